"""Computer players in Farmingdale: they judge what a fight leaves, not the middle of one."""

from random import Random

from tests.games.zeds.given import GAME, given

import miasma
from miasma.core.chance import CHANCE

FIGHT = "move santana H3"


def beside_two_weak_zeds():
    """A strong hero who would win; on the way it is asked who takes each hit."""
    return given("I", units={"santana": "H2"}, zeds={"H3": "zed_2_1 zed_3_1"})


def test_a_position_in_the_middle_of_a_fight_is_played_on():
    asked = 0
    for luck in range(20):
        state = beside_two_weak_zeds()
        assert GAME.settled(state)
        state.play(FIGHT)
        rng = Random(luck)
        while state.to_act == (CHANCE,):
            state.roll(rng)
        asked += not GAME.settled(state)
        GAME.play_on(state, rng)
        assert GAME.settled(state)
    assert asked > 10


def test_greedy_sees_what_a_fight_brings():
    ranked = miasma.agent("greedy", seed=1).analyse(beside_two_weak_zeds(), 0)
    value = {estimate.action.notation: estimate.value for estimate in ranked}
    assert value[FIGHT] > value["move santana town"] + 0.01


def test_mcts_judges_a_fight_that_is_as_good_as_won_by_many_looks():
    ranked = miasma.agent("mcts:300", seed=1).analyse(beside_two_weak_zeds(), 0)
    found = {estimate.action.notation: estimate for estimate in ranked}
    assert found[FIGHT].value > found["move santana town"].value + 0.01
    assert found[FIGHT].visits > 50 > found["move santana town"].visits
