"""accounts: recovery codes, look-alike names, last visits, standing"""

import sqlalchemy as sa
from alembic import op

from ludoteca.server.people.names import skeleton_of

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

people = sa.table(
    "people",
    sa.column("id"),
    sa.column("name"),
    sa.column("sign"),
    sa.column("created"),
    sa.column("skeleton"),
)


def upgrade() -> None:
    op.add_column("people", sa.Column("skeleton", sa.String(80)))
    op.add_column("people", sa.Column("recovery", sa.String(200)))
    op.add_column("people", sa.Column("seen", sa.Double()))
    op.add_column("people", sa.Column("standing", sa.String(10)))
    _note_skeletons()
    op.create_index("ix_people_skeleton", "people", ["skeleton"], unique=True)
    op.create_index("ix_people_seen", "people", ["seen"])
    named = sa.text("kind IN ('chat', 'seat')")
    op.create_index("ix_entries_names", "entries", ["table"], sqlite_where=named, postgresql_where=named)


def _note_skeletons() -> None:
    """Note what names look like.  Of those that look alike the oldest keeps its claim; all are kept."""
    connection, taken = op.get_bind(), set()
    registered = sa.select(people.c.id, people.c.name).where(people.c.sign.is_not(None))
    for row in connection.execute(registered.order_by(people.c.created)).all():
        skeleton = skeleton_of(row.name)[:80]
        if skeleton not in taken:
            taken.add(skeleton)
            connection.execute(people.update().where(people.c.id == row.id).values(skeleton=skeleton))


def downgrade() -> None:
    op.drop_index("ix_entries_names", "entries")
    op.drop_index("ix_people_seen", "people")
    op.drop_index("ix_people_skeleton", "people")
    for name in ("standing", "seen", "recovery", "skeleton"):
        op.execute(f"ALTER TABLE people DROP COLUMN {name}")
