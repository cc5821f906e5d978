"""Learning a spell (SB-12 to SB-14) and the wild materia that helps to pay for it (SB-13, SB-45).

The payment is a chain of small decisions, and no link leads into a dead end: a token is offered
only if the rest can still be paid after it.
"""

from ...engine.choices import offer
from ...engine.events import ALL, note
from ...engine.frames import push
from ...engine.life import rule
from .state import (
    A_LEARN,
    A_TOKEN,
    A_WILD,
    CARD,
    E_LEARN,
    E_MOVE,
    HIGHEST_LEVEL,
    INSTANT,
    LANE,
    LEVELS,
    LOWEST_LEVEL,
    N_COLOURS,
    N_RUNES,
    PAY,
    PLACE,
    POOL,
    TRAY,
    WILD,
)
from .tokens import move, of_colour, of_rune, out_of, trigger_end

TRIPLES = -1  # in place of a number of wild tokens: wilds are made of triples (SB-13)


@rule(apart=True)
def most_units(real0, real1, real2, other0, other1, other2, needed):
    """SB-13: how many materia of a colour these tokens can pay, `needed` of them being real.

    `real` are the tokens of the colour by rune, `other` those of the other colours. Tries every
    way to make up to two triples (three would need more tokens than a pool holds); a triple uses
    other colours first, since a real token can do all that another can. 0 if too few are real.
    """
    best = 0
    for q0 in range(min(2, (real0 + other0) // WILD) + 1):
        for q1 in range(min(2 - q0, (real1 + other1) // WILD) + 1):
            for q2 in range(min(2 - q0 - q1, (real2 + other2) // WILD) + 1):
                real = real0 + real1 + real2
                real -= max(0, WILD * q0 - other0)
                real -= max(0, WILD * q1 - other1)
                real -= max(0, WILD * q2 - other2)
                if real >= needed:
                    best = max(best, real + q0 + q1 + q2)
    return best


@rule(apart=True)
def units_with_triples(s, me, colour, without0, without1, without2, needed):
    """What the pool can pay for a colour, less so many tokens of each rune.

    The tokens left out are of other colours first, as in a triple.
    """
    pool = s.pool[me]
    real0 = int(pool[colour * N_RUNES])
    real1 = int(pool[colour * N_RUNES + 1])
    real2 = int(pool[colour * N_RUNES + 2])
    other0 = of_rune(pool, 0) - real0
    other1 = of_rune(pool, 1) - real1
    other2 = of_rune(pool, 2) - real2
    real0 -= max(0, without0 - other0)
    real1 -= max(0, without1 - other1)
    real2 -= max(0, without2 - other2)
    other0 = max(0, other0 - without0)
    other1 = max(0, other1 - without1)
    other2 = max(0, other2 - without2)
    return most_units(real0, real1, real2, other0, other1, other2, needed)


@rule
def units_with_wilds(s, me, colour, wilds, rune, needed):
    """SB-45: what the pool can pay for a colour if `wilds` tokens with the rune may be wild."""
    pool = s.pool[me]
    real = of_colour(pool, colour)
    if real < needed:
        return 0
    others = of_rune(pool, rune) - int(pool[colour * N_RUNES + rune])
    return real + min(wilds, others)


@rule
def units(s, me, colour, wilds, rune, needed):
    """What the pool can pay for a colour, in either way of making wilds."""
    if wilds == TRIPLES:
        return units_with_triples(s, me, colour, 0, 0, 0, needed)
    return units_with_wilds(s, me, colour, wilds, rune, needed)


@rule
def best_level(s, me, colour, wilds, rune):
    """SB-12, SB-14: the highest level at which the spell can be learned now; 0 if at none."""
    if s.level[me, colour] > 0:
        return 0
    real = of_colour(s.pool[me], colour)
    others = int(s.pool_size[me]) - real
    if real == 0:
        return 0
    if wilds == TRIPLES and real + others // WILD < LOWEST_LEVEL:
        return 0  # the common case, settled without trying triples
    best = units(s, me, colour, wilds, rune, 1)
    if best < LOWEST_LEVEL:
        return 0
    return min(best, HIGHEST_LEVEL)


@rule
def can_learn(s, me, wilds, rune):
    """SB-19: is there a spell that can be paid for?"""
    for colour in range(N_COLOURS):
        if best_level(s, me, colour, wilds, rune) > 0:
            return True
    return False


@rule
def offer_learning(s, me, wilds, rune):
    """SB-12: every spell and level that can be paid for."""
    if s.pool_size[me] < LOWEST_LEVEL:
        return
    for colour in range(N_COLOURS):
        for level in range(LOWEST_LEVEL, best_level(s, me, colour, wilds, rune) + 1):
            offer(s, LANE, A_LEARN + colour * LEVELS + level - LOWEST_LEVEL)


@rule
def learn(g, me, choice, wilds, rune):
    """SB-12: a spell and a level are chosen; the payment follows."""
    colour = choice // LEVELS
    level = choice % LEVELS + LOWEST_LEVEL
    push(g.s, LANE, PLACE, me, colour, level, wilds, rune, 0, 0)


@rule
def still_payable(s, me, token, colour, left, wilds, rune):
    """Can `left` materia be paid after this token is gone?"""
    s.pool[me, token] -= 1
    enough = units(s, me, colour, wilds, rune, 0) >= left
    s.pool[me, token] += 1
    return enough


@rule
def offer_place(s, me, colour, level, wilds, rune):
    """SB-12: a real token of the colour, whose rune will matter later."""
    for r in range(N_RUNES):
        token = colour * N_RUNES + r
        if s.pool[me, token] > 0 and still_payable(s, me, token, colour, level - 1, wilds, rune):
            offer(s, LANE, A_TOKEN + token)


@rule
def place(g, me, token, colour, level, wilds, rune):
    """SB-12, SB-15: the token goes on the card; the spell is learned, and rests until tomorrow."""
    s = g.s
    note(g, E_LEARN, me, ALL, colour * N_RUNES + int(s.sets[colour]), level, 0, 0)
    out_of(s, me, POOL, token)
    note(g, E_MOVE, me, ALL, token, POOL, CARD, 0)
    s.card[me, colour] = token
    s.level[me, colour] = level
    s.fresh[colour] = 1
    s.learned[me] += 1
    if s.learned[me] == N_COLOURS:
        trigger_end(g, me)
    push(s, LANE, INSTANT, me, colour, level, 0, 0, 0, 0)
    push(s, LANE, PAY, me, colour, level - 1, wilds, rune, 0, 0)


@rule(apart=True)
def offer_payment(s, me, colour, left, wilds, rune):
    """SB-12, SB-13, SB-45: real tokens, and the wilds of the way chosen."""
    for r in range(N_RUNES):
        token = colour * N_RUNES + r
        if s.pool[me, token] > 0 and still_payable(s, me, token, colour, left - 1, wilds, rune):
            offer(s, LANE, A_TOKEN + token)
    if wilds == TRIPLES:
        for r in range(N_RUNES):
            if of_rune(s.pool[me], r) >= WILD:
                gone0 = WILD if r == 0 else 0
                gone1 = WILD if r == 1 else 0
                gone2 = WILD if r == 2 else 0
                if units_with_triples(s, me, colour, gone0, gone1, gone2, 0) >= left - 1:
                    offer(s, LANE, A_WILD + r)
    elif wilds > 0:
        for c in range(N_COLOURS):
            token = c * N_RUNES + rune
            if c == colour or s.pool[me, token] == 0:
                continue
            if still_payable(s, me, token, colour, left - 1, wilds - 1, rune):
                offer(s, LANE, A_TOKEN + token)


@rule(apart=True)
def offer_triple(s, me, colour, rune, n, left):
    """SB-13: tokens of any colours with one rune, as long as the rest can be paid after them."""
    for c in range(N_COLOURS):
        token = c * N_RUNES + rune
        if s.pool[me, token] == 0:
            continue
        s.pool[me, token] -= 1
        gone0 = n - 1 if rune == 0 else 0
        gone1 = n - 1 if rune == 1 else 0
        gone2 = n - 1 if rune == 2 else 0
        if units_with_triples(s, me, colour, gone0, gone1, gone2, 0) >= left:
            s.pool[me, token] += 1
            offer(s, LANE, A_TOKEN + token)
        else:
            s.pool[me, token] += 1


@rule
def pay(g, me, token):
    """SB-12: a spent token goes to the tray."""
    move(g, me, token, POOL, TRAY)
