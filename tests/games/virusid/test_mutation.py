"""Phase 3: developments, strains, discards; individual mutations (VR-100 to VR-121, VR-150 ff.)."""

from __future__ import annotations

import pytest
from tests.games.virusid.given import (
    GAME,
    city,
    dead,
    drawing,
    give,
    go_on,
    infecting,
    mutating,
    node,
    options,
    others_alive,
    play,
    player,
    put,
    start,
    strong,
    table,
    why,
)

from miasma.games.virusid import table as t

COSTS = {
    "small_animal": (15, 20), "livestock": (10, 13), "insect": (11, 14), "blood": (10, 13),
    "bird": (15, 18), "plane": (14, 18), "ship": (14, 18), "cold": (13, 18),
    "medicine": (13, 17), "heat": (15, 20),
}  # fmt: skip


@pytest.mark.rule("VR-100")
@pytest.mark.rule("VR-110")
def test_any_number_of_developments_and_the_rest_is_kept():
    state = mutating(give(table(), "red", dna=40, gene="lethal", strains={"cysts_1": 1}))
    kinds = {action.split()[0] for action in options(state)}
    assert kinds == {"end", "level", "strain", "symptom", "ability", "lethal", "discard"}
    play(state, "level blood", "level blood", "level livestock")
    assert player(state, "red")["dna"] == 7
    assert why(state, "level ship") == "VR-100"
    play(state, "end")
    assert player(state, "red")["dna"] == 7


@pytest.mark.rule("VR-101")
@pytest.mark.rule("VR-102")
@pytest.mark.rule("VR-112")
@pytest.mark.parametrize("ladder", COSTS)
def test_prices_and_the_order_of_levels(ladder):
    first, second = COSTS[ladder]
    state = mutating(give(table(), "red", dna=first - 1))
    assert f"level {ladder}" not in options(state)
    state = mutating(give(table(), "red", dna=40))
    play(state, f"level {ladder}")
    assert player(state, "red")["dna"] == 40 - first
    play(state, f"level {ladder}")
    assert player(state, "red")["dna"] == 40 - first - second
    assert player(state, "red")["levels"][ladder] == 2
    assert f"level {ladder}" not in options(state)
    assert why(state, f"level {ladder}") == "VR-101"


@pytest.mark.rule("VR-103")
@pytest.mark.rule("VR-EX-09")
def test_a_level_of_resistance_is_three_points():
    state = mutating(give(table(), "red", dna=40))
    play(state, "level cold", "level cold")
    assert player(state, "red")["resistances"]["cold"] == 6
    state = mutating(give(table(), "red", dna=40, cold=8))
    play(state, "level cold")  # legal though a part is lost
    assert player(state, "red")["resistances"]["cold"] == 9


@pytest.mark.rule("VR-104")
@pytest.mark.rule("VR-105")
@pytest.mark.rule("VR-R-10")
def test_strains_cost_by_slot_and_come_without_a_symptom():
    state = mutating(give(table(), "red", dna=40))
    for strain, cost in (("cysts_2", 5), ("rash_1", 10), ("nausea_1", 15)):
        before = player(state, "red")["dna"]
        play(state, f"strain {strain}")
        assert player(state, "red")["dna"] == before - cost
    assert player(state, "red")["infection"] == 0
    assert [entry["symptoms"] for entry in player(state, "red")["strains"]] == [0, 0, 0]
    give(state, "red", dna=40)
    mutating(state)
    assert why(state, "strain anaemia_1") == "VR-104"
    play(state, "discard cysts_2", "strain anaemia_1")
    assert player(state, "red")["dna"] == 35
    assert player(state, "red")["strains"][0]["id"] == "anaemia_1"


