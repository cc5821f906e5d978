# Słowa Zaklinaczy Cienia. Nazwy kart, pól, postaci i towarzyszy pochodzą z cards.toml.

## Zasoby

resource = { $resource ->
    [red-gem] czerwony klejnot
    [blue-gem] niebieski klejnot
    [purple-gem] fioletowy klejnot
    [any-gem] dowolny klejnot
    [red-orb] czerwona kula
    [blue-orb] niebieska kula
    [purple-orb] fioletowa kula
    [any-orb] dowolna kula
    [shadow-fragment] cząstka cienia
    [cursed-crystal] przeklęty kryształ
   *[spent] zużyta
}
resources = { $count ->
    [1] { resource }
   *[other] { resource } ×{ $count }
}
colour-red = czerwony
colour-blue = niebieski
colour-purple = fioletowy
# Po jednej literze na kolor, żeby kolor nie był jedynym znakiem.
letter-red = C
letter-blue = N
letter-purple = F

## Stół

turn-yours = Runda { $round } · twoja tura
turn-of = Runda { $round } · gra { $who }
life = Życie
energy = Energia cienia
action-points = Punkty akcji
pool = Pula zasobów
tokens = Żetony
book = Księga czarów
portal = Portal towarzyszy
companion = Towarzysz
character = Postać
deck = talia { $count }
discards = odrzucone { $count }
counterspell = przeciwzaklęcie
counterspells = przeciwzaklęcia { $count }
hidden = ukryte przeciwzaklęcie
due = Do zapłaty
out = poza grą
form-base = postać podstawowa
form-shadow = postać cienia
cast-already = rzucone w tej turze
empty = pusto
nothing = nic
damage = obrażenia: { $damage }

## Pytania

ask-pick = Wybierz postać. Twój dom stoi na miejscu { $place } pierścienia.
ask-act = { $points ->
    [0] Nie masz już punktów akcji: użyj tego, co darmowe, albo zakończ turę.
    [one] Został { $points } punkt akcji: podróżuj, rzuć zaklęcie, zbierz kartę albo zakończ turę.
    [few] { $points } punkty akcji: podróże, zaklęcia, przerzuty, zbieranie, w dowolnej kolejności.
   *[many] { $points } punktów akcji: podróże, zaklęcia, przerzuty, zbieranie, w dowolnej kolejności.
}
ask-step = „{ $card }”: wybierz, ile płacisz za rzucenie.
ask-target = „{ $card }”: wybierz cel.
ask-paying = Wybierz, czym zapłacisz. Symbol: { resource }.
ask-level = Wybierz zaklęcie poziomu { $level }, które wydasz.
ask-discard = Księga jest pełna: wybierz kartę, którą odrzucisz.
ask-reroll = { $count ->
    [0] Wybierz kości, którymi rzucisz jeszcze raz.
   *[other] Wybierz następne kości albo rzuć wybranymi.
}
ask-change = „{ $card }”: wybierz, co się zmieni.
ask-answer = { $window ->
    [a] Atak na ciebie! Atakuje { $who }: „{ $weapon }”. Uciekasz?
    [b] { $who } zadaje ci obrażenia ({ $damage }): „{ $weapon }”. Osłonisz się?
   *[c] { $who } zadaje ci rany: „{ $weapon }”. Odpowiesz?
}
ask-run = W nogi! Wybierz, dokąd uciekasz.
ask-transform = Masz pełną energię: możesz przyjąć postać cienia.
ask-summon = Wybierz towarzysza, który do ciebie dołączy.

## Możliwości

do-pick = zagraj postacią: { $character }
do-end = zakończ turę
do-travel = idź na pole „{ $tile }”
do-cast = rzuć zaklęcie „{ $card }”
do-use = użyj karty „{ $card }”
do-reroll = przerzuć kości
do-choose = wybierz kość ({ $colour ->
    [red] czerwona
    [blue] niebieska
   *[purple] fioletowa
}): { resource }
do-throw = rzuć wybranymi kośćmi
do-protect = ochrona: usuń przeklęty kryształ
do-refresh = odśwież: inna karta zamiast „{ $card }”
do-collect = { $card ->
    [counterspell] zbierz wierzchnie przeciwzaklęcie
   *[other] zbierz kartę „{ $card }”
}
do-ability = zdolność cienia: { $character }
do-cast-with = rzuć „{ $card }”, płacąc: { $cost }
do-aim-at = cel: { $target }
do-pay = zapłać: { resource } ({ $die ->
    [0] żeton
   *[other] kość
})
do-spend = wydaj „{ $card }” (poziom { $level })
do-discard = odrzuć „{ $card }”
do-change = zmień: { $from } → { $to }
do-copy = powiel: { $to }
do-done = wystarczy
do-play = zagraj „{ $card }”
do-decline = nie odpowiadaj
do-run-to = uciekaj na pole „{ $tile }”
do-transform = przyjmij postać cienia
do-stay = zostań w postaci podstawowej
do-summon = przyzwij: { $companion }

