"""Vocabularies: index, notation, and what is said about texts that are none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import miasma
from miasma.core.actions import MAX_NOTATION, Action, Vocabulary, VocabularyBuilder
from miasma.core.errors import NotationError


@pytest.fixture(scope="module")
def words() -> Vocabulary:
    builder = VocabularyBuilder()
    for cell in ("3b5", "3b6", "1a1"):
        builder.seat("place", cell, targets=(f"cell-{cell}",))
    builder.seat("end")
    builder.chance("die", "6")
    return builder.build()


def test_actions_are_numbered_in_order_seats_first(words: Vocabulary) -> None:
    assert [action.index for action in words] == [0, 1, 2, 3, 4]
    assert len(words) == 5
    assert words.seat_actions == 4
    assert words[4].chance
    assert words.index("place", "3b6") == 1


def test_an_action_knows_its_parts(words: Vocabulary) -> None:
    action = words[0]
    assert (action.kind, action.args, str(action)) == ("place", ("3b5",), "place 3b5")
    assert action.targets == ("cell-3b5",)
    assert repr(action) == "<Action 0 'place 3b5'>"
    assert str(words[3]) == "end"


def test_actions_are_values(words: Vocabulary) -> None:
    twin = Action(0, "place", ("3b5",))
    assert words[0] == twin
    assert hash(words[0]) == hash(twin)
    assert words[0] != words[1]
    assert words[0] != "place 3b5"
    assert Action(1, "place", ("3b5",)) != twin  # the same words of another game


def test_aimed_changes_only_the_targets(words: Vocabulary) -> None:
    action = words[0]
    assert action.aimed(("cell-3b5",)) is action
    assert action.aimed(("x",)) == action
    assert action.aimed(("x",)).targets == ("x",)


@pytest.mark.parametrize("text", ["place 3b5", "  place   3b5 ", "PLACE 3B5", "Place\t3b5\n"])
def test_parse_forgives_spaces_and_case(words: Vocabulary, text: str) -> None:
    assert words.parse(text) is words[0]


def test_case_counts_where_it_tells_two_actions_apart() -> None:
    builder = VocabularyBuilder()
    builder.seat("take", "a")
    builder.seat("take", "A")
    both = builder.build()
    assert both.parse("take A").index == 1
    assert both.parse("take a").index == 0
    with pytest.raises(NotationError):
        both.parse("TAKE A")


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("plac 3b5", "did you mean 'place 3b5'"),
        ("place 3b9", "'place 3b5'"),
        ("edn", "did you mean 'end'?"),
        ("PLACE_3b5", "'place 3b5'"),
    ],
)
def test_a_near_miss_gets_a_hint(words: Vocabulary, text: str, hint: str) -> None:
    with pytest.raises(NotationError, match="is no action of this game") as caught:
        words.parse(text)
    assert hint in str(caught.value)


@pytest.mark.parametrize("text", ["", "   ", "checkmate", "?", "place", "3b5", "\0", "😷"])
def test_what_is_no_action_is_refused_in_one_line(words: Vocabulary, text: str) -> None:
    with pytest.raises(NotationError) as caught:
        words.parse(text)
    assert "\n" not in str(caught.value)


def test_a_long_text_is_refused_unread(words: Vocabulary) -> None:
    with pytest.raises(NotationError, match="far too long") as caught:
        words.parse("place " * 1_000_000)
    assert len(str(caught.value)) < 200
    assert words.parse("place 3b5" + " " * (MAX_NOTATION - 9)) is words[0]


@given(st.text(max_size=300))
def test_no_text_does_harm(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        miasma.game("microworld").parse(f"{text}!")
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


def test_a_vocabulary_must_be_in_order() -> None:
    with pytest.raises(ValueError, match="stands at place 0"):
        Vocabulary([Action(1, "end", ())])
    with pytest.raises(ValueError, match="share a notation"):
        Vocabulary([Action(0, "end", ()), Action(1, "end", ())])
    with pytest.raises(ValueError, match="after those of seats"):
        Vocabulary([Action(0, "die", ("1",), chance=True), Action(1, "end", ())])
