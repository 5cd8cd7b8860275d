"""Zeds: drawing, stacking, activation, the order of a move, chaos (5.3, 5.4)."""

from __future__ import annotations

import pytest
from tests.games.zeds.given import (
    GAME,
    activate,
    at,
    given,
    hits,
    options,
    phase,
    piece,
    play,
    space,
    step,
    text,
    why,
    zeds_in,
)

from miasma.core.agenda import todo
from miasma.games.zeds import stages
from miasma.games.zeds.board import DISTANCE, NEIGHBOURS, SPACE_IDS, TOWN, TOWNWARD
from miasma.games.zeds.rules import melee, places
from miasma.games.zeds.table import (
    AT,
    BAG,
    CHAOS,
    INFECTION,
    MARKER,
    TURN_FLAGS,
    ZEDS_PHASE,
)

BRAINS, CARDIO, FLAMBE, NO_TERRAIN = 1, 2, 8, 64


# -- the board ------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-301")
@pytest.mark.rule("ZD-311")
@pytest.mark.rule("ZD-312")
def test_the_map_is_what_the_content_draws() -> None:
    for edge in GAME.data.board.edge:
        a, b = space(edge.a), space(edge.b)
        assert NEIGHBOURS[a] >> b & 1
        assert DISTANCE[a][b] == 1
    count = sum(bits.bit_count() for bits in NEIGHBOURS) // 2
    assert count == len(GAME.data.board.edge)
    assert SPACE_IDS[TOWNWARD[space("F_start")]] == "F6"
    assert TOWNWARD[space("T0")] == TOWN


@pytest.mark.rule("ZD-302")
@pytest.mark.rule("ZD-432")
@pytest.mark.rule("ZD-1102")
def test_named_spaces() -> None:
    named = {SPACE_IDS[n] for n in range(41) if GAME.book.named >> n & 1}
    assert {"F4", "F3", "F0", "T7", "T4", "T2", "T0"} <= named
    assert not named & {"F_start", "F6", "T5", "T3", "T6"}


@pytest.mark.rule("ZD-303")
@pytest.mark.rule("ZD-551")
def test_only_the_best_terrain_counts() -> None:
    s = given("II", barricades=1 << space("F2") | 1 << space("M0"), outpost_at=space("H3"))
    shifts = [melee.terrain(s, space(n)) for n in ("F2", "M0", "H3", "F4", "F1", "town")]
    assert shifts == [2, 2, 3, 1, 0, 2]
    s.t[TURN_FLAGS] = NO_TERRAIN
    assert melee.terrain(s, space("M0")) == 0


@pytest.mark.rule("ZD-304")
@pytest.mark.rule("ZD-409")
def test_the_strongest_moves_where_only_one_fits() -> None:
    s = given("I", zeds={"F3": "zed_3_1 zed_6_3", "F2": "zed_4_1"}, foes={"vermin": "F3"})
    step(s, todo(stages.ACTIVATE, 0))
    assert zeds_in(s, "F1") == {"z4"}
    assert zeds_in(s, "F2") == {"z2", "z22", "vermin"}
    s = given("I", zeds={"F3": "zed_3_1 zed_6_3", "F2": "zed_4_1"}, no_entry=1 << space("F1"))
    step(s, todo(stages.ACTIVATE, 0))
    assert zeds_in(s, "F2") == {"z4", "z22"}
    assert zeds_in(s, "F3") == {"z2"}


@pytest.mark.rule("ZD-409")
def test_equals_are_yours_to_choose() -> None:
    s = given("I", zeds={"F3": "zed_5_3 zed_5_3", "F2": "zed_4_1"}, no_entry=1 << space("F1"))
    activate(s, "forest")
    assert options(s) == {"pick z13", "pick z14"}
    play(s, "pick z14")
    assert zeds_in(s, "F2") == {"z4", "z14"}


@pytest.mark.rule("ZD-407")
def test_an_infector_moves_on_without_its_mob() -> None:
    s = given("I", zeds={"F3": "zed_3_1", "F2": "zed_4_1 zed_5_1"}, foes={"vermin": "F3"},
              no_entry=1 << space("F1"))  # fmt: skip
    activate(s, "forest")
    assert zeds_in(s, "F3") == {"z2"}
    assert "vermin" in zeds_in(s, "F2")


