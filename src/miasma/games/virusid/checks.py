"""What Viroid's content must keep so that the rules can play it, across entries and files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from miasma.core.content import need_languages
from miasma.core.errors import ContentError
from miasma.games.virusid.data import (
    CONTINENTS,
    LETTERS,
    RESISTANCES,
    SIMPLE,
    SPREADS,
    STATS,
    Effect,
    Entry,
    VirusidContent,
)
from miasma.games.virusid.table import SEGMENTS

VERBS: dict[str, tuple[str, ...]] = {
    "resist": ("kind", "amount", "who"),
    "stat": ("stat", "amount", "who"),
    "turn_stat": ("stat", "amount"),
    "dna": ("amount", "who"),
    "research": ("amount",),
    "cure": ("amount",),
    "discount": ("what", "amount"),
    "marker": ("marker", "cities"),
    "marker_choose": ("marker", "continent", "count"),
    "clear_markers": ("marker", "count"),
    "block_sea": ("routes",),
    "block_airport": ("cities",),
    "add_corpse": ("cities",),
    "remove_corpse": ("cities",),
    "lose_infected": ("count", "who"),
    "once_spread": ("kind", "via", "who"),
    "city_spread": ("cities", "who"),
    "spore_spread": ("kind",),
    "draw_event": ("count",),
    "necrosis": (),
    "donate": ("max",),
    "mutation_roll": ("max_result",),
    "inland_bonus": ("amount",),
    "six_kill": (),
    "water_borne": (),
    "no_start_city": (),
    "no_bird": (),
    "extra_level": ("spread", "amount"),
    "paid_stat_choice": ("stats", "amount", "cost", "uses"),
    "need_level": ("spread", "level"),
    "extra_infection_cost": ("amount",),
    "blocked": (),
}
"""The keys that each verb of an effect has."""

EVENT_VERBS = frozenset(
    "resist stat turn_stat dna research cure discount marker marker_choose clear_markers block_sea "
    "block_airport add_corpse remove_corpse lose_infected once_spread city_spread "
    "draw_event".split()
)
GROWTH_VERBS = frozenset("resist stat dna research cure once_spread spore_spread necrosis".split())
PATHOGEN_VERBS = frozenset("mutation_roll water_borne no_start_city no_bird".split())
ABILITY_VERBS = GROWTH_VERBS | {"donate", "mutation_roll", "inland_bonus", "six_kill"}
GENE_VERBS = frozenset("extra_level resist stat cure dna paid_stat_choice".split())
MARKER_EFFECTS: dict[str, Effect] = {
    "livestock_cull": {"verb": "need_level", "spread": "livestock", "level": 2},
    "small_animal_cull": {"verb": "need_level", "spread": "small_animal", "level": 2},
    "bird_cull": {"verb": "need_level", "spread": "bird", "level": 2},
    "hygiene": {"verb": "extra_infection_cost", "amount": 1},
    "block": {"verb": "blocked"},
}
NUMBERS = ("amount", "count", "cost", "max", "max_result", "uses")
WHO: dict[str, tuple[str, ...]] = {
    "resist": ("all", "active"),
    "stat": ("all", "active"),
    "dna": ("all", "active"),
    "once_spread": ("each", "active"),
    "city_spread": ("each",),
    "lose_infected": ("each",),
}
"""Whom the verbs of an event may concern: `all` is automatic, `each` decides."""
MOST_DONATED = 3
MOST_TAKEN = 9
"""Strains that three team-mates can hold (VR-104)."""


def check(content: VirusidContent) -> None:
    """Refuse content that the rules can't play, with its place."""
    _check_words(content)
    _check_board(content)
    _check_scales(content)
    _check_sheets(content)
    _check_setup(content)
    _check_deck(content)
    _check_cards(content)
    _check_starts(content)


def need(fits: object, where: str, wish: str) -> None:
    """Refuse what doesn't fit."""
    if not fits:
        raise ContentError(f"{where}: {wish}")


def need_number(where: str, value: object, least: int, most: int) -> None:
    """Refuse what is no whole number in a range."""
    fits = type(value) is int and least <= value <= most
    need(fits, where, f"must be a number from {least} to {most}, not {value!r}")


