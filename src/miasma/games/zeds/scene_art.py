"""What the county map and its counters are painted with: colours, gradients, symbols."""

from __future__ import annotations

import functools
import math
from random import Random
from typing import Final

from miasma.core.elements import (
    Definition,
    Element,
    circle,
    clip,
    ellipse,
    linear,
    path,
    pattern,
    radial,
    rect,
    shape,
    symbol,
)
from miasma.core.palette import palette
from miasma.games.zeds.scene_placed import moved, placed

TRACK_COLOURS: Final = ("#4f8a35", "#b9661c", "#2f6aa8", "#a88a12", "#a3352a")
ROAD_COLOURS: Final = ("#a9c98a", "#e3b27c", "#5f88b4", "#e6d27a", "#a3352a")

DARK: Final = {
    "zd-ground": "#1b120b",
    "zd-desk": "#1b120b",
    "zd-desk-deep": "#0d0805",
    "zd-paper": "#5b4c36",
    "zd-paper-edge": "#33271a",
    "zd-ink": "#f7ecd4",
    "zd-halo": "#33271a",
    "zd-soft": "#c7b48e",
    "zd-space": "#e9dcc0",
    "zd-pen": "#ff8a7a",
    "zd-march": "#ff5a48",
    "zd-water": "#3f6470",
    "zd-wash": "#6d7f4a",
    "zd-hill": "#86673c",
    "zd-building": "#d9dfd8",
    "zd-can": "#7df3ff",
    "zd-can-fill": "#fff2a8",
}
LIGHT: Final = {
    "zd-ground": "#f0e8da",
    "zd-desk": "#3a2618",
    "zd-desk-deep": "#22150c",
    "zd-paper": "#f8efd8",
    "zd-paper-edge": "#dcc79b",
    "zd-ink": "#2b1d10",
    "zd-halo": "#f3e8cc",
    "zd-soft": "#5b4a30",
    "zd-space": "#fffaf0",
    "zd-pen": "#c8241a",
    "zd-march": "#c8241a",
    "zd-water": "#a9cbd4",
    "zd-wash": "#8fb06a",
    "zd-hill": "#c9a878",
    "zd-building": "#eef3f0",
    "zd-can": "#0b6a86",
    "zd-can-fill": "#fff2a8",
}
COLOURS: Final = palette(DARK, LIGHT)
PLAYERS_DARK: Final = ("#a86ef8", "#ffb52e", "#4ccb8f", "#58a6ff")
PLAYERS_LIGHT: Final = ("#6d2fcb", "#c67f00", "#14804c", "#1d63b8")
COLOURS_OF_SEVERAL: Final = palette(
    {**DARK, **{f"zd-seat-{seat}": colour for seat, colour in enumerate(PLAYERS_DARK)}},
    {**LIGHT, **{f"zd-seat-{seat}": colour for seat, colour in enumerate(PLAYERS_LIGHT)}},
)
"""With the players' colours, which nobody sees who plays alone."""

PEOPLE: Final = "#1f4e79"
CIVILIANS: Final = "#4a6b2a"
HEROIC: Final = "#7a3d8c"
SECURITY: Final = "#8c2f20"
FLED: Final = "#6d5a2a"

Points = list[tuple[float, float]]


def smooth(points: Points, closed: bool = False, pull: float = 0.3) -> str:
    """A soft line through points, as a path."""
    count = len(points)
    parts = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for place in range(count if closed else count - 1):
        before = points[(place - 1) % count] if closed or place else points[place]
        here, there = points[place], points[(place + 1) % count]
        after = points[(place + 2) % count] if closed or place + 2 < count else there
        first = (here[0] + (there[0] - before[0]) * pull, here[1] + (there[1] - before[1]) * pull)
        last = (there[0] - (after[0] - here[0]) * pull, there[1] - (after[1] - here[1]) * pull)
        parts.append(
            f"C{first[0]:.1f} {first[1]:.1f} {last[0]:.1f} {last[1]:.1f} "
            f"{there[0]:.1f} {there[1]:.1f}"
        )
    return "".join(parts) + ("Z" if closed else "")


