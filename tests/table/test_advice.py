"""Advice: what a strong bot would do, where everybody at the table agrees that one may ask."""

from .conftest import Arrive
from .test_moves import together, whose


def test_nobody_is_advised_unless_all_people_agree(arrive: Arrive) -> None:
    ola, taras = together(arrive)
    mover, other = whose(ola, taras), ola if whose(ola, taras) is taras else taras
    assert mover.refused(say="advise", id="a", version=mover.version) == "no-advice"
    mover.send(say="allow-advice", allow=True)
    mover.until(lambda: mover.table["seats"][mover.seat or 0]["advice"])
    assert not mover.table["advice"]
    assert mover.refused(say="advise", id="b", version=mover.version) == "no-advice"
    other.send(say="allow-advice", allow=True)
    mover.until(lambda: mover.table["advice"])
    mover.send(say="advise", id="c", version=mover.version)
    assert mover.answer_to("c")["is"] == "advice"
    other.send(say="allow-advice", allow=False)
    mover.until(lambda: not mover.table["advice"])
    assert mover.refused(say="advise", id="d", version=mover.version) == "no-advice"


def test_advice_rates_every_choice_and_the_table_goes_on(arrive: Arrive) -> None:
    ola = arrive("Ola")
    ola.watch(ola.make("me", "random", start=True)["id"])
    ola.until(lambda: bool(ola.choices))
    ola.send(say="allow-advice", allow=True)
    ola.until(lambda: ola.table["advice"])
    ola.send(say="advise", id="a", version=ola.version)
    ratings = ola.answer_to("a")["ratings"]
    assert {rating["action"] for rating in ratings} == {c["action"] for c in ola.choices}
    assert all(0 <= rating["worth"] <= 1 for rating in ratings)
    shares = [rating["share"] for rating in ratings]
    assert shares == sorted(shares, reverse=True)
    assert abs(sum(shares) - 1) < 0.01
    ola.move(ratings[0]["action"])


def test_advice_is_for_the_seat_that_is_asked_and_for_what_it_sees_now(arrive: Arrive) -> None:
    ola, taras = together(arrive)
    mover, other = whose(ola, taras), ola if whose(ola, taras) is taras else taras
    for guest in (mover, other):
        guest.send(say="allow-advice", allow=True)
    other.until(lambda: other.table["advice"])
    mover.until(lambda: mover.table["advice"])
    assert other.refused(say="advise", id="a", version=other.version) == "not-your-turn"
    assert mover.refused(say="advise", id="b", version=mover.version + 1) == "stale"
    watcher = arrive("Iwa").watch(ola.table["id"])
    assert watcher.refused(say="advise", id="c", version=watcher.version) == "not-seated"
    assert watcher.refused(say="allow-advice", allow=True) == "not-seated"
