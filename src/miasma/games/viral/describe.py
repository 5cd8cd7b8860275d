"""What an action means, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.games.viral.actions import TAKE, USE, VIRUS
from miasma.games.viral.rules import pieces
from miasma.games.viral.table import ACTIVE, COLOURS, DISPLAY, PAIR, PLAYED, PLAYED_AREA

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.core.text import Catalog
    from miasma.games.viral.data import ViralContent
    from miasma.games.viral.state import ViralState

CARD_KINDS = ("card", "keep", "stack", "reveal", "draw", "deal")


def describe(data: ViralContent, action: Action, words: Catalog) -> str:
    """One line for an option; names come from the content."""
    key = f"action-{action.kind}"
    word = action.args[0] if action.args else ""
    if action.kind in ("place", "to", "crisis"):
        return words.say(key, organ=data.organs[data.organ_index(word)].name)
    if action.kind in CARD_KINDS:
        card = next(card for card in data.cards if card.id == word)
        if action.kind == "card":
            return words.say(key, card=card.name, text=card.text)
        return words.say(key, card=card.name)
    if action.kind == "virus":
        colour_id, _, number = word.rpartition("-")
        colour = next(colour for colour in data.colours if colour.id == colour_id)
        return words.say(key, colour=colour.name, number=number)
    if action.kind in ("area", "bot"):
        area = data.areas[int(word) - 1]
        return words.say(key, number=area.number, area=area.name)
    if action.kind == "use":
        return words.say(key, slot=word[0], option=word[1])
    if action.kind == "take":
        return words.say("action-take-deck") if word == "deck" else words.say(key, slot=word)
    if action.kind == "first":
        colour = next(colour for colour in data.colours if colour.id == word)
        return words.say(key, colour=colour.name)
    if action.kind == "event":
        return words.say(key, event=next(e.name for e in data.events if e.id == word))
    if action.kind == "token":
        token = next(token for token in data.area_tokens if token.id == word)
        return words.say(key, vp=token.white.vp, steps=token.white.research)
    return words.say(key)


def offer(data: ViralContent, s: ViralState, action: Action, words: Catalog) -> str:
    """An option as it is offered: what the icon does, where the virus is, which card lies there."""
    t = s.t
    if action.kind == "use":
        pair = t[PAIR] * COLOURS + t[ACTIVE]
        place = action.index - USE
        for _, other, verb, framed in s.terms.icons[t[PLAYED + pair]]:
            if other == place:
                name = data.verbs[verb].name
                if framed:
                    return words.say("offer-framed", icon=name, number=t[PLAYED_AREA + pair] + 1)
                return words.say("offer-icon", icon=name)
    if action.kind == "virus":
        organ = pieces.organ_of(t, action.index - VIRUS)
        told = describe(data, action, words)
        return words.say("offer-virus", virus=told, organ=data.organs[organ].name)
    if action.kind == "take" and action.args[0] != "deck":
        card = data.mutations[t[DISPLAY + action.index - TAKE]]
        return words.say("offer-take", card=card.name, text=card.text)
    return describe(data, action, words)
