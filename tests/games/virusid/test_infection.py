"""Phase 2 and one-time spreads (VR-70 to VR-94)."""

from __future__ import annotations

import pytest
from tests.games.virusid.given import (
    city,
    close,
    dead,
    drawing,
    give,
    infecting,
    mark,
    mutating,
    node,
    options,
    play,
    player,
    put,
    stones_in,
    strong,
    table,
    why,
    wipe_out,
)


def cities_of(state, kind="infect"):
    return {action.split()[1] for action in options(state, kind)}


@pytest.mark.rule("VR-70")
@pytest.mark.rule("VR-R-01")
def test_there_is_no_stopping_while_an_infection_is_legal():
    state = strong(table(), "red", infection=2)
    put(state, "red", "london s")
    infecting(state)
    assert not options(state, "pass")
    assert not options(state, "end")
    assert why(state, "pass") == "VR-70"
    assert why(state, "end") == "VR-70"
    play(state, options(state)[0])
    play(state, options(state)[0])
    assert node(state) == "mutating"


@pytest.mark.rule("VR-71")
@pytest.mark.rule("VR-EX-03")
@pytest.mark.rule("VR-EX-08")
def test_levels_limit_infections_and_points_left_over_are_lost():
    state = give(table(), "red", dna=28, infection=2, medicine=6, cold=1, heat=1, small_animal=1)
    put(state, "red", "london s")
    infecting(state)
    assert options(state) == ["infect london s", "infect paris s"]
    play(state, "infect paris s")
    assert node(state) == "mutating"
    assert player(state, "red")["dna"] == 29
    assert player(state, "red")["stock"] == 23
    state = give(table(), "red", infection=3, medicine=6, small_animal=2)
    put(state, "red", "london s")
    play(infecting(state), "infect london s", "infect paris s")
    assert node(state) == "mutating"


@pytest.mark.rule("VR-70")
@pytest.mark.parametrize(
    ("before", "points", "why"),
    [
        ({"infection": 3, "small_animal": 1}, 2, "reach"),
        ({"infection": 3, "small_animal": 2, "stock": 2}, 2, "stock"),
        ({"infection": 1, "small_animal": 2}, 0, None),
    ],
)
def test_points_that_cannot_be_used_are_told(before, points, why):
    state = give(table(), "red", medicine=6, cold=1, heat=1, **before)
    put(state, "red", "london s")
    state.listen()
    play(infecting(state), "infect paris s")
    lost = [event for event in state.events or [] if event.kind == "left-over"]
    assert [(event.data["lapsed"], event.data["why"]) for event in lost] == (
        [(points, why)] if why else []
    )
    for event in lost:
        assert "points" not in event.data  # the log would show a gain
        for language in ("en", "de", "ru"):
            assert str(points) in event.say("virusid", language)


@pytest.mark.rule("VR-72")
@pytest.mark.rule("VR-74")
def test_a_city_infected_a_moment_ago_is_an_origin():
    state = strong(table(), "red")
    put(state, "red", "london s")
    infecting(state)
    assert "infect berlin l" not in options(state)
    play(state, "infect paris s")
    assert "infect berlin l" in options(state)
    assert state.view()["points_left"] == 7
    assert state.view()["uses_left"]["small_animal"] == 1


@pytest.mark.rule("VR-73")
@pytest.mark.rule("VR-89")
@pytest.mark.rule("VR-INV-01")
def test_an_infection_takes_a_stone_a_level_and_a_point():
    state = strong(table(), "red")
    put(state, "red", "london s")
    put(state, "yellow", "paris s")
    infecting(state)
    assert why(state, "infect paris s") == "VR-73"
    play(state, "infect paris b")
    view = state.view()
    assert (view["points_left"], view["uses_left"]["blood"]) == (7, 1)
    assert player(state, "red")["stock"] == 23
    assert stones_in(state, "paris") == ["yellow", "red", None]
    assert state.invariants() == []


@pytest.mark.rule("VR-38")
def test_the_first_fitting_field_is_taken():
    state = strong(table(4), "red")
    put(state, "red", "london l")
    play(infecting(state), "infect london s")
    assert stones_in(state, "london") == ["red", None, "red", None, None]


@pytest.mark.rule("VR-75")
def test_needs_count_even_where_the_player_is():
    state = strong(table(), "red", medicine=5)
    put(state, "red", "london s")
    infecting(state)
    assert "london" not in cities_of(state)
    assert "paris" in cities_of(state)
    assert why(state, "infect london s") == "VR-75"


