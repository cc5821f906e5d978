# SpellBook's words. Names of spells come from cards.toml; numbers come from there too.

## Tokens

colour-red = red
colour-purple = purple
colour-green = green
colour-black = black
colour-white = white
colour-blue = blue
colour-yellow = yellow
# One letter for each colour, so that colour is never the only sign.
letter-red = R
letter-purple = P
letter-green = G
letter-black = K
letter-white = W
letter-blue = B
letter-yellow = Y
rune-circle = circle
rune-triangle = triangle
rune-square = square
token = a { $colour ->
    [red] red
    [purple] purple
    [green] green
    [black] black
    [white] white
    [blue] blue
   *[yellow] yellow
} { $rune ->
    [circle] circle
    [triangle] triangle
   *[square] square
}
tokens = { $count ->
    [1] { token }
    [one] { $count } token
   *[other] { $count } tokens
}
with-rune = { $rune ->
    [circle] a circle
    [triangle] a triangle
   *[square] a square
}

## The table

phase-morning = morning
phase-midday = midday
phase-evening = evening
phase-dusk = day’s end
day-yours = Day { $turn } · your turn
day-of = Day { $turn } · { $who } plays
last-days = the last days
altar = Altar
bag = bag
tray = tray
pool = Pool
familiar = Familiar
track = points
empty = empty
learned = Spells
rival = Rival
rival-track = Track
rival-lower = Below
wipe = the altar is replaced
level = level { $level }
now = now
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Questions

ask-morning = Morning: choose an action.
ask-midday = Midday: choose an action.
ask-evening = Evening: choose an action.
ask-instant = Swiftness: choose a morning action now.
ask-take = Choose { $count ->
    [one] a token
   *[other] { $count } tokens
} to take from the altar.
ask-take-to-familiar = Choose { $count ->
    [one] a token
   *[other] { $count } tokens
} of the altar for your familiar.
ask-store = Choose { $count ->
    [one] a token
   *[other] { $count } tokens
} of your pool to store.
ask-discard = Choose { $count ->
    [one] a token
   *[other] { $count } tokens
} of your pool to discard.
ask-swap-out = Choose { $count ->
    [one] a token
   *[other] { $count } tokens
} of your pool to give away in the swap.
ask-swap-in = Choose { $count ->
    [one] a token
   *[other] { $count } tokens
} to get in return.
ask-sweep = Choose altar tokens to replace, as many as you like.
ask-teach = Choose the spell to learn.
ask-place = { $spell }, level { $level }: choose the token that goes on the card. Its rune will matter.
ask-pay = { $spell }: { $count } more to pay, in its colour or as wild materia.
ask-triple = Wild materia: choose { $count ->
    [one] one more token
   *[other] { $count } more tokens
} with this rune.
ask-focus = Choose what to do with the rune of the card.
ask-discard-to-copy = Choose the token to discard for the copy.
ask-copy = Choose what to copy.
ask-copy-spell = Choose which of { seat-of } spells to use.
ask-raise = Choose the spell to raise by one level.
ask-reclaim = Choose { $count ->
    [one] a token
   *[other] { $count } tokens
} of the tray for your familiar.
ask-feed-rival = The day ends: choose the altar token that the rival gets.
ask-feed-lower = Choose the altar token that goes below the rival’s track.
ask-confirm = Everything is done: end the day?

## Choices

do-end-day = end the day
do-skip = skip this phase
do-decline = decline
do-done = that is all
do-draw = draw 2 tokens from the bag
do-choose-storing = store tokens with this rune
do-choose-taking = take tokens with this rune
do-make-wild = make a wild materia of 3 tokens with { with-rune }
do-copy = copy one of { seat-of } spells
do-raise = raise { $spell }
do-use = use { $spell } at level { $level }
do-learn = learn { $spell } at level { $level }
do-take = take { token }
do-store = store { token }
do-discard = discard { token }
do-swap-out = give away { token }
do-swap-in = get { token }
do-sweep = replace { token }
do-place = put { token } on the card
do-pay = spend { token }
do-feed = give the rival { token }

## What happened

