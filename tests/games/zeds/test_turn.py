"""The turn: phases, windows, winning and losing, resources (section 4, 5.1, 5.7)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.zeds.given import (
    GAME,
    activate,
    at,
    given,
    options,
    phase,
    piece,
    play,
    space,
    step,
    text,
    why,
)

from miasma.core.agenda import todo
from miasma.games.zeds import stages, tell
from miasma.games.zeds.table import (
    ACTION_PHASE,
    AMMO,
    CARDS_LEFT,
    CHAOS,
    CHAOS_POOL,
    CURE,
    DEFIANT,
    EVENT_ACTIONS,
    FREE_ACTIONS,
    HOUSEKEEPING,
    INFECTION,
    LEAD,
    MARKER,
    NO_ENTRY,
    PHASE,
    PLAYED,
    PRFN,
    SUPERWEAPON,
    SUPPLIES,
    TRAINED,
    TURN,
    TURN_FLAGS,
    UNCHECKED,
    ZEDS_PHASE,
)
from miasma.games.zeds.tell import PHASES


def phases_of(monkeypatch: pytest.MonkeyPatch, level: str, event: str = "b01") -> list[str]:
    """The phases that a turn of a level runs through."""
    s = given(level, units={"hunt": "town"}, event=event, infection=0)
    nobody: tuple[int, ...] = ()
    s.to_act = nobody
    s.agenda.clear()
    s.agenda.append(todo(stages.OPEN_PHASE, PRFN))
    seen: list[str] = []
    monkeypatch.setattr(tell, "phase", lambda _, number: seen.append(PHASES[number]))
    s.run()
    for _ in range(60):
        if not s.to_act or s.t[PHASE] == HOUSEKEEPING or "housekeeping" in seen:
            break
        legal = options(s)
        s.events = []
        s.play("pass" if "pass" in legal else sorted(legal)[0], s.to_act[0])
    return seen


@pytest.mark.rule("ZD-102")
@pytest.mark.parametrize(
    ("level", "expected"),
    [
        ("base", ["zeds", "action", "housekeeping"]),
        ("I", ["infection", "eat", "zeds", "action", "housekeeping"]),
        ("II", ["prfn", "infection", "eat", "zeds", "action", "housekeeping"]),
    ],
)
def test_phases_in_order(monkeypatch: pytest.MonkeyPatch, level: str, expected: list[str]) -> None:
    assert phases_of(monkeypatch, level) == expected
    assert list(PHASES[2:8]) == ["prfn", "infection", "eat", "zeds", "action", "housekeeping"]


@pytest.mark.rule("ZD-103")
@pytest.mark.rule("ZD-105")
@pytest.mark.parametrize("foe", [{"zeds": {"F0": "zed_5_3"}}, {"foes": {"vermin": "F0"}}])
def test_whoever_of_the_zeds_enters_town_ends_the_game(foe: dict[str, dict[str, str]]) -> None:
    s = given("I", units={"hunt": "town"}, **foe)  # type: ignore[arg-type]
    activate(s, "forest")
    assert s.over
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.winners, s.agenda) == ("zeds_in_town", [], [])


@pytest.mark.rule("ZD-104")
def test_a_chaos_marker_too_many_ends_the_game() -> None:
    s = given("II", zeds={"S4": "zed_5_3"}, chaos={"F4": 10})
    assert s.t[CHAOS_POOL] == 0
    activate(s, "suburbs")
    assert s.over
    assert s.outcome is not None
    assert s.outcome.reason == "chaos"


@pytest.mark.rule("ZD-106")
def test_the_zeds_phase_of_the_final_card_survived_is_a_victory() -> None:
    s = given("I", event="b30")
    s.to_act = ()
    s.agenda.clear()
    s.agenda.append(todo(stages.OPEN_PHASE, ACTION_PHASE))
    s.run()
    assert s.over
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.winners) == ("survived", [0])


@pytest.mark.rule("ZD-107")
def test_losing_all_units_is_no_loss() -> None:
    s = given("I", units={"hunt": "F2"}, wounds={"hunt": 1})
    step(s, todo(stages.HIT, piece("hunt") | 1 << 7))
    play(s, "die 1", "die 1")
    assert at(s, "hunt") == "graveyard"
    assert not s.over
    assert options(s) == {"pass"}


@pytest.mark.rule("ZD-108")
def test_resources_stay_between_0_and_20() -> None:
    s = given("V", supplies=19, ammo=19, held="f39")
    play(s, "play f39")
    assert (s.t[SUPPLIES], s.t[AMMO]) == (20, 20)
    base = given("base", units={"hunt": "F0"}, supplies=0)
    text(base, "b03")
    assert base.t[SUPPLIES] == 0
    text(base, "b15")
    assert base.t[INFECTION] == 0


@pytest.mark.rule("ZD-109")
def test_what_is_impossible_is_skipped() -> None:
    s = given("I", zeds={"F3": "zed_5_3"})
    text(s, "b19")  # nobody is in the mine
    assert s.t[NO_ENTRY] == 1 << space("M4")
    assert "pass" in options(s)


@pytest.mark.rule("ZD-110")
@pytest.mark.rule("ZD-126")
@pytest.mark.rule("ZD-1303")
def test_the_lead_decides_ties() -> None:
    s = given("I", seats=3, lead=2)
    text(s, "b07")
    assert s.to_act == (2,)
    assert options(s) == {"pick F_start", "pick M_start", "pick H_start", "pick S_start"}


@pytest.mark.rule("ZD-111")
def test_refugees_only_move() -> None:
    s = given("II", units={"vip": "F3", "hunt": "town"}, ammo=5, supplies=9)
    assert {o for o in options(s) if " vip" in o} == {"move vip F2"}


@pytest.mark.rule("ZD-112")
def test_the_graveyard_is_out_of_play() -> None:
    s = given("I", units={"hunt": "graveyard", "piazza": "town"})
    assert why(s, "move hunt F0") == "ZD-112"
    assert not any(" hunt" in option for option in options(s))


@pytest.mark.rule("ZD-113")
def test_markers_go_with_the_unit_and_defiance_with_its_space() -> None:
    s = given("IV", units={"civ1": "F4"}, defiant=1 << piece("civ1"), trained=1 << piece("civ1"))
    s.t[MARKER] = piece("civ1")
    step(s, todo(stages.RETREAT_ONE, piece("civ1")))
    assert not s.t[DEFIANT]
    assert s.t[TRAINED]
    from miasma.games.zeds.rules import places

    places.kill(s, piece("civ1"))
    assert (s.t[TRAINED], s.t[MARKER]) == (0, -1)


# -- windows --------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-120")
def test_a_window_opens_only_if_something_can_be_done() -> None:
    s = given("I", units={"hunt": "town"})
    step(s, stages.WINDOW)
    assert "pass" in options(s)  # nothing was asked
    s = given("I", units={"hunt": "bed1"}, held="f03")
    step(s, stages.WINDOW)
    assert options(s) == {"discharge hunt", "bury hunt", "ok"}
    play(s, "discharge hunt")
    assert "pass" in options(s)


@pytest.mark.rule("ZD-121")
def test_held_cards_have_their_time() -> None:
    s = given("V", units={"hunt": "F1"}, held="f01 f05 f17 f40", zeds={"F3": "zed_5_3"})
    assert {o for o in options(s) if o.startswith("play")} == {"play f05"}
    assert why(s, "play f01") == "ZD-121"
    activate(s, "forest")
    assert options(s) == {"play f17", "ok"}
    play(s, "play f17", "die 1")
    assert at(s, "z13") == "F3"


@pytest.mark.rule("ZD-121")
def test_a_track_is_cancelled_before_it_activates() -> None:
    s = given("V", held="f40", zeds={"F3": "zed_5_3"}, event="b05", surge=False)
    s.t[PHASE] = ZEDS_PHASE
    step(s, todo(stages.RUN_PHASE, ZEDS_PHASE))
    assert options(s) == {"play f40", "ok"}
    play(s, "play f40")
    assert at(s, "z13") == "F3"
    assert s.view(0)["discarded"] == ["f40"]


@pytest.mark.rule("ZD-122")
@pytest.mark.rule("ZD-205")
def test_a_card_is_played_once_a_turn_even_if_it_comes_back() -> None:
    s = given("V", held="f44 f21", zeds={"F1": "zed_9_4"}, infection=0)
    assert why(s, "play f21") == "ZD-122"  # no effect
    play(s, "play f44", "pick z34", "die 1", "die 1", "die 6")
    assert s.view(0)["held"] == ["f21", "f44"]
    assert why(s, "play f44") == "ZD-122"
    s.t[PLAYED] = 0
    play(s, "play f44", "pick z34", "die 1", "die 1", "die 5")
    assert s.view(0)["held"] == ["f21"]
    assert why(s, "play f44") == "ZD-205"


@pytest.mark.rule("ZD-123")
def test_spaces_are_handled_nearest_town_first() -> None:
    s = given("IV", chaos={"T3": 1, "F4": 1, "S3": 1})
    text(s, "f13")
    play(s, "zed zed_2_1")
    assert at(s, "z1") == "S3"  # number 3 of the suburbs before number 3 of the tunnel
    play(s, "zed zed_3_1")
    assert at(s, "z2") == "out"  # not weaker than 3
    play(s, "zed zed_3_2")
    assert at(s, "z3") == "F4"


@pytest.mark.rule("ZD-124")
def test_single_options_stand_in_the_record() -> None:
    s = given("I", units={"hunt": "F1"}, zeds={"F2": "zed_5_3"})
    play(s, "move hunt F2", "die 6", "die 6", "no")
    assert options(s) == {"pick z13"}
    assert str(s.forced(0)) == "pick z13"


# -- housekeeping ---------------------------------------------------------------------------------


@pytest.mark.rule("ZD-701")
def test_housekeeping_clears_the_turn_and_passes_the_lead() -> None:
    s = given("II", seats=2, units={"hunt": "town"}, no_entry=1 << space("M4"), turn_flags=5,
              event_actions=3, healed=9, played=4, keys_used=3)  # fmt: skip
    s.t[FREE_ACTIONS + piece("hunt")] = 2
    phase(s, HOUSEKEEPING)
    assert (s.t[NO_ENTRY], s.t[TURN_FLAGS], s.t[EVENT_ACTIONS], s.t[PLAYED]) == (0, 0, 0, 0)
    assert s.t[FREE_ACTIONS + piece("hunt")] == 0
    assert s.t[LEAD] == 1


@pytest.mark.rule("ZD-710")
@pytest.mark.rule("ZD-439")
@pytest.mark.rule("ZD-436")
@pytest.mark.rule("ZD-840")
def test_order_is_restored_one_marker_a_space() -> None:
    s = given("II", units={"hunt": "F4"}, foes={"looters": "S3"}, chaos={"F4": 2, "S3": 1, "M2": 1})
    phase(s, HOUSEKEEPING)
    assert [s.t[CHAOS + space(n)] for n in ("F4", "S3", "M2")] == [1, 0, 1]
    assert (s.t[INFECTION], s.t[CHAOS_POOL]) == (2, 8)


@pytest.mark.rule("ZD-710")
def test_the_whole_step_is_one_effect() -> None:
    s = given("II", units={"hunt": "F4", "piazza": "M2"}, chaos={"F4": 1, "M2": 1}, infection=12)
    phase(s, HOUSEKEEPING)
    assert not any(s.t[CHAOS : CHAOS + 41])
    assert s.t[UNCHECKED] == 1  # and only now the dice of the outbreak
    assert {str(action) for action in s.options(-1)} == {f"die {n}" for n in range(1, 7)}


@pytest.mark.rule("ZD-711")
@pytest.mark.rule("ZD-437")
def test_who_does_not_restore_order_and_who_does_it_quietly() -> None:
    s = given("IV", units={"pickles": "F4", "horatius": "S3", "vip": "M2"},
              chaos={"F4": 1, "S3": 1, "M2": 1})  # fmt: skip
    phase(s, HOUSEKEEPING)
    assert sum(s.t[CHAOS : CHAOS + 41]) == 3
    s = given("II", units={"riot_squad": "F4"}, chaos={"F4": 1})
    phase(s, HOUSEKEEPING)
    assert (s.t[CHAOS + space("F4")], s.t[INFECTION]) == (0, 0)
    s = given("III", units={"hunt": "F4", "agee": "town"}, chaos={"F4": 1}, infection=5,
              superweapon=1)  # fmt: skip
    phase(s, HOUSEKEEPING)
    assert (s.t[INFECTION], s.t[SUPERWEAPON]) == (3, 1)


@pytest.mark.rule("ZD-712")
def test_order_is_restored_beside_hiding_zeds() -> None:
    s = given("II", units={"pickles": "F4", "hunt": "F4"}, zeds={"F4": "zed_5_3"}, chaos={"F4": 1})
    phase(s, HOUSEKEEPING)
    assert s.t[CHAOS + space("F4")] == 0


@pytest.mark.rule("ZD-730")
def test_cure_and_exterminator_lower_infection_each_turn() -> None:
    s = given("III", infection=6, cure=2, elwood=1)
    phase(s, HOUSEKEEPING)
    assert s.t[INFECTION] == 4
    s = given("III", infection=6, cure=1)
    phase(s, HOUSEKEEPING)
    assert (s.t[INFECTION], s.t[CURE]) == (6, 1)


@pytest.mark.rule("ZD-125")
def test_a_game_has_as_many_turns_as_cards() -> None:
    for length in GAME.data.game.length:
        s = GAME.start(1, options={"level": length.level, "length": length.length})
        assert s.t[CARDS_LEFT] == length.total_cards  # type: ignore[attr-defined]


def test_a_turn_begins_with_a_heading_and_its_event_card() -> None:
    s = given("III")
    s.listen()
    step(s, stages.OPEN_TURN)
    s.roll(Random(1))
    assert s.events is not None
    head, card = s.events[:2]
    assert (head.kind, head.heading, card.kind) == ("turn", True, "event")
    assert head.say("zeds") == f"Turn {s.t[TURN]}."
