"""State: the doors that every game has for nothing."""

from random import Random
from typing import Any

import pytest
from tests.core import halves
from tests.tiny.game import Quarantine
from tests.tiny.state import QuarantineState

import miasma
from miasma.core.chance import CHANCE
from miasma.core.errors import IllegalAction, NotationError, StateError
from miasma.core.state import Setup, State


def hold(state: QuarantineState, *hands: list[int]) -> QuarantineState:
    """Put cards into the hands: 0 mask, 1 test, 2 serum."""
    state.hands = list(hands)
    return state


# -- whose action it is -------------------------------------------------------------------------


def test_an_action_can_be_a_number_an_action_or_words(state: QuarantineState) -> None:
    hold(state, [0, 1], [0, 1])
    for action in (0, state.game.vocabulary[0], "play mask"):
        copy = state.clone()
        copy.play(action, 0)
        assert copy.chosen == [0, -1]


def test_the_only_one_to_act_need_not_be_named(state: QuarantineState) -> None:
    hold(state, [0, 1], [0, 1])
    state.play("play mask", 1)
    state.play("play test")
    assert state.chosen == [1, 0]
    state.play("die 3")
    assert state.dice == [3]


def test_of_several_the_only_one_able_need_not_be_named(state: QuarantineState) -> None:
    hold(state, [0, 1], [1, 2])
    state.play("play serum")
    assert state.chosen == [-1, 2]


@pytest.mark.parametrize("action", ["play test", "play mask"])
def test_where_it_is_not_clear_who_plays_it_must_be_said(
    state: QuarantineState, action: str
) -> None:
    hold(state, [1, 2], [1, 2])
    before = state.to_dict()
    with pytest.raises(IllegalAction, match="seats 0 and 1 are to act: say which"):
        state.play(action)
    assert state.to_dict() == before


# -- what is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "seat", "message"),
    [
        ("play serum", 0, "seat 0 can't play 'play serum': QU-03: You don’t hold Serum."),
        (2, 0, "seat 0 can't play 'play serum': QU-03"),
        ("die 3", 0, "seat 0 can't play 'die 3': QU-04: That is up to chance."),
        ("play mask", CHANCE, "chance can't play 'play mask'"),
        ("play mask", 2, "there is no seat 2"),
        ("play mask", -7, "there is no seat -7"),
        (99, 0, "there is no action number 99"),
        (-1, 0, "there is no action number -1"),
    ],
)
def test_what_is_illegal_is_refused_and_changes_nothing(
    state: QuarantineState, action: int | str, seat: int, message: str
) -> None:
    hold(state, [0, 1], [0, 1])
    before = state.to_dict()
    with pytest.raises(IllegalAction) as caught:
        state.play(action, seat)
    assert str(caught.value).startswith(message)
    assert state.to_dict() == before


def test_the_reasons_come_with_the_refusal(state: QuarantineState) -> None:
    hold(state, [0, 0], [0, 0])
    with pytest.raises(IllegalAction) as caught:
        state.play("play serum", 0)
    assert [reason.rule for reason in caught.value.reasons] == ["QU-03"]


def test_an_action_of_another_game_is_refused(state: QuarantineState) -> None:
    foreign = miasma.game("microworld").vocabulary
    for action in (foreign[0], foreign[400]):
        with pytest.raises(IllegalAction, match="is an action of another game"):
            state.play(action, 0)


@pytest.mark.parametrize("thing", [None, 3.5, [], b"play mask"])
def test_what_is_no_action_at_all_is_refused(state: QuarantineState, thing: Any) -> None:
    before = state.to_dict()
    for door in (state.play, state.why_not):
        with pytest.raises(IllegalAction, match="is no action: give one, its number or notation"):
            door(thing, 0)
    assert state.to_dict() == before


def test_words_that_are_no_action_are_refused(state: QuarantineState) -> None:
    with pytest.raises(NotationError, match="did you mean 'play mask'"):
        state.play("play masks", 0)


