"""The table as text."""

from __future__ import annotations

from random import Random

import pytest
from rich.text import Text
from tests.games.viral.given import GAME, given, new_game, play, resolve, set_up

from miasma.core.text import LANGUAGES
from miasma.games.viral.table import ASK, OVER
from miasma.games.viral.terminal import COLUMNS


def plain(markup):
    """Text without Rich's marks."""
    return Text.from_markup(markup).plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit_the_terminal(lang):
    rng = Random(4)
    for seed in range(8):
        state = new_game(2 + seed % 4, seed, draft=seed % 3 == 2)
        while not state.over:
            if rng.random() < 0.05:
                for reader in (None, 0):
                    text = plain(GAME.board_text(state, reader, lang))
                    assert max(map(len, text.splitlines())) <= COLUMNS
            actor = rng.choice(state.to_act)
            state.take(rng.choice(state.legal(actor)), actor)
        assert plain(GAME.board_text(state, None, lang))


def test_it_says_everything():
    organs = {"liver": "green* yellow+orange,green", "pancreas": "green"}
    state = given(3, organs=organs, crises={2: "liver"}, gained={"yellow": "hunter"},
                  secret="hunter", vp="3 4 0")  # fmt: skip
    resolve(state, "green", 4, "basic_raid")
    text = plain(GAME.board_text(state, 0))
    assert "<Gr1>" in text
    assert "Ye1+2(Gr Or)" in text
    assert "!2" in text
    assert "held by Green" in text
    assert "1 unknown card" in " ".join(text.split())
    assert "Open card: Raid, with area 4 (Liver and pancreas)" in text
    assert "1a  Infect (area 4)" in text
    assert "Hunter" not in text
    assert "Hunter" in plain(GAME.board_text(state, 1))


def test_waiting_and_chosen_cards_are_told():
    state = set_up(3)
    play(state, "0: area 4", "0: card basic_raid")
    assert "pair 1: 4 · Raid" in plain(GAME.board_text(state, 0))
    other = plain(GAME.board_text(state, 1))
    assert "pair 1: 4" not in other
    assert "ready" in other


def test_the_end_is_told():
    state = given(3, vp="9 1 0", round=6, phase=6)
    state.t[ASK] = OVER
    text = plain(GAME.board_text(state, None))
    assert "9 + areas 0 + cards 0 = 9" in text
    assert "Green wins with 9 points." in text
