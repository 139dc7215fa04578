# Riječi stola, što god se na njemu igralo. Dolaze s prvom igrom, a ne s prvom stranicom.

## What is asked
ask-plain = Odaberite što ćete učiniti.
ask-plain-other = { $name } odlučuje.
ask-over = Igra je završila.
undo = Poništi
confirm = Potvrdi
# Of a decision that is sent at once: its steps, which only who decides can see.
ask-complete = Nema se više što odabrati. Potvrdite ili se vratite korak natrag.
steps-chosen = Dosad odabrano
# $n is the number of the step, $choice what was chosen in it.
step-chosen = Korak { $n }: { $choice }
step-remove = Poništi korak { $n }: { $choice }
find-choice = Pronađi izbor
found-choices = { $n ->
        [one] Pronađen { $n } izbor
        [few] Pronađena { $n } izbora
       *[other] Pronađeno { $n } izbora
    }
skip-ahead = Preskoči čekanje
dock = Vaša odluka
purse = Što imate
# $what is the name of the thing beside it.
manual-on = Pravila: { $what }
own-combination = Vlastita pravila
# $good is what is counted, $n how much of it is chosen.
mix-fewer = { $good }: 1 manje
mix-more = { $good }: 1 više, sada { $n }

nothing = ništa

## Parts of the screen
panels = Paneli
panel-log = Dnevnik
panel-board = Stol
panel-others = Ostali
board-plain = Stanje igre
panel-chat = Razgovor
story-and-chat = Dnevnik i razgovor
unread = { $n ->
        [one] { $n } nepročitana poruka
        [few] { $n } nepročitane poruke
       *[other] { $n } nepročitanih poruka
    }
watching = { $n ->
        [one] { $n } gledatelj
        [few] { $n } gledatelja
       *[other] { $n } gledatelja
    }
seat-away = nije ovdje, igra bot
seat-lost = izvan igre
seat-here = za stolom
seat-not-here = sada nije za stolom
time-left = preostalo vrijeme

## What happened; with `-table` where no single seat is meant
entry-sat = { $who } sjeda za stol
entry-sat-table = Netko sjeda za stol
entry-left = { $who } odlazi od stola
entry-left-table = Netko odlazi od stola
entry-started = { $who } započinje igru
entry-started-table = Igra počinje
entry-resigned = { $who } predaje igru
entry-resigned-table = Netko predaje igru
entry-timeout = { $who } više nema vremena
entry-timeout-table = Vrijeme je isteklo
entry-back = { $who } je ponovno za stolom
entry-back-table = Svi su ponovno za stolom
entry-rematch = { $who } želi igrati ponovno
entry-rematch-table = Počinje nova igra
# An event that the game has no words for; $what are its facts.
entry-plain = { $who }: { $what }
entry-plain-table = { $what }
entry-choosing = { $who } odlučuje
story-title = Što se dogodilo
story-more = { $n ->
        [one] još { $n } redak
        [few] još { $n } retka
       *[other] još { $n } redaka
    }
story-earlier = Raniji potezi

## The chat
chat-title = Razgovor
chat-write = Napišite nešto
chat-send = Pošalji
chat-empty = Još nitko ništa nije napisao.
chat-watching = Gledatelji mogu čitati, a pišu samo igrači.
chat-failed = Poruka nije poslana. Pokušajte ponovno.
chat-room = { $n ->
        [one] još { $n } znak
        [few] još { $n } znaka
       *[other] još { $n } znakova
    }
chat-too-long = { $n ->
        [one] { $n } znak previše
        [few] { $n } znaka previše
       *[other] { $n } znakova previše
    }

## Hot seat: passing the screen; $name is the next player
curtain-title = Predajte uređaj: sada igra { $name }
curtain-about = Ostali neka gledaju u stranu. Ono što smije vidjeti { $name } pokazat će se tek tada.
curtain-ready = Ja sam { $name }
curtain-never = Smijemo jedni drugima vidjeti karte: stol više ne prekrivaj
curtain-failed = Stol nije dostupan. Pokušajte ponovno.

## The rules
button-back = Natrag
how-to-play = Kako se igra
manual-contents = Pravila
manual-related = Pogledajte i
manual-close = Zatvori pravila
manual-all = Sva pravila na jednoj stranici
manual-elsewhere = druga izdanja
in-this-edition = u ovom izdanju
rules-quick = Ukratko
rules-edition = Pravila ovog izdanja
rules-differs = Gdje se izdanja razlikuju, tekst je označen ovako.
rules-options = Što za stol možete odabrati
rules-usual = obično

## Checking the dice
dice-title = Jesu li kocke bile poštene?
dice-about = Prije prvog poteza poslužitelj je izvukao tajno sjeme, iz kojeg slijede sva miješanja i bacanja ove igre, i objavio njegov otisak. Sada je poznato i sjeme, pa svatko može provjeriti da se putem ništa nije promijenilo.
dice-commitment = Otisak objavljen na početku
dice-seed = Sjeme otkriveno na kraju
dice-check = Provjeri
dice-yes = u redu
dice-no = ne slaže se
dice-unknown = nije provjereno
dice-verdict-yes = Sve se slaže: bacanja su bila određena već prije igre i nitko ih nije mijenjao.
dice-verdict-no = Nešto se ne slaže. Sačuvajte zapis i pokažite ga nekome komu vjerujete.
dice-verdict-unknown = Što se moglo provjeriti, slaže se, ali nije se moglo provjeriti sve.
# $when is date and time, $number how many entries the log of the table had then.
dice-kept = { $number ->
        [one] To je isti otisak koji je ovaj preglednik sačuvao { $when }, kad je dnevnik stola imao { $number } zapis.
        [few] To je isti otisak koji je ovaj preglednik sačuvao { $when }, kad je dnevnik stola imao { $number } zapisa.
       *[other] To je isti otisak koji je ovaj preglednik sačuvao { $when }, kad je dnevnik stola imao { $number } zapisa.
    }
