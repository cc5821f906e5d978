"""Chance: a counter-based generator that lives in the state.

Philox 2x32 with ten rounds (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3"). A word
is a pure function of seed and counter, so a game is its seed and its moves, on every life of the
rules, bit for bit. The arithmetic keeps to 32-bit words inside 64-bit integers. Only the product of
two such words needs all 64 bits, so it alone is unsigned: of signed products Numba promises the
compiler that they never overflow, and what follows from a broken promise is anybody's guess.
"""

import numpy as np

from .life import rule

MASK = 0xFFFFFFFF
MULTIPLIER = np.uint64(0xD256D193)
WEYL = 0x9E3779B9
ROUNDS = 10
WORD = np.uint64(32)  # bits
LOW_WORD = np.uint64(MASK)


@rule
def philox(counter, high, key):
    """The 32-bit word number `counter` of the stream named by `high` and `key`."""
    for _ in range(ROUNDS):
        product = np.uint64(counter) * MULTIPLIER
        counter = np.int64(product >> WORD) ^ key ^ high
        high = np.int64(product & LOW_WORD)
        key = (key + WEYL) & MASK
    return counter


@rule
def sow(s, low, high):
    """Start the state's stream anew from a 64-bit seed given as two words."""
    s.seed[0] = low
    s.seed[1] = high
    s.drawn = 0


@rule
def word(s):
    """The next 32 random bits of the state."""
    bits = philox(int(s.drawn), int(s.seed[1]), int(s.seed[0]))
    s.drawn += 1
    return bits


@rule
def below(s, n):
    """A fair number from 0 to n - 1 (Lemire's method: the rare unfair remainder is redrawn)."""
    product = word(s) * n
    if product & MASK < n:
        unfair = (MASK + 1 - n) % n
        while product & MASK < unfair:
            product = word(s) * n
    return product >> 32
