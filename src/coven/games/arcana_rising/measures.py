"""What cards count: own things as they are, others' as they were when the turn began (AR-8b)."""

from ...engine.life import rule
from .areas import spells_of
from .language import (
    ANOTHER,
    END,
    IF,
    LEFT,
    M_ARTIFACTS,
    M_KIND,
    M_ONE,
    M_SCHOOL,
    M_SCHOOLS,
    M_SPELLS,
    M_TOKENS,
    MOST,
    N_SCHOOLS,
    OTHERS,
    OWN,
    RIGHT,
)
from .state import MOST_STEPS, NOW, THEN


@rule
def count_of(s, when, me, measure, slot):
    """What one player has of something (AR-19: spell cards by the column they lie in)."""
    if measure >= M_KIND:
        return int(s.held[when, me, measure - M_KIND])
    if measure >= M_SCHOOL:
        return int(s.height[when, me, measure - M_SCHOOL])
    if measure == M_TOKENS:
        return int(s.tokens[when, me, slot])
    if measure == M_SPELLS:
        return spells_of(s, when, me)
    if measure == M_ARTIFACTS:
        return int(s.artifacts[when, me])
    schools = 0
    if measure == M_SCHOOLS:
        for school in range(N_SCHOOLS):
            if s.height[when, me, school] > 0:
                schools += 1
    return schools


@rule(apart=True)
def measured(s, me, measure, scope, slot):
    """AR-8b: the own area as it stands, others as they stood when the turn began."""
    if scope == OWN:
        return count_of(s, NOW, me, measure, slot)
    players = int(s.players)
    total = 0
    for step in range(1, players):
        count = count_of(s, THEN, (me + step) % players, measure, slot)
        if scope == OTHERS:
            total += count
        elif scope == ANOTHER:
            total = max(total, count)
        elif (scope == LEFT and step == 1) or (scope == RIGHT and step == players - 1):
            total = count
    return total


@rule
def holds(g, me, code, at, slot):
    """AR-19, AR-21, AR-22, AR-27: is a condition met?"""
    step = g.cards.steps[code, at]
    measure = int(step[3])
    count = measured(g.s, me, measure, int(step[5]), slot)
    if step[0] == MOST:
        return count > 0 and count >= measured(g.s, me, measure, ANOTHER, slot)
    return count >= int(step[1])


@rule(apart=True)
def next_step(g, me, code, at, slot):
    """The first step from `at` on that takes effect; MOST_STEPS if none does."""
    skipping = False
    while at < MOST_STEPS:
        op = int(g.cards.steps[code, at, 0])
        if op == END:
            return MOST_STEPS
        if op == IF or op == MOST:
            skipping = not holds(g, me, code, at, slot)
        elif not skipping:
            return at
        at += 1
    return MOST_STEPS


@rule(apart=True)
def amount_of(g, me, code, at, slot):
    """How much a step gives: its number, times what is counted."""
    step = g.cards.steps[code, at]
    number = int(step[1])
    if step[3] == M_ONE:
        return number
    number *= measured(g.s, me, int(step[3]), int(step[5]), slot) // int(step[4])
    return min(number, int(step[6])) if step[6] > 0 else number
