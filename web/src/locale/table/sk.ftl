# Slová stola, nech sa na ňom hrá čokoľvek. Prichádzajú s prvou hrou, nie s prvou stránkou.

## What is asked
ask-plain = Vyberte, čo urobíte.
ask-plain-other = { $name } sa rozhoduje.
ask-over = Hra sa skončila.
undo = Vziať späť
confirm = Potvrdiť
# Of a decision that is sent at once: its steps, which only who decides can see.
ask-complete = Viac už nie je čo vyberať. Potvrďte, alebo sa vráťte o krok späť.
steps-chosen = Zatiaľ vybrané
# $n is the number of the step, $choice what was chosen in it.
step-chosen = Krok { $n }: { $choice }
step-remove = Vziať späť krok { $n }: { $choice }
find-choice = Nájsť voľbu
found-choices = { $n ->
        [one] Nájdená { $n } voľba
        [few] Nájdené { $n } voľby
        [many] Nájdených { $n } voľby
       *[other] Nájdených { $n } volieb
    }
skip-ahead = Preskočiť čakanie
dock = Vaše rozhodnutie
purse = Čo máte
# $what is the name of the thing beside it.
manual-on = Pravidlá: { $what }
own-combination = Vlastné pravidlá
# $good is what is counted, $n how much of it is chosen.
mix-fewer = { $good }: o 1 menej
mix-more = { $good }: o 1 viac, teraz { $n }

nothing = nič

## Parts of the screen
panels = Panely
panel-log = Denník
panel-board = Stôl
panel-others = Ostatní
board-plain = Stav hry
panel-chat = Čet
story-and-chat = Denník a čet
unread = { $n ->
        [one] { $n } neprečítaná správa
        [few] { $n } neprečítané správy
        [many] { $n } neprečítanej správy
       *[other] { $n } neprečítaných správ
    }
watching = { $n ->
        [one] { $n } divák
        [few] { $n } diváci
        [many] { $n } diváka
       *[other] { $n } divákov
    }
seat-away = preč, hrá bot
seat-lost = mimo hry
seat-here = pri stole
seat-not-here = teraz nie je pri stole
time-left = zostávajúci čas

## What happened; with `-table` where no single seat is meant
entry-sat = { $who } si sadá k stolu
entry-sat-table = Niekto si sadá k stolu
entry-left = { $who } odchádza od stola
entry-left-table = Niekto odchádza od stola
entry-started = { $who } začína hru
entry-started-table = Hra sa začína
entry-resigned = { $who } sa vzdáva
entry-resigned-table = Niekto sa vzdáva
entry-timeout = { $who } už nemá čas
entry-timeout-table = Čas vypršal
entry-back = { $who } je späť pri stole
entry-back-table = Všetci sú späť pri stole
entry-rematch = { $who } chce hrať znova
entry-rematch-table = Začína sa ďalšia hra
# An event that the game has no words for; $what are its facts.
entry-plain = { $who }: { $what }
entry-plain-table = { $what }
entry-choosing = { $who } sa rozhoduje
story-title = Čo sa stalo
story-more = { $n ->
        [one] ešte { $n } riadok
        [few] ešte { $n } riadky
        [many] ešte { $n } riadka
       *[other] ešte { $n } riadkov
    }
story-earlier = Skoršie ťahy

## The chat
chat-title = Čet
chat-write = Napíšte niečo
chat-send = Odoslať
chat-empty = Zatiaľ nikto nič nenapísal.
chat-watching = Diváci môžu čítať, píšu len hráči.
chat-failed = Správa sa neodoslala. Skúste to znova.
chat-room = { $n ->
        [one] ostáva { $n } znak
        [few] ostávajú { $n } znaky
        [many] ostáva { $n } znaku
       *[other] ostáva { $n } znakov
    }
chat-too-long = { $n ->
        [one] { $n } znak navyše
        [few] { $n } znaky navyše
        [many] { $n } znaku navyše
       *[other] { $n } znakov navyše
    }

