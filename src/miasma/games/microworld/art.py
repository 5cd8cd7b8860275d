"""What the board and its pieces are painted with: gradients, textures, pieces, tokens.

Textures tell the four kinds of cells apart without colour: fibres in muscle, rings in bone,
branches in nerve, scales in mucosa. Pieces differ as silhouettes: a virus is a spiked ball, an
antibody a disc with a Y; turned over they show a pale back with a cross inside the same rim.
"""

from __future__ import annotations

import functools
import math
from typing import TYPE_CHECKING, Final

from miasma.core.elements import (
    Definition,
    Element,
    circle,
    group,
    linear,
    path,
    pattern,
    polygon,
    radial,
    rect,
    symbol,
)
from miasma.games.microworld.icons import signs

if TYPE_CHECKING:
    from miasma.games.microworld.data import MicroworldContent

FACTIONS: Final = ("virus", "antibody")
PIECE_BOX: Final = (-27.0, -27.0, 54.0, 54.0)

_Y: Final = "M0 17.5V2.5M0 2.5L-10.6-12M0 2.5L10.6-12"
_CHAINS: Final = "M-15.2-7.2L-8.2 2.4M15.2-7.2L8.2 2.4"
_CROSS: Final = "M-6.5-6.5L6.5 6.5M6.5-6.5L-6.5 6.5"


def polar(centre: float, radius: float, angle: float) -> tuple[float, float]:
    """A point at an angle (degrees, counter-clockwise from the right) round (centre, centre)."""
    turn = math.radians(angle)
    return centre + radius * math.cos(turn), centre - radius * math.sin(turn)


def definitions(content: MicroworldContent) -> list[Definition]:
    """Everything that doesn't depend on the board."""
    return [
        *gradients(),
        *textures(),
        virus(),
        antibody(),
        virus_back(),
        antibody_back(),
        seal(),
        reticle(),
        *signs(
            [gene.id for gene in content.genes],
            [mutation.id for mutation in content.mutations],
            [goal.id for goal in content.goals],
            [rule.id for rule in content.rules],
        ),
    ]


def gradients() -> list[Definition]:
    """Light and depth."""
    cells = [
        radial(
            f"mw-fill-{kind}",
            (0, f"var(--mw-{kind})"),
            (0.55, f"var(--mw-{kind})"),
            (1, f"var(--mw-{kind}-edge)"),
            cx=0.45,
            cy=0.4,
            r=0.72,
        )
        for kind in ("muscle", "bone", "nerve", "mucosa")
    ]
    return [
        *cells,
        radial(
            "mw-lens", (0.55, "var(--mw-lens)"), (1, "var(--mw-lens-edge)"), cx=0.5, cy=0.5, r=0.5
        ),
        linear(
            "mw-sheen",
            (0, "#fff", 0.16),
            (0.42, "#fff", 0),
            (0.75, "#000", 0),
            (1, "#000", 0.2),
            x1=0,
            y1=0,
            x2=0.7,
            y2=1,
        ),
        radial("mw-shade", (0.45, "var(--mw-shadow)", 0.62), (1, "var(--mw-shadow)", 0)),
        radial(
            "mw-ball",
            (0, "var(--mw-virus-light)"),
            (0.34, "var(--mw-virus)"),
            (1, "var(--mw-virus-deep)"),
            cx=0.36,
            cy=0.3,
            r=0.8,
        ),
        radial(
            "mw-pale",
            (0, "var(--mw-back)"),
            (1, "var(--mw-back-deep)"),
            cx=0.38,
            cy=0.3,
            r=0.85,
        ),
        linear(
            "mw-gene", (0, "var(--mw-gene)"), (1, "var(--mw-gene-deep)"), x1=0, y1=0, x2=0, y2=1
        ),
    ]


def textures() -> list[Definition]:
    """The grain of each kind of cell, and the hatching of dead tissue."""
    return [_muscle(), _bone(), _nerve(), _mucosa(), _dead()]


def _muscle() -> Definition:
    colour = "var(--mw-muscle-grain)"
    fibres = path(
        "M0 3.5Q7.5 .9 15 3.5T30 3.5M0 11Q7.5 13.6 15 11T30 11", stroke_width=1.3, opacity=0.42
    )
    bands = path(
        "M4 5V9.6M8 4.6V10.2M12 5V10.6M22 5V10M26 4.6V9.8M1 12.8V15M17 12V15",
        stroke_width=0.8,
        opacity=0.4,
    )
    return pattern(
        "mw-grain-muscle",
        30,
        15,
        group(fibres, bands, fill="none", stroke=colour),
        transform="rotate(-32)",
    )


