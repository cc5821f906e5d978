"""Bots against bots: who meets whom, what is kept, and what it says about their strength."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

import coven
from coven.cli.main import main
from coven.engine.life import LIFE, NATIVE
from coven.lab.arena import lineups, new, report, schedule, seatings
from coven.lab.playing import Fixture, Table, game_seeds, play_all
from coven.lab.ratings import Ranking, elo, open_skill, wilson
from tests.bots.worlds import BIDDING

SPELLBOOK = coven.game("spellbook")
ARENA = ("arena", "spellbook", "--bots", "greedy,random", "--games", "6", "--seed", "1")
native_only = pytest.mark.skipif(LIFE != NATIVE, reason="too slow in this life")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments, catch_exceptions=False)


def table_of(*arguments: str) -> Any:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


# --- who meets whom ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("ab", 4, ["abab"]),
        ("ab", 3, ["aba", "abb"]),
        ("abc", 4, ["abca", "abcb", "abcc"]),
        ("abbb", 4, ["abbb"]),
        ("abc", 1, ["a", "b", "c"]),
    ],
)
def test_line_ups_are_all_combinations_or_fair_mixes(
    bots: str, players: int, expected: list[str]
) -> None:
    assert lineups(tuple(bots), players) == [tuple(names) for names in expected]


@pytest.mark.parametrize("lineup", ["ab", "abc", "abab", "abbb", "abca"])
def test_everybody_sits_in_every_seat_equally_often(lineup: str) -> None:
    turned = seatings(tuple(lineup))
    for seat in range(len(lineup)):
        held = Counter(table[seat] for table in turned)
        assert held == Counter({bot: len(turned) * n // len(lineup) for bot, n in held_in(lineup)})


def held_in(lineup: str) -> list[tuple[str, int]]:
    return list(Counter(lineup).items())


def test_every_seating_plays_the_same_seeds() -> None:
    arena = new(SPELLBOOK, "random, greedy, search:5", 2, 7, {})
    fixtures = schedule(arena, 20)
    assert len(fixtures) == 24, "whole rounds of three line-ups in two seatings"
    assert [fixture.number for fixture in fixtures] == list(range(24))
    seeds: dict[tuple[str, ...], list[int]] = {}
    for fixture in fixtures:
        seeds.setdefault(fixture.bots, []).append(fixture.seed)
    assert len(seeds) == 6
    assert all(played == game_seeds(7, 0, 4) for played in seeds.values())


# --- the games -----------------------------------------------------------------------------------


def test_a_lean_table_plays_the_same_game_as_a_match() -> None:
    options = SPELLBOOK.encode_options(3, {"spells": "set1", "harder": "0", "confirm": "no"})
    table = Table(SPELLBOOK, 3, options, 5, told=True)
    match = coven.new("spellbook", players=3, seed=5, spells="set1")
    while not match.over:
        seat = match.waiting[0]
        actions = [choice.action for choice in match.choices(seat)]
        assert (table.asked, table.actions(seat)) == (seat, actions)
        action = actions[len(match.moves) * 7 % len(actions)]
        match.play(seat, action)
        table.play(seat, action)
    played = table.played(Fixture(0, 5, ("a", "b", "c")))
    assert table.over
    assert match.result is not None
    assert played.points == tuple(match.result.points.values())
    assert played.shares == tuple(match.result.shares.values())
    learned = Counter(
        (event["seat"], event["spell"]) for event in match.events() if event["event"] == "learn"
    )
    taken = {(match.seats[use.seat], use.card): use.taken for use in played.cards if use.taken}
    assert taken == dict(learned)


def test_simultaneous_games_are_played_too() -> None:
    fixtures = [Fixture(n, n, ("search:10", "greedy", "random")) for n in range(4)]
    options = BIDDING.encode_options(3, {})
    assert len(list(play_all(BIDDING, options, fixtures, 2))) == 4


@pytest.mark.parametrize("bots", ["greedy,random", "search:30,greedy,random"])
@native_only
def test_the_same_seed_gives_the_same_table_with_any_number_of_jobs(bots: str) -> None:
    command = ("arena", "spellbook", "--bots", bots, "--games", "6", "--seed", "3", "--json")
    tables = [run(*command, "--jobs", jobs).stdout for jobs in ("1", "2", "3")]
    assert tables[0] == tables[1] == tables[2]
    assert json.loads(tables[0])["games"] == 6


@pytest.mark.parametrize("players", ["3", "4"])
def test_larger_tables_are_rated_with_openskill(players: str) -> None:
    table = table_of(*ARENA, "--players", players)
    assert table["scale"] == "openskill"
    greedy, weak = (table["table"][name] for name in ("greedy", "random"))
    assert greedy["rating_low"] < greedy["rating"] < greedy["rating_high"]
    assert greedy["rating"] > weak["rating"]
    assert greedy["seats"] == weak["seats"]
    pairs = table["head_to_head"]
    assert pairs["greedy"]["random"]["share"] + pairs["random"]["greedy"]["share"] == 1


def test_alone_a_bot_is_measured_against_the_rival() -> None:
    table = table_of(*ARENA, "--players", "1", "-o", "harder=2")
    assert table["scale"] is None
    assert table["head_to_head"] == {}
    for row in table["table"].values():
        assert row["seats"] == 3
        assert row["rival_points"][0] > 0
    assert "rival" in run(*ARENA, "--players", "1").stdout


def test_the_table_can_be_read_by_people() -> None:
    text = run(*ARENA).stdout
    for word in ("greedy", "elo", "95 %", "won", "points", "ended before", "% of 6"):
        assert word in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "greedy"), "two different bots"),
        (("--bots", "greedy,greedy"), "two different bots"),
        (("--bots", "greedy,merlin"), "there is no bot 'merlin'"),
        (("--bots", "greedy,random", "--games", "0"), "games must be from 1"),
        (("--bots", "greedy,random", "--jobs", "0"), "jobs must be 1 or more"),
        (("--bots", "greedy,random", "--players", "7"), "for 1 to 4 players"),
        (("--bots", "greedy,random", "--seed", "-1"), "a seed is a whole number"),
        (("--bots", "greedy,random", "-o", "spells=set9"), "spells cannot be 'set9'"),
        ((), "Missing option '--bots'"),
    ],
)
def test_wrong_arguments_exit_with_2_and_a_sentence(arguments: tuple[str, ...], words: str) -> None:
    result = run("arena", "spellbook", *arguments)
    assert result.exit_code == 2
    assert words in result.output


# --- kept and taken up again ---------------------------------------------------------------------


def test_records_and_results_are_kept(tmp_path: Path) -> None:
    table = table_of(*ARENA, "--records", str(tmp_path / "hall"))
    lines = (tmp_path / "hall/results.jsonl").read_text().splitlines()
    assert len(lines) == table["games"] == 6
    for line in lines:
        outcome = json.loads(line)
        match = coven.replay((tmp_path / "hall" / outcome["record"]).read_text())
        assert match.seed == outcome["seed"]
        assert match.result is not None
        assert list(match.result.shares.values()) == outcome["shares"]
        assert list(match.result.points.values()) == outcome["points"]


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    hall = ("--records", str(tmp_path / "hall"))
    whole = table_of(*ARENA)
    table_of(*ARENA, *hall)
    results = tmp_path / "hall/results.jsonl"
    lines = results.read_text().splitlines(keepends=True)
    results.write_text("".join(lines[:3]) + lines[3][:20])  # the plug was pulled
    (tmp_path / "hall/games/000000.txt").write_text("played before")
    assert table_of(*ARENA, *hall) == whole
    assert sorted(results.read_text().splitlines(keepends=True)) == sorted(lines)
    kept = json.loads(lines[0])["record"]
    if kept.endswith("000000.txt"):
        assert (tmp_path / "hall" / kept).read_text() == "played before"


def test_more_games_can_be_added_and_the_seed_is_remembered(tmp_path: Path) -> None:
    hall = ("--records", str(tmp_path / "hall"))
    table_of(*ARENA, *hall)
    more = table_of("arena", "spellbook", "--bots", "greedy,random", "--games", "10", *hall)
    assert (more["games"], more["seed"]) == (10, 1)
    assert len((tmp_path / "hall/results.jsonl").read_text().splitlines()) == 10


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (("--seed", "2"), "with seed 1 and not 2"),
        (("--players", "3"), "with players 2 and not 3"),
        (("--bots", "random,greedy"), "with bots ['greedy', 'random']"),
        (("-o", "spells=set1"), "with options"),
    ],
)
def test_the_folder_of_another_arena_is_refused_with_one_sentence(
    tmp_path: Path, other: tuple[str, ...], words: str
) -> None:
    hall = ("--records", str(tmp_path / "hall"))
    table_of(*ARENA[:5], "2", "--seed", "1", *hall)
    result = run(*ARENA, *other, *hall)
    assert result.exit_code == 2
    assert words in " ".join(result.output.split())


def test_an_edited_folder_is_refused(tmp_path: Path) -> None:
    hall = ("--records", str(tmp_path))
    table_of(*ARENA, *hall)
    (tmp_path / "results.jsonl").write_text('{"number": 1}\n')
    assert "was edited" in run(*ARENA, *hall).output
    (tmp_path / "arena.json").write_text("[]")
    assert "was edited" in run(*ARENA, *hall).output


def hear_ctrl_c() -> None:
    """A process that was started in the background of a shell is deaf to it, and so are its own."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@native_only
