"""Texts, terminal and picture: complete in three languages, and everything is in the scene."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest
from tests.games.virusid.given import (
    CITIES,
    GAME,
    close,
    dead,
    drawing,
    dying,
    give,
    go_on,
    infecting,
    mark,
    mutating,
    node,
    options,
    play,
    put,
    start,
    strong,
    table,
    wipe_out,
)

from miasma.core.agenda import todo
from miasma.core.text import LANGUAGES, catalog
from miasma.core.widgets import Meter
from miasma.games.virusid import table as t
from miasma.games.virusid.prompt import prompt
from miasma.games.virusid.reader import Reader
from miasma.games.virusid.scene_board import stage
from miasma.games.virusid.terminal import COLUMNS


def busy(seats: int = 4):
    state = strong(table(seats, active="green"), "green", bird=1, ship=1, plane=1, dna=17)
    give(state, "green", strains={"coughing_1": 3, "rash_1": 1}, gene="spread_insect", cold=2)
    put(state, "red", "los_angeles s", "chicago l", "tokyo s")
    put(state, "yellow", "london s", "moscow s", "moscow b")
    put(state, "green", "paris s", "cairo s", "dubai s", "delhi s", "bangkok i")
    if seats == 4:
        put(state, "blue", "lagos s", "lima i", "rio i")
    dead(state, "casablanca i", "berlin b")
    wipe_out(state, "nairobi", "anchorage")
    mark(state, "hygiene", "moscow")
    mark(state, "livestock_cull", "chicago")
    mark(state, "bird_cull", "bangkok")
    return close(state, "sea_new_york_london", "istanbul")


def positions():
    return {
        "start": start(2),
        "infecting": infecting(busy()),
        "mutating": mutating(busy()),
        "healing": drawing(busy(), "D21"),
        "dying": dying(give(busy(), "green", severity=3, mortality=3), 1, 2, 3),
    }


@pytest.mark.parametrize("name", positions())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_is_sound(name, lang):
    state = positions()[name]
    for seat in (None, *range(state.seats)):
        scene = state.scene(seat, lang)
        assert scene.problems() == []
        for id, (label, tip) in scene.labelled().items():
            assert label.strip(), id
            assert tip.strip(), id
        for actor in state.to_act:
            if actor == seat:
                ids = scene.labelled()
                for action in state.options(actor):
                    assert set(action.targets) <= ids.keys(), action
    ElementTree.fromstring(state.scene(None, lang).to_svg("dark"))


def test_everything_on_the_table_is_in_the_scene():
    state = infecting(busy())
    ids = state.scene(2).ids()
    for number, id in enumerate(CITIES):
        assert f"city:{id}" in ids
        for place in range(len(state.board.city_fields[number])):
            assert f"field:{id}:{place}" in ids
    for link in GAME.data.board.sea:
        assert f"sea:{link.id}" in ids
    for colour in ("red", "yellow", "green", "blue"):
        wanted = ["stock", "dna", "ability", "mutation", "slots"]
        assert {f"{name}:{colour}" for name in wanted} <= ids
        assert {f"slot:{colour}:{slot}" for slot in range(3)} <= ids
        assert {f"spread:{colour}:{spread.id}" for spread in GAME.data.game.spread} <= ids
        assert {f"resist:{colour}:{kind.id}" for kind in GAME.data.game.resistance} <= ids
    assert {"track", "deck", "card", "dice"} <= ids
    for continent in GAME.data.board.continent:
        assert f"continent:{continent.id}" in ids


def test_fields_that_can_be_infected_light_up_and_ways_are_drawn():
    state = infecting(busy())
    scene = state.scene(2)
    lit = {e.id for e in scene.elements() if e.attributes.get("class") == "can"}
    targets = {action.targets[0] for action in state.options(2)}
    assert lit == targets
    assert any(id.startswith("arc:plane:") for id in scene.ids())
    assert any(id.startswith("arc:ship:") for id in scene.ids())
    assert not [e for e in state.scene(0).elements() if e.attributes.get("class") == "can"]


def tip_of(state, seat, id, lang="en"):
    return state.scene(seat, lang).labelled()[id][1]


@pytest.mark.rule("VR-71")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_left_of_a_spread_this_turn_can_be_read(lang):
    state = infecting(busy())
    assert "2." in tip_of(state, 2, "spread:green:livestock", lang)[-3:]
    play(state, "infect paris l")
    assert "1." in tip_of(state, 2, "spread:green:livestock", lang)[-3:]


@pytest.mark.rule("VR-71")
def test_points_that_will_be_lost_are_foreseen():
    state = infecting(put(strong(table(), "red", insect=1), "red", "lagos i"))
    few = sum(state.t[t.USES : t.USES + 4]) < state.t[t.POINTS]
    assert few == ("Spread left this turn: " in prompt(state, 0))
    state.t[t.POINTS] = 8
    for lang, said in (("en", "Insect 1"), ("de", "Insekt 1"), ("ru", "Насекомые 1")):
        state.t[t.USES : t.USES + 7] = [0, 0, 1, 0, 0, 0, 0]
        assert prompt(state, 0, lang).endswith(f": {said}.")
    state.t[t.USES : t.USES + 4] = [2, 2, 2, 2]  # the points are the limit
    assert "this turn" not in prompt(state, 0)


@pytest.mark.rule("VR-104")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_strain_costs_is_told_before_it_is_taken(lang):
    state = mutating(busy())
    assert "15 " in tip_of(state, 2, "supply:cysts_1", lang)
    assert tip_of(state, 2, "supply:cysts_1", lang).endswith("17 → 2")
    assert "15 " in tip_of(state, 2, "slot:green:2", lang)
    assert "15 " not in tip_of(infecting(busy()), 2, "supply:cysts_1", lang)


def test_the_card_says_whole_sentences():
    state = drawing(busy(), "A01")
    tip = tip_of(state, 0, "card")
    assert "nobody." in tip or "Heals: " in tip
    assert ".." not in tip


def test_a_field_leaves_its_only_choice_to_the_card_that_explains():
    state = infecting(busy())
    for action in state.options(2):
        id = action.targets[0]
        alone = sum(other.targets[0] == id for other in state.options(2)) == 1
        assert alone == (GAME.describe(action) not in tip_of(state, 2, id)), id


@pytest.mark.rule("VR-51")
def test_the_card_of_the_turn_before_threatens_nobody():
    state = drawing(put(strong(table(), "red"), "red", "london s"), "C24")
    assert Reader(state, 0, "en").named()
    go_on(state, t.DRAW_EVENT)
    assert state.view()["node"] == "event"
    assert not Reader(state, 0, "en").named()


@pytest.mark.rule("VR-204")
def test_only_cards_that_may_still_come_are_counted():
    state = table(2)
    casablanca = CITIES.index("casablanca")
    assert Reader(state, 0, "en").naming[casablanca] == 3  # B09, D12, M1
    last = len(state.terms.deck_letters) - 1
    state.t[t.SEGMENT] = last  # nothing but D and a Massive Research is left
    assert Reader(state, 0, "en").naming[casablanca] == 2
    state.t[t.RESEARCH_LEFT + last] = 0
    assert Reader(state, 0, "en").naming[casablanca] == 1


@pytest.mark.rule("VR-163")
def test_no_price_of_birds_is_shown_to_a_fungus():
    state = mutating(give(table(pathogen="fungus"), "red", dna=40))
    assert "15" not in tip_of(state, 0, "spread:red:bird")
    assert "15" in tip_of(mutating(give(table(), "red", dna=40)), 0, "spread:red:bird")


@pytest.mark.rule("VR-39")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_empty_deck_counts_the_turns_that_were_played(lang):
    state = put(table(), "red", "london s")
    state.t[t.SEGMENT] = len(state.terms.deck_letters)
    state.t[t.TURN] = 46
    go_on(state, todo(t.OPEN_TURN, 0))
    said = GAME.prompt(state, None, lang)
    assert "46" in said
    assert "47" not in said


@pytest.mark.rule("VR-33")
def test_only_the_dna_that_fits_is_told():
    state = drawing(give(table(), "red", dna=38), "A07")
    gains = [event.data["amount"] for event in state.events or () if event.kind == "dna"]
    assert gains == [2, 3]  # red up to 40, yellow; the income of the card is lost


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_said_in_the_singular(lang):
    words = catalog("virusid", lang)
    for key, name in (
        ("scene-deck", "cards"),
        ("scene-stat-infection-tip", "value"),
        ("scene-stat-severity-tip", "value"),
    ):
        one, two = words.say(key, **{name: 1}), words.say(key, **{name: 2})
        assert lang == "ru" or one.replace("1", "2") != two
    if lang == "de":
        assert GAME.describe(GAME.vocabulary.parse("donate blue 1"), "de").endswith("Punkt geben.")


def test_the_stage_never_changes_during_a_game():
    three = mutating(put(table(3), "red", "london s"))
    assert mutating(busy()).scene(0).static_key == three.scene(2, "ru").static_key
    assert stage(GAME.data) is stage(GAME.data)


@pytest.mark.parametrize("name", positions())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_board_fits_and_says_everything(name, lang):
    import re

    state = positions()[name]
    for seat in (None, 0):
        text = GAME.board_text(state, seat, lang)
        plain = re.sub(r"(?<!\\)\[/?[^\]\[]*\]", "", text)
        assert all(len(line) <= COLUMNS for line in plain.splitlines()), lang
        for city in GAME.data.cities:
            assert city.name[lang] in plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_asked_in_words(lang):
    rng = Random(2)
    asked = set()
    for seed in range(8):
        rng = Random(seed)
        options = GAME.options_schema.sample(rng)
        state = GAME.start(2 + seed % 3, options=options)
        while not state.over:
            asked.add(state.view()["node"])
            for seat in (None, state.to_act[0] if state.to_act[0] >= 0 else 0):
                assert GAME.prompt(state, seat, lang).strip()
            actor = state.to_act[0]
            state.play(rng.choice(state.legal(actor)), actor)
        assert GAME.prompt(state, None, lang).strip()
    assert len(asked) >= 18


def test_an_infection_at_once_names_what_allows_it():
    state = table(2)
    effect = next(n for effects in state.terms.event_effects for n in effects)
    card = next(
        card
        for card, effects in zip(GAME.data.events, state.terms.event_effects, strict=True)
        if effect in effects
    )
    state.t[t.NODE], state.t[t.ASK], state.to_act = t.ONE_TIME, effect, (0,)
    for lang in LANGUAGES:
        assert GAME.prompt(state, 0, lang).startswith(f"{card.name[lang]}: ")
    every = [n for steps in state.terms.symptom_effects for effects in steps for n in effects]
    for number in (*every, *(n for effects in state.terms.gene_effects for n in effects)):
        state.t[t.ASK] = number
        assert ": " in GAME.prompt(state, 0, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "asked"),
    [("C22", "dying"), ("C23", "burying"), ("B22", "healing"), ("D26", "marking")],
)
def test_a_question_of_an_event_names_it(lang, card, asked):
    state = put(table(), "red", "london s", "london l", "lima i", "jakarta s")
    dead(state, "new_york s", "new_york l", "new_york b")
    drawing(state, card)
    while node(state) != asked:
        play(state, "pass" if "pass" in options(state) else options(state)[0])
    name = next(event.name[lang] for event in GAME.data.events if event.id == card)
    assert GAME.prompt(state, 0, lang).startswith(f"{name}: ")


def test_the_goal_says_how_much_of_how_much():
    state = infecting(busy())
    panel = next(panel for panel in state.scene(2, "de").panels if panel.id == "panel:goal")
    meters = [widget for widget in panel.children if isinstance(widget, Meter)]
    assert [meter.caption for meter in meters] == ["Leichen", "Städte"]
    assert all(meter.note == f"{meter.value}/{meter.maximum}" for meter in meters)
    assert "Europa" in meters[0].tip
    assert panel.subtitle


@pytest.mark.rule("VR-112")
def test_a_gain_that_finds_no_room_is_warned_of():
    state = mutating(give(table(2), "red", dna=40, cold=7))
    said = tip_of(state, 0, "resist:red:cold")
    assert "Cold 7 → 9" in said
    assert "Cold: 1 would be lost" in said
    assert "lost" not in tip_of(state, 0, "resist:red:heat")
    assert "1 ginge" in tip_of(state, 0, "resist:red:cold", "de")
    state.t[t.CURE] = state.terms.cure_bottom
    state = mutating(give(state, "red", strains={"insomnia_1": 3, "coughing_3": 3}, infection=8))
    said = tip_of(state, 0, "slot:red:0")  # research up at the top, cure down at the bottom
    assert "Research: 1 would be lost" in said
    assert "Cure: 1 would be lost" in said
    assert "Infection: 1 would be lost" in tip_of(
        state, 0, "slot:red:1"
    )  # behind a one-time spread
    state = mutating(give(state, "red", gene="lethal", mortality=5))
    said = tip_of(state, 0, "mutation:red")
    assert "Mortality: 1 would be lost" in said
    assert "Severity" not in said


def test_what_comes_after_a_one_time_spread_is_said_too():
    state = put(give(table(2), "red", dna=40, strains={"coughing_3": 3}), "red", "lagos i")
    state = mutating(give(state, "red", heat=9, infection=2))
    assert "Infection 2 → 3" in tip_of(state, 0, "slot:red:0")
