"""Named places of a flat table: written out for saving, read back and checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from miasma.core.errors import StateError

Places = Mapping[str, tuple[int, int] | tuple[int, int, int, int]]
"""For each name: its first place, how many places it takes and, where they are the same in every
game, the least and the greatest value."""


LARGEST = 1 << 200
"""Sets are kept as bits of one number; none needs more."""


def written(t: list[int], places: Places) -> dict[str, Any]:
    """The table by names, as plain data: a number, or a list where a name takes several places."""
    return {
        name: t[place[0]] if place[1] == 1 else t[place[0] : place[0] + place[1]]
        for name, place in places.items()
    }


def read(position: Mapping[str, Any], places: Places, size: int, title: str) -> list[int]:
    """The table that `written` gave; a `StateError` names what it can't be."""
    if set(position) != set(places):
        raise StateError(f"this is no position of {title}: its fields differ")
    t = [0] * size
    for name, (first, count, *bounds) in places.items():
        values = [position[name]] if count == 1 else position[name]
        if type(values) is not list or len(values) != count:
            raise StateError(f"this is no position of {title}: {name} takes {count} numbers")
        least, most = bounds or (-LARGEST, LARGEST)
        for value in values:
            if type(value) is not int or not least <= value <= most:
                raise StateError(
                    f"this is no position of {title}: {name} holds numbers from {least} to {most}"
                )
        t[first : first + count] = values
    return t


def hold_together(title: str, broken: Callable[[], list[str]]) -> None:
    """Refuse a table that was read if its invariants are broken, or can't even be looked at."""
    try:
        found = broken()
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise StateError(f"this is no position of {title}: its numbers don't fit") from error
    if found:
        raise StateError(f"this is no position of {title}: {found[0]}")
