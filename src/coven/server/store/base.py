"""What a table may ask of the store, whatever lies behind it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection

from . import statements
from .rows import Change, ChatRow, Kept, SeatRow, TableRow

T = TypeVar("T")
Work = Callable[[Connection], T]
Notice = Callable[[dict[str, Any]], None]


class Store(ABC):
    """Guests, tables, moves and chat, kept. Every method but `change` runs in a thread."""

    shared = False  # by several servers?

    @abstractmethod
    async def begin(self) -> None:
        """Open the database and bring it to the present form."""

    @abstractmethod
    async def end(self) -> None:
        """Write what is under way, and close."""

    @abstractmethod
    async def change(self, change: Change) -> None:
        """Write a change; it is safe on disk afterwards. Raises `Behind` or `Repeated`."""

    @abstractmethod
    async def _write(self, work: Work[T]) -> T:
        """Something else that writes, in a transaction of its own."""

    @abstractmethod
    async def _read(self, work: Work[T]) -> T:
        """Something that only reads."""

    async def listen(self, heard: Notice) -> None:
        """Have `heard` called in the loop with what other servers say, if there are any."""
        return

    def tell(self, notice: dict[str, Any]) -> None:
        """Say something passing to the other servers, if there are any."""
        return

    # --- the same for every database -------------------------------------------------------------

    async def create(self, table: TableRow, seats: list[SeatRow]) -> None:
        """A new table; raises `Repeated` if its code is taken."""
        await self._write(lambda db: statements.create(db, table, seats))

    async def load(self, table: str) -> Kept | None:
        """Everything about a table."""
        return await self._read(lambda db: statements.load(db, table))

    async def load_since(self, table: str, version: int, number: int) -> Kept | None:
        """A table as it is, with what was added to its log and its chat."""
        return await self._read(lambda db: statements.load_since(db, table, version, number))

    async def find(self, name: str) -> tuple[str, str] | None:
        """A table's id and code, by either."""
        return await self._read(lambda db: statements.find(db, name))

    async def open_tables(self) -> list[Kept]:
        """Tables that are open to all."""
        return await self._read(statements.open_tables)

    async def tables_of(self, guest: str) -> list[Kept]:
        """Tables that a guest has to do with."""
        return await self._read(lambda db: statements.tables_of(db, guest))

    async def count_unfinished(self, guest: str) -> int:
        """How many tables a guest keeps going."""
        return await self._read(lambda db: statements.count_unfinished(db, guest))

    async def say(self, table: str, line: ChatRow) -> ChatRow | None:
        """A line of chat with its number; None if it was said already."""

        def work(db: Connection) -> ChatRow | None:
            statements.lock_table(db, table)
            return statements.say(db, table, line)

        return await self._write(work)

    async def name_of(self, guest: str) -> str | None:
        """A guest's name."""
        return await self._read(lambda db: statements.name_of(db, guest))

    async def call(self, guest: str, name: str) -> list[str]:
        """Give a guest a name; the tables where it is seen."""
        return await self._write(lambda db: statements.call(db, guest, name))

    async def secret(self) -> str:
        """The key that cookies are signed with."""
        return await self._write(statements.secret)


def first_line(error: BaseException) -> str:
    """What a database complains about, without its long explanations."""
    return next(iter(str(error).splitlines()), type(error).__name__)


def resolve(loop: asyncio.AbstractEventLoop, done: list[tuple[asyncio.Future[Any], Any]]) -> None:
    """Answer those who wait in the loop, from another thread."""

    def answer() -> None:
        for future, result in done:
            if future.done():  # nobody waits any more
                continue
            if isinstance(result, BaseException):
                future.set_exception(result)
            else:
                future.set_result(result)

    loop.call_soon_threadsafe(answer)