@pytest.mark.rule("ZD-305")
@pytest.mark.rule("ZD-310")
def test_players_pass_full_spaces_but_do_not_stay() -> None:
    s = given("I", units={"hunt": "F3", "piazza": "F2", "schmidt": "F2", "civ1": "bed1"})
    assert "move hunt F2" not in options(s)
    assert "move hunt F1" in options(s)
    assert why(s, "move hunt F2") == "ZD-305"
    assert why(s, "move schmidt bed1") == "ZD-305"


@pytest.mark.rule("ZD-308")
@pytest.mark.rule("ZD-309")
def test_start_spaces_are_only_left() -> None:
    s = given("II", units={"rangers": "F_start", "hunt": "F6"}, zeds={"F_start": "zed_5_3"},
              ammo=5, supplies=5)  # fmt: skip
    assert {o.split()[0] for o in options(s) if " rangers" in o} == {"move"}
    assert "move hunt F_start" not in {str(a) for a in GAME.vocabulary}
    assert why(s, "shoot hunt z13") == "ZD-520"
    assert why(s, "shoot rangers z13") == "ZD-308"
    activate(s, "forest")  # the Zed leaves as if the Start were empty and meets Hunt
    assert options(s) == {"pick hunt"}


@pytest.mark.rule("ZD-309", "ZD-640")
def test_zeds_that_leave_a_start_ignore_kingman_there() -> None:
    s = given("II", units={"kingman": "F_start"}, zeds={"F_start": "zed_5_3"})
    activate(s, "forest")  # without a die
    assert at(s, "z13") == "F6"


@pytest.mark.rule("ZD-306")
def test_two_looter_units_share_a_space() -> None:
    s = given("III", foes={"looters": "F3", "bubba": "F4"})
    phase(s, 2)
    play(s, "pick bubba")
    assert zeds_in(s, "F3") <= {"looters", "bubba"}
    assert not s.over


# -- drawing --------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-401")
def test_an_empty_bag_gives_super_zeds_and_the_other_way_round() -> None:
    s = given("I")
    s.t[BAG : BAG + 17] = [0] * 17
    for number in range(34):
        s.t[AT + piece("z1") + number] = -2
    activate(s, "forest")
    assert {str(a).split()[0] for a in s.options(-1)} == {"super"}
    base = given("base")
    base.t[BAG : BAG + 17] = [0] * 17
    for number in range(34):
        base.t[AT + piece("z1") + number] = -2
    activate(base, "forest")
    assert not zeds_in(base, "F_start")


@pytest.mark.rule("ZD-402")
def test_where_eliminated_zeds_go() -> None:
    s = given("I", zeds={"F3": "zed_5_3"}, foes={"giants": "F4", "vermin": "F5"})
    for name in ("z13", "giants", "vermin"):
        places.eliminate(s, piece(name))
    assert [at(s, name) for name in ("z13", "giants", "vermin")] == ["out", "gone", "out"]
    assert s.t[BAG + 8] == 6


@pytest.mark.rule("ZD-403")
def test_super_zeds_and_infectors_move_like_others() -> None:
    s = given("I", foes={"giants": "F4", "vermin": "F4"})
    activate(s, "forest")
    assert zeds_in(s, "F3") == {"giants", "vermin"}


# -- activation -----------------------------------------------------------------------------------


@pytest.mark.rule("ZD-404")
def test_a_track_printed_twice_is_activated_twice() -> None:
    s = given("I", zeds={"H5": "zed_5_3"}, event="b11")
    phase(s, ZEDS_PHASE)
    assert at(s, "z13") == "H3"


@pytest.mark.rule("ZD-404")
def test_all_tracks_in_your_order() -> None:
    s = given("I", zeds={"F6": "zed_2_1", "M6": "zed_3_1", "H6": "zed_3_2", "S6": "zed_4_1"},
              event="b30")  # fmt: skip
    phase(s, ZEDS_PHASE)
    play(s, "pick highway")
    assert (at(s, "z3"), at(s, "z1")) == ("H5", "F6")
    assert options(s) == {"pick forest", "pick mountain", "pick suburbs"}


@pytest.mark.rule("ZD-404")
def test_the_track_with_fewest_zeds() -> None:
    s = given("I", zeds={"F6": "zed_2_1", "M6": "zed_3_1", "H6": "zed_3_2"}, event="b23")
    phase(s, ZEDS_PHASE)
    for kind in ("zed_4_1", "zed_4_3", "zed_5_1", "zed_6_1"):
        play(s, f"zed {kind}")
    assert at(s, "z21") == "S6"  # the one on the suburbs' Start moved


