"""What a heuristic player looks at: points to come from areas, crises, the event, cards, the cure.

All worths are in victory points; a logistic of the lead over the others makes a chance of it.
Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from miasma.core.agenda import argument_of, kind_of
from miasma.games.viral.rules import points, research
from miasma.games.viral.table import (
    ABSORB,
    ABSORBED,
    ACTIVE,
    ADVANTAGE,
    AREA_TOKEN,
    AREAS,
    ASK,
    ATTACK,
    CHOOSE_ICON,
    CHOOSE_PAIR,
    COLOURS,
    CRISIS,
    CRISIS_ICON,
    CRISIS_TOKENS,
    DUE,
    EVENT,
    FLUSH,
    GAINED,
    INFECT,
    MAGNET,
    MOVE,
    ORGANS,
    OVER,
    PAIR,
    PHASE,
    PICK_ORGAN,
    PICK_VIRUS,
    PLAYED,
    PLAYED_AREA,
    PROTECT,
    RESEARCH,
    RESEARCH_ALL,
    RESOLVE,
    ROUND,
    SCORE_CONTROL,
    SCORE_CONTROL_ALL,
    SCORE_MAJORITY,
    SHIELDS,
    SUPPLY,
    USED,
    VP,
)

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState

STEP_COST: Final = 0.33
"""What a step towards the cure costs, in points."""
NEXT_ROUND: Final = 0.42
"""How much of an area held now is worth for the next round's research."""
VIRUS: Final = 0.30
SHIELD: Final = 0.28
CARD: Final = 0.45
"""A gained mutation card for each round that is left."""
STRENGTH: Final[tuple[float, ...]] = (0.0, 0.55, 1.0, 0.75, 0.55, 1.3, 0.0)
"""How much an icon helps to take an area, by verb."""


def evaluate(s: ViralState, seat: int) -> float:
    """The chance that a seat wins, 0 to 1."""
    return evaluate_all(s)[seat]


def evaluate_all(s: ViralState) -> list[float]:
    """The chance of each seat to win, guessed from the look of the table."""
    t = s.t
    if t[ASK] == OVER:
        return s.result().rewards()
    worth = worths(s)
    spread = 3.0 + 1.5 * (s.terms.rounds - t[ROUND])
    seats = s.terms.seats
    top = max(worth[:seats])
    shares = [exp((worth[seat] - top) / spread) for seat in range(seats)]
    total = sum(shares)
    return [share / total for share in shares]


def worths(s: ViralState) -> list[float]:
    """The final score each player may expect, apart from what all get alike."""
    t = s.t
    terms = s.terms
    left = terms.rounds - t[ROUND]
    worth = [0.0] * terms.players
    for player in range(terms.players):
        worth[player] = standing(s, player, left)
    ahead = t[PHASE] <= 1  # research is still to come this round
    add_areas(s, worth, ahead, left)
    if t[PHASE] <= 4:
        add_crises(s, worth)
    if t[PHASE] <= 2 and t[EVENT] >= 0:
        add_event(s, worth)
    if t[PHASE] == 1:
        add_pairs(s, worth)
    return worth


def standing(s: ViralState, player: int, left: int) -> float:
    """Points so far, presence, viruses on the board, cards, and the threat of the cure."""
    t = s.t
    terms = s.terms
    own = terms.in_play[player]
    worth = float(t[VP + player])
    visible = own & ~(t[SUPPLY] | t[ABSORBED])
    shields = (visible & t[SHIELDS]).bit_count()
    count = visible.bit_count()
    weight = 1.0 if left else 0.55
    worth += weight * (VIRUS * count + SHIELD * shields)
    presence = 1.0 if not left else 0.28
    worth += presence * terms.presence_vp * points.areas_present(s, player)
    if player == terms.bot:
        return worth
    worth += points.card_points(s, player)
    worth += CARD * left * t[GAINED + player].bit_count()
    if left:
        for icon in terms.mutation_icons:
            if icon > t[VP + player]:
                worth += max(0.0, 1.2 - 0.3 * (icon - t[VP + player])) * left / terms.rounds
                break
    return worth - cure_threat(s, player, left, count, shields)


def cure_threat(s: ViralState, player: int, left: int, count: int, shields: int) -> float:
    """What research so far costs: the nearer the cure, the more is at stake."""
    t = s.t
    near = t[RESEARCH + player] / s.terms.top
    stake = 0.65 * (count - shields) + 0.3
    if t[RESEARCH + player] >= s.terms.top and t[PHASE] <= 5:
        return stake * 1.4 if left else 0.55 * (count - shields)
    if not left:
        return 0.0
    return (STEP_COST * s.terms.top) * near * near * 0.75


# -- areas ----------------------------------------------------------------------------------------


def area_value(s: ViralState, area: int) -> float:
    """What an area pays now, less what its steps cost."""
    if s.t[AREA_TOKEN + area] < 0:
        return 2.0
    vp, steps = research.token_side(s, area)
    return vp - STEP_COST * steps


def needs(s: ViralState, area: int, holder_of: list[int]) -> list[int]:
    """For each player how many more viruses control would take; 0 for the controller.

    `holder_of` gets the controller, or -1.
    """
    t = s.t
    terms = s.terms
    organs = terms.area_organs[area]
    lead_count = lead_rank = -1
    counts: list[int] = []
    missing: list[int] = []
    for player in range(terms.players):
        own = terms.in_play[player]
        total = gaps = 0
        for organ in organs:
            here = (t[organ] & own).bit_count()
            total += here
            if not here:
                gaps += 1
        counts.append(total)
        missing.append(gaps)
    ranks = [0] * terms.players
    for rank in range(terms.players):
        if t[ADVANTAGE + rank] >= 0:
            ranks[t[ADVANTAGE + rank]] = rank
    holder = -1
    for player in range(terms.players):
        if missing[player]:
            continue
        count = counts[player]
        if count > lead_count or (count == lead_count and ranks[player] < lead_rank):
            holder, lead_count, lead_rank = player, count, ranks[player]
    found: list[int] = []
    for player in range(terms.players):
        if player == holder:
            found.append(0)
            continue
        if holder < 0:
            found.append(missing[player])
            continue
        wanted = lead_count - counts[player] + (1 if ranks[player] > lead_rank else 0)
        found.append(max(missing[player], wanted))
    holder_of[0] = holder
    return found


