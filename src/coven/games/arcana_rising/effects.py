"""The interpreter of card effects: one step after another (AR-13, AR-15, AR-18 to AR-22, AR-29).

A running effect is a frame: which spell, which step, what is still to be chosen. `language.py` has
the steps.
"""

from ...engine.choices import count_choices, nth_choice, offer, offer_set
from ...engine.events import note
from ...engine.frames import TASK, pop, push, set_top, top
from ...engine.life import rule
from .areas import (
    column_of,
    forced_count,
    gain,
    gain_points,
    held_in,
    is_last_turn,
    lay_spell,
    own,
    payable_kinds,
    spells_of,
    spend,
    take_spell,
    turn_of,
)
from .language import (
    COLUMNS,
    GAIN,
    MOONS,
    MOVE,
    N_SCHOOLS,
    PAY,
    POINTS,
    SPELL,
    TOKEN,
)
from .measures import amount_of, next_step
from .state import (
    A_KIND,
    A_NO,
    A_SCHOOL,
    A_SPELL,
    A_YES,
    AGREED,
    AT,
    CASTING,
    CODE,
    E_CAST,
    E_DECLINE,
    E_MOVE,
    E_PLAYED,
    E_RESOLVE,
    E_TOKEN,
    E_USED,
    ENTER,
    EVENT_SLOT,
    LAST_TURN,
    LEAST,
    LEFT,
    MOST_STEPS,
    MOST_TOKENS,
    NONE,
    NOW,
    PILE,
    RUN,
    SLOT,
    START_CODES,
    START_SLOT,
)

# --- beginning and end of a resolution -----------------------------------------------------------


@rule(apart=True)
def first_step(g, me, code, slot):
    """AR-13a: where an effect begins; MOST_STEPS if the spell cannot be activated."""
    s = g.s
    at = next_step(g, me, code, 0, slot)
    if at == MOST_STEPS:
        return MOST_STEPS
    op = int(g.cards.steps[code, at, 0])
    if op == PAY and held_in(s, me, int(g.cards.steps[code, at, 2])) < g.cards.steps[code, at, 1]:
        return MOST_STEPS
    if op == MOVE and spells_of(s, NOW, me) == 0:
        return MOST_STEPS
    return at


@rule(apart=True)
def resolve(g, me, code, slot):
    """AR-13: a spell or event is about to take effect. AR-13b: the owner is asked if it matters."""
    at = first_step(g, me, code, slot)
    if at == MOST_STEPS:
        return
    careful = int(g.cards.careful[code, at])
    push(g.s, me, RUN, me, slot, at, 0, 0, 1 - careful, code)
    if careful == 0:
        note(g, E_RESOLVE, me, own(me), code, NONE, 0, 0)


@rule
def agree(g, me):
    """AR-13: the owner lets it happen."""
    if top(g.s, me, AGREED) == 0:
        set_top(g.s, me, AGREED, 1)
        note(g, E_RESOLVE, me, own(me), top(g.s, me, CODE), NONE, 0, 0)


@rule
def finish_effect(g, me):
    """AR-20: a potion's token, or its way to the pile; AR-10: an event's."""
    s = g.s
    slot = top(s, me, SLOT)
    code = top(s, me, CODE)
    pop(s, me)
    if slot == EVENT_SLOT:
        note(g, E_PLAYED, me, own(me), code, 0, 0, 0)
    elif g.cards.uses[code] == 1:
        if s.tokens[NOW, me, slot] == 0:
            put_token(g, me, code, slot)
        else:
            take_spell(s, me, slot)
            s.laid[code] = PILE + me
            note(g, E_USED, me, own(me), code, 0, 0, 0)


@rule
def put_token(g, me, code, slot):
    """AR-15: a token of the supply on a card."""
    s = g.s
    tokens = min(int(s.tokens[NOW, me, slot]) + 1, MOST_TOKENS)
    s.tokens[NOW, me, slot] = tokens
    note(g, E_TOKEN, me, own(me), code, tokens, 0, 0)


# --- one step after another ----------------------------------------------------------------------