@pytest.mark.rule("ZD-406")
@pytest.mark.rule("ZD-408")
def test_groups_move_from_the_nearest_on_and_once() -> None:
    s = given("I", zeds={"F3": "zed_2_1", "F4": "zed_3_1", "F_start": "zed_3_2"})
    activate(s, "forest")
    assert [at(s, name) for name in ("z1", "z2", "z3")] == ["F2", "F3", "F6"]


@pytest.mark.rule("ZD-408")
def test_a_unit_that_retreats_does_not_move_again() -> None:
    s = given("I", units={"veterans12": "F2"}, zeds={"F3": "zed_5_3"})
    activate(s, "forest")
    play(s, "pick veterans12", "die 3", "die 4", "pick z13")  # 2 hits on them, and yet they win
    assert at(s, "z13") == "F3"


@pytest.mark.rule("ZD-411")
@pytest.mark.rule("ZD-563")
def test_the_minefield_greets_those_who_walk_in_only() -> None:
    s = given("II", mines_at=space("F2"), mines=2)
    step(s, todo(stages.PLACE_ZED, space("F2") | 1 << 7))
    play(s, "zed zed_4_1")
    assert s.view(0)["spaces"] == [{"id": "F2", "minefield": 2}]
    s = given("II", zeds={"F3": "zed_5_3"}, mines_at=space("F2"), mines=2)
    play(activate(s, "forest"), "die 6", "die 6")
    play(s, "pick z13", "pick z13", "pick z13", "pick z13", "pick z13")
    assert (hits(s, "z13"), s.view(0)["spaces"]) == (5, [{"id": "F2", "minefield": 1}])


@pytest.mark.rule("ZD-412")
def test_nobody_enters_a_closed_space() -> None:
    s = given("II", units={"hunt": "F2", "vip": "F5"}, zeds={"F6": "zed_5_3"},
              no_entry=1 << space("F4") | 1 << space("F5"))  # fmt: skip
    assert why(s, "move hunt F4") == "ZD-412"
    activate(s, "forest")
    assert at(s, "z13") == "F6"
    step(s, todo(stages.RETREAT_FOES, space("F6") | 1 << piece("z13") - 43 + 6))
    assert at(s, "z13") == "F_start"


@pytest.mark.rule("ZD-413")
def test_zeds_attack_whom_they_meet_and_hold_or_retreat() -> None:
    s = given("I", units={"civ1": "F2"}, zeds={"F3": "zed_9_4"})
    activate(s, "forest")
    play(s, "pick civ1", "die 1", "die 2", "die 6", "no")
    assert (at(s, "z34"), at(s, "civ1")) == ("F2", "bed1")
    s = given("I", units={"furies": "F2"}, zeds={"F3": "zed_2_1"})
    activate(s, "forest")
    play(s, "pick furies", "die 6", "die 5", "...")
    assert (at(s, "z1"), at(s, "furies")) == ("F3", "F2")


@pytest.mark.rule("ZD-414")
def test_villagers_and_refugees_do_not_defend() -> None:
    s = given("II", units={"villagers_F4": "F4"}, zeds={"F5": "zed_5_3"})
    activate(s, "forest")
    assert (at(s, "z13"), at(s, "villagers_F4")) == ("F4", "F3")
    assert s.t[INFECTION] == 0


@pytest.mark.rule("ZD-415")
def test_brains_drive_winners_on() -> None:
    s = given("I", units={"civ1": "F3"}, zeds={"F4": "zed_9_4"}, turn_flags=BRAINS)
    activate(s, "forest")
    play(s, "pick civ1", "die 1", "die 1", "die 1")  # dead; the Zed goes on into an empty space
    assert at(s, "z34") == "F2"


@pytest.mark.rule("ZD-416")
def test_berserkers_go_on_alone() -> None:
    s = given("I", units={"civ1": "F3"}, zeds={"F4": "zed_9_4"}, foes={"berserkers": "F4"})
    activate(s, "forest")
    play(s, "pick civ1", "die 1", "die 1", "die 1")
    assert (at(s, "berserkers"), at(s, "z34")) == ("F2", "F3")


@pytest.mark.rule("ZD-417")
def test_the_fast_go_a_step_farther_alone() -> None:
    s = given("I", zeds={"F4": "zed_5_3"}, foes={"k10": "F4"})
    activate(s, "forest")
    assert (at(s, "k10"), at(s, "z13")) == ("F2", "F3")
    s = given("I", zeds={"F4": "zed_5_3"})
    s.t[MARKER + 3] = piece("z13")
    activate(s, "forest")
    assert at(s, "z13") == "F2"
    s = given("I", foes={"k10": "F4"})
    s.t[MARKER + 3] = piece("k10")
    activate(s, "forest")
    assert at(s, "k10") == "F2"  # both together still give one


