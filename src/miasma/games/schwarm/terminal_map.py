"""The board as lines of Rich markup: every field is two lines of seven characters.

Channels are box-drawing lines that really join; land shows its value and its station. Colours carry
nothing alone: players are letters, ships are capitals and buoys small letters, what may be chosen
stands in brackets. All colours are set with their background.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from miasma.games.schwarm.actions import GOLDEN, KIND_OF_SHAPE, OPENINGS
from miasma.games.schwarm.board import HEIGHT, WIDTH
from miasma.games.schwarm.table import (
    COVERED,
    CRAB_AT,
    LAST,
    OWNER,
    PEGS,
    QUEEN_BUOYS,
    TILED,
    TSUNAMIS,
    WHALES,
)
from miasma.games.schwarm.view import shapes_on

if TYPE_CHECKING:
    from miasma.games.schwarm.reader import Reader

Run = tuple[str, str]
"""A stretch of text with its style ('' for the terminal's own)."""

ACROSS: Final = 7
COVERED_STYLE: Final = "#bfeaf0 on #1f6378"
BARE_STYLE: Final = "#5fb8c4 on #062530"
TILE_STYLE: Final = "bold #7ffbee on #06303a"
GOLD_STYLE: Final = "bold #ffd36b on #33270d"
QUEEN_STYLE: Final = "bold #ffffff on #5a2fb8"
LAND_STYLE: Final = "#3a2a0c on #dcc48e"
LIT_STYLE: Final = "bold #000000 on #ffe9c4"
HAZARD_STYLE: Final = "bold #ffffff on #a3261a"
LAST_STYLE: Final = "bold #000000 on #ff9d5c"
PLAYER_STYLES: Final = (
    "bold #1a1400 on #f2c530", "bold #ffffff on #c92f24", "bold #ffffff on #101416",
    "bold #0a1a20 on #f5f5f0",
)  # fmt: skip
GLYPHS: Final = {
    5: "│", 10: "─", 3: "└", 6: "┌", 12: "┐", 9: "┘", 7: "├", 14: "┬", 13: "┤", 11: "┴", 15: "┼",
}  # fmt: skip
WHALE: Final = "◖"
TSUNAMI: Final = "≋"
CRAB: Final = "✶"
STATION: Final = "⌂"
PEG: Final = "•"


def escape(text: str) -> str:
    """The text as Rich markup that shows it unchanged."""
    return re.sub(r"(\\*)(\[[a-z#/@][^[]*?])", r"\1\1\\\2", text)


def paint(runs: list[Run]) -> str:
    """Runs as Rich markup; neighbours of one style are joined."""
    joined: list[Run] = []
    for text, style in runs:
        if joined and joined[-1][1] == style:
            joined[-1] = (joined[-1][0] + text, style)
        elif text:
            joined.append((text, style))
    return "".join(
        f"[{style}]{escape(text)}[/]" if style else escape(text) for text, style in joined
    )


def initial(reader: Reader, seat: int) -> str:
    """The letter of a player: the colour's first."""
    return reader.colour(seat)[:1].upper()


class Field:
    """One field as two lines of single characters with styles."""

    def __init__(self, style: str) -> None:
        self.lines: list[list[Run]] = [[(" ", style)] * ACROSS, [(" ", style)] * ACROSS]
        self.style = style

    def put(self, line: int, place: int, text: str, style: str = "") -> None:
        """Write some characters, cut off at the edge."""
        for n, char in enumerate(text):
            if place + n < ACROSS:
                self.lines[line][place + n] = (char, style or self.style)


def draw_field(reader: Reader, cell: int) -> Field:
    """A field with everything on it."""
    place = reader.board.ring_of[cell]
    if not reader.board.ids[cell]:
        return Field("")
    field = _land(reader, place) if place >= 0 else _water(reader, cell)
    name = reader.board.ids[cell]
    if name in reader.lit:
        field.put(0, 0, "[", LIT_STYLE)
        field.put(0, ACROSS - 1, "]", LIT_STYLE)
    if reader.t[LAST] == cell and not reader.over:
        field.put(1, ACROSS - 1, "<", LAST_STYLE)
    return field


def _land(reader: Reader, place: int) -> Field:
    t = reader.t
    field = Field(LAND_STYLE)
    mark = "*" if place in reader.board.starts else ""
    field.put(0, 2, f"{reader.board.value[place]}{mark}")
    owner = t[OWNER + place]
    if owner >= 0:
        pegs = PEG * t[PEGS + place]
        field.put(1, 1, f"{STATION}{initial(reader, owner)}{pegs}", PLAYER_STYLES[owner])
    if t[CRAB_AT] == place:
        field.put(0, 5, CRAB, HAZARD_STYLE)
    return field


def _water(reader: Reader, cell: int) -> Field:
    t = reader.t
    if cell == reader.board.queen:
        field = Field(QUEEN_STYLE)
        field.put(0, 0, "───♛───")
        field.put(1, 3, "│")
        place = 4
        for seat in reader.seats:
            if t[QUEEN_BUOYS] >> seat & 1:
                field.put(1, place, initial(reader, seat).lower(), PLAYER_STYLES[seat])
                place += 1
    elif t[COVERED] >> cell & 1:
        field = Field(COVERED_STYLE)
        field.put(0, 2, "~ ~")
    elif t[TILED] >> cell & 1:
        field = _tile(reader, cell)
    else:
        field = Field(BARE_STYLE)
        field.put(0, 3, "·")
    _afloat(reader, cell, field)
    return field


def _tile(reader: Reader, cell: int) -> Field:
    shape = shapes_on(reader.state, cell)[0]
    openings = OPENINGS[shape]
    field = Field(GOLD_STYLE if KIND_OF_SHAPE[shape] == GOLDEN else TILE_STYLE)
    if openings & 8:
        field.put(0, 0, "───")
    if openings & 2:
        field.put(0, 4, "───")
    field.put(0, 3, GLYPHS[openings])
    if openings & 4:
        field.put(1, 3, "│")
    for place, seat in enumerate(reader.buoys(cell)):
        field.put(1, 4 + place, initial(reader, seat).lower(), PLAYER_STYLES[seat])
    return field


def _afloat(reader: Reader, cell: int, field: Field) -> None:
    """Ships to the left of the second line, hazards at the right of the first."""
    place = 0
    for seat in reader.seats:
        for at in reader.ships(seat):
            if at == cell:
                field.put(1, place, initial(reader, seat), PLAYER_STYLES[seat])
                place += 1
    place = 5
    for first, sign in ((WHALES, WHALE), (TSUNAMIS, TSUNAMI)):
        for at in reader.t[first : first + 2]:
            if at == cell:
                field.put(0, place, sign, HAZARD_STYLE)
                place -= 1


def map_lines(reader: Reader) -> list[str]:
    """The whole board, with letters above and numbers beside it."""
    head = "  " + "".join(f"   {chr(ord('A') + column)}   " for column in range(WIDTH))
    lines = [head.rstrip()]
    for row in range(HEIGHT):
        cells = [draw_field(reader, WIDTH * row + column) for column in range(WIDTH)]
        for line in (0, 1):
            runs: list[Run] = [(f"{row} " if line == 0 else "  ", "")]
            for field in cells:
                runs += field.lines[line]
            lines.append(paint(runs).rstrip())
    return lines
