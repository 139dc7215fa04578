# Riječi Kamenog doba. Ključeve, atribute i varijable objašnjava en.ftl; ovdje su potpuno isti.

### Igra

game-title = Kameno doba
game-about = Povedite pleme od ognjišta do male civilizacije: postavljajte ljude, bacajte kocke, skupljajte resurse, hranite pleme, gradite i otkrivajte.
game-progress = { $round }. krug

## Dobra

good-food = hrana
good-wood = drvo
good-clay = cigla
good-stone = kamen
good-gold = zlato
good-tool = alat
good-agriculture = proizvodnja hrane
good-points = bodovi
good-people = ljudi
good-any-two-resources = 2 resursa po izboru

amount-food = { $n ->
        [one] { $n } hrana
        [few] { $n } hrane
       *[other] { $n } hrane
    }
amount-wood = { $n ->
        [one] { $n } drvo
        [few] { $n } drva
       *[other] { $n } drva
    }
amount-clay = { $n ->
        [one] { $n } cigla
        [few] { $n } cigle
       *[other] { $n } cigli
    }
amount-stone = { $n ->
        [one] { $n } kamen
        [few] { $n } kamena
       *[other] { $n } kamena
    }
amount-gold = { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlata
    }
amount-tool = { $n ->
        [one] { $n } alat
        [few] { $n } alata
       *[other] { $n } alata
    }
amount-agriculture = proizvodnja hrane +{ $n }
amount-points = { $n ->
        [one] { $n } bod
        [few] { $n } boda
       *[other] { $n } bodova
    }
amount-people = { $n ->
        [one] { $n } čovjek
        [few] { $n } čovjeka
       *[other] { $n } ljudi
    }
amount-resources = { $n ->
        [one] { $n } resurs
        [few] { $n } resursa
       *[other] { $n } resursa
    }

# Kao objekt rečenice: „Dora plaća…“, „Dora postavlja…“.
object-food = { $n ->
        [one] { $n } hranu
        [few] { $n } hrane
       *[other] { $n } hrane
    }
object-wood = { amount-wood }
object-clay = { $n ->
        [one] { $n } ciglu
        [few] { $n } cigle
       *[other] { $n } cigli
    }
object-stone = { amount-stone }
object-gold = { amount-gold }
object-tool = { amount-tool }
object-agriculture = proizvodnju hrane +{ $n }
object-points = { amount-points }
object-people = { $n ->
        [one] { $n } čovjeka
        [few] { $n } čovjeka
       *[other] { $n } ljudi
    }
object-resources = { amount-resources }

# Prema $good i $n; za poruke koje dobiju oboje.
amount = { $good ->
        [food] { amount-food }
        [wood] { amount-wood }
        [clay] { amount-clay }
        [stone] { amount-stone }
        [gold] { amount-gold }
        [tool] { amount-tool }
        [agriculture] { amount-agriculture }
        [points] { amount-points }
        [people] { amount-people }
       *[resources] { amount-resources }
    }
object = { $good ->
        [food] { object-food }
        [wood] { object-wood }
        [clay] { object-clay }
        [stone] { object-stone }
        [gold] { object-gold }
        [tool] { object-tool }
        [agriculture] { object-agriculture }
        [points] { object-points }
        [people] { object-people }
       *[resources] { object-resources }
    }

## Mjesta

place-toolmaker = Alatnica
place-hut = Koliba
place-field = Polje
place-hunt = Lovište
place-forest = Šuma
place-clay-pit = Glinokop
place-quarry = Kamenolom
place-river = Rijeka
place-card = Karta { $number }
place-building = Građevina { $number }
place-buildings = Građevine

# Kamo se netko postavlja i gdje netko jest.
place-to = { $place ->
        [toolmaker] u alatnicu
        [hut] u kolibu
        [field] u polje
        [hunt] na lovište
        [forest] u šumu
        [clay-pit] u glinokop
        [quarry] u kamenolom
        [river] na rijeku
        [card] na kartu { $number }
       *[building] na građevinu { $number }
    }
place-at = { $place ->
        [toolmaker] u alatnici
        [hut] u kolibi
        [field] u polju
        [hunt] na lovištu
        [forest] u šumi
        [clay-pit] u glinokopu
        [quarry] u kamenolomu
        [river] na rijeci
        [card] na karti { $number }
       *[building] na građevini { $number }
    }

# Čemu mjesto služi, u nekoliko riječi.
place-brings-toolmaker = novi alat
place-brings-hut = novi čovjek
place-brings-field = proizvodnja hrane +1
place-brings-hunt = 1 hrana za svake 2 točkice na kockama
place-brings-forest = 1 drvo za svake 3 točkice na kockama
place-brings-clay-pit = 1 cigla za svake 4 točkice na kockama
place-brings-quarry = 1 kamen za svakih 5 točkica na kockama
place-brings-river = 1 zlato za svakih 6 točkica na kockama
place-brings-card = { $n ->
        [one] košta { $n } resurs po izboru
        [few] košta { $n } resursa po izboru
       *[other] košta { $n } resursa po izboru
    }
place-brings-building = bodovi odmah

# Tko gdje stoji.
place-empty = ovdje nema nikoga
place-people = { $name }: { amount-people }
place-room = { $n ->
        [0] popunjeno
        [one] još { $n } mjesto
        [few] još { $n } mjesta
       *[other] još { $n } mjesta
    }
place-room-any = mjesta ima za sve

## Plemena po znakovima

tribe-hand = Pleme Ruke
    .short = Ruka
tribe-fish = Pleme Ribe
    .short = Riba
tribe-sun = Pleme Sunca
    .short = Sunce
tribe-spiral = Pleme Spirale
    .short = Spirala

## Simboli kulture i majstori

symbol-healing = travarstvo
symbol-art = umjetnost
symbol-music = glazba
symbol-writing = pisanje
symbol-time = vrijeme
symbol-pottery = lončarstvo
symbol-transport = prijevoz
symbol-weaving = tkanje

worker-farmer = Farmeri
worker-toolmaker = Izrađivači alata
worker-builder = Graditelji koliba
worker-shaman = Vračevi

amount-farmer = { $n ->
        [one] { $n } farmer
        [few] { $n } farmera
       *[other] { $n } farmera
    }
amount-toolmaker = { $n ->
        [one] { $n } izrađivač alata
        [few] { $n } izrađivača alata
       *[other] { $n } izrađivača alata
    }
amount-builder = { $n ->
        [one] { $n } graditelj koliba
        [few] { $n } graditelja koliba
       *[other] { $n } graditelja koliba
    }
amount-shaman = { $n ->
        [one] { $n } vrač
        [few] { $n } vrača
       *[other] { $n } vračeva
    }

