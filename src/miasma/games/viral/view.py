"""What each seat may see: plain data that starts from nothing (VI-612 to VI-615)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from miasma.games.viral.actions import BASICS, DEAL_TO
from miasma.games.viral.data import VERBS
from miasma.games.viral.knowledge import hidden, kept_between, pair_seen, pile_seen, saw_dealt
from miasma.games.viral.rules import crisis, draft, points, research
from miasma.games.viral.rules.chance import next_area
from miasma.games.viral.sets import members
from miasma.games.viral.table import (
    ACTIVE,
    ADVANTAGE,
    AREA_HAND,
    AREA_TOKEN,
    AREAS,
    ASK,
    BAG,
    BLUE,
    BOT_CARD,
    BOT_SHOWN,
    BOTTOM,
    BOTTOM_SIZE,
    CARRIERS,
    CHOOSE_PAIR,
    COLOURS,
    CRISIS,
    CRISIS_TOKENS,
    DEAL,
    DISPLAY,
    DISPLAY_SLOTS,
    DRAFT_ORDER,
    DRAFT_PICK,
    DRAFT_ROUND,
    DUE,
    EVENT,
    EVENTS_LEFT,
    FIRST,
    GAINED,
    HAND,
    LAST,
    LOAD,
    ORGANS,
    ORIGIN,
    PACKET,
    PAIR,
    PAIRS,
    PHASE,
    PICKED,
    PLAYED,
    RESEARCH,
    ROUND,
    SHIELDS,
    STACKED,
    SUPPLY,
    TAKEN,
    USED,
    VERB,
    VP,
    WAITING,
    WAITING_AREAS,
    ZONE,
)
from miasma.games.viral.tell import virus_id
from miasma.games.viral.terms import COLOUR

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.viral.game import Viral
    from miasma.games.viral.state import ViralState

ASKS = (
    "draw_first",
    "setup_place",
    "draw_event",
    "draw_token",
    "reveal_card",
    "draw_card",
    "deal_card",
    "draft_pick",
    "draft_order",
    "draw_bot",
    "bot_source",
    "bot_organ",
    "choose_pair",
    "choose_icon",
    "pick_virus",
    "pick_organ",
    "mutation_pick",
    "crisis_order",
    "event_pick_virus",
    "event_pick_organ",
    "over",
)
PARTS = (*VERBS, "relocate", "reproduce")
"""What can be being carried out: an icon, or a part of an event."""
PASSED = (4, 5, 6)
"""Phases in which a token that lies on an organ and is not due has missed this round's phase 4."""


def rulebook(s: ViralState) -> Viral:
    """The game as its own type."""
    return s.setup.game  # type: ignore[return-value]


def passed_over(s: ViralState, token: int) -> bool:
    """Whether a crisis token lies on an organ and is not resolved in this round (VI-215)."""
    t = s.t
    return t[CRISIS + token] >= 0 and t[PHASE] in PASSED and not t[DUE] >> token & 1


def due(s: ViralState, token: int) -> bool:
    """Whether a crisis token is still to be resolved in the phase that runs (VI-211)."""
    t = s.t
    return t[CRISIS + token] >= 0 and t[PHASE] in PASSED and bool(t[DUE] >> token & 1)


def deferred(s: ViralState, token: int) -> bool:
    """Whether a crisis token waits for the next round; the last one has none (VI-218)."""
    return s.t[ROUND] < s.terms.rounds and passed_over(s, token)


