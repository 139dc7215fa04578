# Slova stolu, ať se na něm hraje cokoli. Přicházejí s první hrou, ne s první stránkou.

## What is asked
ask-plain = Vyberte, co uděláte.
ask-plain-other = { $name } se rozhoduje.
ask-over = Hra skončila.
undo = Vzít zpět
confirm = Potvrdit
# Of a decision that is sent at once: its steps, which only who decides can see.
ask-complete = Víc už není co vybírat. Potvrďte, nebo se vraťte o krok zpět.
steps-chosen = Zatím vybráno
# $n is the number of the step, $choice what was chosen in it.
step-chosen = Krok { $n }: { $choice }
step-remove = Vzít zpět krok { $n }: { $choice }
find-choice = Najít volbu
found-choices = { $n ->
        [one] Nalezena { $n } volba
        [few] Nalezeny { $n } volby
        [many] Nalezeno { $n } volby
       *[other] Nalezeno { $n } voleb
    }
skip-ahead = Přeskočit čekání
dock = Vaše rozhodnutí
purse = Co máte
# $what is the name of the thing beside it.
manual-on = Pravidla: { $what }
own-combination = Vlastní pravidla
# $good is what is counted, $n how much of it is chosen.
mix-fewer = { $good }: o 1 méně
mix-more = { $good }: o 1 více, teď { $n }

nothing = nic

## Parts of the screen
panels = Panely
panel-log = Deník
panel-board = Stůl
panel-others = Ostatní
board-plain = Stav hry
panel-chat = Chat
story-and-chat = Deník a chat
unread = { $n ->
        [one] { $n } nepřečtená zpráva
        [few] { $n } nepřečtené zprávy
        [many] { $n } nepřečtené zprávy
       *[other] { $n } nepřečtených zpráv
    }
watching = { $n ->
        [one] { $n } divák
        [few] { $n } diváci
        [many] { $n } diváka
       *[other] { $n } diváků
    }
seat-away = pryč, hraje bot
seat-lost = mimo hru
seat-here = u stolu
seat-not-here = teď není u stolu
time-left = zbývající čas

## What happened; with `-table` where no single seat is meant
entry-sat = { $who } usedá ke stolu
entry-sat-table = Někdo usedá ke stolu
entry-left = { $who } odchází od stolu
entry-left-table = Někdo odchází od stolu
entry-started = { $who } zahajuje hru
entry-started-table = Hra začíná
entry-resigned = { $who } se vzdává
entry-resigned-table = Někdo se vzdává
entry-timeout = { $who } už nemá čas
entry-timeout-table = Čas vypršel
entry-back = { $who } je zpátky u stolu
entry-back-table = Všichni jsou zpátky u stolu
entry-rematch = { $who } chce hrát znovu
entry-rematch-table = Začíná další hra
# An event that the game has no words for; $what are its facts.
entry-plain = { $who }: { $what }
entry-plain-table = { $what }
entry-choosing = { $who } se rozhoduje
story-title = Co se stalo
story-more = { $n ->
        [one] ještě { $n } řádek
        [few] ještě { $n } řádky
        [many] ještě { $n } řádku
       *[other] ještě { $n } řádků
    }
story-earlier = Dřívější tahy

## The chat
chat-title = Chat
chat-write = Napište něco
chat-send = Odeslat
chat-empty = Zatím nikdo nic nenapsal.
chat-watching = Diváci mohou číst, píšou jen hráči.
chat-failed = Zpráva se neodeslala. Zkuste to znovu.
chat-room = { $n ->
        [one] zbývá { $n } znak
        [few] zbývají { $n } znaky
        [many] zbývá { $n } znaku
       *[other] zbývá { $n } znaků
    }
chat-too-long = { $n ->
        [one] { $n } znak navíc
        [few] { $n } znaky navíc
        [many] { $n } znaku navíc
       *[other] { $n } znaků navíc
    }

