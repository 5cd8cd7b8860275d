"""Where a branch comes from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this form."""
    op.add_column("tables", sa.Column("origin", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Go back from this form."""
    op.drop_column("tables", "origin")
