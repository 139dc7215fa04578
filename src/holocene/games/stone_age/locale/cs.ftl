# Slova Doby kamenné. Klíče, atributy a proměnné vysvětluje en.ftl; tady jsou přesně tytéž.

### Hra

game-title = Doba kamenná
game-about = Veďte kmen od ohniště k malé civilizaci: umísťujte figurky, házejte kostkami, získávejte suroviny, krmte kmen, stavte a objevujte.
game-progress = { $round }. kolo

## Zdroje

good-food = jídlo
good-wood = dřevo
good-clay = jíl
good-stone = kámen
good-gold = zlato
good-tool = nástroj
good-agriculture = obilí
good-points = body
good-people = figurky
good-any-two-resources = 2 libovolné suroviny

amount-food = { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
        [many] { $n } jídla
       *[other] { $n } jídel
    }
amount-wood = { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
        [many] { $n } dřeva
       *[other] { $n } dřev
    }
amount-clay = { $n ->
        [one] { $n } jíl
        [few] { $n } jíly
        [many] { $n } jílu
       *[other] { $n } jílů
    }
amount-stone = { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
        [many] { $n } kamene
       *[other] { $n } kamenů
    }
amount-gold = { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
        [many] { $n } zlata
       *[other] { $n } zlat
    }
amount-tool = { $n ->
        [one] { $n } nástroj
        [few] { $n } nástroje
        [many] { $n } nástroje
       *[other] { $n } nástrojů
    }
amount-agriculture = obilí +{ $n }
amount-points = { $n ->
        [one] { $n } bod
        [few] { $n } body
        [many] { $n } bodu
       *[other] { $n } bodů
    }
amount-people = { $n ->
        [one] { $n } figurka
        [few] { $n } figurky
        [many] { $n } figurky
       *[other] { $n } figurek
    }
amount-resources = { $n ->
        [one] { $n } surovina
        [few] { $n } suroviny
        [many] { $n } suroviny
       *[other] { $n } surovin
    }

# Jako předmět věty: „Dora platí…“, „Dora umísťuje…“.
object-food = { amount-food }
object-wood = { amount-wood }
object-clay = { amount-clay }
object-stone = { amount-stone }
object-gold = { amount-gold }
object-tool = { amount-tool }
object-agriculture = { amount-agriculture }
object-points = { amount-points }
object-people = { $n ->
        [one] { $n } figurku
        [few] { $n } figurky
        [many] { $n } figurky
       *[other] { $n } figurek
    }
object-resources = { $n ->
        [one] { $n } surovinu
        [few] { $n } suroviny
        [many] { $n } suroviny
       *[other] { $n } surovin
    }

# Podle $good a $n; pro zprávy, které dostanou obojí.
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

## Místa

place-toolmaker = Výrobce nástrojů
place-hut = Chýše
place-field = Pole
place-hunt = Loviště
place-forest = Les
place-clay-pit = Jíloviště
place-quarry = Kamenolom
place-river = Řeka
place-card = Karta { $number }
place-building = Budova { $number }
place-buildings = Budovy

# Kam se figurka umísťuje a kde někdo je.
place-to = { $place ->
        [toolmaker] k výrobci nástrojů
        [hut] do chýše
        [field] na pole
        [hunt] na loviště
        [forest] do lesa
        [clay-pit] na jíloviště
        [quarry] do kamenolomu
        [river] k řece
        [card] na kartu { $number }
       *[building] na budovu { $number }
    }
place-at = { $place ->
        [toolmaker] u výrobce nástrojů
        [hut] v chýši
        [field] na poli
        [hunt] na lovišti
        [forest] v lese
        [clay-pit] na jílovišti
        [quarry] v kamenolomu
        [river] u řeky
        [card] na kartě { $number }
       *[building] na budově { $number }
    }

# K čemu místo je, několika slovy.
place-brings-toolmaker = nový nástroj
place-brings-hut = nová figurka
place-brings-field = obilí +1
place-brings-hunt = 1 jídlo za každé 2 na kostkách
place-brings-forest = 1 dřevo za každé 3 na kostkách
place-brings-clay-pit = 1 jíl za každé 4 na kostkách
place-brings-quarry = 1 kámen za každých 5 na kostkách
place-brings-river = 1 zlato za každých 6 na kostkách
place-brings-card = { $n ->
        [one] stojí { $n } libovolnou surovinu
        [few] stojí { $n } libovolné suroviny
        [many] stojí { $n } libovolné suroviny
       *[other] stojí { $n } libovolných surovin
    }
place-brings-building = body hned

# Kdo kde stojí.
place-empty = nikdo tu není
place-people = { $name }: { amount-people }
place-room = { $n ->
        [0] plno
        [one] zbývá { $n } místo
        [few] zbývají { $n } místa
        [many] zbývá { $n } místa
       *[other] zbývá { $n } míst
    }
place-room-any = místa je tu dost pro všechny

## Kmeny podle znamení

tribe-hand = Kmen Ruky
    .short = Ruka
tribe-fish = Kmen Ryby
    .short = Ryba
tribe-sun = Kmen Slunce
    .short = Slunce
tribe-spiral = Kmen Spirály
    .short = Spirála

## Symboly kultury a řemeslníci

symbol-healing = léčitelství
symbol-art = umění
symbol-music = hudba
symbol-writing = písmo
symbol-time = časomíra
symbol-pottery = hrnčířství
symbol-transport = doprava
symbol-weaving = tkalcovství

worker-farmer = Rolníci
worker-toolmaker = Výrobci nástrojů
worker-builder = Stavitelé chýší
worker-shaman = Šamani

amount-farmer = { $n ->
        [one] { $n } rolník
        [few] { $n } rolníci
        [many] { $n } rolníka
       *[other] { $n } rolníků
    }
amount-toolmaker = { $n ->
        [one] { $n } výrobce nástrojů
        [few] { $n } výrobci nástrojů
        [many] { $n } výrobce nástrojů
       *[other] { $n } výrobců nástrojů
    }
amount-builder = { $n ->
        [one] { $n } stavitel chýší
        [few] { $n } stavitelé chýší
        [many] { $n } stavitele chýší
       *[other] { $n } stavitelů chýší
    }
amount-shaman = { $n ->
        [one] { $n } šaman
        [few] { $n } šamani
        [many] { $n } šamana
       *[other] { $n } šamanů
    }

## Fáze

phase-placing = Umísťování figurek
    .short = Umísťování
phase-using = Provedení akcí
    .short = Akce
phase-feeding = Krmení kmene
    .short = Krmení
phase-last-chance = Před závěrečným vyhodnocením
    .short = Poslední šance
phase-over = Konec hry
    .short = Konec

## Vydání a volby

