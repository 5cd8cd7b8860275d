"""Panels in a picture: a column of boxes beside the board, laid out without any font at hand.

Widgets become elements here. The column is set with as much air as its tray allows, else a
little smaller, and if even that is too high the picture grows downwards: nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from miasma.core.elements import Box, Element, group, number, rect
from miasma.core.measure import cut, shrink, width, wrap
from miasma.core.panel_parts import framed, icon, line_of
from miasma.core.panel_tokens import TokenParts
from miasma.core.widgets import Button, Grid, Panel, Row, Token, Widget

_SMALLEST = 0.88
_AIR = (1.0, 0.85, 0.7, 0.55, 0.4, 0.25, 0.1, 0.0)
_GAP = 12.0
_WIDEST_GAP = 22.0


def lay_out(
    panels: Sequence[Panel], tray: Box, boxes: Mapping[str, Box]
) -> tuple[list[Element], float]:
    """Panels as elements inside a tray, and the height they take; `boxes` are the symbols'."""
    x, y, wide, high = tray
    for air in _AIR:
        column = _Column(boxes, air)
        laid = [column.panel(panel, 0, 0, wide) for panel in panels]
        total = sum(height for _, height in laid) + _GAP * (len(laid) - 1)
        if total <= high:
            return _stacked(panels, laid, x, y, high - total), high
    scale = 0.98
    while scale >= _SMALLEST:
        smaller = [column.panel(panel, 0, 0, wide / scale) for panel in panels]
        total_small = sum(height for _, height in smaller) + _GAP * (len(smaller) - 1)
        if total_small * scale <= high:
            inside = _stacked(panels, smaller, 0, 0, high / scale - total_small)
            shift = f"translate({number(x)} {number(y)}) scale({number(scale)})"
            return [group(*inside, transform=shift)], high
        scale -= 0.02
    return _stacked(panels, laid, x, y, 0), total


def _stacked(
    panels: Sequence[Panel],
    laid: Sequence[tuple[Element, float]],
    x: float,
    y: float,
    spare: float,
) -> list[Element]:
    """Put boxes under each other; most spare room goes above the reader's own, or the last."""
    gaps = max(1, len(laid) - 1)
    gap = min(_WIDEST_GAP, _GAP + spare / gaps)
    left = spare - (gap - _GAP) * gaps
    out: list[Element] = []
    own = [place for place, panel in enumerate(panels) if panel.area == "own"]
    pinned = own[0] if own else max(1, len(panels) - 1)
    for place, (element, height) in enumerate(laid):
        if place == pinned:
            y += left
        element.attributes["transform"] = f"translate({number(x)} {number(y)})"
        out.append(element)
        y += height + gap
    return out


