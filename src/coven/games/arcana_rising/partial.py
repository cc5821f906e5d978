"""Parts of positions: what a scenario gives, completed to a whole position."""

from ...engine.errors import Refusal, listed
from ...engine.game import Document
from ...engine.reading import as_number, as_table, as_texts, as_truth
from .cards import CardSet
from .language import SCHOOLS
from .state import DEALT, MOONS_OF_SCHOOL, PAIRS, PER_PAIR, ROUNDS, SOLO, TURNS


def complete(book: CardSet, base: Document, given: Document) -> Document:
    """A whole position from a part of one.

    Hands that are not given are filled with cards of the round that lie nowhere else. Whoever is
    not given work is about to choose a card.
    """
    whole = {**base, **given}
    seats = as_table(given.get("seats", {}), "given.seats")
    strangers = sorted(set(seats) - set(base["seats"]))
    if strangers:
        raise Refusal(
            f"nobody sits at {listed(strangers)}; seats are {listed(list(base['seats']))}"
        )
    whole["chance"] = {**base["chance"], **as_table(given.get("chance", {}), "given.chance")}
    whole["seats"] = {
        name: _complete_seat(parts, as_table(seats.get(name, {}), f"given.seats.{name}"))
        for name, parts in base["seats"].items()
    }
    whole["moons"] = _complete_moons(whole, base, given)
    _complete_hands(book, whole, base, given)
    return whole


def _complete_seat(base: Document, given: Document) -> Document:
    whole = {**base, **given}
    for key in ("pending", "then", "hand_size", "hand", "among"):
        if key not in given:
            whole.pop(key, None)
    for key in ("resources", "columns"):
        if key in given:
            whole[key] = {**base[key], **as_table(given[key], f"given {key}")}
    return whole


def _complete_moons(whole: Document, base: Document, given: Document) -> Document:
    """The moons of turns to come: those given, then the setup's, as far as there are enough."""
    turn = as_number(whole.get("turn"), "turn", 1, TURNS) - 1
    moons = dict(as_table(given.get("moons", {}), "given.moons"))
    left = dict.fromkeys(SCHOOLS, MOONS_OF_SCHOOL)
    for names in moons.values():
        for name in as_texts(names, "given.moons"):
            if name in left:
                left[name] -= 1
    spare = [school for school in SCHOOLS for _ in range(max(0, left[school]))]
    for pair in range(turn, PAIRS):
        size = str(DEALT - pair)
        if size in moons:
            continue
        usual = base["moons"].get(size, [])
        if len(usual) == PER_PAIR and all(spare.count(m) >= usual.count(m) for m in usual):
            moons[size] = list(usual)
        else:
            moons[size] = spare[:PER_PAIR]
        for moon in moons[size]:
            spare.remove(moon)
    return moons


def _complete_hands(book: CardSet, whole: Document, base: Document, given: Document) -> None:
    number = as_number(whole.get("round"), "round", 1, ROUNDS)
    turn = as_number(whole.get("turn"), "turn", 1, TURNS)
    over = as_truth(whole.get("over", False), "over")
    solo = len(whole["seats"]) == SOLO
    taken: set[str] = set()
    for parts in whole["seats"].values():
        for key in ("hand", "artifacts", "pile"):
            taken.update(name for name in parts.get(key, []) if isinstance(name, str))
        for names in parts["columns"].values():
            if isinstance(names, list):
                taken.update(str(name).split(" ")[0] for name in names)
        chosen = parts.get("chosen", [])
        taken.update(str(text).split(" ")[-1] for text in chosen if text)
    rows = as_table(given.get("rows", {}), "given.rows")
    for names in rows.values():
        taken.update(name for name in names if isinstance(name, str))
    usual = [name for parts in base["seats"].values() for name in parts.get("hand", [])]
    usual += [name for names in base.get("rows", {}).values() for name in names]
    deck = [card.id for card in book.cards if card.round == number]
    spare = [name for name in usual if name in deck and name not in taken]
    spare += [name for name in deck if name not in taken and name not in spare]
    if solo:
        spare = [name for name in spare if not book.cards[book.numbers[name]].two_plus]
        whole["rows"] = {} if over else dict(rows)
        for row in range(turn - 1, TURNS) if not over else ():
            size = DEALT - row
            if str(size) not in rows:
                whole["rows"][str(size)] = [spare.pop(0) for _ in range(size)]
        return
    for parts in whole["seats"].values():
        if "hand" not in parts:
            size = 0 if over else DEALT - turn + 1
            size -= int(len(parts.get("chosen", [])) == turn and not over)
            parts["hand"] = [spare.pop(0) for _ in range(size)]
