"""Promises about copies, saves, records, and about refusing what is illegal."""

from __future__ import annotations

import json
from collections.abc import Iterator

from miasma.core.chance import CHANCE
from miasma.core.conformance.walk import Walk, bare, fingerprint
from miasma.core.errors import IllegalAction, NotationError
from miasma.core.record import Record
from miasma.core.state import State

PLAY_ON = 4
"""How many actions a copy is played on."""


def cloning(walk: Walk) -> Iterator[str]:
    """A clone is equal and shares nothing that changes."""
    copy = walk.state.clone()
    if type(copy) is not type(walk.state) or fingerprint(copy) != walk.print:
        yield "a clone differs from its original"
    copy.events = None
    for _ in range(PLAY_ON):
        if not copy.over:
            actor = copy.to_act[0]
            copy.take(walk.dice.choice(copy.legal(actor)), actor)
    if fingerprint(walk.state) != walk.print:
        yield "playing on a clone changes its original"


def saving(walk: Walk) -> Iterator[str]:
    """A saved state comes back and plays on in the same way."""
    here = walk.state.clone()
    saved = here.to_dict()
    text = json.dumps(saved, allow_nan=False)
    again = walk.game.from_dict(json.loads(text))
    other = walk.game.from_dict(saved)
    if again.to_dict() != saved or fingerprint(again) != walk.print:
        yield "a state that was saved and loaded differs"
        return
    for _ in range(PLAY_ON):
        if here.to_act != again.to_act or here.over:
            break
        actor = here.to_act[-1]
        if here.legal(actor) != again.legal(actor):
            yield "a state that was saved and loaded has other options"
            return
        action = walk.dice.choice(here.legal(actor))
        for state in (here, again, other):
            state.take(action, actor)
    if json.dumps(saved, allow_nan=False) != text:
        yield "a saved state changes when the game goes on"
    if fingerprint(here) != fingerprint(again):
        yield "a state that was saved and loaded plays on differently"


def recording(walk: Walk) -> Iterator[str]:
    """A record reads back as it was written and leads to the same state."""
    record = walk.state.record()
    text = record.dumps()
    again = Record.loads(text)
    if again != record or again.dumps() != text:
        yield "a record differs after it was written and read"
    again.game = walk.game  # which need not be registered, and may have a content pack
    if bare(again.verify()) != bare(walk.state):
        yield "the record leads to another state"
    if len(record.entries) != walk.state.ply:
        yield f"the record has {len(record.entries)} actions, the state {walk.state.ply}"


def going_back(walk: Walk) -> Iterator[str]:
    """Undo: earlier positions are what the beginning of the record leads to."""
    record = walk.state.record()
    for ply, then in walk.marks.items():
        if bare(record.at(ply)) != then:
            yield f"ply {ply} of the record is not what was on the table then"


def refusing(walk: Walk) -> Iterator[str]:
    """What is illegal raises `IllegalAction`, what is no action `NotationError`; that is all."""
    state, vocabulary = walk.state, walk.game.vocabulary
    seat = walk.dice.randrange(state.seats)
    tries: list[tuple[int | str, int]] = [
        (-1, seat),
        (len(vocabulary), seat),
        (walk.dice.randrange(len(vocabulary)), state.seats),
        ("no such action", seat),
    ]
    for actor in (seat, CHANCE):
        index = walk.illegal(actor)
        if index is not None:
            tries.append((index, actor))
    for action, actor in tries:
        try:
            state.play(action, actor)
        except IllegalAction as error:
            if not str(error) or "\n" in str(error):
                yield f"playing {action!r} is refused without one clear sentence"
        except NotationError:
            if isinstance(action, int):
                yield f"playing {action!r} is refused as if it were no action"
        else:
            yield f"actor {actor} could play {action!r}, which is illegal"
            return
    if fingerprint(state) != walk.print:
        yield "an illegal action changed the state"


def stepping(walk: Walk) -> Iterator[str]:
    """The last action did not touch the clone made before it, and does the same again."""
    assert walk.last is not None
    before, actor, action = walk.last
    if fingerprint(before) != walk.print_before:
        yield "playing on changes a clone made before"
        return
    again: State = before.clone()
    again.take(action, actor)
    if fingerprint(again) != walk.print:
        yield f"'{walk.game.vocabulary[action]}' led elsewhere when played again"
