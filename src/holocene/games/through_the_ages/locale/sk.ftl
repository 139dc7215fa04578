# Slová hry Through the Ages. Kľúče, atribúty a premenné vysvetľuje en.ftl; tu sú presne tie isté.

### Hra

game-title = Through the Ages: Nový príbeh civilizácie
game-about = Veďte svoj národ od prvých políčok až k letom do vesmíru: vyberajte si osobnosti, divy a technológie, postarajte sa, aby ľudia boli sýti a spokojní, nedajte sa zaskočiť susedmi a zanechajte po sebe najbohatšiu kultúru.
game-progress = { $last ->
        [0] Vek { $age } · { $round }. kolo
       *[other] Vek { $age } · kolo { $round }/{ $last }
    }

## Farmy a bane

card-agriculture = Poľnohospodárstvo
card-irrigation = Zavlažovanie
card-selective-breeding = Šľachtenie
card-mechanized-agriculture = Mechanizované poľnohospodárstvo
card-bronze = Bronz
card-iron = Železo
card-coal = Uhlie
card-oil = Ropa

## Mestské budovy

card-philosophy = Filozofia
card-alchemy = Alchýmia
card-scientific-method = Vedecká metóda
card-computers = Počítače
card-religion = Náboženstvo
card-theology = Teológia
card-organized-religion = Organizované náboženstvo
card-printing-press = Kníhtlač
card-journalism = Žurnalistika
card-multimedia = Multimédiá
card-drama = Dráma
card-opera = Opera
card-movies = Film
card-bread-and-circuses = Chlieb a hry
card-team-sports = Kolektívne športy
card-professional-sports = Profesionálny šport

## Vojenské jednotky

card-warriors = Bojovníci
card-swordsmen = Šermiari
card-riflemen = Strelci
card-modern-infantry = Moderná pechota
card-knights = Rytieri
card-cavalrymen = Kavaleristi
card-tanks = Tanky
card-cannon = Delá
card-rockets = Rakety
card-air-forces = Letectvo

## Špeciálne technológie

card-code-of-laws = Zákonník
card-justice-system = Súdnictvo
card-civil-service = Štátna správa
card-warfare = Vojenstvo
card-strategy = Stratégia
card-military-theory = Vojenská teória
card-cartography = Kartografia
card-navigation = Navigácia
card-satellites = Satelity
card-masonry = Murárstvo
card-architecture = Architektúra
card-engineering = Inžinierstvo

## Zriadenia

card-despotism = Despotizmus
card-monarchy = Monarchia
card-theocracy = Teokracia
card-constitutional-monarchy = Konštitučná monarchia
card-republic = Republika
card-communism = Komunizmus
card-fundamentalism = Fundamentalizmus
card-democracy = Demokracia

## Divy

card-pyramids = Pyramídy
card-hanging-gardens = Visuté záhrady
card-colossus = Rodský kolos
card-library-of-alexandria = Alexandrijská knižnica
card-great-wall = Veľký čínsky múr
card-st-peters-basilica = Bazilika sv. Petra
card-universitas-carolina = Karlova univerzita
card-taj-mahal = Tádž Mahal
card-transcontinental-railroad = Transkontinentálna železnica
card-eiffel-tower = Eiffelova veža
card-kremlin = Kremeľ
card-ocean-liner-service = Zaoceánska linka
card-first-space-flight = Prvý let do vesmíru
card-fast-food-chains = Reťazce rýchleho občerstvenia
card-hollywood = Hollywood
card-internet = Internet

## Osobnosti

card-alexander-the-great = Alexander Veľký
card-aristotle = Aristoteles
card-hammurabi = Chammurapi
card-homer = Homér
card-julius-caesar = Július Caesar
card-moses = Mojžiš
card-christopher-columbus = Krištof Kolumbus
card-frederick-barbarossa = Fridrich Barbarossa
card-genghis-khan = Džingischán
card-joan-of-arc = Jana z Arku
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-isaac-newton = Isaac Newton
card-j-s-bach = J. S. Bach
card-james-cook = James Cook
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleon Bonaparte
card-william-shakespeare = William Shakespeare
card-albert-einstein = Albert Einstein
card-bill-gates = Bill Gates
card-charlie-chaplin = Charlie Chaplin
card-mahatma-gandhi = Mahátma Gándhí
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill

## Akčné karty

card-rich-land-a = Bohatá krajina
card-rich-land-i = Bohatá krajina
card-rich-land-ii = Bohatá krajina
card-urban-growth-a = Rast miest
card-urban-growth-i = Rast miest
card-urban-growth-ii = Rast miest
card-urban-growth-iii = Rast miest
card-engineering-genius-a = Geniálny staviteľ
card-engineering-genius-i = Geniálny staviteľ
card-engineering-genius-ii = Geniálny staviteľ
card-engineering-genius-iii = Geniálny staviteľ
card-frugality-a = Šetrnosť
card-frugality-i = Šetrnosť
card-frugality-ii = Šetrnosť
card-patriotism-a = Vlastenectvo
card-patriotism-i = Vlastenectvo
card-patriotism-ii = Vlastenectvo
card-patriotism-iii = Vlastenectvo
card-breakthrough-i = Prielom
card-breakthrough-ii = Prielom
card-reserves-i = Rezervy
card-reserves-ii = Rezervy
card-reserves-iii = Rezervy
card-efficient-upgrade-ii = Efektívne vylepšenie
card-efficient-upgrade-iii = Efektívne vylepšenie
card-revolutionary-idea-ii = Revolučná myšlienka
card-revolutionary-idea-iii = Revolučná myšlienka
card-cultural-heritage-a = Kultúrne dedičstvo
card-cultural-heritage-i = Kultúrne dedičstvo
card-stockpile-a = Zásoby
card-wave-of-nationalism-ii = Vlna nacionalizmu
card-military-build-up-iii = Zbrojenie
card-endowment-for-the-arts-iii = Podpora umenia

## Karty vojenského bonusu

card-bonus-i = Obrana / kolonizácia
card-bonus-ii = Obrana / kolonizácia
card-bonus-iii = Obrana / kolonizácia

## Taktiky

card-fighting-band = Bojová družina
card-legion = Légia
card-medieval-army = Stredoveká armáda
card-phalanx = Falanga
card-heavy-cavalry = Ťažká jazda
card-conquistadors = Konkvistádori
card-mobile-artillery = Mobilné delostrelectvo
card-fortifications = Opevnenie
card-defensive-army = Obranná armáda
card-napoleonic-army = Napoleonská armáda
card-classic-army = Klasická armáda
card-entrenchments = Zákopy
card-mechanized-army = Mechanizovaná armáda
card-shock-troops = Úderné jednotky
card-modern-army = Moderná armáda

## Agresie

card-enslave-i = Zotročenie
card-plunder-i = Plienenie
card-plunder-ii = Plienenie
card-plunder-iii = Plienenie
card-raid-i = Nájazd
card-raid-ii = Nájazd
card-raid-iii = Nájazd
card-annex-ii = Anexia
card-infiltrate-ii = Infiltrácia
card-spy-ii = Špionáž
card-armed-intervention-iii = Ozbrojená intervencia

## Vojny

card-war-over-territory = Vojna o územie
card-war-over-technology = Vojna o technológie
card-war-over-culture = Vojna o kultúru

## Zmluvy

card-open-borders-agreement = Dohoda o otvorených hraniciach
card-trade-routes-agreement = Dohoda o obchodných cestách
card-acceptance-of-supremacy = Uznanie nadvlády
card-international-trade-agreement = Medzinárodná obchodná dohoda
card-promise-of-military-protection = Prísľub vojenskej ochrany
card-scientific-cooperation = Vedecká spolupráca
card-international-tourism = Medzinárodný cestovný ruch
card-loss-of-sovereignty = Strata suverenity
card-military-alliance = Vojenské spojenectvo
card-peace-treaty = Mierová zmluva

## Územia

card-developed-territory-i = Rozvinuté územie
card-historic-territory-i = Historické územie
card-inhabited-territory-i = Obývané územie
card-strategic-territory-i = Strategické územie
card-vast-territory-i = Rozľahlé územie
card-wealthy-territory-i = Bohaté územie
card-developed-territory-ii = Rozvinuté územie
card-historic-territory-ii = Historické územie
card-inhabited-territory-ii = Obývané územie
card-strategic-territory-ii = Strategické územie
card-vast-territory-ii = Rozľahlé územie
card-wealthy-territory-ii = Bohaté územie

## Udalosti veku A

card-development-of-agriculture = Rozvoj poľnohospodárstva
card-development-of-civilization = Rozvoj civilizácie
card-development-of-crafts = Rozvoj remesiel
card-development-of-markets = Rozvoj trhov
card-development-of-politics = Rozvoj politiky
card-development-of-religion = Rozvoj náboženstva
card-development-of-science = Rozvoj vedy
card-development-of-settlement = Rozvoj osídlenia
card-development-of-trade-routes = Rozvoj obchodných ciest
card-development-of-warfare = Rozvoj vojenstva

## Udalosti veku I

card-barbarians = Barbari
card-border-conflict = Pohraničný konflikt
card-crusades = Križiacke výpravy
card-cultural-influence = Kultúrny vplyv
card-foray = Koristnícka výprava
card-good-harvest = Bohatá úroda
card-immigration = Imigrácia
card-new-deposits = Nové náleziská
card-pestilence = Mor
card-raiders = Nájazdníci
card-rats = Potkany
card-rebellion = Vzbura
card-reign-of-terror = Hrôzovláda
card-scientific-breakthrough = Vedecký prielom
card-uncertain-borders = Neisté hranice

## Udalosti veku II

card-civil-unrest = Občianske nepokoje
card-cold-war = Studená vojna
card-crime-wave = Vlna kriminality
card-economic-progress = Hospodársky pokrok
card-emigration = Emigrácia
card-iconoclasm = Obrazoborectvo
card-independence-declaration = Vyhlásenie nezávislosti
card-international-agreement = Medzinárodná dohoda
card-national-pride = Národná hrdosť
card-politics-of-strength = Politika sily
card-popularization-of-science = Popularizácia vedy
card-prosperity = Prosperita
card-ravages-of-time = Zub času
card-refugees = Utečenci
card-terrorism = Terorizmus

## Udalosti veku III

card-impact-of-agriculture = Vplyv poľnohospodárstva
card-impact-of-architecture = Vplyv architektúry
card-impact-of-balance = Vplyv rovnováhy
card-impact-of-colonies = Vplyv kolónií
card-impact-of-competition = Vplyv súperenia
card-impact-of-government = Vplyv zriadenia
card-impact-of-happiness = Vplyv spokojnosti
card-impact-of-industry = Vplyv priemyslu
card-impact-of-population = Vplyv populácie
card-impact-of-progress = Vplyv pokroku
card-impact-of-science = Vplyv vedy
card-impact-of-strength = Vplyv sily
card-impact-of-technology = Vplyv technológií
card-impact-of-variety = Vplyv rozmanitosti
card-impact-of-wonders = Vplyv divov

## Druhy kariet

kind-farm = Farma
kind-mine = Baňa
kind-lab = Laboratórium
kind-temple = Chrám
kind-library = Knižnica
kind-theater = Divadlo
kind-arena = Aréna
kind-infantry = Pechota
kind-cavalry = Jazda
kind-artillery = Delostrelectvo
kind-air = Letectvo
kind-special = Špeciálna technológia
kind-government = Zriadenie
kind-wonder = Div
kind-leader = Osobnosť
kind-action = Akčná karta
kind-bonus = Vojenský bonus
kind-tactic = Taktika
kind-aggression = Agresia
kind-war = Vojna
kind-pact = Zmluva
kind-territory = Územie
kind-event = Udalosť

## Veky

age-A = Vek A
age-I = Vek I
age-II = Vek II
age-III = Vek III
age-IV = Vek IV

## Množstvá

object-food = { $n ->
        [one] { $n } jedlo
        [few] { $n } jedlá
       *[other] { $n } jedál
    }
