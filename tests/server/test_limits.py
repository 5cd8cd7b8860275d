"""What one client may take of the server, and what happens to one that takes more."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import socket
import urllib.request
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.kit import ServerProcess, Talk, until
from tests.server.test_api import raw
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from miasma.client import ClientError
from miasma.server import static
from miasma.server.hub import OVERLOADED, Client, frame_of
from miasma.server.limits import Buckets
from miasma.server.people import Person, account_of
from miasma.server.protocols import HEAD_BYTES, PIECES, framed
from miasma.server.safety import address_of, same_origin
from miasma.server.socket import Conversation


class Wire:
    """What a client is told, with room for so many bytes."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.ended: list[int] = []

    def write(self, frame: bytes) -> bool:
        self.room -= len(frame)
        return self.room >= 0

    def end(self, code: int, reason: str) -> None:
        self.ended.append(code)


def house(person: float, address: float) -> Any:
    """Buckets that never fill again."""
    return SimpleNamespace(
        person_rate=Buckets((0.0, person)), address_rate=Buckets((0.0, address)),
    )  # fmt: skip


async def talk_until_stopped(where: Any, who: str, address: str, message: str) -> int:
    """How many messages are heard before the socket is closed for speed."""
    client = Client(Person(who, who), address, Wire(10**9))
    heard = 0

    async def receive() -> Any:
        nonlocal heard
        heard += 1
        return {"type": "websocket.receive", "text": message}

    code, _ = await Conversation(where, client).listen(receive)
    assert code == 1008
    return heard - 1


PING = '{"say": "ping"}'


def test_more_sockets_don_t_give_a_person_more_messages() -> None:
    where = house(person=10, address=1000)
    assert asyncio.run(talk_until_stopped(where, "ann", "1.1.1.1", PING)) == 10
    assert asyncio.run(talk_until_stopped(where, "ann", "2.2.2.2", PING)) == 0
    assert asyncio.run(talk_until_stopped(where, "bob", "1.1.1.1", PING)) == 10


def test_more_people_don_t_give_an_address_more_messages() -> None:
    where = house(person=10, address=25)
    counts = [
        asyncio.run(talk_until_stopped(where, who, "1.1.1.1", PING)) for who in ("a", "b", "c")
    ]
    assert counts == [10, 10, 5]


def test_what_takes_longer_costs_more() -> None:
    where = house(person=10, address=1000)
    assert asyncio.run(talk_until_stopped(where, "ann", "1.1.1.1", "[" * 9)) == 10
    watch = json.dumps({"say": "unwatch", "table": "x"}).replace("unwatch", "watch")
    where = house(person=7, address=1000)
    assert asyncio.run(talk_until_stopped(where, "ann", "1.1.1.1", watch)) == 0


def test_what_waits_for_a_client_is_counted_in_bytes() -> None:
    wire = Wire(room=1000)
    client = Client(Person("ann", "Ann"), "1.1.1.1", wire)
    client.tell({"say": "x" * 500})
    assert wire.ended == []
    client.tell({"say": "x" * 500})
    assert wire.ended == [OVERLOADED]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 70_000])
def test_frames_are_what_the_library_would_send(size: int) -> None:
    from websockets.frames import Frame, Opcode

    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
    assert frame_of({}) == framed(b"{}")


def metrics(server: ServerProcess) -> bytes:
    return raw(server, "GET", "/metrics")[2]


def test_a_client_that_does_not_read_is_let_go(server: ServerProcess) -> None:
    eve = server.client("Eve")
    table = eve.open("microworld", ["me", "me"])["table"]

    async def stuff() -> int:
        received = 0
        async with connect(
            server.ws, additional_headers={"Authorization": f"Bearer {eve.token}"}, proxy=None,
            max_size=None, max_queue=1, ping_interval=None, compression=None,
        ) as line:  # fmt: skip
            message = json.dumps({"say": "watch", "table": table})
            try:
                for _ in range(400):  # about 50 MB, if all of it were kept
                    await line.send(message)
                await asyncio.to_thread(until, lambda: b'why="slow"' in metrics(server))
                while received < 400:
                    await line.recv()
                    received += 1
            except ConnectionClosed:
                pass
        return received

    assert asyncio.run(stuff()) < 300
    assert json.loads(raw(server, "GET", "/health")[2])["status"] == "ok"


