"""Actions and events in words: one notation for records, scenarios, terminals and pages."""

from typing import Any

from ...engine.frames import FIRST, TASK
from ...engine.state import SEATS
from .state import (
    A_DRAW,
    A_FROM,
    A_LEARN,
    A_PASS,
    A_RAISE,
    A_STORING,
    A_TAKING,
    A_TOKEN,
    A_USE,
    A_WILD,
    ACT,
    ALTAR,
    COLOURS,
    CONFIRM,
    COPY,
    COPY_SPELL,
    DISCARD,
    DISCARD_TO_COPY,
    E_COPY,
    E_DROP,
    E_LEARN,
    E_MOVE,
    E_RAISE,
    E_SKIP,
    E_USE,
    EVENING,
    EVENTS,
    FAMILIAR,
    FEED,
    LANE,
    LEVELS,
    LOWEST_LEVEL,
    MIDDAY,
    N_RUNES,
    NONE,
    PAY,
    PHASES,
    PLACE,
    POOL,
    RECLAIM,
    RUNES,
    STORE,
    SWAP_IN,
    SWAP_OUT,
    SWEEP,
    TAKE,
    TRAY,
    TRIPLE,
    ZONES,
)
from .words import spell_name, token_name, token_parts

Form = dict[str, Any]

# What choosing a token means, by the task that asks for it.
TOKEN_VERBS = {
    TAKE: "take",
    STORE: "store",
    DISCARD: "discard",
    SWAP_OUT: "swap out",
    SWAP_IN: "swap in",
    SWEEP: "sweep",
    PLACE: "place",
    PAY: "pay",
    TRIPLE: "pay",
    DISCARD_TO_COPY: "discard",
    RECLAIM: "store",
    FEED: "feed",
}

# Where the tokens lie that a task asks for, if not in the pool.
TOKEN_ZONES = {TAKE: ALTAR, SWEEP: ALTAR, FEED: ALTAR, RECLAIM: TRAY}


def top_frame(s: Any) -> Any:
    """The frame that waits for an answer."""
    return s.frames[LANE][int(s.depth[LANE]) - 1]


def _token_verb(s: Any) -> str:
    frame = top_frame(s)
    task = int(frame[TASK])
    if task in (ACT, COPY):
        return "store" if frame[FIRST] == MIDDAY else "take"
    if task == TAKE and frame[FIRST + 3] == FAMILIAR:
        return "store"
    return TOKEN_VERBS[task]


def _token_zone(s: Any) -> str:
    """Where the token lies that is chosen."""
    frame = top_frame(s)
    task = int(frame[TASK])
    if task in (ACT, COPY):
        return ZONES[POOL if frame[FIRST] == MIDDAY else ALTAR]
    if task == SWAP_IN:
        return ZONES[int(frame[FIRST + 2])]
    return ZONES[TOKEN_ZONES.get(task, POOL)]


def _pass_verb(s: Any) -> str:
    frame = top_frame(s)
    if frame[TASK] == CONFIRM:
        return "end day"
    if frame[TASK] == ACT and frame[FIRST] == s.phase:
        return "end day" if s.phase == EVENING else "skip"
    if frame[TASK] == ACT:
        return "decline"
    return "done"


def form(s: Any, action: int) -> Form:
    """An action in parts: `do` says what, the rest with what."""
    if action == A_PASS:
        return {"do": _pass_verb(s)}
    if action == A_DRAW:
        return {"do": "draw"}
    if action == A_STORING:
        return {"do": "choose storing"}
    if action == A_TAKING:
        return {"do": "choose taking"}
    if action < A_FROM:
        return {"do": "make wild", "rune": RUNES[action - A_WILD]}
    if action < A_RAISE:
        return {"do": "copy", "seat": SEATS[action - A_FROM]}
    if action < A_TOKEN:
        colour = action - A_RAISE
        return {"do": "raise", "spell": _spell(s, colour), "colour": COLOURS[colour]}
    if action < A_USE:
        token = token_parts(action - A_TOKEN)
        return {"do": _token_verb(s), "token": token, "from": _token_zone(s)}
    do, base = ("use", A_USE) if action < A_LEARN else ("learn", A_LEARN)
    colour, step = divmod(action - base, LEVELS)
    parts = {
        "do": do,
        "spell": _spell(s, colour),
        "colour": COLOURS[colour],
        "level": step + LOWEST_LEVEL,
    }
    frame = top_frame(s)
    if frame[TASK] == COPY_SPELL:
        parts["owner"] = SEATS[int(frame[FIRST])]
    return parts


def _spell(s: Any, colour: int) -> str:
    return spell_name(colour * N_RUNES + int(s.sets[colour]))


def notation(s: Any, action: int) -> str:
    """An action in words."""
    parts = form(s, action)
    do = str(parts["do"])
    if "token" in parts:
        return f"{do} {token_name(action - A_TOKEN)}"
    if "level" in parts:
        return f"{do} {parts['spell']} {parts['level']}"
    for key in ("rune", "seat", "spell"):
        if key in parts:
            return f"{do} {parts[key]}"
    return do


def simplify(s: Any, text: str) -> str:
    """Case and blanks do not matter, and a spell may be called by its colour."""
    words = text.lower().replace("time travel", "time-travel").split()
    if len(words) >= 2 and words[0] in ("use", "learn", "raise") and words[1] in COLOURS:
        words[1] = _spell(s, COLOURS.index(words[1]))
    return " ".join(words)


def event(row: Any) -> Form:
    """An event in parts."""
    kind, seat, _, a, b, c, _ = (int(number) for number in row)
    parts: Form = {"event": EVENTS[kind]}
    if seat != NONE:
        parts["seat"] = SEATS[seat]
    if kind == E_MOVE:
        parts |= {"token": token_name(a), "from": ZONES[b], "to": ZONES[c]}
    elif kind in (E_USE, E_LEARN, E_DROP, E_RAISE):
        parts |= {"spell": spell_name(a), "level": b}
    elif kind == E_SKIP:
        parts |= {"phase": PHASES[a]}
    elif kind == E_COPY:
        parts |= {"owner": SEATS[a]}
    return parts


def chance(events: list[Form]) -> str:
    """Every token that left the bag, by where it went: `ash red circle, blue square; altar …`."""
    groups: list[tuple[str, list[str]]] = []
    for happened in events:
        if happened["event"] != "move" or happened["from"] != "bag":
            continue
        where = str(happened["seat"] if happened["to"] == "pool" else happened["to"])
        if not groups or groups[-1][0] != where:
            groups.append((where, []))
        groups[-1][1].append(str(happened["token"]))
    return "; ".join(f"{where} {', '.join(tokens)}" for where, tokens in groups)
