"""Alembic's entry: runs the migrations on the database the server names."""

from __future__ import annotations

from alembic import context
from sqlalchemy import URL, create_engine

from miasma.server.models import metadata

database: URL = context.config.attributes["database"]

engine = create_engine(database)
with engine.connect() as connection:
    # SQLite's driver would commit every statement alone: a migration is whole or not at all.
    connection.exec_driver_sql("PRAGMA journal_mode=WAL")
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=True,
        transactional_ddl=True,
    )
    context.run_migrations()
    connection.commit()
engine.dispose()
