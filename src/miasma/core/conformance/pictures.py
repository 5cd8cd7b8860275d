"""Promises about scenes: everything that can be chosen is there, named, and keeps its id."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

from miasma.core.chance import CHANCE
from miasma.core.conformance.walk import Walk, as_json
from miasma.core.conformance.words import named
from miasma.core.events import seen_by
from miasma.core.scene import Scene
from miasma.core.text import LANGUAGES


def drawing(walk: Walk) -> Iterator[str]:
    """A scene is sound, the same when drawn again, and the same in all languages but the words."""
    reader = walk.dice.choice(walk.readers)
    lang = walk.dice.choice(LANGUAGES)
    scene = walk.state.scene(reader, lang)
    data = scene.to_dict()
    whose = f"the scene of {named(reader)} in {lang}"
    if as_json(data) != data:
        yield f"{whose} is not plain JSON data"
    if walk.state.scene(reader, lang).to_dict() != data:
        yield f"{whose} differs when drawn again"
    if walk.state.scene(reader).ids() != scene.ids():
        yield f"{whose} has other ids than in English"
    if not scene.title.strip():
        yield f"{whose} has no title"
    for id, (label, tip) in scene.labelled().items():
        if not label.strip() or not tip.strip():
            yield f"{whose}: {id} has no label or no tip"
    for sentence in scene.problems():
        yield f"{whose}: {sentence}"


def aiming(walk: Walk) -> Iterator[str]:
    """What the options light up is in the picture, with a label and a tip."""
    state = walk.state
    for actor in state.to_act:
        readers = walk.readers if actor == CHANCE else (actor,)
        for reader in readers:
            labelled = state.scene(reader).labelled()
            for action in state.options(actor):
                for target in action.targets:
                    if target not in labelled:
                        yield (
                            f"'{action}' lights up {target}, which is not in the scene of "
                            f"{named(reader)} or has no label"
                        )


def pointing(walk: Walk) -> Iterator[str]:
    """What the events point at is in the picture before the action or after it."""
    events = walk.state.events
    if not events or walk.last is None:
        return
    before = walk.last[0]
    for reader in walk.readers:
        ids = before.scene(reader).ids() | walk.state.scene(reader).ids()
        for event in seen_by(events, reader):
            for target in event.targets:
                if target not in ids:
                    yield f"event {event.kind} points {named(reader)} at {target}: there is none"


def changing(walk: Walk) -> Iterator[str]:
    """A scene can be sent, whole or as changes to the one before."""
    reader = walk.dice.choice(walk.readers)
    scene = walk.state.scene(reader)
    if Scene.from_dict(as_json(scene.to_dict())).to_dict() != scene.to_dict():
        yield f"the scene of {named(reader)} differs after it was sent"
    if walk.last is not None:
        before = walk.last[0].scene(reader)
        changed = before.changed(as_json(scene.changes(before)))
        if changed.to_dict() != scene.to_dict():
            yield f"the changes sent to {named(reader)} lead to another scene"


def painting(walk: Walk) -> Iterator[str]:
    """A scene can be written as SVG."""
    reader = walk.dice.choice(walk.readers)
    ElementTree.fromstring(walk.state.scene(reader, walk.dice.choice(LANGUAGES)).to_svg())
    yield from ()
