"""What everything in the picture is called and says: (label, tip) in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.viral.rules import research
from miasma.games.viral.sets import members
from miasma.games.viral.table import AREA_TOKEN, EVENT, EVENTS_LEFT, ORGAN, PHASE, ROUND
from miasma.games.viral.view import deferred, due, passed_over

if TYPE_CHECKING:
    from miasma.games.viral.reader import AnyCard, Reader, Virus

Words = tuple[str, str]


def joined(*parts: str) -> str:
    """Sentences one after the other, empty ones left out."""
    return " ".join(part for part in parts if part)


# -- the body -------------------------------------------------------------------------------------


def organ(reader: Reader, place: int) -> Words:
    """An organ: its area, what is in it, where one move leads from it and into it."""
    area = reader.terms.area_of[place]
    count = reader.t[ORGAN + place].bit_count()
    exits = ", ".join(reader.organ(end) for end in members(reader.terms.exits[place]))
    entrances = ", ".join(reader.organ(start) for start in members(reader.terms.entrances[place]))
    token = reader.crisis_on(place)
    parts = [
        reader.say("organ-area", number=area + 1),
        reader.say("organ-count", count=count, threshold=reader.terms.threshold),
        *(_counted(reader, place)),
        reader.say("organ-crisis", number=token + 1) if token is not None else "",
        reader.say("organ-exits", exits=exits),
        reader.say("organ-entrances", entrances=entrances),
        reader.say("lit") if reader.data.organs[place].id in reader.targets else "",
    ]
    return reader.organ(place), joined(*parts)


def _counted(reader: Reader, place: int) -> list[str]:
    found = reader.viruses(place)
    if not found:
        return []
    told = []
    for player in reader.players():
        count = sum(virus.player == player for virus in found)
        if count:
            told.append(f"{reader.name(player)} {count}")
    return [f"{', '.join(told)}."]


def virus(reader: Reader, piece: Virus) -> Words:
    """A virus on the board."""
    label = reader.say("virus", colour=reader.name(piece.player), number=piece.number)
    load = ", ".join(_loaded(reader, player, shield) for player, shield in piece.load)
    return label, joined(
        reader.say("virus-at", organ=reader.organ(piece.organ)),
        reader.say("protected") if piece.protected else "",
        reader.say("carries", count=len(piece.load), load=load) if piece.load else "",
    )


def _loaded(reader: Reader, player: int, shield: bool) -> str:
    name = reader.name(player)
    return reader.say("loaded-shield", colour=name) if shield else name


def area_token(reader: Reader, area: int) -> Words:
    """An area's token, and who would score it now."""
    entry = reader.data.areas[area]
    label = reader.say("token", number=area + 1, area=reader.word(entry.name))
    if reader.t[AREA_TOKEN + area] < 0:
        return label, reader.say("token-none")
    vp, steps = research.token_side(reader.state, area)
    holder = reader.controller(area)
    bonus = reader.terms.bonus[area]
    return label, joined(
        reader.say("token-worth", vp=vp, steps=steps),
        reader.say("token-bonus", bonus=bonus) if bonus else "",
        reader.say("token-held", who=reader.name(holder))
        if holder is not None
        else reader.say("token-free"),
    )


def crisis(reader: Reader, token: int, place: int) -> Words:
    """A crisis token on an organ or in its row."""
    label = reader.say("crisis", number=token + 1)
    if place < 0:
        return label, reader.say("crisis-free")
    fate = "crisis-now"
    if passed_over(reader.state, token):
        fate = "crisis-late" if deferred(reader.state, token) else "crisis-never"
    elif due(reader.state, token):
        fate = "crisis-due"
    return label, joined(reader.say("crisis-on", organ=reader.organ(place)), reader.say(fate))


# -- tracks ---------------------------------------------------------------------------------------


def vp(reader: Reader, player: int) -> Words:
    """A marker on the point track, and the next card, of which nobody gains too many (VI-046)."""
    label = reader.say("vp", who=reader.name(player), vp=reader.vp(player))
    if player == reader.terms.bot:  # VI-408
        return label, reader.say("vp-bot")
    gainable = reader.terms.mutation_icons[: reader.terms.max_cards]
    icons = [icon for icon in gainable if icon > reader.vp(player)]
    return label, reader.say("vp-next", icon=icons[0]) if icons else reader.say("vp-no-more")


def research_marker(reader: Reader, player: int) -> Words:
    """A marker on the research track."""
    space = reader.research(player)
    label = reader.say("research", who=reader.name(player), space=space)
    return label, reader.say("research-tip", left=reader.terms.top - space)


def advantage(reader: Reader) -> Words:
    """The advantage track."""
    order = ", ".join(reader.name(player) for player in reader.advantage())
    return reader.say("head-advantage"), joined(
        reader.say("advantage-tip"), reader.say("advantage-order", order=order) if order else ""
    )


def event(reader: Reader) -> Words:
    """The top event."""
    if reader.t[EVENT] < 0:
        return reader.say("event-space"), reader.say("event-none")
    entry = reader.data.events[reader.t[EVENT]]
    return reader.word(entry.name), joined(
        reader.word(entry.text), reader.say("event-left", count=reader.t[EVENTS_LEFT] - 1)
    )


def phase(reader: Reader, number: int) -> Words:
    """A phase of the round."""
    entry = reader.data.phases[number - 1]
    return reader.word(entry.name), reader.word(entry.text)


# -- cards ----------------------------------------------------------------------------------------


def card(reader: Reader, entry: AnyCard) -> Words:
    """A mutation card."""
    return reader.word(entry.name), reader.word(entry.text)


def icons(reader: Reader, entry: AnyCard) -> str:
    """The icons of a card in short words: framed ones in brackets, groups with a slash."""
    names = {verb.id: reader.word(verb.name) for verb in reader.data.verbs}
    slots = []
    for slot in entry.effects:
        options = [(names[option.verb], option.zone) for option in slot.options()]
        slots.append(" / ".join(f"[{name}]" if zone else name for name, zone in options))
    counts = {slot: slots.count(slot) for slot in slots}
    return " · ".join(f"{n}× {slot}" if n > 1 else slot for slot, n in counts.items())


def waits(reader: Reader) -> str:
    """When waiting cards come back: at the clean-up of the phase 1 to come (VI-070, VI-071)."""
    if reader.t[PHASE] == 1:
        return reader.say("waits", until="this")
    last = reader.t[ROUND] == reader.terms.rounds
    return reader.say("waits", until="never" if last else "next")


def area_card(reader: Reader, area: int) -> Words:
    """An area card: which organs it means where its name doesn't say them, and what lies there."""
    entry = reader.data.area_cards[area]
    several = len(reader.data.areas[area].organs) > 1
    organs = reader.word(entry.text) if several else ""
    return reader.word(entry.name), joined(organs, area_token(reader, area)[1])
