# Slová hry Večná zima. Kľúče, atribúty a premenné vysvetľuje en.ftl; tu sú úplne rovnaké.

### Hra

game-title = Večná zima
game-story = Preveďte svoj kmeň štyrmi generáciami na konci doby ľadovej: prijímajte nových ľudí, učte sa, sťahujte sa a lovte, stavajte megality, uctievajte predkov a každé zatmenie využite naplno.
game-about = { game-story } Hrá sa so sadou Holocene: jej karty a dosky sme vymysleli sami, nie sú to tie z tlačenej hry.
game-progress = { $round ->
        [0] Príprava
       *[other] { $round }. kolo zo { $rounds }
    }
set-holocene = Sada Holocene
    .about = Pravidlá sú podľa príručky hry. Čo v nej bolo len na obrázkoch, sme vymysleli sami: karty, odmeny a dosky nie sú tie z tlačenej hry.
set-other = Iná sada
    .about = Hrá sa s inou sadou, „{ $set }“: jej karty a dosky nemusia byť tie z tlačenej hry.

## Kmene

tribe-wolf = Kmeň Vlka
    .short = Vlk
tribe-bison = Kmeň Bizóna
    .short = Bizón
tribe-lioness = Kmeň Levice
    .short = Levica
tribe-eagle = Kmeň Orla
    .short = Orol

## Akčné stĺpce a miesta

column-rite-of-passage = Rituál dospelosti
column-develop = Rozvoj
column-migrate = Migrácia
column-hunt = Lov
column-rest = Odpočinok
world-above = Zhora
world-herd = Lovisko
eclipse-step-reveal = Odhalenie
eclipse-step-order = Poradie
eclipse-step-place = Miesto
eclipse-step-cards = Karty
eclipse-step-land = Krajina
eclipse-step-board = Doska
eclipse-done = hotovo
labour-word = práca
herd-adds = k sadám pridá { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodov
}
lesser-draw = 1 karta
or-instead = alebo namiesto toho

## Karty

card-tribesman = Muž z kmeňa
card-tribeswoman = Žena z kmeňa
card-brave = Bojovník
card-gatherer = Zberačka
card-hunter = Lovec
card-craftswoman = Remeselníčka
card-elder = Starešina
card-explorer = Prieskumník
card-shaman = Šamanka
card-fire-making = Zakladanie ohňa
card-foraging-basket = Kôš zberačky
card-stone-knapping = Štiepanie kameňa
card-cordage = Povrazy
card-atlatl = Vrhač oštepov
card-bone-needle = Kostená ihla
card-travois = Vlečné žrde
card-ancestor-song = Spev predkov
card-smoke-drying = Údenie mäsa
card-snares = Oká a pasce
card-hide-tents = Kožené stany
card-ochre-pigment = Okrové farbivo
card-burial-rite = Pohrebný obrad
card-standing-stone = Vztýčený kameň
card-oral-tradition = Ústna tradícia
card-gift-exchange = Výmena darov
card-hearth-circle = Kruh okolo ohniska
card-bone-flute = Kostená flauta
card-kinship = Príbuzenstvo
card-shared-labour = Spoločná práca
card-fluted-points = Žliabkované hroty
card-microblades = Mikročepieľky
card-dog-sled = Psí záprah
card-council-of-elders = Rada starších
card-permafrost-larder = Ľadová komora
card-star-lore = Znalosť hviezd
card-monument-builders = Stavitelia pamätníkov
card-stone-haulers = Ťahači kameňov
card-ritual-feast = Obradná hostina
card-ancestor-cult = Kult predkov
card-great-hunt = Veľký lov
card-herd-driving = Nadháňanie stád
card-initiation-masks = Zasväcovacie masky
card-stone-circle = Kamenný kruh
card-cave-painting = Jaskynná maľba
card-winter-village = Zimná osada
card-seasonal-camps = Sezónne tábory
card-storytelling = Rozprávanie príbehov
card-vision-quest = Hľadanie vízie
card-barter-network = Výmenná sieť

## Zvieratá

animal-woolly-mammoth = Mamut srstnatý
animal-argentavis = Argentavis
animal-woolly-rhino = Nosorožec srstnatý
animal-megatherium = Megatérium
animal-glyptodon = Glyptodon
animal-smilodon = Smilodon
animal-giant-elk = Obrí los

## Krajiny

land-base = počiatočný hex
    .short = štart
land-glacier = ľadovec
    .short = ľadovec
land-grassland = step
    .short = step
land-forest = les
    .short = les
land-canyon = kaňon
    .short = kaňon
land-lake = jazero
    .short = jazero
land-mountain = hory
    .short = hory
land-tundra = tundra
    .short = tundra

## Náčelníci

chief-tuskbreaker = Náčelník Lomikel
chief-stonecarver = Náčelníčka Pazúrika
chief-seeing-hand = Náčelník Vidiaca dlaň
chief-firewolf = Náčelník Plamenný tesák
chief-thunderclaw = Náčelník Hromový pazúr

## Množstvá vo vete

object-tribe-hand = { $n ->
        [one] { $n } kartu kmeňa do ruky
        [few] { $n } karty kmeňa do ruky
       *[other] { $n } kariet kmeňa do ruky
    }
object-culture-hand = { $n ->
        [one] { $n } kartu kultúry
        [few] { $n } karty kultúry
       *[other] { $n } kariet kultúry
    }
object-camp = { $n ->
        [one] { $n } tábor na počiatočný hex
        [few] { $n } tábory na počiatočný hex
       *[other] { $n } táborov na počiatočný hex
    }
object-move = { $n ->
        [one] { $n } presun tábora
        [few] { $n } presuny tábora
       *[other] { $n } presunov tábora
    }
object-animal-reveal = { $n ->
        [one] otočenie { $n } zvieraťa
       *[other] otočenie { $n } zvierat
    }
object-animal-take = { $n ->
        [one] { $n } zviera z loviska
        [few] { $n } zvieratá z loviska
       *[other] { $n } zvierat z loviska
    }
object-tribe-discard = { $n ->
        [one] { $n } kartu kmeňa na odkladaciu kôpku
        [few] { $n } karty kmeňa na odkladaciu kôpku
       *[other] { $n } kariet kmeňa na odkladaciu kôpku
    }
object-bury = { $n ->
        [one] pochovanie { $n } karty
       *[other] pochovanie { $n } kariet
    }
object-sacred-stone = { $n ->
        [one] { $n } posvätný kameň
        [few] { $n } posvätné kamene
       *[other] { $n } posvätných kameňov
    }
object-village = { $n ->
        [one] { $n } osadu
        [few] { $n } osady
       *[other] { $n } osád
    }
object-animal-use = { $n ->
        [one] použitie { $n } zvieraťa
       *[other] použitie { $n } zvierat
    }
object-megalith = { $n ->
        [one] { $n } megalit
        [few] { $n } megality
       *[other] { $n } megalitov
    }
object-draw = { $n ->
        [one] { $n } kartu z balíčka
        [few] { $n } karty z balíčka
       *[other] { $n } kariet z balíčka
    }
object-idol = { $n ->
        [one] { $n } sošku
        [few] { $n } sošky
       *[other] { $n } sošiek
    }
object-tool = { $n ->
        [one] { $n } nástroj
        [few] { $n } nástroje
       *[other] { $n } nástrojov
    }
object-food = { $n ->
        [one] { $n } potravu
        [few] { $n } potravy
       *[other] { $n } potravy
    }
object-max-food = potravu až po limit
object-labour = { $n ->
        [one] { $n } bod práce
        [few] { $n } body práce
        [many] { $n } bodu práce
       *[other] { $n } bodov práce
    }
