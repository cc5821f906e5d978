"""What a spectator's browser is told: all that everybody may know, and no more."""

import json
from collections.abc import Iterator
from typing import Any

from .conftest import Arrive
from .people import GREEDY_BOT, ME, RANDOM_BOT
from .serving import Server

SECRET_WORDS = {"seed", "salt", "chance", "stream", "shown", "drawn", "guest", "cookie"}


def names_in(document: Any) -> Iterator[str]:
    """Every name of a field, however deep."""
    if isinstance(document, dict):
        for name, value in document.items():
            yield name
            yield from names_in(value)
    elif isinstance(document, list):
        for value in document:
            yield from names_in(value)


def test_no_byte_that_reaches_a_spectator_tells_a_secret(arrive: Arrive, server: Server) -> None:
    ada, watcher = arrive("Ada"), arrive("Ola")
    table = ada.make_table(ME, GREEDY_BOT, RANDOM_BOT)
    watcher.come_to(table)
    ada.come_to(table)
    ada.walker().play_on()
    watcher.page.wait_for_selector("[data-status=over]")

    fairness = server.ask(f"/api/tables/{table['id']}/fairness")
    cookies = [cookie["value"] for cookie in ada.context.cookies()]
    secrets = [fairness["seed"], fairness["salt"], *cookies]
    heard = "".join(watcher.frames)
    assert all(secrets)
    assert not [secret for secret in secrets if secret in heard]

    messages = [json.loads(frame) for frame in watcher.frames]
    told = {name for message in messages for name in names_in(message)}
    assert not sorted(SECRET_WORDS & told)
    choices = [message["choices"] for message in messages if "choices" in message]
    assert len(choices) > 20
    assert not any(choices), "a spectator is never asked"


def test_before_the_end_the_seed_is_promised_and_not_told(arrive: Arrive, server: Server) -> None:
    ada = arrive("Ada")
    table = ada.make_table(ME, GREEDY_BOT)
    ada.come_to(table)
    ada.walker().play_on(3)
    fairness = server.ask(f"/api/tables/{table['id']}/fairness")
    assert fairness["commitment"]
    assert fairness["seed"] is None
    assert fairness["salt"] is None
    for path in ("record", "replay?seat=0"):
        assert ada.context.request.get(f"/api/tables/{table['id']}/{path}").status >= 400
