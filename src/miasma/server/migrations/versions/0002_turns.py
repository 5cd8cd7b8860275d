"""Whose turn it is and why a table is broken, for the lists; entries belong to their table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ENTRIES = '"table", version, kind, seat, action, person, move, at'


def _entries(owned: bool) -> None:
    """Make the table of entries anew: SQLite can't add a foreign key to an old one."""
    op.drop_index("entries_by_move", table_name="entries")
    op.rename_table("entries", "entries_before")
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(length=256), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("move", sa.String(length=64), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        *([sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE")] if owned else []),
        sa.PrimaryKeyConstraint("table", "version"),
        sqlite_with_rowid=False,
    )
    op.execute(f"INSERT INTO entries ({ENTRIES}) SELECT {ENTRIES} FROM entries_before")
    op.drop_table("entries_before")
    op.create_index(
        "entries_by_move",
        "entries",
        ["table", "person", "move"],
        unique=True,
        sqlite_where=sa.text("move IS NOT NULL") if owned else None,
    )


def upgrade() -> None:
    """Go to this form."""
    op.add_column("tables", sa.Column("to_act", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("reason", sa.Text(), server_default="", nullable=False))
    op.drop_index("tables_by_status", table_name="tables")
    op.create_index("tables_by_status", "tables", ["status", "touched"], unique=False)
    _entries(owned=True)


def downgrade() -> None:
    """Go back from this form."""
    _entries(owned=False)
    op.drop_index("tables_by_status", table_name="tables")
    op.create_index("tables_by_status", "tables", ["status", "listed", "touched"], unique=False)
    op.drop_column("tables", "reason")
    op.drop_column("tables", "to_act")