object-resources = { $n ->
        [one] { $n } surovinu
        [few] { $n } suroviny
       *[other] { $n } surovín
    }
object-science = { $n ->
        [one] { $n } bod vedy
        [few] { $n } body vedy
       *[other] { $n } bodov vedy
    }
object-culture = { $n ->
        [one] { $n } bod kultúry
        [few] { $n } body kultúry
       *[other] { $n } bodov kultúry
    }
object-population = { $n ->
        [one] { $n } pracovníka
        [few] { $n } pracovníkov
       *[other] { $n } pracovníkov
    }
object-yellow = { $n ->
        [one] { $n } žltý žetón
        [few] { $n } žlté žetóny
       *[other] { $n } žltých žetónov
    }
object-blue = { $n ->
        [one] { $n } modrý žetón
        [few] { $n } modré žetóny
       *[other] { $n } modrých žetónov
    }
object-civil = { $n ->
        [one] { $n } civilnú akciu
        [few] { $n } civilné akcie
       *[other] { $n } civilných akcií
    }
object-military = { $n ->
        [one] { $n } vojenskú akciu
        [few] { $n } vojenské akcie
       *[other] { $n } vojenských akcií
    }
object-secrets = { $n ->
        [one] { $n } vojenskú kartu
        [few] { $n } vojenské karty
       *[other] { $n } vojenských kariet
    }
amount-food = { $n ->
        [one] { $n } jedlo
        [few] { $n } jedlá
       *[other] { $n } jedál
    }
amount-resources = { $n ->
        [one] { $n } surovina
        [few] { $n } suroviny
       *[other] { $n } surovín
    }
amount-science = { object-science }
amount-culture = { object-culture }
amount-population = { $n ->
        [one] { $n } pracovník
        [few] { $n } pracovníci
       *[other] { $n } pracovníkov
    }
amount-draw = { $n ->
        [one] { $n } vojenská karta
        [few] { $n } vojenské karty
       *[other] { $n } vojenských kariet
    }
object-kind = { $kind ->
        [farm] farmu
        [mine] baňu
        [lab] laboratórium
        [temple] chrám
        [library] knižnicu
        [theater] divadlo
        [arena] arénu
        [infantry] pechotu
        [cavalry] jazdu
        [artillery] delostrelectvo
       *[air] letectvo
    }

## Záznam

log-turn = { $round }. kolo: hrá { $who }
log-row = { $n ->
        [one] Nikto nechcel kartu { $cards }: z ponuky mizne
        [few] Nikto nechcel karty { $cards }: z ponuky miznú
       *[other] Nikto nechcel karty { $cards }: z ponuky miznú
    }
log-row-came = Nové v ponuke: { $came }
log-age = Vek { $ended } sa skončil, začína sa vek { $begins }
log-age-tokens = Vek { $ended } sa skončil, začína sa vek { $begins } a všetci prichádzajú o 2 žlté žetóny z pruhu
log-age-last = Vek { $ended } sa skončil: { $round }. kolo je posledné
log-outdated = { $who } prichádza o to, čo zastaralo: { $what }
log-took = { $n ->
        [0] { $who } berie zadarmo kartu { $card }
       *[other] { $who } berie kartu { $card } za { $cost }
    }
log-grew = { $n ->
        [0] { $who } zvyšuje populáciu zadarmo
       *[other] { $who } zvyšuje populáciu za { $cost }
    }
log-built = { $n ->
        [0] { $who } stavia zadarmo { object-kind } { $card }
       *[other] { $who } stavia { object-kind } { $card } za { $cost }
    }
log-upgraded = { $n ->
        [0] { $who } bez platenia vylepšuje: { $source } → { $card }
       *[other] { $who } za { $cost } vylepšuje: { $source } → { $card }
    }
log-destroyed = { $who } ničí { object-kind } { $card }
log-destroyed-by = { $who } ničí { object-kind } { $card } ({ $cause })
log-disbanded = { $who } rozpúšťa { object-kind } { $card }
log-razed = { $by } ničí { object-kind } { $card }; o budovu prichádza hráč { $who }
log-razed-by = { $by } ničí { object-kind } { $card } ({ $cause }); o budovu prichádza hráč { $who }
log-raised = { $who } stavia { $stages ->
        [one] { $stages } časť
        [few] { $stages } časti
       *[other] { $stages } častí
    } divu { $card } { $n ->
        [0] zadarmo
       *[other] za { $cost }
    }
log-completed = { $n ->
        [0] { $who } bez platenia dokončuje div { $card }
       *[other] { $who } dokončuje div { $card } za { $cost }
    }
log-wonder-scores = Div prináša { $points }
log-developed = { $n ->
        [0] { $who } zadarmo vyvíja technológiu { $card }
       *[other] { $who } vyvíja technológiu { $card } za { $cost }
    }
log-government = { $n ->
        [0] { $who } pokojne mení zriadenie: { $card }
       *[other] { $who } pokojne mení zriadenie za { $cost }: { $card }
    }
log-revolution = { $n ->
        [0] { $who } vyhlasuje revolúciu: { $card }
       *[other] { $who } vyhlasuje revolúciu za { $cost }: { $card }
    }
log-appointed = { $who } vykladá osobnosť { $card }
log-appointed-instead = { $who } vykladá osobnosť { $card }; odchádza { $replaced }
log-tucked = { $who } podsúva starú osobnosť pod div { $card } a získava šťastnú tvár
log-leader-left = { $who } už nemá osobnosť { $card }
log-leader-left-by = { $who } už nemá osobnosť { $card } ({ $cause })
log-played = { $who } hrá kartu { $card }
log-adopted = { $who } hrá taktiku { $card }
log-copied = { $who } kopíruje taktiku { $card }
log-tactic-shared = Taktiku { $card } teraz môže okopírovať každý
log-used = { $power ->
        [command] { $who } mení vojenskú akciu na civilnú
        [sail] { $who } priváža pracovníka zaoceánskou linkou
        [praise] { $who } má prejav o kultúre
        [rally] { $who } má prejav k armáde: veda a suroviny na jednotky
       *[trade] { $who } obchoduje podľa zmluvy
    }
log-gained = { $who } získava { $what }
log-lost = { $who } stráca { $what }
log-gained-by = { $who } získava { $what } ({ $cause })
log-lost-by = { $who } stráca { $what } ({ $cause })
log-taken = { $who } berie hráčovi { $rival } { $what } ({ $cause })
log-lost-worker = { $who } stráca pracovníka z karty { $card }
log-lost-worker-by = { $who } stráca pracovníka z karty { $card } ({ $cause })
log-made = { $who } produkuje { $what }
log-made-nothing = { $who } neprodukuje nič
log-corruption = korupcia berie { $n }
log-eaten = ľudia zjedia { $what }
log-hungry = { $n ->
        [one] { $n } jedlo chýba, to stojí { $points }
        [few] { $n } jedlá chýbajú, to stojí { $points }
       *[other] { $n } jedál chýba, to stojí { $points }
    }
log-produced = { $who } získava za ťah { $what }
log-produced-nothing = { $who } za ťah nezískava nič
log-uprising = Povstanie! { $who } má priveľa nespokojných pracovníkov: produkcia odpadá
log-drew = { $who } si berie { $what }
log-drew-own = { $who } si berie z balíčka: { $cards }
log-drew-by = { $who } si berie { $what } ({ $cause })
log-drew-own-by = { $who } si berie z balíčka: { $cards } ({ $cause })
log-discarded = { $who } odhadzuje { $what }
log-discarded-own = { $who } odhadzuje: { $cards }
log-prepared = { $who } pripravuje udalosť veku { $age } a získava { $points }
log-prepared-own = { $who } pripravuje udalosť { $card } (vek { $age }) a získava { $points }
log-foresaw = { $who } si pozerá ďalšiu udalosť
log-foresaw-own = { $who } vidí ďalšiu udalosť: { $card }
log-event = Udalosť: { $card }
log-territory = Územie na kolonizáciu: { $card }
log-bid = { $who } ponúka { $strength }
log-passed = { $who } pasuje
log-unclaimed = { $card }: nikto nekolonizuje
log-colonized = { $who } kolonizuje { $card } výpravou so silou { $force }: { $what }
log-settled = { $who } vypláva a bez boja kolonizuje { $card }
log-colony-lost = { $who } prichádza o kolóniu { $card }
log-colony-lost-by = { $who } prichádza o kolóniu { $card } ({ $cause })
log-colony-taken = { $to } berie kolóniu { $card }; prichádza o ňu hráč { $who }
log-colony-taken-by = { $to } berie kolóniu { $card } ({ $cause }); prichádza o ňu hráč { $who }
log-ruined = { $who } otáča div { $card } lícom nadol: dáva už len kultúru +2
log-ruined-by = { $who } otáča div { $card } lícom nadol ({ $cause }): dáva už len kultúru +2
log-attacked = { $who } útočí na hráča { $target }: { $card }, sila { $strength } proti { $defense }
log-defended = { $who } sa ubráni silou { $strength }, pridáva: { $what }
log-defended-bare = { $who } sa ubráni silou { $strength }
log-overrun = { $who } sa neubráni, sila { $strength } nestačí; pridáva: { $what }
log-overrun-bare = { $who } sa neubráni, sila { $strength } nestačí
log-seized = { $who } berie technológiu { $card }; prichádza o ňu hráč { $victim }
log-seized-by = { $who } berie technológiu { $card } ({ $cause }); prichádza o ňu hráč { $victim }
log-sabotaged = { $who } marí stavbu divu { $card }; prichádza oň hráč { $victim }
log-sabotaged-by = { $who } marí stavbu divu { $card } ({ $cause }); prichádza oň hráč { $victim }
log-declared = { $who } vyhlasuje vojnu hráčovi { $target }: { $card }
log-war-won = { $card }: { $who } poráža hráča { $target } silou { $strength }:{ $defense }
log-war-lost = { $card }: { $who } prehráva s hráčom { $target } silou { $strength }:{ $defense }
log-war-tied = { $card }: { $who } a { $target } majú rovnakú silu { $strength }:{ $defense }, nič sa nedeje
log-offered = { $side ->
        [a] { $who } ponúka hráčovi { $partner } zmluvu { $card } a chce byť stranou A
        [b] { $who } ponúka hráčovi { $partner } zmluvu { $card } a chce byť stranou B
       *[both] { $who } ponúka hráčovi { $partner } zmluvu { $card }
    }
log-signed = { $who } prijíma zmluvu { $card }
log-refused = { $who } odmieta zmluvu { $card }
# Zmluva sa končí: $by ju ruší, útočí na druhú stranu, uzavrel inú alebo odstúpil z hry.
log-pact-cancelled = { $by } ruší zmluvu { $card } ({ $who } a { $partner })
log-pact-broken = Zmluva { $card } sa končí ({ $who } a { $partner }): útočí { $by }
log-pact-replaced = Zmluva { $card } sa končí ({ $who } a { $partner }): novú uzatvára { $by }
log-pact-left = Zmluva { $card } sa končí ({ $who } a { $partner }): z hry odstupuje { $by }
log-pact-outdated = Zmluva { $card } sa končí ({ $who } a { $partner }): je zastaraná
log-resigned = { $who } odstupuje z hry
log-scored-at-end = { $card }: { $scores }
log-ended = Koniec hry: { $scores }

## Výzvy: jedna veta pre toho, kto rozhoduje, druhá pre ostatných

prompt-acting = Vyberte akciu, alebo ukončite ťah.
prompt-acting-other = { $name } vykonáva akcie.
prompt-politics = { $second ->
        [yes] Druhá politická akcia, raz za hru: čo urobíte?
       *[no] Politická fáza: vykonajte jednu politickú akciu, alebo ju vynechajte.
    }
