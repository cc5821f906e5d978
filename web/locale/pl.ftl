# Słowa wszystkiego, co wspólne dla gier.

## The page

skip = Przejdź do treści
home-link = Strona główna
close = Zamknij
go-on = Gram dalej
loading = Chwileczkę…
try-again = Spróbuj ponownie
about = O Coven
unofficial = Nieoficjalny stół dla miłośników tych gier.
missing-title = Nic tu nie ma
missing-text = Pod tym adresem nie ma żadnej strony.

## Titles of the window

title-home = Coven: stół dla czarodziejów
title-your-move = ● Twój ruch · Coven
title-your-move-at = ● Twój ruch · { $title } · Coven
title-table = { $title } · Coven
title-lobby = { $title }: przy stole · Coven
title-result = { $title }: wynik · Coven
title-replay = { $title }: powtórka { $code } · Coven
title-check = Uczciwe kości · Coven

## Settings

settings = Ustawienia
language = Język
theme = Wygląd
theme-auto = Jak w systemie
theme-dark = Noc
theme-light = Dzień
to-light = Włącz wygląd dzienny
to-dark = Włącz wygląd nocny
motion = Animacje
motion-auto = Jak w systemie
motion-still = Bez animacji
sounds = Ciche dźwięki
hints = Podpowiedzi
hints-note = wyjaśniają, co teraz można zrobić
no-hints = Wyłącz podpowiedzi
your-name = Twoje imię
keep-name = Zapisz
name-kept = Zapisano.

## Home

home-title = Stół dla czarodziejów
home-text = Coven to stół w przeglądarce do gier planszowych o zaklęciach. Graj z botami albo z przyjaciółmi, gdziekolwiek są. Bez konta i bez instalowania.
have-code = Mam kod stołu
games = Gry
players = od { $least } do { $most } graczy
play-now = Zagraj teraz
play-now-game = Zagraj teraz: { $title }
create-table = Przygotuj stół
create-table-game = Przygotuj stół: { $title }
how-to = Jak grać
how-to-game = Jak grać: { $title }
your-tables = Twoje gry
your-move = Twój ruch
turn = tura { $turn }
free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
join = Dołącz do znajomych
table-code = Kod stołu
join-go = Dołącz
open-tables = Otwarte stoły
no-open-tables = Teraz żaden stół nie jest otwarty. Przygotuj własny i pokaż go wszystkim.
who-are-you = Twoje imię przy stole

## A new table

opponents = Przeciwnicy
solo = Gra solo
bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[many] { $count } botów
}
bot-strength = Jak dobrze grają
bot-random = łagodny
bot-greedy = zawzięty
bot-apprentice = uczeń
bot-adept = adept
bot-master = mistrz
bot-archmage = arcymag
begin = Zaczynamy
table-size = Ile osób gra
player-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
team = Drużyna { $number }
seat-number = Miejsce { $number }
seat-for-friend = dla kogoś znajomego
seat-bot = bot: { $bot }
option-other = inne…
option-own = Własny wybór
public = Pokaż ten stół wszystkim

## Before the game

lobby-text = Gra zacznie się, gdy wszystkie miejsca będą zajęte i każdy zgłosi gotowość.
seats = Miejsca
seat-open = wolne miejsce
seat-away = nie ma przy stole
seat-conceded = gra poddana
seat-stand-in = nie ma przy stole; gra bot
who-sits = Kto siedzi na miejscu { $number }?
you = to ty
is-ready = czeka na start
ready = Możemy zaczynać
start = Rozpocznij grę
sit = Usiądź tutaj
move-here = Przesiądź się
stand = Wstań
watching = { $count ->
    [one] Przygląda się { $count } osoba
    [few] Przyglądają się { $count } osoby
   *[many] Przygląda się { $count } osób
}
starting = Gra zaraz się zacznie…
waiting-seats = { $count ->
    [one] Jeszcze { $count } wolne miejsce.
    [few] Jeszcze { $count } wolne miejsca.
   *[many] Jeszcze { $count } wolnych miejsc.
}
waiting-ready = { $count ->
    [one] Czekamy na gotowość { $count } osoby.
   *[other] Czekamy na gotowość { $count } osób.
}
all-ready = Wszyscy gotowi.
waiting-host = Wszyscy gotowi; grę rozpoczyna gospodarz stołu.
invite = Zaproś znajomych
invite-text = Wyślij link, podyktuj kod albo pokaż obrazek do zeskanowania.
link = Link
copy = Kopiuj
copied = Skopiowano
qr = Link jako kod QR
options = Opcje
listed = Ten stół widać na stronie głównej.
unlisted = Ten stół znajdą tylko osoby, które mają link lub kod.
compiling = Zasady gry „{ $title }” są właśnie przygotowywane, potrwa to około pół minuty. Gra zacznie się sama.

