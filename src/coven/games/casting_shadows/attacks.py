"""Attacks and counterspells (CS-24 to CS-28, CS-33, CS-34).

An attack is a frame that goes through three tasks: AIM, LAND and AFTER, each with its window. It
holds the weapon, the damage, who is still to be asked in this window, the victims, and who of them
has a shield or a dome. A question is put to every player whom the window concerns and who holds
any counterspell, whether it fits or not: see "Windows" in docs/engine.md.
"""

from ...engine.choices import offer
from ...engine.events import ALL, note
from ...engine.frames import SEAT, TASK, pop, push, set_top, top
from ...engine.life import rule
from .book import empty_book, play_hidden, put_under
from .map import enemies_on, in_range
from .pool import empty_pool
from .state import (
    A_COUNTER,
    A_DECLINE,
    A_SEAT,
    A_TILE,
    AFTER,
    AIM,
    ANSWER,
    AT_TILE,
    ATTACKS,
    BASE_ENERGY,
    BEES,
    BLUE_BONUS,
    BLUE_GEM,
    BY_COUNTER,
    COUNTERS,
    DOME,
    E_CAST,
    E_COUNTER,
    E_ECHO,
    E_HIT,
    E_OUT,
    E_OVER,
    E_REDUCE,
    E_TARGET,
    E_TRAVEL,
    E_WINDOW,
    ECHO,
    FLEE,
    LAND,
    LANE,
    N1,
    N2,
    N3,
    N4,
    N5,
    N6,
    N_COUNTERS,
    N_RESOURCES,
    NONE,
    PAY,
    RED_BONUS,
    RED_GEM,
    RUN,
    SHADOW_ENERGY,
    SHELTER,
    SHIELD,
    STING,
    WINDOW_A,
    WINDOW_B,
    WINDOW_C,
)

# --- the attack itself (CS-24, CS-26) ------------------------------------------------------------


@rule
def has_effect(g, me, effect):
    """CS-31: has a player's companion this effect?"""
    companion = int(g.s.companion[me])
    return companion != NONE and g.cards.companion_effect[companion] == effect


@rule
def effect_amount(g, me):
    """How much a player's companion does."""
    return int(g.cards.companion_amount[int(g.s.companion[me])])


@rule
def bonus(g, me, weapon):
    """CS-46: attack spells whose cost names gems of one colour alone may deal more."""
    if weapon >= ATTACKS:
        return 0
    names = int(g.cards.names[weapon])
    if (names == RED_GEM and has_effect(g, me, RED_BONUS)) or (
        names == BLUE_GEM and has_effect(g, me, BLUE_BONUS)
    ):
        return effect_amount(g, me)
    return 0


@rule
def attack(g, me, weapon, step, victims):
    """CS-33a: the attack is named; first it is paid, then its targets may answer."""
    s = g.s
    damage = int(g.cards.damage[weapon, step]) + bonus(g, me, weapon)
    push(s, LANE, AIM, me, weapon, damage, victims, victims, 0, 0)
    if weapon < ATTACKS:
        note(g, E_CAST, me, ALL, weapon, step + 1, damage, 0)
        for symbol in range(N_RESOURCES):
            s.due[symbol] = g.cards.cast[weapon, step, symbol]


@rule(apart=True)
def choose_target(g, me, weapon, step, action):
    """CS-24: one enemy, or every enemy on a tile."""
    s = g.s
    if action >= A_SEAT:
        victim = action - A_SEAT
        attack(g, me, weapon, step, 1 << victim)
        note(g, E_TARGET, me, ALL, victim, int(s.pawn[victim]), 0, 0)
    else:
        tile = action - A_TILE
        attack(g, me, weapon, step, enemies_on(s, me, 1 << tile))
        note(g, E_TARGET, me, ALL, NONE, tile, 0, 0)
    if weapon < ATTACKS:
        push(s, LANE, PAY, me, 0, 0, 0, 0, 0, 0)


# --- windows (CS-33, CS-34) ----------------------------------------------------------------------


@rule
def next_asked(s):
    """CS-34: of those still to be asked the first in turn order after the active player, or NONE.

    Asked is whoever is in and holds a counterspell, whatever it is.
    """
    asked = top(s, LANE, N3)
    for step in range(1, int(s.players) + 1):
        player = (int(s.active) + step) % int(s.players)
        if (asked >> player) & 1 == 1:
            asked &= ~(1 << player)
            if s.pawn[player] != NONE and s.held[player] > 0:
                set_top(s, LANE, N3, asked)
                return player
    set_top(s, LANE, N3, 0)
    return NONE


