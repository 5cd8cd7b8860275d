"""What a reader may know of what was played: plies, log, earlier moments, the record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from miasma.core.events import Event, seen_by
from miasma.core.record import Entry, Record
from miasma.server.origin import Told, told_of
from miasma.server.position import Position, back_to
from miasma.server.problems import conflict
from miasma.server.table import OVER, LiveTable, Viewpoint


def open_to(table: LiveTable) -> bool:
    """Whether the whole record is open: the game is over."""
    return table.status == OVER


def known_plies(table: LiveTable, seen_from: Viewpoint) -> list[tuple[int, int, str]]:
    """The plies a reader may know of, as (ply, seat, notation as the reader may read it)."""
    assert table.start is not None
    assert table.position is not None
    kept = table.known.get(seen_from)
    if kept is not None and kept[0] == (table.version, table.status):
        return kept[1]
    now = table.state
    game = now.game
    vocabulary = game.vocabulary
    line = table.position.line
    if open_to(table):
        return [(n, ply.seat, vocabulary[ply.action].notation) for n, ply in enumerate(line, 1)]
    then = table.start.clone()
    found: list[tuple[int, int, str]] = []
    for n, ply in enumerate(line, 1):
        action = vocabulary[ply.action]
        masked = game.mask(then, now, ply.seat, action, seen_from)
        if masked != "":
            found.append((n, ply.seat, action.notation if masked is None else masked))
        then.take(ply.action, ply.seat)
    # A replay of the whole game: every snapshot, list of plies and earlier moment asks for it.
    table.known[seen_from] = ((table.version, table.status), found)
    return found


def offset(table: LiveTable) -> int:
    """Plies before the first stored one: a branch may begin in the middle."""
    return table.start.ply if table.start is not None else 0


def shown_plies(table: LiveTable, seen_from: Viewpoint) -> int:
    """How many plies a reader may know of."""
    return table.state.ply if open_to(table) else table.state.ply - table.state.unseen(seen_from)


def timeline_of(table: LiveTable, seen_from: Viewpoint) -> list[dict[str, Any]]:
    """Who did what kind of thing, for the bar at the bottom."""
    first = offset(table)
    return [
        {"ply": first + n, "seat": seat, "kind": notation.split(" ", 1)[0]}
        for n, (_, seat, notation) in enumerate(known_plies(table, seen_from), 1)
    ]


def log_of(
    table: LiveTable, seen_from: Viewpoint, lang: str, since: int, until: int | None = None
) -> list[dict[str, Any]]:
    """Log lines of the plies after `since`, as the reader may know them."""
    assert table.position is not None
    lines = table.logs.setdefault((seen_from, lang), [])
    game = table.state.game
    plies = table.position.line
    while len(lines) < len(plies):
        ply = plies[len(lines)]
        told = seen_by(ply.events, seen_from)
        lines.append({"seat": ply.seat, "lines": said(told, game.id, lang)})
    first = offset(table)
    if open_to(table) or not table.state.unseen(seen_from):
        numbers = [(n, n) for n in range(since + 1, len(plies) + 1)]
    else:
        known = known_plies(table, seen_from)
        numbers = [(n, ply) for n, (ply, _, _) in enumerate(known, 1) if ply > since]
    return [
        {"ply": first + n, **lines[ply - 1]}
        for n, ply in numbers
        if lines[ply - 1]["lines"] and (until is None or ply <= until)
    ]


def past_log(table: LiveTable, seen_from: Viewpoint, lang: str) -> list[dict[str, Any]]:
    """Log lines of what came before the first ply of a branch."""
    return [
        {"ply": told.ply, "seat": told.seat, "lines": said(told.events, table.game_id, lang)}
        for told in past_of(table, seen_from)
        if told.events
    ]


def said(events: Iterable[Event], game: str, lang: str) -> list[dict[str, Any]]:
    """Events as lines of the log."""
    return [
        {
            "text": event.say(game, lang),
            "targets": list(event.targets),
            **paid(event),
            **({"head": True} if event.heading else {}),
        }
        for event in events
    ]


def past_of(table: LiveTable, seen_from: Viewpoint, until: int = 0) -> list[Told]:
    """What a reader was told before the first ply of a branch, and in its first plies."""
    assert table.position is not None
    origin = table.origin
    before = origin.past if origin is not None and origin.seat == seen_from else []
    if not until:
        return before
    first = offset(table)
    known = [ply for ply, _, _ in known_plies(table, seen_from) if ply <= until]
    line = table.position.line
    return before + [told_of(first + n, line[ply - 1], seen_from) for n, ply in enumerate(known, 1)]


def paid(event: Event) -> dict[str, int | bool]:
    """What somebody got by it, and who, where the event says so under the usual names; whether it
    says nothing else, as events called `points` or `points-…` do."""
    points, seat = event.data.get("points"), event.data.get("seat")
    if not isinstance(points, int):
        return {}
    found: dict[str, int | bool] = {"points": points}
    if isinstance(seat, int):
        found["seat"] = seat
    if event.kind.partition("-")[0] == "points":
        found["bare"] = True
    return found


def position_at(table: LiveTable, seen_from: Viewpoint, shown: int) -> Position | None:
    """The position after the first plies a reader may know of; None if there are not so many."""
    assert table.start is not None
    assert table.position is not None
    wanted = shown - offset(table)
    if wanted == 0:
        return Position(table.start)
    known = known_plies(table, seen_from)
    if not 0 < wanted <= len(known):
        return None
    return back_to(table.start, table.position, known[wanted - 1][0])


def record_of(table: LiveTable, seat: int | None) -> Record:
    """The record of a table, as a seat may know it while the game runs."""
    if table.position is None:
        if not open_to(table) and table.final_outcome() is None:
            raise conflict("broken", f"This record can't be read by this version: {table.reason}")
        tags = {
            "Game": table.game_id,
            "Format": "1",
            "Rules": str(table.rules),
            "Content": table.content,
            "Seats": str(len(table.seats)),
        }
        return Record(tags, [Entry(actor, notation) for actor, notation in table.raw])
    if table.base is not None:
        raise conflict("imagined", "This game began in an imagined position: it has no record.")
    found = table.state.record()
    if not open_to(table):
        found.entries = [Entry(actor, text) for _, actor, text in known_plies(table, seat)]
        found.tags["Plies"] = str(len(found.entries))
    return found
