"""The picture: ids, words, what glows, and nothing secret in it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from tests.games.microworld.given import GAME, GENES, given, play, start, words

import miasma
from miasma.core.elements import Element
from miasma.core.scene import Scene
from miasma.core.text import LANGUAGES
from miasma.core.widgets import Button, Card, Panel, Token, Track
from miasma.games import microworld
from miasma.games.microworld.prompt import prompt
from miasma.games.microworld.scene import draw
from miasma.games.microworld.state import MicroworldState

PLAIN = re.compile(r"(gain|arc|small-arc)-")
"""Ids of parts that can't be pointed at."""
SEATS = (0, 1, None)


def positions(seed: int, options: dict[str, object] | None = None) -> list[MicroworldState]:
    """Positions of a random game, from the bare table to its end."""
    rng = Random(seed)
    state = GAME.start(seed=seed, options=options or GAME.sample_options(rng, 2))
    assert isinstance(state, MicroworldState)
    found = [state.clone()]
    while not state.over:
        seat = rng.choice(state.to_act)
        state.take(rng.choice(state.legal(seat)), seat)
        if state.to_act == (-1,) or rng.random() < 0.2 or state.over:
            found.append(state.clone())
    return found


def piece(scene: Scene, id: str) -> Element:
    found = scene.find(id)
    assert isinstance(found, Element), id
    return found


def token(scene: Scene, id: str) -> Token:
    found = scene.find(id)
    assert isinstance(found, Token), id
    return found


def lit(scene: Scene) -> set[str]:
    """The cells that glow."""
    return {e.id[5:] for e in scene.pieces if e.attributes.get("class") == "can"}


def gain(scene: Scene, cell: str) -> str:
    return "".join(node.text for node in piece(scene, f"gain-{cell}").walk())


@pytest.mark.parametrize("seed", range(4))
def test_pictures_of_random_games(seed: int) -> None:
    for n, state in enumerate(positions(seed)):
        lang = LANGUAGES[n % 3]
        for seat in SEATS:
            scene = draw(state, seat, lang)
            assert scene.problems() == []
            assert scene.prompt == prompt(state, seat, lang)
            names = scene.labelled()
            for id in scene.ids():
                if not PLAIN.match(id):
                    assert names[id][0].strip(), id
                    assert names[id][1].strip(), id
            targets = {
                target
                for who in state.to_act
                if who in (seat, -1)
                for action in state.options(who)
                for target in action.targets
            }
            assert targets <= scene.ids()
        assert Scene.from_dict(json.loads(json.dumps(scene.to_dict()))) == scene
        assert scene.to_svg("dark").count("<text") > 40


@pytest.mark.parametrize("seed", range(2))
def test_changes_lead_from_picture_to_picture(seed: int) -> None:
    for seat in SEATS:
        before: Scene | None = None
        for state in positions(seed + 50):
            after = draw(state, seat, "en")
            if before is not None:
                change = json.loads(json.dumps(after.changes(before)))
                assert before.changed(change) == after
                if after.static_key == before.static_key:
                    assert "stage" not in change
            before = after


@pytest.mark.parametrize("seed", range(8))
def test_nothing_secret_is_in_the_picture(seed: int) -> None:
    rules = {} if seed % 2 else {"scenario": "s10", "rules": "", "open_genes": False}
    rng = Random(seed)
    options = {**GAME.sample_options(rng, 2), "open_genes": False, **rules}
    for state in positions(seed, options):
        for seat in SEATS:
            for world in (state.imagine(seat, rng), state.imagine(seat, rng)):
                assert draw(world, seat, "en") == draw(state, seat, "en")


def test_hidden_genes_are_only_counted() -> None:
    state = given(
        virus="2a2 2a1", antibody="1a3 3a4", last="3a4",
        hand={"virus": "apoptosis necrosis", "antibody": "invasion replication"}, known="invasion",
    )  # fmt: skip
    own, other, nobody = (draw(state, seat, "en") for seat in (0, 1, None))
    assert {"gene-apoptosis", "gene-necrosis", "gene-invasion", "held-1-1"} <= own.ids()
    assert {"gene-replication", "gene-invasion", "held-0-1", "held-0-2"} <= other.ids()
    assert {"gene-invasion", "held-0-1", "held-0-2", "held-1-1"} <= nobody.ids()
    assert not {"gene-apoptosis", "gene-necrosis", "gene-replication"} & nobody.ids()
    assert "held-1-2" not in own.ids()
    assert "gene-replication" not in own.ids()


