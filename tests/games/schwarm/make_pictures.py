"""Make the pictures of the rules pages: every worked example, drawn by the game's own scene code.

    .venv/bin/python -m tests.games.schwarm.make_pictures

They go to docs/rules/pictures/ and docs/pictures/.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.games.schwarm.given import given, new_game, play, seat_of
from tests.games.schwarm.test_examples import ROUND_END

from miasma.core.scene import Scene
from miasma.games.schwarm.scene import draw
from miasma.games.schwarm.state import SchwarmState

DOCS = Path(__file__).resolve().parents[3] / "docs"
MOST_BYTES = 180_000


def plain(seats: int = 4, focus: str = "", **position: Any) -> Scene:
    """A position without a question; the sea is bare unless the example says otherwise."""
    position.setdefault("bare", "all")
    state = given(seats, **position)
    return draw(state, None, "en", focus)


def asked(*actions: str, focus: str = "", **position: Any) -> Scene:
    """A position as the player sees it who must choose after some actions."""
    position.setdefault("bare", "all")
    state: SchwarmState = play(given(4, **position), *actions)
    return draw(state, state.to_act[0], "en", focus)


def ex(colour: str) -> dict[str, Any]:
    """The pieces of a player in the example of a round's scoring."""
    things = ROUND_END[colour]
    return {name: {colour: things[name]} for name in things}


def exploring() -> Scene:
    """SW-EX-12: where a corner two may be laid, and where not."""
    return asked(
        "play researcher", focus="tray-two_corner",
        stations={"yellow": "A3"}, ships={"yellow": "F6"}, bare="B3 F5 C7",
        held={"yellow": "two_corner"}, hand={"yellow": "researcher"},
    )  # fmt: skip


def laid(*tiles: str) -> Scene:
    """SW-EX-10, SW-EX-11 and SW-EX-13: a corner two as it may lie, or as it would."""
    return plain(
        stations={"yellow": "A3"}, ships={"yellow": "F6"}, tiles={"yellow": " ".join(tiles)},
        bare="B3 F5 C7", focus="network-0",
    )  # fmt: skip


def buying(cards: str, seats: int = 2, **more: Any) -> Scene:
    """The row as the player sees it who is to take a card."""
    more.setdefault("stations", {"yellow": "A3", "red": "I5"})
    return draw(given(seats, row=cards, **more), 0, "en")


TILES_21 = (
    "B1:NES B2:NES B3:NES B4:NEW C4:ESW D4:NEW D1:NES D2:NES D3:NES C5:NES C6:NES C7:NES C8:NES"
    " F4:NW F3:ES G3:EW H3:EW"
)
TILES_22 = "G1:NES G2:NES G3:NES G4:NES G5:NES G6:NES H6:EW G7:NS G8:NS"
TILES_23 = "D1:NSW C1:NE D2:NES D3:NES F4:NW F3:ES G3:EW H3:EW B4:EW C4:ESW D4:NEW"
LINK = "H4:EW G4:EW"
STARTS = {"yellow": "A3", "red": "I5", "black": "E9", "white": "F0"}
ROW_OF_TWO = (
    "ship researcher whale_light researcher ship tsunami_light crab_light ship_researcher@blue"
    " station@blue station@green"
)

