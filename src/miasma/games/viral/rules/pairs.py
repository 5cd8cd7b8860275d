"""Phase 1: choosing, revealing and resolving pairs of cards, and the clean-up (5.4).

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.agenda import todo
from miasma.games.viral import tell
from miasma.games.viral.actions import AREA, BASICS, CARD, LAY_CRISIS, PLACE, STOP, TO, USE, VIRUS
from miasma.games.viral.rules import crisis, icons, pieces
from miasma.games.viral.sets import members
from miasma.games.viral.table import (
    ABSORB,
    ACTIVE,
    AREA_HAND,
    ASK,
    ATTACK,
    CHOOSE_ICON,
    CHOOSE_PAIR,
    COLOURS,
    CRISIS_ICON,
    HAND,
    ICONS,
    INFECT,
    MAGNET,
    NEXT_ICON,
    NONE,
    ORIGIN,
    PAIR,
    PAIRS,
    PICK_ORGAN,
    PICK_VIRUS,
    PICKED,
    PLAYED,
    PLAYED_AREA,
    PROTECT,
    RESOLVE,
    SECRET,
    SHIELDS,
    USED,
    VERB,
    WAITING,
    WAITING_AREAS,
    ZONE,
)

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState


# -- choosing -------------------------------------------------------------------------------------


def open_choice(s: ViralState, pair: int) -> None:
    """All seats choose a pair at the same time, in secret (VI-061, VI-063)."""
    t = s.t
    t[PAIR] = pair
    t[ASK] = CHOOSE_PAIR
    t[ACTIVE] = NONE
    t[USED] = 0
    s.to_act = s.terms.everybody


def choose(s: ViralState, seat: int, action: int) -> None:
    """An area card, then a mutation card; a seat stays to act until both lie there (VI-603)."""
    t = s.t
    pair = t[PAIR] * COLOURS
    if action < CARD:
        t[PLAYED_AREA + pair + seat] = action - AREA
    else:
        t[PLAYED + pair + seat] = action - CARD
        if s.events is not None:
            tell.ready(s, seat)
    s.to_act = tuple([other for other in s.terms.everybody if t[PLAYED + pair + other] < 0])
    if not s.to_act:
        reveal(s)


def reveal(s: ViralState) -> None:
    """All pairs are shown together, then resolved in turn order (VI-062)."""
    t = s.t
    for seat in s.terms.everybody:
        pair = t[PAIR] * COLOURS + seat
        t[AREA_HAND + seat] &= ~(1 << t[PLAYED_AREA + pair])
        t[HAND + seat] &= ~(1 << t[PLAYED + pair])
        if t[PLAYED + pair] >= BASICS:
            t[SECRET] &= ~(1 << (t[PLAYED + pair] - BASICS))  # VI-613
        if s.events is not None:
            tell.pair_shown(s, seat)
    for seat in reversed(s.turn_order()):
        if seat != s.terms.bot:
            s.agenda.append(todo(RESOLVE, seat))


# -- resolving ------------------------------------------------------------------------------------


def resolve(s: ViralState, seat: int) -> None:
    """A player's pair is carried out completely before the next one's (VI-062)."""
    t = s.t
    t[ACTIVE] = seat
    t[USED] = 0
    next_icon(s)


def next_icon(s: ViralState) -> None:
    """Ask for an icon; without a usable one the resolution ends by itself (VI-068)."""
    t = s.t
    seat = t[ACTIVE]
    t[VERB] = t[ZONE] = t[PICKED] = t[ORIGIN] = NONE
    found = icons.usable(s, seat)
    t[ICONS] = found
    if found:
        t[ASK] = CHOOSE_ICON
        s.to_act = s.terms.alone[seat]


def choose_icon(s: ViralState, action: int) -> None:
    """An icon is used, or all that are left are given up (VI-064, VI-601)."""
    t = s.t
    if action == STOP:
        t[ICONS] = 0
        if s.events is not None:
            tell.stopped(s, t[ACTIVE])
        return
    seat = t[ACTIVE]
    place = action - USE
    slot = place // 3
    t[USED] |= 1 << slot  # so a pair comes to an end (VI-604)
    t[ICONS] = 1 << place
    pair = t[PAIR] * COLOURS + seat
    for _, other, verb, framed in s.terms.icons[t[PLAYED + pair]]:
        if other == place:
            t[VERB] = verb
            t[ZONE] = t[PLAYED_AREA + pair] if framed else NONE
    if t[VERB] == CRISIS_ICON or (t[VERB] == INFECT and pieces.supply_of(s, seat)):
        t[ASK] = PICK_ORGAN
    else:
        t[ASK] = PICK_VIRUS
    s.to_act = s.terms.alone[seat]


def pick_virus(s: ViralState, action: int) -> None:
    """The virus of the icon is named; some icons need an organ besides (VI-601)."""
    t = s.t
    seat = t[ACTIVE]
    virus = action - VIRUS
    organ = pieces.organ_of(t, virus)
    verb = t[VERB]
    if verb == PROTECT:
        t[SHIELDS] |= 1 << virus  # VI-100
        if s.events is not None:
            tell.protected(s, seat, virus, organ)
        after_icon(s)
    elif verb == ATTACK:
        attack(s, seat, virus, organ)
    elif verb == ABSORB:
        swallowed = pieces.absorb(s, virus, organ)
        if s.events is not None:
            tell.absorbed(s, seat, virus, swallowed, organ)
        after_icon(s)
    else:
        t[PICKED] = virus
        t[ORIGIN] = organ
        t[ASK] = PICK_ORGAN
        s.to_act = s.terms.alone[seat]


def attack(s: ViralState, seat: int, virus: int, organ: int) -> None:
    """Another player's virus is removed, or loses its shield (VI-130)."""
    if s.events is not None:
        tell.attacked(s, seat, virus, organ)
    pieces.remove(s, organ, 1 << virus)
    after_icon(s)


