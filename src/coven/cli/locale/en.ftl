# The terminal's own words. A game's words lie in the game's folder.

## Seats

seat-ash = Ash
seat-birch = Birch
seat-cedar = Cedar
seat-elm = Elm
seat-hazel = Hazel
seat-oak = Oak
seat-you = You ({ $name })
seat-of = { $owner ->
    [ash] Ash’s
    [birch] Birch’s
    [cedar] Cedar’s
    [elm] Elm’s
    [hazel] Hazel’s
   *[oak] Oak’s
}

## Asking

welcome = { $game }. You are { $name }. Press ? for help, r for the rules in short, q to leave.
window-open = { $name } may answer…
preparing = Preparing the rules; the first time this takes half a minute …
happened = What happened
prompt = 1–{ $count }, ? for help
prompt-one = 1, ? for help

## Answers to wrong input

no-such-number = There is no choice { $text }: type a number from 1 to { $count }, or ? for help.
not-possible = “{ $text }” is neither a choice nor a command now: type a number from 1 to { $count }, or ? for help.
no-such-page = There is no spell, card or rule called “{ $text }”; r alone shows the rules in short.
too-many-words = The command “{ $command }” stands alone; ? lists the commands.

## Taking back

undone = Taken back: { $move }
undo-nothing = You have not decided anything yet, so there is nothing to take back.
undo-other = That cannot be taken back: { $who } has decided since.
undo-shown = That cannot be taken back: a secret was shown since.
undo-chance = That cannot be taken back: chance has decided something since.
undo-closed = That cannot be taken back: the turn is over.

## Help

help-title = What you can do now
help-moves = Type the number of a choice, or the move as a record writes it:
help-enter = Enter alone
help-show = show the table again
help-undo = take back your last decision, if nothing was drawn and nobody decided since
help-rules = the rules in short; with a name or a number, that card or rule (r { $example })
help-position = the whole position, as scenarios and records write it
help-save = write the record of the game so far; with a name, to that file
help-quit = leave the game
help-help = this page
rules-in-english = The numbered rules are kept in English:

## Leaving and records

leave-sure = Leave the game? (y = yes)
leave-stay = Then we play on.
record-offer = Keep the record as { $file }? (y = yes)
record-written = The record is in { $file }
record-replay = To see the game again: { $command }
record-failed = The record could not be written to { $file }: { $reason }
record-hint = With --record FILE a game is kept: coven record show FILE tells it again.
goodbye = Goodbye.
seed = Seed of this game: { $seed }

## The result

result-title = Result
result-item = Points for
result-total = total
result-you-won = You win!
result-won = { $who } wins.
result-your-team-won = Your team wins: { $names }!
result-team-won = The other team wins: { $names }.
result-shared = A shared victory: { $names }.
result-nobody = Nobody wins.
