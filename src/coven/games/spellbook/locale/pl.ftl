# Słowa Księgi zaklęć. Nazwy zaklęć i liczby pochodzą z cards.toml.

## Żetony

colour-red = czerwony
colour-purple = fioletowy
colour-green = zielony
colour-black = czarny
colour-white = biały
colour-blue = niebieski
colour-yellow = żółty
# Po jednej literze na kolor, żeby kolor nigdy nie był jedynym znakiem (A: czArny).
letter-red = C
letter-purple = F
letter-green = Z
letter-black = A
letter-white = B
letter-blue = N
letter-yellow = Ż
rune-circle = koło
rune-triangle = trójkąt
rune-square = kwadrat
token = { $rune ->
    [circle] { $colour ->
        [red] czerwone
        [purple] fioletowe
        [green] zielone
        [black] czarne
        [white] białe
        [blue] niebieskie
       *[yellow] żółte
    } koło
   *[other] { $colour ->
        [red] czerwony
        [purple] fioletowy
        [green] zielony
        [black] czarny
        [white] biały
        [blue] niebieski
       *[yellow] żółty
    } { $rune ->
        [triangle] trójkąt
       *[other] kwadrat
    }
}
tokens = { $count ->
    [1] { token }
    [few] { $count } żetony
   *[many] { $count } żetonów
}
with-rune = { $rune ->
    [circle] kołem
    [triangle] trójkątem
   *[square] kwadratem
}

## Stół

phase-morning = poranek
phase-midday = południe
phase-evening = wieczór
phase-dusk = koniec dnia
day-yours = Dzień { $turn } · twoja kolej
day-of = Dzień { $turn } · gra { $who }
last-days = ostatnie dni
altar = Ołtarz
bag = sakiewka
tray = tacka
pool = Pula
familiar = Chowaniec
track = punkty
empty = pusto
learned = Zaklęcia
rival = Przeciwnik
rival-track = Tor
rival-lower = Dół
wipe = wymiana żetonów ołtarza
level = poziom { $level }
now = teraz
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Pytania

ask-morning = Poranek: wybierz akcję.
ask-midday = Południe: wybierz akcję.
ask-evening = Wieczór: wybierz akcję.
ask-instant = Prędkość: wybierz teraz akcję poranka.
ask-take = Wybierz { $count ->
    [one] żeton, który weźmiesz
    [few] { $count } żetony, które weźmiesz
   *[many] { $count } żetonów, które weźmiesz
} z ołtarza.
ask-take-to-familiar = Wybierz { $count ->
    [one] żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
} z ołtarza dla swojego chowańca.
ask-store = Wybierz z puli { $count ->
    [one] żeton, który zmagazynujesz
    [few] { $count } żetony, które zmagazynujesz
   *[many] { $count } żetonów, które zmagazynujesz
}.
ask-discard = Wybierz z puli { $count ->
    [one] żeton, który odrzucisz
    [few] { $count } żetony, które odrzucisz
   *[many] { $count } żetonów, które odrzucisz
}.
ask-swap-out = Wybierz z puli { $count ->
    [one] żeton, który oddasz
    [few] { $count } żetony, które oddasz
   *[many] { $count } żetonów, które oddasz
} na wymianę.
ask-swap-in = Wybierz { $count ->
    [one] żeton, który dostaniesz
    [few] { $count } żetony, które dostaniesz
   *[many] { $count } żetonów, które dostaniesz
} w zamian.
ask-sweep = Wybierz żetony z ołtarza do wymiany, ile chcesz.
ask-teach = Wybierz zaklęcie, którego się nauczysz.
ask-place = „{ $spell }”, poziom { $level }: wybierz żeton, który położysz na karcie. Jego runa będzie ważna.
ask-pay = „{ $spell }”: do zapłaty jeszcze { $count }, w kolorze zaklęcia albo dziką materią.
ask-triple = Dzika materia: wybierz jeszcze { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
} z tą runą.
ask-focus = Wybierz, co zrobisz z runą z karty.
ask-discard-to-copy = Wybierz żeton, który odrzucisz za kopię.
ask-copy = Wybierz, co skopiujesz.
ask-copy-spell = Wybierz, którego zaklęcia { seat-of } użyjesz.
ask-raise = Wybierz zaklęcie, którego poziom podniesiesz o 1.
ask-reclaim = Wybierz z tacki { $count ->
    [one] żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
} dla swojego chowańca.
ask-feed-rival = Dzień się kończy: wybierz żeton z ołtarza, który dostanie przeciwnik.
ask-feed-lower = Wybierz żeton z ołtarza, który trafi na dół planszki przeciwnika.
ask-confirm = To już wszystko: zakończyć dzień?