option-edition = Vydání
    .about = Podle pravidel kterého vydání se hraje.
edition-mindok-2019 = Mindok 2019
    .about = České vydání z roku 2019: hlad stojí 10 bodů, na lov se v kole vyráží jednou, nový nástroj zlepší první z nejnižších, i druhá sada symbolů se umocňuje.
edition-riogrande-2008 = Rio Grande 2008
    .about = Vydání z roku 2008: hlad stojí 10 bodů, na lov se v kole vyráží jednou, zlepšený nástroj si vybíráte, za opakovaný symbol je 1 bod.
edition-slovak = Slovenské vydání
    .about = Slovenské vydání: každé chybějící jídlo stojí 4 body, lovci mohou vyrazit i dodatečně, zlepšený nástroj si vybíráte, i druhá sada symbolů se umocňuje.
option-edition-mindok-2019 = { edition-mindok-2019 }
    .about = { edition-mindok-2019.about }
option-edition-riogrande-2008 = { edition-riogrande-2008 }
    .about = { edition-riogrande-2008.about }
option-edition-slovak = { edition-slovak }
    .about = { edition-slovak.about }
option-starvation = Hlad
    .about = Oč přijde kmen, ve kterém někdo zůstane bez jídla.
option-starvation-flat-10 = Vždy 10 bodů
    .about = Kmen, který se celý nenají, ztrácí 10 bodů bez ohledu na to, kolik jídla chybí.
option-starvation-4-per-food = 4 body za chybějící jídlo
    .about = Každé jídlo, které nakonec chybí, stojí 4 body.
option-hunt-reentry = Další lovci
    .about = Zda smíte v témže kole umístit na loviště další figurky.
option-hunt-reentry-false = Jednou za kolo
    .about = Na loviště umísťujete figurky jen jednou za kolo, stejně jako jinam.
option-hunt-reentry-true = Kdykoli
    .about = Ke svým lovcům smíte v kterémkoli svém tahu přidat další.
option-green-duplicates = Opakované symboly
    .about = Co na konci přinesou opakované symboly.
option-green-duplicates-second-set = Druhá sada
    .about = Opakované symboly tvoří vlastní sadu, která se také umocňuje na druhou.
option-green-duplicates-one-point = Po 1 bodu
    .about = Za každý opakovaný symbol je 1 bod.
option-box = Herní materiál
    .about = Z které krabice je zobrazený herní materiál. Jeho množství hru nikdy neomezuje.
option-box-2019 = Krabice 2019
    .about = 28 kusů dřeva, 18 jílu, 12 kamene, 10 zlata, 63 žetonů jídla a 48 dřevěných figurek.
option-box-2008 = Krabice 2008
    .about = 20 kusů dřeva, 16 jílu, 12 kamene, 10 zlata, 53 žetonů jídla, 40 dřevěných figurek a 8 značek.

## Výzvy: jedna věta tomu, kdo rozhoduje, a jedna ostatním

prompt-placing = Umístěte figurky do jedné oblasti.
prompt-placing-other = { $name } umísťuje figurky.
prompt-how-many = { $place ->
        [hunt] Kolik figurek půjde na loviště?
        [forest] Kolik figurek půjde do lesa?
        [clay-pit] Kolik figurek půjde na jíloviště?
        [quarry] Kolik figurek půjde do kamenolomu?
        [river] Kolik figurek půjde k řece?
       *[other] Kolik figurek půjde?
    }
prompt-confirm-place = Umístit { object-people } { place-to }?
prompt-using = Vyberte, kterou akci provedete jako další.
prompt-using-other = { $name } provádí akce.
prompt-adding-tools = Padlo vám { place-at } { $total }. Přidáte nástroje?
prompt-adding-tools-other = { $name }: { place-at } padlo { $total }, může přidat nástroje.
prompt-buying-card = { $n ->
        [one] Zaplatíte { $n } surovinu za kartu { $number }, nebo ji necháte?
        [few] Zaplatíte { $n } suroviny za kartu { $number }, nebo ji necháte?
        [many] Zaplatíte { $n } suroviny za kartu { $number }, nebo ji necháte?
       *[other] Zaplatíte { $n } surovin za kartu { $number }, nebo ji necháte?
    }
prompt-buying-card-other = { $name } se rozhoduje o kartě { $number }.
prompt-buying-tile = Postavíte budovu { $number }, nebo ji necháte?
prompt-buying-tile-other = { $name } se rozhoduje o budově { $number }.
prompt-picking-die = Vezměte si jednu kostku z trhu.
prompt-picking-die-other = { $name } vybírá kostku z trhu.
prompt-feeding = { $n ->
        [one] Chybí { $n } jídlo: dáte místo něj surovinu, nebo zůstane kmen o hladu?
        [few] Chybí { $n } jídla: dáte místo nich suroviny, nebo zůstane kmen o hladu?
        [many] Chybí { $n } jídla: dáte místo nich suroviny, nebo zůstane kmen o hladu?
       *[other] Chybí { $n } jídel: dáte místo nich suroviny, nebo zůstane kmen o hladu?
    }
prompt-feeding-other = { $name } nemá dost jídla.
prompt-last-chance = Poslední šance před vyhodnocením: využijete svou kartu a vezmete si dvě suroviny?
prompt-last-chance-other = { $name } si ještě může vzít dvě suroviny.

prompt-pay-tile-fixed = Tato budova stojí { $paid } a přinese { object-points }.
prompt-pay-tile-choice = { $kinds ->
        [one] Vyberte { object-resources } stejného druhu. Body získáte podle jejich hodnoty.
       *[other] Vyberte { object-resources } právě { $kinds } druhů. Body získáte podle jejich hodnoty.
    }
prompt-pay-tile-free = Vyberte { $least } až { $most } libovolných surovin. Body získáte podle jejich hodnoty.
prompt-pay-left = { $n ->
        [0] To je všechno.
       *[other] Zbývá vybrat { $n }.
    }
prompt-take-two = Vyberte dvě suroviny, stejné nebo různé.
prompt-cannot-pay = Zatím nemáte čím zaplatit: { $have } z { $need }. Vaše karta může přinést další 2 suroviny.

## Tlačítka

button-send = Umístit { $n }
button-roll = { $n ->
        [one] Hodit { $n } kostkou
       *[other] Hodit { $n } kostkami
    }
button-use = Provést
button-pay = Zaplatit
button-decline = Nechat být
button-take-what = Vzít { $what }
button-add-tools = { $n ->
        [one] Přidat { $n } nástroj
        [few] Přidat { $n } nástroje
        [many] Přidat { $n } nástroje
       *[other] Přidat { $n } nástrojů
    }
