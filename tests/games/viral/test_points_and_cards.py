"""Victory points, mutation cards and the flip (VI-040 to VI-050)."""

from __future__ import annotations

import pytest
from tests.games.viral.given import (
    COLOURS,
    choose,
    given,
    hand,
    options,
    play,
    points,
    run,
    set_up,
    steps,
    stop_all,
    told,
    view,
)

import miasma
from miasma.core.agenda import todo
from miasma.games.viral.rules.points import icons_reached
from miasma.games.viral.state import ViralState
from miasma.games.viral.table import ASK, EVENT_PHASE, GAIN, IMMUNE_PHASE, OVER, RESEARCH_PHASE


def gain(state, colour, vp):
    """A player gains points."""
    return run(state, todo(GAIN, COLOURS.index(colour) + 8 * vp))


@pytest.mark.rule("VI-040")
def test_points_count_at_once_and_the_track_is_lapped():
    state = given(3, vp="58 0 0", gained={"green": "hunter express latent chimera"})
    assert points(gain(state, "green", 5))[0] == 63
    piece = state.scene(None).find("vp-green")
    assert piece is not None
    assert "63" in piece.label


@pytest.mark.rule("VI-041")
def test_gains_at_the_same_time_go_in_turn_order():
    organs = {"liver": "green yellow orange"}
    state = given(3, organs=organs, crises={1: "liver"}, first="yellow", vp="3 3 3")
    state.listen()
    state.events = []
    run(state, IMMUNE_PHASE)
    assert state.to_act == (1,)  # yellow is first: its card comes before the next gain
    assert points(state) == [3, 4, 3]
    play(state, "take 1", "reveal hunter")
    assert state.to_act == (2,)
    play(state, "take 1", "reveal latent")
    assert state.to_act == (0,)
    assert points(state) == [5, 4, 4]


@pytest.mark.rule("VI-042")
@pytest.mark.parametrize(("before", "vp", "due"), [(3, 1, 1), (2, 1, 0), (8, 3, 1), (14, 1, 1)])
def test_an_icon_reached_or_passed_gives_a_card(before, vp, due):
    cards = "hunter express latent chimera".split()
    have = sum(before >= icon for icon in (4, 9, 15, 22))
    state = given(3, vp=f"{before} 0 0", gained={"green": " ".join(cards[:have])})
    gain(state, "green", vp)
    assert bool(state.to_act) == bool(due)
    if due:
        assert options(state) == ["take 1", "take 2", "take 3", "take deck"]
        play(state, "take 2")
        assert "airborne" in hand(state, "green")


@pytest.mark.rule("VI-043")
def test_a_display_card_is_replaced_in_the_same_slot():
    state = gain(given(3, vp="3 0 0"), "green", 1)
    play(state, "take 2")
    assert view(state)["display"] == ["replication", None, "bloom"]
    assert state.to_act == (miasma.CHANCE,)
    play(state, "reveal hunter")
    assert view(state)["display"] == ["replication", "hunter", "bloom"]
    assert view(state)["bag"] == 18


@pytest.mark.rule("VI-044")
def test_the_deck_card_sends_the_display_under_the_deck_left_one_uppermost():
    state = gain(given(3, vp="3 0 0"), "green", 1)
    play(state, "take deck", "draw hunter", "reveal storm", "reveal fever", "reveal shock")
    assert "hunter" in hand(state, "green")
    assert view(state)["bottom"] == ["replication", "airborne", "bloom"]
    assert view(state)["display"] == ["storm", "fever", "shock"]


@pytest.mark.rule("VI-044")
@pytest.mark.rule("VI-611")
def test_cards_below_come_in_their_order_and_without_chance():
    state = given(3, vp="3 0 0", bottom="hunter express", empty_bag=True)
    first = view(state)["bottom"]
    gain(state, "green", 1)
    play(state, "take deck")
    assert not state.to_act
    assert "hunter" in hand(state, "green", 1)  # everybody knows it
    assert view(state)["display"] == first[1:4]
    assert view(state)["bottom"] == [*first[4:], "replication", "airborne", "bloom"]


@pytest.mark.rule("VI-045")
def test_two_icons_passed_give_two_picks():
    state = gain(given(3, vp="3 0 0"), "green", 6)
    play(state, "take 1", "reveal hunter")
    assert state.to_act == (0,)
    play(state, "take 1", "reveal latent")
    assert not state.to_act
    assert {"replication", "hunter"} <= hand(state, "green")


