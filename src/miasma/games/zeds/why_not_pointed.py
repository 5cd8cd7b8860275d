"""Of whom does a player think who points at a thing and asks why not? Of the units near it."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from miasma.games.zeds import tell
from miasma.games.zeds.board import DISTANCE, LAST_IN_PLAY, SPACE_IDS
from miasma.games.zeds.pieces import PIECE_IDS
from miasma.games.zeds.table import AT, SORT, SORT_ACTIONS
from miasma.games.zeds.why_not_at_all import unable

if TYPE_CHECKING:
    from miasma.games.zeds.game import Zeds
    from miasma.games.zeds.state import ZedsState


@functools.lru_cache(maxsize=4)
def _deeds(game: Zeds) -> dict[str, list[tuple[int, int]]]:
    """For each thing the actions of units that aim at it, with the unit."""
    found: dict[str, list[tuple[int, int]]] = {}
    for number in range(game.vocabulary.seat_actions):
        action = game.vocabulary[number]
        if not action.args or action.args[0] not in PIECE_IDS:
            continue
        unit = PIECE_IDS.index(action.args[0])
        for target in action.targets:
            if target != f"unit-{action.args[0]}":
                found.setdefault(target, []).append((number, unit))
    return found


def _where(s: ZedsState, target: str) -> int:
    """The space in play that a thing is or stands in; -1 if there is none."""
    sort, _, name = target.partition("-")
    if sort == "space" and name in SPACE_IDS:
        at = SPACE_IDS.index(name)
    elif sort == "unit" and name in PIECE_IDS:
        at = s.t[AT + PIECE_IDS.index(name)]
    else:
        return -1
    return at if 0 <= at <= LAST_IN_PLAY else -1


def stands_for(s: ZedsState, target: str, seat: int) -> list[int]:
    """What the units that could act might do there, those nearest to it first; going comes first.

    Asked without them the first units of the box answer, who may not even be in this game.
    """
    at = _where(s, target)
    game = tell.rulebook(s)
    if at < 0 or s.t[SORT] != SORT_ACTIONS or seat not in s.to_act:
        return []
    deeds = _deeds(game).get(target, [])
    able = {
        unit: DISTANCE[s.t[AT + unit]][at]
        for unit in {unit for _, unit in deeds}
        if unable(s, PIECE_IDS[unit], seat) is None
    }

    def order(deed: tuple[int, int]) -> tuple[bool, int]:
        number, unit = deed
        return game.vocabulary[number].kind not in ("move", "shoot"), able[unit]

    return [number for number, _ in sorted((deed for deed in deeds if deed[1] in able), key=order)]
