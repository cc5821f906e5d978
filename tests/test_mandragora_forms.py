"""What a choice of Mandragora says about itself is what it then does."""

import random

import pytest

import coven
from coven.engine.match import Choice, Match

TABLES = [(2, "no"), (3, "no"), (4, "no"), (4, "yes")]
DECISIONS = 60


def chosen(match: Match, chance: random.Random) -> Choice:
    """Casting is rarer than shopping, but there is more to say about it."""
    choices = match.choices(match.waiting[0])
    casting = [choice for choice in choices if choice.form["do"] in ("cast with", "add")]
    return chance.choice(casting if casting and chance.random() < 0.3 else choices)


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_a_move_says_what_it_takes_and_which_shops_it_restocks(players: int, teams: str) -> None:
    chance = random.Random(players)
    match = coven.new("mandragora", players=players, seed=players, teams=teams)
    for _ in range(DECISIONS):
        if match.over:
            break
        seat, choice = match.waiting[0], chosen(match, chance)
        told = len(match.events(seat))
        view = match.view(seat)
        match.play(seat, choice)
        if choice.form["do"] != "move":
            continue
        events = match.events(seat)[told:]
        stocked = [event["shop"] for event in events if event["event"] == "stock"]
        assert choice.form["restocks"][: len(stocked)] == stocked
        assert choice.form["takes"] == view["shops"][str(choice.form["shop"])]


def reached(match: Match, seat: int) -> int:
    """The highest power at the end of any chain of ingredients."""
    forms = [(choice, choice.form) for choice in match.choices(seat)]
    best = max((form["power"] for _, form in forms if form["do"] == "power"), default=0)
    for choice, form in forms:
        if form["do"] == "add":
            further = coven.from_position(match.position())
            further.play(seat, choice.action)
            if not further.over and further.view(seat)["pending"][-1]["task"] == "lay":
                best = max(best, reached(further, seat))
    return best


@pytest.mark.parametrize("seed", range(6))
def test_a_book_says_the_highest_power_that_it_can_come_to(seed: int) -> None:
    chance = random.Random(seed)
    match = coven.new("mandragora", players=2 + seed % 3, seed=seed)
    checked = 0
    while not match.over and checked < 4:
        seat = match.waiting[0]
        for choice in match.choices(seat):
            if choice.form["do"] == "cast with" and chance.random() < 0.2:
                further = coven.from_position(match.position())
                further.play(seat, choice.action)
                assert reached(further, seat) == choice.form["most"]
                checked += 1
        match.play(seat, chance.choice(match.choices(seat)))
    assert checked > 0