def _entries(content: VirusidContent) -> Iterator[tuple[str, Entry]]:
    game = content.game
    for file, entries in (
        ("board.toml", [*content.board.city, *content.board.continent, *content.board.sea]),
        ("events.toml", content.events),
        ("strains.toml", content.strains),
        ("strains.toml", [step for strain in content.strains for step in strain.symptom]),
        ("pathogens.toml", content.pathogens),
        ("pathogens.toml", [line for kind in content.pathogens for line in kind.ability]),
        ("start_cards.toml", content.start_cards),
        ("mutations.toml", content.mutations),
        ("markers.toml", content.markers),
        ("game.toml", [*game.colour, *game.spread, *game.resistance, *game.difficulty]),
    ):
        for entry in entries:
            yield f"{file}: {entry.id}", entry


def _check_words(content: VirusidContent) -> None:
    for where, entry in _entries(content):
        need_languages(f"{where}: name", entry.name)
        text = getattr(entry, "text", None)
        if text is not None:
            need_languages(f"{where}: text", text)


# -- the board ------------------------------------------------------------------------------------


def _check_board(content: VirusidContent) -> None:
    board = content.board
    need([c.id for c in board.continent] == list(CONTINENTS), "board.toml: continent", "is fixed")
    cities = {city.id: city for city in board.city}
    ports = {end for link in board.sea for end in (link.a, link.b)}
    for city in board.city:
        where = f"board.toml: city {city.id}"
        need(city.population == len(city.fields), where, "population and fields differ")
        need_number(f"{where}: population", city.population, 2, 6)
        need(city.continent in CONTINENTS, f"{where}: continent", "is none of the four")
        need(set(city.need) == set(RESISTANCES), f"{where}: need", "must name three resistances")
        for kind, value in city.need.items():
            need_number(f"{where}: need {kind}", value, 0, content.game.scales.resistance_max)
        need(city.port == (city.id in ports), f"{where}: port", "must tell whether a sea link ends")
    for link in content.links:
        for end in (link.a, link.b):
            need(end in cities, f"board.toml: {link.id}", f"there is no city {end}")
        need(link.a != link.b, f"board.toml: {link.id}", "must join two cities")
    pairs = [frozenset((link.a, link.b)) for link in board.land]
    need(len(pairs) == len(set(pairs)), "board.toml: land", "joins two cities twice")
    covered = {tile.city for tile in board.cover_tile}
    need(len(covered) == len(board.cover_tile), "board.toml: cover_tile", "covers a city twice")
    for tile in board.cover_tile:
        where = f"board.toml: cover_tile {tile.id}"
        need(tile.city in cities, f"{where}: city", f"there is no city {tile.city}")
        printed = Counter(cities[tile.city].fields)
        for name, side in (("side_2", tile.side_2), ("side_3", tile.side_3)):
            need(not Counter(side) - printed, f"{where}: {name}", "must be some of the city's")
            need(len(side) >= 2, f"{where}: {name}", "must have at least two fields")


# -- tables of numbers ----------------------------------------------------------------------------


def _check_scales(content: VirusidContent) -> None:
    game = content.game
    need_number("game.toml: scales: resistance_max", game.scales.resistance_max, 1, 30)
    need_number("game.toml: scales: infection_max", game.scales.infection_max, 1, 30)
    need_number("game.toml: scales: mortality_max", game.scales.mortality_max, 1, 6)
    need_number("game.toml: scales: severity_max", game.scales.severity_max, 1, 10)
    need_number("game.toml: scales: dna_max", game.scales.dna_max, 1, 200)
    per_level = game.scales.resistance_per_level
    need_number("game.toml: scales: resistance_per_level", per_level, 1, 30)
    need(game.scales.levels_max == 2, "game.toml: scales: levels_max", "is 2")
    need(game.scales.strain_slots == 3, "game.toml: scales: strain_slots", "is 3")
    need(len(game.strain_slot_costs.costs) == 3, "game.toml: strain_slot_costs", "needs 3 costs")
    prices = [*game.strain_slot_costs.costs]
    prices += [cost for ladder in content.ladders for cost in ladder.costs]
    for cost in prices:
        need_number("game.toml: costs", cost, 1, 200)  # VR-39
    need([s.id for s in game.spread] == list(SPREADS), "game.toml: spread", "is fixed")
    need([r.id for r in game.resistance] == list(RESISTANCES), "game.toml: resistance", "is fixed")
    for spread in game.spread:
        links = 3 if spread.id == "bird" else 0
        where = f"game.toml: spread {spread.id}: max_land_links"
        need(spread.max_land_links == links, where, f"is {links}")  # VR-79
    for kind in game.resistance:
        where = f"game.toml: resistance {kind.id}: points_per_level"
        need(kind.points_per_level == per_level, where, "differs from resistance_per_level")


