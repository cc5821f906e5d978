"""Records: a game as text, like a chess score sheet.

    coven record 1
    game spellbook
    rules 1
    players 2
    seed 7
    option spells set1
    setup ~ spells …; first ash; altar red circle, …
    1 ash: take red circle
    2 ash: store green square
    3 ash: end day ~ altar blue square
    open 3 moves; sum 5f1c09ab

What stands behind the `~` is what chance brought. It is not needed to replay the game, since the
seed decides it, but a person can read it and a machine compares it: a changed line is found. The
last line says how many moves there are, how the game ended, and a sum over all that stands above
it, so a cut record is found too, and one in which a move was changed to another legal one.
Text to game and game to text are exact inverses.
"""

import hashlib
import json
from collections.abc import Callable

from .errors import Refusal
from .game import Game
from .match import Match

FIRST_LINE = "coven record 1"
CHANCE = " ~ "
LONGEST_NUMBER = 20  # digits


def write(match: Match) -> str:
    """The record of a match, finished or not."""
    lines = [
        FIRST_LINE,
        f"game {match.game.name}",
        f"rules {match.game.version}",
        f"players {match.players}",
        f"seed {match.seed}",
    ]
    lines += [f"option {name} {value}" for name, value in match.options.items()]
    if match.start is not None:
        lines.append("position " + json.dumps(match.start, ensure_ascii=False))
    lines.append(_with_chance("setup", match.opening))
    for number, move in enumerate(match.moves, 1):
        text = f"{number} {match.seats[move.seat]}: {move.notation}"
        lines.append(_with_chance(text, move.chance))
    lines.append(_last_line(match))
    return "\n".join(lines) + f"; sum {_sum_of(lines)}\n"


def _sum_of(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()[:8]


def _with_chance(text: str, chance: str) -> str:
    return text + CHANCE + chance if chance else text


def _last_line(match: Match) -> str:
    count = f"{len(match.moves)} moves"
    result = match.result
    if result is None:
        return f"open {count}"
    scores = {**result.points, **result.rivals}
    points = ", ".join(f"{who} {points}" for who, points in scores.items())
    return f"end {count}: {points}; won by {' and '.join(result.winners) or 'nobody'}"


def read(text: str, find_game: Callable[[str], Game]) -> Match:
    """Replay a record and compare every line; refuses a cut or edited one."""
    lines = text.splitlines()
    if not lines or lines[0] != FIRST_LINE:
        raise Refusal(f"this is no record: the first line must be {FIRST_LINE!r}")
    match, at = _read_header(lines, find_game)
    setup = _with_chance("setup", match.opening)
    if at >= len(lines) or not lines[at].startswith("setup"):
        raise Refusal("the record is cut: it ends before the setup")
    if lines[at] != setup:
        raise Refusal(f"line {at + 1} is not what the seed gives: {setup!r}")
    for number, line in enumerate(lines[at + 1 : -1], 1):
        _replay_line(match, number, at + 1 + number, line)
    last, _, total = lines[-1].rpartition("; sum ")
    if len(lines) < at + 2 or not last.startswith(("end ", "open ")):
        raise Refusal("the record is cut: its last line must begin with 'end' or 'open'")
    if last != _last_line(match):
        raise Refusal(f"the last line is {last!r}; the moves give {_last_line(match)!r}")
    if total != _sum_of([*lines[:-1], last]):
        raise Refusal(
            f"the record was edited: its sum is {total}, its lines give "
            f"{_sum_of([*lines[:-1], last])}"
        )
    _compare_with(write(match), text)
    return match


def _compare_with(expected: str, text: str) -> None:
    """What was read must be what would be written: the header is compared here."""
    if text == expected:
        return
    pairs = zip(text.splitlines(), expected.splitlines(), strict=False)
    for number, (line, wanted) in enumerate(pairs, 1):
        if line != wanted:
            raise Refusal(f"line {number} is {line!r}; it should be {wanted!r}")
    raise Refusal("the record has other line ends, or lines too many or too few")


def _read_header(lines: list[str], find_game: Callable[[str], Game]) -> tuple[Match, int]:
    header: dict[str, str] = {}
    options: dict[str, str] = {}
    at = 1
    while at < len(lines) and not lines[at].startswith("setup"):
        key, _, value = lines[at].partition(" ")
        if key == "option":
            name, _, value = value.partition(" ")
            options[name] = value
        elif key in ("game", "rules", "players", "seed", "position"):
            header[key] = value
        else:
            raise Refusal(f"line {at + 1} is no line of a record's header: {lines[at]!r}")
        at += 1
    for key in ("game", "rules", "players", "seed"):
        if key not in header:
            raise Refusal(f"the record's header has no line {key!r}")
    for key in ("players", "seed"):
        if not is_number(header[key]):
            raise Refusal(f"the record's {key} must be a number, not {header[key][:40]!r}")
    game = find_game(header["game"])
    if header["rules"] != str(game.version):
        raise Refusal(
            f"the record was played with rules {header['rules']} of {game.name}; "
            f"this is version {game.version}"
        )
    if "position" in header:
        return Match.from_position(game, _read_position(header["position"])), at
    return Match(game, int(header["players"]), int(header["seed"]), options), at


def is_number(text: str) -> bool:
    """Plain digits, and not more of them than a seed has."""
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def _read_position(text: str) -> dict[str, object]:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict):
        raise Refusal("the record's position is no JSON document")
    return document


def _replay_line(match: Match, number: int, line_number: int, line: str) -> None:
    where = f"line {line_number}"
    text, _, _ = line.partition(CHANCE)
    count, _, rest = text.partition(" ")
    seat, _, notation = rest.partition(": ")
    if count != str(number) or not notation:
        raise Refusal(f"{where} should be move {number}, as '{number} seat: move': {line!r}")
    try:
        match.play(seat, notation)
    except Refusal as refusal:
        raise Refusal(f"{where}: {refusal}") from None
    move = match.moves[-1]
    expected = _with_chance(f"{number} {match.seats[move.seat]}: {move.notation}", move.chance)
    if line != expected:
        raise Refusal(f"{where} is {line!r}; the seed and the moves give {expected!r}")
