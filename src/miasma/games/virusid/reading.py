"""From content to `Terms` and `Board`: names become ints, once per set of options."""

from __future__ import annotations

from miasma.games.virusid import terms as verbs
from miasma.games.virusid.actions import printed_pairs, travels
from miasma.games.virusid.board import Board
from miasma.games.virusid.data import (
    CONTINENTS,
    LETTERS,
    RESISTANCES,
    SIMPLE,
    SPREADS,
    STATS,
    Effect,
    VirusidContent,
)
from miasma.games.virusid.terms import Terms

LADDERS = (*SPREADS, *RESISTANCES)
WAYS = ("land", "bird", "ship", "plane")
WHO = ("all", "each", "active", "self")
VERBS = {
    "resist": verbs.RESIST,
    "stat": verbs.STAT,
    "turn_stat": verbs.TURN_STAT,
    "dna": verbs.DNA,
    "research": verbs.RESEARCH,
    "cure": verbs.CURE,
    "discount": verbs.DISCOUNT,
    "marker": verbs.MARKER,
    "marker_choose": verbs.MARKER_CHOOSE,
    "clear_markers": verbs.CLEAR_MARKERS,
    "block_sea": verbs.BLOCK_SEA,
    "block_airport": verbs.BLOCK_AIRPORT,
    "add_corpse": verbs.ADD_CORPSE,
    "remove_corpse": verbs.REMOVE_CORPSE,
    "lose_infected": verbs.LOSE_INFECTED,
    "once_spread": verbs.ONCE_SPREAD,
    "city_spread": verbs.CITY_SPREAD,
    "spore_spread": verbs.SPORE_SPREAD,
    "necrosis": verbs.NECROSIS,
}


def read_board(content: VirusidContent, seats: int) -> Board:
    """The map with the fields for a number of players (VR-04)."""
    index = content.city_index
    tiles = {
        tile.city: tile.side_2 if seats == 2 else tile.side_3 for tile in content.board.cover_tile
    }
    shown = [
        city.fields if seats == 4 else tiles.get(city.id, city.fields) for city in content.cities
    ]
    return Board(
        printed_pairs(content),
        [[SIMPLE.index(kind) for kind in fields] for fields in shown],
        needs(content),
        [CONTINENTS.index(city.continent) for city in content.cities],
        [(index[link.a], index[link.b]) for link in content.board.land],
        [(index[link.a], index[link.b]) for link in content.board.sea],
        [place for place, city in enumerate(content.cities) if city.airport],
        travels(content),
        content.game.scales.resistance_max,
    )


def needs(content: VirusidContent) -> list[list[int]]:
    """What each city needs of cold, medicine and heat."""
    return [[city.need[kind] for kind in RESISTANCES] for city in content.cities]


def read_terms(
    content: VirusidContent, seats: int, pathogen: str, difficulty: str, expert: bool
) -> Terms:
    """The numbers for a set of options."""
    reading = _Reading(content, seats)
    reading.scales()
    reading.setup(expert)
    reading.events(difficulty)
    reading.developments()
    reading.start_cards()
    reading.pathogen(pathogen)
    return reading.terms


