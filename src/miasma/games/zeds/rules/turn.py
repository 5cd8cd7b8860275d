"""The turn: phases in order, windows, events, housekeeping (section 4, 5.1, 5.7).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import NO_INFECTION_ORDER, NO_RESTORE_ORDER, ORDER_LOWERS_INFECTION
from miasma.games.zeds.board import NEAREST_FIRST
from miasma.games.zeds.effects import ANY_TIME, AT_REVEAL, BEFORE_TRACK, ELWOOD_MARKER, FINAL_CARD
from miasma.games.zeds.pieces import LOOTER_SET, NO_GIFTS
from miasma.games.zeds.rules import (
    arrival,
    deeds,
    infection,
    prfn,
    stories,
    supply,
    verbs,
    zeds_phase,
)
from miasma.games.zeds.rules.ask import ask, draw, leader
from miasma.games.zeds.rules.places import bearer, fighters, patients
from miasma.games.zeds.stages import (
    CURES,
    EVENT_CALL,
    OPEN_PHASE,
    OPEN_TURN,
    PASS_LEAD,
    REVEALED,
    RUN_PHASE,
    SETTLE,
    WINDOW,
    WINDOW_CLOSES,
)
from miasma.games.zeds.table import (
    ACTION_PHASE,
    ANSWER,
    ARMED,
    ASK_WINDOW,
    CANCELLED,
    CARDS_LEFT,
    CHAOS,
    CURE,
    DRAW_EVENT,
    DUE,
    EAT_PHASE,
    ELWOOD,
    ENTRY,
    EVENT,
    EVENT_ACTIONS,
    EVENT_PILE,
    FOES_IN,
    FREE_ACTIONS,
    HELD,
    HOUSEKEEPING,
    INFECTION_PHASE,
    KEYS_USED,
    LAST_HEALED,
    LEAD,
    LISTED,
    NEW_TURN,
    NEXT_TRACK,
    NO_ENTRY,
    NONE,
    NORMALS_LEFT,
    OVER,
    OWNER,
    PEEKED,
    PHASE,
    PLAYED,
    PLAYER_ACTIONS,
    PRFN,
    REASON,
    RESEARCHED,
    REVEAL,
    RISING,
    SORT_WINDOW,
    SPECIALS_LEFT,
    SUPERWEAPON,
    SURVIVED,
    TURN,
    UNCHECKED,
    UNUSED,
    ZEDS_PHASE,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def open_turn(s: ZedsState, _: int) -> None:
    """The next event card is revealed (ZD-101)."""
    t = s.t
    t[PHASE] = REVEAL
    t[UNCHECKED] = 0
    if t[PEEKED] >= 0:
        t[ANSWER] = t[PEEKED]
        reveal(s, 0)
    else:
        draw(s, REVEALED, DRAW_EVENT)


def reveal(s: ZedsState, _: int) -> None:
    """The card lies open; what holds for the whole turn starts (ZD-1500)."""
    t = s.t
    card = t[ANSWER]
    t[PEEKED] = NONE
    t[EVENT] = card
    t[TURN] += 1
    t[CARDS_LEFT] -= 1  # so the game comes to an end (ZD-125)
    t[UNUSED] &= ~(1 << card)
    act = s.book.event_act[card]
    if 1 <= act <= 4:
        counts = SPECIALS_LEFT if s.book.event_special[card] else NORMALS_LEFT
        t[counts + act - 1] -= 1
    if s.events is not None:
        tell.turn(s)
        tell.card(s, "event", EVENT_PILE, card)
    if s.book.event_when[card] == AT_REVEAL:
        plan(s.agenda, todo(EVENT_CALL, AT_REVEAL), todo(OPEN_PHASE, PRFN))
    else:
        open_phase(s, PRFN)


def open_phase(s: ZedsState, phase: int) -> None:
    """A phase begins with a window; one that the level lacks is skipped (ZD-102, ZD-120)."""
    t = s.t
    level = s.terms.level
    if phase == ACTION_PHASE and s.book.event_kind[t[EVENT]] == FINAL_CARD:
        win(s)
        return
    if phase == PRFN and level < 2:
        phase = INFECTION_PHASE if level else ZEDS_PHASE
    t[PHASE] = phase
    t[UNCHECKED] = 0
    s.agenda.append(OPEN_TURN if phase == HOUSEKEEPING else todo(OPEN_PHASE, phase + 1))
    if may_open(s):
        plan(s.agenda, WINDOW, todo(RUN_PHASE, phase))
    else:
        run_phase(s, phase)


def run_phase(s: ZedsState, phase: int) -> None:
    """What the phase does."""
    if s.events is not None:
        tell.phase(s, phase)
    if phase == PRFN:
        prfn.open_phase(s)
    elif phase == INFECTION_PHASE:
        infection.open_phase(s)
    elif phase == EAT_PHASE:
        supply.open_phase(s)
    elif phase == ZEDS_PHASE:
        zeds_phase.open_phase(s)
    elif phase == ACTION_PHASE:
        deeds.open_phase(s)
    else:
        restore_order(s, 0)
        if s.t[DUE] or s.t[RISING]:
            plan(s.agenda, SETTLE, CURES, PASS_LEAD)
        else:
            cures(s, 0)
            next_lead(s)


def win(s: ZedsState) -> None:
    """The Zeds phase of the final card is survived (ZD-106)."""
    s.t[REASON] = SURVIVED
    s.t[PHASE] = OVER


def event_call(s: ZedsState, when: int) -> None:
    """The event's text, if this is its time (ZD-1500)."""
    event = s.t[EVENT]
    if s.book.event_when[event] == when:
        verbs.start_text(s, s.book.event_effects[event], 0)


