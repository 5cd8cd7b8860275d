"""Make the golden records of the Swarm: games that must replay the same for ever.

    .venv/bin/python -m tests.games.schwarm.make_records

Each record is a game by players who pick at random, but rather lay a tile than stop, played with
its name and seed 0, 1, 2, … until what the record is wanted for has happened in it (see WANTED). In
an uneven game the first player cares for ships, researchers and tiles alone and the others leave
them to that player, so that buoys run out. So the same rules make the same files. They go to
`records/NAME.miasma` beside this file; the final scores and a digest of the final position of each
go to digests.json.

Run it only to add a record, or when rules were changed on purpose: then raise `rules_version`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.games.schwarm.given import GAME, new_game

from miasma.core.chance import CHANCE, pick
from miasma.games.schwarm.state import SchwarmState

FOLDER = Path(__file__).parent / "records"
VARIANTS = ("variant1_setup", "variant1_tsunami", "variant2_hidden_hand")
SEEDS = 3_000


@dataclass
class Played:
    """A finished game and what happened in it: kinds of actions and of events."""

    state: SchwarmState
    marks: set[str] = field(default_factory=set)


Test = Callable[[Played], bool]


@dataclass
class Wanted:
    """A record: its players and options, and what must have happened."""

    name: str
    seats: int
    options: dict[str, bool]
    test: Test
    uneven: bool = False


def always(game: Played) -> bool:
    """Any game will do."""
    return game.state.over


def happened(*marks: str) -> Test:
    """Games in which all of these happened."""
    return lambda game: set(marks) <= game.marks


def winners(count: int) -> Test:
    """Games that so many players won together."""
    return lambda game: len(game.state.result().winners) == count


def variant(*names: str) -> dict[str, bool]:
    return {name: name in names for name in VARIANTS}


WANTED = [
    *(Wanted(f"seats-{seats}", seats, variant(), always) for seats in (2, 3, 4)),
    *(Wanted(f"{name.replace('_', '-')}", 2 + n, variant(name), always)
      for n, name in enumerate(VARIANTS)),
    Wanted("variant-1", 4, variant("variant1_setup", "variant1_tsunami"), happened("tsunami-gone")),
    *(Wanted(f"all-variants-{seats}", seats, variant(*VARIANTS), always) for seats in (2, 3, 4)),
    Wanted("won-alone", 4, variant(), winners(1)),
    Wanted("won-together", 2, variant(), winners(2)),
    Wanted("three-winners", 3, variant(), winners(3)),
    Wanted("queen-link-made-and-lost", 2, variant(), happened("link-made", "link-lost")),
    Wanted("tile-on-tile", 3, variant(), happened("stacked")),
    Wanted("double-action", 2, variant(), happened("first")),
    Wanted("sitting-out", 4, variant(), happened("sits-out")),
    Wanted("golden-tile-laid", 3, variant(), happened("golden")),
    Wanted("card-without-effect", 2, variant(), happened("nothing")),
    Wanted("shores-linked", 2, variant(), happened("shores")),
    Wanted("buoys-run-out", 2, variant(), happened("buoy"), uneven=True),
]  # fmt: skip


def play_through(name: str, seed: int, wanted: Wanted) -> Played:
    """One game; the same name and seed play the same game."""
    rng = Random(f"{name}/{seed}")
    state = new_game(wanted.seats, seed, **wanted.options)
    state.listen()
    game = Played(state)
    while not state.over:
        actor = state.to_act[0]
        if actor == CHANCE:
            index = pick(state.chances(), rng)
        else:
            legal = state.legal(actor)
            if wanted.uneven:
                legal = eager(state, actor, legal)
            laying = [index for index in legal if GAME.vocabulary[index].kind in ("place", "move")]
            index = rng.choice(laying if laying and rng.random() < 0.8 else legal)
        note(game, index)
        state.take(index, actor)
        game.marks |= {event.kind for event in state.events or []}
        for event in state.events or []:
            if event.kind == "final" and event.data["shores"]:
                game.marks.add("shores")
    return game


def eager(state: SchwarmState, seat: int, legal: list[int]) -> list[int]:
    """The options of an uneven game: the first player wants tiles, the others anything else."""
    view = state.view(None)
    own = view["players"][seat]
    worths = {"place": 5, "buoy": 5, "launch": 4, "staff": 6 if own["researchers_left"] > 2 else 1}

    def worth(index: int) -> int:
        action = GAME.vocabulary[index]
        what = action.args[0] if action.args else ""
        if action.kind == "pick" and what != "order":
            what = view["row"][int(what)]["type"]
        if action.kind in ("pick", "play", "as"):
            return int(("ship" in what or "researcher" in what) == (seat == 0))
        if action.kind == "move":
            left, entered = own["ships"][int(what) - 1], state.aim(action, seat)[1]
            return 1 + (left in view["covered"]) + (entered in view["covered"])
        return worths.get(action.kind, 0)

    most = max(worth(index) for index in legal)
    return [index for index in legal if worth(index) == most]


def note(game: Played, index: int) -> None:
    """What an action is, before it is played."""
    action = GAME.vocabulary[index]
    game.marks.add(action.kind)
    if action.kind == "place":
        if action.args[0] == "NESW*":
            game.marks.add("golden")
        if any(tile["field"] == action.args[1] for tile in game.state.view(None)["tiles"]):
            game.marks.add("stacked")


def digest(state: SchwarmState) -> str:
    """A digest of everything on the table."""
    text = json.dumps(state.position(), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def main() -> None:
    """Write all records."""
    FOLDER.mkdir(exist_ok=True)
    digests = {}
    for wanted in WANTED:
        for seed in range(SEEDS):
            game = play_through(wanted.name, seed, wanted)
            if wanted.test(game):
                break
        else:
            raise SystemExit(f"{wanted.name}: not found in {SEEDS} games")
        text = game.state.record().dumps()
        (FOLDER / f"{wanted.name}.miasma").write_text(text, encoding="utf-8")
        scores = game.state.result().scores
        digests[wanted.name] = {"seed": seed, "scores": scores, "digest": digest(game.state)}
        print(wanted.name, seed, scores)
    (FOLDER / "digests.json").write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