prompt-politics-other = { $name } premýšľa o politike.
prompt-ordered = { $card }: ktorú akciu vykonáte?
prompt-ordered-other = { $name } hrá kartu { $card }.
prompt-reserves = { $card }: jedlo, alebo suroviny?
prompt-reserves-other = { $name } vyberá medzi jedlom a surovinami.
prompt-tucking = Podsuniete nahradenú osobnosť pod div a získate šťastnú tvár, alebo si vezmete späť civilnú akciu?
prompt-tucking-other = { $name } rozhoduje, čo s nahradenou osobnosťou.
prompt-answering = { $side ->
        [a] { $partner } vám ponúka zmluvu { $card }. Boli by ste stranou A. Prijmete?
        [b] { $partner } vám ponúka zmluvu { $card }. Boli by ste stranou B. Prijmete?
       *[both] { $partner } vám ponúka zmluvu { $card }. Prijmete?
    }
prompt-answering-other = { $name } zvažuje zmluvu { $card }.
prompt-losing-workers = { $left ->
        [one] Strácate { $left } pracovníka. Z ktorej karty?
        [few] Strácate { $left } pracovníkov. Z ktorých kariet?
       *[other] Strácate { $left } pracovníkov. Z ktorých kariet?
    }
prompt-losing-workers-other = { $name } vyberá, o ktorých pracovníkov príde.
prompt-destroying-own = Zničte jednu svoju farmu, baňu alebo mestskú budovu.
prompt-destroying-own-other = { $name } musí zničiť budovu.
prompt-ruining = Ktorý div veku A alebo I otočíte lícom nadol?
prompt-ruining-other = { $name } musí otočiť starý div lícom nadol.
prompt-ceding = Ktorá kolónia sa osamostatní?
prompt-ceding-other = { $name } prichádza o kolóniu.
prompt-choosing-goods = Jedlo, alebo suroviny? Získate { $left }.
prompt-choosing-goods-other = { $name } vyberá medzi jedlom a surovinami.
prompt-splitting-goods = { $sign ->
        [gain] Získavate ešte { $left }: jedlo, alebo surovinu?
       *[lose] Strácate ešte { $left }: jedlo, alebo surovinu?
    }
prompt-splitting-goods-other = { $name } vyberá medzi jedlom a surovinami.
prompt-discarding = { $left ->
        [one] Odhoďte { $left } vojenskú kartu.
        [few] Odhoďte { $left } vojenské karty.
       *[other] Odhoďte { $left } vojenských kariet.
    }
prompt-discarding-other = { $name } odhadzuje vojenské karty.
prompt-bidding = { $high ->
        [0] Kto kolonizuje { $card }? Ponúknite silu, alebo pasujte.
       *[other] { $card }: { $leader } ponúka { $high }. Ponúknite viac, alebo pasujte.
    }
prompt-bidding-other = { $name } zvažuje ponuku: { $card }.
prompt-sending = Vyšlite výpravu so silou aspoň { $bid } ({ $card }): jednotky a prípadne karty.
prompt-sending-other = { $name } vysiela výpravu: { $card }.
prompt-free-building = { $card }: postavíte zadarmo z voľného pracovníka?
prompt-free-building-other = { $name } môže zadarmo postaviť: { $card }.
prompt-developing = Jedna vec o { $discount } lacnejšie a bez akcie: populácia, budova, alebo technológia?
prompt-developing-other = { $name } môže o niečo lacnejšie rozvinúť svoju civilizáciu.
prompt-razing = Zničte mestskú budovu hráča { $victim }.
prompt-razing-other = { $name } ničí mestskú budovu hráča { $victim }.
prompt-agreement = { $left ->
        [one] Berte karty z ponuky najviac za { $left } civilnú akciu; vynecháte za to ďalšiu politickú akciu.
        [few] Berte karty z ponuky najviac za { $left } civilné akcie; vynecháte za to ďalšiu politickú akciu.
       *[other] Berte karty z ponuky najviac za { $left } civilných akcií; vynecháte za to ďalšiu politickú akciu.
    }
prompt-agreement-other = { $name } berie karty podľa dohody.
prompt-defending = { $attacker } na vás útočí: { $card }, sila { $need }. Máte { $now }. Pridáte vojenské karty?
prompt-defending-other = { $name } sa bráni: { $card }.
prompt-plundering = Plienenie hráča { $victim }: berte jedlo alebo suroviny, ešte { $left }.
prompt-plundering-other = { $name } plieni hráča { $victim }.
prompt-raiding = Zničte hráčovi { $victim } mestskú budovu najviac úrovne { $level }.
prompt-raiding-other = { $name } podniká nájazd na hráča { $victim }.
prompt-annexing = Ktorú kolóniu hráča { $victim } si vezmete?
prompt-annexing-other = { $name } si vyberá kolóniu hráča { $victim }.
prompt-infiltrating = O čo príde hráč { $victim }: o osobnosť, alebo o rozostavaný div?
prompt-infiltrating-other = { $name } preniká k hráčovi { $victim }.
prompt-looting = Vojnová korisť od hráča { $victim } v hodnote { $left }: vezmite špeciálnu technológiu, alebo za zvyšok vedu.
prompt-looting-other = { $name } vyberá vojnovú korisť od hráča { $victim }.

## Voľby

choice-take = Vziať kartu { $card }
choice-take-from = Vziať kartu { $card } (miesto { $n })
choice-take-wonder = Začať stavať div { $card }
choice-grow = Zvýšiť populáciu
choice-build = Postaviť { object-kind } { $card }
choice-upgrade = Vylepšiť: { $source } → { $card }
choice-destroy = Zničiť { object-kind } { $card }
choice-disband = Rozpustiť { object-kind } { $card }
choice-raise = { $n ->
        [one] Postaviť { $n } časť divu { $card }
        [few] Postaviť { $n } časti divu { $card }
       *[other] Postaviť { $n } častí divu { $card }
    }
choice-develop = Vyvinúť technológiu { $card }
choice-reform = Pokojne zmeniť zriadenie: { $card }
choice-revolt = Revolúcia: { $card }
choice-lead = Vyložiť osobnosť { $card }
choice-play = Zahrať kartu { $card }
choice-adopt = Zahrať taktiku { $card }
choice-copy = Okopírovať taktiku { $card }
choice-levy = Nový pracovník rovno do jednotky { $card }
choice-command = Použiť vojenskú akciu ako civilnú
choice-sail = Priviezť zadarmo pracovníka zaoceánskou linkou
choice-praise = Prehovoriť o kultúre
choice-rally = Prehovoriť k armáde
choice-trade = { $power ->
        [food-as-resource] Použiť v tomto ťahu 1 jedlo ako surovinu
       *[resource-as-food] Použiť v tomto ťahu 1 surovinu ako jedlo
    }
choice-end-turn = Ukončiť ťah
choice-prepare = Pripraviť udalosť { $card }
choice-attack = { $card } proti hráčovi { $target }
choice-declare = { $card } s hráčom { $target }
choice-offer = { $side ->
        [a] Ponúknuť zmluvu { $card } ({ $target }), byť stranou A
        [b] Ponúknuť zmluvu { $card } ({ $target }), byť stranou B
       *[both] Ponúknuť zmluvu { $card } ({ $target })
    }
choice-cancel = Zrušiť zmluvu { $card }
choice-retire = Prepustiť osobnosť { $card } a získať žltý žetón
choice-settle = Vyplávať a kolonizovať { $card }
choice-resign = Odstúpiť z hry
choice-pass = { $decision ->
        [politics] Žiadna politická akcia
        [bidding] Pasovať
        [tucking] Vziať späť civilnú akciu
        [agreement] Nebrať žiadnu kartu
       *[other] Nechať tak
    }
choice-accept = Prijať
choice-refuse = Odmietnuť
choice-food = { $sign ->
        [gain] Získať { object-food }
       *[lose] Stratiť { object-food }
    }
choice-resources = { $sign ->
        [gain] Získať { object-resources }
       *[lose] Stratiť { object-resources }
    }
choice-science = Vziať { object-science }
choice-bid = Ponúknuť { $n }
choice-send = Vyslať { object-kind } { $card }
choice-lose = Prísť o pracovníka z karty { $card }
choice-raze = Zničiť { object-kind } { $card }
choice-seize = { $kind ->
        [leader] Odstrániť osobnosť { $card }
        [wonder] Zmariť stavbu divu { $card }
       *[special] Vziať technológiu { $card }
    }
choice-ruin = Otočiť div { $card } lícom nadol
choice-tuck = Podsunúť osobnosť pod div { $card }
choice-cede = Vzdať sa kolónie { $card }
choice-annex = Vziať kolóniu { $card }
choice-discard = Odhodiť kartu { $card }
choice-add = Pridať kartu { $card }: +{ $n }
choice-done = { $decision ->
        [defending] Brániť sa takto
        [sending] Vyslať túto výpravu
        [agreement] Dosť kariet
       *[other] To stačí
    }

## Čo karty robia: účinky technológií, zriadení, divov, osobností, kolónií a zmlúv

power-science = veda { $amount }
power-culture = kultúra { $amount }
power-happy = šťastné tváre { $amount }
power-strength = sila { $amount }
power-civil = civilné akcie { $amount }
power-military = vojenské akcie { $amount }
power-urban-limit = mestské budovy toho istého druhu najviac { $amount }
power-civil-hand = limit civilných kariet v ruke { $amount }
power-military-hand = limit vojenských kariet v ruke { $amount }
power-colonization = kolonizácia { $amount }
power-yellow = žlté žetóny { $amount }
power-blue = modré žetóny { $amount }
power-food = jedlo { $amount }
power-resources = suroviny { $amount }
power-strength-per-unit = sila { $amount } za každú vašu jednotku
power-strength-per-infantry = sila { $amount } za každú pechotu
power-strength-per-artillery = sila { $amount } za každé delostrelectvo
power-strength-per-unit-type = sila { $amount } za každý druh jednotiek, ktorý máte
power-strength-per-happy = sila { $amount } za každú šťastnú tvár z chrámov a zriadenia
power-culture-per-happy = kultúra { $amount } za každú šťastnú tvár z chrámov, divadiel a divov
power-culture-per-theater = kultúra { $amount } za každé divadlo
power-culture-per-pair = kultúra { $amount } za každú dvojicu knižnice a divadla
power-culture-per-lab-level = každé laboratórium dáva aj toľko kultúry, akú má úroveň
power-culture-per-colony = kultúra { $amount } za každú kolóniu
power-culture-if-colony = kultúra { $amount }, ak máte aspoň jednu kolóniu
power-culture-per-wonder-of-partner = kultúra { $amount } za každý dokončený div partnera
power-best-theater-twice = najlepšie divadlo dáva svoju kultúru dvakrát
power-science-of-best = veda podľa úrovne najlepšieho laboratória alebo knižnice
power-science-per-lab = veda { $amount } za každé laboratórium
power-happy-per-source = ďalšia šťastná tvár z každej inej karty a pracovníka, ktorí nejakú dávajú
power-infantry-rides = pechota môže v armádach zastúpiť jazdu
power-urban-discount = mestské budovy sú lacnejšie o svoju úroveň, najviac o { $n }
power-stages = až { $n } časti divu za jednu akciu
power-cheap-population = zvýšenie populácie o { $n } jedlo lacnejšie
power-cheap-leaders = osobnosti v ponuke o { $n } civilnú akciu lacnejšie
power-cheap-theaters = vývoj divadiel o { $n } vedy lacnejší
power-cheap-technologies = technológie o { $n } vedy lacnejšie, partner však za každú platí 1 vedu
power-library-and-theater = s knižnicou sú divadlá o { $n } vedu a o { $n } surovinu lacnejšie, a naopak
power-no-surcharge = za ďalšie divy sa nepripláca
power-dear-to-attack = útok na vás stojí dvojnásobok vojenských akcií
power-science-on-take = za každú technológiu vzatú z ponuky získate { object-science }
power-resource-on-develop = za každú vyvinutú technológiu získate { object-resources }
power-civil-on-develop = vyvinutie technológie vracia civilnú akciu
power-culture-on-develop = za každú vyvinutú technológiu získate { object-culture }
power-culture-on-revolution = za revolúciu získate { object-culture }
power-military-revolution = revolúcia stojí namiesto civilných všetky vojenské akcie
power-unit-resources = každý ťah získate na jednotky { object-resources }
power-civil-from-military = raz za ťah možno vojenskú akciu použiť ako civilnú
power-free-population = raz za ťah nový pracovník zadarmo
power-turn-to-theater = raz za ťah možno ktorúkoľvek mestskú budovu vylepšiť na divadlo tej istej alebo vyššej úrovne
power-speech = každý ťah získate buď { object-culture }, alebo na jednotky { object-science } a { object-resources }
power-food-as-resource = raz za ťah možno 1 jedlo zaplatiť ako surovinu
power-resource-as-food = raz za ťah možno 1 surovinu zaplatiť ako jedlo
power-levy = za jednu vojenskú akciu zvýšte populáciu a hneď postavte jednotku, oboje o 1 lacnejšie
power-colonists = na kolonizáciu môžete odhodiť až { $n } vojenské karty, každú za +1
power-second-action = raz za hru druhá politická akcia v tom istom ťahu
power-foresight = na začiatku ťahu vidíte ďalšiu udalosť
power-settles = ako politickú akciu môžete osobnosť odstrániť a bez boja kolonizovať územie z ruky
power-leaves-a-token = ako politickú akciu môžete osobnosť odstrániť a získať žltý žetón
power-never-attacks = nesmiete viesť agresie ani vojny
power-safe-from-war = nikto vám nesmie vyhlásiť vojnu
power-culture-if-strong = na konci ťahu získate { object-culture }, ak ste medzi dvoma najsilnejšími (pri dvoch: silnejší); pri zhode máte prednosť
power-best-mine-twice = jeden pracovník v najlepšej bani produkuje dvakrát
power-labs-make-resources = laboratóriá produkujú aj suroviny podľa svojej úrovne; pri odchode a na konci hry za ne toľko kultúry
power-food-made = jedlo { $amount } každý ťah
power-resources-made = suroviny { $amount } každý ťah
power-may-be-tucked = pri nahradení ho možno podsunúť pod div za šťastnú tvár

