"""Tokens, spells and seats as people write them, and back."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ...engine.errors import Refusal, listed
from .state import COLOURS, COPIES, KINDS, N_RUNES, RUNES, SPELLS

TOKEN_NAMES = tuple(f"{colour} {rune}" for colour in COLOURS for rune in RUNES)
_COUNTED = tuple(
    ("", name, *(f"{count} {name}" for count in range(2, COPIES + 1))) for name in TOKEN_NAMES
)


def token_name(token: int) -> str:
    """`red circle`."""
    return TOKEN_NAMES[token]


def token_parts(token: int) -> dict[str, str]:
    """A token's colour and rune."""
    return {"colour": COLOURS[token // N_RUNES], "rune": RUNES[token % N_RUNES]}


def token_number(name: str) -> int:
    """The way back; refuses what is no token."""
    words = " ".join(str(name).split()).lower()
    if words not in TOKEN_NAMES:
        raise Refusal(
            f"{name!r} is no token: a token is a colour ({listed(list(COLOURS))}) "
            f"and a rune ({listed(list(RUNES))})"
        )
    return TOKEN_NAMES.index(words)


def write_tokens(counts: Iterable[Any]) -> list[str]:
    """`["2 red circle", "blue square"]`."""
    return [_COUNTED[token][count] for token, count in enumerate(counts) if count > 0]


def read_tokens(names: Any, where: str) -> list[int]:
    """The way back: how many of each kind."""
    counts: Counter[int] = Counter()
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Refusal(f"{where} must be a list of tokens such as ['2 red circle', 'blue square']")
    for name in names:
        number, _, rest = name.strip().partition(" ")
        if number.isascii() and number.isdigit():
            counts[token_number(rest)] += int(number[:3])
        else:
            counts[token_number(name)] += 1
    for token, count in counts.items():
        if count > COPIES:
            raise Refusal(f"{where} holds {count} {token_name(token)}; there are only {COPIES}")
    return [counts[token] for token in range(KINDS)]


def spell_name(spell: int) -> str:
    """`time-travel`."""
    return SPELLS[spell]