button-keep-roll = Ponechat hod
button-starve = { $n ->
        [one] Hladovět: ztráta { $n } bodu
       *[other] Hladovět: ztráta { $n } bodů
    }
button-feed = Nakrmit kmen
button-more = O jednu víc
button-fewer = O jednu méně

## Volby pro ty, kdo je poslouchají

choice-place = Umístit { object-people } { place-to }
choice-use = { $place ->
        [toolmaker] Vyrobit nástroj
        [hut] Přijmout nového člena kmene
        [field] Obdělat pole: obilí +1
        [hunt] Házet na lovišti
        [forest] Házet v lese
        [clay-pit] Házet na jílovišti
        [quarry] Házet v kamenolomu
        [river] Házet u řeky
        [card] Koupit kartu { $number }
       *[building] Postavit budovu { $number }
    }
choice-pay = Zaplatit { $what }
choice-pay-points = Zaplatit { $what } za { object-points }
choice-pay-food = Dát { $what } místo jídla
choice-pay-food-hungry = { $n ->
        [one] Dát { $what } a hladovět: ztráta { $n } bodu
       *[other] Dát { $what } a hladovět: ztráta { $n } bodů
    }
choice-decline-last-chance = Nevzít si nic
choice-pick = { $face ->
        [wood] Vzít 1 dřevo
        [clay] Vzít 1 jíl
        [stone] Vzít 1 kámen
        [gold] Vzít 1 zlato
        [tool] Vzít nástroj
       *[agriculture] Vzít obilí +1
    }
choice-pick-lost = { $face ->
        [tool] Vzít nástroj: máte už všechny, propadne
       *[agriculture] Vzít obilí: máte už nejvyšší stupeň, propadne
    }

# Jeden nástroj; $n je jeho hodnota.
tool-tile = nástroj hodnoty { $n }
tool-once = jednorázový nástroj hodnoty { $n }
tool-used = v tomto kole už použitý
tool-ready = připravený

## Proč místo teď nejde zvolit

closed-not-your-turn = Nejste na tahu.
closed-full = Je tu plno.
closed-yours = V tomto kole už tu figurky máte.
closed-taken = Už tu někdo je.
closed-two-tribes = Ve třech hráčích sem smějí jen dva kmeny.
closed-one-tribe = Ve dvou hráčích sem smí jen jeden kmen.
closed-village = V méně než čtyřech hráčích lze v kole obsadit jen dvě místa z trojice výrobce nástrojů, chýše a pole.
closed-no-people = Nemáte už žádnou volnou figurku.
closed-need-two = Do chýše se chodí ve dvou.
closed-empty = Nic tu není.
closed-other-phase = V této fázi to nejde.
closed-nobody = Nemáte tu žádnou figurku.

## Karty: horní část dává zisk, dolní body

top-market = Trh surovin
top-food = { amount-food }
top-resource = { amount }
top-points = { amount-points }
top-tool = Nový nástroj
top-agriculture = Obilí +1
top-dice = { $good ->
        [wood] Hod na dřevo
        [clay] Hod na jíl
        [stone] Hod na kámen
       *[gold] Hod na zlato
    }
top-extra-card = Karta navíc
top-one-use-tool = Jednorázový nástroj hodnoty { $n }
top-any-two = 2 libovolné suroviny

bottom-symbol = { $symbol ->
        [healing] kultura: léčitelství
        [art] kultura: umění
        [music] kultura: hudba
        [writing] kultura: písmo
        [time] kultura: časomíra
        [pottery] kultura: hrnčířství
        [transport] kultura: doprava
       *[weaving] kultura: tkalcovství
    }
bottom-worker = { $worker ->
        [farmer] { amount-farmer }
        [toolmaker] { amount-toolmaker }
        [builder] { amount-builder }
       *[shaman] { amount-shaman }
    }
    .about = { $worker ->
        [farmer] { object-points } za každý stupeň obilí
        [toolmaker] { object-points } za každou jednotku hodnoty vašich nástrojů
        [builder] { object-points } za každou vaši budovu
       *[shaman] { object-points } za každou vaši figurku
    }
card-whole = { $top }; na konci: { $bottom }
card-price = { $n ->
        [one] stojí { $n } surovinu
        [few] stojí { $n } suroviny
        [many] stojí { $n } suroviny
       *[other] stojí { $n } surovin
    }
card-back = karta, kterou zná jen její majitel
card-now = Hned
card-at-end = Na konci

## Budovy

tile-fixed = { $paid } za { object-points }
    .about = Stojí { $paid } a přinese { object-points }.
tile-choice = { $kinds ->
        [one] { amount-resources } 1 druhu
       *[other] { amount-resources } { $kinds } druhů
    }
    .about = { $kinds ->
        [one] Stojí { object-resources } stejného druhu a přinese jejich hodnotu v bodech.
       *[other] Stojí { object-resources } právě { $kinds } druhů a přinese jejich hodnotu v bodech.
    }
tile-free = { $least }–{ $most } surovin
    .about = Stojí { $least } až { $most } libovolných surovin a přinese jejich hodnotu v bodech.
stack-left = { $n ->
        [0] sloupeček je prázdný
        [one] poslední budova tohoto sloupečku
        [few] ve sloupečku zbývají { $n } budovy
        [many] ve sloupečku zbývá { $n } budovy
       *[other] ve sloupečku zbývá { $n } budov
    }
deck-left = { $n ->
        [0] v balíčku už není žádná karta
        [one] v balíčku zbývá { $n } karta
        [few] v balíčku zbývají { $n } karty
        [many] v balíčku zbývá { $n } karty
       *[other] v balíčku zbývá { $n } karet
    }

## Stůl slovy

round-number = { $n }. kolo
first-player = Začínající hráč
people-of = { $n ->
        [6] doma { $home } ze { $n }
        [7] doma { $home } ze { $n }
       *[other] doma { $home } z { $n }
    }
food-needed = { $n ->
        [one] sní { $n } jídlo za kolo
        [few] sní { $n } jídla za kolo
        [many] sní { $n } jídla za kolo
       *[other] sní { $n } jídel za kolo
    }
food-missing = { $n ->
        [0] jídla je dost
        [one] chybí { $n } jídlo
        [few] chybí { $n } jídla
        [many] chybí { $n } jídla
       *[other] chybí { $n } jídel
    }
agriculture-level = Obilí { $n }
score-now = Kdyby hra skončila teď
worth-now = { $n ->
        [one] teď vám přinese { $n } bod
        [few] teď vám přinese { $n } body
        [many] teď vám přinese { $n } bodu
       *[other] teď vám přinese { $n } bodů
    }
