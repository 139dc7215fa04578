# Riječi igre Beskrajna zima. Ključeve, atribute i varijable objašnjava en.ftl; ovdje su potpuno isti.

### Igra

game-title = Beskrajna zima
game-story = Provedite svoje pleme kroz četiri naraštaja na kraju ledenog doba: primajte nove ljude, učite, selite se i lovite, podižite megalite, častite pretke i iz svake pomrčine izvucite najviše.
game-about = { game-story } Igra se s kompletom Holocene: njegove karte i ploče osmislili smo sami, nisu one iz tiskane igre.
game-progress = { $round ->
        [0] Priprema
       *[other] Krug { $round }/{ $rounds }
    }
set-holocene = Komplet Holocene
    .about = Pravila su iz pravilnika igre. Što je u njemu bilo samo na slikama, osmislili smo sami: karte, nagrade i ploče nisu one iz tiskane igre.
set-other = Drugi komplet
    .about = Igra se s drugim kompletom, „{ $set }”: njegove karte i ploče ne moraju biti one iz tiskane igre.

## Plemena

tribe-wolf = Pleme Vuka
    .short = Vuk
tribe-bison = Pleme Bizona
    .short = Bizon
tribe-lioness = Pleme Lavice
    .short = Lavica
tribe-eagle = Pleme Orla
    .short = Orao

## Akcijski stupci i mjesta

column-rite-of-passage = Obred zrelosti
column-develop = Razvoj
column-migrate = Seoba
column-hunt = Lov
column-rest = Odmor
world-above = Odozgo
world-herd = Lovište
eclipse-step-reveal = Otkrivanje
eclipse-step-order = Redoslijed
eclipse-step-place = Mjesto
eclipse-step-cards = Karte
eclipse-step-land = Predjeli
eclipse-step-board = Ploča
eclipse-done = gotovo
labour-word = rad
herd-adds = skupovima dodaje { $n ->
    [one] { $n } bod
    [few] { $n } boda
   *[other] { $n } bodova
}
lesser-draw = 1 karta
or-instead = ili umjesto toga

## Karte

card-tribesman = Suplemenik
card-tribeswoman = Suplemenica
card-brave = Ratnik
card-gatherer = Sakupljačica
card-hunter = Lovac
card-craftswoman = Obrtnica
card-elder = Starješina
card-explorer = Istraživač
card-shaman = Šamanka
card-fire-making = Paljenje vatre
card-foraging-basket = Košara za plodove
card-stone-knapping = Klesanje kamena
card-cordage = Užad
card-atlatl = Bacač kopalja
card-bone-needle = Koštana igla
card-travois = Vlačne motke
card-ancestor-song = Pjesma predaka
card-smoke-drying = Sušenje na dimu
card-snares = Zamke
card-hide-tents = Šatori od kože
card-ochre-pigment = Crveni oker
card-burial-rite = Pogrebni obred
card-standing-stone = Uspravni kamen
card-oral-tradition = Usmena predaja
card-gift-exchange = Razmjena darova
card-hearth-circle = Krug oko ognjišta
card-bone-flute = Koštana frula
card-kinship = Rodbina
card-shared-labour = Zajednički rad
card-fluted-points = Žlijebljeni šiljci
card-microblades = Mikrosječiva
card-dog-sled = Pseća zaprega
card-council-of-elders = Vijeće starješina
card-permafrost-larder = Ledena smočnica
card-star-lore = Poznavanje zvijezda
card-monument-builders = Graditelji spomenika
card-stone-haulers = Nosači kamenja
card-ritual-feast = Obredna gozba
card-ancestor-cult = Kult predaka
card-great-hunt = Veliki lov
card-herd-driving = Tjeranje stada
card-initiation-masks = Obredne maske
card-stone-circle = Kameni krug
card-cave-painting = Špiljska slika
card-winter-village = Zimsko naselje
card-seasonal-camps = Sezonski tabori
card-storytelling = Pričanje priča
card-vision-quest = Potraga za vizijom
card-barter-network = Mreža razmjene

## Životinje

animal-woolly-mammoth = Runasti mamut
animal-argentavis = Argentavis
animal-woolly-rhino = Runasti nosorog
animal-megatherium = Megaterij
animal-glyptodon = Gliptodon
animal-smilodon = Smilodon
animal-giant-elk = Divovski los

## Predjeli

land-base = početni heks
    .short = start
land-glacier = ledenjak
    .short = led
land-grassland = stepa
    .short = stepa
land-forest = šuma
    .short = šuma
land-canyon = kanjon
    .short = kanjon
land-lake = jezero
    .short = jezero
land-mountain = planina
    .short = planina
land-tundra = tundra
    .short = tundra

## Poglavice

chief-tuskbreaker = Poglavica Lomikljova
chief-stonecarver = Poglavica Kremena
chief-seeing-hand = Poglavica Vidoviti Dlan
chief-firewolf = Poglavica Vatreni Vuk
chief-thunderclaw = Poglavica Gromova Pandža

## Količine u rečenici

object-tribe-hand = { $n ->
        [one] { $n } kartu plemena u ruku
        [few] { $n } karte plemena u ruku
       *[other] { $n } karata plemena u ruku
    }
object-culture-hand = { $n ->
        [one] { $n } kartu kulture
        [few] { $n } karte kulture
       *[other] { $n } karata kulture
    }
object-camp = { $n ->
        [one] { $n } tabor na početni heks
        [few] { $n } tabora na početni heks
       *[other] { $n } tabora na početni heks
    }
object-move = { $n ->
        [one] { $n } pomak tabora
        [few] { $n } pomaka tabora
       *[other] { $n } pomaka tabora
    }
object-animal-reveal = { $n ->
        [one] otkrivanje { $n } životinje
       *[other] otkrivanje { $n } životinja
    }
object-animal-take = { $n ->
        [one] { $n } životinju s lovišta
        [few] { $n } životinje s lovišta
       *[other] { $n } životinja s lovišta
    }
object-tribe-discard = { $n ->
        [one] { $n } kartu plemena među odbačene
        [few] { $n } karte plemena među odbačene
       *[other] { $n } karata plemena među odbačene
    }
object-bury = { $n ->
        [one] pokapanje { $n } karte
       *[other] pokapanje { $n } karata
    }
object-sacred-stone = { $n ->
        [one] { $n } sveti kamen
        [few] { $n } sveta kamena
       *[other] { $n } svetih kamena
    }
object-village = { $n ->
        [one] { $n } naselje
        [few] { $n } naselja
       *[other] { $n } naselja
    }
object-animal-use = { $n ->
        [one] korištenje { $n } životinje
       *[other] korištenje { $n } životinja
    }
object-megalith = { $n ->
        [one] { $n } megalit
        [few] { $n } megalita
       *[other] { $n } megalita
    }
object-draw = { $n ->
        [one] { $n } kartu iz špila
        [few] { $n } karte iz špila
       *[other] { $n } karata iz špila
    }
object-idol = { $n ->
        [one] { $n } kipić
        [few] { $n } kipića
       *[other] { $n } kipića
    }
object-tool = { $n ->
        [one] { $n } alat
        [few] { $n } alata
       *[other] { $n } alata
    }
object-food = { $n ->
        [one] { $n } hranu
        [few] { $n } hrane
       *[other] { $n } hrane
    }
object-max-food = hranu do gornje granice
object-labour = { $n ->
        [one] { $n } bod rada
        [few] { $n } boda rada
       *[other] { $n } bodova rada
    }
