"""Content: it is checked as a whole, and packs may change numbers but not the vocabulary."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.schwarm.given import GAME, new_game, to_the_end

from miasma.core.errors import ContentError


def pack(tmp_path, **files: str):
    for name, text in files.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    return GAME.with_content(tmp_path)


def test_a_pack_changes_numbers(tmp_path):
    game = pack(
        tmp_path,
        game='[game]\nstart_points = 30\n[[damage_band]]\nid = "band_6"\ndamage = 7\n',
        cards='[[card]]\nid = "blue_whale"\neffects = [{verb = "whale", range = 6}]\n',
        board='[[land]]\nid = "A4"\nvalue = 9\n',
    )
    state = game.start(2)
    assert state.view(None)["players"][0]["score"] == 30
    assert state.terms.damage[-1] == 7
    assert state.terms.ranges[5] == 6
    assert 9 in state.board.value
    assert game.content_digest != GAME.content_digest


def test_words_do_not_change_the_digest(tmp_path):
    game = pack(tmp_path, pieces='[[hazard]]\nid = "whale"\nname = {en="W", de="W", ru="W"}\n')
    assert game.content_digest == GAME.content_digest


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        (
            "cards",
            '[[card]]\nid = "light_crab"\neffects = [{verb = "crab", range = 7}]',
            "from 1 to 6",
        ),
        (
            "cards",
            '[[card]]\nid = "blue_tsunami"\neffects = [{verb = "tsunami", range = 3}]',
            "from 4 to 99",
        ),
        (
            "cards",
            '[[card]]\nid = "light_whale"\neffects = [{verb = "crab", range = 3}]',
            "one effect, whale",
        ),
        (
            "cards",
            '[[card]]\nid = "light_ship_1"\neffects = [{verb = "ship", range = 2}]',
            "something else",
        ),
        ("cards", '[[card]]\nid = "light_ship_1"\neffects = [{verb = "ship"}]', "exactly range"),
        ("cards", '[[card]]\nid = "joker_red"\ntype = "jester"', "no type 'jester'"),
        ("game", '[[damage_band]]\nid = "band_2"\nfrom = 21', "leaves a gap"),
        ("game", '[[damage_band]]\nid = "band_1"\nfrom = 1', "must be 0"),
        ("game", '[[players]]\nid = "p2"\nrounds = 5', "from 1 to 4"),
        ("game", '[[players]]\nid = "p3"\naction_cards_each = 4', "used up"),
        ("game", '[[players]]\nid = "p3"\nlight_cards = 4', "12 cards are in play"),
        ("game", '[[players]]\nid = "p3"\nrounds = 4', "no blue card is left in round 4"),
        ("game", '[[players]]\nid = "p2"\nblue_reshuffle_round = 0', "left in round 4"),
        ("game", '[[players]]\nid = "p2"\nblue_reshuffle_round = 5', "from 0 to 4"),
        ("game", '[[option]]\nid = "variant1_setup"\nmin_ring_distance = 5', "from 1 to 4"),
        ("game", '[[option]]\nid = "variant1_tsunami"\nneighbour_damage_minus = -1', "from 0"),
        ("game", "[final_scoring]\nsides_connected = {1=-9, 2=0, 3=0, 4=0}", "from 0 to 999"),
        ("game", "[network_scoring]\nbuoy = -1", "buoy: must be from 0"),
        ("game", "[network_scoring]\nresearcher_with_brilliant = 4", "must be 2, not 4"),
        ("game", "[game]\nship_range = 5", "ship_range: must be 3, not 5"),
        ("game", "[game]\nship_range_fast = 6", "ship_range_fast: must be 4, not 6"),
        ("game", '[[players]]\nid = "p2"\norder_cards = [1]', "order_cards: must be"),
        ("game", '[[players]]\nid = "p3"\nremove_light = {ship = 2}', "remove_light: must be"),
        (
            "cards",
            '[[card]]\nid = "order_1"\neffects = [{verb = "set_order", position = 2}]',
            "position: must be 1, not 2",
        ),
        ("cards", '[[card]]\nid = "order_2"\nmin_players = 3', "min_players: must be 2"),
        ("cards", '[[card]]\nid = "light_ship_1"\ngroup = "blue"', "blue has no ship"),
        ("pieces", '[[hazard]]\nid = "whale"\ncount = 3', "count: must be 2, not 3"),
        ("tiles", '[[kind]]\nid = "four"\ncount = 9', "must add up to 59"),
        ("tiles", '[[kind]]\nid = "three"\nrotations = ["NES"]', "must be NES, ESW"),
        ("tiles", '[[kind]]\nid = "three"\nconnections = 2', "openings: must be 2"),
        ("board", '[board]\nqueen = "F0"', "no queen's field"),
        ("board", '[board]\nstart_fields = ["F0"]', "contradict"),
        ("board", '[[land]]\nid = "B0"\nring = 3', "contradict"),
        ("board", '[[water]]\nid = "B1"\ntile_at_setup = false', "tile_at_setup"),
        ("board", '[[land]]\nid = "B0"\nvalue = 100', "from 0 to 99"),
        ("pieces", '[[piece]]\nid = "ship"\nper_player = 4', "from 1 to 3"),
        ("pieces", '[[colour]]\nid = "red"\nname = {ru = ""}', "no text in ru"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(tmp_path, file, text, said):
    with pytest.raises(ContentError, match=said):
        pack(tmp_path, **{file: text})


@pytest.mark.rule("SW-223", "SW-235")
def test_a_tsunami_may_have_a_great_number(tmp_path):
    text = '[[card]]\nid = "blue_tsunami"\neffects = [{verb = "tsunami", range = 8}]'
    game = pack(tmp_path, cards=text)
    assert game.describe(game.parse("play tsunami_blue")) == "Play Tsunami 8"
    to_the_end(game.start(2, 1))


@pytest.mark.rule("SW-045", "SW-INV-15")
def test_the_blue_pile_may_be_shuffled_anew_in_an_earlier_round(tmp_path):
    game = pack(tmp_path, game='[[players]]\nid = "p2"\nblue_reshuffle_round = 3')
    state, rng = game.start(2, 1), Random(1)
    while not state.over:
        assert state.invariants() == []
        state.take(rng.choice(state.legal(state.to_act[0])), state.to_act[0])


@pytest.mark.rule("SW-191")
def test_the_greatest_distance_leaves_everybody_a_first_field(tmp_path):
    for seed in range(20):
        state = new_game(4, seed, variant1_setup=True)
        rng = Random(seed)
        while not state.view(None)["round"]:
            state.take(rng.choice(state.legal(state.to_act[0])), state.to_act[0])
        assert state.terms.distance == 4
