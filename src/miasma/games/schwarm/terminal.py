"""The whole table as text: players, the row, the board's map and a legend.

Plain Rich markup, at most `COLUMNS` wide; without its colours it still says everything.
"""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

from miasma.core.text import Catalog, catalog
from miasma.games.schwarm import terminal_map as signs
from miasma.games.schwarm.actions import ABILITY_IDS, KINDS
from miasma.games.schwarm.compass import letters
from miasma.games.schwarm.prompt import outcome_text
from miasma.games.schwarm.reader import GAME_ID, Reader
from miasma.games.schwarm.table import (
    ABILITY_OF,
    BUOYS_LEFT,
    CRAB_AT,
    DEAL_LIGHT,
    HELD,
    JOKER_UP,
    ORDER_CARD,
    ORDER_LEFT,
    PEGS_LEFT,
    PLAY_CARD,
    QUEEN_BUOYS,
    ROUND,
    ROW,
    ROW_LENGTH,
    SHIPS_LEFT,
    STATIONS_LEFT,
    TAKEN,
    TRACK,
    TSUNAMIS,
    WHALES,
)
from miasma.games.schwarm.terminal_map import escape, initial, map_lines, paint

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState

COLUMNS: Final = 79
INDENT: Final = 4


def board_text(state: SchwarmState, seat: int | None, lang: str = "en") -> str:
    """The position as a seat (None: a spectator) may see it, as lines of Rich markup."""
    return Table(state, seat, lang).text()


def wrapped(text: str, indent: int = INDENT) -> list[str]:
    """Lines of plain text, none too long, the later ones indented."""
    return [
        escape(line)
        for line in textwrap.wrap(
            text, COLUMNS, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2)
        )
    ]