USED: Final = 2
"""Added to the argument of WINDOW_CLOSES by a discharge or a card: what its text asks meanwhile
may be answered with `ok`, too."""


# -- windows (ZD-120) ---------------------------------------------------------------------------


def may_open(s: ZedsState) -> bool:
    """Whether a window could offer anything: cards in the hand, or patients."""
    return bool(s.t[HELD]) or (s.terms.level > 0 and bool(patients(s)))


def window(s: ZedsState, before_track: int) -> None:
    """A moment to discharge patients and play cards; if neither is possible nothing is asked."""
    t = s.t
    cards = stories.playable(s, ANY_TIME)
    if before_track and not t[CANCELLED] >> t[NEXT_TRACK] & 1:
        cards |= stories.playable(s, BEFORE_TRACK)
    if cards or (s.terms.level and patients(s)):
        then = todo(WINDOW_CLOSES, before_track)
        subject = t[NEXT_TRACK] if before_track else NONE
        ask(s, then, ASK_WINDOW, SORT_WINDOW, cards, leader(s), subject, 1)


def window_closes(s: ZedsState, arg: int) -> None:
    """`ok` closes it; after anything else it stays open."""
    if arg >= USED:
        s.agenda.append(todo(WINDOW, arg - USED))


# -- housekeeping (5.7) -------------------------------------------------------------------------


def restore_order(s: ZedsState, _: int) -> None:
    """One chaos marker goes from every space that somebody holds (ZD-439, ZD-710, ZD-712)."""
    t = s.t
    clear_turn(s)
    if s.terms.level < 2:
        return
    idle = s.book.has[NO_RESTORE_ORDER]  # ZD-711
    calm = s.book.has[NO_INFECTION_ORDER]
    professor = t[SUPERWEAPON] and bearer(s, ORDER_LOWERS_INFECTION) >= 0
    for space in NEAREST_FIRST:
        if not t[CHAOS + space]:
            continue
        units = fighters(s, space) & ~idle
        if not units and not t[FOES_IN + space] & LOOTER_SET:  # ZD-436
            continue
        arrival.take_chaos(s, space)
        if professor:
            infection.lower_infection(s, s.book.order_lowers)
        elif not units & calm:
            infection.raise_infection(s, 1)


def clear_turn(s: ZedsState) -> None:
    """The event is discarded; whatever lasted a turn is over (ZD-701)."""
    t = s.t
    t[FREE_ACTIONS:OWNER] = NO_GIFTS
    t[ARMED:NO_ENTRY] = NEW_TURN
    t[EVENT_ACTIONS] = t[PLAYER_ACTIONS] = t[KEYS_USED] = 0
    t[NO_ENTRY] = t[CANCELLED] = t[PLAYED] = t[RESEARCHED] = t[LISTED] = t[ENTRY] = 0
    t[LAST_HEALED] = NONE


def cures(s: ZedsState, _: int) -> None:
    """The cure and the exterminator lower infection by 1 each (ZD-730)."""
    infection.lower_infection(
        s, int(s.t[CURE] == 2) + s.t[ELWOOD] * s.book.marker_numbers[ELWOOD_MARKER]
    )


def pass_lead(s: ZedsState, _: int) -> None:
    """What an outbreak brought for this turn is over, too."""
    clear_turn(s)
    next_lead(s)


def next_lead(s: ZedsState) -> None:
    """The lead passes clockwise (ZD-1303)."""
    s.t[LEAD] = (s.t[LEAD] + 1) % s.setup.seats
