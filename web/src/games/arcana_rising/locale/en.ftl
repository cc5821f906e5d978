# Words for the page alone. Those of the rules are shared with the terminal.

## Things of the table

own-board = Your board
lowest-row = Lowest row
beside = Beside the board
no-artifacts = no artifacts
artifact-list = Artifacts: { $cards }
pile = Discard pile: { $count }
bench = To decide
lay-here = Put it here
use-it = use it
do-without-it = do without it
held = { $kind ->
    [charm] Charms held: { $n }
    [herb] Herbs held: { $n }
    [blood] Blood held: { $n }
    [potion] Potions held: { $n }
   *[gold] Gold held: { $n }
}
tokens-on = Tokens on it: { $n }
among = { $count ->
    [one] { $count } of these
   *[other] { $count } of these
}
passes-to = { $direction ->
    [left] Hands pass to the left: { $who }
   *[right] Hands pass to the right: { $who }
}
hand-next = Gets the hand that you pass on
hand-before = Passes the hand that you get
hand-both = Hands go to and fro between you
thinks = still choosing
is-done = done with this turn
count-points = Point tokens: { $count }
count-spells = Spells in columns: { $count }
count-artifacts = Artifacts: { $count }

## A cast as it would be now

cast-short = Cast
cast-now = A cast now:
cast-gives = gives { $what }
cast-asks = asks about: { $cards }
cast-no-gain = no gain of resources or points
cast-nothing = nothing
change = { $kind ->
    [charm] charms
    [herb] herbs
    [blood] blood
    [potion] potions
    [points] points
   *[gold] gold
} { $amount }
change-token = tokens on it: { $n }
change-used = it is used up
told-moons = Moons by size of hand – { $pairs }
told-start = { $you ->
    [yes] You use
   *[no] { $who } uses
} the starting spell of { $school }
told-start-declined = { $you ->
    [yes] You do
   *[no] { $who } does
} without the starting spell of { $school }
ask-choose-row = Prepare a card of the lowest row, or discard one to cast.
ask-confirm-alone = Your turn is done: end it, or take steps back.

## For a first game

hint-wait = Your turn is done; the others are still choosing. If they take long, you may take yours back. Meanwhile look at the boards of the others: what each collects tells which cards they will want.
hint-prepare = Cards that glow can be paid for. A spell waits at the bottom of its column until it is cast, so prepare spells whose moons are still to come this round.
hint-cast = Or cast: then you discard a card, and the two lit columns work from top to bottom. What that would give now is shown beside the moons and on the columns.
hint-discard = Choose the card that you need least, or one that your neighbour shall not get.
hint-upper = The upper cost is a number of one kind.
hint-lower = The lower cost is more, but in any mix. Blood is a good thing to pay with: at the end it costs points.
hint-pay-cost = Pay with what you need least. Blood costs points at the end.
hint-pay-effect = Pay with what you need least. Blood costs points at the end.
hint-take = Choose what you need for the next cards. Three of a kind are a point at the end, each gold is one.
hint-accept = Look at what it takes and what it gives.
hint-activate = Choose any spell of your columns; it works in full, and it may still have its normal turn.
hint-move = Choose a spell that would be better in another column.
hint-to = It goes to the bottom there and belongs to that school from now on.
hint-decline = You need not use a spell: then nothing of it happens.
hint-end-turn = Nobody sees what you did until all are done. Until then you can take it back.

## Cards, one by one

about-spell = A spell goes to the bottom of its school’s column. It does nothing until its column is cast.
about-event = An event happens at once when it is prepared, then it is gone.
about-artifact = An artifact lies beside your board and scores at the end of the game.
about-start = Every board has this spell at the top of the column. It is not a card: it is not counted and never moves.
about-always = Always active: it works whenever you cast, even without a moon.
about-uses = Two uses: after the first it gets a token, after the second it is discarded.

## How to play

how-goal-title = The goal
how-goal = You study five schools of magic. Prepare spells in their columns, wait for the right moons and cast whole columns at once. Whoever has most points after three rounds wins.
how-school-charms = strong if you have enough spells of a named school
how-school-herbalism = grows from cast to cast; some of it is always active
how-school-blood = points for a price, and blood that costs points at the end
how-school-potions = strong draughts, most of them for two uses
how-school-alchemy = turns everything into gold
how-turn-title = A turn, all at once
how-turn = There are { $rounds } rounds of { $turns } turns. In each round everybody gets { $cards } cards. In a turn all choose secretly and at the same time one card of their hand and either prepare it or discard it to cast. When all are done, everybody sees what has changed, and the hands pass to a neighbour: to the left in rounds one and three, to the right in round two.
how-prepare-title = Preparing
how-prepare = Pay one of the two costs in full: the upper one in its own kind, or the lower one, a higher number, in any mix. A spell goes to the bottom of its school’s column and does nothing until it is cast.
how-other-cards = An artifact lies beside your board and scores at the end. An event happens at once and is gone.
how-cast-title = Casting
how-cast = Discard a card face down. The moons for the present size of hand name two columns. They work from left to right, each from top to bottom, the starting spell first. Two equal moons: the column works twice.
how-cast-picture = With five cards in hand the moons are those of Charms and Potions. The golden marks show which spells would take effect.
how-last = In the last turn of a round there are no moons: the lowest spell of every column works.
how-decline = You may do without any spell. If you use one, you pay its price in full and all of it happens.
how-signs-title = The signs
how-sign-pair = { $kind ->
    [charm] charm
    [herb] herb
    [blood] drop of blood
    [potion] potion
   *[gold] gold
} · { $school }
sign-any = any resource
sign-points = points
sign-token = a token on the card
sign-spell = a spell
sign-cast = cast
how-signs = A dash and an arrow: a price. A number in a frame: only if you have at least so many spells there, or hold so much. After × or / stands what is counted. Every card says it in words, too.
how-end-title = The end
how-end = After the third round everybody counts:
how-score-points = point tokens: 1 each
how-score-artifacts = artifacts: what they say
how-score-gold = gold: 1 each
how-score-sets = charms, herbs, potions: 1 for { $set } of a kind
how-score-blood = blood: 1 less for each
how-tie = A tie goes to more gold, then to more spells.
how-solo-title = Alone
how-solo = A pyramid of 21 cards takes the place of the hands: each turn you take one card of its lowest row, and the rest of the row goes away. The size of the row is the size of the hand. Your points give you a title:
rank-below = below { $n }
rank-from = from { $n }
how-page-title = On this page
how-page = What glows may be chosen; a click does it. The same choices stand below the board as a list. Beside the names you see who is still choosing. Undo takes back your last step, as long as the turn is not over for all. Rest the pointer on a card, or press it longer, to see it large.
