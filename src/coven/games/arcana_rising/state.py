"""Arcana Rising's state: areas, hands, moons, and the numbers that name them (AR-1 to AR-8)."""

from ...engine.state import state_dtype
from .language import N_KINDS, N_SCHOOLS

MOST_PLAYERS = 6
SOLO = 1  # player
START_RESOURCES = 1  # of each kind (AR-5)

# AR-2, AR-26: the decks. Their true sizes are the card file's.
ROUNDS = 3
MOST_DECK = 40  # cards of a round: a bit set holds them
MOST_CARDS = ROUNDS * MOST_DECK
SPELL_CARD, EVENT, ARTIFACT = range(3)
START_CODES = MOST_CARDS  # + school: starting spells are numbered behind the cards (AR-4)
CODES = START_CODES + N_SCHOOLS
MOST_STEPS = 6  # of an effect
MOST_COST = 20
MOST_CASTERS = 3  # cards that cast one spell: their chains end, and so does the stack

# AR-3, AR-6, AR-7: a round.
TURNS = 6
DEALT = 6  # cards to each player
PYRAMID = 21  # cards of a solo round (AR-24)
PAIRS = 5  # of moons, for hands of 6 to 2
MOONS_OF_SCHOOL = 2
PER_PAIR = 2

# An area: spells lie column by column, from left to right, in each from top to bottom.
ROOM = ROUNDS * TURNS  # spells that a player can have: one is prepared each turn
MOST_HELD = 999  # resources of a kind, or points: more than any game gives
MOST_TOKENS = 99
NOW, THEN = 0, 1  # an area as it is, and as it was when the turn began (AR-8b)
NONE = -1

# Where a card lies that was played and is no spell in a column.
NOWHERE = 0
BESIDE = 1  # + seat: an artifact beside the board
PILE = BESIDE + MOST_PLAYERS  # + seat: an event or a used-up potion in the discard pile

# What was done with a card of the hand: its place in the round's deck, and for a cast DISCARDED.
DISCARDED = 64
HIDDEN = 127  # a card discarded to cast that one may not see

# AR-23
SET = 3  # charms, herbs or potions for a point
# AR-25
RANKS = (30, 40, 50, 60)  # points from which the second to the fifth title is given

# How a card was paid (AR-9).
FREE, UPPER, LOWER = range(3)

# Options as `setup` reads them.
OPTION_CONFIRM = 0
OPTIONS = 1

# Tasks of frames. Their numbers are named in `pending.py`.
(
    CHOOSE,  # prepare a card of the hand, or cast
    DISCARD,  # the card that is discarded to cast
    COST,  # which of two costs is paid
    PRICE,  # pay a lower cost, resource by resource
    RUN,  # a spell's or event's effect, step by step
    CASTING,  # columns, spell by spell
    CONFIRM,  # the end of the own turn
) = range(7)
N1, N2, N3, N4, N5, N6 = range(2, 8)  # where a frame keeps the numbers of its task

# A running effect (RUN)
SLOT = N1  # of the spell in the area, or one of the following
START_SLOT = -1  # - school: a starting spell
EVENT_SLOT = -1 - N_SCHOOLS
AT = N2  # the next step
LEFT = N3  # resources still to be chosen; of a move: the chosen spell's slot + 1
LEAST = N4  # kind: what is paid or taken kind by kind goes from left to right
AGREED = N5  # 0 while the owner may still decline
CODE = N6

# A cast (CASTING)
NEXT = N1  # place in the column; NONE for the starting spell
COLUMN = N2
PASSES = N3  # of this column still to go, the present one included; 0: always-active ones only
LOWEST = N4  # the place of the spell that alone is resolved in a last turn; else NONE
FIRST_MOON = N5  # school, or LAST_TURN
SECOND_MOON = N6
LAST_TURN = -2
ENTER = -2  # of NEXT: the column has not begun

# Actions. What a thing is chosen for, the top frame says.
A_CARD = 0  # + place in the round's deck
A_CAST = A_CARD + MOST_DECK
A_UPPER = A_CAST + 1
A_LOWER = A_UPPER + 1
A_YES = A_LOWER + 1
A_NO = A_YES + 1
A_END = A_NO + 1
A_KIND = A_END + 1  # + kind
A_SCHOOL = A_KIND + N_KINDS  # + school: a starting spell, or a column
A_SPELL = A_SCHOOL + N_SCHOOLS  # + slot
ACTIONS = A_SPELL + ROOM

EVENTS = (
    *("round", "moons", "hand", "turn", "prepare", "cast", "discard", "pay", "resolve"),
    *("decline", "gain", "points", "token", "used", "move", "played", "pass", "row", "over"),
)
(
    E_ROUND,  # number from 1
    E_MOONS,  # the size of hand that they are for, two schools
    E_HAND,  # the cards of a hand, as three numbers of a bit set, and the round
    E_TURN,  # in the round, from 1; the size of hands
    E_PREPARE,  # a card, at which cost
    E_CAST,  # two schools (NONE, LAST_TURN), the event that orders it or NONE
    E_DISCARD,  # the card discarded to cast, for its owner alone
    E_PAY,  # a kind, how many, for which card
    E_RESOLVE,  # a spell or event takes effect; the spell that casts it or NONE
    E_DECLINE,  # it does not
    E_GAIN,  # a kind, how many, from which card
    E_POINTS,  # how many, from which card
    E_TOKEN,  # on a card, how many lie there now
    E_USED,  # a potion goes to the pile
    E_MOVE,  # a spell, from a column, to a column
    E_PLAYED,  # an event goes to the pile
    E_PASS,  # hands go to the left (1) or to the right (-1)
    E_ROW,  # solo: a row of the pyramid, as E_HAND
    E_OVER,
) = range(19)
SET_BITS = 14  # cards of a bit set in one number of an event

MOST_PENDING = 4 + MOST_CASTERS  # the end of the turn, an event, its cast, a spell, and chains
DEPTH = MOST_PENDING

STATE = state_dtype(
    [
        ("hand", "i8", (MOST_PLAYERS,)),  # bit sets of the round's deck; solo: the rows
        ("began", "i8", (MOST_PLAYERS,)),  # the hands as they were when the turn began
        ("held", "i2", (2, MOST_PLAYERS, N_KINDS)),
        ("points", "i2", (2, MOST_PLAYERS)),
        ("area", "i1", (2, MOST_PLAYERS, ROOM)),  # spells, column by column
        ("tokens", "i1", (2, MOST_PLAYERS, ROOM)),
        ("height", "i1", (2, MOST_PLAYERS, N_SCHOOLS)),  # spells in each column
        ("artifacts", "i1", (2, MOST_PLAYERS)),  # how many
        ("laid", "i1", (MOST_CARDS,)),  # artifacts, and what lies in piles for all to know
        ("chosen", "i1", (TURNS, MOST_PLAYERS)),  # in this round
        ("moon", "i1", (PAIRS, PER_PAIR)),  # NONE once they are back in the bag
        ("running", "i1"),  # bit set of the lanes that have work to do
        ("confirm", "i1"),
    ],
    actions=ACTIONS,
    depth=DEPTH,
    number="i1",
    lanes=MOST_PLAYERS,
)
