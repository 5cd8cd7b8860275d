"""What a table looks like in the database: its rows, and the statements that write them."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from sqlalchemy import bindparam, insert, update

from miasma.server.models import seats, tables
from miasma.server.position import Position
from miasma.server.table import OVER, LiveTable, Seat
from miasma.server.writer import EntryRow, Item, TouchRow

INSERT_TABLE = insert(tables)
INSERT_SEAT = insert(seats)
MARK_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("id_"))
    .values(status=bindparam("status_"), reason=bindparam("reason_"))
)
LINK_REMATCH = (
    update(tables).where(tables.c.id == bindparam("id_")).values(rematch=bindparam("rematch_"))
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


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_hex(9)


def digest(secret: str) -> bytes:
    """What is stored of a secret: it is random and long, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


def entry_row(
    table: str,
    version: int,
    kind: str,
    seat: int,
    action: str,
    at: float,
    person: str | None = None,
    move: str | None = None,
) -> EntryRow:
    """A row of `entries`; with an author where a person did it."""
    return (table, version, kind, seat, action, person, move, at)


def touch_row(
    table: LiveTable,
    version: int,
    position: Position,
    outcome: dict[str, Any] | None = None,
    chairs: list[Seat] | None = None,
) -> TouchRow:
    """What the lists show of a table."""
    state = position.state
    if outcome is None:
        outcome = table.outcome or (dict(state.result()) if state.over else None)
    # Lists are for everybody: what a spectator must not count is not counted.
    plies = position.length - state.unseen(None)
    status = OVER if outcome is not None else table.natural_status(chairs)
    return (table.id, version, plies, status, list(state.to_act), outcome, table.touched)


def seat_item(table: str, number: int, seat: Seat) -> Item:
    """What stores a changed seat."""
    row = seat_row(table, number, seat)
    return UPDATE_SEAT, {f"{name}_": value for name, value in row.items()}


def seat_row(table: str, number: int, seat: Seat) -> dict[str, Any]:
    """A row of `seats`."""
    return {
        "table": table,
        "seat": number,
        "kind": seat.kind,
        "person": seat.person,
        "agent": seat.agent,
        "standing_in": seat.standing_in,
        "secret": seat.secret,
    }


def table_row(table: LiveTable) -> dict[str, Any]:
    """A row of `tables` for one just opened."""
    assert table.position is not None
    _, version, plies, status, to_act, _, touched = touch_row(table, table.version, table.position)
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
        "status": status,
        "reason": "",
        "version": version,
        "plies": plies,
        "to_act": to_act,
        "outcome": table.outcome,
        "rematch": None,
        "origin": table.origin.to_dict() if table.origin else None,
        "created": table.created,
        "touched": touched,
    }
