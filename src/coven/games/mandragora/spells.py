"""The eight spells (MG-5 to MG-13)."""

from ...engine.chance import below
from ...engine.choices import offer, offer_set
from ...engine.events import ALL, note
from ...engine.frames import push
from ...engine.life import rule
from .curse import check_curse
from .items import (
    bring_up,
    discard,
    gain,
    know,
    lose,
    onlookers_forget,
    pass_on,
    take_last,
)
from .state import (
    A_CARD,
    A_SEAT,
    A_SHOP,
    ACT,
    AGILITY,
    BANISH,
    BANISHMENT,
    DEMATERIALISATION,
    E_AGAIN,
    E_CARD,
    E_CAST,
    E_END,
    E_GIVE,
    E_SEND,
    E_SWAP,
    E_TOP,
    HAND_KINDS,
    LANE,
    LEVITATION,
    N_COLOURS,
    N_SPELLS,
    NONE,
    PICK,
    PURIFICATION,
    RANGE,
    REACH,
    REPLICATION,
    RETURN,
    SCROLLS,
    SEND,
    SHOPS,
    SUBSTITUTION,
    SYMBOLS,
    TARGET,
    TELEPORTATION,
    VICTIM,
)
from .teams import are_partners, then_bargain

# --- taking and resolving a spell (MG-5, MG-23) --------------------------------------------------


@rule(apart=True)
def take_spell(g, me, power):
    """MG-23: the top card of the pile. The next one becomes visible."""
    s = g.s
    spell = int(s.tops[power - 1])
    s.spells[me, spell] += 1
    s.left[spell] -= 1
    note(g, E_CAST, me, ALL, spell, power, 0, 0)
    turn_up(g, power)
    return spell


@rule(apart=True)
def turn_up(g, power):
    """MG-14: a pile's contents are known, its order is not: chance decides what comes on top."""
    s = g.s
    count = 0
    for spell in range(N_SPELLS):
        if g.cards.power[spell] == power:
            count += int(s.left[spell])
    s.tops[power - 1] = NONE
    if count > 0:
        at = below(s, count)
        for spell in range(N_SPELLS):
            if g.cards.power[spell] == power:
                if 0 <= at < s.left[spell]:
                    s.tops[power - 1] = spell
                at -= int(s.left[spell])
    note(g, E_TOP, NONE, ALL, int(s.tops[power - 1]), power, 0, 0)


@rule(apart=True)
def resolve(g, me, spell):
    """MG-5, MG-5a: instants work at once, as far as they can; the others wait."""
    s = g.s
    if spell == BANISHMENT:
        if has_scroll(s, me):
            push(s, LANE, BANISH, me, 0, 0, 0, 0, 0, 0)
    elif spell == TELEPORTATION:
        if has_scroll(s, me):
            push(s, LANE, SEND, me, 0, 0, 0, 0, 0, 0)
    elif spell == SUBSTITUTION:
        push(s, LANE, VICTIM, me, 0, 0, 0, 0, 0, 0)
    elif spell == LEVITATION:
        push(s, LANE, REACH, me, 0, 0, 0, 0, 0, 0)
    elif spell == REPLICATION:
        note(g, E_AGAIN, me, ALL, 0, 0, 0, 0)
        push(s, LANE, ACT, me, 1, 0, 0, 0, 0, 0)


# --- scrolls: Banishment and Teleportation (MG-6, MG-7) ------------------------------------------


@rule
def has_scroll(s, me):
    """Does a scroll lie in front of the player?"""
    for step in range(SYMBOLS):
        if s.scrolls[me, step] > 0:
            return True
    return False


@rule
def offer_scrolls(s, me):
    """MG-6, MG-7: any of one's own scrolls."""
    for step in range(SYMBOLS):
        if s.scrolls[me, step] > 0:
            offer(s, LANE, A_CARD + SCROLLS + step)


@rule
def banish(g, me, kind):
    """MG-6: discard a scroll; MG-25a: one check."""
    g.s.scrolls[me, kind - SCROLLS] -= 1
    discard(g, me, kind, 1)
    check_curse(g)


@rule
def offer_opponents(s, me):
    """MG-7, MG-35: opponents; a partner is none."""
    for other in range(int(s.players)):
        if other != me and not are_partners(s, me, other):
            offer(s, LANE, A_SEAT + other)


@rule
def choose_scroll(s, me, kind):
    """MG-7: the scroll first, then who gets it."""
    push(s, LANE, TARGET, me, kind, 0, 0, 0, 0, 0)


