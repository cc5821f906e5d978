"""Everything with the keyboard alone: no test here has a mouse."""

import random

import pytest
from playwright.sync_api import Page, expect

from .conftest import Arrive
from .games import GAMES, Table, Tried
from .screens import PHONE, SOME_TURNS
from .walker import CHOICES, Walker

FARTHEST = 80  # presses of Tab that anything may be away
NAME_OF_FOCUS = """() => {
  const at = document.activeElement;
  return (at.getAttribute("aria-label") ?? at.innerText ?? "").trim();
}"""
ACTIONS = "(all) => all.map((one) => one.dataset.control ?? one.dataset.action)"
FOCUSED_ACTION = """() => {
  const { control, action } = document.activeElement.dataset;
  return control ?? action ?? null;
}"""

UNDER_THE_BAR = """(all) => all.filter((one) => {
  scrollTo(0, 0);
  one.focus();
  const { top, bottom } = one.getBoundingClientRect();
  const bar = document.querySelector(".bar").getBoundingClientRect();
  return bottom > bar.top && top < bar.bottom;
}).map((one) => one.title || one.innerText)"""


def tab_to(page: Page, name: str) -> None:
    """Presses Tab until something with this name has the focus."""
    seen = []
    for _ in range(FARTHEST):
        page.keyboard.press("Tab")
        seen.append(page.evaluate(NAME_OF_FOCUS))
        if seen[-1].startswith(name):
            return
    raise AssertionError(f"{name!r} cannot be reached with Tab, only {seen}")


def decide_by_number(page: Page, dice: random.Random) -> None:
    """Digits lead to a choice in the list, Enter makes it."""
    count = page.locator("[data-choice]").count()
    for digit in str(dice.randrange(count) + 1):
        page.keyboard.press(digit)
    expect(page.locator("[data-choice]:focus")).to_be_visible()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_game_is_found_begun_and_played_to_the_end_with_the_keyboard_alone(
    arrive: Arrive, game: Tried
) -> None:
    page = arrive().page
    page.goto("/")
    tab_to(page, f"Play now: {game.title}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("button", name="Begin")).to_be_focused()
    page.keyboard.press("Enter")
    walker, dice = Walker(page), random.Random(11)
    walker.wait()
    while not walker.over:
        before = [walker.version, walker.status]
        decide_by_number(page, dice)
        walker.settle(before)
        walker.wait()
    expect(page.get_by_role("heading", name=game.counted)).to_be_visible()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_glows_on_the_board_is_reached_with_tab_and_arrows(
    arrive: Arrive, game: Tried
) -> None:
    page = arrive().page
    page.goto("/")
    tab_to(page, f"Play now: {game.title}")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    walker = Walker(page)
    walker.wait()
    missing = set(page.locator(CHOICES).evaluate_all(ACTIONS))
    for _ in range(FARTHEST):
        page.keyboard.press("Tab")
        missing -= {page.evaluate(FOCUSED_ACTION)}
        for _ in range(page.locator(CHOICES).count()):
            page.keyboard.press("ArrowRight")
            missing -= {page.evaluate(FOCUSED_ACTION)}
        if not missing:
            return
    raise AssertionError(f"the choices {missing} cannot be reached")


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_card_is_looked_at_and_put_away_with_keys_and_the_focus_comes_back(
    arrive: Arrive, game: Tried
) -> None:
    ada = arrive("Ada")
    ada.sit_down(game, Table(2))
    page = ada.page
    Walker(page).wait()
    for _ in range(FARTHEST):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.closest('[data-card]') !== null"):
            break
    before = page.evaluate_handle("() => document.activeElement")
    page.keyboard.press("v")
    viewer = page.get_by_role("dialog")
    expect(viewer).to_be_visible()
    page.keyboard.press("Escape")
    expect(viewer).to_be_hidden()
    assert page.evaluate("(before) => document.activeElement === before", before)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_has_the_focus_is_never_under_the_bar(arrive: Arrive, game: Tried) -> None:
    ada = arrive("Ada", **PHONE)
    ada.sit_down(game, game.crowded)
    walker = ada.walker()
    walker.play_on(SOME_TURNS)
    walker.wait()
    board = ada.page.locator(".middle > .board :is(button, summary):visible")
    assert board.count() > 0
    assert board.evaluate_all(UNDER_THE_BAR) == []
