"""ratings by consent, moderation of tables, reports"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("tables", sa.Column("chat", sa.String(length=10), server_default="all", nullable=False))
    for name in ("agreed", "muted", "kicked"):
        op.add_column("tables", sa.Column(name, sa.JSON(), nullable=True))
    op.add_column("seats", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("about", sa.String(length=12), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("reporter", sa.String(length=20), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("handled", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint("table", "about", "reporter", name=op.f("uq_reports_table")),
    )
    op.create_index("ix_reports_handled", "reports", ["handled", "created"], unique=False)
    _index_names("kind IN ('chat', 'seat', 'table', 'rematch')")


def _index_names(kinds: str) -> None:
    """Return which lines can hold people's names."""
    op.drop_index("ix_entries_names", "entries")
    named = sa.text(kinds)
    op.create_index("ix_entries_names", "entries", ["table"], sqlite_where=named, postgresql_where=named)


def downgrade() -> None:
    _index_names("kind IN ('chat', 'seat')")
    op.drop_index("ix_reports_handled", "reports")
    op.drop_table("reports")
    op.drop_column("seats", "rated")
    for name in ("kicked", "muted", "agreed", "chat", "rated"):
        op.drop_column("tables", name)
