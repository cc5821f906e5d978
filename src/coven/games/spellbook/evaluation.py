"""What a position promises: points now, what the pool is about to become, and what spells bring.

For bots. The weights were found by letting bots with other ones play each other.
"""

from ...engine.life import rule
from .scoring import rival_score, score
from .spells import spell_of
from .state import (
    EVENING,
    HIGHEST_LEVEL,
    LOWEST_LEVEL,
    MIDDAY,
    MORNING,
    N_COLOURS,
    N_RUNES,
    SPACES,
    WILD,
)
from .tokens import of_colour, of_rune

LEARNABLE = 0.75  # of a spell's points, if it could be paid for now
PART = 0.35  # points for each token of a colour that is still to be learned
SPARE = 0.25  # points for any other token
MORNING_SPELL = 5.0  # points that a spell of a phase brings over a whole game
MIDDAY_SPELL = 4.0
EVENING_SPELL = 3.0

LEAD = 6.0  # points of lead that make a victory about three times as likely as a defeat


@rule
def time_left(s):
    """How much of the game lies ahead, from 1 to 0: by the player who is nearest to its end."""
    nearest = 0.0
    for player in range(int(s.players)):
        nearest = max(nearest, s.stored[player] / SPACES, s.learned[player] / N_COLOURS)
    return 1.0 - nearest


@rule
def pool_worth(g, me):
    """SB-12, SB-13: what the pool's tokens are worth for spells that are not learned yet."""
    s = g.s
    wilds = 0
    for rune in range(N_RUNES):
        wilds += of_rune(s.pool[me], rune) // WILD
    worth = 0.0
    best = 0.0
    for colour in range(N_COLOURS):
        own = of_colour(s.pool[me], colour)
        if s.level[me, colour] > 0:
            worth += own * SPARE
            continue
        worth += own * PART
        level = own
        if own < LOWEST_LEVEL and own > 0:
            level = min(own + wilds, LOWEST_LEVEL)
        level = min(level, HIGHEST_LEVEL)
        if level >= LOWEST_LEVEL:
            points = int(g.cards.points[spell_of(s, colour), level - LOWEST_LEVEL])
            best = max(best, points * LEARNABLE)
    return worth + best


@rule
def spells_worth(g, me):
    """SB-15: a learned spell of a phase is one more way to use that phase, day after day."""
    s = g.s
    worth = 0.0
    for colour in range(N_COLOURS):
        if s.level[me, colour] == 0:
            continue
        phase = g.cards.phase[spell_of(s, colour)]
        if phase == MORNING:
            worth += MORNING_SPELL
        elif phase == MIDDAY:
            worth += MIDDAY_SPELL
        elif phase == EVENING:
            worth += EVENING_SPELL
    return worth


@rule(apart=True)
def worth(g, me, ahead):
    """All that a player has, in points."""
    now = float(score(g, me))
    if g.s.over == 1:
        return now
    return now + pool_worth(g, me) * min(1.0, ahead * 4) + spells_worth(g, me) * ahead


@rule(apart=True)
def evaluate(g, leads):
    """Each seat's lead over the best of its opponents, in points."""
    s = g.s
    ahead = time_left(s)
    players = int(s.players)
    if players == 1:
        leads[0] = worth(g, 0, ahead) - rival_score(g)
        return
    for player in range(players):
        leads[player] = worth(g, player, ahead)
    best = -1000.0
    second = -1000.0
    leader = 0
    for player in range(players):
        if leads[player] > best:
            second = best
            best = leads[player]
            leader = player
        elif leads[player] > second:
            second = leads[player]
    for player in range(players):
        leads[player] -= second if player == leader else best
