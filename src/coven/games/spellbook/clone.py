"""What Clone may copy (SB-44, SB-52, SB-65)."""

from ...engine.choices import offer
from ...engine.life import rule
from .basics import can_do_basic, offer_basic
from .spells import extra, number, rune_on_card, spell_of, usable
from .state import (
    A_FROM,
    A_TOKEN,
    A_USE,
    CLONE,
    LANE,
    LEVELS,
    LOWEST_LEVEL,
    N_COLOURS,
    N_RUNES,
)

SOLO_LEVEL = 4  # SB-65


@rule
def lent(g, owner, colour, phase):
    """SB-52: the highest level at which a player's card can be copied in a phase; 0 if not."""
    s = g.s
    spell = spell_of(s, colour)
    if g.cards.phase[spell] != phase or spell == CLONE:
        return 0
    return int(s.level[owner, colour])


@rule
def lent_in_solo(g, me, colour, phase):
    """SB-65: may the level-4 effect of this card be copied? Only if it is not learned."""
    s = g.s
    spell = spell_of(s, colour)
    return g.cards.phase[spell] == phase and spell != CLONE and s.level[me, colour] == 0


@rule
def copyable_from(g, me, owner, phase):
    """SB-52: has this player a spell that I could use now?"""
    for colour in range(N_COLOURS):
        for level in range(LOWEST_LEVEL, lent(g, owner, colour, phase) + 1):
            rune = rune_on_card(g.s, owner, colour)
            if usable(g, me, spell_of(g.s, colour), level, rune):
                return True
    return False


@rule(apart=True)
def anything_copyable(g, me, phase):
    """SB-52, SB-65: is there anything to copy in this phase?"""
    s = g.s
    if s.players == 1:
        rune = rune_on_card(s, me, CLONE // N_RUNES)
        for colour in range(N_COLOURS):
            if lent_in_solo(g, me, colour, phase):
                if usable(g, me, spell_of(s, colour), SOLO_LEVEL, rune):
                    return True
        return False
    if can_do_basic(s, me, phase):
        return True
    for owner in range(int(s.players)):
        if owner != me and copyable_from(g, me, owner, phase):
            return True
    return False


@rule
def copyable_without(g, me, phase, token):
    """SB-52a: is there anything to copy once this token is discarded? (Tried, and taken back.)"""
    s = g.s
    s.pool[me, token] -= 1
    s.pool_size[me] -= 1
    s.tray_size += 1
    found = anything_copyable(g, me, phase)
    s.pool[me, token] += 1
    s.pool_size[me] += 1
    s.tray_size -= 1
    return found


@rule(apart=True)
def clone_usable(g, me, level):
    """SB-19: a copyable effect that is available after Clone's cost."""
    s = g.s
    phase = number(g, CLONE, level)
    if extra(g, CLONE, level) == 0:
        return anything_copyable(g, me, phase)
    rune = rune_on_card(s, me, CLONE // N_RUNES)
    for colour in range(N_COLOURS):
        token = colour * N_RUNES + rune
        if s.pool[me, token] > 0 and copyable_without(g, me, phase, token):
            return True
    return False


@rule
def offer_discard_to_copy(g, me, phase):
    """SB-44, SB-52a: a token with Clone's own rune that leaves something to copy."""
    rune = rune_on_card(g.s, me, CLONE // N_RUNES)
    for colour in range(N_COLOURS):
        token = colour * N_RUNES + rune
        if g.s.pool[me, token] > 0 and copyable_without(g, me, phase, token):
            offer(g.s, LANE, A_TOKEN + token)


@rule(apart=True)
def offer_copies(g, me, phase):
    """SB-52: a basic action of the phase, or another player; SB-65: in solo a level-4 effect."""
    s = g.s
    if s.players == 1:
        rune = rune_on_card(s, me, CLONE // N_RUNES)
        for colour in range(N_COLOURS):
            if lent_in_solo(g, me, colour, phase):
                if usable(g, me, spell_of(s, colour), SOLO_LEVEL, rune):
                    offer(s, LANE, A_USE + colour * LEVELS + SOLO_LEVEL - LOWEST_LEVEL)
        return
    offer_basic(g, me, phase)
    for owner in range(int(s.players)):
        if owner != me and copyable_from(g, me, owner, phase):
            offer(s, LANE, A_FROM + owner)


@rule
def offer_copies_from(g, me, owner, phase):
    """SB-52: the spells of that player, at that player's present level and below."""
    for colour in range(N_COLOURS):
        for level in range(LOWEST_LEVEL, lent(g, owner, colour, phase) + 1):
            rune = rune_on_card(g.s, owner, colour)
            if usable(g, me, spell_of(g.s, colour), level, rune):
                offer(g.s, LANE, A_USE + colour * LEVELS + level - LOWEST_LEVEL)
