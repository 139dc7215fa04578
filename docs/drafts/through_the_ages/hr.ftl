# Riječi igre Through the Ages. Ključeve objašnjava en.ftl; ovdje su potpuno isti.

### Igra

game-title = Through the Ages: Nova priča o civilizaciji
game-about = Povedite svoj narod od prvih polja do leta u svemir: birajte vođe, čuda i tehnologije, pobrinite se da ljudi budu siti i zadovoljni, ne dajte se jačim susjedima i ostavite za sobom najbogatiju kulturu.

## Farme i rudnici

card-agriculture = Poljoprivreda
card-irrigation = Navodnjavanje
card-selective-breeding = Selektivni uzgoj
card-mechanized-agriculture = Mehanizirana poljoprivreda
card-bronze = Bronca
card-iron = Željezo
card-coal = Ugljen
card-oil = Nafta

## Gradske građevine

card-philosophy = Filozofija
card-alchemy = Alkemija
card-scientific-method = Znanstvena metoda
card-computers = Računala
card-religion = Religija
card-theology = Teologija
card-organized-religion = Organizirana religija
card-printing-press = Tiskarski stroj
card-journalism = Novinarstvo
card-multimedia = Multimedija
card-drama = Drama
card-opera = Opera
card-movies = Film
card-bread-and-circuses = Kruha i igara
card-team-sports = Momčadski sportovi
card-professional-sports = Profesionalni sport

## Vojne postrojbe

card-warriors = Ratnici
card-swordsmen = Mačevaoci
card-riflemen = Strijelci
card-modern-infantry = Moderno pješaštvo
card-knights = Vitezovi
card-cavalrymen = Konjanici
card-tanks = Tenkovi
card-cannon = Topovi
card-rockets = Rakete
card-air-forces = Zračne snage

## Posebne tehnologije

card-code-of-laws = Zakonik
card-justice-system = Pravosuđe
card-civil-service = Državna uprava
card-warfare = Ratno umijeće
card-strategy = Strategija
card-military-theory = Vojna teorija
card-cartography = Kartografija
card-navigation = Navigacija
card-satellites = Sateliti
card-masonry = Zidarstvo
card-architecture = Arhitektura
card-engineering = Inženjerstvo

## Oblici vladavine

card-despotism = Despotizam
card-monarchy = Monarhija
card-theocracy = Teokracija
card-constitutional-monarchy = Ustavna monarhija
card-republic = Republika
card-communism = Komunizam
card-fundamentalism = Fundamentalizam
card-democracy = Demokracija

## Čuda

card-pyramids = Piramide
card-hanging-gardens = Viseći vrtovi
card-colossus = Rodski kolos
card-library-of-alexandria = Aleksandrijska knjižnica
card-great-wall = Kineski zid
card-st-peters-basilica = Bazilika sv. Petra
card-universitas-carolina = Karlovo sveučilište
card-taj-mahal = Tadž Mahal
card-transcontinental-railroad = Transkontinentalna željeznica
card-eiffel-tower = Eiffelov toranj
card-kremlin = Kremlj
card-ocean-liner-service = Prekooceanska linija
card-first-space-flight = Prvi let u svemir
card-fast-food-chains = Lanci brze hrane
card-hollywood = Hollywood
card-internet = Internet

## Vođe

card-alexander-the-great = Aleksandar Veliki
card-aristotle = Aristotel
card-hammurabi = Hamurabi
card-homer = Homer
card-julius-caesar = Julije Cezar
card-moses = Mojsije
card-christopher-columbus = Kristofor Kolumbo
card-frederick-barbarossa = Fridrik Barbarossa
card-genghis-khan = Džingis-kan
card-joan-of-arc = Ivana Orleanska
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
card-mahatma-gandhi = Mahatma Gandhi
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill

## Akcijske karte

