"""What can go wrong, each as one clear sentence for the person who caused it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from miasma.core.reasons import Reason


class MiasmaError(Exception):
    """Base of every error a caller may meet; its message is one sentence: what and where."""


class UnknownGame(MiasmaError):
    """No game has this id."""


class BrokenGame(MiasmaError):
    """A game is there but can't be loaded."""


class OptionError(MiasmaError):
    """An option of a game is unknown, has a value it can't have, or contradicts another."""


class NotationError(MiasmaError):
    """A text is no action of the game's vocabulary."""


class IllegalAction(MiasmaError):
    """An action that the rules forbid now; `reasons` names the rules, the state is unchanged."""

    def __init__(self, message: str, reasons: Sequence[Reason] = ()) -> None:
        super().__init__(message)
        self.reasons = list(reasons)


class ContentError(MiasmaError):
    """A content file or pack is wrong; the message names file, entry and field."""


class TextError(MiasmaError):
    """A language or a message is unknown."""


class StateError(MiasmaError):
    """A saved state can't be read, or a state is asked for what it hasn't (a seat, a history)."""


class AgentError(MiasmaError):
    """A computer player's name or parameters are wrong."""


class RecordError(MiasmaError):
    """A record can't be read or replayed; `line` says where (1-based, 0: the whole file)."""

    def __init__(self, message: str, line: int = 0, path: str = "") -> None:
        place = f"{path}: " if path else ""
        super().__init__(f"{place}line {line}: {message}" if line else f"{place}{message}")
        self.message = message
        self.line = line
        self.path = path


def unwritten(owner: object, method: str) -> NotImplementedError:
    """What a game's author hears who has left out a method that is called."""
    return NotImplementedError(f"{type(owner).__name__} must write {method}()")


def shown(text: object, limit: int = 40) -> str:
    """Quote foreign text for a message: printable, one line, and never long."""
    raw = str(text)
    if len(raw) > limit:
        raw = raw[:limit] + "…"
    return f"'{printable(raw)}'"


def printable(text: str) -> str:
    """Foreign text without what could command a terminal."""
    return "".join(c if c.isprintable() else "·" for c in text)
