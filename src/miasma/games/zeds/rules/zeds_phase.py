"""The Zeds phase: the order of tracks, activation, one group's move (ZD-401 to ZD-421).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import (
    ADVANCE_ON_WIN,
    BARK,
    EXTRA_STEP,
    PERIMETER,
    REGENERATE,
    TOWN_STAND,
)
from miasma.games.zeds.board import (
    BESIDE,
    CATACOMBS,
    CITY_OF,
    MOUNTAIN,
    NEAREST_FIRST,
    NEIGHBOURS,
    START_OF,
    STARTS,
    TOWN,
    TOWNWARD,
    TRACK_OF,
    lowest,
    members,
)
from miasma.games.zeds.effects import (
    ALL_TRACKS,
    AT_ZEDS_END,
    AT_ZEDS_START,
    BEFORE_GROUP,
    BRAINS,
    DISTRACTION,
    FAST,
    FEWEST_ZEDS,
    FLAMBE,
    NO_MOVES_MOUNTAIN,
    PESTILENT,
    SPECIAL_CARD,
)
from miasma.games.zeds.pieces import CIVILIAN_SET, FOE, LOOTER_SET, SPREADER_SET, STACKING, ZED_SIDE
from miasma.games.zeds.rules import combat, hits, retreat, stories, tunnel
from miasma.games.zeds.rules.ask import ask, ask_piece, draw, leader, roll
from miasma.games.zeds.rules.places import (
    active_rule,
    bearer,
    fighters,
    lose_game,
    on_track,
    put,
    refugees,
    strength,
    strongest,
    zed_room,
)
from miasma.games.zeds.stages import (
    ACTIVATE,
    ARRIVE,
    BARKED,
    DISTRACTED,
    END_ACTIVATION,
    ENTRY_FOUND,
    EVENT_CALL,
    FRENZY,
    FRENZY_MOVE,
    GIVE_HITS,
    GROUP_BURNS,
    GROUP_CARDS,
    GROUP_CARDS_DONE,
    GROUP_CHOSEN,
    GROUP_EXTRA,
    GROUP_LEAVES,
    GROUP_MOVED,
    GROUP_SPITS,
    HIT,
    MINES_ROLLED,
    NEXT_ENTRY,
    NEXT_GROUP,
    PERIMETER_ROLLED,
    PLACE_ZED,
    RESTORE_GROUP,
    RETREAT_IF,
    ROOM_TAKEN,
    SETTLE,
    SPAT,
    SPIT_ROLLED,
    SURGE,
    SURGED,
    TRACK_DONE,
    WINDOW,
)
from miasma.games.zeds.table import (
    ANSWER,
    ASK_CARDS,
    ASK_DISTRACTION,
    ASK_FIRST,
    ASK_NEXT_TRACK,
    ASK_SPIT,
    AT,
    BARRICADES,
    CANCELLED,
    CHAOS,
    DEFIANT,
    DIE,
    DRAW_SURGE,
    ENTRY,
    EVENT,
    EXTRA,
    F_FOES_AT,
    FIRST_STEP,
    FOES_IN,
    FRENZY_STEP,
    FRIENDS,
    G_BACK,
    G_DONE,
    G_FLAMED,
    G_FOUGHT,
    G_FROM,
    G_GROUP,
    G_MOVED,
    G_SHIFT,
    G_STEP,
    G_STEPPED,
    G_STOP,
    G_TO,
    G_TRACK,
    G_WON,
    LISTED,
    LOST_TO_ZEDS,
    MARKER,
    MINES,
    MINES_AT,
    NEXT_TRACK,
    NO_ENTRY,
    NO_GROUP,
    NONE,
    SORT_CARDS,
    SORT_TRACK,
    TO_COME,
    TURN_FLAGS,
    WHY_BARK,
    WHY_MINES,
    WHY_PERIMETER,
    WHY_SPIT,
    WOUNDS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


# -- the order of tracks ------------------------------------------------------------------------


def open_phase(s: ZedsState) -> None:
    """The event's effect, the printed tracks, the surge, the effect at the end (ZD-1500)."""
    t = s.t
    t[ENTRY] = 0
    t[TO_COME] = 0
    t[LISTED] = 0
    plan(
        s.agenda,
        todo(EVENT_CALL, AT_ZEDS_START),
        NEXT_ENTRY,
        SURGE,
        todo(EVENT_CALL, AT_ZEDS_END),
    )


