# Słowa Arkanów Magii. Nazwy i liczby kart pochodzą z cards.toml; tekst na karcie powstaje
# z wiadomości pod nagłówkiem „Co robi karta”.

## Szkoły i zasoby

school-charms = Uroki
school-herbalism = Zielarstwo
school-blood = Magia Krwi
school-potions = Eliksiry
school-alchemy = Alchemia
kind-charm = urok
kind-herb = ziele
kind-blood = kropla krwi
kind-potion = eliksir
kind-gold = złoto

## Co robi karta

amount = { $kind ->
    [charm] { $n ->
        [one] { $n } urok
        [few] { $n } uroki
       *[many] { $n } uroków
    }
    [herb] { $n ->
        [one] { $n } ziele
        [few] { $n } zioła
       *[many] { $n } ziół
    }
    [blood] { $n ->
        [one] { $n } kroplę krwi
        [few] { $n } krople krwi
       *[many] { $n } kropli krwi
    }
    [potion] { $n ->
        [one] { $n } eliksir
        [few] { $n } eliksiry
       *[many] { $n } eliksirów
    }
   *[gold] { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[many] { $n } złota
    }
}
amount-any = { $n ->
    [one] { $n } dowolny zasób
    [few] { $n } dowolne zasoby
   *[many] { $n } dowolnych zasobów
}
amount-but = { $n ->
    [one] { $n } dowolny zasób
    [few] { $n } dowolne zasoby
   *[many] { $n } dowolnych zasobów
} oprócz { $kind ->
    [charm] uroków
    [herb] ziół
    [blood] krwi
    [potion] eliksirów
   *[gold] złota
}
amount-of = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
} ({ $kinds })
either = { $some } lub { $last }
step-gain = otrzymujesz { $what }
amount-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
all-of = { $some } i { $last }
step-pay = wydaj { $what }
step-exchange = zamień { $what } na { $got }
step-token = połóż żeton na tej karcie
step-spell = rzuć dowolne jedno ze swoich zaklęć
step-moons = rzuć zaklęcia zgodnie z księżycami tej tury
step-cast = rzuć zaklęcia ze szkoły { $school ->
    [charms] Uroków
    [herbalism] Zielarstwa
    [blood] Magii Krwi
    [potions] Eliksirów
   *[alchemy] Alchemii
}
step-cast-twice = rzuć dwa razy zaklęcia ze szkoły { $school ->
    [charms] Uroków
    [herbalism] Zielarstwa
    [blood] Magii Krwi
    [potions] Eliksirów
   *[alchemy] Alchemii
}
step-cast-both = rzuć zaklęcia z obu szkół: { $first } i { $second }
step-move = przenieś jedno ze swoich zaklęć do innej kolumny
steps-joined = {"; "}
sentence-if = { $condition }: { $steps }
per = { $thing ->
    [token] za każdy żeton na tej karcie
    [spell] { $n ->
        [one] za każde zaklęcie
        [few] za każde { $n } zaklęcia
       *[many] za każde { $n } zaklęć
    }
    [artifact] { $n ->
        [one] za każdy artefakt
        [few] za każde { $n } artefakty
       *[many] za każde { $n } artefaktów
    }
    [school] { $n ->
        [one] za każdą szkołę, w której leży zaklęcie
        [few] za każde { $n } szkoły, w których leży zaklęcie
       *[many] za każde { $n } szkół, w których leży zaklęcie
    }
    [in-charms] { $n ->
        [one] za każde zaklęcie
        [few] za każde { $n } zaklęcia
       *[many] za każde { $n } zaklęć
    } szkoły Uroków
    [in-herbalism] { $n ->
        [one] za każde zaklęcie
        [few] za każde { $n } zaklęcia
       *[many] za każde { $n } zaklęć
    } szkoły Zielarstwa
    [in-blood] { $n ->
        [one] za każde zaklęcie
        [few] za każde { $n } zaklęcia
       *[many] za każde { $n } zaklęć
    } szkoły Magii Krwi
    [in-potions] { $n ->
        [one] za każde zaklęcie
        [few] za każde { $n } zaklęcia
       *[many] za każde { $n } zaklęć
    } szkoły Eliksirów
    [in-alchemy] { $n ->
        [one] za każde zaklęcie
        [few] za każde { $n } zaklęcia
       *[many] za każde { $n } zaklęć
    } szkoły Alchemii
    [charm] { $n ->
        [one] za każdy posiadany urok
        [few] za każde { $n } posiadane uroki
       *[many] za każde { $n } posiadanych uroków
    }
    [herb] { $n ->
        [one] za każde posiadane ziele
        [few] za każde { $n } posiadane zioła
       *[many] za każde { $n } posiadanych ziół
    }
    [blood] { $n ->
        [one] za każdą posiadaną kroplę krwi
        [few] za każde { $n } posiadane krople krwi
       *[many] za każde { $n } posiadanych kropli krwi
    }
    [potion] { $n ->
        [one] za każdy posiadany eliksir
        [few] za każde { $n } posiadane eliksiry
       *[many] za każde { $n } posiadanych eliksirów
    }
   *[gold] { $n ->
        [one] za każde posiadane złoto
        [few] za każde { $n } posiadane złota
       *[many] za każde { $n } posiadanego złota
    }
}{ $scope ->
    [own] {""}
    [left] {" "}u sąsiada po lewej
    [right] {" "}u sąsiada po prawej
    [others] {" "}u wszystkich pozostałych graczy
   *[another] {" "}u tego z pozostałych graczy, który ma ich najwięcej
}
up-to = (najwyżej { $n })
if-least = { $scope ->
    [own] jeśli masz
    [left] jeśli sąsiad po lewej ma
    [right] jeśli sąsiad po prawej ma
    [others] jeśli pozostali gracze mają razem
   *[another] jeśli inny gracz ma
} { $thing ->
    [token] co najmniej { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    } na tej karcie
    [spell] co najmniej { $n ->
        [one] { $n } zaklęcie
        [few] { $n } zaklęcia
       *[many] { $n } zaklęć
    }
    [artifact] co najmniej { $n ->
        [one] { $n } artefakt
        [few] { $n } artefakty
       *[many] { $n } artefaktów
    }
    [school] zaklęcia w co najmniej { $n ->
        [one] { $n } szkole
       *[other] { $n } szkołach
    }
    [in-charms] co najmniej { $n ->
        [one] { $n } zaklęcie
        [few] { $n } zaklęcia
       *[many] { $n } zaklęć
    } szkoły Uroków
    [in-herbalism] co najmniej { $n ->
        [one] { $n } zaklęcie
        [few] { $n } zaklęcia
       *[many] { $n } zaklęć
    } szkoły Zielarstwa
    [in-blood] co najmniej { $n ->
        [one] { $n } zaklęcie
        [few] { $n } zaklęcia
       *[many] { $n } zaklęć
    } szkoły Magii Krwi
    [in-potions] co najmniej { $n ->
        [one] { $n } zaklęcie
        [few] { $n } zaklęcia
       *[many] { $n } zaklęć
    } szkoły Eliksirów
    [in-alchemy] co najmniej { $n ->
        [one] { $n } zaklęcie
        [few] { $n } zaklęcia
       *[many] { $n } zaklęć
    } szkoły Alchemii
    [charm] co najmniej { $n ->
        [one] { $n } urok
        [few] { $n } uroki
       *[many] { $n } uroków
    }
    [herb] co najmniej { $n ->
        [one] { $n } ziele
        [few] { $n } zioła
       *[many] { $n } ziół
    }
    [blood] co najmniej { $n ->
        [one] { $n } kroplę krwi
        [few] { $n } krople krwi
       *[many] { $n } kropli krwi
    }
    [potion] co najmniej { $n ->
        [one] { $n } eliksir
        [few] { $n } eliksiry
       *[many] { $n } eliksirów
    }
   *[gold] co najmniej { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[many] { $n } złota
    }
}
if-most = jeśli masz najwięcej { $thing ->
    [spell] zaklęć
    [artifact] artefaktów
    [school] szkół, w których leżą zaklęcia,
    [in-charms] zaklęć szkoły Uroków
    [in-herbalism] zaklęć szkoły Zielarstwa
    [in-blood] zaklęć szkoły Magii Krwi
    [in-potions] zaklęć szkoły Eliksirów
    [in-alchemy] zaklęć szkoły Alchemii
    [charm] uroków
    [herb] ziół
    [blood] krwi
    [potion] eliksirów
   *[gold] złota
} (wystarczy remis)
mark-always = Zawsze aktywne.
mark-uses = Dwa użycia.

