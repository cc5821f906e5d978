"""What is kept: guests, tables, seats, moves, chat. Seed and moves are the truth of a game.

`open_store` gives a store for a database's address. SQLite is the embedded default; PostgreSQL is
the same tables behind another address, and then several servers may share them.
"""

from .base import Store
from .rows import Behind, Change, ChatRow, Kept, LogRow, Repeated, SeatRow, SnapshotRow, TableRow

__all__ = [
    "Behind",
    "Change",
    "ChatRow",
    "Kept",
    "LogRow",
    "Repeated",
    "SeatRow",
    "SnapshotRow",
    "Store",
    "TableRow",
    "open_store",
]


def open_store(address: str) -> Store:
    """The store at a database's address, not yet begun."""
    if address.startswith("sqlite"):
        from .sqlite import SqliteStore

        return SqliteStore(address)
    from .postgres import PostgresStore

    return PostgresStore(address)
