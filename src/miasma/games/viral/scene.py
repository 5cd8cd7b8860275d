"""The picture: the whole table as one reader sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.scene import Scene
from miasma.games.viral import scene_board, scene_panels, scene_stage
from miasma.games.viral.prompt import prompt
from miasma.games.viral.reader import Reader

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


def draw(state: ViralState, seat: int | None, lang: str) -> Scene:
    """The table as a seat (None: a spectator) may see it."""
    reader = Reader(state, seat, lang)
    return Scene(
        reader.say("title"),
        scene_stage.stage(reader),
        tuple(scene_board.pieces(reader)),
        tuple(scene_panels.panels(reader)),
        prompt(state, seat, lang),
        lang,
    )
