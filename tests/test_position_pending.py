"""Positions with pending work that no game has are refused, before any rule runs on it."""

import json
import subprocess
import sys
from typing import Any

import pytest

from coven.engine.game import Document
from coven.games.spellbook.position import TASKS
from tests.conftest import ROOT
from tests.positions import HUGE, NAN, assert_refused, spoiled, why_accepted, with_parts


@pytest.mark.parametrize("pending", [None, 5, "act", {}, True, 1.5, [None], [5], ["act"], [[]]])
def test_pending_work_that_is_no_list_of_tasks_is_refused(pending: Any) -> None:
    assert_refused(spoiled(lambda state: state.update({"pending": pending})), "pending")


@pytest.mark.parametrize(
    "frame",
    [
        *({}, {"task": "act"}, {"seat": "ash"}, {"task": "fly", "seat": "ash"}),
        *({"task": "act", "seat": "elm"}, {"task": 0, "seat": 0}, {"task": None, "seat": None}),
        *({"task": ["act"], "seat": "ash"}, {"task": "act", "seat": {"ash": 1}}),
    ],
)
def test_a_pending_task_without_a_task_or_a_seat_is_refused(frame: Document) -> None:
    assert_refused(spoiled(lambda state: state.update({"pending": [frame]})), "pending task 1")


@pytest.mark.parametrize("number", [None, "x", [], {}, HUGE, 1.5, NAN])
def test_a_number_of_a_pending_task_that_is_none_is_refused(number: Any) -> None:
    frame = {"task": "discard", "seat": "ash", "count": number, "rune": 0}
    assert_refused(spoiled(lambda state: state.update({"pending": [frame]})))


def test_more_pending_work_than_a_game_can_have_is_refused() -> None:
    frame = {"task": "discard", "seat": "ash", "count": 1, "rune": 0}
    assert_refused(spoiled(lambda state: state.update({"pending": [frame] * 13})), "pending")


def odd_pending_work() -> dict[str, str]:
    """Tasks with numbers that name nothing, and what is wrong with the answer to each."""
    names = {"rune", "colour", "level", "phase", "zone", "target", "owner", "step"}
    stacks = {
        f"{task} with {name} {number}": [{"task": task, "seat": "ash", name: number}]
        for task, numbers in TASKS
        for name in numbers
        if name in names
        for number in (99, -99)
    }
    stacks["a full stack that grows"] = [{"task": "others take", "seat": "ash", "step": 1}] * 12
    found = {
        what: why_accepted(with_parts(active="ash", phase="evening", pending=stack))
        for what, stack in stacks.items()
    }
    return {what: why for what, why in found.items() if why}


def test_pending_work_with_numbers_that_name_nothing_is_refused() -> None:
    """In a process of its own: an unchecked number could make compiled rules write anywhere."""
    script = (
        "import json; from tests.test_position_pending import odd_pending_work; "
        "print(json.dumps(odd_pending_work()))"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr[-300:]) == (0, "")
    assert json.loads(done.stdout) == {}
