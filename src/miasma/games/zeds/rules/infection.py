"""Infection: the track, the infection phase, outbreaks, and what waits for an effect's end (5.8).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.board import CITY_OF, START_OF, STARTS, TRACK_SPACES, lowest
from miasma.games.zeds.effects import AT_START, SETS_INFECTION
from miasma.games.zeds.pieces import PIECES, SPREADER
from miasma.games.zeds.rules.ask import roll
from miasma.games.zeds.rules.places import active_rule
from miasma.games.zeds.stages import (
    END_TEXT,
    INFECTION_ROLL,
    INFECTION_ROLLED,
    PLACE_ZED,
    SETTLE,
    STORY_DRAW,
    UNCHECKED_ROLLED,
)
from miasma.games.zeds.table import (
    AT,
    CHAOS,
    DIE,
    DUE,
    EVENT,
    FIGHT,
    G_TRACK,
    INFECTION,
    PURPOSE_OUTBREAK,
    PURPOSE_UNCHECKED,
    RISING,
    TEXTS,
    UNCHECKED,
    WHY_INFECTION,
    WHY_UNCHECKED,
    WORST,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


CAP: Final = 4
"""Unchecked outbreaks by reaching 13 in one phase (ZD-813)."""


def raise_infection(s: ZedsState, n: int) -> None:
    """Infection rises; who reaches 13 causes an unchecked outbreak (ZD-810, ZD-811)."""
    t = s.t
    if s.terms.level == 0 or n <= 0:
        return
    before = t[INFECTION]
    t[INFECTION] = min(WORST, before + n)  # ZD-1613
    if t[INFECTION] == WORST and before < WORST:
        t[DUE] = 1
    if s.events is not None:
        tell.note(s, "infection-rises", n=n)


def lower_infection(s: ZedsState, n: int) -> None:
    """Infection falls, never below 0."""
    t = s.t
    if s.terms.level == 0 or n <= 0:
        return
    t[INFECTION] = max(0, t[INFECTION] - n)
    if s.events is not None:
        tell.note(s, "infection-falls", n=n)


def open_phase(s: ZedsState) -> None:
    """Every infector off the Starts adds 1 (ZD-801), then the tab decides (ZD-802)."""
    t = s.t
    roaming = 0
    for infector in range(SPREADER, PIECES):
        at = t[AT + infector]
        if at >= 0 and not STARTS >> at & 1:
            roaming += 1
    raise_infection(s, roaming)
    if s.book.event_infection[t[EVENT]]:
        plan(s.agenda, SETTLE, INFECTION_ROLL)
    else:
        plan(s.agenda, SETTLE)


def infection_roll(s: ZedsState, _: int) -> None:
    """Two dice against the infection (ZD-802)."""
    roll(s, INFECTION_ROLLED, WHY_INFECTION, 2)


def infection_rolled(s: ZedsState, _: int) -> None:
    """Equal or lower: infection falls by the sum and an outbreak comes (ZD-803)."""
    t = s.t
    total = t[DIE] + t[DIE + 1]
    if total > t[INFECTION]:
        if s.events is not None:
            tell.note(s, "no-outbreak", n=total)
        return
    t[TEXTS] += 1
    reduce(s, total)
    outbreak(s, 0)


def reduce(s: ZedsState, total: int) -> None:
    """An outbreak lowers infection by the dice, or sets it while that is researched (ZD-1517)."""
    fixed = active_rule(s, SETS_INFECTION)
    if fixed:
        s.t[INFECTION] = fixed
    else:
        lower_infection(s, total)


def settle(s: ZedsState, _: int) -> None:
    """The effect is finished: the fallen rise (ZD-650), then an unchecked outbreak (ZD-810)."""
    t = s.t
    if t[TEXTS]:
        return
    if t[RISING]:
        grave = lowest(t[RISING])
        t[RISING] &= ~(1 << grave)
        plan(s.agenda, todo(PLACE_ZED, grave % TRACK_SPACES | 1 << 7), SETTLE)
    elif t[DUE]:
        t[DUE] = 0
        if t[UNCHECKED] < CAP:  # ZD-813
            t[UNCHECKED] += 1
            t[TEXTS] += 1
            roll(s, UNCHECKED_ROLLED, WHY_UNCHECKED, 2)


def unchecked_rolled(s: ZedsState, _: int) -> None:
    """The dice lower infection, then a super Zed breaks out."""
    reduce(s, s.t[DIE] + s.t[DIE + 1])
    outbreak(s, 1)


def outbreak(s: ZedsState, unchecked: int) -> None:
    """Story draw, Zed, arrival, story text (ZD-830); the caller has opened a text."""
    if s.events is not None:
        tell.note(s, "unchecked-outbreak" if unchecked else "outbreak")
    purpose = PURPOSE_UNCHECKED if unchecked else PURPOSE_OUTBREAK
    plan(s.agenda, todo(STORY_DRAW, purpose), END_TEXT)


def outbreak_zed(s: ZedsState, arg: int) -> None:
    """The new Zed comes to its place on the scene's track and arrives there (ZD-830, ZD-834)."""
    track, unchecked = arg & 7, arg >> 3
    space = outbreak_space(s, track)
    s.agenda.append(todo(PLACE_ZED, space | unchecked << 6 | 1 << 7))


def outbreak_space(s: ZedsState, track: int) -> int:
    """The village or chaos nearest to town (ZD-438, ZD-832); underground or the Start (ZD-833)."""
    t = s.t
    if active_rule(s, AT_START):
        return START_OF[track]
    villages = s.book.villages
    for space in range(CITY_OF[track], START_OF[track], -1):
        if t[CHAOS + space] or villages >> space & 1:
            return space
    return START_OF[track]


def end_text(s: ZedsState, _: int) -> None:
    """A card's text or an outbreak is finished; a fight or a group under way comes first."""
    t = s.t
    t[TEXTS] -= 1
    if t[FIGHT] < 0 and t[G_TRACK] < 0:
        settle(s, 0)
