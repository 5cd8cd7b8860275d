"""Vector shapes as data: what boards and pieces of every game are drawn with.

An element is a node of a picture in the manner of SVG, from a short list of tags and attributes,
so that any client can draw it and none can be harmed by it. Colours are CSS variables of the
scene's palette (`var(--mw-bone)`), so one picture serves both themes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

TAGS: Final = frozenset("circle ellipse g line path polygon polyline rect text tspan use".split())
KINDS: Final = frozenset("clipPath linearGradient pattern radialGradient symbol".split())
ATTRIBUTES: Final = frozenset(
    "class clip-path clipPathUnits color cx cy d dominant-baseline dx dy fill fill-opacity "
    "fill-rule font-family font-size font-style font-weight fx fy gradientTransform gradientUnits "
    "height href letter-spacing offset opacity overflow paint-order patternTransform patternUnits "
    "pointer-events points r rx ry stop-color stop-opacity stroke stroke-dasharray "
    "stroke-dashoffset stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor "
    "text-decoration transform vector-effect viewBox visibility width x x1 x2 y y1 y2".split()
)

Value = str | float
Box = tuple[float, float, float, float]
"""x, y, width, height."""

VARIABLE: Final = re.compile(r"var\((--[\w-]+)\)")
"""A colour of the palette in an attribute."""
REFERENCE: Final = re.compile(r"url\(#([\w.:-]+)\)")
"""A definition named in an attribute."""

_ID = re.compile(r"[A-Za-z][\w.:-]*\Z")
_HREF = re.compile(r"#[A-Za-z][\w.:-]*\Z")
_HARM = re.compile(r"url\((?!#)|@import|javascript:|expression\(|[<>{};]", re.IGNORECASE)


def as_box(values: Sequence[float]) -> Box:
    """Four numbers as a box."""
    x, y, width, height = (float(value) for value in values)
    return x, y, width, height


def number(value: float) -> str:
    """A coordinate as text: two decimals at most, no idle zeros."""
    if isinstance(value, int):
        return str(value)
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def points(pairs: Iterable[tuple[float, float]]) -> str:
    """A list of points as text."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in pairs)


