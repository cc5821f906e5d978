"""What became of each card: who took it, who used it, who won with it."""

from collections.abc import Iterable

from ..engine.game import Document
from .playing import Played


def card_report(games: Iterable[Played]) -> Document:
    """For each card: by how many seats it was taken, how often used, how many of them won."""
    found: Document = {}
    for played in games:
        for use in played.cards:
            share = played.shares[use.seat]
            row = found.setdefault(use.card, _empty() | {"used": 0, "levels": {}})
            row["used"] += use.used
            if use.taken == 0:
                continue
            level = row["levels"].setdefault(str(use.level), _empty())
            for tally in (row, level):
                tally["taken"] += 1
                tally["victories"] += share
    return {card: _rounded(found[card]) for card in sorted(found)}


def _empty() -> Document:
    return {"taken": 0, "victories": 0.0}


def _rounded(row: Document) -> Document:
    levels = dict(sorted(row.pop("levels").items()))
    for tally in (row, *levels.values()):
        tally["victories"] = round(tally["victories"], 4)
        tally["share"] = round(tally["victories"] / tally["taken"], 4) if tally["taken"] else None
    return {**row, "levels": levels} if set(levels) - {"0"} else row
