"""Scenes as SVG files: self-contained, stable to the byte, and safe whatever the texts say."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from miasma.core.elements import (
    REFERENCE,
    VARIABLE,
    Definition,
    Element,
    definition_faults,
    faults,
    number,
    rect,
)
from miasma.core.palette import THEMES
from miasma.core.scene import Palette, Scene

FONT: Final = (
    "Inter,'Noto Sans','Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans',"
    "system-ui,sans-serif"
)
"""The house's fonts, then fonts that are no wider than the estimate in `measure`."""

_NOT_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ENTITIES: Final = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "&#10;", "\t": "&#9;"}
)


def escape(text: str) -> str:
    """Make any text harmless inside an XML element or attribute."""
    return _NOT_XML.sub("\ufffd", text).translate(_ENTITIES)


def write(
    scene: Scene,
    theme: str | None = None,
    panels: bool = True,
    width: float | None = None,
    small: bool = False,
) -> str:
    """A scene as one SVG file; see `Scene.to_svg`."""
    from miasma.core.panels import lay_out

    if theme is not None and theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r}: choose {' or '.join(THEMES)}")
    stage = scene.stage
    x, y, wide, high = stage.viewbox
    laid: list[Element] = []
    if small:
        x, y, wide, high = stage.small or stage.board or stage.viewbox
    elif panels and scene.panels:
        tray = stage.tray or (x + wide, y, 300.0, high)
        boxes = {entry.id: entry.box for entry in stage.definitions if entry.box}
        laid, used = lay_out(scene.panels, tray, boxes)
        wide = max(wide, tray[0] + tray[2] - x)
        high = max(high, tray[1] + used - y + (12 if used > tray[3] else 0))
    elif not panels and stage.board:
        x, y, wide, high = stage.board
    paint = _Painter(stage.palette, theme)
    paint.open(scene, (x, y, wide, high), width)
    left_out = "wide" if small else "small"
    shown = [
        element
        for element in (*stage.elements, *scene.pieces, *laid)
        if left_out not in element.attributes.get("class", "").split()
    ]
    paint.definitions(needed(stage.definitions, shown))
    if stage.ground:
        paint.element(rect(x, y, wide, high, fill=stage.ground))
    for element in shown:
        paint.element(element)
    return paint.close()


def needed(definitions: Iterable[Definition], shown: Iterable[Element]) -> list[Definition]:
    """The definitions that elements refer to, directly or through others, in their order."""
    by_id = {entry.id: entry for entry in definitions}
    found: set[str] = set()
    waiting = list(shown)
    while waiting:
        for node in waiting.pop().walk():
            for name, value in node.attributes.items():
                for id in [value[1:]] if name == "href" else REFERENCE.findall(value):
                    if id in by_id and id not in found:
                        found.add(id)
                        waiting.extend(by_id[id].children)
    return [entry for entry in by_id.values() if entry.id in found]


class _Painter:
    """Collects the text of one file."""

    def __init__(self, palette: Palette, theme: str | None) -> None:
        self._palette = palette
        self._theme = theme
        self._out: list[str] = []

    def open(
        self, scene: Scene, box: tuple[float, float, float, float], width: float | None
    ) -> None:
        """The root, its name and its colours."""
        size = ""
        if width is not None:
            size = f' width="{number(width)}" height="{number(width * box[3] / box[2])}"'
        view = " ".join(number(value) for value in box)
        told = f"{scene.title}. {scene.prompt}" if scene.prompt else scene.title
        self._out.append(
            f'<svg xmlns="http://www.w3.org/2000/svg" class="miasma" viewBox="{view}"{size}'
            f' font-family="{FONT}" role="img" lang="{escape(scene.lang)}"'
            f' aria-label="{escape(told)}">\n<title>{escape(scene.title)}</title>\n'
        )
        if scene.prompt:
            self._out.append(f"<desc>{escape(scene.prompt)}</desc>\n")
        self._out.append(f"<style>{self._style()}</style>\n")

    def _style(self) -> str:
        figures = "svg.miasma text{font-variant-numeric:tabular-nums}"
        if self._theme is not None:
            return figures
        dark, light = (self._variables(theme) for theme in THEMES)
        return (
            f"svg.miasma{{color-scheme:dark light;{dark}}}"
            f"@media(prefers-color-scheme:light){{svg.miasma{{{light}}}}}{figures}"
        )

    def _variables(self, theme: str) -> str:
        pairs = self._palette[theme].items()
        return "".join(f"{escape(name)}:{escape(colour)};" for name, colour in pairs)

    def definitions(self, definitions: Iterable[Definition]) -> None:
        """Everything that elements refer to."""
        self._out.append("<defs>\n")
        for entry in definitions:
            wrong = definition_faults(entry)
            if wrong:
                raise ValueError(wrong[0])
            if entry.kind == "symbol":
                self._symbol(entry)
                continue
            self._out.append(f'<{entry.kind} id="{entry.id}"{self._attributes(entry.attributes)}>')
            for child in entry.children:
                self._node(child)
            self._out.append(f"</{entry.kind}>\n")
        self._out.append("</defs>\n")

    def _symbol(self, entry: Definition) -> None:
        if not entry.box and len(entry.children) == 1 and not entry.children[0].id:
            only = entry.children[0]
            self._node(Element(only.tag, only.attributes, only.children, only.text, entry.id))
        else:
            self._node(Element("g", entry.attributes, entry.children, id=entry.id))
        self._out.append("\n")

    def element(self, element: Element) -> None:
        """One element of the top level, on a line of its own."""
        for node in element.walk():
            wrong = faults(node)
            if wrong:
                raise ValueError(wrong[0])
        self._node(element)
        self._out.append("\n")

    def _node(self, element: Element) -> None:
        out = self._out
        identity = f' id="{element.id}"' if element.id else ""
        out.append(f"<{element.tag}{identity}{self._attributes(element.attributes)}")
        if not (element.children or element.text or element.label or element.tip):
            out.append("/>")
            return
        out.append(">")
        if element.label:
            out.append(f"<title>{escape(element.label)}</title>")
        if element.tip:
            out.append(f"<desc>{escape(element.tip)}</desc>")
        if element.text:
            out.append(escape(element.text))
        for child in element.children:
            self._node(child)
        out.append(f"</{element.tag}>")

    def _attributes(self, attributes: dict[str, str]) -> str:
        plain: list[str] = []
        style: list[str] = []
        for name, value in attributes.items():
            if "var(" not in value:
                plain.append(f' {name}="{escape(value)}"')
            elif self._theme is None:
                style.append(f"{name}:{escape(value)}")
            else:
                plain.append(f' {name}="{escape(self._resolved(value))}"')
        if style:
            plain.append(f' style="{";".join(style)}"')
        return "".join(plain)

    def _resolved(self, value: str) -> str:
        colours = self._palette[self._theme or "dark"]
        return VARIABLE.sub(lambda found: colours.get(found[1], "currentColor"), value)

    def close(self) -> str:
        """The finished file."""
        self._out.append("</svg>\n")
        return "".join(self._out)
