# Slová Doby kamennej. Kľúče, atribúty a premenné vysvetľuje en.ftl; tu sú presne tie isté.

### Hra

game-title = Doba kamenná
game-about = Veďte kmeň od ohniska k malej civilizácii: umiestňujte figúrky, hádžte kockami, získavajte suroviny, kŕmte kmeň, stavajte a objavujte.
game-progress = { $round }. kolo

## Zdroje

good-food = jedlo
good-wood = drevo
good-clay = íl
good-stone = kameň
good-gold = zlato
good-tool = nástroj
good-agriculture = obilie
good-points = body
good-people = figúrky
good-any-two-resources = 2 ľubovoľné suroviny

amount-food = { $n ->
        [one] { $n } jedlo
        [few] { $n } jedlá
        [many] { $n } jedla
       *[other] { $n } jedál
    }
amount-wood = { $n ->
        [one] { $n } drevo
        [few] { $n } drevá
        [many] { $n } dreva
       *[other] { $n } driev
    }
amount-clay = { $n ->
        [one] { $n } íl
        [few] { $n } íly
        [many] { $n } ílu
       *[other] { $n } ílov
    }
amount-stone = { $n ->
        [one] { $n } kameň
        [few] { $n } kamene
        [many] { $n } kameňa
       *[other] { $n } kameňov
    }
amount-gold = { $n ->
        [one] { $n } zlato
        [few] { $n } zlatá
        [many] { $n } zlata
       *[other] { $n } zlát
    }
amount-tool = { $n ->
        [one] { $n } nástroj
        [few] { $n } nástroje
        [many] { $n } nástroja
       *[other] { $n } nástrojov
    }
amount-agriculture = obilie +{ $n }
amount-points = { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodov
    }
amount-people = { $n ->
        [one] { $n } figúrka
        [few] { $n } figúrky
        [many] { $n } figúrky
       *[other] { $n } figúrok
    }
amount-resources = { $n ->
        [one] { $n } surovina
        [few] { $n } suroviny
        [many] { $n } suroviny
       *[other] { $n } surovín
    }

# Ako predmet vety: „Dora platí…“, „Dora umiestňuje…“.
object-food = { amount-food }
object-wood = { amount-wood }
object-clay = { amount-clay }
object-stone = { amount-stone }
object-gold = { amount-gold }
object-tool = { amount-tool }
object-agriculture = { amount-agriculture }
object-points = { amount-points }
object-people = { $n ->
        [one] { $n } figúrku
        [few] { $n } figúrky
        [many] { $n } figúrky
       *[other] { $n } figúrok
    }
object-resources = { $n ->
        [one] { $n } surovinu
        [few] { $n } suroviny
        [many] { $n } suroviny
       *[other] { $n } surovín
    }

# Podľa $good a $n; pre správy, ktoré dostanú oboje.
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

## Miesta

place-toolmaker = Výrobca nástrojov
place-hut = Chatrč
place-field = Pole
place-hunt = Lov
place-forest = Les
place-clay-pit = Hlinisko
place-quarry = Kameňolom
place-river = Rieka
place-card = Karta { $number }
place-building = Budova { $number }
place-buildings = Budovy

# Kam sa figúrka umiestňuje a kde niekto je.
place-to = { $place ->
        [toolmaker] k výrobcovi nástrojov
        [hut] do chatrče
        [field] na pole
        [hunt] na lov
        [forest] do lesa
        [clay-pit] na hlinisko
        [quarry] do kameňolomu
        [river] k rieke
        [card] na kartu { $number }
       *[building] na budovu { $number }
    }
place-at = { $place ->
        [toolmaker] u výrobcu nástrojov
        [hut] v chatrči
        [field] na poli
        [hunt] na love
        [forest] v lese
        [clay-pit] na hlinisku
        [quarry] v kameňolome
        [river] pri rieke
        [card] na karte { $number }
       *[building] na budove { $number }
    }

# Na čo miesto je, niekoľkými slovami.
place-brings-toolmaker = nový nástroj
place-brings-hut = nová figúrka
place-brings-field = obilie +1
place-brings-hunt = 1 jedlo za každé 2 na kockách
place-brings-forest = 1 drevo za každé 3 na kockách
place-brings-clay-pit = 1 íl za každé 4 na kockách
place-brings-quarry = 1 kameň za každých 5 na kockách
place-brings-river = 1 zlato za každých 6 na kockách
place-brings-card = { $n ->
        [one] stojí { $n } ľubovoľnú surovinu
        [few] stojí { $n } ľubovoľné suroviny
        [many] stojí { $n } ľubovoľnej suroviny
       *[other] stojí { $n } ľubovoľných surovín
    }
place-brings-building = body hneď

# Kto kde stojí.
place-empty = nikto tu nie je
place-people = { $name }: { amount-people }
place-room = { $n ->
        [0] plno
        [one] ostáva { $n } miesto
        [few] ostávajú { $n } miesta
        [many] ostáva { $n } miesta
       *[other] ostáva { $n } miest
    }
place-room-any = miesta je tu dosť pre všetkých

## Kmene podľa znamení

tribe-hand = Kmeň Ruky
    .short = Ruka
tribe-fish = Kmeň Ryby
    .short = Ryba
tribe-sun = Kmeň Slnka
    .short = Slnko
tribe-spiral = Kmeň Špirály
    .short = Špirála

## Symboly kultúry a remeselníci

symbol-healing = liečiteľstvo
symbol-art = umenie
symbol-music = hudba
symbol-writing = písmo
symbol-time = meranie času
symbol-pottery = hrnčiarstvo
symbol-transport = doprava
symbol-weaving = tkáčstvo

worker-farmer = Roľníci
worker-toolmaker = Výrobcovia nástrojov
worker-builder = Stavitelia
worker-shaman = Šamani

amount-farmer = { $n ->
        [one] { $n } roľník
        [few] { $n } roľníci
        [many] { $n } roľníka
       *[other] { $n } roľníkov
    }
amount-toolmaker = { $n ->
        [one] { $n } výrobca nástrojov
        [few] { $n } výrobcovia nástrojov
        [many] { $n } výrobcu nástrojov
       *[other] { $n } výrobcov nástrojov
    }
amount-builder = { $n ->
        [one] { $n } staviteľ
        [few] { $n } stavitelia
        [many] { $n } staviteľa
       *[other] { $n } staviteľov
    }
amount-shaman = { $n ->
        [one] { $n } šaman
        [few] { $n } šamani
        [many] { $n } šamana
       *[other] { $n } šamanov
    }

## Fázy

phase-placing = Umiestňovanie figúrok
    .short = Umiestňovanie
phase-using = Vyhodnotenie akcií
    .short = Akcie
phase-feeding = Nakŕmenie kmeňa
    .short = Kŕmenie
phase-last-chance = Pred záverečným vyhodnotením
    .short = Posledná šanca
phase-over = Koniec hry
    .short = Koniec

## Vydania a voľby

option-edition = Vydanie
    .about = Podľa pravidiel ktorého vydania sa hrá.
