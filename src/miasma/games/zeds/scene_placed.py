"""Drawings brought to their place in their own numbers.

A transform would do the same, but costs the browser a layer's bookkeeping in each frame, for each
thing on the map.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from miasma.core.elements import Element, number

STEPS: Final = {
    "M": "xy", "L": "xy", "T": "xy", "Q": "xyxy", "S": "xyxy", "C": "xyxyxy", "H": "x", "V": "y",
    "A": "ll---xy",
}  # fmt: skip
"""What the numbers of a path's commands are: places across, places down, lengths, or none of it."""
ACROSS: Final = ("cx", "x", "x1", "x2")
DOWN: Final = ("cy", "y", "y1", "y2")
LENGTHS: Final = ("r", "rx", "ry", "width", "height", "stroke-width")


def moved(d: str, dx: float, dy: float, size: float = 1.0) -> str:
    """A path drawn elsewhere, and larger or smaller."""
    found: list[str] = []
    for command, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        values = [float(value) for value in re.findall(r"-?(?:\d*\.)?\d+", numbers)]
        kinds = STEPS.get(command.upper(), "")
        for n, value in enumerate(values):
            kind = kinds[n % len(kinds)]
            if kind != "-":
                value *= size
            if command.isupper():
                value += dx if kind == "x" else dy if kind == "y" else 0.0
            values[n] = value
        found.append(command + " ".join(number(value) for value in values))
    return "".join(found)


def placed(shape: Element, x: float, y: float, size: float = 1.0) -> Element:
    """A shape that was drawn round the origin, where it lies."""
    found = dict(shape.attributes)
    if shape.tag == "path":
        found["d"] = moved(found["d"], x, y, size)
    for name, value in shape.attributes.items():
        if name in ACROSS or name in DOWN:
            found[name] = number(float(value) * size + (x if name in ACROSS else y))
        elif name in LENGTHS:
            found[name] = number(float(value) * size)
    return replace(shape, attributes=found)
