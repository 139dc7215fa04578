# Slova hry Through the Ages. Klíče, atributy a proměnné vysvětluje en.ftl; tady jsou přesně tytéž.
# Pojmy jsou z českého vydání (človík, osobnost, zřízení, část divu, pruh).

### Hra

game-title = Through the Ages: Nový příběh civilizace
game-about = Veďte svůj národ od prvních políček až k letům do vesmíru: vybírejte osobnosti, divy a technologie, dbejte, aby lidé měli co jíst a byli spokojení, nenechte se zaskočit sousedy a zanechte po sobě nejbohatší kulturu.
game-progress = { $last ->
        [0] Věk { $age } · { $round }. kolo
       *[other] Věk { $age } · kolo { $round }/{ $last }
    }

## Farmy a doly

card-agriculture = Zemědělství
card-irrigation = Zavlažování
card-selective-breeding = Šlechtění
card-mechanized-agriculture = Mechanizované zemědělství
card-bronze = Bronz
card-iron = Železo
card-coal = Uhlí
card-oil = Ropa

## Městské budovy

card-philosophy = Filozofie
card-alchemy = Alchymie
card-scientific-method = Vědecká metoda
card-computers = Počítače
card-religion = Náboženství
card-theology = Teologie
card-organized-religion = Organizované náboženství
card-printing-press = Knihtisk
card-journalism = Žurnalistika
card-multimedia = Multimédia
card-drama = Drama
card-opera = Opera
card-movies = Film
card-bread-and-circuses = Chléb a hry
card-team-sports = Týmové sporty
card-professional-sports = Profesionální sport

## Vojenské jednotky

card-warriors = Válečníci
card-swordsmen = Šermíři
card-riflemen = Střelci
card-modern-infantry = Moderní pěchota
card-knights = Rytíři
card-cavalrymen = Kavaleristé
card-tanks = Tanky
card-cannon = Kanóny
card-rockets = Rakety
card-air-forces = Letectvo

## Speciální technologie

card-code-of-laws = Zákoník
card-justice-system = Soudnictví
card-civil-service = Státní správa
card-warfare = Válečnictví
card-strategy = Strategie
card-military-theory = Vojenská teorie
card-cartography = Kartografie
card-navigation = Navigace
card-satellites = Satelity
card-masonry = Zednictví
card-architecture = Architektura
card-engineering = Inženýrství

## Zřízení

card-despotism = Despotismus
card-monarchy = Monarchie
card-theocracy = Teokracie
card-constitutional-monarchy = Konstituční monarchie
card-republic = Republika
card-communism = Komunismus
card-fundamentalism = Fundamentalismus
card-democracy = Demokracie

## Divy

card-pyramids = Pyramidy
card-hanging-gardens = Visuté zahrady
card-colossus = Rhodský kolos
card-library-of-alexandria = Alexandrijská knihovna
card-great-wall = Velká čínská zeď
card-st-peters-basilica = Bazilika sv. Petra
card-universitas-carolina = Univerzita Karlova
card-taj-mahal = Tádž Mahal
card-transcontinental-railroad = Transkontinentální železnice
card-eiffel-tower = Eiffelova věž
card-kremlin = Kreml
card-ocean-liner-service = Zaoceánská linka
card-first-space-flight = První let do vesmíru
card-fast-food-chains = Řetězce rychlého občerstvení
card-hollywood = Hollywood
card-internet = Internet

## Osobnosti

card-alexander-the-great = Alexandr Veliký
card-aristotle = Aristoteles
card-hammurabi = Chammurapi
card-homer = Homér
card-julius-caesar = Julius Caesar
card-moses = Mojžíš
card-christopher-columbus = Kryštof Kolumbus
card-frederick-barbarossa = Fridrich Barbarossa
card-genghis-khan = Čingischán
card-joan-of-arc = Johanka z Arku
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

## Akční karty

card-rich-land-a = Bohatá země
card-rich-land-i = Bohatá země
card-rich-land-ii = Bohatá země
card-urban-growth-a = Růst měst
card-urban-growth-i = Růst měst
card-urban-growth-ii = Růst měst
card-urban-growth-iii = Růst měst
card-engineering-genius-a = Geniální stavitel
card-engineering-genius-i = Geniální stavitel
card-engineering-genius-ii = Geniální stavitel
card-engineering-genius-iii = Geniální stavitel
card-frugality-a = Šetrnost
card-frugality-i = Šetrnost
card-frugality-ii = Šetrnost
card-patriotism-a = Vlastenectví
card-patriotism-i = Vlastenectví
card-patriotism-ii = Vlastenectví
card-patriotism-iii = Vlastenectví
card-breakthrough-i = Průlom
card-breakthrough-ii = Průlom
card-reserves-i = Rezervy
card-reserves-ii = Rezervy
card-reserves-iii = Rezervy
card-efficient-upgrade-ii = Efektivní vylepšení
card-efficient-upgrade-iii = Efektivní vylepšení
card-revolutionary-idea-ii = Revoluční myšlenka
card-revolutionary-idea-iii = Revoluční myšlenka
card-cultural-heritage-a = Kulturní dědictví
card-cultural-heritage-i = Kulturní dědictví
card-stockpile-a = Zásoby
card-wave-of-nationalism-ii = Vlna nacionalismu
card-military-build-up-iii = Zbrojení
card-endowment-for-the-arts-iii = Podpora umění

## Karty vojenského bonusu

card-bonus-i = Obrana / kolonizace
card-bonus-ii = Obrana / kolonizace
card-bonus-iii = Obrana / kolonizace

## Taktiky

card-fighting-band = Bojová družina
card-legion = Legie
card-medieval-army = Středověká armáda
card-phalanx = Falanga
card-heavy-cavalry = Těžká jízda
card-conquistadors = Conquistadoři
card-mobile-artillery = Mobilní dělostřelectvo
card-fortifications = Opevnění
card-defensive-army = Obranná armáda
card-napoleonic-army = Napoleonská armáda
card-classic-army = Klasická armáda
card-entrenchments = Zákopy
card-mechanized-army = Mechanizovaná armáda
card-shock-troops = Úderné jednotky
card-modern-army = Moderní armáda

## Agrese

card-enslave-i = Zotročení
card-plunder-i = Plenění
card-plunder-ii = Plenění
card-plunder-iii = Plenění
card-raid-i = Nájezd
card-raid-ii = Nájezd
card-raid-iii = Nájezd
card-annex-ii = Anexe
card-infiltrate-ii = Infiltrace
card-spy-ii = Špionáž
card-armed-intervention-iii = Ozbrojená intervence

## Války

card-war-over-territory = Válka o území
card-war-over-technology = Válka o technologie
card-war-over-culture = Válka o kulturu

## Smlouvy

card-open-borders-agreement = Dohoda o otevřených hranicích
card-trade-routes-agreement = Dohoda o obchodních cestách
card-acceptance-of-supremacy = Uznání nadvlády
card-international-trade-agreement = Mezinárodní obchodní dohoda
card-promise-of-military-protection = Příslib vojenské ochrany
card-scientific-cooperation = Vědecká spolupráce
card-international-tourism = Mezinárodní turismus
card-loss-of-sovereignty = Ztráta suverenity
card-military-alliance = Vojenská aliance
card-peace-treaty = Mírová smlouva

## Území

card-developed-territory-i = Rozvinuté území
card-historic-territory-i = Historické území
card-inhabited-territory-i = Obydlené území
card-strategic-territory-i = Strategické území
card-vast-territory-i = Rozlehlé území
card-wealthy-territory-i = Bohaté území
card-developed-territory-ii = Rozvinuté území
card-historic-territory-ii = Historické území
card-inhabited-territory-ii = Obydlené území
card-strategic-territory-ii = Strategické území
card-vast-territory-ii = Rozlehlé území
card-wealthy-territory-ii = Bohaté území

## Události věku A

card-development-of-agriculture = Rozvoj zemědělství
card-development-of-civilization = Rozvoj civilizace
card-development-of-crafts = Rozvoj řemesel
card-development-of-markets = Rozvoj trhů
card-development-of-politics = Rozvoj politiky
card-development-of-religion = Rozvoj náboženství
card-development-of-science = Rozvoj vědy
card-development-of-settlement = Rozvoj osídlení
card-development-of-trade-routes = Rozvoj obchodních cest
card-development-of-warfare = Rozvoj válečnictví

## Události věku I

card-barbarians = Barbaři
card-border-conflict = Pohraniční konflikt
card-crusades = Křížové výpravy
card-cultural-influence = Kulturní vliv
card-foray = Kořistnická výprava
card-good-harvest = Dobrá úroda
card-immigration = Imigrace
card-new-deposits = Nová naleziště
card-pestilence = Mor
card-raiders = Nájezdníci
card-rats = Krysy
card-rebellion = Vzpoura
card-reign-of-terror = Hrůzovláda
card-scientific-breakthrough = Vědecký průlom
card-uncertain-borders = Nejisté hranice

## Události věku II

card-civil-unrest = Občanské nepokoje
card-cold-war = Studená válka
card-crime-wave = Vlna zločinnosti
card-economic-progress = Ekonomický pokrok
card-emigration = Emigrace
card-iconoclasm = Obrazoborectví
card-independence-declaration = Vyhlášení nezávislosti
card-international-agreement = Mezinárodní dohoda
card-national-pride = Národní hrdost
card-politics-of-strength = Politika síly
card-popularization-of-science = Popularizace vědy
card-prosperity = Prosperita
card-ravages-of-time = Zub času
card-refugees = Uprchlíci
card-terrorism = Terorismus

## Události věku III

card-impact-of-agriculture = Vliv zemědělství
card-impact-of-architecture = Vliv architektury
card-impact-of-balance = Vliv rovnováhy
card-impact-of-colonies = Vliv kolonií
card-impact-of-competition = Vliv soupeření
card-impact-of-government = Vliv zřízení
card-impact-of-happiness = Vliv spokojenosti
card-impact-of-industry = Vliv průmyslu
card-impact-of-population = Vliv populace
card-impact-of-progress = Vliv pokroku
card-impact-of-science = Vliv vědy
card-impact-of-strength = Vliv síly
card-impact-of-technology = Vliv technologií
card-impact-of-variety = Vliv rozmanitosti
card-impact-of-wonders = Vliv divů

## Druhy karet

kind-farm = Farma
kind-mine = Důl
kind-lab = Laboratoř
kind-temple = Chrám
kind-library = Knihovna
kind-theater = Divadlo
kind-arena = Aréna
kind-infantry = Pěchota
kind-cavalry = Jízda
kind-artillery = Dělostřelectvo
kind-air = Letectvo
kind-special = Speciální technologie
kind-government = Zřízení
kind-wonder = Div
kind-leader = Osobnost
kind-action = Akční karta
kind-bonus = Vojenský bonus
kind-tactic = Taktika
kind-aggression = Agrese
kind-war = Válka
kind-pact = Smlouva
kind-territory = Území
kind-event = Událost

## Věky

age-A = Věk A
age-I = Věk I
age-II = Věk II
age-III = Věk III
age-IV = Věk IV

## Množství

