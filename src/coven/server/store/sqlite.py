"""SQLite: one thread writes, and everything that waits goes into one commit."""

import asyncio
import queue
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url

from . import statements
from .base import Store, T, Work, resolve
from .lock import FileLock
from .migrate import migrate
from .rows import Change

READERS = 2
MOST_AT_ONCE = 500  # changes in one commit

_Job = tuple[asyncio.Future[Any], Change | Work[Any]]


class SqliteStore(Store):
    """A file. A commit is on disk before anybody is answered."""

    def __init__(self, address: str) -> None:
        self._url = make_url(address)
        if not self._url.database or self._url.database == ":memory:":
            raise ValueError("a table's database must be a file")
        self.file = Path(self._url.database)
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = threading.Thread(target=self._work, name="writer", daemon=True)
        self._lock = FileLock(self.file.with_name(self.file.name + ".lock"))

    def take(self) -> None:
        """Have the file to oneself; refuses if another server has it."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self._lock.take()

    def say_where(self, address: str) -> None:
        """Let others who want the file know where it is served."""
        self._lock.write(address)

    async def begin(self) -> None:
        self.take()
        self._loop = asyncio.get_running_loop()
        self._engine = _engine(str(self._url))
        await self._loop.run_in_executor(self._readers, migrate, self._engine)
        self._writer.start()

    async def end(self) -> None:
        if self._writer.is_alive():
            self._queue.put(None)
            await self._loop.run_in_executor(None, self._writer.join)
            self._readers.shutdown()
            self._engine.dispose()
        self._lock.give_back()

    async def change(self, change: Change) -> None:
        future = self._loop.create_future()
        self._queue.put((future, change))
        await future

    async def _write(self, work: Work[T]) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put((future, work))
        return await future

    async def _read(self, work: Work[T]) -> T:
        def run() -> T:
            with self._engine.connect() as db:
                return work(db)

        return await self._loop.run_in_executor(self._readers, run)

    # --- the writer's thread ---------------------------------------------------------------------

    def _work(self) -> None:
        with self._engine.connect() as db:
            while jobs := self._next_jobs():
                resolve(self._loop, self._together(db, jobs))

    def _next_jobs(self) -> list[_Job]:
        """Everything that waits; nothing at the end."""
        jobs: list[_Job] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_AT_ONCE:
                return jobs
            try:
                job = self._queue.get_nowait()
            except queue.Empty:
                return jobs
        if jobs:
            self._queue.put(None)  # do these first
        return jobs

    def _together(self, db: Connection, jobs: list[_Job]) -> list[tuple[asyncio.Future[Any], Any]]:
        """All jobs in one commit; if one of them fails, each in its own."""
        try:
            with db.begin():
                changes = [work for _, work in jobs if isinstance(work, Change)]
                if changes:
                    statements.apply(db, changes)
                return [
                    (future, None if isinstance(work, Change) else work(db))
                    for future, work in jobs
                ]
        except Exception as error:
            if len(jobs) == 1:
                return [(jobs[0][0], error)]
        return [answer for job in jobs for answer in self._together(db, [job])]


def _engine(url: str) -> Engine:
    engine = create_engine(url, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy begins and ends transactions
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA busy_timeout=5000")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
