"""What a seat may know (MG-37): its own hand, all that lies open, and what it saw others take."""

from ...engine.chance import below, sow
from ...engine.choices import clear_choices, offered
from ...engine.frames import SEAT, TASK, set_top, top
from ...engine.life import rule
from .casting import back_to_act
from .choices import offer_choices
from .curse import symbols
from .scoring import book_points, spells_cast
from .state import (
    ACT,
    ANSWER,
    FIRST_WORK,
    HAND_KINDS,
    ITEMS,
    KINDS,
    LANE,
    LAY,
    MOST_PLAYERS,
    N1,
    N2,
    N3,
    N4,
    N5,
    N6,
    N_INGREDIENTS,
    N_SPELLS,
    NONE,
    OPEN,
    PILE,
    POWERS,
    SHOPS,
    SYMBOLS,
    TRIGGERED,
)
from .teams import are_partners


@rule
def known_to(s, seat, owner, kind):
    """MG-37: how many cards of a kind a seat, or a spectator (NONE), knows to be in a hand."""
    if s.over == 1:  # MG-37b
        return int(s.hand[owner, kind])
    return int(s.known[owner if seat == NONE else seat, owner, kind])


@rule
def forget_what_others_know(s, seat):
    """Of what others know of each other's hands, a seat knows the public part alone.

    What others know of its own hand it does know: it was there.
    """
    players = int(s.players)
    for viewer in range(players):
        for owner in range(players):
            if viewer != owner and viewer != seat and owner != seat:
                for kind in range(HAND_KINDS):
                    s.known[viewer, owner, kind] = s.known[owner, owner, kind]


@rule
def deciding(s):
    """The seat that is asked, or NONE."""
    return NONE if s.depth[LANE] == 0 else top(s, LANE, SEAT)


@rule
def hide_plans(s, seat):
    """A cast that another player is still laying out is nobody's business yet."""
    if s.depth[LANE] > 0 and top(s, LANE, TASK) == LAY and top(s, LANE, SEAT) != seat:
        back_to_act(s)


@rule
def sees_shown_card(s, seat):
    """MG-34a: only partners see the card that one shows to the other."""
    return top(s, LANE, SEAT) == seat or top(s, LANE, N1) == seat


@rule(apart=True)
def view(g, seat):
    """MG-37: hide the deck, night cards, other hands, and the future that lies in the seed."""
    s = g.s
    sow(s, 0, 0)
    forget_what_others_know(s, seat)
    hide_plans(s, seat)
    if deciding(s) != seat:
        clear_choices(s, LANE)
        if deciding(s) != NONE and top(s, LANE, TASK) == ANSWER and not sees_shown_card(s, seat):
            set_top(s, LANE, N2, NONE)
    for kind in range(KINDS):
        s.deck[kind] = 0
    for shop in range(SHOPS):
        if s.night[shop] == 1:
            for at in range(int(s.shop_size[shop])):
                s.shops[shop, at] = NONE
    if s.over == 0:  # in the end all hands are laid open
        for player in range(int(s.players)):
            if player != seat:
                for kind in range(HAND_KINDS):
                    s.hand[player, kind] = 0


# --- dealing afresh ------------------------------------------------------------------------------


@rule(apart=True)
def redeal(g, seat, low, high):
    """MG-37: other hands, night cards and the deck as they might be, for all that a seat knows."""
    s = g.s
    sow(s, low, high)
    forget_what_others_know(s, seat)
    hide_plans(s, seat)
    gather(s, seat)
    for player in range(int(s.players)):
        if player != seat:
            deal_hand(s, seat, player)
    deal_night_cards(s)
    if s.depth[LANE] > 0 and top(s, LANE, TASK) == ANSWER and not sees_shown_card(s, seat):
        set_top(s, LANE, N2, any_card(s, top(s, LANE, N1)))
    if s.waiting != 0 and deciding(s) != seat:
        clear_choices(s, LANE)
        offer_choices(g)


@rule
def gather(s, seat):
    """Put all that the seat does not know into the deck. What it knows of hands stays there."""
    for shop in range(SHOPS):
        if s.night[shop] == 1:
            for at in range(int(s.shop_size[shop])):
                s.deck[int(s.shops[shop, at])] += 1
    for player in range(int(s.players)):
        if player != seat:
            for kind in range(HAND_KINDS):
                held = known_to(s, seat, player, kind)
                s.deck[kind] += int(s.hand[player, kind]) - held
                s.hand[player, kind] = held


@rule
def deal_hand(s, seat, player):
    """Fill a hand up to its size. A scroll is never in a hand."""
    missing = int(s.hand_size[player])
    cards = 0
    for kind in range(HAND_KINDS):
        missing -= int(s.hand[player, kind])
        cards += int(s.deck[kind])
    for _ in range(missing):
        kind = pull(s, cards)
        s.hand[player, kind] += 1
        cards -= 1


@rule
def deal_night_cards(s):
    """MG-19: a face-down card may be anything that is left."""
    cards = 0
    for kind in range(KINDS):
        cards += int(s.deck[kind])
    for shop in range(SHOPS):
        if s.night[shop] == 1:
            for at in range(int(s.shop_size[shop])):
                s.shops[shop, at] = pull(s, cards)
                cards -= 1


@rule(apart=True)
def pull(s, cards):
    """One of the first so many cards of the deck, by kind."""
    at = below(s, cards)
    kind = 0
    while at >= s.deck[kind]:
        at -= int(s.deck[kind])
        kind += 1
    s.deck[kind] -= 1
    return kind


@rule
def any_card(s, player):
    """A random card of a hand."""
    at = below(s, int(s.hand_size[player]))
    kind = 0
    while at >= s.hand[player, kind]:
        at -= int(s.hand[player, kind])
        kind += 1
    return kind


