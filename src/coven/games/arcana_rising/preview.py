"""What a cast would give now: tried on a copy of the state, for a page that shows it beforehand."""

from typing import TYPE_CHECKING, Any

import numpy as np

from ...engine.game import Document, open_log
from ...engine.life import bare
from ...engine.match import kernels_of
from ...engine.state import SEATS, WORD_BITS, from_bytes
from .language import KINDS
from .state import A_CAST, A_END, A_NO, NOW

if TYPE_CHECKING:
    from .game import ArcanaRising

MOST_ANSWERS = 200  # more than any cast asks


def cast_preview(game: "ArcanaRising", s: Any, seat: int) -> Document:
    """The columns of a cast; the spells it comes to; what it gives without a question.

    `spells` are those that take effect of themselves, `asks` those that may be declined, in the
    order in which the cast comes to them. `gives` leaves out whatever a question decides.
    """
    log = open_log()
    after, asked = _declined(game, s.tobytes(), seat, log)
    gives = {
        kind: int(after["held"][NOW, seat, at]) - int(s.held[NOW, seat, at])
        for at, kind in enumerate(KINDS)
    }
    gives["points"] = int(after["points"][NOW, seat]) - int(s.points[NOW, seat])
    events = [game.event(row) for row in log[0].rows[: int(log[0].count)].tolist()]
    mine = [event for event in events if event.get("seat") == SEATS[seat]]
    cast = next(event for event in mine if event["event"] == "cast")
    return {
        "schools": cast["schools"],
        "last": cast["last"],
        "spells": [event["card"] for event in mine if event["event"] == "resolve"],
        "asks": [event["card"] for event in mine if event["event"] == "decline"] if asked else [],
        "gives": {kind: count for kind, count in gives.items() if count},
    }


def _declined(game: "ArcanaRising", state: bytes, seat: int, log: Any) -> tuple[Any, bool]:
    """The state after a cast in which everything that is asked is declined; was anything asked?"""
    states = bare(from_bytes(state, game.state))
    record = states.view(np.ndarray)[0]
    turn, action, asked = int(record["turn"]), A_CAST, False
    for _ in range(MOST_ANSWERS):
        kernels_of(game).apply(states, 0, bare(game.cards), bare(log), seat, action)
        legal = _first_legal(record["legal"][seat])
        if record["turn"] != turn or not int(record["waiting"]) >> seat & 1 or legal == A_END:
            break
        declines = int(record["legal"][seat, A_NO // WORD_BITS]) >> A_NO % WORD_BITS & 1
        asked = asked or bool(declines)
        action = A_NO if declines else legal
    return record, asked


def _first_legal(words: Any) -> int:
    for number, word in enumerate(words.tolist()):
        if word:
            return int(number * WORD_BITS + (word & -word).bit_length() - 1)
    return A_END
