"""What a seat may know (SB-2): everything but the order in which the bag will give its tokens."""

from ...engine.chance import sow
from ...engine.frames import FIRST, TASK, top
from ...engine.life import rule
from .state import (
    COPIES,
    EVENING,
    FIRST_WORK,
    HIGHEST_LEVEL,
    KINDS,
    LANE,
    MORNING,
    MOST_PLAYERS,
    N_COLOURS,
    N_RUNES,
    RIVAL_SPACES,
    TOKENS,
)


@rule
def view(g, seat):
    """Hide the future: it is all that lies in the seed."""
    sow(g.s, 0, 0)


@rule
def redeal(g, seat, low, high):
    """Another future, as likely as the true one."""
    sow(g.s, low, high)


PER_PLAYER = KINDS + KINDS + N_COLOURS + N_COLOURS * N_RUNES
SHARED = 3 * KINDS + N_COLOURS * 3 + (EVENING - MORNING + 1) + 4 + FIRST_WORK + 6
FEATURES = MOST_PLAYERS * PER_PLAYER + SHARED


@rule(apart=True)
def features(g, seat, out):
    """The position as numbers near 0 to 1, seen from a seat: one's own things come first."""
    s = g.s
    players = int(s.players)
    for i in range(FEATURES):
        out[i] = 0.0
    at = 0
    for step in range(players):
        player_features(s, (seat + step) % players, out, step * PER_PLAYER)
    at = MOST_PLAYERS * PER_PLAYER
    for token in range(KINDS):
        out[at + token] = s.altar[token] / COPIES
        out[at + KINDS + token] = s.bag[token] / COPIES
        out[at + 2 * KINDS + token] = s.tray[token] / COPIES
    at += 3 * KINDS
    for colour in range(N_COLOURS):
        out[at + colour * 3 + int(s.sets[colour])] = 1.0
    at += N_COLOURS * 3
    if MORNING <= s.phase <= EVENING:
        out[at + int(s.phase) - MORNING] = 1.0
    at += EVENING - MORNING + 1
    out[at] = 1.0 if s.active == seat else 0.0
    out[at + 1] = 1.0 if s.ending == 1 else 0.0
    out[at + 2] = s.rival_size / RIVAL_SPACES
    out[at + 3] = s.lower_size / TOKENS
    at += 4
    if s.depth[LANE] > 0:
        out[at + top(s, LANE, TASK)] = 1.0
        for i in range(6):
            out[at + FIRST_WORK + i] = top(s, LANE, FIRST + i) / KINDS


@rule
def player_features(s, player, out, at):
    """Pool, familiar board, levels, and the runes that lie on the cards."""
    for token in range(KINDS):
        out[at + token] = s.pool[player, token] / COPIES
        out[at + KINDS + token] = s.familiar[player, token] / COPIES
    at += 2 * KINDS
    for colour in range(N_COLOURS):
        out[at + colour] = s.level[player, colour] / HIGHEST_LEVEL
        if s.level[player, colour] > 0:
            rune = int(s.card[player, colour]) % N_RUNES
            out[at + N_COLOURS + colour * N_RUNES + rune] = 1.0
