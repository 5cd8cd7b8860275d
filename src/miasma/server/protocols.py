"""uvicorn's protocols, with what it leaves open: how long a request's head may be and take, how
many requests and frames may come at once, how much may wait for somebody who does not read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from miasma.server.limits import Bucket

HEAD_BYTES = 32_768
"""Address and headers of one request."""
HEAD_SECONDS = 10.0
BODY_SECONDS = 30.0
ANSWER_SECONDS = 180.0
"""From a whole request to the last byte of its answer; the longest hint takes a third of it."""
WAITING_REQUESTS = 8
"""Sent before the one in front of them is answered; browsers send none."""
UNSENT_BYTES = 2_000_000
"""What may wait for one socket; a whole table is a tenth of it."""
CLOSING_SECONDS = 5.0
FRAMES = (500.0, 500.0)
"""A second, and at once, on one socket: of every kind, also where no message comes of them. What a
message costs is counted where it is heard."""
PIECES = 64
"""Frames of one message."""
BITE = 2_048
"""Bytes of a socket that are read at once: tiny frames would hold up everybody else."""
EXTENSION = "miasma.line"


class TooLarge(Exception):
    """A request's head is larger than any browser's."""


class Http(HttpToolsProtocol):
    """A connection whose requests have to end."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._size = self._head = 0
        self._in_head = False
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """See `asyncio.Protocol`."""
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        self._wait(0.0)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`."""
        was_in_head = self._in_head
        super().data_received(data)
        if was_in_head and self._in_head:
            # The parser gathers a header until it is whole: what it holds is counted here.
            self._head += len(data)
            if self._head > HEAD_BYTES:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._size, self._head, self._in_head = 0, 0, True
        self._wait(HEAD_SECONDS)

    def on_url(self, url: bytes) -> None:
        """A piece of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A whole header."""
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._in_head = False
        self._wait(BODY_SECONDS)
        if len(self.pipeline) >= WAITING_REQUESTS:
            self.transport.abort()
            raise TooLarge  # the parser shall not go on either
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._in_head = False
        self._wait(ANSWER_SECONDS, self._unanswered)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket."""
        self._wait(0.0)
        super().handle_websocket_upgrade()

    def _count(self, size: int) -> None:
        self._size += size
        if self._size > HEAD_BYTES:
            raise TooLarge

    def _wait(self, seconds: float, then: Callable[[], None] | None = None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds:
            self._timer = self.loop.call_later(seconds, then or self._give_up)

    def _unanswered(self) -> None:
        """Give up if the answer is not whole, or nobody reads it."""
        if not self.cycle.response_complete or self.transport.get_write_buffer_size():
            self._give_up()

    def _give_up(self) -> None:
        # One that is closing may wait for ever for somebody who does not read.
        self.transport.abort()


class Line(WebSocketsSansIOProtocol):
    """A socket that is written to at once.

    Nothing waits in queues of ours and no task runs per message: what the other side has not read
    is in the transport's buffer, whose size is known in bytes.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._frames = Bucket(FRAMES)

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`."""
        for start in range(0, len(data), BITE):
            super().data_received(data[start : start + BITE])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """What the last bite brought: frames of every kind."""
        if self._frames.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message."""
        super().handle_cont(event)
        if len(self.frames) > PIECES:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answered at once, by the library."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNSENT_BYTES:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Nobody answers: what is still unsent then will never be read."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """The socket is asked for."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it was accepted; the application runs in the next step
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write(self, frame: bytes) -> bool:
        """Send a frame; false if too much is waiting already."""
        if self.close_sent or self.transport.is_closing():
            return True
        self.transport.write(frame)
        return self.transport.get_write_buffer_size() <= UNSENT_BYTES

    def end(self, code: int, reason: str) -> None:
        """Close the socket; one that does not answer is cut off."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)


def framed(text: bytes) -> bytes:
    """A text message as it goes over the wire from a server."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