# --- the same as numbers -------------------------------------------------------------------------

PER_PLAYER = HAND_KINDS + SYMBOLS + N_SPELLS + 8
PER_SHOP = KINDS + 2
PLAN = HAND_KINDS + OPEN + 1 + N_INGREDIENTS + 3
SHARED = SHOPS * PER_SHOP + POWERS * N_SPELLS + N_SPELLS + KINDS + TRIGGERED + 4
FEATURES = MOST_PLAYERS * PER_PLAYER + SHARED + FIRST_WORK + 2 + KINDS + PLAN
MANY = 12.0  # cards
ROUGH = 20.0  # points, symbols


@rule(apart=True)
def features(g, seat, out):
    """The position as numbers near 0 to 1, seen from a seat: one's own things come first."""
    s = g.s
    players = int(s.players)
    for i in range(FEATURES):
        out[i] = 0.0
    for step in range(players):
        player_features(g, seat, (seat + step) % players, out, step * PER_PLAYER)
    at = MOST_PLAYERS * PER_PLAYER
    shop_features(s, out, at)
    at += SHOPS * PER_SHOP
    for power in range(POWERS):
        if s.tops[power] != NONE:
            out[at + power * N_SPELLS + int(s.tops[power])] = 1.0
    at += POWERS * N_SPELLS
    for spell in range(N_SPELLS):
        out[at + spell] = s.left[spell] / int(g.cards.spell_copies[spell])
    at += N_SPELLS
    unseen_features(s, seat, out, at)
    at += KINDS
    if s.countdown > 0:
        out[at + int(s.countdown) - 1] = 1.0
    at += TRIGGERED
    out[at] = s.deck_size / ITEMS
    out[at + 1] = 1.0 if s.mandraked == 1 else 0.0
    out[at + 2] = 1.0 if s.teams == 1 else 0.0
    out[at + 3] = players / MOST_PLAYERS
    task_features(s, seat, out, at + 4)


@rule
def player_features(g, seat, player, out, at):
    """The own hand, or what is known of another; scrolls, spells, points."""
    s = g.s
    for kind in range(HAND_KINDS):
        held = int(s.hand[player, kind])
        if player != seat:
            held = known_to(s, seat, player, kind)
        out[at + kind] = held / MANY
    at += HAND_KINDS
    for step in range(SYMBOLS):
        out[at + step] = s.scrolls[player, step] / MOST_PLAYERS
    at += SYMBOLS
    for spell in range(N_SPELLS):
        out[at + spell] = s.spells[player, spell] / MOST_PLAYERS
    at += N_SPELLS
    out[at] = s.hand_size[player] / MANY
    out[at + 1] = symbols(s, player) / ROUGH
    out[at + 2] = 1.0 if s.cursed == player else 0.0
    out[at + 3] = 1.0 if s.passed[player] == 1 else 0.0
    out[at + 4] = book_points(g, player) / ROUGH
    out[at + 5] = spells_cast(s, player) / ROUGH
    out[at + 6] = 1.0 if s.active == player else 0.0
    out[at + 7] = 1.0 if are_partners(s, seat, player) else 0.0


@rule
def shop_features(s, out, at):
    """The ring as the assistant sees it: the shops ahead, in order; visible cards by kind."""
    for step in range(SHOPS):
        shop = (int(s.assistant) + step) % SHOPS
        here = at + step * PER_SHOP
        if s.night[shop] == 0:
            for card in range(int(s.shop_size[shop])):
                out[here + int(s.shops[shop, card])] += 0.5
        out[here + KINDS] = s.shop_size[shop] / PILE
        out[here + KINDS + 1] = float(s.night[shop])


@rule
def unseen_features(s, seat, out, at):
    """What the seat does not see, by kind: deck, night cards and the unknown part of hands."""
    for kind in range(KINDS):
        out[at + kind] = float(s.deck[kind])
    for shop in range(SHOPS):
        if s.night[shop] == 1:
            for card in range(int(s.shop_size[shop])):
                out[at + int(s.shops[shop, card])] += 1.0
    for player in range(int(s.players)):
        if player != seat:
            for kind in range(HAND_KINDS):
                out[at + kind] += int(s.hand[player, kind]) - known_to(s, seat, player, kind)
    for kind in range(KINDS):
        out[at + kind] /= MANY


@rule
def task_features(s, seat, out, at):
    """What is asked, and of whom; of a cast that is being laid out, the own one alone."""
    if s.depth[LANE] == 0:
        return
    task = top(s, LANE, TASK)
    mine = top(s, LANE, SEAT) == seat
    if task == LAY and not mine:
        task = ACT
    out[at + task] = 1.0
    out[at + FIRST_WORK] = 1.0 if mine else 0.0
    out[at + FIRST_WORK + 1] = 1.0 if offered(s, LANE, 0) and mine else 0.0
    at += FIRST_WORK + 2
    if task == ANSWER and sees_shown_card(s, seat):
        out[at + top(s, LANE, N2)] = 1.0
    at += KINDS
    if task == LAY:
        out[at + top(s, LANE, N1)] = 1.0
        out[at + HAND_KINDS + top(s, LANE, N2)] = 1.0
        at += HAND_KINDS + OPEN + 1
        for colour in range(N_INGREDIENTS):
            out[at + colour] = float((top(s, LANE, N3) >> colour) & 1)
        out[at + N_INGREDIENTS] = top(s, LANE, N4) / MANY
        out[at + N_INGREDIENTS + 1] = float(top(s, LANE, N5))
        out[at + N_INGREDIENTS + 2] = float(top(s, LANE, N6))
