# Słowa gry Zaklinacze Cienia. Nazwy kart i liczby pochodzą z cards.toml.

## Zasoby

resource-red-gem = czerwony klejnot
resource-blue-gem = niebieski klejnot
resource-purple-gem = fioletowy klejnot
resource-red-orb = czerwona kula
resource-blue-orb = niebieska kula
resource-purple-orb = fioletowa kula
resource-shadow-fragment = cząstka cienia
resource-cursed-crystal = przeklęty kryształ
resource-any-gem = klejnot w dowolnym kolorze
resource-any-orb = kula w dowolnym kolorze
resource-spent = wydana
letter-red = C
letter-blue = N
letter-purple = F
die-red = czerwona kość
die-blue = niebieska kość
die-purple = fioletowa kość
times = { $count } × { $what }
nothing = za darmo

## Stół

turn-yours = Runda { $round } · twoja kolej
turn-of = Runda { $round } · gra { $who }
picking = Wybór zaklinaczy
points-left = punkty akcji: { $points }
life = życie
life-now = życie { $life }
energy-now = energia { $energy }/{ $most }
form-base = postać podstawowa
form-shadow = postać cienia
is-out = poza grą
map = Mapa
pool = Pula
dice = Kości
tokens = Żetony
book = Księga czarów
portal = Portal
companion = Towarzysz
deck = talia { $count }
discards = odrzucone { $count }
counterspell-deck = przeciwzaklęcia { $count }
counterspell = przeciwzaklęcie
hidden = zakryte przeciwzaklęcie
empty = pusto
home-of = { $who }: dom
was-cast = rzucone

## Pytania

ask-pick = Wybierz zaklinacza.
ask-act = Wybierz akcję albo zakończ turę.
ask-step = Ile zasobów na to wydajesz?
ask-target = Wybierz cel.
ask-paying = Wybierz, czym płacisz.
ask-die = Wybierz kość, którą płacisz: drugą można jeszcze przerzucić.
ask-level = Wybierz zaklęcie poziomu { $level }, które wydajesz.
ask-discard = Twoja księga jest pełna: wybierz kartę, którą odrzucasz.
ask-reroll = Wybierz kości, potem nimi rzuć.
ask-change = Wybierz, czym stanie się kolejny zasób.
ask-answer = { $window ->
    [a] Atak na ciebie
    [b] Grożą ci obrażenia
   *[c] Zadano ci obrażenia
} ({ $who }). Czy odpowiadasz?
ask-run = Wybierz, dokąd uciekasz.
ask-transform = Czy przybierasz postać cienia?
ask-summon = Wybierz towarzysza.

## Wybory

do-pick = { $name } (dom: { $tile })
do-end = zakończ turę
do-travel = podróżuj: { $tile }{ $free ->
    [yes] {" "}(za darmo)
   *[no] {""}
}
do-cast = rzuć zaklęcie: { $card }
do-use = użyj karty zasobu: { $card }
do-reroll = przerzuć kości{ $free ->
    [yes] {" "}(za darmo)
   *[no] {""}
}
do-protect = chroń się: usuń przeklęty kryształ
do-refresh = odśwież: inna karta zamiast „{ $card }”
do-collect = pozyskaj: { $card } ({ $cost })
do-ability = użyj zdolności cienia
do-transform = przybierz postać cienia
do-stay = pozostań w obecnej postaci
do-cast-with = { $cost }: { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}
do-aim-at = cel: { $target } ({ $damage })
moves-there = najpierw tam przechodzisz
do-pay = zapłać: { $resource }
do-pay-with = zapłać: { $die } ({ $resource })
do-spend = wydaj: { $card }
do-discard = odrzuć: { $card }
do-choose = { $die }: { $resource }
do-throw = rzuć wybranymi kośćmi ({ $dice })
do-change = { $from } → { $resource }
do-copy = dodaj kopię: { $resource }
do-done = wystarczy
do-play = zagraj: { $card }
do-decline = nie odpowiadaj
do-run-to = ucieknij: { $tile }{ $saves ->
    [yes] {" "}(atak chybi)
   *[no] {" "}(atak i tak trafi)
}
do-summon = przywołaj: { $name }

## Co się wydarzyło