## Čo karty stoja

facts-technology = vývoj za { $price }, pracovník za { $cost }
facts-first-technology = pracovník za { $cost }
facts-development = vývoj za { $price }
facts-government = pokojne za { $price }, revolúciou za { $uprising }
facts-worker = každý pracovník: { $what }
facts-stages = časti { $stages }
facts-attack-cost = { $n ->
        [one] stojí { $n } vojenskú akciu
        [few] stojí { $n } vojenské akcie
       *[other] stojí { $n } vojenských akcií
    }

## Čo divy prinášajú pri dokončení

wonder-technology-levels = po dokončení kultúra za úrovne všetkých vašich technológií
wonder-workplaces = po dokončení 2 body kultúry za každú farmu a baňu a 1 za každú inú budovu a jednotku
wonder-theaters-and-libraries = po dokončení dvojnásobok kultúry vašich divadiel a knižníc
wonder-urban-output = po dokončení kultúra za kultúru, vedu a silu vašich mestských budov
wonder-takes-off = o { $n } civilné akcie lacnejší v ťahu, keď nahradíte osobnosť

## Čo robia akčné karty

action-fields = postavte alebo vylepšite farmu či baňu o { $n } lacnejšie
action-town = postavte alebo vylepšite mestskú budovu o { $n } lacnejšie
action-upgrade = vylepšite farmu, baňu alebo mestskú budovu o { $n } lacnejšie
action-stage = postavte jednu časť divu o { $n } lacnejšie
action-population = zvýšte populáciu a potom získajte { object-food }
action-technology = vyviňte technológiu a potom získajte { object-science }
action-army = v tomto ťahu vojenská akcia navyše a na jednotky { object-resources }
action-army-per-stronger = za každý silnejší národ v tomto ťahu suroviny na jednotky: { $two } (pri troch { $three }, pri štyroch { $four })
action-food-or-resources = získajte { object-food }, alebo { object-resources }
action-food-and-resources = získajte { object-food } a { object-resources }
action-science-and-culture = { $culture ->
        [0] získajte { object-science }
        [one] získajte { object-science } a { $culture } bod kultúry
        [few] získajte { object-science } a { $culture } body kultúry
       *[other] získajte { object-science } a { $culture } bodov kultúry
    }
action-culture-per-richer = za každý národ s väčšou kultúrou než vy získate kultúru: { $two } (pri troch { $three }, pri štyroch { $four })

## Čo robia vojenské karty

facts-bonus = obrana +{ $defense }, alebo kolonizácia +{ $colonization }
facts-tactic = { $obsolete ->
        [0] každá armáda ({ $units }): sila +{ $n }
       *[other] každá armáda ({ $units }): sila +{ $n }, so zastaranými jednotkami +{ $obsolete }
    }
army-infantry = { $n }× pechota
army-cavalry = { $n }× jazda
army-artillery = { $n }× delostrelectvo
attack-enslave = súper stráca { $population ->
        [one] { $population } pracovníka
        [few] { $population } pracovníkov
       *[other] { $population } pracovníkov
    }; vy získavate { $food ->
        [one] { $food } jedlo
        [few] { $food } jedlá
       *[other] { $food } jedál
    } a { $resources ->
        [one] { $resources } surovinu
        [few] { $resources } suroviny
       *[other] { $resources } surovín
    }
attack-plunder = vezmite súperovi jedlo a suroviny podľa ľubovôle, spolu až { $n }
attack-raid = { $second ->
        [0] zničte súperovi mestskú budovu najviac úrovne { $n } a získajte polovicu jej ceny v surovinách
       *[other] zničte súperovi mestskú budovu najviac úrovne { $n } a ďalšiu najviac úrovne { $second }; získajte polovicu ich ceny v surovinách
    }
attack-annex = vezmite súperovi kolóniu: s trvalým účinkom, bez okamžitého
attack-infiltrate = súper príde o osobnosť alebo rozostavaný div; za každú ich úroveň získate { object-culture }
attack-spy = vezmite súperovi až { object-science }
attack-intervene = vezmite súperovi až { object-culture }
attack-over-territory = rozhodne sa vo vašom ďalšom ťahu; silnejší berie žltý žetón a za každých 5 bodov rozdielu ďalší
attack-over-technology = rozhodne sa vo vašom ďalšom ťahu; silnejší berie špeciálne technológie alebo vedu v hodnote rozdielu síl
attack-over-culture = rozhodne sa vo vašom ďalšom ťahu; silnejší berie 5 bodov kultúry a k tomu rozdiel síl
pact-both = obaja: { $what }
pact-a = strana A: { $what }
pact-b = strana B: { $what }
pact-peace = nesmiete na seba útočiť
pact-ends = končí sa, keď jeden na druhého zaútočí
pact-lead = kto na druhého zaútočí, má silu +{ $n }
facts-territory = hneď { $gains }; natrvalo { $what }

## Čo robia udalosti a komu

event-clause = { $who }: { $what }
who-all = každý
who-strongest = najsilnejší
who-weakest = najslabší
who-two-strongest = dvaja najsilnejší (pri dvoch silnejší)
who-two-weakest = dvaja najslabší (pri dvoch slabší)
who-most-culture = kto má najviac kultúry
who-least-culture = kto má najmenej kultúry
who-happiest = všetci s najväčším počtom šťastných tvárí
who-unhappiest = všetci s najväčším počtom nespokojných pracovníkov
who-richest-if-weak = kto má najviac kultúry, ak je medzi dvoma najslabšími
event-food = { $n ->
        [one] { $amount } jedlo
        [few] { $amount } jedlá
       *[other] { $amount } jedál
    }
event-resources = { $n ->
        [one] { $amount } surovina
        [few] { $amount } suroviny
       *[other] { $amount } surovín
    }
event-either = { $amount } jedlá, alebo { $amount } suroviny
event-mixed = { $amount } jedla a surovín spolu podľa vlastnej voľby
event-science = { $n ->
        [one] { $amount } bod vedy
        [few] { $amount } body vedy
       *[other] { $amount } bodov vedy
    }
event-culture = { $n ->
        [one] { $amount } bod kultúry
        [few] { $amount } body kultúry
       *[other] { $amount } bodov kultúry
    }
event-population = populácia { $amount }
event-draw = { $n ->
        [one] { $amount } vojenská karta
        [few] { $amount } vojenské karty
       *[other] { $amount } vojenských kariet
    }
event-draw-or-culture = { $n ->
        [one] { $amount } vojenská karta, v IV. veku { $amount } kultúry
        [few] { $amount } vojenské karty, v IV. veku { $amount } kultúry
       *[other] { $amount } vojenských kariet, v IV. veku { $amount } kultúry
    }
event-discard-or-culture = { $n ->
        [one] { $amount } vojenská karta, v IV. veku { $amount } kultúry
        [few] { $amount } vojenské karty, v IV. veku { $amount } kultúry
       *[other] { $amount } vojenských kariet, v IV. veku { $amount } kultúry
    }
event-blue = { $n ->
        [one] { $amount } modrý žetón
        [few] { $amount } modré žetóny
       *[other] { $amount } modrých žetónov
    }
event-science-as-rated = toľko bodov vedy, koľko dáva veda za ťah
event-culture-as-rated = toľko bodov kultúry, koľko dáva kultúra za ťah
event-culture-of-science = toľko bodov kultúry, koľko dáva veda za ťah
event-food-of-happiness = toľko jedla, koľko je šťastných tvárí
event-culture-per-discontent = { $amount } kultúry za každého nespokojného pracovníka
event-population-per-discontent = { $amount } populácie za každých dvoch nespokojných pracovníkov, zaokrúhlené nahor
event-actions-per-discontent = { $amount } civilné akcie za každého nespokojného pracovníka
event-all-food = všetko uskladnené jedlo sa stratí
event-make-food = farmy produkujú jedlo
event-make-resources = bane produkujú suroviny
event-make-all = farmy a bane produkujú, s korupciou a spotrebou jedla
event-develop = zvýšiť populáciu, postaviť farmu, baňu či mestskú budovu, alebo vyvinúť technológiu o { $n } lacnejšie a bez akcie
event-free-temple = z voľného pracovníka možno zadarmo postaviť chrám (Náboženstvo)
event-free-warriors = z voľného pracovníka možno zadarmo postaviť jednotku Bojovníci
event-destroy-own = zničiť jednu vlastnú farmu, baňu alebo mestskú budovu
event-destroy-others = zničiť každému súperovi jednu mestskú budovu
event-token-of-weakest = vziať žltý žetón najslabšiemu
event-old-leader = osobnosť, ktorá nie je zo súčasného veku, odchádza
event-colony = strata kolónie
event-take-cards = môže si vziať karty z ponuky až za { $n } civilných akcií a vynechá za to ďalšiu politickú akciu
event-ruin = div veku A alebo I sa otočí lícom nadol a dáva už len kultúru +2
event-score-farms = kultúra za jedlo z fariem, a ak ho je viac, než sa zje, ešte { $n }
event-score-levels-of-town = kultúra za úrovne všetkých mestských budov
event-score-balance = { object-culture } za každý bod najnižšej z hodnôt veda, kultúra, jedlo a suroviny za ťah
event-score-colonies = { object-culture } za každú kolóniu
event-score-levels-of-army = kultúra za úrovne všetkých jednotiek a arén
event-score-actions = 2 body kultúry za každú civilnú akciu a 1 za každú vojenskú
event-score-happiness = { object-culture } za každú šťastnú tvár, najviac 16, a o { $n } menej za každého nespokojného pracovníka
event-score-mines = kultúra za suroviny z baní
event-score-population = { object-culture } za každého spokojného pracovníka nad desať
event-score-progress = { object-culture } za každú úroveň špeciálnych technológií a zriadenia
event-score-rank-in-science = kultúra podľa poradia vo vede: pri dvoch 10/0, pri troch 14/7/0, pri štyroch 15/10/5/0
event-score-rank-in-strength = kultúra podľa poradia v sile: pri dvoch 10/0, pri troch 14/7/0, pri štyroch 15/10/5/0
event-score-latest = { object-culture } za každú technológiu veku III
event-score-variety = { object-culture } za každú špeciálnu technológiu a za každý druh mestských budov a jednotiek s pracovníkmi
event-score-wonders = kultúra za každý div podľa veku: A 5, I 4, II 3, III 2

