"""Make the golden records of Microworld: games that must replay the same for ever.

    .venv/bin/python tools/golden_records.py            all of them
    .venv/bin/python tools/golden_records.py end-draw   only these

Each record is a game by two players who pick at random, but like genes and mutations, played with
its name and seed 0, 1, 2, … until what the record is wanted for has happened in it (see WANTED). So
the same rules make the same files. They go to tests/games/microworld/records/NAME.miasma; the final
scores and a digest of the final position of each go to digests.json beside them.

Run it only to add a record, or when rules were changed on purpose: then raise `rules_version`,
keep the reason in the changelog, and look at what changed. A record that changes by itself is
exactly what the golden records are there to find.
"""

import hashlib
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import miasma
from miasma import CHANCE, State

FOLDER = Path(__file__).resolve().parent.parent / "tests/games/microworld/records"
SEEDS = 20_000
SCENARIOS = ("basic", *(f"s{number:02}" for number in range(1, 11)))


@dataclass
class Game:
    """A finished game and what happened in it."""

    state: State
    marks: list[str] = field(default_factory=list)

    def count(self, mark: str) -> int:
        """How often something happened."""
        return self.marks.count(mark)


Options = dict[str, object]
Test = Callable[[Game], bool]


@dataclass
class Wanted:
    """A record: its options and what must have happened."""

    name: str
    options: Options
    test: Test


def custom(rules: str, **more: object) -> Options:
    return {"board": "random", "scenario": "custom", "rules": rules, **more}


def ends(reason: str, winners: list[int]) -> Test:
    def test(game: Game) -> bool:
        outcome = game.state.outcome
        return outcome is not None and (outcome.reason, outcome.winners) == (reason, winners)

    return test


def happened(*marks: str, times: int = 1) -> Test:
    return lambda game: all(game.count(mark) >= times for mark in marks)


