"""The people around a table: who is here, who is away, and what they are told."""

import time
from typing import TYPE_CHECKING, Protocol

from ..door import SPECTATOR, Door, chat_line, encode
from ..store import ChatRow, LogRow
from .story import CONCEDE
from .table import PERSON, PLAYING, Table

if TYPE_CHECKING:
    from .hub import Hub

MOST_GUESTS_SAID = 100  # to other servers; spectators beyond are not counted


class Visitor(Protocol):
    """A socket, as far as a table knows it."""

    guest: str
    name: str

    def send(self, text: str) -> None:
        """Say something to the client; never waits."""


class Audience:
    """Everybody at a table, each with the place they look from. Telling never waits."""

    table: Table
    door: Door

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self.visitors: dict[Visitor, int] = {}
        self.absent_since: dict[str, float] = {}  # guests who have a seat

    @property
    def id(self) -> str:
        return self.table.row.id

    # --- who is here -----------------------------------------------------------------------------

    def guests(self) -> list[str]:
        """Who is here, on this server."""
        return sorted({visitor.guest for visitor in self.visitors})[:MOST_GUESTS_SAID]

    def is_here(self, guest: str) -> bool:
        """Has this guest a socket at this table, on any server?"""
        return any(visitor.guest == guest for visitor in self.visitors) or self._hub.elsewhere(
            self.id, guest
        )

    def watching(self) -> int:
        """How many only watch."""
        here = {visitor.guest for visitor, place in self.visitors.items() if place == SPECTATOR}
        return len(here | self._hub.all_elsewhere(self.id) - self._seated())

    def _seated(self) -> set[str]:
        return {seat.guest for seat in self.table.seats if seat.holder == PERSON}

    def presence_changed(self) -> None:
        """Somebody came to another server, or left it."""
        now = time.monotonic()
        for guest in self._seated():
            if self.is_here(guest):
                self.absent_since.pop(guest, None)
            else:
                self.absent_since.setdefault(guest, now)
        self._send_lobby()

    def _place(self, guest: str) -> int:
        seat = self.table.seat_of(guest)
        return SPECTATOR if seat is None else seat

    def _seat_visitors(self) -> None:
        for visitor in self.visitors:
            self.visitors[visitor] = self._place(visitor.guest)

    # --- news ------------------------------------------------------------------------------------

    def _hear(self, line: ChatRow) -> None:
        self.table.chat.append(line)
        text = encode(chat_line(line))
        for visitor, place in self.visitors.items():
            if self.door.may_hear(place, line):
                visitor.send(text)

    def _send_updates(self, row: LogRow, done: str) -> None:
        texts = self.door.updates(row.kind, row.seat, done)
        for visitor, place in self.visitors.items():
            if place in texts:
                visitor.send(texts[place])
            else:
                self._send_whole(visitor)
        if self.table.row.status != PLAYING or row.kind == CONCEDE:
            self._send_lobby()
        for place in texts.keys() - set(self.visitors.values()):
            if not self._lingers(place):
                self.door.close(place)

    def _lingers(self, place: int) -> bool:
        """Is somebody expected back at this place?"""
        if place == SPECTATOR:
            return False
        away = self.absent_since.get(self.table.seats[place].guest)
        return away is not None and time.monotonic() - away < self._hub.config.grace

    def _send_lobby(self) -> None:
        watching, texts = self.watching(), {}
        for visitor, place in self.visitors.items():
            key = place, visitor.guest == self.table.row.host
            if key not in texts:
                texts[key] = self.door.lobby(*key, watching)
            visitor.send(texts[key])

    def _send_whole(self, visitor: Visitor) -> None:
        host = visitor.guest == self.table.row.host
        visitor.send(self.door.whole(self.visitors[visitor], host, self.watching()))

    def _send_whole_to(self, place: int) -> None:
        for visitor, at in self.visitors.items():
            if at == place:
                self._send_whole(visitor)

    def _send_whole_to_all(self) -> None:
        for visitor in self.visitors:
            self._send_whole(visitor)
