# Čo hráč číta v termináli okolo hry. Kľúče a premenné vysvetľuje en.ftl; tu sú presne tie isté.

### Každá hra jednoduchými slovami, keď vlastné nemá

seat-plain = Hráč { $number }
prompt-plain = čo si vyberiete? ({ $what })
prompt-plain-other = Rozhoduje { $name } ({ $what }).
prompt-over = Hra sa skončila.

### Hranie

cli-welcome = Vitajte! Hrá sa { $game }, semienko { $seed }: { $players }.
cli-welcome-back = Vitajte späť! Hrá sa { $game }, semienko { $seed }: { $players }.
cli-option = { $option }: { $choice }
cli-hint = Pomocníka ukáže ?, slovom koniec hru uložíte a odídete.
cli-help = Vyberajte číslom alebo napíšte slová, ktoré vidíte; stačí časť, z ktorej je jasné, čo chcete.
cli-board = plán
    .about = znova ukáže hrací plán
cli-log = denník
    .about = čo sa zatiaľ stalo
cli-why = prečo
    .about = povie, prečo niečo nie je na výber
cli-more = ďalšie
    .about = ďalšia časť dlhého zoznamu
cli-quit = koniec
    .about = uloží hru a skončí
cli-why-none = Všetko, čo sa teraz dá, je v zozname.
cli-many = { $n ->
        [one] Spolu { $n } možnosť; ostatné ukáže slovo ďalšie.
        [few] Spolu { $n } možnosti; ostatné ukáže slovo ďalšie.
        [many] Spolu { $n } možnosti; ostatné ukáže slovo ďalšie.
       *[other] Spolu { $n } možností; ostatné ukáže slovo ďalšie.
    }
cli-thinking = premýšľa sa ...
cli-hand-over = Na ťahu je { $name }. Keď { $before } uvoľní miesto pri klávesnici, stlačte Enter.
cli-seat = { $name } ({ $player })
cli-you = vy
cli-person = pri tejto klávesnici

## Napísanému sa nedá rozumieť

cli-no-number = Možnosť { $number } tu nie je; vyberte od 1 do { $last }.
cli-several = Upresnite to, „{ $typed }“ môže znamenať: { $found }
cli-not-now = „{ $typed }“ teraz nejde.
cli-unknown = Možnosť „{ $typed }“ tu nie je; pomocníka ukáže ?.
cli-meant = Možnosť „{ $typed }“ tu nie je. Nemysleli ste: { $found }?

## Odchod a koniec

cli-saved = Hra je uložená. Pokračovať môžete príkazom: { $command }
cli-kept = Záznam je v súbore { $file }
cli-points = Body
cli-total = Spolu
cli-wins = Víťazí { $names }.
cli-share = O víťazstvo sa delia { $names }.

### Prehrávanie

cli-replay = { $n ->
        [one] { $game }: { $players }. { $n } rozhodnutie.
        [few] { $game }: { $players }. { $n } rozhodnutia.
        [many] { $game }: { $players }. { $n } rozhodnutia.
       *[other] { $game }: { $players }. { $n } rozhodnutí.
    }
cli-step = { $at }/{ $last }  Enter, b, číslo alebo q
cli-step-help = Enter ide ďalej, b späť, číslo od 0 do { $last } skočí na dané miesto a q končí.
cli-step-first = Toto je začiatok.
cli-step-last = Toto je koniec.
