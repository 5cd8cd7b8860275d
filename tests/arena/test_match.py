"""One match is fixed by its seeds, and a player that misbehaves is told off in one sentence."""

import pytest

import miasma
from miasma.agents.agent import Agent
from miasma.arena.match import derive, play_match
from miasma.core.errors import AgentError

GAME = miasma.game("microworld")
OPTIONS = {"scenario": "s10"}


def players(seed=1):
    return [miasma.agent(name, seed=seed) for name in ("greedy:2", "mcts:10")]


def test_seeds_fix_the_game():
    first, second = (play_match(GAME, players(), OPTIONS, 5).record().dumps() for _ in range(2))
    assert first == second
    assert play_match(GAME, players(), OPTIONS, 6).record().dumps() != first


def test_a_match_follows_the_seed_as_advance_does():
    state = play_match(GAME, players(), OPTIONS, 5)
    again = GAME.start(2, 5, OPTIONS)
    for seat, action in state.moves():
        if seat == miasma.CHANCE:
            again.advance()
        else:
            again.play(action, seat)
    assert again.moves() == state.moves()


def test_derived_seeds_differ_by_purpose_and_stay_the_same_for_ever():
    assert derive(7, 1, "chance") == 50_837_790_618_989_160
    assert len({derive(7, game, seat) for game in range(50) for seat in range(4)}) == 200


def test_a_watcher_sees_every_action_with_its_events(tiny):
    seen = []
    state = play_match(
        tiny,
        [miasma.agent("random", seed=seat) for seat in range(3)],
        {},
        3,
        lambda state, seat, action: seen.append((seat, action, len(state.events or ()))),
    )
    assert [(seat, action) for seat, action, _ in seen] == state.moves()
    assert any(count for *_, count in seen)


class Stumbling(Agent):
    name = "stumbling"

    def choose(self, state, seat):
        raise KeyError("lost")


class Cheating(Agent):
    name = "cheating"

    def choose(self, state, seat):
        return state.game.parse("counter")


class Silent(Agent):
    name = "silent"

    def choose(self, state, seat):
        return None


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (Stumbling, r"player stumbling at ply \d+: KeyError: 'lost'"),
        (Cheating, r"player cheating at ply \d+: seat 0 can't play 'counter': MW-112"),
        (Silent, r"player silent at ply \d+: chose 'None', which is no Action"),
    ],
)
def test_a_player_that_misbehaves_is_named(kind, sentence):
    with pytest.raises(AgentError, match=sentence):
        play_match(GAME, [kind(), kind()], {}, 1)
