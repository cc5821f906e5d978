"""Chance: a published generator, fair numbers, and the same ones for the same seed."""

from typing import Any

import numpy as np
import pytest

from coven.engine.chance import below, philox, sow, word
from coven.engine.kernels import seed_words
from coven.engine.life import entry, records
from coven.engine.seeds import fill_seeds
from coven.engine.state import state_dtype

STATE = state_dtype([], actions=1, depth=1)
PACKAGE = "coven.engine"


# Doors: rules are called by rules alone, in the native life.


@entry(PACKAGE)
def philox_word(counter: int, high: int, key: int) -> int:
    return philox(counter, high, key)


@entry(PACKAGE)
def sow_state(states: Any, low: int, high: int) -> None:
    sow(states[0], low, high)


@entry(PACKAGE)
def fill_words(states: Any, out: Any) -> None:
    for i in range(len(out)):
        out[i] = word(states[0])


@entry(PACKAGE)
def fill_below(states: Any, n: int, out: Any) -> None:
    for i in range(len(out)):
        out[i] = below(states[0], n)


@entry(PACKAGE)
def fill_halves(states: Any, out: Any) -> None:
    for i in range(len(out)):
        out[i] = below(states[0], 2)


def sown(seed: int) -> Any:
    states = records(STATE, 1)
    sow_state(states, *seed_words(seed))
    return states


def words(seed: int, count: int) -> list[int]:
    out = np.zeros(count, np.int64)
    fill_words(sown(seed), out)
    return [int(number) for number in out]


def numbers(seed: int, n: int, count: int) -> np.ndarray:
    out = np.zeros(count, np.int64)
    fill_below(sown(seed), n, out)
    return out


def chi_square(counts: np.ndarray) -> float:
    expected = counts.sum() / len(counts)
    return float(((counts - expected) ** 2 / expected).sum())


@pytest.mark.parametrize(
    ("counter", "high", "key", "first_word"),
    [
        (0x00000000, 0x00000000, 0x00000000, 0xFF1DAE59),
        (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0x2C3F628B),
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0xDD7CE038),
    ],
)
def test_philox_gives_the_known_answers_of_random123(
    counter: int, high: int, key: int, first_word: int
) -> None:
    assert philox_word(counter, high, key) == first_word


def test_a_word_has_32_bits_and_every_bit_is_used() -> None:
    drawn = words(seed=3, count=2000)
    assert all(0 <= number < 1 << 32 for number in drawn)
    for bit in range(32):
        assert 800 < sum(number >> bit & 1 for number in drawn) < 1200


def test_the_same_seed_gives_the_same_words() -> None:
    assert words(seed=11, count=50) == words(seed=11, count=50)


@pytest.mark.parametrize("other", [0, 6, 8, 7 + (1 << 32), 7 << 32, (1 << 64) - 1])
def test_another_seed_gives_other_words(other: int) -> None:
    """Both halves of the seed matter."""
    assert not set(words(7, 50)) & set(words(other, 50))


def test_a_state_counts_the_words_it_has_used() -> None:
    states = sown(5)
    out = np.zeros(3, np.int64)
    fill_words(states, out)
    assert states[0].drawn == 3
    assert out.tolist() == [philox_word(counter, 0, 5) for counter in range(3)]


def test_sowing_starts_the_stream_anew() -> None:
    states = sown(5)
    first, again = np.zeros(4, np.int64), np.zeros(4, np.int64)
    fill_words(states, first)
    sow_state(states, 5, 0)
    fill_words(states, again)
    assert states[0].drawn == 4
    assert again.tolist() == first.tolist()


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 21, 105, 1000, 3 << 29])
def test_a_number_below_n_is_in_range(n: int) -> None:
    drawn = numbers(seed=1, n=n, count=2000)
    assert drawn.min() >= 0
    assert drawn.max() < n


@pytest.mark.parametrize(("n", "bound"), [(2, 20), (3, 25), (6, 35), (21, 65), (105, 180)])
def test_numbers_below_n_are_fair(n: int, bound: float) -> None:
    """Chi-square with n - 1 degrees of freedom; the bounds are passed once in some 100 000."""
    counts = np.bincount(numbers(seed=2, n=n, count=400 * n), minlength=n)
    assert len(counts) == n
    assert chi_square(counts) < bound


def test_a_number_below_a_constant_is_the_same_number() -> None:
    """With a power of 2 the compiler looks at the product's first bit alone: it must be there."""
    out = np.zeros(200, np.int64)
    fill_halves(sown(6), out)
    assert out.tolist() == [number >> 31 for number in words(6, 200)]
    assert 60 < out.sum() < 140


def test_the_unfair_remainder_is_drawn_again() -> None:
    """Of 8 words, 3 numbers would get 3, 3 and 2 if none were redrawn."""
    n, count = 3 << 29, 6000
    states = sown(9)
    out = np.zeros(count, np.int64)
    fill_below(states, n, out)
    assert states[0].drawn > count
    assert chi_square(np.bincount(out % 3, minlength=3)) < 25


def test_neighbouring_numbers_do_not_depend_on_each_other() -> None:
    drawn = numbers(seed=4, n=5, count=20_000)
    pairs = np.bincount(drawn[:-1] * 5 + drawn[1:], minlength=25)
    assert chi_square(pairs) < 70


def test_the_seeds_of_many_games_are_the_same_in_any_batch() -> None:
    whole, part = np.zeros((10, 2), np.int64), np.zeros((4, 2), np.int64)
    fill_seeds(whole, 1, 2, 0)
    fill_seeds(part, 1, 2, 6)
    assert part.tolist() == whole[6:].tolist()


def test_the_seeds_of_many_games_differ() -> None:
    seeds = np.zeros((1000, 2), np.int64)
    fill_seeds(seeds, 1, 0, 0)
    assert len({tuple(row) for row in seeds.tolist()}) == 1000
    assert seeds.min() >= 0
    assert seeds.max() < 1 << 32


@pytest.mark.parametrize("seed", [0, 1, (1 << 32) - 1, 1 << 32, (1 << 64) - 1])
def test_a_seed_is_two_words_of_32_bits(seed: int) -> None:
    low, high = seed_words(seed)
    assert high << 32 | low == seed
    assert 0 <= low < 1 << 32
    assert 0 <= high < 1 << 32
