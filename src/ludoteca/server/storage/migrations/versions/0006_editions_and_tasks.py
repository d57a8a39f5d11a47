"""texts of editions kept once, and tasks of the operator"""

import hashlib
import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

editions = sa.table("editions", sa.column("id"), sa.column("text"), sa.column("kept"))


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("kept", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_editions")),
    )
    op.execute(
        "ALTER TABLE tables ADD COLUMN edition_id VARCHAR(64) "
        "CONSTRAINT fk_tables_edition REFERENCES editions (id)"
    )
    tables = sa.table("tables", sa.column("edition"), sa.column("edition_id"))
    connection = op.get_bind()
    for (text,) in connection.execute(sa.select(tables.c.edition).distinct()).all():
        if text is not None:
            edition = hashlib.sha256(text.encode()).hexdigest()
            connection.execute(editions.insert().values(id=edition, text=text, kept=time.time()))
            connection.execute(tables.update().where(tables.c.edition == text).values(edition_id=edition))
    op.execute("ALTER TABLE tables DROP COLUMN edition")
    op.execute("ALTER TABLE tables RENAME COLUMN edition_id TO edition")
    op.create_index("ix_tables_edition", "tables", ["edition"])
    op.create_table(
        "tasks",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(20), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tasks")),
    )


def downgrade() -> None:
    op.drop_table("tasks")
    op.drop_index("ix_tables_edition", "tables")
    op.execute("ALTER TABLE tables ADD COLUMN edition_text TEXT")
    op.execute(
        "UPDATE tables SET edition_text = (SELECT text FROM editions WHERE editions.id = tables.edition)"
    )
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("edition")
    op.execute("ALTER TABLE tables RENAME COLUMN edition_text TO edition")
    op.drop_table("editions")
