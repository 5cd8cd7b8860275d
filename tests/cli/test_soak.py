"""`soak`: random games with everything checked; failures say how to see them again."""

import re
from typing import Any

from miasma.cli import soak as command
from miasma.core.conformance import Failure, Report


def test_it_ends_with_the_count_of_failures(run):
    done = run("soak", "microworld", "--games", 2, "--seed", 1, "--workers", 1)
    assert done.code == 0
    assert done.lines[-1] == "2 games, 0 failures"


def test_workers_share_the_games(process):
    done = process("soak", "microworld", "--games", 4, "--seed", 1, "--workers", 2)
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "4 games, 0 failures"


def test_given_options_are_the_same_in_all_games(run, monkeypatch):
    seen: list[Any] = []

    def watched(chunk):
        for report in play(chunk):
            seen.append(report.options)
            yield report

    play = command.play_chunk
    monkeypatch.setattr(command, "play_chunk", watched)
    fixed = ("-o", "scenario=s10")
    done = run("soak", "microworld", "--games", 3, "--seed", 1, "--workers", 1, *fixed)
    assert done.code == 0
    assert [options["scenario"] for options in seen] == ["s10"] * 3


def test_an_option_that_the_game_lacks_is_refused(run):
    done = run("soak", "microworld", "--games", 1, "-o", "colour=red")
    assert done.code == 2
    assert "colour" in done.err


def test_a_failure_is_told_with_the_way_back_to_it(run, monkeypatch):
    def broken(chunk):
        game, seed, _, _, indices = chunk
        for index in indices:
            failures = [
                Failure("invariants", "two [b]hearts[/b]", game, 2, {}, f"{seed}/{index}", 9)
            ]
            yield Report(game, f"{seed}/{index}", failures=failures if index == 1 else [])

    monkeypatch.setattr(command, "play_chunk", broken)
    done = run("soak", "microworld", "--games", 3, "--seed", 7, "--workers", 1)
    assert done.code == 1
    assert "two [b]hearts[/b]" in done.out
    assert "again: soak microworld --games 1 --seed 7 --first 1" in done.out
    assert done.lines[-1] == "3 games, 1 failure"


def test_failures_of_one_kind_are_told_once(run, monkeypatch):
    def broken(chunk):
        game, seed, _, _, indices = chunk
        for index in indices:
            failure = Failure("invariants", "two hearts", game, 2, {}, f"{seed}/{index}", 9)
            yield Report(game, f"{seed}/{index}", failures=[failure])

    monkeypatch.setattr(command, "play_chunk", broken)
    done = run("soak", "microworld", "--games", 3, "--seed", 7, "--workers", 1)
    assert done.out.count("two hearts") == 1
    assert "--first 0" in done.out
    assert "3 times in all" in done.out
    assert done.lines[-1] == "3 games, 3 failures"


def test_ctrl_c_prints_what_was_done(run, monkeypatch):
    def stopped(chunk):
        yield Report("microworld", "7/0", plies=70, ending="points")
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play_chunk", stopped)
    done = run("soak", "microworld", "--games", 3, "--workers", 1)
    assert done.code == 130
    assert re.search(r"70 actions, endings: points 1", done.out)
    assert done.lines[-1] == "1 games, 0 failures"