worth-range = { $high ->
        [one] teď vám přinese { $low } až { $high } bod
        [few] teď vám přinese { $low } až { $high } body
        [many] teď vám přinese { $low } až { $high } bodu
       *[other] teď vám přinese { $low } až { $high } bodů
    }
odds-title = Šance
odds-line = { $chance }: { object }
odds-nothing = { $chance }: nic

## Deník

# $count figurek; podle $place (a $number).
log-placed = { $count ->
        [one] { $who } umísťuje { $count } figurku { place-to } { $icons }
        [few] { $who } umísťuje { $count } figurky { place-to } { $icons }
        [many] { $who } umísťuje { $count } figurky { place-to } { $icons }
       *[other] { $who } umísťuje { $count } figurek { place-to } { $icons }
    }
log-used = { $place ->
        [toolmaker] { $who } vyrábí nástroj { $icons }
        [hut] { $who } přijímá nového člena kmene { $icons }
       *[field] { $who } obdělává pole { $icons }
    }
log-used-in-vain = { $place ->
        [toolmaker] { $who } už má všechny nástroje { $icons }
        [hut] { $who } má deset figurek, kmen už neporoste { $icons }
       *[field] { $who } má nejvyšší stupeň obilí, pole nic nepřináší { $icons }
    }
log-rolled = { $who } hází { place-at } { $dice }
log-gathered = { $who } hází { place-at } { $dice } a získává { $goods }
log-gathered-tools = { $who } hází { place-at } { $dice }, přidává { $tools } a získává { $goods }
log-gathered-total = { $who } získává { $goods } za součet { $total }
log-bought = { $who } platí { $paid } za kartu { $card }
log-built = { $who } staví za { $paid } a získává { $points }
log-declined = { $place ->
        [card] { $who } nechává kartu ležet { $icons }
       *[building] { $who } nechává budovu ležet { $icons }
    }
log-turned = Nová budova: { $price } za { $points }
log-turned-choice = { $kinds ->
        [0] Nová budova: { $price } libovolných druhů, body podle hodnoty
        [one] Nová budova: { $price } jednoho druhu, body podle hodnoty
        [few] Nová budova: { $price }, { $kinds } druhy, body podle hodnoty
        [many] Nová budova: { $price }, { $kinds } druhu, body podle hodnoty
       *[other] Nová budova: { $price }, { $kinds } druhů, body podle hodnoty
    }
log-stack-empty = { $stack }. sloupeček budov je prázdný: tohle je poslední kolo
log-gained = { $who } získává z karty { $goods }
log-gained-in-vain = { $who } už víc mít nemůže, karta nic nepřináší { $goods }
log-keeps-tool = { $who } si nechává jednorázový nástroj hodnoty { $value } { $icons }
log-keeps-any-two = { $who } si nechává kartu dvou libovolných surovin na později
log-drew = { $who } si bere skrytou kartu: { $card }
log-drew-unseen = { $who } si bere skrytou kartu
log-drew-none = { $who } nemá co dobrat, balíček je prázdný
log-market = { $who } hází na trh: { $faces }
log-picked = { $who } si bere z trhu { $goods }
log-picked-in-vain = { $who } si z trhu musí vzít { $goods }, ale víc už mít nemůže
log-took-two = { $who } využívá kartu dvou libovolných surovin a bere si { $goods }
# $people je počet živených.
log-fed = { $people ->
        [one] { $who } krmí { $people } figurku: { $meal }
        [few] { $who } krmí { $people } figurky: { $meal }
        [many] { $who } krmí { $people } figurky: { $meal }
       *[other] { $who } krmí { $people } figurek: { $meal }
    }
log-fed-harvest = { $people ->
        [one] { $who } sklízí { $harvest } a krmí { $people } figurku: { $meal }
        [few] { $who } sklízí { $harvest } a krmí { $people } figurky: { $meal }
        [many] { $who } sklízí { $harvest } a krmí { $people } figurky: { $meal }
       *[other] { $who } sklízí { $harvest } a krmí { $people } figurek: { $meal }
    }
log-hungry = { $missing ->
        [one] { $who } hladoví, chybí { $missing } jídlo: { $points } { $meal }
        [few] { $who } hladoví, chybí { $missing } jídla: { $points } { $meal }
        [many] { $who } hladoví, chybí { $missing } jídla: { $points } { $meal }
       *[other] { $who } hladoví, chybí { $missing } jídel: { $points } { $meal }
    }
log-round = { $round }. kolo
log-torch = Začíná { $who }
log-ended-cards = Karty už na doplnění nabídky nestačí: hra končí
log-ended-buildings = Sloupeček budov je prázdný: hra končí
log-counted = Závěrečné vyhodnocení: { $scores }
log-shown = { $who } odkrývá skrytou kartu: { $card }
log-choosing = { $decision ->
        [placing] { $who } umísťuje figurky
        [using] { $who } provádí akce
        [adding-tools] { $who } zvažuje nástroje
        [buying-card] { $who } zvažuje kartu
        [buying-tile] { $who } zvažuje budovu
        [picking-die] { $who } vybírá kostku z trhu
        [feeding] { $who } shání jídlo
        [raising-tool] { $who } vybírá nástroj ke zlepšení
       *[last-chance] { $who } si ještě může vzít dvě suroviny
    }

## Přístupné názvy obrázků; číslo se čte za nimi

icon-food = jídlo
icon-wood = dřevo
icon-clay = jíl
icon-stone = kámen
icon-gold = zlato
icon-tool = nástroj
icon-agriculture = obilí
icon-points = body
icon-people = figurky
icon-card = karta
icon-hut = budova
icon-torch = začínající hráč
icon-resources = suroviny
icon-die = kostka s číslem { $value }
icon-two-dice = dvě kostky
icon-market = trh
icon-extra-card = karta navíc
icon-one-use-tool = jednorázový nástroj
icon-any-two = libovolné suroviny
icon-symbol-healing = léčitelství
icon-symbol-art = umění
icon-symbol-music = hudba
icon-symbol-writing = písmo
icon-symbol-time = časomíra
icon-symbol-pottery = hrnčířství
icon-symbol-transport = doprava
icon-symbol-weaving = tkalcovství
icon-worker-farmer = rolníci
icon-worker-toolmaker = výrobci nástrojů
icon-worker-builder = stavitelé chýší
icon-worker-shaman = šamani

## Skóre

score-buildings = Budovy
score-card-points = Body z karet
score-hunger = Hlad
score-culture = Kulturní rozvoj
score-farmers = Rolníci
score-toolmakers = Výrobci nástrojů
score-builders = Stavitelé chýší
score-shamans = Šamani
score-resources = Zbylé suroviny

## Nápověda: místa