object-vp = { $n ->
        [one] { $n } bod
        [few] { $n } boda
       *[other] { $n } bodova
    }
object-animal-top = { $n ->
        [one] gornju životinju iz špila
        [few] { $n } gornje životinje iz špila
       *[other] { $n } gornjih životinja iz špila
    }
object-discard-hand = { $n ->
        [one] { $n } kartu iz ruke
        [few] { $n } karte iz ruke
       *[other] { $n } karata iz ruke
    }

## Isto, samo za sebe

amount-tribe-hand = { $n ->
        [one] { $n } karta plemena u ruku
        [few] { $n } karte plemena u ruku
       *[other] { $n } karata plemena u ruku
    }
amount-culture-hand = { $n ->
        [one] { $n } karta kulture
        [few] { $n } karte kulture
       *[other] { $n } karata kulture
    }
amount-camp = { object-camp }
amount-move = { object-move }
amount-animal-reveal = { object-animal-reveal }
amount-animal-take = { $n ->
        [one] { $n } životinja s lovišta
        [few] { $n } životinje s lovišta
       *[other] { $n } životinja s lovišta
    }
amount-tribe-discard = { $n ->
        [one] { $n } karta plemena među odbačene
        [few] { $n } karte plemena među odbačene
       *[other] { $n } karata plemena među odbačene
    }
amount-bury = { object-bury }
amount-sacred-stone = { object-sacred-stone }
amount-village = { object-village }
amount-animal-use = { object-animal-use }
amount-megalith = { object-megalith }
amount-draw = { $n ->
        [one] { $n } karta iz špila
        [few] { $n } karte iz špila
       *[other] { $n } karata iz špila
    }
amount-idol = { object-idol }
amount-tool = { object-tool }
amount-food = { $n ->
        [one] { $n } hrana
        [few] { $n } hrane
       *[other] { $n } hrane
    }
amount-max-food = hrana do gornje granice
amount-labour = { object-labour }
amount-vp = { object-vp }
amount-animal-top = { $n ->
        [one] gornja životinja iz špila
        [few] { $n } gornje životinje iz špila
       *[other] { $n } gornjih životinja iz špila
    }
amount-discard-hand = { $n ->
        [one] { $n } karta iz ruke
        [few] { $n } karte iz ruke
       *[other] { $n } karata iz ruke
    }

## Što karta može

ability-pay = za { $paid }: { $what }
ability-column = { $place ->
        [rite-of-passage] u Obredu zrelosti
        [develop] u Razvoju
        [migrate] u Seobi
       *[hunt] u Lovu
    }: { $what }
ability-if = { $condition ->
        [villages] { $n ->
            [one] s barem { $n } naseljem
           *[other] s barem { $n } naselja
        }
        [same-animals] { $n ->
            [one] s barem { $n } neiskorištenom životinjom
            [few] s barem { $n } neiskorištene životinje iste vrste
           *[other] s barem { $n } neiskorištenih životinja iste vrste
        }
        [different-animals] { $n ->
            [one] s neiskorištenim životinjama barem { $n } vrste
            [few] s neiskorištenim životinjama barem { $n } vrste
           *[other] s neiskorištenim životinjama barem { $n } vrsta
        }
        [buried] { $n ->
            [one] s barem { $n } pokopanom kartom
            [few] s barem { $n } pokopane karte
           *[other] s barem { $n } pokopanih karata
        }
        [megaliths-placed] { $n ->
            [one] s barem { $n } postavljenim megalitom
            [few] s barem { $n } postavljena megalita
           *[other] s barem { $n } postavljenih megalita
        }
       *[idol-levels] sa zbrojem razina kipića barem { $n }
    }: { $what }
ability-eclipse = u pomrčini: { $what }
facts-labour = { object-labour }
facts-labour-more = { $n ->
        [one] { $n } bod rada više
        [few] { $n } boda rada više
       *[other] { $n } bodova rada više
    }
facts-vp = { $n ->
        [one] na kraju { $n } bod
        [few] na kraju { $n } boda
       *[other] na kraju { $n } bodova
    }
facts-era = { $n ->
        [1] I. era
       *[other] II. era
    }
setup-facts = { $what }; karta: { $card }; životinje: { $animals }
stone-villages-at = { $n ->
        [one] { $n } bod za svako vlastito naselje uz predjel: { $lands }
        [few] { $n } boda za svako vlastito naselje uz predjel: { $lands }
       *[other] { $n } bodova za svako vlastito naselje uz predjel: { $lands }
    }
stone-camp-lands = { $n ->
        [one] { $n } bod za svaku vrstu predjela s vlastitim taborom
        [few] { $n } boda za svaku vrstu predjela s vlastitim taborom
       *[other] { $n } bodova za svaku vrstu predjela s vlastitim taborom
    }
stone-megaliths-low = { $n ->
        [one] { $n } bod za svaki vlastiti megalit izravno na ploči
        [few] { $n } boda za svaki vlastiti megalit izravno na ploči
       *[other] { $n } bodova za svaki vlastiti megalit izravno na ploči
    }
stone-megalith-boards = { $n ->
        [one] { $n } bod za svaku ploču s vlastitim megalitom
        [few] { $n } boda za svaku ploču s vlastitim megalitom
       *[other] { $n } bodova za svaku ploču s vlastitim megalitom
    }
stone-buried = bodovi prema broju pokopanih karata: { $table }
stone-megaliths-high = { $n ->
        [one] { $n } bod za svaki vlastiti megalit na drugim megalitima
        [few] { $n } boda za svaki vlastiti megalit na drugim megalitima
       *[other] { $n } bodova za svaki vlastiti megalit na drugim megalitima
    }
stone-idol-levels = { $n ->
        [one] { $n } bod za svake { $per } razine obaju kipića zajedno
        [few] { $n } boda za svake { $per } razine obaju kipića zajedno
       *[other] { $n } bodova za svake { $per } razine obaju kipića zajedno
    }
stone-used-kinds = { $n ->
        [one] { $n } bod za svaku vrstu iskorištenih životinja
        [few] { $n } boda za svaku vrstu iskorištenih životinja
       *[other] { $n } bodova za svaku vrstu iskorištenih životinja
    }
stone-used-animals = bodovi prema broju iskorištenih životinja ({ $animals }): { $table }
stone-used-animals-of-two = bodovi prema broju iskorištenih životinja obiju vrsta ({ $animals }): { $table }

## Pitanja

prompt-drafting-chief = Odaberite poglavicu.
prompt-drafting-chief-other = { $name } bira poglavicu.
prompt-choosing-side = S kojom ćete stranom karte poglavice igrati?
prompt-choosing-side-other = { $name } bira stranu karte poglavice.
prompt-drafting-setup = Odaberite kartu pripreme.
prompt-drafting-setup-other = { $name } bira kartu pripreme.
prompt-beginning = Ako želite, odigrajte karte kulture, a zatim postavite figuricu.
prompt-beginning-other = { $name } se sprema postaviti figuricu.
prompt-offered = Želite li iskoristiti sposobnost karte?
prompt-offered-other = { $name } smije iskoristiti sposobnost karte kulture.
prompt-discarding = Koju ćete kartu odbaciti?
prompt-discarding-other = { $name } odbacuje kartu.
prompt-resting = Prvi se odmarate u ovom krugu: želite li žeton odmora?
prompt-resting-other = { $name } smije uzeti žeton odmora.
prompt-acting = { $section ->
        [top] Što ćete učiniti?
       *[after] Još nešto prije kraja poteza?
    }