@rule(apart=True)
def run_effect(g, me):
    """Carry on with the top frame's effect. True if its owner has to choose."""
    s = g.s
    code = top(s, me, CODE)
    if top(s, me, AGREED) == 0:
        offer_resolution(g, me, code)
        return True
    while True:
        slot = top(s, me, SLOT)
        at = next_step(g, me, code, top(s, me, AT), slot)
        set_top(s, me, AT, at)
        if at == MOST_STEPS:
            finish_effect(g, me)
            return False
        op = int(g.cards.steps[code, at, 0])
        if op == PAY or op == GAIN:
            if exchange_on(g, me, code, at, op, slot):
                return True
            continue
        if op == SPELL:
            offer_spells(g, me)
            if count_choices(s, me) > 1:
                return True
            if count_choices(s, me) == 0:  # no spell can be activated
                set_top(s, me, AT, at + 1)
                continue
            answer_effect(g, me, nth_choice(s, me, 0))
            return False
        if op == MOVE and spells_of(s, NOW, me) > 0:
            offer_move(s, me)
            if count_choices(s, me) > 1:
                return True
            answer_effect(g, me, nth_choice(s, me, 0))
            continue
        set_top(s, me, AT, at + 1)
        if op == POINTS:
            gain_points(g, me, amount_of(g, me, code, at, slot), code)
        elif op == TOKEN:
            put_token(g, me, code, slot)
        elif op == COLUMNS:
            step = g.cards.steps[code, at]
            cast_columns(g, me, int(step[1]), int(step[2]), code)
            return False


@rule(apart=True)
def exchange_on(g, me, code, at, op, slot):
    """AR-9, AR-15a: pay or gain, in one kind at once, in a mix kind by kind. True to be asked."""
    s = g.s
    kinds = int(g.cards.steps[code, at, 2])
    left = top(s, me, LEFT)
    if left == 0:
        left = min(amount_of(g, me, code, at, slot), MOST_TOKENS)
        set_top(s, me, LEFT, left)
        set_top(s, me, LEAST, 0)
    if left > 0:
        choices = open_kinds(s, me, op, kinds, left)
        if choices & (choices - 1) != 0:
            offer_set(s, me, A_KIND, choices)
            return True
        kind = 0
        while (choices >> kind) & 1 == 0:
            kind += 1
        if op == PAY:
            left = forced_count(s, me, kinds, left, kind)
        pass_on(g, me, op, kind, left, code)
    if top(s, me, LEFT) == 0:
        set_top(s, me, AT, at + 1)
        set_top(s, me, LEAST, 0)
    return False


@rule
def open_kinds(s, me, op, kinds, left):
    """What may be paid or gained next."""
    least = top(s, me, LEAST)
    if op == PAY:
        return payable_kinds(s, me, kinds, left, least)
    return (kinds >> least) << least


@rule
def pass_on(g, me, op, kind, count, code):
    """Some of what a step pays or gains."""
    s = g.s
    if op == PAY:
        spend(g, me, kind, count, code)
    else:
        gain(g, me, kind, count, code)
    set_top(s, me, LEFT, top(s, me, LEFT) - count)
    set_top(s, me, LEAST, kind)


@rule(apart=True)
def cast_columns(g, me, first, second, code):
    """AR-11, AR-17: a cast begins: the moons' columns, or those that an event names."""
    s = g.s
    if first == MOONS:
        if is_last_turn(s):
            first, second = LAST_TURN, NONE
        else:
            first, second = int(s.moon[turn_of(s), 0]), int(s.moon[turn_of(s), 1])
    note(g, E_CAST, me, own(me), first, second, code, 0)
    push(s, me, CASTING, me, ENTER, 0, 0, NONE, first, second)


# --- choices -------------------------------------------------------------------------------------


@rule(apart=True)
def offer_resolution(g, me, code):
    """AR-13: decline, or begin: with the first choice of the effect, if it begins with one."""
    s = g.s
    at = top(s, me, AT)
    op = int(g.cards.steps[code, at, 0])
    offer(s, me, A_NO)
    if op == SPELL:
        offer_spells(g, me)
    elif op == MOVE:
        offer_move(s, me)
    else:
        choices = 0
        if op == PAY:
            step = g.cards.steps[code, at]
            choices = payable_kinds(s, me, int(step[2]), int(step[1]), 0)
        if choices & (choices - 1) != 0:
            offer_set(s, me, A_KIND, choices)
        else:
            offer(s, me, A_YES)


