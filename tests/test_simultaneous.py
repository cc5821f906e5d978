"""Several seats decide at once and in secret, tried on a small game of bids."""

import itertools

import pytest

from coven import Match, Refusal
from coven.engine.record import read
from tests.bidding.game import Bidding

GAME = Bidding()


def new(seed: int = 5) -> Match:
    return Match(GAME, 3, seed)


def first_choices(match: Match) -> dict[int, str]:
    return {seat: match.choices(seat)[0].notation for seat in match.waiting}


def test_all_seats_are_waited_for_at_once() -> None:
    match = new()
    assert match.waiting == [0, 1, 2]
    match.play(1, match.choices(1)[0])
    assert match.waiting == [0, 2]
    assert match.choices(1) == []


def test_a_seat_that_has_answered_cannot_answer_again() -> None:
    match = new()
    match.play(1, match.choices(1)[0])
    with pytest.raises(Refusal, match="waits for ash, cedar"):
        match.play(1, "bid 0")


def test_the_order_of_answers_changes_nothing() -> None:
    results = set()
    for order in itertools.permutations(range(3)):
        match = new()
        answers = first_choices(match)
        for seat in order:
            match.play(seat, answers[seat])
        results.add(match.state.tobytes())
    assert len(results) == 1


def test_nobody_is_told_a_bid_before_all_have_bid() -> None:
    match = new()
    answers = first_choices(match)
    match.play(0, answers[0])
    match.play(1, answers[1])
    assert [event["event"] for event in match.events(0)] == ["bid"]
    assert [event["seat"] for event in match.events(1)] == ["birch"]
    assert match.events(2) == []
    assert match.events(None) == []
    match.play(2, answers[2])
    for viewer in (0, 1, 2, None):
        events = match.events(viewer)
        assert sorted(e["seat"] for e in events if e["event"] == "bid") == ["ash", "birch", "cedar"]
        assert [event["number"] for event in events] == list(range(len(events)))


def test_what_another_bids_is_not_to_be_seen_in_ones_view() -> None:
    shown = []
    match = new()
    for choice in match.choices(0):
        again = new()
        again.play(0, choice.notation)
        shown.append((again.view(1), again.events(1), again.choices(1)))
    assert len(shown) > 1
    assert all(page == shown[0] for page in shown)
    assert match.view(1)["hands"][0] == [0, 0, 0]


def test_a_bid_can_be_taken_back_while_others_have_bid_and_theirs_stay() -> None:
    match = new()
    answers = first_choices(match)
    match.play(0, answers[0])
    match.play(1, answers[1])
    match.undo(0)
    assert match.waiting == [0, 2]
    assert [move.seat for move in match.moves] == [1]
    assert [event["seat"] for event in match.events(1)] == ["birch"]
    assert match.events(0) == []


def test_no_bid_is_taken_back_once_all_are_shown() -> None:
    match = new()
    answers = first_choices(match)
    for seat in (2, 0, 1):
        match.play(seat, answers[seat])
    for seat in range(3):
        with pytest.raises(Refusal, match="cannot take back"):
            match.undo(seat)


def test_a_record_of_simultaneous_turns_replays_to_the_same_bytes() -> None:
    match = new()
    while not match.over:
        seat = match.waiting[-1]
        match.play(seat, match.choices(seat)[0])
    again = read(match.record(), lambda name: GAME)
    assert again.state.tobytes() == match.state.tobytes()