## Stół

title-round = Runda { $round }, tura { $turn }
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
moons = Księżyce
moon-pair = { $hand }: { $first } + { $second }
moons-last = Ostatnia tura: najniższe zaklęcie każdej szkoły
passing-left = ręce przechodzą w lewo
passing-right = ręce przechodzą w prawo
resources = Zasoby
columns = Kolumny
no-spells = tylko zaklęcie początkowe
artifacts = Artefakty
artifact-count = artefakty: { $count }
hand = Ręka
hand-count = ręka { $count }
known-hand = ma { $cards }
among-hand = { $count ->
    [one] { $count } z tych: { $cards }
   *[other] { $count } z tych: { $cards }
}
row = Rząd { $row }
hidden-row = zakryty
none = brak
rising = wschodzi
letter-charm = U
letter-herb = Z
letter-blood = K
letter-potion = E
letter-gold = G
letter-points = ★
thinking = jeszcze wybierają: { $names }

## Punkty

item-points = Żetony punktów
item-artifacts = Artefakty
item-gold = Złoto
item-charms = Uroki, 3 za punkt
item-herbs = Zioła, 3 za punkt
item-potions = Eliksiry, 3 za punkt
item-blood = Krew
rank = { $rank ->
    [1] Uczeń, po którym wiele się obiecuje
    [2] Mag z prawdziwego zdarzenia
    [3] Mistrz o głośnym imieniu
    [4] Niemal jedno z księżycami
   *[5] Strażnik wszystkich arkanów
}

