"""The whole table as text: areas and organs, players with their cards, what lies open.

Plain Rich markup, at most `COLUMNS` wide; without its colours it still says everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.text import Catalog, catalog
from miasma.games.viral.prompt import outcome_text
from miasma.games.viral.reader import Reader, Virus
from miasma.games.viral.rules import research
from miasma.games.viral.table import (
    AREA_TOKEN,
    AREAS,
    BAG,
    BLUE,
    BOT_CARD,
    BOT_SHOWN,
    BOTTOM,
    BOTTOM_SIZE,
    COLOURS,
    DISPLAY,
    DISPLAY_SLOTS,
    EVENT,
    EVENTS_LEFT,
    FIRST,
    PAIR,
    PAIRS,
    PLAYED,
    PLAYED_AREA,
)
from miasma.games.viral.view import deferred

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState

COLUMNS: Final = 79
STYLES: Final = ("green3", "gold1", "dark_orange", "medium_purple1", "grey74")
Run = tuple[str, str]
"""A piece of text and its style."""


def board_text(state: ViralState, seat: int | None, lang: str = "en") -> str:
    """The position as a seat (None: a spectator) may see it, as lines of Rich markup."""
    return Table(state, seat, lang).text()


def paint(runs: list[Run]) -> str:
    """Runs as Rich markup."""
    out = []
    for text, style in runs:
        safe = text.replace("[", "\\[")
        out.append(f"[{style}]{safe}[/]" if style else safe)
    return "".join(out).rstrip()


def flow(first: list[Run], items: list[list[Run]], indent: int, between: str = " ") -> list[str]:
    """Items one after the other behind a head, broken between items, later lines indented."""
    lines: list[list[Run]] = [[*first]]
    width = sum(len(text) for text, _ in first)
    fresh = True
    for item in items:
        size = sum(len(text) for text, _ in item)
        if not fresh and width + len(between) + size > COLUMNS:
            if between.strip():
                lines[-1].append((between.rstrip(), ""))
            lines.append([(" " * indent, "")])
            width, fresh = indent, True
        if not fresh:
            lines[-1].append((between, ""))
            width += len(between)
        lines[-1].extend(item)
        width += size
        fresh = False
    return [paint(line) for line in lines]


def words_of(text: str, style: str = "") -> list[list[Run]]:
    """The words of a text as items, so that they can flow."""
    return [[(word, style)] for word in text.split()]


class Table:
    """One position for one reader, told line by line."""

    def __init__(self, state: ViralState, seat: int | None, lang: str) -> None:
        self.state = state
        self.t = state.t
        self.reader = Reader(state, seat, lang)
        self.words: Catalog = catalog(state.setup.game.id, lang)

    def say(self, key: str, **args: object) -> str:
        """A message of the text board."""
        return self.words.say(f"board-{key}", **args)

    def text(self) -> str:
        """All lines, block by block; the body comes last, next to the question below it."""
        blocks = [self.heading(), self.shared()]
        blocks += [self.player(player) for player in self.reader.players()]
        blocks += [self.open_card(), self.draft(), self.legend(), self.body()]
        if self.reader.over:
            blocks.append([paint([(outcome_text(self.state, self.words), "bold")])])
        return "\n\n".join("\n".join(block) for block in blocks if block)

    # -- what all share -------------------------------------------------------------------------

    def heading(self) -> list[str]:
        """Round, phase, first player."""
        reader = self.reader
        if not reader.phase:
            parts = [self.say("setup")]
        else:
            name = reader.word(reader.data.phases[reader.phase - 1].name)
            parts = [self.say("round", round=reader.round, rounds=reader.terms.rounds)]
            parts.append(self.say("phase", number=reader.phase, name=name))
            if reader.phase == 1:
                parts.append(self.say("pair", pair=self.t[PAIR] + 1))
        if reader.first is not None:
            parts.append(self.say("first", who=reader.name(self.t[FIRST])))
        return flow([], [[(part, "bold")] for part in parts], 3, " · ")

    def shared(self) -> list[str]:
        """The event, the open cards, the deck, free crisis tokens, the bot's cards."""
        t, reader = self.t, self.reader
        out = []
        if t[EVENT] >= 0:
            event = reader.data.events[t[EVENT]]
            head: list[Run] = [(self.say("event", name=reader.word(event.name)) + " ", "bold")]
            more = self.say("events-left", count=t[EVENTS_LEFT] - 1)
            out += flow(head, words_of(f"{reader.word(event.text)} ({more})"), 3)
        shown = [card for card in t[DISPLAY : DISPLAY + DISPLAY_SLOTS] if card >= 0]
        if shown:
            out.append(paint([(self.say("display"), "bold")]))
            for slot in range(DISPLAY_SLOTS):
                if t[DISPLAY + slot] >= 0:
                    out += self.card_lines(t[DISPLAY + slot], f"  {slot + 1} ")
            out += self.deck()
        free = [str(n + 1) for n in reader.free_tokens()]
        tokens = " ".join(free) or self.say("none")
        side = self.say("side", side="blue" if t[BLUE] else "white")
        out += flow([], words_of(f"{self.say('free-crises', tokens=tokens)} · {side}"), 3)
        if reader.terms.bot >= 0:
            now = [str(area + 1) for area in t[BOT_CARD : BOT_CARD + 2] if area >= 0]
            seen = " ".join(f"{a + 1}×{t[BOT_SHOWN + a]}" for a in range(AREAS))
            said = self.say("bot-cards", now=" ".join(now) or self.say("none"), seen=seen)
            out += flow([], words_of(said), 3)
        return out

    def card_lines(self, card: int, head: str) -> list[str]:
        """A mutation card (not a basic one) with its text."""
        entry = self.reader.data.mutations[card]
        first: list[Run] = [(head, ""), (self.reader.word(entry.name), "cyan"), (": ", "")]
        return flow(first, words_of(self.reader.word(entry.text)), 4)

    def deck(self) -> list[str]:
        """How many cards nobody has seen, and those whose order is known."""
        t, reader = self.t, self.reader
        known = [reader.data.mutations[c].name for c in t[BOTTOM : BOTTOM + t[BOTTOM_SIZE]]]
        names = ", ".join(reader.word(name) for name in known)
        said = self.say("deck", bag=t[BAG].bit_count())
        if names:
            said += " " + self.say("deck-known", cards=names)
        return flow([("  ", "")], words_of(said), 4)

    # -- players --------------------------------------------------------------------------------

    def player(self, player: int) -> list[str]:
        """Tracks and cards of a player."""
        reader = self.reader
        style = STYLES[player]
        track, areas, cards = reader.score_parts(player)
        order = reader.advantage()
        place = order.index(player) + 1 if player in order else 0
        acts = player in self.state.to_act or reader.resolving == player
        name = f"{'▸' if acts else ' '} {reader.name(player)}"
        said = self.say(
            "tracks", vp=track, research=reader.research(player), top=reader.terms.top,
            place=place, supply=reader.supply(player),
        )  # fmt: skip
        you = self.say("you") if player == reader.seat else ""
        ready = self.say("ready") if player < reader.terms.seats and reader.ready(player) else ""
        out = flow([(name, f"bold {style}"), (" ", "")], words_of(f"{you} {said} {ready}"), 4)
        if reader.over:
            total = track + areas + cards
            final = self.say("final", track=track, areas=areas, cards=cards, total=total)
            out += flow([("    ", "")], words_of(final, "bold"), 4)
        if player != reader.terms.bot:
            out += self.cards(player)
        return out

    def cards(self, seat: int) -> list[str]:
        """Hand, waiting cards, pairs on the table, the draft's pile."""
        reader = self.reader
        out = self.card_row("hand", reader.areas_in_hand(seat), reader.hand(seat), seat)
        waiting = reader.waiting_areas(seat), reader.waiting(seat)
        if waiting[0]:
            out += self.card_row("waiting", *waiting, None)
        for pair in range(PAIRS):
            found = reader.pair(pair, seat)
            if found is not None:
                chosen = [found[1]] if found[1] >= 0 else []
                out += self.card_row(f"pair-{pair + 1}", [found[0]], chosen, None)
        pile = reader.pile(seat)
        if pile:
            names = ", ".join(reader.word(reader.data.mutations[c].name) for c in pile)
            out += flow([("    ", "")], words_of(self.say("pile", cards=names)), 6)
        return out

    def card_row(self, key: str, areas: list[int], cards: list[int], seat: int | None) -> list[str]:
        """Area numbers and names of mutation cards behind a head."""
        reader = self.reader
        items: list[list[Run]] = [[(str(area + 1), "bold")] for area in areas]
        names = [reader.word(reader.card(card).name) for card in cards]
        if seat is not None and reader.unknown(seat):
            names.append(self.say("unknown", count=reader.unknown(seat)))
        listed = ", ".join(names)
        if listed:
            items += [[("·", "")], *words_of(listed)]
        return flow([(f"    {self.say(key)} ", "dim")], items, 6)

    def open_card(self) -> list[str]:
        """The card that is being carried out, icon by icon."""
        reader = self.reader
        seat = reader.resolving
        if seat is None:
            return []
        place = self.t[PAIR] * COLOURS + seat
        card = reader.card(self.t[PLAYED + place])
        area = self.t[PLAYED_AREA + place]
        name = reader.word(reader.data.areas[area].name)
        title = self.say("open-card", card=reader.word(card.name), number=area + 1, area=name)
        out = [paint([(title, "bold")])]
        verbs = {verb.id: verb for verb in reader.data.verbs}
        for slot, letter, verb, framed, used in reader.icons(seat):
            where = self.say("framed", number=area + 1) if framed else ""
            text = f"{reader.word(verbs[verb].name)} {where}".strip()
            mark = "✓" if used else " "
            style = "dim" if used else ""
            out.append(paint([(f"  {mark} {slot + 1}{letter}  {text}", style)]))
        return out

    def draft(self) -> list[str]:
        """The packet held and the cards kept."""
        reader = self.reader
        out = []
        for key, cards in (("packet", reader.packet()), ("kept", reader.kept())):
            if cards:
                out.append(paint([(self.say(key), "bold")]))
                for card in cards:
                    out += self.card_lines(card, f"  {reader.data.mutations[card].id} · ")
        return out

    # -- the body -------------------------------------------------------------------------------

    def legend(self) -> list[str]:
        """What the signs in the body mean."""
        return flow([], words_of(self.say("legend"), "dim"), 0)

    def body(self) -> list[str]:
        """Areas with their tokens, organs with their viruses."""
        out = []
        for area in range(AREAS):
            out.append(self.area(area))
            for organ in self.reader.terms.area_organs[area]:
                out += self.organ(organ)
        return out

    def area(self, area: int) -> str:
        """An area: number, name, token, and who would score it now."""
        reader = self.reader
        name = reader.word(reader.data.areas[area].name)
        runs: list[Run] = [(f"{area + 1} {name}", "bold")]
        if self.t[AREA_TOKEN + area] >= 0:
            vp, steps = research.token_side(self.state, area)
            runs.append((f"  {self.say('token', vp=vp, steps=f'{steps:+d}')}", ""))
        holder = reader.controller(area)
        if holder is not None:
            runs.append((f"  {self.say('holder', who=reader.name(holder))}", STYLES[holder]))
        return paint(runs)

    def organ(self, organ: int) -> list[str]:
        """An organ: how many viruses of how many, its crisis, and each virus."""
        reader = self.reader
        found = reader.viruses(organ)
        least = reader.terms.threshold
        tight = "red" if len(found) >= least else "yellow" if len(found) == least - 1 else ""
        count = f"{len(found)}/{least}"
        head: list[Run] = [(f"    {reader.organ(organ):<22}", ""), (f"{count:<5}", tight)]
        token = reader.crisis_on(organ)
        if token is not None:
            late = self.say("deferred") if deferred(self.state, token) else ""
            head.append((f"!{token + 1}{late} ", "bold red"))
        return flow(head, [[self.virus(virus)] for virus in found], 32)

    def virus(self, virus: Virus) -> Run:
        """A virus: short colour and number, in brackets if protected, +n if it carries."""
        colour = self.reader.colour(virus.player)
        text = f"{self.say(f'code-{colour}')}{virus.number}"
        if virus.load:
            codes = [self.say(f"code-{self.reader.colour(player)}") for player, _ in virus.load]
            text += f"+{len(virus.load)}({' '.join(codes)})"
        if virus.protected:
            text = f"<{text}>"
        return text, STYLES[virus.player]
