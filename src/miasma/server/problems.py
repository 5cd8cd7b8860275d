"""What the server answers when it can't do what was asked: a code and one clear sentence."""

from __future__ import annotations

from miasma.core.errors import UnknownGame
from miasma.core.game import Game
from miasma.core.registry import find_game


class Problem(Exception):
    """A request that can't be met; `status` is the HTTP one, `code` a word for programs."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text


def not_found(what: str = "table") -> Problem:
    """There is no such thing."""
    return Problem(404, "not-found", f"There is no such {what}.")


def forbidden(code: str, text: str) -> Problem:
    """The asker may not."""
    return Problem(403, code, text)


def conflict(code: str, text: str) -> Problem:
    """It does not fit what is on the table now."""
    return Problem(409, code, text)


def too_many() -> Problem:
    """Too often."""
    return Problem(429, "rate", "Too much at once: wait a moment and try again.")


def known_game(game_id: str) -> Game:
    """A game by its id."""
    try:
        return find_game(game_id)
    except UnknownGame as error:
        raise Problem(404, "no-such-game", str(error)) from None