object-vp = { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodov
    }
object-animal-top = { $n ->
        [one] vrchné zviera z balíčka
        [few] { $n } vrchné zvieratá z balíčka
       *[other] { $n } vrchných zvierat z balíčka
    }
object-discard-hand = { $n ->
        [one] { $n } kartu z ruky
        [few] { $n } karty z ruky
       *[other] { $n } kariet z ruky
    }

## To isté samo osebe

amount-tribe-hand = { $n ->
        [one] { $n } karta kmeňa do ruky
        [few] { $n } karty kmeňa do ruky
       *[other] { $n } kariet kmeňa do ruky
    }
amount-culture-hand = { $n ->
        [one] { $n } karta kultúry
        [few] { $n } karty kultúry
       *[other] { $n } kariet kultúry
    }
amount-camp = { object-camp }
amount-move = { object-move }
amount-animal-reveal = { object-animal-reveal }
amount-animal-take = { object-animal-take }
amount-tribe-discard = { $n ->
        [one] { $n } karta kmeňa na odkladaciu kôpku
        [few] { $n } karty kmeňa na odkladaciu kôpku
       *[other] { $n } kariet kmeňa na odkladaciu kôpku
    }
amount-bury = { object-bury }
amount-sacred-stone = { object-sacred-stone }
amount-village = { $n ->
        [one] { $n } osada
        [few] { $n } osady
       *[other] { $n } osád
    }
amount-animal-use = { object-animal-use }
amount-megalith = { object-megalith }
amount-draw = { $n ->
        [one] { $n } karta z balíčka
        [few] { $n } karty z balíčka
       *[other] { $n } kariet z balíčka
    }
amount-idol = { $n ->
        [one] { $n } soška
        [few] { $n } sošky
       *[other] { $n } sošiek
    }
amount-tool = { object-tool }
amount-food = { $n ->
        [one] { $n } potrava
        [few] { $n } potravy
       *[other] { $n } potravy
    }
amount-max-food = potrava až po limit
amount-labour = { object-labour }
amount-vp = { object-vp }
amount-animal-top = { object-animal-top }
amount-discard-hand = { $n ->
        [one] { $n } karta z ruky
        [few] { $n } karty z ruky
       *[other] { $n } kariet z ruky
    }

## Čo karta dokáže

ability-pay = za { $paid }: { $what }
ability-column = { $place ->
        [rite-of-passage] v Rituáli dospelosti
        [develop] v Rozvoji
        [migrate] v Migrácii
       *[hunt] v Love
    }: { $what }
ability-if = { $condition ->
        [villages] { $n ->
            [one] s aspoň { $n } osadou
           *[other] s aspoň { $n } osadami
        }
        [same-animals] { $n ->
            [one] s aspoň { $n } nepoužitým zvieraťom
           *[other] s aspoň { $n } nepoužitými zvieratami rovnakého druhu
        }
        [different-animals] { $n ->
            [one] s nepoužitými zvieratami aspoň { $n } druhu
           *[other] s nepoužitými zvieratami aspoň { $n } druhov
        }
        [buried] { $n ->
            [one] s aspoň { $n } pochovanou kartou
           *[other] s aspoň { $n } pochovanými kartami
        }
        [megaliths-placed] { $n ->
            [one] s aspoň { $n } umiestneným megalitom
           *[other] s aspoň { $n } umiestnenými megalitmi
        }
       *[idol-levels] so súčtom úrovní sošiek aspoň { $n }
    }: { $what }
ability-eclipse = pri zatmení: { $what }
facts-labour = { object-labour }
facts-labour-more = { $n ->
        [one] o { $n } bod práce viac
        [few] o { $n } body práce viac
        [many] o { $n } bodu práce viac
       *[other] o { $n } bodov práce viac
    }
facts-vp = { $n ->
        [one] na konci { $n } bod
        [few] na konci { $n } body
       *[other] na konci { $n } bodov
    }
facts-era = { $n ->
        [1] I. éra
       *[other] II. éra
    }
setup-facts = { $what }; karta: { $card }; zvieratá: { $animals }
stone-villages-at = { $n ->
        [one] { $n } bod za každú vlastnú osadu pri krajine: { $lands }
        [few] { $n } body za každú vlastnú osadu pri krajine: { $lands }
       *[other] { $n } bodov za každú vlastnú osadu pri krajine: { $lands }
    }
stone-camp-lands = { $n ->
        [one] { $n } bod za každý druh krajiny s vlastným táborom
        [few] { $n } body za každý druh krajiny s vlastným táborom
       *[other] { $n } bodov za každý druh krajiny s vlastným táborom
    }
stone-megaliths-low = { $n ->
        [one] { $n } bod za každý vlastný megalit priamo na doske
        [few] { $n } body za každý vlastný megalit priamo na doske
       *[other] { $n } bodov za každý vlastný megalit priamo na doske
    }
stone-megalith-boards = { $n ->
        [one] { $n } bod za každú dosku s vlastným megalitom
        [few] { $n } body za každú dosku s vlastným megalitom
       *[other] { $n } bodov za každú dosku s vlastným megalitom
    }
stone-buried = body podľa počtu pochovaných kariet: { $table }
stone-megaliths-high = { $n ->
        [one] { $n } bod za každý vlastný megalit, ktorý leží na iných
        [few] { $n } body za každý vlastný megalit, ktorý leží na iných
       *[other] { $n } bodov za každý vlastný megalit, ktorý leží na iných
    }
stone-idol-levels = { $n ->
        [one] { $n } bod za každé { $per } úrovne oboch sošiek spolu
        [few] { $n } body za každé { $per } úrovne oboch sošiek spolu
       *[other] { $n } bodov za každé { $per } úrovne oboch sošiek spolu
    }
stone-used-kinds = { $n ->
        [one] { $n } bod za každý druh použitého zvieraťa
        [few] { $n } body za každý druh použitého zvieraťa
       *[other] { $n } bodov za každý druh použitého zvieraťa
    }
stone-used-animals = body podľa počtu použitých zvierat ({ $animals }): { $table }
stone-used-animals-of-two = body podľa počtu použitých zvierat oboch druhov ({ $animals }): { $table }

## Otázky

prompt-drafting-chief = Vyberte si náčelníka.
prompt-drafting-chief-other = { $name } si vyberá náčelníka.
prompt-choosing-side = Ktorú stranu karty náčelníka použijete?
prompt-choosing-side-other = { $name } volí stranu karty náčelníka.
prompt-drafting-setup = Vyberte si kartu prípravy.
prompt-drafting-setup-other = { $name } si vyberá kartu prípravy.
prompt-beginning = Ak chcete, zahrajte karty kultúry; potom umiestnite figúrku.
prompt-beginning-other = { $name } sa chystá umiestniť figúrku.
prompt-offered = Použijete schopnosť karty?
prompt-offered-other = { $name } smie použiť schopnosť karty kultúry.
prompt-discarding = Ktorú kartu odhodíte?
prompt-discarding-other = { $name } odhadzuje kartu.
prompt-resting = V tomto kole odpočívate ako prví: vezmete si žetón odpočinku?
prompt-resting-other = { $name } si smie vziať žetón odpočinku.
prompt-acting = { $section ->
        [top] Čo urobíte?
       *[after] Ešte niečo, než sa ťah skončí?
    }
prompt-acting-other = { $section ->
        [top] { $name } vykonáva akcie.
       *[after] { $name } končí ťah.
    }
