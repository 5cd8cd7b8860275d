"""What is asked now, in one or two plain sentences for the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.chance import CHANCE
from miasma.core.text import Catalog, catalog
from miasma.games.virusid.actions import BIRD
from miasma.games.virusid.rules import mortality
from miasma.games.virusid.table import (
    ASK,
    ASKED,
    CONTINENT,
    DECK_EMPTY,
    ENDED,
    EVENT,
    INFECTING,
    KILLING,
    NODE,
    ONE_TIME,
    POINTS,
    TO_DIE,
    TURN,
    USES,
)
from miasma.games.virusid.terms import SPORE_SPREAD
from miasma.games.virusid.view import NODES, rulebook, turns_left

if TYPE_CHECKING:
    from miasma.games.virusid.state import VirusidState

ENDINGS = ("", "win", "cure", "deck", "eliminated")


def prompt(state: VirusidState, seat: int | None, lang: str = "en") -> str:
    """What a seat (None: a spectator) is asked now, or what it waits for, or how it ended."""
    words = catalog(state.setup.game.id, lang)
    t = state.t
    if state.over:
        left = sum(t[CONTINENT : CONTINENT + 4])
        turns = t[TURN] - (t[ENDED] == DECK_EMPTY)  # the last turn found no card to begin with
        return words.say(f"prompt-over-{ENDINGS[t[ENDED]]}", left=left, turns=turns)
    node = NODES[t[NODE]].replace("_", "-")
    if state.to_act == (CHANCE,):
        asked = t[ASKED]
        return words.say(f"prompt-{node}", who=_name(state, asked) if asked >= 0 else "")
    actor = state.to_act[0]
    said = _question(state, words, node)
    if seat != actor:
        return words.say("prompt-wait", who=_name(state, actor), said=said)
    return said


def _name(state: VirusidState, seat: int) -> dict[str, str]:
    return rulebook(state).data.game.colour[seat].name


def _question(state: VirusidState, words: Catalog, node: str) -> str:
    t = state.t
    data = rulebook(state).data
    if t[NODE] == INFECTING:
        return _infecting(state, words)
    if t[NODE] == KILLING:
        dice = ", ".join(map(str, mortality.faces(state)))
        return words.say("prompt-killing", deaths=t[TO_DIE], dice=dice)
    if t[NODE] == ONE_TIME:
        return _one_time(state, words)
    card = data.events[t[EVENT]].name  # all of these are asked by the event of the turn
    if node in ("healing", "dying", "burying"):
        return words.say(f"prompt-{node}", card=card, city=data.cities[t[ASK]].name)
    if node == "marking":
        return words.say("prompt-marking", card=card, marker=data.markers[t[ASK]].name)
    if node == "clearing":
        return words.say("prompt-clearing", card=card, count=t[ASK])
    if node in ("gathering", "take-back"):
        return words.say(f"prompt-{node}", card=card)
    if node == "free-growth":
        kinds = {action.kind for action in state.options(state.to_act[0])}
        return words.say("prompt-free-growth", what=kinds.pop() if len(kinds) == 1 else "either")
    if node == "mutating":
        return words.say("prompt-mutating", turns=turns_left(state))
    return words.say(f"prompt-{node}")


def _infecting(state: VirusidState, words: Catalog) -> str:
    """The points left; and the levels left, where points will be lost for lack of them (VR-71)."""
    t = state.t
    said = words.say("prompt-infecting", points=t[POINTS])
    if sum(t[USES : USES + BIRD]) >= t[POINTS]:
        return said
    spreads = enumerate(rulebook(state).data.game.spread[:BIRD])
    ways = [f"{kind.name[words.lang]} {t[USES + n]}" for n, kind in spreads if t[USES + n]]
    return f"{said} {words.say('prompt-levels', levels=', '.join(ways))}"


def _one_time(state: VirusidState, words: Catalog) -> str:
    effect = state.terms.effects[state.t[ASK]]
    spreads = rulebook(state).data.game.spread
    kind = spreads[effect.which].name if effect.which < 4 else words.say("any-type")
    if effect.verb == SPORE_SPREAD:
        return words.say("prompt-spores", kind=kind)
    way = ("land", "bird", "ship", "plane")[effect.way]
    source = _source(state, state.t[ASK])
    told = "yes" if source else "no"
    return words.say("prompt-one-time", kind=kind, way=way, told=told, source=source or "")


def _source(state: VirusidState, effect: int) -> dict[str, str] | None:
    """What an effect stands on: a card, a symptom, an ability or a mutation marker."""
    data, terms = rulebook(state).data, state.terms
    for card, effects in zip(data.events, terms.event_effects, strict=True):
        if effect in effects:
            return card.name
    for strain, steps in zip(data.strains, terms.symptom_effects, strict=True):
        for symptom, effects in zip(strain.symptom, steps, strict=True):
            if effect in effects:
                return symptom.name
    for gene, effects in zip(data.mutations, terms.gene_effects, strict=True):
        if effect in effects:
            return gene.name
    kind = next(k for k in data.pathogens if k.id == state.setup.options["pathogen"])
    for line, effects in zip(kind.ability, terms.ability_effects, strict=True):
        if effect in effects:
            return line.name
    return None
