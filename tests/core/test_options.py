"""Options: checked, sampled, drawn as a form, read from words."""

import json
from random import Random
from typing import Any

import pytest

from miasma.core.errors import OptionError
from miasma.core.options import Choice, Flag, Letters, Number, Option, OptionsSchema

BOARD = Choice("board", "random", ("random", "cross"), r"[1-4]{4}", "1234")
LEVEL = Choice("level", "easy", ("easy", "hard"))
FREE = Choice("free", "", pattern=r"[a-z]*", example="abc")
OPEN = Flag("open", False)
ROUNDS = Number("rounds", 4, 3, 6)
SCHEMA = OptionsSchema((BOARD, LEVEL, FREE, OPEN, ROUNDS))


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (BOARD, "cross", "cross"),
        (BOARD, "4321", "4321"),
        (BOARD, 1111, "1111"),
        (FREE, "", ""),
        (OPEN, True, True),
        (OPEN, "Yes", True),
        (OPEN, "off", False),
        (OPEN, 1, True),
        (OPEN, "0", False),
        (ROUNDS, 5, 5),
        (ROUNDS, "6", 6),
    ],
)
def test_values_come_in_their_normal_form(option: Option, given: object, value: object) -> None:
    assert option.check(given) == value
    assert type(option.check(given)) is type(value)


@pytest.mark.parametrize(
    ("option", "given", "allowed"),
    [
        (BOARD, "square", "one of random, cross or a text such as 1234"),
        (BOARD, "12345", "such as 1234"),
        (LEVEL, "Easy", "one of easy, hard"),
        (LEVEL, None, "one of easy, hard"),
        (FREE, "A", "a text such as abc"),
        (OPEN, "maybe", "true or false"),
        (OPEN, 2, "true or false"),
        (ROUNDS, 7, "a number from 3 to 6"),
        (ROUNDS, True, "a number from 3 to 6"),
        (ROUNDS, "four", "a number from 3 to 6"),
        (ROUNDS, 4.5, "a number from 3 to 6"),
        (ROUNDS, "9" * 100_000, "a number from 3 to 6"),
    ],
)
def test_other_values_are_refused_with_what_is_allowed(
    option: Option, given: object, allowed: str
) -> None:
    with pytest.raises(OptionError, match=f"^option {option.id} can't be ") as caught:
        option.check(given)
    assert str(caught.value).endswith(allowed)
    assert len(str(caught.value)) < 200


def test_a_schema_fills_in_the_defaults() -> None:
    assert SCHEMA.check(None) == SCHEMA.check({}) == {
        "board": "random", "level": "easy", "free": "", "open": False, "rounds": 4,
    }  # fmt: skip
    assert SCHEMA.check({"rounds": "3"})["rounds"] == 3


@pytest.mark.parametrize("given", [{"levle": "easy"}, {7: 1}, {"x\ny" * 99: 1}])
def test_unknown_options_are_refused_with_those_there_are(given: dict[Any, Any]) -> None:
    with pytest.raises(OptionError, match="there are: board, level, free, open, rounds") as caught:
        SCHEMA.check(given)
    assert "\n" not in str(caught.value)
    with pytest.raises(OptionError, match="there are: none"):
        OptionsSchema().check(given)


@pytest.mark.parametrize("given", ["level=easy", ["level", "easy"], 7])
def test_what_names_no_options_is_refused(given: Any) -> None:
    with pytest.raises(OptionError, match="options are a mapping of names to values, not '"):
        SCHEMA.check(given)


def test_samples_are_legal_and_reach_everything() -> None:
    rng = Random(1)
    samples = [SCHEMA.sample(rng) for _ in range(200)]
    assert all(SCHEMA.check(sample) == sample for sample in samples)
    assert {sample["rounds"] for sample in samples} == {3, 4, 5, 6}
    assert {sample["open"] for sample in samples} == {True, False}
    assert {sample["board"] for sample in samples} == {"random", "cross"}


def test_an_option_can_be_for_some_numbers_of_seats() -> None:
    schema = OptionsSchema((Flag("bot", False, seats=(2,)), ROUNDS))
    assert [entry.get("seats") for entry in schema.to_dict()] == [[2], None]
    assert schema.check({"bot": True}, 2)["bot"] is True
    assert schema.check({"bot": False}, 3)["bot"] is False
    with pytest.raises(OptionError, match=r"^option bot is for 2 seats, not for 3$"):
        schema.check({"bot": True}, 3)
    rng = Random(1)
    assert {schema.sample(rng, 3)["bot"] for _ in range(50)} == {False}
    assert {schema.sample(rng, 2)["bot"] for _ in range(50)} == {False, True}


LONG = {"long": {"level": ("hard",)}}
WORDS = Letters("rules", letters="ABC", needs={"scenario": ("own",)})
TIED = OptionsSchema(
    (
        LEVEL,
        Choice("length", "short", ("short", "long"), value_needs=LONG),
        Choice("scenario", "none", ("none", "own")),
        WORDS,
    )
)


def test_values_can_need_values_of_other_options() -> None:
    assert TIED.check({"length": "long", "level": "hard"})["length"] == "long"
    assert TIED.check({"rules": "AC", "scenario": "own"})["rules"] == "AC"
    with pytest.raises(OptionError, match=r"^option length=long needs level=hard, not level=easy$"):
        TIED.check({"length": "long"})
    with pytest.raises(
        OptionError, match=r"^option rules=A needs scenario=own, not scenario=none$"
    ):
        TIED.check({"rules": "A"})
    rng = Random(1)
    samples = [TIED.sample(rng) for _ in range(200)]
    assert all(TIED.check(sample) == sample for sample in samples)
    assert {sample["length"] for sample in samples} == {"short", "long"}
    form = {entry["id"]: entry for entry in TIED.to_dict()}
    assert form["length"]["value_needs"] == {"long": {"level": ["hard"]}}
    assert form["rules"]["needs"] == {"scenario": ["own"]}
    assert form["rules"]["values"] == ["A", "B", "C"]


@pytest.mark.parametrize("given", ["CA", "AA", "D", "a", None])
def test_letters_come_in_their_order_and_once(given: object) -> None:
    assert WORDS.check("") == ""
    assert WORDS.check("ABC") == "ABC"
    with pytest.raises(OptionError, match=r"letters of ABC in order, such as AC$"):
        WORDS.check(given)


def test_a_form_may_be_stricter_than_what_is_read() -> None:
    board = Choice("board", "", pattern="[1-4]{2}", form=r"(?!(.)\1)[1-4]{2}", example="12")
    assert board.check("11") == "11"
    assert board.to_dict()["pattern"] == r"(?!(.)\1)[1-4]{2}"


def test_a_form_can_be_drawn() -> None:
    form = SCHEMA.to_dict()
    assert json.loads(json.dumps(form)) == form
    assert [entry["type"] for entry in form] == ["choice", "choice", "choice", "flag", "number"]
    assert form[4] == {"id": "rounds", "type": "number", "default": 4, "least": 3, "most": 6}
    assert [option.id for option in SCHEMA] == [entry["id"] for entry in form]


def test_the_base_says_what_a_new_kind_must_write() -> None:
    bare = Option("x", 1)
    for call in (lambda: bare.check(1), lambda: bare.sample(Random()), bare.to_dict):
        with pytest.raises(NotImplementedError):
            call()
