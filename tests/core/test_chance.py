"""Chance: what may come, how likely, and that the likely comes often."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miasma.core.chance import from_bag, from_die, from_set, pick
from miasma.core.errors import StateError


@given(st.sets(st.integers(0, 70)), st.integers(0, 1000))
def test_from_a_set_every_member_once(members: set[int], first: int) -> None:
    outcomes = from_set(sum(1 << member for member in members), first)
    assert outcomes == [(first + member, 1.0) for member in sorted(members)]


def test_from_a_bag_as_likely_as_there_are_copies() -> None:
    assert from_bag([2, 0, 1], 10) == [(10, 2.0), (12, 1.0)]
    assert from_bag([0, 0], 10) == []


def test_a_die_has_equal_faces() -> None:
    assert from_die(5) == [(face, 1.0) for face in range(5, 11)]
    assert len(from_die(0, sides=4)) == 4


def test_where_nothing_can_come_chance_says_so() -> None:
    with pytest.raises(StateError, match=r"chances\(\) offers nothing"):
        pick([], Random(1))


def test_pick_follows_the_weights() -> None:
    rng = Random(1)
    found = Counter(pick([(0, 1.0), (1, 3.0), (2, 0.5)], rng) for _ in range(9000))
    for action, share in ((0, 2000), (1, 6000), (2, 1000)):
        assert abs(found[action] - share) < 200


@given(st.lists(st.floats(1e-6, 1e6), min_size=1, max_size=20), st.integers())
def test_pick_always_gives_an_outcome_and_the_same_for_a_seed(
    weights: list[float], seed: int
) -> None:
    outcomes = list(enumerate(weights))
    assert pick(outcomes, Random(seed)) == pick(outcomes, Random(seed)) in range(len(weights))


def test_pick_survives_rounding() -> None:
    class Edge(Random):
        def random(self) -> float:
            return 1.0 - 2**-53

    assert pick([(0, 0.1)] * 9 + [(1, 0.1)], Edge()) == 1
