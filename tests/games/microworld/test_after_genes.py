"""The five after-genes and Transcription: MW-43, MW-45 … MW-47b, MW-53 … MW-59."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.microworld.given import (
    given,
    hand,
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

# The position of the rulebook's final scoring, before the antibody's last marker (4a7).
VIRUS = "1a1 1a2 1a7 2a1 2a2 2a3 2a4 2a5 2a6 2a7 3a1 3a2 3a3 3a6"
ANTIBODY = "1a3 1a4 1a5 1a6 3a4 3a5 3a7 4a1 4a2 4a3 4a4 4a5 4a6"


def last_turn(**more):
    """The antibody is to place its last marker; placing pays nothing, so only tissues do."""
    return given(virus=VIRUS, antibody=ANTIBODY, last="1a2", inhibited="antibody", **more)


# -- Apoptosis ----------------------------------------------------------------------------------


@pytest.mark.rule("MW-43")
def test_apoptosis_flips_an_unflipped_opposing_neighbour_of_the_marker_just_placed():
    state = given(
        virus="3a3 1a1", antibody="3a5 3a6 3a4 2a4", last="3a5", flipped="3a4",
        hand={"virus": "apoptosis"},
    )  # fmt: skip
    play(state, "place 3a2")
    assert others(state) == {"use apoptosis 2a4", "use apoptosis 3a5", "use apoptosis 3a6"}
    for wrong in ("3a3", "3a4", "3a7", "1a1"):
        assert why(state, f"use apoptosis {wrong}") == ["MW-43"]
    play(state, "use apoptosis 3a6")
    assert is_flipped(state, "3a6")
    assert [c["id"] for c in see(state, "cells") if c["flipped"]] == ["3a4", "3a6"]


@pytest.mark.rule("MW-43a")
def test_a_flipped_marker_stays_in_play_as_a_normal_marker():
    everything: dict[str, Any] = {
        "virus": "1a4 1a5 2a5 3a3", "antibody": "1a1 3a6 3a2 3a5", "flipped": "2a5 3a6 1a1 3a3",
    }  # fmt: skip
    # It is an anchor and occupies its cell.
    state = given(**everything, last="1a1")
    assert places(state) == {"1a2", "1a3", "2a1", "4a1", "4a4"}
    # It counts for goals: 2a5 is flipped and one of four bone cells.
    state = given(**everything, last="1a1", goal="bone_lover")
    assert score(play(state, "place 1a2")) == (5, 0)
    # It feeds Parasitism and pays its owner.
    state = given(**everything, last="3a6", hand={"virus": "parasitism"})
    play(state, "place 3a7")
    assert see(state, "pending_points") == 1, "3a3 is flipped"
    play(state, "use parasitism", "end")
    assert score(state) == (1, 0), "3a6 is flipped"
    # It can be replaced.
    state = given(**everything, last="3a2", hand={"virus": "invasion"})
    play(state, "use invasion", "place 3a6")
    assert (marker(state, "3a6"), is_flipped(state, "3a6")) == ("virus", False)
    # It can be moved.
    state = given(**everything, last="1a1", hand={"virus": "displacement"})
    assert "use displacement 4a1" in options(state)


@pytest.mark.rule("MW-43a")
@pytest.mark.rule("MW-R-21")
def test_a_flipped_marker_can_be_swapped():
    state = given(
        virus="3a1", antibody="3a6 3a5", last="3a5", flipped="3a6", mutations={"virus": "exchange"}
    )
    play(state, "place 3a2")
    assert others(state) == {"exchange 3a5", "exchange 3a6"}


@pytest.mark.rule("MW-43b")
@pytest.mark.rule("MW-61")
def test_flipped_markers_leave_before_the_final_scoring():
    plain = play(last_turn(), "place 4a7", "end")
    assert score(plain) == (9, 9), "the big muscle tissue is tied 3 : 3"
    state = play(last_turn(flipped="3a6"), "place 4a7", "end")
    assert score(state) == (9, 15), "now 2 : 3"
    assert marker(state, "3a6") is None
    assert "removed" in see(state, "pieces")


@pytest.mark.rule("MW-43c")
def test_a_flip_travels_with_its_marker():
    state = given(
        virus="3a1", antibody="3a6", last="3a6", flipped="3a6", hand={"virus": "displacement"}
    )
    play(state, "use displacement 3a7")
    assert (is_flipped(state, "3a6"), is_flipped(state, "3a7")) == (False, True)
    state = given(
        virus="3a1", antibody="3a6 3a5", last="3a5", flipped="3a6", mutations={"virus": "exchange"}
    )
    play(state, "place 3a2", "exchange 3a6")
    assert (marker(state, "3a2"), is_flipped(state, "3a2")) == ("antibody", True)
    assert (marker(state, "3a6"), is_flipped(state, "3a6")) == ("virus", False)


@pytest.mark.rule("MW-43c")
def test_a_flip_cannot_be_undone():
    """A second Apoptosis (copied) has no way to turn the marker back."""
    state = given(
        virus="3a1", antibody="3a6", last="3a6", rules="A",
        hand={"virus": "apoptosis transcription"},
    )  # fmt: skip
    play(state, "place 3a2", "use apoptosis 3a6")
    assert options(state) == ["end"]
    assert why(state, "copy apoptosis 3a6") == ["MW-43"]


# -- Replication and Parasitism -----------------------------------------------------------------


@pytest.mark.rule("MW-45")
def test_replication_doubles_the_placing_points():
    state = given(
        virus="2a4 3a1 3a3", antibody="3a5 3a6", last="3a5", hand={"virus": "replication"}
    )
    play(state, "place 3a2", "use replication")
    assert see(state, "pending_points") == 6
    assert score(play(state, "end")) == (6, 0)


@pytest.mark.rule("MW-46")
def test_parasitism_pays_for_opposing_neighbours_instead():
    state = given(virus="2a4 3a1 3a3", antibody="3a5 3a6", last="3a5", hand={"virus": "parasitism"})
    assert score(play(state, "place 3a2", "use parasitism", "end")) == (2, 0)


@pytest.mark.rule("MW-46a")
@pytest.mark.rule("MW-R-09")
@pytest.mark.parametrize(
    ("first", "second", "points"),
    [
        ("use replication", "use parasitism", 2),
        ("use parasitism", "use replication", 6),
        ("use replication", "copy replication", 6),
        ("use parasitism", "copy parasitism", 2),
    ],
)
def test_only_the_last_of_them_sets_the_placing_points(first, second, points):
    genes = {first.split()[1], "transcription" if "copy" in second else second.split()[1]}
    state = given(
        virus="2a4 3a1 3a3", antibody="3a5 3a6", last="3a5", rules="A", hand={"virus": genes}
    )
    assert score(play(state, "place 3a2", first, second, "end")) == (points, 0)


@pytest.mark.rule("MW-45")
def test_the_factor_ends_with_the_turn():
    state = given(
        virus="2a4 3a1 3a3", antibody="3a5 3a6", last="3a5", hand={"virus": "replication"}
    )
    play(state, "place 3a2", "use replication", "end", "place 3a4", "end")
    assert score(state) == (6, 1)


# -- Inhibition ---------------------------------------------------------------------------------


@pytest.mark.rule("MW-47")
def test_the_inhibited_player_uses_no_gene_and_gets_no_placing_points():
    state = given(
        virus="3a1", antibody="3a5 3a6", last="3a5",
        hand={"virus": "inhibition", "antibody": "bloodstream replication"},
    )  # fmt: skip
    play(state, "place 3a2", "use inhibition", "end")
    assert see(state, "inhibited") == [False, True]
    assert others(state) == set()
    assert why(state, "use bloodstream") == ["MW-47"]
    play(state, "place 3a4")
    assert options(state) == ["end"]
    assert why(state, "use replication") == ["MW-47"]
    assert score(play(state, "end")) == (1, 0), "3a5 gives the antibody nothing"


@pytest.mark.rule("MW-47")
def test_the_virus_can_be_inhibited_too():
    state = given(
        virus="3a5 3a6", antibody="3a1", last="3a5",
        hand={"antibody": "inhibition", "virus": "bloodstream"},
    )  # fmt: skip
    play(state, "place 3a2", "use inhibition", "end")
    assert see(state, "inhibited") == [True, False]
    assert others(state) == set()
    assert score(play(state, "place 3a4", "end")) == (0, 1)


@pytest.mark.rule("MW-47a")
@pytest.mark.rule("MW-R-10")
@pytest.mark.rule("MW-81")
def test_extra_rules_pay_an_inhibited_player():
    """E 1, F 2, together 3: Rapid Growth 1; 6 + 4 reach ten: D 2."""
    state = given(
        virus="4a2 3a7 1a1", antibody="4a3 4a1", last="3a7", rules="DEF", scores=(0, 6),
        mutations={"antibody": "rapid_growth"}, inhibited="antibody",
    )  # fmt: skip
    play(state, "place 3a3", "end", "gene necrosis")
    assert score(state) == (0, 12)


@pytest.mark.rule("MW-47a")
@pytest.mark.rule("MW-R-10")
def test_an_inhibited_player_meets_goals_takes_genes_and_uses_the_mutation():
    state = given(
        virus="4a7 3a1", antibody="1a2 1a5 2a5", last="4a7", goal="bone_lover", tokens="1a4",
        mutations={"antibody": "drift"}, inhibited="antibody",
    )  # fmt: skip
    play(state, "place 1a4", "gene necrosis")
    assert hand(state, "antibody") == {"necrosis"}
    assert score(state) == (0, 5)
    assert others(state) == set(), "1a4 has no free neighbour"
    state = given(virus="3a7", antibody="", last="3a7", mutations={"antibody": "drift"},
                  inhibited="antibody")  # fmt: skip
    play(state, "place 3a6")
    assert others(state) == {"drift 3a2", "drift 3a3", "drift 3a5"}


@pytest.mark.rule("MW-47b")
def test_inhibition_lasts_exactly_one_turn():
    state = given(
        virus="3a1", antibody="3a5 3a6", last="3a5",
        hand={"virus": "inhibition", "antibody": "replication"},
    )  # fmt: skip
    play(state, "place 3a2", "use inhibition", "end")
    play(state, "place 3a4", "end")
    assert see(state, "inhibited") == [False, False]
    play(state, "place 2a7", "end", "place 2a6")
    assert others(state) == {"use replication"}
    state = given(virus="3a1", antibody="3a6", last="3a6", inhibited="virus")
    play(state, "place 3a3", "end", "place 3a7", "end", "place 4a2", "end")
    assert score(state) == (1, 1), "paid again in the next own turn"


@pytest.mark.rule("MW-47b")
def test_inhibition_used_twice_in_one_turn_covers_one_turn():
    state = given(
        virus="3a1", antibody="3a5 3a6", last="3a5", rules="A",
        hand={"virus": "inhibition transcription", "antibody": "replication"},
    )  # fmt: skip
    play(state, "place 3a2", "use inhibition", "copy inhibition", "end", "place 3a4", "end")
    play(state, "place 2a7", "end", "place 2a6")
    assert others(state) == {"use replication"}


@pytest.mark.rule("MW-47b")
def test_inhibition_in_the_last_turn_has_no_effect():
    state = given(virus=VIRUS, antibody=ANTIBODY, last="1a2", hand={"antibody": "inhibition"})
    play(state, "place 4a7", "use inhibition", "end")
    assert state.over
    assert score(state) == (9, 12), "the final scoring pays both; placing: 1a4, 4a4, 4a6"


# -- Necrosis -----------------------------------------------------------------------------------


@pytest.mark.rule("MW-53")
@pytest.mark.rule("MW-65")
def test_necrosis_seals_the_tissue_of_the_marker_just_placed():
    state = last_turn(hand={"virus": "necrosis"})
    assert score(play(state, "place 4a7", "end")) == (9, 9)
    state = given(virus=VIRUS, antibody=ANTIBODY, last="1a2", hand={"antibody": "necrosis"})
    play(state, "place 4a7", "use necrosis")
    assert see(state, "seals") == {"necrosis": "4a7", "transcription": None}
    play(state, "end")
    assert score(state) == (9, 8), "bone 4 gives nothing: 9 - 4, and 3 for placing"


@pytest.mark.rule("MW-54")
@pytest.mark.rule("MW-R-13")
def test_the_seal_travels_with_its_marker():
    # Displacement moves the sealed anchor from bone to nerve.
    state = given(
        virus="3a1", antibody="1a5", last="1a5", seals={"necrosis": "1a5"},
        hand={"virus": "displacement"},
    )  # fmt: skip
    play(state, "use displacement 1a3")
    assert see(state, "seals")["necrosis"] == "1a3"
    # Drift moves the own sealed marker.
    state = given(
        virus="3a1", antibody="1a1", last="1a1", hand={"virus": "necrosis"},
        mutations={"virus": "drift"},
    )  # fmt: skip
    play(state, "place 1a2", "use necrosis", "drift 1a3")
    assert see(state, "seals")["necrosis"] == "1a3"
    # Exchange takes the opposing seal along, the other way.
    state = given(
        virus="3a1", antibody="1a1 1a3", last="1a1", seals={"necrosis": "1a3"},
        mutations={"virus": "exchange"},
    )  # fmt: skip
    play(state, "place 1a2", "exchange 1a3")
    assert see(state, "seals")["necrosis"] == "1a2"


@pytest.mark.rule("MW-54")
@pytest.mark.rule("MW-R-13")
def test_exchange_can_revive_a_sealed_tissue():
    """The seal on 3a3 (nerve 3) is swapped to 3a7, out of the tissue: the nerve pays again."""
    virus = VIRUS
    antibody = ANTIBODY.replace("3a7 ", "") + " 4a7"
    position: dict[str, Any] = {
        "virus": virus,
        "antibody": antibody,
        "inhibited": "antibody",
        "last": "3a3",
    }
    state = given(**position, seals={"necrosis": "3a3"})
    assert score(play(state, "place 3a7", "end")) == (9, 6), "without the nerve tissue"
    state = given(**position, seals={"necrosis": "3a3"}, mutations={"antibody": "exchange"})
    play(state, "place 3a7", "exchange 3a3", "end")
    assert see(state, "seals")["necrosis"] == "3a7"
    assert score(state) == (9, 9), "nerve 3 pays; the muscle is sealed now"


@pytest.mark.rule("MW-54a")
@pytest.mark.rule("MW-61")
def test_a_seal_on_a_flipped_marker_still_counts():
    state = last_turn(seals={"necrosis": "1a5"}, flipped="1a5")
    play(state, "place 4a7", "end")
    assert marker(state, "1a5") is None
    assert score(state) == (9, 5), "bone 4 gives nothing although the antibody leads 2 : 1"


@pytest.mark.rule("MW-54a")
def test_flipping_a_sealed_marker_leaves_the_seal():
    state = given(
        virus="3a1", antibody="1a5", last="1a5", seals={"necrosis": "1a5"},
        hand={"virus": "apoptosis"},
    )  # fmt: skip
    play(state, "place 1a2", "use apoptosis 1a5")
    assert is_flipped(state, "1a5")
    assert see(state, "seals")["necrosis"] == "1a5"


@pytest.mark.rule("MW-54b")
def test_two_seals_on_one_tissue_do_the_same_as_one():
    one = play(last_turn(seals={"necrosis": "1a5"}), "place 4a7", "end")
    two = last_turn(seals={"necrosis": "1a5", "transcription": "1a4"})
    assert score(play(two, "place 4a7", "end")) == score(one) == (9, 5)
    apart = last_turn(seals={"necrosis": "1a5", "transcription": "3a7"})
    assert score(play(apart, "place 4a7", "end")) == (9, 5)
    apart = last_turn(seals={"necrosis": "1a5", "transcription": "4a2"})
    assert score(play(apart, "place 4a7", "end")) == (9, 2)


# -- Transcription ------------------------------------------------------------------------------


@pytest.mark.rule("MW-55")
@pytest.mark.parametrize("by", ["virus", "antibody"])
def test_transcription_is_the_gene_used_last_by_either_player(by):
    state = given(
        virus="2a4 3a1", antibody="3a5 3a6", last="3a5", hand={"virus": "transcription"},
        used={by: "replication"},
    )  # fmt: skip
    assert others(state) == set(), "only in the ability's own window"
    assert why(state, "copy replication") == ["MW-32"]
    play(state, "place 3a2")
    assert others(state) == {"copy replication"}
    assert why(state, "copy parasitism") == ["MW-55"]
    assert score(play(state, "copy replication", "end")) == (4, 0)


@pytest.mark.rule("MW-55")
def test_a_copy_has_the_targets_and_conditions_of_the_ability():
    state = given(
        virus="2a4", antibody="3a5", last="3a5", hand={"virus": "transcription"},
        used={"antibody": "invasion"},
    )  # fmt: skip
    assert others(state) == set(), "nothing to invade"
    assert why(state, "copy invasion") == ["MW-34"]
    state = given(
        virus="2a4", antibody="3a5", last="3a5", hand={"virus": "transcription"},
        used={"antibody": "displacement"},
    )  # fmt: skip
    assert others(state) == {f"copy displacement {cell}" for cell in ("3a2", "3a4", "3a6")}
    play(state, "place 3a2")
    assert options(state) == ["end"]


@pytest.mark.rule("MW-56")
def test_transcription_is_useless_while_the_arrow_is_unset():
    state = given(virus="2a4", antibody="3a5", last="3a5", hand={"virus": "transcription"})
    assert others(state) == set()
    assert why(state, "copy bloodstream") == ["MW-56"]
    play(state, "place 3a2")
    assert options(state) == ["end"]
    assert why(state, "copy necrosis") == ["MW-56"]


@pytest.mark.rule("MW-57")
def test_the_arrow_stays_on_the_copied_ability():
    state = given(
        virus="2a4", antibody="3a5", last="3a5", hand={"virus": "transcription"},
        used={"antibody": "inhibition"},
    )  # fmt: skip
    play(state, "place 3a2", "copy inhibition")
    assert see(state, "arrow") == "inhibition"
    assert see(state, "inhibited") == [False, True]


@pytest.mark.rule("MW-58")
def test_a_copy_is_one_gene_use():
    state = given(
        virus="2a4", antibody="3a5", last="3a5", hand={"virus": "transcription replication"},
        used={"antibody": "inhibition"},
    )  # fmt: skip
    play(state, "place 3a2", "copy inhibition")
    assert options(state) == ["end"], "the limit"
    assert used(state, "virus") == {"transcription"}
    assert hand(state, "virus") == {"replication"}, "the tie-break"


@pytest.mark.rule("MW-58")
@pytest.mark.rule("MW-95")
def test_a_copy_counts_for_the_goal_and_with_rule_a_follows_its_original():
    state = given(
        virus="2a4", antibody="3a5", last="3a5", rules="A", goal="four_genes",
        hand={"virus": "transcription inhibition"}, used={"virus": "bloodstream invasion"},
    )  # fmt: skip
    play(state, "place 3a2", "use inhibition")
    assert score(state) == (0, 0)
    play(state, "copy inhibition")
    assert score(state) == (5, 0)


@pytest.mark.rule("MW-59")
def test_a_transcription_that_copied_necrosis_is_a_seal_too():
    state = given(
        virus=VIRUS, antibody=ANTIBODY, last="1a2", hand={"antibody": "transcription"},
        seals={"necrosis": "2a1"},
    )  # fmt: skip
    play(state, "place 4a7", "copy necrosis")
    assert see(state, "seals") == {"necrosis": "2a1", "transcription": "4a7"}
    assert used(state, "antibody") == {"transcription"}
    assert score(play(state, "end")) == (9, 8), "bone 4 is sealed"
