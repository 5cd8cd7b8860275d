"""The types of Viroid's content files; what spans several entries is checked in `checks.py`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from miasma.core.content import Content, ContentFile, Names

Source = Literal["rulebook", "public", "designed"]
Simple = Literal["small_animal", "livestock", "insect", "blood"]
Spread = Literal["small_animal", "livestock", "insect", "blood", "bird", "plane", "ship"]
Resistance = Literal["cold", "medicine", "heat"]
Letter = Literal["A", "B", "C", "D", "M"]
Effect = dict[str, Any]

SIMPLE: tuple[Simple, ...] = ("small_animal", "livestock", "insect", "blood")
SPREADS: tuple[Spread, ...] = (*SIMPLE, "bird", "plane", "ship")
RESISTANCES: tuple[Resistance, ...] = ("cold", "medicine", "heat")
STATS = ("infection", "severity", "mortality")
LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D", "M")
CONTINENTS = ("america", "europe", "africa", "asia")

LOOKS = frozenset("x y colour view research_track_position event_deck_position".split())
"""What only the picture reads."""


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a content file."""


class Entry(Struct, frozen=True, kw_only=True):
    """What every entry has."""

    id: str
    name: Names
    source: Source


class Sourced(Struct, frozen=True, kw_only=True):
    """A table of numbers with where they come from."""

    source: Source


# -- board.toml -----------------------------------------------------------------------------------


class View(Sourced, frozen=True, kw_only=True):
    """The size of the map."""

    width: int
    height: int


class TrackPosition(Sourced, frozen=True, kw_only=True):
    """Where the research track is drawn."""

    x: int
    y_top: int
    step: int


class DeckPosition(Sourced, frozen=True, kw_only=True):
    """Where the event deck is drawn."""

    x: int
    y: int


class Continent(Entry, frozen=True, kw_only=True):
    """A continent field (VR-03)."""

    colour: str
    x: int
    y: int


class City(Entry, frozen=True, kw_only=True):
    """A city with its needs and population fields."""

    continent: str
    x: int
    y: int
    need: dict[Resistance, int]
    population: int
    fields: list[Simple]
    airport: bool
    port: bool


class Link(Entry, frozen=True, kw_only=True):
    """A link between two cities; by land, if nothing else is said."""

    a: str
    b: str


class SeaLink(Link, frozen=True, kw_only=True):
    """A sea link; one leaves the map at one edge and enters it at the other."""

    wraps: bool
    exit_a: str = ""
    exit_b: str = ""


class CoverTile(Entry, frozen=True, kw_only=True):
    """A cover tile: the fields of a city with two or three players (VR-04)."""

    city: str
    side_2: list[Simple]
    side_3: list[Simple]


class BoardFile(ContentFile, frozen=True):
    """`board.toml`."""

    schema: int
    view: View
    research_track_position: TrackPosition
    event_deck_position: DeckPosition
    continent: list[Continent]
    city: list[City]
    land: list[Link]
    sea: list[SeaLink]
    cover_tile: list[CoverTile]


# -- game.toml ------------------------------------------------------------------------------------


class Identity(Sourced, frozen=True, kw_only=True):
    """What the game is called and who made it."""

    id: str
    name: Names
    scan_title: str
    author: str
    publisher: str
    year: int
    article_no: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    kind: str


class Components(Sourced, frozen=True, kw_only=True):
    """What lies in the box."""

    boards: int
    pathogen_boards: int
    dice: int
    cards: int
    start_cards: int
    event_cards: int
    massive_research: int
    events_a: int
    events_b: int
    events_c: int
    events_d: int
    strain_cards: int
    pathogen_cards: int
    mutation_markers: int
    counter_markers: int
    research_markers: int
    cure_markers: int
    display_stones: int
    display_stones_per_colour: int
    population_stones: int
    population_stones_per_colour: int
    corpses: int
    cover_tiles: int


class Colours(Sourced, frozen=True, kw_only=True):
    """The colours of the seats, in order (VR-11)."""

    order: list[str]


class Scales(Sourced, frozen=True, kw_only=True):
    """The limits of the scales (VR-33)."""

    resistance_max: int
    infection_max: int
    mortality_max: int
    severity_max: int
    dna_max: int
    resistance_per_level: int
    levels_max: int
    strain_slots: int


class DisplayStones(Sourced, frozen=True, kw_only=True):
    """What the display stones of a colour are used for."""

    resistance_levels: int
    resistance_values: int
    infection: int
    simple_spread: int
    extended_spread: int
    mortality: int
    severity: int
    pathogen_ability: int
    strains: int
    dna: int
    total: int


class SetupNumbers(Sourced, frozen=True, kw_only=True):
    """The expert start (VR-22, VR-23)."""

    expert_dna: int
    expert_min_simple_spread: int
    expert_min_resistance_levels: int
    expert_min_strains: int
    expert_min_symptoms: int
    start_player: str


class SlotCosts(Sourced, frozen=True, kw_only=True):
    """The price of a strain by its slot (VR-104)."""

    costs: list[int]


class EventCounts(Entry, frozen=True, kw_only=True):
    """How many cards of each letter are kept (VR-05)."""

    players: int
    A: int
    B: int
    C: int
    D: int
    turns: int


class Difficulty(Entry, frozen=True, kw_only=True):
    """How many Massive Research cards there are and into which parts they go (VR-06)."""

    massive_research: int
    parts: dict[Letter, int]
    order_top_to_bottom: list[Letter]
    text: Names


class ResearchTrack(Sourced, frozen=True, kw_only=True):
    """The research track."""

    fields: int
    top: int
    bottom: int
    research_start: int


