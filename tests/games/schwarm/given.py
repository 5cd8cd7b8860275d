"""Positions in plain words, and short questions about them.

    s = given(stations={"white": "A4(3)"}, bare="B4 C4 D4", held={"white": "three four"},
              hand={"white": "researcher"}, turn="white")
    play(s, "play researcher", "place ESW B4")

`given` saves a fresh game, writes the position into the saved fields and loads it again, so every
position enters through the front door. Lists are words in one text: a station is `A4(3)` with its
researchers, a tile `C3:ESW` (`x2` for two buoys, `/red` for a buoy of another player besides).
Fields without a tile that are not called bare are covered. Whatever is not named is as at the start
of phase 2 of the first round.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import miasma
from miasma.core.events import Event
from miasma.games.schwarm.actions import (
    ABILITY_IDS,
    KIND_IDS,
    KIND_OF_SHAPE,
    KINDS,
    OPENINGS,
    SHAPE_IDS,
    TYPE_IDS,
    TYPES,
)
from miasma.games.schwarm.game import Schwarm
from miasma.games.schwarm.rules import network
from miasma.games.schwarm.state import SchwarmState
from miasma.games.schwarm.table import (
    BLUE_CARD,
    GREEN_CARD,
    LIGHT_CARD,
    NONE,
    PICK_CARD,
    PLAY_CARD,
    card_code,
)

_found = miasma.game("schwarm")
assert isinstance(_found, Schwarm)
GAME: Schwarm = _found
COLOURS = ("yellow", "red", "black", "white")
CELL = GAME.board.cell_of
ROW_CARDS = "researcher ship whale_light tsunami_light crab_light researcher ship"

Words = str | Iterable[str]
Each = Mapping[str, Words]


def words(text: Words) -> list[str]:
    """The words of a text, or a list as it is."""
    return text.split() if isinstance(text, str) else list(text)


def seat_of(colour: str) -> int:
    """The seat that plays a colour."""
    return COLOURS.index(colour)


def new_game(seats: int = 4, seed: int | None = 1, **options: Any) -> SchwarmState:
    """A game before anything is dealt."""
    state = GAME.start(seats, seed, options)
    assert isinstance(state, SchwarmState)
    return state


def given(
    seats: int = 4,
    *,
    stations: Each | None = None,
    tiles: Each | None = None,
    ships: Each | None = None,
    bare: Words = "",
    held: Each | None = None,
    hand: Each | None = None,
    score: Mapping[str, int] | None = None,
    ability: Mapping[str, str] | None = None,
    left: Mapping[str, Mapping[str, int]] | None = None,
    whales: Words = "",
    tsunamis: Words = "",
    crab: str = "",
    row: Words | None = None,
    order: Mapping[str, int] | None = None,
    taken: Mapping[str, int] | None = None,
    jokers: Words = COLOURS,
    turn: str = "yellow",
    round: int = 1,
    track: Words | None = None,
    **options: Any,
) -> SchwarmState:
    """A position of phase 2, or with a `row` of phase 1, in which a player is to act."""
    data = new_game(seats, **options).to_dict()
    p: dict[str, Any] = data["position"]
    p["round"] = round
    p["track"] = [seat_of(c) for c in words(track or COLOURS[:seats])] + [NONE] * (4 - seats)
    p["seat"] = seat_of(turn)
    p["turn"] = p["track"].index(seat_of(turn))
    p["order_left"] = (2 << seats) - 2
    _put_stations(p, stations or {})
    _put_tiles(p, tiles or {}, words(bare))
    _put_ships(p, ships or {})
    for colour, kinds in (held or {}).items():
        for kind in words(kinds):
            p["held"][KINDS * seat_of(colour) + KIND_IDS.index(kind)] += 1
            if kind == "golden":
                p["golden_left"] -= 1
            else:
                p["hidden"][KIND_IDS.index(kind)] -= 1
    for colour, cards in (hand or {}).items():
        for card in words(cards):
            p["hand"][TYPES * seat_of(colour) + TYPE_IDS.index(card)] += 1
    for colour, points in (score or {}).items():
        p["score"][seat_of(colour)] = points
    for colour, name in (ability or {}).items():
        p["ability"][seat_of(colour)] = ABILITY_IDS.index(name)
    for seat in range(seats):
        p["joker_up"][seat] = int(COLOURS[seat] in words(jokers))
    for name, fields in (("whales", whales), ("tsunamis", tsunamis)):
        for figure, field in enumerate(words(fields)):
            p[name][figure] = CELL[field] if field != "-" else NONE
    if crab:
        p["crab"] = GAME.board.ring_of[CELL[crab]]
    _put_cards(p, row, order or {}, taken or {})
    for colour, counts in (left or {}).items():
        for name, count in counts.items():
            p[f"{name}_left"][seat_of(colour)] = count
    p["plays_left"] = sum(p["hand"]) + sum(p["joker_up"]) + 100 * (row is None)
    data["agenda"] = []
    data["to_act"] = [seat_of(turn)]
    data["history"] = []
    data["ply"] = 0
    state = GAME.from_dict(data)
    assert isinstance(state, SchwarmState)
    for seat in range(seats):
        network.check_link(state, seat)
    return state


def _put_stations(p: dict[str, Any], stations: Each) -> None:
    for colour, fields in stations.items():
        seat = seat_of(colour)
        for text in words(fields):
            found = re.fullmatch(r"(\w\d)(?:\((\d)\))?", text)
            assert found, text
            place = GAME.board.ring_of[CELL[found[1]]]
            pegs = int(found[2] or 1)
            p["owner"][place] = seat
            p["pegs"][place] = pegs
            p["stations"][seat] |= 1 << CELL[found[1]]
            p["stations_left"][seat] -= 1
            p["pegs_left"][seat] -= pegs


def _put_tiles(p: dict[str, Any], tiles: Each, bare: list[str]) -> None:
    for colour, fields in tiles.items():
        for text in words(fields):
            found = re.fullmatch(r"(\w\d):([NESW]+\*?)(?:x(\d))?((?:/\w+)*)", text)
            assert found, text
            cell, shape = CELL[found[1]], SHAPE_IDS.index(found[2])
            p["tile"][cell] = shape + 1
            p["tiled"] |= 1 << cell
            kind = KIND_OF_SHAPE[shape]
            if kind == 4:
                p["golden_left"] -= 1
            else:
                p["hidden"][kind] -= 1
            owners = [] if colour == "nobody" else [seat_of(colour)] * int(found[3] or 1)
            owners += [seat_of(name) for name in found[4].split("/") if name]
            _put_buoys(p, cell, shape, owners)
    p["covered"] &= ~p["tiled"]
    for field in GAME.board.names(p["covered"]) if bare == ["all"] else bare:
        p["covered"] &= ~(1 << CELL[field])


def _put_buoys(p: dict[str, Any], cell: int, shape: int, owners: list[int]) -> None:
    for seat in owners:
        p["buoys"][cell] += 1 << 4 * seat
        p["buoys_left"][seat] -= 1
        for way, name in enumerate(("open_n", "open_e", "open_s", "open_w")):
            if OPENINGS[shape] >> way & 1:
                p[name][seat] |= 1 << cell
    if owners and KIND_OF_SHAPE[shape] < 3:
        p["twos" if KIND_OF_SHAPE[shape] < 2 else "threes"] |= 1 << cell


def _put_ships(p: dict[str, Any], ships: Each) -> None:
    for colour, fields in ships.items():
        seat = seat_of(colour)
        for number, field in enumerate(words(fields)):
            p["ships"][3 * seat + number] = CELL[field]
            p["ships_left"][seat] -= 1


def _put_cards(
    p: dict[str, Any], row: Words | None, order: Mapping[str, int], taken: Mapping[str, int]
) -> None:
    p["phase"] = PLAY_CARD if row is None else PICK_CARD
    for place, name in enumerate(words(row or "")):
        card, _, group = name.partition("@")
        code = {"": LIGHT_CARD, "blue": BLUE_CARD, "green": GREEN_CARD}[group]
        p["row"][place] = card_code(TYPE_IDS.index(card), code)
        p["row_length"] += 1
    for colour, number in order.items():
        p["order_card"][seat_of(colour)] = number
        p["order_left"] &= ~(1 << number)
    for colour, count in taken.items():
        p["taken"][seat_of(colour)] = count


# -- playing and asking ---------------------------------------------------------------------------


def play(state: SchwarmState, *actions: str) -> SchwarmState:
    """Play some actions, chance written out."""
    for action in actions:
        state.play(action)
    return state


def told(state: SchwarmState, *actions: str) -> list[Event]:
    """The events of the last of some actions."""
    state.listen()
    play(state, *actions)
    return list(state.events or [])


def options(state: SchwarmState, kind: str = "") -> list[str]:
    """What the player (or chance) may do, of one kind if named."""
    found = [str(action) for action in state.options(state.to_act[0])] if state.to_act else []
    return [text for text in found if text.split()[0] == kind or not kind]


def fields(state: SchwarmState, kind: str) -> set[str]:
    """The last words of the options of a kind."""
    return {text.split()[-1] for text in options(state, kind)}


def shapes_at(state: SchwarmState, field: str) -> set[str]:
    """The shapes that may be laid on a field."""
    return {text.split()[1] for text in options(state, "place") if text.endswith(f" {field}")}


def why(state: SchwarmState, action: str, seat: int | None = None) -> str:
    """The rule that forbids an action."""
    found = [reason.rule for reason in state.why_not(action, seat)]
    assert len(found) == 1, found
    return found[0]


def see(state: SchwarmState, colour: str | None = None) -> dict[str, Any]:
    """The view of a player, or of a spectator."""
    return state.view(None if colour is None else seat_of(colour))


def player(state: SchwarmState, colour: str) -> dict[str, Any]:
    """What everybody sees of a player."""
    found = see(state)["players"][seat_of(colour)]
    assert isinstance(found, dict)
    return found


def score(state: SchwarmState, colour: str) -> int:
    """A player's research points."""
    return state.score(seat_of(colour))


