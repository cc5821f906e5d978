# Słowa Mandragory. Nazwy zaklęć i liczby pochodzą z cards.toml.

## Karty

colour-red = czerwony
colour-green = zielony
colour-yellow = żółty
colour-purple = fioletowy
colour-blue = niebieski
colour-white = biały
colour-black = czarny
# Po jednej literze na kolor, żeby kolor nigdy nie był jedynym znakiem (A: czArny).
letter-red = C
letter-green = Z
letter-yellow = Ż
letter-purple = F
letter-blue = N
letter-white = B
letter-black = A
card = { $type ->
    [ingredient] { $colour ->
        [red] czerwony
        [green] zielony
        [yellow] żółty
        [purple] fioletowy
       *[blue] niebieski
    } składnik
    [book] { $colour ->
        [red] czerwoną
        [green] zieloną
        [yellow] żółtą
        [purple] fioletową
        [blue] niebieską
       *[black] czarną
    } księgę
    [mandrake] mandragorę
    [scroll] przeklęty zwój z { $symbols ->
        [one] { $symbols } symbolem
       *[other] { $symbols } symbolami
    }
   *[hidden] zakrytą kartę
}
cards = { $count ->
    [1] { card }
   *[other] { card } (×{ $count })
}
ingredient = składnik
book = księga zaklęć
mandrake = mandragora
scroll = przeklęty zwój

## Stół

turn-yours = Tura { $turn } · twoja kolej
turn-of = Tura { $turn } · gra { $who }
last-rounds = { $rounds ->
    [3] 3 ostatnie rundy
    [2] 2 ostatnie rundy
   *[1] ostatnia runda
}
shop = Sklep { $shop }
assistant = asystent
day-shop = dzień
night-shop = noc
deck = stos { $count }
discards = odrzucone { $count }
piles = Zaklęcia
pile = { $power }: { $spell } ({ $count })
pile-empty = { $power }: –
hand = Ręka
hand-count = ręka { $count }
known = znane
scrolls = Zwoje
no-scrolls = bez zwojów
spells = Zaklęcia
books = Księgi
colours = Kolory na ręce
curse = Żeton klątwy
cursed = żeton klątwy
passed = pas
partner = partner
empty = pusto
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
visible-points = { $points ->
    [one] { $points } widoczny punkt
    [few] { $points } widoczne punkty
   *[many] { $points } widocznych punktów
}
power = moc { $power }

## Pytania

ask-act = Wyślij asystenta na zakupy albo rzuć zaklęcie.
ask-again = Replikacja: możesz wykonać jeszcze jedną akcję.
ask-lay = Rzucasz zaklęcie: dołóż składniki albo podaj moc (na razie { $count }).
ask-banish = Banicja: wybierz zwój, który odrzucisz.
ask-send = Teleportacja: wybierz zwój, który oddasz.
ask-target = Teleportacja: wybierz, kto dostanie zwój.
ask-victim = Substytucja: wybierz, komu zabierzesz kartę z ręki.
ask-return = Substytucja: wybierz kartę, którą oddasz w zamian.
ask-reach = Lewitacja: wybierz sklep.
ask-pick = Lewitacja: wybierz kartę.
ask-hand-on = Remis w symbolach klątwy: wybierz, kto dostanie żeton.
ask-bargain = Masz nowy zwój: możesz wymienić się kartami z partnerem.
ask-gift = Wybierz kartę dla partnera.
ask-show = Wybierz kartę, którą proponujesz partnerowi.
ask-answer = Partner proponuje { card }: wybierz kartę, którą oddasz w zamian.

## Możliwości

do-move = przesuń asystenta o { $steps }, do sklepu { $shop }
do-cast-with = rzuć zaklęcie, wykładając { card }
do-add = dołóż { card }
do-power = rzuć zaklęcie „{ $spell }” (moc { $power })
do-discard = odrzuć { card }
do-send = oddaj { card }
do-send-to = dostaje go { $who }
do-take-from = zabierz jedną z kart { seat-of }
do-give = { $what ->
    [card] oddaj { card }
   *[kind] przekaż partnerowi kartę
}
do-reach-for = sięgnij do sklepu { $shop }
do-take = weź { card }
do-curse = żeton dostaje { $who }
do-accept = przyjmij kartę od partnera
do-exchange = wymieńcie się kartami
do-offer = zaproponuj { card }
do-keep = niczego nie wymieniaj
do-decline = zrezygnuj
do-pass = spasuj do końca gry

## Co się wydarzyło

