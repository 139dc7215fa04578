"""Whose names a log tells: who is deleted is to be found in it, under whatever name they sat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("account", sa.String(24)))
    entries = sa.table(
        "entries", *map(sa.column, ("table_id", "number", "kind", "seat", "account"))
    )
    seats = sa.table("seats", *map(sa.column, ("table_id", "seat", "account")))
    # Since somebody sat down last at a seat, its lines are theirs; of earlier ones it was not kept.
    later = entries.alias("later")
    seated_since = (
        sa.select(later.c.number)
        .where(later.c.table_id == entries.c.table_id)
        .where(later.c.seat == entries.c.seat)
        .where(later.c.number > entries.c.number)
        .where(later.c.kind.in_(("sat", "left")))
        .exists()
    )
    whose = (
        sa.select(seats.c.account)
        .where(seats.c.table_id == entries.c.table_id)
        .where(seats.c.seat == entries.c.seat)
        .scalar_subquery()
    )
    names = entries.c.kind.in_(("sat", "left", "chat"))
    op.execute(sa.update(entries).where(names).where(~seated_since).values(account=whose))
    told = sa.text("account IS NOT NULL")
    op.create_index(
        "entries_by_account", "entries", ["account"], sqlite_where=told, postgresql_where=told
    )


def downgrade() -> None:
    op.drop_index("entries_by_account", "entries")
    op.drop_column("entries", "account")
