"""The expert start: builds from 55 DNA (VR-22 to VR-29)."""

from __future__ import annotations

import pytest
from tests.games.virusid.given import (
    GAME,
    asked,
    give,
    node,
    options,
    play,
    player,
    put,
    start,
    why,
)

from miasma.core.errors import IllegalAction
from miasma.games.virusid import table as t
from miasma.games.virusid.checks import cheapest_build
from miasma.games.virusid.rules import build, setup
from miasma.games.virusid.state import VirusidState


def expert(*genes: str, **more: str):
    genes = genes or ("lethal", "cure3")
    return start(2, "starter red", *(f"gene {gene}" for gene in genes), start="expert", **more)


SHOPPING = "level livestock,level cold,level medicine,strain cysts_1,symptom cysts_1".split(",")
OTHERS = "level livestock,level cold,level medicine,strain cysts_2,symptom cysts_2".split(",")


@pytest.mark.rule("VR-22")
@pytest.mark.rule("VR-R-22")
def test_markers_are_dealt_first_then_one_after_another_builds():
    state = expert()
    assert (node(state), asked(state)) == ("build", "red")
    assert player(state, "red")["dna"] == 55
    assert not options(state, "lethal")
    assert why(state, "lethal mortality") == "VR-22"
    play(state, "level livestock", "strain cysts_1")
    assert not options(state, "discard")
    assert why(state, "discard cysts_1") == "VR-22"
    play(state, "symptom cysts_1", "level cold", "level medicine", "end")
    assert (node(state), asked(state)) == ("build", "yellow")


@pytest.mark.rule("VR-23")
@pytest.mark.rule("VR-R-14")
def test_the_build_must_have_its_minimum():
    state = expert("spread_blood", "resist_cold")
    for action in SHOPPING:
        assert "end" not in options(state)
        assert why(state, "end") == "VR-23"
        play(state, action)
    assert "end" in options(state)


@pytest.mark.rule("VR-23")
def test_a_purchase_that_leaves_no_way_to_finish_is_not_offered():
    state = expert()
    play(state, "level cold")
    assert player(state, "red")["dna"] == 42
    assert "level cold" not in options(state)
    assert why(state, "level cold") == "VR-23"


@pytest.mark.rule("VR-24")
def test_what_is_left_above_forty_is_lost_at_the_end_of_the_build():
    state = expert("dna15", "cure3")
    assert player(state, "red")["dna"] == 70
    play(state, *SHOPPING)
    give(state, "red", dna=47)
    play(state, "end")
    assert player(state, "red")["dna"] == 40


@pytest.mark.rule("VR-25")
def test_all_build_then_all_place_where_they_like():
    state = play(expert(), *SHOPPING, "end")
    assert node(state) == "build"
    play(state, *OTHERS, "end")
    assert (node(state), asked(state)) == ("first_stone", "red")
    assert options(state) == ["first shanghai l"]
    play(state, "first shanghai l")
    assert (node(state), asked(state)) == ("first_stone", "yellow")


@pytest.mark.rule("VR-26")
def test_markers_take_effect_at_once():
    state = expert("resist_heat", "infection2")
    assert player(state, "red")["resistances"]["heat"] == 3
    assert player(state, "yellow")["infection"] == 3  # 2 and the bacterium's 1


@pytest.mark.rule("VR-27")
def test_the_cheapest_completion():
    state = expert()
    assert build.cheapest_completion(state, 0) == 43 == cheapest_build(GAME.data)
    assert build.cheapest_completion(expert("resist_heat", "cure3"), 0) == 30
    assert build.cheapest_completion(expert(pathogen="vibrio"), 0) == 10 + 13 + 5 + 2
    play(state, "level livestock")
    assert build.cheapest_completion(state, 0) == 33


@pytest.mark.rule("VR-27")
def test_every_build_can_be_finished_whatever_is_bought():
    from random import Random

    for seed in range(12):
        rng = Random(seed)
        state = start(3, start="expert", pathogen=rng.choice(("bacterium", "fungus", "vibrio")))
        while not state.over and node(state) in ("starter", "gene", "build"):
            seat = state.to_act[0]
            state.play(rng.choice(state.legal(seat)), seat)
        assert state.to_act


@pytest.mark.rule("VR-29")
def test_if_no_field_fits_every_free_one_does():
    state = play(expert(), *SHOPPING, "end")
    play(state, *OTHERS, "end")
    give(state, "red", livestock=0)
    assert len(setup.first_choices(state, 0)) == sum(
        bool(fields) for fields in state.board.pair_fields
    )
    put(state, "yellow", "madrid s")
    assert "first madrid s" not in [
        str(GAME.vocabulary[index]) for index in setup.first_choices(state, 0)
    ]


@pytest.mark.rule("VR-163")
def test_a_fungus_gets_no_bird_marker_and_no_bird_card():
    state = start(2, "starter red", start="expert", pathogen="fungus")
    assert "gene spread_bird" not in options(state)
    assert len(options(state)) == 11
    state = start(2, "starter red", pathogen="fungus")
    assert "card start_shanghai" not in options(state)
    with pytest.raises(IllegalAction):
        state.play("card start_shanghai")


@pytest.mark.rule("VR-R-08")
def test_four_cards_remain_for_a_fungus():
    state = start(4, "starter red", pathogen="fungus")
    assert state.t[t.CARDS_OPEN].bit_count() == 4


@pytest.mark.rule("VR-23")
def test_a_build_that_a_pack_leaves_no_purchase_for_may_end(tmp_path):
    weak = '{ verb = "resist", kind = "cold", amount = -3, who = "self" }'
    pack = f"""[[strain]]\nid = "cysts_1"
    [[strain.symptom]]\nid = "cysts_1.1_cysts"\neffects = [{weak}]"""
    (tmp_path / "strains.toml").write_text(pack, encoding="utf-8")
    chance = ("starter red", "gene lethal", "gene cure3")
    state = GAME.with_content(tmp_path).start(2, options={"start": "expert"})
    assert isinstance(state, VirusidState)
    play(state, *chance, "level livestock", "level cold", "level medicine", "strain cysts_1")
    give(state, "red", dna=2)  # enough for the symptom, which would close Shanghai
    state.offered = None
    assert options(state) == ["end"]
    play(state, "end", *OTHERS, "end")
    assert options(state) == ["first shanghai l"]