def next_entry(s: ZedsState, _: int) -> None:
    """The next printed track (ZD-404)."""
    t = s.t
    if t[TO_COME]:
        choose_next(s)
        return
    entries = s.book.event_zeds[t[EVENT]]
    if t[ENTRY] >= len(entries):
        return
    entry = entries[t[ENTRY]]
    t[ENTRY] += 1
    s.agenda.append(NEXT_ENTRY)
    if entry == ALL_TRACKS:
        for track in s.terms.tracks:
            t[TO_COME] |= 1 << track
    elif entry == FEWEST_ZEDS:
        stories.find_track(s, FEWEST_ZEDS, 0, ENTRY_FOUND)
    elif entry in s.terms.tracks:
        announce(s, entry)


def choose_next(s: ZedsState) -> None:
    """Every track once; you choose the next (ZD-404)."""
    t = s.t
    s.agenda.append(NEXT_ENTRY)
    ask(s, ENTRY_FOUND, ASK_NEXT_TRACK, SORT_TRACK, t[TO_COME], leader(s))


def entry_found(s: ZedsState, _: int) -> None:
    """The chosen track comes next."""
    track = s.t[ANSWER]
    s.t[TO_COME] &= ~(1 << track)
    announce(s, track)


def announce(s: ZedsState, track: int) -> None:
    """A window, then the activation (ZD-120)."""
    s.t[LISTED] |= 1 << track
    s.t[NEXT_TRACK] = track
    plan(s.agenda, todo(WINDOW, 1), todo(ACTIVATE, track), TRACK_DONE)


def track_done(s: ZedsState, _: int) -> None:
    """No track is about to activate."""
    s.t[NEXT_TRACK] = NONE


def surge(s: ZedsState, _: int) -> None:
    """In some acts a further track that the card doesn't list is activated (ZD-419)."""
    t = s.t
    event = t[EVENT]
    terms = s.terms
    if not terms.surge or not terms.surge_acts >> s.book.event_act[event] & 1:
        return
    if s.book.event_kind[event] > SPECIAL_CARD:
        return
    others = 0
    for track in terms.tracks:
        if not t[LISTED] >> track & 1:
            others |= 1 << track
    if others:
        draw(s, SURGED, DRAW_SURGE, others)


def surged(s: ZedsState, _: int) -> None:
    """The track of the surge is activated once."""
    if s.events is not None:
        tell.note(s, "surge", track=s.t[ANSWER])
    announce(s, s.t[ANSWER])


# -- activation ---------------------------------------------------------------------------------


def activate(s: ZedsState, track: int) -> None:
    """A track is activated: its groups move, or a new Zed comes (ZD-405, ZD-406)."""
    t = s.t
    if t[CANCELLED] >> track & 1:
        return
    if s.events is not None:
        tell.note(s, "activated", track=track)
    foes = on_track(s, track)
    for foe in members(foes & s.book.foe_has[REGENERATE]):
        t[WOUNDS + FOE + foe] = max(0, t[WOUNDS + FOE + foe] - 1)  # ZD-418
    if not foes:
        s.agenda.append(todo(PLACE_ZED, START_OF[track] | 1 << 7))
        return
    if track == MOUNTAIN and t[TURN_FLAGS] & NO_MOVES_MOUNTAIN:
        return
    set_group_aside(s)
    t[G_TRACK] = track
    plan(s.agenda, NEXT_GROUP, END_ACTIVATION)


def set_group_aside(s: ZedsState) -> None:
    """An activation inside another one: the outer waits on the agenda."""
    t = s.t
    if t[G_TRACK] >= 0:
        s.agenda.extend(t[G_TRACK:G_STOP])
        s.agenda.append(RESTORE_GROUP)
    t[G_TRACK:G_STOP] = NO_GROUP


def restore_group(s: ZedsState, done: int) -> None:
    """The outer activation goes on; who moved meanwhile does not move again (ZD-408)."""
    t = s.t
    size = G_STOP - G_TRACK
    moved = t[G_DONE]
    t[G_TRACK:G_STOP] = s.agenda[-size:]
    del s.agenda[-size:]
    t[G_DONE] |= moved


def end_activation(s: ZedsState, _: int) -> None:
    """The activation is over; what was activated is remembered for an outer one."""
    t = s.t
    done = t[G_DONE]
    t[G_TRACK:G_STOP] = NO_GROUP
    t[G_DONE] = done


