"""The small client: comes back after breaks, and knows when there is no coming back."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.server.kit import free_port
from websockets.sync.server import ServerConnection, serve

from miasma.client import Client, ClientError, Place

SNAPSHOT = {
    "say": "snapshot", "id": "watch", "table": "t", "version": 1, "status": "playing",
    "choices": [{"seat": 0, "index": 1, "action": "end"}],
}  # fmt: skip


@contextmanager
def server(*scripts: Callable[[ServerConnection], None]) -> Iterator[str]:
    """A server whose first connection does this, whose second does that."""
    left = list(scripts)

    def serve_one(line: ServerConnection) -> None:
        left.pop(0)(line)

    port = free_port()
    with serve(serve_one, "127.0.0.1", port) as running:
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            running.shutdown()
            thread.join()


def drop(line: ServerConnection) -> None:
    """Break off between the question and its answer."""
    line.recv()
    line.close(1012)


def close(code: int) -> Callable[[ServerConnection], None]:
    return lambda line: line.close(code, "for a reason")


def answer(line: ServerConnection) -> None:
    line.recv()
    line.send(json.dumps(SNAPSHOT))
    for _ in line:
        pass


def place(url: str) -> Place:
    return Client(url, token="x").place("t")


def test_any_number_of_breaks_before_the_first_snapshot() -> None:
    with server(drop, drop, drop, answer) as url:
        mine = place(url)
        assert next(mine.decisions()).choices == ["end"]
        mine.close()


def test_a_break_while_it_becomes_my_turn() -> None:
    def wait_then_drop(line: ServerConnection) -> None:
        line.recv()
        line.send(json.dumps({**SNAPSHOT, "version": 0, "choices": []}))
        line.close(1012)

    with server(wait_then_drop, drop, answer) as url:
        mine = place(url)
        assert next(mine.decisions()).version == 1
        mine.close()


def test_a_move_whose_answer_was_lost_is_sent_again_under_its_id() -> None:
    moves: list[Any] = []

    def lose(line: ServerConnection) -> None:
        line.recv()
        line.send(json.dumps(SNAPSHOT))
        moves.append(json.loads(line.recv())["move"])
        line.close(1012)

    def known(line: ServerConnection) -> None:
        line.recv()
        line.send(json.dumps({**SNAPSHOT, "version": 2, "choices": []}))
        message = json.loads(line.recv())
        moves.append(message["move"])
        line.send(json.dumps({"say": "answer", "id": message["id"], "answer": "duplicate",
                              "move": message["move"], "version": 2}))  # fmt: skip
        for _ in line:
            pass

    with server(lose, drop, known) as url:
        mine = place(url)
        decision = next(mine.decisions())
        assert mine.act(decision.choices[0])["answer"] == "duplicate"
        mine.close()
    assert moves[0] == moves[1]


@pytest.mark.parametrize("code", [4401, 1008])
def test_there_is_no_coming_back_from_a_refusal(code: int) -> None:
    with server(close(code)) as url:
        with pytest.raises(ClientError, match="for a reason") as refused:
            next(place(url).decisions())
        assert refused.value.code == str(code)