## Hot seat: passing the screen; $name is the next player
curtain-title = Předejte zařízení: teď hraje { $name }
curtain-about = Ostatní ať se dívají jinam. Co smí vidět { $name }, se ukáže až potom.
curtain-ready = Jsem { $name }
curtain-never = Karty si navzájem vidět můžeme: stůl už nezakrývat
curtain-failed = Ke stolu se nejde připojit. Zkuste to znovu.

## The rules
button-back = Zpět
how-to-play = Jak se hraje
manual-contents = Pravidla
manual-related = Viz také
manual-close = Zavřít pravidla
manual-all = Všechna pravidla na jedné stránce
manual-elsewhere = jiná vydání
in-this-edition = v tomto vydání
rules-quick = Ve zkratce
rules-edition = Pravidla tohoto vydání
rules-differs = Kde se vydání liší, je text označen takto.
rules-options = Co si u stolu můžete zvolit
rules-usual = obvykle

## Checking the dice
dice-title = Byly kostky poctivé?
dice-about = Před prvním tahem server vylosoval tajné semínko, z něhož plynou všechna míchání a hody této hry, a zveřejnil jeho otisk. Teď je známé i semínko, takže si každý může ověřit, že se cestou nic nezměnilo.
dice-commitment = Otisk zveřejněný na začátku
dice-seed = Semínko prozrazené na konci
dice-check = Ověřit
dice-yes = v pořádku
dice-no = nesouhlasí
dice-unknown = neověřeno
dice-verdict-yes = Všechno souhlasí: hody byly dané už před hrou a nikdo je nezměnil.
dice-verdict-no = Něco nesouhlasí. Uschovejte si záznam a ukažte ho někomu, komu věříte.
dice-verdict-unknown = Co se dalo ověřit, souhlasí, ale všechno se ověřit nedalo.
# $when is date and time, $number how many entries the log of the table had then.
dice-kept = { $number ->
        [one] Je to týž otisk, který si tento prohlížeč uložil { $when }, když měl deník stolu { $number } položku.
        [few] Je to týž otisk, který si tento prohlížeč uložil { $when }, když měl deník stolu { $number } položky.
        [many] Je to týž otisk, který si tento prohlížeč uložil { $when }, když měl deník stolu { $number } položky.
       *[other] Je to týž otisk, který si tento prohlížeč uložil { $when }, když měl deník stolu { $number } položek.
    }
dice-kept-other = Není to otisk, který si tento prohlížeč uložil během hry.
dice-not-kept = Tento prohlížeč hru během hraní neviděl, a tak si žádný otisk neuložil; musí věřit slovu serveru.
dice-fits = Otisk semínka, spočítaný v tomto prohlížeči pomocí SHA-256, je týž, který byl zveřejněn.
dice-fits-not = Otisk semínka, spočítaný v tomto prohlížeči pomocí SHA-256, není ten, který byl zveřejněn.
dice-no-seed = Server semínko neprozradil.
dice-replayed = { $n ->
        [one] Server z tohoto semínka přehrál { $n } rozhodnutí; souhlasí do posledního bodu.
        [few] Server z tohoto semínka přehrál všechna { $n } rozhodnutí; souhlasí do posledního bodu.
        [many] Server z tohoto semínka přehrál { $n } rozhodnutí; souhlasí do posledního bodu.
       *[other] Server z tohoto semínka přehrál všech { $n } rozhodnutí; souhlasí do posledního bodu.
    }
dice-replayed-not = Server hru z tohoto semínka přehrál a vyšlo mu něco jiného.
dice-replay-failed = Server hru nepřehrál. Zkuste to znovu, nebo si ji přehrajte sami.
dice-not-checked = Tady se neověřuje všechno: prohlížeč nezná pravidla, takže pokud jde o přehrání, máte jen slovo serveru. A otisk dokládá, že se semínko nezměnilo, ne to, jak bylo vylosováno.
dice-offline = Nechcete-li věřit nikomu, stáhněte si záznam a přehrajte ho na vlastním počítači:

