"""What every game's state begins with, and the stage that rules work on.

A state is one flat, aligned NumPy record: copying it is one assignment, saving it is `tobytes()`,
a batch of games is an array of records.
"""

from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

SEATS = ("ash", "birch", "cedar", "elm", "hazel", "oak")
"""Seats bear the names of wand woods, in every game and every record."""

FRAME_WIDTH = 8  # task, seat, and six numbers that belong to the task
WORD_BITS = 32


class Stage(NamedTuple):
    """What a rule function is handed: the state, the card tables and the log.

    Called `g` in the rules: the game under way.
    """

    s: Any
    cards: Any
    log: Any


def state_dtype(
    fields: list[tuple[Any, ...]], *, actions: int, depth: int, number: str = "i2", lanes: int = 1
) -> np.dtype[Any]:
    """The record of one game: the header the engine needs, then the game's own fields.

    A *lane* is a stack of pending work with its own list of choices. Games in which one player
    decides at a time have one lane; a game of simultaneous turns has one for each seat.

    `depth` is the most frames that can be pending in a lane, `number` the type of a frame's numbers
    ("i1" if none of them passes 127): a small state is a fast one.

    No field is unsigned: Numba turns a mix of signed and unsigned into floating point.
    """
    words = (actions + WORD_BITS - 1) // WORD_BITS
    header: list[tuple[Any, ...]] = [
        ("seed", "i8", (2,)),  # chance: the stream,
        ("drawn", "i8"),  # and how many words of it were used
        ("shown", "i4"),  # how often a secret was revealed (undo never goes past one)
        ("turn", "i4"),
        ("players", "i1"),
        ("first", "i1"),  # who began
        ("over", "i1"),
        ("waiting", "i1"),  # bit set of the seats that owe a decision
        ("depth", "i1", (lanes,)),
        ("frames", number, (lanes, depth, FRAME_WIDTH)),
        ("legal", "i8", (lanes, words)),  # bit set of the actions open to the lane's seat
    ]
    return _without_gaps(header + fields)


def _without_gaps(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """An aligned record without bytes that belong to no field.

    NumPy may leave such bytes as they are when it copies a record; then equal states would differ.
    """
    taken = [field[0] for field in fields if hasattr(np.record, field[0])]
    if taken:  # `s.round` would be NumPy's method in the interpreted life
        raise ValueError(f"fields cannot be called {', '.join(taken)}: NumPy's records have these")
    ordered = sorted(fields, key=lambda field: -np.dtype(field[1]).alignment)
    used = sum(np.dtype((field[1], (field[2:] and field[2]) or ())).itemsize for field in ordered)
    largest = np.dtype(ordered[0][1]).alignment
    if used % largest:
        ordered.append(("filler", "i1", (largest - used % largest,)))
    dtype = np.dtype(ordered, align=True)
    assert dtype.itemsize == used + -used % largest
    return dtype


def plain(record: Any) -> Any:
    """A record as plain numbers and lists: reading those costs a tenth."""
    names, lists = _names_and_lists(record.dtype)
    values = list(record.item())
    for at in lists:
        values[at] = values[at].tolist()
    return SimpleNamespace(**dict(zip(names, values, strict=True)))


@cache
def _names_and_lists(dtype: np.dtype[Any]) -> tuple[tuple[str, ...], list[int]]:
    """A record's fields, and the places of those that are arrays."""
    names = dtype.names or ()
    return names, [at for at, name in enumerate(names) if dtype[name].shape]


def from_bytes(state: bytes, dtype: np.dtype[Any]) -> Any:
    """An array of one record out of its bytes: the fastest copy, NumPy's goes field by field."""
    return np.frombuffer(bytearray(state), dtype)


def records(dtype: np.dtype[Any], count: int) -> Any:
    """`count` empty records whose fields read as attributes in every life."""
    return np.zeros(count, dtype).view(np.recarray)
