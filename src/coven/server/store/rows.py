"""What lies in the database, as plain data."""

from dataclasses import dataclass, field
from typing import Any


class Behind(Exception):
    """The database has a newer revision of the table: load it, and look again."""


class Repeated(Exception):
    """This was written before."""


@dataclass(slots=True)
class TableRow:
    """A table. `revision` counts every change, `version` those of the game."""

    id: str
    code: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: str  # a number of 64 bits, as text
    salt: str
    commitment: str
    host: str  # a guest
    public: bool
    created: float
    changed: float
    status: str = "gathering"
    version: int = 0
    revision: int = 0
    turn: int = 0
    waiting: int = 0  # bit set of the seats that owe a decision
    rematch: str = ""  # the code of the table that follows


@dataclass(slots=True)
class SeatRow:
    """Who holds a seat."""

    holder: str = "open"
    guest: str = ""
    name: str = ""  # of the person
    bot: str = ""
    ready: bool = False
    stand_in: str = ""  # the bot that plays for the person
    left: bool = False  # stood up: comes back only by sitting down
    conceded: bool = False
    advice: bool = False  # may people at this table ask a bot for advice?


@dataclass(frozen=True, slots=True)
class LogRow:
    """One change of the game."""

    version: int  # of the table after it
    kind: str  # play, undo, redo, concede
    seat: int
    action: int
    move_id: str | None  # None for a bot's
    told: str  # what happened, as JSON: see tables/story.py
    at: float


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """Where the game stood when the turn changed."""

    version: int
    state: bytes
    history: str  # points by seat after each turn, as JSON


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A line of chat."""

    number: int
    say_id: str
    guest: str
    seat: int | None
    name: str
    text: str
    team: int | None
    at: float


@dataclass(frozen=True, slots=True)
class Change:
    """Something that happened at a table. All of it is written, or nothing."""

    table: TableRow  # after it: its revision is one more than that in the database
    seats: tuple[tuple[int, SeatRow], ...] = ()
    log: LogRow | None = None
    snapshot: SnapshotRow | None = None
    next_table: "tuple[TableRow, list[SeatRow]] | None" = None  # of a rematch


@dataclass(slots=True)
class Kept:
    """Everything about a table, or what was added to it."""

    table: TableRow
    seats: list[SeatRow]
    log: list[LogRow] = field(default_factory=list)
    snapshot: SnapshotRow | None = None
    chat: list[ChatRow] = field(default_factory=list)


Values = dict[str, Any]
