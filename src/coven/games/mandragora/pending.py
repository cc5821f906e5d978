"""Pending work as a part of a position, in both directions."""

from typing import Any

from ...engine.errors import Refusal
from ...engine.frames import FIRST, SEAT, TASK
from ...engine.game import Document
from ...engine.reading import as_list, as_number, as_one_of, as_table, refuse_strangers
from ...engine.state import SEATS
from .cards import colour_of
from .state import (
    ACT,
    ANSWER,
    BARGAIN,
    BLACK_BOOK,
    BLACK_INGREDIENTS,
    BOOKS,
    DIFFERENT,
    GIFT,
    HAND_KINDS,
    HAND_ON,
    KINDS,
    LANE,
    LAY,
    MANDRAKE,
    MOST_PENDING,
    MOST_PLAYERS,
    MOST_STEPS,
    N_INGREDIENTS,
    OPEN,
    PICK,
    RESTOCK,
    RETURN,
    SCROLLS,
    SHOPS,
    SHOW,
    TARGET,
    TEAM_PLAYERS,
)

KIND = (0, KINDS - 1)
OWN_KIND = (0, HAND_KINDS - 1)
PLAYER = (0, MOST_PLAYERS - 1)
SHOP = (0, SHOPS - 1)

# Tasks in the order of state.py, with the names and bounds of their numbers.
TASKS: tuple[tuple[str, dict[str, tuple[int, int]]], ...] = (
    ("act", {"extra": (0, 1)}),
    (
        "lay",
        {
            "book": OWN_KIND,
            "fits": (0, OPEN),
            "colours": (0, (1 << N_INGREDIENTS) - 1),
            "count": (0, KINDS),
            "mandrakes": (0, 1),
            "extra": (0, 1),
        },
    ),
    ("banish", {}),
    ("send", {}),
    ("target", {"scroll": (SCROLLS, KINDS - 1)}),
    ("victim", {}),
    ("return", {"to": PLAYER}),
    ("reach", {}),
    ("pick", {"shop": SHOP}),
    ("hand on", {}),
    ("bargain", {}),
    ("gift", {"to": PLAYER}),
    ("show", {"to": PLAYER}),
    ("answer", {"to": PLAYER, "shown": OWN_KIND}),
    ("restock", {"shop": SHOP, "steps": (1, MOST_STEPS)}),
)
TASK_NAMES = tuple(name for name, _ in TASKS)
AFTER_SCROLLS = (HAND_ON, BARGAIN, GIFT, SHOW, ANSWER)
TEAM_TASKS = (BARGAIN, GIFT, SHOW, ANSWER)
OTHERS_TASKS = (HAND_ON, *TEAM_TASKS)  # may be of players whose turn it is not


def write_pending(s: Any) -> list[Document]:
    """The stack of unfinished work, the next task last."""
    return [_write_frame(s, at) for at in range(int(s.depth[LANE]))]


def _write_frame(s: Any, at: int) -> Document:
    frame = s.frames[LANE, at]
    name, numbers = TASKS[int(frame[TASK])]
    shown: Document = {"task": name, "seat": SEATS[int(frame[SEAT])]}
    for step, number in enumerate(numbers):
        shown[number] = int(frame[FIRST + step])
    return shown


def load_pending(s: Any, position: Document) -> None:
    """Frames; left out, the active player is about to act."""
    if "pending" not in position:
        s.frames[LANE, 0, TASK] = ACT
        s.frames[LANE, 0, SEAT] = s.active
        s.depth[LANE] = 1
        return
    frames = as_list(position["pending"], "pending")
    if bool(frames) == bool(s.over):
        raise Refusal("work is pending exactly while the game is not over")
    tasks = []
    for at, frame in enumerate(frames):
        table = as_table(frame, f"pending task {at + 1}")
        tasks.append(as_one_of(table.get("task"), f"pending task {at + 1}: task", TASK_NAMES))
    _check_stack(tasks)
    for at, frame in enumerate(frames):
        _load_frame(s, at, tasks[at], frame)
    s.depth[LANE] = len(frames)


def _load_frame(s: Any, at: int, task: int, frame: Document) -> None:
    where = f"pending task {at + 1}"
    seat = as_one_of(frame.get("seat"), f"{where}: seat", SEATS[: int(s.players)])
    bounds = TASKS[task][1]
    refuse_strangers(frame, {"task", "seat", *bounds}, where)
    s.frames[LANE, at, TASK] = task
    s.frames[LANE, at, SEAT] = seat
    numbers = {
        name: as_number(frame.get(name), f"{where}: {name}", *bound)
        for name, bound in bounds.items()
    }
    for step, number in enumerate(numbers.values()):
        s.frames[LANE, at, FIRST + step] = number
    _check_frame(s, where, task, seat, numbers)


