"""Actions in parts, for pages: what a choice costs, takes and would do, so that no page has to
compute a rule. `do` says what, the rest with what."""

from typing import Any

from ...engine.frames import FIRST, SEAT, TASK
from ...engine.state import SEATS
from .state import (
    A_ABILITY,
    A_CHANGE,
    A_CHARACTER,
    A_COLLECT,
    A_COUNTER,
    A_DECLINE,
    A_DIE,
    A_DONE,
    A_END,
    A_PAY,
    A_PORTAL,
    A_PROTECT,
    A_REFRESH,
    A_REROLL,
    A_SEAT,
    A_SLOT,
    A_STEP,
    A_TILE,
    ABILITIES,
    ANSWER,
    AT_ENEMY,
    AT_NOBODY,
    AT_TILE,
    ATTACKS,
    BLUE_BONUS,
    BLUE_GEM,
    CHANGE,
    COLOURED,
    COLOURS,
    COUNTERS,
    CRYSTAL,
    DESERT,
    DICE,
    DIE,
    DIE_COLOURS,
    DISCARD,
    DOME,
    FRAGMENT,
    GEMS,
    HOMES,
    KINDS,
    LAND,
    LANE,
    LEVEL,
    N_COLOURS,
    N_RESOURCES,
    N_SPELLS,
    N_TILES,
    NONE,
    ORBS,
    RED_BONUS,
    RED_GEM,
    REROLL,
    RESOURCES,
    RUN,
    SHELTER,
    SHIELD,
    STEP,
    SYMBOLS,
    TARGET,
    THRIFT,
    TRANSFORM,
    WINDOWS,
)
from .words import CHARACTERS, COMPANIONS, TILES, card_name

Form = dict[str, Any]


def top_frame(s: Any) -> Any:
    """The frame that waits for an answer."""
    return s.frames[LANE][int(s.depth[LANE]) - 1]


def form(s: Any, action: int, cards: Any) -> Form:
    """An action in parts."""
    frame = [int(number) for number in top_frame(s)]
    task, me = frame[TASK], frame[SEAT]
    if action == A_END:
        return {"do": "end"}
    if action == A_DECLINE:
        return {"do": "stay"} if task == TRANSFORM else {"do": "decline", **_attack_on(s, cards)}
    if action == A_DONE:
        return _throw(frame) if task == REROLL else {"do": "done"}
    if action < A_SLOT:
        return _plain(s, action, me, cards)
    if action < A_TILE:
        return _slot(s, task, me, action - A_SLOT, cards)
    if action < A_STEP:
        return _place(s, frame, me, action, cards)
    if action < A_DIE:
        step, kind = action - A_STEP, frame[FIRST]
        parts = {"card": card_name(kind), **_step(s, me, kind, step, cards)}
        return {"do": "cast with", **parts, **_aims(s, me, kind, cards)}
    if action < A_COUNTER:
        return _die(s, frame, action - A_DIE)
    if action < A_PAY:
        return _answer(s, me, action - A_COUNTER, cards)
    if action < A_CHANGE:
        return _payment(s, frame, action - A_PAY)
    if action < A_PORTAL:
        return _change(s, frame, action - A_CHANGE, cards)
    if action < A_CHARACTER:
        place = action - A_PORTAL
        return {"do": "summon", "companion": COMPANIONS[int(s.portal[place])], "place": place}
    character = action - A_CHARACTER
    home = {"tile": TILES[HOMES + character], "place": int(s.home[me])}
    return {"do": "pick", "character": CHARACTERS[character], **home}


# --- actions of phase 2 --------------------------------------------------------------------------


