"""The numbers and effects in force in one game: plain ints, read from the content once.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import Final

# Verbs of effects that are carried out as steps.
RESIST: Final = 0  # which: resistance or 3 for all
STAT: Final = 1  # which: stat
TURN_STAT: Final = 2  # which: stat
DNA: Final = 3
RESEARCH: Final = 4
CURE: Final = 5
DISCOUNT: Final = 6
MARKER: Final = 7  # which: kind of marker; places: cities
MARKER_CHOOSE: Final = 8  # which: kind of marker; amount: count; cities: allowed
CLEAR_MARKERS: Final = 9  # amount: count; which: ANY_MARKER, or kind of marker + 1
BLOCK_SEA: Final = 10  # places: sea links
BLOCK_AIRPORT: Final = 11  # places: cities
ADD_CORPSE: Final = 12  # places: cities
REMOVE_CORPSE: Final = 13  # places: cities
LOSE_INFECTED: Final = 14  # amount: count
ONCE_SPREAD: Final = 15  # which: type or ANY_TYPE; way
CITY_SPREAD: Final = 16  # cities: allowed
SPORE_SPREAD: Final = 17  # which: type
NECROSIS: Final = 18

ANY_TYPE: Final = 4
ALL_RESISTANCES: Final = 3
ANY_MARKER: Final = 0

# Values of `way`: how a one-time spread may travel besides by land.
BY_LAND: Final = 0
BY_BIRD: Final = 1
BY_SHIP: Final = 2
BY_PLANE: Final = 3

# Values of `who`.
ALL: Final = 0
EACH: Final = 1
ACTIVE: Final = 2
SELF: Final = 3

# Stats.
INFECTION: Final = 0
SEVERITY: Final = 1
MORTALITY: Final = 2


class Effect:
    """One effect of a card, a symptom, an ability or a marker."""

    __slots__ = ("amount", "cities", "places", "verb", "way", "which", "who")

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.which = 0
        self.amount = 0
        self.who = SELF
        self.way = BY_LAND
        self.places: list[int] = []
        self.cities = 0


class Terms:
    """What the options and the content settle before the first action."""

    __slots__ = (
        "ability_costs",
        "ability_effects",
        "bird_cards",
        "bird_genes",
        "card_city",
        "card_dna",
        "card_family",
        "card_gene",
        "card_levels",
        "continent_corpses",
        "cure_bottom",
        "cure_start",
        "deck_cards",
        "deck_letters",
        "deck_research",
        "dna_max",
        "donations",
        "effects",
        "eliminated_lose",
        "event_dna",
        "event_effects",
        "event_heal",
        "event_letter",
        "expert",
        "expert_dna",
        "expert_minimum",
        "extra_levels",
        "families",
        "family_cards",
        "field_total",
        "first_of_letter",
        "gene_effects",
        "has_phase_0",
        "inland_bonus",
        "ladder_costs",
        "lethal_amount",
        "lethal_cost",
        "letter_sizes",
        "marker_counts",
        "mutation_roll",
        "necrosis_step",
        "needs",
        "no_bird",
        "no_start_city",
        "points_per_level",
        "research_start",
        "resistance_max",
        "six_kill",
        "slot_costs",
        "start_values",
        "stat_max",
        "stones",
        "supply_corpses",
        "symptom_costs",
        "symptom_effects",
        "turns",
        "water_borne",
    )

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        # scales
        self.resistance_max = 0
        self.stat_max = [0, 0, 0]
        self.dna_max = 0
        self.points_per_level = 0
        # setup
        self.expert = False
        self.expert_dna = 0
        self.expert_minimum = [0, 0, 0, 0]
        self.stones = 0
        self.cure_start = 0
        self.cure_bottom = 0
        self.research_start = 0
        self.continent_corpses = [0, 0, 0, 0]
        self.supply_corpses = 0
        self.eliminated_lose = 0
        self.turns = 0
        self.field_total = 0
        self.needs: list[list[int]] = []
        # start cards
        self.card_city: list[int] = []
        self.card_levels: list[list[int]] = []
        self.card_family: list[int] = []
        self.card_gene: list[int] = []
        self.card_dna: list[int] = []
        self.bird_cards = 0
        # the event deck: segments from top to bottom
        self.deck_letters: list[int] = []
        self.deck_cards: list[int] = []
        self.deck_research: list[int] = []
        self.first_of_letter: list[int] = []
        self.letter_sizes: list[int] = []
        self.event_letter: list[int] = []
        self.event_effects: list[list[int]] = []
        self.event_heal: list[list[int]] = []
        self.event_dna: list[int] = []
        # developments
        self.ladder_costs: list[tuple[int, int]] = []
        self.slot_costs: list[int] = []
        self.symptom_costs: list[list[int]] = []
        self.symptom_effects: list[list[list[int]]] = []
        self.necrosis_step: list[int] = []  # symptoms down to Necrosis, 0 where there is none
        self.families: list[int] = []
        self.family_cards: list[int] = []
        self.ability_costs: list[int] = []
        self.ability_effects: list[list[int]] = []
        # individual mutations
        self.gene_effects: list[list[int]] = []
        self.extra_levels: list[list[int]] = []
        self.lethal_cost: list[int] = []
        self.lethal_amount: list[int] = []
        self.bird_genes = 0
        # markers
        self.marker_counts: list[int] = []
        # the pathogen, the lists by ability level
        self.start_values = [0, 0, 0]
        self.has_phase_0 = False
        self.water_borne = False
        self.no_start_city = False
        self.no_bird = False
        self.donations = [0, 0, 0, 0]
        self.mutation_roll = [0, 0, 0, 0]
        self.inland_bonus = [0, 0, 0, 0]
        self.six_kill = [0, 0, 0, 0]
