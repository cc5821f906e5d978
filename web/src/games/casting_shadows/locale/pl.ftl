# Słowa tylko dla strony. Słowa zasad są wspólne z terminalem.

# Przy stole na stronie ludzie mają własne imiona.
seat-of = gracza { $owner }

## Rzeczy na stole

die-shows = { $die }: { $shows }
chosen = wybrana
to-pay = Do zapłaty
pool-whose = Pula zasobów
free-travel = { $count ->
    [one] { $count } darmowa podróż
    [few] { $count } darmowe podróże
   *[many] { $count } darmowych podróży
}
free-reroll = { $count ->
    [one] { $count } darmowy przerzut
    [few] { $count } darmowe przerzuty
   *[many] { $count } darmowych przerzutów
}
points-of = { $points ->
    [one] { $points } punkt akcji
    [few] { $points } punkty akcji
   *[many] { $points } punktów akcji
}
life-of = Życie: { $life } z { $most }
energy-of = Energia cienia: { $energy } z { $most }
ability = Zdolność cienia
ability-waits = wymaga { $energy } energii w postaci cienia
companion-waits = dołącza po przybraniu postaci cienia
place-empty = puste miejsce
known-to-all = znane wszystkim
reroll = Przerzuć
protect = Chroń się
throw = Rzuć
book-full = księga jest pełna, więc najpierw odrzucasz kartę
tile-at = { $tile }: { $effect }
stand-here = Tutaj: { $who }
home-at = dom: { $tile }
discard-pile = Karty odrzucone
cast-for = rzuć zaklęcie „{ $card }”, płacąc: { $cost } (obrażenia: { $damage })
deals = obrażenia: { $damage }
becomes = { $from } » { $to }
step-deals = { $cost }: { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}
step-hits = { $cost }: { $hits }
hits = { $who } −{ $damage }
damage-left = obrażenia: { $left } zamiast { $damage }
flee-first = potem wybierasz, dokąd uciekasz
attack-by = { $who }: { $weapon }
reaction-title = Możesz odpowiedzieć
reaction-nothing = Nie masz czym odpowiedzieć
reaction-none = Żadne z twoich przeciwzaklęć tu nie pasuje.
reaction-quiet = Jeśli nic nie zagrasz, nikt się nie dowie, co masz.
choose-character = Wybierz zaklinacza
taken = zajęty: { $who }
target-enemy = jeden przeciwnik
target-tile = wszyscy przeciwnicy na kafelku
ask-act-now = { $points ->
    [0] Nie masz już punktów akcji: użyj tego, co darmowe, albo zakończ turę.
    [one] Został 1 punkt akcji: podróż, zaklęcie, przerzut, pozyskanie albo koniec tury.
    [few] { $points } punkty akcji: podróże, zaklęcia, przerzuty, pozyskania, w dowolnej kolejności.
   *[many] { $points } punktów akcji: podróże, zaklęcia, przerzuty, pozyskania, w dowolnej kolejności.
}
count-life = Życie: { $count }
count-energy = Energia cienia: { $count }
count-book = Karty w księdze: { $count }
count-out = Poza grą

## Opowieść

you-target = ty
told-roll = { $you ->
    [yes] Rzucasz
   *[no] { $who } rzuca
} kośćmi: { $list }
told-reroll = { $you ->
    [yes] Przerzucasz
   *[no] { $who } przerzuca
} kości: { $list }
told-pay = { $you ->
    [yes] Płacisz
   *[no] { $who } płaci
}: { $list }
told-gain = { $you ->
    [yes] Zyskujesz
   *[no] { $who } zyskuje
}: { $list } ({ $why ->
    [tile] kafelek
    [companion] towarzysz
    [copy] powielenie
   *[card] karta zasobu
})
told-change = { $you ->
    [yes] Zmieniasz
   *[no] { $who } zmienia
}: { $list }
told-reveal = Nowe na mapie: { $list }
told-portal = W portalu: { $list }
told-collect = { $you ->
    [yes] Pozyskujesz
   *[no] { $who } pozyskuje
} kartę „{ $card }” ({ $tile })
told-draw = { $you ->
    [yes] Bierzesz
   *[no] { $who } bierze
} wierzchnie przeciwzaklęcie: { $card }
told-discard = { $you ->
    [yes] Odrzucasz
   *[no] { $who } odrzuca
}: { $card } ({ $why ->
    [level] część kosztu
    [room] żeby zrobić miejsce
    [refresh] odświeżenie
    [out] odpadnięcie z gry
   *[card] użycie
})
told-attack = { $you ->
    [yes] Rzucasz
   *[no] { $who } rzuca
} zaklęcie „{ $card }” (obrażenia: { $damage }); cel: { $target }
told-ability = { $you ->
    [yes] Używasz
   *[no] { $who } używa
} zdolności cienia: { $name }
told-ability-at = { $you ->
    [yes] Używasz
   *[no] { $who } używa
} zdolności cienia: { $name }; cel: { $target }
told-hit = { $you ->
    [yes] Tracisz
   *[no] { $who } traci
} punkty życia: { $damage }, zostaje { $life } ({ $weapon })

