"""Actions and events in words: one notation for records, scenarios, terminals and pages."""

from typing import Any

from ...engine.frames import FIRST, SEAT, TASK
from ...engine.state import SEATS
from .cards import colour_of
from .state import (
    A_ACCEPT,
    A_CARD,
    A_EXCHANGE,
    A_GIVE,
    A_MOVE,
    A_PASS,
    A_POWER,
    A_SEAT,
    A_SHOP,
    ACT,
    ANSWER,
    BANISH,
    BARGAIN,
    BLACK_BOOK,
    BLACK_INGREDIENTS,
    COLOURS,
    E_CARD,
    E_CAST,
    E_CURSE,
    E_DECLINE,
    E_DISCARD,
    E_END,
    E_GIVE,
    E_MOVE,
    E_SEE,
    E_SEND,
    E_SPEND,
    E_STOCK,
    E_SWAP,
    E_TAKE,
    E_TILE,
    E_TOP,
    EVENTS,
    GIFT,
    HAND_ON,
    LANE,
    LAY,
    MANDRAKE,
    N_INGREDIENTS,
    NONE,
    PICK,
    POWERS,
    RETURN,
    SEND,
    SHOPS,
    SHOW,
    SPELLS,
    TARGET,
    VICTIM,
)
from .words import card_name, card_parts

Form = dict[str, Any]

# What choosing a card means, by the task that asks for it.
CARD_VERBS = {
    ACT: "cast with",
    LAY: "add",
    BANISH: "discard",
    SEND: "send",
    RETURN: "give",
    PICK: "take",
    GIFT: "give",
    SHOW: "offer",
    ANSWER: "give",
}
GIVEN_FOR = {RETURN: "spell", GIFT: "partner", ANSWER: "answer"}
SEAT_VERBS = {TARGET: "send to", VICTIM: "take from", HAND_ON: "curse"}
BARGAINS = {A_GIVE: "give", A_ACCEPT: "accept", A_EXCHANGE: "exchange"}


def top_frame(s: Any) -> Any:
    """The frame that waits for an answer."""
    return s.frames[LANE, int(s.depth[LANE]) - 1]


def form(s: Any, action: int) -> Form:
    """An action in parts: `do` says what, the rest with what."""
    frame = top_frame(s)
    task = int(frame[TASK])
    if action == A_PASS:
        return {"do": "keep" if task == BARGAIN else "decline" if frame[FIRST] == 1 else "pass"}
    if action in BARGAINS:
        return {"do": BARGAINS[action]}
    if action < A_POWER:
        return {"do": "move", **_stop(s, action - A_MOVE + 1)}
    if action < A_SEAT:
        power = action - A_POWER + 1
        return {"do": "power", "power": power, "spell": SPELLS[int(s.tops[power - 1])]}
    if action < A_SHOP:
        return {"do": SEAT_VERBS[task], "seat": SEATS[action - A_SEAT]}
    if action < A_CARD:
        return {"do": "reach for", "shop": action - A_SHOP + 1}
    kind = action - A_CARD
    parts: Form = {"do": CARD_VERBS[task], "name": card_name(kind), "card": card_parts(kind)}
    if task in GIVEN_FOR:
        parts["for"] = GIVEN_FOR[task]
    if task == ANSWER:
        parts["shown"] = card_name(int(frame[FIRST + 1]))
    elif task == ACT:
        parts["most"] = _most_power(s, int(frame[SEAT]), kind)
    return parts


def _most_power(s: Any, me: int, book: int) -> int:
    """MG-20 to MG-23: the highest power that a cast with this book can come to."""
    held = [int(count) for count in s.hand[me, :N_INGREDIENTS]]
    colours = sum(count > 0 for count in held)
    spare = int(s.mandraked == 0 and s.hand[me, MANDRAKE] > 0)
    if book == MANDRAKE:
        count = max(colours, *held)
    elif book == BLACK_BOOK:
        count = min(BLACK_INGREDIENTS, colours + spare)
    else:
        count = held[colour_of(book)] + spare
    return max(p for p in range(1, min(POWERS, count) + 1) if s.tops[p - 1] != NONE)


def _stop(s: Any, steps: int) -> Form:
    """MG-18, MG-19: where a move ends, what all see there, and which shops get a card."""
    left = int(s.assistant)
    shop = (left + steps) % SHOPS
    cards = s.shops[shop, : int(s.shop_size[shop])]
    return {
        "steps": steps,
        "shop": shop + 1,
        "takes": [card_name(NONE if s.night[shop] else int(kind)) for kind in cards],
        "restocks": [(left + step) % SHOPS + 1 for step in range(min(steps, int(s.deck_size)))],
    }


def notation(s: Any, action: int) -> str:
    """An action in words."""
    parts = form(s, action)
    do = str(parts["do"])
    if do == "reach for":
        return f"reach for shop {parts['shop']}"
    for key in ("steps", "power", "seat", "name"):
        if key in parts:
            return f"{do} {parts[key]}"
    return do


def simplify(text: str) -> str:
    """Case and blanks do not matter."""
    return " ".join(text.lower().split())


def _seat(number: int) -> str:
    return "middle" if number == NONE else SEATS[number]


def event(row: Any) -> Form:
    """An event in parts. Shops are numbered from 1, as people count."""
    kind, seat, _, a, b, c, _ = (int(number) for number in row)
    parts: Form = {"event": EVENTS[kind]}
    if seat != NONE:
        parts["seat"] = SEATS[seat]
    if kind == E_MOVE:
        parts |= {"from": a + 1, "to": b + 1}
    elif kind in (E_TAKE, E_SEE, E_STOCK):
        parts |= {"card": card_name(a), "shop": b + 1}
    elif kind == E_SPEND:
        parts |= {"card": card_name(a), "count": b, "as_book": c == 1}
    elif kind == E_CAST:
        parts |= {"spell": SPELLS[a], "power": b}
    elif kind == E_TOP:
        parts |= {"spell": "" if a == NONE else SPELLS[a], "power": b}
    elif kind == E_DISCARD:
        parts |= {"card": card_name(a), "count": b}
    elif kind == E_SEND:
        parts |= {"card": card_name(a), "to": SEATS[b]}
    elif kind == E_SWAP:
        parts |= {"from": SEATS[a]}
    elif kind == E_GIVE:
        parts |= {"to": SEATS[a]}
    elif kind == E_CARD:
        parts |= {"card": card_name(a), "from": SEATS[b]}
    elif kind == E_CURSE:
        parts |= {"from": _seat(a)}
    elif kind == E_DECLINE:
        parts |= {"exchange": a == 1}
    elif kind == E_TILE:
        parts |= {"rounds": a}
    elif kind == E_END:
        parts |= {"spell": SPELLS[a], "colour": COLOURS[b]}
    return parts


def chance(events: list[Form]) -> str:
    """What chance and the dark brought: `shop 3 red, shop 4 hidden; ash sees mandrake; top …`."""
    told: list[str] = []
    stocked: list[str] = []
    for happened in events:
        kind = happened["event"]
        if kind == "stock":
            stocked.append(f"{happened['shop']} {happened['card']}")
        elif kind == "see":
            told.append(f"{happened['seat']} sees {happened['card']}")
        elif kind == "card":
            told.append(f"{happened['card']} from {happened['from']} to {happened['seat']}")
        elif kind == "top" and happened["spell"]:
            told.append(f"power {happened['power']} {happened['spell']}")
    if stocked:
        told.append(f"shops {', '.join(stocked)}")
    return "; ".join(told)
