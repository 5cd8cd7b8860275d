"""A small client for scripts and bots: sit at a table of a Miasma server and play.

client = Client("http://localhost:8000", name="My bot")
place = client.join("http://localhost:8000/join/k3f9.../x7Qd...")
for decision in place.decisions():
    place.act(decision.choices[0])

`docs/protocol.md` describes what goes over the wire. Connections that break are made again, and a
move whose answer was lost is sent again under the same id, so that it is never played twice.
"""

from __future__ import annotations

import http.client
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.cookiejar import CookieJar
from typing import Any
from urllib.parse import urlsplit

from miasma.core.errors import MiasmaError

PATIENCE = 60.0
"""Seconds for which a lost server is looked for again."""
_BREAK = 0.2
_FINAL = (1003, 1008, 1009, 4401)
"""Close codes after which coming back would end the same way: the token is refused, or we are too
fast, too loud or not understood."""


class ClientError(MiasmaError):
    """The server said no; `code` is a word for programs, `status` the HTTP one."""

    def __init__(self, text: str, code: str = "", status: int = 0) -> None:
        super().__init__(text)
        self.code = code
        self.status = status


@dataclass(slots=True)
class Decision:
    """What a seat is asked: its options as notations, and what it knows."""

    seat: int
    version: int
    choices: list[str]
    view: dict[str, Any] = field(default_factory=dict)


