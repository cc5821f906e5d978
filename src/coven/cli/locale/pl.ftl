# Słowa samego terminala. Słowa gry leżą w folderze gry.

## Miejsca przy stole

seat-ash = Jesion
seat-birch = Brzoza
seat-cedar = Cedr
seat-elm = Wiąz
seat-hazel = Leszczyna
seat-oak = Dąb
seat-you = Ty ({ $name })
seat-of = { $owner ->
    [ash] Jesionu
    [birch] Brzozy
    [cedar] Cedru
    [elm] Wiązu
    [hazel] Leszczyny
   *[oak] Dębu
}

## Pytania

welcome = { $game }. Grasz jako { $name }. Pomoc: ?, zasady w skrócie: r, wyjście: q.
window-open = { $name }: chwila na odpowiedź…
preparing = Przygotowuję zasady; za pierwszym razem trwa to pół minuty …
happened = Co się wydarzyło
prompt = 1–{ $count }, pomoc: ?
prompt-one = 1, pomoc: ?

## Odpowiedzi na pomyłki

no-such-number = Nie ma wyboru nr { $text }: wpisz liczbę od 1 do { $count } albo ?, żeby zobaczyć pomoc.
not-possible = „{ $text }” nie jest teraz ani wyborem, ani poleceniem: wpisz liczbę od 1 do { $count } albo ?, żeby zobaczyć pomoc.
no-such-page = Nie ma zaklęcia, karty ani zasady „{ $text }”; samo r pokazuje zasady w skrócie.
too-many-words = Polecenie „{ $command }” wpisuje się samo; ? pokazuje wszystkie polecenia.

## Cofanie

undone = Cofnięto: { $move }
undo-nothing = Nie ma czego cofać: jeszcze o niczym nie zdecydowano.
undo-other = Tego nie można cofnąć: od tej pory decyzję podjął już ktoś inny ({ $who }).
undo-shown = Tego nie można cofnąć: od tej pory wyszło na jaw coś tajnego.
undo-chance = Tego nie można cofnąć: od tej pory zadecydował już los.
undo-closed = Tego nie można cofnąć: tura już się skończyła.

## Pomoc

help-title = Co możesz teraz zrobić
help-moves = Wpisz numer wyboru albo ruch tak, jak zapisuje go protokół gry:
help-enter = sam Enter
help-show = pokaż stół jeszcze raz
help-undo = cofnij swoją ostatnią decyzję, o ile potem nic nie wylosowano i nikt inny nie decydował
help-rules = zasady w skrócie; z nazwą albo numerem: ta karta lub zasada (r { $example })
help-position = cała pozycja, tak jak zapisują ją scenariusze i protokoły
help-save = zapisz protokół dotychczasowej gry; z nazwą: do tego pliku
help-quit = wyjdź z gry
help-help = ta strona
rules-in-english = Numerowane zasady są spisane po angielsku:

## Wyjście i protokoły

leave-sure = Wyjść z gry? (t = tak)
leave-stay = W takim razie gramy dalej.
record-offer = Zachować protokół jako { $file }? (t = tak)
record-written = Protokół gry: { $file }
record-replay = Żeby obejrzeć grę jeszcze raz: { $command }
record-failed = Nie udało się zapisać protokołu w { $file }: { $reason }
record-hint = Z opcją --record PLIK gra zostaje zapisana: coven record show PLIK ją pokaże.
goodbye = Do zobaczenia.
seed = Ziarno losowości tej gry: { $seed }

## Wynik

result-title = Wynik
result-item = Punkty za
result-total = razem
result-you-won = Wygrywasz!
result-won = Wygrywa { $who }.
result-your-team-won = Wygrywa twoja drużyna: { $names }!
result-team-won = Wygrywa druga drużyna: { $names }.
result-shared = Wspólne zwycięstwo: { $names }.
result-nobody = Nikt nie wygrywa.