prompt-gaining = Vezmite si odmenu: { $gains }
prompt-gaining-other = { $name } si berie odmeny: { $gains }.
prompt-paid-gaining = Čo si za obvyklú cenu vezmete? ({ $gains })
prompt-paid-gaining-other = { $name } si za obvyklú cenu smie vziať: { $gains }.
prompt-chaining = Umiestnite ďalší megalit tam, kam ukazuje šípka?
prompt-chaining-other = { $name } smie umiestniť ďalší megalit.
prompt-piling = Ktoré karty dáte do kôpky zatmenia?
prompt-piling-other = { $name } pripravuje kôpku zatmenia.
prompt-eclipse-cards = Ktorú schopnosť zo svojej kôpky zatmenia použijete?
prompt-eclipse-cards-other = { $name } používa karty z kôpky zatmenia.
prompt-gathering = Z ktorej krajiny si teraz vezmete odmenu?
prompt-gathering-other = { $name } si berie odmeny z krajiny.
prompt-rewarding = Ktorú odmenu za poradie si vezmete?
prompt-rewarding-other = { $name } si berie odmenu za poradie.

## Voľby

choice-lead = Vybrať: { $chief }
choice-side = { $side ->
        [a] Použiť stranu A
       *[b] Použiť stranu B
    }
choice-begin = Karta prípravy: { $card }
choice-play = Zahrať kartu { $card }
choice-use = Použiť kartu { $card }
choice-chief = Použiť schopnosť: { $chief }
choice-place = { $figure ->
        [chief] { $place ->
            [rite-of-passage] Náčelník na Rituál dospelosti
            [develop] Náčelník na Rozvoj
            [migrate] Náčelník na Migráciu
            [hunt] Náčelník na Lov
           *[rest] Náčelník na odpočinok
        }
       *[tribe] { $place ->
            [rite-of-passage] Figúrka na Rituál dospelosti
            [develop] Figúrka na Rozvoj
            [migrate] Figúrka na Migráciu
            [hunt] Figúrka na Lov
           *[rest] Figúrka na odpočinok
        }
    }
choice-eat = Spotrebovať potravu na prácu
choice-hire = Vziať do ruky kartu { $card }
choice-learn = Vziať kartu kultúry { $card }
choice-camp = Umiestniť tábor na počiatočný hex
choice-move = Presunúť tábor z { $start } na { $end }
choice-reveal = Otočiť zvieratá z balíčka
choice-hunt = Uloviť: { $animal }
choice-hunt-none = Loviť, aj keď nezostalo žiadne zviera: 1 bod
choice-adopt = Dať na odkladaciu kôpku kartu { $card }
choice-bury = { $zone ->
        [hand] Pochovať z ruky kartu { $card }
        [play] Pochovať zahranú kartu { $card }
        [pile] Pochovať z kôpky zatmenia kartu { $card }
       *[discard] Pochovať z odkladacej kôpky kartu { $card }
    }
choice-stone = Kameň: { $what }
choice-settle = Založiť osadu, kde sa stretávajú { $hexes }
choice-eat-animal = Použiť zviera: { $animal }
choice-build = { $level ->
        [0] Megalit na rad { $row }, stĺpec { $column }
       *[other] Megalit na poschodie { $level }, rad { $row }, stĺpec { $column }
    }
choice-draw = Potiahnuť kartu
choice-draw-all = Potiahnuť všetky karty
choice-idol = { $track ->
        [offering] Posunúť sošku na stupnici obiet
       *[honour] Posunúť sošku na stupnici cti
    }
choice-tool = Vziať si nástroje
choice-food = Vziať si potravu
choice-max-food = Doplniť potravu až po limit
choice-instead = { $of ->
        [megalith] Namiesto megalitu
        [draw] Namiesto karty
        [idol] Namiesto sošky
       *[tool] Namiesto nástroja
    } { $take ->
        [draw] potiahnuť kartu
        [offering] posunúť sošku obiet
        [honour] posunúť sošku cti
        [tool] si vziať 1 nástroj
       *[food] si vziať 1 potravu
    }
choice-reward = Vziať si odmenu za { $place }. miesto
choice-gather = Odmena z hexu { $hex }: { $land }
choice-pile = Dať do kôpky zatmenia kartu { $card }
choice-discard = Odhodiť kartu { $card }
choice-token = { $which ->
        [take] Vziať si žetón odpočinku
       *[next] Dať ho naspodok a vziať si ďalší
    }
choice-skip = Vynechať
choice-done = { $decision ->
        [acting-top] Pokračovať nižšie v stĺpci
        [acting-after] Ukončiť ťah
        [piling] To je všetko
       *[other] Hotovo
    }

## Čo sa stalo

log-order = Poradie hry: { $names }
log-chief-taken = { $who }: kmeň vedie { $chief }
log-side-chosen = { $who } hrá so stranou { $side } ({ $chief })
log-setup-taken = { $who } má na začiatku: { $what }
log-hand-dealt = { $who } má v ruke: { $cards }
log-hand-dealt-other = { $who } má v ruke: { $known }, a ďalšie karty
log-round = Začína sa { $n }. kolo. Poradie hry: { $names }
log-turn = { $who }: { $turn }. ťah
log-placed = { $figure ->
        [chief] { $place ->
            [rite-of-passage] { $who } umiestňuje náčelníka na Rituál dospelosti
            [develop] { $who } umiestňuje náčelníka na Rozvoj
            [migrate] { $who } umiestňuje náčelníka na Migráciu
            [hunt] { $who } umiestňuje náčelníka na Lov
           *[rest] { $who } necháva náčelníka odpočívať
        }
       *[tribe] { $place ->
            [rite-of-passage] { $who } umiestňuje figúrku na Rituál dospelosti
            [develop] { $who } umiestňuje figúrku na Rozvoj
            [migrate] { $who } umiestňuje figúrku na Migráciu
            [hunt] { $who } umiestňuje figúrku na Lov
           *[rest] { $who } necháva figúrku odpočívať
        }
    }
log-played = { $who } hrá kartu { $card }
log-played-labour = { $who } hrá kartu { $card }: { $labour }
log-used = { $who } používa kartu { $card }
log-chief-used = { $who } používa schopnosť: { $chief }
log-ate = { $who } spotrebúva { $food } na { $labour }
log-paid = { $who } platí { $what }
log-gained = { $who } získava { $what }
log-gained-in-vain = { $who } nemá miesto na { $what ->
        [tool] ďalšie nástroje
       *[food] ďalšiu potravu
    }
log-food-lost = { $who } stráca { $food }, nie je na ňu miesto
log-hired = { $to ->
        [hand] { $who } si berie do ruky kartu kmeňa { $card }
       *[discard] { $who } dáva na odkladaciu kôpku kartu kmeňa { $card }
    }
log-hired-empty = { $who } si berie kartu z prázdnej kôpky ({ $card })
log-learned = { $who } si berie kartu kultúry { $card }
log-camp = { $who } umiestňuje tábor na počiatočný hex
log-moved = { $who } presúva tábor z { $start } na { $end }
log-settled = { $who } zakladá osadu, kde sa stretávajú { $hexes }
log-revealed = { $who } otáča na lovisko: { $animals }
log-hunted = { $who } loví: { $animal }
log-hunted-top = { $who } si berie vrchné zviera z balíčka: { $animal }
log-hunted-none = { $who } už nemá čo loviť
log-animal-used = { $who } používa zviera: { $animal }
log-stone-taken = { $who } si berie posvätný kameň: { $what }
log-built = { $who } umiestňuje megalit na rad { $row }, stĺpec { $column }
log-built-high = { $who } umiestňuje megalit na poschodie { $level }, rad { $row }, stĺpec { $column }
log-built-points = { $who } získava za megality { $points }
log-drew = { $who } si ťahá kartu z balíčka
log-drew-own = { $who } si ťahá kartu { $card }
log-shuffled = { $who } mieša z odkladacej kôpky nový balíček
log-raised = { $track ->
        [offering] { $who } posúva sošku na stupnici obiet na úroveň { $level }
       *[honour] { $who } posúva sošku na stupnici cti na úroveň { $level }
    }
