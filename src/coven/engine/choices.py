"""The legal actions of a lane: a bit set in the state, filled once and read by all.

The rules list the choices when they stop to wait for somebody; whoever asks later (a table, a bot,
an environment) reads the bits and computes nothing.
"""

from .life import rule


@rule
def clear_choices(s, lane):
    """Nothing is open any more."""
    for i in range(s.legal.shape[1]):
        s.legal[lane, i] = 0


@rule
def offer(s, lane, action):
    """Open an action."""
    s.legal[lane, action >> 5] |= 1 << (action & 31)


@rule
def offer_set(s, lane, first, bits):
    """Open the actions `first + i` for every bit i that is set (fewer than 32 of them)."""
    shifted = bits << (first & 31)
    s.legal[lane, first >> 5] |= shifted & 0xFFFFFFFF
    if shifted >> 32 != 0:
        s.legal[lane, (first >> 5) + 1] |= shifted >> 32


@rule
def offered(s, lane, action):
    """Is the action open?"""
    return (int(s.legal[lane, action >> 5]) >> (action & 31)) & 1 == 1


@rule
def ones(bits):
    """How many of 32 bits are set."""
    bits = bits - ((bits >> 1) & 0x55555555)
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return ((bits * 0x01010101) & 0xFFFFFFFF) >> 24


@rule
def count_choices(s, lane):
    """How many actions are open."""
    total = 0
    for i in range(s.legal.shape[1]):
        total += ones(int(s.legal[lane, i]))
    return total


@rule
def nth_choice(s, lane, n):
    """The open action with n open ones before it."""
    for i in range(s.legal.shape[1]):
        bits = int(s.legal[lane, i])
        here = ones(bits)
        if n < here:
            for _ in range(n):
                bits &= bits - 1
            return i * 32 + ones((bits & -bits) - 1)
        n -= here
    return -1
