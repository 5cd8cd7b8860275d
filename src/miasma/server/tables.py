"""All tables: opened, stored, found again in memory or rebuilt from the record."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import bindparam, func, insert, select, update

from miasma.core.errors import MiasmaError
from miasma.core.game import Game
from miasma.core.record import Entry
from miasma.core.registry import find_game
from miasma.core.state import State
from miasma.server.database import Reader
from miasma.server.metrics import BROKEN_TABLES, LIVE_TABLES
from miasma.server.models import chat, entries, mutes, people, seats, tables
from miasma.server.position import Position, back_to, begin, check_rulebook, replay, unfold
from miasma.server.problems import not_found
from miasma.server.table import BROKEN, OVER, LiveTable, Seat
from miasma.server.writer import Item, Writer

INSERT_TABLE = insert(tables)
INSERT_SEAT = insert(seats)
INSERT_ENTRY = insert(entries)
TOUCH_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("id_"))
    .values(
        version=bindparam("version_"),
        plies=bindparam("plies_"),
        status=bindparam("status_"),
        outcome=bindparam("outcome_"),
        touched=bindparam("touched_"),
    )
)
UPDATE_SEAT = (
    update(seats)
    .where(seats.c.table == bindparam("table_"), seats.c.seat == bindparam("seat_"))
    .values(
        kind=bindparam("kind_"),
        person=bindparam("person_"),
        agent=bindparam("agent_"),
        standing_in=bindparam("standing_in_"),
        secret=bindparam("secret_"),
    )
)
LONG_RECORD = 300
"""Plies above which a record is replayed in a thread."""


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_hex(9)


def digest(secret: str) -> bytes:
    """What is stored of a secret: it is random and long, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


@dataclass(slots=True)
class Opened:
    """A table just opened, with the secrets that are shown once."""

    table: LiveTable
    claims: dict[int, str]


def entry_row(
    table: str, version: int, kind: str, seat: int, action: str, at: float
) -> dict[str, Any]:
    """A row of `entries` without an author."""
    return {
        "table": table,
        "version": version,
        "kind": kind,
        "seat": seat,
        "action": action,
        "person": None,
        "move": None,
        "at": at,
    }


def touch_item(
    table: LiveTable, version: int, position: Position, outcome: dict[str, Any] | None = None
) -> Item:
    """What keeps the list of tables up to date."""
    if outcome is None:
        outcome = table.outcome or (dict(position.state.result()) if position.state.over else None)
    status = OVER if outcome is not None else table.natural_status()
    return (
        TOUCH_TABLE,
        {
            "id_": table.id,
            "version_": version,
            "plies_": position.length,
            "status_": status,
            "outcome_": outcome,
            "touched_": table.touch(),
        },
    )


def seat_item(table: LiveTable, number: int, seat: Seat) -> Item:
    """What stores a changed seat."""
    return (
        UPDATE_SEAT,
        {
            "table_": table.id,
            "seat_": number,
            "kind_": seat.kind,
            "person_": seat.person,
            "agent_": seat.agent,
            "standing_in_": seat.standing_in,
            "secret_": seat.secret,
        },
    )


class Tables:
    """The tables of this server."""

    def __init__(self, reader: Reader, writer: Writer, most_live: int) -> None:
        self.reader = reader
        self.writer = writer
        self.most_live = most_live
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
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
        )
        claims = {n: self.new_claim(seat) for n, seat in enumerate(table.seats) if seat.person}
        table.settle(position, position.length)
        vocabulary = game.vocabulary
        rows: list[Item] = [(INSERT_TABLE, _table_row(table))]
        for number, seat in enumerate(table.seats):
            rows.append((INSERT_SEAT, _seat_row(table.id, number, seat)))
        for version, ply in enumerate(position.line, 1):
            notation = vocabulary[ply.action].notation
            row = entry_row(table.id, version, "act", ply.seat, notation, now)
            rows.append((INSERT_ENTRY, row))
        await self.writer.store(*rows)
        self._keep(table)
        return Opened(table, claims)

    def new_claim(self, seat: Seat) -> str:
        """A new secret link for a seat; an older one ends."""
        secret = secrets.token_urlsafe(24)
        seat.secret = digest(secret)
        return secret

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
        if found is None:
            raise not_found()
        return found

    async def reload(self, table: LiveTable) -> None:
        """Forget what is in memory and read the stored truth; for a table another writer changed.

        The object stays the same, so that those who watch keep watching it.
        """
        fresh = await self._read(table.id)
        if fresh is None:
            raise not_found()
        for name in (
            "status", "reason", "version", "position", "outcome", "moves", "veiled", "decisions",
            "seats", "raw", "chat_count", "muted",
        ):  # fmt: skip
            setattr(table, name, getattr(fresh, name))
        table.scenes.clear()
        table.logs.clear()

    def _keep(self, table: LiveTable) -> None:
        self.live[table.id] = table
        if len(self.live) > self.most_live:
            for other in list(self.live.values()):
                if not other.busy and other is not table:
                    del self.live[other.id]
                if len(self.live) <= self.most_live:
                    break
        LIVE_TABLES.set(len(self.live))

    def forget(self, table_id: str) -> None:
        """Drop a table from memory."""
        self.live.pop(table_id, None)
        LIVE_TABLES.set(len(self.live))

    async def _load(self, table_id: str) -> LiveTable | None:
        table = await self._read(table_id)
        if table is not None:
            self._keep(table)
        return table

    async def _read(self, table_id: str) -> LiveTable | None:
        row = await self.reader.row(select(tables).where(tables.c.id == table_id))
        if row is None:
            return None
        seat_rows = await self.reader.rows(
            select(seats, people.c.name)
            .join(people, people.c.id == seats.c.person, isouter=True)
            .where(seats.c.table == table_id)
            .order_by(seats.c.seat)
        )
        stored = await self.reader.rows(
            select(entries).where(entries.c.table == table_id).order_by(entries.c.version)
        )
        talk = await self.reader.row(
            select(func.max(chat.c.n).label("n")).where(chat.c.table == table_id)
        )
        muted = await self.reader.rows(select(mutes).where(mutes.c.table == table_id))
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
            status=row["status"],
            outcome=row["outcome"],
            rematch=row["rematch"],
            chat_count=talk["n"] or 0,
            muted={mute["person"] for mute in muted},
        )
        if len(stored) > LONG_RECORD:
            await asyncio.to_thread(rebuild, table, stored)
        else:
            rebuild(table, stored)
        return table


