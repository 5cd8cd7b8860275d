"""The worked examples of the rules page."""

from __future__ import annotations

import pytest
from tests.games.viral.given import (
    choose,
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
    stop_all,
    supply,
    view,
    viruses,
)

from miasma.core.agenda import todo
from miasma.games.viral.table import (
    CHECK_CRISES,
    CURE_PHASE,
    END_ROUND,
    GAIN,
    IMMUNE_PHASE,
    RESEARCH_PHASE,
)


@pytest.mark.rule("VI-EX-01")
def test_example_1_control_of_the_heart():
    organs = {"heart_1": "green", "heart_2": "green yellow yellow yellow"}
    state = run(given(organs=organs, tokens="2 1 3 4 5 6"), RESEARCH_PHASE)
    assert points(state) == [3, 0, 0, 0, 0]
    assert steps(state) == [3, 0, 0, 0, 0]


@pytest.mark.rule("VI-EX-02")
def test_example_2_area_5_pays_4_and_1():
    organs = dict.fromkeys(("stomach", "small_intestine", "large_intestine"), "purple")
    state = given(organs=organs, tokens="1 3 5 6 2 4", vp="0 0 0 9 0",
                  gained={"purple": "hunter latent"})  # fmt: skip
    assert points(run(state, RESEARCH_PHASE))[3] == 9 + 5


@pytest.mark.rule("VI-EX-03")
def test_example_3_a_crisis_in_kidney_2():
    organs = {"kidney_2": "yellow yellow orange orange green"}
    higher = "purple yellow grey orange green"
    state = given(organs=organs, crises={1: "kidney_2"}, advantage=higher)
    run(state, IMMUNE_PHASE)
    assert points(state) == [1, 2, 1, 0, 0]
    assert viruses(state, "kidney_2") == ""
    assert [supply(state, c) for c in ("green", "yellow", "orange")] == [6, 6, 6]
    assert crises(state) == {}


@pytest.mark.rule("VI-EX-04")
def test_example_4_the_cure():
    organs = {"brain": "purple purple", "liver": "purple* purple", "lung_1": "purple"}
    state = run(given(organs=organs, research="0 0 0 8 0", phase=5), CURE_PHASE)
    assert viruses(state, "liver") == "purple"
    assert supply(state, "purple") == 5
    assert steps(state)[3] == 0


@pytest.mark.rule("VI-EX-05")
def test_example_5_the_new_advantage_track():
    gained = {
        "green": "hunter latent",
        "yellow": "storm fever",
        "orange": "shock",
        "purple": "express stowaway",
        "grey": "chimera blob",
    }
    state = given(vp="9 9 4 11 14", advantage="yellow grey green orange purple", phase=6,
                  gained=gained)  # fmt: skip
    run(state, END_ROUND)
    assert order(state) == ["orange", "yellow", "green", "purple", "grey"]


@pytest.mark.rule("VI-EX-06")
def test_example_6_where_a_virus_in_the_stomach_can_go():
    state = resolve(given(organs={"stomach": "orange"}), "orange", 1, "basic_stream")
    play(state, "use 2a", "virus orange-1")
    assert kinds(state, "to") == {"small_intestine", "liver", "pancreas", "heart_1"}


@pytest.mark.rule("VI-EX-07")
def test_example_7_absorb_and_move_on():
    state = given(organs={"heart_2": "orange green yellow"})
    play(resolve(state, "orange", 2, "engulfer"), "use 1a", "virus orange-1")
    assert len(view(state)["organs"]["heart_2"]) == 1
    play(state, "use 2a", "virus orange-1", "to stomach")
    assert viruses(state, "stomach") == "orange+green,yellow"


@pytest.mark.rule("VI-EX-08")
@pytest.mark.parametrize(
    ("start", "end", "rule"),
    [
        ("heart_1", "stomach", "VI-082"),
        ("heart_2", "pancreas", "VI-085"),
        ("pancreas", "heart_1", "VI-085"),
    ],
)
def test_example_8_forbidden_moves(start, end, rule):
    state = resolve(given(organs={start: "green"}), "green", 1, "basic_stream")
    play(state, "use 2a", "virus green-1")
    assert f"to {end}" not in options(state)
    assert [reason.rule for reason in state.why_not(f"to {end}")] == [rule]


