"""The writer, and what becomes of tables that are old, broken, or asked for at the wrong moment."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, update
from tests.server.kit import ServerProcess
from tests.server.test_play import act, play_some, two_at_a_table

from miasma.cli.main import run
from miasma.core.errors import MiasmaError
from miasma.core.registry import find_game
from miasma.server import rebuild as rebuilding
from miasma.server.database import migrate, open_for_writing
from miasma.server.house import House
from miasma.server.keeping import KeepingError, back_up, list_tables, put_back
from miasma.server.lobby import PAGE
from miasma.server.models import entries, mutes
from miasma.server.people import Person
from miasma.server.play import Mover
from miasma.server.position import replay
from miasma.server.problems import Problem
from miasma.server.settings import DAY, Settings
from miasma.server.sweeping import sweep
from miasma.server.table import BROKEN, LiveTable, Seat
from miasma.server.writer import Job, Taken, Writer, WriterClosed


def in_house(data: Path, deed: Callable[[House], Coroutine[Any, Any, Any]], **more: Any) -> Any:
    """Do something in a server's rooms, without its doors."""

    async def run() -> Any:
        data.mkdir(exist_ok=True)
        migrate(data / "miasma.sqlite3")
        house = House(Settings(data=data, power_safe=False, **more))
        await house.start()
        try:
            return await deed(house)
        finally:
            await house.stop()

    return asyncio.run(run())


async def open_table(house: House, person: str = "ann") -> str:
    chairs = [Seat("person", person, "Ann"), Seat("person", person, "Ann")]
    opened = await house.tables.open(find_game("microworld"), chairs, {}, person, False, False)
    return opened.table.id


# -- the writer -----------------------------------------------------------------------------------