def _bone() -> Definition:
    colour = "var(--mw-bone-grain)"
    rings = [
        ring
        for x, y in ((11, 10), (31, 28))
        for ring in (
            circle(x, y, 2.2, fill=colour, opacity=0.75),
            circle(x, y, 5.6, opacity=0.42),
            circle(x, y, 9, opacity=0.3, stroke_dasharray="3 2.4"),
        )
    ]
    return pattern(
        "mw-grain-bone", 40, 36, group(*rings, fill="none", stroke=colour, stroke_width=0.8)
    )


def _nerve() -> Definition:
    colour = "var(--mw-nerve-grain)"
    branches = path(
        "M0 26C10 22 14 29 22 26C28 23.6 28 16 34 14C40 12 43 7 44 0"
        "M22 26C29 27.5 31 34 38 34S50 28 58 26M38 34C39 41 36 46 34 52"
        "M34 14C40 15.5 43 18.5 46 18.5M12 24.5C10 17.5 11 12.5 8 8.5M44 52C43 50 43 49 43 48"
    )
    bodies = group(
        circle(22, 26, 2.6, opacity=0.7),
        circle(46, 18.5, 1.5, opacity=0.6),
        circle(8, 8.5, 1.5, opacity=0.6),
        fill=colour,
    )
    lines = group(
        branches, fill="none", stroke=colour, stroke_width=1, stroke_linecap="round", opacity=0.62
    )
    return pattern("mw-grain-nerve", 58, 52, lines, bodies, transform="rotate(14)")


def _mucosa() -> Definition:
    colour = "var(--mw-mucosa-grain)"
    scales = path(
        "M0 8A6.5 6.5 0 0 1 13 8A6.5 6.5 0 0 1 26 8"
        "M-6.5 19A6.5 6.5 0 0 1 6.5 19A6.5 6.5 0 0 1 19.5 19A6.5 6.5 0 0 1 32.5 19",
        fill="none",
        stroke=colour,
        stroke_width=1.1,
        stroke_linecap="round",
        opacity=0.5,
    )
    dots = [circle(x, y, 1.1) for x, y in ((6.5, 7), (19.5, 7), (13, 18), (0, 18), (26, 18))]
    return pattern(
        "mw-grain-mucosa",
        26,
        22,
        scales,
        group(*dots, fill=colour, opacity=0.55),
        transform="rotate(8)",
    )


def _dead() -> Definition:
    return pattern(
        "mw-grain-dead",
        9,
        9,
        rect(0, 0, 9, 9, fill="var(--mw-dead)", opacity=0.1),
        rect(0, 0, 2.8, 9, fill="var(--mw-dead)", opacity=0.42),
        transform="rotate(45)",
    )


# -- pieces ---------------------------------------------------------------------------------------


def _spikes(inner: float, outer: float) -> tuple[str, str]:
    """Twelve spikes as lines, and their knobs as dots."""
    lines, knobs = [], []
    for k in range(12):
        x, y = polar(0, inner, 30 * k)
        to_x, to_y = polar(0, outer, 30 * k)
        lines.append(f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}")
        knobs.append(f"M{to_x:.1f} {to_y:.1f}h.01")
    return "".join(lines), "".join(knobs)


def _shadow(radius: float = 29) -> Element:
    return circle(0, 2.5, radius, fill="url(#mw-shade)")


def virus() -> Definition:
    """A ball with twelve knobbed spikes and the facets of a capsid."""
    lines, knobs = _spikes(15, 22.6)
    facets = [polar(0, 9.2, 60 * k + 90) for k in range(6)]
    ribs = "M0-9.2V-15.5M8-4.6L13.4-7.8M8 4.6L13.4 7.8M0 9.2V15.5M-8 4.6L-13.4 7.8M-8-4.6L-13.4-7.8"
    return symbol(
        "mw-virus",
        _shadow(),
        path(lines, stroke="var(--mw-edge)", stroke_width=5.4, stroke_linecap="round"),
        path(knobs, stroke="var(--mw-edge)", stroke_width=8.4, stroke_linecap="round"),
        path(lines, stroke="var(--mw-virus)", stroke_width=2.6),
        path(knobs, stroke="var(--mw-virus-light)", stroke_width=5.2, stroke_linecap="round"),
        circle(0, 0, 17.4, fill="url(#mw-ball)", stroke="var(--mw-edge)", stroke_width=1.8),
        group(
            polygon(facets),
            path(ribs),
            fill="none",
            stroke="#fff",
            stroke_opacity=0.5,
            stroke_width=1.1,
            stroke_linejoin="round",
        ),
        circle(0, 0, 3.4, fill="#fff", fill_opacity=0.85),
        box=PIECE_BOX,
    )


