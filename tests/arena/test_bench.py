"""The benchmark measures what it says; how fast is for the benchmark itself to tell."""

import json
import sys

import miasma
from miasma.arena import bench
from miasma.arena.playout import play_out


def test_a_run_measures_every_game_beside_python_chess(tiny):
    ticks = []
    found = bench.run(
        ["microworld", "quarantine"], rounds=2, seconds=0.005, each_round=lambda: ticks.append(1)
    )
    data = found.to_dict()
    json.dumps(data)
    assert len(ticks) == data["rounds"] == 2
    assert data["python_chess_moves_per_s"] > 0
    for rates in data["games"].values():
        assert all(value > 0 for value in rates.values())


def test_without_python_chess_there_is_no_ratio(monkeypatch):
    monkeypatch.setitem(sys.modules, "chess", None)
    data = bench.run(["microworld"], rounds=1, seconds=0.001).to_dict()
    assert data["python_chess_moves_per_s"] is None
    assert data["games"]["microworld"]["ratio_to_python_chess"] is None


def test_a_playout_counts_its_moves():
    from random import Random

    state = miasma.game("microworld").start(2)
    assert play_out(state, Random(1)) == state.ply == len(state.moves())
    assert state.over
