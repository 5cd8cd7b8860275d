"""Everything one server process holds, started and stopped in order."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import time

from sqlalchemy.ext.asyncio import AsyncEngine

from miasma.core.errors import MiasmaError
from miasma.core.registry import find_game, game_ids
from miasma.core.text import LANGUAGES
from miasma.server import database
from miasma.server.database import Shelf
from miasma.server.hub import Hub
from miasma.server.limits import Buckets
from miasma.server.lobby import Lobby
from miasma.server.log import log
from miasma.server.memory import settle_down
from miasma.server.minds import Minds
from miasma.server.people import People
from miasma.server.play import Play
from miasma.server.settings import Settings
from miasma.server.sweeping import sweep
from miasma.server.tables import Tables
from miasma.server.thinking import Thinkers
from miasma.server.writer import Writer, WriterClosed

FIRST_SWEEP = 60.0
SWEEP = 3600.0
"""Seconds between two looks for what has expired."""
FLUSH = 5.0
"""Seconds after which the lists know of what was played."""


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = database.open_engine(settings.database)
        self.shelf = Shelf(self.engine)
        self.writer = Writer(database.open_for_writing(settings.database, settings.power_safe))
        self.people = People(self.shelf, self.writer, settings.keeping)
        self.tables = Tables(self.shelf, self.writer, settings.live_tables)
        self.hub = Hub()
        self.thinkers = Thinkers(settings.thinkers, settings.plugins)
        self.play = Play(self.tables, self.hub, self.thinkers, self.people.near)
        self.lobby = Lobby(self.tables, self.hub, self.play)
        self.minds = Minds(self.thinkers, self.people.near)
        limits = settings.limits
        self.guest_rate = Buckets(limits.guest_rate)
        self.table_rate = Buckets(limits.table_rate)
        self.login_rate = Buckets(limits.login_rate)
        self.chat_rate = Buckets(limits.chat_rate)
        self.think_rate = Buckets(limits.think_rate)
        self.picture_rate = Buckets(limits.picture_rate)
        self.person_rate = Buckets(limits.socket_rate)
        self.address_rate = Buckets(limits.address_rate)
        self.sockets: dict[str, int] = {}
        """Address → open sockets."""
        self.stopping = False
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin: enough to answer requests."""
        for plugin in self.settings.plugins:
            importlib.import_module(plugin)
        self.writer.start()
        self._tasks.append(asyncio.create_task(self._flush(), name="flush"))
        log.info("started", data=str(self.settings.data), thinkers=self.settings.thinkers)

    def open_doors(self) -> None:
        """The server listens: start what would only have delayed that."""
        self.thinkers.start()
        self._tasks.append(asyncio.create_task(self._warm(), name="warm"))
        self._tasks.append(asyncio.create_task(self._sweep(), name="sweep"))

    def announce_stop(self) -> None:
        """Tell clients that the server stops, and let no computer player begin anything."""
        if not self.stopping:
            self.stopping = True
            self.play.stopping = True
            self.thinkers.close()
            self.hub.bye("restart", 2)

    async def stop(self) -> None:
        """Finish what is being stored, then end."""
        self.announce_stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.play.stop()
        await asyncio.to_thread(self.thinkers.stop)
        with contextlib.suppress(WriterClosed):
            await self.tables.flush()
        await self.writer.stop()
        await self.engine.dispose()
        log.info("stopped")

    async def _warm(self) -> None:
        await asyncio.to_thread(warm)
        settle_down()

    async def _flush(self) -> None:
        while True:
            await asyncio.sleep(FLUSH)
            try:
                await self.tables.flush()
            except Exception as error:
                log.error("flush-failed", error=repr(error), exc_info=error)

    async def _sweep(self) -> None:
        await asyncio.sleep(FIRST_SWEEP)
        while True:
            try:
                await sweep(self, time.time())
            except Exception as error:
                log.error("sweep-failed", error=repr(error), exc_info=error)
            await asyncio.sleep(SWEEP)


def warm() -> None:
    """Load games and words before somebody waits for them: the first word takes a third of a
    second, most of it the plural rules of its language."""
    for game_id in game_ids():
        with contextlib.suppress(MiasmaError):
            game = find_game(game_id)
            for lang in LANGUAGES:
                game.start(seed=1).scene(None, lang)
