"""Make the pictures of Viral's rules pages from scenes: `python tools/viral_pictures.py`."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.games.viral.given import given, play, resolve  # noqa: E402

from miasma.core.scene import Scene  # noqa: E402

FOLDER = ROOT / "docs/rules/pictures"


def table(lang: str) -> Scene:
    """The middle of a game for four: purple moves a virus out of lung-2."""
    state = given(
        4,
        organs={
            "brain": "purple* green",
            "heart_1": "orange yellow",
            "heart_2": "orange* green",
            "lung_1": "purple green",
            "lung_2": "purple yellow",
            "liver": "yellow* green orange",
            "pancreas": "yellow",
            "stomach": "orange",
            "small_intestine": "green* orange",
            "large_intestine": "purple+yellow,orange",
            "kidney_1": "green orange purple yellow",
            "kidney_2": "green*",
        },
        crises={1: "kidney_1", 2: "stomach"},
        vp="14 11 8 7",
        research="3 2 5 6",
        advantage="purple orange yellow green",
        round=3,
        tokens="4 1 7 8 2 5",
        gained={"green": "hunter latent", "yellow": "storm fever", "orange": "shock",
                "purple": "engulfer"},
    )  # fmt: skip
    resolve(state, "purple", 3, "basic_stream")
    play(state, "use 2a", "virus purple-3")
    return state.scene(3, lang)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for lang, name in (("en", "viral-table"), ("de", "viral-table-de"), ("ru", "viral-table-ru")):
        picture = table(lang).to_svg(width=1000)
        (FOLDER / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