@rule
def open_window(g, window):
    """CS-35: put the question to the next player. False if nobody is left to be asked."""
    s = g.s
    player = next_asked(s)
    if player == NONE:
        return False
    s.shown += 1  # what led here cannot be taken back any more
    note(g, E_WINDOW, player, ALL, window, top(s, LANE, SEAT), 0, 0)
    push(s, LANE, ANSWER, player, window, 0, 0, 0, 0, 0)
    return True


@rule
def answers(effect, window):
    """CS-43: does a counterspell's effect answer a window?"""
    if window == WINDOW_A:
        return effect == FLEE
    if window == WINDOW_B:
        return effect == SHIELD or effect == DOME
    return effect == STING


@rule(apart=True)
def offer_answers(g, me, window):
    """CS-33: nothing, or one of the counterspells whose condition has occurred."""
    s = g.s
    offer(s, LANE, A_DECLINE)
    for slot in range(int(s.book_size[me])):
        counter = int(s.book[me, slot]) - COUNTERS
        if counter >= 0 and answers(int(g.cards.counter_effect[counter]), window):
            offer(s, LANE, A_COUNTER + counter)


@rule
def slot_of(s, me, kind):
    """Where a counterspell lies; of two equal ones, one that all know is played first."""
    found = NONE
    for slot in range(int(s.book_size[me])):
        if s.book[me, slot] == kind:
            if (int(s.known[me]) >> slot) & 1 == 1:
                return slot
            if found == NONE:
                found = slot
    return found


@rule(apart=True)
def answer_window(g, me, action):
    """CS-33: reveal a counterspell, use it, put it under its deck; or keep silent."""
    s = g.s
    s.shown += 1
    if action == A_DECLINE:
        return
    counter = action - A_COUNTER
    play_hidden(s, me, slot_of(s, me, COUNTERS + counter))
    put_under(s, COUNTERS + counter, True)
    note(g, E_COUNTER, me, ALL, COUNTERS + counter, top(s, LANE, SEAT), 0, 0)
    effect = int(g.cards.counter_effect[counter])
    if effect == FLEE:
        push(s, LANE, RUN, me, 0, 0, 0, 0, 0, 0)
    elif effect == SHIELD:
        set_top(s, LANE, N5, top(s, LANE, N5) | 1 << me)
    elif effect == DOME:
        set_top(s, LANE, N6, top(s, LANE, N6) | 1 << me)
    else:  # CS-33c: an enemy's effect, with windows B and C of its own
        victim = 1 << top(s, LANE, SEAT)
        push(s, LANE, LAND, me, BEES, int(g.cards.counter_amount[counter]), victim, victim, 0, 0)


@rule(apart=True)
def run_to(g, me, tile):
    """CS-43: move; what does not reach there misses."""
    s = g.s
    note(g, E_TRAVEL, me, ALL, int(s.pawn[me]), tile, BY_COUNTER, 0)
    s.pawn[me] = tile
    attacker, weapon = top(s, LANE, SEAT), top(s, LANE, N1)
    reach = in_range(g, int(s.pawn[attacker]), weapon)
    if g.cards.target[weapon] == AT_TILE or (reach >> tile) & 1 == 0:
        set_top(s, LANE, N4, top(s, LANE, N4) & ~(1 << me))


# --- damage (CS-27, CS-33a, CS-33d) --------------------------------------------------------------


@rule
def reduced(g, victim, damage):
    """CS-33d, CS-44: less by tile and companion, but never below 1."""
    s = g.s
    tile = int(s.pawn[victim])
    if g.cards.tile_exposed[tile] == 1 or damage == 0:
        return damage
    less = int(g.cards.tile_shelter[tile])
    if has_effect(g, victim, SHELTER):
        if s.life[victim] <= g.cards.companion_below[int(s.companion[victim])]:
            less += effect_amount(g, victim)
    return max(1, damage - less)


@rule
def shield_amount(g):
    """CS-43: how much a shield takes off."""
    for counter in range(N_COUNTERS):
        if g.cards.counter_effect[counter] == SHIELD:
            return int(g.cards.counter_amount[counter])
    return 0


