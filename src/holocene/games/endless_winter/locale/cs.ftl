# Slova hry Věčná zima. Klíče, atributy a proměnné vysvětluje en.ftl; tady jsou úplně stejné. Termíny jsou z českých pravidel.

### Hra

game-title = Věčná zima
game-story = Proveďte svůj kmen čtyřmi generacemi na konci doby ledové: přijímejte nové lidi, učte se, stěhujte se a lovte, stavte megality, ctěte předky a každé zatmění využijte naplno.
game-about = { game-story } Hraje se se sadou Holocene: její karty a desky jsme vymysleli sami, nejsou to ty z tištěné hry.
game-progress = { $round ->
        [0] Příprava
       *[other] { $round }. kolo ze { $rounds }
    }
set-holocene = Sada Holocene
    .about = Pravidla jsou podle české příručky. Co v ní bylo jen na obrázcích, jsme vymysleli sami: karty, odměny a desky nejsou ty z tištěné hry.
set-other = Jiná sada
    .about = Hraje se s jinou sadou, „{ $set }“: její karty a desky nemusí být ty z tištěné hry.

## Kmeny

tribe-wolf = Kmen Vlka
    .short = Vlk
tribe-bison = Kmen Bizona
    .short = Bizon
tribe-lioness = Kmen Lvice
    .short = Lvice
tribe-eagle = Kmen Orla
    .short = Orel

## Akční sloupky a místa

