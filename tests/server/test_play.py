from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.server.kit import ServerProcess, Talk, until

import miasma
from miasma.client import Client, ClientError


def act(client: Client, table: str, move: str, choice: dict[str, Any], version: int) -> Any:
    body = {"move": move, "version": version, "seat": choice["seat"], "action": choice["action"]}
    return client.call("POST", f"/api/tables/{table}/actions", body)


def post(client: Client, table: str, what: str, **body: Any) -> Any:
    return client.call("POST", f"/api/tables/{table}/{what}", body or None)


def play_some(client: Client, table: str, count: int, seed: int = 1) -> dict[str, Any]:
    """Play decisions of a table whose seats are all mine."""
    rng = random.Random(seed)
    for number in range(count):
        shown = client.table(table)
        if not shown["choices"]:
            break
        choice = rng.choice(shown["choices"])
        answer = act(client, table, f"p{seed}-{number}", choice, shown["version"])
        assert answer["answer"] == "accepted"
    return client.table(table)


def two_at_a_table(
    server: ServerProcess, game: str = "microworld", **wishes: Any
) -> tuple[Client, Client, str]:
    ann, bob = server.client("Ann"), server.client("Bob")
    opened = ann.open(game, ["me", "open"], **wishes)
    assert opened["snapshot"]["status"] == "waiting"
    bob.join(server.url + opened["invite"])
    return ann, bob, opened["table"]


def test_a_whole_game_against_a_computer_player(server: ServerProcess) -> None:
    ann = server.client("Ann")
    table = ann.open("microworld", ["me", "greedy"])["table"]
    place = ann.place(table)
    rng = random.Random(5)
    for decision in place.decisions():
        assert decision.view["seat"] == decision.seat == 0
        assert place.act(rng.choice(decision.choices))["answer"] == "accepted"
    record = miasma.Record.loads(ann.record(table))
    final = record.verify()
    assert final.over
    assert place.outcome is not None
    assert place.outcome["scores"] == final.outcome.scores  # type: ignore[union-attr]
    shown = ann.table(table)
    assert shown["status"] == "over"
    assert shown["plies"] == len(record.entries) == len(shown["timeline"])


def test_a_move_is_played_once(server: ServerProcess) -> None:
    ann = server.client("Ann")
    shown = ann.open("microworld", ["me", "me"])["snapshot"]
    table, choice = shown["table"], shown["choices"][0]
    first = act(ann, table, "m1", choice, shown["version"])
    assert first["answer"] == "accepted"
    again = act(ann, table, "m1", choice, shown["version"])
    assert again == {"answer": "duplicate", "move": "m1", "version": first["version"]}
    stale = act(ann, table, "m2", choice, shown["version"])
    assert (stale["answer"], stale["code"]) == ("refused", "stale")
    assert stale["version"] == first["version"]


def test_what_the_rules_forbid_is_refused_with_the_rule(server: ServerProcess) -> None:
    ann = server.client("Ann")
    shown = ann.open("microworld", ["me", "me"])["snapshot"]
    table, version = shown["table"], shown["version"]
    legal = {choice["action"] for choice in shown["choices"]}
    game = miasma.game("microworld")
    illegal = next(
        action.notation
        for action in game.vocabulary
        if action.kind == "place" and action.notation not in legal
    )
    refused = act(ann, table, "x", {"seat": 0, "action": illegal}, version)
    assert (refused["answer"], refused["code"]) == ("refused", "illegal")
    assert refused["reasons"][0]["rule"].startswith("MW-")
    nonsense = act(ann, table, "y", {"seat": 0, "action": "sing a song"}, version)
    assert nonsense["code"] == "unknown-action"
    chance = next(a.notation for a in game.vocabulary if a.chance)
    assert act(ann, table, "z", {"seat": 0, "action": chance}, version)["code"] == "illegal"
    other = server.client("Eve")
    assert act(other, table, "e", shown["choices"][0], version)["code"] == "not-your-seat"
    why = post(ann, table, "why", seat=0, action=illegal, lang="de")
    assert why["reasons"][0]["rule"].startswith("MW-")
    target = game.parse(illegal).targets[0]
    assert post(ann, table, "why", seat=0, target=target)["reasons"]
    with pytest.raises(ClientError, match="not yours"):
        post(other, table, "why", seat=0, action=illegal)


