"""Round scoring, final scoring and the outcome. Compiled by `miasma accelerate`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import plan
from miasma.games.schwarm import tell
from miasma.games.schwarm.board import members
from miasma.games.schwarm.rules import network
from miasma.games.schwarm.table import (
    ABILITY_OF,
    CARD,
    NONE,
    OPEN_ROUND,
    OVER,
    PHASE,
    QUEEN_BUOYS,
    ROUND,
    SCORE,
    SCORED,
    STATIONS,
)

if TYPE_CHECKING:
    from miasma.core.outcome import Outcome
    from miasma.games.schwarm.state import SchwarmState


def score_round(s: SchwarmState) -> None:
    """Every player scores the best component (SW-240, SW-241, SW-245); abilities go back."""
    t = s.t
    if s.events is not None:
        tell.scoring(s)
    for seat in range(s.terms.seats):
        part, points = network.best(s, seat)
        t[SCORE + seat] += points
        t[SCORED + seat] = points
        if s.events is not None:
            tell.scored(s, seat, part, points)
    last = t[ROUND] == s.terms.rounds  # SW-021
    for seat in range(s.terms.seats):
        t[ABILITY_OF + seat] = NONE  # SW-072, SW-244
    t[CARD] = NONE
    if last:
        score_end(s)
    else:
        plan(s.agenda, OPEN_ROUND)


def score_end(s: SchwarmState) -> None:
    """The final scoring (SW-250): the board, no supplies (SW-254), no abilities (SW-255)."""
    t = s.t
    if s.events is not None:
        tell.final_scoring(s)
    for seat in range(s.terms.seats):
        values, shores = queen_points(s, seat), side_points(s, seat)
        t[SCORE + seat] += values + shores
        if s.events is not None:
            tell.final(s, seat, values, shores)
    t[PHASE] = OVER
    if s.events is not None:
        tell.over(s)


def queen_points(s: SchwarmState, seat: int) -> int:
    """The land values of all stations in the component of the own queen buoy (SW-251)."""
    t = s.t
    if not t[QUEEN_BUOYS] >> seat & 1:
        return 0
    board = s.board
    part = network.flood(board.queen_bit, network.ways(s, seat, True))
    return sum(board.value[board.ring_of[cell]] for cell in members(part & t[STATIONS + seat]))


def side_points(s: SchwarmState, seat: int) -> int:
    """The bonus for linked shores, by the one component with the most of them (SW-252, SW-253)."""
    return s.terms.side_points[network.most_shores(s, seat).bit_count()]


def result(s: SchwarmState) -> Outcome:
    """Most research points win; a tie is a shared victory (SW-020, SW-023, SW-025)."""
    from miasma.core.outcome import Outcome

    scores = s.t[SCORE : SCORE + s.terms.seats]
    high = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == high]
    return Outcome(scores, winners, "final_scoring")
