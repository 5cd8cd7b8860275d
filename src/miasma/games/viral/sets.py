"""Bit sets: tokens, organs, areas and cards as one int each.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations


def members(bits: int, first: int = 0) -> list[int]:
    """The members of a bit set, rising; as actions where the first one of a block is given."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(first + low.bit_length() - 1)
        bits ^= low
    return found
