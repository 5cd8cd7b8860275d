"""The outlines of the land, and the lights of its cities, in units of the map."""

from __future__ import annotations

import functools
import math
from random import Random
from typing import Final

Point = tuple[float, float]
Outline = tuple[Point, ...]


def _outline(text: str) -> Outline:
    pairs = (pair.split(",") for pair in text.split())
    return tuple((float(x), float(y)) for x, y in pairs)


NORTH_AMERICA: Final = _outline(
    "44,120 40,102 56,86 84,79 112,87 140,80 172,71 206,66 236,75 262,86 252,106 240,124 "
    "250,142 266,134 278,116 298,118 318,136 333,158 322,174 304,182 308,196 303,214 "
    "288,234 274,250 262,266 268,288 262,299 252,284 230,276 206,282 194,298 196,318 "
    "210,330 226,318 238,318 228,340 226,358 240,376 232,386 208,370 180,356 152,352 "
    "132,334 118,308 100,288 78,268 66,242 64,214 74,190 88,168 86,150 68,146 52,136"
)
SOUTH_AMERICA: Final = _outline(
    "232,386 244,376 270,374 300,388 328,410 354,432 372,456 362,482 352,510 334,532 "
    "312,548 304,570 292,594 278,612 264,626 254,640 248,654 238,656 231,642 231,620 "
    "228,596 224,564 214,532 194,506 178,482 170,458 180,434 196,412 214,396"
)
GREENLAND: Final = _outline("330,44 360,30 400,32 412,44 398,62 380,84 362,104 346,94 340,72")
EURASIA: Final = _outline(
    "372,250 390,240 416,244 426,232 418,220 428,210 446,202 462,190 482,184 494,172 "
    "490,154 500,146 508,158 524,156 544,150 562,138 556,126 568,114 560,98 544,112 534,130 "
    "520,132 512,122 500,124 490,112 482,118 472,106 480,84 496,64 520,46 550,40 578,48 "
    "596,60 616,56 644,62 672,52 704,58 736,44 770,50 806,46 842,54 880,58 920,60 958,70 "
    "982,86 968,104 944,108 936,128 946,150 938,162 922,142 910,122 890,128 884,146 896,164 "
    "888,182 876,196 890,210 892,226 880,228 872,216 884,240 898,262 888,288 868,308 "
    "848,316 852,334 862,358 856,384 842,390 834,378 828,392 840,414 848,436 836,438 "
    "824,416 816,392 804,366 790,348 776,362 768,388 758,408 746,396 736,366 726,342 "
    "704,334 690,322 700,340 708,352 694,374 664,394 646,384 634,354 620,324 612,304 "
    "616,286 630,276 600,270 580,268 572,262 566,276 570,294 558,300 548,284 538,266 "
    "524,252 514,250 524,268 540,284 534,292 522,286 508,272 494,262 480,260 464,262 "
    "448,270 440,284 424,296 398,302 380,296 372,276"
)
AFRICA: Final = _outline(
    "390,324 408,312 440,308 472,302 490,306 496,322 516,332 540,330 560,318 590,314 "
    "604,324 616,352 630,382 644,402 674,408 664,432 644,458 628,482 626,510 612,542 "
    "592,574 576,602 556,616 534,610 524,584 512,550 502,518 506,488 494,462 484,444 "
    "460,440 436,446 408,438 384,414 370,386 372,356"
)
AUSTRALIA: Final = _outline(
    "846,566 866,540 892,526 908,532 920,518 932,528 944,512 952,538 968,562 974,590 "
    "958,620 934,634 914,624 890,618 862,626 842,606"
)
BRITAIN: Final = _outline(
    "402,118 414,110 424,124 428,138 442,152 440,166 418,172 402,174 412,158 404,140"
)
IRELAND: Final = _outline("384,144 394,138 398,152 388,162 380,154")
ICELAND: Final = _outline("408,84 424,78 436,86 428,96 412,96")
JAPAN: Final = _outline(
    "956,160 974,164 978,180 976,202 964,220 944,232 926,244 918,236 934,222 952,208 "
    "960,190 964,176"
)
SUMATRA: Final = _outline("792,428 806,440 820,456 828,476 818,478 804,460 790,440")
BORNEO: Final = _outline("848,446 862,432 878,436 880,456 866,472 850,464")
JAVA: Final = _outline("816,486 838,486 864,492 860,500 836,496 816,494")
NEW_GUINEA: Final = _outline("904,466 926,462 950,474 970,488 954,492 930,484 908,480")
PHILIPPINES: Final = _outline("892,352 904,358 902,378 912,396 902,402 892,384")
MADAGASCAR: Final = _outline("650,520 662,510 664,534 654,560 642,556 644,536")
NEW_ZEALAND: Final = _outline("984,616 994,630 986,650 976,660 980,642")
CUBA: Final = _outline("258,318 276,322 292,332 280,336 262,328")