edition-mindok-2019 = Mindok 2019
    .about = České vydanie z roku 2019: hlad stojí 10 bodov, na lov sa v kole chodí raz, nový nástroj zlepší prvý z najnižších, aj druhá sada symbolov sa umocňuje.
edition-riogrande-2008 = Rio Grande 2008
    .about = Vydanie z roku 2008: hlad stojí 10 bodov, na lov sa v kole chodí raz, zlepšený nástroj si vyberáte, za opakovaný symbol je 1 bod.
edition-slovak = Slovenské vydanie
    .about = Slovenské vydanie: každé chýbajúce jedlo stojí 4 body, lovci môžu vyraziť aj dodatočne, zlepšený nástroj si vyberáte, aj druhá sada symbolov sa umocňuje.
option-edition-mindok-2019 = { edition-mindok-2019 }
    .about = { edition-mindok-2019.about }
option-edition-riogrande-2008 = { edition-riogrande-2008 }
    .about = { edition-riogrande-2008.about }
option-edition-slovak = { edition-slovak }
    .about = { edition-slovak.about }
option-starvation = Hlad
    .about = O čo príde kmeň, v ktorom niekto zostane bez jedla.
option-starvation-flat-10 = Vždy 10 bodov
    .about = Kmeň, ktorý sa celý nenaje, stráca 10 bodov bez ohľadu na to, koľko jedla chýba.
option-starvation-4-per-food = 4 body za chýbajúce jedlo
    .about = Každé jedlo, ktoré nakoniec chýba, stojí 4 body.
option-hunt-reentry = Ďalší lovci
    .about = Či smiete v tom istom kole umiestniť na lov ďalšie figúrky.
option-hunt-reentry-false = Raz za kolo
    .about = Na lov umiestňujete figúrky len raz za kolo, rovnako ako inam.
option-hunt-reentry-true = Kedykoľvek
    .about = K svojim lovcom smiete v ktoromkoľvek svojom ťahu pridať ďalších.
option-green-duplicates = Opakované symboly
    .about = Čo na konci prinesú opakované symboly.
option-green-duplicates-second-set = Druhá sada
    .about = Opakované symboly tvoria vlastnú sadu, ktorá sa tiež umocňuje na druhú.
option-green-duplicates-one-point = Po 1 bode
    .about = Každý opakovaný symbol prináša 1 bod.
option-box = Hrací materiál
    .about = Z ktorej škatule je zobrazený hrací materiál. Jeho množstvo hru nikdy neobmedzuje.
option-box-2019 = Škatuľa 2019
    .about = 28 kusov dreva, 18 ílu, 12 kameňa, 10 zlata, 63 žetónov jedla a 48 drevených figúrok.
option-box-2008 = Škatuľa 2008
    .about = 20 kusov dreva, 16 ílu, 12 kameňa, 10 zlata, 53 žetónov jedla, 40 drevených figúrok a 8 značiek.

## Výzvy: jedna veta tomu, kto rozhoduje, a jedna ostatným

prompt-placing = Umiestnite figúrky na jedno miesto.
prompt-placing-other = { $name } umiestňuje figúrky.
prompt-how-many = { $place ->
        [hunt] Koľko figúrok pôjde na lov?
        [forest] Koľko figúrok pôjde do lesa?
        [clay-pit] Koľko figúrok pôjde na hlinisko?
        [quarry] Koľko figúrok pôjde do kameňolomu?
        [river] Koľko figúrok pôjde k rieke?
       *[other] Koľko figúrok pôjde?
    }
prompt-confirm-place = Umiestniť { object-people } { place-to }?
prompt-using = Vyberte, ktorú akciu vyhodnotíte ako ďalšiu.
prompt-using-other = { $name } vyhodnocuje akcie.
prompt-adding-tools = Padlo vám { place-at } { $total }. Pridáte nástroje?
prompt-adding-tools-other = { $name }: { place-at } padlo { $total }, môže pridať nástroje.
prompt-buying-card = { $n ->
        [one] Zaplatíte { $n } surovinu za kartu { $number }, alebo ju necháte?
        [few] Zaplatíte { $n } suroviny za kartu { $number }, alebo ju necháte?
        [many] Zaplatíte { $n } suroviny za kartu { $number }, alebo ju necháte?
       *[other] Zaplatíte { $n } surovín za kartu { $number }, alebo ju necháte?
    }
prompt-buying-card-other = { $name } sa rozhoduje o karte { $number }.
prompt-buying-tile = Postavíte budovu { $number }, alebo ju necháte?
prompt-buying-tile-other = { $name } sa rozhoduje o budove { $number }.
prompt-picking-die = Vezmite si jednu kocku z trhu.
prompt-picking-die-other = { $name } si vyberá kocku z trhu.
prompt-feeding = { $n ->
        [one] Chýba { $n } jedlo: dáte namiesto neho surovinu, alebo ostane kmeň hladný?
        [few] Chýbajú { $n } jedlá: dáte namiesto nich suroviny, alebo ostane kmeň hladný?
        [many] Chýba { $n } jedla: dáte namiesto neho suroviny, alebo ostane kmeň hladný?
       *[other] Chýba { $n } jedál: dáte namiesto nich suroviny, alebo ostane kmeň hladný?
    }
prompt-feeding-other = { $name } nemá dosť jedla.
prompt-last-chance = Posledná šanca pred vyhodnotením: využijete svoju kartu a vezmete si dve suroviny?
prompt-last-chance-other = { $name } si ešte môže vziať dve suroviny.

prompt-pay-tile-fixed = Táto budova stojí { $paid } a prinesie { object-points }.
prompt-pay-tile-choice = { $kinds ->
        [one] Vyberte { object-resources } rovnakého druhu. Body získate podľa ich hodnoty.
       *[other] Vyberte { object-resources } práve { $kinds } druhov. Body získate podľa ich hodnoty.
    }
prompt-pay-tile-free = Vyberte { $least } až { $most } ľubovoľných surovín. Body získate podľa ich hodnoty.
prompt-pay-left = { $n ->
        [0] To je všetko.
       *[other] Ostáva vybrať { $n }.
    }
prompt-take-two = Vyberte dve suroviny, rovnaké alebo rôzne.
prompt-cannot-pay = Zatiaľ nemáte čím zaplatiť: { $have } z { $need }. Vaša karta môže priniesť ďalšie 2 suroviny.

## Tlačidlá

button-send = Umiestniť { $n }
button-roll = { $n ->
        [one] Hodiť { $n } kockou
       *[other] Hodiť { $n } kockami
    }
button-use = Vyhodnotiť
button-pay = Zaplatiť
button-decline = Nechať tak
button-take-what = Vziať { $what }
button-add-tools = { $n ->
        [one] Pridať { $n } nástroj
        [few] Pridať { $n } nástroje
        [many] Pridať { $n } nástroja
       *[other] Pridať { $n } nástrojov
    }
button-keep-roll = Ponechať hod
button-starve = { $n ->
        [one] Hladovať: strata { $n } bodu
       *[other] Hladovať: strata { $n } bodov
    }