help-toolmaker =
    .title = Výrobce nástrojů
    .body = Vejde se sem právě jedna figurka a vyrobí jeden nástroj. První tři nástroje mají hodnotu 1, každý další zvýší o 1 ten nejnižší, až po tři nástroje hodnoty 4. Nástroje přidáváte ke svým hodům, každý jednou za kolo. Stát tu smíte, i když už víc nástrojů mít nemůžete – třeba jen proto, aby tu nestál někdo jiný.
help-hut =
    .title = Chýše
    .body = Jdou sem dvě figurky téhož kmene najednou a kmen se rozroste o jednu další. Nakrmit ji musíte už v tomto kole, umístit ji můžete od příštího. Kmen má nejvýše deset figurek.
help-field =
    .title = Pole
    .body = Vejde se sem právě jedna figurka a posune vás na počítadle obilí o 1 pole nahoru, nejvýše na 10. Každý stupeň vám na začátku každého krmení dá 1 jídlo.
help-hunt =
    .title = Loviště
    .body = Místa je tu dost pro všechny. Za každého svého lovce hoďte jednou kostkou, můžete přidat i nástroje. Součet vydělte 2, zaokrouhlete dolů a vezměte si tolik jídla.
help-forest =
    .title = Les
    .body = Vejde se sem celkem sedm figurek. Za každou svou hoďte jednou kostkou, můžete přidat i nástroje. Součet vydělte 3, zaokrouhlete dolů a vezměte si tolik dřeva.
help-clay-pit =
    .title = Jíloviště
    .body = Vejde se sem celkem sedm figurek. Za každou svou hoďte jednou kostkou, můžete přidat i nástroje. Součet vydělte 4, zaokrouhlete dolů a vezměte si tolik jílu.
help-quarry =
    .title = Kamenolom
    .body = Vejde se sem celkem sedm figurek. Za každou svou hoďte jednou kostkou, můžete přidat i nástroje. Součet vydělte 5, zaokrouhlete dolů a vezměte si tolik kamene.
help-river =
    .title = Řeka
    .body = Vejde se sem celkem sedm figurek. Za každou svou hoďte jednou kostkou, můžete přidat i nástroje. Součet vydělte 6, zaokrouhlete dolů a vezměte si tolik zlata.
help-card =
    .title = Civilizační karta
    .body = Kartu obsadíte jednou figurkou. Když přijdou na řadu vaše akce, zaplaťte tolik surovin, kolik udává její pole (od 1 na levném konci po 4 na opačném), v libovolné kombinaci, nikdy však jídlem. Horní část působí při koupi, dolní přináší body na konci. Kartu můžete také nechat ležet, zůstane v nabídce.
help-building =
    .title = Budova
    .body = Budovu obsadíte jednou figurkou. Zaplaťte suroviny z destičky a hned získejte její body, nebo ji nechte ležet. Po postavení se otočí další destička sloupečku; obsadit ji lze od příštího kola. Jakmile je některý sloupeček prázdný, kolo se dohraje a hra skončí.
help-hunt-reentry-false =
    .body = V jednom kole umísťujete lovce jen jednou, stejně jako figurky v ostatních oblastech.
help-hunt-reentry-true =
    .body = V pozdějším tahu téhož kola smíte na loviště umístit další figurky, i když už tam nějaké máte.

## Nápověda: karty

help-top-market =
    .title = Trh surovin
    .body = Kupující hodí tolika kostkami, kolik je hráčů. Počínaje jím si po směru hodinových ručiček každý vezme právě jednu: 1 = dřevo, 2 = jíl, 3 = kámen, 4 = zlato, 5 = nástroj, 6 = obilí +1. Nástroje tyto kostky nemění a odmítnout nejde.
help-top-food =
    .title = Jídlo
    .body = Vyobrazené jídlo získáte hned při koupi karty.
help-top-resource =
    .title = Suroviny
    .body = Vyobrazené suroviny získáte hned při koupi karty.
help-top-points =
    .title = Body
    .body = Vyobrazené body získáte hned při koupi karty.
help-top-tool =
    .title = Nový nástroj
    .body = Získáte jeden nástroj, stejně jako u výrobce nástrojů.
help-top-agriculture =
    .title = Obilí
    .body = Vaše obilí stoupne o 1, stejně jako na poli.
help-top-dice =
    .title = Těžba surovin
    .body = Hoďte dvěma kostkami na vyobrazenou surovinu, jako by v její oblasti stály dvě vaše figurky. S figurkami, které tam opravdu máte, se tento hod nesčítá. Nástroje přidat smíte.
help-top-extra-card =
    .title = Karta navíc
    .body = Vezměte si horní kartu z balíčku a podívejte se na ni tak, aby ji ostatní neviděli. Její horní část neplatí, dolní se vám na konci počítá. Je-li balíček prázdný, nezískáte nic.
help-top-one-use-tool =
    .title = Jednorázový nástroj
    .body = Karta zůstane odkrytá vedle vás. Jednou za hru přidejte její hodnotu k jednomu svému hodu, samotnou nebo s dalšími nástroji.
help-top-any-two =
    .title = 2 libovolné suroviny
    .body = Karta zůstane odkrytá vedle vás. Jednou za hru, kdykoli o něčem rozhodujete, si vezměte najednou dvě suroviny, stejné nebo různé – i při krmení a před závěrečným vyhodnocením.
help-culture =
    .title = Symboly kulturního rozvoje
    .body = Na zelených kartách je osm symbolů, každý na dvou. Na konci spočítejte své různé symboly a jejich počet umocněte na druhou: pět různých dá 25 bodů.
help-green-duplicates-second-set =
    .body = Opakované symboly tvoří druhou sadu a jejich počet se také umocňuje na druhou: tři dvojice dají 9 a 9 bodů.
help-green-duplicates-one-point =
    .body = Za každý opakovaný symbol dostanete 1 bod: tři dvojice dají 9 a 3 body.
help-farmer =
    .title = Rolníci
    .body = Na konci se všichni vaši rolníci sečtou a vynásobí vaší pozicí na počítadle obilí.
help-worker-toolmaker =
    .title = Výrobci nástrojů
    .body = Na konci se všichni výrobci nástrojů na vašich kartách sečtou a vynásobí celkovou hodnotou vašich nástrojů.
help-builder =
    .title = Stavitelé chýší
    .body = Na konci se všichni vaši stavitelé sečtou a vynásobí počtem vašich budov.
help-shaman =
    .title = Šamani
    .body = Na konci se všichni vaši šamani sečtou a vynásobí počtem vašich figurek.

## Nápověda: budovy

help-tile-fixed =
    .title = Budova s pevnou bodovou hodnotou
    .body = Zaplaťte přesně tři vyobrazené suroviny a získejte tolik bodů, kolik je na destičce.
