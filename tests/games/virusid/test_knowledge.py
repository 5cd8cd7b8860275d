"""Knowledge, chance and the vocabulary (VR-200 to VR-204)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.virusid.given import (
    CITIES,
    GAME,
    drawing,
    go_on,
    play,
    put,
    start,
    table,
)

from miasma.games.virusid import actions
from miasma.games.virusid import table as t
from miasma.games.virusid.rules import event
from miasma.games.virusid.view import unseen_events


@pytest.mark.rule("VR-200")
def test_everybody_sees_the_same_and_nobody_acts_at_once():
    state = start(4)
    rng = Random(5)
    while not state.over and state.ply < 250:
        assert len(state.to_act) == 1
        views = [state.view(seat) for seat in (0, 1, 2, 3, None)]
        for view in views:
            view.pop("seat")
        assert all(view == views[0] for view in views)
        texts = {state.excerpt(seat).dumps() for seat in (0, 1, 2, 3, None)}
        assert len(texts) == 1
        seat = state.to_act[0]
        state.play(rng.choice(state.legal(seat)), seat)


@pytest.mark.rule("VR-200")
def test_the_state_holds_no_order_of_the_deck():
    one, two = start(2), start(2)
    assert one.to_dict() == two.to_dict()
    assert one.view()["unseen"] == [card.id for card in GAME.data.events]


@pytest.mark.rule("VR-202")
@pytest.mark.rule("VR-EX-18")
def test_odds_of_the_draw():
    state = table(difficulty="easy")
    state.t[t.SEGMENT] = 1
    go_on(state, t.DRAW_EVENT, t.PHASE_2, t.PHASE_3)
    odds = dict(state.chances())
    massive = [weight for action, weight in odds.items() if action >= actions.DRAW + 90]
    plain = [weight for action, weight in odds.items() if action < actions.DRAW + 90]
    assert len(massive) == 5
    assert len(plain) == 27
    assert massive == pytest.approx([1 / 75] * 5)
    assert plain == pytest.approx([14 / 405] * 27)
    assert sum(odds.values()) == pytest.approx(1)
    play(state, "draw M3")
    while state.view()["node"] != "event":
        state.play(state.legal(state.to_act[0])[0])
    odds = dict(state.chances())
    assert len(odds) == 27
    assert set(odds.values()) == {1 / 27}
    assert state.view()["deck"][0] == {"letter": "B", "cards": 14, "massive_research": 0}


@pytest.mark.rule("VR-202")
def test_only_massive_research_left_in_a_segment():
    state = table()
    state.t[t.SEGMENT] = 1
    state.t[t.CARDS_LEFT + 1] = 1
    state.t[t.RESEARCH_LEFT + 1] = 1
    assert len(event.draw_outcomes(state)) == 5
    go_on(state, t.DRAW_EVENT, t.PHASE_2, t.PHASE_3)
    play(state, "draw M1")
    assert state.t[t.SEGMENT] == 2


@pytest.mark.rule("VR-203")
def test_dice_are_fair():
    state = put(table(), "red", "london s")
    state.t[t.SEVERITY] = 1
    go_on(state, t.PHASE_4, t.END_TURN)
    assert [weight for _, weight in state.chances()] == [1.0] * 6


@pytest.mark.rule("VR-204")
def test_anybody_may_count_the_cards():
    state = drawing(table(), "C04")
    assert "C04" not in state.view()["unseen"]
    assert len(unseen_events(state)) == 94
    _, tip = state.scene(None).labelled()["city:paris"]
    coming = [card for card in GAME.data.events if card.type in "CDM" and card.id != "C04"]
    named = sum("paris" in card.heal for card in coming)
    assert f"{named} cards that may still come" in tip


def test_the_vocabulary_is_that_of_the_rules_page():
    words = GAME.vocabulary
    assert len(words) == 1930
    assert words.seat_actions == 1792
    counts: dict[str, int] = {}
    for action in words:
        counts[action.kind] = counts.get(action.kind, 0) + 1
    assert counts == {
        "first": 86, "infect": 246, "once": 86, "pass": 1, "end": 1, "level": 10, "strain": 16,
        "symptom": 16, "ability": 1, "lethal": 2, "discard": 16, "donate": 12, "heal": 344,
        "kill": 86, "return": 86, "corpse": 430, "bury": 86, "mark": 120, "unmark": 147,
        "starter": 4, "card": 5, "deal": 16, "gene": 12, "draw": 95, "die": 6,
    }  # fmt: skip
    assert str(words[actions.INFECT]) == f"infect {CITIES[0]} s"
    assert str(words[actions.TRAVEL]) == "infect anchorage s bird"
    assert str(words[actions.HEAL]) == "heal anchorage red s"
    assert str(words[actions.CORPSE_ON]) == "corpse anchorage red s"
    assert str(words[actions.UNMARK_SEA]) == "unmark block sea_tokyo_los_angeles"
    assert str(words[actions.DRAW]) == "draw A01"