def test_why_not_is_about_what_is_picked(server: ServerProcess) -> None:
    ann = server.client("Ann")
    table = ann.open("zeds", ["me"])["table"]
    while not (choices := ann.table(table)["choices"])[0]["action"].startswith("move "):
        version = ann.table(table)["version"]
        act(ann, table, f"on-{version}", choices[0], version)
    legal = {choice["action"] for choice in choices}
    unit = choices[0]["targets"][0]
    refused = next(
        action
        for action in miasma.game("zeds").vocabulary
        if action.kind == "move" and unit in action.targets and action.notation not in legal
    )
    space = next(target for target in refused.targets if target != unit)
    about_it = post(ann, table, "why", seat=0, action=refused.notation)["reasons"]
    assert about_it
    assert post(ann, table, "why", seat=0, target=space, picked=[unit])["reasons"] == about_it
    assert len(post(ann, table, "why", seat=0, target=space)["reasons"]) > len(about_it)
    assert post(ann, table, "why", seat=0, target=space, picked=["nothing"])["reasons"]


def test_hot_seat_shows_the_seat_that_plays(server: ServerProcess) -> None:
    ann = server.client("Ann")
    table = ann.open("microworld", ["me", "me"])["table"]
    seen = set()
    for number in range(12):
        shown = ann.table(table)
        assert shown["my_seats"] == [0, 1]
        assert [shown["viewing"]] == shown["to_act"]
        assert {choice["seat"] for choice in shown["choices"]} == {shown["viewing"]}
        seen.add(shown["viewing"])
        act(ann, table, f"h{number}", shown["choices"][0], shown["version"])
    assert seen == {0, 1}


def test_alone_one_may_always_take_back(server: ServerProcess) -> None:
    ann = server.client("Ann")
    table = ann.open("microworld", ["me", "greedy"])["table"]
    before = ann.table(table)
    assert not before["can"]["undo"]
    act(ann, table, "u1", before["choices"][0], before["version"])
    after = until(lambda: (s := ann.table(table))["choices"] and s)
    assert after["can"]["undo"]
    assert not after["can"]["undo_asks"]
    answer = post(ann, table, "undo", move="u2", version=after["version"], seat=0)
    assert answer["answer"] == "accepted"
    back = ann.table(table)
    assert back["plies"] == before["plies"]
    assert back["version"] > after["version"]
    assert [c["action"] for c in back["choices"]] == [c["action"] for c in before["choices"]]
    assert post(ann, table, "undo", move="u2", version=0, seat=0)["answer"] == "duplicate"
    nothing = post(ann, table, "undo", move="u3", version=back["version"], seat=0)
    assert nothing["code"] == "nothing-to-undo"


def test_going_far_back_takes_consent(server: ServerProcess) -> None:
    ann, bob, table = two_at_a_table(server)
    rng = random.Random(3)
    for number in range(30):  # until seat 0 has acted and seat 1 is to act
        shown = ann.table(table)
        if shown["to_act"] == [1] and shown["can"]["undo"]:
            break
        who = ann if shown["to_act"] == [0] else bob
        mine = who.table(table)
        act(who, table, f"c{number}", rng.choice(mine["choices"]), mine["version"])
    mine = bob.table(table)
    act(bob, table, "bob", mine["choices"][0], mine["version"])
    shown = ann.table(table)
    assert shown["can"]["undo_asks"]
    asked = post(ann, table, "undo", move="w1", version=shown["version"], seat=0)
    assert (asked["answer"], asked["code"]) == ("accepted", "asked")
    assert bob.table(table)["undo_asked"] == {"seat": 0, "waiting_for": [1]}
    post(bob, table, "undo/refuse")
    assert bob.table(table)["undo_asked"] is None
    assert ann.table(table)["plies"] == shown["plies"]
    post(ann, table, "undo", move="w2", version=shown["version"], seat=0)
    assert post(bob, table, "undo/agree")["done"]
    assert ann.table(table)["plies"] < shown["plies"]
    assert ann.table(table)["version"] > shown["version"]


def test_private_tables_need_their_invite(server: ServerProcess) -> None:
    ann, eve = server.client("Ann"), server.client("Eve")
    opened = ann.open("microworld", ["me", "open"])
    table = opened["table"]
    for invite in ("", "wrong", opened["invite"].rsplit("/")[-1][:-1]):
        with pytest.raises(ClientError) as refused:
            post(eve, table, "sit", invite=invite)
        assert refused.value.code == "invite-needed"
    assert table not in [t["table"] for t in eve.call("GET", "/api/tables?scope=open")["tables"]]
    eve.join(server.url + opened["invite"])
    with pytest.raises(ClientError) as taken:
        server.client("Tom").join(server.url + opened["invite"])
    assert taken.value.code == "seat-taken"
    listed = ann.open("microworld", ["me", "open"], listed=True)["table"]
    found = {t["table"]: t for t in eve.call("GET", "/api/tables?scope=open")["tables"]}
    assert found[listed]["open_seats"] == 1
    post(eve, listed, "sit", seat=1)
    mine = eve.call("GET", "/api/tables?scope=mine")["tables"]
    assert {table, listed} <= {t["table"] for t in mine}


