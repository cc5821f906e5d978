"""The bot that searches: see `tree.py` and `forecast.py` for how."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from . import forecast, tree
from .bot import Bot
from .sight import Sight, sight, silence

if TYPE_CHECKING:
    from ..engine.game import Game, Outlook
    from ..engine.match import Match

MOST_EDGES = 1 << 21  # 50 MB; a quarter of it is too small for half a second of a quick game
EDGES_FOR_EACH = 16  # simulation
FULL = 0.4  # of the table: a fuller tree is not reused
FIRST_ROUND = 64  # simulations before the clock is read
ROUND_SECONDS = 0.01  # between two looks at the clock
KEPT_HABITS = 0.2  # of what is known about actions at large, from one search to the next


@dataclass(frozen=True)
class Rating:
    """What a search thinks of an action."""

    action: int
    worth: float  # from 0, a sure defeat, to 1
    visits: int


@cache
def _kernel(game: "Game") -> Any:
    from ..engine.match import kernels_of

    return kernels_of(game).bind(tree.search)


@cache
def _forecast_kernel(game: "Game") -> Any:
    from ..engine.match import kernels_of

    return kernels_of(game).bind(forecast.forecast)


def _out_of_reach(visits: np.ndarray, left: int) -> bool:
    """Will the choice that was tried most be so, whatever the simulations that are left bring?"""
    return bool(np.count_nonzero(visits + left >= visits.max()) == 1)


class SearchBot(Bot):
    """Searches for so many simulations, or for so many seconds."""

    def __init__(self, seed: int, simulations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        assert (simulations > 0) != (seconds > 0), "a search has one budget"
        self.simulations = simulations
        self.seconds = seconds
        wanted = simulations * EDGES_FOR_EACH if simulations else MOST_EDGES
        self._size = min(MOST_EDGES, 1 << max(10, (wanted - 1).bit_length()))
        self._stopped = threading.Event()
        self.done = 0  # simulations of the last search
        self._followed: tuple[tuple[int, int], ...] = ()  # the moves that `_trail` knows
        self._trail = [tree.FIRST_TRAIL] * tree.N_SEATS
        self._habits = np.zeros((tree.N_SEATS, 0, 2))  # made when the game is known
        self._forget()

    def decide(self, seen: Sight) -> int:
        """The action that was tried most."""
        ratings = self._search(seen, early=True)
        return max(ratings, key=lambda rating: (rating.visits, rating.worth)).action

    def rate(self, seen: Sight) -> list[Rating]:
        """Search, and say what was found of each action."""
        return self._search(seen, early=False)

    def advise(self, match: "Match", seat: int) -> list[Rating]:
        """What it thinks of each of a seat's choices."""
        return self.rate(sight(match, seat, self.random))

    def stop(self) -> None:
        """Decide now, with what was found so far, and at once from here on."""
        self._stopped.set()

    def _search(self, seen: Sight, *, early: bool) -> list[Rating]:
        outlook = seen.game.outlook(int(seen.world["players"][0]), self.simulations)
        if outlook.ways > 1:
            return self._forecast(seen, outlook, early=early)
        return self._grow(seen, outlook)

    def _grow(self, seen: Sight, outlook: "Outlook") -> list[Rating]:
        """Search in the tree that is kept from move to move."""
        from ..engine.life import bare

        if np.count_nonzero(self._keys) > FULL * self._size:
            self._forget()
        trails = self._trails(seen)
        game = seen.game
        kernel, log, cards = _kernel(game), silence(), bare(game.cards)
        worlds = bare(np.repeat(seen.world, 2))
        if self._habits.shape[1] != game.actions:
            self._habits = np.zeros((tree.N_SEATS, game.actions, 2))
        self._habits *= KEPT_HABITS
        words = self.random.getrandbits(32), self.random.getrandbits(32)
        self._simulate(
            lambda first, count: kernel(
                *(worlds, cards, log, seen.seat, trails),
                *(self._keys, self._counts, self._values, first, count),
                *(*words, self._habits, outlook.horizon, outlook.urge, outlook.picks),
            )
        )
        trail = int(trails[seen.seat])
        return [self._rating(trail, action) for action in seen.actions]

    def _forecast(self, seen: Sight, outlook: "Outlook", *, early: bool) -> list[Rating]:
        """Search without a tree; if the choice is all that matters, no longer than it is open."""
        from ..engine.life import bare

        kernel, log, cards = _forecast_kernel(seen.game), silence(), bare(seen.game.cards)
        worlds = bare(np.repeat(seen.world, forecast.WORLDS))
        actions = np.array(seen.actions, np.int64)
        visits, values = np.zeros(len(actions), np.int64), np.zeros(len(actions))
        words = self.random.getrandbits(32), self.random.getrandbits(32)
        self._simulate(
            lambda first, count: kernel(
                *(worlds, cards, log, seen.seat, actions, visits, values, first, count),
                *(*words, outlook.horizon, outlook.urge, outlook.ways, outlook.later_ways),
                outlook.wary,
            ),
            (lambda left: _out_of_reach(visits, left)) if early else None,
        )
        found = zip(seen.actions, values.tolist(), visits.tolist(), strict=True)
        return [Rating(action, value / max(1, times), times) for action, value, times in found]

    def _simulate(
        self, run: Callable[[int, int], None], settled: Callable[[int], bool] | None = None
    ) -> None:
        """Run simulations as long as the budget lasts; `run` is told the first and how many.

        `settled` may end it earlier; it is told how many simulations are left.
        """
        started = time.perf_counter()
        self.done = 0
        round_size = FIRST_ROUND
        while True:
            if self.simulations:
                round_size = min(round_size, self.simulations - self.done)
            run(self.done, round_size)
            self.done += round_size
            spent = time.perf_counter() - started
            if self.done == self.simulations or (self.seconds and spent >= self.seconds):
                return
            if self._stopped.is_set():
                return
            if self.simulations and settled and settled(self.simulations - self.done):
                return
            # Not `round_size` alone: what a simulation costs differs from game to game.
            left = self.seconds - spent if self.seconds else ROUND_SECONDS
            rate = self.done / spent
            round_size = max(1, int(rate * min(ROUND_SECONDS, left)))

    def _rating(self, trail: int, action: int) -> Rating:
        at = tree.find_place(self._keys, trail, action)
        visits = int(self._counts[at, tree.VISITS]) if at >= 0 else 0
        return Rating(action, float(self._values[at]) / visits if visits else 0.0, visits)

    def _forget(self) -> None:
        self._keys = np.zeros(self._size, np.int64)
        self._counts = np.zeros((self._size, 2), np.int32)
        self._values = np.zeros(self._size)

    def _trails(self, seen: Sight) -> np.ndarray:
        """What each seat has seen decided so far, as far as the searching seat knows. What was
        known at the last move is not hashed again: a game has hundreds of moves."""
        known = len(self._followed)
        if seen.moves[:known] != self._followed:
            self._trail, known = [tree.FIRST_TRAIL] * tree.N_SEATS, 0
        for seat, action in seen.moves[known:]:
            if seen.game.lanes == 1:  # everybody sees everything decided
                self._trail = [tree.after(self._trail[0], seat, action)] * tree.N_SEATS
            else:
                self._trail[seat] = tree.after(self._trail[seat], seat, action)
        self._followed = seen.moves
        return np.array(self._trail, np.int64)
