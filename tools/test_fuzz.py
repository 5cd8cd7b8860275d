"""The fuzzer itself: a few hundred inputs of each kind, and that it notices what is broken."""

import importlib.util
import types
from pathlib import Path

import pytest

from miasma.core.record import Record


@pytest.fixture
def fuzz(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> types.ModuleType:
    spec = importlib.util.spec_from_file_location("fuzz", Path(__file__).parent / "fuzz.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "KEPT", tmp_path / "kept")
    return module


@pytest.mark.parametrize("target", ["record", "notation"])
def test_nonsense_does_no_harm(fuzz: types.ModuleType, target: str, tmp_path: Path) -> None:
    tally = fuzz.run_plain(target, 0, runs=300, note=tmp_path / "note")
    assert tally.inputs == 300
    assert 0 < tally.read < 300
    assert not fuzz.KEPT.exists()


def test_seeds_can_be_read(fuzz: types.ModuleType) -> None:
    for target, attempt in fuzz.TARGETS.items():
        assert all(attempt(data.decode()) for data in fuzz.seeds(target))


def test_what_breaks_something_is_kept(
    fuzz: types.ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Record, "dumps", lambda self: self.tags["Missing"])
    monkeypatch.setattr(fuzz, "seeds", lambda target: [b'[Game "x"]'])
    monkeypatch.setattr(
        fuzz,
        "mutated",
        lambda *_: b'[Game "x"]\n[Format "1"]\n[Rules "1"]\n[Content ""]\n[Seats "2"]',
    )
    with pytest.raises(KeyError):
        fuzz.run_plain("record", 0, runs=5)
    assert len(list(fuzz.KEPT.iterdir())) == 1


@pytest.mark.parametrize("message", ["", "a\nb", "x" * 600])
def test_what_is_said_must_be_a_sentence(fuzz: types.ModuleType, message: str) -> None:
    with pytest.raises(AssertionError, match="refused"):
        fuzz.check_sentence(message)