## Hot seat: passing the screen; $name is the next player
curtain-title = Odovzdajte zariadenie: teraz hrá { $name }
curtain-about = Ostatní nech sa pozerajú inam. Čo smie vidieť { $name }, sa ukáže až potom.
curtain-ready = Som { $name }
curtain-never = Karty si navzájom vidieť môžeme: stôl už nezakrývať
curtain-failed = K stolu sa nedá pripojiť. Skúste to znova.

## The rules
button-back = Späť
how-to-play = Ako sa hrá
manual-contents = Pravidlá
manual-related = Pozrite aj
manual-close = Zavrieť pravidlá
manual-all = Všetky pravidlá na jednej stránke
manual-elsewhere = iné vydania
in-this-edition = v tomto vydaní
rules-quick = V skratke
rules-edition = Pravidlá tohto vydania
rules-differs = Kde sa vydania líšia, je text označený takto.
rules-options = Čo si pri stole môžete zvoliť
rules-usual = zvyčajne

## Checking the dice
dice-title = Boli kocky poctivé?
dice-about = Pred prvým ťahom server vyžreboval tajné semienko, z ktorého vyplývajú všetky miešania a hody tejto hry, a zverejnil jeho odtlačok. Teraz je známe aj semienko, takže si každý môže overiť, že sa cestou nič nezmenilo.
dice-commitment = Odtlačok zverejnený na začiatku
dice-seed = Semienko prezradené na konci
dice-check = Overiť
dice-yes = v poriadku
dice-no = nesedí
dice-unknown = neoverené
dice-verdict-yes = Všetko sedí: hody boli dané už pred hrou a nikto ich nezmenil.
dice-verdict-no = Niečo nesedí. Odložte si záznam a ukážte ho niekomu, komu veríte.
dice-verdict-unknown = Čo sa dalo overiť, sedí, ale všetko sa overiť nedalo.
# $when is date and time, $number how many entries the log of the table had then.
dice-kept = { $number ->
        [one] Je to ten istý odtlačok, ktorý si tento prehliadač uložil { $when }, keď mal denník stola { $number } položku.
        [few] Je to ten istý odtlačok, ktorý si tento prehliadač uložil { $when }, keď mal denník stola { $number } položky.
        [many] Je to ten istý odtlačok, ktorý si tento prehliadač uložil { $when }, keď mal denník stola { $number } položky.
       *[other] Je to ten istý odtlačok, ktorý si tento prehliadač uložil { $when }, keď mal denník stola { $number } položiek.
    }
dice-kept-other = Nie je to odtlačok, ktorý si tento prehliadač uložil počas hry.
dice-not-kept = Tento prehliadač hru počas hrania nevidel, a tak si žiadny odtlačok neuložil; musí veriť slovu servera.
dice-fits = Odtlačok semienka, vypočítaný v tomto prehliadači pomocou SHA-256, je ten, ktorý bol zverejnený.
dice-fits-not = Odtlačok semienka, vypočítaný v tomto prehliadači pomocou SHA-256, nie je ten, ktorý bol zverejnený.
dice-no-seed = Server semienko neprezradil.
dice-replayed = { $n ->
        [one] Server z tohto semienka zopakoval { $n } rozhodnutie; sedí do posledného bodu.
        [few] Server z tohto semienka zopakoval všetky { $n } rozhodnutia; sedia do posledného bodu.
        [many] Server z tohto semienka zopakoval { $n } rozhodnutia; sedí do posledného bodu.
       *[other] Server z tohto semienka zopakoval všetkých { $n } rozhodnutí; sedia do posledného bodu.
    }
dice-replayed-not = Server hru z tohto semienka zopakoval a vyšlo mu niečo iné.
dice-replay-failed = Server hru nezopakoval. Skúste to znova alebo si ju zopakujte sami.
dice-not-checked = Tu sa neoveruje všetko: prehliadač nepozná pravidlá, takže pokiaľ ide o zopakovanie hry, máte len slovo servera. A odtlačok dokazuje, že sa semienko nezmenilo, nie to, ako bolo vyžrebované.
dice-offline = Ak nechcete veriť nikomu, stiahnite si záznam a zopakujte hru na vlastnom počítači:

