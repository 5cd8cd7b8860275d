"""Make the golden records of Zeds: games that must replay the same for ever.

    .venv/bin/python -m tests.games.zeds.make_records

Each record is a game by players who pick at random, or by ones who look one action ahead where a
victory is wanted, played with its name and seed 0, 1, 2, … until what the record is wanted for has
happened in it (see WANTED). They go to `records/NAME.miasma` beside this file, the final scores and
a digest of the final position of each to digests.json. The two-page example of the tunnel starts
from a position of its own and is kept whole in tunnel-example.json.

Run it only to add a record, or when rules or content were changed on purpose: then raise
`rules_version`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.games.zeds.given import GAME, step
from tests.games.zeds.test_examples import tunnel

from miasma.core.agenda import todo
from miasma.core.chance import CHANCE, pick
from miasma.games.zeds import stages
from miasma.games.zeds.board import TRACK_IDS
from miasma.games.zeds.game import LEVELS
from miasma.games.zeds.state import ZedsState

FOLDER = Path(__file__).parent / "records"
SEEDS = 400
EXAMPLE = (
    "die 2", "die 3", "die 1", "die 2", "...", "die 3", "die 4", "...", "die 4", "die 1", "die 6",
    "die 6", "die 5",
    "die 6", "die 3", "die 1", "die 5", "die 2", "pick grasshopper", "die 4", "die 2",
)  # fmt: skip
"""Both activations of the tunnel; `...` plays forced answers."""


@dataclass
class Played:
    """A finished game and what happened in it: kinds of actions and of events."""

    state: ZedsState
    marks: set[str] = field(default_factory=set)


Test = Callable[[Played], bool]


@dataclass
class Wanted:
    """A record: its players and options, and what must have happened."""

    name: str
    seats: int
    options: dict[str, Any]
    test: Test
    careful: bool = False


def always(game: Played) -> bool:
    """Any game will do."""
    return game.state.over


def ended(reason: str) -> Test:
    """Games that ended so."""
    return lambda game: game.state.result().reason == reason


def happened(*marks: str) -> Test:
    """Games in which all of these happened."""
    return lambda game: set(marks) <= game.marks


def _lengths() -> list[Wanted]:
    """Every level at every length it has; the number of players goes round."""
    found: list[Wanted] = []
    for level in LEVELS:
        for length in GAME.lengths(level):
            seats = len(found) % 4 + 1
            options = {"level": level, "length": length}
            found.append(Wanted(f"level-{level}-{length}", seats, options, always))
    return found


WANTED = [
    *_lengths(),
    *(Wanted(f"seats-{n}", n, {"level": "II"}, always) for n in (1, 2, 3, 4)),
    Wanted("no-surge", 1, {"level": "I", "surge": False}, always),
    Wanted("chosen-heroes", 3, {"level": "III", "choose_heroes": True}, always),
    Wanted("zeds-in-town", 1, {"level": "base"}, ended("zeds_in_town")),
    Wanted("chaos", 1, {"level": "II"}, ended("chaos")),
    Wanted("survived-base", 1, {"level": "base", "length": "short"}, ended("survived"), True),
    Wanted("survived-one", 1, {"level": "I"}, ended("survived"), True),
    Wanted("floor-given", 4, {"level": "I"}, happened("floor")),
    Wanted("refugees-armed", 1, {"level": "II"}, happened("arm")),
    Wanted("research", 2, {"level": "III"}, happened("research", "lab")),
    Wanted("outpost", 1, {"level": "II"}, happened("outpost")),
    Wanted("minefield", 1, {"level": "II"}, happened("mines")),
    Wanted("bridge", 1, {"level": "II"}, happened("bridge")),
    Wanted("hoses", 1, {"level": "II"}, happened("hose")),
    Wanted("trained", 1, {"level": "IV"}, happened("train")),
    Wanted("field-healers", 1, {"level": "I"}, happened("aid")),
    Wanted("crafted", 1, {"level": "I"}, happened("craft")),
    Wanted("peeked", 1, {"level": "III"}, happened("peek")),
    Wanted("super-zeds", 1, {"level": "I"}, happened("super", "unchecked-outbreak")),
]


def play_through(name: str, seed: int, wanted: Wanted) -> Played:
    """One game; the same name and seed play the same game."""
    rng = Random(f"{name}/{seed}")
    state = GAME.start(wanted.seats, seed=seed, options=wanted.options)
    assert isinstance(state, ZedsState)
    state.listen()
    game = Played(state)
    while not state.over:
        actor = state.to_act[0]
        if actor == CHANCE:
            index = pick(state.chances(), rng)
        elif wanted.careful:
            index = look_ahead(state, actor, rng)
        else:
            index = rng.choice(state.legal(actor))
        game.marks.add(GAME.vocabulary[index].kind)
        state.take(index, actor)
        game.marks |= {event.kind for event in state.events or []}
    return game


def look_ahead(state: ZedsState, seat: int, rng: Random) -> int:
    """The option after which the table looks best, in two tries with the same luck for all."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    luck = [rng.getrandbits(32) for _ in range(2)]

    def worth(index: int) -> float:
        total = 0.0
        for seed in luck:
            after = state.imagine(seat, rng)
            after.take(index, seat)
            after.advance(Random(seed))
            total += GAME.evaluate(after, seat)
        return total

    return max(legal, key=worth)


def digest(state: ZedsState) -> str:
    """A digest of everything on the table."""
    text = json.dumps(state.position(), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def example() -> ZedsState:
    """The tunnel of the example, about to be activated twice."""
    twice = todo(stages.ACTIVATE, TRACK_IDS.index("tunnel"))
    state = step(tunnel(), twice, twice)
    state.events = None
    return state


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
        print(wanted.name, seed, scores, flush=True)
    (FOLDER / "digests.json").write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
    state = example()
    start = state.to_dict()
    entries: list[tuple[int, str]] = []
    for notation in EXAMPLE:
        if notation != "...":
            entries.append((state.to_act[0], notation))
            state.play(notation, state.to_act[0])
        while notation == "..." and state.to_act[0] >= 0:
            (only,) = state.options(state.to_act[0])
            entries.append((state.to_act[0], str(only)))
            state.play(only, state.to_act[0])
    kept = {"start": start, "entries": entries, "digest": digest(state)}
    text = json.dumps(kept, sort_keys=True) + "\n"
    (FOLDER / "tunnel-example.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