button-feed = Nakŕmiť kmeň
button-more = O jednu viac
button-fewer = O jednu menej

## Voľby pre tých, ktorí ich počúvajú

choice-place = Umiestniť { object-people } { place-to }
choice-use = { $place ->
        [toolmaker] Vyrobiť nástroj
        [hut] Prijať nového člena kmeňa
        [field] Obrobiť pole: obilie +1
        [hunt] Hádzať na love
        [forest] Hádzať v lese
        [clay-pit] Hádzať na hlinisku
        [quarry] Hádzať v kameňolome
        [river] Hádzať pri rieke
        [card] Kúpiť kartu { $number }
       *[building] Postaviť budovu { $number }
    }
choice-pay = Zaplatiť { $what }
choice-pay-points = Zaplatiť { $what } za { object-points }
choice-pay-food = Dať { $what } namiesto jedla
choice-pay-food-hungry = { $n ->
        [one] Dať { $what } a hladovať: strata { $n } bodu
       *[other] Dať { $what } a hladovať: strata { $n } bodov
    }
choice-decline-last-chance = Nevziať si nič
choice-pick = { $face ->
        [wood] Vziať 1 drevo
        [clay] Vziať 1 íl
        [stone] Vziať 1 kameň
        [gold] Vziať 1 zlato
        [tool] Vziať nástroj
       *[agriculture] Vziať obilie +1
    }
choice-pick-lost = { $face ->
        [tool] Vziať nástroj: máte už všetky, prepadne
       *[agriculture] Vziať obilie: máte už najvyšší stupeň, prepadne
    }

# Jeden nástroj; $n je jeho hodnota.
tool-tile = nástroj hodnoty { $n }
tool-once = jednorazový nástroj hodnoty { $n }
tool-used = v tomto kole už použitý
tool-ready = pripravený

## Prečo sa miesto teraz nedá zvoliť

closed-not-your-turn = Nie ste na ťahu.
closed-full = Je tu plno.
closed-yours = V tomto kole tu už figúrky máte.
closed-taken = Už tu niekto je.
closed-two-tribes = Pri troch hráčoch sem smú len dva kmene.
closed-one-tribe = Pri dvoch hráčoch sem smie len jeden kmeň.
closed-village = Pri menej ako štyroch hráčoch sa v kole dajú obsadiť len dve miesta z trojice výrobca nástrojov, chatrč a pole.
closed-no-people = Nemáte už žiadnu voľnú figúrku.
closed-need-two = Do chatrče sa chodí vo dvojici.
closed-empty = Nič tu nie je.
closed-other-phase = V tejto fáze to nejde.
closed-nobody = Nemáte tu žiadnu figúrku.

## Karty: horná časť dáva zisk, spodná body

top-market = Trh
top-food = { amount-food }
top-resource = { amount }
top-points = { amount-points }
top-tool = Nový nástroj
top-agriculture = Obilie +1
top-dice = { $good ->
        [wood] Hod na drevo
        [clay] Hod na íl
        [stone] Hod na kameň
       *[gold] Hod na zlato
    }
top-extra-card = Karta navyše
top-one-use-tool = Jednorazový nástroj hodnoty { $n }
top-any-two = 2 ľubovoľné suroviny

bottom-symbol = { $symbol ->
        [healing] kultúra: liečiteľstvo
        [art] kultúra: umenie
        [music] kultúra: hudba
        [writing] kultúra: písmo
        [time] kultúra: meranie času
        [pottery] kultúra: hrnčiarstvo
        [transport] kultúra: doprava
       *[weaving] kultúra: tkáčstvo
    }
bottom-worker = { $worker ->
        [farmer] { amount-farmer }
        [toolmaker] { amount-toolmaker }
        [builder] { amount-builder }
       *[shaman] { amount-shaman }
    }
    .about = { $worker ->
        [farmer] { object-points } za každý stupeň obilia
        [toolmaker] { object-points } za každú jednotku hodnoty vašich nástrojov
        [builder] { object-points } za každú vašu budovu
       *[shaman] { object-points } za každú vašu figúrku
    }
card-whole = { $top }; na konci: { $bottom }
card-price = { $n ->
        [one] stojí { $n } surovinu
        [few] stojí { $n } suroviny
        [many] stojí { $n } suroviny
       *[other] stojí { $n } surovín
    }
card-back = karta, ktorú pozná len jej majiteľ
card-now = Hneď
card-at-end = Na konci

## Budovy

tile-fixed = { $paid } za { object-points }
    .about = Stojí { $paid } a prinesie { object-points }.
tile-choice = { $kinds ->
        [one] { amount-resources } 1 druhu
       *[other] { amount-resources } { $kinds } druhov
    }
    .about = { $kinds ->
        [one] Stojí { object-resources } rovnakého druhu a prinesie ich hodnotu v bodoch.
       *[other] Stojí { object-resources } práve { $kinds } druhov a prinesie ich hodnotu v bodoch.
    }
tile-free = { $least }–{ $most } surovín
    .about = Stojí { $least } až { $most } ľubovoľných surovín a prinesie ich hodnotu v bodoch.
stack-left = { $n ->
        [0] balíček je prázdny
        [one] posledná budova tohto balíčka
        [few] v balíčku ostávajú { $n } budovy
        [many] v balíčku ostáva { $n } budovy
       *[other] v balíčku ostáva { $n } budov
    }
deck-left = { $n ->
        [0] v balíčku už nie je žiadna karta
        [one] v balíčku ostáva { $n } karta
        [few] v balíčku ostávajú { $n } karty
        [many] v balíčku ostáva { $n } karty
       *[other] v balíčku ostáva { $n } kariet
    }

## Stôl slovami

round-number = { $n }. kolo
first-player = Začínajúci hráč
people-of = { $n ->
        [6] doma { $home } zo { $n }
        [7] doma { $home } zo { $n }
       *[other] doma { $home } z { $n }
    }
food-needed = { $n ->
        [one] zje { $n } jedlo za kolo
        [few] zje { $n } jedlá za kolo
        [many] zje { $n } jedla za kolo
       *[other] zje { $n } jedál za kolo
    }
food-missing = { $n ->
        [0] jedla je dosť
        [one] chýba { $n } jedlo
        [few] chýbajú { $n } jedlá
        [many] chýba { $n } jedla
       *[other] chýba { $n } jedál
    }
agriculture-level = Obilie { $n }
score-now = Keby sa hra skončila teraz
worth-now = { $n ->
        [one] teraz vám prinesie { $n } bod
        [few] teraz vám prinesie { $n } body
        [many] teraz vám prinesie { $n } bodu
       *[other] teraz vám prinesie { $n } bodov
    }
worth-range = { $high ->
        [one] teraz vám prinesie { $low } až { $high } bod
        [few] teraz vám prinesie { $low } až { $high } body
        [many] teraz vám prinesie { $low } až { $high } bodu
       *[other] teraz vám prinesie { $low } až { $high } bodov
    }