## Faze

phase-placing = Postavljanje ljudi
    .short = Postavljanje
phase-using = Korištenje akcija
    .short = Akcije
phase-feeding = Hranjenje plemena
    .short = Hranjenje
phase-last-chance = Prije završnog bodovanja
    .short = Zadnja prilika
phase-over = Kraj igre
    .short = Kraj

## Izdanja i opcije

option-edition = Izdanje
    .about = Po pravilima kojeg se izdanja igra.
edition-mindok-2019 = Mindok 2019.
    .about = Češko izdanje iz 2019.: glad odnosi 10 bodova, u lov se ide jednom u krugu, novi alat poboljšava prvi od najnižih, i drugi se skup simbola kvadrira.
edition-riogrande-2008 = Rio Grande 2008.
    .about = Izdanje iz 2008.: glad odnosi 10 bodova, u lov se ide jednom u krugu, sami birate koji alat poboljšavate, ponovljeni simbol vrijedi 1 bod.
edition-slovak = Slovačko izdanje
    .about = Slovačko izdanje: svaka hrana koja nedostaje odnosi 4 boda, lovci mogu krenuti i naknadno, sami birate koji alat poboljšavate, i drugi se skup simbola kvadrira.
option-edition-mindok-2019 = { edition-mindok-2019 }
    .about = { edition-mindok-2019.about }
option-edition-riogrande-2008 = { edition-riogrande-2008 }
    .about = { edition-riogrande-2008.about }
option-edition-slovak = { edition-slovak }
    .about = { edition-slovak.about }
option-starvation = Glad
    .about = Što gubi pleme u kojem netko ostane gladan.
option-starvation-flat-10 = Uvijek 10 bodova
    .about = Pleme koje nije posve nahranjeno gubi 10 bodova, koliko god hrane nedostajalo.
option-starvation-4-per-food = 4 boda za hranu koja nedostaje
    .about = Svaka hrana koja na kraju nedostaje odnosi 4 boda.
option-hunt-reentry = Naknadni lovci
    .about = Smijete li u istom krugu postaviti još lovaca.
option-hunt-reentry-false = Jednom u krugu
    .about = Lovce postavljate samo jednom u krugu, kao i ljude na druga mjesta.
option-hunt-reentry-true = Bilo kada
    .about = U svakom svojem potezu smijete dodati još lovaca.
option-green-duplicates = Ponovljeni simboli
    .about = Koliko na kraju vrijede ponovljeni kulturni simboli.
option-green-duplicates-second-set = Drugi skup
    .about = Ponovljeni simboli čine još jedan skup, koji se također kvadrira.
option-green-duplicates-one-point = Po 1 bod
    .about = Svaki ponovljeni simbol vrijedi 1 bod.
option-box = Igraći materijal
    .about = Iz koje je kutije prikazani igraći materijal. Njegova količina nikad ne ograničava igru.
option-box-2019 = Kutija iz 2019.
    .about = 28 drva, 18 cigli, 12 kamena, 10 zlata, 63 oznake hrane i 48 drvenih figurica.
option-box-2008 = Kutija iz 2008.
    .about = 20 drva, 16 cigli, 12 kamena, 10 zlata, 53 oznake hrane, 40 drvenih figurica i 8 drvenih oznaka.

## Upute: jedna rečenica onome tko odlučuje i jedna ostalima

prompt-placing = Postavite ljude na jedno mjesto.
prompt-placing-other = { $name } postavlja ljude.
prompt-how-many = { $place ->
        [hunt] Koliko ljudi ide u lov?
        [forest] Koliko ljudi ide u šumu?
        [clay-pit] Koliko ljudi ide u glinokop?
        [quarry] Koliko ljudi ide u kamenolom?
        [river] Koliko ljudi ide na rijeku?
       *[other] Koliko ljudi ide?
    }
prompt-confirm-place = Želite li postaviti { object-people } { place-to }?
prompt-using = Odaberite sljedeću akciju.
prompt-using-other = { $name } koristi akcije.
prompt-adding-tools = Palo je { $total } { place-at }. Želite li dodati alate?
prompt-adding-tools-other = { $name }: { place-at } je palo { $total }, može dodati alate.
prompt-buying-card = { $n ->
        [one] Želite li platiti { $n } resurs za kartu { $number } ili je ostaviti?
        [few] Želite li platiti { $n } resursa za kartu { $number } ili je ostaviti?
       *[other] Želite li platiti { $n } resursa za kartu { $number } ili je ostaviti?
    }
prompt-buying-card-other = { $name } odlučuje o karti { $number }.
prompt-buying-tile = Želite li sagraditi građevinu { $number } ili je ostaviti?
prompt-buying-tile-other = { $name } odlučuje o građevini { $number }.
prompt-picking-die = Uzmite jednu od kocaka i njezin bonus.
prompt-picking-die-other = { $name } bira kocku s bonusom.
prompt-feeding = { $n ->
        [one] Nedostaje { $n } hrana: želite li je zamijeniti resursima ili pleme ostaje gladno?
        [few] Nedostaju { $n } hrane: želite li ih zamijeniti resursima ili pleme ostaje gladno?
       *[other] Nedostaje { $n } hrane: želite li je zamijeniti resursima ili pleme ostaje gladno?
    }
prompt-feeding-other = { $name } nema dovoljno hrane.
prompt-last-chance = Zadnja prilika prije bodovanja: želite li svojom kartom uzeti dva resursa?
prompt-last-chance-other = { $name } još može uzeti dva resursa.

prompt-pay-tile-fixed = Ova građevina košta { $paid } i donosi { object-points }.
prompt-pay-tile-choice = { $kinds ->
        [one] Odaberite { object-resources } iste vrste. Donose onoliko bodova koliko vrijede.
        [few] Odaberite { object-resources } od točno { $kinds } vrste. Donose onoliko bodova koliko vrijede.
       *[other] Odaberite { object-resources } od točno { $kinds } vrsta. Donose onoliko bodova koliko vrijede.
    }
prompt-pay-tile-free = Odaberite od { $least } do { $most } resursa bilo koje vrste. Donose onoliko bodova koliko vrijede.
prompt-pay-left = { $n ->
        [0] To je sve.
       *[other] Odaberite još { $n }.
    }
prompt-take-two = Odaberite dva resursa, ista ili različita.
prompt-cannot-pay = Još ne možete platiti: { $have } od { $need }. Vaša karta može donijeti još 2 resursa.

## Gumbi

button-send = Postavi { $n }
button-roll = { $n ->
        [one] Baci { $n } kocku
        [few] Baci { $n } kocke
       *[other] Baci { $n } kocaka
    }
