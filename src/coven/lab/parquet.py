"""Simulated games as Parquet: a row for each game and seat, and one for each card of a seat."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine.errors import WrongUse
from ..engine.game import Document
from ..engine.state import SEATS
from .playing import Played

if TYPE_CHECKING:
    from collections.abc import Iterable

CARDS = "-cards"  # added to the name of the file with the cards


def cards_file(path: Path) -> Path:
    """Where the rows of cards go: `games.parquet` → `games-cards.parquet`."""
    return path.with_name(path.stem + CARDS + path.suffix)


def arrow() -> Any:
    """The library that writes Parquet; it comes with the extra `lab`."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise WrongUse("Parquet needs the package pyarrow: pip install 'coven[lab]'") from None
    return pyarrow


def write(path: Path, terms: Document, games: "Iterable[Played]") -> None:
    """Both files. What was played stands in their metadata, under `coven`."""
    pa = arrow()
    number, text, whole = pa.int64(), pa.dictionary(pa.int32(), pa.string()), pa.int32()
    same = [("game", number), ("seat", text), ("bot", text)]
    seats = pa.schema(
        [
            *(("game", number), ("seed", pa.uint64()), *same[1:], ("turn_order", whole)),
            *(("points", whole), ("share", pa.float64()), ("turns", whole), ("decisions", whole)),
        ]
    )
    cards = pa.schema(
        [
            *(*same, ("card", text), ("taken", whole), ("level", whole), ("used", whole)),
            ("share", pa.float64()),
        ]
    )
    seat_rows: list[Document] = []
    card_rows: list[Document] = []
    for played in games:
        seat_rows += _seat_rows(played)
        card_rows += _card_rows(played)
    note = {"coven": json.dumps(terms, ensure_ascii=False)}
    for where, rows, schema in ((path, seat_rows, seats), (cards_file(path), card_rows, cards)):
        table = pa.Table.from_pylist(rows, schema=schema.with_metadata(note))
        pa.parquet.write_table(table, where)


def _seat_rows(played: Played) -> list[Document]:
    players = len(played.shares)
    return [
        {
            **_who(played, seat),
            "seed": played.fixture.seed,
            "turn_order": (seat - played.first) % players + 1,
            "points": played.points[seat],
            "share": played.shares[seat],
            "turns": played.turns,
            "decisions": sum(mover == seat for mover, _ in played.moves),
        }
        for seat in range(players)
    ]


def _card_rows(played: Played) -> list[Document]:
    return [
        {
            **_who(played, use.seat),
            "card": use.card,
            "taken": use.taken,
            "level": use.level,
            "used": use.used,
            "share": played.shares[use.seat],
        }
        for use in played.cards
    ]


def _who(played: Played, seat: int) -> Document:
    fixture = played.fixture
    return {"game": fixture.number, "seat": SEATS[seat], "bot": fixture.bots[seat]}
