"""Actions and events in words: one notation for records, scenarios, terminals and pages."""

from collections.abc import Callable
from typing import Any

from ...engine.frames import TASK
from ...engine.state import SEATS
from .cards import CardSet
from .language import KINDS, MOVE, PAY, SCHOOLS
from .places import column_of, column_top, round_number
from .state import (
    A_CARD,
    A_CAST,
    A_END,
    A_KIND,
    A_LOWER,
    A_NO,
    A_SCHOOL,
    A_SPELL,
    A_UPPER,
    A_YES,
    AT,
    CHOOSE,
    CODE,
    E_CAST,
    E_DECLINE,
    E_DISCARD,
    E_GAIN,
    E_HAND,
    E_MOONS,
    E_MOVE,
    E_PASS,
    E_PAY,
    E_PLAYED,
    E_POINTS,
    E_PREPARE,
    E_RESOLVE,
    E_ROUND,
    E_ROW,
    E_TOKEN,
    E_TURN,
    E_USED,
    EVENTS,
    LAST_TURN,
    LEFT,
    LOWER,
    N1,
    N2,
    NONE,
    NOW,
    PRICE,
    SET_BITS,
    SLOT,
    START_CODES,
    UPPER,
)

Form = dict[str, Any]
COSTS = ("free", "upper", "lower")


def top_frame(s: Any, seat: int) -> Any:
    """The frame that waits for a seat's answer."""
    return s.frames[seat, int(s.depth[seat]) - 1]


def code_name(book: CardSet, code: int) -> str:
    """A card's id; `charms-start` for a starting spell."""
    return book.code(code).id


def deck_card(book: CardSet, s: Any, place: int) -> int:
    """A card of the present round by its place in the deck."""
    return book.deck(round_number(s))[0] + place


def form(book: CardSet, s: Any, seat: int, action: int, preview: Callable[[], Form]) -> Form:
    """An action in parts: `do` says what, the rest with what."""
    frame = top_frame(s, seat)
    task = int(frame[TASK])
    if action < A_CAST:
        card = deck_card(book, s, action - A_CARD)
        name = code_name(book, card)
        if task != CHOOSE:
            return {"do": "discard", "card": name}
        return {"do": "prepare", "card": name, "costs": _costs(book, s, seat, card)}
    if action == A_CAST:
        return {"do": "cast", **preview()}
    if action in (A_UPPER, A_LOWER):
        return _cost_form(book, int(frame[N1]), UPPER if action == A_UPPER else LOWER)
    if action == A_END:
        return {"do": "end turn"}
    if task == PRICE:
        return {
            "do": "pay",
            "kind": KINDS[action - A_KIND],
            "left": int(frame[N2]),
            "card": code_name(book, int(frame[N1])),
            "for": "cost",
        }
    return _effect_form(book, s, seat, action)


def _costs(book: CardSet, s: Any, seat: int, card: int) -> list[Form]:
    """AR-9: which costs can be paid."""
    costs = []
    printed = book.cards[card]
    if printed.upper and s.held[NOW, seat, printed.upper_kind] >= printed.upper:
        costs.append({"cost": "upper", "kind": KINDS[printed.upper_kind], "count": printed.upper})
    if printed.lower and s.held[NOW, seat].sum() >= printed.lower:
        costs.append({"cost": "lower", "count": printed.lower})
    return costs


def _cost_form(book: CardSet, card: int, cost: int) -> Form:
    printed = book.cards[card]
    if cost == UPPER:
        kind = KINDS[printed.upper_kind]
        return {"do": "upper", "card": printed.id, "kind": kind, "count": printed.upper}
    return {"do": "lower", "card": printed.id, "count": printed.lower}


def _effect_form(book: CardSet, s: Any, seat: int, action: int) -> Form:
    """A choice that a running effect asks for; `card` is the card it belongs to."""
    frame = top_frame(s, seat)
    code, slot = int(frame[CODE]), int(frame[SLOT])
    card = code_name(book, code)
    if action in (A_YES, A_NO):
        return {"do": "accept" if action == A_YES else "decline", "card": card, "slot": slot}
    step = book.code(code).steps[int(frame[AT])]
    if action < A_SCHOOL:
        left = int(frame[LEFT]) or step.n
        do = "pay" if step.op == PAY else "take"
        kind = KINDS[action - A_KIND]
        return {"do": do, "kind": kind, "left": left, "card": card, "for": "effect"}
    if action >= A_SPELL:
        chosen = action - A_SPELL
        school = column_of(s, seat, chosen)
        return {
            "do": "move" if step.op == MOVE else "activate",
            "card": code_name(book, int(s.area[NOW, seat, chosen])),
            "column": SCHOOLS[school],
            "place": chosen - column_top(s, seat, school) + 1,
            "by": card,
        }
    school = action - A_SCHOOL
    if step.op == MOVE:
        moved = code_name(book, int(s.area[NOW, seat, int(frame[LEFT]) - 1]))
        return {"do": "to", "column": SCHOOLS[school], "card": moved, "by": card}
    return {
        "do": "activate",
        "card": code_name(book, START_CODES + school),
        "column": SCHOOLS[school],
        "place": 0,
        "by": card,
    }