odds-title = Šance
odds-line = { $chance }: { object }
odds-nothing = { $chance }: nič

## Denník

# $count figúrok; podľa $place (a $number).
log-placed = { $count ->
        [one] { $who } umiestňuje { $count } figúrku { place-to } { $icons }
        [few] { $who } umiestňuje { $count } figúrky { place-to } { $icons }
        [many] { $who } umiestňuje { $count } figúrky { place-to } { $icons }
       *[other] { $who } umiestňuje { $count } figúrok { place-to } { $icons }
    }
log-used = { $place ->
        [toolmaker] { $who } vyrába nástroj { $icons }
        [hut] { $who } prijíma nového člena kmeňa { $icons }
       *[field] { $who } obrába pole { $icons }
    }
log-used-in-vain = { $place ->
        [toolmaker] { $who } už má všetky nástroje { $icons }
        [hut] { $who } má desať figúrok, kmeň už neporastie { $icons }
       *[field] { $who } má najvyšší stupeň obilia, pole nič neprináša { $icons }
    }
log-rolled = { $who } hádže { place-at } { $dice }
log-gathered = { $who } hádže { place-at } { $dice } a získava { $goods }
log-gathered-tools = { $who } hádže { place-at } { $dice }, pridáva { $tools } a získava { $goods }
log-gathered-total = { $who } získava { $goods } za súčet { $total }
log-bought = { $who } platí { $paid } za kartu { $card }
log-built = { $who } stavia za { $paid } a získava { $points }
log-declined = { $place ->
        [card] { $who } necháva kartu ležať { $icons }
       *[building] { $who } necháva budovu ležať { $icons }
    }
log-turned = Nová budova: { $price } za { $points }
log-turned-choice = { $kinds ->
        [0] Nová budova: { $price } ľubovoľných druhov, body podľa hodnoty
        [one] Nová budova: { $price } jedného druhu, body podľa hodnoty
        [few] Nová budova: { $price }, { $kinds } druhy, body podľa hodnoty
        [many] Nová budova: { $price }, { $kinds } druhu, body podľa hodnoty
       *[other] Nová budova: { $price }, { $kinds } druhov, body podľa hodnoty
    }
log-stack-empty = { $stack }. balíček budov je prázdny: toto je posledné kolo
log-gained = { $who } získava z karty { $goods }
log-gained-in-vain = { $who } už viac mať nemôže, karta nič neprináša { $goods }
log-keeps-tool = { $who } si necháva jednorazový nástroj hodnoty { $value } { $icons }
log-keeps-any-two = { $who } si necháva kartu dvoch ľubovoľných surovín na neskôr
log-drew = { $who } si berie skrytú kartu: { $card }
log-drew-unseen = { $who } si berie skrytú kartu
log-drew-none = { $who } nemá čo potiahnuť, balíček je prázdny
log-market = { $who } hádže na trh: { $faces }
log-picked = { $who } si berie z trhu { $goods }
log-picked-in-vain = { $who } si z trhu musí vziať { $goods }, ale viac už mať nemôže
log-took-two = { $who } využíva kartu dvoch ľubovoľných surovín a berie si { $goods }
# $people je počet nakŕmených.
log-fed = { $people ->
        [one] { $who } kŕmi { $people } figúrku: { $meal }
        [few] { $who } kŕmi { $people } figúrky: { $meal }
        [many] { $who } kŕmi { $people } figúrky: { $meal }
       *[other] { $who } kŕmi { $people } figúrok: { $meal }
    }
log-fed-harvest = { $people ->
        [one] { $who } zberá úrodu { $harvest } a kŕmi { $people } figúrku: { $meal }
        [few] { $who } zberá úrodu { $harvest } a kŕmi { $people } figúrky: { $meal }
        [many] { $who } zberá úrodu { $harvest } a kŕmi { $people } figúrky: { $meal }
       *[other] { $who } zberá úrodu { $harvest } a kŕmi { $people } figúrok: { $meal }
    }
log-hungry = { $missing ->
        [one] { $who } hladuje, chýba { $missing } jedlo: { $points } { $meal }
        [few] { $who } hladuje, chýbajú { $missing } jedlá: { $points } { $meal }
        [many] { $who } hladuje, chýba { $missing } jedla: { $points } { $meal }
       *[other] { $who } hladuje, chýba { $missing } jedál: { $points } { $meal }
    }
log-round = { $round }. kolo
log-torch = Začína { $who }
log-ended-cards = Karty už na doplnenie ponuky nestačia: hra sa končí
log-ended-buildings = Balíček budov je prázdny: hra sa končí
log-counted = Záverečné vyhodnotenie: { $scores }
log-shown = { $who } odkrýva skrytú kartu: { $card }
log-choosing = { $decision ->
        [placing] { $who } umiestňuje figúrky
        [using] { $who } vyhodnocuje akcie
        [adding-tools] { $who } zvažuje nástroje
        [buying-card] { $who } zvažuje kartu
        [buying-tile] { $who } zvažuje budovu
        [picking-die] { $who } si vyberá kocku z trhu
        [feeding] { $who } zháňa jedlo
        [raising-tool] { $who } vyberá nástroj na zlepšenie
       *[last-chance] { $who } si ešte môže vziať dve suroviny
    }

## Prístupné názvy obrázkov; číslo sa číta za nimi

icon-food = jedlo
icon-wood = drevo
icon-clay = íl
icon-stone = kameň
icon-gold = zlato
icon-tool = nástroj
icon-agriculture = obilie
icon-points = body
icon-people = figúrky
icon-card = karta
icon-hut = budova
icon-torch = začínajúci hráč
icon-resources = suroviny
icon-die = kocka s číslom { $value }
icon-two-dice = dve kocky
icon-market = trh
icon-extra-card = karta navyše
icon-one-use-tool = jednorazový nástroj
icon-any-two = ľubovoľné suroviny
icon-symbol-healing = liečiteľstvo
icon-symbol-art = umenie
icon-symbol-music = hudba
icon-symbol-writing = písmo
icon-symbol-time = meranie času
icon-symbol-pottery = hrnčiarstvo
icon-symbol-transport = doprava
icon-symbol-weaving = tkáčstvo
icon-worker-farmer = roľníci
icon-worker-toolmaker = výrobcovia nástrojov
icon-worker-builder = stavitelia
icon-worker-shaman = šamani

## Skóre

score-buildings = Budovy
score-card-points = Body z kariet
score-hunger = Hlad
score-culture = Kultúrny vývoj
score-farmers = Roľníci
score-toolmakers = Výrobcovia nástrojov
score-builders = Stavitelia
score-shamans = Šamani
score-resources = Zvyšné suroviny

## Pomocník: miesta

help-toolmaker =
    .title = Výrobca nástrojov
    .body = Zmestí sa sem práve jedna figúrka a vyrobí jeden nástroj. Prvé tri nástroje majú hodnotu 1, každý ďalší zvýši o 1 ten najnižší, až po tri nástroje hodnoty 4. Nástroje pridávate k svojim hodom, každý raz za kolo. Stáť tu smiete, aj keď už viac nástrojov mať nemôžete – hoci len preto, aby tu nestál niekto iný.
