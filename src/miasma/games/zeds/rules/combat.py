"""Melee: contact, the defender, the table, its result (ZD-601 to ZD-615, ZD-640 to ZD-649).

One fight is under way at a time; a fight that a retreat causes puts the outer one aside on the
agenda. Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import ASSASSIN, BULL_CHARGE, STEALTH, TRAPS
from miasma.games.zeds.board import CATACOMBS, STARTS, TOWN, lowest
from miasma.games.zeds.effects import CARDIO
from miasma.games.zeds.pieces import FOE, LOOTER_SET, REGULAR_SET, ZED_SIDE
from miasma.games.zeds.rules import melee, retreat
from miasma.games.zeds.rules.ask import ask, ask_piece, ask_yes, leader, owner, roll
from miasma.games.zeds.rules.places import awake, bearer, fighters, zeds
from miasma.games.zeds.stages import (
    ASSASSIN_ANSWERED,
    ASSASSIN_ROLLED,
    BULL_ANSWERED,
    BULL_ROLLED,
    CARDIO_ANSWERED,
    CHOOSE_DEFENDER,
    CONTACT,
    DEFENDER_CHOSEN,
    END_FIGHT,
    FIGHT_CARDS,
    GIVE_HITS,
    RESTORE_FIGHT,
    RETREAT_FOES,
    RETREAT_ONE,
    SERIES,
    SERIES_CHOSEN,
    SERIES_STEALTH,
    STEALTH_ROLLED,
    TRAPS_ANSWERED,
    TRAPS_ROLLED,
    YIELD,
)
from miasma.games.zeds.table import (
    ANSWER,
    ASK_BULL,
    ASK_CARDIO,
    ASK_DEFENDER,
    ASK_FALL_BACK,
    ASK_SERIES,
    ASK_TRAPS,
    AT,
    DEFIANT,
    DIE,
    F_ASSASSIN,
    F_ATTACK,
    F_BACK,
    F_DONE,
    F_FOES,
    F_FOES_AT,
    F_OWN,
    F_SERIES,
    F_STOP,
    F_UNIT,
    FIGHT,
    FOES_IN,
    FRIENDS,
    NO_FIGHT,
    NONE,
    OWN_MOVE,
    SORT_GO,
    TURN_FLAGS,
    WHY_ASSASSIN,
    WHY_BULL,
    WHY_STEALTH,
    WHY_TRAPS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def begin(s: ZedsState, space: int, foes: int, unit: int, attacks: int, own: int) -> None:
    """Open a fight; one that is under way waits on the agenda until this one is over."""
    t = s.t
    if t[FIGHT] >= 0:
        s.agenda.extend(t[FIGHT:F_STOP])
        s.agenda.append(RESTORE_FIGHT)
    t[FIGHT:F_STOP] = NO_FIGHT
    t[FIGHT] = space
    t[F_FOES] = foes
    t[F_FOES_AT] = space
    t[F_UNIT] = unit
    t[F_ATTACK] = attacks
    t[F_OWN] = own
    plan(s.agenda, CONTACT, END_FIGHT)


def restore_fight(s: ZedsState, _: int) -> None:
    """The outer fight goes on."""
    size = F_STOP - FIGHT
    s.t[FIGHT:F_STOP] = s.agenda[-size:]
    del s.agenda[-size:]


def end_fight(s: ZedsState, _: int) -> None:
    """The fight is over."""
    s.t[FIGHT:F_STOP] = NO_FIGHT
    if s.events is not None:
        tell.fight_over(s)


def attack(s: ZedsState, piece: int, space: int, back: int) -> None:
    """A player unit or looters attack the foes of a space; `back` says how it falls back."""
    t = s.t
    foes = t[FOES_IN + space]
    if piece >= FOE:
        foes &= ZED_SIDE
    elif CATACOMBS >> space & 1 and foes & foes - 1:
        s.agenda.append(todo(SERIES, piece | back + 1 << 6 | space << 12))
        return
    begin(s, space, foes, piece, 1, 0)
    t[F_BACK] = back


def series(s: ZedsState, arg: int) -> None:
    """In the catacombs a unit fights the Zeds there one by one in your order (ZD-1114)."""
    unit, space, begun = arg & 63, arg >> 12 & 63, arg >> 18
    t = s.t
    foes = t[FOES_IN + space]
    if t[AT + unit] != space or not foes:
        return
    if s.book.has[STEALTH] >> unit & 1 and not begun:
        roll(s, todo(SERIES_STEALTH, arg), WHY_STEALTH, 1, unit)
    else:
        ask_piece(s, todo(SERIES_CHOSEN, arg), ASK_SERIES, foes << FOE, owner(s, unit))


def series_stealth(s: ZedsState, arg: int) -> None:
    """Who sneaks meets nobody (ZD-642)."""
    if s.t[DIE] <= s.book.stealth_fight:
        series(s, arg | 1 << 18)


def series_chosen(s: ZedsState, arg: int) -> None:
    """A melee with one of them, then the next."""
    t = s.t
    unit, back, space = arg & 63, (arg >> 6 & 63) - 1, arg >> 12 & 63
    s.agenda.append(todo(SERIES, arg | 1 << 18))
    begin(s, space, 1 << t[ANSWER] - FOE, unit, 1, 0)
    t[F_BACK] = back
    t[F_SERIES] = 1


def defend(s: ZedsState, space: int, group: int, own: int) -> None:
    """Arriving foes attack those who defend a space (ZD-413, ZD-441)."""
    begin(s, space, group, NONE, 0, own)


def looters_meet(s: ZedsState, looter: int, space: int, back: int) -> None:
    """Looters come into a space: they fight Zeds as humans, player units as Zeds (ZD-609)."""
    if STARTS >> space & 1:
        return
    if zeds(s, space):
        attack(s, FOE + looter, space, back)
    elif fighters(s, space):
        defend(s, space, 1 << looter, 0)


# -- step 1: contact ----------------------------------------------------------------------------


def contact(s: ZedsState, _: int) -> None:
    """Stealth, traps, cardio, bull charge: what may settle a fight before it begins (ZD-601)."""
    t = s.t
    space, unit = t[FIGHT], t[F_UNIT]
    sneaks = s.book.has[STEALTH]
    if t[F_ATTACK]:
        if unit < FOE and sneaks >> unit & 1 and not t[F_SERIES]:
            roll(s, STEALTH_ROLLED, WHY_STEALTH, 1, unit)
        elif charges(s, unit):
            ask_yes(s, BULL_ANSWERED, ASK_BULL, owner(s, unit), unit)
        else:
            meet(s, 0)
        return
    there = fighters(s, space)
    if there and not there & ~sneaks:
        if space == TOWN or looters_defend(s):
            choose_defender(s, 0)  # ZD-648, ZD-1610
        else:
            roll(s, STEALTH_ROLLED, WHY_STEALTH, 1, lowest(there))  # ZD-642
        return
    trapper = bearer(s, TRAPS)
    if t[F_OWN] == OWN_MOVE and trapper >= 0 and t[AT + trapper] == space and space != TOWN:
        ask_yes(s, TRAPS_ANSWERED, ASK_TRAPS, owner(s, trapper), trapper)
    else:
        offer_flight(s)


def looters_defend(s: ZedsState) -> int:
    """The looters (bits) that Zeds attack where nobody but a hidden unit is beside them."""
    t = s.t
    if not t[F_FOES] & ZED_SIDE or fighters(s, t[FIGHT]) & ~s.book.has[STEALTH]:
        return 0
    return t[FOES_IN + t[FIGHT]] & LOOTER_SET


def offer_flight(s: ZedsState) -> None:
    """Cardio: the defenders may run instead of fighting (ZD-649)."""
    t = s.t
    space = t[FIGHT]
    runs = t[TURN_FLAGS] & CARDIO and t[F_FOES] & ZED_SIDE and space != TOWN
    if runs and fighters(s, space):
        ask_yes(s, CARDIO_ANSWERED, ASK_CARDIO, leader(s), space)
    else:
        choose_defender(s, 0)


def stealth_rolled(s: ZedsState, _: int) -> None:
    """A 1 means melee, anything else that they coexist (ZD-642)."""
    t = s.t
    if t[DIE] > s.book.stealth_fight:
        if s.events is not None:
            tell.note(s, "sneaked", space=t[FIGHT])
        t[F_DONE] = 1
    elif t[F_ATTACK]:
        meet(s, 0)
    else:
        offer_flight(s)


def traps_answered(s: ZedsState, _: int) -> None:
    """Roll for the traps, if you like (ZD-643)."""
    if s.t[ANSWER]:
        roll(s, TRAPS_ROLLED, WHY_TRAPS)
    else:
        offer_flight(s)


def traps_rolled(s: ZedsState, _: int) -> None:
    """On 4-6 one of them is hit and everybody falls back; else melee (ZD-643), or flight."""
    t = s.t
    if t[DIE] < s.book.traps_min:
        offer_flight(s)
        return
    if s.events is not None:
        tell.note(s, "trapped", space=t[FIGHT])
    plan(s.agenda, todo(GIVE_HITS, 1 | t[FIGHT] << 5 | t[F_FOES] << 11), YIELD)


def cardio_answered(s: ZedsState, _: int) -> None:
    """They run, or they fight (ZD-649)."""
    if s.t[ANSWER]:
        yield_space(s, 0)
    else:
        choose_defender(s, 0)


def yield_space(s: ZedsState, _: int) -> None:
    """The defenders leave without a fight, if any attacker is left; nobody has won."""
    t = s.t
    t[F_DONE] = 1
    if t[F_FOES] & t[FOES_IN + t[FIGHT]]:
        melee.withdraw(s)


def charges(s: ZedsState, unit: int) -> bool:
    """Whether a bull charge is possible: against regular Zeds only (ZD-644)."""
    t = s.t
    if unit >= FOE or not s.book.has[BULL_CHARGE] >> unit & 1:
        return False
    return not t[FOES_IN + t[FIGHT]] & ~REGULAR_SET


def bull_answered(s: ZedsState, _: int) -> None:
    """Charge, or fight."""
    if s.t[ANSWER]:
        roll(s, BULL_ROLLED, WHY_BULL)
    else:
        meet(s, 0)


def bull_rolled(s: ZedsState, _: int) -> None:
    """On 4-6 one Zed is hit and all fall back without a melee, in catacombs too (ZD-644)."""
    t = s.t
    if t[DIE] < s.book.bull_min:
        meet(s, 0)
        return
    t[F_DONE] = 1
    space = t[FIGHT]
    foes = t[FOES_IN + space]
    plan(
        s.agenda,
        todo(GIVE_HITS, 1 | space << 5 | foes << 11),
        todo(RETREAT_FOES, space | foes << 6),
    )


# -- step 2: who defends ------------------------------------------------------------------------


def choose_defender(s: ZedsState, _: int) -> None:
    """You choose one defending unit if there are several (ZD-601 step 2)."""
    t = s.t
    space = t[FIGHT]
    units = fighters(s, space)
    if space == TOWN:
        units = awake(s, units)
    if units & ~s.book.has[STEALTH]:
        units &= ~s.book.has[STEALTH]  # ZD-1610
    pieces = looters_defend(s) << FOE or units
    if not pieces:
        t[F_DONE] = 1
        return
    ask_piece(s, DEFENDER_CHOSEN, ASK_DEFENDER, pieces, leader(s))


def defender_chosen(s: ZedsState, _: int) -> None:
    """The chosen unit defends; everybody in the space has been attacked (ZD-509)."""
    t = s.t
    t[F_UNIT] = t[ANSWER]
    t[DEFIANT] &= ~t[FRIENDS + t[FIGHT]]
    meet(s, 0)


def meet(s: ZedsState, _: int) -> None:
    """The two sides meet: the assassin rolls (ZD-645), cards may be played (step 3)."""
    t = s.t
    unit = t[F_UNIT]
    if unit < FOE and s.book.has[ASSASSIN] >> unit & 1 and t[F_FOES] & ZED_SIDE:
        roll(s, ASSASSIN_ROLLED, WHY_ASSASSIN, 1, unit)
    else:
        s.agenda.append(FIGHT_CARDS)


def assassin_rolled(s: ZedsState, _: int) -> None:
    """1 normal melee, 2 she may go back, 3-6 an assassin's strike (ZD-1607)."""
    t = s.t
    face = 1 << t[DIE]
    if face & s.book.assassin_step and t[FIGHT] != TOWN:
        offer_fall_back(s)
        return
    if not face & (s.book.assassin_normal | s.book.assassin_step):
        t[F_ASSASSIN] = 1
    s.agenda.append(FIGHT_CARDS)