class Client:
    """Somebody at a server: a guest with a name, or whoever a token belongs to."""

    def __init__(self, url: str, name: str = "", token: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token
        self._opener = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(CookieJar()),
            urllib.request.ProxyHandler({}),  # a table is near, or named by its own address
        )
        if not token:
            self.token = self._introduce()
        if name:
            self.call("PATCH", "/api/me", {"name": name})

    def _introduce(self) -> str:
        """Become a guest and get a token, so that no cookies are needed from here on."""
        with self._opener.open(self.url + "/api/me", timeout=30) as answer:
            cookies = [str(value) for value in answer.headers.get_all("set-cookie") or ()]
        csrf = next(
            cookie.partition("=")[2].partition(";")[0]
            for cookie in cookies
            if cookie.startswith("miasma_csrf=")
        )
        request = urllib.request.Request(
            self.url + "/api/me/token", method="POST", headers={"X-Miasma-CSRF": csrf}
        )
        with self._opener.open(request, timeout=30) as answer:
            return str(json.load(answer)["token"])

    def call(self, method: str, path: str, body: object = None) -> Any:
        """One HTTP request; JSON in, JSON out."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, method=method)
        request.add_header("Authorization", f"Bearer {self.token}")
        if data is not None:
            request.add_header("Content-Type", "application/json")
        try:
            with self._opener.open(request, timeout=60) as answer:
                raw = answer.read()
                kind = answer.headers.get_content_type()
        except urllib.error.HTTPError as error:
            raise _explained(error) from None
        except (OSError, http.client.HTTPException) as error:  # the latter: cut in the middle
            raise ClientError(f"{self.url} does not answer: {error}") from None
        return json.loads(raw) if kind == "application/json" else raw.decode()

    # -- tables ---------------------------------------------------------------------------------

    def games(self, lang: str = "en") -> list[dict[str, Any]]:
        """The games of the server."""
        found: list[dict[str, Any]] = self.call("GET", f"/api/games?lang={lang}")
        return found

    def open(
        self,
        game: str,
        seats: list[str],
        options: dict[str, Any] | None = None,
        listed: bool = False,
        hints: bool = False,
    ) -> dict[str, Any]:
        """Open a table; seats are `me`, `open` or a computer player such as `mcts:1s`."""
        kinds = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "agent", "agent": seat}
            for seat in seats
        ]
        wish = {
            "game": game, "seats": kinds, "options": options or {}, "listed": listed,
            "hints": hints,
        }  # fmt: skip
        found: dict[str, Any] = self.call("POST", "/api/tables", wish)
        return found

    def table(self, table: str) -> dict[str, Any]:
        """A table as I may see it."""
        found: dict[str, Any] = self.call("GET", f"/api/tables/{table}")
        return found

    def join(self, invite: str, seat: int | None = None) -> Place:
        """Sit down through an invite link."""
        link = urlsplit(invite)
        parts = [*link.path.strip("/").split("/"), *([link.fragment] if link.fragment else [])]
        if len(parts) != 3 or parts[0] != "join":
            raise ClientError("an invite link ends in /join/TABLE/CODE")
        wish: dict[str, Any] = {"invite": parts[2]}
        if seat is not None:
            wish["seat"] = seat
        self.call("POST", f"/api/tables/{parts[1]}/sit", wish)
        return self.place(parts[1])

    def place(self, table: str) -> Place:
        """My place at a table where I have a seat."""
        return Place(self, table)

    def record(self, table: str) -> str:
        """The record of a table, as I may know it."""
        return str(self.call("GET", f"/api/tables/{table}/record"))


class Place:
    """My place at one table, over a socket."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.table = table
        self.version = 0
        self.status = "waiting"
        self.outcome: dict[str, Any] | None = None
        self.choices: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self._socket: Any = None
        self._count = 0

    def decisions(self) -> Iterator[Decision]:
        """What my seats are asked, one after the other, until the game is over."""
        self._connect()
        while self.status not in ("over", "broken"):
            if self.choices:
                yield self.decision()
            else:
                self._hear(self._receive())
        self.close()

    def decision(self) -> Decision:
        """What is asked now."""
        actions = [str(choice["action"]) for choice in self.choices]
        return Decision(int(self.choices[0]["seat"]), self.version, actions, self.view)

    def act(self, action: str, seat: int | None = None) -> dict[str, Any]:
        """Play; gives the server's answer: accepted, duplicate or refused."""
        if seat is None:
            seat = int(self.choices[0]["seat"]) if self.choices else 0
        self._count += 1
        move = f"{secrets.token_hex(6)}-{self._count}"
        message = {
            "say": "act", "id": self._count, "table": self.table, "move": move,
            "version": self.version, "seat": seat, "action": action,
        }  # fmt: skip
        self._connect()
        asked, self.choices = self.choices, []
        self._send(message)
        while True:
            heard = self._receive(again=message)
            if heard.get("id") == self._count and heard["say"] in ("answer", "error"):
                if heard.get("answer") in ("accepted", "duplicate"):
                    self._catch_up(int(heard["version"]))
                elif not self.choices and heard.get("version") == self.version:
                    self.choices = asked
                return heard
            self._hear(heard)

    def close(self) -> None:
        """Leave the socket; the seat stays."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    # -- inside ---------------------------------------------------------------------------------

    def _catch_up(self, version: int) -> None:
        while self.version < version:
            self._hear(self._receive())

    def _connect(self) -> None:
        """Be connected and know the table; a server that is away is looked for again."""
        from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
        from websockets.sync.client import connect

        address = self.client.url.replace("http", "ws", 1) + "/ws"
        headers = {"Authorization": f"Bearer {self.client.token}"}
        deadline = time.monotonic() + PATIENCE
        while self._socket is None:
            try:
                opening = connect(address, additional_headers=headers, proxy=None, max_size=None)
                socket = opening.__enter__()  # closed by `close`
                self._watch(socket)
                self._socket = socket
            except ConnectionClosed as gone:
                code = gone.rcvd.code if gone.rcvd else 0
                if code in _FINAL:
                    raise ClientError(gone.rcvd.reason if gone.rcvd else "", str(code)) from None
                self._pause(deadline, address, gone)
            except InvalidStatus as refused:
                if refused.response.status_code == 403:
                    raise ClientError("the server refuses this socket", "refused", 403) from None
                self._pause(deadline, address, refused)
            except (OSError, WebSocketException, TimeoutError) as error:
                self._pause(deadline, address, error)

    def _watch(self, socket: Any) -> None:
        """Ask for the table on a new socket, and hear until it is there."""
        watch = {"say": "watch", "id": "watch", "table": self.table, "scene": False, "view": True}
        socket.send(json.dumps(watch))
        while True:
            heard = json.loads(socket.recv(PATIENCE))
            self._hear(heard)
            if heard.get("id") == "watch":
                return

    def _pause(self, deadline: float, address: str, error: Exception) -> None:
        if time.monotonic() > deadline:
            raise ClientError(f"{address} does not answer: {error}") from None
        time.sleep(_BREAK)

    def _send(self, message: dict[str, Any]) -> None:
        from websockets.exceptions import ConnectionClosed

        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed as gone:
            self._lost(gone)

    def _receive(self, again: dict[str, Any] | None = None) -> dict[str, Any]:
        """The next message; after a break, `again` is sent once more under the same move id."""
        from websockets.exceptions import ConnectionClosed

        while True:
            if self._socket is None:
                self._connect()
                if again is None:
                    return {"say": "connected"}  # the table is known anew: look at it first
                self._send(again)
                continue
            try:
                found: dict[str, Any] = json.loads(self._socket.recv())
                return found
            except ConnectionClosed as gone:
                self._lost(gone)

    def _lost(self, gone: Any) -> None:
        self._socket = None
        if gone.rcvd is not None and gone.rcvd.code in _FINAL:
            raise ClientError(gone.rcvd.reason, str(gone.rcvd.code)) from None

    def _hear(self, heard: dict[str, Any]) -> None:
        if heard["say"] == "error":
            raise ClientError(str(heard.get("text", "")), str(heard.get("code", "")))
        if heard["say"] not in ("snapshot", "update"):
            return
        self.version = int(heard["version"])
        self.status = str(heard.get("status", self.status))
        self.outcome = heard.get("outcome", self.outcome)
        self.choices = heard.get("choices", self.choices)
        self.view = heard.get("view", self.view)


def _explained(error: urllib.error.HTTPError) -> ClientError:
    try:
        body = json.loads(error.read())
        return ClientError(str(body["text"]), str(body["code"]), error.code)
    except (ValueError, KeyError, TypeError):
        return ClientError(f"the server answered {error.code}", "", error.code)
