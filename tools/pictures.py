"""Make the pictures of the docs from scenes: `python tools/pictures.py [--out DIR]`.

Every picture is a position of the game, drawn by the game's own scene code; examples of the
rules page get arrows on top. They follow the reader's theme.
"""

from __future__ import annotations

import argparse
import dataclasses
import math
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.games.microworld.given import GAME, given, play, start, words  # noqa: E402

from miasma.core.elements import Element, circle, group, path, rect, shift, text, use  # noqa: E402
from miasma.core.scene import Scene, Stage  # noqa: E402
from miasma.games.microworld.art import shared_definitions  # noqa: E402
from miasma.games.microworld.palette import PALETTE  # noqa: E402
from miasma.games.microworld.scene import draw  # noqa: E402
from miasma.games.microworld.scene_board import shapes  # noqa: E402
from miasma.games.microworld.state import MicroworldState  # noqa: E402

BOARD = ("1a", "2a", "3a", "4a")
MOST_BYTES = 300_000


def at(cell: str) -> tuple[float, float]:
    """Where a marker stands on the reference board."""
    return shapes(GAME.data, BOARD).cells[cell].xy


def arrow(start: str, end: str, id: str, bend: float = 0.16) -> Element:
    """A bent arrow from cell to cell."""
    (ax, ay), (bx, by) = at(start), at(end)
    length = math.dist((ax, ay), (bx, by))
    along_x, along_y = (bx - ax) / length, (by - ay) / length
    middle_x = (ax + bx) / 2 - along_y * bend * length
    middle_y = (ay + by) / 2 + along_x * bend * length
    ax, ay = ax + along_x * 27, ay + along_y * 27
    out = math.dist((middle_x, middle_y), (bx, by))
    tip_x, tip_y = bx - (bx - middle_x) / out * 22, by - (by - middle_y) / out * 22
    turn = math.degrees(math.atan2(by - middle_y, bx - middle_x))
    line = f"M{ax:.1f} {ay:.1f}Q{middle_x:.1f} {middle_y:.1f} {tip_x:.1f} {tip_y:.1f}"
    head = path("M-9-8L7 0L-9 8Z", transform=shift(tip_x, tip_y, turn=turn))
    return group(
        path(line, fill="none", stroke="var(--mw-matrix)", stroke_width=9, opacity=0.7),
        path(line, fill="none", stroke="var(--mw-last)", stroke_width=4),
        group(head, fill="var(--mw-last)", stroke="var(--mw-matrix)", stroke_width=2),
        id=id,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def ghost(cell: str, faction: str, id: str) -> Element:
    """Where a marker is going to stand, beside the gene that lies there."""
    x, y = at(cell)
    return group(
        use(f"mw-{faction}", x - 17, y - 17, 0.68, opacity=0.95),
        circle(
            x - 17,
            y - 17,
            20,
            fill="none",
            stroke="var(--mw-last)",
            stroke_width=2.4,
            stroke_dasharray="6 5",
        ),
        id=id,
    )


def with_marks(scene: Scene, *marks: Element, without: str = "") -> Scene:
    """A scene with something drawn over it, and without the points of some cells."""
    hidden = {f"gain-{cell}" for cell in words(without)}
    kept = [entry for entry in scene.pieces if entry.id not in hidden]
    return dataclasses.replace(scene, pieces=(*kept, *marks))


# -- the examples of the rules page ---------------------------------------------------------------


def board() -> Scene:
    """The reference board with its seven genes, before the first turn."""
    return draw(start(), None, "en")


def opening() -> Scene:
    """The opening turn: the virus starts on a gene (MW-EX-24)."""
    return draw(start(), 0, "en")


def placing() -> Scene:
    """Where the antibody may place (MW-EX-01)."""
    state = given(virus="2a1 2a2", antibody="1a3", last="2a2", tokens="1a4 2a7 3a5 3a7 4a3")
    return draw(state, 1, "en")


def displacement() -> Scene:
    """Displacement to reach a gene (MW-EX-09)."""
    state = given(
        virus="2a4 4a4",
        antibody="1a1 3a3",
        last="3a3",
        tokens="3a5",
        hand={"virus": "displacement"},
    )
    scene = draw(state, 0, "en", focus="gene-displacement")
    return with_marks(scene, arrow("3a3", "3a2", "move"), ghost("3a5", "virus", "next"))


def exchange() -> Scene:
    """Exchange for a majority (MW-EX-17)."""
    state = given(virus="4a2 3a3", antibody="4a3", last="3a3", mutations={"antibody": "exchange"})
    play(state, "place 3a7")
    scene = draw(state, 1, "en", focus="mutation-1")
    return with_marks(scene, arrow("3a7", "4a2", "there", 0.3), arrow("4a2", "3a7", "back", 0.3))


def scoring() -> Scene:
    """The final scoring (MW-EX-12)."""
    state = given(
        virus="1a1 1a2 1a7 2a1 2a2 2a3 2a4 2a5 2a6 2a7 3a1 3a2 3a6 3a3",
        antibody="1a3 1a4 1a5 1a6 3a4 3a5 3a7 4a1 4a2 4a3 4a4 4a5 4a6",
        turn=27,
        last="3a3",
        to_move="antibody",
        flipped="3a6",
        inhibited="antibody",
    )
    return draw(play(state, "place 4a7", "end"), None, "en")


def middle_of_a_game() -> Scene:
    """A game in full swing, as the virus sees it."""
    rng = Random(11)
    best: tuple[float, MicroworldState] | None = None
    for seed in range(400):
        state = _half_played(seed, rng)
        worth = _interest(state)
        if best is None or worth > best[0]:
            best = worth, state
    assert best is not None
    return draw(best[1], 0, "en")


def _half_played(seed: int, rng: Random) -> MicroworldState:
    state = GAME.start(seed=seed, options={"board": "reference"})
    assert isinstance(state, MicroworldState)
    while len(state.view(None)["pieces"]) < 16 or state.active != 0 or state.view(None)["placed"]:
        seat = rng.choice(state.to_act)
        state.take(rng.choice(state.legal(seat)), seat)
        state.advance(rng)
    return state


def _interest(state: MicroworldState) -> float:
    """How much of the game a position shows."""
    seen = state.view(0)
    cells = seen["cells"]
    places = [a for a in state.options(0) if a.kind == "place"]
    tokens = {c["id"] for c in cells if c["token"]}
    points = (
        3.0 * (2 <= len(places) <= 4)
        + 3.0 * any(a.args[0] in tokens for a in places)
        + 2.0 * (seen["seals"]["necrosis"] is not None)
        + 2.0 * any(c["flipped"] for c in cells)
        + 1.5 * min(2, len(seen["hands"][0]["genes"]))
        + 1.0 * min(1, seen["hands"][1]["count"])
        + 0.5 * any(a.kind == "use" for a in state.options(0))
        + 0.2 * min(abs(seen["scores"][0] - seen["scores"][1]), 3)
    )
    return float(points + 0.05 * sum(seen["scores"]))


# -- pieces ---------------------------------------------------------------------------------------

Said = Mapping[str, Sequence[str]]

PIECE_WORDS: Mapping[str, Said] = {
    "en": {
        "title": "Markers, cells and tokens of Microworld",
        "states": ["on the board", "placed last", "flipped", "with a seal", "score marker"],
        "virus": "Virus",
        "antibody": "Antibody",
        "cells": "Cells",
        "cell_states": ["muscle", "bone", "nerve", "mucosa", "may be chosen", "dead", "barrier"],
        "genes": "Genes",
        "unseen": "unseen",
        "mutations": "Mutations",
        "goals": "Goals",
        "rules": "Rules",
    },
    "de": {
        "title": "Marker, Zellen und Plättchen von Microworld",
        "states": ["auf dem Plan", "zuletzt gelegt", "umgedreht", "mit Siegel", "Wertungsmarker"],
        "virus": "Virus",
        "antibody": "Antikörper",
        "cells": "Zellen",
        "cell_states": ["Muskel", "Knochen", "Nerv", "Schleimhaut", "wählbar", "tot", "Barriere"],
        "genes": "Gene",
        "unseen": "verdeckt",
        "mutations": "Mutationen",
        "goals": "Ziele",
        "rules": "Regeln",
    },
    "ru": {
        "title": "Маркеры, клетки и жетоны «Микромира»",
        "states": ["на поле", "последний", "перевёрнут", "с печатью", "маркер очков"],
        "virus": "Вирус",
        "antibody": "Антитело",
        "cells": "Клетки",
        "cell_states": ["мышца", "кость", "нерв", "слизистая", "можно", "мёртвая", "барьер"],
        "genes": "Гены",
        "unseen": "закрыт",
        "mutations": "Мутации",
        "goals": "Цели",
        "rules": "Правила",
    },
}
SHAPE = "M-46-34C-20-48 26-46 46-32C58-8 52 28 38 38C10 48-30 46-44 34C-56 10-56-14-46-34Z"
MEMBRANE = "M-41-30C-18-42 24-41 41-28C52-6 47 25 34 33C9 42-27 41-39 30C-50 9-50-12-41-30Z"


def label(x: float, y: float, said: str, size: float = 13, strong: bool = False) -> Element:
    """A caption."""
    return text(
        x,
        y,
        said,
        size,
        font_weight=700 if strong else 500,
        fill="var(--ink)" if strong else "var(--ink-2)",
        text_anchor="start" if strong else "middle",
    )


def pieces(lang: str) -> Scene:
    """All markers, cells and tokens with their states."""
    said = PIECE_WORDS[lang]
    out = [
        *_marker_rows(said),
        *_cell_row(said),
        *_token_rows(said, lang),
    ]
    stage = Stage(
        (0, 0, 960, 690),
        PALETTE,
        shared_definitions(GAME.data),
        tuple(out),
        ground="var(--mw-lens-edge)",
    )
    return Scene(str(said["title"]), stage, lang=lang)


def _marker_rows(said: Said) -> list[Element]:
    columns = [190, 350, 510, 670, 830]
    out = [label(x, 36, state, 14) for x, state in zip(columns, said["states"], strict=True)]
    for y, name in ((88, "virus"), (178, "antibody")):
        out.append(label(28, y + 5, str(said[name]), 15, strong=True))
        out.append(use(f"mw-{name}", columns[0], y, 1.25))
        out.append(
            group(use("mw-reticle"), use(f"mw-{name}"), transform=shift(columns[1], y, 1.12))
        )
        out.append(use(f"mw-{name}-flipped", columns[2], y, 1.25))
        out.append(
            group(use(f"mw-{name}"), use("mw-seal", 15, 15), transform=shift(columns[3], y, 1.25))
        )
        dark = "var(--mw-virus-deep)" if name == "virus" else "var(--mw-antibody-base)"
        number = text(0, 5, "7", 14.5, font_weight=800, text_anchor="middle", fill="#fff")
        out.append(
            group(
                use(f"mw-{name}"),
                circle(0, 0, 11, fill=dark),
                number,
                transform=shift(columns[4], y, 1.2),
            )
        )
    return out


def _cell_row(said: Said) -> list[Element]:
    out = [label(28, 300, str(said["cells"]), 15, strong=True)]
    looks = ("muscle", "bone", "nerve", "mucosa", "nerve", "mucosa", "muscle")
    for place, (kind, name) in enumerate(zip(looks, said["cell_states"], strict=True)):
        x = 165 + place * 119
        skin = f"var(--mw-{kind}-skin)"
        parts = [
            path(SHAPE, fill=f"url(#mw-fill-{kind})", stroke=skin, stroke_width=1.7),
            path(SHAPE, fill=f"url(#mw-grain-{kind})"),
            path(MEMBRANE, fill="none", stroke=skin, stroke_width=0.8, opacity=0.55),
        ]
        if place == 4:
            glow = {"fill": "none", "stroke": "var(--mw-glow)"}
            parts += [
                path(SHAPE, stroke_width=15, opacity=0.13, **glow),
                path(SHAPE, stroke_width=9, opacity=0.22, **glow),
                path(SHAPE, fill="none", stroke="var(--mw-glow-case)", stroke_width=6.5),
                path(SHAPE, stroke_width=3, **glow),
                circle(
                    0, 0, 17, fill="var(--mw-lens-edge)", stroke="var(--mw-glow)", stroke_width=2
                ),
                text(0, 5, "+1", 14, font_weight=700, text_anchor="middle", fill="var(--mw-glow)"),
            ]
        if place == 5:
            parts += [
                path(SHAPE, fill="url(#mw-grain-dead)"),
                path(SHAPE, fill="none", stroke="var(--mw-seal-ink)", stroke_width=4.2),
                path(
                    SHAPE,
                    fill="none",
                    stroke="var(--mw-seal)",
                    stroke_width=2.4,
                    stroke_dasharray="10 7",
                ),
            ]
        if place == 6:
            parts.append(use("mw-shield"))
        out.append(group(*parts, transform=shift(x, 296, 0.96)))
        out.append(label(x, 366, name))
    return out


def _token_rows(said: Said, lang: str) -> list[Element]:
    out = [
        label(28, 428, str(said["genes"]), 15, strong=True),
        use("mw-gene-back", 165, 422, 1.25),
        label(165, 466, str(said["unseen"]), 11.5),
    ]
    for place, gene in enumerate(GAME.data.genes):
        x = 247 + place * 80
        out.append(use(f"mw-gene-{gene.id}", x, 422, 1.25))
        size = 11.5 if len(gene.name[lang]) < 12 else 10.5
        out.append(label(x, 466 if place % 2 == 0 else 480, gene.name[lang], size))
    out.append(label(28, 538, str(said["mutations"]), 15, strong=True))
    for place, tile in enumerate(GAME.data.mutations):
        x = 190 + place * 138
        out.append(use(f"mw-mutation-{tile.id}", x, 532, 1.3))
        out.append(label(x, 576, tile.name[lang], 12))
    out.append(label(28, 634, str(said["goals"]), 15, strong=True))
    for place, goal in enumerate(GAME.data.goals):
        x = 165 + place * 112
        out.append(use(f"mw-goal-{goal.id}", x, 626, 1.2))
        size = 12 if len(goal.name[lang]) < 16 else 10.5
        out.append(label(x, 664, goal.name[lang], size))
    out.append(rect(596, 606, 1, 60, fill="var(--line)"))
    out.append(label(616, 634, str(said["rules"]), 15, strong=True))
    for place, rule in enumerate(GAME.data.rules):
        out.append(use(f"mw-rule-{rule.id}", 710 + place * 32, 628, 0.84))
    return out


# -- writing --------------------------------------------------------------------------------------


def all_pictures() -> dict[str, str]:
    """Path from the docs folder → the file's text."""
    examples = {
        "board": board,
        "opening": opening,
        "placing": placing,
        "displacement": displacement,
        "exchange": exchange,
        "scoring": scoring,
    }
    made = {
        f"rules/pictures/microworld-{name}.svg": make().to_svg(panels=False)
        for name, make in examples.items()
    }
    for lang in PIECE_WORDS:
        ending = "" if lang == "en" else f"-{lang}"
        made[f"rules/pictures/microworld-pieces{ending}.svg"] = pieces(lang).to_svg()
    made["pictures/microworld.svg"] = middle_of_a_game().to_svg()
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "docs", help="the docs folder")
    folder = parser.parse_args().out
    for name, svg in all_pictures().items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(svg, encoding="utf-8")
        size = len(svg.encode())
        print(f"{target.relative_to(folder)}  {size / 1000:.0f} kB")
        if size > MOST_BYTES:
            raise SystemExit(f"{name} is larger than {MOST_BYTES // 1000} kB")


if __name__ == "__main__":
    main()
