"""The pool (CS-1, CS-2, CS-9a): five dice and any number of tokens.

A die shows a resource or is spent. A changed die shows what it was changed into; its own colour is
that of its number, so thrown again it is the die it always was (CS-29). What is equal in all that
matters is taken in one order: tokens before dice, since a die can be thrown again, and of dice the
purple one last.
"""

from ...engine.chance import below
from ...engine.events import ALL, note
from ...engine.life import rule
from .state import (
    CRYSTAL,
    DICE,
    E_GAIN,
    E_REMOVE,
    E_ROLL,
    FACES,
    N_RESOURCES,
    NONE,
)

DIE_BITS = 3  # of a die in the event of a roll


@rule
def add_token(g, me, resource, why):
    """CS-8, CS-16: one more resource, as a token."""
    s = g.s
    s.tokens[resource] += 1
    s.pool[resource] += 1
    note(g, E_GAIN, me, ALL, resource, why, 0, 0)


@rule(apart=True)
def roll(g, me, thrown, again):
    """CS-8, CS-12: throw a set of dice together: the roll of a turn, or (1) some of them again."""
    s = g.s
    shown = 0
    for die in range(DICE):
        if (thrown >> die) & 1 == 1:
            if s.dice[die] != NONE:
                s.pool[int(s.dice[die])] -= 1
            face = int(g.cards.faces[die, below(s, FACES)])
            s.dice[die] = face
            s.pool[face] += 1
        if s.dice[die] != NONE:
            shown |= int(s.dice[die]) << (DIE_BITS * die)
    note(g, E_ROLL, me, ALL, shown, thrown, again, 0)


@rule
def die_showing(s, resource, first, end):
    """The first of some dice that shows a resource, or NONE."""
    for die in range(first, end):
        if s.dice[die] == resource:
            return die
    return NONE


@rule
def take_die(s, die):
    """CS-9a: what a die shows leaves the pool."""
    s.pool[int(s.dice[die])] -= 1
    s.dice[die] = NONE


@rule
def take_out(s, resource):
    """CS-9a: one resource leaves the pool. The die it was on, or NONE for a token."""
    if s.tokens[resource] > 0:
        s.tokens[resource] -= 1
        s.pool[resource] -= 1
        return NONE
    die = die_showing(s, resource, 0, DICE)
    take_die(s, die)
    return die


@rule
def remove_crystal(g, me, why):
    """CS-13, CS-44: a cursed crystal leaves the pool."""
    if g.s.pool[CRYSTAL] > 0:
        die = take_out(g.s, CRYSTAL)
        note(g, E_REMOVE, me, ALL, die, why, 0, 0)


@rule
def turn_into(s, resource, unchanged, result):
    """CS-29: one of so many unchanged resources becomes another. Its die, or NONE for a token."""
    s.pool[resource] -= 1
    s.pool[result] += 1
    first = NONE
    on_dice = 0
    for die in range(DICE - 1, -1, -1):
        if s.dice[die] == resource and (int(s.changed) >> die) & 1 == 0:
            first = die
            on_dice += 1
    if unchanged > on_dice:
        s.tokens[resource] -= 1
        s.tokens[result] += 1
        return NONE
    s.dice[first] = result
    s.changed = int(s.changed) | 1 << first
    return first


@rule
def empty_pool(s):
    """CS-18, CS-19: nothing is kept."""
    for die in range(DICE):
        s.dice[die] = NONE
    for resource in range(N_RESOURCES):
        s.tokens[resource] = 0
        s.pool[resource] = 0


@rule
def may_reroll(s, die):
    """CS-12: not what is spent, never a cursed crystal."""
    return s.dice[die] != NONE and s.dice[die] != CRYSTAL
