"""What each seat may see: plain data, and the elements of the picture that options light up.

Everybody knows the same (SW-047). With variant 2 the rivals' unplayed cards are not shown, only how
many they are (SW-197).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from miasma.core.agenda import argument_of, kind_of
from miasma.games.schwarm.actions import (
    ABILITY_IDS,
    ACTION_IDS,
    BLUE_TYPES,
    EIGHT_WAYS,
    FOUR_WAYS,
    KIND_IDS,
    KINDS,
    LIGHT_TYPES,
    SHAPE_IDS,
    TYPE_IDS,
    TYPES,
)
from miasma.games.schwarm.board import members
from miasma.games.schwarm.rules import hazards, network, scoring
from miasma.games.schwarm.table import (
    ABILITY_OF,
    BLUE,
    BUOYS_LEFT,
    CARD,
    CHOOSE_WHALE,
    COVERED,
    CRAB_AT,
    CRAB_DISTANCE,
    FIGURE,
    GOLDEN_LEFT,
    HAND,
    HELD,
    HIDDEN,
    JOKER_UP,
    LAID,
    LAST,
    LAUNCHED,
    LAYING,
    LIGHT,
    NUMBER,
    ORDER_CARD,
    ORDER_LEFT,
    OWNER,
    PEGS,
    PEGS_LEFT,
    PHASE,
    QUEEN_BUOYS,
    ROUND,
    ROW,
    ROW_LENGTH,
    SCORE,
    SEAT,
    SHIP_AT,
    SHIPS,
    SHIPS_LEFT,
    START_ACTION,
    STATIONS,
    STATIONS_LEFT,
    STEPPED,
    STEPS_LEFT,
    TAKEN,
    TILE,
    TILED,
    TRACK,
    TSUNAMIS,
    VISITED,
    WAY,
    WHALE_STEP,
    WHALES,
)

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.schwarm.game import Schwarm
    from miasma.games.schwarm.state import SchwarmState

PHASES = (
    "lots", "first_station", "deal_light", "draw_blue", "pick_card", "choose_order",
    "choose_ability", "play_card", "choose_as", "choose_first", "build_station", "staff_station",
    "sail", "reveal_tile", "research", "move_buoy", "queen_buoy", "choose_whale", "whale_step",
    "choose_tsunami", "tsunami_way", "tsunami_distance", "put_crab", "crab_distance", "over",
)  # fmt: skip
GROUPS = ("light", "blue", "green")


def rulebook(s: SchwarmState) -> Schwarm:
    """The game as its own type."""
    return s.setup.game  # type: ignore[return-value]


def look(s: SchwarmState, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may know."""
    t = s.t
    seats = s.terms.seats
    return {
        "phase": PHASES[t[PHASE]],
        "round": t[ROUND],
        "rounds": s.terms.rounds,
        "active": t[SEAT],
        "track": [place_of for place_of in t[TRACK : TRACK + seats] if place_of >= 0],
        "row": [
            {"type": TYPE_IDS[code & 15], "group": GROUPS[code >> 4], "price": place}
            for place, code in enumerate(t[ROW : ROW + t[ROW_LENGTH]])
        ],
        "order_stack": [n for n in range(1, 5) if t[ORDER_LEFT] >> n & 1],
        "light_bag": dict(zip(_types(LIGHT_TYPES), t[LIGHT : LIGHT + 5], strict=True)),
        "blue_bag": dict(zip(_types(BLUE_TYPES), t[BLUE : BLUE + 5], strict=True)),
        "hidden_tiles": dict(zip(KIND_IDS[:4], t[HIDDEN : HIDDEN + 4], strict=True)),
        "golden_left": t[GOLDEN_LEFT],
        "covered": s.board.names(t[COVERED]),
        "tiles": [tile(s, cell) for cell in members(t[TILED])],
        "stations": [
            {"field": s.board.ids[cell], "seat": t[OWNER + place], "researchers": t[PEGS + place]}
            for place, cell in enumerate(s.board.ring)
            if t[OWNER + place] >= 0
        ],
        "queen_buoys": [owner for owner in range(seats) if t[QUEEN_BUOYS] >> owner & 1],
        "whales": [_field(s, cell) for cell in t[WHALES : WHALES + 2]],
        "tsunamis": [_field(s, cell) for cell in t[TSUNAMIS : TSUNAMIS + 2]],
        "crab": s.board.ids[s.board.ring[t[CRAB_AT]]] if t[CRAB_AT] >= 0 else None,
        "players": [player(s, owner, seat) for owner in range(seats)],
        "card": TYPE_IDS[t[CARD]] if t[CARD] >= 0 else None,
        "action": {
            "number": t[NUMBER],
            "steps_left": t[STEPS_LEFT],
            "launched": bool(t[LAUNCHED]),
            "laid": t[LAID],
            "laying": _field(s, t[LAYING]),
            "figure": t[FIGURE] + 1 if t[FIGURE] >= 0 else None,
            "way": EIGHT_WAYS[t[WAY]] if t[WAY] >= 0 else None,
            "visited": s.board.names(t[VISITED]),
            "stepped": bool(t[STEPPED]),
            "then": next_action(s),
        },
        "last": _field(s, t[LAST]),
    }