def next_group(s: ZedsState, _: int) -> None:
    """The group nearest town that was not activated yet (ZD-406, ZD-408)."""
    t = s.t
    track = t[G_TRACK]
    for space in range(CITY_OF[track], START_OF[track] - 1, -1):
        foes = t[FOES_IN + space] & ZED_SIDE & ~t[G_DONE]
        if foes:
            if CATACOMBS >> space & 1:  # ZD-1107
                foes = strongest(s, foes)
                if foes & foes - 1:
                    ask_piece(s, todo(GROUP_CHOSEN, space), ASK_FIRST, foes << FOE, leader(s))
                    return
            open_group(s, foes, space)
            return


def group_chosen(s: ZedsState, space: int) -> None:
    """You choose among equals who leaves first (ZD-1107)."""
    open_group(s, 1 << s.t[ANSWER] - FOE, space)


def open_group(s: ZedsState, foes: int, space: int) -> None:
    """A group sets out; everything about it is finished before the next (ZD-406)."""
    t = s.t
    t[G_DONE] |= foes
    t[G_GROUP] = foes
    t[G_FROM] = space
    t[G_STEP] = FIRST_STEP
    t[G_MOVED] = 0
    t[G_FOUGHT] = 0
    t[G_WON] = 0
    t[G_FLAMED] = 0
    t[G_STEPPED] = 0
    plan(s.agenda, GROUP_LEAVES, GROUP_EXTRA, GROUP_SPITS, GROUP_BURNS, SETTLE, NEXT_GROUP)


# -- one move -----------------------------------------------------------------------------------


def group_leaves(s: ZedsState, _: int) -> None:
    """The catacomb roll comes first, even if the next space is full (ZD-410, ZD-1108)."""
    t = s.t
    t[G_WON] = 0
    t[G_TO] = TOWNWARD[t[G_FROM]]
    if CATACOMBS >> t[G_FROM] & 1:
        tunnel.ask_zed(s)
    else:
        find_room(s, 0)


def find_room(s: ZedsState, _: int) -> None:
    """No room or no entry ahead: the strongest that fit move, the rest stays (ZD-409)."""
    t = s.t
    there = t[G_TO]
    if there == TOWN:
        group_cards(s, 0)
        return
    if t[NO_ENTRY] >> there & 1 or is_washed(s, there):
        t[G_GROUP] = 0
        return
    stack = t[G_GROUP] & STACKING
    room = zed_room(s, there)
    if stack.bit_count() > room:
        if room <= 0:
            t[G_GROUP] &= SPREADER_SET  # ZD-407
            if not t[G_GROUP]:
                return
        else:
            first = strongest(s, stack)
            if first & first - 1:
                ask_piece(s, ROOM_TAKEN, ASK_FIRST, first << FOE, leader(s))
                return
            t[G_GROUP] = first | t[G_GROUP] & SPREADER_SET
    group_cards(s, 0)


def is_washed(s: ZedsState, space: int) -> bool:
    """Nobody moves on the Mountain in torrential rain."""
    return bool(s.t[TURN_FLAGS] & NO_MOVES_MOUNTAIN) and TRACK_OF[space] == MOUNTAIN


def room_taken(s: ZedsState, _: int) -> None:
    """You choose among equals who moves on (ZD-409)."""
    t = s.t
    t[G_GROUP] = 1 << t[ANSWER] - FOE | t[G_GROUP] & SPREADER_SET
    group_cards(s, 0)


def group_cards(s: ZedsState, _: int) -> None:
    """A card may cancel the move (ZD-410 step 2)."""
    t = s.t
    if not t[G_GROUP]:
        return
    cards = stories.playable(s, BEFORE_GROUP)
    if cards:
        ask(s, GROUP_CARDS_DONE, ASK_CARDS, SORT_CARDS, cards, leader(s), t[G_FROM], 1)
    else:
        offer_distraction(s, 0)


def group_cards_done(s: ZedsState, _: int) -> None:
    """The card is played or not."""
    if s.t[ANSWER] == NONE:
        offer_distraction(s, 0)
    else:
        s.agenda.append(GROUP_CARDS)


def offer_distraction(s: ZedsState, _: int) -> None:
    """Regular civilians beside the group may distract it (ZD-1517)."""
    t = s.t
    if not t[G_GROUP]:
        return
    if active_rule(s, DISTRACTION):
        units = 0
        for space in members(NEIGHBOURS[t[G_FROM]]):
            units |= t[FRIENDS + space] & CIVILIAN_SET
        units = combat.awake(s, units & ~t[DEFIANT])
        if units:
            ask_piece(s, DISTRACTED, ASK_DISTRACTION, units, leader(s), 1)
            return
    offer_bark(s)