## The end of the game
end-title = Závěrečné vyhodnocení
end-table = Body podle původu
end-source = Za co
end-total = Celkem
end-winner = Vítězí { $names }: { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }.
end-shared = O vítězství se dělí { $names }: { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }.
end-skip = Přeskočit
end-fold = Ukázat stůl
end-unfold = Závěrečné vyhodnocení
end-lost = mimo hru
# $change has its sign: +12, −8.
end-rating = Hodnocení { $rating } ({ $change })
end-rematch = Hrát znovu
end-rematch-join = K další hře
end-replay = Přehrát si hru
end-record = Stáhnout záznam

## Who has come to a table with a clock
entry-here = { $who } je u stolu
entry-here-table = Hodiny běží, na nikoho se už nečeká
entry-invite = { $who } posílá nové pozvání
entry-invite-table = Je tu nové pozvání

## Another game, and who is not there yet
rematch-asked = { $name } chce hrát znovu
rematch-seats = Všichni se posunou o jedno místo, aby začínal někdo jiný; barvy patří k místům.
clock-waits = Čas se spustí, až budou všichni tady. Ještě chybí: { $names }

## At a glance
glance-more = Více v pravidlech

## Turn, story and first game
ask-held = Okamžik…
story-since = od vašeho posledního tahu
story-new = { $n ->
        [one] { $n } nový tah
        [few] { $n } nové tahy
        [many] { $n } nového tahu
       *[other] { $n } nových tahů
    }
story-away = { $n ->
        [one] Zatímco jste tu nebyli: { $n } tah
        [few] Zatímco jste tu nebyli: { $n } tahy
        [many] Zatímco jste tu nebyli: { $n } tahu
       *[other] Zatímco jste tu nebyli: { $n } tahů
    }
story-folded = { $n ->
        [one] Ještě { $n } tah
        [few] Ještě { $n } tahy
        [many] Ještě { $n } tahu
       *[other] Ještě { $n } tahů
    }
# A game that ended early; $n is how many $names there are.
end-resigned = { $n ->
        [one] { $names } vzdává hru.
        [few] { $names } vzdávají hru.
        [many] { $names } vzdávají hru.
       *[other] { $names } vzdávají hru.
    }
end-aborted = Partie byla zrušena dřív, než se pořádně rozjela.
end-abandoned = Partie byla ukončena, protože dlouho nikdo netáhl.
end-ended = Partii ukončil správce serveru.
end-timeout = Čas vypršel: { $names }.
end-wins = { $n ->
        [one] Vítězí { $names }.
        [few] O vítězství se dělí { $names }.
        [many] O vítězství se dělí { $names }.
       *[other] O vítězství se dělí { $names }.
    }
round-go-on = Pokračovat
tip = Tip
tip-read = Rozumím
tips-stop = Už žádné tipy
tips-again = Znovu ukázat tipy
dropped-choice = Hra mezitím pokročila, vaše rozdělaná volba už neplatí.

# The coach. $why lists facts with what there was more or less of: "Food +2 · Buildings −8".
hint = Nápověda
hint-key = Nápověda (H)
hint-close = Zavřít nápovědu
hint-best = Trenér radí, od nejlepší volby:
hint-chance = šance na výhru { $chance }
hint-why = Proti druhé volbě na konci tahu nebo kola: { $why }
review = Trenérův rozbor
review-thinking = Trenér prochází partii…
review-course = Šance na výhru během partie
review-costly = Rozhodnutí, která stála nejvíc
review-taken = Zvoleno: { $taken }
review-better = Lepší: { $best } ({ $chance } místo { $before })
review-why = Na konci tahu nebo kola v průměru: { $why }
review-no-reason = Na bodech ani zásobách se rozdíl do konce tahu nebo kola neprojeví.
review-see = Ukázat
review-clean = Žádné rozhodnutí nestálo mnoho. Dobře zahráno!
review-stopped = Trenérovi došel čas dřív, než prošel celou partii.
