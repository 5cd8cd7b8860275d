"""The conformance suite: what every game promises, checked along random play.

A game passes by being registered; nothing here knows one. Tests call `check_game`, the command
`miasma soak` calls `soak_one` for many games. Each promise is a function that yields a sentence
for whatever it finds broken; a `Failure` adds where, with the record that leads there.
"""

from __future__ import annotations

from miasma.core.conformance.depth import SOAK, THOROUGH, Depth
from miasma.core.conformance.play import check_game, promises, soak, soak_one
from miasma.core.conformance.report import Failure, Report, Summary
from miasma.core.conformance.rulebook import check_rulebook

__all__ = [
    "SOAK",
    "THOROUGH",
    "Depth",
    "Failure",
    "Report",
    "Summary",
    "check_game",
    "check_rulebook",
    "promises",
    "soak",
    "soak_one",
]
