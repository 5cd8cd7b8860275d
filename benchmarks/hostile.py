"""The hostile client: random and mutated messages over sockets and HTTP.

python benchmarks/hostile.py --messages 100000

Wrong seats, stale versions, replayed ids, huge, malformed and binary messages, wrong types, unknown
fields. The server must answer or close, never with a 5xx, never accept an illegal action, and must
not grow.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import random
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.kit import LOST, ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from miasma.client import Client
from miasma.core.record import Record
from miasma.core.registry import find_game
from miasma.server.static import read

KINDS = (
    "hello", "watch", "unwatch", "act", "undo", "undo-agree", "undo-refuse", "resign", "chat",
    "why", "hint", "lang", "point", "ping", "drop tables", "",
)  # fmt: skip
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2**31, 2**63, -(2**70), 1.5, 1e308, "", "0", "\x00",
    "'; DROP TABLE entries;--", "../../etc/passwd", "\u202e", "é" * 40, [], {}, [[[]]],
    {"a": {"b": []}}, "x" * 300,
    "place 3a5",
)  # fmt: skip
REQUESTS = (
    ("GET", "/api/me"), ("PATCH", "/api/me"), ("POST", "/api/session"), ("GET", "/api/tables"),
    ("POST", "/api/tables"), ("GET", "/api/games/x/rules"), ("GET", "/x/../index.html"),
    ("GET", "/%ff/TABLE"), ("GET", "/" + "%C3%A9" * 130), ("GET", "/api/tables/TABLE"),
    ("GET", "/api/tables/TABLE/at/PLY"), ("GET", "/api/tables/TABLE/record"),
    ("GET", "/api/tables/TABLE/view"), ("GET", "/api/tables/TABLE/log"),
    *(("POST", f"/api/tables/TABLE/{name}") for name in (
        "actions", "undo", "sit", "claim", "claims", "branch", "why", "chat", "rematch",
        "undo/agree", "undo/refuse", "mute", "draw", "resign", "leave", "return")),
)  # fmt: skip
"""What is asked over HTTP, nine times of ten by the right method."""

BATCH = 12
"""Messages between two answers that are waited for: a message that closes the socket takes few
others with it."""

NOTATIONS = [action.notation for action in find_game("microworld").vocabulary]
"""Every action there is, of chance too: some are legal now and then, most never."""


@dataclass
class Result:
    messages: int = 0
    requests: int = 0
    answers: dict[str, int] = field(default_factory=dict)
    accepted: int = 0
    closes: dict[str, int] = field(default_factory=dict)
    statuses: dict[str, int] = field(default_factory=dict)
    server_mb: list[int] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def count(into: dict[str, int], key: object) -> None:
    into[str(key)] = into.get(str(key), 0) + 1


class Attacker:
    def __init__(
        self, server: ServerProcess, tables: list[str], token: str, seed: int, result: Result
    ) -> None:
        self.server = server
        self.tables = tables
        self.token = token
        self.rng = random.Random(seed)
        self.result = result
        self.version = 0
        """The last version heard of the attacker's own table, which is the last of `tables`."""

    def message(self) -> str | bytes:
        rng = self.rng
        if rng.random() < 0.3:
            return self.nearly_right()
        table = rng.choice([*self.tables, "nothing", "a" * 33])
        message: dict[str, Any] = {
            "say": rng.choice(KINDS), "id": rng.randrange(10**6), "table": table,
            "move": f"x{rng.randrange(200)}", "version": rng.randrange(60),
            "seat": rng.randrange(-1, 4),
            "action": rng.choice(NOTATIONS),
            "text": "hello", "lang": "de", "target": "cell-3a5",
        }  # fmt: skip
        if message["say"] == "resign":
            message["table"] = self.tables[0]  # the own table must go on: others' can't be given up
        for _ in range(rng.randrange(4)):
            message[rng.choice([*message, "extra", "stage", "scene"])] = rng.choice(ODD)
        text = json.dumps(message)
        way = rng.random()
        if way < 0.05:
            return text[: rng.randrange(len(text))]
        if way < 0.10:
            data = bytearray(text.encode())
            for _ in range(rng.randrange(1, 6)):
                data[rng.randrange(len(data))] = rng.randrange(256)
            return bytes(data).decode("utf-8", "replace") if rng.random() < 0.7 else bytes(data)
        if way < 0.11:
            return "[" * rng.randrange(1, 8000)
        if way < 0.112:
            return "x" * rng.choice((16_000, 17_000, 200_000))
        return text

    def nearly_right(self) -> str:
        """An action at the own table in which only the action itself may be wrong."""
        rng = self.rng
        return json.dumps({
            "say": "act", "id": 1, "table": self.tables[-1], "move": f"y{rng.randrange(10**9)}",
            "version": self.version, "seat": rng.randrange(2), "action": rng.choice(NOTATIONS),
        })  # fmt: skip

    async def attack(self, messages: int) -> None:
        sent = 0
        while sent < messages:
            try:
                async with connect(
                    self.server.ws,
                    additional_headers={"Authorization": f"Bearer {self.token}"},
                    proxy=None, max_size=None, ping_interval=None, compression=None,
                ) as socket:  # fmt: skip
                    await socket.send(json.dumps({"say": "watch", "table": self.tables[-1]}))
                    while sent < messages:
                        for _ in range(BATCH):
                            message = self.message()
                            odd = isinstance(message, bytes) and self.rng.random() < 0.2
                            await socket.send(message, text=True if odd else None)
                            sent += 1
                            self.result.messages += 1
                        await socket.send('{"say": "ping", "id": "last"}')
                        await asyncio.wait_for(self.listen(socket), 60)
            except ConnectionClosed as closed:
                count(self.result.closes, closed.rcvd.code if closed.rcvd else "none")
            except LOST as error:
                count(self.result.closes, type(error).__name__)
                await asyncio.sleep(0.05)

    async def listen(self, socket: ClientConnection) -> None:
        async for raw in socket:
            heard = json.loads(raw)
            count(self.result.answers, heard.get("answer") or heard.get("code") or heard["say"])
            if heard.get("table") == self.tables[-1] or heard.get("answer"):
                self.version = max(self.version, int(heard.get("version") or 0))
            if heard.get("code") == "internal":
                self.result.problems.append(str(heard))
            if heard.get("id") == "last":
                return