button-use = Iskoristi
button-pay = Plati
button-decline = Ostavi
button-take-what = Uzmi { $what }
button-add-tools = { $n ->
        [one] Dodaj { $n } alat
        [few] Dodaj { $n } alata
       *[other] Dodaj { $n } alata
    }
button-keep-roll = Ostavi kako je palo
button-starve = { $n ->
        [one] Gladuj: gubitak { $n } boda
        [few] Gladuj: gubitak { $n } boda
       *[other] Gladuj: gubitak { $n } bodova
    }
button-feed = Nahrani pleme
button-more = Jedan više
button-fewer = Jedan manje

## Izbori za one koji ih slušaju

choice-place = Postavi { object-people } { place-to }
choice-use = { $place ->
        [toolmaker] Izradi alat
        [hut] Primi novog čovjeka
        [field] Obradi polje: proizvodnja hrane +1
        [hunt] Baci kocke na lovištu
        [forest] Baci kocke u šumi
        [clay-pit] Baci kocke u glinokopu
        [quarry] Baci kocke u kamenolomu
        [river] Baci kocke na rijeci
        [card] Kupi kartu { $number }
       *[building] Sagradi građevinu { $number }
    }
choice-pay = Plati { $what }
choice-pay-points = Plati { $what } za { object-points }
choice-pay-food = Daj { $what } umjesto hrane
choice-pay-food-hungry = { $n ->
        [one] Daj { $what } i gladuj: gubitak { $n } boda
        [few] Daj { $what } i gladuj: gubitak { $n } boda
       *[other] Daj { $what } i gladuj: gubitak { $n } bodova
    }
choice-decline-last-chance = Ne uzimaj ništa
choice-pick = { $face ->
        [wood] Uzmi 1 drvo
        [clay] Uzmi 1 ciglu
        [stone] Uzmi 1 kamen
        [gold] Uzmi 1 zlato
        [tool] Uzmi alat
       *[agriculture] Uzmi proizvodnju hrane +1
    }
choice-pick-lost = { $face ->
        [tool] Uzmi alat: propada, svi su već najviše vrijednosti
       *[agriculture] Uzmi proizvodnju hrane: propada, već je najviša
    }

# Jedan alat; $n je njegova vrijednost.
tool-tile = alat vrijednosti { $n }
tool-once = jednokratni alat vrijednosti { $n }
tool-used = iskorišten u ovom krugu
tool-ready = spreman

## Zašto se mjesto sada ne može odabrati

closed-not-your-turn = Niste na redu.
closed-full = Ovdje više nema mjesta.
closed-yours = U ovom krugu već imate ljude ovdje.
closed-taken = Ovdje je već netko.
closed-two-tribes = Kad igra troje, ovdje smiju biti samo dva plemena.
closed-one-tribe = Kad igra dvoje, ovdje smije biti samo jedno pleme.
closed-village = U igri s manje od četiri igrača u krugu se smiju zauzeti samo dva mjesta od triju: alatnica, koliba i polje.
closed-no-people = Nemate više slobodnih ljudi.
closed-need-two = U kolibu se ide udvoje.
closed-empty = Ovdje nema ničega.
closed-other-phase = Ne u ovoj fazi.
closed-nobody = Ovdje nemate nikoga.

## Karte: gornji dio donosi dobitak, donji bodove

top-market = Bonusi za kocke
top-food = { amount-food }
top-resource = { amount }
top-points = { amount-points }
top-tool = Novi alat
top-agriculture = Proizvodnja hrane +1
top-dice = { $good ->
        [wood] Bacanje za drvo
        [clay] Bacanje za cigle
        [stone] Bacanje za kamen
       *[gold] Bacanje za zlato
    }
top-extra-card = Dodatna karta
top-one-use-tool = Jednokratni alat vrijednosti { $n }
top-any-two = 2 resursa po izboru

bottom-symbol = { $symbol ->
        [healing] kultura: travarstvo
        [art] kultura: umjetnost
        [music] kultura: glazba
        [writing] kultura: pisanje
        [time] kultura: vrijeme
        [pottery] kultura: lončarstvo
        [transport] kultura: prijevoz
       *[weaving] kultura: tkanje
    }
bottom-worker = { $worker ->
        [farmer] { amount-farmer }
        [toolmaker] { amount-toolmaker }
        [builder] { amount-builder }
       *[shaman] { amount-shaman }
    }
    .about = { $worker ->
        [farmer] { object-points } za svaki stupanj proizvodnje hrane
        [toolmaker] { object-points } za svaku jedinicu vrijednosti vaših alata
        [builder] { object-points } za svaku vašu građevinu
       *[shaman] { object-points } za svakog vašeg čovjeka
    }
card-whole = { $top }; na kraju: { $bottom }
card-price = { $n ->
        [one] košta { $n } resurs
        [few] košta { $n } resursa
       *[other] košta { $n } resursa
    }
card-back = karta koju smije vidjeti samo njezin vlasnik
card-now = Odmah
card-at-end = Na kraju

## Građevine

tile-fixed = { $paid } za { object-points }
    .about = Košta { $paid } i donosi { object-points }.
tile-choice = { $kinds ->
        [one] { amount-resources } od { $kinds } vrste
        [few] { amount-resources } od { $kinds } vrste
       *[other] { amount-resources } od { $kinds } vrsta
    }
    .about = { $kinds ->
        [one] Košta { object-resources } iste vrste i donosi onoliko bodova koliko vrijede.
        [few] Košta { object-resources } od točno { $kinds } vrste i donosi onoliko bodova koliko vrijede.
       *[other] Košta { object-resources } od točno { $kinds } vrsta i donosi onoliko bodova koliko vrijede.
    }
tile-free = { $least }–{ $most } resursa
    .about = Košta od { $least } do { $most } resursa bilo koje vrste i donosi onoliko bodova koliko vrijede.
stack-left = { $n ->
        [0] hrpa je prazna
        [1] zadnja građevina na ovoj hrpi
        [one] na hrpi je još { $n } građevina
        [few] na hrpi su još { $n } građevine
       *[other] na hrpi je još { $n } građevina
    }
deck-left = { $n ->
        [0] u špilu više nema karata
        [one] u špilu je još { $n } karta
        [few] u špilu su još { $n } karte
       *[other] u špilu je još { $n } karata
    }

## Stol riječima

round-number = { $n }. krug
first-player = Početni igrač
people-of = kod kuće { $home } od { $n }
food-needed = { $n ->
        [one] jede { $n } hranu po krugu
        [few] jede { $n } hrane po krugu
       *[other] jede { $n } hrane po krugu
    }
