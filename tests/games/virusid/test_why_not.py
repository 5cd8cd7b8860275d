"""Why not? Every reason for which a plausible action is forbidden is told with its rule."""

from __future__ import annotations

import pytest
from tests.games.virusid.given import (
    GAME,
    asked,
    close,
    dead,
    drawing,
    dying,
    give,
    go_on,
    infecting,
    mutating,
    options,
    play,
    put,
    start,
    strong,
    table,
    why,
    wipe_out,
)

from miasma.games.virusid import table as t


def world():
    state = strong(table(4), "red", bird=1, ship=1, plane=1)
    return put(state, "red", "london s")


@pytest.mark.parametrize(
    ("prepare", "action", "rule"),
    [
        (lambda s: mutating(s), "infect paris s", "VR-31"),
        (lambda s: infecting(wipe_out(s, "paris")), "infect paris s", "VR-140"),
        (lambda s: infecting(put(s, "yellow", "madrid s")), "infect madrid s bird", "VR-73"),
        (lambda s: infecting(give(s, "red", medicine=4)), "infect paris s", "VR-75"),
        (lambda s: infecting(give(s, "red", blood=0)), "infect paris b", "VR-76"),
        (lambda s: infecting(s), "infect rome s", "VR-77"),
        (lambda s: infecting(s), "infect dubai s bird", "VR-79"),
        (lambda s: infecting(s), "infect jakarta s ship", "VR-83"),
        (lambda s: mutating(give(s, "red", dna=9)), "level heat", "VR-100"),
        (lambda s: mutating(give(s, "red", dna=40, blood=2)), "level blood", "VR-101"),
        (lambda s: mutating(s), "kill london s", "VR-31"),
    ],
)
def test_reasons_in_their_order(prepare, action, rule):
    assert why(prepare(world()), action) == rule


def test_the_needs_come_before_the_level_and_the_level_before_the_reach():
    state = infecting(give(world(), "red", medicine=4, blood=0))
    assert why(state, "infect paris b") == "VR-75"
    state = infecting(give(world(), "red", blood=0))
    assert why(state, "infect tokyo b") == "VR-76"


def test_of_chance_of_others_and_after_the_end():
    state = start(2)
    assert why(state, "starter green") == "VR-203"
    assert why(state, "end", "red") == "VR-203"
    state = infecting(world())
    assert why(state, "infect paris s", "yellow") == "VR-32"
    assert why(state, "draw A01") == "VR-203"
    state.t[t.RESEARCH] = 19
    drawing(state, "M1")
    assert why(state, "end") == "VR-149"


def test_a_death_elsewhere():
    state = give(world(), "red", severity=2, mortality=5)
    put(state, "red", "london b", "paris s")
    play(dying(state, 1, 1), "kill london s")
    assert why(state, "kill london b") == "VR-137"
    assert why(state, "kill rome s") == "VR-132"


def test_an_event_corpse_and_a_burial_elsewhere():
    state = drawing(world(), "B27")
    assert why(state, "corpse paris s") == "VR-59"
    state = drawing(dead(world(), "london l", "shanghai i"), "C23")
    assert options(state) == ["bury london l"]
    assert why(state, "bury shanghai i") == "VR-50"
    assert why(state, "bury london s") == "VR-50"


@pytest.mark.rule("VR-32")
def test_who_must_give_one_up_decides_for_own_stones_alone():
    state = drawing(put(world(), "yellow", "paris s"), "C20")
    assert why(state, "return paris s") == "VR-32"


@pytest.mark.rule("VR-57")
@pytest.mark.parametrize(
    ("card", "city", "action"),
    [
        ("B27", "kinshasa", "corpse kinshasa i"),
        ("C23", "new_york", "bury new_york s"),
        ("D26", "new_york", "mark hygiene new_york"),
        ("M3", "rio", "heal rio red s"),
    ],
)
def test_a_wiped_out_city_is_said_to_be_beyond_events(card, city, action):
    state = drawing(dead(wipe_out(world(), city), "london l"), card)
    assert asked(state) == "red"
    assert why(state, action) == "VR-57"


def test_what_can_be_done_has_no_reason_against_it():
    state = infecting(world())
    assert state.why_not("infect paris s") == []


@pytest.mark.rule("VR-184")
def test_the_only_airport_of_a_player_is_closed():
    state = infecting(close(world(), "london"))
    assert why(state, "infect tokyo s plane") == "VR-184"
    state = put(strong(table(4), "red", plane=1), "red", "paris s")
    assert why(infecting(state), "infect tokyo s plane") == "VR-82"


@pytest.mark.rule("VR-23")
@pytest.mark.rule("VR-27")
def test_a_build_that_would_get_stuck_tells_what_it_would_still_need():
    state = start(2, "starter red", "gene lethal", "gene cure3", start="expert")
    give(state, "red", dna=43)
    state.offered = None
    (reason,) = state.why_not("strain coughing_1")
    # Livestock 10, cold 13, medicine 13 and Coughing's own first symptom for 4.
    assert dict(reason.args) == {"have": 43, "price": 5, "need": 40}


@pytest.mark.rule("VR-92")
def test_vibrio_needs_no_ship_to_a_port_and_is_not_told_of_land():
    state = infecting(strong(table(4, pathogen="vibrio"), "red", ship=1))
    (reason,) = state.why_not("infect tokyo s ship")
    assert reason.rule == "VR-92"
    assert "land" not in reason.text("en").lower()


