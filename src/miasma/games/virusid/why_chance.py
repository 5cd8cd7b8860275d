"""Why not? The reasons against what chance is said to do while it is chance that acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.virusid.actions import CARD, DEAL, DRAW, GENE
from miasma.games.virusid.data import LETTERS
from miasma.games.virusid.rules.event import MASSIVE
from miasma.games.virusid.table import (
    ASK_CARD,
    ASK_DIE,
    ASK_EVENT,
    ASK_GENE,
    ASK_MUTATION_DIE,
    ASK_STARTER,
    ASK_STRAIN,
    CARDS_LEFT,
    NODE,
    RESEARCH_LEFT,
    SEGMENT,
    SUPPLY,
    UNSEEN,
)
from miasma.games.virusid.view import rulebook
from miasma.games.virusid.why_placement import no

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.core.reasons import Reason
    from miasma.games.virusid.state import VirusidState

MOMENTS = {
    "starter": (ASK_STARTER,),
    "card": (ASK_CARD,),
    "deal": (ASK_STRAIN,),
    "gene": (ASK_GENE,),
    "draw": (ASK_EVENT,),
    "die": (ASK_DIE, ASK_MUTATION_DIE),
}
"""When chance does what."""


def reason(s: VirusidState, action: Action) -> Reason:
    """Why chance can't do this now."""
    if s.t[NODE] not in MOMENTS[action.kind]:
        return no("VR-31", "moment")
    if action.kind == "draw":
        return _draw(s, action.index - DRAW)
    if action.kind == "card":
        flying = s.terms.bird_cards >> action.index - CARD & 1
        return _dealt(s, bool(flying), "card-dealt")
    if action.kind == "gene":
        flying = s.terms.bird_genes >> action.index - GENE & 1
        return _dealt(s, bool(flying), "gene-dealt")
    data = rulebook(s).data
    if action.kind == "deal":
        strain = action.index - DEAL
        named = {"strain": data.strains[strain].name}
        if s.t[SUPPLY] >> strain & 1:
            return no("VR-14", "other-family", **named)
        return no("VR-203", "strain-taken", **named)
    colour = data.game.colours.order.index(action.args[0])
    return no("VR-203", "does-not-play", who=data.game.colour[colour].name)


def _dealt(s: VirusidState, flying: bool, key: str) -> Reason:
    """Dealt to somebody already, unless birds were taken out before (VR-163, VR-203)."""
    return no("VR-163", "no-birds") if flying and s.terms.no_bird else no("VR-203", key)


def _draw(s: VirusidState, card: int) -> Reason:
    """Only what the top segment holds and nobody has seen can be drawn (VR-201, VR-202)."""
    t, terms = s.t, s.terms
    letter = terms.event_letter[card]
    if not t[UNSEEN + letter] >> card - terms.first_of_letter[letter] & 1:
        return no("VR-202", "card-drawn")
    if letter == MASSIVE:
        return no("VR-202", "no-massive-research")
    segment = t[SEGMENT]
    if t[CARDS_LEFT + segment] == t[RESEARCH_LEFT + segment]:
        return no("VR-202", "only-massive-research")
    return no("VR-202", "other-pile", letter=LETTERS[terms.deck_letters[segment]])
