"""Games between bots: one at a time, and many at once on several threads."""

import queue
import random
import threading
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from .. import bots
from ..bots.sight import seen_by
from ..engine.game import TAKEN, Game, Mention, open_log, silent_log
from ..engine.kernels import PLAYERS_STREAM, seed_words
from ..engine.life import bare, records
from ..engine.match import Match, kernels_of
from ..engine.seeds import fill_seeds
from ..engine.state import SEATS, WORD_BITS, from_bytes

if TYPE_CHECKING:
    from ..bots import Bot

RANDOM = "random"
LOOK_AGAIN = 0.05  # seconds after which threads that should stop are told so once more
STREAM = 256  # words of the random players' stream that are made at once


@dataclass(frozen=True)
class Fixture:
    """A game to be played: its number, its seed, and the bot in each seat."""

    number: int
    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class CardUse:
    """What a seat did with a card in one game."""

    seat: int
    card: str
    taken: int  # times
    level: int  # at which it was taken last
    used: int  # times


@dataclass(frozen=True)
class Played:
    """A game that was played to its end."""

    fixture: Fixture
    moves: tuple[tuple[int, int], ...]  # seat and action
    turns: int
    first: int
    points: tuple[int, ...]  # of the seats, then of rivals that are no players
    shares: tuple[float, ...]
    cards: tuple[CardUse, ...] = field(default=())


def game_seeds(seed: int, first: int, count: int) -> list[int]:
    """The seeds of games number `first` and on, as every simulation numbers them."""
    words = np.zeros((count, 2), np.int64)
    fill_seeds(words, *seed_words(seed), first)
    return [low | high << 32 for low, high in words.tolist()]


def prepare(game: Game, names: Iterable[str]) -> None:
    """Compile all that games between these bots need, on this thread alone."""
    match = Match(game, game.seats[-1], 0)
    seat = match.waiting[0]
    actions = [choice.action for choice in match.choices(seat)]
    for name in names:
        bot = bots.find(name)(0)
        seen = seen_by(game, seat, match.copy_of_state(), (), actions, bot.random)
        thought = threading.Thread(target=bot.decide, args=(seen,), daemon=True)
        thought.start()
        while thought.is_alive():
            bot.stop()  # however long its budget: one look is enough here
            thought.join(LOOK_AGAIN)


class Table:
    """A game under way, as lean as can be: no undo, and words only for what is done with cards."""

    def __init__(
        self, game: Game, players: int, options: np.ndarray, seed: int, *, told: bool
    ) -> None:
        self.game = game
        self.players = players
        self.moves: list[tuple[int, int]] = []
        self.mentions: list[Mention] = []
        self._kernels = kernels_of(game)
        states = records(game.state, 1)
        log = open_log() if told else silent_log()
        self._stage = bare(states), 0, bare(game.cards), bare(log)  # what every kernel is handed
        self._state = states.view(np.ndarray)
        self._over, self._waiting = self._state["over"], self._state["waiting"]
        self._legal = self._state["legal"]
        self._events, self._rows = log.view(np.ndarray)["count"], log.view(np.ndarray)["rows"]
        self._kernels.setup(*self._stage, players, options, *seed_words(seed))
        self._listen()

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return bool(self._over[0])

    @property
    def asked(self) -> int:
        """Of the seats that owe a decision, the lowest."""
        waiting = int(self._waiting[0])
        return (waiting & -waiting).bit_length() - 1

    def actions(self, seat: int) -> list[int]:
        """What a seat may choose."""
        found = []
        for number, word in enumerate(self._legal[0, self.game.lane(seat)].tolist()):
            while word:
                lowest = word & -word
                found.append(number * WORD_BITS + lowest.bit_length() - 1)
                word ^= lowest
        return found

    def think(self, bot: "Bot", seat: int) -> int:
        """What a bot chooses, by what its seat may know."""
        actions = self.actions(seat)
        if len(actions) == 1:
            return actions[0]
        state = from_bytes(self._state.tobytes(), self.game.state)
        return bot.decide(seen_by(self.game, seat, state, self.moves, actions, bot.random))

    def play(self, seat: int, action: int) -> None:
        """Make a decision for a seat."""
        self._kernels.apply(*self._stage, seat, action)
        self.moves.append((seat, action))
        self._listen()

    def played(self, fixture: Fixture) -> Played:
        """What came of it."""
        points = np.zeros(len(SEATS), np.int64)
        shares = np.zeros(len(SEATS))
        self._kernels.result(*self._stage, points, shares)
        rivals = len(self.game.rival_names(self.players))
        return Played(
            fixture,
            tuple(self.moves),
            int(self._state["turn"][0]),
            int(self._state["first"][0]),
            tuple(points.tolist()[: self.players + rivals]),
            tuple(shares.tolist()[: self.players]),
            _card_uses(self.mentions),
        )

    def _listen(self) -> None:
        count = int(self._events[0])
        if count:
            for row in self._rows[0, :count].tolist():
                self.mentions += _mentions(self.game, tuple(row))
            self._events[0] = 0


