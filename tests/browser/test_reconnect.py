"""Servers die; games do not."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.postgres import postgres

from .conftest import Arrive
from .people import GREEDY_BOT, ME, gather
from .relay import Relay
from .serving import Server
from .walker import CHOICES, Walker, play_together

LOST = "The connection is lost"
COMING_BACK = 30_000  # milliseconds


def seen(page: Page) -> tuple[str, ...]:
    """All that stands on the board and in the log."""
    board = page.get_by_role("region", name="Board").first.inner_text()
    return board, page.get_by_role("log", name="Log").inner_text()


def test_nothing_is_lost_when_the_server_is_killed_in_mid_turn(
    arrive: Arrive, server: Server
) -> None:
    ada = arrive("Ada")
    ada.come_to(ada.make_table(ME, GREEDY_BOT))
    walker = ada.walker()
    walker.play_on(7)
    walker.wait()
    before, version = seen(ada.page), walker.version
    server.kill()
    expect(ada.page.get_by_text(LOST)).to_be_visible()
    server.start()
    expect(ada.page.get_by_text(LOST)).to_be_hidden(timeout=COMING_BACK)
    assert (seen(ada.page), walker.version) == (before, version)
    walker.play_on()
    assert walker.over


def test_a_move_made_while_the_server_was_gone_is_done_once(arrive: Arrive, server: Server) -> None:
    ada = arrive("Ada")
    ada.come_to(ada.make_table(ME, GREEDY_BOT))
    walker = ada.walker()
    walker.wait()
    version = int(walker.version)
    server.kill()
    ada.page.locator(CHOICES).first.click()
    server.start()
    ada.page.wait_for_selector(f'[data-version="{version + 1}"]', timeout=COMING_BACK)
    ada.page.wait_for_timeout(500)
    assert walker.version == str(version + 1)
    ada.faults.clear()  # a page may say that its socket broke


def test_players_of_two_servers_share_a_table_and_go_on_when_one_server_dies(
    arrive: Arrive, tmp_path: Path
) -> None:
    with postgres() as database:
        first = Server(database, tmp_path / "first.log").start()
        second = Server(database, tmp_path / "second.log").start()
        door = Relay([first.port, second.port])
        try:
            ada = arrive("Ada", address=door.address)  # led to the first server
            ola = arrive("Ola", address=second.address)
            table = gather(ada, ola)
            walkers = [ada.walker(seed=1), ola.walker(seed=2)]
            play_together(*walkers, decisions=12)
            agree(*walkers)
            told = [seen(person.page)[1] for person in (ada, ola)]

            first.kill()
            expect(ada.page.get_by_text(LOST)).to_be_visible()
            expect(ada.page.get_by_text(LOST)).to_be_hidden(timeout=COMING_BACK)
            assert [seen(person.page)[1] for person in (ada, ola)] == told
            play_together(*walkers)
            assert all(walker.over for walker in walkers)
            assert second.ask(f"/api/tables/{table['id']}/fairness")["status"] == "over"
        finally:
            for one in (first, second):
                one.stop()
            door.close()
    for person in (ada, ola):
        person.faults.clear()


def agree(*walkers: Walker) -> None:
    """Until all pages show the same version."""
    latest = max(int(walker.version) for walker in walkers)
    for walker in walkers:
        walker.page.wait_for_selector(f'[data-version="{latest}"]')
