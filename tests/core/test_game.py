"""Game: starting, and reading saved states back."""

import json
from typing import Any

import pytest
from tests.tiny.game import Quarantine
from tests.tiny.state import QuarantineState

from miasma.core.errors import OptionError, StateError
from miasma.core.game import Game
from miasma.core.state import Setup


def test_a_game_starts_with_what_was_agreed(tiny: Quarantine) -> None:
    state = tiny.start(seats=3, seed=7, options={"rounds": "5"})
    assert (state.seats, state.setup.seed, state.setup.options) == (3, 7, {"rounds": 5})
    assert state.game is tiny
    assert tiny.start().seats == 1
    assert tiny.start().setup.seed is None


@pytest.mark.parametrize("seats", [0, 4, -1, True, 2.0, "2"])
def test_other_seats_are_refused(tiny: Quarantine, seats: Any) -> None:
    with pytest.raises(OptionError, match="quarantine is for 1 to 3 seats, not "):
        tiny.start(seats=seats)


def test_what_a_seat_is_called(tiny: Quarantine) -> None:
    assert [tiny.seat_name(0, lang) for lang in ("en", "de", "ru")] == [
        "Doctor 1", "Ärztin 1", "Врач 1",
    ]  # fmt: skip


def test_a_description_is_filled_with_the_words_of_the_action(tiny: Quarantine) -> None:
    assert tiny.describe(tiny.parse("play mask"), "de") == "Maske ausspielen"
    with pytest.raises(Exception, match="action-die"):  # whose message wants another argument
        Game.describe(tiny, tiny.parse("die 3"))


def test_an_option_is_told_like_its_action_unless_a_game_says_more(tiny: Quarantine) -> None:
    state = tiny.start(2, seed=5)
    action = tiny.parse("play mask")
    assert tiny.offer(state, action, "de") == tiny.describe(action, "de")


def test_a_set_up_without_its_seed(tiny: Quarantine) -> None:
    setup = Setup(tiny, 2, {"rounds": 4}, 7)
    bare = tiny.unseeded(setup)
    assert (bare.seats, bare.options, bare.seed) == (2, {"rounds": 4}, None)
    assert setup.seed == 7
    assert tiny.unseeded(bare) is bare


def test_a_rulebook_says_what_it_lacks(tiny: Quarantine) -> None:
    state = tiny.start()
    for call in (
        lambda: Game.build_vocabulary(tiny),
        lambda: Game.deal(tiny, state.setup),
        lambda: Game.draw(tiny, state, None, "en"),
        lambda: Game.evaluate(tiny, state, 0),
        lambda: Game.board_text(tiny, state, None),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert Game.mask(tiny, state, state, 0, tiny.vocabulary[0], None) is None


def test_all_seats_are_rated_at_once(tiny: Quarantine) -> None:
    state = tiny.start(3, seed=5)
    each = [tiny.evaluate(state, seat) for seat in range(3)]
    assert tiny.evaluate_all(state) == each


# -- saved states -------------------------------------------------------------------------------


@pytest.fixture
def saved(state: QuarantineState) -> dict[str, Any]:
    state.play(state.legal(0)[0], 0)
    found: dict[str, Any] = json.loads(json.dumps(state.to_dict()))
    return found


def test_a_saved_state_comes_back(tiny: Quarantine, saved: dict[str, Any]) -> None:
    state = tiny.from_dict(saved)
    assert state.to_dict() == saved
    assert state.to_act == (1,)
    assert len(state.moves()) == state.ply == 5
    assert state.record().replay().view(1) == state.view(1)


def test_a_saved_imagination_comes_back(tiny: Quarantine, state: QuarantineState) -> None:
    data = json.loads(json.dumps(state.detached().to_dict()))
    again = tiny.from_dict(data)
    assert again.imagined
    assert again.to_dict() == data
    with pytest.raises(StateError, match="an imagined state has no history"):
        again.moves()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "this is a state of 'chess', not of quarantine"),
        ({"content": "0"}, "this state was saved with other content"),
        ({"ply": None}, "this is no saved state: TypeError"),
        ({"ply": "many"}, "this is no saved state: ValueError"),
        ({"ply": float("inf")}, "this is no saved state: OverflowError"),
        ({"history": 7}, "this is no saved state: TypeError"),
        ({"history": [[0]]}, "this is no saved state: ValueError"),
        ({"to_act": [None]}, "this is no saved state: TypeError"),
        ({"to_act": [9]}, "this is no saved state: somebody is to act who has no seat"),
        ({"agenda": "abc"}, "this is no saved state: ValueError"),
        ({"position": {}}, "this is no position of Quarantine"),
        ({"position": None}, "this is no saved state: TypeError"),
        ({"options": 7}, "this is no saved state: options are a mapping of names to values"),
        ({"options": {"x": 1}}, "this is no saved state: there is no option 'x'"),
    ],
)
def test_what_is_no_saved_state_is_refused(
    tiny: Quarantine, saved: dict[str, Any], change: dict[str, Any], message: str
) -> None:
    with pytest.raises(StateError) as caught:
        tiny.from_dict({**saved, **change})
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("key", ["game", "content", "seats", "seed", "options", "ply", "history"])
def test_a_saved_state_is_whole(tiny: Quarantine, saved: dict[str, Any], key: str) -> None:
    del saved[key]
    with pytest.raises(StateError, match=f"KeyError '{key}'"):
        tiny.from_dict(saved)


@pytest.mark.parametrize("data", [None, 7, "text", [], [1, 2], {}])
def test_anything_else_is_refused(tiny: Quarantine, data: Any) -> None:
    with pytest.raises(StateError):
        tiny.from_dict(data)
