"""Is every conversion of Casting Shadows worth casting (CS-47)?

    conversions_casting_shadows.py --games 1500 --jobs 2
    conversions_casting_shadows.py --keep FOLDER      what was found is kept, and gone on with

Equal bots play. Of every turn in which a conversion could be cast, one moment is noted: the one in
which the bot casts it, or, where it does not, any. A strong player, who searches long, is asked in
the caster's place. Where it casts, too, both ways are tried: with the cast, and the best of its
other choices with that spell as good as cast, so that it cannot be until the turn is over. Both
ways meet the same dice and the same opponents, so what is left between them is the cast:

- *foreseen*: what the strong player thinks of both, in fresh worlds that the choice was not made in
- *played on*: what the caster has of the victory when the bots play the game to its end

The tables are in docs/balance-casting-shadows.md.
"""

import argparse
import json
import math
import random
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from balance_casting_shadows import GAME, OPTIONS, SIZES, table_of
from many import SEED, Document

import coven
from coven import bots
from coven.bots.search import SearchBot
from coven.bots.sight import Sight, seen_by
from coven.engine.about import checked_options
from coven.engine.kernels import seed_words
from coven.engine.state import SEATS, from_bytes
from coven.games.casting_shadows import cards as card_file
from coven.games.casting_shadows.state import A_END, A_SLOT, ATTACKS, BOOK, N_SPELLS
from coven.lab.playing import Table, game_seeds, prepare

CHUNK = 10  # games, or chances, that a process works on before it reports
AHEAD = 4  # pieces of work for each process that are begun before they are known to be needed
FRESH = 1 << 20  # keeps the worlds of a judgement apart from those of the choice


@dataclass(frozen=True)
class Chance:
    """A conversion that could be cast: which, by whom, how, and the position."""

    kind: int
    players: int
    seat: int
    action: int
    taken: bool  # did the bot cast it?
    state: str  # its bytes, as hexadecimal digits
    seed: int  # all that follows is drawn from it


class Moment(Table):
    """A game that can be taken up anywhere."""

    def __init__(self, players: int, seed: int) -> None:
        game = coven.game(GAME)
        options = game.encode_options(players, checked_options(game, OPTIONS))
        super().__init__(game, players, options, seed, told=False)

    @property
    def state(self) -> bytes:
        """The position."""
        return bytes(self._state.tobytes())

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return int(self._state["turn"][0])

    def castable(self, seat: int) -> dict[int, int]:
        """The conversions that may be cast now: of each kind, the action."""
        actions = self.actions(seat)
        if A_END not in actions:  # something else is decided
            return {}
        book = self._state["book"][0, seat].tolist()
        return {
            kind: A_SLOT + slot
            for slot, kind in enumerate(book)
            if ATTACKS <= kind < N_SPELLS and A_SLOT + slot in actions
        }

    def take_up(self, chance: Chance, seed: int) -> None:
        """Go on from a position, with other dice to come."""
        self._state[:] = np.frombuffer(bytes.fromhex(chance.state), self._state.dtype)
        self._state["seed"][0] = seed_words(seed)

    def forgo(self, kind: int, seat: int) -> list[int]:
        """A spell is as good as cast this turn; what can be done instead of casting it now."""
        book = self._state["book"][0, seat, :BOOK].tolist()
        slots = [slot for slot, held in enumerate(book) if held == kind]
        for slot in slots:
            self._state["cast"][0] |= 1 << slot
        shunned = {A_SLOT + slot for slot in slots}
        return [action for action in self.actions(seat) if action not in shunned]

    def sight(self, seat: int, actions: list[int], bot: Any) -> Sight:
        """What a bot sees that is to choose among some actions."""
        state = from_bytes(self.state, self.game.state)
        return seen_by(self.game, seat, state, self.moves, actions, bot.random)

    def choose(self, bot: Any, seat: int, actions: list[int]) -> int:
        """What a bot chooses."""
        return int(bot.decide(self.sight(seat, actions, bot))) if len(actions) > 1 else actions[0]

    def share(self, seat: int) -> float:
        """What a seat has of the victory."""
        shares = np.zeros(len(SEATS))
        self._kernels.result(*self._stage, np.zeros(len(SEATS), np.int64), shares)
        return float(shares[seat])


# --- positions -----------------------------------------------------------------------------------


