# Slova hry Through the Ages. Klíče vysvětluje en.ftl; tady jsou přesně tytéž.
#
# Pojmy jsou z přehledu pro hráče českého vydání. Karty samy po ruce nebyly: kde se tištěný název může lišit, stojí nad ním unsure.

### Hra

game-title = Through the Ages: Nový příběh civilizace
game-about = Veďte svůj národ od prvních políček až k letům do vesmíru: vybírejte osobnosti, divy a technologie, dbejte, aby lidé měli co jíst a byli spokojení, nenechte se zaskočit sousedy a zanechte po sobě nejbohatší kulturu.

## Farmy a doly

card-agriculture = Zemědělství
card-irrigation = Zavlažování
# unsure: selective-breeding
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
# unsure: printing-press
card-printing-press = Knihtisk
# unsure: journalism
card-journalism = Žurnalistika
card-multimedia = Multimédia
card-drama = Drama
card-opera = Opera
# unsure: movies
card-movies = Film
card-bread-and-circuses = Chléb a hry
# unsure: team-sports
card-team-sports = Týmové sporty
# unsure: professional-sports
card-professional-sports = Profesionální sport

## Vojenské jednotky

# unsure: warriors
card-warriors = Válečníci
# unsure: swordsmen
card-swordsmen = Šermíři
# unsure: riflemen
card-riflemen = Střelci
card-modern-infantry = Moderní pěchota
card-knights = Rytíři
# unsure: cavalrymen
card-cavalrymen = Kavaleristé
card-tanks = Tanky
# unsure: cannon
card-cannon = Kanóny
card-rockets = Rakety
card-air-forces = Letectvo

## Speciální technologie

# unsure: code-of-laws
card-code-of-laws = Zákoník
# unsure: justice-system
card-justice-system = Soudnictví
# unsure: civil-service
card-civil-service = Státní správa
# unsure: warfare
card-warfare = Válečnictví
card-strategy = Strategie
card-military-theory = Vojenská teorie
card-cartography = Kartografie
card-navigation = Navigace
card-satellites = Satelity
# unsure: masonry
card-masonry = Zednictví
card-architecture = Architektura
# unsure: engineering
card-engineering = Inženýrství

## Zřízení

# unsure: despotism
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
# unsure: colossus
card-colossus = Kolos
card-library-of-alexandria = Alexandrijská knihovna
# unsure: great-wall
card-great-wall = Velká zeď
# unsure: st-peters-basilica
card-st-peters-basilica = Bazilika sv. Petra
# unsure: universitas-carolina
card-universitas-carolina = Univerzita Karlova
# unsure: taj-mahal
card-taj-mahal = Tádž Mahal
# unsure: transcontinental-railroad
card-transcontinental-railroad = Transkontinentální železnice
card-eiffel-tower = Eiffelova věž
card-kremlin = Kreml
# unsure: ocean-liner-service
card-ocean-liner-service = Zaoceánská linka
# unsure: first-space-flight
card-first-space-flight = První let do vesmíru
# unsure: fast-food-chains
card-fast-food-chains = Řetězce rychlého občerstvení
card-hollywood = Hollywood
card-internet = Internet

## Osobnosti

card-alexander-the-great = Alexandr Veliký
card-aristotle = Aristoteles
# unsure: hammurabi
card-hammurabi = Chammurapi
card-homer = Homér
# unsure: julius-caesar
card-julius-caesar = Julius Caesar
card-moses = Mojžíš
card-christopher-columbus = Kryštof Kolumbus
card-frederick-barbarossa = Fridrich Barbarossa
card-genghis-khan = Čingischán
# unsure: joan-of-arc
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
# unsure: mahatma-gandhi
card-mahatma-gandhi = Mahátma Gándhí
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill

## Akční karty