class _Reading:
    """One reading of the content."""

    def __init__(self, content: VirusidContent, seats: int) -> None:
        self.content = content
        self.game = content.game
        self.row = seats - 2
        self.terms = Terms()
        self.families = list(dict.fromkeys(strain.family for strain in content.strains))
        self.genes = [gene.id for gene in content.mutations]
        self.markers = [marker.id for marker in content.markers]

    def scales(self) -> None:
        """VR-33."""
        scales = self.game.scales
        self.terms.resistance_max = scales.resistance_max
        self.terms.stat_max = [scales.infection_max, scales.severity_max, scales.mortality_max]
        self.terms.dna_max = scales.dna_max
        self.terms.points_per_level = scales.resistance_per_level

    def setup(self, expert: bool) -> None:
        """VR-01, VR-02, VR-03, VR-22, VR-23, VR-142."""
        terms, game = self.terms, self.game
        numbers = game.setup
        terms.expert = expert
        terms.expert_dna = numbers.expert_dna
        terms.expert_minimum = [
            numbers.expert_min_simple_spread,
            numbers.expert_min_resistance_levels,
            numbers.expert_min_strains,
            numbers.expert_min_symptoms,
        ]
        terms.stones = game.components.population_stones_per_colour
        terms.cure_start = game.cure_start[self.row].field
        terms.cure_bottom = game.research_track.bottom
        terms.research_start = game.research_track.research_start
        corpses = game.continent_corpses[self.row]
        terms.continent_corpses = [getattr(corpses, continent) for continent in CONTINENTS]
        terms.supply_corpses = corpses.supply
        terms.eliminated_lose = game.elimination_loss[self.row].eliminated
        terms.marker_counts = [marker.count for marker in self.content.markers]
        terms.needs = needs(self.content)

    def events(self, difficulty: str) -> None:
        """The cards, and the segments of the deck (VR-05, VR-06, VR-10, VR-201)."""
        terms = self.terms
        index = self.content.city_index
        letters = [LETTERS.index(card.type) for card in self.content.events]
        terms.event_letter = letters
        terms.first_of_letter = [letters.index(letter) for letter in range(len(LETTERS))]
        terms.letter_sizes = [letters.count(letter) for letter in range(len(LETTERS))]
        for card in self.content.events:
            terms.event_effects.append(self.effects(card.effects))
            terms.event_heal.append([index[city] for city in card.heal])
            terms.event_dna.append(card.dna)
        counts = self.game.event_counts[self.row]
        terms.turns = counts.turns
        level = next(entry for entry in self.game.difficulty if entry.id == difficulty)
        for letter in level.order_top_to_bottom:
            parts = level.parts.get(letter, 0)  # VR-07, VR-08, VR-09
            total = getattr(counts, letter)
            for part in range(parts or 1):
                share = total // (parts or 1) + (part < total % (parts or 1))
                if not share and not parts:
                    continue  # a segment without cards is none (VR-202)
                terms.deck_letters.append(LETTERS.index(letter))
                terms.deck_cards.append(share + (parts > 0))
                terms.deck_research.append(int(parts > 0))

    def developments(self) -> None:
        """Prices (VR-102, VR-104), strains, individual mutations."""
        terms, content = self.terms, self.content
        terms.ladder_costs = [ladder.costs for ladder in content.ladders]
        terms.slot_costs = list(self.game.strain_slot_costs.costs)
        terms.families = [self.families.index(strain.family) for strain in content.strains]
        terms.family_cards = [
            sum(1 << n for n, family in enumerate(terms.families) if family == wanted)
            for wanted in range(len(self.families))
        ]
        for strain in content.strains:
            terms.symptom_costs.append([symptom.cost for symptom in strain.symptom])
            terms.symptom_effects.append([self.effects(step.effects) for step in strain.symptom])
            found = [
                step.step
                for step in strain.symptom
                if any(effect["verb"] == "necrosis" for effect in step.effects)
            ]
            terms.necrosis_step.append(found[0] if found else 0)
        for number, gene in enumerate(content.mutations):
            terms.gene_effects.append(self.effects(gene.effects))
            extra = [0] * len(SPREADS)
            cost = amount = 0
            for effect in gene.effects:
                if effect["verb"] == "extra_level":
                    extra[SPREADS.index(effect["spread"])] += effect["amount"]
                elif effect["verb"] == "paid_stat_choice":
                    cost, amount = effect["cost"], effect["amount"]
            terms.extra_levels.append(extra)
            terms.lethal_cost.append(cost)
            terms.lethal_amount.append(amount)
            if extra[SPREADS.index("bird")]:
                terms.bird_genes |= 1 << number

    def start_cards(self) -> None:
        """VR-14."""
        terms = self.terms
        for number, card in enumerate(self.content.start_cards):
            given: dict[str, int] = dict(card.spread.items())
            given.update(card.resistance.items())
            terms.card_city.append(self.content.city_index[card.city])
            terms.card_levels.append([given.get(ladder, 0) for ladder in LADDERS])
            terms.card_family.append(self.families.index(card.strain_family))
            terms.card_gene.append(self.genes.index(card.mutation))
            terms.card_dna.append(card.dna)
            if terms.bird_genes >> terms.card_gene[-1] & 1 or "bird" in card.spread:
                terms.bird_cards |= 1 << number

    def pathogen(self, name: str) -> None:
        """VR-12, VR-160 ff."""
        terms = self.terms
        kind = next(entry for entry in self.content.pathogens if entry.id == name)
        always = {effect["verb"]: effect for effect in kind.effects}
        terms.start_values = [kind.start[stat] for stat in STATS]
        terms.has_phase_0 = kind.phase0
        terms.water_borne = "water_borne" in always
        terms.no_start_city = "no_start_city" in always
        terms.no_bird = "no_bird" in always
        roll = always["mutation_roll"]["max_result"] if "mutation_roll" in always else 0
        terms.mutation_roll = [roll] * 4
        for line in kind.ability:
            terms.ability_costs.append(line.cost)
            terms.ability_effects.append(self.effects(line.effects))
            for effect in line.effects:
                self.power(effect, line.level)

    def power(self, effect: Effect, level: int) -> None:
        """What an ability gives from its level on: the highest number owned counts."""
        terms, verb = self.terms, effect["verb"]
        for reached in range(level, 4):
            if verb == "donate":
                terms.donations[reached] = max(terms.donations[reached], effect["max"])
            elif verb == "mutation_roll":
                best = max(terms.mutation_roll[reached], effect["max_result"])
                terms.mutation_roll[reached] = best
            elif verb == "inland_bonus":
                terms.inland_bonus[reached] += effect["amount"]
            elif verb == "six_kill":
                terms.six_kill[reached] = 1

    def effects(self, effects: list[Effect]) -> list[int]:
        """The numbers of the effects that are carried out as steps, in order."""
        return [self.effect(effect) for effect in effects if effect["verb"] in VERBS]

    def effect(self, given: Effect) -> int:
        """Add one effect; returns its number."""
        effect = verbs.Effect(VERBS[given["verb"]])
        effect.amount = given["count"] if "count" in given else given.get("amount", 0)
        effect.who = WHO.index(given.get("who", "self"))
        effect.way = WAYS.index(given.get("via", "land"))
        if "stat" in given:
            effect.which = STATS.index(given["stat"])
        elif effect.verb == verbs.CLEAR_MARKERS:
            effect.which = ["any", *self.markers].index(given["marker"])
        elif "marker" in given:
            effect.which = self.markers.index(given["marker"])
        elif effect.verb == verbs.RESIST:
            effect.which = (*RESISTANCES, "all").index(given["kind"])
        elif "kind" in given:
            effect.which = (*SIMPLE, "any").index(given["kind"])
        index = self.content.city_index
        effect.places = [index[city] for city in given.get("cities", ())]
        effect.places += [self.content.sea_index[route] for route in given.get("routes", ())]
        effect.cities = sum(1 << city for city in effect.places)
        if "continent" in given:
            effect.cities = self.continent(given["continent"])
        self.terms.effects.append(effect)
        return len(self.terms.effects) - 1

    def continent(self, name: str) -> int:
        """The cities of a continent, or all."""
        return sum(
            1 << place
            for place, city in enumerate(self.content.cities)
            if name in ("any", city.continent)
        )
