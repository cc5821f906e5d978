"""Whole games of SpellBook, as people play them."""

from playwright.sync_api import Page, expect

from .conftest import Arrive
from .people import GREEDY_BOT, ME, RANDOM_BOT
from .walker import play_together

RESULT = "[data-status=over]"


def totals(page: Page) -> list[str]:
    return page.locator("tfoot td strong").all_inner_texts()


def test_a_newcomer_is_in_a_game_against_bots_with_three_clicks(arrive: Arrive) -> None:
    newcomer = arrive()
    page = newcomer.page
    page.goto("/")
    page.get_by_role("button", name="Play now: SpellBook").click()
    page.get_by_role("button", name="Begin").click()
    walker = newcomer.walker()
    walker.wait()
    assert walker.asked


def test_two_people_play_a_whole_game_from_invitation_to_rematch(arrive: Arrive) -> None:
    ada, ola = arrive("Ada"), arrive("Ola")
    ada.page.goto("/")
    ada.page.get_by_role("button", name="Set a table for SpellBook").click()
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
        expect(person.page.get_by_role("heading", name="Points")).to_be_visible()
    assert len(totals(ada.page)) == 2
    assert totals(ada.page) == totals(ola.page)

    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda address: not address.endswith(code))
    ola.page.get_by_role("link", name="To the next game").click()
    expect(ola.page.locator("[data-version]")).to_be_visible()
    assert ada.page.url == ola.page.url


def test_a_game_against_bots_is_played_to_the_end_with_the_mouse(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.come_to(ada.make_table(ME, GREEDY_BOT, RANDOM_BOT))
    assert ada.walker().play_on() > 10
    expect(ada.page.locator(RESULT)).to_be_visible()
    assert len(totals(ada.page)) == 3


def test_one_person_alone_plays_the_solo_game(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.page.goto("/")
    ada.page.get_by_role("button", name="Play now: SpellBook").click()
    ada.page.get_by_text("Solo game").click()
    ada.page.get_by_role("button", name="Begin").click()
    assert ada.walker().play_on() > 10
    expect(ada.page.locator(RESULT)).to_be_visible()
    assert len(totals(ada.page)) == 2, "the rival's points stand beside one's own"


def test_a_finished_game_is_replayed_from_any_seat_by_a_link_to_a_step(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = ada.make_table(ME, GREEDY_BOT)
    ada.come_to(table)
    ada.walker().play_on()
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
