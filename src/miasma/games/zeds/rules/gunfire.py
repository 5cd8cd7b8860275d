"""Gunfire, and what follows a shot (ZD-520 to ZD-523, ZD-596, ZD-614, ZD-1604, ZD-1605).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import FIRST_SHOT_FREE, STEP_BACK
from miasma.games.zeds.board import DISTANCE, IN_SIGHT, TOWN, TOWNWARD, members
from miasma.games.zeds.effects import HYPNOZE, MERCENARIES, PHOSPHOR
from miasma.games.zeds.pieces import CIVIL, FIGHTERS, VILLAGER_SET, ZED, ZED_SIDE
from miasma.games.zeds.rules import arrival, group_move, melee
from miasma.games.zeds.rules.ask import ask, ask_piece, owner, roll
from miasma.games.zeds.rules.places import (
    closed,
    is_comatose,
    is_reduced,
    player_room,
    put,
    strength,
)
from miasma.games.zeds.stages import (
    COMPANION,
    HIT,
    RETREAT_FOES,
    SHOT,
    SHOT_DONE,
    STEP_BACK_ASKED,
    STEP_BACK_WITH,
    STEPPED_BACK,
)
from miasma.games.zeds.table import (
    AMMO,
    ANSWER,
    ASK_COMPANION,
    ASK_STEP_BACK,
    AT,
    BY_ABILITY,
    BY_CITADEL,
    BY_COMPONENT,
    BY_MERCENARIES,
    BY_RANGE,
    BY_TERRAIN,
    DEALT,
    DIE,
    FIRST_SHOT,
    FOE_SPACES,
    FOES_IN,
    FRIENDS,
    NONE,
    OWNED,
    REFUGEES,
    SORT_GO,
    SUPPLIES,
    TRAINED,
    TURN_FLAGS,
    WHY_GUNFIRE,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def free_shot(s: ZedsState, unit: int) -> bool:
    """Whether a shot needs no ammo: mercenaries, or the first one of some units."""
    if s.t[TURN_FLAGS] & MERCENARIES:
        return True
    first = s.book.has[FIRST_SHOT_FREE] >> unit & 1
    return bool(first) and not s.t[FIRST_SHOT] >> unit & 1


def can_pay(s: ZedsState, unit: int) -> bool:
    """Whether the price of a shot is there (ZD-520)."""
    t = s.t
    book = s.book
    if t[AMMO] >= book.gun_ammo[unit] and t[SUPPLIES] >= book.gun_supplies[unit]:
        return True
    return free_shot(s, unit)


def targets(s: ZedsState, unit: int) -> int:
    """The foes (bits) a unit can shoot at (ZD-520, ZD-521)."""
    t = s.t
    found = 0
    seen = IN_SIGHT[s.book.long_range[unit]][t[AT + unit]]
    for space in members(seen & t[FOE_SPACES]):
        found |= t[FOES_IN + space]
    return found


def distance(s: ZedsState, unit: int, foe: int) -> int:
    """How far a target is away."""
    return DISTANCE[s.t[AT + unit]][s.t[AT + foe]]


def gun_strength(s: ZedsState, unit: int, far: int) -> int:
    """The strength of a shot (ZD-615)."""
    book = s.book
    value = strength(s, unit)
    extra = book.trained_strength if s.t[TRAINED] >> unit & 1 else 0
    if book.long_strengths[unit]:
        value = book.long_strengths[unit][far - 1] + extra
    elif book.gun_full[unit] >= 0:
        side = book.gun_reduced if is_reduced(s, unit) else book.gun_full
        value = side[unit] + extra
    return value


def shifts(s: ZedsState, unit: int, foe: int, bonus: int) -> list[tuple[int, int]]:
    """Every shift of a shot with its reason (ZD-614)."""
    t = s.t
    book = s.book
    found: list[tuple[int, int]] = []
    if book.shift_gunfire[unit]:
        found.append((BY_ABILITY, book.shift_gunfire[unit]))
    if book.long_shift[unit] and distance(s, unit, foe) > 1:
        found.append((BY_RANGE, book.long_shift[unit]))
    melee.add_markers(s, unit, found, 3)
    if t[OWNED] >> HYPNOZE & 1 and melee.wields(s, unit):
        found.append((BY_COMPONENT, book.component_numbers[HYPNOZE]))  # ZD-595
    if bonus:
        found.append((BY_CITADEL, bonus))
    if t[TURN_FLAGS] & MERCENARIES:
        found.append((BY_MERCENARIES, 1))
    if foe < ZED:
        ground = melee.terrain(s, t[AT + foe])
        if ground:
            found.append((BY_TERRAIN, -ground))  # ZD-522
    return found


def column(s: ZedsState, unit: int, foe: int, bonus: int) -> int:
    """The column of a shot (ZD-522)."""
    at = max(1, min(7, gun_strength(s, unit, distance(s, unit, foe)))) - 1
    for _, n in shifts(s, unit, foe, bonus):
        at += n
    return max(0, min(6, at))


def shoot(s: ZedsState, unit: int, foe: int, bonus: int, crafted: bool) -> None:
    """Pay for a shot and roll it (ZD-520)."""
    t = s.t
    at = column(s, unit, foe, bonus)
    if s.events is not None:
        tell.shoots(s, unit, foe, bonus, at)
    if not crafted and not free_shot(s, unit):
        t[AMMO] -= s.book.gun_ammo[unit]
        t[SUPPLIES] -= s.book.gun_supplies[unit]
        if s.events is not None:
            tell.spent(s, s.book.gun_supplies[unit], s.book.gun_ammo[unit])
    t[FIRST_SHOT] |= 1 << unit
    roll(s, todo(SHOT, unit | foe << 6 | at << 13), WHY_GUNFIRE, 2, foe)


def shot(s: ZedsState, arg: int) -> None:
    """All hits on the chosen target, excess lost (ZD-522)."""
    unit, foe, at = arg & 63, arg >> 6 & 127, arg >> 13
    t = s.t
    n = s.book.gunfire[t[DIE] + t[DIE + 1]][at]
    if s.events is not None:
        tell.note(s, "shot", foe, t[AT + foe], n)
    t[DEALT] = 0
    space = t[AT + foe]
    plan(s.agenda, todo(HIT, foe | n << 7), todo(SHOT_DONE, unit | space << 6))


def shot_done(s: ZedsState, arg: int) -> None:
    """Double Phosphor drives the rest back (ZD-596); the sniper may step back (ZD-1605)."""
    unit, space = arg & 63, arg >> 6
    t = s.t
    if s.book.has[STEP_BACK] >> unit & 1:
        s.agenda.append(todo(STEP_BACK_ASKED, unit))
    burns = t[OWNED] >> PHOSPHOR & 1 and t[DEALT] >= s.book.component_numbers[PHOSPHOR]
    if burns and melee.wields(s, unit):
        foes = t[FOES_IN + space] & ZED_SIDE
        s.agenda.append(todo(RETREAT_FOES, space | foes << 6))


def step_back_asked(s: ZedsState, unit: int) -> None:
    """After her shot she may step back 1 space toward town (ZD-1605)."""
    t = s.t
    here = t[AT + unit]
    if not 0 <= here < TOWN or is_comatose(s, unit):
        return
    there = TOWNWARD[here]
    free = not t[FOES_IN + there] and not closed(s, there) and player_room(s, there) > 0
    if free and not group_move.is_washed(s, here):
        ask(
            s, todo(STEPPED_BACK, unit), ASK_STEP_BACK, SORT_GO, 1 << there, owner(s, unit), unit, 1
        )


def stepped_back(s: ZedsState, unit: int) -> None:
    """She goes; others of her space may come along."""
    t = s.t
    there = t[ANSWER]
    if there == NONE:
        return
    here = t[AT + unit]
    if s.events is not None:
        tell.note(s, "moved", unit, there)
    put(s, unit, there)
    step_back_with(s, unit | here << 6)


def step_back_with(s: ZedsState, arg: int) -> None:
    """Any units of her space of your choice come along, while there is room (ZD-1605)."""
    unit, here = arg & 63, arg >> 6
    t = s.t
    there = t[AT + unit]
    units = t[FRIENDS + here]
    if player_room(s, there) <= 0:
        units &= CIVIL
    if units:
        ask_piece(s, todo(COMPANION, arg), ASK_COMPANION, units, owner(s, unit), 1)


def companion(s: ZedsState, arg: int) -> None:
    """One more comes along; villagers become refugees."""
    t = s.t
    other = t[ANSWER]
    if other == NONE:
        return
    there = t[AT + (arg & 63)]
    if s.events is not None:
        tell.note(s, "moved", other, there)
    s.agenda.append(todo(STEP_BACK_WITH, arg))
    if other >= FIGHTERS:
        t[REFUGEES] |= 1 << other & VILLAGER_SET
        arrival.come(s, other, there)
    else:
        put(s, other, there)
