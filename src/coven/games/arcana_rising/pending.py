"""Pending work as a part of a position, in both directions: a stack for every seat."""

from typing import Any

from ...engine.errors import Refusal
from ...engine.frames import FIRST, SEAT, TASK
from ...engine.game import Document
from ...engine.reading import as_list, as_number, as_one_of, as_table, as_text, refuse_strangers
from ...engine.state import SEATS
from .cards import CardSet
from .language import COLUMNS, GAIN, MOVE, N_KINDS, N_SCHOOLS, PAY, SPELL
from .places import round_number, turn_number
from .state import (
    AT,
    CASTING,
    CHOOSE,
    CONFIRM,
    COST,
    DISCARD,
    DISCARDED,
    ENTER,
    EVENT,
    EVENT_SLOT,
    LAST_TURN,
    MOST_COST,
    MOST_PENDING,
    MOST_STEPS,
    MOST_TOKENS,
    NONE,
    NOW,
    PRICE,
    ROOM,
    RUN,
    START_CODES,
    START_SLOT,
    TURNS,
)

CARD = "card"  # stands for a number that is written as a name
KIND = (0, N_KINDS - 1)

# Tasks in the order of state.py, with the names and bounds of their numbers.
TASKS: tuple[tuple[str, dict[str, tuple[int, int]]], ...] = (
    ("choose", {}),
    ("discard", {}),
    ("cost", {CARD: (0, 0)}),
    ("price", {CARD: (0, 0), "left": (1, MOST_COST), "least": KIND}),
    (
        "run",
        {
            "slot": (EVENT_SLOT, ROOM - 1),
            "step": (0, MOST_STEPS),
            "left": (0, MOST_TOKENS),
            "least": KIND,
            "agreed": (0, 1),
            CARD: (0, 0),
        },
    ),
    (
        "casting",
        {
            "next": (ENTER, ROOM),
            "column": (0, N_SCHOOLS),
            "passes": (0, 2),
            "lowest": (NONE, ROOM),
            "first": (LAST_TURN, N_SCHOOLS - 1),
            "second": (NONE, N_SCHOOLS - 1),
        },
    ),
    ("confirm", {}),
)
TASK_NAMES = tuple(name for name, _ in TASKS)
ALONE = (CHOOSE, DISCARD, COST, PRICE)  # at most a confirmation lies below them


def write_pending(book: CardSet, s: Any, seat: int) -> list[Document]:
    """A seat's stack of unfinished work, the next task last."""
    return [_write_frame(book, s.frames[seat, at]) for at in range(int(s.depth[seat]))]


def _write_frame(book: CardSet, frame: Any) -> Document:
    name, numbers = TASKS[int(frame[TASK])]
    shown: Document = {"task": name}
    for step, number in enumerate(numbers):
        value = int(frame[FIRST + step])
        shown[number] = book.code(value).id if number == CARD else value
    return shown


def load_pending(book: CardSet, s: Any, seat: int, given: Any) -> None:
    """A seat's frames; left out, it is about to choose a card."""
    name = SEATS[seat]
    if given is None:
        given = [{"task": "confirm"}] if s.confirm else []
        given = [*given, {"task": "choose"}]
    frames = as_list(given, f"{name}: pending")
    tasks = []
    for at, frame in enumerate(frames):
        where = f"{name}: pending task {at + 1}"
        task = as_one_of(as_table(frame, where).get("task"), f"{where}: task", TASK_NAMES)
        tasks.append(task)
    _check_stack(s, name, tasks)
    for at, frame in enumerate(frames):
        _load_frame(book, s, seat, at, tasks[at], frame)
    s.depth[seat] = len(frames)
    _check_chain(book, s, seat, tasks)


def _check_stack(s: Any, name: str, tasks: list[int]) -> None:
    rest = tasks[1:] if tasks[:1] == [CONFIRM] else tasks
    if len(tasks) > MOST_PENDING:
        raise Refusal(f"{name}: pending holds {len(tasks)} tasks; none has over {MOST_PENDING}")
    if tasks and (tasks[0] == CONFIRM) != bool(s.confirm):
        raise Refusal(f"{name}: a turn's end is confirmed exactly at a table that agreed on it")
    alone = len(rest) == 1 and rest[0] in ALONE
    effects = all(task in (RUN, CASTING) for task in rest) and rest.count(CASTING) <= 1
    if not alone and not (effects and CASTING not in rest[2:]):
        raise Refusal(f"{name}: pending is a choice of the turn, or effects and one cast")


def _load_frame(book: CardSet, s: Any, seat: int, at: int, task: int, frame: Document) -> None:
    where = f"{SEATS[seat]}: pending task {at + 1}"
    bounds = TASKS[task][1]
    refuse_strangers(frame, {"task", *bounds}, where)
    numbers: dict[str, int] = {}
    for name, bound in bounds.items():
        if name == CARD:
            numbers[name] = _code(book, as_text(frame.get(name), f"{where}: card"), where)
        else:
            numbers[name] = as_number(frame.get(name), f"{where}: {name}", *bound)
    row = s.frames[seat, at]
    row[TASK] = task
    row[SEAT] = seat
    for step, number in enumerate(numbers.values()):
        row[FIRST + step] = number
    if task == RUN:
        _check_run(book, s, seat, where, numbers)
    elif task == CASTING:
        _check_casting(s, seat, where, numbers)
    elif task in (COST, PRICE):
        _check_cost(book, s, seat, where, task, numbers)