def blob(x: float, y: float, rx: float, ry: float, seed: int, roughness: float = 0.12) -> str:
    """A soft irregular patch, always the same for a seed."""
    dice = Random(seed)
    ring: Points = []
    for step in range(14):
        turn = 2 * math.pi * step / 14
        stretch = 1 + dice.uniform(-roughness, roughness)
        ring.append((x + rx * stretch * math.cos(turn), y + ry * stretch * math.sin(turn)))
    return smooth(ring, closed=True, pull=0.17)


def torn(rx: float, ry: float, roughness: float, seed: int, x: float = 0.0, y: float = 0.0) -> str:
    """A piece of torn paper round a point."""
    dice = Random(seed)
    ring: Points = []
    for side in range(4):
        for step in range(8):
            along, off = -1 + step / 4, dice.uniform(-roughness, roughness * 0.6)
            ring.append(
                (
                    (along * rx, -ry - off),
                    (rx + off, along * ry),
                    (-along * rx, ry + off),
                    (-rx - off, -along * ry),
                )[side]
            )
    return "M" + "L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in ring) + "Z"


SHAMBLER: Final = (
    "M-1.5-8.5A3 3 0 1 1-1.51-2.5ZM-4.5-2Q0-3.6 3-1L8.5-3.2 9-1.4 3.6 1.8 2.6 4 4.5 9H1.5L0 5-3 9"
    "H-6L-3.5 3.5Z"
)
HERO: Final = "M-3.6-3.8A3.6 3.6 0 1 1 3.6-3.8A3.6 3.6 0 1 1-3.6-3.8ZM-6.5 7Q-6.5.8 0 .8T6.5 7Z"
CROWD: Final = (
    "M-7-2.5A2.5 2.5 0 1 1-2-2.5A2.5 2.5 0 1 1-7-2.5Z"
    "M2-2.5A2.5 2.5 0 1 1 7-2.5A2.5 2.5 0 1 1 2-2.5Z"
    "M-2.9-4.2A2.9 2.9 0 1 1 2.9-4.2A2.9 2.9 0 1 1-2.9-4.2ZM-9 6Q-9 .6-4.5.6Q-2 .6 0 0Q2 .6 4.5.6"
    "Q9 .6 9 6Z"
)
SIGNS: Final = (
    "M-5.8 0A5.8 5.8 0 1 1 5.8 0A5.8 5.8 0 1 1-5.8 0Z",
    "M-5.2-5.2H5.2V5.2H-5.2Z",
    "M0-6.8L6.8 5.2H-6.8Z",
    "M-2.4-6.4H2.4V-2.4H6.4V2.4H2.4V6.4H-2.4V2.4H-6.4V-2.4H-2.4Z",
)
"""The players' signs, in the order of the seats: shapes apart from each other for eyes that don't
tell the colours apart."""
SIGN_EDGE: Final = "#141414"
BURST: Final = (
    "M0-13L3.2-6.2 9.8-9.2 7.6-2.3 13.5.9 7 4 9 10.8 2.2 8.3-.8 14-3.8 8-10.5 10-7.8 3.3-13.5 0"
    "-7.4-2.8-9.3-9.5-2.9-6.6Z"
)


def definitions() -> tuple[Definition, ...]:
    """Gradients, textures and symbols of the map."""
    sheet = clip("zd-clip", rect(21, 21, 998, 698))
    return (sheet, *gradients(), *scenery(), *counters(), *tabs(), *marks())


def gradients() -> list[Definition]:
    """Light on wood and paper, the faces of the counters."""
    return [
        linear("zd-wood", (0, "var(--zd-desk)"), (1, "var(--zd-desk-deep)"), x2=0, y2=1),
        radial(
            "zd-sheet",
            (0, "var(--zd-paper)"),
            (0.7, "var(--zd-paper)"),
            (1, "var(--zd-paper-edge)"),
            cx=0.46,
            cy=0.42,
            r=0.8,
        ),
        radial("zd-pin", (0, "#ffb3a8"), (0.35, "#d8362a"), (1, "#7c110b"), cx=0.35, cy=0.3, r=0.8),
        linear("zd-zed", (0, "#8e1d18"), (1, "#560b09"), x2=0, y2=1),
        linear("zd-super", (0, "#2b2225"), (1, "#0f0a0c"), x2=0, y2=1),
        linear("zd-unit", (0, "#fdfbf3"), (1, "#e6e4d8"), x2=0, y2=1),
        pattern(
            "zd-blocks",
            26,
            22,
            path("M0 .5H26M.5 0V22", stroke="#8a6a3a", stroke_opacity=0.3),
            path("M4 4h7v6h-7zM14 5h8v9h-8zM4 13h6v6h-6z", fill="#8a6a3a", fill_opacity=0.16),
            transform="rotate(-14)",
        ),
    ]


