"""The book: what the rules read of the content, as flat numbers in the order of the pieces.

It is made once per game by `printer.py` and shared by all states. Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from miasma.games.zeds.effects import ABILITIES, CARD_KINDS, KEYS, MARKERS
from miasma.games.zeds.pieces import PIECES, UNITS, ZED_TYPES


class Book:
    """Numbers of units, cards and tables."""

    __slots__ = (
        "active_rule",
        "active_rule_n",
        "assassin_normal",
        "assassin_shift",
        "assassin_step",
        "bark_min",
        "barricade_range",
        "barricade_supplies",
        "base_ammo",
        "base_units",
        "bold_searchers",
        "bull_min",
        "card_effects",
        "card_keep",
        "card_play",
        "card_where",
        "civilian_spaces",
        "component_numbers",
        "craft_actions",
        "credits",
        "crowds",
        "eat_bonus",
        "effects",
        "epilogue_ids",
        "epilogues",
        "event_act",
        "event_actions",
        "event_colour",
        "event_eat",
        "event_effects",
        "event_infection",
        "event_kind",
        "event_kinds",
        "event_prfn",
        "event_sets",
        "event_special",
        "event_when",
        "event_zeds",
        "field_heal",
        "filters",
        "foe_has",
        "full",
        "gun_ammo",
        "gun_full",
        "gun_reduced",
        "gun_supplies",
        "gunfire",
        "hand",
        "has",
        "heal_infection",
        "heroes",
        "heroic_civilians",
        "high_gain",
        "hinderers",
        "hits_full",
        "hits_total",
        "key_cost_supplies",
        "key_effects",
        "key_limit",
        "key_office",
        "key_shares",
        "key_unit",
        "key_units",
        "keys_by_units",
        "level_of",
        "lists",
        "long_range",
        "long_shift",
        "long_strengths",
        "low_gain",
        "marker_numbers",
        "melee_hits",
        "melee_infection",
        "melee_loser",
        "mines_ammo",
        "mines_full",
        "mines_reduced",
        "mines_supplies",
        "move",
        "named",
        "oddities",
        "on_arrival",
        "on_enter",
        "order_lowers",
        "outpost_supplies",
        "perimeter_min",
        "place_in_hand",
        "player_limit",
        "rampage_hits",
        "recruit_ammo",
        "reduced",
        "research_bonus",
        "research_effects",
        "research_kind",
        "research_roll",
        "research_supplies",
        "resist_low",
        "resist_min",
        "save_bonus",
        "saved",
        "scientists_from",
        "search_extra",
        "search_range_bonus",
        "search_row",
        "search_self_bonus",
        "security",
        "shift_attack",
        "shift_defend",
        "shift_gunfire",
        "shift_melee",
        "shift_raider",
        "singles",
        "stealth_fight",
        "terrain",
        "terrain_barricade",
        "terrain_outpost",
        "trained_markers",
        "trained_strength",
        "traps_min",
        "village_of",
        "villages",
        "zed_limit",
        "zed_type",
        "zeds_of",
    )

    def __init__(self) -> None:
        # Per piece.
        self.full: list[int] = [0] * PIECES
        self.reduced: list[int] = [0] * PIECES
        self.hits_full: list[int] = [1] * PIECES
        self.hits_total: list[int] = [1] * PIECES
        self.level_of: list[int] = [0] * PIECES
        self.resist_min: list[int] = [0] * PIECES
        self.resist_low: list[int] = [0] * PIECES
        self.melee_infection: list[int] = [1] * PIECES
        self.move: list[int] = [0] * UNITS
        self.zed_type: list[int] = []
        self.zeds_of: list[list[int]] = [[] for _ in range(ZED_TYPES)]
        """Per type of Zed: its counters."""
        self.has: list[int] = [0] * (len(ABILITIES) + 1)
        """Per ability: the set of units that have it."""
        self.foe_has: list[int] = [0] * (len(ABILITIES) + 1)
        """Per ability: the set of foes that have it."""
        # Per unit.
        self.shift_melee: list[int] = [0] * UNITS
        self.shift_attack: list[int] = [0] * UNITS
        self.shift_defend: list[int] = [0] * UNITS
        self.shift_gunfire: list[int] = [0] * UNITS
        self.shift_raider: list[int] = [0, 0]
        self.long_range: list[int] = [1] * UNITS
        self.long_shift: list[int] = [0] * UNITS
        self.long_strengths: list[list[int]] = [[] for _ in range(UNITS)]
        self.gun_full: list[int] = [-1] * UNITS
        self.gun_reduced: list[int] = [-1] * UNITS
        self.gun_supplies: list[int] = [0] * UNITS
        self.gun_ammo: list[int] = [1] * UNITS
        self.search_extra: list[int] = [0] * UNITS
        self.search_self_bonus: list[int] = [0] * UNITS
        self.search_range_bonus: list[int] = [0] * UNITS
        self.on_enter: list[int] = [0] * UNITS
        self.on_arrival: list[int] = [0] * UNITS
        self.field_heal: list[list[int]] = [[] for _ in range(UNITS)]
        """Range, supplies, actions; empty for who can't."""
        # Single abilities.
        self.traps_min = 4
        self.bark_min = 4
        self.bull_min = 4
        self.perimeter_min = 5
        self.stealth_fight = 1
        self.assassin_normal = 0
        self.assassin_step = 0
        self.assassin_shift = 2
        self.craft_actions = 2
        self.outpost_supplies = 3
        self.mines_supplies = 2
        self.mines_ammo = 1
        self.barricade_supplies: list[int] = [2] * UNITS
        self.barricade_range: list[int] = [0] * UNITS
        self.recruit_ammo = 1
        self.heal_infection = 2
        self.save_bonus = 1
        self.research_bonus = 1
        self.order_lowers = 2
        self.eat_bonus: list[int] = [0] * UNITS
        self.rampage_hits = 1
        self.trained_strength = 2
        self.trained_markers = 2
        self.marker_numbers: list[int] = [1] * len(MARKERS)
        """Per marker: the number of its standing effect."""
        self.bold_searchers = 0
        """Units that search in Zed-controlled spaces."""
        self.hinderers = 0
        """Units that may keep a group of Zeds from moving (ZD-640, ZD-641)."""
        self.oddities = 0
        """Units that don't move as all others do."""
        self.terrain_barricade = 2
        self.terrain_outpost = 3
        self.mines_full = 7
        self.mines_reduced = 4
        self.component_numbers: list[int] = [1, 1, 2, 4, 1]
        # Character actions, per key.
        self.key_unit: list[int] = [0] * len(KEYS)
        self.key_units = 0
        """The units that have one."""
        self.keys_by_units: dict[int, list[int]] = {}
        """Keys of sets of such units asked for so far."""
        self.key_limit: list[int] = [0] * len(KEYS)
        self.key_cost_supplies: list[int] = [0] * len(KEYS)
        self.key_effects: list[int] = [0] * len(KEYS)
        self.key_office: list[int] = [0] * len(KEYS)
        self.key_shares: list[int] = [0] * len(KEYS)
        # Spaces.
        self.named = 0
        self.villages = 0
        self.terrain: list[int] = []
        self.zed_limit: list[int] = []
        self.player_limit: list[int] = []
        self.singles = 0
        """Spaces for one player unit."""
        self.crowds = 0
        """Spaces for any number of them."""
        self.search_row: list[int] = []
        # Tables.
        self.melee_hits: list[list[tuple[int, int]]] = []
        self.melee_loser: list[int] = []
        self.gunfire: list[list[int]] = []
        self.low_gain: list[list[int]] = []
        self.high_gain: list[list[int]] = []
        """Per row: supplies, ammo, or a choice of either (-1)."""
        self.saved = 4
        self.epilogues: list[tuple[int, bool, int]] = []
        self.epilogue_ids: list[str] = []
        self.credits: list[tuple[int, int, int]] = []
        """Per line: points, level, and what it counts (see CREDITED)."""
        # Setup.
        self.base_units: list[int] = []
        self.base_ammo = 4
        self.heroes = 4
        self.heroic_civilians = 1
        self.scientists_from = 3
        self.civilian_spaces: list[int] = []
        self.village_of: list[int] = []
        self.security: list[int] = []
        # Cards.
        self.event_act: list[int] = []
        self.event_special: list[int] = []
        self.event_sets: list[list[int]] = [[0, 0] for _ in range(5)]
        """Per act: the normal and the special cards (bits)."""
        self.event_kind: list[int] = []
        self.event_kinds: list[int] = [0] * len(CARD_KINDS)
        """Per kind: the cards (bits)."""
        self.event_colour: list[int] = []
        self.event_prfn: list[int] = []
        self.event_infection: list[int] = []
        self.event_eat: list[int] = []
        self.event_zeds: list[list[int]] = []
        self.event_actions: list[int] = []
        self.event_when: list[int] = []
        self.event_effects: list[int] = []
        self.card_where: list[int] = []
        self.hand: list[int] = []
        """The story cards that can be held, in the order of the vocabulary."""
        self.place_in_hand: list[int] = []
        """And where each card stands there."""
        self.card_play: list[int] = []
        self.card_keep: list[int] = []
        self.card_effects: list[int] = []
        self.research_kind: list[int] = []
        self.research_roll: list[int] = []
        self.research_supplies: list[int] = []
        self.research_effects: list[int] = []
        self.active_rule: list[int] = []
        self.active_rule_n: list[int] = []
        # Programs.
        self.lists: list[list[int]] = [[]]
        """Per list of effects: their numbers. List 0 is empty."""
        self.effects: list[list[int]] = []
        """Per effect: its verb and its parameters."""
        self.filters: list[list[int]] = []
        """Per unit filter: see `printer.py`."""


