"""Cards on their way: deck, shops, hands, and what everybody knows of them (MG-16 on, MG-37)."""

from ...engine.chance import below
from ...engine.events import ALL, note
from ...engine.life import rule
from .state import (
    E_DISCARD,
    E_SEE,
    E_STOCK,
    E_TAKE,
    HAND_KINDS,
    KINDS,
    NONE,
    SCROLLS,
    TRIGGERED,
)

# --- what is known of a hand (MG-37) -------------------------------------------------------------


@rule
def all_know(s, owner, kind, count):
    """MG-37: everybody sees so many cards of a kind go to a hand, or (below 0) leave it."""
    for viewer in range(int(s.players)):
        know(s, viewer, owner, kind, count)


@rule
def know(s, viewer, owner, kind, count):
    """MG-37, MG-37a: one seat sees it. A number never falls below 0."""
    s.known[viewer, owner, kind] = max(0, int(s.known[viewer, owner, kind]) + count)


@rule(apart=True)
def onlookers_forget(s, owner, partner):
    """MG-37a: a card unknown to onlookers leaves a hand, so of every kind one may be gone."""
    for viewer in range(int(s.players)):
        if viewer != partner:
            for kind in range(HAND_KINDS):
                if s.known[viewer, owner, kind] > 0:
                    s.known[viewer, owner, kind] -= 1


# --- hands ---------------------------------------------------------------------------------------


@rule
def gain(s, me, kind):
    """A card comes to a hand. There is no limit (MG-18)."""
    s.hand[me, kind] += 1
    s.hand_size[me] += 1


@rule
def lose(s, me, kind, count):
    """Cards leave a hand."""
    s.hand[me, kind] -= count
    s.hand_size[me] -= count


@rule
def pass_on(s, giver, taker, kind):
    """MG-37a: a card goes from hand to hand; the two know it, onlookers do not."""
    lose(s, giver, kind, 1)
    gain(s, taker, kind)
    onlookers_forget(s, giver, taker)
    know(s, taker, giver, kind, -1)
    know(s, giver, taker, kind, 1)


@rule
def kinds_in_hand(s, me):
    """The kinds of cards that a hand holds, as a set of bits."""
    kinds = 0
    for kind in range(HAND_KINDS):
        if s.hand[me, kind] > 0:
            kinds |= 1 << kind
    return kinds


# --- deck and shops ------------------------------------------------------------------------------


@rule(apart=True)
def draw_card(s):
    """MG-14: the next card of the deck."""
    at = below(s, int(s.deck_size))
    kind = 0
    while at >= s.deck[kind]:
        at -= int(s.deck[kind])
        kind += 1
    s.deck[kind] -= 1
    s.deck_size -= 1
    return kind


@rule(apart=True)
def stock(g, shop):
    """MG-16, MG-19: a card of the deck goes to a shop, by day face up, by night face down."""
    s = g.s
    kind = draw_card(s)
    s.shops[shop, int(s.shop_size[shop])] = kind
    s.shop_size[shop] += 1
    seen = NONE if s.night[shop] == 1 else kind
    note(g, E_STOCK, NONE, ALL, seen, shop, 0, 0)
    if s.deck_size == 0:
        s.countdown = TRIGGERED  # MG-28: by the last card, even if no shop goes short


@rule(apart=True)
def take_last(g, me, shop):
    """MG-9a, MG-18: take the card that was laid last. True if it was a scroll."""
    s = g.s
    at = int(s.shop_size[shop]) - 1
    kind = int(s.shops[shop, at])
    s.shops[shop, at] = 0  # equal states have equal bytes
    s.shop_size[shop] = at
    if s.night[shop] == 1:
        s.shown += 1
    if kind >= SCROLLS:
        s.scrolls[me, kind - SCROLLS] += 1
        note(g, E_TAKE, me, ALL, kind, shop, 0, 0)
        return True
    gain(s, me, kind)
    if s.night[shop] == 1:
        note(g, E_TAKE, me, ALL, NONE, shop, 0, 0)
        note(g, E_SEE, me, 1 << me, kind, shop, 0, 0)
    else:
        all_know(s, me, kind, 1)
        note(g, E_TAKE, me, ALL, kind, shop, 0, 0)
    return False


@rule
def bring_up(s, shop, kind):
    """Put a card of that kind where the last one lies; the others keep their order."""
    last = int(s.shop_size[shop]) - 1
    at = last
    while s.shops[shop, at] != kind:
        at -= 1
    while at < last:
        s.shops[shop, at] = s.shops[shop, at + 1]
        at += 1
    s.shops[shop, last] = kind


@rule
def kinds_in_shop(s, shop):
    """The kinds of cards that lie in a shop, as a set of bits."""
    kinds = 0
    for at in range(int(s.shop_size[shop])):
        kinds |= 1 << int(s.shops[shop, at])
    return kinds


@rule
def discard(g, me, kind, count):
    """MG-24: cards leave the game face up. They are out of the hand or the row already."""
    g.s.discards[kind] += count
    note(g, E_DISCARD, me, ALL, kind, count, 0, 0)


@rule
def remove(s, kind, count):
    """MG-15: cards of the deck stay in the box."""
    s.deck[kind] -= count
    s.removed[kind] += count
    s.deck_size -= count


@rule
def fill_deck(g):
    """MG-2: all item cards."""
    for kind in range(KINDS):
        g.s.deck[kind] = g.cards.copies[kind]
        g.s.deck_size += g.cards.copies[kind]
