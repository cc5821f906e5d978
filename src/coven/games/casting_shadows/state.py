"""Casting Shadows' state: map, pool, books, and the numbers that name them (CS-1 to CS-4)."""

from ...engine.state import state_dtype

# CS-1, CS-2: resources. A cost has the same eight symbols; there purple stands for grey, "any".
RESOURCES = (
    *("red gem", "blue gem", "purple gem", "red orb", "blue orb", "purple orb"),
    *("shadow fragment", "cursed crystal"),
)
RED_GEM, BLUE_GEM, PURPLE_GEM, RED_ORB, BLUE_ORB, PURPLE_ORB, FRAGMENT, CRYSTAL = range(8)
N_RESOURCES = len(RESOURCES)
GEMS, ORBS = RED_GEM, RED_ORB  # where three colours of a kind begin
RED, BLUE, PURPLE = range(3)  # colours, within a kind
N_COLOURS = 3  # of a kind: red, blue and purple, or grey in a cost
COLOURED = PURPLE_ORB + 1  # resources that have a colour
SYMBOLS = (
    *("red gem", "blue gem", "any gem", "red orb", "blue orb", "any orb"),
    *("shadow fragment", "cursed crystal"),
)
COLOURS = ("red", "blue", "purple")

# CS-1: the dice
DICE = 5
FACES = 6
DIE_COLOURS = (RED, RED, BLUE, BLUE, PURPLE)
RED_DIE, BLUE_DIE, PURPLE_DIE = 0, 2, 4  # the first of each
NONE = -1  # nobody, nothing, a spent die
HIDDEN = -2  # a card that one may not see

# CS-3: cards. Kinds of the main deck are attack spells, conversion spells and resource cards, in
# the order of the card file; counterspells follow. Two cards of one kind are interchangeable.
ATTACKS = 17
CONVERSIONS = 9
RESOURCE_CARDS = 4
N_SPELLS = ATTACKS + CONVERSIONS
KINDS = N_SPELLS + RESOURCE_CARDS
COUNTERS = KINDS  # where the kinds of counterspells begin
N_COUNTERS = 4
ALL_KINDS = KINDS + N_COUNTERS
MAIN_DECK = 52
COUNTER_DECK = 10
N_COMPANIONS = 10
PORTAL = 3
MOST_STEPS = 3
LEVELS = 3
MOST_SOURCES = 4  # resources that one conversion can change

# CS-5, CS-44: tiles. Those of the middle come first, then the homes, in the order of characters.
RUNE, DESERT, VOLCANO, HOMES = 0, 1, 2, 3
N_TILES = 7
N_CHARACTERS = 4
RING = 6  # places around the centre, numbered clockwise from the Desert
CENTRE = RING
DESERT_PLACE, VOLCANO_PLACE = 0, 3
MOST_PLAYERS = 4

# CS-4, CS-9, CS-20, CS-30, CS-32
MOST_LIFE = 18
BASE_ENERGY = 3
SHADOW_ENERGY = 5
ACTION_POINTS = 4
EVEN_POINTS = 2  # CS-9b
BOOK = 5

# What strikes: an attack spell (its kind), a character's ability (KINDS + character), bees.
ABILITIES = KINDS
BEES = KINDS + N_CHARACTERS
WEAPONS = KINDS + N_CHARACTERS

# Whom a weapon targets
AT_NOBODY, AT_ENEMY, AT_TILE = range(3)
TARGETS = ("self", "enemy", "tile")

# What counterspells do (CS-43), and when (CS-33a)
SHIELD, FLEE, STING, DOME = range(4)
COUNTER_EFFECTS = ("shield", "flee", "sting", "dome")
WINDOW_A, WINDOW_B, WINDOW_C = range(3)
WINDOWS = ("a", "b", "c")

# What companions do (CS-46)
COMPANION_EFFECTS = (
    *("none", "red bonus", "blue bonus", "shelter", "free reroll", "free travel"),
    *("safe crystals", "echo", "fragment", "thrift", "rune points"),
)
(
    NO_EFFECT,
    RED_BONUS,
    BLUE_BONUS,
    SHELTER,
    FREE_REROLL,
    FREE_TRAVEL,
    SAFE_CRYSTALS,
    ECHO,
    MOTE,
    THRIFT,
    RUNE_POINTS,
) = range(11)

