"""Research, the superweapon and the cure (ZD-580 to ZD-599, ZD-1516 to ZD-1518).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.zeds import tell
from miasma.games.zeds.abilities import FOURTH_COMPONENT, RESEARCH_BONUS, SCIENTIST
from miasma.games.zeds.board import LAB, lowest
from miasma.games.zeds.effects import BASIC, BREAKTHROUGH, COMPONENTS, CURE_CARD, GAS_GRENADE
from miasma.games.zeds.pieces import FOE
from miasma.games.zeds.rules import arrival, deeds, verbs
from miasma.games.zeds.rules.ask import ask, ask_piece, draw, leader, roll
from miasma.games.zeds.rules.places import works, zeds
from miasma.games.zeds.stages import (
    COMPONENT_CHOSEN,
    COMPONENT_LOST,
    GAS,
    GAS_CHAOS,
    GASSED,
    HIT,
    RESEARCH_DRAW,
    RESEARCH_DRAWN,
    RESEARCH_ROLLED,
)
from miasma.games.zeds.table import (
    ACTIVE,
    ANSWER,
    ASK_COMPONENT,
    ASK_HIT,
    BASIC_ON_TOP,
    BASIC_UNSEEN,
    BREAKTHROUGHS_LEFT,
    BREAKTHROUGHS_UNSEEN,
    CURE,
    CURES_LEFT,
    DIE,
    DRAW_DROP,
    DRAW_LAB,
    FLOOR,
    FRIENDS,
    NONE,
    OWNED,
    RESEARCH_PILE,
    RESEARCHED,
    SORT_COMPONENT,
    SUPERWEAPON,
    SUPPLIES,
    WEAPONS_LEFT,
    WHY_RESEARCH,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def cards_left(s: ZedsState) -> int:
    """Cards in the research deck (ZD-1902)."""
    t = s.t
    return t[BASIC_ON_TOP] + t[BREAKTHROUGHS_LEFT] + t[CURES_LEFT] + t[WEAPONS_LEFT]


def scientist_in_lab(s: ZedsState) -> int:
    """The scientist in the lab who could research, or NONE (ZD-580)."""
    units = s.t[FRIENDS + LAB] & s.book.has[SCIENTIST]
    return lowest(units) if units and works(s, lowest(units)) else NONE


def can_research(s: ZedsState) -> bool:
    """Everything but the action: scientist, supplies, a card, no success yet (ZD-580 to ZD-586)."""
    t = s.t
    if s.terms.level < 3 or t[RESEARCHED] or not cards_left(s):
        return False
    return scientist_in_lab(s) >= 0 and t[SUPPLIES] >= s.book.research_supplies[t[ACTIVE]]


def research(s: ZedsState, seat: int, for_supply: bool) -> None:
    """Pay, then roll (ZD-582); with some research a supply pays for the action (ZD-1517)."""
    t = s.t
    unit = scientist_in_lab(s)
    if for_supply:
        t[SUPPLIES] -= 1
    else:
        deeds.pay(s, seat, unit)
    t[SUPPLIES] -= s.book.research_supplies[t[ACTIVE]]
    deeds.done(s)
    roll(s, todo(RESEARCH_ROLLED, unit), WHY_RESEARCH, 1, unit)


def research_rolled(s: ZedsState, unit: int) -> None:
    """At least the number of the active card is a success (ZD-582 to ZD-584)."""
    t = s.t
    result = t[DIE]
    if s.book.has[RESEARCH_BONUS] >> unit & 1:
        result = min(6, result + s.book.research_bonus)
    if result < s.book.research_roll[t[ACTIVE]]:
        if s.events is not None:
            tell.note(s, "research-failed", unit)
        return
    t[RESEARCHED] = 1
    s.agenda.append(RESEARCH_DRAW)


def verb_research_reveal(s: ZedsState, number: int, packed: int) -> None:
    """`research_reveal`: the next card, free and without a scientist (ZD-585)."""
    for _ in range(s.book.effects[number][1]):
        s.agenda.append(RESEARCH_DRAW)


def research_draw(s: ZedsState, _: int) -> None:
    """Draw the next research card, if there is one (ZD-586)."""
    if s.terms.level >= 3 and cards_left(s):
        draw(s, RESEARCH_DRAWN, DRAW_LAB)


def research_drawn(s: ZedsState, _: int) -> None:
    """It becomes the active card and takes effect (ZD-583); the cure may go back (ZD-599)."""
    t = s.t
    card = t[ANSWER]
    kind = s.book.research_kind[card]
    if kind == BASIC:
        t[BASIC_ON_TOP] -= 1
        t[BASIC_UNSEEN] &= ~(1 << card)
    elif kind == BREAKTHROUGH:
        t[BREAKTHROUGHS_LEFT] -= 1
        t[BREAKTHROUGHS_UNSEEN] &= ~(1 << card)
    elif kind == CURE_CARD:
        t[CURES_LEFT] -= 1
    else:
        t[WEAPONS_LEFT] -= 1
    if s.events is not None:
        tell.card(s, "research", RESEARCH_PILE, card)
    if kind != CURE_CARD or t[CURE]:
        t[ACTIVE] = card
    verbs.start_text(s, s.book.research_effects[card], 0)


def verb_cure_progress(s: ZedsState, number: int, packed: int) -> None:
    """`cure_progress`: the Final Component, then the cure (ZD-599)."""
    t = s.t
    if t[CURE] == 0:
        t[CURE] = 1
        t[CURES_LEFT] += 1
    else:
        t[CURE] = 2
    if s.events is not None:
        tell.note(s, "cure-found" if t[CURE] == 2 else "final-component")


def verb_gain_component(s: ZedsState, number: int, packed: int) -> None:
    """`gain_component`: choose one not yet owned; the fourth needs Agee (ZD-590, ZD-591)."""
    t = s.t
    owned = t[OWNED].bit_count()
    missing = (1 << len(COMPONENTS)) - 1 & ~t[OWNED]
    if owned >= 4 or (owned == 3 and not fourth_allowed(s)):
        return
    t[SUPERWEAPON] = 1
    ask(s, COMPONENT_CHOSEN, ASK_COMPONENT, SORT_COMPONENT, missing, leader(s))


def fourth_allowed(s: ZedsState) -> bool:
    """Whether Professor Agee is in the lab (ZD-591)."""
    units = s.t[FRIENDS + LAB] & s.book.has[FOURTH_COMPONENT]
    return bool(units) and works(s, lowest(units))


def component_chosen(s: ZedsState, _: int) -> None:
    """It is built and stays (ZD-592)."""
    s.t[OWNED] |= 1 << s.t[ANSWER]
    if s.events is not None:
        tell.component(s, "component", s.t[ANSWER])


def verb_lose_component(s: ZedsState, number: int, packed: int) -> None:
    """`lose_component`: a random one, else the fallback (ZD-1516)."""
    if s.t[OWNED]:
        draw(s, COMPONENT_LOST, DRAW_DROP, s.t[OWNED])
    else:
        verbs.run(s, s.book.effects[number][1], packed)


def component_lost(s: ZedsState, _: int) -> None:
    """It can be chosen again later; with the last one the superweapon's marker goes."""
    s.t[OWNED] &= ~(1 << s.t[ANSWER])
    if not s.t[OWNED]:
        s.t[SUPERWEAPON] = 0
    if s.events is not None:
        tell.component(s, "component-lost", s.t[ANSWER])


