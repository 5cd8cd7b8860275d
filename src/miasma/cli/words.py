"""The house's words: prompts, answers and headings of the terminal, in three languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.text import catalog

if TYPE_CHECKING:
    from miasma.core.game import Game

HOUSE = "miasma"


class House:
    """Says messages of the house in one language: `say("play-thinking", who="Virus")`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._catalog = catalog(HOUSE, lang)
        self._english = catalog(HOUSE, "en")

    def __call__(self, key: str, **args: object) -> str:
        """Say a message."""
        return self._catalog.say(key, **args)

    def commands(self, name: str) -> tuple[str, ...]:
        """The words for a command of the play loop: the reader's own first, English always."""
        words = f"{self._catalog.say(f'command-{name}')} {self._english.say(f'command-{name}')}"
        return tuple(dict.fromkeys(words.split()))


def blurb(game: Game, lang: str) -> str:
    """One sentence about a game, if its texts have one."""
    texts = catalog(game.id, lang)
    return texts.say("blurb") if "blurb" in texts else ""
