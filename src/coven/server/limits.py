"""How much one socket, one guest and one address may ask for."""

import time
from collections import OrderedDict
from dataclasses import dataclass, replace

UNLIMITED = 1e9


@dataclass(frozen=True)
class Rate:
    """So many a second, and so many at once after a quiet time."""

    each_second: float
    at_once: float


@dataclass(frozen=True)
class Limits:
    """Every limit of the server."""

    message: int = 4096  # bytes of a message that is read at all
    hopeless: int = 64 * 1024  # bytes of a message that ends the socket
    body: int = 16 * 1024  # bytes of a request's body
    socket: Rate = Rate(15, 60)  # messages of one socket
    guest: Rate = Rate(30, 120)  # messages and requests of one guest
    address: Rate = Rate(150, 600)  # messages and requests of one address
    chat: Rate = Rate(1, 8)  # lines of one guest
    tables: Rate = Rate(0.2, 20)  # new tables of one address
    hard_work: Rate = Rate(2, 20)  # replays, records and pictures for one address
    sockets_of_guest: float = 16
    sockets_of_address: float = 128
    tables_of_guest: float = 40  # that are not over
    patience: int = 200  # refusals for haste before a socket is closed
    unsent: int = 400  # messages that may wait for a slow client


def without_limits() -> Limits:
    """For measurements: sizes are still checked, paces are not."""
    free = Rate(UNLIMITED, UNLIMITED)
    return replace(
        Limits(),
        socket=free,
        guest=free,
        address=free,
        chat=free,
        tables=free,
        hard_work=free,
        sockets_of_guest=UNLIMITED,
        sockets_of_address=UNLIMITED,
        tables_of_guest=UNLIMITED,
    )


class Bucket:
    """Tokens that come back at a steady pace; each request takes one."""

    __slots__ = ("_rate", "_tokens", "_when")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._tokens = rate.at_once
        self._when = time.monotonic()

    def take(self) -> bool:
        """Is one left?"""
        now = time.monotonic()
        rate = self._rate
        self._tokens = min(rate.at_once, self._tokens + (now - self._when) * rate.each_second)
        self._when = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each name; names not heard of for long are forgotten."""

    def __init__(self, rate: Rate, most: int = 20_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str) -> Bucket:
        """The bucket of a name."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket

    def take(self, name: str) -> bool:
        """Is one left for this name?"""
        return self.of(name).take()
