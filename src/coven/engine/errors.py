"""Refusals: one clear sentence for the person who asked, and nothing changed."""


class Refusal(ValueError):
    """Something cannot be done; the message says what was wrong and what is allowed.

    Where a page has to say it in another language, `key` names the reason and `arguments` what it
    speaks of.
    """

    def __init__(self, message: str, key: str = "", **arguments: str) -> None:
        super().__init__(" ".join(message.splitlines()))  # one line, whatever was quoted in it
        self.key = key
        self.arguments = arguments


class WrongUse(Refusal):
    """The request itself makes no sense: an unknown game, a number of players nobody can be."""


def listed(words: list[str], most: int = 12) -> str:
    """Words as a sentence lists them, not more than a person wants to read."""
    if len(words) <= most:
        return ", ".join(words)
    return ", ".join(words[:most]) + f" and {len(words) - most} more"
