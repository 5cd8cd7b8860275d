"""The launcher on machines that are not as one would wish: nothing here needs the network."""

import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def load(checkout: Path) -> types.ModuleType:
    """Import the launcher of a checkout as a module."""
    loader = importlib.machinery.SourceFileLoader("launcher", str(checkout / "miasma"))
    spec = importlib.util.spec_from_loader("launcher", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def start(checkout: Path, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(checkout / "miasma"), *args],
        cwd=checkout,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **env},
        capture_output=True,
        text=True,
        timeout=100,
    )


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with nothing in it but what the launcher reads."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    for name in ("miasma", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    return tmp_path


@pytest.fixture
def ready(checkout: Path) -> Path:
    """A checkout whose environment is up to date at the run level; its Python is a stand-in."""
    python = checkout / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "$@"\nexit 7\n')
    python.chmod(0o755)
    launcher = load(checkout)
    os.makedirs(launcher.NOTES)
    launcher.write(os.path.join(launcher.NOTES, "place"), launcher.place())
    launcher.write(os.path.join(launcher.NOTES, "run"), launcher.digest("run"))
    return checkout


def test_goes_straight_on_when_ready(ready: Path) -> None:
    done = start(ready, "play", "a game", "--lang", "de")
    assert (done.stdout, done.stderr) == ("-m miasma play a game --lang de\n", "")
    assert done.returncode == 7


@pytest.mark.parametrize(
    "change",
    [
        lambda tree: (tree / "requirements" / "run.lock").write_text("changed"),
        lambda tree: (tree / "pyproject.toml").write_text("changed"),
        lambda tree: (tree / ".venv" / ".miasma" / "unfinished").write_text("run"),
        lambda tree: (tree / ".venv" / ".miasma" / "place").write_text("elsewhere"),
        lambda tree: (tree / ".venv" / "bin" / "python").unlink(),
    ],
    ids=["lock", "pyproject", "interrupted", "moved", "python gone"],
)
def test_notices_what_is_out_of_date(ready: Path, change: Callable[[Path], object]) -> None:
    launcher = load(ready)
    assert launcher.is_ready("run")
    change(ready)
    assert not launcher.is_ready("run")


def test_developing_needs_more_than_running(ready: Path) -> None:
    assert not load(ready).is_ready("dev")


def test_leaves_a_foreign_environment_alone(checkout: Path) -> None:
    mine = checkout / ".venv" / "mine"
    mine.mkdir(parents=True)
    done = start(checkout, "games")
    assert done.returncode == 2
    assert done.stderr.endswith(
        ".venv was not made by this launcher; move it away and start again.\n"
    )
    assert mine.exists()


def test_without_network(checkout: Path) -> None:
    nowhere = "http://127.0.0.1:9/simple"
    done = start(checkout, PIP_INDEX_URL=nowhere, PIP_RETRIES="1", PIP_CONFIG_FILE=os.devnull)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith(
        "the package index can't be reached; check the network and start again."
    )
    assert "Traceback" not in done.stderr


def test_without_venv_module(checkout: Path) -> None:
    script = (
        "import importlib.util, runpy, sys\n"
        "find = importlib.util.find_spec\n"
        "importlib.util.find_spec = lambda name: None if name == 'ensurepip' else find(name)\n"
        "runpy.run_path('miasma', run_name='__main__')\n"
    )
    call = [sys.executable, "-c", script]
    done = subprocess.run(call, cwd=checkout, capture_output=True, text=True)
    assert done.returncode == 2
    assert "apt-get install python3-venv" in done.stderr


def test_full_disk_is_named(checkout: Path) -> None:
    launcher = load(checkout)
    said = "error: failed to write\n  Caused by: No space left on device (os error 28)"
    assert launcher.cause(said).startswith("the disk is full")


def test_old_python_is_told(checkout: Path) -> None:
    script = (
        "import runpy, sys\n"
        "sys.version_info = (3, 9, 2)\n"
        "runpy.run_path('miasma', run_name='__main__')\n"
    )
    call = [sys.executable, "-c", script]
    done = subprocess.run(call, cwd=checkout, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("miasma: Python 3.11 or newer is needed, and this is Python 3.9;")
    assert done.stderr.count("\n") == 1
