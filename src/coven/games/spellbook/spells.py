"""The twenty-one spells (SB-30 to SB-50): when each may be used, and what it does.

`usable` and `use` are handed the level and the rune to work with: one's own, or those of the
player whose spell is copied (SB-52). `card` is the colour of the card that drops a level if the
spell says so: the spell's own, or Clone's. What Clone may copy is in `clone.py`.

What a spell does later is pushed as frames, so the last step is pushed first.
"""

from ...engine.events import ALL, note
from ...engine.frames import push
from ...engine.life import rule
from .learning import can_learn
from .state import (
    ABUNDANCE,
    ACT,
    ALTAR,
    ANY,
    BLAZE,
    CLONE,
    COMMUNION,
    COPY,
    CURE,
    DISCARD,
    DISCARD_TO_COPY,
    DIVINATION,
    DRAW,
    DROP,
    E_USE,
    ERUPTION,
    FAMILIAR,
    FEAST,
    FEED,
    FOCUS,
    FOCUSING,
    GROWTH,
    HIGHEST_LEVEL,
    LANE,
    LEVITATION,
    LOWER,
    LOWEST_LEVEL,
    MIRAGE,
    MORNING,
    N_COLOURS,
    N_RUNES,
    OFFERING,
    OTHERS_DRAW,
    OTHERS_TAKE,
    POOL,
    PURIFICATION,
    RAISE,
    RECLAIM,
    SACRIFICE,
    SHARING,
    STORE,
    STORM,
    SWAP_OUT,
    SWEEP,
    SWIFTNESS,
    TAKE,
    TEACH,
    TIME_TRAVEL,
    TRANSMUTATION,
)
from .tokens import (
    can_draw,
    draw,
    draw_to_altar,
    free_spaces,
    kinds_in,
    of_colour,
    of_rune,
    pool_room,
    with_colours_of,
    with_rune,
)

# What a frame of TAKE or STORE may ask of a token's colour, besides a colour itself.
STORED_COLOUR = 7  # one that lies on the familiar board (SB-41)
ONE_COLOUR = 8  # the first token decides (SB-35, SB-39)


@rule
def number(g, spell, level):
    """The number printed on a card for a level; 0 where the level has no effect."""
    return int(g.cards.numbers[spell, level - LOWEST_LEVEL])


@rule
def extra(g, spell, level):
    """The second number of a card that has two."""
    return int(g.cards.extras[spell, level - LOWEST_LEVEL])


@rule
def printed_rune(g, spell, level):
    """The rune printed on a card for a level."""
    return int(g.cards.runes[spell, level - LOWEST_LEVEL])


@rule
def spell_of(s, colour):
    """SB-4: the spell of a colour in this game."""
    return colour * N_RUNES + int(s.sets[colour])


@rule
def level_of(s, me, spell):
    """The level at which a player has learned a spell; 0 if not, or if it is not in play."""
    colour = spell // N_RUNES
    if spell_of(s, colour) != spell:
        return 0
    return int(s.level[me, colour])


@rule
def rune_on_card(s, me, colour):
    """The own rune of a learned spell."""
    return int(s.card[me, colour]) % N_RUNES


# --- steps that spells are made of ---------------------------------------------------------------


@rule
def then_take(g, me, n, rune, colour, target, may_stop):
    """Take n tokens from the altar, into the pool or straight to the familiar board."""
    push(g.s, LANE, TAKE, me, n, rune, colour, target, may_stop, 0)


@rule
def then_store(g, me, n, rune, colour, held):
    """Store n tokens; with ONE_COLOUR, of a colour of which the pool holds `held`."""
    push(g.s, LANE, STORE, me, n, rune, colour, held, 0, 0)


@rule
def then_discard(g, me, n, rune):
    """Discard n tokens of the pool."""
    push(g.s, LANE, DISCARD, me, n, rune, 0, 0, 0, 0)


@rule
def then_draw(g, me, n):
    """Draw n tokens."""
    push(g.s, LANE, DRAW, me, n, 0, 0, 0, 0, 0)


@rule
def then_swap(g, me, n, place):
    """Swap n pool tokens with as many of the altar or of the familiar board."""
    push(g.s, LANE, SWAP_OUT, me, n, n, place, 0, 0, 0)


@rule
def then_drop(g, me, card):
    """SB-51: the card drops one level from where its token lies."""
    push(g.s, LANE, DROP, me, card, 0, 0, 0, 0, 0)


@rule
def then_teach(g, me, wilds, rune):
    """Learn a spell."""
    push(g.s, LANE, TEACH, me, wilds, rune, 0, 0, 0, 0)


# --- when a spell may be used (SB-19) ------------------------------------------------------------


@rule
def can_take(s, me, rune):
    """SB-19: room in the pool, and a token with the rune (or any) on the altar."""
    if pool_room(s, me) == 0:
        return False
    if rune == ANY:
        return s.altar_size > 0
    return kinds_in(s.altar) & with_rune(rune) != 0


