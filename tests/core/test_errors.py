"""Errors: one clear sentence, whatever the text was that caused them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import miasma
from miasma.core.errors import RecordError, shown


@given(st.text())
def test_foreign_text_is_quoted_in_one_short_line(text: str) -> None:
    quoted = shown(text)
    assert len(quoted) <= 43
    assert quoted.isprintable()


def test_what_is_shown() -> None:
    assert shown("place 3b5") == "'place 3b5'"
    assert shown("a\nb\0c") == "'a·b·c'"
    assert shown("x" * 99, limit=3) == "'xxx…'"
    assert shown(7) == "'7'"


@pytest.mark.parametrize(
    "name",
    [
        "AgentError", "ContentError", "IllegalAction", "NotationError", "OptionError",
        "RecordError", "StateError", "TextError", "UnknownGame",
    ],
)  # fmt: skip
def test_every_error_of_the_front_door_is_one_of_ours(name: str) -> None:
    assert issubclass(getattr(miasma, name), miasma.MiasmaError)


def test_a_record_error_names_its_line() -> None:
    assert str(RecordError("is no tag", 3)) == "line 3: is no tag"
    assert str(RecordError("is no tag", 3, "a.miasma")) == "a.miasma: line 3: is no tag"
    assert RecordError("is no tag", 3).line == 3
    assert str(RecordError("is too large")) == "is too large"
