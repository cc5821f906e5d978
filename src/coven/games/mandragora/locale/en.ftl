# Mandragora's words. Names of spells and numbers come from cards.toml.

## Cards

colour-red = red
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-blue = blue
colour-white = white
colour-black = black
# One letter for each colour, so that colour is never the only sign.
letter-red = R
letter-green = G
letter-yellow = Y
letter-purple = P
letter-blue = B
letter-white = W
letter-black = K
card = { $type ->
    [ingredient] a { $colour ->
        [red] red
        [green] green
        [yellow] yellow
        [purple] purple
       *[blue] blue
    } ingredient
    [book] a { $colour ->
        [red] red
        [green] green
        [yellow] yellow
        [purple] purple
        [blue] blue
       *[black] black
    } book
    [mandrake] a mandrake
    [scroll] a cursed scroll with { $symbols ->
        [one] { $symbols } symbol
       *[other] { $symbols } symbols
    }
   *[hidden] a face-down card
}
cards = { $count ->
    [1] { card }
   *[other] { card } (×{ $count })
}
ingredient = ingredient
book = book
mandrake = mandrake
scroll = cursed scroll

## The table

turn-yours = Turn { $turn } · your turn
turn-of = Turn { $turn } · { $who } plays
last-rounds = { $rounds ->
    [3] the last 3 rounds
    [2] the last 2 rounds
   *[1] the last round
}
shop = Shop { $shop }
assistant = assistant
day-shop = day
night-shop = night
deck = deck { $count }
discards = discarded { $count }
piles = Spells
pile = { $power }: { $spell } ({ $count })
pile-empty = { $power }: –
hand = Hand
hand-count = hand { $count }
known = known
scrolls = Scrolls
no-scrolls = no scrolls
spells = Spells
books = Books
colours = Colours in hand
curse = Curse token
cursed = curse token
passed = passed
partner = partner
empty = empty
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
visible-points = { $points ->
    [one] { $points } visible point
   *[other] { $points } visible points
}
power = power { $power }

## Questions

ask-act = Send the assistant shopping, or cast a spell.
ask-again = Replication: one more action, if you like.
ask-lay = Casting: add ingredients, or name the power ({ $count } so far).
ask-banish = Banishment: choose the scroll to discard.
ask-send = Teleportation: choose the scroll to give away.
ask-target = Teleportation: choose who gets the scroll.
ask-victim = Substitution: choose from whose hand to take a card.
ask-return = Substitution: choose the card that you give for it.
ask-reach = Levitation: choose a shop.
ask-pick = Levitation: choose a card.
ask-hand-on = There is a tie for the curse: choose who gets the token.
ask-bargain = You got a scroll: you may deal with your partner.
ask-gift = Choose the card for your partner.
ask-show = Choose the card that you offer your partner.
ask-answer = Your partner offers { card }: choose the card that you give for it.

## Choices

do-move = move the assistant by { $steps }, to shop { $shop }
do-cast-with = cast with { card }
do-add = add { card }
do-power = cast { $spell } (power { $power })
do-discard = discard { card }
do-send = give away { card }
do-send-to = it goes to: { $who }
do-take-from = take one of { seat-of } cards
do-give = { $what ->
    [card] give { card }
   *[kind] give your partner a card
}
do-reach-for = reach for shop { $shop }
do-take = take { card }
do-curse = the token goes to: { $who }
do-accept = accept a card from your partner
do-exchange = exchange a card each
do-offer = offer { card }
do-keep = exchange nothing
do-decline = do without it
do-pass = pass for the rest of the game

## What happened

happened-turn = { $you ->
    [yes] Your turn
   *[no] { seat-of } turn
}
happened-move = { $you ->
    [yes] You move
   *[no] { $who } moves
} the assistant to shop { $shop }
happened-take = { $you ->
    [yes] You take
   *[no] { $who } takes
} { card } from shop { $shop }
happened-see = You see that it is { card }
happened-stock = Shop { $shop } gets { card }
happened-spend = { $you ->
    [yes] You lay out
   *[no] { $who } lays out
} { cards }{ $book ->
    [yes] {" "}as the book
   *[no] {""}
}
happened-cast = { $you ->
    [yes] You cast
   *[no] { $who } casts
} { $spell } (power { $power })
happened-top = The next spell of power { $power } is { $spell }
happened-top-empty = No spell of power { $power } is left
happened-discard = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { cards }
happened-send = { $you ->
    [yes] You give
   *[no] { $who } gives
} { card } to { $other }
happened-swap = { $you ->
    [yes] You take
   *[no] { $who } takes
} a random card from { $other }
happened-give = { $you ->
    [yes] You give
   *[no] { $who } gives
} a card to { $other }
happened-card = It is { card }
happened-show = { $you ->
    [yes] You offer
   *[no] { $who } offers
} { card }
happened-curse = { $you ->
    [yes] You get
   *[no] { $who } gets
} the curse token
happened-curse-middle = The curse token returns to the middle
happened-again = { $you ->
    [yes] You may act
   *[no] { $who } may act
} once more
happened-decline = { $you ->
    [yes] You do
   *[no] { $who } does
} without the extra action
happened-decline-exchange = { $you ->
    [yes] You exchange
   *[no] { $who } exchanges
} nothing
happened-pass = { $you ->
    [yes] You pass
   *[no] { $who } passes
}
happened-tile = { $rounds ->
    [3] The deck is empty: three rounds are left
    [2] Two rounds are left
   *[1] The last round begins
}
happened-end = { $spell }: { $you ->
    [yes] you get
   *[no] { $who } gets
} rid of a colour ({ $colour ->
    [red] red
    [green] green
    [yellow] yellow
    [purple] purple
    [blue] blue
    [white] white
   *[black] black
})
happened-over = The game is over

## Cards, one by one

kind-instant = at once
kind-permanent = always
kind-end = at the end
card-copies = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
card-provenance = Source of the numbers: { $source ->
    [rulebook] the rulebook
    [published] public sources about the printed game
   *[house] our own
}.
card-house = Our own: { $parts }.
house-power = the power
house-name-en = the English name
house-name-uk = the Ukrainian name
effect-banishment = Discard one of your cursed scrolls.
effect-teleportation = Give one of your cursed scrolls to an opponent.
effect-substitution = Take a random card from an opponent’s hand, then give any one card of your hand for it.
effect-levitation = Take one card from any shop: a visible one by day, the top one unseen by night. Nothing is restocked.
effect-replication = You may take one more action at once.
effect-agility = You may move the assistant one shop further.
effect-dematerialisation = At the end of the game all cards of one colour leave your hand.
effect-purification = At the end of the game your whole hand is discarded.

## The rules in short

rules-short =
    Send the assistant shopping, cast spells, beware of cursed scrolls.

    In your turn do one of two things:
      shop  move the assistant 1 to 3 shops on and take all cards that lie
            there; then the shops it left and passed get one new card each
      cast  lay out a book and ingredients of its colour; their number is the
            highest power that you may take from the piles of spells

    The black book wants ingredients of different colours. Once a turn a
    mandrake may stand for any ingredient, or for a book worth nothing.
    Cards of night shops lie face down: nobody knows what you take there.

    Scrolls lie open in front of you. Whoever has most curse symbols holds the
    curse token; in a tie it changes hands at every check.

    When the deck is empty, three rounds are left, and one may pass. Then add
    the powers of your spells and the values of your books; take off 1 for
    each colour left in your hand and 2 for the curse token.

## What a table agrees on

option-teams = Two teams of two, partners opposite each other
option-teams-no = no
option-teams-yes = yes
