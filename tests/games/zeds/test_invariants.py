"""The invariants: each finds what breaks it, and random play keeps them all."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.zeds.given import GAME, given, piece, space

from miasma.games.zeds.rules import places
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import (
    AMMO,
    AT,
    BARRICADES,
    CARDS_LEFT,
    CHAOS,
    DISCARDED,
    HEALED,
    INFECTION,
    RESEARCHED,
    WOUNDS,
)


def broken(s: ZedsState) -> set[str]:
    """The ids of the invariants that are broken."""
    return {sentence.split(":")[0] for sentence in s.invariants()}


@pytest.mark.rule("ZD-INV-01")
def test_every_piece_is_in_one_place() -> None:
    s = given("I", units={"hunt": "F3"}, zeds={"F5": "zed_5_3"})
    assert not broken(s)
    s.t[AT + piece("z13")] = -2
    assert "ZD-INV-01" in broken(s)


@pytest.mark.rule("ZD-INV-02")
def test_chaos_markers_are_neither_made_nor_lost() -> None:
    s = given("II")
    s.t[CHAOS + space("F3")] = 1
    assert broken(s) == {"ZD-INV-02"}


@pytest.mark.rule("ZD-INV-03")
@pytest.mark.parametrize(("place", "value"), [(AMMO, 21), (INFECTION, 14), (AMMO, -1)])
def test_tracks_have_ends(place: int, value: int) -> None:
    s = given("I")
    s.t[place] = value
    assert broken(s) == {"ZD-INV-03"}


@pytest.mark.rule("ZD-INV-04")
def test_stacking_limits() -> None:
    s = given("I", zeds={"F3": "zed_5_3 zed_6_3 zed_2_1"})
    assert broken(s) == {"ZD-INV-04"}
    s = given("I", units={"hunt": "F3", "piazza": "F3", "schmidt": "F3"})
    assert broken(s) == {"ZD-INV-04"}


@pytest.mark.rule("ZD-INV-05")
def test_enemies_share_no_space() -> None:
    s = given("I", units={"hunt": "F3"}, zeds={"F3": "zed_5_3"})
    assert broken(s) == {"ZD-INV-05"}
    assert not broken(given("II", units={"pickles": "F3"}, zeds={"F3": "zed_5_3"}))


@pytest.mark.rule("ZD-INV-06")
def test_no_zed_is_in_town() -> None:
    s = given("I", zeds={"F3": "zed_5_3"})
    places.put(s, piece("z13"), space("town"))
    assert "ZD-INV-06" in broken(s)


@pytest.mark.rule("ZD-INV-07")
def test_one_barricade_a_track() -> None:
    s = given("II", barricades=1 << space("F3"))
    assert not broken(s)
    s.t[BARRICADES] |= 1 << space("F2")
    assert broken(s) == {"ZD-INV-07"}


@pytest.mark.rule("ZD-INV-08")
def test_the_comatose_lie_in_beds() -> None:
    s = given("I", units={"hunt": "F3"})
    s.t[WOUNDS + piece("hunt")] = 2
    assert broken(s) == {"ZD-INV-08"}


@pytest.mark.rule("ZD-INV-09")
def test_what_is_once_a_turn() -> None:
    s = given("III", units={"hunt": "bed1", "wright": "lab"}, wounds={"hunt": 1})
    s.t[HEALED] = 1 << piece("hunt")
    s.t[RESEARCHED] = 1
    notations = {str(action) for action in s.options(0)}
    assert not notations & {"heal hunt", "research"}


@pytest.mark.rule("ZD-INV-10")
def test_cards_are_neither_made_nor_lost() -> None:
    s = given("I")
    s.t[DISCARDED] = 1
    assert broken(s) == {"ZD-INV-10"}
    s = given("I")
    s.t[CARDS_LEFT] += 1
    assert broken(s) == {"ZD-INV-10"}


@pytest.mark.rule("ZD-INV-11")
def test_who_may_be_where() -> None:
    assert broken(given("III", units={"hunt": "lab"})) == {"ZD-INV-11"}
    assert broken(given("IV", units={"petras_angels": "T3"})) == {"ZD-INV-11"}


@pytest.mark.rule("ZD-INV-12")
@pytest.mark.parametrize("level", ["base", "III", "V"])
def test_a_seed_and_a_list_of_actions_make_one_game(level: str) -> None:
    def game() -> ZedsState:
        rng = Random(7)
        s = GAME.start(1, seed=7, options={"level": level})
        assert isinstance(s, ZedsState)
        while not s.over:
            if s.to_act[0] < 0:
                s.advance()
            else:
                s.play(rng.choice(s.legal(0)), 0)
            assert not s.invariants()
        return s

    one, two = game(), game()
    assert one.moves() == two.moves()
    assert one.position() == two.position()
    assert one.record().replay().position() == one.position()
