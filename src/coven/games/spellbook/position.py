"""A position as a readable document, in both directions."""

from typing import Any

from ...engine.errors import Refusal, listed
from ...engine.frames import FIRST, SEAT, TASK
from ...engine.game import Document
from ...engine.reading import (
    as_list,
    as_number,
    as_one_of,
    as_table,
    as_text,
    as_texts,
    as_truth,
    refuse_strangers,
)
from ...engine.state import SEATS
from .learning import TRIPLES
from .spells import ONE_COLOUR
from .state import (
    ALTAR,
    ANY,
    COLOURS,
    COPIES,
    COPY_SPELL,
    DROP,
    EVENING,
    FAMILIAR,
    FEED,
    HIGHEST_LEVEL,
    INSTANT,
    KINDS,
    LANE,
    LEVELS,
    LOWER,
    LOWEST_LEVEL,
    MORNING,
    MOST_PENDING,
    MOST_PLAYERS,
    N_COLOURS,
    N_RUNES,
    NIGHTFALL,
    NONE,
    OTHERS_DRAW,
    OTHERS_TAKE,
    PAY,
    PHASES,
    PLACE,
    POOL,
    POOL_LIMIT,
    RIVAL,
    RIVAL_SPACES,
    SPACES,
    SPELLS,
    SWAP_IN,
    SWAP_OUT,
    TAKE,
    TOKENS,
    TRIPLE,
    WILD,
)
from .words import read_tokens, spell_name, token_name, token_number, write_tokens

ANY_RUNE = (-1, N_RUNES - 1)
COLOUR = (0, N_COLOURS - 1)
LEVEL = (LOWEST_LEVEL, HIGHEST_LEVEL)
PHASE = (MORNING, EVENING)
WILDS = (-1, 2)
UNITS = (0, HIGHEST_LEVEL)

# Tasks in the order of state.py, with the names and bounds of their numbers.
TASKS: tuple[tuple[str, dict[str, tuple[int, int]]], ...] = (
    ("act", {"phase": PHASE}),
    (
        "take",
        {
            "count": (0, SPACES),
            "rune": ANY_RUNE,
            "colour": (-1, ONE_COLOUR),
            "target": (POOL, FAMILIAR),
            "may_stop": (0, 1),
            "draws": (0, POOL_LIMIT),
        },
    ),
    (
        "store",
        {
            "count": (0, SPACES),
            "rune": ANY_RUNE,
            "colour": (-1, ONE_COLOUR),
            "held": (0, POOL_LIMIT),
        },
    ),
    ("discard", {"count": (0, POOL_LIMIT), "rune": ANY_RUNE}),
    ("swap out", {"count": (1, LEVELS), "of": (1, LEVELS), "zone": (ALTAR, FAMILIAR)}),
    ("swap in", {"count": (1, LEVELS), "of": (1, LEVELS), "zone": (ALTAR, FAMILIAR)}),
    ("sweep", {"count": (0, TOKENS)}),
    ("teach", {"wilds": WILDS, "rune": ANY_RUNE}),
    ("place", {"colour": COLOUR, "level": LEVEL, "wilds": WILDS, "rune": ANY_RUNE}),
    ("pay", {"colour": COLOUR, "left": UNITS, "wilds": WILDS, "rune": ANY_RUNE}),
    ("triple", {"colour": COLOUR, "rune": (0, N_RUNES - 1), "count": (1, WILD), "left": UNITS}),
    ("focus", {"level": LEVEL, "rune": (0, N_RUNES - 1)}),
    ("discard to copy", {"phase": PHASE}),
    ("copy", {"phase": PHASE}),
    ("copy spell", {"owner": (0, MOST_PLAYERS - 1), "phase": PHASE}),
    ("raise", {}),
    ("reclaim", {"count": (0, SPACES)}),
    ("feed", {"zone": (RIVAL, LOWER)}),
    ("confirm", {}),
    ("draw", {"count": (0, TOKENS)}),
    ("others take", {"step": (1, MOST_PLAYERS)}),
    ("others draw", {}),
    ("drop", {"colour": COLOUR}),
    ("instant", {"colour": COLOUR, "level": LEVEL}),
)
TASK_NAMES = tuple(name for name, _ in TASKS)
OTHERS = (OTHERS_TAKE, OTHERS_DRAW)
MOST_TURNS = 1_000_000
SHARED_ZONES = ("altar", "bag", "tray", "hand")
RIVAL_ZONES = ("rival", "lower")
PLAYER_ZONES = ("pool", "familiar")
KEYS = {
    *SHARED_ZONES,
    *RIVAL_ZONES,
    *("spells", "turn", "first", "active", "phase", "ending", "over", "confirm"),
    *("learned_today", "seats", "pending", "chance"),
}


