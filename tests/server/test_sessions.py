"""Who somebody is may change while sockets are open; and a server may stop behind a proxy."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import ServerProcess, Talk
from tests.server.test_api import Browser, raw
from tests.server.test_play import act, post, two_at_a_table
from websockets.exceptions import ConnectionClosed

from miasma.client import ClientError


class BrowserTalk(Talk):
    """A socket that proves its identity by a cookie."""

    def headers(self) -> dict[str, str]:
        return {"Cookie": f"miasma_me={self.token}"}


async def dismissed(talk: Talk) -> int:
    """Wait for the farewell and the close; gives its code."""
    bye = await talk.until(lambda m: m["say"] == "bye")
    assert bye["reason"] == "identity"
    try:
        while True:
            await talk.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


WISH = {"game": "microworld", "seats": [{"kind": "me"}, {"kind": "me"}]}


def test_logging_out_ends_the_sockets_of_that_key(server: ServerProcess) -> None:
    ann = Browser(server)
    table = ann.call("POST", "/api/tables", WISH)[1]["table"]

    async def watch() -> None:
        async with BrowserTalk(server, ann.cookies["miasma_me"]) as talk:
            await talk.ask("watch", table=table)
            status, _ = await asyncio.to_thread(ann.call, "DELETE", "/api/session")
            assert status == 200
            assert await dismissed(talk) == 4401

    asyncio.run(watch())


def test_logging_in_makes_the_page_come_back_as_the_account(server: ServerProcess) -> None:
    account = {"name": "Mover", "password": "correct horse"}
    Browser(server).call("POST", "/api/account", account)
    guest = Browser(server)
    opened = guest.call("POST", "/api/tables", WISH)[1]
    hosted = guest.call("POST", "/api/tables", {**WISH, "seats": [{"kind": "open"}] * 2})[1]

    async def watch() -> None:
        async with BrowserTalk(server, guest.cookies["miasma_me"]) as talk:
            await talk.ask("watch", table=opened["table"])
            status, _ = await asyncio.to_thread(guest.call, "POST", "/api/session", account)
            assert status == 200
            assert await dismissed(talk) == 4401
        async with BrowserTalk(server, guest.cookies["miasma_me"]) as talk:
            shown = await talk.ask("watch", table=opened["table"])
            assert shown["my_seats"] == [0, 1]
            # What the guest opened without sitting down is the account's too.
            assert "invite" in await talk.ask("watch", table=hosted["table"])

    asyncio.run(watch())


def test_guest_and_account_at_one_table_may_have_named_moves_alike(server: ServerProcess) -> None:
    account = {"name": "Counter", "password": "correct horse"}
    ann, gus = Browser(server), Browser(server)
    ann.call("POST", "/api/account", account)
    wish = {**WISH, "seats": [{"kind": "me"}, {"kind": "open"}]}
    opened = ann.call("POST", "/api/tables", wish)[1]
    table, invite = opened["table"], opened["invite"].rsplit("/", 1)[-1]
    assert gus.call("POST", f"/api/tables/{table}/sit", {"invite": invite})[0] == 200
    moved: dict[int, Any] = {}
    while len(moved) < 2:
        seat = ann.call("GET", f"/api/tables/{table}")[1]["to_act"][0]
        who = (ann, gus)[seat]
        shown = who.call("GET", f"/api/tables/{table}")[1]
        action = shown["choices"][0]["action"]
        move = {"move": f"c-{seat in moved}", "version": shown["version"], "seat": seat,
                "action": action}  # fmt: skip
        answer = who.call("POST", f"/api/tables/{table}/actions", move)[1]
        assert answer["answer"] == "accepted"
        moved[seat] = move
    assert gus.call("POST", "/api/session", account)[0] == 200
    # Both seats are the account's now; its own move is known as it was.
    assert gus.call("GET", f"/api/tables/{table}")[1]["my_seats"] == [0, 1]
    again = gus.call("POST", f"/api/tables/{table}/actions", moved[0])[1]
    assert again["answer"] == "duplicate"


def test_keys_made_before_the_password_was_proved_do_not_rise(server: ServerProcess) -> None:
    account = {"name": "Careful", "password": "correct horse"}
    Browser(server).call("POST", "/api/account", account)
    for path in ("/api/session", "/api/account"):
        shared = Browser(server)
        left = shared.call("POST", "/api/me/token")[1]["token"]
        asks = {"Authorization": f"Bearer {left}"}
        assert raw(server, "GET", "/api/me", headers=asks)[0] == 200
        proof = account if path == "/api/session" else {**account, "name": "Newcomer"}
        assert shared.call("POST", path, proof)[0] == 200
        assert shared.call("GET", "/api/me")[1]["name"] == proof["name"]
        assert json.loads(raw(server, "GET", "/api/me", headers=asks)[2])["name"] != proof["name"]


def test_clients_are_told_of_a_stop_behind_a_proxy(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--proxy", "127.0.0.1").start()
    ann = server.client("Ann")
    table = ann.open("microworld", ["me", "me"])["table"]

    async def watch() -> None:
        async with Talk(server, ann.token) as talk:
            await talk.ask("watch", table=table)
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            assert (await talk.until(lambda m: m["say"] == "bye"))["reason"] == "restart"
            assert await stopping == 0

    asyncio.run(watch())


def test_claim_links_come_with_a_rematch_and_can_be_made_anew(server: ServerProcess) -> None:
    ann, bob, table = two_at_a_table(server)
    post(ann, table, "resign", move="r", seat=0)
    first, second = post(bob, table, "rematch"), post(ann, table, "rematch")
    assert first["table"] == second["table"]
    assert (list(first["claims"]), list(second["claims"])) == (["1"], ["0"])
    eve = server.client("Eve")
    with pytest.raises(ClientError) as refused:
        post(eve, table, "rematch")
    assert refused.value.status == 409
    phone = server.client("Phone")
    secret = first["claims"]["1"].rsplit("/", 1)[-1]
    assert post(phone, first["table"], "claim", secret=secret)["my_seats"] == [1]
    fresh = post(ann, second["table"], "claims", seat=0)["claims"]["0"].rsplit("/", 1)[-1]
    old = second["claims"]["0"].rsplit("/", 1)[-1]
    with pytest.raises(ClientError, match="opens no seat"):
        post(phone, second["table"], "claim", secret=old)
    assert post(phone, second["table"], "claim", secret=fresh)["my_seats"] == [0, 1]
    with pytest.raises(ClientError, match="not yours"):
        post(eve, second["table"], "claims", seat=0)


def test_sitting_down_names_the_seat_that_was_taken(server: ServerProcess) -> None:
    ann = server.client("Ann")
    opened = ann.open("microworld", ["open", "me"])
    sat = post(ann, opened["table"], "sit", seat=None)
    assert list(sat["claims"]) == ["0"]


def test_whoever_left_does_not_play_beside_the_stand_in(server: ServerProcess) -> None:
    ann, bob, table = two_at_a_table(server)
    shown = ann.table(table)
    who, seat = (ann, 0) if shown["to_act"] == [0] else (bob, 1)
    mine: dict[str, Any] = who.table(table)
    post(who, table, "leave")
    answer = act(who, table, "x", mine["choices"][0], mine["version"])
    assert answer["code"] in ("away", "stale", "over")
    assert post(who, table, "resign", move="y", seat=seat)["code"] in ("away", "over")


def test_hints_wait_until_every_seat_is_taken(server: ServerProcess) -> None:
    ann = server.client("Ann")
    opened = ann.open("microworld", ["me", "open"])["snapshot"]
    assert not opened["can"]["hint"]
    assert not opened["can"]["branch"]


def test_tables_without_anybody_are_not_opened(server: ServerProcess) -> None:
    ann = server.client("Ann")
    with pytest.raises(ClientError) as refused:
        ann.open("microworld", ["mcts:10s", "mcts:10s"])
    assert refused.value.code == "bad-seat"
    table = ann.open("microworld", ["me", "random"])["table"]
    with pytest.raises(ClientError) as refused:
        post(ann, table, "branch", ply=0, seats=[{"kind": "agent", "agent": "random"}] * 2)
    assert refused.value.code == "bad-seat"
