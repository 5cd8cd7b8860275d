"""The four directions by their letters, as people read them.

The notation keeps the English ones in every language, as ids do.
"""

from __future__ import annotations

from typing import Final

SIDE_LETTERS: Final = {"en": "NESW", "de": "NOSW", "ru": "СВЮЗ"}
"""In each language north, east, south and west."""


def letters(ways: int) -> dict[str, str]:
    """The directions of some bits (N 1, E 2, S 4, W 8), in each language."""
    return {
        lang: ", ".join(letter for way, letter in enumerate(own) if ways >> way & 1)
        for lang, own in SIDE_LETTERS.items()
    }