def send_head(server: ServerProcess, head: bytes, piece: bytes, most: int) -> bytes:
    """Send a request that does not end; gives what the server said before it hung up."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall(head)
        try:
            for _ in range(most // len(piece)):
                line.sendall(piece)
            return b"still there"
        except OSError:
            pass
        try:
            return line.recv(1000)
        except OSError:
            return b""


@pytest.mark.parametrize("head", [b"GET /", b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\n"])
def test_the_head_of_a_request_is_bounded(server: ServerProcess, head: bytes) -> None:
    piece = b"X: y\r\n" * 700 if head.endswith(b"\n") else b"x" * 4096
    assert b"200" not in send_head(server, head, piece, 300 * HEAD_BYTES)[:20]
    assert send_head(server, head, piece, 300 * HEAD_BYTES) != b"still there"
    assert raw(server, "GET", "/api/games", headers={"X": "y" * 20_000})[0] == 200
    assert raw(server, "GET", "/api/games", headers={"X": "y" * 40_000})[0] == 400


def flood(server: ServerProcess, begin: bytes, more: bytes, most: int) -> bool:
    """Whether the server hangs up on somebody who sends the same again and again."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall(begin)
        if begin.startswith(b"GET /ws"):
            assert b" 101 " in line.recv(1000)
        try:
            for _ in range(most // len(more)):
                line.sendall(more)
            while line.recv(65_536):
                pass
        except ConnectionError:
            pass  # cut off in the middle of it
        except TimeoutError:
            return False
    return True


def knock(server: ServerProcess) -> bytes:
    """What asks for a socket."""
    token = server.client("Eve").token
    return (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    ).encode()


MASK = bytes(4)
PONG = b"\x8a\x80" + MASK
BEGUN = b"\x01\x80" + MASK
PIECE = b"\x00\x80" + MASK


def test_frames_without_a_message_are_counted_too(server: ServerProcess) -> None:
    begin = knock(server)
    for more in (PONG, b"\x89\xfd" + MASK + b"x" * 125, BEGUN + PIECE * 20):
        assert flood(server, begin, more * 100, 200_000)
    # A message of ever more pieces comes to nothing, however slowly: these are fewer frames.
    assert flood(server, begin, BEGUN + PIECE * (PIECES + 1), 6 * (PIECES + 2))
    assert raw(server, "GET", "/api/games")[0] == 200


def test_requests_before_the_answer_are_few(server: ServerProcess) -> None:
    ask = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    assert flood(server, b"", ask * 1000, 100_000)
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall(ask * 3)
        found = b""
        while found.count(b"HTTP/1.1 200") < 3:
            piece = line.recv(65_536)
            assert piece, "three requests in a row are answered"
            found += piece


def test_no_request_breaks_the_server(server: ServerProcess) -> None:
    token = server.client("Eve").token
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    deep = b'{"zzz":' + b"[" * 30_000
    for path in ("/api/tables", "/api/session", "/api/me/token"):
        assert raw(server, "POST", path, deep, headers)[0] < 500
    cookies = {"Origin": "http://[", "Content-Type": "application/json"}
    assert raw(server, "POST", "/api/tables", b"{}", cookies)[0] == 403
    assert raw(server, "GET", "/" + "%C3%A9" * 130)[0] in (200, 404, 503)
    assert raw(server, "GET", "/assets/" + "%C3%A9" * 130)[0] == 404
    assert not same_origin("http://[", "localhost")


def test_sockets_of_other_sites_are_refused(server: ServerProcess) -> None:
    token = server.client("Eve").token

    async def knock(origin: str) -> int:
        headers = {"Authorization": f"Bearer {token}", "Origin": origin}
        try:
            async with connect(server.ws, additional_headers=headers, proxy=None):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(knock("http://evil.example")) == 403
    assert asyncio.run(knock("http://[")) == 403
    assert asyncio.run(knock(server.url)) == 101


def test_what_closes_a_socket(server: ServerProcess) -> None:
    async def closing(token: str, message: str | bytes) -> int:
        headers = {"Authorization": f"Bearer {token}"}
        async with connect(server.ws, additional_headers=headers, proxy=None) as line:
            try:
                await line.send(message)
                await line.recv()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0
        return -1

    token = server.client("Eve").token
    assert asyncio.run(closing("x" * 43, PING)) == 4401
    assert asyncio.run(closing(token, b"bytes")) == 1003
    assert asyncio.run(closing(token, "x" * 20_000)) == 1009
    assert asyncio.run(closing(token, PING)) == -1


def test_new_sockets_take_from_the_address_s_share(tmp_path: Path) -> None:
    small = ServerProcess(tmp_path, "--rates", "0.2").start()  # 40 requests, 8 a second
    try:
        token = small.client("Eve").token

        async def knock() -> int:
            refused = 0
            for _ in range(100):
                try:
                    async with Talk(small, token):
                        pass
                except InvalidStatus:
                    refused += 1
            return refused

        assert asyncio.run(knock()) > 0
        assert [raw(small, "GET", "/health")[0] for _ in range(60)].count(429) > 0
    finally:
        assert small.stop() == 0


def test_whole_pictures_take_from_a_share_of_their_own(tmp_path: Path) -> None:
    small = ServerProcess(tmp_path, "--rates", "0.2").start()  # 40 requests, 20 pictures
    try:
        ann = small.client("Ann")
        chairs = [{"kind": "me"}, {"kind": "agent", "agent": "random"}]
        wish = {"game": "microworld", "seats": chairs, "options": {}}
        table = ann.call("POST", "/api/tables", wish)["table"]
        moment = f"/api/tables/{table}/at/0"

        def leaf_through() -> None:
            for _ in range(30):
                assert ann.call("GET", moment)["ply"] == 0

        with pytest.raises(ClientError) as refused:
            leaf_through()
        assert refused.value.code == "rate"
        assert ann.call("GET", f"/api/tables/{table}/log")["log"] is not None
    finally:
        assert small.stop() == 0


def test_files_are_kept_once_however_they_are_spelt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "FOLDER", tmp_path)
    monkeypatch.setattr(static, "_kept", {})
    page = b"<!doctype html>" + b"x" * 2000
    (tmp_path / "index.html").write_bytes(page)
    assert all(static.read(f"x{n}/../index.html") is None for n in range(50))
    assert static.read("./index.html") is None
    found = static.read("index.html")
    assert found is not None
    assert found.plain == page
    assert found.packed is not None
    assert gzip.decompress(found.packed) == page
    assert len(static._kept) == 1
    assert static.read("é" * 130) is None
    (tmp_path / "index.html").write_bytes(b"new")
    changed = static.read("index.html")
    assert changed is not None
    assert changed.plain == b"new"
    assert changed.tag != found.tag


