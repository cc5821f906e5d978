"""Every screen of the client, one after the other: for checks, and for pictures to look at.

python -m tests.browser.screens FOLDER [PART OF A NAME]
"""

import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect, sync_playwright

from . import chromium
from .games import GAMES, Table, Tried
from .people import GREEDY_BOT, ME, OPEN, RANDOM_BOT, Person
from .serving import Server, sqlite_at

LANGUAGES = ("en", "pl", "uk")
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": PHONE,
}
SOME_TURNS = 12  # decisions
LATE = 0.8  # of a game
A_GAME_OF_BOTS = 90_000  # milliseconds: four of them, half of them random, with windows
CARD = ":is(button[data-card], [data-card] button):visible"


def visit(person: Person) -> Iterator[str]:
    """Goes through what all games share, from screen to screen, and names each once it is there."""
    yield from _pages(person)
    yield from _dialogs_of_home(person)
    yield from _lobby(person)


def visit_game(person: Person, game: Tried) -> Iterator[str]:
    """The same for a game."""
    open_page(person.page, f"/how/{game}")
    yield "how to play"
    yield from _table(person, game)
    yield from _two(person, game)
    if game.alone:
        yield from _alone(person, game)
    yield from _finished(person, game)


def visit_all(person: Person) -> Iterator[str]:
    """Every screen there is."""
    yield from visit(person)
    for game in GAMES:
        for screen in visit_game(person, game):
            yield f"{game} {screen}"


def _pages(person: Person) -> Iterator[str]:
    for name, path in {
        "home": "/",
        "about": "/about",
        "missing": "/nothing/here",
        "no table": "/t/ZZZZZZ",
    }.items():
        open_page(person.page, path)
        yield name


def _dialogs_of_home(person: Person) -> Iterator[str]:
    page = person.page
    for name, button in {
        "play now": ".shelf article .button.primary",
        "set a table": ".shelf article .button:not(.primary, .quiet)",
        "settings": "header .tools button >> nth=-1",
    }.items():
        open_page(page, "/")
        page.locator(button).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield name


def _lobby(person: Person) -> Iterator[str]:
    person.come_to(person.make_table(ME, OPEN, GREEDY_BOT))
    expect(person.page.locator("ol li").first).to_be_visible()
    yield "lobby"


def _table(person: Person, game: Tried) -> Iterator[str]:
    page, walker = person.page, person.walker()
    person.sit_down(game, game.crowded)
    walker.wait()
    yield "table at the start"
    walker.play_on(SOME_TURNS)
    walker.wait()
    yield "table"
    page.locator(CARD).first.focus()
    page.keyboard.press("v")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "card"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "help"
    page.keyboard.press("Escape")
    page.locator("details summary").last.click()
    yield "list of choices"


def _two(person: Person, game: Tried) -> Iterator[str]:
    walker = person.walker()
    person.sit_down(game, Table(2))
    walker.play_on(SOME_TURNS)
    walker.wait()
    yield "table for two"


def _alone(person: Person, game: Tried) -> Iterator[str]:
    walker = person.walker()
    person.sit_down(game, Table(1))
    walker.play_on(SOME_TURNS)
    walker.wait()
    yield "solo"


def _finished(person: Person, game: Tried) -> Iterator[str]:
    page = person.page
    bots = [GREEDY_BOT, RANDOM_BOT] * game.crowded.seats
    table = person.make_table(*bots[: game.crowded.seats], game=game.name, **game.crowded.options)
    person.come_to(table)
    page.wait_for_selector("[data-status=over]", timeout=A_GAME_OF_BOTS)
    expect(page.locator("table").first).to_be_visible()
    yield "result"
    open_page(page, f"/t/{table['code']}/replay/0?seat=1")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    steps = int(slider.get_attribute("max") or slider.get_attribute("aria-valuemax") or 0)
    assert steps > SOME_TURNS
    for name, step in {"replay": 40, "replay late": int(steps * LATE)}.items():
        open_page(page, f"/t/{table['code']}/replay/{step}?seat=1")
        expect(slider).to_have_value(str(step))
        yield name
    open_page(page, f"/t/{table['code']}/check")
    yield "fair dice"


def open_page(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


def main(folder: Path, wanted: str) -> None:
    """A picture of each screen in every language, theme and size."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(sqlite_at(Path(place)), Path(place) / "log").start()
        browser = chromium.find().launch(playwright)
        for language, theme, size in product(LANGUAGES, THEMES, SIZES):
            context = browser.new_context(
                base_url=server.address,
                locale=language,
                color_scheme=theme,
                reduced_motion="reduce",
                **SIZES[size],
            )
            person = Person(context, server.address)
            person.call("Ada")
            for screen in visit_all(person):
                name = f"{screen.replace(' ', '-')}.{size}.{theme}.{language}.png"
                if wanted in name:
                    over_all = person.page.get_by_role("dialog").count() > 0
                    person.page.screenshot(path=folder / name, full_page=not over_all)
            context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "")
