# Co hráč čte v terminálu kolem hry. Klíče a proměnné vysvětluje en.ftl; tady jsou přesně tytéž.

### Každá hra prostými slovy, když vlastní nemá

seat-plain = Hráč { $number }
prompt-plain = co si vyberete? ({ $what })
prompt-plain-other = Rozhoduje { $name } ({ $what }).
prompt-over = Hra skončila.

### Hraní

cli-welcome = Vítejte! Hraje se { $game }, semínko { $seed }: { $players }.
cli-welcome-back = Vítejte zpátky! Hraje se { $game }, semínko { $seed }: { $players }.
cli-option = { $option }: { $choice }
cli-hint = Nápovědu ukáže ?, slovem konec hru uložíte a odejdete.
cli-help = Vybírejte číslem, nebo napište slova, která vidíte; stačí část, ze které je jasné, co chcete.
cli-board = plán
    .about = znovu ukáže herní plán
cli-log = deník
    .about = co se zatím stalo
cli-why = proč
    .about = řekne, proč něco není na výběr
cli-more = další
    .about = další část dlouhého seznamu
cli-quit = konec
    .about = uloží hru a skončí
cli-why-none = Vše, co teď jde, je v seznamu.
cli-many = { $n ->
        [one] Celkem { $n } možnost; ostatní ukáže slovo další.
        [few] Celkem { $n } možnosti; ostatní ukáže slovo další.
        [many] Celkem { $n } možnosti; ostatní ukáže slovo další.
       *[other] Celkem { $n } možností; ostatní ukáže slovo další.
    }
cli-thinking = přemýšlí se ...
cli-hand-over = Na tahu je { $name }. Až { $before } předá místo u klávesnice, stiskněte Enter.
cli-seat = { $name } ({ $player })
cli-you = vy
cli-person = u této klávesnice

## Napsanému není rozumět

cli-no-number = Možnost { $number } tu není; vyberte od 1 do { $last }.
cli-several = Upřesněte to, „{ $typed }“ může znamenat: { $found }
cli-not-now = „{ $typed }“ teď nejde.
cli-unknown = Možnost „{ $typed }“ tu není; nápovědu ukáže ?.
cli-meant = Možnost „{ $typed }“ tu není. Nemysleli jste: { $found }?

## Odchod a konec

cli-saved = Hra je uložená. Pokračovat můžete příkazem: { $command }
cli-kept = Záznam je v souboru { $file }
cli-points = Body
cli-total = Celkem
cli-wins = Vítězí { $names }.
cli-share = O vítězství se dělí { $names }.

### Přehrávání

cli-replay = { $n ->
        [one] { $game }: { $players }. { $n } rozhodnutí.
        [few] { $game }: { $players }. { $n } rozhodnutí.
        [many] { $game }: { $players }. { $n } rozhodnutí.
       *[other] { $game }: { $players }. { $n } rozhodnutí.
    }
cli-step = { $at }/{ $last }  Enter, b, číslo nebo q
cli-step-help = Enter jde dál, b zpátky, číslo od 0 do { $last } skočí na dané místo a q končí.
cli-step-first = Tohle je začátek.
cli-step-last = Tohle je konec.
