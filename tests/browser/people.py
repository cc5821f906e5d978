"""People who come to the table, each with a browser of their own."""

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket

from .games import Table, Tried
from .walker import EARS, Walker, press_by_mouse

ME = {"holder": "me"}
OPEN = {"holder": "open"}
RANDOM_BOT = {"holder": "bot", "bot": "random"}
GREEDY_BOT = {"holder": "bot", "bot": "greedy"}


class Person:
    """Somebody with a name, a page, and an ear for all that reaches it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        context.add_init_script(EARS)
        self.page: Page = context.new_page()
        self.frames: list[str] = []  # all that the socket brought
        self.faults: list[str] = []  # what the page complained of
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("console", self._note)

    def call(self, name: str) -> None:
        self._post("/api/me", {"name": name})

    def make_table(
        self, *seats: dict[str, str], game: str = "spellbook", **options: str
    ) -> dict[str, str]:
        """A table with these seats, begun at once if nobody is missing."""
        new = {"game": game, "seats": list(seats), "options": options}
        made: dict[str, str] = self._post("/api/tables", {**new, "start": OPEN not in seats})
        return made

    def sit_down(self, game: Tried, table: Table, bot: dict[str, str] = GREEDY_BOT) -> Any:
        """At a table of a game, with bots on the other seats."""
        bots = [bot] * (table.seats - 1)
        made = self.make_table(ME, *bots, game=game.name, **table.options)
        self.come_to(made)
        return made

    def come_to(self, table: dict[str, str]) -> None:
        self.page.goto(f"/t/{table['code']}")
        self.page.wait_for_selector("[data-version]")
        self.page.evaluate("() => document.fonts.ready.then(() => null)")  # the text stands still

    def walker(self, press: Callable[[Locator], None] = press_by_mouse, seed: int = 7) -> Walker:
        return Walker(self.page, press, random.Random(seed))

    def updates(self) -> list[dict[str, Any]]:
        heard = [json.loads(frame) for frame in self.frames]
        return [message for message in heard if message["is"] == "update"]

    def _post(self, path: str, body: object) -> Any:
        answer = self.context.request.post(path, data=body, headers={"Origin": self.address})
        assert answer.ok, answer.text()
        return answer.json()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _note(self, message: Any) -> None:
        if message.type == "error" and "WebSocket" not in message.text:
            self.faults.append(message.text)


def gather(host: Person, *guests: Person, game: str = "spellbook") -> dict[str, str]:
    """A table with a game between people, from the invitation on."""
    table = host.make_table(ME, *[OPEN] * len(guests), game=game)
    host.come_to(table)
    for guest in guests:
        guest.come_to(table)
        guest.page.get_by_role("button", name="Sit here").first.click()
        guest.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_role("button", name="Begin the game").click()
    for person in (host, *guests):
        person.page.wait_for_selector("[data-status=playing]")
    return table
