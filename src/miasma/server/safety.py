"""What keeps browsers and strangers from doing harm: headers, origins, CSRF, rates."""

from __future__ import annotations

import ipaddress
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler
from litestar.types import Message, Receive, Scope, Send

from miasma.server.limits import Buckets
from miasma.server.metrics import REFUSED, REQUESTS
from miasma.server.people import same
from miasma.server.problems import forbidden

COOKIE = "miasma_me"
CSRF_COOKIE = "miasma_csrf"
CSRF_HEADER = "x-miasma-csrf"
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html miasma-worker",
    )
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # table links are secrets
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
TOO_MANY = b'{"code":"rate","text":"Too much at once: wait a moment and try again."}'


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a page of this very server asks; other programs name no origin."""
    if origin is None:
        return True
    return bool(host) and urlsplit(origin).netloc.lower() == (host or "").lower()


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token of a script."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def trusted_request(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard: a request that changes something comes from our own page, or from a script."""
    if connection.scope.get("method", "GET") in SAFE_METHODS or bearer(connection):
        return
    if not same_origin(connection.headers.get("origin"), connection.headers.get("host")):
        REFUSED.labels("origin").inc()
        raise forbidden("origin", "This request came from another site.")
    cookie = connection.cookies.get(CSRF_COOKIE, "")
    header = connection.headers.get(CSRF_HEADER, "")
    if not cookie or not same(cookie, header):
        REFUSED.labels("csrf").inc()
        raise forbidden("csrf", "The header X-Miasma-CSRF must repeat the cookie miasma_csrf.")


def address_of(scope: Any) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "local"


def is_near(address: str) -> bool:
    """Whether an address is on this machine or in a private network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address == "local"
    return found.is_loopback or found.is_private


class Safety:
    """Around the whole application, so that it also dresses what the framework answers alone:
    limits the rate of each address and sets the headers of every answer."""

    def __init__(self, app: Litestar, rate: tuple[float, float]) -> None:
        self.app = app
        self.state = app.state
        self.buckets = Buckets(rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer that it is too much."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def dress(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(str(message["status"])).inc()
                headers = list(message.get("headers", ()))
                message["headers"] = headers + [
                    pair for pair in HEADERS if all(name != pair[0] for name, _ in headers)
                ]
            await send(message)

        if scope["path"] not in ("/health", "/metrics") and not self.buckets.take(
            address_of(scope)
        ):
            REFUSED.labels("rate").inc()
            head = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
            await dress({"type": "http.response.start", "status": 429, "headers": head})
            await dress({"type": "http.response.body", "body": TOO_MANY, "more_body": False})
            return
        await self.app(scope, receive, dress)
