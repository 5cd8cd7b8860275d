"""Why can't I? The first rule that forbids an action, in the order in which a player would ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.reasons import Reason
from miasma.games.zeds import why_not_deeds, why_not_targets
from miasma.games.zeds.why_not_at_all import general, no

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


BY_KIND = {**why_not_targets.BY_KIND, **why_not_deeds.BY_KIND}


def reasons(s: ZedsState, index: int, seat: int) -> list[Reason]:
    """Why a seat can't play an action now."""
    action = s.setup.game.vocabulary[index]
    found = general(s, action, seat)
    if found is None:
        asker = BY_KIND.get(action.kind)
        found = asker(s, action, seat) if asker else None
    return [found or no("ZD-502", "not-possible")]
