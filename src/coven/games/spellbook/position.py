"""A position as a readable document, in both directions."""

from typing import Any

from ...engine.errors import Refusal, listed
from ...engine.frames import FIRST, SEAT, TASK
from ...engine.game import Document
from ...engine.state import SEATS
from .learning import LANE
from .state import (
    COLOURS,
    COPIES,
    DEPTH,
    EVENING,
    HIGHEST_LEVEL,
    KINDS,
    LOWEST_LEVEL,
    MORNING,
    N_COLOURS,
    N_RUNES,
    NONE,
    PHASES,
    POOL_LIMIT,
    RIVAL_SPACES,
    SPACES,
    SPELLS,
    TOKENS,
)
from .words import read_tokens, spell_name, token_name, token_number, write_tokens

# Tasks in the order of state.py, with the names of their numbers.
TASKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("act", ("phase",)),
    ("take", ("count", "rune", "colour", "target", "may_stop", "draws")),
    ("store", ("count", "rune", "colour", "held")),
    ("discard", ("count", "rune")),
    ("swap out", ("count", "of", "zone")),
    ("swap in", ("count", "of", "zone")),
    ("sweep", ("count",)),
    ("teach", ("wilds", "rune")),
    ("place", ("colour", "level", "wilds", "rune")),
    ("pay", ("colour", "left", "wilds", "rune")),
    ("triple", ("colour", "rune", "count", "left")),
    ("focus", ("level", "rune")),
    ("discard to copy", ("phase",)),
    ("copy", ("phase",)),
    ("copy spell", ("owner", "phase")),
    ("raise", ()),
    ("reclaim", ("count",)),
    ("feed", ("zone",)),
    ("confirm", ()),
    ("draw", ("count",)),
    ("others take", ("step",)),
    ("others draw", ()),
    ("drop", ("colour",)),
    ("instant", ("colour", "level")),
)
TASK_NAMES = tuple(name for name, _ in TASKS)
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
        if s.level[player, colour] > 0:
            spell = spell_name(colour * N_RUNES + int(s.sets[colour]))
            learned[spell] = {
                "level": int(s.level[player, colour]),
                "token": token_name(int(s.card[player, colour])),
            }
    return {
        "pool": write_tokens(s.pool[player]),
        "familiar": write_tokens(s.familiar[player]),
        "learned": learned,
    }


def _frame(s: Any, at: int) -> Document:
    frame = s.frames[LANE, at]
    name, numbers = TASKS[int(frame[TASK])]
    shown: Document = {"task": name, "seat": SEATS[int(frame[SEAT])]}
    for step, number in enumerate(numbers):
        shown[number] = int(frame[FIRST + step])
    return shown


def load(s: Any, position: Document) -> None:
    """The way back, into a blank state. Nothing is believed unchecked."""
    unknown = sorted(set(position) - KEYS)
    if unknown:
        raise Refusal(f"a position has no {listed(unknown)}; it has {listed(sorted(KEYS), 30)}")
    seats = _table(position, "seats")
    players = len(seats)
    if list(seats) != list(SEATS[:players]) or not 1 <= players <= 4:
        raise Refusal(f"the seats must be the first 1 to 4 of {listed(list(SEATS))}, in this order")
    s.players = players
    s.card[:] = NONE
    _load_spells(s, position)
    for zone in SHARED_ZONES + (RIVAL_ZONES if players == 1 else ()):
        if zone in position:
            s[zone][:] = read_tokens(position[zone], zone)
    for player, seat in enumerate(seats):
        _load_player(s, player, seat, _table(seats, seat))
    _load_progress(s, position)
    _fill_bag(s, "bag" in position, "tray" in position)
    _count(s)
    _load_pending(s, position)


def _table(position: Document, key: str) -> Document:
    value = position.get(key)
    if not isinstance(value, dict):
        raise Refusal(f"{key} must be a table of its parts")
    return value


def _load_spells(s: Any, position: Document) -> None:
    names = position.get("spells")
    if not isinstance(names, list) or len(names) != N_COLOURS:
        raise Refusal("spells must be seven names, one of each colour")
    for colour, name in enumerate(names):
        if name not in SPELLS or SPELLS.index(name) // N_RUNES != colour:
            raise Refusal(f"spells: {name!r} is no {COLOURS[colour]} spell")
        s.sets[colour] = SPELLS.index(name) % N_RUNES


