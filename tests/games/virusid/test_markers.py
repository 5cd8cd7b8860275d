"""Counter-measure markers (VR-180 to VR-187)."""

from __future__ import annotations

import pytest
from tests.games.virusid.given import (
    GAME,
    city,
    close,
    drawing,
    give,
    infecting,
    mark,
    node,
    options,
    play,
    put,
    strong,
    table,
    why,
    wipe_out,
)

from miasma.games.virusid import table as t
from miasma.games.virusid.rules import markers


@pytest.mark.rule("VR-180")
@pytest.mark.rule("VR-181")
@pytest.mark.rule("VR-185")
@pytest.mark.rule("VR-EX-10")
@pytest.mark.parametrize(
    ("marker", "spread", "letter", "rule"),
    [("small_animal_cull", "small_animal", "s", "VR-181"),
     ("livestock_cull", "livestock", "l", "VR-180")],
)  # fmt: skip
def test_a_cull_demands_level_two_and_takes_one(marker, spread, letter, rule):
    state = strong(table(4), "red", infection=2)
    put(state, "red", "chicago b" if letter == "l" else "london b")
    place = "chicago" if letter == "l" else "london"
    mark(state, marker, place)
    infecting(state)
    play(state, f"infect {place} {letter}")
    assert state.view()["uses_left"][spread] == 1
    play(state, f"infect {place} {letter}")
    assert node(state) == "mutating"
    weak = strong(table(4), "red", **{spread: 1})
    put(weak, "red", f"{place} b")
    mark(weak, marker, place)
    infecting(weak)
    assert f"infect {place} {letter}" not in options(weak)
    assert why(weak, f"infect {place} {letter}") == rule
    gene = "spread_small_animal" if letter == "s" else "spread_livestock"
    infecting(give(weak, "red", gene=gene))
    assert f"infect {place} {letter}" in options(weak)


@pytest.mark.rule("VR-182")
def test_a_bird_cull_can_be_flown_round_or_over_with_level_two():
    state = strong(table(4), "red", bird=1)
    put(state, "red", "london s")
    mark(state, "bird_cull", "paris")
    infecting(state)
    assert why(state, "infect rome s bird") == "VR-182"
    infecting(give(state, "red", bird=2))
    assert "infect rome s bird" in options(state)
    play(state, "infect rome s bird")
    assert state.view()["uses_left"]["bird"] == 1
    other = strong(table(4), "red", bird=1)
    put(other, "red", "moscow s")
    mark(other, "bird_cull", "berlin")
    infecting(other)
    assert "infect rome s bird" in options(other)  # over Istanbul


@pytest.mark.rule("VR-184")
def test_a_block_closes_a_route_and_an_airport():
    state = strong(table(4), "red", ship=1, plane=1)
    put(state, "red", "london s")
    close(state, "sea_new_york_london", "tokyo")
    infecting(state)
    assert "infect new_york b ship" not in options(state)
    assert why(state, "infect new_york b ship") == "VR-184"
    assert why(state, "infect tokyo b plane") == "VR-184"
    close(state, "london")
    infecting(state)
    assert not [action for action in options(state) if action.endswith("plane")]
    assert why(state, "infect delhi b plane") == "VR-184"


@pytest.mark.rule("VR-186")
def test_one_of_a_kind_per_city_while_there_are_any():
    state = drawing(table(), "B05")
    assert city(state, "paris")["markers"] == ["small_animal_cull"]
    left = markers.left(state, 1)
    state.t[t.UNSEEN + 1] |= 1 << 4
    drawing(state, "B05")
    assert markers.left(state, 1) == left
    state = mark(table(), "bird_cull", "london", "rome", "madrid")
    drawing(state, "C15")  # Paris and Mexico City, but only one marker is left
    assert city(state, "paris")["markers"] == ["bird_cull"]
    assert city(state, "mexico_city")["markers"] == []
    assert [marker.count for marker in GAME.data.markers] == [7, 7, 4, 8, 9]


@pytest.mark.rule("VR-187")
@pytest.mark.rule("VR-R-20")
def test_places_are_served_in_order_and_a_link_is_no_city():
    state = wipe_out(table(4), "sydney", "jakarta", "rio")
    drawing(state, "D10")  # Dubai-Cape Town and Jakarta-Sydney
    assert state.view()["blocked_sea"] == ["sea_jakarta_sydney", "sea_dubai_cape_town"]
    drawing(state, "D12")  # the airport of Rio
    assert not city(state, "rio")["airport_blocked"]
    full = table(4)
    full.t[t.CLOSED_SEA] = 0b11111111
    drawing(full, "D09")  # two links, one block left
    closed = full.view()["blocked_sea"]
    assert len(closed) == 9
    assert "sea_new_york_rio" in closed
    assert "sea_london_rome" not in closed


@pytest.mark.rule("VR-186")
def test_the_active_player_puts_a_marker_on_an_infected_city():
    state = put(table(), "red", "london s")
    put(state, "yellow", "paris s")
    mark(state, "hygiene", "paris")
    drawing(state, "D26")
    assert options(state) == ["mark hygiene london"]
    assert why(state, "mark hygiene rome") == "VR-50"
    assert why(state, "mark hygiene paris") == "VR-186"
    assert why(state, "mark bird_cull london") == "VR-50"
    play(state, "mark hygiene london")
    assert city(state, "london")["markers"] == ["hygiene"]


@pytest.mark.rule("VR-186")
def test_riots_remove_up_to_two_markers():
    state = mark(table(), "hygiene", "paris")
    close(state, "sea_rome_cairo", "london")
    drawing(state, "D27")
    assert options(state) == [
        "pass", "unmark hygiene paris", "unmark block sea_rome_cairo", "unmark block london",
    ]  # fmt: skip
    assert why(state, "unmark hygiene rome") == "VR-186"
    play(state, "unmark block london")
    assert not city(state, "london")["airport_blocked"]
    play(state, "unmark block sea_rome_cairo")
    assert node(state) != "clearing"
    assert city(state, "paris")["markers"] == ["hygiene"]
    drawing(mark(table(), "hygiene", "paris"), "D27")