@pytest.mark.rule("VR-76")
def test_the_type_of_the_field_is_needed():
    state = strong(table(), "red", blood=0)
    put(state, "red", "london s")
    infecting(state)
    assert "infect london b" not in options(state)
    assert why(state, "infect london b") == "VR-76"
    play(state, "infect london s", "infect paris s")
    assert state.view()["uses_left"]["small_animal"] == 0
    assert why(state, "infect rome s") == "VR-76"


@pytest.mark.rule("VR-77")
def test_reach_is_one_land_link():
    state = strong(table(), "red")
    put(state, "red", "london s")
    infecting(state)
    assert cities_of(state) == {"london", "paris"}
    assert why(state, "infect rome s") == "VR-77"


@pytest.mark.rule("VR-78")
def test_an_extended_spread_is_used_besides_a_simple_one():
    state = strong(table(), "red", ship=1)
    put(state, "red", "london s")
    infecting(state)
    assert "infect new_york b ship" in options(state)
    assert why(state, "infect madrid l bird") == "VR-78"
    play(state, "infect new_york b ship")
    view = state.view()
    assert (view["uses_left"]["ship"], view["uses_left"]["blood"]) == (0, 1)
    assert not [action for action in options(state) if action.endswith("ship")]
    assert why(state, "infect rome s ship") == "VR-78"
    give(state, "red", blood=0, small_animal=0, livestock=0, insect=0)
    assert not options(infecting(state), "infect")


@pytest.mark.rule("VR-79")
@pytest.mark.rule("VR-80")
@pytest.mark.rule("VR-EX-12")
def test_birds_cross_three_land_links_whatever_lies_under_them():
    state = strong(table(4), "red", bird=1, cold=0, medicine=3)
    put(state, "red", "london s")
    infecting(state)
    assert "infect istanbul s bird" in options(state)  # London, Paris, Rome, Istanbul
    assert why(state, "infect dubai s bird") == "VR-75"
    give(state, "red", medicine=9)
    infecting(state)
    assert why(state, "infect dubai s bird") == "VR-79"
    for marked in ("london", "paris", "rome", "istanbul"):
        barred = strong(table(4), "red", bird=1)
        put(barred, "red", "london s")
        infecting(mark(barred, "bird_cull", marked))
        assert "infect istanbul s bird" not in options(barred)
        assert why(barred, "infect istanbul s bird") == "VR-182"


@pytest.mark.rule("VR-81")
def test_birds_cross_wiped_out_cities_nothing_else_does():
    state = strong(table(4), "red", bird=1)
    put(state, "red", "london s")
    wipe_out(state, "paris")
    infecting(state)
    assert "infect rome s bird" in options(state)
    assert why(state, "infect paris s") == "VR-140"
    assert "paris" not in cities_of(state)


@pytest.mark.rule("VR-82")
def test_planes_join_all_airports():
    state = strong(table(), "red", plane=1)
    put(state, "red", "london s")
    infecting(state)
    flown = {action.split()[1] for action in options(state) if action.endswith("plane")}
    assert flown == {
        "los_angeles", "new_york", "mexico_city", "rio", "moscow", "istanbul", "cairo",
        "cape_town", "dubai", "delhi", "tokyo", "sydney",
    }  # fmt: skip
    state = strong(table(), "red", plane=1)
    put(state, "red", "paris s")
    infecting(state)
    assert why(state, "infect tokyo s plane") == "VR-82"


@pytest.mark.rule("VR-83")
def test_ships_go_to_the_next_port():
    state = strong(table(), "red", ship=1)
    put(state, "red", "tokyo s")
    infecting(state)
    sailed = {action.split()[1] for action in options(state) if action.endswith("ship")}
    assert sailed == {"los_angeles", "shanghai"}
    assert why(state, "infect jakarta s ship") == "VR-83"


@pytest.mark.rule("VR-84")
@pytest.mark.rule("VR-86")
@pytest.mark.rule("VR-INV-11")
def test_quarantine_keeps_all_but_one_time_spreads_out():
    state = strong(table(), "red")
    put(state, "red", "london s")
    dead(state, "paris s")
    infecting(state)
    assert "paris" not in cities_of(state)
    assert why(state, "infect paris b") == "VR-84"
    assert city(state, "paris")["quarantine"]
    drawing(state, "B22")  # one blood field each; heals London
    assert "once paris b" in options(state)
    put(state, "yellow", "paris b")
    infecting(state)
    assert not city(state, "paris")["quarantine"]


