"""The picture: the county map with its counters and the notes beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.scene import Scene
from miasma.games.zeds import scene_map, scene_panels, scene_pieces
from miasma.games.zeds.prompt import prompt
from miasma.games.zeds.reader import Reader

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def draw(state: ZedsState, seat: int | None, lang: str) -> Scene:
    """The table as a seat (None: a spectator) sees it; only what can be chosen differs."""
    reader = Reader(state, seat, lang)
    return Scene(
        reader.say("title"),
        scene_map.stage(reader.data, state.terms.board_spaces, lang, state.seats > 1),
        tuple(scene_pieces.pieces(reader)),
        tuple(scene_panels.panels(reader)),
        prompt(state, seat, lang),
        lang,
    )
