"""Servers for tests: in a thread, where a test can reach inside, or in a process to be killed."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from coven.server.app import Server
from coven.server.config import Config
from coven.server.limits import without_limits

from .guests import PATIENCE, ask

READY_WITHIN = 300.0  # seconds; a cold cache compiles the rules first


@dataclass
class Running:
    """A server in a thread."""

    server: Server
    port: int
    loop: asyncio.AbstractEventLoop

    def call(self, work: Any) -> Any:
        """Run a coroutine in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def quick(database: str | Path, **more: Any) -> Config:
    """A server without pauses, with short windows and without limits of pace."""
    address = f"sqlite:///{database}" if isinstance(database, Path) else database
    chosen: dict[str, Any] = {
        "bot_pause": 0.0,
        "window": 0.3,
        "limits": without_limits(),
        **more,
    }
    return Config(address, **chosen)


@contextmanager
def running(config: Config, wait: bool = True) -> Iterator[Running]:
    """A server in a thread, with its games ready unless told otherwise."""
    server = Server(config)
    port = free_port()
    uvicorn_server = uvicorn.Server(
        uvicorn.Config(
            server.app,
            port=port,
            log_config=None,
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=config.limits.hopeless,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=2,
        )
    )
    loops: list[asyncio.AbstractEventLoop] = []

    async def main() -> None:
        loops.append(asyncio.get_running_loop())
        await uvicorn_server.serve()

    thread = threading.Thread(target=lambda: asyncio.run(main()), daemon=True)
    thread.start()
    deadline = time.monotonic() + READY_WITHIN
    while not (uvicorn_server.started and (not wait or not server.shelf.compiling)):
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline, "the server did not become ready"
        time.sleep(0.01)
    try:
        yield Running(server, port, loops[0])
    finally:
        uvicorn_server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server did not end"


@dataclass
class Process:
    """A server in a process of its own."""

    process: subprocess.Popen[str]
    port: int

    def kill(self) -> None:
        """As hard as it can be done."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> tuple[int, str]:
        """As a person does: exit code and everything it said."""
        self.process.send_signal(signal.SIGINT)
        said, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said


@contextmanager
def process(
    database: str | Path, port: int | None = None, ready: bool = True, more: tuple[str, ...] = ()
) -> Iterator[Process]:
    """`coven serve`, as it is used."""
    port = port or free_port()
    command = [sys.executable, "-m", "coven", "serve", "--port", str(port)]
    started = subprocess.Popen(
        [*command, "--database", str(database), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "COVEN_LIMITS": "off"},
    )
    try:
        _wait_for(started, port, ready)
        yield Process(started, port)
    finally:
        if started.poll() is None:
            started.kill()
        started.communicate()


def _wait_for(started: subprocess.Popen[str], port: int, ready: bool) -> None:
    deadline = time.monotonic() + READY_WITHIN
    while time.monotonic() < deadline:
        if started.poll() is not None:
            raise AssertionError(f"the server did not start: {started.communicate()[0]}")
        try:
            games = ask(port, "GET", "/api/games").json()
        except OSError:
            time.sleep(0.05)
            continue
        if not ready or all(game["ready"] for game in games):
            return
        time.sleep(0.1)
    raise AssertionError("the server did not become ready")