happened-pick = { $you ->
    [yes] Wybierasz:
   *[no] { $who } wybiera:
} { $name }
happened-turn = { $you ->
    [yes] Twoja tura
   *[no] Tura { seat-of }
} (runda { $round })
happened-roll = { $you ->
    [yes] Rzucasz:
   *[no] { $who } rzuca:
} { $dice }
happened-gain = { $you ->
    [yes] Zyskujesz:
   *[no] { $who } zyskuje:
} { $resource }
happened-heal = { $you ->
    [yes] Odzyskujesz
   *[no] { $who } odzyskuje
} punkty życia: { $life } (teraz { $now })
happened-remove = { $you ->
    [yes] Pozbywasz się
   *[no] { $who } pozbywa się
} przeklętego kryształu
happened-travel = { $you ->
    [yes] { $why ->
        [counterspell] Uciekasz
       *[other] Podróżujesz
    }
   *[no] { $who } { $why ->
        [counterspell] ucieka
       *[other] podróżuje
    }
}: { $tile }
happened-cast = { $you ->
    [yes] Rzucasz zaklęcie
   *[no] { $who } rzuca zaklęcie
} „{ $card }”
happened-target = Cel: { $target }
happened-pay = { $you ->
    [yes] Płacisz:
   *[no] { $who } płaci:
} { $resource }
happened-change = { $you ->
    [yes] Zmieniasz:
   *[no] { $who } zmienia:
} { $from } → { $resource }
happened-reveal = Nowa karta ({ $tile }): { $card }
happened-collect = { $you ->
    [yes] Pozyskujesz:
   *[no] { $who } pozyskuje:
} { $card }
happened-draw = { $you ->
    [yes] Bierzesz
   *[no] { $who } bierze
} wierzchnie przeciwzaklęcie
happened-see = To „{ $card }”
happened-discard = { $you ->
    [yes] Odrzucasz:
   *[no] { $who } odrzuca:
} { $card }
happened-use = { $you ->
    [yes] Używasz karty zasobu:
   *[no] { $who } używa karty zasobu:
} { $card }
happened-window = { $you ->
    [yes] Możesz odpowiedzieć
   *[no] { $who } może odpowiedzieć
} na atak
happened-counter = { $you ->
    [yes] Zagrywasz:
   *[no] { $who } zagrywa:
} { $card }
happened-reduce = { $you ->
    [yes] Otrzymujesz
   *[no] { $who } otrzymuje
} o { $less } mniej obrażeń (zostaje { $left })
happened-hit = { $you ->
    [yes] Otrzymujesz obrażenia:
   *[no] { $who } otrzymuje obrażenia:
} { $damage } (życie { $life })
happened-echo = Odzywa się Nietoperz Echo: { $you ->
    [yes] twoja energia
   *[no] energia { seat-of }
} to teraz { $energy }
happened-absorb = { $you ->
    [yes] Wchłaniasz cząstki cienia:
   *[no] { $who } wchłania cząstki cienia:
} { $fragments } (energia { $energy })
happened-transform = { $you ->
    [yes] Przybierasz
   *[no] { $who } przybiera
} postać cienia: { $name }
happened-summon = { $you ->
    [yes] Przywołujesz:
   *[no] { $who } przywołuje:
} { $name }
happened-portal = W portalu: { $name }
happened-ability = { $you ->
    [yes] Używasz
   *[no] { $who } używa
} zdolności cienia
happened-crystals = { $you ->
    [yes] Otrzymujesz obrażenia od przeklętych kryształów:
   *[no] { $who } otrzymuje obrażenia od przeklętych kryształów:
} { $damage } (życie { $life })
happened-out = { $you ->
    [yes] Odpadasz
   *[no] { $who } odpada
} z gry
happened-shuffle = Stos kart odrzuconych staje się talią (karty: { $cards })
happened-end = { $you ->
    [yes] Kończysz
   *[no] { $who } kończy
} turę
happened-over = Koniec gry

## Karty, jedna po drugiej

