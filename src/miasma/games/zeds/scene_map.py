"""The painted map: paper, woods, hills, river, roads, spaces with their names and numbers."""

from __future__ import annotations

import functools
import math
from random import Random
from typing import Final

from miasma.core.elements import Element, circle, group, path, rect, text
from miasma.core.scene import Stage
from miasma.core.text import catalog
from miasma.games.zeds.board import (
    BED,
    CAMP,
    CITY_OF,
    GRAVEYARD,
    LAB,
    OFFICE,
    START_OF,
    TOWN,
    TRACK_OF,
    TRACK_SPACES,
)
from miasma.games.zeds.data import Space
from miasma.games.zeds.library import ZedsContent
from miasma.games.zeds.scene_art import (
    COLOURS,
    COLOURS_OF_SEVERAL,
    ROAD_COLOURS,
    TRACK_COLOURS,
    Points,
    blob,
    definitions,
    drawn,
    signs,
    smooth,
)
from miasma.games.zeds.scene_placed import moved

SERIF: Final = "'Noto Serif',Georgia,'Times New Roman',serif"
SANS: Final = "Inter,'Noto Sans',system-ui,sans-serif"
EDGE: Final = 20.0
BOARD: Final = (0.0, 0.0, 1040.0, 740.0)
RIVER: Final = "M-10 352C90 380 170 350 250 362S338 420 372 462S402 540 372 610S360 680 366 710"
NAME_SIDES: Final = {
    "F4": "b", "F3": "b", "F0": "l", "M5": "l", "M4": "b", "M2": "r", "M0": "r", "H5": "r",
    "H3": "r", "H0": "b", "S5": "t", "S4": "b", "S3": "b", "S1": "l", "S0": "l", "T7": "b",
    "T5": "b", "T4": "t", "T3": "b", "T2": "l", "T0": "l",
}  # fmt: skip
RADIUS: Final = 26.0


def place(space: Space) -> tuple[float, float]:
    """Where a space lies in the picture."""
    return space.x + EDGE, space.y + EDGE


@functools.lru_cache(maxsize=48)
def stage(content: ZedsContent, spaces: int, lang: str, several: bool) -> Stage:
    """The painted map with the spaces that are there, in a language; for several players also
    their signs."""
    there = [n for n in range(len(content.spaces)) if spaces >> n & 1]
    has_tunnel = bool(spaces >> START_OF[4] & 1)
    elements = [
        rect(0, 0, 1290, 740, fill="url(#zd-wood)"),
        *paper(),
        group(*nature(content, has_tunnel), clip_path="url(#zd-clip)"),
        *roads(content, has_tunnel),
        *buildings(content, there, lang),
        *(element for n in there for element in spot(content, n, lang)),
        *cartouche(lang),
    ]
    return Stage(
        (0.0, 0.0, 1290.0, 740.0),
        COLOURS_OF_SEVERAL if several else COLOURS,
        (*definitions(), *signs()) if several else definitions(),
        tuple(elements),
        BOARD,
        (1050.0, 16.0, 226.0, 708.0),
        BOARD,
        "var(--zd-ground)",
        own=1.3,
    )


def paper() -> list[Element]:
    """The sheet on the desk."""
    dice = Random(5)
    ring: Points = [(n * 20.0, dice.uniform(-1.5, 1.5)) for n in range(51)]
    ring += [(1000 + dice.uniform(-1.5, 1.5), n * 20.0) for n in range(1, 36)]
    ring += [(1000 - n * 20.0, 700 + dice.uniform(-1.5, 1.5)) for n in range(1, 51)]
    ring += [(dice.uniform(-1.5, 1.5), 700 - n * 20.0) for n in range(1, 35)]
    sheet = "M" + "L".join(f"{x + EDGE:.1f} {y + EDGE:.1f}" for x, y in ring) + "Z"
    planks = "".join(f"M0 {y}H1290" for y in (104, 232, 360, 486, 612))
    return [
        path(planks, stroke="#000", stroke_width=2.5, stroke_opacity=0.45),
        path(moved(sheet, 5, 8), fill="#000", fill_opacity=0.45),
        path(sheet, fill="url(#zd-sheet)"),
        rect(29, 29, 982, 682, fill="none", stroke="var(--zd-soft)", stroke_opacity=0.55),
    ]


