"""The picture: the whole table as one reader sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.scene import Scene
from miasma.games.microworld import scene_board, scene_panels
from miasma.games.microworld.prompt import prompt
from miasma.games.microworld.reader import Reader

if TYPE_CHECKING:
    from miasma.games.microworld.state import MicroworldState


def draw(state: MicroworldState, seat: int | None, lang: str, focus: str = "") -> Scene:
    """The table as a seat (None: a spectator) may see it.

    With `focus` (`gene-displacement`, `mutation-0`) the cells light up that complete this choice.
    """
    reader = Reader(state, seat, lang, focus)
    return Scene(
        reader.say("title"),
        scene_board.stage(reader.data, reader.sides()),
        tuple(scene_board.pieces(reader)),
        tuple(scene_panels.panels(reader)),
        prompt(state, seat, lang),
        lang,
    )
