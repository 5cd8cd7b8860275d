"""Reasons: a rule and a sentence."""

from tests.tiny.game import Quarantine

from miasma.core.reasons import Reason

MASK = {"en": "Mask", "de": "Maske", "ru": "Маска"}


def test_a_reason_speaks_every_language(tiny: Quarantine) -> None:
    reason = Reason("quarantine", "QU-03", "why-not-held", {"card": MASK})
    assert str(reason) == "QU-03: You don’t hold Mask."
    assert reason.message == reason.text() == "You don’t hold Mask."
    assert reason.text("ru") == "У вас нет карты «Маска»."
    assert reason.to_dict("de") == {
        "rule": "QU-03",
        "text": "Du hast Maske nicht auf der Hand.",
    }
