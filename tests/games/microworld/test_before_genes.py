"""The three before-genes: MW-44, MW-48 … MW-52."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.microworld.given import (
    given,
    hand,
    has_token,
    is_flipped,
    marker,
    options,
    others,
    places,
    play,
    score,
    see,
    used,
    why,
)

# -- Bloodstream --------------------------------------------------------------------------------


@pytest.mark.rule("MW-44")
def test_bloodstream_opens_every_free_cell():
    state = given(virus="2a4 3a1", antibody="3a5 3a6", last="3a5", hand={"virus": "bloodstream"})
    assert places(state) == {"3a2", "3a4"}
    play(state, "use bloodstream")
    free = set(state.board.ids) - {"2a4", "3a1", "3a5", "3a6"}
    assert places(state) == free
    play(state, "place 1a1", "end")
    assert places(state) == {"1a2", "1a3", "2a1", "4a1", "4a4"}, "for one turn only"


@pytest.mark.rule("MW-44")
@pytest.mark.rule("MW-110")
@pytest.mark.rule("MW-108")
def test_bloodstream_does_not_open_a_blocked_cell():
    state = given(
        virus="2a4", antibody="3a5", last="3a5", hand={"virus": "bloodstream"},
        mutations={"antibody": "barrier"}, barrier="1a1",
    )  # fmt: skip
    play(state, "use bloodstream")
    assert places(state) == set(state.board.ids) - {"2a4", "3a5", "1a1"}
    assert why(state, "place 1a1") == ["MW-108"]


# -- Invasion -----------------------------------------------------------------------------------


@pytest.mark.rule("MW-48")
def test_invasion_opens_occupied_neighbours_of_the_anchor_of_either_player():
    state = given(virus="2a4 3a1", antibody="3a2 3a6 1a1", last="3a2", hand={"virus": "invasion"})
    normal = places(state)
    assert normal == {"2a7", "3a3", "3a4", "3a5"}
    play(state, "use invasion")
    assert places(state) == normal | {"2a4", "3a1", "3a6"}
    assert why(state, "place 1a1") == ["MW-48"]
    assert why(state, "place 1a2") == ["MW-16"]
    first = given(virus="1a1", antibody="1a2", last="1a2", hand={"virus": "invasion"})
    assert places(play(first, "use invasion")) == {"1a1", "1a3", "1a4", "1a5", "4a4", "4a7"}


@pytest.mark.rule("MW-48")
def test_invasion_does_not_have_to_be_used_up():
    state = given(virus="2a4", antibody="3a2", last="3a2", hand={"virus": "invasion"})
    play(state, "use invasion", "place 3a4", "end")
    assert "removed" not in see(state, "pieces")
    play(state, "place 3a5", "end")
    assert marker(state, "2a4") == "virus"
    assert places(state) == {"3a6"}, "3a2 and 3a4 are occupied: Invasion ended with its turn"


@pytest.mark.rule("MW-48a")
@pytest.mark.rule("MW-R-11")
def test_the_anchors_own_cell_cannot_be_invaded():
    state = given(virus="2a4", antibody="3a2", last="3a2", hand={"virus": "invasion"})
    play(state, "use invasion")
    assert "3a2" not in places(state)
    assert why(state, "place 3a2") == ["MW-48a"]


@pytest.mark.rule("MW-49")
@pytest.mark.rule("MW-R-12")
def test_the_invaded_marker_is_out_of_the_game():
    state = given(virus="2a4", antibody="3a2 3a6", last="3a2", hand={"virus": "invasion"})
    play(state, "use invasion", "place 3a6", "end")
    assert marker(state, "3a6") == "virus"
    assert see(state, "pieces").count("removed") == 2  # one by given(), one by this Invasion
    assert len(see(state, "pieces")) == 5
    # The antibody goes on with one placement a turn and has no marker back.
    play(state, "place 3a7", "end")
    assert state.to_act == (0,)
    assert state.view(None)["turn"] == 6


@pytest.mark.rule("MW-49")
@pytest.mark.rule("MW-R-12")
def test_everybody_still_places_fourteen_times_after_an_invasion():
    state = given(virus="2a4 1a1", antibody="3a2 3a6", last="3a2", hand={"virus": "invasion"})
    play(state, "use invasion", "place 3a6")
    placed = [0, 0]
    while not state.over:
        seat = state.to_act[0]
        action = state.options(seat)[0]
        placed[seat] += action.kind == "place"
        state.play(action)
    assert placed == [11, 12]
    cells = [cell for cell in see(state, "cells") if cell["marker"] is not None]
    assert len(cells) == 27


@pytest.mark.rule("MW-49")
def test_the_invaded_marker_counts_for_nothing_any_more():
    """Own 3a6 is replaced by the own new marker: still one, and it does not pay itself."""
    state = given(virus="3a6 3a7", antibody="3a2", last="3a2", hand={"virus": "invasion"})
    play(state, "use invasion", "place 3a6", "end")
    assert score(state) == (1, 0), "3a7 only"
    # Placed in four bone cells, but only three are held: a removed marker meets no goal (MW-97).
    state = given(
        virus="1a4 1a5 2a5", antibody="1a2", last="1a2", goal="bone_lover",
        hand={"virus": "invasion"},
    )  # fmt: skip
    play(state, "use invasion", "place 1a4", "end")
    assert score(state) == (1, 0), "1a5 only"


@pytest.mark.rule("MW-49")
@pytest.mark.rule("MW-36")
def test_an_invader_takes_the_dormant_gene():
    state = given(
        virus="1a1", antibody="3a2 3a5", last="3a2", tokens="3a5", hand={"virus": "invasion"}
    )
    play(state, "use invasion", "place 3a5", "gene necrosis")
    assert hand(state, "virus") == {"necrosis"}
    assert not has_token(state, "3a5")


@pytest.mark.rule("MW-49a")
@pytest.mark.rule("MW-R-13")
@pytest.mark.parametrize("gene", ["necrosis", "transcription"])
def test_a_seal_on_an_invaded_marker_leaves_the_board_and_stays_used(gene):
    state = given(
        virus="1a1", antibody="3a2 3a5", last="3a2", seals={gene: "3a5"}, hand={"virus": "invasion"}
    )
    play(state, "use invasion", "place 3a5")
    assert see(state, "seals") == {"necrosis": None, "transcription": None}
    assert used(state, "antibody") == {gene}
    assert see(state, "hands")[1]["count"] == 0
    assert state.invariants() == []


@pytest.mark.rule("MW-49a")
def test_seals_elsewhere_stay():
    state = given(
        virus="1a1 3a1", antibody="3a2 3a5", last="3a2", hand={"virus": "invasion"},
        seals={"necrosis": "1a1", "transcription": "3a2"},
    )  # fmt: skip
    play(state, "use invasion", "place 3a5")
    assert see(state, "seals") == {"necrosis": "1a1", "transcription": "3a2"}


@pytest.mark.rule("MW-49a")
@pytest.mark.rule("MW-65")
def test_a_tissue_pays_again_once_its_seal_has_left():
    """Bone 4 was sealed by 1a4; the antibody itself invades 1a4 with its last marker."""
    virus = "1a1 1a2 1a7 2a1 2a2 2a3 2a4 2a5 2a6 2a7 3a1 3a2 3a3 3a6"
    antibody = "1a3 1a4 1a5 1a6 3a4 3a5 3a7 4a1 4a2 4a3 4a4 4a5 4a6"
    position: dict[str, Any] = {"virus": virus, "antibody": antibody, "last": "1a2"}
    state = given(**position, seals={"necrosis": "1a4"}, hand={"antibody": "invasion"})
    play(state, "use invasion", "place 1a4", "end")
    # Bone 4 stands 2 : 1 for the antibody (4a7 stays free) and pays; placing: 1a5.
    assert score(state) == (9, 10)


@pytest.mark.rule("MW-49b")
def test_placing_points_of_an_invader_are_counted_as_usual():
    state = given(
        virus="3a3 3a7 1a1", antibody="3a2 3a6 3a5", last="3a2", hand={"virus": "invasion"}
    )
    play(state, "use invasion", "place 3a6", "end")
    assert score(state) == (2, 0)


# -- Displacement -------------------------------------------------------------------------------


@pytest.mark.rule("MW-50")
def test_displacement_moves_the_anchor_to_a_free_neighbour_then_placing_is_as_usual():
    state = given(virus="3a2 1a1", antibody="3a6 4a1", last="3a6", hand={"virus": "displacement"})
    targets = {"3a3", "3a5", "3a7"}
    assert others(state) == {f"use displacement {cell}" for cell in targets}
    assert why(state, "use displacement 3a2") == ["MW-50"], "occupied"
    assert why(state, "use displacement 4a2") == ["MW-50"], "not adjacent"
    play(state, "use displacement 3a3")
    assert (marker(state, "3a6"), marker(state, "3a3")) == (None, "antibody")
    assert see(state, "anchor") == "3a3"
    assert see(state, "pieces") == ["3a2", "4a1", "1a1", "3a3"]
    assert places(state) == {"3a1", "3a6", "3a7", "4a2"}


@pytest.mark.rule("MW-50a")
@pytest.mark.rule("MW-R-20")
def test_displacement_may_not_leave_the_player_without_a_cell():
    """The only empty cell is next to the anchor, and the cell the anchor would leave is barred."""
    state = _last_two_cells(barrier="4a7")
    assert places(state) == {"4a6"}
    assert others(state) == set()
    assert why(state, "use displacement 4a6") == ["MW-50a"]


def _last_two_cells(barrier: str, rules: str = "", genes: str = "displacement"):
    """The virus stands on 4a7 and is the anchor; only 4a6 is empty; antibody to move."""
    cells = [f"{side}{n}" for side in ("1a", "2a", "3a", "4a") for n in range(1, 8)]
    rest = [cell for cell in cells if cell not in ("4a6", "4a7")]
    return given(
        virus=[*rest[:13], "4a7"], antibody=rest[13:], last="4a7", rules=rules,
        hand={"antibody": genes}, mutations={"virus": "barrier"}, barrier=barrier,
    )  # fmt: skip


@pytest.mark.rule("MW-50a")
def test_without_a_barrier_on_the_anchor_the_cell_left_behind_is_free():
    state = _last_two_cells(barrier="1a1")
    assert others(state) == {"use displacement 4a6"}
    play(state, "use displacement 4a6")
    assert places(state) == {"4a7"}


@pytest.mark.rule("MW-50a")
@pytest.mark.rule("MW-R-20")
def test_an_invasion_in_effect_makes_room_for_displacement():
    state = _last_two_cells(barrier="4a7", rules="A", genes="displacement invasion")
    assert others(state) == {"use invasion"}
    play(state, "use invasion")
    assert others(state) == {"use displacement 4a6"}
    play(state, "use displacement 4a6")
    assert places(state) == {"4a3", "4a4", "4a5"}, "occupied neighbours of the anchor, not 4a7"


@pytest.mark.rule("MW-R-20")
@pytest.mark.rule("MW-17")
def test_displacement_next_to_no_free_cell_opens_the_whole_board():
    """The anchor goes from barred 4a7 to 4a6, whose other neighbours are taken."""
    state = given(
        virus="4a3 4a4", antibody="4a5 4a7", last="4a7", hand={"virus": "displacement"},
        mutations={"antibody": "barrier"}, barrier="4a7",
    )  # fmt: skip
    play(state, "use displacement 4a6")
    assert places(state) == set(state.board.ids) - {"4a3", "4a4", "4a5", "4a6", "4a7"}


@pytest.mark.rule("MW-51")
def test_nobody_gets_the_gene_the_anchor_is_moved_onto():
    state = given(
        virus="1a1", antibody="3a6", last="3a6", tokens="3a5", hand={"virus": "displacement"}
    )
    play(state, "use displacement 3a5")
    assert state.to_act == (0,), "no draw"
    assert has_token(state, "3a5")
    assert [h["count"] for h in see(state, "hands")] == [0, 0]


@pytest.mark.rule("MW-51a")
def test_the_cell_the_anchor_left_is_free_at_once():
    state = given(virus="1a1", antibody="3a6", last="3a6", hand={"virus": "displacement"})
    play(state, "use displacement 3a5")
    assert places(state) == {"3a2", "3a4", "3a6"}
    play(state, "place 3a6")
    assert marker(state, "3a6") == "virus"


@pytest.mark.rule("MW-51a")
@pytest.mark.rule("MW-110")
def test_the_cell_the_anchor_left_stays_closed_under_a_barrier():
    state = given(
        virus="1a1", antibody="3a6", last="3a6", hand={"virus": "displacement"},
        mutations={"antibody": "barrier"}, barrier="3a6",
    )  # fmt: skip
    play(state, "use displacement 3a5")
    assert places(state) == {"3a2", "3a4"}
    assert why(state, "place 3a6") == ["MW-108"]


@pytest.mark.rule("MW-52")
def test_flip_and_seal_travel_and_points_stay():
    state = given(
        virus="1a1", antibody="3a6", last="3a6", flipped="3a6", seals={"necrosis": "3a6"},
        scores=(0, 4), hand={"virus": "displacement"},
    )  # fmt: skip
    play(state, "use displacement 3a7")
    assert is_flipped(state, "3a7")
    assert not is_flipped(state, "3a6")
    assert see(state, "seals")["necrosis"] == "3a7"
    assert score(state) == (0, 4)
    assert "end" not in options(state)
