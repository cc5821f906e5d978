"""`coven sim`: the same figures every time, and how they are told."""

import json
import sys
from pathlib import Path

import pytest

import coven
from coven.engine.kernels import PLAYERS_STREAM
from coven.engine.life import NATIVE, PYTHON
from tests.commands import assert_wrong_use, run, run_apart

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
