"""What an action means, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.core.text import Catalog
    from miasma.games.viral.data import ViralContent

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
