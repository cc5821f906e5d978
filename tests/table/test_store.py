"""What is kept: forms of the database, changes all or nothing, and games out of their logs."""

import asyncio
import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

import coven
from coven.engine.match import Match
from coven.engine.snapshot import keep
from coven.server.store import (
    Behind,
    Change,
    ChatRow,
    Kept,
    LogRow,
    Repeated,
    SeatRow,
    Store,
    open_store,
)
from coven.server.store.lock import Held
from coven.server.store.migrate import migrate
from coven.server.store.schema import metadata
from coven.server.tables import play
from coven.server.tables.lobby import agreed
from coven.server.tables.play import Decision
from coven.server.tables.story import standing_moves, tell
from coven.server.tables.table import Table, drafted, new_row, person
from tests.bidding.game import Bidding


def test_an_empty_database_gets_the_present_form_and_keeps_it(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    for _ in range(2):
        migrate(engine)
        with engine.connect() as db:
            assert compare_metadata(MigrationContext.configure(db), metadata) == []
    engine.dispose()


def test_postgresql_gets_the_same_form(postgres: str) -> None:
    engine = create_engine(postgres.replace("postgresql://", "postgresql+psycopg://"))
    for _ in range(2):
        migrate(engine)
        with engine.connect() as db:
            assert compare_metadata(MigrationContext.configure(db), metadata) == []
    engine.dispose()


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        def settings(db: Any) -> tuple[Any, Any]:
            journal = db.exec_driver_sql("PRAGMA journal_mode").scalar()
            return journal, db.exec_driver_sql("PRAGMA synchronous").scalar()

        assert await store._read(settings) == ("wal", 2)

    with_store(f"sqlite:///{tmp_path / 'tables.sqlite'}", work)


def test_one_file_is_served_by_one_server(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def work(store: Store) -> None:
        with pytest.raises(Held, match="served already"):
            await open_store(address).begin()

    with_store(address, work)
    with_store(address, lambda store: asyncio.sleep(0))


# --- changes -------------------------------------------------------------------------------------


def with_store(address: str, work: Any) -> None:
    async def main() -> None:
        store = open_store(address)
        await store.begin()
        try:
            await work(store)
        finally:
            await store.end()

    # In a thread of its own: a browser of other tests may keep a loop in this one.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, main()).result()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return str(request.getfixturevalue("postgres"))


def a_table() -> tuple[Any, list[SeatRow]]:
    about = coven.game("spellbook")
    row = new_row(about, 2, agreed(about, 2, {}), "host", public=False)
    return row, [person("host", "Ola"), SeatRow()]


def entry(version: int, move_id: str | None = None) -> LogRow:
    return LogRow(version, "play", 0, 1, move_id, "[]", 1.0)


def test_a_change_is_the_next_one_or_none(address: str) -> None:
    async def work(store: Store) -> None:
        row, seats = a_table()
        await store.create(row, seats)
        first = drafted(row)
        first.version = 1
        change = Change(first, ((1, person("other", "Taras")),), entry(1, "0:a"))
        await store.change(change)
        with pytest.raises(Behind):
            await store.change(change)
        second = drafted(first)
        second.version = 2
        with pytest.raises(Repeated):
            await store.change(Change(second, log=entry(2, "0:a")))
        kept = await store.load(row.id)
        assert kept is not None
        assert (kept.table.version, kept.table.revision) == (1, 1)
        assert kept.seats == [person("host", "Ola"), person("other", "Taras")]
        assert kept.log == [entry(1, "0:a")]

    with_store(address, work)


def test_of_many_changes_at_once_only_the_bad_ones_fail(address: str) -> None:
    async def work(store: Store) -> None:
        rows = []
        for _ in range(20):
            row, seats = a_table()
            await store.create(row, seats)
            rows.append(row)
        good = [Change(replace(drafted(row), version=1), log=entry(1)) for row in rows]
        late = [Change(replace(drafted(row), revision=7), log=entry(7)) for row in rows[:5]]
        results = await asyncio.gather(
            *(store.change(change) for change in good + late), return_exceptions=True
        )
        assert results[:20] == [None] * 20
        assert all(isinstance(result, Behind) for result in results[20:])
        for row in rows:
            kept = await store.load(row.id)
            assert kept is not None and len(kept.log) == 1

    with_store(address, work)


def test_a_code_is_given_once(address: str) -> None:
    async def work(store: Store) -> None:
        row, seats = a_table()
        await store.create(row, seats)
        with pytest.raises(Repeated):
            await store.create(replace(row, id="other"), seats)
        assert await store.find(row.code.lower()) == (row.id, row.code)

    with_store(address, work)


def test_lines_of_chat_are_numbered_and_said_once(address: str) -> None:
    async def work(store: Store) -> None:
        row, seats = a_table()
        await store.create(row, seats)
        line = ChatRow(0, "a", "host", 0, "Ola", "cześć", None, 1.0)
        said = await asyncio.gather(
            *(store.say(row.id, replace(line, say_id=f"{n}")) for n in range(8))
        )
        assert sorted(one.number for one in said if one) == list(range(8))
        assert await store.say(row.id, replace(line, say_id="3")) is None

    with_store(address, work)


def test_the_key_of_the_cookies_is_drawn_once(address: str) -> None:
    found: list[str] = []

    async def work(store: Store) -> None:
        found.append(await store.secret())

    with_store(address, work)
    with_store(address, work)
    assert found[0] == found[1]
    assert len(found[0]) >= 32


def test_what_is_written_stands_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def work(store: Store) -> None:
        row, seats = a_table()
        await store.create(row, seats)
        with sqlite3.connect(file) as other:
            assert other.execute("SELECT code FROM tables").fetchall() == [(row.code,)]
        other.close()

    with_store(f"sqlite:///{file}", work)


# --- games out of their logs ---------------------------------------------------------------------


class Notebook:
    """Keeps what a database would."""

    def __init__(self, game: Any, players: int, seed: int) -> None:
        options = agreed(game, players, {})
        row = new_row(game, players, options, "host", public=False)
        row.seed, row.status = str(seed), "playing"
        seats = [person(f"guest {seat}", f"Guest {seat}") for seat in range(players)]
        self.game = game
        self.kept = Kept(row, seats)
        self.table = Table(self.kept, game)
        self.table.story = tell(game, self.kept)

    def write(self, change: Change) -> None:
        self.kept.table = self.table.row = change.table
        assert change.log is not None
        self.kept.log.append(change.log)
        self.kept.snapshot = change.snapshot or self.kept.snapshot

    @property
    def match(self) -> Match:
        match = self.table.match
        assert match is not None
        return match


def assert_same(one: Any, other: Any) -> None:
    first, second = one.match, other.match
    assert keep(first) == keep(second)
    assert first.undone == second.undone
    for seat in (None, *range(first.players)):
        assert first.events(seat) == second.events(seat)
        assert first.view(seat) == second.view(seat)
    for seat in range(first.players):
        assert first.can_undo(seat) == second.can_undo(seat)
    assert one.redo == other.redo
    assert one.history == other.history
    assert one.conceded == other.conceded


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_spellbook_taken_up_anywhere_is_the_same(players: int, seed: int) -> None:
    random_game(coven.game("spellbook"), players, seed)


@pytest.mark.parametrize("seed", range(20))
def test_a_game_of_secret_bids_taken_up_anywhere_is_the_same(seed: int) -> None:
    random_game(Bidding(), 3, seed)


def random_game(game: Any, players: int, seed: int) -> None:
    """Moves, undo and redo at random; at every step the story is told anew and compared."""
    chance = random.Random(seed)
    note = Notebook(game, players, seed)
    while note.table.row.status == "playing":
        story = note.table.story
        assert story is not None
        undoable = [seat for seat in range(players) if note.match.can_undo(seat)]
        redoable = [seat for seat in range(players) if play.can_redo(story, seat)]
        if redoable and chance.random() < 0.5:
            change = play.redo(note.table, Decision(chance.choice(redoable)))
        elif undoable and chance.random() < 0.3:
            change = play.undo(note.table, Decision(chance.choice(undoable)))
        else:
            seat = chance.choice(note.match.waiting)
            action = chance.choice(note.match.choices(seat)).action
            change = play.play(note.table, Decision(seat), action)
        note.write(change)
        if chance.random() < 0.2 or note.table.row.status == "over":
            assert_same(note.table.story, tell(game, note.kept))
        if chance.random() < 0.05:
            note.table.story = tell(game, note.kept)
    since = note.kept.snapshot.version if note.kept.snapshot else 0
    assert since == note.table.row.version, "the last snapshot is that of the end"
    again = Match(game, players, seed, note.table.row.options)
    for mover, action in standing_moves(note.kept.log):
        again.play(mover, action)
    assert keep(again) == keep(note.match)


def test_loading_replays_at_most_a_turn() -> None:
    note = Notebook(coven.game("spellbook"), 2, 5)
    chance = random.Random(5)
    longest = 0
    while note.table.row.status == "playing":
        seat = note.match.waiting[0]
        action = chance.choice(note.match.choices(seat)).action
        note.write(play.play(note.table, Decision(seat), action))
        longest = max(longest, len(tell(note.game, note.kept).match.moves))
    turns = note.match.turn
    assert longest < len(note.kept.log) / turns * 6
