"""What doesn't change on the board: body, vessels, organs, empty tracks."""

from __future__ import annotations

import functools
import math
from typing import TYPE_CHECKING, Final

from miasma.core.elements import Element, circle, group, line, path, radial, rect, text, use
from miasma.core.scene import Stage
from miasma.core.text import catalog
from miasma.games.viral import art_organs, art_pieces
from miasma.games.viral import scene_layout as at
from miasma.games.viral.palette import PALETTE

if TYPE_CHECKING:
    from miasma.games.viral.data import Vessel, ViralContent
    from miasma.games.viral.reader import Reader

TRAY: Final = (1010.0, 6.0, 420.0, 688.0)
MARGIN: Final = 66.0
"""Room at the right for the buttons that the client lays over the board."""
WIDTHS: Final = {"red": ("vi-red", 7.5), "blue": ("vi-blue", 7.5), "purple": ("vi-twin", 6.5)}


def stage(reader: Reader) -> Stage:
    """The stage for so many players in a language."""
    return _stage(reader.data, reader.terms.players, reader.lang)


@functools.lru_cache(maxsize=64)
def _stage(content: ViralContent, players: int, lang: str) -> Stage:
    places = {organ.id: organ.xy for organ in content.organs}
    view = content.board.view
    definitions = (
        radial(
            "vi-ground", (0, "var(--vi-bg-2)"), (1, "var(--vi-bg)"),
            gradientUnits="userSpaceOnUse", cx=430, cy=320, r=620,
        ),
        radial(
            "vi-flesh", (0, "var(--vi-body)", 0.95), (1, "var(--vi-body-2)", 0.92),
            gradientUnits="userSpaceOnUse", cx=430, cy=330, r=430,
        ),
        *art_organs.definitions(places),
        *art_pieces.definitions(content),
    )  # fmt: skip
    elements = (
        rect(0, 0, view.width + MARGIN, view.height, fill="url(#vi-ground)"),
        *_body(),
        *_duct(content),
        *_vessels(content),
        *(art_organs.painted(organ.id, *organ.xy) for organ in content.organs),
        group(*_arrowheads(content)),
        group(line(52, 100, 52, 600, stroke="var(--line)", stroke_width=3), class_="wide"),
        group(*_tracks(content, players, lang), class_="wide"),
    )
    return Stage(
        (0.0, 0.0, float(view.width), float(view.height)),
        PALETTE,
        definitions,
        elements,
        board=(0.0, 0.0, view.width + MARGIN, float(view.height)),
        tray=TRAY,
        small=(96.0, 0.0, 668.0, 700.0),
        ground="var(--vi-bg)",
        own=2.1,
    )


def _body() -> list[Element]:
    rim = [
        path(at.BODY, fill="none", stroke=f"var(--vi-{name})", stroke_width=wide, opacity=opacity)
        for name, wide, opacity in (
            ("rim", 44, 0.05), ("rim", 18, 0.09), ("rim", 6, 0.22), ("rim-2", 1.8, 0.85),
        )
    ]  # fmt: skip
    ribs = "".join(
        f"M395 {168 + k * 34}C{330 - k * 6} {150 + k * 36} {190 - k * 4} {172 + k * 40} "
        f"140 {250 + k * 40}M395 {168 + k * 34}C{470 + k * 6} {150 + k * 36} {640 + k * 4} "
        f"{172 + k * 40} 722 {250 + k * 40}"
        for k in range(5)
    )
    windpipe = "M395 140V186Q395 198 372 204M395 186Q395 198 418 204"
    return [
        path(at.BODY, fill="url(#vi-flesh)"),
        *rim,
        path(
            ribs, fill="none", stroke="var(--vi-rim-2)", stroke_width=7, opacity=0.05,
            stroke_linecap="round",
        ),
        path(windpipe, fill="none", stroke="var(--vi-rim-2)", stroke_width=13, opacity=0.5),
        path(
            "M395 140V192", fill="none", stroke="var(--vi-body-2)", stroke_width=13,
            stroke_dasharray="2 4.5", opacity=0.8,
        ),
    ]  # fmt: skip


