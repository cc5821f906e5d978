"""Mandragora in the browser: whole games by mouse, keyboard and finger; axe; what a phone holds."""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from .axe import complaints
from .conftest import Arrive
from .layout import misfits
from .people import GREEDY_BOT, ME, Person
from .screens import LANGUAGES, THEMES
from .test_phone import PHONE
from .walker import press_by_keyboard, press_by_mouse, press_by_touch

GAME = "mandragora"
BOARD = ".mandragora"
EVERY = 6  # decisions between two looks


def sit_down(person: Person, opponents: int, **options: str) -> None:
    table = person.make_table(ME, *[GREEDY_BOT] * opponents, game=GAME, **options)
    person.come_to(table)
    expect(person.page.locator(BOARD)).to_be_visible()


@pytest.mark.parametrize(
    ("press", "opponents", "options"),
    [(press_by_mouse, 2, {}), (press_by_mouse, 3, {"teams": "yes"}), (press_by_keyboard, 1, {})],
)
def test_a_whole_game(arrive: Arrive, press: Any, opponents: int, options: dict[str, str]) -> None:
    ada = arrive("Ada")
    sit_down(ada, opponents, **options)
    walker = ada.walker(press)
    walker.play_on()
    assert walker.over
    expect(ada.page.get_by_role("heading", name="Points")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_fits_a_phone_and_a_finger(arrive: Arrive, language: str) -> None:
    ada = arrive("Ada", locale=language, **PHONE)
    ada.page.goto(f"/how/{GAME}")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert not misfits(ada.page)
    sit_down(ada, 3)
    walker = ada.walker(press_by_touch)
    while walker.play_on(EVERY) == EVERY:
        walker.wait()
        assert not misfits(ada.page)
    assert walker.over


@pytest.mark.parametrize(("language", "theme"), list(product(LANGUAGES, THEMES)))
def test_axe_finds_nothing(arrive: Arrive, language: str, theme: str) -> None:
    ada = arrive("Ada", locale=language, color_scheme=theme)
    ada.page.goto(f"/how/{GAME}")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    found = complaints(ada.page)
    sit_down(ada, 3, teams="yes")
    walker = ada.walker()
    for _ in range(3):
        walker.wait()
        found += complaints(ada.page)
        walker.play_on(EVERY)
    assert not found, "\n".join(found)
