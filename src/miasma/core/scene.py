"""The scene: a whole table as a picture in data, for one reader, in one language.

A scene has a *stage* that stays the same all through a game on one board (viewBox, colours,
definitions, the painted board), *pieces* that come, move and go by id, *panels* of widgets, and
one line that says what is asked. A server sends the stage once (by its key) and then only
`changes`; Python turns a scene into SVG, the browser draws the same data.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from miasma.core.elements import (
    REFERENCE,
    VARIABLE,
    Box,
    Definition,
    Element,
    as_box,
    definition_faults,
    faults,
)
from miasma.core.palette import THEMES
from miasma.core.widgets import Panel, Widget, panel_from_dict, word_faults

__all__ = ["Box", "Definition", "Element", "Panel", "Scene", "Stage", "Widget"]

Palette = dict[str, dict[str, str]]
"""Theme → CSS variable → colour."""

_VARIABLE_NAME = re.compile(r"--[\w-]+\Z")
_COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\Z|[a-zA-Z]+\Z|[\d.]+\Z")


@dataclass(slots=True)
class Stage:
    """What doesn't change during a game on one board; `key` is a digest of all of it.

    `viewbox` is the whole picture, `board` the part of it that shows the board alone, `tray` the
    part where the panels go when they are painted beside the board, `ground` the colour behind
    everything. On a small screen `small` is shown; there, top elements of class `wide` are left
    out and those of class `small` come in. `own` says how many lines the reader's own things fill
    in most steps of a game: so much room is kept for them, and the board stands still.
    """

    viewbox: Box
    palette: Palette
    definitions: tuple[Definition, ...] = ()
    elements: tuple[Element, ...] = ()
    board: Box | None = None
    tray: Box | None = None
    small: Box | None = None
    ground: str = "var(--bg)"
    own: float = 1.0
    key: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        self.viewbox = as_box(self.viewbox)
        self.board = as_box(self.board) if self.board else None
        self.tray = as_box(self.tray) if self.tray else None
        self.small = as_box(self.small) if self.small else None
        if not self.key:
            text = json.dumps(self._content(), ensure_ascii=False, separators=(",", ":"))
            self.key = hashlib.blake2b(text.encode(), digest_size=10).hexdigest()

    def _content(self) -> dict[str, Any]:
        return {
            "viewbox": list(self.viewbox),
            "board": list(self.board) if self.board else None,
            "tray": list(self.tray) if self.tray else None,
            "small": list(self.small) if self.small else None,
            "ground": self.ground,
            "own": self.own,
            "palette": {theme: dict(colours) for theme, colours in self.palette.items()},
            "definitions": [definition.to_dict() for definition in self.definitions],
            "elements": [element.to_dict() for element in self.elements],
        }

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {"key": self.key, **self._content()}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Stage:
        """Read plain data; what a picture may not hold is refused."""
        palette: Palette = {}
        for theme in THEMES:
            palette[theme] = {str(k): str(v) for k, v in data["palette"][theme].items()}
            for name, colour in palette[theme].items():
                if not _VARIABLE_NAME.match(name) or not _COLOUR.match(colour):
                    raise ValueError(f"{name}: {colour!r} is no colour of a palette")
        return cls(
            as_box(data["viewbox"]),
            palette,
            tuple(Definition.from_dict(entry) for entry in data["definitions"]),
            tuple(Element.from_dict(entry) for entry in data["elements"]),
            as_box(data["board"]) if data.get("board") else None,
            as_box(data["tray"]) if data.get("tray") else None,
            as_box(data["small"]) if data.get("small") else None,
            str(data["ground"]),
            float(data.get("own", 1.0)),
        )


@dataclass(slots=True)
class Scene:
    """A table as one reader sees it. Every piece and panel has an id of its own."""

    title: str
    stage: Stage
    pieces: tuple[Element, ...] = ()
    panels: tuple[Panel, ...] = ()
    prompt: str = ""
    lang: str = "en"

    @property
    def viewbox(self) -> Box:
        """The whole picture."""
        return self.stage.viewbox

    @property
    def palette(self) -> Palette:
        """The colours of both themes."""
        return self.stage.palette

    @property
    def definitions(self) -> tuple[Definition, ...]:
        """Symbols, gradients, patterns and clip paths."""
        return self.stage.definitions

    @property
    def static_key(self) -> str:
        """The digest of the stage: equal keys, equal stages."""
        return self.stage.key

    # -- looking into it ------------------------------------------------------------------------

    def elements(self) -> Iterator[Element]:
        """All elements of the board and its pieces, painted first to last."""
        for top in (*self.stage.elements, *self.pieces):
            yield from top.walk()

    def widgets(self) -> Iterator[Widget]:
        """All widgets of all panels."""
        for panel in self.panels:
            yield from panel.walk()

    def ids(self) -> set[str]:
        """The ids of everything that can be named: elements and widgets."""
        return {node.id for node in self._nodes() if node.id}

    def labelled(self) -> dict[str, tuple[str, str]]:
        """What can be pointed at: id → (label, tip)."""
        return {node.id: (node.label, node.tip) for node in self._nodes() if node.id and node.label}

    def find(self, id: str) -> Element | Widget | None:
        """The element or widget with an id."""
        return next((node for node in self._nodes() if node.id == id), None)

    def _nodes(self) -> Iterator[Element | Widget]:
        yield from self.elements()
        yield from self.widgets()

    def problems(self) -> list[str]:
        """What is wrong with this picture, one sentence each; tests want none."""
        found: list[str] = []
        seen: set[str] = set()
        for node in self._nodes():
            if node.id in seen:
                found.append(f"the id {node.id!r} is used twice")
            if node.id:
                seen.add(node.id)
        found += [f"a {top.tag} among the pieces has no id" for top in self.pieces if not top.id]
        found += ["a panel has no id" for panel in self.panels if not panel.id]
        for element in self.elements():
            found += faults(element)
        for definition in self.definitions:
            found += definition_faults(definition)
        found += self._loose_ends()
        return found

    def _loose_ends(self) -> list[str]:
        defined = [definition.id for definition in self.definitions]
        found = [f"{id!r} is defined twice" for id in set(defined) if defined.count(id) > 1]
        variables: set[str] = set()
        references: set[str] = set()
        there = self.ids()
        inside = (child.walk() for entry in self.definitions for child in entry.children)
        nodes = [*self.elements(), *(node for walk in inside for node in walk)]
        for node in nodes:
            for name, value in node.attributes.items():
                variables.update(VARIABLE.findall(value))
                references.update(REFERENCE.findall(value))
                if name == "href":
                    references.add(value[1:])
        for widget in self.widgets():
            references.update(_symbols_of(widget))
            found += word_faults(widget)
            shown = [id for id in getattr(widget, "shows", ()) if id not in there]
            found += [f"{widget.id!r} shows {id!r}, which isn't there" for id in shown]
        found += [f"nothing is called #{id}" for id in sorted(references - set(defined))]
        for theme in THEMES:
            missing = variables - self.palette[theme].keys()
            found += [f"{name} has no colour in the {theme} theme" for name in sorted(missing)]
        return found

    # -- data -----------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """The whole scene as plain JSON data."""
        return {
            "title": self.title,
            "lang": self.lang,
            "prompt": self.prompt,
            "stage": self.stage.to_dict(),
            "pieces": [piece.to_dict() for piece in self.pieces],
            "panels": [panel.to_dict() for panel in self.panels],
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Scene:
        """Read plain data; what a picture may not hold is refused with a ValueError."""
        try:
            return cls(
                str(data["title"]),
                Stage.from_dict(data["stage"]),
                tuple(Element.from_dict(entry) for entry in data["pieces"]),
                tuple(panel_from_dict(entry) for entry in data["panels"]),
                str(data["prompt"]),
                str(data["lang"]),
            )
        except (KeyError, TypeError, IndexError, AttributeError) as error:
            raise ValueError(f"this is no scene: {error}") from None

    def changes(self, previous: Scene | None) -> dict[str, Any]:
        """What a reader who has `previous` must be sent to see this scene.

        Always there: the stage's key. Only where something differs: `stage`, `title`, `prompt`,
        `lang`, and for `pieces` and `panels` what was added, changed and removed, with the new
        order of all ids if it isn't the old one less the removed with the added at its end.
        """
        if previous is None:
            return {"key": self.stage.key, **self.to_dict()}
        found: dict[str, Any] = {"key": self.stage.key}
        if self.stage.key != previous.stage.key:
            found["stage"] = self.stage.to_dict()
        for name in ("title", "prompt", "lang"):
            if getattr(self, name) != getattr(previous, name):
                found[name] = getattr(self, name)
        pieces = _difference(previous.pieces, self.pieces)
        if pieces:
            found["pieces"] = pieces
        panels = _difference(previous.panels, self.panels)
        if panels:
            found["panels"] = panels
        return found

    def changed(self, changes: dict[str, Any]) -> Scene:
        """This scene with changes applied: what a client does with them."""
        stage = Stage.from_dict(changes["stage"]) if "stage" in changes else self.stage
        if stage.key != changes["key"]:
            raise ValueError("the changes belong to another stage")
        if isinstance(changes.get("pieces"), list):
            return Scene.from_dict(changes)
        return Scene(
            str(changes.get("title", self.title)),
            stage,
            _altered(self.pieces, changes.get("pieces", {}), Element.from_dict),
            _altered(self.panels, changes.get("panels", {}), panel_from_dict),
            str(changes.get("prompt", self.prompt)),
            str(changes.get("lang", self.lang)),
        )

    def to_svg(
        self,
        theme: str | None = None,
        panels: bool = True,
        width: float | None = None,
        small: bool = False,
    ) -> str:
        """The scene as one self-contained SVG file.

        Without a theme it follows the viewer's system; with one its colours are fixed, so that it
        also works where CSS variables don't. Without panels it shows the board alone, and `small`
        shows the board as a small screen does.
        """
        from miasma.core.svg import write

        return write(self, theme, panels, width, small)


class _Keyed(Protocol):
    @property
    def id(self) -> str: ...

    def to_dict(self) -> dict[str, Any]: ...


KeyedT = TypeVar("KeyedT", bound=_Keyed)


def _difference(old: Sequence[_Keyed], new: Sequence[_Keyed]) -> dict[str, Any]:
    before = {entry.id: entry for entry in old}
    after = {entry.id: entry for entry in new}
    added = [entry for entry in new if entry.id not in before]
    altered = [entry for entry in new if entry.id in before and before[entry.id] != entry]
    removed = [id for id in before if id not in after]
    expected = [id for id in before if id in after] + [entry.id for entry in added]
    found: dict[str, Any] = {}
    if added:
        found["added"] = [entry.to_dict() for entry in added]
    if altered:
        found["changed"] = [entry.to_dict() for entry in altered]
    if removed:
        found["removed"] = removed
    if expected != list(after):
        found["order"] = list(after)
    return found


def _altered(
    old: Sequence[KeyedT], change: dict[str, Any], read: Callable[[dict[str, Any]], KeyedT]
) -> tuple[KeyedT, ...]:
    entries = {entry.id: entry for entry in old if entry.id not in change.get("removed", ())}
    for data in (*change.get("changed", ()), *change.get("added", ())):
        entries[str(data["id"])] = read(data)
    return tuple(entries[id] for id in change.get("order", entries))


def _symbols_of(widget: Widget) -> set[str]:
    single = getattr(widget, "symbol", "")
    several: tuple[str, ...] = getattr(widget, "symbols", ())
    return {name for name in (single, *several) if name}
