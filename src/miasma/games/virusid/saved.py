"""Saved positions: what every place may hold, and whether one that was read back can be one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.agenda import argument_of, kind_of
from miasma.core.chance import CHANCE
from miasma.games.virusid import table as t
from miasma.games.virusid.actions import CITIES, CITY_MARKERS
from miasma.games.virusid.rules.markers import COUNT_BITS
from miasma.games.virusid.rules.setup import WAITING_BITS
from miasma.games.virusid.terms import ONCE_SPREAD, SPORE_SPREAD

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState

SOME_CITIES: Final = (1 << 30) - 1
SOME_SEATS: Final = (1 << 4) - 1
SOME_STRAINS: Final = (1 << 16) - 1
SOME_DICE: Final = (1 << 30) - 1
SOME_EVENTS: Final = (1 << 95) - 1
SOME_WAITING: Final = (1 << 240) - 1
HIGH: Final = 30
"""The end of the longest scale that a content pack may have."""
MANY: Final = 9_999

NAMES_OF_PLACES: Final[dict[str, tuple[int, int, int, int]]] = {
    "node": (t.NODE, 1, 0, t.OVER),
    "asked": (t.ASKED, 1, t.NONE, 3),
    "ask": (t.ASK, 1, 0, SOME_CITIES),
    "ask_more": (t.ASK_MORE, 1, 0, SOME_CITIES),
    "phase": (t.PHASE, 1, 0, t.SETUP),
    "starter": (t.STARTER_SEAT, 1, t.NONE, 3),
    "active": (t.ACTIVE, 1, t.NONE, 3),
    "turn": (t.TURN, 1, 0, MANY),
    "research": (t.RESEARCH, 1, 0, MANY),
    "cure": (t.CURE, 1, 0, MANY),
    "ended": (t.ENDED, 1, 0, t.ELIMINATED),
    "continent": (t.CONTINENT, 4, 0, MANY),
    "corpses": (t.CORPSES, 1, 0, MANY),
    "event": (t.EVENT, 1, t.NONE, 94),
    "segment": (t.SEGMENT, 1, 0, t.SEGMENTS),
    "cards_left": (t.CARDS_LEFT, t.SEGMENTS, 0, 95),
    "research_left": (t.RESEARCH_LEFT, t.SEGMENTS, 0, 5),
    "unseen": (t.UNSEEN, 5, 0, SOME_EVENTS),
    "cards_open": (t.CARDS_OPEN, 1, 0, (1 << 5) - 1),
    "genes_open": (t.GENES_OPEN, 1, 0, (1 << 12) - 1),
    "supply": (t.SUPPLY, 1, 0, SOME_STRAINS),
    "out": (t.OUT, 1, 0, SOME_STRAINS),
    "necrotic": (t.NECROTIC, 1, 0, SOME_SEATS),
    "gone": (t.GONE, 1, 0, SOME_SEATS),
    "wiped": (t.WIPED, 1, 0, SOME_CITIES),
    "reached": (t.REACHED, 1, 0, SOME_CITIES),
    "marked": (t.MARKED, 4, 0, SOME_CITIES),
    "closed_sea": (t.CLOSED_SEA, 1, 0, (1 << 14) - 1),
    "closed_air": (t.CLOSED_AIR, 1, 0, SOME_CITIES),
    "dna": (t.DNA, 4, 0, MANY),
    "resist": (t.RESIST, 12, 0, HIGH),
    "infection": (t.INFECTION, 4, 0, HIGH),
    "severity": (t.SEVERITY, 4, 0, HIGH),
    "mortality": (t.MORTALITY, 4, 0, HIGH),
    "levels": (t.LEVELS, 40, 0, 2),
    "gene_of": (t.GENE_OF, 4, t.NONE, 11),
    "lethal_used": (t.LETHAL_USED, 4, 0, 1),
    "abilities": (t.ABILITIES, 4, 0, 3),
    "slots": (t.SLOTS, 12, t.NONE, 15),
    "steps": (t.STEPS, 12, 0, 9),
    "stock": (t.STOCK, 4, 0, t.MOST_FIELDS),
    "card_of": (t.CARD_OF, 4, t.NONE, 4),
    "waiting": (t.WAITING, 4, 0, SOME_WAITING),
    "own": (t.OWN, 4, 0, SOME_CITIES),
    "stones": (t.STONES, 16, 0, SOME_CITIES),
    "free": (t.FREE, 4, 0, SOME_CITIES),
    "dead": (t.DEAD, 4, 0, SOME_CITIES),
    "extra_infection": (t.EXTRA_INFECTION, 1, 0, MANY),
    "extra_severity": (t.EXTRA_SEVERITY, 1, 0, MANY),
    "extra_mortality": (t.EXTRA_MORTALITY, 1, 0, MANY),
    "discount": (t.DISCOUNT, 1, 0, MANY),
    "points": (t.POINTS, 1, 0, HIGH),
    "uses": (t.USES, 7, 0, MANY),
    "dice": (t.DICE, 1, 0, SOME_DICE),
    "thrown": (t.THROWN, 1, 0, 10),
    "to_throw": (t.TO_THROW, 1, 0, 10),
    "to_die": (t.TO_DIE, 1, 0, 10),
    "hit": (t.HIT, 1, 0, SOME_CITIES),
    "placed": (t.PLACED, 1, 0, HIGH),
    "fields": (t.FIELDS, t.MOST_FIELDS, t.NONE, t.GREY),
}
"""Where each named thing lies, how many places it takes, and from what to what they may hold."""

NEED_EFFECT = (t.EFFECT, t.ASK_ONCE, t.ASK_GATHERING)
NEED_CITY = (t.HEAL_CITY, t.ASK_CORPSE, t.ASK_BURY)
SEATED = (*range(t.DEAL_CARD, t.OPEN_TURN + 1), t.ASK_BACK)


def problem(s: VirusidState) -> str:
    """What a position can't be, in a few words; nothing if it is sound."""
    lies = s.t
    if any(lies[place] >= s.seats for place in (t.ASKED, t.ACTIVE, t.STARTER_SEAT)):
        return "somebody plays who has no seat"
    if lies[t.PHASE] != t.SETUP and lies[t.ACTIVE] < 0:
        return "it is nobody's turn"
    left = lies[t.CARDS_LEFT : t.CARDS_LEFT + t.SEGMENTS]
    top = next((place for place, cards in enumerate(left) if cards), len(s.terms.deck_letters))
    if lies[t.SEGMENT] != top:
        return "its deck has another top"
    if not all(_doable(s, packed) for packed in s.agenda):
        return "its agenda holds unknown steps"
    if not all(_waits_well(s, lies[t.WAITING + seat]) for seat in range(s.seats)):
        return "an unknown spread waits"
    broken = s.invariants()
    return broken[0] if broken else _asks_well(s)