prompt-acting-other = { $section ->
        [top] { $name } izvodi akcije.
       *[after] { $name } završava potez.
    }
prompt-gaining = Uzmite nagradu: { $gains }
prompt-gaining-other = { $name } uzima nagrade: { $gains }.
prompt-paid-gaining = Što ćete uzeti po uobičajenoj cijeni? ({ $gains })
prompt-paid-gaining-other = { $name } po uobičajenoj cijeni smije uzeti: { $gains }.
prompt-chaining = Želite li postaviti još jedan megalit kamo pokazuje strelica?
prompt-chaining-other = { $name } smije postaviti još jedan megalit.
prompt-piling = Koje ćete karte staviti na hrpu pomrčine?
prompt-piling-other = { $name } priprema hrpu pomrčine.
prompt-eclipse-cards = Koju ćete sposobnost sa svoje hrpe pomrčine iskoristiti?
prompt-eclipse-cards-other = { $name } koristi karte s hrpe pomrčine.
prompt-gathering = Iz kojeg predjela sada uzimate nagradu?
prompt-gathering-other = { $name } uzima nagrade iz predjela.
prompt-rewarding = Koju ćete nagradu za redoslijed uzeti?
prompt-rewarding-other = { $name } uzima nagradu za redoslijed.

## Izbori

choice-lead = Odaberi: { $chief }
choice-side = { $side ->
        [a] Igraj sa stranom A
       *[b] Igraj sa stranom B
    }
choice-begin = Karta pripreme: { $card }
choice-play = Odigraj kartu { $card }
choice-use = Iskoristi kartu { $card }
choice-chief = Iskoristi sposobnost: { $chief }
choice-place = { $figure ->
        [chief] { $place ->
            [rite-of-passage] Poglavica na Obred zrelosti
            [develop] Poglavica na Razvoj
            [migrate] Poglavica na Seobu
            [hunt] Poglavica na Lov
           *[rest] Poglavica na odmor
        }
       *[tribe] { $place ->
            [rite-of-passage] Figurica na Obred zrelosti
            [develop] Figurica na Razvoj
            [migrate] Figurica na Seobu
            [hunt] Figurica na Lov
           *[rest] Figurica na odmor
        }
    }
choice-eat = Potroši hranu za rad
choice-hire = Uzmi u ruku kartu { $card }
choice-learn = Uzmi kartu kulture { $card }
choice-camp = Postavi tabor na početni heks
choice-move = Pomakni tabor s { $start } na { $end }
choice-reveal = Otkrij životinje iz špila
choice-hunt = Ulovi: { $animal }
choice-hunt-none = Lovi iako više nema životinja: 1 bod
choice-adopt = Stavi među odbačene kartu { $card }
choice-bury = { $zone ->
        [hand] Pokopaj iz ruke kartu { $card }
        [play] Pokopaj odigranu kartu { $card }
        [pile] Pokopaj s hrpe pomrčine kartu { $card }
       *[discard] Pokopaj odbačenu kartu { $card }
    }
choice-stone = Kamen: { $what }
choice-settle = Osnuj naselje gdje se dodiruju { $hexes }
choice-eat-animal = Iskoristi životinju: { $animal }
choice-build = { $level ->
        [0] Megalit u red { $row }, stupac { $column }
       *[other] Megalit na kat { $level }, red { $row }, stupac { $column }
    }
choice-draw = Vuci kartu
choice-draw-all = Vuci sve karte
choice-idol = { $track ->
        [offering] Pomakni kipić na ljestvici darova
       *[honour] Pomakni kipić na ljestvici časti
    }
choice-tool = Uzmi alat
choice-food = Uzmi hranu
choice-max-food = Dopuni hranu do gornje granice
choice-instead = { $of ->
        [megalith] Umjesto megalita
        [draw] Umjesto karte
        [idol] Umjesto kipića
       *[tool] Umjesto alata
    } { $take ->
        [draw] vuci kartu
        [offering] pomakni kipić darova
        [honour] pomakni kipić časti
        [tool] uzmi 1 alat
       *[food] uzmi 1 hranu
    }
choice-reward = Uzmi nagradu za { $place }. mjesto
choice-gather = Nagrada s heksa { $hex }: { $land }
choice-pile = Stavi na hrpu pomrčine kartu { $card }
choice-discard = Odbaci kartu { $card }
choice-token = { $which ->
        [take] Uzmi žeton odmora
       *[next] Stavi ga na dno i uzmi sljedeći
    }
choice-skip = Preskoči
choice-done = { $decision ->
        [acting-top] Nastavi niže
        [acting-after] Završi potez
        [piling] To je sve
       *[other] Gotovo
    }

## Što se dogodilo

log-order = Redoslijed igranja: { $names }
log-chief-taken = { $who }: pleme vodi { $chief }
log-side-chosen = { $who } igra sa stranom { $side } ({ $chief })
log-setup-taken = { $who } na početku ima: { $what }
log-hand-dealt = { $who } u ruci ima: { $cards }
log-hand-dealt-other = { $who } u ruci ima: { $known }, i druge karte
log-round = Počinje { $n }. krug. Redoslijed igranja: { $names }
log-turn = { $who }: { $turn }. potez
log-placed = { $figure ->
        [chief] { $place ->
            [rite-of-passage] { $who } postavlja poglavicu na Obred zrelosti
            [develop] { $who } postavlja poglavicu na Razvoj
            [migrate] { $who } postavlja poglavicu na Seobu
            [hunt] { $who } postavlja poglavicu na Lov
           *[rest] { $who } pušta poglavicu na odmor
        }
       *[tribe] { $place ->
            [rite-of-passage] { $who } postavlja figuricu na Obred zrelosti
            [develop] { $who } postavlja figuricu na Razvoj
            [migrate] { $who } postavlja figuricu na Seobu
            [hunt] { $who } postavlja figuricu na Lov
           *[rest] { $who } pušta figuricu na odmor
        }
    }
log-played = { $who } igra kartu { $card }
log-played-labour = { $who } igra kartu { $card }: { $labour }
log-used = { $who } koristi kartu { $card }
log-chief-used = { $who } koristi sposobnost: { $chief }
log-ate = { $who } troši { $food } za { $labour }
log-paid = { $who } plaća { $what }
log-gained = { $who } dobiva { $what }
log-gained-in-vain = { $who } nema mjesta za još { $what ->
        [tool] alata
       *[food] hrane
    }
log-food-lost = { $who } gubi { $food } jer nema mjesta
log-hired = { $to ->
        [hand] { $who } uzima u ruku kartu plemena { $card }
       *[discard] { $who } stavlja među odbačene kartu plemena { $card }
    }
