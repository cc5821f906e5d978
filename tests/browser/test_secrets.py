"""What a browser is told: all that its seat may know, and no more."""

import json

import pytest

from .conftest import Arrive
from .games import GAMES, Tried
from .people import GREEDY_BOT, ME, gather
from .secrecy import faults_in
from .serving import Server
from .walker import play_together


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_no_byte_that_reaches_another_seat_or_a_spectator_tells_a_secret(
    arrive: Arrive, server: Server, game: Tried
) -> None:
    ada, ola, watcher = arrive("Ada"), arrive("Ola"), arrive("Ewa")
    table = gather(ada, ola, game=game.name)
    watcher.come_to(table)
    for person in (ada, ola):
        person.come_to(table)  # again: the whole table is told to whoever comes back
    play_together(ada.walker(seed=1), ola.walker(seed=2))
    watcher.page.wait_for_selector("[data-status=over]")

    for listener, seat, others in (
        (ada, 0, [ola, watcher]),
        (ola, 1, [ada, watcher]),
        (watcher, None, [ada, ola]),
    ):
        faults = faults_in(listener, seat, others, table, server, game.secrets)
        assert not faults, "\n".join(faults[:10])

    choices = [json.loads(frame).get("choices") for frame in watcher.frames]
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
