"""Promises about secrets, by worlds that a reader can't tell apart.

All that ever happens is in the record, and `mask` says what of it a seat may read. So two games
whose records read the same to a seat must look the same to it through every other door. Such a
second world, a *shadow*, is made by playing something else where the reader is told no more than
`gene ?`, and followed for a while; if something is revealed that differs, it is let go.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from miasma.core.conformance.walk import Walk, as_json, bare, fingerprint
from miasma.core.conformance.words import named
from miasma.core.events import seen_by
from miasma.core.state import State
from miasma.core.text import LANGUAGES

TRIES = 12
"""How many other actions are tried to find one that reads the same."""


@dataclass(slots=True)
class Shadow:
    """A second world that reads the same to one reader."""

    reader: int | None
    world: State
    plies: int
    """For how many more actions it is followed."""


def hiding(walk: Walk) -> Iterator[str]:
    """Two worlds whose records read the same to a seat look the same to it."""
    if walk.shadow is not None:
        yield from _follow(walk, walk.shadow)
    if walk.shadow is None and walk.last is not None and not walk.state.over:
        yield from _part(walk)  # at the end there are no secrets: the record opens


def _part(walk: Walk) -> Iterator[str]:
    """Begin a shadow where the last action was hidden; where it was not, the view must tell."""
    assert walk.last is not None
    before, actor, action = walk.last
    reader = walk.dice.choice([reader for reader in walk.readers if reader != actor])
    told = _told(walk, before, walk.state, actor, action, reader)
    if told is None and not walk.due(walk.depth.secrets):
        return
    others = [index for index in before.legal(actor) if index != action]
    if told == "" and walk.dice.random() < 0.5:
        world = before.clone()  # in which the actor has not chosen yet
        world.listen()
    elif others:
        world = before.clone()
        world.listen()
        world.take(walk.dice.choice(others), actor)
    else:
        return
    if _read(world, reader) == _read(walk.state, reader):
        walk.shadow = Shadow(reader, world, walk.depth.shadow_plies)
        yield from _compare(walk, walk.shadow)
    elif world.view(reader) == walk.state.view(reader) and bare(world) != bare(walk.state):
        yield (
            f"the record tells {named(reader)} that '{walk.game.vocabulary[action]}' was played, "
            "the view does not"
        )


def _follow(walk: Walk, shadow: Shadow) -> Iterator[str]:
    """Do in the shadow what was done in the game, as far as the reader knows."""
    assert walk.last is not None
    before, actor, action = walk.last
    shadow.plies -= 1
    told = _told(walk, before, walk.state, actor, action, shadow.reader)
    if told is None or actor == shadow.reader:
        if action not in shadow.world.legal(actor):
            walk.shadow = None
            if actor == shadow.reader:
                action_text = walk.game.vocabulary[action]
                yield f"whether {named(actor)} may play '{action_text}' depends on a secret"
            return
        shadow.world.take(action, actor)
    elif not _do_alike(walk, shadow, actor, told):
        walk.shadow = None
        return
    if _read(shadow.world, shadow.reader) != _read(walk.state, shadow.reader):
        walk.shadow = None  # the difference came to light
        return
    yield from _compare(walk, shadow)
    if shadow.plies <= 0 or walk.state.over:
        walk.shadow = None


def _do_alike(walk: Walk, shadow: Shadow, actor: int, told: str) -> bool:
    """Play something that reads like what was played; False if there is nothing."""
    options = shadow.world.legal(actor)
    for action in walk.dice.sample(options, min(len(options), TRIES)):
        world = shadow.world.clone()
        world.take(action, actor)
        if _told(walk, shadow.world, world, actor, action, shadow.reader) == told:
            shadow.world = world
            return True
    return False


def _told(
    walk: Walk, before: State, now: State, actor: int, action: int, reader: int | None
) -> str | None:
    if now.over:
        return None
    return walk.game.mask(before, now, actor, walk.game.vocabulary[action], reader)


def _read(state: State, reader: int | None) -> str:
    return state.excerpt(reader).dumps()


def _compare(walk: Walk, shadow: Shadow) -> Iterator[str]:
    """Everything the reader is given is the same in both worlds."""
    salt = walk.dice.random()
    words, pictures = walk.due(walk.depth.words), walk.due(walk.depth.pictures)
    here = dict(_doors(walk.state, shadow.reader, salt, words, pictures))
    there = dict(_doors(shadow.world, shadow.reader, salt, words, pictures))
    for door, shown in here.items():
        if shown != there[door]:
            place = difference(shown, there[door])
            yield f"{named(shadow.reader)} can tell a secret from {door}{place}"


def _doors(
    state: State, reader: int | None, salt: float, words: bool, pictures: bool
) -> Iterator[tuple[str, Any]]:
    """All that a reader is given of a position."""
    game, rng = state.game, Random(salt)
    lang = rng.choice(LANGUAGES)
    yield "its view", state.view(reader)
    yield "its events", [event.to_dict() for event in seen_by(state.events or [], reader)]
    forced = {seat: state.forced(seat) is not None for seat in range(state.seats)}
    yield "what is played by itself", forced
    yield "what it may imagine", as_json(state.imagine(reader, Random(salt)).to_dict())
    if reader is not None:
        yield "its options", [[a.index, *a.targets] for a in state.options(reader)]
        asked = [rng.randrange(len(game.vocabulary)) for _ in range(4)]
        reasons = [state.why_not(index, reader) for index in asked]
        yield "why not", [[(r.rule, r.key, r.args) for r in found] for found in reasons]
        if words:
            yield "how why not is said", [[r.text(lang) for r in found] for found in reasons]
    if words:
        yield "the board as text", game.board_text(state, reader, lang)
    if pictures:
        yield "the scene", state.scene(reader, lang).to_dict()


def difference(one: Any, other: Any) -> str:
    """Where two pieces of plain data differ first, as a path."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() | other.keys():
            if one.get(key) != other.get(key):
                return f" · {key}{difference(one.get(key), other.get(key))}"
    if isinstance(one, list) and isinstance(other, list):
        for place, (a, b) in enumerate(zip(one, other, strict=False)):
            if a != b:
                return f" · {place}{difference(a, b)}"
    return ""


def imagining(walk: Walk) -> Iterator[str]:
    """An imagined state could be the truth: it looks the same, holds no past, and plays on."""
    state = walk.state
    reader = walk.dice.choice(walk.readers)
    salt = walk.dice.random()
    world = state.imagine(reader, Random(salt))
    if fingerprint(world) != fingerprint(state.imagine(reader, Random(salt))):
        yield f"what {named(reader)} imagines is not decided by the generator"
    if world is state or not world.imagined or world.history is not None:
        yield f"what {named(reader)} imagines has a past"
    if world.setup.seed is not None:
        yield f"what {named(reader)} imagines knows the seed"
    if world.view(reader) != state.view(reader):
        place = difference(world.view(reader), state.view(reader))
        yield f"what {named(reader)} imagines does not look like what it sees{place}"
    if reader is not None and world.options(reader) != state.options(reader):
        yield f"{named(reader)} has other options in what it imagines"
    for sentence in world.invariants():
        yield f"what {named(reader)} imagines can't be: {sentence}"
    if fingerprint(walk.game.from_dict(as_json(world.to_dict()))) != fingerprint(world):
        yield "an imagined state differs after it was saved and loaded"
    for _ in range(6):
        if not world.over:
            actor = world.to_act[0]
            world.take(walk.dice.choice(world.legal(actor)), actor)