def _plain(s: Any, action: int, me: int, cards: Any) -> Form:
    tile = int(s.pawn[me])
    if action == A_REROLL:
        dice = [die + 1 for die in range(DICE) if s.dice[die] not in (NONE, CRYSTAL)]
        return {"do": "reroll", "dice": dice, "free": int(s.free_rerolls) > 0}
    if action == A_PROTECT:
        dice = [die + 1 for die in range(DICE) if s.dice[die] == CRYSTAL]
        return {"do": "protect", "die": dice[0] if dice else None}
    if action == A_REFRESH:
        return {"do": "refresh", "tile": TILES[tile], "gone": card_name(int(s.market[tile]))}
    if action == A_COLLECT:
        return {"do": "collect", "tile": TILES[tile], **_collecting(s, me, tile, cards)}
    if action == A_ABILITY:
        character = int(s.character[me])
        weapon = ABILITIES + character
        parts: Form = {"do": "ability", "character": CHARACTERS[character]}
        if int(cards.target[weapon]) == AT_NOBODY:
            return {**parts, "heals": int(cards.heals[character])}
        damage = int(cards.damage[weapon][0])
        hits = _hits(s, _reached(s, me, weapon, cards), damage, cards)
        parts |= {"damage": damage, "hits": hits, **_aims(s, me, weapon, cards)}
        return {**parts, "at_once": _one_target(s, me, weapon, cards)}
    return {"do": "transform", "character": CHARACTERS[int(s.character[me])]}


def cost_of(symbols: Any) -> dict[str, int]:
    """A cost as names and numbers."""
    return {SYMBOLS[n]: int(symbols[n]) for n in range(N_RESOURCES) if symbols[n] > 0}


def _collecting(s: Any, me: int, tile: int, cards: Any) -> Form:
    """CS-15, CS-21, CS-22, CS-46: what is collected, and what it costs."""
    kind = NONE if tile == DESERT else int(s.market[tile])
    due = [int(n) for n in (cards.counter_cost if kind == NONE else cards.collect[kind])]
    if _effect(s, me, cards) == THRIFT:
        for _ in range(int(cards.companion_amount[int(s.companion[me])])):
            _spare_orb(s, due)
    level = 0 if kind == NONE else int(cards.spent_level[kind])
    return {
        "gets": "counterspell" if kind == NONE else card_name(kind),
        "cost": cost_of(due),
        "level": level,
        "full": int(s.book_size[me]) - (level > 0) >= len(s.book[me]),
    }


def _spare_orb(s: Any, due: list[int]) -> None:
    """CS-46, as in payment.py: one orb less."""
    owed = [symbol for symbol in range(ORBS, ORBS + 3) if due[symbol] > 0]
    missing = [n for n in owed if n < ORBS + 2 and due[n] > int(s.pool[n])]
    for symbol in (missing or owed)[:1]:
        due[symbol] -= 1


def _slot(s: Any, task: int, me: int, slot: int, cards: Any) -> Form:
    kind = int(s.book[me][slot])
    parts: Form = {"card": card_name(kind), "slot": slot + 1}
    if task == LEVEL:
        return {"do": "spend", **parts, "level": int(cards.level[kind])}
    if task == DISCARD:
        return {"do": "discard", **parts}
    if kind >= N_SPELLS:
        return {"do": "use", **parts, "gains": RESOURCES[int(cards.gives[kind])]}
    if kind >= ATTACKS:
        return {"do": "cast", **parts, "changes": _changes(s, kind, cards)}
    steps = [_step(s, me, kind, step, cards) for step in range(int(cards.steps[kind]))]
    at_once = _one_target(s, me, kind, cards) and sum(step["payable"] for step in steps) == 1
    return {"do": "cast", **parts, "steps": steps, **_aims(s, me, kind, cards), "at_once": at_once}


def _step(s: Any, me: int, kind: int, step: int, cards: Any) -> Form:
    """CS-26: a step, what it would do to each enemy in range, and whether the pool can pay it."""
    damage = int(cards.damage[kind][step]) + _bonus(s, me, kind, cards)
    return {
        "step": step + 1,
        "cost": cost_of(cards.cast[kind][step]),
        "damage": damage,
        "hits": _hits(s, _reached(s, me, kind, cards), damage, cards),
        "payable": _payable(s, cards.cast[kind][step]),
    }


def _payable(s: Any, cost: Any) -> bool:
    """CS-2, as in payment.py."""
    for first in (GEMS, ORBS):
        red, blue, grey = (int(cost[first + colour]) for colour in range(N_COLOURS))
        reds, blues, purples = (int(s.pool[first + colour]) for colour in range(N_COLOURS))
        short = max(0, red - reds) + max(0, blue - blues)
        if short > purples or red + blue + grey > reds + blues + purples:
            return False
    return all(s.pool[symbol] >= cost[symbol] for symbol in (FRAGMENT, CRYSTAL))


