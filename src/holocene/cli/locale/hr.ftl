# Što igrač čita u terminalu oko igre. Ključeve i varijable objašnjava en.ftl; ovdje su potpuno isti.

### Svaka igra jednostavnim riječima, kad svojih nema

seat-plain = Igrač { $number }
prompt-plain = što želite odabrati? ({ $what })
prompt-plain-other = Odlučuje { $name } ({ $what }).
prompt-over = Igra je završila.

### Igranje

cli-welcome = Dobro došli! Igra se { $game }, sjeme { $seed }: { $players }.
cli-welcome-back = Dobro došli natrag! Igra se { $game }, sjeme { $seed }: { $players }.
cli-option = { $option }: { $choice }
cli-hint = Za pomoć upišite ?, a riječju kraj spremate igru i izlazite.
cli-help = Birajte brojem ili upišite riječi koje vidite; dovoljan je dio iz kojeg je jasno što želite.
cli-board = ploča
    .about = ponovno prikaži ploču
cli-log = dnevnik
    .about = što se dosad dogodilo
cli-why = zašto
    .about = kaže zašto nečega nema na popisu
cli-more = dalje
    .about = nastavak dugog popisa
cli-quit = kraj
    .about = spremi igru i izađi
cli-why-none = Sve što je sada moguće nalazi se na popisu.
cli-many = { $n ->
        [one] Ukupno { $n } mogućnost; za ostale upišite dalje.
        [few] Ukupno { $n } mogućnosti; za ostale upišite dalje.
       *[other] Ukupno { $n } mogućnosti; za ostale upišite dalje.
    }
cli-thinking = razmišlja se ...
cli-hand-over = Na redu je { $name }. Kad { $before } prepusti mjesto za tipkovnicom, pritisnite Enter.
cli-seat = { $name } ({ $player })
cli-you = vi
cli-person = za ovom tipkovnicom

## Upisano se ne razumije

cli-no-number = Mogućnosti { $number } nema; odaberite od 1 do { $last }.
cli-several = Budite malo određeniji, „{ $typed }” može značiti: { $found }
cli-not-now = „{ $typed }” sada nije moguće.
cli-unknown = Mogućnosti „{ $typed }” nema; za pomoć upišite ?.
cli-meant = Mogućnosti „{ $typed }” nema. Jeste li mislili: { $found }?

## Odlazak i kraj

cli-saved = Igra je spremljena. Nastavljate je naredbom: { $command }
cli-kept = Zapis je u datoteci { $file }
cli-points = Bodovi
cli-total = Ukupno
cli-wins = Pobjeđuje { $names }.
cli-share = Pobjedu dijele { $names }.

### Pregled odigrane igre

cli-replay = { $n ->
        [one] { $game }: { $players }. { $n } odluka.
        [few] { $game }: { $players }. { $n } odluke.
       *[other] { $game }: { $players }. { $n } odluka.
    }
cli-step = { $at }/{ $last }  Enter, b, broj ili q
cli-step-help = Enter vodi dalje, b natrag, broj od 0 do { $last } na to mjesto, a q prekida.
cli-step-first = Ovo je početak.
cli-step-last = Ovo je kraj.
