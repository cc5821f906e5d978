"""All tables that somebody looks at, and the other servers that share them."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from ..config import Config
from ..door import advice
from ..messages import NewTable, TableMade
from ..refusals import refusal
from ..shelf import Shelf
from ..store import Repeated, Store
from ..thinkers import Thinkers
from . import lobby
from .driver import Driver
from .presence import SAY_AGAIN, Elsewhere
from .room import Room, Visitor
from .table import GATHERING, LETTERS

if TYPE_CHECKING:
    from ...engine.match import Match

log = logging.getLogger("coven")

MOST_IDS_SAID = 200  # in one notice: it has a size


class Hub:
    """Tables by their ids. A table is loaded when somebody comes, and put away after a while."""

    def __init__(self, config: Config, store: Store, shelf: Shelf) -> None:
        self.config = config
        self.store = store
        self.shelf = shelf
        self.thinkers = Thinkers()
        self.driver = Driver(self)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._elsewhere = Elsewhere()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ended = False

    async def begin(self) -> None:
        """Look around from time to time, and listen to the other servers."""
        await self.store.listen(self._heard)
        self.do(self._look_around())

    async def end(self) -> None:
        """Begin nothing more."""
        self._ended = True
        await self.driver.end()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def do(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except Exception:
            log.exception("something at a table went wrong")

    # --- tables ----------------------------------------------------------------------------------

    async def make(self, asked: NewTable, guest: str, name: str) -> TableMade:
        """A new table."""
        about = self.shelf.about(asked.game)
        if await self.store.count_unfinished(guest) >= self.config.limits.tables_of_guest:
            raise refusal("too-many-tables")
        while True:
            row, seats = lobby.new_table(about, asked, guest, name)
            try:
                await self.store.create(row, seats)
            except Repeated:  # the code is taken; draw another
                continue
            return TableMade(row.id, row.code)

    async def find(self, name: str) -> TableMade:
        """A table by its id, or by its code as people type it."""
        found = await self.store.find(name) or await self.store.find(_as_code(name))
        if found is None:
            raise refusal("no-table")
        return TableMade(*found)

    async def room(self, name: str) -> Room:
        """A table, loaded if it is not."""
        table = name if name in self._rooms else (await self.find(name)).id
        room = self._rooms.get(table)
        if room is not None:
            room.touched = time.monotonic()
            return room
        task = self._loading.get(table)
        if task is None:  # whoever comes meanwhile waits for the same
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Room:
        kept = await self.store.load(table)
        if kept is None:
            raise refusal("no-table")
        about = self.shelf.about(kept.table.game)
        if kept.table.rules != about.version and kept.table.status != GATHERING:
            raise refusal("rules-changed")
        room = self._rooms[table] = Room(self, kept)
        room.presence_changed()
        if self.store.shared:
            self.store.tell({"is": "who", "table": table})
        return room

    async def advise(self, match: "Match", seat: int, request: str, version: int) -> str:
        """What a strong bot would do for a seat, thought out in a thread of its own."""
        from ...engine.snapshot import twin

        mind = twin(match)
        try:
            return await self.thinkers.think(
                lambda: advice(mind, seat, request, version), self.config.bot_limit
            )
        except Exception:
            log.exception("no advice was found")
            raise refusal("advice-late") from None

    def noticed(self, room: Room) -> None:
        """Something changed at a table: what is next there?"""
        if not self._ended:
            self.driver.look(room)

    def is_here(self, table: str, guest: str) -> bool:
        """Is a guest at a table? For lists: a table that nobody looks at has nobody."""
        room = self._rooms.get(table)
        return room.is_here(guest) if room else self.elsewhere(table, guest)

    async def renamed(self, guest: str, name: str, tables: list[str]) -> None:
        """A guest has another name."""
        for table in tables:
            if table in self._rooms:
                self._rooms[table].renamed(guest, name)
        if self.store.shared:
            self.store.tell({"is": "renamed", "guest": guest, "name": name})

    def compiled(self, game: str) -> None:
        """A game has become ready."""
        for room in self._rooms.values():
            if room.table.row.game == game:
                self.do(room.compiled())

    # --- coming and going ------------------------------------------------------------------------

    async def enter(self, visitor: Visitor, room: Room, request: Any) -> None:
        """Somebody comes to a table."""
        await room.enter(visitor, request)
        self._say_who(room)

    def leave(self, visitor: Visitor, room: Room) -> None:
        """Somebody leaves a table."""
        room.leave(visitor)
        self._say_who(room)

    def elsewhere(self, table: str, guest: str) -> bool:
        """Is a guest at a table, on another server?"""
        return self.store.shared and guest in self._elsewhere.guests(table)

    def all_elsewhere(self, table: str) -> frozenset[str]:
        """Everybody at a table on other servers."""
        return self._elsewhere.guests(table) if self.store.shared else frozenset()

    def _say_who(self, room: Room) -> None:
        if self.store.shared and not self._ended:
            self.store.tell({"is": "here", "tables": {room.id: room.guests()}})

    def _say_everything(self) -> None:
        """In as few notices as their size allows."""
        said: dict[str, list[str]] = {}
        size = 0
        for room in self._rooms.values():
            guests = room.guests()
            if not guests:
                continue
            if size + len(guests) + 1 > MOST_IDS_SAID and said:
                self.store.tell({"is": "here", "tables": said})
                said, size = {}, 0
            said[room.id] = guests
            size += len(guests) + 1
        if said:
            self.store.tell({"is": "here", "tables": said})

    # --- the other servers -----------------------------------------------------------------------

    def _heard(self, notice: dict[str, Any]) -> None:
        room = self._rooms.get(str(notice.get("table")))
        match notice["is"]:
            case "changed" if room:
                self.do(room.catch_up(notice["revision"]))
            case "said" if room:
                self.do(room.hear())
            case "who" if room and room.visitors:
                self._say_who(room)
            case "here":
                for table, guests in notice["tables"].items():
                    if self._elsewhere.hear(table, notice["by"], guests):
                        self._presence_changed(table)
            case "renamed":
                for room in self._rooms.values():
                    room.renamed(notice["guest"], notice["name"])
            case "missed":
                for room in self._rooms.values():
                    self.do(room.catch_up(1 << 60))

    # --- tidying up ------------------------------------------------------------------------------

    async def _look_around(self) -> None:
        while True:
            await asyncio.sleep(SAY_AGAIN)
            for table in self._elsewhere.tidy():
                self._presence_changed(table)
            if self.store.shared:
                self._say_everything()
            self._put_away()

    def _presence_changed(self, table: str) -> None:
        room = self._rooms.get(table)
        if room is not None:
            room.presence_changed()
            self.noticed(room)

    def _put_away(self) -> None:
        now = time.monotonic()
        for table, room in list(self._rooms.items()):
            if not room.visitors and not room.busy and now - room.touched > self.config.idle:
                self.driver.forget(table)
                del self._rooms[table]


def _as_code(text: str) -> str:
    """A code as it was meant: people write blanks, dashes, small letters, and O for Q."""
    return "".join(letter for letter in text.upper() if letter in LETTERS)
