# The words of everything that all games share.

## The page

skip = Skip to the content
home-link = Home
close = Close
go-on = Play on
loading = One moment …
try-again = Try again
about = About Coven
unofficial = An unofficial table for fans of these games.
missing-title = Nothing here
missing-text = There is no page at this address.

## Titles of the window

title-home = Coven: a table for wizards
title-your-move = ● Your move · Coven
title-your-move-at = ● Your move · { $title } · Coven
title-table = { $title } · Coven
title-lobby = { $title }: at the table · Coven
title-result = { $title }: result · Coven
title-replay = { $title }: replay { $code } · Coven
title-check = Fair dice · Coven

## Settings

settings = Settings
language = Language
theme = Theme
theme-auto = As the system
theme-dark = Night
theme-light = Day
to-light = Day theme
to-dark = Night theme
motion = Motion
motion-auto = As the system
motion-still = None
sounds = Soft sounds
hints = Hints
hints-note = explain what is possible now
no-hints = Turn hints off
your-name = Your name
keep-name = Save
name-kept = Saved.

## Home

home-title = A table for wizards
home-text = Coven is a table in your browser for board games about spells. Play against bots, or with friends wherever they are. No account, nothing to install.
have-code = I have a table code
games = Games
players = { $least } to { $most } players
play-now = Play now
play-now-game = Play now: { $title }
create-table = Set a table
create-table-game = Set a table for { $title }
how-to = How to play
how-to-game = How to play { $title }
your-tables = Your games
your-move = Your move
turn = turn { $turn }
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
join = Join friends
table-code = Table code
join-go = Join
open-tables = Open tables
no-open-tables = No table is open right now. Set one and let everybody see it.
who-are-you = Your name at the table

## A new table

opponents = Opponents
solo = Solo game
bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
bot-strength = How well they play
bot-random = gentle
bot-greedy = keen
bot-apprentice = apprentice
bot-adept = adept
bot-master = master
bot-archmage = archmage
begin = Begin
table-size = How many play
player-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
team = Team { $number }
seat-number = Seat { $number }
seat-for-friend = for a friend
seat-bot = { $bot } bot
option-other = other …
option-own = Your own choice
public = Show this table to everybody

## Before the game

lobby-text = The game begins when every seat is taken and everybody is ready.
seats = Seats
seat-open = free seat
seat-away = away
seat-conceded = has given up
seat-stand-in = away; a bot plays
who-sits = Who sits on seat { $number }?
you = you
is-ready = ready
ready = I am ready
start = Begin the game
sit = Sit here
move-here = Move here
stand = Stand up
watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
starting = The game is about to begin …
waiting-seats = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
waiting-ready = { $count ->
    [one] { $count } player is not ready yet.
   *[other] { $count } players are not ready yet.
}
all-ready = Everybody is ready.
waiting-host = Everybody is ready; the host begins the game.
invite = Invite friends
invite-text = Send the link, tell the code, or let them scan the picture.
link = Link
copy = Copy
copied = Copied
qr = The link as a QR code
options = Options
listed = Everybody can see this table on the home page.
unlisted = Only those with the link or the code find this table.
compiling = The rules of { $title } are being prepared, which takes about half a minute. The game begins by itself.

## At the table

board = Board
players-list = Players
their-turn = to move
look-from = Sit behind { $name }
your-choices = What you can do
waiting-for = Waiting for { $names }
game-over = The game is over.
undo = Undo
redo = Redo
talk = Log and chat
log = Log
log-empty = Nothing has happened yet.
log-setup = Setup
log-turn = { $turn }. { $name }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-line = Say something
chat-to = To
to-all = all
to-team = my team
send = Send
spectator = watching
unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
help = Help
keys = Keys
key-arrows = arrow keys
key-move = from one thing to the next, and within a group
key-number = lead to a choice by its number, and make it
key-look = look at the card that has the focus
key-undo = undo
key-help = this help
key-escape = close what is open
card = Card
board-broke = The board could not be drawn.
spectating = You are watching. Secrets stay secret; pick the seat to sit behind.
concede = Give up
concede-title = Give up?
concede-two = The other player wins at once. This cannot be taken back.
concede-many = A bot plays your seat to the end. This cannot be taken back.
share = Share the victory
share-title = Share the victory?
share-explain = If everybody who is still in agrees before this turn is over, the game ends at once and you all win together. Until then it goes on.
share-offered = Already agreed: { $names }. When everybody who is still in agrees, the game ends at once and you all win together.
share-yes = I agree
sharing-agreed = For a shared victory: { $names }
reconnecting = The connection is lost; it is being restored …
stand-in = A bot plays for you while you are away.
take-back = Take your seat back
outdated = There is a newer Coven here.
load-again = Load it
no-table = No table here

## On every board

enlarge-board = Enlarge: { $who }
shrink-board = Make small again: { $who }
look-at = Look at { $what }
other-choices = More choices
what-you-can-do = What you can do ({ $count })
keys-for-choices = a number leads to a choice, Enter makes it

## A window: a question whose silence must not be heard

window-open = { $name } may answer now
window-silent = You keep silent. The game goes on when the time is over.
window-time = { $seconds ->
    [one] You have { $seconds } second.
   *[other] You have { $seconds } seconds.
}

## The result