log-instead = { $of ->
        [megalith] { $who } si namiesto megalitu berie
        [draw] { $who } si namiesto karty berie
        [idol] { $who } si namiesto sošky berie
       *[tool] { $who } si namiesto nástroja berie
    } { $take ->
        [draw] kartu z balíčka
        [offering] sošku
        [honour] sošku
        [tool] nástroj
       *[food] potravu
    }
log-buried = { $who } pochováva kartu { $card }
log-buried-secret = { $who } pochováva kartu z ruky
log-discarded = { $who } odhadzuje kartu { $card }
log-piled = { $who } dáva kartu do kôpky zatmenia
log-piled-own = { $who } dáva do kôpky zatmenia kartu { $card }
log-eclipse = Zatmenie { $n }. kola: { $parts }. Nové poradie: { $names }
log-eclipse-part = { $who } má { $labour } ({ $cards })
log-eclipse-part-bare = { $who } má { $labour }
log-order-reward = { $who } si berie odmenu za { $place }. miesto
log-gathered = { $who } si berie odmenu z hexu { $hex }: { $land }
log-stone-scored = { $who } získava za posvätný kameň { $points }: { $what }
log-token-taken = { $who } si berie žetón odpočinku: { $what }
log-ended = Koniec hry: { $scores }

## Odkiaľ sú body

score-lands = Krajina
score-megaliths = Megality
score-stones = Posvätné kamene
score-idols = Sošky
score-rewards = Karty a iné odmeny
score-offering = Stupnica obiet
score-burial = Pochované karty
score-cards = Karty kmeňa a kultúry
score-herd = Sady zvierat
score-total = Spolu

## Prečo nie

reason-food = málo potravy
reason-tools = málo nástrojov
reason-labour = málo bodov práce
reason-cards = nie je čo odhodiť
reason-no-camp = chýba tábor
reason-no-room = na lovisku nie je miesto, alebo sa minuli zvieratá
reason-no-animal = chýba zviera
reason-no-stone = nezostal žiadny posvätný kameň tejto éry
reason-stone-spaces = všetky tri polia na posvätné kamene sú plné
reason-no-place = nemáte tri tábory okolo voľného bodu
reason-no-village = všetky vaše osady už stoja
reason-kind-taken = všetky druhy ste si už vzali
reason-kind-once = tento druh ste si už vzali
reason-later-era = až v druhej ére
reason-column = funguje v inom stĺpci
reason-condition = podmienka nie je splnená
reason-played = v tomto ťahu nie
reason-no-figure = hrá sa až po umiestnení figúrky
reason-figure-placed = karty kultúry sa hrajú pred umiestnením figúrky
reason-resting = pri odpočinku sa karty nehrajú
reason-fresh = túto kartu ste si vzali len teraz
reason-nothing = nie je z čoho vyberať

## V termináli

terminal-round = { $round ->
        [0] Príprava hry
       *[other] Kolo { $round } zo 4, éra { $era }
    }
terminal-order = Poradie: { $names }
terminal-order-rewards = Miesta v poradí prinesú pri zatmení: { $what }
terminal-once = { $what } (raz)
terminal-first = kto je tu prvý: { $what }
terminal-first-was = prvý: { $name }
terminal-no-room = viac sa už nezmestí
terminal-middle = horná časť sa tým končí
terminal-used = pri použití: { $what }
terminal-piles = Karty kmeňa: { $what }
terminal-display = Karty kultúry (v balíčku { $left }):
terminal-herd = Lovisko: { $animals } (v balíčku { $left })
terminal-stones = Posvätné kamene (polia na ne, zľava: { $what }):
terminal-land = Krajina (vplyv kmeňov v poradí ako dolu; farebne, kde niektorý vedie):
terminal-glaciers = Žetóny ľadovcov: { $what }
terminal-plan = Megality (písmená: kmeň, číslica: poschodie; + neutrálny, . voľné, o počiatočné pole):
terminal-offering = Obety podľa úrovne (potrava a nástroje na body na konci, odmena hneď): { $what }
terminal-honour = Česť podľa úrovne (body hneď): { $what }
terminal-graves = Body na konci za pochované karty ({ $rows }) podľa sošky na stupnici cti: { $what }
terminal-rest-token = Žetón odpočinku: { $what }
terminal-rest-none = už je preč
terminal-column = stĺpec
    .points = body
    .food = potrava
    .tools = nástr.
    .camps = tábory
    .villages = osady
    .stones = kamene
    .megaliths = megality
    .idols = sošky
    .hand = ruka
    .deck = balíček
terminal-own = vlastné
    .chief = { $what }
    .figures = figúrky: { $what }
    .camps = tábory: { $what }
    .villages = osady: { $what }
    .animals = zvieratá: { $what }
    .used = použité: { $what }
    .stones = posvätné kamene: { $what }
    .played = zahrané: { $what }
    .buried = pochované: { $what }
    .discards = odložené: { $what }
    .known = v ruke určite: { $what }
terminal-hand = Vaša ruka ({ $n }):
terminal-pile = Vaša kôpka zatmenia: { $cards }
terminal-labour = Body práce: { $n }
terminal-times = { $n ->
        [one] raz
       *[other] { $n }-krát
    }
terminal-arrows = ďalší podľa šípky
terminal-stone = { $n ->
        [one] teraz { $n } bod za zatmenie
        [few] teraz { $n } body za zatmenie
       *[other] teraz { $n } bodov za zatmenie
    }
terminal-change = zmena
    .food = potrava { $sign }{ $n }
    .food-limit = limit potravy { $sign }{ $n }
    .tools = nástroje { $sign }{ $n }
    .labour = práca { $sign }{ $n }
    .points = body { $sign }{ $n }
    .hand = karty v ruke { $sign }{ $n }
    .animals = zvieratá { $sign }{ $n }
    .offering = obety { $sign }{ $n }
    .honour = česť { $sign }{ $n }
    .buried = pochované { $sign }{ $n }
    .stones = posvätné kamene { $sign }{ $n }
    .megaliths = megality v zásobe { $sign }{ $n }
    .camps = tábory v krajine { $sign }{ $n }
    .villages = osady { $sign }{ $n }
    .sets = sady zvierat { $sign }{ $n }
    .lands = hexy s prevahou { $sign }{ $n }

## Možnosti

option-setup = Príprava hry
    .about = Ako sa rozdávajú náčelníci a karty prípravy.
option-setup-dealt = Rozdať
    .about = Každý dostane náhodného náčelníka a náhodnú kartu prípravy.
option-setup-draft = Výber kariet prípravy
    .about = Kariet prípravy sa vyloží o jednu viac, než je hráčov; prvý si vyberá posledný v poradí.
option-setup-chief-draft = Výber náčelníkov aj kariet prípravy
    .about = Náčelníci sa vyberajú v poradí hry, karty prípravy potom v opačnom.
option-glaciers = Žetóny ľadovcov
    .about = Na každom ľadovci leží bonus za osadu založenú pri ňom.