@rule
def suffered(g, victim, damage, shielded, domed):
    """CS-33d: what is left of a hit after shields and domes, which do nothing in the Crypt."""
    if g.cards.tile_exposed[int(g.s.pawn[victim])] == 1:
        return damage
    if (domed >> victim) & 1 == 1:
        return 0
    if (shielded >> victim) & 1 == 1:
        return max(0, damage - shield_amount(g))
    return damage


@rule(apart=True)
def fall(g):
    """CS-33a: all damage falls at once, players at 0 leave together, then what companions do."""
    s = g.s
    attacker, weapon = top(s, LANE, SEAT), top(s, LANE, N1)
    victims, hurt = top(s, LANE, N4), 0
    for victim in range(int(s.players)):
        if (victims >> victim) & 1 == 0:
            continue
        damage = reduced(g, victim, top(s, LANE, N2))
        left = suffered(g, victim, damage, top(s, LANE, N5), top(s, LANE, N6))
        if left < damage:
            note(g, E_REDUCE, victim, ALL, damage - left, left, 0, 0)
        if left > 0:
            hurt |= 1 << victim
            s.life[victim] = max(0, int(s.life[victim]) - left)
            note(g, E_HIT, victim, ALL, left, int(s.life[victim]), attacker, weapon)
    set_top(s, LANE, TASK, AFTER)
    set_top(s, LANE, N3, hurt)
    set_top(s, LANE, N4, hurt)
    if leave_together(g):
        return
    for victim in range(int(s.players)):
        if (hurt >> victim) & 1 == 1 and s.pawn[victim] != NONE:
            echo(g, victim)


@rule
def echo(g, me):
    """CS-46: the first enemy damage after each own turn begins gives energy."""
    s = g.s
    if s.echoed[me] == 0:
        s.echoed[me] = 1
        if has_effect(g, me, ECHO):
            gained = min(energy_limit(s, me), int(s.energy[me]) + effect_amount(g, me))
            if gained > s.energy[me]:
                s.energy[me] = gained
                note(g, E_ECHO, me, ALL, gained, 0, 0, 0)


@rule
def energy_limit(s, me):
    """CS-4: 3 in base form, 5 in shadow form."""
    return SHADOW_ENERGY if s.shadow[me] == 1 else BASE_ENERGY


@rule(apart=True)
def resolve(g):
    """CS-33a: one piece of an attack: the next question, or the next step."""
    s = g.s
    task = top(s, LANE, TASK)
    if task == AIM:
        if open_window(g, WINDOW_A):
            return
        victims = top(s, LANE, N4)
        if victims == 0:  # all have run away
            pop(s, LANE)
            return
        set_top(s, LANE, TASK, LAND)
        set_top(s, LANE, N3, victims)
    elif task == LAND:
        if not open_window(g, WINDOW_B):
            fall(g)
    else:
        attacker_in = s.pawn[top(s, LANE, SEAT)] != NONE
        if not attacker_in or not open_window(g, WINDOW_C):
            pop(s, LANE)


# --- leaving the game (CS-27, CS-28) -------------------------------------------------------------


@rule(apart=True)
def leave_together(g):
    """CS-27, CS-27a, CS-28: players at 0 life leave. True if that ends the turn, or the game."""
    s = g.s
    left = 0
    place = 1
    for player in range(int(s.players)):
        place = max(place, int(s.gone[player]) + 1)
    for player in range(int(s.players)):
        if s.pawn[player] != NONE and s.life[player] == 0:
            leave(g, player, place)
        if s.pawn[player] != NONE:
            left += 1
    if left <= 1:
        end_game(g)
        return True
    if s.pawn[int(s.active)] == NONE:
        drop_everything(s)
        return True
    return False


@rule(apart=True)
def leave(g, me, place):
    """CS-27: the pawn leaves, the book is emptied, the companion is out of the game."""
    s = g.s
    note(g, E_OUT, me, ALL, 0, 0, 0, 0)
    s.pawn[me] = NONE
    s.gone[me] = place
    s.companion[me] = NONE
    empty_book(g, me)


@rule
def drop_everything(s):
    """CS-27a: the turn ends where it is."""
    while s.depth[LANE] > 0:
        pop(s, LANE)
    empty_pool(s)
    for symbol in range(N_RESOURCES):
        s.due[symbol] = 0
    s.points = 0
    s.free_travels = 0
    s.free_rerolls = 0
    s.cast = 0


@rule(apart=True)
def end_game(g):
    """CS-28: it is over."""
    drop_everything(g.s)
    g.s.over = 1
    note(g, E_OVER, NONE, ALL, 0, 0, 0, 0)
