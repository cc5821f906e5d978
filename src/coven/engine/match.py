"""A match: one game being played, with its moves, its events and its way back."""

import copy
import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import numpy as np

from .about import checked_options, checked_players
from .errors import Refusal, WrongUse, listed
from .game import Document, Game, Window, open_log
from .header import SEED_BITS, checked_header, checked_seed
from .kernels import Kernels, seed_words
from .life import bare, records
from .state import SEATS, WORD_BITS, from_bytes
from .telling import Mark, Telling, Told

__all__ = ["SEED_BITS", "Choice", "Match", "Move", "Result", "Told", "checked_seed", "kernels_of"]


@cache
def kernels_of(game: Game) -> Kernels:
    """A game's kernels, built once."""
    return Kernels(game)


@dataclass(frozen=True)
class Choice:
    """A legal action: its number, its notation, and its parts for a page to draw."""

    action: int
    notation: str
    form: Document = field(hash=False)

    def __str__(self) -> str:
        return self.notation


@dataclass(frozen=True)
class Move:
    """A decision that was made, and what chance brought before the next one."""

    seat: int
    action: int
    notation: str
    chance: str


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    points: dict[str, int]
    shares: dict[str, float]  # of the victory
    breakdown: dict[str, dict[str, int]]  # each seat's points, item by item
    rivals: dict[str, int]

    @property
    def winners(self) -> list[str]:
        return [seat for seat, share in self.shares.items() if share > 0]


@dataclass(frozen=True)
class _Snapshot:
    """All that is needed to stand where the match stood before a move."""

    state: bytes
    drawn: int
    shown: int
    waiting: tuple[int, ...]
    events: Mark


