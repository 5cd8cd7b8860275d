"""What an action sets off, and what each step of the agenda does.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import argument_of, kind_of, plan, todo
from miasma.core.chance import CHANCE
from miasma.games.microworld.actions import BLOCK, COUNTER, END, KEEP, PASS, USE_APOPTOSIS
from miasma.games.microworld.rules import chance, genes, mutations, points, turn
from miasma.games.microworld.table import (
    ASK_GOAL,
    ASK_KEEP,
    ASK_MUTATION,
    ASK_OPEN_GENE,
    ASK_RACE_GENE,
    ASK_RESERVE_GENE,
    ASK_TILE,
    CHECK_FIFTEEN,
    CHECK_GOALS,
    CHOOSE_MUTATION,
    DEAL_GENE,
    DEAL_MUTATION,
    DRAW_GOAL,
    DRAW_OPEN_GENE,
    DRAW_RACE_GENE,
    DRAW_TILE,
    END_TURN,
    GAIN,
    NONE,
    OPEN_AFTER,
    OPEN_TURN,
    PAY_FILL,
    PAY_GROWTH,
    PHASE,
    RESUME,
    TAKE_TOKEN,
)

if TYPE_CHECKING:
    from miasma.games.microworld.state import MicroworldState


def prepare(s: MicroworldState) -> None:
    """The setup, in its order: board, genes, then rules A, B and C; the virus opens (MW-11)."""
    terms = s.terms
    agenda = s.agenda
    plan(agenda, OPEN_TURN)
    if terms.mutations:
        dealt = [todo(ASK_MUTATION, seat) for seat in (0, 0, 1, 1)]
        plan(agenda, dealt[0], dealt[1], dealt[2], dealt[3], ASK_KEEP)
    if terms.draw_goal:
        plan(agenda, ASK_GOAL)
    if terms.deal_genes:
        plan(agenda, todo(ASK_RESERVE_GENE, 0), todo(ASK_RESERVE_GENE, 1))
    if terms.open_genes:
        for _ in range(9):
            plan(agenda, ASK_OPEN_GENE)
    if terms.fixed_sides:
        chance.lay_board(s)
    else:
        plan(agenda, ASK_TILE, ASK_TILE, ASK_TILE, ASK_TILE)


def apply(s: MicroworldState, action: int, seat: int) -> None:
    """Carry out a legal action."""
    if seat == CHANCE:
        chance.happen(s, action)
    elif action < USE_APOPTOSIS:
        turn.place(s, s.board.on_board[action])
    elif action == END:
        turn.settle(s)
    elif action < BLOCK:
        genes.declare(s, action)
    elif action < END:
        mutations.use(s, action)
    elif action >= KEEP:
        mutations.keep(s, seat, action)
    elif action == COUNTER:
        genes.counter(s)
    elif action == PASS:
        genes.let_pass(s)


def run(s: MicroworldState, packed: int) -> None:
    """Carry out a step of the agenda."""
    kind = kind_of(packed)
    if kind == PAY_FILL:
        points.pay_fill(s)
    elif kind == PAY_GROWTH:
        points.pay_growth(s)
    elif kind == END_TURN:
        turn.end_turn(s)
    elif kind == TAKE_TOKEN:
        turn.take_token(s)
    elif kind == CHECK_GOALS:
        points.check_goals(s)
    elif kind == OPEN_AFTER:
        turn.open_after(s)
    elif kind == RESUME:
        genes.resume(s)
    elif kind == GAIN:
        argument = argument_of(packed)
        points.gain(s, argument & 1, argument >> 1, "race")
    elif kind == CHECK_FIFTEEN:
        points.check_fifteen(s, argument_of(packed))
    elif kind == ASK_RACE_GENE:
        chance.ask(s, DRAW_RACE_GENE, argument_of(packed))
    else:
        run_setup(s, kind, argument_of(packed))


def run_setup(s: MicroworldState, kind: int, argument: int) -> None:
    """Carry out a step of the setup."""
    if kind == OPEN_TURN:
        turn.open_turn(s)
    elif kind == ASK_TILE:
        chance.ask(s, DRAW_TILE, NONE)
    elif kind == ASK_OPEN_GENE:
        chance.ask(s, DRAW_OPEN_GENE, NONE)
    elif kind == ASK_RESERVE_GENE:
        chance.ask(s, DEAL_GENE, argument)
    elif kind == ASK_GOAL:
        chance.ask(s, DRAW_GOAL, NONE)
    elif kind == ASK_MUTATION:
        chance.ask(s, DEAL_MUTATION, argument)
    elif kind == ASK_KEEP:
        s.t[PHASE] = CHOOSE_MUTATION
        s.to_act = (0, 1)