def replay_moves(start: State, moves: Sequence[tuple[int, int]]) -> Position:
    """The position after moves that are known to be legal."""
    vocabulary = start.game.vocabulary
    return replay(start, [Entry(seat, vocabulary[action].notation) for seat, action in moves])


def rebuild(table: LiveTable, stored: Sequence[Any]) -> None:
    """Build a table's position from what is stored; one that can't be is broken, not lost."""
    line: list[Entry] = []
    for row in stored:
        if row["move"] is not None:
            table.moves[(row["person"], row["move"])] = row["version"]
        if row["kind"] == "undo":
            del line[int(row["action"]) :]
        elif row["kind"] == "act":
            line.append(Entry(row["seat"], row["action"]))
    version = stored[-1]["version"] if stored else 0
    try:
        table.game = find_game(table.game_id)
        check_rulebook(table.game, table.rules, table.content)
        table.start = begin(table.game, len(table.seats), table.options, table.base)
        position = replay(table.start, line)
        _veil(table, stored, position)
        table.settle(position, version)
    except MiasmaError as error:
        table.status = BROKEN
        table.reason = str(error)
        table.version = version
        table.position = None
        table.raw = [(entry.seat, entry.notation) for entry in line]
        BROKEN_TABLES.inc()


def _veil(table: LiveTable, stored: Sequence[Any], final: Position) -> None:
    """Count, for each reader, the taken back entries that the reader never knew of."""
    if not any(row["kind"] == "undo" for row in stored):
        return
    assert table.start is not None
    line: list[Entry] = []
    for row in stored:
        if row["kind"] == "undo":
            position = replay(table.start, line)
            note_veiled(table, position, int(row["action"]))
            del line[int(row["action"]) :]
        elif row["kind"] == "act":
            line.append(Entry(row["seat"], row["action"]))


def note_veiled(table: LiveTable, position: Position, ply: int) -> None:
    """Before going back to a ply: note what those who never knew of it must not count."""
    assert table.start is not None
    viewpoints: list[int | None] = [None, *range(len(table.seats))]
    unseen = {viewpoint: position.state.unseen(viewpoint) for viewpoint in viewpoints}
    if not any(unseen.values()):
        return
    earlier = back_to(table.start, position, ply)
    gone = position.length - ply
    for viewpoint in viewpoints:
        hidden = unseen[viewpoint] - earlier.state.unseen(viewpoint)
        # Whoever knew of nothing that is taken back must not notice the taking back either.
        extra = hidden + 1 if hidden == gone else max(0, hidden)
        table.veiled[viewpoint] = table.veiled.get(viewpoint, 0) + extra


def _table_row(table: LiveTable) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game_id,
        "rules": table.rules,
        "content": table.content,
        "options": table.options,
        "base": table.base,
        "listed": table.listed,
        "hints": table.hints,
        "host": table.host,
        "invite": table.invite,
        "status": table.status,
        "version": table.version,
        "plies": table.position.length if table.position else 0,
        "outcome": table.outcome,
        "rematch": None,
        "created": table.created,
        "touched": table.touched,
    }


def _seat_row(table: str, number: int, seat: Seat) -> dict[str, Any]:
    return {
        "table": table,
        "seat": number,
        "kind": seat.kind,
        "person": seat.person,
        "agent": seat.agent,
        "standing_in": seat.standing_in,
        "secret": seat.secret,
    }


def plain(value: Any) -> Any:
    """A deep copy as plain data."""
    return msgspec.json.decode(msgspec.json.encode(value))