food-missing = { $n ->
        [0] hrane ima dovoljno
        [one] nedostaje { $n } hrana
        [few] nedostaju { $n } hrane
       *[other] nedostaje { $n } hrane
    }
agriculture-level = Proizvodnja hrane { $n }
score-now = Da igra sada završi
worth-now = { $n ->
        [one] sada vam vrijedi { $n } bod
        [few] sada vam vrijedi { $n } boda
       *[other] sada vam vrijedi { $n } bodova
    }
worth-range = { $high ->
        [one] sada vam vrijedi od { $low } do { $high } boda
        [few] sada vam vrijedi od { $low } do { $high } boda
       *[other] sada vam vrijedi od { $low } do { $high } bodova
    }
odds-title = Izgledi
odds-line = { $chance }: { object }
odds-nothing = { $chance }: ništa

## Dnevnik

# $count ljudi; prema $place (i $number).
log-placed = { $count ->
        [one] { $who } postavlja { $count } čovjeka { place-to } { $icons }
        [few] { $who } postavlja { $count } čovjeka { place-to } { $icons }
       *[other] { $who } postavlja { $count } ljudi { place-to } { $icons }
    }
log-used = { $place ->
        [toolmaker] { $who } izrađuje alat { $icons }
        [hut] { $who } prima novog čovjeka { $icons }
       *[field] { $who } obrađuje polje { $icons }
    }
log-used-in-vain = { $place ->
        [toolmaker] { $who } već ima sve alate { $icons }
        [hut] { $who } ima deset ljudi, pleme više ne raste { $icons }
       *[field] { $who } ima najvišu proizvodnju hrane, polje ne donosi ništa { $icons }
    }
log-rolled = { $who } baca { place-at } { $dice }
log-gathered = { $who } baca { place-at } { $dice } i dobiva { $goods }
log-gathered-tools = { $who } baca { place-at } { $dice }, dodaje { $tools } i dobiva { $goods }
log-gathered-total = { $who } dobiva { $goods } za zbroj { $total }
log-bought = { $who } plaća { $paid } za kartu { $card }
log-built = { $who } gradi za { $paid } i dobiva { $points }
log-declined = { $place ->
        [card] { $who } ostavlja kartu { $icons }
       *[building] { $who } ostavlja građevinu { $icons }
    }
log-turned = Nova građevina: { $price } za { $points }
log-turned-choice = { $kinds ->
        [0] Nova građevina: { $price } bilo koje vrste, bodovi po vrijednosti
        [one] Nova građevina: { $price } jedne vrste, bodovi po vrijednosti
        [few] Nova građevina: { $price } od { $kinds } vrste, bodovi po vrijednosti
       *[other] Nova građevina: { $price } od { $kinds } vrsta, bodovi po vrijednosti
    }
log-stack-empty = { $stack }. hrpa građevina je prazna: ovo je zadnji krug
log-gained = { $who } kartom dobiva { $goods }
log-gained-in-vain = { $who } ne može imati više, karta ne donosi ništa { $goods }
log-keeps-tool = { $who } čuva jednokratni alat vrijednosti { $value } { $icons }
log-keeps-any-two = { $who } čuva za kasnije kartu „2 resursa po izboru”
log-drew = { $who } uzima skrivenu kartu: { $card }
log-drew-unseen = { $who } uzima skrivenu kartu
log-drew-none = { $who } nema što izvući, špil je prazan
log-market = { $who } baca za bonuse: { $faces }
log-picked = { $who } za svoju kocku uzima { $goods }
log-picked-in-vain = { $who } za svoju kocku mora uzeti { $goods }, ali više ne može imati
log-took-two = { $who } kartom „2 resursa po izboru” uzima { $goods }
# $people je broj nahranjenih.
log-fed = { $people ->
        [one] { $who } hrani { $people } čovjeka: { $meal }
        [few] { $who } hrani { $people } čovjeka: { $meal }
       *[other] { $who } hrani { $people } ljudi: { $meal }
    }
log-fed-harvest = { $people ->
        [one] { $who } žanje { $harvest } i hrani { $people } čovjeka: { $meal }
        [few] { $who } žanje { $harvest } i hrani { $people } čovjeka: { $meal }
       *[other] { $who } žanje { $harvest } i hrani { $people } ljudi: { $meal }
    }
log-hungry = { $missing ->
        [one] { $who } gladuje, nedostaje { $missing } hrana: { $points } { $meal }
        [few] { $who } gladuje, nedostaju { $missing } hrane: { $points } { $meal }
       *[other] { $who } gladuje, nedostaje { $missing } hrane: { $points } { $meal }
    }
log-round = { $round }. krug
log-torch = Počinje { $who }
log-ended-cards = Karata više nema dovoljno za popunu: igra završava
log-ended-buildings = Hrpa građevina je prazna: igra završava
log-counted = Završno bodovanje: { $scores }
log-shown = { $who } otkriva skrivenu kartu: { $card }
log-choosing = { $decision ->
        [placing] { $who } postavlja ljude
        [using] { $who } koristi akcije
        [adding-tools] { $who } razmišlja o alatima
        [buying-card] { $who } razmišlja o karti
        [buying-tile] { $who } razmišlja o građevini
        [picking-die] { $who } bira kocku s bonusom
        [feeding] { $who } traži hranu
        [raising-tool] { $who } bira alat koji će poboljšati
       *[last-chance] { $who } još može uzeti dva resursa
    }

## Pristupačni nazivi slika; broj se čita iza njih

icon-food = hrana
icon-wood = drvo
icon-clay = cigla
icon-stone = kamen
icon-gold = zlato
icon-tool = alat
icon-agriculture = proizvodnja hrane
icon-points = bodovi
icon-people = ljudi
icon-card = karta
icon-hut = građevina
icon-torch = početni igrač
icon-resources = resursi
icon-die = kocka s brojem { $value }
icon-two-dice = dvije kocke
icon-market = bonusi za kocke
icon-extra-card = dodatna karta
icon-one-use-tool = jednokratni alat
icon-any-two = resursi po izboru
icon-symbol-healing = travarstvo
icon-symbol-art = umjetnost
icon-symbol-music = glazba
icon-symbol-writing = pisanje
icon-symbol-time = vrijeme
icon-symbol-pottery = lončarstvo
icon-symbol-transport = prijevoz
icon-symbol-weaving = tkanje
icon-worker-farmer = farmeri
icon-worker-toolmaker = izrađivači alata
icon-worker-builder = graditelji koliba
icon-worker-shaman = vračevi

## Bodovi

score-buildings = Građevine
score-card-points = Bodovi s karata
score-hunger = Glad
score-culture = Kulturni simboli
score-farmers = Farmeri
score-toolmakers = Izrađivači alata
score-builders = Graditelji koliba
score-shamans = Vračevi
score-resources = Preostali resursi

