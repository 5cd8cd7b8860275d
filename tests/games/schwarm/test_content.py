"""Content: it is checked as a whole, and packs may change numbers but not the vocabulary."""

from __future__ import annotations

import pytest
from tests.games.schwarm.given import GAME

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
            "from 4 to 6",
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