moved-bag-altar = Drawn onto the altar: { tokens }
moved-bag-pool = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { tokens }
moved-bag-lower = Drawn for the rival: { tokens }
moved-altar-pool = { $you ->
    [yes] You take
   *[no] { $who } takes
} { tokens }
moved-altar-familiar = { $you ->
    [yes] You store
   *[no] { $who } stores
} { tokens } from the altar
moved-altar-tray = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { tokens } from the altar
moved-altar-rival = The rival gets { tokens }
moved-altar-lower = Below the rival’s track: { tokens }
moved-pool-familiar = { $you ->
    [yes] You store
   *[no] { $who } stores
} { tokens }
moved-pool-tray = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { tokens }
moved-pool-hand = { $you ->
    [yes] You offer
   *[no] { $who } offers
} { tokens } for the swap
moved-pool-card = { $you ->
    [yes] You put
   *[no] { $who } puts
} { tokens } on the card
moved-hand-altar = In return the altar gets { tokens }
moved-hand-familiar = In return the familiar gets { tokens }
moved-familiar-pool = { $you ->
    [yes] You take
   *[no] { $who } takes
} { tokens } back from the familiar
moved-tray-familiar = { $you ->
    [yes] You store
   *[no] { $who } stores
} { tokens } from the tray
happened-use = { $you ->
    [yes] You use
   *[no] { $who } uses
} { $spell } at level { $level }
happened-learn = { $you ->
    [yes] You learn
   *[no] { $who } learns
} { $spell } at level { $level }
happened-skip = { $you ->
    [yes] You skip
   *[no] { $who } skips
} the { $phase ->
    [morning] morning
    [midday] midday
   *[evening] evening
}
happened-decline = { $you ->
    [yes] You decline
   *[no] { $who } declines
} the extra morning action
happened-drop = { $spell } drops to level { $level }
happened-raise = { $you ->
    [yes] You raise
   *[no] { $who } raises
} { $spell } to level { $level }
happened-copy = { $you ->
    [yes] You copy
   *[no] { $who } copies
} one of { seat-of } spells
happened-refill = The bag was empty: the tokens of the tray go back into it
happened-wipe = The altar is cleared
happened-day = { $you ->
    [yes] Your day
   *[no] { seat-of } day
}
happened-ending = { $you ->
    [yes] You have brought
   *[no] { $who } has brought
} the game to its last days
happened-ending-rival = The rival’s track is full: this was the last day
happened-over = The game is over

## Cards

