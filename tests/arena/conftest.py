"""What the tests of the arena share: the tiny game, known to the registry while a test runs."""

import pytest
from tests.tiny import GAME
from tests.tiny.game import Quarantine

import miasma
from miasma.core import registry


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Quarantine:
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    miasma.register(GAME)
    return GAME
