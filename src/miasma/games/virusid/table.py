"""The table: everything that lies on it, as one flat list of ints with named places.

Names marked "per seat" take the seat added (`t[DNA + seat]`), names marked "per seat and …" take
`seat * n + …`. Sets of cities, seats, cards and sea links are bit sets. Compiled by
`miasma accelerate`.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1
GREY: Final = 4
"""A field's content is NONE (healthy), the seat of its stone, or GREY."""
MOST_FIELDS: Final = 110
SEGMENTS: Final = 6

NODE: Final = 0  # what is being asked
ASKED: Final = 1  # the seat that is asked, or that a chance action is for
ASK: Final = 2  # what the question is about: a city, a kind …
ASK_MORE: Final = 3
PHASE: Final = 4  # 0 to 4, or SETUP
STARTER_SEAT: Final = 5
ACTIVE: Final = 6
TURN: Final = 7  # turns begun
RESEARCH: Final = 8
CURE: Final = 9
ENDED: Final = 10  # how the game ended
CONTINENT: Final = 11  # per continent: corpses still there
CORPSES: Final = 15  # the general supply
EVENT: Final = 16  # the card drawn last
SEGMENT: Final = 17  # the top segment of the deck
CARDS_LEFT: Final = 18  # per segment
RESEARCH_LEFT: Final = 24  # per segment: Massive Research cards in it
UNSEEN: Final = 30  # per letter: cards never drawn
CARDS_OPEN: Final = 35  # start cards not dealt
GENES_OPEN: Final = 36  # mutation markers not dealt
SUPPLY: Final = 37  # strains in the open supply
OUT: Final = 38  # strains out of the game
NECROTIC: Final = 39  # seats with a developed Necrosis
GONE: Final = 40  # seats that are eliminated
WIPED: Final = 41  # cities wiped out
REACHED: Final = 42  # cities in which a coloured stone has ever stood
MARKED: Final = 43  # per kind of city marker: cities
CLOSED_SEA: Final = 47  # sea links with a block
CLOSED_AIR: Final = 48  # cities whose airport has a block
# Per seat.
DNA: Final = 49
RESIST: Final = 53  # per seat and resistance (3)
INFECTION: Final = 65
SEVERITY: Final = 69
MORTALITY: Final = 73
LEVELS: Final = 77  # per seat and ladder (10)
GENE_OF: Final = 117
LETHAL_USED: Final = 121
ABILITIES: Final = 125
SLOTS: Final = 129  # per seat and slot (3): the strain
STEPS: Final = 141  # per seat and slot (3): symptoms developed
STOCK: Final = 153  # stones in the own supply
CARD_OF: Final = 157  # the start card
WAITING: Final = 161  # one-time spreads that wait for the first stone, packed (VR-21)
OWN: Final = 165  # cities with an own stone
STONES: Final = 169  # per seat and type (4): cities with an own stone on such a field
FREE: Final = 185  # per type: cities with a healthy field
DEAD: Final = 189  # per type: cities with a corpse on such a field
# What a turn starts afresh.
TURN_START: Final = 193
EXTRA_INFECTION: Final = 193
EXTRA_SEVERITY: Final = 194
EXTRA_MORTALITY: Final = 195
DISCOUNT: Final = 196
POINTS: Final = 197  # infection points left
USES: Final = 198  # per spread (7): uses left
DICE: Final = 205  # dice of this turn, three bits each, first thrown lowest
THROWN: Final = 206
TO_THROW: Final = 207
TO_DIE: Final = 208
HIT: Final = 209  # cities in which somebody died in this phase
PLACED: Final = 210  # stones placed in this phase 2
TURN_STOP: Final = 211
FIELDS: Final = 211  # per field, in drawing order city by city: its content
SIZE: Final = FIELDS + MOST_FIELDS

PLACES_OF_TURN: Final = slice(TURN_START, TURN_STOP)
NEW_TURN: Final[list[int]] = [0] * (TURN_STOP - TURN_START)

SETUP: Final = 5
"""The value of PHASE before the first turn."""

# Values of NODE. Up to LAST_CHANCE chance is asked.
ASK_STARTER: Final = 0
ASK_CARD: Final = 1
ASK_STRAIN: Final = 2
ASK_GENE: Final = 3
ASK_EVENT: Final = 4
ASK_MUTATION_DIE: Final = 5
ASK_DIE: Final = 6
LAST_CHANCE: Final = 6
BUILD: Final = 7
FIRST_STONE: Final = 8
ONE_TIME: Final = 9
DONATION: Final = 10
FREE_GROWTH: Final = 11  # ASK: the die
GATHERING: Final = 12  # ASK: the cities of a city spread
TAKE_BACK: Final = 13
MARKING: Final = 14  # ASK: kind of marker, ASK_MORE: cities allowed
CLEARING: Final = 15  # ASK: how many more; ASK_MORE: which, as in the effect
DYING: Final = 16  # ASK: the city
BURYING: Final = 17  # ASK: the city
HEALING: Final = 18  # ASK: the city
INFECTING: Final = 19
MUTATING: Final = 20
KILLING: Final = 21
SIXTH_DEATH: Final = 22
OVER: Final = 23

# Values of ENDED.
RUNNING: Final = 0
WON: Final = 1
CURED: Final = 2
DECK_EMPTY: Final = 3
ELIMINATED: Final = 4

# Steps of the agenda.
DEAL_STARTER: Final = 0
DEAL_CARD: Final = 1  # argument: seat
DEAL_STRAIN: Final = 2  # argument: seat
EQUIP: Final = 3  # argument: seat
DEAL_GENE: Final = 4  # argument: seat
START_VALUES: Final = 5  # argument: seat
OPEN_BUILD: Final = 6  # argument: seat
OPEN_FIRST: Final = 7  # argument: seat
OPEN_WAITING: Final = 8  # argument: seat
OPEN_TURN: Final = 9  # argument: seat
PHASE_0: Final = 10
DRAW_EVENT: Final = 11
EFFECT: Final = 12  # argument: effect * 4 + seat
HEAL_CITY: Final = 13  # argument: city
INCOME: Final = 14
PHASE_2: Final = 15
PHASE_3: Final = 16
PHASE_4: Final = 17
DEATHS: Final = 18
SIX: Final = 19
END_TURN: Final = 20
ASK_ONCE: Final = 21  # argument: effect * 4 + seat
ASK_GATHERING: Final = 22  # argument: effect * 4 + seat
ASK_BACK: Final = 23  # argument: seat
ASK_MARK: Final = 24  # argument: effect
ASK_CLEAR: Final = 25  # argument: which, as in the effect, times 128, and how many more
ASK_CORPSE: Final = 26  # argument: city
ASK_BURY: Final = 27  # argument: city


def _bare() -> list[int]:
    t = [0] * SIZE
    for place, count in (
        (ASKED, 1), (STARTER_SEAT, 1), (ACTIVE, 1), (EVENT, 1), (GENE_OF, 4), (SLOTS, 12),
        (CARD_OF, 4), (FIELDS, MOST_FIELDS),
    ):  # fmt: skip
        t[place : place + count] = [NONE] * count
    t[PHASE] = SETUP
    return t


BARE: Final[list[int]] = _bare()


def new_table() -> list[int]:
    """A bare table."""
    return BARE[:]