## Co się wydarzyło

happened-turn = { $you ->
    [yes] Twoja tura
   *[no] Tura { seat-of }
}
happened-pick = { $you ->
    [yes] Wybierasz
   *[no] { $who } wybiera
} postać: { $character }
happened-roll = { $you ->
    [yes] Rzucasz
   *[no] { $who } rzuca
} kośćmi: { $list }
happened-reroll = { $you ->
    [yes] Przerzucasz
   *[no] { $who } przerzuca
} kości: { $list }
happened-gain = { $you ->
    [yes] Dostajesz
   *[no] { $who } dostaje
}: { $list } ({ $why ->
    [tile] pole
    [companion] towarzysz
    [copy] powielenie
   *[card] karta zasobu
})
happened-heal = { $you ->
    [yes] Odzyskujesz
   *[no] { $who } odzyskuje
} życie: { $life } (teraz { $now })
happened-remove = { $you ->
    [yes] Pozbywasz się
   *[no] { $who } pozbywa się
} przeklętego kryształu
happened-travel = { $you ->
    [yes] Idziesz
   *[no] { $who } idzie
} na pole „{ $tile }”
happened-flee = { $you ->
    [yes] Uciekasz
   *[no] { $who } ucieka
} na pole „{ $tile }”
happened-cast = { $you ->
    [yes] Rzucasz
   *[no] { $who } rzuca
} zaklęcie „{ $card }”
happened-attack = { $you ->
    [yes] Rzucasz
   *[no] { $who } rzuca
} zaklęcie „{ $card }” (obrażenia: { $damage }); cel: { $target }
happened-target = Cel: { $target }
happened-pay = { $you ->
    [yes] Płacisz
   *[no] { $who } płaci
}: { $list }
happened-change = { $you ->
    [yes] Zmieniasz
   *[no] { $who } zmienia
}: { $list }
happened-reveal = Nowe karty: { $list }
happened-collect = { $you ->
    [yes] Zbierasz
   *[no] { $who } zbiera
} kartę „{ $card }” z pola „{ $tile }”
happened-draw = { $you ->
    [yes] Bierzesz
   *[no] { $who } bierze
} wierzchnie przeciwzaklęcie
happened-see = { $you ->
    [yes] Masz je teraz
   *[no] Ma je teraz { $who }
}: „{ $card }”
happened-discard = { $you ->
    [yes] Odrzucasz
   *[no] { $who } odrzuca
} kartę „{ $card }” ({ $why ->
    [level] koszt
    [room] żeby zrobić miejsce
    [refresh] odświeżenie
    [out] poza grą
   *[card] użyta
})
happened-use = { $you ->
    [yes] Używasz
   *[no] { $who } używa
} karty „{ $card }”
happened-window = { $you ->
    [yes] Możesz teraz odpowiedzieć
   *[no] Teraz może odpowiedzieć { $who }
}
happened-counter = { $you ->
    [yes] Odpowiadasz
   *[no] { $who } odpowiada
} kartą „{ $card }”
happened-reduce = To zmniejsza obrażenia o { $less }; zostaje { $left }: { $you ->
    [yes] ty
   *[no] { $who }
}
happened-hit = { $you ->
    [yes] Tracisz
   *[no] { $who } traci
} życie: { $damage } (zostaje { $life }) – „{ $weapon }”
happened-echo = { $you ->
    [yes] Zyskujesz
   *[no] { $who } zyskuje
} energię cienia: Nietoperz Echo (teraz { $energy })
happened-absorb = { $you ->
    [yes] Pochłaniasz
   *[no] { $who } pochłania
} { $fragments ->
    [one] { $fragments } cząstkę cienia
    [few] { $fragments } cząstki cienia
   *[many] { $fragments } cząstek cienia
} (energia { $energy })
happened-transform = { $you ->
    [yes] Przyjmujesz
   *[no] { $who } przyjmuje
} postać cienia: { $character }
happened-summon = { $you ->
    [yes] Dołącza do ciebie towarzysz
   *[no] { $who } ma towarzysza
}: { $companion }
happened-portal = W portalu: { $list }
happened-ability = { $you ->
    [yes] Używasz
   *[no] { $who } używa
} zdolności cienia: { $character }
happened-ability-at = { $you ->
    [yes] Używasz
   *[no] { $who } używa
} zdolności cienia: { $character }; cel: { $target }
happened-crystals = { $you ->
    [yes] Tracisz
   *[no] { $who } traci
} życie przez przeklęte kryształy: { $damage } (zostaje { $life })
happened-out = { $you ->
    [yes] Odpadasz
   *[no] { $who } odpada
} z gry
happened-shuffle = Odrzucone karty tworzą nową talię ({ $cards })
happened-end = { $you ->
    [yes] Kończysz
   *[no] { $who } kończy
} turę
happened-over = Koniec gry

## Karta po karcie

