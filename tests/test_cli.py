"""The command line: exit codes, sentences on stderr, and the same figures every time."""

import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

import coven
from coven.cli.main import COMMANDS, main
from coven.engine.kernels import PLAYERS_STREAM
from coven.engine.life import NATIVE, PYTHON
from tests.conftest import ROOT

RULES_PAGE = ROOT / "docs" / "rules" / "spellbook.md"
PASSING = """
title = "A draw of 2 draws 2"
rules = ["SB-9"]
game = "spellbook"
play = ["ash: draw"]

[given]
phase = "morning"
active = "ash"
seats.ash.pool = ["4 red circle"]

[then]
seats.ash.pool = 6
"""
FAILING = PASSING.replace("pool = 6", "pool = 7").replace("draws 2", "draws 3 [bold]")


def run(*arguments: str | Path) -> Result:
    """Run a command here; never a traceback, whatever happens."""
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), (
        f"{type(result.exception).__name__}: {result.exception}"
    )
    assert "Traceback" not in result.output
    return result


def run_apart(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own, with pipes for output."""
    return subprocess.run(
        [sys.executable, "-m", "coven.cli.main", *(str(argument) for argument in arguments)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def assert_wrong_use(result: Result, words: str = "") -> None:
    """Exit code 2, one sentence on stderr, nothing on stdout."""
    assert_no(result, words, code=2)


def assert_no(result: Result, words: str = "", code: int = 1) -> None:
    assert result.exit_code == code, result.output
    errors = [line for line in result.stderr.splitlines() if line.startswith("Error: ")]
    assert len(errors) == 1
    assert result.stderr.rstrip().endswith(errors[0]), "one sentence, and nothing behind it"
    assert words in errors[0]
    if code == 2:
        assert result.stdout == ""


@cache
def record_text(moves: int = 10_000, **options: Any) -> str:
    match = coven.new("spellbook", players=2, seed=21, spells="set1", **options)
    chance = random.Random(21)
    while not match.over and len(match.moves) < moves:
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.choices(seat)))
    return match.record()


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


# --- help ----------------------------------------------------------------------------------------


def commands() -> Iterator[tuple[str, ...]]:
    for name in COMMANDS:
        command = main.get_command(click.Context(main), name)
        yield (name,)
        if isinstance(command, click.Group):
            for inner in command.commands:
                yield (name, inner)


ALL_COMMANDS = list(commands())


def command_of(path: tuple[str, ...]) -> click.Command:
    command: click.Command | None = main
    for name in path:
        assert isinstance(command, click.Group)
        command = command.get_command(click.Context(command), name)
    assert command is not None
    return command


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_names_every_command_and_what_it_does(flag: str) -> None:
    result = run(flag)
    assert result.exit_code == 0
    for name, what in COMMANDS.items():
        assert re.search(rf"^  {name} +{re.escape(what)}$", result.stdout, re.MULTILINE)
    assert result.stderr == ""


def test_the_commands_are_those_of_the_help() -> None:
    assert set(COMMANDS) == {
        *("serve", "play", "rules", "scenario", "sim", "arena", "record", "bench")
    }
    assert ("record", "check") in ALL_COMMANDS
    assert ("record", "show") in ALL_COMMANDS
    assert ("bench", "engine") in ALL_COMMANDS


@pytest.mark.parametrize("path", ALL_COMMANDS, ids=" ".join)
def test_the_help_of_every_command_is_complete(path: tuple[str, ...]) -> None:
    result = run(*path, "--help")
    assert result.exit_code == 0
    page = " ".join(result.stdout.split())
    command = command_of(path)
    assert command.help, "what the command does"
    assert " ".join(command.help.replace("\b", "").split())[:60] in page
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            assert parameter.help, f"{parameter.name} has no help"
            assert " ".join(parameter.help.split()) in page
            for name in parameter.opts:
                assert name in page
        else:
            assert parameter.make_metavar(click.Context(command)) in page


def test_the_version_can_be_asked() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout == f"coven, version {coven.__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("nothing",),
        ("--nothing",),
        *((name, "--nothing") for name in COMMANDS),
        *((name,) for name in ("play", "rules", "scenario", "sim")),
        *(("record", "check"), ("record", "show"), ("record", "burn", "x"), ("bench", "engine")),
        ("sim", "spellbook", "more"),
        ("rules", "spellbook", "more"),
    ],
)
def test_wrong_arguments_exit_with_2(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Usage: " in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    "arguments", [("rules", "chess"), ("sim", "chess"), ("bench", "engine", "chess")]
)
def test_an_unknown_game_exits_with_2(arguments: tuple[str, ...]) -> None:
    assert_wrong_use(run(*arguments), "there is no game 'chess'; the games are spellbook")


def test_an_unknown_life_is_refused_with_one_sentence() -> None:
    done = run_apart("sim", "spellbook", COVEN_LIFE="afterlife")
    assert done.returncode != 0
    assert done.stdout == ""
    assert done.stderr == "COVEN_LIFE is 'afterlife'; it may be 'native' or 'python'\n"


# --- rules ---------------------------------------------------------------------------------------


def numbers_of_the_page() -> list[str]:
    """Every rule of the page, found in another way than the command finds them."""
    found = []
    for line in RULES_PAGE.read_text("utf-8").splitlines():
        if line.startswith(("- SB-", "| SB-")):
            found.append(line[2:].split()[0])
    return found


def test_the_rules_are_listed_with_their_scenarios() -> None:
    numbers = numbers_of_the_page()
    assert len(numbers) > 60
    result = run("rules", "spellbook")
    assert result.exit_code == 0, result.stderr
    listed = [line.split()[0] for line in result.stdout.splitlines() if line.startswith("SB-")]
    assert listed == numbers
    assert "✗" not in result.stdout
    assert result.stdout.count("✓") >= len(numbers)
    assert f"{len(numbers)} rules, " in result.stdout
    assert result.stdout.endswith(", 0 rules without one\n")
    assert result.stderr == ""


def test_the_rules_are_listed_as_json() -> None:
    result = run("rules", "spellbook", "--json")
    assert result.exit_code == 0, result.stderr
    listed = json.loads(result.stdout)
    assert [rule["rule"] for rule in listed] == numbers_of_the_page()
    for rule in listed:
        assert rule["text"]
        assert rule["scenarios"]
        for name in rule["scenarios"]:
            assert (ROOT / "tests" / "scenarios" / "spellbook" / name).is_file()


def test_no_rule_is_missing_a_scenario() -> None:
    result = run("rules", "spellbook", "--missing", "--json")
    assert (result.exit_code, json.loads(result.stdout)) == (0, [])


@pytest.fixture
def scenarios(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of scenarios in place of the project's own: it proves every rule but SB-9."""
    for number in numbers_of_the_page():
        if number != "SB-9":
            written(tmp_path, f"{number}.toml", PASSING.replace("SB-9", number))
    monkeypatch.setattr(
        "coven.cli.rules.scenario_files", lambda game: sorted(tmp_path.glob("*.toml"))
    )
    return tmp_path


@pytest.mark.parametrize("flags", [(), ("--json",), ("--missing",), ("--missing", "--json")])
def test_a_rule_without_a_scenario_exits_with_1(scenarios: Path, flags: tuple[str, ...]) -> None:
    result = run("rules", "spellbook", *flags)
    assert_no(result, "no scenario proves SB-9")
    if "--json" in flags:
        listed = json.loads(result.stdout)
        assert {"rule": "SB-9", "scenarios": []}.items() <= listed[
            [rule["rule"] for rule in listed].index("SB-9")
        ].items()
        assert len(listed) == (1 if "--missing" in flags else len(numbers_of_the_page()))
    else:
        assert "✗ no scenario proves this rule" in result.stdout


def test_a_scenario_for_a_rule_that_is_not_there_exits_with_1(scenarios: Path) -> None:
    written(scenarios, "nine.toml", PASSING)
    assert run("rules", "spellbook").exit_code == 0
    written(scenarios, "strange.toml", PASSING.replace("SB-9", "SB-999"))
    assert_no(run("rules", "spellbook"), "rules that spellbook does not have: SB-999")


@pytest.mark.parametrize(
    "text", ["title =", "", PASSING.replace('["SB-9"]', "9"), PASSING.replace("title", "titel")]
)
def test_a_broken_scenario_among_the_proofs_exits_with_1(scenarios: Path, text: str) -> None:
    broken = written(scenarios, "broken.toml", text)
    assert_no(run("rules", "spellbook"), str(broken))


def test_without_scenarios_no_rule_is_proved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coven.cli.rules.scenario_files", lambda game: [])
    assert_no(run("rules", "spellbook"), "no scenario proves SB-1, SB-2, SB-3")


# --- scenario ------------------------------------------------------------------------------------


def test_a_scenario_that_holds_exits_with_0(tmp_path: Path) -> None:
    result = run("scenario", written(tmp_path, "good.toml", PASSING))
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == "✓ A draw of 2 draws 2\n1 passed, 0 failed\n"


def test_a_scenario_that_fails_exits_with_1_and_says_what_differs(tmp_path: Path) -> None:
    result = run("scenario", written(tmp_path, "bad.toml", FAILING))
    assert result.exit_code == 1
    assert "✗ A draw of 2 draws 3 [bold]" in result.stdout
    assert "bad.toml" in result.stdout
    assert "    seats.ash.pool should hold 7, but holds 6: [" in result.stdout
    assert result.stdout.endswith("0 passed, 1 failed\n")


def test_several_files_are_run_and_counted(tmp_path: Path) -> None:
    good, bad = (
        written(tmp_path, "good.toml", PASSING),
        written(tmp_path, "bad.toml", FAILING),
    )
    result = run("scenario", good, bad, good)
    assert result.exit_code == 1
    assert result.stdout.endswith("2 passed, 1 failed\n")


def test_a_quiet_run_tells_only_what_fails(tmp_path: Path) -> None:
    good, bad = (
        written(tmp_path, "good.toml", PASSING),
        written(tmp_path, "bad.toml", FAILING),
    )
    for flag in ("--quiet", "-q"):
        result = run("scenario", flag, good, bad)
        assert "✓" not in result.stdout
        assert "✗" in result.stdout
        assert run("scenario", flag, good).stdout == "1 passed, 0 failed\n"


def test_a_folder_is_run_with_all_that_is_in_it(tmp_path: Path) -> None:
    for name in ("one.toml", "two.toml", "deeper/three.toml", "deeper/notes.txt"):
        written(tmp_path, name, PASSING)
    result = run("scenario", tmp_path)
    assert result.exit_code == 0
    assert result.stdout.endswith("3 passed, 0 failed\n")
    written(tmp_path, "deeper/four.toml", FAILING)
    result = run("scenario", tmp_path)
    assert result.exit_code == 1
    assert result.stdout.endswith("3 passed, 1 failed\n")


def test_a_folder_without_scenarios_proves_nothing(tmp_path: Path) -> None:
    result = run("scenario", tmp_path)
    assert result.exit_code == 1
    assert "0 passed, 0 failed" in result.stdout


def test_the_projects_own_scenarios_can_be_run(tmp_path: Path) -> None:
    for path in sorted((ROOT / "tests" / "scenarios" / "spellbook").glob("SB-2*.toml"))[:20]:
        shutil.copy(path, tmp_path)
    result = run("scenario", tmp_path)
    assert result.exit_code == 0, result.stdout
    assert result.stdout.endswith("20 passed, 0 failed\n")


def test_a_missing_file_exits_with_2(tmp_path: Path) -> None:
    result = run("scenario", tmp_path / "missing.toml")
    assert_wrong_use(result, "missing.toml")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("title = ", "is not TOML"),
        ("{}", "is not TOML"),
        ("\0", "is not TOML"),
        ("[" * 5000, "is not TOML"),
        ("a = " + "[" * 5000, "is not TOML"),
        ("a = " + "9" * 5000, ""),
        ("", "a scenario needs 'title'"),
        ("mood = 5\n" + PASSING, "a scenario has no mood"),
        (PASSING.replace("spellbook", "chess"), "there is no game 'chess'"),
        (PASSING.replace('"spellbook"', '["spellbook"]'), ""),
        (PASSING.replace('"spellbook"', "5"), ""),
        (PASSING.replace('["ash: draw"]', '"ash: draw"'), ""),
        (PASSING.replace('["ash: draw"]', "[5]"), ""),
        (PASSING.replace('["SB-9"]', "9"), ""),
        (PASSING.replace('"A draw of 2 draws 2"', "22"), ""),
        (PASSING.replace("ash: draw", "elm: draw"), "there is no seat 'elm'"),
        (PASSING.replace("ash: draw", "ash: dream"), "ash cannot 'dream' now"),
        (PASSING.replace("4 red circle", "6 red circle"), "there are only 5"),
        (PASSING.replace("4 red circle", "² red circle"), ""),
        (PASSING.replace("4 red circle", "4 pink circle"), "is no token"),
        (PASSING.replace('["4 red circle"]', "4"), "ash's pool must be a list of"),
        (PASSING.replace('phase = "morning"', 'phase = "noon"'), "phase must be one of"),
        (PASSING.replace('phase = "morning"', "turn = 1979-05-27"), ""),
        (PASSING.replace('phase = "morning"', "turn = nan"), ""),
        (PASSING.replace('phase = "morning"', 'weather = "rain"'), "a position has no weather"),
        (PASSING.replace("pool = 6", 'pool = "[/red]"'), "[/red]"),
        (PASSING.replace('"A draw of 2 draws 2"', '"[/red] [bold"').replace("= 6", "= 7"), ""),
        ("then = 5\n" + PASSING.partition("[given]")[0], ""),
        ("given = 5\nthen.turn = 1\n" + PASSING.partition("[given]")[0], ""),
        ("options = 5\n" + PASSING, ""),
        ("players = 9\n" + PASSING, "for 1 to 4 players"),
        ("seed = -1\n" + PASSING, "a seed is a whole number"),
    ],
)
def test_a_file_that_is_no_sound_scenario_fails_and_says_why(
    tmp_path: Path, text: str, words: str
) -> None:
    broken = written(tmp_path, "broken.toml", text)
    result = run("scenario", broken, written(tmp_path, "good.toml", PASSING))
    assert result.exit_code == 1
    assert words in result.output
    assert "broken.toml" in result.output
    assert result.stdout.endswith("1 passed, 1 failed\n"), "the others are run all the same"


