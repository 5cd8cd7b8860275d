"""The types of the content files."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from miasma.core.content import ContentFile, Names

Source = Literal["rulebook", "public", "designed"]
Effect = dict[str, Any]
Color = Literal["blue", "green", "yellow", "orange", "red"]

LOOKS = frozenset(
    "card_class coordinates_source counts_source pressure_source shield source_note tabs_source "
    "title viewbox x y".split()
)
"""What no rule reads."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry has."""

    id: str
    name: Names
    source: Source


class BoardMeta(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Head of `board.toml`."""

    viewbox: tuple[int, int]
    coordinates_source: Source


class Track(Entry, frozen=True, kw_only=True):
    """A track from its Start to town."""

    letter: str
    color: str
    underground: bool
    min_level: int
    ring: int = -1


class Space(Entry, frozen=True, kw_only=True):
    """A space of the board."""

    kind: Literal[
        "start", "plain", "village", "named", "city", "catacomb", "town", "bed", "office", "lab",
        "camp", "graveyard",
    ]  # fmt: skip
    named: bool
    underground: bool
    terrain: int
    zed_limit: int
    player_limit: int
    x: int
    y: int
    min_level: int
    track: str = ""
    number: int = -1
    order: int = -1
    search: str = ""


class Edge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two spaces that touch."""

    id: str
    a: str
    b: str
    source: Source


class BoardFile(ContentFile, frozen=True):
    """`board.toml`."""

    meta: BoardMeta
    track: list[Track]
    space: list[Space]
    edge: list[Edge]


class Unit(Entry, frozen=True, kw_only=True):
    """A hero, a civilian unit or a special unit."""

    kind: str
    level: int
    full: int
    reduced: int
    move: int
    hits_full: int
    hits_reduced: int
    abilities: list[Effect]
    text: Names
    card_class: str = ""
    shield: str = ""
    source_note: str = ""


class Villager(Entry, frozen=True, kw_only=True):
    """Villagers, who turn into refugees."""

    kind: str
    level: int
    start: str
    move: int
    flips_to: str
    text: Names


class Zed(Entry, frozen=True, kw_only=True):
    """A type of regular Zed, a super Zed or an infector."""

    kind: str
    full: int
    reduced: int
    hits_full: int
    hits_reduced: int
    count: int
    level: int = 0
    abilities: list[Effect] = []
    text: Names = {}


class Marker(Entry, frozen=True, kw_only=True):
    """A status marker and its standing effect (ZD-1701)."""

    on: Literal["player", "zed", "any", "space", "track"]
    count: int
    effects: list[Effect]
    text: Names


class UnitsFile(ContentFile, frozen=True):
    """`units.toml`."""

    hero: list[Unit]
    heroic_civilian: list[Unit]
    civilian: list[Unit]
    special_unit: list[Unit]
    villager: list[Villager]
    zed: list[Zed]
    super_zed: list[Zed]
    spreader: list[Zed]
    marker: list[Marker]


class EventCard(Entry, frozen=True, kw_only=True):
    """An event card with its tabs (ZD-101)."""

    color: Color
    act: int
    special: bool
    kind: Literal["normal", "special", "brains", "guard", "final"]
    prfn: int
    infection: Literal["no", "roll"]
    eat: int | Literal["die"]
    zeds: list[str]
    actions: int
    when: Literal["none", "turn", "zeds_start", "zeds_end", "action_start", "action_end", "final"]
    effects: list[Effect]
    text: Names
    tabs_source: Source


class EventsFile(ContentFile, frozen=True):
    """`events.toml`."""

    event: list[EventCard]


class StoryCard(Entry, frozen=True, kw_only=True):
    """A story card (ZD-201)."""

    color: Color
    where: str
    hold: bool
    play: Literal[
        "now", "any_time", "action", "melee", "melee_attack", "melee_defend", "zeds_won_attack",
        "before_group_moves", "before_track_activates", "hero_move",
    ]  # fmt: skip
    effects: list[Effect]
    text: Names
    keep_on: list[int] = []


class StoryFile(ContentFile, frozen=True):
    """`fate.toml`."""

    fate: list[StoryCard]


class ResearchCard(Entry, frozen=True, kw_only=True):
    """A research card (ZD-581)."""

    kind: Literal["start", "basic", "breakthrough", "cure", "superweapon"]
    count: int
    next_roll: int
    next_supplies: int
    ongoing: bool
    effects: list[Effect]
    text: Names


class Component(Entry, frozen=True, kw_only=True):
    """A component of the superweapon (ZD-590)."""

    effects: list[Effect]
    text: Names


class ResearchFile(ContentFile, frozen=True):
    """`research.toml`."""

    research: list[ResearchCard]
    component: list[Component]


class GameMeta(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Head of `game.toml`."""

    id: str
    title: Names
    players: tuple[int, int]
    default_level: str
    max_resource: int
    infection_max: int
    dice: int
    zed_bag: int
    super_zeds: int


class BaseSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fixed table of the base game (ZD-005, ZD-008)."""

    heroes: list[str]
    heroic_civilian: str
    ammo: int
    supplies: int
    exclude_fate: list[str]


class Guards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a security unit starts (ZD-009)."""

    unit: str
    space: str


class SetupNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the setup."""

    zeds_per_start: int
    heroes: int
    heroic_civilians: int
    scientists_from_level: int
    supplies: Literal["sum_2d6"]
    ammo: Literal["6_minus_lower_of_the_same_2d6"]
    infection: int
    villages_with_defiant_civilians: list[str]
    civilians_in_town: int
    spare_civilians: int
    villagers_from_level: int
    red_diamond: list[Guards]
    guard_card_from_end: int
    advanced_research_cards: int


class Coop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Playing together (ZD-1301, ZD-1305)."""

    player_action_markers_each: int
    event_actions_minus: Literal["players_minus_1"]
    extra_zeds: dict[str, int]
    source: Source


class SavingRoll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Faces of the saving roll (ZD-621)."""

    killed: list[int]
    saved: list[int]


class CatacombRoll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Faces of the catacomb roll (ZD-1108)."""

    move: list[int]
    stay: list[int]
    lost: list[int]


class Level(Entry, frozen=True, kw_only=True):
    """A level of the game (ZD-001)."""

    n: int
    text: Names
    board: Literal["A", "B"]
    colors: list[Color]
    infection: bool
    supplies: bool
    chaos: bool
    chaos_markers: int
    prfn: bool
    research: bool
    tunnel: bool
    default_length: str
    event_action_mod: int
    surge_acts: list[int]
    pressure_source: Source
    counts_source: Source


class Length(Entry, frozen=True, kw_only=True):
    """How many cards a game of a level has (ZD-010)."""

    level: str
    length: str
    special_by_act: list[int]
    normal_by_act: list[int]
    basic_research: int
    total_cards: int


class MeleeColumn(Entry, frozen=True, kw_only=True):
    """A column of the melee table (ZD-602)."""

    index: int
    when: str


class MeleeRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the melee table (ZD-604)."""

    id: str
    index: int
    roll: str
    range: tuple[int, int]
    results: list[tuple[int, int]]
    zeds_lose_from_column: int
    source: Source


class GunfireRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the gunfire table (ZD-522)."""

    id: str
    index: int
    roll: str
    range: tuple[int, int]
    hits_by_column: list[int]
    source: Source


class SearchRow(Entry, frozen=True, kw_only=True):
    """What a search finds (ZD-530)."""

    nothing: list[int]
    low: list[int]
    high: list[int]
    low_gain: dict[str, Any]
    high_gain: dict[str, Any]


class Credit(Entry, frozen=True, kw_only=True):
    """A line of the credits (ZD-1401)."""

    points: int
    min_level: int
    per: str
    text: Names


class Epilogue(Entry, frozen=True, kw_only=True):
    """How the story ends (ZD-1402)."""

    min: int
    outcome: Literal["win", "loss"]
    text: Names
    requires: list[str] = []


class GameFile(ContentFile, frozen=True):
    """`game.toml`."""

    meta: GameMeta
    base_setup: BaseSetup
    setup: SetupNumbers
    coop: Coop
    rescue_roll: SavingRoll
    catacomb_roll: CatacombRoll
    level: list[Level]
    length: list[Length]
    melee_column: list[MeleeColumn]
    melee_row: list[MeleeRow]
    gunfire_row: list[GunfireRow]
    search: list[SearchRow]
    credit: list[Credit]
    epilogue: list[Epilogue]


FILES: dict[str, type[ContentFile]] = {
    "board": BoardFile,
    "units": UnitsFile,
    "events": EventsFile,
    "fate": StoryFile,
    "research": ResearchFile,
    "game": GameFile,
}
