"""Outcomes: data, and what a victory is worth."""

import json

import pytest

from miasma.core.outcome import Outcome


def test_an_outcome_is_plain_data() -> None:
    outcome = Outcome((12, 9.5), (0,), "most_points", tied=False)
    assert (outcome.scores, outcome.winners, outcome.reason) == ([12, 9.5], [0], "most_points")
    assert json.loads(json.dumps(outcome)) == {
        "scores": [12, 9.5],
        "winners": [0],
        "reason": "most_points",
        "tied": False,
    }


@pytest.mark.parametrize(
    ("outcome", "rewards"),
    [
        (Outcome([3, 1], [0], "points"), [1, 0]),
        (Outcome([3, 3], [], "draw"), [0.5, 0.5]),
        (Outcome([3, 3, 1], [0, 1], "shared"), [0.5, 0.5, 0]),
        (Outcome([1, 1, 1], [0, 1, 2], "won", cooperative=True), [1, 1, 1]),
        (Outcome([0, 0], [], "lost", cooperative=True), [0, 0]),
        (Outcome([0], [], "lost", cooperative=True), [0]),
        (Outcome([30, 20], [], "bot", defeat=True), [0, 0]),
    ],
)
def test_rewards(outcome: Outcome, rewards: list[float]) -> None:
    assert outcome.rewards() == rewards