## Ako by sa ťah skončil

forecast-uprising = { $n ->
        [one] povstanie: { $n } nespokojný pracovník, produkcia odpadá
        [few] povstanie: { $n } nespokojní pracovníci, produkcia odpadá
       *[other] povstanie: { $n } nespokojných pracovníkov, produkcia odpadá
    }
forecast-hungry = { $n ->
        [one] chýba { $n } jedlo
        [few] chýbajú { $n } jedlá
       *[other] chýba { $n } jedál
    }: { $hunger ->
        [0] kultúry už niet
       *[other] kultúra −{ $hunger }
    }

## Boje a kolónie

fight-lead = vaša sila je { $amount }
fight-equal = ste rovnako silní
fight-holds = na obranu to stačí
fight-fails = nestačí to, útok sa podarí
force-now = sila výpravy { $now } z { $need }

## Odkiaľ je kultúra

score-turns = Ťahy
score-events = Udalosti
score-wonders = Dokončené divy
score-leaders = Osobnosti
score-cards = Akčné karty
score-colonies = Kolónie
score-fights = Agresie a vojny
score-hunger = Hlad
score-end = Udalosti na konci hry

## Farby hráčov

seat-red = Červený
    .short = Červený
seat-black = Čierny
    .short = Čierny
seat-yellow = Žltý
    .short = Žltý
seat-white = Biely
    .short = Biely

## Voľby pred hrou

option-peaceful = Mierová hra
    .about = Či sa hrá bez agresií a vojen.
option-peaceful-false = S agresiami a vojnami
    .about = Plná hra: kto je slabý, toho napadnú.
option-peaceful-true = Bez agresií a vojen
    .about = Tieto karty zostanú v škatuli; sila ďalej rozhoduje o udalostiach a kolóniách.
option-resignation = Odstúpenie z hry
    .about = Či smie hráč ako politickú akciu odstúpiť a ostatní hrajú ďalej.
option-resignation-alongside = Keď je o čom v politike rozhodnúť
    .about = Len kvôli tomu sa hra nepýta. Nie v IV. veku. Kto s odstupujúcim bojoval, získa 7 bodov kultúry.
option-resignation-false = Nedá sa
    .about = Všetci hrajú do konca.
option-resignation-true = V každej politickej fáze
    .about = Nie v IV. veku. Kto s odstupujúcim bojoval, získa 7 bodov kultúry.
option-second-round-politics = Politika v 2. kole
    .about = Či má druhé kolo politickú fázu, hoci ešte nikto nemá vojenské karty.
option-second-round-politics-true = Áno
    .about = Politickú akciu osobnosti možno použiť hneď.
option-second-round-politics-false = Nie
    .about = Politika sa začína v treťom kole.
option-stage-with-empty-bank = Časť divu s prázdnym modrým pruhom
    .about = Odkiaľ sa vezme modrý žetón na časť divu, keď je pruh prázdny.
option-stage-with-empty-bank-from-cards = Z karty
    .about = Vezmete žetón z niektorej svojej karty a prídete o to, čo predstavoval.
option-stage-with-empty-bank-forbidden = Nedá sa
    .about = Bez žetónu v pruhu sa časť divu postaviť nedá.
option-genius-builds-more = Geniálny staviteľ a viac častí
    .about = Či smiete s Geniálnym staviteľom pridať ďalšie časti, ktoré dovoľuje stavebná technológia.
option-genius-builds-more-false = Jedna časť
    .about = Karta postaví práve jednu časť.
option-genius-builds-more-true = Aj ďalšie časti
    .about = Zľava platí raz na všetky spolu.
option-annex-needs-colony = Anexia bez kolónie
    .about = Či možno Anexiu zahrať proti súperovi, ktorý nemá kolóniu.
option-annex-needs-colony-needed = Kolónia je nutná
    .about = Bez nej proti nemu kartu zahrať nemožno.
option-annex-needs-colony-in-vain = Naprázdno
    .about = Zahrať ju možno, ale nič neprinesie.
option-raid-rounding = Nájazd na dve budovy
    .about = Ako sa zaokrúhľuje polovica ceny dvoch zničených budov.
option-raid-rounding-together = Spolu
    .about = Ceny sa spočítajú a potom sa vezme polovica.
option-raid-rounding-each = Každá zvlášť
    .about = Berie sa polovica každej ceny.
option-leaders-at-end-of-turn = Osobnosti na konci ťahu
    .about = Kedy prinášajú kultúru osobnosti, ktoré bodujú na konci ťahu.
option-leaders-at-end-of-turn-before-uprising = Pred povstaním
    .about = Bodujú aj v ťahu, keď dôjde k povstaniu.
option-leaders-at-end-of-turn-after-production = Po produkcii
    .about = Bodujú nakoniec, po jedle a surovinách.
option-pact-food-scores = Jedlo zo zmlúv na konci
    .about = Či sa jedlo zo zmluvy počíta do Vplyvu poľnohospodárstva.
option-pact-food-scores-false = Nepočíta sa
    .about = Bodujú len vaše farmy.
option-pact-food-scores-true = Počíta sa
    .about = Boduje všetko jedlo, ktoré ťah prinesie.
option-homer-under-ruin = Homér pod otočeným divom
    .about = Či Homér dáva šťastnú tvár aj pod divom otočeným lícom nadol.
option-homer-under-ruin-true = Dáva
    .about = Tvár zostáva.
option-homer-under-ruin-false = Nedáva
    .about = Zmizne aj so zvyškom divu.
option-iconoclasm-in-age-iv = Obrazoborectvo v IV. veku
    .about = Ktoré osobnosti Obrazoborectvo v IV. veku odstráni.
option-iconoclasm-in-age-iv-all = Všetky
    .about = Žiadna osobnosť nie je zo IV. veku, odchádzajú teda všetky.
option-iconoclasm-in-age-iv-older = Len staršie
    .about = Osobnosti III. veku zostávajú.
option-agreement-actions = Medzinárodná dohoda
    .about = Ktorými civilnými akciami sa platia karty vzaté vďaka Medzinárodnej dohode.
option-agreement-actions-free = Päť akcií navyše
    .about = Udalosť sama prináša až päť akcií na branie kariet.
option-agreement-actions-own-actions = Vlastné akcie
    .about = Platíte vlastnými civilnými akciami, najviac piatimi.
option-technology-war = Vojna o technológie
    .about = Čo berie víťaz Vojny o technológie.
option-technology-war-one-by-one = Technológie a veda
    .about = Špeciálne technológie jednu po druhej a za zvyšok vedu.
option-technology-war-science-only = Len veda
    .about = Toľko vedy, koľko je rozdiel síl.
option-civilization-by-revolution = Rozvoj civilizácie a revolúcia
    .about = Či možno Rozvoj civilizácie využiť na revolúciu.
option-civilization-by-revolution-true = Dovolené
    .about = Stojí ako vždy všetky civilné akcie.
option-civilization-by-revolution-false = Nedovolené
    .about = Len pokojná zmena zriadenia.

### Hovorí len klient

## Čo by voľba zmenila; $amount má znamienko

change-civil = { $n ->
        [one] { $amount } civilná akcia
        [few] { $amount } civilné akcie
       *[other] { $amount } civilných akcií
    }
change-military = { $n ->
        [one] { $amount } vojenská akcia
        [few] { $amount } vojenské akcie
       *[other] { $amount } vojenských akcií
    }
change-food = { event-food }
change-resources = { event-resources }
change-science = { event-science }
change-culture = { event-culture }
change-science-rate = veda { $amount } za ťah
change-culture-rate = kultúra { $amount } za ťah
change-strength = { power-strength }
change-happy = { power-happy }
change-discontent = nespokojní pracovníci { $amount }
change-idle = voľní pracovníci { $amount }
change-yellow = { power-yellow }
change-blue = { power-blue }
change-food-made = jedlo { $amount } za ťah
change-resources-made = suroviny { $amount } za ťah
change-eaten = zjedené jedlo { $amount }
change-corruption = korupcia { $amount }
change-civil-total = civilné akcie za ťah { $amount }
change-military-total = vojenské akcie za ťah { $amount }
change-urban-limit = limit mestských budov { $amount }
change-colonization = { power-colonization }

## Ako by sa ťah skončil

forecast-discards = { $n ->
        [one] odhodíte { $n } vojenskú kartu
        [few] odhodíte { $n } vojenské karty
       *[other] odhodíte { $n } vojenských kariet
    }
forecast-discontent = { $n ->
        [one] { $n } nespokojný pracovník, zatiaľ stačia voľní
        [few] { $n } nespokojní pracovníci, zatiaľ stačia voľní
       *[other] { $n } nespokojných pracovníkov, zatiaľ stačia voľní
    }
forecast-science = { $n ->
        [one] +{ $n } bod vedy
        [few] +{ $n } body vedy
       *[other] +{ $n } bodov vedy
    }
forecast-culture = { $n ->
        [one] +{ $n } bod kultúry
        [few] +{ $n } body kultúry
       *[other] +{ $n } bodov kultúry
    }
forecast-corruption = korupcia −{ $n }
forecast-food = jedlo +{ $made } −{ $eaten } = { $after }
forecast-resources = suroviny +{ $made } = { $after }
forecast-draws = { $n ->
        [one] vezmete si { $n } vojenskú kartu
        [few] vezmete si { $n } vojenské karty
       *[other] vezmete si { $n } vojenských kariet
    }

## Boje a kolónie

fight-defense = sila { $now } z { $need }, s kartami najviac { $most }
force-most = vyslať môžete najviac silu { $most }

## Prečo niečo nejde

reason-empty = Tu žiadna karta nie je.
reason-actions = Nemáte dosť akcií.
reason-hand-full = Máte plnú ruku.
reason-owned = Túto technológiu už máte.
reason-leader-of-age = Osobnosť z tohto veku ste si už vzali.
reason-site-taken = Najprv musíte dokončiť rozostavaný div.
reason-no-site = Žiadny div nestaviate.
reason-stages-left = Toľko častí divu už nezostáva.
reason-stages-at-once = Toľko častí naraz stavať nesmiete.
reason-tokens = Na časť divu nemáte modrý žetón.
reason-bank-empty = Váš žltý pruh je prázdny.
reason-food = Nemáte dosť jedla.
reason-resources = Nemáte dosť surovín.
reason-science = Nemáte dosť bodov vedy.
reason-partner-science = Partner zo zmluvy nemá čím zaplatiť svoj bod vedy.
reason-no-idle-worker = Nemáte voľného pracovníka.
reason-no-worker-there = Žiadneho pracovníka tam nemáte.
reason-urban-limit = Vaše zriadenie viac mestských budov tohto druhu nedovoľuje.
reason-once-a-turn = To ste už v tomto ťahu urobili.
reason-actions-spent = Revolúcia potrebuje všetky vaše akcie a niektoré ste už použili.
reason-fresh = Kartu ste si vzali v tomto ťahu, zahrať ju môžete až v ďalšom.
reason-nothing-to-do = Teraz by to nebolo na nič.
reason-peaceful-leader = Vaša osobnosť na nikoho neútočí.
reason-peace = Zaútočiť vám nedovolí zmluva.
reason-too-weak = Musíte byť silnejší než súper.
reason-last-round = V poslednom kole už nemožno vyhlásiť vojnu.
reason-safe-from-war = Tohto súpera pred vojnami chráni zmluva.

## Fázy ťahu

phase-politics = Politika
phase-actions = Akcie
phase-end = Koniec ťahu

## Odbory špeciálnych technológií

branch-civil = civilná
branch-military = vojenská
branch-colonization = kolonizačná
branch-construction = stavebná

