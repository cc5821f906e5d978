"""What a choice does, and the work that asks nobody."""

from ...engine.choices import clear_choices
from ...engine.events import ALL, note
from ...engine.frames import SEAT, TASK, pop, push, set_top, top
from ...engine.life import rule
from .basics import basic
from .learning import learn, pay, place
from .spells import (
    ONE_COLOUR,
    extra,
    instant,
    mirage_draws,
    number,
    rune_on_card,
    spell_of,
    then_store,
    then_take,
    use,
)
from .state import (
    A_FROM,
    A_LEARN,
    A_PASS,
    A_RAISE,
    A_STORING,
    A_TOKEN,
    A_USE,
    A_WILD,
    ACT,
    ALTAR,
    ANY,
    CLONE,
    CONFIRM,
    COPY,
    COPY_SPELL,
    DISCARD,
    DISCARD_TO_COPY,
    DRAW,
    DROP,
    DUSK,
    E_COPY,
    E_DECLINE,
    E_DROP,
    E_RAISE,
    E_SKIP,
    E_WIPE,
    EVENING,
    FAMILIAR,
    FEED,
    FOCUS,
    FOCUSING,
    HAND,
    INSTANT,
    KINDS,
    LANE,
    LEVELS,
    LOWER,
    LOWEST_LEVEL,
    N1,
    N2,
    N3,
    N4,
    N6,
    N_RUNES,
    OTHERS_DRAW,
    OTHERS_TAKE,
    PAY,
    PLACE,
    POOL,
    RAISE,
    RECLAIM,
    RIVAL,
    STORE,
    SWAP_IN,
    SWAP_OUT,
    SWEEP,
    TAKE,
    TEACH,
    TRAY,
    TRIPLE,
    WILD,
)
from .tokens import discard_altar, draw, draw_to_altar, draw_token, move

# --- the answer to a task ------------------------------------------------------------------------