def attack_http(server: ServerProcess, tables: list[str], token: str, requests: int, seed: int,
                result: Result) -> None:  # fmt: skip
    rng = random.Random(seed)
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    for _ in range(requests):
        table = rng.choice([*tables, "nothing", "%00", "a" * 500])
        method, path = rng.choice(REQUESTS)
        if path.endswith(("resign", "leave")):
            table = tables[0]
        path = path.replace("TABLE", table).replace("PLY", str(rng.choice((-1, 0, 3, 10**12))))
        if rng.random() < 0.1 and path != "/api/session":
            method = rng.choice(("GET", "POST", "PATCH", "DELETE"))
        body = {
            "game": "microworld", "seats": rng.choice(ODD), "move": rng.choice(ODD), "version": 1,
            "seat": rng.choice(ODD), "action": rng.choice(ODD), "secret": rng.choice(ODD),
            "text": rng.choice(ODD), "ply": rng.choice(ODD), "name": rng.choice(ODD),
            "password": "wrong horse", "invite": rng.choice(ODD), "target": rng.choice(ODD),
        }  # fmt: skip
        data = json.dumps(body).encode()
        if rng.random() < 0.1:
            data = data[: rng.randrange(len(data))] + bytes([rng.randrange(256)])
        if rng.random() < 0.1:  # not UTF-8
            at = rng.randrange(len(data))
            data = data[:at] + b"\xff" + data[at + 1 :]
        if rng.random() < 0.01:
            data = b"x" * 100_000
        headers = {"Content-Type": "application/json"}
        if rng.random() < 0.8:
            headers["Authorization"] = f"Bearer {token}"
        try:
            connection.request(method, path, data if method != "GET" else None, headers)
            answer = connection.getresponse()
            answer.read()
        except (OSError, http.client.HTTPException):
            count(result.statuses, "closed")
            connection.close()
            continue
        result.requests += 1
        count(result.statuses, answer.status)
        if answer.status >= 500:
            result.problems.append(f"{method} {path}: {answer.status}")
    connection.close()


def megabytes(server: ServerProcess) -> int:
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    return (
        int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1]) // 1024
    )


def run(data: Path, messages: int, seed: int) -> Result:
    """Attack a server; gives what it answered and what went wrong."""
    result = Result()
    server = ServerProcess(data, "--rates", "100000", "--log-level", "warning").start()
    honest = server.client("honest")
    tables = [honest.open("microworld", ["me", "me"])["table"] for _ in range(3)]
    before = [honest.record(table) for table in tables]
    eve = server.client("eve")
    own = eve.open("microworld", ["me", "me"])["table"]
    rounds = 4
    for lap in range(rounds):
        socket_share = messages * 9 // 10 // rounds
        attackers = [
            Attacker(server, [*tables, own], eve.token, seed + lap * 10 + n, result)
            for n in range(3)
        ]

        async def all_at_once(attackers: list[Attacker] = attackers, n: int = socket_share) -> None:
            await asyncio.gather(*(attacker.attack(n // 3) for attacker in attackers))

        asyncio.run(all_at_once())
        attack_http(server, [*tables, own], eve.token, messages // 10 // rounds, seed + lap, result)
        result.server_mb.append(megabytes(server))
    result.accepted = result.answers.get("accepted", 0)
    if [honest.record(table) for table in tables] != before:
        result.problems.append("somebody else's table was changed")
    # The first round fills what is kept on purpose; after it nothing may grow.
    if result.server_mb[-1] > result.server_mb[1] + 5:
        result.problems.append(f"memory grew: {result.server_mb}")
    _check_legal(server, eve, own, result)
    if server.stop() != 0:
        result.problems.append("the server did not stop in order")
    log = server.log.read_text()
    if "Traceback" in log or "failed" in log:
        result.problems.append(log[-1500:])
    return result


def _check_legal(server: ServerProcess, eve: Client, own: str, result: Result) -> None:
    """What was accepted was legal: after a restart everything is replayed against the rules."""
    server.kill()
    server.start()
    shown = eve.table(own)
    if shown["status"] == "broken" or shown["version"] < result.accepted:
        result.problems.append(f"an illegal action was accepted: {shown['reason']}")
    if shown["status"] == "over":
        Record.loads(eve.record(own)).verify()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if read("index.html") is None:
        parser.error("the client is not built, so its pages would count as errors: tools/web.py")
    with tempfile.TemporaryDirectory() as folder:
        result = run(Path(folder), args.messages, args.seed)
    print(json.dumps({**result.__dict__, "problems": result.problems[:10]}, indent=2))
    return 1 if result.problems else 0


if __name__ == "__main__":
    sys.exit(main())
