"""The counters as numbers: first the units of the players, then everything that may be fought.

A *piece* is any counter. Pieces from `FOE` on are foes: looters, Zeds, super Zeds and infectors; a
set of foes counts from there (`piece - FOE`). Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import Final

UNIT_IDS: Final[tuple[str, ...]] = (
    "piazza", "hernandez", "schmidt", "hunt", "johnson", "kingman", "pickles", "santana", "staub",
    "darling", "seaver", "agee", "wright", "hauser", "jones", "wilson", "horatius",
    "furies", "salvation", "veterans12", "firehouse129", "bauer", "riot_squad", "clarion", "wzed",
    "civ1", "civ2", "civ3", "civ4", "civ5", "civ6", "civ7",
    "red_diamond_1", "red_diamond_2", "petras_angels", "rangers", "national_guard",
    "vip", "villagers_F4", "villagers_M5", "villagers_H5", "villagers_S5", "villagers_S3",
)  # fmt: skip
HEROES: Final = 17
HEROIC: Final = 17
"""The first heroic civilians."""
CIVILIAN: Final = 25
"""The first regular civilians."""
CIVILIANS: Final = 7
RED_DIAMOND: Final = 32
RANGERS: Final = 35
GUARD: Final = 36
FIGHTERS: Final = 37
"""Units below this number fight and take actions; the rest are villagers and refugees."""
VIP: Final = 37
VILLAGER: Final = 38
VILLAGERS: Final = 5
UNITS: Final = 43
NO_GIFTS: Final[list[int]] = [0] * (2 * UNITS)
"""The two rows of the table with free actions and free Moves, if nobody has any."""
RECRUITS: Final = 32
"""Heroes, heroic and regular civilians: those that chance may call."""

FOE: Final = 43
LOOTERS: Final = 43
BUBBA: Final = 44
ZED: Final = 45
ZEDS: Final = 34
SUPER: Final = 79
SUPERS: Final = 9
SPREADER: Final = 88
PIECES: Final = 90
FOES: Final = PIECES - FOE
ZED_TYPES: Final = 17

FOE_IDS: Final[tuple[str, ...]] = (
    "looters", "bubba", *[f"z{n}" for n in range(1, ZEDS + 1)],
    "k10", "festerers", "berserkers", "sleeper", "reanimators", "doom", "ironclads", "giants",
    "grasshopper", "vermin", "noelle",
)  # fmt: skip
PIECE_IDS: Final[tuple[str, ...]] = UNIT_IDS + FOE_IDS

# Sets of units.
FIGHTING: Final = (1 << FIGHTERS) - 1
HERO_SET: Final = (1 << HEROES) - 1
HEROIC_SET: Final = (1 << CIVILIAN) - (1 << HEROIC)
CIVILIAN_SET: Final = (1 << CIVILIAN + CIVILIANS) - (1 << CIVILIAN)
SPECIAL_SET: Final = (1 << RANGERS) - (1 << RED_DIAMOND)
"""Special civilians."""
CIVIL: Final = (1 << UNITS) - (1 << FIGHTERS)
"""Villagers and refugees."""
VIP_BIT: Final = 1 << VIP
VILLAGER_SET: Final = (1 << UNITS) - (1 << VILLAGER)

# Sets of foes.
LOOTER_SET: Final = 0b11
ZED_SIDE: Final = (1 << FOES) - 1 & ~LOOTER_SET
SPREADER_SET: Final = (1 << FOES) - (1 << SPREADER - FOE)
STACKING: Final = ZED_SIDE & ~SPREADER_SET
"""Regular and super Zeds: what counts for stacking (ZD-304)."""
SUPER_SET: Final = (1 << SPREADER - FOE) - (1 << SUPER - FOE)
REGULAR_SET: Final = STACKING & ~SUPER_SET

# Kinds, in the words of the content.
KINDS: Final[tuple[str, ...]] = (
    "hero", "heroic_civilian", "civilian", "special_civilian", "rangers", "national_guard",
    "refugee", "villager", "raider", "zed", "super", "spreader",
)  # fmt: skip

# Where a piece is that is not on the board.
OUT: Final = -1
"""In the box, the bag or the pool."""
GONE: Final = -2
"""Out of the game for good."""
DRAWN: Final = -3
"""In somebody's hand: drawn from the bag and not yet placed."""
