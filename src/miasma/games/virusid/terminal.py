"""The whole table as text: the goal, the players, the cities by continent, a legend.

Plain Rich markup, at most `COLUMNS` wide; without its colours it still says everything.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from miasma.games.virusid.actions import LADDERS
from miasma.games.virusid.data import CONTINENTS, SIMPLE, SPREADS
from miasma.games.virusid.reader import Reader
from miasma.games.virusid.rules import mortality
from miasma.games.virusid.scales_shown import STATS, stat_value
from miasma.games.virusid.table import (
    ABILITIES,
    CLOSED_SEA,
    CONTINENT,
    CURE,
    GREY,
    LEVELS,
    PHASE,
    RESEARCH,
    RESIST,
    SETUP,
    STOCK,
    SUPPLY,
    TURN,
)

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState

COLUMNS: Final = 79
INDENT: Final = 5
STONES: Final = (
    "bold #ffffff on #b81f1c",
    "bold #000000 on #ffd034",
    "bold #ffffff on #0c7a3c",
    "bold #ffffff on #1c5fb8",
)
LIT: Final = "bold #000000 on #5fffff"
DEAD: Final = "#ffffff on #6b7080"
HEALTHY: Final = "#000000 on #e4e4e4"
TINTS: Final = {
    "america": "bold #000000 on #afd7ff",
    "europe": "bold #000000 on #d7c7ff",
    "africa": "bold #000000 on #afe7c7",
    "asia": "bold #000000 on #ffc7cf",
}
DANGER: Final = "bold #ffffff on #b81f1c"
NEEDS: Final = {"cold": "c", "medicine": "m", "heat": "h"}
Run = tuple[str, str]
Item = list[Run]


def board_text(state: VirusidState, seat: int | None, lang: str = "en") -> str:
    """The position as lines of Rich markup."""
    return _Table(Reader(state, seat, lang)).text()


def escape(text: str) -> str:
    """The text as Rich markup that shows it unchanged."""
    return re.sub(r"(\\*)(\[[a-z#/@][^[]*?])", r"\1\1\\\2", text)


def paint(runs: Item) -> str:
    """Runs as Rich markup."""
    return "".join(f"[{style}]{escape(text)}[/]" if style else escape(text) for text, style in runs)


def flow(items: list[Item], first: Item, indent: int = INDENT, between: str = " · ") -> list[str]:
    """Lines of items one after the other, broken between items, the later lines indented.

    An item too long for a line is broken between its words.
    """
    lines: list[Item] = [list(first)]
    fresh = True
    mark = between.rstrip()
    room = COLUMNS - max(indent, width_of(first)) - len(mark)
    for item, before in _short(items, between, room):
        used = width_of(lines[-1]) + len(mark)
        if not fresh and used + len(before) + width_of(item) > COLUMNS:
            lines[-1].append((before.rstrip(), ""))
            lines.append([(" " * indent, "")])
            fresh = True
        if not fresh:
            lines[-1].append((before, ""))
        lines[-1].extend(item)
        fresh = False
    return [paint(line) for line in lines]


def width_of(item: Item) -> int:
    """The characters an item takes."""
    return sum(len(text) for text, _ in item)


def _short(items: list[Item], between: str, room: int) -> list[tuple[Item, str]]:
    """Each item with what stands before it; one too long for a line becomes its words."""
    found: list[tuple[Item, str]] = []
    for item in items:
        if width_of(item) <= room:
            found.append((item, between))
            continue
        words: list[Item] = [[(word, style)] for text, style in item for word in text.split()]
        found += [(word, between if place == 0 else " ") for place, word in enumerate(words)]
    return found


def sentence(text: str) -> list[Item]:
    """The words of a text as items, so that they can flow."""
    return [[(word, "")] for word in text.split()]


class _Table:
    """One position for one reader, told line by line."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.t = reader.t

    def say(self, key: str, **args: object) -> str:
        """A message of the text board."""
        return self.reader.words.say(f"board-{key}", **args)

    def text(self) -> str:
        """All blocks."""
        players = [line for seat in range(self.reader.state.seats) for line in self.player(seat)]
        blocks = [self.heading(), self.goal(), players, self.supply(), self.legend(), self.cities()]
        return "\n\n".join("\n".join(block) for block in blocks if block)

    # -- heading --------------------------------------------------------------------------------

    def heading(self) -> list[str]:
        """Turn, phase, turns left; then the event."""
        reader = self.reader
        if reader.over:
            items: list[Item] = [[(self.say("over"), "bold")]]
        elif self.t[PHASE] == SETUP:
            items = [[(self.say("setup"), "bold")]]
        else:
            items = [
                [(self.say("turn", turn=self.t[TURN]), "bold")],
                [(self.say("phase", phase=self.t[PHASE]), "")],
            ]
        items.append([(self.say("turns-left", turns=reader.turns_left()), "")])
        items.append([(reader.word(reader.pathogen().name), "")])
        lines = flow(items, [(" ", "")])
        event = reader.event()
        if event:
            head: Item = [(f" {self.say('event')}: ", ""), (reader.word(event.name), "bold")]
            head.append((f" ({event.type}). ", ""))
            names = [
                reader.word(reader.data.cities[reader.data.city_index[city]].name)
                for city in event.heal
            ]
            healed = ", ".join(names)
            told = reader.say("card-heals", cities=healed) if names else reader.say("card-no-heal")
            said = f"{reader.word(event.text)} {told}. {reader.say('card-pays', dna=event.dna)}"
            lines += flow(sentence(said), head, between=" ")
        faces = mortality.faces(reader.state)
        if faces:
            lines.append(f" {self.say('dice', faces=' '.join(map(str, faces)))}")
        return lines

    def goal(self) -> list[str]:
        """The research track, the corpses to take, the cities that count."""
        reader = self.reader
        research, cure = self.t[RESEARCH], self.t[CURE]
        apart = cure - research
        track = self.say("track", research=research, cure=cure, apart=apart)
        lines = [paint([(" ", ""), (track, DANGER if apart < 5 else "bold")])]
        left: list[Item] = []
        for place, continent in enumerate(reader.data.board.continent):
            count = self.t[CONTINENT + place]
            total = reader.terms.continent_corpses[place]
            name = reader.word(continent.name)
            left.append([(f" {name} ", TINTS[continent.id]), (f" {count}/{total}", "")])
        lines += flow(left, [(f" {self.say('corpses')}: ", "")])
        count = reader.covered.bit_count()
        total = len(reader.data.cities)
        lines.append(f" {self.say('covered', count=count, total=total)}")
        closed = [
            reader.word(link.name)
            for number, link in enumerate(reader.data.board.sea)
            if self.t[CLOSED_SEA] >> number & 1
        ]
        if closed:
            lines += flow(
                sentence(self.say("sea-closed", list=", ".join(closed))), [(" ", "")], between=" "
            )
        return lines

    # -- players --------------------------------------------------------------------------------

    def chip(self, seat: int) -> Run:
        """A player's stone."""
        return f" {self.letter(seat)} ", STONES[seat]

    def letter(self, seat: int) -> str:
        """The letter on a player's stones: the colours' English initials differ in all."""
        return self.reader.colour(seat)[0].upper()

    def player(self, seat: int) -> list[str]:
        """A player's sheet in a few lines."""
        reader = self.reader
        acts = "▶" if seat in reader.state.to_act else " "
        first: Item = [(acts, "bold"), self.chip(seat), (f" {reader.name(seat)}", "bold")]
        if seat == reader.seat:
            first.append((f" ({self.say('you')})", ""))
        first.append((": ", ""))
        values = {stat: stat_value(reader, seat, stat) for stat in STATS}
        items: list[Item] = [
            [(reader.say("chip-dna", dna=reader.dna(seat)), "bold")],
            [(self.say("stones", stones=self.t[STOCK + seat]), "")],
            [(self.say("numbers", **values), "")],
        ]
        if reader.gone(seat):
            items.insert(0, [(self.say("gone"), "bold")])
        resist = self.t[RESIST + seat * 3 : RESIST + seat * 3 + 3]
        cold, medicine, heat = resist
        said = self.say("resist", cold=cold, medicine=medicine, heat=heat)
        items += [[(said, "")], [(self.say("spreads", list=self.spreads(seat)), "")]]
        items.append([(self.say("strains", list=self.strains(seat)), "")])
        items.append([(self.say("ability", level=self.t[ABILITIES + seat]), "")])
        gene = reader.gene(seat)
        if gene:
            items.append([(self.say("mutation", name=reader.word(gene.name)), "")])
        return flow(items, first)

    def spreads(self, seat: int) -> str:
        """The spreads a player has, with their effective levels."""
        told = []
        for place, _ in enumerate(SPREADS):
            level = self.reader.level(seat, place)
            bought = self.t[LEVELS + seat * LADDERS + place]
            if level:
                name = self.reader.word(self.reader.data.game.spread[place].name)
                told.append(f"{name} {level}{'+' if level > bought else ''}")
        return ", ".join(told) or self.say("none")

    def strains(self, seat: int) -> str:
        """The strains a player has, with the symptoms developed."""
        told = []
        for slot in range(3):
            found = self.reader.strain(seat, slot)
            if found:
                name = self.reader.word(found[0].name)
                told.append(f"{name} {found[1]}/{len(found[0].symptom)}")
        return ", ".join(told) or self.say("none")

    def supply(self) -> list[str]:
        """The open supply of strains."""
        reader = self.reader
        names = [
            reader.word(strain.name)
            for number, strain in enumerate(reader.data.strains)
            if self.t[SUPPLY] >> number & 1
        ]
        head: Item = [(f" {self.say('supply')}: ", "")]
        return flow([[(name, "")] for name in names], head, between=", ")

    # -- cities ---------------------------------------------------------------------------------

    def cities(self) -> list[str]:
        """One line for each city, by continent."""
        lines = []
        for continent, id in enumerate(CONTINENTS):
            name = self.reader.word(self.reader.data.board.continent[continent].name)
            lines.append(paint([(f" {name} ", TINTS[id])]))
            for city, entry in enumerate(self.reader.data.cities):
                if self.reader.board.continent_of[city] == continent:
                    lines += self.city(city, entry.id)
        return lines

    def city(self, city: int, id: str) -> list[str]:
        """Name, needs, fields, then what is special."""
        reader = self.reader
        entry = reader.data.cities[city]
        lit = f"city:{id}" in reader.lit
        name = reader.word(entry.name)
        style = LIT if lit else "bold" if not reader.covered >> city & 1 else ""
        needs = " ".join(f"{NEEDS[kind]}{value}" for kind, value in reader.needs(city))
        airport = "×" if reader.airport_closed(city) else "✈" if entry.airport else " "
        if f"airport:{id}" in reader.lit:
            airport = "!"
        first: Item = [("  ", ""), (f"{name:<15}", style), (f" {needs:<9}", "")]
        first.append((f"{airport}{'⚓' if entry.port else ' '} ", ""))
        first += self.fields(city, id)
        items: list[Item] = []
        if reader.wiped >> city & 1:
            items.append([(self.say("wiped"), "")])
        elif reader.quarantined >> city & 1:
            items.append([(self.say("quarantine"), "bold")])
        names = [
            reader.word(marker.name)
            for marker in reader.data.markers
            if marker.id in reader.markers(city)
        ]
        items += [[(marker, "")] for marker in names]
        first.append(("  ", ""))
        return flow(items, first, 33)

    def fields(self, city: int, id: str) -> Item:
        """The fields of a city in drawing order."""
        reader = self.reader
        out: Item = []
        kinds = reader.kinds(city)
        for place, content in enumerate(reader.contents(city)):
            lit = f"field:{id}:{place}" in reader.lit
            if content == GREY:
                sign, style = "✕", DEAD
            elif content >= 0:
                sign, style = self.letter(content), STONES[content]
            else:
                sign, style = SIMPLE[kinds[place]][0], HEALTHY
            out.append((f"!{sign}!" if lit else f" {sign} ", LIT if lit else style))
        return out

    # -- legend ---------------------------------------------------------------------------------

    def legend(self) -> list[str]:
        """What the signs mean."""
        signs: list[tuple[str, Run]] = [
            ("healthy", (" s ", HEALTHY)),
            ("dead", (" ✕ ", DEAD)),
            ("airport", ("✈", "")),
            ("closed", ("×", "")),
            ("port", ("⚓", "")),
            ("can", ("!s!", LIT)),
        ]
        items: list[Item] = [[sign, (f" {self.say(f'legend-{key}')}", "")] for key, sign in signs]
        items.append([(self.say("legend-needs"), "")])
        return flow(items, [(f" {self.say('legend')}: ", "bold")])
