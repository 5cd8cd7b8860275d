"""The invariants of the rules page, checked after every action when soaking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from miasma.games.virusid.actions import BIRD, BLOCKS, CITIES, CITY_MARKERS, LADDERS, STRAINS, TYPES
from miasma.games.virusid.rules import event, markers, reach, scales
from miasma.games.virusid.table import (
    ABILITIES,
    ACTIVE,
    ASK_DIE,
    ASK_EVENT,
    CARDS_LEFT,
    CLOSED_AIR,
    CONTINENT,
    CORPSES,
    CURE,
    CURED,
    DEAD,
    DECK_EMPTY,
    DNA,
    ENDED,
    EXTRA_INFECTION,
    EXTRA_SEVERITY,
    FIELDS,
    FREE,
    GREY,
    HIT,
    INFECTING,
    INFECTION,
    KILLING,
    LEVELS,
    MARKED,
    MORTALITY,
    MOST_FIELDS,
    NODE,
    NONE,
    OUT,
    OWN,
    PHASE,
    PLACED,
    POINTS,
    REACHED,
    RESEARCH,
    RESEARCH_LEFT,
    RESIST,
    SETUP,
    SEVERITY,
    SIXTH_DEATH,
    SLOTS,
    STEPS,
    STOCK,
    STONES,
    SUPPLY,
    THROWN,
    TO_DIE,
    TO_THROW,
    TURN,
    UNSEEN,
    USES,
    WIPED,
)

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState


def broken(s: VirusidState) -> list[str]:
    """One sentence for each invariant that does not hold."""
    checks = (_stones, _sets, _scales, _strains, _track, _cards, _markers, _turn)
    return [sentence for check in checks for sentence in check(s)]


def _stones(s: VirusidState) -> Iterator[str]:
    t = s.t
    fields = t[FIELDS : FIELDS + MOST_FIELDS]
    for seat in range(s.seats):
        if t[STOCK + seat] + fields.count(seat) != s.terms.stones or t[STOCK + seat] < 0:
            yield f"VR-INV-01: the stones of seat {seat} are not {s.terms.stones}"
    grey = sum(s.terms.continent_corpses) + s.terms.supply_corpses
    lying = sum(t[CONTINENT : CONTINENT + 4]) + t[CORPSES] + fields.count(GREY)
    if lying != grey or min(t[CONTINENT : CORPSES + 1]) < 0:
        yield f"VR-INV-01: there are {lying} corpses, not {grey}"
    if any(content != NONE for content in fields[s.board.fields :]):
        yield "VR-INV-02: a stone lies beside the board"
    for place in range(4):
        if t[CONTINENT + place] > s.terms.continent_corpses[place]:
            yield "VR-INV-08: a continent field has more corpses than at the start"


def _sets(s: VirusidState) -> Iterator[str]:
    t = s.t
    found = [0] * (TYPES * 6)  # per content (healthy last) and type
    alive = 0
    for field in range(s.board.fields):
        content = t[FIELDS + field]
        kind = s.board.pair_type[s.board.field_pair[field]]
        found[content * TYPES + kind if content >= 0 else 5 * TYPES + kind] |= (
            1 << s.board.field_city[field]
        )
        if content != GREY:
            alive |= 1 << s.board.field_city[field]
    if found[: 4 * TYPES] != t[STONES : STONES + 16] or found[16:20] != t[DEAD : DEAD + 4]:
        yield "VR-INV-02: the sets of stones differ from the fields"
    if found[20:] != t[FREE : FREE + 4]:
        yield "VR-INV-02: the set of healthy fields differs from the fields"
    if t[WIPED] != (1 << CITIES) - 1 & ~alive:
        yield "VR-INV-07: the wiped-out cities are not those with nobody alive"
    for seat in range(s.seats):
        own = t[STONES + seat * TYPES : STONES + seat * TYPES + TYPES]
        if t[OWN + seat] != own[0] | own[1] | own[2] | own[3] or t[OWN + seat] & ~t[REACHED]:
            yield f"VR-INV-02: the cities of seat {seat} differ from its stones"


def _scales(s: VirusidState) -> Iterator[str]:
    t = s.t
    terms = s.terms
    building = t[PHASE] == SETUP and terms.expert
    for seat in range(s.seats):
        limits = [
            (DNA, 10_000 if building else terms.dna_max),
            (INFECTION, terms.stat_max[0]),
            (SEVERITY, terms.stat_max[1]),
            (MORTALITY, terms.stat_max[2]),
            (ABILITIES, 3),
        ]
        values = [(t[place + seat], most) for place, most in limits]
        resistances = t[RESIST + seat * 3 : RESIST + seat * 3 + 3]
        levels = t[LEVELS + seat * LADDERS : LEVELS + (seat + 1) * LADDERS]
        values += [(value, terms.resistance_max) for value in resistances]
        values += [(value, 2) for value in levels]
        if any(not 0 <= value <= most for value, most in values):
            yield f"VR-INV-03: a scale of seat {seat} is out of bounds"
        if terms.no_bird and levels[BIRD]:
            yield f"VR-INV-13: seat {seat} has birds"


def _strains(s: VirusidState) -> Iterator[str]:
    t = s.t
    held = [strain for strain in t[SLOTS : SLOTS + 12] if strain >= 0]
    places = held + [n for n in range(STRAINS) if t[SUPPLY] >> n & 1]
    places += [n for n in range(STRAINS) if t[OUT] >> n & 1]
    if sorted(places) != list(range(STRAINS)):
        yield "VR-INV-03: a strain is in two places or in none"
    for seat in range(s.seats):
        own = [n for n in t[SLOTS + seat * 3 : SLOTS + seat * 3 + 3] if n >= 0]
        families = [s.terms.families[strain] for strain in own]
        if len(families) != len(set(families)):
            yield f"VR-INV-03: seat {seat} has two strains of one name"
        for slot in range(seat * 3, seat * 3 + 3):
            strain = t[SLOTS + slot]
            most = len(s.terms.symptom_costs[strain]) if strain >= 0 else 0
            if not 0 <= t[STEPS + slot] <= most:
                yield f"VR-INV-03: seat {seat} has symptoms that are not there"


def _track(s: VirusidState) -> Iterator[str]:
    t = s.t
    if not 0 <= t[RESEARCH] <= t[CURE] <= s.terms.cure_bottom:
        yield "VR-INV-04: a marker has left the track"
    if (t[RESEARCH] == t[CURE]) != (t[ENDED] == CURED):
        yield "VR-INV-04: the markers meet and the game goes on, or the other way round"


def _cards(s: VirusidState) -> Iterator[str]:
    t = s.t
    sizes = s.terms.letter_sizes
    seen = [sizes[letter] - t[UNSEEN + letter].bit_count() for letter in range(5)]
    left = sum(t[CARDS_LEFT : CARDS_LEFT + 6])
    if left + sum(seen) != sum(s.terms.deck_cards):
        yield "VR-INV-05: cards drawn and cards left are not the deck"
    research = sum(t[RESEARCH_LEFT : RESEARCH_LEFT + 6])
    if research + seen[event.MASSIVE] != sum(s.terms.deck_research):
        yield "VR-INV-05: Massive Research cards are missing"
    drawing = t[NODE] == ASK_EVENT or t[PHASE] == 0 or t[ENDED] in (CURED, DECK_EMPTY)
    normal = sum(seen) - seen[event.MASSIVE]
    if normal != t[TURN] and not (drawing and normal == t[TURN] - 1) and not _amid_research(s):
        yield f"VR-INV-05: {normal} cards were drawn in {t[TURN]} turns"
    if t[TURN] > s.terms.turns + 1:
        yield "VR-INV-12: more turns than cards"


def _amid_research(s: VirusidState) -> bool:
    """Whether a Massive Research card is being carried out: its follower is not drawn yet."""
    return s.t[PHASE] == 1 and s.t[TURN] - 1 == sum(
        s.terms.letter_sizes[letter] - s.t[UNSEEN + letter].bit_count() for letter in range(4)
    )


def _markers(s: VirusidState) -> Iterator[str]:
    t = s.t
    for kind in range(BLOCKS + 1):
        if markers.left(s, kind) < 0:
            yield "VR-INV-06: more markers than there are"
    lying = t[CLOSED_AIR]
    for kind in range(CITY_MARKERS):
        lying |= t[MARKED + kind]
    if lying & t[WIPED]:
        yield "VR-INV-06: a marker lies on a wiped-out city"
    if t[CLOSED_AIR] & ~s.board.airports:
        yield "VR-INV-06: a block lies where no airport is"


def _turn(s: VirusidState) -> Iterator[str]:
    t = s.t
    seat = t[ACTIVE]
    most = s.terms.stat_max
    if t[PLACED] > most[0]:
        yield "VR-INV-09: more stones placed than there are infection points"
    if t[NODE] == INFECTING:
        points = scales.clamped(t[INFECTION + seat] + t[EXTRA_INFECTION], most[0])
        levels = sum(reach.level(s, seat, kind) for kind in range(TYPES))
        if t[POINTS] < 0 or t[PLACED] > points - t[POINTS]:
            yield "VR-INV-09: a stone was placed without its infection point"
        if min(t[USES : USES + 7]) < 0 or t[PLACED] != levels - sum(t[USES : USES + TYPES]):
            yield "VR-INV-09: a stone was placed without its spread level"
    if t[TO_DIE] > t[THROWN] or t[THROWN] > most[1]:
        yield "VR-INV-10: more deaths than dice"
    if t[NODE] in (ASK_DIE, KILLING, SIXTH_DEATH):
        dice = scales.clamped(t[SEVERITY + seat] + t[EXTRA_SEVERITY], most[1])
        if t[THROWN] + t[TO_THROW] != dice or t[HIT].bit_count() + t[TO_DIE] > dice:
            yield "VR-INV-10: the dice are not those of the severity"
