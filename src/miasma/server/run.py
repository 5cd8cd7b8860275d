"""Runs a server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import Callable

import uvicorn

from miasma.core.errors import MiasmaError
from miasma.server import database
from miasma.server.app import build
from miasma.server.keeping import sole_user
from miasma.server.log import configure, log
from miasma.server.safety import Safety
from miasma.server.settings import Settings

GRACE = 10
"""Seconds that open requests have to end."""


class Server(uvicorn.Server):
    """uvicorn's server, which tells when it listens and tells clients when it stops."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self.ready(self._address())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell the clients, then stop as uvicorn does."""
        house = getattr(self.config.loaded_app.state, "house", None) if self._app() else None
        if house is not None:
            house.announce_stop()
            await asyncio.sleep(0.05)  # lets the farewells out before the sockets close
        await super().shutdown(sockets)
        # Stopped in order: uvicorn need not send itself the signal again and end by it.
        self._captured_signals.clear()

    def _app(self) -> bool:
        return hasattr(getattr(self.config, "loaded_app", None), "state")

    def _address(self) -> str:
        for server in self.servers:
            for listening in server.sockets:
                port = listening.getsockname()[1]
                host = self.config.host
                shown = "localhost" if host in ("127.0.0.1", "::1") else host
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
    config = uvicorn.Config(
        Safety(build(settings), settings.limits.http_rate),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        h11_max_incomplete_event_size=32_768,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=20,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        backlog=4096,
        lifespan="on",
    )
    server = Server(config, ready)
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
