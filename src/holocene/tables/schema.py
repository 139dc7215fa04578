"""What is kept. A table's log only grows: its numbers decide who was first."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA: Final = MetaData()

# Signing keys and the like, shared by all servers over one database.
KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

# When servers were up: a run for each while without a long absence.
UPTIMES: Final = Table(
    "uptimes",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # the last note, by the time of the house
    Column("told", BigInteger, nullable=False),  # and by the clock of the database
)

# A guest is an account without a login.
ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),  # the name, folded
    Column("look", String(200)),  # the same for all names that look like this one
    Column("password", String(200)),
    Column("epoch", Integer, nullable=False),  # cookies signed in an earlier epoch are over
    Column("settings", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("banned", BigInteger),  # since when
    Column("deleted", BigInteger),  # the same: nothing but its number is left
    Column("reset", String(24)),  # the hash of a code by which a new password can be set, once
    Column("reset_until", BigInteger),
    Index("accounts_by_look", "look", unique=True),
)

# Somebody at one browser. What its cookie says is not kept, only what can be made of it.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(24), primary_key=True),  # the hash of its cookie
    Column("account", String(24), ForeignKey("accounts.id"), nullable=False),
    Column("device", String(60), nullable=False),  # browser and system, as they call themselves
    Column("created", BigInteger, nullable=False),
    Column("given", BigInteger, nullable=False),  # when the browser was last given its cookie
    Column("seen", BigInteger, nullable=False),
    # A signed cookie of earlier versions would be good again if its end were forgotten.
    Column("ended", BigInteger),
    Index("sessions_by_account", "account"),
)

# What whoever runs the house has done beside its servers: each of them looks here every second.
ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),  # person, table, pause
    Column("about", String(200), nullable=False),  # who, which; of a pause, what it is
)

# A browser that its push service can reach while no page of ours is open in it.
SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("endpoint", String(1000), primary_key=True),
    Column("account", String(24), ForeignKey("accounts.id"), nullable=False),
    Column("p256dh", String(100), nullable=False),  # its public key, and a secret with it
    Column("auth", String(40), nullable=False),
    Column("seen", BigInteger, nullable=False),  # when it last told of itself
    Index("subscriptions_by_account", "account"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("account", String(24), ForeignKey("accounts.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),  # secret until the game is over
    Column("host", String(24), ForeignKey("accounts.id"), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("invite", String(24), nullable=False),
    Column("clock", Text, nullable=False),
    Column("on_timeout", String(10), nullable=False),
    # Tables from before it could be chosen are all rated.
    Column("rated", Boolean, nullable=False, server_default=true()),
    # Whether its players may ask the coach, where more than one person plays.
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("created", BigInteger, nullable=False),
    # What changes while it is played:
    Column("status", String(10), nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),  # of log entries
    Column("to_move", Integer),
    Column("left", Text, nullable=False),  # milliseconds by seat
    Column("since", BigInteger, nullable=False),  # when the clock of `to_move` started
    Column("deadline", BigInteger),  # when the time of `to_move` is up
    Column("bot_since", BigInteger),  # since when a bot is to move
    Column("result", Text),
    Column("counted", Boolean, nullable=False),  # for the ratings of its players
    Column("rematch", String(24)),
    Column("finished", BigInteger),  # when it was over
    Column("moved_by", Integer),  # the seat that moved last
    Column("moved_at", BigInteger),
    Column("progress", Text),  # how far its game is, as facts for the game's words
    Index("tables_by_status", "status", "updated"),
    Index("tables_by_host", "host"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_bot", "bot_since"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),  # open, person, bot
    Column("account", String(24), ForeignKey("accounts.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(20)),
    Column("away", Boolean, nullable=False),
    Column("lost", Boolean, nullable=False),
    Column("awaited", Boolean, nullable=False, server_default=false()),  # by a live clock
    Column("known", Boolean, nullable=False, server_default=false()),  # by this name, to sign in by
    Column("called", Integer),  # the position to which this person was called last
    Index("seats_by_account", "account"),
)

# What the coach found in a finished game: thought of once.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("data", Text, nullable=False),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("account", String(24)),  # whose name it tells
)
# Most lines tell none.
Index(
    "entries_by_account",
    ENTRIES.c.account,
    sqlite_where=ENTRIES.c.account.is_not(None),
    postgresql_where=ENTRIES.c.account.is_not(None),
)