def scenery() -> list[Definition]:
    """Trees, hills, houses, pins."""
    box = (-15.0, -15.0, 30.0, 30.0)
    faint = {"fill_opacity": 0.5, "stroke_opacity": 0.5}
    return [
        symbol(
            "zd-house",
            path(
                "M-8 7V-1L0-8 8-1V7Z", fill="#fff8e6", stroke="#5b3d1a", stroke_width=1.3, **faint
            ),
            path("M-10 .5L0-8.8 10 .5", fill="none", stroke="#8c2f20", stroke_width=2.2, **faint),
            path("M-2 7V2H2V7", fill="#8a6a3a", **faint),
            box=box,
        ),
        symbol(
            "zd-pushpin",
            ellipse(4, 6, 7, 3.5, fill="#000", fill_opacity=0.35),
            circle(0, 0, 7, fill="url(#zd-pin)"),
            circle(-2, -2.5, 1.8, fill="#fff", fill_opacity=0.7),
            box=box,
        ),
        symbol(
            "zd-tomb",
            path("M-5 6V-3A5 5 0 0 1 5-3V6Z", fill="#a9a294", stroke="#4a4436"),
            path("M0-4.5V1.5M-2.2-2.5H2.2", stroke="#4a4436", stroke_width=1.2),
            box=box,
        ),
        symbol(
            "zd-tent",
            path("M-11 7L0-8 11 7Z", fill="#c9d3b4", stroke="#49552f", stroke_width=1.2),
            path("M0-8L-3 7H3Z", fill="#6f7d4c"),
            box=box,
        ),
        symbol(
            "zd-bed",
            path(
                "M-9-6V7M-9 2H9V7M9 2V-1H-4",
                fill="none",
                stroke="#5b7f95",
                stroke_width=2,
                stroke_linecap="round",
            ),
            box=box,
        ),
        symbol(
            "zd-flask",
            path(
                "M-3-9H3M-2-9V-2L-8 8H8L2-2V-9",
                fill="#cfe3ea",
                stroke="#3c6a86",
                stroke_width=1.5,
                stroke_linejoin="round",
            ),
            box=box,
        ),
    ]


def counters() -> list[Definition]:
    """Silhouettes and torn edges: shapes without a box, which are drawn without a reference."""
    box = (-20.0, -20.0, 40.0, 40.0)
    found = [
        shape("zd-hero", moved(HERO, 4, -2)),
        shape("zd-crowd", moved(CROWD, 4, -2)),
        shape("zd-shambler", moved(SHAMBLER, 6.5, 1.5)),
        symbol(
            "zd-ecg",
            rect(-11, -5.5, 22, 11, rx=2.5, fill="#10241a"),
            path("M-9 .5H-4L-2-3.5 1 4 3 .5H9", fill="none", stroke="#6dff9a", stroke_width=1.4),
            box=box,
        ),
    ]
    for seed in range(6):
        found.append(shape(f"zd-shade-{seed}", torn(19, 16, 2.3, seed, 1.5, 3.0)))
        found.append(shape(f"zd-torn-{seed}", torn(19, 16, 2.3, seed)))
        found.append(shape(f"zd-rip-{seed}", torn(16.2, 13.2, 2.2, seed + 100)))
    return found


