"""SpellBook's rules in the order of the rulebook: setup, the day, its end, the end of the game.

Tokens move in `tokens.py`, learning is in `learning.py`, the spells are in `spells.py` and
`clone.py`, points in `scoring.py`. What may be chosen is in `choices.py`, what a choice does in
`actions.py`.
"""

from ...engine.chance import below, sow
from ...engine.choices import count_choices, nth_choice
from ...engine.events import ALL, note
from ...engine.frames import SEAT, TASK, push, top
from ...engine.life import rule
from .actions import answer, finish, work
from .choices import offer_choices
from .spells import morning_actions
from .state import (
    ACT,
    ALTAR_LIMIT,
    ALTAR_START,
    CONFIRM,
    COPIES,
    DUSK,
    E_DAY,
    E_OVER,
    E_WIPE,
    EVENING,
    FEED,
    FIRST_WORK,
    KINDS,
    LANE,
    LOWER,
    MIDDAY,
    MORNING,
    N1,
    N_COLOURS,
    NIGHT,
    NIGHTFALL,
    NONE,
    OPTION_CONFIRM,
    OPTION_HARDER,
    RANDOM_SET,
    RIVAL,
    RIVAL_SPACES,
    SOLO_ALTAR,
    START_POOL,
    TOKENS,
)
from .tokens import discard_altar, draw, draw_to_altar, draw_token, trigger_end

# --- setup (SB-5, SB-6, SB-60, SB-66) ------------------------------------------------------------


@rule(apart=True)
def setup(g, players, options, low, high):
    """SB-5: tokens into the bag, spells chosen, altar and pools drawn, a random first player."""
    s = g.s
    sow(s, low, high)
    s.players = players
    s.confirm = options[OPTION_CONFIRM]
    for token in range(KINDS):
        s.bag[token] = COPIES
    s.bag_size = TOKENS
    choose_spells(s, options)
    for player in range(s.card.shape[0]):
        for colour in range(N_COLOURS):
            s.card[player, colour] = NONE
    draw_to_altar(g, NONE, SOLO_ALTAR if players == 1 else ALTAR_START)
    for player in range(players):
        draw(g, player, START_POOL)
    for _ in range(int(options[OPTION_HARDER])):
        draw_token(g, NONE, LOWER)
    s.first = below(s, players)
    s.active = s.first
    begin_day(g)


@rule
def choose_spells(s, options):
    """SB-6: the spell of each colour, chosen by the table or at random."""
    for colour in range(N_COLOURS):
        if options[colour] == RANDOM_SET:
            s.sets[colour] = below(s, 3)
        else:
            s.sets[colour] = options[colour]


# --- a day (SB-7) --------------------------------------------------------------------------------


@rule
def begin_day(g):
    """SB-7: a new day for the active player."""
    g.s.turn += 1
    g.s.phase = NIGHT
    note(g, E_DAY, int(g.s.active), ALL, 0, 0, 0, 0)


@rule(apart=True)
def next_phase(g):
    """SB-7: morning, midday, evening; then the altar, and the next player."""
    s = g.s
    me = int(s.active)
    s.phase += 1
    if s.phase == MORNING:
        for _ in range(morning_actions(g, me)):
            push(s, LANE, ACT, me, MORNING, 0, 0, 0, 0, 0)
    elif s.phase == MIDDAY or s.phase == EVENING:
        push(s, LANE, ACT, me, int(s.phase), 0, 0, 0, 0, 0)
    elif s.phase == DUSK:
        if s.players == 1 and s.altar_size > 0:
            push(s, LANE, FEED, me, RIVAL, 0, 0, 0, 0, 0)
        elif s.confirm == 1:
            push(s, LANE, CONFIRM, me, 0, 0, 0, 0, 0, 0)
    elif s.phase == NIGHTFALL:
        end_day(g)


@rule(apart=True)
def step(g):
    """One piece of work that asks nobody. False if somebody has a real choice, or all is over."""
    s = g.s
    if s.waiting != 0:
        return False
    while s.depth[LANE] == 0:
        if s.over == 1:
            return False
        next_phase(g)
    if top(s, LANE, TASK) >= FIRST_WORK:
        work(g)
        return True
    offer_choices(g)
    count = count_choices(s, LANE)
    if count == 0:
        finish(g)
    elif count == 1 and not worth_asking(g):
        answer(g, nth_choice(s, LANE, 0))
    else:
        s.waiting = 1 << top(s, LANE, SEAT)
    return True


@rule
def worth_asking(g):
    """A table that confirms the end of a day is asked even if nothing else can be done."""
    s = g.s
    if s.confirm == 0:
        return False
    task = top(s, LANE, TASK)
    if task == CONFIRM:
        return True
    if task == FEED and s.phase == DUSK:
        return True
    return task == ACT and s.phase == EVENING and top(s, LANE, N1) == EVENING


@rule(apart=True)
def act(g, seat, action):
    """One legal action of the seat that is waited for."""
    g.s.waiting = 0
    answer(g, action)


# --- the end of the day, and of the game (SB-20 to SB-23, SB-61, SB-62) --------------------------


@rule(apart=True)
def end_day(g):
    """SB-20, SB-22, SB-23: the altar, then the next player, or the end of the game."""
    s = g.s
    me = int(s.active)
    if s.players == 1:
        draw_to_altar(g, me, SOLO_ALTAR - int(s.altar_size))
    else:
        replenish_altar(g, me)
    for colour in range(N_COLOURS):
        s.fresh[colour] = 0
    if s.rival_size >= RIVAL_SPACES:
        trigger_end(g, NONE)
    following = (me + 1) % int(s.players)
    if s.ending == 1 and following == s.first:
        s.over = 1
        note(g, E_OVER, NONE, ALL, 0, 0, 0, 0)
        return
    s.active = following
    begin_day(g)


@rule
def replenish_altar(g, me):
    """SB-20: up to 5, or one more, or all anew."""
    size = int(g.s.altar_size)
    if size < ALTAR_START:
        draw_to_altar(g, me, ALTAR_START - size)
    elif size < ALTAR_LIMIT:
        draw_to_altar(g, me, 1)
    else:
        note(g, E_WIPE, me, ALL, 0, 0, 0, 0)
        discard_altar(g, me)
        draw_to_altar(g, me, ALTAR_START)
