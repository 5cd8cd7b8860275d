"""The map of the board with everything that lies on it, as lines of Rich markup.

Colours carry nothing alone: cells name their kind and are filled with its texture, markers and
marks are characters, and the legend explains them. All colours are set with their background, so
that they read on dark and on light terminals.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from miasma.games.microworld.knowledge import members
from miasma.games.microworld.rules import choices
from miasma.games.microworld.table import BEFORE
from miasma.games.microworld.terminal_map import (
    BORDER,
    HEIGHT,
    LABEL,
    OUTSIDE,
    WIDTH,
    BoardMap,
    board_map,
)

if TYPE_CHECKING:
    from miasma.games.microworld.reader import Piece, Reader

Run = tuple[str, str]
"""A stretch of text with its style ('' for the terminal's own)."""

# Kinds, in file order: muscle, bone, nerve, mucosa.
GROUNDS: Final = ("#ffafaf", "#e4e4e4", "#afd7ff", "#87d7af")
TEXTURE_INKS: Final = ("#af4040", "#808080", "#3068b8", "#107848")
TEXTURES: Final = ("-", "o", "<", "~")
LIT_GROUND: Final = "#5fffff"
INK: Final = "#000000"

CHIPS: Final = (("*", "*"), ("(", ")"))
CHIP_STYLES: Final = ("bold #ffffff on #6a2fb8", "bold #000000 on #ffb52e")
FLIPPED_STYLES: Final = ("bold #6a2fb8 on #f4f4f4", "bold #8a5a00 on #f4f4f4")
FLIPPED: Final = ("×", "×")
LAST: Final = (">", "<")
SEAL: Final = "#"
SEAL_STYLE: Final = "bold #ffe14a on #000000"
DORMANT: Final = "?"
BARRIER: Final = "‡"
BARRIER_STYLE: Final = "bold #000000 on #ffe14a"
GENE: Final = ("{", "}")
GENE_STYLE: Final = "bold #00332c on #8ff5e2"
TARGET: Final = "!"
TARGETED: Final = ("use", "copy", "exchange", "drift")


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
    """The letter on the markers of a seat."""
    return reader.faction(seat)[:1].upper()


def chip(reader: Reader, seat: int, flipped: bool = False) -> Run:
    """A marker as it lies on the board."""
    left, right = FLIPPED if flipped else CHIPS[seat]
    styles = FLIPPED_STYLES if flipped else CHIP_STYLES
    return f"{left}{initial(reader, seat)}{right}", styles[seat]


def kind_name(reader: Reader, kind: int) -> str:
    """The name of a kind of cells, in lower case but for German nouns."""
    name = reader.word(reader.data.board.kind[kind].name)
    return name if reader.lang == "de" else name.lower()


def placing_gains(reader: Reader) -> dict[int, int]:
    """The cells to place in now, with what that pays; for spectators those of the active player."""
    if reader.phase != BEFORE:
        return {}
    if reader.seat is None:
        cells = int(choices.placeable(reader.state))
        return {cell: sum(reader.gains(cell)) for cell in members(cells)}
    return {cell: gain for cell, gain in reader.lit.items() if gain >= 0}


def targets(reader: Reader) -> set[int]:
    """The cells that a gene or mutation of the reader can aim at now; a barrier goes anywhere."""
    found = set()
    for action in reader.options:
        if action.kind in TARGETED and action.targets[-1].startswith("cell-"):
            found.add(reader.board.ids.index(action.targets[-1].removeprefix("cell-")))
    return found


class Drawing:
    """A grid of characters with their styles."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.map: BoardMap = board_map(reader.game, reader.board)
        self.gains = placing_gains(reader)
        self.targets = targets(reader)
        self.pieces = {piece.cell: piece for piece in reader.pieces()}
        self.tokens = dict(reader.tokens())
        self.barrier = reader.barrier()
        self.grid: list[list[Run]] = [self._ground_row(row) for row in range(HEIGHT)]
        for cell in range(len(reader.board.ids)):
            self._label(cell)
        self._corners()

    def lines(self) -> list[str]:
        """The finished lines of markup."""
        return [paint(row) for row in self.grid]

    # -- ground ---------------------------------------------------------------------------------

    def ground(self, cell: int) -> str:
        """The colour a cell lies on."""
        lit = cell in self.gains or cell in self.targets
        return LIT_GROUND if lit else GROUNDS[self.reader.board.kinds[cell]]

    def _ground_row(self, row: int) -> list[Run]:
        return [self._ground_at(row, column) for column in range(WIDTH)]

    def _ground_at(self, row: int, column: int) -> Run:
        line = self.map.lines[row][column]
        cell = self.map.cells[row][column]
        if cell == OUTSIDE:
            return " ", ""
        if cell == BORDER:
            tissue = self.map.tissues[row][column]
            if tissue == BORDER:
                return line, ""
            return line, f"{INK} on {GROUNDS[self.reader.board.kinds[tissue]]}"
        kind = self.reader.board.kinds[cell]
        dotted = (column + 2 * row) % 4 == 0 and not self._near_label(cell, row, column)
        ground = self.ground(cell)
        return (TEXTURES[kind] if dotted else " "), f"{TEXTURE_INKS[kind]} on {ground}"

    def _near_label(self, cell: int, row: int, column: int) -> bool:
        slot = self.map.slots[cell]
        start = {slot.row: slot.upper, slot.row + 1: slot.lower}.get(row)
        return start is not None and start - 1 <= column <= start + LABEL

    # -- what lies in a cell --------------------------------------------------------------------

    def _label(self, cell: int) -> None:
        slot = self.map.slots[cell]
        board = self.reader.board
        plain = f"{INK} on {self.ground(cell)}"
        bold = f"bold {plain}"
        short = kind_name(self.reader, board.kinds[cell])[:3].lower()
        self._write(slot.row, slot.upper, [(board.ids[cell], bold), (f" {short}", plain)])
        runs = self._contents(cell, plain, bold)
        width = sum(len(text) for text, _ in runs)
        self._write(slot.row + 1, slot.lower + (LABEL - width) // 2, runs)

    def _contents(self, cell: int, plain: str, bold: str) -> list[Run]:
        piece = self.pieces.get(cell)
        runs = self._marker(cell, piece, bold) if piece else self._token(cell)
        if self.barrier and self.barrier[0] == cell:
            runs.append((BARRIER, BARRIER_STYLE))
        width = sum(len(text) for text, _ in runs)
        if cell in self.gains:
            gain = f"+{self.gains[cell]}"
            if runs and width + len(gain) < LABEL:
                gain = f" {gain}"
            runs.append((gain, bold))
        elif cell in self.targets:
            runs.append((TARGET, bold))
        elif piece and piece.last and width < LABEL:
            runs.append((LAST[1], bold))
        return runs

    def _marker(self, cell: int, piece: Piece, bold: str) -> list[Run]:
        runs: list[Run] = [chip(self.reader, piece.seat, piece.flipped)]
        if piece.last:
            runs.insert(0, (LAST[0], bold))
        if piece.seals:
            runs.append((SEAL, SEAL_STYLE))
        if cell in self.tokens:
            runs.append((DORMANT, GENE_STYLE))
        return runs

    def _token(self, cell: int) -> list[Run]:
        if cell not in self.tokens:
            return []
        gene = self.tokens[cell]
        name = DORMANT if gene < 0 else self.reader.word(self.reader.data.genes[gene].name)[:3]
        if gene >= 0 and self.gains.get(cell, 0) > 9:
            return [(name, GENE_STYLE)]
        return [(f"{GENE[0]}{name}{GENE[1]}", GENE_STYLE)]

    # -- corners --------------------------------------------------------------------------------

    def _corners(self) -> None:
        """The scores above, the textures of the kinds below, where nothing of the board lies."""
        for seat in (0, 1):
            score = f"{self.reader.score(seat)}"
            name = self.reader.faction(seat)
            left: list[Run] = [chip(self.reader, seat), (f" {name} ", ""), (score, "bold")]
            right: list[Run] = [(score, "bold"), (f" {name} ", ""), chip(self.reader, seat)]
            self._corner(0, right if seat else left, bool(seat))
        for kind in range(len(GROUNDS)):
            sample = (f" {TEXTURES[kind]} ", f"{INK} on {GROUNDS[kind]}")
            name = kind_name(self.reader, kind)
            runs = [(f"{name} ", ""), sample] if kind > 1 else [sample, (f" {name}", "")]
            self._corner(HEIGHT - 2 + kind % 2, runs, kind > 1)

    def _corner(self, row: int, runs: list[Run], right: bool) -> None:
        width = sum(len(text) for text, _ in runs)
        start = WIDTH - width if right else 0
        beside = range(max(0, start - 1), min(WIDTH, start + width + 1))
        if width < WIDTH and all(self.map.cells[row][column] == OUTSIDE for column in beside):
            self._write(row, start, runs)

    def _write(self, row: int, column: int, runs: list[Run]) -> None:
        for text, style in runs:
            for character in text:
                self.grid[row][column] = (character, style)
                column += 1
