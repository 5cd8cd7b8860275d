"""The Zeds phase: the order of tracks, activation, one group's move (ZD-401 to ZD-421).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import EXTRA_STEP, REGENERATE
from miasma.games.zeds.board import CATACOMBS, MOUNTAIN, START_OF, TRACK_SETS, members
from miasma.games.zeds.effects import (
    ALL_TRACKS,
    AT_ZEDS_END,
    AT_ZEDS_START,
    FAST,
    FEWEST_ZEDS,
    FLAMBE,
    NO_MOVES_MOUNTAIN,
    PESTILENT,
    SPECIAL_CARD,
)
from miasma.games.zeds.pieces import FOE, ZED_SIDE
from miasma.games.zeds.rules import group_move, stories, turn
from miasma.games.zeds.rules.ask import ask, ask_piece, draw, leader
from miasma.games.zeds.rules.places import on_track, strongest
from miasma.games.zeds.stages import (
    ACTIVATE,
    END_ACTIVATION,
    ENTRY_FOUND,
    EVENT_CALL,
    GROUP_BURNS,
    GROUP_CHOSEN,
    GROUP_EXTRA,
    GROUP_SPITS,
    NEXT_ENTRY,
    NEXT_GROUP,
    PLACE_ZED,
    RESTORE_GROUP,
    SETTLE,
    SURGE,
    SURGED,
    TRACK_DONE,
    WINDOW,
)
from miasma.games.zeds.table import (
    ANSWER,
    ASK_FIRST,
    ASK_NEXT_TRACK,
    CANCELLED,
    DRAW_SURGE,
    DUE,
    ENTRY,
    EVENT,
    FIRST_STEP,
    FOE_SPACES,
    FOES_IN,
    G_DONE,
    G_FLAMED,
    G_FOUGHT,
    G_FROM,
    G_GROUP,
    G_MOVED,
    G_STEP,
    G_STEPPED,
    G_STOP,
    G_TRACK,
    G_WON,
    LISTED,
    MARKER,
    NEXT_TRACK,
    NO_GROUP,
    NONE,
    RISING,
    SORT_TRACK,
    TEXTS,
    TO_COME,
    TURN_FLAGS,
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
    when = s.book.event_when[t[EVENT]]
    if when == AT_ZEDS_END:
        s.agenda.append(todo(EVENT_CALL, AT_ZEDS_END))
    s.agenda.append(SURGE)
    s.agenda.append(NEXT_ENTRY)
    if when == AT_ZEDS_START:
        s.agenda.append(todo(EVENT_CALL, AT_ZEDS_START))


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
    s.agenda.append(TRACK_DONE)
    if turn.may_open(s):
        plan(s.agenda, todo(WINDOW, 1), todo(ACTIVATE, track))
    else:
        activate(s, track)


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
    if foes & s.book.foe_has[REGENERATE]:
        for foe in members(foes & s.book.foe_has[REGENERATE]):
            t[WOUNDS + FOE + foe] = max(0, t[WOUNDS + FOE + foe] - 1)  # ZD-418
    if not foes:
        s.agenda.append(todo(PLACE_ZED, START_OF[track] | 1 << 7))
        return
    if track == MOUNTAIN and t[TURN_FLAGS] & NO_MOVES_MOUNTAIN:
        return
    set_group_aside(s)
    t[G_TRACK] = track
    s.agenda.append(END_ACTIVATION)
    next_group(s, 0)


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
    if (t[DUE] or t[RISING]) and not t[TEXTS]:
        plan(s.agenda, SETTLE, NEXT_GROUP)
        return
    track = t[G_TRACK]
    for space in reversed(members(t[FOE_SPACES] & TRACK_SETS[track])):
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
    agenda = s.agenda
    agenda.append(NEXT_GROUP)
    if t[TURN_FLAGS] & FLAMBE:
        agenda.append(GROUP_BURNS)
    if t[MARKER + PESTILENT] >= 0:
        agenda.append(GROUP_SPITS)
    if foes & s.book.foe_has[EXTRA_STEP] or t[MARKER + FAST] >= 0:
        agenda.append(GROUP_EXTRA)
    group_move.group_leaves(s, 0)


# -- one move -----------------------------------------------------------------------------------
