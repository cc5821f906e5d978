"""The engine's small parts: frames of pending work, sets of choices, the log of events."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from coven.engine.choices import (
    clear_choices,
    count_choices,
    nth_choice,
    offer,
    offer_set,
    offered,
    ones,
)
from coven.engine.events import ALL, EVENT_WIDTH, LONGEST, note
from coven.engine.frames import FIRST, SEAT, TASK, pop, push, set_top, top
from coven.engine.game import open_log, silent_log
from coven.engine.life import entry, records
from coven.engine.state import FRAME_WIDTH, Stage, state_dtype

ACTIONS = 100  # four words of bits, the last of them not full
DEPTH = 4
LANES = 2
STATE = state_dtype([("own", "i1")], actions=ACTIONS, depth=DEPTH, lanes=LANES)
PACKAGE = "coven.engine"
ACTION_SETS = st.sets(st.integers(0, ACTIONS - 1))
LANE = st.integers(0, LANES - 1)


# Doors: rules are called by rules alone, in the native life.


@entry(PACKAGE)
def push_frame(states: Any, lane: int, task: int, seat: int, numbers: Any) -> None:
    a, b, c, d, e, f = numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]
    push(states[0], lane, task, seat, a, b, c, d, e, f)


@entry(PACKAGE)
def pop_frame(states: Any, lane: int) -> None:
    pop(states[0], lane)


@entry(PACKAGE)
def top_number(states: Any, lane: int, column: int) -> int:
    return top(states[0], lane, column)


@entry(PACKAGE)
def set_top_number(states: Any, lane: int, column: int, value: int) -> None:
    set_top(states[0], lane, column, value)


@entry(PACKAGE)
def offer_action(states: Any, lane: int, action: int) -> None:
    offer(states[0], lane, action)


@entry(PACKAGE)
def offer_actions(states: Any, lane: int, first: int, bits: int) -> None:
    offer_set(states[0], lane, first, bits)


@entry(PACKAGE)
def clear_actions(states: Any, lane: int) -> None:
    clear_choices(states[0], lane)


@entry(PACKAGE)
def list_actions(states: Any, lane: int, is_open: Any, in_order: Any) -> int:
    """Which actions are open, the open ones in order, and how many there are."""
    for action in range(len(is_open)):
        is_open[action] = offered(states[0], lane, action)
    for n in range(len(in_order)):
        in_order[n] = nth_choice(states[0], lane, n)
    return count_choices(states[0], lane)


@entry(PACKAGE)
def count_ones(bits: int) -> int:
    return ones(bits)


@entry(PACKAGE)
def note_event(states: Any, log: Any, kind: int, seat: int) -> None:
    g = Stage(states[0], states[0], log[0])
    note(g, kind, seat, ALL, 1, 2, 3, 4)


def blank() -> Any:
    return records(STATE, 1)


def numbers_from(first: int) -> np.ndarray:
    return np.arange(first, first + FRAME_WIDTH - FIRST)


def frame_on_top(states: Any, lane: int) -> list[int]:
    return [int(top_number(states, lane, column)) for column in range(FRAME_WIDTH)]


def open_actions(states: Any, lane: int) -> tuple[list[int], list[int], int]:
    """The open actions asked one by one, the same in order, and their number."""
    is_open = np.zeros(ACTIONS, np.int64)
    in_order = np.zeros(ACTIONS, np.int64)
    count = list_actions(states, lane, is_open, in_order)
    found = [action for action in range(ACTIONS) if is_open[action]]
    return found, [int(action) for action in in_order], int(count)


# --- frames --------------------------------------------------------------------------------------


def test_a_pushed_frame_lies_on_top_with_all_its_numbers() -> None:
    states = blank()
    push_frame(states, 0, 5, 3, numbers_from(10))
    assert states[0].depth[0] == 1
    assert frame_on_top(states, 0) == [5, 3, 10, 11, 12, 13, 14, 15]
    assert top_number(states, 0, TASK) == 5
    assert top_number(states, 0, SEAT) == 3
    assert top_number(states, 0, FIRST) == 10


def test_the_frame_pushed_last_is_done_first() -> None:
    states = blank()
    for task in (1, 2, 3):
        push_frame(states, 0, task, 0, numbers_from(task))
    done = []
    while states[0].depth[0] > 0:
        done.append(top_number(states, 0, TASK))
        pop_frame(states, 0)
    assert done == [3, 2, 1]


def test_a_number_of_the_top_frame_can_be_changed_and_no_other() -> None:
    states = blank()
    push_frame(states, 0, 1, 0, numbers_from(10))
    push_frame(states, 0, 2, 1, numbers_from(20))
    set_top_number(states, 0, FIRST + 2, -7)
    assert frame_on_top(states, 0) == [2, 1, 20, 21, -7, 23, 24, 25]
    pop_frame(states, 0)
    assert frame_on_top(states, 0) == [1, 0, 10, 11, 12, 13, 14, 15]


@given(LANE, st.integers(1, DEPTH))
def test_popping_leaves_the_same_bytes_as_before_the_push(lane: int, count: int) -> None:
    states = blank()
    before = []
    for task in range(count):
        before.append(states.tobytes())
        push_frame(states, lane, task + 1, 1, numbers_from(-3))
    for bytes_then in reversed(before):
        pop_frame(states, lane)
        assert states.tobytes() == bytes_then


def test_lanes_have_stacks_of_their_own() -> None:
    states = blank()
    push_frame(states, 0, 1, 0, numbers_from(1))
    push_frame(states, 1, 2, 1, numbers_from(2))
    set_top_number(states, 1, FIRST, 99)
    assert frame_on_top(states, 0) == [1, 0, 1, 2, 3, 4, 5, 6]
    pop_frame(states, 0)
    assert states[0].depth.tolist() == [0, 1]
    assert frame_on_top(states, 1) == [2, 1, 99, 3, 4, 5, 6, 7]


def test_a_full_stack_touches_nothing_beside_it() -> None:
    states = blank()
    for task in range(DEPTH):
        push_frame(states, 1, task, 0, numbers_from(100))
    assert states[0].frames[0].sum() == 0
    assert states[0].legal.sum() == 0
    assert states[0].own == 0


# --- choices -------------------------------------------------------------------------------------


@given(ACTION_SETS, LANE)
def test_offered_actions_are_open_counted_and_in_order(actions: set[int], lane: int) -> None:
    states = blank()
    for action in actions:
        offer_action(states, lane, action)
    found, in_order, count = open_actions(states, lane)
    assert found == sorted(actions)
    assert count == len(actions)
    assert in_order == sorted(actions) + [-1] * (ACTIONS - len(actions))
    assert open_actions(states, 1 - lane)[0] == []


def test_an_action_offered_twice_is_one_choice() -> None:
    states = blank()
    offer_action(states, 0, 31)
    offer_action(states, 0, 31)
    assert open_actions(states, 0)[2] == 1


@given(st.integers(0, ACTIONS - 32), st.integers(0, (1 << 31) - 1), ACTION_SETS)
def test_a_set_of_actions_can_be_offered_anywhere(first: int, bits: int, already: set[int]) -> None:
    """Also across the end of a word of bits; what was open stays open."""
    states = blank()
    for action in already:
        offer_action(states, 0, action)
    offer_actions(states, 0, first, bits)
    expected = already | {first + i for i in range(31) if bits >> i & 1}
    assert open_actions(states, 0)[0] == sorted(expected)


def test_a_set_at_the_last_actions_needs_no_word_behind_them() -> None:
    states = blank()
    offer_actions(states, 1, ACTIONS - 4, 0b1111)
    assert open_actions(states, 1)[0] == list(range(ACTIONS - 4, ACTIONS))
    assert states[0].own == 0


@given(ACTION_SETS, ACTION_SETS)
def test_clearing_closes_one_lane_and_leaves_the_other(here: set[int], there: set[int]) -> None:
    states = blank()
    for action in here:
        offer_action(states, 0, action)
    for action in there:
        offer_action(states, 1, action)
    clear_actions(states, 0)
    assert open_actions(states, 0)[0] == []
    assert open_actions(states, 1)[0] == sorted(there)


@given(st.integers(0, (1 << 32) - 1))
def test_ones_counts_the_bits_of_a_word(bits: int) -> None:
    assert count_ones(bits) == bits.bit_count()


@pytest.mark.parametrize("bits", [0, 1, 1 << 31, (1 << 32) - 1, 0x55555555, 0xAAAAAAAA])
def test_ones_counts_the_bits_of_a_special_word(bits: int) -> None:
    assert count_ones(bits) == bits.bit_count()


# --- events --------------------------------------------------------------------------------------


def test_an_open_log_notes_what_happened() -> None:
    log = open_log()
    note_event(blank(), log, 6, 2)
    assert log[0].count == 1
    assert log[0].rows[0].tolist() == [6, 2, ALL, 1, 2, 3, 4]
    assert log[0].rows.shape == (LONGEST, EVENT_WIDTH)


def test_a_silent_log_notes_nothing() -> None:
    log = silent_log()
    note_event(blank(), log, 6, 2)
    assert log[0].count == 0
    assert log[0].rows.sum() == 0


def test_a_full_log_stays_as_it_is() -> None:
    log = open_log()
    for _ in range(LONGEST + 3):
        note_event(blank(), log, 1, 0)
    assert log[0].count == LONGEST
