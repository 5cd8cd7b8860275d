"""Finds out who is asking, for requests and sockets."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from miasma.server.house import House
from miasma.server.people import NOBODY, Person
from miasma.server.problems import Problem
from miasma.server.safety import COOKIE, CSRF_COOKIE, address_of, bearer

YEAR = 365 * 86_400


def key_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token or cookie of whoever asks; nothing if there is none."""
    return bearer(connection) or connection.cookies.get(COOKIE, "")


async def anybody(request: Request[Any, Any, Any]) -> Person:
    """Dependency: who asks; nobody is fine."""
    house: House = request.app.state.house
    key = key_of(request)
    found = await house.people.by_key(key) if key else None
    if found is not None:
        house.people.note_address(found.id, address_of(request.scope))
    return found or NOBODY


async def somebody(request: Request[Any, Any, Any]) -> Person:
    """Dependency: who asks; there must be somebody."""
    person = await anybody(request)
    if not person.id:
        raise Problem(401, "no-identity", "First GET /api/me, and send its cookie or a token.")
    return person


def set_key(request: Request[Any, Any, Any], response: Response[Any], key: str) -> None:
    """Give a browser its cookie."""
    response.set_cookie(_cookie(request, COOKIE, key, httponly=True))


def set_csrf(request: Request[Any, Any, Any], response: Response[Any], value: str) -> None:
    """Give a browser's page what it has to repeat."""
    response.set_cookie(_cookie(request, CSRF_COOKIE, value, httponly=False))


def _cookie(request: Request[Any, Any, Any], name: str, value: str, httponly: bool) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        path="/",
        max_age=YEAR,
        httponly=httponly,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