def document(s: Any) -> Document:
    """The whole state."""
    players = int(s.players)
    shown: Document = {
        "spells": [spell_name(c * N_RUNES + int(s.sets[c])) for c in range(N_COLOURS)],
        "turn": int(s.turn),
        "first": SEATS[int(s.first)],
        "active": SEATS[int(s.active)],
        "phase": PHASES[int(s.phase)],
        "ending": bool(s.ending),
        "over": bool(s.over),
        "confirm": bool(s.confirm),
        "learned_today": [COLOURS[c] for c in range(N_COLOURS) if s.fresh[c]],
        "altar": write_tokens(s.altar),
        "bag": write_tokens(s.bag),
        "tray": write_tokens(s.tray),
        "hand": write_tokens(s.hand),
        "seats": {SEATS[player]: _player(s, player) for player in range(players)},
        "pending": [_frame(s, at) for at in range(int(s.depth[LANE]))],
        "chance": {
            "seed": int(s.seed[0]) | int(s.seed[1]) << 32,
            "drawn": int(s.drawn),
        },
    }
    if players == 1:
        shown |= {"rival": write_tokens(s.rival), "lower": write_tokens(s.lower)}
    return shown


def _player(s: Any, player: int) -> Document:
    learned = {}
    for colour in range(N_COLOURS):
        if s.level[player][colour] > 0:
            spell = spell_name(colour * N_RUNES + int(s.sets[colour]))
            learned[spell] = {
                "level": int(s.level[player][colour]),
                "token": token_name(int(s.card[player][colour])),
            }
    return {
        "pool": write_tokens(s.pool[player]),
        "familiar": write_tokens(s.familiar[player]),
        "learned": learned,
    }


def _frame(s: Any, at: int) -> Document:
    frame = s.frames[LANE][at]
    name, numbers = TASKS[int(frame[TASK])]
    shown: Document = {"task": name, "seat": SEATS[int(frame[SEAT])]}
    for step, number in enumerate(numbers):
        shown[number] = int(frame[FIRST + step])
    return shown


def load(s: Any, position: Document) -> None:
    """The way back, into a blank state. Nothing is believed unchecked."""
    refuse_strangers(position, KEYS, "a position")
    seats = as_table(position.get("seats"), "seats")
    players = len(seats)
    if list(seats) != list(SEATS[:players]) or not 1 <= players <= MOST_PLAYERS:
        raise Refusal(f"the seats must be the first 1 to 4 of {listed(list(SEATS))}, in this order")
    s.players = players
    s.card[:] = NONE
    _load_spells(s, position.get("spells"))
    for zone in SHARED_ZONES + RIVAL_ZONES:
        if zone in position:
            if zone in RIVAL_ZONES and players > 1:
                raise Refusal(f"{zone} belongs to the solo game; here are {players} players")
            s[zone][:] = read_tokens(position[zone], zone)
    for player, seat in enumerate(seats):
        _load_player(s, player, seat, as_table(seats[seat], seat))
    _load_progress(s, position)
    _fill_bag(s, "bag" in position, "tray" in position)
    _count(s)
    _load_pending(s, position)


def _load_spells(s: Any, names: Any) -> None:
    if len(as_texts(names, "spells")) != N_COLOURS:
        raise Refusal("spells must be seven names, one of each colour")
    for colour, name in enumerate(names):
        if name not in SPELLS or SPELLS.index(name) // N_RUNES != colour:
            raise Refusal(f"spells: {name!r} is no {COLOURS[colour]} spell")
        s.sets[colour] = SPELLS.index(name) % N_RUNES


def _load_player(s: Any, player: int, seat: str, parts: Document) -> None:
    refuse_strangers(parts, {*PLAYER_ZONES, "learned"}, seat)
    for zone in PLAYER_ZONES:
        s[zone][player, :] = read_tokens(parts.get(zone, []), f"{seat}'s {zone}")
    for spell, card in as_table(parts.get("learned", {}), f"{seat}'s learned").items():
        _load_card(s, player, f"{seat}'s {spell}", spell, as_table(card, f"{seat}'s {spell}"))
    if s.pool[player].sum() > POOL_LIMIT:
        raise Refusal(f"{seat}'s pool holds {s.pool[player].sum()}; the limit is {POOL_LIMIT}")
    if s.familiar[player].sum() > SPACES:
        raise Refusal(f"{seat}'s familiar board holds {s.familiar[player].sum()} of {SPACES}")