card-rich-land-a = Bogata zemlja
card-rich-land-i = Bogata zemlja
card-rich-land-ii = Bogata zemlja
card-urban-growth-a = Rast gradova
card-urban-growth-i = Rast gradova
card-urban-growth-ii = Rast gradova
card-urban-growth-iii = Rast gradova
card-engineering-genius-a = Genijalni graditelj
card-engineering-genius-i = Genijalni graditelj
card-engineering-genius-ii = Genijalni graditelj
card-engineering-genius-iii = Genijalni graditelj
card-frugality-a = Štedljivost
card-frugality-i = Štedljivost
card-frugality-ii = Štedljivost
card-patriotism-a = Domoljublje
card-patriotism-i = Domoljublje
card-patriotism-ii = Domoljublje
card-patriotism-iii = Domoljublje
card-breakthrough-i = Proboj
card-breakthrough-ii = Proboj
card-reserves-i = Rezerve
card-reserves-ii = Rezerve
card-reserves-iii = Rezerve
card-efficient-upgrade-ii = Učinkovita nadogradnja
card-efficient-upgrade-iii = Učinkovita nadogradnja
card-revolutionary-idea-ii = Revolucionarna ideja
card-revolutionary-idea-iii = Revolucionarna ideja
card-cultural-heritage-a = Kulturna baština
card-cultural-heritage-i = Kulturna baština
card-stockpile-a = Zalihe
card-wave-of-nationalism-ii = Val nacionalizma
card-military-build-up-iii = Naoružavanje
card-endowment-for-the-arts-iii = Potpora umjetnosti

## Karte vojnog bonusa

card-bonus-i = Obrana / kolonizacija
card-bonus-ii = Obrana / kolonizacija
card-bonus-iii = Obrana / kolonizacija

## Taktike

card-fighting-band = Ratnička družina
card-legion = Legija
card-medieval-army = Srednjovjekovna vojska
card-phalanx = Falanga
card-heavy-cavalry = Teška konjica
card-conquistadors = Konkvistadori
card-mobile-artillery = Pokretno topništvo
card-fortifications = Utvrde
card-defensive-army = Obrambena vojska
card-napoleonic-army = Napoleonska vojska
card-classic-army = Klasična vojska
card-entrenchments = Rovovi
card-mechanized-army = Mehanizirana vojska
card-shock-troops = Udarne postrojbe
card-modern-army = Moderna vojska

## Agresije

card-enslave-i = Porobljavanje
card-plunder-i = Pljačka
card-plunder-ii = Pljačka
card-plunder-iii = Pljačka
card-raid-i = Prepad
card-raid-ii = Prepad
card-raid-iii = Prepad
card-annex-ii = Aneksija
card-infiltrate-ii = Infiltracija
card-spy-ii = Špijunaža
card-armed-intervention-iii = Oružana intervencija

## Ratovi

card-war-over-territory = Rat za teritorij
card-war-over-technology = Rat za tehnologiju
card-war-over-culture = Rat za kulturu

## Paktovi

card-open-borders-agreement = Sporazum o otvorenim granicama
card-trade-routes-agreement = Sporazum o trgovačkim putovima
card-acceptance-of-supremacy = Priznanje prevlasti
card-international-trade-agreement = Međunarodni trgovinski sporazum
card-promise-of-military-protection = Obećanje vojne zaštite
card-scientific-cooperation = Znanstvena suradnja
card-international-tourism = Međunarodni turizam
card-loss-of-sovereignty = Gubitak suvereniteta
card-military-alliance = Vojni savez
card-peace-treaty = Mirovni ugovor

## Teritoriji

card-developed-territory-i = Razvijeni teritorij
card-historic-territory-i = Povijesni teritorij
card-inhabited-territory-i = Naseljeni teritorij
card-strategic-territory-i = Strateški teritorij
card-vast-territory-i = Prostrani teritorij
card-wealthy-territory-i = Bogati teritorij
card-developed-territory-ii = Razvijeni teritorij
card-historic-territory-ii = Povijesni teritorij
card-inhabited-territory-ii = Naseljeni teritorij
card-strategic-territory-ii = Strateški teritorij
card-vast-territory-ii = Prostrani teritorij
card-wealthy-territory-ii = Bogati teritorij

## Događaji doba A

card-development-of-agriculture = Razvoj poljoprivrede
card-development-of-civilization = Razvoj civilizacije
card-development-of-crafts = Razvoj obrta
card-development-of-markets = Razvoj tržišta
card-development-of-politics = Razvoj politike
card-development-of-religion = Razvoj religije
card-development-of-science = Razvoj znanosti
card-development-of-settlement = Razvoj naselja
card-development-of-trade-routes = Razvoj trgovačkih putova
card-development-of-warfare = Razvoj ratnog umijeća

## Događaji doba I

