"""The table as text: nothing too wide, channels that join, every piece a sign."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from tests.games.schwarm.given import GAME, given, new_game, play

from miasma.core.text import LANGUAGES


def plain(state, seat: int | None = 0, lang: str = "en") -> str:
    text = GAME.board_text(state, seat, lang)
    return re.sub(r"\[(?:/|(?:bold )?#[^\]]*|bold)\]", "", text).replace("\\[", "[")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_a_terminal(lang):
    state = new_game(4, 8, variant1_tsunami=True, variant2_hidden_hand=True)
    rng = Random(8)
    while not state.over:
        state.take(rng.choice(state.legal(state.to_act[0])), state.to_act[0])
        if state.ply % 23 == 0:
            for reader in (0, None):
                assert max(len(line) for line in plain(state, reader, lang).splitlines()) <= 79


def test_channels_join_and_pieces_have_signs():
    state = given(
        2,
        stations={"yellow": "A3(2)", "red": "I5"},
        tiles={"yellow": "B3:EW C3:SW/red"},
        ships={"red": "D5"},
        whales="D6",
        crab="C0",
    )
    text = plain(state)
    lines = text.splitlines()
    row3 = next(n for n, line in enumerate(lines) if line.startswith("3 "))
    assert "──────────┐" in lines[row3]
    assert "⌂Y••" in lines[row3 + 1]
    assert "│yr" in lines[row3 + 1]
    assert "✶" in text
    assert "◖" in text


def test_what_can_be_chosen_stands_in_brackets():
    state = given(2, stations={"yellow": "A3", "red": "I5"}, hand={"yellow": "ship"})
    play(state, "play ship")
    line = next(line for line in plain(state).splitlines() if line.startswith("3 "))
    assert line.count("[") == 1
    assert plain(state, 1).count("[ ~") == 0


def test_the_row_is_told_with_prices():
    state = given(2, stations={"yellow": "A3"}, row="ship researcher")
    assert "0: Ship 3 · 1: Researcher · 2: order cards 1 2" in plain(state)


def test_hazard_options_tell_their_damage():
    state = given(
        2,
        stations={"yellow": "A3", "red": "I5"},
        ships={"red": "E3"},
        hand={"yellow": "whale_light"},
    )
    play(state, "play whale_light", "hazard new")
    assert "Go north: Red −2 (+2)" in plain(state)


def test_points_and_shores_are_told_in_the_readers_language():
    state = given(
        2,
        stations={"yellow": "H0 I2", "red": "A3"},
        tiles={"yellow": "H1:NS H2:NE"},
    )
    assert "Yellow (you): 20 FP · " in plain(state)
    assert "Жёлтый (вы): 20 ОИ · " in plain(state, 0, "ru")
    assert "FP" not in plain(state, 0, "ru")
    for lang, shores in (("en", "shores N, E"), ("de", "Küsten N, O"), ("ru", "берега С, В")):
        assert shores in plain(state, 0, lang)


@pytest.mark.rule("SW-197")
def test_unseen_cards_are_counted_only_where_there_are_any():
    hidden: dict[str, Any] = {"stations": {"yellow": "A3"}, "variant2_hidden_hand": True}
    two = given(2, hand={"red": "ship researcher"}, **hidden)
    none = given(2, **hidden)
    told = (
        ("en", "cards: 2 unseen, joker", "cards: joker"),
        ("de", "Karten: 2 verdeckt, Joker", "Karten: Joker"),
        ("ru", "карты: 2 скрытые, джокер", "карты: джокер"),
    )
    for lang, some, bare in told:
        assert some in " ".join(plain(two, 0, lang).split())
        assert bare in " ".join(plain(none, 0, lang).split())
    used = given(2, jokers="yellow", **hidden)
    assert "cards:" not in plain(used, 0).split("Red: ")[1]