## The end of the game
end-title = Záverečné vyhodnotenie
end-table = Body podľa pôvodu
end-source = Za čo
end-total = Spolu
end-winner = Víťazí { $names }: { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodov
    }.
end-shared = O víťazstvo sa delia { $names }: { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodov
    }.
end-skip = Preskočiť
end-fold = Ukázať stôl
end-unfold = Záverečné vyhodnotenie
end-lost = mimo hry
# $change has its sign: +12, −8.
end-rating = Hodnotenie { $rating } ({ $change })
end-rematch = Hrať znova
end-rematch-join = K ďalšej hre
end-replay = Pozrieť si hru znova
end-record = Stiahnuť záznam

## Who has come to a table with a clock
entry-here = { $who } je pri stole
entry-here-table = Hodiny bežia, na nikoho sa už nečaká
entry-invite = { $who } posiela nové pozvanie
entry-invite-table = Je tu nové pozvanie

## Another game, and who is not there yet
rematch-asked = { $name } chce hrať znova
rematch-seats = Všetci sa posunú o jedno miesto, aby začínal niekto iný; farby patria k miestam.
clock-waits = Čas sa spustí, keď budú všetci tu. Ešte chýba: { $names }

## At a glance
glance-more = Viac v pravidlách

## Turn, story and first game
ask-held = Okamih…
story-since = od vášho posledného ťahu
story-new = { $n ->
        [one] { $n } nový ťah
        [few] { $n } nové ťahy
        [many] { $n } nového ťahu
       *[other] { $n } nových ťahov
    }
story-away = { $n ->
        [one] Kým ste tu neboli: { $n } ťah
        [few] Kým ste tu neboli: { $n } ťahy
        [many] Kým ste tu neboli: { $n } ťahu
       *[other] Kým ste tu neboli: { $n } ťahov
    }
story-folded = { $n ->
        [one] Ešte { $n } ťah
        [few] Ešte { $n } ťahy
        [many] Ešte { $n } ťahu
       *[other] Ešte { $n } ťahov
    }
# A game that ended early; $n is how many $names there are.
end-resigned = { $n ->
        [one] { $names } vzdáva hru.
        [few] { $names } vzdávajú hru.
        [many] { $names } vzdávajú hru.
       *[other] { $names } vzdávajú hru.
    }
end-aborted = Partia bola zrušená skôr, než sa poriadne rozbehla.
end-abandoned = Partia sa skončila, lebo dlho nikto neťahal.
end-ended = Partiu ukončil správca servera.
end-timeout = Čas vypršal: { $names }.
end-wins = { $n ->
        [one] Víťazí { $names }.
        [few] O víťazstvo sa delia { $names }.
        [many] O víťazstvo sa delia { $names }.
       *[other] O víťazstvo sa delia { $names }.
    }
round-go-on = Pokračovať
tip = Tip
tip-read = Rozumiem
tips-stop = Už žiadne tipy
tips-again = Znova ukázať tipy
dropped-choice = Hra medzitým pokročila, vaša rozrobená voľba už neplatí.

# The coach. $why lists facts with what there was more or less of: "Food +2 · Buildings −8".
hint = Nápoveda
hint-key = Nápoveda (H)
hint-close = Zavrieť nápovedu
hint-best = Tréner radí, od najlepšej voľby:
hint-chance = šanca na výhru { $chance }
hint-why = Oproti druhej voľbe na konci ťahu alebo kola: { $why }
review = Trénerov rozbor
review-thinking = Tréner prechádza partiu…
review-course = Šance na výhru počas partie
review-costly = Rozhodnutia, ktoré stáli najviac
review-taken = Zvolené: { $taken }
review-better = Lepšie: { $best } ({ $chance } namiesto { $before })
review-why = Na konci ťahu alebo kola v priemere: { $why }
review-no-reason = Na bodoch ani zásobách sa rozdiel do konca ťahu alebo kola neprejaví.
review-see = Ukázať
review-clean = Žiadne rozhodnutie nestálo veľa. Dobre zahrané!
review-stopped = Trénerovi došiel čas skôr, než prešiel celú partiu.