happened-turn = { $you ->
    [yes] Twoja tura
   *[no] Tura { seat-of }
}
happened-move = { $you ->
    [yes] Przesuwasz
   *[no] { $who } przesuwa
} asystenta do sklepu { $shop }
happened-take = { $you ->
    [yes] Bierzesz
   *[no] { $who } bierze
} { card } ze sklepu { $shop }
happened-see = Widzisz { card }
happened-stock = Sklep { $shop } dostaje { card }
happened-spend = { $you ->
    [yes] Wykładasz
   *[no] { $who } wykłada
} { cards }{ $book ->
    [yes] {" "}jako księgę zaklęcia
   *[no] {""}
}
happened-cast = { $you ->
    [yes] Rzucasz
   *[no] { $who } rzuca
} zaklęcie „{ $spell }” (moc { $power })
happened-top = Następne zaklęcie o mocy { $power }: „{ $spell }”
happened-top-empty = Nie ma już zaklęć o mocy { $power }
happened-discard = { $you ->
    [yes] Odrzucasz
   *[no] { $who } odrzuca
} { cards }
happened-send = { $you ->
    [yes] Oddajesz
   *[no] { $who } oddaje
} { card }; dostaje { $other }
happened-swap = { $you ->
    [yes] Zabierasz
   *[no] { $who } zabiera
} losową kartę; traci ją { $other }
happened-give = { $you ->
    [yes] Oddajesz
   *[no] { $who } oddaje
} kartę; dostaje ją { $other }
happened-card = Widzisz { card }
happened-show = { $you ->
    [yes] Proponujesz
   *[no] { $who } proponuje
} { card }
happened-curse = { $you ->
    [yes] Dostajesz
   *[no] { $who } dostaje
} żeton klątwy
happened-curse-middle = Żeton klątwy wraca na środek
happened-again = { $you ->
    [yes] Możesz
   *[no] { $who } może
} wykonać jeszcze jedną akcję
happened-decline = { $you ->
    [yes] Rezygnujesz
   *[no] { $who } rezygnuje
} z dodatkowej akcji
happened-decline-exchange = { $you ->
    [yes] Nie wymieniasz
   *[no] { $who } nie wymienia
} żadnej karty
happened-pass = { $you ->
    [yes] Pasujesz
   *[no] { $who } pasuje
}
happened-tile = { $rounds ->
    [3] Stos się wyczerpał: pozostały trzy rundy
    [2] Pozostały dwie rundy
   *[1] Zaczyna się ostatnia runda
}
happened-end = „{ $spell }”: { $you ->
    [yes] pozbywasz
   *[no] { $who } pozbywa
} się koloru ({ $colour ->
    [red] czerwony
    [green] zielony
    [yellow] żółty
    [purple] fioletowy
    [blue] niebieski
    [white] biały
   *[black] czarny
})
happened-over = Gra dobiegła końca

## Karta po karcie

kind-instant = natychmiast
kind-permanent = stale
kind-end = na koniec
card-copies = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
card-provenance = Źródło liczb: { $source ->
    [rulebook] instrukcja
    [published] publiczne źródła o wydanej grze
   *[house] nasze własne
}.
card-house = Nasze własne: { $parts }.
house-power = moc
house-name-en = nazwa angielska
house-name-uk = nazwa ukraińska
effect-banishment = Odrzuć jeden ze swoich przeklętych zwojów.
effect-teleportation = Oddaj przeciwnikowi jeden ze swoich przeklętych zwojów.
effect-substitution = Zabierz przeciwnikowi losową kartę z ręki, a potem oddaj za nią dowolną kartę ze swojej ręki.
effect-levitation = Weź jedną kartę z dowolnego sklepu: w dzień odkrytą, w nocy wierzchnią bez patrzenia. Sklepów się nie uzupełnia.
effect-replication = Możesz od razu wykonać jeszcze jedną akcję.
effect-agility = Możesz przesuwać asystenta o jeden sklep dalej.
effect-dematerialisation = Na koniec gry z twojej ręki znikają wszystkie karty jednego koloru.
effect-purification = Na koniec gry odrzucasz całą rękę.

## Zasady w skrócie

rules-short =
    Wysyłaj asystenta na zakupy, rzucaj zaklęcia, strzeż się zwojów.

    W swojej turze robisz jedną z dwóch rzeczy:
      zakupy    przesuwasz asystenta o 1–3 sklepy i bierzesz wszystkie karty,
                które tam leżą; sklepy opuszczone i minięte dostają po karcie
      zaklęcie  wykładasz księgę i składniki jej koloru; ich liczba to
                największa moc zaklęcia, które możesz wziąć ze stosu

    Czarna księga wymaga składników różnych kolorów. Raz na turę mandragora
    zastępuje dowolny składnik albo księgę o wartości 0. W sklepach nocnych
    karty leżą zakryte: nikt nie wie, co tam bierzesz.

    Zwoje leżą przed tobą odkryte. Kto ma najwięcej symboli klątwy, trzyma
    żeton; przy remisie żeton zmienia właściciela przy każdym sprawdzeniu.

    Gdy stos się wyczerpie, zostają trzy rundy i można pasować. Na koniec
    dodaj moce zaklęć i wartości ksiąg; odejmij 1 za każdy kolor pozostały
    na ręce i 2 za żeton klątwy.

## Co uzgadnia się przed grą

option-teams = Dwie drużyny po dwie osoby, partnerzy naprzeciw siebie
option-teams-no = nie
option-teams-yes = tak
