"""The whole table as text: resources, the event card, the tracks, the town, the hand.

Plain Rich markup, at most `COLUMNS` wide; without its colours it still says everything.
"""

from __future__ import annotations

import re
import textwrap
from typing import TYPE_CHECKING, Final

from miasma.core.text import catalog
from miasma.games.zeds import tell
from miasma.games.zeds.board import (
    BED,
    CAMP,
    CITY_OF,
    GRAVEYARD,
    LAB,
    SPACE_IDS,
    START_OF,
    TOWN,
    members,
)
from miasma.games.zeds.effects import (
    ALL_TRACKS,
    EAT_DIE,
    FEWEST_ZEDS,
)
from miasma.games.zeds.pieces import FIGHTERS, FOE, PIECE_IDS, SPREADER, SUPER, ZED
from miasma.games.zeds.questions import SHIFTS
from miasma.games.zeds.rules import credits, deeds, melee, places
from miasma.games.zeds.table import (
    ACTIVE,
    AMMO,
    BARRICADES,
    CARDS_LEFT,
    CHAOS,
    CHAOS_POOL,
    DEFIANT,
    EVENT,
    EVENT_ACTIONS,
    F_COLUMN,
    F_FOES,
    F_TOTAL,
    F_UNIT,
    FIGHT,
    FOES_IN,
    FRIENDS,
    HELD,
    INFECTION,
    MINES,
    MINES_AT,
    NEXT_TRACK,
    NO_ENTRY,
    OUTPOST_AT,
    OVER,
    OWNED,
    PHASE,
    PLAYER_ACTIONS,
    SUPPLIES,
    TURN,
    WORST,
)
from miasma.games.zeds.tell import PHASES
from miasma.games.zeds.view import hit_markers, is_refugee

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState

COLUMNS: Final = 79
MARKUP: Final = re.compile(r"\[/?[a-z][a-z0-9_ ]*\]")
CELL: Final = 8
TRACK_STYLES: Final = ("green", "dark_orange", "blue", "yellow", "red")
FRIEND: Final = "bold cyan"
CIVIL_STYLE: Final = "magenta"
ZED_STYLE: Final = "bold red"
SUPER_STYLE: Final = "bold white on red"
RAIDER: Final = "bold yellow"


def board_text(state: ZedsState, lang: str = "en") -> str:
    """The position as lines of Rich markup; everybody sees the same."""
    return _Table(state, lang).text()


def _paint(text: str, style: str) -> str:
    safe = text.replace("[", "\\[")
    return f"[{style}]{safe}[/{style}]" if style and text.strip() else safe


