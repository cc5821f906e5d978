"""Three cards each; two rounds; all bid at once and in secret; the highest single bid scores."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from coven.engine.chance import below, sow
from coven.engine.choices import clear_choices, offer
from coven.engine.errors import Refusal
from coven.engine.events import ALL, LATER, note
from coven.engine.game import Document, Game
from coven.engine.life import records, rule
from coven.engine.state import SEATS, state_dtype

PLAYERS = 3
CARDS = 3
ROUNDS = 2
NONE = -1
E_BID, E_WON = 0, 1
STATE = state_dtype(
    [
        ("hand", "i1", (PLAYERS, CARDS)),
        ("bid", "i1", (PLAYERS,)),
        ("points", "i1", (PLAYERS,)),
        ("played", "i1"),
    ],
    actions=CARDS,
    depth=1,
    lanes=PLAYERS,
)


@rule
def setup(g, players, options, low, high):
    sow(g.s, low, high)
    g.s.players = players
    for seat in range(players):
        g.s.bid[seat] = NONE
        for _ in range(CARDS):
            g.s.hand[seat, below(g.s, CARDS)] += 1


@rule
def act(g, seat, action):
    s = g.s
    clear_choices(s, seat)
    s.waiting &= ~(1 << seat)
    s.bid[seat] = action
    s.hand[seat, action] -= 1
    note(g, E_BID, seat, (1 << seat) | LATER, action, 0, 0, 0)


@rule(apart=True)
def step(g):
    s = g.s
    if s.over == 1:
        return False
    missing = 0
    for seat in range(int(s.players)):
        if s.bid[seat] != NONE:
            continue
        missing += 1
        if (int(s.waiting) >> seat) & 1 == 0:
            offer_hand(s, seat)
            s.waiting |= 1 << seat
            return True
    if missing > 0:
        return False
    reveal(g)
    return True


@rule
def offer_hand(s, seat):
    for card in range(CARDS):
        if s.hand[seat, card] > 0:
            offer(s, seat, card)


@rule
def any_card(s, seat):
    """One of a hand's cards, each as likely as any other."""
    cards = 0
    for card in range(CARDS):
        cards += int(s.hand[seat, card])
    left = below(s, cards)
    card = 0
    while left >= s.hand[seat, card]:
        left -= int(s.hand[seat, card])
        card += 1
    return card


@rule
def reveal(g):
    s = g.s
    s.shown += 1
    winner = NONE
    for card in range(CARDS):
        bidders = 0
        last = NONE
        for seat in range(int(s.players)):
            if s.bid[seat] == card:
                bidders += 1
                last = seat
        if bidders == 1:
            winner = last
    if winner != NONE:
        s.points[winner] += 1
        note(g, E_WON, winner, ALL, 0, 0, 0, 0)
    for seat in range(int(s.players)):
        s.bid[seat] = NONE
    s.turn += 1
    s.played += 1
    if s.played == ROUNDS:
        s.over = 1


@rule
def result(g, points, shares):
    players = int(g.s.players)
    most = 0
    winners = 0
    for seat in range(players):
        points[seat] = g.s.points[seat]
        if points[seat] > most:
            most = int(points[seat])
            winners = 0
        if points[seat] == most:
            winners += 1
    for seat in range(players):
        shares[seat] = 1.0 / winners if points[seat] == most else 0.0


@rule
def breakdown(g, seat, out):
    out[0] = g.s.points[seat]


@rule
def view(g, seat):
    s = g.s
    sow(s, 0, 0)
    for other in range(int(s.players)):
        if other != seat:
            clear_choices(s, other)
            s.bid[other] = NONE
            for card in range(CARDS):
                s.hand[other, card] = 0


@rule
def redeal(g, seat, low, high):
    """The cards of others, those that they have bid in secret among them, are dealt anew."""
    s = g.s
    sow(s, low, high)
    for other in range(int(s.players)):
        if other == seat:
            continue
        for card in range(CARDS):
            s.hand[other, card] = 0
        for _ in range(CARDS - int(s.played)):
            s.hand[other, below(s, CARDS)] += 1
        clear_choices(s, other)
        if s.bid[other] != NONE:
            bid = any_card(s, other)
            s.bid[other] = bid
            s.hand[other, bid] -= 1
        elif (int(s.waiting) >> other) & 1:
            offer_hand(s, other)


@rule
def features(g, seat, out):
    out[0] = g.s.points[seat]


@rule
def evaluate(g, leads):
    s = g.s
    for seat in range(int(s.players)):
        best = 0
        for other in range(int(s.players)):
            if other != seat:
                best = max(best, int(s.points[other]))
        leads[seat] = float(s.points[seat] - best)


class Bidding(Game):
    name = "bidding"
    title = {"en": "Bidding"}
    version = 1
    package = __package__
    seats = range(2, PLAYERS + 1)
    options = ()
    state = STATE
    actions = CARDS
    lanes = PLAYERS
    feature_count = 1
    cards = records(np.dtype([("none", "i1")], align=True), 1)
    setup = staticmethod(setup)
    act = staticmethod(act)
    step = staticmethod(step)
    result = staticmethod(result)
    breakdown = staticmethod(breakdown)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    features = staticmethod(features)
    evaluate = staticmethod(evaluate)
    lead = 1.0

    def encode_options(self, players: int, options: Mapping[str, str]) -> np.ndarray:
        return np.zeros(1, np.int64)

    def notation(self, s: Any, seat: int, action: int) -> str:
        return f"bid {action}"

    def form(self, s: Any, seat: int, action: int) -> Document:
        return {"do": "bid", "card": action}

    def event(self, row: Any) -> Document:
        kind, seat, _, card = (int(number) for number in row[:4])
        if kind == E_BID:
            return {"event": "bid", "seat": SEATS[seat], "card": card}
        return {"event": "won", "seat": SEATS[seat]}

    def chance(self, events: list[Document]) -> str:
        return ""

    def document(self, s: Any) -> Document:
        return {
            "hands": s.hand.tolist(),
            "bids": s.bid.tolist(),
            "points": s.points.tolist(),
            "waiting": int(s.waiting),
            "legal": s.legal.tolist(),
            "chance": [int(s.seed[0]), int(s.drawn)],
        }

    def load(self, s: Any, document: Document, options: Mapping[str, str]) -> None:
        raise Refusal("bidding has no positions")

    def complete(self, base: Document, given: Document) -> Document:
        return {**base, **given}

    def opening(self, s: Any) -> str:
        return ""

    def items(self, s: Any) -> tuple[str, ...]:
        return ("bids",)
