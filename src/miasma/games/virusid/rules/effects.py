"""The verbs of effects, as cards, symptoms, abilities and mutation markers have them.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.virusid import tell
from miasma.games.virusid.actions import (
    BURY,
    CORPSE,
    CORPSE_ON,
    ONCE,
    PASS,
    RETURN,
    TYPES,
)
from miasma.games.virusid.rules import infection, markers, nodes, scales, setup, stones
from miasma.games.virusid.table import (
    ACTIVE,
    ASK_BACK,
    ASK_BURY,
    ASK_CORPSE,
    ASK_GATHERING,
    ASK_MARK,
    ASK_ONCE,
    BURYING,
    DEAD,
    DISCOUNT,
    DNA,
    DYING,
    EXTRA_INFECTION,
    FREE,
    GATHERING,
    GONE,
    NECROTIC,
    ONE_TIME,
    PHASE,
    SETUP,
    STONES,
    TAKE_BACK,
    WIPED,
)
from miasma.games.virusid.terms import ACTIVE as THE_ACTIVE
from miasma.games.virusid.terms import (
    ADD_CORPSE,
    ALL,
    ALL_RESISTANCES,
    BLOCK_AIRPORT,
    BLOCK_SEA,
    CITY_SPREAD,
    CLEAR_MARKERS,
    CURE,
    EACH,
    LOSE_INFECTED,
    MARKER,
    MARKER_CHOOSE,
    NECROSIS,
    ONCE_SPREAD,
    REMOVE_CORPSE,
    RESEARCH,
    RESIST,
    SELF,
    SPORE_SPREAD,
    STAT,
    TURN_STAT,
    Effect,
)
from miasma.games.virusid.terms import BY_BIRD as BIRDS
from miasma.games.virusid.terms import DISCOUNT as CHEAPER
from miasma.games.virusid.terms import DNA as GAIN_DNA

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState


def carry_out(s: VirusidState, argument: int) -> None:
    """One effect; decisions in it are planned and asked before the next effect (VR-111, VR-190)."""
    seat = argument & 3
    effect = s.terms.effects[argument >> 2]
    verb = effect.verb
    if verb in (RESIST, STAT, GAIN_DNA):
        for who in receivers(s, effect, seat):
            change_scale(s, effect, who)
    elif verb == RESEARCH:
        scales.move_research(s, effect.amount)
    elif verb == CURE:
        scales.move_cure(s, effect.amount)
    elif verb in (ONCE_SPREAD, SPORE_SPREAD):
        plan_spread(s, effect, argument, seat)
    elif verb == NECROSIS:
        s.t[NECROTIC] |= 1 << seat  # VR-85
        if s.events is not None:
            tell.necrosis(s, seat)
    else:
        carry_out_event(s, effect, argument)


def receivers(s: VirusidState, effect: Effect, seat: int) -> list[int]:
    """Whom an automatic effect concerns; `all` reaches eliminated players too (VR-62)."""
    if effect.who == ALL:  # Mild climate (VR-192)
        return setup.turn_order(s, s.t[ACTIVE])
    return [s.t[ACTIVE]] if effect.who == THE_ACTIVE else [seat]


def deciders(s: VirusidState, effect: Effect, seat: int) -> list[int]:
    """Who decides, one after another, clockwise from the active player (VR-32, VR-63)."""
    if effect.who == SELF:
        return [seat]
    players = setup.turn_order(s, s.t[ACTIVE]) if effect.who == EACH else [s.t[ACTIVE]]
    return [player for player in players if not s.t[GONE] >> player & 1]


def change_scale(s: VirusidState, effect: Effect, seat: int) -> None:
    """`resist`, `stat` and `dna`."""
    if effect.verb == STAT:
        scales.add_stat(s, seat, effect.which, effect.amount)
    elif effect.verb == GAIN_DNA:
        if s.t[PHASE] == SETUP and s.terms.expert:
            s.t[DNA + seat] += effect.amount  # no cap while building (VR-24)
        else:
            scales.gain_dna(s, seat, effect.amount, "effect")
    else:
        for kind in range(3):
            if effect.which in (kind, ALL_RESISTANCES):
                scales.add_resistance(s, seat, kind, effect.amount)


def plan_spread(s: VirusidState, effect: Effect, argument: int, seat: int) -> None:
    """A one-time spread or spores; before the first stone it waits (VR-21)."""
    if s.t[PHASE] == SETUP:
        setup.let_wait(s, seat, argument >> 2)
        return
    number = argument >> 2
    plan(s.agenda, *[todo(ASK_ONCE, number * 4 + who) for who in deciders(s, effect, seat)])


def carry_out_event(s: VirusidState, effect: Effect, argument: int) -> None:
    """The verbs that only event cards have."""
    verb = effect.verb
    number = argument >> 2
    if verb == MARKER:
        for city in effect.places:
            markers.put_on_city(s, effect.which, city)
    elif verb == BLOCK_SEA:
        for link in effect.places:
            markers.block_sea(s, link)
    elif verb == BLOCK_AIRPORT:
        for city in effect.places:
            markers.block_airport(s, city)
    elif verb == MARKER_CHOOSE:
        plan(s.agenda, *[todo(ASK_MARK, number)] * effect.amount)
    elif verb == CLEAR_MARKERS:
        markers.plan_clear(s, effect.amount, effect.which)
    elif verb == ADD_CORPSE:
        plan(s.agenda, *[todo(ASK_CORPSE, city) for city in effect.places])
    elif verb == REMOVE_CORPSE:
        plan(s.agenda, *[todo(ASK_BURY, city) for city in effect.places])
    elif verb == LOSE_INFECTED:
        losers = deciders(s, effect, 0)
        plan(s.agenda, *[todo(ASK_BACK, who) for who in losers for _ in range(effect.amount)])
    elif verb == CITY_SPREAD:
        guests = deciders(s, effect, 0)
        plan(s.agenda, *[todo(ASK_GATHERING, number * 4 + who) for who in guests])
    elif not s.t[GONE] >> s.t[ACTIVE] & 1:  # bonuses of this turn (VR-193)
        if verb == TURN_STAT:
            s.t[EXTRA_INFECTION + effect.which] += effect.amount
        elif verb == CHEAPER:
            s.t[DISCOUNT] += effect.amount
        if s.events is not None:
            tell.bonus(s, effect)


# -- one-time spreads and gatherings --------------------------------------------------------------


def ask_once(s: VirusidState, argument: int) -> None:
    """Offer a one-time spread; it may be declined (VR-90)."""
    seat = argument & 3
    nodes.offer(s, ONE_TIME, seat, once_choices(s, seat, argument >> 2), argument >> 2)


def once_choices(s: VirusidState, seat: int, number: int) -> list[int]:
    """Where a one-time spread or spores may go, and `pass`; nothing if there is no field."""
    effect = s.terms.effects[number]
    spores = effect.verb == SPORE_SPREAD
    way = BIRDS if spores else effect.way
    options = infection.once_choices(s, seat, effect.which, way, spores)
    if options:
        options.append(PASS)
    return options


def ask_gathering(s: VirusidState, argument: int) -> None:
    """Offer a field of the listed cities (`city_spread`)."""
    seat = argument & 3
    cities = s.terms.effects[argument >> 2].cities
    nodes.offer(s, GATHERING, seat, gathering_choices(s, seat, cities), cities)


def gathering_choices(s: VirusidState, seat: int, cities: int) -> list[int]:
    """Fields of the listed cities, and `pass`; nothing if there is no field."""
    options = infection.gathering_choices(s, seat, cities)
    if options:
        options.append(PASS)
    return options


def place_once(s: VirusidState, action: int, seat: int) -> None:
    """A stone placed without points; it gives no DNA (VR-87)."""
    if s.events is not None:
        tell.once(s, seat, action - ONCE)
    stones.place(s, seat, action - ONCE)


# -- people die, are buried, are taken back -------------------------------------------------------


def ask_corpse(s: VirusidState, city: int) -> None:
    """An event kills one population of a city (VR-59)."""
    if stones.corpse_at_hand(s, city):
        nodes.offer(s, DYING, s.t[ACTIVE], corpse_choices(s, city), city)


def corpse_choices(s: VirusidState, city: int) -> list[int]:
    """Healthy fields first; only when none is left the infected (VR-59)."""
    t = s.t
    options: list[int] = []
    for pair in s.board.city_pairs[city]:
        if t[FREE + s.board.pair_type[pair]] >> city & 1:
            options.append(CORPSE + pair)
    return options or coloured(s, city, CORPSE_ON)


def coloured(s: VirusidState, city: int, first: int) -> list[int]:
    """One action for each colour and type of infected in a city."""
    t = s.t
    options: list[int] = []
    for pair in s.board.city_pairs[city]:
        kind = s.board.pair_type[pair]
        for seat in range(s.seats):
            if t[STONES + seat * TYPES + kind] >> city & 1:
                options.append(first + pair * 4 + seat)
    return options


def place_corpse(s: VirusidState, action: int) -> None:
    """The corpse is taken as in phase 4, but gives no DNA (VR-59)."""
    victim = -1
    pair = action - CORPSE
    if action >= CORPSE_ON:
        pair, victim = (action - CORPSE_ON) >> 2, (action - CORPSE_ON) & 3
    if s.events is not None:
        tell.corpse(s, pair, victim)
    stones.die(s, pair, victim)


def ask_bury(s: VirusidState, city: int) -> None:
    """An event removes a corpse, never from a wiped-out city (VR-57, VR-60)."""
    nodes.offer(s, BURYING, s.t[ACTIVE], bury_choices(s, city), city)


def bury_choices(s: VirusidState, city: int) -> list[int]:
    """The types with a corpse."""
    t = s.t
    if t[WIPED] >> city & 1:
        return []
    return [
        BURY + pair
        for pair in s.board.city_pairs[city]
        if t[DEAD + s.board.pair_type[pair]] >> city & 1
    ]


def bury(s: VirusidState, action: int) -> None:
    """The field is healthy again."""
    if s.events is not None:
        tell.buried(s, action - BURY)
    stones.bury(s, action - BURY)


def ask_back(s: VirusidState, seat: int) -> None:
    """A player takes back an own infected; this is no research success (VR-58)."""
    nodes.offer(s, TAKE_BACK, seat, back_choices(s, seat))


def back_choices(s: VirusidState, seat: int) -> list[int]:
    """All own infected."""
    options: list[int] = []
    for kind in range(TYPES):
        s.board.list_pairs(kind, s.t[STONES + seat * TYPES + kind], RETURN, options)
    options.sort()
    return options


def take_back(s: VirusidState, action: int, seat: int) -> None:
    """The stone returns to the supply."""
    if s.events is not None:
        tell.taken_back(s, seat, action - RETURN)
    stones.take_back(s, seat, action - RETURN)