def distracted(s: ZedsState, _: int) -> None:
    """The unit takes a hit and falls back; the group counts as activated."""
    t = s.t
    unit = t[ANSWER]
    if unit == NONE:
        offer_bark(s)
        return
    t[G_GROUP] = 0
    plan(s.agenda, todo(HIT, unit | 1 << 7), todo(RETREAT_IF, unit | t[AT + unit] << 6))


def retreat_if(s: ZedsState, arg: int) -> None:
    """A unit that is still where it was falls back."""
    unit, space = arg & 63, arg >> 6
    if s.t[AT + unit] == space:
        retreat.retreat_one(s, unit)


def offer_bark(s: ZedsState) -> None:
    """A barking dog in their space may hold them (ZD-641)."""
    t = s.t
    dog = bearer(s, BARK)
    if dog >= 0 and t[AT + dog] == t[G_FROM] and not STARTS >> t[G_FROM] & 1:
        roll(s, BARKED, WHY_BARK, 1, dog)
    else:
        test_perimeter(s)


def barked(s: ZedsState, _: int) -> None:
    """On 4-6 they stay (ZD-641)."""
    if s.t[DIE] >= s.book.bark_min:
        s.t[G_GROUP] = 0
    else:
        test_perimeter(s)


def test_perimeter(s: ZedsState) -> None:
    """Before Kingman's space or one beside it a die may undo the move (ZD-640)."""
    t = s.t
    guard = bearer(s, PERIMETER)
    if guard >= 0 and t[AT + guard] <= TOWN and BESIDE[t[AT + guard]] >> t[G_TO] & 1:
        roll(s, PERIMETER_ROLLED, WHY_PERIMETER, 1, guard)
    else:
        group_goes(s)


def perimeter_rolled(s: ZedsState, _: int) -> None:
    """On 5-6 the move is undone (ZD-640)."""
    t = s.t
    if t[DIE] >= s.book.perimeter_min:
        if s.events is not None:
            tell.note(s, "held-off", space=t[G_TO])
        t[G_GROUP] = 0
    else:
        group_goes(s)


def group_goes(s: ZedsState) -> None:
    """The group leaves and enters: barricade (ZD-560), minefield (ZD-563), arrival (ZD-441)."""
    t = s.t
    here, there = t[G_FROM], t[G_TO]
    t[BARRICADES] &= ~(1 << here)
    if t[TURN_FLAGS] & FLAMBE and (t[CHAOS + here] or t[CHAOS + there]):
        t[G_FLAMED] = 1  # ZD-651
    if there == TOWN:
        enter_town(s)
        return
    for foe in members(t[G_GROUP]):
        put(s, FOE + foe, there)
        if s.events is not None:
            tell.note(s, "zeds-moved", FOE + foe, there)
    t[G_MOVED] |= t[G_GROUP]
    s.agenda.append(GROUP_MOVED)
    if t[MINES_AT] == there and t[MINES]:
        roll(s, MINES_ROLLED, WHY_MINES, 2, there)
    else:
        s.agenda.append(todo(ARRIVE, there | 1 << 6 | t[G_GROUP] << 7))


def mines_rolled(s: ZedsState, _: int) -> None:
    """The minefield shoots at who enters, then it is turned or used up (ZD-563)."""
    t = s.t
    there = t[G_TO]
    power = s.book.mines_full if t[MINES] == 2 else s.book.mines_reduced
    t[MINES] -= 1
    if not t[MINES]:
        t[MINES_AT] = NONE
    n = s.book.gunfire[t[DIE] + t[DIE + 1]][max(1, min(7, power)) - 1]
    if s.events is not None:
        tell.note(s, "mines", space=there, n=n)
    plan(
        s.agenda,
        todo(GIVE_HITS, n | there << 5 | t[G_GROUP] << 11),
        todo(ARRIVE, there | 1 << 6 | t[G_GROUP] << 7),
    )


def enter_town(s: ZedsState) -> None:
    """The game is lost (ZD-103), unless the Courier calls for a last stand (ZD-648)."""
    t = s.t
    if bearer(s, TOWN_STAND) < 0 or not combat.awake(s, fighters(s, TOWN)):
        lose_game(s, LOST_TO_ZEDS)
        return
    combat.begin(s, TOWN, t[G_GROUP], NONE, 0, 1)
    t[F_FOES_AT] = t[G_FROM]


