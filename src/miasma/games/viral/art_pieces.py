"""Virus tokens, shields, crisis stars, icons and cards, as symbols."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from miasma.core.elements import (
    Definition,
    Element,
    circle,
    group,
    linear,
    path,
    polygon,
    radial,
    rect,
    symbol,
    text,
    use,
)

if TYPE_CHECKING:
    from miasma.games.viral.data import Icon, ViralContent

COLOURS: Final = ("green", "yellow", "orange", "purple", "grey")
VIRUS_BOX: Final = (-16.0, -16.0, 32.0, 32.0)
EDGE: Final = "var(--vi-edge)"


def polar(radius: float, degrees: float, cy: float = 0.0) -> tuple[float, float]:
    """A point round the origin; 90 degrees is up."""
    angle = math.radians(degrees)
    return round(radius * math.cos(angle), 2), round(cy - radius * math.sin(angle), 2)


def _outlined(colour: str, *shapes: Element) -> list[Element]:
    """A dark edge round a shape, then the shape with its own colour."""
    return [
        group(*shapes, stroke=EDGE, stroke_width=4.6, stroke_linejoin="round", fill=EDGE),
        group(
            *shapes, stroke=f"var(--vi-{colour}-2)", stroke_width=1.3, stroke_linejoin="round",
            fill=f"url(#vi-fill-{colour})",
        ),
    ]  # fmt: skip


def _lines(colour: str, d: str, width: float) -> Element:
    return path(
        d, fill="none", stroke=f"var(--vi-{colour}-2)", stroke_width=width,
        stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip


def _hexagon() -> list[Element]:
    corners = [polar(12.4, angle) for angle in range(30, 390, 60)]
    facets = (
        "M0-6.4L-5.5 3.2H5.5ZM0-6.4V-12.4M-5.5 3.2L-10.7 6.2M5.5 3.2L10.7 6.2M0-6.4L10.7-6.2"
        "M0-6.4L-10.7-6.2M-5.5 3.2L-10.7-6.2M-5.5 3.2L0 12.4M5.5 3.2L0 12.4M5.5 3.2L10.7-6.2"
    )
    return [*_outlined("green", polygon(corners)), _lines("green", facets, 1.3)]


def _wheel() -> list[Element]:
    knobs = [circle(*polar(11.4, angle), 2.5) for angle in range(0, 360, 45)]
    hub = circle(0, 0, 3.6, fill="none", stroke="var(--vi-yellow-2)", stroke_width=1.8)
    return [*_outlined("yellow", *knobs, circle(0, 0, 9.2)), hub]


def _triangle() -> list[Element]:
    body = path(
        "M0-11.6Q3-11.6 4.6-8.8L11.4 3.4Q13.4 8.6 8.2 9.2H-8.2Q-13.4 8.6-11.4 3.4"
        "L-4.6-8.8Q-3-11.6 0-11.6Z"
    )
    knobs = [circle(*polar(13.4, angle, 2.4), 3) for angle in (90, 210, 330)]
    mark = _lines("orange", "M0-4.6V5.6M-4.4 1.6L0 5.6L4.4 1.6", 1.9)
    return [*_outlined("orange", body, *knobs), mark]


def _bullet() -> list[Element]:
    body = path(
        "M-7.6 11.6V-3.4C-7.6-9.6-3.4-13 0-13S7.6-9.6 7.6-3.4V11.6Q7.6 12.8 6.4 12.8H-6.4"
        "Q-7.6 12.8-7.6 11.6Z"
    )
    bands = _lines("purple", "M-6.8-2.4L6.8 .8M-6.8 2.2L6.8 5.4M-6.8 6.8L6.8 10", 1.7)
    return [*_outlined("purple", body), bands]


def _cross() -> list[Element]:
    body = path(
        "M0-13Q4.6-13 4.6-8.2V-4.6H8.2Q13-4.6 13 0T8.2 4.6H4.6V8.2Q4.6 13 0 13T-4.6 8.2V4.6"
        "H-8.2Q-13 4.6-13 0T-8.2-4.6H-4.6V-8.2Q-4.6-13 0-13Z",
        transform="rotate(45)",
    )
    dots = _lines("grey", "M-6.4-6.4h.01M6.4-6.4h.01M-6.4 6.4h.01M6.4 6.4h.01", 2.6)
    return [*_outlined("grey", body), circle(0, 0, 2.4, fill="var(--vi-grey-2)"), dots]


SHIELD: Final = (
    "M0-19.5C6-16 12-15.5 17-15.5V1C17 12 9 18.5 0 22"
    + "C-9 18.5-17 12-17 1V-15.5C-12-15.5-6-16 0-19.5Z"
)
ICONS: Final = {
    "protect": "M0-9C3-7 6-6.5 8-6.5V0C8 5 4 8 0 10C-4 8-8 5-8 0V-6.5C-6-6.5-3-7 0-9Z",
    "move": "M-9 0H8M3-5L8 0L3 5",
    "infect": "M0-8V8M-8 0H8",
    "attack": "M-7-8C-5-2-4 3-5 9M0-9C1-2 1 3 0 9M7-8C5-2 4 3 5 9",
    "magnet": "M-8-8V0A8 8 0 0 0 8 0V-8H3.5V0A3.5 3.5 0 0 1-3.5 0V-8ZM-8-4H-3.5M3.5-4H8",
    "absorb": "M8-5A9 9 0 1 0 8 5L0 0ZM-1-5h.01",
    "crisis": ("M0-10L2.5-3.5L9-5L4.5 0L9 5L2.5 3.5L0 10L-2.5 3.5L-9 5L-4.5 0L-9-5L-2.5-3.5Z"),
}
PHASE_ICONS: Final = {
    "infection": "M-7 0H7M0-7V7",
    "research": (
        "M-4-8l5 10M-8 9h16M-1 2a7 7 0 0 1 6 7M-7.4-7a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0"
    ),
    "event": "M2-10L-6 2h5l-2 8 8-12h-5z",
    "immune": "M0 10V0M0 0L-6-8M0 0L6-8",
    "cure": "M-8 8L2-2M-3-5L5 3M0-8l8 8M5-3l4-4",
    "round_end": "M8-2a8 8 0 1 0-2 7M8-8v6h-6",
}
HELIX: Final = "M-5-12C-5-5 5-6 5 0S-5 5-5 12M5-12C5-5-5-6-5 0S5 5 5 12M-4-9h8M-4 9h8M-4 0h8"


def definitions(content: ViralContent) -> list[Definition]:
    """All symbols of pieces, icons and cards, with the gradients they use."""
    drawn = {
        "green": _hexagon,
        "yellow": _wheel,
        "orange": _triangle,
        "purple": _bullet,
        "grey": _cross,
    }
    out: list[Definition] = []
    for colour, draw in drawn.items():
        out.append(
            radial(
                f"vi-fill-{colour}",
                (0, "#ffffff"), (0.28, f"var(--vi-{colour})"), (1, f"var(--vi-{colour})"),
                cx=0.5, cy=0.5, r=0.62, fx=0.36, fy=0.3,
            )
        )  # fmt: skip
        out.append(symbol(f"vi-virus-{colour}", *draw(), box=VIRUS_BOX))
    out += [
        linear(
            "vi-shield-fill", (0, "var(--vi-shield-top)"), (1, "var(--vi-shield-low)"),
            x1=0, y1=0, x2=0, y2=1,
        ),
        radial("vi-shadow", (0.4, "#000000", 0.55), (1, "#000000", 0), cx=0.5, cy=0.5, r=0.5),
        symbol(
            "vi-shield",
            path(SHIELD, fill=EDGE, stroke=EDGE, stroke_width=4.6, stroke_linejoin="round"),
            path(
                SHIELD, fill="url(#vi-shield-fill)", stroke="var(--vi-shield)", stroke_width=2.4,
                stroke_linejoin="round",
            ),
            box=(-20.0, -22.0, 40.0, 46.0),
        ),
        _crisis(),
        *_icons(),
        *_phase_icons(),
        symbol("vi-helix", _stroked(HELIX, 2.4, "var(--vi-twin)"), box=(-8.0, -14.0, 16.0, 28.0)),
        *_cards(content),
    ]  # fmt: skip
    return out


def _crisis() -> Definition:
    star = [polar(16 if n % 2 == 0 else 11.4, 90 + n * 180 / 11) for n in range(22)]
    return symbol(
        "vi-crisis",
        circle(0, 2, 19, fill="url(#vi-shadow)"),
        polygon(
            star, fill="var(--vi-crisis)", stroke="var(--vi-crisis-ink)", stroke_width=1.6,
            stroke_linejoin="round",
        ),
        box=(-18.0, -18.0, 36.0, 36.0),
    )  # fmt: skip


def _stroked(d: str, width: float, colour: str) -> Element:
    return path(
        d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round",
        stroke_linejoin="round",
    )  # fmt: skip


def _icons() -> list[Definition]:
    box = (-12.0, -12.0, 24.0, 24.0)
    return [
        symbol(f"vi-icon-{name}", _stroked(d, 2.2, "var(--vi-icon)"), box=box)
        for name, d in ICONS.items()
    ]


def _phase_icons() -> list[Definition]:
    box = (-12.0, -12.0, 24.0, 24.0)
    return [
        symbol(f"vi-phase-{name}", _stroked(d, 2.2, "currentColor"), box=box)
        for name, d in PHASE_ICONS.items()
    ]


# -- cards ----------------------------------------------------------------------------------------

CARD_BOX: Final = (-29.0, -29.0, 58.0, 58.0)
CELLS: Final = {
    1: ((0.0, 0.0),),
    2: ((-13.0, 0.0), (13.0, 0.0)),
    3: ((-13.0, -13.0), (13.0, -13.0), (0.0, 13.0)),
    4: ((-13.0, -13.0), (13.0, -13.0), (-13.0, 13.0), (13.0, 13.0)),
}


def _card_face(*inside: Element) -> list[Element]:
    return [
        rect(
            -28, -28, 56, 56, rx=9, fill="var(--vi-card)", stroke="var(--vi-card-line)",
            stroke_width=1.4,
        ),
        *inside,
    ]  # fmt: skip


def _slot(slot: Icon, x: float, y: float) -> list[Element]:
    """An icon in its frame; a slash group shares one cell."""
    options = slot.options()
    out: list[Element] = []
    framed = any(option.zone for option in options)
    out.append(
        rect(
            x - 12, y - 12, 24, 24, rx=5,
            fill="var(--vi-frame)" if framed else "none", fill_opacity=0.16 if framed else None,
            stroke="var(--vi-frame)" if framed else "var(--vi-card-line)",
            stroke_width=1.8 if framed else 0.8,
        )
    )  # fmt: skip
    if len(options) == 1:
        return [*out, use(f"vi-icon-{options[0].verb}", x, y, 0.82)]
    spread = ((-5.5, 5.0), (5.5, -5.0)) if len(options) == 2 else ((-6, 5), (0, -6), (6, 5))
    scale = 0.5 if len(options) == 2 else 0.42
    for option, (dx, dy) in zip(options, spread, strict=True):
        out.append(use(f"vi-icon-{option.verb}", x + dx, y - dy, scale))
    if len(options) == 2:
        d = f"M{x - 7} {y + 8}L{x + 7} {y - 8}"
        out.append(_stroked(d, 1, "var(--vi-card-line)"))
    return out


def _cards(content: ViralContent) -> list[Definition]:
    out = []
    for card in content.cards:
        cells = CELLS[len(card.effects)]
        drawn = zip(card.effects, cells, strict=True)
        inside = [part for slot, (x, y) in drawn for part in _slot(slot, x, y)]
        out.append(symbol(f"vi-card-{card.id}", *_card_face(*inside), box=CARD_BOX))
    back = use("vi-helix", 0, 0, 1.5)
    out.append(symbol("vi-card-back", *_card_face(back), box=CARD_BOX))
    blank = rect(
        -28, -28, 56, 56, rx=9, fill="none", stroke="var(--vi-card-line)", stroke_width=1.4,
        stroke_dasharray="5 4",
    )  # fmt: skip
    out.append(symbol("vi-card-none", blank, box=CARD_BOX))
    for area in content.areas:
        number = text(
            0, 13, str(area.number), 36, text_anchor="middle", font_weight=800,
            fill="var(--vi-icon)",
        )  # fmt: skip
        frame = rect(
            -22, -22, 44, 44, rx=8, fill="var(--vi-frame)", fill_opacity=0.16,
            stroke="var(--vi-frame)", stroke_width=2.2,
        )  # fmt: skip
        out.append(symbol(f"vi-area-{area.number}", *_card_face(frame, number), box=CARD_BOX))
    return out
