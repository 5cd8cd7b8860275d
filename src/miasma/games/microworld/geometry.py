"""The shapes of a board: cells with soft outlines, their tissues, and where markers stand.

The content gives each cell as a polygon of a tile. Four tiles are put together to one net of
shared edges; the whole plane is warped a little, so that seams wobble and neighbours stay
neighbours; then each cell draws back from its neighbours (less from its own tissue) and its
corners are rounded. Everything is seeded by place, so the same board always looks the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

Point = tuple[float, float]
Vertex = tuple[int, int]
Edge = tuple[Vertex, Vertex]

STEP: Final = 3.0
"""Distance of the points an outline is worked on with."""
WARP: Final = 4.6
INSET_SAME: Final = 1.15
INSET_OTHER: Final = 2.6
INNER: Final = 4.2
ROUNDING: Final = 22
TOLERANCE: Final = 0.4


class CellLike(Protocol):
    """What geometry needs to know of a content cell."""

    @property
    def id(self) -> str:
        """Its name on the board."""

    @property
    def kind(self) -> str:
        """Muscle, bone, nerve or mucosa."""

    @property
    def marker(self) -> tuple[int, int]:
        """Where a marker stands, in tile units."""

    @property
    def polygon(self) -> Sequence[tuple[int, int]]:
        """The outline in tile units; neighbours share its vertices."""


@dataclass(frozen=True, slots=True)
class CellShape:
    """A cell on the board: its outline, the inner membrane, and where a marker stands."""

    id: str
    kind: str
    position: int
    tissue: int
    neighbours: frozenset[str]
    points: tuple[Point, ...]
    outline: str
    membrane: str
    xy: Point


@dataclass(frozen=True, slots=True)
class TissueShape:
    """A tissue: its cells, the outline round all of them, and where its number goes."""

    cells: tuple[str, ...]
    kind: str
    outline: str
    xy: Point


@dataclass(frozen=True, slots=True)
class BoardShape:
    """All shapes of an assembled board (or of the quarters that lie already)."""

    cells: dict[str, CellShape]
    tissues: tuple[TissueShape, ...]


class Projection:
    """From tile units (y up, origin in the board's middle) to the picture, with its warp."""

    def __init__(self, centre: Point, scale: float, radius: float) -> None:
        self.centre = centre
        self.scale = scale
        self.radius = radius * scale

    def flat(self, x: float, y: float) -> Point:
        """The place in the picture before warping."""
        return self.centre[0] + self.scale * x, self.centre[1] - self.scale * y

    def warped(self, point: Point) -> Point:
        """The place after warping: two sines, fading out towards the rim."""
        x, y = point
        away = math.hypot(x - self.centre[0], y - self.centre[1]) / self.radius
        much = WARP * max(0.0, 1.0 - away**5)
        return (
            x + much * (math.sin(y / 27 + 1.3) + 0.55 * math.sin(y / 13.1 + x / 31 + 0.4)),
            y + much * (math.sin(x / 24 + 2.1) + 0.55 * math.sin(x / 12.3 - y / 29 + 2.2)),
        )

    def place(self, x: float, y: float) -> Point:
        """Where a point of the tiles lies in the picture."""
        return self.warped(self.flat(x, y))


def assemble(quarters: Sequence[Sequence[CellLike]], projection: Projection) -> BoardShape:
    """The shapes of a board; a quarter without a tile is an empty list."""
    cells: list[CellLike] = []
    positions: list[int] = []
    for position, quarter in enumerate(quarters):
        cells.extend(quarter)
        positions.extend([position] * len(quarter))
    rings = _rings(cells, positions)
    owner = {edge: place for place, ring in enumerate(rings) for edge in _edges(ring)}
    beside = [_neighbours(place, ring, owner) for place, ring in enumerate(rings)]
    tissue_of = _tissues(cells, beside)
    shapes: dict[str, CellShape] = {}
    for place, (cell, ring) in enumerate(zip(cells, rings, strict=True)):
        insets = [
            INSET_SAME if tissue_of[owner.get((b, a), -1)] == tissue_of[place] else INSET_OTHER
            for a, b in _edges(ring)
        ]
        points = _outline(ring, insets, projection)
        x, y = _turned(cell.marker, positions[place])
        shapes[cell.id] = CellShape(
            cell.id,
            cell.kind,
            positions[place],
            tissue_of[place],
            frozenset(cells[other].id for other in beside[place]),
            tuple(points),
            curve(simplified(points, TOLERANCE)),
            curve(simplified(_membrane(points), 0.6)),
            _roomy(projection.place(x, y), points),
        )
    tissues = []
    for tissue in range(max(tissue_of, default=-1) + 1):
        inside = [place for place in range(len(cells)) if tissue_of[place] == tissue]
        loops = _loops([rings[place] for place in inside])
        outlines = [_outline(loop, [1.0] * len(loop), projection, 5) for loop in loops]
        names = tuple(cells[place].id for place in inside)
        tissues.append(
            TissueShape(
                names,
                cells[inside[0]].kind,
                "".join(curve(simplified(points, TOLERANCE)) for points in outlines),
                _number_place([shapes[name] for name in names], shapes.values()),
            )
        )
    return BoardShape(shapes, tuple(tissues))


# -- the net of shared edges ----------------------------------------------------------------------


def _turned(vertex: tuple[int, int], position: int) -> Vertex:
    x, y = vertex
    for _ in range(position):
        x, y = -y, x
    return x, y


def _edges(ring: Sequence[Vertex]) -> Iterable[Edge]:
    return zip(ring, [*ring[1:], ring[0]], strict=True)


def _rings(cells: Sequence[CellLike], positions: Sequence[int]) -> list[list[Vertex]]:
    """All cells as counter-clockwise rings that share their vertices, also across seams."""
    rings = []
    for cell, position in zip(cells, positions, strict=True):
        ring = [_turned(vertex, position) for vertex in cell.polygon]
        if _area(ring) < 0:
            ring.reverse()
        rings.append(ring)
    on_axis = {vertex for ring in rings for vertex in ring if 0 in vertex}
    return [_with_seam_points(ring, on_axis) for ring in rings]


def _with_seam_points(ring: Sequence[Vertex], on_axis: set[Vertex]) -> list[Vertex]:
    """Cut edges that lie on a seam wherever the tile on the other side has a vertex."""
    out: list[Vertex] = []
    for (ax, ay), (bx, by) in _edges(ring):
        out.append((ax, ay))
        if (ax == bx == 0) or (ay == by == 0):
            low_x, high_x = sorted((ax, bx))
            low_y, high_y = sorted((ay, by))
            between = [
                (x, y)
                for x, y in on_axis
                if low_x <= x <= high_x and low_y <= y <= high_y and (x, y) != (ax, ay) != (bx, by)
            ]
            between.sort(key=lambda v: abs(v[0] - ax) + abs(v[1] - ay))
            out.extend(vertex for vertex in between if vertex not in ((ax, ay), (bx, by)))
    return out


def _neighbours(place: int, ring: Sequence[Vertex], owner: dict[Edge, int]) -> set[int]:
    found = {owner.get((b, a), -1) for a, b in _edges(ring)}
    return found - {place, -1}


def _tissues(cells: Sequence[CellLike], beside: Sequence[set[int]]) -> list[int]:
    """The tissue of each cell, numbered by first cell; the extra last entry is for no cell."""
    tissue_of = [-1] * len(cells)
    count = 0
    for start in range(len(cells)):
        if tissue_of[start] >= 0:
            continue
        border = [start]
        tissue_of[start] = count
        while border:
            for other in beside[border.pop()]:
                if tissue_of[other] < 0 and cells[other].kind == cells[start].kind:
                    tissue_of[other] = count
                    border.append(other)
        count += 1
    return [*tissue_of, -1]


def _loops(rings: Sequence[Sequence[Vertex]]) -> list[list[Vertex]]:
    """The border of several rings together, as counter-clockwise loops (holes clockwise)."""
    edges = {edge for ring in rings for edge in _edges(ring)}
    border = sorted(edge for edge in edges if (edge[1], edge[0]) not in edges)
    leaving: dict[Vertex, list[Vertex]] = {}
    for start, end in border:
        leaving.setdefault(start, []).append(end)
    loops: list[list[Vertex]] = []
    unused = dict.fromkeys(border)
    while unused:
        start, vertex = next(iter(unused))
        del unused[(start, vertex)]
        loop = [start]
        previous = start
        while vertex != start or len(leaving[start]) > 1:
            ways = [end for end in leaving[vertex] if (vertex, end) in unused]
            if not ways:
                break
            after = min(ways, key=lambda end: _clockwise(vertex, previous, end))
            del unused[(vertex, after)]
            loop.append(vertex)
            previous, vertex = vertex, after
            if vertex == start and len(leaving[start]) == 1:
                break
        loops.append(loop)
    return loops


def _clockwise(at: Vertex, back: Vertex, ahead: Vertex) -> float:
    """The angle from the way back to the way ahead, turning clockwise."""
    angle = math.atan2(back[1] - at[1], back[0] - at[0])
    angle -= math.atan2(ahead[1] - at[1], ahead[0] - at[0])
    return angle % math.tau or math.tau


# -- outlines -------------------------------------------------------------------------------------


def _outline(
    ring: Sequence[Vertex],
    insets: Sequence[float],
    projection: Projection,
    rounding: int = ROUNDING,
) -> list[Point]:
    """A ring in the picture: warped, drawn back from its neighbours, corners rounded."""
    points: list[Point] = []
    depths: list[float] = []
    for (a, b), inset in zip(_edges(ring), insets, strict=True):
        ax, ay = projection.flat(*a)
        bx, by = projection.flat(*b)
        parts = max(1, round(math.hypot(bx - ax, by - ay) / STEP))
        for k in range(parts):
            share = k / parts
            points.append(projection.warped((ax + (bx - ax) * share, ay + (by - ay) * share)))
            depths.append(inset)
    # The picture's y points down, so a ring that was counter-clockwise has become clockwise.
    points.reverse()
    depths.reverse()
    points, depths = _even(points, depths)
    return _inward(_smooth(points, 1), depths, rounding)


def _even(points: Sequence[Point], depths: Sequence[float]) -> tuple[list[Point], list[float]]:
    """The same closed line with points at even distances."""
    lengths = [math.dist(a, b) for a, b in zip(points, [*points[1:], points[0]], strict=True)]
    count = max(8, round(sum(lengths) / STEP))
    gap = sum(lengths) / count
    out: list[Point] = []
    out_depths: list[float] = []
    run = 0.0
    place = 0
    for k in range(count):
        mark = k * gap
        while place < len(lengths) - 1 and run + lengths[place] < mark:
            run += lengths[place]
            place += 1
        share = (mark - run) / lengths[place] if lengths[place] else 0.0
        ax, ay = points[place]
        bx, by = points[(place + 1) % len(points)]
        out.append((ax + (bx - ax) * share, ay + (by - ay) * share))
        out_depths.append(depths[place])
    return out, out_depths


def _smooth(points: Sequence[Point], passes: int) -> list[Point]:
    """Average each point with its neighbours, several times."""
    xs = [x for x, _ in points]
    ys = [y for _, y in points]
    for _ in range(passes):
        xs = [
            (a + 2 * b + c) / 4
            for a, b, c in zip([xs[-1], *xs[:-1]], xs, [*xs[1:], xs[0]], strict=True)
        ]
        ys = [
            (a + 2 * b + c) / 4
            for a, b, c in zip([ys[-1], *ys[:-1]], ys, [*ys[1:], ys[0]], strict=True)
        ]
    return list(zip(xs, ys, strict=True))


def _inward(points: Sequence[Point], depths: Sequence[float], rounding: int) -> list[Point]:
    """A closed line drawn inwards by a depth for each point, then smoothed."""
    out: list[Point] = []
    count = len(points)
    for place in range(count):
        ax, ay = points[place - 1]
        bx, by = points[(place + 1) % count]
        along_x, along_y = bx - ax, by - ay
        length = math.hypot(along_x, along_y) or 1.0
        x, y = points[place]
        depth = depths[place]
        out.append((x - along_y / length * depth, y + along_x / length * depth))
    return _smooth(out, rounding)


def _membrane(points: Sequence[Point]) -> list[Point]:
    """The inner line of a cell: drawn inwards in small steps, so that it never crosses itself."""
    line = _smooth(points, 12)
    for _ in range(3):
        line, depths = _even(line, [INNER / 3] * len(line))
        line = _inward(line, depths, 8)
    return line


def simplified(points: Sequence[Point], tolerance: float) -> list[Point]:
    """A closed line with the points left out that change it by less than the tolerance."""
    count = len(points)
    far = max(range(count), key=lambda k: math.dist(points[0], points[k]))
    keep = {0, far}
    stack = [(0, far), (far, count)]
    while stack:
        low, high = stack.pop()
        worst, where = tolerance, -1
        a, b = points[low], points[high % count]
        length = math.dist(a, b) or 1e-9
        for k in range(low + 1, high):
            x, y = points[k]
            off = abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length
            if off > worst:
                worst, where = off, k
        if where >= 0:
            keep.add(where)
            stack += [(low, where), (where, high)]
    return [points[k] for k in sorted(keep)]


def curve(points: Sequence[Point]) -> str:
    """A closed path that touches each edge of a polygon in its middle."""
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for a, b in zip(points, [*points[1:], points[0]], strict=True)
    ]
    last = middles[-1]
    text = [f"M{last[0]:.1f} {last[1]:.1f}"]
    for (x, y), (mx, my) in zip(points, middles, strict=True):
        text.append(f"Q{x:.1f} {y:.1f} {mx:.1f} {my:.1f}")
    return "".join(text) + "Z"


