"""A position as a readable document, in both directions."""

from collections.abc import Callable
from typing import Any

from ...engine.errors import Refusal, listed
from ...engine.game import Document
from ...engine.reading import (
    as_list,
    as_number,
    as_table,
    as_texts,
    as_truth,
    refuse_strangers,
)
from ...engine.state import SEATS
from .cards import CardSet
from .language import KINDS, N_KINDS, N_SCHOOLS, SCHOOLS
from .pending import chosen_now, load_pending, write_pending
from .places import (
    cards_in,
    column_cards,
    hand_index,
    round_number,
    set_of,
    turn_number,
    write_column,
)
from .state import (
    ARTIFACT,
    BESIDE,
    CHOOSE,
    DEALT,
    DISCARD,
    DISCARDED,
    HIDDEN,
    MOONS_OF_SCHOOL,
    MOST_HELD,
    MOST_PLAYERS,
    MOST_TOKENS,
    NONE,
    NOW,
    PAIRS,
    PER_PAIR,
    PILE,
    RANKS,
    ROUNDS,
    SOLO,
    SPELL_CARD,
    THEN,
    TURNS,
)

MOST_SHOWN = 1_000_000
KEYS = {"round", "turn", "over", "confirm", "moons", "rows", "rank", "seats", "chance"}
AREA_KEYS = {"resources", "points", "columns"}
SEAT_KEYS = {
    *AREA_KEYS,
    *("hand", "among", "hand_size", "artifacts", "pile", "chosen", "then", "pending"),
}
CAST = "cast"
Points = Callable[[Any], int]  # what the only player of a state has scored


# --- writing -------------------------------------------------------------------------------------


def rank(points: int) -> int:
    """AR-25: the title of a solo game, from 1 to 5."""
    return 1 + sum(points >= least for least in RANKS)


def document(book: CardSet, s: Any, points: Points) -> Document:
    """The whole state, or what a view has left of it: hidden cards are not there."""
    players = int(s.players)
    shown: Document = {
        "round": round_number(s) + 1,
        "turn": turn_number(s) + 1,
        "over": bool(s.over),
        "confirm": bool(s.confirm),
        "moons": {
            str(DEALT - pair): [SCHOOLS[int(moon)] for moon in s.moon[pair]]
            for pair in range(PAIRS)
            if s.moon[pair, 0] != NONE
        },
        "seats": {SEATS[seat]: _seat(book, s, seat) for seat in range(players)},
        "chance": {
            "seed": int(s.seed[0]) | int(s.seed[1]) << 32,
            "drawn": int(s.drawn),
            "shown": int(s.shown),
        },
    }
    if players == SOLO:
        shown["rows"] = {
            str(DEALT - row): cards_in(book, s, int(s.hand[row]))
            for row in range(TURNS)
            if s.hand[row]
        }
        if s.over:
            shown["rank"] = rank(points(s))
    return shown


def _seat(book: CardSet, s: Any, seat: int) -> Document:
    shown: Document = _area(book, s, seat, NOW)
    shown |= {
        "artifacts": _laid(book, s, BESIDE + seat),
        "pile": _laid(book, s, PILE + seat),
        "chosen": _chosen(book, s, seat),
        "pending": write_pending(book, s, seat),
    }
    then = _area(book, s, seat, THEN)
    if any(then[key] != shown[key] for key in AREA_KEYS):
        shown["then"] = then
    if s.players != SOLO:
        cards = cards_in(book, s, int(s.hand[seat]))
        size = 0 if s.over else DEALT - turn_number(s)
        size -= int(s.chosen[turn_number(s), seat] != NONE and not s.over)
        shown["hand_size"] = size
        if len(cards) == size:
            shown["hand"] = cards
        elif cards:
            shown["among"] = cards
    return shown


def _area(book: CardSet, s: Any, seat: int, when: int) -> Document:
    return {
        "resources": {kind: int(s.held[when, seat, at]) for at, kind in enumerate(KINDS)},
        "points": int(s.points[when, seat]),
        "columns": {
            name: write_column(book, column_cards(s, seat, school, when))
            for school, name in enumerate(SCHOOLS)
        },
    }


def _laid(book: CardSet, s: Any, place: int) -> list[str]:
    laid = s.laid.tolist()  # a record's field is slow to come by
    return [card.id for code, card in enumerate(book.cards) if laid[code] == place]


