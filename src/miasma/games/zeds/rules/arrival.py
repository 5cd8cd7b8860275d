"""Arrival of Zeds, chaos, villagers and refugees (ZD-430 to ZD-442, ZD-1010 to ZD-1021).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import STEALTH
from miasma.games.zeds.board import (
    CAMP,
    CATACOMBS,
    STARTS,
    TOWN,
    TOWNWARD,
    TRACK_SPACES,
    members,
)
from miasma.games.zeds.pieces import CIVIL, FIGHTING, FOE, LOOTER_SET, STACKING
from miasma.games.zeds.rules import combat, infection, verbs
from miasma.games.zeds.rules.ask import ask_piece, leader
from miasma.games.zeds.rules.context import context
from miasma.games.zeds.rules.places import (
    closed,
    defenders,
    lose_game,
    put,
    refugees,
    strongest,
    villagers,
    zeds,
)
from miasma.games.zeds.stages import ARRIVE, ARRIVE_FIRST, EATEN, FLEE, HOLD, SAVE
from miasma.games.zeds.table import (
    ANSWER,
    ASK_FIRST,
    AT,
    CHAOS,
    CHAOS_POOL,
    CHAOS_SPACES,
    FOES_IN,
    FRIENDS,
    LOST_BY_CHAOS,
    REFUGEES,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def arrive(s: ZedsState, arg: int) -> None:
    """Zed-side units come into a space: they attack who defends it, then hold it (ZD-441)."""
    space, own, group = arg & 63, arg >> 6 & 1, arg >> 7
    group &= s.t[FOES_IN + space]
    if not group or STARTS >> space & 1:  # ZD-309
        return
    if defenders(s, space):
        if CATACOMBS >> space & 1 and (group & STACKING).bit_count() > 1:
            first = strongest(s, group & STACKING) << FOE
            ask_piece(s, todo(ARRIVE_FIRST, space | group << 7), ASK_FIRST, first, leader(s))
            return
        s.agenda.append(todo(HOLD, space | group << 6))
        combat.defend(s, space, group, own)
    else:
        hold(s, space | group << 6)


def arrive_first(s: ZedsState, arg: int) -> None:
    """The catacombs know no mobs: one attacks after the other, the strongest first (ZD-1107)."""
    space, group = arg & 63, arg >> 7
    rest = group & STACKING & ~(1 << s.t[ANSWER] - FOE)
    plan(s.agenda, todo(ARRIVE, space | (group & ~rest) << 7), todo(ARRIVE, space | rest << 7))


def hold(s: ZedsState, arg: int) -> None:
    """Arriving units that hold the space cause chaos, eat refugees, drive villagers away."""
    space, group = arg & 63, arg >> 6
    t = s.t
    if not group & t[FOES_IN + space] or STARTS >> space & 1:
        return
    if t[FRIENDS + space] & FIGHTING & ~s.book.has[STEALTH] or t[FOES_IN + space] & LOOTER_SET:
        return  # ZD-642: who hides there does not defend
    if t[FRIENDS + space] & CIVIL:  # ZD-414
        for unit in members(villagers(s, space)):
            s.agenda.append(todo(FLEE, unit))
        for unit in members(refugees(s, space)):
            s.agenda.append(todo(EATEN, unit))
    if s.book.named >> space & 1 and not t[CHAOS + space]:  # ZD-431, ZD-432
        put_chaos(s, space, 1)


def put_chaos(s: ZedsState, space: int, n: int) -> None:
    """Chaos markers come onto a space; without one left the game is lost (ZD-104, ZD-433)."""
    t = s.t
    if s.terms.level < 2:  # ZD-442
        return
    for _ in range(n):
        if t[CHAOS_POOL] == 0:
            lose_game(s, LOST_BY_CHAOS)
            return
        t[CHAOS_POOL] -= 1
        t[CHAOS + space] += 1
        t[CHAOS_SPACES] |= 1 << space
        if s.events is not None:
            tell.note(s, "chaos", space=space)


def take_chaos(s: ZedsState, space: int) -> None:
    """A chaos marker goes back to the pool."""
    t = s.t
    t[CHAOS + space] -= 1
    t[CHAOS_POOL] += 1
    if not t[CHAOS + space]:
        t[CHAOS_SPACES] &= ~(1 << space)
    if s.events is not None:
        tell.note(s, "order", space=space)


def eaten(s: ZedsState, unit: int) -> None:
    """Refugees are eaten: infection +2 and a saving roll (ZD-1014)."""
    t = s.t
    if not 0 <= t[AT + unit] < TRACK_SPACES:
        return
    if s.events is not None:
        tell.note(s, "eaten", unit, t[AT + unit])
    infection.raise_infection(s, 2)
    s.agenda.append(todo(SAVE, unit))


def flee(s: ZedsState, unit: int) -> None:
    """Villagers turn into refugees and flee 1 space toward town (ZD-1010, ZD-1012)."""
    t = s.t
    here = t[AT + unit]
    if not 0 <= here < TRACK_SPACES or t[REFUGEES] >> unit & 1:
        return
    t[REFUGEES] |= 1 << unit
    there = TOWNWARD[here]
    if s.events is not None:
        tell.note(s, "fled", unit, here)
    if closed(s, there):
        if zeds(s, here):
            s.agenda.append(todo(EATEN, unit))
        return
    come(s, unit, there)


def come(s: ZedsState, unit: int, space: int) -> None:
    """Refugees come into a space: the camp in town (ZD-1020), eaten among Zeds (ZD-1012)."""
    if space == TOWN:
        reach_town(s, unit)
        return
    put(s, unit, space)
    if zeds(s, space) and not STARTS >> space & 1 and not guarded(s, space):
        s.agenda.append(todo(EATEN, unit))


def guarded(s: ZedsState, space: int) -> bool:
    """Whether somebody defends a space among whom refugees are safe."""
    return bool(defenders(s, space) & ~s.book.has[STEALTH])


def reach_town(s: ZedsState, unit: int) -> None:
    """Refugees enter Town Center: infection +1, then the camp, then what they bring (ZD-1020)."""
    put(s, unit, CAMP)
    if s.events is not None:
        tell.note(s, "camp", unit)
    infection.raise_infection(s, 1)
    text = s.book.on_arrival[unit]
    if text:
        verbs.start_text(s, text, context(unit))
