"""Sessions that can be listed and ended, names that look alike, and what an admin does."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("account", sa.String(24), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("given", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("sessions_by_account", "sessions", ["account"])
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("about", sa.String(200), nullable=False),
    )
    op.add_column("accounts", sa.Column("look", sa.String(200)))
    op.add_column("accounts", sa.Column("banned", sa.BigInteger))
    op.add_column("accounts", sa.Column("reset", sa.String(24)))
    op.add_column("accounts", sa.Column("reset_until", sa.BigInteger))
    op.create_index("accounts_by_look", "accounts", ["look"], unique=True)


def downgrade() -> None:
    op.drop_index("accounts_by_look", "accounts")
    for name in ("look", "banned", "reset", "reset_until"):
        op.drop_column("accounts", name)
    op.drop_table("orders")
    op.drop_table("sessions")