def test_a_seat_can_be_claimed_on_another_device(server: ServerProcess) -> None:
    ann, phone = server.client("Ann"), server.client("Ann's phone")
    opened = ann.open("microworld", ["me", "greedy"])
    secret = opened["claims"]["0"].rsplit("/", 1)[-1]
    with pytest.raises(ClientError, match="opens no seat"):
        post(phone, opened["table"], "claim", secret=secret + "x")
    shown = post(phone, opened["table"], "claim", secret=secret)
    assert shown["my_seats"] == [0]
    assert shown["seats"][0]["name"] == "Ann's phone"
    seen = ann.table(opened["table"])
    assert (seen["my_seats"], seen["seats"][0]["name"]) == ([], "Ann's phone")


def test_a_device_without_a_name_is_called_like_the_seat(server: ServerProcess) -> None:
    ann, phone = server.client("Ann"), server.client()
    opened = ann.open("microworld", ["me", "greedy"])
    secret = opened["claims"]["0"].rsplit("/", 1)[-1]
    shown = post(phone, opened["table"], "claim", secret=secret)
    assert shown["seats"][0]["name"] == "Ann"
    # Not for as long as the table is in memory only: it is who the device is from now on.
    assert phone.call("GET", "/api/me")["name"] == "Ann"


def test_a_computer_player_stands_in_and_gives_back(server: ServerProcess) -> None:
    ann = server.client("Ann")
    table = ann.open("microworld", ["me", "greedy"])["table"]
    post(ann, table, "leave")
    until(lambda: ann.table(table)["plies"] > 8)
    shown = ann.table(table)
    assert shown["seats"][0]["standing_in"]
    assert shown["choices"] == []
    post(ann, table, "return")
    back = until(lambda: (s := ann.table(table)) and (s["choices"] or s["status"] == "over") and s)
    assert back["seats"][0]["standing_in"] is None


def test_before_the_game_a_left_seat_is_open_again(server: ServerProcess) -> None:
    ann = server.client("Ann")
    opened = ann.open("microworld", ["me", "open"])
    post(ann, opened["table"], "leave")
    assert [s["kind"] for s in ann.table(opened["table"])["seats"]] == ["open", "open"]


def test_resigning_ends_the_game_and_a_rematch_begins_one(server: ServerProcess) -> None:
    ann, bob, table = two_at_a_table(server)
    answer = post(ann, table, "resign", move="r1", seat=0)
    assert answer["answer"] == "accepted"
    shown = bob.table(table)
    assert shown["status"] == "over"
    assert shown["outcome"]["winners"] == [1]
    assert shown["outcome"]["text"]
    assert act(bob, table, "late", {"seat": 1, "action": "end"}, shown["version"])["code"] == "over"
    fresh = post(bob, table, "rematch")["table"]
    assert post(ann, table, "rematch")["table"] == fresh
    again = ann.table(fresh)
    assert again["my_seats"] == [0]
    assert bob.table(fresh)["my_seats"] == [1]
    refused = post(ann, fresh, "draw", move="d", seat=0)
    assert refused["code"] == "no-draw"


def test_hints_and_analysis(server: ServerProcess) -> None:
    ann = server.client("Ann")
    table = ann.open("microworld", ["me", "greedy"])["table"]
    hint = post(ann, table, "hint", seat=0, lang="ru")
    legal = {choice["action"] for choice in ann.table(table)["choices"]}
    assert hint["moves"]
    assert {move["action"] for move in hint["moves"]} <= legal
    assert all(0 <= move["value"] <= 1 for move in hint["moves"])
    shown = ann.table(table)
    same = ann.call("GET", f"/api/tables/{table}/analysis?ply={shown['plies']}")
    assert same["moves"]
    chances = ann.call("GET", f"/api/tables/{table}/chances")["chances"]
    assert chances
    assert all(len(point["value"]) == 2 for point in chances)


