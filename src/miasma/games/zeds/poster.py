"""What stands for Dawn of the Zeds on the home page: the map on the sheriff's wall."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from miasma.core.elements import Element, circle, ellipse, group, path, radial, rect, shift, text
from miasma.core.scene import Scene, Stage
from miasma.games.zeds.board import CITY_OF, START_OF, TOWN
from miasma.games.zeds.scene_art import COLOURS, Points, definitions, smooth, torn

if TYPE_CHECKING:
    from miasma.core.elements import Box
    from miasma.games.zeds.library import ZedsContent

BOX: Final[Box] = (368, 158, 276, 350)
TRACKS: Final = 4
INK: Final = "#3d2d16"
SHEET: Final = (
    (0, "#ead9b4"), (0.6, "#d3bd8e"), (1, "#8f7748"),
)  # fmt: skip
ZEDS: Final = ((606, 254, 8, 3), (453, 182, -7, 2), (396, 346, 5, 4), (596, 374, -10, 2),
               (392, 262, 12, 3))  # fmt: skip
"""Where, how askew, how strong."""
HOUSES: Final = (
    "M-30 12V-6L-20-14L-10-6V12M-6 12V-14H12V12M16 12V-2L24-8L32-2V12M-38 12H40"
)  # fmt: skip
PINS: Final = ((0, -8), (0, -8), (-22, 8), (-14, -18), (24, -8))
"""How far beside the town and the first space of each road."""


def paint(title: str, content: ZedsContent) -> Scene:
    """The picture."""
    town = _at(content, TOWN)
    ends = [_at(content, CITY_OF[track]) for track in range(TRACKS)]
    light = radial(
        "zd-lamp", *SHEET, gradientUnits="userSpaceOnUse", cx=490, cy=290, r=330
    )  # fmt: skip
    elements = [
        rect(0, 0, 1000, 700, fill="url(#zd-lamp)"),
        *_land(),
        *(part for track in range(TRACKS) for part in _road(content, track)),
        *(part for end in ends for part in _string(town, end)),
        *_town(town),
        *(_zed(number, *zed) for number, zed in enumerate(ZEDS)),
        *(
            _pin(x + dx, y + dy)
            for (x, y), (dx, dy) in zip((town, *ends), PINS, strict=True)
        ),
    ]  # fmt: skip
    return Scene(title, Stage(BOX, COLOURS, (light, *definitions()), tuple(elements)))


def _at(content: ZedsContent, space: int) -> tuple[float, float]:
    found = content.spaces[space]
    return float(found.x), float(found.y)


def _land() -> list[Element]:
    """Hills, a river, woods, blocks of houses."""
    dice = Random(8)
    hills = [
        ellipse(
            0, 0, 26 + step * 17, 18 + step * 13, fill="none", stroke="#7a5b2c",
            stroke_opacity=0.28, stroke_width=1.2, transform=shift(640, 180, turn=-24),
        )
        for step in range(9)
    ]  # fmt: skip
    river = "M300 520C360 470 380 452 400 420C420 380 350 330 330 250C320 200 300 180 280 150"
    trees = "".join(
        f"M{dice.uniform(336, 470):.0f} {dice.uniform(124, 250):.0f}l5 11h-10z" for _ in range(60)
    )
    blocks = "".join(
        f"M{dice.uniform(380, 640):.0f} {dice.uniform(280, 470):.0f}"
        f"h{dice.uniform(7, 15):.0f}v{dice.uniform(6, 11):.0f}h-9z"
        for _ in range(26)
    )
    return [
        *hills,
        path(river, fill="none", stroke="#6f97a8", stroke_width=16, stroke_opacity=0.6),
        path(trees, fill="#5c7040", fill_opacity=0.55),
        path(blocks, fill="#8a6a3a", fill_opacity=0.35),
    ]


def _road(content: ZedsContent, track: int) -> list[Element]:
    """A road into town, casing, surface and red line."""
    spaces = range(START_OF[track], CITY_OF[track] + 1)
    way: Points = [_at(content, space) for space in spaces]
    line = smooth([*way, _at(content, TOWN)])
    return [
        path(line, fill="none", stroke=INK, stroke_width=17),
        path(line, fill="none", stroke="#f6ecd2", stroke_width=12.5),
        path(line, fill="none", stroke="#a33126", stroke_width=1.8, stroke_dasharray="9 7"),
    ]


def _string(town: tuple[float, float], end: tuple[float, float]) -> list[Element]:
    (x, y), (to_x, to_y) = town, end
    line = f"M{x:g} {y - 6:g}Q{(x + to_x) / 2:g} {(y + to_y) / 2 + 16:g} {to_x:g} {to_y - 8:g}"
    return [
        path(
            line, fill="none", stroke="#000", stroke_opacity=0.3, stroke_width=3,
            transform=shift(3, 5),
        ),
        path(line, fill="none", stroke="#c4161c", stroke_width=2.6),
    ]  # fmt: skip


def _town(at: tuple[float, float]) -> list[Element]:
    return [
        group(
            rect(-50, -27, 100, 54, fill="#fbf4df", stroke=INK, stroke_width=2),
            path(HOUSES, fill="none", stroke=INK, stroke_width=2.4, stroke_linejoin="round"),
            transform=shift(*at, turn=-3),
        )
    ]


def _zed(number: int, x: float, y: float, turn: float, strength: int) -> Element:
    """A torn counter with a face and a number."""
    edge = torn(22, 22, 2.6, number + 1)
    skin = "#f0a592"
    return group(
        path(edge, fill="#000", fill_opacity=0.4, transform=shift(3, 5)),
        path(edge, fill="url(#zd-zed)", stroke="#f2dcc0", stroke_width=2),
        circle(0, -5, 9, fill=skin),
        path("M-4.5-6.5h.01M4.5-6.5h.01", stroke="#1a0d0d", stroke_width=4.2,
             stroke_linecap="round"),
        path("M-4.5-.5l2.2 2 2.3-2 2.3 2 2.2-2", fill="none", stroke="#1a0d0d", stroke_width=1.6),
        path("M-13 17C-11 8 11 8 13 17", fill="none", stroke=skin, stroke_width=3.6),
        text(12, 18, str(strength), 13, font_weight=800, fill="#fff"),
        transform=shift(x, y, turn=turn),
    )  # fmt: skip


def _pin(x: float, y: float) -> Element:
    return group(
        ellipse(x + 5, y + 5, 7, 3.5, fill="#000", fill_opacity=0.35),
        circle(x, y - 5, 7.5, fill="#d8232a"),
        circle(x - 2.4, y - 7.4, 2.2, fill="#fff", fill_opacity=0.8),
    )
