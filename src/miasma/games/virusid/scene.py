"""The picture: the whole table as one reader sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.scene import Scene
from miasma.games.virusid import scene_board, scene_panels
from miasma.games.virusid.prompt import prompt
from miasma.games.virusid.reader import Reader

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState


def draw(state: VirusidState, seat: int | None, lang: str) -> Scene:
    """The table; everybody sees the same, but a seat's own options light up for it alone."""
    reader = Reader(state, seat, lang)
    return Scene(
        reader.words.say("title"),
        scene_board.stage(reader.data),
        tuple(scene_board.pieces(reader)),
        tuple(scene_panels.panels(reader)),
        prompt(state, seat, lang),
        lang,
    )
