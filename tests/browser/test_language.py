"""Three languages, also in the middle of a game."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Arrive
from .games import GAMES, Table, Tried
from .people import GREEDY_BOT, RANDOM_BOT, Person

ROOT = Path(__file__).parents[2]
LANGUAGES = {"pl": "Polski", "uk": "Українська", "en": "English"}
STILL_TO_DECIDE = "li.panel.turn"  # seats
LATIN = re.compile(r"[A-Za-z]{2,}")
LETTERS = re.compile(r"[^\W\d_]{2,}")


def story(page: Page) -> str:
    return page.get_by_role("log").first.inner_text()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_language_changes_in_mid_game_and_with_it_every_line_of_the_log(
    arrive: Arrive, game: Tried
) -> None:
    ada = arrive("Ada")
    ada.sit_down(game, Table(2))
    walker = ada.walker()
    walker.play_on(6)
    walker.wait()
    expect(ada.page.locator(STILL_TO_DECIDE)).to_have_count(1)  # nobody but her: nothing moves
    lines, version = len(story(ada.page).splitlines()), walker.version
    shown = story(ada.page)
    stories = {}
    for language, name in LANGUAGES.items():
        ada.page.locator("header select").first.select_option(label=name)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        expect(ada.page.get_by_role("log").first).not_to_have_text(shown, use_inner_text=True)
        shown = stories[language] = story(ada.page)
        assert len(stories[language].splitlines()) == lines
        assert walker.version == version
    assert len(set(stories.values())) == len(LANGUAGES)
    walker.play_on()
    assert walker.over


@pytest.mark.parametrize(
    ("game", "seating"), [(game, table) for game in GAMES for table in game.stories], ids=str
)
def test_no_english_word_stands_in_a_polish_or_ukrainian_log(
    arrive: Arrive, game: Tried, seating: Table
) -> None:
    ada = arrive("Ада")
    bots = [GREEDY_BOT, RANDOM_BOT] * seating.seats
    table = ada.make_table(*bots[: seating.seats], game=game.name, **seating.options)
    ada.come_to(table)
    ada.page.wait_for_selector("[data-status=over]")
    english, polish, ukrainian = (
        told(ada, table["code"], language) for language in ("en", "pl", "uk")
    )
    assert len(english.splitlines()) == len(polish.splitlines()) == len(ukrainian.splitlines())
    assert not LATIN.findall(ukrainian)
    assert not words_of(polish) & (words_of(english) - words_of(written(game, "pl")))


def told(person: Person, code: str, language: str) -> str:
    """The whole log of a finished game in a language."""
    person.page.goto(f"/t/{code}/replay/0?seat=0")
    person.page.locator("header select").first.select_option(label=LANGUAGES[language])
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.page.get_by_role("slider").press("End")
    expect(person.page.get_by_role("log").locator("section").nth(5)).to_be_attached()
    return story(person.page)


def words_of(text: str) -> set[str]:
    return {word.lower() for word in LETTERS.findall(text)}


def written(game: Tried, language: str) -> str:
    """All that may be said in a language."""
    places = (f"src/coven/games/{game}/locale", f"web/src/games/{game}/locale", "web/locale")
    values = [(ROOT / place / f"{language}.ftl").read_text() for place in places]
    cards = (ROOT / f"src/coven/games/{game}/cards.toml").read_text()
    names = re.findall(rf'\b{language} = "([^"]+)"', cards)
    lines = [line for text in values for line in text.splitlines() if line[:1] != "#"]
    return "\n".join([*names, *(line.split("=", 1)[-1] for line in lines)])
