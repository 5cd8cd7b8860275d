"""What stays the same on every table: the sea, the four shores with their values, the queen."""

from __future__ import annotations

import functools
import math
from random import Random
from typing import TYPE_CHECKING, Final

from miasma.core.elements import Element, circle, group, number, path, rect, text
from miasma.core.scene import Stage
from miasma.games.schwarm.art import CHANNELS, definitions
from miasma.games.schwarm.art_cards import CROWN
from miasma.games.schwarm.board import WIDTH
from miasma.games.schwarm.palette import PALETTE

if TYPE_CHECKING:
    from miasma.games.schwarm.data import SchwarmContent

TRAY: Final = (622.0, 14.0, 366.0, 700.0)
BOARD: Final = (-16.0, -6.0, 637.0, 730.0)
SMALL: Final = BOARD
STRIP: Final = (30.0, 702.0, 558.0, 18.0)
"""The score track."""
LAP: Final = 100

Point = tuple[float, float]


def centre(content: SchwarmContent, cell: int) -> Point:
    """The middle of a field."""
    meta = content.board.board
    half = meta.cell / 2
    return (
        meta.origin[0] + meta.cell * (cell % WIDTH) + half,
        meta.origin[1] + meta.cell * (cell // WIDTH) + half,
    )


def track_x(points: int) -> float:
    """Where a score stands on the track, which laps."""
    return STRIP[0] + STRIP[2] * ((points % LAP) + 0.5) / LAP


def smooth(points: list[Point], closed: bool, pull: float) -> str:
    """A soft line through points."""
    count = len(points)
    text_of = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for place in range(count if closed else count - 1):
        a = points[(place - 1) % count] if closed or place else points[place]
        b, c = points[place], points[(place + 1) % count]
        d = points[(place + 2) % count] if closed or place + 2 < count else c
        first = (b[0] + (c[0] - a[0]) * pull / 3, b[1] + (c[1] - a[1]) * pull / 3)
        second = (c[0] - (d[0] - b[0]) * pull / 3, c[1] - (d[1] - b[1]) * pull / 3)
        text_of.append("C" + " ".join(f"{x:.1f} {y:.1f}" for x, y in (first, second, c)))
    return "".join(text_of) + ("Z" if closed else "")


@functools.lru_cache(maxsize=8)
def stage(content: SchwarmContent) -> Stage:
    """Everything that doesn't change."""
    x, y, wide, high = content.board.board.view_box
    return Stage(
        (x, y, wide, high),
        PALETTE,
        tuple(definitions()),
        (
            *_sea(),
            *(shore for side in "NESW" for shore in _shore(side)),
            *_land(content),
            *_queen(content),
            group(*_coordinates(content), class_="coordinates"),
            group(*_track(content), class_="track"),
        ),
        board=BOARD,
        tray=TRAY,
        small=SMALL,
        own=1.9,
    )


def _dots(rng: Random, count: int) -> str:
    return "".join(
        f"M{rng.uniform(26, 592):.1f} {rng.uniform(36, 664):.1f}h.01" for _ in range(count)
    )


def _sea() -> list[Element]:
    rng = Random(7)
    cross = "".join(
        f"M{30 + 62 * column - 3} {40 + 62 * row}h6M{30 + 62 * column} {40 + 62 * row - 3}v6"
        for column in range(1, 9)
        for row in range(1, 10)
    )
    return [
        rect(
            18, 28, 582, 644, rx=22, fill="url(#sw-sea)", stroke="var(--sw-frame)",
            stroke_width=1.5,
        ),
        rect(
            21.5, 31.5, 575, 637, rx=19, fill="none", stroke="var(--sw-frame-inner)",
            stroke_opacity=0.16,
        ),
        path(
            _dots(rng, 260), stroke="var(--sw-plankton)", stroke_opacity=0.4, stroke_width=1.3,
            stroke_linecap="round",
        ),
        path(
            _dots(rng, 50), stroke="var(--sw-plankton-bright)", stroke_opacity=0.55,
            stroke_width=2, stroke_linecap="round",
        ),
        path(cross, stroke="var(--sw-grid)", stroke_opacity=0.22, stroke_width=1),
    ]  # fmt: skip


def _coast(side: str, rng: Random) -> tuple[list[Point], int]:
    """The outline of a shore and how many of its last points lie at the water."""

    def shake() -> float:
        return rng.uniform(-3.2, 3.2)

    if side in "NS":
        sign = 1 if side == "N" else -1
        water, outer = (102, 34) if side == "N" else (598, 666)
        left, right, count = 94, 524, 29
        inner = [
            (
                left + (right - left) * n / count,
                water + shake() - sign * 7 * (abs(n / count - 0.5) * 2) ** 8,
            )
            for n in range(count + 1)
        ]
        outside: list[Point] = [
            (left - 3, outer + sign * 26), (left + 2, outer + sign * 6), (left + 30, outer),
            *((left + 60 + n * 60.0, float(outer)) for n in range(6)),
            (right - 2, outer + sign * 6), (right + 3, outer + sign * 26),
        ]  # fmt: skip
        return [*outside, *inner[::-1]], count + 1
    sign = 1 if side == "W" else -1
    water, outer = (92, 24) if side == "W" else (526, 594)
    top, bottom, count = 166, 534, 25
    inner = [
        (
            water + shake() - sign * 7 * (abs(n / count - 0.5) * 2) ** 8,
            top + (bottom - top) * n / count,
        )
        for n in range(count + 1)
    ]
    outside = [
        (outer + sign * 26, top - 3), (outer + sign * 6, top + 2), (outer, top + 30),
        *((float(outer), top + 60 + n * 60.0) for n in range(5)),
        (outer + sign * 6, bottom - 2), (outer + sign * 26, bottom + 3),
    ]  # fmt: skip
    return [*outside, *inner[::-1]], count + 1


def _shore(side: str) -> list[Element]:
    rng = Random(f"shore {side}")
    points, wet = _coast(side, rng)
    outline = smooth(points, True, 0.8)
    away = {"N": (0, -1), "S": (0, 1), "W": (-1, 0), "E": (1, 0)}[side]
    lines = "".join(
        smooth(
            [
                (
                    x + away[0] * step + rng.uniform(-1.2, 1.2),
                    y + away[1] * step + rng.uniform(-1.2, 1.2),
                )
                for x, y in points[-wet:][1:-1]
            ],
            False,
            0.9,
        )
        for step in (7, 40, 50)
    )
    return [
        path(
            outline, fill="none", stroke="var(--sw-surf)", stroke_opacity=0.1, stroke_width=17
        ),
        path(
            outline, fill="none", stroke="var(--sw-surf)", stroke_opacity=0.25, stroke_width=8
        ),
        path(
            outline, fill=f"url(#sw-sand-{side})", stroke="#f6ecd0", stroke_opacity=0.75,
            stroke_width=1.6,
        ),
        path(outline, fill="url(#sw-grain)"),
        path(lines, fill="none", stroke="#6d5227", stroke_opacity=0.3, stroke_width=1.1),
    ]  # fmt: skip


def value_place(content: SchwarmContent, cell: int, side: str) -> Point:
    """Where the value of a land field is printed: at the back of the field."""
    x, y = centre(content, cell)
    away = {"N": (-21, -22), "S": (-21, 22), "W": (-24, -20), "E": (24, -20)}[side]
    return x + away[0], y + away[1]


def _land(content: SchwarmContent) -> list[Element]:
    """Borders between land fields, start rings and values (SW-012)."""
    borders = "".join(
        f"M{30 + 62 * column} 46V96M{30 + 62 * column} 604V654" for column in range(2, 8)
    )
    borders += "".join(f"M36 {40 + 62 * row}H86M532 {40 + 62 * row}H582" for row in range(3, 8))
    out = [
        path(
            borders, stroke="#4d3a15", stroke_opacity=0.55, stroke_width=1.2,
            stroke_dasharray="2 4", stroke_linecap="round",
        )
    ]  # fmt: skip
    for field in content.board.land:
        cell = content.grid.cell_of[field.id]
        x, y = centre(content, cell)
        if field.start:
            out += [
                circle(x, y, 24.5, fill="none", stroke="#3a2a0c", stroke_width=2.6),
                circle(
                    x, y, 21, fill="none", stroke="#3a2a0c", stroke_opacity=0.45, stroke_width=1
                ),
            ]
        across, down = value_place(content, cell, field.side)
        out += [
            circle(across, down, 8, fill="#fbf2d8", stroke="#4d3a15", stroke_width=1),
            text(
                across, down + 4, str(field.value), 11.5, font_weight=800, text_anchor="middle",
                fill="#3a2a0c",
            ),
        ]  # fmt: skip
    return out


def _coordinates(content: SchwarmContent) -> list[Element]:
    """Letters of the columns above the sea, digits of the rows beside it: words name fields so."""
    board = content.board.board
    places = [
        (centre(content, column)[0], 23.5, letter) for column, letter in enumerate(board.columns)
    ]
    places += [(9.0, centre(content, WIDTH * row)[1] + 5, str(row)) for row in range(board.rows)]
    return [
        text(x, y, said, 14, font_weight=650, text_anchor="middle", fill="var(--ink-2)")
        for x, y, said in places
    ]


def _queen(content: SchwarmContent) -> list[Element]:
    """The queen of the swarm: halo, four channels, filaments and a crowned body."""
    x, y = centre(content, content.grid.queen)
    rng = Random(3)
    points, hairs = [], ""
    for step in range(32):
        angle = step * math.pi / 16
        radius = 21.5 + 2.6 * math.cos(8 * angle)
        points.append((radius * math.cos(angle), radius * math.sin(angle)))
    for step in range(40):
        angle = step * math.pi / 20 + rng.uniform(-0.05, 0.05)
        length, bend = rng.uniform(27, 39), rng.uniform(-0.22, 0.22)
        spots = [(19.0, angle), (26.0, angle + bend), (length, angle + bend * 1.3)]
        (ax, ay), (bx, by), (cx, cy) = ((r * math.cos(a), r * math.sin(a)) for r, a in spots)
        hairs += f"M{ax:.1f} {ay:.1f}Q{bx:.1f} {by:.1f} {cx:.1f} {cy:.1f}"
    four = CHANNELS["four"]
    return [
        circle(x, y, 60, fill="url(#sw-queen-halo)"),
        group(
            path(four, fill="none", stroke="#9b6bff", stroke_opacity=0.25, stroke_width=30),
            path(four, fill="none", stroke="#a987ff", stroke_width=18.5),
            path(four, fill="none", stroke="#1d0f4a", stroke_width=15.4),
            path(four, fill="none", stroke="#d8c6ff", stroke_opacity=0.6, stroke_width=6),
            path(
                hairs, fill="none", stroke="#e3d3ff", stroke_opacity=0.75, stroke_width=1,
                stroke_linecap="round",
            ),
            path(
                smooth(points, True, 1), fill="url(#sw-queen)", stroke="#fff", stroke_width=1.3
            ),
            circle(0, 0, 9.5, fill="#fff", fill_opacity=0.9),
            path(CROWN, fill="#4a25a8", transform="scale(.62)"),
            transform=f"translate({number(x)} {number(y)})",
        ),
    ]  # fmt: skip


def _track(content: SchwarmContent) -> list[Element]:
    """The track of research points with its damage bands (SW-024, SW-230)."""
    left, top, wide, high = STRIP
    out: list[Element] = []
    for place, band in enumerate(content.game.damage_band):
        start = min(band.start, LAP)
        stop = min(band.to + 1, LAP)
        if start >= stop:
            continue
        x = left + wide * start / LAP
        part = wide * (stop - start) / LAP
        out.append(
            rect(
                x, top, part, high, fill=f"var(--sw-band-{min(6, place + 1)})",
                stroke="var(--sw-frame)", stroke_width=0.8,
            )
        )  # fmt: skip
        out.append(
            text(
                x + part - 5, top + high - 5, f"−{band.damage}", 10.5, font_weight=700,
                text_anchor="end", fill="var(--sw-band-ink)", fill_opacity=0.85,
            )
        )  # fmt: skip
    for ten in range(0, LAP, 10):
        x = left + wide * ten / LAP
        out.append(
            path(f"M{x:.1f} {top:g}v{high:g}", stroke="var(--sw-band-ink)", stroke_opacity=0.35)
        )
        out.append(
            text(
                x + 3, top - 3, str(ten), 9.5, font_weight=600, fill="var(--ink-2)",
            )
        )  # fmt: skip
    return out
