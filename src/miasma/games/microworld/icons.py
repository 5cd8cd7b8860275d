"""Signs on tokens and tiles: genes, mutations, goals, extra rules, padlock and shield.

All are drawn on a grid of 24 round the origin with one round-ended stroke; what a sign belongs to
is told by its frame as well: genes are discs, mutations hexagons, goals and rules squares.
"""

from __future__ import annotations

import math
from typing import Final

from miasma.core.elements import Definition, Element, circle, group, path, rect, symbol, text

TOKEN_BOX: Final = (-18.0, -18.0, 36.0, 36.0)

GENES: Final = {
    "apoptosis": (
        "M0-8A8 8 0 0 0 0 8M3.3-7.2h.01M6-5.2h.01M7.7-2.1h.01M7.9 1.5h.01M6.3 4.9h.01M3.4 7.2h.01"
        "M-3.3-2.5L1.7 2.5M1.7-2.5L-3.3 2.5"
    ),
    "bloodstream": (
        "M-9-4C-6-7-4-1 0-4S6-2 9-5M-9 4C-6 1-4 7 0 4S5 5.5 6.6 4.6M4.5 .8L8.1 3.7L5.1 7.2"
    ),
    "replication": (
        "M-9.2 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0M.4 0a4.4 4.4 0 1 0 8.8 0"
        "a4.4 4.4 0 1 0-8.8 0M0-7.8v3M0 4.8v3M-6.4 0h3.2M-4.8-1.6v3.2"
        "M3.2 0h3.2M4.8-1.6v3.2"
    ),
    "parasitism": (
        "M-8.5 1.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M2.4-5.8a3.2 3.2 0 1 0 6.4 0"
        "a3.2 3.2 0 1 0-6.4 0M3.4-3.4L.2-.2M-1.8-1L-.3 .3L.7 1.9"
    ),
    "inhibition": (
        "M-4.6-1.5H4.6A2.4 2.4 0 0 1 7 .9V5.6A2.4 2.4 0 0 1 4.6 8H-4.6"
        "A2.4 2.4 0 0 1-7 5.6V.9A2.4 2.4 0 0 1-4.6-1.5ZM-4-1.5V-4A4 4 0 0 1 4-4V-1.5"
        "M0 2V4.6"
    ),
    "invasion": "M8 0A8 8 0 1 1 3-7.4M9-9L.4-.4M0-5.2V0H5.2",
    "displacement": (
        "M-8.8 0a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M1 0H8.5M5-3.8L8.8 0L5 3.8"
        "M-9.8-5.5C-8.8-7.1-7.2-8.3-5.4-8.5M-9.8 5.5C-8.8 7.1-7.2 8.3-5.4 8.5"
    ),
    "necrosis": "M0-8.6L9 7.2H-9ZM0-2.6V1.8M0 4.4H.01",
    "transcription": (
        "M-6-9C-6-4 6-3 6 2S2 7.5 0 9M6-9C6-4-6-3-6 2C-6 4-5.2 5.6-4 7"
        "M-4-6.2H4M-3.8 1.8H3.8M-2.1-2.2H2.1"
    ),
}

MUTATIONS: Final = {
    "rapid_growth": (
        "M0 8V-2M0-2C0-6 3-8.5 7.5-8.5C7.5-4.5 4.5-2 0-2ZM0 2.5C0-.5-2.5-2.5-6.5-2.5"
        "C-6.5 .8-4 2.5 0 2.5Z"
    ),
    "dominance": "M-8 6.5H8L9-4.5L4 0L0-7.5L-4 0L-9-4.5ZM-4.5 3.2H4.5",
    "barrier": "M0-9C3-7 6-6.5 8-6.5V0C8 5 4 8 0 9.5C-4 8-8 5-8 0V-6.5C-6-6.5-3-7 0-9ZM-3.5 0H3.5",
    "gene_theft": (
        "M-7-7.5V0A7 7 0 0 0 7 0V-7.5H3V0A3 3 0 0 1-3 0V-7.5ZM-7-3.8H-3M3-3.8H7M0-9.5V-6.5"
    ),
    "exchange": "M-8-3.5H7M3.5-7L7-3.5L3.5 0M8 4.5H-7M-3.5 1L-7 4.5L-3.5 8",
    "drift": (
        "M-8.5 4.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M-5-1.5C-4-5.5-.5-7.5 3.5-6"
        "M1-9L4.5-5.7L.8-2.8M3.5 3a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
    ),
}

GOALS: Final = {
    "bone_lover": (
        "M-4.5 2L2-4.5A3 3 0 1 1 6-6A3 3 0 1 1 4.5-2L-2 4.5A3 3 0 1 1-6 6A3 3 0 1 1-4.5 2Z"
    ),
    "fifteen_points": "",
    "cell_chain": (
        "M-9.5 0a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M-2.7 0a2.7 2.7 0 1 0 5.4 0"
        "a2.7 2.7 0 1 0-5.4 0M4.1 0a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0"
        "M-4.1 0H-2.7M2.7 0H4.1M-9.5-7C-4-10 4-10 9.5-7M-9.5 7C-4 10 4 10 9.5 7"
    ),
    "four_genes": (
        "M-7.5-4.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M1.5-4.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
        "M-7.5 4.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M1.5 4.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
    ),
}

