"""The socket: one per client, for play and for hearing what happens.

Messages of one client are answered in their order; only thinking goes on beside them.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from miasma.core.version import __version__
from miasma.server.house import House
from miasma.server.hub import Client, Watch
from miasma.server.identity import who_is
from miasma.server.log import log
from miasma.server.metrics import REFUSED, SOCKETS
from miasma.server.minds import why
from miasma.server.play import Answer, Mover
from miasma.server.problems import Problem
from miasma.server.safety import address_of, same_origin
from miasma.server.views import Reader, snapshot
from miasma.server.wire import (
    Act,
    Chat,
    Hello,
    Hint,
    Message,
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

TOO_FAST, GOING_AWAY, OVERLOADED, NO_IDENTITY = 1008, 1012, 1013, 4401
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What decoding raises; the last where brackets are nested by the thousand."""
MOST_HINTS = 2
"""Hints one socket may wait for at a time."""


@websocket("/ws")
async def play_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The socket; see docs/protocol.md."""
    house: House = socket.app.state.house
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        REFUSED.labels("origin").inc()
        await socket.close(code=TOO_FAST, reason="another site")
        return
    person = await who_is(house, socket)
    address = address_of(socket.scope)
    await socket.accept()
    if not person.id:
        await socket.close(code=NO_IDENTITY, reason="first GET /api/me")
        return
    limits = house.settings.limits
    if house.stopping or house.sockets.get(address, 0) >= limits.sockets_per_address:
        REFUSED.labels("sockets").inc()
        await socket.close(code=OVERLOADED, reason="too many sockets")
        return
    client = Client(person, address, limits.socket_rate, limits.queued_messages)
    house.sockets[address] = house.sockets.get(address, 0) + 1
    house.hub.clients.add(client)
    SOCKETS.inc()
    try:
        await Conversation(house, client, socket).run()
    finally:
        SOCKETS.dec()
        house.hub.leave(client)
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


class Conversation:
    """What is said on one socket."""

    def __init__(self, house: House, client: Client, socket: WebSocket[Any, Any, Any]) -> None:
        self.house = house
        self.client = client
        self.socket = socket
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Listen and answer until somebody ends it."""
        listening = asyncio.create_task(self._listen())
        telling = asyncio.create_task(self._tell())
        waiting = asyncio.create_task(self.client.overrun.wait())
        code, reason = 1000, ""
        try:
            done, _ = await asyncio.wait(
                (listening, telling, waiting), return_when=asyncio.FIRST_COMPLETED
            )
            if listening in done and listening.exception() is not None:
                log.error("socket-failed", error=repr(listening.exception()))
                code, reason = 1011, "broken inside"
            elif listening in done:
                code, reason = listening.result()
            elif telling in done and not telling.exception():
                code, reason = GOING_AWAY, "restart"
            elif waiting in done:
                REFUSED.labels("slow").inc()
                code, reason = OVERLOADED, "not reading"
        finally:
            for task in (listening, telling, waiting, *self.tasks):
                task.cancel()
            await asyncio.gather(listening, telling, waiting, *self.tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(2):
                await self.socket.close(code=code, reason=reason)

    async def _tell(self) -> None:
        queue = self.client.queue
        send = self.socket.send_text
        while (text := await queue.get()) is not None:
            await send(text)

    async def _listen(self) -> tuple[int, str]:
        while True:
            event: Any = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return 1000, ""
            raw = event.get("text")
            if raw is None:
                REFUSED.labels("binary").inc()
                return 1003, "text only"
            if not self.client.bucket.take():
                REFUSED.labels("rate").inc()
                return TOO_FAST, "too fast"
            await self._hear(raw)

    async def _hear(self, raw: str) -> None:
        try:
            message = decode_message(raw)
        except UNREADABLE as error:
            self._error(_id_of(raw), "not-understood", str(error))
            return
        await self.house.finish(self._handle(message))

    async def _handle(self, message: Message) -> None:
        try:
            await self._answer(message)
        except Problem as problem:
            self._error(message.id, problem.code, problem.text)
        except Exception as error:
            log.error("message-failed", error=repr(error), say=type(message).__name__)
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
                reasons, options = why(
                    table, client.person, message.seat, message.action, message.target, client.lang
                )
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
        built: dict[str, Any] = msgspec.to_builtins(answer)
        self.client.tell({"say": "answer", "id": id, "table": table, **built})

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
        if client.thinking >= MOST_HINTS or not self.house.think_rate.take(client.person.id):
            raise Problem(429, "rate", "Wait for the last hint first.")
        client.thinking += 1
        task = asyncio.create_task(self._think(message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

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