@rule
def can_take_stored_colour(s, me):
    """SB-41: an altar token of a colour that lies on the familiar board."""
    if pool_room(s, me) == 0:
        return False
    return kinds_in(s.altar) & with_colours_of(kinds_in(s.familiar[me])) != 0


@rule
def can_store_from_altar(s, me):
    """SB-19: a free space and an altar token."""
    return free_spaces(s, me) > 0 and s.altar_size > 0


@rule
def most_of_a_colour(s, me):
    """SB-39: the largest number of pool tokens of one colour."""
    best = 0
    for colour in range(N_COLOURS):
        best = max(best, of_colour(s.pool[me], colour))
    return best


@rule
def can_raise(s, me):
    """SB-42: another learned spell below level 5."""
    for colour in range(N_COLOURS):
        if offers_raise(s, me, colour):
            return True
    return False


@rule
def offers_raise(s, me, colour):
    """SB-42: learned, below level 5, and not Time Travel itself."""
    if spell_of(s, colour) == TIME_TRAVEL:
        return False
    return 0 < s.level[me, colour] < HIGHEST_LEVEL


@rule
def can_focus_store(g, me, level, rune):
    """SB-40: the full number with the rune in the pool, and a free space."""
    n = number(g, FOCUS, level)
    return of_rune(g.s.pool[me], rune) >= n and free_spaces(g.s, me) > 0


@rule
def can_focus_take(g, me, level, rune):
    """SB-40: from level 4 on, an altar token with the rune, and room for it."""
    return extra(g, FOCUS, level) > 0 and can_take(g.s, me, rune)


@rule(apart=True)
def usable(g, me, spell, level, rune):
    """SB-19: can this effect do something for its user? (Clone: see `clone_usable`.)"""
    s = g.s
    n = number(g, spell, level)
    if n == 0:
        return False
    if spell == SACRIFICE:  # after its cost there is room, and a token in the tray
        return of_rune(s.pool[me], printed_rune(g, spell, level)) > 0
    if spell == ERUPTION:
        return s.pool_size[me] < n and can_draw(s, me)
    if spell == BLAZE:
        return can_draw(s, me)
    if spell == LEVITATION:
        return can_take(s, me, printed_rune(g, spell, level))
    if spell == SHARING:
        return can_take(s, me, ANY)
    if spell == DIVINATION:  # counted after its draws
        return pool_room(s, me) > 0 and s.altar_size + s.bag_size + s.tray_size > 0
    if spell == PURIFICATION:
        return s.pool_size[me] >= n and s.altar_size >= n
    if spell == CURE:
        return s.pool_size[me] + s.bag_size + s.tray_size > 0
    if spell == GROWTH:
        if level == LOWEST_LEVEL:
            return s.pool_size[me] >= n and s.stored[me] >= n
        return can_store_from_altar(s, me)
    if spell == OFFERING:
        return most_of_a_colour(s, me) >= n and free_spaces(s, me) > 0
    if spell == FOCUS:
        return can_focus_store(g, me, level, rune) or can_focus_take(g, me, level, rune)
    if spell == FEAST:
        if level == LOWEST_LEVEL:
            return can_take_stored_colour(s, me)
        return can_store_from_altar(s, me)
    if spell == TIME_TRAVEL:
        return of_rune(s.pool[me], printed_rune(g, spell, level)) > 0 and can_raise(s, me)
    if spell == STORM:
        return can_take(s, me, ANY)
    if spell == TRANSMUTATION:
        return can_learn(s, me, n, rune)
    return False  # no phase symbol


# --- what a spell does ---------------------------------------------------------------------------


@rule(apart=True)
def use(g, me, spell, level, rune, card):
    """Use a phase spell (SB-16); a copied one on another's terms (SB-52)."""
    note(g, E_USE, me, ALL, spell, level, 0, 0)
    n = number(g, spell, level)
    if spell == SACRIFICE:
        then_draw(g, me, n)
        then_discard(g, me, 1, printed_rune(g, spell, level))
    elif spell == ERUPTION:
        draw(g, me, n - int(g.s.pool_size[me]))
    elif spell == BLAZE:
        blaze(g, me, n)
    elif spell == LEVITATION:
        then_take(g, me, n, printed_rune(g, spell, level), ANY, POOL, 0)
    elif spell == SHARING:
        push(g.s, LANE, OTHERS_DRAW, me, 0, 0, 0, 0, 0, 0)
        then_draw(g, me, extra(g, spell, level))
        then_take(g, me, n, ANY, ANY, POOL, 0)
    elif spell == DIVINATION:
        divination(g, me, level)
    elif spell == PURIFICATION:
        then_swap(g, me, n, ALTAR)
    elif spell == CURE:
        draw(g, me, n)
        then_discard(g, me, n, ANY)
    elif spell == GROWTH:
        growth(g, me, level, card)
    elif spell == OFFERING:
        then_store(g, me, n, ANY, ONE_COLOUR, n)
    elif spell == FOCUS:
        focus(g, me, level, rune)
    elif spell == FEAST:
        if level == LOWEST_LEVEL:
            then_take(g, me, n, ANY, STORED_COLOUR, POOL, 0)
        else:
            then_take(g, me, n, ANY, ANY, FAMILIAR, 0)
    elif spell == TIME_TRAVEL:
        push(g.s, LANE, RAISE, me, 0, 0, 0, 0, 0, 0)
        then_discard(g, me, 1, printed_rune(g, spell, level))
    elif spell == STORM:
        then_drop(g, me, card)
        then_take(g, me, n, ANY, ANY, POOL, 0)
        push(g.s, LANE, SWEEP, me, 0, 0, 0, 0, 0, 0)
    elif spell == TRANSMUTATION:
        then_teach(g, me, n, rune)
    elif spell == CLONE:
        clone(g, me, level)