def _check_sheets(content: VirusidContent) -> None:
    """Colours, stones and what an expert must build."""
    game = content.game
    order = [colour.id for colour in game.colour]
    need(game.colours.order == order, "game.toml: colours: order", "is fixed")
    stones = game.components.population_stones_per_colour
    need_number("game.toml: components: population_stones_per_colour", stones, 1, 110)
    least = (
        ("simple_spread", game.setup.expert_min_simple_spread),
        ("resistance_levels", game.setup.expert_min_resistance_levels),
        ("strains", game.setup.expert_min_strains),
        ("symptoms", game.setup.expert_min_symptoms),
    )
    for name, count in least:  # more is not foreseen by the cheapest completion (VR-27)
        need_number(f"game.toml: setup: expert_min_{name}", count, 0, 1)


def _check_setup(content: VirusidContent) -> None:
    game = content.game
    boxed = game.components
    for rows in (
        game.event_counts,
        game.cure_start,
        game.continent_corpses,
        game.elimination_loss,
    ):
        need([row.players for row in rows] == [2, 3, 4], "game.toml: players", "must be 2, 3, 4")
    track = game.research_track
    fits = track.top == 0 and track.fields == track.bottom + 1
    need(fits, "game.toml: research_track", "its fields are numbered from top = 0 to bottom")
    need_number("game.toml: research_track: research_start", track.research_start, 0, track.bottom)
    for start in game.cure_start:
        least_field = track.research_start + 1
        need_number(f"game.toml: {start.id}: field", start.field, least_field, track.bottom)
    for loss in game.elimination_loss:
        need_number(f"game.toml: {loss.id}: eliminated", loss.eliminated, 1, loss.players)
    for corpses in game.continent_corpses:
        lying = [getattr(corpses, continent) for continent in CONTINENTS]
        need(min(*lying, corpses.supply) >= 0, f"game.toml: {corpses.id}", "counts below 0")
        need(sum(lying) == corpses.total, f"game.toml: {corpses.id}: total", "is not the sum")
        need(
            corpses.total + corpses.supply == boxed.corpses,
            f"game.toml: {corpses.id}: supply",
            f"with those on the continents it must be {boxed.corpses}",
        )


def _check_deck(content: VirusidContent) -> None:
    game = content.game
    owned = Counter(card.type for card in content.events)
    for row in game.event_counts:
        counts = [row.A, row.B, row.C, row.D]
        for letter, count in zip(LETTERS, counts, strict=False):
            need_number(f"game.toml: {row.id}: {letter}", count, 0, owned[letter])
        need(row.turns == sum(counts), f"game.toml: {row.id}: turns", "is not the sum")
    for level in game.difficulty:
        where = f"game.toml: difficulty {level.id}"
        need(
            sum(level.parts.values()) == level.massive_research <= owned["M"],
            f"{where}: parts",
            "must be as many as there are Massive Research cards",
        )
        piles = list(LETTERS[:4])
        need(level.order_top_to_bottom == piles, f"{where}: order_top_to_bottom", "is fixed")
        need(set(level.parts) <= set(piles[1:]), f"{where}: parts", "only B, C and D are cut")
        for letter, parts in level.parts.items():
            need_number(f"{where}: parts {letter}", parts, 0, owned["M"])
        segments = sum(max(level.parts.get(letter, 0), 1) for letter in piles)
        need(segments <= SEGMENTS, f"{where}: parts", f"cut the deck into {SEGMENTS} at most")


# -- cards and markers ----------------------------------------------------------------------------


