"""When servers were up, so that time in which none was makes nothing look abandoned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    uptimes = op.create_table(
        "uptimes",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("told", sa.BigInteger, nullable=False),
    )
    # The last note that there was a server, by which clocks go on.
    keys = sa.table("keys", sa.column("name"), sa.column("value"))
    ours = keys.c.name == "seen"
    seen = sa.cast(keys.c.value, sa.BigInteger)
    note = sa.select(seen, seen, seen).where(ours)
    op.execute(sa.insert(uptimes).from_select(["began", "seen", "told"], note))
    op.execute(sa.delete(keys).where(ours))


def downgrade() -> None:
    op.drop_table("uptimes")
