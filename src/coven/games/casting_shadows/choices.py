"""What may be chosen: the open actions of every task."""

from ...engine.choices import offer, offer_set
from ...engine.frames import SEAT, TASK, top
from ...engine.life import rule
from .attacks import offer_answers
from .book import copy_before, may_collect, may_refresh, slots_of_level, slots_to_discard
from .conversions import can_convert, offer_changes
from .map import enemies_on, enemy_tiles, in_range
from .payment import can_cast, offer_paying_dice, offer_payments
from .pool import may_reroll
from .shadow import may_use_ability
from .state import (
    A_ABILITY,
    A_CHARACTER,
    A_COLLECT,
    A_DECLINE,
    A_DIE,
    A_DONE,
    A_END,
    A_PORTAL,
    A_PROTECT,
    A_REFRESH,
    A_REROLL,
    A_SEAT,
    A_SLOT,
    A_STEP,
    A_TILE,
    A_TRANSFORM,
    ACT,
    ANSWER,
    AT_ENEMY,
    ATTACKS,
    CHANGE,
    CRYSTAL,
    DICE,
    DIE,
    DIE_COLOURS,
    DISCARD,
    KINDS,
    LANE,
    LEVEL,
    N1,
    N_CHARACTERS,
    N_SPELLS,
    NONE,
    PAYING,
    PICK,
    PORTAL,
    PURPLE_DIE,
    REROLL,
    RUN,
    STEP,
    TARGET,
    TRANSFORM,
)


@rule(apart=True)
def offer_choices(g):
    """The choices of the top frame. None means that it is finished."""
    s = g.s
    task = top(s, LANE, TASK)
    me = top(s, LANE, SEAT)
    if task == ACT:
        offer_actions(g, me)
    elif task == ANSWER:
        offer_answers(g, me, top(s, LANE, N1))
    elif task == STEP:
        offer_steps(g, top(s, LANE, N1))
    elif task == TARGET:
        offer_targets(g, me, top(s, LANE, N1))
    elif task == PAYING:
        offer_payments(s)
    elif task == DIE:
        offer_paying_dice(s)
    elif task == REROLL:
        offer_dice(s, top(s, LANE, N1))
    elif task == CHANGE:
        offer_changes(g)
    elif task == LEVEL:
        offer_set(s, LANE, A_SLOT, slots_of_level(g, me, top(s, LANE, N1)))
    elif task == DISCARD:
        offer_set(s, LANE, A_SLOT, slots_to_discard(s, me))
    elif task == RUN:
        offer_set(s, LANE, A_TILE, int(s.near[int(s.pawn[me])]))
    elif task == TRANSFORM:
        offer(s, LANE, A_DECLINE)
        offer(s, LANE, A_TRANSFORM)
    elif task == PICK:
        offer_characters(s)
    else:
        offer_portal(s)


@rule
def offer_characters(s):
    """CS-6: those that nobody has taken."""
    for character in range(N_CHARACTERS):
        free = True
        for player in range(int(s.players)):
            if s.character[player] == character:
                free = False
        if free:
            offer(s, LANE, A_CHARACTER + character)


@rule
def offer_portal(s):
    """CS-30: the companions that lie face up."""
    for place in range(PORTAL):
        if s.portal[place] != NONE:
            offer(s, LANE, A_PORTAL + place)


# --- phase 2 (CS-9 to CS-16) ---------------------------------------------------------------------


@rule(apart=True)
def offer_actions(g, me):
    """CS-9 to CS-16: actions while there are points, free ones at any time, and the end."""
    s = g.s
    acting = s.points > 0
    offer(s, LANE, A_END)
    if acting or s.free_travels > 0:
        offer_set(s, LANE, A_TILE, int(s.near[int(s.pawn[me])]))
    if (acting or s.free_rerolls > 0) and dice_to_reroll(s) != 0:
        offer(s, LANE, A_REROLL)
    if acting:
        if s.pool[CRYSTAL] > 0:
            offer(s, LANE, A_PROTECT)
        if may_refresh(s, me):
            offer(s, LANE, A_REFRESH)
        if may_collect(g, me):
            offer(s, LANE, A_COLLECT)
    if may_use_ability(g, me):
        offer(s, LANE, A_ABILITY)
    offer_cards(g, me, acting)


@rule
def offer_cards(g, me, acting):
    """CS-11, CS-16: spells that can be cast, and resource cards; equal ones once."""
    s = g.s
    enemies = enemy_tiles(s, me)
    for slot in range(int(s.book_size[me])):
        kind = int(s.book[me, slot])
        if kind < N_SPELLS:
            if not acting or was_cast(s, slot) or uncast_before(s, me, slot):
                continue
            if kind < ATTACKS:
                if can_attack(g, me, kind, enemies):
                    offer(s, LANE, A_SLOT + slot)
            elif can_convert(g, kind):
                offer(s, LANE, A_SLOT + slot)
        elif kind < KINDS and not copy_before(s, me, slot):
            offer(s, LANE, A_SLOT + slot)


@rule
def was_cast(s, slot):
    """CS-11: was this spell of the active player cast this turn?"""
    return (int(s.cast) >> slot) & 1 == 1


@rule
def uncast_before(s, me, slot):
    """Is there a copy before a slot that can be cast as well?"""
    for at in range(slot):
        if s.book[me, at] == s.book[me, slot] and not was_cast(s, at):
            return True
    return False


@rule
def can_attack(g, me, kind, enemies):
    """CS-24, CS-26: can some step be paid, and would somebody be hit?"""
    if enemies & in_range(g, int(g.s.pawn[me]), kind) == 0:
        return False
    for step in range(int(g.cards.steps[kind])):
        if can_cast(g, kind, step):
            return True
    return False


@rule
def offer_steps(g, kind):
    """CS-26: as many as the player can pay, up to the last step."""
    for step in range(int(g.cards.steps[kind])):
        if can_cast(g, kind, step):
            offer(g.s, LANE, A_STEP + step)


@rule
def offer_targets(g, me, weapon):
    """CS-24, CS-25: enemies in range, or tiles in range with an enemy on them."""
    s = g.s
    reach = in_range(g, int(s.pawn[me]), weapon)
    if g.cards.target[weapon] == AT_ENEMY:
        offer_set(s, LANE, A_SEAT, enemies_on(s, me, reach))
    else:
        offer_set(s, LANE, A_TILE, enemy_tiles(s, me) & reach)


# --- reroll (CS-12) ------------------------------------------------------------------------------


@rule
def dice_to_reroll(s):
    """CS-12: the dice that may be thrown again, a set."""
    found = 0
    for die in range(DICE):
        if may_reroll(s, die):
            found |= 1 << die
    return found


@rule
def equal_dice(s, one, other):
    """Two dice of one colour that show the same are one choice."""
    same = (one < PURPLE_DIE) == (other < PURPLE_DIE) and one // 2 == other // 2
    return same and s.dice[one] == s.dice[other]


@rule
def offer_dice(s, chosen):
    """CS-12: one more die, of equal ones the first; or throw what is chosen."""
    for die in range(DICE):
        if (chosen >> die) & 1 == 1 or not may_reroll(s, die):
            continue
        new = True
        for other in range(die):
            if (chosen >> other) & 1 == 0 and equal_dice(s, die, other):
                new = False
        if new:
            offer(s, LANE, A_DIE + die)
    if chosen != 0:
        offer(s, LANE, A_DONE)


assert tuple(die // 2 for die in range(DICE)) == DIE_COLOURS, "two dice of a colour side by side"
