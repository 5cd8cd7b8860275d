"""Viroid: pathogens spread over the world, together against mankind."""

from miasma.games.virusid.game import GAME

__all__ = ["GAME"]