help-tile-choice =
    .title = Budova za čtyři nebo pět surovin
    .body = Zaplaťte přesně tolik surovin a přesně tolika druhů, kolik udává destička. Přinesou svou hodnotu: dřevo 3, jíl 4, kámen 5, zlato 6.
help-tile-free =
    .title = Budova za jednu až sedm surovin
    .body = Zaplaťte, kolik chcete, od jedné do sedmi surovin jakýchkoli druhů. Přinesou svou hodnotu: dřevo 3, jíl 4, kámen 5, zlato 6.

## Nápověda: průběh hry

help-placing =
    .title = Umísťování figurek
    .body = Počínaje začínajícím hráčem každý postupně umístí jednu nebo více figurek do jedné oblasti, stále dokola, dokud má někdo co a kam umístit. Dokud figurku umístit můžete, nesmíte tah vynechat. Kde už suroviny těžíte, tam v tomto kole další figurky nepřidáte; karty a budovy obsazujete po jedné za tah.
help-using =
    .title = Provedení akcí
    .body = Počínaje začínajícím hráčem každý provede akce všech svých figurek, oblast po oblasti v pořadí, jaké chce, a vezme je domů. Teprve potom je na řadě další.
help-tools =
    .title = Nástroje
    .body = Když vidíte svůj hod, smíte k němu přidat libovolný počet nástrojů, které v tomto kole ještě nejsou použité, každý v plné hodnotě. V příštím kole jsou zase všechny připravené.
help-feeding =
    .title = Krmení kmene
    .body = Každý si nejdřív vezme tolik jídla, kolik ukazuje jeho počítadlo obilí, a pak zaplatí 1 jídlo za každou svou figurku. Nestačí-li jídlo, odevzdá všechno; každé chybějící jídlo může nahradit jednou libovolnou surovinou.
help-starvation-flat-10 =
    .body = Když jídlo stále chybí, ztrácíte 10 bodů bez ohledu na to, kolik ho chybí. Body mohou klesnout pod nulu.
help-starvation-4-per-food =
    .body = Za každé jídlo, které stále chybí, ztrácíte 4 body. Body mohou klesnout pod nulu.
help-first-player =
    .title = Začínající hráč a nové kolo
    .body = Po krmení přejde figurka začínajícího hráče k dalšímu hráči po směru hry. Karty, které nikdo nekoupil, se posunou k levnému konci a nové doplní nabídku. Všechny nástroje jsou zase připravené.
help-end =
    .title = Konec hry
    .body = Hra skončí okamžitě, když na začátku kola balíček nestačí na doplnění nabídky. Skončí také po kole, ve kterém se některý sloupeček budov vyprázdnil; to kolo se dohraje celé, i s krmením.
help-scoring =
    .title = Závěrečné vyhodnocení
    .body = K dosavadním bodům se přičtou body za symboly kulturního rozvoje, rolníky, výrobce nástrojů, stavitele chýší a šamany a 1 bod za každou zbylou surovinu. Jídlo se nepočítá. Vítězí ten, kdo má nejvíc bodů; při shodě rozhoduje obilí, nástroje a figurky; jsou-li stejné i ty, o vítězství se dělíte.
help-two-players =
    .title = Dva hráči
    .body = V kole lze obsadit jen dvě místa z trojice výrobce nástrojů, chýše a pole. V lese, na jílovišti, v kamenolomu a u řeky smí být vždy jen jeden kmen. Hraje se se dvěma sloupečky budov.
help-three-players =
    .title = Tři hráči
    .body = V kole lze obsadit jen dvě místa z trojice výrobce nástrojů, chýše a pole. V lese, na jílovišti, v kamenolomu a u řeky smějí být nejvýše dva kmeny. Hraje se se třemi sloupečky budov.
help-four-players =
    .title = Čtyři hráči
    .body = Všechny oblasti jsou otevřené a sloupečky budov jsou čtyři.
help-resources =
    .title = Suroviny
    .body = Dřevo má hodnotu 3, jíl 4, kámen 5, zlato 6. Tolik musíte hodit za jeden kus a tolik bodů přinese v budově s proměnlivou hodnotou. Všeho je vždycky dost.

## Jak se hraje

how-to-play-1 =
    .title = Váš kmen
    .body = Vedete kmen o pěti figurkách se zásobou jídla na první kola. Během hry se rozrůstá, učí se sít a vyrábět nástroje, staví a objevuje. Kdo má na konci nejvíc bodů, vítězí.
how-to-play-2 =
    .title = Kolo
    .body = Každé kolo má tři části: nejdřív všichni umístíte své figurky, potom provedete jejich akce a nakonec se kmeny nají.
how-to-play-3 =
    .title = Umísťování figurek
    .body = Střídáte se a pokaždé umístíte jednu nebo více figurek do jedné oblasti. Míst je málo: jedno u výrobce nástrojů, dvě v chýši, jedno na poli, po jednom na každé kartě a budově, po sedmi tam, kde se těží suroviny. Jen na loviště se vejdou všichni. Obsaďte to, co potřebujete nejvíc, dřív než někdo jiný.
how-to-play-4 =
    .title = Lov a těžba
    .body = Kde lovíte nebo těžíte, tam je každá figurka jednou kostkou. Součet vydělte 2 pro jídlo, 3 pro dřevo, 4 pro jíl, 5 pro kámen nebo 6 pro zlato a na zbytek zapomeňte. Nástroje k hodu přidávají a zachrání i ten nepovedený.
how-to-play-5 =
    .title = Vesnice
    .body = Výrobce nástrojů vám dá nástroj, pole víc obilí, a tím jídlo v každém kole, a dvě figurky v chýši přivedou třetí. To všechno vám zůstane až do konce.
how-to-play-6 =
    .title = Budovy a karty
    .body = Suroviny se mění v body v budovách, a to hned. Civilizační karty pomáhají teď a body přinášejí na konci – tím víc, čím lépe se hodí k tomu, v čem je váš kmen silný.
how-to-play-7 =
    .title = Krmení
    .body = Na konci každého kola sní každá vaše figurka 1 jídlo. Něco dá obilí, zbytek lov. Chybějící jídlo můžete nahradit surovinami, hlad stojí body.
how-to-play-8 =
    .title = Konec
    .body = Hra skončí, když je některý sloupeček budov prázdný nebo dojdou karty. Pak se počítá: počet různých symbolů kulturního rozvoje na druhou, rolníci krát obilí, výrobci nástrojů krát nástroje, stavitelé krát budovy, šamani krát figurky a 1 bod za každou zbylou surovinu.

## Kolem herního plánu

