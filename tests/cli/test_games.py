"""`games`: what there is to play, in three languages."""

import pytest

from miasma.core import registry
from miasma.core.errors import BrokenGame


def test_games_are_listed_with_seats_length_and_weight(run):
    done = run("games")
    assert done.code == 0
    assert "microworld" in done.out
    assert "10–20" in done.out
    assert "1.8 of 5" in done.out


@pytest.mark.parametrize(("lang", "word"), [("de", "Spieler"), ("ru", "Игроки")])
def test_in_the_language_asked_for(run, lang, word):
    assert word in run("games", "--lang", lang).out


@pytest.mark.parametrize(
    ("value", "word"), [("de_DE.UTF-8", "Spieler"), ("fr_FR.UTF-8", "Players"), ("", "Players")]
)
def test_else_in_the_language_of_the_environment(run, monkeypatch, value, word):
    monkeypatch.setenv("LANG", value)
    assert word in run("games").out


def test_a_broken_game_does_not_hide_the_others(run, monkeypatch):
    find = registry.find_game

    def found(game_id, content=None):
        if game_id == "broken":
            raise BrokenGame("the game in nowhere can't be loaded")
        return find(game_id, content)

    monkeypatch.setattr(registry, "find_game", found)
    monkeypatch.setattr(registry, "game_ids", lambda: ["broken", "microworld"])
    done = run("games")
    assert done.code == 2
    assert "Virus against antibody" in done.out
    assert "the game in nowhere can't be loaded" in done.err


def test_a_game_played_together_says_so(run, tiny):
    assert "(together)" in run("games").out
    assert "1–3" in run("games").out