@pytest.mark.rule("VR-85")
def test_necrosis_of_anybody_frees_everybody():
    state = strong(table(), "red")
    put(state, "red", "london s")
    dead(state, "paris s")
    give(state, "yellow", strains={"rash_1": 4})
    infecting(state)
    assert "infect paris b" in options(state)


@pytest.mark.rule("VR-87")
@pytest.mark.rule("VR-R-03")
def test_only_stones_of_phase_2_give_dna():
    state = strong(table(), "red", infection=1)
    put(state, "red", "london s")
    play(infecting(state), "infect paris s")
    assert player(state, "red")["dna"] == 1
    drawing(state, "A02")
    play(state, "once paris b")
    assert player(state, "red")["dna"] == 1 + 9


@pytest.mark.rule("VR-88")
@pytest.mark.rule("VR-EX-17")
def test_without_stones_the_points_lapse():
    state = strong(table(4), "red", infection=3)
    put(state, "red", "london s")
    give(state, "red", stock=1)
    infecting(state)
    play(state, "infect london s")
    assert node(state) == "mutating"
    assert player(state, "red")["dna"] == 1
    give(state, "red", stock=0)
    go = infecting(state)
    assert not options(go, "infect")


@pytest.mark.rule("VR-90")
@pytest.mark.rule("VR-R-02")
def test_one_time_spreads_need_reach_needs_and_culls_but_no_level():
    state = give(table(4), "red", medicine=9)
    put(state, "red", "london s")
    mark(state, "hygiene", "london", "paris")
    drawing(state, "A03")
    assert options(state) == ["once london s", "once paris s", "pass"]
    assert why(state, "once paris b") == "VR-90"
    assert why(state, "once rome s") == "VR-75"
    mark(state, "small_animal_cull", "paris")
    drawing(state, "A03")
    assert options(state) == ["once london s", "pass"]
    assert why(state, "once paris s") == "VR-181"
    give(state, "red", small_animal=2)
    drawing(state, "A03")
    assert "once paris s" in options(state)
    give(state, "red", heat=9, cold=9)
    drawing(state, "B23")  # any type, also by bird
    assert "once istanbul s" in options(state)
    mark(state, "bird_cull", "london")
    drawing(state, "B23")
    assert why(state, "once istanbul s") == "VR-182"
    drawing(state, "B24")  # also by ship
    assert "once new_york b" in options(state)
    assert why(state, "once tokyo s") == "VR-83"
    close(state, "sea_new_york_london")
    drawing(state, "B24")
    assert why(state, "once new_york b") == "VR-184"


@pytest.mark.rule("VR-91")
@pytest.mark.rule("VR-94")
@pytest.mark.rule("VR-183")
def test_hygiene_costs_a_point_more():
    state = strong(table(4), "red", infection=3)
    put(state, "red", "london s")
    mark(state, "hygiene", "london")
    infecting(state)
    play(state, "infect london b")
    assert state.view()["points_left"] == 1
    assert player(state, "red")["stock"] == 23
    assert "london" not in cities_of(state)
    assert why(state, "infect london l") == "VR-94"
    assert "paris" in cities_of(state)


@pytest.mark.rule("VR-92")
@pytest.mark.rule("VR-R-16")
def test_nothing_is_spent_on_what_land_reaches():
    state = strong(table(4), "red", bird=1, plane=1)
    put(state, "red", "london s")
    infecting(state)
    assert "infect paris s" in options(state)
    assert "infect paris s bird" not in options(state)
    assert why(state, "infect paris s bird") == "VR-92"
    assert "infect istanbul s bird" in options(state)
    assert "infect istanbul s plane" in options(state)


@pytest.mark.rule("VR-INV-09")
def test_stones_placed_stay_within_the_budget():
    state = strong(table(4), "red", infection=5)
    put(state, "red", "london s")
    infecting(state)
    placed = 0
    while node(state) == "infecting":
        play(state, options(state)[0])
        placed += 1
    assert placed == 5
    assert player(state, "red")["dna"] == 5


@pytest.mark.rule("VR-37")
def test_what_has_no_option_is_not_asked_and_a_single_one_is():
    state = mutating(table())
    assert options(state) == ["end"]
    assert state.forced(0) is not None
    state = drawing(table(), "A03")
    assert node(state) == "mutating"
