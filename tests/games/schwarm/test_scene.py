"""The picture: everything is in it, every option lights something up, forecasts are true."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest
from tests.games.schwarm.given import GAME, given, new_game, play, score, seat_of, start

from miasma.core.elements import Element
from miasma.core.scene import Scene
from miasma.core.widgets import Token
from miasma.games.schwarm.reader import Reader
from miasma.games.schwarm.scene import draw

HOME = {"yellow": "A3(2)", "red": "I5"}


def ids(state, seat: int | None = 0) -> set[str]:
    found = state.scene(seat).ids()
    assert isinstance(found, set)
    return found


def token(scene: Scene, id: str) -> Token:
    found = scene.find(id)
    assert isinstance(found, Token)
    return found


def test_every_field_shore_and_player_is_in_the_picture():
    found = ids(start(4), None)
    assert {name for name in GAME.board.ids if name} <= found
    assert {"shore-N", "shore-E", "shore-S", "shore-W", "table", "order-track"} <= found
    assert {f"panel-{seat}" for seat in range(4)} <= found
    assert {f"score-{seat}" for seat in range(4)} <= found


def test_pieces_stand_where_they_stand():
    state = given(
        2,
        stations=HOME,
        ships={"red": "F5 F5"},
        tiles={"yellow": "B3:EW/red"},
        whales="C6",
        tsunamis="H7",
        crab="G9",
        bare="D5",
    )
    found = ids(state)
    assert {"station-A3", "ship-1-1", "ship-1-2", "tile-B3", "buoy-B3-1", "buoy-B3-2"} <= found
    assert {"whale-1", "tsunami-1", "crab-1", "down-B4"} <= found
    assert "down-D5" not in found
    assert "down-B3" not in found


def test_targets_of_all_options_are_in_the_scene_along_random_games():
    for seats in (2, 3, 4):
        state = new_game(seats, seats, variant1_setup=True)
        rng = Random(seats)
        while not state.over:
            actor = state.to_act[0]
            if state.ply % 7 == 0:
                reader = actor if actor >= 0 else None
                found = ids(state, reader)
                for action in state.options(actor):
                    assert set(action.targets) <= found, str(action)
            state.take(rng.choice(state.legal(actor)), actor)


def test_scenes_are_sound_in_both_themes():
    state = start(3)
    scene = state.scene(0)
    assert scene.problems() == []
    for theme in ("dark", "light"):
        ElementTree.fromstring(scene.to_svg(theme))
    ElementTree.fromstring(scene.to_svg(small=True))


def test_the_row_shows_prices_and_what_cannot_be_paid():
    state = given(2, stations=HOME, row="ship researcher crab_light", score={"yellow": 1})
    scene = state.scene(0)
    assert [token(scene, f"row-{n}").state for n in range(3)] == ["can", "can", "off"]
    assert [token(scene, f"row-{n}").caption for n in range(3)] == ["0", "1", "2"]
    assert token(scene, "row-order").state == "off"


def test_choosing_a_tile_lights_up_its_fields_only():
    state = given(
        2,
        stations=HOME,
        ships={"yellow": "F6"},
        bare="B3 F5",
        hand={"yellow": "researcher"},
        held={"yellow": "two_straight four"},
    )
    play(state, "play researcher")
    every = draw(state, 0, "en")
    assert {"turn-EW", "turn-NS", "turn-NESW", "tray-four"} <= every.ids()
    reader = Reader(state, 0, "en", "tray-two_straight")
    assert reader.lit == {"B3", "F5"}
    assert token(draw(state, 0, "en", "tray-four"), "tray-four").state == "chosen"


@pytest.mark.rule("SW-231")
def test_forecasts_tell_what_will_happen():
    state = given(
        4,
        stations={"yellow": "A3", "black": "I4"},
        ships={"red": "F4", "white": "H4"},
        score={"red": 44, "black": 31},
        hand={"yellow": "tsunami_light"},
    )
    play(state, "play tsunami_light", "hazard new", "dir E")
    for forecast in Reader(state, 0, "en").forecasts():
        world = state.clone()
        world.play(forecast.action)
        for colour in ("red", "black", "white"):
            lost = score(state, colour) - score(world, colour)
            assert forecast.losses().get(seat_of(colour), 0) == lost
        assert score(world, "yellow") - score(state, "yellow") == forecast.gain
    found = ids(state)
    assert {"threat-F4-1", "threat-H4-3", "threat-I4-2", "stop-1", "stop-4"} <= found
    assert "forecast" in found
    assert "forecast" not in ids(state, 1)


def test_a_network_can_be_pointed_out():
    state = given(
        2, stations={"yellow": "A4(1)", "red": "I5"}, tiles={"yellow": "B4:EW C4:EW D4:EW"}
    )
    scene = draw(state, 1, "en")
    worth = scene.find("worth-0")
    assert isinstance(worth, Token)
    assert worth.shows == ("network-0",)
    line, shown = (draw(state, 1, "en", focus).find("network-0") for focus in ("", "network-0"))
    assert isinstance(line, Element)
    assert isinstance(shown, Element)
    assert line.children[0].attributes["d"] == shown.children[0].attributes["d"]
    assert (len(line.children), len(shown.children)) == (1, 2), "unseen until it is asked for"
    label, tip = scene.labelled()["network-0"]
    assert label == "Network of Yellow"
    assert "1 station, 1 researcher, 4 buoys, 0 ships." in tip
    assert "6 points" in tip
    assert "4 by the queen" in tip


def test_hidden_hands_are_backs():
    state = given(3, stations=HOME, hand={"red": "ship crab_light"}, variant2_hidden_hand=True)
    assert "hand-1" in ids(state, 0)
    assert not any(name.startswith("held-1-ship") for name in ids(state, 0))
    assert "card-ship" in ids(state, 1)


def test_the_end_shows_the_final_scoring():
    state = new_game(2, 2)
    rng = Random(2)
    while not state.over:
        state.take(rng.choice(state.legal(state.to_act[0])), state.to_act[0])
    assert "final" in ids(state, None)
    assert state.scene(0).prompt


@pytest.mark.parametrize(
    ("lang", "turn", "tip"),
    [
        ("en", "Three E, S, W", "Open to E, S, W."),
        ("de", "Dreier-Plättchen O, S, W", "Offen nach O, S, W."),
        ("ru", "Тройка В, Ю, З", "Выходы: В, Ю, З."),
    ],
)
def test_openings_are_told_in_letters_of_the_readers_language(lang, turn, tip):
    state = given(
        2,
        stations=HOME,
        bare="B3",
        hand={"yellow": "researcher"},
        held={"yellow": "three three"},
    )
    play(state, "play researcher")
    assert state.scene(0, lang).labelled()["turn-ESW"] == (turn, tip)
    play(state, "place ESW B3")
    assert tip in state.scene(0, lang).labelled()["B3"][1]
