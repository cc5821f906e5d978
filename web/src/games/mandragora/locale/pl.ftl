# Słowa tylko dla strony. Te z zasad są wspólne z terminalem.

# Przy stole w przeglądarce ludzie mają własne imiona, których nie umiemy odmienić.
seat-of = gracza { $owner }

## Rzeczy na stole

card-name = { $type ->
    [ingredient] { $colour ->
        [red] czerwony
        [green] zielony
        [yellow] żółty
        [purple] fioletowy
       *[blue] niebieski
    } składnik
    [book] { $colour ->
        [red] czerwona
        [green] zielona
        [yellow] żółta
        [purple] fioletowa
        [blue] niebieska
       *[black] czarna
    } księga
    [mandrake] mandragora
    [scroll] przeklęty zwój ({ $symbols })
   *[hidden] zakryta karta
}
market = Targ
reach = Dokąd dojdzie asystent
stop = tutaj { $cards }; { $count ->
    [0] żaden sklep nie dostaje karty
    [one] nowa karta dla sklepu { $shops }
   *[other] nowe karty dla sklepów { $shops }
}
bench = Rzucasz zaklęcie
add-ingredients = teraz dołóż składniki
reached = Największa moc: { $count }
up-to-power = do mocy { $power }
offered = Partner proponuje
cast-short = Rzuć
pile-gone = już nie ma
symbols = { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[many] { $count } symboli
}
token-costs = Żeton klątwy kosztuje na koniec { $points } punkty.
none-cast = jeszcze żadnego
none-used = jeszcze żadnej
curse-nobody = u nikogo
tile-of = Kafelek końca ma { $who }
known-note = Widać karty znane; pozostałe leżą zakryte.
mandrake-used = mandragora już użyta w tej turze
spells-and-books = Zaklęcia i księgi
steps-back = „Cofnij” wraca o krok.
count-hand = Karty na ręce: { $count }
count-symbols = Symbole klątwy: { $count }
count-spells = Rzucone zaklęcia: { $count }
count-cursed = Ma żeton klątwy

## Opowieść

told-take = { $you ->
    [yes] Bierzesz
   *[no] { $who } bierze
} ze sklepu { $shop }: { $list }
told-take-unseen = { $you ->
    [yes] Bierzesz ze sklepu { $shop }, a nikt inny tego nie widzi
   *[no] { $who } bierze ze sklepu { $shop }, a nikt inny tego nie widzi
}: { $list }
told-stock = Nowe karty: { $list }
shop-card = sklep { $shop } – { card-name }
told-spend = { $you ->
    [yes] Wykładasz
   *[no] { $who } wykłada
} { $list }
as-book = { $text } jako księgę
told-discard = { $you ->
    [yes] Odrzucasz
   *[no] { $who } odrzuca
} { $list }
told-give = { $who } oddaje { card }; dostaje { $other }
told-give-by-you = Oddajesz { card }; dostaje { $other }
told-give-to-you = { $who } oddaje ci { card }
told-swap = { $who } zabiera losowo { card }; traci { $other }
told-swap-by-you = Zabierasz losowo { card }; traci { $other }
told-swap-to-you = { $who } zabiera ci losowo { card }
told-send-to-you = { $who } oddaje ci { card }

## Na pierwszą grę

hint-wait = Teraz gra ktoś inny. Obejrzyj tymczasem zaklęcia i sklepy: zatrzymaj na nich wskaźnik albo przytrzymaj je dłużej.
hint-move = Wyślij asystenta do świecącego sklepu i weź wszystko, co tam leży, zwoje też. Sklepy, które opuści i minie, dostaną po nowej karcie: pomyśl, kto gra po tobie.
hint-cast-with = Albo rzuć zaklęcie: wybierz z ręki świecącą księgę. Księgą może być też mandragora, ale wtedy nie jest nic warta.
hint-add = Dokładaj składniki po jednym: każdy zwiększa największą moc o 1. Mandragora liczy się jako dowolny składnik.
hint-power = Świecące zaklęcia są w zasięgu. Możesz wziąć też słabsze, jeśli bardziej ci się przyda.
hint-discard = Pozbądź się zwoju. Najgorszy jest ten, który ma najwięcej symboli.
hint-send = Wybierz zwój, który ma dostać ktoś inny.
hint-send-to = Kto ma najwięcej symboli, dostaje żeton klątwy i traci na koniec 2 punkty.
hint-take-from = Losujesz jedną kartę z tej ręki. Zobacz, co o niej wiadomo.
hint-give-spell = Oddaj to, czego najmniej potrzebujesz; może to być karta, którą właśnie masz.
hint-give-partner = Wybierz kartę, która przyda się partnerowi.
hint-give-answer = Widzisz, co dostaniesz. Wybierz, co za to dasz.
hint-reach-for = Weź jedną kartę z dowolnego sklepu: w dzień ją wybierasz, w nocy nikt jej nie widzi.
hint-take = Wybierz jedną z kart tego sklepu.
hint-curse = Jest remis, więc przekazujesz żeton dalej. Na koniec kosztuje 2 punkty.
hint-give = Pomóż partnerowi kartą ze swojej ręki.
hint-accept = Partner wybierze kartę dla ciebie. Napisz na czacie drużyny, czego potrzebujesz.
hint-exchange = Po jednej karcie: twoja jest pokazywana pierwsza.
hint-offer = Wybierz kartę, którą dostanie partner.
hint-keep = Nie musisz niczego wymieniać.
hint-decline = Możesz zrezygnować z dodatkowej akcji.
hint-pass = Pas kończy dla ciebie grę. Opłaca się, gdy każda następna karta tylko odbierałaby punkty.