@pytest.mark.rule("VR-106")
@pytest.mark.rule("VR-EX-19")
def test_no_second_strain_of_a_name():
    state = mutating(give(table(), "red", dna=40, strains={"cysts_2": 1}))
    assert "strain cysts_1" not in options(state)
    assert why(state, "strain cysts_1") == "VR-106"
    assert why(state, "strain cysts_2") == "VR-18"
    other = mutating(give(table(active="yellow"), "yellow", dna=40))
    assert "strain cysts_1" in options(other)
    play(state, "discard cysts_2")
    assert "strain cysts_1" in options(state)
    assert "strain cysts_2" not in options(state)
    assert state.view()["strains_out"] == ["cysts_2"]


@pytest.mark.rule("VR-107")
def test_symptoms_from_top_to_bottom():
    state = mutating(give(table(), "red", dna=40, strains={"cysts_1": 0}))
    play(state, "symptom cysts_1", "symptom cysts_1")
    assert player(state, "red")["dna"] == 40 - 2 - 6
    assert player(state, "red")["infection"] == 2
    play(state, "symptom cysts_1")
    assert (player(state, "red")["severity"], state.view()["cure"]) == (1, 17)
    play(state, "symptom cysts_1")
    assert why(state, "symptom cysts_1") == "VR-107"
    assert why(state, "symptom rash_1") == "VR-107"


@pytest.mark.rule("VR-108")
def test_abilities_from_top_to_bottom():
    state = mutating(give(table(), "red", dna=40))
    play(state, "ability", "ability", "ability")
    assert player(state, "red")["resistances"] == {"cold": 3, "medicine": 3, "heat": 3}
    assert player(state, "red")["dna"] == 40 - 10 - 12 - 14
    assert why(state, "ability") == "VR-108"


@pytest.mark.rule("VR-EX-04")
def test_shopping_of_the_example():
    state = mutating(give(table(), "red", dna=29, strains={"cysts_2": 1}))
    for action in ("level livestock", "level heat", "level ship", "level plane", "level bird"):
        assert action in options(state)
    assert "strain coughing_1" in options(state)
    play(state, "strain coughing_1")
    assert player(state, "red")["dna"] == 19
    play(state, "symptom coughing_1")
    assert player(state, "red")["dna"] == 15
    state = mutating(give(table(), "red", dna=29))
    play(state, "level livestock", "level heat")
    assert player(state, "red")["dna"] == 4
    assert "level ship" not in options(state)


@pytest.mark.rule("VR-111")
def test_a_one_time_spread_is_decided_before_the_next_effect():
    state = strong(table(), "red", dna=40, infection=1, strains={"coughing_3": 3})
    put(state, "red", "london s")
    mutating(state)
    play(state, "symptom coughing_3")  # blood spread, then infection +1
    assert node(state) == "one_time"
    assert player(state, "red")["infection"] == 1
    play(state, "once paris b")
    assert player(state, "red")["infection"] == 2
    assert node(state) == "mutating"


@pytest.mark.rule("VR-113")
def test_a_discount_is_for_symptoms_of_this_turn():
    state = give(table(), "red", dna=4, strains={"cysts_1": 0, "coughing_1": 0})
    put(state, "red", "london s")
    drawing(others_alive(state), "A09")
    assert node(state) == "mutating"
    assert player(state, "red")["dna"] == 14
    play(state, "symptom cysts_1")
    assert player(state, "red")["dna"] == 13  # at least 1
    play(state, "symptom coughing_1")
    assert player(state, "red")["dna"] == 12
    play(state, "level blood")
    assert player(state, "red")["dna"] == 2
    state.t[t.DISCOUNT] = 6
    assert "symptom cysts_1" in options(mutating(give(state, "red", dna=1)))
    play(state, "end")
    while node(state) != "event":
        state.play(state.legal(state.to_act[0])[0])
    assert state.view()["turn_bonus"]["discount"] == 0