card-set = set { $set }
card-no-phase = no phase
card-varies = varies
card-provenance = Source of the numbers: { $source ->
    [rulebook] the rulebook
    [published] public sources about the printed game
   *[house] our own
}.
card-published = From public sources about the printed game: { $parts }.
published-name-en = the English name
published-set = the set
published-runes = the runes
number-tokens = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}
extra-tokens = { $extra ->
    [one] { $extra } token
   *[other] { $extra } tokens
}
number-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
extra-points = { $extra ->
    [one] { $extra } point
   *[other] { $extra } points
}
effect-sacrifice = Discard 1 token with { with-rune }, then draw { number-tokens }.
effect-eruption = Draw until your pool holds { $number } tokens.
effect-blaze = Draw { number-tokens }; then each other player must take 1 from the altar.
effect-levitation = Take { number-tokens } with { with-rune }.
effect-sharing = Take { number-tokens }{ $extra ->
    [0] {""}
   *[other] , then draw { extra-tokens }
}; then each other player must draw 1.
effect-divination = Draw { number-tokens } onto the altar, then take { $level ->
    [4] up to { number-tokens } of one colour
   *[other] { number-tokens }
}{ $extra ->
    [0] {""}
   *[other] , then discard { extra-tokens }
}.
effect-purification = Swap { number-tokens } of your pool for { $number ->
    [one] another
   *[other] as many
} of the altar.
effect-cure = Draw { number-tokens }, then discard the same number from your pool.
effect-growth = { $level ->
    [3] Swap { number-tokens } of your pool for { $number ->
        [one] another
       *[other] as many
    } of your familiar.
   *[other] Store { number-tokens } straight from the altar; then this card drops one level.
}
effect-offering = Store { number-tokens } of one colour.
effect-focus = Store { number-tokens } with the rune of this card{ $extra ->
    [0] {""}
   *[other] , or take { extra-tokens } with that rune
}.
effect-feast = { $level ->
    [3] Take { number-tokens } of a colour that you have stored.
    [4] Store { number-tokens } straight from the altar.
   *[5] No action of its own. At the end of the game: 1 point for each colour that you have stored.
}
effect-time-travel = Discard 1 token with { with-rune }, then raise another of your spells by one level.
effect-storm = { $number ->
    [0] No effect.
   *[other] Replace any number of altar tokens with new ones from the bag, then take { number-tokens }; then this card drops one level.
}
effect-clone = { $extra ->
    [0] Use
   *[other] Discard { extra-tokens } with the rune of this card, then use
} { $phase ->
    [morning] a morning
    [midday] a midday
   *[evening] an evening
} spell of another player, or a basic action of that phase.
effect-transmutation = { $number ->
    [0] No effect.
   *[other] Learn a spell; up to { number-tokens } with the rune of this card may stand for its colour.
}
effect-swiftness = { $level ->
    [5] Always: { $number ->
        [one] { $number } more action
       *[other] { $number } more actions
    } each morning.
   *[other] At once: { $number ->
        [one] { $number } morning action
       *[other] { $number } morning actions
    }.
}
effect-mirage = Always: for each token with the rune of this card that you take on your day, draw { number-tokens }.
effect-abundance = At once: draw { number-tokens }.
effect-knowledge = At the end of the game: { $level ->
    [4] { number-points } for each of your spells at level 3, { extra-points } for each other one at level 4 or 5.
   *[other] { number-points } for each other spell that you have learned.
}
effect-communion = { $level ->
    [3] At once: store { number-tokens } straight from the altar.
    [4] At the end of the game: { number-points } for each stored token with the rune of this card.
   *[5] Always: when you learn a spell (this one too), store { number-tokens } from the tray.
}
note-blaze = Alone: then 1 altar token goes below the rival’s track.
note-sharing = Alone: then 1 token of the bag goes below the rival’s track.
note-growth = At level 3 the card stays where it is.
note-clone = It works with that player’s level and rune. Alone: the level 4 effect of a spell that you have not learned.
note-transmutation = Three tokens of one rune make no wild materia in this action.
note-mirage = Swapped and directly stored tokens do not count.

## The rules in short

rules-short =
    Gather materia, learn spells, feed your familiar: the most points win.

    A day has three phases. In each you may do one thing, or skip it:
      morning  take 1 token of the altar, or draw 2 from the bag
      midday   store 1 token of your pool on your familiar
      evening  learn a spell: spend 3, 4 or 5 tokens of its colour;
               that number is its level, and one of them stays on the card

    While learning, 3 tokens of one rune may stand for 1 of the colour that
    you need, but at least one spent token must really be of that colour.
    A spell with a phase is a further action of that phase from your next
    day on, at its level or any lower one. Other spells work by themselves.

    Your pool holds 9 tokens. When somebody has learned the seventh spell or
    filled a familiar (14 tokens), everybody plays until all have had
    equally many days. A tie goes to more spells, then to more pool tokens.

    Alone: each day the rival gets an altar token of your choice. Score more
    than the rival before its 17 spaces are full.

## The board on a page

draw-short = Draw 2
make-wild-short = Wild materia
look-inside = Look inside: { $zone }
familiar-of = Familiar: { $count } of { $most } spaces filled, { points }
in-hand = Offered
not-learned = not learned
raise-short = raise
phase-skipped = skipped
phase-done = done
count-pool = Tokens in the pool: { $count }
count-familiar = Tokens stored on the familiar: { $count }
count-spells = Spells learned: { $count }

## A choice in steps

steps = Steps of this action
steps-back = Undo goes back a step.
step-teach = choose a spell
step-learn = spell chosen
step-place = token on the card
step-pay = the rest of the payment
step-triple = tokens for the wild materia
step-clone = Clone used
step-discard-to-copy = discard for the copy
step-copy = whose spell
step-copy-spell = which spell
step-swap-out = give away
step-swap-in = get in return

## Hints for a first game