def add_areas(s: ViralState, worth: list[float], ahead: bool, left: int) -> None:
    """Areas held: paid this round if research is to come, and a start for the next one."""
    later = NEXT_ROUND if left else 0.0
    box = [-1]
    for area in range(AREAS):
        value = area_value(s, area)
        found = needs(s, area, box)
        for player in range(s.terms.players):
            need = found[player]
            if need == 0 and box[0] == player:
                worth[player] += value * ((0.86 if ahead else 0.0) + later)
            elif need <= 2:
                worth[player] += value * (0.18 if need == 1 else 0.07) * (later or 0.5)


# -- crises and the event -------------------------------------------------------------------------


def add_crises(s: ViralState, worth: list[float]) -> None:
    """Crises that are resolved this round: points for presence, the loss of what has no shield."""
    t = s.t
    terms = s.terms
    for token in range(CRISIS_TOKENS):
        organ = t[CRISIS + token]
        if organ < 0 or (t[PHASE] == 4 and not t[DUE] >> token & 1):
            continue
        here = t[organ]
        if not here:
            continue
        most = research.majority(s, organ)
        for player in range(terms.players):
            mine = here & terms.in_play[player]
            if mine:
                worth[player] += 0.9 * (terms.most_vp if player == most else terms.present_vp)
                worth[player] -= 0.33 * (mine & ~t[SHIELDS]).bit_count()


def add_event(s: ViralState, worth: list[float]) -> None:
    """What the coming event would do as the table stands."""
    t = s.t
    for verb, first, second in s.terms.events[t[EVENT]]:
        if verb == SCORE_CONTROL:
            player = research.controller(s, first)
            if player >= 0:
                worth[player] += 0.8 * second
        elif verb == SCORE_CONTROL_ALL:
            for area in range(AREAS):
                player = research.controller(s, area)
                if player >= 0:
                    worth[player] += 0.8 * first
        elif verb == SCORE_MAJORITY:
            player = research.majority(s, first)
            if player >= 0:
                worth[player] += 0.8 * second
        elif verb == FLUSH:
            for organ in range(ORGANS):
                if first >> organ & 1:
                    for player in range(s.terms.players):
                        gone = t[organ] & s.terms.in_play[player] & ~t[SHIELDS]
                        worth[player] += (second - 0.35) * 0.85 * gone.bit_count()
        elif verb == RESEARCH_ALL:
            for player in range(s.terms.players):
                worth[player] -= STEP_COST * first * 0.8


# -- pairs ----------------------------------------------------------------------------------------


def add_pairs(s: ViralState, worth: list[float]) -> None:
    """What the icons still to be used promise, of pairs chosen and not yet carried out."""
    t = s.t
    asked = t[ASK]
    pair = t[PAIR] * COLOURS
    if asked == CHOOSE_PAIR:
        for seat in s.terms.everybody:
            if t[PLAYED_AREA + pair + seat] >= 0:
                worth[seat] += promise(s, seat, pair, 0)
        return
    if asked in (CHOOSE_ICON, PICK_VIRUS, PICK_ORGAN):
        seat = t[ACTIVE]
        worth[seat] += promise(s, seat, pair, t[USED])
    for packed in s.agenda:
        if kind_of(packed) == RESOLVE:
            seat = argument_of(packed)
            worth[seat] += promise(s, seat, pair, 0)


def promise(s: ViralState, seat: int, pair: int, used: int) -> float:
    """The worth of a pair's unused icons; without a card the area with an ordinary one."""
    t = s.t
    area, card = t[PLAYED_AREA + pair + seat], t[PLAYED + pair + seat]
    framed = free = extra = 0.0
    if card < 0:
        framed = 1.7
    else:
        infects = 0
        last = -1
        for slot, _, verb, zone in s.terms.icons[card]:
            if used >> slot & 1 or slot == last:
                continue
            last = slot
            strength = STRENGTH[verb]
            if verb == INFECT:
                infects += 1
            if zone:
                framed += strength
            else:
                free += strength
            if verb == PROTECT:
                extra += SHIELD * 0.8
            elif verb == CRISIS_ICON:
                extra += 0.5
            elif verb in (ATTACK, MOVE, MAGNET, ABSORB):
                extra += 0.12
        supply = (t[SUPPLY] & s.terms.in_play[seat]).bit_count()
        extra += VIRUS * min(infects, supply)
    return extra + takeover(s, seat, area, framed, free)


def takeover(s: ViralState, seat: int, area: int, framed: float, free: float) -> float:
    """The best that icons of some strength can do: take an area, or secure one."""
    best = 0.0
    box = [-1]
    for place in range(AREAS):
        power = free + (framed if place == area else 0.0)
        if power <= 0.0:
            continue
        value = area_value(s, place)
        if value <= 0.0:
            continue
        need = needs(s, place, box)[seat]
        if need == 0 and box[0] == seat:
            gain = value * 0.12 * min(power, 2.0)
        elif power >= need:
            gain = value * 0.8
        else:
            gain = value * 0.45 * (power / need) * (power / need)
        best = max(best, gain)
    return best