def _changes(s: Any, kind: int, cards: Any) -> list[Form]:
    pairs = ((int(cards.source[kind][result]), result) for result in range(COLOURED))
    return [
        {"from": RESOURCES[source], "to": RESOURCES[result]}
        for source, result in pairs
        if source != NONE and s.pool[source] > 0
    ]


# --- targets -------------------------------------------------------------------------------------


def in_range(s: Any, tile: int, weapon: int, cards: Any) -> list[int]:
    """CS-25, as in map.py: the tiles that a weapon reaches."""
    near = _tiles_in(int(s.near[tile]))
    far = {other for step in near for other in _tiles_in(int(s.near[step]))} - {tile, *near}
    rings = ([tile], near, sorted(far))
    least, furthest = int(cards.least[weapon]), int(cards.furthest[weapon])
    return sorted(other for ring in rings[least : furthest + 1] for other in ring)


def _tiles_in(bits: int) -> list[int]:
    return [tile for tile in range(N_TILES) if bits >> tile & 1]


def _aims(s: Any, me: int, weapon: int, cards: Any) -> Form:
    """What a weapon targets, the tiles in its range, and who stands there."""
    return {
        "target": "tile" if int(cards.target[weapon]) == AT_TILE else "enemy",
        "range": [TILES[tile] for tile in in_range(s, int(s.pawn[me]), weapon, cards)],
        "enemies": [SEATS[enemy] for enemy in _reached(s, me, weapon, cards)],
    }


def _one_target(s: Any, me: int, weapon: int, cards: Any) -> bool:
    """Does nobody have to be asked at what a weapon is aimed?"""
    enemies = _reached(s, me, weapon, cards)
    if int(cards.target[weapon]) == AT_TILE:
        return len({int(s.pawn[enemy]) for enemy in enemies}) == 1
    return len(enemies) == 1


def _reached(s: Any, me: int, weapon: int, cards: Any) -> list[int]:
    reach = in_range(s, int(s.pawn[me]), weapon, cards)
    return [n for n in range(int(s.players)) if n != me and int(s.pawn[n]) in reach]


def _effect(s: Any, me: int, cards: Any) -> int:
    companion = int(s.companion[me])
    return 0 if companion == NONE else int(cards.companion_effect[companion])


def _bonus(s: Any, me: int, weapon: int, cards: Any) -> int:
    """CS-46, as in attacks.py."""
    if weapon >= ATTACKS:
        return 0
    wanted = {RED_GEM: RED_BONUS, BLUE_GEM: BLUE_BONUS}.get(int(cards.names[weapon]), NONE)
    if _effect(s, me, cards) != wanted:
        return 0
    return int(cards.companion_amount[int(s.companion[me])])


def reduced(s: Any, victim: int, damage: int, cards: Any) -> int:
    """CS-33d, as in attacks.py: what tile and companion leave of a hit."""
    tile = int(s.pawn[victim])
    if int(cards.tile_exposed[tile]):
        return damage
    less = int(cards.tile_shelter[tile])
    companion = int(s.companion[victim])
    if _effect(s, victim, cards) == SHELTER:
        if int(s.life[victim]) <= int(cards.companion_below[companion]):
            less += int(cards.companion_amount[companion])
    return max(1, damage - less)


def _hits(s: Any, victims: list[int], damage: int, cards: Any) -> list[Form]:
    return [
        {"seat": SEATS[victim], "damage": reduced(s, victim, damage, cards)} for victim in victims
    ]


def _place(s: Any, frame: list[int], me: int, action: int, cards: Any) -> Form:
    task = frame[TASK]
    if task == TARGET:
        return _aim(s, frame, me, action, cards)
    tile = action - A_TILE
    if task == RUN:
        return {"do": "run to", "tile": TILES[tile], "saves": _saves(s, tile, cards)}
    return {"do": "travel", "tile": TILES[tile], "free": int(s.free_travels) > 0}


