"""The socket: one per client, for play and for hearing what happens.

Messages of one client are answered in their order; only thinking goes on beside them. One task
listens for each socket; what is said to it is written at once (see `protocols.Line`).
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.types import Receive, Scope, Send

from miasma.core.version import __version__
from miasma.server.house import House
from miasma.server.hub import NO_IDENTITY, OVERLOADED, Client, Watch
from miasma.server.identity import key_of
from miasma.server.limits import Bucket
from miasma.server.log import log
from miasma.server.metrics import REFUSED, SOCKETS
from miasma.server.minds import why
from miasma.server.play import Answer, Mover, ReasonText
from miasma.server.problems import Problem
from miasma.server.protocols import EXTENSION, Line
from miasma.server.rows import digest
from miasma.server.safety import address_of, same_origin
from miasma.server.views import Reader, snapshot
from miasma.server.wire import (
    Act,
    Chat,
    Hello,
    Hint,
    Message,
    MessageId,
    Ping,
    Point,
    Resign,
    SetLang,
    Undo,
    UndoAgree,
    UndoRefuse,
    Unwatch,
    WatchMessage,
    Why,
    decode_message,
)
from miasma.server.words import language
from miasma.server.writer import WriterClosed

REFUSED_BY_POLICY, TEXT_ONLY, BROKEN_INSIDE = 1008, 1003, 1011
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What decoding raises; the last where brackets are nested by the thousand."""
MOST_HINTS = 2
"""Hints one socket may wait for at a time."""
WHOLE = 8.0
"""What a whole table with its picture costs, in messages."""


class Reply(msgspec.Struct, omit_defaults=True, tag_field="say", tag="answer"):
    """The answer to a move."""

    id: MessageId
    table: str
    answer: str
    move: str
    version: int
    code: str | None = None
    reasons: list[ReasonText] | None = None


async def play_socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """The socket; see docs/protocol.md. Plain ASGI: a framework would only pass messages on."""
    socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive=receive, send=send)
    await receive()
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        REFUSED.labels("origin").inc()
        await send({"type": "websocket.close", "code": REFUSED_BY_POLICY, "reason": "another site"})
        return
    key = key_of(socket)
    person = await house.people.by_key(key) if key else None
    address = address_of(scope)
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    extensions: Any = scope["extensions"]
    line: Line = extensions[EXTENSION]
    limits = house.settings.limits
    if person is None:
        line.end(NO_IDENTITY, "first GET /api/me")
        return
    crowded = house.sockets.get(address, 0) >= limits.sockets_per_address
    if house.stopping or crowded or len(house.hub.clients) >= limits.sockets:
        REFUSED.labels("sockets").inc()
        line.end(OVERLOADED, "too many sockets")
        return
    client = Client(person, address, line, digest(key))
    house.sockets[address] = house.sockets.get(address, 0) + 1
    house.hub.clients.add(client)
    SOCKETS.inc()
    conversation = Conversation(house, client)
    try:
        line.end(*await conversation.listen(receive))
    except Exception as error:
        log.error("socket-failed", person=person.id, error=repr(error), exc_info=error)
        line.end(BROKEN_INSIDE, "broken inside")
    finally:
        conversation.stop()
        SOCKETS.dec()
        house.hub.leave(client)
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


