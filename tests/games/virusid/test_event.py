"""Phase 1: events, healing, income, Massive Research (VR-50 to VR-65, VR-190 to VR-193)."""

from __future__ import annotations

import pytest
from tests.games.virusid.given import (
    GAME,
    asked,
    city,
    dead,
    drawing,
    ending,
    give,
    infecting,
    mark,
    node,
    options,
    others_alive,
    play,
    player,
    put,
    stones_in,
    strong,
    table,
    told,
    why,
    wipe_out,
)

from miasma.games.virusid import table as t


@pytest.mark.rule("VR-50")
@pytest.mark.rule("VR-55")
@pytest.mark.rule("VR-192")
@pytest.mark.rule("VR-EX-02")
def test_mild_climate_is_for_all_and_pays_the_active_player_alone():
    state = give(table(3), "red", dna=18, medicine=6)
    drawing(state, "A01")
    for colour in ("red", "yellow", "green"):
        assert player(state, colour)["resistances"]["heat"] == 1
        assert player(state, colour)["resistances"]["cold"] == 1
    assert player(state, "red")["dna"] == 28
    assert player(state, "yellow")["dna"] == 0
    assert "healed" not in told(state)


@pytest.mark.rule("VR-51")
@pytest.mark.rule("VR-R-12")
def test_one_stone_of_any_colour_goes_from_each_named_city_in_printed_order():
    state = put(table(), "red", "rio i", "paris s")
    put(state, "yellow", "paris b")
    drawing(state, "D18")  # heals Rio, then Paris
    assert options(state) == ["heal rio red i"]
    assert why(state, "heal paris red s") == "VR-51"
    play(state, "heal rio red i")
    assert options(state) == ["heal paris red s", "heal paris yellow b"]
    play(state, "heal paris yellow b")
    assert player(state, "yellow")["stock"] == 25
    assert stones_in(state, "paris") == ["red", None, None]


@pytest.mark.rule("VR-52")
def test_corpses_are_not_healed():
    state = dead(table(), "paris s")
    put(state, "red", "paris b")
    drawing(state, "C04")  # heals Paris
    assert options(state) == ["heal paris red b"]
    play(state, "heal paris red b")
    assert stones_in(state, "paris") == ["dead", None, None]


@pytest.mark.rule("VR-53")
def test_the_last_stone_of_a_city_is_a_research_success():
    state = put(table(), "red", "paris s", "paris b")
    drawing(state, "C04")
    play(state, "heal paris red s")
    assert state.view()["research"] == 0
    drawing(state, "D18")
    play(state, "heal paris red b")
    assert state.view()["research"] == 1
    assert "success" in told(state)


@pytest.mark.rule("VR-54")
@pytest.mark.rule("VR-56")
@pytest.mark.rule("VR-R-13")
@pytest.mark.rule("VR-EX-15")
def test_massive_research_counts_a_success_twice_then_draws_again():
    state = put(table(), "red", "istanbul s", "paris s")
    drawing(state, "M1")  # research +2, heals Istanbul among others, then another card
    assert state.view()["research"] == 2
    play(state, "heal istanbul red s")
    assert state.view()["research"] == 4
    assert (node(state), asked(state)) == ("event", "chance")
    state.t[t.SEGMENT] = 2
    play(state, "draw C04", "heal paris red s")  # pest control; heals Paris: counts 1
    assert state.view()["research"] == 5
    assert player(state, "red")["dna"] == 8


@pytest.mark.rule("VR-57")
@pytest.mark.rule("VR-140")
@pytest.mark.rule("VR-EX-20")
def test_wiped_out_cities_are_left_alone_by_events():
    state = wipe_out(table(4), "madrid")
    drawing(state, "D10")  # heals Madrid
    assert node(state) != "healing"
    state = wipe_out(table(), "paris", "mexico_city")
    put(state, "red", "delhi s")
    dead(state, "delhi l")
    before = stones_in(state, "paris")
    drawing(state, "D19")  # removes corpses from Mexico City, Paris, Delhi; heals Istanbul
    assert options(state) == ["bury delhi l"]
    assert stones_in(state, "paris") == before


@pytest.mark.rule("VR-58")
def test_only_healing_makes_research_successes():
    state = put(table(), "red", "london s")
    put(state, "yellow", "paris s")
    drawing(state, "C20")  # everybody takes one back
    assert (node(state), asked(state)) == ("take_back", "red")
    play(state, "return london s")
    assert asked(state) == "yellow"
    play(state, "return paris s")
    assert state.view()["research"] == 0


@pytest.mark.rule("VR-59")
@pytest.mark.rule("VR-R-28")
@pytest.mark.rule("VR-EX-13")
def test_an_event_kills_the_healthy_first():
    state = put(table(4), "red", "kinshasa i", "delhi s")
    give(state, "red", dna=5)
    drawing(state, "B27")  # Kinshasa and Delhi
    assert options(state) == ["corpse kinshasa l", "corpse kinshasa b"]
    assert why(state, "corpse kinshasa red i") == "VR-59"
    play(state, "corpse kinshasa b")
    assert state.view()["continents"]["africa"] == 7
    assert player(state, "red")["dna"] == 5
    state = put(table(4), "red", "kinshasa i")
    mark(state, "hygiene", "kinshasa")
    dead(state, "kinshasa b", "kinshasa l")
    drawing(state, "B27")
    assert options(state) == ["corpse kinshasa red i"]
    play(state, "corpse kinshasa red i")
    assert city(state, "kinshasa")["wiped_out"]
    assert city(state, "kinshasa")["markers"] == []
    assert player(state, "red")["stock"] == 25


