"""The web application: routes, errors, what is documented."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Contact, License, SecurityScheme

from miasma.core.version import __version__
from miasma.server.house import House
from miasma.server.http_games import GamesController
from miasma.server.http_me import MeController
from miasma.server.http_tables import MovesController, TablesController, ThoughtController
from miasma.server.identity import anybody, somebody
from miasma.server.log import log
from miasma.server.metrics import CONTENT_TYPE, exposition
from miasma.server.problems import Problem
from miasma.server.safety import COOKIE, CSRF_HEADER, address_of, is_near, trusted_request
from miasma.server.settings import Settings
from miasma.server.static import client
from miasma.server.writer import WriterClosed

SECURITY = Components(
    security_schemes={
        "cookie": SecurityScheme(
            type="apiKey", name=COOKIE, security_scheme_in="cookie",
            description="Whoever GET /api/me made or found.",
        ),
        "csrf": SecurityScheme(
            type="apiKey", name=CSRF_HEADER, security_scheme_in="header",
            description="With the cookie, for all that changes something: repeats miasma_csrf.",
        ),
        "token": SecurityScheme(
            type="http", scheme="bearer", description="From POST /api/me/token; needs no CSRF.",
        ),
    }
)  # fmt: skip


def failure(status: int, code: str, sentence: str) -> Response[dict[str, str]]:
    """An error as clients get it."""
    headers = {"retry-after": "1"} if status in (429, 503) else {}
    return Response(
        {"code": code, "text": sentence},
        status_code=status,
        media_type="application/json",
        headers=headers,
    )


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[dict[str, str]]:
    """Something the asker can mend."""
    return failure(problem.status, problem.code, problem.text)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    """Something the framework refused: an unknown address, a malformed body."""
    detail = error.detail
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        detail = f"{detail}: {extra[0].get('key', '')} {extra[0].get('message', '')}"
    codes = {404: "not-found", 405: "method", 413: "too-large"}
    code = codes.get(error.status_code, "bad-request")
    return failure(error.status_code, code, detail[:300])


def on_closed(_: Request[Any, Any, Any], __: WriterClosed) -> Response[dict[str, str]]:
    """The server is stopping."""
    return failure(503, "stopping", "The server is stopping: try again in a moment.")


def on_depth(_: Request[Any, Any, Any], __: RecursionError) -> Response[dict[str, str]]:
    """Brackets by the thousand: the decoder gives up."""
    return failure(400, "bad-request", "This is nested too deep.")


def on_odd_text(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[dict[str, str]]:
    """Bytes that are no text."""
    return failure(400, "bad-request", "This is not UTF-8.")


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """Something is broken inside."""
    log.error("request-failed", path=request.scope["path"], error=repr(error), exc_info=error)
    return failure(500, "internal", "Something is broken inside; it has been noted.")


@get("/health", tags=["operations"], summary="Is the server well?")
async def health(house: House) -> Response[dict[str, Any]]:
    """Is the server well?"""
    well = house.writer.alive and not house.stopping
    return Response(
        {
            "status": "ok" if well else "stopping",
            "version": __version__,
            "tables": len(house.tables.live),
            "sockets": len(house.hub.clients),
        },
        status_code=200 if well else 503,
        headers={"cache-control": "no-store"},
    )


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Prometheus's numbers, for this machine and its private network only."""
    if not is_near(address_of(request.scope)):
        return Response(b"", status_code=404, media_type="text/plain")
    return Response(exposition(), media_type=CONTENT_TYPE)


def build(settings: Settings) -> Litestar:
    """The application of one server process."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settings)
        app.state.house = house
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    def the_house(state: State) -> House:
        found: House = state.house
        return found

    api = Router(
        path="/",
        route_handlers=[MeController, GamesController, TablesController, MovesController,
                        ThoughtController],
        guards=[trusted_request],
        security=[{"cookie": [], "csrf": []}, {"token": []}],
        dependencies={"person": Provide(anybody), "someone": Provide(somebody)},
    )  # fmt: skip
    return Litestar(
        route_handlers=[api, health, metrics, client],
        lifespan=[lifespan],
        dependencies={"house": Provide(the_house, sync_to_thread=False)},
        exception_handlers={
            Problem: on_problem,
            HTTPException: on_http,
            WriterClosed: on_closed,
            RecursionError: on_depth,
            UnicodeDecodeError: on_odd_text,
            Exception: on_failure,
        },
        request_max_body_size=settings.limits.body_bytes,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=4, exclude_opt_key="packed"
        ),
        openapi_config=OpenAPIConfig(
            title="Miasma",
            version=__version__,
            description="Play outbreak board games over HTTP; docs/protocol.md has the socket.",
            license=License(name="Apache-2.0", identifier="Apache-2.0"),
            contact=Contact(name="The Miasma authors"),
            components=SECURITY,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        signature_namespace={"House": House},
        logging_config=None,
        debug=False,
    )