def _load_player(s: Any, player: int, seat: str, player_document: Document) -> None:
    unknown = sorted(set(player_document) - {"pool", "familiar", "learned"})
    if unknown:
        raise Refusal(f"{seat} has no {listed(unknown)}; a seat has pool, familiar and learned")
    for zone in PLAYER_ZONES:
        s[zone][player, :] = read_tokens(player_document.get(zone, []), f"{seat}'s {zone}")
    for spell, card in player_document.get("learned", {}).items():
        colour = SPELLS.index(spell) // N_RUNES if spell in SPELLS else NONE
        if colour == NONE or SPELLS[colour * N_RUNES + int(s.sets[colour])] != spell:
            raise Refusal(f"{seat} has learned {spell!r}, which is not in play")
        level = card.get("level")
        if level not in range(LOWEST_LEVEL, HIGHEST_LEVEL + 1):
            raise Refusal(f"{seat}'s {spell} is at level {level!r}; levels are 3, 4 and 5")
        token = token_number(card.get("token", ""))
        if token // N_RUNES != colour:
            raise Refusal(f"{seat}'s {spell} bears a {token_name(token)}: a wrong colour")
        s.level[player, colour] = level
        s.card[player, colour] = token
    if s.pool[player].sum() > POOL_LIMIT:
        raise Refusal(f"{seat}'s pool holds {s.pool[player].sum()}; the limit is {POOL_LIMIT}")
    if s.familiar[player].sum() > SPACES:
        raise Refusal(f"{seat}'s familiar board holds {s.familiar[player].sum()} of {SPACES}")


def _load_progress(s: Any, position: Document) -> None:
    players = SEATS[: int(s.players)]
    for key in ("first", "active"):
        if position.get(key) not in players:
            raise Refusal(f"{key} must be one of {listed(list(players))}")
        s[key] = players.index(position[key])
    if position.get("phase") not in PHASES:
        raise Refusal(f"phase must be one of {listed(list(PHASES))}")
    s.phase = PHASES.index(position["phase"])
    s.turn = int(position.get("turn", 1))
    s.ending = int(bool(position.get("ending", False)))
    s.over = int(bool(position.get("over", False)))
    s.confirm = int(bool(position.get("confirm", False)))
    for colour in position.get("learned_today", []):
        if colour not in COLOURS:
            raise Refusal(f"learned_today names {colour!r}, which is no colour")
        s.fresh[COLOURS.index(colour)] = 1
    chance = _table(position, "chance")
    seed = int(chance.get("seed", 0))
    s.seed[0] = seed & 0xFFFFFFFF
    s.seed[1] = seed >> 32
    s.drawn = int(chance.get("drawn", 0))


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
    if s.rival_size > RIVAL_SPACES:
        raise Refusal(f"the rival's track holds {s.rival_size}; it has {RIVAL_SPACES} spaces")
    for player in range(int(s.players)):
        s.pool_size[player] = s.pool[player].sum()
        s.stored[player] = s.familiar[player].sum()
        s.learned[player] = (s.level[player] > 0).sum()


def _load_pending(s: Any, position: Document) -> None:
    """Frames; left out, the phase is about to begin."""
    if "pending" not in position:
        if not MORNING <= s.phase <= EVENING:
            raise Refusal("without pending work the phase must be morning, midday or evening")
        s.phase -= 1  # the rules begin the phase themselves, with as many actions as it has
        return
    frames = position["pending"]
    if not isinstance(frames, list) or len(frames) > DEPTH:
        raise Refusal(f"pending must be a list of at most {DEPTH} tasks")
    players = SEATS[: int(s.players)]
    for at, frame in enumerate(frames):
        if frame.get("task") not in TASK_NAMES or frame.get("seat") not in players:
            raise Refusal(
                f"pending task {at + 1} needs a task ({listed(list(TASK_NAMES), 30)}) "
                f"and a seat ({listed(list(players))})"
            )
        task = TASK_NAMES.index(frame["task"])
        s.frames[LANE, at, TASK] = task
        s.frames[LANE, at, SEAT] = players.index(frame["seat"])
        for step, number in enumerate(TASKS[task][1]):
            s.frames[LANE, at, FIRST + step] = int(frame.get(number, 0))
    s.depth[LANE] = len(frames)


def complete(base: Document, given: Document) -> Document:
    """A whole position from a part of one.

    Zones that are not given stay as they were, except the bag, which holds what is left over; if
    the bag is given and the tray is not, the rest lies in the tray.
    """
    whole = {**base, **given}
    whole["seats"] = {
        seat: {**parts, **given.get("seats", {}).get(seat, {})}
        for seat, parts in base["seats"].items()
    }
    strangers = sorted(set(given.get("seats", {})) - set(base["seats"]))
    if strangers:
        raise Refusal(
            f"nobody sits at {listed(strangers)}; seats are {listed(list(base['seats']))}"
        )
    whole["chance"] = {**base["chance"], **given.get("chance", {})}
    if "bag" not in given:
        del whole["bag"]
    elif "tray" not in given:
        del whole["tray"]
    if "pending" not in given:
        del whole["pending"]
        whole["phase"] = given.get("phase", "morning")
    return whole
