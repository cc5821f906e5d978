"""The database's tables. `migrations/` builds them; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(20), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("host", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),
    Column("rematch", String(16), nullable=False),
    Index("tables_listed", "public", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("holder", String(16), nullable=False),
    Column("guest", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("stand_in", String(64), nullable=False),
    Column("left", Boolean, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("advice", Boolean, nullable=False),
    Index("seats_of_guest", "guest"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("action", Integer, nullable=False),
    Column("move_id", String(80), nullable=True),
    Column("told", Text, nullable=False),  # JSON
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "move_id", name="log_move_once"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),  # -1: none yet
    Column("state", LargeBinary, nullable=False),
    Column("history", Text, nullable=False),  # JSON
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("say_id", String(80), nullable=False),
    Column("guest", String(64), nullable=False),
    Column("seat", SmallInteger, nullable=True),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("team", SmallInteger, nullable=True),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "say_id", name="chat_say_once"),
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
