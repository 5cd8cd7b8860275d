"""Where a branch comes from: the table and ply, and what had happened there until then.

A branch whose hidden things were imagined anew has no record before its first ply. What its log
says of that time is kept as the events that whoever asked for the branch had been told.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from miasma.core.events import Event, seen_by
from miasma.server.position import Ply


@dataclass(frozen=True, slots=True)
class Told:
    """What somebody was told about one ply."""

    ply: int
    """As that reader counts."""
    seat: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Origin:
    """The table a branch was made from."""

    table: str
    ply: int
    seat: int | None = None
    """Who asked: nobody else was told just this."""
    past: list[Told] = field(default_factory=list)
    moves: int = 0
    """How many of the branch's plies were played there."""

    def to_dict(self) -> dict[str, Any]:
        """As it is stored."""
        past = [
            {"ply": told.ply, "seat": told.seat, "events": [_stored(e) for e in told.events]}
            for told in self.past
        ]
        return {
            "table": self.table,
            "ply": self.ply,
            "seat": self.seat,
            "past": past,
            "moves": self.moves,
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Origin:
        """As it was stored."""
        past = [
            Told(told["ply"], told["seat"], tuple(_read(event) for event in told["events"]))
            for told in data["past"]
        ]
        return cls(data["table"], data["ply"], data["seat"], past, data["moves"])


def told_of(number: int, ply: Ply, seat: int | None) -> Told:
    """What a reader was told about a ply."""
    return Told(number, ply.seat, tuple(seen_by(ply.events, seat)))


def _stored(event: Event) -> dict[str, Any]:
    return {
        "kind": event.kind,
        "data": event.data,
        "private": event.private,
        "targets": event.targets,
        "heading": event.heading,
    }


def _read(data: dict[str, Any]) -> Event:
    return Event(
        data["kind"],
        data["data"],
        data["private"],
        targets=tuple(data["targets"]),
        heading=data["heading"],
    )
