"""The expert start: every player develops freely before the first stone.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.state import NOBODY
from miasma.games.virusid.actions import BIRD, CITIES, COLD, END, LADDERS, TYPES
from miasma.games.virusid.rules import mutation, nodes, reach, setup
from miasma.games.virusid.table import (
    BUILD,
    DNA,
    FREE,
    LEVELS,
    RESIST,
    SLOTS,
    STEPS,
    SUPPLY,
)

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState

NEVER = 1 << 20
"""A price that nobody can pay."""


def ask(s: VirusidState, seat: int) -> None:
    """The player develops, in turn order, completely (VR-22)."""
    nodes.ask(s, BUILD, seat, choices(s, seat))


def choices(s: VirusidState, seat: int) -> list[int]:
    """`end` when the minimum is met, and purchases that leave a way to finish (VR-23).

    In a content pack a symptom may take resistance away and with it the last way to finish; then
    there is `end` alone, and VR-29 may have to serve.
    """
    options = [END] if complete(s, seat) else []
    affordable: list[int] = []
    mutation.purchases(s, seat, affordable)
    for action in affordable:
        if finishable(s, seat, action):
            options.append(action)
    return options or [END]


def finishable(s: VirusidState, seat: int, action: int) -> bool:
    """Whether the DNA left after a purchase still covers the cheapest completion (VR-23)."""
    after = bought(s, seat, action)
    return after.t[DNA + seat] >= cheapest_completion(after, seat)


def bought(s: VirusidState, seat: int, action: int) -> VirusidState:
    """The position after a purchase."""
    after = s.clone()
    after.events = None
    after.agenda = []
    after.to_act = NOBODY
    mutation.pay_and_develop(after, action, seat)
    after.run()
    return after


def complete(s: VirusidState, seat: int) -> bool:
    """At least a simple level, a resistance level, a strain with a symptom, and room (VR-23).

    A mutation marker does not count; only for Vibrio there needs to be no field for a first stone.
    """
    t = s.t
    least = s.terms.expert_minimum
    levels = LEVELS + seat * LADDERS
    simple = sum(t[levels : levels + BIRD])
    resistances = sum(t[levels + COLD : levels + LADDERS])
    slots = range(seat * 3, seat * 3 + 3)
    strains = sum(t[SLOTS + slot] >= 0 and t[STEPS + slot] >= least[3] for slot in slots)
    if simple < least[0] or resistances < least[1] or strains < least[2]:
        return False
    return s.terms.no_start_city or bool(setup.fitting(s, seat, reach.met(s, seat)))


def cheapest_completion(s: VirusidState, seat: int) -> int:
    """What is still needed at least to finish the build and place a first stone (VR-27)."""
    t = s.t
    costs = s.terms.ladder_costs
    levels = LEVELS + seat * LADDERS
    simple = [t[levels + kind] for kind in range(TYPES)]
    resistances = [t[levels + COLD + kind] for kind in range(3)]
    any_simple = 0 if any(simple) else min(costs[kind][0] for kind in range(TYPES))
    any_resistance = 0 if any(resistances) else min(costs[COLD + kind][0] for kind in range(3))
    symptom = symptom_completion(s, seat)
    if s.terms.no_start_city:
        return any_simple + any_resistance + symptom
    best = NEVER
    for city in range(CITIES):
        needs = missing_resistances(s, seat, city)
        for kind in range(TYPES):
            if t[FREE + kind] >> city & 1:
                spread = 0 if reach.level(s, seat, kind) else costs[kind][0]
                price = needs + spread + (0 if spread else any_simple)
                best = min(best, price + (0 if needs else any_resistance) + symptom)
    return best


def missing_resistances(s: VirusidState, seat: int, city: int) -> int:
    """The price of the resistance levels that a city still asks for."""
    t = s.t
    price = 0
    for kind in range(3):
        lacking = s.terms.needs[city][kind] - t[RESIST + seat * 3 + kind]
        level = t[LEVELS + seat * LADDERS + COLD + kind]
        while lacking > 0:
            if level == 2:
                return NEVER
            price += s.terms.ladder_costs[COLD + kind][level]
            lacking -= s.terms.points_per_level
            level += 1
    return price


def symptom_completion(s: VirusidState, seat: int) -> int:
    """The price of a strain with a symptom, as far as it is missing."""
    t = s.t
    terms = s.terms
    owned = [t[SLOTS + slot] for slot in range(seat * 3, seat * 3 + 3) if t[SLOTS + slot] >= 0]
    if any(t[STEPS + slot] for slot in range(seat * 3, seat * 3 + 3)):
        return 0
    if owned:
        return min(terms.symptom_costs[strain][0] for strain in owned)
    firsts = [
        costs[0] for strain, costs in enumerate(terms.symptom_costs) if t[SUPPLY] >> strain & 1
    ]
    return terms.slot_costs[0] + min(firsts) if firsts else NEVER
