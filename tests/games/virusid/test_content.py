"""Content: as the rules page says, and refused with its place where the rules can't play it."""

from __future__ import annotations

import pytest
from tests.games.virusid.given import (
    GAME,
    city,
    cleared,
    close,
    drawing,
    give,
    mark,
    mutating,
    node,
    options,
    play,
    why,
)

from miasma.core.errors import ContentError
from miasma.games.virusid.state import VirusidState

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
    ("start_cards.toml", '[[start_card]]\nid = "start_moscow"\nmutation = "dna15"', "the same"),
    ("game.toml", '[[difficulty]]\nid = "normal"\nparts = { B = 0, C = 4, D = 0 }', "6 at most"),
    ("game.toml", '[[difficulty]]\nid = "easy"\norder_top_to_bottom = ["D", "B"]', "order"),
    ("game.toml", "[scales]\nresistance_per_level = 0", "resistance_per_level"),
    ("game.toml", "[setup]\nexpert_min_strains = 2", "expert_min_strains"),
    ("game.toml", "[components]\npopulation_stones_per_colour = 0", "population_stones"),
    ("game.toml", '[[spread]]\nid = "bird"\nmax_land_links = 2', "max_land_links"),
    ("game.toml", '[[resistance]]\nid = "cold"\npoints_per_level = 2', "points_per_level"),
    ("game.toml", '[[elimination_loss]]\nid = "elimination_loss_2"\neliminated = 0', "eliminated"),
    ("game.toml", "[research_track]\nresearch_start = 25", "cure_start_2"),
    ("game.toml", '[colours]\norder = ["red", "red", "green", "blue"]', "order"),
    ("events.toml", '[[event]]\nid = "B05"\ntype = "A"', "type"),
    ("events.toml", '[[event]]\nid = "A01"\neffects = [{ verb = ["rain"] }]', "verb"),
    ("events.toml",
     '[[event]]\nid = "A07"\neffects = [{ verb = "dna", amount = 3, who = "each" }]', "who"),
    ("events.toml",
     '[[event]]\nid = "B01"\neffects = [{ verb = "marker", marker = "hygiene", cities = 3 }]',
     "list of names"),
    ("events.toml", '[[event]]\nid = "B17"\neffects = '
     '[{ verb = "city_spread", cities = ["rio", "rio"], who = "each" }]', "twice"),
    ("events.toml",
     '[[event]]\nid = "D27"\neffects = [{ verb = "clear_markers", marker = "any", count = 0 }]',
     "count"),
    ("pathogens.toml", '[[pathogen]]\nid = "nanites"\n[[pathogen.ability]]\nid = "nanites.1"\n'
     'effects = [{ verb = "donate", max = 4 }]', "max"),
    ("pathogens.toml",
     '[[pathogen]]\nid = "virus"\nstart = { infection = -1, severity = 0, mortality = 0 }',
     "start infection"),
    ("markers.toml", '[[marker]]\nid = "block"\nplace = "city"', "place"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "text", "wish"), PACKS)
def test_what_the_rules_cannot_play_is_refused(tmp_path, file, text, wish):
    (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=wish):
        GAME.with_content(tmp_path)


def packed(folder, file, text):
    """An empty world of a game with a content pack."""
    (folder / file).write_text(text, encoding="utf-8")
    state = GAME.with_content(folder).start(2)
    assert isinstance(state, VirusidState)
    return cleared(state)


def test_numbers_of_a_pack_are_played(tmp_path):
    pack = '[[cure_start]]\nid = "cure_start_2"\nfield = 15'
    (tmp_path / "game.toml").write_text(pack, encoding="utf-8")
    game = GAME.with_content(tmp_path)
    assert game.start(2).view()["cure"] == 15
    assert game.content_digest != GAME.content_digest


@pytest.mark.rule("VR-202")
def test_a_pile_without_cards_is_no_part_of_the_deck(tmp_path):
    pack = '[[event_counts]]\nid = "event_counts_2"\nA = 0\nturns = 42'
    (tmp_path / "game.toml").write_text(pack, encoding="utf-8")
    state = GAME.with_content(tmp_path).start(2)
    assert [part["letter"] for part in state.view()["deck"]] == ["B", "C", "C", "D"]


@pytest.mark.rule("VR-163")
def test_a_fungus_needs_four_cards_without_birds(tmp_path):
    bird = '[{ verb = "extra_level", spread = "bird", amount = 1 }]'
    pack = f'[[mutation]]\nid = "spread_livestock"\neffects = {bird}'
    (tmp_path / "mutations.toml").write_text(pack, encoding="utf-8")
    with pytest.raises(ContentError, match="four without birds"):
        GAME.with_content(tmp_path)


@pytest.mark.rule("VR-27")
def test_the_last_to_build_must_find_a_strain_they_can_pay(tmp_path):
    for dna, fits in ((44, False), (45, True)):
        pack = f"[setup]\nexpert_dna = {dna}"
        (tmp_path / "game.toml").write_text(pack, encoding="utf-8")
        if fits:
            GAME.with_content(tmp_path)
            continue
        with pytest.raises(ContentError, match="cheapest build costs 45"):
            GAME.with_content(tmp_path)


@pytest.mark.rule("VR-186")
@pytest.mark.parametrize(
    ("marker", "offered", "other"),
    [
        ("hygiene", ["unmark hygiene paris", "unmark hygiene rome"], "unmark bird_cull paris"),
        ("block", ["unmark block sea_rome_cairo", "unmark block london"], "unmark hygiene paris"),
    ],
)
def test_an_event_may_remove_markers_of_one_kind(tmp_path, marker, offered, other):
    effect = f'{{ verb = "clear_markers", marker = "{marker}", count = 2 }}'
    state = packed(tmp_path, "events.toml", f'[[event]]\nid = "D27"\neffects = [{effect}]')
    mark(mark(state, "hygiene", "paris", "rome"), "bird_cull", "paris")
    drawing(close(state, "sea_rome_cairo", "london"), "D27")
    assert options(state) == ["pass", *offered]
    assert why(state, other) == "VR-50"
    play(state, offered[0])
    assert options(state) == ["pass", offered[1]]
    play(state, offered[1])
    assert node(state) != "clearing"
    assert "bird_cull" in city(state, "paris")["markers"]


@pytest.mark.rule("VR-85", "VR-121")
def test_necrosis_of_an_ability_outlasts_any_strain(tmp_path):
    ability = '[[pathogen.ability]]\nid = "bacterium.1"\neffects = [{ verb = "necrosis" }]'
    pack = f'[[pathogen]]\nid = "bacterium"\n{ability}'
    state = packed(tmp_path, "pathogens.toml", pack)
    mutating(give(state, "red", dna=40, strains={"rash_1": 4}))
    play(state, "ability", "discard rash_1")
    assert state.view()["necrosis"] == [0]


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