class _Table:
    def __init__(self, state: ZedsState, lang: str) -> None:
        self.state = state
        self.lang = lang
        self.t = state.t
        self.data = tell.rulebook(state).data
        self.words = catalog("zeds", lang)

    def say(self, key: str, **args: object) -> str:
        """A message of the text board."""
        return self.words.say(f"board-{key}", **args)

    def text(self) -> str:
        """All lines."""
        blocks = [
            [self.heading(), *self.meters()],
            self.event(),
            self.hand(),
            *(self.track(track) for track in self.state.terms.tracks),
            self.rooms(),
            self.fight(),
            [_paint(line, "dim") for line in self.wrapped(self.say("legend"))],
        ]
        if self.t[PHASE] == OVER:
            blocks.append(self.credits())
        return "\n\n".join("\n".join(block) for block in blocks if block)

    def wrapped(self, text: str) -> list[str]:
        """A text in lines that fit."""
        return textwrap.wrap(text, COLUMNS)

    # -- the head -------------------------------------------------------------------------------

    def heading(self) -> str:
        """Level, length, turn, phase."""
        options = self.state.setup.options
        level = self.data.levels[str(options["level"])]
        length = self.data.length(level.id, str(options["length"]))
        assert length is not None
        turns = self.t[TURN] + self.t[CARDS_LEFT]
        phase = self.words.say(f"phase-{PHASES[self.t[PHASE]]}")
        said = self.say(
            "heading",
            level=level.name,
            length=length.name,
            turn=self.t[TURN],
            turns=turns,
            phase=phase,
        )
        return _paint(said, "bold")

    def meters(self) -> list[str]:
        """Infection, supplies, ammo, chaos, actions."""
        t = self.t
        parts: list[str] = []
        level = self.state.terms.level
        if level:
            style = "red" if t[INFECTION] >= 9 else "yellow" if t[INFECTION] >= 5 else "green"
            bar = "█" * t[INFECTION] + "░" * (WORST - t[INFECTION])
            label = self.words.say("resource-infection")
            parts.append(f"{label} {_paint(bar, style)} {t[INFECTION]}")
            parts.append(f"{self.words.say('resource-supplies')} [bold]{t[SUPPLIES]}[/bold]")
        parts.append(f"{self.words.say('resource-ammo')} [bold]{t[AMMO]}[/bold]")
        if level >= 2:
            parts.append(f"{self.say('chaos-left')} [bold]{t[CHAOS_POOL]}[/bold]")
        actions = t[EVENT_ACTIONS] + t[PLAYER_ACTIONS].bit_count()
        if actions:
            parts.append(f"{self.say('actions')} [bold]{actions}[/bold]")
        return _rows(parts, " · ")

    def event(self) -> list[str]:
        """The event card with its tabs and its text."""
        if self.t[EVENT] < 0:
            return []
        card = self.data.events[self.t[EVENT]]
        book = self.state.book
        eat = book.event_eat[self.t[EVENT]]
        tracks = [self.track_word(entry) for entry in book.event_zeds[self.t[EVENT]]]
        tabs = self.say(
            "tabs",
            prfn=card.prfn,
            infection=self.words.say("yes-word" if card.infection == "roll" else "no-word"),
            eat=self.say("die") if eat == EAT_DIE else eat,
            tracks=", ".join(tracks) or "-",
            actions=deeds.event_actions(self.state),
        )
        title = f"{self.say('event')}: {_paint(card.name[self.lang], 'bold')}"
        return [title, *self.wrapped(tabs), *self.wrapped(card.text[self.lang])]

    def track_word(self, entry: int) -> str:
        """A track of the event card."""
        if entry == ALL_TRACKS:
            return self.say("all")
        if entry == FEWEST_ZEDS:
            return self.say("fewest")
        return self.data.tracks[entry].letter

    def hand(self) -> list[str]:
        """Held story cards, research."""
        t = self.t
        found: list[str] = []
        for card in members(t[HELD]):
            entry = self.data.stories[card]
            line = f"{self.say('held')}: {entry.name[self.lang]} ({entry.id}): "
            found += self.wrapped(line + entry.text[self.lang])
        if t[ACTIVE] >= 0:
            active = self.data.research[t[ACTIVE]]
            names = [self.data.components[n].name[self.lang] for n in members(t[OWNED])]
            line = f"{self.say('research')}: {active.name[self.lang]} ({active.next_roll}+)"
            found += self.wrapped(", ".join([line, *names]))
        return found

    # -- pieces ---------------------------------------------------------------------------------

    def tag(self, piece: int) -> tuple[str, str]:
        """A piece in a few letters, and its style."""
        state = self.state
        name = PIECE_IDS[piece]
        hits = "·" * hit_markers(state, piece)
        power = places.strength(state, piece)
        if piece >= FOE:
            if piece < ZED:
                return f"{name[:4].title()} {power}{hits}", RAIDER
            if piece >= SPREADER:
                return f"{name[:5].title()}", ZED_STYLE
            letter = "z" if places.is_reduced(state, piece) else "Z"
            if piece >= SUPER:
                return f"{_short(name).upper()}{power}{hits}"[: CELL - 1], SUPER_STYLE
            return f"{letter}{power}{hits}", ZED_STYLE
        if piece >= FIGHTERS:
            short = "Refug" if is_refugee(state, piece) else "Villag"
            return (short if name != "vip" else "VIP"), CIVIL_STYLE
        mark = "d" if self.t[DEFIANT] >> piece & 1 else ""
        mark += "+" if places.is_comatose(state, piece) else ""
        return f"{_short(name).title()}{power}{mark}{hits}"[: CELL - 1], FRIEND

    def pieces_in(self, space: int) -> list[tuple[str, str]]:
        """The tags of everything in a space."""
        t = self.t
        units = [self.tag(unit) for unit in members(t[FRIENDS + space])]
        return units + [self.tag(FOE + foe) for foe in members(t[FOES_IN + space])]

    # -- the map --------------------------------------------------------------------------------

    def track(self, track: int) -> list[str]:
        """A track as columns from Start to town."""
        style = TRACK_STYLES[track]
        spaces = range(START_OF[track], CITY_OF[track] + 1)
        name = self.data.tracks[track].name[self.lang]
        if self.t[NEXT_TRACK] == track:
            name += f" ({self.say('next')})"
        columns = [(self.space_head(space), self.pieces_in(space)) for space in spaces]
        lines = [_paint(name, f"bold {style}")]
        lines.append("".join(_paint(head.ljust(CELL), style) for head, _ in columns).rstrip())
        for row in range(max(len(pieces) for _, pieces in columns)):
            cells = ""
            for _, pieces in columns:
                text, look = pieces[row] if row < len(pieces) else ("", "")
                cells += _paint(text, look) + " " * (CELL - len(text))
            lines.append(cells.rstrip())
        return lines

    def space_head(self, space: int) -> str:
        """The id of a space with what lies on it."""
        t = self.t
        name = SPACE_IDS[space]
        head = "Start" if name.endswith("start") else name
        terrain = melee.terrain(self.state, space)
        head += f"+{terrain}" if terrain else ""
        head += "!" * min(2, t[CHAOS + space])
        head += "#" if t[BARRICADES] >> space & 1 else ""
        head += "O" if t[OUTPOST_AT] == space else ""
        head += "*" if t[MINES_AT] == space and t[MINES] else ""
        head += "X" if t[NO_ENTRY] >> space & 1 else ""
        return head[: CELL - 1]

    def rooms(self) -> list[str]:
        """Town Center, hospital, lab, camp, graveyard."""
        found: list[str] = []
        for key, spaces in (
            ("town", (TOWN,)),
            ("hospital", tuple(range(BED, LAB))),
            ("lab", (LAB,)),
            ("camp", (CAMP,)),
            ("graveyard", (GRAVEYARD,)),
        ):
            tags = [tag for space in spaces for tag in self.pieces_in(space)]
            if tags:
                first, *others = (_paint(text, style) for text, style in tags)
                found += _rows([f"{_paint(self.say(key), 'bold')}: {first}", *others], "  ")
        return found

    def fight(self) -> list[str]:
        """The fight under way: sides, column, shifts one by one."""
        t = self.t
        if t[FIGHT] < 0:
            return []
        space = tell.space_name(self.state, t[FIGHT])[self.lang]
        foes = [self.tag(FOE + foe)[0] for foe in members(t[F_FOES])]
        unit = self.tag(t[F_UNIT])[0] if t[F_UNIT] >= 0 else "?"
        line = f"{self.say('fight')} {space}: {unit} × {' + '.join(foes)}"
        found = [_paint(line, "bold yellow")]
        if t[F_UNIT] >= 0 and t[F_FOES]:
            parts = [
                f"{self.words.say(f'shift-{SHIFTS[reason]}')} {n:+}"
                for reason, n in melee.shifts(self.state)
            ]
            columns = self.data.game.melee_column
            base = columns[melee.base_column(self.state)].name[self.lang]
            said = self.say(
                "column", column=columns[t[F_COLUMN]].name[self.lang], total=t[F_TOTAL] or "-"
            )
            found += self.wrapped("; ".join([base, *parts, said]))
        return found

    def credits(self) -> list[str]:
        """Score and epilogue."""
        epilogue = self.data.game.epilogue[credits.epilogue(self.state)]
        score = credits.score(self.state)
        head = self.say("credits", score=score, epilogue=epilogue.name)
        return [_paint(head, "bold"), *self.wrapped(epilogue.text[self.lang])]


def _short(name: str) -> str:
    """A few letters for a piece; if they end in a number, the strength stands apart from it."""
    if "_" in name and name[-1].isdigit():
        name = name[:3] + name[-1]  # one of two equal ones
    return f"{name[:4]}:" if name[:4][-1].isdigit() else name[:4]


def _rows(parts: list[str], joint: str) -> list[str]:
    """Parts with markup side by side, in as many lines as they need."""
    found = [parts[0]]
    for part in parts[1:]:
        longer = f"{found[-1]}{joint}{part}"
        if len(MARKUP.sub("", longer)) <= COLUMNS:
            found[-1] = longer
        else:
            found.append(part)
    return found
