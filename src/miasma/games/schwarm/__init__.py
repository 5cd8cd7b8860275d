"""Der Schwarm: stations, ships and a luminous swarm in a dark sea, for two to four."""

from miasma.games.schwarm.game import GAME

__all__ = ["GAME"]
