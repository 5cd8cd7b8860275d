"""Choices made in secret at the same time: nobody waits for the other, nobody looks first."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.kit import ServerProcess, Talk
from tests.server.test_play import act, post, two_at_a_table

from miasma.client import Client
from miasma.core.registry import find_game
from miasma.server.position import Ply, Position, back_to, is_free, last_decision, unfold
from miasma.server.table import LiveTable, Seat

SECRET = {"scenario": "custom", "rules": "C"}


def to_the_choice(
    ann: Client, bob: Client, table: str, asking: bool = False
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play until both have to choose at the same time (and somebody may ask to go back); gives
    what each of them sees."""
    for number in range(60):
        mine, theirs = ann.table(table), bob.table(table)
        may_ask = mine["can"]["undo_asks"] or theirs["can"]["undo_asks"]
        if len(mine["to_act"]) == 2 and (may_ask or not asking):
            return mine, theirs
        who, shown = (ann, mine) if mine["choices"] else (bob, theirs)
        act(who, table, f"t{number}", shown["choices"][0], shown["version"])
    raise AssertionError("nobody chooses in secret")


def test_both_may_choose_from_the_version_both_saw(server: ServerProcess) -> None:
    ann, bob, table = two_at_a_table(server, options=SECRET)
    mine, theirs = to_the_choice(ann, bob, table)
    assert mine["version"] == theirs["version"]
    first = act(ann, table, "a", mine["choices"][0], mine["version"])
    second = act(bob, table, "b", theirs["choices"][0], theirs["version"])
    assert (first["answer"], second["answer"]) == ("accepted", "accepted")


def test_whoever_saw_the_others_choice_may_not_choose_again(server: ServerProcess) -> None:
    ann, bob, table = two_at_a_table(server, options=SECRET)
    mine, theirs = to_the_choice(ann, bob, table)
    act(ann, table, "a", mine["choices"][0], mine["version"])
    waiting = ann.table(table)
    assert waiting["can"]["undo"]
    assert not waiting["can"]["undo_asks"]  # nobody has seen anything yet
    act(bob, table, "b", theirs["choices"][0], theirs["version"])
    shown = bob.table(table)
    assert shown["can"]["undo_asks"]
    answer = post(bob, table, "undo", move="u", version=shown["version"], seat=1)
    assert (answer["answer"], answer["code"]) == ("accepted", "asked")
    assert bob.table(table)["plies"] == shown["plies"]


def test_the_first_to_choose_may_choose_again_while_nobody_else_has(server: ServerProcess) -> None:
    ann, bob, table = two_at_a_table(server, options=SECRET)
    mine, _ = to_the_choice(ann, bob, table)
    act(ann, table, "a", mine["choices"][0], mine["version"])
    shown = ann.table(table)
    answer = post(ann, table, "undo", move="u", version=shown["version"], seat=0)
    assert answer["answer"] == "accepted"
    assert "code" not in answer
    assert ann.table(table)["to_act"] == [0, 1]


def test_a_question_to_go_back_outlives_a_secret_choice(server: ServerProcess) -> None:
    ann, bob, table = two_at_a_table(server, game="viral")
    sees = to_the_choice(ann, bob, table, asking=True)
    seat = 0 if sees[0]["can"]["undo_asks"] else 1
    me, you = (ann, bob) if seat == 0 else (bob, ann)
    answer = post(me, table, "undo", move="u", version=sees[seat]["version"], seat=seat)
    assert answer["code"] == "asked"
    before = me.table(table)
    other = sees[1 - seat]
    act(you, table, "b", other["choices"][0], other["version"])
    after = me.table(table)
    assert after["version"] == before["version"]
    assert after["undo_asked"] == before["undo_asked"] == {"seat": seat, "waiting_for": [1 - seat]}
    post(you, table, "undo/agree")
    back = me.table(table)
    assert back["plies"] < before["plies"]
    assert back["undo_asked"] is None


def test_a_decision_keeps_its_number_only_if_the_seat_has_not_acted() -> None:
    game = find_game("microworld")
    start = game.start(2, None, SECRET)
    position = unfold(Position(start)).position
    while len(position.state.to_act) < 2:
        seat = position.state.to_act[0]
        position = unfold(position, seat, position.state.legal(seat)[0]).position
    table = LiveTable(
        id="t", game_id=game.id, game=game, rules=1, content="", options=dict(SECRET), base=None,
        listed=False, hints=False, host="a", invite="", created=0.0, start=start,
        seats=[Seat("person", "a"), Seat("agent", agent="random")],
    )  # fmt: skip
    table.settle(position, position.length)
    asked = dict(table.decisions)
    # Somebody gave up: what the others were asked is the same.
    table.settle(position, position.length + 1)
    assert table.decisions == asked
    ahead = unfold(position, 0, position.state.legal(0)[0]).position
    table.settle(ahead, ahead.length)
    # A computer player that thinks about seat 1 need not begin again.
    assert table.decisions == {1: asked[1]}
    # After going back it is a new question for both.
    table.settle(back_to(start, ahead, position.length), ahead.length + 1)
    assert set(table.decisions.values()) == {ahead.length + 1}


def played(position: Position, seat: int) -> Position:
    """The position after a seat's first option and nothing else: no chance follows here."""
    state = position.state.clone()
    index = state.legal(seat)[0]
    state.take(index, seat)
    return Position(state, [*position.line, Ply(seat, index, (), True)])


@pytest.mark.parametrize("seat", [0, 1])
def test_going_back_alone_is_judged_by_what_was_revealed(seat: int) -> None:
    game = find_game("microworld")
    start = game.start(2, None, SECRET)
    position = unfold(Position(start)).position
    while len(position.state.to_act) < 2:
        actor = position.state.to_act[0]
        position = unfold(position, actor, position.state.legal(actor)[0]).position
    first = unfold(position, seat, position.state.legal(seat)[0]).position
    ply = last_decision(first, seat)
    assert ply is not None
    assert is_free(start, first, ply, seat)
    other = 1 - seat
    line = played(first, other)
    ply = last_decision(line, other)
    assert ply is not None
    assert not is_free(start, line, ply, other)


def test_spectators_never_get_the_hosts_invite(server: ServerProcess) -> None:
    host = server.client("Host")
    watchers = [server.client(f"Eve {n}") for n in range(6)]

    async def watch() -> None:
        opened = host.open("microworld", ["open", "open"])
        table = opened["table"]
        talks = [Talk(server, client.token) for client in (*watchers[:3], host, *watchers[3:])]
        for talk in talks:
            await talk.connect()
            await talk.ask("watch", table=table)
        friend = server.client("Friend")
        await asyncio.to_thread(friend.join, server.url + opened["invite"])
        for talk in talks:
            await talk.ask("ping")
        code = opened["invite"].rsplit("/", 1)[-1]
        for talk in talks:
            told = [heard for heard in talk.heard if heard["say"] == "snapshot"]
            assert len(told) == 2
            for snapshot in told:
                assert ("invite" in snapshot) == (talk is talks[3])
            assert any(code in raw for raw in talk.raw) == (talk is talks[3])
            await talk.close()

    asyncio.run(watch())
