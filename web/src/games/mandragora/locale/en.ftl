# Words for the page alone. Those of the rules are shared with the terminal.

# At a table of the page people have names of their own.
seat-of = { $owner }’s

## Things of the table

card-name = { $type ->
    [ingredient] { $colour ->
        [red] red
        [green] green
        [yellow] yellow
        [purple] purple
       *[blue] blue
    } ingredient
    [book] { $colour ->
        [red] red
        [green] green
        [yellow] yellow
        [purple] purple
        [blue] blue
       *[black] black
    } book
    [mandrake] mandrake
    [scroll] cursed scroll ({ $symbols })
   *[hidden] face-down card
}
market = Market
reach = How far the assistant can go
stop = here { $cards }; { $count ->
    [0] no shop gets a card
    [one] a new card for shop { $shops }
   *[other] new cards for shops { $shops }
}
bench = Casting
add-ingredients = now add ingredients
reached = Highest power: { $count }
up-to-power = up to power { $power }
offered = Your partner offers
cast-short = Cast
pile-gone = none left
symbols = { $count ->
    [one] { $count } symbol
   *[other] { $count } symbols
}
token-costs = The curse token costs { $points } points at the end.
none-cast = none yet
none-used = none yet
curse-nobody = with nobody
tile-of = The end tile lies with: { $who }
known-note = Known cards are shown; the others are face down.
mandrake-used = mandrake used this turn
spells-and-books = Spells and books
steps-back = Undo goes back a step.
count-hand = Cards in hand: { $count }
count-symbols = Curse symbols: { $count }
count-spells = Spells cast: { $count }
count-cursed = Has the curse token

## The story

told-take = { $you ->
    [yes] You take
   *[no] { $who } takes
} from shop { $shop }: { $list }
told-take-unseen = { $you ->
    [yes] You take from shop { $shop }, and nobody else sees it
   *[no] { $who } takes from shop { $shop }, and nobody else sees it
}: { $list }
told-stock = New cards: { $list }
shop-card = shop { $shop } – { card-name }
told-spend = { $you ->
    [yes] You lay out
   *[no] { $who } lays out
} { $list }
as-book = { $text } as the book
told-discard = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $list }
told-give = { $who } gives { $other } { card }
told-give-by-you = You give { $other } { card }
told-give-to-you = { $who } gives you { card }
told-swap = { $who } takes a random card from { $other }: { card }
told-swap-by-you = You take a random card from { $other }: { card }
told-swap-to-you = { $who } takes a random card from you: { card }
told-send-to-you = { $who } gives you { card }

## For a first game

hint-wait = Another player is busy. Meanwhile look at the spells and shops: rest the pointer on them, or press them longer.
hint-move = Send the assistant to a glowing shop and take all that lies there, scrolls too. The shops it leaves and passes get a new card, so think of who comes next.
hint-cast-with = Or cast: choose a book that glows in your hand. A mandrake may be the book as well, but then it is worth nothing.
hint-add = Add ingredients, one by one: each makes the highest power grow by 1. A mandrake counts as any ingredient.
hint-power = Spells that glow are within reach. You may also take a weaker one, if you like what it does.
hint-discard = Get rid of a scroll. The one with the most symbols is the worst.
hint-send = Choose the scroll that another player shall have.
hint-send-to = Whoever has most symbols gets the curse token and loses 2 points at the end.
hint-take-from = You draw one card of that hand at random. See what is known of it.
hint-give-spell = Give back what you need least; it may be the card that you have just got.
hint-give-partner = Choose a card that your partner can use.
hint-give-answer = You see what you get. Choose what you give for it.
hint-reach-for = Take one card from any shop: by day you choose it, by night nobody sees it.
hint-take = Choose one of the cards of this shop.
hint-curse = There is a tie, so you hand the token on. It costs 2 points at the end.
hint-give = Help your partner with a card of your hand.
hint-accept = Your partner chooses a card for you. Say in the team chat what you need.
hint-exchange = One card each: yours is shown first.
hint-offer = Choose the card that your partner shall get.
hint-keep = You need not exchange anything.
hint-decline = You may do without the extra action.
hint-pass = Passing ends the game for you. It pays when every further card would only cost points.

## Cards, one by one

about-ingredient = Goes with books of its colour, and with the black book. The number of ingredients is the highest power that you may take.
about-book = Lay it out with ingredients of its colour to cast a spell. It stays in front of you and is worth its value.
about-black-book = Goes with ingredients of different colours, at most five.
about-mandrake = Once a turn it stands for any ingredient, or for a book that is worth nothing.
about-scroll = Lies open in front of whoever takes it. Whoever has most symbols holds the curse token.
about-hand = Cards left in hand at the end cost 1 point for each colour.
about-night = Cards lie face down here. Only the taker learns what they are; scrolls are shown.
about-day = All cards lie open here. Everybody remembers who takes them.
about-value = Value { $value }

## How to play

how-goal-title = The goal
how-goal = You are wizards who share one assistant. Send it shopping for books and ingredients, cast spells with them, and keep your fingers off cursed scrolls. Whoever has most points at the end wins.
how-turn-title = Your turn
how-turn = In your turn do one of two things: shop, or cast a spell.
how-shop-title = Shopping
how-shop = Move the assistant 1 to { $range } shops clockwise. Take every card of the shop where it stops: ingredients, books and mandrakes go to your hidden hand, scrolls lie open in front of you. Then the shop that it left and those it passed get one new card each. By day cards lie face up, by night face down.
how-shop-picture = Here one step would bring a green book and a yellow ingredient; two steps two cards that nobody knows; three steps a scroll.
how-cast-title = Casting
how-cast = Lay out one book and at least one ingredient of its colour. As many ingredients, so much power: take the top spell of a pile of that power or a lower one. It works as its card says and counts its power in points; the book counts its value.
how-cast-picture = A yellow book, two yellow ingredients and a mandrake: three ingredients, so power 3, 2 or 1.
how-wild = A mandrake stands for any ingredient, or for a book that is worth nothing, once a turn. The black book wants ingredients that all differ in colour.
how-spells-title = Spells
how-spells = Some spells work at once, some for the rest of the game, some at its end.
how-curse-title = The curse
how-curse = Whenever somebody gets or discards a scroll, compare the symbols on all scrolls. Whoever alone has most takes the curse token. In a tie the token must change hands: its holder gives it to another of the tied. At the end it costs { $points } points.
how-end-title = The end
how-end = When the last card leaves the deck, everybody has three more turns. In these rounds you may pass for good. Then add the powers of your spells and the values of your books. Take off 1 for each colour in your hand (white and black are colours too), and { $points } for the curse token. More spells cast decide a tie.
how-teams-title = Two teams
how-teams = Four players may play two against two; partners sit opposite and add up their points. Whoever gets a scroll may give the partner a card, get one, or exchange one each. Hands stay hidden from the partner too, but you may talk.
how-page-title = On this page
how-page = What glows may be chosen; a click does it. The same choices stand below the board as a list. Undo takes back your last step, unless something new was seen. Rest the pointer on a card or a shop, or press it longer, to see it large. Beside each opponent stands what is known of that hand.
