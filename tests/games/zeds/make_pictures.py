"""Make the pictures of the rules pages, drawn by the game's own scene code.

    .venv/bin/python -m tests.games.zeds.make_pictures

They go to docs/rules/pictures/, in three languages.
"""

from __future__ import annotations

from random import Random

from tests.games.zeds.given import GAME, activate, given, play, space
from tests.games.zeds.pages import LANGUAGES, PAGES
from tests.games.zeds.test_examples import first_activation, tunnel

from miasma.core.chance import CHANCE
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import ACTION_PHASE, PHASE


def start() -> ZedsState:
    """The first action phase of a game at level IV."""
    state = GAME.start(1, seed=11, options={"level": "IV"})
    assert isinstance(state, ZedsState)
    rng = Random(5)
    while state.t[PHASE] < ACTION_PHASE or state.to_act == (CHANCE,):
        actor = state.to_act[0]
        state.take(rng.choice(state.legal(actor)), actor)
    return state


def fight() -> ZedsState:
    """A mob attacks Sheriff Hunt behind a barricade on the Suspension Bridge."""
    state = given(
        "II",
        units={"hunt": "S1", "civ1": "S3", "piazza": "F0", "schmidt": "M0", "hernandez": "town"},
        zeds={"S2": "zed_5_3 zed_4_2", "F4": "zed_4_3", "M5": "zed_6_3", "H2": "zed_5_3"},
        barricades=1 << space("S1"),
        event="b08",
        infection=8,
        supplies=6,
        ammo=4,
    )
    activate(state, "suburbs")
    return play(state, "...", "die 3", "die 5")


def main() -> None:
    """Draw everything."""
    folder = PAGES / "pictures"
    drawn = {"start": (start(), True), "melee": (fight(), True)}
    drawn["tunnel"] = (first_activation(tunnel()), False)
    for name, (state, panels) in drawn.items():
        for lang in LANGUAGES:
            ending = "" if lang == "en" else f"-{lang}"
            picture = state.scene(0, lang).to_svg(panels=panels)
            (folder / f"zeds-{name}{ending}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
