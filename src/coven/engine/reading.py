"""Reading documents that people wrote: nothing is believed unchecked."""

from reprlib import repr as shown  # short, whatever it is
from typing import Any

from .errors import Refusal, listed


def as_table(value: Any, where: str) -> dict[str, Any]:
    """A table with names."""
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise Refusal(f"{where} must be a table, not {shown(value)}")
    return value


def as_list(value: Any, where: str) -> list[Any]:
    """A list of anything."""
    if not isinstance(value, list):
        raise Refusal(f"{where} must be a list, not {shown(value)}")
    return value


def as_texts(value: Any, where: str) -> list[str]:
    """A list of texts."""
    if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
        raise Refusal(f"{where} must be a list of texts, not {shown(value)}")
    return value


def as_text(value: Any, where: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise Refusal(f"{where} must be a text, not {shown(value)}")
    return value


def as_number(value: Any, where: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise Refusal(f"{where} must be a whole number from {least} to {most}, not {shown(value)}")
    return value


def as_truth(value: Any, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise Refusal(f"{where} must be true or false, not {shown(value)}")
    return value


def as_one_of(value: Any, where: str, allowed: tuple[str, ...]) -> int:
    """One of several words; gives its place among them."""
    if not isinstance(value, str) or value not in allowed:
        raise Refusal(f"{where} must be one of {listed(list(allowed), 30)}, not {shown(value)}")
    return allowed.index(value)


def refuse_strangers(table: dict[str, Any], known: set[str], where: str) -> None:
    """Refuse names that mean nothing here."""
    strangers = sorted(set(table) - known)
    if strangers:
        raise Refusal(f"{where} has no {listed(strangers)}; it has {listed(sorted(known), 30)}")