def find_chances(name: str, players: int, seeds: list[int]) -> list[Document]:
    """Of every turn of some games, a moment for each conversion that could be cast in it."""
    found: list[Document] = []
    for seed in seeds:
        table, pick = Moment(players, seed), random.Random(seed)
        seated = [bots.find(name)(seed ^ seat) for seat in range(players)]
        noted: dict[int, Chance] = {}
        moments: dict[int, int] = {}  # of each kind, in this turn
        turn = table.turn
        while not table.over:
            seat, state = table.asked, table.state.hex()
            castable = table.castable(seat)
            chosen = table.think(seated[seat], seat)
            for kind, action in castable.items():
                if kind in noted and noted[kind].taken:
                    continue  # a second copy of the card
                moments[kind] = moments.get(kind, 0) + 1
                taken = action == chosen
                if pick.randrange(moments[kind]) == 0 or taken:  # each as likely, but for a cast
                    where = kind, players, seat, action, taken, state, pick.getrandbits(32)
                    noted[kind] = Chance(*where)
            table.play(seat, chosen)
            if table.turn != turn or table.over:
                found += [vars(chance) for chance in noted.values()]
                noted, moments, turn = {}, {}, table.turn
    return found


def some(chances: list[Chance], kind: int, taken: bool) -> list[Chance]:
    """Of a kind, those that the bots took or let go, all sizes of table mixed."""
    mine = [chance for chance in chances if (chance.kind, chance.taken) == (kind, taken)]
    random.Random(SEED).shuffle(mine)
    return mine


# --- what a cast is worth ------------------------------------------------------------------------


def weigh(judge: int, name: str, times: int, chances: list[Chance]) -> list[Document]:
    """For each chance: would a strong player cast, and if so, what comes of both ways."""
    found = []
    for chance in chances:
        told: Document = {
            **{"kind": chance.kind, "players": chance.players},
            **{"taken": chance.taken, "cast": False},
        }
        table = Moment(chance.players, 0)
        table.take_up(chance, chance.seed)
        actions = table.actions(chance.seat)
        strong = SearchBot(chance.seed, simulations=judge)
        if table.choose(strong, chance.seat, actions) == chance.action:
            others = table.forgo(chance.kind, chance.seat)
            instead = table.choose(strong, chance.seat, others)
            ways = [
                {
                    "foreseen": foreseen(judge, chance, action),
                    "played on": played_on(name, chance, action, times),
                }
                for action in (chance.action, instead)
            ]
            told |= {"cast": True, "with": ways[0], "without": ways[1]}
        found.append(told)
    return found


def begun(chance: Chance, action: int, seed: int) -> Moment:
    """The position, in which the spell may be cast only if that is the action."""
    table = Moment(chance.players, 0)
    table.take_up(chance, seed)
    if action != chance.action:
        table.forgo(chance.kind, chance.seat)
    return table


def foreseen(judge: int, chance: Chance, action: int) -> float:
    """The share of the victory that a strong player promises itself of an action."""
    table = begun(chance, action, chance.seed)
    bot = SearchBot(chance.seed + FRESH, simulations=judge)
    return bot.rate(table.sight(chance.seat, [action], bot))[0].worth


def played_on(name: str, chance: Chance, action: int, times: int) -> float:
    """The share of the victory after an action, the mean of several games."""
    shares = []
    for seed in game_seeds(chance.seed, 0, times):
        table = begun(chance, action, seed)
        seated = [bots.find(name)(seed ^ seat) for seat in range(chance.players)]
        table.play(chance.seat, action)
        while not table.over:
            seat = table.asked
            table.play(seat, table.think(seated[seat], seat))
        shares.append(table.share(chance.seat))
    return float(np.mean(shares)) if shares else math.nan


# --- what came of it -----------------------------------------------------------------------------


def gain(rows: list[Document], what: str) -> str:
    """How much the cast brought, as a part of the fair share, with its 95 % interval."""
    if len(rows) < 2:
        return ""
    gains = np.array([row["players"] * (row["with"][what] - row["without"][what]) for row in rows])
    error = 1.96 * float(gains.std(ddof=1)) / math.sqrt(len(gains))
    return f"{gains.mean():+.3f} ± {error:.3f}"


def cast_in(rows: list[Document]) -> int:
    """How often a strong player cast."""
    return sum(row["cast"] for row in rows)


def enough(casts: int, asked: int, rows: list[Document]) -> bool:
    """Was it asked so often, and did it cast so often?"""
    return len(rows) >= asked and cast_in(rows) >= casts


def willing(rows: list[Document]) -> float:
    """Of those that were asked, the part that cast."""
    return cast_in(rows) / max(1, len(rows))


