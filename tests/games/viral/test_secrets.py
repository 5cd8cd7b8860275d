"""Nobody sees what they may not: for each kind of secret two worlds that look the same."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.viral.given import (
    GAME,
    MUTATIONS,
    given,
    new_game,
    options,
    play,
    run,
    set_up,
    view,
)

from miasma.core.agenda import todo
from miasma.core.events import seen_by
from miasma.core.text import LANGUAGES
from miasma.games.viral.table import GAIN


def doors(state, reader):
    """All that a reader is given."""
    found = {
        "view": state.view(reader),
        "events": [event.to_dict() for event in seen_by(state.events or [], reader)],
        "record": state.excerpt(reader).dumps() if not state.imagined else "",
        "imagined": state.imagine(reader, Random(4)).to_dict(),
        "scenes": [state.scene(reader, lang).to_dict() for lang in LANGUAGES],
        "texts": [GAME.board_text(state, reader, lang) for lang in LANGUAGES],
        "prompts": [GAME.prompt(state, reader, lang) for lang in LANGUAGES],
    }
    if reader is not None:
        found["options"] = [str(action) for action in state.options(reader)]
        found["why"] = [
            [reason.rule for reason in state.why_not(index, reader)]
            for index in range(0, len(GAME.vocabulary), 7)
        ]
    return found


def same(one, two, *readers):
    for reader in readers:
        here, there = doors(one, reader), doors(two, reader)
        for name in here:
            assert here[name] == there[name], (reader, name)


def listening(state):
    state.listen()
    return state


@pytest.mark.rule("VI-614")
@pytest.mark.rule("VI-INV-13")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_pair_being_chosen_is_its_owners_secret(seats):
    base = set_up(seats)
    one, two = listening(base.clone()), listening(base.clone())
    others = [*range(1, seats), None]
    play(one, "0: area 1")
    same(one, listening(base.clone()), *others)  # not even the half step
    play(two, "0: area 5")
    same(one, two, *others)
    play(one, "0: card basic_raid")
    play(two, "0: card basic_spread")
    same(one, two, *others)
    assert view(one)["hands"][0]["pairs"][0] == {"area": None, "card": None}
    assert one.view(0) != two.view(0)


@pytest.mark.rule("VI-613")
def test_a_card_drawn_from_the_bag_is_its_owners_secret():
    base = given(4, vp="3 0 0 0")
    run(base, todo(GAIN, 8))
    play(base, "take deck")
    one, two = listening(base.clone()), listening(base.clone())
    play(one, "draw hunter")
    play(two, "draw latent")
    same(one, two, 1, 2, 3, None)
    assert "hunter" in str(one.view(0))
    private = [event.say("viral") for event in seen_by(one.events or [], 0)]
    assert "You draw Hunter." in private
    open_to_all = [event.say("viral") for event in seen_by(one.events or [], 1)]
    assert "Green draws an unseen card." in open_to_all


def dealing(seats=4):
    state = new_game(seats, draft=True, draws_first=True)
    play(state, "first green", "event smog")
    return play(state, *[f"token area_token_{n}" for n in range(1, 7)])


@pytest.mark.rule("VI-615")
def test_cards_dealt_in_the_draft_are_their_receivers_secret():
    one, two = listening(dealing()), listening(dealing())
    play(one, *[f"deal {card}" for card in MUTATIONS[:4]])
    play(two, *[f"deal {card}" for card in MUTATIONS[18:]])
    same(one, two, 1, 2, 3, None)
    assert one.view(0) != two.view(0)


@pytest.mark.rule("VI-615")
def test_cards_kept_in_the_draft_are_secret_until_the_packet_is_seen():
    base = play(dealing(), *[f"deal {card}" for card in MUTATIONS[:16]])
    one, two = listening(base.clone()), listening(base.clone())
    play(one, f"0: keep {MUTATIONS[0]}")
    play(two, f"0: keep {MUTATIONS[3]}")
    same(one, two, 1, 2, 3, None)
    for state in (one, two):
        for seat in (1, 2, 3):
            state.play(options(state, seat)[0], seat)
    same(one, two, 2, 3, None)  # seat 1 holds the packet now
    assert one.view(1) != two.view(1)


@pytest.mark.rule("VI-503")
@pytest.mark.rule("VI-603")
def test_the_order_of_a_pile_is_secret_until_all_are_done():
    base = play(dealing(), *[f"deal {card}" for card in MUTATIONS[:16]])
    while view(base)["ask"] == "draft_pick":
        actor = base.to_act[0]
        base.play(base.legal(actor)[0], actor)
    cards = base.view(0)["draft"]["kept"]
    one, two = listening(base.clone()), listening(base.clone())
    play(one, f"0: stack {cards[0]}")
    same(one, listening(base.clone()), 1, 2, 3, None)
    play(one, f"0: stack {cards[1]}", f"0: stack {cards[2]}")
    play(two, f"0: stack {cards[3]}", f"0: stack {cards[2]}", f"0: stack {cards[1]}")
    same(one, two, 1, 2, 3, None)


@pytest.mark.rule("VI-615")
def test_a_packet_that_comes_back_tells_what_was_kept():
    state = play(dealing(2), *[f"deal {card}" for card in MUTATIONS[:8]])
    play(state, f"0: keep {MUTATIONS[0]}", f"1: keep {MUTATIONS[4]}")
    play(state, f"0: keep {MUTATIONS[5]}", f"1: keep {MUTATIONS[2]}")
    lines = [entry.notation for entry in state.excerpt(0).entries]
    assert f"keep {MUTATIONS[2]}" in lines  # it was there, and is missing now
    assert "keep ?" in lines  # what the other one kept first


def test_the_record_opens_at_the_end():
    rng = Random(3)
    state = new_game(3, 5, draft=True)
    while not state.over:
        actor = rng.choice(state.to_act)
        state.take(rng.choice(state.legal(actor)), actor)
    for reader in (0, 1, 2, None):
        assert state.excerpt(reader) == state.record()
        assert all(hand["unknown"] == 0 for hand in state.view(reader)["hands"])
