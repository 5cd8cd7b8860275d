"""The words of the content: effect verbs with their parameters, abilities, flags (ZD-1500 ff.)."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, str]] = {
    "activate": "track n",
    "add_infection": "n per track max",
    "ambush": "units reduced",
    "at_action_end": "then",
    "bats": "",
    "bloat": "track strength",
    "block_space": "space",
    "cancel_activation": "scope heal",
    "catacomb_vents": "table limit",
    "chaos_add": "space n",
    "chaos_rally": "",
    "chaos_remove": "n where optional infection_each",
    "choose": "options",
    "clear_zed_hits": "",
    "combat_shift": "n after_hit",
    "convert": "give then repeat",
    "cure_progress": "",
    "discard_held": "n",
    "extra_actions": "n",
    "extra_move": "n surface_only not_units",
    "fate_draw": "then",
    "fly": "where",
    "for_each_camp_refugee": "then",
    "for_each_chaos_space": "track then",
    "for_each_space": "kind where then",
    "for_each_zed": "track then",
    "free_action": "units kinds n count",
    "free_gunfire": "where shift pay_ammo",
    "frenzy": "kinds shift",
    "gain": "supplies ammo",
    "gain_component": "",
    "give_marker": "marker to",
    "give_turn_shift": "to n when",
    "gunfire": "strength target ammo",
    "heal": "units n full count lower_infection",
    "heal_zeds": "kinds near n",
    "hit": "units n",
    "if_infection": "min then else",
    "if_supers": "max then else",
    "if_unit_at": "space then else",
    "kill": "units count",
    "lose": "supplies ammo penalty",
    "lose_component": "fallback",
    "lose_mix": "n of",
    "move_refugees": "dir n only",
    "move_zed": "dir n",
    "ongoing": "rule n",
    "outbreak": "unchecked reduce base_fallback",
    "override_combat": "zed_hits player_hits loser",
    "place_unit": "unit pick where track",
    "place_zed": "track at space n zed prefer",
    "push_basic_research": "n",
    "release": "units count",
    "remove_marker": "marker",
    "remove_this_refugee": "",
    "replace_super": "keep_hits optional with",
    "replace_zeds": "kinds max_strength limit pick",
    "research_reveal": "n",
    "retreat": "units",
    "revive": "where hits_left",
    "roll": "table",
    "roll_hit": "units table",
    "set_bridge": "state",
    "set_infection": "n",
    "strike": "dice table where",
    "sub_infection": "n",
    "surface_zeds": "map limit",
    "surprise_attack": "track",
    "teleport_healed": "to",
    "to_bed": "units hits_left",
    "tunnel_cave_in": "escape",
    "turn_flag": "flag",
    "turned": "units",
    "win": "",
}
"""Every verb of a card or an ability with its parameters (ZD-1500)."""

STANDING: Final[dict[str, str]] = {
    "blocked": "",
    "bridge": "back",
    "cannot_move": "",
    "comatose": "",
    "cure_marker": "back",
    "defend_extra_hit": "n",
    "extra_step": "n",
    "grenade": "action hits chaos",
    "gunfire_rout": "hits",
    "housekeeping_infection": "n",
    "melee_infection": "n",
    "minefield": "full reduced",
    "resist_low": "max",
    "shift": "n when",
    "spit": "",
    "strength": "n",
    "terrain": "n",
    "zed_shift": "n",
}
"""What markers and components do as long as they lie there (ZD-1701)."""

TRACK_WORDS: Final[tuple[str, ...]] = (
    "fated", "fated_surface", "each", "choice", "most_zeds", "fewest_zeds", "fewest_zeds_surface",
    "most_chaos_surface",
)  # fmt: skip
"""Tracks that depend on the position (ZD-1521)."""

FLAGS: Final[tuple[str, ...]] = (
    "brains", "cardio", "fallen_rise", "flambe", "mercenaries", "no_moves_mountain", "no_terrain",
    "shortcuts",
)  # fmt: skip
"""What holds for one turn (`turn_flag`)."""

RULES: Final[tuple[str, ...]] = (
    "weakest_adjacent_zed_hit", "distraction", "save_bonus", "outbreak_sets_infection",
    "research_for_supply", "search_bonus", "draw_two_zeds", "outbreak_at_start",
)  # fmt: skip
"""What a research card does while it is the active one (ZD-1517)."""

ABILITIES: Final[tuple[str, ...]] = tuple(
    """advance_on_win always_wins_vs_players always_wins_vs_zeds assassin bark build_minefield
    build_outpost bull_charge character_action cheap_barricade city_defence_die companion_die
    craft_ammo eat_bonus eat_second_free extra_bed extra_step first_shot_free fourth_component
    gunfire_cost gunfire_strength heal_field hoses ignore_chaos ignore_terrain long_range lucky_save
    melee_infection no_build no_gunfire no_infection_melee no_infection_order no_restore_order
    office_heal_infection office_save_bonus on_arrival on_enter order_lowers_infection peek
    perimeter prfn_move recruit red_diamond regenerate repair_bridge reroll_melee research_bonus
    resist resist_low scavenger scientist search_bonus search_extra shift shortcut stealth
    step_back_after_gunfire superweapon_after_city surface_only town_entry_free town_rampage
    town_stand train traps zen""".split()
)
"""Standing properties of a unit (ZD-1603)."""

KEYS: Final[tuple[str, ...]] = (
    "citadel", "speech", "initiative", "leadership", "medic", "first_aid", "overtime", "own_agenda",
    "human_trials", "civil_authority", "bombs", "broadcast",
)  # fmt: skip
"""Character actions (ZD-504)."""

VERB_IDS: Final[tuple[str, ...]] = tuple(VERBS)
"""The verbs in the order of their numbers."""

# Numbers that are rolled or counted (ZD-1521).
D6: Final = 101
D3: Final = 102
ZEDS_NEAR_TOWN: Final = 103

# Tracks beyond 0 to 4.
FATED: Final = 5
FATED_SURFACE: Final = 6
EACH: Final = 7
CHOICE: Final = 8
MOST_ZEDS: Final = 9
FEWEST_ZEDS: Final = 10
FEWEST_ZEDS_SURFACE: Final = 11
MOST_CHAOS_SURFACE: Final = 12
MOST_CHAOS: Final = 13
FEWEST_CHAOS: Final = 14
ALL_TRACKS: Final = 15

# Parts of a unit filter (ZD-1522), by place. The others: kinds, spaces, how far away, whether the
# acting unit is left out; what side and kinds allow: units, foes, whether refugees, villagers.
SIDE: Final = 0
PICK: Final = 5

# Values of SIDE.
PLAYER_SIDE: Final = 1
ZEDS_SIDE: Final = 2
ANY_SIDE: Final = 3

# Values of PICK.
PICK_ALL: Final = 0
PICK_CHOICE: Final = 1
PICK_STRONGEST: Final = 2
PICK_STRONGEST_ON_FATED: Final = 3
PICK_FARTHEST_ON_FATED: Final = 4
PICK_ONE_SPACE: Final = 5
PICKS: Final[tuple[str, ...]] = (
    "", "choice", "strongest", "strongest_on_fated", "farthest_on_fated", "one_space",
)  # fmt: skip
SELF: Final = 0
"""The filter that fits the acting unit alone."""

# When held cards may be played (ZD-121), in the words of the content.
PLAYS: Final[tuple[str, ...]] = (
    "now", "any_time", "action", "melee", "melee_attack", "melee_defend", "zeds_won_attack",
    "before_group_moves", "before_track_activates", "hero_move",
)  # fmt: skip
NOW: Final = 0
ANY_TIME: Final = 1
IN_ACTIONS: Final = 2
IN_MELEE: Final = 3
IN_ATTACK: Final = 4
IN_DEFENCE: Final = 5
ZEDS_WON: Final = 6
BEFORE_GROUP: Final = 7
BEFORE_TRACK: Final = 8
HERO_MOVE: Final = 9

# When an event takes effect (ZD-1500).
WHENS: Final[tuple[str, ...]] = (
    "none", "turn", "zeds_start", "zeds_end", "action_start", "action_end", "final",
)  # fmt: skip
AT_REVEAL: Final = 1
AT_ZEDS_START: Final = 2
AT_ZEDS_END: Final = 3
AT_ACTION_START: Final = 4
AT_ACTION_END: Final = 5

# Kinds of event cards.
CARD_KINDS: Final[tuple[str, ...]] = ("normal", "special", "brains", "guard", "final")
NORMAL_CARD: Final = 0
SPECIAL_CARD: Final = 1
GUARD_CARD: Final = 3
FINAL_CARD: Final = 4
EAT_DIE: Final = 9

# Pools of `place_unit` (ZD-1524), beyond the pieces.
POOLS: Final[tuple[str, ...]] = ("hero", "scientist_hero", "heroic_civilian", "civilian_or_heroic")
POOL: Final = 100
PLACES: Final[tuple[str, ...]] = ("town", "start", "surface_start", "town_or_start")
IN_TOWN: Final = 0
ON_START: Final = 1
ON_SURFACE_START: Final = 2
TOWN_OR_START: Final = 3

# Where `place_zed` puts its Zeds.
BY_TRACK: Final = 0
BY_SPACE: Final = 1
HERE: Final = 2

# What `lose_mix` may take.
MIX: Final[tuple[str, ...]] = ("supplies", "ammo", "infection", "hits")

# Markers that effects give (ZD-113).
MARKERS: Final[tuple[str, ...]] = (
    "well_armed", "civil_leader", "smart", "fast", "toxic", "alpha", "tough", "pestilent", "elwood",
)  # fmt: skip

WELL_ARMED: Final = 0
CIVIL_LEADER: Final = 1
SMART: Final = 2
FAST: Final = 3
TOXIC: Final = 4
ALPHA: Final = 5
TOUGH: Final = 6
PESTILENT: Final = 7
ELWOOD_MARKER: Final = 8

# Kinds of research cards.
RESEARCH_KINDS: Final[tuple[str, ...]] = ("start", "basic", "breakthrough", "cure", "superweapon")
COMPONENTS: Final[tuple[str, ...]] = (
    "knuckles", "hypnoze", "phosphor", "gas_grenade", "zed_snack",
)  # fmt: skip
BASIC: Final = 1
BREAKTHROUGH: Final = 2
CURE_CARD: Final = 3
WEAPON_CARD: Final = 4
KNUCKLES: Final = 0
HYPNOZE: Final = 1
PHOSPHOR: Final = 2
GAS_GRENADE: Final = 3
ZED_SNACK: Final = 4

# Flags, as bits.
BRAINS: Final = 1
CARDIO: Final = 2
FALLEN_RISE: Final = 4
FLAMBE: Final = 8
MERCENARIES: Final = 16
NO_MOVES_MOUNTAIN: Final = 32
NO_TERRAIN: Final = 64
SHORTCUTS: Final = 128

# Ongoing research, by place in RULES plus 1; 0 is none.
HIT_WEAKEST: Final = 1
DISTRACTION: Final = 2
SAVE_BONUS: Final = 3
SETS_INFECTION: Final = 4
FOR_SUPPLY: Final = 5
SEARCH_BONUS: Final = 6
DRAW_TWO: Final = 7
AT_START: Final = 8

CREDITED: Final[tuple[str, ...]] = (
    "unit", "supplies_2", "ammo_2", "infection_6", "cure", "component", "camp_refugee",
    "other_refugee", "chaos", "event_left",
)  # fmt: skip
"""What the credits count (ZD-1401)."""
