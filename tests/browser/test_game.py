"""Whole games, as people play them."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Arrive
from .games import GAMES, Table, Tried
from .people import GREEDY_BOT, ME
from .walker import play_together

RESULT = "[data-status=over]"


def totals(page: Page) -> list[str]:
    return page.locator("tfoot td strong").all_inner_texts()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_newcomer_is_in_a_game_against_bots_with_three_clicks(
    arrive: Arrive, game: Tried
) -> None:
    newcomer = arrive()
    page = newcomer.page
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {game.title}").click()
    page.get_by_role("button", name="Begin").click()
    walker = newcomer.walker()
    walker.wait()
    assert walker.asked


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_two_people_play_a_whole_game_from_invitation_to_rematch(
    arrive: Arrive, game: Tried
) -> None:
    ada, ola = arrive("Ada"), arrive("Ola")
    ada.page.goto("/")
    ada.page.get_by_role("button", name=f"Set a table for {game.title}").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Set a table").click()
    ada.page.wait_for_url("**/t/*")
    code = ada.page.url.rsplit("/", 1)[1]

    ola.page.goto("/")
    ola.page.get_by_label("Table code").fill(code.lower())
    ola.page.get_by_role("button", name="Join", exact=True).click()
    ola.page.get_by_role("button", name="Sit here").click()
    for person in (ola, ada):
        person.page.get_by_role("button", name="I am ready").click()
    ada.page.get_by_role("button", name="Begin the game").click()

    walkers = [person.walker(seed=seed) for seed, person in enumerate((ada, ola))]
    for walker in walkers:
        walker.page.wait_for_selector("[data-status=playing]")
    assert play_together(*walkers) > 20
    for person in (ada, ola):
        expect(person.page.locator(RESULT)).to_be_visible()
        expect(person.page.get_by_role("heading", name=game.counted)).to_be_visible()
    assert len(totals(ada.page)) == 2
    assert totals(ada.page) == totals(ola.page)

    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda address: not address.endswith(code))
    ola.page.get_by_role("link", name="To the next game").click()
    expect(ola.page.locator("[data-version]")).to_be_visible()
    assert ada.page.url == ola.page.url


@pytest.mark.parametrize(
    ("game", "table"), [(game, table) for game in GAMES for table in game.tables], ids=str
)
def test_a_game_against_bots_is_played_to_the_end_with_the_mouse(
    arrive: Arrive, game: Tried, table: Table
) -> None:
    ada = arrive("Ada")
    ada.sit_down(game, table)
    assert ada.walker().play_on() > 10
    expect(ada.page.locator(RESULT)).to_be_visible()
    expect(ada.page.get_by_role("heading", name=game.counted)).to_be_visible()
    columns = ada.page.locator("table").first.locator("thead th[scope=col]")
    expect(columns).to_have_count(table.seats)


@pytest.mark.parametrize("game", [game for game in GAMES if game.alone], ids=str)
def test_one_person_alone_plays_the_solo_game(arrive: Arrive, game: Tried) -> None:
    ada = arrive("Ada")
    ada.page.goto("/")
    ada.page.get_by_role("button", name=f"Play now: {game.title}").click()
    ada.page.get_by_text("Solo game").click()
    ada.page.get_by_role("button", name="Begin").click()
    assert ada.walker().play_on() > 10
    expect(ada.page.locator(RESULT)).to_be_visible()
    assert len(totals(ada.page)) == 1 + game.rivals, "rivals' points stand beside one's own"


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_finished_game_is_replayed_from_any_seat_by_a_link_to_a_step(
    arrive: Arrive, game: Tried
) -> None:
    ada = arrive("Ada")
    table = ada.make_table(GREEDY_BOT, GREEDY_BOT, game=game.name)
    ada.come_to(table)
    ada.page.wait_for_selector(RESULT)
    friend = arrive("Ola")
    friend.page.goto(f"/t/{table['code']}/replay/12?seat=1")
    slider = friend.page.get_by_role("slider")
    expect(slider).to_have_value("12")
    slider.press("ArrowRight")
    expect(slider).to_have_value("13")
    expect(friend.page).to_have_url(f"/t/{table['code']}/replay/13?seat=1")
    slider.press("End")
    expect(friend.page.get_by_role("log", name="Log").locator("section").last).to_be_visible()


def test_after_a_game_the_browser_checks_that_the_dice_were_fair(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = ada.make_table(ME, GREEDY_BOT)
    ada.come_to(table)
    ada.page.goto(f"/t/{table['code']}/check")
    expect(ada.page.get_by_text("The seed stays secret until the game is over")).to_be_visible()
    ada.come_to(table)
    ada.walker().play_on()
    ada.page.get_by_role("link", name="Check the dice").click()
    expect(ada.page.get_by_text("the promise was kept")).to_be_visible()
