"""The vocabulary: 1792 actions of the players and 138 of chance, in the order of the rules page.

A *pair* is a city with one of the types printed on its fields; actions name pairs, never single
fields (VR-38). Pairs run through the cities in file order, inside a city through the types small
animal, livestock, insect, blood. Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from miasma.core.actions import Vocabulary, VocabularyBuilder
    from miasma.games.virusid.data import VirusidContent

CITIES: Final = 30
PAIRS: Final = 86
TYPES: Final = 4
COLOURS: Final = 4
SEA_LINKS: Final = 14
AIRPORTS: Final = 13
STRAINS: Final = 16
GENES: Final = 12
START_CARDS: Final = 5
EVENTS: Final = 95
WAYS: Final = ("bird", "ship", "plane")
BY_WAY: Final = (77, 43, 40)
"""Pairs that can be reached by bird, ship and plane."""

# Things to buy levels of: seven spreads, three resistances.
SMALL_ANIMAL: Final = 0
LIVESTOCK: Final = 1
INSECT: Final = 2
BLOOD: Final = 3
BIRD: Final = 4
PLANE: Final = 5
SHIP: Final = 6
COLD: Final = 7
MEDICINE: Final = 8
HEAT: Final = 9
LADDERS: Final = 10

# Kinds of markers, in file order.
LIVESTOCK_CULL: Final = 0
SMALL_ANIMAL_CULL: Final = 1
BIRD_CULL: Final = 2
HYGIENE: Final = 3
BLOCKS: Final = 4
CITY_MARKERS: Final = 4

# First index of each block.
FIRST: Final = 0
INFECT: Final = FIRST + PAIRS
TRAVEL: Final = INFECT + PAIRS
ONCE: Final = TRAVEL + 160
PASS: Final = ONCE + PAIRS
END: Final = PASS + 1
LEVEL: Final = END + 1
STRAIN: Final = LEVEL + LADDERS
SYMPTOM: Final = STRAIN + STRAINS
ABILITY: Final = SYMPTOM + STRAINS
LETHAL: Final = ABILITY + 1
DISCARD: Final = LETHAL + 2
DONATE: Final = DISCARD + STRAINS
HEAL: Final = DONATE + COLOURS * 3
KILL: Final = HEAL + PAIRS * COLOURS
RETURN: Final = KILL + PAIRS
CORPSE: Final = RETURN + PAIRS
CORPSE_ON: Final = CORPSE + PAIRS
BURY: Final = CORPSE_ON + PAIRS * COLOURS
MARK: Final = BURY + PAIRS
UNMARK: Final = MARK + CITY_MARKERS * CITIES
UNMARK_SEA: Final = UNMARK + CITY_MARKERS * CITIES
UNMARK_AIRPORT: Final = UNMARK_SEA + SEA_LINKS
STARTER: Final = UNMARK_AIRPORT + AIRPORTS
CARD: Final = STARTER + COLOURS
DEAL: Final = CARD + START_CARDS
GENE: Final = DEAL + STRAINS
DRAW: Final = GENE + GENES
DIE: Final = DRAW + EVENTS
SIZE: Final = DIE + 6


def printed_pairs(content: VirusidContent) -> list[tuple[int, int]]:
    """City and type of every pair, in order."""
    from miasma.games.virusid.data import SIMPLE

    return [
        (place, kind)
        for place, city in enumerate(content.cities)
        for kind, name in enumerate(SIMPLE)
        if name in city.fields
    ]


def travels(content: VirusidContent) -> list[tuple[int, int]]:
    """Pair and way of every infection by an extended spread, in order."""
    joined = {end for link in content.board.land for end in (link.a, link.b)}
    found = []
    for pair, (place, _) in enumerate(printed_pairs(content)):
        city = content.cities[place]
        open_ways = (city.id in joined, city.port, city.airport)
        found += [(pair, way) for way in range(len(WAYS)) if open_ways[way]]
    return found


def build_vocabulary(content: VirusidContent) -> Vocabulary:
    """All actions with their notation; most light up fields that depend on the position."""
    from miasma.core.actions import VocabularyBuilder
    from miasma.core.errors import ContentError
    from miasma.games.virusid.data import SIMPLE

    words = VocabularyBuilder()
    colours = content.game.colours.order
    cities = [city.id for city in content.cities]
    strains = [strain.id for strain in content.strains]
    markers = [marker.id for marker in content.markers if marker.place == "city"]
    pairs = [(cities[place], SIMPLE[kind][0]) for place, kind in printed_pairs(content)]
    places = [(f"city:{city}",) for city, _ in pairs]
    for kind in ("first", "infect"):
        for (city, letter), at in zip(pairs, places, strict=True):
            words.seat(kind, city, letter, targets=at)
    for pair, way in travels(content):
        words.seat("infect", *pairs[pair], WAYS[way], targets=places[pair])
    for (city, letter), at in zip(pairs, places, strict=True):
        words.seat("once", city, letter, targets=at)
    words.seat("pass", targets=("button:pass",))
    words.seat("end", targets=("button:end",))
    for ladder in content.ladders:
        words.seat("level", ladder.id, targets=("panel:own",))
    for strain in strains:
        words.seat("strain", strain, targets=(f"supply:{strain}",))
    for strain in strains:
        words.seat("symptom", strain, targets=("panel:own",))
    words.seat("ability", targets=("ability",))
    for stat in ("mortality", "severity"):
        words.seat("lethal", stat, targets=("mutation",))
    for strain in strains:
        words.seat("discard", strain, targets=("panel:own",))
    for colour in colours:
        for amount in range(1, 4):
            words.seat("donate", colour, str(amount), targets=(f"dna:{colour}",))
    _stone_actions(words, pairs, places, colours)
    for kind in ("mark", "unmark"):
        for marker in markers:
            for city in cities:
                words.seat(kind, marker, city, targets=(f"city:{city}",))
    for link in content.board.sea:
        words.seat("unmark", "block", link.id, targets=(f"sea:{link.id}",))
    for place in content.cities:
        if place.airport:
            words.seat("unmark", "block", place.id, targets=(f"airport:{place.id}",))
    _chance_actions(words, content)
    vocabulary = words.build()
    if len(vocabulary) != SIZE or vocabulary[UNMARK_AIRPORT].args[0] != "block":
        raise ContentError("board.toml: city fields: a pack can't change which types a city has")
    return vocabulary


def _stone_actions(
    words: VocabularyBuilder,
    pairs: list[tuple[str, str]],
    places: list[tuple[str]],
    colours: list[str],
) -> None:
    for kind in ("heal", "kill", "return", "corpse", "corpse on", "bury"):
        owners = colours if kind in ("heal", "corpse on") else [""]
        for (city, letter), at in zip(pairs, places, strict=True):
            for colour in owners:
                args = (city, colour, letter) if colour else (city, letter)
                words.seat(kind.split()[0], *args, targets=at)


def _chance_actions(words: VocabularyBuilder, content: VirusidContent) -> None:
    for colour in content.game.colours.order:
        words.chance("starter", colour, targets=(f"stock:{colour}",))
    for card in content.start_cards:
        words.chance("card", card.id, targets=("deck",))
    for strain in content.strains:
        words.chance("deal", strain.id, targets=(f"supply:{strain.id}",))
    for gene in content.mutations:
        words.chance("gene", gene.id, targets=("mutation",))
    for event in content.events:
        words.chance("draw", event.id, targets=("deck",))
    for face in range(1, 7):
        words.chance("die", str(face), targets=("dice",))
