"""The picture: everything on the table, named, and lit where it can be chosen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.viral.given import (
    GAME,
    ORGAN_IDS,
    given,
    kinds,
    new_game,
    play,
    resolve,
    run,
    set_up,
)

from miasma.core.agenda import todo
from miasma.core.scene import Scene
from miasma.core.text import LANGUAGES
from miasma.games.viral.compile_terms import links
from miasma.games.viral.scene_layout import spread
from miasma.games.viral.state import ViralState
from miasma.games.viral.table import (
    AREA_HAND,
    ASK,
    EVENT_PHASE,
    GAIN,
    HAND,
    OVER,
    VP,
    WAITING,
    WAITING_AREAS,
)


def found(scene: Scene, id: str) -> Any:
    """The element or widget with an id; whoever asks knows which of them it is."""
    node = scene.find(id)
    assert node is not None, id
    return node


def positions(count=4):
    """Positions of random games of all sizes."""
    rng = Random(9)
    for seed in range(count):
        state = new_game(2 + seed % 4, seed, draft=seed % 3 == 2)
        while not state.over:
            if rng.random() < 0.015:
                yield state
            actor = rng.choice(state.to_act)
            state.take(rng.choice(state.legal(actor)), actor)
        yield state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scenes_are_sound(lang):
    for state in positions():
        for reader in (None, 0):
            scene = state.scene(reader, lang)
            assert scene.problems() == []
            assert all(label and tip for label, tip in scene.labelled().values())


def test_the_whole_table_is_there():
    state = set_up(5)
    ids = state.scene(0).ids()
    assert set(ORGAN_IDS) <= ids
    assert {f"token-{n}" for n in range(1, 7)} <= ids
    assert {f"crisis-{n}" for n in range(1, 5)} <= ids
    assert {f"phase-{n}" for n in range(1, 7)} <= ids
    for colour in ("green", "yellow", "orange", "purple", "grey"):
        assert {f"mat-{colour}", f"vp-{colour}", f"research-{colour}"} <= ids
    assert {"display-1", "display-2", "display-3", "deck", "event_space", "crisis_row"} <= ids
    assert {f"green.card_area_{n}" for n in range(1, 7)} <= ids
    assert "green.basic_raid" in ids
    assert "bot_deck" in set_up(2).scene(0).ids()


def test_what_can_be_chosen_is_lit_and_the_way_there_too():
    state = resolve(given(3, organs={"lung_2": "green yellow"}), "green", 3, "basic_stream")
    assert "stop" in state.scene(0).ids()
    play(state, "use 2a")
    virus = found(state.scene(0), "green-1")
    assert virus.attributes["class"] == "can"
    play(state, "virus green-1")
    scene = state.scene(0)
    heart = found(scene, "heart_2")
    assert heart.attributes["class"] == "can"
    assert "flow-heart_2" in scene.ids()  # along the vessel
    assert "flow-lung_1" not in scene.ids()  # the lungs touch
    assert "flow-heart_2" not in state.scene(1).ids()  # only for who chooses


def test_a_carrier_shows_what_it_has_swallowed():
    state = given(3, organs={"liver": "green+yellow,orange*"})
    carrier = found(state.scene(None), "green-1")
    assert carrier.tip == "In: Liver. It carries 2 viruses: Yellow, Orange (protected)."
    texts = [element.text for element in carrier.walk()]
    assert "+2" in texts
    assert "yellow-1" not in state.scene(None).ids()


def test_who_is_ready_is_seen_and_nothing_more():
    state = set_up(3)
    play(state, "1: area 4", "1: card basic_raid")
    mat = found(state.scene(0), "mat-yellow")
    assert "ready" in mat.subtitle
    assert found(state.scene(0), "mat-orange").subtitle.endswith("to act")


def test_controllers_and_tokens_are_told():
    state = given(3, organs={"brain": "yellow"})
    token = found(state.scene(None), "token-1")
    assert token.tip == "Pays 3 VP; research moves by 3. Yellow would score it now."
    five = found(state.scene(None), "token-5")
    assert five.tip.startswith("Pays 2 VP; research moves by 1. 1 VP of it belong")


@pytest.mark.rule("VI-408")
def test_the_bots_marker_promises_no_card():
    scene = given(2, vp="3 3 3").scene(0)
    assert found(scene, "vp-green").tip == "The next mutation card comes at 4 VP."
    assert found(scene, "vp-orange").tip == "The bot takes no mutation cards."


@pytest.mark.rule("VI-046")
def test_a_marker_promises_no_more_cards_than_anybody_may_gain(tmp_path):
    (tmp_path / "tracks.toml").write_text("[vp_track]\nmax_mutations_per_player = 1")
    state = GAME.with_content(tmp_path).start(3, seed=1)
    assert isinstance(state, ViralState)
    state.t[VP] = 4
    scene = state.scene(0)
    assert found(scene, "vp-green").tip == "No more mutation cards to gain."
    assert found(scene, "vp-yellow").tip == "The next mutation card comes at 4 VP."


def test_mats_show_the_final_score_at_the_end():
    state = given(3, organs={"brain": "green"}, vp="12 9 3", gained={"green": "latent"})
    assert found(state.scene(0), "mat-green").value == "12"
    state.t[ASK] = OVER
    assert found(state.scene(0), "mat-green").value == str(12 + 1 + 3)  # an area, a card of 3
    assert found(state.scene(0), "mat-yellow").value == "9"


def test_the_mutation_pick_lights_display_and_deck():
    state = run(given(3, vp="3 0 0"), todo(GAIN, 8))
    scene = state.scene(0)
    assert [found(scene, id).state for id in ("display-1", "deck")] == ["can", "can"]
    assert [found(state.scene(1), id).state for id in ("display-1", "deck")] == ["idle", "idle"]


def test_the_end_shows_how_the_score_came_about():
    state = given(3, organs={"brain": "green"}, vp="9 1 0", gained={"green": "latent hunter"},
                  round=6, phase=6)  # fmt: skip
    state.t[ASK] = OVER
    table = found(state.scene(None), "final-table")
    assert table.rows[0] == ("Green", "9", "1", "4", "14")
    assert table.lit == ((0, 4),)


@pytest.mark.parametrize("count", range(1, 25))
def test_any_number_of_viruses_has_a_place(count):
    places, scale = spread(count)
    assert len(places) == len(set(places)) == count
    assert 0.4 < scale < 1.1


def test_events_point_at_what_is_there_even_if_a_virus_is_gone_again_at_once():
    state = given(4, organs={"kidney_1": "yellow"}, event="number_one", round=6)
    resolve(state, "green", 6, "basic_spread")
    play(state, "use 1a", "place kidney_2", "use 2a")
    state.agenda.insert(0, EVENT_PHASE)
    state.listen()
    before = state.scene(0).ids()
    play(state, "place kidney_1")  # the last icon: the event follows at once
    ids = before | state.scene(0).ids()
    assert state.events is not None
    assert "flushed" in [event.kind for event in state.events]
    assert all(target in ids for event in state.events for target in event.targets)


@pytest.mark.rule("VI-071")
@pytest.mark.parametrize(
    ("round", "phase", "tip"),
    [
        (2, 1, "It waits and comes back at the end of this infection phase."),
        (2, 2, "It waits and comes back at the end of the next infection phase."),
        (6, 1, "It waits and comes back at the end of this infection phase."),
        (6, 4, "It does not come back: the last infection phase is over."),
    ],
)
def test_waiting_cards_tell_when_they_come_back(round, phase, tip):
    state = given(3, round=round, phase=phase)
    state.t[HAND] &= ~1
    state.t[WAITING] = 1
    state.t[AREA_HAND] &= ~1
    state.t[WAITING_AREAS] = 1
    told = state.scene(0).labelled()
    assert told["green.basic_spread"][1].endswith(tip)
    assert told["green.card_area_1"][1].endswith(tip)
    assert not told["green.card_area_2"][1].endswith(tip)


def test_only_the_icon_in_hand_is_current():
    state = resolve(given(3, organs={"liver": "green"}), "green", 1, "express")
    play(state, "use 1a", "virus green-1")
    play(state, f"to {min(kinds(state, 'to'))}")
    scene = state.scene(0)
    assert found(scene, "slot-1a").state == "used"
    play(state, "use 2a")
    scene = state.scene(0)
    assert [found(scene, f"slot-{n}a").state for n in (1, 2)] == ["used", "current"]


def test_an_organ_tells_the_ways_out_and_in():
    tip = set_up(3).scene(0).labelled()["heart_1"][1]
    data = GAME.data
    ways = links(data)
    here = data.organ_index("heart_1")
    out = {data.organs[end].name["en"] for start, end in ways if start == here}
    into = {data.organs[start].name["en"] for start, end in ways if end == here}
    assert out != into
    assert set(tip.split("leads to: ")[1].split(".")[0].split(", ")) == out
    assert set(tip.split("leads here from: ")[1].split(".")[0].split(", ")) == into


def test_a_small_screen_has_round_phase_and_event_in_one_line():
    state = given(3, round=2, phase=4, event="smog")
    assert (
        found(state.scene(0), "standings").status == "Round 2 of 6 · Immune response · Event: Smog"
    )
    assert found(state.scene(0, "ru"), "standings").status.startswith("Раунд 2 из 6 · ")
    happens = given(3, round=2, phase=3, event="smog")
    assert found(happens.scene(0), "standings").status == "Round 2 of 6 · Event: Smog"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_printed_on_the_tracks_explains_itself(lang):
    scene = given(4).scene(0, lang)
    icons = [f"vp-icon-{vp}" for vp in GAME.data.tracks.vp_track.mutation_icons]
    heads = [f"head-{track}" for track in ("vp", "research", "advantage", "crisis")]
    for id in (*icons, *heads, "vp-flip", "cure"):
        assert found(scene, id).label
        assert found(scene, id).tip
    assert str(GAME.data.tracks.vp_track.flip_at) in found(scene, "vp-flip").label