## Pomoć: mjesta

help-toolmaker =
    .title = Alatnica
    .body = Ovamo ide točno jedan čovjek i izrađuje jedan alat. Prva tri alata vrijede po 1, a svaki sljedeći povećava za 1 onaj najniži, sve do triju alata vrijednosti 4. Alate dodajete svojim bacanjima, svaki jednom u krugu. Ovdje smijete stajati i kad više alata ne možete imati – makar samo zato da ne stoji netko drugi.
help-hut =
    .title = Koliba
    .body = Ovamo zajedno idu dva čovjeka istog plemena, a pleme dobiva još jednog. Novog čovjeka morate nahraniti već u ovom krugu, a postaviti ga možete od sljedećeg. Pleme ima najviše deset ljudi.
help-field =
    .title = Polje
    .body = Ovamo ide točno jedan čovjek i povećava vašu proizvodnju hrane za 1, najviše do 10. Svaki stupanj donosi 1 hranu na početku svakog hranjenja.
help-hunt =
    .title = Lovište
    .body = Mjesta ima za sve. Za svakog svojeg lovca bacite jednu kocku i po želji dodajte alate. Zbroj podijelite s 2, zaokružite nadolje i uzmite toliko hrane.
help-forest =
    .title = Šuma
    .body = Ovamo stane ukupno sedam ljudi. Za svakog svojeg bacite jednu kocku i po želji dodajte alate. Zbroj podijelite s 3, zaokružite nadolje i uzmite toliko drva.
help-clay-pit =
    .title = Glinokop
    .body = Ovamo stane ukupno sedam ljudi. Za svakog svojeg bacite jednu kocku i po želji dodajte alate. Zbroj podijelite s 4, zaokružite nadolje i uzmite toliko cigli.
help-quarry =
    .title = Kamenolom
    .body = Ovamo stane ukupno sedam ljudi. Za svakog svojeg bacite jednu kocku i po želji dodajte alate. Zbroj podijelite s 5, zaokružite nadolje i uzmite toliko kamena.
help-river =
    .title = Rijeka
    .body = Ovamo stane ukupno sedam ljudi. Za svakog svojeg bacite jednu kocku i po želji dodajte alate. Zbroj podijelite sa 6, zaokružite nadolje i uzmite toliko zlata.
help-card =
    .title = Civilizacijska karta
    .body = Na kartu ide jedan čovjek. Kad dođu na red vaše akcije, platite onoliko resursa koliko kaže njezino mjesto – od 1 na jeftinom kraju do 4 na drugom – u bilo kojoj kombinaciji, ali nikad hranom. Gornji dio djeluje pri kupnji, a donji donosi bodove na kraju. Kartu možete i ostaviti, pa ostaje u ponudi.
help-building =
    .title = Građevina
    .body = Na građevinu ide jedan čovjek. Platite resurse s pločice i odmah osvojite njezine bodove ili je ostavite. Kad je sagrađena, okreće se sljedeća pločica s hrpe; može se birati od sljedećeg kruga. Kad je neka hrpa prazna, krug se odigra do kraja i igra završava.
help-hunt-reentry-false =
    .body = U jednom krugu lovce postavljate samo jednom, kao i ljude na sva druga mjesta.
help-hunt-reentry-true =
    .body = U kasnijem potezu istog kruga smijete postaviti još lovaca, čak i ako ih ondje već imate.

## Pomoć: karte

help-top-market =
    .title = Bonusi za kocke
    .body = Kupac baca po jednu kocku za svakog igrača. Počevši od njega, u smjeru kazaljke na satu, svatko uzima točno jednu: 1 = drvo, 2 = cigla, 3 = kamen, 4 = zlato, 5 = alat, 6 = proizvodnja hrane +1. Alati te kocke ne mijenjaju i nitko ne smije odbiti.
help-top-food =
    .title = Hrana
    .body = Prikazanu hranu dobivate čim kupite kartu.
help-top-resource =
    .title = Resursi
    .body = Prikazane resurse dobivate čim kupite kartu.
help-top-points =
    .title = Bodovi
    .body = Prikazane bodove dobivate čim kupite kartu.
help-top-tool =
    .title = Novi alat
    .body = Dobivate jedan alat, baš kao u alatnici.
help-top-agriculture =
    .title = Proizvodnja hrane
    .body = Vaša proizvodnja hrane raste za 1, baš kao u polju.
help-top-dice =
    .title = Resursi za kocke
    .body = Bacite dvije kocke za prikazani resurs, kao da na njegovu mjestu stoje dva vaša čovjeka. To se bacanje ne zbraja s ljudima koje ondje doista imate. Alate smijete dodati.
help-top-extra-card =
    .title = Dodatna karta
    .body = Uzmite gornju kartu iz špila i pogledajte je tako da je drugi ne vide. Njezin gornji dio ne vrijedi, a donji vam se broji na kraju. Ako je špil prazan, ne dobivate ništa.
help-top-one-use-tool =
    .title = Jednokratni alat
    .body = Karta ostaje otkrivena pokraj vas. Jednom u igri dodajte njezinu vrijednost jednom svojem bacanju, samu ili s drugim alatima.
help-top-any-two =
    .title = 2 resursa po izboru
    .body = Karta ostaje otkrivena pokraj vas. Jednom u igri, kad god o nečemu odlučujete, uzmite odjednom dva resursa, ista ili različita – i pri hranjenju i prije završnog bodovanja.
help-culture =
    .title = Kulturni simboli
    .body = Na zelenim je kartama osam simbola, svaki na dvjema. Na kraju prebrojite svoje različite simbole i kvadrirajte taj broj: pet različitih donosi 25 bodova.
help-green-duplicates-second-set =
    .body = Ponovljeni simboli čine drugi skup, koji se također kvadrira: tri para donose 9 i 9 bodova.
help-green-duplicates-one-point =
    .body = Svaki ponovljeni simbol donosi 1 bod: tri para donose 9 i 3 boda.
help-farmer =
    .title = Farmeri
    .body = Na kraju se svi vaši farmeri zbroje i pomnože vašom proizvodnjom hrane.
help-worker-toolmaker =
    .title = Izrađivači alata
    .body = Na kraju se svi izrađivači alata na vašim kartama zbroje i pomnože ukupnom vrijednošću vaših alata.
help-builder =
    .title = Graditelji koliba
    .body = Na kraju se svi vaši graditelji koliba zbroje i pomnože brojem vaših građevina.
help-shaman =
    .title = Vračevi
    .body = Na kraju se svi vaši vračevi zbroje i pomnože brojem vaših ljudi.

