"""Pending work as a part of a position, in both directions."""

from typing import Any

from ...engine.errors import Refusal
from ...engine.frames import FIRST, SEAT, TASK
from ...engine.game import Document
from ...engine.reading import as_list, as_one_of, as_table, refuse_strangers
from ...engine.state import SEATS
from .state import (
    ABILITIES,
    ACT,
    AFTER,
    AIM,
    ANSWER,
    BEES,
    BLUE,
    BOOK,
    CHANGE,
    COLLECT,
    COLOURED,
    CRYSTAL,
    DESERT,
    DICE,
    DIE,
    DIE_COLOURS,
    DISCARD,
    FINISH,
    LAND,
    LANE,
    LAY_OUT,
    LEVEL,
    MOST_PENDING,
    MOST_PLAYERS,
    N_COLOURS,
    N_RESOURCES,
    NONE,
    PAY,
    PAYING,
    PICK,
    PURPLE,
    RED,
    REROLL,
    RUN,
    SHADOW_ENERGY,
    STEP,
    SUMMON,
    TARGET,
    TRANSFORM,
)
from .tasks import TASK_NAMES, TASKS

STRIKES = (AIM, LAND, AFTER)
STACKS = (  # what may wait for an answer, the question last; attacks with answers come besides
    *([ACT], [ACT, STEP], [ACT, TARGET], [ACT, REROLL], [ACT, CHANGE], [ACT, AIM, PAY, PAYING]),
    *([ACT, AIM, PAY, DIE], [ACT, COLLECT, PAY, DIE]),
    *([ACT, COLLECT, PAY, LEVEL], [ACT, COLLECT, PAY, PAYING], [ACT, COLLECT, DISCARD]),
    *([FINISH, TRANSFORM], [FINISH, SUMMON], [ACT, AIM, RUN]),
)


def write_pending(s: Any) -> list[Document]:
    """The stack of unfinished work, the next task last."""
    return [_write_frame(s.frames[LANE][at]) for at in range(int(s.depth[LANE]))]


def _write_frame(frame: Any) -> Document:
    name, numbers = TASKS[int(frame[TASK])]
    shown: Document = {"task": name, "seat": SEATS[int(frame[SEAT])]}
    for step, (number, part) in enumerate(numbers.items()):
        shown[number] = part.write(int(frame[FIRST + step]))
    return shown


def load_pending(s: Any, position: Document, cards: Any) -> None:
    """Frames; left out, the active player is about to act."""
    frames = as_list(position.get("pending", [{"task": "act", "seat": SEATS[s.active]}]), "pending")
    if bool(frames) == bool(s.over):
        raise Refusal("work is pending exactly while the game is not over")
    tasks = []
    for at, frame in enumerate(frames):
        table = as_table(frame, f"pending task {at + 1}")
        tasks.append(as_one_of(table.get("task"), f"pending task {at + 1}: task", TASK_NAMES))
    if tasks:
        _check_stack(s, tasks)
    for at, frame in enumerate(frames):
        _load_frame(s, at, tasks[at], frame, cards)
    s.depth[LANE] = len(frames)
    if s.changed and tasks[-1:] != [CHANGE]:
        raise Refusal("dice are changed only while a conversion goes on")
    _check_due(s, tasks)


def _load_frame(s: Any, at: int, task: int, frame: Document, cards: Any) -> None:
    where = f"pending task {at + 1}"
    seat = as_one_of(frame.get("seat"), f"{where}: seat", SEATS[: int(s.players)])
    parts = TASKS[task][1]
    refuse_strangers(frame, {"task", "seat", *parts}, where)
    s.frames[LANE, at, TASK] = task
    s.frames[LANE, at, SEAT] = seat
    numbers = {name: part.read(frame.get(name), f"{where}: {name}") for name, part in parts.items()}
    for step, number in enumerate(numbers.values()):
        s.frames[LANE, at, FIRST + step] = number
    if s.turn > 0 and s.pawn[seat] == NONE:
        raise Refusal(f"{where}: {SEATS[seat]} is out")
    if task in STRIKES:
        _check_strike(s, where, at, task, seat, numbers)
    elif task in (ANSWER, RUN):
        _check_answer(s, where, at, task, seat, numbers)
    elif task not in (PICK, LAY_OUT) and seat != s.active:
        raise Refusal(f"{where}: only the active player has such a task")
    else:
        _check_task(s, where, task, seat, numbers, cards)


def _check_stack(s: Any, tasks: list[int]) -> None:
    """Which questions may wait, and on what."""
    if len(tasks) > MOST_PENDING:
        raise Refusal(f"pending holds {len(tasks)} tasks; no game has more than {MOST_PENDING}")
    if s.turn == 0:
        open_picks = int((s.character[: int(s.players)] == NONE).sum())
        if tasks != [LAY_OUT] + [PICK] * open_picks:
            raise Refusal("before the first turn, players without a character pick one")
        return
    attacks = tasks[1:-1]
    if tasks[0] == ACT and tasks[-1] == ANSWER and attacks and set(attacks) <= set(STRIKES):
        if any(task != AFTER for task in attacks[:-1]) or AIM in attacks[1:]:
            raise Refusal("pending: an attack is answered by another only after its damage fell")
        return
    if tasks not in STACKS:
        raise Refusal("pending: no such tasks wait for one another")


