"""For whom a live clock waits; at games that run already, for nobody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    awaited = sa.Column("awaited", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", awaited)


def downgrade() -> None:
    op.drop_column("seats", "awaited")