def _chosen(book: CardSet, s: Any, seat: int) -> list[str]:
    """What was done with a card of the hand in each turn of the round so far."""
    first, _ = book.deck(round_number(s))
    shown = []
    for choice in s.chosen[: turn_number(s) + 1, seat].tolist():
        if choice == NONE:
            shown.append("")
        elif choice == HIDDEN:
            shown.append(CAST)
        elif choice >= DISCARDED:
            shown.append(f"{CAST} {book.cards[first + choice - DISCARDED].id}")
        else:
            shown.append(book.cards[first + choice].id)
    while shown and not shown[-1]:
        shown.pop()
    return shown


# --- reading -------------------------------------------------------------------------------------


def load(book: CardSet, s: Any, position: Document) -> None:
    """The way back, into a blank state. Nothing is believed unchecked."""
    refuse_strangers(position, KEYS, "a position")
    seats = as_table(position.get("seats"), "seats")
    players = len(seats)
    if list(seats) != list(SEATS[:players]) or not 1 <= players <= MOST_PLAYERS:
        raise Refusal(f"the seats must be the first 1 to 6 of {listed(list(SEATS))}, in this order")
    s.players = players
    as_number(position.get("rank", 1), "rank", 1, len(RANKS) + 1)  # it follows from the points
    number = as_number(position.get("round"), "round", 1, ROUNDS) - 1
    s.turn = number * TURNS + as_number(position.get("turn"), "turn", 1, TURNS)
    s.over = int(as_truth(position.get("over", False), "over"))
    s.confirm = int(as_truth(position.get("confirm", False), "confirm"))
    if s.over and s.turn != ROUNDS * TURNS:
        raise Refusal("the game is over only after the last turn of the last round")
    _load_moons(s, as_table(position.get("moons"), "moons"))
    _load_chance(s, as_table(position.get("chance"), "chance"))
    s.chosen[:] = NONE
    for seat, name in enumerate(seats):
        _load_seat(book, s, seat, name, as_table(seats[name], name))
    if players == SOLO:
        _load_rows(book, s, as_table(position.get("rows"), "rows"))
    elif "rows" in position:
        raise Refusal("rows belong to the solo game")
    _check_cards(book, s)
    for seat, name in enumerate(seats):
        _load_then(book, s, seat, name, seats[name])
    for seat, name in enumerate(seats):
        given = [] if s.over else seats[name].get("pending")
        load_pending(book, s, seat, given)
        _check_choice(s, seat, name)
        s.running |= int(s.depth[seat] > 0) << seat
    if not s.over and s.running == 0:
        raise Refusal("somebody has to act while the game is not over")


def _load_moons(s: Any, moons: Document) -> None:
    """AR-3: the pairs of turns to come."""
    turn = turn_number(s)
    wanted = {str(DEALT - pair) for pair in range(turn, PAIRS)}
    if set(moons) != wanted:
        raise Refusal(f"moons must be given for hands of {listed(sorted(wanted, reverse=True))}")
    s.moon[:] = NONE
    counts = [0] * N_SCHOOLS
    for size, names in moons.items():
        pair = DEALT - int(size)
        schools = sorted(_school(name, f"moons.{size}") for name in as_texts(names, "moons"))
        if len(schools) != PER_PAIR:
            raise Refusal(f"moons.{size} must be two schools")
        s.moon[pair] = schools
        for school in schools:
            counts[school] += 1
    if max(counts) > MOONS_OF_SCHOOL:
        raise Refusal(f"there are {MOONS_OF_SCHOOL} moons of each school")


def _school(name: str, where: str) -> int:
    if name not in SCHOOLS:
        raise Refusal(f"{where}: {name!r} is no school; the schools are {listed(list(SCHOOLS))}")
    return SCHOOLS.index(name)


def _load_chance(s: Any, chance: Document) -> None:
    refuse_strangers(chance, {"seed", "drawn", "shown"}, "chance")
    seed = as_number(chance.get("seed"), "chance: seed", 0, (1 << 64) - 1)
    s.seed[0] = seed & 0xFFFFFFFF
    s.seed[1] = seed >> 32
    s.drawn = as_number(chance.get("drawn"), "chance: drawn", 0, (1 << 32) - 1)
    s.shown = as_number(chance.get("shown", 0), "chance: shown", 0, MOST_SHOWN)


