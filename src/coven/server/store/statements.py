"""Reading and writing with a connection: the same for every database."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .rows import (
    Behind,
    Change,
    ChatRow,
    Kept,
    LogRow,
    Repeated,
    SeatRow,
    SnapshotRow,
    TableRow,
    Values,
)

LONGEST_LIST = 50
CHAT_KEPT = 200  # lines that a table is loaded with

_TABLE = [column for column in schema.tables.columns if column.name != "id"]
_SEAT = [column for column in schema.seats.columns if column.name not in ("table_id", "seat")]
_LOG = [column for column in schema.log.columns if column.name != "table_id"]
_CHAT = [column for column in schema.chat.columns if column.name != "table_id"]

_CHANGED = ("options", "host", "public", "changed", "status", "version", "revision")
_CHANGE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("this"), schema.tables.c.revision == bindparam("before"))
    .values({name: bindparam(name) for name in (*_CHANGED, "turn", "waiting", "rematch")})
)
_CHANGE_SEAT = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("this"), schema.seats.c.seat == bindparam("at"))
    .values({column.name: bindparam(column.name) for column in _SEAT})
)
_CHANGE_SNAPSHOT = (
    update(schema.snapshots)
    .where(schema.snapshots.c.table_id == bindparam("this"))
    .values({name: bindparam(name) for name in ("version", "state", "history")})
)
_ADD_LOG = insert(schema.log)


# --- changes -------------------------------------------------------------------------------------


def apply(db: Connection, changes: Sequence[Change]) -> None:
    """Write changes of different tables. Raises `Behind` if one is not the next of its table."""
    done = db.execute(_CHANGE_TABLE, [_table_values(change.table) for change in changes])
    if done.rowcount != len(changes):
        raise Behind
    seats = [
        {"this": change.table.id, "at": number, **asdict(seat)}
        for change in changes
        for number, seat in change.seats
    ]
    if seats:
        db.execute(_CHANGE_SEAT, seats)
    log = [_log_values(change.table.id, change.log) for change in changes if change.log]
    if log:
        try:
            db.execute(_ADD_LOG, log)
        except IntegrityError:
            raise Repeated from None
    snapshots = [
        {"this": change.table.id, **_snapshot_values(change.snapshot)}
        for change in changes
        if change.snapshot
    ]
    if snapshots:
        db.execute(_CHANGE_SNAPSHOT, snapshots)
    for change in changes:
        if change.next_table is not None:
            create(db, *change.next_table)


def create(db: Connection, table: TableRow, seats: list[SeatRow]) -> None:
    """A new table; refuses a code that is taken."""
    try:
        db.execute(insert(schema.tables), {**asdict(table), "options": _json(table.options)})
    except IntegrityError:
        raise Repeated from None
    db.execute(
        insert(schema.seats),
        [{"table_id": table.id, "seat": n, **asdict(seat)} for n, seat in enumerate(seats)],
    )
    db.execute(
        insert(schema.snapshots),
        {"table_id": table.id, "version": -1, "state": b"", "history": "[]"},
    )


def _table_values(table: TableRow) -> Values:
    return {
        "this": table.id,
        "before": table.revision - 1,
        "options": _json(table.options),
        "host": table.host,
        "public": table.public,
        "changed": table.changed,
        "status": table.status,
        "version": table.version,
        "revision": table.revision,
        "turn": table.turn,
        "waiting": table.waiting,
        "rematch": table.rematch,
    }


def _log_values(table: str, row: LogRow) -> Values:
    return {
        "table_id": table,
        "version": row.version,
        "kind": row.kind,
        "seat": row.seat,
        "action": row.action,
        "move_id": row.move_id,
        "told": row.told,
        "at": row.at,
    }


def _snapshot_values(row: SnapshotRow) -> Values:
    return {"version": row.version, "state": row.state, "history": row.history}


def _json(options: dict[str, str]) -> str:
    return msgspec.json.encode(options).decode()


# --- tables --------------------------------------------------------------------------------------


def load(db: Connection, table: str) -> Kept | None:
    """Everything about a table."""
    kept = load_since(db, table, -1, -1)
    if kept is None:
        return None
    snapshot = db.execute(
        select(schema.snapshots).where(schema.snapshots.c.table_id == table)
    ).one_or_none()
    if snapshot is not None and snapshot.version >= 0:
        kept.snapshot = SnapshotRow(snapshot.version, bytes(snapshot.state), snapshot.history)
    return kept


def load_since(db: Connection, table: str, version: int, number: int) -> Kept | None:
    """A table as it is, with what was added to its log and its chat."""
    row = db.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if row is None:
        return None
    seats = db.execute(
        select(*_SEAT).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
    )
    log = db.execute(
        select(*_LOG)
        .where(schema.log.c.table_id == table, schema.log.c.version > version)
        .order_by(schema.log.c.version)
    )
    chat = db.execute(
        select(*_CHAT)
        .where(schema.chat.c.table_id == table, schema.chat.c.number > number)
        .order_by(schema.chat.c.number.desc())
        .limit(CHAT_KEPT)
    )
    return Kept(
        _table(row),
        [SeatRow(*seat) for seat in seats],
        [LogRow(*entry) for entry in log],
        None,
        [ChatRow(*line) for line in reversed(chat.all())],
    )


def find(db: Connection, name: str) -> tuple[str, str] | None:
    """A table's id and code, by either."""
    row = db.execute(
        select(schema.tables.c.id, schema.tables.c.code).where(
            or_(schema.tables.c.id == name, schema.tables.c.code == name.upper())
        )
    ).first()
    return None if row is None else (row.id, row.code)