log-hired-empty = { $who } uzima kartu s prazne hrpe ({ $card })
log-learned = { $who } uzima kartu kulture { $card }
log-camp = { $who } postavlja tabor na početni heks
log-moved = { $who } pomiče tabor s { $start } na { $end }
log-settled = { $who } osniva naselje gdje se dodiruju { $hexes }
log-revealed = { $who } otkriva na lovištu: { $animals }
log-hunted = { $who } lovi: { $animal }
log-hunted-top = { $who } uzima gornju životinju iz špila: { $animal }
log-hunted-none = { $who } više nema što loviti
log-animal-used = { $who } koristi životinju: { $animal }
log-stone-taken = { $who } uzima sveti kamen: { $what }
log-built = { $who } postavlja megalit u red { $row }, stupac { $column }
log-built-high = { $who } postavlja megalit na kat { $level }, red { $row }, stupac { $column }
log-built-points = { $who } za megalite dobiva { $points }
log-drew = { $who } vuče kartu
log-drew-own = { $who } vuče kartu { $card }
log-shuffled = { $who } miješa odbačene karte u novi špil
log-raised = { $track ->
        [offering] { $who } pomiče kipić na ljestvici darova na razinu { $level }
       *[honour] { $who } pomiče kipić na ljestvici časti na razinu { $level }
    }
log-instead = { $of ->
        [megalith] { $who } umjesto megalita uzima
        [draw] { $who } umjesto karte uzima
        [idol] { $who } umjesto kipića uzima
       *[tool] { $who } umjesto alata uzima
    } { $take ->
        [draw] kartu iz špila
        [offering] kipić
        [honour] kipić
        [tool] alat
       *[food] hranu
    }
log-buried = { $who } pokapa kartu { $card }
log-buried-secret = { $who } pokapa kartu iz ruke
log-discarded = { $who } odbacuje kartu { $card }
log-piled = { $who } stavlja kartu na hrpu pomrčine
log-piled-own = { $who } stavlja na hrpu pomrčine kartu { $card }
log-eclipse = Pomrčina { $n }. kruga: { $parts }. Novi redoslijed: { $names }
log-eclipse-part = { $who } ima { $labour } ({ $cards })
log-eclipse-part-bare = { $who } ima { $labour }
log-order-reward = { $who } uzima nagradu za { $place }. mjesto
log-gathered = { $who } uzima nagradu s heksa { $hex }: { $land }
log-stone-scored = { $who } za sveti kamen dobiva { $points }: { $what }
log-token-taken = { $who } uzima žeton odmora: { $what }
log-ended = Kraj igre: { $scores }

## Odakle bodovi

score-lands = Predjeli
score-megaliths = Megaliti
score-stones = Sveto kamenje
score-idols = Kipići
score-rewards = Karte i druge nagrade
score-offering = Ljestvica darova
score-burial = Pokopane karte
score-cards = Karte plemena i kulture
score-herd = Skupovi životinja
score-total = Ukupno

## Zašto ne

reason-food = premalo hrane
reason-tools = premalo alata
reason-labour = premalo bodova rada
reason-cards = nema karte za odbacivanje
reason-no-camp = nema tabora
reason-no-room = na lovištu nema mjesta ili više nema životinja
reason-no-animal = nema životinje
reason-no-stone = nema više svetog kamena ove ere
reason-stone-spaces = sva su tri mjesta za sveto kamenje puna
reason-no-place = nemate tri tabora oko slobodne točke
reason-no-village = sva su vaša naselja već osnovana
reason-kind-taken = već ste uzeli sve vrste
reason-kind-once = ovu ste vrstu već uzeli
reason-later-era = tek u drugoj eri
reason-column = djeluje u drugom stupcu
reason-condition = uvjet nije ispunjen
reason-played = ne u ovom potezu
reason-no-figure = igra se tek nakon što postavite figuricu
reason-figure-placed = karte kulture igraju se prije postavljanja figurice
reason-resting = dok figurica odmara, karte se ne igraju
reason-fresh = tu ste kartu tek sada uzeli
reason-nothing = nema se što birati

## U terminalu

terminal-round = { $round ->
        [0] Priprema igre
       *[other] Krug { $round } od 4, era { $era }
    }
terminal-order = Redoslijed: { $names }
terminal-order-rewards = Mjesta u redoslijedu u pomrčini donose: { $what }
terminal-once = { $what } (jednom)
terminal-first = tko je tu prvi: { $what }
terminal-first-was = prvi: { $name }
terminal-no-room = više ne stane
terminal-middle = time gornji dio završava
terminal-used = pri korištenju: { $what }
terminal-piles = Karte plemena: { $what }
terminal-display = Karte kulture (u špilu { $left }):
terminal-herd = Lovište: { $animals } (u špilu { $left })
terminal-stones = Sveto kamenje (mjesta za njega, slijeva: { $what }):
terminal-land = Predjeli (utjecaj plemena redom kao dolje; u boji gdje jedno vodi):
terminal-glaciers = Žetoni ledenjaka: { $what }
terminal-plan = Megaliti (slova: pleme, znamenka: kat; + neutralni, . slobodno, o početno polje):
terminal-offering = Darovi po razinama (hrana i alat u bodove na kraju, nagrada odmah): { $what }
terminal-honour = Čast po razinama (bodovi odmah): { $what }
terminal-graves = Bodovi na kraju za pokopane karte ({ $rows }) prema kipiću na ljestvici časti: { $what }
terminal-rest-token = Žeton odmora: { $what }
terminal-rest-none = već je uzet
terminal-column = stupac
    .points = bodovi
    .food = hrana
    .tools = alat
    .camps = tabori
    .villages = naselja
    .stones = kamenje
    .megaliths = megaliti
    .idols = kipići
    .hand = ruka
    .deck = špil
terminal-own = vlastito
    .chief = { $what }
    .figures = figurice: { $what }
    .camps = tabori: { $what }
    .villages = naselja: { $what }
    .animals = životinje: { $what }
    .used = iskorištene: { $what }
    .stones = sveto kamenje: { $what }
    .played = odigrane: { $what }
    .buried = pokopane: { $what }
    .discards = odbačene: { $what }
    .known = u ruci sigurno: { $what }
terminal-hand = Vaša ruka ({ $n }):
terminal-pile = Vaša hrpa pomrčine: { $cards }
terminal-labour = Bodovi rada: { $n }
terminal-times = { $n ->
        [one] { $n } put
       *[other] { $n } puta
    }
terminal-arrows = još jedan prema strelici
terminal-stone = { $n ->
        [one] sada { $n } bod po pomrčini
        [few] sada { $n } boda po pomrčini
       *[other] sada { $n } bodova po pomrčini
    }
terminal-change = promjena
    .food = hrana { $sign }{ $n }
    .food-limit = granica hrane { $sign }{ $n }
    .tools = alat { $sign }{ $n }
    .labour = rad { $sign }{ $n }
    .points = bodovi { $sign }{ $n }
    .hand = karte u ruci { $sign }{ $n }
    .animals = životinje { $sign }{ $n }
    .offering = darovi { $sign }{ $n }
    .honour = čast { $sign }{ $n }
    .buried = pokopane { $sign }{ $n }
    .stones = sveto kamenje { $sign }{ $n }
    .megaliths = megaliti u zalihi { $sign }{ $n }
    .camps = tabori u predjelima { $sign }{ $n }
    .villages = naselja { $sign }{ $n }
    .sets = skupovi životinja { $sign }{ $n }
    .lands = vodstvo na heksovima { $sign }{ $n }

## Mogućnosti

option-setup = Priprema igre
    .about = Kako se dijele poglavice i karte pripreme.
option-setup-dealt = Podijeljeno
    .about = Svatko dobiva nasumičnog poglavicu i nasumičnu kartu pripreme.
option-setup-draft = Biranje karata pripreme
    .about = Karata pripreme izloži se jedna više nego što je igrača; prvi bira posljednji u redoslijedu.
