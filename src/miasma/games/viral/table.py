"""The table: everything that lies on it, as one flat list of ints with named places.

A name is one place; names marked "per …" take the number added (`t[VP + player]`). A *player* is a
colour in play, the bot of the two-player game included; a *seat* is a player who decides. Virus
tokens are numbered 0 to 39 (colour * 8 + number - 1); sets of tokens, organs and cards are bit
sets. Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1

ORGANS: Final = 12
AREAS: Final = 6
COLOURS: Final = 5
PER_COLOUR: Final = 8
VIRUSES: Final = COLOURS * PER_COLOUR
CRISIS_TOKENS: Final = 4
PAIRS: Final = 2
DISPLAY_SLOTS: Final = 3
DEAL: Final = 4  # cards of a packet in the draft, and of a pile

# Viruses.
ORGAN: Final = 0  # per organ: its visible viruses
SHIELDS: Final = 12  # protected viruses, absorbed ones included
ABSORBED: Final = 13  # viruses under a carrier
SUPPLY: Final = 14  # viruses on the mats
CARRIERS: Final = 15  # viruses with a load
LOAD: Final = 16  # per virus: the viruses under it
CRISIS: Final = 56  # per crisis token: the organ it lies on
DUE: Final = 60  # crisis tokens (bits) that this phase 4 still has to resolve
# Tracks.
VP: Final = 61  # per player
RESEARCH: Final = 66  # per player
ADVANTAGE: Final = 71  # per place from the top: the player
# The round.
ASK: Final = 76  # what is being asked
PHASE: Final = 77  # 0 in the set-up, then 1 to 6
ROUND: Final = 78
FIRST: Final = 79  # the seat with the first-player token
PAIR: Final = 80  # 0 or 1
ACTIVE: Final = 81  # the player whose part it is: placing, resolving, an event, a mutation pick
PLACED: Final = 82  # viruses placed in the set-up
# Cards.
AREA_HAND: Final = 83  # per seat: area cards in hand
HAND: Final = 88  # per seat: mutation cards in hand, basic ones first
WAITING_AREAS: Final = 93  # per seat
WAITING: Final = 98  # per seat
PLAYED_AREA: Final = 103  # per pair * 5 + seat
PLAYED: Final = 113  # per pair * 5 + seat
GAINED: Final = 123  # per seat: gained mutation cards, wherever they are
SECRET: Final = 128  # gained cards that only their owner knows
BAG: Final = 129  # mutation cards that nobody has seen
DISPLAY: Final = 130  # per slot
BOTTOM: Final = 133  # per place from the top: cards under the bag, in a known order
BOTTOM_SIZE: Final = 155
# Events, area tokens, the bot's cards.
EVENT: Final = 156  # the top card
EVENTS_SEEN: Final = 157
EVENTS_LEFT: Final = 158
AREA_TOKEN: Final = 159  # per area
BLUE: Final = 165  # whether the tokens show their blue side
BOT_SHOWN: Final = 166  # per area: bot cards shown so far
BOT_CARD: Final = 172  # per card of this round: the area
# What is being carried out.
USED: Final = 174  # slots used of the open card
ICONS: Final = 175  # slot * 3 + option (bits) that can be used now
VERB: Final = 176  # the icon or event part being carried out
ZONE: Final = 177  # the area it is bound to
PICKED: Final = 178  # the virus named for it
ORIGIN: Final = 179  # and its organ
QUALIFIED: Final = 180  # organs that wait for a crisis token
LAST: Final = 181  # the virus placed or moved last
# The draft.
DRAFT_ROUND: Final = 182  # 1 to 3 while cards are picked
PACKET: Final = 183  # per packet: the cards left in it
TAKEN: Final = 188  # per packet * 4 + round - 1: the card kept from it
STACKED: Final = 208  # per seat: cards stacked so far
PILE: Final = 213  # per seat * 4 + place from the top
SIZE: Final = 233

# Values of ASK.
DRAW_FIRST: Final = 0
SETUP_PLACE: Final = 1
DRAW_EVENT: Final = 2
DRAW_TOKEN: Final = 3
REVEAL_CARD: Final = 4
DRAW_CARD: Final = 5
DEAL_CARD: Final = 6
DRAFT_PICK: Final = 7
DRAFT_ORDER: Final = 8
DRAW_BOT: Final = 9
BOT_SOURCE: Final = 10
BOT_ORGAN: Final = 11
CHOOSE_PAIR: Final = 12
CHOOSE_ICON: Final = 13
PICK_VIRUS: Final = 14
PICK_ORGAN: Final = 15
MUTATION_PICK: Final = 16
CRISIS_ORDER: Final = 17
EVENT_PICK_VIRUS: Final = 18
EVENT_PICK_ORGAN: Final = 19
OVER: Final = 20

# Verbs of the icons, in file order (5.13), and of an event's part that asks a player.
PROTECT: Final = 0
MOVE: Final = 1
INFECT: Final = 2
ATTACK: Final = 3
MAGNET: Final = 4
ABSORB: Final = 5
CRISIS_ICON: Final = 6
RELOCATE: Final = 7
REPRODUCE: Final = 8

# Verbs of the events.
SCORE_CONTROL: Final = 0  # area, points
SCORE_CONTROL_ALL: Final = 1  # points
FLUSH: Final = 2  # organs (bits), points
RELOCATE_EACH: Final = 3  # count, area
PLACE_EACH: Final = 4  # count
SCORE_MAJORITY: Final = 5  # organ, points
PLACE_CRISIS: Final = 6  # organ
RESEARCH_ALL: Final = 7  # steps
PROTECT_ALL: Final = 8  # area

# Steps of the agenda.
ASK_FIRST: Final = 0
PLACE_NEXT: Final = 1
ASK_EVENT: Final = 2
ASK_TOKEN: Final = 3
FILL_DISPLAY: Final = 4
ASK_DEAL: Final = 5  # argument: seat
ASK_KEEP: Final = 6
ASK_STACK: Final = 7
OPEN_ROUND: Final = 8
ASK_BOT: Final = 9
BOT_PLACES: Final = 10  # argument: card of the round
CHOOSE: Final = 11  # argument: pair
RESOLVE: Final = 12  # argument: seat
NEXT_ICON: Final = 13
CLEAN_UP: Final = 14
RESEARCH_PHASE: Final = 15
SCORE_AREA: Final = 16  # argument: area
MOVE_RESEARCH: Final = 17  # argument: player + 8 * (steps + 32)
GAIN: Final = 18  # argument: player + 8 * points
TAKE_CARD: Final = 19  # argument: player
EVENT_PHASE: Final = 20
EFFECT: Final = 21  # argument: place in the event's list
EVENT_PART: Final = 22  # argument: player + 8 * (0: relocate, 1: reproduce) + 16 * area
EVENT_DONE: Final = 23
IMMUNE_PHASE: Final = 24
RESOLVE_CRISIS: Final = 25  # argument: token
CLEAR_ORGAN: Final = 26  # argument: token
CHECK_CRISES: Final = 27
CURE_PHASE: Final = 28
CURE: Final = 29  # argument: player
END_ROUND: Final = 30
CLOSE_ROUND: Final = 31


def _bare() -> list[int]:
    t = [0] * SIZE
    for first, count in (
        (CRISIS, CRISIS_TOKENS), (ADVANTAGE, COLOURS), (FIRST, 1), (ACTIVE, 1),
        (PLAYED_AREA, 10), (PLAYED, 10), (DISPLAY, DISPLAY_SLOTS), (BOTTOM, 22), (EVENT, 1),
        (AREA_TOKEN, AREAS), (BOT_CARD, 2), (VERB, 4), (LAST, 1), (TAKEN, 20), (PILE, 20),
    ):  # fmt: skip
        t[first : first + count] = [NONE] * count
    return t


BARE: Final[list[int]] = _bare()

NAMES_OF_PLACES: Final[dict[str, tuple[int, int]]] = {
    "organs": (ORGAN, ORGANS), "shields": (SHIELDS, 1), "absorbed": (ABSORBED, 1),
    "supply": (SUPPLY, 1), "carriers": (CARRIERS, 1), "load": (LOAD, VIRUSES),
    "crisis": (CRISIS, CRISIS_TOKENS), "due": (DUE, 1), "vp": (VP, COLOURS),
    "research": (RESEARCH, COLOURS), "advantage": (ADVANTAGE, COLOURS), "ask": (ASK, 1),
    "phase": (PHASE, 1), "round": (ROUND, 1), "first": (FIRST, 1), "pair": (PAIR, 1),
    "active": (ACTIVE, 1), "placed": (PLACED, 1), "area_hand": (AREA_HAND, COLOURS),
    "hand": (HAND, COLOURS), "waiting_areas": (WAITING_AREAS, COLOURS),
    "waiting": (WAITING, COLOURS), "played_area": (PLAYED_AREA, 10), "played": (PLAYED, 10),
    "gained": (GAINED, COLOURS), "secret": (SECRET, 1), "bag": (BAG, 1),
    "display": (DISPLAY, DISPLAY_SLOTS), "bottom": (BOTTOM, 22), "bottom_size": (BOTTOM_SIZE, 1),
    "event": (EVENT, 1), "events_seen": (EVENTS_SEEN, 1), "events_left": (EVENTS_LEFT, 1),
    "area_token": (AREA_TOKEN, AREAS), "blue": (BLUE, 1), "bot_shown": (BOT_SHOWN, AREAS),
    "bot_card": (BOT_CARD, 2), "used": (USED, 1), "icons": (ICONS, 1), "verb": (VERB, 1),
    "zone": (ZONE, 1), "picked": (PICKED, 1), "origin": (ORIGIN, 1), "qualified": (QUALIFIED, 1),
    "last": (LAST, 1), "draft_round": (DRAFT_ROUND, 1), "packet": (PACKET, COLOURS),
    "taken": (TAKEN, 20), "stacked": (STACKED, COLOURS), "pile": (PILE, 20),
}  # fmt: skip
"""Where each named thing lies and how many places it takes; for saving and loading."""