## At the table

board = Plansza
players-list = Gracze
their-turn = teraz gra
look-from = Patrz z miejsca: { $name }
your-choices = Co możesz zrobić
waiting-for = Czekamy na ruch: { $names }
game-over = Gra skończona.
undo = Cofnij
redo = Ponów
talk = Dziennik i czat
log = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
log-setup = Przygotowanie
log-turn = { $turn }. { $name }
chat = Czat
chat-empty = Jeszcze nikt nic nie napisał.
chat-line = Napisz coś
chat-to = Do
to-all = wszystkich
to-team = mojej drużyny
send = Wyślij
spectator = przygląda się
unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
help = Pomoc
keys = Klawisze
key-arrows = strzałki
key-move = od jednej rzeczy do następnej i wewnątrz grupy
key-number = prowadzą do wyboru o tym numerze i go zatwierdzają
key-look = obejrzyj zaznaczoną kartę
key-undo = cofnij
key-help = ta pomoc
key-escape = zamknij to, co otwarte
card = Karta
board-broke = Nie udało się narysować planszy.
spectating = Przyglądasz się grze. Tajemnice zostają tajemnicami; wybierz, zza czyich pleców patrzysz.
concede = Poddaj grę
concede-title = Poddać grę?
concede-two = Druga osoba od razu wygrywa. Tego nie da się cofnąć.
concede-many = Do końca zagra za ciebie bot. Tego nie da się cofnąć.
share = Wspólna wygrana
share-title = Podzielić się wygraną?
share-explain = Jeśli wszyscy, którzy są jeszcze w grze, zgodzą się przed końcem tej tury, gra od razu się skończy i wszyscy wygracie razem. Do tego czasu toczy się dalej.
share-offered = Zgodę dali już: { $names }. Gdy zgodzą się wszyscy, którzy są jeszcze w grze, od razu się ona skończy i wszyscy wygracie razem.
share-yes = Zgoda
sharing-agreed = Za wspólną wygraną: { $names }
reconnecting = Połączenie zerwane; trwa łączenie…
stand-in = Bot gra za ciebie podczas twojej nieobecności.
take-back = Wróć na swoje miejsce
outdated = Jest tu nowsza wersja Coven.
load-again = Wczytaj ją
no-table = Tu nie ma stołu

## On every board

enlarge-board = Powiększ: { $who }
shrink-board = Pomniejsz: { $who }
look-at = Obejrzyj: { $what }
other-choices = Inne możliwości
what-you-can-do = Co możesz zrobić ({ $count })
keys-for-choices = numer prowadzi do wyboru, Enter go zatwierdza

## A window: a question whose silence must not be heard

window-open = Teraz może odpowiedzieć: { $name }
window-silent = Milczysz. Gra toczy się dalej, gdy minie czas.
window-time = { $seconds ->
    [one] Masz { $seconds } sekundę.
    [few] Masz { $seconds } sekundy.
    [many] Masz { $seconds } sekund.
   *[other] Masz { $seconds } sekundy.
}

## The result