def look(s: ViralState, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may know."""
    t = s.t
    data = rulebook(s).data
    organs = [organ.id for organ in data.organs]
    players = range(s.terms.players)
    return {
        "ask": ASKS[t[ASK]],
        "phase": t[PHASE],
        "round": t[ROUND],
        "pair": t[PAIR] + 1,
        "first": t[FIRST] if t[FIRST] >= 0 else None,
        "active": t[ACTIVE] if t[ACTIVE] >= 0 else None,
        "threshold": s.terms.threshold,
        "organs": {organs[organ]: _organ(s, organ) for organ in range(ORGANS)},
        "crisis": [
            {
                "number": token + 1,
                "organ": organs[t[CRISIS + token]] if t[CRISIS + token] >= 0 else None,
                "deferred": deferred(s, token),
            }
            for token in range(CRISIS_TOKENS)
        ],
        "areas": [_area(s, area) for area in range(AREAS)],
        "blue": bool(t[BLUE]),
        "advantage": [player for player in t[ADVANTAGE : ADVANTAGE + COLOURS] if player >= 0],
        "players": [_player(s, player) for player in players],
        "event": data.events[t[EVENT]].id if t[EVENT] >= 0 else None,
        "events_left": t[EVENTS_LEFT],
        "display": [_mutation(s, card) for card in t[DISPLAY : DISPLAY + DISPLAY_SLOTS]],
        "bag": 0 if s.terms.draft else t[BAG].bit_count(),
        "bottom": [_mutation(s, card) for card in t[BOTTOM : BOTTOM + t[BOTTOM_SIZE]]],
        "bot_cards": [area + 1 for area in t[BOT_CARD : BOT_CARD + 2] if area >= 0],
        "bot_shown": t[BOT_SHOWN : BOT_SHOWN + AREAS],
        "hands": [_seat(s, owner, seat) for owner in s.terms.everybody],
        "icon": _icon(s),
        "last": virus_id(s, t[LAST]) if t[LAST] >= 0 else None,
        "draft": _draft(s, seat) if t[ASK] in (DRAFT_PICK, DRAFT_ORDER) or _dealing(s) else None,
    }


def _dealing(s: ViralState) -> bool:
    return any(s.t[PACKET : PACKET + COLOURS])


def _mutation(s: ViralState, card: int) -> str | None:
    return rulebook(s).data.mutations[card].id if card >= 0 else None


def _cards(s: ViralState, cards: int) -> list[str]:
    return [rulebook(s).data.cards[card].id for card in members(cards)]


def _organ(s: ViralState, organ: int) -> list[dict[str, Any]]:
    return [_virus(s, virus) for virus in members(s.t[organ])]


def _virus(s: ViralState, virus: int) -> dict[str, Any]:
    t = s.t
    return {
        "id": virus_id(s, virus),
        "protected": bool(t[SHIELDS] >> virus & 1),
        "load": [
            {"id": virus_id(s, under), "protected": bool(t[SHIELDS] >> under & 1)}
            for under in members(t[LOAD + virus] if t[CARRIERS] >> virus & 1 else 0)
        ],
    }


def _area(s: ViralState, area: int) -> dict[str, Any]:
    token = s.t[AREA_TOKEN + area]
    player = research.controller(s, area) if s.t[FIRST] >= 0 else -1
    vp, steps = research.token_side(s, area) if token >= 0 else (0, 0)
    return {
        "number": area + 1,
        "token": rulebook(s).data.area_tokens[token].id if token >= 0 else None,
        "vp": vp if token >= 0 else None,
        "research": steps if token >= 0 else None,
        "controller": player if player >= 0 else None,
    }


def _player(s: ViralState, player: int) -> dict[str, Any]:
    t = s.t
    return {
        "colour": rulebook(s).data.colours[player].id,
        "bot": player == s.terms.bot,
        "vp": t[VP + player],
        "research": t[RESEARCH + player],
        "supply": (t[SUPPLY] & COLOUR[player]).bit_count(),
        "areas": points.areas_present(s, player),
    }


def _seat(s: ViralState, owner: int, seat: int | None) -> dict[str, Any]:
    t = s.t
    unknown = hidden(s, owner, seat)
    return {
        "areas": [area + 1 for area in members(t[AREA_HAND + owner])],
        "cards": _cards(s, t[HAND + owner] & ~(unknown << BASICS)),
        "unknown": unknown.bit_count(),
        "waiting_areas": [area + 1 for area in members(t[WAITING_AREAS + owner])],
        "waiting": _cards(s, t[WAITING + owner]),
        "gained": [_mutation(s, card) for card in members(t[GAINED + owner] & ~unknown)],
        "pairs": [_pair(s, pair, owner, seat) for pair in range(PAIRS)],
        "pile": [_mutation(s, card) for card in pile_seen(s, owner, seat)],
    }


def _pair(s: ViralState, pair: int, owner: int, seat: int | None) -> dict[str, Any] | None:
    """A pair as far as a seat may know it; of a secret one only that it is complete (VI-614)."""
    seen = pair_seen(s, pair, owner, seat)
    if seen is None:
        complete = s.t[PLAYED + pair * COLOURS + owner] >= 0
        return {"area": None, "card": None} if complete else None
    area, card = seen
    return {"area": area + 1, "card": rulebook(s).data.cards[card].id if card >= 0 else None}


def _icon(s: ViralState) -> dict[str, Any] | None:
    t = s.t
    if t[VERB] < 0 and not t[USED]:
        return None
    return {
        "used": [slot + 1 for slot in members(t[USED])],
        "verb": PARTS[t[VERB]] if t[VERB] >= 0 else None,
        "area": t[ZONE] + 1 if t[ZONE] >= 0 else None,
        "virus": virus_id(s, t[PICKED]) if t[PICKED] >= 0 else None,
        "from": rulebook(s).data.organs[t[ORIGIN]].id if t[ORIGIN] >= 0 else None,
    }


def packet_held(s: ViralState, seat: int) -> int:
    """The cards of the packet that a seat holds (VI-615)."""
    t = s.t
    if t[ASK] == DRAFT_ORDER:
        return 0
    return t[PACKET + draft.packet_of(s, seat, max(1, t[DRAFT_ROUND]))]


def _draft(s: ViralState, seat: int | None) -> dict[str, Any]:
    """The packet held, the cards kept, and every packet as it was when it was passed on."""
    t = s.t
    if seat is None:
        return {"round": t[DRAFT_ROUND], "packet": [], "kept": [], "passed": []}
    return {
        "round": t[DRAFT_ROUND],
        "packet": [_mutation(s, card) for card in members(packet_held(s, seat))],
        "kept": [_mutation(s, card) for card in members(draft.kept(s, seat))],
        "passed": [
            [_mutation(s, card) for card in members(passed)] for passed in packets_passed(s, seat)
        ],
    }


def packets_passed(s: ViralState, seat: int) -> list[int]:
    """What a seat passed on in the rounds of the draft that are over."""
    t = s.t
    over = DEAL - 1 if t[ASK] == DRAFT_ORDER else t[DRAFT_ROUND] - 1
    found = []
    for round_ in range(1, over + 1):
        packet = draft.packet_of(s, seat, round_)
        cards = t[PACKET + packet]
        for later in range(round_, DEAL):
            card = t[TAKEN + packet * DEAL + later]
            if card >= 0:
                cards |= 1 << card
        found.append(cards)
    return found


# -- what lights up -------------------------------------------------------------------------------


def aim(s: ViralState, action: Action, seat: int) -> tuple[str, ...]:
    """The elements an option lights up, where they depend on seat or position."""
    t = s.t
    colours = rulebook(s).data.colours
    if action.kind in ("area", "card"):
        basic = action.kind == "area" or action.args[0].startswith("basic_")
        return (f"{colours[seat].id}.{action.targets[0]}",) if basic else action.targets
    if action.kind == "crisis":
        return (*action.targets, f"crisis-{crisis.free_token(t) + 1}")
    if action.kind == "token":
        return (f"token-{next_area(t) + 1}",)
    if action.kind == "reveal":
        slot = next(n for n in range(DISPLAY_SLOTS) if t[DISPLAY + n] < 0)
        return (f"display-{slot + 1}",)
    if action.kind == "draw":
        return ("deck", f"mat-{colours[t[ACTIVE]].id}")
    if action.kind == "deal":
        return (f"mat-{colours[t[ACTIVE]].id}",)
    return action.targets


def mask(
    before: ViralState, now: ViralState, actor: int, action: Action, seat: int | None
) -> str | None:
    """How an action reads in a seat's copy of a running record.

    Of a pair only that it is complete is told before the reveal (VI-614), of a pile likewise;
    what was drawn unseen stays with its owner (VI-613), and of the draft a seat can read what it
    has held in its hands (VI-615).
    """
    if action.kind == "draw" and before.t[ACTIVE] != seat:
        return "draw ?"
    if action.kind == "deal":
        return _deal_told(now, before.t[ACTIVE], action.index - DEAL_TO, seat)
    if actor == seat or actor < 0:
        return None
    if action.kind == "keep":
        return _keep_told(before, now, actor, seat)
    if action.kind == "stack" and now.t[ASK] == DRAFT_ORDER:
        return "stack ?" if before.t[STACKED + actor] == DEAL - 2 else ""
    if action.kind in ("area", "card") and _still_choosing(before, now):
        return "card ?" if action.kind == "card" else ""
    return None


def _deal_told(now: ViralState, packet: int, card: int, seat: int | None) -> str | None:
    known = seat is not None and saw_dealt(now, seat, packet, card)
    return None if known else "deal ?"


def _keep_told(before: ViralState, now: ViralState, actor: int, seat: int | None) -> str | None:
    """What is missing when a packet comes back tells who kept it, or between whom it was."""
    if seat is None:
        return "keep ?"
    round_ = before.t[DRAFT_ROUND]
    packet = draft.packet_of(before, actor, round_)
    cards = [_mutation(now, card) or "" for card in kept_between(now, seat, packet, round_)]
    if len(cards) == 1:
        return None
    return " ".join(("keep", *cards, "?"))


def _still_choosing(before: ViralState, now: ViralState) -> bool:
    places = (ASK, ROUND, PAIR)
    return all(now.t[place] == before.t[place] for place in places) and now.t[ASK] == CHOOSE_PAIR