@pytest.mark.rule("VR-120")
@pytest.mark.rule("VR-121")
@pytest.mark.rule("VR-R-07")
@pytest.mark.rule("VR-EX-11")
def test_a_discarded_strain_takes_its_effects_along():
    state = strong(table(), "red", dna=30, infection=5, severity=3, mortality=1, heat=1)
    give(state, "red", strains={"rash_1": 4, "cysts_3": 2})
    put(state, "red", "london s")
    dead(state, "paris s")
    mutating(state)
    assert not city(state, "paris")["quarantine"]
    play(state, "discard rash_1")
    red = player(state, "red")
    assert (red["infection"], red["severity"], red["mortality"]) == (3, 2, 0)
    assert red["resistances"]["heat"] == 0
    assert red["dna"] == 30
    assert city(state, "paris")["quarantine"]
    assert "rash_1" in state.view()["strains_out"]
    play(state, "discard cysts_3")
    assert player(state, "red")["resistances"]["medicine"] == 8
    assert why(state, "discard cysts_3") == "VR-120"


@pytest.mark.rule("VR-121")
def test_moves_of_the_track_are_not_undone():
    state = mutating(give(table(), "red", dna=40, strains={"cysts_1": 2}))
    play(state, "symptom cysts_1")
    assert state.view()["cure"] == 17
    play(state, "discard cysts_1")
    assert state.view()["cure"] == 17
    both = give(table(), "red", strains={"rash_1": 4, "cysts_2": 5})
    play(mutating(both), "discard rash_1")
    assert both.view()["necrosis"] == [0]


# -- individual mutations -------------------------------------------------------------------------


@pytest.mark.rule("VR-150")
def test_an_extra_spread_counts_as_one_more_level():
    state = strong(table(), "red", small_animal=0, livestock=0, insect=0, blood=2)
    give(state, "red", gene="spread_blood", dna=40)
    assert player(state, "red")["effective"]["blood"] == 3
    assert player(state, "red")["levels"]["blood"] == 2
    put(state, "red", "london s")
    infecting(state)
    assert state.view()["uses_left"]["blood"] == 3
    give(state, "red", blood=0)
    mutating(state)
    play(state, "level blood")
    assert player(state, "red")["dna"] == 30
    bird = strong(table(4), "red", gene="spread_bird", bird=1)
    put(bird, "red", "london s")
    assert infecting(bird).view()["uses_left"]["bird"] == 2


@pytest.mark.rule("VR-151")
@pytest.mark.rule("VR-152")
@pytest.mark.rule("VR-154")
@pytest.mark.parametrize(
    ("gene", "gain"),
    [("resist_cold", 3), ("resist_medicine", 3), ("resist_heat", 3), ("infection2", 2),
     ("dna15", 15)],
)  # fmt: skip
def test_markers_that_give_at_once(gene, gain):
    plain = player(start(2, "starter red", "gene lethal", start="expert"), "red")
    red = player(start(2, "starter red", f"gene {gene}", start="expert"), "red")
    kind = gene.removeprefix("resist_")
    if kind in red["resistances"]:
        assert red["resistances"][kind] == plain["resistances"][kind] + gain
    elif gene == "infection2":
        assert red["infection"] == plain["infection"] + gain
    else:
        assert red["dna"] == plain["dna"] + gain


@pytest.mark.rule("VR-155")
@pytest.mark.rule("VR-156")
def test_the_lethal_marker_works_once():
    assert len({gene.id for gene in GAME.data.mutations}) == 12
    state = mutating(give(table(), "red", dna=20, gene="lethal"))
    assert options(state, "lethal") == ["lethal mortality", "lethal severity"]
    play(state, "lethal severity")
    red = player(state, "red")
    assert (red["severity"], red["dna"], red["lethal_used"]) == (1, 12, True)
    assert why(state, "lethal mortality") == "VR-156"
    poor = mutating(give(table(), "red", dna=7, gene="lethal"))
    assert why(poor, "lethal mortality") == "VR-100"
    other = mutating(give(table(), "red", dna=40, gene="dna15"))
    assert why(other, "lethal mortality") == "VR-155"
    assert go_on(other, t.PHASE_3).to_act == (0,)