## Pomocník: ťah

help-start =
    .title = Začiatok ťahu
    .body = V prvom kole sa tu nič nedeje. Neskôr sa uvoľnia miesta na ľavom kraji ponuky: pri dvoch hráčoch tri, pri troch dve, pri štyroch jedno. Ostatné karty sa posunú a doplnia sa nové. Potom sa vyhodnotí vojna, ktorú ste minule vyhlásili, a taktika, ktorú ste minule zahrali, sa stane spoločnou.
help-politics =
    .title = Politická fáza
    .body = Smiete vykonať jednu politickú akciu: pripraviť udalosť, viesť agresiu, vyhlásiť vojnu, ponúknuť alebo zrušiť zmluvu, prípadne využiť politickú schopnosť osobnosti. Alebo žiadnu. Ak to stôl dovoľuje, môžete tu aj odstúpiť z hry, len nie v IV. veku: vaša civilizácia nadobro končí, vaše zmluvy zanikajú a kto s vami bojoval, získa 7 bodov kultúry. Ostatní hrajú ďalej; kto zostane posledný, vyhráva.
help-actions =
    .title = Akčná fáza
    .body = Používajte civilné a vojenské akcie v ľubovoľnom poradí, na koľko vám stačia prostriedky. Koľko ich v ťahu máte, určuje zriadenie. Za nevyužité vojenské akcie si na konci beriete vojenské karty.
help-turn-end =
    .title = Koniec ťahu
    .body = Odhodíte vojenské karty nad limit. Ak nedôjde k povstaniu, príde produkcia: veda a kultúra, potom korupcia uberie suroviny, farmy dajú jedlo, ľudia sa najedia a bane dajú suroviny. Nakoniec si vezmete vojenskú kartu za každú nevyužitú vojenskú akciu, najviac tri.
help-first-round =
    .title = Prvé kolo
    .body = Politická fáza ešte nie je a smiete len brať karty: prvý hráč má na to jednu civilnú akciu, druhý dve, tretí tri, štvrtý štyri. Ťah sa potom končí ako vždy, teda aj produkciou. Od druhého kola má každý všetky svoje akcie.

## Pomocník: civilné akcie

help-take =
    .title = Vziať kartu z ponuky
    .body = Karta stojí 1, 2 alebo 3 civilné akcie podľa miesta v ponuke. Div stojí o jednu viac za každý div, ktorý ste dokončili, a hneď leží pred vami ako rozostavaný; taký smiete mať len jeden. Ostatné karty idú do ruky, kam sa ich zmestí toľko, koľko máte civilných akcií. Z každého veku smiete vziať len jednu osobnosť a žiadnu technológiu dvakrát.
help-grow =
    .title = Zvýšiť populáciu
    .body = Za civilnú akciu a trochu jedla sa žltý žetón z pruhu stane voľným pracovníkom. Čím je pruh prázdnejší, tým je ďalší pracovník drahší, tým viac sa zje a tým viac šťastných tvárí ľudia chcú.
help-build =
    .title = Stavba
    .body = Postavte voľného pracovníka na kartu technológie a zaplaťte jej suroviny. Farmy, bane a mestské budovy stoja civilnú akciu, jednotky vojenskú. Mestských budov toho istého druhu smiete mať len toľko, koľko dovolí zriadenie.
help-upgrade =
    .title = Vylepšenie
    .body = Presuňte pracovníka na lepšiu kartu toho istého druhu a zaplaťte rozdiel v surovinách. Stojí to jednu akciu, pri budovách civilnú, pri jednotkách vojenskú. Úrovne smiete preskočiť.
help-destroy =
    .title = Zničenie a rozpustenie
    .body = Za jednu akciu sa pracovník vráti z karty medzi voľných. Nič sa nevracia.
help-raise =
    .title = Stavba divu
    .body = Za civilnú akciu zaplaťte ďalšiu časť rozostavaného divu; zakryje ju modrý žetón. S poslednou časťou je div hotový, žetóny sa vrátia do pruhu a div začne pôsobiť. So stavebnými technológiami možno za jednu akciu postaviť viac častí.
help-develop =
    .title = Vývoj technológie
    .body = Zaplaťte vedu a civilnú akciu a vyložte technológiu z ruky. Zo špeciálnych technológií každého odboru vám zostáva len tá najlepšia. Ak takto vyviniete nové zriadenie, je to pokojná zmena.
help-revolt =
    .title = Revolúcia
    .body = Lacnejšia cesta k novému zriadeniu: zaplatíte nižšiu cenu vo vede, ale obetujete všetky civilné akcie tohto ťahu. Žiadnu z nich ste ešte nesmeli použiť. Civilné akcie, ktoré nové zriadenie pridáva, prídu až v ďalšom ťahu, vojenské hneď.
help-lead =
    .title = Osobnosti
    .body = Za civilnú akciu vyložíte osobnosť z ruky. Nahradená osobnosť odchádza z hry a jedna civilná akcia sa vám vráti. Osobnosti odchádzajú aj na konci veku, ktorý nasleduje po ich vlastnom.
help-play =
    .title = Akčné karty
    .body = Akčná karta sa hrá za jednu civilnú akciu a potom opúšťa hru. Akcia, ktorú dovoľuje, už žiadnu ďalšiu akciu nestojí. Nemožno ju zahrať v ťahu, keď ste si ju vzali.

## Pomocník: vojsko a politika

help-strength =
    .title = Sila
    .body = Sila je súčet sily jednotiek a arén, kariet a osobností a armád, ktoré z jednotiek tvorí vaša taktika. Silný získava z udalostí a môže útočiť, slabý na to dopláca.
help-secrets =
    .title = Vojenské karty
    .body = Na konci ťahu si vezmete jednu za každú nevyužitú vojenskú akciu, najviac tri. Nikto iný ich nevidí a nechať si smiete toľko, koľko máte vojenských akcií. Robí sa s nimi politika, sú medzi nimi taktiky a pri obrane pomôže ktorákoľvek.
help-tactic =
    .title = Taktiky
    .body = Taktika zoskupuje jednotky do armád a každá armáda pridáva silu. Zahrať ju z ruky stojí vojenskú akciu; do ďalšieho ťahu je len vaša. Potom ju za dve akcie môže okopírovať každý. Jednotky o dve úrovne staršie než taktika tvoria zastaranú armádu. Letectvo bonus armády zdvojnásobí. Taktiku smiete zmeniť raz za ťah.
help-prepare =
    .title = Udalosti
    .body = Položte udalosť alebo územie z ruky zakryto medzi budúce udalosti a získajte toľko kultúry, akú má úroveň. Potom sa odkryje vrchná aktuálna udalosť a postihne všetkých, ktorých sa týka. Keď sa aktuálne minú, zamiešajú sa budúce, staršie veky navrchu.
help-colonize =
    .title = Kolónie
    .body = Keď príde územie, hráči postupne ponúkajú silu výpravy, alebo pasujú. Kto ponúkol najviac, vyšle aspoň jednu jednotku. Počíta sa sila vyslaných jednotiek, armády, ktoré z nich tvorí vaša taktika, bonusy ku kolonizácii a bonusové karty; osobnosti a arény zostávajú doma. Jednotky sú obetované. Kolónia dáva niečo hneď a niečo natrvalo.
help-attack =
    .title = Agresia
    .body = Zahrajte ju proti slabšiemu súperovi a zaplaťte jej vojenské akcie. Súper smie pridať toľko vojenských kariet, koľko má vojenských akcií: bonusové za ich obranu, iné za +1. Ak dorovná vašu silu, nestane sa nič, inak karta zapôsobí.
help-declare =
    .title = Vojna
    .body = Vyhláste ju komukoľvek a zaplaťte jej vojenské akcie. Rozhodne sa na začiatku vášho ďalšieho ťahu len podľa sily a vyhrať môže ktorákoľvek strana. Čím väčší rozdiel, tým väčšia korisť. V poslednom kole už vojny vyhlasovať nemožno.
help-offer =
    .title = Zmluvy
    .body = Ponúknite zmluvu inému hráčovi a určte, ktorou stranou budete. Ak prijme, hneď platí a leží pred vami; tam smiete mať len jednu, ale partnerom môžete byť aj v ďalších. Ktorýkoľvek z vás ju môže ako politickú akciu zrušiť. Pri dvoch hráčoch zmluvy nie sú.

## Pomocník: váš národ

help-workers =
    .title = Pracovníci
    .body = Každý žltý žetón mimo pruhu je pracovník. Na karte je farmou, baňou, budovou alebo jednotkou, inde je voľný. Technológia bez pracovníkov nič neprodukuje.
help-points =
    .title = Veda a kultúra
    .body = Pri oboch máte body a prírastok: na konci každého ťahu sa prírastok pripočíta k bodom. Bodmi vedy sa platia technológie. Body kultúry rozhodujú hru, nič sa za ne nekupuje.
help-happiness =
    .title = Spokojnosť a povstanie
    .body = Čím je žltý pruh prázdnejší, tým viac šťastných tvárí ľudia chcú. Za každú chýbajúcu je jeden pracovník nespokojný. Ak je na konci ťahu nespokojných viac než voľných, vypukne povstanie a produkcia odpadá.
help-food =
    .title = Jedlo
    .body = Farmy kladú na svoje karty modré žetóny, každý má cenu jedla podľa karty. Na konci ťahu ľudia jedia. Za každé chýbajúce jedlo stratíte 4 body kultúry.
help-resources =
    .title = Suroviny
    .body = Bane kladú na svoje karty modré žetóny, každý má cenu surovín podľa karty. Surovinami platíte pracovníkov na kartách, vylepšenia a časti divov. Čo preplatíte, vráti sa v žetónoch na nižších kartách.
help-corruption =
    .title = Korupcia
    .body = Čím viac modrých žetónov leží na kartách, tým je modrý pruh prázdnejší a tým viac surovín každý ťah vezme korupcia: 2, 4, alebo 6. Míňajte včas, alebo majte lepšie farmy a bane, kde menej žetónov má väčšiu cenu.
help-government =
    .title = Zriadenie
    .body = Určuje, koľko máte za ťah civilných a vojenských akcií, koľko smiete mať mestských budov toho istého druhu a koľko kariet sa vám zmestí do ruky.

## Pomocník: druhy kariet

help-fields =
    .title = Farmy a bane
    .body = Na konci ťahu dá každý pracovník na karte farmy jedlo a na karte bane suroviny. Na lepšej karte má jeden modrý žetón väčšiu cenu, a tak zostáva pruh plnší a korupcia menšia.
help-urban =
    .title = Mestské budovy
    .body = Laboratóriá dávajú vedu, chrámy šťastné tváre a trochu kultúry, knižnice vedu a kultúru, divadlá kultúru a šťastnú tvár, arény šťastné tváre a silu. Každého druhu, všetky úrovne spolu, smiete mať len toľko, koľko dovolí zriadenie.
help-units =
    .title = Jednotky
    .body = Pechota, jazda, delostrelectvo a letectvo dávajú silu a vaša taktika z nich tvorí armády. Môžete ich mať, koľko chcete. Postaviť, vylepšiť alebo rozpustiť jednotku stojí vojenskú akciu. Ktoré vyšlete za kolóniou, tie sa nevrátia.
help-specials =
    .title = Špeciálne technológie
    .body = Pracovníkov nepotrebujú a pôsobia, len čo ich vyviniete. Civilné prinášajú civilné akcie, vojenské silu a vojenské akcie, kolonizačné väčšiu silu výprav; so stavebnými sú mestské budovy lacnejšie a divy rýchlejšie. Z každého z týchto štyroch odborov vám zostáva len tá najlepšia.
help-bonus =
    .title = Bonusové karty
    .body = Majú dve čísla. Jedno pridáva silu, keď sa bránite agresii, druhé výprave, ktorú vysielate za kolóniou. Karta sa použije raz, na jedno z toho, a odhodí sa.

## Pomocník: veky a koniec