help-hut =
    .title = Chatrč
    .body = Idú sem dve figúrky toho istého kmeňa naraz a kmeň sa rozrastie o jednu ďalšiu. Nakŕmiť ju musíte už v tomto kole, umiestniť ju môžete od ďalšieho. Kmeň má najviac desať figúrok.
help-field =
    .title = Pole
    .body = Zmestí sa sem práve jedna figúrka a posunie vás na počítadle obilia o 1 stupeň nahor, najviac na 10. Každý stupeň vám na začiatku každého kŕmenia dá 1 jedlo.
help-hunt =
    .title = Lov
    .body = Miesta je tu dosť pre všetkých. Za každého svojho lovca hoďte jednou kockou, môžete pridať aj nástroje. Súčet vydeľte 2, zaokrúhlite nadol a vezmite si toľko jedla.
help-forest =
    .title = Les
    .body = Zmestí sa sem spolu sedem figúrok. Za každú svoju hoďte jednou kockou, môžete pridať aj nástroje. Súčet vydeľte 3, zaokrúhlite nadol a vezmite si toľko dreva.
help-clay-pit =
    .title = Hlinisko
    .body = Zmestí sa sem spolu sedem figúrok. Za každú svoju hoďte jednou kockou, môžete pridať aj nástroje. Súčet vydeľte 4, zaokrúhlite nadol a vezmite si toľko ílu.
help-quarry =
    .title = Kameňolom
    .body = Zmestí sa sem spolu sedem figúrok. Za každú svoju hoďte jednou kockou, môžete pridať aj nástroje. Súčet vydeľte 5, zaokrúhlite nadol a vezmite si toľko kameňa.
help-river =
    .title = Rieka
    .body = Zmestí sa sem spolu sedem figúrok. Za každú svoju hoďte jednou kockou, môžete pridať aj nástroje. Súčet vydeľte 6, zaokrúhlite nadol a vezmite si toľko zlata.
help-card =
    .title = Civilizačná karta
    .body = Na kartu umiestnite jednu figúrku. Keď prídu na rad vaše akcie, zaplaťte toľko surovín, koľko udáva jej miesto (od 1 na lacnom konci po 4 na opačnom), v ľubovoľnej kombinácii, nikdy však jedlom. Horná časť pôsobí pri kúpe, spodná prináša body na konci. Kartu môžete aj nechať ležať, ostane v ponuke.
help-building =
    .title = Budova
    .body = Na budovu umiestnite jednu figúrku. Zaplaťte suroviny z kartičky a hneď získajte jej body, alebo ju nechajte ležať. Po postavení sa otočí ďalšia kartička balíčka; obsadiť sa dá od ďalšieho kola. Keď je niektorý balíček prázdny, kolo sa dohrá a hra sa končí.
help-hunt-reentry-false =
    .body = V jednom kole umiestňujete lovcov len raz, rovnako ako figúrky na ostatných miestach.
help-hunt-reentry-true =
    .body = V neskoršom ťahu toho istého kola smiete na lov umiestniť ďalšie figúrky, aj keď tam už nejaké máte.

## Pomocník: karty

help-top-market =
    .title = Trh
    .body = Kupujúci hodí toľkými kockami, koľko je hráčov. Počnúc ním si v smere hodinových ručičiek každý vezme práve jednu: 1 = drevo, 2 = íl, 3 = kameň, 4 = zlato, 5 = nástroj, 6 = obilie +1. Nástroje tieto kocky nemenia a odmietnuť sa nedá.
help-top-food =
    .title = Jedlo
    .body = Zobrazené jedlo získate hneď pri kúpe karty.
help-top-resource =
    .title = Suroviny
    .body = Zobrazené suroviny získate hneď pri kúpe karty.
help-top-points =
    .title = Body
    .body = Zobrazené body získate hneď pri kúpe karty.
help-top-tool =
    .title = Nový nástroj
    .body = Získate jeden nástroj, rovnako ako u výrobcu nástrojov.
help-top-agriculture =
    .title = Obilie
    .body = Vaše obilie stúpne o 1, rovnako ako na poli.
help-top-dice =
    .title = Ťažba surovín
    .body = Hoďte dvoma kockami na zobrazenú surovinu, akoby na jej mieste stáli dve vaše figúrky. S figúrkami, ktoré tam naozaj máte, sa tento hod nesčítava. Nástroje pridať smiete.
help-top-extra-card =
    .title = Karta navyše
    .body = Vezmite si hornú kartu z balíčka a pozrite si ju tak, aby ju ostatní nevideli. Jej horná časť neplatí, spodná sa vám na konci počíta. Ak je balíček prázdny, nezískate nič.
help-top-one-use-tool =
    .title = Jednorazový nástroj
    .body = Karta ostane odkrytá vedľa vás. Raz za hru pridajte jej hodnotu k jednému svojmu hodu, samotnú alebo s ďalšími nástrojmi.
help-top-any-two =
    .title = 2 ľubovoľné suroviny
    .body = Karta ostane odkrytá vedľa vás. Raz za hru, kedykoľvek o niečom rozhodujete, si vezmite naraz dve suroviny, rovnaké alebo rôzne – aj pri kŕmení a pred záverečným vyhodnotením.
help-culture =
    .title = Symboly kultúrneho vývoja
    .body = Na zelených kartách je osem symbolov, každý na dvoch. Na konci spočítajte svoje rôzne symboly a vynásobte toto číslo ním samotným: päť rôznych dá 25 bodov.
help-green-duplicates-second-set =
    .body = Opakované symboly tvoria druhú sadu a ich počet sa tiež násobí sám sebou: tri dvojice dajú 9 a 9 bodov.
help-green-duplicates-one-point =
    .body = Za každý opakovaný symbol dostanete 1 bod: tri dvojice dajú 9 a 3 body.
help-farmer =
    .title = Roľníci
    .body = Na konci sa všetci vaši roľníci sčítajú a vynásobia vašou pozíciou na počítadle obilia.
help-worker-toolmaker =
    .title = Výrobcovia nástrojov
    .body = Na konci sa všetci výrobcovia nástrojov na vašich kartách sčítajú a vynásobia celkovou hodnotou vašich nástrojov.
help-builder =
    .title = Stavitelia
    .body = Na konci sa všetci vaši stavitelia sčítajú a vynásobia počtom vašich budov.
help-shaman =
    .title = Šamani
    .body = Na konci sa všetci vaši šamani sčítajú a vynásobia počtom vašich figúrok.

## Pomocník: budovy

help-tile-fixed =
    .title = Budova s pevnou cenou
    .body = Zaplaťte presne tri zobrazené suroviny a získajte toľko bodov, koľko je na kartičke.
help-tile-choice =
    .title = Budova za štyri alebo päť surovín
    .body = Zaplaťte presne toľko surovín a presne toľkých druhov, koľko udáva kartička. Prinesú svoju hodnotu: drevo 3, íl 4, kameň 5, zlato 6.