def _load_card(s: Any, player: int, where: str, spell: str, card: Document) -> None:
    colour = SPELLS.index(spell) // N_RUNES if spell in SPELLS else NONE
    if colour == NONE or SPELLS[colour * N_RUNES + int(s.sets[colour])] != spell:
        raise Refusal(f"{where} is not in play")
    refuse_strangers(card, {"level", "token"}, where)
    level = card.get("level")
    if isinstance(level, bool) or level not in range(LOWEST_LEVEL, HIGHEST_LEVEL + 1):
        raise Refusal(f"{where} is at level {level!r}; levels are 3, 4 and 5")
    token = token_number(as_text(card.get("token"), f"{where}: token"))
    if token // N_RUNES != colour:
        raise Refusal(f"{where} bears a {token_name(token)}: a wrong colour")
    s.level[player, colour] = level
    s.card[player, colour] = token


def _load_progress(s: Any, position: Document) -> None:
    players = SEATS[: int(s.players)]
    s.first = as_one_of(position.get("first"), "first", players)
    s.active = as_one_of(position.get("active"), "active", players)
    s.phase = as_one_of(position.get("phase"), "phase", PHASES)
    s.turn = as_number(position.get("turn", 1), "turn", 1, MOST_TURNS)
    for key in ("ending", "over", "confirm"):
        s[key] = int(as_truth(position.get(key, False), key))
    for colour in as_texts(position.get("learned_today", []), "learned_today"):
        fresh = as_one_of(colour, "learned_today", COLOURS)
        if s.level[int(s.active), fresh] == 0:
            raise Refusal(f"learned_today names {colour}, which {players[int(s.active)]} has not")
        s.fresh[fresh] = 1
    chance = as_table(position.get("chance"), "chance")
    refuse_strangers(chance, {"seed", "drawn"}, "chance")
    seed = as_number(chance.get("seed"), "chance: seed", 0, (1 << 64) - 1)
    s.seed[0] = seed & 0xFFFFFFFF
    s.seed[1] = seed >> 32
    s.drawn = as_number(chance.get("drawn"), "chance: drawn", 0, (1 << 32) - 1)


def _fill_bag(s: Any, bag_given: bool, tray_given: bool) -> None:
    """SB-1: what lies nowhere else is in the bag; if the bag is given, in the tray."""
    for token in range(KINDS):
        placed = sum(int(s[zone][token]) for zone in SHARED_ZONES + RIVAL_ZONES)
        placed += sum(int(s[zone][:, token].sum()) for zone in PLAYER_ZONES)
        placed += int((s.card == token).sum())
        missing = COPIES - placed
        if missing < 0:
            raise Refusal(
                f"the position holds {placed} {token_name(token)} tokens; there are {COPIES}"
            )
        if missing and bag_given and tray_given:
            raise Refusal(
                f"the position holds only {placed} {token_name(token)} tokens; "
                f"there are {COPIES} ({TOKENS} tokens in all)"
            )
        (s.tray if bag_given else s.bag)[token] += missing


def _count(s: Any) -> None:
    """The sizes that the rules keep beside the contents."""
    s.bag_size, s.tray_size, s.altar_size = s.bag.sum(), s.tray.sum(), s.altar.sum()
    s.rival_size, s.lower_size = s.rival.sum(), s.lower.sum()
    if s.rival_size > RIVAL_SPACES - (s.phase < NIGHTFALL):
        raise Refusal(f"the rival's track holds {s.rival_size}; it has {RIVAL_SPACES} spaces")
    for player in range(int(s.players)):
        s.pool_size[player] = s.pool[player].sum()
        s.stored[player] = s.familiar[player].sum()
        s.learned[player] = (s.level[player] > 0).sum()
        if s.learned[player] == N_COLOURS or s.stored[player] == SPACES:
            s.ending = 1  # SB-23
    if s.over == 1 and s.ending == 0 and s.rival_size < RIVAL_SPACES:
        raise Refusal("the game is not over: nobody has learned all spells or filled the board")
    if s.over == 0 and s.bag_size + s.tray_size + s.altar_size + s.pool_size.sum() == 0:
        raise Refusal("no token is left that anybody could move")


