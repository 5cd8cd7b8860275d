"""Rulings and designed data: what each gap of the rulebook was filled with (SW-G-…)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.schwarm.given import GAME, given, new_game, options, play

BOARD = GAME.board
LAND = {field.id: field for field in GAME.data.board.land}


@pytest.mark.rule("SW-G-01")
def test_the_board_fits_everything_the_rulebook_tells():
    assert len(GAME.data.board.water) == 60
    assert len(LAND) == 26
    state = given(
        4, stations={"black": "A3"}, tsunamis="H7", hand={"black": "tsunami_light"}, turn="black"
    )
    play(state, "play tsunami_light", "hazard 1")
    assert len(options(state)) == 5
    assert sum(field.end_field for field in LAND.values()) == 8


@pytest.mark.rule("SW-G-02")
def test_land_values_follow_the_distance_to_the_queen():
    values = {3: 4, 4: 5, 5: 6, 6: 7, 7: 7}
    for field in LAND.values():
        if not field.start:
            assert field.value == (7 if field.end_field else values[field.queen_distance])
    x, y = BOARD.queen % 9, BOARD.queen // 9
    for field in LAND.values():
        near = [
            abs(cell % 9 - x) + abs(cell // 9 - y)
            for cell in BOARD.launch_of[BOARD.ring_of[BOARD.cell_of[field.id]]]
        ]
        assert min(near) == field.queen_distance


@pytest.mark.rule("SW-G-03")
def test_start_fields_are_apart_and_worth_what_makes_the_seats_even():
    places = sorted(BOARD.starts)
    gaps = [(b - a) % 26 for a, b in zip(places, [*places[1:], places[0]], strict=True)]
    assert min(gaps) >= 6
    worth = {field.id: field.value for field in LAND.values() if field.start}
    assert worth == {"F0": 6, "I5": 7, "E9": 5, "A3": 4}


@pytest.mark.rule("SW-G-04")
def test_the_tile_mix():
    assert [kind.count for kind in GAME.data.kinds] == [6, 20, 25, 8, 4]


@pytest.mark.rule("SW-G-06")
def test_the_card_split():
    cards = Counter((card.group, card.type) for card in GAME.data.cards)
    assert cards["light", "researcher"] == cards["light", "ship"] == 5
    assert cards["blue", "station"] == 2
    assert cards["blue", "ship_researcher"] == 1
    assert sum(n for (group, _), n in cards.items() if group == "light") == 13
    assert sum(n for (group, _), n in cards.items() if group == "blue") == 6
    assert cards["green", "station"] == 1


@pytest.mark.rule("SW-G-25")
def test_start_fields_are_chosen_freely_in_seat_order():
    state = new_game(3)
    for seat in range(3):
        assert state.to_act == (seat,)
        assert len(options(state)) == 4 - seat
        state.play(options(state)[-1])
