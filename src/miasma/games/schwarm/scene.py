"""The picture: the whole table as one reader sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.scene import Scene
from miasma.games.schwarm import scene_board, scene_panels
from miasma.games.schwarm.prompt import prompt
from miasma.games.schwarm.reader import Reader
from miasma.games.schwarm.scene_stage import stage

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState


def draw(state: SchwarmState, seat: int | None, lang: str, focus: str = "") -> Scene:
    """The table as a seat (None: a spectator) may see it.

    With `focus` the fields light up that complete a choice (`tray-three`), or the best network of
    a player is drawn along its channels (`network-2`).
    """
    reader = Reader(state, seat, lang, focus)
    return Scene(
        reader.say("title"),
        stage(reader.data),
        tuple(scene_board.pieces(reader)),
        tuple(scene_panels.panels(reader)),
        prompt(state, seat, lang),
        lang,
    )
