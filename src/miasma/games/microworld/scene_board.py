"""The board of the picture: its stage, made once for each board, and what moves on it."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final

from miasma.core.elements import Element, circle, group, path, rect, shape, text, use
from miasma.core.scene import Stage
from miasma.games.microworld import scene_words as words
from miasma.games.microworld.art import FACTIONS, polar, shared_definitions
from miasma.games.microworld.geometry import BoardShape, Projection, assemble
from miasma.games.microworld.palette import PALETTE

if TYPE_CHECKING:
    from miasma.games.microworld.data import MicroworldContent
    from miasma.games.microworld.reader import Reader

MIDDLE: Final = 350.0
RIM: Final = 276.0
RING_INNER: Final = 284.0
RING_OUTER: Final = 340.0
RING_MIDDLE: Final = 312.0
ARC_RADII: Final = (288.5, 335.5)
TRAY: Final = (712.0, 12.0, 276.0, 676.0)
SMALL: Final = (62.0, 62.0, 576.0, 576.0)
SMALL_ARC: Final = 281.0


# -- the stage ------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=256)
def shapes(content: MicroworldContent, sides: tuple[str, ...]) -> BoardShape:
    """The shapes of a board, made once."""
    meta = content.board.meta
    quarters = [[cell for cell in content.board.cell if cell.side == side] for side in sides]
    x, y = meta.center
    return assemble(quarters, Projection((x, y), meta.scale, meta.tile_radius))


@functools.lru_cache(maxsize=256)
def stage(content: MicroworldContent, sides: tuple[str, ...]) -> Stage:
    """Everything that doesn't change on a board."""
    board = shapes(content, sides)
    x, y, wide, high = content.board.meta.viewbox
    outlines = [shape(f"mw-cell-{cell.id}", cell.outline) for cell in board.cells.values()]
    tissues = [shape(f"mw-tissue-{tissue.cells[0]}", tissue.outline) for tissue in board.tissues]
    return Stage(
        (x, y, wide, high),
        PALETTE,
        (*shared_definitions(content), *outlines, *tissues),
        (
            circle(MIDDLE, MIDDLE, 500, fill="url(#mw-lens)", opacity=0.9),
            group(*_ring(content), class_="wide"),
            circle(MIDDLE, MIDDLE, 286, fill="var(--mw-ring)", class_="small"),
            *_tissue(board),
        ),
        board=(4, 4, 692, 692),
        tray=TRAY,
        small=SMALL,
        ground="var(--mw-lens-edge)",
        own=1.1,
    )


def _angle(space: float, content: MicroworldContent) -> float:
    track = content.components.score_track
    return track.angle_of_zero + track.step * space


def _ring(content: MicroworldContent) -> list[Element]:
    """The score track round the board."""
    spaces = content.components.score_track.spaces
    half = 180 / spaces
    cuts, fives = [], []
    for space in range(spaces):
        angle = _angle(space, content)
        x, y = polar(MIDDLE, RING_INNER + 3, angle + half)
        to_x, to_y = polar(MIDDLE, RING_OUTER - 3, angle + half)
        cuts.append(f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}")
        if space % 5 == 0:
            outer, inner = RING_OUTER - 2.5, RING_INNER + 2.5
            ax, ay = polar(MIDDLE, outer, angle + half - 0.3)
            bx, by = polar(MIDDLE, outer, angle - half + 0.3)
            cx, cy = polar(MIDDLE, inner, angle - half + 0.3)
            dx, dy = polar(MIDDLE, inner, angle + half - 0.3)
            fives.append(
                f"M{ax:.1f} {ay:.1f}A{outer} {outer} 0 0 1 {bx:.1f} {by:.1f}"
                f"L{cx:.1f} {cy:.1f}A{inner} {inner} 0 0 0 {dx:.1f} {dy:.1f}Z"
            )
    out = [
        circle(
            MIDDLE, MIDDLE, RING_OUTER,
            fill="var(--mw-ring)", stroke="var(--mw-ring-line)", stroke_width=1.2,
        ),
        circle(
            MIDDLE, MIDDLE, RING_INNER,
            fill="var(--mw-lens-edge)", stroke="var(--mw-ring-line)", stroke_width=1.2,
        ),
        path("".join(fives), fill="var(--mw-ring-five)"),
        path("".join(cuts), stroke="var(--mw-ring-line)", stroke_width=1, opacity=0.8),
    ]  # fmt: skip
    for space in range(spaces):
        x, y = polar(MIDDLE, RING_MIDDLE, _angle(space, content))
        five = space % 5 == 0
        size = 16 if five else 13
        out.append(
            text(
                x, y + size * 0.35, str(space), size,
                font_weight=700 if five else 500, text_anchor="middle",
                fill="var(--mw-ring-strong)" if five else "var(--mw-ring-ink)",
            )
        )  # fmt: skip
    return out