## Wybory

do-end-day = zakończ dzień
do-skip = pomiń tę fazę
do-decline = zrezygnuj
do-done = to już wszystko
do-draw = wylosuj 2 żetony z sakiewki
do-choose-storing = zmagazynuj żetony z tą runą
do-choose-taking = weź żetony z tą runą
do-make-wild = stwórz dziką materię z 3 żetonów z { with-rune }
do-copy = skopiuj jedno z zaklęć { seat-of }
do-raise = podnieś poziom zaklęcia „{ $spell }”
do-use = użyj zaklęcia „{ $spell }” na poziomie { $level }
do-learn = naucz się zaklęcia „{ $spell }” na poziomie { $level }
do-take = weź { token }
do-store = zmagazynuj { token }
do-discard = odrzuć { token }
do-swap-out = oddaj { token }
do-swap-in = weź w zamian { token }
do-sweep = wymień { token }
do-place = połóż na karcie { token }
do-pay = zużyj { token }
do-feed = daj przeciwnikowi { token }

## Co się wydarzyło

moved-bag-altar = Na ołtarz { $count ->
    [few] trafiają
   *[other] trafia
} { tokens }
moved-bag-pool = { $you ->
    [yes] Losujesz
   *[no] { $who } losuje
} { tokens }
moved-bag-lower = Przeciwnik dostaje z sakiewki { tokens }
moved-altar-pool = { $you ->
    [yes] Bierzesz
   *[no] { $who } bierze
} { tokens }
moved-altar-familiar = { $you ->
    [yes] Magazynujesz
   *[no] { $who } magazynuje
} z ołtarza { tokens }
moved-altar-tray = { $you ->
    [yes] Odrzucasz
   *[no] { $who } odrzuca
} z ołtarza { tokens }
moved-altar-rival = Przeciwnik dostaje { tokens }
moved-altar-lower = Na dół planszki przeciwnika { $count ->
    [few] trafiają
   *[other] trafia
} { tokens }
moved-pool-familiar = { $you ->
    [yes] Magazynujesz
   *[no] { $who } magazynuje
} { tokens }
moved-pool-tray = { $you ->
    [yes] Odrzucasz
   *[no] { $who } odrzuca
} { tokens }
moved-pool-hand = { $you ->
    [yes] Oddajesz
   *[no] { $who } oddaje
} na wymianę { tokens }
moved-pool-card = { $you ->
    [yes] Kładziesz
   *[no] { $who } kładzie
} na karcie { tokens }
moved-hand-altar = W zamian na ołtarz { $count ->
    [few] trafiają
   *[other] trafia
} { tokens }
moved-hand-familiar = W zamian chowaniec dostaje { tokens }
moved-familiar-pool = { $you ->
    [yes] Bierzesz
   *[no] { $who } bierze
} z powrotem od chowańca { tokens }
moved-tray-familiar = { $you ->
    [yes] Magazynujesz
   *[no] { $who } magazynuje
} z tacki { tokens }
happened-use = { $you ->
    [yes] Używasz
   *[no] { $who } używa
} zaklęcia „{ $spell }” na poziomie { $level }
happened-learn = { $you ->
    [yes] Uczysz się
   *[no] { $who } uczy się
} zaklęcia „{ $spell }” na poziomie { $level }
happened-skip = { $you ->
    [yes] Pomijasz
   *[no] { $who } pomija
} { $phase ->
    [morning] poranek
    [midday] południe
   *[evening] wieczór
}
happened-decline = { $you ->
    [yes] Rezygnujesz
   *[no] { $who } rezygnuje
} z dodatkowej akcji poranka
happened-drop = Zaklęcie „{ $spell }” spada na poziom { $level }
happened-raise = { $you ->
    [yes] Podnosisz
   *[no] { $who } podnosi
} zaklęcie „{ $spell }” na poziom { $level }
happened-copy = { $you ->
    [yes] Kopiujesz
   *[no] { $who } kopiuje
} jedno z zaklęć { seat-of }
happened-refill = Sakiewka była pusta: żetony z tacki wracają do niej
happened-wipe = Ołtarz zostaje opróżniony
happened-day = { $you ->
    [yes] Twój dzień
   *[no] Dzień { seat-of }
}
happened-ending = { $you ->
    [yes] Wywołujesz
   *[no] { $who } wywołuje
} koniec gry: to już ostatnie dni
happened-ending-rival = Tor przeciwnika jest pełny: to był ostatni dzień
happened-over = Koniec gry

