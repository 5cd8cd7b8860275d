"""The content as a whole, and packs that can't be."""

from __future__ import annotations

import math

import pytest
from tests.games.viral.given import GAME

import miasma
from miasma.core.conformance.depth import Depth
from miasma.core.conformance.play import walk_through
from miasma.core.conformance.walk import Walk
from miasma.core.errors import ContentError
from miasma.games.viral.compile_terms import links


def test_the_box_holds_what_the_rulebook_lists():
    data = GAME.data
    assert sum(card.copies for card in data.basics) == 25
    assert sum(card.copies for card in data.area_cards) == 30
    assert sum(card.copies for card in data.mutations) == 22
    assert sum(card.copies for card in data.events) == 13
    assert sum(colour.virus_tokens for colour in data.colours) == 40
    assert len(links(data)) == len(set(links(data))) + 2  # stomach and small intestine, twice


def test_every_organ_can_be_reached_from_every_other():
    exits: dict[int, set[int]] = {}
    for start, end in links(GAME.data):
        exits.setdefault(start, set()).add(end)
    for start in range(12):
        found, todo = {start}, [start]
        while todo:
            for end in exits[todo.pop()] - found:
                found.add(end)
                todo.append(end)
        assert found == set(range(12))


def test_touching_organs_are_drawn_touching():
    organs = {organ.id: organ for organ in GAME.data.organs}
    touching = {frozenset(touch.organs) for touch in GAME.data.board.touch}
    for one in organs.values():
        for other in organs.values():
            if one.id < other.id:
                gaps = [
                    abs(one.xy[axis] - other.xy[axis]) - one.radius[axis] - other.radius[axis]
                    for axis in (0, 1)
                ]
                drawn = max(gaps) <= 0
                assert drawn == (frozenset((one.id, other.id)) in touching), (one.id, other.id)


def test_vessels_begin_and_end_at_their_organs():
    organs = {organ.id: organ for organ in GAME.data.organs}
    for vessel in GAME.data.board.vessel:
        for id, (x, y) in ((vessel.start, vessel.path[0]), (vessel.end, vessel.path[-1])):
            organ = organs[id]
            far = math.hypot(
                (x - organ.xy[0]) / organ.radius[0], (y - organ.xy[1]) / organ.radius[1]
            )
            assert 0.8 <= far <= 1.2, (vessel.id, id, far)


def test_a_cards_text_says_what_it_is_worth():
    for card in GAME.data.mutations:
        for lang, unit in (("en", "VP"), ("de", "VP"), ("ru", "ПО")):
            assert (f"{card.end_vp} {unit}" in card.text[lang]) == (card.end_vp > 0), card.id


BAD = {
    "[[mutation]]\nid = 'hunter'\neffects = []": "needs one to 4 effects",
    "[[mutation]]\nid = 'hunter'\nend_vp = -1": "end_vp can't be that",
    "[[mutation]]\nid = 'hunter'\neffects = [{ verb = 'fly' }]": "hunter",
    "[[mutation]]\nid = 'hunter'\neffects = [{ verb = 'one_of', effects = [] }]": "two to 3",
    "[[mutation]]\nid = 'hunter'\neffects = [{ verb = 'move', effects = [{ verb = 'move' }] }]": (
        "only one_of"
    ),
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_card_is_refused_by_name(tmp_path, text):
    (tmp_path / "cards.toml").write_text(text)
    with pytest.raises(ContentError, match=BAD[text]):
        miasma.game("viral").with_content(tmp_path)


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("events", "[[event]]\nid='smog'\neffects=[{verb='research_all'}]", "needs steps"),
        ("events", "[[event]]\nid='smog'\neffects=[]", "needs an effect"),
        ("events", "[[event]]\nid='smog'\neffects=[{verb='place_crisis',organ='toe'}]", "no organ"),
        ("board", "[[vessel]]\nid='brain__heart_1'\nto='toe'", "no organ toe"),
        ("board", "[[area]]\nid='area_1'\nnumber=2", "must have the number 1"),
        ("tracks", "[vp_track]\nmutation_icons=[9,4]", "icons must rise"),
        ("tracks", "[research_track]\ntop=0", "a top above it"),
        ("tracks", "[[player_count]]\nid='players_4'\nviruses_per_player=9", "6 to 8"),
        ("tokens", "[[area_token]]\nid='area_token_1'\nwhite={vp=-1,research=0}", "vp can't"),
    ],
)  # fmt: skip
def test_bad_numbers_are_refused_by_name(tmp_path, file, text, message):
    (tmp_path / f"{file}.toml").write_text(text)
    with pytest.raises(ContentError, match=message):
        miasma.game("viral").with_content(tmp_path)


def test_a_pack_with_framed_moves_and_other_numbers_plays(tmp_path):
    frames = "{ verb = 'move', zone = true }, { verb = 'magnet', zone = true }"
    (tmp_path / "cards.toml").write_text(
        f"[[basic]]\nid = 'basic_migrate'\neffects = [{frames}, {{ verb = 'crisis', zone = true }}]"
    )
    (tmp_path / "events.toml").write_text(
        "[[event]]\nid = 'fast_food'\n"
        "effects = [{verb='relocate_each', count=2, area='area_1', fallback='supply'}]\n"
        "[[event]]\nid = 'reproduction'\neffects = [{verb='place_each', count=2}]\n"
    )
    pack = miasma.game("viral").with_content(tmp_path)
    assert pack.content_digest != GAME.content_digest
    for seats in (2, 3, 4, 5):
        for seed in range(3):
            walk = Walk(pack, seats, f"pack/{seed}", Depth(0, 0, 0, 0, 0))
            assert not walk_through(walk).failures