nobody-won = Nikt nie wygrywa
you-lost = Przegrywasz
you-won = Wygrywasz!
won = { $count ->
    [one] Wygrywa { $names }
   *[other] Zwycięstwo dzielą: { $names }
}
your-team-won = Wygrywa twoja drużyna: { $names }!
team-won = Wygrywa drużyna: { $names }
winner = zwycięstwo
points = Punkty
total = Razem
team-total = Drużyna razem
tie-broken = Tyle samo punktów: zdecydowała zasada rozstrzygania remisów.
course = Przebieg gry
chart = { $what } po każdej turze
chart-table = To samo w tabeli
turn-head = Tura
what-next = Co dalej
rematch = Zagraj jeszcze raz
to-rematch = Do następnej gry
replay = Powtórka
check-dice = Sprawdź kości
record = Pobierz zapis gry
to-board = Obejrzyj planszę
to-result = Do wyniku
ended-by-agreement = Wszyscy, którzy byli jeszcze w grze, zgodzili się na wspólną wygraną.
to-table = Do stołu

## Replay

no-replay = Tu nie ma powtórki
scrubber = Przewijanie gry
to-first = Na początek
step-back = Krok wstecz
play = Odtwarzaj
pause = Wstrzymaj
step-forward = Krok naprzód
to-last = Na koniec
step-slider = Krok
step = { $step } z { $last }
speed = Szybkość
speed-times = { $times }×

## Fair dice

check-title = Czy kości były uczciwe?
check-text = Cały los w grze bierze się z jednej tajnej liczby, zwanej ziarnem. Przed grą serwer ogłasza jej odcisk, a po grze samą liczbę. Jeśli do siebie pasują, nikt po drodze nie podmienił kości.
check-promise = Obietnica
check-promise-text = Ogłoszona na początku gry: skrót SHA-256 soli, dwukropka i ziarna.
check-proof = Dowód
check-salt = Sól
check-seed = Ziarno
check-hash = Obliczone przed chwilą przez twoją przeglądarkę z soli i ziarna
check-kept = Są takie same: obietnica dotrzymana.
check-broken = Różnią się: ten serwer nie dotrzymał obietnicy.
check-sealed = Ziarno pozostaje tajne do końca gry. Wróć tu po grze.
check-more = Mając zapis, każdy może odtworzyć grę z tego ziarna, ruch po ruchu, i porównać. Pobierz go i sprawdź poleceniem „coven record check”.

## About

about-title = O Coven
about-text = Coven to stół do nowoczesnych gier planszowych o zaklęciach: za darmo, bez kont, po polsku, ukraińsku i angielsku.
about-notice = Projekt nieoficjalny
about-notice-text = Coven tworzą miłośnicy gier. Nie ma tu grafik ani tekstów wydawców; nazwy, liczby i zasady to fakty, a każde zdanie jest nasze. Nazwy gier należą do ich właścicieli.
about-buy = Jeśli gra ci się podoba, kup ją: z żetonami w ręku jest jeszcze lepsza.
about-privacy = Co o tobie wiemy
about-privacy-text = Imię, które sobie nadajesz, i ciasteczko, które pilnuje twojego miejsca. Nic więcej.
about-credits = Podziękowania
about-icons = Część ikon narysowali { $authors }; pochodzą z
about-font = Krój { $name }: { $by } ({ $licence })
about-code = Kod Coven jest na licencji MIT.

## What went wrong

