"""Which seats are of people with an account, by whose own name they sit; who was deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("deleted", sa.BigInteger))
    known = sa.Column("known", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", known)
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("login"))
    seats = sa.table("seats", sa.column("account"), sa.column("name"), sa.column("known"))
    signs_in = (
        sa.select(accounts.c.id)
        .where(accounts.c.id == seats.c.account)
        .where(accounts.c.name == seats.c.name)
        .where(accounts.c.login.is_not(None))
        .exists()
    )
    op.execute(sa.update(seats).where(signs_in).values(known=sa.true()))


def downgrade() -> None:
    op.drop_column("seats", "known")
    op.drop_column("accounts", "deleted")
