"""The table on a phone, and enlarged."""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Arrive
from .games import GAMES, Tried
from .layout import TOO_WIDE, misfits
from .people import GREEDY_BOT, ME
from .screens import LANGUAGES, PHONE
from .walker import press_by_touch

TWICE_AS_LARGE: dict[str, Any] = {
    "viewport": {"width": 640, "height": 400},
    "device_scale_factor": 2,
}
PAGES = ("/", *(f"/how/{game}" for game in GAMES), "/about", "/nothing/here")
EVERY = 5  # decisions between two looks


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_a_phone_and_a_finger(arrive: Arrive, language: str) -> None:
    ada = arrive("Ada", locale=language, **PHONE)
    for path in PAGES:
        ada.page.goto(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        assert not misfits(ada.page), path


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)), ids=str)
def test_a_whole_game_fits_a_phone_and_a_finger(arrive: Arrive, game: Tried, language: str) -> None:
    ada = arrive("Ada", locale=language, **PHONE)
    ada.sit_down(game, game.crowded)
    walker = ada.walker(press_by_touch)
    while walker.play_on(EVERY) == EVERY:
        walker.wait()
        assert not misfits(ada.page)
    assert walker.over
    expect(ada.page.locator("table").first).to_be_visible()
    assert not misfits(ada.page)


def test_the_lobby_fits_a_phone_and_a_finger(arrive: Arrive) -> None:
    ada = arrive("Ada", **PHONE)
    ada.come_to(ada.make_table(ME, {"holder": "open"}, GREEDY_BOT, {"holder": "open"}))
    expect(ada.page.get_by_role("heading", name="Invite friends")).to_be_visible()
    assert not misfits(ada.page)


def test_every_page_fits_at_twice_the_size(arrive: Arrive) -> None:
    ada = arrive("Ada", **TWICE_AS_LARGE)
    for path in PAGES:
        ada.page.goto(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        assert not ada.page.evaluate(TOO_WIDE), path


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_table_fits_at_twice_the_size(arrive: Arrive, game: Tried) -> None:
    ada = arrive("Ada", **TWICE_AS_LARGE)
    ada.sit_down(game, game.crowded)
    ada.walker().play_on(10)
    assert not ada.page.evaluate(TOO_WIDE)