def test_rows_that_are_taken_cost_one_more_transaction_not_one_each(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite3"
    migrate(file)
    engine = open_for_writing(file, power_safe=False)
    said: list[str] = []
    event.listen(engine, "connect", lambda c, _: c.set_trace_callback(said.append))

    async def write() -> list[Job]:
        writer = Writer(engine)
        writer._loop = loop = asyncio.get_running_loop()
        statement = insert(mutes)
        jobs = [
            Job([(statement, {"table": "t", "person": str(n % 40)})], (), (), loop.create_future())
            for n in range(60)
        ]
        with engine.connect() as plain:
            connection = plain.execution_options(isolation_level="AUTOCOMMIT")
            writer._commit(connection, jobs)
        await asyncio.gather(*(job.done for job in jobs), return_exceptions=True)
        return jobs

    jobs = asyncio.run(write())
    assert [isinstance(job.failure, Taken) for job in jobs] == [False] * 40 + [True] * 20
    assert said.count("COMMIT") == 1
    with sqlite3.connect(file) as stored:
        assert stored.execute("SELECT count(*) FROM mutes").fetchone() == (40,)
    stored.close()
    engine.dispose()


def test_what_moves_entries_finds_those_stored_with_it(tmp_path: Path) -> None:
    async def write(house: House) -> None:
        table = await open_table(house)
        count = (await house.tables.get(table)).version
        row = (table, count + 1, "act", 0, "end", "guest", "m", 1.0)
        rename = update(entries).where(entries.c.person == "guest").values(person="account")
        await asyncio.gather(house.writer.store(entries=[row]), house.writer.store((rename, {})))

    in_house(tmp_path, write)
    with sqlite3.connect(tmp_path / "miasma.sqlite3") as stored:
        assert stored.execute("SELECT person FROM entries WHERE move = 'm'").fetchone() == (
            "account",
        )
    stored.close()


def test_a_table_that_is_gone_takes_no_entries(tmp_path: Path) -> None:
    async def write(house: House) -> None:
        with pytest.raises(Taken):
            await house.writer.store(entries=[("gone", 1, "act", 0, "end", None, None, 1.0)])

    in_house(tmp_path, write)


def test_nobody_waits_for_a_writer_that_has_ended(tmp_path: Path) -> None:
    async def write(house: House) -> None:
        await house.writer.stop()
        assert not house.writer.alive
        with pytest.raises(WriterClosed):
            await house.writer.store((insert(mutes), {"table": "t", "person": "p"}))

    in_house(tmp_path, write)


# -- old tables -----------------------------------------------------------------------------------


def test_a_table_in_use_does_not_expire_under_the_hands(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        now = time.time() + 100 * DAY
        used, old = await open_table(house), await open_table(house)
        table = await house.tables.get(used)
        await table.lock.acquire()
        sweeping = asyncio.create_task(sweep(house, now))
        while table.lock._waiters is None or not table.lock._waiters:
            await asyncio.sleep(0)
            if sweeping.done():
                break
        assert not sweeping.done()
        table.touched = now  # a move was stored meanwhile
        table.lock.release()
        assert await sweeping == 1
        assert await house.tables.get(used) is table
        with pytest.raises(Problem):
            await house.tables.get(old)

    in_house(tmp_path, play)


def test_whoever_still_holds_an_expired_table_changes_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table = await house.tables.get(await open_table(house))
        assert await sweep(house, time.time() + 100 * DAY) == 1
        assert table.gone
        person, _ = await house.people.new_guest("Ann", "en")
        with pytest.raises(Problem):
            await house.lobby.say(table, person, "hello?")
        table.seats[0].person = person.id
        with pytest.raises(Problem):
            await house.lobby.leave(table, person, 0)

    in_house(tmp_path, play)


def test_there_is_one_object_of_a_table_somebody_uses(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one, other = await open_table(house), await open_table(house)
        for table in (one, other):
            house.tables.forget(table)

        async def use(name: str) -> LiveTable:
            table = await house.tables.get(name)
            table.watches.add(object())  # type: ignore[arg-type]
            return table

        found = await asyncio.gather(*(use(name) for name in (one, other, one, other)))
        for used in found:
            # Whoever comes next gets the same object as those who waited for it.
            assert await house.tables.get(used.id) is used
        for used in found:
            used.watches.clear()

    in_house(tmp_path, play, live_tables=1)


# -- broken tables --------------------------------------------------------------------------------


@pytest.mark.parametrize("error", [KeyError("gene"), MiasmaError("seat 1 can't play 'keep x'")])
def test_whatever_breaks_a_record_the_table_is_kept_and_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    name = in_house(tmp_path, open_table)

    def fail(*_: object) -> None:
        raise error

    async def look(house: House) -> tuple[str, str]:
        table = await house.tables.get(name)
        return table.status, table.reason

    with monkeypatch.context() as broken:
        broken.setattr(rebuilding, "replay", fail)
        status, reason = in_house(tmp_path, look)
    assert status == BROKEN
    assert reason == rebuilding.CHANGED  # and nothing of what the rules said
    assert [line.status for line in list_tables(tmp_path, finished=False)] == [BROKEN]
    # When it replays again, it is well again, in the lists too.
    assert in_house(tmp_path, look) == ("playing", "")
    assert [line.status for line in list_tables(tmp_path, finished=False)] == ["playing"]


def test_the_lists_know_whose_turn_it_is_after_a_kill(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    ann, bob, table = two_at_a_table(server)
    for number in range(12):
        shown = ann.table(table)
        who = ann if shown["to_act"] == [0] else bob
        mine = who.table(table)
        act(who, table, f"k{number}", mine["choices"][0], mine["version"])
    turns = [who.table(table)["to_act"] == [seat] for seat, who in enumerate((ann, bob))]
    server.kill()
    server.start()
    for who, turn in zip((ann, bob), turns, strict=True):
        lines = who.call("GET", "/api/tables?scope=mine")["tables"]
        assert [line["my_turn"] for line in lines if line["table"] == table] == [turn]
    server.stop()


def test_the_lists_are_read_to_their_end_while_a_table_is_played_on(tmp_path: Path) -> None:
    async def read(house: House) -> tuple[list[str], list[str]]:
        opened = [await open_table(house) for _ in range(PAGE + 1)]
        table = await house.tables.get(opened[1])  # the last of the first page
        seat = table.state.to_act[0]
        action = table.state.game.vocabulary[table.state.legal(seat)[0]].notation
        await house.play.act(table, Mover("ann", "m1", "en"), seat, table.version, action)
        found: list[str] = []
        before: float | None = None
        for _ in range(3):
            page = await house.lobby.list(Person("ann", "Ann"), "mine", before, "en")
            found += [line.table for line in page.tables]
            before = page.before
            if before is None:
                break
        return found, opened

    found, opened = in_house(tmp_path, read)
    assert sorted(found) == sorted(opened)


def test_undos_by_the_hundred_don_t_slow_a_table_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = 0

    def counted(*args: Any) -> Any:
        nonlocal calls
        calls += 1
        return replay(*args)

    async def play(house: House) -> str:
        table = await open_table(house)
        live = await house.tables.get(table)
        rows = []
        version = live.version
        notation = live.state.game.vocabulary[live.state.legal(live.state.to_act[0])[0]].notation
        seat = live.state.to_act[0]
        for _ in range(200):
            rows.append((table, version + 1, "act", seat, notation, None, None, 1.0))
            rows.append((table, version + 2, "undo", seat, str(live.plies), None, None, 1.0))
            version += 2
        await house.writer.store(entries=rows)
        house.tables.forget(table)
        monkeypatch.setattr(rebuilding, "replay", counted)
        again = await house.tables.get(table)
        assert again.version == version
        assert again.plies == live.plies
        return table

    in_house(tmp_path, play)
    assert calls == 1


# -- the folder -----------------------------------------------------------------------------------


def test_odd_names_are_shown_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = ServerProcess(tmp_path).start()
    server.client("[/x] [bold]Bob[/]").open("microworld", ["me", "me"])
    server.stop()
    monkeypatch.setenv("COLUMNS", "200")
    assert run(["tables", "--data", str(tmp_path)]) == 0
    assert "[/x] [bold]Bob[/]" in capsys.readouterr().out


def test_backup_and_restore_are_commands(tmp_path: Path) -> None:
    data = tmp_path / "a #?% folder"
    server = ServerProcess(data).start()
    ann = server.client("Ann")
    table = ann.open("microworld", ["me", "me"])["table"]
    copy = tmp_path / "copy"
    assert run(["backup", str(copy), "--data", str(data)]) == 0
    assert run(["backup", str(data / "miasma.sqlite3"), "--data", str(data)]) != 0
    shown = play_some(ann, table, 3)
    server.kill()
    back = ["restore", str(copy), "--data", str(data)]
    assert run(back) != 0
    assert run([*back, "--force"]) == 0
    assert list(data.glob(".miasma*")) == []
    server.start()
    assert ann.table(table)["version"] < shown["version"]
    server.stop()


def test_a_restore_keeps_servers_out_and_leaves_nothing_behind(tmp_path: Path) -> None:
    in_house(tmp_path / "one", open_table)
    back_up(tmp_path / "one", tmp_path / "copy")
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "miasma.sqlite3").mkdir()
    with pytest.raises(KeepingError):
        put_back(tmp_path / "copy", tmp_path / "two", force=True)
    assert list((tmp_path / "two").glob(".miasma*")) == []


def test_a_newer_or_damaged_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite3"
    migrate(file)
    with sqlite3.connect(file) as stored:
        stored.execute("UPDATE alembic_version SET version_num = '9999'")
    stored.close()
    with pytest.raises(MiasmaError, match="newer version"):
        migrate(file)
    file.write_bytes(b"no database at all" * 100)
    with pytest.raises(MiasmaError, match="can't read"):
        migrate(file)
