"""What keeps browsers and strangers from doing harm: headers, origins, CSRF, rates."""

from __future__ import annotations

import ipaddress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from miasma.server.limits import Buckets
from miasma.server.log import log
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
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == (host or "").lower()
    except ValueError:  # no address at all
        return False


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token of a script."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


async def trusted_request(  # async: Litestar runs a plain function in a thread
    connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler
) -> None:
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
    """Where a request comes from; of IPv6 the network, of which everybody has millions."""
    client = scope.get("client")
    if not client:
        return "local"
    address = str(client[0])
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64))


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

    def __init__(
        self,
        app: ASGIApp,
        rate: tuple[float, float],
        health: tuple[float, float],
        socket: ASGIApp,
        proxied: bool = False,
    ) -> None:
        self.app = app
        self.socket = socket
        self.buckets = Buckets(rate)
        self.health = Buckets(health)
        self.proxied = proxied

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer that it is too much."""
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        if not self.proxied:
            self._look_for_proxy(scope)
        address = address_of(scope)
        if kind == "websocket":
            if not self.buckets.take(address):
                REFUSED.labels("rate").inc()
                await receive()
                await send({"type": "websocket.close", "code": 1013, "reason": "too many"})
            elif scope["path"] == "/ws":
                await self.socket(scope, receive, send)
            else:
                await self.app(scope, receive, send)
            return
        secure = scope.get("scheme") == "https"
        private = scope["path"].startswith("/api/")

        async def dress(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(str(message["status"])).inc()
                headers = list(message.get("headers", ()))
                named = {name.lower() for name, _ in headers}
                extra = [pair for pair in HEADERS if pair[0] not in named]
                if private and b"cache-control" not in named:
                    extra.append((b"cache-control", b"no-store"))
                if secure:
                    extra.append((b"strict-transport-security", b"max-age=31536000"))
                message["headers"] = headers + extra
            await send(message)

        watching = scope["path"] in ("/health", "/metrics")
        if not (self.health if watching else self.buckets).take(address):
            REFUSED.labels("rate").inc()
            head = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
            await dress({"type": "http.response.start", "status": 429, "headers": head})
            await dress({"type": "http.response.body", "body": TOO_MANY, "more_body": False})
            return
        await self.app(scope, receive, dress)

    def _look_for_proxy(self, scope: Scope) -> None:
        """Warn once if a proxy stands before us that was not named: to us everybody would be one
        address with one share, and near enough to read the metrics."""
        if any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            self.proxied = True
            log.warning("proxy-not-named", text="start with --proxy ADDRESS of the proxy")