## Karty

card-set = zestaw { $set }
card-no-phase = bez fazy
card-varies = zmienne
card-provenance = Źródło liczb: { $source ->
    [rulebook] instrukcja gry
    [published] publiczne źródła o wydanej grze
   *[house] nasza własna decyzja
}.
card-published = Z publicznych źródeł o wydanej grze: { $parts }.
published-name-en = nazwa angielska
published-set = zestaw
published-runes = runy
number-tokens = { $number ->
    [one] { $number } żeton
    [few] { $number } żetony
   *[many] { $number } żetonów
}
extra-tokens = { $extra ->
    [one] { $extra } żeton
    [few] { $extra } żetony
   *[many] { $extra } żetonów
}
number-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
extra-points = { $extra ->
    [one] { $extra } punkt
    [few] { $extra } punkty
   *[many] { $extra } punktów
}
effect-sacrifice = Odrzuć 1 żeton z { with-rune }, potem wylosuj { number-tokens }.
effect-eruption = Uzupełnij pulę z sakiewki do { $number } żetonów.
effect-blaze = Wylosuj { number-tokens }; potem każdy inny gracz musi wziąć 1 z ołtarza.
effect-levitation = Weź { number-tokens } z { with-rune }.
effect-sharing = Weź { number-tokens }{ $extra ->
    [0] {""}
   *[other] , potem wylosuj { extra-tokens }
}; potem każdy inny gracz musi wylosować 1.
effect-divination = Wylosuj { number-tokens } na ołtarz, potem weź { $level ->
    [4] najwyżej { number-tokens } w jednym kolorze
   *[other] { number-tokens }
}{ $extra ->
    [0] {""}
   *[other] , potem odrzuć { extra-tokens }
}.
effect-purification = Zamień { number-tokens } z puli na { $number ->
    [one] inny
   *[other] tyle samo
} z ołtarza.
effect-cure = Wylosuj { number-tokens }, potem odrzuć tyle samo z puli.
effect-growth = { $level ->
    [3] Zamień { number-tokens } z puli na { $number ->
        [one] inny
       *[other] tyle samo
    } od chowańca.
   *[other] Zmagazynuj { number-tokens } prosto z ołtarza; potem ta karta spada o jeden poziom.
}
effect-offering = Zmagazynuj { number-tokens } w jednym kolorze.
effect-focus = Zmagazynuj { number-tokens } z runą tej karty{ $extra ->
    [0] {""}
   *[other] {" "}albo weź { extra-tokens } z tą runą
}.
effect-feast = { $level ->
    [3] Weź { number-tokens } w kolorze, który już ma twój chowaniec.
    [4] Zmagazynuj { number-tokens } prosto z ołtarza.
   *[5] Bez własnej akcji. Na koniec gry: 1 punkt za każdy kolor u twojego chowańca.
}
effect-time-travel = Odrzuć 1 żeton z { with-rune }, potem podnieś inne swoje zaklęcie o jeden poziom.
effect-storm = { $number ->
    [0] Bez efektu.
   *[other] Wymień dowolnie wiele żetonów ołtarza na nowe z sakiewki, potem weź { number-tokens }; potem ta karta spada o jeden poziom.
}
effect-clone = { $extra ->
    [0] Użyj
   *[other] Odrzuć { extra-tokens } z runą tej karty, potem użyj
} cudzego zaklęcia { $phase ->
    [morning] poranka
    [midday] południa
   *[evening] wieczoru
} albo akcji podstawowej tej fazy.
effect-transmutation = { $number ->
    [0] Bez efektu.
   *[other] Naucz się zaklęcia; najwyżej { number-tokens } z runą tej karty { $number ->
        [one] może liczyć się jako żeton
        [few] mogą liczyć się jako żetony
       *[many] może liczyć się jako żetony
    } w jego kolorze.
}
effect-swiftness = { $level ->
    [5] Stale: każdego poranka jeszcze { $number ->
        [one] { $number } akcja
        [few] { $number } akcje
       *[many] { $number } akcji
    }.
   *[other] Natychmiast: { $number ->
        [one] { $number } akcja
        [few] { $number } akcje
       *[many] { $number } akcji
    } poranka.
}
effect-mirage = Stale: za każdy żeton z runą tej karty, który bierzesz w swoim dniu, wylosuj { number-tokens }.
effect-abundance = Natychmiast: wylosuj { number-tokens }.
effect-knowledge = Na koniec gry: { $level ->
    [4] { number-points } za każde twoje zaklęcie na poziomie 3, { extra-points } za każde inne na poziomie 4 lub 5.
   *[other] { number-points } za każde inne zaklęcie, które znasz.
}
effect-communion = { $level ->
    [3] Natychmiast: zmagazynuj { number-tokens } prosto z ołtarza.
    [4] Na koniec gry: { number-points } za każdy zmagazynowany żeton z runą tej karty.
   *[5] Stale: gdy uczysz się zaklęcia (także tego), zmagazynuj { number-tokens } z tacki.
}
note-blaze = W grze solo: potem 1 żeton z ołtarza trafia na dół planszki przeciwnika.
note-sharing = W grze solo: potem 1 żeton z sakiewki trafia na dół planszki przeciwnika.
note-growth = Na poziomie 3 karta nie spada.
note-clone = Liczą się poziom i runa tamtego gracza. W grze solo: efekt poziomu 4 zaklęcia, którego jeszcze nie znasz.
note-transmutation = Trzy żetony z jedną runą nie tworzą w tej akcji dzikiej materii.
note-mirage = Żetony zamienione i zmagazynowane prosto z ołtarza nie liczą się.

