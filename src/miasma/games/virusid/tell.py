"""What happened, told as events; called by the rules only while somebody listens.

There are no secrets in this game: every event is for everybody (VR-200).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.events import Event
from miasma.core.text import signed
from miasma.games.virusid import terms as verbs
from miasma.games.virusid.actions import COLD, WAYS
from miasma.games.virusid.table import (
    CONTINENT,
    CURE,
    DICE,
    DNA,
    ENDED,
    EVENT,
    FIELDS,
    NONE,
    RESEARCH,
    STOCK,
    THROWN,
)

if TYPE_CHECKING:
    from miasma.games.virusid.data import VirusidContent
    from miasma.games.virusid.state import VirusidState

Words = dict[str, object]
ENDINGS = ("", "won", "lost-cure", "lost-deck", "lost-eliminated")
STATS = ("infection", "severity", "mortality")
KINDS = ("cold", "medicine", "heat")


def _data(s: VirusidState) -> VirusidContent:
    return s.setup.game.data  # type: ignore[attr-defined,no-any-return]


def colour_id(s: VirusidState, seat: int) -> str:
    """The colour of a seat (VR-11)."""
    return _data(s).game.colours.order[seat]


def _who(s: VirusidState, seat: int) -> Words:
    return {"seat": seat, "who": _data(s).game.colour[seat].name}


def _city(s: VirusidState, city: int) -> Words:
    return {"city": _data(s).cities[city].name}


def _tell(s: VirusidState, kind: str, data: Words, *targets: str, heading: bool = False) -> None:
    if s.events is not None:
        s.events.append(Event(kind, data, targets=targets, heading=heading))


def _pair(s: VirusidState, pair: int) -> Words:
    kind = _data(s).game.spread[s.board.pair_type[pair]].name
    return {**_city(s, s.board.pair_city[pair]), "kind": kind}


def _field(s: VirusidState, pair: int, content: int) -> str:
    """The id of the field that is about to change."""
    city = s.board.pair_city[pair]
    fields = s.board.city_fields[city]
    name = _data(s).cities[city].id
    for place, field in enumerate(fields):
        if s.board.field_pair[field] == pair and s.t[FIELDS + field] == content:
            return f"field:{name}:{place}"
    return f"city:{name}"


# -- setup ----------------------------------------------------------------------------------------


def starter(s: VirusidState, seat: int) -> None:
    """Somebody begins."""
    _tell(s, "starter", _who(s, seat), f"stock:{colour_id(s, seat)}")


def start_card(s: VirusidState, seat: int, card: int) -> None:
    """A start card was dealt."""
    entry = _data(s).start_cards[card]
    _tell(s, "card", {**_who(s, seat), "card": entry.name}, f"stock:{colour_id(s, seat)}")


def gene(s: VirusidState, seat: int, number: int) -> None:
    """A player got an individual mutation."""
    entry = _data(s).mutations[number]
    data = {**_who(s, seat), "gene": entry.name, "text": entry.text}
    _tell(s, "gene", data, f"mutation:{colour_id(s, seat)}")


def built(s: VirusidState, seat: int) -> None:
    """An expert build is finished."""
    _tell(s, "built", {**_who(s, seat), "dna": s.t[DNA + seat]}, f"dna:{colour_id(s, seat)}")


def first_stone(s: VirusidState, seat: int, pair: int) -> None:
    """The first stone was placed."""
    _tell(s, "first", {**_who(s, seat), **_pair(s, pair)}, _field(s, pair, NONE))


# -- turns and scales -----------------------------------------------------------------------------


def turn(s: VirusidState, seat: int) -> None:
    """A turn begins."""
    _tell(s, "turn", _who(s, seat), f"stock:{colour_id(s, seat)}", heading=True)


def resistance(s: VirusidState, seat: int, kind: int, amount: int) -> None:
    """A resistance moved."""
    if amount:
        name = _data(s).game.resistance[kind]
        data = {**_who(s, seat), "kind": name.name, "amount": signed(amount)}
        _tell(s, "resistance", data, f"resist:{colour_id(s, seat)}:{name.id}")


def stat(s: VirusidState, seat: int, which: int, amount: int) -> None:
    """Infection, severity or mortality moved."""
    if amount:
        data = {**_who(s, seat), "stat": STATS[which], "amount": signed(amount)}
        _tell(s, "stat", data, f"scale:{colour_id(s, seat)}:{STATS[which]}")


def dna(s: VirusidState, seat: int, amount: int, source: str) -> None:
    """DNA came in."""
    data = {**_who(s, seat), "amount": amount, "source": source, "total": s.t[DNA + seat]}
    _tell(s, "dna", data, f"dna:{colour_id(s, seat)}")


def research(s: VirusidState, amount: int) -> None:
    """The research marker moved."""
    data: Words = {"fields": abs(amount), "apart": s.t[CURE] - s.t[RESEARCH]}
    _tell(s, "research-down" if amount > 0 else "research-up", data, "track")


def cure(s: VirusidState, amount: int) -> None:
    """The cure marker moved down."""
    data: Words = {"fields": amount, "apart": s.t[CURE] - s.t[RESEARCH]}
    _tell(s, "cure-down", data, "track")


def bonus(s: VirusidState, effect: verbs.Effect) -> None:
    """The active player has a bonus in this turn."""
    if effect.verb == verbs.DISCOUNT:
        _tell(s, "discount", {"amount": effect.amount}, "card")
    else:
        _tell(s, "bonus", {"stat": STATS[effect.which], "amount": signed(effect.amount)}, "card")


# -- phase 0 and 1 --------------------------------------------------------------------------------


def mutation_roll(s: VirusidState, seat: int, face: int, hit: bool) -> None:
    """The Virus rolled."""
    data = {**_who(s, seat), "face": face, "hit": "yes" if hit else "no"}
    _tell(s, "mutation-roll", data, "dice")


def donated(s: VirusidState, seat: int, receiver: int, amount: int) -> None:
    """DNA was given to a team-mate."""
    data = {**_who(s, seat), "other": _data(s).game.colour[receiver].name, "amount": amount}
    _tell(s, "donated", data, f"dna:{colour_id(s, receiver)}")


def drawn(s: VirusidState, card: int) -> None:
    """An event card was drawn."""
    entry = _data(s).events[card]
    _tell(s, "drawn", {"card": entry.name, "letter": entry.type, "text": entry.text}, "card")


def healed(s: VirusidState, pair: int, seat: int) -> None:
    """An infected was healed."""
    _tell(s, "healed", {**_who(s, seat), **_pair(s, pair)}, _field(s, pair, seat))


def success(s: VirusidState, city: int) -> None:
    """The last infected of a city was healed."""
    card = _data(s).events[s.t[EVENT]].name
    _tell(s, "success", {**_city(s, city), "card": card}, f"city:{_data(s).cities[city].id}")


def marked(s: VirusidState, kind: int, city: int) -> None:
    """A marker was put on a city."""
    marker = _data(s).markers[kind]
    name = _data(s).cities[city].id
    _tell(s, "marked", {**_city(s, city), "marker": marker.name}, f"city:{name}")


def unmarked(s: VirusidState, kind: int, city: int) -> None:
    """A marker was taken off a city."""
    marker = _data(s).markers[kind]
    name = _data(s).cities[city].id
    _tell(s, "unmarked", {**_city(s, city), "marker": marker.name}, f"city:{name}")


def _sea(s: VirusidState, kind: str, link: int) -> None:
    entry = _data(s).board.sea[link]
    _tell(s, kind, {"route": entry.name}, f"sea:{entry.id}")


def sea_closed(s: VirusidState, link: int) -> None:
    """A sea link was blocked."""
    _sea(s, "sea-closed", link)


def sea_opened(s: VirusidState, link: int) -> None:
    """A sea link is open again."""
    _sea(s, "sea-opened", link)


def airport_closed(s: VirusidState, city: int) -> None:
    """An airport was blocked."""
    _tell(s, "airport-closed", _city(s, city), f"airport:{_data(s).cities[city].id}")


def airport_opened(s: VirusidState, city: int) -> None:
    """An airport is open again."""
    _tell(s, "airport-opened", _city(s, city), f"airport:{_data(s).cities[city].id}")


def corpse(s: VirusidState, pair: int, victim: int) -> None:
    """An event killed somebody."""
    target = _field(s, pair, victim)
    if victim < 0:
        _tell(s, "corpse", _pair(s, pair), target)
    else:
        _tell(s, "corpse-infected", {**_who(s, victim), **_pair(s, pair)}, target)


def buried(s: VirusidState, pair: int) -> None:
    """A corpse was removed."""
    _tell(s, "buried", _pair(s, pair), f"city:{_data(s).cities[s.board.pair_city[pair]].id}")


def taken_back(s: VirusidState, seat: int, pair: int) -> None:
    """A player took back an own infected."""
    _tell(s, "returned", {**_who(s, seat), **_pair(s, pair)}, _field(s, pair, seat))


def once(s: VirusidState, seat: int, pair: int) -> None:
    """A stone was placed without points."""
    _tell(s, "once", {**_who(s, seat), **_pair(s, pair)}, _field(s, pair, NONE))


def passed(s: VirusidState, seat: int) -> None:
    """A player declined."""
    _tell(s, "passed", _who(s, seat), f"stock:{colour_id(s, seat)}")


# -- phases 2 to 4 --------------------------------------------------------------------------------


def infected(s: VirusidState, seat: int, pair: int, way: int) -> None:
    """An infection."""
    data = {**_who(s, seat), **_pair(s, pair), "way": WAYS[way] if way >= 0 else "land"}
    _tell(s, "infected", data, _field(s, pair, NONE))


def left_over(s: VirusidState, seat: int, points: int) -> None:
    """The phase ends although infection points are left: nothing is legal, or no stone is left."""
    why = "reach" if s.t[STOCK + seat] else "stock"
    # Not `points`: a log shows those as what a seat has gained.
    data = {**_who(s, seat), "lapsed": points, "why": why}
    _tell(s, "left-over", data, f"stock:{colour_id(s, seat)}")


def level(s: VirusidState, seat: int, ladder: int, reached: int) -> None:
    """A level was reached."""
    entry = _data(s).ladders[ladder]
    side = "resist" if ladder >= COLD else "spread"
    data = {**_who(s, seat), "what": entry.name, "level": reached}
    _tell(s, f"level-{side}", data, f"{side}:{colour_id(s, seat)}:{entry.id}")


def strain(s: VirusidState, seat: int, number: int) -> None:
    """A strain was taken."""
    entry = _data(s).strains[number]
    _tell(s, "strain", {**_who(s, seat), "strain": entry.name}, f"slots:{colour_id(s, seat)}")


def symptom(s: VirusidState, seat: int, number: int, step: int) -> None:
    """A symptom was developed."""
    entry = _data(s).strains[number].symptom[step]
    data = {**_who(s, seat), "symptom": entry.name, "text": entry.text}
    _tell(s, "symptom", data, f"slots:{colour_id(s, seat)}")


def ability(s: VirusidState, seat: int, reached: int) -> None:
    """An ability was developed."""
    name = s.setup.options["pathogen"]
    kind = next(entry for entry in _data(s).pathogens if entry.id == name)
    line = kind.ability[reached - 1]
    data = {**_who(s, seat), "level": reached, "text": line.text}
    _tell(s, "ability", data, f"ability:{colour_id(s, seat)}")


def lethal(s: VirusidState, seat: int) -> None:
    """The lethal marker was used."""
    _tell(s, "lethal", _who(s, seat), f"mutation:{colour_id(s, seat)}")


def discarded(s: VirusidState, seat: int, number: int) -> None:
    """A strain was given up."""
    entry = _data(s).strains[number]
    _tell(s, "discarded", {**_who(s, seat), "strain": entry.name}, f"slots:{colour_id(s, seat)}")


def necrosis(s: VirusidState, seat: int) -> None:
    """Necrosis was developed."""
    _tell(s, "necrosis", _who(s, seat), f"slots:{colour_id(s, seat)}")


def thrown(s: VirusidState, seat: int) -> None:
    """All dice of phase 4 lie there."""
    faces = [str(s.t[DICE] >> 3 * n & 7) for n in range(s.t[THROWN])]
    _tell(s, "thrown", {**_who(s, seat), "faces": ", ".join(faces)}, "dice")


def died(s: VirusidState, seat: int, pair: int) -> None:
    """An own infected died."""
    _tell(s, "died", {**_who(s, seat), **_pair(s, pair)}, _field(s, pair, seat))


def wiped_out(s: VirusidState, city: int) -> None:
    """A city has nobody left."""
    _tell(s, "wiped-out", _city(s, city), f"city:{_data(s).cities[city].id}")


def eliminated(s: VirusidState, seat: int) -> None:
    """A player has no infected left."""
    _tell(s, "eliminated", _who(s, seat), f"stock:{colour_id(s, seat)}")


def over(s: VirusidState) -> None:
    """The game has ended."""
    left = sum(s.t[CONTINENT : CONTINENT + 4])
    _tell(s, ENDINGS[s.t[ENDED]], {"left": left}, "track")
