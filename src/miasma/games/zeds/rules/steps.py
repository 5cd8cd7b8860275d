"""What an action sets off, and what each step of the agenda does.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from miasma.core.agenda import todo
from miasma.games.zeds.abilities import CRAFT_AMMO
from miasma.games.zeds.actions import (
    AID,
    ARM,
    BARRICADE,
    BRIDGE_ACTION,
    BUILDABLE,
    BURY,
    CRAFT,
    DISCHARGE,
    ENDS,
    FLOOR_TO,
    GO,
    GRENADE,
    HEAL,
    HELPER_UNITS,
    HOSE,
    MINES_ACTION,
    N_ENDS,
    NO,
    OK,
    OPTION,
    OUTPOST,
    PASS,
    PEEK_ACTION,
    PICK_CARD,
    PICK_COMPONENT,
    PICK_PIECE,
    PICK_RESOURCE,
    PICK_SPACE,
    PICK_TRACK,
    PLAY,
    RECRUIT_ACTION,
    RESEARCH,
    RESEARCH_SUPPLY,
    SEARCH,
    SHOOT,
    SITES,
    STAY,
    TRAIN_ACTION,
    USE,
    YES,
)
from miasma.games.zeds.pieces import CIVILIAN, CIVILIANS, FOE, FOES, UNITS, VIP, ZED
from miasma.games.zeds.rules import (
    arrival,
    combat,
    deeds,
    group_move,
    gunfire,
    harm,
    hits,
    infection,
    melee,
    moving,
    placing,
    prfn,
    refuge,
    research,
    retreat,
    rides,
    setup,
    stories,
    strikes,
    supply,
    texts,
    texts_tunnel,
    texts_zeds,
    tunnel,
    turn,
    units,
    verbs,
    zeds_phase,
)
from miasma.games.zeds.rules.places import bearer, kill
from miasma.games.zeds.table import ANSWER, NONE, SORT, SORT_WINDOW

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


Step = Callable[["ZedsState", int], None]

STEPS: Final[list[Step]] = [
    setup.setup_chosen,
    setup.setup_civilian,
    setup.setup_done,
    setup.setup_extra,
    setup.setup_extra_on,
    setup.setup_hero,
    setup.setup_joins,
    setup.setup_placed,
    setup.setup_resources,
    setup.setup_rolled,
    setup.setup_settles,
    setup.setup_zed,
    turn.cures,
    turn.event_call,
    turn.open_phase,
    turn.open_turn,
    turn.pass_lead,
    turn.restore_order,
    turn.reveal,
    turn.run_phase,
    turn.window,
    turn.window_closes,
    stories.card_done,
    stories.card_rolled,
    stories.foresee,
    stories.foreseen,
    stories.scene_found,
    stories.story_draw,
    stories.story_drawn,
    stories.story_end,
    stories.story_text,
    verbs.aim_some,
    verbs.run_list,
    verbs.verb_answer,
    verbs.verb_piece,
    verbs.verb_rolled,
    verbs.verb_some,
    verbs.verb_space,
    verbs.verb_to,
    texts.chaos_remove,
    texts.chaos_removed,
    texts.discard_held,
    texts.next_zed,
    texts.held_chosen,
    texts.rallied,
    texts.rally,
    texts.text_chosen,
    texts.text_rolled,
    texts.zed_chosen,
    texts_zeds.bloated,
    texts_zeds.burst,
    texts_zeds.burst_rolled,
    texts_zeds.replace,
    texts_zeds.replaced,
    texts_zeds.replace_chosen,
    texts_zeds.super_chosen,
    texts_zeds.super_replaced,
    texts_zeds.verb_start,
    texts_zeds.zed_healed,
    texts_tunnel.batted,
    texts_tunnel.caved_in,
    texts_tunnel.climb,
    texts_tunnel.climb_rolled,
    texts_tunnel.escape,
    texts_tunnel.vent,
    texts_tunnel.vented,
    harm.ambushed,
    harm.ambush_over,
    harm.revived,
    harm.rolled_hit,
    harm.surprised,
    harm.surprise_rolled,
    harm.teleported,
    harm.turned_bed,
    harm.turned_freed,
    units.unit_comes,
    units.unit_found,
    units.unit_on_start,
    refuge.refugee_moves,
    strikes.cannon,
    strikes.cannon_rolled,
    strikes.citadel_shot,
    strikes.gave_any,
    strikes.give_any,
    strikes.strike_rolled,
    strikes.struck,
    strikes.volley,
    prfn.free_march,
    prfn.looters_march,
    prfn.looter_barked,
    prfn.looter_chosen,
    prfn.looter_marches,
    prfn.march_go,
    prfn.refugees_march,
    prfn.refugee_chosen,
    infection.end_text,
    infection.infection_roll,
    infection.infection_rolled,
    infection.outbreak_zed,
    infection.settle,
    infection.unchecked_rolled,
    supply.convert_again,
    supply.convert_answered,
    supply.eaten_rolled,
    supply.mix_chosen,
    supply.mix_loss,
    supply.ordered_outbreak,
    supply.pay_supplies,
    supply.shortage,
    supply.shortage_hit,
    zeds_phase.activate,
    group_move.barked,
    group_move.distracted,
    zeds_phase.end_activation,
    zeds_phase.entry_found,
    group_move.frenzy,
    group_move.frenzy_move,
    group_move.group_burns,
    group_move.group_cards,
    group_move.group_cards_done,
    zeds_phase.group_chosen,
    group_move.group_extra,
    group_move.group_leaves,
    group_move.group_moved,
    group_move.group_spits,
    group_move.mines_rolled,
    zeds_phase.next_entry,
    zeds_phase.next_group,
    group_move.perimeter_rolled,
    zeds_phase.restore_group,
    group_move.retreat_if,
    group_move.room_taken,
    group_move.spat,
    group_move.spit_rolled,
    zeds_phase.surge,
    zeds_phase.surged,
    zeds_phase.track_done,
    placing.one_kept,
    placing.place_zed,
    placing.regular_drawn,
    placing.super_drawn,
    placing.zed_drawn,
    tunnel.zed_at_exit,
    tunnel.zed_lost,
    arrival.arrive,
    arrival.eaten,
    arrival.flee,
    arrival.hold,
    combat.assassin_answered,
    combat.assassin_rolled,
    combat.bull_answered,
    combat.bull_rolled,
    combat.cardio_answered,
    combat.choose_defender,
    combat.contact,
    combat.defender_chosen,
    combat.end_fight,
    melee.fight_cards,
    melee.fight_cards_done,
    melee.melee_after,
    melee.melee_hold,
    melee.melee_retreat,
    melee.melee_rolled,
    melee.reroll_answered,
    combat.restore_fight,
    combat.series,
    combat.series_chosen,
    combat.series_stealth,
    melee.sneak_stays,
    combat.stealth_rolled,
    combat.traps_answered,
    combat.traps_rolled,
    melee.take_results,
    combat.yield_space,
    hits.bed_declined,
    hits.bed_freed,
    hits.given,
    hits.give_hits,
    hits.hit,
    hits.infector_rolled,
    hits.resisted,
    hits.save,
    hits.save_rolled,
    retreat.attacker_back,
    retreat.no_room,
    retreat.retreat_foes,
    retreat.retreat_looter,
    retreat.retreat_one,
    retreat.retreat_order,
    retreat.retreat_units,
    retreat.start_chosen,
    deeds.actions,
    rides.drive_off,
    rides.driver_chosen,
    deeds.hosed,
    deeds.late_text,
    deeds.peeked_at,
    deeds.searched,
    deeds.search_choice,
    deeds.search_die,
    deeds.search_taken,
    deeds.weakest,
    deeds.weakest_hit,
    moving.move_go_on,
    moving.move_met,
    moving.move_rest,
    moving.move_step,
    moving.unit_at_exit,
    moving.unit_lost,
    gunfire.companion,
    gunfire.shot,
    gunfire.shot_done,
    gunfire.stepped_back,
    gunfire.step_back_asked,
    gunfire.step_back_with,
    research.component_chosen,
    research.component_lost,
    research.gas,
    research.gassed,
    research.gas_chaos,
    research.research_draw,
    research.research_drawn,
    research.research_rolled,
    texts_tunnel.climb_chosen,
    texts_tunnel.vent_chosen,
    retreat.retreat_first,
    group_move.frenzy_first,
    group_move.extra_first,
    arrival.arrive_first,
    texts_tunnel.escape_chosen,
]
"""Per step of the agenda, in the order of `stages.py`: what it does."""


def answer(s: ZedsState, action: int) -> None:
    """Keep the answer to a question for the step that asked it."""
    t = s.t
    if action in (OK, STAY):
        t[ANSWER] = NONE
    elif action == YES:
        t[ANSWER] = 1
    elif action == NO:
        t[ANSWER] = 0
    elif action >= PICK_PIECE:
        if action < PICK_SPACE:
            t[ANSWER] = action - PICK_PIECE
        elif action < PICK_TRACK:
            t[ANSWER] = action - PICK_SPACE
        elif action < PICK_CARD:
            t[ANSWER] = action - PICK_TRACK
        elif action < PICK_COMPONENT:
            t[ANSWER] = s.book.hand[action - PICK_CARD]
        elif action < PICK_RESOURCE:
            t[ANSWER] = action - PICK_COMPONENT
        elif action < OPTION:
            t[ANSWER] = action - PICK_RESOURCE
        else:
            t[ANSWER] = action - OPTION
    elif action >= PLAY:
        t[ANSWER] = 0
        use_window(s)
        stories.play_card(s, s.book.hand[action - PLAY])
    elif action >= DISCHARGE:
        t[ANSWER] = 0
        use_window(s)
        leave_bed(s, action)
    elif action >= SHOOT:
        unit, foe = divmod(action - SHOOT, FOES)
        t[ANSWER] = unit | FOE + foe << 6
    else:
        t[ANSWER] = ENDS[action - GO]


def use_window(s: ZedsState) -> None:
    """A window that was used stays open (ZD-120)."""
    if s.t[SORT] == SORT_WINDOW:
        s.agenda[-1] += todo(0, turn.USED)


def leave_bed(s: ZedsState, action: int) -> None:
    """A patient leaves its bed (ZD-512, ZD-513)."""
    if action >= BURY:
        kill(s, action - BURY)
    else:
        hits.discharge(s, action - DISCHARGE)


def act(s: ZedsState, action: int, seat: int) -> None:
    """An action of the action phase."""
    if action < GO:
        unit, end = divmod(action, N_ENDS)
        deeds.move(s, seat, unit, ENDS[end])
    elif action < CRAFT:
        unit, foe = divmod(action - SHOOT, FOES)
        deeds.pay(s, seat, unit)
        deeds.done(s)
        gunfire.shoot(s, unit, FOE + foe, 0, False)
    elif action < SEARCH:
        unit = bearer(s, CRAFT_AMMO)
        deeds.pay(s, seat, unit, False, s.book.craft_actions)
        deeds.done(s)
        gunfire.shoot(s, unit, FOE + action - CRAFT, 0, True)
    elif action < HEAL:
        deeds.search(s, seat, action - SEARCH)
    elif action < AID:
        deeds.heal_patient(s, seat, action - HEAL)
    elif action < BARRICADE:
        place, unit = divmod(action - AID, UNITS)
        deeds.aid(s, seat, HELPER_UNITS[place], unit)
    elif action < OUTPOST:
        unit, site = divmod(action - BARRICADE, SITES)
        deeds.barricade(s, seat, unit, BUILDABLE[site])
    elif action >= DISCHARGE:
        act_freely(s, action, seat)
    else:
        act_specially(s, action, seat)


def act_specially(s: ZedsState, action: int, seat: int) -> None:
    """Actions of single heroes, research, the superweapon."""
    if action == OUTPOST:
        deeds.outpost(s, seat)
    elif action == MINES_ACTION:
        deeds.mines(s, seat)
    elif action < RESEARCH:
        deeds.bridge(s, seat, action - BRIDGE_ACTION)
    elif action < GRENADE:
        research.research(s, seat, action == RESEARCH_SUPPLY)
    elif action < ARM:
        unit, site = divmod(action - GRENADE, SITES)
        research.grenade(s, seat, unit, BUILDABLE[site])
    elif action < TRAIN_ACTION:
        refugee, civilian = divmod(action - ARM, CIVILIANS)
        deeds.arm(s, VIP + refugee, CIVILIAN + civilian)
    elif action < RECRUIT_ACTION:
        deeds.train(s, seat, CIVILIAN + action - TRAIN_ACTION)
    elif action < HOSE:
        deeds.recruit(s, seat, CIVILIAN + action - RECRUIT_ACTION)
    elif action < PEEK_ACTION:
        deeds.hose(s, seat, ZED + action - HOSE)
    elif action == PEEK_ACTION:
        deeds.peek(s, seat)
    else:
        deeds.use(s, action - USE)


def act_freely(s: ZedsState, action: int, seat: int) -> None:
    """What costs no action: discharges, cards, passing, the floor."""
    if action < PLAY:
        leave_bed(s, action)
        deeds.done(s)
    elif action < PICK_PIECE:
        deeds.done(s)
        stories.play_card(s, s.book.hand[action - PLAY])
    elif action == PASS:
        deeds.pass_floor(s, seat)
    else:
        deeds.give_floor(s, action - FLOOR_TO)