def _check_due(s: Any, tasks: list[int]) -> None:
    """CS-2: what is due can be paid, and something is due exactly while somebody pays."""
    if bool(s.due.any()) != (PAY in tasks) and tasks[-1:] != [LEVEL]:
        raise Refusal("something is due exactly while it is being paid")
    if PAY not in tasks and s.due.any():
        raise Refusal("nothing can be due: nobody pays")
    for first in (0, N_COLOURS):
        red, blue, grey = (int(n) for n in s.due[first : first + N_COLOURS])
        reds, blues, purples = (int(n) for n in s.pool[first : first + N_COLOURS])
        short = max(0, red - reds) + max(0, blue - blues)
        if short > purples or red + blue + grey > reds + blues + purples:
            raise Refusal("the pool cannot pay what is due")
    if any(s.due[n] > s.pool[n] for n in range(2 * N_COLOURS, N_RESOURCES)):
        raise Refusal("the pool cannot pay what is due")
    if tasks[-1:] == [DIE]:
        _check_paying_dice(s, len(tasks) - 1)
    if tasks[-1:] == [PAYING]:
        at = len(tasks) - 1
        if s.due[int(s.frames[LANE, at, FIRST])] == 0:
            raise Refusal("nothing is due of the symbol that is being paid")
        if s.frames[LANE, at - 1, FIRST] > 0 and s.due[2] > s.pool[2]:
            raise Refusal("the pool cannot pay what is due in this order")


def _check_paying_dice(s: Any, at: int) -> None:
    """CS-2a: a red and a blue die show what can pay a symbol that is due."""
    symbol, resource = (int(number) for number in s.frames[LANE, at, FIRST : FIRST + 2])
    kind = range(symbol - symbol % N_COLOURS, symbol + 1) if symbol < COLOURED else (symbol,)
    grey = symbol < COLOURED and symbol % N_COLOURS == PURPLE
    colours = {DIE_COLOURS[die] for die in range(DICE) if s.dice[die] == resource}
    pays = resource in kind if grey else resource == symbol
    if s.due[symbol] == 0 or not pays or not {RED, BLUE} <= colours or s.tokens[resource]:
        raise Refusal("no red and blue die show the same that is being paid with")


def _check_strike(
    s: Any, where: str, at: int, task: int, seat: int, numbers: dict[str, int]
) -> None:
    everybody = {player for player in range(int(s.players)) if player != seat}
    for name in ("asked", "victims", "shielded", "domed"):
        found = {player for player in range(MOST_PLAYERS) if numbers[name] >> player & 1}
        if not found <= everybody:
            raise Refusal(f"{where}: {name} names somebody who is no enemy")
        if task != AFTER and any(s.pawn[player] == NONE for player in found):
            raise Refusal(f"{where}: {name} names somebody who is out")
    nested = at > 1
    if nested != (numbers["weapon"] == BEES) or (not nested and seat != s.active):
        raise Refusal(f"{where}: the active player attacks, others answer with bees")


def _check_answer(
    s: Any, where: str, at: int, task: int, seat: int, numbers: dict[str, int]
) -> None:
    strike = int(s.frames[LANE, at - 1, TASK])
    concerned = int(s.frames[LANE, at - 1, FIRST + 3])
    if not concerned >> seat & 1:
        raise Refusal(f"{where}: {SEATS[seat]} is not attacked")
    if task == ANSWER:
        if s.held[seat] == 0:
            raise Refusal(f"{where}: {SEATS[seat]} holds no counterspell")
        if STRIKES.index(strike) != numbers["window"]:
            raise Refusal(f"{where}: the attack is at another window")


def _check_task(
    s: Any, where: str, task: int, seat: int, numbers: dict[str, int], cards: Any
) -> None:
    """A task must fit what lies on the table."""
    if task == REROLL:
        dice = [die for die in range(DICE) if numbers["chosen"] >> die & 1]
        if any(s.dice[die] in (NONE, CRYSTAL) for die in dice):
            raise Refusal(f"{where}: such a die cannot be thrown again")
    elif task == CHANGE:
        _check_change(s, where, numbers, cards)
    elif task == TARGET and numbers["weapon"] >= ABILITIES and numbers["step"] > 0:
        raise Refusal(f"{where}: an ability has no steps")
    elif task in (COLLECT, DISCARD):
        tile = int(s.pawn[seat])
        empty = s.counters_left == 0 if tile == DESERT else s.market[tile] == NONE
        if empty or s.held[seat] == BOOK:
            raise Refusal(f"{where}: {SEATS[seat]} can collect nothing here")
    elif task == TRANSFORM and (s.shadow[seat] or s.energy[seat] < 3):
        raise Refusal(f"{where}: {SEATS[seat]} cannot take the shadow form")
    elif task == SUMMON and (not s.shadow[seat] or s.companion[seat] != NONE):
        raise Refusal(f"{where}: {SEATS[seat]} cannot summon a companion")


def _check_change(s: Any, where: str, numbers: dict[str, int], cards: Any) -> None:
    spell = numbers["spell"]
    if numbers["left"] > cards.most[spell]:
        raise Refusal(f"{where}: so much cannot be changed")
    places = [int(cards.place[spell, resource]) for resource in range(N_RESOURCES)]
    for place in range(4):
        left = numbers[f"source{place + 1}"]
        source = places.index(place) if place in places else NONE
        pool = int(s.pool[source]) - _changed_into(s, source) if place in places else 0
        if left > pool:
            raise Refusal(f"{where}: the pool does not hold so much to change")


def _changed_into(s: Any, resource: int) -> int:
    """CS-29: the dice that this conversion has made to show a resource."""
    return sum(int(s.changed) >> die & 1 for die in range(DICE) if int(s.dice[die]) == resource)


assert SHADOW_ENERGY > 3