@pytest.mark.skipif(sys.platform == "win32", reason="signals of another kind")
def test_ctrl_c_ends_an_arena_with_the_table_so_far(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    bots = ("--bots", "greedy,random,search:60s", "--games", "600", "--jobs", "2", "--seed", "1")
    process = subprocess.Popen(
        [sys.executable, "-m", "coven", "arena", "spellbook", *bots, "--records", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ,
        preexec_fn=hear_ctrl_c,
    )
    with process:
        deadline = time.monotonic() + 100
        while time.monotonic() < deadline and not (results.exists() and results.stat().st_size):
            time.sleep(0.05)  # the games without the slow thinker come first
        process.send_signal(signal.SIGINT)
        try:
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()  # nothing, if it has ended
    assert process.returncode == 130, err
    assert "stopped after" in err
    assert "the same command goes on from here" in err
    assert "Traceback" not in err
    assert "elo" in out
    assert results.read_text().endswith("}\n")


# --- ratings -------------------------------------------------------------------------------------


def test_wilsons_interval_is_the_textbooks() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20)[1] == 1.0


def test_ratings_give_back_the_strengths_that_played() -> None:
    true = np.array([150.0, 0.0, -150.0])
    chance = np.random.default_rng(1)
    groups = np.zeros((400, 3, 3))
    for i in range(3):
        for j in range(i):
            won = chance.random(400) < 1 / (1 + 10 ** ((true[j] - true[i]) / 400))
            groups[:, i, j], groups[:, j, i] = won, ~won
    for rating, expected in zip(elo(groups), true, strict=True):
        assert rating.low < expected < rating.high
        assert rating.high - rating.low < 80


def test_a_draw_is_half_a_victory_and_a_clean_sweep_has_a_wide_interval() -> None:
    drawn = elo(np.array([[[0, 0.5], [0.5, 0]]] * 20))
    assert drawn[0].rating == pytest.approx(0, abs=1e-6)
    swept = elo(np.array([[[0, 1.0], [0, 0]]] * 20))
    assert swept[0].rating > 200
    assert swept[0].high - swept[0].low > 200


def test_bots_that_never_met_have_ratings_around_0() -> None:
    assert [rating.rating for rating in elo(np.zeros((0, 2, 2)))] == [0, 0]


def test_openskill_knows_teams_and_bots_with_several_seats() -> None:
    games = [Ranking(("a", "b", "a", "b"), (0, 1, 0, 1), (1, 2))] * 20
    strong, weak = open_skill(["a", "b"], games)
    assert strong.rating > weak.rating
    same = open_skill(["a", "b"], [Ranking(("a", "b", "a"), (0, 1, 2), (1, 1, 1))] * 20)
    assert same[0].rating == pytest.approx(same[1].rating, abs=3)


def test_a_table_without_games_has_no_victories() -> None:
    arena = new(SPELLBOOK, "greedy,random", 2, 1, {})
    assert report(arena, [])["table"]["greedy"]["share"] == 0.0