# unsure: rich-land-a
card-rich-land-a = Bohatá země
# unsure: rich-land-i
card-rich-land-i = Bohatá země
# unsure: rich-land-ii
card-rich-land-ii = Bohatá země
# unsure: urban-growth-a
card-urban-growth-a = Růst měst
# unsure: urban-growth-i
card-urban-growth-i = Růst měst
# unsure: urban-growth-ii
card-urban-growth-ii = Růst měst
# unsure: urban-growth-iii
card-urban-growth-iii = Růst měst
# unsure: engineering-genius-a
card-engineering-genius-a = Geniální stavitel
# unsure: engineering-genius-i
card-engineering-genius-i = Geniální stavitel
# unsure: engineering-genius-ii
card-engineering-genius-ii = Geniální stavitel
# unsure: engineering-genius-iii
card-engineering-genius-iii = Geniální stavitel
# unsure: frugality-a
card-frugality-a = Šetrnost
# unsure: frugality-i
card-frugality-i = Šetrnost
# unsure: frugality-ii
card-frugality-ii = Šetrnost
# unsure: patriotism-a
card-patriotism-a = Vlastenectví
# unsure: patriotism-i
card-patriotism-i = Vlastenectví
# unsure: patriotism-ii
card-patriotism-ii = Vlastenectví
# unsure: patriotism-iii
card-patriotism-iii = Vlastenectví
# unsure: breakthrough-i
card-breakthrough-i = Průlom
# unsure: breakthrough-ii
card-breakthrough-ii = Průlom
# unsure: reserves-i
card-reserves-i = Rezervy
# unsure: reserves-ii
card-reserves-ii = Rezervy
# unsure: reserves-iii
card-reserves-iii = Rezervy
# unsure: efficient-upgrade-ii
card-efficient-upgrade-ii = Efektivní vylepšení
# unsure: efficient-upgrade-iii
card-efficient-upgrade-iii = Efektivní vylepšení
# unsure: revolutionary-idea-ii
card-revolutionary-idea-ii = Revoluční myšlenka
# unsure: revolutionary-idea-iii
card-revolutionary-idea-iii = Revoluční myšlenka
card-cultural-heritage-a = Kulturní dědictví
card-cultural-heritage-i = Kulturní dědictví
# unsure: stockpile-a
card-stockpile-a = Zásoby
card-wave-of-nationalism-ii = Vlna nacionalismu
# unsure: military-build-up-iii
card-military-build-up-iii = Zbrojení
# unsure: endowment-for-the-arts-iii
card-endowment-for-the-arts-iii = Podpora umění

## Karty vojenského bonusu

# unsure: bonus-i
card-bonus-i = Obrana / kolonizace
# unsure: bonus-ii
card-bonus-ii = Obrana / kolonizace
# unsure: bonus-iii
card-bonus-iii = Obrana / kolonizace

## Taktiky

# unsure: fighting-band
card-fighting-band = Bojová družina
card-legion = Legie
card-medieval-army = Středověká armáda
card-phalanx = Falanga
# unsure: heavy-cavalry
card-heavy-cavalry = Těžká jízda
# unsure: conquistadors
card-conquistadors = Conquistadoři
card-mobile-artillery = Mobilní dělostřelectvo
card-fortifications = Opevnění
card-defensive-army = Obranná armáda
card-napoleonic-army = Napoleonská armáda
card-classic-army = Klasická armáda
# unsure: entrenchments
card-entrenchments = Zákopy
card-mechanized-army = Mechanizovaná armáda
# unsure: shock-troops
card-shock-troops = Úderné jednotky
card-modern-army = Moderní armáda

## Agrese

card-enslave-i = Zotročení
# unsure: plunder-i
card-plunder-i = Plenění
# unsure: plunder-ii
card-plunder-ii = Plenění
# unsure: plunder-iii
card-plunder-iii = Plenění
# unsure: raid-i
card-raid-i = Nájezd
# unsure: raid-ii
card-raid-ii = Nájezd
# unsure: raid-iii
card-raid-iii = Nájezd
# unsure: annex-ii
card-annex-ii = Anexe
# unsure: infiltrate-ii
card-infiltrate-ii = Infiltrace
# unsure: spy-ii
card-spy-ii = Špionáž
card-armed-intervention-iii = Ozbrojená intervence

## Války

card-war-over-territory = Válka o území
card-war-over-technology = Válka o technologie
card-war-over-culture = Válka o kulturu

## Smlouvy

# unsure: open-borders-agreement
card-open-borders-agreement = Dohoda o otevřených hranicích
# unsure: trade-routes-agreement
card-trade-routes-agreement = Dohoda o obchodních cestách
# unsure: acceptance-of-supremacy
card-acceptance-of-supremacy = Uznání nadvlády
# unsure: international-trade-agreement
card-international-trade-agreement = Mezinárodní obchodní dohoda
# unsure: promise-of-military-protection
card-promise-of-military-protection = Příslib vojenské ochrany
card-scientific-cooperation = Vědecká spolupráce
# unsure: international-tourism
card-international-tourism = Mezinárodní turismus
# unsure: loss-of-sovereignty
card-loss-of-sovereignty = Ztráta suverenity
# unsure: military-alliance
card-military-alliance = Vojenská aliance
card-peace-treaty = Mírová smlouva

## Území

# unsure: developed-territory-i
card-developed-territory-i = Rozvinuté území
card-historic-territory-i = Historické území
# unsure: inhabited-territory-i
card-inhabited-territory-i = Obydlené území
card-strategic-territory-i = Strategické území
# unsure: vast-territory-i
card-vast-territory-i = Rozlehlé území
card-wealthy-territory-i = Bohaté území
# unsure: developed-territory-ii
card-developed-territory-ii = Rozvinuté území
card-historic-territory-ii = Historické území
# unsure: inhabited-territory-ii
card-inhabited-territory-ii = Obydlené území
card-strategic-territory-ii = Strategické území
# unsure: vast-territory-ii
card-vast-territory-ii = Rozlehlé území
card-wealthy-territory-ii = Bohaté území

## Události věku A

