"""Actions and events in words: one notation for records, scenarios, terminals and pages."""

import re
from typing import Any

from ...engine.state import SEATS
from .cards import read_cards
from .forms import form
from .pool import DIE_BITS
from .state import (
    ABILITIES,
    BEES,
    DICE,
    E_ABILITY,
    E_ABSORB,
    E_CAST,
    E_CHANGE,
    E_COLLECT,
    E_COUNTER,
    E_CRYSTALS,
    E_DISCARD,
    E_DRAW,
    E_ECHO,
    E_GAIN,
    E_HEAL,
    E_HIT,
    E_PAY,
    E_PICK,
    E_PORTAL,
    E_REDUCE,
    E_REMOVE,
    E_REVEAL,
    E_ROLL,
    E_SEE,
    E_SHUFFLE,
    E_SUMMON,
    E_TARGET,
    E_TRANSFORM,
    E_TRAVEL,
    E_TURN,
    E_USE,
    E_WINDOW,
    EVENTS,
    NONE,
    RESOURCES,
    WHYS,
    WINDOWS,
)
from .words import CHARACTERS, COMPANIONS, DASHED, TILES, card_name, tile_name

Form = dict[str, Any]
__all__ = ["chance", "event", "form", "notation", "simplify"]

_BLANKS = re.compile(r"\b(" + "|".join(map(re.escape, sorted(DASHED, key=len)[::-1])) + r")\b")


# What tells an action from others that do the same.
NAMED_BY = {
    "travel": "tile",
    "cast": "card",
    "use": "card",
    "cast with": "step",
    "pay": "resource",
    "spend": "card",
    "discard": "card",
    "change": "to",
    "copy": "to",
    "play": "card",
    "run to": "tile",
    "summon": "companion",
    "pick": "character",
}


def notation(s: Any, action: int, cards: Any) -> str:
    """An action in words."""
    parts = form(s, action, cards)
    do = str(parts["do"])
    if do in ("choose", "pay with"):
        return f"{do} die {parts['die']}"
    if do == "aim at":
        return f"aim at {parts['seat'] if 'seat' in parts else parts['tile']}"
    return f"{do} {parts[NAMED_BY[do]]}" if do in NAMED_BY else do


def simplify(text: str) -> str:
    """Case and blanks do not matter, and names may be written without their dashes."""
    plain = " ".join(text.lower().replace("!", "").split())
    return _BLANKS.sub(lambda found: DASHED[found[0]], plain)


# --- events --------------------------------------------------------------------------------------


def weapon_name(weapon: int) -> Form:
    """What struck: a spell, an ability, or bees."""
    if weapon == BEES:
        bees = [e["id"] for e in read_cards()["counterspell"] if e["effect"] == "sting"]
        return {"card": bees[0]}
    if weapon >= ABILITIES:
        return {"ability": CHARACTERS[weapon - ABILITIES]}
    return {"card": card_name(weapon)}


def _die(number: int) -> int | None:
    """Dice are numbered from 1; a token is none."""
    return None if number == NONE else number + 1


def event(row: Any) -> Form:
    """An event in parts."""
    kind, seat, _, a, b, c, d = (int(number) for number in row)
    parts: Form = {"event": EVENTS[kind]}
    if seat != NONE:
        parts["seat"] = SEATS[seat]
    if kind == E_PICK:
        parts |= {"character": CHARACTERS[a], "home": b}
    elif kind == E_TURN:
        parts |= {"round": a, "points": b}
    elif kind == E_ROLL:
        parts |= {"dice": _rolled(a, b), "again": bool(c)}
    elif kind == E_GAIN:
        parts |= {"resource": RESOURCES[a], "why": WHYS[b]}
    elif kind == E_HEAL:
        parts |= {"life": a, "now": b, "why": WHYS[c]}
    elif kind == E_REMOVE:
        parts |= {"die": _die(a), "why": WHYS[b]}
    elif kind == E_TRAVEL:
        parts |= {"from": TILES[a], "tile": TILES[b], "why": WHYS[c]}
    elif kind == E_CAST:
        parts |= {"card": card_name(a), "step": b, "damage": c}
    elif kind == E_TARGET:
        parts |= {"target": "" if a == NONE else SEATS[a], "tile": tile_name(b)}
    elif kind == E_PAY:
        parts |= {"resource": RESOURCES[a], "die": _die(b)}
    elif kind == E_CHANGE:
        parts |= {"from": RESOURCES[a], "to": RESOURCES[b], "die": _die(c)}
    elif kind in (E_REVEAL, E_COLLECT):
        parts |= {"card": card_name(a), "tile": TILES[b]}
    elif kind == E_DRAW:
        parts |= {"left": a}
    elif kind in (E_SEE, E_USE):
        parts |= {"card": card_name(a)}
    elif kind == E_DISCARD:
        parts |= {"card": card_name(a), "why": WHYS[b]}
    elif kind == E_WINDOW:
        parts |= {"window": WINDOWS[a], "by": SEATS[b]}
    elif kind == E_COUNTER:
        parts |= {"card": card_name(a), "against": SEATS[b]}
    elif kind == E_REDUCE:
        parts |= {"less": a, "left": b}
    elif kind == E_HIT:
        parts |= {"damage": a, "life": b, "by": SEATS[c], **weapon_name(d)}
    elif kind == E_ECHO:
        parts |= {"energy": a}
    elif kind == E_ABSORB:
        parts |= {"fragments": a, "energy": b}
    elif kind in (E_TRANSFORM, E_ABILITY):
        parts |= {"character": CHARACTERS[a]}
    elif kind == E_SUMMON:
        parts |= {"companion": COMPANIONS[a]}
    elif kind == E_PORTAL:
        parts |= {"place": a, "companion": COMPANIONS[b]}
    elif kind == E_CRYSTALS:
        parts |= {"damage": a, "life": b}
    elif kind == E_SHUFFLE:
        parts |= {"cards": a}
    return parts


def _rolled(shown: int, thrown: int) -> list[Form]:
    """The dice that were thrown, numbered from 1, with what they show."""
    mask = (1 << DIE_BITS) - 1
    return [
        {"die": die + 1, "shows": RESOURCES[shown >> DIE_BITS * die & mask]}
        for die in range(DICE)
        if thrown >> die & 1
    ]


def chance(events: list[Form]) -> str:
    """What chance and the dark brought: `roll red gem, …; amber-peak heat-wave; ash sees …`."""
    told: list[str] = []
    for happened in events:
        kind = happened["event"]
        if kind == "roll":
            dice = ", ".join(die["shows"] for die in happened["dice"])
            told.append(f"{happened['seat']} rolls {dice}")
        elif kind == "reveal":
            told.append(f"{happened['tile']} {happened['card']}")
        elif kind == "see":
            told.append(f"{happened['seat']} sees {happened['card']}")
        elif kind == "portal":
            told.append(f"portal {happened['companion']}")
    return "; ".join(told)
