"""Mandragora's state: cards, shops, spells, and the numbers that name them (MG-1 to MG-5)."""

from ...engine.state import state_dtype

# MG-2, MG-30: the colours, in the order in which end spells go through a hand.
COLOURS = ("red", "green", "yellow", "purple", "blue", "white", "black")
RED, GREEN, YELLOW, PURPLE, BLUE, WHITE, BLACK = range(7)
N_COLOURS = len(COLOURS)
N_INGREDIENTS = 5  # colours that have ingredients, and books by the dozen
VALUES = 4  # a book is worth 0 to 3 (MG-3)
SYMBOLS = 3  # a scroll carries 1 to 3 (MG-4)

# Kinds of cards: two cards of one kind are interchangeable. What a hand can hold comes first.
MANDRAKE = N_INGREDIENTS  # after the ingredients
BOOKS = MANDRAKE + 1  # + colour * VALUES + value
BLACK_BOOK = BOOKS + N_INGREDIENTS * VALUES
HAND_KINDS = BLACK_BOOK + 1
SCROLLS = HAND_KINDS  # + symbols - 1
KINDS = SCROLLS + SYMBOLS
ITEMS = 82
NONE = -1  # nobody, nothing, or a card that one may not see

SPELLS = (
    *("banishment", "teleportation", "substitution", "levitation"),
    *("replication", "agility", "dematerialisation", "purification"),
)
(
    BANISHMENT,
    TELEPORTATION,
    SUBSTITUTION,
    LEVITATION,
    REPLICATION,
    AGILITY,
    DEMATERIALISATION,
    PURIFICATION,
) = range(8)
N_SPELLS = len(SPELLS)
POWERS = 5

# MG-1, MG-14 to MG-16: the ring, numbered clockwise from the start tile.
SHOPS = 10
START = 0
NIGHT_SHOPS = 3
PILE = 12  # room in a shop; a game needs 8: 1, and 1 for each lap of a deck of 69
MOST_PLAYERS = 4
TEAM_PLAYERS = 4
FEW_PLAYERS = 2
SOME_PLAYERS = 3
REMOVED_MANDRAKES = 2  # with two players,
REMOVED_BOOKS = 2  # of each colour that stays
START_MANDRAKES = 1

# MG-11, MG-18, MG-21, MG-22, MG-27
RANGE = 3
MOST_STEPS = 6
BLACK_INGREDIENTS = 5
CURSE_POINTS = 2

# MG-28: the countdown of the last rounds.
NOT_YET = 0
TRIGGERED = 4  # the turn is finished; then the next player takes the end tile at III
LAST_ROUNDS = 3
LAST_ROUND = 1

# Options as `setup` reads them.
OPTION_TEAMS = 0
OPTIONS = 1

# What the ingredients of a cast must be: all of one colour (its number), or one of these.
DIFFERENT = N_INGREDIENTS  # all different, as with the black book (MG-21)
OPEN = N_INGREDIENTS + 1  # a mandrake for a book: the second ingredient decides (MG-22)

# Tasks of frames. The first six numbers of each are named in `position.py`.
(
    ACT,  # choose the action of a turn
    LAY,  # lay out ingredients, then choose the power
    BANISH,  # choose a scroll to discard
    SEND,  # choose a scroll to give away
    TARGET,  # choose who gets it
    VICTIM,  # choose from whose hand to take
    RETURN,  # choose a card to give for it
    REACH,  # choose the shop of a Levitation
    PICK,  # choose a card there
    HAND_ON,  # choose who of the tied gets the curse token
    BARGAIN,  # choose a kind of team exchange
    GIFT,  # choose a card for the partner
    SHOW,  # choose a card to exchange with the partner
    ANSWER,  # choose the card that comes for it
    RESTOCK,  # work without a choice
) = range(15)
FIRST_WORK = RESTOCK
LANE = 0  # one player decides at a time, so there is one stack
N1, N2, N3, N4, N5, N6 = range(2, 8)  # where a frame keeps the numbers of its task