def verb_push_basic_research(s: ZedsState, number: int, packed: int) -> None:
    """`push_basic_research`: unseen basic cards on top, as many as there are (ZD-1902)."""
    t = s.t
    if s.terms.level >= 3:
        most = t[BASIC_UNSEEN].bit_count()
        t[BASIC_ON_TOP] = min(most, t[BASIC_ON_TOP] + s.book.effects[number][1])


# -- the gas grenade ----------------------------------------------------------------------------


def grenade(s: ZedsState, seat: int, unit: int, space: int) -> None:
    """Hits spread evenly over the Zeds of a space, then chaos there (ZD-597)."""
    deeds.pay(s, seat, unit)
    deeds.done(s)
    n = s.book.component_numbers[GAS_GRENADE]
    if s.events is not None:
        tell.note(s, "grenade", unit, space)
    s.agenda.append(todo(GAS_CHAOS, space))
    s.agenda.append(todo(GAS, n | space << 5 | zeds(s, space) << 11))


def gas(s: ZedsState, arg: int) -> None:
    """The next hit goes to a Zed with the fewest so far (ZD-597).

    The argument holds the hits left, the space, and the Zeds of this round that had none yet.
    """
    n, space, fresh = arg & 31, arg >> 5 & 63, arg >> 11
    foes = zeds(s, space)
    if not n or not foes:
        return
    fresh &= foes
    if not fresh:
        fresh = foes
    then = todo(GASSED, n | space << 5 | fresh << 11)
    ask_piece(s, then, ASK_HIT, fresh << FOE, s.t[FLOOR])


def gassed(s: ZedsState, arg: int) -> None:
    """The hit, then the next."""
    foe = s.t[ANSWER]
    rest = arg - 1 & ~(1 << foe - FOE + 11)
    plan(s.agenda, todo(HIT, foe | 1 << 7), todo(GAS, rest))


def gas_chaos(s: ZedsState, space: int) -> None:
    """The cloud leaves chaos behind (ZD-433)."""
    arrival.put_chaos(s, space, 1)
