"""Quarantine: a tiny game that shows what a game consists of. CONTRIBUTING walks through it."""

from tests.tiny.game import GAME

__all__ = ["GAME"]
