"""Rulings that no other file proves beside its rule: MW-R-01, 23, 27, 28, 34."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.microworld.given import (
    given,
    is_flipped,
    marker,
    options,
    play,
    random_game,
    score,
    see,
    start,
)

VIRUS = "1a1 1a2 1a7 2a1 2a2 2a3 2a4 2a5 2a6 2a7 3a1 3a2 3a3 3a6"
ANTIBODY = "1a3 1a4 1a5 1a6 3a4 3a5 3a7 4a1 4a2 4a3 4a4 4a5 4a6"


@pytest.mark.rule("MW-R-01")
def test_space_and_face_read_back_as_the_score_up_to_78():
    """Display only: a turned marker on s < 39 reads 40 + s, on 39 it reads 39."""
    for points in range(79):
        state = given(virus="2a4", antibody="3a5", last="3a5", scores=(points, 0))
        shown = see(state, "track")[0]
        turned_high = shown["turned"] and shown["space"] < 39
        assert shown["space"] + (40 if turned_high else 0) == points
        assert see(state, "scores")[0] == points, "the number is always there too"


@pytest.mark.rule("MW-R-01")
def test_turning_the_marker_changes_no_points():
    low = given(virus="2a4 3a1", antibody="3a5", last="3a5", scores=(0, 0))
    high = given(virus="2a4 3a1", antibody="3a5", last="3a5", scores=(38, 0))
    play(low, "place 3a2", "end")
    play(high, "place 3a2", "end")
    assert high.score(0) - 38 == low.score(0) == 2


@pytest.mark.rule("MW-R-23")
def test_an_invader_of_a_flipped_marker_is_unflipped():
    state = given(
        virus="3a1", antibody="3a6 3a5", last="3a5", flipped="3a6", hand={"virus": "invasion"}
    )
    play(state, "use invasion", "place 3a6")
    assert (marker(state, "3a6"), is_flipped(state, "3a6")) == ("virus", False)


@pytest.mark.rule("MW-R-23")
def test_the_invader_counts_in_the_final_scoring():
    """The antibody invades its own flipped 3a7 with the last marker: the muscle is 3 : 3 again."""
    state = given(
        virus=VIRUS, antibody=ANTIBODY, last="3a6", flipped="3a7", hand={"antibody": "invasion"}
    )
    play(state, "use invasion", "place 3a7", "end")
    # Muscle 6 is 3 : 3; bone 4 {1a2 | 1a4 1a5, 4a7 free} goes 2 : 1; no own marker beside 3a7
    # but 4a2 and 4a5.
    assert score(state) == (9, 11)


@pytest.mark.rule("MW-R-27")
def test_extra_rules_work_in_the_last_turn():
    """4a2 as the last marker: E 1, F 2, D 2, goal 5 and growth 1 on top of the placing points."""
    antibody = ANTIBODY.replace("4a2 ", "") + " 4a7"
    position: dict[str, Any] = {"virus": VIRUS, "antibody": antibody, "last": "3a3"}
    plain = play(given(**position), "place 4a2", "end")
    extra = given(
        **position, rules="DEF", goal="fifteen_points", scores=(0, 9),
        mutations={"antibody": "rapid_growth"},
    )  # fmt: skip
    play(extra, "place 4a2", "gene necrosis", "end")
    assert extra.over
    # 9 + E 1 = 10 → D 12; placing 4 → 16 → goal 21; F 23; growth 24; then the tissues.
    tissues = score(plain)[1] - 4
    assert score(extra)[1] == 24 + tissues
    assert (see(extra, "race_by"), see(extra, "goal_by")) == (1, 1)


@pytest.mark.rule("MW-R-28")
def test_hands_stay_closed_at_the_end_but_the_record_opens():
    closed = 0
    for seed in range(30):
        state = random_game(seed, {"board": "random", "scenario": "basic"})
        for seat in (0, 1):
            shown = state.view(1 - seat)["hands"][seat]
            closed += shown["count"]
            assert shown["genes"] == []
            assert state.view(seat)["hands"][seat]["count"] == shown["count"]
        assert "?" not in state.excerpt(None).dumps()
        assert state.excerpt(0).dumps() == state.record().dumps()
    assert closed, "some hands were not empty"


@pytest.mark.rule("MW-R-34")
def test_a_forced_option_is_played_for_somebody_only_if_everybody_sees_that_it_is_forced():
    after = ["place 3a2"]
    empty = play(given(virus="2a4", antibody="3a5", last="3a5"), *after)
    assert options(empty) == ["end"]
    assert str(empty.forced(0)) == "end"
    held = play(given(virus="2a4", antibody="3a5", last="3a5", hand={"virus": "invasion"}), *after)
    assert options(held) == ["end"]
    assert held.forced(0) is None, "ending at once would tell that the gene does not fit"
    inhibited = given(
        virus="2a4", antibody="3a5", last="3a5", hand={"virus": "necrosis"}, inhibited="virus"
    )
    assert str(play(inhibited, *after).forced(0)) == "end"
    spent = given(virus="2a4", antibody="3a5", last="3a5", hand={"virus": "necrosis bloodstream"})
    assert str(play(spent, "use bloodstream", *after).forced(0)) == "end"
    drifting = given(virus="2a4", antibody="3a5", last="3a5", mutations={"virus": "drift"})
    assert play(drifting, *after).forced(0) is None
    stuck = given(virus="1a2 4a7", antibody="1a5 2a3", last="1a5", mutations={"virus": "drift"})
    assert str(play(stuck, "place 1a4").forced(0)) == "end", "the tile is not usable now"


@pytest.mark.rule("MW-R-34")
def test_a_single_cell_is_not_placed_for_somebody_who_holds_a_gene():
    position: dict[str, Any] = {"virus": "3a2 3a6", "antibody": "3a5 1a1", "last": "3a5"}
    assert str(given(**position).forced(0)) == "place 3a4"
    assert given(**position, hand={"virus": "necrosis"}).forced(0) is None
    opened = given(**position, hand={"virus": "necrosis"}, open_genes=True, tokens={})
    assert str(opened.forced(0)) == "place 3a4", "open genes hide nothing"


@pytest.mark.rule("MW-R-34")
def test_both_at_once_is_never_forced():
    deal = ["mutation drift", "mutation barrier", "mutation exchange", "mutation dominance"]
    state = start("C", "reference", *deal)
    assert state.forced(0) is None
    assert state.forced(1) is None
