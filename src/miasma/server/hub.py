"""Who is connected and what they watch; tells everybody what happened, each from their seat."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from miasma.core.scene import Scene
from miasma.server.metrics import REFUSED
from miasma.server.people import Person
from miasma.server.position import Fresh
from miasma.server.protocols import framed
from miasma.server.table import LiveTable, Viewpoint
from miasma.server.views import (
    Reader,
    asked_of,
    can_of,
    changes,
    scene_of,
    seats_of,
    snapshot,
    thinking_of,
    viewpoint,
    watchers,
)

PRESENCE = 0.2
"""Seconds after which it is told who came and went."""

GOING_AWAY, OVERLOADED, NO_IDENTITY = 1012, 1013, 4401

_encode = msgspec.json.Encoder().encode


def frame_of(message: Any) -> bytes:
    """A message as it goes over the wire: made once, however many get it."""
    return framed(_encode(message))


class Wire(Protocol):
    """What a client is told through; see `protocols.Line`."""

    def write(self, frame: bytes) -> bool:
        """Send a frame; false if too much is waiting already."""
        ...

    def end(self, code: int, reason: str) -> None:
        """Close it."""
        ...


class Client:
    """One socket."""

    def __init__(self, person: Person, address: str, line: Wire, key: bytes = b"") -> None:
        self.person = person
        self.address = address
        self.line = line
        self.key = key
        """The hash of what it proved its identity with."""
        self.lang = person.lang or "en"
        self.watches: dict[str, Watch] = {}
        self.thinking = 0
        """Hints it waits for."""

    def tell(self, message: Any) -> None:
        """Say something to this client."""
        self.send(frame_of(message))

    def send(self, frame: bytes) -> None:
        """Say something already encoded; who does not read is let go."""
        if not self.line.write(frame):
            REFUSED.labels("slow").inc()
            self.line.end(OVERLOADED, "not reading")


class Watch:
    """A client's look at one table: what it knows, so that it can be told the difference."""

    __slots__ = ("client", "reader", "scene", "seen_from", "table", "version")

    def __init__(self, client: Client, table: LiveTable, reader: Reader) -> None:
        self.client = client
        self.table = table
        self.reader = reader
        self.seen_from: Viewpoint = None
        self.version = -1
        self.scene: Scene | None = None

    def note(self) -> None:
        """Remember that the client now knows the table as it is."""
        table = self.table
        self.seen_from = self.reader.last = viewpoint(table, self.reader)
        self.version = table.shown_version(self.seen_from)
        if table.position is not None and not self.reader.light:
            self.scene = scene_of(table, self.seen_from, self.reader.lang)


