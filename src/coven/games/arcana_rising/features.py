"""What a seat sees, as numbers near 0 to 1: for learning."""

from ...engine.frames import TASK, top
from ...engine.life import rule
from .areas import hand_of, is_last_turn, round_of, spells_of, turn_of
from .language import N_KINDS, N_SCHOOLS
from .scoring import score
from .state import (
    CODE,
    CODES,
    CONFIRM,
    DISCARDED,
    LEFT,
    MOST_DECK,
    MOST_PLAYERS,
    NOW,
    PAIRS,
    PER_PAIR,
    ROOM,
    ROUNDS,
    RUN,
    SOLO,
    THEN,
    TURNS,
)

PER_PLAYER = N_KINDS + N_SCHOOLS + 4 + CODES
MOON_FEATURES = PAIRS * N_SCHOOLS
SHARED = MOON_FEATURES + ROUNDS + TURNS + MOST_PLAYERS
HANDS = MOST_DECK * 2  # the own hand; what was seen in this round and is not there any more
TASKS = CONFIRM + 1
FEATURES = MOST_PLAYERS * PER_PLAYER + SHARED + HANDS + TASKS + CODES + 1
MANY = 12.0
ROUGH = 40.0


@rule(apart=True)
def features(g, seat, out):
    """AR-8a: one's own area as it is, others as they began the turn, moons, the hand, the task."""
    s = g.s
    players = int(s.players)
    for i in range(FEATURES):
        out[i] = 0.0
    for step in range(players):
        player = (seat + step) % players
        when = NOW if step == 0 else THEN
        player_features(g, player, when, out, step * PER_PLAYER)
    at = MOST_PLAYERS * PER_PLAYER
    for pair in range(PAIRS):
        for place in range(PER_PAIR):
            if s.moon[pair, place] >= 0:
                out[at + pair * N_SCHOOLS + int(s.moon[pair, place])] += 0.5
    at += MOON_FEATURES
    out[at + round_of(s)] = 1.0
    out[at + ROUNDS + turn_of(s)] = 1.0
    out[at + ROUNDS + TURNS + players - 1] = 1.0
    at += ROUNDS + TURNS + MOST_PLAYERS
    hand_features(s, seat, out, at)
    task_features(s, seat, out, at + HANDS)


@rule
def player_features(g, player, when, out, at):
    """Resources, columns, points, and every spell and artifact by its number."""
    s = g.s
    for kind in range(N_KINDS):
        out[at + kind] = int(s.held[when, player, kind]) / MANY
    at += N_KINDS
    for school in range(N_SCHOOLS):
        out[at + school] = int(s.height[when, player, school]) / MANY
    at += N_SCHOOLS
    out[at] = int(s.points[when, player]) / ROUGH
    out[at + 1] = int(s.artifacts[when, player]) / MANY
    out[at + 2] = spells_of(s, when, player) / ROOM
    out[at + 3] = score(g, player) / ROUGH if when == NOW else 0.0
    at += 4
    for slot in range(spells_of(s, when, player)):
        out[at + int(s.area[when, player, slot])] = 1.0 + int(s.tokens[when, player, slot]) / MANY


@rule
def hand_features(s, seat, out, at):
    """The cards to choose from, and those that one has already used in this round."""
    bits = int(s.hand[hand_of(s, seat)])
    if s.over == 0:
        for place in range(MOST_DECK):
            out[at + place] = float((bits >> place) & 1)
    for turn in range(TURNS):
        choice = int(s.chosen[turn, seat])
        if choice >= 0:
            out[at + MOST_DECK + (choice & (DISCARDED - 1))] = 1.0


@rule
def task_features(s, seat, out, at):
    """What one is asked."""
    out[at + TASKS + CODES] = 1.0 if is_last_turn(s) and s.players == SOLO else 0.0
    if s.depth[seat] == 0:
        return
    task = top(s, seat, TASK)
    out[at + task] = 1.0
    if task == RUN:
        out[at + TASKS + top(s, seat, CODE)] = 1.0 + top(s, seat, LEFT) / MANY
