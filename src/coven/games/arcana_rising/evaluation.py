"""What a position promises: points now, and what columns will still give.

For bots. The weights come from what positions of adepts turned out to be worth in the end, and were
tried by letting bots with other ones play each other.
"""

from ...engine.life import rule
from .language import (
    BLOOD,
    GAIN,
    GOLD,
    M_TOKENS,
    N_KINDS,
    N_SCHOOLS,
    PAY,
    POINTS,
    SPELL,
)
from .measures import amount_of, next_step
from .scoring import score
from .state import MOST_STEPS, NOW, ROUNDS, SOLO, TURNS

TARGET = 40.0  # points of a good solo game
LEAD = 8.0  # points of lead that make a victory about three times as likely as a defeat
CASTS = 0.2  # times that a spell is resolved, for each turn that is left
LAST_CASTS = 0.6  # of the last moment in which points can still be made
PIECE = 0.3  # points for a charm, herb or potion that is not in a full set
TO_SPEND = 0.1  # points of a resource while cards and prices can be paid with it
PLENTY = 8  # resources; more are hard to spend
SOON = 6.0  # turns: with fewer left there is less to spend them on
PRICE = 0.35  # points that a resource costs when it is paid
CHAIN = 1.2  # points of casting another spell
USE = 0.5  # how often each use of a potion is worth what it gives now
ALWAYS = 1.2  # a spell that is always active, next to one that is cast
EXCHANGE = 0.4  # a spell that takes resources each time: often there are none
BLOOD_BACK = 1.3  # points that are not lost by blood while it may still be spent
BLOOD_WORTH = -0.3  # points of blood that a spell leaves or takes
GROWTH = 1.5  # of what a growing spell gives now, since it grows

# How a searching bot uses it: see docs/bots.md.
HORIZON = 2  # turns
URGE = 0.5
MANY = 5_000  # simulations: with so many it learns what pays
PICKS = 6


@rule
def turns_left(s):
    """Turns still to come, the present one included."""
    return 0 if s.over == 1 else ROUNDS * TURNS - int(s.turn) + 1


@rule
def kind_worth(kind):
    """What one more resource of a kind is worth in points."""
    if kind == GOLD:
        return 1.0
    return BLOOD_WORTH if kind == BLOOD else PIECE


@rule
def best_worth(kinds):
    """The same for a resource that may be chosen."""
    best = -1.0
    for kind in range(N_KINDS):
        if (kinds >> kind) & 1:
            best = max(best, kind_worth(kind))
    return best


@rule(apart=True)
def spell_worth(g, me, code, slot):
    """What one resolution of a spell is worth now, in points."""
    total = 0.0
    at = next_step(g, me, code, 0, slot)
    while at < MOST_STEPS:
        step = g.cards.steps[code, at]
        op = int(step[0])
        if op == GAIN or op == POINTS:
            amount = float(amount_of(g, me, code, at, slot))
            if step[3] == M_TOKENS:
                amount = (amount + int(step[1])) * GROWTH
            total += amount if op == POINTS else amount * best_worth(int(step[2]))
        elif op == PAY:
            total -= int(step[1]) * (-kind_worth(BLOOD) if step[2] == 1 << BLOOD else PRICE)
        elif op == SPELL:
            total += CHAIN
        at = next_step(g, me, code, at + 1, slot)
    return max(0.0, total)


@rule
def exchanges(g, code):
    """Does a spell take resources each time?"""
    for at in range(MOST_STEPS):
        if g.cards.steps[code, at, 0] == PAY:
            return True
    return False


@rule
def times_worth(g, me, code, slot, casts):
    """How often a spell will still be worth what it gives now, if one casts so often."""
    if g.cards.uses[code] == 1:
        return USE * min(casts, 2.0 - int(g.s.tokens[NOW, me, slot]))
    if g.cards.always[code] == 1:
        return ALWAYS * casts
    return EXCHANGE * casts if exchanges(g, code) else casts


@rule
def resource_worth(s, me):
    """What resources may still become besides the points they are."""
    spendable = 0
    for kind in range(N_KINDS):
        if kind != GOLD:
            spendable += int(s.held[NOW, me, kind])
    return min(spendable, PLENTY) * TO_SPEND + BLOOD_BACK * int(s.held[NOW, me, BLOOD])


@rule(apart=True)
def worth(g, me):
    """All that a player has, in points."""
    s = g.s
    total = float(score(g, me))
    left = turns_left(s)
    if left == 0:
        return total
    casts = left * CASTS + LAST_CASTS
    slot = 0
    for school in range(N_SCHOOLS):
        for _ in range(int(s.height[NOW, me, school])):
            code = int(s.area[NOW, me, slot])
            times = times_worth(g, me, code, slot, casts)
            total += spell_worth(g, me, code, slot) * times
            slot += 1
    return total + min(left, SOON) / SOON * resource_worth(s, me)


@rule(apart=True)
def evaluate(g, leads):
    """Each seat's lead over the best of its opponents, in points; alone, over a good game."""
    players = int(g.s.players)
    if players == SOLO:
        leads[0] = worth(g, 0) - TARGET
        return
    for me in range(players):
        leads[me] = worth(g, me)
    best = -10000.0
    second = -10000.0
    for me in range(players):
        if leads[me] > best:
            second = best
            best = leads[me]
        elif leads[me] > second:
            second = leads[me]
    for me in range(players):
        leads[me] -= second if leads[me] == best else best
