"""Setup: the start player, start cards or the expert start, and the first stones (VR-28).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan, todo
from miasma.games.virusid import tell
from miasma.games.virusid.actions import CARD, DEAL, FIRST, GENE, LADDERS, STARTER, TYPES
from miasma.games.virusid.board import ALL_CITIES
from miasma.games.virusid.rules import mutation, nodes, reach, scales, stones
from miasma.games.virusid.table import (
    ASK_ONCE,
    CARD_OF,
    CARDS_OPEN,
    DEAL_CARD,
    DEAL_GENE,
    DEAL_STRAIN,
    DNA,
    EQUIP,
    FIRST_STONE,
    FREE,
    GENE_OF,
    GENES_OPEN,
    INFECTION,
    MORTALITY,
    OPEN_BUILD,
    OPEN_FIRST,
    OPEN_TURN,
    OPEN_WAITING,
    SEVERITY,
    START_VALUES,
    STARTER_SEAT,
    SUPPLY,
    WAITING,
)

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState

WAITING_BITS = 12


def turn_order(s: VirusidState, first: int) -> list[int]:
    """The seats clockwise from one of them."""
    return [(first + n) % s.seats for n in range(s.seats)]


def choose_starter(s: VirusidState, action: int) -> None:
    """Chance names the start player (VR-13); then everything follows in turn order (VR-28)."""
    first = action - STARTER
    s.t[STARTER_SEAT] = first
    if s.events is not None:
        tell.starter(s, first)
    order = turn_order(s, first)
    steps: list[int] = []
    if s.terms.expert:  # VR-22
        for seat in range(s.seats):
            s.t[DNA + seat] = s.terms.expert_dna
        for kind in (DEAL_GENE, START_VALUES, OPEN_BUILD):
            steps += [todo(kind, seat) for seat in order]
    else:  # VR-14
        for kind in (DEAL_CARD, DEAL_STRAIN, EQUIP):
            steps += [todo(kind, seat) for seat in order]
    for seat in order:
        steps += [todo(OPEN_FIRST, seat), todo(OPEN_WAITING, seat)]
    steps.append(todo(OPEN_TURN, first))
    plan(s.agenda, *steps)


def deal_card(s: VirusidState, action: int, seat: int) -> None:
    """A start card for a player; the others leave the game when all have one."""
    card = action - CARD
    s.t[CARD_OF + seat] = card
    s.t[CARDS_OPEN] &= ~(1 << card)
    if s.events is not None:
        tell.start_card(s, seat, card)


def deal_strain(s: VirusidState, action: int, seat: int) -> None:
    """A strain of the card's family goes on the leftmost slot (VR-15)."""
    mutation.take_strain(s, seat, action - DEAL)


def equip(s: VirusidState, seat: int) -> None:
    """What the start card names (VR-14, VR-15, VR-16, VR-17, VR-26)."""
    terms = s.terms
    card = s.t[CARD_OF + seat]
    gene = terms.card_gene[card]
    set_start_values(s, seat)
    for ladder in range(LADDERS):
        for _ in range(terms.card_levels[card][ladder]):
            mutation.raise_level(s, seat, ladder)
    scales.gain_dna(s, seat, terms.card_dna[card], "card")
    s.t[GENES_OPEN] &= ~(1 << gene)
    receive_gene(s, seat, gene)
    mutation.develop(s, seat, 0)


def set_start_values(s: VirusidState, seat: int) -> None:
    """The pathogen's start ability (VR-16); a marker may have raised a scale before."""
    values = s.terms.start_values
    for stat, place in enumerate((INFECTION, SEVERITY, MORTALITY)):
        total = s.t[place + seat] + values[stat]
        s.t[place + seat] = scales.clamped(total, s.terms.stat_max[stat])


def deal_gene(s: VirusidState, action: int, seat: int) -> None:
    """Expert: a random individual mutation (VR-22)."""
    gene = action - GENE
    s.t[GENES_OPEN] &= ~(1 << gene)
    receive_gene(s, seat, gene)


def receive_gene(s: VirusidState, seat: int, gene: int) -> None:
    """An individual mutation; what changes scales or markers works at once (VR-26).

    So do resistance (VR-151), infection (VR-152), the cure marker (VR-153) and DNA (VR-154).
    """
    s.t[GENE_OF + seat] = gene
    if s.events is not None:
        tell.gene(s, seat, gene)
    mutation.plan_effects(s, seat, s.terms.gene_effects[gene])


# -- first stones ---------------------------------------------------------------------------------


def ask_first(s: VirusidState, seat: int) -> None:
    """The first stone (VR-19, VR-25); none with Vibrio (VR-165, VR-172)."""
    if not s.terms.no_start_city:
        nodes.ask(s, FIRST_STONE, seat, first_choices(s, seat))


def first_choices(s: VirusidState, seat: int) -> list[int]:
    """Fields for the first stone; if none fits, every free one (VR-29)."""
    cities = reach.met(s, seat)
    card = s.t[CARD_OF + seat]
    if card >= 0:
        cities &= 1 << s.terms.card_city[card]
    options = fitting(s, seat, cities)
    if not options:
        for kind in range(TYPES):
            s.board.list_pairs(kind, s.t[FREE + kind], FIRST, options)
        options.sort()
    return options


def fitting(s: VirusidState, seat: int, cities: int) -> list[int]:
    """Free fields of these cities whose type the player has (VR-19)."""
    options: list[int] = []
    for kind in range(TYPES):
        if reach.level(s, seat, kind) >= 1:
            s.board.list_pairs(kind, s.t[FREE + kind] & cities & ALL_CITIES, FIRST, options)
    options.sort()
    return options


def place_first(s: VirusidState, action: int, seat: int) -> None:
    """The first stone gives no DNA (VR-20)."""
    if s.events is not None:
        tell.first_stone(s, seat, action - FIRST)
    stones.place(s, seat, action - FIRST)


def let_wait(s: VirusidState, seat: int, effect: int) -> None:
    """A one-time spread gained before the first stone waits for it (VR-21)."""
    t = s.t
    entry = effect + 1
    shift = 0
    while t[WAITING + seat] >> shift:
        shift += WAITING_BITS
    t[WAITING + seat] |= entry << shift


def waiting(s: VirusidState, seat: int) -> list[int]:
    """The effects that wait, in the order gained."""
    found: list[int] = []
    queue = s.t[WAITING + seat]
    while queue:
        found.append((queue & ((1 << WAITING_BITS) - 1)) - 1)
        queue >>= WAITING_BITS
    return found


def next_waiting(s: VirusidState, seat: int) -> None:
    """Waiting spreads are offered one by one in the order gained (VR-21)."""
    t = s.t
    queue = t[WAITING + seat]
    if queue:
        t[WAITING + seat] = queue >> WAITING_BITS
        effect = (queue & ((1 << WAITING_BITS) - 1)) - 1
        plan(s.agenda, todo(ASK_ONCE, effect * 4 + seat), todo(OPEN_WAITING, seat))


def strains_left(s: VirusidState, seat: int) -> int:
    """Strains of the family on the player's start card that are still in the supply (VR-203)."""
    card = s.t[CARD_OF + seat]
    return s.t[SUPPLY] & s.terms.family_cards[s.terms.card_family[card]]