def _cards(book: CardSet, names: Any, where: str, round_now: int = NONE) -> list[int]:
    """Cards by their names; those of one round, if that is asked for."""
    codes = []
    for name in as_texts(names, where):
        if name not in book.numbers:
            raise Refusal(f"{where}: there is no card {name!r}")
        code = book.numbers[name]
        if round_now != NONE and book.cards[code].round != round_now + 1:
            raise Refusal(f"{where}: {name} is no card of round {round_now + 1}")
        codes.append(code)
    return codes


def _load_seat(book: CardSet, s: Any, seat: int, name: str, parts: Document) -> None:
    refuse_strangers(parts, SEAT_KEYS, name)
    _load_area(book, s, seat, name, parts, NOW)
    number = round_number(s)
    if "among" in parts:
        raise Refusal(f"{name}'s hand is not wholly known; a position has to say what it holds")
    if s.players != SOLO:
        s.hand[seat] = set_of(book, s, _cards(book, parts.get("hand"), f"{name}'s hand", number))
    for code in _cards(book, parts.get("artifacts", []), f"{name}'s artifacts"):
        if book.cards[code].type != ARTIFACT:
            raise Refusal(f"{name}'s artifacts: {book.cards[code].id} is none")
        _lay(book, s, code, BESIDE + seat)
        s.artifacts[NOW, seat] += 1
    for code in _cards(book, parts.get("pile", []), f"{name}'s pile"):
        if book.cards[code].type == ARTIFACT:
            raise Refusal(f"{name}'s pile: {book.cards[code].id} lies beside the board")
        _lay(book, s, code, PILE + seat)
    _load_chosen(book, s, seat, name, parts.get("chosen", []))


def _lay(book: CardSet, s: Any, code: int, place: int) -> None:
    if book.cards[code].round > round_number(s) + 1:
        raise Refusal(f"the card {book.cards[code].id} is of a later round")
    if s.laid[code]:
        raise Refusal(f"the card {book.cards[code].id} lies in two places")
    s.laid[code] = place


def _load_area(book: CardSet, s: Any, seat: int, name: str, parts: Document, when: int) -> None:
    """Resources, points, columns."""
    resources = as_table(parts.get("resources"), f"{name}'s resources")
    refuse_strangers(resources, set(KINDS), f"{name}'s resources")
    for kind in range(N_KINDS):
        held = resources.get(KINDS[kind], 0)
        s.held[when, seat, kind] = as_number(held, f"{name}'s {KINDS[kind]}", 0, MOST_HELD)
    s.points[when, seat] = as_number(parts.get("points"), f"{name}'s points", 0, MOST_HELD)
    columns = as_table(parts.get("columns"), f"{name}'s columns")
    refuse_strangers(columns, set(SCHOOLS), f"{name}'s columns")
    slot = 0
    for school, title in enumerate(SCHOOLS):
        for text in as_texts(columns.get(title, []), f"{name}'s {title}"):
            card, _, count = text.partition(" ")
            code = _cards(book, [card], f"{name}'s {title}")[0]
            if book.cards[code].type != SPELL_CARD:
                raise Refusal(f"{name}'s {title}: {card} is no spell")
            if book.cards[code].round > round_number(s) + 1:
                raise Refusal(f"{name}'s {title}: {card} is of a later round")
            if count and not (count.isascii() and count.isdigit() and len(count) <= 3):
                raise Refusal(f"{name}'s {title}: {text!r} should be a card and its tokens")
            if slot >= _room(s):
                raise Refusal(f"{name} has more spells than turns were played")
            tokens = as_number(int(count or 0), f"{name}'s {card}: tokens", 0, MOST_TOKENS)
            if book.cards[code].uses and tokens > 1:
                raise Refusal(f"{name}'s {title}: {card} would be used up")
            s.area[when, seat, slot] = code
            s.tokens[when, seat, slot] = tokens
            s.height[when, seat, school] += 1
            slot += 1


def _room(s: Any) -> int:
    """A spell a turn, that of this turn included: more do not fit into an area."""
    return int(s.turn)


def _load_chosen(book: CardSet, s: Any, seat: int, name: str, given: Any) -> None:
    """AR-8: the cards of this round that were prepared or discarded."""
    number = round_number(s)
    first, _ = book.deck(number)
    texts = as_texts(as_list(given, f"{name}'s chosen"), f"{name}'s chosen")
    if len(texts) > turn_number(s) + 1:
        raise Refusal(f"{name} has chosen {len(texts)} cards in {turn_number(s) + 1} turns")
    for turn, text in enumerate(texts):
        if not text:
            continue
        cast, _, card = text.rpartition(" ")
        if cast not in ("", CAST) or card == CAST:
            raise Refusal(f"{name}'s chosen: {text!r} should be a card, or 'cast' and a card")
        code = _cards(book, [card], f"{name}'s chosen", number)[0]
        s.chosen[turn, seat] = code - first + (DISCARDED if cast else 0)


