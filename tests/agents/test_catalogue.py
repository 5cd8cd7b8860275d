"""Players are found by name with parameters, or by import path."""

import pytest

import miasma
from miasma.agents.agent import Agent
from miasma.agents.mcts import MctsAgent
from miasma.agents.simple import GreedyAgent, RandomAgent
from miasma.core.errors import AgentError


class First(Agent):
    """Takes the first option: a player of a user's own."""

    def choose(self, state, seat):
        return state.options(seat)[0]


class Unfinished:
    """No player at all."""


def test_built_in_players_by_name():
    assert isinstance(miasma.agent("random"), RandomAgent)
    assert isinstance(miasma.agent("greedy"), GreedyAgent)
    assert isinstance(miasma.agent("mcts"), MctsAgent)


@pytest.mark.parametrize(
    ("spec", "iterations", "seconds"),
    [("mcts:500", 500, 0.0), ("mcts:2s", 0, 2.0), ("mcts:0.2s", 0, 0.2), ("mcts:300ms", 0, 0.3)],
)
def test_budget_behind_the_colon(spec, iterations, seconds):
    player = miasma.agent(spec)
    assert isinstance(player, MctsAgent)
    assert (player.iterations, player.seconds) == (iterations, seconds)


def test_parameters_as_keywords():
    player = miasma.agent("mcts", budget=50, exploration=1.0, seed=3)
    assert isinstance(player, MctsAgent)
    assert (player.iterations, player.exploration) == (50, 1.0)
    assert isinstance(miasma.agent("greedy:3"), GreedyAgent)


def test_own_class_by_import_path():
    player = miasma.agent(f"{First.__module__}:First")
    assert type(player).__name__ == "First"


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("mtcs:5", "did you mean mcts"),
        ("nobody", "there are: random, greedy, mcts"),
        ("", "there are: random, greedy, mcts"),
        (None, "'None' names no player"),
        (5, "'5' names no player"),
        ("random:7", "nothing behind the colon"),
        ("mcts:soon", "budget 'soon'"),
        ("mcts:0", "budget '0'"),
        ("mcts:1.5", "budget '1.5'"),
        ("mcts:-3", "budget '-3'"),
        ("mcts:99999s", "3600 seconds"),
        ("mcts:999999999", "iterations a move"),
        ("greedy:0", "can't imagine '0' worlds"),
        ("greedy:-1", "can't imagine '-1' worlds"),
        ("greedy:many", "can't imagine 'many' worlds"),
        ("greedy:99999", "can't imagine '99999' worlds"),
        (".here:Player", "write it as module:Class"),
        ("no.such.module:Player", "can't find the player"),
        ("miasma.agents.mcts:Nothing", "can't find the player"),
        ("miasma.agents.mcts", "write it as module:Class"),
        (f"{Unfinished.__module__}:Unfinished", "no class derived from Agent"),
    ],
)
def test_wrong_names_get_one_sentence(spec, says):
    with pytest.raises(AgentError) as caught:
        miasma.agent(spec)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("source", ["def (", "1 / 0"], ids=["syntax", "crash"])
def test_a_module_that_breaks_gets_one_sentence(source, tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "broken_player.py").write_text(source)
    with pytest.raises(AgentError, match="can't import 'broken_player'") as caught:
        miasma.agent("broken_player:Player")
    assert "\n" not in str(caught.value)


def test_unknown_parameter_is_named():
    with pytest.raises(AgentError, match="no parameter 'depth'"):
        miasma.agent("mcts", depth=3)
