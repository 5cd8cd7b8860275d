"""Why can't I? The first rule that forbids an action is named, in the order of the rules page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.chance import CHANCE
from miasma.core.reasons import Reason
from miasma.games.schwarm.actions import (
    ABILITY_IDS,
    EIGHT_WAYS,
    FOUR_WAYS,
    KIND_OF_SHAPE,
    KINDS,
    OPENINGS,
    PICK_ORDER,
    SHAPE_IDS,
    TYPE_IDS,
)
from miasma.games.schwarm.rules import hazards, network, research, row, ships, stations
from miasma.games.schwarm.table import (
    ABILITY_OF,
    BUILD_STATION,
    BUOYS_LEFT,
    CHOOSE_ABILITY,
    CHOOSE_AS,
    CHOOSE_FIRST,
    CHOOSE_ORDER,
    CHOOSE_TSUNAMI,
    CHOOSE_WHALE,
    COVERED,
    CRAB_AT,
    CRAB_DISTANCE,
    DEAL_LIGHT,
    DRAW_BLUE,
    FIGURE,
    FIRST_STATION,
    HELD,
    LAID,
    LAYING,
    LOTS,
    MAY_LAUNCH,
    MOVE_BUOY,
    NONE,
    NUMBER,
    ORDER_CARD,
    OVER,
    OWNER,
    PEGS_LEFT,
    PHASE,
    PICK_CARD,
    PLAY_CARD,
    PUT_CRAB,
    QUEEN_BUOY,
    RESEARCH,
    REVEAL_TILE,
    ROW_LENGTH,
    SAIL,
    SCORE,
    SHIP_AT,
    SHIPS,
    SHIPS_LEFT,
    STAFF_STATION,
    TAKEN,
    TILE,
    TILED,
    TSUNAMI_DISTANCE,
    TSUNAMI_WAY,
    TSUNAMIS,
    VISITED,
    WHALE_STEP,
    WHALES,
)
from miasma.games.schwarm.view import rulebook

if TYPE_CHECKING:
    from collections.abc import Callable

    from miasma.games.schwarm.state import SchwarmState

    Check = Callable[["SchwarmState", int, tuple[str, ...]], Reason]


def reasons(s: SchwarmState, index: int, seat: int) -> list[Reason]:
    """Why a seat can't play an action now."""
    action = s.setup.game.vocabulary[index]
    if s.t[PHASE] == OVER:
        return [_no("SW-021", "over")]
    if seat not in s.to_act or action.chance != (seat == CHANCE):
        if s.to_act == (CHANCE,) or action.chance:
            return [_no("SW-026", "chance-acts")]
        if action.index == PICK_ORDER and _sits_out(s, seat):
            points = s.t[SCORE + seat]
            return [_no("SW-068", "sitting-out", price=s.t[ROW_LENGTH], points=points)]
        return [_no("SW-026", "not-your-decision")]
    if action.chance:
        return [_not_drawn(s, action.kind)]
    phases, check = CHECKS[action.kind]
    if s.t[PHASE] not in phases:
        return [_elsewhen(s, seat, action.kind)]
    return [check(s, seat, action.args)]


def _no(rule: str, key: str, **args: object) -> Reason:
    return Reason("schwarm", rule, f"why-{key}", args)


def _not_drawn(s: SchwarmState, kind: str) -> Reason:
    """Chance is asked for something else, or all of this has come."""
    phase, rule = BAGS[kind]
    if s.t[PHASE] != phase:
        return _no("SW-026", "not-now")
    return _no(rule, "not-in-the-bag")


def _sits_out(s: SchwarmState, seat: int) -> bool:
    """Whether a player lacks only an order card and can't pay it yet."""
    t = s.t
    picking = t[PHASE] in (PICK_CARD, CHOOSE_ORDER, CHOOSE_ABILITY) and seat >= 0
    return picking and not t[ORDER_CARD + seat] and not row.may_pick(s, seat)


def _elsewhen(s: SchwarmState, seat: int, kind: str) -> Reason:
    """An action of another moment; some moments have a rule of their own."""
    phase = s.t[PHASE]
    if kind == "build" and phase == STAFF_STATION:
        return _no("SW-103", "no-station-left")
    if kind == "staff" and phase == BUILD_STATION:
        return _no("SW-107", "station-first")
    if kind == "done" and phase == PICK_CARD:
        return _no("SW-069", "no-passing")
    if kind == "done" and phase in MUST_CHOOSE:
        rule = MUST_CHOOSE[phase]
        if phase == FIRST_STATION and s.terms.free_start:
            rule = "SW-190"
        return _no(rule, "must-choose")
    if kind == "done" and phase == PLAY_CARD:
        return _no("SW-090", "must-play")
    if kind == "done" and phase == MOVE_BUOY:
        return _no("SW-132", "tile-needs-buoy")
    if kind == "done":
        return _no("SW-097", "must-act")
    if kind == "crab" and s.t[CRAB_AT] >= 0:
        return _no("SW-225", "crab-on-board")
    if kind == "buoy" and phase == RESEARCH and s.t[BUOYS_LEFT + seat]:
        return _no("SW-143", "buoys-in-supply", n=s.t[BUOYS_LEFT + seat])
    return _no("SW-026", "not-now")