def _load_rows(book: CardSet, s: Any, rows: Document) -> None:
    """AR-24: the pyramid, what is left of past rows too."""
    refuse_strangers(rows, {str(DEALT - row) for row in range(TURNS)}, "rows")
    for row in range(TURNS):
        size = DEALT - row
        cards = _cards(book, rows.get(str(size), []), f"rows.{size}", round_number(s))
        if any(book.cards[code].two_plus for code in cards):
            raise Refusal("cards marked 2+ are not in the solo game")
        wanted = 0 if s.over else size - int(s.chosen[row, 0] != NONE)
        if len(cards) != wanted and not (row < turn_number(s) and not cards):
            raise Refusal(f"the row of {size} must hold {wanted} cards")
        s.hand[row] = set_of(book, s, cards)
        if row < turn_number(s):
            s.began[row] = s.hand[row] | _choice_bit(s, row, 0)


def _choice_bit(s: Any, turn: int, seat: int) -> int:
    choice = int(s.chosen[turn, seat])
    return 0 if choice == NONE else 1 << (choice & (DISCARDED - 1))


def _check_cards(book: CardSet, s: Any) -> None:
    """A card lies in one place."""
    first, _ = book.deck(round_number(s))
    seen: set[int] = set()
    for seat in range(int(s.players)):
        here = [int(code) for code in s.area[NOW, seat, : int(s.height[NOW, seat].sum())]]
        here += [first + int(c) - DISCARDED for c in s.chosen[:, seat] if c >= DISCARDED]
        for code in here:
            if code in seen or s.laid[code]:
                raise Refusal(f"the card {book.cards[code].id} lies in two places")
            seen.add(code)
    for hand in s.hand.tolist():
        for name in cards_in(book, s, hand):
            code = book.numbers[name]
            if code in seen or s.laid[code]:
                raise Refusal(f"the card {name} lies in two places")
            seen.add(code)
        for choice in s.chosen[s.chosen != NONE].tolist():
            if hand >> (choice & (DISCARDED - 1)) & 1:
                raise Refusal("a card that was chosen in this round is in a hand")


def _load_then(book: CardSet, s: Any, seat: int, name: str, parts: Document) -> None:
    """AR-8b: the area when the turn began; left out, as it is now."""
    then = parts.get("then")
    if then is None:
        then = {key: parts[key] for key in AREA_KEYS}
    refuse_strangers(as_table(then, f"{name}'s then"), AREA_KEYS, f"{name}'s then")
    _load_area(book, s, seat, f"{name} then", then, THEN)
    now, before = _own_cards(s, seat, NOW), _own_cards(s, seat, THEN)
    new = chosen_now(book, s, seat)
    used = {code for code in before - now if s.laid[code] == PILE + seat}
    if before - now - used or now - before - {new} or new in before:
        raise Refusal(f"{name}'s spells when the turn began do not fit those of now")
    s.artifacts[THEN, seat] = s.artifacts[NOW, seat]
    if new != NONE and s.laid[new] == BESIDE + seat:
        s.artifacts[THEN, seat] -= 1
    hand = hand_index(s, seat)
    if s.over:
        return
    s.began[hand] = int(s.hand[hand]) | _choice_bit(s, turn_number(s), seat)


def _own_cards(s: Any, seat: int, when: int) -> set[int]:
    return {int(code) for code in s.area[when, seat, : int(s.height[when, seat].sum())]}


def _check_choice(s: Any, seat: int, name: str) -> None:
    """AR-8: who has chosen a card has one fewer in hand."""
    if s.over:
        if s.hand.any():
            raise Refusal("nobody holds a card when the game is over")
        return
    tasks = s.frames[seat, : int(s.depth[seat]), 0].tolist()
    choosing = any(task in (CHOOSE, DISCARD) for task in tasks)
    chosen = s.chosen[turn_number(s), seat] != NONE
    if choosing == chosen:
        raise Refusal(f"{name} is about to choose a card exactly if none is chosen in this turn")
    size = bin(int(s.hand[hand_index(s, seat)])).count("1")
    wanted = DEALT - turn_number(s) - int(chosen)
    if size != wanted:
        raise Refusal(f"{name}'s hand holds {size} cards; in this turn it holds {wanted}")
