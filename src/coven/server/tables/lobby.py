"""Before the game: sitting down, standing up, agreeing, beginning; and after it, the next one."""

from dataclasses import dataclass, field, replace

from ... import bots
from ...engine.about import About, options_for_people
from ...engine.errors import Refusal, WrongUse
from ..messages import NewTable
from ..refusals import known, refusal
from ..store import SeatRow, TableRow
from .table import BOT, GATHERING, OPEN, OVER, PERSON, PLAYING, Table, bot, drafted, new_row, person


@dataclass
class Draft:
    """What a request would make of a table."""

    row: TableRow
    seats: dict[int, SeatRow] = field(default_factory=dict)  # those that change
    next_table: tuple[TableRow, list[SeatRow]] | None = None


def new_table(
    about: About, asked: NewTable, guest: str, name: str
) -> tuple[TableRow, list[SeatRow]]:
    """A table as it was asked for."""
    least, most = about.seats[0], about.seats[-1]
    if len(asked.seats) not in about.seats:
        raise refusal("bad-seats", game=about.title["en"], least=least, most=most)
    if sum(plan.holder == "me" for plan in asked.seats) > 1:
        raise refusal("one-seat")
    seats = []
    for plan in asked.seats:
        if plan.holder == "me":
            seats.append(person(guest, name, ready=asked.start))
        elif plan.holder == "bot":
            seats.append(bot(_bot(plan.bot)))
        else:
            seats.append(SeatRow())
    options = agreed(about, len(seats), asked.options)
    row = new_row(about, len(seats), options, guest, asked.public)
    if asked.start and all(seat.holder != OPEN for seat in seats):
        row.status = PLAYING
    return row, seats


def agreed(about: About, players: int, chosen: dict[str, str]) -> dict[str, str]:
    """Every option, the chosen ones over what people get by default."""
    if not chosen.keys() <= {option.name for option in about.options}:
        raise refusal("no-option")
    try:
        options = options_for_people(about, chosen)
        about.encode_options(players, options)
    except (Refusal, WrongUse) as error:
        raise known(error, "bad-option") from None
    return options


def _bot(name: str) -> str:
    if name and name not in bots.names():
        raise refusal("no-bot")
    return name or bots.STAND_IN


# --- requests: each says what it would change ----------------------------------------------------


def sit(table: Table, guest: str, name: str, number: int) -> Draft:
    """Take an open seat, or take one's own seat back."""
    if number >= len(table.seats):
        raise refusal("no-seat")
    seat, mine = table.seats[number], table.seat_of(guest)
    draft = Draft(drafted(table.row))
    if table.row.status != GATHERING:
        if mine != number:
            raise refusal("begun" if seat.holder == OPEN else "seat-taken")
        if seat.conceded:
            raise refusal("conceded")
        draft.seats[number] = replace(seat, stand_in="", left=False)
        return draft
    if seat.holder != OPEN:
        if mine == number:
            return draft
        raise refusal("seat-taken")
    if mine is not None:
        draft.seats[mine] = SeatRow()
    draft.seats[number] = person(guest, name)
    return draft


def allow_advice(table: Table, guest: str, allow: bool) -> Draft:
    """Agree that people may ask a bot for advice, or no longer."""
    mine = table.seat_of(guest)
    if mine is None:
        raise refusal("not-seated")
    draft = Draft(drafted(table.row))
    draft.seats[mine] = replace(table.seats[mine], advice=allow)
    return draft


def stand(table: Table, guest: str) -> Draft:
    """Leave one's seat. Once the game has begun a bot plays on, and the seat stays one's own."""
    mine = table.seat_of(guest)
    if mine is None:
        raise refusal("not-seated")
    if table.row.status == OVER:
        raise refusal("over")
    draft = Draft(drafted(table.row))
    if table.row.status == PLAYING:
        draft.seats[mine] = replace(table.seats[mine], stand_in=bots.STAND_IN, left=True)
        return draft
    draft.seats[mine] = SeatRow()
    if table.row.host == guest:
        draft.row.host = _next_host(table, guest)
    return draft