## Pomoć: građevine

help-tile-fixed =
    .title = Građevina s unaprijed određenim resursima
    .body = Platite točno tri prikazana resursa i osvojite onoliko bodova koliko piše na pločici.
help-tile-choice =
    .title = Građevina za četiri ili pet resursa
    .body = Platite točno onoliko resursa i od točno onoliko vrsta koliko piše na pločici. Donose svoju vrijednost: drvo 3, cigla 4, kamen 5, zlato 6.
help-tile-free =
    .title = Građevina za 1–7 resursa
    .body = Platite koliko želite, od jednog do sedam resursa bilo kojih vrsta. Donose svoju vrijednost: drvo 3, cigla 4, kamen 5, zlato 6.

## Pomoć: tijek igre

help-placing =
    .title = Postavljanje ljudi
    .body = Počevši od početnog igrača, svatko redom postavlja jednog ili više ljudi na jedno mjesto, stalno ukrug, dok god netko ima koga i kamo postaviti. Dok nekoga možete postaviti, ne smijete preskočiti potez. Gdje već skupljate resurse, u ovom krugu ne dodajete ljude; karte i građevine zauzimate po jednu u potezu.
help-using =
    .title = Korištenje akcija
    .body = Počevši od početnog igrača, svatko iskoristi akcije svih svojih ljudi, mjesto po mjesto redom kojim želi, i vraća ih kući. Tek je tada na redu sljedeći.
help-tools =
    .title = Alati
    .body = Kad vidite što je palo, smijete dodati koliko god želite alata koji u ovom krugu još nisu iskorišteni, svaki u punoj vrijednosti. U sljedećem su krugu opet svi spremni.
help-feeding =
    .title = Hranjenje plemena
    .body = Svatko najprije uzima onoliko hrane kolika mu je proizvodnja, a zatim plaća 1 hranu za svakog svojeg čovjeka. Ako je nema dovoljno, daje svu; svaku hranu koja nedostaje može zamijeniti jednim resursom bilo koje vrste.
help-starvation-flat-10 =
    .body = Ako hrane i dalje nedostaje, gubite 10 bodova, bez obzira na to koliko je nedostaje. Bodovi mogu pasti ispod nule.
help-starvation-4-per-food =
    .body = Za svaku hranu koja i dalje nedostaje gubite 4 boda. Bodovi mogu pasti ispod nule.
help-first-player =
    .title = Početni igrač i novi krug
    .body = Nakon hranjenja oznaka početnog igrača prelazi susjedu slijeva. Karte koje nitko nije kupio pomiču se prema jeftinom kraju, a nove popunjavaju ponudu. Svi su alati opet spremni.
help-end =
    .title = Kraj igre
    .body = Igra završava odmah ako na početku kruga u špilu nema dovoljno karata za popunu ponude. Završava i nakon kruga u kojem se neka hrpa građevina ispraznila; taj se krug odigra do kraja, zajedno s hranjenjem.
help-scoring =
    .title = Završno bodovanje
    .body = Dosadašnjim se bodovima pribrajaju bodovi za kulturne simbole, farmere, izrađivače alata, graditelje koliba i vračeve te 1 bod za svaki preostali resurs. Hrana se ne broji. Pobjeđuje onaj tko ima najviše bodova; u slučaju izjednačenja odlučuju proizvodnja hrane, alati i ljudi; ako su i oni jednaki, pobjeda se dijeli.
help-two-players =
    .title = Dva igrača
    .body = U krugu se smiju zauzeti samo dva mjesta od triju: alatnica, koliba i polje. U šumi, glinokopu, kamenolomu i na rijeci smije biti samo jedno pleme. Igra se s dvjema hrpama građevina.
help-three-players =
    .title = Tri igrača
    .body = U krugu se smiju zauzeti samo dva mjesta od triju: alatnica, koliba i polje. U šumi, glinokopu, kamenolomu i na rijeci smiju biti najviše dva plemena. Igra se s trima hrpama građevina.
help-four-players =
    .title = Četiri igrača
    .body = Sva su mjesta otvorena. Igra se s četirima hrpama građevina.
help-resources =
    .title = Resursi
    .body = Drvo vrijedi 3, cigla 4, kamen 5, zlato 6. Toliko morate baciti za jedan komad i toliko bodova on donosi u građevini bez unaprijed određenih resursa. Svega uvijek ima dovoljno.

## Kako se igra

how-to-play-1 =
    .title = Vaše pleme
    .body = Vodite pleme od pet ljudi s hranom za prve krugove. Tijekom igre ono raste, uči sijati i izrađivati alate, gradi i otkriva. Tko na kraju ima najviše bodova, pobjeđuje.
how-to-play-2 =
    .title = Krug
    .body = Svaki krug ima tri dijela: najprije svi postavite svoje ljude, zatim iskoristite njihove akcije, a na kraju plemena jedu.
how-to-play-3 =
    .title = Postavljanje ljudi
    .body = Izmjenjujete se i svaki put postavite jednog ili više ljudi na jedno mjesto. Mjesta je malo: jedno u alatnici, dva u kolibi, jedno u polju, po jedno na svakoj karti i građevini, po sedam ondje gdje se skupljaju resursi. Samo na lovištu ima mjesta za sve. Zauzmite ono što najviše trebate prije nego što to učini netko drugi.
how-to-play-4 =
    .title = Lov i skupljanje
    .body = Gdje lovite ili skupljate, svaki je čovjek jedna kocka. Zbroj podijelite s 2 za hranu, s 3 za drvo, s 4 za cigle, s 5 za kamen ili sa 6 za zlato, a ostatak zaboravite. Alati se dodaju bacanju i spašavaju i ono loše.
how-to-play-5 =
    .title = Selo
    .body = Alatnica vam daje alat, polje veću proizvodnju i time hranu u svakom krugu, a dva čovjeka u kolibi dovode trećeg. Sve vam to ostaje do kraja.
how-to-play-6 =
    .title = Građevine i karte
    .body = Resursi se u građevinama pretvaraju u bodove, i to odmah. Civilizacijske karte pomažu sada, a bodove donose na kraju – to više što bolje odgovaraju onome u čemu je vaše pleme jako.
how-to-play-7 =
    .title = Hranjenje
    .body = Na kraju svakog kruga svaki vaš čovjek pojede 1 hranu. Nešto daje polje, ostalo lov. Hranu koja nedostaje možete zamijeniti resursima, a glad odnosi bodove.
how-to-play-8 =
    .title = Kraj
    .body = Igra završava kad je neka hrpa građevina prazna ili ponestane karata. Tada se broji: broj različitih kulturnih simbola na kvadrat, farmeri puta proizvodnja hrane, izrađivači alata puta alati, graditelji puta građevine, vračevi puta ljudi i 1 bod za svaki preostali resurs.

