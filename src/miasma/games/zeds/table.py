"""The table: everything that lies on it, as one flat list of ints with named places.

Names marked "per …" take a number added (`t[AT + piece]`). Sets are bit sets. Below stand the
steps of the agenda and the questions that players and chance are asked.
Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1


# Where the game stands.
PHASE: Final = 0
TURN: Final = 1  # event cards revealed
LEAD: Final = 2  # seat
FLOOR: Final = 3  # seat that acts in the action phase
PASSED: Final = 4  # seats (bits) that have passed
REASON: Final = 5  # how the game ended

# Cards.
EVENT: Final = 6  # the card of this turn
PEEKED: Final = 7  # the next card, if it was looked at
CARDS_LEFT: Final = 8  # event cards still to come
UNUSED: Final = 9  # event cards (bits) that may still come
SPECIALS_LEFT: Final = 10  # per act
NORMALS_LEFT: Final = 14  # per act
STORY_DECK: Final = 18  # cards (bits)
HELD: Final = 19  # cards (bits)
DISCARDED: Final = 20  # cards (bits)
TOP_STORY: Final = 21  # the next card, if it is known
PLAYED: Final = 22  # held cards (bits) played this turn
DRAWS: Final = 23  # story draws inside each other
RESOLVING: Final = 24  # cards (bits) whose text is being read
STORY: Final = 25  # the card turned up last
SCENE: Final = 26  # its track

# Research.
ACTIVE: Final = 27  # card
BASIC_ON_TOP: Final = 28  # basic cards on top of the deck
BASIC_UNSEEN: Final = 29  # cards (bits)
BREAKTHROUGHS_LEFT: Final = 30
BREAKTHROUGHS_UNSEEN: Final = 31  # cards (bits)
CURES_LEFT: Final = 32
WEAPONS_LEFT: Final = 33
CURE: Final = 34  # 0, 1 Final Component in the lab, 2 cure found
SUPERWEAPON: Final = 35  # 0 or 1
OWNED: Final = 36  # components (bits)
RESEARCHED: Final = 37  # a success this turn

# Resources.
SUPPLIES: Final = 38
AMMO: Final = 39
INFECTION: Final = 40
CHAOS_POOL: Final = 41  # markers left
ELWOOD: Final = 42  # 0 or 1

# Actions of this turn.
EVENT_ACTIONS: Final = 43
PLAYER_ACTIONS: Final = 44  # seats (bits) whose marker is unspent
KEYS_USED: Final = 45  # character actions (bits) used this turn
KEYS_SPENT: Final = 46  # and once per game
ARMED: Final = 47  # refugees were armed
ZEN_USED: Final = 48
HEALED: Final = 49  # units (bits)
FIRST_SHOT: Final = 50  # units (bits) that have shot
FIELD_HEALED: Final = 51  # units (bits) whose free field heal is used
TURN_FLAGS: Final = 52  # bits
SHIFTED: Final = 53  # unit with turn shifts
SHIFT: Final = 54  # how many
SHIFT_WHEN: Final = 55  # 0 melee, 1 attack, 2 defence, 3 gunfire
AT_END: Final = 56  # effects for the end of the action phase

# Spaces.
NO_ENTRY: Final = 57  # spaces (bits)
BARRICADES: Final = 58  # spaces (bits)
OUTPOST_AT: Final = 59  # space
MINES_AT: Final = 60  # space
MINES: Final = 61  # 2 full, 1 reduced, 0 used up
OUTPOST_BUILT: Final = 62
MINES_BUILT: Final = 63
BRIDGE: Final = 64  # 0 whole, 1 collapsed, 2 ferry

# Units.
ENTERED: Final = 65  # units (bits) that were ever in play
DEFIANT: Final = 66  # units (bits)
REFUGEES: Final = 67  # units (bits) on their refugee side
TRAINED: Final = 68  # units (bits)
IN_CITY: Final = 69  # the Guard has been in the city
MARKER: Final = 70  # per marker: its bearer; Elwood aside

# Zeds phase.
ENTRY: Final = 79  # place in the card's list
TO_COME: Final = 80  # tracks (bits) of an `all` entry
LISTED: Final = 81  # tracks (bits) activated by the card
CANCELLED: Final = 82  # tracks (bits)
NEXT_TRACK: Final = 83  # about to activate

# What is under way.
TEXTS: Final = 84  # texts inside each other
DUE: Final = 85  # an unchecked outbreak is due
UNCHECKED: Final = 86  # of this phase
RISING: Final = 87  # spaces (bits) where the fallen rise; again TRACK_SPACES on for a second
LAST_HEALED: Final = 88  # unit
DEALT: Final = 89  # hits dealt by gunfire
FIRST_DRAWN: Final = 90  # the first of two Zeds drawn

# The question asked.
QUESTION: Final = 91
SORT: Final = 92  # of its answers
OFFER: Final = 93  # bits
OPTIONAL: Final = 94  # 0 or 1
SUBJECT: Final = 95  # piece, space, card or track it is about
ANSWER: Final = 96
DRAW: Final = 97  # what chance is asked for
POOL_SET: Final = 98  # what it may draw (bits)
DICE_LEFT: Final = 99
DICE: Final = 100  # how many lie there
DIE: Final = 101  # faces

# The fight under way; FIGHT is its space.
FIGHT: Final = 105  # space
F_FOES: Final = 106  # foes (bits)
F_FOES_AT: Final = 107  # their space
F_UNIT: Final = 108  # the human side: piece
F_ATTACK: Final = 109  # 1 if the human side attacks
F_OWN: Final = 110  # 1 if the foes came by their own move, 2 out of an ambush
F_BACK: Final = 111  # where an attacker falls back to: steps of its path, or -1 toward town
F_SHIFT: Final = 112  # shifts by cards
F_AFTER: Final = 113  # hits afterwards
F_ASSASSIN: Final = 114
F_REROLLED: Final = 115
F_TOTAL: Final = 116  # of the dice that count
F_COLUMN: Final = 117
F_ZED_HITS: Final = 118
F_HUMAN_HITS: Final = 119
F_LOSER: Final = 120  # 0 humans, 1 Zed side
F_DONE: Final = 121  # settled without a melee, or decided
F_SERIES: Final = 122  # one of a series in the catacombs

# The group that moves; G_TRACK is -1 between activations.
G_TRACK: Final = 123
G_DONE: Final = 124  # foes (bits) activated
G_BACK: Final = 125  # foes (bits) that retreated
G_GROUP: Final = 126  # foes (bits)
G_FROM: Final = 127  # space
G_TO: Final = 128  # space
G_STEP: Final = 129  # 0 first, 1 advance, 2 extra step, 3 frenzy
G_MOVED: Final = 130  # foes (bits) that made their first step
G_FOUGHT: Final = 131  # foes (bits) that fought
G_WON: Final = 132
G_FLAMED: Final = 133  # foes (bits) that touched chaos in flames
G_SHIFT: Final = 134  # columns by frenzy
G_STEPPED: Final = 135  # foes (bits) that made their extra step

# The unit that moves.
M_UNIT: Final = 136
M_LEFT: Final = 137  # points
M_STEPS: Final = 138  # of the path
M_AT: Final = 139  # steps made
M_WAY: Final = 140  # the map it moves on
M_BONUS: Final = 141  # points for the surface alone
PATH: Final = 142  # spaces

# Per unit.
FREE_ACTIONS: Final = 166  # free actions
FREE_MOVES: Final = 209  # free Moves
OWNER: Final = 252  # seat, or -1 for everybody

# Per piece.
AT: Final = 295  # space, or OUT, GONE, DRAWN
WOUNDS: Final = 385  # hits suffered; as many as it bears: comatose

# Per space.
CHAOS: Final = 475  # markers

# Kept beside: who is where.
FRIENDS: Final = 526  # per space: units (bits)
FOES_IN: Final = 577  # per space: foes (bits)
BAG: Final = 628  # per type of Zed: in the bag
FOE_SPACES: Final = 645  # spaces (bits) with foes
CHAOS_SPACES: Final = 646  # spaces (bits) with chaos
IN_PLAY: Final = 647  # units (bits) on the board, camp and graveyard aside (ZD-112)
SIZE: Final = 648


# Phases, in order (ZD-102).
SETUP: Final = 0
REVEAL: Final = 1
PRFN: Final = 2
INFECTION_PHASE: Final = 3
EAT_PHASE: Final = 4
ZEDS_PHASE: Final = 5
ACTION_PHASE: Final = 6
HOUSEKEEPING: Final = 7
OVER: Final = 8

# How a game ends (values of REASON).
SURVIVED: Final = 0
LOST_TO_ZEDS: Final = 1
LOST_BY_CHAOS: Final = 2

# Sorts of answers (values of SORT).
SORT_PIECE: Final = 0
SORT_SPACE: Final = 1
SORT_TRACK: Final = 2
SORT_CARD: Final = 3
SORT_COMPONENT: Final = 4
SORT_RESOURCE: Final = 5
SORT_OPTION: Final = 6
SORT_GO: Final = 7
SORT_YES_NO: Final = 8
SORT_SHOOT: Final = 9
SORT_CARDS: Final = 10
SORT_DISCHARGE: Final = 11
SORT_WINDOW: Final = 12
SORT_ACTIONS: Final = 13

# What chance draws (values of DRAW).
DRAW_DIE: Final = 0
DRAW_EVENT: Final = 1
DRAW_STORY: Final = 2
DRAW_LAB: Final = 3
DRAW_ZED: Final = 4
DRAW_SUPER: Final = 5
DRAW_JOIN: Final = 6
DRAW_SURGE: Final = 7
DRAW_DROP: Final = 8

# Questions to players (values of QUESTION).
ASK_ACTION: Final = 0
ASK_AGAIN: Final = 1
ASK_BATS: Final = 2
ASK_BLOAT: Final = 3
ASK_BULL: Final = 4
ASK_CANNON: Final = 5
ASK_CARDIO: Final = 6
ASK_CARDS: Final = 7
ASK_CHAOS: Final = 8
ASK_CITADEL: Final = 9
ASK_COMPANION: Final = 10
ASK_COMPONENT: Final = 11
ASK_DECLINE: Final = 12
ASK_DEFENDER: Final = 13
ASK_DISCARD: Final = 14
ASK_DISCHARGE: Final = 15
ASK_DISTRACTION: Final = 16
ASK_DRIVE: Final = 17
ASK_DRIVER: Final = 18
ASK_FALL_BACK: Final = 19
ASK_FIRST: Final = 20
ASK_GAIN: Final = 21
ASK_GO_ON: Final = 22
ASK_HEAL_ZED: Final = 23
ASK_HIT: Final = 24
ASK_KEEP_ZED: Final = 25
ASK_LOOTER: Final = 26
ASK_MARCH: Final = 27
ASK_MIX: Final = 28
ASK_NEW_UNIT: Final = 29
ASK_NEXT_TRACK: Final = 30
ASK_REFUGEE: Final = 31
ASK_REPLACE: Final = 32
ASK_REROLL: Final = 33
ASK_RETREAT_ORDER: Final = 34
ASK_REVIVE: Final = 35
ASK_SERIES: Final = 36
ASK_SHORTAGE: Final = 37
ASK_SPACE: Final = 38
ASK_SPIT: Final = 39
ASK_START: Final = 40
ASK_STEP_BACK: Final = 41
ASK_STRIKE: Final = 42
ASK_SUPER: Final = 43
ASK_SURPRISE: Final = 44
ASK_TARGET: Final = 45
ASK_TEXT: Final = 46
ASK_TRACK: Final = 47
ASK_TRAPS: Final = 48
ASK_WEAKEST: Final = 49
ASK_WHERE: Final = 50
ASK_WHICH_DIE: Final = 51
ASK_WINDOW: Final = 52

# What dice are rolled for (values of QUESTION while chance acts).
WHY_ASSASSIN: Final = 100
WHY_BARK: Final = 101
WHY_BULL: Final = 102
WHY_CATACOMB: Final = 103
WHY_EAT: Final = 104
WHY_GUNFIRE: Final = 105
WHY_HOSES: Final = 106
WHY_INFECTION: Final = 107
WHY_INFECTOR: Final = 108
WHY_KEEP: Final = 109
WHY_LOST: Final = 110
WHY_MELEE: Final = 111
WHY_MINES: Final = 112
WHY_PERIMETER: Final = 113
WHY_RESEARCH: Final = 114
WHY_RESIST: Final = 115
WHY_SAVE: Final = 116
WHY_SEARCH: Final = 117
WHY_SETUP: Final = 118
WHY_SPIT: Final = 119
WHY_STEALTH: Final = 120
WHY_STRIKE: Final = 121
WHY_SURPRISE: Final = 122
WHY_TEXT: Final = 123
WHY_TRAPS: Final = 124
WHY_UNCHECKED: Final = 125

# Reasons of shifts (ZD-613, ZD-614).
BY_TERRAIN: Final = 0
BY_ABILITY: Final = 1
BY_WELL_ARMED: Final = 2
BY_LEADER: Final = 3
BY_TURN: Final = 4
BY_COMPONENT: Final = 5
BY_ASSASSIN: Final = 6
BY_CARD: Final = 7
BY_SMART: Final = 8
BY_ALPHA: Final = 9
BY_FLAMES: Final = 10
BY_FRENZY: Final = 11
BY_RANGE: Final = 12
BY_CITADEL: Final = 13
BY_MERCENARIES: Final = 14

# Purposes of a story draw.
PURPOSE_TEXT: Final = 0
PURPOSE_OUTBREAK: Final = 1
PURPOSE_UNCHECKED: Final = 2

# Piles of cards.
EVENT_PILE: Final = 0
STORY_PILE: Final = 1
RESEARCH_PILE: Final = 2

# How foes came to a fight (values of F_OWN).
OWN_MOVE: Final = 1
AMBUSH: Final = 2

# Steps of a group (values of G_STEP).
FIRST_STEP: Final = 0
EXTRA: Final = 1
FRENZY_STEP: Final = 2

MOST: Final = 20
"""Supplies and ammo never exceed this (ZD-108)."""
WORST: Final = 13
"""The end of the infection track (ZD-810)."""
ANYWHERE: Final = 63
"""No space: hits that find their targets wherever they are."""
F_STOP: Final = F_SERIES + 1
G_STOP: Final = G_STEPPED + 1
NO_FIGHT: Final[list[int]] = [NONE, 0, NONE, NONE] + [0] * (F_STOP - FIGHT - 4)
NO_GROUP: Final[list[int]] = [NONE] + [0] * (G_STOP - G_TRACK - 1)
NEW_TURN: Final[list[int]] = [NONE if n == SHIFTED else 0 for n in range(ARMED, AT_END + 1)]
"""The places from ARMED to AT_END when a turn begins."""


def _bare() -> list[int]:
    t = [0] * SIZE
    for place in (
        EVENT, PEEKED, TOP_STORY, STORY, SCENE, ACTIVE, SHIFTED, OUTPOST_AT, MINES_AT, NEXT_TRACK,
        LAST_HEALED, FIRST_DRAWN, SUBJECT, ANSWER, M_UNIT,
    ):  # fmt: skip
        t[place] = NONE
    for place in range(MARKER, MARKER + 9):
        t[place] = NONE
    for place in range(AT, WOUNDS):
        t[place] = NONE
    for place in range(OWNER, AT):
        t[place] = NONE
    t[FIGHT:F_STOP] = NO_FIGHT
    t[G_TRACK:G_STOP] = NO_GROUP
    return t


BARE: Final[list[int]] = _bare()


def new_table() -> list[int]:
    """A bare table."""
    return BARE[:]
