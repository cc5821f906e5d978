"""Events: what happened, for the log, the animations and the statistics.

The rules note events in a buffer beside the state. A buffer of capacity 0 notes nothing, which
is what simulations pass: one predictable branch is all that remains.
"""

from typing import Any

import numpy as np

from .life import rule

EVENT_WIDTH = 7  # kind, seat, audience, and four numbers that belong to the kind
LONGEST = 512  # more than any single action of any game can cause
ALL = 0x7F
"""Audience of a public event. Otherwise a bit set of the seats that may see it."""
LATER = 0x80
"""Added to an audience: the others see the event when the rules next show something (`shown`)."""


def log_dtype(capacity: int) -> np.dtype[Any]:
    """A buffer of events. Capacity is a field too, so that an empty buffer has the same type."""
    return np.dtype(
        [("count", "i4"), ("capacity", "i4"), ("rows", "i2", (capacity, EVENT_WIDTH))], align=True
    )


LOG = log_dtype(LONGEST)


@rule
def note(g, kind, seat, audience, a, b, c, d):
    """Something happened."""
    at = int(g.log.count)
    if at < g.log.capacity:
        g.log.rows[at, 0] = kind
        g.log.rows[at, 1] = seat
        g.log.rows[at, 2] = audience
        g.log.rows[at, 3] = a
        g.log.rows[at, 4] = b
        g.log.rows[at, 5] = c
        g.log.rows[at, 6] = d
        g.log.count = at + 1
