"""The steps of the agenda; what each does is the function that `rules/steps.py` lists for it.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import Final

# Setting up.
SETUP_CHOSEN: Final = 0
SETUP_CIVILIAN: Final = 1
SETUP_DONE: Final = 2
SETUP_EXTRA: Final = 3
SETUP_EXTRA_ON: Final = 4
SETUP_HERO: Final = 5
SETUP_JOINS: Final = 6
SETUP_PLACED: Final = 7
SETUP_RESOURCES: Final = 8
SETUP_ROLLED: Final = 9
SETUP_SETTLES: Final = 10
SETUP_ZED: Final = 11

# The turn.
CURES: Final = 12
EVENT_CALL: Final = 13
OPEN_PHASE: Final = 14
OPEN_TURN: Final = 15
PASS_LEAD: Final = 16
RESTORE_ORDER: Final = 17
REVEALED: Final = 18
RUN_PHASE: Final = 19
WINDOW: Final = 20
WINDOW_CLOSES: Final = 21

# Story cards.
CARD_DONE: Final = 22
CARD_ROLLED: Final = 23
FORESEE: Final = 24
FORESEEN: Final = 25
SCENE_FOUND: Final = 26
STORY_DRAW: Final = 27
STORY_DRAWN: Final = 28
STORY_END: Final = 29
STORY_TEXT: Final = 30

# Running texts.
AIM_SOME: Final = 31
RUN_LIST: Final = 32
VERB_ANSWER: Final = 33
VERB_PIECE: Final = 34
VERB_ROLLED: Final = 35
VERB_SOME: Final = 36
VERB_SPACE: Final = 37
VERB_TO: Final = 38

# Verbs that steer a text.
CHAOS_REMOVE: Final = 39
CHAOS_REMOVED: Final = 40
DISCARD_HELD: Final = 41
EACH_ZED: Final = 42
HELD_CHOSEN: Final = 43
RALLIED: Final = 44
RALLY: Final = 45
TEXT_CHOSEN: Final = 46
TEXT_ROLLED: Final = 47
ZED_CHOSEN: Final = 48

# Verbs about Zeds.
BLOATED: Final = 49
BURST: Final = 50
BURST_ROLLED: Final = 51
REPLACE: Final = 52
REPLACED: Final = 53
REPLACE_CHOSEN: Final = 54
SUPER_CHOSEN: Final = 55
SUPER_REPLACED: Final = 56
VERB_START: Final = 57
ZED_HEALED: Final = 58

# Verbs of the tunnel.
BATTED: Final = 59
CAVED_IN: Final = 60
CLIMB: Final = 61
CLIMB_ROLLED: Final = 62
ESCAPE: Final = 63
VENT: Final = 64
VENTED: Final = 65

# Verbs about your units.
AMBUSHED: Final = 66
AMBUSH_OVER: Final = 67
REVIVED: Final = 68
ROLLED_HIT: Final = 69
SURPRISED: Final = 70
SURPRISE_ROLLED: Final = 71
TELEPORTED: Final = 72
TURNED_BED: Final = 73
TURNED_FREED: Final = 74
UNIT_COMES: Final = 75
UNIT_FOUND: Final = 76
UNIT_ON_START: Final = 77

# Verbs about refugees.
REFUGEE_MOVES: Final = 78

# Verbs of fire and fight.
CANNON: Final = 79
CANNON_ROLLED: Final = 80
CITADEL_SHOT: Final = 81
GAVE_ANY: Final = 82
GIVE_ANY: Final = 83
STRIKE_ROLLED: Final = 84
STRUCK: Final = 85
VOLLEY: Final = 86

# The PRFN phase.
FREE_MARCH: Final = 87
LOOTERS_MARCH: Final = 88
LOOTER_BARKED: Final = 89
LOOTER_CHOSEN: Final = 90
LOOTER_MARCHES: Final = 91
MARCH_GO: Final = 92
REFUGEES_MARCH: Final = 93
REFUGEE_CHOSEN: Final = 94

# Infection.
END_TEXT: Final = 95
INFECTION_ROLL: Final = 96
INFECTION_ROLLED: Final = 97
OUTBREAK_ZED: Final = 98
SETTLE: Final = 99
UNCHECKED_ROLLED: Final = 100

# Supplies.
CONVERT_AGAIN: Final = 101
CONVERT_ANSWERED: Final = 102
EATEN_ROLLED: Final = 103
MIX_CHOSEN: Final = 104
MIX_LOSS: Final = 105
ORDERED_OUTBREAK: Final = 106
PAY_SUPPLIES: Final = 107
SHORTAGE: Final = 108
SHORTAGE_HIT: Final = 109

# The Zeds phase.
ACTIVATE: Final = 110
BARKED: Final = 111
DISTRACTED: Final = 112
END_ACTIVATION: Final = 113
ENTRY_FOUND: Final = 114
FRENZY: Final = 115
FRENZY_MOVE: Final = 116
GROUP_BURNS: Final = 117
GROUP_CARDS: Final = 118
GROUP_CARDS_DONE: Final = 119
GROUP_CHOSEN: Final = 120
GROUP_EXTRA: Final = 121
GROUP_LEAVES: Final = 122
GROUP_MOVED: Final = 123
GROUP_SPITS: Final = 124
MINES_ROLLED: Final = 125
NEXT_ENTRY: Final = 126
NEXT_GROUP: Final = 127
PERIMETER_ROLLED: Final = 128
RESTORE_GROUP: Final = 129
RETREAT_IF: Final = 130
ROOM_TAKEN: Final = 131
SPAT: Final = 132
SPIT_ROLLED: Final = 133
SURGE: Final = 134
SURGED: Final = 135
TRACK_DONE: Final = 136

# New Zeds.
ONE_KEPT: Final = 137
PLACE_ZED: Final = 138
REGULAR_DRAWN: Final = 139
SUPER_DRAWN: Final = 140
ZED_DRAWN: Final = 141

# The tunnel.
ZED_AT_EXIT: Final = 142
ZED_LOST: Final = 143

# Arrival.
ARRIVE: Final = 144
EATEN: Final = 145
FLEE: Final = 146
HOLD: Final = 147

# Melee.
ASSASSIN_ANSWERED: Final = 148
ASSASSIN_ROLLED: Final = 149
BULL_ANSWERED: Final = 150
BULL_ROLLED: Final = 151
CARDIO_ANSWERED: Final = 152
CHOOSE_DEFENDER: Final = 153
CONTACT: Final = 154
DEFENDER_CHOSEN: Final = 155
END_FIGHT: Final = 156
FIGHT_CARDS: Final = 157
FIGHT_CARDS_DONE: Final = 158
MELEE_AFTER: Final = 159
MELEE_HOLD: Final = 160
MELEE_RETREAT: Final = 161
MELEE_ROLLED: Final = 162
REROLL_ANSWERED: Final = 163
RESTORE_FIGHT: Final = 164
SERIES: Final = 165
SERIES_CHOSEN: Final = 166
SERIES_STEALTH: Final = 167
SNEAK_STAYS: Final = 168
STEALTH_ROLLED: Final = 169
TRAPS_ANSWERED: Final = 170
TRAPS_ROLLED: Final = 171
WON_CARDS_DONE: Final = 172
YIELD: Final = 173

# Hits.
BED_DECLINED: Final = 174
BED_FREED: Final = 175
GIVEN: Final = 176
GIVE_HITS: Final = 177
HIT: Final = 178
INFECTOR_ROLLED: Final = 179
RESISTED: Final = 180
SAVE: Final = 181
SAVE_ROLLED: Final = 182

# Retreats.
ATTACKER_BACK: Final = 183
NO_ROOM: Final = 184
RETREAT_FOES: Final = 185
RETREAT_LOOTER: Final = 186
RETREAT_ONE: Final = 187
RETREAT_ORDER: Final = 188
RETREAT_UNITS: Final = 189
START_CHOSEN: Final = 190

# The action phase.
ACTIONS: Final = 191
DRIVE: Final = 192
DRIVER_CHOSEN: Final = 193
HOSED: Final = 194
LATE_TEXT: Final = 195
PEEKED_AT: Final = 196
SEARCHED: Final = 197
SEARCH_CHOICE: Final = 198
SEARCH_DIE: Final = 199
SEARCH_TAKEN: Final = 200
WEAKEST: Final = 201
WEAKEST_HIT: Final = 202

# Moves.
MOVE_GO_ON: Final = 203
MOVE_MET: Final = 204
MOVE_REST: Final = 205
MOVE_STEP: Final = 206
UNIT_AT_EXIT: Final = 207
UNIT_LOST: Final = 208

# Gunfire.
COMPANION: Final = 209
SHOT: Final = 210
SHOT_DONE: Final = 211
STEPPED_BACK: Final = 212
STEP_BACK_ASKED: Final = 213
STEP_BACK_WITH: Final = 214

# Research.
COMPONENT_CHOSEN: Final = 215
COMPONENT_LOST: Final = 216
GAS: Final = 217
GASSED: Final = 218
GAS_CHAOS: Final = 219
RESEARCH_DRAW: Final = 220
RESEARCH_DRAWN: Final = 221
RESEARCH_ROLLED: Final = 222

# Choices among equal Zeds.
CLIMB_CHOSEN: Final = 223
VENT_CHOSEN: Final = 224
RETREAT_FIRST: Final = 225
FRENZY_FIRST: Final = 226
EXTRA_FIRST: Final = 227
ARRIVE_FIRST: Final = 228
ESCAPE_CHOSEN: Final = 229