## Zasady w skrócie

rules-short =
    Zbieraj materię, ucz się zaklęć i karm chowańca: wygrywa, kto zdobędzie
    najwięcej punktów.

    Dzień ma trzy fazy. W każdej robisz jedną rzecz albo ją pomijasz:
      poranek   weź 1 żeton z ołtarza albo wylosuj 2 z sakiewki
      południe  zmagazynuj u chowańca 1 żeton ze swojej puli
      wieczór   naucz się zaklęcia: zużyj 3, 4 albo 5 żetonów w jego kolorze;
                ta liczba to jego poziom, a jeden z nich zostaje na karcie

    Przy nauce 3 żetony z tą samą runą mogą zastąpić 1 żeton w potrzebnym
    kolorze (dzika materia), ale co najmniej jeden musi naprawdę go mieć.
    Zaklęcie z fazą to od następnego dnia jeszcze jedna akcja tej fazy, na
    jego poziomie albo niższym. Pozostałe zaklęcia działają same.

    W puli mieści się 9 żetonów. Gdy ktoś nauczy się siódmego zaklęcia albo
    zapełni chowańca (14 żetonów), gracie, aż wszyscy rozegrają tyle samo
    dni. Przy remisie liczą się zaklęcia, potem żetony w puli.

    Gra solo: każdego dnia przeciwnik dostaje wybrany przez ciebie żeton
    z ołtarza. Zdobądź więcej punktów niż on, zanim zapełni 17 pól.