def tabs() -> list[Definition]:
    """The signs of the event card's tabs, in the ink of the text beside them."""
    box = (-12.0, -12.0, 24.0, 24.0)
    ink = "var(--ink-2)"

    def line(d: str) -> Element:
        return path(d, fill="none", stroke=ink, stroke_width=2.2, stroke_linecap="round")

    return [
        symbol("zd-tab-people", circle(-4.5, -4, 3.4, fill=ink), circle(4.5, -4, 3.4, fill=ink),
               path("M-11 8Q-10 1-4.5 1T0 4Q1 1 4.5 1 10 1 11 8Z", fill=ink), box=box),
        symbol("zd-tab-drop", path("M0-10Q7-1 7 3.5A7 7 0 0 1-7 3.5Q-7-1 0-10Z", fill=ink),
               box=box),
        symbol("zd-tab-fork", line("M-7-9V-4Q-7-1-4.5-1T-2-4V-9M-4.5-9V9M6-9Q2-6 3 1H6V9"),
               box=box),
        symbol("zd-tab-hero", path(HERO, fill=ink, transform="scale(1.3)"), box=box),
        symbol("zd-tab-zed", path(SHAMBLER, fill="#c8281e", transform="scale(.9)"), box=box),
        symbol("zd-tab-play", path("M-6-8L8 0-6 8Z", fill=ink), box=box),
        symbol("zd-tab-broom", line("M7-10L-1 1M-8 9Q-7 1-1 0L3 3Q4 8-2 10Z"), box=box),
    ]  # fmt: skip


def marks() -> list[Definition]:
    """What lies on spaces."""
    box = (-16.0, -16.0, 32.0, 32.0)
    return [
        symbol(
            "zd-chaos",
            path(BURST, fill="#f08a1c", stroke="#3a1c02", stroke_width=1.3),
            path("M0-5.5V1.5M0 4.6V5", stroke="#3a1c02", stroke_width=3, stroke_linecap="round"),
            box=box,
        ),
        symbol(
            "zd-barricade",
            path("M-15-4L15 5M-15 6L15-5", stroke="#2b1a0a", stroke_width=7.5),
            path("M-14.5-4L14.5 5", stroke="#c08a4a", stroke_width=5),
            path("M-14.5 6L14.5-5", stroke="#d8a25e", stroke_width=5),
            box=box,
        ),
        symbol(
            "zd-outpost",
            path("M-9 9V-2H-11V-9H-6V-6H-2V-9H2V-6H6V-9H11V-2H9V9Z", fill="#5b6b4a",
                 stroke="#20281a", stroke_width=1.4),
            box=box,
        ),
        symbol(
            "zd-mines",
            circle(0, 0, 8, fill="#3a3f36", stroke="#12140f", stroke_width=1.4),
            path("M0-8V-12M0 8V12M-8 0H-12M8 0H12M-5.7-5.7L-8.5-8.5M5.7-5.7L8.5-8.5",
                 stroke="#12140f", stroke_width=2.4, stroke_linecap="round"),
            circle(0, 0, 3, fill="#e2b63c"),
            box=box,
        ),
        symbol(
            "zd-no-entry",
            circle(0, 0, 10, fill="#fff", stroke="#3a0d0a"),
            circle(0, 0, 8, fill="#c8281e"),
            rect(-5, -1.8, 10, 3.6, rx=0.8, fill="#fff"),
            box=box,
        ),
        symbol(
            "zd-bridge",
            path("M-12 6V-2Q0-10 12-2V6M-12 0H-4M4 0H12", fill="none", stroke="#3a2410",
                 stroke_width=2.6),
            path("M-3-2L0 4 3-3", fill="none", stroke="#c8281e", stroke_width=2.4),
            box=box,
        ),
    ]  # fmt: skip


def signs() -> list[Definition]:
    """The players' signs, for the panels of several players."""
    return [
        symbol(
            f"zd-seat-{seat}",
            path(d, fill=f"var(--zd-seat-{seat})", stroke=SIGN_EDGE, stroke_width=1.2),
            box=(-8.0, -8.0, 16.0, 16.0),
        )
        for seat, d in enumerate(SIGNS)
    ]


@functools.cache
def drawn(name: str, x: float, y: float, size: float = 1.0) -> tuple[Element, ...]:
    """A symbol of the map drawn out where it lies, which spares the browser a reference."""
    symbol = next(entry for entry in (*scenery(), *marks()) if entry.id == name)
    return tuple(placed(part, x, y, size) for part in symbol.children)