def test_among_people_hints_are_off_unless_agreed(server: ServerProcess) -> None:
    ann, bob, table = two_at_a_table(server)
    assert not ann.table(table)["can"]["hint"]
    for question in (lambda: post(ann, table, "hint", seat=0),
                     lambda: ann.call("GET", f"/api/tables/{table}/chances")):  # fmt: skip
        with pytest.raises(ClientError) as refused:
            question()
        assert refused.value.code == "no-hints"
    with pytest.raises(ClientError) as refused:
        post(bob, table, "branch", ply=4)
    assert refused.value.code == "secret"
    open_table = two_at_a_table(server, hints=True)[0]
    mine = open_table.call("GET", "/api/tables?scope=mine")["tables"][0]["table"]
    assert open_table.table(mine)["hints"]
    assert open_table.table(mine)["can"]["hint"]


def test_earlier_moments_and_branches(server: ServerProcess) -> None:
    ann = server.client("Ann")
    table = ann.open("microworld", ["me", "me"])["table"]
    shown = play_some(ann, table, 20)
    plies = shown["plies"]
    stage = shown["scene"]["stage"]["key"]
    first = ann.call("GET", f"/api/tables/{table}/at/0")
    assert first["ply"] == 0
    middle = ann.call("GET", f"/api/tables/{table}/at/{plies - 4}?stage={stage}")
    assert "stage" not in middle["scene"]
    assert middle["scene"]["key"] == stage
    with pytest.raises(ClientError) as missing:
        ann.call("GET", f"/api/tables/{table}/at/{plies + 1}")
    assert missing.value.status == 404
    seats = [{"kind": "me"}, {"kind": "agent", "agent": "random"}]
    branch = ann.call("POST", f"/api/tables/{table}/branch", {"ply": plies - 6, "seats": seats})
    assert branch["snapshot"]["origin"] == {"table": table, "ply": plies - 6, "start": 0}
    ours = miasma.Record.loads(ann.record(table)).entries[: plies - 6]
    theirs = miasma.Record.loads(ann.record(branch["table"])).entries
    key = [(e.seat, e.notation) for e in ours if "?" not in e.notation]
    assert key[:6] == [(e.seat, e.notation) for e in theirs][:6]
    fresh = ann.table(branch["table"])
    assert not fresh["can"]["undo"]
    undone = post(ann, branch["table"], "undo", move="back", version=fresh["version"], seat=0)
    assert (undone["answer"], undone["code"]) == ("refused", "nothing-to-undo")
    place = ann.place(branch["table"])
    for decision in place.decisions():
        place.act(decision.choices[0])
    assert place.status == "over"


def test_a_branch_against_computers_imagines_what_is_hidden(server: ServerProcess) -> None:
    ann = server.client("Ann")
    secret = {"scenario": "custom", "rules": "C"}  # tiles are dealt face down before all else
    table = ann.open("microworld", ["me", "random"], secret)["table"]
    rng = random.Random(2)
    shown = ann.table(table)
    assert "?" in ann.record(table)
    act(ann, table, "first", shown["choices"][0], shown["version"])
    shown = until(lambda: (s := ann.table(table))["choices"] and s)
    assert "?" in ann.record(table)
    branch = post(ann, table, "branch", ply=shown["plies"])
    fresh = ann.table(branch["table"])
    origin = {"table": table, "ply": shown["plies"], "start": shown["plies"]}
    assert fresh["origin"] == origin
    # Its log begins with what I was told until then, and nobody else was.
    assert shown["log"]
    assert fresh["log"][: len(shown["log"])] == shown["log"]
    assert ann.call("GET", f"/api/tables/{branch['table']}/log")["log"] == fresh["log"]
    eve = server.client("Eve").table(branch["table"])
    assert "origin" not in eve
    assert len(eve["log"]) == len(fresh["log"]) - len(shown["log"])
    assert fresh["scene"]["pieces"] == shown["scene"]["pieces"]
    assert fresh["plies"] >= shown["plies"]
    other = ann.place(branch["table"])
    for decision in other.decisions():
        other.act(rng.choice(decision.choices))
    assert other.status == "over"