## Pytania

ask-choose = Przygotuj kartę albo odrzuć jedną, żeby rzucić zaklęcia.
ask-discard = Rzucasz zaklęcia: wybierz kartę, którą odrzucisz.
ask-cost = „{ $card }”: wybierz koszt, który zapłacisz.
ask-price = „{ $card }”: zapłać jeszcze { $n }, w dowolnej mieszance.
ask-accept = „{ $card }”: używasz?
ask-pay = „{ $card }”: wybierz, co wydajesz (zostało { $n }).
ask-take = „{ $card }”: wybierz, co otrzymujesz (zostało { $n }).
ask-activate = „{ $card }”: wybierz zaklęcie, które rzucisz.
ask-move = „{ $card }”: wybierz zaklęcie, które przeniesiesz.
ask-to = „{ $card }”: wybierz kolumnę, do której trafi.
ask-confirm = Twoja tura jest gotowa; inni zobaczą ją, gdy skończą wszyscy.

## Możliwości

do-prepare = przygotuj „{ $card }”
do-cast = rzuć zaklęcia: { $schools }
do-cast-last = rzuć najniższe zaklęcie każdej szkoły
do-discard = odrzuć „{ $card }”
do-upper = górny koszt: { amount }
do-lower = dolny koszt: { amount-any }
do-accept = użyj „{ $card }”
do-decline = zrezygnuj z „{ $card }”
do-pay = wydaj { kind }
do-take = otrzymujesz { kind }
do-activate = rzuć „{ $card }”
do-move = przenieś „{ $card }”
do-to = do kolumny: { $column }
do-end-turn = zakończ turę
kind = { $kind ->
    [charm] urok
    [herb] ziele
    [blood] kroplę krwi
    [potion] eliksir
   *[gold] złoto
}
cost-free = za darmo
cost-both = { $upper } albo { $lower }
type-event = wydarzenie
type-artifact = artefakt
start-spell = zaklęcie początkowe szkoły { $school ->
    [charms] Uroków
    [herbalism] Zielarstwa
    [blood] Magii Krwi
    [potions] Eliksirów
   *[alchemy] Alchemii
}
gives = co najmniej { $what }
asks = pyta: { $cards }