option-glaciers-false = Bez nich
    .about = Ľadovce nič nedávajú.
option-glaciers-true = S nimi
    .about = Kto založí osadu pri ľadovci, získa jeho bonus.
option-rest-tokens = Žetóny odpočinku
    .about = Bonus pre toho, kto v kole odpočíva ako prvý.
option-rest-tokens-false = Bez nich
    .about = Odpočinok dá kartu a použitie zvieraťa.
option-rest-tokens-true = S nimi
    .about = Kto odpočíva prvý, smie si vziať aj žetón.
option-plan = Plán megalitu
    .about = Tvar, do ktorého sa ukladajú štyri dosky.
option-plan-by-players = Podľa počtu hráčov
    .about = Tvar určený pre tento počet hráčov.
option-plan-two = Pre dvoch
    .about = Tvar pre dvoch hráčov.
option-plan-three = Pre troch
    .about = Tvar pre troch hráčov.
option-plan-four = Pre štyroch
    .about = Tvar pre štyroch hráčov.
option-chief-side = Strana náčelníka
    .about = Či sa strana karty náčelníka volí raz navždy.
option-chief-side-fixed = Raz
    .about = Stranu si zvolíte pred hrou.
option-chief-side-free = Zakaždým
    .about = Stranu si zvolíte pri každom použití náčelníka.
option-food-over-limit = Potrava nad limit
    .about = Čo sa stane s potravou, keď sa tábory vrátia na dosku.
option-food-over-limit-lost = Prepadá
    .about = Čo je nad nový limit, prepadá.
option-food-over-limit-kept = Zostáva
    .about = Zostane vám, kým ju nespotrebujete.
option-labour-left = Nevyužitá práca
    .about = Čo sa stane s bodmi práce na konci ťahu.
option-labour-left-lost = Prepadá
    .about = Každý ťah sa začína bez bodov práce.
option-labour-left-kept = Zostáva
    .about = Body vám zostanú na ďalšie ťahy v tomto kole.
option-half-labour = Polovice bodu práce
    .about = Kedy dve polovice dajú celý bod.
option-half-labour-turn = V celom ťahu
    .about = Polovice sa sčítavajú počas celého ťahu.
option-half-labour-action = V jednej akcii
    .about = Polovica, ktorá po akcii zostane, prepadá.
option-cards-before-rest = Karty pred odpočinkom
    .about = Čo smiete zahrať v ťahu, v ktorom odpočívate.
option-cards-before-rest-culture = Karty kultúry
    .about = Karty kultúry, kým neumiestnite figúrku.
option-cards-before-rest-none = Nič
    .about = Vôbec žiadnu kartu.
option-camp-move = Presun tábora
    .about = Koľko stojí presun v stĺpci Migrácia.
option-camp-move-labour = Prácu
    .about = Každý presun stojí 1 bod práce.
option-camp-move-tool = Nástroj
    .about = Každý presun stojí 1 nástroj.
option-first-at-migrate = Prvý na Migrácii
    .about = Koľko stojí spodná časť stĺpca Migrácia.
option-first-at-migrate-free = Nič
    .about = Tábor aj presun sú zadarmo.
option-first-at-migrate-paid = Ako hore
    .about = Tábor a presun stoja toľko, čo v hornej časti.
option-reveal-without-room = Otáčanie zvierat naprázdno
    .about = Či smiete zaplatiť, aj keď sa nedá otočiť žiadne zviera.
option-reveal-without-room-forbidden = Nedá sa
    .about = Musí byť miesto aj zviera.
option-reveal-without-room-allowed = Dá sa
    .about = Smiete zaplatiť aj za nič.
option-order-reward = Odmena za poradie
    .about = Ktoré odmeny za poradie si smiete vziať.
option-order-reward-or-lower = Svoju alebo nižšiu
    .about = Odmenu svojho miesta alebo ktoréhokoľvek nižšieho.
option-order-reward-own = Len svoju
    .about = Iba odmenu svojho miesta.
option-no-influence = Krajina bez vplyvu
    .about = Kto získa odmenu hexu, na ktorom nikto nemá vplyv.
option-no-influence-never = Nikto
    .about = Musíte tam mať nejaký vplyv.
option-no-influence-shared = Všetci
    .about = Počíta sa to ako zhoda.
option-neutral-megaliths = Neutrálne megality
    .about = Kam smiete umiestniť svoje prvé dva megality, tie neutrálne.
option-neutral-megaliths-anywhere = Na ľubovoľné pole
    .about = Na ktorékoľvek voľné pole dosiek, aj na počiatočné.
option-neutral-megaliths-start-or-beside = Na počiatočné pole a vedľa iných
    .about = Na počiatočné pole alebo vedľa iného megalitu.
option-megalith-boards = Hranice dosiek
    .about = Či megality susedia aj cez hranice dosiek.
option-megalith-boards-joined = Jeden plán
    .about = Na hraniciach nezáleží.
option-megalith-boards-apart = Oddelene
    .about = Susedia len megality na tej istej doske.
option-stone-of-two-kinds = Kameň dvoch zvierat
    .about = Ako sa počíta posvätný kameň s dvoma druhmi zvierat.
option-stone-of-two-kinds-sum = Spolu
    .about = Použité zvieratá oboch druhov sa sčítajú.
option-stone-of-two-kinds-pairs = Po dvojiciach
    .about = Počítajú sa len dvojice oboch druhov.
option-village-by-effect = Osada vďaka karte
    .about = Koľko stojí osada, ktorú získate vďaka karte.
option-village-by-effect-free = Len tábory
    .about = Tri tábory, žiadnu potravu.
option-village-by-effect-paid = Aj potravu
    .about = Tri tábory a potravu ako v stĺpci Migrácia.
option-culture-learned = Nové karty kultúry
    .about = Kedy smiete zahrať kartu kultúry, ktorú ste si práve vzali.
option-culture-learned-later = Neskôr
    .about = V niektorom z ďalších ťahov.
option-culture-learned-at-once = Hneď
    .about = Ešte v tomto ťahu.
option-tribe-recruited = Nové karty kmeňa
    .about = Kedy smiete zahrať kartu kmeňa, ktorú ste si práve vzali.
option-tribe-recruited-after-top = Po hornej časti
    .about = Ešte v tomto ťahu, keď dokončíte hornú časť stĺpca.
option-tribe-recruited-next-turn = Neskôr
    .about = V niektorom z ďalších ťahov.
option-drawn-in-eclipse = Karty potiahnuté pri zatmení
    .about = Kam príde karta, ktorú si potiahnete pri zatmení.
option-drawn-in-eclipse-hand = Do ruky
    .about = Vezmete si ju do ruky.
option-drawn-in-eclipse-pile = Do kôpky zatmenia
    .about = Karty kmeňa pribudnú do kôpky zatmenia.
option-discard-for-culture = Odhodenie za kartu kultúry
    .about = Kedy odhodíte kartu za ďalšiu kartu kultúry.
option-discard-for-culture-before = Vopred
    .about = Pred jej efektom.
option-discard-for-culture-after = Potom
    .about = Po jej efekte.
option-buried-cards = Pochované karty
    .about = Či všetci vidia, ktoré karty z ruky pochovávate.
option-buried-cards-open = Verejne
    .about = Všetci ich vidia.
option-buried-cards-secret = Tajne
    .about = Ostatní vidia len ich počet.
option-bury-in-eclipse = Pochovávanie pri zatmení
    .about = Či smiete pochovať kartu z kôpky zatmenia.
option-bury-in-eclipse-pile = Aj z kôpky zatmenia
    .about = Kôpka leží nad vašou doskou, a tak z nej smiete pochovávať.
