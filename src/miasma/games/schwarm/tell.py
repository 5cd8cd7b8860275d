"""What happened, told as events; called by the rules only while somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.events import Event
from miasma.games.schwarm.actions import ABILITY_IDS, KIND_IDS, KIND_OF_SHAPE, OPENINGS, TYPE_IDS
from miasma.games.schwarm.board import members
from miasma.games.schwarm.compass import letters
from miasma.games.schwarm.table import (
    ORDER_CARD,
    ROUND,
    ROW_LENGTH,
    SCORE,
    TAKEN,
    TRACK,
    WHALES,
)

if TYPE_CHECKING:
    from miasma.games.schwarm.data import SchwarmContent
    from miasma.games.schwarm.state import SchwarmState

Words = dict[str, object]


def _data(s: SchwarmState) -> SchwarmContent:
    return s.setup.game.data  # type: ignore[attr-defined,no-any-return]


def _who(s: SchwarmState, seat: int) -> Words:
    return {"seat": seat, "who": _data(s).pieces.colour[seat].name}


def _tell(s: SchwarmState, kind: str, data: Words, *targets: str, heading: bool = False) -> None:
    if s.events is not None:
        s.events.append(Event(kind, data, targets=targets, heading=heading))


def _card(s: SchwarmState, card: int) -> dict[str, str]:
    return _data(s).titles[TYPE_IDS[card]]


# -- set-up and the row ---------------------------------------------------------------------------


def lot(s: SchwarmState, seat: int, number: int) -> None:
    """An order card was dealt at the start."""
    _tell(s, "lot", {**_who(s, seat), "number": number}, f"order-{number}")


def round_opened(s: SchwarmState) -> None:
    """A round begins."""
    _tell(s, "round", {"round": s.t[ROUND], "rounds": s.terms.rounds}, heading=True)


def row_card(s: SchwarmState, code: int) -> None:
    """A card was laid in the row; no place is named, as it moves up when others are bought."""
    place = s.t[ROW_LENGTH] - 1
    _tell(s, "row-card", {"card": _card(s, code & 15), "price": place})


def passed_over(s: SchwarmState, seat: int) -> None:
    """A player has everything, or can't pay the order card (SW-076)."""
    waiting = s.t[TAKEN + seat] >= s.terms.quota and not s.t[ORDER_CARD + seat]
    _tell(s, "sits-out" if waiting else "has-all", _who(s, seat), f"panel-{seat}")


def picked(s: SchwarmState, seat: int, code: int, price: int) -> None:
    """A card was bought."""
    data = {**_who(s, seat), "card": _card(s, code & 15), "price": price}
    _tell(s, "picked", data, f"panel-{seat}")


def bought_order(s: SchwarmState, seat: int, price: int) -> None:
    """An order card was bought; its number follows."""
    _tell(s, "bought-order", {**_who(s, seat), "price": price}, f"panel-{seat}")


def order(s: SchwarmState, seat: int, number: int) -> None:
    """An order card was chosen."""
    _tell(s, "order", {**_who(s, seat), "number": number}, f"order-{number}")


def ability(s: SchwarmState, seat: int, number: int) -> None:
    """An ability card was chosen."""
    name = _data(s).types[ABILITY_IDS[number]].name
    _tell(s, "ability", {**_who(s, seat), "ability": name}, f"panel-{seat}")


def phase_two(s: SchwarmState) -> None:
    """The order stones have moved."""
    first = s.t[TRACK]
    _tell(s, "phase-two", _who(s, first), "order-track", heading=True)


# -- cards and pieces -----------------------------------------------------------------------------


def played(s: SchwarmState, seat: int, card: int) -> None:
    """A card was played."""
    _tell(s, "played", {**_who(s, seat), "card": _card(s, card)}, f"panel-{seat}")


def joker_as(s: SchwarmState, seat: int, action: int) -> None:
    """What the joker stands for."""
    name = _data(s).actions[action].name
    _tell(s, "joker-as", {**_who(s, seat), "action": name}, f"panel-{seat}")


def nothing(s: SchwarmState, seat: int) -> None:
    """A card had no effect (SW-096)."""
    _tell(s, "nothing", _who(s, seat), f"panel-{seat}")


def no_research(s: SchwarmState, seat: int) -> None:
    """The researcher's half of a double action had no effect (SW-096, SW-180)."""
    _tell(s, "no-research", _who(s, seat), f"panel-{seat}")


def built(s: SchwarmState, seat: int, place: int) -> None:
    """A station was built."""
    field = s.board.ids[s.board.ring[place]]
    data = {**_who(s, seat), "field": field, "value": s.board.value[place]}
    _tell(s, "built", data, field)


def staffed(s: SchwarmState, seat: int, place: int) -> None:
    """A researcher was added."""
    field = s.board.ids[s.board.ring[place]]
    _tell(s, "staffed", {**_who(s, seat), "field": field}, field)


def launched(s: SchwarmState, seat: int, cell: int) -> None:
    """A ship was launched."""
    field = s.board.ids[cell]
    _tell(s, "launched", {**_who(s, seat), "field": field}, field)