board = Herní plán
shelf = Karty a budovy
your-tribe = Váš kmen
other-tribes = Ostatní kmeny
panel-tribe = Kmen
panel-cards = Karty
# Karty a budovy, kde stojí vlastní figurky; na záložce v telefonu.
to-use = k použití: { $n }
place-open = sem můžete umístit figurky
round-phase = { $round }. kolo · { $phase }
give-one = Dát jeden kus: { $good } (máte { $n })
take-one = Vzít jeden kus: { $good }
harvest = { $n ->
        [one] +{ $n } jídlo za kolo
        [few] +{ $n } jídla za kolo
        [many] +{ $n } jídla za kolo
       *[other] +{ $n } jídel za kolo
    }
choice-any-two = Použít kartu: vzít 2 libovolné suroviny
culture-points = { $n ->
        [one] symboly = { $n } bod
        [few] symboly = { $n } body
        [many] symboly = { $n } bodu
       *[other] symboly = { $n } bodů
    }
count-of = { $what }: { $n }
your-extra-card = Vaše skrytá karta
no-tools-yet = zatím žádné nástroje
odds-mean = asi { $amount }
tools-can-add = nástroje mohou přidat +{ $n }
mix-more-of = { $good }: o jeden kus víc, teď { $n }/{ $have }

## Nápověda: procházení

help-group-round = Kolo
help-group-places = Oblasti
help-group-tribe = Váš kmen
help-group-players = Kolik vás hraje
help-group-cards = Horní části karet
help-group-buildings = Budovy
help-group-end = Konec a vyhodnocení
rules-all-cards = Všech 36 civilizačních karet
rules-all-tiles = Všech 28 budov

## Konec hry

end-tie-break = obilí + nástroje + figurky: { $n }
end-hidden = skrytá karta:

## V terminálu
##
## Krátce, do sloupců desky široké 80 znaků.

terminal-tribe = { $colour ->
        [red] Červený
        [blue] Modrý
        [green] Zelený
       *[yellow] Žlutý
    }
terminal-per = { $good } za { $n }
terminal-room = { $n ->
        [0] plno
        [one] { $n } volné
        [few] { $n } volná
        [many] { $n } volného
       *[other] { $n } volných
    }
terminal-left = ještě { $n }
terminal-bought = koupená
terminal-none = už žádná
terminal-worth = jejich hodnota
terminal-one-use-tool = Jednorázový nástroj { $n }
terminal-worker = { $worker ->
        [farmer] { amount-farmer } × obilí
        [toolmaker] { amount-toolmaker } × nástroje
        [builder] { amount-builder } × budovy
       *[shaman] { amount-shaman } × figurky
    }
terminal-column =
    .price = Cena
    .points = body
    .total = celkem
    .home = doma
    .agriculture = obilí
    .tools = nástroje
terminal-buildings = { $n ->
        [one] { $n } budova
        [few] { $n } budovy
        [many] { $n } budovy
       *[other] { $n } budov
    }
terminal-culture = kultura: { $symbols }
terminal-twice = { $symbol } ×2
terminal-extra = jedna skrytá karta
terminal-mean = asi { $amount }
terminal-mean-before-tools = asi { $amount }, bez nástrojů
terminal-value = { $n ->
        [one] teď přinese { $n } bod
        [few] teď přinese { $n } body
        [many] teď přinese { $n } bodu
       *[other] teď přinese { $n } bodů
    }
terminal-values = { $high ->
        [one] teď přinese { $low } až { $high } bod
        [few] teď přinese { $low } až { $high } body
        [many] teď přinese { $low } až { $high } bodu
       *[other] teď přinese { $low } až { $high } bodů
    }
terminal-limit = nic: víc už mít nemůžete
terminal-add = Přidat nástroje { $tools }
terminal-once = { $n } (jednorázový)
terminal-by-card = díky vaší kartě, jednou za hru
terminal-gathered-tools = { $who } přidává { object-tool } a získává { $goods } za součet { $total }
terminal-harvest = { object-food }
terminal-lost = −{ object-points }

## Který nástroj se zlepší a co pravidla nechávají otevřené

prompt-raising-tool = Nový nástroj zlepší jeden z vašich nejnižších. Který?
prompt-raising-tool-other = { $name } vybírá nástroj ke zlepšení.
choice-raise = { $state ->
        [used] Zlepšit použitý nástroj na { $n }; v tomto kole zůstane použitý
       *[ready] Zlepšit připravený nástroj na { $n }; v tomto kole ho ještě můžete přidat
    }
button-raise = Zlepšit na { $n }
log-raised = { $used ->
        [true] { $who } zlepšuje použitý nástroj na { $value } { $icons }
       *[false] { $who } zlepšuje připravený nástroj na { $value } { $icons }
    }
option-raise-tools = Zlepšování nástrojů
    .about = Který z vašich nejnižších nástrojů se zlepší, když získáte další. Záleží na tom, jen když je některý z nich v tomto kole už použitý.
option-raise-tools-first = První z nich
    .about = Zlepší se první z vašich nejnižších nástrojů.
option-raise-tools-choose = Vyberete si
    .about = Kdykoli na tom záleží, vyberete si, který z nejnižších nástrojů se zlepší.
option-count-one-use-tools = Jednorázové nástroje na konci
    .about = Zda se výrobcům nástrojů počítají i jednorázové nástroje, které vám zbyly. Pravidla to neříkají.
option-count-one-use-tools-false = Nepočítají se
    .about = Výrobcům nástrojů se počítají jen tři nástroje na vaší desce.
option-count-one-use-tools-true = Počítají se
    .about = Výrobcům nástrojů se počítají i nepoužité jednorázové nástroje.
option-tie-break = Při shodě bodů
    .about = Kdo vítězí, když mají hráči stejně bodů. Chorvatská pravidla se dají číst obojím způsobem.
option-tie-break-sum = Nejvyšší součet
    .about = Vítězí nejvyšší součet obilí, nástrojů a figurek.
option-tie-break-in-order = Postupně
    .about = Vítězí nejvyšší obilí; je-li stejné, nejvíc nástrojů; pak nejvíc figurek.
option-green-duplicates-no-points = Žádné body
    .about = Symboly, které máte podruhé, nic nepřinesou. Slovenská pravidla o nich mlčí.
help-raise-tools-first =
    .body = Nový nástroj zlepší první z vašich nejnižších. Pokud jste ho v tomto kole už použili, zůstane použitý.
help-raise-tools-choose =
    .body = Nový nástroj zlepší jeden z vašich nejnižších. Jsou-li některé z nich v tomto kole už použité a jiné ne, vyberete si. Použitý nástroj zůstane použitý, i když ho zlepšíte.
help-count-one-use-tools-false =
    .body = Jednorázové nástroje, které vám zbyly, se výrobcům nástrojů nepočítají.