def test_offers_are_seen_by_their_owner_only() -> None:
    state = start("C", "reference", "mutation drift", "mutation barrier")
    play(state, "mutation dominance", "mutation exchange")
    scenes = [draw(state, seat, "en") for seat in SEATS]
    shown = [{id for id in scene.ids() if id.startswith("offer")} for scene in scenes]
    assert shown == [
        {"offers", "offer-drift", "offer-barrier"},
        {"offers", "offer-dominance", "offer-exchange"},
        {"offers"},
    ]
    play(state, "0: keep drift")
    drift, barrier = (draw(state, 0, "en").find(f"offer-{name}") for name in ("drift", "barrier"))
    assert isinstance(drift, Card)
    assert isinstance(barrier, Card)
    assert (drift.state, barrier.state) == ("chosen", "off")
    assert "drift" not in json.dumps(draw(state, 1, "en").to_dict()["panels"]).lower()
    play(state, "1: keep exchange")
    for seat in SEATS:
        scene = draw(state, seat, "en")
        assert "offers" not in scene.ids()
        assert token(scene, "mutation-0").symbol == "mw-mutation-drift"
        assert "2 mutation markers" in token(scene, "mutation-1").note


def test_every_cell_quarter_and_gene_is_there_in_three_languages() -> None:
    state = given(virus="2a2 2a1", antibody="1a3", last="2a2", tokens="3a5 3a7")
    seen = []
    for lang in LANGUAGES:
        scene = draw(state, 1, lang)
        wanted = {f"cell-{id}" for id in state.board.ids}
        wanted |= {f"quarter-{n}" for n in range(4)} | {f"overview-{gene}" for gene in GENES}
        wanted |= {"reserve", "score-0", "score-1", "virus-1", "virus-2", "antibody-1"}
        wanted |= {"spot-3a5", "spot-3a7"}
        assert wanted <= scene.ids()
        seen.append(scene.labelled()["cell-2a3"])
    assert [label for label, _ in seen] == [
        "Mucosa cell 2a3",
        "Schleimhautzelle 2a3",
        "Клетка слизистой 2a3",
    ]
    assert len({tip for _, tip in seen}) == 3
    english = seen[0][1]
    assert english.startswith("Free. Mucosa tissue, 7 cells: virus 1, antibody 0.")
    assert english.endswith("Placing here pays +0.")


def test_only_choosable_cells_glow_and_only_for_who_may_choose() -> None:
    state = given(virus="2a2 2a1", antibody="1a3", last="2a2")  # MW-EX-01
    assert lit(draw(state, 1, "en")) == {"1a7", "2a3", "2a5", "2a6"}
    assert lit(draw(state, 0, "en")) == lit(draw(state, None, "en")) == set()
    assert gain(draw(state, 1, "en"), "1a7") == "+1"


def test_the_points_of_a_cell_count_rules_e_and_f() -> None:
    state = given(virus="3a3 4a1", antibody="4a2", last="4a1", rules="EF")
    scene = draw(state, 1, "en")
    assert gain(scene, "4a3") == "+4"
    tip = scene.labelled()["cell-4a3"][1]
    assert "pays +4. +1 of it comes at once" in tip
    assert "+2 of it is for the last free cell" in tip
    held = given(virus="3a3 4a1", antibody="4a2", last="4a1", rules="EF", inhibited="antibody")
    assert gain(draw(held, 1, "en"), "4a3") == "+3"


def test_using_a_gene_lights_up_its_targets() -> None:
    state = given(
        virus="1a1", antibody="3a3", last="3a3", tokens="3a5", hand={"virus": "displacement"}
    )
    scene = draw(state, 0, "en")
    assert token(scene, "gene-displacement").state == "can"
    aimed = draw(state, 0, "en", focus="gene-displacement")
    assert token(aimed, "gene-displacement").state == "chosen"
    assert lit(aimed) == {"3a1", "3a2", "3a6", "3a7", "4a1", "4a2"}


def test_markers_show_their_state() -> None:
    state = given(
        virus="1a2 1a5", antibody="1a4 4a7", last="4a7", flipped="1a4",
        seals={"necrosis": "4a7"}, tokens="1a4",
    )  # fmt: skip
    scene = draw(state, 0, "en")
    flipped, sealed = piece(scene, "antibody-1"), piece(scene, "antibody-2")
    assert flipped.attributes["href"] == "#mw-antibody-flipped"
    assert flipped.place == "cell-1a4"
    assert "flipped" in flipped.tip
    assert sealed.attributes["href"] == "#mw-antibody"
    assert piece(scene, "gene-necrosis").place == "cell-4a7"
    assert "Dead" in scene.labelled()["cell-1a2"][1]
    assert "tissue-1a2" in scene.ids()
    assert piece(scene, "anchor").attributes["transform"] == sealed.attributes["transform"]
    assert "scale(0.8)" in piece(scene, "spot-1a4").attributes["transform"]
    order = [entry.id for entry in scene.pieces]
    assert order.index("spot-1a4") < order.index("antibody-1") < order.index("gene-necrosis")


