"""Phase 2: who controls the areas, and what that pays (5.5).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import todo
from miasma.games.viral import tell
from miasma.games.viral.rules import points
from miasma.games.viral.table import (
    ADVANTAGE,
    AREA_TOKEN,
    AREAS,
    BLUE,
    MOVE_RESEARCH,
    NONE,
    PHASE,
    RESEARCH,
    SCORE_AREA,
)

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState

SHIFT = 32
"""Added to research steps on the agenda, whose arguments are not negative."""


def open_phase(s: ViralState) -> None:
    """Areas are scored in order 1 to 6 (VI-183); no virus is touched (VI-188)."""
    s.t[PHASE] = 2
    if s.events is not None:
        tell.phase_opens(s)
    for area in range(AREAS - 1, -1, -1):
        s.agenda.append(todo(SCORE_AREA, area))


def controller(s: ViralState, area: int) -> int:
    """Who controls an area, or -1 (VI-180, VI-182): present in every organ, and most of all.

    Going down the advantage track, only a greater number displaces: ties go up (VI-025).
    """
    t = s.t
    best = NONE
    most = 0
    for place in range(ADVANTAGE, ADVANTAGE + s.terms.players):
        count = strength(s, area, t[place])
        if count > most:
            best, most = t[place], count
    return best


def strength(s: ViralState, area: int, player: int) -> int:
    """A player's visible viruses in an area, 0 if an organ of it has none (VI-180, VI-181)."""
    t = s.t
    own = s.terms.in_play[player]
    count = 0
    for organ in s.terms.area_organs[area]:
        here = (t[organ] & own).bit_count()
        if not here:
            return 0
        count += here
    return count


def margin_in_area(s: ViralState, area: int, player: int) -> tuple[int, bool]:
    """With how many viruses a player controls an area, and whether another has as many."""
    counts = [strength(s, area, other) for other in range(s.terms.players)]
    return counts[player], counts.count(counts[player]) > 1


def majority(s: ViralState, organ: int) -> int:
    """Who has the most visible viruses in an organ, or -1; ties by advantage (VI-025)."""
    t = s.t
    here = t[organ]
    best = NONE
    most = 0
    if here:
        for place in range(ADVANTAGE, ADVANTAGE + s.terms.players):
            count = (here & s.terms.in_play[t[place]]).bit_count()
            if count > most:
                best, most = t[place], count
    return best


def margin_in_organ(s: ViralState, organ: int, player: int) -> tuple[int, bool]:
    """How many viruses a player has in an organ, and whether another has as many."""
    here = s.t[organ]
    counts = [(here & own).bit_count() for own in s.terms.in_play]
    return counts[player], counts.count(counts[player]) > 1


def token_side(s: ViralState, area: int) -> tuple[int, int]:
    """Points (with the area's bonus, VI-184) and steps on the side that shows."""
    token = s.terms.tokens[s.t[AREA_TOKEN + area]]
    if s.t[BLUE]:
        return token[2] + s.terms.bonus[area], token[3]
    return token[0] + s.terms.bonus[area], token[1]


def score_area(s: ViralState, area: int) -> None:
    """The controller gains the points, then research moves; both by one side (VI-189)."""
    player = controller(s, area)
    if s.events is not None:
        tell_control(s, area, player)
    if player < 0:
        return
    vp, steps = token_side(s, area)
    s.agenda.append(todo(MOVE_RESEARCH, player + 8 * (steps + SHIFT)))
    points.gain(s, player, vp)


def tell_control(s: ViralState, area: int, player: int) -> None:
    """Say who controls an area (-1: nobody) and why."""
    if player < 0:
        tell.nobody_controls(s, area)
    else:
        count, tied = margin_in_area(s, area, player)
        tell.controls(s, player, area, count, tied)


def move_research(s: ViralState, player: int, steps: int) -> None:
    """The marker stops at the top (VI-185) and at the bottom (VI-186)."""
    t = s.t
    before = t[RESEARCH + player]
    after = min(s.terms.top, max(s.terms.start_research, before + steps))
    t[RESEARCH + player] = after
    if s.events is not None and after != before:
        tell.research(s, player, after)
