"""PostgreSQL: several servers share the tables. The row lock orders moves, NOTIFY carries them."""

import asyncio
import json
import logging
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any

from sqlalchemy import Connection, create_engine, make_url, text

from ...engine.errors import WrongUse
from . import statements
from .base import Notice, Store, T, Work, first_line
from .migrate import migrate
from .rows import Change

CONNECTIONS = 8
CHANNEL = "coven"
LONGEST_NOTICE = 7900  # bytes; PostgreSQL's limit is 8000
WAIT = 1.0  # seconds between two tries to be connected again
_NOTIFY = text("SELECT pg_notify(:channel, :notice)")

log = logging.getLogger("coven")


class PostgresStore(Store):
    """A database that servers share."""

    shared = True

    def __init__(self, address: str) -> None:
        url = make_url(address)
        self._url = url.set(drivername="postgresql+psycopg")
        self._me = secrets.token_hex(8)
        self._threads = ThreadPoolExecutor(CONNECTIONS, "database")
        self._herald = ThreadPoolExecutor(1, "herald")  # notices in the order they were given
        self._ear: _Ear | None = None

    async def begin(self) -> None:
        if find_spec("psycopg") is None:
            raise WrongUse("PostgreSQL needs a driver: pip install 'coven[postgres]'")
        self._loop = asyncio.get_running_loop()
        self._engine = create_engine(
            self._url, pool_size=CONNECTIONS, max_overflow=1, pool_pre_ping=True
        )
        await self._loop.run_in_executor(self._threads, migrate, self._engine)

    async def end(self) -> None:
        if self._ear is not None:
            self._ear.stop()
        await self._loop.run_in_executor(None, self._herald.shutdown)
        await self._loop.run_in_executor(None, self._threads.shutdown)
        self._engine.dispose()

    async def change(self, change: Change) -> None:
        table = change.table

        def work(db: Connection) -> None:
            statements.apply(db, [change])  # the update of the table's row locks it
            self._notify(db, {"is": "changed", "table": table.id, "revision": table.revision})

        await self._write(work)

    async def _write(self, work: Work[T]) -> T:
        def run() -> T:
            with self._engine.begin() as db:
                return work(db)

        return await self._loop.run_in_executor(self._threads, run)

    async def _read(self, work: Work[T]) -> T:
        """All that is read is of one moment: a table's row and its log belong together."""

        def run() -> T:
            with self._engine.connect() as db:
                db = db.execution_options(isolation_level="REPEATABLE READ")
                return work(db)

        return await self._loop.run_in_executor(self._threads, run)

    # --- the other servers -----------------------------------------------------------------------

    async def listen(self, heard: Notice) -> None:
        """Have `heard` called in the loop with what other servers say."""

        def hear(notice: dict[str, Any]) -> None:
            if notice.get("by") != self._me:
                self._loop.call_soon_threadsafe(heard, notice)

        self._ear = _Ear(self._url.set(drivername="postgresql"), hear)
        await self._loop.run_in_executor(self._threads, self._ear.start)

    def tell(self, notice: dict[str, Any]) -> None:
        def work() -> None:
            try:
                with self._engine.begin() as db:
                    self._notify(db, notice)
            except Exception as error:
                log.warning("the other servers could not be told: %s", first_line(error))

        self._herald.submit(work)

    def _notify(self, db: Connection, notice: dict[str, Any]) -> None:
        written = json.dumps({**notice, "by": self._me})
        assert len(written) <= LONGEST_NOTICE
        db.execute(_NOTIFY, {"channel": CHANNEL, "notice": written})


class _Ear:
    """A thread with a connection of its own that listens, and comes back when it is lost."""

    def __init__(self, url: Any, hear: Notice) -> None:
        self._address = url.render_as_string(hide_password=False)
        self._hear = hear
        self._stopped = threading.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._work, name="ear", daemon=True)

    def start(self) -> None:
        self._thread.start()
        self._listening.wait(10)

    def stop(self) -> None:
        self._stopped.set()
        self._thread.join(3)

    def _work(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except Exception as error:
                log.warning("the database cannot be heard: %s", first_line(error))
                self._stopped.wait(WAIT)

    def _listen(self) -> None:
        import psycopg

        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            if self._listening.is_set():  # heard again after a gap: who knows what was missed
                self._hear({"is": "missed"})
            self._listening.set()
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=0.5, stop_after=100):
                    self._hear(json.loads(notice.payload))
