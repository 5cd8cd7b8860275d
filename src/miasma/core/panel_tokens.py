"""Tokens, tiles, cards and buttons of a panel as elements."""

from __future__ import annotations

from miasma.core.elements import Element, circle, group, line, path, rect
from miasma.core.measure import cut, shrink, width, wrap
from miasma.core.panel_parts import Parts, framed, icon, line_of, outline
from miasma.core.widgets import Button, Card, Dice, Heading, Text, Token, Widget

_HIGHEST = 4
"""More tokens than this aren't drawn in a pile."""


def _more(token: Token) -> int:
    """How many tokens lie on the first of a pile."""
    return max(0, min(token.count, _HIGHEST) - 1)


class TokenParts(Parts):
    """Draws what can be chosen."""

    def natural(self, widget: Widget) -> float:
        """How wide a widget would like to be in a row."""
        match widget:
            case Token():
                words = max(width(widget.caption, 12.5, 600), width(widget.note, 12))
                piled = self._icon_size() * 0.52 * _more(widget)
                lit = 14.0 if widget.state in ("can", "chosen", "current") else 0.0
                lit += 4 if widget.badge else 0
                return self._icon_size() + piled + (words + 8 if words else 0) + lit
            case Button():
                price = width(widget.price, 12.5, 700) + 20 if widget.price else 0.0
                return width(widget.text, 13.5, 600) + price + 28 + (26 if widget.symbol else 0)
            case Text():
                weight = 600 if widget.tone == "strong" else 500
                return width(widget.text, 12.5, weight) + (30 if widget.symbol else 7)
            case Heading():
                return width(widget.text, 13.5, 700)
            case Dice():
                return len(widget.faces) * 40 + width(widget.total, 24, 800)
        return 1e9

    def _icon_size(self) -> float:
        return self.roomy(26.0, 32.0)

    # -- tokens ---------------------------------------------------------------------------------

    def _pile(self, token: Token, x: float, y: float, size: float) -> tuple[list[Element], float]:
        """The token's symbol, or a pile of it, with badge and pointer; and how wide that is."""
        out: list[Element] = []
        dim = 0.45 if token.state in ("used", "off") else 1.0
        step = size * 0.52
        for place in range(min(token.count, _HIGHEST)):
            across = x + size / 2 + step * place
            out.append(icon(token.symbol, self.boxes, across, y + size / 2, size, dim))
        if token.count == 0:
            out.append(
                circle(
                    x + size / 2, y + size / 2, size / 2 - 2, fill="none",
                    stroke="var(--ink-3)", stroke_width=1.2, stroke_dasharray="3 3",
                )
            )  # fmt: skip
        wide = size + step * _more(token)
        if token.state == "used":
            inset = size * 0.14
            out.append(
                line(
                    x + inset, y + size - inset, x + size - inset, y + inset,
                    stroke="var(--ink-2)", stroke_width=2, stroke_linecap="round",
                )
            )  # fmt: skip
        if token.state == "done":
            out.append(circle(x + wide - 5, y + size - 6, 6.5, fill="var(--ok)"))
            out.append(
                path(
                    f"M{x + wide - 8:g} {y + size - 6:g}l2.2 2.2 4-4.4",
                    fill="none", stroke="var(--surface)", stroke_width=1.6,
                    stroke_linecap="round", stroke_linejoin="round",
                )
            )  # fmt: skip
        if token.badge:
            out += _badge(token.badge, x + wide - 3, y + 5)
        return out, wide

    def token(self, widget: Token, out: list[Element], x: float, y: float, wide: float) -> float:
        """See `Parts.token`."""
        size = self._icon_size()
        lit = widget.state in ("can", "chosen", "current")
        pad = 4.0 if lit else 0.0
        room = wide - size - size * 0.52 * _more(widget) - 8 - 2 * pad
        room -= 4 if widget.badge else 0
        lines = _caption_lines(widget, room)
        high = max(size, sum(step for *_, step in lines)) + 2 * pad
        if lit:
            out += outline(widget.state, x, y, wide, high, 9 if lines else high / 2)
        pile, used = self._pile(widget, x + pad, y + (high - size) / 2, size)
        out += pile
        top = y + (high - sum(step for *_, step in lines)) / 2
        for words, points, weight, colour, step in lines:
            dim = "var(--ink-2)" if widget.state in ("used", "off") else colour
            left = x + pad + used + (11 if widget.badge else 7)
            out.append(line_of(left, top + points * 0.98, words, points, weight, dim))
            top += step
        if widget.mark:
            out.append(_pointer(widget, x + pad + size / 2, y - 3))
        return high

    def tile_height(self, token: Token, part: float) -> float:
        """How high a token's tile must be."""
        size = self.roomy(28.0, 36.0)
        lines = self._tile_lines(token, part)
        return size + 4 + 13.5 * len(lines) + self.roomy(11.0, 16.0)

    def _tile_lines(self, token: Token, part: float) -> list[tuple[str, float, int, str]]:
        room = part - 4
        size = shrink(token.caption, room, 12.4, 600, 11)
        lines: list[tuple[str, float, int, str]] = [
            (words, size, 600, "var(--ink)") for words in wrap(token.caption, room, size, 600, 2)
        ]
        if token.note and self.air >= 0.2:
            small = shrink(token.note, room, 11.6, 500, 11)
            lines.append((cut(token.note, room, small), small, 500, "var(--ink-2)"))
        return lines

    def tile(self, token: Token, x: float, y: float, part: float, high: float) -> Element:
        """A token as a tile of a grid."""
        size = self.roomy(28.0, 36.0)
        lines = self._tile_lines(token, part)
        out = [
            rect(
                x, y, part, high, rx=11,
                fill="var(--surface-2)", stroke="var(--line)", stroke_width=1,
            )
        ]  # fmt: skip
        out += outline(token.state, x, y, part, high, 11)
        taken = size + 4 + 13.5 * len(lines)
        top = y + (high - taken) / 2
        pile, used = self._pile(token, 0, 0, size)
        out.append(group(*pile, transform=f"translate({x + (part - used) / 2:.2f} {top:.2f})"))
        baseline = top + size + 4 + 10
        for words, points, weight, colour in lines:
            dim = "var(--ink-2)" if token.state in ("used", "off") else colour
            out.append(line_of(x + part / 2, baseline, words, points, weight, dim, "middle"))
            baseline += 13.5
        if token.mark:
            out.append(_pointer(token, x + part / 2, y))
        return framed(token, out)

    # -- cards and buttons ----------------------------------------------------------------------

    def card(self, widget: Card, out: list[Element], x: float, y: float, wide: float) -> float:
        """See `Parts.card`."""
        pad = 10.0
        left = x + pad + (40 if widget.symbol else 0)
        values = [*widget.corners, *([widget.price] if widget.price else [])]
        taken = sum(width(value, 12, 700) + 16 for value in values) + 4 * len(values)
        room = x + wide - pad - left
        title = wrap(widget.title, room - taken, 14, 700, 2)
        body = wrap(widget.text, room, 12.5) if widget.text else ()
        high = 2 * pad + 17 * len(title) + 15.5 * len(body) + (3 if body else 0)
        high = max(high, 54.0 if widget.symbol else 0.0)
        dim = 0.55 if widget.state in ("used", "off") else None
        out.append(
            rect(
                x, y, wide, high, rx=11, opacity=dim,
                fill="var(--surface-2)", stroke=widget.accent or "var(--line)",
                stroke_width=1.4 if widget.accent else 1,
                stroke_dasharray="5 4" if widget.state == "off" else None,
            )
        )  # fmt: skip
        out += outline(widget.state, x, y, wide, high, 11)
        if widget.symbol:
            out.append(icon(widget.symbol, self.boxes, x + pad + 16, y + pad + 17, 34, dim or 1.0))
        top = y + pad
        ink = "var(--ink)" if widget.state == "chosen" else "var(--ink-2)"
        for words in title:
            out.append(line_of(left, top + 13, words, 14, 700))
            top += 17
        top += 3
        for words in body:
            out.append(line_of(left, top + 11, words, 12.5, 500, ink))
            top += 15.5
        right = x + wide - pad
        for value in reversed(values):
            across = width(value, 12, 700) + 16
            out += _pill(value, right - across, y + pad - 2, across, 20, widget.state)
            right -= across + 4
        return high

    def button(self, widget: Button, out: list[Element], x: float, y: float, wide: float) -> float:
        """See `Parts.button`."""
        high = self.roomy(32.0, 38.0)
        can = widget.state in ("can", "chosen")
        full = widget.state == "chosen"
        if can:
            out += outline("can", x, y, wide, high, 10)
        off = widget.state in ("off", "used")
        out.append(
            rect(
                x, y, wide, high, rx=10,
                fill="var(--can)" if full else "var(--surface-2)",
                stroke="var(--can)" if can else "var(--line-strong)",
                stroke_width=2 if can else 1,
                stroke_dasharray="5 4" if off else None, opacity=0.6 if off else None,
            )
        )  # fmt: skip
        ink = "var(--can-ink)" if full else ("var(--ink-2)" if off else "var(--ink)")
        price = width(widget.price, 12.5, 700) + 16 if widget.price else 0.0
        lead = 26.0 if widget.symbol else 0.0
        room = wide - 20 - price - (8 if price else 0) - lead
        size = shrink(widget.text, room, 13.5, 600, 11)
        words = cut(widget.text, room, size, 600)
        middle = x + (wide - price - (8 if price else 0)) / 2
        left = middle - (lead + width(words, size, 600)) / 2
        if widget.symbol:
            out.append(icon(widget.symbol, self.boxes, left + 10, y + high / 2, 22))
        out.append(
            line_of(
                middle + lead / 2, y + high / 2 + size * 0.36, words, size, 600, ink, "middle"
            )
        )  # fmt: skip
        if widget.price:
            out += _pill(
                widget.price, x + wide - price - 9, y + high / 2 - 10, price, 20, widget.state
            )
        return high