def shift(x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A transform: move to a place, then turn and scale there."""
    text = f"translate({number(x)} {number(y)})"
    if turn:
        text += f" rotate({number(turn)})"
    return text if scale == 1.0 else f"{text} scale({number(scale)})"


@dataclass(slots=True)
class Element:
    """One node of a picture.

    What can be pointed at has an `id`, a `label` (its name) and a `tip` (what it is and does).
    `place` is the id of what it stands on: choosing the element then means choosing the place.
    `whole` is the id of the larger thing that it is a part of: where nothing else of that can be
    chosen, a click there means the part.
    `way` is the path (SVG's notation) along which a piece came to where it is.
    """

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: tuple[Element, ...] = ()
    text: str = ""
    id: str = ""
    label: str = ""
    tip: str = ""
    place: str = ""
    way: str = ""
    whole: str = ""

    def walk(self) -> Iterator[Element]:
        """This element and all inside it, outside first."""
        yield self
        for child in self.children:
            yield from child.walk()

    def to_dict(self) -> dict[str, Any]:
        """Plain data, without what is empty."""
        data: dict[str, Any] = {"tag": self.tag}
        if self.id:
            data["id"] = self.id
        if self.attributes:
            data["attributes"] = dict(self.attributes)
        if self.text:
            data["text"] = self.text
        if self.label:
            data["label"] = self.label
        if self.tip:
            data["tip"] = self.tip
        if self.place:
            data["place"] = self.place
        if self.way:
            data["way"] = self.way
        if self.whole:
            data["whole"] = self.whole
        if self.children:
            data["children"] = [child.to_dict() for child in self.children]
        return data

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Element:
        """Read plain data; what a picture may not hold is refused."""
        element = cls(
            str(data["tag"]),
            {str(name): str(value) for name, value in data.get("attributes", {}).items()},
            tuple(cls.from_dict(child) for child in data.get("children", ())),
            str(data.get("text", "")),
            str(data.get("id", "")),
            str(data.get("label", "")),
            str(data.get("tip", "")),
            str(data.get("place", "")),
            str(data.get("way", "")),
            str(data.get("whole", "")),
        )
        wrong = faults(element)
        if wrong:
            raise ValueError(wrong[0])
        return element


@dataclass(slots=True)
class Definition:
    """Something that elements refer to by its id: a symbol, gradient, pattern or clip path.

    A symbol's `box` is the space it covers round its origin, for whoever shows it elsewhere.
    """

    kind: str
    id: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: tuple[Element, ...] = ()
    box: Box | None = None

    def __post_init__(self) -> None:
        if self.box:
            self.box = as_box(self.box)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, without what is empty."""
        data: dict[str, Any] = {"kind": self.kind, "id": self.id}
        if self.attributes:
            data["attributes"] = dict(self.attributes)
        if self.children:
            data["children"] = [child.to_dict() for child in self.children]
        if self.box:
            data["box"] = list(self.box)
        return data

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Definition:
        """Read plain data; what a picture may not hold is refused."""
        kind = str(data["kind"])
        stops = kind.endswith("Gradient")
        box = data.get("box")
        definition = cls(
            kind,
            str(data["id"]),
            {str(name): str(value) for name, value in data.get("attributes", {}).items()},
            tuple(
                _stop_from(child) if stops else Element.from_dict(child)
                for child in data.get("children", ())
            ),
            as_box(box) if box else None,
        )
        wrong = definition_faults(definition)
        if wrong:
            raise ValueError(wrong[0])
        return definition


def faults(element: Element) -> list[str]:
    """What an element (without its children) may not hold, one sentence each."""
    found = []
    if element.tag not in TAGS:
        found.append(f"{element.tag!r} is no element of a picture")
    if element.id and not _ID.match(element.id):
        found.append(f"{element.id!r} is no id")
    return found + _attribute_faults(element.attributes)


def definition_faults(definition: Definition) -> list[str]:
    """What a definition may not hold, one sentence each."""
    found = []
    if definition.kind not in KINDS:
        found.append(f"{definition.kind!r} is no definition of a picture")
    if not _ID.match(definition.id):
        found.append(f"{definition.id!r} is no id")
    found += _attribute_faults(definition.attributes)
    for child in definition.children:
        if definition.kind.endswith("Gradient"):
            if child.tag != "stop":
                found.append(f"{child.tag!r} is no stop of a gradient")
            found += _attribute_faults(child.attributes)
        else:
            for node in child.walk():
                found += faults(node)
    return found


def _attribute_faults(attributes: dict[str, str]) -> list[str]:
    found = []
    for name, value in attributes.items():
        if name not in ATTRIBUTES:
            found.append(f"{name!r} is no attribute of a picture")
        elif name == "href" and not _HREF.match(value):
            found.append(f"href {value!r} leads out of the picture")
        elif _HARM.search(value):
            found.append(f"{name} has the value {value!r}, which a picture may not hold")
    return found


def _stop_from(data: dict[str, Any]) -> Element:
    return Element("stop", {str(k): str(v) for k, v in data.get("attributes", {}).items()})


# -- making elements ------------------------------------------------------------------------------

_NAMES: dict[str, str] = {}


def _name(keyword: str) -> str:
    found = _NAMES.get(keyword)
    if found is None:
        found = _NAMES[keyword] = keyword.rstrip("_").replace("_", "-")
    return found


def made(
    tag: str,
    attributes: dict[str, Value | None],
    children: Iterable[Element] = (),
    text: str = "",
) -> Element:
    """An element from keyword arguments: `stroke_width=2` becomes the attribute `stroke-width`."""
    extra = {}
    for key in ("id", "label", "tip", "place", "way", "whole"):
        if key in attributes:
            extra[key] = str(attributes.pop(key) or "")
    plain = {
        _name(key): value if isinstance(value, str) else number(value)
        for key, value in attributes.items()
        if value is not None
    }
    return Element(tag, plain, tuple(children), text, **extra)


def group(*children: Element, **attributes: Value | None) -> Element:
    """Several elements as one."""
    return made("g", attributes, children)


def path(d: str, **attributes: Value | None) -> Element:
    """A free shape, in SVG's path notation."""
    return made("path", {"d": d, **attributes})


def circle(cx: float, cy: float, r: float, **attributes: Value | None) -> Element:
    """A circle."""
    place = {"cx": cx or None, "cy": cy or None, "r": r}
    return made("circle", {**place, **attributes})


def ellipse(cx: float, cy: float, rx: float, ry: float, **attributes: Value | None) -> Element:
    """An ellipse."""
    return made("ellipse", {"cx": cx, "cy": cy, "rx": rx, "ry": ry, **attributes})


def rect(x: float, y: float, width: float, height: float, **attributes: Value | None) -> Element:
    """A rectangle; `rx` rounds its corners."""
    return made("rect", {"x": x, "y": y, "width": width, "height": height, **attributes})


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Value | None) -> Element:
    """A straight line."""
    return made("line", {"x1": x1, "y1": y1, "x2": x2, "y2": y2, **attributes})


def polyline(pairs: Iterable[tuple[float, float]], **attributes: Value | None) -> Element:
    """Straight lines from point to point."""
    return made("polyline", {"points": points(pairs), **attributes})


def polygon(pairs: Iterable[tuple[float, float]], **attributes: Value | None) -> Element:
    """A closed shape with straight edges."""
    return made("polygon", {"points": points(pairs), **attributes})


def text(x: float, y: float, words: str, size: float, **attributes: Value | None) -> Element:
    """One line of text; `y` is its baseline."""
    return made("text", {"x": x, "y": y, "font_size": size, **attributes}, text=words)


def spans(x: float, y: float, size: float, *parts: Element, **attributes: Value | None) -> Element:
    """One line of text made of `span`s that differ in weight or colour."""
    return made("text", {"x": x, "y": y, "font_size": size, **attributes}, parts)


def span(words: str, **attributes: Value | None) -> Element:
    """A part of a line of text."""
    return made("tspan", attributes, text=words)


def use(
    symbol_id: str,
    x: float = 0,
    y: float = 0,
    scale: float = 1.0,
    turn: float = 0.0,
    **attributes: Value | None,
) -> Element:
    """A symbol put in a place."""
    moved = shift(x, y, scale, turn) if x or y or turn or scale != 1.0 else None
    return made("use", {"href": f"#{symbol_id}", "transform": moved, **attributes})


# -- making definitions ---------------------------------------------------------------------------

Stop = tuple[float, str] | tuple[float, str, float]
"""Offset, colour and, if it isn't 1, opacity."""


def _stops(stops: Iterable[Stop]) -> list[Element]:
    return [
        made(
            "stop",
            {
                "offset": entry[0],
                "stop_color": entry[1],
                "stop_opacity": entry[2] if len(entry) == 3 else None,
            },
        )
        for entry in stops
    ]


def _defined(
    kind: str,
    id: str,
    attributes: dict[str, Value | None],
    children: Iterable[Element],
    box: Box | None = None,
) -> Definition:
    return Definition(kind, id, made(kind, attributes).attributes, tuple(children), box)


def symbol(id: str, *children: Element, box: Box) -> Definition:
    """A drawing round its own origin that `use` puts in many places."""
    return _defined("symbol", id, {}, children, box)


def shape(id: str, d: str) -> Definition:
    """A path that several elements draw with other strokes and fills."""
    return _defined("symbol", id, {}, [path(d)])


def linear(id: str, *stops: Stop, **attributes: Value | None) -> Definition:
    """A gradient along a line."""
    return _defined("linearGradient", id, attributes, _stops(stops))


def radial(id: str, *stops: Stop, **attributes: Value | None) -> Definition:
    """A gradient round a centre."""
    return _defined("radialGradient", id, attributes, _stops(stops))


def pattern(
    id: str, width: float, height: float, *children: Element, transform: str | None = None
) -> Definition:
    """A texture that repeats in the picture's own units."""
    size: dict[str, Value | None] = {"width": width, "height": height}
    return _defined(
        "pattern",
        id,
        {**size, "patternUnits": "userSpaceOnUse", "patternTransform": transform},
        children,
    )


def clip(id: str, *children: Element) -> Definition:
    """A shape outside of which nothing is painted."""
    return _defined("clipPath", id, {}, children)