def _doable(s: VirusidState, packed: int) -> bool:
    kind, argument = kind_of(packed), argument_of(packed)
    if packed < 0 or kind > t.ASK_BURY:
        return False
    if kind in NEED_EFFECT:
        return argument >> 2 < len(s.terms.effects) and argument & 3 < s.seats
    if kind == t.ASK_MARK:
        return argument < len(s.terms.effects)
    if kind in NEED_CITY:
        return argument < CITIES
    if kind == t.ASK_CLEAR:
        return argument >> COUNT_BITS <= CITY_MARKERS + 1
    if kind == t.INCOME:
        return s.t[t.EVENT] >= 0
    return kind not in SEATED or argument < s.seats


def _waits_well(s: VirusidState, queue: int) -> bool:
    while queue:
        if not 0 < queue & ((1 << WAITING_BITS) - 1) <= len(s.terms.effects):
            return False
        queue >>= WAITING_BITS
    return True


def _asks_well(s: VirusidState) -> str:
    """Somebody is asked who is to act, about something that exists, and has an option."""
    lies = s.t
    node = lies[t.NODE]
    over = lies[t.ENDED] != t.RUNNING
    if over != (node == t.OVER) or over == bool(s.to_act):
        return "it is over and goes on, or the other way round"
    if over:
        return ""
    expected = CHANCE if node <= t.LAST_CHANCE else lies[t.ASKED]
    if s.to_act != (expected,):
        return "another seat is to act"
    about = lies[t.ASK]
    known = {
        t.ONE_TIME: about < len(s.terms.effects),
        t.HEALING: about < CITIES,
        t.DYING: about < CITIES,
        t.BURYING: about < CITIES,
        t.MARKING: about < CITY_MARKERS,
        t.CLEARING: about < 1 << COUNT_BITS and lies[t.ASK_MORE] <= CITY_MARKERS + 1,
        t.FREE_GROWTH: 1 <= about <= 6,
    }
    if not known.get(node, True):
        return "it asks about nothing known"
    if node == t.ONE_TIME and s.terms.effects[about].verb not in (ONCE_SPREAD, SPORE_SPREAD):
        return "it asks about nothing known"
    return "" if s.legal(expected) else "there is no option"
