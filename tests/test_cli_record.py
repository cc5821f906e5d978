"""`coven record`: records checked and shown; a cut or edited one is refused."""

import json
from pathlib import Path

import pytest

import coven
from tests.commands import assert_no, assert_wrong_use, record_text, run, written


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return written(tmp_path, "game.txt", record_text())


def test_a_good_record_is_checked_with_exit_code_0(record: Path) -> None:
    moves = len(coven.replay(record_text()).moves)
    result = run("record", "check", record)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == f"{record}: spellbook, {moves} moves, over: every line is true\n"


def test_an_unfinished_record_is_good_too(tmp_path: Path) -> None:
    result = run("record", "check", written(tmp_path, "game.txt", record_text(7)))
    assert result.exit_code == 0
    assert "7 moves, open: every line is true" in result.stdout


@pytest.mark.parametrize("command", ["check", "show"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seed 21", "seed 22"),
        ("game spellbook", "game chess"),
        ("rules 1", "rules 2"),
        ("players 2", "players 3"),
        ("option spells set1", "option spells set2"),
        ("option spells set1", "option weather rain"),
        ("coven record 1", "coven record 2"),
        ("3 ash: ", "3 birch: "),
        (" ~ altar ", " ~ bag "),
        ("; won by ", "; lost by "),
        ("seed 21", "seed twenty-one"),
        ("seed 21", "mood 21"),
    ],
)
def test_an_edited_record_exits_with_1(record: Path, command: str, old: str, new: str) -> None:
    text = record.read_text("utf-8")
    if old not in text:
        old, new = new, old
    assert old in text
    record.write_text(text.replace(old, new), "utf-8")
    result = run("record", command, record)
    assert_no(result, str(record))
    assert result.stdout == ""


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_cut_record_exits_with_1(record: Path, command: str) -> None:
    text = record.read_text("utf-8")
    lines = text.splitlines(keepends=True)
    for cut in ("", lines[0], "".join(lines[:-1]), "".join(lines[1:]), text[: len(text) // 2]):
        record.write_text(cut, "utf-8")
        assert_no(run("record", command, record), str(record))


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_missing_record_exits_with_2(tmp_path: Path, command: str) -> None:
    assert_wrong_use(run("record", command, tmp_path / "missing.txt"), "cannot be read")
    assert_wrong_use(run("record", command, tmp_path), "cannot be read")


@pytest.mark.parametrize("command", ["check", "show"])
@pytest.mark.parametrize("content", [bytes(range(256)), b"\0" * 99, b"\xff\xfe", b"\x1f\x8b\x08"])
def test_a_binary_file_is_no_record(tmp_path: Path, command: str, content: bytes) -> None:
    path = tmp_path / "binary"
    path.write_bytes(content)
    assert_no(run("record", command, path))


def test_a_record_is_shown_as_a_story(record: Path) -> None:
    match = coven.replay(record_text())
    result = run("record", "show", record)
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "SpellBook, 2 players, spells set1, harder 0, confirm no"
    assert lines[1] == "seed 21"
    assert lines[2].startswith("setup: spells sacrifice")
    for number, move in enumerate(match.moves, 1):
        told = lines[2 + number]
        assert told.split()[:2] == [str(number), match.seats[move.seat]]
        assert move.notation in told
        assert told.endswith(move.chance)
    assert match.result is not None
    assert lines[-1] == f"won by {' and '.join(match.result.winners)}"


def test_an_unfinished_record_is_shown_as_such(tmp_path: Path) -> None:
    result = run("record", "show", written(tmp_path, "game.txt", record_text(7)))
    assert result.exit_code == 0
    assert result.stdout.endswith("the game is not over\n")


def test_the_position_after_any_move_can_be_shown(record: Path) -> None:
    match = coven.replay(record_text())
    again = coven.new("spellbook", players=2, seed=21, spells="set1")
    for move in [None, *match.moves[:12]]:
        if move is not None:
            again.play(move.seat, move.notation)
        shown = run("record", "show", record, "--move", str(len(again.moves)), "--json")
        assert (shown.exit_code, shown.stderr) == (0, "")
        assert json.loads(shown.stdout) == again.position()
        loaded = coven.from_position(json.loads(shown.stdout))
        assert loaded.state.tobytes() == again.state.tobytes()


def test_json_without_a_move_shows_the_last_position(record: Path) -> None:
    match = coven.replay(record_text())
    assert json.loads(run("record", "show", record, "--json").stdout) == match.position()
    last = run("record", "show", record, "--json", "--move", str(len(match.moves)))
    assert json.loads(last.stdout) == match.position()


def test_a_position_can_be_shown_of_a_record_that_began_at_a_position(tmp_path: Path) -> None:
    match = coven.from_position(coven.replay(record_text(9)).position())
    positions = [match.position()]
    for _ in range(4):
        match.play(match.waiting[0], match.choices(match.waiting[0])[-1])
        positions.append(match.position())
    path = written(tmp_path, "game.txt", match.record())
    for move, position in enumerate(positions):
        shown = run("record", "show", path, "--move", str(move), "--json")
        assert json.loads(shown.stdout) == position


@pytest.mark.parametrize("move", ["-1", "9999", "1.5", "last", ""])
def test_a_move_that_a_record_does_not_have_exits_with_2(record: Path, move: str) -> None:
    assert_wrong_use(run("record", "show", record, f"--move={move}"))
