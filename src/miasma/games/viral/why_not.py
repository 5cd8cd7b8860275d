"""Why can't I? The first reason of the rules page's table that applies is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.chance import CHANCE
from miasma.core.reasons import Reason
from miasma.games.viral import why_not_targets
from miasma.games.viral.actions import BASICS, CARD, TAKE, USE
from miasma.games.viral.rules import crisis, draft, pieces
from miasma.games.viral.table import (
    ABSORB,
    ACTIVE,
    AREA_HAND,
    ASK,
    ATTACK,
    BOT_ORGAN,
    BOT_SOURCE,
    CHOOSE_ICON,
    CHOOSE_PAIR,
    COLOURS,
    CRISIS_ICON,
    CRISIS_ORDER,
    DISPLAY,
    DISPLAY_SLOTS,
    DRAFT_ORDER,
    DRAFT_PICK,
    EVENT_PICK_ORGAN,
    EVENT_PICK_VIRUS,
    HAND,
    ICONS,
    INFECT,
    MAGNET,
    MOVE,
    MUTATION_PICK,
    OVER,
    PAIR,
    PICK_ORGAN,
    PICK_VIRUS,
    PICKED,
    PLAYED,
    PLAYED_AREA,
    PROTECT,
    REPRODUCE,
    SETUP_PLACE,
    STACKED,
    USED,
    VERB,
    WAITING,
    WAITING_AREAS,
)
from miasma.games.viral.view import rulebook
from miasma.games.viral.why_not_targets import no

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.viral.state import ViralState

KINDS: dict[int, tuple[str, ...]] = {
    SETUP_PLACE: ("place",),
    DRAFT_PICK: ("keep",),
    DRAFT_ORDER: ("stack",),
    BOT_SOURCE: ("virus",),
    BOT_ORGAN: ("place",),
    CHOOSE_PAIR: ("area", "card"),
    CHOOSE_ICON: ("use", "stop"),
    PICK_VIRUS: ("virus",),
    MUTATION_PICK: ("take",),
    CRISIS_ORDER: ("crisis",),
    EVENT_PICK_VIRUS: ("virus",),
}
"""Which kinds of action answer a question; PICK_ORGAN and EVENT_PICK_ORGAN depend on the verb."""

QUESTIONS = {
    "place": "VI-601",
    "to": "VI-601",
    "crisis": "VI-601",
    "virus": "VI-601",
    "use": "VI-064",
    "stop": "VI-064",
    "area": "VI-061",
    "card": "VI-061",
    "take": "VI-042",
    "keep": "VI-502",
    "stack": "VI-503",
}
"""The rule that says when a kind of action is asked for."""

TURNS = {
    SETUP_PLACE: "VI-005",
    MUTATION_PICK: "VI-042",
    CHOOSE_ICON: "VI-062",
    PICK_VIRUS: "VI-062",
    PICK_ORGAN: "VI-062",
}
"""The rule that gives a question to one seat; the events' parts depend on the verb."""


def reasons(s: ViralState, index: int, seat: int) -> list[Reason]:
    """Why a seat can't play an action now."""
    action = s.setup.game.vocabulary[index]
    return [_general(s, action, seat) or _special(s, action, index, seat)]


def answers(s: ViralState) -> tuple[str, ...]:
    """The kinds of action that answer what is asked."""
    t = s.t
    asked = t[ASK]
    if asked == PICK_ORGAN:
        if t[VERB] == CRISIS_ICON:
            return ("crisis",)
        return ("place",) if t[VERB] == INFECT else ("to",)
    if asked == EVENT_PICK_ORGAN:
        return ("to",) if t[PICKED] >= 0 else ("place",)
    return KINDS.get(asked, ())


def _general(s: ViralState, action: Action, seat: int) -> Reason | None:
    """Game over, up to chance, not this seat's decision, or another question."""
    t = s.t
    if t[ASK] == OVER:
        return no("VI-020", "over")
    if s.to_act == (CHANCE,) and not action.chance:
        return no("VI-610", "chance-acts")
    if seat == CHANCE:
        return no("VI-610", "not-drawn")
    if action.chance:
        return no("VI-610", "chance")
    if seat not in s.to_act:
        return _somebody_elses(s)
    if action.kind not in answers(s):
        if action.kind == "take" and s.terms.draft:
            return no("VI-504", "no-picks-in-draft")
        return no(QUESTIONS[action.kind], "not-asked", asked=_asked(s))
    return None


def _somebody_elses(s: ViralState) -> Reason:
    """The rule that says whose decision it is."""
    t = s.t
    if t[ASK] in (CHOOSE_PAIR, DRAFT_PICK, DRAFT_ORDER):
        return no("VI-603", "chosen-already")
    if t[ASK] == CRISIS_ORDER:
        return no("VI-036", "first-player-orders")
    if t[ASK] in (BOT_SOURCE, BOT_ORGAN):
        return no("VI-405", "first-player-places")
    if t[ASK] in (EVENT_PICK_VIRUS, EVENT_PICK_ORGAN):
        rule = "VI-202" if t[VERB] == REPRODUCE else "VI-198"
    else:
        rule = TURNS[t[ASK]]
    return no(rule, "not-your-turn", who=rulebook(s).data.colours[s.to_act[0]].name)