class Terms:
    """What one game was agreed to be: level, length, options."""

    __slots__ = (
        "action_mod",
        "advanced",
        "basic",
        "board_spaces",
        "cards",
        "chaos",
        "choose",
        "events",
        "extra_zeds",
        "guard_at",
        "level",
        "moves",
        "normal",
        "reach",
        "special",
        "stories",
        "surge",
        "surge_acts",
        "tracks",
    )

    def __init__(self) -> None:
        self.level = 0
        self.tracks: list[int] = [0, 1, 2, 3]
        self.board_spaces = 0
        """The spaces that exist (ZD-001)."""
        self.reach: list[list[list[int]]] = []
        """By map, space and points: the set of spaces that an unhindered mover reaches."""
        self.moves: dict[tuple[int, int, int, int], list[int]] = {}
        """Moves listed lately, by who goes from where and what is in the way."""
        self.events = 0
        """The event cards (bits) of the level's colours."""
        self.chaos = 0
        self.cards = 0
        self.special: list[int] = [0, 0, 0, 0]
        self.normal: list[int] = [0, 0, 0, 0]
        self.guard_at = -1
        """The National Guard card comes when so many cards are left."""
        self.basic = 0
        self.advanced = 0
        self.stories = 0
        self.action_mod = 0
        self.surge = True
        self.surge_acts = 0
        self.choose = False
        self.extra_zeds = 0
