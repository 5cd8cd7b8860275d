"""Setup: markers, corpses, tiles, the deck, start cards and first stones (VR-01 to VR-29)."""

from __future__ import annotations

import pytest
from tests.games.virusid.given import (
    CITIES,
    COLOURS,
    GAME,
    asked,
    city,
    node,
    options,
    play,
    player,
    start,
    stones_in,
)

from miasma.core.chance import CHANCE
from miasma.core.errors import OptionError
from miasma.games.virusid.state import VirusidState

LONDON = (
    "starter red",
    "card start_london",
    "card start_moscow",
    "deal cysts_2",
    "deal insomnia_1",
)


def london(**options: str) -> VirusidState:
    return start(2, *LONDON, **options)


@pytest.mark.rule("VR-01")
@pytest.mark.rule("VR-02")
@pytest.mark.rule("VR-03")
@pytest.mark.parametrize(
    ("seats", "cure", "corpses", "supply"),
    [(2, 16, [6, 5, 3, 6], 40), (3, 16, [9, 7, 4, 9], 31), (4, 12, [15, 14, 8, 16], 7)],
)
def test_markers_and_corpses_start_by_the_number_of_players(seats, cure, corpses, supply):
    view = start(seats).view()
    assert (view["research"], view["cure"]) == (0, cure)
    assert list(view["continents"].values()) == corpses
    assert view["corpses"] == supply


@pytest.mark.rule("VR-04")
@pytest.mark.rule("VR-INV-02")
@pytest.mark.parametrize(("seats", "fields"), [(2, 78), (3, 89), (4, 110)])
def test_cover_tiles_replace_fields_and_nothing_else(seats, fields):
    state = start(seats)
    assert sum(len(entry["fields"]) for entry in state.view()["cities"]) == fields
    assert state.board.fields == fields
    sides = {2: "SSLB", 3: "SSLB", 4: "SSLBI"}
    letters = "".join(field["type"][0].upper() for field in city(state, "london")["fields"])
    assert letters == sides[seats]
    assert len(city(state, "madrid")["fields"]) == 2
    assert state.terms.needs[CITIES.index("london")] == [0, 6, 0]


def segments(seats: int, difficulty: str) -> list[tuple[str, int, int]]:
    deck = start(seats, difficulty=difficulty).view()["deck"]
    return [(part["letter"], part["cards"], part["massive_research"]) for part in deck]


@pytest.mark.rule("VR-05")
@pytest.mark.rule("VR-06")
@pytest.mark.rule("VR-10")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "challenging"])
@pytest.mark.parametrize(("seats", "kept"), [(2, 46), (3, 60), (4, 80)])
def test_the_deck_has_its_cards_in_order(seats, kept, difficulty):
    parts = segments(seats, difficulty)
    research = {"easy": 3, "normal": 4, "challenging": 5}[difficulty]
    assert sum(cards for _, cards, _ in parts) == kept + research
    assert sum(m for _, _, m in parts) == research
    assert "".join(sorted({letter for letter, _, _ in parts})) == "ABCD"
    assert [letter for letter, _, _ in parts] == sorted(letter for letter, _, _ in parts)
    assert parts[0][2] == 0
    assert len(GAME.data.events) == 95


@pytest.mark.rule("VR-07")
@pytest.mark.rule("VR-EX-07")
def test_easy_two_players():
    assert segments(2, "easy") == [("A", 4, 0), ("B", 15, 1), ("C", 15, 1), ("D", 15, 1)]


@pytest.mark.rule("VR-08")
def test_normal_cuts_c_in_halves():
    assert segments(3, "normal") == [
        ("A", 6, 0), ("B", 19, 1), ("C", 10, 1), ("C", 10, 1), ("D", 19, 1),
    ]  # fmt: skip


@pytest.mark.rule("VR-09")
@pytest.mark.rule("VR-201")
@pytest.mark.rule("VR-EX-06")
def test_challenging_cuts_b_and_c_in_halves():
    assert segments(4, "challenging") == [
        ("A", 8, 0), ("B", 13, 1), ("B", 13, 1), ("C", 13, 1), ("C", 13, 1), ("D", 25, 1),
    ]  # fmt: skip


@pytest.mark.rule("VR-11")
def test_each_seat_has_a_colour_and_25_stones():
    state = start(4)
    assert [entry["colour"] for entry in state.view()["players"]] == COLOURS
    assert COLOURS == ["red", "yellow", "green", "blue"]
    assert {entry["stock"] for entry in state.view()["players"]} == {25}