class Hub:
    """All clients."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()

    # -- watching -------------------------------------------------------------------------------

    def watch(self, client: Client, table: LiveTable, reader: Reader) -> Watch:
        """Begin to watch a table, or watch it in another way."""
        old = client.watches.get(table.id)
        if old is not None:
            table.watches.discard(old)
            reader.last = old.seen_from
        watch = Watch(client, table, reader)
        client.watches[table.id] = watch
        table.watches.add(watch)
        watch.note()
        if old is None:
            self.publish_presence(table)
        return watch

    def unwatch(self, client: Client, table_id: str) -> None:
        """Stop watching."""
        watch = client.watches.pop(table_id, None)
        if watch is not None:
            watch.table.watches.discard(watch)
            self.publish_presence(watch.table)

    def leave(self, client: Client) -> None:
        """A socket has closed."""
        self.clients.discard(client)
        for table_id in list(client.watches):
            self.unwatch(client, table_id)

    def bye(self, reason: str, after: float) -> None:
        """Tell everybody that the server stops."""
        frame = frame_of({"say": "bye", "reason": reason, "after": after})
        for client in list(self.clients):
            client.send(frame)
            client.line.end(GOING_AWAY, reason)

    def dismiss(self, key: bytes = b"", person: str = "") -> None:
        """Close the sockets of a key or a person who is somebody else from now on."""
        frame = frame_of({"say": "bye", "reason": "identity", "after": 0})
        for client in list(self.clients):
            if (key and client.key == key) or (person and client.person.id == person):
                client.send(frame)
                client.line.end(NO_IDENTITY, "identity")

    # -- telling --------------------------------------------------------------------------------

    def publish(self, table: LiveTable, fresh: Sequence[Fresh]) -> None:
        """Tell all who watch what was just played."""
        told: dict[Any, bytes] = {}
        for watch in list(table.watches):
            reader = watch.reader
            seat = viewpoint(table, reader)
            if seat != watch.seen_from or (fresh and _revealed(table, fresh[0], seat)):
                self._whole(watch, told)
                continue
            version = table.shown_version(seat)
            if version == watch.version:
                continue  # nothing happened that this reader may know of
            key = (
                seat, reader.lang, reader.light, reader.view, watch.version, id(watch.scene),
                _who(table, reader),
            )  # fmt: skip
            frame = told.get(key)
            if frame is None:
                message = changes(table, reader, seat, watch.version, watch.scene, fresh)
                frame = told[key] = frame_of(message)
            watch.client.send(frame)
            watch.note()

    def publish_whole(self, table: LiveTable) -> None:
        """Tell all who watch the whole table, after something that is no step forward."""
        told: dict[Any, bytes] = {}
        for watch in list(table.watches):
            if watch.version != table.shown_version(viewpoint(table, watch.reader)):
                self._whole(watch, told)

    def _whole(self, watch: Watch, told: dict[Any, bytes]) -> None:
        reader = watch.reader
        stage = watch.scene.stage.key if watch.scene is not None else ""
        key = ("whole", viewpoint(watch.table, reader), reader.lang, reader.light, reader.view,
               stage, _who(watch.table, reader), reader.person in watch.table.muted)  # fmt: skip
        if key not in told:
            told[key] = frame_of({"say": "snapshot", **snapshot(watch.table, reader, stage)})
        watch.client.send(told[key])
        watch.note()

    def publish_presence(self, table: LiveTable) -> None:
        """Tell soon who is there: once, however many come and go meanwhile."""
        if table.presence_due or not table.watches:
            return
        table.presence_due = True

        def tell() -> None:
            table.presence_due = False
            self.publish_seats(table)

        asyncio.get_running_loop().call_later(PRESENCE, tell)

    def publish_seats(self, table: LiveTable) -> None:
        """Tell who sits where and who is there."""
        told: dict[Any, bytes] = {}
        for watch in list(table.watches):
            reader = watch.reader
            if viewpoint(table, reader) != watch.seen_from:
                self._whole(watch, told)
                continue
            mine = table.seats_of(reader.person)
            key = (reader.lang, _who(table, reader))
            if key not in told:
                told[key] = frame_of(
                    {
                        "say": "seats",
                        "table": table.id,
                        "status": table.status,
                        "seats": seats_of(table, reader),
                        "my_seats": mine,
                        "watchers": watchers(table),
                        "can": can_of(table, reader, watch.seen_from),
                        "thinking": thinking_of(table),
                        "rematch": table.rematch,
                    }
                )
            watch.client.send(told[key])

    def publish_all(self, table: LiveTable) -> None:
        """Tell everybody the whole table: the game begins, or somebody's seat has changed."""
        told: dict[Any, bytes] = {}
        for watch in list(table.watches):
            self._whole(watch, told)

    def publish_asked(self, table: LiveTable) -> None:
        """Tell that somebody wants to go back, or no longer."""
        for watch in list(table.watches):
            watch.client.tell(
                {
                    "say": "update",
                    "table": table.id,
                    "version": watch.version,
                    "from": watch.version,
                    "undo_asked": asked_of(table),
                    "can": can_of(table, watch.reader, watch.seen_from),
                }
            )

    def publish_chat(self, table: LiveTable, line: dict[str, Any]) -> None:
        """Tell what somebody said, to those who listen."""
        frame = frame_of({"say": "chat", "table": table.id, **line})
        for watch in list(table.watches):
            if watch.client.person.id not in table.muted:
                watch.client.send(frame)

    def publish_point(self, table: LiveTable, message: dict[str, Any], by: Client) -> None:
        """Show where somebody points, for a moment."""
        frame = frame_of({"say": "point", "table": table.id, **message})
        for watch in list(table.watches):
            if watch.client is not by:
                watch.client.send(frame)


def _who(table: LiveTable, reader: Reader) -> str:
    """Whom a text is for: only spectators who are not the host may share one (see `invite`)."""
    mine = reader.person == table.host or table.seats_of(reader.person)
    return reader.person if mine else ""


def _revealed(table: LiveTable, first: Fresh, seat: Viewpoint) -> bool:
    """Whether plies became known that were not: the reader's count of plies jumps."""
    return table.state.unseen(seat) < first.before.unseen(seat)
