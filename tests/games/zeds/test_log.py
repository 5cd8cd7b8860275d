"""The log and the questions: who does what, by which card, and what is still left."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.games.zeds.given import GAME, activate, given, options, piece, play, text

from miasma.core.text import LANGUAGES
from miasma.games.zeds.grammar import many
from miasma.games.zeds.pieces import UNIT_IDS
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import EVENT_ACTIONS, FREE_ACTIONS, PLAYER_ACTIONS
from miasma.games.zeds.tell import piece_name


def log(s: ZedsState, *notations: str, lang: str = "en") -> list[str]:
    """What is said while actions are played; headings begin with #."""
    found = []
    for notation in notations:
        play(s, notation)
        for event in s.events or []:
            found.append(("# " if event.heading else "") + event.say("zeds", lang))
    return found


def offers(s: ZedsState, lang: str = "en") -> list[str]:
    """What the options are called where they are offered."""
    return [GAME.offer(s, action, lang) for action in s.options(s.to_act[0])]


@pytest.mark.rule("ZD-504")
@pytest.mark.rule("ZD-505")
def test_a_free_action_is_told_asked_for_and_not_lost_unsaid() -> None:
    s = given("base", units={"hunt": "town", "civ1": "town", "civ2": "S0"})
    assert "Sheriff Hunt: Leadership" in offers(s)
    assert "End actions (still left: 9 event actions, 1 of your own)" in offers(s)
    assert log(s, "use leadership") == ["Sheriff Hunt uses Leadership."]
    assert GAME.prompt(s, 0) == "Leadership (Sheriff Hunt): who gets a free action?"
    assert offers(s) == ["Civilians 1: a free action", "Civilians 2: a free action"]
    assert log(s, "pick civ2") == [
        "A free action for Civilians 2 (Sheriff Hunt: Leadership).",
    ]
    assert GAME.prompt(s, 0).endswith("Free actions: Civilians 2.")
    (ending,) = [offer for offer in offers(s) if offer.startswith("End actions")]
    assert ending.endswith("free actions of Civilians 2)")


@pytest.mark.rule("ZD-502")
def test_nobody_is_asked_to_act_with_nothing() -> None:
    s = given("base", units={"hunt": "town", "civ1": "town"})
    assert GAME.prompt(s, 0) == (
        "Choose a unit and what it does, or end your actions. "
        "Left: 9 event actions, 1 action of your own."
    )
    s.t[EVENT_ACTIONS] = 0
    assert GAME.prompt(s, 0).endswith(" Left: 1 action of your own.")
    s.t[PLAYER_ACTIONS] = 0
    for lang in LANGUAGES:
        assert "0" not in GAME.prompt(s, 0, lang)
    assert GAME.prompt(s, 0).startswith("No action is left")
    s.t[FREE_ACTIONS + UNIT_IDS.index("hunt")] = 1
    assert GAME.prompt(s, 0) == (
        "Use the free actions, or end your actions. Free actions: Sheriff Hunt."
    )


@pytest.mark.rule("ZD-1304")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_ending_and_giving_the_floor_say_what_they_mean(lang: str) -> None:
    s = given("base", units={"hunt": "town"}, seats=2)
    told = s.scene(s.to_act[0], lang).labelled()
    for id in ("button-pass", f"button-floor-{2 - s.to_act[0]}"):
        label, tip = told[id]
        assert tip.endswith(".")
        assert label not in tip


@pytest.mark.rule("ZD-520")
@pytest.mark.rule("ZD-522")
def test_a_shot_says_what_it_needs_and_what_it_costs() -> None:
    s = given("base", units={"hunt": "F4"}, zeds={"F6": "zed_4_3"}, ammo=4)
    lines = log(s, "shoot hunt z9", "die 4", "die 3")
    assert lines[0] == (
        "Sheriff Hunt shoots at Zed 4/3 in F6. Strength 5, −1 Range: two dice must show 5 or more."
    )
    assert lines[1:3] == ["Ammo −1: 3.", "The dice show 4 + 3 = 7."]