option-bury-in-eclipse-played = Z kôpky nie
    .about = Len karty z ruky, zahrané alebo z odkladacej kôpky.
option-storage-space = Prázdne pole zásoby
    .about = Kedy sa pole v zásobe megalitov počíta ako prázdne.
option-storage-space-both = Bez oboch megalitov
    .about = Keď na ňom nezostal ani jeden z oboch megalitov.
option-storage-space-one = Bez jedného
    .about = Keď z neho ubudol jeden megalit.

## Pomoc s pravidlami

help-group-round = Kolo
help-turn =
    .title = Ťah
    .body = Najprv smiete zahrať karty kultúry. Potom musíte umiestniť jednu figúrku, náčelníka alebo figúrku kmeňa, na akčný stĺpec alebo na pole odpočinku a vykonať, čo tam je. Pritom smiete hrať karty kmeňa, spotrebúvať potravu a používať schopnosti. Na konci idú všetky zahrané karty na odkladaciu kôpku. Nové si neťaháte, kým sa neskončí kolo.
help-culture =
    .title = Karty kultúry
    .body = Hráte ich predtým, než umiestnite figúrku, koľko chcete. Prvá v ťahu je zadarmo, za každú ďalšiu odhodíte inú kartu z ruky. Čo karta dokáže, môžete hneď využiť. Na konci hry má karta kultúry hodnotu bodov, ktoré sú na nej.
help-labour =
    .title = Body práce
    .body = Body práce dávajú karty kmeňa, ktoré zahráte z ruky: toľko, koľko je na karte, niektoré v určitom stĺpci aj viac. Dáva ich aj spotrebovaná potrava: 1 bod za každý symbol práce, ktorý ukazovateľ cestou dolu prekročí. Dve polovice tvoria celý bod; čo na konci ťahu zvýši, prepadá.
help-rest =
    .title = Odpočinok
    .body = Namiesto na stĺpec smie ísť figúrka na vaše pole odpočinku. Potiahnite si kartu a potom smiete použiť jedno zviera. V tomto ťahu nehráte karty kmeňa; náčelník smie použiť schopnosť, ktorá nie je viazaná na stĺpec. Pri zatmení sa každá odpočívajúca figúrka počíta za 1,5 bodu práce. V jednom kole smie odpočívať aj viac vašich figúrok.
help-eclipse-pile =
    .title = Kôpka zatmenia
    .body = Po svojom treťom ťahu v kole dajte ľubovoľný počet kariet z ruky lícom nadol do kôpky zatmenia. Karty, ktoré si necháte, vám zostanú v ruke do ďalšieho kola. Karty kultúry na kôpke nedajú žiadnu prácu a vrátia sa do ruky; sú tam na zmätenie súperov.
help-next-round =
    .title = Ďalšie kolo
    .body = Všetci si vezmú späť figúrky. Na lovisko sa doplnia zvieratá, aby ich bolo o jedno viac ako hráčov. Ponuka kariet kultúry sa doplní na osem; po druhom kole ju celú nahradia karty II. éry. Potom si každý potiahne 5 kariet a namiesto ktorejkoľvek z nich si smie vziať menšiu odmenu.
help-group-columns = Štyri akčné stĺpce
help-rite-of-passage =
    .title = Rituál dospelosti
    .body = Hore, koľkokrát môžete zaplatiť: za 1 nástroj a 1 bod práce si vezmite do ruky kartu kmeňa, zakaždým iného druhu. V tejto časti ich ešte hrať nesmiete. V strede raz: za 1 potravu dajte kartu kmeňa na odkladaciu kôpku, alebo pochovajte kartu, alebo oboje. Dolu len prvý v kole: 1 soška a smiete pochovať kartu. Prázdna kôpka dá namiesto karty 1 bod.
help-develop =
    .title = Rozvoj
    .body = Hore, koľkokrát môžete zaplatiť: za 3 body práce si vezmite do ruky kartu kultúry z ponuky. V strede raz: vezmite si posvätný kameň a zaplaťte cenu svojho voľného poľa na kamene, ktoré je najviac vľavo; odmenu toho poľa získate hneď. V 1. a 2. kole možno brať len kamene I. éry. Dolu len prvý v kole: 1 nástroj a 1 potrava.
help-migrate =
    .title = Migrácia
    .body = Hore, koľkokrát môžete zaplatiť a ako chcete: za 1 nástroj umiestnite tábor na počiatočný hex; za 1 bod práce presuňte tábor na susedný hex. V strede raz: za 3 potravy vráťte na dosku tri tábory, po jednom z troch hexov, ktoré sa stretávajú v jednom bode, a umiestnite tam osadu. Počiatočný hex medzi nimi byť nesmie a na jeden bod sa zmestí len jedna osada. Dolu len prvý v kole: umiestnite tábor na počiatočný hex a potom smiete jeden tábor presunúť.
help-hunt =
    .title = Lov
    .body = Hore, koľkokrát môžete zaplatiť a ako chcete: za 1 bod práce otočte dve zvieratá, ak je na lovisku miesto, zmestí sa ich tam šesť; za 1 nástroj a 1 bod práce si vezmite zviera z loviska. V strede raz: použite jedno svoje zviera. Dolu len prvý v kole: vezmite si vrchné zviera z balíčka. Keď už nie je čo brať, získate namiesto zvieraťa 1 bod.
help-group-eclipse = Zatmenie
help-eclipse =
    .title = Zatmenie
    .body = Všetky kôpky zatmenia sa odkryjú. Počíta sa práca na kartách kmeňa v kôpke a z ich schopností zatmenia a 1,5 bodu za každú odpočívajúcu figúrku. Kto má najviac, je odteraz prvý; pri zhode má prednosť ten, kto bol na ťahu neskôr. V novom poradí si každý vezme odmenu za poradie, použije schopnosti z kôpky a potom si vezme odmeny z krajiny a zo svojej dosky. Nič z toho nie je povinné.
help-order-reward =
    .title = Odmena za poradie
    .body = Každé miesto v poradí hry má svoju odmenu. Vezmete si odmenu svojho miesta alebo niektorého nižšieho.
help-land =
    .title = Vplyv a krajina
    .body = Tábor dáva 1 vplyv na svojom hexe, osada 2 na každom z troch hexov, ktorých sa dotýka. Pri zatmení získate odmenu z každého hexu, kde máte vplyv a nikto ho nemá viac. Počiatočný hex a ľadovce nič nedávajú.
help-board =
    .title = Vaša doska
    .body = Pri zatmení si za každú svoju osadu potiahnete kartu. Každé prázdne pole zásoby megalitov dá, čo je na ňom: prvé 1 nástroj, tretie a piate 1 sošku. Potom získate body za svoje posvätné kamene.
help-group-tribe = Váš kmeň
help-cards =
    .title = Karty kmeňa
    .body = Každý začína s rovnakými deviatimi kartami a ďalšie si berie v Rituáli dospelosti. Zahraná karta dá body práce a schopnosť, ktorú smiete v ťahu raz použiť. V kôpke zatmenia dá namiesto toho prácu a schopnosť zatmenia. Keď sa vám minie balíček, zamiešajte odkladaciu kôpku a máte nový.
help-chief =
    .title = Náčelníci
    .body = V ťahu, v ktorom umiestnite náčelníka, smiete raz použiť jeho schopnosť, pred akciami, medzi nimi alebo po nich. Ak je viazaná na stĺpec, náčelník musí stáť tam. Stranu karty náčelníka si volíte pred hrou.
