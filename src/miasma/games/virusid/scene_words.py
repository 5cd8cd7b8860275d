"""What everything in the picture is called and says: (label, tip) in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.virusid.data import RESISTANCES
from miasma.games.virusid.rules import infection
from miasma.games.virusid.table import CONTINENT, CORPSES, CURE, GREY, RESEARCH, RESIST, STOCK
from miasma.games.virusid.view import deck_segments

if TYPE_CHECKING:
    from miasma.games.virusid.data import Strain
    from miasma.games.virusid.reader import Reader

Words = tuple[str, str]


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def resistance(reader: Reader, seat: int, kind: str) -> int:
    """A resistance of a seat by its name."""
    names: tuple[str, ...] = RESISTANCES
    return reader.t[RESIST + seat * 3 + names.index(kind)]


# -- the board ------------------------------------------------------------------------------------


def _needs(reader: Reader, place: int) -> str:
    names = {kind.id: reader.word(kind.name) for kind in reader.data.game.resistance}
    needs = ", ".join(f"{names[kind]} {value}" for kind, value in reader.needs(place))
    return reader.say("city-needs", needs=needs) if needs else reader.say("city-no-needs")


def city(reader: Reader, place: int) -> Words:
    """A city: its needs, who is there, what lies on it, what threatens it."""
    entry = reader.data.cities[place]
    contents = reader.contents(place)
    parts = [_needs(reader, place)]
    if reader.wiped >> place & 1:
        parts.append(reader.say("city-wiped"))
    else:
        stones = reader.alive(place)
        parts.append(
            reader.say(
                "city-people",
                healthy=contents.count(-1),
                infected=stones,
                dead=contents.count(GREY),
            )
        )
        if reader.quarantined >> place & 1:
            parts.append(reader.say("city-quarantine"))
        naming = reader.naming[place]
        if naming and not reader.over:
            parts.append(reader.say("city-named", cards=naming))
        if reader.threatened >> place & 1:
            parts.append(reader.say("city-lone"))
    for marker in reader.markers(place):
        found = next(m for m in reader.data.markers if m.id == marker)
        parts.append(f"{reader.word(found.name)}: {reader.word(found.text)}")
    return reader.word(entry.name), _joined(*parts)


def field(reader: Reader, place: int, number: int) -> Words:
    """A population field: its type, who is there, and what choosing it would do."""
    city_name = reader.word(reader.data.cities[place].name)
    content = reader.contents(place)[number]
    kind = reader.word(reader.data.game.spread[reader.kinds(place)[number]].name)
    label = reader.say("field", city=city_name, kind=kind)
    if content == GREY:
        parts = [reader.say("field-dead")]
    elif content >= 0:
        parts = [reader.say("field-infected", who=reader.name(content))]
    else:
        parts = [reader.say("field-healthy")]
    lit = reader.lit.get(f"field:{reader.data.cities[place].id}:{number}", ())
    if lit:  # its hand reaches over the plate of the city
        parts.append(_needs(reader, place))
    for action in lit:
        if len(lit) > 1:  # a single one is told beside the tip
            parts.append(reader.game.describe(action, reader.lang))
        if action.kind == "infect":
            price = infection.price(reader.state, place)
            parts.append(reader.say("field-price", price=price))
    return label, _joined(*parts)


def sea(reader: Reader, number: int, closed: bool) -> Words:
    """A sea link."""
    link = reader.data.board.sea[number]
    label = reader.say("sea", route=reader.word(link.name))
    return label, reader.say("sea-closed" if closed else "sea-open")


def airport(reader: Reader, place: int, closed: bool) -> Words:
    """An airport."""
    label = reader.say("airport", city=reader.word(reader.data.cities[place].name))
    return label, reader.say("airport-closed" if closed else "airport-open")


def continent(reader: Reader, place: int) -> Words:
    """A continent field."""
    entry = reader.data.board.continent[place]
    left, total = reader.t[CONTINENT + place], reader.terms.continent_corpses[place]
    return reader.word(entry.name), _joined(
        reader.say("continent-tip", left=left, total=total),
        reader.say("corpses-left", corpses=reader.t[CORPSES]),
    )


def track(reader: Reader) -> Words:
    """The research track."""
    research, cure = reader.t[RESEARCH], reader.t[CURE]
    tip = reader.say("track-tip", research=research, cure=cure, apart=cure - research)
    return reader.say("track"), tip


def stock(reader: Reader, seat: int) -> Words:
    """A player's stones."""
    label = reader.say("stock", who=reader.name(seat))
    return label, _joined(
        reader.say("stock-tip", left=reader.t[STOCK + seat], board=reader.on_board(seat)),
        reader.say("gone") if reader.gone(seat) else "",
    )


def deck(reader: Reader) -> Words:
    """The event deck: its segments from top to bottom (VR-201)."""
    segments = deck_segments(reader.state)
    told = ", ".join(
        f"{part['letter']} {part['cards']}" + (" (M)" if part["massive_research"] else "")
        for part in segments
    )
    tip = reader.say("deck-tip", segments=told or "–", turns=reader.turns_left())
    return reader.say("deck", cards=reader.cards_left()), tip


def card(reader: Reader) -> Words:
    """The event card drawn last."""
    event = reader.event()
    if event is None:
        return reader.say("card-none"), reader.say("card-none-tip")
    names = [reader.word(reader.data.cities[reader.data.city_index[c]].name) for c in event.heal]
    return reader.word(event.name), _joined(
        reader.word(event.text),
        f"{healed_line(reader, names)}.",
        reader.say("card-pays", dna=event.dna),
    )


def healed_line(reader: Reader, cities: list[str]) -> str:
    """Which cities a card heals."""
    if not cities:
        return reader.say("card-no-heal")
    return reader.say("card-heals", cities=", ".join(cities))


# -- beside the board -----------------------------------------------------------------------------


def strain(reader: Reader, entry: Strain, developed: int = 0) -> str:
    """All symptoms of a strain, top to bottom, with their prices."""
    told = []
    for step, symptom in enumerate(entry.symptom):
        sign = "✓" if step < developed else f"{symptom.cost}"
        told.append(f"{sign} {reader.word(symptom.name)}: {reader.word(symptom.text)}")
    return " · ".join(told)