nobody-won = Nobody has won
you-lost = You have lost
you-won = You have won!
won = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
your-team-won = Your team has won: { $names }!
team-won = The team of { $names } has won
winner = winner
points = Points
total = Total
team-total = Team’s total
tie-broken = Equal points: what the rules say about a tie has decided.
course = How it went
chart = { $what } after each turn
chart-table = The same as a table
turn-head = Turn
what-next = What next
rematch = Play again
to-rematch = To the next game
replay = Replay
check-dice = Check the dice
record = Download the record
to-board = Look at the board
to-result = To the result
ended-by-agreement = Everybody who was still in agreed to share the victory.
to-table = To the table

## Replay

no-replay = No replay here
scrubber = Move through the game
to-first = To the beginning
step-back = One step back
play = Play
pause = Pause
step-forward = One step forward
to-last = To the end
step-slider = Step
step = { $step } of { $last }
speed = Speed
speed-times = { $times }×

## Fair dice

check-title = Were the dice fair?
check-text = All chance in a game comes from one secret number, the seed. Before the game the server publishes a fingerprint of it; after the game, the number itself. If they belong together, nobody has changed the dice on the way.
check-promise = The promise
check-promise-text = Published when the game began: the SHA-256 of the salt, a colon and the seed.
check-proof = The proof
check-salt = Salt
check-seed = Seed
check-hash = Calculated just now by your browser from salt and seed
check-kept = They are the same: the promise was kept.
check-broken = They differ: this server has not kept its promise.
check-sealed = The seed stays secret until the game is over. Come back then.
check-more = With the record anybody can play the game again from this seed, move by move, and compare. Download it and let “coven record check” look at it.

## About

about-title = About Coven
about-text = Coven is a table for modern board games about spells: free, without accounts, in Polish, Ukrainian and English.
about-notice = Unofficial
about-notice-text = Coven is made by fans. It carries no art and no text of the publishers; names, numbers and rules are facts, and every sentence is our own. The names of the games belong to their owners.
about-buy = If you like a game, buy it: it is better with tokens in your hand.
about-privacy = What we know about you
about-privacy-text = The name you give yourself, and a cookie that keeps your seat. Nothing else.
about-credits = Credits
about-icons = Some icons are by { $authors }, from
about-font = Typeface { $name } by { $by } ({ $licence })
about-code = Coven’s own code is under the MIT licence.

## What went wrong

trouble = That did not work; nothing was changed.
trouble-trouble = Something went wrong; nothing was changed.
trouble-no-server = The server does not answer. Is the network there?
trouble-not-understood = The table did not understand that. Load the page again.
trouble-too-big = That is too long.
trouble-too-fast = Too much at once; wait a moment.
trouble-too-many = Too many connections from here. Close other pages of Coven.
trouble-wrong-origin = This request did not come from a page of this server.
trouble-no-guest = The table does not know you yet. Load the page again.
trouble-not-found = There is nothing at this address.
trouble-no-table = There is no such table.
trouble-no-game = This game cannot be played here.
trouble-no-bot = There is no such bot.
trouble-no-option = This game has no such option.
trouble-bad-option = This option cannot have that value.
trouble-bad-seats = This game is for { $least } to { $most } players.
trouble-one-seat = You can sit on one seat only.
trouble-too-many-tables = You have many open tables already. Finish one first.
trouble-rules-changed = This game was played with older rules and cannot go on.
trouble-not-watching = You are not at this table. Load the page again.
trouble-no-seat = There is no such seat.
trouble-seat-taken = Somebody sits there already.
trouble-not-seated = You have no seat at this table.
trouble-not-host = Only the host can do that.
trouble-begun = The game has begun.
trouble-not-begun = The game has not begun yet.
trouble-seats-open = The game cannot begin: a seat is free.
trouble-not-ready = The game cannot begin: somebody is not ready ({ $who }).
trouble-over = The game is over.
trouble-not-over = The game is not over yet.
trouble-compiling = The game is still being prepared.
trouble-stale = The table has moved on. Look again.
trouble-not-your-turn = It is not your decision now.
trouble-not-allowed = That cannot be done now.
trouble-stand-in = A bot plays for you. Take your seat back first.
trouble-conceded = You have given up.
trouble-window-open = Somebody may answer right now. Wait a moment.
trouble-out = You are out of the game.
trouble-no-sharing = Nobody can agree on a shared victory here and now.
trouble-undo-nothing = There is nothing to take back.
trouble-undo-closed = That can no longer be taken back.
trouble-undo-other = Somebody else has decided since; it cannot be taken back.
trouble-undo-chance = Chance has spoken since; it cannot be taken back.
trouble-undo-shown = A secret was shown since; it cannot be taken back.
trouble-redo-nothing = There is nothing to do again.
trouble-no-team = You have no team at this table.
trouble-empty = There is nothing to say.

## Bots are called after the wood of their seat

seat-wood = { $number ->
    [0] Ash
    [1] Birch
    [2] Cedar
    [3] Elm
    [4] Hazel
   *[other] Oak
}

## Advice

advice = Advice
advice-title = What a strong bot would do
advice-explain = A strong bot thinks about your position for a moment. It sees only what you may see.
advice-all-agree = Everybody at the table has to agree to it.
advice-agree = Agree to advice
advice-withdraw = No more advice
advice-waiting = Not agreed yet: { $names }
advice-thinking = The bot is thinking …
advice-worth = { $percent } % to win
advice-best = its choice
trouble-no-advice = Not everybody at this table has agreed to advice.
trouble-advice-late = The bot has no advice right now.

## Whoever gives no name is called after a herb; the server's own names are English

herb = { $herb }
