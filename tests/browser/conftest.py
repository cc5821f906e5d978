"""A server, a browser, and people who come with their own cookies."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from . import chromium
from .serving import Server, sqlite_at

CLIENT = Path(__file__).parents[2] / "src/coven/server/client/index.html"
PATIENCE = 15_000  # milliseconds a page may take for anything

NewContext = Callable[..., BrowserContext]


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
def person(browser: Browser, server: Server) -> Iterator[NewContext]:
    """Makes a person: a browser of their own, with no movement, in English unless said."""
    contexts: list[BrowserContext] = []

    def arrive(**settings: Any) -> BrowserContext:
        given = {
            "base_url": server.address,
            "locale": "en",
            "reduced_motion": "reduce",
            "viewport": {"width": 1280, "height": 800},
        }
        context = browser.new_context(**{**given, **settings})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return context

    yield arrive
    for context in contexts:
        context.close()
