"""The suite passes for every game, and finds what is broken in games made for it."""

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.core import halves, mutants
from tests.core.mutants import MUTANTS
from tests.tiny.game import Quarantine

import miasma
from miasma.core import conformance
from miasma.core.actions import VocabularyBuilder
from miasma.core.conformance import SOAK, THOROUGH, Failure, check_game, soak, soak_one
from miasma.core.conformance.rulebook import PROMISES as RULEBOOK
from miasma.core.conformance.walk import Walk


def told(found: list[Failure]) -> str:
    """All that is broken, with where it happened and the record that leads there."""
    return "\n\n".join(f"{failure}\n{failure.trace}{failure.record}" for failure in found)


def tables() -> list[tuple[str, int]]:
    """Every game with every number of seats."""
    games = [miasma.game(game_id) for game_id in miasma.games()]
    return [(game.id, n) for game in games for n in range(game.seats[0], game.seats[1] + 1)]


@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_every_game_keeps_every_promise(game_id: str, seats: int) -> None:
    game = miasma.game(game_id)
    assert not (found := check_game(game, seed=1, games=2, tables=[seats])), told(found)
    depth = replace(THOROUGH, words=6, pictures=20, shadow_plies=60)
    assert not (found := check_game(game, seed=2, depth=depth, tables=[seats])), told(found)


def test_the_tiny_game_keeps_every_promise(tiny: Quarantine) -> None:
    found = check_game(miasma.game("quarantine"), depth=THOROUGH, games=3)
    assert not found, told(found)


def test_a_secret_choice_in_two_steps_keeps_every_promise() -> None:
    found = check_game(halves.GAME, depth=THOROUGH, games=20)
    assert not found, told(found)


@pytest.mark.parametrize("name", MUTANTS)
def test_what_is_broken_is_found(
    name: str, tiny: Quarantine, monkeypatch: pytest.MonkeyPatch
) -> None:
    promise, mutant = MUTANTS[name]
    mutant(monkeypatch)
    found = {failure.promise for failure in conformance.check_rulebook(tiny)}
    for index in range(6):
        if promise in found:
            return
        report = soak_one("quarantine", index, seed=3, depth=THOROUGH)
        found |= {failure.promise for failure in report.failures}
    pytest.fail(f"{promise} was not found broken, but {found}")


def test_every_promise_has_a_mutant_that_breaks_it() -> None:
    wanted = {*conformance.promises(), *RULEBOOK}
    assert wanted - {promise for promise, _ in MUTANTS.values()} == {"changes", "vocabulary"}


@pytest.mark.parametrize(
    ("promise", "method", "change"),
    [
        ("view", "unseen", lambda s, seat: 0),
        ("secrecy", "imagine", lambda s, seat, rng: s.detached()),
    ],
)
def test_half_a_secret_choice_that_shows_is_found(
    promise: str, method: str, change: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halves.HalvesState, method, change)
    found = check_game(halves.GAME, depth=THOROUGH, games=8)
    assert promise in {failure.promise for failure in found}


def test_a_notation_that_no_record_can_hold_is_found(tiny: Quarantine) -> None:
    words = VocabularyBuilder()
    words.seat("play", "what?")
    broken = Quarantine(tiny._folder)
    broken.vocabulary = words.build()
    assert "vocabulary" in {failure.promise for failure in conformance.check_rulebook(broken)}


# -- soaking ------------------------------------------------------------------------------------


def test_a_failure_says_where_and_how_to_get_there(
    tiny: Quarantine, monkeypatch: pytest.MonkeyPatch
) -> None:
    mutants.no_reason_given(monkeypatch)
    failure = next(f for f in soak_one("quarantine", 1, 5, depth=THOROUGH).failures)
    assert (failure.promise, failure.game, failure.seats) == ("why not", "quarantine", 2)
    assert "2 seats" in str(failure)
    assert "seed 5/1" in str(failure)
    assert failure.to_dict()["what"] == failure.what
    assert miasma.Record.loads(failure.record).replay().ply == failure.ply


def test_what_raises_is_told_with_its_trace(
    tiny: Quarantine, monkeypatch: pytest.MonkeyPatch
) -> None:
    mutants.rules_that_raise(monkeypatch)
    report = soak_one("quarantine", 0)
    failure = report.failures[-1]
    assert failure.promise == "play"
    assert "AttributeError" in failure.what
    assert "Traceback" in failure.trace
    assert not report.ending


def test_soaking_is_the_same_every_time_and_at_every_depth(tiny: Quarantine) -> None:
    one, two = soak_one("quarantine", 7, 1), soak_one("quarantine", 7, 1)
    assert one == two == pickle.loads(pickle.dumps(one))
    deep = soak_one("quarantine", 7, 1, depth=THOROUGH)
    assert (deep.plies, deep.options, deep.kinds) == (one.plies, one.options, one.kinds)
    assert soak_one("quarantine", 8, 1) != one


def test_soaking_adds_up(tiny: Quarantine) -> None:
    heard: list[conformance.Report] = []
    summary = soak("quarantine", 30, seed=2, progress=heard.append)
    assert summary.games == len(heard) == 30
    assert summary.plies == sum(report.plies for report in heard)
    assert summary.seats == {1: 10, 2: 10, 3: 10}
    assert {*summary.endings} == {"contained", "overrun"}
    assert {*summary.kinds} == {"play", "deal", "die"}
    assert not summary.failures


def test_soaking_with_a_pack(tiny: Quarantine, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("ill_per_player = 1\n")
    assert not soak_one("quarantine", 0, pack=tmp_path).failures


def test_long_games_are_looked_at_less_often(tiny: Quarantine) -> None:
    walk = Walk(tiny, 1, "seed", SOAK)
    assert walk.begin()
    often = sum(walk.due(2) for _ in range(1000))
    walk.state.ply = 50 * 500
    assert sum(walk.due(2) for _ in range(1000)) < often / 10
    assert not walk.due(0)
