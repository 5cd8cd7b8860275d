"""Chance: what it may do at each of its nodes, and what comes of it (VR-203).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.chance import Outcomes, from_die, from_set
from miasma.games.virusid.actions import CARD, DEAL, DIE, GENE, STARTER
from miasma.games.virusid.rules import event, mortality, pathogen, setup
from miasma.games.virusid.table import (
    ASK_CARD,
    ASK_DIE,
    ASK_EVENT,
    ASK_GENE,
    ASK_MUTATION_DIE,
    ASK_STARTER,
    ASKED,
    CARDS_OPEN,
    GENES_OPEN,
    NODE,
)

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState

_DIE: Final[Outcomes] = from_die(DIE)


def outcomes(s: VirusidState) -> Outcomes:
    """What chance may do now; all but the draw of events is equally likely (VR-202, VR-203)."""
    t = s.t
    node = t[NODE]
    if node in (ASK_DIE, ASK_MUTATION_DIE):
        return _DIE
    if node == ASK_EVENT:
        return event.draw_outcomes(s)
    if node == ASK_STARTER:
        return from_set((1 << s.seats) - 1, STARTER)
    if node == ASK_CARD:
        return from_set(t[CARDS_OPEN], CARD)
    if node == ASK_GENE:
        return from_set(t[GENES_OPEN], GENE)
    return from_set(setup.strains_left(s, t[ASKED]), DEAL)


def happen(s: VirusidState, action: int) -> None:
    """Carry out an action of chance."""
    t = s.t
    node = t[NODE]
    if node == ASK_DIE:
        mortality.throw(s, action)
    elif node == ASK_EVENT:
        event.draw(s, action)
    elif node == ASK_MUTATION_DIE:
        pathogen.roll(s, action)
    elif node == ASK_STARTER:
        setup.choose_starter(s, action)
    elif node == ASK_CARD:
        setup.deal_card(s, action, t[ASKED])
    elif node == ASK_GENE:
        setup.deal_gene(s, action, t[ASKED])
    else:
        setup.deal_strain(s, action, t[ASKED])