def _next_host(table: Table, guest: str) -> str:
    """The next person at the table; if there is none, the host stays the host."""
    others = [s.guest for s in table.seats if s.holder == PERSON and s.guest != guest]
    return others[0] if others else guest


def fill(table: Table, guest: str, number: int, holder: str, name: str, taken: bool) -> Draft:
    """The host puts a bot on a seat, or opens it. `taken`: somebody is sitting there right now."""
    _host_gathering(table, guest)
    if number >= len(table.seats):
        raise refusal("no-seat")
    if table.seats[number].holder == PERSON and taken:
        raise refusal("seat-taken")
    draft = Draft(drafted(table.row))
    draft.seats[number] = bot(_bot(name)) if holder == BOT else SeatRow()
    return draft


def agree(table: Table, guest: str, option: str, value: str) -> Draft:
    """The host changes an option; everybody has to be ready again."""
    _host_gathering(table, guest)
    draft = Draft(drafted(table.row))
    chosen = {**table.row.options, option: value}
    draft.row.options = agreed(table.about, table.row.players, chosen)
    for number, seat in enumerate(table.seats):
        if seat.holder == PERSON and seat.ready:
            draft.seats[number] = replace(seat, ready=False)
    return draft


def ready(table: Table, guest: str, yes: bool) -> Draft:
    """Ready to begin, or not."""
    if table.row.status != GATHERING:
        raise refusal("begun")
    mine = table.seat_of(guest)
    if mine is None:
        raise refusal("not-seated")
    draft = Draft(drafted(table.row))
    draft.seats[mine] = replace(table.seats[mine], ready=yes)
    return draft


def start(table: Table, guest: str) -> Draft:
    """The host begins; asking for it means to be ready."""
    _host_gathering(table, guest)
    for seat in table.seats:
        if seat.holder == OPEN:
            raise refusal("seats-open")
        if seat.holder == PERSON and seat.guest != guest and not seat.ready:
            raise refusal("not-ready", who=seat.name)
    draft = Draft(drafted(table.row))
    draft.row.status = PLAYING
    return draft


def rematch(table: Table, guest: str) -> Draft:
    """The same people and options again. Somebody alone with bots begins at once."""
    if table.row.status != OVER:
        raise refusal("not-over")
    if table.seat_of(guest) is None and table.row.host != guest:
        raise refusal("not-seated")
    seats = [_again(seat, guest) for seat in table.seats]
    row = new_row(table.about, table.row.players, dict(table.row.options), guest, table.row.public)
    if all(seat.holder == BOT or seat.guest == guest for seat in seats):
        row.status = PLAYING
    draft = Draft(drafted(table.row), next_table=(row, seats))
    draft.row.rematch = row.code
    return draft


def _again(seat: SeatRow, guest: str) -> SeatRow:
    if seat.holder == BOT:
        return bot(seat.bot)
    return person(seat.guest, seat.name, ready=seat.guest == guest)


def _host_gathering(table: Table, guest: str) -> None:
    if table.row.status != GATHERING:
        raise refusal("begun")
    if table.row.host != guest:
        raise refusal("not-host")


# --- what happens by itself ----------------------------------------------------------------------


def stand_in(table: Table, number: int) -> Draft:
    """A bot plays for somebody who is away."""
    draft = Draft(drafted(table.row))
    draft.seats[number] = replace(table.seats[number], stand_in=bots.STAND_IN)
    return draft


def come_back(table: Table, number: int) -> Draft:
    """Somebody who was away gets the seat back."""
    draft = Draft(drafted(table.row))
    draft.seats[number] = replace(table.seats[number], stand_in="")
    return draft


def hand_over(table: Table, to: str) -> Draft:
    """Another host, since the old one is away."""
    draft = Draft(drafted(table.row))
    draft.row.host = to
    return draft