card-barbarians = Barbari
card-border-conflict = Pogranični sukob
card-crusades = Križarski ratovi
card-cultural-influence = Kulturni utjecaj
card-foray = Pljačkaški pohod
card-good-harvest = Dobra žetva
card-immigration = Useljavanje
card-new-deposits = Nova nalazišta
card-pestilence = Kuga
card-raiders = Pljačkaši
card-rats = Štakori
card-rebellion = Pobuna
card-reign-of-terror = Strahovlada
card-scientific-breakthrough = Znanstveni proboj
card-uncertain-borders = Nesigurne granice

## Događaji doba II

card-civil-unrest = Građanski nemiri
card-cold-war = Hladni rat
card-crime-wave = Val kriminala
card-economic-progress = Gospodarski napredak
card-emigration = Iseljavanje
card-iconoclasm = Ikonoklazam
card-independence-declaration = Proglašenje neovisnosti
card-international-agreement = Međunarodni sporazum
card-national-pride = Nacionalni ponos
card-politics-of-strength = Politika sile
card-popularization-of-science = Popularizacija znanosti
card-prosperity = Blagostanje
card-ravages-of-time = Zub vremena
card-refugees = Izbjeglice
card-terrorism = Terorizam

## Događaji doba III

card-impact-of-agriculture = Utjecaj poljoprivrede
card-impact-of-architecture = Utjecaj arhitekture
card-impact-of-balance = Utjecaj ravnoteže
card-impact-of-colonies = Utjecaj kolonija
card-impact-of-competition = Utjecaj natjecanja
card-impact-of-government = Utjecaj vladavine
card-impact-of-happiness = Utjecaj zadovoljstva
card-impact-of-industry = Utjecaj industrije
card-impact-of-population = Utjecaj stanovništva
card-impact-of-progress = Utjecaj napretka
card-impact-of-science = Utjecaj znanosti
card-impact-of-strength = Utjecaj snage
card-impact-of-technology = Utjecaj tehnologije
card-impact-of-variety = Utjecaj raznolikosti
card-impact-of-wonders = Utjecaj čuda

## Vrste karata

kind-farm = Farma
kind-mine = Rudnik
kind-lab = Laboratorij
kind-temple = Hram
kind-library = Knjižnica
kind-theater = Kazalište
kind-arena = Arena
kind-infantry = Pješaštvo
kind-cavalry = Konjica
kind-artillery = Topništvo
kind-air = Zrakoplovstvo
kind-special = Posebna tehnologija
kind-government = Oblik vladavine
kind-wonder = Čudo
kind-leader = Vođa
kind-action = Akcijska karta
kind-bonus = Vojni bonus
kind-tactic = Taktika
kind-aggression = Agresija
kind-war = Rat
kind-pact = Pakt
kind-territory = Teritorij
kind-event = Događaj

## Doba

age-A = Doba A
age-I = Doba I
age-II = Doba II
age-III = Doba III
age-IV = Doba IV

## Grane posebnih tehnologija

# Slaže se s riječju tehnologija.

branch-civil = civilna
branch-military = vojna
branch-colonization = kolonizacijska
branch-construction = graditeljska

## Pojmovi

# Samo osnovni oblik.

term-civil-action = civilna akcija
term-military-action = vojna akcija
term-science = znanost
term-culture = kultura
term-strength = snaga
term-happy-face = sretno lice
term-discontent-worker = nezadovoljni radnik
term-unused-worker = slobodni radnik
term-population = stanovništvo
term-yellow-bank = žuta zaliha
term-blue-bank = plava zaliha
term-yellow-token = žuti žeton
term-blue-token = plavi žeton
term-food = hrana
term-resource = resurs
term-corruption = korupcija
term-uprising = ustanak
term-card-row = red karata
term-current-events = aktualni događaji
term-future-events = budući događaji
term-common-tactics = zajedničke taktike
term-colony = kolonija
term-territory = teritorij
term-pact = pakt
term-war = rat
term-aggression = agresija
term-wonder-stage = faza čuda
term-government = oblik vladavine
term-leader = vođa
term-special-technology = posebna tehnologija
term-action-card = akcijska karta
term-revolution = revolucija
term-peaceful-change = mirna promjena
term-technology = tehnologija
term-hand = ruka
term-level = razina
term-army = vojska
term-obsolete-army = zastarjela vojska
term-air-force = zrakoplovstvo
term-bid = ponuda
term-force = kolonizacijske snage
term-defence = obrana
