"""Advice: what a strong bot would do, for those who agreed that one may ask."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Arrive
from .games import GAMES, Table, Tried
from .people import Person, gather

THINKING = 30_000  # milliseconds
MOST_SHOWN = 6  # ratings
RATING = re.compile(r"\d+ % to win")


def open_advice(person: Person) -> Locator:
    person.page.get_by_role("button", name="Advice", exact=True).click()
    dialog = person.page.get_by_role("dialog", name="What a strong bot would do")
    expect(dialog).to_be_visible()
    return dialog


def heard(person: Person) -> list[str]:
    """The kinds of messages about advice that reached a page."""
    kinds = [json.loads(frame)["is"] for frame in person.frames]
    return [kind for kind in kinds if kind in ("advice", "refused")]


def expect_ratings(person: Person, dialog: Locator) -> None:
    """The bot's choice first, all of them choices that the page offers, each with a rating."""
    rows = dialog.get_by_role("listitem")
    expect(rows.first).to_contain_text("its choice", timeout=THINKING)
    expect(rows.first).to_contain_text(RATING)
    for row in rows.all():
        expect(row).to_contain_text(RATING)
    expect(dialog.get_by_text("its choice")).to_have_count(1)
    offered = person.page.locator("[data-choice]").evaluate_all(
        "(all) => all.map((one) => one.textContent.toLowerCase())"
    )
    assert rows.count() == min(MOST_SHOWN, len(offered)), "with the alternatives"
    for text in dialog.locator("li .text").all_inner_texts():
        assert any(text.lower() in choice for choice in offered), (text, offered)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_two_people_are_advised_only_while_both_agree(arrive: Arrive, game: Tried) -> None:
    ada, ola = arrive("Ada"), arrive("Ola")
    gather(ada, ola, game=game.name)
    walkers = {person.page: person.walker() for person in (ada, ola)}
    ada.page.wait_for_timeout(200)
    asked, other = (ada, ola) if walkers[ada.page].asked else (ola, ada)

    mine = open_advice(asked)
    expect(mine.get_by_text("Everybody at the table has to agree to it.")).to_be_visible()
    mine.get_by_role("button", name="Agree to advice").click()
    other_name = "Ola" if other is ola else "Ada"
    expect(mine.get_by_text(f"Not agreed yet: {other_name}")).to_be_visible()
    asked.page.wait_for_timeout(500)
    expect(mine.get_by_role("listitem")).to_have_count(0)
    assert not heard(asked), "nobody is advised before all have agreed"

    theirs = open_advice(other)
    theirs.get_by_role("button", name="Agree to advice").click()
    expect_ratings(asked, mine)
    if walkers[other.page].asked:  # all decide at once
        expect_ratings(other, theirs)
    else:
        expect(theirs.get_by_role("listitem")).to_have_count(0)
        assert not heard(other), "whoever is not asked is not advised"
    assert heard(asked) == ["advice"]

    theirs.get_by_role("button", name="No more advice").click()
    expect(mine.get_by_text(f"Not agreed yet: {other_name}")).to_be_visible()
    expect(mine.get_by_role("listitem")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_one_person_among_bots_is_advised_once_they_ask_for_it(arrive: Arrive, game: Tried) -> None:
    ada = arrive("Ada")
    ada.sit_down(game, Table(2))
    walker = ada.walker()
    walker.wait()
    ada.page.wait_for_timeout(300)
    assert not heard(ada), "advice is off until it is asked for"

    dialog = open_advice(ada)
    expect(dialog.get_by_role("listitem")).to_have_count(0)
    expect(dialog.get_by_text("Everybody at the table has to agree to it.")).to_have_count(0)
    dialog.get_by_role("button", name="Agree to advice").click()
    expect_ratings(ada, dialog)

    ada.page.keyboard.press("Escape")
    walker.decide()
    walker.wait()
    expect_ratings(ada, open_advice(ada))