def _check_cards(content: VirusidContent) -> None:
    letters = [LETTERS.index(card.type) for card in content.events]
    fits = letters == sorted(letters) and set(letters) == set(range(len(LETTERS)))
    need(fits, "events.toml: type", "the types follow each other, A to M")
    for card in content.events:
        where = f"events.toml: event {card.id}"
        need(len(card.heal) <= 4, f"{where}: heal", "names at most four cities")
        need(len(set(card.heal)) == len(card.heal), f"{where}: heal", "names a city twice")
        for city in card.heal:
            need(city in content.city_index, f"{where}: heal", f"there is no city {city}")
        need_number(f"{where}: dna", card.dna, 0, 40)
        draws = [effect["verb"] for effect in card.effects].count("draw_event")
        need(draws == (card.type == "M"), where, "only Massive Research draws another card, once")
        _check_effects(content, where, card.effects, EVENT_VERBS, "event")
    for strain in content.strains:
        where = f"strains.toml: strain {strain.id}"
        need(len(strain.symptom) == strain.symptom_count, where, "symptom_count is wrong")
        need(strain.symptom[0].key == strain.family, where, "its top symptom has its name")
        steps = [symptom.step for symptom in strain.symptom]
        need(steps == list(range(1, len(steps) + 1)), where, "its symptoms count their steps")
        for symptom in strain.symptom:
            need_number(f"strains.toml: {symptom.id}: cost", symptom.cost, 1, 200)
            place = f"strains.toml: {symptom.id}"
            _check_effects(content, place, symptom.effects, GROWTH_VERBS, "own")
    for kind in content.pathogens:
        where = f"pathogens.toml: pathogen {kind.id}"
        need(set(kind.start) == set(STATS), f"{where}: start", "must name three values")
        for stat, value in kind.start.items():
            need_number(f"{where}: start {stat}", value, 0, 30)
        need([line.level for line in kind.ability] == [1, 2, 3], where, "has abilities 1, 2, 3")
        _check_effects(content, where, kind.effects, PATHOGEN_VERBS, "own")
        for line in kind.ability:
            need_number(f"pathogens.toml: {line.id}: cost", line.cost, 1, 200)
            place = f"pathogens.toml: {line.id}"
            _check_effects(content, place, line.effects, ABILITY_VERBS, "own")
    for gene in content.mutations:
        where = f"mutations.toml: mutation {gene.id}"
        need(gene.count == 1, f"{where}: count", "is 1")
        _check_effects(content, where, gene.effects, GENE_VERBS, "own")
    for marker in content.markers:
        where = f"markers.toml: marker {marker.id}"
        place = "sea_or_airport" if marker.id == "block" else "city"
        need(marker.place == place, f"{where}: place", "is fixed")
        need(marker.effects == [MARKER_EFFECTS.get(marker.id)], f"{where}: effects", "are fixed")
        need_number(f"{where}: count", marker.count, 0, 99)


def _check_effects(
    content: VirusidContent, where: str, effects: list[Effect], verbs: frozenset[str], side: str
) -> None:
    for effect in effects:
        verb = effect.get("verb")
        need(isinstance(verb, str) and verb in verbs, f"{where}: verb", f"{verb!r} can't be here")
        keys = VERBS[str(verb)]
        wish = f"{verb} needs exactly {', '.join(keys) or 'nothing else'}"
        need(set(effect) == {"verb", *keys}, where, wish)
        for key in NUMBERS:
            if key in effect:
                least = -9 if verb in ("resist", "stat", "research") else int(key == "count")
                most = MOST_DONATED if verb == "donate" else 99
                need_number(f"{where}: {key}", effect[key], least, most)
        if "who" in effect:
            who = WHO[str(verb)] if side == "event" else ("self",)
            need(effect["who"] in who, f"{where}: who", f"must be one of {', '.join(who)}")
        _check_names(content, where, effect)


