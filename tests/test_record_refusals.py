"""Records that were cut or edited are refused, whatever the edit."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import coven
from tests.records import (
    EDITED,
    FINISHED,
    MATCHES,
    assert_all_refused,
    header_line,
    lines_of,
    match_of,
    move_lines,
    text,
    with_line,
)

# --- cut records ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EDITED)
def test_a_record_with_any_line_removed_is_refused(name: str) -> None:
    lines = list(lines_of(name))
    assert_all_refused(
        (f"without {lines[at][:60]!r}", text(lines[:at] + lines[at + 1 :]))
        for at in range(len(lines))
    )


@pytest.mark.parametrize("name", MATCHES)
def test_a_record_cut_after_any_line_is_refused(name: str) -> None:
    lines = list(lines_of(name))
    assert_all_refused(
        (f"cut after {lines[at - 1][:60]!r}" if at else "empty", text(lines[:at]))
        for at in range(0, len(lines), 7)
    )
    assert_all_refused(iter([("without the last line", text(lines[:-1]))]))


@pytest.mark.parametrize("name", EDITED)
def test_a_record_cut_in_mid_line_is_refused(name: str) -> None:
    lines = list(lines_of(name))

    def cuts() -> Iterator[tuple[str, str]]:
        for at in range(0, len(lines), 2):
            start = "".join(line + "\n" for line in lines[:at])
            yield f"cut in {lines[at][:60]!r}", start + lines[at][: len(lines[at]) // 2]
        for keep in range(0, len(lines[-1]), 4):
            yield f"last line {lines[-1][:keep]!r}", text(lines[:-1]) + lines[-1][:keep]

    assert_all_refused(cuts())


@pytest.mark.parametrize("name", EDITED)
def test_a_record_with_its_beginning_cut_is_refused(name: str) -> None:
    lines = list(lines_of(name))
    assert_all_refused(
        (f"from line {at + 1} on", text(lines[at:])) for at in range(1, len(lines), 5)
    )


# --- edited records ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EDITED)
def test_a_record_with_a_move_that_was_not_legal_is_refused(name: str) -> None:
    def edits() -> Iterator[tuple[str, str]]:
        for n, (at, line) in enumerate(move_lines(name)):
            head, _, rest = line.partition(": ")
            moves = ("fly away", rest.upper(), "take pink circle", "learn sacrifice 6", rest + "s")
            move = moves[n % len(moves)]
            yield f"{line!r} as {move!r}", with_line(name, at, f"{head}: {move}")

    assert_all_refused(edits())


@pytest.mark.parametrize("name", ["two", "solo"])
def test_a_record_with_a_move_changed_to_another_legal_one_is_refused(name: str) -> None:
    """One other move for every line, whatever the seat could have done there."""
    lines = lines_of(name)
    match = match_of(name)
    again = coven.new("spellbook", players=match.players, seed=match.seed, **match.options)

    def edits() -> Iterator[tuple[str, str]]:
        chance = random.Random(1)
        for (at, line), move in zip(move_lines(name), match.moves, strict=True):
            others = [c.notation for c in again.choices(move.seat) if c.action != move.action]
            if others:
                other = chance.choice(others)
                edited = line.replace(f": {move.notation}", f": {other}")
                assert edited != lines[at]
                yield f"{line!r} as {other!r}", with_line(name, at, edited)
            again.play(move.seat, move.action)

    assert_all_refused(edits())


@pytest.mark.parametrize("name", EDITED)
def test_a_record_with_a_changed_note_of_chance_is_refused(name: str) -> None:
    runes = {"circle": "square", "square": "triangle", "triangle": "circle"}

    def edits() -> Iterator[tuple[str, str]]:
        for n, (at, line) in enumerate(move_lines(name)):
            played, _, note = line.partition(" ~ ")
            if note:
                start, _, rune = line.rpartition(" ")
                edited = (played, start, line + ", red circle", f"{start} {runes[rune]}")
            else:
                edited = (line + " ~ altar red circle", line + " ~ ", line + " ~", line + " ~ ash")
            yield f"{line!r} as {edited[n % 4]!r}", with_line(name, at, edited[n % 4])

    assert_all_refused(edits())


@pytest.mark.parametrize("name", MATCHES)
@pytest.mark.parametrize(
    "seed", ["0", "77", str((1 << 64) - 1), str(1 << 64), "-1", "x", "", "1.0"]
)
def test_a_record_with_another_seed_is_refused(name: str, seed: str) -> None:
    edited = with_line(name, header_line(name, "seed "), f"seed {seed}")
    assert_all_refused(iter([(f"seed {seed}", edited)]))


def test_a_record_with_an_endless_seed_is_refused() -> None:
    edited = with_line("two", header_line("two", "seed "), "seed " + "9" * 5000)
    assert_all_refused(iter([("five thousand digits", edited)]))


@pytest.mark.parametrize("name", MATCHES)
@pytest.mark.parametrize("players", ["0", "1", "2", "3", "4", "7", "-2", "two", ""])
def test_a_record_with_another_number_of_players_is_refused(name: str, players: str) -> None:
    if players == str(match_of(name).players):
        return
    edited = with_line(name, header_line(name, "players "), f"players {players}")
    assert_all_refused(iter([(f"players {players}", edited)]))


@pytest.mark.parametrize("name", [*FINISHED, "from a position"])
@pytest.mark.parametrize(
    "option", ["spells set1", "spells set2", "spells set3", "harder 1", "harder 3", "confirm yes"]
)
def test_a_record_with_a_changed_option_is_refused(name: str, option: str) -> None:
    key, _, value = option.partition(" ")
    if match_of(name).options[key] == value:
        return
    edited = with_line(name, header_line(name, f"option {key} "), f"option {option}")
    assert_all_refused(iter([(option, edited)]))


@pytest.mark.parametrize(
    "option", ["spells set9", "spells ", "confirm perhaps", "harder ²", "colour red", "", "spells"]
)
def test_a_record_with_an_option_that_is_none_is_refused(option: str) -> None:
    at = header_line("two", "option spells ")
    assert_all_refused(iter([(option, with_line("two", at, f"option {option}"))]))


@pytest.mark.parametrize("name", ["two", "from a position"])
@pytest.mark.parametrize("rules", ["0", "2", "99", "one", "", "1.0", " 1"])
def test_a_record_of_other_rules_is_refused(name: str, rules: str) -> None:
    edited = with_line(name, header_line(name, "rules "), f"rules {rules}")
    assert_all_refused(iter([(f"rules {rules}", edited)]))


@pytest.mark.parametrize("game", ["chess", "", "Spellbook", "spellbook "])
def test_a_record_of_an_unknown_game_is_refused(game: str) -> None:
    for name in ("two", "from a position"):
        edited = with_line(name, header_line(name, "game "), f"game {game}")
        with pytest.raises(coven.Refusal, match="there is no game"):
            coven.replay(edited)


@pytest.mark.parametrize("name", EDITED)
def test_a_record_with_a_changed_last_line_is_refused(name: str) -> None:
    last = lines_of(name)[-1]
    at = len(lines_of(name)) - 1
    moves = len(match_of(name).moves)
    changed = {
        last + " ",
        last.upper(),
        last.replace(f"{moves} moves", f"{moves + 1} moves"),
        last.replace(f"{moves} moves", f"{moves - 1} moves"),
        f"open {moves + 1} moves",
        f"end {moves} moves",
        f"end {moves} moves: ash 99, birch 0; won by ash",
        "end ",
        "open ",
        "end",
    }
    if match_of(name).over:
        changed |= {f"open {moves} moves", last.partition("; won")[0], last + " and birch"}
        for number in re.findall(r"\d+(?=[,;])", last):
            changed.add(re.sub(rf"\b{number}([,;])", rf"{int(number) + 1}\1", last, count=1))
    changed.discard(last)
    assert_all_refused((line, with_line(name, at, line)) for line in changed)


@pytest.mark.parametrize("name", EDITED)
def test_a_record_with_a_changed_number_or_seat_is_refused(name: str) -> None:
    def edits() -> Iterator[tuple[str, str]]:
        for n, (at, line) in enumerate(move_lines(name)):
            number, _, rest = line.partition(" ")
            seat, _, move = rest.partition(": ")
            seats = [other for other in ("ash", "birch", "cedar", "nobody", "") if other != seat]
            edited = (
                *(f"{number} {other}: {move}" for other in seats),
                *(f"{int(number) + 1} {rest}", rest, f"0{line}", f"{number}. {rest}"),
            )
            other = edited[n % len(edited)]
            yield f"{line!r} as {other!r}", with_line(name, at, other)

    assert_all_refused(edits())


@pytest.mark.parametrize("name", EDITED)
def test_a_record_with_lines_swapped_doubled_or_added_is_refused(name: str) -> None:
    lines = list(lines_of(name))

    def edits() -> Iterator[tuple[str, str]]:
        for n, (at, line) in enumerate(move_lines(name)):
            edited = {
                f"{line!r} twice": [*lines[:at], line, *lines[at:]],
                f"{line!r} after the next": [*lines[:at], lines[at + 1], line, *lines[at + 2 :]],
                f"an empty line before {line!r}": [*lines[:at], "", *lines[at:]],
            }
            what = list(edited)[n % 3]
            yield what, text(edited[what])
        yield "a line behind the last", text([*lines, lines[-1]])
        yield "text behind the last line", text([*lines, "and they lived happily ever after"])

    assert_all_refused(edits())


@pytest.mark.parametrize("name", ["two", "not begun", "from a position"])
def test_a_record_with_a_changed_setup_is_refused(name: str) -> None:
    at = header_line(name, "setup")
    setup = lines_of(name)[at]
    changed = {"setup", "setup ~ ", "setups", setup + " ", setup + "; altar red circle"}
    changed |= {setup.replace("first ash", "first birch"), setup.replace("circle", "square", 1)}
    changed.discard(setup)
    assert_all_refused((line, with_line(name, at, line)) for line in changed)


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "hello",
        "seeds 5",
        "GAME spellbook",
        "game",
        "seed",
        "#",
        "\0",
        "1 ash: draw",
        "end",
    ],
)
def test_a_record_with_garbage_in_its_header_is_refused(line: str) -> None:
    for at in range(header_line("two", "setup") + 1):
        assert_all_refused(iter([(f"{line!r} in line {at + 1}", with_line("two", at, line))]))


@pytest.mark.parametrize(
    "garbage",
    [
        *("", "\n", "\n\n\n", "hello", "coven record 1", "coven record 1\n", "\0\1\2", "{}", "[]"),
        *("coven record 2\ngame spellbook\n", "coven record 1\nsetup\nopen 0 moves\n"),
        "coven record 1\n" + "game spellbook\n" * 50,
        "coven record 1\ngame spellbook\nrules 1\nplayers 2\nseed 1\n",
        "coven record 1\ngame spellbook\nrules 1\nplayers 2\nseed 1\nsetup",
        "coven record 1\n" + "🜂" * 9999,
    ],
)
def test_garbage_is_no_record(garbage: str) -> None:
    assert_all_refused(iter([(garbage[:60], garbage)]))


@pytest.mark.parametrize(
    "position",
    [
        *("", "{}", "[]", "null", "5", '"spellbook"', "{", "not JSON", "NaN", '{"state": {}}'),
        '{"game": "spellbook", "rules": 1, "players": 2}',
        '{"game": "spellbook", "rules": 1, "players": 2, "state": {"seats": {}}}',
        "[" * 100_000,
        '{"state":' * 100_000,
        '{"state":' * 900 + "1" + "}" * 900,
    ],
)
def test_a_record_whose_position_is_none_is_refused(position: str) -> None:
    name = "from a position"
    edited = with_line(name, header_line(name, "position "), f"position {position}")
    assert_all_refused(iter([(position[:60], edited)]))


def test_a_record_whose_position_was_edited_is_refused() -> None:
    name = "from a position"
    at = header_line(name, "position ")

    def edits() -> Iterator[tuple[str, str]]:
        start = match_of(name).start
        assert start is not None
        state = start["state"]
        changes: dict[str, dict[str, Any]] = {
            "another game": {"game": "chess"},
            "other rules": {"rules": 2},
            "more players": {"players": 3},
            "another seed": {"seed": 99},
            "other options": {"options": {"spells": "set1"}},
            "no state": {"state": None},
            "an unknown part": {"weather": "rain"},
            "another future": {"state": {**state, "chance": {"seed": 99, "drawn": 50}}},
            "another day": {"state": {**state, "active": "elm"}},
            "fewer tokens": {"state": {**state, "altar": []}},
            "an unknown part of the state": {"state": {**state, "weather": "rain"}},
        }
        for what, edit in changes.items():
            document = json.dumps({**start, **edit}, ensure_ascii=False)
            yield what, with_line(name, at, f"position {document}")

    assert_all_refused(edits())


@pytest.mark.parametrize("name", ["two", "from a position"])
def test_half_a_letter_in_a_record_is_refused(name: str) -> None:
    """A lone surrogate is no letter: it cannot even be written to a file."""
    lines = list(lines_of(name))
    assert_all_refused(
        (f"{word} before line {at + 1}", text([*lines[:at], word, *lines[at:]]))
        for at in range(1, header_line(name, "setup"))
        for word in ("\ud800", "game \ud800", "seed \ud800", "option spells \ud800")
    )


def test_a_position_in_the_record_of_a_plain_game_is_refused() -> None:
    lines = list(lines_of("two"))
    at = header_line("two", "setup")
    start = json.dumps(match_of("two").position())
    edited = text([*lines[:at], f"position {start}", *lines[at:]])
    assert_all_refused(iter([("a position of the end", edited)]))
