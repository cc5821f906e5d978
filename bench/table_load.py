"""Many tables at once on one server process: how long from a move to everybody's view?

Starts a server pinned to one core and plays random legal moves over real sockets from the other.

    python bench/table_load.py [--tables 1000,4000] [--pace 4] [--seconds 30]
"""

import argparse
import asyncio
import http.client
import json
import os
import random
import re
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvloop
from wire import Address, Wire

SEATS = 4
SERVER_CORE, PLAYERS_CORE = 0, 1
JOINING_AT_ONCE = 50  # tables
CLERKS = 8  # connections that make guests and tables
START_LIMIT = 120  # seconds
VERSION = re.compile(rb'"version":(\d+)')
ACTION = re.compile(rb'"action":(\d+)')
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


# --- the server ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Server:
    """The process that is measured."""

    address: Address
    pid: int

    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    def processor_time(self) -> float:
        return processor_time(self.pid)


def processor_time(pid: int) -> float:
    """Seconds a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def serving() -> Iterator[Server]:
    """A server of its own on one core, with a database file of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = Address("127.0.0.1", free.getsockname()[1])
    with tempfile.TemporaryDirectory(prefix="coven-load-") as folder:
        command = [
            *(sys.executable, "-m", "coven", "serve", "--host", address.host),
            *("--port", str(address.port), "--database", f"sqlite:///{folder}/table.sqlite"),
        ]
        with (Path(folder) / "log").open("w+") as log:
            process = subprocess.Popen(
                command,
                env={**os.environ, "COVEN_LIMITS": "off"},
                stdout=log,
                stderr=subprocess.STDOUT,
                preexec_fn=lambda: os.sched_setaffinity(0, {SERVER_CORE}),
            )
            try:
                _wait_until_ready(address, process, Path(log.name))
                yield Server(address, process.pid)
            finally:
                process.send_signal(signal.SIGINT)
                process.wait(START_LIMIT)


