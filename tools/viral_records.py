"""Make the golden records of Viral: games that must replay the same for ever.

    .venv/bin/python tools/viral_records.py

Each record is a game of random players, played with seeds 0, 1, 2, … until what it is wanted for
has happened in it (see WANTED). They go to tests/games/viral/records/NAME.miasma; scores, winners
and a digest of the final position of each go to digests.json beside them.

Run it only to add a record, or when rules were changed on purpose: then raise `rules_version` and
keep the reason in the changelog.
"""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import miasma
from miasma import State

FOLDER = Path(__file__).resolve().parent.parent / "tests/games/viral/records"
SEEDS = 3_000

Test = Callable[[State, set[str]], bool]


@dataclass
class Wanted:
    """A record: its seats, its options and what must have happened."""

    name: str
    seats: int
    options: dict[str, object]
    test: Test


def always(state: State, kinds: set[str]) -> bool:
    return True


def ended(reason: str) -> Test:
    return lambda state, kinds: state.outcome is not None and state.outcome.reason == reason


def saw(*wanted: str) -> Test:
    return lambda state, kinds: set(wanted) <= kinds


def event(name: str) -> Test:
    return lambda state, kinds: f"event {name}" in kinds


WANTED = [
    *(Wanted(f"seats-{seats}", seats, {}, always) for seats in (2, 3, 4, 5)),
    *(Wanted(f"draft-{seats}", seats, {"draft": True}, always) for seats in (2, 3, 4, 5)),
    *(Wanted(f"draws-first-{n}", n, {"draws_first": True}, always) for n in (2, 4)),
    Wanted("end-advantage", 3, {}, ended("advantage")),
    Wanted("end-most-vp", 4, {}, ended("most_vp")),
    Wanted("end-bot", 2, {"bot_can_win": True}, ended("bot")),
    Wanted("end-bot-beaten", 2, {"bot_can_win": True}, ended("most_vp")),
    Wanted("freed-are-flushed", 4, {"freed_survive_flush": False}, saw("flushed", "absorbed")),
    Wanted("cure", 3, {}, saw("cured")),
    Wanted("flip", 2, {}, saw("flipped")),
    Wanted("absorb-and-release", 4, {}, saw("absorbed", "released")),
    Wanted("magnet", 4, {}, saw("dragged")),
    Wanted("deck-pick", 3, {}, saw("drew", "laid-under")),
    Wanted("re-used", 2, {}, saw("reinfected")),
    Wanted("open-order", 5, {"draft": True, "draws_first": True}, saw("crisis", "cured")),
    *(
        Wanted(f"event-{card.id.replace('_', '-')}", 3, {}, event(card.id))
        for card in miasma.game("viral").data.events  # type: ignore[attr-defined]
    ),
]


def play(wanted: Wanted, seed: int) -> tuple[State, set[str]]:
    """A random game that likes to use icons, and the kinds of what happened in it."""
    rng = Random(f"{wanted.name}/{seed}")
    state = miasma.game("viral").start(wanted.seats, seed, wanted.options)
    state.listen()
    kinds: set[str] = set()
    while not state.over:
        actor = rng.choice(state.to_act)
        legal = [str(action) for action in state.options(actor)]
        if "stop" in legal and rng.random() < 0.9:
            legal.remove("stop")
        chosen = rng.choice(legal)
        state.play(chosen, actor)
        kinds |= {told.kind for told in state.events or []} | {chosen}
    return state, kinds


def digest(state: State) -> str:
    """A short mark of everything on the table."""
    text = json.dumps(state.to_dict()["position"], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def expected(state: State) -> dict[str, object]:
    """What must come out again."""
    assert state.outcome is not None
    return {
        "scores": state.outcome.scores,
        "winners": state.outcome.winners,
        "reason": state.outcome.reason,
        "digest": digest(state),
    }


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    found: dict[str, object] = {}
    for wanted in WANTED:
        for seed in range(SEEDS):
            state, kinds = play(wanted, seed)
            if wanted.test(state, kinds):
                state.record().write(FOLDER / f"{wanted.name}.miasma")
                found[wanted.name] = expected(state)
                break
        else:
            raise SystemExit(f"{wanted.name}: nothing found")
    text = json.dumps(found, indent=1, sort_keys=True)
    (FOLDER / "digests.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
