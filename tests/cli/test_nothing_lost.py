"""Whatever breaks, closes or is mistyped: the game is kept."""

import os

import pytest
from tests.cli.keyboard import PROMPT, Keyboard

from miasma.agents.agent import Agent
from miasma.core.record import Record


class Faulty(Agent):
    """A player of somebody's own that breaks in the middle of a game."""

    def choose(self, state, seat):
        if state.ply > 8:
            raise ZeroDivisionError("a mistake of mine")
        return state.options(seat)[0]


def kept(tmp_path):
    return list((tmp_path / "state" / "miasma").glob("*.miasma"))


def test_a_player_that_breaks_loses_nothing(run, tmp_path):
    seats = f"human,{Faulty.__module__}:Faulty"
    done = run("play", "microworld", "--seats", seats, "--seed", "3", typed="1\n" * 40)
    assert done.code == 2
    assert "ZeroDivisionError: a mistake of mine" in done.err
    [path] = kept(tmp_path)
    assert Record.read(path).replay().ply > 8
    assert str(path) in done.out.replace("\n", "")


def test_a_terminal_that_vanishes_loses_nothing(tmp_path):
    keys = Keyboard("play", "microworld", "--seats", "human,random", "--seed", "4")
    keys.read_until(PROMPT)
    keys.type("1")
    keys.read_until(PROMPT)
    os.close(keys.screen)
    os.waitpid(keys.pid, 0)
    [path] = kept(tmp_path)
    assert Record.read(path).replay().ply > 4


@pytest.mark.parametrize("name", ["~nobody-of-this-name/x", "x" * 300, "a\0b", "file/x"])
def test_a_name_no_file_can_have_is_told_and_the_game_goes_on(run, tmp_path, name):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    typed = f"1\nsave {name}\nlog\nquit\nno\n"
    done = run("play", "microworld", "--seats", "human,random", "--seed", "4", typed=typed)
    assert done.code == 0
    assert "Not saved" in done.out
    assert "Virus places" in done.out.split("Not saved")[1]


def test_nobody_to_talk_to(process):
    assert process("games", preexec_fn=lambda: os.close(1)).returncode == 0
    silent = process("play", "microworld", preexec_fn=lambda: os.close(0))
    assert silent.returncode == 0
    assert "Traceback" not in silent.stderr
    assert silent.stderr == ""


def test_a_record_can_not_command_the_terminal(run, finished):
    text = finished.read_text(encoding="utf-8")
    text = text.replace('[Miasma "', '[Event "\x1b]0;owned\x07"]\n[Miasma "', 1)
    finished.write_text(text + "{\x1b[2Jgone}\n", encoding="utf-8")
    done = run("record", "show", finished)
    assert done.code == 0
    assert "\x1b]" not in done.out
    assert "\x1b[2J" not in done.out
    broken = run("record", "verify", finished.with_name("\x1b[2J"))
    assert "\x1b" not in broken.err
