"""Every verb of the content with the functions that carry it out (ZD-1500).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import Final

from miasma.games.zeds.effects import VERB_IDS
from miasma.games.zeds.rules import (
    harm,
    refuge,
    research,
    rides,
    strikes,
    supply,
    texts,
    texts_tunnel,
    texts_zeds,
    units,
    verbs,
)

BY_NAME: Final[dict[str, verbs.Do]] = {
    "activate": texts_zeds.verb_activate,
    "add_infection": supply.verb_add_infection,
    "ambush": harm.verb_ambush,
    "at_action_end": texts.verb_at_action_end,
    "bats": texts_tunnel.verb_bats,
    "bloat": texts_zeds.verb_bloat,
    "block_space": texts.verb_block_space,
    "cancel_activation": texts_zeds.verb_cancel_activation,
    "catacomb_vents": texts_tunnel.verb_catacomb_vents,
    "chaos_add": texts.verb_chaos_add,
    "chaos_rally": texts.verb_chaos_rally,
    "chaos_remove": texts.verb_chaos_remove,
    "choose": texts.verb_choose,
    "clear_zed_hits": texts_zeds.verb_clear_zed_hits,
    "combat_shift": strikes.verb_combat_shift,
    "convert": supply.verb_convert,
    "cure_progress": research.verb_cure_progress,
    "discard_held": texts.verb_discard_held,
    "extra_actions": texts.verb_extra_actions,
    "extra_move": rides.verb_ride,
    "fate_draw": texts.verb_fate_draw,
    "fly": rides.verb_ride,
    "for_each_camp_refugee": refuge.verb_for_each_camp_refugee,
    "for_each_chaos_space": texts.verb_for_each_chaos_space,
    "for_each_space": texts.verb_for_each_space,
    "for_each_zed": texts.verb_for_each_zed,
    "free_action": units.verb_free_action,
    "free_gunfire": strikes.verb_free_gunfire,
    "frenzy": texts_zeds.verb_frenzy,
    "gain": supply.verb_gain,
    "gain_component": research.verb_gain_component,
    "give_marker": units.verb_give_marker,
    "give_turn_shift": units.verb_give_turn_shift,
    "gunfire": strikes.verb_gunfire,
    "heal": harm.verb_heal,
    "heal_zeds": texts_zeds.verb_heal_zeds,
    "hit": harm.verb_hit,
    "if_infection": texts.verb_if_infection,
    "if_supers": texts.verb_if_supers,
    "if_unit_at": texts.verb_if_unit_at,
    "kill": harm.verb_kill,
    "lose": supply.verb_lose,
    "lose_component": research.verb_lose_component,
    "lose_mix": supply.verb_lose_mix,
    "move_refugees": refuge.verb_move_refugees,
    "move_zed": texts_zeds.verb_move_zed,
    "ongoing": texts.verb_ongoing,
    "outbreak": supply.verb_outbreak,
    "override_combat": strikes.verb_override_combat,
    "place_unit": units.verb_place_unit,
    "place_zed": texts_zeds.verb_place_zed,
    "push_basic_research": research.verb_push_basic_research,
    "release": units.verb_release,
    "remove_marker": units.verb_remove_marker,
    "remove_this_refugee": refuge.verb_remove_this_refugee,
    "replace_super": texts_zeds.verb_replace_super,
    "replace_zeds": texts_zeds.verb_replace_zeds,
    "research_reveal": research.verb_research_reveal,
    "retreat": harm.verb_retreat,
    "revive": harm.verb_revive,
    "roll": texts.verb_roll,
    "roll_hit": harm.verb_roll_hit,
    "set_bridge": texts.verb_set_bridge,
    "set_infection": supply.verb_set_infection,
    "strike": strikes.verb_strike,
    "sub_infection": supply.verb_sub_infection,
    "surface_zeds": texts_tunnel.verb_surface_zeds,
    "surprise_attack": harm.verb_surprise_attack,
    "teleport_healed": harm.verb_teleport_healed,
    "to_bed": harm.verb_to_bed,
    "tunnel_cave_in": texts_tunnel.verb_tunnel_cave_in,
    "turn_flag": texts.verb_turn_flag,
    "turned": harm.verb_turned,
    "win": texts.verb_win,
}

TO_ONE: Final[dict[str, verbs.To]] = {
    "activate": texts_zeds.activate,
    "add_infection": supply.add_infection,
    "ambush": harm.ambush,
    "bloat": texts_zeds.bloat,
    "for_each_chaos_space": texts.each_chaos_space,
    "for_each_zed": texts.each_zed,
    "free_action": units.free_action,
    "gain": supply.gain_rolled,
    "give_marker": units.give_marker,
    "give_turn_shift": units.give_turn_shift,
    "heal": harm.heal,
    "hit": harm.hit,
    "kill": harm.kill_unit,
    "lose_mix": supply.lose_mix,
    "place_zed": texts_zeds.place_on_track,
    "release": units.release,
    "retreat": harm.retreat,
    "roll_hit": harm.roll_hit,
    "surprise_attack": harm.surprise_on_track,
    "to_bed": harm.to_bed,
    "turned": harm.turned,
}


def fill() -> None:
    """Give the interpreter its tables."""
    verbs.DO[:] = [BY_NAME[name] for name in VERB_IDS]
    for name, function in TO_ONE.items():
        verbs.TO[VERB_IDS.index(name)] = function


fill()
