"""What is asked now, in one or two plain sentences for the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.chance import CHANCE
from miasma.core.text import Catalog, catalog
from miasma.games.viral.data import VERBS
from miasma.games.viral.rules import crisis
from miasma.games.viral.table import (
    ACTIVE,
    ASK,
    BAG,
    BOT_ORGAN,
    BOT_SOURCE,
    BOTTOM_SIZE,
    CHOOSE_ICON,
    CHOOSE_PAIR,
    COLOURS,
    CRISIS_ORDER,
    DEAL_CARD,
    DRAFT_ORDER,
    DRAFT_PICK,
    DRAFT_ROUND,
    DRAW_BOT,
    DRAW_CARD,
    DRAW_EVENT,
    DRAW_FIRST,
    DRAW_TOKEN,
    EVENT_PICK_ORGAN,
    EVENT_PICK_VIRUS,
    MUTATION_PICK,
    ORIGIN,
    PAIR,
    PICK_ORGAN,
    PICK_VIRUS,
    PICKED,
    PLAYED,
    PLAYED_AREA,
    REPRODUCE,
    REVEAL_CARD,
    SETUP_PLACE,
    STACKED,
    VERB,
    ZONE,
)
from miasma.games.viral.view import rulebook

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState

DRAWS = {
    DRAW_FIRST: "first",
    DRAW_EVENT: "event",
    DRAW_TOKEN: "token",
    REVEAL_CARD: "card",
    DRAW_CARD: "card",
    DEAL_CARD: "deal",
    DRAW_BOT: "bot",
}
DOINGS = {
    SETUP_PLACE: "place",
    BOT_SOURCE: "bot",
    BOT_ORGAN: "bot",
    CHOOSE_ICON: "card",
    PICK_VIRUS: "card",
    PICK_ORGAN: "card",
    MUTATION_PICK: "mutation",
    CRISIS_ORDER: "crisis",
    EVENT_PICK_VIRUS: "event",
    EVENT_PICK_ORGAN: "event",
    DRAFT_PICK: "draft",
    DRAFT_ORDER: "draft",
    CHOOSE_PAIR: "pair",
}


def prompt(state: ViralState, seat: int | None, lang: str = "en") -> str:
    """What a seat (None: a spectator) is asked now, or what it waits for, or how the game ended."""
    words = catalog(state.setup.game.id, lang)
    asked = state.t[ASK]
    if state.over:
        return outcome_text(state, words)
    if state.to_act == (CHANCE,):
        return words.say("prompt-chance", draw=DRAWS[asked])
    if seat is None or seat not in state.to_act:
        return _waiting(state, words)
    if asked == CHOOSE_PAIR:
        return _choose_pair(state, words, seat)
    if asked in (DRAFT_PICK, DRAFT_ORDER):
        return _draft(state, words, seat)
    if asked in (PICK_VIRUS, PICK_ORGAN):
        return _icon(state, words)
    if asked in (EVENT_PICK_VIRUS, EVENT_PICK_ORGAN):
        return _event(state, words)
    return _single(state, words, seat)


def outcome_text(state: ViralState, words: Catalog) -> str:
    """How the game ended."""
    result = state.result()
    if not result.winners:
        key = "prompt-over-bot-advantage" if result["bot"] in result.scores else "prompt-over-bot"
        return words.say(key, score=int(str(result["bot"])))
    winner = result.winners[0]
    key = f"prompt-over-{result.reason.replace('_', '-')}"
    return words.say(key, winner=_name(state, winner), score=int(result.scores[winner]))


def _name(state: ViralState, seat: int) -> dict[str, str]:
    return rulebook(state).data.colours[seat].name


def _waiting(state: ViralState, words: Catalog) -> str:
    doing = DOINGS[state.t[ASK]]
    names = [_name(state, other)[words.lang] for other in state.to_act]
    return words.say("prompt-wait", who=", ".join(names), doing=doing)


def _choose_pair(state: ViralState, words: Catalog, seat: int) -> str:
    t = state.t
    area = t[PLAYED_AREA + t[PAIR] * COLOURS + seat]
    if area < 0:
        return words.say("prompt-choose-area", pair=t[PAIR] + 1)
    name = rulebook(state).data.areas[area].name
    return words.say("prompt-choose-card", pair=t[PAIR] + 1, number=area + 1, area=name)


def _draft(state: ViralState, words: Catalog, seat: int) -> str:
    t = state.t
    if t[ASK] == DRAFT_PICK:
        return words.say("prompt-draft-pick", round=t[DRAFT_ROUND])
    return words.say("prompt-draft-order", place=t[STACKED + seat] + 1)


def _icon(state: ViralState, words: Catalog) -> str:
    t = state.t
    kind = "virus" if t[ASK] == PICK_VIRUS else "organ"
    data = rulebook(state).data
    area = data.areas[t[ZONE]].name if t[ZONE] >= 0 else ""
    origin = data.organs[t[ORIGIN]].name if t[ORIGIN] >= 0 else ""
    args = {"framed": "yes" if t[ZONE] >= 0 else "no", "number": t[ZONE] + 1, "area": area}
    if kind == "organ":
        args |= {"from": origin, "token": crisis.free_token(t) + 1}
    return words.say(f"prompt-{kind}-{VERBS[t[VERB]]}", **args)


def _event(state: ViralState, words: Catalog) -> str:
    t = state.t
    if t[VERB] == REPRODUCE:
        return words.say("prompt-reproduce")
    if t[ASK] == EVENT_PICK_VIRUS:
        return words.say("prompt-relocate", number=t[ZONE] + 1)
    source = "board" if t[PICKED] >= 0 else "mat"
    return words.say("prompt-relocate-organ", number=t[ZONE] + 1, source=source)


def _single(state: ViralState, words: Catalog, seat: int) -> str:
    t = state.t
    data = rulebook(state).data
    asked = t[ASK]
    if asked == SETUP_PLACE:
        key = "prompt-setup" if t[ACTIVE] == seat else "prompt-setup-bot"
        return words.say(key)
    if asked == CHOOSE_ICON:
        pair = t[PAIR] * COLOURS + seat
        area = t[PLAYED_AREA + pair]
        name = data.areas[area].name
        card = data.cards[t[PLAYED + pair]].name
        return words.say("prompt-icon", card=card, number=area + 1, area=name)
    if asked == MUTATION_PICK:
        deck = "yes" if t[BAG] or t[BOTTOM_SIZE] else "no"
        return words.say("prompt-mutation", deck=deck)
    if asked == CRISIS_ORDER:
        return words.say("prompt-crisis-order", token=crisis.free_token(t) + 1)
    area = t[ZONE]
    key = "prompt-bot-source" if asked == BOT_SOURCE else "prompt-bot-organ"
    return words.say(key, number=area + 1, area=data.areas[area].name)