help-count-one-use-tools-true =
    .body = Jednorázové nástroje, které vám zbyly, se výrobcům nástrojů počítají také, v plné hodnotě.
help-tie-break-sum =
    .body = Při shodě sečtěte obilí, nástroje a figurky: vítězí nejvyšší součet.
help-tie-break-in-order =
    .body = Při shodě vítězí nejvyšší obilí. Je-li stejné i to, rozhoduje nejvíc nástrojů a potom nejvíc figurek.
help-green-duplicates-no-points =
    .body = Symboly, které máte podruhé, nic nepřinesou: tři dvojice dají 9 bodů.
end-tie-break-in-order = obilí { $agriculture }, nástroje { $tools }, figurky { $people }
terminal-gives-up = { $need ->
        [one] vzdáte se toho: máte { $have } z { $need } suroviny
       *[other] vzdáte se toho: máte { $have } z { $need } surovin
    }
terminal-hunger = hlad: −{ object-points }

## Na první pohled: co o věci říká panel, nejvýše dvě věty

# $what is what the lower half of a card scores, in words.
glance-card-end = Na konci: { $what }.
glance-card-symbol = Na konci: symbol „{ $symbol }“; počet vašich různých symbolů se umocní na druhou.
# What the upper half of a card does, where the rules need more than a sentence; $n is its number.
glance-top-market = Hoďte jednou kostkou za každého hráče; každý si vezme jednu, vy jako první: surovinu, nástroj, nebo obilí.
glance-top-one-use-tool = Kartu si nechte a jednou za hru přidejte { $n } k jednomu svému hodu.
glance-top-any-two = Kartu si nechte a jednou za hru si vezměte dvě libovolné suroviny.
glance-deck = Balíček karet
    .text = Na začátku každého kola se z něj doplní nabídka. Když na to nestačí, hra okamžitě skončí.
glance-stacks = Nejmenší sloupeček budov
    .text = Jakmile je některý sloupeček prázdný, kolo se dohraje a hra skončí.
glance-food =
    .text = Na konci každého kola sní každá figurka 1 jídlo. K ničemu jinému neslouží a zbylé jídlo nepřináší body.
# $n is the worth of this resource.
glance-resource =
    .text = Surovinami platíte za karty a budovy a můžete jimi nahradit chybějící jídlo. Tato přinese v budově bez pevné ceny { object-points }, a zbude-li vám na konci hry, 1 bod.
glance-people =
    .text = Každá figurka v kole vykoná jednu akci a na konci sní 1 jídlo. Další přibývají v chýši; kmen jich má nejvýše deset.
glance-agriculture =
    .text = Přináší tolik jídla na začátku každého krmení. Na konci hry se násobí počtem rolníků.
glance-score =
    .text = Tolik bodů by kmen měl, kdyby hra skončila teď. Skryté karty ostatních se nepočítají.
glance-torch =
    .text = Kdo má pochodeň, v tomto kole začíná. Po krmení ji převezme další hráč po směru hry.
glance-tribe =
    .text = { $tribe }. Klepnutím na jméno uvidíte všechno, co kmen má.
glance-buildings =
    .text = Všechno, co kmen postavil. Na konci se počet budov násobí počtem stavitelů chýší.
glance-extra =
    .text = Tuto kartu znáte jen vy. Její horní část neplatí, dolní se na konci počítá: { $what }.
glance-unseen = Skrytá karta
    .text = Tuto kartu zná jen její majitel. Její horní část neplatí, dolní se na konci počítá.
# $amount is a good with a decimal number.
glance-mean = { amount-people }: asi { $amount }
# How many cards or buildings there still are.
left = { $n ->
        [one] zbývá { $n }
        [few] zbývají { $n }
        [many] zbývá { $n }
       *[other] zbývá { $n }
    }
# Of the stacks of buildings, the one that ends the game first.
stack-smallest = nejmenší
# What a tribe shown large has.
tribe-all = všechny karty a budovy
tribe-none = zatím nic

## Turn, story and first game
prompt-lost = Zatím nemáte čím zaplatit: { $have } z { $need }. Nejdřív hodit, nebo se jí vzdát?
prompt-lost-only = Nemáte čím zaplatit: { $have } z { $need }. Opravdu se jí vzdát?
button-leave = Vzdát se jí
feeding-prices = Obě ceny
feeding-or = nebo
round-over = Konec { $round }. kola
log-new-cards = { $n ->
        [one] Přibyla karta: { $cards }
        [few] Přibyly karty: { $cards }
        [many] Přibyly karty: { $cards }
       *[other] Přibyly karty: { $cards }
    }
# Tips of the first game, one at a time.
lesson-place = Kolo má tři části: figurky umístíte, provedete jejich akce a nakonec je nakrmíte. Vyberte místo, pak počet figurek a potvrďte.
lesson-hunt = Každá figurka sní v každém kole 1 jídlo. Na lovišti je vždycky místo: za každou figurku hodíte jednou kostkou a každé 2 body na kostkách jsou 1 jídlo.
lesson-hut = Dvě figurky v chýši přivedou třetí, a ta vám zůstane až do konce. Výrobce nástrojů vylepší vaše hody a pole přináší jídlo v každém kole.
lesson-cards = Jedna figurka na kartě nebo budově vám ji zamluví. Platí se až potom, při její akci – umístěte proto další figurky i tam, kde se těží suroviny.
lesson-order = Teď proveďte akce svých figurek v libovolném pořadí. Nejdřív házejte, potom kupujte: co vytěžíte, můžete hned utratit.
lesson-roll = Za každou figurku hodíte jednou kostkou. Součet se vydělí číslem u místa; sloupce ukazují, jak je který výsledek pravděpodobný.
lesson-tools = Každý nástroj pomůže v kole jednomu hodu. Přidejte ho tam, kde přinese o jednu surovinu víc, nebo si ho nechte na později.
lesson-pay = Za kartu zaplatíte libovolnými surovinami, za většinu budov přesně těmi, které ukazují. Horní půlka karty pomáhá hned, dolní přinese body na konci.
lesson-hunger = Chybí vám jídlo. Každá surovina nahradí 1 jídlo. Když si je raději necháte, kmen hladoví a vy ztratíte body.
lesson-round = Nové kolo: začíná někdo jiný a karty, které si nikdo nevzal, zlevnily.
lesson-end = Hra končí, když dojde sloupeček budov nebo když balíček nestačí doplnit karty. Potom se počítají body za karty. Příjemnou hru!

# What a coach compares two choices by, with a number after it: "Food −2".
fact-short = Chybějící jídlo
fact-food = Jídlo
fact-people = Figurky
fact-agriculture = Obilí
fact-tools = Nástroje
