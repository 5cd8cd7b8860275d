"""Events: what is told to whom."""

import pytest
from tests.tiny.game import Quarantine

from miasma.core.errors import TextError
from miasma.core.events import Event, seen_by

MASK = {"en": "Mask", "de": "Maske", "ru": "Маска"}
DREW = Event("drew", {"who": 2}, {"card": MASK}, (1,), ("deck",))


def test_only_the_audience_sees_what_is_private(tiny: Quarantine) -> None:
    assert DREW.seen_by(1) is DREW
    for reader in (0, 2, None):
        seen = DREW.seen_by(reader)
        assert seen.private == {}
        assert seen.to_dict() == {"kind": "drew", "data": {"who": 2}, "targets": ["deck"]}
        assert seen.say("quarantine") == "Doctor 2 draws a card."


def test_the_log_line_is_in_the_readers_language(tiny: Quarantine) -> None:
    assert DREW.say("quarantine") == "Doctor 2 draws Mask."
    assert DREW.say("quarantine", "de") == "Ärztin 2 zieht Maske."
    assert DREW.say("quarantine", "ru") == "Врач 2 берёт карту «Маска»."
    assert DREW.to_dict()["data"] == {"who": 2, "card": MASK}


def test_what_is_public_is_the_same_for_all() -> None:
    event = Event("rolled", {"face": 3})
    assert event.seen_by(None) is event


def test_a_spectator_can_be_in_the_audience() -> None:
    event = Event("drew", {}, {"card": MASK}, (0, None))
    assert event.seen_by(None) is event
    assert event.seen_by(1).private == {}


def test_a_heading_is_one_for_every_reader() -> None:
    event = Event("round", {}, {"card": MASK}, (0,), heading=True)
    assert [event.seen_by(reader).heading for reader in (0, 1, None)] == [True, True, True]
    assert not DREW.heading


def test_of_a_secret_event_the_others_learn_nothing() -> None:
    secret = Event("half", {}, {"card": MASK}, (0,), secret=True)
    assert seen_by([DREW, secret], 0) == [DREW.seen_by(0), secret]
    assert seen_by([DREW, secret], 1) == [DREW]
    assert seen_by([secret], None) == []


def test_an_event_without_a_message_says_so(tiny: Quarantine) -> None:
    with pytest.raises(TextError, match="'event-danced'"):
        Event("danced").say("quarantine")