trouble = Nie udało się; nic się nie zmieniło.
trouble-trouble = Coś poszło nie tak; nic się nie zmieniło.
trouble-no-server = Serwer nie odpowiada. Czy jest połączenie z siecią?
trouble-not-understood = Stół tego nie zrozumiał. Wczytaj stronę ponownie.
trouble-too-big = To za długie.
trouble-too-fast = Za dużo naraz; odczekaj chwilę.
trouble-too-many = Za dużo połączeń z tego miejsca. Zamknij inne strony Coven.
trouble-wrong-origin = To żądanie nie przyszło ze strony tego serwera.
trouble-no-guest = Stół jeszcze cię nie zna. Wczytaj stronę ponownie.
trouble-not-found = Pod tym adresem nic nie ma.
trouble-no-table = Nie ma takiego stołu.
trouble-no-game = W tę grę nie można tu zagrać.
trouble-no-bot = Nie ma takiego bota.
trouble-no-option = Ta gra nie ma takiej opcji.
trouble-bad-option = Ta opcja nie może mieć takiej wartości.
trouble-bad-seats = W tę grę gra od { $least } do { $most } osób.
trouble-one-seat = Możesz siedzieć tylko na jednym miejscu.
trouble-too-many-tables = Masz już wiele otwartych stołów. Najpierw dokończ którąś grę.
trouble-rules-changed = Ta gra toczyła się według starszych zasad i nie można jej kontynuować.
trouble-not-watching = Nie ma cię przy tym stole. Wczytaj stronę ponownie.
trouble-no-seat = Nie ma takiego miejsca.
trouble-seat-taken = Ktoś już tam siedzi.
trouble-not-seated = Nie masz miejsca przy tym stole.
trouble-not-host = Może to zrobić tylko gospodarz stołu.
trouble-begun = Gra już się zaczęła.
trouble-not-begun = Gra jeszcze się nie zaczęła.
trouble-seats-open = Gra nie może się zacząć: jest wolne miejsce.
trouble-not-ready = Gra nie może się zacząć: nie wszyscy są gotowi ({ $who }).
trouble-over = Gra skończona.
trouble-not-over = Gra jeszcze trwa.
trouble-compiling = Gra jest jeszcze przygotowywana.
trouble-stale = Na stole coś się zmieniło. Spójrz jeszcze raz.
trouble-not-your-turn = Teraz nie ty decydujesz.
trouble-not-allowed = Tego nie można teraz zrobić.
trouble-stand-in = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
trouble-conceded = Ta gra jest już przez ciebie poddana.
trouble-window-open = Ktoś może teraz odpowiedzieć. Poczekaj chwilę.
trouble-out = Nie ma cię już w grze.
trouble-no-sharing = Tu i teraz nie można zgodzić się na wspólną wygraną.
trouble-undo-nothing = Nie ma czego cofnąć.
trouble-undo-closed = Tego już nie można cofnąć.
trouble-undo-other = Ktoś inny już zdecydował; nie można tego cofnąć.
trouble-undo-chance = Los już przemówił; nie można tego cofnąć.
trouble-undo-shown = Tajemnica wyszła na jaw; nie można tego cofnąć.
trouble-redo-nothing = Nie ma czego ponowić.
trouble-no-team = Nie masz drużyny przy tym stole.
trouble-empty = Nie ma nic do powiedzenia.

## Bots are called after the wood of their seat

seat-wood = { $number ->
    [0] Jesion
    [1] Brzoza
    [2] Cedr
    [3] Wiąz
    [4] Leszczyna
   *[other] Dąb
}

## Rada

advice = Rada
advice-title = Co zrobiłby silny bot
advice-explain = Silny bot zastanawia się chwilę nad twoją sytuacją. Widzi tylko to, co wolno widzieć tobie.
advice-all-agree = Muszą się na to zgodzić wszyscy przy stole.
advice-agree = Zgoda na rady
advice-withdraw = Bez dalszych rad
advice-waiting = Brak zgody: { $names }
advice-thinking = Bot się zastanawia…
advice-worth = { $percent }% szans na wygraną
advice-best = jego wybór
trouble-no-advice = Nie wszyscy przy tym stole zgodzili się na rady.
trouble-advice-late = Bot nie ma teraz rady.

## Kto nie poda imienia, nazywa się jak zioło

herb = { $herb ->
    [Angelica] Dzięgiel
    [Bramble] Jeżyna
    [Burdock] Łopian
    [Chicory] Cykoria
    [Comfrey] Żywokost
    [Foxglove] Naparstnica
    [Heather] Wrzos
    [Henbane] Lulek
    [Hyssop] Hyzop
    [Juniper] Jałowiec
    [Lovage] Lubczyk
    [Mallow] Malwa
    [Mugwort] Bylica
    [Nettle] Pokrzywa
    [Nightshade] Psianka
    [Rue] Ruta
    [Saffron] Szafran
    [Sorrel] Szczaw
    [Tansy] Wrotycz
    [Thistle] Oset
    [Valerian] Waleriana
    [Vervain] Werbena
    [Wormwood] Piołun
    [Yarrow] Krwawnik
   *[other] { $herb }
}
