"""What Alembic runs: the steps over the connection that `database.migrate` hands in."""

from __future__ import annotations

from alembic import context

from holocene.tables.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter a table in place
)
with context.begin_transaction():
    context.run_migrations()
