"""Finds out who is asking, for requests and sockets."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from miasma.server.house import House
from miasma.server.people import NOBODY, Person
from miasma.server.problems import Problem
from miasma.server.safety import COOKIE, CSRF_COOKIE, bearer

YEAR = 365 * 86_400


async def who_is(house: House, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
    """Whoever the token or cookie says; nobody if there is none."""
    key = bearer(connection) or connection.cookies.get(COOKIE, "")
    found = await house.people.by_key(key) if key else None
    return found or NOBODY


async def anybody(request: Request[Any, Any, Any]) -> Person:
    """Dependency: who asks; nobody is fine."""
    return await who_is(request.app.state.house, request)


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