def test_a_file_is_packed_once(server: ServerProcess) -> None:
    """A browser unpacks once: what two layers had packed was no script any more."""
    found = re.search(rb"/assets/[^\"]+\.js", raw(server, "GET", "/")[2])
    assert found is not None, "the browser client is not built: run python tools/web.py"
    path = found[0].decode()
    asked = urllib.request.Request(server.url + path, headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(asked, timeout=30) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(answer.read()) == raw(server, "GET", path)[2]


def test_addresses_and_names_have_one_bucket_each() -> None:
    assert account_of("Ann") == account_of(" aNN ") == account_of("Ａｎｎ")
    assert account_of("Ann  B") == account_of("ann b")
    assert account_of("") == ""
    one, other = ({"client": (f"2001:db8::{n}", 1)} for n in (1, 2))
    assert address_of(one) == address_of(other)
    assert address_of({"client": ("2001:db8:0:1::1", 1)}) != address_of(one)
    assert address_of({"client": ("::ffff:1.2.3.4", 1)}) == "1.2.3.4"


def test_chat_and_claims_have_limits(tmp_path: Path) -> None:
    small = ServerProcess(tmp_path, "--rates", "1").start()
    try:
        eve = small.client("Eve")
        table = eve.open("microworld", ["me", "me"])["table"]
        headers = {"Authorization": f"Bearer {eve.token}", "Content-Type": "application/json"}
        path = f"/api/tables/{table}/chat"
        said = [raw(small, "POST", path, b'{"text": "la"}', headers)[0] for _ in range(30)]
        assert set(said) == {200, 429}
        answers = []
        for _ in range(30):
            with pytest.raises(ClientError) as refused:
                eve.call("POST", f"/api/tables/{table}/claim", {"secret": "guess"})
            answers.append(refused.value.code)
        assert set(answers) == {"wrong-secret", "rate"}
    finally:
        assert small.stop() == 0
