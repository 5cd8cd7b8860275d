"""The entry: what to type next, one sentence for every mistake, and never a traceback."""

import subprocess
import sys

import pytest

from miasma.cli import main


def test_alone_it_says_what_can_be_typed(run):
    done = run()
    assert done.code == 0
    for command in ("play microworld", "rules microworld", "simulate", "record show", "accelerate"):
        assert command in done.out
    for command in ("miasma test", "miasma docs", "miasma lock"):
        assert command in done.out


def test_alone_it_loads_neither_typer_nor_rich():
    script = (
        "import sys; from miasma.cli.main import run; run([]); "
        "sys.exit(any(name.split('.')[0] in ('typer', 'rich') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True).returncode == 0


def test_a_command_loads_only_its_own_module(run):
    script = (
        "import sys; from miasma.cli.main import run; run(['games']); "
        "loaded = [n for n in sys.modules if n.startswith('miasma.cli.')]; "
        "sys.exit('miasma.cli.session' in loaded or 'miasma.cli.accelerate' in loaded)"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True).returncode == 0


@pytest.mark.parametrize("command", ["", *main.COMMANDS, "record show", "record verify"])
def test_every_command_explains_itself(run, command):
    done = run(*command.split(), "--help")
    assert done.code == 0
    assert "Usage:" in done.out


def test_record_alone_explains_itself(run):
    done = run("record")
    assert done.code == 0
    assert "verify" in done.out


def test_the_module_and_the_entry_point_are_the_same(process):
    done = process("games")
    assert done.returncode == 0
    assert "microworld" in done.stdout


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["frobnicate"], "No such command 'frobnicate'"),
        (["play"], "Missing argument 'GAME'"),
        (["play", "microworld", "--frobnicate"], "No such option"),
        (["play", "microworld", "--seed", "x"], "--seed"),
        (["simulate", "microworld", "--games", "3"], "Missing option '--agents'"),
        (["soak", "microworld", "--games", "0"], "--games"),
    ],
)
def test_mistakes_in_typing_are_one_sentence(refused, args, sentence):
    assert sentence in refused(*args)


def test_a_reader_that_has_seen_enough_is_no_error():
    call = f"{sys.executable} -m miasma rules microworld | head -n 1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", call], capture_output=True, text=True)
    assert done.stderr == ""
    assert done.returncode in (0, 141)


def test_closed_output_is_no_error():
    call = f"{sys.executable} -m miasma games >&-"
    done = subprocess.run(["bash", "-c", call], stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_bug_is_one_sentence_too(run, monkeypatch):
    def broken(args):
        raise KeyError("gone")

    monkeypatch.setattr(main, "_dispatch", broken)
    done = run("games")
    assert done.code == 1
    assert done.err.count("\n") == 1
    assert "KeyError" in done.err
    monkeypatch.setenv("MIASMA_DEBUG", "1")
    with pytest.raises(KeyError):
        main.run(["games"])


@pytest.mark.parametrize(
    ("error", "sentence", "code"),
    [
        (OSError(28, "No space left on device", "/x"), "No space left on device: /x", 2),
        (MemoryError(), "too much for the memory", 2),
        (RecursionError(), "too much for the memory", 2),
        (KeyboardInterrupt(), "stopped", 130),
    ],
)
def test_what_the_machine_refuses_is_one_sentence(run, monkeypatch, error, sentence, code):
    def broken(args):
        raise error

    monkeypatch.setattr(main, "_dispatch", broken)
    done = run("games")
    assert done.code == code
    assert done.err == f"miasma: {done.err.removeprefix('miasma: ')}"
    assert sentence in done.err


def test_a_poor_terminal_shows_what_it_can(process, monkeypatch):
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = process("games", "--lang", "ru")
    assert done.returncode == 0
    assert "microworld" in done.stdout