@rule(apart=True)
def offer_spells(g, me):
    """AR-22, AR-22a: any spell that can be activated, except those that are being resolved."""
    s = g.s
    for school in range(N_SCHOOLS):
        code = START_CODES + school
        slot = START_SLOT - school
        if not is_running(s, me, slot) and first_step(g, me, code, slot) < MOST_STEPS:
            offer(s, me, A_SCHOOL + school)
    for slot in range(spells_of(s, NOW, me)):
        code = int(s.area[NOW, me, slot])
        if not is_running(s, me, slot) and first_step(g, me, code, slot) < MOST_STEPS:
            offer(s, me, A_SPELL + slot)


@rule
def is_running(s, me, slot):
    """AR-22a: is a spell still being resolved?"""
    for at in range(int(s.depth[me])):
        if s.frames[me, at, TASK] == RUN and s.frames[me, at, SLOT] == slot:
            return True
    return False


@rule
def offer_move(s, me):
    """AR-14: which spell card, then to which other column."""
    chosen = top(s, me, LEFT) - 1
    if chosen < 0:
        for slot in range(spells_of(s, NOW, me)):
            offer(s, me, A_SPELL + slot)
        return
    here = column_of(s, me, chosen)
    for school in range(N_SCHOOLS):
        if school != here:
            offer(s, me, A_SCHOOL + school)


@rule(apart=True)
def answer_effect(g, me, action):
    """A choice of the top frame's effect."""
    s = g.s
    code = top(s, me, CODE)
    clear(s, me)
    if action == A_NO:
        note(g, E_DECLINE, me, own(me), code, 0, 0, 0)
        slot = top(s, me, SLOT)
        pop(s, me)
        if slot == EVENT_SLOT:
            note(g, E_PLAYED, me, own(me), code, 0, 0, 0)
        return
    agree(g, me)
    at = top(s, me, AT)
    op = int(g.cards.steps[code, at, 0])
    if action == A_YES:
        return
    if action < A_SCHOOL:
        choose_kind(g, me, op, action - A_KIND, code, at)
    elif op == SPELL:
        set_top(s, me, AT, at + 1)
        if action < A_SPELL:
            school = action - A_SCHOOL
            cast_chosen(g, me, START_CODES + school, START_SLOT - school, code)
        else:
            slot = action - A_SPELL
            cast_chosen(g, me, int(s.area[NOW, me, slot]), slot, code)
    elif action >= A_SPELL:
        set_top(s, me, LEFT, action - A_SPELL + 1)
    else:
        slot = top(s, me, LEFT) - 1
        set_top(s, me, LEFT, 0)
        set_top(s, me, AT, at + 1)
        move_spell(g, me, slot, action - A_SCHOOL)


@rule
def clear(s, me):
    """Nothing is open to this seat any more."""
    for word in range(s.legal.shape[1]):
        s.legal[me, word] = 0


@rule
def choose_kind(g, me, op, kind, code, at):
    """One resource of a mix; the first of a price begins it."""
    s = g.s
    if top(s, me, LEFT) == 0:
        set_top(s, me, LEFT, int(g.cards.steps[code, at, 1]))
    pass_on(g, me, op, kind, 1, code)
    if top(s, me, LEFT) == 0:
        set_top(s, me, AT, at + 1)
        set_top(s, me, LEAST, 0)


@rule
def cast_chosen(g, me, code, slot, by):
    """AR-22: a full resolution of one spell; choosing it was agreeing to it."""
    at = first_step(g, me, code, slot)
    push(g.s, me, RUN, me, slot, at, 0, 0, 1, code)
    note(g, E_RESOLVE, me, own(me), code, by, 0, 0)


@rule
def move_spell(g, me, slot, school):
    """AR-14: to the bottom of another column, with all that lies on it."""
    s = g.s
    code = int(s.area[NOW, me, slot])
    tokens = int(s.tokens[NOW, me, slot])
    source = column_of(s, me, slot)
    depth = int(s.depth[me])
    running = NONE
    for at in range(depth):
        if s.frames[me, at, TASK] == RUN and s.frames[me, at, SLOT] == slot:
            running = at
    take_spell(s, me, slot)
    target = lay_spell(s, me, code, school, tokens)
    if running != NONE:
        s.frames[me, running, SLOT] = target
    note(g, E_MOVE, me, own(me), code, source, school, 0)