def _caption_lines(token: Token, room: float) -> list[tuple[str, float, int, str, float]]:
    """Caption and note of a token beside its symbol: words, size, weight, colour, step."""
    lines: list[tuple[str, float, int, str, float]] = []
    if token.caption:
        size = shrink(token.caption, room, 12.5, 600, 11.5)
        lines += [
            (words, size, 600, "var(--ink)", 15.5)
            for words in wrap(token.caption, max(10.0, room), size, 600, 2)
        ]
    if token.note:
        lines += [
            (words, 12, 500, "var(--ink-2)", 15.0)
            for words in wrap(token.note, max(10.0, room), 12, 500, 2)
        ]
    return lines


def _pointer(token: Token, x: float, y: float) -> Element:
    assert token.mark is not None
    tip = path(f"M{x - 9:.2f} {y - 7:.2f}h18l-9 11z", fill="var(--last)")
    return framed(token.mark, [tip])


def _badge(words: str, x: float, y: float) -> list[Element]:
    wide = max(16.0, width(words, 11, 700) + 8)
    return [
        rect(
            x - wide / 2, y - 8, wide, 16, rx=8,
            fill="var(--surface)", stroke="var(--ink-2)", stroke_width=1,
        ),
        line_of(x, y + 4, words, 11, 700, anchor="middle"),
    ]  # fmt: skip


def _pill(words: str, x: float, y: float, wide: float, high: float, state: str) -> list[Element]:
    return [
        rect(
            x, y, wide, high, rx=high / 2,
            fill="var(--surface)", stroke="var(--can)" if state == "can" else "var(--line-strong)",
            stroke_width=1.2,
        ),
        line_of(
            x + wide / 2, y + high / 2 + 4.4, words, 12.5, 700,
            "var(--ink)", "middle",
        ),
    ]  # fmt: skip