def test_a_refusal_needs_no_reason(state: QuarantineState, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QuarantineState, "reasons", lambda *_: [])
    with pytest.raises(IllegalAction, match=r"it is not among the options$"):
        state.play("die 1", 0)


# -- why not ------------------------------------------------------------------------------------


def test_why_not(state: QuarantineState) -> None:
    hold(state, [0, 1], [1, 2])
    assert state.why_not("play serum", 1) == []
    assert state.why_not("play serum") == []  # somebody can
    assert [reason.rule for reason in state.why_not("play serum", 0)] == ["QU-03"]
    assert [reason.rule for reason in state.why_not("die 1")] == ["QU-04"]
    state.play("play mask", 0)
    assert state.why_not("play test", 0)[0].text() == "You have chosen already."


@pytest.mark.parametrize("seat", [2, -2, 99])
def test_why_not_for_nobody(state: QuarantineState, seat: int) -> None:
    with pytest.raises(StateError, match=f"there is no seat {seat}: seats are 0 to 1"):
        state.why_not("play mask", seat)


def test_why_not_for_no_action(state: QuarantineState) -> None:
    with pytest.raises(IllegalAction, match="there is no action number 99"):
        state.why_not(99)


def test_why_not_when_it_is_over(tiny: Quarantine) -> None:
    state = played_out(tiny.start(2, 1), Random(1))
    assert state.why_not("play mask")[0].text() == "The game is over."


# -- chance -------------------------------------------------------------------------------------


def played_out(state: State, rng: Random) -> State:
    while not state.over:
        state.advance(rng)
        for seat in state.to_act:
            state.take(rng.choice(state.legal(seat)), seat)
    return state


def test_the_seed_decides_what_chance_does(tiny: Quarantine) -> None:
    def hands(seed: int | None) -> list[list[int]]:
        state = tiny.start(3, seed)
        assert isinstance(state, QuarantineState)
        state.advance()
        return state.hands

    assert hands(5) == hands(5)
    assert len({str(hands(seed)) for seed in range(20)}) > 5
    assert len({str(hands(None)) for _ in range(20)}) > 5


def test_a_generator_overrules_the_seed(tiny: Quarantine) -> None:
    one, two = tiny.start(3, 5), tiny.start(3, 6)
    one.advance(Random(1))
    two.advance(Random(1))
    assert one.to_dict()["position"] == two.to_dict()["position"]


def test_the_seed_goes_on_where_a_saved_game_stopped(tiny: Quarantine) -> None:
    state = tiny.start(2, 3)
    again = tiny.from_dict(state.to_dict())
    state.advance()
    again.advance()
    assert state.to_dict() == again.to_dict()


def test_advance_waits_for_seats(state: QuarantineState) -> None:
    before = state.to_dict()
    state.advance()
    assert state.to_dict() == before


def test_legal_is_empty_for_those_not_asked(tiny: Quarantine, state: QuarantineState) -> None:
    assert state.legal(CHANCE) == state.legal(7) == []
    assert tiny.start(1).legal(0) == []
    assert tiny.start(1).legal(CHANCE) == [3, 4, 5]


# -- forced options -----------------------------------------------------------------------------