class Table:
    """One position for one reader, told line by line."""

    def __init__(self, state: SchwarmState, seat: int | None, lang: str) -> None:
        self.state = state
        self.reader = Reader(state, seat, lang)
        self.words: Catalog = catalog(GAME_ID, lang)

    def say(self, key: str, **args: object) -> str:
        """A message of the text board."""
        return self.words.say(f"board-{key}", **args)

    def text(self) -> str:
        """All lines; the board comes last, next to the question that follows it."""
        blocks = [self.heading()]
        for seat in self.reader.seats:
            blocks[0] += self.player(seat)
        row = self.row()
        if row:
            blocks.append(row)
        forecast = self.forecast()
        blocks += [self.supplies(), self.legend(), map_lines(self.reader)]
        if forecast:
            blocks.append(forecast)
        if self.reader.over:
            blocks.append(wrapped(outcome_text(self.state, self.words), 1))
        return "\n\n".join("\n".join(block) for block in blocks)

    def heading(self) -> list[str]:
        """Which round it is, and the order of play."""
        reader = self.reader
        parts = []
        if self.state.t[ROUND]:
            parts.append(reader.say("round", n=self.state.t[ROUND], rounds=reader.terms.rounds))
        else:
            parts.append(reader.say("setup"))
        track = self.state.t[TRACK : TRACK + reader.terms.seats]
        if max(track) >= 0:
            names = " › ".join(reader.colour(seat) if seat >= 0 else "–" for seat in track)
            parts.append(self.say("order", names=names))
        for option in self.state.setup.options:
            if self.state.setup.options[option]:
                parts.append(self.words.say(f"option-{option}"))
        return wrapped(" · ".join(parts), 1)

    # -- players --------------------------------------------------------------------------------

    def player(self, seat: int) -> list[str]:
        """A player's points and network on one line, pieces and cards on the next."""
        reader, t = self.reader, self.state.t
        mark = "▶" if reader.acts(seat) else " "
        name = reader.say("you", who=reader.colour(seat)) if seat == reader.seat else (
            reader.colour(seat)
        )  # fmt: skip
        values, shores = reader.final_points(seat)
        facts = [
            self.say("points", n=reader.score(seat)),
            reader.say("hit-costs", n=reader.damage(seat)),
            self.say("network", n=reader.network(seat)[1], end=values + shores),
        ]
        linked = reader.shores(seat)
        if linked:
            facts.append(self.say("shores", sides=letters(linked)))
        if t[QUEEN_BUOYS] >> seat & 1:
            facts.append(self.say("queen"))
        if t[ABILITY_OF + seat] >= 0:
            ability = reader.data.types[ABILITY_IDS[t[ABILITY_OF + seat]]]
            facts.append(reader.word(ability.name))
        if DEAL_LIGHT <= reader.phase < PLAY_CARD:
            facts.append(reader.say("taken", n=t[TAKEN + seat], quota=reader.terms.quota))
            if t[ORDER_CARD + seat]:
                facts.append(reader.say("order-next", n=t[ORDER_CARD + seat]))
        plain = f"{name}: {' · '.join(facts)}"
        head = [(f" {mark} ", "bold"), (f" {initial(reader, seat)} ", signs.PLAYER_STYLES[seat])]
        lines = textwrap.wrap(plain, COLUMNS - 7)
        found = [paint([*head, (f" {lines[0]}", "bold")])]
        found += [escape(f"       {line}") for line in lines[1:]]
        return found + wrapped(self._things(seat), 7)

    def _things(self, seat: int) -> str:
        reader, t = self.reader, self.state.t
        parts = [
            self.say(
                "left",
                stations=t[STATIONS_LEFT + seat],
                ships=t[SHIPS_LEFT + seat],
                researchers=t[PEGS_LEFT + seat],
                buoys=t[BUOYS_LEFT + seat],
            )
        ]
        tiles = [
            f"{t[HELD + KINDS * seat + kind]}× {reader.word(reader.data.kinds[kind].name)}"
            for kind in range(KINDS)
            if t[HELD + KINDS * seat + kind]
        ]
        if tiles:
            parts.append(self.say("tiles", tiles=", ".join(tiles)))
        hand = reader.hand(seat)
        if hand is None:
            unseen = reader.cards_left(seat)
            cards = [self.say("unseen-cards", n=unseen)] if unseen else []
        else:
            cards = [self._card(card, count) for card, count in enumerate(hand) if count]
        if t[JOKER_UP + seat]:
            cards.append(self.say("joker"))
        if cards:
            parts.append(self.say("cards", cards=", ".join(cards)))
        return " · ".join(parts)

    def _card(self, card: int, count: int) -> str:
        name = self.reader.card_title(card)
        return f"{count}× {name}" if count > 1 else name

    # -- shared things --------------------------------------------------------------------------

    def row(self) -> list[str]:
        """The cards with their prices."""
        reader, t = self.reader, self.state.t
        if not DEAL_LIGHT <= reader.phase < PLAY_CARD:
            return []
        cards = [f"{place}: {self._card(t[ROW + place] & 15, 1)}" for place in range(t[ROW_LENGTH])]
        if t[ORDER_LEFT]:
            left = " ".join(str(n) for n in range(1, 5) if t[ORDER_LEFT] >> n & 1)
            cards.append(f"{t[ROW_LENGTH]}: {self.say('order-cards', left=left)}")
        return wrapped(self.say("row", cards=" · ".join(cards)), 1)

    def supplies(self) -> list[str]:
        """Hazards in the supply and the mix of unseen tiles."""
        from miasma.games.schwarm import scene_words

        t = self.state.t
        counts = (
            t[WHALES : WHALES + 2].count(-1),
            t[TSUNAMIS : TSUNAMIS + 2].count(-1),
            int(t[CRAB_AT] < 0),
        )
        hazards = self.reader.data.pieces.hazard
        text = ", ".join(
            f"{count}× {self.reader.word(entry.name)}"
            for entry, count in zip(hazards, counts, strict=True)
        )
        return wrapped(f"{self.say('supply', hazards=text)} {scene_words.mix(self.reader)}", 1)

    def forecast(self) -> list[str]:
        """What each option of a hazard would do."""
        reader = self.reader
        lines = []
        for entry in reader.forecasts():
            name = reader.game.describe(entry.action, reader.lang)
            losses = ", ".join(
                f"{reader.colour(victim)} −{points}" for victim, points in entry.losses().items()
            )
            lines += wrapped(f"{name}: {losses or '–'} (+{entry.gain})", 1)
        return lines

    def legend(self) -> list[str]:
        """What the signs mean."""
        reader = self.reader
        letters = ", ".join(
            f"{initial(reader, seat)} {reader.colour(seat)}" for seat in reader.seats
        )
        return wrapped(
            self.say(
                "legend",
                letters=letters,
                station=signs.STATION,
                peg=signs.PEG,
                whale=signs.WHALE,
                tsunami=signs.TSUNAMI,
                crab=signs.CRAB,
            ),
            1,
        )
