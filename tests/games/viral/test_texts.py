"""Words: every message is said somewhere, and sentences read well."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.viral.given import GAME, MUTATIONS, given, new_game, play, resolve, run, set_up

from miasma.core.agenda import todo
from miasma.core.text import LANGUAGES, catalog
from miasma.games.viral.table import ASK, GAIN, OVER


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_is_described(lang):
    told = {GAME.describe(action, lang) for action in GAME.vocabulary}
    assert len(told) > 180
    assert all("{" not in text for text in told)


def test_descriptions_say_names():
    assert GAME.describe(GAME.parse("card basic_raid"), "de").startswith("Überfall: ")
    assert GAME.describe(GAME.parse("virus grey-3")) == "Grey virus 3"
    assert GAME.describe(GAME.parse("take deck"), "ru") == "Взять верхнюю карту колоды"
    assert GAME.describe(GAME.parse("token area_token_8")) == "Area token 1 VP, research −1"


def test_options_are_told_by_the_position():
    state = resolve(given(3, organs={"liver": "green yellow"}), "green", 4, "basic_migrate")
    told = [GAME.offer(state, action) for action in state.options(0)]
    assert told == ["Move", "Attack (area 4)", "Protect (area 4)", "Stop"]
    play(state, "use 3a")
    assert [GAME.offer(state, option, "de") for option in state.options(0)] == [
        "Virus 1 von Gelb (Leber)"
    ]
    picking = run(given(3, vp="3 0 0", display="hunter latent storm"), todo(GAIN, 8))
    told = [GAME.offer(picking, action) for action in picking.options(0)]
    assert told[0].startswith("Hunter: ")
    assert told[-1] == "Take the top card of the deck"


def test_an_event_names_the_seat_it_befell_and_none_for_the_bot():
    seats = []
    for player in (1, 2):
        state = given(2, organs={"brain": "green"})
        state.listen()
        run(state, todo(GAIN, 8 * 2 + player))
        assert state.events is not None
        seats += [event.data.get("seat") for event in state.events if event.kind == "points"]
    assert seats == [1, None]


def test_prompts_tell_what_is_asked():
    state = set_up(3)
    assert GAME.prompt(state, 0) == "Pair 1: choose an area card."
    play(state, "0: area 4")
    expected = "Pair 1, area 4 (Liver and pancreas): choose a mutation card."
    assert GAME.prompt(state, 0) == expected
    play(state, "0: card basic_raid")
    assert GAME.prompt(state, 0) == "Waiting for Yellow, Orange: choosing in secret."
    resolving = resolve(given(3, organs={"liver": "green"}), "green", 4, "basic_stream")
    assert GAME.prompt(resolving, 0).startswith("Bloodstream in area 4")
    play(resolving, "use 2a")
    assert GAME.prompt(resolving, 0) == "Move: choose one of your viruses."
    play(resolving, "virus green-1")
    assert GAME.prompt(resolving, 0) == "Move from Liver: choose the organ."
    pick = run(given(3, vp="3 0 0"), todo(GAIN, 8))
    assert GAME.prompt(pick, 0).startswith("Take a mutation card")
    assert GAME.prompt(pick, 1) == "Green takes a mutation card."


@pytest.mark.rule("VI-047")
def test_an_empty_deck_is_not_offered():
    gained = {"green": " ".join(MUTATIONS[3:])}
    state = run(given(3, vp="3 0 0", gained=gained), todo(GAIN, 8))
    assert "take deck" not in [str(option) for option in state.options(0)]
    said = [GAME.prompt(state, 0, lang) for lang in LANGUAGES]
    assert said[0] == "Take one of the open mutation cards; the deck is empty."
    assert not any(
        word in text for word, text in zip(("top", "oberste", "верхн"), said, strict=True)
    )
    known = run(given(3, vp="3 0 0", empty_bag=True), todo(GAIN, 8))
    assert GAME.prompt(known, 0).endswith("the top card of the deck.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prompt_of_random_games_can_be_said(lang):
    rng = Random(6)
    seen = set()
    for seed in range(24):
        state = new_game(2 + seed % 4, seed, draft=seed % 5 == 0)
        while not state.over:
            actor = rng.choice(state.to_act)
            for reader in (None, max(0, actor)):
                seen.add(GAME.prompt(state, reader, lang).split(":")[0][:14])
            state.take(rng.choice(state.legal(actor)), actor)
        assert GAME.prompt(state, None, lang)
    assert len(seen) > 20


@pytest.mark.parametrize(
    ("more", "start"),
    [
        ({"vp": "9 3"}, "Green wins with 9 points."),
        ({"vp": "9 9", "advantage": "orange green yellow"}, "Yellow wins with 9 points: the tie"),
        ({"vp": "9 9 12", "bot_can_win": True}, "The bot wins with 12 points."),
        (
            {"vp": "9 3 9", "bot_can_win": True, "advantage": "yellow green orange"},
            "The bot wins with 9 points: the tie",
        ),
    ],
)
def test_the_end_is_told(more, start):
    state = given(2, round=6, phase=6, **more)
    state.t[ASK] = OVER
    assert GAME.prompt(state, None).startswith(start)
    for lang in LANGUAGES:
        assert GAME.prompt(state, 1, lang)


def test_events_are_told_in_three_languages():
    state = resolve(given(3, organs={"liver": "green yellow*"}), "green", 4, "basic_raid")
    state.listen()
    play(state, "use 2a", "virus yellow-1")
    assert state.events is not None
    event = state.events[0]
    assert event.say("viral", "en") == "Green breaks the shield of Yellow in: Liver."
    assert event.say("viral", "de") == "Grün bricht den Schild von Gelb: Leber."
    assert event.say("viral", "ru") == "Зелёный разбивает щит (Жёлтый): Печень."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_have_names(lang):
    words = catalog("viral", lang)
    assert all(words.say(f"option-{option.id}") for option in GAME.options_schema)