hint-wait = Another player is busy. Meanwhile look at the spells: rest the pointer on a card, or press it longer.
hint-take = Take a token that you see on the altar: you know what you get. Three of one colour are enough for a spell.
hint-draw = Draw from the bag: two tokens instead of one, but you cannot choose them.
hint-store = Store a token on your familiar: it brings points at once and stays there. Give it colours that you are not saving.
hint-store-altar = This token goes straight from the altar to your familiar: it brings points and takes no room in your pool.
hint-store-tray = This token comes from the tray to your familiar: the colour rarely matters, the points do.
hint-learn = Learn a spell: 3, 4 or 5 tokens of its colour. A higher level is worth more, an early spell works longer.
hint-use = Use a spell that you know, instead of the basic action of this phase. Lower levels may be used too.
hint-raise = Raise a spell: its new level counts for points and for what it does.
hint-copy = Copy another player’s spell: first choose the player, then the spell.
hint-discard = Discard what you need least. The tokens come back when the bag is empty.
hint-swap-out = Give away what fits no spell that you want.
hint-swap-in = Now choose what you get for it.
hint-sweep = Choose the altar tokens that nobody should get, or that you do not want; new ones come from the bag.
hint-place = This token stays on the card for good. Some spells work with its rune, so choose the rune that you have or see most.
hint-pay = Pay with tokens of the spell’s colour. Whatever you keep may serve for the next spell.
hint-make-wild = Three tokens of one rune count as one of the colour that you need. It is dear, but it saves days.
hint-feed = Give the rival the token that you need least. Mind the spaces that renew the altar.
hint-choose-storing = Storing brings points now.
hint-choose-taking = Taking brings tokens for the next spell.
hint-skip = You may skip the phase, for example to keep tokens for a spell.
hint-end-day = When nothing more is worth doing, end the day. Then the altar is filled up.
hint-decline = You may do without the extra action.
hint-done = You need not choose any more.

## How to play

how-goal-title = The goal
how-goal = Gather materia, learn spells and feed your familiar. Whoever has most points in the end wins.
how-tokens-title = Materia
how-tokens = A token has a colour, with a letter, and the shape of its rune: circle, triangle or square. Colours pay for spells; runes matter to some of them. Your pool holds { $limit } tokens.
how-day-title = Your day
how-day = A day has three phases. In each you do one thing, or skip it.
how-morning = Take 1 token from the altar, or draw 2 from the bag without looking.
how-midday = Store 1 token of your pool on your familiar.
how-evening = Learn a spell.
how-learn-title = Learning a spell
how-learn = Spend 3, 4 or 5 tokens of the spell’s colour: that number is its level. One of them goes on the card and stays there, the others go to the tray. The number in the corner is what the level is worth; a star means that it varies.
how-wild = While learning, 3 tokens of one rune may count as 1 token of the colour that you need: wild materia. At least one token must really have the colour.
how-spells-title = Using spells
how-spells = A spell with a phase gives you a further action of that phase from your next day on, at its level or a lower one. A spell without a phase works by itself, at its present level only. Everybody has the same seven spells.
how-familiar-title = The familiar
how-familiar = Every stored token goes on the next free space. The number below the last one is what they are worth together.
how-end-title = The end
how-end = When somebody has learned all seven spells or filled the familiar, everybody plays until all have had equally many days. In a tie more spells win, then more tokens in the pool.
how-altar = At the end of a day the altar is filled up to 5 tokens, or gets one more; with 10 or more it is cleared first.
how-solo-title = Alone
how-solo = After each of your days the rival gets an altar token of your choice, and the altar is filled up to 7. Some spaces of its track renew the whole altar. Score more than the rival before its { $spaces } spaces are full.
how-page-title = On this page
how-page = What glows may be chosen; a click does it. The same choices stand below the board as a list. Undo takes back your last step, unless something was drawn. Rest the pointer on a card or press it longer to read it.

## What a table agrees on

option-spells = Spells in play
option-spells-classic = one of three at random for each colour
option-spells-set1 = first set, good to begin with
option-spells-set2 = second set
option-spells-set3 = third set
option-spells-own = your own choice of spells
option-harder = A stronger rival: tokens it begins with
option-harder-0 = none
option-harder-1 = 1 token
option-harder-2 = 2 tokens
option-harder-3 = 3 tokens
option-confirm = The end of a day is confirmed, and can be taken back until then
option-confirm-yes = yes
option-confirm-no = no