help-food =
    .title = Potrava
    .body = Tábory na vašej doske blokujú počítadlo potravy: zmestí sa vám 5 potravy a o 1 viac za každý tábor v krajine. Čo sa nezmestí, prepadá, aj keď sa tábory vracajú kvôli osade.
help-bury =
    .title = Pochovávanie
    .body = Pochovaná karta zmizne z vášho balíčka do konca hry. Smie byť z ruky, zo zahraných kariet, z odkladacej kôpky a pri zatmení aj z kôpky zatmenia. Na konci sa za pochované karty získavajú body podľa stupnice cti a počítajú sa aj body na nich.
help-lesser =
    .title = Menšie odmeny
    .body = Kedykoľvek máte umiestniť megalit, potiahnuť kartu alebo získať sošku či nástroj, smiete si namiesto toho vziať niečo nižšie, v tomto poradí: megalit, karta, soška, nástroj, potrava. Rozhodujete sa vo chvíli, keď odmenu získavate; čo už máte, sa vymieňať nedá.
help-group-world = Kamene, sošky a zvieratá
help-megaliths =
    .title = Megality
    .body = Berte ich zo svojej dosky zľava, najprv dva neutrálne. Neutrálne smú ísť na ktorékoľvek voľné pole dosiek a len ony aj na počiatočné polia, odkiaľ umiestnite ďalší podľa šípky. Vlastný megalit ide vedľa ktoréhokoľvek iného. Megalit na doske prinesie odmenu svojho poľa. Vlastné smú ísť aj o poschodie vyššie, na štyri megality do štvorca: 2 body za každý vlastný priamo pod ním, 1 bod za každý iný, a ostatní získajú 1 bod za každý svoj.
help-idols =
    .title = Sošky
    .body = Za každú získanú sošku posuňte jednu zo svojich dvoch sošiek o úroveň vyššie. Stupnica obiet: niektoré úrovne dávajú odmenu a na konci jej časť určí, koľko potravy a nástrojov je za bod; hore je každá ďalšia soška za 1 bod. Stupnica cti: tri úrovne dávajú 2, 3 a 5 bodov a kto stojí vyššie alebo tam bol skôr, získa viac za pochované karty. Stupnica, po ktorej ste sa nepohli, na konci nedá nič.
help-stones =
    .title = Posvätné kamene
    .body = Kameň si beriete v Rozvoji. Môžete mať tri a každý zostáva na svojom mieste až do konca hry. Pri každom zatmení vám každý kameň dá body podľa toho, čo je na ňom.
help-animals =
    .title = Zvieratá
    .body = Získané zvieratá ležia nepoužité pri vašej doske. Keď zviera použijete, získate, čo je na ňom, a kartu otočíte; do sád sa už nepočíta. Na konci sa za nepoužité zvieratá každého druhu získavajú body podľa počtu, najviac za štyri, pri mamutoch za dva. Argentavis je žolík: doplní ktorúkoľvek sadu, vlastnú netvorí.
help-glaciers =
    .title = Žetóny ľadovcov
    .body = Modul. Na každom ľadovci leží žetón. Kto pri ňom založí osadu, získa jeho bonus práve v tej chvíli, nie pri zatmení.
help-rest-tokens =
    .title = Žetóny odpočinku
    .body = Modul. Kto v kole odpočíva ako prvý, smie si vziať odkrytý žetón, alebo ho dať naspodok a vziať si ďalší. Jeho efekty smie použiť pred efektmi odpočinku, medzi nimi aj po nich. Potom ide žetón naspodok.
help-group-end = Koniec a bodovanie
help-scoring =
    .title = Záverečné bodovanie
    .body = Po štvrtom zatmení získate body za zvyšnú potravu a nástroje podľa svojej časti stupnice obiet, za pochované karty podľa stupnice cti, body na všetkých svojich kartách a body za sady nepoužitých zvierat. Kto má najviac bodov, vyhráva; pri zhode ten, kto je skôr v poradí hry.
help-holocene =
    .title = Sada Holocene
    .body = Pravidlá sú podľa príručky hry. Čo v nej bolo len na obrázkoch, sme vymysleli sami: čo tu dávajú karty, zvieratá, krajiny, dosky, kamene a žetóny, nie je to isté ako v tlačenej hre.

## Ako sa hrá

how-to-play-1 =
    .title = Váš kmeň
    .body = Vediete kmeň prvých Američanov na konci doby ľadovej. Každé zo štyroch kôl je jedna generácia. Kto má na konci najviac bodov, vyhráva.
how-to-play-2 =
    .title = Tri ťahy v kole
    .body = V každom kole má každý tri ťahy a v každom umiestni jednu figúrku: náčelníka a dve figúrky kmeňa. Predtým smiete zahrať karty kultúry; prvá je zadarmo, za každú ďalšiu odhodíte inú kartu z ruky. Potom umiestnite figúrku na jeden zo štyroch akčných stĺpcov, alebo ju nechajte odpočívať.
how-to-play-3 =
    .title = Kde vziať prácu
    .body = Väčšina akcií stojí body práce. Získate ich za karty kmeňa z ruky, za niektoré v správnom stĺpci aj viac, a takisto za spotrebovanú potravu. Dve polovice tvoria celý bod. Čo v ťahu neminiete, prepadá.
how-to-play-4 =
    .title = Štyri stĺpce
    .body = Rituál dospelosti privádza do kmeňa nových ľudí a dovolí vám pochovávať karty. Rozvoj prináša karty kultúry a posvätné kamene. Migrácia vedie vaše tábory krajinou a z troch táborov okolo jedného bodu je osada. Lov prináša zvieratá. Akcie hore môžete opakovať, kým máte čím platiť, v strede len raz, a spodná odmena patrí tomu, kto sa k nej v kole dostane prvý.
how-to-play-5 =
    .title = Chvíľa odpočinku
    .body = Za odpočívajúcu figúrku si potiahnete kartu a smiete použiť zviera. Pri zatmení sa navyše počíta za 1,5 bodu práce.
how-to-play-6 =
    .title = Keď sa zatmie slnko
    .body = Po svojom treťom ťahu dáte ľubovoľné karty z ruky lícom nadol do kôpky zatmenia. Potom sa všetky kôpky odkryjú a kto má najviac bodov práce, bude odteraz prvý. V novom poradí si každý vezme odmenu za poradie, použije schopnosti zatmenia zo svojej kôpky, vezme si odmenu z každého hexu, kde nikto nemá väčší vplyv, a získa, čo dávajú osady, megality a posvätné kamene.
how-to-play-7 =
    .title = Stavba megalitov
    .body = Megalit umiestnený na voľné pole prinesie odmenu toho poľa. Vaše prvé dva sú neutrálne: smú ísť na ktorékoľvek pole dosiek a len ony aj na počiatočné. Vlastné idú vedľa iných megalitov. Štyri megality do štvorca unesú ďalší: získate 2 body za každý vlastný priamo pod ním a 1 bod za každý iný.
how-to-play-8 =
    .title = Sošky a pohrebisko
    .body = Sošky stúpajú po dvoch stupniciach. Stupnica obiet dáva cestou odmeny a na konci premení zvyšnú potravu a nástroje na body. Stupnica cti rozhoduje, koľko bodov budú mať vaše pochované karty.
how-to-play-9 =
    .title = Menšia odmena
    .body = Kedykoľvek máte získať megalit, kartu, sošku alebo nástroj, smiete si namiesto toho vziať niečo menšie. Od najväčšej po najmenšiu: megalit, karta, soška, nástroj, potrava.
