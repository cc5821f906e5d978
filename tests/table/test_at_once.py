"""Tables where all decide at once: nobody is late because somebody else was quicker."""

from typing import Any

from .conftest import Arrive
from .guests import Guest, hear_all, until_begun

GAME = "arcana_rising"


def three(arrive: Arrive) -> list[Guest]:
    """Three people at a table whose game has begun."""
    host, *others = (arrive(name) for name in ("Ola", "Taras", "Ewa"))
    made = host.make("me", "open", "open", game=GAME, options={"confirm": "yes"})
    host.watch(made["id"])
    for seat, guest in enumerate(others, 1):
        guest.watch(made["id"])
        guest.send(say="sit", seat=seat)
        guest.send(say="ready", ready=True)
    host.until(lambda: all(seat["ready"] for seat in host.table["seats"][1:]))
    host.send(say="start")
    until_begun(host, *others)
    return [host, *others]


def first(guest: Guest, verb: str) -> Any:
    return next(choice for choice in guest.choices if choice["form"]["do"] == verb)


def test_three_answers_to_one_version_all_count(arrive: Arrive) -> None:
    guests = three(arrive)
    assert [guest.waiting for guest in guests] == [[0, 1, 2]] * 3
    version = guests[0].version
    for guest in guests:
        action = first(guest, "cast")["action"]
        guest.send(say="move", id="a", version=version, action=action)
    for guest in guests:
        assert guest.answer_to("a")["is"] == "update"
        guest.until_version(version + 3)
        assert {choice["form"]["do"] for choice in guest.choices} == {"discard"}


def test_a_second_answer_to_the_same_question_is_late(arrive: Arrive) -> None:
    ola, *_ = three(arrive)
    version = ola.version
    ola.move(first(ola, "cast"))
    action = ola.choices[0]["action"]
    assert ola.refused(say="move", id="b", version=version, action=action) == "stale"


def test_taking_back_and_doing_again_wait_for_nobody_and_disturb_nobody(arrive: Arrive) -> None:
    ola, taras, ewa = three(arrive)
    ola.move(first(ola, "cast"))
    asked = ola.choices
    hear_all((ola, taras, ewa))
    taras.move(first(taras, "cast"))
    theirs = taras.view, taras.choices, taras.events
    hear_all((ola, taras, ewa))
    ola.request("undo", version=ola.version)
    hear_all((ola, taras, ewa))
    assert (taras.view, taras.choices, taras.events) == theirs
    ewa.move(first(ewa, "cast"))
    hear_all((ola, taras, ewa))
    assert ola.can_redo, "what others do in secret takes nothing from it"
    assert not taras.can_redo and not ewa.can_redo
    ola.request("redo", version=ola.version)
    assert ola.choices == asked