object-food = { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
object-resources = { $n ->
        [one] { $n } surovinu
        [few] { $n } suroviny
       *[other] { $n } surovin
    }
object-science = { $n ->
        [one] { $n } bod vědy
        [few] { $n } body vědy
       *[other] { $n } bodů vědy
    }
object-culture = { $n ->
        [one] { $n } bod kultury
        [few] { $n } body kultury
       *[other] { $n } bodů kultury
    }
object-population = { $n ->
        [one] { $n } človíka
        [few] { $n } človíky
       *[other] { $n } človíků
    }
object-yellow = { $n ->
        [one] { $n } žlutý žeton
        [few] { $n } žluté žetony
       *[other] { $n } žlutých žetonů
    }
object-blue = { $n ->
        [one] { $n } modrý žeton
        [few] { $n } modré žetony
       *[other] { $n } modrých žetonů
    }
object-civil = { $n ->
        [one] { $n } civilní akci
        [few] { $n } civilní akce
       *[other] { $n } civilních akcí
    }
object-military = { $n ->
        [one] { $n } vojenskou akci
        [few] { $n } vojenské akce
       *[other] { $n } vojenských akcí
    }
object-secrets = { $n ->
        [one] { $n } vojenskou kartu
        [few] { $n } vojenské karty
       *[other] { $n } vojenských karet
    }
amount-food = { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
amount-resources = { $n ->
        [one] { $n } surovina
        [few] { $n } suroviny
       *[other] { $n } surovin
    }
amount-science = { object-science }
amount-culture = { object-culture }
amount-population = { $n ->
        [one] { $n } človík
        [few] { $n } človíci
       *[other] { $n } človíků
    }
amount-draw = { $n ->
        [one] { $n } vojenská karta
        [few] { $n } vojenské karty
       *[other] { $n } vojenských karet
    }
object-kind = { $kind ->
        [farm] farmu
        [mine] důl
        [lab] laboratoř
        [temple] chrám
        [library] knihovnu
        [theater] divadlo
        [arena] arénu
        [infantry] pěchotu
        [cavalry] jízdu
        [artillery] dělostřelectvo
       *[air] letectvo
    }

## Záznam

log-turn = { $round }. kolo: hraje { $who }
log-row = { $n ->
        [one] Nikdo nechtěl kartu { $cards }: z nabídky mizí
        [few] Nikdo nechtěl karty { $cards }: z nabídky mizí
       *[other] Nikdo nechtěl karty { $cards }: z nabídky mizí
    }
log-row-came = Nově v nabídce: { $came }
log-age = Věk { $ended } skončil, začíná věk { $begins }
log-age-tokens = Věk { $ended } skončil, začíná věk { $begins } a všichni přicházejí o 2 žluté žetony z pruhu
log-age-last = Věk { $ended } skončil: { $round }. kolo je poslední
log-outdated = { $who } přichází o to, co zastaralo: { $what }
log-took = { $n ->
        [0] { $who } bere zadarmo kartu { $card }
       *[other] { $who } bere kartu { $card } za { $cost }
    }
log-grew = { $n ->
        [0] { $who } zvyšuje populaci zadarmo
       *[other] { $who } zvyšuje populaci za { $cost }
    }
log-built = { $n ->
        [0] { $who } staví zadarmo { object-kind } { $card }
       *[other] { $who } staví { object-kind } { $card } za { $cost }
    }
log-upgraded = { $n ->
        [0] { $who } vylepšuje zadarmo: { $source } → { $card }
       *[other] { $who } vylepšuje za { $cost }: { $source } → { $card }
    }
log-destroyed = { $who } ničí { object-kind } { $card }
log-destroyed-by = { $who } ničí { object-kind } { $card } ({ $cause })
log-disbanded = { $who } rozpouští { object-kind } { $card }
log-razed = { $by } ničí { object-kind } { $card }; o budovu přichází hráč { $who }
log-razed-by = { $by } ničí { object-kind } { $card } ({ $cause }); o budovu přichází hráč { $who }
log-raised = { $who } staví { $stages ->
        [one] { $stages } část
        [few] { $stages } části
       *[other] { $stages } částí
    } divu { $card } { $n ->
        [0] zadarmo
       *[other] za { $cost }
    }
log-completed = { $n ->
        [0] { $who } zadarmo dokončuje div { $card }
       *[other] { $who } dokončuje div { $card } za { $cost }
    }
log-wonder-scores = Div přináší { $points }
log-developed = { $n ->
        [0] { $who } zadarmo vyvíjí technologii { $card }
       *[other] { $who } vyvíjí technologii { $card } za { $cost }
    }
log-government = { $n ->
        [0] { $who } pokojně mění zřízení: { $card }
       *[other] { $who } pokojně mění zřízení za { $cost }: { $card }
    }
log-revolution = { $n ->
        [0] { $who } vyhlašuje revoluci: { $card }
       *[other] { $who } vyhlašuje revoluci za { $cost }: { $card }
    }
log-appointed = { $who } vykládá osobnost { $card }
log-appointed-instead = { $who } vykládá osobnost { $card }; odchází { $replaced }
log-tucked = { $who } podsouvá starou osobnost pod div { $card } a získává šťastnou značku
log-leader-left = { $who } už nemá osobnost { $card }
log-leader-left-by = { $who } už nemá osobnost { $card } ({ $cause })
log-played = { $who } hraje kartu { $card }
log-adopted = { $who } hraje taktiku { $card }
log-copied = { $who } kopíruje taktiku { $card }
log-tactic-shared = Taktiku { $card } teď může okopírovat každý
log-used = { $power ->
        [command] { $who } mění vojenskou akci na civilní
        [sail] { $who } přiváží človíka zaoceánskou linkou
        [praise] { $who } má projev o kultuře
        [rally] { $who } má projev k armádě: věda a suroviny na jednotky
       *[trade] { $who } obchoduje podle smlouvy
    }
log-gained = { $who } získává { $what }
log-lost = { $who } ztrácí { $what }
log-gained-by = { $who } získává { $what } ({ $cause })
log-lost-by = { $who } ztrácí { $what } ({ $cause })
log-taken = { $who } bere hráči { $rival } { $what } ({ $cause })
log-lost-worker = { $who } ztrácí človíka z karty { $card }
log-lost-worker-by = { $who } ztrácí človíka z karty { $card } ({ $cause })
log-made = { $who } produkuje { $what }
log-made-nothing = { $who } neprodukuje nic
log-corruption = korupce bere { $n }
log-eaten = lidé snědí { $what }
log-hungry = { $n ->
        [one] { $n } jídlo chybí, to stojí { $points }
        [few] { $n } jídla chybí, to stojí { $points }
       *[other] { $n } jídel chybí, to stojí { $points }
    }
log-produced = { $who } získává za tah { $what }
log-produced-nothing = { $who } za tah nezískává nic
log-uprising = Povstání! { $who } má příliš mnoho nespokojených človíků: produkce odpadá
log-drew = { $who } si bere { $what }
log-drew-own = { $who } si bere z balíčku: { $cards }
log-drew-by = { $who } si bere { $what } ({ $cause })
log-drew-own-by = { $who } si bere z balíčku: { $cards } ({ $cause })
log-discarded = { $who } odhazuje { $what }
log-discarded-own = { $who } odhazuje: { $cards }
log-prepared = { $who } připravuje událost věku { $age } a získává { $points }
log-prepared-own = { $who } připravuje událost { $card } (věk { $age }) a získává { $points }
log-foresaw = { $who } si prohlíží příští událost
log-foresaw-own = { $who } vidí příští událost: { $card }
log-event = Událost: { $card }
log-territory = Území ke kolonizaci: { $card }
log-bid = { $who } nabízí { $strength }
log-passed = { $who } pasuje
log-unclaimed = { $card }: nikdo nekolonizuje
log-colonized = { $who } kolonizuje { $card } výpravou o síle { $force }: { $what }
log-settled = { $who } vyplouvá a bez boje kolonizuje { $card }
log-colony-lost = { $who } přichází o kolonii { $card }
log-colony-lost-by = { $who } přichází o kolonii { $card } ({ $cause })
log-colony-taken = { $to } bere kolonii { $card }; přichází o ni hráč { $who }
log-colony-taken-by = { $to } bere kolonii { $card } ({ $cause }); přichází o ni hráč { $who }
log-ruined = { $who } otáčí div { $card } lícem dolů: dává už jen kulturu +2
log-ruined-by = { $who } otáčí div { $card } lícem dolů ({ $cause }): dává už jen kulturu +2
log-attacked = { $who } útočí na hráče { $target }: { $card }, síla { $strength } proti { $defense }
log-defended = { $who } se ubrání silou { $strength }, přidává: { $what }
log-defended-bare = { $who } se ubrání silou { $strength }
log-overrun = { $who } se neubrání, síla { $strength } nestačí; přidává: { $what }
log-overrun-bare = { $who } se neubrání, síla { $strength } nestačí
log-seized = { $who } bere technologii { $card }; přichází o ni hráč { $victim }
log-seized-by = { $who } bere technologii { $card } ({ $cause }); přichází o ni hráč { $victim }
log-sabotaged = { $who } maří stavbu divu { $card }; přichází o něj hráč { $victim }
log-sabotaged-by = { $who } maří stavbu divu { $card } ({ $cause }); přichází o něj hráč { $victim }
log-declared = { $who } vyhlašuje válku hráči { $target }: { $card }
log-war-won = { $card }: { $who } poráží hráče { $target } silou { $strength }:{ $defense }
log-war-lost = { $card }: { $who } prohrává s hráčem { $target } silou { $strength }:{ $defense }
log-war-tied = { $card }: { $who } a { $target } mají stejnou sílu { $strength }:{ $defense }, nic se neděje
log-offered = { $side ->
        [a] { $who } nabízí hráči { $partner } smlouvu { $card } a chce být stranou A
        [b] { $who } nabízí hráči { $partner } smlouvu { $card } a chce být stranou B
       *[both] { $who } nabízí hráči { $partner } smlouvu { $card }
    }
log-signed = { $who } přijímá smlouvu { $card }
log-refused = { $who } odmítá smlouvu { $card }
# Smlouva končí: $by ji ruší, útočí na druhou stranu, uzavřel jinou nebo odstoupil ze hry.
log-pact-cancelled = { $by } ruší smlouvu { $card } ({ $who } a { $partner })
log-pact-broken = Smlouva { $card } končí ({ $who } a { $partner }): útočí { $by }
log-pact-replaced = Smlouva { $card } končí ({ $who } a { $partner }): novou uzavírá { $by }
log-pact-left = Smlouva { $card } končí ({ $who } a { $partner }): ze hry odstupuje { $by }
log-pact-outdated = Smlouva { $card } končí ({ $who } a { $partner }): je zastaralá
log-resigned = { $who } odstupuje ze hry
log-scored-at-end = { $card }: { $scores }
log-ended = Konec hry: { $scores }

## Výzvy: jedna věta pro toho, kdo rozhoduje, druhá pro ostatní

prompt-acting = Vyberte akci, nebo ukončete tah.
prompt-acting-other = { $name } provádí akce.
prompt-politics = { $second ->
        [yes] Druhá politická akce, jednou za hru: co uděláte?
       *[no] Politická fáze: proveďte jednu politickou akci, nebo ji vynechte.
    }
prompt-politics-other = { $name } přemýšlí o politice.
prompt-ordered = { $card }: kterou akci provedete?
prompt-ordered-other = { $name } hraje kartu { $card }.
prompt-reserves = { $card }: jídlo, nebo suroviny?
prompt-reserves-other = { $name } vybírá mezi jídlem a surovinami.
prompt-tucking = Podsunete nahrazenou osobnost pod div a získáte šťastnou značku, nebo si vezmete zpět civilní akci?
prompt-tucking-other = { $name } rozhoduje, co s nahrazenou osobností.
prompt-answering = { $side ->
        [a] { $partner } vám nabízí smlouvu { $card }. Byli byste stranou A. Přijmete?
        [b] { $partner } vám nabízí smlouvu { $card }. Byli byste stranou B. Přijmete?
       *[both] { $partner } vám nabízí smlouvu { $card }. Přijmete?
    }
prompt-answering-other = { $name } zvažuje smlouvu { $card }.
prompt-losing-workers = { $left ->
        [one] Ztrácíte { $left } človíka. Z které karty?
        [few] Ztrácíte { $left } človíky. Z kterých karet?
       *[other] Ztrácíte { $left } človíků. Z kterých karet?
    }
prompt-losing-workers-other = { $name } vybírá, o které človíky přijde.
prompt-destroying-own = Zničte jednu svou farmu, důl nebo městskou budovu.
prompt-destroying-own-other = { $name } musí zničit budovu.
prompt-ruining = Který div věku A nebo I otočíte lícem dolů?
prompt-ruining-other = { $name } musí otočit starý div lícem dolů.
prompt-ceding = Která kolonie se osamostatní?
prompt-ceding-other = { $name } přichází o kolonii.
prompt-choosing-goods = Jídlo, nebo suroviny? Získáte { $left }.
prompt-choosing-goods-other = { $name } vybírá mezi jídlem a surovinami.
prompt-splitting-goods = { $sign ->
        [gain] Získáváte ještě { $left }: jídlo, nebo surovinu?
       *[lose] Ztrácíte ještě { $left }: jídlo, nebo surovinu?
    }
prompt-splitting-goods-other = { $name } vybírá mezi jídlem a surovinami.
prompt-discarding = { $left ->
        [one] Odhoďte { $left } vojenskou kartu.
        [few] Odhoďte { $left } vojenské karty.
       *[other] Odhoďte { $left } vojenských karet.
    }
prompt-discarding-other = { $name } odhazuje vojenské karty.
prompt-bidding = { $high ->
        [0] Kdo kolonizuje { $card }? Nabídněte sílu, nebo pasujte.
       *[other] { $card }: { $leader } nabízí { $high }. Nabídněte víc, nebo pasujte.
    }
prompt-bidding-other = { $name } zvažuje nabídku: { $card }.
prompt-sending = Vyšlete výpravu o síle aspoň { $bid } ({ $card }): jednotky a případně karty.
prompt-sending-other = { $name } vysílá výpravu: { $card }.
prompt-free-building = { $card }: postavíte zadarmo z volného človíka?
prompt-free-building-other = { $name } může zadarmo postavit: { $card }.
prompt-developing = Jedna věc o { $discount } levněji a bez akce: populace, budova, nebo technologie?
prompt-developing-other = { $name } může o něco levněji rozvinout svou civilizaci.
prompt-razing = Zničte městskou budovu hráče { $victim }.
prompt-razing-other = { $name } ničí městskou budovu hráče { $victim }.
prompt-agreement = { $left ->
        [one] Berte karty z nabídky nejvýš za { $left } civilní akci; vynecháte za to příští politickou akci.
        [few] Berte karty z nabídky nejvýš za { $left } civilní akce; vynecháte za to příští politickou akci.
       *[other] Berte karty z nabídky nejvýš za { $left } civilních akcí; vynecháte za to příští politickou akci.
    }
prompt-agreement-other = { $name } bere karty podle dohody.
prompt-defending = { $attacker } na vás útočí: { $card }, síla { $need }. Máte { $now }. Přidáte vojenské karty?
prompt-defending-other = { $name } se brání: { $card }.
prompt-plundering = Plenění hráče { $victim }: berte jídlo nebo suroviny, ještě { $left }.
prompt-plundering-other = { $name } plení hráče { $victim }.
prompt-raiding = Zničte hráči { $victim } městskou budovu nejvýš stupně { $level }.
prompt-raiding-other = { $name } podniká nájezd na hráče { $victim }.
prompt-annexing = Kterou kolonii hráče { $victim } si vezmete?
prompt-annexing-other = { $name } si vybírá kolonii hráče { $victim }.
prompt-infiltrating = O co přijde hráč { $victim }: o osobnost, nebo o rozestavěný div?
prompt-infiltrating-other = { $name } proniká k hráči { $victim }.
prompt-looting = Válečná kořist od hráče { $victim } v hodnotě { $left }: vezměte speciální technologii, nebo za zbytek vědu.
prompt-looting-other = { $name } vybírá válečnou kořist od hráče { $victim }.

## Volby

choice-take = Vzít kartu { $card }
choice-take-from = Vzít kartu { $card } (místo { $n })
choice-take-wonder = Začít stavět div { $card }
choice-grow = Zvýšit populaci
choice-build = Postavit { object-kind } { $card }
choice-upgrade = Vylepšit: { $source } → { $card }
choice-destroy = Zničit { object-kind } { $card }
choice-disband = Rozpustit { object-kind } { $card }
choice-raise = { $n ->
        [one] Postavit { $n } část divu { $card }
        [few] Postavit { $n } části divu { $card }
       *[other] Postavit { $n } částí divu { $card }
    }
choice-develop = Vyvinout technologii { $card }
choice-reform = Pokojně změnit zřízení: { $card }
choice-revolt = Revoluce: { $card }
choice-lead = Vyložit osobnost { $card }
choice-play = Zahrát kartu { $card }
choice-adopt = Zahrát taktiku { $card }
choice-copy = Okopírovat taktiku { $card }
choice-levy = Nový človík rovnou do jednotky { $card }
choice-command = Použít vojenskou akci jako civilní
choice-sail = Přivézt zadarmo človíka zaoceánskou linkou
choice-praise = Promluvit o kultuře
choice-rally = Promluvit k armádě
choice-trade = { $power ->
        [food-as-resource] Použít v tomto tahu 1 jídlo jako surovinu
       *[resource-as-food] Použít v tomto tahu 1 surovinu jako jídlo
    }
choice-end-turn = Ukončit tah
choice-prepare = Připravit událost { $card }
choice-attack = { $card } proti hráči { $target }
choice-declare = { $card } s hráčem { $target }
choice-offer = { $side ->
        [a] Nabídnout smlouvu { $card } ({ $target }), být stranou A
        [b] Nabídnout smlouvu { $card } ({ $target }), být stranou B
       *[both] Nabídnout smlouvu { $card } ({ $target })
    }
choice-cancel = Zrušit smlouvu { $card }
choice-retire = Propustit osobnost { $card } a získat žlutý žeton
choice-settle = Vyplout a kolonizovat { $card }
choice-resign = Odstoupit ze hry
choice-pass = { $decision ->
        [politics] Žádná politická akce
        [bidding] Pasovat
        [tucking] Vzít zpět civilní akci
        [agreement] Nebrat žádnou kartu
       *[other] Nechat být
    }
choice-accept = Přijmout
choice-refuse = Odmítnout
choice-food = { $sign ->
        [gain] Získat { object-food }
       *[lose] Ztratit { object-food }
    }
choice-resources = { $sign ->
        [gain] Získat { object-resources }
       *[lose] Ztratit { object-resources }
    }
choice-science = Vzít { object-science }
choice-bid = Nabídnout { $n }
choice-send = Vyslat { object-kind } { $card }
choice-lose = Přijít o človíka z karty { $card }
choice-raze = Zničit { object-kind } { $card }
choice-seize = { $kind ->
        [leader] Odstranit osobnost { $card }
        [wonder] Zmařit stavbu divu { $card }
       *[special] Vzít technologii { $card }
    }
choice-ruin = Otočit div { $card } lícem dolů
choice-tuck = Podsunout osobnost pod div { $card }
choice-cede = Vzdát se kolonie { $card }
choice-annex = Vzít kolonii { $card }
choice-discard = Odhodit kartu { $card }
choice-add = Přidat kartu { $card }: +{ $n }
choice-done = { $decision ->
        [defending] Bránit se takto
        [sending] Vyslat tuto výpravu
        [agreement] Dost karet
       *[other] To stačí
    }

## Co karty dělají: účinky technologií, zřízení, divů, osobností, kolonií a smluv

power-science = věda { $amount }
power-culture = kultura { $amount }
power-happy = šťastné značky { $amount }
power-strength = síla { $amount }
power-civil = civilní akce { $amount }
power-military = vojenské akce { $amount }
power-urban-limit = městské budovy téhož druhu nejvýš { $amount }
power-civil-hand = limit civilních karet v ruce { $amount }
power-military-hand = limit vojenských karet v ruce { $amount }
power-colonization = kolonizace { $amount }
power-yellow = žluté žetony { $amount }
power-blue = modré žetony { $amount }
power-food = jídlo { $amount }
power-resources = suroviny { $amount }
power-strength-per-unit = síla { $amount } za každou vaši jednotku
power-strength-per-infantry = síla { $amount } za každou pěchotu
power-strength-per-artillery = síla { $amount } za každé dělostřelectvo
power-strength-per-unit-type = síla { $amount } za každý druh jednotek, který máte
power-strength-per-happy = síla { $amount } za každou šťastnou značku z chrámů a zřízení
power-culture-per-happy = kultura { $amount } za každou šťastnou značku z chrámů, divadel a divů
power-culture-per-theater = kultura { $amount } za každé divadlo
power-culture-per-pair = kultura { $amount } za každou dvojici knihovny a divadla
power-culture-per-lab-level = každá laboratoř dává i tolik kultury, jaký má stupeň
power-culture-per-colony = kultura { $amount } za každou kolonii
power-culture-if-colony = kultura { $amount }, máte-li aspoň jednu kolonii
power-culture-per-wonder-of-partner = kultura { $amount } za každý dokončený div partnera
power-best-theater-twice = nejlepší divadlo dává svou kulturu dvakrát
power-science-of-best = věda podle stupně nejlepší laboratoře nebo knihovny
power-science-per-lab = věda { $amount } za každou laboratoř
power-happy-per-source = další šťastná značka z každé jiné karty a človíka, kteří nějakou dávají
power-infantry-rides = pěchota může v armádách zastoupit jízdu
power-urban-discount = městské budovy jsou levnější o svůj stupeň, nejvýš o { $n }
power-stages = až { $n } části divu za jednu akci
power-cheap-population = zvýšení populace o { $n } jídlo levnější
power-cheap-leaders = osobnosti v nabídce o { $n } civilní akci levnější
power-cheap-theaters = vývoj divadel o { $n } vědy levnější
power-cheap-technologies = technologie o { $n } vědy levnější, partner však za každou platí 1 vědu
power-library-and-theater = s knihovnou jsou divadla o { $n } vědu a o { $n } surovinu levnější, a naopak
power-no-surcharge = za další divy se nepřiplácí
power-dear-to-attack = útok na vás stojí dvojnásobek vojenských akcí
power-science-on-take = za každou technologii vzatou z nabídky získáte { object-science }
power-resource-on-develop = za každou vyvinutou technologii získáte { object-resources }
power-civil-on-develop = vyvinutí technologie vrací civilní akci
power-culture-on-develop = za každou vyvinutou technologii získáte { object-culture }
power-culture-on-revolution = za revoluci získáte { object-culture }
power-military-revolution = revoluce stojí místo civilních všechny vojenské akce
power-unit-resources = každý tah získáte na jednotky { object-resources }
power-civil-from-military = jednou za tah lze vojenskou akci použít jako civilní
power-free-population = jednou za tah nový človík zadarmo
power-turn-to-theater = jednou za tah lze kteroukoli městskou budovu vylepšit na divadlo téhož nebo vyššího stupně
power-speech = každý tah získáte buď { object-culture }, nebo na jednotky { object-science } a { object-resources }
power-food-as-resource = jednou za tah lze 1 jídlo zaplatit jako surovinu
power-resource-as-food = jednou za tah lze 1 surovinu zaplatit jako jídlo
power-levy = za jednu vojenskou akci zvyšte populaci a hned postavte jednotku, obojí o 1 levněji
power-colonists = na kolonizaci můžete odhodit až { $n } vojenské karty, každou za +1
power-second-action = jednou za hru druhá politická akce v témže tahu
power-foresight = na začátku tahu vidíte příští událost
power-settles = jako politickou akci můžete osobnost odstranit a bez boje kolonizovat území z ruky
power-leaves-a-token = jako politickou akci můžete osobnost odstranit a získat žlutý žeton
power-never-attacks = nesmíte vést agrese ani války
power-safe-from-war = nikdo vám nesmí vyhlásit válku
power-culture-if-strong = na konci tahu získáte { object-culture }, jste-li mezi dvěma nejsilnějšími (ve dvou: silnější); při shodě máte přednost
power-best-mine-twice = jeden človík na nejlepším dole produkuje dvakrát
power-labs-make-resources = laboratoře produkují i suroviny podle svého stupně; při odchodu a na konci hry za ně tolik kultury
power-food-made = jídlo { $amount } každý tah
power-resources-made = suroviny { $amount } každý tah
power-may-be-tucked = při nahrazení ho lze podsunout pod div za šťastnou značku

## Co karty stojí

facts-technology = vývoj za { $price }, človík za { $cost }
facts-first-technology = človík za { $cost }
facts-development = vývoj za { $price }
facts-government = pokojně za { $price }, revolucí za { $uprising }
facts-worker = každý človík: { $what }
facts-stages = části { $stages }
facts-attack-cost = { $n ->
        [one] stojí { $n } vojenskou akci
        [few] stojí { $n } vojenské akce
       *[other] stojí { $n } vojenských akcí
    }

## Co divy přinášejí při dokončení

wonder-technology-levels = po dokončení kultura za stupně všech vašich technologií
wonder-workplaces = po dokončení 2 body kultury za každou farmu a důl a 1 za každou jinou budovu a jednotku
wonder-theaters-and-libraries = po dokončení dvojnásobek kultury vašich divadel a knihoven
wonder-urban-output = po dokončení kultura za kulturu, vědu a sílu vašich městských budov
wonder-takes-off = o { $n } civilní akce levnější v tahu, kdy nahradíte osobnost

## Co dělají akční karty

action-fields = postavte nebo vylepšete farmu či důl o { $n } levněji
action-town = postavte nebo vylepšete městskou budovu o { $n } levněji
action-upgrade = vylepšete farmu, důl nebo městskou budovu o { $n } levněji
action-stage = postavte jednu část divu o { $n } levněji
action-population = zvyšte populaci a potom získejte { object-food }
action-technology = vyviňte technologii a potom získejte { object-science }
action-army = v tomto tahu vojenská akce navíc a na jednotky { object-resources }
action-army-per-stronger = za každý silnější národ v tomto tahu suroviny na jednotky: { $two } (ve třech { $three }, ve čtyřech { $four })
action-food-or-resources = získejte { object-food }, nebo { object-resources }
action-food-and-resources = získejte { object-food } a { object-resources }
action-science-and-culture = { $culture ->
        [0] získejte { object-science }
        [one] získejte { object-science } a { $culture } bod kultury
        [few] získejte { object-science } a { $culture } body kultury
       *[other] získejte { object-science } a { $culture } bodů kultury
    }
action-culture-per-richer = za každý národ s více kulturou než vy získáte kulturu: { $two } (ve třech { $three }, ve čtyřech { $four })

## Co dělají vojenské karty

facts-bonus = obrana +{ $defense }, nebo kolonizace +{ $colonization }
facts-tactic = { $obsolete ->
        [0] každá armáda ({ $units }): síla +{ $n }
       *[other] každá armáda ({ $units }): síla +{ $n }, se zastaralými jednotkami +{ $obsolete }
    }
army-infantry = { $n }× pěchota
army-cavalry = { $n }× jízda
army-artillery = { $n }× dělostřelectvo
attack-enslave = soupeř ztrácí { $population ->
        [one] { $population } človíka
        [few] { $population } človíky
       *[other] { $population } človíků
    }; vy získáváte { $food ->
        [one] { $food } jídlo
        [few] { $food } jídla
       *[other] { $food } jídel
    } a { $resources ->
        [one] { $resources } surovinu
        [few] { $resources } suroviny
       *[other] { $resources } surovin
    }
attack-plunder = vezměte soupeři jídlo a suroviny podle libosti, dohromady až { $n }
attack-raid = { $second ->
        [0] zničte soupeři městskou budovu nejvýš stupně { $n } a získejte polovinu její ceny v surovinách
       *[other] zničte soupeři městskou budovu nejvýš stupně { $n } a další nejvýš stupně { $second }; získejte polovinu jejich ceny v surovinách
    }
attack-annex = vezměte soupeři kolonii: s trvalým účinkem, bez okamžitého
attack-infiltrate = soupeř přijde o osobnost nebo rozestavěný div; za každý jejich stupeň získáte { object-culture }
attack-spy = vezměte soupeři až { object-science }
attack-intervene = vezměte soupeři až { object-culture }
attack-over-territory = rozhodne se ve vašem příštím tahu; silnější bere žlutý žeton a za každých 5 bodů rozdílu další
attack-over-technology = rozhodne se ve vašem příštím tahu; silnější bere speciální technologie nebo vědu v hodnotě rozdílu sil
attack-over-culture = rozhodne se ve vašem příštím tahu; silnější bere 5 bodů kultury a k tomu rozdíl sil
pact-both = oba: { $what }
pact-a = strana A: { $what }
pact-b = strana B: { $what }
pact-peace = nesmíte na sebe útočit
pact-ends = končí, když jeden na druhého zaútočí
pact-lead = kdo na druhého zaútočí, má sílu +{ $n }
facts-territory = ihned { $gains }; natrvalo { $what }

## Co dělají události a komu

event-clause = { $who }: { $what }
who-all = každý
who-strongest = nejsilnější
who-weakest = nejslabší
who-two-strongest = dva nejsilnější (ve dvou silnější)
who-two-weakest = dva nejslabší (ve dvou slabší)
who-most-culture = kdo má nejvíc kultury
who-least-culture = kdo má nejméně kultury
who-happiest = všichni s nejvíce šťastnými značkami
who-unhappiest = všichni s nejvíce nespokojenými človíky
who-richest-if-weak = kdo má nejvíc kultury, je-li mezi dvěma nejslabšími
event-food = { $n ->
        [one] { $amount } jídlo
        [few] { $amount } jídla
       *[other] { $amount } jídel
    }
event-resources = { $n ->
        [one] { $amount } surovina
        [few] { $amount } suroviny
       *[other] { $amount } surovin
    }
event-either = { $amount } jídla, nebo { $amount } suroviny
event-mixed = { $amount } jídla a surovin dohromady podle vlastní volby
event-science = { $n ->
        [one] { $amount } bod vědy
        [few] { $amount } body vědy
       *[other] { $amount } bodů vědy
    }
event-culture = { $n ->
        [one] { $amount } bod kultury
        [few] { $amount } body kultury
       *[other] { $amount } bodů kultury
    }
event-population = populace { $amount }
event-draw = { $n ->
        [one] { $amount } vojenská karta
        [few] { $amount } vojenské karty
       *[other] { $amount } vojenských karet
    }
event-draw-or-culture = { $n ->
        [one] { $amount } vojenská karta, ve IV. věku { $amount } kultury
        [few] { $amount } vojenské karty, ve IV. věku { $amount } kultury
       *[other] { $amount } vojenských karet, ve IV. věku { $amount } kultury
    }
event-discard-or-culture = { $n ->
        [one] { $amount } vojenská karta, ve IV. věku { $amount } kultury
        [few] { $amount } vojenské karty, ve IV. věku { $amount } kultury
       *[other] { $amount } vojenských karet, ve IV. věku { $amount } kultury
    }
event-blue = { $n ->
        [one] { $amount } modrý žeton
        [few] { $amount } modré žetony
       *[other] { $amount } modrých žetonů
    }
event-science-as-rated = tolik bodů vědy, kolik dává věda za tah
event-culture-as-rated = tolik bodů kultury, kolik dává kultura za tah
event-culture-of-science = tolik bodů kultury, kolik dává věda za tah
event-food-of-happiness = tolik jídla, kolik je šťastných značek
event-culture-per-discontent = { $amount } kultury za každého nespokojeného človíka
event-population-per-discontent = { $amount } populace za každé dva nespokojené človíky, zaokrouhleno nahoru
event-actions-per-discontent = { $amount } civilní akce za každého nespokojeného človíka
event-all-food = všechno uskladněné jídlo je ztraceno
event-make-food = farmy produkují jídlo
event-make-resources = doly produkují suroviny
event-make-all = farmy a doly produkují, s korupcí a spotřebou jídla
event-develop = zvýšit populaci, postavit farmu, důl či městskou budovu, nebo vyvinout technologii o { $n } levněji a bez akce
event-free-temple = z volného človíka lze zadarmo postavit chrám (Náboženství)
event-free-warriors = z volného človíka lze zadarmo postavit jednotku Válečníci
event-destroy-own = zničit jednu vlastní farmu, důl nebo městskou budovu
event-destroy-others = zničit každému soupeři jednu městskou budovu
event-token-of-weakest = vzít žlutý žeton nejslabšímu
event-old-leader = osobnost, která není ze současného věku, odchází
event-colony = ztráta kolonie
event-take-cards = může si vzít karty z nabídky až za { $n } civilních akcí a vynechá za to příští politickou akci
event-ruin = div věku A nebo I se otočí lícem dolů a dává už jen kulturu +2
event-score-farms = kultura za jídlo z farem, a je-li ho víc, než se sní, ještě { $n }
event-score-levels-of-town = kultura za stupně všech městských budov
event-score-balance = { object-culture } za každý bod nejnižší z hodnot věda, kultura, jídlo a suroviny za tah
event-score-colonies = { object-culture } za každou kolonii
event-score-levels-of-army = kultura za stupně všech jednotek a arén
event-score-actions = 2 body kultury za každou civilní akci a 1 za každou vojenskou
event-score-happiness = { object-culture } za každou šťastnou značku, nejvýš 16, a o { $n } méně za každého nespokojeného človíka
event-score-mines = kultura za suroviny z dolů
event-score-population = { object-culture } za každého spokojeného človíka nad deset
event-score-progress = { object-culture } za každý stupeň speciálních technologií a zřízení
event-score-rank-in-science = kultura podle pořadí ve vědě: ve dvou 10/0, ve třech 14/7/0, ve čtyřech 15/10/5/0
event-score-rank-in-strength = kultura podle pořadí v síle: ve dvou 10/0, ve třech 14/7/0, ve čtyřech 15/10/5/0
event-score-latest = { object-culture } za každou technologii věku III
event-score-variety = { object-culture } za každou speciální technologii a za každý druh městských budov a jednotek s človíky
event-score-wonders = kultura za každý div podle věku: A 5, I 4, II 3, III 2

## Jak by tah skončil

forecast-uprising = { $n ->
        [one] povstání: { $n } nespokojený človík, produkce odpadá
        [few] povstání: { $n } nespokojení človíci, produkce odpadá
       *[other] povstání: { $n } nespokojených človíků, produkce odpadá
    }
forecast-hungry = { $n ->
        [one] chybí { $n } jídlo
        [few] chybí { $n } jídla
       *[other] chybí { $n } jídel
    }: { $hunger ->
        [0] kultura už nezbývá
       *[other] kultura −{ $hunger }
    }

## Boje a kolonie

fight-lead = vaše síla je { $amount }
fight-equal = jste stejně silní
fight-holds = na obranu to stačí
fight-fails = nestačí to, útok se podaří
force-now = síla výpravy { $now } z { $need }

## Odkud je kultura

score-turns = Tahy
score-events = Události
score-wonders = Dokončené divy
score-leaders = Osobnosti
score-cards = Akční karty
score-colonies = Kolonie
score-fights = Agrese a války
score-hunger = Hlad
score-end = Události na konci hry

## Barvy hráčů

seat-red = Červený
    .short = Červený
seat-black = Černý
    .short = Černý
seat-yellow = Žlutý
    .short = Žlutý
seat-white = Bílý
    .short = Bílý

## Volby před hrou

option-peaceful = Mírová hra
    .about = Zda se hraje bez agresí a válek.
option-peaceful-false = S agresemi a válkami
    .about = Plná hra: kdo je slabý, toho napadnou.
option-peaceful-true = Bez agresí a válek
    .about = Tyto karty zůstanou v krabici; síla dál rozhoduje o událostech a koloniích.
option-resignation = Odstoupení ze hry
    .about = Zda smí hráč jako politickou akci odstoupit a ostatní hrají dál.
option-resignation-alongside = Když je o čem v politice rozhodnout
    .about = Jen kvůli tomu se hra neptá. Ne ve IV. věku. Kdo s odstoupivším válčil, získá 7 bodů kultury.
option-resignation-false = Nelze
    .about = Všichni hrají do konce.
option-resignation-true = V každé politické fázi
    .about = Ne ve IV. věku. Kdo s odstoupivším válčil, získá 7 bodů kultury.
option-second-round-politics = Politika ve 2. kole
    .about = Zda má druhé kolo politickou fázi, ačkoli ještě nikdo nemá vojenské karty.
option-second-round-politics-true = Ano
    .about = Politickou akci osobnosti lze použít hned.
option-second-round-politics-false = Ne
    .about = Politika začíná ve třetím kole.
option-stage-with-empty-bank = Část divu s prázdným modrým pruhem
    .about = Odkud se vezme modrý žeton na část divu, když je pruh prázdný.
option-stage-with-empty-bank-from-cards = Z karty
    .about = Vezmete žeton z některé své karty a přijdete o to, co představoval.
option-stage-with-empty-bank-forbidden = Nelze
    .about = Bez žetonu v pruhu nelze část divu postavit.
option-genius-builds-more = Geniální stavitel a více částí
    .about = Zda smíte s Geniálním stavitelem přidat další části, které dovoluje stavební technologie.
option-genius-builds-more-false = Jedna část
    .about = Karta postaví právě jednu část.
option-genius-builds-more-true = I další části
    .about = Sleva platí jednou na všechny dohromady.
option-annex-needs-colony = Anexe bez kolonie
    .about = Zda lze Anexi zahrát proti soupeři, který nemá kolonii.
option-annex-needs-colony-needed = Kolonie je nutná
    .about = Bez ní proti němu kartu zahrát nelze.
option-annex-needs-colony-in-vain = Naprázdno
    .about = Zahrát ji lze, ale nic nepřinese.
option-raid-rounding = Nájezd na dvě budovy
    .about = Jak se zaokrouhluje polovina ceny dvou zničených budov.
option-raid-rounding-together = Dohromady
    .about = Ceny se sečtou a pak se vezme polovina.
option-raid-rounding-each = Každá zvlášť
    .about = Bere se polovina každé ceny.
option-leaders-at-end-of-turn = Osobnosti na konci tahu
    .about = Kdy přinášejí kulturu osobnosti, které bodují na konci tahu.
option-leaders-at-end-of-turn-before-uprising = Před povstáním
    .about = Bodují i v tahu, kdy dojde k povstání.
option-leaders-at-end-of-turn-after-production = Po produkci
    .about = Bodují nakonec, po jídle a surovinách.
option-pact-food-scores = Jídlo ze smluv na konci
    .about = Zda se jídlo ze smlouvy počítá do Vlivu zemědělství.
option-pact-food-scores-false = Nepočítá se
    .about = Bodují jen vaše farmy.
option-pact-food-scores-true = Počítá se
    .about = Boduje všechno jídlo, které tah přinese.
option-homer-under-ruin = Homér pod otočeným divem
    .about = Zda Homér dává šťastnou značku i pod divem otočeným lícem dolů.
option-homer-under-ruin-true = Dává
    .about = Značka zůstává.
option-homer-under-ruin-false = Nedává
    .about = Zmizí i se zbytkem divu.
option-iconoclasm-in-age-iv = Obrazoborectví ve IV. věku
    .about = Které osobnosti Obrazoborectví ve IV. věku odstraní.
option-iconoclasm-in-age-iv-all = Všechny
    .about = Žádná osobnost není ze IV. věku, odcházejí tedy všechny.
option-iconoclasm-in-age-iv-older = Jen starší
    .about = Osobnosti III. věku zůstávají.
option-agreement-actions = Mezinárodní dohoda
    .about = Kterými civilními akcemi se platí karty vzaté díky Mezinárodní dohodě.
option-agreement-actions-free = Pět akcí navíc
    .about = Událost sama přináší až pět akcí na braní karet.
option-agreement-actions-own-actions = Vlastní akce
    .about = Platíte vlastními civilními akcemi, nejvýš pěti.
option-technology-war = Válka o technologie
    .about = Co bere vítěz Války o technologie.
option-technology-war-one-by-one = Technologie a věda
    .about = Speciální technologie jednu po druhé a za zbytek vědu.
option-technology-war-science-only = Jen věda
    .about = Tolik vědy, kolik činí rozdíl sil.
option-civilization-by-revolution = Rozvoj civilizace a revoluce
    .about = Zda lze Rozvoj civilizace využít k revoluci.
option-civilization-by-revolution-true = Dovoleno
    .about = Stojí jako vždy všechny civilní akce.
option-civilization-by-revolution-false = Nedovoleno
    .about = Jen pokojná změna zřízení.

### Říká jen klient

## Co by volba změnila; $amount má znaménko

change-civil = { $n ->
        [one] { $amount } civilní akce
        [few] { $amount } civilní akce
       *[other] { $amount } civilních akcí
    }
change-military = { $n ->
        [one] { $amount } vojenská akce
        [few] { $amount } vojenské akce
       *[other] { $amount } vojenských akcí
    }
change-food = { event-food }
change-resources = { event-resources }
change-science = { event-science }
change-culture = { event-culture }
change-science-rate = věda { $amount } za tah
change-culture-rate = kultura { $amount } za tah
change-strength = { power-strength }
change-happy = { power-happy }
change-discontent = nespokojení človíci { $amount }
change-idle = volní človíci { $amount }
change-yellow = { power-yellow }
change-blue = { power-blue }
change-food-made = jídlo { $amount } za tah
change-resources-made = suroviny { $amount } za tah
change-eaten = snědené jídlo { $amount }
change-corruption = korupce { $amount }
change-civil-total = civilní akce za tah { $amount }
change-military-total = vojenské akce za tah { $amount }
change-urban-limit = limit městských budov { $amount }
change-colonization = { power-colonization }

## Jak by tah skončil

forecast-discards = { $n ->
        [one] odhodíte { $n } vojenskou kartu
        [few] odhodíte { $n } vojenské karty
       *[other] odhodíte { $n } vojenských karet
    }
forecast-discontent = { $n ->
        [one] { $n } nespokojený človík, zatím stačí volní
        [few] { $n } nespokojení človíci, zatím stačí volní
       *[other] { $n } nespokojených človíků, zatím stačí volní
    }
forecast-science = { $n ->
        [one] +{ $n } bod vědy
        [few] +{ $n } body vědy
       *[other] +{ $n } bodů vědy
    }
forecast-culture = { $n ->
        [one] +{ $n } bod kultury
        [few] +{ $n } body kultury
       *[other] +{ $n } bodů kultury
    }
forecast-corruption = korupce −{ $n }
forecast-food = jídlo +{ $made } −{ $eaten } = { $after }
forecast-resources = suroviny +{ $made } = { $after }
forecast-draws = { $n ->
        [one] vezmete si { $n } vojenskou kartu
        [few] vezmete si { $n } vojenské karty
       *[other] vezmete si { $n } vojenských karet
    }

## Boje a kolonie

fight-defense = síla { $now } z { $need }, s kartami nejvýš { $most }
force-most = vyslat můžete nejvýš sílu { $most }

## Proč něco nejde

reason-empty = Tady žádná karta není.
reason-actions = Nemáte dost akcí.
reason-hand-full = Máte plnou ruku.
reason-owned = Tuto technologii už máte.
reason-leader-of-age = Osobnost z tohoto věku už jste si vzali.
reason-site-taken = Nejdřív musíte dokončit rozestavěný div.
reason-no-site = Žádný div nestavíte.
reason-stages-left = Tolik částí divu už nezbývá.
reason-stages-at-once = Tolik částí najednou stavět nesmíte.
reason-tokens = Na část divu nemáte modrý žeton.
reason-bank-empty = Váš žlutý pruh je prázdný.
reason-food = Nemáte dost jídla.
reason-resources = Nemáte dost surovin.
reason-science = Nemáte dost bodů vědy.
reason-partner-science = Partner ze smlouvy nemá čím zaplatit svůj bod vědy.
reason-no-idle-worker = Nemáte volného človíka.
reason-no-worker-there = Žádného človíka tam nemáte.
reason-urban-limit = Vaše zřízení víc městských budov tohoto druhu nedovoluje.
reason-once-a-turn = To už jste v tomto tahu udělali.
reason-actions-spent = Revoluce potřebuje všechny vaše akce a některé už jste použili.
reason-fresh = Kartu jste si vzali v tomto tahu, zahrát ji můžete až v příštím.
reason-nothing-to-do = Teď by to k ničemu nebylo.
reason-peaceful-leader = Vaše osobnost na nikoho neútočí.
reason-peace = Zaútočit vám nedovolí smlouva.
reason-too-weak = Musíte být silnější než soupeř.
reason-last-round = V posledním kole už nelze vyhlásit válku.
reason-safe-from-war = Tohoto soupeře před válkami chrání smlouva.

## Fáze tahu

phase-politics = Politika
phase-actions = Akce
phase-end = Konec tahu

## Obory speciálních technologií

branch-civil = civilní
branch-military = vojenská
branch-colonization = kolonizační
branch-construction = stavební

## Nápověda: tah

help-start =
    .title = Začátek tahu
    .body = V prvním kole se tu nic neděje. Později se uvolní místa na levém kraji nabídky: ve dvou hráčích tři, ve třech dvě, ve čtyřech jedno. Ostatní karty se posunou a doplní se nové. Potom se vyhodnotí válka, kterou jste minule vyhlásili, a taktika, kterou jste minule zahráli, se stane společnou.
help-politics =
    .title = Politická fáze
    .body = Smíte provést jednu politickou akci: připravit událost, vést agresi, vyhlásit válku, nabídnout nebo zrušit smlouvu, případně využít politickou schopnost osobnosti. Nebo žádnou. Pokud to stůl dovoluje, můžete tu také odstoupit ze hry, jen ne ve IV. věku: vaše civilizace nadobro končí, vaše smlouvy zanikají a kdo s vámi válčil, získá 7 bodů kultury. Ostatní hrají dál; kdo zbude poslední, vyhrává.
help-actions =
    .title = Akční fáze
    .body = Používejte civilní a vojenské akce v libovolném pořadí, na kolik vám stačí prostředky. Kolik jich v tahu máte, určuje zřízení. Za nevyužité vojenské akce si na konci berete vojenské karty.
help-turn-end =
    .title = Konec tahu
    .body = Odhodíte vojenské karty nad limit. Nedojde-li k povstání, přijde produkce: věda a kultura, pak korupce ubere suroviny, farmy dají jídlo, lidé se nají a doly dají suroviny. Nakonec si vezmete vojenskou kartu za každou nevyužitou vojenskou akci, nejvýš tři.
help-first-round =
    .title = První kolo
    .body = Politická fáze ještě není a smíte jen brát karty: první hráč na to má jednu civilní akci, druhý dvě, třetí tři, čtvrtý čtyři. Tah pak končí jako vždy, tedy i produkcí. Od druhého kola má každý všechny své akce.

## Nápověda: civilní akce

help-take =
    .title = Vzít kartu z nabídky
    .body = Karta stojí 1, 2 nebo 3 civilní akce podle místa v nabídce. Div stojí o jednu víc za každý div, který jste dokončili, a hned leží před vámi jako rozestavěný; takový smíte mít jen jeden. Ostatní karty jdou do ruky, kam se jich vejde tolik, kolik máte civilních akcí. Z každého věku smíte vzít jen jednu osobnost a žádnou technologii dvakrát.
help-grow =
    .title = Zvýšit populaci
    .body = Za civilní akci a trochu jídla se žlutý žeton z pruhu stane volným človíkem. Čím prázdnější je pruh, tím dražší je další človík, tím víc se jí a tím víc šťastných značek lidé chtějí.
help-build =
    .title = Stavba
    .body = Postavte volného človíka na kartu technologie a zaplaťte její suroviny. Farmy, doly a městské budovy stojí civilní akci, jednotky vojenskou. Městských budov téhož druhu smíte mít jen tolik, kolik dovolí zřízení.
help-upgrade =
    .title = Vylepšení
    .body = Přesuňte človíka na lepší kartu téhož druhu a zaplaťte rozdíl v surovinách. Stojí to jednu akci, u budov civilní, u jednotek vojenskou. Stupně smíte přeskočit.
help-destroy =
    .title = Zničení a rozpuštění
    .body = Za jednu akci se človík vrátí z karty mezi volné. Nic se nevrací.
help-raise =
    .title = Stavba divu
    .body = Za civilní akci zaplaťte další část rozestavěného divu; zakryje ji modrý žeton. S poslední částí je div hotový, žetony se vrátí do pruhu a div začne působit. Se stavebními technologiemi lze za jednu akci postavit víc částí.
help-develop =
    .title = Vývoj technologie
    .body = Zaplaťte vědu a civilní akci a vyložte technologii z ruky. Ze speciálních technologií každého oboru vám zůstává jen ta nejlepší. Vyvinete-li takto nové zřízení, je to pokojná změna.
help-revolt =
    .title = Revoluce
    .body = Levnější cesta k novému zřízení: zaplatíte nižší cenu ve vědě, ale obětujete všechny civilní akce tohoto tahu. Žádnou z nich jste ještě nesměli použít. Civilní akce, které nové zřízení přidává, přijdou až v příštím tahu, vojenské hned.
help-lead =
    .title = Osobnosti
    .body = Za civilní akci vyložíte osobnost z ruky. Nahrazená osobnost odchází ze hry a jedna civilní akce se vám vrátí. Osobnosti odcházejí také na konci věku, který následuje po jejich vlastním.
help-play =
    .title = Akční karty
    .body = Akční karta se hraje za jednu civilní akci a pak opouští hru. Akce, kterou dovoluje, už žádnou další akci nestojí. Nelze ji zahrát v tahu, kdy jste si ji vzali.

## Nápověda: vojsko a politika

help-strength =
    .title = Síla
    .body = Síla je součet síly jednotek a arén, karet a osobností a armád, které z jednotek tvoří vaše taktika. Silný získává z událostí a může útočit, slabý na to doplácí.
help-secrets =
    .title = Vojenské karty
    .body = Na konci tahu si vezmete jednu za každou nevyužitou vojenskou akci, nejvýš tři. Nikdo jiný je nevidí a nechat si smíte tolik, kolik máte vojenských akcí. Hraje se s nimi politika, jsou mezi nimi taktiky a při obraně pomůže kterákoli.
help-tactic =
    .title = Taktiky
    .body = Taktika seskupuje jednotky do armád a každá armáda přidává sílu. Zahrát ji z ruky stojí vojenskou akci; do příštího tahu je jen vaše. Pak ji za dvě akce může okopírovat každý. Jednotky o dva stupně starší než taktika tvoří zastaralou armádu. Letectvo bonus armády zdvojnásobí. Taktiku smíte změnit jednou za tah.
help-prepare =
    .title = Události
    .body = Položte událost nebo území z ruky zakrytě mezi budoucí události a získejte tolik kultury, jaký má stupeň. Potom se odkryje vrchní aktuální událost a postihne všechny, kterých se týká. Když aktuální dojdou, zamíchají se budoucí, starší věky nahoře.
help-colonize =
    .title = Kolonie
    .body = Když přijde území, hráči postupně nabízejí sílu výpravy, nebo pasují. Kdo nabídl nejvíc, vyšle aspoň jednu jednotku. Počítá se síla vyslaných jednotek, armády, které z nich tvoří vaše taktika, bonusy ke kolonizaci a bonusové karty; osobnosti a arény zůstávají doma. Jednotky jsou obětovány. Kolonie dává něco ihned a něco natrvalo.
help-attack =
    .title = Agrese
    .body = Zahrajte ji proti slabšímu soupeři a zaplaťte její vojenské akce. Soupeř smí přidat tolik vojenských karet, kolik má vojenských akcí: bonusové za jejich obranu, jiné za +1. Dorovná-li vaši sílu, nestane se nic, jinak karta zapůsobí.
help-declare =
    .title = Válka
    .body = Vyhlaste ji komukoli a zaplaťte její vojenské akce. Rozhodne se na začátku vašeho příštího tahu jen podle síly a vyhrát může kterákoli strana. Čím větší rozdíl, tím větší kořist. V posledním kole už války vyhlašovat nelze.
help-offer =
    .title = Smlouvy
    .body = Nabídněte smlouvu jinému hráči a určete, kterou stranou budete. Přijme-li, hned platí a leží před vámi; tam smíte mít jen jednu, ale partnerem můžete být i v dalších. Kterýkoli z vás ji může jako politickou akci zrušit. Ve dvou hráčích smlouvy nejsou.

## Nápověda: váš národ

help-workers =
    .title = Človíci
    .body = Každý žlutý žeton mimo pruh je človík. Na kartě je farmou, dolem, budovou nebo jednotkou, jinde je volný. Technologie bez človíků nic neprodukuje.
help-points =
    .title = Věda a kultura
    .body = U obojího máte body a přírůstek: na konci každého tahu se přírůstek přičte k bodům. Body vědy platí technologie. Body kultury rozhodují hru, nic se za ně nekupuje.
help-happiness =
    .title = Spokojenost a povstání
    .body = Čím prázdnější je žlutý pruh, tím víc šťastných značek lidé chtějí. Za každou chybějící je jeden človík nespokojený. Je-li na konci tahu nespokojených víc než volných, vypukne povstání a produkce odpadá.
help-food =
    .title = Jídlo
    .body = Farmy kladou na své karty modré žetony, každý má cenu jídla podle karty. Na konci tahu lidé jedí. Za každé chybějící jídlo ztratíte 4 body kultury.
help-resources =
    .title = Suroviny
    .body = Doly kladou na své karty modré žetony, každý má cenu surovin podle karty. Surovinami platíte človíky na kartách, vylepšení a části divů. Co přeplatíte, vrátí se v žetonech na nižších kartách.
help-corruption =
    .title = Korupce
    .body = Čím víc modrých žetonů leží na kartách, tím prázdnější je modrý pruh a tím víc surovin každý tah vezme korupce: 2, 4, nebo 6. Utrácejte včas, nebo mějte lepší farmy a doly, kde méně žetonů má větší cenu.
help-government =
    .title = Zřízení
    .body = Určuje, kolik máte za tah civilních a vojenských akcí, kolik smíte mít městských budov téhož druhu a kolik karet se vám vejde do ruky.

## Nápověda: druhy karet

help-fields =
    .title = Farmy a doly
    .body = Na konci tahu dá každý človík na kartě farmy jídlo a na kartě dolu suroviny. Na lepší kartě má jeden modrý žeton větší cenu, a tak zůstává pruh plnější a korupce menší.
help-urban =
    .title = Městské budovy
    .body = Laboratoře dávají vědu, chrámy šťastné značky a trochu kultury, knihovny vědu a kulturu, divadla kulturu a šťastnou značku, arény šťastné značky a sílu. Každého druhu, všechny stupně dohromady, smíte mít jen tolik, kolik dovolí zřízení.
help-units =
    .title = Jednotky
    .body = Pěchota, jízda, dělostřelectvo a letectvo dávají sílu a vaše taktika z nich tvoří armády. Můžete jich mít, kolik chcete. Postavit, vylepšit nebo rozpustit jednotku stojí vojenskou akci. Které vyšlete za kolonií, ty se nevrátí.
help-specials =
    .title = Speciální technologie
    .body = Človíky nepotřebují a působí, jakmile je vyvinete. Civilní přinášejí civilní akce, vojenské sílu a vojenské akce, kolonizační větší sílu výprav; se stavebními jsou městské budovy levnější a divy rychlejší. Z každého z těchto čtyř oborů vám zůstává jen ta nejlepší.
help-bonus =
    .title = Bonusové karty
    .body = Mají dvě čísla. Jedno přidává sílu, když se bráníte agresi, druhé výpravě, kterou vysíláte za kolonií. Karta se použije jednou, k jednomu z toho, a odhodí se.

## Nápověda: věky a konec

help-ages =
    .title = Věky
    .body = Věk končí, když se vyloží poslední karta jeho civilního balíčku. Všichni pak ztratí 2 žluté žetony z pruhu a co je starší než skončený věk, zastará: karty v ruce, osobnosti, rozestavěné divy a smlouvy. Věk A končí prvním doplněním nabídky a nic nebere.
help-end =
    .title = Konec hry
    .body = Když skončí III. věk, začíná IV. a je určeno poslední kolo: právě hrané, je-li na tahu začínající hráč, jinak příští. Potom všem přinesou kulturu události III. věku, které ještě nepřišly. Vítězí, kdo má nejvíc kultury; při shodě je vítězů víc.
help-group-turn = Tah
help-group-civil = Civilní akce
help-group-military = Vojsko a politika
help-group-civilization = Váš národ
help-group-cards = Druhy karet
help-group-end = Věky a konec
rules-all-technologies = Všechny technologie
rules-all-governments = Všechna zřízení
rules-all-leaders = Všechny osobnosti
rules-all-wonders = Všechny divy
rules-all-actions = Všechny akční karty
rules-all-military = Taktiky, bonusové karty, útoky a smlouvy
rules-all-territories = Všechna území
rules-all-events = Všechny události

## Jak se hraje

how-to-play-1 =
    .title = Váš národ
    .body = Vedete národ od starověku po současnost. Začíná s několika rolníky, horníky, filozofem a válečníkem. Vítězí, kdo po sobě na konci zanechá nejvíc kultury.
how-to-play-2 =
    .title = Nabídka karet
    .body = Technologie, osobnosti, divy a akční karty putují nabídkou. Nové stojí tři civilní akce, starší dvě nebo jednu; o které není zájem, ty zmizí. Berte, co se vám hodí, než to vezme někdo jiný.
how-to-play-3 =
    .title = Človíci a budovy
    .body = Za jídlo získáte nové človíky, za suroviny jim dáte práci: na farmách a v dolech, v laboratořích, chrámech a divadlech, nebo v armádě. Lepší technologie stojí vědu a titíž človíci pak dají víc.
how-to-play-4 =
    .title = Sytí, spokojení, poctiví
    .body = Čím víc lidí, tím víc se jí a tím víc šťastných značek je potřeba. Je-li příliš mnoho nespokojených, vypukne povstání a tah nic nepřinese. A kde leží příliš velké zásoby, tam si poslouží korupce.
how-to-play-5 =
    .title = Osobnosti a divy
    .body = Váš národ vede vždy jedna osobnost a z každého věku můžete mít jen jednu. Divy se stavějí po částech a zůstávají do konce.
how-to-play-6 =
    .title = Politika
    .body = Jednou za tah smíte zahrát vojenskou kartu: připravit událost, která jednou přijde, napadnout slabšího, vyhlásit válku, nebo nabídnout smlouvu. Hlídejte si sílu: většina událostí silné odměňuje a slabé trestá.
how-to-play-7 =
    .title = Věky míjejí
    .body = Když dojde balíček, začíná nový věk. Staré osobnosti odcházejí, nedokončené staré divy se rozpadají, staré karty v ruce propadají a lidé jsou náročnější.
how-to-play-8 =
    .title = Konec
    .body = Po III. věku se dohraje poslední kolo. Potom všem přinesou kulturu všechny připravené události III. věku: za divy, za vědu, za sílu a leccos dalšího. Počítejte s těmi, které jste připravili sami.

## Rady k první hře

lesson-row = V prvním kole jen berete karty. Značky pod kartou říkají, kolik stojí civilních akcí. Stiskněte kartu, přečtěte si ji a vezměte.
lesson-end = To byla poslední akce. Ukončete tah: lidé vám pak přinesou jídlo, suroviny, vědu a kulturu, jako po každém tahu.
lesson-politics = Před akcemi smíte zahrát jednu vojenskou kartu. Připravená událost hned přinese kulturu a příští událost se přihodí všem. Nebo politiku vynechte.
lesson-worker = Kdo je volný, nic nepřináší. Stiskněte osvětlenou budovu nebo jednotku ve své zemi a postavte tam človíka; číslo u ní je cena v surovinách.
lesson-site = Div se staví po částech: stiskněte ho nad svou zemí. Každá část stojí suroviny a civilní akci a působí jen div, který je hotový.
lesson-technology = Technologii z ruky vyvinete za vědu. Farmy, budovy a jednotky pak ještě potřebují človíka, teprve pak něco přinášejí.
lesson-leader = Osobnost v ruce ještě nic nedělá. Vyložte ji za civilní akci.
lesson-card = Akční kartu lze zahrát od tahu po tom, kdy jste si ji vzali, a co dovoluje, nestojí už žádnou další akci.
lesson-grow = Jídlo přivádí další lidi. Čím víc jich ale je, tím víc se jí a tím víc šťastných značek chtějí: ukazují to stupnice u pruhu.
lesson-military = Za vojenské akce, které nepoužijete, berete na konci tahu vojenské karty. V síle ale příliš nezaostávejte: události i soupeři jdou po slabých.
lesson-bid = Kdo nabídne nejvíc, získá území, ale přijde o jednotky, které vyslal. Podívejte se předem, jak vás to oslabí.
lesson-defense = Někdo vás napadl. Vojenské karty mohou dorovnat, co vám na síle chybí; pokud nemohou, nechte si je.
lesson-discard = Vojenských karet si smíte nechat jen určitý počet. Vyberte, které půjdou; nikdo je neuvidí.
lesson-unrest = Lidé chtějí víc šťastných značek. Volní človíci drží nespokojené v klidu; je-li jich málo, vypukne povstání a nic se neprodukuje.
lesson-rot = V modrém pruhu zbývá málo žetonů a korupce bere každý tah suroviny. Utraťte, co máte v zásobě.
lesson-age = Nový věk: každému zmizely žluté žetony z pruhu a s nimi všechno zastaralé. Využijte karty a osobnosti, dokud je máte.
lesson-last = Poslední kolo je určeno. Co máte v zásobě, se na konci nepočítá, jen kultura. Užijte si to!

### V terminálu

terminal-round = { $n }. kolo
terminal-last = { $n }. kolo je poslední
terminal-row = Nabídka karet (civilní akce)
terminal-taken = vzatá
terminal-column =
    .culture = kultura
    .science = věda
    .strength = síla
    .happy = znač.
    .food = jídlo
    .resources = sur.
    .civil = civ.
    .military = voj.
    .idle = volní
    .bank = pruhy
terminal-change =
    .civil = { $amount } civ.
    .military = { $amount } voj.
    .food = { $amount } jídla
    .resources = { $amount } sur.
    .science = { $amount } vědy
    .culture = { $amount } kultury
    .science-rate = věda { $amount }
    .culture-rate = kultura { $amount }
    .strength = síla { $amount }
    .happy = značky { $amount }
    .discontent = nespok. { $amount }
    .food-made = jídlo { $amount }
    .resources-made = suroviny { $amount }
    .corruption = korupce { $amount }
    .civil-total = civ. celkem { $amount }
    .military-total = voj. celkem { $amount }
    .colonization = kolonizace { $amount }
terminal-site = { $card } { $done }/{ $all }
terminal-ruined = { $card } (lícem dolů)
terminal-tucked = { $card } (s osobností)
terminal-own =
    .workers = človíci: { $what }
    .government = zřízení: { $what }
    .leader = osobnost: { $what }
    .wonders = divy: { $what }
    .site = staví: { $what }
    .specials = speciální: { $what }
    .tactic = taktika: { $what }
    .colonies = kolonie: { $what }
    .war = válka proti hráči { $target }: { $what }
    .pact = smlouva s hráčem { $target }: { $what }
    .hand = ruka: { $what }
    .secrets = vojenské karty: { $what }
    .out = mimo hru
terminal-purse = na jednotky v tomto tahu: { $science } vědy, { $resources } sur.
terminal-hand = Civilní karty { $n }/{ $limit }
terminal-secrets = Vojenské karty { $n }/{ $limit }
terminal-fresh = až od příštího tahu
terminal-events = Aktuální události: { $n } ({ $ages }), budoucí události: { $later } ({ $later_ages })
terminal-events-own = vaše: { $cards }
terminal-events-next = příští: { $card }
terminal-tactics = Společné taktiky: { $cards }
terminal-sent = na cestě: { $cards }

### Co říká klient

## Panely a části stolu

panel-ground = Země
panel-hands = Karty
panel-rivals = Soupeři
row = Nabídka karet
row-deck = { $n ->
        [one] V balíčku zbývá { $n } karta
        [few] V balíčku zbývají { $n } karty
       *[other] V balíčku zbývá { $n } karet
    }
row-taken = vzato
row-price = { $n ->
        [one] { $n } civilní akce
        [few] { $n } civilní akce
       *[other] { $n } civilních akcí
    }
row-falls = při příštím doplnění zmizí
# Proč kartu z nabídky nelze vzít, dvěma nebo třemi slovy.
short-actions = chybí akce
short-hand-full = plná ruka
short-owned = už ji máte
short-leader-of-age = 1 za věk
short-site-taken = jeden div
short-science = chybí věda
short-resources = chybí suroviny
short-no-idle-worker = chybí človík
short-urban-limit = limit města
short-other = teď ne
card-named = { $name }, { $kind }, věk { $age }
card-kind = { $kind }, věk { $age }
parts-of-turn = Části tahu
age-now = { $n ->
        [one] Věk { $age }, zbývá { $n } karta
        [few] Věk { $age }, zbývají { $n } karty
       *[other] Věk { $age }, zbývá { $n } karet
    }
age-left = { $n ->
        [one] věk { $age }: zbývá { $n }
        [few] věk { $age }: zbývají { $n }
       *[other] věk { $age }: zbývá { $n }
    }
last-round = Kolo { $round } je poslední
round-now = Kolo { $round }
niche = Co je otevřené
niche-empty = Váš lid čeká
niche-empty-about = Stiskněte kartu, budovu nebo soupeře a přečtěte si o nich.

## Ukazatele, akce a zásoby

rating-food = Jídlo
rating-resources = Suroviny
rating-science = Věda
rating-culture = Kultura
rating-happy = Šťastné značky
rating-discontent = Nespokojení človíci
rating-strength = Síla
your-ratings = Vaše ukazatele
ratings-of = Ukazatele hráče { $name }
strength-armies = armády { $n }
actions-civil = civilní akce
actions-military = vojenské akce
actions-left = { $kind ->
        [civil] zbývá { $n } z { $all } civilních akcí
       *[military] zbývá { $n } z { $all } vojenských akcí
    }
your-ground = Vaše civilizace
ground-of = Civilizace hráče { $name }
back-to-mine = Zpět k mé
kinds = Druhy budov a jednotek
urban-limit = { $n } z nejvýše { $most }
workplace = { $n ->
        [0] { $name }: nikdo tu nepracuje
        [one] { $name }: { $n } človík
        [few] { $name }: { $n } človíci
       *[other] { $name }: { $n } človíků
    }
workplace-tokens = { $n ->
        [one] { $n } modrý žeton
        [few] { $n } modré žetony
       *[other] { $n } modrých žetonů
    }
workplace-price = další stojí { object-resources }
would-lie-here = Sem by patřila karta { $name }
belongs-here = Sem patří { $name } z vaší ruky
idle = { $n ->
        [one] volný
        [few] volní
       *[other] volných
    }
grow-title = Více lidí
grow = Další človík stojí { object-food } a civilní akci
grow-none = Žlutý pruh je prázdný
bank-faces = Potřebné šťastné značky
bank-yellow = { $n ->
        [one] Žlutý pruh: zbývá { $n }
        [few] Žlutý pruh: zbývají { $n }
       *[other] Žlutý pruh: zbývá { $n }
    }
bank-eaten = Spotřeba jídla za tah
bank-blue = { $n ->
        [one] { $n } modrý
        [few] { $n } modré
       *[other] { $n } modrých
    }
bank-rot = Ztráta korupcí za tah
no-leader = Bez osobnosti
wonder-ruined = { $name }, otočený lícem dolů
site = { $name }: postaveno { $n } z { $all } částí

## Ruce a soupeři

your-hands = Vaše karty
hands-of = Karty hráče { $name }
hand-civil = v ruce { $n } z { $most }
hand-military = v ruce { $n } z { $most }
civil-hand = Civilní karty
military-hand = Vojenské karty
more-fit = { $n ->
        [one] vejde se ještě { $n }
        [few] vejdou se ještě { $n }
       *[other] vejde se jich ještě { $n }
    }
only-you-see = vidíte je jen vy
to-use-now = { $n ->
        [one] teď lze použít { $n } kartu
        [few] teď lze použít { $n } karty
       *[other] teď lze použít { $n } karet
    }
no-tactic = Bez taktiky
pact-with = { $name } s hráčem
colonies = Kolonie
everyone-compared = Srovnání všech
look-at-ground = Prohlédnout civilizaci hráče { $name }
council = Události a společné taktiky
events-now = { $n ->
        [one] Přijde { $n } událost, věku { $age }
        [few] Přijdou { $n } události, nejbližší je z věku { $age }
       *[other] Přijde { $n } událostí, nejbližší je z věku { $age }
    }
events-later = { $n ->
        [one] Připravena { $n } událost, z toho vašich { $own }
        [few] Připraveny { $n } události, z toho vašich { $own }
       *[other] Připraveno { $n } událostí, z toho vašich { $own }
    }
now = teď
later = potom
common-tactics = Společné taktiky

## Výklenek

deeds-free = Vaše akce
deeds-about = Co můžete udělat, je osvětlené: stiskněte kartu, budovu nebo své lidi.
deeds-title = Co můžete udělat
would-title = Co by se vám změnilo
would-play = až bude ve hře
would-worker = s jedním človíkem
step-take = Vzít
step-develop = Vyvinout
step-reform = Pokojně změnit
step-play = Vyložit
step-build = Přidat človíka
step-upgrade = Vylepšit: { $card }
step-raise = Postavit první část
steps-fit = { $n ->
        [one] tento tah to stihnete
        [2] tento tah stihnete oba kroky
        [few] tento tah stihnete všechny { $n } kroky
       *[other] tento tah stihnete všech { $n } kroků
    }
steps-short = tento tah to celé nestihnete
last-event = Poslední událost
event-concerns = Koho se týká
event-nobody = Nikoho se netýká.
event-nobody-short = nikdo
event-chooses = vybírá
soon = Kdybyste teď ukončili tah
soon-rot = { $n ->
        [one] { $n } surovina přijde nazmar
        [few] { $n } suroviny přijdou nazmar
       *[other] { $n } surovin přijde nazmar
    }:
soon-rot-why = { $n ->
        [one] zbývá jen { $n } modrý žeton.
        [few] zbývají jen { $n } modré žetony.
       *[other] zbývá jen { $n } modrých žetonů.
    }
soon-calm = Nikdo se nebouří.
soon-faces = Šťastných značek { $n }, potřeba { $faces }.
politics-title = Jedna akce, nebo žádná
politics-about = Vojenské karty, které můžete teď použít, jsou osvětlené.
politics-prepare = půjde pod budoucí události; nastane nejbližší událost
politics-against = { $n ->
        [one] proti hráči { $name }, { $n } vojenská akce
        [few] proti hráči { $name }, { $n } vojenské akce
       *[other] proti hráči { $name }, { $n } vojenských akcí
    }
politics-offer = { $side ->
        [a] nabídnout hráči { $name }, být stranou A
        [b] nabídnout hráči { $name }, být stranou B
       *[both] nabídnout hráči { $name }
    }
politics-kept = zůstane na později
politics-resign = vaše civilizace zmizí ze hry
strength-of-all = Síla všech
next-event = Nejbližší událost: { $card }.
next-event-age = Nejbližší událost: věk { $age }.
future-events = { $n ->
        [one] Připravena { $n }, z toho vašich { $own }.
        [few] Připraveny { $n }, z toho vašich { $own }.
       *[other] Připraveno { $n }, z toho vašich { $own }.
    }
bid-title = Kdo je osídlí?
bid-passed = pasuje
# The force of somebody that all can see, and how many cards could add to it.
bid-open = otevřeně může vyslat sílu { $n }, v ruce má karty: { $cards }
bid-yours = Vaše nabídka
bid-less = Nabídnout méně
bid-more = Nabídnout více
bid-note = Vybraná je výprava, která vás stojí nejméně; když vyhrajete, můžete poslat i jinou. Kdo nabídne nejvíc, o vyslané přijde.
force-left = síla, která vám zbude
force-title = Vaše výprava
force-fleet = Vaše jednotky
force-lit = osvětlené odplují a jsou ztraceny
force-need = z { $n } potřebných, nejvýše { $most }
defense-title = Útočí na vás { $name }
defense-cards = Karty, které můžete přidat
defense-most = { $n ->
        [one] nejvýše { $n }, odhodí se
        [few] nejvýše { $n }, odhodí se
       *[other] nejvýše { $n }, odhodí se
    }
defense-toll = Co vás stojí, když se vzdáte
defense-toll-some = něco z toho, jak praví karta
pact-title = { $name } nabízí smlouvu
pact-who = Kdo co získá
pact-you = Vy
pact-nothing = nic
pact-now = Co se tím hned změní
pact-culture = Kultura druhé strany proti vaší: { $n }, za tah { $rate }.
pact-strength = Síla druhé strany proti vaší: { $n }.
discard-title = { $n ->
        [one] { $n } karta, místo pro { $room }
        [few] { $n } karty, místo pro { $room }
       *[other] { $n } karet, místo pro { $room }
    }
discard-about = Odhazují se lícem dolů; nikdo neuvidí které.
discard-note = { $n ->
        [one] Odejde { $n } přeškrtnutá karta; stiskněte jinou a vyměníte ji.
        [few] Odejdou { $n } přeškrtnuté karty; stiskněte jinou a jednu vyměníte.
       *[other] Odejde { $n } přeškrtnutých karet; stiskněte jinou a jednu vyměníte.
    }
discard-leaves = { $card }, odejde
discard-stays = { $card }, zůstane
keep-title = Co vám zůstane
keep-defense = k obraně
keep-colony = ke kolonizaci
keep-attacks = útoky
keep-events = události a území
keep-tactics = taktiky
keep-pacts = smlouvy
keep-nothing = V ruce vám nezbude žádná vojenská karta.
goods-plunder = { $n ->
        [one] Vezměte { $n } hráči { $name }
        [few] Vezměte { $n } hráči { $name }
       *[other] Vezměte { $n } hráči { $name }
    }
goods-lose = { $n ->
        [one] Ztrácíte { $n }
        [few] Ztrácíte { $n }
       *[other] Ztrácíte { $n }
    }
goods-gain = { $n ->
        [one] Získáváte { $n }
        [few] Získáváte { $n }
       *[other] Získáváte { $n }
    }
goods-about = Jídlo a suroviny dohromady, jak chcete.
goods-there = z { $n }
goods-more-food = O jídlo víc
goods-more-resources = O surovinu víc
goods-fewer = Vzít o jedno méně
goods-more = Vzít o jedno více
goods-most = nejvýš { $n }
asked-looting = Válečná kořist
asked-raiding = Nájezd
asked-annexing = Kolonie na dosah
asked-infiltrating = Osobnost, nebo div
asked-tucking = Odcházející osobnost
asked-other = Vaše odpověď

## Konec tahu

since-last-turn = Od vašeho posledního tahu
end-of-turn = Takhle tah skončí
end-about = V pořadí podle pravidel; zatím se nic nestalo.
end-hand = Vojenské karty { $n } z { $most }
end-keep = v pořádku
end-stop = stop
end-uprising = { $n ->
        [one] { $n } nespokojený, volných { $idle }: povstání
        [few] { $n } nespokojení, volných { $idle }: povstání
       *[other] { $n } nespokojených, volných { $idle }: povstání
    }
end-calm = { $n ->
        [0] Všichni jsou spokojení
        [one] { $n } nespokojený, drží ho volní človíci: { $idle }
        [few] { $n } nespokojení, drží je volní človíci: { $idle }
       *[other] { $n } nespokojených, drží je volní človíci: { $idle }
    }
end-culture = Kultura
end-science = Věda
end-corruption = { $n ->
        [one] Korupce, zbývá { $n } modrý
        [few] Korupce, zbývají { $n } modré
       *[other] Korupce, zbývá { $n } modrých
    }
end-food = Farmy
end-eaten = Spotřeba
end-mines = Doly
end-draw = { $n ->
        [one] Nové karty, zbývá { $n } vojenská akce
        [few] Nové karty, zbývají { $n } vojenské akce
       *[other] Nové karty, zbývá { $n } vojenských akcí
    }
end-unused = { $n ->
        [one] { $n } civilní akce by propadla.
        [few] { $n } civilní akce by propadly.
       *[other] { $n } civilních akcí by propadlo.
    }
end-mend = Co by je uklidnilo
end-feed = Co by je nasytilo

## Lišta

ask-deed = { $deed }?
ask-end = Ukončit tah takto?
ask-uprising = Ukončit tah navzdory povstání?
ask-goods = { $n ->
        [one] Jak rozdělíte { $n }?
        [few] Jak rozdělíte { $n }?
       *[other] Jak rozdělíte { $n }?
    }
ask-goods-all = Padne všechno: víc k dělení není.
button-pass = Vynechat
button-pass-bid = Pasovat
button-give-in = Vzdát se
button-send = Vyslat { $n }
button-hold = Bránit silou { $n }
button-discard = Odhodit { $n }
button-end-anyway = Přesto ukončit
button-take = Vzít
button-build = Postavit
button-develop = Vyvinout
button-upgrade = Vylepšit
button-play = Zahrát
button-attack = Zaútočit
button-declare = Vyhlásit
button-offer = Nabídnout
button-prepare = Připravit
button-revolt = Vyhlásit revoluci
button-do = Provést

## Znaky v záznamu pro ty, kdo jej slyší

icon-food = jídlo
icon-resources = suroviny
icon-science = věda
icon-culture = kultura
icon-population = obyvatelé
icon-yellow = žluté žetony
icon-blue = modré žetony
icon-civil = civilní akce
icon-military = vojenské akce
icon-secrets = vojenské karty

# What a coach compares two choices by, with a number after it: "Food −2".
fact-culture = Kultura za tah
fact-science = Věda za tah
fact-science-points = Body vědy
fact-strength = Síla
fact-discontent = Nespokojení človíci
fact-food-output = Jídlo za tah
fact-resource-output = Suroviny za tah
fact-food = Jídlo v zásobě
fact-resources = Suroviny v zásobě
fact-workers = Človíci
