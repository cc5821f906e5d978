"""A door in front of several servers, as a load balancer is: it leads to the first that answers."""

import selectors
import socket
import threading
from collections.abc import Sequence

from .serving import HOST

CHUNK = 1 << 16


class Relay:
    """Passes connections on, byte by byte."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = ports
        self._listening = socket.create_server((HOST, 0))
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    def close(self) -> None:
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                came, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._pass_on, args=(came,), daemon=True).start()

    def _pass_on(self, came: socket.socket) -> None:
        with came:
            behind = self._first_that_answers()
            if behind is not None:
                with behind:
                    _join(came, behind)

    def _first_that_answers(self) -> socket.socket | None:
        for port in self._ports:
            try:
                return socket.create_connection((HOST, port), timeout=2)
            except OSError:
                continue
        return None


def _join(one: socket.socket, other: socket.socket) -> None:
    """Until either side has gone."""
    with selectors.DefaultSelector() as ears:
        ears.register(one, selectors.EVENT_READ, other)
        ears.register(other, selectors.EVENT_READ, one)
        while True:
            for key, _ in ears.select():
                assert isinstance(key.fileobj, socket.socket)
                try:
                    data = key.fileobj.recv(CHUNK)
                    if not data:
                        return
                    key.data.sendall(data)
                except OSError:
                    return
