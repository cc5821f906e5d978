"""Servers and databases for all tests of the table."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from coven.games import _WHERE
from tests.postgres import postgres as real_postgres

from .guests import Guest
from .serving import Running, quick, running

Arrive = Callable[..., Guest]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on a SQLite file, shared by the tests of a module."""
    with running(quick(tmp_path_factory.mktemp("table") / "tables.sqlite")) as found:
        yield found


@pytest.fixture
def arrive(server: Running) -> Iterator[Arrive]:
    """People who come with a name, and hang up at the end."""
    yield from _arriving(server)


def _arriving(server: Running) -> Iterator[Arrive]:
    guests: list[Guest] = []

    def come(name: str, port: int | None = None, cookie: str = "") -> Guest:
        guests.append(Guest(port or server.port, name, cookie))
        return guests[-1]

    yield come
    for guest in guests:
        guest.hang_up()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with real_postgres() as address:
        yield address


@pytest.fixture
def bidding(monkeypatch: pytest.MonkeyPatch) -> str:
    """A small game of secret bids stands on the shelf."""
    monkeypatch.setitem(_WHERE, "bidding", ("tests.bidding", "Bidding", "Bidding"))

    async def nothing(name: str) -> None:
        return None

    monkeypatch.setattr("coven.server.shelf._compile_apart", nothing)
    return "bidding"


@pytest.fixture
def bidders(bidding: str, tmp_path: Path) -> Iterator[Running]:
    """A server with that game."""
    with running(quick(tmp_path / "tables.sqlite")) as found:
        yield found