def antibody() -> Definition:
    """A dark disc with an amber rim, a thick Y and its two light chains."""
    return symbol(
        "mw-antibody",
        _shadow(),
        circle(
            0,
            0,
            23,
            fill="var(--mw-antibody-base)",
            stroke="var(--mw-antibody)",
            stroke_width=2,
        ),
        circle(
            0, 0, 20, fill="none", stroke="var(--mw-antibody-deep)", stroke_width=0.8, opacity=0.8
        ),
        _round(_Y, "var(--mw-antibody-deep)", 9.6),
        _round(_Y, "var(--mw-antibody)", 7),
        _round(_CHAINS, "var(--mw-antibody-light)", 3.6),
        path(
            "M-1.6 16V3.4L-11-10.5",
            fill="none",
            stroke="#fff",
            stroke_opacity=0.65,
            stroke_width=1.3,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        box=PIECE_BOX,
    )


def _round(d: str, colour: str, width: float) -> Element:
    return path(
        d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def virus_back() -> Definition:
    """A turned virus: pale back and cross, the spikes stay."""
    lines, _ = _spikes(16, 20.5)
    return symbol(
        "mw-virus-flipped",
        _shadow(28),
        path(lines, stroke="var(--mw-edge)", stroke_width=6.6, stroke_linecap="round"),
        path(lines, stroke="var(--mw-virus)", stroke_width=4.4, stroke_linecap="round"),
        circle(0, 0, 17.4, fill="url(#mw-pale)", stroke="var(--mw-virus)", stroke_width=2.8),
        path(_CROSS, stroke="var(--mw-back-ink)", stroke_width=3.6, stroke_linecap="round"),
        box=PIECE_BOX,
    )


def antibody_back() -> Definition:
    """A turned antibody: pale back and cross, rim and Y stay."""
    return symbol(
        "mw-antibody-flipped",
        _shadow(28),
        circle(0, 0, 22.5, fill="url(#mw-pale)", stroke="var(--mw-antibody)", stroke_width=3),
        path(
            _Y,
            fill="none",
            stroke="var(--mw-back-deep)",
            stroke_width=8,
            stroke_linecap="round",
            stroke_linejoin="round",
            opacity=0.75,
        ),
        path(
            _CROSS,
            stroke="var(--mw-back-ink)",
            stroke_width=3.6,
            stroke_linecap="round",
            transform="translate(0 1)",
        ),
        box=PIECE_BOX,
    )


def seal() -> Definition:
    """The token of Necrosis on a marker: a black hexagon with a hazard sign."""
    return symbol(
        "mw-seal",
        path(
            "M0-11.5L10-5.8V5.8L0 11.5L-10 5.8V-5.8Z",
            fill="var(--mw-seal-ink)",
            stroke="var(--mw-seal)",
            stroke_width=1.8,
            stroke_linejoin="round",
        ),
        path("M0-5.2L5.4 4H-5.4Z", fill="var(--mw-seal)"),
        path(
            "M0-2V.6M0 2.4V2.41",
            stroke="var(--mw-seal-ink)",
            stroke_width=1.5,
            stroke_linecap="round",
        ),
        box=(-13, -13, 26, 26),
    )


def reticle() -> Definition:
    """Round the marker placed last: a ring with four ticks."""
    return symbol(
        "mw-reticle",
        group(
            circle(0, 0, 29.5, stroke="var(--mw-matrix)", stroke_width=5.5, opacity=0.75),
            circle(0, 0, 29.5, stroke="var(--mw-last)", stroke_width=2.2),
            path("M0-35V-27M0 27V35M-35 0H-27M27 0H35", stroke="var(--mw-last)", stroke_width=2.6),
            fill="none",
            stroke_linecap="round",
        ),
        box=(-36, -36, 72, 72),
    )


@functools.cache
def shared_definitions(content: MicroworldContent) -> tuple[Definition, ...]:
    """The definitions of one content, made once."""
    return tuple(definitions(content))
