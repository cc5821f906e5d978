# Słowa tylko dla strony. Słowa zasad są wspólne z terminalem.

## Rzeczy na stole

own-board = Twoja plansza
lowest-row = Najniższy rząd
beside = Obok planszy
no-artifacts = brak artefaktów
artifact-list = Artefakty: { $cards }
pile = Stos odrzuconych: { $count }
bench = Do rozstrzygnięcia
lay-here = Połóż tutaj
use-it = użyj
do-without-it = zrezygnuj
held = { $kind ->
    [charm] Uroki: { $n }
    [herb] Zioła: { $n }
    [blood] Krople krwi: { $n }
    [potion] Eliksiry: { $n }
   *[gold] Złoto: { $n }
}
tokens-on = Żetony na karcie: { $n }
among = { $count ->
    [one] { $count } z tych
   *[other] { $count } z tych
}
passes-to = { $direction ->
    [left] Ręce przechodzą w lewo: { $who }
   *[right] Ręce przechodzą w prawo: { $who }
}
hand-next = Dostaje rękę, którą podajesz
hand-before = Podaje rękę, którą dostajesz
hand-both = Ręce krążą między wami
thinks = jeszcze wybiera
is-done = tura gotowa
count-points = Żetony punktów: { $count }
count-spells = Zaklęcia w kolumnach: { $count }
count-artifacts = Artefakty: { $count }

## Rzucanie, gdyby było teraz

cast-short = Rzuć
cast-now = Rzucanie teraz:
cast-gives = daje { $what }
cast-asks = zapyta o: { $cards }
cast-no-gain = bez zysku zasobów i punktów
cast-nothing = nic
change = { $kind ->
    [charm] uroki
    [herb] zioła
    [blood] krew
    [potion] eliksiry
    [points] punkty
   *[gold] złoto
} { $amount }
change-token = żetony na karcie: { $n }
change-used = wyczerpuje się
told-moons = Księżyce według liczby kart – { $pairs }
told-start = { $you ->
    [yes] Używasz
   *[no] { $who } używa
} zaklęcia początkowego: { $school }
told-start-declined = { $you ->
    [yes] Rezygnujesz
   *[no] { $who } rezygnuje
} z zaklęcia początkowego: { $school }
ask-choose-row = Przygotuj kartę z najniższego rzędu albo odrzuć jedną, żeby rzucić zaklęcia.
ask-confirm-alone = Twoja tura jest gotowa: zakończ ją albo cofnij kroki.

## Do pierwszej gry

hint-wait = Twoja tura jest gotowa, inni jeszcze wybierają. Dopóki nie skończą, możesz swoją cofnąć. Obejrzyj tymczasem plansze innych: to, co zbierają, mówi, jakich kart zechcą.
hint-prepare = Za karty, które się świecą, możesz zapłacić. Zaklęcie czeka na dole swojej kolumny, aż je rzucisz, więc przygotowuj te, których księżyce jeszcze w tej rundzie wzejdą.
hint-cast = Albo rzuć zaklęcia: odrzucasz wtedy kartę, a dwie oświetlone kolumny działają od góry do dołu. Co by to teraz dało, widać obok księżyców i na kolumnach.
hint-discard = Wybierz kartę najmniej ci potrzebną albo taką, której nie ma dostać sąsiad.
hint-upper = Górny koszt to liczba zasobów jednego rodzaju.
hint-lower = Dolny koszt jest wyższy, ale w dowolnej mieszance. Krwią warto płacić: na koniec odbiera punkty.
hint-pay-cost = Płać tym, czego najmniej potrzebujesz. Krew na koniec odbiera punkty.
hint-pay-effect = Płać tym, czego najmniej potrzebujesz. Krew na koniec odbiera punkty.
hint-take = Wybierz, czego potrzebujesz na następne karty. Trzy zasoby jednego rodzaju to na koniec punkt, każde złoto też.
hint-accept = Sprawdź, co zabiera i co daje.
hint-activate = Wybierz dowolne zaklęcie swoich kolumn; zadziała w całości, a zwykłą kolej może mieć i tak.
hint-move = Wybierz zaklęcie, któremu lepiej będzie w innej kolumnie.
hint-to = Trafi tam na dół i odtąd należy do tej szkoły.
hint-decline = Zaklęcia nie trzeba używać: wtedy nic z niego się nie dzieje.
hint-end-turn = Nikt nie zobaczy, co robisz, dopóki nie skończą wszyscy. Do tej chwili możesz to cofnąć.

## Karta po karcie