@pytest.mark.rule("VI-EX-09")
def test_example_9_the_lungs_touch():
    for start, end in (("lung_1", "lung_2"), ("lung_2", "lung_1")):
        state = resolve(given(organs={start: "green"}), "green", 1, "basic_stream")
        play(state, "use 2a", "virus green-1", f"to {end}")
        assert viruses(state, end) == "green"


@pytest.mark.rule("VI-EX-10")
def test_example_10_the_flip():
    gained = {"green": "hunter latent blob", "yellow": "storm fever shock"}
    state = given(vp="20 20 0 0 0", gained=gained)
    assert not view(state)["blue"]
    run(state, todo(GAIN, 8))
    assert view(state)["blue"]


@pytest.mark.rule("VI-EX-11")
@pytest.mark.rule("VI-EX-12")
@pytest.mark.parametrize(
    ("token", "vp", "before", "after"),
    [(1, 22, 8, 8), (8, 0, 0, 0)],  # token 1 on its blue side: +2 steps
)
def test_examples_11_and_12_the_ends_of_the_research_track(token, vp, before, after):
    rest = " ".join(str(n) for n in range(1, 9) if n != token)[:9]
    state = given(
        organs={"brain": "green"}, tokens=f"{token} {rest}", research=f"{before}", vp=f"{vp}",
        gained={"green": "hunter latent blob storm"} if vp else {},
    )  # fmt: skip
    assert abs(view(state)["areas"][0]["research"]) == (2 if token == 1 else 1)
    run(state, RESEARCH_PHASE)
    assert (points(state)[0], steps(state)[0]) == (vp + 1, after)


@pytest.mark.rule("VI-EX-13")
def test_example_13_two_players_after_the_set_up():
    state = play(new_game(2), "first green")
    while view(state)["ask"] == "setup_place":
        play(state, options(state)[0])
    assert [8 - supply(state, c) for c in ("green", "yellow", "orange")] == [3, 3, 6]
    assert all(len(here) == 1 for here in view(state)["organs"].values())
    assert order(state)[0] == "orange"


@pytest.mark.rule("VI-EX-14")
def test_example_14_the_last_player_places_first():
    state = play(new_game(4), "first yellow")
    assert order(state) == ["yellow", "orange", "purple", "green"]
    assert state.to_act == (0,)


@pytest.mark.rule("VI-EX-15")
def test_example_15_waiting_cards():
    state = set_up(3)
    play_on = ["1 basic_stream", "3 basic_stream"], ["4 basic_migrate", "6 basic_migrate"]
    stop_all(choose(state, "2 basic_spread", *play_on[0]))
    stop_all(choose(state, "5 basic_raid", *play_on[1]))

    def next_choice():
        while view(state)["ask"] != "choose_pair":
            actor = state.to_act[0]
            state.play(state.legal(actor)[0], actor)
        return state.view(0)["hands"][0]

    own = next_choice()
    assert own["areas"] == [1, 3, 4, 6]
    basics = [card for card in own["cards"] if card.startswith("basic")]
    assert basics == ["basic_incubate", "basic_stream", "basic_migrate"]
    assert own["waiting"] == ["basic_spread", "basic_raid"]
    stop_all(choose(state, "1 basic_incubate", "2 basic_raid", "1 basic_raid"))
    next_choice()
    stop_all(choose(state, "3 basic_stream", "5 basic_spread", "2 basic_spread"))
    own = next_choice()
    assert {2, 5} <= set(own["areas"])
    assert {"basic_spread", "basic_raid"} <= set(own["cards"])


@pytest.mark.rule("VI-EX-16")
def test_example_16_no_token_is_free():
    on = {1: "brain", 2: "liver", 3: "stomach", 4: "lung_1"}
    state = given(4, organs={"kidney_1": "green yellow orange purple"}, crises=on)
    assert crises(run(state, CHECK_CRISES)) == on
    run(state, IMMUNE_PHASE)
    assert crises(state) == {1: "kidney_1"}
    assert len(view(state)["organs"]["kidney_1"]) == 4


@pytest.mark.rule("VI-EX-17")
def test_example_17_four_shields():
    state = given(3, organs={"lung_2": "green* yellow* orange* green*"}, crises={2: "lung_2"})
    run(state, IMMUNE_PHASE)
    assert points(state) == [2, 1, 1]
    assert viruses(state, "lung_2") == "green green orange yellow"
    assert crises(state) == {1: "lung_2"}
    assert view(state)["crisis"][0]["deferred"]
