"""Luck comes from the operating system, so tables have no seed any more.

Revision ID: 0002
Revises: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_column("tables", "seed")


def downgrade() -> None:
    """Add a seed again: programs of the first revision draw from it, and 0 is as good as any."""
    op.add_column("tables", sa.Column("seed", sa.BigInteger(), nullable=False, server_default="0"))