@pytest.mark.rule("ZD-418")
def test_reanimators_recover_first() -> None:
    s = given("I", foes={"reanimators": "F4"}, wounds={"reanimators": 3})
    activate(s, "forest")
    assert hits(s, "reanimators") == 2
    assert at(s, "reanimators") == "F3"


@pytest.mark.rule("ZD-419")
def test_a_surge_activates_a_track_the_card_does_not_list() -> None:
    s = given("I", zeds={"F6": "zed_2_1", "M6": "zed_3_1"}, event="b01", surge=True)
    phase(s, ZEDS_PHASE)
    assert {str(a) for a in s.options(-1)} == {"surge mountain", "surge highway", "surge suburbs"}
    play(s, "surge mountain")
    assert at(s, "z2") == "M5"
    calm = given("I", zeds={"F6": "zed_2_1"}, event="b01", surge=False)
    phase(calm, ZEDS_PHASE)
    assert "pass" in options(calm)


@pytest.mark.rule("ZD-420")
def test_a_pestilent_zed_spits_at_the_next_space() -> None:
    s = given("I", units={"civ1": "F1"}, zeds={"F3": "zed_5_3"})
    s.t[MARKER + 7] = piece("z13")
    activate(s, "forest")
    play(s, "pick civ1", "die 4", "die 5")
    assert hits(s, "civ1") == 3
    assert s.t[INFECTION] == 0


@pytest.mark.rule("ZD-421")
@pytest.mark.rule("ZD-641")
def test_zeds_beside_the_hidden_dog_move_on_unless_it_barks() -> None:
    s = given("II", units={"pickles": "F3"}, zeds={"F3": "zed_5_3"})
    play(activate(s, "forest"), "die 4")
    assert at(s, "z13") == "F3"
    play(activate(s, "forest"), "die 3")
    assert at(s, "z13") == "F2"


# -- chaos ----------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-430")
@pytest.mark.rule("ZD-433")
def test_zed_control_and_ordered_chaos() -> None:
    s = given("IV", zeds={"F3": "zed_5_3"}, chaos={"M2": 1, "H3": 1})
    controlled = [places.zed_controlled(s, space(n)) for n in ("F3", "M2", "F4")]
    assert controlled == [True, True, False]
    text(s, "o10")
    assert s.t[CHAOS + space("H3")] == 2


@pytest.mark.rule("ZD-434")
@pytest.mark.rule("ZD-435")
def test_chaos_stops_and_holds_units() -> None:
    s = given("II", units={"hunt": "F1"}, chaos={"F3": 1}, ammo=5)
    assert "move hunt F3" in options(s)
    assert "move hunt F4" not in options(s)
    play(s, "move hunt F3")
    assert not any("hunt" in option for option in options(s))
    assert why(s, "move hunt F2") == "ZD-435"
    assert why(s, "use leadership") == "ZD-435"


@pytest.mark.rule("ZD-437")
def test_some_are_free_of_chaos() -> None:
    s = given("IV", units={"pickles": "F1", "horatius": "M1", "vip": "H4"},
              chaos={"F3": 1, "M2": 1, "H3": 1})  # fmt: skip
    assert {"move pickles F5", "move horatius M4", "move vip H3"} <= options(s)


@pytest.mark.rule("ZD-440")
def test_a_stuck_unit_makes_no_march() -> None:
    s = given("II", units={"rangers": "F3"}, chaos={"F3": 1})
    phase(s, 2)
    assert "pass" in options(s)


@pytest.mark.rule("ZD-441")
def test_arrival_attacks_then_holds() -> None:
    s = given("II", units={"civ1": "H3", "vip": "H3"})
    step(s, todo(stages.PLACE_ZED, space("H3") | 1 << 7))
    play(s, "zed zed_9_4", "pick civ1", "die 2", "die 3", "...")
    assert at(s, "civ1") == "H2" or s.to_act == (-1,)
    assert s.t[CHAOS + space("H3")] == 1
    assert s.t[INFECTION] >= 3  # the melee, and refugees eaten


@pytest.mark.rule("ZD-442")
def test_no_chaos_below_level_two() -> None:
    s = given("I", zeds={"F5": "zed_5_3"})
    activate(s, "forest")
    assert at(s, "z13") == "F4"
    assert not any(s.t[CHAOS : CHAOS + 41])