def test_a_single_option_is_forced_only_if_that_tells_nobody_anything(
    state: QuarantineState, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold(state, [0, 0], [0, 1])
    assert state.forced(0) is None  # others choose at the same time
    state.play("play test", 1)
    assert state.forced(0) is None  # both cards are the same: nobody may see that
    monkeypatch.setattr(QuarantineState, "openly_forced", lambda *_: True)
    assert str(state.forced(0)) == "play mask"
    assert state.forced(1) is None
    state.play("play mask")
    assert state.forced(0) is None


# -- listening ----------------------------------------------------------------------------------


def test_events_are_those_of_the_last_action(state: QuarantineState) -> None:
    def told(of: QuarantineState) -> list[str] | None:
        return None if of.events is None else [event.kind for event in of.events]

    hold(state, [0, 1], [0, 1])
    assert told(state) is None
    state.listen()
    assert told(state) == []
    state.play("play mask", 0)
    assert told(state) == ["chose"]
    copy = state.clone()
    state.play("play mask", 1)
    assert told(state) == ["chose", "showed", "showed"]
    assert told(copy) == ["chose"]


# -- looking ------------------------------------------------------------------------------------


def test_a_view_begins_with_what_all_games_tell(state: QuarantineState) -> None:
    view = state.view(1)
    assert {key: view[key] for key in ("game", "seats", "options", "seat", "ply", "to_act")} == {
        "game": "quarantine", "seats": 2, "options": {"rounds": 4}, "seat": 1, "ply": 4,
        "to_act": [0, 1],
    }  # fmt: skip
    assert (view["over"], view["outcome"]) == (False, None)
    assert "seed" not in str(state.view(None))


@pytest.mark.parametrize("seat", [2, -1, 99])
@pytest.mark.parametrize("door", ["view", "scene", "excerpt"])
def test_nobody_else_may_look(state: QuarantineState, door: str, seat: int) -> None:
    with pytest.raises(StateError, match=f"there is no seat {seat}"):
        getattr(state, door)(seat)


def test_the_outcome_opens_at_the_end(tiny: Quarantine) -> None:
    assert tiny.start(2, 1).outcome is None
    state = played_out(tiny.start(2, 1), Random(1))
    outcome = state.outcome
    assert outcome
    assert state.view(0)["outcome"] == dict(outcome)
    assert state.excerpt(0).entries == state.record().entries


def test_half_a_secret_choice_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    state = halves.GAME.start(2)
    state.play("letter a", 0)
    assert [state.view(reader)["ply"] for reader in (0, 1, None)] == [1, 0, 0]
    assert [len(state.excerpt(reader).entries) for reader in (0, 1, None)] == [1, 0, 0]
    state.play("number 2", 0)
    assert [state.view(reader)["ply"] for reader in (0, 1, None)] == [2, 2, 2]
    assert [entry.notation for entry in state.excerpt(1).entries] == ["letter ?", "number ?"]


# -- imagining ----------------------------------------------------------------------------------


def test_a_detached_copy_has_no_past(state: QuarantineState) -> None:
    copy = state.detached()
    assert copy.imagined
    assert (copy.history, copy.events, copy.setup.seed) == (None, None, None)
    assert copy.to_dict()["history"] is None
    assert copy.view(0) == state.view(0)
    for call in (copy.moves, copy.record):
        with pytest.raises(StateError, match="an imagined state has no history"):
            call()
    copy.take(copy.legal(0)[0], 0)
    assert (copy.history, copy.ply, state.ply) == (None, 5, 4)


def test_imagining_deals_anew_what_a_seat_does_not_know(state: QuarantineState) -> None:
    worlds = [state.imagine(0, Random(seed)) for seed in range(50)]
    assert {str(world.hands[0]) for world in worlds} == {str(state.hands[0])}
    assert len({str(world.hands[1]) for world in worlds}) > 3
    assert state.imagine(0, Random(3)).hands == worlds[3].hands


def test_a_game_without_secrets_need_not_imagine(state: QuarantineState) -> None:
    copy = State.imagine(state, 0, Random(1))
    assert copy.imagined
    assert copy.hands == state.hands


def test_a_state_says_what_it_lacks(tiny: Quarantine) -> None:
    bare = State(Setup(tiny, 1, {}, None))
    calls: list[Any] = [
        bare.clone, bare.chances, bare.result, bare.position, lambda: bare.choices(0),
        lambda: bare.apply(0, 0), lambda: bare.step(0), lambda: bare.reasons(0, 0),
        lambda: bare.look(0), lambda: bare.restore({}),
    ]  # fmt: skip
    for call in calls:
        with pytest.raises(NotImplementedError):
            call()
    assert bare.invariants() == []
    assert bare.unseen(None) == 0
    assert bare.openly_forced(0)
