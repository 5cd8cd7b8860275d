"""What just happened, in words a log can say and an animation can show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; `private` is shown only to the seats of `audience`.

    The log says an event with the Fluent message `event-KIND` of its game, filled with `data`; who
    may see the private part gets `event-KIND-private`, filled with both. Of a `secret` event the
    others don't even learn that it happened. A `heading` opens a part of the game, such as a round
    or a phase: what follows without anybody's choice belongs to that part, not to the last choice.
    """

    kind: str
    data: dict[str, object] = field(default_factory=dict)
    private: dict[str, object] = field(default_factory=dict)
    audience: tuple[int | None, ...] = ()
    targets: tuple[str, ...] = ()
    secret: bool = False
    heading: bool = False

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat (None: a spectator) may know it."""
        if not self.private or seat in self.audience:
            return self
        return Event(self.kind, self.data, targets=self.targets, heading=self.heading)

    def say(self, game: str, lang: str = "en") -> str:
        """The log line, in the reader's language."""
        from miasma.core.text import catalog

        key = f"event-{self.kind}-private" if self.private else f"event-{self.kind}"
        return catalog(game, lang).say(key, **self.data, **self.private)

    def to_dict(self) -> dict[str, object]:
        """Plain data."""
        return {
            "kind": self.kind,
            "data": {**self.data, **self.private},
            "targets": list(self.targets),
        }


def seen_by(events: Sequence[Event], seat: int | None) -> list[Event]:
    """A list of events as a seat may know them."""
    return [event.seen_by(seat) for event in events if not event.secret or seat in event.audience]
