"""The computer players: what they look at, and that they play by what they may know."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.schwarm.given import GAME, given, new_game, play, score

import miasma
from miasma.agents.simple import GreedyAgent
from miasma.core.state import State
from miasma.games.schwarm import evaluate
from miasma.games.schwarm.state import SchwarmState


def finished(seats: int, players: tuple[str, ...], seed: int) -> SchwarmState:
    state = new_game(seats, seed)
    agents = [miasma.agent(name, seed=seed + seat) for seat, name in enumerate(players)]
    rng = Random(seed)
    while not state.over:
        state.advance(rng)
        if not state.over:
            seat = state.to_act[0]
            state.play(agents[seat].choose(state, seat), seat)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_scores_at_least_twice_as_much_as_random(seats):
    rivals = ("greedy", *("random" for _ in range(seats - 1)))
    state = finished(seats, rivals, 3)
    best = max(state.result().scores[1:])
    assert state.result().winners == [0]
    assert state.score(0) >= 2 * best


def test_a_position_without_luck_is_judged_once(monkeypatch):
    seen: list[State] = []
    judge = GAME.evaluate

    def counted(state: State, seat: int) -> float:
        seen.append(state)
        return judge(state, seat)

    monkeypatch.setattr(GAME, "evaluate", counted)
    state = given(
        2,
        stations={"yellow": "A3", "red": "I5"},
        ships={"yellow": "C3"},
        hand={"yellow": "ship station"},
    )
    play(state, "play ship")
    options = state.legal(0)
    GreedyAgent(seed=1, worlds=5).choose(state, 0)
    moves = [index for index in options if GAME.vocabulary[index].kind == "move"]
    assert len(moves) == 4, "each of them lifts the tile of C3, and chance says which"
    assert len(seen) == 5 * len(moves) + len(options) - len(moves)


def test_the_way_to_the_queen_is_worth_more_the_shorter_it_is():
    worths = []
    for tiles in ("B4:EW", "B4:EW C4:EW", "B4:EW C4:EW D4:EW"):
        state = given(2, stations={"yellow": "A4", "red": "I5"}, tiles={"yellow": tiles})
        worths.append(evaluate.expected(state, 0) - score(state, "yellow"))
    assert worths == sorted(worths)


def test_what_is_remembered_changes_no_judgement():
    values = []
    for fresh in (False, True):
        state = new_game(3, 5)
        rng = Random(5)
        found = []
        for _ in range(150):
            actor = state.to_act[0]
            if fresh:
                evaluate.forget()
            if actor >= 0:
                found.append(evaluate.evaluate(state, actor))
            state.take(rng.choice(state.legal(actor)), actor)
        values.append(found)
    assert values[0] == values[1]