# Options as `setup` reads them.
OPTION_EVEN, OPTION_ROUNDS = 0, 1
OPTIONS = 2
NO_LIMIT = 0

# Tasks of frames. The first six numbers of each are named in `pending.py`.
(
    PICK,  # choose a character
    ACT,  # choose an action, again and again, until the player ends phase 2
    STEP,  # choose how much a spell is cast with
    TARGET,  # choose an enemy or a tile
    PAYING,  # choose which resource pays a symbol
    DIE,  # choose the die that pays it
    LEVEL,  # choose the spell of a lower level that is spent
    DISCARD,  # choose the card that makes room in the book
    REROLL,  # choose dice, then throw them
    CHANGE,  # choose what a conversion changes
    ANSWER,  # a window: a counterspell, or nothing
    RUN,  # choose where to flee
    TRANSFORM,  # take the shadow form, or not
    SUMMON,  # choose a companion
    LAY_OUT,  # work without a choice: cards and companions are laid out
    PAY,  # what is due is paid
    COLLECT,  # a card comes into the book
    AIM,  # an attack: its targets may flee (window A)
    LAND,  # its damage is known and may be reduced (window B), then falls
    AFTER,  # those whom it hurt may strike back (window C)
    FINISH,  # the end of a turn
) = range(21)
FIRST_WORK = LAY_OUT
LANE = 0  # one player decides at a time, so there is one stack
N1, N2, N3, N4, N5, N6 = range(2, 8)  # where a frame keeps the numbers of its task

# Actions. What a slot, tile or seat is chosen for, the top frame says.
A_END = 0  # phase 2 is over
A_DECLINE = 1  # no counterspell; no shadow form
A_DONE = 2  # throw the chosen dice; enough is changed
A_REROLL = 3
A_PROTECT = 4
A_REFRESH = 5
A_COLLECT = 6
A_ABILITY = 7
A_TRANSFORM = 8
A_SLOT = 9  # + place in the book
A_TILE = A_SLOT + BOOK  # + tile
A_SEAT = A_TILE + N_TILES  # + seat
A_STEP = A_SEAT + MOST_PLAYERS  # + step - 1
A_DIE = A_STEP + MOST_STEPS  # + die
A_COUNTER = A_DIE + DICE  # + kind of counterspell
A_PAY = A_COUNTER + N_COUNTERS  # + resource
A_CHANGE = A_PAY + COLOURED  # + the resource that comes of it
A_PORTAL = A_CHANGE + COLOURED  # + place in the portal
A_CHARACTER = A_PORTAL + PORTAL  # + character
ACTIONS = A_CHARACTER + N_CHARACTERS

EVENTS = (
    *("pick", "turn", "roll", "gain", "heal", "remove", "travel", "cast", "target", "pay"),
    *("change", "reveal", "collect", "draw", "see", "discard", "use", "window", "counter"),
    *("reduce", "hit", "echo", "absorb", "transform", "summon", "portal", "ability"),
    *("crystals", "out", "shuffle", "end", "over"),
)
(
    E_PICK,  # a character, its home's place on the ring
    E_TURN,  # the round, action points
    E_ROLL,  # dice as one number (three bits each, the first lowest), which were thrown, 1 if again
    E_GAIN,  # a resource token, why
    E_HEAL,  # life, and how much there is now, why
    E_REMOVE,  # a cursed crystal leaves the pool: die or NONE, why
    E_TRAVEL,  # from a tile, to a tile, why
    E_CAST,  # a spell, step, damage (0 for conversions)
    E_TARGET,  # a seat or NONE, a tile or NONE
    E_PAY,  # a resource, die or NONE (a token)
    E_CHANGE,  # from a resource, to a resource, die or NONE, 1 if a copy was added
    E_REVEAL,  # a card is turned up, at a tile
    E_COLLECT,  # a card, from a tile
    E_DRAW,  # the top counterspell; how many are left
    E_SEE,  # which one it is, for the player alone
    E_DISCARD,  # a card, why
    E_USE,  # a resource card
    E_WINDOW,  # a seat is asked: which window, by whom
    E_COUNTER,  # a counterspell
    E_REDUCE,  # a counterspell takes so much off the damage
    E_HIT,  # damage, life left, by a seat, weapon
    E_ECHO,  # energy now
    E_ABSORB,  # fragments, energy now
    E_TRANSFORM,
    E_SUMMON,  # a companion
    E_PORTAL,  # a place, a companion
    E_ABILITY,  # a character
    E_CRYSTALS,  # damage, life left
    E_OUT,
    E_SHUFFLE,  # the discard pile becomes the deck; its size
    E_END,  # phase 2 is over
    E_OVER,
) = range(32)