def _check_names(content: VirusidContent, where: str, effect: Effect) -> None:
    verb = effect["verb"]
    kinds: dict[str, tuple[str, ...]] = {
        "resist": (*RESISTANCES, "all"),
        "once_spread": (*SIMPLE, "any"),
        "spore_spread": SIMPLE,
    }
    markers = tuple(marker.id for marker in content.markers)
    city_markers = tuple(marker.id for marker in content.markers if marker.place == "city")
    allowed: dict[str, tuple[str, ...]] = {
        "kind": kinds.get(verb, ()),
        "stat": STATS,
        "via": ("land", "bird", "ship", "plane"),
        "spread": SPREADS,
        "continent": ("any", *CONTINENTS),
        "what": ("symptom",),
        "marker": ("any", *markers) if verb == "clear_markers" else city_markers,
    }
    for key, names in allowed.items():
        if key in effect:
            need(effect[key] in names, f"{where}: {key}", f"must be one of {', '.join(names)}")
    for key in ("cities", "routes"):
        if key in effect:
            names = effect[key]
            fits = isinstance(names, list) and all(isinstance(name, str) for name in names)
            need(fits, f"{where}: {key}", "must be a list of names")
            need(len(set(names)) == len(names), f"{where}: {key}", "names one twice")
    for city in effect.get("cities", ()):
        need(city in content.city_index, f"{where}: cities", f"there is no city {city}")
        if verb == "block_airport":
            airport = content.cities[content.city_index[city]].airport
            need(airport, f"{where}: cities", f"{city} has no airport")
    for route in effect.get("routes", ()):
        need(route in content.sea_index, f"{where}: routes", f"there is no sea link {route}")
    if verb == "paid_stat_choice":
        need(effect["stats"] == ["mortality", "severity"], f"{where}: stats", "are fixed")
        need(effect["uses"] == 1 and effect["cost"] > 0, where, "is used once, for a price")


# -- starts ---------------------------------------------------------------------------------------


def _check_starts(content: VirusidContent) -> None:
    cities = {city.id: city for city in content.cities}
    genes = {gene.id: gene for gene in content.mutations}
    families = {strain.family for strain in content.strains}
    for card in content.start_cards:
        where = f"start_cards.toml: {card.id}"
        need(card.city in cities, f"{where}: city", f"there is no city {card.city}")
        need(card.mutation in genes, f"{where}: mutation", f"there is no {card.mutation}")
        need(card.strain_family in families, f"{where}: strain_family", "no strain has that name")
        for kind, level in (*card.spread.items(), *card.resistance.items()):
            need_number(f"{where}: {kind}", level, 0, 2)
        need_number(f"{where}: dna", card.dna, 0, content.game.scales.dna_max)
    given = [card.mutation for card in content.start_cards]
    alike = len(given) - len(set(given))
    need(not alike, "start_cards.toml: mutation", "two cards name the same")  # VR-156
    birds = {gene.id for gene in content.mutations if _gives_bird(gene.effects)}
    flying = [c for c in content.start_cards if c.mutation in birds or "bird" in c.spread]
    enough = len(content.start_cards) - len(flying) >= 4 <= len(genes) - len(birds)
    need(enough, "start_cards.toml", "four without birds must be left for a fungus")  # VR-163
    cards = [card.strain_family for card in content.start_cards]
    for family, count in Counter(cards).items():
        owned = sum(strain.family == family for strain in content.strains)
        need(count <= owned, "start_cards.toml", f"name {family} more often than there are strains")
    budget = content.game.setup.expert_dna
    cheapest = cheapest_build(content, MOST_TAKEN)
    wish = f"the cheapest build costs {cheapest}, more than {budget}"
    need(cheapest <= budget, "game.toml: setup: expert_dna", wish)
    need_number("game.toml: setup: expert_dna", budget, cheapest, 9_000)


def _gives_bird(effects: list[Effect]) -> bool:
    return any(effect["verb"] == "extra_level" and effect["spread"] == "bird" for effect in effects)


def cheapest_build(content: VirusidContent, taken: int = 0) -> int:
    """The cheapest expert build without a helping marker (VR-27).

    So many of the cheapest strains may be taken by team-mates before.
    """
    game = content.game
    per_level = game.scales.resistance_per_level
    levels = {kind.id: kind.costs for kind in game.resistance}
    spreads = {kind.id: kind.costs[0] for kind in game.spread}
    firsts = sorted(strain.symptom[0].cost for strain in content.strains)
    strain = game.strain_slot_costs.costs[0] + firsts[taken]
    found = [10_000]
    for city in content.cities:
        wanted = {kind: -(-value // per_level) for kind, value in city.need.items()}
        if max(wanted.values()) <= 2:
            price = sum(sum(levels[kind][:count]) for kind, count in wanted.items())
            price = price or min(costs[0] for costs in levels.values())
            found.append(price + min(spreads[field] for field in city.fields) + strain)
    return min(found)