option-setup-chief-draft = Biranje poglavica i karata pripreme
    .about = Poglavice se biraju redoslijedom igranja, a karte pripreme zatim obrnutim.
option-glaciers = Žetoni ledenjaka
    .about = Na svakom ledenjaku leži bonus za naselje osnovano uz njega.
option-glaciers-false = Bez njih
    .about = Ledenjaci ne daju ništa.
option-glaciers-true = S njima
    .about = Tko osnuje naselje uz ledenjak, dobiva njegov bonus.
option-rest-tokens = Žetoni odmora
    .about = Bonus za onoga tko se u krugu prvi odmara.
option-rest-tokens-false = Bez njih
    .about = Odmor daje kartu i korištenje životinje.
option-rest-tokens-true = S njima
    .about = Tko se prvi odmara, smije uzeti i žeton.
option-plan = Ploče megalita
    .about = Oblik u koji se slažu četiri ploče.
option-plan-by-players = Prema broju igrača
    .about = Oblik za ovaj broj igrača.
option-plan-two = Za dvoje
    .about = Oblik za dva igrača.
option-plan-three = Za troje
    .about = Oblik za tri igrača.
option-plan-four = Za četvero
    .about = Oblik za četiri igrača.
option-chief-side = Strana poglavice
    .about = Bira li se strana karte poglavice jednom zauvijek.
option-chief-side-fixed = Jednom
    .about = Stranu birate prije igre.
option-chief-side-free = Svaki put
    .about = Stranu birate kad god koristite poglavicu.
option-food-over-limit = Hrana iznad granice
    .about = Što je s hranom kad se tabori vrate na ploču.
option-food-over-limit-lost = Propada
    .about = Što je iznad nove granice, propada.
option-food-over-limit-kept = Ostaje
    .about = Ostaje vam dok je ne potrošite.
option-labour-left = Neiskorišteni rad
    .about = Što je s bodovima rada na kraju poteza.
option-labour-left-lost = Propada
    .about = Svaki potez počinjete bez bodova rada.
option-labour-left-kept = Ostaje
    .about = Bodovi vam ostaju za sljedeće poteze u krugu.
option-half-labour = Polovice boda rada
    .about = Kada dvije polovice daju cijeli bod.
option-half-labour-turn = U cijelom potezu
    .about = Polovice se zbrajaju tijekom cijelog poteza.
option-half-labour-action = U jednoj akciji
    .about = Polovica koja preostane nakon akcije propada.
option-cards-before-rest = Karte prije odmora
    .about = Što smijete odigrati u potezu u kojem se odmarate.
option-cards-before-rest-culture = Karte kulture
    .about = Karte kulture prije nego što postavite figuricu.
option-cards-before-rest-none = Ništa
    .about = Nijednu kartu.
option-camp-move = Pomicanje tabora
    .about = Koliko stoji pomak u stupcu Seoba.
option-camp-move-labour = Rad
    .about = Svaki pomak stoji 1 bod rada.
option-camp-move-tool = Alat
    .about = Svaki pomak stoji 1 alat.
option-first-at-migrate = Prvi na Seobi
    .about = Koliko stoji donji dio stupca Seoba.
option-first-at-migrate-free = Ništa
    .about = Tabor i pomak su besplatni.
option-first-at-migrate-paid = Kao gore
    .about = Tabor i pomak stoje koliko i u gornjem dijelu.
option-reveal-without-room = Otkrivanje životinja uzalud
    .about = Smijete li platiti i kad se nijedna životinja ne može otkriti.
option-reveal-without-room-forbidden = Nije moguće
    .about = Mora biti i mjesta i životinja.
option-reveal-without-room-allowed = Moguće je
    .about = Smijete platiti i ni za što.
option-order-reward = Nagrada za redoslijed
    .about = Koje nagrade za redoslijed smijete uzeti.
option-order-reward-or-lower = Svoju ili nižu
    .about = Nagradu svojeg mjesta ili bilo kojeg nižeg.
option-order-reward-own = Samo svoju
    .about = Samo nagradu svojeg mjesta.
option-no-influence = Predjeli bez utjecaja
    .about = Tko dobiva nagradu heksa na kojem nitko nema utjecaj.
option-no-influence-never = Nitko
    .about = Morate ondje imati utjecaj.
option-no-influence-shared = Svi
    .about = Računa se kao izjednačenje.
option-neutral-megaliths = Neutralni megaliti
    .about = Kamo smijete postaviti svoja prva dva megalita, one neutralne.
option-neutral-megaliths-anywhere = Na bilo koje polje
    .about = Na bilo koje slobodno polje ploča, i na početno.
option-neutral-megaliths-start-or-beside = Na početno polje i pokraj drugih
    .about = Na početno polje ili pokraj drugog megalita.
option-megalith-boards = Granice ploča
    .about = Jesu li megaliti susjedni i preko granica ploča.
option-megalith-boards-joined = Jedan plan
    .about = Granice nisu važne.
option-megalith-boards-apart = Odvojeno
    .about = Susjedni su samo megaliti na istoj ploči.
option-stone-of-two-kinds = Kamen dviju životinja
    .about = Kako se broji sveti kamen s dvije vrste životinja.
option-stone-of-two-kinds-sum = Zajedno
    .about = Zbrajaju se iskorištene životinje obiju vrsta.
option-stone-of-two-kinds-pairs = Po parovima
    .about = Broje se samo parovi obiju vrsta.
option-village-by-effect = Naselje pomoću karte
    .about = Koliko stoji naselje koje dobijete pomoću karte.
option-village-by-effect-free = Samo tabore
    .about = Tri tabora, bez hrane.
option-village-by-effect-paid = I hranu
    .about = Tri tabora i hranu kao u stupcu Seoba.
option-culture-learned = Nove karte kulture
    .about = Kada smijete odigrati kartu kulture koju ste upravo uzeli.
option-culture-learned-later = Poslije
    .about = U nekom od sljedećih poteza.
option-culture-learned-at-once = Odmah
    .about = U istom potezu.
option-tribe-recruited = Nove karte plemena
    .about = Kada smijete odigrati kartu plemena koju ste upravo uzeli.
option-tribe-recruited-after-top = Nakon gornjeg dijela
    .about = U istom potezu, čim završite gornji dio stupca.
option-tribe-recruited-next-turn = Poslije
    .about = U nekom od sljedećih poteza.
option-drawn-in-eclipse = Karte izvučene u pomrčini
    .about = Kamo ide karta koju izvučete u pomrčini.
option-drawn-in-eclipse-hand = U ruku
    .about = Uzimate je u ruku.
option-drawn-in-eclipse-pile = Na hrpu pomrčine
    .about = Karte plemena dolaze na hrpu pomrčine.
option-discard-for-culture = Odbacivanje za kartu kulture
    .about = Kada odbacujete kartu za sljedeću kartu kulture.
option-discard-for-culture-before = Prije
    .about = Prije njezina učinka.
option-discard-for-culture-after = Poslije
    .about = Nakon njezina učinka.
option-buried-cards = Pokopane karte
    .about = Vide li svi koje karte iz ruke pokapate.
option-buried-cards-open = Javno
    .about = Svi ih vide.
option-buried-cards-secret = Tajno
    .about = Drugi vide samo koliko ih ima.
option-bury-in-eclipse = Pokapanje u pomrčini
    .about = Smijete li pokopati kartu s hrpe pomrčine.