class CureStart(Entry, frozen=True, kw_only=True):
    """Where the cure marker starts (VR-02)."""

    players: int
    field: int


class ContinentCorpses(Entry, frozen=True, kw_only=True):
    """The corpses on the continent fields (VR-03)."""

    players: int
    america: int
    europe: int
    africa: int
    asia: int
    total: int
    supply: int


class EliminationLoss(Entry, frozen=True, kw_only=True):
    """How many players without infected lose the game (VR-142)."""

    players: int
    eliminated: int


class Ladder(Entry, frozen=True, kw_only=True):
    """Something to buy two levels of, with their prices (VR-102)."""

    costs: tuple[int, int]
    text: Names


class SpreadType(Ladder, frozen=True, kw_only=True):
    """A way to spread, simple or extended."""

    kind: Literal["simple", "extended"]
    max_land_links: int = 0


class ResistanceType(Ladder, frozen=True, kw_only=True):
    """A resistance; each level is worth points on its scale (VR-103)."""

    points_per_level: int


class Colour(Entry, frozen=True, kw_only=True):
    """The name of a colour."""


class GameFile(ContentFile, frozen=True):
    """`game.toml`."""

    schema: int
    game: str
    identity: Identity
    components: Components
    colours: Colours
    colour: list[Colour]
    scales: Scales
    display_stone_use: DisplayStones
    setup: SetupNumbers
    strain_slot_costs: SlotCosts
    event_counts: list[EventCounts]
    difficulty: list[Difficulty]
    research_track: ResearchTrack
    cure_start: list[CureStart]
    continent_corpses: list[ContinentCorpses]
    elimination_loss: list[EliminationLoss]
    spread: list[SpreadType]
    resistance: list[ResistanceType]


# -- cards and markers ----------------------------------------------------------------------------


class EventCard(Entry, frozen=True, kw_only=True):
    """An event card: what it does, where it heals, what it pays (VR-50 ff.)."""

    type: Letter
    key: str
    effects: list[Effect]
    heal: list[str]
    dna: int
    text: Names


class EventsFile(ContentFile, frozen=True):
    """`events.toml`."""

    schema: int
    event: list[EventCard]


class Symptom(Entry, frozen=True, kw_only=True):
    """A symptom of a strain (VR-107)."""

    key: str
    step: int
    cost: int
    effects: list[Effect]
    text: Names
    cost_source: Source


class Strain(Entry, frozen=True, kw_only=True):
    """A strain card: four or five symptoms, top to bottom."""

    family: str
    variant: int
    symptom_count: int
    symptom: list[Symptom]


class StrainsFile(ContentFile, frozen=True):
    """`strains.toml`."""

    schema: int
    strain: list[Strain]


class Ability(Entry, frozen=True, kw_only=True):
    """An ability of a pathogen (VR-108)."""

    level: int
    cost: int
    effects: list[Effect]
    text: Names


class Pathogen(Entry, frozen=True, kw_only=True):
    """A type of pathogen (VR-160 ff.)."""

    difficulty: Literal["easy", "medium", "hard"]
    printed: bool
    phase0: bool
    start: dict[str, int]
    effects: list[Effect]
    text: Names
    cards: int
    ability: list[Ability]


class PathogensFile(ContentFile, frozen=True):
    """`pathogens.toml`."""

    schema: int
    pathogen: list[Pathogen]


class StartCard(Entry, frozen=True, kw_only=True):
    """A start card (VR-14)."""

    city: str
    first_field: Simple
    spread: dict[Spread, int]
    resistance: dict[Resistance, int]
    strain_family: str
    mutation: str
    dna: int
    text: Names


class StartCardsFile(ContentFile, frozen=True):
    """`start_cards.toml`."""

    schema: int
    start_card: list[StartCard]


class Mutation(Entry, frozen=True, kw_only=True):
    """An individual mutation (VR-150 ff.)."""

    count: int
    effects: list[Effect]
    text: Names


class MutationsFile(ContentFile, frozen=True):
    """`mutations.toml`."""

    schema: int
    mutation: list[Mutation]


class Marker(Entry, frozen=True, kw_only=True):
    """A kind of counter-measure marker (VR-180 ff.)."""

    count: int
    place: Literal["city", "sea_or_airport"]
    effects: list[Effect]
    text: Names
    count_source: Source


class MarkersFile(ContentFile, frozen=True):
    """`markers.toml`."""

    schema: int
    marker: list[Marker]


FILES: dict[str, type[ContentFile]] = {
    "board": BoardFile,
    "events": EventsFile,
    "game": GameFile,
    "markers": MarkersFile,
    "mutations": MutationsFile,
    "pathogens": PathogensFile,
    "start_cards": StartCardsFile,
    "strains": StrainsFile,
}


class VirusidContent:
    """All content of the game."""

    def __init__(self, content: Content) -> None:
        self.board = content.file("board", BoardFile)
        self.game = content.file("game", GameFile)
        self.events = content.file("events", EventsFile).event
        self.strains = content.file("strains", StrainsFile).strain
        self.pathogens = content.file("pathogens", PathogensFile).pathogen
        self.start_cards = content.file("start_cards", StartCardsFile).start_card
        self.mutations = content.file("mutations", MutationsFile).mutation
        self.markers = content.file("markers", MarkersFile).marker
        self.cities = self.board.city
        self.ladders: list[Ladder] = [*self.game.spread, *self.game.resistance]
        """What levels are bought of, in the order of the vocabulary."""
        self.links: list[Link] = [*self.board.land, *self.board.sea]
        self.city_index = {city.id: n for n, city in enumerate(self.cities)}
        self.sea_index = {link.id: n for n, link in enumerate(self.board.sea)}
