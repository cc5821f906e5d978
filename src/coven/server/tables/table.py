"""A table as it stands: its seats, what is agreed on, its game."""

import hashlib
import secrets
import time
from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

from ...engine.about import About
from ..store import ChatRow, Kept, SeatRow, TableRow
from .story import Story
from .windows import WindowClock

if TYPE_CHECKING:
    from ...engine.game import Window
    from ...engine.match import Match

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
OPEN, PERSON, BOT = "open", "person", "bot"
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
CODE_LENGTH = 6
ID_BYTES = 16
SEED_BITS = 64
SALT_BYTES = 16
CHAT_KEPT = 200  # lines in memory


class Table:
    """What everybody at a table may ask about it. `story` is there once the game can be played."""

    def __init__(self, kept: Kept, about: About, clock: WindowClock | None = None) -> None:
        self.row = kept.table
        self.seats = kept.seats
        self.about = about
        self.teams = about.teams(self.row.players, self.row.options)
        self.story: Story | None = None
        self.clock = clock or WindowClock(0.0)
        self.chat: deque[ChatRow] = deque(kept.chat, CHAT_KEPT)
        self.move_ids = {row.move_id for row in kept.log if row.move_id is not None}

    @property
    def match(self) -> "Match | None":
        return self.story.match if self.story else None

    @property
    def playing(self) -> bool:
        """Is a game going on that can be played right now?"""
        return self.row.status == PLAYING and self.story is not None

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        return self.story.match.waiting if self.story and self.row.status == PLAYING else []

    @property
    def window(self) -> "Window | None":
        """The window that is open now."""
        return self.story.match.window if self.story and self.row.status == PLAYING else None

    def seat_of(self, guest: str) -> int | None:
        """The seat that belongs to a guest."""
        for number, seat in enumerate(self.seats):
            if seat.holder == PERSON and seat.guest == guest:
                return number
        return None

    def bot_of(self, seat: int) -> str:
        """The bot that decides for a seat; empty if a person does."""
        row = self.seats[seat]
        return row.bot if row.holder == BOT else row.stand_in

    def persons(self) -> list[int]:
        """Seats whose people have not given up."""
        return [n for n, s in enumerate(self.seats) if s.holder == PERSON and not s.conceded]

    @property
    def advice(self) -> bool:
        """Does every person here agree to advice?"""
        people = [seat for seat in self.seats if seat.holder == PERSON]
        return bool(people) and all(seat.advice for seat in people)

    def remaining(self) -> list[int]:
        """Seats that have not given up."""
        return [n for n, s in enumerate(self.seats) if not s.conceded]


def drafted(row: TableRow) -> TableRow:
    """A copy to change: what goes wrong leaves the table as it was."""
    return replace(row, options=dict(row.options), revision=row.revision + 1, changed=time.time())


def new_row(
    about: About, players: int, options: dict[str, str], host: str, public: bool
) -> TableRow:
    """A new table, with its seed drawn and its promise made."""
    seed, salt = str(secrets.randbits(SEED_BITS)), secrets.token_hex(SALT_BYTES)
    now = time.time()
    return TableRow(
        id=secrets.token_urlsafe(ID_BYTES),
        code="".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)),
        game=about.name,
        rules=about.version,
        players=players,
        options=options,
        seed=seed,
        salt=salt,
        commitment=commitment(salt, seed),
        host=host,
        public=public,
        created=now,
        changed=now,
    )


def commitment(salt: str, seed: str) -> str:
    """The promise: nobody can find the seed from it, everybody can check it against the seed."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def person(guest: str, name: str, ready: bool = False) -> SeatRow:
    """A seat that a person takes."""
    return SeatRow(PERSON, guest=guest, name=name, ready=ready)


def bot(name: str) -> SeatRow:
    """A seat that a bot takes."""
    return SeatRow(BOT, bot=name, ready=True)
