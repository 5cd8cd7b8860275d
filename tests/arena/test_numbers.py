"""The small statistics say what textbooks say."""

import pytest

from miasma.arena.numbers import mean, quantile, spread, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (90, 100, 0.8256, 0.9448),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_intervals(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_means_spreads_and_quantiles():
    assert mean([1, 2, 6]) == 3
    assert mean([]) == 0
    assert spread([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx(2.138, abs=1e-3)
    assert spread([3]) == 0
    assert quantile([1, 2, 3, 4, 5], 0.5) == 3
    assert quantile([1, 2], 0.25) == 1.25
    assert quantile([], 0.5) == 0
