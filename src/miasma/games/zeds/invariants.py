"""What must hold in every position (section "invariants" of the rules page)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from miasma.games.zeds.abilities import SCIENTIST, STEALTH, SURFACE_ONLY
from miasma.games.zeds.board import (
    ALL_BEDS,
    CAMP,
    GRAVEYARD,
    LAB,
    LAST_IN_PLAY,
    OFFICES,
    SPACE_IDS,
    SPACES,
    STARTS,
    TOWN,
    TRACK_OF,
    TRACK_SETS,
    TRACK_SPACES,
    TUNNEL,
)
from miasma.games.zeds.pieces import (
    DRAWN,
    FIGHTERS,
    FOE,
    GONE,
    LOOTER_SET,
    OUT,
    PIECE_IDS,
    PIECES,
    STACKING,
    SUPER,
    UNITS,
    ZED,
    ZED_SIDE,
    ZED_TYPES,
)
from miasma.games.zeds.rules import places
from miasma.games.zeds.table import (
    AMMO,
    AT,
    BAG,
    BARRICADES,
    CARDS_LEFT,
    CHAOS,
    CHAOS_POOL,
    CHAOS_SPACES,
    DISCARDED,
    FIGHT,
    FOE_SPACES,
    FOES_IN,
    FRIENDS,
    G_TRACK,
    HELD,
    IN_PLAY,
    INFECTION,
    MOST,
    NONE,
    OUTPOST_AT,
    OVER,
    PHASE,
    RESOLVING,
    SORT,
    SORT_ACTIONS,
    SORT_WINDOW,
    STORY_DECK,
    SUPPLIES,
    TEXTS,
    TURN,
    WORST,
    WOUNDS,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState


def broken(s: ZedsState) -> list[str]:
    """What is broken, one sentence each."""
    found = [*_counters(s), *_tracks(s), *_cards(s)]
    if _is_calm(s):
        found += [*_stacks(s), *_units(s)]
    return found


def _is_calm(s: ZedsState) -> bool:
    """Whether nothing is half done: a window or the action phase (ZD-120)."""
    t = s.t
    if t[PHASE] == OVER or not s.to_act or s.to_act[0] < 0:
        return False
    if t[TEXTS] or t[FIGHT] != NONE or t[G_TRACK] != NONE:
        return False
    return t[SORT] in (SORT_ACTIONS, SORT_WINDOW)


def _counters(s: ZedsState) -> Iterator[str]:
    t = s.t
    friends, foes, bag = [0] * SPACES, [0] * SPACES, [0] * ZED_TYPES
    for piece in range(PIECES):
        at = t[AT + piece]
        if at >= 0 and piece < FOE:
            friends[at] |= 1 << piece
        elif at >= 0:
            foes[at] |= 1 << piece - FOE
        elif at == OUT and ZED <= piece < SUPER:
            bag[s.book.zed_type[piece - ZED]] += 1
        elif at not in (OUT, GONE, DRAWN):
            yield f"ZD-INV-01: {PIECE_IDS[piece]} is nowhere"
        if at == GONE and ZED <= piece < SUPER:
            yield f"ZD-INV-01: {PIECE_IDS[piece]} has left the game"
    same = friends == t[FRIENDS : FRIENDS + SPACES] and foes == t[FOES_IN : FOES_IN + SPACES]
    same = same and t[FOE_SPACES] == sum(1 << n for n in range(SPACES) if foes[n])
    same = same and t[IN_PLAY] == sum(friends[: LAST_IN_PLAY + 1])
    if not same or bag != t[BAG : BAG + ZED_TYPES]:
        yield "ZD-INV-01: pieces are counted in other places than they are"
    if t[PHASE] != OVER and any(foes[TRACK_SPACES:]):
        yield "ZD-INV-06: Zeds or looters are off the tracks"


def _tracks(s: ZedsState) -> Iterator[str]:
    t = s.t
    chaotic = sum(1 << n for n in range(SPACES) if t[CHAOS + n])
    if sum(t[CHAOS : CHAOS + SPACES]) + t[CHAOS_POOL] != s.terms.chaos or (
        t[CHAOS_SPACES] != chaotic
    ):
        yield "ZD-INV-02: chaos markers are missing"
    if not 0 <= t[SUPPLIES] <= MOST or not 0 <= t[AMMO] <= MOST:
        yield "ZD-INV-03: supplies or ammo are off their tracks"
    if not 0 <= t[INFECTION] <= (WORST if s.terms.level else 0):
        yield "ZD-INV-03: infection is off its track"
    built = t[BARRICADES] | (1 << t[OUTPOST_AT] if t[OUTPOST_AT] >= 0 else 0)
    for spaces in TRACK_SETS:
        if (built & spaces).bit_count() > 1:
            yield "ZD-INV-07: two barricades stand on a track"


def _cards(s: ZedsState) -> Iterator[str]:
    t = s.t
    if t[TURN] + t[CARDS_LEFT] != s.terms.cards:
        yield "ZD-INV-10: event cards are missing"
    piles = (t[STORY_DECK], t[HELD], t[DISCARDED], t[RESOLVING])
    if sum(pile.bit_count() for pile in piles) != s.terms.stories.bit_count():
        yield "ZD-INV-10: story cards are missing"
    together = piles[0] | piles[1] | piles[2] | piles[3]
    if together != s.terms.stories or (t[RESOLVING] and _is_calm(s)):
        yield "ZD-INV-10: a story card is in two places or in none"


def _stacks(s: ZedsState) -> Iterator[str]:
    t = s.t
    for space in range(TRACK_SPACES):
        foes, units = t[FOES_IN + space], places.fighters(s, space)
        if (foes & STACKING).bit_count() > s.book.zed_limit[space]:
            yield f"ZD-INV-04: too many Zeds are in {SPACE_IDS[space]}"
        if STARTS >> space & 1:
            continue
        if units.bit_count() > s.book.player_limit[space]:
            yield f"ZD-INV-04: too many units are in {SPACE_IDS[space]}"
        if foes & ZED_SIDE and foes & LOOTER_SET:
            yield f"ZD-INV-05: Zeds and looters share {SPACE_IDS[space]}"
        if foes and units & ~s.book.has[STEALTH]:
            yield f"ZD-INV-05: enemies share {SPACE_IDS[space]}"
    for room in range(TOWN + 1, CAMP):
        if t[FRIENDS + room].bit_count() > 1:
            yield f"ZD-INV-04: too many units are in {SPACE_IDS[room]}"


def _units(s: ZedsState) -> Iterator[str]:
    t = s.t
    for unit in range(UNITS):
        at = t[AT + unit]
        if at < 0 or at == GRAVEYARD:
            continue
        is_comatose = places.is_comatose(s, unit)
        if t[WOUNDS + unit] > s.book.hits_total[unit] or (is_comatose and not ALL_BEDS >> at & 1):
            yield f"ZD-INV-08: {PIECE_IDS[unit]} bears too many hits"
        if unit < FIGHTERS and at > LAST_IN_PLAY:
            yield f"ZD-INV-01: {PIECE_IDS[unit]} is in the camp"
        if (OFFICES | 1 << LAB) >> at & 1 and not places.has(s, unit, SCIENTIST):
            yield f"ZD-INV-11: {PIECE_IDS[unit]} is no scientist"
        if at < TRACK_SPACES and TRACK_OF[at] == TUNNEL and places.has(s, unit, SURFACE_ONLY):
            yield f"ZD-INV-11: {PIECE_IDS[unit]} is in the tunnel"
    for piece in range(FOE, PIECES):
        if t[AT + piece] >= 0 and t[WOUNDS + piece] >= s.book.hits_total[piece]:
            yield f"ZD-INV-08: {PIECE_IDS[piece]} bears too many hits"
