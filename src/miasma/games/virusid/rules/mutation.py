"""Phase 3: developments, and the strains that are given up; the expert build buys the same way.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.agenda import plan, todo
from miasma.games.virusid import tell
from miasma.games.virusid.actions import (
    ABILITY,
    BIRD,
    COLD,
    DISCARD,
    END,
    LADDERS,
    LETHAL,
    LEVEL,
    STRAIN,
    STRAINS,
    SYMPTOM,
)
from miasma.games.virusid.rules import nodes, scales
from miasma.games.virusid.table import (
    ABILITIES,
    ACTIVE,
    BUILD,
    DISCOUNT,
    DNA,
    EFFECT,
    FREE_GROWTH,
    GENE_OF,
    LETHAL_USED,
    LEVELS,
    MUTATING,
    NECROTIC,
    NODE,
    NONE,
    OPEN_BUILD,
    OUT,
    PHASE,
    PHASE_3,
    SLOTS,
    STEPS,
    SUPPLY,
)
from miasma.games.virusid.terms import (
    ALL_RESISTANCES,
    MORTALITY,
    NECROSIS,
    RESIST,
    SEVERITY,
    STAT,
)

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState

_BYTE: Final = 0xFF


def _strain_lists(first: int) -> list[list[int]]:
    return [[first + bit for bit in range(8) if subset >> bit & 1] for subset in range(_BYTE + 1)]


_LOW: Final = _strain_lists(STRAIN)
_HIGH: Final = _strain_lists(STRAIN + 8)


def open_phase(s: VirusidState) -> None:
    """The player may buy, give up strains, or end; asked again after each (VR-100, VR-110)."""
    seat = s.t[ACTIVE]
    s.t[PHASE] = 3
    nodes.ask(s, MUTATING, seat, choices(s, seat))


def choices(s: VirusidState, seat: int) -> list[int]:
    """Everything the player may do in phase 3."""
    options = [END]
    purchases(s, seat, options)
    t = s.t
    cost = lethal_price(s, seat)
    if cost and cost <= t[DNA + seat]:
        options.append(LETHAL)
        options.append(LETHAL + 1)
    owned = 0
    for slot in range(SLOTS + seat * 3, SLOTS + seat * 3 + 3):
        if t[slot] >= 0:
            owned |= 1 << t[slot]
    while owned:  # VR-120
        low = owned & -owned
        owned ^= low
        options.append(DISCARD + low.bit_length() - 1)
    return options


def lethal_price(s: VirusidState, seat: int) -> int:
    """What the lethal marker costs a player who has it unused, else 0 (VR-155, VR-156)."""
    gene = s.t[GENE_OF + seat]
    return 0 if gene < 0 or s.t[LETHAL_USED + seat] else s.terms.lethal_cost[gene]


def purchases(s: VirusidState, seat: int, options: list[int]) -> None:
    """Append what can be paid, also if a scale is full (VR-112)."""
    t = s.t
    terms = s.terms
    dna = t[DNA + seat]
    levels = LEVELS + seat * LADDERS
    costs = terms.ladder_costs
    for ladder in range(LADDERS):
        bought = t[levels + ladder]  # level 1 before level 2 (VR-101)
        if bought == 2 or costs[ladder][bought] > dna or (ladder == BIRD and terms.no_bird):
            continue  # VR-163 for birds
        options.append(LEVEL + ladder)
    slot = free_slot(s, seat)
    if slot >= 0 and terms.slot_costs[slot] <= dna:
        list_strains(s, seat, options)
    list_symptoms(s, seat, dna, options)
    ability = t[ABILITIES + seat]
    if ability < 3 and terms.ability_costs[ability] <= dna:  # VR-108
        options.append(ABILITY)


def free_slot(s: VirusidState, seat: int) -> int:
    """The leftmost free slot, or -1 (VR-104)."""
    t = s.t
    for slot in range(3):
        if t[SLOTS + seat * 3 + slot] < 0:
            return slot
    return NONE


def takeable(s: VirusidState, seat: int) -> int:
    """Strains of the supply whose name the player does not have yet (VR-18, VR-106)."""
    t = s.t
    strains = t[SUPPLY]
    for slot in range(SLOTS + seat * 3, SLOTS + seat * 3 + 3):
        if t[slot] >= 0:
            strains &= ~s.terms.family_cards[s.terms.families[t[slot]]]
    return strains


def list_strains(s: VirusidState, seat: int, options: list[int]) -> None:
    """Append the strains that may be taken."""
    strains = takeable(s, seat)
    options += _LOW[strains & _BYTE]
    options += _HIGH[strains >> 8]


def symptom_price(s: VirusidState, strain: int, step: int) -> int:
    """The price of a symptom with the discount of this turn (VR-107, VR-113)."""
    cost = s.terms.symptom_costs[strain][step]
    return max(1, cost - s.t[DISCOUNT]) if s.t[DISCOUNT] else cost


def list_symptoms(s: VirusidState, seat: int, dna: int, options: list[int]) -> None:
    """Append the next symptom of each own strain that this much DNA pays (VR-107)."""
    t = s.t
    found: list[int] = []
    for slot in range(seat * 3, seat * 3 + 3):
        strain = t[SLOTS + slot]
        if strain >= 0:
            step = t[STEPS + slot]
            if step < len(s.terms.symptom_costs[strain]) and symptom_price(s, strain, step) <= dna:
                found.append(SYMPTOM + strain)
    if len(found) > 1:
        found.sort()
    options += found


# -- what a choice does ---------------------------------------------------------------------------


def buy(s: VirusidState, action: int, seat: int) -> None:
    """A purchase takes effect at once, then the player is asked again (VR-100, VR-111)."""
    building = s.t[NODE] == BUILD
    s.agenda.append(todo(OPEN_BUILD, seat) if building else PHASE_3)
    pay_and_develop(s, action, seat)


def pay_and_develop(s: VirusidState, action: int, seat: int) -> None:
    """Pay for a development and carry it out; its effects are planned."""
    t = s.t
    terms = s.terms
    if action < STRAIN:
        ladder = action - LEVEL
        t[DNA + seat] -= terms.ladder_costs[ladder][t[LEVELS + seat * LADDERS + ladder]]
        raise_level(s, seat, ladder)
    elif action < SYMPTOM:
        slot = free_slot(s, seat)
        t[DNA + seat] -= terms.slot_costs[slot]
        take_strain(s, seat, action - STRAIN)
    elif action < ABILITY:
        slot = slot_of(s, seat, action - SYMPTOM)
        t[DNA + seat] -= symptom_price(s, action - SYMPTOM, t[STEPS + seat * 3 + slot])
        develop(s, seat, slot)
    else:
        t[DNA + seat] -= terms.ability_costs[t[ABILITIES + seat]]
        gain_ability(s, seat)


def raise_level(s: VirusidState, seat: int, ladder: int) -> None:
    """One level more; a level of a resistance is worth points on its scale (VR-17, VR-103)."""
    t = s.t
    t[LEVELS + seat * LADDERS + ladder] += 1
    if s.events is not None:
        tell.level(s, seat, ladder, t[LEVELS + seat * LADDERS + ladder])
    if ladder >= COLD:
        scales.add_resistance(s, seat, ladder - COLD, s.terms.points_per_level)


def take_strain(s: VirusidState, seat: int, strain: int) -> None:
    """A strain goes on the leftmost free slot, without its first symptom (VR-104, VR-105)."""
    t = s.t
    slot = seat * 3 + free_slot(s, seat)
    t[SLOTS + slot] = strain
    t[STEPS + slot] = 0
    t[SUPPLY] &= ~(1 << strain)
    if s.events is not None:
        tell.strain(s, seat, strain)


def slot_of(s: VirusidState, seat: int, strain: int) -> int:
    """The slot of an own strain, or -1."""
    for slot in range(3):
        if s.t[SLOTS + seat * 3 + slot] == strain:
            return slot
    return NONE


def develop(s: VirusidState, seat: int, slot: int) -> None:
    """The next symptom, top to bottom; earlier effects remain (VR-107)."""
    t = s.t
    strain = t[SLOTS + seat * 3 + slot]
    step = t[STEPS + seat * 3 + slot]
    t[STEPS + seat * 3 + slot] = step + 1
    if s.events is not None:
        tell.symptom(s, seat, strain, step)
    plan_effects(s, seat, s.terms.symptom_effects[strain][step])


def gain_ability(s: VirusidState, seat: int) -> None:
    """The next ability, top to bottom (VR-108)."""
    t = s.t
    ability = t[ABILITIES + seat]
    t[ABILITIES + seat] = ability + 1
    if s.events is not None:
        tell.ability(s, seat, ability + 1)
    plan_effects(s, seat, s.terms.ability_effects[ability])  # VR-160, VR-161


def plan_effects(s: VirusidState, seat: int, effects: list[int]) -> None:
    """Effects run in listed order (VR-111, VR-190)."""
    for place in range(len(effects) - 1, -1, -1):
        s.agenda.append(todo(EFFECT, effects[place] * 4 + seat))


def use_lethal(s: VirusidState, action: int, seat: int) -> None:
    """Once per game: pay for more mortality or severity, then the marker is turned (VR-155)."""
    t = s.t
    gene = t[GENE_OF + seat]
    t[DNA + seat] -= s.terms.lethal_cost[gene]
    t[LETHAL_USED + seat] = 1
    if s.events is not None:
        tell.lethal(s, seat)
    stat = MORTALITY if action == LETHAL else SEVERITY
    scales.add_stat(s, seat, stat, s.terms.lethal_amount[gene])
    plan(s.agenda, PHASE_3)


def discard(s: VirusidState, action: int, seat: int) -> None:
    """A strain leaves the game with what its symptoms gave (VR-120, VR-121)."""
    t = s.t
    strain = action - DISCARD
    slot = seat * 3 + slot_of(s, seat, strain)
    if s.events is not None:
        tell.discarded(s, seat, strain)
    for step in range(t[STEPS + slot]):
        for number in s.terms.symptom_effects[strain][step]:
            undo(s, seat, number)
    t[SLOTS + slot] = NONE
    t[STEPS + slot] = 0
    t[OUT] |= 1 << strain
    if t[NECROTIC] >> seat & 1 and not has_necrosis(s, seat):
        t[NECROTIC] &= ~(1 << seat)
    plan(s.agenda, PHASE_3)


def undo(s: VirusidState, seat: int, number: int) -> None:
    """Take the printed amount back from a scale; marker moves and spreads stay (VR-121)."""
    effect = s.terms.effects[number]
    if effect.verb == RESIST:
        for kind in range(3):
            if effect.which in (kind, ALL_RESISTANCES):
                scales.add_resistance(s, seat, kind, -effect.amount)
    elif effect.verb == STAT:
        scales.add_stat(s, seat, effect.which, -effect.amount)


def has_necrosis(s: VirusidState, seat: int) -> bool:
    """Whether a player still has Necrosis (VR-85); in a content pack an ability may give it."""
    t = s.t
    terms = s.terms
    for slot in range(seat * 3, seat * 3 + 3):
        strain = t[SLOTS + slot]
        if strain >= 0 and gives_necrosis(s, terms.symptom_effects[strain], t[STEPS + slot]):
            return True
    return gives_necrosis(s, terms.ability_effects, t[ABILITIES + seat])


def gives_necrosis(s: VirusidState, ladder: list[list[int]], steps: int) -> bool:
    """Whether one of the first steps of a ladder is Necrosis."""
    effects = s.terms.effects
    return any(effects[number].verb == NECROSIS for step in ladder[:steps] for number in step)


# -- free growth, and all actions of this chapter -------------------------------------------------


def free_choices(s: VirusidState, seat: int, die: int) -> list[int]:
    """What a mutation roll gives: on a 1 a strain or a symptom, else a symptom (VR-168)."""
    options: list[int] = []
    if die == 1 and free_slot(s, seat) >= 0:
        list_strains(s, seat, options)
    list_symptoms(s, seat, 1 << 30, options)
    return options


def act(s: VirusidState, action: int, seat: int) -> None:
    """Carry out an action of the mutation phase, of a build or of free growth."""
    if s.t[NODE] == FREE_GROWTH:
        if action < SYMPTOM:
            take_strain(s, seat, action - STRAIN)
        else:
            develop(s, seat, slot_of(s, seat, action - SYMPTOM))  # VR-169
    elif action < LETHAL:
        buy(s, action, seat)
    elif action < DISCARD:
        use_lethal(s, action, seat)
    elif action < DISCARD + STRAINS:
        discard(s, action, seat)