@rule
def blaze(g, me, n):
    """SB-32: draw, then the others must take; SB-64: in solo a token goes to the rival."""
    draw(g, me, n)
    if g.s.players == 1:
        push(g.s, LANE, FEED, me, LOWER, 0, 0, 0, 0, 0)
    else:
        push(g.s, LANE, OTHERS_TAKE, me, 1, 0, 0, 0, 0, 0)


@rule
def divination(g, me, level):
    """SB-35: new tokens for the altar, then a take that depends on the level."""
    n = number(g, DIVINATION, level)
    draw_to_altar(g, me, n)
    if extra(g, DIVINATION, level) > 0:
        then_discard(g, me, extra(g, DIVINATION, level), ANY)
    if level == LOWEST_LEVEL + 1:
        then_take(g, me, n, ANY, ONE_COLOUR, POOL, 1)
    else:
        then_take(g, me, n, ANY, ANY, POOL, 0)


@rule
def growth(g, me, level, card):
    """SB-38: a swap with the familiar board, or altar tokens straight onto it."""
    n = number(g, GROWTH, level)
    if level == LOWEST_LEVEL:
        then_swap(g, me, n, FAMILIAR)
        return
    then_drop(g, me, card)
    then_take(g, me, n, ANY, ANY, FAMILIAR, 0)


@rule
def focus(g, me, level, rune):
    """SB-40: store or take tokens with the own rune; asked only where both can be done."""
    stores = can_focus_store(g, me, level, rune)
    takes = can_focus_take(g, me, level, rune)
    if stores and takes:
        push(g.s, LANE, FOCUSING, me, level, rune, 0, 0, 0, 0)
    elif stores:
        then_store(g, me, number(g, FOCUS, level), rune, ANY, 0)
    else:
        then_take(g, me, extra(g, FOCUS, level), rune, ANY, POOL, 0)


@rule
def clone(g, me, level):
    """SB-44: pay, then choose what to copy in the phase that the level names."""
    phase = number(g, CLONE, level)
    push(g.s, LANE, COPY, me, phase, 0, 0, 0, 0, 0)
    if extra(g, CLONE, level) > 0:
        push(g.s, LANE, DISCARD_TO_COPY, me, phase, 0, 0, 0, 0, 0)


# --- spells without a phase symbol ---------------------------------------------------------------


@rule(apart=True)
def instant(g, me, colour, level):
    """SB-12a, SB-17a: Communion at level 5 first, then the learned spell's own instant."""
    s = g.s
    spell = spell_of(s, colour)
    if spell == SWIFTNESS and level < HIGHEST_LEVEL:
        push(s, LANE, ACT, me, MORNING, 0, 0, 0, 0, 0)
    elif spell == ABUNDANCE:
        then_draw(g, me, number(g, spell, level))
    elif spell == COMMUNION and level == LOWEST_LEVEL:
        then_take(g, me, number(g, spell, level), ANY, ANY, FAMILIAR, 0)
    if level_of(s, me, COMMUNION) == HIGHEST_LEVEL:
        n = number(g, COMMUNION, HIGHEST_LEVEL)
        push(s, LANE, RECLAIM, me, n, 0, 0, 0, 0, 0)


@rule
def mirage_draws(g, me, token):
    """SB-47, SB-51: what one token taken by the active player on the own day lets draw."""
    if me != g.s.active:
        return 0
    level = level_of(g.s, me, MIRAGE)
    if level == 0 or token % N_RUNES != rune_on_card(g.s, me, MIRAGE // N_RUNES):
        return 0
    return number(g, MIRAGE, level)


@rule
def morning_actions(g, me):
    """SB-46, SB-53: two in a morning that begins with Swiftness at level 5, else one."""
    if level_of(g.s, me, SWIFTNESS) == HIGHEST_LEVEL:
        return 1 + number(g, SWIFTNESS, HIGHEST_LEVEL)
    return 1
