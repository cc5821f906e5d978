"""All that docs/bots.md claims, measured again.

    python bench/bots.py spellbook --quick          a few games of each kind, to see that it works
    python bench/bots.py spellbook --only speed     one part
    python bench/bots.py spellbook --keep DIR       games are kept, and the same command goes on
    python bench/bots.py mandragora --tables 2,4:teams=yes      at these tables

Let the machine do nothing else meanwhile: budgets in seconds share it with whatever runs.
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import coven
from coven import bots
from coven.bots.search import SearchBot
from coven.bots.sight import sight
from coven.engine.about import checked_options
from coven.engine.game import Game
from coven.engine.snapshot import twin
from coven.lab.arena import Folder, contest, new, report, schedule
from coven.lab.playing import Fixture, play_all, prepare
from coven.lab.ratings import wilson

SEED = 2024
SEARCH = "search:0.5s"
STEP = 120  # Elo between a strength and the next
GAMES = {"greedy": 400, "search": 100, "ladder": 400, "solo": 100}
QUICK = {"greedy": 12, "search": 2, "ladder": 4, "solo": 2}
RUNS = 5
BUDGETS = (0.05, 0.2, 0.5, 1.0)  # seconds that a bot is given
HEARTS_SIMULATIONS = 20_000
PLAYOUTS = 200  # by which the length of a simulation is told
HARDER = (0, 1, 2, 3)

out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False)
Report = dict[str, Any]


# --- games ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seating:
    """A size of table, with the options that matter there."""

    players: int
    options: dict[str, str]

    @classmethod
    def read(cls, text: str) -> "Seating":
        """`4`, or `4:teams=yes`."""
        players, _, options = text.partition(":")
        pairs = (pair.partition("=") for pair in options.split(":") if pair)
        return cls(int(players), {key: value for key, _, value in pairs})

    def __str__(self) -> str:
        return " ".join([str(self.players), *(f"{k}={v}" for k, v in self.options.items())])


class Hall:
    """Where the games of all parts are played."""

    def __init__(
        self,
        game: Game,
        tables: list[Seating],
        quick: bool,
        games: int | None,
        jobs: int,
        keep: Path | None,
    ) -> None:
        self.game = game
        self.tables = tables
        self.quick = quick
        self.jobs = jobs
        self._games = games
        self._keep = keep

    def games(self, kind: str) -> int:
        return self._games or (QUICK if self.quick else GAMES)[kind]

    def play(self, kind: str, names: str, players: int, **options: str) -> Report:
        """An arena, gone on with where it stopped."""
        arena = new(self.game, names, players, SEED, options)
        fixtures = schedule(arena, self.games(kind))
        options_named = (f"{key}{value}" for key, value in options.items())
        named = [self.game.name, names, str(players), *options_named]
        place = "-".join(named).replace(",", "-").replace(":", "-")
        folder = Folder(self._keep / place, arena) if self._keep else None
        with Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
            task = bar.add_task(f"{names}, {players} players", total=len(fixtures))
            outcomes = list(
                contest(
                    *(arena, fixtures, self.jobs, folder),
                    lambda done: bar.update(task, advance=done),
                )
            )
        return report(arena, outcomes)


def one_against(hall: Hall, kind: str, seating: Seating, strong: str, weak: str) -> Report:
    """A strong bot, in teams a strong team, against weak ones at a table: how often it wins."""
    players, options = seating.players, seating.options
    teams = hall.game.teams(players, options)
    partners = [0] if teams[0] is None else [s for s in range(players) if teams[s] == teams[0]]
    names = ",".join(strong if seat in partners else weak for seat in range(players))
    found = hall.play(kind, names, players, **options)
    row, games = found["table"][strong], found["games"]
    low, high = wilson(row["victories"], games)
    return {
        **{"share": row["victories"] / games, "share_low": low, "share_high": high},
        **{"games": games, "points": row["points"], "fair": len(partners) / players},
    }


def shares(
    hall: Hall, kind: str, strong: str, weak: str, wanted: Callable[[float], float]
) -> Report:
    """One strong bot against weak ones at every table."""
    rows = {}
    for seating in hall.tables:
        row = one_against(hall, kind, seating, strong, weak)
        rows[str(seating)] = row | {"wanted": wanted(row["fair"])}
    grid = table(f"{strong} against {weak}", "players", "won", "95 %", "games", "wanted", "points")
    for name, row in rows.items():
        grid.add_row(
            *(name, percent(row["share"], 1), interval(row), str(row["games"])),
            *(f"≥ {percent(row['wanted'])}", f"{row['points']:.1f}"),
        )
    out.print(grid)
    return rows


def greedy_random(hall: Hall) -> Report:
    """Greedy against random players."""
    return shares(hall, "greedy", "greedy", "random", lambda fair: 0.90)


def search_greedy(hall: Hall) -> Report:
    """Half a second a move against greedy players: the fair share and 25 points more."""
    return shares(hall, "search", SEARCH, "greedy", lambda fair: fair + 0.25)


def search_random(hall: Hall) -> Report:
    """Half a second a move against random players."""
    return shares(hall, "search", SEARCH, "random", lambda fair: 0.99)


def ladder(hall: Hall) -> Report:
    """The four strengths, each against the one before it, at every table."""
    found: Report = {}
    for seating in hall.tables:
        climb = duels if seating.players == 2 else odds
        found[str(seating)] = climb(hall, seating)
    return found


def duels(hall: Hall, seating: Seating) -> Report:
    """The ladder between two: distances in Elo."""
    found = {}
    grid = table("the ladder, 2 players", "pair", "distance", "95 %", "won", "games", "wanted")
    for weak, strong in pairwise(bots.STRENGTHS):
        rows = hall.play("ladder", f"{strong},{weak}", 2, **seating.options)["table"]
        upper, lower = rows[strong], rows[weak]
        distance = upper["rating"] - lower["rating"]
        low = upper["rating_low"] - lower["rating_high"]
        high = upper["rating_high"] - lower["rating_low"]
        found[f"{strong}-{weak}"] = {
            **{"distance": distance, "low": low, "high": high},
            **{"share": upper["share"], "games": upper["seats"]},
        }
        grid.add_row(
            *(f"{strong} over {weak}", f"{distance:.0f}", f"{low:.0f} … {high:.0f}"),
            *(percent(upper["share"], 1), str(upper["seats"]), f"≥ {STEP}"),
        )
    out.print(grid)
    return found


def odds(hall: Hall, seating: Seating) -> Report:
    """The ladder among more: one of the stronger kind, or a team of it, against the weaker kind.

    What is wanted is the same distance as between two: by it, the odds of the stronger kind
    against each of the others are ten to the power of a four-hundredth of the distance.
    """
    found = {}
    grid = table(f"the ladder, {seating} players", "pair", "won", "95 %", "games", "wanted")
    for weak, strong in pairwise(bots.STRENGTHS):
        row = one_against(hall, "ladder", seating, strong, weak)
        better = 10 ** (STEP / 400)
        row["wanted"] = better / (better + 1 / row["fair"] - 1)
        found[f"{strong}-{weak}"] = row
        grid.add_row(
            *(f"{strong} over {weak}", percent(row["share"], 1), interval(row)),
            *(str(row["games"]), f"≥ {percent(row['wanted'])}"),
        )
    out.print(grid)
    return found


def solo(hall: Hall) -> Report:
    """The archmage against the rival, at every difficulty."""
    strongest = list(bots.STRENGTHS)[-1]
    found: Report = {}
    if 1 not in hall.game.seats:
        return found
    grid = table(f"{strongest} alone", "harder", "won", "95 %", "games", "points", "rival")
    for harder in HARDER:
        row = hall.play("solo", strongest, 1, harder=str(harder))["table"][strongest]
        found[str(harder)] = row
        grid.add_row(
            *(str(harder), percent(row["share"], 1), interval(row), str(row["seats"])),
            *(f"{row['points']:.1f}", f"{row['rival_points'][0]:.1f}"),
        )
    out.print(grid)
    return found


# --- speed ---------------------------------------------------------------------------------------


def middle(game: Game, seating: Seating, seed: int = SEED) -> coven.Match:
    """The middle of a game between greedy bots."""
    match = coven.new(game.name, players=seating.players, seed=seed, **seating.options)
    bot = bots.find("greedy")(seed)
    while not match.over:
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    again = coven.new(game.name, players=seating.players, seed=seed, **seating.options)
    for move in match.moves[: len(match.moves) // 2]:
        again.play(move.seat, move.action)
    return again


def speed(hall: Hall) -> Report:
    """Simulations a second on one core, in the middle of a game; OpenSpiel's in the same run."""
    seconds = 0.2 if hall.quick else 1.0
    found: Report = {}
    headings = ("game, players", "simulations/s", "spread", "decisions in each")
    grid = table("simulations a second, one core", *headings)
    alone = [Seating(1, {})] if 1 in hall.game.seats else []
    for seating in (*alone, *hall.tables):
        match = middle(hall.game, seating)
        seat = match.waiting[0]
        rates = []
        for run in range(RUNS):
            bot = SearchBot(run, seconds=seconds)
            seen = sight(match, seat, bot.random)
            started = time.perf_counter()
            bot.rate(seen)
            rates.append(bot.done / (time.perf_counter() - started))
        name = f"{hall.game.name}, {seating}"
        found[name] = add_speed(grid, name, rates, length_of_playouts(match))
    peer = hearts()
    if peer is None:
        err.print("OpenSpiel is not here: pip install open_spiel")
    else:
        found["openspiel-hearts"] = add_speed(grid, "OpenSpiel, hearts, 4", *peer)
    out.print(grid)
    return found