## Na pierwszą grę

hint-wait = Teraz decyduje ktoś inny. Tymczasem obejrzyj karty, kafelki i towarzyszy: zatrzymaj na nich wskaźnik albo przytrzymaj je dłużej.
hint-pick = Każdy zaklinacz ma swój kafelek domowy, a w postaci cienia także zdolność.
hint-travel = Świecący kafelek sąsiaduje z twoim. Większość kafelków coś daje, gdy zaczynasz na nich turę.
hint-attack = Świecące zaklęcie z księgi możesz rzucić na kogoś w zasięgu. Zatrzymaj na nim wskaźnik: mapa pokaże zasięg i skutek.
hint-convert = Zaklęcie przemiany zmienia to, co pokazują kości, dzięki czemu stać cię na więcej.
hint-use = Karta zasobu daje swój zasób jako żeton i nie kosztuje punktu akcji.
hint-reroll = Nie to, czego ci trzeba? Rzuć wybranymi kośćmi jeszcze raz, ale nigdy tą z przeklętym kryształem.
hint-choose = Wybierz kości, jedną po drugiej, a potem rzuć nimi razem.
hint-throw = Wynik zostaje, jakikolwiek będzie.
hint-protect = Zwykle każdy przeklęty kryształ, który zostanie na koniec tury, odbiera 1 punkt życia. Ochrona usuwa jeden.
hint-refresh = Jeśli karta przy twoim kafelku ci nie odpowiada, odkryj inną.
hint-collect = Stać cię na kartę przy twoim kafelku: trafi do księgi, a jeśli to zaklęcie, możesz je od razu rzucić.
hint-counterspell = Na pustyni możesz pozyskać przeciwzaklęcie, które zobaczysz tylko ty. Odpowiada ono na ataki.
hint-ability = Masz pełną energię: zdolność zużyje ją całą, ale nie kosztuje punktu akcji.
hint-cast-with = Więcej zasobów to więcej obrażeń. Zostaw coś, jeśli chcesz rzucić jeszcze inne zaklęcie.
hint-aim-at = Wybierz, kogo albo co trafisz. Liczba mówi, ile życia to zabierze.
hint-pay = Fioletowy liczy się jako czerwony albo niebieski. Zachowaj to, co się jeszcze przyda.
hint-pay-with = Obie pokazują to samo. Zachowaj tę, którą wolisz jeszcze przerzucić.
hint-spend = Zaklęcie niższego poziomu jest częścią ceny. Znika z księgi.
hint-discard = Pozbądź się tego, czego najmniej potrzebujesz. Przeciwzaklęć nie można odrzucać.
hint-change = Wybieraj po kolei, co się zmieni.
hint-copy = Wybierz, co powielić.
hint-done = Nie musisz zmieniać niczego więcej.
hint-play = Przeciwzaklęcie działa raz, potem trafia pod swoją talię.
hint-decline = Zachowaj przeciwzaklęcie na coś gorszego. Nikt się nie dowie, że masz pasujące.
hint-nothing-fits = Żadnym z twoich przeciwzaklęć nie da się na to odpowiedzieć. Nie odpowiadaj albo poczekaj: nikt się nie dowie, co masz.
hint-run-to = Uciekaj tam, gdzie atak nie sięga.
hint-transform = W postaci cienia dołącza do ciebie towarzysz, możesz mieć więcej energii i zyskujesz zdolność. Nie ma powrotu.
hint-stay = Możesz też przybrać postać cienia w późniejszej turze.
hint-summon = Towarzysz zostaje z tobą do końca gry.
hint-end = Pozostałe cząstki cienia stają się energią, przeklęte kryształy zwykle ranią, reszta puli przepada.

## Karta po karcie

