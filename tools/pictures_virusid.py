"""Make the pictures of Viroid's docs from scenes: `python tools/pictures_virusid.py [--out DIR]`.

They are positions of a golden game, drawn by the game's own scene code, and follow the reader's
theme.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from miasma import State
from miasma.core.record import Record

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "tests/games/virusid/records/seats-4.miasma"
MOST_BYTES = 300_000
LANGUAGES = ("en", "de", "ru")


def moment(turn: int) -> State:
    """A golden game, stopped from a turn on where infections are chosen."""
    record = Record.read(GAME)
    state = record.start()
    for entry in record.entries:
        view = state.view()
        if view["turn"] >= turn and view["node"] == "infecting":
            return state
        state.play(entry.notation, entry.seat)
    raise SystemExit("the game was over too soon")


def all_pictures() -> dict[str, str]:
    """Path from the docs folder → the file's text."""
    late, early = moment(52), moment(27)
    made = {}
    for lang in LANGUAGES:
        ending = "" if lang == "en" else f"-{lang}"
        world = late.scene(None, lang).to_svg(panels=False)
        made[f"rules/pictures/virusid-world{ending}.svg"] = world
        infection = early.scene(early.to_act[0], lang).to_svg(panels=False)
        made[f"rules/pictures/virusid-infection{ending}.svg"] = infection
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
