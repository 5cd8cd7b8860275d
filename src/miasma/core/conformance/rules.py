"""Promises about play itself: who is asked what, and what comes of it."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterator
from functools import partial

from miasma.core.chance import CHANCE
from miasma.core.conformance.walk import Walk, as_json, bare, fingerprint
from miasma.core.errors import IllegalAction
from miasma.core.outcome import Outcome
from miasma.core.text import LANGUAGES, catalog

_REASON = re.compile(r"[a-z][a-z0-9_]*")


def waiting(walk: Walk) -> Iterator[str]:
    """A state waits for seats, for chance alone, or is over."""
    state = walk.state
    to_act = state.to_act
    if CHANCE in to_act:
        if len(to_act) > 1:
            yield f"chance and others are to act at once: {to_act}"
    elif list(to_act) != sorted({*to_act} & {*range(state.seats)}):
        yield f"to_act is {to_act}: not seats of the table in rising order"
    if (state.outcome is None) == state.over:
        yield "there is an outcome if and only if the game is over: not so here"


def listing(walk: Walk) -> Iterator[str]:
    """Lists of actions are sorted, without doubles, of the right side, and never empty."""
    state, vocabulary = walk.state, walk.game.vocabulary
    for actor in walk.actors:
        legal = state.legal(actor)
        who = "chance" if actor == CHANCE else f"seat {actor}"
        if actor not in state.to_act:
            if legal:
                yield f"{who} is not to act and yet has options"
            continue
        if not legal:
            yield f"{who} is to act without an option"
        if any(type(index) is not int or not 0 <= index < len(vocabulary) for index in legal):
            yield f"{who} has an option that is not in the vocabulary: {legal}"
            return
        if any(a >= b for a, b in itertools.pairwise(legal)):
            yield f"the options of {who} are not sorted or not different: {legal}"
        if any(vocabulary[index].chance != (actor == CHANCE) for index in legal):
            yield f"{who} has options of the other side"
        if state.legal(actor) != legal:
            yield f"{who} has other options when asked again"


def offering(walk: Walk) -> Iterator[str]:
    """`options` are the same actions as `legal`; each parses back and lights something up."""
    state, game = walk.state, walk.game
    for actor in state.to_act:
        options = state.options(actor)
        if [action.index for action in options] != state.legal(actor):
            yield f"options and legal differ for actor {actor}"
        for action in options:
            if game.vocabulary[action.index] != action or game.parse(str(action)) != action:
                yield f"the option {action!r} does not parse back"
            if not action.targets or not all(type(name) is str for name in action.targets):
                yield f"'{action}' lights nothing up: targets {action.targets!r}"


def chancing(walk: Walk) -> Iterator[str]:
    """Chance has outcomes with weights, and `advance` plays it the same way each time."""
    state = walk.state
    if state.to_act != (CHANCE,):
        return
    outcomes = state.chances()
    if [index for index, _ in outcomes] != state.legal(CHANCE):
        yield "the outcomes of chance and its options differ"
    for index, weight in outcomes:
        if not _is_number(weight) or weight <= 0:
            yield f"'{walk.game.vocabulary[index]}' has the weight {weight!r}"


def following_the_seed(walk: Walk) -> Iterator[str]:
    """`advance` plays all pending chance, and the seed alone decides how."""
    if walk.state.to_act != (CHANCE,):
        return
    one, two = walk.state.clone(), walk.state.clone()
    one.advance()
    two.advance()
    if CHANCE in one.to_act:
        yield "advance leaves chance to act"
    if fingerprint(one) != fingerprint(two):
        yield "advance plays chance differently from the same position and seed"


def keeping_invariants(walk: Walk) -> Iterator[str]:
    """The invariants of the rules page hold."""
    yield from walk.state.invariants()


def committing(walk: Walk) -> Iterator[str]:
    """Choices made at the same time may come in any order."""
    state = walk.state
    if len(state.to_act) < 2:
        return
    first, second = walk.dice.sample(state.to_act, 2)
    options = state.legal(second)
    a, b = walk.dice.choice(state.legal(first)), walk.dice.choice(options)
    one, two = state.clone(), state.clone()
    one.take(a, first)
    if second not in one.to_act or one.legal(second) != options:
        yield f"what seat {second} may choose depends on what seat {first} chose at the same time"
        return
    one.take(b, second)
    two.take(b, second)
    if first not in two.to_act or a not in two.legal(first):
        yield f"what seat {first} may choose depends on what seat {second} chose at the same time"
        return
    two.take(a, first)
    if bare(one) != bare(two):
        yield f"seats {first} and {second}: who chose first makes a difference"


def ending(walk: Walk) -> Iterator[str]:
    """A finished game has a sane outcome and goes nowhere."""
    state, game = walk.state, walk.game
    if not state.over:
        yield f"is not over after {game.max_plies} actions"
        return
    outcome = state.outcome
    if not isinstance(outcome, Outcome):
        yield f"the outcome is {outcome!r}"
        return
    walk.report.ending = outcome.reason
    seats = range(state.seats)
    if len(outcome.scores) != len(seats) or not all(map(_is_number, outcome.scores)):
        yield f"the scores are {outcome.scores!r}"
    if list(outcome.winners) != sorted({*outcome.winners} & {*seats}):
        yield f"the winners are {outcome.winners!r}"
    if not _REASON.fullmatch(outcome.reason):
        yield f"the reason {outcome.reason!r} is no short id"
    key = f"reason-{outcome.reason.replace('_', '-')}"
    for words in map(partial(catalog, game.id), LANGUAGES):
        if key not in words:
            yield f"no message says what the reason {outcome.reason!r} means"
        elif not words.say(key).endswith((".", "!", "?")):
            yield f"{key} is no whole sentence: {words.say(key)!r}"
    if as_json(dict(outcome)) != dict(outcome):
        yield "the outcome is not plain JSON data"
    if bool(outcome.get("cooperative")) != game.cooperative:
        yield "game and outcome disagree whether this is a co-operative game"
    if game.cooperative and len(outcome.winners) not in (0, len(seats)):
        yield "some won and some lost together"
    rewards = outcome.rewards()
    if not all(0 <= reward <= 1 for reward in rewards):
        yield f"the rewards are {rewards}"
    if not game.cooperative and sum(rewards) > 1 + 1e-9:
        yield f"more than one victory was shared out: {rewards}"
    if any(state.excerpt(reader) != state.record() for reader in walk.readers):
        yield "the record does not open at the end"
    for action in walk.dice.sample(range(len(game.vocabulary)), 4):
        try:
            state.play(action, 0)
        except IllegalAction:
            continue
        yield f"'{game.vocabulary[action]}' was played after the end"


def _is_number(value: object) -> bool:
    # type() tells a bool from an int, which isinstance does not; mypy does not follow it
    return type(value) in (int, float) and math.isfinite(value)  # type: ignore[arg-type]


def judging(walk: Walk) -> Iterator[str]:
    """What a heuristic player thinks of a position is between lost and won, asked either way."""
    for seat in range(walk.state.seats):
        world = walk.state.imagine(seat, walk.dice)
        value = walk.game.evaluate(world, seat)
        if not 0 <= value <= 1:
            yield f"seat {seat} rates its position {value}, not 0 to 1"
        together = walk.game.evaluate_all(world)
        if len(together) != walk.state.seats or not math.isclose(together[seat], value):
            yield f"seat {seat} rates its position {value}, and {together} with all others"
