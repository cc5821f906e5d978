"""Every message between the table's server and its clients, in the order of a visit.

One module, so that the protocol can be read from top to bottom. The client's TypeScript types are
generated from it (see `typescript.py`); nothing else crosses the wire. Every
message on the socket is one JSON object with its kind in `is`. The server sends keys and
arguments, never sentences: the client has the words.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=0, le=1 << 31)]
Document = dict[str, Any]

Status = Literal["gathering", "playing", "over"]
Holder = Literal["open", "person", "bot"]


# --- plain requests (HTTP) -----------------------------------------------------------------------


class Me(Struct):
    """Who a guest is to others. Identity itself is a signed cookie that no page can read."""

    name: str


class NewName(Struct, forbid_unknown_fields=True):
    """POST /api/me"""

    name: Name


class OptionInfo(Struct):
    """Something to agree on before a game; the game's own words explain it (`option-NAME`)."""

    name: str
    default: str  # where people play
    values: list[str]  # to choose from; empty where any text goes
    players: list[int]  # the numbers of players it matters for
    free: bool = False  # other texts than `values` may be meant, too


class BotInfo(Struct):
    """A bot that may take a seat; `bot-NAME` in the client's words."""

    name: str


class GameInfo(Struct):
    """GET /api/games: a game of the shelf."""

    name: str
    title: dict[str, str]  # by language
    least: int  # players
    most: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    ready: bool  # compiled; until then a table can be set, and waits


class SeatPlan(Struct, forbid_unknown_fields=True):
    """A seat of a new table."""

    holder: Literal["me", "open", "bot"]
    bot: Id = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: Id
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=6)]
    options: Annotated[dict[Id, Text], Meta(max_length=16)] = {}
    public: bool = False  # listed for everybody
    start: bool = False  # at once, if every seat is taken


class TableMade(Struct):
    """The answer: where the table is."""

    id: str
    code: str


class TableLine(Struct):
    """GET /api/tables (open to all) and GET /api/mine: a table in a list."""

    id: str
    code: str
    game: str
    status: Status
    seats: list["SeatInfo"]
    turn: int
    your_move: bool
    changed: float  # seconds since 1970


class Fairness(Struct):
    """GET /api/tables/ID/fairness: the promise made at the start, kept at the end.

    `commitment` is the SHA-256, in hexadecimal, of the text "SALT:SEED".
    """

    commitment: str
    status: Status
    seed: str | None = None  # a number, as text: it has 64 bits
    salt: str | None = None


class ReplayStep(Struct):
    """One move of a finished game, or its setup (step 0)."""

    version: int
    seat: int | None  # who decided; None for the setup
    by: str  # the decision in notation
    patch: Document  # over the view of the step before (JSON merge patch)
    events: list[Document]
    waiting: list[int]
    points: list[int]


class Replay(Struct):
    """GET /api/tables/ID/replay?seat=N: a finished game from a seat's place."""

    table: "TableInfo"
    perspective: int
    steps: list[ReplayStep]


class Trouble(Struct):
    """The body of every refused request: words by key, and plain English for whoever has none."""

    key: str
    message: str
    arguments: Document = {}


# --- from the client, over the socket ------------------------------------------------------------


class Watch(Struct, tag_field="is", tag="watch", forbid_unknown_fields=True):
    """Come to a table. With the version one has, only what is missing is sent."""

    table: Id  # or its code
    version: int = -1
    undone: int = -1
    chat: int = -1  # the number of the last line one has; -1 asks for the whole table


class Sit(Struct, tag_field="is", tag="sit", forbid_unknown_fields=True):
    """Take an open seat (or take one's own seat back from a bot)."""

    seat: Seat


class Stand(Struct, tag_field="is", tag="stand", forbid_unknown_fields=True):
    """Leave one's seat. In a game that has begun a bot takes over at once."""


class Fill(Struct, tag_field="is", tag="fill", forbid_unknown_fields=True):
    """The host puts a bot on a seat, or opens it."""

    seat: Seat
    holder: Literal["open", "bot"]
    bot: Id = ""


class Agree(Struct, tag_field="is", tag="agree", forbid_unknown_fields=True):
    """The host changes an option before the game. Everybody has to be ready again."""

    option: Id
    value: Text


class Ready(Struct, tag_field="is", tag="ready", forbid_unknown_fields=True):
    """Ready to begin, or not. The game begins when the host asks and all are ready."""

    ready: bool


class Start(Struct, tag_field="is", tag="start", forbid_unknown_fields=True):
    """The host begins the game."""


class Move(Struct, tag_field="is", tag="move", forbid_unknown_fields=True):
    """One of the choices that were sent with this version. Sent twice, it is done once.

    Silence in a window is not done but `noted`, and may still be changed into an answer.
    """

    id: Id
    version: Count
    action: Count


class Undo(Struct, tag_field="is", tag="undo", forbid_unknown_fields=True):
    """Take one's last decision back."""

    id: Id
    version: Count


class Redo(Struct, tag_field="is", tag="redo", forbid_unknown_fields=True):
    """Make the decision that was taken back last once more."""

    id: Id
    version: Count


class Concede(Struct, tag_field="is", tag="concede", forbid_unknown_fields=True):
    """Give up. With two at the table the other wins; with more a bot plays the seat on."""

    id: Id


class Share(Struct, tag_field="is", tag="share", forbid_unknown_fields=True):
    """Agree, until this turn is over, that all who are still in share the victory.

    When the last of them agrees, the game is over. Bots never agree.
    """

    id: Id


class Rematch(Struct, tag_field="is", tag="rematch", forbid_unknown_fields=True):
    """The same table again; whoever asks first makes it, the others follow."""