@pytest.mark.rule("VR-60")
@pytest.mark.rule("VR-INV-08")
@pytest.mark.rule("VR-R-26")
def test_a_buried_corpse_goes_to_the_general_supply():
    state = dead(table(), "london s", "london b")
    before = state.view()
    drawing(state, "C23")
    assert options(state) == ["bury london s", "bury london b"]
    play(state, "bury london b")
    assert state.view()["corpses"] == before["corpses"] + 1
    assert state.view()["continents"] == before["continents"]
    assert stones_in(state, "london") == ["dead", None, None, None]


@pytest.mark.rule("VR-61")
@pytest.mark.rule("VR-EX-14")
def test_a_lost_need_keeps_the_stones_but_stops_infections():
    state = put(table(), "red", "paris s")
    give(state, "red", medicine=5, blood=1, infection=1)
    infecting(state)
    assert options(state) == ["infect paris b"]
    drawing(state, "C16")  # medicine -1 for all
    assert player(state, "red")["resistances"]["medicine"] == 4
    assert stones_in(state, "paris") == ["red", None, None]
    assert node(state) == "mutating"
    state = infecting(state)
    assert not options(state, "infect")


@pytest.mark.rule("VR-62")
def test_gains_reach_eliminated_players_placements_do_not():
    state = strong(table(3), "yellow")
    put(state, "red", "london s")
    state.t[t.GONE] = 1 << 1
    drawing(state, "A07")  # every player gains 3 DNA
    assert player(state, "yellow")["dna"] == 3
    strong(state, "green")
    put(state, "green", "paris s")
    drawing(state, "A03")
    seats = set()
    while node(state) == "one_time":
        seats.add(asked(state))
        play(state, "pass")
    assert "yellow" not in seats
    assert "green" in seats


@pytest.mark.rule("VR-63")
@pytest.mark.rule("VR-32")
def test_several_players_decide_one_after_another_clockwise():
    state = table(3, active="yellow")
    for colour, place in (("red", "london s"), ("yellow", "lima i"), ("green", "delhi s")):
        strong(state, colour)
        put(state, colour, place)
    drawing(state, "A03")
    order = []
    while node(state) == "one_time":
        order.append(asked(state))
        assert why(state, "pass", "red" if asked(state) != "red" else "green") == "VR-32"
        taken = options(state)[0]
        play(state, taken)
        assert taken not in options(state)
    assert order == ["yellow", "green", "red"]


@pytest.mark.rule("VR-64")
def test_a_city_emptied_by_the_cards_effect_is_passed_over():
    state = put(table(), "red", "lagos s", "paris s")
    drawing(state, "D15")  # take one back; heals Lagos
    play(state, "return lagos s")
    assert node(state) != "healing"
    assert state.view()["research"] == 0


@pytest.mark.rule("VR-65")
@pytest.mark.rule("VR-33")
@pytest.mark.rule("VR-34")
def test_losses_stop_at_zero_and_gains_at_the_top_without_debt():
    state = give(table(), "red", cold=9, heat=0, dna=35)
    drawing(state, "A01")
    assert player(state, "red")["resistances"] == {"cold": 9, "medicine": 0, "heat": 1}
    assert player(state, "red")["dna"] == 40
    drawing(state, "D18")  # -1 of each
    assert player(state, "red")["resistances"] == {"cold": 8, "medicine": 0, "heat": 0}
    state.t[t.RESEARCH] = 0
    drawing(state, "B26")  # research up
    assert state.view()["research"] == 0


@pytest.mark.rule("VR-109")
@pytest.mark.rule("VR-190")
def test_markers_of_the_track_stop_at_its_ends():
    state = table()
    state.t[t.CURE] = 32
    drawing(state, "A08")  # cure down
    assert state.view()["cure"] == 32
    state.t[t.CURE], state.t[t.RESEARCH] = 20, 19
    drawing(state, "M1")  # the effect comes first and ends the game
    assert state.over


@pytest.mark.rule("VR-191")
@pytest.mark.rule("VR-93")
def test_a_bonus_counts_in_its_phase_and_is_not_on_the_scale():
    state = strong(table(), "red", infection=1, severity=1, mortality=1)
    put(state, "red", "london s")
    drawing(state, "C26")  # 2 extra infection points; heals Istanbul, Lima
    assert state.view()["points_left"] == 3
    assert player(state, "red")["infection"] == 1
    full = put(strong(table(), "red", infection=8), "red", "london s")
    assert drawing(full, "C26").view()["points_left"] == 8


@pytest.mark.rule("VR-193")
@pytest.mark.rule("VR-R-23")
def test_an_eliminated_active_player_gets_no_bonus():
    state = table(3)
    state.t[t.GONE] = 1
    drawing(state, "C26")
    assert state.view()["turn_bonus"]["infection"] == 0
    state = drawing(table(3), "A09")
    assert state.view()["turn_bonus"]["discount"] == 3


@pytest.mark.rule("VR-R-20")
def test_effects_of_all_cards_can_be_carried_out():
    for event in GAME.data.events:
        state = table(4)
        for colour in ("red", "yellow", "green", "blue"):
            strong(state, colour, gene="lethal")
        put(state, "red", "london s", "delhi i")
        put(state, "yellow", "moscow b", "tokyo s")
        dead(state, "paris s", "moscow s", "new_york b")
        mark(state, "hygiene", "london")
        drawing(state, event.id)
        while not state.over and node(state) not in ("infecting", "mutating"):
            seat = state.to_act[0]
            state.play(state.legal(seat)[0], seat)
        assert state.invariants() == [], event.id


def test_a_turn_has_a_heading_of_its_own():
    state = others_alive(put(table(), "red", "paris s"))
    state.listen()
    ending(state)
    assert [event.kind for event in state.events or [] if event.heading] == ["turn"]