## Plansza na stronie

draw-short = Wylosuj 2
make-wild-short = Dzika materia
look-inside = Zajrzyj: { $zone }
familiar-of = Chowaniec: zajęte pola: { $count } z { $most }, { points }
in-hand = Na wymianę
not-learned = jeszcze nieznane
raise-short = podnieś
phase-skipped = pominięto
phase-done = gotowe
count-pool = Żetony w puli: { $count }
count-familiar = Żetony u chowańca: { $count }
count-spells = Znane zaklęcia: { $count }

## Wybór krok po kroku

steps = Kroki tej akcji
steps-back = „Cofnij” wraca o krok.
step-teach = wybór zaklęcia
step-learn = zaklęcie wybrane
step-place = żeton na kartę
step-pay = reszta zapłaty
step-triple = żetony na dziką materię
step-clone = użyto Klonowania
step-discard-to-copy = odrzucenie za kopię
step-copy = czyje zaklęcie
step-copy-spell = które zaklęcie
step-swap-out = oddajesz
step-swap-in = dostajesz w zamian

## Podpowiedzi na pierwszą grę

hint-wait = Teraz gra ktoś inny. Obejrzyj tymczasem zaklęcia: zatrzymaj wskaźnik na karcie albo przytrzymaj ją dłużej.
hint-take = Weź żeton, który widzisz na ołtarzu: wiesz, co dostajesz. Na zaklęcie wystarczą trzy w jednym kolorze.
hint-draw = Wylosuj z sakiewki: dwa żetony zamiast jednego, ale ich nie wybierasz.
hint-store = Zmagazynuj żeton u chowańca: od razu daje punkty i już tam zostaje. Oddaj kolor, którego nie zbierasz.
hint-store-altar = Ten żeton trafia z ołtarza prosto do chowańca: daje punkty i nie zajmuje miejsca w puli.
hint-store-tray = Ten żeton trafia z tacki do chowańca: kolor rzadko ma znaczenie, liczą się punkty.
hint-learn = Naucz się zaklęcia: 3, 4 albo 5 żetonów w jego kolorze. Wyższy poziom jest więcej wart, wczesne zaklęcie dłużej działa.
hint-use = Użyj znanego zaklęcia zamiast akcji podstawowej tej fazy. Możesz też użyć niższego poziomu.
hint-raise = Podnieś zaklęcie: liczą się punkty i działanie nowego poziomu.
hint-copy = Skopiuj cudze zaklęcie: najpierw wybierz gracza, potem zaklęcie.
hint-discard = Odrzuć to, co najmniej ci potrzebne. Żetony wrócą, gdy sakiewka będzie pusta.
hint-swap-out = Oddaj to, co nie pasuje do zaklęć, na których ci zależy.
hint-swap-in = Wybierz teraz, co za to dostaniesz.
hint-sweep = Wskaż żetony ołtarza, których nie chcesz albo których nikt nie powinien dostać; nowe przyjdą z sakiewki.
hint-place = Ten żeton zostaje na karcie na stałe. Niektóre zaklęcia działają z jego runą, wybierz więc tę, której masz lub widzisz najwięcej.
hint-pay = Płać żetonami w kolorze zaklęcia. To, co zostawisz, przyda się do następnego.
hint-make-wild = Trzy żetony z tą samą runą liczą się jak jeden w potrzebnym kolorze. To drogo, ale oszczędza dni.
hint-feed = Daj przeciwnikowi żeton, który najmniej ci potrzebny. Uważaj na pola, które wymieniają cały ołtarz.
hint-choose-storing = Magazynowanie daje punkty już teraz.
hint-choose-taking = Branie daje żetony na następne zaklęcie.
hint-skip = Możesz pominąć fazę, na przykład żeby zachować żetony na zaklęcie.
hint-end-day = Gdy nic więcej się nie opłaca, zakończ dzień. Potem ołtarz się uzupełnia.
hint-decline = Z dodatkowej akcji możesz zrezygnować.
hint-done = Nie musisz wybierać nic więcej.