option-bury-in-eclipse-pile = I s hrpe pomrčine
    .about = Hrpa leži iznad vaše ploče pa s nje smijete pokapati.
option-bury-in-eclipse-played = Ne s hrpe
    .about = Samo odigrane karte, karte iz ruke i odbačene karte.
option-storage-space = Prazno mjesto zalihe
    .about = Kada se mjesto u zalihi megalita broji kao prazno.
option-storage-space-both = Bez obaju megalita
    .about = Kad na njemu nema nijednog od dva megalita.
option-storage-space-one = Bez jednog
    .about = Kad s njega nestane jedan megalit.

## Pomoć s pravilima

help-group-round = Krug
help-turn =
    .title = Potez
    .body = Najprije smijete odigrati karte kulture. Zatim morate postaviti jednu figuricu, poglavicu ili figuricu plemena, na akcijski stupac ili na svoje mjesto za odmor i izvesti što ondje piše. Pritom smijete igrati karte plemena, trošiti hranu i koristiti sposobnosti. Na kraju sve odigrane karte idu među odbačene. Nove ne vučete dok ne završi krug.
help-culture =
    .title = Karte kulture
    .body = Igrate ih prije nego što postavite figuricu, koliko želite. Prva u potezu je besplatna, a za svaku sljedeću odbacujete drugu kartu iz ruke. Što karta može, smijete odmah iskoristiti. Na kraju igre karta kulture vrijedi onoliko bodova koliko na njoj piše.
help-labour =
    .title = Bodovi rada
    .body = Bodove rada daju karte plemena koje odigrate iz ruke: koliko piše na karti, a neke u određenom stupcu i više. Daje ih i potrošena hrana: 1 bod za svaki simbol rada koji oznaka prijeđe na putu prema dolje. Dvije polovice čine cijeli bod; što ostane na kraju poteza, propada.
help-rest =
    .title = Odmor
    .body = Umjesto na stupac figurica smije na vaše mjesto za odmor. Vucite kartu, a zatim smijete iskoristiti jednu životinju. U tom potezu ne igrate karte plemena; poglavica smije iskoristiti sposobnost koja nije vezana za stupac. U pomrčini svaka figurica koja se odmara vrijedi 1,5 bodova rada. U jednom krugu smije se odmarati i više vaših figurica.
help-eclipse-pile =
    .title = Hrpa pomrčine
    .body = Nakon svojeg trećeg poteza u krugu stavite koliko god želite karata iz ruke licem prema dolje na hrpu pomrčine. Karte koje zadržite ostaju vam u ruci za sljedeći krug. Karte kulture na hrpi ne daju rad i vraćaju se u ruku; tu su da zbune suparnike.
help-next-round =
    .title = Sljedeći krug
    .body = Svi uzimaju natrag svoje figurice. Lovište se dopunjuje tako da na njemu bude jedna životinja više nego što je igrača. Ponuda karata kulture dopunjuje se na osam; nakon drugog kruga sve ih zamjenjuju karte II. ere. Zatim svatko vuče 5 karata, a umjesto bilo koje od njih smije uzeti manju nagradu.
help-group-columns = Četiri akcijska stupca
help-rite-of-passage =
    .title = Obred zrelosti
    .body = Gore, koliko puta možete platiti: za 1 alat i 1 bod rada uzmite u ruku kartu plemena, svaki put druge vrste. U ovom dijelu još ih ne smijete igrati. U sredini jednom: za 1 hranu stavite kartu plemena među odbačene, ili pokopajte kartu, ili oboje. Dolje samo prvi u krugu: 1 kipić i smijete pokopati kartu. Prazna hrpa umjesto karte daje 1 bod.
help-develop =
    .title = Razvoj
    .body = Gore, koliko puta možete platiti: za 3 boda rada uzmite u ruku kartu kulture iz ponude. U sredini jednom: uzmite sveti kamen i platite cijenu svojeg slobodnog mjesta za kamenje koje je najviše lijevo; nagradu tog mjesta dobivate odmah. U 1. i 2. krugu smije se uzeti samo kamen I. ere. Dolje samo prvi u krugu: 1 alat i 1 hrana.
help-migrate =
    .title = Seoba
    .body = Gore, koliko puta možete platiti i kako želite: za 1 alat postavite tabor na početni heks; za 1 bod rada pomaknite tabor na susjedni heks. U sredini jednom: za 3 hrane vratite na ploču tri tabora, po jedan s triju heksova koji se dodiruju u jednoj točki, i ondje postavite naselje. Početni heks ne smije biti među njima, a u jednoj točki može biti samo jedno naselje. Dolje samo prvi u krugu: postavite tabor na početni heks, a zatim smijete pomaknuti jedan tabor.
help-hunt =
    .title = Lov
    .body = Gore, koliko puta možete platiti i kako želite: za 1 bod rada otkrijte dvije životinje ako na lovištu ima mjesta, stane ih šest; za 1 alat i 1 bod rada uzmite životinju s lovišta. U sredini jednom: iskoristite jednu svoju životinju. Dolje samo prvi u krugu: uzmite gornju životinju iz špila. Kad više nema što uzeti, umjesto životinje dobivate 1 bod.
help-group-eclipse = Pomrčina
help-eclipse =
    .title = Pomrčina
    .body = Otkrivaju se sve hrpe pomrčine. Broji se rad na kartama plemena na hrpi i iz njihovih sposobnosti pomrčine te 1,5 bodova za svaku figuricu koja se odmara. Tko ima najviše, odsad je prvi; ako je neriješeno, prednost ima onaj tko je bio kasnije na potezu. Novim redoslijedom svatko uzima nagradu za redoslijed, koristi sposobnosti s hrpe, a zatim uzima nagrade iz predjela i sa svoje ploče. Ništa od toga nije obvezno.
help-order-reward =
    .title = Nagrada za redoslijed
    .body = Svako mjesto u redoslijedu ima svoju nagradu. Uzimate nagradu svojeg mjesta ili nekog nižeg.
help-land =
    .title = Utjecaj i predjeli
    .body = Tabor daje 1 utjecaj na svojem heksu, naselje 2 na svakom od triju heksova koje dodiruje. U pomrčini dobivate nagradu sa svakog heksa na kojem imate utjecaj, a nitko ga nema više. Početni heks i ledenjaci ne daju ništa.
help-board =
    .title = Vaša ploča
    .body = U pomrčini za svako svoje naselje vučete kartu. Svako prazno mjesto zalihe megalita daje što na njemu piše: prvo 1 alat, treće i peto 1 kipić. Zatim dobivate bodove za svoje sveto kamenje.
help-group-tribe = Vaše pleme
help-cards =
    .title = Karte plemena
    .body = Svatko počinje s istih devet karata, a nove uzima u Obredu zrelosti. Odigrana karta daje bodove rada i sposobnost koju u potezu smijete iskoristiti jednom. Na hrpi pomrčine umjesto toga daje rad i sposobnost pomrčine. Kad vam ponestane špila, promiješajte odbačene karte i imate novi.
help-chief =
    .title = Poglavice
    .body = U potezu u kojem postavite poglavicu smijete jednom iskoristiti njegovu sposobnost, prije akcija, između njih ili nakon njih. Ako je vezana za stupac, poglavica mora stajati ondje. Stranu karte poglavice birate prije igre.
help-food =
    .title = Hrana
    .body = Tabori na vašoj ploči zauzimaju brojač hrane: stane vam 5 hrane i još 1 za svaki tabor u predjelima. Što ne stane, propada, i kad se tabori vraćaju zbog naselja.