def open_tables(db: Connection) -> list[Kept]:
    """Tables that are open to all, those that gather first."""
    return _list(
        db,
        select(schema.tables)
        .where(schema.tables.c.public.is_(True), schema.tables.c.status != "over")
        .order_by(schema.tables.c.status, schema.tables.c.changed.desc()),
    )


def tables_of(db: Connection, guest: str) -> list[Kept]:
    """Tables that a guest sits at or is the host of, those that are not over first."""
    sat_at = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
    return _list(
        db,
        select(schema.tables)
        .where(
            or_(
                schema.tables.c.id.in_(sat_at),
                (schema.tables.c.host == guest) & (schema.tables.c.status == "gathering"),
            )
        )
        .order_by((schema.tables.c.status == "over"), schema.tables.c.changed.desc()),
    )


def _list(db: Connection, tables: Any) -> list[Kept]:
    found = [Kept(_table(row), []) for row in db.execute(tables.limit(LONGEST_LIST))]
    by_id = {kept.table.id: kept for kept in found}
    seats = db.execute(
        select(schema.seats.c.table_id, *_SEAT)
        .where(schema.seats.c.table_id.in_(list(by_id)))
        .order_by(schema.seats.c.seat)
    )
    for table, *seat in seats:
        by_id[table].seats.append(SeatRow(*seat))
    return found


def count_unfinished(db: Connection, guest: str) -> int:
    """How many tables a guest keeps going."""
    return int(
        db.execute(
            select(func.count())
            .select_from(schema.tables)
            .where(schema.tables.c.host == guest, schema.tables.c.status != "over")
        ).scalar_one()
    )


def _table(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    values["options"] = msgspec.json.decode(values["options"], type=dict[str, str])
    return TableRow(**values)


# --- chat, guests, settings ----------------------------------------------------------------------


def say(db: Connection, table: str, line: ChatRow) -> ChatRow | None:
    """A line of chat with its number; None if it was said already."""
    last = db.execute(
        select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == table)
    ).scalar()
    values = {**asdict(line), "number": 0 if last is None else last + 1, "table_id": table}
    try:
        with db.begin_nested():
            db.execute(insert(schema.chat), values)
    except IntegrityError:
        return None
    values.pop("table_id")
    return ChatRow(**values)


def lock_table(db: Connection, table: str) -> None:
    """Whoever holds the row may write; others wait."""
    db.execute(
        select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update()
    ).one_or_none()


def name_of(db: Connection, guest: str) -> str | None:
    """A guest's name."""
    return db.execute(
        select(schema.guests.c.name).where(schema.guests.c.id == guest)
    ).scalar_one_or_none()


def call(db: Connection, guest: str, name: str) -> list[str]:
    """Give a guest a name; the tables where it is seen."""
    done = db.execute(update(schema.guests).where(schema.guests.c.id == guest).values(name=name))
    if done.rowcount == 0:
        db.execute(insert(schema.guests), {"id": guest, "name": name, "created": time.time()})
    mine = schema.seats.c.guest == guest
    db.execute(update(schema.seats).where(mine).values(name=name))
    return list(db.execute(select(schema.seats.c.table_id).where(mine)).scalars())


def secret(db: Connection) -> str:
    """The key that cookies are signed with, drawn once."""
    key = select(schema.settings.c.value).where(schema.settings.c.key == "secret")
    found = db.execute(key).scalar_one_or_none()
    if found is None:
        db.execute(insert(schema.settings), {"key": "secret", "value": secrets.token_hex(32)})
        found = db.execute(key).scalar_one()
    return str(found)