def test_a_binary_file_is_no_scenario(tmp_path: Path) -> None:
    path = tmp_path / "binary.toml"
    path.write_bytes(bytes(range(256)))
    result = run("scenario", path)
    assert result.exit_code == 1
    assert "is not TOML" in result.stdout


def test_marks_in_a_path_are_letters_like_others(tmp_path: Path) -> None:
    bad = written(tmp_path, "a[/red]/[bold]b.toml", FAILING)
    good = written(tmp_path, "a[/red]/game.txt", record_text())
    assert str(bad) in run("scenario", bad).stdout
    assert str(good) in run("record", "check", good).stdout


def test_letters_that_the_terminal_does_not_know_are_no_reason_to_crash(tmp_path: Path) -> None:
    good = written(tmp_path, "good.toml", PASSING)
    for arguments in (("scenario", good), ("rules", "spellbook")):
        done = run_apart(*arguments, PYTHONIOENCODING="ascii", COVEN_LIFE=PYTHON)
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr


# --- record --------------------------------------------------------------------------------------


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


# --- sim -----------------------------------------------------------------------------------------

FEW = ("sim", "spellbook", "--games", "15", "--seed", "1")


@pytest.fixture
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a few games are shared out between several threads."""
    monkeypatch.setattr("coven.lab.simulate.BATCH", 3)


@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
@pytest.mark.usefixtures("small_batches")
def test_the_same_seed_gives_the_same_report_with_any_number_of_jobs(players: str) -> None:
    few = ("sim", "spellbook", "--games", "10", "--seed", "1", "--players", players, "--json")
    reports = [run(*few, "--jobs", jobs).stdout for jobs in ("1", "1", "2")]
    assert reports[0] == reports[1] == reports[2]
    report = json.loads(reports[0])
    assert report["games"] == 10
    assert report["players"] == int(players)
    assert report["seed"] == 1
    assert list(report["seats"]) == ["ash", "birch", "cedar", "elm"][: int(players)]
    assert set(report["rivals"]) == ({"rival"} if players == "1" else set())


def test_another_seed_gives_another_report() -> None:
    first, second = run(*FEW, "--json"), run(*FEW[:-1], "2", "--json")
    assert json.loads(first.stdout)["decisions"] != json.loads(second.stdout)["decisions"]


def test_without_a_seed_one_is_drawn_and_told() -> None:
    reports = [
        json.loads(run("sim", "spellbook", "--games", "3", "--json").stdout) for _ in range(2)
    ]
    assert reports[0]["seed"] != reports[1]["seed"]
    again = run("sim", "spellbook", "--games", "3", "--json", "--seed", str(reports[0]["seed"]))
    assert json.loads(again.stdout) == reports[0]


def test_the_report_adds_up() -> None:
    report = json.loads(run(*FEW, "--players", "3", "--json", "-o", "spells=set2").stdout)
    assert report["options"] == {"spells": "set2", "harder": "0", "confirm": "no"}
    assert report["bots"] == ["random"] * 3
    wins = sum(seat["victories"] for seat in report["seats"].values())
    assert wins + report["nobody_won"] == pytest.approx(15, abs=0.01)
    assert sum(report["victories_by_turn_order"]) == pytest.approx(wins, abs=0.01)
    for spread in (report["decisions"], report["turns"], report["seats"]["ash"]["points"]):
        assert spread["least"] <= spread["mean"] <= spread["most"]
        assert spread["total"] == pytest.approx(15 * spread["mean"], abs=0.1)


def test_a_simulated_game_is_the_game_of_its_seed() -> None:
    """Its choices, drawn here once more from the seed, lead a match to the same end."""
    report = json.loads(run(*FEW[:2], "--games", "1", "--seed", "5", "--json").stdout)
    low, high = (philox(counter, 0, 5) for counter in (0, 1))
    match = coven.new("spellbook", players=2, seed=high << 32 | low)
    while not match.over:
        choices = match.choices(match.waiting[0])
        pick = philox(len(match.moves), high ^ PLAYERS_STREAM, low) * len(choices) >> 32
        match.play(match.waiting[0], choices[pick])
    assert match.result is not None
    assert report["decisions"]["total"] == len(match.moves)
    assert report["turns"]["total"] == match.turn
    for seat, points in match.result.points.items():
        assert report["seats"][seat]["points"]["total"] == points
        assert report["seats"][seat]["victories"] == match.result.shares[seat]


def philox(counter: int, high: int, key: int) -> int:
    """The first word of Philox 2x32-10, written as its paper does."""
    for _ in range(10):
        product = counter * 0xD256D193
        counter, high = product >> 32 ^ key ^ high, product & 0xFFFFFFFF
        key = key + 0x9E3779B9 & 0xFFFFFFFF
    return counter


def test_the_report_can_be_read_by_people() -> None:
    result = run(*FEW, "--players", "2")
    assert result.exit_code == 0
    assert result.stdout.startswith("spellbook, 2 players, 15 games, seed 1, spells=classic, ")
    for word in ("ash", "birch", "mean points", "won by turn order", "shared victories"):
        assert word in result.stdout


@pytest.mark.parametrize("flags", [(), ("--json",)])
def test_in_a_pipe_there_is_no_progress_bar(flags: tuple[str, ...]) -> None:
    done = run_apart(*FEW, *flags)
    assert done.returncode == 0, done.stderr
    for mark in ("\x1b", "\r", "━", "%|"):
        assert mark not in done.stderr
        assert mark not in done.stdout
    if flags:
        assert done.stderr == ""
        json.loads(done.stdout)


def test_both_lives_give_the_same_report() -> None:
    command = ("sim", "spellbook", "--players", "4", "--games", "12", "--seed", "1", "--json")
    native = run_apart(*command, COVEN_LIFE=NATIVE)
    interpreted = run_apart(*command, COVEN_LIFE=PYTHON)
    assert (native.returncode, native.stderr) == (0, "")
    assert native.stdout == interpreted.stdout
    assert json.loads(native.stdout)["games"] == 12


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--players", "7"), "for 1 to 4 players, not for 7"),
        (("--players", "0"), "for 1 to 4 players, not for 0"),
        (("--players", "-1"), "for 1 to 4 players"),
        (("--players", "two"), "not a valid integer"),
        (("--players", "2.5"), "not a valid integer"),
        (("--games", "0"), "games must be from 1"),
        (("--games", "-5"), "games must be from 1"),
        (("--games", "many"), "not a valid integer"),
        (("--jobs", "0"), "jobs must be 1 or more"),
        (("--jobs", "-1"), "jobs must be 1 or more"),
        (("--seed", "-1"), "a seed is a whole number"),
        (("--seed", str(1 << 64)), "a seed is a whole number"),
        (("--seed", "x"), "not a valid integer"),
        (("--bots", "merlin"), "there is no bot 'merlin'"),
        (("--bots", ""), "there is no bot ''"),
        (("--bots", "random,random,random"), "3 bots are named for 2 seats"),
        (("--bots", "random,merlin"), "there is no bot 'merlin'"),
        (("-o", "spells"), "an option is written name=value"),
        (("-o", "spells=set9"), "spells cannot be 'set9'"),
        (("-o", "weather=rain"), "spellbook has no option 'weather'"),
        (("-o", "harder=1"), "harder is an option of the solo game"),
        (("-o", "=x"), "spellbook has no option ''"),
        (("-o", "confirm=perhaps"), "confirm cannot be 'perhaps'"),
        (("-o", "harder=²"), "harder cannot be '²'"),
        (("-o", "spells=sacrifice,blaze"), "sacrifice and blaze are both red"),
        (("-o", "spells=sacrifice,sharing"), "has no green, black, white, blue, yellow spell"),
        (("-o", "spells=sacrifice,sherry"), "there is no spell 'sherry'"),
    ],
)
def test_wrong_arguments_of_sim_exit_with_2_and_a_sentence(
    arguments: tuple[str, ...], words: str
) -> None:
    assert_wrong_use(run("sim", "spellbook", "--games", "2", *arguments), words)


def test_one_bot_may_be_named_for_each_seat() -> None:
    assert run(*FEW, "--bots", "random, random").exit_code == 0
    assert run(*FEW, "--bots", "random").exit_code == 0


def test_any_bots_can_be_simulated_with_the_same_report_for_any_number_of_jobs() -> None:
    few = ("sim", "spellbook", "--games", "6", "--seed", "1", "--json", "--bots")
    reports = [run(*few, "search:20, greedy", "--jobs", jobs).stdout for jobs in ("1", "3")]
    assert reports[0] == reports[1]
    report = json.loads(reports[0])
    assert report["bots"] == ["search:20", "greedy"]
    assert report["games"] == 6
    taken = sum(row["taken"] for row in report["cards"].values())
    assert taken > 6, "the greedy learn spells"
    for row in report["cards"].values():
        assert 0 <= row["victories"] <= row["taken"]
        assert sum(level["taken"] for level in row["levels"].values()) == row["taken"]
    words = run(*FEW, "--bots", "greedy,random").stdout
    for word in ("ash, greedy", "birch, random", "won with", "taken"):
        assert word in words


@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
def test_random_games_are_the_same_with_and_without_their_cards(players: str) -> None:
    command = (*FEW, "--players", players, "--json")
    plain = json.loads(run(*command).stdout)
    told = json.loads(run(*command, "--cards").stdout)
    assert told.pop("cards")
    assert "cards" not in plain
    assert told == plain


def test_simulated_games_are_written_as_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    few = ("sim", "spellbook", "--games", "5", "--seed", "1", "--json", "--players", "3")
    file = tmp_path / "games.parquet"
    report = json.loads(run(*few, "--bots", "greedy,random,random", "--parquet", file).stdout)
    rows = parquet.read_table(file).to_pylist()
    assert len(rows) == 15
    for seat, summary in report["seats"].items():
        own = [row for row in rows if row["seat"] == seat]
        assert sum(row["points"] for row in own) == summary["points"]["total"]
        assert sum(row["share"] for row in own) == pytest.approx(summary["victories"], abs=1e-3)
    assert sum(row["decisions"] for row in rows) == report["decisions"]["total"]
    assert {row["bot"] for row in rows} == {"greedy", "random"}
    cards = parquet.read_table(tmp_path / "games-cards.parquet").to_pylist()
    for card, summary in report["cards"].items():
        own = [row for row in cards if row["card"] == card]
        assert sum(row["taken"] > 0 for row in own) == summary["taken"]
        assert sum(row["used"] for row in own) == summary["used"]
    told = json.loads(parquet.read_schema(file).metadata[b"coven"])
    assert (told["game"], told["seed"]) == ("spellbook", 1)


def test_without_pyarrow_a_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = run(*FEW, "--parquet", tmp_path / "games.parquet")
    assert_wrong_use(result, "pip install 'coven[lab]'")


def test_an_option_may_have_blanks_and_be_given_again() -> None:
    report = run(*FEW, "--json", "-o", "spells = set1", "-o", "confirm=yes", "-o", "confirm=no")
    assert json.loads(report.stdout)["options"] == {
        **{"spells": "set1", "harder": "0", "confirm": "no"}
    }