type-attack = zaklęcie ataku
type-conversion = zaklęcie przemiany
type-resource = karta zasobu
type-counterspell = przeciwzaklęcie
level = poziom { $level }
level-none = bez poziomu
target-enemy = jeden wróg
target-tile = każdy wróg na jednym polu
range-0-0 = własne pole
range-0-1 = własne pole i sąsiednie
range-1-1 = sąsiednie pola
range-0-2 = własne pole i do 2 pól dalej
range-1-2 = do 2 pól dalej, bez własnego
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
house-steps = stopnie
house-damage = obrażenia
house-collect-amounts = ilości w koszcie zebrania
house-target = cel
house-most = liczba zmian
house-amount = wielkość
house-effect = działanie
house-ability = zdolność
house-home = dom
house-owner = czyj to dom
house-name-en = angielska nazwa
house-name-pl = polska nazwa
house-name-uk = ukraińska nazwa
effect-curse-void = Do 3 przeklętych kryształów zmienia się w klejnoty, każdy w czerwony albo niebieski.
effect-metamorphosis = Dowolna liczba kul staje się czerwona albo niebieska, każda według wyboru.
effect-energy-bloom = Dowolna liczba klejnotów staje się czerwona albo niebieska, każdy według wyboru.
effect-crystallization = Do 3 klejnotów zmienia się w kule tego samego koloru.
effect-luminous-glow = Do 3 kul zmienia się w klejnoty tego samego koloru.
effect-ruby-synthesis = Do 3 czerwonych klejnotów i kul zamienia się rodzajem.
effect-sapphire-synthesis = Do 3 niebieskich klejnotów i kul zamienia się rodzajem.
effect-gem-duplication = Dodaj po jednej kopii najwyżej 2 klejnotów z puli.
effect-orb-duplication = Dodaj kopię każdej kuli z puli.
effect-resource = W swojej turze odrzuć ją bez punktu akcji i weź jej zasób jako żeton.
effect-pointed-shield = Gdy wróg zadaje ci obrażenia: o { $amount } mniej, aż do 0.
effect-run-away = Gdy wróg atakuje ciebie albo twoje pole: przejdź na sąsiednie pole. Co cię tam nie sięga, chybia.
effect-bees-everywhere = Gdy wróg zadał ci obrażenia, a ty wciąż grasz: zadaj mu { $amount }.
effect-safety-dome = Gdy wróg zadaje ci obrażenia: nie otrzymujesz żadnych.
effect-frill = Odzyskaj życie: { $heals }.
effect-kit = Przejdź na dowolne pole i zadaj tam każdemu wrogowi obrażenia: { $damage }.
effect-nuzzle = Zadaj jednemu wrogowi na swoim polu obrażenia: { $damage }.
effect-haze = Zadaj każdemu wrogowi na jednym dowolnym polu obrażenia: { $damage }.
effect-ember-newt = Twoje zaklęcia ataku, które kosztują same czerwone klejnoty, zadają o { $amount } więcej.
effect-ripple-otter = Twoje zaklęcia ataku, które kosztują same niebieskie klejnoty, zadają o { $amount } więcej.
effect-mossback-tortoise = Póki masz życie { $below } lub mniej, każdy cios wroga jest o { $amount } słabszy, ale nie poniżej 1.
effect-trickster-magpie = Jeden przerzut w turze nie kosztuje punktu akcji.
effect-quickfoot-hare = Jedna podróż w turze nie kosztuje punktu akcji.
effect-curse-gulper-toad = Przeklęte kryształy na koniec twojej tury nie zadają ci obrażeń.
effect-echo-bat = Gdy wróg zrani cię pierwszy raz od początku twojej tury: { $amount } energii cienia.
effect-dusk-moth = { $amount } cząstka cienia na początku tury.
effect-thrifty-mole = Zbieranie kosztuje cię o { $amount } kulę mniej, także przeciwzaklęcia.
effect-rune-owl = Tura zaczęta na Pradawnych runach ma { $amount } punktów akcji.
tile-ancient-rune = Początek tury na tym polu: 1 cząstka cienia.
tile-dusty-desert = Początek tury na tym polu: z puli znika 1 przeklęty kryształ. Tu zbiera się przeciwzaklęcia.
tile-underground-volcano = Początek tury na tym polu: 1 czerwony klejnot.
tile-bubbling-lake = Początek tury na tym polu: 1 życie.
tile-amber-peak = Początek tury na tym polu: 1 fioletowa kula.
tile-thornwood = Póki tu jesteś, obrażenia od wrogów są o 1 mniejsze, ale nie poniżej 1.
tile-crystal-crypt = Początek tury na tym polu: 1 fioletowy klejnot. Póki tu jesteś, obrażeń od wrogów nie da się zmniejszyć ani im zapobiec.

## Co ustala się przy stole

option-even = Wyrównany start: pierwszy gracz ma 2 punkty akcji w pierwszej turze
option-even-no = nie
option-even-yes = tak
