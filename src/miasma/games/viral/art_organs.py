"""The organs: recognisable shapes inside the content's ellipses, with a few lines of detail."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from miasma.core.elements import Definition, Element, group, path, radial, shape, use

INK: Final = "var(--vi-organ-ink)"
RIM: Final = "var(--vi-organ-rim)"
GRADIENTS: Final = (
    "brain", "lung", "heart-a", "heart-b", "liver", "pancreas", "stomach", "small", "large",
    "kidney",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class OrganArt:
    """The outline of an organ, its fill and what is painted behind and on it."""

    outline: str
    fill: str
    details: tuple[Element, ...] = ()
    behind: tuple[Element, ...] = ()


def _ink(d: str, width: float, opacity: float, **more: str) -> Element:
    look: dict[str, str | float | None] = {
        "fill": "none", "stroke": INK, "stroke_width": width, "opacity": opacity,
        "stroke_linecap": "round", "stroke_linejoin": "round",
    }  # fmt: skip
    return path(d, **{**look, **more})


def brain(x: float, y: float) -> OrganArt:
    """Two halves with folds, and the stem behind."""
    count = 15
    rim = []
    for step in range(count):
        angle = math.radians(step * 360 / count + 8)
        rim.append((x + 83 * math.cos(angle), y - 49 * math.sin(angle)))
    d = f"M{rim[0][0]:.1f} {rim[0][1]:.1f}"
    for step in range(count):
        (ax, ay), (bx, by) = rim[step], rim[(step + 1) % count]
        bulge_x, bulge_y = ((ax + bx) / 2 - x) * 1.2, ((ay + by) / 2 - y) * 1.2
        d += f"Q{x + bulge_x:.1f} {y + bulge_y:.1f} {bx:.1f} {by:.1f}"
    folds = (
        f"M{x - 66} {y - 8}c10-14 22 2 16 12s8 18 20 8"
        f"M{x - 52} {y - 30}c12-6 22 2 20 12s10 16 20 6-2-20 8-28"
        f"M{x - 18} {y - 44}c4 10-2 14 4 20"
        f"M{x + 16} {y - 44}c-6 12 4 18 14 14s18 4 12 16-18 6-22 16"
        f"M{x + 50} {y - 28}c-2 8 6 10 14 8M{x - 34} {y + 34}c2-10 12-14 20-8s16 2 18-8"
        f"M{x + 24} {y + 40}c-4-10 4-18 14-16s14-4 16-12M{x + 64} {y + 14}c-4 4-8 8-6 14"
    )
    middle = f"M{x + 8} {y - 50}C{x - 2} {y - 20} {x + 2} {y + 10} {x - 14} {y + 26}"
    stem = (
        f"M{x - 13} {y + 38}C{x - 10} {y + 62} {x - 14} {y + 74} {x - 14} {y + 84}H{x + 14}"
        f"C{x + 14} {y + 72} {x + 12} {y + 60} {x + 16} {y + 40}Z"
    )
    return OrganArt(
        d + "Z",
        "brain",
        (_ink(folds, 1.7, 0.42), _ink(middle, 1.2, 0.25)),
        (path(stem, fill="var(--vi-brain-2)", opacity=0.8),),
    )


def lung(x: float, y: float, side: int) -> OrganArt:
    """A lung with its bronchi; the other one is its mirror image."""

    def at(value: float) -> float:
        return x + side * value

    outline = (
        f"M{at(14)} {y - 74}C{at(-20)} {y - 78} {at(-70)} {y - 28} {at(-74)} {y + 34}"
        f"C{at(-76)} {y + 66} {at(-62)} {y + 76} {at(-34)} {y + 66}"
        f"C{at(-6)} {y + 56} {at(30)} {y + 58} {at(58)} {y + 66}"
        f"C{at(74)} {y + 70} {at(75)} {y + 54} {at(75)} {y + 34}V{y - 2}"
        f"C{at(75)} {y - 26} {at(52)} {y - 70} {at(14)} {y - 74}Z"
    )
    trunk = f"M{at(75)} {y - 14}C{at(52)} {y - 8} {at(40)} {y + 2} {at(8)} {y + 2}"
    branches = (
        f"M{at(30)} {y}C{at(14)} {y - 18} {at(10)} {y - 32} {at(8)} {y - 46}"
        f"M{at(24)} {y + 1}C{at(2)} {y + 20} {at(-16)} {y + 28} {at(-40)} {y + 40}"
        f"M{at(8)} {y + 2}C{at(-14)} {y - 4} {at(-30)} {y - 10} {at(-44)} {y - 20}"
        f"M{at(36)} {y}C{at(34)} {y + 22} {at(42)} {y + 36} {at(44)} {y + 48}"
    )
    twigs = (
        f"M{at(11)} {y - 26}C{at(20)} {y - 36} {at(24)} {y - 40} {at(26)} {y - 50}"
        f"M{at(-10)} {y + 22}C{at(-8)} {y + 34} {at(-10)} {y + 40} {at(-16)} {y + 50}"
        f"M{at(-24)} {y - 10}C{at(-24)} {y - 22} {at(-22)} {y - 32} {at(-18)} {y - 40}"
        f"M{at(-24)} {y + 30}C{at(-38)} {y + 22} {at(-48)} {y + 18} {at(-58)} {y + 18}"
    )
    lobe = f"M{at(-72)} {y + 20}C{at(-40)} {y + 12} {at(-30)} {y - 24} {at(-34)} {y - 52}"
    return OrganArt(
        outline,
        "lung",
        (
            _ink(trunk, 4, 0.38),
            _ink(branches, 2.4, 0.38),
            _ink(twigs, 1.6, 0.38),
            _ink(lobe, 1.2, 0.3),
        ),
    )


def heart(x: float, y: float, side: int) -> OrganArt:
    """One half of the heart; the halves meet where they touch."""

    def at(value: float) -> float:
        return x + side * value

    outline = (
        f"M{at(45)} {y - 30}C{at(40)} {y - 54} {at(6)} {y - 62} {at(-20)} {y - 50}"
        f"C{at(-48)} {y - 36} {at(-52)} {y} {at(-34)} {y + 26}"
        f"C{at(-16)} {y + 50} {at(16)} {y + 62} {at(45)} {y + 68}Z"
    )
    folds = (
        f"M{at(-38)} {y}C{at(-10)} {y - 8} {at(16)} {y - 6} {at(45)} {y + 2}"
        f"M{at(0)} {y - 3}C{at(-6)} {y + 16} {at(4)} {y + 34} {at(18)} {y + 50}"
    )
    return OrganArt(outline, "heart-a" if side > 0 else "heart-b", (_ink(folds, 1.7, 0.4),))


def liver(x: float, y: float) -> OrganArt:
    """A wedge with two lobes and the gall bladder."""
    outline = (
        f"M{x - 74} {y + 6}C{x - 78} {y - 30} {x - 44} {y - 46} {x - 8} {y - 44}"
        f"C{x + 26} {y - 43} {x + 62} {y - 34} {x + 76} {y - 8}"
        f"C{x + 82} {y + 4} {x + 74} {y + 12} {x + 56} {y + 14}"
        f"C{x + 30} {y + 18} {x + 2} {y + 36} {x - 26} {y + 43}"
        f"C{x - 52} {y + 48} {x - 72} {y + 34} {x - 74} {y + 6}Z"
    )
    lobe = f"M{x + 16} {y - 43}C{x + 8} {y - 24} {x + 14} {y - 4} {x + 10} {y + 30}"
    light = f"M{x - 60} {y - 14}C{x - 50} {y - 30} {x - 34} {y - 36} {x - 18} {y - 36}"
    gall = (
        f"M{x + 4} {y + 20}C{x + 14} {y + 26} {x + 12} {y + 40} {x + 2} {y + 40}"
        f"C{x - 8} {y + 40} {x - 8} {y + 26} {x + 4} {y + 20}Z"
    )
    return OrganArt(
        outline,
        "liver",
        (
            _ink(lobe, 2, 0.4),
            _ink(light, 1.6, 0.4, stroke=RIM),
            path(gall, fill="var(--vi-gall)", stroke=INK, stroke_width=1.2, opacity=0.9),
        ),
    )


def pancreas(x: float, y: float) -> OrganArt:
    """A lobed leaf with its duct."""
    outline = (
        f"M{x - 54} {y + 2}C{x - 58} {y - 20} {x - 40} {y - 32} {x - 22} {y - 26}"
        f"C{x - 8} {y - 32} {x + 6} {y - 28} {x + 16} {y - 24}"
        f"C{x + 30} {y - 28} {x + 52} {y - 22} {x + 55} {y - 8}"
        f"C{x + 55} {y + 4} {x + 40} {y + 6} {x + 30} {y + 8}"
        f"C{x + 22} {y + 18} {x + 6} {y + 14} {x - 4} {y + 18}"
        f"C{x - 14} {y + 30} {x - 26} {y + 34} {x - 38} {y + 30}"
        f"C{x - 50} {y + 26} {x - 52} {y + 14} {x - 54} {y + 2}Z"
    )
    lines = (
        f"M{x - 46} {y + 8}C{x - 20} {y - 4} {x + 10} {y - 4} {x + 44} {y - 10}"
        f"M{x - 20} {y + 1}C{x - 22} {y - 8} {x - 20} {y - 14} {x - 20} {y - 18}"
        f"M{x + 4} {y - 3}C{x + 4} {y - 10} {x + 6} {y - 14} {x + 6} {y - 18}"
        f"M{x - 8} {y - 1}C{x - 8} {y + 6} {x - 10} {y + 8} {x - 10} {y + 12}"
        f"M{x + 22} {y - 7}C{x + 22} {y} {x + 20} {y + 2} {x + 18} {y + 6}"
    )
    return OrganArt(outline, "pancreas", (_ink(lines, 1.5, 0.38),))


def stomach(x: float, y: float) -> OrganArt:
    """The bag with its gullet, folds inside."""
    outline = (
        f"M{x + 36} {y - 66}C{x + 34} {y - 50} {x + 30} {y - 40} {x + 18} {y - 40}"
        f"C{x - 4} {y - 60} {x - 50} {y - 52} {x - 60} {y - 16}"
        f"C{x - 70} {y + 22} {x - 40} {y + 56} {x + 2} {y + 54}"
        f"C{x + 40} {y + 52} {x + 62} {y + 34} {x + 64} {y + 14}"
        f"C{x + 64} {y + 2} {x + 52} {y} {x + 46} {y + 6}"
        f"C{x + 36} {y + 14} {x + 24} {y + 10} {x + 26} {y - 4}"
        f"C{x + 28} {y - 20} {x + 48} {y - 36} {x + 50} {y - 66}Z"
    )
    folds = (
        f"M{x - 46} {y - 14}C{x - 50} {y + 12} {x - 34} {y + 36} {x - 6} {y + 42}"
        f"M{x - 32} {y - 24}C{x - 36} {y + 2} {x - 22} {y + 24} {x + 4} {y + 30}"
        f"M{x - 14} {y - 34}C{x - 16} {y - 14} {x - 8} {y + 8} {x + 10} {y + 18}"
    )
    return OrganArt(outline, "stomach", (_ink(folds, 1.7, 0.36),))


def _pillow(x: float, y: float, wide: float, high: float, r: float) -> str:
    return (
        f"M{x - wide + r} {y - high}H{x + wide - r}Q{x + wide} {y - high} {x + wide} {y - high + r}"
        f"V{y + high - r}Q{x + wide} {y + high} {x + wide - r} {y + high}"
        f"H{x - wide + r}Q{x - wide} {y + high} {x - wide} {y + high - r}"
        f"V{y - high + r}Q{x - wide} {y - high} {x - wide + r} {y - high}Z"
    )


def small_intestine(x: float, y: float) -> OrganArt:
    """A long tube in bends."""
    tube = (
        f"M{x - 52} {y - 34}H{x + 44}A14 14 0 0 1 {x + 44} {y - 8}H{x - 46}"
        f"A14 14 0 0 0 {x - 46} {y + 18}H{x + 46}A12 12 0 0 1 {x + 46} {y + 40}H{x - 30}"
    )
    rings = "".join(
        f"M{x + k} {y + r - 9}q3 9 0 18" for r in (-34, -8, 18) for k in range(-48, 54, 11)
    )
    rings += "".join(f"M{x + k} {y + 31}q3 9 0 18" for k in range(-26, 50, 11))
    return OrganArt(
        _pillow(x, y, 74, 54, 50),
        "small",
        (
            _ink(tube, 24, 0.55),
            _ink(tube, 20.5, 1, stroke="var(--vi-small)"),
            _ink(rings, 1.2, 0.24),
        ),
    )


def large_intestine(x: float, y: float) -> OrganArt:
    """The frame of the wide tube."""
    tube = (
        f"M{x - 62} {y + 42}V{y - 14}Q{x - 62} {y - 40} {x - 36} {y - 38}"
        f"Q{x} {y - 26} {x + 36} {y - 38}Q{x + 62} {y - 40} {x + 62} {y - 14}V{y + 24}"
        f"Q{x + 60} {y + 44} {x + 36} {y + 42}Q{x + 14} {y + 38} {x + 8} {y + 52}"
    )
    return OrganArt(
        _pillow(x, y, 88, 58, 46),
        "large",
        (
            _ink(tube, 34, 0.6),
            _ink(tube, 30, 1, stroke="var(--vi-large)"),
            path(
                tube, fill="none", stroke=INK, stroke_width=30, stroke_dasharray="1.6 15",
                opacity=0.34,
            ),
            _ink(tube, 2, 0.25, stroke=RIM),
        ),
    )  # fmt: skip


def kidney(x: float, y: float, side: int) -> OrganArt:
    """A bean with its basin; the other one is its mirror image."""

    def at(value: float) -> float:
        return x + side * value

    outline = (
        f"M{at(4)} {y - 55}C{at(-36)} {y - 56} {at(-50)} {y - 22} {at(-48)} {y + 6}"
        f"C{at(-46)} {y + 40} {at(-22)} {y + 58} {at(6)} {y + 54}"
        f"C{at(34)} {y + 50} {at(44)} {y + 30} {at(34)} {y + 14}"
        f"C{at(27)} {y + 4} {at(27)} {y - 6} {at(35)} {y - 16}"
        f"C{at(46)} {y - 34} {at(32)} {y - 54} {at(4)} {y - 55}Z"
    )
    basin = (
        f"M{at(30)} {y - 14}C{at(8)} {y - 26} {at(-20)} {y - 14} {at(-20)} {y}"
        f"C{at(-20)} {y + 16} {at(6)} {y + 26} {at(30)} {y + 12}"
        f"C{at(25)} {y + 4} {at(25)} {y - 6} {at(30)} {y - 14}Z"
    )
    rays = (
        f"M{at(-4)} {y - 38}L{at(-2)} {y - 22}M{at(-28)} {y - 24}L{at(-16)} {y - 12}"
        f"M{at(-38)} {y + 2}L{at(-22)} {y + 2}M{at(-26)} {y + 28}L{at(-14)} {y + 14}"
        f"M{at(-2)} {y + 42}L{at(0)} {y + 24}"
    )
    return OrganArt(
        outline,
        "kidney",
        (path(basin, fill="var(--vi-kidney-2)", opacity=0.55), _ink(rays, 1.5, 0.4)),
    )


DRAWN: Final[dict[str, Callable[[float, float], OrganArt]]] = {
    "brain": brain,
    "heart_1": lambda x, y: heart(x, y, 1),
    "heart_2": lambda x, y: heart(x, y, -1),
    "lung_1": lambda x, y: lung(x, y, 1),
    "lung_2": lambda x, y: lung(x, y, -1),
    "liver": liver,
    "pancreas": pancreas,
    "stomach": stomach,
    "small_intestine": small_intestine,
    "large_intestine": large_intestine,
    "kidney_1": lambda x, y: kidney(x, y, 1),
    "kidney_2": lambda x, y: kidney(x, y, -1),
}


def definitions(places: dict[str, tuple[int, int]]) -> list[Definition]:
    """Gradients, and the outline of every organ for those who draw round it."""
    out = [
        radial(
            f"vi-organ-{name}",
            (0, f"var(--vi-{name})"),
            (0.45, f"var(--vi-{name})"),
            (1, f"var(--vi-{name}-2)"),
            cx=0.42, cy=0.34, r=0.78,
        )
        for name in GRADIENTS
    ]  # fmt: skip
    for organ, (x, y) in places.items():
        out.append(shape(f"vi-shape-{organ}", DRAWN[organ](x, y).outline))
    return out


def painted(organ: str, x: int, y: int) -> Element:
    """An organ with its details."""
    art = DRAWN[organ](x, y)
    flat = art.fill in ("small", "large")
    fill = f"var(--vi-{art.fill}-2)" if flat else f"url(#vi-organ-{art.fill})"
    return group(
        *art.behind,
        use(
            f"vi-shape-{organ}", fill=fill, stroke=RIM, stroke_width=1.6, stroke_opacity=0.8,
            fill_opacity=0.8 if art.fill == "large" else None,
        ),
        *art.details,
    )  # fmt: skip
