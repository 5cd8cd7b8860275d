"""Named places of a flat table: written out for saving, read back and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from miasma.core.errors import StateError

Places = Mapping[str, tuple[int, int, int, int]]
"""For each name: its first place, how many places it takes, the least and the greatest value."""


def written(t: list[int], places: Places) -> dict[str, Any]:
    """The table by names, as plain data: a number, or a list where a name takes several places."""
    return {
        name: t[first] if count == 1 else t[first : first + count]
        for name, (first, count, _, _) in places.items()
    }


def read(position: Mapping[str, Any], places: Places, size: int, title: str) -> list[int]:
    """The table that `written` gave; a `StateError` names what it can't be."""
    if set(position) != set(places):
        raise StateError(f"this is no position of {title}: its fields differ")
    t = [0] * size
    for name, (first, count, least, most) in places.items():
        values = [position[name]] if count == 1 else position[name]
        if type(values) is not list or len(values) != count:
            raise StateError(f"this is no position of {title}: {name} takes {count} numbers")
        for value in values:
            if type(value) is not int or not least <= value <= most:
                raise StateError(
                    f"this is no position of {title}: {name} holds numbers from {least} to {most}"
                )
        t[first : first + count] = values
    return t