class Conversation:
    """What is said on one socket."""

    def __init__(self, house: House, client: Client) -> None:
        self.house = house
        self.client = client
        self.tasks: set[asyncio.Task[None]] = set()
        # Many sockets don't make more of a person, and many people not more of an address.
        self.buckets: tuple[Bucket, ...] = (
            house.person_rate.bucket(client.person.id),
            house.address_rate.bucket(client.address),
        )

    async def listen(self, receive: Receive) -> tuple[int, str]:
        """Hear and answer until the other side goes, or must."""
        while True:
            event: Any = await receive()
            if event["type"] == "websocket.disconnect":
                return 1000, ""
            raw = event.get("text")
            if raw is None:
                REFUSED.labels("binary").inc()
                return TEXT_ONLY, "text only"
            try:
                message = decode_message(raw)
            except UNREADABLE as error:
                message = None
                self._error(_id_of(raw), "not-understood", str(error))
            cost = 1.0 if message is None else self._cost(message)
            if not all(bucket.take(cost) for bucket in self.buckets):
                REFUSED.labels("rate").inc()
                return REFUSED_BY_POLICY, "too fast"
            if message is not None:
                await self._handle(message)

    def stop(self) -> None:
        """The socket has gone: think no further for it."""
        for task in self.tasks:
            task.cancel()

    def _cost(self, message: Message) -> float:
        """How much of a client's share a message takes."""
        match message:
            case Act() | Ping():
                return 1.0
            case WatchMessage():
                return WHOLE if message.scene else 2.0
            case SetLang():
                return 2.0 + WHOLE * len(self.client.watches)
            case Undo() | Why():
                return 3.0
        return 1.0

    async def _handle(self, message: Message) -> None:
        try:
            await self._answer(message)
        except Problem as problem:
            self._error(message.id, problem.code, problem.text)
        except WriterClosed:
            self._error(message.id, "stopping", "The server is stopping: try again in a moment.")
        except Exception as error:
            log.error(
                "message-failed",
                say=type(message).__name__,
                table=getattr(message, "table", None),
                person=self.client.person.id,
                error=repr(error),
                exc_info=error,
            )
            self._error(message.id, "internal", "Something is broken inside.")

    def _error(self, id: Any, code: str, text: str) -> None:
        self.client.tell({"say": "error", "id": id, "code": code, "text": text[:300]})

    # -- answers --------------------------------------------------------------------------------

    async def _answer(self, message: Message) -> None:
        house, client = self.house, self.client
        match message:
            case Act():
                table = await house.tables.get(message.table)
                mover = Mover(client.person.id, message.move, client.lang)
                answer = await house.play.act(
                    table, mover, message.seat, message.version, message.action
                )
                self._reply(message.id, answer, message.table)
            case Undo():
                table = await house.tables.get(message.table)
                mover = Mover(client.person.id, message.move, client.lang)
                answer = await house.play.undo(table, mover, message.seat, message.version)
                self._reply(message.id, answer, message.table)
            case Resign():
                table = await house.tables.get(message.table)
                mover = Mover(client.person.id, message.move, client.lang)
                answer = await house.play.resign(table, mover, message.seat)
                self._reply(message.id, answer, message.table)
            case UndoAgree():
                table = await house.tables.get(message.table)
                await house.play.agree(table, client.person.id)
                self._done(message.id)
            case UndoRefuse():
                table = await house.tables.get(message.table)
                await house.play.refuse_undo(table, client.person.id)
                self._done(message.id)
            case WatchMessage():
                await self._watch(message)
            case Unwatch():
                house.hub.unwatch(client, message.table)
                self._done(message.id)
            case Hello():
                await self._hello(message)
            case SetLang():
                client.lang = language(message.lang)
                for watch in list(client.watches.values()):
                    watch.reader.lang = client.lang
                    self._whole(watch, None, self._stage(watch))
                self._done(message.id)
            case _:
                await self._talk(message)

    async def _talk(self, message: Message) -> None:
        house, client = self.house, self.client
        match message:
            case Chat():
                if not house.chat_rate.take(client.person.id):
                    raise Problem(429, "rate", "You talk too fast.")
                table = await house.tables.get(message.table)
                await house.lobby.say(table, client.person, message.text)
                self._done(message.id)
            case Why():
                table = await house.tables.get(message.table)
                reasons, options = why(table, client.person, message, client.lang)
                client.tell(
                    {"say": "reasons", "id": message.id, "reasons": reasons, "options": options}
                )
            case Hint():
                self._hint(message)
            case Point():
                await self._point(message)
            case Ping():
                client.tell({"say": "pong", "id": message.id})

    async def _hello(self, message: Hello) -> None:
        client = self.client
        if message.lang:
            client.lang = language(message.lang)
        me = {"name": client.person.name, "account": client.person.account, "lang": client.lang}
        client.tell({"say": "welcome", "id": message.id, "me": me, "server": __version__})

    def _reply(self, id: Any, answer: Answer, table: str) -> None:
        reply = Reply(
            id, table, answer.answer, answer.move, answer.version, answer.code, answer.reasons
        )
        self.client.tell(reply)

    def _done(self, id: Any) -> None:
        self.client.tell({"say": "done", "id": id})

    async def _watch(self, message: WatchMessage) -> None:
        house, client = self.house, self.client
        most = house.settings.limits.watched_per_socket
        if message.table not in client.watches and len(client.watches) >= most:
            raise Problem(409, "too-many", f"One socket watches {most} tables at most.")
        table = await house.tables.get(message.table)
        reader = Reader(
            client.person.id,
            language(message.lang) if message.lang else client.lang,
            message.seat,
            light=not message.scene,
            view=message.view,
        )
        house.play.kick(table)
        watch = house.hub.watch(client, table, reader)
        known = message.version is not None and message.version == watch.version
        if known and (reader.light or message.stage == self._stage(watch)) and table.position:
            # Nothing was missed but what is not counted: who is there, who thinks.
            shown = snapshot(table, reader, message.stage)
            for part in ("scene", "log", "timeline"):
                shown.pop(part, None)
            client.tell({"say": "update", "id": message.id, "from": watch.version, **shown})
        else:
            self._whole(watch, message.id, message.stage)

    def _whole(self, watch: Watch, id: Any, stage: str) -> None:
        whole = snapshot(watch.table, watch.reader, stage)
        self.client.tell({"say": "snapshot", "id": id, **whole})
        watch.note()

    def _stage(self, watch: Watch) -> str:
        return watch.scene.stage.key if watch.scene is not None else ""

    def _hint(self, message: Hint) -> None:
        client = self.client
        if client.thinking >= MOST_HINTS or not self._may_think():
            raise Problem(429, "rate", "Wait for the last hint first.")
        client.thinking += 1
        task = asyncio.create_task(self._think(message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _may_think(self) -> bool:
        rate = self.house.think_rate
        return rate.take(self.client.person.id) and rate.take(self.client.address, 0.25)

    async def _think(self, message: Hint) -> None:
        client = self.client
        try:
            table = await self.house.tables.get(message.table)
            found = await self.house.minds.hint(table, client.person, message.seat, client.lang)
            client.tell({"say": "moves", "id": message.id, **msgspec.to_builtins(found)})
        except Problem as problem:
            self._error(message.id, problem.code, problem.text)
        finally:
            client.thinking -= 1

    async def _point(self, message: Point) -> None:
        watch = self.client.watches.get(message.table)
        mine = watch.table.seats_of(self.client.person.id) if watch is not None else []
        if watch is None or not mine:
            raise Problem(403, "not-your-seat", "Only those who play point.")
        shown = {
            "seat": mine[0],
            "name": self.client.person.name,
            "target": message.target,
            "to": message.to,
        }
        self.house.hub.publish_point(watch.table, shown, self.client)
        self._done(message.id)


def _id_of(raw: str) -> Any:
    """The id of a message that can't be understood, if it has one."""
    try:
        found = msgspec.json.decode(raw)
    except UNREADABLE:
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, int | str) and len(str(id)) <= 64 else None