def nature(content: ZedsContent, has_tunnel: bool) -> list[Element]:
    """Woods, hills, blocks, the river; trees and hills keep off the spaces."""
    dice = Random(5)
    spots = [place(space) for space in content.spaces]

    def is_free(x: float, y: float, apart: float, others: Points) -> bool:
        return all(math.dist((x, y), spot) > apart for spot in spots) and all(
            math.dist((x, y), other) > 17 for other in others
        )

    wash = {"fill": "var(--zd-wash)", "fill_opacity": 0.26}
    found = [
        path(blob(190, 140, 250, 140, 2), **wash),  # type: ignore[arg-type]
        path(blob(96, 226, 70, 130, 8), **wash),  # type: ignore[arg-type]
        path(blob(868, 172, 140, 140, 3), fill="var(--zd-hill)", fill_opacity=0.34),
        path(blob(190, 585, 160, 110, 4), fill="url(#zd-blocks)"),
        path(blob(525, 330, 165, 130, 6, 0.08), fill="var(--zd-hill)", fill_opacity=0.4),
        path(blob(525, 330, 160, 125, 6, 0.08), fill="url(#zd-blocks)"),
    ]
    if has_tunnel:
        stain = blob(580, 580, 225, 112, 9, 0.08)
        found.append(path(stain, fill="#6b4a3a", fill_opacity=0.16))
    river = moved(RIVER, EDGE, EDGE)
    found += [
        path(river, fill="none", stroke="var(--zd-water)", stroke_width=17),
        path(river, fill="none", stroke="#fff", stroke_opacity=0.4, stroke_width=1.2,
             stroke_dasharray="14 9"),
    ]  # fmt: skip
    trees: Points = []
    for _ in range(400):
        x, y = dice.gauss(170, 110), dice.gauss(140, 85)
        indoors = 195 < x < 400 and 130 < y < 350
        if 34 < x < 450 and 34 < y < 360 and not indoors and is_free(x, y, 42, trees):
            trees.append((x, y))
    hills: Points = []
    for _ in range(120):
        x, y = dice.uniform(680, 1000), dice.uniform(40, 360)
        if is_free(x, y, 46, [*trees, *hills]):
            hills.append((x, y))
    return [*found, *woods(trees), uplands(hills)]


def woods(trees: Points) -> list[Element]:
    """All crowns and all trunks: two paths cost the browser less than a hundred trees."""
    crowns = "".join(f"M{x:.1f} {y - 9:.1f}l5 10h-3l4 7h-12l4-7h-3z" for x, y in trees)
    trunks = "".join(f"M{x:.1f} {y + 8:.1f}v3" for x, y in trees)
    return [
        path(crowns, fill="#4f7a36", fill_opacity=0.6),
        path(trunks, stroke="#5a4326", stroke_opacity=0.6, stroke_width=1.5),
    ]


def uplands(hills: Points) -> Element:
    """All hills in one path."""
    line = "".join(f"M{x - 13:.1f} {y + 8:.1f}l10-17 7 10 4-5 7 12z" for x, y in hills)
    return path(
        line, fill="#b79a6a", fill_opacity=0.38, stroke="#6d5330", stroke_opacity=0.65,
        stroke_linejoin="round",
    )  # fmt: skip


def roads(content: ZedsContent, has_tunnel: bool) -> list[Element]:
    """Tracks as roads into town; the tunnel as sleepers under the ground."""
    found: list[Element] = []
    for track in (4, 0, 1, 2, 3):
        if track == 4 and not has_tunnel:
            continue
        spaces = [*range(START_OF[track], CITY_OF[track] + 1), TOWN]
        line = smooth([place(content.spaces[n]) for n in spaces], pull=0.2)
        plain = {"fill": "none"}
        if track == 4:
            found += [
                path(line, **plain, stroke="#3a2018", stroke_opacity=0.3, stroke_width=18),
                path(line, **plain, stroke="#3a2018", stroke_opacity=0.75, stroke_width=18,
                     stroke_dasharray="2 9"),
                path(line, **plain, stroke=TRACK_COLOURS[4], stroke_width=5,
                     stroke_dasharray="9 6"),
            ]  # fmt: skip
            continue
        wide = 15 if track == 2 else 12
        found += [
            path(line, **plain, stroke="#33261a", stroke_width=wide),
            path(line, **plain, stroke=ROAD_COLOURS[track], stroke_width=wide - 3),
            path(line, **plain, stroke="#fffbe8", stroke_opacity=0.85, stroke_width=1.4,
                 stroke_dasharray="7 5"),
        ]  # fmt: skip
    return found


