"""Supplies: the consumption phase, shortage, losses and gains by texts (5.9, ZD-1500).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import EAT_BONUS, EAT_SECOND_FREE
from miasma.games.zeds.board import CAMP, LAST_IN_PLAY, OFFICE, members
from miasma.games.zeds.effects import D6, EAT_DIE
from miasma.games.zeds.pieces import FIGHTING, VIP_BIT
from miasma.games.zeds.rules import infection, verbs
from miasma.games.zeds.rules.ask import ask, ask_piece, ask_yes, leader, roll
from miasma.games.zeds.rules.places import awake, bearer, gain, lose, on_track, patients, works
from miasma.games.zeds.stages import (
    CONVERT_AGAIN,
    CONVERT_ANSWERED,
    EATEN_ROLLED,
    HIT,
    MIX_CHOSEN,
    MIX_LOSS,
    ORDERED_OUTBREAK,
    PAY_SUPPLIES,
    SETTLE,
    SHORTAGE,
    SHORTAGE_HIT,
    UNCHECKED_ROLLED,
)
from miasma.games.zeds.table import (
    AMMO,
    ANSWER,
    ASK_AGAIN,
    ASK_MIX,
    ASK_SHORTAGE,
    DIE,
    EVENT,
    FRIENDS,
    INFECTION,
    REFUGEES,
    SORT_RESOURCE,
    SUPPLIES,
    TEXTS,
    WHY_EAT,
    WHY_UNCHECKED,
    WORST,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def open_phase(s: ZedsState) -> None:
    """The consumption tab: a number of supplies, or a roll (ZD-901)."""
    t = s.t
    tab = s.book.event_eat[t[EVENT]]
    if tab == EAT_DIE:
        roll(s, EATEN_ROLLED, WHY_EAT)
    elif tab:
        if tab >= 2 and bearer(s, EAT_SECOND_FREE) >= 0:
            tab -= 1  # ZD-1612
        plan(s.agenda, todo(PAY_SUPPLIES, tab), SETTLE)


def eaten_rolled(s: ZedsState, _: int) -> None:
    """Lose 1 if the die does not beat the patients (from II on with the camp) (ZD-901)."""
    t = s.t
    mouths = patients(s).bit_count()
    if s.terms.level >= 2:
        mouths += t[FRIENDS + CAMP].bit_count()
    face = t[DIE]
    for unit in members(s.book.has[EAT_BONUS]):
        if works(s, unit):
            face += s.book.eat_bonus[unit]
    if face <= mouths:
        plan(s.agenda, todo(PAY_SUPPLIES, 1), SETTLE)


def pay_supplies(s: ZedsState, n: int) -> None:
    """A compulsory loss; every supply that is missing is a hit (ZD-902, ZD-903)."""
    t = s.t
    paid = min(n, t[SUPPLIES])
    lose(s, paid, 0)
    if n > paid:
        if s.events is not None:
            tell.note(s, "shortage", n=n - paid)
        s.agenda.append(todo(SHORTAGE, n - paid))


def hungry(s: ZedsState) -> int:
    """The units that a shortage may hit: not comatose, no villagers, not in the camp (ZD-902)."""
    t = s.t
    found = 0
    for friends in t[FRIENDS : FRIENDS + LAST_IN_PLAY + 1]:
        found |= friends
    return awake(s, found & (FIGHTING | t[REFUGEES] | VIP_BIT))


def shortage(s: ZedsState, n: int) -> None:
    """You choose who takes the hit (ZD-902)."""
    units = hungry(s)
    if n and units:
        ask_piece(s, todo(SHORTAGE_HIT, n), ASK_SHORTAGE, units, leader(s))


def shortage_hit(s: ZedsState, n: int) -> None:
    """The chosen unit takes 1 hit."""
    plan(s.agenda, todo(HIT, s.t[ANSWER] | 1 << 7), todo(SHORTAGE, n - 1))


# -- verbs --------------------------------------------------------------------------------------


def verb_gain(s: ZedsState, number: int, packed: int) -> None:
    """`gain`: supplies and ammo, one of them perhaps by a die."""
    supplies, ammo = s.book.effects[number][1:3]
    if supplies >= D6 or ammo >= D6:
        verbs.with_number(s, number, packed, max(supplies, ammo))
    else:
        gain(s, supplies, ammo)


def gain_rolled(s: ZedsState, number: int, packed: int, n: int) -> None:
    """`gain` by a die: of what the die stands for, the other by its number."""
    supplies, ammo = s.book.effects[number][1:3]
    gain(s, n if supplies >= D6 else supplies, n if ammo >= D6 else ammo)


def verb_lose(s: ZedsState, number: int, packed: int) -> None:
    """`lose`: ammo as far as there is, supplies with a penalty (ZD-903)."""
    t = s.t
    supplies, ammo, penalty = s.book.effects[number][1:4]
    lose(s, 0, min(ammo, t[AMMO]))
    if s.terms.level == 0:  # ZD-108
        return
    if penalty:
        s.agenda.append(todo(PAY_SUPPLIES, supplies))
    else:
        lose(s, min(supplies, t[SUPPLIES]), 0)


def verb_lose_mix(s: ZedsState, number: int, packed: int) -> None:
    """`lose_mix`: so many single losses."""
    verbs.with_number(s, number, packed, s.book.effects[number][1])


def lose_mix(s: ZedsState, number: int, packed: int, n: int) -> None:
    """Lose one thing after another, each of your choice."""
    if s.events is not None:
        tell.losses(s, n, s.book.effects[number][2])
    s.agenda.append(todo(MIX_LOSS, n | s.book.effects[number][2] << 6))


def mix_loss(s: ZedsState, arg: int) -> None:
    """The next loss: what of the mix can be paid."""
    n, of = arg & 63, arg >> 6
    if not n:
        return
    t = s.t
    payable = 0
    if t[SUPPLIES]:
        payable |= 1
    if t[AMMO]:
        payable |= 2
    if s.terms.level and t[INFECTION] < WORST:
        payable |= 4
    if hungry(s):
        payable |= 8
    payable &= of
    if payable:
        ask(s, todo(MIX_CHOSEN, arg), ASK_MIX, SORT_RESOURCE, payable, leader(s))


def mix_chosen(s: ZedsState, arg: int) -> None:
    """Supplies, ammo, infection, or a hit on one of your units."""
    t = s.t
    s.agenda.append(todo(MIX_LOSS, arg - 1))
    if t[ANSWER] == 0:
        lose(s, 1, 0)
    elif t[ANSWER] == 1:
        lose(s, 0, 1)
    elif t[ANSWER] == 2:
        infection.raise_infection(s, 1)
    else:
        s.agenda.append(todo(SHORTAGE, 1))


def verb_convert(s: ZedsState, number: int, packed: int) -> None:
    """`convert`: pay, then the effects; perhaps again."""
    t = s.t
    supplies, ammo, program, again = s.book.effects[number][1:5]
    if t[SUPPLIES] < supplies or t[AMMO] < ammo:
        return
    t[SUPPLIES] -= supplies
    t[AMMO] -= ammo
    if again:
        s.agenda.append(todo(CONVERT_AGAIN, number | packed << 10))
    verbs.run(s, program, packed)


def convert_again(s: ZedsState, arg: int) -> None:
    """As often as you like and can pay."""
    t = s.t
    supplies, ammo = s.book.effects[arg & 1023][1:3]
    if t[SUPPLIES] >= supplies and t[AMMO] >= ammo:
        ask_yes(s, todo(CONVERT_ANSWERED, arg), ASK_AGAIN, leader(s))


def convert_answered(s: ZedsState, arg: int) -> None:
    """Once more, or done."""
    if s.t[ANSWER]:
        verb_convert(s, arg & 1023, arg >> 10)


def verb_add_infection(s: ZedsState, number: int, packed: int) -> None:
    """`add_infection`: by a number, or by what is counted."""
    effect = s.book.effects[number]
    if effect[1] >= 0:
        verbs.with_number(s, number, packed, effect[1])
        return
    t = s.t
    if effect[2]:
        count = on_track(s, effect[3]).bit_count()
    else:
        offices = (t[FRIENDS + OFFICE] | t[FRIENDS + OFFICE + 1]).bit_count()
        count = patients(s).bit_count() + offices
    infection.raise_infection(s, min(count, effect[4]))


def add_infection(s: ZedsState, number: int, packed: int, n: int) -> None:
    """`add_infection` by a known number."""
    infection.raise_infection(s, n)


def verb_sub_infection(s: ZedsState, number: int, packed: int) -> None:
    """`sub_infection`."""
    infection.lower_infection(s, s.book.effects[number][1])


def verb_set_infection(s: ZedsState, number: int, packed: int) -> None:
    """`set_infection`."""
    n = s.book.effects[number][1]
    now = s.t[INFECTION]
    if n > now:
        infection.raise_infection(s, n - now)
    else:
        infection.lower_infection(s, now - n)


def verb_outbreak(s: ZedsState, number: int, packed: int) -> None:
    """`outbreak`; in the base game its fallback (ZD-810, ZD-812)."""
    t = s.t
    unchecked, reduces, fallback = s.book.effects[number][1:4]
    if s.terms.level == 0:
        verbs.run(s, fallback, packed)
        return
    t[TEXTS] += 1
    if reduces:
        roll(s, UNCHECKED_ROLLED if unchecked else ORDERED_OUTBREAK, WHY_UNCHECKED, 2)
    else:
        infection.outbreak(s, unchecked)


def ordered_outbreak(s: ZedsState, _: int) -> None:
    """A text orders an outbreak that lowers infection."""
    infection.reduce(s, s.t[DIE] + s.t[DIE + 1])
    infection.outbreak(s, 0)