# Actions. Equal cards are one action; what a card is chosen for, the top frame says.
A_PASS = 0
A_GIVE = 1
A_ACCEPT = 2
A_EXCHANGE = 3
A_MOVE = 4  # + steps - 1
A_POWER = A_MOVE + MOST_STEPS  # + power - 1
A_SEAT = A_POWER + POWERS  # + seat
A_SHOP = A_SEAT + MOST_PLAYERS  # + shop
A_CARD = A_SHOP + SHOPS  # + kind
ACTIONS = A_CARD + KINDS

EVENTS = (
    *("turn", "move", "take", "see", "stock", "spend", "cast", "top", "discard", "send"),
    *("swap", "give", "card", "curse", "again", "decline", "pass", "tile", "end", "over"),
)
(
    E_TURN,
    E_MOVE,  # the assistant, from a shop, to a shop
    E_TAKE,  # a card (or NONE: face down), from a shop
    E_SEE,  # what the face-down card is, for its taker
    E_STOCK,  # a shop gets a card (or NONE: face down)
    E_SPEND,  # cards of a kind for a cast, how many, 1 if as the book
    E_CAST,  # a spell, its power
    E_TOP,  # the spell that is on top of a pile now (or NONE), the power
    E_DISCARD,  # cards of a kind, how many
    E_SEND,  # a scroll, to a seat
    E_SWAP,  # Substitution takes a card from a seat
    E_GIVE,  # a card, to a seat
    E_CARD,  # which one it was, for the two concerned; the seat that has it now
    E_CURSE,  # the token goes to the seat (or the middle), from a seat (or the middle)
    E_AGAIN,  # Replication gives another action
    E_DECLINE,  # 1 if it was a team exchange
    E_PASS,
    E_TILE,  # the end tile: III, II, or away
    E_END,  # an end spell works, on a colour
    E_OVER,
) = range(20)

MOST_PENDING = 3  # frames: restocking, a team exchange, the curse token
DEPTH = MOST_PENDING

STATE = state_dtype(
    [
        ("deck", "i1", (KINDS,)),  # what it holds; chance decides the order
        ("discards", "i1", (KINDS,)),
        ("removed", "i1", (KINDS,)),
        ("shops", "i1", (SHOPS, PILE)),  # cards in the order in which they were laid down
        ("shop_size", "i1", (SHOPS,)),
        ("night", "i1", (SHOPS,)),
        ("hand", "i1", (MOST_PLAYERS, HAND_KINDS)),
        # How many cards of each kind the first seat knows to be in the second's hand (MG-37).
        # Everybody knows the own hand, so known[o, o] is what all know of o's.
        ("known", "i1", (MOST_PLAYERS, MOST_PLAYERS, HAND_KINDS)),
        ("used", "i1", (MOST_PLAYERS, HAND_KINDS)),  # books and ingredients of casts
        ("scrolls", "i1", (MOST_PLAYERS, SYMBOLS)),
        ("spells", "i1", (MOST_PLAYERS, N_SPELLS)),  # cast
        ("left", "i1", (N_SPELLS,)),  # in the piles, the tops included
        ("tops", "i1", (POWERS,)),  # the visible spell of each pile, or NONE
        ("hand_size", "i1", (MOST_PLAYERS,)),
        ("passed", "i1", (MOST_PLAYERS,)),
        ("deck_size", "i1"),
        ("assistant", "i1"),
        ("active", "i1"),
        ("cursed", "i1"),  # who holds the token, or NONE
        ("mandraked", "i1"),  # has the active player used a mandrake this turn?
        ("countdown", "i1"),
        ("tile", "i1"),  # who has the end tile, or had it, or NONE
        ("teams", "i1"),
    ],
    actions=ACTIONS,
    depth=DEPTH,
    number="i1",
)