@rule(apart=True)
def answer(g, action):
    """Answer the top frame with an action it offered."""
    s = g.s
    clear_choices(s, LANE)
    task = top(s, LANE, TASK)
    me = top(s, LANE, SEAT)
    a = top(s, LANE, N1)
    token = action - A_TOKEN
    if task == ACT:
        pop(s, LANE)
        if action == A_PASS:
            skip(g, me, a)
        elif action >= A_USE and action < A_LEARN:
            colour = (action - A_USE) // LEVELS
            level = (action - A_USE) % LEVELS + LOWEST_LEVEL
            use(g, me, spell_of(s, colour), level, rune_on_card(s, me, colour), colour)
        else:
            basic(g, me, a, action)
    elif task == TAKE:
        take_one(g, me, action)
    elif task == STORE:
        set_top(s, LANE, N1, a - 1)
        if top(s, LANE, N3) == ONE_COLOUR:
            set_top(s, LANE, N3, token // N_RUNES)
        move(g, me, token, POOL, FAMILIAR)
    elif task == DISCARD:
        set_top(s, LANE, N1, a - 1)
        move(g, me, token, POOL, TRAY)
    elif task == SWAP_OUT or task == SWAP_IN:
        swap_one(g, me, task, token)
    elif task == SWEEP:
        sweep(g, me, action)
    elif task == TEACH:
        wilds, rune = a, top(s, LANE, N2)
        pop(s, LANE)
        learn(g, me, action - A_LEARN, wilds, rune)
    elif task == PLACE:
        level, wilds, rune = top(s, LANE, N2), top(s, LANE, N3), top(s, LANE, N4)
        pop(s, LANE)
        place(g, me, token, a, level, wilds, rune)
    elif task == PAY:
        pay_one(g, me, action)
    elif task == TRIPLE:
        if top(s, LANE, N3) == 1:
            pop(s, LANE)
        else:
            set_top(s, LANE, N3, top(s, LANE, N3) - 1)
        pay(g, me, token)
    elif task == FOCUSING:
        rune = top(s, LANE, N2)
        pop(s, LANE)
        if action == A_STORING:
            then_store(g, me, number(g, FOCUS, a), rune, ANY, 0)
        else:
            then_take(g, me, extra(g, FOCUS, a), rune, ANY, POOL, 0)
    elif task == DISCARD_TO_COPY:
        pop(s, LANE)
        move(g, me, token, POOL, TRAY)
    elif task == COPY or task == COPY_SPELL:
        copy(g, me, action)
    elif task == RAISE:
        pop(s, LANE)
        raise_spell(g, me, action - A_RAISE)
    elif task == RECLAIM:
        set_top(s, LANE, N1, a - 1)
        move(g, me, token, TRAY, FAMILIAR)
    elif task == FEED:
        pop(s, LANE)
        move(g, me, token, ALTAR, a)
        if a == RIVAL and g.cards.wipes[int(s.rival_size)] == 1:
            note(g, E_WIPE, me, ALL, 0, 0, 0, 0)
            discard_altar(g, me)
    elif task == CONFIRM:
        pop(s, LANE)


@rule
def finish(g):
    """The top frame has nothing more to choose: do what follows it."""
    s = g.s
    task = top(s, LANE, TASK)
    me = top(s, LANE, SEAT)
    draws = top(s, LANE, N6)
    pop(s, LANE)
    if task == TAKE:
        draw(g, me, draws)


@rule
def skip(g, me, phase):
    """SB-7: every phase may be skipped; SB-46: Swiftness's instant may be declined."""
    s = g.s
    if phase != s.phase:
        note(g, E_DECLINE, me, ALL, 0, 0, 0, 0)
        return
    note(g, E_SKIP, me, ALL, phase, 0, 0, 0)
    if phase == EVENING and s.players > 1:
        s.phase = DUSK  # said by the player, so it need not be confirmed


@rule
def take_one(g, me, action):
    """SB-8a: one token of a take; SB-51: Mirage's draws wait until the take is complete."""
    s = g.s
    if action == A_PASS:
        set_top(s, LANE, N1, 0)
        return
    token = action - A_TOKEN
    target = top(s, LANE, N4)
    set_top(s, LANE, N1, top(s, LANE, N1) - 1)
    if top(s, LANE, N3) == ONE_COLOUR:
        set_top(s, LANE, N3, token // N_RUNES)
    if target == POOL:
        set_top(s, LANE, N6, top(s, LANE, N6) + mirage_draws(g, me, token))
    move(g, me, token, ALTAR, target)


@rule(apart=True)
def swap_one(g, me, task, token):
    """SB-36, SB-38: all tokens go out, then as many come in, then the first are laid down."""
    s = g.s
    left, n, zone = top(s, LANE, N1), top(s, LANE, N2), top(s, LANE, N3)
    set_top(s, LANE, N1, left - 1)
    if task == SWAP_OUT:
        move(g, me, token, POOL, HAND)
        if left == 1:
            set_top(s, LANE, TASK, SWAP_IN)
            set_top(s, LANE, N1, n)
        return
    move(g, me, token, zone, POOL)
    if left == 1:
        pop(s, LANE)
        for given in range(KINDS):
            while s.hand[given] > 0:
                move(g, me, given, HAND, zone)


@rule
def sweep(g, me, action):
    """SB-43: altar tokens are discarded together; then as many are drawn."""
    s = g.s
    if action != A_PASS:
        set_top(s, LANE, N1, top(s, LANE, N1) + 1)
        move(g, me, action - A_TOKEN, ALTAR, TRAY)
        return
    n = top(s, LANE, N1)
    pop(s, LANE)
    draw_to_altar(g, me, n)


@rule
def pay_one(g, me, action):
    """SB-12, SB-13, SB-45: a real token, a wild token, or a wild made of three."""
    s = g.s
    colour, left, wilds = top(s, LANE, N1), top(s, LANE, N2), top(s, LANE, N3)
    set_top(s, LANE, N2, left - 1)
    if action < A_TOKEN:
        push(s, LANE, TRIPLE, me, colour, action - A_WILD, WILD, left - 1, 0, 0)
        return
    token = action - A_TOKEN
    if token // N_RUNES != colour:
        set_top(s, LANE, N3, wilds - 1)
    pay(g, me, token)


@rule(apart=True)
def copy(g, me, action):
    """SB-52, SB-65: whom to copy, then what, on that player's terms."""
    s = g.s
    task = top(s, LANE, TASK)
    a = top(s, LANE, N1)
    pop(s, LANE)
    if action >= A_USE and action < A_LEARN:
        colour = (action - A_USE) // LEVELS
        level = (action - A_USE) % LEVELS + LOWEST_LEVEL
        clones = CLONE // N_RUNES
        rune = rune_on_card(s, a, colour) if task == COPY_SPELL else rune_on_card(s, me, clones)
        use(g, me, spell_of(s, colour), level, rune, clones)
    elif action >= A_FROM and action < A_RAISE:
        note(g, E_COPY, me, ALL, action - A_FROM, 0, 0, 0)
        push(s, LANE, COPY_SPELL, me, action - A_FROM, a, 0, 0, 0, 0)
    else:
        basic(g, me, a, action)


@rule
def raise_spell(g, me, colour):
    """SB-18, SB-42: one level up. It is not learning: no instant, no Communion."""
    g.s.level[me, colour] += 1
    note(g, E_RAISE, me, ALL, spell_of(g.s, colour), int(g.s.level[me, colour]), 0, 0)


# --- work that asks nobody -----------------------------------------------------------------------


@rule(apart=True)
def work(g):
    """Do the top frame, which needs no choice."""
    s = g.s
    task = top(s, LANE, TASK)
    me = top(s, LANE, SEAT)
    a = top(s, LANE, N1)
    b = top(s, LANE, N2)
    pop(s, LANE)
    if task == DRAW:
        draw(g, me, a)
    elif task == OTHERS_TAKE:
        others_take(g, me, a)
    elif task == OTHERS_DRAW:
        others_draw(g, me)
    elif task == DROP:
        s.level[me, a] -= 1
        note(g, E_DROP, me, ALL, spell_of(s, a), int(s.level[me, a]), 0, 0)
    elif task == INSTANT:
        instant(g, me, a, b)


@rule
def others_take(g, me, step):
    """SB-32: each other player, clockwise from the left, must take 1, if there is one."""
    s = g.s
    if step == s.players:
        return
    push(s, LANE, OTHERS_TAKE, me, step + 1, 0, 0, 0, 0, 0)
    then_take(g, (me + step) % int(s.players), 1, ANY, ANY, POOL, 0)


@rule
def others_draw(g, me):
    """SB-34: each other player, clockwise from the left, must draw 1; SB-64: so does the rival."""
    s = g.s
    if s.players == 1:
        draw_token(g, me, LOWER)
        return
    for step in range(1, int(s.players)):
        draw(g, (me + step) % int(s.players), 1)