def buildings(content: ZedsContent, there: list[int], lang: str) -> list[Element]:
    """The hospital, the lab, the camp, the graveyard."""
    found: list[Element] = []
    if BED in there:
        found += [
            path(moved("M178 160L240 122H374V215L362 300 306 322 226 322 176 282Z", EDGE, EDGE),
                 fill="var(--zd-building)", fill_opacity=0.88, stroke="#4d6a70",
                 stroke_width=1.6),
            path(moved("M368 246Q410 262 462 296", EDGE, EDGE), fill="none", stroke="#4d6a70",
                 stroke_width=3, stroke_dasharray="2 6"),
            rect(286, 206, 20, 20, rx=4, fill="#c8281e"),
            path("M296 210V222M290 216H302", stroke="#fff", stroke_width=4.2),
            name_text(296, 242, catalog("zeds", lang).say("hospital-name"), ink="#2b1d10"),
        ]  # fmt: skip
    for n in there:
        x, y = place(content.spaces[n])
        if BED <= n < LAB:
            dashed = "4 3" if n == BED + 3 else None
            found.append(
                rect(x - 21, y - 21, 42, 42, rx=6, fill="#fff", stroke="#7f9aa8",
                     stroke_width=1.5, stroke_dasharray=dashed)
            )  # fmt: skip
            found += drawn("zd-bed" if n < OFFICE else "zd-flask", x, y)
        elif n == LAB:
            found.append(
                path(f"M{x - 30:.0f} {y + 22:.0f}L{x - 24:.0f} {y - 24:.0f}H{x + 24:.0f}"
                     f"L{x + 30:.0f} {y + 22:.0f}Z", fill="#cfe3ea", stroke="#3c6a86",
                     stroke_width=1.6)
            )  # fmt: skip
            found += drawn("zd-flask", x + 16, y + 4)
            found.append(name_text(x, y + 38, content.spaces[n].name[lang]))
        elif n in (CAMP, GRAVEYARD):
            edge = "4 4" if n == CAMP else None
            fill = "#c9d3b4" if n == CAMP else "#a9a294"
            found.append(
                path(blob(x, y, 54 if n == CAMP else 34, 34, n), fill=fill, fill_opacity=0.7,
                     stroke="#49552f", stroke_dasharray=edge)
            )  # fmt: skip
            kind = "zd-tent" if n == CAMP else "zd-tomb"
            found += [*drawn(kind, x - 32, y - 8, 0.8), *drawn(kind, x + 32, y - 8, 0.8)]
            found.append(name_text(x, y + 48, content.spaces[n].name[lang]))
    return found


def name_text(
    x: float, y: float, words: str, anchor: str = "middle", ink: str = "var(--zd-ink)"
) -> Element:
    """A name on the map."""
    halo = None if ink != "var(--zd-ink)" else "var(--zd-halo)"
    return text(
        x,
        y,
        words,
        11.5,
        font_family=SERIF,
        font_weight=700,
        fill=ink,
        text_anchor=anchor,
        paint_order="stroke" if halo else None,
        stroke=halo,
        stroke_width=3 if halo else None,
        stroke_linejoin="round" if halo else None,
    )


def two_lines(words: str) -> list[str]:
    """A long name in two lines."""
    if len(words) <= 14 or " " not in words:
        return [words]
    gaps = [n for n, letter in enumerate(words) if letter == " "]
    middle = min(gaps, key=lambda gap: abs(gap - len(words) / 2))
    return [words[:middle], words[middle + 1 :]]


