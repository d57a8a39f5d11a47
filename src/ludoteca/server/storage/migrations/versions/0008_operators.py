"""operators, banned networks, and a log of what operators did"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None
CHAT = sa.text("kind = 'chat'")


def upgrade() -> None:
    op.add_column("people", sa.Column("operator", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index("ix_entries_chat", "entries", ["at"], sqlite_where=CHAT, postgresql_where=CHAT)
    op.create_table(
        "bans",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("network", sa.String(50), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("until", sa.Double()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bans")),
        sa.UniqueConstraint("network", name=op.f("uq_bans_network")),
    )
    op.create_table(
        "operator_log",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("operator", sa.String(20)),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_operator_log")),
    )
    op.create_index("ix_operator_log_at", "operator_log", ["at"])


def downgrade() -> None:
    op.drop_table("operator_log")
    op.drop_table("bans")
    op.drop_index("ix_entries_chat", "entries")
    op.drop_column("people", "operator")
