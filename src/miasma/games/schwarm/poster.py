"""What stands for Der Schwarm on the home page: the queen, her arms of light, a shore, a ship."""

from __future__ import annotations

import math
from random import Random
from typing import Final

from miasma.core.elements import Element, circle, group, path, radial, rect, shift, use
from miasma.core.scene import Scene, Stage
from miasma.games.schwarm.art import definitions
from miasma.games.schwarm.art_cards import CROWN
from miasma.games.schwarm.palette import PALETTE
from miasma.games.schwarm.scene_stage import Point, smooth

WIDE: Final = 300.0
HIGH: Final = 400.0
QUEEN: Final = (156.0, 176.0)
ARMS: Final = 9
COAST: Final[tuple[Point, ...]] = (
    (-12, 50), (22, 40), (58, 53), (94, 43), (132, 54), (168, 40), (206, 51), (244, 36), (312, 46),
)  # fmt: skip


def paint(title: str) -> Scene:
    """The picture."""
    rng = Random(11)
    x, y = QUEEN
    deep = radial(
        "sw-abyss", (0, "#11636d"), (0.42, "#07303c"), (1, "#020d14"),
        gradientUnits="userSpaceOnUse", cx=x, cy=y, r=290,
    )  # fmt: skip
    aura = radial("sw-aura", (0, "#c9a6ff", 0.9), (0.45, "#7a3cf0", 0.45), (1, "#5a1fe0", 0))
    elements = [
        rect(0, 0, WIDE, HIGH, fill="url(#sw-abyss)"),
        _ripples(),
        *(part for way in range(ARMS) for part in _arm(rng, way)),
        *_shore(),
        circle(x, y, 84, fill="url(#sw-aura)"),
        *_queen(),
        use("sw-ship-red", 66, 268, 1.35, -4),
    ]
    stage = Stage((0, 0, WIDE, HIGH), PALETTE, (deep, aura, *definitions()), tuple(elements))
    return Scene(title, stage)


def _ripples() -> Element:
    lines = "".join(f"M-10 {y}q20-9 40 0" + "t40 0" * 7 for y in range(86, 400, 42))
    return path(lines, fill="none", stroke="#3fd0d8", stroke_opacity=0.07, stroke_width=2)


def _shore() -> list[Element]:
    edge = smooth(list(COAST), False, 1)
    land = f"{edge}V-12H-12Z"
    surf = {"fill": "none", "stroke": "#5ff0e0", "stroke_linecap": "round"}
    return [
        path(edge, **surf, transform=shift(0, 5), stroke_opacity=0.25, stroke_width=10),
        path(land, fill="url(#sw-sand-N)"),
        path(land, fill="url(#sw-grain)"),
        path(edge, **surf, stroke_opacity=0.8, stroke_width=1.6),
        use("sw-station-yellow", 76, 30, 1.1),
        use("sw-station-red", 234, 24, 1.1),
    ]


def _wander(rng: Random, at: Point, turn: float, length: float, pace: float) -> list[Point]:
    """A way that keeps its direction more or less."""
    x, y = at
    way, heading = [at], turn
    for _ in range(int(length / pace)):
        x, y = x + pace * math.cos(heading), y + pace * math.sin(heading)
        way.append((x, y))
        heading += rng.uniform(-0.42, 0.42) + (turn - heading) * 0.12
    return way


def _arm(rng: Random, number: int) -> list[Element]:
    """An arm of light with its eyes and two twigs."""
    turn = number * 2 * math.pi / ARMS + 0.3
    length = rng.uniform(125, 235)
    way = _wander(rng, QUEEN, turn, length, 14)
    out = []
    for place in (int(len(way) * 0.45), int(len(way) * 0.72)):
        side = turn + rng.choice((-1, 1)) * rng.uniform(0.6, 1.1)
        twig = _wander(rng, way[place], side, length * 0.42, 12)
        out.append(_light(smooth(twig, False, 1), 3.0))
        out.append(circle(*twig[-1], 2.6, fill="#eafffb"))
    out.append(_light(smooth(way, False, 1), 5.2))
    out += [
        circle(*spot, 3.8, fill="#eafffb", stroke="#0a4a52", stroke_width=1.5) for spot in way[3::5]
    ]
    return out


def _light(line: str, width: float) -> Element:
    return group(
        path(line, stroke="#25e0e0", stroke_opacity=0.1, stroke_width=width * 3.4),
        path(line, stroke="#1fb8c4", stroke_opacity=0.55, stroke_width=width * 1.7),
        path(line, stroke="#8ffcf0", stroke_width=width),
        path(line, stroke="#04343c", stroke_width=width * 0.34, stroke_dasharray="1 7"),
        fill="none", stroke_linecap="round",
    )  # fmt: skip


def _queen() -> list[Element]:
    star = [
        (
            (29 if point % 2 == 0 else 20) * math.cos(point * math.pi / 9),
            (29 if point % 2 == 0 else 20) * math.sin(point * math.pi / 9),
        )
        for point in range(18)
    ]
    outline = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in star) + "Z"
    return [
        group(
            path(
                outline, fill="#2a0f66", stroke="#d9b8ff", stroke_width=2.4,
                stroke_linejoin="round",
            ),
            path(CROWN, fill="#fff", transform="scale(.95)"),
            transform=shift(*QUEEN),
        )
    ]  # fmt: skip