about-spell = Zaklęcie trafia na dół kolumny swojej szkoły. Nie robi nic, dopóki nie rzucisz jego kolumny.
about-event = Wydarzenie działa od razu po przygotowaniu, a potem znika.
about-artifact = Artefakt leży obok planszy i daje punkty na koniec gry.
about-start = Każda plansza ma to zaklęcie na górze kolumny. Nie jest kartą: nie liczy się i nigdy się nie przenosi.
about-always = Zawsze aktywne: działa przy każdym twoim rzucaniu, także bez księżyca.
about-uses = Dwa użycia: po pierwszym dostaje żeton, po drugim jest odrzucane.

## Jak grać

how-goal-title = Cel
how-goal = Zgłębiacie pięć szkół magii. Przygotowujcie zaklęcia w ich kolumnach, czekajcie na właściwe księżyce i rzucajcie całe kolumny naraz. Wygrywa, kto po trzech rundach ma najwięcej punktów.
how-school-charms = mocne, gdy masz dość zaklęć wskazanej szkoły
how-school-herbalism = rośnie z każdym rzuceniem; część jest zawsze aktywna
how-school-blood = punkty za cenę i krew, która na koniec je odbiera
how-school-potions = silne wywary, większość na dwa użycia
how-school-alchemy = wszystko zamienia w złoto
how-turn-title = Tura, wszyscy naraz
how-turn = Rund jest { $rounds }, w każdej po { $turns } tur. W każdej rundzie wszyscy dostają po { $cards } kart. W turze każdy potajemnie i w tym samym czasie wybiera kartę z ręki i albo ją przygotowuje, albo odrzuca, żeby rzucić zaklęcia. Gdy wszyscy skończą, widać zmiany, a ręce przechodzą do sąsiada: w rundzie pierwszej i trzeciej w lewo, w drugiej w prawo.
how-prepare-title = Przygotowanie
how-prepare = Zapłać w całości jeden z dwóch kosztów: górny w jego rodzaju albo dolny, wyższy, w dowolnej mieszance. Zaklęcie trafia na dół kolumny swojej szkoły i nie robi nic, dopóki go nie rzucisz.
how-other-cards = Artefakt leży obok planszy i daje punkty na koniec. Wydarzenie działa od razu i znika.
how-cast-title = Rzucanie zaklęć
how-cast = Odrzuć zakrytą kartę. Księżyce dla obecnej liczby kart na ręce wskazują dwie kolumny. Działają od lewej do prawej, każda od góry do dołu, najpierw zaklęcie początkowe. Dwa równe księżyce: kolumna działa dwa razy.
how-cast-picture = Przy pięciu kartach świecą księżyce Uroków i Eliksirów. Złote znaki pokazują, które zaklęcia by zadziałały.
how-last = W ostatniej turze rundy nie ma księżyców: działa najniższe zaklęcie każdej kolumny.
how-decline = Z każdego zaklęcia możesz zrezygnować. Jeśli go użyjesz, płacisz całą cenę i dzieje się wszystko.
how-signs-title = Znaki
how-sign-pair = { $kind ->
    [charm] urok
    [herb] ziele
    [blood] kropla krwi
    [potion] eliksir
   *[gold] złoto
} · { $school }
sign-any = dowolny zasób
sign-points = punkty
sign-token = żeton na karcie
sign-spell = zaklęcie
sign-cast = rzuć
how-signs = Minus i strzałka: cena. Liczba w ramce: tylko gdy masz tam co najmniej tyle zaklęć albo tyle zasobów. Po × albo / stoi to, co się liczy. Każda karta mówi to też słowami.
how-end-title = Koniec
how-end = Po trzeciej rundzie każdy liczy:
how-score-points = żetony punktów: po 1
how-score-artifacts = artefakty: ile na nich napisano
how-score-gold = złoto: po 1
how-score-sets = uroki, zioła, eliksiry: 1 za { $set } jednego rodzaju
how-score-blood = krew: po 1 mniej
how-tie = Przy remisie rozstrzyga złoto, potem liczba zaklęć.
how-solo-title = Samemu
how-solo = Zamiast rąk leży piramida z 21 kart: w każdej turze bierzesz jedną kartę z najniższego rzędu, a reszta rzędu odchodzi. Długość rzędu to liczba kart na ręce. Punkty dają ci tytuł:
rank-below = poniżej { $n }
rank-from = od { $n }
how-page-title = Na tej stronie
how-page = Co się świeci, można wybrać kliknięciem. Te same możliwości stoją pod planszą jako lista. Przy imionach widać, kto jeszcze wybiera. „Cofnij” odwołuje twój ostatni krok, dopóki tura nie skończy się dla wszystkich. Zatrzymaj wskaźnik na karcie albo przytrzymaj ją dłużej, żeby zobaczyć ją w dużym rozmiarze.
