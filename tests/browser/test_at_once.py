"""Six people at one table, who all decide at once."""

import json

from playwright.sync_api import Page, expect

from .conftest import Arrive
from .people import Person, gather
from .walker import CHOICES, Walker

GAME = "arcana_rising"
NAMES = ("Ada", "Ola", "Ewa", "Jan", "Iga", "Wit")
TURNS = 3
CHOOSING = "ul[aria-label=Players] li.turn"  # those who still do
IN_SIGHT = """() => ["[data-place=hand-ash]", "[aria-label='Your board']"]
  .map((one) => document.querySelector(one))
  .map((one) => one.getBoundingClientRect())
  .every(({ top, bottom }) => top >= 0 && bottom <= innerHeight)"""


def headline(page: Page, turn: int) -> None:
    expect(page.get_by_text(f"Round 1, turn {turn}", exact=True)).to_be_visible()


def board_of(person: Person, name: str) -> str:
    """What a page shows of another player's resources and columns."""
    return person.page.get_by_role("region", name=name, exact=True).get_by_role("list").inner_text()


def press(walker: Walker) -> None:
    """Decide, and wait for nothing."""
    controls = walker.page.locator(CHOICES)
    walker.press(controls.nth(walker.dice.randrange(controls.count())))


def finish_turn(walker: Walker, others: Walker) -> None:
    """Decide until nothing is asked any more: the turn waits for others."""
    while walker.asked:
        walker.decide()
    assert others.asked


def test_six_people_decide_at_once_and_see_it_together(arrive: Arrive) -> None:
    people = [arrive(name) for name in NAMES]
    gather(*people, game=GAME)
    walkers = [person.walker(seed=seed) for seed, person in enumerate(people)]
    ada, ola = people[0], people[1]
    for walker in walkers:
        walker.wait()
        expect(walker.page.locator(CHOOSING)).to_have_count(len(NAMES))
    assert ada.page.evaluate(IN_SIGHT), "one's own board needs no scrolling"

    before = board_of(ola, "Ada")
    finish_turn(walkers[0], walkers[1])
    expect(ola.page.locator(CHOOSING)).to_have_count(len(NAMES) - 1)
    assert board_of(ola, "Ada") == before, "what others do shows when all are done"
    undo = ada.page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    undo.click()
    expect(ola.page.locator(CHOOSING)).to_have_count(len(NAMES))

    for turn in range(1, TURNS + 1):
        for person in people:
            headline(person.page, turn)
        # Everybody presses before anybody has heard of the others' presses.
        while asked := [walker for walker in walkers if walker.asked]:
            if ada.page.get_by_text(f"Round 1, turn {turn + 1}", exact=True).count():
                break
            for walker in asked:
                press(walker)
            for walker in asked:
                walker.page.wait_for_function(
                    "() => !document.querySelector('[aria-disabled=true]')"
                )
    for person in people:
        headline(person.page, TURNS + 1)
        refused = [frame for frame in person.frames if json.loads(frame)["is"] == "refused"]
        assert not refused, "nobody was late because others were quicker"
    seen = [board_of(person, "Wit") for person in people[:-1]]
    assert len(set(seen)) == 1, "all see the same of a player"