def _asked(s: ViralState) -> str:
    """What is asked, as an argument that the message selects by."""
    t = s.t
    if t[ASK] == CHOOSE_PAIR:
        return "pair"
    kind = answers(s)[0]
    return "organ" if kind in ("place", "to", "crisis") else kind


def _special(s: ViralState, action: Action, index: int, seat: int) -> Reason:
    kind = action.kind
    if kind == "use":
        return _icon(s, index - USE)
    if kind == "area":
        return _area_card(s, int(action.args[0]) - 1, seat)
    if kind == "card":
        return _card(s, index - CARD, seat)
    if kind == "take":
        return _take(s, index - TAKE)
    if kind == "keep":
        return no("VI-502", "not-in-packet", card=_mutation_name(s, action.args[0]))
    if kind == "stack":
        return _stack(s, action, seat)
    if kind == "virus":
        return why_not_targets.virus(s, action)
    organ = rulebook(s).data.organ_index(action.args[0])
    if kind == "place":
        return why_not_targets.place(s, organ)
    if kind == "to":
        return why_not_targets.to(s, organ)
    return why_not_targets.crisis_site(s, organ)


# -- icons ----------------------------------------------------------------------------------------


def _icon(s: ViralState, place: int) -> Reason:
    t = s.t
    seat = t[ACTIVE]
    pair = t[PAIR] * COLOURS + seat
    card = t[PLAYED + pair]
    slot = place // 3
    name = rulebook(s).data.cards[card].name
    found = next((icon for icon in s.terms.icons[card] if icon[1] == place), None)
    if found is None:
        return no("VI-064", "no-such-icon", card=name)
    if t[USED] >> slot & 1:
        group = sum(icon[0] == slot for icon in s.terms.icons[card]) > 1
        return no("VI-065", "group-used") if group else no("VI-064", "icon-used")
    twins = s.terms.twins[card][slot] & ~t[USED]
    lowest = (twins & -twins).bit_length() - 1
    if twins and t[ICONS] >> lowest * 3 + place % 3 & 1:
        return no("VI-605", "same-icon")
    return _no_target(s, seat, found[2], bool(found[3]), t[PLAYED_AREA + pair])


def _no_target(s: ViralState, seat: int, verb: int, framed: bool, area: int) -> Reason:
    """An icon without a legal use (VI-068), with what it lacks."""
    if framed:
        where: dict[str, object] = {
            "framed": "yes",
            "area": rulebook(s).data.areas[area].name,
            "number": area + 1,
        }
    else:
        where = {"framed": "no", "area": "", "number": 0}
    if verb == CRISIS_ICON:
        if crisis.free_token(s.t) < 0:
            return no("VI-150", "no-free-token")
        return no("VI-150", "all-in-crisis", **where)
    if verb == INFECT:
        return no("VI-125", "nothing-to-infect", **where)
    if not pieces.visible(s, seat):
        return no("VI-068", "no-virus")
    keys = {
        PROTECT: ("VI-100", "nothing-to-protect"),
        MOVE: ("VI-110", "nothing-to-move"),
        ATTACK: ("VI-130", "nothing-to-attack"),
        MAGNET: ("VI-142", "nothing-to-drag"),
        ABSORB: ("VI-170", "nothing-to-absorb"),
    }
    rule, key = keys[verb]
    return no(rule, key, **where)


# -- cards ----------------------------------------------------------------------------------------


def _area_card(s: ViralState, area: int, seat: int) -> Reason:
    t = s.t
    name = {"area": rulebook(s).data.areas[area].name, "number": area + 1}
    if t[PLAYED_AREA + t[PAIR] * COLOURS + seat] >= 0:
        return no("VI-601", "area-chosen")
    if t[WAITING_AREAS + seat] >> area & 1:
        return no("VI-071", "area-waits", **name)
    assert not t[AREA_HAND + seat] >> area & 1
    return no("VI-063", "area-played", **name)


def _card(s: ViralState, card: int, seat: int) -> Reason:
    t = s.t
    name = rulebook(s).data.cards[card].name
    if t[PLAYED_AREA + t[PAIR] * COLOURS + seat] < 0:
        return no("VI-601", "area-first")
    if t[WAITING + seat] >> card & 1:
        return no("VI-071", "card-waits", card=name)
    if t[PAIR] and t[PLAYED + seat] == card:
        return no("VI-063", "card-played", card=name)
    assert card >= BASICS
    assert not t[HAND + seat] >> card & 1
    return no("VI-061", "card-not-held", card=name)


def _take(s: ViralState, slot: int) -> Reason:
    if slot >= DISPLAY_SLOTS:
        return no("VI-047", "deck-empty")
    assert s.t[DISPLAY + slot] < 0
    return no("VI-047", "slot-empty")


def _mutation_name(s: ViralState, card_id: str) -> dict[str, str]:
    return next(card.name for card in rulebook(s).data.mutations if card.id == card_id)


def _stack(s: ViralState, action: Action, seat: int) -> Reason:
    name = _mutation_name(s, action.args[0])
    card = next(i for i, c in enumerate(rulebook(s).data.mutations) if c.id == action.args[0])
    if s.t[STACKED + seat] and draft.kept(s, seat) >> card & 1:
        return no("VI-503", "stacked-already", card=name)
    return no("VI-503", "not-kept", card=name)
