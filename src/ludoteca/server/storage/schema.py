"""Schema: the tables of the database.

The log of a table (``entries``) only grows; names and chat texts can be removed from it, and nothing else.
Its key, (table, number), decides which of two processes was first.  The rows of ``tables`` and ``seats``
follow from the log and are written in the same transaction, except for leases and for names that are removed.
Times are seconds since 1970; those of players' clocks are game time (see ``game_time``).
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings = Table(
    "settings", metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)  # fmt: skip

processes = Table(
    "processes", metadata,
    Column("id", String(40), primary_key=True),
    Column("beat", Double, nullable=False),  # the last heartbeat
)  # fmt: skip

people = Table(
    "people", metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("sign", String(40), unique=True),  # the name in the form for signing in; None for guests
    Column("skeleton", String(80)),  # what a registered name looks like (see ``names``)
    Column("passphrase", String(200)),
    Column("recovery", String(200)),  # the hash of a code that sets a new password
    Column("language", String(2), nullable=False),
    Column("version", Integer, nullable=False),  # of tokens; older ones are revoked
    Column("created", Double, nullable=False),
    Column("seen", Double),  # the last visit, to the day
    Column("standing", String(10)),  # muted, banned or deleted; None for everybody else
    Column("operator", Boolean, nullable=False, server_default=false()),  # may use the operator's desk
    Index("ix_people_skeleton", "skeleton", unique=True),
    Index("ix_people_seen", "seen"),
)  # fmt: skip

ratings = Table(
    "ratings", metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)  # fmt: skip

# Ratings as they were after each rated match.
rating_history = Table(
    "rating_history", metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("games", Integer, primary_key=True, autoincrement=False),  # that were rated, with this one
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", Double, nullable=False),
)  # fmt: skip

editions = Table(
    "editions", metadata,
    Column("id", String(64), primary_key=True),  # the SHA-256 of the text
    Column("text", Text, nullable=False),  # of an edition file
    Column("kept", Double, nullable=False),  # when a table was last set up with it
)  # fmt: skip

tables = Table(
    "tables", metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", ForeignKey("editions.id")),  # None for the game's own edition
    Column("edition_name", String(200), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("digest", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", JSON),
    Column("undo", String(10), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),  # as it was set up
    Column("chat", String(10), nullable=False, server_default="all"),  # all, players, off
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("state", String(10), nullable=False),  # open, playing, over, closed, study
    Column("number", Integer, nullable=False),  # of the last entry
    Column("turn", String(4)),
    Column("bot_turn", Boolean, nullable=False),
    Column("deadline", Double),  # when the clock of the seat that must move runs out
    Column("host", String(40)),  # the process that plays the bot whose turn it is
    Column("lease", Double),  # the end of that process's lease, by the shared clock
    Column("rematch", String(20)),
    Column("agreed", JSON),  # who wants a rematch, who wants to close the table
    Column("muted", JSON),
    Column("kicked", JSON),
    Index("ix_tables_listed_state", "listed", "state", "updated"),
    Index("ix_tables_bot_turn", "bot_turn", "state"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_owner", "owner"),
    Index("ix_tables_edition", "edition"),
)  # fmt: skip

seats = Table(
    "seats", metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(4), primary_key=True),
    Column("kind", String(10), nullable=False),  # here, elsewhere, bot
    Column("person", ForeignKey("people.id")),
    Column("name", String(40)),
    Column("level", String(20)),
    Column("stand_in", String(20)),  # the bot that plays for someone who left
    Column("version", Integer, nullable=False),
    Column("clock", Double),  # seconds left when the last entry was written
    Column("rank", Integer),
    # whether its person is registered and sat down for a rated match
    Column("rated", Boolean, nullable=False, server_default=false()),
    Index("ix_seats_person", "person"),
)  # fmt: skip

NAMING = ("chat", "seat", "table", "rematch")  # kinds of entries that can hold names
NAMED = text("kind IN ({})".format(", ".join(f"'{kind}'" for kind in NAMING)))
CHAT = text("kind = 'chat'")
entries = Table(
    "entries", metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", String(4)),
    Column("body", JSON, nullable=False),
    Column("request", String(80)),
    Column("at", Double, nullable=False),
    UniqueConstraint("table", "request"),
    Index("ix_entries_names", "table", sqlite_where=NAMED, postgresql_where=NAMED),
    Index("ix_entries_chat", "at", sqlite_where=CHAT, postgresql_where=CHAT),
)  # fmt: skip

analyses = Table(
    "analyses", metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("body", JSON, nullable=False),
)  # fmt: skip

# Browsers in which people want to be reminded of their tables (Web Push).
subscriptions = Table(
    "subscriptions", metadata,
    Column("id", String(64), primary_key=True),  # the SHA-256 of the endpoint
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),  # of the person's tokens: revoking them ends it
    Column("endpoint", Text, nullable=False),  # the address of the browser at its push service
    Column("p256dh", String(100), nullable=False),  # the browser's public key
    Column("auth", String(40), nullable=False),  # a secret of the browser
    Column("language", String(2), nullable=False),
    Column("created", Double, nullable=False),
    Index("ix_subscriptions_person", "person"),
)  # fmt: skip

# What people who are away are told of a table, once until they come back.
reminders = Table(
    "reminders", metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), nullable=False),  # turn, over, rematch
    Column("due", Double),  # when to send it, by the shared clock; None once it is sent
    Column("tries", Integer, nullable=False),
    Index("ix_reminders_due", "due"),
    Index("ix_reminders_table", "table"),
)  # fmt: skip

# What servers still have to do, for operators or to end a deletion.
tasks = Table(
    "tasks", metadata,
    Column("id", String(20), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("subject", String(20), nullable=False),  # a person, a table, or TABLE/NUMBER
    Column("created", Double, nullable=False),  # or when to try again
)  # fmt: skip

# What people report to the operator.  Reports outlive their tables and people: no foreign keys.
reports = Table(
    "reports", metadata,
    Column("id", String(20), primary_key=True),
    Column("table", String(20), nullable=False),
    Column("about", String(12), nullable=False),  # the number of a chat line, or a seat
    Column("person", String(20)),  # the person whose line or name was reported
    Column("name", String(40)),
    Column("text", Text),
    Column("reporter", String(20), nullable=False),
    Column("reason", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("handled", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("table", "about", "reporter"),
    Index("ix_reports_handled", "handled", "created"),
)  # fmt: skip

# Where people came from last, for some days.
addresses = Table(
    "addresses", metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(50), nullable=False),
    Column("at", Double, nullable=False),  # the last visit from there, to the hour
    Index("ix_addresses_at", "at"),
)  # fmt: skip

# Networks from which nobody can use the server, until the ban ends.
bans = Table(
    "bans", metadata,
    Column("id", String(20), primary_key=True),
    Column("network", String(50), nullable=False, unique=True),
    Column("reason", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("until", Double),  # None for ever
)  # fmt: skip

# What operators did.  It holds ids and no names, and outlives what it is about: no foreign keys.
operator_log = Table(
    "operator_log", metadata,
    Column("id", String(20), primary_key=True),
    Column("at", Double, nullable=False),
    Column("operator", String(20)),  # a person; None for the command line
    Column("act", String(20), nullable=False),
    Column("subject", String(80), nullable=False),  # a person, a table, a chat line, a report or a network
    Index("ix_operator_log_at", "at"),
)  # fmt: skip
