"""Pending work as a stack of frames inside the record.

A frame says what is to be done (its task), by whom (its seat), and six numbers that the task
understands. Effects push frames, actions pop or advance the top one. That is how a spell inside a
copied spell inside an extra action works without special cases.
"""

from .life import rule

TASK = 0
SEAT = 1
FIRST = 2  # the column of a task's first number


@rule
def push(s, lane, task, seat, a, b, c, d, e, f):
    """Put a task on top of the stack: it will be done before all that lies below."""
    at = int(s.depth[lane])
    s.frames[lane, at, 0] = task
    s.frames[lane, at, 1] = seat
    s.frames[lane, at, 2] = a
    s.frames[lane, at, 3] = b
    s.frames[lane, at, 4] = c
    s.frames[lane, at, 5] = d
    s.frames[lane, at, 6] = e
    s.frames[lane, at, 7] = f
    s.depth[lane] = at + 1


@rule
def pop(s, lane):
    """Take the top task away. The freed row is wiped, so that equal states have equal bytes."""
    at = int(s.depth[lane]) - 1
    for column in range(8):
        s.frames[lane, at, column] = 0
    s.depth[lane] = at


@rule
def top(s, lane, column):
    """One number of the top frame."""
    return int(s.frames[lane, int(s.depth[lane]) - 1, column])


@rule
def set_top(s, lane, column, value):
    """Change one number of the top frame."""
    s.frames[lane, int(s.depth[lane]) - 1, column] = value