def group_moved(s: ZedsState, _: int) -> None:
    """Who won as attacker moves on: all under Brains!, berserkers always (ZD-415, ZD-416)."""
    t = s.t
    here = t[G_TO]
    group = t[G_GROUP] & t[FOES_IN + here]
    if not t[G_WON] or not group:
        return
    if not (t[TURN_FLAGS] & BRAINS and t[G_STEP] != FRENZY_STEP):
        group &= s.book.foe_has[ADVANCE_ON_WIN]
    if group:
        t[G_GROUP] = group
        t[G_FROM] = here
        s.agenda.append(GROUP_LEAVES)


def group_extra(s: ZedsState, _: int) -> None:
    """Fast ones go a further space alone (ZD-417)."""
    t = s.t
    fast = s.book.foe_has[EXTRA_STEP]
    if t[MARKER + FAST] >= 0:
        fast |= 1 << t[MARKER + FAST] - FOE
    for foe in members(t[G_MOVED] & fast & ~t[G_STEPPED] & ~t[G_BACK]):
        at = t[AT + FOE + foe]
        if at >= 0 and TRACK_OF[at] == t[G_TRACK]:
            t[G_STEPPED] |= 1 << foe
            t[G_GROUP] = 1 << foe
            t[G_FROM] = at
            t[G_STEP] = EXTRA
            plan(s.agenda, GROUP_LEAVES, GROUP_EXTRA)
            return


def group_spits(s: ZedsState, _: int) -> None:
    """A pestilent Zed that moved without a fight spits at the next space (ZD-420)."""
    t = s.t
    foe = t[MARKER + PESTILENT]
    if foe < 0 or not t[G_MOVED] >> foe - FOE & 1 or t[G_FOUGHT]:
        return
    at = t[AT + foe]
    if at < 0:
        return
    there = TOWNWARD[at]
    if there == TOWN:
        return
    targets = fighters(s, there) | refugees(s, there)
    targets |= (t[FOES_IN + there] & LOOTER_SET) << FOE
    if targets:
        ask_piece(s, todo(SPAT, foe), ASK_SPIT, targets, leader(s))


def spat(s: ZedsState, foe: int) -> None:
    """Gunfire of the Zed against the chosen unit."""
    t = s.t
    roll(s, todo(SPIT_ROLLED, foe | t[ANSWER] << 7), WHY_SPIT, 2, t[ANSWER])


def spit_rolled(s: ZedsState, arg: int) -> None:
    """All hits on that unit, no infection (ZD-420)."""
    foe, target = arg & 127, arg >> 7
    t = s.t
    n = s.book.gunfire[t[DIE] + t[DIE + 1]][max(1, min(7, strength(s, foe))) - 1]
    s.agenda.append(todo(HIT, target | n << 7))


def group_burns(s: ZedsState, _: int) -> None:
    """A group that touched chaos in flames takes a hit each (ZD-651)."""
    t = s.t
    if t[G_FLAMED]:
        t[G_FLAMED] = 0
        for foe in members(hits.in_play(s, t[G_MOVED])):
            s.agenda.append(todo(HIT, FOE + foe | 1 << 7))


def frenzy(s: ZedsState, arg: int) -> None:
    """Some move once more alone, with columns in their favour (ZD-1504)."""
    shift, foes = arg & 15, arg >> 4
    t = s.t
    for space in NEAREST_FIRST:
        here = t[FOES_IN + space] & foes
        if here:
            foe = lowest(here)
            set_group_aside(s)
            t[G_TRACK] = TRACK_OF[space]
            plan(
                s.agenda,
                FRENZY_MOVE,
                END_ACTIVATION,
                todo(FRENZY, shift | (foes & ~(1 << foe)) << 4),
            )
            t[G_DONE] |= 1 << foe
            t[G_GROUP] = 1 << foe
            t[G_FROM] = space
            t[G_STEP] = FRENZY_STEP
            t[G_SHIFT] = shift
            return


def frenzy_move(s: ZedsState, _: int) -> None:
    """One unit's frenzied move."""
    t = s.t
    if is_washed(s, t[G_FROM]):
        return
    plan(s.agenda, GROUP_LEAVES, GROUP_SPITS, GROUP_BURNS)
