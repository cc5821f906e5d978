"""What stands before the state in a position: rules, players, options, and the seed."""

from typing import Any

from .errors import Refusal, WrongUse, listed
from .game import Document, Game
from .reading import as_number, as_table, refuse_strangers
from .state import SEATS

SEED_BITS = 64
KEYS = {"game", "rules", "players", "options", "seed", "state"}


def checked_seed(seed: Any) -> int:
    """The seed, if it is one."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << SEED_BITS:
        raise WrongUse(f"a seed is a whole number from 0 to {(1 << SEED_BITS) - 1}, not {seed!r}")
    return seed


def checked_header(game: Game, document: Document) -> tuple[int, int, dict[str, Any]]:
    """Players, seed and options of a position."""
    refuse_strangers(as_table(document, "a position"), KEYS, "a position")
    if document.get("rules") != game.version:
        raise Refusal(
            f"the position is of rules {document.get('rules')!r}; "
            f"this is {game.name} with rules {game.version}"
        )
    players = as_number(document.get("players"), "players", game.seats[0], game.seats[-1])
    seed = as_number(document.get("seed", 0), "seed", 0, (1 << SEED_BITS) - 1)
    options = as_table(document.get("options"), "options")
    seats = as_table(as_table(document.get("state"), "state").get("seats"), "seats")
    if list(seats) != list(SEATS[:players]):
        raise Refusal(f"the seats of {players} players are {listed(list(SEATS[:players]))}")
    return players, seed, options