LANDS: Final[tuple[tuple[str, Outline], ...]] = (
    ("ice", GREENLAND),
    ("europe", ICELAND),
    ("asia", NEW_ZEALAND),
    ("america", NORTH_AMERICA),
    ("america", SOUTH_AMERICA),
    ("america", CUBA),
    ("africa", AFRICA),
    ("africa", MADAGASCAR),
    ("eurasia", EURASIA),
    ("europe", BRITAIN),
    ("europe", IRELAND),
    ("asia", AUSTRALIA),
    ("asia", JAPAN),
    ("asia", SUMATRA),
    ("asia", BORNEO),
    ("asia", JAVA),
    ("asia", NEW_GUINEA),
    ("asia", PHILIPPINES),
)
"""Every piece of land with its tint, painted first to last."""

LAKES: Final = (
    "M618 216Q626 207 637 212Q646 204 655 210Q668 212 668 221Q658 229 645 226Q630 231 618 216Z",
    "M690 206Q698 200 703 210Q699 220 703 232Q702 247 694 246Q686 238 690 226Q685 214 690 206Z",
)

LIT: Final[tuple[tuple[Outline, int], ...]] = (
    (NORTH_AMERICA, 300),
    (SOUTH_AMERICA, 150),
    (EURASIA, 700),
    (AFRICA, 180),
    (AUSTRALIA, 60),
    (JAPAN, 50),
    (BRITAIN, 45),
    (JAVA, 20),
    (PHILIPPINES, 12),
)
"""Where lights are, and how many."""


def number(value: float) -> str:
    """A coordinate with one decimal at most."""
    return f"{value:.1f}".removesuffix(".0")


def smooth(points: Outline | list[Point], closed: bool = True, tension: float = 0.9) -> str:
    """A curve through points (Catmull-Rom), as SVG's path notation."""
    count = len(points)
    told = [f"M{number(points[0][0])} {number(points[0][1])}"]
    pull = tension / 3
    for place in range(count if closed else count - 1):
        before = points[place - 1] if closed or place else points[place]
        start, stop = points[place], points[(place + 1) % count]
        after = points[(place + 2) % count] if closed or place + 2 < count else stop
        bends = (
            start[0] + (stop[0] - before[0]) * pull,
            start[1] + (stop[1] - before[1]) * pull,
            stop[0] - (after[0] - start[0]) * pull,
            stop[1] - (after[1] - start[1]) * pull,
            *stop,
        )
        told.append("C" + " ".join(map(number, bends)))
    return "".join(told) + ("Z" if closed else "")


def inside(x: float, y: float, outline: Outline) -> bool:
    """Whether a point lies on a piece of land."""
    found = False
    for place, (ax, ay) in enumerate(outline):
        bx, by = outline[place - 1]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


@functools.cache
def lights(cities: tuple[Point, ...]) -> tuple[str, str]:
    """Thousands of lights as two paths of dots: dim and bright, denser round the cities."""
    rng = Random(11)
    dim: list[str] = []
    bright: list[str] = []
    for outline, count in LIT:
        near = [city for city in cities if inside(*city, outline)] or list(cities)
        across = [x for x, _ in outline]
        down = [y for _, y in outline]
        placed = tries = 0
        while placed < count and tries < count * 60:
            tries += 1
            if rng.random() < 0.7:
                x, y = rng.choice(near)
                spread = rng.choice((12, 24, 40))
                x, y = rng.gauss(x, spread), rng.gauss(y, spread * 0.85)
            else:
                x, y = rng.uniform(min(across), max(across)), rng.uniform(min(down), max(down))
            if inside(x, y, outline):
                placed += 1
                dots = bright if rng.random() < 0.25 else dim
                dots.append(f"M{number(x)} {number(y)}h.01")
    return "".join(dim), "".join(bright)


def middle(start: Point, stop: Point, bend: float) -> Point:
    """The point that bends a line between two others sideways."""
    across, down = stop[0] - start[0], stop[1] - start[1]
    return (
        (start[0] + stop[0]) / 2 - down * bend,
        (start[1] + stop[1]) / 2 + across * bend,
    )


def halfway(start: Point, stop: Point, bend: float) -> Point:
    """The middle of a bent line."""
    x, y = middle(start, stop, bend)
    return (start[0] + 2 * x + stop[0]) / 4, (start[1] + 2 * y + stop[1]) / 4


def bent(start: Point, stop: Point, bend: float) -> str:
    """A bent line, as SVG's path notation."""
    told = [number(value) for value in (*start, *middle(start, stop, bend), *stop)]
    return f"M{told[0]} {told[1]}Q{told[2]} {told[3]} {told[4]} {told[5]}"


def wavy(start: Point, stop: Point, bend: float) -> str:
    """A bent line with small waves, for the sea."""
    bx, by = middle(start, stop, bend)
    count = max(3, int(math.dist(start, stop) / 7))
    points: list[Point] = []
    for place in range(count + 1):
        t = place / count
        x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bx + t * t * stop[0]
        y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * by + t * t * stop[1]
        dx = 2 * (1 - t) * (bx - start[0]) + 2 * t * (stop[0] - bx)
        dy = 2 * (1 - t) * (by - start[1]) + 2 * t * (stop[1] - by)
        length = math.hypot(dx, dy) or 1.0
        away = 2.2 * math.sin(place * math.pi / 2)
        points.append((x - dy / length * away, y + dx / length * away))
    return smooth(points, closed=False, tension=1.0)
