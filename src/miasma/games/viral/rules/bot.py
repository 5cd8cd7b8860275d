"""The third virus of the two-player game (5.11).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.viral import tell
from miasma.games.viral.rules import crisis, icons, pieces
from miasma.games.viral.table import (
    ACTIVE,
    ASK,
    BOT_CARD,
    BOT_ORGAN,
    BOT_SHOWN,
    BOT_SOURCE,
    FIRST,
    INFECT,
    NONE,
    ORIGIN,
    PICKED,
    VERB,
    ZONE,
)

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


def shown(s: ViralState, area: int) -> None:
    """A bot card is revealed; it is not shuffled back (VI-405)."""
    t = s.t
    t[BOT_SHOWN + area] += 1
    t[BOT_CARD + (t[BOT_CARD] >= 0)] = area
    if s.events is not None:
        tell.bot_card(s, area)


def places(s: ViralState, card: int) -> None:
    """The first player puts a bot virus into the card's area (VI-405, VI-406)."""
    t = s.t
    bot = s.terms.bot
    t[ZONE] = t[BOT_CARD + card]
    t[VERB] = INFECT
    t[ACTIVE] = bot
    if pieces.supply_of(s, bot):
        t[ASK] = BOT_ORGAN
    elif sources(s):  # VI-407
        t[ASK] = BOT_SOURCE
    else:
        if s.events is not None:
            tell.bot_idle(s, t[ZONE])
        done(s)
        return
    s.to_act = s.terms.alone[t[FIRST]]


def sources(s: ViralState) -> int:
    """Visible bot viruses that can change into the card's area (VI-407, VI-123)."""
    return icons.reusable(s, pieces.visible(s, s.terms.bot), s.t[ZONE])


def pick_source(s: ViralState, virus: int) -> None:
    """With an empty bot supply a visible bot virus is named first (VI-407)."""
    t = s.t
    t[PICKED] = virus
    t[ORIGIN] = pieces.organ_of(t, virus)
    t[ASK] = BOT_ORGAN
    s.to_act = s.terms.alone[t[FIRST]]


def pick_organ(s: ViralState, organ: int) -> None:
    """The bot virus is placed, by the rules of infect."""
    t = s.t
    origin = t[ORIGIN]
    if t[PICKED] >= 0:
        virus = t[PICKED]
        pieces.reuse(s, virus, origin, organ)
    else:
        virus = pieces.put(s, s.terms.bot, organ)
    if s.events is not None:
        tell.infected(s, s.terms.bot, virus, origin, organ)
    done(s)


def done(s: ViralState) -> None:
    """A crisis check follows each card (VI-405)."""
    t = s.t
    t[ACTIVE] = t[VERB] = t[ZONE] = t[PICKED] = t[ORIGIN] = NONE
    crisis.check(s)
