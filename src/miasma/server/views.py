"""What a reader is shown: snapshots and updates, from the reader's own seat and no other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from miasma.core.scene import Scene
from miasma.core.state import State
from miasma.core.text import catalog
from miasma.server.agents import LEVELS
from miasma.server.past import log_of, offset, open_to, past_log, shown_plies, timeline_of
from miasma.server.position import Fresh, is_free, last_decision
from miasma.server.table import BROKEN, OVER, PLAYING, WAITING, LiveTable, Viewpoint
from miasma.server.words import OWNER, say

LOG_PLIES = 400
"""Plies whose log lines are in a snapshot; `GET …/log` has the older ones."""
LEVEL_NAMES = dict(LEVELS)


@dataclass(slots=True)
class Reader:
    """Who looks at a table, and how."""

    person: str
    """Nothing for somebody without a name."""
    lang: str = "en"
    pinned: int | None = None
    """The seat the reader wants to look from, if it is the reader's."""
    light: bool = False
    """Without pictures and words: for programs."""
    view: bool = False
    """With the seat's view as data: for programs."""
    last: Viewpoint = None
    """Where the reader looked from last."""


def viewpoint(table: LiveTable, reader: Reader) -> Viewpoint:
    """The seat a reader sees the table from: of several own ones the one that is to act."""
    mine = table.seats_of(reader.person)
    if not mine:
        return None
    if len(mine) == 1:
        return mine[0]
    to_act = table.state.to_act if table.position is not None else ()
    acting = [seat for seat in mine if seat in to_act and not table.seats[seat].player]
    for wish in (reader.pinned, reader.last):
        if wish in (acting or mine):
            return wish
    return (acting or mine)[0]


# -- parts --------------------------------------------------------------------------------------


def scene_of(table: LiveTable, seen_from: Viewpoint, lang: str) -> Scene:
    """The picture, drawn once per version for all who look from the same place."""
    key = (seen_from, lang)
    kept = table.scenes.get(key)
    if kept is not None and kept[0] == table.version:
        return kept[1]
    scene = table.state.scene(seen_from, lang)
    table.scenes[key] = (table.version, scene)
    return scene


def seats_of(table: LiveTable, reader: Reader) -> list[dict[str, Any]]:
    """The seats as a client shows them."""
    found = []
    for number, seat in enumerate(table.seats):
        entry: dict[str, Any] = {
            "kind": seat.kind,
            "name": seat.name if seat.kind == "person" else agent_name(seat.agent, reader.lang),
            "title": table.game.seat_name(number, reader.lang) if table.game else "",
            "agent": seat.agent,
            "you": bool(reader.person) and seat.person == reader.person,
            "online": seat.kind == "person" and table.online(seat),
            "standing_in": seat.standing_in,
        }
        found.append(entry)
    return found


def agent_name(spec: str | None, lang: str) -> str:
    """What a computer player is called."""
    if spec is None:
        return ""
    level = LEVEL_NAMES.get(spec)
    return say(f"level-{level}", lang).partition(":")[0] if level else spec


def choices_of(table: LiveTable, seat: Viewpoint, reader: Reader) -> list[dict[str, Any]]:
    """The options of the seat the reader looks from."""
    if seat is None or table.status != PLAYING or seat not in table.state.to_act:
        return []
    if table.seats[seat].player:
        return []
    state = table.state
    vocabulary = state.game.vocabulary
    if reader.light:
        return [
            {"seat": seat, "index": index, "action": vocabulary[index].notation}
            for index in state.legal(seat)
        ]
    return [
        {
            "seat": seat,
            "index": action.index,
            "action": action.notation,
            "label": state.game.offer(state, action, reader.lang),
            "targets": list(action.targets),
        }
        for action in state.options(seat)
    ]


def thinking_of(table: LiveTable) -> list[dict[str, Any]]:
    """Which computer players think, since when and for about how long."""
    return [
        {"seat": thought.seat, "since": thought.since, "budget": thought.budget}
        for thought in table.thoughts.values()
    ]


def can_of(table: LiveTable, reader: Reader, seat: Viewpoint) -> dict[str, bool]:
    """What the reader may do now besides playing."""
    playing = table.status == PLAYING and seat is not None and table.position is not None
    ply = None
    if playing and seat is not None and table.position is not None:
        ply = last_decision(table.position, seat, table.inherited)
    others = table.people() - {reader.person}
    asks = bool(ply is not None and others and seat is not None and _asks(table, ply, seat))
    return {
        "undo": ply is not None,
        "undo_asks": asks,
        "resign": playing,
        "hint": playing and table.may_think(reader.person),
        "analysis": table.status != BROKEN and table.may_think(reader.person),
        "draw": False,
        "branch": may_branch(table, reader.person),
        "rematch": table.status == OVER and seat is not None,
        "leave": seat is not None and table.status in (PLAYING, WAITING),
    }


def _asks(table: LiveTable, ply: int, seat: int) -> bool:
    """Whether taking back needs the others' consent; worked out once per version."""
    kept = table.asks.get(seat)
    if kept is None or kept[0] != table.version:
        assert table.start is not None
        assert table.position is not None
        free = is_free(table.start, table.position, ply, seat)
        kept = table.asks[seat] = (table.version, not free)
    return kept[1]


def may_branch(table: LiveTable, person: str) -> bool:
    """Whether somebody may play on from any moment: the game is over, or they play alone."""
    return table.position is not None and (table.status == OVER or table.alone(person))


