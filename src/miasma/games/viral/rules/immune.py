"""Phases 4 to 6: immune response, cure, end of the round (5.7 to 5.9).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import todo
from miasma.games.viral import tell
from miasma.games.viral.rules import crisis, pieces, research
from miasma.games.viral.table import (
    ADVANTAGE,
    ASK,
    CARRIERS,
    CLEAR_ORGAN,
    CLOSE_ROUND,
    CRISIS,
    CRISIS_TOKENS,
    CURE,
    DUE,
    GAIN,
    NONE,
    OPEN_ROUND,
    ORGANS,
    OVER,
    PHASE,
    RESEARCH,
    RESOLVE_CRISIS,
    ROUND,
    VP,
)
from miasma.games.viral.terms import COLOUR

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


def open_phase(s: ViralState) -> None:
    """The tokens on organs now, from events too (VI-210), are resolved in their order (VI-211)."""
    t = s.t
    t[PHASE] = 4
    for token in range(CRISIS_TOKENS - 1, -1, -1):
        if t[CRISIS + token] >= 0:
            t[DUE] |= 1 << token
            s.agenda.append(todo(RESOLVE_CRISIS, token))
    if s.events is not None and t[DUE]:
        tell.phase_opens(s)


def resolve_crisis(s: ViralState, token: int) -> None:
    """First the points: most, then everybody else present, in turn order (VI-213, VI-041)."""
    t = s.t
    organ = t[CRISIS + token]
    here = t[organ]
    s.agenda.append(todo(CLEAR_ORGAN, token))
    if not here:  # VI-212
        if s.events is not None:
            tell.crisis_empty(s, token, organ)
        return
    most = research.majority(s, organ)
    if s.events is not None:
        count, tied = research.margin_in_organ(s, organ, most)
        tell.crisis_resolved(s, token, organ, most, count, tied)
    for player in reversed(s.turn_order()):
        if here & COLOUR[player]:
            vp = s.terms.most_vp if player == most else s.terms.present_vp
            s.agenda.append(todo(GAIN, player + 8 * vp))


def clear_organ(s: ViralState, token: int) -> None:
    """Then the organ is cleared and the token returns (VI-214); others may need it (VI-215).

    Tokens return only here (VI-037); until then they stay, whatever leaves the organ (VI-032).
    """
    t = s.t
    organ = t[CRISIS + token]
    here = t[organ]
    if here:
        gone = pieces.remove(s, organ, here)
        if s.events is not None:
            tell.cleared(s, organ, gone, here & ~gone)
    t[CRISIS + token] = NONE
    t[DUE] &= ~(1 << token)
    crisis.check(s)  # the same organ may need it again (VI-216)


def open_cure(s: ViralState) -> None:
    """Every player at the top of the research track is cured, in turn order (VI-219, VI-220)."""
    t = s.t
    t[PHASE] = 5
    found = False
    for player in reversed(s.turn_order()):
        if t[RESEARCH + player] >= s.terms.top:  # now, not before (VI-187)
            s.agenda.append(todo(CURE, player))
            found = True
    if s.events is not None and found:
        tell.phase_opens(s)


def cure(s: ViralState, player: int) -> None:
    """All own visible viruses leave at once; the marker goes to the bottom (VI-219)."""
    t = s.t
    if s.events is not None:
        tell.cured(s, player)
    before = t[:ORGANS]
    gone = saved = 0
    for organ in range(ORGANS):
        own = before[organ] & COLOUR[player]  # a load set free meanwhile stays (VI-220)
        if own:
            left = pieces.remove(s, organ, own)
            gone |= left
            saved |= own & ~left
    t[RESEARCH + player] = s.terms.start_research
    if s.events is not None:
        tell.cure_done(s, player, gone, saved)
    crisis.check(s)


def end_round(s: ViralState) -> None:
    """The advantage track is set anew (VI-222), then absorbed viruses are released (VI-221)."""
    t = s.t
    t[PHASE] = 6
    players = t[ADVANTAGE : ADVANTAGE + s.terms.players]
    # Fewest points on top; sorting keeps the order of equals (VI-222).
    order = sorted(players, key=t[VP : VP + len(players)].__getitem__)
    t[ADVANTAGE : ADVANTAGE + len(order)] = order
    if s.events is not None:
        if order != players or t[CARRIERS] or t[ROUND] == s.terms.rounds:
            tell.phase_opens(s)
        if order != players:
            tell.advantage(s)
    pieces.release_all(s)  # before anything is counted for the end (VI-232)
    s.agenda.append(CLOSE_ROUND)
    crisis.check(s)


def close_round(s: ViralState) -> None:
    """After the last round the game ends (VI-020, VI-223, VI-604)."""
    if s.t[ROUND] < s.terms.rounds:
        s.agenda.append(OPEN_ROUND)
        return
    s.t[ASK] = OVER
    if s.events is not None:
        tell.over(s)