class _Column(TokenParts):
    """Lays out containers; the classes it derives from know the single widgets."""

    def panel(self, panel: Panel, x: float, y: float, wide: float) -> tuple[Element, float]:
        """A box with its head and what is in it."""
        pad = self.roomy(10.0, 13.0)
        gap = self.roomy(6.0, 11.0)
        inside: list[Element] = []
        top = y + pad
        if panel.title:
            top += self._head(panel, inside, x + pad, top, wide - 2 * pad) + gap * 0.8
        for child in panel.children:
            top += self.draw(child, inside, x + pad, top, wide - 2 * pad) + gap
        high = top - gap + pad - y if panel.children or panel.title else 2 * pad
        current = panel.state == "current"
        edge = panel.accent if current and panel.accent else "var(--line)"
        out = [
            rect(
                x, y, wide, high, rx=14,
                fill="var(--surface)", stroke=edge, stroke_width=1.6 if current else 1,
            )
        ]  # fmt: skip
        if panel.accent:
            out.append(rect(x, y + 14, 4, high - 28, rx=2, fill=panel.accent))
        return framed(panel, [*out, *inside]), high

    def _head(self, panel: Panel, out: list[Element], x: float, y: float, wide: float) -> float:
        """Symbol, title, subtitle and the big value; a panel without a symbol has a smaller one."""
        if not panel.symbol and not panel.value:
            return self._plain_head(panel, out, x, y, wide)
        size = self.roomy(40.0, 50.0)
        digits = self.roomy(29.0, 36.0)
        left = x
        if panel.symbol:
            out.append(icon(panel.symbol, self.boxes, x + size / 2, y + size / 2, size))
            left = x + size + 10
        room = wide - (left - x)
        if panel.value:
            out.append(
                line_of(
                    x + wide - 2, y + size / 2 + digits * 0.36, panel.value, digits, 800,
                    anchor="end",
                )
            )  # fmt: skip
            room -= width(panel.value, digits, 800) + 10
        name = shrink(panel.title, room, 16.5, 700, 13)
        lines = wrap(panel.subtitle, room, 13, 500, 2) if panel.subtitle else ()
        high = 16.5 + 17 * len(lines)
        top = y + max(0.0, (size - high) / 2)
        out.append(line_of(left, top + 14, cut(panel.title, room, name, 700), name, 700))
        for place, words in enumerate(lines):
            out.append(line_of(left, top + 32 + 16 * place, words, 13, 500, "var(--ink-2)"))
        return max(size, high)

    def _plain_head(
        self, panel: Panel, out: list[Element], x: float, y: float, wide: float
    ) -> float:
        note = width(panel.subtitle, 12.5) + 14 if panel.subtitle else 0.0
        beside = width(panel.title, 15, 700) + note <= wide - 6
        lines = wrap(panel.title, wide - 6 - (note if beside else 0), 15, 700, 2)
        for place, words in enumerate(lines):
            out.append(line_of(x + 3, y + 15 + 18 * place, words, 15, 700))
        high = 20.0 + 18 * (len(lines) - 1)
        if panel.subtitle and beside:
            right = x + wide - 3
            out.append(
                line_of(right, y + 15, panel.subtitle, 12.5, 500, "var(--ink-2)", anchor="end")
            )
        elif panel.subtitle:
            for words in wrap(panel.subtitle, wide - 6, 12.5, 500, 2):
                out.append(line_of(x + 3, y + high + 12, words, 12.5, 500, "var(--ink-2)"))
                high += 17
        return high

    def row(self, row: Row, out: list[Element], x: float, y: float, wide: float) -> float:
        """Widgets side by side, wrapped; buttons share the line."""
        children = row.children
        if not children:
            return 0.0
        if all(isinstance(child, Button) for child in children):
            return self._shared(children, out, x, y, wide)
        icons = all(isinstance(child, Token) and not child.caption for child in children)
        between = 6.0 if icons else 12.0
        lines = self._flow(children, between, wide)
        top = y
        for line in lines:
            across = x
            heights = [self.draw(child, [], 0, 0, part) for child, part in line]
            tallest = max(heights)
            for (child, part), high in zip(line, heights, strict=True):
                self.draw(child, out, across, top + (tallest - high) / 2, part)
                across += part + between
            top += tallest + 8
        return top - 8 - y

    def _flow(
        self, children: Sequence[Widget], between: float, wide: float
    ) -> list[list[tuple[Widget, float]]]:
        lines: list[list[tuple[Widget, float]]] = [[]]
        used = 0.0
        for child in children:
            part = min(wide, self.natural(child))
            if lines[-1] and used + between + part > wide:
                lines.append([])
                used = 0.0
            used += part + (between if lines[-1] else 0.0)
            lines[-1].append((child, part))
        return lines

    def _shared(
        self, children: Sequence[Widget], out: list[Element], x: float, y: float, wide: float
    ) -> float:
        part = (wide - 8 * (len(children) - 1)) / len(children)
        if any(self.natural(child) > part for child in children) and len(children) > 1:
            top = y
            for child in children:
                top += self.draw(child, out, x, top, wide) + 6
            return top - 6 - y
        heights = [
            self.draw(child, out, x + place * (part + 8), y, part)
            for place, child in enumerate(children)
        ]
        return max(heights)

    def grid(self, grid: Grid, out: list[Element], x: float, y: float, wide: float) -> float:
        """Tiles of one size: as high as the highest needs."""
        between = 5.0
        columns = max(1, grid.columns)
        part = (wide - between * (columns - 1)) / columns
        tokens = [child for child in grid.children if isinstance(child, Token)]
        high = max((self.tile_height(token, part) for token in tokens), default=0.0)
        pointed = any(token.mark for token in tokens if token in grid.children[:columns])
        top = y + (5.0 if pointed else 0.0)
        for start in range(0, len(grid.children), columns):
            line = grid.children[start : start + columns]
            tallest = high
            for place, child in enumerate(line):
                across = x + place * (part + between)
                if isinstance(child, Token):
                    out.append(self.tile(child, across, top, part, high))
                else:
                    tallest = max(tallest, self.draw(child, out, across, top, part))
            top += tallest + between
        return top - between - y if grid.children else 0.0
