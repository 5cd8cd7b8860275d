"""Whole games at a real terminal, in each language; and leaving it in every way."""

import contextlib
import re
import signal
from os import kill
from random import Random

import pytest
from tests.cli.keyboard import PROMPT, Keyboard

import miasma

ASK = {
    "en": ("Save the record", "wins.", "Until next time."),
    "de": ("Die Partie aufheben?", "gewinnt.", "Bis zum nächsten Mal."),
    "ru": ("Сохранить запись партии?", "Победа:", "До следующей партии."),
}


def start(*args: str, lang: str = "en") -> Keyboard:
    return Keyboard(
        "play", "microworld", "--seats", "human,random", "--seed", "8", "--lang", lang, *args
    )


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_a_whole_game(lang, tmp_path):
    save, won, bye = ASK[lang]
    with start("-o", "scenario=s10", lang=lang) as keys:
        shown = ""
        for turn in range(200):
            text = keys.read_until(PROMPT)
            shown += text
            if save in text:
                break
            # The first option and the last in turns: genes are used and kept alike. Counted, so
            # that the same game is played every time.
            numbers = re.findall(r"(?:^ +|   )(\d+) +[a-z_]+", text, re.MULTILINE)
            keys.type(numbers[-1] if turn % 2 else "1")
        keys.type("game.miasma")
        rest = keys.read_to_end()
    assert keys.code == 0
    assert won in shown
    assert bye in rest
    record = miasma.record(tmp_path / "game.miasma")
    assert record.verify().over
    assert "\x1b[" in keys.raw  # in colour


def test_a_whole_game_at_the_largest_table(tmp_path):
    rng = Random(6)
    table = ("--seats", "human", "--seed", "8", "-o", "level=V", "-o", "length=short")
    with Keyboard("play", "zeds", *table) as keys:
        for _ in range(1500):
            text = keys.read_until(PROMPT)
            if ASK["en"][0] in text:
                break
            numbers = re.findall(r"^ +(\d+) |   (\d+) ", text.split(" (you): ")[-1], re.MULTILINE)
            most = max(int(one or other) for one, other in numbers)
            # Half of all answers are the last one, mostly an end of something.
            keys.type(str(most if rng.random() < 0.5 else rng.randint(1, most)))
        keys.type("game.miasma")
        keys.read_to_end()
    assert keys.code == 0
    assert "Credits" in text
    assert miasma.record(tmp_path / "game.miasma").verify().over


def test_ctrl_c_keeps_the_game_and_says_how_to_go_on(tmp_path):
    with start() as keys:
        keys.read_until(PROMPT)
        keys.type("1")
        keys.read_until(PROMPT)
        keys.settle()
        keys.interrupt()
        rest = keys.read_to_end()
    assert keys.code == 130
    assert "Traceback" not in keys.shown
    [kept] = (tmp_path / "state" / "miasma").iterdir()
    assert str(kept) in rest.replace("\n", "")
    with Keyboard("play", "microworld", "--resume", str(kept)) as again:
        again.read_until("The game goes on after")
        again.read_until(PROMPT)
        again.type("quit")
        again.read_to_end()
    assert again.code == 0


def test_ctrl_c_while_the_computer_thinks(tmp_path):
    with Keyboard(
        "play", "microworld", "--seats", "human,mcts:600s", "--seed", "8", "--save", "x.miasma"
    ) as keys:
        keys.read_until(PROMPT)
        keys.type("1")
        keys.read_until("Antibody is thinking")
        keys.press(b"\x03")
        keys.read_to_end()
    assert keys.code == 130
    assert "Traceback" not in keys.shown
    miasma.record(tmp_path / "x.miasma").verify()


def test_ctrl_d_keeps_the_game(tmp_path):
    with start() as keys:
        keys.read_until(PROMPT)
        keys.type("1")
        keys.read_until(PROMPT)
        keys.press(b"\x04")
        keys.read_to_end()
    assert keys.code == 0
    assert len(list((tmp_path / "state" / "miasma").iterdir())) == 1


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_closed_terminal_keeps_the_game(tmp_path, number):
    with start() as keys:
        keys.read_until(PROMPT)
        keys.type("1")
        keys.read_until(PROMPT)
        keys.settle()
        kill(keys.pid, number)
        with contextlib.suppress(OSError):  # wakes a read that began just before the signal
            keys.press(b"\r")
        keys.read_to_end()
    assert keys.code == 143
    assert len(list((tmp_path / "state" / "miasma").iterdir())) == 1


def test_the_screen_is_wiped_between_people():
    with Keyboard(
        "play", "microworld", "--seats", "human,human", "--seed", "4",
        "-o", "scenario=custom", "-o", "rules=C",
    ) as keys:  # fmt: skip
        keys.read_until("Pass the screen to Virus, then press Enter.")
        keys.type("")
        keys.read_until(PROMPT)
        keys.type("1")
        keys.read_until("Pass the screen to Antibody, then press Enter.")
    parts = keys.raw.split("\x1b[2J\x1b[3J\x1b[H")
    assert "keep" in parts[-2]
    assert "keep" not in parts[-1]


def test_tab_completes_and_a_narrow_window_works():
    with Keyboard(
        "play", "microworld", "--seats", "human,random", "--seed", "8", rows=24, columns=60
    ) as keys:
        keys.read_until("this window has 60")
        keys.read_until(PROMPT)
        keys.press(b"boa\t\r")
        keys.read_until("Turn 1 of 28")
        keys.read_until(PROMPT)
        keys.type("quit")
        keys.read_to_end()
    assert keys.code == 0