def _check_stack(tasks: list[int]) -> None:
    """One question; below it at most restocking and a team exchange that is still to come."""
    below = tasks[:-1]
    if len(tasks) > MOST_PENDING:
        raise Refusal(f"pending holds {len(tasks)} tasks; no game has more than {MOST_PENDING}")
    if below[:1] == [RESTOCK]:
        below = below[1:]
    if below not in ([], [BARGAIN]) or (below and tasks[-1] != HAND_ON):
        raise Refusal("pending: only restocking, then a team exchange, can wait below a question")
    if tasks[:1] == [RESTOCK] and tasks[-1] not in AFTER_SCROLLS:
        raise Refusal("pending: restocking waits for the curse token and team exchanges alone")


def _check_frame(s: Any, where: str, task: int, seat: int, numbers: dict[str, int]) -> None:
    """A task must fit what lies on the table."""
    if task not in OTHERS_TASKS and seat != s.active:
        raise Refusal(f"{where}: only the active player has such a task")
    if task in TEAM_TASKS:
        _check_team(s, where, task, seat, numbers)
    elif task == HAND_ON and seat != s.cursed:
        raise Refusal(f"{where}: only the holder of the curse token has such a task")
    elif task == ACT and s.passed[seat]:
        raise Refusal(f"{where}: {SEATS[seat]} has passed")
    elif task == LAY:
        _check_cast(s, where, seat, numbers)
    elif task == TARGET and s.scrolls[seat, numbers["scroll"] - SCROLLS] == 0:
        raise Refusal(f"{where}: {SEATS[seat]} has no such scroll")
    elif task == RETURN:
        other = numbers["to"]
        partner = s.teams and (seat + 2) % TEAM_PLAYERS == other
        if other >= s.players or other == seat or partner:
            raise Refusal(f"{where}: no opponent sits at {SEATS[other]}")
        if s.hand_size[seat] == 0:
            raise Refusal(f"{where}: {SEATS[seat]} has no card to give")
    elif task == PICK and (s.night[numbers["shop"]] or s.shop_size[numbers["shop"]] == 0):
        raise Refusal(f"{where}: no visible card lies in shop {numbers['shop'] + 1}")
    elif task == RESTOCK:
        if (numbers["shop"] + numbers["steps"]) % SHOPS != s.assistant:
            raise Refusal(f"{where}: the assistant did not go there")


def _check_team(s: Any, where: str, task: int, seat: int, numbers: dict[str, int]) -> None:
    partner = (seat + 2) % TEAM_PLAYERS
    if not s.teams or s.players != TEAM_PLAYERS:
        raise Refusal(f"{where}: only partners have such a task")
    if s.passed[seat] or s.passed[partner]:
        raise Refusal(f"{where}: whoever has passed takes part in no exchange")
    if task == BARGAIN:
        return
    if numbers["to"] != partner:
        raise Refusal(f"{where}: {SEATS[seat]}'s partner is {SEATS[partner]}")
    if s.hand_size[seat] == 0 or (task != GIFT and s.hand_size[partner] == 0):
        raise Refusal(f"{where}: a hand is empty")
    if task == ANSWER and s.known[seat, partner, numbers["shown"]] == 0:
        raise Refusal(f"{where}: {SEATS[seat]} has not seen such a card")


def _check_cast(s: Any, where: str, seat: int, numbers: dict[str, int]) -> None:
    """The cards of a cast that is being laid out are in the hand, and fit."""
    book, fits, count = numbers["book"], numbers["fits"], numbers["count"]
    colours = [c for c in range(N_INGREDIENTS) if numbers["colours"] >> c & 1]
    if book < MANDRAKE or s.hand[seat, book] == 0 or s.passed[seat]:
        raise Refusal(f"{where}: {SEATS[seat]} has no such book")
    allowed: tuple[int, ...] = (colour_of(book),)
    if book == BLACK_BOOK:
        allowed = (DIFFERENT,)
    elif book < BOOKS:
        allowed = tuple(range(OPEN + 1))
    if fits not in allowed:
        raise Refusal(f"{where}: such ingredients do not fit the book")
    alike = fits < N_INGREDIENTS
    if (
        (colours not in ([], [fits]) or bool(colours) != bool(count))
        if alike
        else (count != len(colours))
    ):
        raise Refusal(f"{where}: colours and count do not agree")
    if book == MANDRAKE and (count > 1) == (fits == OPEN):
        raise Refusal(f"{where}: the second ingredient decides what the others must be")
    if any(s.hand[seat, c] < (count if alike else 1) for c in colours):
        raise Refusal(f"{where}: {SEATS[seat]} does not hold these ingredients")
    used = numbers["mandrakes"] + (book == MANDRAKE)
    if used > (s.hand[seat, MANDRAKE] > 0) or (used and s.mandraked):
        raise Refusal(f"{where}: one mandrake may be used each turn")
    if not alike and count + numbers["mandrakes"] > BLACK_INGREDIENTS:
        raise Refusal(f"{where}: there are only {BLACK_INGREDIENTS} colours")
