"""Browsers that can be called while no page of ours is open, and who was called to which move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String(1000), primary_key=True),
        sa.Column("account", sa.String(24), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("subscriptions_by_account", "subscriptions", ["account"])
    op.add_column("seats", sa.Column("called", sa.Integer))


def downgrade() -> None:
    op.drop_column("seats", "called")
    op.drop_table("subscriptions")