def _tissue(board: BoardShape) -> list[Element]:
    """The slice of tissue: cells with texture and double membranes, tissues outlined."""
    out = [
        circle(
            MIDDLE, MIDDLE, RIM,
            fill="var(--mw-matrix)", stroke="var(--mw-matrix-rim)", stroke_width=3,
        )
    ]  # fmt: skip
    for cell in board.cells.values():
        skin = f"var(--mw-{cell.kind}-skin)"
        outline = f"mw-cell-{cell.id}"
        out.append(
            group(
                use(outline, fill=f"url(#mw-fill-{cell.kind})", stroke=skin, stroke_width=1.7),
                use(outline, fill=f"url(#mw-grain-{cell.kind})"),
                path(cell.membrane, fill="none", stroke=skin, stroke_width=0.8, opacity=0.55),
            )
        )
    out += [
        use(
            f"mw-tissue-{tissue.cells[0]}", fill="none",
            stroke=f"var(--mw-{tissue.kind}-skin)", stroke_width=2.4, opacity=0.5,
        )
        for tissue in board.tissues
    ]  # fmt: skip
    out.append(circle(MIDDLE, MIDDLE, 270, fill="url(#mw-sheen)", pointer_events="none"))
    return out


# -- what changes ---------------------------------------------------------------------------------


def pieces(reader: Reader) -> list[Element]:
    """Everything on the board that comes, moves and goes, painted first to last."""
    board = shapes(reader.data, reader.sides())
    out = _quarters(reader)
    if board.cells:
        out += _tissue_states(reader, board)
        out += _cells(reader, board)
        out += _tokens(reader, board)
        out += _markers(reader, board)
        out += _barrier(reader, board)
        out += _gains(reader, board)
        out += _results(reader, board)
    return out + _scores(reader)


def _quarters(reader: Reader) -> list[Element]:
    """The four quarters; one without a tile shows its empty place."""
    out = []
    radius = 268
    for position, side in enumerate(reader.sides()):
        x, y = polar(MIDDLE, radius, 90 * position)
        to_x, to_y = polar(MIDDLE, radius, 90 * position + 90)
        form = (
            f"M{MIDDLE:g} {MIDDLE:g}L{x:.1f} {y:.1f}A{radius} {radius} 0 0 0 {to_x:.1f} {to_y:.1f}Z"
        )
        label, tip = words.quarter(reader, position, side)
        mark = {"id": f"quarter-{position}", "label": label, "tip": tip}
        if side:
            out.append(path(form, fill="none", pointer_events="none", **mark))
        else:
            out.append(
                path(
                    form, fill="var(--mw-ring)", stroke="var(--mw-ring-line)", stroke_width=2,
                    stroke_dasharray="7 6", **mark,
                )
            )  # fmt: skip
    return out