def _code(book: CardSet, name: str, where: str) -> int:
    for school, start in enumerate(book.starts):
        if start.id == name:
            return START_CODES + school
    if name not in book.numbers:
        raise Refusal(f"{where}: there is no card {name!r}")
    return book.numbers[name]


def chosen_now(book: CardSet, s: Any, seat: int) -> int:
    """The card that a seat has chosen in this turn and not discarded; NONE if there is none."""
    choice = int(s.chosen[turn_number(s), seat])
    if choice == NONE or choice >= DISCARDED:
        return NONE
    return book.deck(round_number(s))[0] + choice


def _check_run(book: CardSet, s: Any, seat: int, where: str, numbers: dict[str, int]) -> None:
    slot, code = numbers["slot"], numbers[CARD]
    if slot == EVENT_SLOT:
        right = code < START_CODES and book.cards[code].type == EVENT
        right = right and chosen_now(book, s, seat) == code
    elif slot < 0:
        right = code == START_CODES + START_SLOT - slot
    else:
        right = slot < int(s.height[NOW, seat].sum()) and s.area[NOW, seat, slot] == code
    if not right:
        raise Refusal(f"{where}: {book.code(code).id} does not lie there")
    steps = book.code(code).steps
    if numbers["step"] > len(steps) or (not numbers["agreed"] and numbers["step"] == len(steps)):
        raise Refusal(f"{where}: {book.code(code).id} has {len(steps)} steps")
    left = numbers["left"]
    op = steps[numbers["step"]].op if numbers["step"] < len(steps) else NONE
    if left == 0 and op == PAY:
        left = steps[numbers["step"]].n
    if left == 0:
        return
    if op == MOVE and left <= int(s.height[NOW, seat].sum()):
        return
    if op not in (PAY, GAIN):
        raise Refusal(f"{where}: nothing is left to be chosen there")
    kinds = steps[numbers["step"]].kinds >> numbers["least"] << numbers["least"]
    held = sum(int(s.held[NOW, seat, kind]) for kind in range(N_KINDS) if kinds >> kind & 1)
    if kinds == 0 or (op == PAY and (held < left or left > steps[numbers["step"]].n)):
        raise Refusal(f"{where}: so much cannot be paid or gained")


def _check_casting(s: Any, seat: int, where: str, numbers: dict[str, int]) -> None:
    column = numbers["column"]
    height = 0 if column == N_SCHOOLS else int(s.height[NOW, seat, column])
    if numbers["next"] > height or height <= numbers["lowest"] < ROOM:
        raise Refusal(f"{where}: the column has {height} spells")
    if numbers["first"] == NONE:
        raise Refusal(f"{where}: a cast names a column, or is that of a last turn")
    last = turn_number(s) == TURNS - 1 and numbers["second"] == NONE
    if numbers["first"] == LAST_TURN and not last:
        raise Refusal(f"{where}: the lowest spells are cast in the last turn of a round alone")


def _check_cost(
    book: CardSet, s: Any, seat: int, where: str, task: int, numbers: dict[str, int]
) -> None:
    card = numbers[CARD]
    if card >= START_CODES or chosen_now(book, s, seat) != card:
        raise Refusal(f"{where}: {SEATS[seat]} has not chosen {book.code(card).id}")
    held = s.held[NOW, seat]
    printed = book.cards[card]
    if task == COST:
        upper = printed.upper and held[printed.upper_kind] >= printed.upper
        if not upper or not printed.lower or held.sum() < printed.lower:
            raise Refusal(f"{where}: {printed.id} cannot be paid in two ways")
    elif numbers["left"] > printed.lower or held[numbers["least"] :].sum() < numbers["left"]:
        raise Refusal(f"{where}: {SEATS[seat]} cannot pay so much for {printed.id}")


def _check_chain(book: CardSet, s: Any, seat: int, tasks: list[int]) -> None:
    """AR-17, AR-22a: what lies on an effect was cast by it, and nothing twice."""
    name = SEATS[seat]
    running: list[int] = []
    for at, task in enumerate(tasks):
        if task != RUN:
            continue
        frame = s.frames[seat, at]
        slot = int(frame[FIRST])
        if slot in running or (slot == EVENT_SLOT and running):
            raise Refusal(f"{name}: pending resolves one spell twice at once")
        running.append(slot)
        if at + 1 == len(tasks):
            continue
        code, after = int(frame[FIRST + 5]), int(frame[AT]) - 1
        steps = book.code(code).steps
        cause = COLUMNS if tasks[at + 1] == CASTING else SPELL
        if not frame[FIRST + 4] or not 0 <= after < len(steps) or steps[after].op != cause:
            raise Refusal(f"{name}: {book.code(code).id} did not cast what is pending above it")
