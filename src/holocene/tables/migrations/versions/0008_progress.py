"""How far a running game is, for the lists of tables; it is written with the next move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("progress", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "progress")