## Oko igraće ploče

board = Igraća ploča
shelf = Karte i građevine
your-tribe = Vaše pleme
other-tribes = Ostala plemena
panel-tribe = Pleme
panel-cards = Karte
# Karte i građevine na kojima stoje vlastite figurice; na kartici u mobitelu.
to-use = za korištenje: { $n }
place-open = ovamo možete postaviti ljude
round-phase = { $round }. krug · { $phase }
give-one = Daj jedan komad od { $n }: { $good }
take-one = Uzmi jedan komad: { $good }
harvest = +{ $n } po krugu
choice-any-two = Iskoristi kartu: uzmi 2 resursa po izboru
culture-points = { $n ->
        [one] simboli = { $n } bod
        [few] simboli = { $n } boda
       *[other] simboli = { $n } bodova
    }
count-of = { $what }: { $n }
your-extra-card = Vaša skrivena karta
no-tools-yet = još nema alata
odds-mean = oko { $amount }
tools-can-add = alati mogu dodati +{ $n }
mix-more-of = { $good }: jedan komad više, sada { $n }/{ $have }

## Pomoć: kretanje

help-group-round = Krug
help-group-places = Mjesta
help-group-tribe = Vaše pleme
help-group-players = Koliko vas igra
help-group-cards = Gornji dijelovi karata
help-group-buildings = Građevine
help-group-end = Kraj i bodovanje
rules-all-cards = Svih 36 civilizacijskih karata
rules-all-tiles = Svih 28 građevina

## Kraj igre

end-tie-break = proizvodnja hrane + alati + ljudi: { $n }
end-hidden = skrivena karta:

## U terminalu
##
## Kratko, za stupce ploče široke 80 znakova.

terminal-tribe = { $colour ->
        [red] Crveni
        [blue] Plavi
        [green] Zeleni
       *[yellow] Žuti
    }
terminal-per = { $good } za { $n }
terminal-room = { $n ->
        [0] popunjeno
        [one] { $n } mjesto
        [few] { $n } mjesta
       *[other] { $n } mjesta
    }
terminal-left = još { $n }
terminal-bought = kupljena
terminal-none = više nijedna
terminal-worth = njihova vrijednost
terminal-one-use-tool = Jednokratni alat { $n }
terminal-worker = { $worker ->
        [farmer] { amount-farmer } × proizvodnja
        [toolmaker] { amount-toolmaker } × alati
        [builder] { amount-builder } × građevine
       *[shaman] { amount-shaman } × ljudi
    }
terminal-column =
    .price = Cijena
    .points = traka
    .total = ukupno
    .home = doma
    .agriculture = proizv.
    .tools = alati
terminal-buildings = { $n ->
        [one] { $n } građevina
        [few] { $n } građevine
       *[other] { $n } građevina
    }
terminal-culture = kultura: { $symbols }
terminal-twice = { $symbol } ×2
terminal-extra = jedna skrivena karta
terminal-mean = oko { $amount }
terminal-mean-before-tools = oko { $amount }, bez alata
terminal-value = { $n ->
        [one] sada vrijedi { $n } bod
        [few] sada vrijedi { $n } boda
       *[other] sada vrijedi { $n } bodova
    }
terminal-values = { $high ->
        [one] sada vrijedi od { $low } do { $high } boda
        [few] sada vrijedi od { $low } do { $high } boda
       *[other] sada vrijedi od { $low } do { $high } bodova
    }
terminal-limit = ništa: više ne možete imati
terminal-add = Dodaj alate { $tools }
terminal-once = { $n } (jednokratni)
terminal-by-card = vašom kartom, jednom u igri
terminal-gathered-tools = { $who } dodaje { object-tool } i dobiva { $goods } za zbroj { $total }
terminal-harvest = { object-food }
terminal-lost = −{ object-points }

## Koji se alat poboljšava i što pravila ne kažu

prompt-raising-tool = Novi alat poboljšava jedan od vaših najnižih. Koji?
prompt-raising-tool-other = { $name } bira alat koji će poboljšati.
choice-raise = { $state ->
        [used] Poboljšaj iskorišteni alat na { $n }; u ovom krugu ostaje iskorišten
       *[ready] Poboljšaj spremni alat na { $n }; u ovom krugu još se može dodati
    }
button-raise = Poboljšaj na { $n }
log-raised = { $used ->
        [true] { $who } poboljšava iskorišteni alat na { $value } { $icons }
       *[false] { $who } poboljšava spremni alat na { $value } { $icons }
    }
option-raise-tools = Poboljšavanje alata
    .about = Koji se od vaših najnižih alata poboljšava kad dobijete novi. Važno je samo kad je neki od njih u ovom krugu već iskorišten.
option-raise-tools-first = Prvi od njih
    .about = Poboljšava se prvi od vaših najnižih alata.
option-raise-tools-choose = Birate sami
    .about = Kad god je to važno, sami birate koji se od najnižih alata poboljšava.
option-count-one-use-tools = Jednokratni alati na kraju
    .about = Broje li se izrađivačima alata i jednokratni alati koji su vam ostali. Pravila to ne kažu.
option-count-one-use-tools-false = Ne broje se
    .about = Izrađivačima alata broje se samo tri alata na vašoj ploči.
option-count-one-use-tools-true = Broje se
    .about = Izrađivačima alata broje se i neiskorišteni jednokratni alati.
option-tie-break = Kod istog broja bodova
    .about = Tko pobjeđuje kad igrači imaju jednako bodova. Hrvatska pravila mogu se čitati na oba načina.
option-tie-break-sum = Najveći zbroj
    .about = Pobjeđuje najveći zbroj proizvodnje hrane, alata i ljudi.
option-tie-break-in-order = Redom
    .about = Pobjeđuje najveća proizvodnja hrane; ako je jednaka, najviše alata; zatim najviše ljudi.
option-green-duplicates-no-points = Bez bodova
    .about = Simboli koje imate dvaput ne donose ništa. Slovačka pravila o njima šute.
help-raise-tools-first =
    .body = Novi alat poboljšava prvi od vaših najnižih. Ako ste ga u ovom krugu već iskoristili, ostaje iskorišten.
help-raise-tools-choose =
    .body = Novi alat poboljšava jedan od vaših najnižih. Ako su neki od njih u ovom krugu iskorišteni, a drugi nisu, birate sami. Iskorišteni alat ostaje iskorišten i kad ga poboljšate.
help-count-one-use-tools-false =
    .body = Jednokratni alati koji su vam ostali ne broje se izrađivačima alata.
