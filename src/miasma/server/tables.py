"""All tables: opened, stored, found again in memory or rebuilt from the record."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select

from miasma.core.game import Game
from miasma.server.database import Shelf
from miasma.server.metrics import LIVE_TABLES
from miasma.server.models import chat, entries, mutes, people, seats, tables
from miasma.server.origin import Origin
from miasma.server.position import begin, unfold
from miasma.server.problems import not_found
from miasma.server.rebuild import rebuild, replay_moves
from miasma.server.rows import (
    INSERT_SEAT,
    INSERT_TABLE,
    LINK_REMATCH,
    MARK_TABLE,
    digest,
    entry_row,
    new_id,
    seat_row,
    table_row,
)
from miasma.server.table import BROKEN, LiveTable, Seat
from miasma.server.writer import Item, TouchRow, Writer

LONG_RECORD = 60
"""Plies above which a record is replayed in a thread."""
PLIES_PER_TABLE = 500
"""Of all live tables together on average: long games leave memory sooner."""


@dataclass(slots=True)
class Opened:
    """A table just opened, with the secrets that are shown once."""

    table: LiveTable
    claims: dict[int, str]


class Tables:
    """The tables of this server."""

    def __init__(self, shelf: Shelf, writer: Writer, most_live: int) -> None:
        self.shelf = shelf
        self.writer = writer
        self.most_live = most_live
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.due: dict[str, TouchRow] = {}
        """What the lists don't show yet."""
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    # -- opening --------------------------------------------------------------------------------

    async def open(
        self,
        game: Game,
        chairs: Sequence[Seat],
        options: dict[str, Any],
        host: str,
        listed: bool,
        hints: bool,
        base: dict[str, Any] | None = None,
        moves: Sequence[tuple[int, int]] = (),
        rematch_of: str | None = None,
        origin: Origin | None = None,
    ) -> Opened:
        """Open and store a table; chance that comes before the first decision is played."""
        start = begin(game, len(chairs), options, base)
        position = replay_moves(start, moves)
        position = unfold(position).position
        now = time.time()
        table = LiveTable(
            id=new_id(),
            game_id=game.id,
            game=game,
            rules=game.rules_version,
            content=game.content_digest,
            options=dict(start.setup.options),
            base=base,
            listed=listed,
            hints=hints,
            host=host,
            invite=secrets.token_urlsafe(12),
            seats=list(chairs),
            created=now,
            touched=now,
            start=start,
            origin=origin,
        )
        claims = {n: self.new_claim(seat) for n, seat in enumerate(table.seats) if seat.person}
        table.settle(position, position.length)
        table.stored = table.status
        vocabulary = game.vocabulary
        items: list[Item] = [(INSERT_TABLE, table_row(table))]
        for number, seat in enumerate(table.seats):
            items.append((INSERT_SEAT, seat_row(table.id, number, seat)))
        if rematch_of is not None:
            items.append((LINK_REMATCH, {"id_": rematch_of, "rematch_": table.id}))
        rows = [
            entry_row(table.id, version, "act", ply.seat, vocabulary[ply.action].notation, now)
            for version, ply in enumerate(position.line, 1)
        ]
        await self.writer.store(*items, entries=rows)
        self._keep(table)
        return Opened(table, claims)

    def new_claim(self, seat: Seat) -> str:
        """A new secret link for a seat; an older one ends."""
        secret = secrets.token_urlsafe(24)
        seat.secret = digest(secret)
        return secret

    # -- the lists ------------------------------------------------------------------------------

    async def flush(self) -> None:
        """Store what the lists show of tables where something was played since."""
        if not self.due:
            return
        due, self.due = self.due, {}
        try:
            await self.writer.store(touches=list(due.values()))
        except BaseException:
            self.due = due | self.due
            raise

    # -- finding --------------------------------------------------------------------------------

    async def get(self, table_id: str) -> LiveTable:
        """The table with this id; raises a Problem if there is none."""
        table = self.live.get(table_id)
        if table is not None:
            self.live.move_to_end(table_id)
            return table
        if not 1 <= len(table_id) <= 32 or not table_id.isalnum():
            raise not_found()
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        found = await asyncio.shield(task)
        if found is None or found.gone:
            raise not_found()
        # Since it was loaded it may have left memory again, and even been loaded anew: there is
        # never a second object of a table that somebody uses.
        return self.live.setdefault(table_id, found)

    async def reload(self, table: LiveTable) -> None:
        """Forget what is in memory and read the stored truth; for a table another writer changed.

        The object stays the same, so that those who watch keep watching it.
        """
        fresh = await self._read(table.id)
        if fresh is None:
            table.status, table.gone = BROKEN, True
            raise not_found()
        for name in (
            "status", "stored", "reason", "version", "position", "outcome", "moves", "veiled",
            "decisions", "seats", "raw", "chat_count", "muted",
        ):  # fmt: skip
            setattr(table, name, getattr(fresh, name))
        table.scenes.clear()
        table.logs.clear()

    def _keep(self, table: LiveTable) -> None:
        self.live[table.id] = table
        plies = sum(other.plies for other in self.live.values())
        most = self.most_live * PLIES_PER_TABLE
        if len(self.live) > self.most_live or plies > most:
            for other in list(self.live.values()):
                if not other.busy and other is not table:
                    plies -= other.plies
                    del self.live[other.id]
                if len(self.live) <= self.most_live and plies <= most:
                    break
        LIVE_TABLES.set(len(self.live))

    def forget(self, table_id: str) -> None:
        """Drop a table from memory."""
        self.live.pop(table_id, None)
        self.due.pop(table_id, None)
        LIVE_TABLES.set(len(self.live))

    async def _load(self, table_id: str) -> LiveTable | None:
        table = await self._read(table_id)
        if table is not None:
            self._keep(table)
        return table

    async def _read(self, table_id: str) -> LiveTable | None:
        row = await self.shelf.row(select(tables).where(tables.c.id == table_id))
        if row is None:
            return None
        seat_rows = await self.shelf.rows(
            select(seats, people.c.name)
            .join(people, people.c.id == seats.c.person, isouter=True)
            .where(seats.c.table == table_id)
            .order_by(seats.c.seat)
        )
        stored = await self.shelf.rows(
            select(entries).where(entries.c.table == table_id).order_by(entries.c.version)
        )
        talk = await self.shelf.row(
            select(func.max(chat.c.n).label("n")).where(chat.c.table == table_id)
        )
        muted = await self.shelf.rows(select(mutes).where(mutes.c.table == table_id))
        table = LiveTable(
            id=table_id,
            game_id=row["game"],
            game=None,
            rules=row["rules"],
            content=row["content"],
            options=dict(row["options"]),
            base=row["base"],
            listed=row["listed"],
            hints=row["hints"],
            host=row["host"],
            invite=row["invite"],
            seats=[
                Seat(
                    kind=seat["kind"],
                    person=seat["person"],
                    name=seat["name"] or "",
                    agent=seat["agent"],
                    standing_in=seat["standing_in"],
                    secret=seat["secret"],
                )
                for seat in seat_rows
            ],
            created=row["created"],
            touched=row["touched"],
            stored=row["status"],
            outcome=row["outcome"],
            rematch=row["rematch"],
            origin=Origin.from_dict(row["origin"]) if row["origin"] else None,
            chat_count=talk["n"] or 0,
            muted={mute["person"] for mute in muted},
        )
        if len(stored) > LONG_RECORD:
            await asyncio.to_thread(rebuild, table, stored)
        else:
            rebuild(table, stored)
        if (table.status, table.reason) != (row["status"], row["reason"]):
            # Broken since, or well again: the lists must say so too.
            await self.writer.store(
                (MARK_TABLE, {"id_": table.id, "status_": table.status, "reason_": table.reason})
            )
            table.stored = table.status
        return table
