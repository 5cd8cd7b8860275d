"""Random play: options against an oracle, invariants after every action, with shrinking."""

from __future__ import annotations

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings
from tests.games.microworld.given import new_game
from tests.games.microworld.oracle import options_of

from miasma.core.chance import CHANCE
from miasma.games.microworld.state import MicroworldState

SIDES = st.tuples(st.permutations("1234"), st.tuples(*[st.sampled_from("ab")] * 4)).map(
    lambda drawn: "-".join(tile + side for tile, side in zip(*drawn, strict=True))
)
OPTIONS = st.fixed_dictionaries(
    {
        "board": st.one_of(st.just("reference"), SIDES, st.just("random")),
        "scenario": st.just("custom"),
        "rules": st.sets(st.sampled_from("ABCDEFGH")).map(lambda rules: "".join(sorted(rules))),
        "open_genes": st.booleans(),
    }
)
PICKS = st.lists(st.integers(0, 419), min_size=100, max_size=230)


def choose(state: MicroworldState, pick: int) -> tuple[int, int]:
    """A seat to act and one of its options; small numbers are simple choices."""
    seat = state.to_act[pick % len(state.to_act)]
    legal = state.legal(seat)
    return seat, legal[len(legal) - 1 - pick % len(legal)]


@pytest.mark.rule("MW-INV-05")
@pytest.mark.rule("MW-INV-19")
@settings(
    max_examples=200,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(OPTIONS, PICKS)
def test_every_option_is_lawful_and_no_invariant_ever_breaks(options, picks):
    state = new_game(options)
    rest = iter(picks)
    while not state.over:
        assert state.to_act
        for seat in state.to_act:
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            assert legal
            if seat != CHANCE:
                lawful = options_of(state.view(seat))
                assert {str(option) for option in state.options(seat)} == lawful
                assert len(legal) <= 49
        seat, action = choose(state, next(rest, 0))
        state.play(action, seat)
        assert state.invariants() == []
    assert state.outcome is not None
    assert state.outcome.reason in ("points", "unused_genes", "draw")