@pytest.mark.rule("VR-12")
@pytest.mark.rule("VR-INV-13")
def test_one_pathogen_for_all():
    assert GAME.options_schema.check(None)["pathogen"] == "bacterium"
    with pytest.raises(OptionError):
        start(2, pathogen="bacterium,virus")


@pytest.mark.rule("VR-13")
@pytest.mark.rule("VR-203")
def test_chance_names_the_start_player_and_everything_else_equally_likely():
    state = start(3)
    assert {weight for _, weight in state.chances()} == {1.0}
    assert options(state) == ["starter red", "starter yellow", "starter green"]
    play(state, "starter green")
    assert len(state.chances()) == 5
    assert state.t[1] == 2  # the start player is dealt to first
    play(state, "card start_mexico_city", "card start_shanghai", "card start_london")
    assert options(state) == ["deal nausea_1", "deal nausea_2", "deal nausea_3"]
    play(state, "deal nausea_2")
    assert options(state) == ["deal nausea_1", "deal nausea_3"]
    assert {weight for _, weight in state.chances()} == {1.0}


@pytest.mark.rule("VR-14")
@pytest.mark.rule("VR-15")
@pytest.mark.rule("VR-16")
@pytest.mark.rule("VR-17")
@pytest.mark.rule("VR-EX-01")
@pytest.mark.rule("VR-160")
def test_london_start():
    state = london()
    red = player(state, "red")
    assert red["levels"]["small_animal"] == 1
    assert red["levels"]["medicine"] == 2
    assert red["resistances"] == {"cold": 0, "medicine": 6, "heat": 0}
    assert (red["infection"], red["severity"], red["mortality"]) == (2, 1, 1)
    assert red["strains"] == [{"id": "cysts_2", "symptoms": 1}, None, None]
    assert red["mutation"] == "dna15"
    assert red["dna"] == 18
    assert options(state) == ["first london s"]
    play(state, "first london s")
    assert stones_in(state, "london").count("red") == 1


@pytest.mark.rule("VR-18")
def test_the_other_strains_are_an_open_supply():
    strains = london().view()["strains"]
    assert len(strains) == 14
    assert "cysts_2" not in strains
    assert "insomnia_1" not in strains


@pytest.mark.rule("VR-19")
@pytest.mark.rule("VR-R-29")
def test_the_card_names_the_city_and_the_player_the_field():
    state = start(
        2, "starter red", "card start_shanghai", "card start_moscow", "deal nausea_1",
        "deal insomnia_1",
    )  # fmt: skip
    assert options(state) == ["first shanghai l", "first shanghai b"]
    assert state.why_not("first london s")[0].rule == "VR-19"


@pytest.mark.rule("VR-20")
def test_the_first_stone_gives_no_dna():
    state = play(london(), "first london s")
    assert player(state, "red")["dna"] == 18


@pytest.mark.rule("VR-21")
@pytest.mark.rule("VR-R-27")
def test_a_spread_gained_before_the_first_stone_waits_for_it():
    state = start(
        2, "starter red", "card start_lagos", "card start_moscow", "deal coughing_1",
        "deal insomnia_1",
    )  # fmt: skip
    assert node(state) == "first_stone"
    assert player(state, "red")["waiting"] == ["small_animal"]
    play(state, "first lagos i")
    assert (node(state), asked(state)) == ("one_time", "red")
    assert options(state) == ["once lagos s", "pass"]
    play(state, "pass")
    assert (node(state), asked(state)) == ("first_stone", "yellow")
    assert player(state, "red")["waiting"] == []


@pytest.mark.rule("VR-28")
@pytest.mark.rule("VR-R-21")
def test_the_order_of_setup():
    state = start(3, "starter yellow")
    seats = []
    while node(state) in ("start_card", "start_strain"):
        seats.append((node(state), state.t[1]))
        state.play(state.legal(CHANCE)[0])
    assert seats == [
        ("start_card", 1), ("start_card", 2), ("start_card", 0),
        ("start_strain", 1), ("start_strain", 2), ("start_strain", 0),
    ]  # fmt: skip
    placed = []
    while node(state) in ("first_stone", "one_time"):
        if node(state) == "first_stone":
            placed.append(asked(state))
        state.play(state.legal(state.to_act[0])[0])
    assert placed == ["yellow", "green", "red"]
    assert state.view()["active"] == 1
    assert node(state) == "event"


@pytest.mark.rule("VR-153")
def test_the_elusive_marker_moves_the_cure_from_its_start_field():
    state = start(2, "starter red", "gene cure3", start="expert")
    assert state.view()["cure"] == 19
