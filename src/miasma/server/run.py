"""Runs a server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.types import Receive, Scope, Send

from miasma.core.errors import MiasmaError
from miasma.server import database, memory
from miasma.server.app import build
from miasma.server.keeping import sole_user
from miasma.server.log import configure, log
from miasma.server.protocols import Http, Line
from miasma.server.safety import Safety
from miasma.server.settings import Settings
from miasma.server.socket import play_socket

GRACE = 10
"""Seconds that open requests have to end."""


class Server(uvicorn.Server):
    """uvicorn's server, which tells when it listens and tells clients when it stops."""

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[Any] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self.ready(self._address())
            self.app.state.house.open_doors()

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        """Tell the clients, then stop as uvicorn does."""
        # Asked here, not of `config.loaded_app`: behind a proxy uvicorn has wrapped that.
        house = self.app.state.get("house")
        if house is not None:
            house.announce_stop()
            await asyncio.sleep(0.05)  # lets the farewells out before the sockets close
        await super().shutdown(sockets)
        # Stopped in order: uvicorn need not send itself the signal again and end by it.
        self._captured_signals.clear()

    def _address(self) -> str:
        for server in self.servers:
            for listening in server.sockets:
                port = listening.getsockname()[1]
                host = self.config.host
                shown = "localhost" if host in ("127.0.0.1", "::1") else host
                shown = f"[{shown}]" if ":" in shown else shown
                return f"http://{shown}:{port}/"
        return ""


def announce(address: str) -> None:
    """Say where to go."""
    print(f"Miasma is ready: {address}", flush=True)


def serve(settings: Settings, ready: Callable[[str], None] = announce) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    configure(settings.log_level)
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MiasmaError(f"can't use {settings.data}: {error.strerror or error}") from None
    with sole_user(settings.data):
        _serve(settings, ready)


def _serve(settings: Settings, ready: Callable[[str], None]) -> None:
    database.migrate(settings.database)
    memory.prepare()
    app = build(settings)

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        await play_socket(app.state.house, scope, receive, send)

    limits = settings.limits
    proxied = bool(settings.trusted_proxies)
    config = uvicorn.Config(
        Safety(app, limits.http_rate, limits.health_rate, socket, proxied),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=Http,
        ws=Line,
        limit_concurrency=limits.sockets + 2_000,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=20,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        backlog=4096,
        lifespan="on",
    )
    server = Server(config, app, ready)
    try:
        with contextlib.suppress(KeyboardInterrupt):  # uvicorn has stopped in order before
            server.run()
    except SystemExit as ending:
        if ending.code not in (0, None):
            raise MiasmaError(
                f"can't listen on {settings.host}:{settings.port}: the address may be in use"
            ) from None
    if not server.started:
        log.error("not-started")
        sys.exit(1)