@pytest.mark.rule("ZD-602")
def test_a_melee_is_one_story_under_its_own_heading() -> None:
    s = given("base", units={"civ1": "F0"}, zeds={"F1": "zed_4_2"})
    activate(s, "forest")
    assert log(s, "pick civ1", "die 4", "die 3") == [
        "# Melee: Business District (F0).",
        "Zed 4/2 attacks Civilians 1: 4 against 3.",
        "It starts at “Zeds ahead”, +2 Terrain: “Humans ahead”.",
        "The dice show 4 + 3 = 7.",
        "2 hits on the foes, 1 on Civilians 1. The foes fall back.",
    ]
    assert log(s, *options(s))[0] == "Zed 4/2 takes a hit."


def test_phases_in_which_nothing_happens_have_no_heading() -> None:
    rng = Random(7)
    s = GAME.start(2, seed=7, options={"level": "V", "length": "short"})
    assert isinstance(s, ZedsState)
    s.listen()
    last = ""
    while not s.over:
        actor = s.to_act[0]
        s.take(rng.choice(s.legal(actor)), actor)
        for event in s.events or []:
            empty = event.heading and last.startswith("phase-") and last != "phase-action"
            assert not empty, last
            last = event.kind if event.heading else ""


@pytest.mark.rule("ZD-1304")
def test_who_pays_and_who_has_the_floor_is_told() -> None:
    s = given("II", seats=2, units={"hunt": "town", "civ1": "town"}, owner=[-1] * 43)
    assert log(s, "floor 2") == ["Player 1 gives the floor to Player 2."]
    assert log(s, "search civ1")[0] == "Player 2 takes the action of their own."
    play(s, "die 1")
    assert log(s, "search civ1")[0] == "Player 2 takes an event action; 8 left."
    play(s, "die 1")
    assert log(s, "pass") == ["Player 2 takes no more actions this turn."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alike_zeds_are_numbered_in_words(lang: str) -> None:
    s = given(
        "base", units={"hunt": "town"}, zeds={"S1": "zed_4_2 zed_4_2", "F1": "zed_2_1"}, ammo=3
    )
    said = offers(s, lang)
    assert not any(re.search(r"\bz\d+\b", offer) for offer in said)
    assert len(said) == len(set(said))
    second = {"en": "(second)", "de": "(der zweite)", "ru": "(второй)"}[lang]
    assert any(second in offer for offer in said)


@pytest.mark.rule("ZD-902")
def test_a_shortage_says_how_much_is_due() -> None:
    s = given("I", units={"civ1": "F4", "civ2": "M5"}, supplies=1, ammo=0)
    text(s, "b12")
    play(s, "die 6")
    assert [e.say("zeds") for e in s.events or []][-1] == (
        "3 losses, each of your choice: supplies, hits on your units."
    )
    assert GAME.prompt(s, 0) == "What do you lose? Still to lose: 3."
    play(s, "pick supplies", "pick hits")
    assert GAME.prompt(s, 0) == ("Which unit takes a hit? Still to lose, this one included: 2.")


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("b04", "Well-Armed Civilians: who gets “Well-Armed”? +1 shift in melee and gunfire."),
        ("b05", "Keep Calm and Kill Zeds: who gets +2 shift in melee attacks this turn?"),
    ],
)
def test_a_question_names_its_card_and_what_it_gives(card: str, asked: str) -> None:
    s = given("I", units={"civ1": "F4", "civ2": "M5", "hunt": "town", "schmidt": "town"})
    text(s, card)
    assert GAME.prompt(s, 0) == asked


@pytest.mark.rule("ZD-202")
def test_a_track_is_asked_for_in_the_name_of_the_card() -> None:
    s = given("I")
    text(s, "b20")
    play(s, "story f01")
    assert GAME.prompt(s, 0) == "Killer Digger: Which track?"


