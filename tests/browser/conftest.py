"""A server, a browser, and people who come with their own cookies."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from . import chromium
from .people import Person
from .serving import Server, sqlite_at

CLIENT = Path(__file__).parents[2] / "src/coven/server/client/index.html"
PATIENCE = 30_000  # milliseconds a page may take for anything, on a busy machine

DESKTOP = {
    "locale": "en",
    "reduced_motion": "reduce",
    "viewport": {"width": 1280, "height": 800},
}

Arrive = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CLIENT.exists():
        pytest.fail("the client is not built: `make web` builds it")
    with sync_playwright() as playwright:
        opened = chromium.find().launch(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a file, with a database file of its own."""
    folder = tmp_path_factory.mktemp("server")
    started = Server(sqlite_at(folder), folder / "log").start()
    yield started
    started.stop()


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Arrive]:
    """Somebody comes: in English, on a desktop and without movement unless said otherwise."""
    came: list[Person] = []

    def somebody(name: str = "", address: str = server.address, **settings: Any) -> Person:
        context = browser.new_context(**{**DESKTOP, "base_url": address, **settings})
        context.set_default_timeout(PATIENCE)
        person = Person(context, address)
        if name:
            person.call(name)
        came.append(person)
        return person

    yield somebody
    for person in came:
        person.context.close()
    assert not [fault for person in came for fault in person.faults]
