"""Everything one server process holds, started and stopped in order."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import time
from collections.abc import Coroutine
from typing import Any

from sqlalchemy import and_, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from miasma.core.errors import MiasmaError
from miasma.core.registry import find_game, game_ids
from miasma.core.text import LANGUAGES
from miasma.server import database
from miasma.server.database import Reader
from miasma.server.hub import Hub
from miasma.server.limits import Buckets
from miasma.server.lobby import Lobby
from miasma.server.log import log
from miasma.server.minds import Minds
from miasma.server.models import chat, entries, keys, mutes, people, seats, tables
from miasma.server.people import People
from miasma.server.play import Play
from miasma.server.settings import Settings
from miasma.server.table import BROKEN, OVER, PLAYING, WAITING
from miasma.server.tables import Tables
from miasma.server.thinking import Thinkers
from miasma.server.writer import Writer

SWEEP = 3600.0
"""Seconds between two looks for what has expired."""
MOST_SWEPT = 500


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = database.open_engine(settings.database, settings.power_safe)
        self.reader = Reader(self.engine)
        self.writer = Writer(self.engine)
        self.people = People(self.reader, self.writer, settings.keeping)
        self.tables = Tables(self.reader, self.writer, settings.live_tables)
        self.hub = Hub()
        self.thinkers = Thinkers(settings.thinkers, settings.plugins)
        self.play = Play(self.tables, self.hub, self.thinkers)
        self.lobby = Lobby(self.tables, self.hub, self.play)
        self.minds = Minds(self.thinkers)
        limits = settings.limits
        self.guest_rate = Buckets(limits.guest_rate)
        self.table_rate = Buckets(limits.table_rate)
        self.login_rate = Buckets(limits.login_rate)
        self.chat_rate = Buckets(limits.chat_rate)
        self.think_rate = Buckets(limits.think_rate)
        self.sockets: dict[str, int] = {}
        """Address → open sockets."""
        self.stopping = False
        self._doing: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    async def finish(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something to its end, even if whoever asked goes away meanwhile.

        What is half done when it is cancelled may be stored already: memory and database would
        disagree.
        """
        task = asyncio.create_task(doing)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        await asyncio.shield(task)

    async def start(self) -> None:
        """Begin."""
        for plugin in self.settings.plugins:
            importlib.import_module(plugin)
        self.writer.start()
        self.thinkers.start()
        self._sweeper = asyncio.create_task(self._sweep())
        self._warming = asyncio.create_task(asyncio.to_thread(warm))
        log.info("started", data=str(self.settings.data), thinkers=self.settings.thinkers)

    def announce_stop(self) -> None:
        """Tell clients that the server stops, and let no computer player begin anything."""
        if not self.stopping:
            self.stopping = True
            self.play.stopping = True
            self.hub.bye("restart", 2)

    async def stop(self) -> None:
        """Finish what is being stored, then end."""
        self.announce_stop()
        if self._warming is not None:
            await asyncio.gather(self._warming, return_exceptions=True)
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        await asyncio.gather(*self._doing, return_exceptions=True)
        await self.play.stop()
        await asyncio.to_thread(self.thinkers.stop)
        await self.writer.stop()
        await self.engine.dispose()
        log.info("stopped")

    async def _sweep(self) -> None:
        while True:
            try:
                await self.sweep(time.time())
            except Exception as error:
                log.error("sweep-failed", error=repr(error))
            await asyncio.sleep(SWEEP)

    async def sweep(self, now: float) -> int:
        """Delete what has expired by policy; gives how many tables went. Broken ones never go."""
        keeping = self.settings.keeping
        rows = await self.reader.rows(
            select(tables.c.id)
            .where(
                tables.c.status != BROKEN,
                or_(
                    and_(tables.c.status == WAITING, tables.c.touched < now - keeping.waiting),
                    and_(tables.c.status == PLAYING, tables.c.touched < now - keeping.running),
                    and_(tables.c.status == OVER, tables.c.touched < now - keeping.finished),
                ),
            )
            .limit(MOST_SWEPT)
        )
        gone = 0
        for row in rows:
            try:
                table = await self.tables.get(row["id"])
            except Exception as error:
                log.warning("sweep-skipped", table=row["id"], error=repr(error))
                continue
            # A status in the list may be old: a record that no longer replays is kept.
            if table.status == BROKEN or table.busy:
                continue
            self.tables.forget(table.id)
            await self.writer.store(
                *[
                    (delete(owner).where(owner.c.table == table.id), {})
                    for owner in (entries, seats, chat, mutes)
                ],
                (delete(tables).where(tables.c.id == table.id), {}),
            )
            gone += 1
        stale = now - keeping.keys
        await self.writer.store((delete(keys).where(keys.c.seen < stale), {}))
        await self.writer.store(
            (
                delete(people).where(
                    people.c.account.is_(None),
                    people.c.created < stale,
                    ~exists().where(keys.c.person == people.c.id),
                    ~exists().where(seats.c.person == people.c.id),
                ),
                {},
            )
        )
        if gone:
            log.info("expired", tables=gone)
        return gone


def warm() -> None:
    """Load games and words before somebody waits for them: the first word takes a third of a
    second, most of it the plural rules of its language."""
    for game_id in game_ids():
        with contextlib.suppress(MiasmaError):
            game = find_game(game_id)
            for lang in LANGUAGES:
                game.start(seed=1).scene(None, lang)