def _area(ring: Sequence[tuple[float, float]]) -> float:
    """Twice the signed area; positive if counter-clockwise with y up."""
    pairs = zip(ring, [*ring[1:], ring[0]], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)


def _roomy(xy: Point, points: Sequence[Point], wanted: float = 25.5) -> Point:
    """A marker's place, moved a little away from an outline that is too near."""
    best, room = xy, min(math.dist(xy, point) for point in points)
    for _ in range(6):
        if room >= wanted:
            break
        near = min(points, key=lambda point: math.dist(best, point))
        away = math.dist(best, near) or 1.0
        moved = best[0] + (best[0] - near[0]) / away, best[1] + (best[1] - near[1]) / away
        now = min(math.dist(moved, point) for point in points)
        if now <= room:
            break
        best, room = moved, now
    return best


def _number_place(cells: Sequence[CellShape], every: Iterable[CellShape]) -> Point:
    """Where a tissue's number disturbs no marker: inside a cell, or between two of the tissue."""
    markers = [cell.xy for cell in every]
    names = {cell.id: cell for cell in cells}
    middle_x = sum(cell.xy[0] for cell in cells) / len(cells)
    middle_y = sum(cell.xy[1] for cell in cells) / len(cells)
    candidates: list[Point] = []
    for cell in cells:
        x, y = cell.xy
        for px, py in cell.points[::5]:
            away = math.dist((x, y), (px, py))
            if away > 48:
                candidates.append((px + (x - px) * 25 / away, py + (y - py) * 25 / away))
        for other in sorted(cell.neighbours & names.keys()):
            ox, oy = names[other].xy
            candidates.append(((x + ox) / 2, (y + oy) / 2))
    candidates.append((cells[0].xy[0] + 21, cells[0].xy[1] + 21))

    def worth(point: Point) -> float:
        clear = min(math.dist(point, marker) for marker in markers)
        return min(clear, 42.0) - 0.04 * math.dist(point, (middle_x, middle_y))

    return max(candidates, key=worth)
