"""Positions in plain words, and short ways to play on from them.

    s = given("II", units={"hunt": "F2"}, zeds={"F3": "zed_5_3"}, infection=6)
    play(s, "move hunt F3", "die 5", "die 3", ...)

`given` sets up a real game of a level, clears its board, writes the position into the saved fields
and loads it again, so every position enters through the front door. The game waits in the action
phase, before the first action, unless `phase` says otherwise.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from random import Random
from typing import Any

import miasma
from miasma.core.agenda import plan, todo
from miasma.core.chance import CHANCE
from miasma.games.zeds import stages
from miasma.games.zeds.board import SPACE_IDS, TRACK_IDS
from miasma.games.zeds.game import Zeds
from miasma.games.zeds.pieces import FOE, OUT, PIECE_IDS, UNITS, ZED, ZEDS
from miasma.games.zeds.saved import NAMES_OF_PLACES
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import (
    ACTION_PHASE,
    AT,
    FOES_IN,
    FRIENDS,
    PHASE,
    SORT,
    SORT_ACTIONS,
    WOUNDS,
    new_table,
)

_found = miasma.game("zeds")
assert isinstance(_found, Zeds)
GAME: Zeds = _found
EVENTS = [card.id for card in GAME.data.events]
STORIES = [card.id for card in GAME.data.stories]
RESEARCH = [card.id for card in GAME.data.research]
ZED_TYPES = [zed.id for zed in GAME.data.units_file.zed]


def space(name: str) -> int:
    """The number of a space."""
    return SPACE_IDS.index(name)


def piece(name: str) -> int:
    """The number of a piece."""
    return PIECE_IDS.index(name)


@functools.cache
def _fresh(level: str, seats: int, surge: bool) -> ZedsState:
    """A game of a level after its setup, cleared of all pieces."""
    state = GAME.start(seats, seed=3, options={"level": level, "surge": surge})
    assert isinstance(state, ZedsState)
    rng = Random(1)
    while state.t[PHASE] < ACTION_PHASE or state.to_act == (CHANCE,):
        actor = state.to_act[0]
        state.take(rng.choice(state.legal(actor)), actor)
    return state


def given(
    level: str = "I",
    *,
    seats: int = 1,
    units: Mapping[str, str] | None = None,
    zeds: Mapping[str, str] | None = None,
    foes: Mapping[str, str] | None = None,
    wounds: Mapping[str, int] | None = None,
    event: str = "b01",
    held: str = "",
    actions: int = 9,
    chaos: Mapping[str, int] | None = None,
    surge: bool = False,
    **fields: Any,
) -> ZedsState:
    """A position in the action phase; see the module's docstring.

    `units` and `foes` map ids to spaces, `zeds` spaces to types of regular Zeds; `fields` are
    places of the table by their names.
    """
    state = _fresh(level, seats, surge).clone()
    data = state.to_dict()
    position = data["position"]
    for name, (place, count) in NAMES_OF_PLACES.items():
        blank = new_table()[place : place + count]
        position[name] = blank[0] if count == 1 else blank
    keep = state.position()
    for name in ("turn", "cards_left", "unused", "specials_left", "normals_left", "chaos_pool"):
        position[name] = keep[name]
    position["chaos_pool"] = state.terms.chaos - sum((chaos or {}).values())
    position["story_deck"] = state.terms.stories
    for name in ("active", "basic_on_top", "basic_unseen", "breakthroughs_left",
                 "breakthroughs_unseen", "cures_left", "weapons_left"):  # fmt: skip
        position[name] = _start_of(level, seats)[name]
    position["phase"] = ACTION_PHASE
    position["event"] = EVENTS.index(event)
    position["event_actions"] = actions
    position["player_actions"] = (1 << seats) - 1
    for name, where in (units or {}).items():
        unit = piece(name)
        position["at"][unit] = space(where)
        position["entered"] |= 1 << unit
        if seats == 1 and unit < UNITS and not name.startswith(("civ", "villagers", "vip")):
            position["owner"][unit] = 0
    used = [0] * len(ZED_TYPES)
    for where, types in (zeds or {}).items():
        for kind in types.split():
            number = _counter(position, kind)
            position["at"][number] = space(where)
            used[ZED_TYPES.index(kind)] += 1
    for name, where in (foes or {}).items():
        position["at"][piece(name)] = space(where)
    for name, hits in (wounds or {}).items():
        position["wounds"][piece(name)] = hits
    for where, n in (chaos or {}).items():
        position["chaos"][space(where)] = n
    for card in held.split():
        position["held"] |= 1 << STORIES.index(card)
        position["story_deck"] &= ~(1 << STORIES.index(card))
    position.update(fields)
    data["agenda"], data["history"], data["ply"] = [], None, 0
    loaded = GAME.from_dict(data)
    assert isinstance(loaded, ZedsState)
    loaded.to_act = ()
    plan(loaded.agenda, stages.ACTIONS, todo(stages.OPEN_PHASE, ACTION_PHASE + 1))
    loaded.run()
    loaded.listen()
    return loaded


@functools.cache
def _start_of(level: str, seats: int) -> dict[str, Any]:
    return GAME.start(seats, seed=1, options={"level": level}).position()


def _counter(position: dict[str, Any], kind: str) -> int:
    """The lowest free counter of a type."""
    types = GAME.book.zed_type
    for number in range(ZEDS):
        if ZED_TYPES[types[number]] == kind and position["at"][ZED + number] == OUT:
            return ZED + number
    raise AssertionError(f"no {kind} is left")


def _interrupt(state: ZedsState) -> None:
    """The action phase, if it waits, goes on after what comes now."""
    if state.to_act and state.to_act[0] >= 0 and state.t[SORT] == SORT_ACTIONS:
        state.agenda.append(stages.ACTIONS)
    state.to_act = ()


def step(state: ZedsState, *steps: int) -> ZedsState:
    """Put steps on the agenda and run them, then go on: a phase or an effect on its own."""
    _interrupt(state)
    plan(state.agenda, *steps)
    state.run()
    return state


def activate(state: ZedsState, track: str) -> ZedsState:
    """Activate a track, now."""
    return step(state, todo(stages.ACTIVATE, TRACK_IDS.index(track)))


def phase(state: ZedsState, number: int) -> ZedsState:
    """Run what a phase does, now."""
    state.t[PHASE] = number
    return step(state, todo(stages.RUN_PHASE, number))


def text(state: ZedsState, card: str, track: str = "") -> ZedsState:
    """Carry out the text of a card, now; `track` is the scene."""
    from miasma.games.zeds.rules import verbs
    from miasma.games.zeds.rules.context import context

    book = state.book
    if card in EVENTS:
        program = book.event_effects[EVENTS.index(card)]
    elif card in STORIES:
        program = book.card_effects[STORIES.index(card)]
    else:
        program = book.research_effects[RESEARCH.index(card)]
    scene = TRACK_IDS.index(track) if track else -1
    _interrupt(state)
    verbs.start_text(state, program, context(-1, scene))
    state.run()
    return state


def play(state: ZedsState, *notations: str) -> ZedsState:
    """Play actions of whoever is to act; forced answers in between are played by themselves
    only where `...` stands."""
    for notation in notations:
        if notation == "...":
            while state.to_act and state.to_act[0] >= 0 and len(state.legal(state.to_act[0])) == 1:
                state.play(state.legal(state.to_act[0])[0], state.to_act[0])
        else:
            assert state.to_act, f"nobody is to act before {notation!r}"
            state.play(notation, state.to_act[0])
    return state


def at(state: ZedsState, name: str) -> str:
    """The space a piece is in, or where else it is."""
    where = state.t[AT + piece(name)]
    return SPACE_IDS[where] if where >= 0 else {-1: "out", -2: "gone", -3: "drawn"}[where]


def hits(state: ZedsState, name: str) -> int:
    """The hits a piece has suffered."""
    return state.t[WOUNDS + piece(name)]


def options(state: ZedsState) -> set[str]:
    """The notations of what may be played now."""
    return {str(action) for action in state.options(state.to_act[0])}


def zeds_in(state: ZedsState, name: str) -> set[str]:
    """The foes in a space."""
    bits = state.t[FOES_IN + space(name)]
    return {PIECE_IDS[FOE + n] for n in range(len(PIECE_IDS) - FOE) if bits >> n & 1}


def units_in(state: ZedsState, name: str) -> set[str]:
    """The units in a space."""
    bits = state.t[FRIENDS + space(name)]
    return {PIECE_IDS[n] for n in range(UNITS) if bits >> n & 1}


def why(state: ZedsState, notation: str, seat: int = 0) -> str:
    """The rule that forbids an action."""
    return state.why_not(notation, seat)[0].rule