column-rite-of-passage = Rituál dospělosti
column-develop = Rozvoj
column-migrate = Migrace
column-hunt = Lov
column-rest = Odpočinek
world-above = Shora
world-herd = Loviště
eclipse-step-reveal = Odhalení
eclipse-step-order = Pořadí
eclipse-step-place = Místo
eclipse-step-cards = Karty
eclipse-step-land = Krajina
eclipse-step-board = Deska
eclipse-done = hotovo
labour-word = práce
herd-adds = k sadám přidá { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
lesser-draw = 1 karta
or-instead = nebo místo toho

## Karty

card-tribesman = Soukmenovec
card-tribeswoman = Soukmenovkyně
card-brave = Bojovník
card-gatherer = Sběračka
card-hunter = Lovec
card-craftswoman = Řemeslnice
card-elder = Stařešina
card-explorer = Průzkumník
card-shaman = Šamanka
card-fire-making = Rozdělávání ohně
card-foraging-basket = Sběračský koš
card-stone-knapping = Štípání kamene
card-cordage = Provazy
card-atlatl = Vrhač oštěpů
card-bone-needle = Kostěná jehla
card-travois = Smyk
card-ancestor-song = Zpěv předků
card-smoke-drying = Uzení masa
card-snares = Oka a pasti
card-hide-tents = Kožené stany
card-ochre-pigment = Okrové barvivo
card-burial-rite = Pohřební obřad
card-standing-stone = Vztyčený kámen
card-oral-tradition = Ústní tradice
card-gift-exchange = Výměna darů
card-hearth-circle = Kruh kolem ohniště
card-bone-flute = Kostěná flétna
card-kinship = Příbuzenstvo
card-shared-labour = Společná práce
card-fluted-points = Žlábkované hroty
card-microblades = Mikročepelky
card-dog-sled = Psí spřežení
card-council-of-elders = Rada starších
card-permafrost-larder = Ledová spižírna
card-star-lore = Znalost hvězd
card-monument-builders = Stavitelé památníků
card-stone-haulers = Tahači kamenů
card-ritual-feast = Obřadní hostina
card-ancestor-cult = Kult předků
card-great-hunt = Velký lov
card-herd-driving = Nadhánění stád
card-initiation-masks = Zasvěcovací masky
card-stone-circle = Kamenný kruh
card-cave-painting = Jeskynní malba
card-winter-village = Zimní osada
card-seasonal-camps = Sezónní tábory
card-storytelling = Vyprávění příběhů
card-vision-quest = Hledání vize
card-barter-network = Směnná síť

## Zvířata

animal-woolly-mammoth = Mamut srstnatý
animal-argentavis = Argentavis
animal-woolly-rhino = Nosorožec srstnatý
animal-megatherium = Megatherium
animal-glyptodon = Glyptodon
animal-smilodon = Smilodon
animal-giant-elk = Obří los

## Krajiny

land-base = počáteční hex
    .short = start
land-glacier = ledovec
    .short = ledovec
land-grassland = step
    .short = step
land-forest = les
    .short = les
land-canyon = kaňon
    .short = kaňon
land-lake = jezero
    .short = jezero
land-mountain = hory
    .short = hory
land-tundra = tundra
    .short = tundra

## Náčelníci

chief-tuskbreaker = Náčelník Lamkel
chief-stonecarver = Náčelnice Pazourka
chief-seeing-hand = Náčelník Zřící dlaň
chief-firewolf = Náčelník Plamenný tesák
chief-thunderclaw = Náčelník Hromový dráp

## Množství ve větě

object-tribe-hand = { $n ->
        [one] { $n } kartu kmene do ruky
        [few] { $n } karty kmene do ruky
       *[other] { $n } karet kmene do ruky
    }
object-culture-hand = { $n ->
        [one] { $n } kartu kultury
        [few] { $n } karty kultury
       *[other] { $n } karet kultury
    }
object-camp = { $n ->
        [one] { $n } tábor na počáteční hex
        [few] { $n } tábory na počáteční hex
       *[other] { $n } táborů na počáteční hex
    }
object-move = { $n ->
        [one] { $n } přesun tábora
        [few] { $n } přesuny tábora
       *[other] { $n } přesunů tábora
    }
object-animal-reveal = { $n ->
        [one] otočení { $n } zvířete
       *[other] otočení { $n } zvířat
    }
object-animal-take = { $n ->
        [one] { $n } zvíře z loviště
        [few] { $n } zvířata z loviště
       *[other] { $n } zvířat z loviště
    }
object-tribe-discard = { $n ->
        [one] { $n } kartu kmene na odkládací hromádku
        [few] { $n } karty kmene na odkládací hromádku
       *[other] { $n } karet kmene na odkládací hromádku
    }
object-bury = { $n ->
        [one] pohřbení { $n } karty
       *[other] pohřbení { $n } karet
    }
object-sacred-stone = { $n ->
        [one] { $n } posvátný kámen
        [few] { $n } posvátné kameny
       *[other] { $n } posvátných kamenů
    }
object-village = { $n ->
        [one] { $n } osadu
        [few] { $n } osady
       *[other] { $n } osad
    }
object-animal-use = { $n ->
        [one] použití { $n } zvířete
       *[other] použití { $n } zvířat
    }
object-megalith = { $n ->
        [one] { $n } megalit
        [few] { $n } megality
       *[other] { $n } megalitů
    }
object-draw = { $n ->
        [one] { $n } kartu z balíčku
        [few] { $n } karty z balíčku
       *[other] { $n } karet z balíčku
    }
object-idol = { $n ->
        [one] { $n } sošku
        [few] { $n } sošky
       *[other] { $n } sošek
    }
object-tool = { $n ->
        [one] { $n } nástroj
        [few] { $n } nástroje
       *[other] { $n } nástrojů
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
       *[other] { $n } bodů práce
    }
object-vp = { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
object-animal-top = { $n ->
        [one] vrchní zvíře z balíčku
        [few] { $n } vrchní zvířata z balíčku
       *[other] { $n } vrchních zvířat z balíčku
    }
object-discard-hand = { $n ->
        [one] { $n } kartu z ruky
        [few] { $n } karty z ruky
       *[other] { $n } karet z ruky
    }

## Totéž samo o sobě

amount-tribe-hand = { $n ->
        [one] { $n } karta kmene do ruky
        [few] { $n } karty kmene do ruky
       *[other] { $n } karet kmene do ruky
    }
amount-culture-hand = { $n ->
        [one] { $n } karta kultury
        [few] { $n } karty kultury
       *[other] { $n } karet kultury
    }
amount-camp = { object-camp }
amount-move = { object-move }
amount-animal-reveal = { object-animal-reveal }
amount-animal-take = { object-animal-take }
amount-tribe-discard = { $n ->
        [one] { $n } karta kmene na odkládací hromádku
        [few] { $n } karty kmene na odkládací hromádku
       *[other] { $n } karet kmene na odkládací hromádku
    }
amount-bury = { object-bury }
amount-sacred-stone = { object-sacred-stone }
amount-village = { $n ->
        [one] { $n } osada
        [few] { $n } osady
       *[other] { $n } osad
    }
amount-animal-use = { object-animal-use }
amount-megalith = { object-megalith }
amount-draw = { $n ->
        [one] { $n } karta z balíčku
        [few] { $n } karty z balíčku
       *[other] { $n } karet z balíčku
    }
amount-idol = { $n ->
        [one] { $n } soška
        [few] { $n } sošky
       *[other] { $n } sošek
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
       *[other] { $n } karet z ruky
    }

## Co karta umí

ability-pay = za { $paid }: { $what }
ability-column = { $place ->
        [rite-of-passage] v Rituálu dospělosti
        [develop] v Rozvoji
        [migrate] v Migraci
       *[hunt] v Lovu
    }: { $what }
ability-if = { $condition ->
        [villages] { $n ->
            [one] s aspoň { $n } osadou
           *[other] s aspoň { $n } osadami
        }
        [same-animals] { $n ->
            [one] s aspoň { $n } nepoužitým zvířetem
           *[other] s aspoň { $n } nepoužitými zvířaty stejného druhu
        }
        [different-animals] { $n ->
            [one] s nepoužitými zvířaty aspoň { $n } druhu
           *[other] s nepoužitými zvířaty aspoň { $n } druhů
        }
        [buried] { $n ->
            [one] s aspoň { $n } pohřbenou kartou
           *[other] s aspoň { $n } pohřbenými kartami
        }
        [megaliths-placed] { $n ->
            [one] s aspoň { $n } umístěným megalitem
           *[other] s aspoň { $n } umístěnými megality
        }
       *[idol-levels] se součtem úrovní sošek aspoň { $n }
    }: { $what }
ability-eclipse = při zatmění: { $what }
facts-labour = { object-labour }
facts-labour-more = { $n ->
        [one] o { $n } bod práce víc
        [few] o { $n } body práce víc
        [many] o { $n } bodu práce víc
       *[other] o { $n } bodů práce víc
    }
facts-vp = { $n ->
        [one] na konci { $n } bod
        [few] na konci { $n } body
       *[other] na konci { $n } bodů
    }
facts-era = { $n ->
        [1] I. éra
       *[other] II. éra
    }
setup-facts = { $what }; karta: { $card }; zvířata: { $animals }
stone-villages-at = { $n ->
        [one] { $n } bod za každou vlastní osadu u krajiny: { $lands }
        [few] { $n } body za každou vlastní osadu u krajiny: { $lands }
       *[other] { $n } bodů za každou vlastní osadu u krajiny: { $lands }
    }
stone-camp-lands = { $n ->
        [one] { $n } bod za každý druh krajiny s vlastním táborem
        [few] { $n } body za každý druh krajiny s vlastním táborem
       *[other] { $n } bodů za každý druh krajiny s vlastním táborem
    }
stone-megaliths-low = { $n ->
        [one] { $n } bod za každý vlastní megalit přímo na desce
        [few] { $n } body za každý vlastní megalit přímo na desce
       *[other] { $n } bodů za každý vlastní megalit přímo na desce
    }
stone-megalith-boards = { $n ->
        [one] { $n } bod za každou desku s vlastním megalitem
        [few] { $n } body za každou desku s vlastním megalitem
       *[other] { $n } bodů za každou desku s vlastním megalitem
    }
stone-buried = body podle počtu pohřbených karet: { $table }
stone-megaliths-high = { $n ->
        [one] { $n } bod za každý vlastní megalit ležící na jiných
        [few] { $n } body za každý vlastní megalit ležící na jiných
       *[other] { $n } bodů za každý vlastní megalit ležící na jiných
    }
stone-idol-levels = { $n ->
        [one] { $n } bod za každé { $per } úrovně obou sošek dohromady
        [few] { $n } body za každé { $per } úrovně obou sošek dohromady
       *[other] { $n } bodů za každé { $per } úrovně obou sošek dohromady
    }
stone-used-kinds = { $n ->
        [one] { $n } bod za každý druh použitého zvířete
        [few] { $n } body za každý druh použitého zvířete
       *[other] { $n } bodů za každý druh použitého zvířete
    }
stone-used-animals = body podle počtu použitých zvířat ({ $animals }): { $table }
stone-used-animals-of-two = body podle počtu použitých zvířat obou druhů ({ $animals }): { $table }

## Otázky

prompt-drafting-chief = Vyberte si náčelníka.
prompt-drafting-chief-other = { $name } si vybírá náčelníka.
prompt-choosing-side = Kterou stranu karty náčelníka použijete?
prompt-choosing-side-other = { $name } volí stranu karty náčelníka.
prompt-drafting-setup = Vyberte si kartu přípravy.
prompt-drafting-setup-other = { $name } si vybírá kartu přípravy.
prompt-beginning = Chcete-li, zahrajte karty kultury; pak umístěte figurku.
prompt-beginning-other = { $name } se chystá umístit figurku.
prompt-offered = Použijete schopnost karty?
prompt-offered-other = { $name } smí použít schopnost karty kultury.
prompt-discarding = Kterou kartu odhodíte?
prompt-discarding-other = { $name } odhazuje kartu.
prompt-resting = Odpočíváte v tomto kole jako první: vezmete si žeton odpočinku?
prompt-resting-other = { $name } si smí vzít žeton odpočinku.
prompt-acting = { $section ->
        [top] Co uděláte?
       *[after] Ještě něco, než tah skončí?
    }
prompt-acting-other = { $section ->
        [top] { $name } provádí akce.
       *[after] { $name } končí tah.
    }
prompt-gaining = Vezměte si odměnu: { $gains }
prompt-gaining-other = { $name } si bere odměny: { $gains }.
prompt-paid-gaining = Co si za obvyklou cenu vezmete? ({ $gains })
prompt-paid-gaining-other = { $name } si za obvyklou cenu smí vzít: { $gains }.
prompt-chaining = Umístíte další megalit tam, kam ukazuje šipka?
prompt-chaining-other = { $name } smí umístit další megalit.
prompt-piling = Které karty dáte do hromádky zatmění?
prompt-piling-other = { $name } připravuje hromádku zatmění.
prompt-eclipse-cards = Kterou schopnost ze své hromádky zatmění použijete?
prompt-eclipse-cards-other = { $name } používá karty z hromádky zatmění.
prompt-gathering = Ze které krajiny si teď vezmete odměnu?
prompt-gathering-other = { $name } si bere odměny z krajiny.
prompt-rewarding = Kterou odměnu za pořadí si vezmete?
prompt-rewarding-other = { $name } si bere odměnu za pořadí.

## Volby

choice-lead = Vybrat: { $chief }
choice-side = { $side ->
        [a] Použít stranu A
       *[b] Použít stranu B
    }
choice-begin = Karta přípravy: { $card }
choice-play = Zahrát kartu { $card }
choice-use = Použít kartu { $card }
choice-chief = Použít schopnost: { $chief }
choice-place = { $figure ->
        [chief] { $place ->
            [rite-of-passage] Náčelník na Rituál dospělosti
            [develop] Náčelník na Rozvoj
            [migrate] Náčelník na Migraci
            [hunt] Náčelník na Lov
           *[rest] Náčelník na odpočinek
        }
       *[tribe] { $place ->
            [rite-of-passage] Figurka na Rituál dospělosti
            [develop] Figurka na Rozvoj
            [migrate] Figurka na Migraci
            [hunt] Figurka na Lov
           *[rest] Figurka na odpočinek
        }
    }
choice-eat = Spotřebovat potravu na práci
choice-hire = Vzít do ruky kartu { $card }
choice-learn = Vzít kartu kultury { $card }
choice-camp = Umístit tábor na počáteční hex
choice-move = Přesunout tábor z { $start } na { $end }
choice-reveal = Otočit zvířata z balíčku
choice-hunt = Ulovit: { $animal }
choice-hunt-none = Lovit, i když žádné zvíře nezbylo: 1 bod
choice-adopt = Dát na odkládací hromádku kartu { $card }
choice-bury = { $zone ->
        [hand] Pohřbít z ruky kartu { $card }
        [play] Pohřbít zahranou kartu { $card }
        [pile] Pohřbít z hromádky zatmění kartu { $card }
       *[discard] Pohřbít z odkládací hromádky kartu { $card }
    }
choice-stone = Kámen: { $what }
choice-settle = Založit osadu, kde se stýkají { $hexes }
choice-eat-animal = Použít zvíře: { $animal }
choice-build = { $level ->
        [0] Megalit na řadu { $row }, sloupec { $column }
       *[other] Megalit do patra { $level }, řada { $row }, sloupec { $column }
    }
choice-draw = Dobrat si kartu
choice-draw-all = Dobrat si všechny karty
choice-idol = { $track ->
        [offering] Posunout sošku na stupnici obětin
       *[honour] Posunout sošku na stupnici cti
    }
choice-tool = Vzít si nástroje
choice-food = Vzít si potravu
choice-max-food = Doplnit potravu až po limit
choice-instead = { $of ->
        [megalith] Místo megalitu
        [draw] Místo karty
        [idol] Místo sošky
       *[tool] Místo nástroje
    } { $take ->
        [draw] si dobrat kartu
        [offering] posunout sošku obětin
        [honour] posunout sošku cti
        [tool] si vzít 1 nástroj
       *[food] si vzít 1 potravu
    }
choice-reward = Vzít si odměnu za { $place }. místo
choice-gather = Odměna z hexu { $hex }: { $land }
choice-pile = Dát do hromádky zatmění kartu { $card }
choice-discard = Odhodit kartu { $card }
choice-token = { $which ->
        [take] Vzít si žeton odpočinku
       *[next] Dát ho dospod a vzít si další
    }
choice-skip = Vynechat
choice-done = { $decision ->
        [acting-top] Pokračovat níž ve sloupku
        [acting-after] Ukončit tah
        [piling] To je vše
       *[other] Hotovo
    }

## Co se stalo

log-order = Pořadí hry: { $names }
log-chief-taken = { $who }: kmen vede { $chief }
log-side-chosen = { $who } hraje se stranou { $side } ({ $chief })
log-setup-taken = { $who } má na začátku: { $what }
log-hand-dealt = { $who } má v ruce: { $cards }
log-hand-dealt-other = { $who } má v ruce: { $known }, a další karty
log-round = Začíná { $n }. kolo. Pořadí hry: { $names }
log-turn = { $who }: { $turn }. tah
log-placed = { $figure ->
        [chief] { $place ->
            [rite-of-passage] { $who } umísťuje náčelníka na Rituál dospělosti
            [develop] { $who } umísťuje náčelníka na Rozvoj
            [migrate] { $who } umísťuje náčelníka na Migraci
            [hunt] { $who } umísťuje náčelníka na Lov
           *[rest] { $who } nechává náčelníka odpočívat
        }
       *[tribe] { $place ->
            [rite-of-passage] { $who } umísťuje figurku na Rituál dospělosti
            [develop] { $who } umísťuje figurku na Rozvoj
            [migrate] { $who } umísťuje figurku na Migraci
            [hunt] { $who } umísťuje figurku na Lov
           *[rest] { $who } nechává figurku odpočívat
        }
    }
log-played = { $who } hraje kartu { $card }
log-played-labour = { $who } hraje kartu { $card }: { $labour }
log-used = { $who } používá kartu { $card }
log-chief-used = { $who } používá schopnost: { $chief }
log-ate = { $who } spotřebovává { $food } na { $labour }
log-paid = { $who } platí { $what }
log-gained = { $who } získává { $what }
log-gained-in-vain = { $who } nemá místo na další { $what ->
        [tool] nástroje
       *[food] potravu
    }
log-food-lost = { $who } ztrácí { $food }, není na ni místo
log-hired = { $to ->
        [hand] { $who } si bere do ruky kartu kmene { $card }
       *[discard] { $who } dává na odkládací hromádku kartu kmene { $card }
    }
log-hired-empty = { $who } si bere kartu z prázdné hromádky ({ $card })
log-learned = { $who } si bere kartu kultury { $card }
log-camp = { $who } umísťuje tábor na počáteční hex
log-moved = { $who } přesouvá tábor z { $start } na { $end }
log-settled = { $who } zakládá osadu, kde se stýkají { $hexes }
log-revealed = { $who } otáčí na loviště: { $animals }
log-hunted = { $who } loví: { $animal }
log-hunted-top = { $who } si bere vrchní zvíře z balíčku: { $animal }
log-hunted-none = { $who } už nemá co lovit
log-animal-used = { $who } používá zvíře: { $animal }
log-stone-taken = { $who } si bere posvátný kámen: { $what }
log-built = { $who } umísťuje megalit na řadu { $row }, sloupec { $column }
log-built-high = { $who } umísťuje megalit do patra { $level }, řada { $row }, sloupec { $column }
log-built-points = { $who } získává za megality { $points }
log-drew = { $who } si dobírá kartu
log-drew-own = { $who } si dobírá kartu { $card }
log-shuffled = { $who } míchá z odkládací hromádky nový balíček
log-raised = { $track ->
        [offering] { $who } posouvá sošku na stupnici obětin na úroveň { $level }
       *[honour] { $who } posouvá sošku na stupnici cti na úroveň { $level }
    }
log-instead = { $of ->
        [megalith] { $who } si místo megalitu bere
        [draw] { $who } si místo karty bere
        [idol] { $who } si místo sošky bere
       *[tool] { $who } si místo nástroje bere
    } { $take ->
        [draw] kartu z balíčku
        [offering] sošku
        [honour] sošku
        [tool] nástroj
       *[food] potravu
    }
log-buried = { $who } pohřbívá kartu { $card }
log-buried-secret = { $who } pohřbívá kartu z ruky
log-discarded = { $who } odhazuje kartu { $card }
log-piled = { $who } dává kartu do hromádky zatmění
log-piled-own = { $who } dává do hromádky zatmění kartu { $card }
log-eclipse = Zatmění { $n }. kola: { $parts }. Nové pořadí: { $names }
log-eclipse-part = { $who } má { $labour } ({ $cards })
log-eclipse-part-bare = { $who } má { $labour }
log-order-reward = { $who } si bere odměnu za { $place }. místo
log-gathered = { $who } si bere odměnu z hexu { $hex }: { $land }
log-stone-scored = { $who } získává za posvátný kámen { $points }: { $what }
log-token-taken = { $who } si bere žeton odpočinku: { $what }
log-ended = Konec hry: { $scores }

## Odkud jsou body

score-lands = Krajina
score-megaliths = Megality
score-stones = Posvátné kameny
score-idols = Sošky
score-rewards = Karty a jiné odměny
score-offering = Stupnice obětin
score-burial = Pohřbené karty
score-cards = Karty kmene a kultury
score-herd = Sady zvířat
score-total = Celkem

## Proč ne

reason-food = málo potravy
reason-tools = málo nástrojů
reason-labour = málo bodů práce
reason-cards = není co odhodit
reason-no-camp = chybí tábor
reason-no-room = na lovišti není místo, nebo došla zvířata
reason-no-animal = chybí zvíře
reason-no-stone = žádný posvátný kámen této éry nezbyl
reason-stone-spaces = všechna tři pole pro posvátné kameny jsou plná
reason-no-place = nemáte tři tábory kolem volné spojnice
reason-no-village = všechny vaše osady už stojí
reason-kind-taken = všechny druhy už jste vzali
reason-kind-once = tento druh jste si už vzali
reason-later-era = až ve druhé éře
reason-column = funguje v jiném sloupku
reason-condition = není splněna podmínka
reason-played = v tomto tahu ne
reason-no-figure = hraje se až po umístění figurky
reason-figure-placed = karty kultury se hrají před umístěním figurky
reason-resting = při odpočinku se karty nehrají
reason-fresh = tuto kartu jste si vzali teprve teď
reason-nothing = není z čeho vybírat

## V terminálu

terminal-round = { $round ->
        [0] Příprava hry
       *[other] Kolo { $round } ze 4, éra { $era }
    }
terminal-order = Pořadí: { $names }
terminal-order-rewards = Místa v pořadí přinesou při zatmění: { $what }
terminal-once = { $what } (jednou)
terminal-first = kdo je tu první: { $what }
terminal-first-was = první: { $name }
terminal-no-room = víc se už nevejde
terminal-middle = horní sekce tím končí
terminal-used = při použití: { $what }
terminal-piles = Karty kmene: { $what }
terminal-display = Karty kultury (v balíčku { $left }):
terminal-herd = Loviště: { $animals } (v balíčku { $left })
terminal-stones = Posvátné kameny (pole pro ně, zleva: { $what }):
terminal-land = Krajina (vliv kmenů v pořadí jako dole; barevně, kde některý vede):
terminal-glaciers = Žetony ledovců: { $what }
terminal-plan = Megality (písmena: kmen, číslice: patro; + neutrální, . volno, o počáteční pole):
terminal-offering = Obětiny podle úrovně (potrava a nástroje na body na konci, odměna hned): { $what }
terminal-honour = Čest podle úrovně (body hned): { $what }
terminal-graves = Body na konci za pohřbené karty ({ $rows }) podle sošky na stupnici cti: { $what }
terminal-rest-token = Žeton odpočinku: { $what }
terminal-rest-none = už je pryč
terminal-column = sloupec
    .points = body
    .food = potrava
    .tools = nástr.
    .camps = tábory
    .villages = osady
    .stones = kameny
    .megaliths = megality
    .idols = sošky
    .hand = ruka
    .deck = balíček
terminal-own = vlastní
    .chief = { $what }
    .figures = figurky: { $what }
    .camps = tábory: { $what }
    .villages = osady: { $what }
    .animals = zvířata: { $what }
    .used = použitá: { $what }
    .stones = posvátné kameny: { $what }
    .played = zahrané: { $what }
    .buried = pohřbené: { $what }
    .discards = odložené: { $what }
    .known = v ruce určitě: { $what }
terminal-hand = Vaše ruka ({ $n }):
terminal-pile = Vaše hromádka zatmění: { $cards }
terminal-labour = Body práce: { $n }
terminal-times = { $n ->
        [one] jednou
       *[other] { $n }krát
    }
terminal-arrows = další podle šipky
terminal-stone = { $n ->
        [one] teď { $n } bod za zatmění
        [few] teď { $n } body za zatmění
       *[other] teď { $n } bodů za zatmění
    }
terminal-change = změna
    .food = potrava { $sign }{ $n }
    .food-limit = limit potravy { $sign }{ $n }
    .tools = nástroje { $sign }{ $n }
    .labour = práce { $sign }{ $n }
    .points = body { $sign }{ $n }
    .hand = karty v ruce { $sign }{ $n }
    .animals = zvířata { $sign }{ $n }
    .offering = obětiny { $sign }{ $n }
    .honour = čest { $sign }{ $n }
    .buried = pohřbené { $sign }{ $n }
    .stones = posvátné kameny { $sign }{ $n }
    .megaliths = megality v zásobě { $sign }{ $n }
    .camps = tábory v krajině { $sign }{ $n }
    .villages = osady { $sign }{ $n }
    .sets = sady zvířat { $sign }{ $n }
    .lands = hexy s převahou { $sign }{ $n }

## Možnosti

option-setup = Příprava hry
    .about = Jak se rozdávají náčelníci a karty přípravy.
option-setup-dealt = Rozdat
    .about = Každý dostane náhodného náčelníka a náhodnou kartu přípravy.
option-setup-draft = Výběr karet přípravy
    .about = Karet přípravy se vyloží o jednu víc, než je hráčů; první si vybírá poslední v pořadí.
option-setup-chief-draft = Výběr náčelníků i karet přípravy
    .about = Náčelníci se vybírají v pořadí hry, karty přípravy potom v obráceném.
option-glaciers = Žetony ledovců
    .about = Na každém ledovci leží bonus za osadu založenou u něj.
option-glaciers-false = Bez nich
    .about = Ledovce nic nedávají.
option-glaciers-true = S nimi
    .about = Kdo založí osadu u ledovce, získá jeho bonus.
option-rest-tokens = Žetony odpočinku
    .about = Bonus pro toho, kdo v kole odpočívá jako první.
option-rest-tokens-false = Bez nich
    .about = Odpočinek dá kartu a použití zvířete.
option-rest-tokens-true = S nimi
    .about = Kdo odpočívá první, smí si vzít i žeton.
option-plan = Plán megalitu
    .about = Tvar, do kterého se skládají čtyři desky.
option-plan-by-players = Podle počtu hráčů
    .about = Tvar určený pro tento počet hráčů.
option-plan-two = Pro dva
    .about = Tvar pro dva hráče.
option-plan-three = Pro tři
    .about = Tvar pro tři hráče.
option-plan-four = Pro čtyři
    .about = Tvar pro čtyři hráče.
option-chief-side = Strana náčelníka
    .about = Zda se strana karty náčelníka volí jednou provždy.
option-chief-side-fixed = Jednou
    .about = Stranu zvolíte před hrou.
option-chief-side-free = Pokaždé
    .about = Stranu zvolíte při každém použití náčelníka.
option-food-over-limit = Potrava nad limit
    .about = Co se stane s potravou, když se tábory vrátí na desku.
option-food-over-limit-lost = Propadá
    .about = Co je nad nový limit, propadá.
option-food-over-limit-kept = Zůstává
    .about = Zůstane vám, dokud ji nespotřebujete.
option-labour-left = Nevyužitá práce
    .about = Co se stane s body práce na konci tahu.
option-labour-left-lost = Propadá
    .about = Každý tah začínáte bez bodů práce.
option-labour-left-kept = Zůstává
    .about = Body vám zůstanou pro další tahy v tomto kole.
option-half-labour = Poloviny bodu práce
    .about = Kdy dvě poloviny dají celý bod.
option-half-labour-turn = V celém tahu
    .about = Poloviny se sčítají po celý tah.
option-half-labour-action = V jedné akci
    .about = Polovina, která po akci zbude, propadá.
option-cards-before-rest = Karty před odpočinkem
    .about = Co smíte zahrát v tahu, ve kterém odpočíváte.
option-cards-before-rest-culture = Karty kultury
    .about = Karty kultury, než umístíte figurku.
option-cards-before-rest-none = Nic
    .about = Vůbec žádnou kartu.
option-camp-move = Přesun tábora
    .about = Kolik stojí přesun ve sloupku Migrace.
option-camp-move-labour = Práci
    .about = Každý přesun stojí 1 bod práce.
option-camp-move-tool = Nástroj
    .about = Každý přesun stojí 1 nástroj.
option-first-at-migrate = První na Migraci
    .about = Kolik stojí spodní sekce sloupku Migrace.
option-first-at-migrate-free = Nic
    .about = Tábor i přesun jsou zdarma.
option-first-at-migrate-paid = Jako nahoře
    .about = Tábor a přesun stojí tolik, co ve vrchní sekci.
option-reveal-without-room = Otáčení zvířat naprázdno
    .about = Zda smíte zaplatit, i když žádné zvíře otočit nejde.
option-reveal-without-room-forbidden = Nejde to
    .about = Musí být místo i zvíře.
option-reveal-without-room-allowed = Jde to
    .about = Smíte zaplatit i za nic.
option-order-reward = Odměna za pořadí
    .about = Které odměny za pořadí si smíte vzít.
option-order-reward-or-lower = Svou, nebo nižší
    .about = Odměnu svého místa nebo kteréhokoli nižšího.
option-order-reward-own = Jen svou
    .about = Pouze odměnu svého místa.
option-no-influence = Krajina bez vlivu
    .about = Kdo získá odměnu hexu, na kterém nikdo nemá vliv.
option-no-influence-never = Nikdo
    .about = Musíte tam mít nějaký vliv.
option-no-influence-shared = Všichni
    .about = Počítá se to jako shoda.
option-neutral-megaliths = Neutrální megality
    .about = Kam smíte umístit své první dva megality, ty neutrální.
option-neutral-megaliths-anywhere = Na libovolné pole
    .about = Na kterékoli volné pole desek megalitu, i na počáteční.
option-neutral-megaliths-start-or-beside = Na počáteční pole a vedle jiných
    .about = Na počáteční pole, nebo vedle jiného megalitu.
option-megalith-boards = Hranice desek
    .about = Zda megality sousedí i přes hranice desek.
option-megalith-boards-joined = Jeden plán
    .about = Na hranicích nezáleží.
option-megalith-boards-apart = Odděleně
    .about = Sousedí jen megality na téže desce.
option-stone-of-two-kinds = Kámen dvou zvířat
    .about = Jak se počítá posvátný kámen se dvěma druhy zvířat.
option-stone-of-two-kinds-sum = Dohromady
    .about = Použitá zvířata obou druhů se sečtou.
option-stone-of-two-kinds-pairs = Po dvojicích
    .about = Počítají se jen dvojice obou druhů.
option-village-by-effect = Osada díky kartě
    .about = Kolik stojí osada, kterou získáte díky kartě.
option-village-by-effect-free = Jen tábory
    .about = Tři tábory, žádnou potravu.
option-village-by-effect-paid = I potravu
    .about = Tři tábory a potravu jako ve sloupku Migrace.
option-culture-learned = Nové karty kultury
    .about = Kdy smíte zahrát kartu kultury, kterou jste si právě vzali.
option-culture-learned-later = Později
    .about = V některém z dalších tahů.
option-culture-learned-at-once = Hned
    .about = Ještě v tomto tahu.
option-tribe-recruited = Nové karty kmene
    .about = Kdy smíte zahrát kartu kmene, kterou jste si právě vzali.
option-tribe-recruited-after-top = Po vrchní sekci
    .about = Ještě v tomto tahu, jakmile dokončíte vrchní sekci.
option-tribe-recruited-next-turn = Později
    .about = V některém z dalších tahů.
option-drawn-in-eclipse = Karty dobrané při zatmění
    .about = Kam přijde karta, kterou si dobíráte při zatmění.
option-drawn-in-eclipse-hand = Do ruky
    .about = Vezmete si ji do ruky.
option-drawn-in-eclipse-pile = Do hromádky zatmění
    .about = Karty kmene přibudou do hromádky zatmění.
option-discard-for-culture = Odhození za kartu kultury
    .about = Kdy odhodíte kartu za další kartu kultury.
option-discard-for-culture-before = Předem
    .about = Před jejím efektem.
option-discard-for-culture-after = Potom
    .about = Po jejím efektu.
option-buried-cards = Pohřbené karty
    .about = Zda všichni vidí, které karty z ruky pohřbíváte.
option-buried-cards-open = Veřejně
    .about = Všichni je vidí.
option-buried-cards-secret = Tajně
    .about = Ostatní vidí jen jejich počet.
option-bury-in-eclipse = Pohřbívání při zatmění
    .about = Zda smíte pohřbít kartu z hromádky zatmění.
option-bury-in-eclipse-pile = I z hromádky zatmění
    .about = Hromádka leží nad vaší deskou, a tak z ní smíte pohřbívat.
option-bury-in-eclipse-played = Z hromádky ne
    .about = Jen karty z ruky, zahrané nebo z odkládací hromádky.
option-storage-space = Prázdné pole zásoby
    .about = Kdy se pole v zásobě megalitů počítá jako prázdné.
option-storage-space-both = Bez obou megalitů
    .about = Když na něm nezbývá žádný z obou megalitů.
option-storage-space-one = Bez jednoho
    .about = Když z něj ubyl jeden megalit.

## Nápověda k pravidlům

help-group-round = Kolo
help-turn =
    .title = Tah
    .body = Nejdřív smíte zahrát karty kultury. Pak musíte umístit jednu figurku, náčelníka nebo figurku kmene, na akční sloupek nebo na pole odpočinku a provést, co tam je. Přitom smíte hrát karty kmene, spotřebovávat potravu a používat schopnosti. Na konci jdou všechny zahrané karty na odkládací hromádku. Nové si nedobíráte, dokud neskončí kolo.
help-culture =
    .title = Karty kultury
    .body = Hrajete je, než umístíte figurku, kolik chcete. První v tahu je zdarma, za každou další odhodíte jinou kartu z ruky. Co karta umí, můžete hned využít. Na konci hry má karta kultury hodnotu bodů, které jsou na ní.
help-labour =
    .title = Body práce
    .body = Body práce dávají karty kmene, které zahrajete z ruky: tolik, kolik je na kartě, některé v určitém sloupku i víc. Dává je i spotřebovaná potrava: 1 bod za každý symbol práce, který ukazatel cestou dolů překročí. Dvě poloviny tvoří celý bod; co na konci tahu zbude, propadá.
help-rest =
    .title = Odpočinek
    .body = Místo na sloupek smí jít figurka na vaše pole odpočinku. Doberte si kartu a pak smíte použít jedno zvíře. V tomto tahu nehrajete karty kmene; náčelník smí použít schopnost, která není vázaná na sloupek. Při zatmění se každá odpočívající figurka počítá za 1,5 bodu práce. V jednom kole smí odpočívat i víc vašich figurek.
help-eclipse-pile =
    .title = Hromádka zatmění
    .body = Po svém třetím tahu v kole dejte libovolný počet karet z ruky lícem dolů do hromádky zatmění. Karty, které si necháte, vám zůstanou v ruce do dalšího kola. Karty kultury v hromádce žádnou práci nedají a vrátí se do ruky; jsou tam pro zmatení soupeřů.
help-next-round =
    .title = Další kolo
    .body = Všichni si vezmou zpět figurky. Na loviště se doplní zvířata, aby jich bylo o jedno víc než hráčů. Nabídka karet kultury se doplní na osm; po druhém kole ji celou nahradí karty II. éry. Pak si každý dobere 5 karet a místo kterékoli z nich si smí vzít menší odměnu.
help-group-columns = Čtyři akční sloupky
help-rite-of-passage =
    .title = Rituál dospělosti
    .body = Nahoře, kolikrát můžete zaplatit: za 1 nástroj a 1 bod práce si vezměte do ruky kartu kmene, pokaždé jiného druhu. V této sekci je ještě hrát nesmíte. Uprostřed jednou: za 1 potravu dejte kartu kmene na odkládací hromádku, nebo pohřběte kartu, nebo obojí. Dole jen první v kole: 1 soška a smíte pohřbít kartu. Prázdná hromádka dá místo karty 1 bod.
help-develop =
    .title = Rozvoj
    .body = Nahoře, kolikrát můžete zaplatit: za 3 body práce si vezměte do ruky kartu kultury z nabídky. Uprostřed jednou: vezměte si posvátný kámen a zaplaťte cenu svého volného pole pro kameny nejvíce vlevo; odměnu toho pole získáte hned. V 1. a 2. kole lze brát jen kameny I. éry. Dole jen první v kole: 1 nástroj a 1 potrava.
help-migrate =
    .title = Migrace
    .body = Nahoře, kolikrát můžete zaplatit a jak chcete: za 1 nástroj umístěte tábor na počáteční hex; za 1 bod práce přesuňte tábor na sousední hex. Uprostřed jednou: za 3 potravy vraťte na desku tři tábory, po jednom ze tří hexů se společnou spojnicí, a umístěte na ni osadu. Počáteční hex mezi nimi být nesmí a na spojnici se vejde jen jedna osada. Dole jen první v kole: umístěte tábor na počáteční hex a pak smíte jeden tábor přesunout.
help-hunt =
    .title = Lov
    .body = Nahoře, kolikrát můžete zaplatit a jak chcete: za 1 bod práce otočte dvě zvířata, pokud je na lovišti místo, vejde se jich tam šest; za 1 nástroj a 1 bod práce si vezměte zvíře z loviště. Uprostřed jednou: použijte jedno své zvíře. Dole jen první v kole: vezměte si vrchní zvíře z balíčku. Když už není co brát, získáte místo zvířete 1 bod.
help-group-eclipse = Zatmění
help-eclipse =
    .title = Zatmění
    .body = Všechny hromádky zatmění se odkryjí. Počítá se práce na kartách kmene v hromádce a z jejich schopností zatmění a 1,5 bodu za každou odpočívající figurku. Kdo má nejvíc, je odteď první; při shodě má přednost ten, kdo byl na tahu později. V novém pořadí si každý vezme odměnu za pořadí, použije schopnosti z hromádky a pak si vezme odměny z krajiny a ze své desky. Nic z toho není povinné.
help-order-reward =
    .title = Odměna za pořadí
    .body = Každé místo v pořadí hry má svou odměnu. Vezmete si odměnu svého místa nebo některého nižšího.
help-land =
    .title = Vliv a krajina
    .body = Tábor dává 1 vliv na svém hexu, osada 2 vlivy na každém ze tří hexů, kterých se dotýká. Při zatmění získáte odměnu z každého hexu, kde máte vliv a nikdo ho nemá víc. Počáteční hex a ledovce nic nedávají.
help-board =
    .title = Vaše deska
    .body = Při zatmění si za každou svou osadu doberete kartu. Každé prázdné pole zásoby megalitů dá, co je na něm: první 1 nástroj, třetí a páté 1 sošku. Pak získáte body za své posvátné kameny.
help-group-tribe = Váš kmen
help-cards =
    .title = Karty kmene
    .body = Každý začíná se stejnými devíti kartami a další bere v Rituálu dospělosti. Zahraná karta dá body práce a schopnost, kterou smíte v tahu jednou použít. V hromádce zatmění dá místo toho práci a schopnost zatmění. Když vám dojde dobírací balíček, zamíchejte odkládací hromádku a máte nový.
help-chief =
    .title = Náčelníci
    .body = V tahu, ve kterém umístíte náčelníka, smíte jednou použít jeho schopnost, před akcemi, mezi nimi nebo po nich. Je-li vázaná na sloupek, musí náčelník stát tam. Stranu karty náčelníka volíte před hrou.
help-food =
    .title = Potrava
    .body = Tábory na vaší desce blokují počítadlo potravy: vejde se vám 5 potravy a o 1 víc za každý tábor v krajině. Co se nevejde, propadá, i když se tábory vracejí kvůli osadě.
help-bury =
    .title = Pohřbívání
    .body = Pohřbená karta z vašeho balíčku do konce hry zmizí. Smí být z ruky, ze zahraných karet, z odkládací hromádky a při zatmění i z hromádky zatmění. Na konci se za pohřbené karty získávají body podle stupnice cti a počítají se i body na nich.
help-lesser =
    .title = Menší odměny
    .body = Kdykoli máte umístit megalit, dobrat si kartu nebo získat sošku či nástroj, smíte si místo toho vzít něco nižšího, v tomto pořadí: megalit, karta, soška, nástroj, potrava. Rozhodujete se ve chvíli, kdy odměnu získáváte; co už máte, měnit nejde.
help-group-world = Kameny, sošky a zvířata
help-megaliths =
    .title = Megality
    .body = Berte je ze své desky zleva, nejdřív dva neutrální. Neutrální smějí na kterékoli volné pole desek a jen ony i na počáteční pole, odkud umístíte další podle šipky. Vlastní megalit jde vedle kteréhokoli jiného. Megalit na desce přinese odměnu svého pole. Vlastní smějí i o patro výš, na čtyři megality ve čtverci: 2 body za každý vlastní přímo pod ním, 1 bod za každý jiný, a ostatní získají 1 bod za každý svůj.
help-idols =
    .title = Sošky
    .body = Za každou získanou sošku posuňte jednu ze svých dvou sošek o úroveň výš. Stupnice obětin: některé úrovně dávají odměnu a na konci její sekce určí, kolik potravy a nástrojů je za bod; nahoře je každá další soška za 1 bod. Stupnice cti: tři úrovně dávají 2, 3 a 5 bodů a kdo stojí výš nebo tam byl dřív, získá víc za pohřbené karty. Stupnice, po které jste se nepohnuli, na konci nedá nic.
help-stones =
    .title = Posvátné kameny
    .body = Kámen si berete v Rozvoji. Můžete mít tři a každý zůstává na svém místě až do konce hry. Při každém zatmění vám každý kámen dá body podle toho, co je na něm.
help-animals =
    .title = Zvířata
    .body = Získaná zvířata leží nepoužitá u vaší desky. Když zvíře použijete, získáte, co je na něm, a kartu otočíte; do sad se už nepočítá. Na konci se za nepoužitá zvířata každého druhu získávají body podle počtu, nejvýše za čtyři, u mamutů za dva. Argentavis je žolík: doplní kteroukoli sadu, vlastní netvoří.
help-glaciers =
    .title = Žetony ledovců
    .body = Modul. Na každém ledovci leží žeton. Kdo u něj založí osadu, získá jeho bonus právě v té chvíli, ne při zatmění.
help-rest-tokens =
    .title = Žetony odpočinku
    .body = Modul. Kdo v kole odpočívá jako první, smí si vzít odkrytý žeton, nebo ho dát dospod a vzít si další. Jeho efekty smí použít před efekty odpočinku, mezi nimi i po nich. Pak jde žeton dospod.
help-group-end = Konec a bodování
help-scoring =
    .title = Závěrečné bodování
    .body = Po čtvrtém zatmění získáte body za zbylou potravu a nástroje podle své sekce stupnice obětin, za pohřbené karty podle stupnice cti, body na všech svých kartách a body za sady nepoužitých zvířat. Kdo má nejvíc bodů, vítězí; při shodě ten, kdo je dřív v pořadí hry.
help-holocene =
    .title = Sada Holocene
    .body = Pravidla jsou podle české příručky. Co v ní bylo jen na obrázcích, jsme vymysleli sami: co tu dávají karty, zvířata, krajiny, desky, kameny a žetony, není totéž jako v tištěné hře.

## Jak se hraje

how-to-play-1 =
    .title = Váš kmen
    .body = Vedete kmen prvních Američanů na konci doby ledové. Každé ze čtyř kol je jedna generace. Kdo má na konci nejvíc bodů, vítězí.
how-to-play-2 =
    .title = Tři tahy v kole
    .body = V každém kole má každý tři tahy a v každém umístí jednu figurku: náčelníka a dvě figurky kmene. Předtím smíte zahrát karty kultury; první je zdarma, za každou další odhodíte jinou kartu z ruky. Pak umístěte figurku na jeden ze čtyř akčních sloupků, nebo ji nechte odpočívat.
how-to-play-3 =
    .title = Kde vzít práci
    .body = Většina akcí stojí body práce. Získáte je za karty kmene z ruky, za některé ve správném sloupku i víc, a také za spotřebovanou potravu. Dvě poloviny tvoří celý bod. Co v tahu neutratíte, propadá.
how-to-play-4 =
    .title = Čtyři sloupky
    .body = Rituál dospělosti přivádí do kmene nové lidi a dovolí vám pohřbívat karty. Rozvoj přináší karty kultury a posvátné kameny. Migrace vede vaše tábory krajinou a ze tří táborů kolem spojnice je osada. Lov přináší zvířata. Akce nahoře můžete opakovat, dokud máte čím platit, uprostřed jen jednou, a spodní odměna patří tomu, kdo se k ní v kole dostane první.
how-to-play-5 =
    .title = Chvíle odpočinku
    .body = Za odpočívající figurku si doberete kartu a smíte použít zvíře. Při zatmění se navíc počítá za 1,5 bodu práce.
how-to-play-6 =
    .title = Když se zatmí slunce
    .body = Po svém třetím tahu dáte libovolné karty z ruky lícem dolů do hromádky zatmění. Potom se všechny hromádky odkryjí a kdo má nejvíc bodů práce, bude odteď první. V novém pořadí si každý vezme odměnu za pořadí, použije schopnosti zatmění ze své hromádky, vezme si odměnu z každého hexu, kde nikdo nemá větší vliv, a získá, co dávají osady, megality a posvátné kameny.
how-to-play-7 =
    .title = Stavba megalitů
    .body = Megalit umístěný na volné pole přinese odměnu toho pole. Vaše první dva jsou neutrální: smějí na kterékoli pole desek a jen ony i na počáteční. Vlastní jdou vedle jiných megalitů. Čtyři megality ve čtverci unesou další: získáte 2 body za každý vlastní přímo pod ním a 1 bod za každý jiný.
how-to-play-8 =
    .title = Sošky a pohřebiště
    .body = Sošky stoupají po dvou stupnicích. Stupnice obětin dává cestou odměny a na konci promění zbylou potravu a nástroje v body. Stupnice cti rozhoduje, kolik bodů budou mít vaše pohřbené karty.
how-to-play-9 =
    .title = Menší odměna
    .body = Kdykoli máte získat megalit, kartu, sošku nebo nástroj, smíte si místo toho vzít něco menšího. Od největší po nejmenší: megalit, karta, soška, nástroj, potrava.
how-to-play-10 =
    .title = Konec hry
    .body = Po čtvrtém zatmění se počítají obětiny, pohřbené karty, body na všech vašich kartách a sady nepoužitých zvířat. Při shodě vítězí ten, kdo je dřív v pořadí hry.
how-to-play-11 =
    .title = Sada Holocene
    .body = Hrajete se sadou Holocene. Pravidla jsou podle české příručky, ale co v ní bylo jen na obrázcích, jsme museli vymyslet sami: co dávají karty, krajiny, desky a kameny, není totéž jako v tištěné hře.

## U stolu v prohlížeči

ask-deed = { $deed }?
ask-place = { $figure ->
        [chief] Kam půjde váš náčelník?
       *[tribe] Kam půjde vaše figurka?
    }
ask-column = { $column }: co uděláte?
ask-eclipse = Body práce při zatmění: { $n }
button-deed = { $kind ->
        [lead] Zvolit
        [side] Zvolit
        [begin] Zvolit
        [play] Zahrát
        [use] Použít
        [chief] Použít
        [place] Umístit
        [hire] Vzít
        [learn] Vzít
        [camp] Umístit
        [move] Přesunout
        [reveal] Otočit
        [hunt] Ulovit
        [bury] Pohřbít
        [settle] Založit
        [eat-animal] Použít
        [build] Postavit
        [draw] Dobrat
        [draw-all] Dobrat všechny
        [idol] Posunout
        [discard] Odhodit
       *[other] Vzít
    }
button-priced = { $word } za { $price }
order-of-play-2 = Pořadí hry: { $name0 }, { $name1 }
order-of-play-3 = Pořadí hry: { $name0 }, { $name1 }, { $name2 }
order-of-play-4 = Pořadí hry: { $name0 }, { $name1 }, { $name2 }, { $name3 }
round-begins = Začíná { $n }. kolo
round-over = Konec { $n }. kola
eclipse-of-round = Zatmění { $n }. kola
tie-by-order = Dříve v pořadí
glance-times = { $n ->
        [one] Můžete to udělat jednou.
       *[other] Můžete to udělat { $n }krát.
    }
glance-first = V tomto kole tu ještě nikdo nebyl.
glance-taken = V tomto kole tu už někdo byl první.
glance-influence = Váš vliv: { $n }.
glance-rival-hand = { $n ->
        [one] V ruce { $n } karta.
        [few] V ruce { $n } karty.
       *[other] V ruce { $n } karet.
    }
rules-tribe-cards = Karty kmene
rules-culture-one = Karty kultury I. éry
rules-culture-two = Karty kultury II. éry
rules-all-animals = Zvířata
rules-all-stones = Posvátné kameny
rules-all-chiefs = Náčelníci
rules-all-signs = Co znamenají symboly
sign-pay = Cena a odměna: zaplaťte, co je před šipkou, a získáte, co je za ní
sign-if = Podmínka: je-li splněna, získáte, co je za symbolem
sign-in-eclipse = Při zatmění
sign-in-column = Jen v tomto sloupku: Rituál dospělosti, Rozvoj, Migrace, nebo Lov
sign-repeated = Kolikrát můžete zaplatit
sign-for-first = Jen první, kdo se tam v kole dostane

## Rady v první hře

lesson-place = Vyberte sloupek, nebo odpočinek. U každého vidíte, kolikrát byste při využití veškeré práce mohli udělat, co nabízí.
lesson-labour = Akce stojí body práce. Klepněte na kartu kmene v ruce a zahrajte ji, nebo na počítadlo potravy a část jí spotřebujte.
lesson-top = Akce nahoře můžete opakovat, dokud máte čím platit. Pak pokračujte sloupkem dolů: prostřední sekce je jen jednou, spodní patří tomu, kdo je v kole první.
lesson-culture = Karty kultury se hrají před umístěním figurky. První v tahu je zdarma.
lesson-gain = Vždy si smíte vzít něco menšího: místo megalitu kartu, sošku, nástroj nebo potravu.
lesson-pile = Karty v hromádce zatmění dají body práce při zatmění. Kdo jich má nejvíc, bude v dalším kole první.
lesson-eclipse = Při zatmění si všichni v novém pořadí berou odměny: za pořadí, z karet, z krajiny a z desky.
lesson-end = Po čtvrtém zatmění se boduje zbytek: obětiny, pohřbené karty, body na kartách a sady nepoužitých zvířat.

## Vlastní část stolu

panel-act = Akce
panel-land = Krajina
panel-stones = Kameny
panel-tribe = Kmen
your-hand = Vaše ruka
hand-of = Karty v ruce: { $name }
your-piles = Balíčky karet
your-tribe = Váš kmen
other-tribes = Ostatní kmeny
back-to-mine = Zpět ke svému kmeni
pile-deck = Balíček
pile-discard = Odložené
pile-buried = Pohřbené
pile-eclipse = Zatmění
pile-empty = žádné karty
zone-hand = Karty v ruce
zone-played = Zahrané
zone-discard = Odkládací hromádka
zone-eclipse = Hromádka zatmění
zone-animals = Zvířata
animals-have = { $name }: { $n }
animals-used = { $name }: { $n } použito
animals-wild = { $name }: { $n }, doplní kteroukoli sadu
animals-worth = { $points ->
        [one] { $name }: { $n }, sada za { $points } bod
        [few] { $name }: { $n }, sada za { $points } body
       *[other] { $name }: { $n }, sada za { $points } bodů
    }
eclipse-labour = Body práce pro nové pořadí: { $n }
eclipse-gives = při každém zatmění: { $what }
eat-to = { $n ->
        [0] Spotřebovat všechnu potravu, práce +{ $labour }
       *[other] Spotřebovat potravu, až jí zbude { $n }, práce +{ $labour }
    }
points-now = body
good-food = potrava
good-tool = nástroje
figures-left = { $n ->
        [one] zbývá { $n } figurka
        [few] zbývají { $n } figurky
       *[other] zbývá { $n } figurek
    }
figure-chief = Náčelník
figure-tribe = Figurka kmene
figure-chief-away = Náčelník, už umístěný
figure-tribe-away = Figurka kmene, už umístěná
rest-about = Odpočinek: hned si doberete kartu a smíte použít zvíře, při zatmění se počítá za { $n } bodu práce
kicker-builds = Tábory, osady, megality
kicker-stones = Posvátné kameny
kicker-idols = Sošky
camps-left = Táborů na desce: { $n }
camps-word = táborů na desce
villages-word = osady v krajině
megaliths-word = megalitů v zásobě
chief-side = { $chief }, strana { $side }
chief-use-side = Použít stranu { $side }
place-number = { $n }. v pořadí
track-offering = Obětiny
track-honour = Čest
status-over = Konec
status-setup = Příprava
status-turn = { $round }. kolo · tah { $turn } ze 3
status-eclipse = { $round }. kolo · zatmění
order-of-play = Pořadí hry a co které místo přinese při zatmění
labour-left = Zbývá bodů práce: { $n }
labour-left-short = zbývá
choices-here = Možnosti

# What a coach compares two choices by, with a number after it: "Food −2".
fact-food = Jídlo
fact-tools = Nástroje
fact-labor = Práce
fact-camps = Tábory v krajině
fact-villages = Osady
fact-animals = Zvířata