PICTURES: dict[str, Callable[[], Scene]] = {
    "board": lambda: plain(bare=""),
    "ex-01": lambda: plain(score={"white": 34, "red": 42, "yellow": 41, "black": 35}),
    "ex-02": lambda: plain(
        score={"white": 36, "red": 40, "yellow": 41, "black": 35}, ability={"white": "protection"}
    ),
    "ex-03": lambda: buying(ROW_OF_TWO),
    "ex-04": lambda: buying("researcher ship whale_light tsunami_light station@green",
                            taken={"yellow": 2, "red": 3}),
    "ex-05": lambda: buying(
        "ship researcher crab_light ship researcher ship researcher whale_light ship researcher"
        " tsunami_light ship researcher station@blue whale_blue@blue station@green",
        4, stations=STARTS,
    ),
    "ex-06": lambda: buying("ship researcher station@green", score={"yellow": 0},
                            taken={"yellow": 3, "red": 4}),
    "ex-07": lambda: plain(stations=STARTS, track="red black yellow white",
                           hand={"yellow": "ship"}, turn="red", bare=""),
    "ex-08": lambda: plain(stations={"red": "A3"}, ships={"red": "E3"}, bare="B3 C3 D3"),
    "ex-09": lambda: plain(stations={"white": "A4(3)"}, tiles={"white": "B4:EW C4:ESW D4:NESW"}),
    "ex-10": lambda: laid("B3:SW"),
    "ex-11": lambda: laid("F5:ES"),
    "ex-12": exploring,
    "ex-13": lambda: laid("F5:NW", "B3:NE"),
    "ex-14": lambda: plain(stations={"yellow": "A3(1) A4(1)"}, tiles={"yellow": "B3:SW B4:NW"},
                           focus="network-0"),
    "ex-15": lambda: plain(stations={"yellow": "A3(1) A4(1)"}, tiles={"yellow": "B3:SW B4:NE"},
                           focus="network-0"),
    "ex-16": lambda: plain(stations={"yellow": "A3(1) A4(1)"}, tiles={"yellow": "B3:SW"},
                           ships={"yellow": "B4"}, focus="network-0"),
    "ex-17": lambda: plain(focus="network-3", **ex("white")),
    "ex-18": lambda: plain(focus="network-0", **ex("yellow")),
    "ex-19": lambda: plain(focus="network-1", **ex("red")),
    "ex-20": lambda: plain(stations={"red": "I4(1)"}, tiles={"red": LINK}, ships={"red": "F5"}),
    "ex-21": lambda: plain(stations={"yellow": "D0 I3 C9 B0 A4"}, tiles={"yellow": TILES_21},
                           focus="network-0"),
    "ex-22": lambda: plain(stations={"red": "G0 G9 I6 H0 F9"}, tiles={"red": TILES_22},
                           focus="network-1"),
    "ex-23": lambda: plain(stations={"white": "D0 C0 I3 A4 I6"}, tiles={"white": TILES_23},
                           focus="network-3"),
    "ex-24": lambda: asked(
        "play whale_light", "hazard new", "dir N", "dir N", stations={"white": "A3"},
        ships={"red": "E3", "yellow": "F2"}, turn="white", hand={"white": "whale_light"},
    ),
    "ex-25": lambda: asked(
        "play crab_light", "crab F0", stations={"yellow": "G0", "red": "H0 I3"},
        hand={"yellow": "crab_light"},
    ),
    "ex-26": lambda: asked(
        "play tsunami_light", "hazard new", "dir SE", stations={"red": "A3"},
        ships={"white": "F5", "black": "G6"}, turn="red", hand={"red": "tsunami_light"},
    ),
    "ex-27": lambda: asked(
        "play tsunami_light", "hazard 1", stations={"black": "A3", "white": "F9"},
        ships={"white": "G8"}, turn="black", tsunamis="H7", hand={"black": "tsunami_light"},
    ),
    "ex-28": lambda: plain(stations={"red": "I4(1)"}, tiles={"red": f"{LINK} F4:NES"}),
    "ex-29": lambda: plain(stations={"white": "A6(3) C9(1)"},
                           tiles={"white": "B6:EW C6:ESW C7:NS C8:NS"}, focus="network-3"),
    "ex-30": lambda: draw(
        play(new_game(2, variant1_setup=True), "lot 1", "lot 2", "build F0"), 0, "en"
    ),
    "ex-31": lambda: asked(
        "play researcher", focus="tray-three", stations={"red": "I5(3)"},
        tiles={"white": "D5:EW"}, ships={"red": "D6"}, held={"red": "three"},
        hand={"red": "researcher"}, turn="red", bare="",
    ),
    "ex-32": lambda: plain(stations={"red": "A3"}, ships={"red": "F3"}, bare="B3 C3 D3 E3"),
    "ex-33": lambda: asked(
        "play tsunami_blue", "hazard new", "dir S", stations={"red": "A3", "white": "D9"},
        score={"white": 30}, hand={"red": "tsunami_blue"}, turn="red", variant1_tsunami=True,
    ),
    "ex-34": lambda: buying(
        "ship researcher crab_light ship researcher whale_light researcher ship researcher"
        " tsunami_light ship researcher ship_researcher@blue crab_blue@blue station@green",
        3, stations={"yellow": "A3", "red": "I5", "black": "E9"},
    ),
}  # fmt: skip
WITH_PANELS = ("ex-02", "ex-03", "ex-04", "ex-05", "ex-06", "ex-07", "ex-34")
"""Examples about cards, order and abilities, which lie beside the board."""


def middle_of_a_game() -> Scene:
    """A table in the middle of a game by computer players, for the front page."""
    import miasma

    state = new_game(4, 5)
    players = [miasma.agent("greedy", seed=seat) for seat in range(4)]
    rng = Random(5)
    while state.ply < 330:
        state.advance(rng)
        actor = state.to_act[0]
        state.play(players[actor].choose(state, actor), actor)
    while state.to_act == (-1,):
        state.roll(rng)
    return draw(state, seat_of("yellow"), "en")


def all_pictures() -> dict[str, str]:
    """Path from the docs folder → the file's text."""
    made = {
        f"rules/pictures/schwarm-{name}.svg": make().to_svg(panels=name in WITH_PANELS)
        for name, make in PICTURES.items()
    }
    made["pictures/schwarm.svg"] = middle_of_a_game().to_svg()
    return made


def main() -> None:
    """Write all pictures."""
    for name, svg in all_pictures().items():
        target = DOCS / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(svg, encoding="utf-8")
        size = len(svg.encode())
        print(f"{name}  {size / 1000:.0f} kB")
        if size > MOST_BYTES:
            raise SystemExit(f"{name} is larger than {MOST_BYTES // 1000} kB")


if __name__ == "__main__":
    main()
