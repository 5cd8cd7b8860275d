"""Whose a unit is, and who plays with the reader: signs on the counters and a panel each.

Nothing of this is shown to somebody who plays alone.
"""

from __future__ import annotations

from typing import Final

from miasma.core.elements import Element, path
from miasma.core.widgets import Panel, Text
from miasma.games.zeds.pieces import UNITS
from miasma.games.zeds.reader import Reader
from miasma.games.zeds.scene_art import SIGN_EDGE, SIGNS
from miasma.games.zeds.scene_placed import moved
from miasma.games.zeds.table import (
    ACTION_PHASE,
    AT,
    LEAD,
    OWNER,
    PASSED,
    PHASE,
    PLAYER_ACTIONS,
)

ON_COUNTER: Final = tuple(moved(sign, -16.5, -4) for sign in SIGNS)
"""The signs at the left edge of a counter, between its corners, which other marks need."""


def owner_sign(reader: Reader, unit: int) -> list[Element]:
    """The sign of the player who controls a unit; units of everybody bear none (ZD-1302)."""
    owner = reader.t[OWNER + unit]
    if reader.state.seats == 1 or owner < 0:
        return []
    fill = f"var(--zd-seat-{owner})"
    return [path(ON_COUNTER[owner], fill=fill, stroke=SIGN_EDGE, stroke_width=1.2)]


def others(reader: Reader) -> list[Panel]:
    """A small panel for each other player."""
    if reader.state.seats == 1:
        return []
    return [player(reader, seat) for seat in range(reader.state.seats) if seat != reader.seat]


def player(reader: Reader, seat: int) -> Panel:
    """A player's sign, part in the turn and units."""
    say, units = reader.say, units_of(reader, seat)
    acts = seat in reader.state.to_act
    return Panel(
        id=f"player-{seat + 1}",
        label=say("seat", number=seat + 1),
        tip=say("player-tip", number=seat + 1),
        title=say("seat", number=seat + 1),
        subtitle=part_in_turn(reader, seat),
        symbol=symbol_of(seat),
        accent=accent_of(seat),
        area="opponent",
        seat=seat,
        state="current" if acts else "idle",
        children=(Text(text=units, tone="quiet"),) if units else (),
    )


def symbol_of(seat: int) -> str:
    """The sign of a player, as a symbol."""
    return f"zd-seat-{seat}"


def accent_of(seat: int) -> str:
    """The colour of a player."""
    return f"var(--zd-seat-{seat})"


def units_of(reader: Reader, seat: int) -> str:
    """The names of the units that a player controls."""
    t = reader.t
    return ", ".join(
        reader.piece_name(unit)
        for unit in range(UNITS)
        if t[OWNER + unit] == seat and t[AT + unit] >= 0
    )


def part_in_turn(reader: Reader, seat: int) -> str:
    """Whether a player is the lead, and what is left to do in the action phase (ZD-1304)."""
    t, say = reader.t, reader.say
    said = [say("player-leads")] if t[LEAD] == seat else []
    if t[PHASE] == ACTION_PHASE:
        if t[PASSED] >> seat & 1:
            said.append(say("player-passed"))
        elif t[PLAYER_ACTIONS] >> seat & 1:
            said.append(say("player-action"))
    return " · ".join(said)
