"""`simulate`: results as a table or as JSON, the same for any number of workers, kept on Ctrl-C."""

import json
import os
import re
import signal
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from tests.cli.keyboard import Keyboard

import miasma

GREEDY = ("simulate", "microworld", "--agents", "greedy:2,random", "--seed", 3)


def test_a_table_with_intervals(run):
    done = run(*GREEDY, "--games", 10, "--workers", 1)
    assert done.code == 0
    assert re.search(r"greedy:2 +10 +\d+/\d+/\d+ +\d+\.\d % \(\d+\.\d–\d+\.\d\)", done.out)
    assert "as Virus" in done.out
    assert "endings: " in done.out
    assert "seed 3" in done.out
    assert done.err == ""


def test_the_same_json_for_any_number_of_workers(process):
    args = ["simulate", "microworld", "--agents", "mcts:20,greedy:2", "--games", "10"]
    args += ["--seed", "3", "--random-options", "--json", "--workers"]
    alone, together = process(*args, 1), process(*args, 2)
    assert alone.returncode == together.returncode == 0
    assert alone.stdout == together.stdout
    assert json.loads(alone.stdout)["games"] == 10


def test_records_of_all_games(run, tmp_path):
    run(*GREEDY, "--games", 3, "--workers", 1, "--records", "deep/games")
    files = sorted((tmp_path / "deep" / "games").iterdir())
    assert [path.name for path in files] == [f"microworld-000{n}.miasma" for n in range(3)]
    for path in files:
        assert miasma.record(path).verify().over


def test_a_balance_report(run, tmp_path):
    done = run(*GREEDY, "--games", 12, "--workers", 1, "--report", "balance/microworld.md")
    assert done.code == 0
    page = (tmp_path / "balance" / "microworld.md").read_text()
    assert "# Microworld: balance" in page
    for svg in (tmp_path / "balance").glob("*.svg"):
        ElementTree.fromstring(svg.read_text())


def test_without_a_seed_every_run_differs_and_says_its_seed(run):
    args = ("simulate", "microworld", "--agents", "random,random", "--games", 2, "--workers", 1)
    first, second = (json.loads(run(*args, "--json").out) for _ in range(2))
    assert first["seed"] != second["seed"]


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_and_prints_what_is_done(workers):
    with Keyboard(
        "simulate", "microworld", "--agents", "random,random", "--games", "1000000",
        "--workers", str(workers),
    ) as keys:  # fmt: skip
        keys.read_until(r"[1-9]\d*/1000000 games")
        keys.press(b"\x03")
        rest = keys.read_to_end()
    assert keys.code == 130
    assert "Traceback" not in keys.shown
    [done] = re.findall(r"stopped after (\d+) of 1000000 games", rest)
    assert int(done) > 0
    assert re.search(rf"random \(1\) +{done} ", rest)


def test_an_interrupt_without_a_terminal_still_prints_whole_json():
    call = [sys.executable, "-m", "miasma", "simulate", "microworld", "--agents", "random,random"]
    call += ["--games", "1000000", "--workers", "1", "--json", "--records", "kept"]
    pipe = subprocess.PIPE
    with subprocess.Popen(call, stdout=pipe, stderr=pipe, text=True) as running:
        try:
            while not (os.path.isdir("kept") and len(os.listdir("kept")) > 3):
                assert running.poll() is None
            running.send_signal(signal.SIGINT)
            out, err = running.communicate(timeout=60)
        finally:
            running.kill()
    assert running.returncode == 130
    assert err.startswith("miasma: stopped after")
    games = json.loads(out)["games"]
    whole = [name for name in os.listdir("kept") if name.endswith(".miasma") and name[0] != "."]
    assert len(whole) in (games, games + 1)


def test_a_full_disk_stops_with_a_sentence_and_prints_what_is_done(run, monkeypatch):
    real, calls = os.fsync, []

    def full(handle):
        calls.append(handle)
        if len(calls) > 2:
            raise OSError(28, "No space left on device")
        real(handle)

    monkeypatch.setattr(os, "fsync", full)
    done = run(*GREEDY, "--games", 5, "--workers", 1, "--records", "games")
    assert done.code == 2
    assert "No space left on device" in done.err
    assert done.err.count("\n") == 1
    assert re.search(r"greedy:2 +2 ", done.out)


def test_a_player_of_ones_own(process, tmp_path):
    (tmp_path / "mine.py").write_text(
        "from miasma.agents.agent import Agent\n"
        "class First(Agent):\n"
        "    name = 'first'\n"
        "    def choose(self, state, seat):\n"
        "        return state.options(seat)[0]\n"
        "class Broken(Agent):\n"
        "    name = 'broken'\n"
        "    def choose(self, state, seat):\n"
        "        return 1 / 0\n"
    )
    (tmp_path / "my").mkdir()
    (tmp_path / "mine.py").rename(tmp_path / "my" / "players.py")
    args = ("simulate", "microworld", "--games", "2", "--workers", "2", "--agents")
    good = process(*args, "my.players:First,random")
    assert good.returncode == 0
    assert "my.players:First" in good.stdout
    bad = process(*args, "my.players:Broken,random")
    assert bad.returncode == 2
    assert "miasma: player broken at ply" in bad.stderr
    assert "ZeroDivisionError" in bad.stderr
    assert bad.stderr.count("\n") == 1