def test_spectators_and_chat(server: ServerProcess) -> None:
    ann, bob, table = two_at_a_table(server)
    eve = server.client("<b>Eve</b>")

    async def watch() -> None:
        async with Talk(server, ann.token) as one, Talk(server, eve.token) as other:
            mine = await one.ask("watch", table=table)
            theirs = await other.ask("watch", table=table)
            assert mine["viewing"] == 0
            assert theirs["viewing"] is None
            assert theirs["choices"] == []
            assert "invite" not in theirs
            seats = await one.until(lambda m: m["say"] == "seats" and m["watchers"] == 1)
            assert seats["seats"][0]["online"]
            await other.send("chat", table=table, text="<script>hello</script>\u0007")
            line = await one.until(lambda m: m["say"] == "chat")
            assert line["name"] == "<b>Eve</b>"
            assert line["text"] == "<script>hello</script>"
            assert line["seat"] is None
            post(ann, table, "mute", on=True)
            await other.ask("chat", table=table, text="again")
            answer = await one.ask("ping")
            assert answer["say"] == "pong"
            assert sum(m["say"] == "chat" for m in one.heard) == 1
            refused = await other.ask("point", table=table, target="cell-3a5")
            assert refused["code"] == "not-your-seat"
            await one.ask("point", table=table, target="cell-3a5")
            assert (await other.until(lambda m: m["say"] == "point"))["target"] == "cell-3a5"
            choice = mine["choices"][0]
            answer = await one.ask(
                "act", table=table, move="s1", version=mine["version"], seat=0,
                action=choice["action"],
            )  # fmt: skip
            assert answer["answer"] == "accepted"
            update = await other.until(lambda m: m["say"] == "update")
            assert update["version"] == answer["version"]
            assert update["from"] == theirs["version"]
            assert update["scene"]["key"] == theirs["scene"]["stage"]["key"]
            again = await other.ask(
                "watch", table=table, version=answer["version"],
                stage=theirs["scene"]["stage"]["key"],
            )  # fmt: skip
            assert again["say"] == "update"
            older = await other.ask(
                "watch", table=table, version=1, stage=theirs["scene"]["stage"]["key"]
            )
            assert older["say"] == "snapshot"
            assert "stage" not in older["scene"]
            await one.ask("lang", lang="de")
            german = next(m for m in reversed(one.heard) if m["say"] == "snapshot")
            assert german["scene"]["lang"] == "de"

    asyncio.run(watch())
    assert [line["n"] for line in bob.call("GET", f"/api/tables/{table}/chat")["lines"]] == [1, 2]


def test_who_has_muted_the_chat_gets_nothing_on_asking_either(server: ServerProcess) -> None:
    ann, bob, table = two_at_a_table(server)

    def heard(who: Client) -> list[str]:
        return [line["text"] for line in who.call("GET", f"/api/tables/{table}/chat")["lines"]]

    post(bob, table, "chat", text="before")
    post(ann, table, "mute", on=True)
    post(bob, table, "chat", text="meanwhile")
    assert heard(ann) == []
    assert heard(bob) == heard(server.client("Eve")) == ["before", "meanwhile"]
    post(ann, table, "mute", on=False)
    assert heard(ann) == ["before", "meanwhile"]


def test_the_example_bot_plays(server: ServerProcess) -> None:
    from examples import join_bot

    ann = server.client("Ann")
    opened = ann.open("microworld", ["greedy", "open"])
    join_bot.main(server.url + opened["invite"])
    assert ann.table(opened["table"])["status"] == "over"


def test_the_log_says_where_a_round_begins(server: ServerProcess) -> None:
    ann = server.client("Ann")
    shown = play_some(ann, ann.open("schwarm", ["me", "me"])["table"], 4)
    lines = [line for entry in shown["log"] for line in entry["lines"]]
    heads = [line["text"] for line in lines if line.get("head")]
    assert len(heads) == 1
    assert heads[0].startswith("Round 1 of ")
    assert len(lines) > 1


def test_a_kept_answer_tells_nothing_of_a_secret_chosen_anew(server: ServerProcess) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    opened = ann.open("viral", ["me", "open"], hints=True)
    bob.join(server.url + opened["invite"])
    table = opened["table"]

    def choices(client: Client) -> Any:
        shown = client.table(table)
        return shown if shown["choices"] else None

    for number in range(80):
        mine, theirs = choices(ann), choices(bob)
        if mine and theirs:
            break
        for client, shown in ((ann, mine), (bob, theirs)):
            if shown:
                act(client, table, f"set-up {number}", shown["choices"][0], shown["version"])
    else:
        pytest.fail("nothing was chosen in secret")
    told = []
    for number in range(2):
        shown = choices(ann)
        act(ann, table, f"area {number}", shown["choices"][number], shown["version"])
        shown = choices(ann)
        act(ann, table, f"card {number}", shown["choices"][number], shown["version"])
        told.append(bob.call("GET", f"/api/tables/{table}/chances")["chances"])
        for half in "card", "area":
            move, version = f"no {half} {number}", ann.table(table)["version"]
            undone = post(ann, table, "undo", move=move, version=version, seat=0)
            assert undone["answer"] == "accepted"
    assert told[0]
    assert told[0] == told[1]