type-attack = zaklęcie ataku
type-conversion = zaklęcie przemiany
type-resource = karta zasobu
type-counterspell = przeciwzaklęcie
type-companion = towarzysz
type-tile = kafelek
type-character = zaklinacz
card-level = poziom { $level }
card-copies = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
card-collect = Pozyskanie: { $cost }.
cost-level = zaklęcie poziomu { $level }
card-attack = { $target ->
    [tile] Wszyscy przeciwnicy na jednym kafelku
   *[enemy] Jeden przeciwnik
}, { $range }; { $steps }.
range-0-0 = zasięg: twój kafelek
range-0-1 = zasięg: twój kafelek i sąsiednie
range-1-1 = zasięg: sąsiednie kafelki
range-0-2 = zasięg: twój kafelek i odległe najwyżej o 2
range-1-2 = zasięg: kafelki odległe najwyżej o 2, ale nie twój
step-damage = { $cost } → { $damage }
effect-curse-void = { $most ->
    [0] Dowolna liczba przeklętych kryształów staje się klejnotami, każdy czerwonym lub niebieskim.
   *[other] Przeklęte kryształy (najwyżej { $most }) stają się klejnotami, każdy czerwonym lub niebieskim.
}
effect-metamorphosis = { $most ->
    [0] Dowolna liczba kul zmienia kolor z czerwonego na niebieski lub odwrotnie.
   *[other] Kule (najwyżej { $most }) zmieniają kolor z czerwonego na niebieski lub odwrotnie.
}
effect-energy-bloom = { $most ->
    [0] Dowolna liczba klejnotów zmienia kolor z czerwonego na niebieski lub odwrotnie.
   *[other] Klejnoty (najwyżej { $most }) zmieniają kolor z czerwonego na niebieski lub odwrotnie.
}
effect-crystallization = { $most ->
    [0] Dowolna liczba klejnotów staje się kulami w swoim kolorze.
   *[other] Klejnoty (najwyżej { $most }) stają się kulami w swoim kolorze.
}
effect-luminous-glow = { $most ->
    [0] Dowolna liczba kul staje się klejnotami w swoim kolorze.
   *[other] Kule (najwyżej { $most }) stają się klejnotami w swoim kolorze.
}
effect-ruby-synthesis = { $most ->
    [0] Dowolna liczba czerwonych klejnotów staje się kulami, a czerwonych kul klejnotami; fioletowe liczą się jak czerwone.
   *[other] Czerwone klejnoty stają się kulami, a czerwone kule klejnotami (razem najwyżej { $most }); fioletowe liczą się jak czerwone.
}
effect-sapphire-synthesis = { $most ->
    [0] Dowolna liczba niebieskich klejnotów staje się kulami, a niebieskich kul klejnotami; fioletowe liczą się jak niebieskie.
   *[other] Niebieskie klejnoty stają się kulami, a niebieskie kule klejnotami (razem najwyżej { $most }); fioletowe liczą się jak niebieskie.
}
effect-gem-duplication = { $most ->
    [0] Dodaj do puli kopię każdego klejnotu.
   *[other] Wybierz w puli klejnoty (najwyżej { $most }) i dodaj kopię każdego z nich.
}
effect-orb-duplication = { $most ->
    [0] Dodaj do puli kopię każdej kuli.
   *[other] Wybierz w puli kule (najwyżej { $most }) i dodaj kopię każdej z nich.
}
effect-resource-card = Odrzuć ją za żeton: { $resource }. Nie kosztuje punktu akcji.
effect-pointed-shield = Gdy efekt przeciwnika zadaje ci obrażenia: o { $amount } mniej, ale nie poniżej 0.
effect-run-away = Gdy przeciwnik atakuje ciebie lub twój kafelek: przejdź na sąsiedni kafelek.
effect-bees-everywhere = Gdy przeciwnik zadał ci obrażenia: zadaj mu obrażenia: { $amount }.
effect-safety-dome = Gdy efekt przeciwnika zadaje ci obrażenia: nie otrzymujesz żadnych.
effect-ancient-rune = Tura rozpoczęta tutaj daje cząstkę cienia.
effect-dusty-desert = Tura rozpoczęta tutaj usuwa { $amount ->
    [one] przeklęty kryształ
    [few] { $amount } przeklęte kryształy
   *[many] { $amount } przeklętych kryształów
}. Tu pozyskuje się przeciwzaklęcia.
effect-underground-volcano = Tura rozpoczęta tutaj daje czerwony klejnot.
effect-bubbling-lake = Tura rozpoczęta tutaj przywraca punkty życia: { $amount }.
effect-amber-peak = Tura rozpoczęta tutaj daje fioletową kulę.
effect-thornwood = Tutaj obrażenia od przeciwników są mniejsze o { $amount }.
effect-crystal-crypt = Tura rozpoczęta tutaj daje fioletowy klejnot. Tutaj obrażeń od przeciwników nie można zmniejszyć ani im zapobiec.
ability-frill = Odzyskaj punkty życia: { $amount }.
ability-kit = Przejdź na dowolny kafelek, potem zadaj każdemu przeciwnikowi na nim obrażenia: { $amount }.
ability-nuzzle = Zadaj jednemu przeciwnikowi na twoim kafelku obrażenia: { $amount }.
ability-haze = Zadaj każdemu przeciwnikowi na jednym wybranym kafelku obrażenia: { $amount }.
effect-ember-newt = Twoje zaklęcia ataku za same czerwone klejnoty zadają obrażenia większe o { $amount }.
effect-ripple-otter = Twoje zaklęcia ataku za same niebieskie klejnoty zadają obrażenia większe o { $amount }.
effect-mossback-tortoise = Gdy twoje życie wynosi { $below } lub mniej, każdy cios przeciwnika jest słabszy o { $amount }.
effect-trickster-magpie = { $amount ->
    [one] Jeden przerzut w turze nie kosztuje punktu akcji.
    [few] { $amount } przerzuty w turze nie kosztują punktów akcji.
   *[many] { $amount } przerzutów w turze nie kosztuje punktów akcji.
}
effect-quickfoot-hare = { $amount ->
    [one] Jedna podróż w turze nie kosztuje punktu akcji.
    [few] { $amount } podróże w turze nie kosztują punktów akcji.
   *[many] { $amount } podróży w turze nie kosztuje punktów akcji.
}
effect-curse-gulper-toad = Przeklęte kryształy pozostałe na koniec nie zadają ci obrażeń.
effect-echo-bat = Gdy przeciwnik zrani cię pierwszy raz od początku twojej tury: energia cienia +{ $amount }.
effect-dusk-moth = { $amount ->
    [one] Cząstka cienia
    [few] { $amount } cząstki cienia
   *[many] { $amount } cząstek cienia
} na początku twojej tury.
effect-thrifty-mole = Pozyskanie kosztuje cię o { $amount ->
    [one] { $amount } kulę
    [few] { $amount } kule
   *[many] { $amount } kul
} mniej.
effect-rune-owl = W turze rozpoczętej na pradawnych runach masz { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} akcji.
card-provenance = Źródło liczb: { $source ->
    [rulebook] instrukcja
    [published] publiczne źródła o wydanej grze
   *[house] własne
}.
card-house = Nasze własne: { $parts }.
house-steps = stopnie
house-damage = obrażenia
house-target = cel
house-collect-amounts = liczba symboli w koszcie
house-most = liczba
house-amount = liczba
house-effect = efekt
house-owner = czyj to dom
house-ability = zdolność
house-home = dom
house-name-en = angielska nazwa
house-name-pl = polska nazwa
house-name-uk = ukraińska nazwa