help-count-one-use-tools-true =
    .body = Jednokratni alati koji su vam ostali također se broje izrađivačima alata, u punoj vrijednosti.
help-tie-break-sum =
    .body = Kod istog broja bodova zbrojite proizvodnju hrane, alate i ljude: pobjeđuje najveći zbroj.
help-tie-break-in-order =
    .body = Kod istog broja bodova pobjeđuje najveća proizvodnja hrane. Ako je i ona jednaka, odlučuje najviše alata, a zatim najviše ljudi.
help-green-duplicates-no-points =
    .body = Simboli koje imate dvaput ne donose ništa: tri para donose 9 bodova.
end-tie-break-in-order = proizvodnja hrane { $agriculture }, alati { $tools }, ljudi { $people }
terminal-gives-up = { $need ->
        [one] odustajete: imate { $have } od { $need } resursa
        [few] odustajete: imate { $have } od { $need } resursa
       *[other] odustajete: imate { $have } od { $need } resursa
    }
terminal-hunger = glad: −{ object-points }

## Na prvi pogled: što ploča kaže o nečemu, najviše dvije rečenice

# $what is what the lower half of a card scores, in words.
glance-card-end = Na kraju: { $what }.
glance-card-symbol = Na kraju: simbol „{ $symbol }”; broj vaših različitih simbola kvadrira se.
# What the upper half of a card does, where the rules need more than a sentence; $n is its number.
glance-top-market = Bacite po jednu kocku za svakog igrača; svatko uzima jednu, vi prvi: resurs, alat ili proizvodnju hrane.
glance-top-one-use-tool = Zadržite kartu i jednom u igri dodajte { $n } jednom svojem bacanju.
glance-top-any-two = Zadržite kartu i jednom u igri uzmite dva resursa po izboru.
glance-deck = Špil karata
    .text = Na početku svakog kruga ponuda se popunjava iz špila. Kad u njemu nema dovoljno karata, igra odmah završava.
glance-stacks = Najmanja hrpa građevina
    .text = Kad je neka hrpa prazna, krug se odigra do kraja i igra završava.
glance-food =
    .text = Na kraju svakog kruga svaki čovjek pojede 1 hranu. Ne služi ni za što drugo, a preostala hrana ne donosi bodove.
# $n is the worth of this resource.
glance-resource =
    .text = Resursima plaćate karte i građevine, a njima možete zamijeniti i hranu koja nedostaje. Ovaj u građevini bez stalne cijene donosi { object-points }, a ako vam ostane do kraja igre, 1 bod.
glance-people =
    .text = Svaki čovjek u krugu obavi jednu akciju i na kraju pojede 1 hranu. Novi dolaze iz kolibe; pleme ih ima najviše deset.
glance-agriculture =
    .text = Donosi toliko hrane na početku svakog hranjenja. Na kraju igre množi se brojem farmera.
glance-score =
    .text = Toliko bi bodova pleme imalo da igra sada završi. Skrivene karte ostalih ne broje se.
glance-torch =
    .text = Tko ima baklju, počinje u ovom krugu. Nakon hranjenja baklja prelazi susjedu slijeva.
glance-tribe =
    .text = { $tribe }. Pritisnite ime da vidite sve što pleme ima.
glance-buildings =
    .text = Sve što je pleme sagradilo. Na kraju se broj građevina množi brojem graditelja koliba.
glance-extra =
    .text = Ovu kartu znate samo vi. Njezin gornji dio ne vrijedi, a donji se broji na kraju: { $what }.
glance-unseen = Skrivena karta
    .text = Ovu kartu zna samo njezin vlasnik. Njezin gornji dio ne vrijedi, a donji se broji na kraju.
# $amount is a good with a decimal number.
glance-mean = { amount-people }: oko { $amount }
# How many cards or buildings there still are.
left = još { $n }
# Of the stacks of buildings, the one that ends the game first.
stack-smallest = najmanja
# What a tribe shown large has.
tribe-all = sve karte i građevine
tribe-none = još ništa

## Turn, story and first game
prompt-lost = Još ne možete platiti: { $have } od { $need }. Prvo baciti kocke ili odustati od nje?
prompt-lost-only = Ne možete platiti: { $have } od { $need }. Doista odustati od nje?
button-leave = Odustani
feeding-prices = Obje cijene
feeding-or = ili
round-over = Kraj { $round }. kruga
log-new-cards = { $n ->
        [one] Nova karta: { $cards }
        [few] Nove karte: { $cards }
       *[other] Nove karte: { $cards }
    }
# Tips of the first game, one at a time.
lesson-place = Krug ima tri dijela: postavite ljude, iskoristite njihove akcije i na kraju ih nahranite. Odaberite mjesto, zatim broj ljudi i potvrdite.
lesson-hunt = Svaki čovjek u svakom krugu pojede 1 hranu. U lovu uvijek ima mjesta: za svakog lovca bacate jednu kocku, a svake 2 točkice donose 1 hranu.
lesson-hut = Dva čovjeka u kolibi dovode trećeg, koji vam ostaje do kraja. Alatnica poboljšava vaša bacanja, a polje donosi hranu u svakom krugu.
lesson-cards = Jedan čovjek na karti ili građevini čuva je za vas. Plaćate kasnije, kad ga iskoristite – zato postavite druge i tamo gdje se dobivaju resursi.
lesson-order = Sada iskoristite akcije svojih ljudi bilo kojim redom. Prvo bacajte, zatim kupujte: ono što skupite možete odmah potrošiti.
lesson-roll = Za svakog čovjeka bacate jednu kocku. Zbroj se dijeli brojem uz mjesto, a stupci pokazuju koliko je koji rezultat vjerojatan.
lesson-tools = Svaki alat u krugu pomaže jednom bacanju. Dodajte ga ondje gdje donosi jedan resurs više ili ga sačuvajte za kasnije.
lesson-pay = Kartu plaćate bilo kojim resursima, većinu građevina točno onima koje prikazuju. Gornja polovica karte pomaže odmah, a donja donosi bodove na kraju.
lesson-hunger = Nedostaje vam hrane. Svaki resurs zamjenjuje 1 hranu. Ako ih radije zadržite, pleme gladuje i gubite bodove.
lesson-round = Novi krug: počinje netko drugi, a karte koje nitko nije uzeo pojeftinile su.
lesson-end = Igra završava kad se isprazni hrpa građevina ili kad nema dovoljno karata za popunjavanje reda. Tada se boduju karte. Uživajte!

# What a coach compares two choices by, with a number after it: "Food −2".
fact-short = Manjak hrane
fact-food = Hrana
fact-people = Ljudi
fact-agriculture = Proizvodnja hrane
fact-tools = Alati