help-ages =
    .title = Veky
    .body = Vek sa končí, keď sa vyloží posledná karta jeho civilného balíčka. Všetci potom stratia 2 žlté žetóny z pruhu a čo je staršie než skončený vek, zastará: karty v ruke, osobnosti, rozostavané divy a zmluvy. Vek A sa končí prvým doplnením ponuky a nič neberie.
help-end =
    .title = Koniec hry
    .body = Keď sa skončí III. vek, začína sa IV. a je určené posledné kolo: práve hrané, ak je na ťahu začínajúci hráč, inak ďalšie. Potom všetkým prinesú kultúru udalosti III. veku, ktoré ešte neprišli. Víťazí, kto má najviac kultúry; pri zhode je víťazov viac.
help-group-turn = Ťah
help-group-civil = Civilné akcie
help-group-military = Vojsko a politika
help-group-civilization = Váš národ
help-group-cards = Druhy kariet
help-group-end = Veky a koniec
rules-all-technologies = Všetky technológie
rules-all-governments = Všetky zriadenia
rules-all-leaders = Všetky osobnosti
rules-all-wonders = Všetky divy
rules-all-actions = Všetky akčné karty
rules-all-military = Taktiky, bonusové karty, útoky a zmluvy
rules-all-territories = Všetky územia
rules-all-events = Všetky udalosti

## Ako sa hrá

how-to-play-1 =
    .title = Váš národ
    .body = Vediete národ od staroveku po súčasnosť. Začína s niekoľkými roľníkmi, baníkmi, filozofom a bojovníkom. Víťazí, kto po sebe na konci zanechá najviac kultúry.
how-to-play-2 =
    .title = Ponuka kariet
    .body = Technológie, osobnosti, divy a akčné karty putujú ponukou. Nové stoja tri civilné akcie, staršie dve alebo jednu; o ktoré nie je záujem, tie zmiznú. Berte, čo sa vám hodí, skôr než to vezme niekto iný.
how-to-play-3 =
    .title = Pracovníci a budovy
    .body = Za jedlo získate nových pracovníkov, za suroviny im dáte prácu: na farmách a v baniach, v laboratóriách, chrámoch a divadlách, alebo v armáde. Lepšie technológie stoja vedu a tí istí pracovníci potom dajú viac.
how-to-play-4 =
    .title = Sýti, spokojní, poctiví
    .body = Čím viac ľudí, tým viac sa zje a tým viac šťastných tvárí treba. Ak je priveľa nespokojných, vypukne povstanie a ťah nič neprinesie. A kde ležia priveľké zásoby, tam si poslúži korupcia.
how-to-play-5 =
    .title = Osobnosti a divy
    .body = Váš národ vedie vždy jedna osobnosť a z každého veku môžete mať len jednu. Divy sa stavajú po častiach a zostávajú do konca.
how-to-play-6 =
    .title = Politika
    .body = Raz za ťah smiete zahrať vojenskú kartu: pripraviť udalosť, ktorá raz príde, napadnúť slabšieho, vyhlásiť vojnu, alebo ponúknuť zmluvu. Strážte si silu: väčšina udalostí silných odmeňuje a slabých trestá.
how-to-play-7 =
    .title = Veky plynú
    .body = Keď sa minie balíček, začína sa nový vek. Staré osobnosti odchádzajú, nedokončené staré divy sa rozpadajú, staré karty v ruke prepadajú a ľudia sú náročnejší.
how-to-play-8 =
    .title = Koniec
    .body = Po III. veku sa dohrá posledné kolo. Potom všetkým prinesú kultúru všetky pripravené udalosti III. veku: za divy, za vedu, za silu a všeličo iné. Rátajte s tými, ktoré ste pripravili sami.

## Rady k prvej hre

lesson-row = V prvom kole len beriete karty. Značky pod kartou hovoria, koľko stojí civilných akcií. Stlačte kartu, prečítajte si ju a vezmite.
lesson-end = To bola posledná akcia. Ukončite ťah: ľudia vám potom prinesú jedlo, suroviny, vedu a kultúru, ako po každom ťahu.
lesson-politics = Pred akciami smiete zahrať jednu vojenskú kartu. Pripravená udalosť hneď prinesie kultúru a ďalšia udalosť sa prihodí všetkým. Alebo politiku vynechajte.
lesson-worker = Kto je voľný, nič neprináša. Stlačte osvetlenú budovu alebo jednotku vo svojej krajine a postavte tam pracovníka; číslo pri nej je cena v surovinách.
lesson-site = Div sa stavia po častiach: stlačte ho nad svojou krajinou. Každá časť stojí suroviny a civilnú akciu a pôsobí len div, ktorý je hotový.
lesson-technology = Technológiu z ruky vyviniete za vedu. Farmy, budovy a jednotky potom ešte potrebujú pracovníka, až potom niečo prinášajú.
lesson-leader = Osobnosť v ruke ešte nič nerobí. Vyložte ju za civilnú akciu.
lesson-card = Akčnú kartu možno zahrať od ťahu po tom, keď ste si ju vzali, a čo dovoľuje, nestojí už žiadnu ďalšiu akciu.
lesson-grow = Jedlo privádza ďalších ľudí. Čím viac ich však je, tým viac sa zje a tým viac šťastných tvárí chcú: ukazujú to stupnice pri pruhu.
lesson-military = Za vojenské akcie, ktoré nepoužijete, beriete na konci ťahu vojenské karty. V sile však priveľmi nezaostávajte: udalosti aj súperi idú po slabých.
lesson-bid = Kto ponúkne najviac, získa územie, ale príde o jednotky, ktoré vyslal. Pozrite sa vopred, ako vás to oslabí.
lesson-defense = Niekto vás napadol. Vojenské karty môžu dorovnať, čo vám na sile chýba; ak nemôžu, nechajte si ich.
lesson-discard = Vojenských kariet si smiete nechať len určitý počet. Vyberte, ktoré pôjdu; nikto ich neuvidí.
lesson-unrest = Ľudia chcú viac šťastných tvárí. Voľní pracovníci držia nespokojných v pokoji; ak ich je málo, vypukne povstanie a nič sa neprodukuje.
lesson-rot = V modrom pruhu zostáva málo žetónov a korupcia berie každý ťah suroviny. Miňte, čo máte v zásobe.
lesson-age = Nový vek: každému zmizli žlté žetóny z pruhu a s nimi všetko zastarané. Využite karty a osobnosti, kým ich máte.
lesson-last = Posledné kolo je určené. Čo máte v zásobe, sa na konci neráta, len kultúra. Užite si to!

### V termináli

terminal-round = { $n }. kolo
terminal-last = { $n }. kolo je posledné
terminal-row = Ponuka kariet (civilné akcie)
terminal-taken = vzatá
terminal-column =
    .culture = kultúra
    .science = veda
    .strength = sila
    .happy = tváre
    .food = jedlo
    .resources = sur.
    .civil = civ.
    .military = voj.
    .idle = voľní
    .bank = pruhy
terminal-change =
    .civil = { $amount } civ.
    .military = { $amount } voj.
    .food = { $amount } jedla
    .resources = { $amount } sur.
    .science = { $amount } vedy
    .culture = { $amount } kultúry
    .science-rate = veda { $amount }
    .culture-rate = kultúra { $amount }
    .strength = sila { $amount }
    .happy = tváre { $amount }
    .discontent = nespok. { $amount }
    .food-made = jedlo { $amount }
    .resources-made = suroviny { $amount }
    .corruption = korupcia { $amount }
    .civil-total = civ. celkovo { $amount }
    .military-total = voj. celkovo { $amount }
    .colonization = kolonizácia { $amount }
terminal-site = { $card } { $done }/{ $all }
terminal-ruined = { $card } (lícom nadol)
terminal-tucked = { $card } (s osobnosťou)
terminal-own =
    .workers = pracovníci: { $what }
    .government = zriadenie: { $what }
    .leader = osobnosť: { $what }
    .wonders = divy: { $what }
    .site = stavia: { $what }
    .specials = špeciálne: { $what }
    .tactic = taktika: { $what }
    .colonies = kolónie: { $what }
    .war = vojna proti hráčovi { $target }: { $what }
    .pact = zmluva s hráčom { $target }: { $what }
    .hand = ruka: { $what }
    .secrets = vojenské karty: { $what }
    .out = mimo hry
terminal-purse = na jednotky v tomto ťahu: { $science } vedy, { $resources } sur.
terminal-hand = Civilné karty { $n }/{ $limit }
terminal-secrets = Vojenské karty { $n }/{ $limit }
terminal-fresh = až od ďalšieho ťahu
terminal-events = Aktuálne udalosti: { $n } ({ $ages }), budúce udalosti: { $later } ({ $later_ages })
terminal-events-own = vaše: { $cards }
terminal-events-next = ďalšia: { $card }
terminal-tactics = Spoločné taktiky: { $cards }
terminal-sent = na ceste: { $cards }

### Čo hovorí klient

## Panely a časti stola

panel-ground = Krajina
panel-hands = Karty
panel-rivals = Súperi
row = Ponuka kariet
row-deck = { $n ->
        [one] V balíčku zostáva { $n } karta
        [few] V balíčku zostávajú { $n } karty
       *[other] V balíčku zostáva { $n } kariet
    }
row-taken = vzatá
row-price = { $n ->
        [one] { $n } civilná akcia
        [few] { $n } civilné akcie
       *[other] { $n } civilných akcií
    }
row-falls = pri najbližšom doplnení zmizne
# Prečo sa karta z ponuky nedá vziať, dvoma alebo tromi slovami.
short-actions = málo akcií
short-hand-full = plná ruka
short-owned = už ju máte
short-leader-of-age = 1 za vek
short-site-taken = jeden div
short-science = chýba veda
short-resources = chýbajú suroviny
short-no-idle-worker = chýba pracovník
short-urban-limit = limit mesta
short-other = teraz nie
card-named = { $name }, { $kind }, vek { $age }
card-kind = { $kind }, vek { $age }
parts-of-turn = Časti ťahu
age-now = { $n ->
        [one] Vek { $age }, zostáva { $n } karta
        [few] Vek { $age }, zostávajú { $n } karty
       *[other] Vek { $age }, zostáva { $n } kariet
    }
age-left = { $n ->
        [one] vek { $age }: zostáva { $n }
        [few] vek { $age }: zostávajú { $n }
       *[other] vek { $age }: zostáva { $n }
    }
last-round = Kolo { $round } je posledné
round-now = Kolo { $round }
niche = Čo je otvorené
niche-empty = Váš ľud čaká
niche-empty-about = Stlačte kartu, budovu alebo súpera a prečítajte si o nich.

## Ukazovatele, akcie a zásoby

rating-food = Jedlo
rating-resources = Suroviny
rating-science = Veda
rating-culture = Kultúra
rating-happy = Šťastné tváre
rating-discontent = Nespokojní pracovníci
rating-strength = Sila
your-ratings = Vaše ukazovatele
ratings-of = Ukazovatele hráča { $name }
strength-armies = armády { $n }
actions-civil = civilné akcie
actions-military = vojenské akcie
actions-left = { $kind ->
        [civil] zostáva { $n } z { $all } civilných akcií
       *[military] zostáva { $n } z { $all } vojenských akcií
    }
your-ground = Vaša civilizácia
ground-of = Civilizácia hráča { $name }
back-to-mine = Späť k mojej
kinds = Druhy budov a jednotiek
urban-limit = { $n } z najviac { $most }
workplace = { $n ->
        [0] { $name }: nikto tu nepracuje
        [one] { $name }: { $n } pracovník
        [few] { $name }: { $n } pracovníci
       *[other] { $name }: { $n } pracovníkov
    }
workplace-tokens = { $n ->
        [one] { $n } modrý žetón
        [few] { $n } modré žetóny
       *[other] { $n } modrých žetónov
    }
workplace-price = ďalší stojí { object-resources }
would-lie-here = Sem by patrila karta { $name }
belongs-here = Sem patrí { $name } z vašej ruky
idle = { $n ->
        [one] voľný
        [few] voľní
       *[other] voľných
    }