HELIX_A: Final = "M-4.2-10C-4.2-4.5 4.2-5 4.2 0S-4.2 4.5-4.2 10"
HELIX_B: Final = "M4.2-10C4.2-4.5-4.2-5-4.2 0S4.2 4.5 4.2 10"
RUNGS: Final = "M-3.4-7.6H3.4M-3.8-.4H3.8M-3.4 7.4H3.4"


def sign(d: str, colour: str, width: float = 2.0, scale: float = 0.9) -> Element:
    """A sign in one colour."""
    return path(
        d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        transform=f"scale({scale})",
    )


def gene_disc(*inside: Element) -> list[Element]:
    """The face of a gene token, with what is on it."""
    disc = circle(0, 0, 16, fill="url(#mw-gene)", stroke="var(--mw-gene-line)", stroke_width=1.5)
    return [disc, *inside]


def gene_back() -> Definition:
    """A gene token face down: a helix."""
    helix = group(
        path(HELIX_A),
        path(HELIX_B, opacity=0.62),
        path(RUNGS, stroke_width=1.1, opacity=0.85),
        fill="none",
        stroke="var(--mw-gene-line)",
        stroke_width=1.7,
        stroke_linecap="round",
        transform="rotate(28)",
    )
    rim = circle(
        0, 0, 12.8, fill="none", stroke="var(--mw-gene-line)", stroke_width=0.6, opacity=0.5
    )
    shadow = circle(0, 2, 21, fill="url(#mw-shade)")
    return symbol("mw-gene-back", shadow, *gene_disc(rim, helix), box=TOKEN_BOX)


def _hexagon(radius: float) -> str:
    corners = [
        (radius * math.sin(math.radians(60 * k)), -radius * math.cos(math.radians(60 * k)))
        for k in range(6)
    ]
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in corners) + "Z"


def _framed_tile(name: str, kind: str, inside: Element) -> Definition:
    frame = rect(
        -15.5, -15.5, 31, 31, rx=7,
        fill=f"var(--mw-{kind})", stroke=f"var(--mw-{kind}-line)", stroke_width=1.5,
    )  # fmt: skip
    return symbol(f"mw-{kind}-{name}", frame, inside, box=TOKEN_BOX)


def _letters(words: str, size: float, colour: str) -> Element:
    return text(0, size * 0.36, words, size, font_weight=800, fill=colour, text_anchor="middle")


def signs(
    genes: list[str], mutations: list[str], goals: list[str], rules: list[str]
) -> list[Definition]:
    """The symbols of everything the content names; unknown names get their first letter."""
    out = [gene_back()]
    for name in genes:
        inside = (
            sign(GENES[name], "var(--mw-gene-line)")
            if name in GENES
            else _letters(name[:1].upper(), 16, "var(--mw-gene-line)")
        )
        out.append(symbol(f"mw-gene-{name}", *gene_disc(inside), box=TOKEN_BOX))
    for name in mutations:
        frame = path(
            _hexagon(17),
            fill="var(--mw-mutation)",
            stroke="var(--mw-mutation-line)",
            stroke_width=1.5,
            stroke_linejoin="round",
        )
        inside = (
            sign(MUTATIONS[name], "var(--mw-mutation-line)", 1.9, 0.82)
            if name in MUTATIONS
            else _letters(name[:1].upper(), 15, "var(--mw-mutation-line)")
        )
        out.append(symbol(f"mw-mutation-{name}", frame, inside, box=TOKEN_BOX))
    for name in goals:
        d = GOALS.get(name, "")
        inside = (
            sign(d, "var(--mw-goal-line)", 1.9)
            if d
            else _letters("15" if name == "fifteen_points" else "?", 15, "var(--mw-goal-line)")
        )
        out.append(_framed_tile(name, "goal", inside))
    out += [_framed_tile(name, "rule", _letters(name, 17, "var(--mw-rule-line)")) for name in rules]
    return [*out, padlock(), shield()]


def padlock() -> Definition:
    """Inhibited: a padlock."""
    body = rect(-8, -2, 16, 12, rx=2.6, fill="var(--mw-seal)", stroke="var(--mw-seal-ink)")
    bow = "M-5-2V-5A5 5 0 0 1 5-5V-2"
    return symbol(
        "mw-padlock",
        path(bow, fill="none", stroke="var(--mw-seal-ink)", stroke_width=5),
        path(bow, fill="none", stroke="var(--mw-seal)", stroke_width=2.6),
        body,
        path("M0 2V6", stroke="var(--mw-seal-ink)", stroke_width=2.4, stroke_linecap="round"),
        box=(-13, -13, 26, 26),
    )


def shield() -> Definition:
    """A barrier on a cell: a shield with a bar."""
    form = "M0-20C6-16.5 12-16 17-16V1C17 12 9 18.5 0 22C-9 18.5-17 12-17 1V-16C-12-16-6-16.5 0-20Z"
    return symbol(
        "mw-shield",
        path(
            form,
            fill="var(--mw-seal-ink)",
            fill_opacity=0.92,
            stroke="var(--mw-seal)",
            stroke_width=2.6,
            stroke_linejoin="round",
        ),
        path("M-7 0H7", stroke="var(--mw-seal)", stroke_width=3.6, stroke_linecap="round"),
        box=(-22, -22, 44, 46),
    )