def _tissue_states(reader: Reader, board: BoardShape) -> list[Element]:
    """Dead tissue is hatched; at the end the winner's colour floods each tissue."""
    out = []
    sealed = reader.sealed()
    for number, tissue in enumerate(board.tissues):
        inside: list[Element] = []
        if reader.over:
            value = reader.tissue_points(number)
            if value:
                colour = f"var(--mw-{FACTIONS[0 if value > 0 else 1]})"
                outline = f"mw-tissue-{tissue.cells[0]}"
                inside += [
                    *(use(f"mw-cell-{id}", fill=colour, fill_opacity=0.2) for id in tissue.cells),
                    use(outline, fill="none", stroke="var(--mw-edge)", stroke_width=7, opacity=0.6),
                    use(outline, fill="none", stroke=colour, stroke_width=4.4),
                ]
        if sealed >> number & 1:
            inside += [use(f"mw-cell-{id}", fill="url(#mw-grain-dead)") for id in tissue.cells]
            outline = f"mw-tissue-{tissue.cells[0]}"
            inside += [
                use(
                    outline, fill="none", stroke="var(--mw-seal-ink)", stroke_width=4.2,
                    opacity=0.7,
                ),
                use(
                    outline, fill="none", stroke="var(--mw-seal)", stroke_width=2.4,
                    stroke_dasharray="10 7",
                ),
            ]  # fmt: skip
        if inside:
            label, tip = words.tissue(reader, number)
            out.append(
                group(
                    *inside,
                    id=f"tissue-{tissue.cells[0]}",
                    label=label,
                    tip=tip,
                    pointer_events="none",
                )
            )
    return out


def _cells(reader: Reader, board: BoardShape) -> list[Element]:
    out = []
    with_token = {cell for cell, _ in reader.tokens()}
    for cell, id in enumerate(reader.board.ids):
        form = board.cells[id]
        outline = f"mw-cell-{id}"
        inside: list[Element] = []
        if reader.owner(cell) is None and cell not in with_token and cell not in reader.lit:
            inside.append(
                circle(
                    *form.xy, 19, fill="#000", fill_opacity=0.13,
                    stroke=f"var(--mw-{form.kind}-skin)", stroke_opacity=0.5, stroke_width=1.2,
                    stroke_dasharray="2.5 4.4", stroke_linecap="round",
                )
            )  # fmt: skip
        if cell in reader.lit:
            inside += _glow(outline)
        else:
            inside.append(use(outline, fill="none", pointer_events="all"))
        label, tip = words.cell(reader, cell)
        out.append(
            group(
                *inside,
                id=f"cell-{id}",
                label=label,
                tip=tip,
                class_="can" if cell in reader.lit else None,
            )
        )
    lit = [entry for entry in out if entry.attributes.get("class")]
    return [entry for entry in out if not entry.attributes.get("class")] + lit


def _glow(outline: str) -> list[Element]:
    """May be chosen: two halos, a casing and a bright line."""
    glow = "var(--mw-glow)"
    return [
        use(outline, fill="none", stroke=glow, stroke_width=13, opacity=0.26),
        use(outline, fill="none", stroke="var(--mw-glow-case)", stroke_width=6.5),
        use(outline, fill=glow, fill_opacity=0.12, stroke=glow, stroke_width=3),
    ]


def _tokens(reader: Reader, board: BoardShape) -> list[Element]:
    """Gene tokens; one under a marker shows as a small edge."""
    out = []
    for cell, gene in reader.tokens():
        id = reader.board.ids[cell]
        x, y = board.cells[id].xy
        name = "mw-gene-back" if gene < 0 else f"mw-gene-{reader.data.genes[gene].id}"
        label, tip = words.token(reader, cell, gene)
        under = reader.owner(cell) is not None
        at = (x - 15, y + 16, 0.8) if under else (x, y, 1.08)
        out.append(use(name, *at, id=f"spot-{id}", label=label, tip=tip, place=f"cell-{id}"))
    return out


def _markers(reader: Reader, board: BoardShape) -> list[Element]:
    out: list[Element] = []
    seals: list[Element] = []
    for piece in reader.pieces():
        id = reader.board.ids[piece.cell]
        x, y = board.cells[id].xy
        if piece.last:
            label, tip = words.anchor(reader)
            out.insert(0, use("mw-reticle", x, y, id="anchor", label=label, tip=tip))
        name = f"mw-{FACTIONS[piece.seat]}{'-flipped' if piece.flipped else ''}"
        label, tip = words.piece(reader, piece)
        out.append(use(name, x, y, id=piece.id, label=label, tip=tip, place=f"cell-{id}"))
        for nth, place in enumerate(piece.seals):
            gene = reader.data.genes[place]
            label, tip = words.seal(reader, gene, id)
            away = 15 - 30 * nth
            seals.append(
                use(
                    "mw-seal", x + away, y + 15,
                    id=f"gene-{gene.id}", label=label, tip=tip, place=f"cell-{id}",
                )
            )  # fmt: skip
    return out + seals