def test_piece_ids_stay_with_the_piece() -> None:
    state = given(
        virus="3a3 4a2", antibody="4a3", last="3a3", to_move="antibody",
        mutations={"antibody": "exchange"},
    )  # fmt: skip
    play(state, "place 3a7")
    before = draw(state, 1, "en")
    assert lit(draw(state, 1, "en", focus="mutation-1")) == {"3a3", "4a2"}
    assert piece(before, "antibody-2").place == "cell-3a7"
    play(state, "exchange 4a2")
    after = draw(state, 1, "en")
    assert piece(after, "antibody-2").place == "cell-4a2"
    assert token(after, "mutation-1").state == "off"
    change = after.changes(before)["pieces"]
    moved = {entry["id"] for entry in change["changed"]}
    assert {"antibody-2", "virus-1", "anchor"} <= moved
    assert "removed" not in change or not any("virus" in id for id in change["removed"])


def test_points_that_are_due() -> None:
    state = given(virus="2a4 3a1 3a6", antibody="3a4 2a7", last="2a7")
    play(state, "place 3a2")
    for seat in SEATS:
        assert "+3 at the end of the turn" in json.dumps(draw(state, seat, "en").to_dict())
    button = draw(state, 0, "en").find("button-end")
    assert isinstance(button, Button)
    assert (button.text, button.price, button.state) == ("End turn", "+3", "can")
    assert draw(state, 1, "en").find("button-end") is None
    play(state, "end")
    assert "at the end of the turn" not in json.dumps(draw(state, 0, "en").to_dict())


def test_inhibition_and_barrier() -> None:
    state = given(
        virus="1a1 1a6", antibody="1a2 2a1", last="2a1", inhibited="virus", barrier="2a2",
        mutations={"antibody": "barrier"}, hand={"virus": "bloodstream"},
    )  # fmt: skip
    scene = draw(state, 0, "en")
    assert "no genes, no points" in scene.labelled()["inhibited-0"][1]
    assert token(scene, "gene-bloodstream").state == "off"
    assert piece(scene, "barrier").place == "cell-2a2"
    assert "2a2" not in lit(scene)


def test_a_reaction_asks_with_two_buttons() -> None:
    state = given(
        virus="1a1", antibody="1a4", last="1a1", hand={"antibody": "apoptosis"},
        mutations={"virus": "gene_theft"},
    )  # fmt: skip
    play(state, "place 1a3", "use apoptosis 1a1")
    asked = draw(state, 0, "en")
    assert {"button-counter", "button-pass", "gene-apoptosis"} <= asked.ids()
    assert "button-pass" not in draw(state, 1, "en").ids()


def test_score_track() -> None:
    state = given(virus="1a1 1a2", antibody="2a1 2a2", last="2a2", scores=(41, 12))
    scene = draw(state, None, "en")
    virus = piece(scene, "score-0")
    assert [node.text for node in virus.walk() if node.text] == ["41"]
    assert virus.children[0].attributes["href"] == "#mw-virus-flipped"
    assert scene.labelled()["score-0"] == (
        "Virus: 41 points",
        "Space 1 of the score track. The marker is turned over: it has reached 39.",
    )
    same = draw(given(virus="1a1", antibody="2a1", scores=(7, 7)), None, "en")
    places = [piece(same, f"score-{seat}").attributes["transform"] for seat in (0, 1)]
    assert places[0] != places[1]


@pytest.mark.rule("MW-04")
@pytest.mark.parametrize(
    ("points", "said"),
    [
        (38, "Space 38 of the score track."),
        (39, "Space 39 of the score track. The marker is turned over: it has reached 39."),
        (81, "Space 1 of the score track. The marker is turned over: it has reached 39."),
    ],
)
def test_a_score_marker_is_turned_over_from_39_on(points: int, said: str) -> None:
    state = given(virus="1a1", antibody="2a1", scores=(points, 0))
    assert draw(state, None, "en").labelled()["score-0"] == (f"Virus: {points} points", said)


def test_markers_left() -> None:
    state = given(virus="1a1 1a2", antibody="2a1 2a2", last="2a2")
    track = draw(state, 0, "en").find("supply-0")
    assert isinstance(track, Track)
    assert sum(bool(space.colour) for space in track.spaces) == 12
    panel = draw(state, 0, "ru").find("panel-1")
    assert isinstance(panel, Panel)
    assert (panel.title, panel.subtitle, panel.area) == ("Антитело", "маркеров: 12", "opponent")