def add_speed(grid: Table, name: str, rates: list[float], decisions: float) -> Report:
    grid.add_row(
        *(name, f"{statistics.median(rates):,.0f}", f"{min(rates):,.0f} … {max(rates):,.0f}"),
        f"{decisions:.0f}",
    )
    return {"simulations_a_second": round(statistics.median(rates)), "decisions": decisions}


def length_of_playouts(match: coven.Match) -> float:
    """How many decisions a random end of this game has."""
    lengths = []
    for number in range(PLAYOUTS // 10):
        other, pick = twin(match), random.Random(number)
        while not other.over:
            seat = other.waiting[0]
            other.play(seat, pick.choice([action for action, _ in other.forms(seat)]))
        lengths.append(len(other.moves) - len(match.moves))
    return statistics.mean(lengths)


def hearts() -> tuple[list[float], float] | None:
    """OpenSpiel's native information-set search with random playouts, in the middle of hearts."""
    try:
        import pyspiel
    except ImportError:
        return None
    pick = random.Random(SEED)

    def on(state: Any, decisions: int) -> int:
        made = 0
        while made < decisions and not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(pick.choices(actions, chances)[0])
            else:
                state.apply_action(pick.choice(state.legal_actions()))
                made += 1
        return made

    def dealt() -> Any:
        return pyspiel.load_game("hearts").new_initial_state()

    state = dealt()
    on(state, on(dealt(), 10_000) // 2)
    rates = []
    for run in range(RUNS):
        bot = pyspiel.ISMCTSBot(
            *(run, pyspiel.RandomRolloutEvaluator(1, run), 1.0, HEARTS_SIMULATIONS, -1),
            *(pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False),
        )
        started = time.perf_counter()
        bot.step(state)
        rates.append(HEARTS_SIMULATIONS / (time.perf_counter() - started))
    return rates, statistics.mean(on(state.clone(), 10_000) for _ in range(PLAYOUTS))


def clock(hall: Hall) -> Report:
    """Is a budget in seconds kept? All that a caller waits for, over the budget."""
    found = {}
    grid = table("time taken over time given", "seconds", "median", "least", "most", "wanted")
    matches = [
        middle(hall.game, seating, seed)
        for seating in (hall.tables[0], hall.tables[-1])
        for seed in range(2 if hall.quick else 10)
    ]
    for budget in BUDGETS:
        ratios = []
        for match in matches:
            bot = bots.find(f"search:{budget}s")(1)
            started = time.perf_counter()
            bot.choose(match, match.waiting[0])
            ratios.append((time.perf_counter() - started) / budget)
        found[str(budget)] = {
            "median": round(statistics.median(ratios), 4),
            "least": round(min(ratios), 4),
            "most": round(max(ratios), 4),
        }
        cells = (f"{ratio:.3f}" for ratio in found[str(budget)].values())
        grid.add_row(str(budget), *cells, "≤ 1.1")
    out.print(grid)
    return found


def jobs(hall: Hall) -> Report:
    """What a second thread brings to an arena."""
    game = hall.game
    encoded = game.encode_options(2, checked_options(game, {}))
    found: Report = {}
    grid = table("games a second", "bots", "1 job", "2 jobs", "ratio")
    for name, count in (("greedy", 200), ("adept", 60), ("master", 12)):
        fixtures = [Fixture(n, n, (name, name)) for n in range(count // (10 if hall.quick else 1))]
        rates = []
        for threads in (1, 2):
            started = time.perf_counter()
            for _ in play_all(game, encoded, fixtures, threads):
                pass
            rates.append(len(fixtures) / (time.perf_counter() - started))
        found[name] = {"one": rates[0], "two": rates[1], "ratio": rates[1] / rates[0]}
        grid.add_row(name, *(f"{rate:.2f}" for rate in (*rates, rates[1] / rates[0])))
    out.print(grid)
    return found


# --- tables --------------------------------------------------------------------------------------


def table(title: str, first: str, *headings: str) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), title=title, title_justify="left")
    grid.add_column(first)
    for heading in headings:
        grid.add_column(heading, justify="right")
    return grid


def percent(share: float, digits: int = 0) -> str:
    return f"{100 * share:.{digits}f} %"


def interval(row: Report) -> str:
    return f"{percent(row['share_low'], 1)} … {percent(row['share_high'], 1)}"


PARTS: dict[str, Callable[[Hall], Report]] = {
    "speed": speed,
    "clock": clock,
    "jobs": jobs,
    "greedy-random": greedy_random,
    "search-greedy": search_greedy,
    "search-random": search_random,
    "ladder": ladder,
    "solo": solo,
}


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=coven.games())
    parser.add_argument(
        "--tables", help="such as 2,3,4:teams=yes; every number of players if not given"
    )
    parser.add_argument("--quick", action="store_true", help="a few games of each kind")
    parser.add_argument("--only", action="append", choices=list(PARTS), help="a part; repeatable")
    parser.add_argument("--games", type=int, help="games of each pairing")
    parser.add_argument("--jobs", type=int, default=1, help="threads that play; 1 if not given")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="keep games, and go on with them")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to FILE")
    chosen = parser.parse_args()
    game = coven.game(chosen.game)
    sizes = chosen.tables or ",".join(str(players) for players in game.seats if players > 1)
    tables = [Seating.read(text) for text in sizes.split(",")]
    hall = Hall(game, tables, chosen.quick, chosen.games, chosen.jobs, chosen.keep)
    prepare(game, ["greedy", SEARCH])
    found: Report = {}
    for name, part in PARTS.items():
        if chosen.only and name not in chosen.only:
            continue
        found[name] = part(hall)
        out.print()
        if chosen.json:
            chosen.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