def moved(s: SchwarmState, seat: int, ship: int, left: int, cell: int) -> None:
    """A ship sailed one field."""
    start, field = s.board.ids[left], s.board.ids[cell]
    data = {**_who(s, seat), "from": start, "field": field}
    _tell(s, "moved", data, f"ship-{seat}-{ship + 1}", field)


def revealed(s: SchwarmState, seat: int, kind: int) -> None:
    """A tile was lifted."""
    name = _data(s).kinds[kind].name
    _tell(s, "revealed", {**_who(s, seat), "tile": name}, f"panel-{seat}")


def placed(s: SchwarmState, seat: int, shape: int, cell: int, points: int) -> None:
    """A tile was laid with a buoy."""
    field = s.board.ids[cell]
    tile = next(k.name for k in _data(s).kinds if k.id == KIND_IDS[KIND_OF_SHAPE[shape]])
    data = {
        **_who(s, seat),
        "tile": tile,
        "shape": letters(OPENINGS[shape]),
        "field": field,
        "points": points,
    }
    _tell(s, "placed" if points else "placed-free", data, field)


def buoy_moved(s: SchwarmState, seat: int, cell: int) -> None:
    """A buoy was taken from a tile."""
    field = s.board.ids[cell]
    _tell(s, "buoy-moved", {**_who(s, seat), "field": field}, field)


def link(s: SchwarmState, seat: int, made: bool) -> None:
    """A queen link was made or broken."""
    _tell(s, "link-made" if made else "link-lost", _who(s, seat), s.board.ids[s.board.queen])


# -- hazards --------------------------------------------------------------------------------------


def _hazard(s: SchwarmState, first: int) -> tuple[str, dict[str, str]]:
    entry = _data(s).pieces.hazard[0 if first == WHALES else 1]
    return entry.id, entry.name


def hazard_chosen(s: SchwarmState, first: int, figure: int) -> None:
    """A whale or tsunami was chosen, or put on the queen's field."""
    id, name = _hazard(s, first)
    field = s.board.ids[s.t[first + figure]]
    data: Words = {"hazard": name, "figure": figure + 1, "field": field}
    _tell(s, "hazard-chosen", data, f"{id}-{figure + 1}")


def hazard_moved(s: SchwarmState, first: int, figure: int, cell: int) -> None:
    """A whale or tsunami entered a field."""
    id, name = _hazard(s, first)
    field = s.board.ids[cell]
    data: Words = {"hazard": name, "figure": figure + 1, "field": field}
    _tell(s, "hazard-moved", data, f"{id}-{figure + 1}", field)


def tsunami_gone(s: SchwarmState, figure: int) -> None:
    """A tsunami went back to the supply."""
    _tell(s, "tsunami-gone", {"figure": figure + 1}, f"tsunami-{figure + 1}")


def crab_put(s: SchwarmState, place: int) -> None:
    """The crab was put on the board."""
    field = s.board.ids[s.board.ring[place]]
    _tell(s, "crab-put", {"field": field}, field)


def crab_moved(s: SchwarmState, place: int) -> None:
    """The crab entered a land field."""
    field = s.board.ids[s.board.ring[place]]
    _tell(s, "crab-moved", {"field": field}, "crab-1", field)


def hit(s: SchwarmState, seat: int, victim: int, cell: int, amount: int) -> None:
    """A hazard did damage."""
    colours = _data(s).pieces.colour
    data = {
        **_who(s, seat),
        "loser": victim,
        "victim": colours[victim].name,
        "points": amount,
        "field": s.board.ids[cell],
    }
    _tell(s, "hit", data, s.board.ids[cell], f"score-{victim}", f"score-{seat}")


# -- scoring --------------------------------------------------------------------------------------


def scoring(s: SchwarmState) -> None:
    """A round is scored."""
    _tell(s, "scoring", {"round": s.t[ROUND]}, heading=True)


def scored(s: SchwarmState, seat: int, part: int, points: int) -> None:
    """A network was scored at the end of a round."""
    from miasma.games.schwarm.rules.network import census

    stations, pegs, buoys, ships = census(s, seat, part)
    data = {
        **_who(s, seat),
        "points": points,
        "stations": stations,
        "researchers": pegs,
        "buoys": buoys,
        "ships": ships,
        "score": s.t[SCORE + seat],
    }
    fields = [s.board.ids[cell] for cell in members(part)]
    _tell(s, "scored", data, f"score-{seat}", *fields)


def final_scoring(s: SchwarmState) -> None:
    """The game is scored."""
    _tell(s, "final-scoring", {}, heading=True)


def final(s: SchwarmState, seat: int, values: int, shores: int) -> None:
    """What the final scoring brought."""
    data = {**_who(s, seat), "values": values, "shores": shores, "score": s.t[SCORE + seat]}
    _tell(s, "final", data, f"score-{seat}")


def over(s: SchwarmState) -> None:
    """The game has ended."""
    result = s.result()
    high = int(max(result.scores))
    if len(result.winners) == 1:
        _tell(s, "won", {**_who(s, result.winners[0]), "points": high})
        return
    colours = _data(s).pieces.colour
    for seat in result.winners:
        _tell(s, "shared", {"seat": seat, "who": colours[seat].name, "points": high})