how-to-play-10 =
    .title = Koniec hry
    .body = Po štvrtom zatmení sa počítajú obety, pochované karty, body na všetkých vašich kartách a sady nepoužitých zvierat. Pri zhode vyhráva ten, kto je skôr v poradí hry.
how-to-play-11 =
    .title = Sada Holocene
    .body = Hráte so sadou Holocene. Pravidlá sú podľa príručky hry, ale čo v nej bolo len na obrázkoch, sme museli vymyslieť sami: čo dávajú karty, krajiny, dosky a kamene, nie je to isté ako v tlačenej hre.

## Pri stole v prehliadači

ask-deed = { $deed }?
ask-place = { $figure ->
        [chief] Kam pôjde váš náčelník?
       *[tribe] Kam pôjde vaša figúrka?
    }
ask-column = { $column }: čo urobíte?
ask-eclipse = Body práce pri zatmení: { $n }
button-deed = { $kind ->
        [lead] Zvoliť
        [side] Zvoliť
        [begin] Zvoliť
        [play] Zahrať
        [use] Použiť
        [chief] Použiť
        [place] Umiestniť
        [hire] Vziať
        [learn] Vziať
        [camp] Umiestniť
        [move] Presunúť
        [reveal] Otočiť
        [hunt] Uloviť
        [bury] Pochovať
        [settle] Založiť
        [eat-animal] Použiť
        [build] Postaviť
        [draw] Potiahnuť
        [draw-all] Potiahnuť všetky
        [idol] Posunúť
        [discard] Odhodiť
       *[other] Vziať
    }
button-priced = { $word } za { $price }
order-of-play-2 = Poradie hry: { $name0 }, { $name1 }
order-of-play-3 = Poradie hry: { $name0 }, { $name1 }, { $name2 }
order-of-play-4 = Poradie hry: { $name0 }, { $name1 }, { $name2 }, { $name3 }
round-begins = Začína sa { $n }. kolo
round-over = Koniec { $n }. kola
eclipse-of-round = Zatmenie { $n }. kola
tie-by-order = Skôr v poradí
glance-times = { $n ->
        [one] Môžete to urobiť raz.
       *[other] Môžete to urobiť { $n }-krát.
    }
glance-first = V tomto kole tu ešte nikto nebol.
glance-taken = V tomto kole tu už bol niekto prvý.
glance-influence = Váš vplyv: { $n }.
glance-rival-hand = { $n ->
        [one] V ruke { $n } karta.
        [few] V ruke { $n } karty.
       *[other] V ruke { $n } kariet.
    }
rules-tribe-cards = Karty kmeňa
rules-culture-one = Karty kultúry I. éry
rules-culture-two = Karty kultúry II. éry
rules-all-animals = Zvieratá
rules-all-stones = Posvätné kamene
rules-all-chiefs = Náčelníci
rules-all-signs = Čo znamenajú symboly
sign-pay = Cena a odmena: zaplaťte, čo je pred šípkou, a získate, čo je za ňou
sign-if = Podmienka: ak je splnená, získate, čo je za symbolom
sign-in-eclipse = Pri zatmení
sign-in-column = Len v tomto stĺpci: Rituál dospelosti, Rozvoj, Migrácia alebo Lov
sign-repeated = Koľkokrát môžete zaplatiť
sign-for-first = Len prvý, kto sa tam v kole dostane

## Rady v prvej hre

lesson-place = Vyberte stĺpec alebo odpočinok. Pri každom vidíte, koľkokrát by ste pri využití všetkej práce mohli urobiť, čo ponúka.
lesson-labour = Akcie stoja body práce. Ťuknite na kartu kmeňa v ruke a zahrajte ju, alebo na počítadlo potravy a časť z nej spotrebujte.
lesson-top = Akcie hore môžete opakovať, kým máte čím platiť. Potom pokračujte stĺpcom nadol: stredná časť je len raz, spodná patrí tomu, kto je v kole prvý.
lesson-culture = Karty kultúry sa hrajú pred umiestnením figúrky. Prvá v ťahu je zadarmo.
lesson-gain = Vždy si môžete vziať niečo menšie: namiesto megalitu kartu, sošku, nástroj alebo potravu.
lesson-pile = Karty v kôpke zatmenia dajú body práce pri zatmení. Kto ich má najviac, bude v ďalšom kole prvý.
lesson-eclipse = Pri zatmení si všetci v novom poradí berú odmeny: za poradie, z kariet, z krajiny a z dosky.
lesson-end = Po štvrtom zatmení sa boduje zvyšok: obety, pochované karty, body na kartách a sady nepoužitých zvierat.

## Vlastná časť stola

panel-act = Akcie
panel-land = Krajina
panel-stones = Kamene
panel-tribe = Kmeň
your-hand = Vaša ruka
hand-of = Karty v ruke: { $name }
your-piles = Balíčky kariet
your-tribe = Váš kmeň
other-tribes = Ostatné kmene
back-to-mine = Späť k svojmu kmeňu
pile-deck = Balíček
pile-discard = Odložené
pile-buried = Pochované
pile-eclipse = Zatmenie
pile-empty = žiadne karty
zone-hand = Karty v ruke
zone-played = Zahrané
zone-discard = Odkladacia kôpka
zone-eclipse = Kôpka zatmenia
zone-animals = Zvieratá
animals-have = { $name }: { $n }
animals-used = { $name }: { $n } použité
animals-wild = { $name }: { $n }, doplní ktorúkoľvek sadu
animals-worth = { $points ->
        [one] { $name }: { $n }, sada za { $points } bod
        [few] { $name }: { $n }, sada za { $points } body
       *[other] { $name }: { $n }, sada za { $points } bodov
    }
eclipse-labour = Body práce pre nové poradie: { $n }
eclipse-gives = pri každom zatmení: { $what }
eat-to = { $n ->
        [0] Spotrebovať všetku potravu, práca +{ $labour }
       *[other] Spotrebovať potravu, kým jej nezostane { $n }, práca +{ $labour }
    }
points-now = body
good-food = potrava
good-tool = nástroje
figures-left = { $n ->
        [one] zostáva { $n } figúrka
        [few] zostávajú { $n } figúrky
       *[other] zostáva { $n } figúrok
    }
figure-chief = Náčelník
figure-tribe = Figúrka kmeňa
figure-chief-away = Náčelník, už umiestnený
figure-tribe-away = Figúrka kmeňa, už umiestnená
rest-about = Odpočinok: hneď si potiahnete kartu a smiete použiť zviera, pri zatmení sa počíta za { $n } bodu práce
kicker-builds = Tábory, osady, megality
kicker-stones = Posvätné kamene
kicker-idols = Sošky
camps-left = Táborov na doske: { $n }
camps-word = táborov na doske
villages-word = osady v krajine
megaliths-word = megalitov v zásobe
chief-side = { $chief }, strana { $side }
chief-use-side = Použiť stranu { $side }
place-number = { $n }. v poradí
track-offering = Obety
track-honour = Česť
status-over = Koniec
status-setup = Príprava
status-turn = { $round }. kolo · ťah { $turn } z 3
status-eclipse = { $round }. kolo · zatmenie
order-of-play = Poradie hry a čo ktoré miesto prinesie pri zatmení
labour-left = Zostáva bodov práce: { $n }
labour-left-short = zostáva
choices-here = Možnosti

# What a coach compares two choices by, with a number after it: "Food −2".
fact-food = Jedlo
fact-tools = Nástroje
fact-labor = Práca
fact-camps = Tábory v krajine
fact-villages = Osady
fact-animals = Zvieratá