def points(state: SchwarmState, colour: str) -> int:
    """What the best component of a player would score now."""
    return network.best(state, seat_of(colour))[1]


def component_points(state: SchwarmState, colour: str) -> list[int]:
    """What each component of a player would score, best first."""
    seat = seat_of(colour)
    parts = network.components(state, seat)
    return sorted((network.worth(state, seat, part) for part in parts), reverse=True)


def linked(state: SchwarmState, colour: str) -> bool:
    """Whether a player has a buoy on the queen."""
    return seat_of(colour) in see(state)["queen_buoys"]


def tile_on(state: SchwarmState, field: str) -> dict[str, Any]:
    """The open tile on a field."""
    return next(tile for tile in see(state)["tiles"] if tile["field"] == field)


def start(seats: int = 2, *, row: str = "", **more: Any) -> SchwarmState:
    """A real game with first stations set and the row dealt, `row` first, as chance else likes."""
    state = new_game(seats, **more)
    lights = words(row)
    rng = Random(7)
    while state.to_act == (miasma.CHANCE,) or options(state, "build"):
        if options(state, "build"):
            state.play(options(state, "build")[0])
            continue
        offered = options(state)
        wish = next((f"deal {card}" for card in lights if f"deal {card}" in offered), "")
        if offered[0].startswith("deal") and lights:
            wish = f"deal {lights.pop(0)}"
        state.play(wish or rng.choice(offered))
    return state


def to_the_end(state: SchwarmState, seed: int = 0) -> SchwarmState:
    """Random play until the game is over."""
    rng = Random(seed)
    while not state.over:
        actor = state.to_act[0]
        state.take(rng.choice(state.legal(actor)), actor)
    return state
