"""Widgets: what the panels beside a board are made of, as data.

A small set carries the panels of all games: heads with scores, tracks, tokens, cards, prices,
tables and dice. Python lays them out in SVG, the browser renders them as accessible HTML. What
can be pointed at has an `id`, a `label` (its name) and a `tip` (what it is and does).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

STATES: Final = ("idle", "can", "chosen", "current", "done", "used", "off")
"""idle · may be chosen · chosen · pointed out now · owned · spent · can't be chosen."""

AREAS: Final = ("opponent", "shared", "own", "side", "row", "dialog")
TONES: Final = ("normal", "quiet", "strong", "good", "bad")
_WORDS: Final = {"state": STATES, "area": AREAS, "tone": TONES}


@dataclass(kw_only=True, slots=True)
class Widget:
    """Base of all widgets."""

    kind: ClassVar[str] = ""

    id: str = ""
    label: str = ""
    tip: str = ""

    def parts(self) -> tuple[Widget, ...]:
        """The widgets directly inside this one."""
        return ()

    def walk(self) -> Iterator[Widget]:
        """This widget and all inside it, outside first."""
        yield self
        for part in self.parts():
            yield from part.walk()

    def to_dict(self) -> dict[str, Any]:
        """Plain data, without what has its default value."""
        data: dict[str, Any] = {"kind": self.kind}
        for name, default in _DEFAULTS[self.kind]:
            value = getattr(self, name)
            if value != default:
                data[name] = _plain(value)
        return data


@dataclass(kw_only=True, slots=True)
class Heading(Widget):
    """A small title, with a quiet note at the other end of the line."""

    kind: ClassVar[str] = "heading"

    text: str
    note: str = ""


@dataclass(kw_only=True, slots=True)
class Text(Widget):
    """A sentence or two; wraps. It may lean on a `rule`, or be `struck` where it doesn't count."""

    kind: ClassVar[str] = "text"

    text: str
    tone: str = "normal"
    symbol: str = ""
    rule: str = ""
    struck: bool = False


@dataclass(kw_only=True, slots=True)
class Meter(Widget):
    """A bar filled up to a value; `segments` cuts it into steps, `marks` are values that matter."""

    kind: ClassVar[str] = "meter"

    caption: str = ""
    value: float
    maximum: float
    colour: str = "var(--ink-2)"
    segments: bool = False
    note: str = ""
    symbol: str = ""
    marks: tuple[float, ...] = ()


@dataclass(kw_only=True, slots=True)
class Space(Widget):
    """One space of a track: a word, a colour, the symbols on it, and a `note` under it."""

    kind: ClassVar[str] = "space"

    text: str = ""
    colour: str = ""
    state: str = "idle"
    symbols: tuple[str, ...] = ()
    note: str = ""


@dataclass(kw_only=True, slots=True)
class Track(Widget):
    """Spaces in a line or, with `columns`, in rows; `pips` draws them as small dots."""

    kind: ClassVar[str] = "track"

    spaces: tuple[Space, ...]
    columns: int = 0
    pips: bool = False
    caption: str = ""

    def parts(self) -> tuple[Widget, ...]:
        """The spaces."""
        return self.spaces


@dataclass(kw_only=True, slots=True)
class Mark(Widget):
    """A pointer at a token: an arrow, a first-player sign."""

    kind: ClassVar[str] = "mark"


@dataclass(kw_only=True, slots=True)
class Token(Widget):
    """A symbol with a caption and a quieter note; `badge` is a number at its corner, `shows` names
    what is pointed out on the board while the token is pointed at."""

    kind: ClassVar[str] = "token"

    symbol: str = ""
    caption: str = ""
    note: str = ""
    badge: str = ""
    state: str = "idle"
    count: int = 1
    mark: Mark | None = None
    shows: tuple[str, ...] = ()

    def parts(self) -> tuple[Widget, ...]:
        """The pointer, if there is one."""
        return (self.mark,) if self.mark else ()


@dataclass(kw_only=True, slots=True)
class Row(Widget):
    """Widgets side by side; what doesn't fit goes on the next line.

    What is `late` is the last step of a choice: the browser shows of it only what may be chosen
    next.
    """

    kind: ClassVar[str] = "row"

    children: tuple[Widget, ...]
    late: bool = False

    def parts(self) -> tuple[Widget, ...]:
        """The widgets side by side."""
        return self.children


@dataclass(kw_only=True, slots=True)
class Grid(Widget):
    """Widgets as tiles of one size."""

    kind: ClassVar[str] = "grid"

    columns: int
    children: tuple[Widget, ...]

    def parts(self) -> tuple[Widget, ...]:
        """The tiles."""
        return self.children