## Zasady w skrócie

rules-short =
    Wytrwaj najdłużej. Każdy ma 18 punktów życia.

    Twoja tura: rzuć pięcioma kośćmi (klejnoty, kule, cząstki cienia, przeklęte
    kryształy); kafelek, na którym stoisz, może coś dać. Potem masz 4 punkty akcji:
      podróż       na sąsiedni kafelek
      zaklęcie     z księgi czarów, każde raz na turę
      przerzut     dowolnych kości oprócz przeklętych kryształów
      ochrona      usuń przeklęty kryształ
      odświeżenie  inna karta przy twoim kafelku
      pozyskanie   karta przy twoim kafelku albo przeciwzaklęcie na pustyni

    Fioletowy liczy się jako czerwony albo niebieski. Karty zasobów i zdolność
    cienia nie kosztują punktu. Na koniec cząstki cienia stają się energią, każdy
    pozostały przeklęty kryształ odbiera 1 punkt życia, a pula jest opróżniana.

    Mając 3 energii, możesz przybrać postać cienia i przywołać towarzysza; mając 5
    energii w postaci cienia, możesz użyć zdolności.

    Przeciwzaklęcia są tajne: odpowiadają na atak.

## Na co umawia się stół

option-even = Równy start: pierwszy gracz ma 2 punkty akcji w pierwszej turze
option-even-no = nie
option-even-yes = tak
option-rounds = Liczba rund, po której decyduje życie, dla symulacji
option-rounds-none = bez limitu
option-rounds-200 = 200