about-home = Dom zaklinacza: { $name }.
about-base = Najwyżej { $energy } energii. Mając { $energy }, możesz przybrać postać cienia.
about-shadow = Najwyżej { $energy } energii. Pełna energia pozwala użyć zdolności.
about-hidden = Przeciwzaklęcie, które zna tylko jego właściciel.
about-companion = Dołącza na resztę gry do tego, kto przybiera postać cienia.
pile-empty = Nic jeszcze nie odrzucono.
collect-top = Pozyskanie: { $cost }.

## Jak grać

how-goal-title = Cel
how-goal = Jesteście młodymi zaklinaczami cienia. Zdobywaj zaklęcia, pokonaj pozostałych i wytrwaj najdłużej. Każdy zaczyna z { $life } punktami życia.
how-map-title = Mapa
how-map = Wokół pradawnych run leżą pustynia, wulkan i domy wszystkich graczy. Kafelki, które się stykają, sąsiadują ze sobą; brakujący kafelek to luka, której nic nie przekroczy. Większość kafelków coś daje, gdy zaczynasz na nich turę, a przy większości leży karta do pozyskania.
how-turn-title = Twoja tura
how-turn = Rzuć wszystkimi pięcioma kośćmi: to twoja pula zasobów, a kafelek może coś do niej dodać. Potem masz { points-of }.
how-faces = Klejnotami i kulami się płaci; dwie kości są czerwone, dwie niebieskie, jedna fioletowa. Fioletowy liczy się jako czerwony albo niebieski. Cząstki cienia stają się energią. Przeklęty kryształ, który zostanie na koniec, odbiera 1 punkt życia.
how-actions-title = Akcje
how-actions = Każda kosztuje jeden punkt; w dowolnej kolejności i dowolnie często:
how-travel = Podróż na sąsiedni kafelek.
how-cast = Zaklęcie z księgi, każda karta raz na turę.
how-reroll = Przerzut dowolnych kości oprócz przeklętych kryształów; wynik zostaje.
how-protect = Ochrona: przeklęty kryształ znika z puli.
how-refresh = Odświeżenie karty przy twoim kafelku.
how-collect = Pozyskanie karty przy twoim kafelku za jej cenę; na pustyni – przeciwzaklęcia ({ $cost }).
how-free = Karty zasobów i zdolność cienia nie kosztują punktu.
how-attack-title = Ataki
how-attack = Na zaklęciu ataku widać, czym się płaci, jak daleko sięga i komu zadaje obrażenia: jednemu przeciwnikowi albo wszystkim na jednym kafelku. Więcej zasobów to więcej obrażeń. Co mówi ta karta: { $effect }
how-range = Mała mapa na karcie pokazuje zasięg: środek to twój kafelek, dalej sąsiednie; pierścień dookoła oznacza kafelki odległe najwyżej o 2.
how-convert-title = Przemiany
how-convert = Zaklęcie przemiany kosztuje punkt akcji, ale nie wymaga zasobów. Do końca tury zmienia kości lub żetony w twojej puli albo dodaje do niej żetony; przerzucając zmienioną kość, rzucasz nią tak, jakby zmiany nie było.
how-book-title = Księga czarów
how-book = Najwyżej { $book ->
    [one] { $book } karta
    [few] { $book } karty
   *[many] { $book } kart
}. Silne zaklęcia kosztują też zaklęcie niższego poziomu. Przeciwzaklęcia leżą w niej ukryte i odpowiadają na atak: uciekasz, zanim cię dosięgnie, osłaniasz się albo oddajesz cios.
how-window = Gdy atakowany gracz ma przeciwzaklęcie, gra daje krótką chwilę na odpowiedź. Nikt nie pozna po niej, czy było czym odpowiedzieć.
how-shadow-title = Postać cienia
how-shadow = Na koniec tury cząstki cienia stają się energią. Mając { $base } energii, możesz przybrać postać cienia: dołącza towarzysz, a za każdym razem, gdy uzbierasz { $full } energii, możesz użyć zdolności.
how-end-title = Koniec tury i koniec gry
how-end = Każdy pozostały przeklęty kryształ odbiera 1 punkt życia, potem pula jest opróżniana. Kto straci ostatni punkt życia, odpada. Wygrywa ostatni; pozostali w grze mogą się też zgodzić na wspólną wygraną.
how-page-title = Na tej stronie
how-page = To, co świeci, można wybrać; wystarczy kliknąć. Te same możliwości są pod planszą jako lista. „Cofnij” zabiera ostatni krok, chyba że odkryto coś nowego. Zatrzymaj wskaźnik na karcie, kafelku lub towarzyszu albo przytrzymaj je dłużej, żeby zobaczyć je z bliska.
