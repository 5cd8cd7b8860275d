"""Two players and the bot (VI-401 to VI-412)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.viral.given import (
    GAME,
    crises,
    given,
    kinds,
    new_game,
    options,
    order,
    play,
    points,
    resolve,
    run,
    set_up,
    steps,
    supply,
    view,
    viruses,
    why,
)

import miasma
from miasma.core.agenda import todo
from miasma.core.errors import OptionError
from miasma.games.viral.table import (
    ASK,
    BOT_CARD,
    BOT_PLACES,
    CURE_PHASE,
    END_ROUND,
    EVENT_PHASE,
    GAIN,
    OVER,
    RESEARCH_PHASE,
)


def bot_card(state, area, card=0):
    """A bot card is carried out."""
    state.t[BOT_CARD + card] = area - 1
    return run(state, todo(BOT_PLACES, card))


@pytest.mark.rule("VI-401")
def test_three_colours_on_all_tracks_with_the_numbers_of_two_players():
    state = set_up(2)
    assert [p["colour"] for p in view(state)["players"]] == ["green", "yellow", "orange"]
    assert view(state)["threshold"] == 3
    total = [len(viruses(state, o).split()) for o in view(state)["organs"]]
    assert sum(total) + sum(p["supply"] for p in view(state)["players"]) == 24


@pytest.mark.rule("VI-402")
def test_each_human_places_an_own_virus_and_then_one_of_the_bot():
    state = play(new_game(2), "first green")
    turn = []
    while view(state)["ask"] == "setup_place":
        turn.append((state.to_act[0], view(state)["active"]))
        play(state, options(state)[0])
    assert turn == [(1, 1), (1, 2), (0, 0), (0, 2)] * 3
    state = play(new_game(2), "first green", "place heart_1", "place lung_1", "place lung_2")
    assert why(state, "place lung_1") == ["VI-006"]
    assert "heart_2" in kinds(state, "place")  # the bot has no virus there
    play(state, "place liver")
    assert why(state, "place heart_2") == ["VI-007"]  # yellow has


@pytest.mark.rule("VI-403")
def test_the_bot_starts_on_top_of_the_advantage_track():
    assert order(play(new_game(2), "first yellow")) == ["orange", "yellow", "green"]


@pytest.mark.rule("VI-404")
@pytest.mark.rule("VI-405")
def test_the_bot_deck_has_three_cards_of_each_area_and_two_are_shown_a_round():
    state = play(new_game(2), "first green")
    while view(state)["ask"] != "draw_bot":
        actor = state.to_act[0]
        state.play(state.legal(actor)[0], actor)
    assert state.chances() == [(262 + area, 3.0) for area in range(6)]
    play(state, "bot 4")
    assert dict(state.chances())[265] == 2.0
    assert state.to_act == (miasma.CHANCE,)  # both before the first virus
    play(state, "bot 4")
    assert view(state)["bot_cards"] == [4, 4]
    assert state.to_act == (0,)
    assert options(state) == ["place liver", "place pancreas"]
    assert why(state, "place brain") == ["VI-405"]
    assert why(state, "place liver", 1) == ["VI-405"]
    play(state, "place liver")
    assert "orange" in viruses(state, "liver")
    assert options(state) == ["place liver", "place pancreas"]


@pytest.mark.rule("VI-405")
def test_used_bot_cards_never_come_back():
    state = set_up(2)
    while not state.over:
        actor = state.to_act[0]
        state.play(state.legal(actor)[0], actor)
    assert view(state)["bot_shown"] == [3, 3, 3, 3, 0, 0]


@pytest.mark.rule("VI-405")
def test_the_crisis_check_follows_each_bot_virus():
    state = bot_card(given(2, organs={"brain": "green orange"}), 1)
    play(state, "place brain")
    assert crises(state) == {1: "brain"}


@pytest.mark.rule("VI-406")
def test_the_same_area_twice_takes_both_viruses():
    state = given(2)
    play(bot_card(state, 5), "place stomach")
    play(bot_card(state, 5, 1), "place stomach")
    assert viruses(state, "stomach") == "orange orange"


@pytest.mark.rule("VI-407")
def test_with_an_empty_bot_supply_a_bot_virus_changes_place():
    organs = {"brain": "orange* orange+green", "liver": "orange " * 6, "lung_1": "yellow"}
    state = bot_card(given(2, organs=organs, crises={1: "liver"}), 4)
    assert state.to_act == (0,)
    assert kinds(state, "virus") == {"orange-1", "orange-2", "orange-3"}
    assert why(state, "virus yellow-1") == ["VI-407"]
    play(state, "virus orange-1")
    assert options(state) == ["place liver", "place pancreas"]
    play(state, "place pancreas")
    assert viruses(state, "pancreas") == "orange"  # the shield is lost
    none = bot_card(given(2, organs={"brain": "orange " * 8}, crises={1: "brain"}), 1)
    assert not none.to_act  # no other organ in area 1: no effect


@pytest.mark.rule("VI-408")
def test_the_bot_scores_and_is_cured_but_takes_no_cards():
    state = given(2, organs={"brain": "orange", "liver": "orange"}, research="0 0 6", vp="0 0 3")
    run(state, RESEARCH_PHASE)
    assert points(state)[2] == 6
    assert not state.to_act  # it passed an icon
    assert steps(state)[2] == 8
    run(state, CURE_PHASE)
    assert (viruses(state, "brain"), steps(state)[2]) == ("", 0)
    run(state, todo(GAIN, 8 * 0), END_ROUND)
    assert order(state)[-1] == "orange"
    assert len(view(state)["hands"]) == 2


@pytest.mark.rule("VI-409")
def test_the_bot_takes_the_first_option_of_an_event():
    organs = {"heart_1": "orange* orange", "liver": "orange"}
    state = given(2, organs=organs, event="fast_food", round=6)
    run(state, EVENT_PHASE)
    while state.to_act:
        play(state, options(state)[0])
    assert viruses(state, "heart_1") == "orange*"  # normal before protected
    assert "orange" in viruses(state, "stomach")
    inside = given(2, organs={"stomach": "orange"}, event="fast_food", round=6)
    run(inside, EVENT_PHASE)
    while inside.to_act:
        play(inside, "place large_intestine")
    assert viruses(inside, "small_intestine") == "orange"
    nobody = given(2, event="fast_food", round=6)
    run(nobody, EVENT_PHASE)
    while nobody.to_act:
        play(nobody, "place large_intestine")
    assert viruses(nobody, "stomach") == "orange"
    more = given(2, event="reproduction", round=6)
    run(more, EVENT_PHASE)
    while more.to_act:
        play(more, "place liver")
    assert viruses(more, "brain") == "orange"


@pytest.mark.rule("VI-410")
def test_the_bot_is_never_first_and_comes_last():
    state = set_up(2)
    firsts: Counter[int] = Counter()
    while not state.over:
        firsts[view(state)["first"]] += 1
        assert state.turn_order()[-1] == 2
        actor = state.to_act[0]
        state.play(state.legal(actor)[-1], actor)
    assert set(firsts) == {0, 1}


@pytest.mark.rule("VI-411")
def test_the_bots_viruses_are_another_players():
    state = resolve(given(2, organs={"liver": "green orange"}), "green", 4, "basic_raid")
    play(state, "use 2a", "virus orange-1")
    assert viruses(state, "liver") == "green"
    assert supply(state, "orange") == 8


@pytest.mark.rule("VI-412")
@pytest.mark.rule("VI-617")
def test_the_bot_wins_only_if_the_option_says_so():
    def ended(**more):
        state = given(2, vp="5 4 20", round=6, phase=6, advantage="green yellow orange", **more)
        state.t[ASK] = OVER
        return state.result()

    plain = ended()
    assert (plain.scores, plain.winners, plain.reason) == ([5, 4], [0], "most_vp")
    assert plain["bot"] == 20
    lost = ended(bot_can_win=True)
    assert (lost.winners, lost.reason) == ([], "bot")
    assert lost.rewards() == [0.0, 0.0]
    with pytest.raises(OptionError, match="2 seats"):
        GAME.start(3, options={"bot_can_win": True})


@pytest.mark.rule("VI-412")
def test_the_bot_takes_part_in_the_tie_break_if_it_can_win():
    def tied(advantage):
        state = given(2, vp="7 4 7", round=6, phase=6, advantage=advantage, bot_can_win=True)
        state.t[ASK] = OVER
        return state

    state = tied("yellow orange green")
    assert state.result().winners == [0]
    assert state.result().reason == "advantage"
    assert tied("yellow green orange").result().winners == []
