"""What is still there after things went wrong."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import insert, select
from tests.server.kit import ServerProcess, Talk, until
from tests.server.test_play import act, play_some, post, two_at_a_table

from miasma.client import ClientError
from miasma.server import database
from miasma.server.database import (
    NEWEST,
    Shelf,
    migrate,
    open_engine,
    open_for_writing,
    stored_revision,
)
from miasma.server.keeping import KeepingError, back_up, list_tables, put_back, sole_user
from miasma.server.models import mutes
from miasma.server.settings import DAY, Settings
from miasma.server.sweeping import sweep as sweep_out
from miasma.server.writer import Taken, Writer, WriterClosed


def test_a_table_that_no_longer_replays_is_kept_read_only(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    ann = server.client("Ann")
    tables = [ann.open("microworld", ["me", "me"])["table"] for _ in range(3)]
    shown = [play_some(ann, table, 4) for table in tables]
    server.kill()
    with sqlite3.connect(tmp_path / "miasma.sqlite3") as stored:
        stored.execute("UPDATE tables SET content = 'other' WHERE id = ?", (tables[0],))
        stored.execute(
            "UPDATE entries SET action = 'sing' WHERE \"table\" = ? AND version = 6", (tables[1],)
        )
    stored.close()
    server.start()
    for table in tables[:2]:
        broken = ann.table(table)
        assert broken["status"] == "broken"
        assert broken["reason"]
        assert broken["scene"] is None
        assert broken["my_seats"] == [0, 1]
        assert act(ann, table, "late", {"seat": 0, "action": "end"}, 0)["code"] == "broken"
        with pytest.raises(ClientError) as refused:
            ann.call("GET", f"/api/tables/{table}/at/0")
        assert refused.value.code == "broken"
    whole = ann.table(tables[2])
    assert whole["version"] == shown[2]["version"]
    assert whole["scene"] == shown[2]["scene"]
    assert whole["log"] == shown[2]["log"]
    assert server.stop() == 0


def test_undone_moves_stay_undone_after_a_kill(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    ann = server.client("Ann")
    table = ann.open("microworld", ["me", "me"])["table"]
    shown = play_some(ann, table, 6)
    answers = [
        post(ann, table, "undo", move=f"u{seat}", version=shown["version"], seat=seat)["answer"]
        for seat in (0, 1)
    ]
    assert "accepted" in answers  # of the two, the one who chose; the other is stale then
    before = ann.table(table)
    assert before["plies"] < shown["plies"]
    server.kill()
    server.start()
    after = ann.table(table)
    assert (after["version"], after["plies"]) == (before["version"], before["plies"])
    assert after["scene"] == before["scene"]
    server.stop()


def test_a_branch_knows_after_a_kill_where_it_comes_from(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    ann = server.client("Ann")
    table = ann.open("viral", ["me", "random", "random"])["table"]
    shown = until(lambda: (s := ann.table(table))["choices"] and s)
    act(ann, table, "first", shown["choices"][0], shown["version"])
    shown = until(lambda: (s := ann.table(table))["choices"] and s)
    branch = post(ann, table, "branch", ply=shown["plies"])["table"]
    before = until(lambda: (s := ann.table(branch))["to_act"] == [0] and s)
    assert before["origin"]["table"] == table
    assert before["log"][: len(shown["log"])] == shown["log"]
    server.kill()
    server.start()
    after = ann.table(branch)
    assert (after["origin"], after["log"]) == (before["origin"], before["log"])
    server.stop()


def test_a_stopping_server_says_so(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    ann, bob, table = two_at_a_table(server)

    async def watch() -> None:
        async with Talk(server, ann.token) as talk:
            await talk.ask("watch", table=table)
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            bye = await talk.until(lambda m: m["say"] == "bye")
            assert bye["reason"] == "restart"
            assert await stopping == 0

    asyncio.run(watch())
    server.start()
    assert bob.table(table)["status"] == "playing"
    server.stop()


def test_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--live-tables", "3").start()
    ann = server.client("Ann")
    tables = [ann.open("microworld", ["me", "me"])["table"] for _ in range(8)]
    for table in tables:
        play_some(ann, table, 3)
    shown = [ann.table(table)["version"] for table in tables]
    assert ann.call("GET", "/health")["tables"] <= 3
    assert [ann.table(table)["version"] for table in tables] == shown
    server.stop()


def test_backup_and_restore(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "one").start()
    ann = server.client("Ann")
    table = ann.open("microworld", ["me", "greedy"])["table"]
    assert back_up(tmp_path / "one", tmp_path / "copy") == 1
    with pytest.raises(KeepingError, match="running"):
        put_back(tmp_path / "copy", tmp_path / "one", force=True)
    with pytest.raises(KeepingError, match="another server"), sole_user(tmp_path / "one"):
        pass
    server.stop()
    with pytest.raises(KeepingError, match="--force"):
        put_back(tmp_path / "copy", tmp_path / "one", force=False)
    assert put_back(tmp_path / "copy", tmp_path / "two", force=False) == 1
    lines = list_tables(tmp_path / "two", finished=True)
    assert [(line.table, line.players[0]) for line in lines] == [(table, "Ann")]
    (tmp_path / "bad").write_bytes(b"no database" * 100)
    with pytest.raises(KeepingError):
        put_back(tmp_path / "bad", tmp_path / "three", force=False)


def test_migrations_end_where_the_code_says(tmp_path: Path) -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST
    file = tmp_path / "x.sqlite3"
    migrate(file)
    assert stored_revision(file) == NEWEST
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import create_engine

    from miasma.server.models import metadata

    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_data_of_every_earlier_form_is_brought_up_to_date(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS))
    forms = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert len(forms) > 2
    for form in forms:
        file = tmp_path / f"{form}.sqlite3"
        config.attributes["database"] = database.address(file)
        command.upgrade(config, form)
        assert stored_revision(file) == form
        migrate(file)
        assert stored_revision(file) == NEWEST


def test_the_writer_stores_together_and_fails_alone(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite3"
    migrate(file)

    async def write() -> None:
        engine = open_engine(file)
        writer = Writer(open_for_writing(file, power_safe=False))
        writer.start()
        statement = insert(mutes)
        jobs = [writer.store((statement, {"table": "t", "person": str(n % 40)})) for n in range(60)]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert found[:40] == [None] * 40
        assert all(isinstance(error, Taken) for error in found[40:])
        rows = await Shelf(engine).rows(select(mutes))
        assert len(rows) == 40
        await writer.stop()
        with pytest.raises(WriterClosed):
            await writer.store((statement, {"table": "t", "person": "late"}))
        await engine.dispose()

    asyncio.run(write())


def test_what_is_old_expires_but_nothing_broken(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path).start()
    ann = server.client("Ann")
    young, old, broken = (ann.open("microworld", ["me", "me"])["table"] for _ in range(3))
    server.kill()
    long_ago = time.time() - 400 * DAY
    with sqlite3.connect(tmp_path / "miasma.sqlite3") as stored:
        stored.execute("UPDATE tables SET touched = ? WHERE id != ?", (long_ago, young))
        stored.execute("UPDATE tables SET content = 'other' WHERE id = ?", (broken,))
    stored.close()

    async def sweep() -> int:
        from miasma.server.house import House

        house = House(Settings(data=tmp_path))
        house.writer.start()
        gone = await sweep_out(house, time.time())
        await house.writer.stop()
        await house.engine.dispose()
        return gone

    assert asyncio.run(sweep()) == 1
    left = {line.table for line in list_tables(tmp_path, finished=True)}
    assert left == {young, broken}
    assert old not in left
