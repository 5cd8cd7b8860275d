"""The games, a folder each. Called as a function (`miasma.games()`), it lists their ids."""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    """A package that can be called: `miasma.games` is both the folder and the front door's list."""

    def __call__(self) -> list[str]:
        from miasma.core.registry import game_ids

        return game_ids()


sys.modules[__name__].__class__ = _Games