def organ_actions(s: ViralState) -> list[int]:
    """The organs that complete the icon, as actions (VI-601)."""
    t = s.t
    seat = t[ACTIVE]
    verb = t[VERB]
    if verb == CRISIS_ICON:
        return members(icons.crisis_sites(s, t[ZONE]), LAY_CRISIS)
    if verb == INFECT:
        return members(icons.infect_sites(s, t[ZONE], t[ORIGIN]), PLACE)
    if verb == MAGNET:
        exits = icons.magnet_exits(s, seat, t[PICKED], t[ORIGIN], t[ZONE])
        return members(exits, TO)
    return members(s.terms.exits[t[ORIGIN]], TO)


def pick_organ(s: ViralState, action: int) -> None:
    """The organ completes the icon, which is carried out."""
    t = s.t
    seat = t[ACTIVE]
    verb = t[VERB]
    if verb == CRISIS_ICON:
        crisis.lay(s, action - LAY_CRISIS, True)  # VI-150
    elif verb != INFECT:
        virus, origin = t[PICKED], t[ORIGIN]
        pieces.carry(s, virus, origin, action - TO)  # VI-110, VI-143
        if s.events is not None:
            tell.moved(s, seat, virus, origin, action - TO)
    elif t[PICKED] >= 0:
        pieces.reuse(s, t[PICKED], t[ORIGIN], action - PLACE)
        if s.events is not None:
            tell.infected(s, seat, t[PICKED], t[ORIGIN], action - PLACE)
    else:
        virus = pieces.put(s, seat, action - PLACE)
        if s.events is not None:
            tell.infected(s, seat, virus, NONE, action - PLACE)
    after_icon(s)


def after_icon(s: ViralState) -> None:
    """The crisis check (VI-035), then the next icon; nobody gains points by one (VI-069)."""
    s.agenda.append(NEXT_ICON)
    if not crisis.check(s):
        s.agenda.pop()
        next_icon(s)


# -- the end of the phase -------------------------------------------------------------------------


def clean_up(s: ViralState) -> None:
    """Waiting cards come back (VI-070), then the played ones wait (VI-071)."""
    t = s.t
    t[ACTIVE] = NONE
    t[USED] = 0
    for seat in s.terms.everybody:
        t[AREA_HAND + seat] |= t[WAITING_AREAS + seat]
        t[HAND + seat] |= t[WAITING + seat]
        areas = cards = 0
        for pair in range(PAIRS):
            place = pair * COLOURS + seat
            areas |= 1 << t[PLAYED_AREA + place]
            cards |= 1 << t[PLAYED + place]
            t[PLAYED_AREA + place] = t[PLAYED + place] = NONE
        t[WAITING_AREAS + seat] = areas
        t[WAITING + seat] = cards
    if s.events is not None:
        tell.cleaned_up(s)
