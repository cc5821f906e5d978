"""Is every conversion of Casting Shadows worth casting (CS-47)?

    conversions_casting_shadows.py --games 3000 --jobs 2
    conversions_casting_shadows.py --judge adept        casts are as good as the adepts' own

Equal bots play. Wherever one of them casts a conversion and a better player, asked in its place,
would do so too, the game is played on from there many times: with the cast, and without it, the
bot then taking the best of its other choices and leaving that spell alone until its turn is over.
Both ways meet the same dice and the same opponents, so what is left between them is the cast. The
table is in docs/balance-casting-shadows.md.

Why a better player is asked: with 150 simulations many a cast is a coin's toss between choices of
equal worth, and a good spell cast at the wrong time is no worse a spell.
"""

import argparse
import json
import math
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from balance_casting_shadows import GAME, OPTIONS, SIZES, table_of
from many import SEED, Document

import coven
from coven import bots
from coven.bots.sight import seen_by
from coven.engine.about import checked_options
from coven.engine.kernels import seed_words
from coven.engine.state import SEATS, from_bytes
from coven.games.casting_shadows import cards as card_file
from coven.games.casting_shadows.state import A_END, A_SLOT, ATTACKS, E_CAST, N_SPELLS
from coven.lab.playing import Table, game_seeds, prepare

CHUNK = 20  # games, or casts, that a process works on before it reports
MOST_TIMES = 60  # that one position is played on, each way


@dataclass(frozen=True)
class Cast:
    """A conversion that was cast: which, by whom, and the position before it."""

    kind: int
    players: int
    seat: int
    action: int
    state: bytes


class Listening(Table):
    """A game that tells of the spell that was cast last."""

    def __init__(self, players: int, seed: int) -> None:
        self.cast: int | None = None
        game = coven.game(GAME)
        options = game.encode_options(players, checked_options(game, OPTIONS))
        super().__init__(game, players, options, seed, told=True)

    def _listen(self) -> None:
        rows = self._rows[0, : int(self._events[0])].tolist()
        self.cast = next((a for kind, _, _, a, *_ in rows if kind == E_CAST), None)
        self._events[0] = 0

    @property
    def state(self) -> bytes:
        """The position."""
        return bytes(self._state.tobytes())

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return int(self._state["turn"][0])

    def put(self, cast: Cast, seed: int) -> None:
        """A position, with other dice to come."""
        self._state[:] = np.frombuffer(cast.state, self._state.dtype)
        self._state["seed"][0] = seed_words(seed)

    def decide(self, bot: Any, seat: int, without: int | None = None) -> int:
        """What a bot chooses, if need be without casting a spell."""
        actions = self.actions(seat)
        if without is not None and A_END in actions:  # else it may still be spent or discarded
            book = self._state["book"][0, seat].tolist()
            shunned = {A_SLOT + slot for slot, kind in enumerate(book) if kind == without}
            actions = [action for action in actions if action not in shunned]
        if len(actions) == 1:
            return actions[0]
        state = from_bytes(self.state, self.game.state)
        return int(bot.decide(seen_by(self.game, seat, state, self.moves, actions, bot.random)))

    def share(self, seat: int) -> float:
        """What a seat has of the victory."""
        shares = np.zeros(len(SEATS))
        self._kernels.result(*self._stage, np.zeros(len(SEATS), np.int64), shares)
        return float(shares[seat])


def find_casts(name: str, players: int, seeds: list[int]) -> list[Cast]:
    """All conversions that are cast in some games."""
    found = []
    for seed in seeds:
        table = Listening(players, seed)
        seated = [bots.find(name)(seed ^ seat) for seat in range(players)]
        while not table.over:
            seat, before = table.asked, table.state
            action = table.decide(seated[seat], seat)
            table.play(seat, action)
            if table.cast is not None and ATTACKS <= table.cast < N_SPELLS:
                found.append(Cast(table.cast, players, seat, action, before))
    return found


def approved(judge: str, casts: list[Cast]) -> list[Cast]:
    """Those casts that the judge would make, too."""
    found = []
    for cast in casts:
        table = Listening(cast.players, SEED)
        table.put(cast, SEED)
        if table.decide(bots.find(judge)(SEED), cast.seat) == cast.action:
            found.append(cast)
    return found


def play_on(name: str, cast: Cast, seed: int, *, with_it: bool) -> float:
    """What the caster has of the victory in the end, with the cast or without it."""
    table = Listening(cast.players, seed)
    table.put(cast, seed)
    seated = [bots.find(name)(seed ^ seat) for seat in range(cast.players)]
    turn = table.turn
    if with_it:
        table.play(cast.seat, cast.action)
    while not table.over:
        seat = table.asked
        shunned = not with_it and seat == cast.seat and table.turn == turn
        table.play(seat, table.decide(seated[seat], seat, cast.kind if shunned else None))
    return table.share(cast.seat)


