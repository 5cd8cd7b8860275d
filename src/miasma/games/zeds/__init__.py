"""Dawn of the Zeds: the siege of Farmingdale, alone or together."""

from miasma.games.zeds.game import GAME

__all__ = ["GAME"]