help-tile-free =
    .title = Budova za jednu až sedem surovín
    .body = Zaplaťte, koľko chcete, od jednej do siedmich surovín akýchkoľvek druhov. Prinesú svoju hodnotu: drevo 3, íl 4, kameň 5, zlato 6.

## Pomocník: priebeh hry

help-placing =
    .title = Umiestňovanie figúrok
    .body = Počnúc začínajúcim hráčom každý postupne umiestni jednu alebo viac figúrok na jedno miesto, stále dookola, kým má niekto čo a kam umiestniť. Kým figúrku umiestniť môžete, nesmiete ťah vynechať. Kde už suroviny ťažíte, tam v tomto kole ďalšie figúrky nepridáte; karty a budovy obsadzujete po jednej za ťah.
help-using =
    .title = Vyhodnotenie akcií
    .body = Počnúc začínajúcim hráčom každý vyhodnotí akcie všetkých svojich figúrok, miesto po mieste v poradí, aké chce, a vezme ich domov. Až potom je na rade ďalší.
help-tools =
    .title = Nástroje
    .body = Keď vidíte svoj hod, smiete k nemu pridať ľubovoľný počet nástrojov, ktoré v tomto kole ešte nie sú použité, každý v plnej hodnote. V ďalšom kole sú opäť všetky pripravené.
help-feeding =
    .title = Nakŕmenie kmeňa
    .body = Každý si najskôr vezme toľko jedla, koľko ukazuje jeho počítadlo obilia, a potom zaplatí 1 jedlo za každú svoju figúrku. Ak jedlo nestačí, odovzdá všetko; každé chýbajúce jedlo môže nahradiť jednou ľubovoľnou surovinou.
help-starvation-flat-10 =
    .body = Ak jedlo stále chýba, strácate 10 bodov bez ohľadu na to, koľko ho chýba. Body môžu klesnúť pod nulu.
help-starvation-4-per-food =
    .body = Za každé jedlo, ktoré stále chýba, strácate 4 body. Body môžu klesnúť pod nulu.
help-first-player =
    .title = Začínajúci hráč a nové kolo
    .body = Po kŕmení prejde figúrka začínajúceho hráča k nasledujúcemu hráčovi v smere hry. Karty, ktoré nikto nekúpil, sa posunú k lacnému koncu a nové doplnia ponuku. Všetky nástroje sú opäť pripravené.
help-end =
    .title = Koniec hry
    .body = Hra sa skončí okamžite, keď na začiatku kola balíček nestačí na doplnenie ponuky. Skončí sa aj po kole, v ktorom sa niektorý balíček budov minul; to kolo sa dohrá celé, aj s kŕmením.
help-scoring =
    .title = Záverečné vyhodnotenie
    .body = K doterajším bodom sa pripočítajú body za symboly kultúrneho vývoja, roľníkov, výrobcov nástrojov, staviteľov a šamanov a 1 bod za každú zvyšnú surovinu. Jedlo sa nepočíta. Víťazí ten, kto má najviac bodov; pri rovnosti rozhoduje obilie, nástroje a figúrky; ak sú rovnaké aj tie, o víťazstvo sa delíte.
help-two-players =
    .title = Dvaja hráči
    .body = V kole sa dajú obsadiť len dve miesta z trojice výrobca nástrojov, chatrč a pole. V lese, na hlinisku, v kameňolome a pri rieke smie byť vždy len jeden kmeň. Hrá sa s dvoma balíčkami budov.
help-three-players =
    .title = Traja hráči
    .body = V kole sa dajú obsadiť len dve miesta z trojice výrobca nástrojov, chatrč a pole. V lese, na hlinisku, v kameňolome a pri rieke smú byť najviac dva kmene. Hrá sa s tromi balíčkami budov.
help-four-players =
    .title = Štyria hráči
    .body = Všetky miesta sú otvorené a balíčky budov sú štyri.
help-resources =
    .title = Suroviny
    .body = Drevo má hodnotu 3, íl 4, kameň 5, zlato 6. Toľko musíte hodiť za jeden kus a toľko bodov prinesie v budove bez pevnej ceny. Všetkého je vždy dosť.

## Ako sa hrá

how-to-play-1 =
    .title = Váš kmeň
    .body = Vediete kmeň s piatimi figúrkami a zásobou jedla na prvé kolá. Počas hry sa rozrastá, učí sa siať a vyrábať nástroje, stavia a objavuje. Kto má na konci najviac bodov, víťazí.
how-to-play-2 =
    .title = Kolo
    .body = Každé kolo má tri časti: najskôr všetci umiestnite svoje figúrky, potom vyhodnotíte ich akcie a nakoniec sa kmene najedia.
how-to-play-3 =
    .title = Umiestňovanie figúrok
    .body = Striedate sa a zakaždým umiestnite jednu alebo viac figúrok na jedno miesto. Miest je málo: jedno u výrobcu nástrojov, dve v chatrči, jedno na poli, po jednom na každej karte a budove, po siedmich tam, kde sa ťažia suroviny. Len na lov môžu všetci. Obsaďte to, čo potrebujete najviac, skôr ako niekto iný.
how-to-play-4 =
    .title = Lov a ťažba
    .body = Kde lovíte alebo ťažíte, tam je každá figúrka jednou kockou. Súčet vydeľte 2 pre jedlo, 3 pre drevo, 4 pre íl, 5 pre kameň alebo 6 pre zlato a na zvyšok zabudnite. Nástroje k hodu pridávajú a zachránia aj ten nevydarený.
how-to-play-5 =
    .title = Dedina
    .body = Výrobca nástrojov vám dá nástroj, pole viac obilia, a tým jedlo v každom kole, a dve figúrky v chatrči privedú tretiu. To všetko vám ostane až do konca.
how-to-play-6 =
    .title = Budovy a karty
    .body = Suroviny sa menia na body v budovách, a to hneď. Civilizačné karty pomáhajú teraz a body prinášajú na konci – tým viac, čím lepšie sa hodia k tomu, v čom je váš kmeň silný.
how-to-play-7 =
    .title = Kŕmenie
    .body = Na konci každého kola zje každá vaša figúrka 1 jedlo. Niečo dá obilie, zvyšok lov. Chýbajúce jedlo môžete nahradiť surovinami, hlad stojí body.
how-to-play-8 =
    .title = Koniec
    .body = Hra sa skončí, keď je niektorý balíček budov prázdny alebo sa minú karty. Potom sa počíta: počet rôznych symbolov kultúrneho vývoja vynásobený sám sebou, roľníci krát obilie, výrobcovia nástrojov krát nástroje, stavitelia krát budovy, šamani krát figúrky a 1 bod za každú zvyšnú surovinu.

## Okolo hracieho plánu

