"""Whole positions from parts of them, for scenarios."""

from typing import Any

from ...engine.errors import Refusal, listed
from ...engine.game import Document
from ...engine.reading import as_table
from ...engine.state import SEATS
from .state import ACTION_POINTS, HOMES, KINDS, MOST_LIFE, N_SPELLS, PORTAL, VOLCANO
from .words import (
    CHARACTERS,
    COMPANIONS,
    COUNTER_NAMES,
    FORMS,
    MAIN_NAMES,
    PLACES,
    TILES,
    number_of,
    read_counts,
)


def complete(base: Document, given: Document, cards: Any) -> Document:
    """A whole position from a part of one.

    Left out, everybody has 18 life, an empty book and stands at home; ash is about to act with 4
    action points and an empty pool; characters and homes go by the order of seats; resource cards
    lie at the tiles; decks hold what lies nowhere else, in the order of the card file.
    """
    seats = as_table(given.get("seats", {}), "given.seats")
    strangers = sorted(set(seats) - set(base["seats"]))
    if strangers:
        raise Refusal(
            f"nobody sits at {listed(strangers)}; seats are {listed(list(base['seats']))}"
        )
    begun: Document = {"turn": 1, "first": SEATS[0], "active": SEATS[0], "points": ACTION_POINTS}
    whole = {**base, **begun, **given}
    for key in ("map", "pool", "deck_size", "pending", "deck", "discards", "faces"):
        if key not in given:
            whole.pop(key, None)
    if "deck" not in given:
        whole["discards"] = given.get("discards", [])
    whole["chance"] = {**base["chance"], **as_table(given.get("chance", {}), "given.chance")}
    whole["seats"] = _complete_seats(list(base["seats"]), seats)
    if whole.get("over"):
        whole.setdefault("pending", [])
        whole["points"] = given.get("points", 0)
    _complete_market(whole, given, cards)
    held = [name for parts in whole["seats"].values() for name in parts["book"]]
    if "counterspells" not in given:
        whole["counterspells"] = [
            name
            for number, name in enumerate(COUNTER_NAMES)
            for _ in range(int(cards.counter_copies[number]) - _count(held, name))
        ]
    taken = {parts["companion"] for parts in whole["seats"].values()}
    if "portal" not in given:
        left = [n for n in COMPANIONS if n not in taken and n not in given.get("companions", [])]
        whole["portal"] = left[:PORTAL]
    if "companions" not in given:
        gone = taken | {name.replace(" ", "-") for name in whole["portal"]}
        whole["companions"] = [name for name in COMPANIONS if name not in gone]
    return whole


def _count(names: list[str], wanted: str) -> int:
    return sum(str(name).replace(" ", "-") == wanted for name in names)


def _complete_seats(names: list[str], seats: Document) -> Document:
    homes = PLACES[len(names)]
    asked = {seat: as_table(seats.get(seat, {}), f"given.seats.{seat}") for seat in names}
    free = [name for name in CHARACTERS if name not in [p.get("character") for p in asked.values()]]
    whole: Document = {}
    for number, seat in enumerate(names):
        parts = asked[seat]
        character = parts.get("character") or free.pop(0)
        out = parts.get("life") == 0
        home = TILES[HOMES + number_of(character, f"{seat}'s character", CHARACTERS)]
        usual: Document = {
            "character": character,
            "home": homes[number],
            "tile": "" if out else home,
            "life": MOST_LIFE,
            "book": [],
            "companion": "",
            "gone": int(out),
        }
        whole[seat] = {**usual, **parts}
        if whole[seat]["companion"]:
            whole[seat].setdefault("form", FORMS[1])
    return whole


def _complete_market(whole: Document, given: Document, cards: Any) -> None:
    """A card at every tile: the first resource cards, or other cards, that lie nowhere else."""
    market = dict(as_table(given.get("market", {}), "given.market"))
    held = [name for parts in whole["seats"].values() for name in parts["book"]]
    used = [*held, *market.values()]
    left = [int(copies) for copies in cards.copies]
    for name in used:
        if isinstance(name, str) and name.replace(" ", "-") in MAIN_NAMES:
            left[MAIN_NAMES.index(name.replace(" ", "-"))] -= 1
    for key in ("deck", "discards"):
        for kind, count in enumerate(read_counts(given.get(key, []), key, MAIN_NAMES)):
            left[kind] -= count
    homes = [HOMES + CHARACTERS.index(p["character"]) for p in whole["seats"].values()]
    named = {name.replace(" ", "-") for name in market}
    order = [*range(N_SPELLS, KINDS), *range(N_SPELLS)]  # resource cards first
    for tile in (VOLCANO, *homes):
        if TILES[tile] not in named:
            for kind in [kind for kind in order if left[kind] > 0][:1]:
                left[kind] -= 1
                market[TILES[tile]] = MAIN_NAMES[kind]
    whole["market"] = market
