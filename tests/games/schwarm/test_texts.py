"""The words of the game: complete in three languages, nothing missing, nothing left over."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from random import Random

import pytest
from tests.games.schwarm.given import GAME, given, new_game, play, told

from miasma.core.text import LANGUAGES, catalog, messages
from miasma.games.schwarm.game import Schwarm
from miasma.games.schwarm.view import PHASES

FOLDER = Path(inspect.getfile(Schwarm)).parent
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
CHANCE_PHASES = {"lots", "deal_light", "draw_blue", "reveal_tile"}


def needed() -> set[str]:
    keys = {
        f"why-{key}"
        for key in re.findall(r'(?:_no\([^,()]+|key =[^"]*"[^"]*"), "([a-z-]+)"', SOURCE)
    }
    keys |= {f"action-{action.kind}" for action in GAME.vocabulary}
    keys |= {
        "action-pick-order",
        "action-hazard-figure",
        "blurb",
        "tagline",
        "way",
        "reason-final-scoring",
    }
    keys |= {f"option-{option.id}" for option in GAME.options_schema}
    keys |= {f"option-{option.id}-help" for option in GAME.options_schema}
    for phase in PHASES:
        name = phase.replace("_", "-")
        keys.add(f"prompt-{name}")
        if phase not in CHANCE_PHASES | {"over"}:
            keys.add(f"doing-{name}")
    keys |= {"prompt-wait", "prompt-over-shared"}
    return keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_said_has_a_message(lang):
    assert needed() <= messages("schwarm", lang).keys()


@pytest.mark.parametrize("lang", ["de", "ru"])
def test_the_languages_have_the_same_messages_and_variables(lang):
    assert messages("schwarm", lang) == messages("schwarm", "en")


def test_no_message_is_left_over():
    said = set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", SOURCE))
    for key in messages("schwarm", "en"):
        bare = re.sub(r"^(scene|board|why|event|prompt|doing|action|option|reason)-", "", key)
        assert key in needed() or bare in said or key in said, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_prompts_and_descriptions_of_whole_games(lang):
    for seats in (2, 4):
        state = new_game(seats, 3, variant1_setup=True, variant2_hidden_hand=True)
        state.listen()
        rng = Random(seats)
        while not state.over:
            actor = state.to_act[0]
            for reader in (*range(seats), None):
                assert GAME.prompt(state, reader, lang)
            index = rng.choice(state.legal(actor))
            assert "{" not in GAME.describe(GAME.vocabulary[index], lang)
            state.take(index, actor)
            for event in state.events or []:
                told = event.say("schwarm", lang)
                assert told
                assert "{" not in told


def test_a_bad_plural_would_be_seen():
    words = catalog("schwarm", "ru")
    said = [words.say("action-dist", what=n) for n in (1, 2, 5)]
    assert said == ["1 поле", "2 поля", "5 полей"]
    assert catalog("schwarm", "en").say("action-dist", what=1) == "1 field"


def offered(state, lang="en"):
    seat = state.to_act[0]
    return [GAME.offer(state, action, lang) for action in state.options(seat)]


def test_options_name_the_card_and_the_figure_rather_than_a_number():
    row = given(2, stations={"yellow": "A3"}, row="ship tsunami_light whale_blue")
    assert offered(row)[:3] == [
        "Take Ship 3 (free)",
        "Take Tsunami 4 (1 FP)",
        "Take Whale 5 (2 FP)",
    ]
    assert offered(row)[-1] == "Take an order card (3 FP)"
    assert offered(row, "de")[1] == "Tsunami 4 nehmen (1 FP)"
    assert offered(row, "ru")[1] == "Взять карту «Цунами 4» (1 ОИ)"
    whales = given(hand={"yellow": "whale_light"}, whales="C5", turn="yellow")
    play(whales, "play whale_light")
    assert offered(whales) == ["Whale from the supply, on the queen’s field", "Whale 1 on C5"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fields_that_words_name_can_be_found_by_letter_and_digit(lang):
    svg = new_game(2).scene(0, lang).to_svg()
    for sign in "ABCDEFGHI0123456789":
        assert f">{sign}</text>" in svg


def test_an_order_card_says_the_place_it_gives_or_who_has_it():
    state = given(3, stations={"yellow": "A3"}, row="ship", order={"black": 1}, turn="yellow")
    play(state, "pick order")
    found = state.scene(0, "en").labelled()
    assert found["order-1"] == ("Order card 1", "Black has taken it.")
    assert found["order-3"][1].startswith("With it you are number 3")
    assert "research points (FP)" in found["panel-1"][1]


def test_directions_are_letters_of_the_readers_language():
    lay = next(action for action in GAME.vocabulary if str(action) == "place ESW B3")
    assert GAME.describe(lay) == "Lay Three on B3, open to E, S, W"
    assert GAME.describe(lay, "de").endswith("auf B3 legen, offen nach O, S, W")
    assert GAME.describe(lay, "ru") == "Выложить на B3: Тройка, выходы: В, Ю, З"
    state = given(
        2,
        stations={"yellow": "A3", "red": "I5"},
        bare="B3",
        hand={"yellow": "researcher"},
        held={"yellow": "three"},
    )
    laid = told(state, "play researcher", "place ESW B3")[0]
    said = [laid.say("schwarm", lang) for lang in LANGUAGES]
    assert said == [
        "Yellow lays Three (E, S, W) on B3: +1 FP.",
        "Gelb legt Dreier-Plättchen (O, S, W) auf B3: +1 FP.",
        "Жёлтый выкладывает на B3: Тройка (В, Ю, З), +1 ОИ.",
    ]


def test_german_sentences_begin_with_a_capital_and_name_a_distance_as_a_limit():
    words = catalog("schwarm", "de")
    go = next(action for action in GAME.vocabulary if str(action) == "dir N")
    assert GAME.describe(go, "de") == "Ziehen: nach Norden"
    for number, limit in ((1, "innerhalb von 1 Feld"), (4, "innerhalb von 4 Feldern")):
        run = words.say("why-must-run-out", number=number)
        assert run == f"Dieser Tsunami muss {limit} an Land oder vom Plan laufen."
        assert f" kann {limit} weder " in words.say("why-no-way-out", number=number)


def test_russian_sentences_have_their_dash_and_their_subject():
    words = catalog("schwarm", "ru")
    assert words.say("why-no-start-field", field="B0") == "B0 — не стартовое поле."
    assert words.say("why-no-passing") == (
        "Пока вы можете оплатить хотя бы одну карту, вы обязаны взять карту."
    )
