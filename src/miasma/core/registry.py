"""Where games are found: the folders of `miasma.games`, installed plug-ins, and registered ones."""

from __future__ import annotations

import difflib
import functools
import importlib
import pkgutil
from importlib.metadata import entry_points
from pathlib import Path

from miasma.core.errors import BrokenGame, MiasmaError, UnknownGame, shown
from miasma.core.game import Game

_registered: dict[str, Game] = {}
PLUGINS = "miasma.games"
"""Entry points of this group name a GAME, so that a game can live in a package of its own."""


def register(game: Game) -> Game:
    """Make a game known by its id; for games outside `miasma.games`."""
    _registered[game.id] = game
    return game


@functools.cache
def _places() -> dict[str, str]:
    package = importlib.import_module(PLUGINS)
    found = {
        name: f"{PLUGINS}.{name}"
        for _, name, is_pkg in pkgutil.iter_modules(package.__path__)
        if is_pkg
    }
    for point in entry_points(group=PLUGINS):
        found.setdefault(point.name, point.module)
    return found


def game_ids() -> list[str]:
    """The ids of all games, sorted."""
    return sorted({*_places(), *_registered})


@functools.cache
def _load(place: str, pack: Path | None) -> Game:
    try:
        found = getattr(importlib.import_module(place), "GAME", None)
    except MiasmaError:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise BrokenGame(
            f"the game in {place} can't be loaded: {what} (MIASMA_DEBUG=1 shows where)"
        ) from error
    if not isinstance(found, Game):
        raise BrokenGame(f"the game in {place} can't be loaded: its __init__.py has no GAME")
    return found if pack is None else found.with_content(pack)


def find_game(game_id: str, content: str | Path | None = None) -> Game:
    """The game with this id, with a content pack laid over it if one is named."""
    pack = None if content is None else Path(content)
    if game_id in _registered:
        game = _registered[game_id]
        return game if pack is None else game.with_content(pack)
    place = _places().get(game_id)
    if place is None:
        close = difflib.get_close_matches(game_id, game_ids(), n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(game_ids())}"
        raise UnknownGame(f"there is no game {shown(game_id)}; {hint}")
    return _load(place, pack)