def _barrier(reader: Reader, board: BoardShape) -> list[Element]:
    found = reader.barrier()
    if not found:
        return []
    cell, seat = found
    id = reader.board.ids[cell]
    x, y = board.cells[id].xy
    label, tip = words.barrier(reader, seat, id)
    busy = reader.owner(cell) is not None
    at = (x + 15, y - 15, 0.62) if busy else (x, y, 1.0)
    return [use("mw-shield", *at, id="barrier", label=label, tip=tip, place=f"cell-{id}")]


def _gains(reader: Reader, board: BoardShape) -> list[Element]:
    """The points of each cell that may be chosen, in its seat or beside what lies there: there no
    points are a badge only among cells that pay."""
    out = []
    busy = {cell for cell, _ in reader.tokens()}
    paying = any(gain > 0 for gain in reader.lit.values())
    for cell, gain in sorted(reader.lit.items()):
        id = reader.board.ids[cell]
        x, y = board.cells[id].xy
        label = f"+{gain}"
        inside: list[Element]
        beside = cell in busy or reader.owner(cell) is not None
        if gain < 0:
            if reader.owner(cell) is None:
                continue
            inside = [_ring_round(x, y)]
        elif beside and not gain and not paying:
            inside = [_ring_round(x, y)]
        elif beside:
            wide = 26 if gain < 10 else 32
            inside = [
                _ring_round(x, y),
                rect(
                    x + 20 - wide / 2, y - 30, wide, 21, rx=10.5,
                    fill="var(--mw-lens-edge)", stroke="var(--mw-glow)", stroke_width=1.4,
                ),
                _plus(x + 20, y - 14.9, label, 13),
            ]  # fmt: skip
        else:
            inside = [
                circle(
                    x, y, 17, fill="var(--mw-lens-edge)", fill_opacity=0.8,
                    stroke="var(--mw-glow)", stroke_width=2,
                ),
                _plus(x, y + 5, label, 14),
            ]  # fmt: skip
        out.append(group(*inside, id=f"gain-{id}", place=f"cell-{id}", pointer_events="none"))
    return out


def _ring_round(x: float, y: float) -> Element:
    return circle(x, y, 25, fill="none", stroke="var(--mw-glow)", stroke_width=2.2)


def _plus(x: float, y: float, label: str, size: float) -> Element:
    return text(x, y, label, size, font_weight=700, text_anchor="middle", fill="var(--mw-glow)")


def _results(reader: Reader, board: BoardShape) -> list[Element]:
    """After the end: what each tissue gave, and to whom."""
    if not reader.over:
        return []
    out = []
    for number, tissue in enumerate(board.tissues):
        value = reader.tissue_points(number)
        x, y = tissue.xy
        label, tip = words.tissue(reader, number)
        name = FACTIONS[0 if value > 0 else 1]
        fill = f"var(--mw-{name}-{'deep' if value > 0 else 'base'})" if value else "var(--surface)"
        edge = f"var(--mw-{name}{'-light' if value > 0 else ''})" if value else "var(--ink-3)"
        ink = "#fff" if value else "var(--ink)"
        wide = 30.0
        inside = [text(x, y + 5.8, "0", 16, font_weight=800, text_anchor="middle", fill=ink)]
        if value:
            wide = 50.0 if abs(value) < 10 else 58.0
            said = f"+{abs(value)}"
            inside = [
                use(f"mw-{name}", x - wide / 2 + 12.5, y, 0.4),
                text(
                    x - wide / 2 + 24, y + 5.4, said, 15, font_weight=800, fill=ink,
                ),
            ]  # fmt: skip
        plate = rect(x - wide / 2, y - 12, wide, 24, rx=12, fill=fill, stroke=edge, stroke_width=2)
        result = f"result-{tissue.cells[0]}"
        out.append(group(plate, *inside, id=result, label=label, tip=tip))
    return out