def _load_pending(s: Any, position: Document) -> None:
    """Frames; left out, the phase is about to begin."""
    if "pending" not in position:
        if not MORNING <= s.phase <= EVENING:
            raise Refusal("without pending work the phase must be morning, midday or evening")
        s.phase -= 1  # the rules begin the phase themselves, with as many actions as it has
        return
    frames = as_list(position["pending"], "pending")
    if len(frames) > MOST_PENDING:
        raise Refusal(f"pending holds {len(frames)} tasks; no game has more than {MOST_PENDING}")
    if bool(frames) == bool(s.over):
        raise Refusal("work is pending exactly while the game is not over")
    for at, frame in enumerate(frames):
        _load_frame(s, at, as_table(frame, f"pending task {at + 1}"))
    s.depth[LANE] = len(frames)


def _load_frame(s: Any, at: int, frame: Document) -> None:
    where = f"pending task {at + 1}"
    players = SEATS[: int(s.players)]
    task = as_one_of(frame.get("task"), f"{where}: task", TASK_NAMES)
    seat = as_one_of(frame.get("seat"), f"{where}: seat", players)
    bounds = TASKS[task][1]
    refuse_strangers(frame, {"task", "seat", *bounds}, where)
    s.frames[LANE, at, TASK] = task
    s.frames[LANE, at, SEAT] = seat
    numbers = {
        name: as_number(frame.get(name), f"{where}: {name}", *bound)
        for name, bound in bounds.items()
    }
    for step, number in enumerate(numbers.values()):
        s.frames[LANE, at, FIRST + step] = number
    _check_frame(s, where, task, seat, numbers)


def _check_frame(s: Any, where: str, task: int, seat: int, numbers: dict[str, int]) -> None:
    """What the bounds of single numbers cannot say."""
    if task != TAKE and seat != s.active:
        raise Refusal(f"{where}: only the active player has such a task")
    if (task == FEED and s.players > 1) or (task in OTHERS and s.players == 1):
        raise Refusal(f"{where}: the rival is fed in solo, others act at larger tables")
    if task == OTHERS_TAKE and numbers["step"] > s.players:
        raise Refusal(f"{where}: there are only {s.players} players")
    if "wilds" in numbers and (numbers["wilds"] == TRIPLES) != (numbers["rune"] == ANY):
        raise Refusal(f"{where}: wild tokens need a rune, triples have none")
    if task in (SWAP_OUT, SWAP_IN) and numbers["zone"] not in (ALTAR, FAMILIAR):
        raise Refusal(f"{where}: tokens are swapped with the altar or the familiar board")
    if task == COPY_SPELL and (numbers["owner"] >= s.players or numbers["owner"] == seat):
        raise Refusal(f"{where}: nobody else sits at {SEATS[numbers['owner']]}")
    if task not in (PLACE, PAY, TRIPLE, DROP, INSTANT):
        return
    level = int(s.level[seat, numbers["colour"]])
    if (level == 0) != (task == PLACE):
        learned = "learned already" if level else "not learned"
        raise Refusal(f"{where}: {COLOURS[numbers['colour']]} is {learned}")
    if task == DROP and level == LOWEST_LEVEL:
        raise Refusal(f"{where}: {COLOURS[numbers['colour']]} is at the lowest level already")


def complete(base: Document, given: Document) -> Document:
    """A whole position from a part of one.

    Zones that are not given stay as they were, except the bag, which holds what is left over; if
    the bag is given and the tray is not, the rest lies in the tray.
    """
    whole = {**base, **given}
    seats = as_table(given.get("seats", {}), "given.seats")
    strangers = sorted(set(seats) - set(base["seats"]))
    if strangers:
        raise Refusal(
            f"nobody sits at {listed(strangers)}; seats are {listed(list(base['seats']))}"
        )
    whole["seats"] = {
        seat: {**parts, **as_table(seats.get(seat, {}), f"given.seats.{seat}")}
        for seat, parts in base["seats"].items()
    }
    whole["chance"] = {**base["chance"], **as_table(given.get("chance", {}), "given.chance")}
    if "bag" not in given:
        del whole["bag"]
    elif "tray" not in given:
        del whole["tray"]
    if "pending" not in given:
        del whole["pending"]
        whole["phase"] = given.get("phase", "morning")
    return whole
