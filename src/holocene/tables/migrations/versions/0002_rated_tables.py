"""Whether a table is played for ratings, when it was over, and who moved last.

What was `rated` so far tells that a game's ratings were counted, and is called so now. Games from
before this were all played for ratings, and end as they began.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

LAST_MOVE = (
    "(SELECT entries.{column} FROM entries WHERE entries.table_id = tables.id"
    " AND entries.kind IN ('act', 'undo') ORDER BY entries.number DESC LIMIT 1)"
)
THE_END = (
    "(SELECT max(entries.at) FROM entries WHERE entries.table_id = tables.id"
    " AND entries.kind = 'over')"
)


def upgrade() -> None:
    # Not by Alembic's own way: on SQLite that makes the table anew, which its logs hang on.
    op.execute("ALTER TABLE tables RENAME COLUMN rated TO counted")
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("tables", rated)
    op.add_column("tables", sa.Column("finished", sa.BigInteger))
    op.add_column("tables", sa.Column("moved_by", sa.Integer))
    op.add_column("tables", sa.Column("moved_at", sa.BigInteger))
    op.execute(f"UPDATE tables SET finished = {THE_END} WHERE status = 'over'")
    for column, source in (("moved_by", "seat"), ("moved_at", "at")):
        last = LAST_MOVE.format(column=source)
        op.execute(f"UPDATE tables SET {column} = {last} WHERE status != 'waiting'")


def downgrade() -> None:
    for name in ("moved_at", "moved_by", "finished", "rated"):
        op.drop_column("tables", name)
    op.execute("ALTER TABLE tables RENAME COLUMN counted TO rated")
