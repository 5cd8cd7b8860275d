"""The single widgets of a panel as elements: texts, meters, tracks, tokens, cards, dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from miasma.core.elements import Box, Element, circle, group, rect, text, use
from miasma.core.measure import cut, shrink, width, wrap
from miasma.core.widgets import (
    Button,
    Card,
    Dice,
    Grid,
    Heading,
    Meter,
    Panel,
    Row,
    Space,
    Table,
    Text,
    Token,
    Track,
    Widget,
)

_TONES: Final = {
    "normal": "var(--ink)",
    "quiet": "var(--ink-2)",
    "strong": "var(--ink)",
    "good": "var(--ok)",
    "bad": "var(--bad)",
}
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def line_of(
    x: float,
    y: float,
    words: str,
    size: float,
    weight: int,
    colour: str = "var(--ink)",
    anchor: str | None = None,
) -> Element:
    """One line of text in a panel."""
    return text(x, y, words, size, font_weight=weight, fill=colour, text_anchor=anchor)


def icon(
    name: str, boxes: Mapping[str, Box], x: float, y: float, size: float, opacity: float = 1.0
) -> Element:
    """A symbol scaled into a square round a point."""
    left, top, wide, high = boxes.get(name, (-16.0, -16.0, 32.0, 32.0))
    scale = size / max(wide, high)
    middle_x, middle_y = left + wide / 2, top + high / 2
    return use(
        name,
        x - middle_x * scale,
        y - middle_y * scale,
        scale,
        opacity=None if opacity == 1.0 else opacity,
    )


def framed(widget: Widget, inside: Sequence[Element]) -> Element:
    """The elements of a widget as one group that carries its id, label and tip."""
    return group(*inside, id=widget.id, label=widget.label, tip=widget.tip)


def outline(state: str, x: float, y: float, wide: float, high: float, rx: float) -> list[Element]:
    """How a state shows round something: glowing, chosen, pointed out."""
    if state == "can":
        return [
            rect(
                x - 2, y - 2, wide + 4, high + 4, rx=rx + 2,
                fill="none", stroke="var(--can)", stroke_width=4, opacity=0.22,
            ),
            rect(
                x, y, wide, high, rx=rx,
                fill="var(--can)", fill_opacity=0.06, stroke="var(--can)", stroke_width=2,
            ),
        ]  # fmt: skip
    if state == "chosen":
        fill, edge = "var(--can)", "var(--can)"
        return [
            rect(x, y, wide, high, rx=rx, fill=fill, fill_opacity=0.28),
            rect(x, y, wide, high, rx=rx, fill="none", stroke=edge, stroke_width=3),
        ]
    if state == "current":
        return [rect(x, y, wide, high, rx=rx, fill="none", stroke="var(--last)", stroke_width=2)]
    return []


class Parts:
    """Draws single widgets: each method adds elements and returns the height it took."""

    def __init__(self, boxes: Mapping[str, Box], air: float) -> None:
        self.boxes = boxes
        self.air = air

    def roomy(self, least: float, most: float) -> float:
        """A measure between its least (no air) and its most (full of air)."""
        return least + (most - least) * self.air

    # -- what derived classes add -----------------------------------------------------------------

    def panel(self, panel: Panel, x: float, y: float, wide: float) -> tuple[Element, float]:
        """A box with its head and what is in it."""
        raise NotImplementedError

    def row(self, row: Row, out: list[Element], x: float, y: float, wide: float) -> float:
        """Widgets side by side."""
        raise NotImplementedError

    def grid(self, grid: Grid, out: list[Element], x: float, y: float, wide: float) -> float:
        """Widgets as tiles."""
        raise NotImplementedError

    def token(self, widget: Token, out: list[Element], x: float, y: float, wide: float) -> float:
        """A token beside its caption."""
        raise NotImplementedError

    def card(self, widget: Card, out: list[Element], x: float, y: float, wide: float) -> float:
        """A card to be read."""
        raise NotImplementedError

    def button(self, widget: Button, out: list[Element], x: float, y: float, wide: float) -> float:
        """Something to press."""
        raise NotImplementedError

    # -- any widget -----------------------------------------------------------------------------

    def draw(self, widget: Widget, out: list[Element], x: float, y: float, wide: float) -> float:
        """Add a widget of any kind."""
        inside: list[Element] = []
        high = self._drawn(widget, inside, x, y, wide)
        if widget.id:
            out.append(framed(widget, inside))
        else:
            out.extend(inside)
        return high

    def _drawn(self, widget: Widget, out: list[Element], x: float, y: float, wide: float) -> float:
        match widget:
            case Heading():
                return self._heading(widget, out, x, y, wide)
            case Text():
                return self._text(widget, out, x, y, wide)
            case Meter():
                return self._meter(widget, out, x, y, wide)
            case Track():
                return self._track(widget, out, x, y, wide)
            case Token():
                return self.token(widget, out, x, y, wide)
            case Card():
                return self.card(widget, out, x, y, wide)
            case Button():
                return self.button(widget, out, x, y, wide)
            case Table():
                return self._table(widget, out, x, y, wide)
            case Dice():
                return self._dice(widget, out, x, y, wide)
            case Row():
                return self.row(widget, out, x, y, wide)
            case Grid():
                return self.grid(widget, out, x, y, wide)
            case Panel():
                element, high = self.panel(widget, x, y, wide)
                out.extend(element.children)
                return high
        raise ValueError(f"{widget.kind!r} can't stand in a panel by itself")

    def natural(self, widget: Widget) -> float:
        """How wide a widget would like to be in a row."""
        raise NotImplementedError

    # -- words ----------------------------------------------------------------------------------

    def _heading(
        self, widget: Heading, out: list[Element], x: float, y: float, wide: float
    ) -> float:
        note = width(widget.note, 12.5) + 12 if widget.note else 0.0
        beside = width(widget.text, 14, 700) + note <= wide - 6
        high = 0.0
        for words in wrap(widget.text, wide - 6 - (note if beside else 0), 14, 700, 2):
            out.append(line_of(x + 3, y + high + 13, words, 14, 700))
            high += 17
        if widget.note and beside:
            right = x + wide - 3
            out.append(line_of(right, y + 13, widget.note, 12.5, 500, "var(--ink-2)", anchor="end"))
        elif widget.note:
            for words in wrap(widget.note, wide - 6, 12.5, 500, 2):
                out.append(line_of(x + 3, y + high + 12, words, 12.5, 500, "var(--ink-2)"))
                high += 16
        return high

    def _text(self, widget: Text, out: list[Element], x: float, y: float, wide: float) -> float:
        left = 26.0 if widget.symbol else 3.0
        weight = 650 if widget.tone == "strong" else 500
        lines = wrap(widget.text, wide - left - 3, 12.5, 600 if weight > 600 else 500)
        high = max(17.0 * len(lines), 22.0 if widget.symbol else 0.0)
        if widget.symbol:
            out.append(icon(widget.symbol, self.boxes, x + 12, y + high / 2, 22))
        top = y + (high - 17.0 * len(lines)) / 2
        for place, words in enumerate(lines):
            colour = _TONES.get(widget.tone, "var(--ink)")
            out.append(line_of(x + left, top + 12.5 + 17 * place, words, 12.5, weight, colour))
        return high

    # -- amounts --------------------------------------------------------------------------------

    def _meter(self, widget: Meter, out: list[Element], x: float, y: float, wide: float) -> float:
        top = y
        note = widget.note or f"{widget.value:g}/{widget.maximum:g}"
        left = x
        if widget.symbol:
            out.append(icon(widget.symbol, self.boxes, x + 10, y + 9, 20))
            left = x + 26
        if widget.caption:
            room = wide - (left - x) - width(note, 13, 700) - 10
            size = shrink(widget.caption, room, 12.5, 600, 11)
            words = cut(widget.caption, room, size, 600)
            out.append(line_of(left, y + 13, words, size, 600))
            out.append(line_of(x + wide, y + 13, note, 13, 700, anchor="end"))
            top += 20
        share = min(1.0, max(0.0, widget.value / widget.maximum)) if widget.maximum else 0.0
        if widget.segments and widget.maximum >= 1:
            steps = int(widget.maximum)
            part = (wide + 3) / steps
            for place in range(steps):
                full = place < widget.value
                colour = widget.colour if full else "var(--surface-3)"
                out.append(rect(x + part * place, top, part - 3, 10, rx=2.5, fill=colour))
        else:
            out.append(rect(x, top, wide, 10, rx=5, fill="var(--surface-3)"))
            if share:
                out.append(rect(x, top, max(10, wide * share), 10, rx=5, fill=widget.colour))
        return top + 10 - y

    def _track(self, widget: Track, out: list[Element], x: float, y: float, wide: float) -> float:
        top = y
        if widget.caption:
            words = cut(widget.caption, wide, 12.5, 600)
            out.append(line_of(x + 3, top + 12, words, 12.5, 600))
            top += 19
        spaces = widget.spaces
        columns = widget.columns or max(1, len(spaces))
        part = wide / columns
        high = 12.0 if widget.pips else min(30.0, max(20.0, part))
        for place, space in enumerate(spaces):
            left = x + part * (place % columns)
            row = top + (high + 3) * (place // columns)
            marks = (
                self._pip(space, left, row, part)
                if widget.pips
                else self._space(space, left, row, part, high)
            )
            out.extend([framed(space, marks)] if space.id else marks)
        rows = -(-len(spaces) // columns)
        return top - y + rows * (high + 3) - 3 if rows else 0.0

    def _pip(self, space: Space, x: float, y: float, part: float) -> list[Element]:
        radius = min(5.4, part / 2 - 1.5)
        middle = (x + part / 2, y + 6)
        if space.colour:
            return [circle(*middle, radius, fill=space.colour)]
        return [
            circle(
                *middle, radius - 0.4,
                fill="none", stroke="var(--ink-3)", stroke_width=1.2, opacity=0.55,
            )
        ]  # fmt: skip

    def _space(self, space: Space, x: float, y: float, part: float, high: float) -> list[Element]:
        fill = space.colour or "var(--surface-2)"
        out = [
            rect(
                x + 1, y, part - 2, high, rx=5,
                fill=fill, stroke="var(--line)", stroke_width=1,
                opacity=0.5 if space.state == "off" else None,
            )
        ]  # fmt: skip
        out += outline(space.state, x + 1, y, part - 2, high, 5)
        if space.text and not space.symbols:
            size = shrink(space.text, part - 4, 12, 600, 8)
            out.append(
                line_of(
                    x + part / 2, y + high / 2 + size * 0.36, cut(space.text, part - 2, size, 600),
                    size, 600, anchor="middle",
                )
            )  # fmt: skip
        count = len(space.symbols)
        for place, name in enumerate(space.symbols):
            away = (place - (count - 1) / 2) * min(high * 0.7, part / max(1, count))
            size = min(high - 4, part - 2)
            out.append(icon(name, self.boxes, x + part / 2 + away, y + high / 2, size))
        return out

    # -- tables and dice ------------------------------------------------------------------------

    def _table(self, widget: Table, out: list[Element], x: float, y: float, wide: float) -> float:
        rows = [widget.head, *widget.rows] if widget.head else list(widget.rows)
        columns = max((len(row) for row in rows), default=0)
        if not columns:
            return 0.0
        shares = _column_widths(rows, columns, wide)
        top = y
        for place, row in enumerate(rows):
            head = bool(widget.head) and place == 0
            across = x
            for column, words in enumerate(row):
                part = shares[column]
                spot = (place - (1 if widget.head else 0), column)
                if spot in widget.lit and not head:
                    out.append(rect(across + 1, top, part - 2, 19, rx=5, fill="var(--surface-3)"))
                weight = 700 if head or spot in widget.lit else 500
                size = shrink(words, part - 6, 12, weight, 9)
                colour = "var(--ink-2)" if head else "var(--ink)"
                first = column == 0
                out.append(
                    line_of(
                        across + (3 if first else part / 2), top + 13.5,
                        cut(words, part - 4, size, weight), size, weight, colour,
                        None if first else "middle",
                    )
                )  # fmt: skip
                across += part
            top += 20
        return top - y

    def _dice(self, widget: Dice, out: list[Element], x: float, y: float, wide: float) -> float:
        total = width(widget.total, 24, 800) + 4 if widget.total else 0.0
        count = max(1, len(widget.faces))
        size = max(12.0, min(32.0, (wide - min(total, wide / 2)) / count - 6))
        step = size + 6
        for place, face in enumerate(widget.faces):
            left = x + place * step
            out.append(
                rect(
                    left, y, size, size, rx=size * 0.22,
                    fill="var(--surface-3)", stroke="var(--line-strong)", stroke_width=1.4,
                )
            )  # fmt: skip
            middle_x, middle_y = left + size / 2, y + size / 2
            colour = widget.colour or "var(--ink)"
            if face in _PIPS:
                out += [
                    circle(
                        middle_x + size * 0.25 * across,
                        middle_y + size * 0.25 * down,
                        size * 0.094,
                        fill=colour,
                    )
                    for across, down in _PIPS[face]
                ]
            else:
                digits = size / 2
                out.append(
                    line_of(
                        middle_x, middle_y + digits * 0.36, str(face), digits, 800, colour,
                        "middle",
                    )
                )  # fmt: skip
        if widget.total:
            left = x + count * step + 2
            big = shrink(widget.total, x + wide - left, 24, 800, 11)
            words = cut(widget.total, x + wide - left, big, 800)
            out.append(line_of(left, y + size / 2 + big * 0.36, words, big, 800))
        return size


def _column_widths(rows: Sequence[Sequence[str]], columns: int, wide: float) -> list[float]:
    """Each column as wide as its longest text wants, all together as wide as there is room."""
    wants = [
        max((width(row[column], 12, 700) + 8 for row in rows if column < len(row)), default=8.0)
        for column in range(columns)
    ]
    scale = wide / sum(wants)
    return [want * scale for want in wants]
