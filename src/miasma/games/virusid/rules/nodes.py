"""Questions: a seat is asked, or chance. What has no option is not asked (VR-37).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.chance import CHANCE
from miasma.games.virusid.actions import PASS
from miasma.games.virusid.table import ASK, ASK_MORE, ASKED, NODE

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState

_SEAT: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,)]
_CHANCE: Final[tuple[int, ...]] = (CHANCE,)


def ask(s: VirusidState, node: int, seat: int, options: list[int]) -> None:
    """A seat is to choose among options that are known already."""
    t = s.t
    t[NODE] = node
    t[ASKED] = seat
    s.offered = options
    s.to_act = _SEAT[seat]


def offer(
    s: VirusidState, node: int, seat: int, options: list[int], about: int = 0, more: int = 0
) -> None:
    """Ask about something, if there is anything to choose but passing (VR-37)."""
    if options and options != [PASS]:
        s.t[ASK] = about
        s.t[ASK_MORE] = more
        ask(s, node, seat, options)


def ask_chance(s: VirusidState, node: int, seat: int) -> None:
    """Chance is to act; `seat` is who it happens to."""
    t = s.t
    t[NODE] = node
    t[ASKED] = seat
    s.to_act = _CHANCE