@rule
def teleport(g, me, kind, to):
    """MG-7: the scroll goes to an opponent; MG-25a: one check; MG-34: who may then bargain."""
    s = g.s
    s.scrolls[me, kind - SCROLLS] -= 1
    s.scrolls[to, kind - SCROLLS] += 1
    note(g, E_SEND, me, ALL, kind, to, 0, 0)
    then_bargain(s, to)
    check_curse(g)


# --- Substitution (MG-8) -------------------------------------------------------------------------


@rule
def offer_victims(s, me):
    """MG-8: opponents with at least one hand card."""
    for other in range(int(s.players)):
        if other != me and not are_partners(s, me, other) and s.hand_size[other] > 0:
            offer(s, LANE, A_SEAT + other)


@rule(apart=True)
def substitute(g, me, victim):
    """MG-8: a random card of the victim; then one of one's own goes back. The two know both."""
    s = g.s
    at = below(s, int(s.hand_size[victim]))
    kind = 0
    while at >= s.hand[victim, kind]:
        at -= int(s.hand[victim, kind])
        kind += 1
    note(g, E_SWAP, me, ALL, victim, 0, 0, 0)
    note(g, E_CARD, me, 1 << me | 1 << victim, kind, victim, 0, 0)
    lose(s, victim, kind, 1)
    gain(s, me, kind)
    onlookers_forget(s, victim, me)
    know(s, me, victim, kind, -1)
    know(s, victim, me, kind, 1)
    push(s, LANE, RETURN, me, victim, 0, 0, 0, 0, 0)


@rule
def give(g, me, to, kind):
    """MG-8, MG-34: a hand card of one's choice goes to another hand."""
    note(g, E_GIVE, me, ALL, to, 0, 0, 0)
    note(g, E_CARD, to, 1 << me | 1 << to, kind, me, 0, 0)
    g.s.shown += 1
    pass_on(g.s, me, to, kind)


# --- Levitation (MG-9) ---------------------------------------------------------------------------


@rule
def offer_shops(s):
    """MG-9: every shop with a card."""
    shops = 0
    for shop in range(SHOPS):
        if s.shop_size[shop] > 0:
            shops |= 1 << shop
    offer_set(s, LANE, A_SHOP, shops)


@rule
def reach_for(g, me, shop):
    """MG-9: by day any visible card; MG-9a: by night the one that was laid last."""
    if g.s.night[shop] == 1:
        levitate(g, me, shop)
    else:
        push(g.s, LANE, PICK, me, shop, 0, 0, 0, 0, 0)


@rule
def pick(g, me, shop, kind):
    """MG-9: a visible card."""
    bring_up(g.s, shop, kind)
    levitate(g, me, shop)


@rule(apart=True)
def levitate(g, me, shop):
    """MG-9: no restocking. MG-25a, MG-34: a scroll has its consequences."""
    if take_last(g, me, shop):
        then_bargain(g.s, me)
        check_curse(g)


# --- Agility, Dematerialisation, Purification (MG-11 to MG-13, MG-30) ----------------------------


@rule
def reach_of(s, me):
    """MG-11, MG-18: how far the player may move the assistant."""
    return RANGE + int(s.spells[me, AGILITY])


@rule
def holds_colour(g, me, colour):
    """Does the hand hold a card of the colour?"""
    for kind in range(HAND_KINDS):
        if g.cards.colour[kind] == colour and g.s.hand[me, kind] > 0:
            return True
    return False


@rule(apart=True)
def colours_in_hand(g, me):
    """MG-31: how many colours the hand holds; white and black are colours."""
    count = 0
    for colour in range(N_COLOURS):
        if holds_colour(g, me, colour):
            count += 1
    return count


@rule(apart=True)
def end_spells(g, me):
    """MG-12, MG-13, MG-30: cards leave the hand before scoring, without asking."""
    s = g.s
    whole = s.spells[me, PURIFICATION] > 0
    left = N_COLOURS if whole else int(s.spells[me, DEMATERIALISATION])
    for colour in range(N_COLOURS):
        if left > 0 and holds_colour(g, me, colour):
            left -= 1
            note(g, E_END, me, ALL, PURIFICATION if whole else DEMATERIALISATION, colour, 0, 0)
            discard_colour(g, me, colour)


@rule
def discard_colour(g, me, colour):
    """MG-30: all cards of a colour."""
    s = g.s
    for kind in range(HAND_KINDS):
        count = int(s.hand[me, kind])
        if g.cards.colour[kind] == colour and count > 0:
            lose(s, me, kind, count)
            for viewer in range(int(s.players)):
                s.known[viewer, me, kind] = 0
            discard(g, me, kind, count)
