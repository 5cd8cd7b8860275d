"""What the tests of the terminal share: running commands here, in a process, or at a keyboard."""

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.tiny import GAME as TINY
from tests.tiny.game import Quarantine

import miasma
from miasma.cli import main
from miasma.core import registry

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Done:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


@pytest.fixture(autouse=True)
def _at_home(tmp_path, monkeypatch):
    """Every test has a folder of its own, an English environment and a terminal 100 wide."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("MIASMA_LANG", "LC_ALL", "LC_MESSAGES", "MIASMA_DEBUG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(capsys, monkeypatch):
    """Run a command in this process; `typed` comes from the keyboard."""

    def command(*args: object, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main.run([str(arg) for arg in args])
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return Done(code, said.out, said.err)

    return command


@pytest.fixture
def refused(run):
    """Run a command that must fail with exit code 2 and one sentence; gives the sentence."""

    def command(*args: object, typed: str = "") -> str:
        done = run(*args, typed=typed)
        assert done.code == 2, done
        assert done.err.startswith("miasma: ")
        assert done.err.count("\n") == 1, done.err
        return str(done.err).removeprefix("miasma: ").strip()

    return command


@pytest.fixture
def process():
    """Run a command in a process of its own."""

    def command(*args: object, **options) -> subprocess.CompletedProcess[str]:
        call = [sys.executable, "-m", "miasma", *map(str, args)]
        return subprocess.run(
            call, capture_output=True, text=True, timeout=60, env={**os.environ}, **options
        )

    return command


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Quarantine:
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    miasma.register(TINY)
    return TINY


@pytest.fixture
def finished(tmp_path):
    """The record of a whole game of Microworld with all extra rules, as a file."""
    return recorded(tmp_path / "finished.miasma", 9, {"scenario": "s10"})


def recorded(path: Path, seed: int, options: dict[str, object], plies: int = 10_000) -> Path:
    """Write the record of a random game, or of its beginning."""
    from random import Random

    rng = Random(seed)
    state = miasma.game("microworld").start(2, seed, options)
    while not state.over and state.ply < plies:
        if state.to_act[0] == miasma.CHANCE:
            state.roll()
        else:
            seat = state.to_act[0]
            state.play(rng.choice(state.legal(seat)), seat)
    state.record().write(path)
    return path
