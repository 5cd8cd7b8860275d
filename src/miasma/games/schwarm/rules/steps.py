"""What an action sets off, and what each step of the agenda does.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import argument_of, kind_of, plan, todo
from miasma.core.chance import CHANCE
from miasma.games.schwarm.actions import (
    ABILITY,
    AS,
    BUILD,
    BUOY,
    CRAB,
    DIR,
    DIST,
    DONE,
    FIRST,
    HAZARD,
    LAUNCH,
    MOVE,
    ORDER,
    PICK_ORDER,
    PLACE,
    PLAY,
    SHIP,
    STAFF,
    TILE_FIELDS,
)
from miasma.games.schwarm.rules import cards as hands
from miasma.games.schwarm.rules import chance, hazards, research, row, ships, stations
from miasma.games.schwarm.table import (
    ASK_DEAL,
    ASK_DRAW,
    ASK_LOT,
    CHOOSE_WHALE,
    DEAL_LIGHT,
    DRAW_BLUE,
    END_TURN,
    FILL_ROW,
    MOVE_BUOY,
    OPEN_ROUND,
    ORDER_LEFT,
    PHASE,
    RESEARCH,
    SAIL,
    SET_FIRST_STATION,
    START_ACTION,
    TRACK,
    TSUNAMI_DISTANCE,
    WHALE_STEP,
)

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState


def prepare(s: SchwarmState) -> None:
    """The set-up: first stations by seat, or by lots from the highest down (SW-008, SW-190)."""
    seats = s.terms.seats
    s.t[ORDER_LEFT] = (2 << seats) - 2
    plan(s.agenda, OPEN_ROUND)
    if s.terms.free_start:
        for place in range(seats):
            plan(s.agenda, todo(SET_FIRST_STATION, place))
        for seat in reversed(range(seats)):
            plan(s.agenda, todo(ASK_LOT, seat))
        return
    for seat in reversed(range(seats)):
        s.t[TRACK + seat] = seat  # SW-009, SW-010
        plan(s.agenda, todo(SET_FIRST_STATION, seat))


def apply(s: SchwarmState, action: int, seat: int) -> None:
    """Carry out a legal action."""
    if seat == CHANCE:
        chance.happen(s, action)
    elif action < PICK_ORDER:
        row.pick(s, action)
    elif action < BUILD:
        apply_card(s, action)
    elif action < BUOY:
        apply_piece(s, action)
    else:
        apply_hazard(s, action)


def apply_card(s: SchwarmState, action: int) -> None:
    """Carry out an action about cards."""
    if action >= FIRST:
        hands.play_double(s, SHIP + action - FIRST)
    elif action >= AS:
        hands.play_as(s, action - AS)
    elif action >= PLAY:
        hands.play(s, action - PLAY)
    elif action >= ABILITY:
        row.choose_ability(s, action - ABILITY)
    elif action >= ORDER:
        row.choose_order(s, action - ORDER + 1)
    else:
        row.pick_order(s)


def apply_piece(s: SchwarmState, action: int) -> None:
    """Carry out an action with stations, researchers, ships or tiles."""
    board = s.board
    if action >= PLACE:
        number = action - PLACE
        research.place(s, number // TILE_FIELDS, board.tile_cells[number % TILE_FIELDS])
    elif action >= MOVE:
        ships.move(s, (action - MOVE) >> 2, (action - MOVE) & 3)
    elif action >= LAUNCH:
        ships.launch(s, board.launch_cells[action - LAUNCH])
    elif action >= STAFF:
        stations.staff(s, action - STAFF)
    else:
        stations.build(s, action - BUILD)


def apply_hazard(s: SchwarmState, action: int) -> None:
    """Carry out an action with buoys or hazards, or end one."""
    phase = s.t[PHASE]
    if action == DONE:
        if phase == SAIL:
            ships.end(s)
        elif phase == RESEARCH:
            research.ask_queen_buoy(s)
    elif action >= DIST:
        distance = action - DIST + 1
        if phase == TSUNAMI_DISTANCE:
            hazards.run_tsunami(s, distance)
        else:
            hazards.walk_crab(s, distance)
    elif action >= CRAB:
        hazards.put_crab(s, action - CRAB)
    elif action >= DIR:
        if phase == WHALE_STEP:
            hazards.whale_step(s, (action - DIR) >> 1)
        else:
            hazards.choose_way(s, action - DIR)
    elif action >= HAZARD:
        if phase == CHOOSE_WHALE:
            hazards.choose_whale(s, action - HAZARD)
        else:
            hazards.choose_tsunami(s, action - HAZARD)
    elif phase == MOVE_BUOY:
        research.move_buoy(s, s.board.tile_cells[action - BUOY])
    else:
        research.buoy_to_queen(s, s.board.tile_cells[action - BUOY])


def run(s: SchwarmState, packed: int) -> None:
    """Carry out a step of the agenda."""
    kind = kind_of(packed)
    if kind == END_TURN:
        hands.end_turn(s)
    elif kind == ASK_DEAL:
        chance.ask(s, DEAL_LIGHT)
    elif kind == ASK_DRAW:
        chance.ask(s, DRAW_BLUE)
    elif kind == FILL_ROW:
        row.fill(s)
    elif kind == START_ACTION:
        hands.start_planned(s, packed)
    elif kind == OPEN_ROUND:
        row.open_round(s)
    elif kind == SET_FIRST_STATION:
        argument = argument_of(packed)
        stations.ask_first(s, s.t[TRACK + argument])
    elif kind == ASK_LOT:
        chance.ask_lot(s, argument_of(packed))
