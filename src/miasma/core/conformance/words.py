"""Promises about texts: everything can be said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from miasma.core.conformance.walk import Walk, as_json
from miasma.core.events import seen_by
from miasma.core.text import LANGUAGES


def looking(walk: Walk) -> Iterator[str]:
    """A view is plain data, the same when asked again, and begins with what all games tell."""
    state = walk.state
    if walk.last is not None:
        before, actor, action = walk.last
        copy = before.clone()
        view = copy.view(actor if actor >= 0 else None)
        kept = as_json(view)
        copy.take(action, actor)
        if view != kept:
            yield "a view changes when the game goes on"
    for reader in walk.readers:
        view = state.view(reader)
        if as_json(view) != view:
            yield f"the view of {named(reader)} is not plain JSON data"
        if state.view(reader) != view:
            yield f"the view of {named(reader)} differs when asked again"
        common = (walk.game.id, state.seats, reader, list(state.to_act), state.over)
        if common != tuple(view[key] for key in ("game", "seats", "seat", "to_act", "over")):
            yield f"the view of {named(reader)} overwrites what the core says"
        if view["ply"] != len(state.excerpt(reader).entries):
            yield f"{named(reader)} counts other plies in the view than in the record"


def describing(walk: Walk) -> Iterator[str]:
    """Every option can be described."""
    for actor in walk.state.to_act:
        for index in walk.state.legal(actor):
            action = walk.game.vocabulary[index]
            for lang in LANGUAGES:
                if not walk.game.describe(action, lang).strip():
                    yield f"'{action}' is not described in {lang}"


def telling(walk: Walk) -> Iterator[str]:
    """Every event can be told, to those who know all of it and to the others."""
    events = walk.state.events or []
    for reader in walk.readers:
        for event in seen_by(events, reader):
            data = event.to_dict()
            if as_json(data) != data:
                yield f"event {event.kind} is not plain JSON data"
            for lang in LANGUAGES:
                if not event.say(walk.game.id, lang).strip():
                    yield f"event {event.kind} is not told in {lang}"


def explaining(walk: Walk) -> Iterator[str]:
    """Why not? Nothing is said against what is legal; what is illegal has a rule and a text."""
    state = walk.state
    for actor in state.to_act:
        index = walk.dice.choice(state.legal(actor))
        if state.why_not(index, actor) or (len(state.to_act) == 1 and state.why_not(index)):
            yield f"'{walk.game.vocabulary[index]}' is legal, and yet there is a why not"
    rule = re.compile(rf"{walk.game.rule_prefix}-[\w-]+")
    for seat in range(state.seats):
        illegal = walk.illegal(seat)
        if illegal is None:
            continue
        reasons = state.why_not(illegal, seat)
        if not reasons:
            yield f"nothing says why seat {seat} can't play '{walk.game.vocabulary[illegal]}'"
        for reason in reasons:
            if not rule.fullmatch(reason.rule):
                yield f"{reason.rule!r} is no rule of {walk.game.rule_prefix}"
            for lang in LANGUAGES:
                if not reason.text(lang).strip():
                    yield f"{reason.rule} is not explained in {lang}"


def writing(walk: Walk) -> Iterator[str]:
    """The board can be written as text."""
    reader, lang = walk.dice.choice(walk.readers), walk.dice.choice(LANGUAGES)
    if not walk.game.board_text(walk.state, reader, lang).strip():
        yield f"the board of {named(reader)} is not written in {lang}"


def named(reader: int | None) -> str:
    """What a reader is called in a sentence."""
    return "a spectator" if reader is None else f"seat {reader}"
