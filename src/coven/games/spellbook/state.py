"""SpellBook's state: tokens, zones, cards, and the numbers that name them (SB-1 to SB-4)."""

from ...engine.state import state_dtype

# SB-1: a token's kind is its colour and its rune; two tokens of one kind are interchangeable.
COLOURS = ("red", "purple", "green", "black", "white", "blue", "yellow")
RUNES = ("circle", "triangle", "square")
COPIES = 5
KINDS = len(COLOURS) * len(RUNES)
TOKENS = KINDS * COPIES
RED, PURPLE, GREEN, BLACK, WHITE, BLUE, YELLOW = range(7)
N_COLOURS = len(COLOURS)
N_RUNES = len(RUNES)
ANY = -1  # no condition on colour or rune
NONE = -1  # no token

# SB-2: zones, as events and rules name them.
ZONES = ("bag", "tray", "altar", "pool", "familiar", "card", "rival", "lower", "hand")
BAG, TRAY, ALTAR, POOL, FAMILIAR, CARD, RIVAL, LOWER, HAND = range(9)

# SB-3, SB-8, SB-12, SB-20, SB-60, SB-61
SPACES = 14
POOL_LIMIT = 9
LOWEST_LEVEL = 3
HIGHEST_LEVEL = 5
LEVELS = 3
WILD = 3  # tokens of one rune that make one wild materia
START_POOL = 2
BASIC_DRAW = 2
ALTAR_START = 5
ALTAR_LIMIT = 10
SOLO_ALTAR = 7
RIVAL_SPACES = 17
MOST_PLAYERS = 4

# SB-4: a spell's number is its colour and its set.
SPELLS = (
    *("sacrifice", "eruption", "blaze"),
    *("levitation", "sharing", "divination"),
    *("purification", "cure", "growth"),
    *("offering", "focus", "feast"),
    *("time-travel", "storm", "clone"),
    *("transmutation", "swiftness", "mirage"),
    *("abundance", "knowledge", "communion"),
)
SACRIFICE, ERUPTION, BLAZE = 0, 1, 2
LEVITATION, SHARING, DIVINATION = 3, 4, 5
PURIFICATION, CURE, GROWTH = 6, 7, 8
OFFERING, FOCUS, FEAST = 9, 10, 11
TIME_TRAVEL, STORM, CLONE = 12, 13, 14
TRANSMUTATION, SWIFTNESS, MIRAGE = 15, 16, 17
ABUNDANCE, KNOWLEDGE, COMMUNION = 18, 19, 20

# SB-7: the phases of a day, and what follows the evening.
PHASES = ("night", "morning", "midday", "evening", "dusk", "nightfall")
NIGHT, MORNING, MIDDAY, EVENING, DUSK, NIGHTFALL = range(6)

# Options as `setup` reads them: a set for each colour (or RANDOM_SET), then these two.
RANDOM_SET = 3
OPTION_HARDER = N_COLOURS
OPTION_CONFIRM = N_COLOURS + 1
OPTIONS = N_COLOURS + 2

# Tasks of frames. The first six numbers of each are named in `position.py`.
(
    ACT,  # choose the action of a phase
    TAKE,  # choose altar tokens
    STORE,  # choose pool tokens for the familiar board
    DISCARD,  # choose pool tokens for the tray
    SWAP_OUT,  # choose pool tokens to swap away
    SWAP_IN,  # choose what comes for them
    SWEEP,  # choose altar tokens to be replaced
    TEACH,  # choose the spell to learn
    PLACE,  # choose the token that goes on the card
    PAY,  # choose the rest of the payment
    TRIPLE,  # choose the tokens of a wild materia
    FOCUSING,  # choose between storing and taking
    DISCARD_TO_COPY,  # choose the token that Clone costs
    COPY,  # choose whom or what to copy
    COPY_SPELL,  # choose the spell of that player
    RAISE,  # choose the spell to raise
    RECLAIM,  # choose tray tokens for the familiar board
    FEED,  # choose an altar token for the rival
    CONFIRM,  # say that the day is over
    DRAW,  # work without a choice from here on
    OTHERS_TAKE,
    OTHERS_DRAW,
    DROP,
    INSTANT,
) = range(24)
FIRST_WORK = DRAW
LANE = 0  # one player decides at a time, so there is one stack
N1, N2, N3, N4, N5, N6 = range(2, 8)  # where a frame keeps the numbers of its task

# Actions. Equal tokens are one action; what a token is chosen for, the top frame says.
A_PASS = 0
A_DRAW = 1
A_STORING = 2
A_TAKING = 3
A_WILD = 4  # + rune
A_FROM = A_WILD + N_RUNES  # + seat
A_RAISE = A_FROM + MOST_PLAYERS  # + colour
A_TOKEN = A_RAISE + N_COLOURS  # + kind
A_USE = A_TOKEN + KINDS  # + colour * LEVELS + level - LOWEST_LEVEL
A_LEARN = A_USE + N_COLOURS * LEVELS  # + colour * LEVELS + level - LOWEST_LEVEL
ACTIONS = A_LEARN + N_COLOURS * LEVELS

# Events.
EVENTS = (
    *("move", "use", "learn", "skip", "drop", "raise", "copy"),
    *("refill", "wipe", "day", "ending", "over", "decline"),
)
(
    E_MOVE,  # a token, from a zone, to a zone
    E_USE,  # a spell, at a level
    E_LEARN,  # a spell, at a level
    E_SKIP,  # a phase
    E_DROP,  # a spell, to a level
    E_RAISE,  # a spell, to a level
    E_COPY,  # a seat
    E_REFILL,  # the tray went into the bag
    E_WIPE,  # the altar is discarded
    E_DAY,  # a day begins
    E_ENDING,  # the end of the game is triggered
    E_OVER,
    E_DECLINE,  # Swiftness's instant
) = range(13)

MOST_PENDING = 4  # frames while somebody decides: a second morning, and Sharing's three steps
DEPTH = 8

STATE = state_dtype(
    [
        ("bag", "i1", (KINDS,)),
        ("tray", "i1", (KINDS,)),
        ("altar", "i1", (KINDS,)),
        ("hand", "i1", (KINDS,)),  # swapped out, not yet laid down
        ("rival", "i1", (KINDS,)),
        ("lower", "i1", (KINDS,)),
        ("pool", "i1", (MOST_PLAYERS, KINDS)),
        ("familiar", "i1", (MOST_PLAYERS, KINDS)),
        ("level", "i1", (MOST_PLAYERS, N_COLOURS)),  # 0: not learned
        ("card", "i1", (MOST_PLAYERS, N_COLOURS)),  # the token on the card, or NONE
        ("fresh", "i1", (N_COLOURS,)),  # learned by the active player today
        ("sets", "i1", (N_COLOURS,)),  # which spell of the colour is in play
        ("bag_size", "i1"),
        ("tray_size", "i1"),
        ("altar_size", "i1"),
        ("rival_size", "i1"),
        ("lower_size", "i1"),
        ("pool_size", "i1", (MOST_PLAYERS,)),
        ("stored", "i1", (MOST_PLAYERS,)),
        ("learned", "i1", (MOST_PLAYERS,)),
        ("active", "i1"),
        ("phase", "i1"),
        ("ending", "i1"),
        ("confirm", "i1"),
    ],
    actions=ACTIONS,
    depth=DEPTH,
    number="i1",
)