board = Hrací plán
shelf = Karty a budovy
your-tribe = Váš kmeň
other-tribes = Ostatné kmene
panel-tribe = Kmeň
panel-cards = Karty
# Karty a budovy, kde stoja vlastné figúrky; na záložke v telefóne.
to-use = na použitie: { $n }
place-open = sem môžete umiestniť figúrky
round-phase = { $round }. kolo · { $phase }
give-one = Dať jeden kus: { $good } (máte { $n })
take-one = Vziať jeden kus: { $good }
harvest = { $n ->
        [one] +{ $n } jedlo za kolo
        [few] +{ $n } jedlá za kolo
        [many] +{ $n } jedla za kolo
       *[other] +{ $n } jedál za kolo
    }
choice-any-two = Použiť kartu: vziať 2 ľubovoľné suroviny
culture-points = { $n ->
        [one] symboly = { $n } bod
        [few] symboly = { $n } body
        [many] symboly = { $n } bodu
       *[other] symboly = { $n } bodov
    }
count-of = { $what }: { $n }
your-extra-card = Vaša skrytá karta
no-tools-yet = zatiaľ žiadne nástroje
odds-mean = asi { $amount }
tools-can-add = nástroje môžu pridať +{ $n }
mix-more-of = { $good }: o jeden kus viac, teraz { $n }/{ $have }

## Pomocník: prechádzanie

help-group-round = Kolo
help-group-places = Miesta
help-group-tribe = Váš kmeň
help-group-players = Koľkí hráte
help-group-cards = Horné časti kariet
help-group-buildings = Budovy
help-group-end = Koniec a vyhodnotenie
rules-all-cards = Všetkých 36 civilizačných kariet
rules-all-tiles = Všetkých 28 budov

## Koniec hry

end-tie-break = obilie + nástroje + figúrky: { $n }
end-hidden = skrytá karta:

## V termináli
##
## Krátko, do stĺpcov dosky širokej 80 znakov.

terminal-tribe = { $colour ->
        [red] Červený
        [blue] Modrý
        [green] Zelený
       *[yellow] Žltý
    }
terminal-per = { $good } za { $n }
terminal-room = { $n ->
        [0] plno
        [one] { $n } voľné
        [few] { $n } voľné
        [many] { $n } voľného
       *[other] { $n } voľných
    }
terminal-left = ešte { $n }
terminal-bought = kúpená
terminal-none = už žiadna
terminal-worth = ich hodnota
terminal-one-use-tool = Jednorazový nástroj { $n }
terminal-worker = { $worker ->
        [farmer] { amount-farmer } × obilie
        [toolmaker] { $n ->
                [one] { $n } výrobca × nástroje
                [few] { $n } výrobcovia × nástroje
                [many] { $n } výrobcu × nástroje
               *[other] { $n } výrobcov × nástroje
            }
        [builder] { amount-builder } × budovy
       *[shaman] { amount-shaman } × figúrky
    }
terminal-column =
    .price = Cena
    .points = body
    .total = spolu
    .home = doma
    .agriculture = obilie
    .tools = nástroje
terminal-buildings = { $n ->
        [one] { $n } budova
        [few] { $n } budovy
        [many] { $n } budovy
       *[other] { $n } budov
    }
terminal-culture = kultúra: { $symbols }
terminal-twice = { $symbol } ×2
terminal-extra = jedna skrytá karta
terminal-mean = asi { $amount }
terminal-mean-before-tools = asi { $amount } + nástroje
terminal-value = { $n ->
        [one] teraz prinesie { $n } bod
        [few] teraz prinesie { $n } body
        [many] teraz prinesie { $n } bodu
       *[other] teraz prinesie { $n } bodov
    }
terminal-values = { $high ->
        [one] teraz prinesie { $low } až { $high } bod
        [few] teraz prinesie { $low } až { $high } body
        [many] teraz prinesie { $low } až { $high } bodu
       *[other] teraz prinesie { $low } až { $high } bodov
    }
terminal-limit = nič: viac už mať nemôžete
terminal-add = Pridať nástroje { $tools }
terminal-once = { $n } (jednorazový)
terminal-by-card = vďaka vašej karte, raz za hru
terminal-gathered-tools = { $who } pridáva { object-tool } a získava { $goods } za súčet { $total }
terminal-harvest = ({ object-food })
terminal-lost = −{ object-points }

## Ktorý nástroj sa zlepší a čo pravidlá nechávajú otvorené

prompt-raising-tool = Nový nástroj zlepší jeden z vašich najnižších. Ktorý?
prompt-raising-tool-other = { $name } vyberá nástroj na zlepšenie.
choice-raise = { $state ->
        [used] Zlepšiť použitý nástroj na { $n }; v tomto kole ostane použitý
       *[ready] Zlepšiť pripravený nástroj na { $n }; v tomto kole ho ešte môžete pridať
    }
button-raise = Zlepšiť na { $n }
log-raised = { $used ->
        [true] { $who } zlepšuje použitý nástroj na { $value } { $icons }
       *[false] { $who } zlepšuje pripravený nástroj na { $value } { $icons }
    }
option-raise-tools = Zlepšovanie nástrojov
    .about = Ktorý z vašich najnižších nástrojov sa zlepší, keď získate ďalší. Záleží na tom, len keď je niektorý z nich v tomto kole už použitý.
option-raise-tools-first = Prvý z nich
    .about = Zlepší sa prvý z vašich najnižších nástrojov.
option-raise-tools-choose = Vyberiete si
    .about = Kedykoľvek na tom záleží, vyberiete si, ktorý z najnižších nástrojov sa zlepší.
option-count-one-use-tools = Jednorazové nástroje na konci
    .about = Či sa výrobcom nástrojov počítajú aj jednorazové nástroje, ktoré vám ostali. Pravidlá to nehovoria.
option-count-one-use-tools-false = Nepočítajú sa
    .about = Výrobcom nástrojov sa počítajú len tri nástroje na vašej doske.
option-count-one-use-tools-true = Počítajú sa
    .about = Výrobcom nástrojov sa počítajú aj nepoužité jednorazové nástroje.
option-tie-break = Pri rovnosti bodov
    .about = Kto vyhráva, keď majú hráči rovnako bodov. Chorvátske pravidlá sa dajú čítať oboma spôsobmi.
option-tie-break-sum = Najvyšší súčet
    .about = Vyhráva najvyšší súčet obilia, nástrojov a figúrok.
option-tie-break-in-order = Postupne
    .about = Vyhráva najvyššie obilie; ak je rovnaké, najviac nástrojov; potom najviac figúrok.
option-green-duplicates-no-points = Žiadne body
    .about = Symboly, ktoré máte druhýkrát, nič neprinesú. Slovenské pravidlá o nich mlčia.
help-raise-tools-first =
    .body = Nový nástroj zlepší prvý z vašich najnižších. Ak ste ho v tomto kole už použili, ostane použitý.
help-raise-tools-choose =
    .body = Nový nástroj zlepší jeden z vašich najnižších. Ak sú niektoré z nich v tomto kole už použité a iné nie, vyberiete si. Použitý nástroj ostane použitý, aj keď ho zlepšíte.
help-count-one-use-tools-false =
    .body = Jednorazové nástroje, ktoré vám ostali, sa výrobcom nástrojov nepočítajú.
