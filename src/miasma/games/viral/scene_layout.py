"""Where things lie in the picture: vessels, labels, viruses in an organ, tracks."""

from __future__ import annotations

import functools
import itertools
import math
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from miasma.games.viral.data import ViralContent

XY = tuple[float, float]

BODY: Final = (
    "M430 4C500 4 547 42 546 90C545 112 536 120 556 124C630 128 704 134 732 182"
    "C758 232 752 320 750 390C748 470 744 520 752 600C756 650 756 690 756 716H104"
    "C104 690 104 650 108 600C116 520 112 470 110 390C108 320 102 232 128 182"
    "C156 134 230 128 304 124C324 120 315 112 314 90C313 42 360 4 430 4Z"
)
LABELS: Final[dict[str, XY]] = {
    "brain": (430, 20), "heart_1": (586, 219), "heart_2": (706, 219), "lung_1": (262, 306),
    "lung_2": (486, 306), "liver": (384, 443), "pancreas": (580, 496), "stomach": (176, 326),
    "small_intestine": (178, 544), "large_intestine": (230, 672), "kidney_1": (452, 664),
    "kidney_2": (672, 664),
}  # fmt: skip
CENTRES: Final[dict[str, XY]] = {
    "brain": (0, -2), "heart_1": (8, -2), "heart_2": (-8, -2), "lung_1": (-2, 8),
    "lung_2": (2, 8), "liver": (-14, -2), "pancreas": (0, -4), "stomach": (-12, 4),
    "small_intestine": (0, 0), "large_intestine": (0, 4), "kidney_1": (-4, -2),
    "kidney_2": (4, -2),
}  # fmt: skip
"""Where the middle of an organ's viruses is, from its own middle."""

FEW: Final[dict[int, tuple[XY, ...]]] = {
    1: ((0, 0),),
    2: ((-18, 0), (18, 0)),
    3: ((-19, 9), (19, 9), (0, -17)),
    4: ((-19, -15), (19, -15), (-19, 17), (19, 17)),
    5: ((-23, -14), (0, -22), (23, -14), (-14, 14), (15, 14)),
}
DUCT_ENDS: Final[dict[str, XY]] = {
    "liver": (362, 428), "pancreas": (518, 462), "stomach": (262, 426),
    "small_intestine": (292, 470),
}  # fmt: skip

# The panel of tracks at the right of the board.
TRACKS_X: Final = 772.0
VP_Y: Final = 34.0
VP_STEP: Final = (21.4, 24.0)
RESEARCH_Y: Final = 214.0
RESEARCH_STEP: Final = (39.0, 239.0)
"""Between columns, and the height of the whole track."""
ADVANTAGE_Y: Final = 484.0
ADVANTAGE_STEP: Final = 30.0
EVENT_BOX: Final = (852.0, 484.0, 131.0, 147.0)
CRISIS_X: Final = 874.0
CRISIS_Y: Final = 668.0


def spread(count: int) -> tuple[list[XY], float]:
    """Places for so many viruses in an organ, and how large they are."""
    if count in FEW:
        return list(FEW[count]), 1.06
    columns = 3 if count <= 9 else 4 if count <= 16 else 5
    gap = {3: 27.0, 4: 21.0, 5: 17.0}[columns]
    rows = math.ceil(count / columns)
    places: list[XY] = []
    for n in range(count):
        row = n // columns
        width = min(columns, count - row * columns)
        x = (n % columns - (width - 1) / 2) * gap
        places.append((x, (row - (rows - 1) / 2) * gap))
    return places, gap / 32


@functools.lru_cache(maxsize=8)
def vessel_paths(content: ViralContent) -> dict[str, list[XY]]:
    """The points of every vessel."""
    return {v.id: [(float(x), float(y)) for x, y in v.path] for v in content.board.vessel}


def rounded(points: list[XY], radius: float = 26.0) -> str:
    """A line with round corners."""
    x, y = points[0]
    d = f"M{x:g} {y:g}"
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        into, out = math.dist(before, corner), math.dist(corner, after)
        cut = min(radius, into / 2, out / 2)
        ax = corner[0] + (before[0] - corner[0]) * cut / into
        ay = corner[1] + (before[1] - corner[1]) * cut / into
        bx = corner[0] + (after[0] - corner[0]) * cut / out
        by = corner[1] + (after[1] - corner[1]) * cut / out
        d += f"L{ax:.1f} {ay:.1f}Q{corner[0]:g} {corner[1]:g} {bx:.1f} {by:.1f}"
    return d + f"L{points[-1][0]:g} {points[-1][1]:g}"


def along(points: list[XY], distance: float) -> tuple[float, float, float]:
    """The point at a distance along a line, and the direction there in degrees."""
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length = math.dist((ax, ay), (bx, by))
        if distance <= length:
            share = distance / length
            angle = math.degrees(math.atan2(by - ay, bx - ax))
            return ax + (bx - ax) * share, ay + (by - ay) * share, angle
        distance -= length
    (ax, ay), (bx, by) = points[-2:]
    return bx, by, math.degrees(math.atan2(by - ay, bx - ax))


def length_of(points: list[XY]) -> float:
    """How long a line is."""
    return sum(math.dist(a, b) for a, b in itertools.pairwise(points))


def duct_branch(hub: tuple[int, int], organ: str) -> str:
    """One arm of the duct, from its hub."""
    x, y = DUCT_ENDS[organ]
    sag = 14 if organ == "pancreas" else 0
    return f"M{hub[0]} {hub[1]}Q{(hub[0] + x) / 2:.0f} {(hub[1] + y) / 2 + sag:.0f} {x:g} {y:g}"


VP_CROWD: Final[tuple[tuple[float, tuple[tuple[float, float], ...]], ...]] = (
    (0.86, ((0, 0),)),
    (0.62, ((-5, 0), (5, 0))),
    (0.54, ((-5, 4), (5, 4), (0, -5))),
    (0.5, ((-5, -5), (5, -5), (-5, 5), (5, 5))),
    (0.46, ((-6, -6), (6, -6), (-6, 6), (6, 6), (0, 0))),
)
"""Size and places of so many markers that share a space of the point track."""


def vp_space(vp: int, spaces: int) -> XY:
    """The middle of a space of the point track; it is lapped (VI-040)."""
    place = vp % spaces
    x = TRACKS_X + place % 10 * VP_STEP[0] + 9.9
    return x, VP_Y + place // 10 * VP_STEP[1] + 11


def research_space(player: int, space: int, top: int) -> XY:
    """The middle of a space of a research column."""
    step = RESEARCH_STEP[1] / (top + 1)
    return TRACKS_X + 38.2 + player * RESEARCH_STEP[0], RESEARCH_Y + (top - space + 0.5) * step
