"""What a choice does, and the work that asks nobody."""

from ...engine.choices import clear_choices
from ...engine.events import ALL, note
from ...engine.frames import SEAT, TASK, pop, push, set_top, top
from ...engine.life import rule
from .attacks import answer_window, has_effect, leave_together, resolve, run_to
from .book import begin_collecting, collect, discard_slot, make_room, refresh, spend_spell
from .conversions import change, convert
from .payment import pay_on, pay_with, pay_with_die
from .pool import add_token, empty_pool, remove_crystal, roll
from .shadow import absorb, aim, may_transform, summon, transform, use_ability
from .state import (
    A_ABILITY,
    A_CHARACTER,
    A_COLLECT,
    A_DIE,
    A_DONE,
    A_END,
    A_PAY,
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
    ATTACKS,
    BY_ACTION,
    BY_CARD,
    CHANGE,
    COLLECT,
    CRYSTAL,
    DIE,
    DISCARD,
    E_CRYSTALS,
    E_END,
    E_PICK,
    E_TRAVEL,
    E_USE,
    FINISH,
    LANE,
    LEVEL,
    N1,
    N2,
    N_SPELLS,
    PAY,
    PAYING,
    PICK,
    REROLL,
    RUN,
    SAFE_CRYSTALS,
    STEP,
    SUMMON,
    TARGET,
    TRANSFORM,
)

# --- the answer to a task ------------------------------------------------------------------------


@rule(apart=True)
def answer(g, action):
    """Answer the top frame with an action it offered."""
    s = g.s
    clear_choices(s, LANE)
    task = top(s, LANE, TASK)
    me = top(s, LANE, SEAT)
    a = top(s, LANE, N1)
    b = top(s, LANE, N2)
    if task == ACT:
        act_on(g, me, action)
        return
    if task == CHANGE:
        change(g, action)
        return
    if task == REROLL and action != A_DONE:
        set_top(s, LANE, N1, a | 1 << (action - A_DIE))
        return
    pop(s, LANE)
    if task == ANSWER:
        answer_window(g, me, action)
    elif task == STEP:
        push(s, LANE, TARGET, me, a, action - A_STEP, 0, 0, 0, 0)
    elif task == TARGET:
        aim(g, me, a, b, action)
    elif task == PAYING:
        pay_with(g, me, a, action - A_PAY)
    elif task == DIE:
        pay_with_die(g, me, a, b, action - A_DIE)
    elif task == REROLL:
        roll(g, me, a, 1)
    elif task == LEVEL:
        spend_spell(g, me, action - A_SLOT)
    elif task == DISCARD:
        make_room(g, me, action - A_SLOT)
    elif task == RUN:
        run_to(g, me, action - A_TILE)
    elif task == TRANSFORM:
        if action == A_TRANSFORM:
            transform(g, me)
    elif task == SUMMON:
        summon(g, me, action - A_PORTAL)
    elif task == PICK:
        pick(g, me, action - A_CHARACTER)


@rule
def pick(g, me, character):
    """CS-6: a character, and with it a home."""
    s = g.s
    s.character[me] = character
    note(g, E_PICK, me, ALL, character, int(s.home[me]), 0, 0)


# --- phase 2 (CS-9 to CS-16) ---------------------------------------------------------------------


@rule(apart=True)
def act_on(g, me, action):
    """CS-9: one action for one point, or something free, or the end of the phase."""
    s = g.s
    if action == A_END:
        end_phase(g, me)
    elif action >= A_TILE and action < A_SEAT:
        travel(g, me, action - A_TILE)
    elif action >= A_SLOT and action < A_TILE:
        use_card(g, me, action - A_SLOT)
    elif action == A_REROLL:
        if s.free_rerolls > 0:
            s.free_rerolls -= 1
        else:
            s.points -= 1
        push(s, LANE, REROLL, me, 0, 0, 0, 0, 0, 0)
    elif action == A_ABILITY:
        use_ability(g, me)
    else:
        s.points -= 1
        if action == A_PROTECT:
            remove_crystal(g, me, BY_ACTION)
        elif action == A_REFRESH:
            refresh(g, me)
        elif action == A_COLLECT:
            begin_collecting(g, me)


@rule
def travel(g, me, tile):
    """CS-10: to an adjacent tile."""
    s = g.s
    if s.free_travels > 0:
        s.free_travels -= 1
    else:
        s.points -= 1
    note(g, E_TRAVEL, me, ALL, int(s.pawn[me]), tile, BY_ACTION, 0)
    s.pawn[me] = tile


@rule
def use_card(g, me, slot):
    """CS-11: cast a spell; CS-16: a resource card is discarded for a token, and costs no point."""
    s = g.s
    kind = int(s.book[me, slot])
    if kind >= N_SPELLS:
        note(g, E_USE, me, ALL, kind, 0, 0, 0)
        discard_slot(g, me, slot, BY_CARD)
        add_token(g, me, int(g.cards.gives[kind]), BY_CARD)
        return
    s.points -= 1
    s.cast = int(s.cast) | 1 << slot
    if kind < ATTACKS:
        push(s, LANE, STEP, me, kind, 0, 0, 0, 0, 0)
    else:
        convert(g, me, kind)


# --- phase 3 and the end of a turn (CS-17 to CS-19) ----------------------------------------------


@rule
def end_phase(g, me):
    """CS-17: fragments are absorbed, then there may be a transformation, then the turn ends."""
    s = g.s
    pop(s, LANE)
    note(g, E_END, me, ALL, 0, 0, 0, 0)
    s.points = 0
    s.free_travels = 0
    s.free_rerolls = 0
    absorb(g, me)
    push(s, LANE, FINISH, me, 0, 0, 0, 0, 0, 0)
    if may_transform(s, me):
        push(s, LANE, TRANSFORM, me, 0, 0, 0, 0, 0, 0)


@rule(apart=True)
def finish(g):
    """CS-18, CS-19: crystals hurt, as one loss; then the pool is emptied."""
    s = g.s
    me = top(s, LANE, SEAT)
    pop(s, LANE)
    crystals = int(s.pool[CRYSTAL])
    empty_pool(s)
    s.cast = 0
    if crystals > 0 and not has_effect(g, me, SAFE_CRYSTALS):
        s.life[me] = max(0, int(s.life[me]) - crystals)
        note(g, E_CRYSTALS, me, ALL, crystals, int(s.life[me]), 0, 0)
        leave_together(g)


@rule(apart=True)
def work(g):
    """What the top frame does without asking."""
    task = top(g.s, LANE, TASK)
    if task == PAY:
        pay_on(g)
    elif task == COLLECT:
        collect(g)
    elif task == FINISH:
        finish(g)
    else:
        resolve(g)
