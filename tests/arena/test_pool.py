"""The worker pool gives every result once, from one process or several, and leaves no worker."""

import multiprocessing

import pytest
from tests.arena import work

from miasma.arena.pool import WorkerError, default_workers, map_chunks

CHUNKS = [range(5), range(5, 6), range(6, 6), range(6, 20)]
EXPECTED = [number * number for number in range(20)]


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_all_results_come_whatever_the_number_of_workers(workers):
    assert sorted(map_chunks(work.squares, CHUNKS, workers)) == EXPECTED


def test_one_worker_keeps_the_order():
    assert list(map_chunks(work.squares, CHUNKS, 1)) == EXPECTED


def test_who_stops_early_keeps_what_came_and_no_worker_stays():
    results = map_chunks(work.squares, [range(5), range(5)], 2)
    first = next(results)
    results.close()
    assert first in EXPECTED
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(
    ("function", "sentence"),
    [
        (work.fail_at_three, "three is too many"),
        (work.stumble, "ZeroDivisionError"),
        (work.die, "a worker process died"),
    ],
)
def test_what_goes_wrong_in_a_worker_is_told_as_one_sentence(function, sentence):
    with pytest.raises(WorkerError, match=sentence):
        list(map_chunks(function, [range(1, 5), range(1, 5)], 2))
    assert multiprocessing.active_children() == []


def test_there_is_always_a_worker():
    assert default_workers() >= 1
