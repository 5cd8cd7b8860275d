"""The vocabulary, chance, open information, words and picture (5.17, 11, 12)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from rich.text import Text
from tests.games.zeds.given import GAME, given, options, play, text

from miasma.core.chance import CHANCE
from miasma.core.text import LANGUAGES, catalog
from miasma.games.zeds import actions
from miasma.games.zeds.questions import QUESTIONS, ROLLS, SHIFTS
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import OVER, PHASE

WIDE = 80
"""What a plain terminal has."""


@pytest.mark.rule("ZD-1801")
def test_the_vocabulary_is_the_table_of_the_rules_page() -> None:
    words = GAME.vocabulary
    counts = Counter(action.kind for action in words)
    assert counts["move"] == 43 * 44
    assert counts["shoot"] == 37 * 47
    assert counts["pick"] == 90 + 51 + 5 + 23 + 5 + 4
    assert (words.seat_actions, len(words)) == (7006, 7219)
    for number, notation in (
        (actions.GO, "go F6"), (actions.CRAFT, "craft looters"), (actions.USE, "use citadel"),
        (actions.PICK_SPACE, "pick F_start"), (actions.PICK_CARD, "pick f01"),
        (actions.OK, "ok"), (actions.DIE_FACE, "die 1"), (actions.LAB_CARD + 1, "lab rb01"),
        (actions.DROP, "drop knuckles"),
    ):  # fmt: skip
        assert str(words[number]) == notation


@pytest.mark.rule("ZD-1903")
def test_dice_and_draws_have_their_weights() -> None:
    s = given("I")
    text(s, "f02")
    weights = {str(GAME.vocabulary[a]): w for a, w in s.chances()}
    assert (weights["zed zed_5_3"], weights["zed zed_2_1"]) == (6.0, 1.0)
    s = given("I", units={"hunt": "F3"})
    play(s, "search hunt")
    assert [w for _, w in s.chances()] == [1.0] * 6


@pytest.mark.rule("ZD-1904")
def test_everybody_sees_the_same() -> None:
    s = given("III", seats=3, units={"hunt": "F3"}, held="f05")
    views = [s.view(seat) for seat in (0, 1, 2, None)]
    for view in views:
        view.pop("seat")
    assert all(view == views[0] for view in views)
    fresh = GAME.start(3, seed=2)
    fresh.advance()
    assert fresh.excerpt(1).entries == fresh.excerpt(None).entries == fresh.record().entries


@pytest.mark.rule("ZD-1905")
def test_chance_never_acts_for_a_choice() -> None:
    s = given("III", foes={"looters": "F3", "bubba": "M3"}, zeds={"F5": "zed_5_3 zed_5_3"})
    from tests.games.zeds.given import phase

    phase(s, 2)
    assert s.to_act == (0,)
    assert options(s) == {"pick looters", "pick bubba"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_roll_can_be_said(lang: str) -> None:
    words = catalog("zeds", lang)
    for name in QUESTIONS.values():
        assert f"ask-{name}" in words
    for name in ROLLS.values():
        assert f"roll-{name}" in words
    for name in SHIFTS:
        assert f"shift-{name}" in words


@pytest.mark.parametrize("level", ["base", "I", "II", "III", "IV", "V"])
def test_the_picture_and_the_text_of_a_whole_game(level: str) -> None:
    rng = Random(4)
    s = GAME.start(2, seed=5, options={"level": level})
    assert isinstance(s, ZedsState)
    while not s.over:
        actor = s.to_act[0]
        if rng.random() < 0.02:
            scene = s.scene(0, rng.choice(LANGUAGES))
            assert not scene.problems()
            labelled = scene.labelled()
            for action in s.options(0):
                assert all(target in labelled for target in action.targets)
            board = GAME.board_text(s, None, rng.choice(LANGUAGES))
            assert board.strip()
            assert max(len(line) for line in Text.from_markup(board).plain.split("\n")) <= WIDE
            assert not s.invariants()
        s.take(rng.choice(s.legal(actor)), actor)
    assert s.t[PHASE] == OVER
    assert "panel-credits" in s.scene(None).ids()
    assert CHANCE not in s.to_act


def test_the_terminal_keeps_numbers_of_units_and_strengths_apart() -> None:
    s = given("V", units={"civ5": "F2", "red_diamond_1": "T4"}, foes={"k10": "M4"})
    board = Text.from_markup(GAME.board_text(s, None)).plain
    assert all(tag in board for tag in ("Civ5:2", "Red1:4", "K10:5"))


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Civilians 3"), ("de", "Zivilisten 3"), ("ru", "Гражданские 3")]
)
def test_the_log_names_civilians_as_the_moves_do(lang: str, name: str) -> None:
    s = given("I", units={"civ3": "town"})
    s.listen()
    s.play("search civ3")
    s.play("die 1")
    assert s.events
    (line,) = (event.say("zeds", lang) for event in s.events if event.kind == "searched")
    assert line.startswith(name)
    assert GAME.describe(GAME.parse("search civ3"), lang).startswith(name)