def compare(name: str, work: list[tuple[Cast, list[int]]]) -> list[Document]:
    """For each cast: its kind, the players, how often it was played on, and the mean results."""
    found = []
    for cast, seeds in work:
        ways = [
            float(np.mean([play_on(name, cast, seed, with_it=way) for seed in seeds]))
            for way in (True, False)
        ]
        found.append(
            {
                **{"kind": cast.kind, "players": cast.players, "times": len(seeds)},
                **{"with": ways[0], "without": ways[1]},
            }
        )
    return found


def report(compared: list[Document]) -> list[Document]:
    """A row for each conversion: results as multiples of the fair share."""
    names = [str(entry["id"]) for entry in card_file.main_cards()]
    rows = []
    for kind in range(ATTACKS, N_SPELLS):
        mine = [one for one in compared if one["kind"] == kind]
        with_it = np.array([one["players"] * one["with"] for one in mine])
        without = np.array([one["players"] * one["without"] for one in mine])
        count = len(mine)
        gain = with_it - without
        error = 1.96 * float(gain.std(ddof=1)) / math.sqrt(count) if count > 1 else math.nan
        rows.append(
            {
                "name": names[kind],
                "casts": count,
                "played on, each way": sum(one["times"] for one in mine),
                "with it": round(float(with_it.mean()), 3) if count else None,
                "without": round(float(without.mean()), 3) if count else None,
                "gain": round(float(gain.mean()), 3) if count else None,
                "error": round(error, 3),
            }
        )
    return rows


def in_parts(found: list[Any]) -> list[list[Any]]:
    return [found[at : at + CHUNK] for at in range(0, len(found), CHUNK)]


def counted(what: str, by_kind: dict[int, list[Cast]]) -> None:
    print(what, {kind: len(by_kind[kind]) for kind in sorted(by_kind)}, file=sys.stderr)


def main() -> None:
    """Play, ask the judge, play on, and say what a cast is worth."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="adept", help="plays, and plays on; adept if not given")
    parser.add_argument("--judge", default="search:5000", help="would cast, too; a forecast")
    parser.add_argument("--games", type=int, default=3000, help="for each size of table")
    parser.add_argument("--casts", type=int, default=300, help="of each conversion, at most")
    parser.add_argument("--each", type=int, default=2000, help="games played on for each, each way")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file for what was played on; goes on with it")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    args = parser.parse_args()
    prepare(coven.game(GAME), [args.bot, args.judge])
    compared: list[Document] = []
    if args.keep is not None and args.keep.exists():
        compared = [json.loads(line) for line in args.keep.read_text("utf-8").splitlines()]
    with ProcessPoolExecutor(args.jobs) as pool:
        calls = [
            pool.submit(find_casts, args.bot, players, seeds)
            for players in SIZES
            for seeds in in_parts(game_seeds(SEED + players, 0, args.games))
        ]
        casts = [cast for call in calls for cast in call.result()]
        by_kind: dict[int, list[Cast]] = defaultdict(list)
        for cast in casts:
            by_kind[cast.kind].append(cast)
        counted("cast:", by_kind)
        # Spread over all that was found, so that every size of table has its part.
        asked = [
            cast
            for found in by_kind.values()
            for cast in found[:: max(1, -(-len(found) // args.casts))]
        ]
        by_kind.clear()
        for call in [pool.submit(approved, args.judge, part) for part in in_parts(asked)]:
            for cast in call.result():
                by_kind[cast.kind].append(cast)
        counted(f"of {len(asked)} of them the judge approves of:", by_kind)
        work = []
        for kind, chosen in by_kind.items():
            times = min(MOST_TIMES, -(-args.each // len(chosen)))
            seeds = game_seeds(SEED + kind, 0, times * len(chosen))
            work += [(cast, seeds[n :: len(chosen)]) for n, cast in enumerate(chosen)]
        parts = in_parts(work[len(compared) :])
        for played in pool.map(compare, [args.bot] * len(parts), parts):
            compared += played
            if args.keep is not None:
                with args.keep.open("a", encoding="utf-8") as file:
                    file.writelines(json.dumps(one) + "\n" for one in played)
    rows = report(compared)
    print(table_of(rows))
    if args.json is not None:
        args.json.write_text(json.dumps(rows, indent=1), "utf-8")


if __name__ == "__main__":
    main()
