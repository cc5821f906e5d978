"""Taking back and making again, in one's own turn."""

from playwright.sync_api import Locator, Page, expect

from .conftest import Arrive
from .people import GREEDY_BOT, ME
from .walker import CHOICES, Walker


def offered(page: Page) -> list[str]:
    return sorted(
        page.locator(CHOICES).evaluate_all(
            "(all) => all.map((one) => one.ariaLabel ?? one.innerText)"
        )
    )


def story(page: Page) -> str:
    return page.get_by_role("log", name="Log").inner_text()


def test_undo_goes_back_to_a_draw_and_never_past_it(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.come_to(ada.make_table(ME, GREEDY_BOT))
    page, walker = ada.page, ada.walker()
    undo = page.get_by_role("button", name="Undo")
    redo = page.get_by_role("button", name="Redo")
    walker.wait()
    expect(undo).to_be_disabled()
    press(walker, "Draw 2 tokens from the bag")
    expect(undo).to_be_disabled()
    drawn, told = offered(page), story(page)

    press(walker, "Skip this phase")
    skipped = offered(page)
    assert skipped != drawn
    click(walker, undo)
    assert offered(page) == drawn
    assert story(page) == told
    expect(undo).to_be_disabled()

    version = walker.version
    page.keyboard.press("u")
    page.wait_for_timeout(300)
    assert walker.version == version, "a draw is not taken back by any means"

    click(walker, redo)
    assert offered(page) == skipped
    expect(redo).to_be_disabled()
    click(walker, undo)
    walker.decide()
    expect(redo).to_be_disabled()


def press(walker: Walker, label: str) -> None:
    before = [walker.version, walker.status]
    walker.page.locator(CHOICES).and_(walker.page.get_by_role("button", name=label)).first.click()
    walker.settle(before)


def click(walker: Walker, button: Locator) -> None:
    before = [walker.version, walker.status]
    button.click()
    walker.settle(before)
