"""The real server, as a process of its own."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"
PATIENCE = 120.0  # seconds; a cold cache compiles the rules first


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind((HOST, 0))
        return int(asked.getsockname()[1])


@dataclass
class Server:
    """`coven serve`, which can be stopped, killed and started again on the same port."""

    database: str
    log: Path
    port: int = field(default_factory=free_port)
    bot_pause: float = 0.0
    grace: float = 60.0
    window: float = 0.3  # seconds: nobody here thinks
    _process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    def start(self) -> "Server":
        """Returns when the games are ready."""
        command = [
            *(sys.executable, "-m", "coven", "serve", "--host", HOST, "--port", str(self.port)),
            *("--database", self.database, "--bot-pause", str(self.bot_pause)),
            *("--grace", str(self.grace), "--window", str(self.window)),
        ]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, "COVEN_LIMITS": "off"},
            )
        deadline = time.monotonic() + PATIENCE
        while not self._ready():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.05)
        return self

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def ask(self, path: str) -> Any:
        """A plain request, answered in JSON."""
        line = http.client.HTTPConnection(HOST, self.port, timeout=10)
        try:
            line.request("GET", path)
            return json.loads(line.getresponse().read())
        finally:
            line.close()

    def _ready(self) -> bool:
        try:
            games = self.ask("/api/games")
        except OSError:
            return False
        return all(game["ready"] for game in games)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            self._process = None


def sqlite_at(folder: Path) -> str:
    """The address of a database file in a folder."""
    return f"sqlite:///{folder / 'table.sqlite'}"