def _aim(s: Any, frame: list[int], me: int, action: int, cards: Any) -> Form:
    weapon, step = frame[FIRST], frame[FIRST + 1]
    damage = int(cards.damage[weapon][step]) + _bonus(s, me, weapon, cards)
    parts: Form = {"do": "aim at"}
    if action >= A_SEAT:
        victims = [action - A_SEAT]
        tile = int(s.pawn[victims[0]])
        parts["seat"] = SEATS[victims[0]]
    else:
        tile = action - A_TILE
        victims = [n for n in range(int(s.players)) if n != me and int(s.pawn[n]) == tile]
        parts["tile"] = TILES[tile]
    if weapon < KINDS:
        parts |= {"card": card_name(weapon), "step": step + 1}
    else:
        parts |= {"ability": CHARACTERS[weapon - ABILITIES]}
        away = tile != int(s.pawn[me])
        parts |= {"moves": True} if away and int(cards.moves[weapon - ABILITIES]) else {}
    reach = in_range(s, int(s.pawn[me]), weapon, cards)
    hits = _hits(s, victims, damage, cards)
    return {**parts, "range": [TILES[tile] for tile in reach], "hits": hits}


# --- paying, throwing, changing ------------------------------------------------------------------


def _die(s: Any, frame: list[int], die: int) -> Form:
    """A die to throw or to pay with; `dice` are all that are the same choice (CS-12, CS-2a)."""
    chosen = frame[FIRST] if frame[TASK] == REROLL else 0
    colour, shows = DIE_COLOURS[die], int(s.dice[die])
    equal = [
        other + 1
        for other in range(DICE)
        if DIE_COLOURS[other] == colour and s.dice[other] == shows and not chosen >> other & 1
    ]
    do = "pay with" if frame[TASK] == DIE else "choose"
    parts = {"die": die + 1, "dice": equal, "colour": COLOURS[colour]}
    return {"do": do, **parts, "shows": RESOURCES[shows]}


def _payment(s: Any, frame: list[int], resource: int) -> Form:
    token = int(s.tokens[resource]) > 0
    dice = [] if token else [die + 1 for die in range(DICE) if s.dice[die] == resource]
    return {
        "do": "pay",
        "resource": RESOURCES[resource],
        "symbol": SYMBOLS[frame[FIRST]],
        "die": dice[0] if dice else None,
        "dice": dice,
    }


def _throw(frame: list[int]) -> Form:
    return {"do": "throw", "dice": [die + 1 for die in range(DICE) if frame[FIRST] >> die & 1]}


def _change(s: Any, frame: list[int], result: int, cards: Any) -> Form:
    kind = frame[FIRST]
    parts: Form = {"card": card_name(kind), "to": RESOURCES[result], "left": frame[FIRST + 1]}
    if int(cards.copying[kind]):
        return {"do": "copy", **parts}
    return {"do": "change", **parts, "from": RESOURCES[int(cards.source[kind][result])]}


# --- counterspells -------------------------------------------------------------------------------


def _frame_below(s: Any) -> list[int]:
    return [int(number) for number in s.frames[LANE][int(s.depth[LANE]) - 2]]


def _attack_on(s: Any, cards: Any) -> Form:
    """What the asked player is asked about: the window, by whom, and what it would do."""
    frame, strike = [int(number) for number in top_frame(s)], _frame_below(s)
    me = frame[SEAT]
    parts: Form = {"window": WINDOWS[frame[FIRST]], "against": SEATS[strike[SEAT]]}
    if frame[TASK] == ANSWER and strike[TASK] <= LAND:
        parts["damage"] = reduced(s, me, strike[FIRST + 1], cards)
    return parts


def _answer(s: Any, me: int, counter: int, cards: Any) -> Form:
    parts: Form = {"do": "play", "card": card_name(COUNTERS + counter), **_attack_on(s, cards)}
    effect, amount = int(cards.counter_effect[counter]), int(cards.counter_amount[counter])
    exposed = int(cards.tile_exposed[int(s.pawn[me])])
    if effect == SHIELD:
        parts["left"] = parts["damage"] if exposed else max(0, parts["damage"] - amount)
    elif effect == DOME:
        parts["left"] = parts["damage"] if exposed else 0
    elif "damage" not in parts:
        parts["deals"] = amount
    return parts


def _saves(s: Any, tile: int, cards: Any) -> bool:
    """CS-43: would the attack miss there?"""
    strike = _frame_below(s)
    weapon, attacker = strike[FIRST], strike[SEAT]
    if int(cards.target[weapon]) == AT_TILE:
        return True
    return tile not in in_range(s, int(s.pawn[attacker]), weapon, cards)


assert AT_ENEMY != AT_TILE and STEP != CHANGE