help-count-one-use-tools-true =
    .body = Jednorazové nástroje, ktoré vám ostali, sa výrobcom nástrojov počítajú tiež, v plnej hodnote.
help-tie-break-sum =
    .body = Pri rovnosti sčítajte obilie, nástroje a figúrky: vyhráva najvyšší súčet.
help-tie-break-in-order =
    .body = Pri rovnosti vyhráva najvyššie obilie. Ak je rovnaké aj to, rozhoduje najviac nástrojov a potom najviac figúrok.
help-green-duplicates-no-points =
    .body = Symboly, ktoré máte druhýkrát, nič neprinesú: tri dvojice dajú 9 bodov.
end-tie-break-in-order = obilie { $agriculture }, nástroje { $tools }, figúrky { $people }
terminal-gives-up = { $need ->
        [one] vzdáte sa toho: máte { $have } z { $need } suroviny
       *[other] vzdáte sa toho: máte { $have } z { $need } surovín
    }
terminal-hunger = hlad: −{ object-points }

## Na prvý pohľad: čo o veci hovorí panel, najviac dve vety

# $what is what the lower half of a card scores, in words.
glance-card-end = Na konci: { $what }.
glance-card-symbol = Na konci: symbol „{ $symbol }“; počet vašich rôznych symbolov sa vynásobí sám sebou.
# What the upper half of a card does, where the rules need more than a sentence; $n is its number.
glance-top-market = Hoďte jednou kockou za každého hráča; každý si vezme jednu, vy ako prví: surovinu, nástroj alebo obilie.
glance-top-one-use-tool = Kartu si nechajte a raz za hru pridajte { $n } k jednému svojmu hodu.
glance-top-any-two = Kartu si nechajte a raz za hru si vezmite dve ľubovoľné suroviny.
glance-deck = Balíček kariet
    .text = Na začiatku každého kola sa z neho doplní ponuka. Keď to nestačí, hra sa okamžite skončí.
glance-stacks = Najmenší balíček budov
    .text = Keď je niektorý balíček prázdny, kolo sa dohrá a hra sa skončí.
glance-food =
    .text = Na konci každého kola zje každá figúrka 1 jedlo. Na nič iné neslúži a zvyšné jedlo neprináša body.
# $n is the worth of this resource.
glance-resource =
    .text = Surovinami platíte za karty a budovy a môžete nimi nahradiť chýbajúce jedlo. Táto prinesie v budove bez pevnej ceny { object-points }, a ak vám ostane na konci hry, 1 bod.
glance-people =
    .text = Každá figúrka vykoná v kole jednu akciu a na konci zje 1 jedlo. Ďalšie pribúdajú v chatrči; kmeň ich má najviac desať.
glance-agriculture =
    .text = Prináša toľko jedla na začiatku každého kŕmenia. Na konci hry sa násobí počtom roľníkov.
glance-score =
    .text = Toľko bodov by kmeň mal, keby sa hra skončila teraz. Skryté karty ostatných sa nepočítajú.
glance-torch =
    .text = Kto má fakľu, v tomto kole začína. Po kŕmení ju prevezme ďalší hráč v smere hry.
glance-tribe =
    .text = { $tribe }. Kliknutím na meno uvidíte všetko, čo kmeň má.
glance-buildings =
    .text = Všetko, čo kmeň postavil. Na konci sa počet budov násobí počtom staviteľov.
glance-extra =
    .text = Túto kartu poznáte len vy. Jej horná časť neplatí, spodná sa na konci počíta: { $what }.
glance-unseen = Skrytá karta
    .text = Túto kartu pozná len jej majiteľ. Jej horná časť neplatí, spodná sa na konci počíta.
# $amount is a good with a decimal number.
glance-mean = { amount-people }: asi { $amount }
# How many cards or buildings there still are.
left = { $n ->
        [one] ostáva { $n }
        [few] ostávajú { $n }
        [many] ostáva { $n }
       *[other] ostáva { $n }
    }
# Of the stacks of buildings, the one that ends the game first.
stack-smallest = najmenší
# What a tribe shown large has.
tribe-all = všetky karty a budovy
tribe-none = zatiaľ nič

## Turn, story and first game
prompt-lost = Zatiaľ nemáte čím zaplatiť: { $have } z { $need }. Najprv hodiť, alebo sa jej vzdať?
prompt-lost-only = Nemáte čím zaplatiť: { $have } z { $need }. Naozaj sa jej vzdať?
button-leave = Vzdať sa jej
feeding-prices = Obe ceny
feeding-or = alebo
round-over = Koniec { $round }. kola
log-new-cards = { $n ->
        [one] Pribudla karta: { $cards }
        [few] Pribudli karty: { $cards }
        [many] Pribudli karty: { $cards }
       *[other] Pribudli karty: { $cards }
    }
# Tips of the first game, one at a time.
lesson-place = Kolo má tri časti: figúrky umiestnite, vyhodnotíte ich akcie a nakoniec ich nakŕmite. Vyberte miesto, potom počet figúrok a potvrďte.
lesson-hunt = Každá figúrka zje v každom kole 1 jedlo. Na love je vždy miesto: za každú figúrku hodíte jednou kockou a každé 2 body na kockách sú 1 jedlo.
lesson-hut = Dve figúrky v chatrči privedú tretiu, a tá vám ostane až do konca. Výrobca nástrojov vylepší vaše hody a pole prináša jedlo v každom kole.
lesson-cards = Jedna figúrka na karte alebo budove vám ju zarezervuje. Platí sa až neskôr, pri jej akcii – umiestnite preto ďalšie figúrky aj tam, kde sa ťažia suroviny.
lesson-order = Teraz vyhodnoťte akcie svojich figúrok v ľubovoľnom poradí. Najprv hádžte, potom kupujte: čo vyťažíte, môžete hneď minúť.
lesson-roll = Za každú figúrku hodíte jednou kockou. Súčet sa vydelí číslom pri mieste; stĺpce ukazujú, aký pravdepodobný je ktorý výsledok.
lesson-tools = Každý nástroj pomôže v kole jednému hodu. Pridajte ho tam, kde prinesie o jednu surovinu viac, alebo si ho nechajte na neskôr.
lesson-pay = Za kartu zaplatíte ľubovoľnými surovinami, za väčšinu budov presne tými, ktoré ukazujú. Horná polovica karty pomáha hneď, dolná prinesie body na konci.
lesson-hunger = Chýba vám jedlo. Každá surovina nahradí 1 jedlo. Ak si ich radšej necháte, kmeň hladuje a vy stratíte body.
lesson-round = Nové kolo: začína niekto iný a karty, ktoré si nikto nevzal, zlacneli.
lesson-end = Hra sa končí, keď sa minie balíček budov alebo keď karty nestačia na doplnenie radu. Potom sa počítajú body za karty. Príjemnú hru!

# What a coach compares two choices by, with a number after it: "Food −2".
fact-short = Chýbajúce jedlo
fact-food = Jedlo
fact-people = Figúrky
fact-agriculture = Obilie
fact-tools = Nástroje
