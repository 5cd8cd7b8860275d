"""A table built again from what is stored; one that can't be is kept, and said to be broken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miasma.core.errors import MiasmaError
from miasma.core.record import Entry
from miasma.core.registry import find_game
from miasma.core.state import State
from miasma.server.log import log
from miasma.server.metrics import BROKEN_TABLES
from miasma.server.position import Position, back_to, begin, check_rulebook, replay
from miasma.server.table import BROKEN, LiveTable

CHANGED = "The rules or the content of this game have changed: its record no longer replays."
"""Told to everybody: what the rules say themselves may name what a reader must not know."""


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
    reason = CHANGED
    try:
        table.game = find_game(table.game_id)
        try:
            check_rulebook(table.game, table.rules, table.content)
        except MiasmaError as error:
            reason = str(error)  # speaks of versions only
            raise
        table.start = begin(table.game, len(table.seats), table.options, table.base)
        position = replay(table.start, line)
        _veil(table, stored)
        table.settle(position, version)
        table.reason = ""
    except Exception as error:
        # Whatever changed rules, content or a plug-in raise: the table is kept.
        if not isinstance(error, MiasmaError):
            log.error("rebuild-failed", table=table.id, error=repr(error), exc_info=error)
        else:
            log.warning("table-broken", table=table.id, error=str(error))
        table.status = BROKEN
        table.reason = reason
        table.version = version
        table.position = None
        table.raw = [(entry.seat, entry.notation) for entry in line]
        BROKEN_TABLES.inc()


def _veil(table: LiveTable, stored: Sequence[Any]) -> None:
    """Count, for each reader, the taken back entries that the reader never knew of."""
    assert table.start is not None
    if type(table.start).unseen is State.unseen or all(row["kind"] != "undo" for row in stored):
        return
    # One walk with a state per ply, however often somebody went back.
    states = [table.start.clone()]
    for row in stored:
        if row["kind"] == "undo":
            ply = int(row["action"])
            count_veiled(table, states[-1], states[ply], len(states) - 1 - ply)
            del states[ply + 1 :]
        elif row["kind"] == "act":
            state = states[-1].clone()
            state.play(row["action"], row["seat"])
            states.append(state)


def note_veiled(table: LiveTable, position: Position, ply: int) -> None:
    """Before going back to a ply: note what those who never knew of it must not count."""
    assert table.start is not None
    if type(table.start).unseen is State.unseen:
        return
    earlier = back_to(table.start, position, ply)
    count_veiled(table, position.state, earlier.state, position.length - ply)


def count_veiled(table: LiveTable, now: State, then: State, gone: int) -> None:
    """Going back over some plies: count for each reader those it never knew of."""
    for viewpoint in (None, *range(len(table.seats))):
        hidden = now.unseen(viewpoint) - then.unseen(viewpoint)
        # Whoever knew of nothing that is taken back must not notice the taking back either.
        extra = hidden + 1 if hidden == gone else max(0, hidden)
        table.veiled[viewpoint] = table.veiled.get(viewpoint, 0) + extra
