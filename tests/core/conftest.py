"""What the tests of the core share: the tiny game, known to the registry while a test runs."""

import pytest
from tests.tiny import GAME
from tests.tiny.game import Quarantine
from tests.tiny.state import QuarantineState

import miasma
from miasma.core import registry


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Quarantine:
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    miasma.register(GAME)
    return GAME


@pytest.fixture
def state(tiny: Quarantine) -> QuarantineState:
    """Two doctors who have drawn and are to choose."""
    state = tiny.start(seats=2, seed=1)
    state.advance()
    assert isinstance(state, QuarantineState)
    return state