def offer_fall_back(s: ZedsState) -> None:
    """She may go back (ZD-1607): to a space by its name, to a Start, which has none, by a yes."""
    t = s.t
    unit, here = t[F_UNIT], t[FIGHT]
    if t[F_ATTACK] and t[F_BACK] >= 0:
        there = retreat.backward(s, here, t[F_BACK])
    else:
        there = retreat.townward(s, here)
    if STARTS >> there & 1:
        ask_yes(s, ASSASSIN_ANSWERED, ASK_FALL_BACK, owner(s, unit), unit)
    else:
        ask(s, ASSASSIN_ANSWERED, ASK_FALL_BACK, SORT_GO, 1 << there, owner(s, unit), unit, 1)


def assassin_answered(s: ZedsState, _: int) -> None:
    """She goes back where she came from, or toward town alone; another unit then defends."""
    t = s.t
    unit, space = t[F_UNIT], t[FIGHT]
    if t[ANSWER] <= 0:  # `stay` or `no`; space 0 is a Start
        s.agenda.append(FIGHT_CARDS)
    elif t[F_ATTACK]:
        t[F_DONE] = 1
        melee.go_back(s)
    else:
        if fighters(s, space) & ~(1 << unit):
            plan(s.agenda, todo(RETREAT_ONE, unit), CHOOSE_DEFENDER)
        else:
            t[F_DONE] = 1
            s.agenda.append(todo(RETREAT_ONE, unit))


# -- steps 3 to 7: cards, column, dice, result --------------------------------------------------


# -- steps 9 to 14: what comes of it ------------------------------------------------------------
