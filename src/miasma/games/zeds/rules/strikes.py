"""Verbs of fire and fight: strikes, cards in a melee, the citadel (ZD-1500, ZD-1520, ZD-1604).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds.abilities import NO_GUNFIRE
from miasma.games.zeds.board import (
    CITY_OF,
    IN_SIGHT,
    STARTS,
    TOWN,
    TUNNEL,
    TUNNEL_START,
    lowest,
    members,
)
from miasma.games.zeds.pieces import FOE, SPREADER
from miasma.games.zeds.rules import gunfire
from miasma.games.zeds.rules.ask import ask, ask_piece, leader, owner, roll
from miasma.games.zeds.rules.context import unit_in
from miasma.games.zeds.rules.places import fighters, zeds
from miasma.games.zeds.stages import (
    CANNON,
    CANNON_ROLLED,
    CITADEL_SHOT,
    GAVE_ANY,
    GIVE_ANY,
    GIVE_HITS,
    HIT,
    STRIKE_ROLLED,
    STRUCK,
    VOLLEY,
)
from miasma.games.zeds.table import (
    ANSWER,
    ASK_CANNON,
    ASK_CITADEL,
    ASK_HIT,
    ASK_STRIKE,
    DICE,
    DIE,
    F_AFTER,
    F_FOES,
    F_FOES_AT,
    F_HUMAN_HITS,
    F_LOSER,
    F_SHIFT,
    F_ZED_HITS,
    FOE_SPACES,
    FOES_IN,
    SORT_SHOOT,
    SORT_SPACE,
    WHY_GUNFIRE,
    WHY_STRIKE,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def verb_strike(s: ZedsState, number: int, packed: int) -> None:
    """`strike`: you choose a surface space with Zeds (ZD-1520)."""
    offer = 0
    starts_too = s.book.effects[number][2]
    for space in range(TUNNEL_START):
        if zeds(s, space) and (starts_too or not STARTS >> space & 1):
            offer |= 1 << space
    if offer:
        ask(s, todo(STRUCK, number), ASK_STRIKE, SORT_SPACE, offer, leader(s))


def struck(s: ZedsState, number: int) -> None:
    """Roll for it."""
    space = s.t[ANSWER]
    dice = s.book.effects[number][1]
    roll(s, todo(STRIKE_ROLLED, number | space << 10), WHY_STRIKE, dice, space)


def strike_rolled(s: ZedsState, arg: int) -> None:
    """Hits, given one by one as you like."""
    number, space = arg & 1023, arg >> 10
    t = s.t
    total = sum(t[DIE : DIE + t[DICE]])
    n = s.book.effects[number][3 + total]
    s.agenda.append(todo(GIVE_ANY, n | space << 5 | zeds(s, space) << 11))


def give_any(s: ZedsState, arg: int) -> None:
    """A hit on anyone of a space; no infector need come last."""
    n, space, group = arg & 31, arg >> 5 & 63, arg >> 11
    group &= s.t[FOES_IN + space]
    if n and group:
        ask_piece(s, todo(GAVE_ANY, arg), ASK_HIT, group << FOE, leader(s))


def gave_any(s: ZedsState, arg: int) -> None:
    """The hit, then the next; an infector rolls once, wherever that leaves it (ZD-626)."""
    piece = s.t[ANSWER]
    rest = arg - 1
    if piece >= SPREADER:
        rest &= ~(1 << piece - FOE + 11)
    plan(s.agenda, todo(HIT, piece | 1 << 7), todo(GIVE_ANY, rest))


def verb_gunfire(s: ZedsState, number: int, packed: int) -> None:
    """`gunfire`: a shot without a unit, at the attackers or by the old cannon."""
    if s.book.effects[number][2]:
        roll(s, todo(VOLLEY, number), WHY_GUNFIRE, 2, FOE + lowest(s.t[F_FOES]))
    else:
        offer = cannon_targets(s)
        if offer:
            ask_piece(s, todo(CANNON, number), ASK_CANNON, offer << FOE, leader(s))


def cannon_targets(s: ZedsState) -> int:
    """Foes (bits) on surface spaces #0 and #1."""
    found = 0
    for track in s.terms.tracks:
        if track != TUNNEL:
            city = CITY_OF[track]
            found |= s.t[FOES_IN + city] | s.t[FOES_IN + city - 1]
    return found


def shot_hits(s: ZedsState, power: int) -> int:
    """Hits of two dice at some strength, without shifts."""
    t = s.t
    return s.book.gunfire[t[DIE] + t[DIE + 1]][max(1, min(7, power)) - 1]


def volley(s: ZedsState, number: int) -> None:
    """The attacking group: you spread the hits."""
    t = s.t
    n = shot_hits(s, s.book.effects[number][1])
    s.agenda.append(todo(GIVE_HITS, n | t[F_FOES_AT] << 5 | t[F_FOES] << 11))


def cannon(s: ZedsState, number: int) -> None:
    """Roll for the chosen target."""
    foe = s.t[ANSWER]
    roll(s, todo(CANNON_ROLLED, number | foe << 10), WHY_GUNFIRE, 2, foe)


def cannon_rolled(s: ZedsState, arg: int) -> None:
    """All hits on it."""
    number, foe = arg & 1023, arg >> 10
    n = shot_hits(s, s.book.effects[number][1])
    s.agenda.append(todo(HIT, foe | n << 7))


def verb_combat_shift(s: ZedsState, number: int, packed: int) -> None:
    """`combat_shift`: shifts in this melee, perhaps a hit afterwards."""
    n, after = s.book.effects[number][1:3]
    s.t[F_SHIFT] += n
    s.t[F_AFTER] += after


def verb_override_combat(s: ZedsState, number: int, packed: int) -> None:
    """`override_combat`: replaces the result of the melee."""
    t = s.t
    t[F_ZED_HITS], t[F_HUMAN_HITS], t[F_LOSER] = s.book.effects[number][1:4]


def citadel_shooters(s: ZedsState, mayor: int) -> int:
    """The other units in Town Center that could shoot now (ZD-520, ZD-523, ZD-1604)."""
    foes = s.t[FOE_SPACES] & IN_SIGHT[3][TOWN]
    if not foes:
        return 0
    found = 0
    ranges = s.book.long_range
    for unit in members(fighters(s, TOWN) & ~s.book.has[NO_GUNFIRE]):
        if unit != mayor and IN_SIGHT[ranges[unit]][TOWN] & foes and gunfire.can_pay(s, unit):
            found |= 1 << unit
    return found


def verb_free_gunfire(s: ZedsState, number: int, packed: int) -> None:
    """`free_gunfire`: one of them shoots without an action (ZD-1604)."""
    shooters = citadel_shooters(s, unit_in(packed))
    if shooters:
        then = todo(CITADEL_SHOT, s.book.effects[number][1])
        ask(s, then, ASK_CITADEL, SORT_SHOOT, shooters, owner(s, unit_in(packed)))


def citadel_shot(s: ZedsState, shift: int) -> None:
    """The shot, with its shift."""
    unit, foe = s.t[ANSWER] & 63, s.t[ANSWER] >> 6
    gunfire.shoot(s, unit, foe, shift, False)
