"""Make the golden records of Viroid: games that must replay the same for ever.

    .venv/bin/python tools/golden_virusid.py            all of them
    .venv/bin/python tools/golden_virusid.py end-win    only these

Each record is a game played with its name and seed 0, 1, 2, … by players who pick at random, or by
greedy ones where the record says so, until it ends as wanted. They go to
tests/games/virusid/records/NAME.miasma; the reason of the end and a digest of the final position of
each go to digests.json beside them.

Run it only to add a record, or when rules were changed on purpose: then raise `rules_version` and
keep the reason in the changelog.
"""

import hashlib
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import miasma
from miasma import CHANCE, State
from miasma.core.chance import pick

FOLDER = Path(__file__).resolve().parent.parent / "tests/games/virusid/records"
SEEDS = 400
PATHOGENS = ("bacterium", "nanites", "fungus", "vibrio", "virus")


@dataclass
class Wanted:
    """A record: how many play, with which options, and how it must end ("" for any way)."""

    name: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    ending: str = ""
    greedy: bool = False


WANTED = [
    Wanted("end-win", 2, {"difficulty": "easy"}, "win", greedy=True),
    Wanted("end-cure", 2, {"difficulty": "challenging"}, "cure"),
    Wanted("end-deck", 2, {}, "deck"),
    Wanted("end-eliminated", 2, {}, "eliminated"),
    Wanted("end-two-eliminated", 3, {"pathogen": "nanites"}, "eliminated"),
    *(Wanted(f"seats-{seats}", seats, greedy=True) for seats in (2, 3, 4)),
    *(Wanted(f"cards-{name}", 3, {"pathogen": name}) for name in PATHOGENS),
    *(Wanted(f"expert-{name}", 2, {"pathogen": name, "start": "expert"}) for name in PATHOGENS),
    *(
        Wanted(f"difficulty-{name}", 4, {"difficulty": name, "start": "expert"})
        for name in ("easy", "normal", "challenging")
    ),
]


def main(names: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / "digests.json"
    digests = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    unknown = set(names) - {wanted.name for wanted in WANTED}
    if unknown:
        print(f"there is no record {min(unknown)}", file=sys.stderr)
        return 2
    for wanted in WANTED:
        if names and wanted.name not in names:
            continue
        seed, state = search(wanted)
        record = state.record()
        record.comment = f"{wanted.name}, seed {seed}, made by tools/golden_virusid.py"
        record.write(FOLDER / f"{wanted.name}.miasma")
        assert state.outcome is not None
        digests[wanted.name] = {"reason": state.outcome.reason, "digest": digest(state)}
        print(f"{wanted.name}: seed {seed}, {state.ply} actions, {state.outcome.reason}")
    digests = {wanted.name: digests[wanted.name] for wanted in WANTED if wanted.name in digests}
    path.write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")
    return 0


def digest(state: State) -> str:
    """What the final position looks like, in 16 hex digits."""
    position = json.dumps(state.to_dict()["position"], sort_keys=True)
    return hashlib.sha256(position.encode()).hexdigest()[:16]


def search(wanted: Wanted) -> tuple[int, State]:
    """The first seed whose game ends as wanted."""
    for seed in range(SEEDS):
        state = play(wanted, seed)
        assert state.outcome is not None
        if wanted.ending in ("", state.outcome.reason):
            return seed, state
    raise SystemExit(f"{wanted.name} did not happen in {SEEDS} games")


def play(wanted: Wanted, seed: int) -> State:
    rng = Random(f"{wanted.name}/{seed}")
    state = miasma.game("virusid").start(wanted.seats, options=wanted.options)
    player = miasma.agent("greedy", seed=seed, worlds=1)
    while not state.over:
        seat = state.to_act[0]
        if seat == CHANCE:
            state.take(pick(state.chances(), rng), CHANCE)
        elif wanted.greedy:
            state.play(player.choose(state, seat), seat)
        else:
            state.play(rng.choice(state.legal(seat)), seat)
    return state


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