@dataclass(kw_only=True, slots=True)
class Card(Widget):
    """A card or tile to be read: title, text, symbol, values in its corners, a price.

    `large` puts its picture first, `back` lays it face down, `count` makes it a pile.
    """

    kind: ClassVar[str] = "card"

    title: str
    text: str = ""
    symbol: str = ""
    corners: tuple[str, ...] = ()
    price: str = ""
    accent: str = ""
    state: str = "idle"
    badge: str = ""
    count: int = 1
    large: bool = False
    back: bool = False


@dataclass(kw_only=True, slots=True)
class Button(Widget):
    """Something to press, with a price or gain at its end."""

    kind: ClassVar[str] = "button"

    text: str
    price: str = ""
    note: str = ""
    symbol: str = ""
    state: str = "idle"


@dataclass(kw_only=True, slots=True)
class Table(Widget):
    """Rows of short texts under a head; `lit` names cells (row, column) to point out.

    With `row_heads` the first cell of a row names it. A look-up goes from the column `start` to the
    cell where `column` and `row` meet; -1 is none.
    """

    kind: ClassVar[str] = "table"

    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    lit: tuple[tuple[int, int], ...] = ()
    row_heads: bool = False
    start: int = -1
    column: int = -1
    row: int = -1


@dataclass(kw_only=True, slots=True)
class Die(Widget):
    """One die that can be chosen, or doesn't count."""

    kind: ClassVar[str] = "die"

    face: int
    state: str = "idle"


@dataclass(kw_only=True, slots=True)
class Dice(Widget):
    """Dice as they fell, and what they come to; `dice` names them one by one."""

    kind: ClassVar[str] = "dice"

    faces: tuple[int, ...]
    total: str = ""
    colour: str = ""
    dice: tuple[Die, ...] = ()

    def parts(self) -> tuple[Widget, ...]:
        """The dice that have names."""
        return self.dice


@dataclass(kw_only=True, slots=True)
class Panel(Widget):
    """A box of widgets under a head. `seat` says whose it is, `area` where it belongs.

    Areas: the opponents' things, what is shared, the reader's own things, the side, a row in full
    width over the board, and a dialog in front of it. A panel may stand inside another one. A small
    screen shows `status`, the panel in one line, over the board; it leads to the panel.
    """

    kind: ClassVar[str] = "panel"

    title: str = ""
    subtitle: str = ""
    value: str = ""
    symbol: str = ""
    accent: str = ""
    area: str = "shared"
    seat: int | None = None
    state: str = "idle"
    status: str = ""
    children: tuple[Widget, ...] = ()

    def parts(self) -> tuple[Widget, ...]:
        """The widgets in the box."""
        return self.children


_CLASSES: Final[tuple[type[Widget], ...]] = (
    Heading, Text, Meter, Space, Track, Mark, Token, Row, Grid, Card, Button, Table, Die, Dice,
    Panel,
)  # fmt: skip
_BY_KIND: Final = {cls.kind: cls for cls in _CLASSES}
_DEFAULTS: Final[dict[str, list[tuple[str, Any]]]] = {
    cls.kind: [(entry.name, entry.default) for entry in dataclasses.fields(cls)] for cls in _CLASSES
}


def word_faults(widget: Widget) -> list[str]:
    """A misspelt state, area or tone: whoever paints would pass over it in silence."""
    return [
        f"{widget.id or widget.kind}: {getattr(widget, name)!r} is no {name}"
        for name, known in _WORDS.items()
        if getattr(widget, name, known[0]) not in known
    ]


def from_dict(data: dict[str, Any]) -> Widget:
    """Read plain data; an unknown kind or field is an error."""
    kind = str(data.get("kind"))
    cls = _BY_KIND.get(kind)
    if cls is None:
        raise ValueError(f"{kind!r} is no widget")
    known = {name for name, _ in _DEFAULTS[kind]}
    values = {name: value for name, value in data.items() if name != "kind"}
    unknown = values.keys() - known
    if unknown:
        raise ValueError(f"a {kind} has no {min(unknown)!r}")
    return cls(**{name: _read(value) for name, value in values.items()})


def panel_from_dict(data: dict[str, Any]) -> Panel:
    """Read plain data that must be a panel."""
    panel = from_dict(data)
    if not isinstance(panel, Panel):
        raise ValueError(f"{panel.kind!r} is no panel")
    return panel


def _plain(value: Any) -> Any:
    if isinstance(value, Widget):
        return value.to_dict()
    if isinstance(value, tuple):
        return [_plain(entry) for entry in value]
    return value


def _read(value: Any) -> Any:
    if isinstance(value, dict):
        return from_dict(value)
    if isinstance(value, list):
        return tuple(_read(entry) for entry in value)
    return value