class Say(Struct, tag_field="is", tag="say", forbid_unknown_fields=True):
    """A line of chat, for all or for one's team."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    team: bool = False


class AllowAdvice(Struct, tag_field="is", tag="allow-advice", forbid_unknown_fields=True):
    """Agree, or no longer, that people at this table may ask a bot for advice."""

    allow: bool


class Advise(Struct, tag_field="is", tag="advise", forbid_unknown_fields=True):
    """What would a strong bot do here? Allowed where every person at the table has agreed."""

    id: Id
    version: Count


class Ping(Struct, tag_field="is", tag="ping", forbid_unknown_fields=True):
    """Still here."""

    n: Count


ClientMessage = (
    Watch
    | Sit
    | Stand
    | Fill
    | Agree
    | Ready
    | Start
    | Move
    | Undo
    | Redo
    | Concede
    | Share
    | Rematch
    | Say
    | AllowAdvice
    | Advise
    | Ping
)


# --- from the server, over the socket ------------------------------------------------------------


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    holder: Holder
    name: str  # a person's, or a bot's key
    ready: bool = False
    here: bool = False  # a person with an open socket
    stand_in: str = ""  # the bot that plays for a person who is away
    conceded: bool = False
    team: int | None = None
    advice: bool = False  # agrees to advice


class TableInfo(Struct):
    """A table without its game: what a lobby shows."""

    id: str
    code: str
    game: str
    rules: int
    options: Document
    status: Status
    seats: list[SeatInfo]
    host: bool  # are you?
    you: int | None  # your seat
    watching: int  # spectators
    public: bool
    commitment: str
    rematch: str = ""  # the code of the table that follows
    advice: bool = False  # everybody agrees to it


class Choice(Struct):
    """Something you may do now: its number, and its parts for a page to draw."""

    action: int
    form: Document


class OpenWindow(Struct):
    """A question whose silence must not be heard: everybody is told the same, always.

    The seat's other choices, if it has any, are played at once. Silence, chosen or not, is played
    when the time is over and never before.
    """

    seat: int  # who may answer; whether there is an answer to give is this seat's secret
    silence: int  # the action that stands for no answer
    length: float  # seconds: the same for every window
    left: float  # of them
    silent: bool = False  # you have chosen silence: said to the seat alone


class Ending(Struct):
    """How a game ended."""

    points: list[int]  # by seat
    shares: list[float]  # of the victory
    breakdown: list[dict[str, int]]  # points by item
    rivals: dict[str, int]
    conceded: list[int]
    history: list[list[int]]  # points by seat, after each turn
    agreed: bool = False  # all who were still in have agreed to share the victory


class Hello(Struct, tag_field="is", tag="hello"):
    """The first message on a socket."""

    name: str
    build: str  # of the client that the server serves: another one means, load the page again
    compiling: list[str]  # games that are not ready yet


class Compiled(Struct, tag_field="is", tag="compiled"):
    """A game has become ready."""

    game: str


class Lobby(Struct, tag_field="is", tag="lobby"):
    """Something about the table or its seats has changed."""

    table: TableInfo


class Whole(Struct, tag_field="is", tag="whole"):
    """The whole table as you may see it."""

    table: TableInfo
    version: int
    undone: int
    view: Document | None  # None until the game begins
    choices: list[Choice]
    events: list[Document]  # all since the beginning
    waiting: list[int]
    can_undo: bool
    can_redo: bool
    window: OpenWindow | None  # that is open now
    sharing: list[int]  # seats that agree to share the victory
    can_share: bool  # may you agree to it?
    chat: list["ChatLine"]
    ending: Ending | None = None


class Update(Struct, tag_field="is", tag="update"):
    """What one move changed, for you.

    A request that comes twice is answered with the whole table and an update of that same version
    that changes nothing and says `done`.
    """

    version: int
    undone: int
    patch: Document  # JSON merge patch over the view of version - 1
    choices: list[Choice]
    keep: int  # how many of the events you have still hold (fewer after an undo)
    events: list[Document]  # that follow them
    waiting: list[int]
    can_undo: bool
    can_redo: bool
    window: OpenWindow | None  # that is open now
    sharing: list[int]  # seats that agree to share the victory
    can_share: bool  # may you agree to it?
    done: str = ""  # the id of your move, if this is its acknowledgement
    ending: Ending | None = None


class Noted(Struct, tag_field="is", tag="noted"):
    """Your silence is kept until the window closes. Nobody else is told."""

    id: str  # of the request
    version: int


class ChatLine(Struct, tag_field="is", tag="chat"):
    """Somebody said something. `name` and `text` are plain text, never markup."""

    number: int
    seat: int | None
    name: str
    text: str
    team: bool
    when: float


class Rating(Struct):
    """What a bot thinks of a choice."""

    action: int
    worth: float  # from 0, a sure defeat, to 1
    share: float  # of its thoughts that went there


class Advice(Struct, tag_field="is", tag="advice"):
    """What a strong bot would do here, the best first. It knows no more than your seat."""

    id: str
    version: int
    ratings: list[Rating]


class Refused(Struct, tag_field="is", tag="refused"):
    """A request was not carried out; nothing has changed."""

    key: str
    message: str
    arguments: Document = {}
    id: str = ""  # of the request, if it had one


class Pong(Struct, tag_field="is", tag="pong"):
    """The answer to a ping."""

    n: int


ServerMessage = (
    Hello | Compiled | Lobby | Whole | Update | Noted | ChatLine | Advice | Refused | Pong
)


# --- for the generator ---------------------------------------------------------------------------

REQUESTS = (NewName, SeatPlan, NewTable)
"""What a client writes into plain requests."""