def next_action(s: SchwarmState) -> str | None:
    """The second part of the double action, while the first is carried out (SW-180)."""
    for packed in s.agenda:
        if kind_of(packed) == START_ACTION:
            return ACTION_IDS[argument_of(packed) & 7]
    return None


def _types(cards: tuple[int, ...]) -> list[str]:
    return [TYPE_IDS[card] for card in cards]


def _field(s: SchwarmState, cell: int) -> str | None:
    return s.board.ids[cell] if cell >= 0 else None


def shapes_on(s: SchwarmState, cell: int) -> list[int]:
    """The shapes of the open tiles on a field, top one first."""
    found = []
    packed = s.t[TILE + cell]
    while packed:
        found.append((packed & 15) - 1)
        packed >>= 4
    return found


def tile(s: SchwarmState, cell: int) -> dict[str, Any]:
    """An open tile with what lies under it and the buoys on it."""
    shapes = [SHAPE_IDS[shape] for shape in shapes_on(s, cell)]
    return {
        "field": s.board.ids[cell],
        "shape": shapes[0],
        "under": shapes[1:],
        "buoys": [network.buoys_of(s, seat, cell) for seat in range(s.terms.seats)],
    }


def shows_hand(s: SchwarmState, owner: int, seat: int | None) -> bool:
    """Whether a reader sees the unplayed cards of a player (SW-041, SW-197)."""
    return owner == seat or not s.terms.hidden_hands or s.over


def player(s: SchwarmState, owner: int, seat: int | None) -> dict[str, Any]:
    """A player's points, supplies, tiles and cards, and how the network stands."""
    t = s.t
    hand = t[HAND + TYPES * owner : HAND + TYPES * owner + TYPES]
    shown = shows_hand(s, owner, seat)
    part, points = network.best(s, owner)
    ships = t[SHIP_AT + SHIPS * owner : SHIP_AT + SHIPS * owner + SHIPS]
    ability = t[ABILITY_OF + owner]
    return {
        "score": t[SCORE + owner],
        "damage": hazards.amoebas(s, t[SCORE + owner]),
        "stations_left": t[STATIONS_LEFT + owner],
        "ships_left": t[SHIPS_LEFT + owner],
        "researchers_left": t[PEGS_LEFT + owner],
        "buoys_left": t[BUOYS_LEFT + owner],
        "ships": [_field(s, cell) for cell in ships if cell >= 0],
        "stations": s.board.names(t[STATIONS + owner]),
        "tiles": dict(zip(KIND_IDS, t[HELD + KINDS * owner :][:KINDS], strict=True)),
        "taken": t[TAKEN + owner],
        "cards": {TYPE_IDS[card]: n for card, n in enumerate(hand) if n} if shown else None,
        "cards_left": sum(hand),
        "joker": bool(t[JOKER_UP + owner]),
        "order_card": t[ORDER_CARD + owner] or None,
        "ability": ABILITY_IDS[ability] if ability >= 0 else None,
        "network": s.board.names(part),
        "network_points": points,
        "queen_link": bool(t[QUEEN_BUOYS] >> owner & 1),
        "sides": network.sides(s, owner, part).bit_count(),
        "final_points": scoring.queen_points(s, owner) + scoring.side_points(s, owner),
    }


# -- what options light up ------------------------------------------------------------------------


def aim(s: SchwarmState, action: Action, seat: int) -> tuple[str, ...]:
    """The elements an option lights up, where they depend on seat or position."""
    t = s.t
    kind = action.kind
    if kind == "move":
        ship, way = int(action.args[0]), FOUR_WAYS.index(action.args[1])
        cell = s.board.near[t[SHIP_AT + SHIPS * seat + ship - 1]][way]
        return (f"ship-{seat}-{ship}", s.board.ids[cell])
    if kind == "hazard":
        name = "whale" if t[PHASE] == CHOOSE_WHALE else "tsunami"
        figure = action.args[0]
        return (f"supply-{name}" if figure == "new" else f"{name}-{figure}",)
    if kind == "dir":
        return direction_targets(s, EIGHT_WAYS.index(action.args[0]))
    if kind == "dist":
        return (distance_target(s, seat, int(action.args[0])),)
    if kind == "reveal":
        return (f"panel-{t[SEAT]}",)
    return action.targets


def direction_targets(s: SchwarmState, way: int) -> tuple[str, ...]:
    """A whale's next field, or the fields of a tsunami's ray with its exit."""
    t = s.t
    if t[PHASE] == WHALE_STEP:
        return (s.board.ids[s.board.near[t[WHALES + t[FIGURE]]][way // 2]],)
    start = t[TSUNAMIS + t[FIGURE]]
    fields = tuple(s.board.ids[cell] for cell in s.board.rays[start][way])
    return fields if s.board.ray_lands[start][way] else (*fields, f"exit-{EIGHT_WAYS[way]}")


def distance_target(s: SchwarmState, seat: int, distance: int) -> str:
    """The field on which a tsunami or the crab would end, or the exit."""
    t = s.t
    if t[PHASE] == CRAB_DISTANCE:
        return s.board.ids[s.board.ring[hazards.crab_path(s, seat)[distance - 1]]]
    ray = s.board.rays[t[TSUNAMIS + t[FIGURE]]][t[WAY]]
    if distance <= len(ray):
        return s.board.ids[ray[distance - 1]]
    return f"exit-{EIGHT_WAYS[t[WAY]]}"