## Karta po karcie

about-ingredient = Pasuje do ksiąg swojego koloru i do czarnej księgi. Liczba składników to największa moc, którą możesz wziąć.
about-book = Wyłóż ją ze składnikami jej koloru, żeby rzucić zaklęcie. Zostaje przed tobą i liczy się jej wartość.
about-black-book = Pasują do niej składniki różnych kolorów, najwyżej pięć.
about-mandrake = Raz na turę zastępuje dowolny składnik albo księgę, która nie jest nic warta.
about-scroll = Leży odkryty przed tym, kto go weźmie. Kto ma najwięcej symboli, trzyma żeton klątwy.
about-hand = Karty, które na koniec zostaną na ręce, kosztują 1 punkt za każdy kolor.
about-night = Karty leżą tu zakryte. Zna je tylko ten, kto je weźmie; zwoje pokazuje się wszystkim.
about-day = Wszystkie karty leżą tu odkryte. Każdy pamięta, kto je wziął.
about-value = Wartość { $value }

## Jak grać

how-goal-title = Cel
how-goal = Jesteście czarodziejami, którzy mają jednego wspólnego asystenta. Wysyłajcie go po księgi i składniki, rzucajcie za ich pomocą zaklęcia i trzymajcie ręce z dala od przeklętych zwojów. Wygrywa, kto na koniec ma najwięcej punktów.
how-turn-title = Twoja tura
how-turn = W swojej turze robisz jedną z dwóch rzeczy: zakupy albo zaklęcie.
how-shop-title = Zakupy
how-shop = Przesuń asystenta zgodnie z ruchem wskazówek zegara o 1 do { $range } sklepów. Weź wszystkie karty ze sklepu, w którym się zatrzyma: składniki, księgi i mandragory idą na ukrytą rękę, zwoje leżą odkryte przed tobą. Potem sklep opuszczony i sklepy minięte dostają po nowej karcie. W dzień karty leżą odkryte, w nocy zakryte.
how-shop-picture = Tutaj jeden krok daje zieloną księgę i żółty składnik, dwa kroki dwie karty, których nikt nie zna, a trzy kroki zwój.
how-cast-title = Zaklęcia
how-cast = Wyłóż jedną księgę i co najmniej jeden składnik jej koloru. Ile składników, tyle mocy: weź wierzchnie zaklęcie ze stosu o tej mocy albo niższej. Działa, jak mówi karta, i daje tyle punktów, ile ma mocy; księga daje swoją wartość.
how-cast-picture = Żółta księga, dwa żółte składniki i mandragora: trzy składniki, więc moc 3, 2 albo 1.
how-wild = Mandragora raz na turę zastępuje dowolny składnik albo księgę, która nie jest nic warta. Do czarnej księgi każdy składnik musi być innego koloru.
how-spells-title = Jakie są zaklęcia
how-spells = Jedne działają od razu, inne do końca gry, jeszcze inne na jej koniec.
how-curse-title = Klątwa
how-curse = Zawsze gdy ktoś dostaje albo odrzuca zwój, porównajcie symbole na wszystkich zwojach. Kto sam ma ich najwięcej, bierze żeton klątwy. Przy remisie żeton musi zmienić właściciela: ten, kto go trzyma, oddaje go innemu z remisujących. Na koniec kosztuje { $points } punkty.
how-end-title = Koniec
how-end = Gdy ze stosu zniknie ostatnia karta, każdy ma jeszcze trzy tury. W tych rundach można spasować na dobre. Potem dodaj moce zaklęć i wartości ksiąg. Odejmij 1 za każdy kolor na ręce (biały i czarny to też kolory) i { $points } za żeton klątwy. Przy remisie liczy się więcej rzuconych zaklęć.
how-teams-title = Dwie drużyny
how-teams = We czworo można grać dwoje na dwoje; partnerzy siedzą naprzeciw i dodają swoje punkty. Kto dostaje zwój, może dać partnerowi kartę, dostać kartę albo wymienić się po jednej. Ręce są ukryte także przed partnerem, ale wolno rozmawiać.
how-page-title = Na tej stronie
how-page = To, co świeci, można wybrać; wystarczy kliknąć. Te same możliwości są pod planszą jako lista. „Cofnij” zabiera ostatni krok, chyba że odkryto coś nowego. Zatrzymaj wskaźnik na karcie lub sklepie albo przytrzymaj je dłużej, żeby zobaczyć je z bliska. Przy każdym przeciwniku widać, co wiadomo o jego ręce.
