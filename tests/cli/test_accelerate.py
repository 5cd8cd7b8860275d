"""`accelerate`: compiled kernels play the same games; without tools it says what to get."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from tests.cli.conftest import ROOT

from miasma.cli import accelerate, kernels, places

COMPILED_TESTS = [
    "tests/agents",
    "tests/core/test_agenda.py",
    "tests/core/test_chance.py",
    "tests/core/test_conformance.py",
    "tests/core/test_front_door.py",
    "tests/core/test_record.py",
    "tests/core/test_state.py",
    "tests/games/microworld/test_examples.py",
    "tests/games/microworld/test_genes.py",
    "tests/games/microworld/test_golden_records.py",
    "tests/games/microworld/test_mutations.py",
    "tests/games/microworld/test_points.py",
    "tests/games/microworld/test_secrets.py",
]
"""Rules, records, secrets, search: what compiling could break."""


def copy_of_the_checkout(folder: Path) -> Path:
    junk = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", kernels.STAMP)
    for name in ("src", "tests", "tools", "docs"):
        shutil.copytree(ROOT / name, folder / name, ignore=junk)
    for name in ("pyproject.toml", "miasma"):
        shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.mark.timeout(900)
def test_compiled_everything_is_the_same_and_off_restores(tmp_path):
    copy = copy_of_the_checkout(tmp_path)
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST_", "COV_"))}
    environment["PYTHONPATH"] = str(copy / "src")

    def call(*args: str) -> str:
        done = subprocess.run(
            [sys.executable, *args], cwd=copy, env=environment, capture_output=True, text=True
        )
        if done.returncode:
            pytest.fail(f"{args}:\n{done.stdout[-4000:]}\n{done.stderr[-2000:]}", pytrace=False)
        return done.stdout

    digest = ("-m", "miasma.arena.digest")
    plain = call(*digest)
    assert '"compiled": false' in plain

    # It compares fixed-seed games itself before it puts anything in place.
    assert "games and records are the same" in call("-m", "miasma", "accelerate")
    assert call(*digest) == plain.replace('"compiled": false', '"compiled": true')
    assert "compiled for this Python" in call("-m", "miasma", "accelerate", "--status")
    summary = call(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *COMPILED_TESTS
    )
    assert " passed" in summary

    assert "compiled files removed" in call("-m", "miasma", "accelerate", "--off")
    assert call(*digest) == plain
    assert not list((copy / "src").rglob("*.so"))
    assert not (copy / "src" / "miasma" / kernels.STAMP).exists()


# -- around the compiler --------------------------------------------------------------------------


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package of its own with sources of the kernels, for what must not touch the real one."""
    folder = tmp_path / "site" / "miasma"
    for name in kernels.CORE:
        path = folder.parent / kernels.source(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# {name}\n")
    for module in (places, kernels, accelerate):
        monkeypatch.setattr(module, "package", lambda: folder)
    return folder


def pretend_compiled(folder: Path) -> None:
    names = list(kernels.CORE)
    for name in names:
        path = folder.parent / kernels.source(name)
        path.with_suffix(kernels.suffix()).write_text("machine code")
    (folder / f"kernel__mypyc{kernels.suffix()}").write_text("machine code")
    made = kernels.digest_of(folder.parent, names)
    (folder / kernels.STAMP).write_text(f"{' '.join(names)} {made}\n")


def test_all_kernels_are_modules_of_the_package():
    names = kernels.modules()
    assert set(kernels.CORE) <= set(names)
    for name in names:
        assert (places.package().parent / kernels.source(name)).is_file(), name


def test_status_and_off(run, package):
    assert "nothing is compiled" in run("accelerate", "--status").out
    assert "0 compiled files removed" in run("accelerate", "--off").out
    (package / "core" / "helper.so").write_text("somebody else's")
    pretend_compiled(package)
    count = len(kernels.CORE) + 1
    done = run("accelerate", "--status")
    assert done.code == 0
    assert f"compiled for this Python: {count} files" in done.out
    assert f"{count} compiled files removed" in run("accelerate", "--off").out
    assert [path.name for path in package.rglob("*.so")] == ["helper.so"]


def test_changed_sources_are_noticed_by_every_command(run, package):
    pretend_compiled(package)
    assert run("games").err == ""
    (package / "core" / "chance.py").write_text("# other rules\n")
    assert run("accelerate", "--status").code == 1
    done = run("games")
    assert done.code == 0
    assert done.err.count("\n") == 1
    assert "older than their sources" in done.err
    (package / kernels.STAMP).unlink()
    assert "older than their sources" in run("games").err


@pytest.mark.parametrize("missing", ["mypyc", "setuptools"])
def test_without_the_python_tools(refused, package, monkeypatch, missing):
    monkeypatch.setattr(accelerate, "find_spec", lambda name: None if name == missing else name)
    said = refused("accelerate")
    assert f"{missing} is missing: get it with 'pip install" in said


def test_without_a_c_compiler(refused, package, monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert "a C compiler is missing" in refused("accelerate")
    assert "apt-get install gcc" in refused("accelerate")


def test_without_the_headers_of_python(refused, package, monkeypatch):
    monkeypatch.setattr(sysconfig, "get_path", lambda name: "/nowhere")
    assert "Python's C headers are missing" in refused("accelerate")


def test_what_does_not_compile_changes_nothing(refused, package, monkeypatch):
    (package / "core" / "chance.py").write_text("x: int = 'no number'\n")
    monkeypatch.setattr(kernels, "modules", lambda games: ["miasma.core.chance"])
    assert "the kernels don't compile: " in refused("accelerate")
    assert not list(package.rglob("*.so"))


@pytest.mark.parametrize(
    ("stop", "code"), [(KeyboardInterrupt(), 130), (OSError(28, "No space left on device"), 2)]
)
def test_who_stops_in_the_middle_has_plain_python(run, package, monkeypatch, stop, code):
    names = [kernels.source(name).with_suffix(kernels.suffix()) for name in kernels.CORE]

    def build(folder, _names, _thorough):
        for name in names:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text("machine code")
        return names

    def put(source, target, copy=shutil.copy):
        if len(list(package.rglob("*.so"))) == 3:
            raise stop
        copy(source, target)

    monkeypatch.setattr(accelerate, "build", build)
    monkeypatch.setattr(accelerate, "compare", lambda folder, files: None)
    monkeypatch.setattr(kernels, "digest_of", lambda folder, names: "x")
    monkeypatch.setattr(shutil, "copy", put)
    assert run("accelerate").code == code
    assert not list(package.rglob("*.so"))
    assert not list(package.rglob(".*"))
    assert not (package / kernels.STAMP).exists()


def test_a_compiled_game_that_differs_is_not_put_in_place(refused, package, monkeypatch):
    answers = [
        {"compiled": True, "games": {"microworld": "1"}},
        {"compiled": False, "games": {"microworld": "2"}},
    ]
    monkeypatch.setattr(accelerate, "build", lambda folder, names, thorough: [])
    monkeypatch.setattr(kernels, "digest_of", lambda folder, names: "x")
    monkeypatch.setattr(accelerate, "_digest", lambda folder: answers.pop(0))
    assert "compiled, the games are not the same" in refused("accelerate")
    assert not (package / kernels.STAMP).exists()
