"""Many pictures as one animated SVG: what stays is drawn once, what changes comes and goes.

Frames are whole SVG files of `Scene.to_svg`. They are laid over each other: elements that are
equal in all frames stay as they are; of the others every version is kept once, with a SMIL
animation that shows it in its frames. Where nothing animates, the last frame is seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

SVG = "http://www.w3.org/2000/svg"
_UNSEEN = (f"{{{SVG}}}title", f"{{{SVG}}}desc")
"""Names and tips: they would say what was true in one frame only."""

ElementTree.register_namespace("", SVG)


@dataclass(frozen=True, slots=True)
class Clock:
    """When each frame begins, in seconds, and how long all of them take."""

    starts: tuple[float, ...]
    total: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Clock:
        """From the length of each frame."""
        starts = [0.0]
        for length in seconds:
            starts.append(starts[-1] + length)
        return cls(tuple(starts[:-1]), starts[-1])


def animate(frames: Sequence[str], seconds: Sequence[float]) -> str:
    """Lay frames over each other; each is shown for its seconds, then it begins again."""
    roots = [ElementTree.fromstring(frame) for frame in frames]
    clock = Clock.of(seconds)
    picture = Element(roots[-1].tag, roots[-1].attrib)
    picture.set("viewBox", _widest([root.get("viewBox", "0 0 1 1") for root in roots]))
    heads: dict[str, Element] = {}
    definitions = Element(f"{{{SVG}}}defs")
    for root in roots:
        for child in list(root):
            if child.tag == f"{{{SVG}}}style":
                heads.setdefault(child.text or "", child)
                root.remove(child)
            elif child.tag == definitions.tag:
                for entry in child:
                    heads.setdefault(entry.get("id", ""), entry)
                root.remove(child)
        _strip(root)
    for head in heads.values():
        (picture if head.tag == f"{{{SVG}}}style" else definitions).append(head)
    picture.append(definitions)
    picture.extend(_blend_children(roots, clock))
    return ElementTree.tostring(picture, encoding="unicode") + "\n"


def _widest(boxes: Sequence[str]) -> str:
    """The smallest box around all."""
    parts = [[float(word) for word in box.split()] for box in boxes]
    left, top = min(p[0] for p in parts), min(p[1] for p in parts)
    right, bottom = max(p[0] + p[2] for p in parts), max(p[1] + p[3] for p in parts)
    return f"{left:g} {top:g} {right - left:g} {bottom - top:g}"


def _strip(root: Element) -> None:
    """Drop tips and the line ends between elements."""
    for node in root.iter():
        for child in list(node):
            if child.tag in _UNSEEN:
                node.remove(child)
        for child in node:
            child.tail = None
        if len(node):
            node.text = (node.text or "").strip() or None


def _blend_children(parents: Sequence[Element | None], clock: Clock) -> list[Element]:
    """The children of the same element in all frames, laid over each other in their order."""
    order: list[str] = []
    by_frame: list[dict[str, Element]] = []
    for parent in parents:
        keyed = _keyed(parent)
        by_frame.append(keyed)
        before = -1
        for key in keyed:
            if key in order:
                before = order.index(key)
            else:
                before += 1
                order.insert(before, key)
    found: list[Element] = []
    for key in order:
        found += _blend([keyed.get(key) for keyed in by_frame], clock)
    return found


def _keyed(parent: Element | None) -> dict[str, Element]:
    """Children by id, or by kind and number where they have none."""
    found: dict[str, Element] = {}
    counts: dict[str, int] = {}
    for child in parent if parent is not None else ():
        key = child.get("id", "")
        if not key or key in found:
            counts[child.tag] = counts.get(child.tag, 0) + 1
            key = f"{child.tag} {counts[child.tag]}"
        found[key] = child
    return found


def _blend(versions: Sequence[Element | None], clock: Clock) -> list[Element]:
    """One element through all frames (None: it is not there), as few elements as possible."""
    by_shell: dict[object, list[Element | None]] = {}
    for frame, node in enumerate(versions):
        if node is not None:
            alike = by_shell.setdefault(_shell(node), [None] * len(versions))
            alike[frame] = node
    return [_one(alike, clock) for alike in by_shell.values()]


def _shell(node: Element) -> object:
    """What elements must share to be laid over each other: all but their children.

    Without children there is nothing to lay; then this is the whole element.
    """
    return node.tag, tuple(node.items()), node.text, bool(len(node))


def _one(versions: Sequence[Element | None], clock: Clock) -> Element:
    """Elements of one shell as one element."""
    first = next(node for node in versions if node is not None)
    whole = Element(first.tag, first.attrib)
    whole.attrib.pop("id", None)  # another version may have it too
    whole.text = first.text
    _show(whole, [node is not None for node in versions], clock)
    # Children of a version that isn't shown need no animation of their own.
    last: Element = first
    filled: list[Element | None] = []
    for node in versions:
        last = node if node is not None else last
        filled.append(last)
    whole.extend(_blend_children(filled, clock))
    return whole


def _show(node: Element, visible: Sequence[bool], clock: Clock) -> None:
    """Animate an element so that it is there in the frames where it is visible."""
    if all(visible):
        return
    values: list[str] = []
    times: list[str] = []
    for shown, start in zip(visible, clock.starts, strict=True):
        value = "inline" if shown else "none"
        if not values or values[-1] != value:
            values.append(value)
            times.append(f"{start / clock.total:.5f}".rstrip("0").rstrip("."))
    if not visible[-1]:
        node.set("display", "none")
    timing = {
        "attributeName": "display",
        "calcMode": "discrete",
        "values": ";".join(values),
        "keyTimes": ";".join(times),
        "dur": f"{clock.total:g}s",
        "repeatCount": "indefinite",
    }
    node.insert(0, Element(f"{{{SVG}}}animate", timing))
