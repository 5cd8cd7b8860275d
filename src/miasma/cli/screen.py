"""What people see and type: the console behind a few words, with or without colours and cursor."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

PROMPT = "> "
SEAT_STYLES = ("magenta", "yellow", "cyan", "green", "red")
"""One colour per seat, for the log and the names."""


def seat_style(seat: object) -> str:
    """The colour of a seat; plain for anything else."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)] if isinstance(seat, int) and seat >= 0 else ""


class Screen:
    """A console to talk with people."""

    def __init__(self, out: Console) -> None:
        self.out = out
        self.typed = sys.stdin is not None and sys.stdin.isatty()
        self._complete: Sequence[str] = ()
        self._warned_narrow = False
        if self.typed:
            self._read_lines_well()

    @property
    def width(self) -> int:
        """Columns."""
        return self.out.width

    # -- writing --------------------------------------------------------------------------------

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """One paragraph of plain text."""
        self.out.print(
            Padding(Text(text, style=style), (0, 0, 0, indent))
            if indent
            else Text(text, style=style)
        )

    def unbroken(self, text: str) -> None:
        """One paragraph that is never wrapped: it holds a path or a command to copy."""
        self.out.print(Text(text), soft_wrap=True)

    def marked(self, markup: str) -> None:
        """One paragraph with Rich markup."""
        self.out.print(markup)

    def told(self, seat: object, text: str) -> None:
        """One thing that happened, with a dot in the colour of the seat it is about."""
        line = Text.assemble(("• ", seat_style(seat)), text)
        self.out.print(line)

    def picture(self, markup: str) -> int:
        """A board, exactly as it is; gives the columns it needs if there are too few, else 0."""
        self.out.print(markup, soft_wrap=True)
        needed = max((Text.from_markup(row).cell_len for row in markup.splitlines()), default=0)
        if needed <= self.width or self._warned_narrow:
            return 0
        self._warned_narrow = True
        return needed

    def grid(self, cells: Sequence[tuple[str, str]], indent: int = 2) -> None:
        """Numbered entries in columns as wide as the longest."""
        numbers = max(len(number) for number, _ in cells)
        words = max(len(word) for _, word in cells)
        columns = max(1, (self.width - indent) // (numbers + words + 4))
        for start in range(0, len(cells), columns):
            row = Text(" " * indent)
            for number, word in cells[start : start + columns]:
                row.append(number.rjust(numbers), style="bold")
                row.append(f" {word.ljust(words)}   ")
            row.rstrip()
            self.out.print(row, no_wrap=True, overflow="ignore", crop=False)

    def pairs(self, rows: Sequence[tuple[str, str]], indent: int = 2, style: str = "bold") -> None:
        """Words and what they mean, in two columns."""
        from rich.table import Table

        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style=style, no_wrap=self.width >= 50)
        table.add_column()
        for word, meaning in rows:
            table.add_row(escape(word), escape(meaning))
        self.out.print(Padding(table, (0, 0, 0, indent)))

    def hide(self) -> None:
        """Wipe the screen and what can be scrolled back to; without a cursor, draw a line."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.out.file.flush()
        else:
            self.out.print("-" * min(40, self.width))

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """Show that somebody thinks, and for how long."""
        if not self.out.is_terminal:
            yield
            return
        from rich.live import Live

        started = time.monotonic()

        class Clock:
            def __rich__(self) -> Text:
                seconds = time.monotonic() - started
                dots = "." * (int(seconds * 4) % 4)
                return Text(f"{text} {dots:<3} {seconds:.1f} s", style="dim")

        with Live(Clock(), console=self.out, refresh_per_second=8, transient=True):
            yield

    # -- reading --------------------------------------------------------------------------------

    def ask(self, prompt: str = PROMPT, complete: Sequence[str] = ()) -> str:
        """One line, without the spaces around it; EOFError when there are no more."""
        self._complete = complete
        self.out.file.flush()
        if sys.stdin is None:
            raise EOFError
        answer = input(prompt).strip()
        if not self.typed:
            # What comes through a pipe shows up where it belongs.
            self.line("".join(c if c.isprintable() else "·" for c in answer[:200]))
        return answer

    def _read_lines_well(self) -> None:
        """Arrow keys, history and Tab, where the line editor is there."""
        try:
            import readline
        except ImportError:
            return
        readline.set_completer_delims("")
        readline.set_completer(self._completion)
        readline.parse_and_bind("tab: complete")

    def _completion(self, text: str, number: int) -> str | None:
        fitting = [word for word in self._complete if word.startswith(text)]
        return fitting[number] if number < len(fitting) else None