def test_the_end_shows_what_each_tissue_gave() -> None:  # MW-EX-12
    virus = words("1a1 1a2 1a7 2a1 2a2 2a3 2a4 2a5 2a6 2a7 3a1 3a2 3a3 3a6")
    antibody = words("1a3 1a4 1a5 1a6 3a4 3a5 3a7 4a1 4a2 4a3 4a4 4a5 4a6")
    state = given(
        virus=virus, antibody=antibody, turn=27, last="3a3", to_move="antibody",
        flipped="3a6", inhibited="antibody", rules="",
    )  # fmt: skip
    play(state, "place 4a7", "end")
    scene = draw(state, 0, "en")
    given_points = {
        entry.id.removeprefix("result-"): "".join(node.text for node in entry.walk())
        for entry in scene.pieces
        if entry.id.startswith("result-")
    }
    assert given_points == {
        "1a1": "+7", "1a2": "+4", "1a3": "0", "1a6": "0",
        "2a5": "+2", "2a7": "+6", "3a3": "+3", "3a4": "+2",
    }  # fmt: skip
    assert scene.labelled()["result-1a1"][1].endswith("You get 7 points.")
    assert scene.labelled()["result-2a7"][1].endswith("The antibody gets 6 points.")
    assert "anchor" not in scene.ids()
    assert lit(scene) == set()


def test_goal_rules_and_open_genes() -> None:
    state = given(
        virus="1a1",
        antibody="2a1",
        goal="cell_chain",
        goal_by="virus",
        rules="BDH",
        race_by="virus",
    )
    scene = draw(state, 1, "en")
    assert token(scene, "goal").state == "used"
    assert token(scene, "goal").note == "met by the virus"
    assert token(scene, "rule-D").state == "off"
    assert {"rule-B", "rule-D", "rule-H"} <= scene.ids()
    assert "counts double" in scene.labelled()["cell-1a6"][1]
    shown = given(
        virus="1a1", antibody="2a1", open_genes=True, tokens={"3a5": "invasion"},
        hand={"virus": "necrosis"},
    )  # fmt: skip
    for seat in SEATS:
        open_scene = draw(shown, seat, "en")
        assert piece(open_scene, "spot-3a5").attributes["href"] == "#mw-gene-invasion"
        assert "gene-necrosis" in open_scene.ids()


def test_the_stage_is_the_same_all_through_a_game_and_in_all_languages() -> None:
    keys = {
        draw(state, seat, lang).static_key
        for state in positions(3, {"board": "reference"})
        for seat, lang in ((0, "en"), (None, "ru"))
    }
    assert len(keys) == 1


def test_a_board_being_laid() -> None:
    state = GAME.start(seed=1, options={"board": "random"})
    assert isinstance(state, MicroworldState)
    for laid in range(5):
        scene = draw(state, None, "en")
        assert scene.problems() == []
        empty = [scene.labelled()[f"quarter-{n}"][1].startswith("No") for n in range(4)]
        assert empty == [n >= laid for n in range(4)]
        if laid < 4:
            state.play(state.options(-1)[0])


def test_a_small_screen_has_arcs_instead_of_the_track() -> None:
    state = given(virus="1a1", antibody="2a1", scores=(7, 5))
    scene = draw(state, 0, "en")
    full, small = scene.to_svg("dark", panels=False), scene.to_svg("dark", small=True)
    assert 'id="score-0"' in full
    assert 'id="small-arc-0"' not in full
    assert 'id="score-0"' not in small
    assert 'id="small-arc-0"' in small
    assert 'viewBox="62 62 576 576"' in small


def test_every_message_is_there_in_three_languages() -> None:
    folder = Path(microworld.__file__).parent
    keys = []
    for lang in LANGUAGES:
        source = (folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        keys.append(set(re.findall(r"^scene-([\w-]+) =", source, re.MULTILINE)))
    assert keys[0] == keys[1] == keys[2]
    code = "".join(
        (folder / f"{name}.py").read_text(encoding="utf-8")
        for name in ("scene", "scene_board", "scene_panels", "scene_words")
    )
    said = set(re.findall(r"\bsay\(\s*[\"']([\w-]+)[\"']", code))
    assert said <= keys[0]
    assert keys[0] - said == {"counter", "pass", "counter-tip", "pass-tip"}


def test_genes_that_pay_nothing_have_no_badge() -> None:
    state = miasma.game("microworld").start(2, seed=1)
    state.advance()
    scene = state.scene(state.to_act[0], "en")
    assert lit(scene)
    assert not [cell for cell in lit(scene) if gain(scene, cell)]