WANTED = [
    Wanted("end-points-virus", {}, ends("points", [0])),
    Wanted("end-points-antibody", {}, ends("points", [1])),
    Wanted("end-unused-genes-virus", {}, ends("unused_genes", [0])),
    Wanted("end-unused-genes-antibody", {}, ends("unused_genes", [1])),
    Wanted("end-draw", {}, ends("draw", [])),
    *(
        Wanted(f"scenario-{scenario}", {"scenario": scenario}, happened("gene used"))
        for scenario in SCENARIOS
    ),
    *(Wanted(f"rule-{rule}", custom(rule), happened("gene used")) for rule in "ABCDEFGH"),
    Wanted("every-rule", custom("ABCDEFGH", board="2b-4b-1a-3b"), happened("gene used", "race")),
    *(
        Wanted(f"board-{board}", {"board": board}, happened("gene used"))
        for board in ("reference", "flip_side", "mixed", "cross")
    ),
    Wanted("open-genes", {"open_genes": True}, happened("gene used", times=3)),
    Wanted("open-genes-every-rule", custom("ABCDEFGH", open_genes=True), happened("race")),
    *(
        Wanted(f"goal-{goal.replace('_', '-')}", custom("ABF"), happened(f"goal {goal}"))
        for goal in ("bone_lover", "fifteen_points", "cell_chain", "four_genes")
    ),
    Wanted("goal-for-the-other-player", custom("AB"), happened("goal of the other")),
    Wanted("gene-theft", custom("AC"), happened("counter", "pass")),
    Wanted("gene-theft-in-the-opening", custom("AC"), happened("opening counter")),
    Wanted("invasion-of-a-sealed-marker", custom("A"), happened("seal removed")),
    Wanted("invasion-of-a-dormant-gene", custom("AC"), happened("dormant gene taken")),
    Wanted("two-invasions", custom("A"), happened("invasion", times=2)),
    Wanted("two-seals", custom("A"), happened("two seals")),
    Wanted("sealed-and-flipped", custom("A"), happened("sealed and flipped")),
    Wanted("barriers", custom("C"), happened("barrier", times=3)),
    Wanted("barrier-on-the-anchor", custom("C"), happened("barrier on the anchor")),
    Wanted("exchange-of-a-seal", custom("AC"), happened("seal swapped")),
    Wanted("drift-onto-a-gene", custom("AC"), happened("drift onto a gene")),
    Wanted("displacement-onto-a-gene", {}, happened("displacement onto a gene")),
    Wanted("copy-before-placing", custom("A"), happened("copy before")),
    Wanted("copy-after-placing", custom("A"), happened("copy after")),
    Wanted("race-before-placing", custom("ABD"), happened("race before placing")),
    Wanted("marker-turned-over", custom("ABCDEFH"), happened("39 points")),
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
        seed, game = search(wanted)
        record = game.state.record()
        record.comment = f"{wanted.name}, seed {seed}, made by tools/golden_records.py"
        record.write(FOLDER / f"{wanted.name}.miasma")
        digests[wanted.name] = {
            "scores": game.state.outcome["scores"] if game.state.outcome else None,
            "digest": digest(game.state),
        }
        print(f"{wanted.name}: seed {seed}, {game.state.ply} actions")
    digests = {wanted.name: digests[wanted.name] for wanted in WANTED if wanted.name in digests}
    path.write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")
    return 0


def digest(state: State) -> str:
    """What the final position looks like, in 16 hex digits."""
    position = json.dumps(state.to_dict()["position"], sort_keys=True)
    return hashlib.sha256(position.encode()).hexdigest()[:16]


def search(wanted: Wanted) -> tuple[int, Game]:
    """The first seed whose game has what is wanted."""
    for seed in range(SEEDS):
        game = play(wanted, seed)
        if wanted.test(game):
            return seed, game
    raise SystemExit(f"{wanted.name} did not happen in {SEEDS} games")


def play(wanted: Wanted, seed: int) -> Game:
    """A game at random, with a liking for genes, mutations and sealed markers."""
    rng = Random(f"{wanted.name}/{seed}")
    game = Game(miasma.game("microworld").start(options=wanted.options))
    state = game.state
    while not state.over:
        seat = rng.choice(state.to_act)
        action = choose(state, seat, rng)
        before = state.to_dict()["position"]
        turn = state.view()
        state.play(action, seat)
        game.marks += marks_of(str(action), turn, before, state.to_dict()["position"])
    return game


def choose(state: State, seat: int, rng: Random) -> miasma.Action:
    options = state.options(seat)
    if seat == CHANCE or rng.random() < 0.3:
        return rng.choice(options)
    view = state.view()
    if view["widened"] & 2 and view["placed"] is None:
        sealed = [a for a in options if a.kind == "place" and a.args[0] in view["seals"].values()]
        if sealed:
            return sealed[0]
    keen = [action for action in options if action.kind not in ("place", "end", "pass")]
    return rng.choice(keen or options)


def marks_of(action: str, view: dict[str, Any], p: dict[str, Any], q: dict[str, Any]) -> list[str]:
    """What an action did, in words; `p` and `q` are the positions before and after it."""
    kind = action.split()[0]
    marks = [kind]
    if kind == "counter" and p["turn"] == 0:
        marks.append("opening counter")
    if q["used"] != p["used"]:
        marks.append("gene used")
        if kind == "copy":
            marks.append(f"copy {view['phase']}")
    if kind == "place":
        marks += _placed(p, q)
    moved = kind in ("use", "copy", "pass") and q["anchor"] != p["anchor"]
    if moved and q["tokens"] >> q["anchor"] & 1:
        marks.append("displacement onto a gene")
    if kind == "drift" and q["tokens"] >> q["placed"] & 1:
        marks.append("drift onto a gene")
    if kind == "exchange" and q["seals"] != p["seals"]:
        marks.append("seal swapped")
    if kind == "barrier" and q["barrier_at"] == q["placed"]:
        marks.append("barrier on the anchor")
    if min(q["seals"]) >= 0 and min(p["seals"]) < 0:
        marks.append("two seals")
    if any(cell >= 0 and q["flipped"] >> cell & 1 for cell in q["seals"]):
        marks.append("sealed and flipped")
    if q["goal_by"] != p["goal_by"]:
        marks.append(f"goal {view['goal']}")
        if q["goal_by"] != p["turn"] % 2:
            marks.append("goal of the other")
    if q["race_by"] != p["race_by"]:
        marks.append("race")
        if q["placed"] < 0 and kind != "end":
            marks.append("race before placing")
    if max(q["score"]) >= 39 and q["turn"] < 28:
        marks.append("39 points")
    return marks


def _placed(p: dict[str, Any], q: dict[str, Any]) -> list[str]:
    cell = q["placed"]
    if not (p["markers"][0] | p["markers"][1]) >> cell & 1:
        return []
    marks = ["invasion"]
    if cell in p["seals"]:
        marks.append("seal removed")
    if p["tokens"] >> cell & 1:
        marks.append("dormant gene taken")
    return marks


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
