"""The options of a seat, by what is being asked.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.virusid.actions import HEAL
from miasma.games.virusid.rules import (
    build,
    effects,
    infection,
    markers,
    mortality,
    mutation,
    pathogen,
    setup,
)
from miasma.games.virusid.table import (
    ASK,
    ASK_MORE,
    BUILD,
    BURYING,
    CLEARING,
    DONATION,
    DYING,
    FIRST_STONE,
    FREE_GROWTH,
    GATHERING,
    HEALING,
    INFECTING,
    KILLING,
    MARKING,
    MUTATING,
    NODE,
    ONE_TIME,
    TAKE_BACK,
)

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState


def of(s: VirusidState, seat: int) -> list[int]:
    """The sorted options of a seat that is to act."""
    t = s.t
    node = t[NODE]
    if node == INFECTING:
        return infection.choices(s, seat)
    if node == MUTATING:
        return mutation.choices(s, seat)
    if node == KILLING:
        return mortality.kill_choices(s, seat)
    if node == HEALING:
        return effects.coloured(s, t[ASK], HEAL)
    if node == ONE_TIME:
        return effects.once_choices(s, seat, t[ASK])
    if node == GATHERING:
        return effects.gathering_choices(s, seat, t[ASK])
    if node == TAKE_BACK:
        return effects.back_choices(s, seat)
    if node == DYING:
        return effects.corpse_choices(s, t[ASK])
    if node == BURYING:
        return effects.bury_choices(s, t[ASK])
    if node == MARKING:
        return markers.mark_choices(s, t[ASK], t[ASK_MORE])
    if node == CLEARING:
        return markers.clear_choices(s, t[ASK_MORE])
    if node == DONATION:
        return pathogen.donate_choices(s, seat)
    if node == FREE_GROWTH:
        return mutation.free_choices(s, seat, t[ASK])
    if node == BUILD:
        return build.choices(s, seat)
    if node == FIRST_STONE:
        return setup.first_choices(s, seat)
    return mortality.sixth_choices(s, seat)