@pytest.mark.rule("VR-50")
def test_a_marker_of_one_continent(tmp_path):
    choose = '{ verb = "marker_choose", marker = "hygiene", continent = "asia", count = 1 }'
    pack = f'[[event]]\nid = "D26"\neffects = [{choose}]'
    (tmp_path / "events.toml").write_text(pack, encoding="utf-8")
    game = GAME.with_content(tmp_path)
    state = put(table(2), "red", "london s", "delhi s")
    state.terms = game.terms(2, "bacterium", "normal", "cards")  # type: ignore[attr-defined]
    drawing(state, "D26")
    assert options(state) == ["mark hygiene delhi"]
    assert why(state, "mark hygiene london") == "VR-50"
    assert why(state, "mark hygiene tokyo") == "VR-50"


def pointed(state, target, seat):
    """What is answered to somebody who points at a thing on the sheet."""
    vocabulary = GAME.vocabulary
    named = [n for n in range(vocabulary.seat_actions) if target in vocabulary[n].targets]
    asked = [*state.stands_for(target, seat), *named]
    return [reason for index in asked for reason in state.why_not(index, seat)]


@pytest.mark.parametrize("dna", [0, 9, 14, 30])
def test_every_locked_thing_on_the_sheet_says_its_rule(dna):
    state = mutating(give(table(3), "red", dna=dna))
    widgets = [w for w in state.scene(0).widgets() if getattr(w, "state", "") == "off"]
    locked = [w.id for w in widgets if w.id.startswith("supply:") or ":red" in w.id]
    assert locked
    strains = [action for action in state.options(0) if action.kind == "strain"]
    for id in locked:
        if not (strains and id.startswith("slot:")):  # a free slot is filled from the supply
            assert pointed(state, id, 0), id


def test_a_locked_resistance_says_what_is_missing():
    state = mutating(give(table(2), "red", dna=14))
    (reason,) = pointed(state, "resist:red:heat", 0)
    assert (reason.rule, reason.text()) == ("VR-100", "It costs 15 DNA; you have 14.")
    assert not pointed(state, "resist:yellow:heat", 0)
    poor = mutating(give(table(2), "red", dna=1))
    assert [reason.rule for reason in pointed(poor, "slot:red:0", 0)] == ["VR-100"]


def of_chance(state, action):
    """What is answered when chance is dictated something that it can't do."""
    (reason,) = state.why_not(action, -1)
    assert all(reason.text(lang) for lang in ("en", "de", "ru"))
    return reason.rule, reason.key.removeprefix("why-")


@pytest.mark.rule("VR-203")
def test_chance_is_told_what_is_wrong_with_a_draw_of_the_setup():
    state = start(3)
    assert of_chance(state, "starter blue") == ("VR-203", "does-not-play")
    assert of_chance(state, "die 1") == ("VR-31", "moment")
    play(state, "starter red", "card start_london")
    assert of_chance(state, "card start_london") == ("VR-203", "card-dealt")
    play(state, "card start_shanghai", "card start_mexico_city", "deal cysts_1", "deal nausea_1")
    assert of_chance(state, "deal cysts_2") == ("VR-14", "other-family")
    assert of_chance(state, "deal nausea_1") == ("VR-203", "strain-taken")
    state = start(2, "starter red", "gene dna15", start="expert")
    assert of_chance(state, "gene dna15") == ("VR-203", "gene-dealt")


@pytest.mark.rule("VR-163")
def test_chance_has_no_birds_for_a_fungus():
    state = start(2, "starter red", pathogen="fungus")
    assert of_chance(state, "card start_shanghai") == ("VR-163", "no-birds")
    state = start(2, "starter red", pathogen="fungus", start="expert")
    assert of_chance(state, "gene spread_bird") == ("VR-163", "no-birds")


@pytest.mark.rule("VR-202")
def test_chance_is_told_why_a_card_can_not_come():
    state = put(table(2, difficulty="easy"), "red", "london s")
    drawing(state, "A07")
    state = go_on(state, t.DRAW_EVENT)
    assert of_chance(state, "draw A07") == ("VR-202", "card-drawn")
    assert of_chance(state, "draw M1") == ("VR-202", "no-massive-research")
    assert of_chance(state, "draw D01") == ("VR-202", "other-pile")
    assert "A" in state.why_not("draw D01", -1)[0].text()
    state.t[t.SEGMENT] = 1
    state.t[t.CARDS_LEFT + 1] = state.t[t.RESEARCH_LEFT + 1] = 1
    assert of_chance(state, "draw B01") == ("VR-202", "only-massive-research")


def test_chance_is_told_that_a_player_is_asked():
    state = infecting(world())
    assert of_chance(state, "die 1") == ("VR-32", "not-asked")
    assert of_chance(state, "end") == ("VR-32", "not-asked")


@pytest.mark.parametrize(
    ("card", "rule"),
    [("B27", "VR-59"), ("C18", "VR-51"), ("C20", "VR-50"), ("C23", "VR-50"), ("D26", "VR-50")],
)
def test_what_can_not_be_declined_says_so(card, rule):
    state = dead(world(), "london l")
    drawing(state, card)
    (reason,) = state.why_not("pass", 0)
    assert (reason.rule, reason.text()) == (rule, "This can't be declined.")