# -- the score track ------------------------------------------------------------------------------


def _scores(reader: Reader) -> list[Element]:
    """For each seat an arc up to its score, and its marker with the number (MW-03, MW-04)."""
    track = reader.data.components.score_track
    scores = [reader.score(0), reader.score(1)]
    same = scores[0] % track.spaces == scores[1] % track.spaces
    arcs, markers = [], []
    for seat, score in enumerate(scores):
        label, tip = words.score(reader, seat)
        colour = f"var(--mw-{FACTIONS[seat]})"
        space = score % track.spaces
        lap: list[Element] = []
        if score >= track.spaces:
            lap.append(
                circle(
                    MIDDLE, MIDDLE, ARC_RADII[seat],
                    fill="none", stroke=colour, stroke_width=4, opacity=0.4,
                )
            )  # fmt: skip
        if space:
            lap.append(_arc(reader, 0, space, ARC_RADII[seat], colour))
        due = reader.pending(seat)
        if due:
            lap.append(_arc(reader, space, space + due, ARC_RADII[seat], colour, "0.1 7"))
        arcs.append(group(*lap, id=f"arc-{seat}", class_="wide", pointer_events="none"))
        arcs.append(_small_arc(seat, min(score, track.spaces), colour))
        shift = (-2.6 if seat == 0 else 2.6) if same else 0.0
        x, y = polar(MIDDLE, RING_MIDDLE, _angle(space, reader.data) - shift)
        turned = "-flipped" if score >= track.turn_over_at else ""
        base = "var(--mw-virus-deep)" if seat == 0 else "var(--mw-antibody-base)"
        markers.append(
            group(
                use(f"mw-{FACTIONS[seat]}{turned}", scale=0.86),
                circle(0, 0, 11.5 if score > 99 else 10.5, fill=base),
                text(
                    0, 5, str(score), 14.5 if score < 100 else 12,
                    font_weight=800, text_anchor="middle", fill="#fff",
                ),
                id=f"score-{seat}",
                class_="wide",
                label=label,
                tip=tip,
                transform=f"translate({x:.1f} {y:.1f})",
            )
        )  # fmt: skip
    return arcs + markers


def _arc(
    reader: Reader, start: float, stop: float, radius: float, colour: str, dashes: str = ""
) -> Element:
    """A part of the track in a colour; it ends in the middle of a space."""
    span = min(stop - start, reader.data.components.score_track.spaces - 0.01)
    x, y = polar(MIDDLE, radius, _angle(start, reader.data))
    to_x, to_y = polar(MIDDLE, radius, _angle(start + span, reader.data))
    large = 1 if span * 360 > 180 * reader.data.components.score_track.spaces else 0
    return path(
        f"M{x:.1f} {y:.1f}A{radius:g} {radius:g} 0 {large} 1 {to_x:.1f} {to_y:.1f}",
        fill="none",
        stroke=colour,
        stroke_width=4,
        stroke_linecap="round",
        stroke_dasharray=dashes or None,
    )


def _small_arc(seat: int, score: int, colour: str) -> Element:
    """On a small screen the track is two arcs from the top, one to each side."""
    side = -1 if seat == 0 else 1
    x, y = polar(MIDDLE, SMALL_ARC, 90 + side * 1.4)
    to_x, to_y = polar(MIDDLE, SMALL_ARC, 90 + side * (1.4 + 4.3 * score))
    sweep = 1 if seat == 0 else 0
    line = f"M{x:.1f} {y:.1f}A{SMALL_ARC:g} {SMALL_ARC:g} 0 0 {sweep} {to_x:.1f} {to_y:.1f}"
    return path(
        line,
        fill="none",
        stroke=colour,
        stroke_width=6 if score else 0,
        stroke_linecap="round",
        id=f"small-arc-{seat}",
        class_="small",
        pointer_events="none",
    )
