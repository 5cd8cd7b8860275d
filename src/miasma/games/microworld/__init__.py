"""Microworld: virus against antibody on a round slice of tissue."""

from miasma.games.microworld.game import GAME

__all__ = ["GAME"]