def report(chances: list[Chance], weighed: list[Document]) -> list[Document]:
    """A row for each conversion, and one for all."""
    names = [str(entry["id"]) for entry in card_file.main_cards()]
    rows = []
    for kind in (*range(ATTACKS, N_SPELLS), None):
        turns = [chance.taken for chance in chances if kind in (None, chance.kind)]
        asked = [row for row in weighed if kind in (None, row["kind"])]
        taken = [row for row in asked if row["taken"]]
        let_go = [row for row in asked if not row["taken"]]
        cast = [row for row in taken if row["cast"]]
        bots_cast = sum(turns) / max(1, len(turns))
        worth_it = bots_cast * willing(taken) + (1 - bots_cast) * willing(let_go)
        rows.append(
            {
                **{"name": "all" if kind is None else names[kind], "turns": len(turns)},
                "bots cast": f"{bots_cast:.1%}",
                "a strong player": "" if kind is None else f"{worth_it:.1%}",
                **{"asked where bots cast": len(taken), "cast": len(cast)},
                **{what: gain(cast, what) for what in ("foreseen", "played on")},
                "asked elsewhere": len(let_go),
                "cast there": cast_in(let_go),
                "foreseen there": gain([row for row in let_go if row["cast"]], "foreseen"),
            }
        )
    return rows


def in_parts(found: list[Any]) -> list[list[Any]]:
    return [found[at : at + CHUNK] for at in range(0, len(found), CHUNK)]


@dataclass
class Work:
    """Work that is done in parts, by several processes; what a file holds is not done again."""

    pool: ProcessPoolExecutor
    jobs: int
    folder: Path | None

    def do(
        self,
        name: str,
        parts: list[tuple[Any, ...]],
        work: Callable[..., list[Document]],
        enough: Callable[[list[Document]], bool] = lambda _: False,
    ) -> list[Document]:
        """What the parts bring, in their order, until that is enough."""
        file = self.folder / f"{name}.jsonl" if self.folder else None
        done = [] if file is None else self._kept(file)
        found = [one for part in done for one in part]
        begun: deque[Future[list[Document]]] = deque()
        at = len(done)
        while not enough(found) and (begun or at < len(parts)):
            while at < len(parts) and len(begun) < AHEAD * self.jobs:
                begun.append(self.pool.submit(work, *parts[at]))
                at += 1
            part = begun.popleft().result()
            found += part
            if file is not None:
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(part) + "\n")
            if sys.stderr.isatty():
                print(f"\r{name}: {at - len(begun)} of {len(parts)} ", end="\r", file=sys.stderr)
        for call in begun:
            call.cancel()
        return found

    def _kept(self, file: Path) -> list[list[Document]]:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            return []
        return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def main() -> None:
    """Play, ask, try both ways, and say what a cast is worth."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bot", default="adept", help="plays, and plays on; adept if not given")
    parser.add_argument("--judge", type=int, default=5000, help="simulations of the strong player")
    parser.add_argument("--games", type=int, default=1500, help="for each size of table")
    parser.add_argument("--casts", type=int, default=60, help="of each conversion that are enough")
    parser.add_argument("--asked", type=int, default=200, help="where bots let it go, at least")
    parser.add_argument("--times", type=int, default=20, help="that each way is played on")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for what was found")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    args = parser.parse_args()
    prepare(coven.game(GAME), [args.bot, f"search:{args.judge}"])
    with ProcessPoolExecutor(args.jobs) as pool:
        work = Work(pool, args.jobs, args.keep)
        games = [
            (args.bot, players, seeds)
            for players in SIZES
            for seeds in in_parts(game_seeds(SEED + players, 0, args.games))
        ]
        chances = [Chance(**one) for one in work.do("chances", games, find_chances)]
        weighed = []
        for kind in range(ATTACKS, N_SPELLS):
            casts = 0
            for taken, least in ((True, 0), (False, args.asked)):
                found = work.do(
                    f"{'taken' if taken else 'let-go'}-{kind}",
                    [
                        (args.judge, args.bot, args.times if taken else 0, part)
                        for part in in_parts(some(chances, kind, taken))
                    ],
                    weigh,
                    partial(enough, args.casts - casts, least),
                )
                weighed += found
                casts += cast_in(found)
        rows = report(chances, weighed)
    print(table_of(rows))
    if args.json is not None:
        args.json.write_text(json.dumps(rows, indent=1), "utf-8")


if __name__ == "__main__":
    main()
