# Przy stole w przeglądarce ludzie mają własne imiona, których nie umiemy odmienić.
seat-of = gracza { $owner }
