"""What is stored: people and their keys, tables, seats, everything that was played, and talk.

Nothing here is a secret of a game that the rules would not know; secrets of people are kept as
hashes only. `entries` is the truth of a table, keyed by (table, version): a second writer of the
same version fails, whatever it is.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("account", String(64), unique=True),  # folded, so that Ann and ann are one
    Column("password", String(256)),
    Column("lang", String(8), nullable=False, server_default=""),
    Column("theme", String(16), nullable=False, server_default=""),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie or token
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(128), nullable=False),
    Column("options", JSON, nullable=False),
    Column("base", JSON),  # the position it starts from, where that isn't the set-up
    Column("listed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("invite", String(64), nullable=False),
    # For the lists, and a few seconds behind the entries, which are the truth.
    Column("status", String(16), nullable=False),
    Column("reason", Text, nullable=False, server_default=""),  # why it is broken
    Column("version", Integer, nullable=False),
    Column("plies", Integer, nullable=False),  # that everybody may know of
    Column("to_act", JSON),
    Column("outcome", JSON),
    Column("rematch", String(32)),
    Column("origin", JSON),  # of a branch: where it comes from
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("tables_by_status", "status", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), index=True),
    Column("agent", String(64)),
    Column("standing_in", String(64)),
    Column("secret", LargeBinary(32)),
)

entries = Table(
    "entries",
    metadata,
    # A table that is gone takes no entries: nothing is acknowledged that could not be found again.
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # act, undo, resign
    Column("seat", Integer, nullable=False),
    Column("action", String(256), nullable=False),  # a notation; for undo the ply gone back to
    Column("person", String(32)),
    Column("move", String(64)),
    Column("at", Float, nullable=False),
    Index(
        "entries_by_move",
        "table",
        "person",
        "move",
        unique=True,
        sqlite_where=text("move IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
)