# -- phase 1 --------------------------------------------------------------------------------------


def _pick(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    t = s.t
    points = t[SCORE + seat]
    if args[0] == "order":
        if t[ORDER_CARD + seat]:
            return _no("SW-067", "has-order")
        return _no("SW-065", "order-too-dear", price=t[ROW_LENGTH], points=points)
    place = int(args[0])
    if place >= t[ROW_LENGTH]:
        return _no("SW-061", "no-card-there")
    if t[TAKEN + seat] >= s.terms.quota:
        return _no("SW-067", "quota-full", quota=s.terms.quota)
    return _no("SW-065", "too-dear", price=place, points=points)


def _order(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    number = int(args[0])
    if number > s.terms.seats:
        return _no("SW-006", "order-not-used", number=number)
    return _no("SW-070", "order-gone", number=number)


def _ability(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    number = ABILITY_IDS.index(args[0])
    owner = s.t[ABILITY_OF : ABILITY_OF + s.terms.seats].index(number)
    who = rulebook(s).data.pieces.colour[owner].name
    return _no("SW-086", "ability-taken", who=who)


# -- phase 2 --------------------------------------------------------------------------------------


def _play(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    if args[0] == TYPE_IDS[-1]:
        return _no("SW-094", "joker-used")
    return _no("SW-090", "card-not-held", card=rulebook(s).data.titles[args[0]])


def _land(s: SchwarmState, name: str) -> int:
    return s.board.ring_of[s.board.cell_of[name]]


def _build(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    place = _land(s, args[0])
    if s.t[OWNER + place] >= 0:
        return _no("SW-101", "land-taken", field=args[0])
    if s.terms.free_start:
        return _no("SW-191", "too-near", field=args[0], free=s.terms.distance - 1)
    return _no("SW-008", "no-start-field", field=args[0])


def _staff(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    t = s.t
    if t[PHASE] == RESEARCH and t[LAID]:
        return _no("SW-130", "exploring-already")
    if not t[PEGS_LEFT + seat]:
        return _no("SW-131", "no-researcher-left")
    if t[OWNER + _land(s, args[0])] != seat:
        return _no("SW-131", "not-your-station", field=args[0])
    return _no("SW-131", "station-full", field=args[0], most=s.terms.most_pegs)


def _launch(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    t = s.t
    if not t[SHIPS_LEFT + seat]:
        return _no("SW-110", "no-ship-left")
    if not t[MAY_LAUNCH]:
        return _no("SW-110", "launch-first")
    assert not ships.launch_fields(s, seat) >> s.board.cell_of[args[0]] & 1
    return _no("SW-110", "not-beside-station", field=args[0])


def _move(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    ship = int(args[0])
    if s.t[SHIP_AT + SHIPS * seat + ship - 1] == NONE:
        return _no("SW-120", "ship-not-launched", ship=ship)
    return _no("SW-112", "ship-stays-on-water")


def _place(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    t = s.t
    shape = SHAPE_IDS.index(args[0])
    cell = s.board.cell_of[args[1]]
    kind = KIND_OF_SHAPE[shape]
    if not t[HELD + KINDS * seat + kind]:
        return _no("SW-153", "tile-not-held", tile=rulebook(s).data.kinds[kind].name)
    limit = research.researchers(s, seat)
    if t[LAID] >= limit:
        return _no("SW-133", "tile-limit", limit=limit)
    if t[COVERED] >> cell & 1:
        return _no("SW-134", "face-down-tile", field=args[1])
    if t[TILED] >> cell & 1:
        found = _cover(s, shape, cell, args[1])
        if found:
            return found
    if not research.Reach(s, seat).connected(shape) >> cell & 1:
        return _no("SW-136", "not-connected", field=args[1])
    return _no("SW-143", "no-spare-buoy", field=args[1])


def _cover(s: SchwarmState, shape: int, cell: int, field: str) -> Reason | None:
    lower = (s.t[TILE + cell] & 15) - 1
    if not any(network.buoys_of(s, owner, cell) for owner in range(s.terms.seats)):
        return _no("SW-144", "tile-without-buoy", field=field)
    if OPENINGS[lower].bit_count() >= OPENINGS[shape].bit_count():
        return _no("SW-147", "not-more-openings", field=field)
    if OPENINGS[lower] & ~OPENINGS[shape]:
        return _no("SW-146", "opening-lost", field=field)
    return None


def _buoy(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    cell = s.board.cell_of[args[0]]
    if s.t[PHASE] == QUEEN_BUOY:
        rule, key = "SW-177", "link-needs-buoy"
    else:
        rule, key = "SW-143", "connection-needs-buoy"
    if not network.buoys_of(s, seat, cell):
        return _no(rule, "no-own-buoy", field=args[0])
    if s.t[PHASE] == MOVE_BUOY and cell == s.t[LAYING]:
        return _no(rule, "same-tile", field=args[0])
    return _no(rule, key, field=args[0])


# -- hazards --------------------------------------------------------------------------------------


def _hazard(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    first = WHALES if s.t[PHASE] == CHOOSE_WHALE else TSUNAMIS
    if args[0] == "new":
        return _no("SW-209", "none-in-supply")
    if s.t[first + int(args[0]) - 1] == NONE:
        return _no("SW-209", "figure-in-supply", figure=int(args[0]))
    return _no("SW-219", "no-way-out", number=s.t[NUMBER])


def _dir(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    t = s.t
    if t[PHASE] == TSUNAMI_WAY:
        assert EIGHT_WAYS.index(args[0]) not in hazards.tsunami_ways(s)
        return _no("SW-219", "must-run-out", number=t[NUMBER])
    if args[0] not in FOUR_WAYS:
        return _no("SW-211", "whale-straight")
    cell = s.board.near[t[WHALES + t[FIGURE]]][FOUR_WAYS.index(args[0])]
    if cell < 0:
        return _no("SW-211", "whale-on-water")
    assert t[VISITED] >> cell & 1
    return _no("SW-203", "visited", field=s.board.ids[cell])


def _crab(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    assert _land(s, args[0]) not in stations.free_land(s)
    return _no("SW-225", "crab-needs-free-land", field=args[0])


def _dist(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    if s.t[PHASE] == CRAB_DISTANCE:
        return _no("SW-226", "crab-too-far", most=s.t[NUMBER])
    return _no("SW-223", "tsunami-too-far", most=hazards.longest_run(s))


def _done(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    return _no("SW-204", "hazard-must-move")


def _never(s: SchwarmState, seat: int, args: tuple[str, ...]) -> Reason:
    """In its own state every action of this kind is legal."""
    return _no("SW-026", "not-now")


BAGS = {
    "lot": (LOTS, "SW-046"),
    "deal": (DEAL_LIGHT, "SW-044"),
    "draw": (DRAW_BLUE, "SW-045"),
    "reveal": (REVEAL_TILE, "SW-043"),
}
"""For each kind of chance the state in which it comes, and the rule of its bag."""

MUST_CHOOSE = {
    FIRST_STATION: "SW-008",
    CHOOSE_ORDER: "SW-070",
    CHOOSE_ABILITY: "SW-071",
    CHOOSE_AS: "SW-094",
    CHOOSE_FIRST: "SW-180",
}
"""States in which something is chosen before any action begins, and the rule that asks for it."""

CHECKS: dict[str, tuple[tuple[int, ...], Check]] = {
    "pick": ((PICK_CARD,), _pick),
    "order": ((CHOOSE_ORDER,), _order),
    "ability": ((CHOOSE_ABILITY,), _ability),
    "play": ((PLAY_CARD,), _play),
    "as": ((CHOOSE_AS,), _never),
    "first": ((CHOOSE_FIRST,), _never),
    "build": ((BUILD_STATION, FIRST_STATION), _build),
    "staff": ((STAFF_STATION, RESEARCH), _staff),
    "launch": ((SAIL,), _launch),
    "move": ((SAIL,), _move),
    "place": ((RESEARCH,), _place),
    "buoy": ((MOVE_BUOY, QUEEN_BUOY), _buoy),
    "hazard": ((CHOOSE_WHALE, CHOOSE_TSUNAMI), _hazard),
    "dir": ((WHALE_STEP, TSUNAMI_WAY), _dir),
    "crab": ((PUT_CRAB,), _crab),
    "dist": ((TSUNAMI_DISTANCE, CRAB_DISTANCE), _dist),
    "done": ((SAIL, RESEARCH, QUEEN_BUOY, WHALE_STEP), _done),
}
"""For each kind of action the states in which it can be chosen, and who says why it can't be."""