# Why something happened
WHYS = (
    *("action", "tile", "companion", "card", "copy", "level", "room", "counterspell", "ability"),
    *("refresh", "out"),
)
(
    BY_ACTION,
    BY_TILE,
    BY_COMPANION,
    BY_CARD,
    BY_COPY,
    BY_LEVEL,
    BY_ROOM,
    BY_COUNTER,
    BY_ABILITY,
    BY_REFRESH,
    BY_LEAVING,
) = range(11)

MOST_PENDING = 5  # frames: phase 2, an attack, two answers with bees, a question

STATE = state_dtype(
    [
        ("limit", "i2"),  # rounds after which life decides, or NO_LIMIT
        ("rounds", "i2"),  # the round that is being played
        ("companions", "i2"),  # those in their deck, a set; chance decides the order
        ("character", "i1", (MOST_PLAYERS,)),
        ("home", "i1", (MOST_PLAYERS,)),  # its place on the ring
        ("pawn", "i1", (MOST_PLAYERS,)),  # the tile it stands on, or NONE
        ("life", "i1", (MOST_PLAYERS,)),
        ("energy", "i1", (MOST_PLAYERS,)),
        ("gone", "i1", (MOST_PLAYERS,)),  # who left first has 1; 0 while in
        ("shadow", "i1", (MOST_PLAYERS,)),  # 1 in shadow form
        ("companion", "i1", (MOST_PLAYERS,)),  # or NONE
        ("echoed", "i1", (MOST_PLAYERS,)),  # has the Echo Bat's holder been hit since its turn?
        ("book", "i1", (MOST_PLAYERS, BOOK)),  # kinds in the order of collecting, then NONE
        ("book_size", "i1", (MOST_PLAYERS,)),
        ("known", "i1", (MOST_PLAYERS,)),  # slots with a counterspell that everybody knows, a set
        ("held", "i1", (MOST_PLAYERS,)),  # how many counterspells a book holds
        ("near", "i1", (N_TILES,)),  # the tiles that touch a tile, a set
        ("market", "i1", (N_TILES,)),  # the card at each tile, or NONE
        ("deck", "i1", (KINDS,)),  # what it holds; chance decides the order
        ("discards", "i1", (KINDS,)),
        ("counters", "i1", (COUNTER_DECK,)),  # the counterspell deck, its top first, then NONE
        ("face", "i1", (COUNTER_DECK,)),  # 1 for those that everybody knows: played, put back
        ("portal", "i1", (PORTAL,)),
        ("dice", "i1", (DICE,)),  # what each shows, or NONE: spent
        ("tokens", "i1", (N_RESOURCES,)),
        ("pool", "i1", (N_RESOURCES,)),  # dice and tokens together
        ("due", "i1", (N_RESOURCES,)),  # symbols still to be paid
        ("changed", "i1"),  # dice that the present conversion has changed, a set
        ("deck_size", "i1"),
        ("counters_left", "i1"),
        ("active", "i1"),
        ("cast", "i1"),  # slots of the active player's book that were cast this turn, a set
        ("points", "i1"),  # action points left
        ("free_travels", "i1"),
        ("free_rerolls", "i1"),
        ("even", "i1"),  # CS-9b
    ],
    actions=ACTIONS,
    depth=MOST_PENDING,
    number="i1",
)