WITH_CARD = ("prepare", "discard", "activate", "move")


def notation(book: CardSet, s: Any, seat: int, action: int) -> str:
    """An action in words."""
    parts = form(book, s, seat, action, dict)
    do = str(parts["do"])
    if do in WITH_CARD:
        return f"{do} {parts['card']}"
    if do in ("pay", "take"):
        return f"{do} {parts['kind']}"
    return f"to {parts['column']}" if do == "to" else do


def simplify(text: str) -> str:
    """Case and blanks do not matter."""
    return " ".join(text.lower().split())


# --- events --------------------------------------------------------------------------------------


def cards_of(book: CardSet, numbers: tuple[int, int, int, int]) -> list[str]:
    """The cards of a set that an event tells of."""
    low, middle, high, number = numbers
    bits = low | middle << SET_BITS | high << 2 * SET_BITS
    first, size = book.deck(number)
    return [book.cards[first + place].id for place in range(size) if bits >> place & 1]


def schools_of(first: int, second: int) -> list[str]:
    """The columns of a cast."""
    return [SCHOOLS[school] for school in (first, second) if school >= 0]


def event(book: CardSet, row: Any) -> Form:
    """An event in parts. Rounds, turns and hands are counted as people do."""
    kind, seat, _, a, b, c, d = (int(number) for number in row)
    parts: Form = {"event": EVENTS[kind]}
    if seat != NONE:
        parts["seat"] = SEATS[seat]
    if kind == E_ROUND:
        parts |= {"round": a}
    elif kind == E_MOONS:
        parts |= {"hand": a, "schools": schools_of(b, c)}
    elif kind in (E_HAND, E_ROW):
        cards = cards_of(book, (a, b, c, d))
        parts |= {"cards": cards} if kind == E_HAND else {"cards": cards, "row": len(cards)}
    elif kind == E_TURN:
        parts |= {"turn": a, "hand": b}
    elif kind == E_PREPARE:
        card = book.cards[a]
        where = SCHOOLS[card.school] if card.school != NONE else ""
        parts |= {"card": card.id, "cost": COSTS[b], "column": where}
    elif kind == E_CAST:
        parts |= {"schools": schools_of(a, b), "last": a == LAST_TURN, "by": _by(book, c)}
    elif kind in (E_DISCARD, E_DECLINE, E_USED, E_PLAYED):
        parts |= {"card": code_name(book, a)}
    elif kind in (E_PAY, E_GAIN):
        parts |= {"kind": KINDS[a], "count": b, "card": code_name(book, c)}
    elif kind == E_POINTS:
        parts |= {"count": a, "card": code_name(book, b)}
    elif kind == E_RESOLVE:
        parts |= {"card": code_name(book, a), "by": _by(book, b)}
    elif kind == E_TOKEN:
        parts |= {"card": code_name(book, a), "tokens": b}
    elif kind == E_MOVE:
        parts |= {"card": code_name(book, a), "from": SCHOOLS[b], "to": SCHOOLS[c]}
    elif kind == E_PASS:
        parts |= {"direction": "left" if a > 0 else "right"}
    return parts


def _by(book: CardSet, code: int) -> str:
    return "" if code == NONE else code_name(book, code)


def chance(events: list[Form]) -> str:
    """What chance brought: the moons, and the cards that were dealt."""
    if not any(happened["event"] == "round" for happened in events):
        return ""
    told: list[str] = []
    moons: list[str] = []
    for happened in events:
        if happened["event"] == "moons":
            moons.append(f"{happened['hand']} {'+'.join(happened['schools'])}")
        elif happened["event"] == "hand":
            told.append(f"{happened['seat']} {', '.join(happened['cards'])}")
        elif happened["event"] == "row":
            told.append(f"row {happened['row']} {', '.join(happened['cards'])}")
    return "; ".join([f"moons {', '.join(moons)}", *told])
