"""What the board and its pieces are painted with: channels, ships, stations, hazards, signs.

One emblem per player, the same everywhere: a disc with a ring, a triangle in a triangle, a hatched
square, a diamond with a cross. It is the buoy, the ship's topmark and the station's door.
"""

from __future__ import annotations

from typing import Final

from miasma.core.elements import (
    Definition,
    Element,
    circle,
    ellipse,
    group,
    linear,
    path,
    pattern,
    radial,
    rect,
    symbol,
    use,
)
from miasma.games.schwarm.actions import SHAPE_IDS
from miasma.games.schwarm.art_cards import cards, signs

PLAYERS: Final = ("yellow", "red", "black", "white")
HULLS: Final = ("#f2c530", "#e8483c", "#22292e", "#f5f5f0")
DETAILS: Final = ("#7a5b00", "#7d1410", "#e6eeee", "#3a4a4e")
OUTLINES: Final = ("#1a1400", "#1f0504", "var(--sw-dark-rim)", "#0a1a20")
HAZARD: Final = "#f6fffd"
HAZARD_EDGE: Final = "#c4552a"
CELL: Final = 62.0
HALF: Final = 31.0

CHANNELS: Final = {
    "straight": "M0-31C3.5-14-3.5 14 0 31",
    "corner": "M0-31C0-13 13 0 31 0",
    "three": "M0-31C2.5-12 2.5 12 0 31M1.5 0C12-2.5 20 0 31 0",
    "four": "M0-31C3-12-3 12 0 31M-31 0C-12-3 12 3 31 0",
}
EYES: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "straight": ((0, -7.5), (0, 7.5)),
    "corner": ((4.5, -11.5), (11.5, -4.5)),
    "three": ((1.5, 0),),
    "four": (),
}
TURNS: Final[tuple[tuple[str, int], ...]] = (
    ("straight", 0), ("straight", 90), ("corner", 0), ("corner", 90), ("corner", 180),
    ("corner", 270), ("three", 0), ("three", 90), ("three", 180), ("three", 270), ("four", 0),
    ("gold", 0),
)  # fmt: skip
"""For each shape its channel and how far that is turned."""


def definitions() -> list[Definition]:
    """Everything that pieces and panels refer to."""
    return [*gradients(), *swarm(), *people(), *hazards(), *cards(), *signs()]


def gradients() -> list[Definition]:
    """Light and sand."""
    shores = [
        linear(
            f"sw-sand-{side}",
            (0, "#69713f"), (0.3, "#b49a61"), (0.78, "#dcc48e"), (1, "#b79865"),
            x1=x1, y1=y1, x2=x2, y2=y2,
        )
        for side, (x1, y1, x2, y2) in (
            ("N", (0, 0, 0, 1)), ("S", (0, 1, 0, 0)), ("W", (0, 0, 1, 0)), ("E", (1, 0, 0, 0)),
        )
    ]  # fmt: skip
    return [
        radial(
            "sw-sea",
            (0, "var(--sw-sea)"), (0.55, "var(--sw-sea-mid)"), (1, "var(--sw-sea-deep)"),
            cx=0.5, cy=0.47, r=0.72,
        ),
        radial(
            "sw-tile",
            (0, "var(--sw-tile)"), (0.6, "var(--sw-tile-mid)"), (1, "var(--sw-tile-deep)"),
            cx=0.5, cy=0.5, r=0.75,
        ),
        radial(
            "sw-gold-tile",
            (0, "var(--sw-gold-tile)"), (0.6, "var(--sw-gold-tile-mid)"),
            (1, "var(--sw-gold-tile-deep)"),
            cx=0.5, cy=0.5, r=0.75,
        ),
        linear("sw-down", (0, "var(--sw-down)"), (1, "var(--sw-down-deep)"), x2=1, y2=1),
        radial("sw-spill", (0, "var(--sw-spill)", 0.34), (1, "var(--sw-spill)", 0)),
        radial("sw-hot", (0, "#fff", 0.95), (0.35, "#ffe3b3", 0.55), (1, "#ff8a3d", 0)),
        radial("sw-queen", (0, "#fff"), (0.25, "#e7d6ff"), (0.6, "#9b6bff"), (1, "#3a1c86")),
        radial("sw-queen-halo", (0, "#b08bff", 0.75), (1, "#7a4dff", 0)),
        *shores,
        pattern(
            "sw-grain", 9, 9,
            path(
                "M1 2h.01M5 1h.01M7.5 5h.01M3 6.5h.01M6 8h.01",
                stroke="#5b4520", stroke_opacity=0.35, stroke_width=1, stroke_linecap="round",
            ),
        ),
        pattern(
            "sw-hatch", 6, 6,
            path("M0 6L6 0", stroke="var(--sw-off)", stroke_width=1.4),
        ),
    ]  # fmt: skip


