"""A WebSocket client as lean as can be, so that a load test measures the server and not itself."""

import asyncio
import base64
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

CONTINUED, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
SHORT, LONG, LONGER = 125, 126, 127
NO_MASK = bytes(4)  # a mask of noughts is a mask, and leaves the text as it is


@dataclass(frozen=True)
class Address:
    """Where a server is."""

    host: str
    port: int

    @property
    def origin(self) -> str:
        return f"http://{self.host}:{self.port}"


class Wire(asyncio.Protocol):
    """One socket. Every text that arrives is handed on as bytes."""

    def __init__(self, address: Address, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._address = address
        self._cookie = cookie
        self._heard = heard
        self._rest = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = writer = cast(asyncio.WriteTransport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            "GET /socket HTTP/1.1",
            f"Host: {self._address.host}:{self._address.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Origin: {self._address.origin}",
            f"Cookie: {self._cookie}",
        )
        writer.write("\r\n".join((*lines, "", "")).encode())

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def close(self) -> None:
        assert self._transport is not None
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            status = head.split(b"\r\n", 1)[0]
            if b" 101 " not in status:
                self.opened.set_exception(ConnectionError(status.decode()))
                return
            self.opened.set_result(None)
        at = 0
        while (frame := _frame_at(data, at)) is not None:
            opcode, begin, at = frame
            if opcode == TEXT:
                self._heard(data[begin:at])
            elif opcode == PING:
                self._frame(PONG, data[begin:at])
        self._rest = data[at:]

    def _frame(self, opcode: int, body: bytes) -> None:
        assert self._transport is not None
        size = len(body)
        if size <= SHORT:
            head = bytes((FINAL | opcode, MASKED | size))
        else:
            head = bytes((FINAL | opcode, MASKED | LONG)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + body)


def _frame_at(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Kind, begin and end of the frame that begins here, once it is whole."""
    if len(data) < at + 2:
        return None
    opcode, size, begin = data[at] & 0x0F, data[at + 1], at + 2
    if size >= LONG:
        width = 2 if size == LONG else 8
        size = int.from_bytes(data[begin : begin + width], "big")
        begin += width
        if len(data) < begin:
            return None
    end = begin + size
    return (opcode, begin, end) if len(data) >= end else None