class Match:
    """A game under way. `coven.new`, `coven.replay` and `coven.from_position` make them.

    Seats are numbers from 0, or their names; a refused request changes nothing.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.players = checked_players(game, players)
        self.seed = secrets.randbits(SEED_BITS) if seed is None else checked_seed(seed)
        self.options = checked_options(game, options or {})
        self.start: Document | None = None  # the position it began from, if not a setup
        self.moves: list[Move] = []
        self.opening = ""  # what chance brought in the setup
        self._states = records(game.state, 1)
        self._log = open_log()
        self._bare_log, self._cards = bare(self._log), bare(game.cards)
        self.undone = 0  # how often a move was taken back: events may have other numbers then
        self._events = Telling(players)
        self._kept = self._events.mark().lengths  # of each onlooker's events after an undo
        self.told: Told  # by the last move
        self.retold: list[Told] = []  # by the moves of others that outlived the last undo
        self._past: list[_Snapshot | None] = []  # before each move; None once its turn is over
        self._turn_began = 0  # with this move
        encoded = game.encode_options(players, self.options)
        kernels_of(game).setup(
            self._states, 0, game.cards, self._log, players, encoded, *seed_words(self.seed)
        )
        note = game.chance(self._collect_events())
        self.opening = "; ".join(part for part in (game.opening(self.state), note) if part)

    @classmethod
    def from_position(cls, game: Game, document: Document) -> "Match":
        """A match that begins at a position, as `position()` writes it."""
        try:
            document = copy.deepcopy(document)  # what is done to it later is nobody's business
        except RecursionError:
            raise Refusal("the position is a document without a bottom") from None
        players, seed, options = checked_header(game, document)
        match = cls(game, players, seed, options)
        states = records(game.state, 1)
        game.load(states[0], document["state"], match.options)
        sown = int(states[0].seed[0]) | int(states[0].seed[1]) << 32
        if document.get("seed", sown) != sown:
            raise Refusal(f"the position is of seed {seed}, but its chance is of seed {sown}")
        match.seed = sown
        match._states = states
        match._events = Telling(players)
        kernels_of(game).resume(states, 0, game.cards, match._log)
        match.opening = game.chance(match._collect_events())
        match.start = document
        return match

    # A record's fields are slow to come by, so those that a match often reads are looked up once.

    @property
    def _states(self) -> Any:
        return self._records

    @_states.setter
    def _states(self, states: Any) -> None:
        self._records = states.view(np.recarray)
        self._bare = bare(states)
        plain = states.view(np.ndarray)
        self._bytes = plain.tobytes
        self._over, self._turn, self._waiting = plain["over"], plain["turn"], plain["waiting"]
        self._drawn, self._shown = plain["drawn"], plain["shown"]
        self._open = plain["legal"]

    # --- what can be seen ------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The record. For the engine's own layers: it holds every secret."""
        return self._states[0]

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats in this match."""
        return SEATS[: self.players]

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return bool(self._over[0])

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return int(self._turn[0])

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a decision."""
        bits = int(self._waiting[0])
        return [seat for seat in range(self.players) if bits >> seat & 1]

    @property
    def window(self) -> Window | None:
        """The window that is open now: a question whose silence must not be heard."""
        return None if self.over else self.game.window(self.state)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that are still in the game."""
        return self.game.playing(self.state)

    def choices(self, seat: int | str) -> list[Choice]:
        """What a seat may do now; nothing if it is not asked."""
        seat = self.seat_number(seat)
        return [self._choice(seat, action) for action in self._legal(seat)]

    def forms(self, seat: int) -> list[tuple[int, Document]]:
        """The same for a page: number and parts of each, without the notation."""
        actions = list(self._legal(seat))
        if not actions:
            return []
        return list(zip(actions, self.game.forms(self.state, seat, actions), strict=True))

    def allows(self, seat: int, action: int) -> bool:
        """Is an action one of a seat's choices?"""
        return action in self._legal(seat)

    def view(self, seat: int | str | None) -> Document:
        """All that a seat may know; with None, what a spectator may know."""
        return self.describe(self.seen(None if seat is None else self.seat_number(seat)))

    def seen(self, seat: int | None) -> Any:
        """The state with all hidden that a seat may not know. Equal ones make equal views."""
        seen = bare(from_bytes(self._bytes(), self.game.state))
        number = -1 if seat is None else seat
        kernels_of(self.game).view(seen, 0, self._cards, self._bare_log, number)
        return seen

    def describe(self, seen: Any) -> Document:
        """What was seen, as a document."""
        return {**self._header(), **self.game.document(seen.view(np.recarray)[0])}

    def events(self, seat: int | str | None = None, since: int = 0) -> list[Document]:
        """What happened, as far as a seat (or anybody) may see it, from event `since` on.

        Events are numbered for each onlooker apart, so that a gap betrays nothing. When `undone`
        has changed, a list that was kept must be asked for anew.
        """
        viewer = -1 if seat is None else self.seat_number(seat)
        seen = self._events.told[viewer][since:]
        return [{"number": number, **event} for number, event in enumerate(seen, since)]

    def kept_events(self, seat: int | None) -> int:
        """How many of the events that a seat was told before the last undo still hold."""
        return self._kept[0 if seat is None else seat + 1]

    def score(self, seat: int | str) -> int:
        """A seat's points as they stand."""
        return self._points()[0][self.seat_number(seat)]

    def scores(self) -> list[int]:
        """Every seat's points as they stand. They may count what is hidden from some."""
        return self._points()[0][: self.players]

    def standing(self) -> Result:
        """Points and shares as if the game ended now. They may count what is hidden from some."""
        points, shares = self._points()
        items = self.game.items(self.state)
        out = np.zeros(len(items), np.int64)
        breakdown = {}
        for number, seat in enumerate(self.seats):
            kernels_of(self.game).breakdown(
                self._states, 0, self.game.cards, self._log, number, out
            )
            breakdown[seat] = dict(zip(items, out.tolist(), strict=True))
        return Result(
            points=dict(zip(self.seats, points, strict=False)),
            shares=dict(zip(self.seats, shares, strict=False)),
            breakdown=breakdown,
            rivals=dict(
                zip(self.game.rival_names(self.players), points[self.players :], strict=False)
            ),
        )

    def shared(self) -> Result:
        """The result, if all who are still in agree to share the victory now."""
        if not self.game.shareable:
            raise Refusal(f"nobody can agree on a shared victory in {self.game.name}")
        if self.over:
            raise Refusal("the game is over")
        playing = self.playing
        shares = {
            seat: 1 / len(playing) if number in playing else 0.0
            for number, seat in enumerate(self.seats)
        }
        return replace(self.standing(), shares=shares)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is going on."""
        return self.standing() if self.over else None

    def position(self) -> Document:
        """The whole state as a readable document, secrets included."""
        return {**self._header(), "seed": self.seed, "state": self.game.document(self.state)}

    def record(self) -> str:
        """The game as text: its header and one line for each move."""
        from .record import write  # a record is read into a match, so it knows this module

        return write(self)

    # --- what can be done ------------------------------------------------------------------------

    def play(self, seat: int | str, move: str | Choice | int) -> Choice:
        """Make a decision for a seat: a choice, its notation, or its action number."""
        seat = self.seat_number(seat)
        choice = self._find(seat, move)
        turn = self.turn
        self._past.append(
            _Snapshot(
                *(self._bytes(), int(self._drawn[0]), int(self._shown[0])),
                *(tuple(self.waiting), self._events.mark()),
            )
        )
        self._apply(seat, choice)
        if self.turn != turn:
            self._forget_turn()
        return choice

    def undo(self, seat: int | str) -> Move:
        """Take back a seat's last decision, if nothing stands against it.

        What stands against it: that chance was used or a secret shown since, that the turn is
        over, or that somebody else has decided after it (unless both were asked at once).
        """
        seat = self.seat_number(seat)
        at = self._undoable(seat)
        undone, later = self.moves[at], self.moves[at + 1 :]
        now = self._states, self._events, self.moves, self._past
        before = self._past[at]
        assert before is not None
        self._states = from_bytes(before.state, self.game.state)
        self._events = self._events.at(before.events)
        self.moves, self._past = self.moves[:at], self._past[:at]
        retold = []
        try:
            for move in later:
                self.play(move.seat, move.action)
                retold.append(self.told)
        except Refusal:
            self._states, self._events, self.moves, self._past = now
            name = self.seats[seat]
            raise Refusal(
                f"{name} cannot take back: others have built on it", "undo-closed"
            ) from None
        self.undone += 1
        self.retold = retold
        self._kept = before.events.lengths
        return undone

    def can_undo(self, seat: int | str) -> bool:
        """Would `undo` be allowed?"""
        try:
            self._undoable(self.seat_number(seat))
        except Refusal:
            return False
        return True

    def seat_number(self, seat: int | str) -> int:
        """A seat by number or name."""
        names = self.seats
        if isinstance(seat, str) and seat in names:
            return names.index(seat)
        if isinstance(seat, (int, np.integer)) and 0 <= seat < self.players:
            return int(seat)
        raise WrongUse(f"there is no seat {seat!r}; the seats are {listed(list(names))}")

    # --- for those who keep, copy and think (see snapshot.py) ------------------------------------

    def copy_of_state(self) -> Any:
        """The state, secrets included, as an array of one record."""
        return from_bytes(self._bytes(), self.game.state).view(np.recarray)

    def stand_at(self, states: Any, told: Iterable[Told]) -> None:
        """Go on from another state; `told` is what happened between the setup and there."""
        self._states = states
        for step in told:
            self._events.tell(step)
        self.moves, self._past, self._turn_began = [], [], 0

    def stand_apart(self, log: Any) -> None:
        """Share nothing that changes with the match that this one was copied from."""
        self._states, self._log, self._bare_log = self.copy_of_state(), log, bare(log)
        self._events = self._events.at(self._events.mark())
        self.moves, self._past = list(self.moves), list(self._past)

    # --- the inside ------------------------------------------------------------------------------

    def _header(self) -> Document:
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "players": self.players,
            "options": dict(self.options),
        }

    def _legal(self, seat: int) -> Iterator[int]:
        if not int(self._waiting[0]) >> seat & 1:
            return
        for number, word in enumerate(self._open[0, self.game.lane(seat)].tolist()):
            while word:
                lowest = word & -word
                yield number * WORD_BITS + lowest.bit_length() - 1
                word ^= lowest

    def _choice(self, seat: int, action: int) -> Choice:
        return Choice(
            action,
            self.game.notation(self.state, seat, action),
            self.game.form(self.state, seat, action),
        )

    def _find(self, seat: int, move: str | Choice | int) -> Choice:
        name = self.seats[seat]
        if self.over:
            raise Refusal(f"{name} cannot move: the game is over")
        if seat not in self.waiting:
            asked = listed([self.seats[waited] for waited in self.waiting])
            raise Refusal(f"{name} cannot move now: the game waits for {asked}")
        if not isinstance(move, (str, Choice)) and move in self._legal(seat):
            return self._choice(seat, int(move))
        choices = self.choices(seat)
        found: list[Choice] = []
        if isinstance(move, str):
            text = self.game.simplify(self.state, move)
            found = [choice for choice in choices if choice.notation == text]
        elif isinstance(move, Choice):
            found = [choice for choice in choices if choice == move]
        if not found:
            allowed = listed([choice.notation for choice in choices], 30)
            raise Refusal(f"{name} cannot {str(move)!r} now; allowed are: {allowed}")
        return found[0]

    def _apply(self, seat: int, choice: Choice) -> None:
        kernels_of(self.game).apply(self._bare, 0, self._cards, self._bare_log, seat, choice.action)
        chance = self.game.chance(self._collect_events())
        self.moves.append(Move(seat, choice.action, choice.notation, chance))

    def _forget_turn(self) -> None:
        """Undo never goes past a turn, so what it would need is let go."""
        for at in range(self._turn_began, len(self._past)):
            self._past[at] = None
        self._turn_began = len(self._past)

    def _collect_events(self) -> list[Document]:
        log = self._bare_log
        count = int(log["count"][0])
        assert count < log["capacity"][0], "an action caused more events than the log can hold"
        rows = log["rows"][0, :count]
        self.told = Told(
            int(self._shown[0]),
            tuple((row[2], self.game.event(row)) for row in rows.tolist()),
        )
        self._events.tell(self.told)
        log["count"][0] = 0
        return [event for _, event in self.told.events]

    def _points(self) -> tuple[list[int], list[float]]:
        points = np.zeros(len(SEATS), np.int64)
        shares = np.zeros(len(SEATS))
        kernels_of(self.game).result(self._bare, 0, self._cards, self._bare_log, points, shares)
        return points.tolist(), shares.tolist()

    def _undoable(self, seat: int) -> int:
        """The place of the move that an undo would take back."""
        name = self.seats[seat]
        at = len(self.moves) - 1
        while at >= 0 and self.moves[at].seat != seat:
            at -= 1
        if at < 0:
            raise Refusal(f"{name} has nothing to take back", "undo-nothing")
        before = self._past[at]
        if before is None or self.over:
            raise Refusal(f"{name} cannot take back: the turn is over", "undo-closed")
        for later in self.moves[at + 1 :]:
            if later.seat not in before.waiting:
                other = self.seats[later.seat]
                raise Refusal(
                    f"{name} cannot take back: {other} has moved since", "undo-other", who=other
                )
        if self._drawn[0] != before.drawn:
            raise Refusal(f"{name} cannot take back: chance has spoken since", "undo-chance")
        if self._shown[0] != before.shown:
            raise Refusal(f"{name} cannot take back: a secret was shown since", "undo-shown")
        return at