# -- the swarm ------------------------------------------------------------------------------------


def _channel(form: str, gold: bool) -> list[Element]:
    """One channel: glow, cilia, membrane, lumen, core and beads are strokes of the same path."""
    d = CHANNELS[form]
    skin = "var(--sw-gold)" if gold else "var(--sw-membrane)"
    lumen = "var(--sw-gold-lumen)" if gold else "var(--sw-lumen)"
    core = "var(--sw-gold-core)" if gold else "var(--sw-core)"
    cilia = "var(--sw-gold)" if gold else "var(--sw-cilia)"
    strokes: list[tuple[str, float, float, str | None]] = [
        (skin, 44, 0.07, None), (skin, 30, 0.13, None), (cilia, 22, 0.3, ".8 3.2"),
        (skin, 16.5, 1, None), (lumen, 13.9, 1, None), (skin, 10.5, 0.55, None),
        (core, 6.5, 0.6, None),
    ]  # fmt: skip
    out = [
        path(
            d, fill="none", stroke=colour, stroke_width=wide,
            stroke_opacity=None if clear == 1 else clear, stroke_dasharray=dash,
        )
        for colour, wide, clear, dash in strokes
    ]  # fmt: skip
    out.append(
        path(
            d, fill="none", stroke="var(--sw-bead)", stroke_width=2.1, stroke_opacity=0.9,
            stroke_linecap="round", stroke_dasharray="0 5.2",
        )
    )  # fmt: skip
    for x, y in EYES[form]:
        out += [
            circle(x, y, 8.5, fill=core, fill_opacity=0.28),
            circle(x, y, 5.4, fill=lumen, stroke="var(--sw-eye)", stroke_width=1.3),
            circle(x, y, 2.7, fill="#fff"),
        ]
    return out


def face(gold: bool) -> list[Element]:
    """The ground of an open tile."""
    name, edge = ("sw-gold-tile", "sw-gold-edge") if gold else ("sw-tile", "sw-tile-edge")
    return [
        rect(
            -29.8, -29.8, 59.6, 59.6, rx=8,
            fill=f"url(#{name})", stroke=f"var(--{edge})", stroke_opacity=0.6,
        )
    ]  # fmt: skip


def swarm() -> list[Definition]:
    """Tiles: channels, faces, backs, and small whole tiles for trays."""
    box = (-HALF, -HALF, CELL, CELL)
    out = [symbol(f"sw-ch-{form}", *_channel(form, False), box=box) for form in CHANNELS]
    out.append(symbol("sw-ch-gold", *_channel("four", True), box=box))
    out += [
        symbol("sw-face", *face(False), box=box),
        symbol("sw-face-gold", *face(True), box=box),
        symbol(
            "sw-back",
            rect(
                -27.5, -25, 55, 55, rx=11, fill="var(--sw-down-shadow)", fill_opacity=0.5,
            ),
            rect(-27.5, -27.5, 55, 55, rx=11, fill="url(#sw-down)"),
            path(
                "M-26.6-13Q-26.6-26.6-13-26.6H13Q26.6-26.6 26.6-13",
                fill="none", stroke="var(--sw-down-light)", stroke_opacity=0.5,
            ),
            path(
                "M-17-7q5.6-5 11.3 0t11.3 0 11.3 0M-17 3q5.6-5 11.3 0t11.3 0 11.3 0"
                "M-17 13q5.6-5 11.3 0t11.3 0 11.3 0",
                fill="none", stroke="var(--sw-down-light)", stroke_opacity=0.36, stroke_width=1.5,
                stroke_linecap="round",
            ),
            box=box,
        ),
    ]  # fmt: skip
    for number, shape in enumerate(SHAPE_IDS):
        form, turn = TURNS[number]
        ground = "sw-face-gold" if form == "gold" else "sw-face"
        out.append(
            symbol(
                f"sw-shape-{shape.replace('*', '-gold')}",
                use(ground),
                use(f"sw-ch-{form}", turn=turn),
                box=box,
            )
        )
    return out