help-bury =
    .title = Pokapanje
    .body = Pokopana karta do kraja igre nestaje iz vašeg špila. Smije biti iz ruke, od odigranih ili odbačenih karata, a u pomrčini i s hrpe pomrčine. Na kraju se za pokopane karte dobivaju bodovi prema ljestvici časti, a broje se i bodovi na njima.
help-lesser =
    .title = Manje nagrade
    .body = Kad god trebate postaviti megalit, vući kartu ili dobiti kipić ili alat, smijete umjesto toga uzeti nešto niže, ovim redom: megalit, karta, kipić, alat, hrana. Odlučujete kad nagradu dobivate; što već imate, ne možete zamijeniti.
help-group-world = Kamenje, kipići i životinje
help-megaliths =
    .title = Megaliti
    .body = Uzimajte ih sa svoje ploče slijeva, najprije dva neutralna. Neutralni smiju na bilo koje slobodno polje ploča, a samo oni i na početna polja, s kojih postavljate još jedan prema strelici. Vlastiti ide pokraj bilo kojeg drugog megalita. Megalit na ploči donosi nagradu svojeg polja. Vlastiti smiju i na kat više, na četiri megalita u kvadratu: 2 boda za svaki vlastiti izravno ispod, 1 bod za svaki drugi, a ostali dobivaju 1 bod za svaki svoj.
help-idols =
    .title = Kipići
    .body = Za svaki dobiveni kipić pomaknite jedan od svoja dva kipića za razinu više. Ljestvica darova: neke razine daju nagradu, a na kraju njezin dio određuje koliko hrane i alata vrijedi bod; na vrhu je svaki sljedeći kipić 1 bod. Ljestvica časti: tri razine daju 2, 3 i 5 bodova, a tko stoji više ili je ondje bio prije, dobiva više za pokopane karte. Ljestvica po kojoj se niste pomaknuli na kraju ne daje ništa.
help-stones =
    .title = Sveto kamenje
    .body = Kamen uzimate u Razvoju. Možete imati tri, a svaki ostaje na svojem mjestu do kraja igre. U svakoj pomrčini svaki vam kamen daje bodove prema onome što na njemu piše.
help-animals =
    .title = Životinje
    .body = Životinje koje uzmete leže neiskorištene uz vašu ploču. Kad životinju iskoristite, dobivate što na njoj piše i okrećete kartu; u skupove se više ne broji. Na kraju se za neiskorištene životinje svake vrste dobivaju bodovi prema broju, najviše za četiri, kod mamuta za dva. Argentavis je džoker: dopunjuje bilo koji skup, ali sam ga ne čini.
help-glaciers =
    .title = Žetoni ledenjaka
    .body = Modul. Na svakom ledenjaku leži žeton. Tko uz njega osnuje naselje, dobiva njegov bonus upravo tada, a ne u pomrčini.
help-rest-tokens =
    .title = Žetoni odmora
    .body = Modul. Tko se u krugu prvi odmara, smije uzeti otkriveni žeton ili ga staviti na dno i uzeti sljedeći. Njegove učinke smije iskoristiti prije učinaka odmora, između njih ili nakon njih. Zatim žeton ide na dno.
help-group-end = Kraj i bodovanje
help-scoring =
    .title = Završno bodovanje
    .body = Nakon četvrte pomrčine dobivate bodove za preostalu hranu i alat prema svojem dijelu ljestvice darova, za pokopane karte prema ljestvici časti, bodove na svim svojim kartama i bodove za skupove neiskorištenih životinja. Tko ima najviše bodova, pobjeđuje; ako je neriješeno, onaj tko je ranije u redoslijedu.
help-holocene =
    .title = Komplet Holocene
    .body = Pravila su iz pravilnika igre. Što je u njemu bilo samo na slikama, osmislili smo sami: što ovdje daju karte, životinje, predjeli, ploče, kamenje i žetoni nije isto kao u tiskanoj igri.

## Kako se igra

how-to-play-1 =
    .title = Vaše pleme
    .body = Vodite pleme prvih Amerikanaca na kraju ledenog doba. Svaki od četiri kruga jedan je naraštaj. Tko na kraju ima najviše bodova, pobjeđuje.
how-to-play-2 =
    .title = Tri poteza u krugu
    .body = U svakom krugu svatko ima tri poteza i u svakom postavlja jednu figuricu: poglavicu i dvije figurice plemena. Prije toga smijete odigrati karte kulture; prva je besplatna, a za svaku sljedeću odbacite drugu kartu iz ruke. Zatim postavite figuricu na jedan od četiri akcijska stupca ili je pustite da se odmori.
how-to-play-3 =
    .title = Odakle rad
    .body = Većina akcija plaća se bodovima rada. Dobivate ih za karte plemena iz ruke, za neke u pravom stupcu i više, a također i za pojedenu hranu. Dvije polovice čine cijeli bod. Što u potezu ne potrošite, propada.
how-to-play-4 =
    .title = Četiri stupca
    .body = Obred zrelosti dovodi u pleme nove ljude i dopušta vam pokapati karte. Razvoj donosi karte kulture i sveto kamenje. Seoba vodi vaše tabore kroz predjele, a tri tabora oko jedne točke postaju naselje. Lov donosi životinje. Akcije u gornjem dijelu smijete ponavljati dok imate čime platiti, u srednjem samo jednom, a donja nagrada pripada onome tko u krugu prvi dođe do nje.
how-to-play-5 =
    .title = Vrijeme za odmor
    .body = Za figuricu koja se odmara vučete kartu i smijete iskoristiti životinju. U pomrčini se usto broji kao 1,5 bodova rada.
how-to-play-6 =
    .title = Kad se sunce pomrači
    .body = Nakon svojeg trećeg poteza stavljate bilo koje karte iz ruke licem prema dolje na hrpu pomrčine. Zatim se sve hrpe otkrivaju i tko ima najviše bodova rada, odsad je prvi. Novim redoslijedom svatko uzima nagradu za redoslijed, koristi sposobnosti pomrčine sa svoje hrpe, uzima nagradu sa svakog heksa na kojem nitko nema veći utjecaj i dobiva što daju naselja, megaliti i sveto kamenje.
how-to-play-7 =
    .title = Gradnja megalita
    .body = Megalit postavljen na slobodno polje donosi nagradu tog polja. Vaša prva dva megalita su neutralna: smiju na bilo koje polje ploča, a samo oni i na početna polja. Vlastiti idu pokraj drugih megalita. Četiri megalita u kvadratu nose još jedan: dobivate 2 boda za svaki vlastiti izravno ispod njega i 1 bod za svaki drugi.
how-to-play-8 =
    .title = Kipići i pokapanje
    .body = Kipići se penju po dvije ljestvice. Ljestvica darova usput daje nagrade, a na kraju pretvara preostalu hranu i alat u bodove. Ljestvica časti odlučuje koliko vrijede vaše pokopane karte.
how-to-play-9 =
    .title = Manja nagrada
    .body = Kad god trebate dobiti megalit, kartu, kipić ili alat, smijete umjesto toga uzeti nešto manje. Od najveće prema najmanjoj: megalit, karta, kipić, alat, hrana.