def _wait_until_ready(address: Address, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + START_LIMIT
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise SystemExit(f"the server did not start:\n{log.read_text()}")
        try:
            games = json.loads(Clerk(address).ask("GET", "/api/games"))
            if all(game["ready"] for game in games if game["playable"]):
                return
        except OSError:
            pass
        time.sleep(0.2)
    raise SystemExit("the server did not become ready")


class Clerk:
    """Makes guests and tables by plain requests."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._line = http.client.HTTPConnection(address.host, address.port, timeout=60)
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> bytes:
        headers = {"Origin": self._address.origin, "Content-Type": "application/json"}
        if cookie:
            headers["Cookie"] = cookie
        self._line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self._line.getresponse()
        content = answer.read()
        if answer.status >= 300:
            raise SystemExit(f"{method} {path}: {answer.status} {content[:200]!r}")
        self.cookie = (answer.getheader("Set-Cookie") or "").split(";", 1)[0]
        return content

    def guest(self, name: str) -> str:
        """A new guest's cookie."""
        self.ask("POST", "/api/me", {"name": name})
        return self.cookie

    def table(self, number: int) -> "Plan":
        guests = [self.guest(f"Guest {number}-{seat}") for seat in range(SEATS)]
        seats = [{"holder": "me"}, *({"holder": "open"} for _ in range(SEATS - 1))]
        new = {"game": "spellbook", "seats": seats}
        made = json.loads(self.ask("POST", "/api/tables", new, guests[0]))
        return Plan(made["id"], guests)


@dataclass(frozen=True)
class Plan:
    """A table that was made, and who will sit there."""

    id: str
    guests: list[str]


def make_tables(address: Address, count: int) -> list[Plan]:
    shares = [range(first, count, CLERKS) for first in range(CLERKS)]

    def work(share: range) -> list[Plan]:
        clerk = Clerk(address)
        return [clerk.table(number) for number in share]

    with ThreadPoolExecutor(CLERKS) as pool:
        return [plan for plans in pool.map(work, shares) for plan in plans]


# --- the players ---------------------------------------------------------------------------------


@dataclass
class Measured:
    """What is noted while it counts."""

    on: bool = False
    delays: list[float] = field(default_factory=list)  # from a move to everybody's view
    lags: list[float] = field(default_factory=list)  # of the players themselves
    sizes: list[int] = field(default_factory=list)  # of updates, in bytes
    refused: list[bytes] = field(default_factory=list)


class Table:
    """Four sockets at one table, playing at random."""

    def __init__(self, address: Address, plan: Plan, pace: float, measured: Measured) -> None:
        self._address = address
        self._plan = plan
        self._pace = pace
        self._measured = measured
        self._loop = asyncio.get_running_loop()
        self._wires: list[Wire] = []
        self._seen = 0  # seats that have the present version
        self._version = -1
        self._next: tuple[int, int] | None = None  # seat, action
        self._sent = 0.0
        self._due = 0.0
        self._moves = 0
        self._timer: asyncio.TimerHandle | None = None
        self.begun = asyncio.Event()
        self.over = False

    async def join(self) -> None:
        for seat, cookie in enumerate(self._plan.guests):
            wire = await self._connect(seat, cookie)
            wire.send(json.dumps({"is": "watch", "table": self._plan.id}).encode())
            if seat > 0:
                wire.send(json.dumps({"is": "sit", "seat": seat}).encode())
            wire.send(b'{"is":"ready","ready":true}')

    async def _connect(self, seat: int, cookie: str) -> Wire:
        def make() -> Wire:
            return Wire(self._address, cookie, lambda text: self._hear(seat, text))

        _, wire = await self._loop.create_connection(make, self._address.host, self._address.port)
        await wire.opened
        self._wires.append(wire)
        return wire

    def play_on(self, pace: float) -> None:
        """From now on a move every so often, the first at any moment."""
        self._pace = pace
        self._due = self._loop.time() + random.random() * pace
        self._timer = self._loop.call_at(self._due, self._move)

    def _hear(self, seat: int, text: bytes) -> None:
        kind = text[7:12]
        if kind == b"updat":
            self._update(seat, text)
        elif kind == b"whole":
            if b'"view":null' not in text:
                self._update(seat, text)
        elif kind == b"lobby":
            if seat == 0 and not self.begun.is_set():
                self._start_if_ready(json.loads(text)["table"])
        elif kind == b"refus":
            self._measured.refused.append(text)

    def _start_if_ready(self, table: dict[str, Any]) -> None:
        if table["status"] == "gathering" and all(seat["ready"] for seat in table["seats"]):
            self._wires[0].send(b'{"is":"start"}')

    def _update(self, seat: int, text: bytes) -> None:
        found = VERSION.search(text)
        assert found is not None
        version = int(found[1])
        if version != self._version:
            self._version = version
            self._seen = 0
            self._next = None
        at = text.find(b'"choices":[{')
        if at >= 0:
            actions = ACTION.findall(text, at)
            self._next = seat, int(random.choice(actions))
        if self._measured.on:
            self._measured.sizes.append(len(text))
        self._seen += 1
        if self._seen == SEATS:
            self._settled()

    def _settled(self) -> None:
        """Everybody sees the same."""
        if not self.begun.is_set():
            self.begun.set()
            return
        if self._measured.on and self._sent:
            self._measured.delays.append(time.perf_counter() - self._sent)
        self._sent = 0.0
        if self._next is None:
            self.over = True
            return
        pause = self._pace * random.uniform(0.5, 1.5)
        self._due = max(self._loop.time(), self._due + pause)
        self._timer = self._loop.call_at(self._due, self._move)

    def _move(self) -> None:
        assert self._next is not None
        seat, action = self._next
        if self._measured.on:
            self._measured.lags.append(self._loop.time() - self._due)
        self._moves += 1
        self._sent = time.perf_counter()
        self._wires[seat].send(
            b'{"is":"move","id":"m%d","version":%d,"action":%d}'
            % (self._moves, self._version, action)
        )

    def leave(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for wire in self._wires:
            wire.close()


async def measure(
    server: Server, count: int, pace: float, seconds: float, early: float, profile: str
) -> None:
    before = server.memory()
    plans = await asyncio.to_thread(make_tables, server.address, count)
    measured = Measured()
    tables = [Table(server.address, plan, pace, measured) for plan in plans]
    for first in range(0, count, JOINING_AT_ONCE):
        group = tables[first : first + JOINING_AT_ONCE]
        await asyncio.gather(*(table.join() for table in group))
        await asyncio.wait_for(
            asyncio.gather(*(table.begun.wait() for table in group)), START_LIMIT
        )
    for table in tables:
        table.play_on(pace)
    await asyncio.sleep(early)
    watcher = _profiler(server, seconds, profile) if profile else None
    measured.on = True
    began, worked, own = time.monotonic(), server.processor_time(), processor_time(os.getpid())
    await asyncio.sleep(seconds)
    measured.on = False
    elapsed = time.monotonic() - began
    report(
        count,
        measured,
        elapsed,
        (server.processor_time() - worked) / elapsed,
        (processor_time(os.getpid()) - own) / elapsed,
        (server.memory() - before) / count,
    )
    if watcher is not None:
        await asyncio.to_thread(watcher.wait)
    ended = sum(table.over for table in tables)
    if ended:
        print(f"  {ended} games ended meanwhile")
    for table in tables:
        table.leave()


def _profiler(server: Server, seconds: float, to: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [
            *(str(Path(sys.executable).parent / "py-spy"), "record", "--pid", str(server.pid)),
            *("--format", "raw", "--output", to, "--duration", str(int(seconds)), "--nonblocking"),
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def report(
    count: int, measured: Measured, elapsed: float, load: float, own: float, memory: float
) -> None:
    delays = sorted(measured.delays)
    if len(delays) < 100:
        raise SystemExit(f"only {len(delays)} moves were made: {measured.refused[:3]}")
    print(f"{count:,} tables of {SEATS} sockets ({count * SEATS:,} sockets)")
    print(f"  from move to everybody's view  {_line(delays)}")
    print(f"  moves a second                 {len(delays) / elapsed:.0f}")
    print(f"  server                         {load:.0%} of one core")
    print(f"  memory for a table             {memory / 1024:.0f} KiB")
    sizes = sorted(measured.sizes)
    print(f"  an update                      median {statistics.median(sizes):.0f} bytes", end="")
    print(f", 95 % under {sizes[len(sizes) * 95 // 100]}")
    print(
        f"  these players                  {own:.0%} of the other core, late {_line(measured.lags)}"
    )
    if measured.refused:
        print(f"  refused                        {len(measured.refused)}: {measured.refused[0]!r}")


def _line(values: Sequence[float]) -> str:
    ordered = sorted(values)
    parts = [
        f"p{part} {ordered[min(len(ordered) - 1, len(ordered) * part // 100)] * 1000:.1f}"
        for part in (50, 95, 99)
    ]
    return ", ".join(parts) + f", most {ordered[-1] * 1000:.1f} ms"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("--tables", default="1000,4000", help="how many, one run for each")
    arguments.add_argument("--pace", type=float, default=4.0, help="seconds from move to move")
    arguments.add_argument("--seconds", type=float, default=30.0, help="of measuring")
    arguments.add_argument("--early", type=float, default=20.0, help="of play before measuring")
    arguments.add_argument("--profile", default="", help="a file for py-spy's stacks")
    given = arguments.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    os.sched_setaffinity(0, {PLAYERS_CORE})
    print(
        f"each table moves every {given.pace:g} s on average, at random; SQLite, every move synced"
    )
    for count in map(int, given.tables.split(",")):
        with serving() as server:
            uvloop.run(
                measure(server, count, given.pace, given.seconds, given.early, given.profile)
            )


if __name__ == "__main__":
    main()