def _tube(d: str, colour: str, wide: float) -> Element:
    """A vessel: casing, dark wall, colour, a thin light."""
    return group(
        path(d, stroke="var(--vi-case)", stroke_width=wide + 5),
        path(d, stroke=f"var(--{colour}-2)", stroke_width=wide + 1.6),
        path(d, stroke=f"var(--{colour})", stroke_width=wide - 2),
        path(d, stroke="#ffffff", stroke_width=1.2, opacity=0.4),
        fill="none", stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip


def _vessels(content: ViralContent) -> list[Element]:
    paths = at.vessel_paths(content)
    out = []
    for colour in ("blue", "red", "purple"):
        name, wide = WIDTHS[colour]
        lines = [at.rounded(paths[v.id]) for v in content.board.vessel if v.colour == colour]
        if lines:
            out.append(_tube(" ".join(dict.fromkeys(lines)), name, wide))
    return [*out, group(*_chevrons(content))]


def _marks(content: ViralContent) -> list[tuple[Vessel, list[tuple[float, float, float]]]]:
    """For each vessel the arrowhead at its end, and chevrons where there is room for them."""
    paths = at.vessel_paths(content)
    seen: list[tuple[float, float]] = []
    out = []
    for vessel in content.board.vessel:
        points = paths[vessel.id]
        total = at.length_of(points)
        marks = [at.along(points, total - 7)]
        seen.append(marks[0][:2])
        if total >= 95:
            for share in (0.3, 0.62):
                x, y, angle = at.along(points, total * share)
                if all(math.dist((x, y), other) >= 30 for other in seen):
                    seen.append((x, y))
                    marks.append((x, y, angle))
        out.append((vessel, marks))
    return out


def _turned(x: float, y: float, angle: float) -> str:
    return f"translate({x:.1f} {y:.1f}) rotate({angle:.0f})"


def _chevrons(content: ViralContent) -> list[Element]:
    """Arteries have filled chevrons, veins open ones."""
    out = []
    for vessel, marks in _marks(content):
        for mark in marks[1:]:
            turn = _turned(*mark)
            if vessel.colour == "blue":
                out.append(
                    path(
                        "M-3.5-5L2.5 0L-3.5 5", fill="none", stroke="#ffffff", stroke_width=2.5,
                        stroke_linecap="round", stroke_linejoin="round", transform=turn,
                    )
                )  # fmt: skip
            else:
                out.append(path("M-5-5.2L5.4 0L-5 5.2L-2.4 0Z", fill="#ffffff", transform=turn))
    return out


def _arrowheads(content: ViralContent) -> list[Element]:
    """Where vessels end; painted above the organs."""
    return [
        path(
            "M-9-8.4L7 0L-9 8.4Z", fill=f"var(--{WIDTHS[vessel.colour][0]})",
            stroke="var(--vi-case)", stroke_width=2.4, stroke_linejoin="round",
            transform=_turned(*marks[0]),
        )
        for vessel, marks in _marks(content)
    ]  # fmt: skip


def _duct(content: ViralContent) -> list[Element]:
    out: list[Element] = []
    for duct in content.board.duct:
        x, y = duct.hub_xy
        arms = " ".join(at.duct_branch(duct.hub_xy, o) for o in duct.organs if o in at.DUCT_ENDS)
        out += [
            _tube(arms, "vi-yellow-duct", 8.0),
            path(
                arms, fill="none", stroke="#ffffff", stroke_width=2, stroke_dasharray="1 9",
                stroke_linecap="round", opacity=0.8,
            ),
            circle(
                x, y, 9, fill="var(--vi-yellow-duct)", stroke="var(--vi-yellow-duct-2)",
                stroke_width=2.4,
            ),
            path(f"M{x - 4} {y}h8M{x} {y - 4}v8", stroke="var(--vi-yellow-duct-2)", stroke_width=2),
        ]  # fmt: skip
    return out


# -- tracks ---------------------------------------------------------------------------------------


def _label(x: float, y: float, words: str, size: float, **more: str | float) -> Element:
    look: dict[str, str | float | None] = {"fill": "var(--ink)", "font_weight": 700}
    return text(x, y, words, size, **{**look, **more})


def _say(lang: str, key: str, **args: int) -> str:
    return catalog("viral", lang).say(f"scene-{key}", **args)


def _head(lang: str, key: str, y: float, size: float = 13.5) -> Element:
    """The name of a track, which says what the track is for."""
    name = _say(lang, f"head-{key}")
    return group(
        _label(at.TRACKS_X, y, name, size),
        id=f"head-{key}", label=name, tip=_say(lang, f"head-{key}-tip"),
    )  # fmt: skip


def _tracks(content: ViralContent, players: int, lang: str) -> list[Element]:
    cure = _say(lang, "head-cure", top=content.tracks.research_track.top)
    out = [
        rect(
            762, 6, 232, 688, rx=14, fill="var(--surface)", stroke="var(--line)",
            fill_opacity=0.92,
        ),
        _head(lang, "vp", 26),
        _head(lang, "research", 204),
        _label(984, 204, cure, 12, text_anchor="end", fill="var(--ink-2)", font_weight=500),
        _head(lang, "advantage", 474),
        _head(lang, "crisis", 655, 12.5),
    ]  # fmt: skip
    return [
        *out, *_vp_track(content, lang), *_research(content, players, lang), *_advantage(players),
    ]  # fmt: skip


def _vp_track(content: ViralContent, lang: str) -> list[Element]:
    track = content.tracks.vp_track
    out: list[Element] = []
    for space in range(track.spaces_drawn):
        x, y = at.vp_space(space, track.spaces_drawn)
        icon, flip = space in track.mutation_icons, space == track.flip_at
        edge = "var(--vi-twin)" if icon else "var(--vi-blue)" if flip else "var(--line)"
        box = rect(
            x - 9.9, y - 11, 19.8, 22, rx=4.5, fill="var(--surface-2)", stroke=edge,
            stroke_width=1.8 if icon or flip else 0.8,
        )  # fmt: skip
        colour = "var(--vi-blue)" if flip else "var(--ink-2)"
        number = _label(
            x, y + 4, str(space), 11, text_anchor="middle", fill=colour,
            font_weight=800 if flip else 500,
        )  # fmt: skip
        if icon:
            out.append(
                group(
                    box, use("vi-helix", x, y, 0.62), id=f"vp-icon-{space}",
                    label=_say(lang, "vp-icon", vp=space), tip=_say(lang, "vp-icon-tip"),
                )
            )  # fmt: skip
        elif flip:
            out.append(
                group(
                    box, number, id="vp-flip", label=_say(lang, "vp-flip", vp=space),
                    tip=_say(lang, "vp-flip-tip"),
                )
            )  # fmt: skip
        else:
            out += [box, number] if space % 5 == 0 else [box]
    return out


def _research(content: ViralContent, players: int, lang: str) -> list[Element]:
    top = content.tracks.research_track.top
    high = at.RESEARCH_STEP[1] / (top + 1) - 2.5
    out: list[Element] = []
    cure: list[Element] = []
    for space in range(top + 1):
        last = space == top
        _, y = at.research_space(0, space, top)
        colour = "var(--vi-crisis)" if last else "var(--ink-2)"
        spaces = cure if last else out
        spaces.append(
            _label(
                at.TRACKS_X + 8, y + 4.5, str(space), 12, text_anchor="middle", fill=colour,
                font_weight=600 if last else 500,
            )
        )  # fmt: skip
        for player in range(players):
            x, _ = at.research_space(player, space, top)
            spaces.append(
                rect(
                    x - 18.2, y - high / 2, 36.5, high, rx=5,
                    fill="var(--vi-crisis)" if last else "var(--surface-2)",
                    fill_opacity=0.22 if last else None,
                    stroke="var(--vi-crisis)" if last else "var(--line)", stroke_width=0.9,
                )
            )  # fmt: skip
    label, tip = _say(lang, "cure", top=top), _say(lang, "cure-tip")
    return [*out, group(*cure, id="cure", label=label, tip=tip)]


def _advantage(players: int) -> list[Element]:
    out = []
    for place in range(players):
        y = at.ADVANTAGE_Y + place * at.ADVANTAGE_STEP
        out += [
            rect(
                at.TRACKS_X, y, 68, 27, rx=6, fill="var(--surface-2)", stroke="var(--line)",
                stroke_width=0.9,
            ),
            _label(
                at.TRACKS_X + 12, y + 18, str(place + 1), 12.5, text_anchor="middle",
                fill="var(--ink-2)", font_weight=600,
            ),
        ]  # fmt: skip
    return out
