"""What a check found, so that it can be found again."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from miasma.core.options import Values


@dataclass(frozen=True, slots=True)
class Failure:
    """One broken promise; `record` is the game up to there."""

    promise: str
    what: str
    game: str
    seats: int = 0
    options: Values = field(default_factory=dict)
    seed: str = ""
    ply: int = 0
    record: str = ""
    trace: str = ""

    def __str__(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.options.items())
        place = f" ({self.seats} seats, {chosen or 'no options'}, seed {self.seed}, ply {self.ply})"
        return f"{self.game}: {self.promise}: {self.what}{place if self.seed else ''}"

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON data."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(slots=True)
class Report:
    """What became of one game; it can be sent between processes."""

    game: str
    seed: str
    seats: int = 0
    options: Values = field(default_factory=dict)
    plies: int = 0
    ending: str = ""
    """The outcome's reason; empty if the game did not end."""
    kinds: dict[str, int] = field(default_factory=dict)
    """How often each kind of action was played."""
    failures: list[Failure] = field(default_factory=list)


@dataclass(slots=True)
class Summary:
    """Many reports added up."""

    games: int = 0
    plies: int = 0
    seats: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def add(self, report: Report) -> None:
        """Count one game in."""
        self.games += 1
        self.plies += report.plies
        self.seats[report.seats] += 1
        self.endings[report.ending or "unfinished"] += 1
        self.kinds.update(report.kinds)
        self.failures += report.failures