def spot(content: ZedsContent, number: int, lang: str) -> list[Element]:
    """One space: its disc, number, terrain and name."""
    space = content.spaces[number]
    x, y = place(space)
    if number == TOWN:
        return town(x, y, space.name[lang])
    if number >= TRACK_SPACES:
        return []
    colour = TRACK_COLOURS[TRACK_OF[number]]
    found: list[Element] = []
    if space.kind == "start":
        found.append(circle(x, y, 30, fill="#3a0d0a", stroke="#c8281e", stroke_width=3))
        found.append(circle(x, y, 25, fill="none", stroke="#ff9a8c", stroke_dasharray="2 4"))
        letter = content.tracks[TRACK_OF[number]].letter
        found.append(text(x, y + 6, letter, 17, font_weight=800, fill="#ffd9d2",
                          text_anchor="middle", font_family=SANS))  # fmt: skip
        return found
    if space.kind == "city":
        found.append(rect(x - 29, y - 29, 58, 58, rx=9, fill="#33261a"))
        found.append(rect(x - 26, y - 26, 52, 52, rx=7, fill="var(--zd-space)", stroke=colour,
                          stroke_width=4))  # fmt: skip
    elif space.kind == "catacomb":
        found.append(path(blob(x, y, 35, 30, number, 0.16), fill="#2e2624", stroke="#120d0c",
                          stroke_width=2))  # fmt: skip
    else:
        found.append(circle(x, y, RADIUS + 3, fill="#33261a"))
        found.append(circle(x, y, RADIUS, fill="var(--zd-space)", stroke=colour, stroke_width=4))
    if space.kind == "village":
        found += drawn("zd-house", x, y)
    found.append(shield(x - 24, y - 23, colour, str(space.number)))
    if space.terrain:
        found.append(pill(x + 23, y - 23, f"+{space.terrain}"))
    side = NAME_SIDES.get(space.id)
    if side:
        found += name_beside(x, y, two_lines(space.name[lang]), side)
    return found


def shield(x: float, y: float, colour: str, number: str) -> Element:
    """The number of a space."""
    return group(
        path(f"M{x - 8:.1f} {y - 8:.1f}h16v10q0 5-8 8q-8-3-8-8z", fill=colour, stroke="#fff",
             stroke_width=1.4),
        text(x, y + 4, number, 11, font_weight=800, fill="#fff", text_anchor="middle",
             font_family=SANS),
    )  # fmt: skip


def pill(x: float, y: float, words: str) -> Element:
    """The terrain shift of a space."""
    return group(
        rect(x - 9, y - 7, 18, 14, rx=7, fill="#fffaf0", stroke="#3a2812", stroke_width=1.1),
        text(x, y + 4, words, 10, font_weight=800, fill="#3a2812", text_anchor="middle",
             font_family=SANS),
    )  # fmt: skip


def name_beside(x: float, y: float, lines: list[str], side: str) -> list[Element]:
    """The name of a space on one of its sides."""
    below = 13 * (len(lines) - 1)
    if side == "b":
        return [name_text(x, y + 43 + 13 * n, words) for n, words in enumerate(lines)]
    if side == "t":
        return [name_text(x, y - 36 - below + 13 * n, words) for n, words in enumerate(lines)]
    anchor, far = ("end", -36) if side == "l" else ("start", 36)
    start = y + 4 - below / 2
    return [name_text(x + far, start + 13 * n, words, anchor) for n, words in enumerate(lines)]


def town(x: float, y: float, name: str) -> list[Element]:
    """Town Center: a sheriff's star under a ribbon."""
    star = [
        (x + r * math.cos(math.pi * n / 5 - math.pi / 2),
         y + r * math.sin(math.pi * n / 5 - math.pi / 2))
        for n in range(10)
        for r in [40 if n % 2 == 0 else 22]
    ]  # fmt: skip
    points = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in star) + "Z"
    wide = len(name) * 7.4 + 22
    return [
        circle(x, y, 48, fill="#33261a"),
        circle(x, y, 45, fill="var(--zd-space)", stroke="#e9c460", stroke_width=3),
        path(points, fill="#f0d890", fill_opacity=0.5, stroke="#c9a23c"),
        rect(x - wide / 2, y + 36.5, wide, 19, rx=3, fill="#3a2812", stroke="#e9c460"),
        text(x, y + 50.5, name, 12.5, font_weight=700, fill="#fff3d0", text_anchor="middle",
             font_family=SERIF),
    ]  # fmt: skip


def cartouche(lang: str) -> list[Element]:
    """The title of the map and its pins."""
    say = catalog("zeds", lang).say
    pins = [part for x in (42, 998) for y in (42, 698) for part in drawn("zd-pushpin", x, y)]
    return [
        text(812, 688, say("county"), 14, font_family=SERIF, font_weight=700, letter_spacing=2,
             fill="var(--zd-ink)", text_anchor="middle"),
        text(812, 704, say("county-note"), 10.5, font_family=SERIF, font_style="italic",
             fill="var(--zd-soft)", text_anchor="middle"),
        *pins,
    ]  # fmt: skip
