"""Why can a player, or a unit, do nothing at all now?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.chance import CHANCE
from miasma.core.reasons import Reason
from miasma.games.zeds import tell
from miasma.games.zeds.board import CAMP, LAST_IN_PLAY, ROOMS, STARTS
from miasma.games.zeds.pieces import FIGHTERS, PIECE_IDS, VIP
from miasma.games.zeds.rules import deeds, errands, places
from miasma.games.zeds.table import AT, OVER, OWNER, PHASE, REFUGEES, SORT, SORT_ACTIONS

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.zeds.state import ZedsState

Why = Reason | None


def no(rule: str, key: str, **args: object) -> Reason:
    """A reason: the rule that forbids it, and which message says so."""
    return Reason("zeds", rule, f"why-{key}", args)


def general(s: ZedsState, action: Action, seat: int) -> Why:
    """The game is over, chance acts, somebody else decides, or another question is asked."""
    if s.t[PHASE] == OVER:
        return no("ZD-105", "over")
    if action.chance or seat == CHANCE or CHANCE in s.to_act:
        return no("ZD-1903", "chance")
    if seat not in s.to_act:
        return no("ZD-126", "not-your-decision")
    if s.t[SORT] != SORT_ACTIONS:
        return no("ZD-1801", "answer-first")
    if action.kind in ("pick", "go", "stay", "option", "yes", "no", "ok"):
        return no("ZD-1801", "nothing-asked")
    return None


def unable(s: ZedsState, name: str, seat: int, acts: bool = True) -> Why:
    """Why a unit can't act at all."""
    t = s.t
    unit = PIECE_IDS.index(name)
    who = tell.piece_name(s, unit)
    at = t[AT + unit]
    if at == CAMP:
        return no("ZD-1021", "in-camp", unit=who)
    if not 0 <= at <= LAST_IN_PLAY:
        return no("ZD-112", "not-in-play", unit=who)
    if places.is_comatose(s, unit):
        return no("ZD-506", "comatose", unit=who)
    if t[OWNER + unit] not in (seat, -1):
        return no("ZD-1301", "not-your-unit", unit=who)
    if unit >= FIGHTERS and not (unit == VIP or t[REFUGEES] >> unit & 1):
        return no("ZD-1011", "villagers", unit=who)
    if unit < FIGHTERS and places.is_stuck(s, unit):
        return no("ZD-435", "stuck", unit=who)
    if acts and not errands.affords(s, unit, deeds.points(s, seat)):
        return no("ZD-502", "no-actions")
    return None


def only_moves(s: ZedsState, name: str) -> Why:
    """Why a unit can do nothing but move where it stands (ZD-308, ZD-520, ZD-534)."""
    at = s.t[AT + PIECE_IDS.index(name)]
    if STARTS >> at & 1:
        return no("ZD-308", "on-start")
    if ROOMS >> at & 1:
        return no("ZD-520", "indoors")
    return None


def on_start(s: ZedsState, unit: int) -> Why:
    """Why a unit on a Start space can do nothing there (ZD-308)."""
    return no("ZD-308", "on-start") if STARTS >> s.t[AT + unit] & 1 else None
