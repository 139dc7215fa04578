# Slová hry Through the Ages. Kľúče vysvetľuje en.ftl; tu sú presne tie isté.

### Hra

game-title = Through the Ages: Nový príbeh civilizácie
game-about = Veďte svoj národ od prvých políčok až k letom do vesmíru: vyberajte si osobnosti, divy a technológie, postarajte sa, aby ľudia boli sýti a spokojní, nedajte sa zaskočiť susedmi a zanechajte po sebe najbohatšiu kultúru.

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

## Udalosti éry A

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

## Udalosti éry I

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

## Udalosti éry II

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

## Udalosti éry III

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

## Éry

age-A = Éra A
age-I = Éra I
age-II = Éra II
age-III = Éra III
age-IV = Éra IV

## Odbory špeciálnych technológií

# Zhoduje sa so slovom technológia.

branch-civil = civilná
branch-military = vojenská
branch-colonization = kolonizačná
branch-construction = stavebná

## Pojmy

# Len základný tvar.

term-civil-action = civilná akcia
term-military-action = vojenská akcia
term-science = veda
term-culture = kultúra
term-strength = sila
term-happy-face = šťastná tvár
term-discontent-worker = nespokojný pracovník
term-unused-worker = voľný pracovník
term-population = populácia
term-yellow-bank = žltý pruh
term-blue-bank = modrý pruh
term-yellow-token = žltý žetón
term-blue-token = modrý žetón
term-food = jedlo
term-resource = surovina
term-corruption = korupcia
term-uprising = povstanie
term-card-row = ponuka kariet
term-current-events = aktuálne udalosti
term-future-events = budúce udalosti
term-common-tactics = spoločné taktiky
term-colony = kolónia
term-territory = územie
term-pact = zmluva
term-war = vojna
term-aggression = agresia
term-wonder-stage = časť divu
term-government = zriadenie
term-leader = osobnosť
term-special-technology = špeciálna technológia
term-action-card = akčná karta
term-revolution = revolúcia
term-peaceful-change = pokojná zmena
term-technology = technológia
term-hand = ruka
term-level = úroveň
term-army = armáda
term-obsolete-army = zastaraná armáda
term-air-force = letectvo
term-bid = ponuka
term-force = kolonizačná výprava
term-defence = obrana
