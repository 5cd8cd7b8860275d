"""Simulations: fair seats, fixed by their seed, the same for any number of workers."""

import json
from collections import Counter
from dataclasses import replace

import pytest

import miasma
from miasma.arena.simulate import Simulation, simulate
from miasma.arena.summary import Summary
from miasma.core.errors import AgentError, ContentError, OptionError, UnknownGame

PLAN = Simulation("microworld", ("greedy:2", "random"), 12, seed=3, random_options=True)


def summary(simulation, workers=1):
    return Summary.of(simulation, list(simulate(simulation, workers)))


def test_the_number_of_workers_does_not_matter():
    alone, together = summary(PLAN, 1), summary(PLAN, 2)
    assert json.dumps(alone.to_dict()) == json.dumps(together.to_dict())
    assert alone.results == together.results


def test_each_seating_comes_equally_often_and_shares_options_and_luck():
    kept = replace(PLAN, keep_records=True)
    results = summary(kept).results
    assert Counter(result.seating for result in results) == {(0, 1): 6, (1, 0): 6}
    for first, second in zip(results[::2], results[1::2], strict=True):
        assert first.options == second.options
    assert len({json.dumps(result.options) for result in results}) == 6


def test_seats_stay_if_asked():
    results = summary(replace(PLAN, swap=False, games=4)).results
    assert {result.seating for result in results} == {(0, 1)}
    assert len({json.dumps(result.options) for result in results}) == 4


def test_three_seats_rotate(tiny):
    plan = Simulation("quarantine", ("random", "greedy", "random"), 6, seed=1)
    found = summary(plan)
    assert Counter(result.seating for result in found.results) == {
        (0, 1, 2): 2,
        (1, 2, 0): 2,
        (2, 0, 1): 2,
    }
    assert found.labels == ["random (1)", "greedy", "random (2)"]
    assert found.to_dict()["games"] == 6


def test_a_summary_adds_up():
    found = summary(PLAN)
    data = found.to_dict()
    json.dumps(data)
    for place in (0, 1):
        whole = found.agent(place)
        assert whole.wins + whole.draws + whole.losses == whole.games == 12
        assert whole.interval[0] <= whole.share <= whole.interval[1]
        assert sum(found.agent(place, seat).games for seat in (0, 1)) == 12
    assert found.agent(0).share + found.agent(1).share == pytest.approx(1)
    assert found.seat(0).wins + found.seat(1).wins + found.seat(0).draws == 12
    assert sum(found.reasons.values()) == 12
    assert data["actions"]["least"] <= data["actions"]["mean"] <= data["actions"]["most"]


def test_kept_records_replay_to_the_same_result():
    for result in summary(replace(PLAN, games=3, keep_records=True)).results:
        record = miasma.Record.loads(result.record)
        outcome = record.verify().outcome
        assert outcome is not None
        assert outcome.scores == result.scores
        names = [PLAN.agents[place] for place in result.seating]
        assert record.tags["Players"] == ", ".join(names)


def test_given_options_hold_among_random_ones():
    plan = replace(PLAN, games=6, options={"scenario": "custom", "board": "cross"})
    results = summary(plan).results
    assert {result.options["scenario"] for result in results} == {"custom"}
    assert {result.options["board"] for result in results} == {"cross"}
    assert len({result.options["rules"] for result in results}) > 1


@pytest.mark.parametrize(
    ("change", "error", "sentence"),
    [
        ({"game": "chess"}, UnknownGame, "no game 'chess'"),
        ({"agents": ("random",)}, AgentError, "microworld is for 2 seats"),
        ({"agents": ("random",) * 3}, AgentError, "not 3"),
        ({"agents": ("random", "clever")}, AgentError, "no computer player 'clever'"),
        ({"games": 0}, OptionError, "at least 1 game"),
        ({"options": {"colour": "red"}}, OptionError, "no option 'colour'"),
        ({"options": {"rules": "A"}, "random_options": False}, OptionError, "needs scenario"),
        ({"options": {"rules": "A", "scenario": "s01"}}, OptionError, "needs scenario"),
        ({"content": "/nowhere"}, ContentError, "is no folder"),
    ],
)
def test_what_can_not_be_played_is_refused_before_anything_is(change, error, sentence):
    with pytest.raises(error, match=sentence):
        next(simulate(replace(PLAN, **change), 2))