# -- players --------------------------------------------------------------------------------------


def _emblem(player: int) -> list[Element]:
    if player == 0:
        return [
            circle(0, 0, 8.6, fill="#f2c530", stroke="#1a1400", stroke_width=1.6),
            circle(0, 0, 5.4, fill="none", stroke="#7a5b00", stroke_width=1.5),
        ]
    if player == 1:
        return [
            path(
                "M0-10.2L10 8H-10Z", fill="#ea4b3f", stroke="#1f0504", stroke_width=1.6,
                stroke_linejoin="round",
            ),
            path("M0-4.6L4.9 5H-4.9Z", fill="#ffd9d4"),
        ]  # fmt: skip
    if player == 2:
        return [
            rect(
                -8.2, -8.2, 16.4, 16.4, rx=2, fill="#1b2226", stroke="#eaf3f2", stroke_width=1.8,
            ),
            path(
                "M-4 4L4-4M-4-.8L.8-5.6M-.8 5.6L5.6-.8", stroke="#eaf3f2", stroke_width=1.1,
                stroke_opacity=0.75,
            ),
        ]  # fmt: skip
    return [
        path(
            "M0-10.6L10.6 0 0 10.6-10.6 0Z", fill="#fbfbf7", stroke="#0a1a20", stroke_width=1.6,
            stroke_linejoin="round",
        ),
        path("M0-4.6V4.6M-4.6 0H4.6", stroke="#53666b", stroke_width=1.7),
    ]  # fmt: skip


def people() -> list[Definition]:
    """Emblem, ship, station and researcher of each player."""
    out: list[Definition] = []
    for player, name in enumerate(PLAYERS):
        hull, detail, edge = HULLS[player], DETAILS[player], OUTLINES[player]
        roof = "#0b0f12" if player == 2 else edge
        peg_edge = "#f4f4ec" if player == 2 else edge
        out.append(symbol(f"sw-emblem-{name}", *_emblem(player), box=(-11, -11, 22, 22)))
        out.append(
            symbol(
                f"sw-ship-{name}",
                ellipse(0, 13, 23, 5.5, fill="#fff", fill_opacity=0.22),
                path(
                    "M-21 3H21Q18.5 14 9 15.5H-11Q-18.5 13-21 3Z",
                    fill=hull, stroke=edge, stroke_width=1.8, stroke_linejoin="round",
                ),
                path("M-19.3 7.5H19.3", stroke=detail, stroke_width=1.6, stroke_opacity=0.8),
                path(
                    "M-12 3V-4.5H4L9 3Z", fill="#eef7f6", stroke="#0a1a20", stroke_width=1.4,
                    stroke_linejoin="round",
                ),
                path("M-8.5-.8h3M-3.5-.8h3M1.5-.8h2", stroke="#0f4a55", stroke_width=2.2),
                path("M-3-4.5V-9", stroke="#0a1a20", stroke_width=2),
                use(f"sw-emblem-{name}", -3, -16, 0.86),
                box=(-24, -27, 48, 46),
            )
        )  # fmt: skip
        out.append(
            symbol(
                f"sw-station-{name}",
                ellipse(0, 15, 20, 4.5, fill="#3b2a0c", fill_opacity=0.45),
                path(
                    "M-17 14V1.5A17 15 0 0 1 17 1.5V14Z",
                    fill=hull, stroke=roof, stroke_width=1.9, stroke_linejoin="round",
                ),
                path(
                    "M-17 4.5H17M-9-9Q-11 0-10.5 14M9-9Q11 0 10.5 14",
                    fill="none", stroke=detail, stroke_opacity=0.45, stroke_width=1.2,
                ),
                path("M11-11V-20M8-20H14", stroke="#22180a", stroke_width=1.6),
                rect(
                    -8.5, -6.5, 17, 17, rx=4, fill="#fffaf0", stroke="#22180a", stroke_width=1.2,
                ),
                use(f"sw-emblem-{name}", 0, 2, 0.66),
                box=(-20, -22, 40, 42),
            )
        )  # fmt: skip
        out.append(
            symbol(
                f"sw-peg-{name}",
                path(
                    "M-5 8.5Q-5-1 0-1T5 8.5Z",
                    fill=hull,
                    stroke=peg_edge,
                    stroke_width=1.3,
                    stroke_linejoin="round",
                ),
                circle(0, -4.5, 3.7, fill=hull, stroke=peg_edge, stroke_width=1.3),
                box=(-10, -10, 20, 20),
            )
        )
    return out