grow-title = Viac ľudí
grow = Ďalší pracovník stojí { object-food } a civilnú akciu
grow-none = Žltý pruh je prázdny
bank-faces = Potrebné šťastné tváre
bank-yellow = { $n ->
        [one] Žltý pruh: zostáva { $n }
        [few] Žltý pruh: zostávajú { $n }
       *[other] Žltý pruh: zostáva { $n }
    }
bank-eaten = Spotreba jedla za ťah
bank-blue = { $n ->
        [one] { $n } modrý
        [few] { $n } modré
       *[other] { $n } modrých
    }
bank-rot = Strata korupciou za ťah
no-leader = Bez osobnosti
wonder-ruined = { $name }, otočený lícom nadol
site = { $name }: postavené { $n } z { $all } častí

## Ruky a súperi

your-hands = Vaše karty
hands-of = Karty hráča { $name }
hand-civil = v ruke { $n } z { $most }
hand-military = v ruke { $n } z { $most }
civil-hand = Civilné karty
military-hand = Vojenské karty
more-fit = { $n ->
        [one] zmestí sa ešte { $n }
        [few] zmestia sa ešte { $n }
       *[other] zmestí sa ich ešte { $n }
    }
only-you-see = vidíte ich len vy
to-use-now = { $n ->
        [one] teraz sa dá použiť { $n } karta
        [few] teraz sa dajú použiť { $n } karty
       *[other] teraz sa dá použiť { $n } kariet
    }
no-tactic = Bez taktiky
pact-with = { $name } s hráčom
colonies = Kolónie
everyone-compared = Porovnanie všetkých
look-at-ground = Pozrieť si civilizáciu hráča { $name }
council = Udalosti a spoločné taktiky
events-now = { $n ->
        [one] Príde { $n } udalosť, veku { $age }
        [few] Prídu { $n } udalosti, najbližšia je z veku { $age }
       *[other] Príde { $n } udalostí, najbližšia je z veku { $age }
    }
events-later = { $n ->
        [one] Pripravená { $n } udalosť, z toho vašich { $own }
        [few] Pripravené { $n } udalosti, z toho vašich { $own }
       *[other] Pripravených { $n } udalostí, z toho vašich { $own }
    }
now = teraz
later = potom
common-tactics = Spoločné taktiky

## Výklenok

deeds-free = Vaše akcie
deeds-about = Čo môžete urobiť, je osvetlené: stlačte kartu, budovu alebo svojich ľudí.
deeds-title = Čo môžete urobiť
would-title = Čo by sa vám zmenilo
would-play = keď bude v hre
would-worker = s jedným pracovníkom
step-take = Vziať
step-develop = Vyvinúť
step-reform = Pokojne zmeniť
step-play = Vyložiť
step-build = Pridať pracovníka
step-upgrade = Vylepšiť: { $card }
step-raise = Postaviť prvú časť
steps-fit = { $n ->
        [one] v tomto ťahu to stihnete
        [2] v tomto ťahu stihnete oba kroky
        [few] v tomto ťahu stihnete všetky { $n } kroky
       *[other] v tomto ťahu stihnete všetkých { $n } krokov
    }
steps-short = v tomto ťahu to celé nestihnete
last-event = Posledná udalosť
event-concerns = Koho sa týka
event-nobody = Nikoho sa netýka.
event-nobody-short = nikto
event-chooses = vyberá
soon = Keby ste teraz ukončili ťah
soon-rot = { $n ->
        [one] { $n } surovina vyjde nazmar
        [few] { $n } suroviny vyjdú nazmar
       *[other] { $n } surovín vyjde nazmar
    }:
soon-rot-why = { $n ->
        [one] zostáva len { $n } modrý žetón.
        [few] zostávajú len { $n } modré žetóny.
       *[other] zostáva len { $n } modrých žetónov.
    }
soon-calm = Nikto sa nebúri.
soon-faces = Šťastných tvárí { $n }, treba { $faces }.
politics-title = Jedna akcia, alebo žiadna
politics-about = Vojenské karty, ktoré môžete teraz použiť, sú osvetlené.
politics-prepare = pôjde pod budúce udalosti; nastane najbližšia udalosť
politics-against = { $n ->
        [one] proti hráčovi { $name }, { $n } vojenská akcia
        [few] proti hráčovi { $name }, { $n } vojenské akcie
       *[other] proti hráčovi { $name }, { $n } vojenských akcií
    }
politics-offer = { $side ->
        [a] ponúknuť hráčovi { $name }, byť stranou A
        [b] ponúknuť hráčovi { $name }, byť stranou B
       *[both] ponúknuť hráčovi { $name }
    }
politics-kept = zostane na neskôr
politics-resign = vaša civilizácia zmizne z hry
strength-of-all = Sila všetkých
next-event = Najbližšia udalosť: { $card }.
next-event-age = Najbližšia udalosť: vek { $age }.
future-events = { $n ->
        [one] Pripravená { $n }, z toho vašich { $own }.
        [few] Pripravené { $n }, z toho vašich { $own }.
       *[other] Pripravených { $n }, z toho vašich { $own }.
    }
bid-title = Kto ho osídli?
bid-passed = pasuje
# The force of somebody that all can see, and how many cards could add to it.
bid-open = otvorene môže vyslať silu { $n }, v ruke má karty: { $cards }
bid-yours = Vaša ponuka
bid-less = Ponúknuť menej
bid-more = Ponúknuť viac
bid-note = Vybraná je výprava, ktorá vás stojí najmenej; ak vyhráte, môžete poslať aj inú. Kto ponúkne najviac, o vyslané príde.
force-left = sila, ktorá vám zostane
force-title = Vaša výprava
force-fleet = Vaše jednotky
force-lit = osvetlené odplávajú a sú stratené
force-need = z { $n } potrebných, najviac { $most }
defense-title = Útočí na vás { $name }
defense-cards = Karty, ktoré môžete pridať
defense-most = { $n ->
        [one] najviac { $n }, odhodia sa
        [few] najviac { $n }, odhodia sa
       *[other] najviac { $n }, odhodia sa
    }
defense-toll = Čo vás stojí, ak sa vzdáte
defense-toll-some = niečo z toho, ako hovorí karta
pact-title = { $name } ponúka zmluvu
pact-who = Kto čo získa
pact-you = Vy
pact-nothing = nič
pact-now = Čo sa tým hneď zmení
pact-culture = Kultúra druhej strany proti vašej: { $n }, za ťah { $rate }.
pact-strength = Sila druhej strany proti vašej: { $n }.
discard-title = { $n ->
        [one] { $n } karta, miesto pre { $room }
        [few] { $n } karty, miesto pre { $room }
       *[other] { $n } kariet, miesto pre { $room }
    }
discard-about = Odhadzujú sa lícom nadol; nikto neuvidí ktoré.
discard-note = { $n ->
        [one] Odíde { $n } prečiarknutá karta; stlačte inú a vymeníte ju.
        [few] Odídu { $n } prečiarknuté karty; stlačte inú a jednu vymeníte.
       *[other] Odíde { $n } prečiarknutých kariet; stlačte inú a jednu vymeníte.
    }
discard-leaves = { $card }, odíde
discard-stays = { $card }, zostane
keep-title = Čo vám zostane
keep-defense = na obranu
keep-colony = na kolonizáciu
keep-attacks = útoky
keep-events = udalosti a územia
keep-tactics = taktiky
keep-pacts = zmluvy
keep-nothing = V ruke vám nezostane žiadna vojenská karta.
goods-plunder = { $n ->
        [one] Vezmite { $n } hráčovi { $name }
        [few] Vezmite { $n } hráčovi { $name }
       *[other] Vezmite { $n } hráčovi { $name }
    }
goods-lose = { $n ->
        [one] Strácate { $n }
        [few] Strácate { $n }
       *[other] Strácate { $n }
    }
goods-gain = { $n ->
        [one] Získavate { $n }
        [few] Získavate { $n }
       *[other] Získavate { $n }
    }
goods-about = Jedlo a suroviny spolu, ako chcete.
goods-there = z { $n }
goods-more-food = O jedlo viac
goods-more-resources = O surovinu viac
goods-fewer = Vziať o jedno menej
goods-more = Vziať o jedno viac
goods-most = najviac { $n }
asked-looting = Vojnová korisť
asked-raiding = Nájazd
asked-annexing = Kolónia na dosah
asked-infiltrating = Osobnosť, alebo div
asked-tucking = Odchádzajúca osobnosť
asked-other = Vaša odpoveď

## Koniec ťahu

since-last-turn = Od vášho posledného ťahu
end-of-turn = Takto sa ťah skončí
end-about = V poradí podľa pravidiel; zatiaľ sa nič nestalo.
end-hand = Vojenské karty { $n } z { $most }
end-keep = v poriadku
end-stop = stop
end-uprising = { $n ->
        [one] { $n } nespokojný, voľných { $idle }: povstanie
        [few] { $n } nespokojní, voľných { $idle }: povstanie
       *[other] { $n } nespokojných, voľných { $idle }: povstanie
    }
end-calm = { $n ->
        [0] Všetci sú spokojní
        [one] { $n } nespokojný, držia ho voľní pracovníci: { $idle }
        [few] { $n } nespokojní, držia ich voľní pracovníci: { $idle }
       *[other] { $n } nespokojných, držia ich voľní pracovníci: { $idle }
    }
end-culture = Kultúra
end-science = Veda
end-corruption = { $n ->
        [one] Korupcia, zostáva { $n } modrý
        [few] Korupcia, zostávajú { $n } modré
       *[other] Korupcia, zostáva { $n } modrých
    }
end-food = Farmy
end-eaten = Spotreba
end-mines = Bane
end-draw = { $n ->
        [one] Nové karty, zostáva { $n } vojenská akcia
        [few] Nové karty, zostávajú { $n } vojenské akcie
       *[other] Nové karty, zostáva { $n } vojenských akcií
    }
end-unused = { $n ->
        [one] { $n } civilná akcia by prepadla.
        [few] { $n } civilné akcie by prepadli.
       *[other] { $n } civilných akcií by prepadlo.
    }
end-mend = Čo by ich upokojilo
end-feed = Čo by ich nasýtilo

## Lišta

ask-deed = { $deed }?
ask-end = Ukončiť ťah takto?
ask-uprising = Ukončiť ťah napriek povstaniu?
ask-goods = { $n ->
        [one] Ako rozdelíte { $n }?
        [few] Ako rozdelíte { $n }?
       *[other] Ako rozdelíte { $n }?
    }
ask-goods-all = Padne všetko: viac na delenie nie je.
button-pass = Vynechať
button-pass-bid = Pasovať
button-give-in = Vzdať sa
button-send = Vyslať { $n }
button-hold = Brániť silou { $n }
button-discard = Odhodiť { $n }
button-end-anyway = Napriek tomu ukončiť
button-take = Vziať
button-build = Postaviť
button-develop = Vyvinúť
button-upgrade = Vylepšiť
button-play = Zahrať
button-attack = Zaútočiť
button-declare = Vyhlásiť
button-offer = Ponúknuť
button-prepare = Pripraviť
button-revolt = Vyhlásiť revolúciu
button-do = Vykonať

## Znaky v zázname pre tých, čo ho počujú

icon-food = jedlo
icon-resources = suroviny
icon-science = veda
icon-culture = kultúra
icon-population = obyvatelia
icon-yellow = žlté žetóny
icon-blue = modré žetóny
icon-civil = civilné akcie
icon-military = vojenské akcie
icon-secrets = vojenské karty

# What a coach compares two choices by, with a number after it: "Food −2".
fact-culture = Kultúra za ťah
fact-science = Veda za ťah
fact-science-points = Body vedy
fact-strength = Sila
fact-discontent = Nespokojní pracovníci
fact-food-output = Jedlo za ťah
fact-resource-output = Suroviny za ťah
fact-food = Jedlo v zásobe
fact-resources = Suroviny v zásobe
fact-workers = Pracovníci