## Co się wydarzyło

happened-round = Zaczyna się runda { $n }
happened-moons = Księżyce dla rąk po { $hand }: { $schools }
happened-hand = Twoja ręka: { $cards }
happened-turn = Tura { $n }, na rękach po { $hand }
happened-prepare = { $you ->
    [yes] Przygotowujesz
   *[no] { $who } przygotowuje
} „{ $card }”
happened-cast = { $you ->
    [yes] Rzucasz zaklęcia
   *[no] { $who } rzuca zaklęcia
}: { $schools }
happened-cast-last = { $you ->
    [yes] Rzucasz
   *[no] { $who } rzuca
} najniższe zaklęcia
happened-discard = Odrzucasz „{ $card }”
happened-pay = { $you ->
    [yes] Wydajesz
   *[no] { $who } wydaje
} { amount }
happened-resolve = { $you ->
    [yes] Używasz
   *[no] { $who } używa
} karty „{ $card }”
happened-decline = { $you ->
    [yes] Rezygnujesz
   *[no] { $who } rezygnuje
} z „{ $card }”
happened-gain = { $you ->
    [yes] Otrzymujesz
   *[no] { $who } otrzymuje
} { amount }
happened-points = { $you ->
    [yes] Otrzymujesz
   *[no] { $who } otrzymuje
} { points }
happened-token = Na karcie „{ $card }” { $n ->
    [one] leży teraz { $n } żeton
    [few] leżą teraz { $n } żetony
   *[many] leży teraz { $n } żetonów
}
happened-used = „{ $card }” się wyczerpuje
happened-move = { $you ->
    [yes] Przenosisz
   *[no] { $who } przenosi
} „{ $card }” do kolumny: { $column }
happened-played = „{ $card }” trafia na stos
happened-pass = { $direction ->
    [left] Ręce przechodzą w lewo
   *[right] Ręce przechodzą w prawo
}
happened-row = Rząd { $n }: { $cards }
happened-over = Gra dobiegła końca

## Karta po karcie

card-round = runda { $n }
card-cost = koszt: { $cost }
card-two-plus = od 2 graczy
card-provenance = Źródło liczb: { $source ->
    [rulebook] instrukcja
    [published] publiczne źródła o wydanej grze
   *[house] nasze własne
}.

## Zasady w skrócie

rules-short =
    Przygotowuj zaklęcia, czekaj na księżyce, rzucaj, gdy moc jest największa.

    Trzy rundy po sześć tur; wszyscy grają naraz. W każdej turze wybierasz
    kartę z ręki i robisz jedną z dwóch rzeczy; potem ręka idzie do sąsiada.
      przygotowanie  płacisz jeden z dwóch kosztów i zagrywasz: zaklęcie czeka
                     na dole kolumny swojej szkoły, artefakt daje punkty na
                     koniec, wydarzenie działa od razu
      rzucanie       odrzucasz ją; dwa księżyce tury wskazują dwie kolumny,
                     ich zaklęć używasz od góry do dołu, od lewej kolumny

    W ostatniej turze rundy używasz najniższego zaklęcia każdej kolumny.
    Zaklęcia zawsze aktywne działają przy każdym rzucaniu. Eliksiry o dwóch
    użyciach po drugim się odrzuca. Z każdego zaklęcia możesz zrezygnować.

    Na koniec dodaj żetony punktów, artefakty, 1 za każde złoto i 1 za trzy
    takie same uroki, zioła lub eliksiry; odejmij 1 za każdą kroplę krwi.

## Co uzgadnia się przed grą

option-confirm = Każdy sam mówi, że kończy turę
option-confirm-yes = tak
option-confirm-no = nie