card-development-of-agriculture = Rozvoj zemědělství
card-development-of-civilization = Rozvoj civilizace
card-development-of-crafts = Rozvoj řemesel
# unsure: development-of-markets
card-development-of-markets = Rozvoj trhů
card-development-of-politics = Rozvoj politiky
card-development-of-religion = Rozvoj náboženství
card-development-of-science = Rozvoj vědy
# unsure: development-of-settlement
card-development-of-settlement = Rozvoj osídlení
# unsure: development-of-trade-routes
card-development-of-trade-routes = Rozvoj obchodních cest
# unsure: development-of-warfare
card-development-of-warfare = Rozvoj válečnictví

## Události věku I

card-barbarians = Barbaři
# unsure: border-conflict
card-border-conflict = Pohraniční konflikt
card-crusades = Křížové výpravy
card-cultural-influence = Kulturní vliv
# unsure: foray
card-foray = Kořistnická výprava
# unsure: good-harvest
card-good-harvest = Dobrá úroda
# unsure: immigration
card-immigration = Imigrace
# unsure: new-deposits
card-new-deposits = Nová naleziště
# unsure: pestilence
card-pestilence = Mor
# unsure: raiders
card-raiders = Nájezdníci
card-rats = Krysy
# unsure: rebellion
card-rebellion = Vzpoura
# unsure: reign-of-terror
card-reign-of-terror = Hrůzovláda
# unsure: scientific-breakthrough
card-scientific-breakthrough = Vědecký průlom
# unsure: uncertain-borders
card-uncertain-borders = Nejisté hranice

## Události věku II

card-civil-unrest = Občanské nepokoje
card-cold-war = Studená válka
# unsure: crime-wave
card-crime-wave = Vlna zločinnosti
# unsure: economic-progress
card-economic-progress = Ekonomický pokrok
# unsure: emigration
card-emigration = Emigrace
# unsure: iconoclasm
card-iconoclasm = Obrazoborectví
# unsure: independence-declaration
card-independence-declaration = Vyhlášení nezávislosti
card-international-agreement = Mezinárodní dohoda
card-national-pride = Národní hrdost
card-politics-of-strength = Politika síly
card-popularization-of-science = Popularizace vědy
card-prosperity = Prosperita
# unsure: ravages-of-time
card-ravages-of-time = Zub času
card-refugees = Uprchlíci
card-terrorism = Terorismus

## Události věku III

# unsure: impact-of-agriculture
card-impact-of-agriculture = Vliv zemědělství
# unsure: impact-of-architecture
card-impact-of-architecture = Vliv architektury
# unsure: impact-of-balance
card-impact-of-balance = Vliv rovnováhy
# unsure: impact-of-colonies
card-impact-of-colonies = Vliv kolonií
# unsure: impact-of-competition
card-impact-of-competition = Vliv soupeření
# unsure: impact-of-government
card-impact-of-government = Vliv zřízení
# unsure: impact-of-happiness
card-impact-of-happiness = Vliv spokojenosti
# unsure: impact-of-industry
card-impact-of-industry = Vliv průmyslu
# unsure: impact-of-population
card-impact-of-population = Vliv populace
# unsure: impact-of-progress
card-impact-of-progress = Vliv pokroku
# unsure: impact-of-science
card-impact-of-science = Vliv vědy
# unsure: impact-of-strength
card-impact-of-strength = Vliv síly
# unsure: impact-of-technology
card-impact-of-technology = Vliv technologií
# unsure: impact-of-variety
card-impact-of-variety = Vliv rozmanitosti
# unsure: impact-of-wonders
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
# unsure: kind-cavalry
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

## Obory speciálních technologií

# Shoduje se se slovem technologie.

# unsure: branch-civil
branch-civil = civilní
branch-military = vojenská
# unsure: branch-colonization
branch-colonization = kolonizační
# unsure: branch-construction
branch-construction = stavební

## Pojmy

# Jen základní tvar.

term-civil-action = civilní akce
term-military-action = vojenská akce
term-science = věda
term-culture = kultura
term-strength = síla
term-happy-face = šťastná značka
term-discontent-worker = nespokojený človík
term-unused-worker = volný človík
term-population = populace
term-yellow-bank = žlutý pruh
term-blue-bank = modrý pruh
term-yellow-token = žlutý žeton
term-blue-token = modrý žeton
term-food = jídlo
term-resource = surovina
term-corruption = korupce
term-uprising = povstání
term-card-row = nabídka karet
term-current-events = aktuální události
term-future-events = budoucí události
term-common-tactics = společné taktiky
term-colony = kolonie
term-territory = území
term-pact = smlouva
term-war = válka
term-aggression = agrese
term-wonder-stage = část divu
term-government = zřízení
term-leader = osobnost
term-special-technology = speciální technologie
term-action-card = akční karta
term-revolution = revoluce
# unsure: term-peaceful-change
term-peaceful-change = pokojná změna
term-technology = technologie
term-hand = ruka
term-level = stupeň
term-army = armáda
# unsure: term-obsolete-army
term-obsolete-army = zastaralá armáda
term-air-force = letectvo
# unsure: term-bid
term-bid = nabídka
# unsure: term-force
term-force = kolonizační výprava
term-defence = obrana
