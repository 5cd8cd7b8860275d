"""Set-up and board: SW-001 to SW-016."""

from __future__ import annotations

import pytest
from tests.games.schwarm.given import CELL, GAME, given, new_game, options, play, see, start

from miasma.games.schwarm.board import LANDS, members

BOARD = GAME.board


@pytest.mark.rule("SW-001")
def test_every_water_field_but_the_queens_has_a_face_down_tile():
    view = see(new_game(2))
    assert len(view["covered"]) == 59
    assert "E4" not in view["covered"]
    assert view["tiles"] == []
    assert sum(view["hidden_tiles"].values()) == 59


@pytest.mark.rule("SW-002", "SW-003")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_the_pieces_of_one_colour_and_20_points(seats):
    players = see(new_game(seats))["players"]
    assert len(players) == seats
    for player in players:
        assert player["stations_left"] == 6
        assert player["ships_left"] == 3
        assert player["researchers_left"] == 7
        assert player["buoys_left"] == 28
        assert player["score"] == 20
        assert player["joker"]
    names = [GAME.seat_name(seat) for seat in range(4)]
    assert names == ["Yellow", "Red", "Black", "White"]


@pytest.mark.rule("SW-004")
def test_the_blue_pile_holds_six_cards_before_round_1():
    for state in (new_game(2), play(new_game(2), "build F0", "build I5")):
        assert sum(see(state)["blue_bag"].values()) == 6
        assert see(state)["blue_bag"]["station"] == 2


@pytest.mark.rule("SW-005")
@pytest.mark.parametrize(
    ("seats", "ships", "researchers", "total"), [(2, 2, 2, 7), (3, 4, 5, 12), (4, 5, 5, 13)]
)
def test_light_cards_by_player_count(seats, ships, researchers, total):
    state = new_game(seats)
    while options(state, "build"):
        state.play(options(state, "build")[0])
    bag = see(state)["light_bag"]
    assert (bag["ship"], bag["researcher"], sum(bag.values())) == (ships, researchers, total)
    assert bag["whale_light"] == bag["tsunami_light"] == bag["crab_light"] == 1


@pytest.mark.rule("SW-006")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_order_cards_as_players(seats):
    assert see(start(seats))["order_stack"] == list(range(1, seats + 1))


@pytest.mark.rule("SW-007")
def test_no_hazard_is_on_the_board_at_the_start():
    view = see(start(4))
    assert view["whales"] == view["tsunamis"] == [None, None]
    assert view["crab"] is None
    assert view["golden_left"] == 4
    assert all(player["ability"] is None for player in view["players"])


@pytest.mark.rule("SW-008")
def test_first_stations_stand_on_free_start_fields_with_a_researcher():
    state = new_game(4)
    assert state.to_act == (0,)
    assert options(state) == ["build F0", "build I5", "build E9", "build A3"]
    play(state, "build I5")
    assert state.to_act == (1,)
    assert options(state) == ["build F0", "build E9", "build A3"]
    assert see(state)["stations"] == [{"field": "I5", "seat": 0, "researchers": 1}]
    yellow = see(state)["players"][0]
    assert (yellow["stations_left"], yellow["researchers_left"]) == (5, 6)


@pytest.mark.rule("SW-009", "SW-010")
def test_seat_0_places_first_and_gets_order_place_1():
    state = start(4)
    assert see(state)["track"] == [0, 1, 2, 3]
    assert state.to_act == (0,)


@pytest.mark.rule("SW-011")
def test_with_two_players_all_four_start_fields_are_offered_and_two_used():
    state = play(new_game(2), "build A3")
    assert options(state) == ["build F0", "build I5", "build E9"]
    play(state, "build E9")
    assert state.to_act == (-1,)
    later = given(2, stations={"yellow": "A3", "red": "E9"}, hand={"yellow": "station"})
    assert "build F0" in options(play(later, "play station"))


@pytest.mark.rule("SW-012")
def test_the_start_fields():
    land = {field.id: field for field in GAME.data.board.land}
    starts = {name: land[name] for name in ("F0", "I5", "E9", "A3")}
    assert [field.id for field in land.values() if field.start] == ["F0", "I5", "E9", "A3"]
    assert {field.side for field in starts.values()} == {"N", "E", "S", "W"}
    assert [field.value for field in starts.values()] == [6, 7, 5, 4]
    assert [field.queen_distance for field in starts.values()] == [4, 4, 4, 4]


@pytest.mark.rule("SW-013")
def test_sixty_water_and_twenty_six_land_fields():
    water = BOARD.names(BOARD.water)
    expected = [f"{column}{row}" for row in range(1, 9) for column in "BCDEFGH"]
    assert sorted(water) == sorted([*expected, "A1", "I1", "A8", "I8"])
    assert len(BOARD.ring) == LANDS == 26
    assert not any(BOARD.ids[CELL_] for CELL_ in (0, 8, 81, 89))


@pytest.mark.rule("SW-014")
def test_the_land_ring_runs_clockwise():
    names = [BOARD.ids[cell] for cell in BOARD.ring]
    assert names[:8] == ["B0", "C0", "D0", "E0", "F0", "G0", "H0", "I2"]
    assert names[12:14] == ["I7", "H9"]
    assert names[19:21] == ["B9", "A7"]
    assert names[-1] == "A2"


@pytest.mark.rule("SW-015")
def test_end_fields_have_one_land_neighbour_and_all_others_two():
    ends = {"B0", "H0", "I2", "I7", "H9", "B9", "A7", "A2"}
    for place, cell in enumerate(BOARD.ring):
        expected = 1 if BOARD.ids[cell] in ends else 2
        assert len(BOARD.shore_neighbours[place]) == expected
    g0 = BOARD.ring_of[CELL["G0"]]
    assert [BOARD.ids[BOARD.ring[n]] for n in BOARD.shore_neighbours[g0]] == ["F0", "H0"]


@pytest.mark.rule("SW-016")
def test_land_touches_the_water_that_shares_an_edge():
    touched = {
        BOARD.ids[cell]: [BOARD.ids[water] for water in BOARD.launch_of[place]]
        for place, cell in enumerate(BOARD.ring)
    }
    assert touched["A2"] == ["A1", "B2"]
    assert touched["I7"] == ["H7", "I8"]
    assert touched["F0"] == ["F1"]
    two = {name for name, waters in touched.items() if len(waters) == 2}
    assert two == {"A2", "A7", "I2", "I7"}
    assert len(BOARD.launch_cells) == 30


def test_the_grid_agrees_with_the_links_of_the_content():
    for field in GAME.data.board.water:
        near = BOARD.near[CELL[field.id]]
        water = {
            way: name for way, name in field.links.items() if CELL[name] in members(BOARD.water)
        }
        assert {w: BOARD.ids[near[n]] for n, w in enumerate("NESW") if near[n] >= 0} == water
    for land in GAME.data.board.land:
        place = BOARD.ring_of[CELL[land.id]]
        assert {BOARD.ids[c] for c in BOARD.launch_of[place]} == set(land.water_links.values())
        around = [BOARD.ids[BOARD.ring[n]] for n in BOARD.shore_neighbours[place]]
        assert sorted(around) == sorted(land.land_neighbours)
        assert (len(around) == 1) == land.end_field
