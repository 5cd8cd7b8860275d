"""Content: as the rules page says, and refused with its place where the rules can't play it."""

from __future__ import annotations

import pytest
from tests.games.virusid.given import GAME

from miasma.core.errors import ContentError

PACKS = [
    ("game.toml", '[[cure_start]]\nid = "cure_start_2"\nfield = 99', "cure_start_2"),
    ("game.toml", '[[spread]]\nid = "bird"\ncosts = [0, 1]', "costs"),
    ("game.toml", "[setup]\nexpert_dna = 30", "cheapest build"),
    ("game.toml", "[scales]\nlevels_max = 3", "levels_max"),
    ("game.toml", '[[continent_corpses]]\nid = "continent_corpses_2"\nasia = 9', "total"),
    ("game.toml", '[[difficulty]]\nid = "easy"\nmassive_research = 4', "parts"),
    ("events.toml", '[[event]]\nid = "A01"\nheal = ["atlantis"]', "atlantis"),
    ("events.toml", '[[event]]\nid = "A01"\neffects = [{ verb = "rain" }]', "rain"),
    ("events.toml", '[[event]]\nid = "A07"\neffects = [{ verb = "dna", amount = 3 }]', "who"),
    ("events.toml",
     '[[event]]\nid = "B13"\neffects = [{ verb = "block_airport", cities = ["lima"] }]',
     "no airport"),
    ("strains.toml", '[[strain]]\nid = "cysts_1"\nfamily = "rash"', "top symptom"),
    ("markers.toml", '[[marker]]\nid = "hygiene"\neffects = [{ verb = "blocked" }]', "fixed"),
    ("board.toml", '[[city]]\nid = "madrid"\nfields = ["blood", "blood"]', "types"),
    ("board.toml", '[[city]]\nid = "lima"\npopulation = 4', "population"),
    ("pathogens.toml",
     '[[pathogen]]\nid = "virus"\n[[pathogen.ability]]\nid = "virus.1"\ncost = 0', "cost"),
    ("start_cards.toml", '[[start_card]]\nid = "start_london"\ncity = "atlantis"', "atlantis"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "text", "wish"), PACKS)
def test_what_the_rules_cannot_play_is_refused(tmp_path, file, text, wish):
    (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=wish):
        GAME.with_content(tmp_path)


def test_numbers_of_a_pack_are_played(tmp_path):
    pack = '[[cure_start]]\nid = "cure_start_2"\nfield = 15'
    (tmp_path / "game.toml").write_text(pack, encoding="utf-8")
    game = GAME.with_content(tmp_path)
    assert game.start(2).view()["cure"] == 15
    assert game.content_digest != GAME.content_digest


def test_what_lies_in_the_box():
    boxed = GAME.data.game.components
    assert len(GAME.data.events) == boxed.event_cards == 95
    assert len(GAME.data.strains) == boxed.strain_cards == 16
    assert sum(marker.count for marker in GAME.data.markers) == boxed.counter_markers == 35
    assert len(GAME.data.board.cover_tile) == boxed.cover_tiles == 21
    assert sum(city.population for city in GAME.data.cities) == 110
    uses = GAME.data.game.display_stone_use
    assert uses.total == boxed.display_stones_per_colour == 22


def test_start_cards_are_worth_the_expert_budget():
    costs = {ladder.id: ladder.costs for ladder in GAME.data.ladders}
    for card in GAME.data.start_cards:
        bought = dict[str, int](card.spread.items()) | dict[str, int](card.resistance.items())
        price = card.dna + sum(sum(costs[kind][:level]) for kind, level in bought.items())
        family = [s for s in GAME.data.strains if s.family == card.strain_family]
        price += GAME.data.game.strain_slot_costs.costs[0] + family[0].symptom[0].cost
        assert price == GAME.data.game.setup.expert_dna, card.id