def test_every_question_of_a_game_can_be_said() -> None:
    rng = Random(3)
    for level in ("I", "V"):
        s = GAME.start(2, seed=3, options={"level": level})
        assert isinstance(s, ZedsState)
        while not s.over:
            actor = s.to_act[0]
            lang = rng.choice(LANGUAGES)
            assert "z1" not in GAME.prompt(s, None, lang)
            if actor >= 0 and rng.random() < 0.2:
                assert all(offers(s, lang))
                assert options(s)
            s.take(rng.choice(s.legal(actor)), actor)


@pytest.mark.rule("ZD-1500")
def test_what_is_thrown_at_the_attackers_is_fire_at_them() -> None:
    s = given("IV", units={"civ7": "F2"}, zeds={"F3": "zed_5_2 zed_6_3"}, held="f35")
    play(activate(s, "forest"), "pick civ7", "play f35")
    assert GAME.prompt(s, 0) == "Gunfire at Zed 5/2."


@pytest.mark.rule("ZD-1500")
def test_a_shrunken_super_zed_is_told() -> None:
    s = text(given("III", foes={"giants": "F3"}), "ra01")
    assert log(s, "pick giants", "zed zed_9_4")[-1] == "Zed 9/4 appears in Farm (F3)."


@pytest.mark.rule("ZD-1005")
def test_refugees_are_told_apart_by_their_village() -> None:
    units = {"villagers_F4": "camp", "villagers_M5": "camp", "civ2": "graveyard"}
    s = given("II", units=units, refugees=sum(1 << piece(unit) for unit in units if "_" in unit))
    assert [offer for offer in offers(s) if "Arm" in offer] == [
        "Arm Refugees (St. Thomas) as Civilians 2",
        "Arm Refugees (Lefty's Gap) as Civilians 2",
    ]
    s = given("II", units={"villagers_F4": "F4"})
    assert piece_name(s, piece("villagers_F4"))["de"] == "Dorfbewohner (St. Thomas)"
    arms = GAME.parse("arm villagers_M5 civ2")
    assert "Flüchtlinge, Lefty's Gap" in GAME.describe(arms, "de")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("Civilians 1 search Town Center", "Sheriff Hunt searches Town Center")),
        ("de", ("Zivilisten 1 durchsuchen Stadtzentrum", "Sheriff Hunt durchsucht Stadtzentrum")),
        ("ru", ("Гражданские 1 ищут, Центр города", "Шериф Хант ищет, Центр города")),
    ],
)
def test_verbs_agree_with_the_name_of_the_unit(lang: str, said: tuple[str, str]) -> None:
    for unit, begins in zip(("civ1", "hunt"), said, strict=True):
        s = given("base", units={unit: "town"})
        assert any(line.startswith(begins) for line in log(s, f"search {unit}", "die 3", lang=lang))


def test_a_name_may_be_a_plural_in_one_language_alone() -> None:
    looters, firehouse = piece("looters"), piece("firehouse129")
    assert set(many((looters,)).values()) == {"yes"}
    assert many((firehouse,)) == {"en": "yes", "de": "no", "ru": "yes"}
    assert set(many((piece("z1"), piece("z2"))).values()) == {"yes"}
    assert set(many((piece("z1"),)).values()) == {"no"}


@pytest.mark.parametrize("seed", [1, 3])
def test_a_loss_and_a_surprise_name_what_brings_them(seed: int) -> None:
    state = GAME.start(1, options={"level": "II"}, seed=seed)
    rng = Random(seed)
    asked = set()
    while not state.over and state.ply < 400:
        asked.add(GAME.prompt(state, 0))
        actor = state.to_act[0]
        state.play(rng.choice(state.legal(actor)), actor)
    assert "Beneath Your Feet: Who is surprised?" in asked
    assert "Contaminated Water: What do you lose? Still to lose: 1." in asked
    assert not any(said.startswith(("Who is surprised?", "What do you lose?")) for said in asked)