# -- hazards --------------------------------------------------------------------------------------


def _whale() -> Element:
    body = (
        "M-27 0Q-25-9-11-10.5Q4-11.5 14-4L20-1.5Q23-9 29-11Q28-4 24.5 0Q28 4 29 11Q23 9 20 1.5L14 4"
        "Q4 11.5-11 10.5Q-25 9-27 0Z"
    )
    fins = "M-8-10Q-4-19 5-20Q2-13 3-9M-8 10Q-4 19 5 20Q2 13 3 9"
    edge: dict[str, str | float | None] = {
        "stroke": HAZARD_EDGE,
        "stroke_width": 1.5,
        "stroke_linejoin": "round",
    }
    return group(
        path(body, fill=HAZARD, **edge),
        path(fins, fill=HAZARD, **edge),
        path(
            "M-24-3Q-12-4-4-1M-24 3Q-12 4-4 1M-22 0H-6M10 0H20",
            fill="none", stroke="#7fb3bb", stroke_width=1.2, stroke_linecap="round",
        ),
        transform="rotate(-24)",
    )  # fmt: skip


def _tsunami() -> list[Element]:
    return [
        path(
            "M-25 15Q-18 13-13 2T5-17Q17-20 23-9Q15-13 9-7Q5-1 11 5Q17 10 25 15Z",
            fill=HAZARD, stroke=HAZARD_EDGE, stroke_width=1.6, stroke_linejoin="round",
        ),
        path(
            "M-12 13Q-5 9-2 1M-3 14Q3 11 4 6M23-9Q25-5 23-1M18-11Q19-7 16-4",
            fill="none", stroke="#3f97a6", stroke_width=1.7, stroke_linecap="round",
        ),
    ]  # fmt: skip


def _crab() -> list[Element]:
    legs = "M-12 7L-21 11M-11 11L-18 18M12 7L21 11M11 11L18 18M-11-1Q-19-3-19-11M11-1Q19-3 19-11"
    claws = (
        "M-24-13Q-25-23-17-23L-19-16-14-20Q-12-14-18-11.5ZM24-13Q25-23 17-23L19-16 14-20"
        "Q12-14 18-11.5Z"
    )
    return [
        path(legs, fill="none", stroke=HAZARD_EDGE, stroke_width=4.6, stroke_linecap="round"),
        path(legs, fill="none", stroke=HAZARD, stroke_width=2.2, stroke_linecap="round"),
        path(
            claws, fill=HAZARD, stroke=HAZARD_EDGE, stroke_width=1.5, stroke_linejoin="round",
        ),
        path(
            "M-14 6Q-15-6 0-6T14 6Q12 14 0 14T-14 6Z", fill=HAZARD, stroke=HAZARD_EDGE,
            stroke_width=1.6,
        ),
        path("M-4-6V-10M4-6V-10", stroke=HAZARD_EDGE, stroke_width=1.5),
        circle(-4, -11, 2, fill="#10313a"),
        circle(4, -11, 2, fill="#10313a"),
    ]  # fmt: skip


def hazards() -> list[Definition]:
    """White-hot figures, and the amoeba that counts damage."""
    box = (-30.0, -30.0, 60.0, 60.0)
    return [
        symbol("sw-whale", circle(0, 0, 31, fill="url(#sw-hot)", fill_opacity=0.5), _whale(),
               box=box),
        symbol("sw-tsunami", circle(0, 0, 31, fill="url(#sw-hot)", fill_opacity=0.75),
               *_tsunami(), box=box),
        symbol("sw-crab", circle(0, 0, 30, fill="url(#sw-hot)", fill_opacity=0.6), *_crab(),
               box=box),
        symbol(
            "sw-amoeba",
            path(
                "M-6-1Q-7-6-2-6T4-6Q8-4 6 0T5 6Q0 8-3 5T-6-1Z",
                fill="#5fe9d8", stroke="#043138", stroke_width=1,
            ),
            circle(-0.5, -0.5, 2.1, fill="#043138"),
            box=(-8, -8, 16, 16),
        ),
    ]  # fmt: skip