dice-kept-other = To nije otisak koji je ovaj preglednik sačuvao tijekom igre.
dice-not-kept = Ovaj preglednik nije vidio igru dok je trajala, pa nije sačuvao nikakav otisak; mora vjerovati riječi poslužitelja.
dice-fits = Otisak sjemena, izračunat u ovom pregledniku postupkom SHA-256, jednak je objavljenom.
dice-fits-not = Otisak sjemena, izračunat u ovom pregledniku postupkom SHA-256, nije jednak objavljenom.
dice-no-seed = Poslužitelj nije otkrio sjeme.
dice-replayed = { $n ->
        [one] Poslužitelj je iz ovog sjemena ponovio { $n } odluku; slaže se do zadnjeg boda.
        [few] Poslužitelj je iz ovog sjemena ponovio sve { $n } odluke; slažu se do zadnjeg boda.
       *[other] Poslužitelj je iz ovog sjemena ponovio svih { $n } odluka; slažu se do zadnjeg boda.
    }
dice-replayed-not = Poslužitelj je ponovio igru iz ovog sjemena i dobio nešto drugo.
dice-replay-failed = Poslužitelj nije ponovio igru. Pokušajte ponovno ili to učinite na svojem računalu.
dice-not-checked = Ovdje se ne provjerava sve: preglednik ne zna pravila, pa za ponavljanje igre imate samo riječ poslužitelja. A otisak pokazuje da se sjeme nije promijenilo, ne i kako je izvučeno.
dice-offline = Ako ne želite vjerovati nikomu, preuzmite zapis i ponovite igru na vlastitom računalu:

## The end of the game
end-title = Završno bodovanje
end-table = Bodovi po izvoru
end-source = Izvor
end-total = Ukupno
end-winner = Pobjeđuje { $names }: { $n ->
        [one] { $n } bod
        [few] { $n } boda
       *[other] { $n } bodova
    }.
end-shared = Pobjedu dijele { $names }: { $n ->
        [one] { $n } bod
        [few] { $n } boda
       *[other] { $n } bodova
    }.
end-skip = Preskoči
end-fold = Pokaži stol
end-unfold = Završno bodovanje
end-lost = izvan igre
# $change has its sign: +12, −8.
end-rating = Rejting { $rating } ({ $change })
end-rematch = Igraj ponovno
end-rematch-join = Na sljedeću igru
end-replay = Pogledaj igru ponovno
end-record = Preuzmi zapis

## Who has come to a table with a clock
entry-here = { $who } je za stolom
entry-here-table = Sat kreće, više se nikoga ne čeka
entry-invite = { $who } šalje novi poziv
entry-invite-table = Stigao je novi poziv

## Another game, and who is not there yet
rematch-asked = { $name } želi igrati ponovno
rematch-seats = Svi se pomiču za jedno mjesto da počne netko drugi; boje idu s mjestima.
clock-waits = Vrijeme kreće kad svi dođu. Još nedostaje: { $names }

## At a glance
glance-more = Više u pravilima

## Turn, story and first game
ask-held = Trenutak…
story-since = od vašeg posljednjeg poteza
story-new = { $n ->
        [one] { $n } novi potez
        [few] { $n } nova poteza
       *[other] { $n } novih poteza
    }
story-away = { $n ->
        [one] Dok vas nije bilo: { $n } potez
        [few] Dok vas nije bilo: { $n } poteza
       *[other] Dok vas nije bilo: { $n } poteza
    }
story-folded = { $n ->
        [one] Još { $n } potez
        [few] Još { $n } poteza
       *[other] Još { $n } poteza
    }
# A game that ended early; $n is how many $names there are.
end-resigned = { $n ->
        [one] { $names } predaje igru.
        [few] { $names } predaju igru.
       *[other] { $names } predaju igru.
    }
end-aborted = Partija je poništena prije nego što je pravo počela.
end-abandoned = Partija je završena jer dugo nitko nije odigrao potez.
end-ended = Partiju je završio upravitelj poslužitelja.
end-timeout = Vrijeme je isteklo: { $names }.
end-wins = { $n ->
        [one] Pobjeđuje { $names }.
        [few] Pobjedu dijele { $names }.
       *[other] Pobjedu dijele { $names }.
    }
round-go-on = Nastavi
tip = Savjet
tip-read = Razumijem
tips-stop = Bez savjeta
tips-again = Ponovno prikaži savjete
dropped-choice = Igra je u međuvremenu otišla dalje, vaš započeti izbor više ne vrijedi.

# The coach. $why lists facts with what there was more or less of: "Food +2 · Buildings −8".
hint = Prijedlog
hint-key = Prijedlog (H)
hint-close = Skloni prijedlog
hint-best = Trener predlaže, od najboljeg izbora:
hint-chance = izgledi za pobjedu { $chance }
hint-why = U odnosu na drugi izbor, do kraja poteza ili kruga: { $why }
review = Trenerova analiza
review-thinking = Trener pregledava partiju…
review-course = Izgledi za pobjedu tijekom partije
review-costly = Odluke koje su najviše stajale
review-taken = Odabrano: { $taken }
review-better = Bolje: { $best } ({ $chance } umjesto { $before })
review-why = Do kraja poteza ili kruga, u prosjeku: { $why }
review-no-reason = Razlika se do kraja poteza ili kruga ne vidi u bodovima ni u zalihama.
review-see = Pokaži
review-clean = Nijedna odluka nije stajala mnogo. Dobro odigrano!
review-stopped = Treneru je ponestalo vremena prije kraja partije.