def outcome_of(table: LiveTable, lang: str) -> dict[str, Any] | None:
    """How the game ended, with its reason in words."""
    outcome = table.final_outcome()
    if outcome is None:
        return None
    key = f"reason-{str(outcome['reason']).replace('_', '-')}"
    for owner in (table.game_id, OWNER):
        words = catalog(owner, lang)
        if key in words:
            return {**outcome, "text": words.say(key)}
    return dict(outcome)


def asked_of(table: LiveTable) -> dict[str, Any] | None:
    """Who wants to go back, and who has to agree."""
    asked = table.asked
    if asked is None:
        return None
    waiting = [
        number
        for number, seat in enumerate(table.seats)
        if seat.person and seat.person != asked.person and seat.person not in asked.agreed
    ]
    return {"seat": asked.seat, "waiting_for": waiting}


# -- whole messages -----------------------------------------------------------------------------


def snapshot(table: LiveTable, reader: Reader, stage: str = "") -> dict[str, Any]:
    """The table as a reader may see it."""
    seat = viewpoint(table, reader)
    found: dict[str, Any] = {
        "table": table.id,
        "game": table.game_id,
        "status": table.status,
        "reason": table.reason,
        "version": table.shown_version(seat),
        "seats": seats_of(table, reader),
        "my_seats": table.seats_of(reader.person),
        "viewing": seat,
        "listed": table.listed,
        "hints": table.hints,
        "options": table.options,
        "created": table.created,
        "watchers": watchers(table),
        "muted": reader.person in table.muted,
        "chats": table.chat_count,
        "rematch": table.rematch,
        "can": can_of(table, reader, seat),
        "outcome": outcome_of(table, reader.lang),
        "undo_asked": asked_of(table),
        "thinking": thinking_of(table),
    }
    if reader.person and (seat is not None or table.host == reader.person):
        found["invite"] = f"/join/{table.id}/{table.invite}"
    if table.origin is not None and seat is not None:
        # Whoever only looks on may not have been at that table.
        origin = table.origin
        found["origin"] = {"table": origin.table, "ply": origin.ply, "start": offset(table)}
    if table.position is None:
        empty: dict[str, Any] = {
            "ply": 0, "plies": 0, "to_act": [], "scene": None, "prompt": "", "choices": [],
            "log": [], "timeline": [],
        }  # fmt: skip
        return {**found, **empty}
    plies = shown_plies(table, seat)
    found |= {
        "ply": plies,
        "plies": plies,
        "to_act": list(table.state.to_act),
        "choices": choices_of(table, seat, reader),
    }
    if reader.view:
        found["view"] = table.state.view(seat)
    if not reader.light:
        scene = scene_of(table, seat, reader.lang)
        picture = scene.to_dict() if scene.stage.key != stage else slim(scene)
        since = max(0, table.position.length - LOG_PLIES)
        before = past_log(table, seat, reader.lang) if not since else []
        found |= {
            "scene": picture,
            "prompt": scene.prompt,
            "log": before + log_of(table, seat, reader.lang, since),
            "timeline": timeline_of(table, seat),
        }
    return found


def slim(scene: Scene) -> dict[str, Any]:
    """A scene for somebody who has its stage."""
    return {
        "title": scene.title,
        "lang": scene.lang,
        "prompt": scene.prompt,
        "key": scene.stage.key,
        "pieces": [piece.to_dict() for piece in scene.pieces],
        "panels": [panel.to_dict() for panel in scene.panels],
    }


def watchers(table: LiveTable) -> int:
    """How many people look on without a seat."""
    seated = table.people()
    return len({w.client.person.id for w in table.watches} - seated)


def changes(
    table: LiveTable,
    reader: Reader,
    seat: Viewpoint,
    known_version: int,
    previous: Scene | None,
    fresh: Sequence[Fresh],
) -> dict[str, Any]:
    """What a reader who knows a version is told about what was played since."""
    played = masked(table.state, fresh, seat, open_to(table))
    plies = shown_plies(table, seat)
    found: dict[str, Any] = {
        "say": "update",
        "table": table.id,
        "version": table.shown_version(seat),
        "from": known_version,
        "status": table.status,
        "ply": plies,
        "plies": plies,
        "to_act": list(table.state.to_act),
        "viewing": seat,
        "choices": choices_of(table, seat, reader),
        "played": [{"seat": actor, "action": notation} for actor, notation in played],
    }
    if table.status == OVER:
        found["outcome"] = outcome_of(table, reader.lang)
    if reader.view:
        found["view"] = table.state.view(seat)
    if reader.light:
        return found
    assert table.position is not None
    scene = scene_of(table, seat, reader.lang)
    first = plies - len(played)
    found |= {
        "scene": scene.changes(previous),
        "prompt": scene.prompt,
        "can": can_of(table, reader, seat),
        "thinking": thinking_of(table),
        "outcome": outcome_of(table, reader.lang),
        "undo_asked": asked_of(table),
        "log": log_of(table, seat, reader.lang, table.position.length - len(fresh)),
        "timeline": [
            {"ply": first + n, "seat": actor, "kind": notation.split(" ", 1)[0]}
            for n, (actor, notation) in enumerate(played, 1)
        ],
    }
    return found


def masked(
    now: State, fresh: Sequence[Fresh], seen_from: Viewpoint, whole: bool
) -> list[tuple[int, str]]:
    """What was just played, as a reader may know it."""
    vocabulary = now.game.vocabulary
    found = []
    for step in fresh:
        action = vocabulary[step.action]
        told = None if whole else now.game.mask(step.before, now, step.seat, action, seen_from)
        if told != "":
            found.append((step.seat, action.notation if told is None else told))
    return found