@cache
def _mentions(game: Game, row: tuple[int, ...]) -> tuple[Mention, ...]:
    return tuple(game.mentions(game.event(row)))


def _card_uses(mentions: list[Mention]) -> tuple[CardUse, ...]:
    found: dict[tuple[int, str], list[int]] = {}
    for seat, card, how, level in mentions:
        use = found.setdefault((SEATS.index(seat), card), [0, 0, 0])
        if how == TAKEN:
            use[0] += 1
            use[1] = level
        else:
            use[2] += 1
    return tuple(CardUse(seat, card, *use) for (seat, card), use in sorted(found.items()))


def play(
    game: Game,
    options: np.ndarray,
    fixture: Fixture,
    seated: "Sequence[Bot]",
    *,
    told: bool = False,
    stopping: Callable[[], bool] = lambda: False,
) -> Played | None:
    """Play a game to its end; None if it was stopped before."""
    table = Table(game, len(fixture.bots), options, fixture.seed, told=told)
    drawn = set(fixture.bots) == {RANDOM}
    stream: list[int] = []
    while not table.over:
        if stopping():
            return None
        seat = table.asked
        if drawn:  # as the kernels of random games draw: the same seed gives the same game
            if len(table.moves) == len(stream):
                stream += _players_stream(fixture.seed, len(stream))
            actions = table.actions(seat)
            action = actions[stream[len(table.moves)] * len(actions) >> 32]
        else:
            action = table.think(seated[seat], seat)
        table.play(seat, action)
    return None if stopping() else table.played(fixture)


def _players_stream(seed: int, first: int) -> list[int]:
    low, high = seed_words(seed)
    words = np.zeros((STREAM // 2, 2), np.int64)
    fill_seeds(words, low, high ^ PLAYERS_STREAM, first // 2)
    return [int(word) for word in words.reshape(-1)]


def seat_bots(fixture: Fixture) -> "list[Bot]":
    """The bots of a game. What they draw hangs on the game's seed and on their seats."""
    chance = random.Random(fixture.seed)
    return [bots.find(name)(chance.getrandbits(64)) for name in fixture.bots]


def play_all(
    game: Game,
    options: np.ndarray,
    fixtures: Iterable[Fixture],
    jobs: int,
    *,
    told: bool = False,
) -> Generator[Played, None, None]:
    """Play games on several threads, and yield them as they end: compiled rules and bots release
    Python's lock. Whoever stops listening stops the games."""
    todo, drawing = iter(fixtures), threading.Lock()
    done: queue.SimpleQueue[Played | BaseException | None] = queue.SimpleQueue()
    stopping = threading.Event()
    thinking: dict[int, list[Bot]] = {}

    def work(worker: int) -> None:
        try:
            while not stopping.is_set():
                with drawing:
                    fixture = next(todo, None)
                if fixture is None:
                    break
                thinking[worker] = seat_bots(fixture)
                played = play(
                    *(game, options, fixture, thinking[worker]),
                    told=told,
                    stopping=stopping.is_set,
                )
                if played is not None:
                    done.put(played)
        except BaseException as error:
            done.put(error)
        finally:
            done.put(None)

    threads = [threading.Thread(target=work, args=(n,), daemon=True) for n in range(jobs)]
    for thread in threads:
        thread.start()
    try:
        left = jobs
        while left:
            item = done.get()
            if item is None:
                left -= 1
            elif isinstance(item, BaseException):
                raise item
            else:
                yield item
    finally:
        stopping.set()
        while any(thread.is_alive() for thread in threads):
            for seated in list(thinking.values()):
                for bot in seated:
                    bot.stop()
            for thread in threads:
                thread.join(LOOK_AGAIN)


def record_of(game: Game, options: dict[str, str], played: Played) -> str:
    """The record of a game that was played."""
    match = Match(game, len(played.fixture.bots), played.fixture.seed, options)
    for seat, action in played.moves:
        match.play(seat, action)
    return match.record()
