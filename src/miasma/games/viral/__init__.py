"""Viral: up to five virus strains fight for the organs of one patient."""

from miasma.games.viral.game import GAME

__all__ = ["GAME"]
