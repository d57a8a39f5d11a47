"""where people came from last"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "addresses",
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("address", sa.String(50), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_addresses_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_addresses")),
    )
    op.create_index("ix_addresses_at", "addresses", ["at"])


def downgrade() -> None:
    op.drop_table("addresses")