@pytest.mark.rule("VI-046")
def test_nobody_gets_more_than_four_cards():
    state = given(3, vp="22 0 0", gained={"green": "hunter express latent chimera"})
    gain(state, "green", 60)
    assert not state.to_act


@pytest.mark.rule("VI-046")
def test_more_icons_in_a_content_pack_change_nothing(tmp_path):
    (tmp_path / "tracks.toml").write_text("[vp_track]\nmutation_icons = [1, 2, 3, 4, 5, 6]\n")
    pack = miasma.game("viral").with_content(tmp_path)
    state = pack.start(3, 1)
    assert isinstance(state, ViralState)
    assert state.terms.max_cards == 4
    assert [icons_reached(state, vp) for vp in (0, 3, 4, 9)] == [0, 3, 4, 4]


@pytest.mark.rule("VI-047")
def test_with_an_empty_deck_slots_stay_empty():
    rest = "capsid envelope berserker hunter assassin predator engulfer blob magnetar polarity"
    more = "tractor storm fever shock shapeshifter express stowaway latent chimera"
    cards = [*rest.split(), *more.split()]
    gained = {"yellow": " ".join(cards[:10]), "orange": " ".join(cards[10:])}
    state = given(3, vp="3 0 0", gained=gained)
    gain(state, "green", 1)
    assert options(state) == ["take 1", "take 2", "take 3"]
    assert [r.rule for r in state.why_not("take deck")] == ["VI-047"]
    play(state, "take 2")
    assert view(state)["display"] == ["replication", None, "bloom"]
    gain(state, "green", 5)
    assert [r.rule for r in state.why_not("take 2")] == ["VI-047"]


@pytest.mark.rule("VI-048")
def test_final_points_give_no_cards_and_no_flip():
    organs = dict.fromkeys(("brain", "heart_1", "lung_1", "liver", "stomach", "kidney_1"), "green")
    state = given(3, organs=organs, vp="20 0 0", round=6, phase=6)
    state.t[ASK] = OVER
    assert state.result().scores[0] == 26
    assert not view(state)["blue"]


@pytest.mark.rule("VI-049")
def test_at_21_points_all_tokens_turn_blue_for_good():
    state = given(3, vp="20 0 0", gained={"green": "hunter express latent"})
    assert not view(state)["blue"]
    gain(state, "green", 1)
    assert view(state)["blue"]
    assert [area["vp"] for area in view(state)["areas"]] == [1, 1, 1, 1, 2, 1]
    assert [area["research"] for area in view(state)["areas"]] == [2, 2, 1, 1, 1, 0]


@pytest.mark.rule("VI-049")
def test_the_bots_marker_turns_the_tokens_too():
    state = given(2, vp="0 0 20")
    gain(state, "orange", 1)
    assert view(state)["blue"]


@pytest.mark.rule("VI-049")
def test_later_areas_of_the_same_phase_use_the_blue_side():
    state = given(3, organs={"brain": "green", "heart_1": "green", "heart_2": "green"}, vp="18 0 0",
                  gained={"green": "hunter express latent"})  # fmt: skip
    run(state, RESEARCH_PHASE)
    play(state, "take 1", "reveal storm")  # the second area brings 22
    assert points(state)[0] == 18 + 3 + 1
    assert steps(state)[0] == 3 + 2


@pytest.mark.rule("VI-050")
def test_a_fresh_card_can_be_chosen_from_the_next_pair_on():
    state = set_up(3)
    choose(state, "1 basic_spread", "2 basic_spread", "3 basic_spread")
    stop_all(state)
    choose(state, "2 basic_raid", "3 basic_raid", "4 basic_raid")
    stop_all(state)
    while view(state)["ask"] != "choose_pair":
        actor = state.to_act[0]
        state.play(state.legal(actor)[0], actor)
    gained = [set(state.view(seat)["hands"][seat]["gained"]) for seat in range(3)]
    for seat in range(3):
        state.play("area 5" if "area 5" in options(state, seat) else options(state, seat)[0], seat)
        assert {f"card {card}" for card in gained[seat]} <= set(options(state, seat))


@pytest.mark.rule("VI-041")
def test_an_event_pays_in_turn_order():
    organs = {"kidney_1": "green yellow", "kidney_2": "orange"}
    state = given(3, organs=organs, event="number_one", first="orange")
    state.listen()
    run(state, EVENT_PHASE)
    assert state.events is not None
    paid = [event.data["seat"] for event in state.events if event.kind == "points"]
    assert paid == [2, 0, 1]
    assert "flushed" in told(state.events)
