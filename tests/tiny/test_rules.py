"""The rules of Quarantine, each with a test that fails without it."""

import pytest
from tests.tiny import GAME
from tests.tiny.state import QuarantineState

import miasma


def play(text: str, seats: int = 2, rounds: int = 4) -> QuarantineState:
    """A game after some actions, given as `SEAT: NOTATION` or as what chance does."""
    state = GAME.start(seats, options={"rounds": rounds})
    assert isinstance(state, QuarantineState)
    for line in text.split(", "):
        seat, _, notation = line.rpartition(": ")
        state.play(notation, int(seat) if seat else miasma.CHANCE)
    return state


DEALT = "deal mask, deal test, deal mask, deal serum"
CHOSEN = f"{DEALT}, 1: play serum, 0: play test"


@pytest.mark.rule("QU-01")
@pytest.mark.parametrize(("rounds", "face", "winners"), [(3, 1, [0, 1]), (2, 6, [])])
def test_all_win_or_all_lose(rounds: int, face: int, winners: list[int]) -> None:
    dice = f"die {face}, die {face}"
    more = f", deal mask, deal mask, 0: play mask, 1: play mask, {dice}" * (rounds - 1)
    state = play(f"{CHOSEN}, {dice}{more}", rounds=3)
    assert state.over
    assert state.outcome is not None
    assert state.outcome.winners == winners
    assert state.outcome.rewards() == [float(bool(winners))] * 2


@pytest.mark.rule("QU-02")
def test_everybody_draws_up_to_two_cards_that_only_they_see() -> None:
    state = play(DEALT)
    assert state.view(0)["hand"] == ["mask", "test"]
    assert state.view(1)["hand"] == ["mask", "serum"]
    assert state.view(0)["hands"] == [2, 2]
    assert "serum" not in str(state.view(0))
    assert state.deck == [10, 7, 3]


@pytest.mark.rule("QU-03")
def test_all_choose_at_once_and_in_secret() -> None:
    state = play(f"{DEALT}, 1: play serum")
    assert state.to_act == (0,)
    assert state.view(0)["ready"] == [False, True]
    assert state.view(0)["chosen"] == [None, None]
    state.play("play test", 0)
    assert state.view(0)["chosen"] == ["test", "serum"]
    assert state.view(0)["hand"] == ["mask"]


@pytest.mark.rule("QU-03")
def test_only_what_is_held_can_be_chosen_and_only_once() -> None:
    state = play(DEALT)
    with pytest.raises(miasma.IllegalAction, match="QU-03: You don’t hold Serum"):
        state.play("play serum", 0)
    state.play("play mask", 0)
    with pytest.raises(miasma.IllegalAction, match="QU-03: You have chosen already"):
        state.play("play test", 0)


@pytest.mark.rule("QU-04")
@pytest.mark.rule("QU-05")
def test_a_die_for_everybody_makes_people_ill_and_cards_cure_them() -> None:
    assert play(f"{CHOSEN}, die 6").dice == [6]
    assert play(f"{CHOSEN}, die 6, die 5").ill == 6 + 5 - 3 - 5
    assert play(f"{CHOSEN}, die 1, die 1").ill == 0


@pytest.mark.rule("QU-06")
def test_too_many_ill_people_lose_the_game_at_once() -> None:
    masks = "deal mask, deal mask, deal mask, deal mask, 0: play mask, 1: play mask"
    assert not play(f"{masks}, die 6, die 3").over  # 7 are ill, 8 would be too many
    lost = play(f"{masks}, die 6, die 4")
    assert lost.over
    assert lost.outcome is not None
    assert lost.outcome.reason == "overrun"


@pytest.mark.rule("QU-07")
@pytest.mark.parametrize("rounds", [3, 6])
def test_who_gets_through_all_rounds_has_won(rounds: int) -> None:
    more = ", deal mask, 0: play mask, die 1" * (rounds - 1)
    state = play(f"deal mask, deal mask, 0: play mask, die 1{more}", seats=1, rounds=rounds)
    assert (state.round, state.over) == (rounds, True)
    assert state.outcome is not None
    assert state.outcome.reason == "contained"
