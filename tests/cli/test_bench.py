"""`bench`: a table or JSON; how fast it is, is for people to judge."""

import json

QUICK = ("--rounds", 1, "--seconds", 0.002)


def test_a_table(run):
    done = run("bench", *QUICK)
    assert done.code == 0
    assert "microworld" in done.out
    assert "python-chess" in done.out
    assert "mcts iterations/s" in done.out


def test_json(run):
    data = json.loads(run("bench", "microworld", "--json", *QUICK).out)
    assert set(data["games"]) == {"microworld"}
    assert set(data["games"]["microworld"]) == {
        "moves_per_s",
        "ratio_to_python_chess",
        "clone_us",
        "mcts_iterations_per_s",
    }
    assert isinstance(data["compiled"], bool)


def test_an_unknown_game(refused):
    assert "no game 'chess'" in refused("bench", "chess")
