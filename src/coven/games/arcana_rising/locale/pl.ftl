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
step-points = otrzymujesz { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
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
    [spell] za każde zaklęcie
    [artifact] za każdy artefakt
    [school] za każdą szkołę, w której leży zaklęcie
    [in-charms] za każde zaklęcie szkoły Uroków
    [in-herbalism] za każde zaklęcie szkoły Zielarstwa
    [in-blood] za każde zaklęcie szkoły Magii Krwi
    [in-potions] za każde zaklęcie szkoły Eliksirów
    [in-alchemy] za każde zaklęcie szkoły Alchemii
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
}{ $thing ->
    [token] {""}
    [charm] {""}
    [herb] {""}
    [blood] {""}
    [potion] {""}
    [gold] {""}
   *[other] { $n ->
        [one] {""}
       *[other] {" "}(za każde { $n })
    }
}{ $scope ->
    [own] {""}
    [left] {" "}u sąsiada po lewej
    [right] {" "}u sąsiada po prawej
    [others] {" "}u wszystkich pozostałych graczy
   *[another] {" "}u tego z pozostałych graczy, który ma ich najwięcej
}
up-to = (najwyżej { $n })
if-least = mając co najmniej { $thing ->
    [token] { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    } na tej karcie
    [spell] { $n ->
        [one] { $n } zaklęcie
        [few] { $n } zaklęcia
       *[many] { $n } zaklęć
    }
    [artifact] { $n ->
        [one] { $n } artefakt
        [few] { $n } artefakty
       *[many] { $n } artefaktów
    }
    [school] { $n ->
        [one] { $n } szkołę z zaklęciem
        [few] { $n } szkoły z zaklęciem
       *[many] { $n } szkół z zaklęciem
    }
    [in-charms] { $n ->
        [one] { $n } zaklęcie
        [few] { $n } zaklęcia
       *[many] { $n } zaklęć
    } szkoły Uroków
    [in-herbalism] { $n ->
        [one] { $n } zaklęcie
        [few] { $n } zaklęcia
       *[many] { $n } zaklęć
    } szkoły Zielarstwa
    [in-blood] { $n ->
        [one] { $n } zaklęcie
        [few] { $n } zaklęcia
       *[many] { $n } zaklęć
    } szkoły Magii Krwi
    [in-potions] { $n ->
        [one] { $n } zaklęcie
        [few] { $n } zaklęcia
       *[many] { $n } zaklęć
    } szkoły Eliksirów
    [in-alchemy] { $n ->
        [one] { $n } zaklęcie
        [few] { $n } zaklęcia
       *[many] { $n } zaklęć
    } szkoły Alchemii
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
}{ $scope ->
    [own] {""}
    [left] {" "}(liczone u sąsiada po lewej)
    [right] {" "}(liczone u sąsiada po prawej)
    [others] {" "}(liczone u wszystkich pozostałych graczy)
   *[another] {" "}(liczone u innego gracza)
}
if-most = jeśli nikt inny nie ma więcej { $thing ->
    [spell] zaklęć
    [artifact] artefaktów
    [school] szkół z zaklęciem
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
} niż ty, a ty masz choć jedno
mark-always = Zawsze aktywne.
mark-uses = Dwa użycia.
