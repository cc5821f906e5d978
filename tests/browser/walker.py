"""Plays by what a page offers: any control that glows will do."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, TimeoutError

TABLE = "[data-version]"
CHOICES = ":is([data-control], [data-action]):not([disabled], [aria-disabled=true]):visible"
ARMED = "[data-armed]"  # touched once
LONGEST = 2000  # decisions; no game is so long
SOON = 10_000  # milliseconds within which what is offered can be pressed
SETTLED = """([version, status]) => {
  const table = document.querySelector("[data-version]");
  const unanswered = document.querySelector("[data-control][aria-disabled=true]");
  return table !== null && unanswered === null
    && (table.dataset.version !== version || table.dataset.status !== status);
}"""
EARS = """
  const kinds = ["pointerdown", "pointerup", "pointercancel", "click", "contextmenu", "scroll"];
  window.pressed = [];
  for (const kind of kinds) {
    addEventListener(kind, ({ target }) => {
      const place = target.closest?.("[data-control], [data-action]") ?? target;
      const { control, action } = place.dataset ?? {};
      const name = control ?? action ?? place.localName ?? "page";
      pressed.push(`${Math.round(performance.now())} ${kind} ${name}`);
      pressed.splice(0, pressed.length - 20);
    }, { capture: true, passive: true });
  }
"""  # a page that hears what a pointer did to it, for the day that nothing comes of a press
ASKED_OR_OVER = """() => {
  const table = document.querySelector("[data-version]");
  const open = ":not([disabled], [aria-disabled=true])";
  const control = document.querySelector(`[data-control]${open}, [data-action]${open}`);
  return table !== null && (table.dataset.status === "over" || control !== null);
}"""


def press_by_mouse(control: Locator) -> None:
    control.click(timeout=SOON)


def press_by_keyboard(control: Locator) -> None:
    control.focus(timeout=SOON)
    control.press("Enter", timeout=SOON)


def press_by_touch(control: Locator) -> None:
    """Twice, where the first touch only shows what would come of it."""
    control.tap(timeout=SOON)
    armed = control.page.locator(ARMED)
    if armed.count():
        armed.first.tap(timeout=SOON)


@dataclass
class Walker:
    """A person who decides at random."""

    page: Page
    press: Callable[[Locator], None] = press_by_mouse
    dice: random.Random = field(default_factory=lambda: random.Random(7))

    @property
    def version(self) -> str:
        return self.page.locator(TABLE).get_attribute("data-version") or ""

    @property
    def status(self) -> str:
        return self.page.locator(TABLE).get_attribute("data-status") or ""

    @property
    def over(self) -> bool:
        return self.status == "over"

    @property
    def asked(self) -> bool:
        return self.page.locator(CHOICES).count() > 0

    def decide(self) -> None:
        """One decision, and what follows from it."""
        before = [self.version, self.status]
        controls = self.page.locator(CHOICES)
        offered = controls.count()
        if offered == 0:
            return  # a window has closed in between
        control = controls.nth(self.dice.randrange(offered))
        try:
            self.press(control)
        except TimeoutError:
            if [self.version, self.status] == before:
                raise
            return  # the same, while the button was being pressed
        self.settle(before)

    def settle(self, before: list[str]) -> None:
        """Until version or status are others than before, and the own decision is answered.

        Where all decide at once, the version may have changed by what another did.
        """
        try:
            self.page.wait_for_function(SETTLED, arg=before)
        except TimeoutError as late:
            heard = self.page.evaluate("() => [Math.round(performance.now()), ...window.pressed]")
            shown = " ".join(self.page.locator("body").inner_text().split())
            told = f"nothing came after {before}; heard: {heard}; the page shows: {shown}"
            raise AssertionError(told) from late

    def wait(self) -> None:
        """Until it is one's turn, or over."""
        self.page.wait_for_function(ASKED_OR_OVER)

    def play_on(self, decisions: int = LONGEST) -> int:
        """Decide so often, or to the end of the game; how often it was."""
        for made in range(decisions):
            self.wait()
            if self.over:
                return made
            self.decide()
        return decisions


def play_together(*walkers: Walker, decisions: int = LONGEST) -> int:
    """Several people at one table: whoever is asked decides; how often they did."""
    for made in range(decisions):
        walker = _asked(walkers)
        if walker is None:
            return made
        walker.decide()
    return decisions


def _asked(walkers: tuple[Walker, ...]) -> Walker | None:
    while True:
        for walker in walkers:
            if walker.over:
                return None
            if walker.asked:
                return walker
        walkers[0].page.wait_for_timeout(20)
