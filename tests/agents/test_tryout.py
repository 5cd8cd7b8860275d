"""How mcts decides in games with a shortlist: few options, compared again and again."""

import time
from random import Random
from typing import Any

import miasma
from miasma.agents.mcts import MctsAgent
from miasma.agents.simple import GreedyAgent
from miasma.agents.tryout import GLANCES, Tryout
from miasma.core.chance import CHANCE
from miasma.core.state import Setup, State

GAME = miasma.game("zeds")


def table(seed=4, level="base"):
    """A position at the start of an action phase, with options that need luck and others."""
    state = GAME.start(1, seed, {"level": level})
    rng = Random(seed)
    state.advance(rng)
    while not GAME.settled(state):
        state.play(rng.choice(state.legal(0)), 0)
        state.advance(rng)
    return state


def tried(state, iterations, seconds=0.0, shortlist=8):
    tryout = Tryout(state, 0, Random(1), shortlist)
    tryout.spend(iterations, seconds)
    return tryout


def test_what_needs_no_luck_is_looked_at_once():
    state = table()
    tryout = tried(state, 200)
    sure = [trial for trial in tryout.trials.values() if trial.sure]
    assert len(sure) > 10
    assert {trial.visits for trial in sure} == {1}
    for action, trial in tryout.trials.items():
        if trial.sure:
            after = state.clone()
            after.take(action, 0)
            assert trial.mean() == GAME.evaluate(after, 0)


def test_only_the_best_are_looked_at_again():
    state = table()
    tryout = tried(state, 300)
    again = [action for action, trial in tryout.trials.items() if trial.visits > GLANCES]
    unsure = [action for action, trial in tryout.trials.items() if not trial.sure]
    assert 0 < len(again) <= 7 < len(unsure)
    visits = [trial.visits for trial in tryout.trials.values()]
    assert sum(visits) <= 300 + len(unsure) * GLANCES + len(state.legal(0))


def test_of_options_without_luck_only_the_best_is_compared_further():
    tryout = tried(table(), 0)
    contenders = tryout.contenders()
    sure = [action for action in tryout.ranking if tryout.trials[action].sure]
    assert [action for action in contenders if tryout.trials[action].sure] == sure[:1]


def test_all_options_are_ranked_best_first():
    state = table()
    tryout = tried(state, 300)
    assert sorted(tryout.ranking) == state.legal(0)
    best = [tryout.trials[action].mean() for action in tryout.ranking[:2]]
    assert best == sorted(best, reverse=True)
    chosen = miasma.agent("mcts:300", seed=3).analyse(state, 0)
    assert {estimate.action.index for estimate in chosen} == set(state.legal(0))


class Machines(State):
    """Twelve gambling machines, of which number 7 pays a little more than the others."""

    def __init__(self, setup):
        super().__init__(setup)
        self.to_act = (0,)
        self.pulled = -1

    def clone(self):
        copy = Machines(self.setup)
        copy.pulled = self.pulled
        return self.share(copy)

    def choices(self, seat):
        return list(range(12))

    def apply(self, action, seat):
        self.pulled = action
        self.to_act = (CHANCE,)


class Arcade:
    """What a tryout asks of a game: chance decides what a machine pays."""

    shortlist = 8
    vocabulary = tuple(range(12))

    def unseeded(self, setup):
        return setup

    def settled(self, state):
        return state.to_act != (CHANCE,)

    def play_on(self, state, rng):
        state.to_act = (0,)
        self.paid = Random(rng.getrandbits(32) + state.pulled).gauss(0.5, 0.3)

    def evaluate(self, state, seat):
        return self.paid + (0.1 if state.pulled == 7 else 0.0)


def right(player, seeds=20):
    """How often a player finds the machine that pays more."""
    arcade: Any = Arcade()
    state = Machines(Setup(arcade, 1, {}, None))
    return sum(player(seed).analyse(state, 0)[0].action == 7 for seed in range(seeds))


def test_what_looks_best_by_luck_alone_is_found_out():
    assert right(GreedyAgent) <= 10
    assert right(lambda seed: MctsAgent(2000, seed)) >= 15


def test_a_decision_takes_its_time_and_no_more():
    state = table(level="V")
    for seconds in (0.05, 0.2):
        start = time.perf_counter()
        tryout = tried(state, 0, seconds)
        assert time.perf_counter() - start < seconds + 0.3
        assert all(trial.visits for trial in tryout.trials.values())


def test_same_seed_same_choice():
    state = table()
    first, second = (
        [(e.action, e.value, e.visits) for e in MctsAgent(100, seed=2).analyse(state, 0)]
        for _ in range(2)
    )
    assert first == second


def test_other_games_grow_a_tree():
    for name in ("microworld", "viral", "schwarm", "virusid"):
        assert not miasma.game(name).shortlist
