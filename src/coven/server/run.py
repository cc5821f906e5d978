"""Running a server: its port, its address as people type it, and its quiet end."""

import asyncio
import contextlib
import gc
import logging
import socket
import sys
from collections.abc import Callable

import uvicorn

from ..engine.errors import WrongUse
from .app import Server
from .config import Config
from .store.base import first_line
from .store.sqlite import SqliteStore

log = logging.getLogger("uvicorn.error")

NEXT_PORTS = 20  # that are tried if the wanted one is taken
EVERYWHERE = ("0.0.0.0", "::")
GOODBYE = 3  # seconds that clients have to hang up
SHORT_TURN = 0.0005  # seconds: the loop waits no longer for another thread's turn
COLLECTED_AFTER = (10_000, 20, 200)  # looking through everything takes long where tables are many


def listen(host: str, port: int, others: bool) -> socket.socket:
    """A socket on the port, or (if others will do) on one of the next."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + (NEXT_PORTS if others and port else 1)):
        found = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
            found.listen(2048)
            return found
        except OSError as error:
            found.close()
            failed = error
    raise WrongUse(f"port {port} of {host} cannot be used: {failed.strerror}")


def addresses(host: str, port: int) -> list[str]:
    """Where the table can be found: here first, then for others in the same network."""
    if host not in EVERYWHERE:
        name = f"[{host}]" if ":" in host else host
        return [f"http://{name}:{port}"]
    here = [f"http://localhost:{port}"]
    neighbour = _address_in_the_network()
    return [*here, f"http://{neighbour}:{port}"] if neighbour else here


def _address_in_the_network() -> str | None:
    """This machine's address as its neighbours see it; nothing is sent to find out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for documentation
        found = str(probe.getsockname()[0])
        return None if found.startswith("127.") else found
    return None


class _Quiet(logging.Filter):
    """Why a server does not start is said by whoever started it, in one sentence."""

    def filter(self, record: logging.LogRecord) -> bool:
        return False


class _Uvicorn(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, reached: Callable[[], None]) -> None:
        super().__init__(config)
        self._reached = reached

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        quiet = _Quiet()
        log.addFilter(quiet)
        await super().startup(sockets)
        log.removeFilter(quiet)
        if self.started and not self.should_exit:
            self._reached()


def run(config: Config, listening: socket.socket, reached: Callable[[Server], None]) -> None:
    """Serve until somebody stops it. `reached` is called once the page can be loaded."""
    server = Server(config)
    if isinstance(server.store, SqliteStore):
        server.store.take()  # before anything else: another server may have the file
    log.setLevel(logging.WARNING)
    sys.setswitchinterval(SHORT_TURN)
    gc.set_threshold(*COLLECTED_AFTER)
    uvicorn_config = uvicorn.Config(
        server.app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=config.limits.hopeless,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE,
        server_header=False,
    )
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError, SystemExit):
        _Uvicorn(uvicorn_config, lambda: reached(server)).run([listening])
    if server.failure is not None:
        if isinstance(server.failure, WrongUse):
            raise server.failure
        raise WrongUse(f"the tables cannot be opened: {first_line(server.failure)}")