## Jak grać

how-goal-title = Cel gry
how-goal = Zbieraj materię, ucz się zaklęć i karm chowańca. Wygrywa, kto na koniec ma najwięcej punktów.
how-tokens-title = Materia
how-tokens = Żeton ma kolor, oznaczony też literą, i kształt runy: koło, trójkąt albo kwadrat. Kolorami płacisz za zaklęcia; runy są ważne dla niektórych z nich. W puli mieści się { $limit ->
    [one] { $limit } żeton
    [few] { $limit } żetony
   *[many] { $limit } żetonów
}.
how-day-title = Twój dzień
how-day = Dzień ma trzy fazy. W każdej robisz jedną rzecz albo ją pomijasz.
how-morning = Weź 1 żeton z ołtarza albo wylosuj 2 z sakiewki.
how-midday = Zmagazynuj u chowańca 1 żeton z puli.
how-evening = Naucz się zaklęcia.
how-learn-title = Nauka zaklęcia
how-learn = Zużyj 3, 4 albo 5 żetonów w kolorze zaklęcia: ta liczba to jego poziom. Jeden z nich trafia na kartę i już tam zostaje, pozostałe idą na tackę. Liczba w rogu mówi, ile poziom jest wart; gwiazdka znaczy, że to zależy od gry.
how-wild = Przy nauce 3 żetony z tą samą runą mogą liczyć się jak 1 żeton w potrzebnym kolorze: to dzika materia. Co najmniej jeden żeton musi naprawdę mieć ten kolor.
how-spells-title = Używanie zaklęć
how-spells = Zaklęcie z fazą daje od następnego dnia jeszcze jedną akcję tej fazy, na swoim poziomie albo niższym. Zaklęcie bez fazy działa samo, tylko na obecnym poziomie. Wszyscy mają te same siedem zaklęć.
how-familiar-title = Chowaniec
how-familiar = Każdy zmagazynowany żeton zajmuje następne wolne pole. Liczba pod ostatnim mówi, ile są warte razem.
how-end-title = Koniec gry
how-end = Gdy ktoś pozna wszystkie siedem zaklęć albo zapełni chowańca, gracie, aż wszyscy rozegrają tyle samo dni. Przy remisie wygrywa więcej zaklęć, potem więcej żetonów w puli.
how-altar = Na koniec dnia ołtarz uzupełnia się do 5 żetonów albo dostaje jeden; jeśli ma 10 lub więcej, najpierw się go opróżnia.
how-solo-title = Gra solo
how-solo = Po każdym twoim dniu przeciwnik dostaje wybrany przez ciebie żeton z ołtarza, a ołtarz uzupełnia się do 7. Niektóre pola jego toru wymieniają cały ołtarz. Zdobądź więcej punktów niż przeciwnik, zanim zapełni swój tor (pola: { $spaces }).
how-page-title = Na tej stronie
how-page = To, co świeci, można wybrać; wystarczy kliknąć. Te same możliwości są pod planszą jako lista. „Cofnij” zabiera ostatni krok, chyba że coś już wylosowano. Zatrzymaj wskaźnik na karcie albo przytrzymaj ją dłużej, żeby ją przeczytać.

## What a table agrees on

option-spells = Zaklęcia w grze
option-spells-classic = w każdym kolorze losowo jedno z trzech
option-spells-set1 = pierwszy zestaw, dobry na początek
option-spells-set2 = drugi zestaw
option-spells-set3 = trzeci zestaw
option-spells-own = własny wybór zaklęć
option-harder = Silniejszy przeciwnik: żetony, które ma na początku
option-harder-0 = żadnych
option-harder-1 = 1 żeton
option-harder-2 = 2 żetony
option-harder-3 = 3 żetony
option-confirm = Koniec dnia potwierdza się osobno i do tej chwili można cofać
option-confirm-yes = tak
option-confirm-no = nie