how-to-play-10 =
    .title = Kraj igre
    .body = Nakon četvrte pomrčine broje se darovi, pokopane karte, bodovi na svim vašim kartama i skupovi neiskorištenih životinja. Ako je neriješeno, pobjeđuje onaj tko je ranije u redoslijedu.
how-to-play-11 =
    .title = Komplet Holocene
    .body = Igrate s kompletom Holocene. Pravila su iz pravilnika igre, ali što je u njemu bilo samo na slikama, morali smo osmisliti sami: što daju karte, predjeli, ploče i kamenje nije isto kao u tiskanoj igri.

## Za stolom u pregledniku

ask-deed = { $deed }?
ask-place = { $figure ->
        [chief] Kamo ide vaš poglavica?
       *[tribe] Kamo ide vaša figurica?
    }
ask-column = { $column }: što ćete učiniti?
ask-eclipse = Bodovi rada u pomrčini: { $n }
button-deed = { $kind ->
        [lead] Odaberi
        [side] Odaberi
        [begin] Odaberi
        [play] Odigraj
        [use] Iskoristi
        [chief] Iskoristi
        [place] Postavi
        [hire] Uzmi
        [learn] Uzmi
        [camp] Postavi
        [move] Pomakni
        [reveal] Otkrij
        [hunt] Ulovi
        [bury] Pokopaj
        [settle] Osnuj
        [eat-animal] Iskoristi
        [build] Sagradi
        [draw] Vuci
        [draw-all] Vuci sve
        [idol] Pomakni
        [discard] Odbaci
       *[other] Uzmi
    }
button-priced = { $word } za { $price }
order-of-play-2 = Redoslijed igranja: { $name0 }, { $name1 }
order-of-play-3 = Redoslijed igranja: { $name0 }, { $name1 }, { $name2 }
order-of-play-4 = Redoslijed igranja: { $name0 }, { $name1 }, { $name2 }, { $name3 }
round-begins = Počinje { $n }. krug
round-over = Kraj { $n }. kruga
eclipse-of-round = Pomrčina { $n }. kruga
tie-by-order = Ranije u redoslijedu
glance-times = { $n ->
        [one] To možete učiniti { $n } put.
        [few] To možete učiniti { $n } puta.
       *[other] To možete učiniti { $n } puta.
    }
glance-first = U ovom krugu ovdje još nitko nije bio.
glance-taken = U ovom krugu netko je ovdje već bio prvi.
glance-influence = Vaš utjecaj: { $n }.
glance-rival-hand = { $n ->
        [one] U ruci { $n } karta.
        [few] U ruci { $n } karte.
       *[other] U ruci { $n } karata.
    }
rules-tribe-cards = Karte plemena
rules-culture-one = Karte kulture I. ere
rules-culture-two = Karte kulture II. ere
rules-all-animals = Životinje
rules-all-stones = Sveto kamenje
rules-all-chiefs = Poglavice
rules-all-signs = Što znače simboli
sign-pay = Cijena i nagrada: platite što je prije strelice, a dobivate što je iza nje
sign-if = Uvjet: ako je ispunjen, dobivate što je iza simbola
sign-in-eclipse = U pomrčini
sign-in-column = Samo u tom stupcu: Obred zrelosti, Razvoj, Seoba ili Lov
sign-repeated = Koliko puta možete platiti
sign-for-first = Samo prvi koji u krugu dođe onamo

## Savjeti u prvoj igri

lesson-place = Odaberite stupac ili odmor. Uz svaki piše koliko biste puta, sa svim svojim radom, mogli učiniti ono što nudi.
lesson-labour = Akcije se plaćaju bodovima rada. Dodirnite kartu plemena u ruci da je odigrate ili brojač hrane da potrošite dio hrane.
lesson-top = Akcije u gornjem dijelu smijete ponavljati dok imate čime platiti. Zatim se spustite niz stupac: sredina vrijedi jednom, a dno pripada onome tko je u krugu prvi.
lesson-culture = Karte kulture igraju se prije figurice. Prva u potezu je besplatna.
lesson-gain = Uvijek smijete uzeti nešto manje: umjesto megalita kartu, kipić, alat ili hranu.
lesson-pile = Karte na hrpi pomrčine daju bodove rada u pomrčini. Tko ih ima najviše, u idućem je krugu prvi.
lesson-eclipse = U pomrčini svi novim redoslijedom uzimaju nagrade: za redoslijed, s karata, iz predjela i s ploče.
lesson-end = Nakon četvrte pomrčine boduje se ostatak: darovi, pokopane karte, bodovi na kartama i skupovi neiskorištenih životinja.

## Vlastiti dio stola

panel-act = Akcije
panel-land = Predjeli
panel-stones = Kamenje
panel-tribe = Pleme
your-hand = Vaša ruka
hand-of = Karte u ruci: { $name }
your-piles = Hrpe karata
your-tribe = Vaše pleme
other-tribes = Ostala plemena
back-to-mine = Natrag na svoje pleme
pile-deck = Špil
pile-discard = Odbačeno
pile-buried = Pokopano
pile-eclipse = Pomrčina
pile-empty = nema karata
zone-hand = Karte u ruci
zone-played = Odigrane karte
zone-discard = Odbačene karte
zone-eclipse = Hrpa pomrčine
zone-animals = Životinje
animals-have = { $name }: { $n }
animals-used = { $name }: { $n } iskorišteno
animals-wild = { $name }: { $n }, dopunjuje bilo koji skup
animals-worth = { $points ->
        [one] { $name }: { $n }, skup vrijedi { $points } bod
        [few] { $name }: { $n }, skup vrijedi { $points } boda
       *[other] { $name }: { $n }, skup vrijedi { $points } bodova
    }
eclipse-labour = Bodovi rada za novi redoslijed: { $n }
eclipse-gives = u svakoj pomrčini: { $what }
eat-to = { $n ->
        [0] Potroši svu hranu, rad +{ $labour }
       *[other] Potroši hranu dok je ne ostane { $n }, rad +{ $labour }
    }
points-now = bodovi
good-food = hrana
good-tool = alat
figures-left = { $n ->
        [one] još { $n } figurica
        [few] još { $n } figurice
       *[other] još { $n } figurica
    }
figure-chief = Poglavica
figure-tribe = Figurica plemena
figure-chief-away = Poglavica, već postavljen
figure-tribe-away = Figurica plemena, već postavljena
rest-about = Odmor: odmah vučete kartu i smijete iskoristiti životinju, a u pomrčini se broji kao { $n } bodova rada
kicker-builds = Tabori, naselja, megaliti
kicker-stones = Sveto kamenje
kicker-idols = Kipići
camps-left = Tabora na ploči: { $n }
camps-word = tabora na ploči
villages-word = naselja u predjelima
megaliths-word = megalita u zalihi
chief-side = { $chief }, strana { $side }
chief-use-side = Igraj sa stranom { $side }
place-number = { $n }. po redu
track-offering = Darovi
track-honour = Čast
status-over = Kraj
status-setup = Priprema
status-turn = { $round }. krug · potez { $turn }/3
status-eclipse = { $round }. krug · pomrčina
order-of-play = Redoslijed igranja i što koje mjesto donosi u pomrčini
labour-left = Preostalo bodova rada: { $n }
labour-left-short = ostaje
choices-here = Mogućnosti

# What a coach compares two choices by, with a number after it: "Food −2".
fact-food = Hrana
fact-tools = Alati
fact-labor = Rad
fact-camps = Tabori na zemlji
fact-villages = Naselja
fact-animals = Životinje
