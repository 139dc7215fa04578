# The words of Through the Ages: so far the names of its cards and the terms. The other languages have exactly the same keys.
#
# Cards are `card-ID`; the age is drawn on the card, so `rich-land-a` and `rich-land-ii` have the same name.
# `kind-KIND`, `age-AGE` and `branch-BRANCH` are the names in cards.py. Kinds and ages are labels, with a capital; branches and terms are not.
# In cs.ftl, `unsure` stands above a name that has not been checked against the printed Czech cards.

### The game

game-title = Through the Ages: A New Story of Civilization
game-about = Lead a civilization from its first fields to the space age: choose leaders, wonders and technologies, keep your people fed and happy, stay strong enough to be left in peace, and leave history the richest culture.

## Farms and mines

card-agriculture = Agriculture
card-irrigation = Irrigation
card-selective-breeding = Selective Breeding
card-mechanized-agriculture = Mechanized Agriculture
card-bronze = Bronze
card-iron = Iron
card-coal = Coal
card-oil = Oil

## Urban buildings

card-philosophy = Philosophy
card-alchemy = Alchemy
card-scientific-method = Scientific Method
card-computers = Computers
card-religion = Religion
card-theology = Theology
card-organized-religion = Organized Religion
card-printing-press = Printing Press
card-journalism = Journalism
card-multimedia = Multimedia
card-drama = Drama
card-opera = Opera
card-movies = Movies
card-bread-and-circuses = Bread and Circuses
card-team-sports = Team Sports
card-professional-sports = Professional Sports

## Military units

card-warriors = Warriors
card-swordsmen = Swordsmen
card-riflemen = Riflemen
card-modern-infantry = Modern Infantry
card-knights = Knights
card-cavalrymen = Cavalrymen
card-tanks = Tanks
card-cannon = Cannon
card-rockets = Rockets
card-air-forces = Air Forces

## Special technologies

card-code-of-laws = Code of Laws
card-justice-system = Justice System
card-civil-service = Civil Service
card-warfare = Warfare
card-strategy = Strategy
card-military-theory = Military Theory
card-cartography = Cartography
card-navigation = Navigation
card-satellites = Satellites
card-masonry = Masonry
card-architecture = Architecture
card-engineering = Engineering

## Governments

card-despotism = Despotism
card-monarchy = Monarchy
card-theocracy = Theocracy
card-constitutional-monarchy = Constitutional Monarchy
card-republic = Republic
card-communism = Communism
card-fundamentalism = Fundamentalism
card-democracy = Democracy

## Wonders

card-pyramids = Pyramids
card-hanging-gardens = Hanging Gardens
card-colossus = Colossus
card-library-of-alexandria = Library of Alexandria
card-great-wall = Great Wall
card-st-peters-basilica = St. Peter’s Basilica
card-universitas-carolina = Universitas Carolina
card-taj-mahal = Taj Mahal
card-transcontinental-railroad = Transcontinental Railroad
card-eiffel-tower = Eiffel Tower
card-kremlin = Kremlin
card-ocean-liner-service = Ocean Liner Service
card-first-space-flight = First Space Flight
card-fast-food-chains = Fast Food Chains
card-hollywood = Hollywood
card-internet = Internet

## Leaders

card-alexander-the-great = Alexander the Great
card-aristotle = Aristotle
card-hammurabi = Hammurabi
card-homer = Homer
card-julius-caesar = Julius Caesar
card-moses = Moses
card-christopher-columbus = Christopher Columbus
card-frederick-barbarossa = Frederick Barbarossa
card-genghis-khan = Genghis Khan
card-joan-of-arc = Joan of Arc
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

## Action cards

card-rich-land-a = Rich Land
card-rich-land-i = Rich Land
card-rich-land-ii = Rich Land
card-urban-growth-a = Urban Growth
card-urban-growth-i = Urban Growth
card-urban-growth-ii = Urban Growth
card-urban-growth-iii = Urban Growth
card-engineering-genius-a = Engineering Genius
card-engineering-genius-i = Engineering Genius
card-engineering-genius-ii = Engineering Genius
card-engineering-genius-iii = Engineering Genius
card-frugality-a = Frugality
card-frugality-i = Frugality
card-frugality-ii = Frugality
card-patriotism-a = Patriotism
card-patriotism-i = Patriotism
card-patriotism-ii = Patriotism
card-patriotism-iii = Patriotism
card-breakthrough-i = Breakthrough
card-breakthrough-ii = Breakthrough
card-reserves-i = Reserves
card-reserves-ii = Reserves
card-reserves-iii = Reserves
card-efficient-upgrade-ii = Efficient Upgrade
card-efficient-upgrade-iii = Efficient Upgrade
card-revolutionary-idea-ii = Revolutionary Idea
card-revolutionary-idea-iii = Revolutionary Idea
card-cultural-heritage-a = Cultural Heritage
card-cultural-heritage-i = Cultural Heritage
card-stockpile-a = Stockpile
card-wave-of-nationalism-ii = Wave of Nationalism
card-military-build-up-iii = Military Build-Up
card-endowment-for-the-arts-iii = Endowment for the Arts

## Bonus cards

card-bonus-i = Defense / Colonization
card-bonus-ii = Defense / Colonization
card-bonus-iii = Defense / Colonization

## Tactics

card-fighting-band = Fighting Band
card-legion = Legion
card-medieval-army = Medieval Army
card-phalanx = Phalanx
card-heavy-cavalry = Heavy Cavalry
card-conquistadors = Conquistadors
card-mobile-artillery = Mobile Artillery
card-fortifications = Fortifications
card-defensive-army = Defensive Army
card-napoleonic-army = Napoleonic Army
card-classic-army = Classic Army
card-entrenchments = Entrenchments
card-mechanized-army = Mechanized Army
card-shock-troops = Shock Troops
card-modern-army = Modern Army

## Aggressions

card-enslave-i = Enslave
card-plunder-i = Plunder
card-plunder-ii = Plunder
card-plunder-iii = Plunder
card-raid-i = Raid
card-raid-ii = Raid
card-raid-iii = Raid
card-annex-ii = Annex
card-infiltrate-ii = Infiltrate
card-spy-ii = Spy
card-armed-intervention-iii = Armed Intervention

## Wars

card-war-over-territory = War over Territory
card-war-over-technology = War over Technology
card-war-over-culture = War over Culture

## Pacts

card-open-borders-agreement = Open Borders Agreement
card-trade-routes-agreement = Trade Routes Agreement
card-acceptance-of-supremacy = Acceptance of Supremacy
card-international-trade-agreement = International Trade Agreement
card-promise-of-military-protection = Promise of Military Protection
card-scientific-cooperation = Scientific Cooperation
card-international-tourism = International Tourism
card-loss-of-sovereignty = Loss of Sovereignty
card-military-alliance = Military Alliance
card-peace-treaty = Peace Treaty

## Territories

card-developed-territory-i = Developed Territory
card-historic-territory-i = Historic Territory
card-inhabited-territory-i = Inhabited Territory
card-strategic-territory-i = Strategic Territory
card-vast-territory-i = Vast Territory
card-wealthy-territory-i = Wealthy Territory
card-developed-territory-ii = Developed Territory
card-historic-territory-ii = Historic Territory
card-inhabited-territory-ii = Inhabited Territory
card-strategic-territory-ii = Strategic Territory
card-vast-territory-ii = Vast Territory
card-wealthy-territory-ii = Wealthy Territory

## Events of Age A

card-development-of-agriculture = Development of Agriculture
card-development-of-civilization = Development of Civilization
card-development-of-crafts = Development of Crafts
card-development-of-markets = Development of Markets
card-development-of-politics = Development of Politics
card-development-of-religion = Development of Religion
card-development-of-science = Development of Science
card-development-of-settlement = Development of Settlement
card-development-of-trade-routes = Development of Trade Routes
card-development-of-warfare = Development of Warfare

## Events of Age I

card-barbarians = Barbarians
card-border-conflict = Border Conflict
card-crusades = Crusades
card-cultural-influence = Cultural Influence
card-foray = Foray
card-good-harvest = Good Harvest
card-immigration = Immigration
card-new-deposits = New Deposits
card-pestilence = Pestilence
card-raiders = Raiders
card-rats = Rats
card-rebellion = Rebellion
card-reign-of-terror = Reign of Terror
card-scientific-breakthrough = Scientific Breakthrough
card-uncertain-borders = Uncertain Borders

## Events of Age II

card-civil-unrest = Civil Unrest
card-cold-war = Cold War
card-crime-wave = Crime Wave
card-economic-progress = Economic Progress
card-emigration = Emigration
card-iconoclasm = Iconoclasm
card-independence-declaration = Independence Declaration
card-international-agreement = International Agreement
card-national-pride = National Pride
card-politics-of-strength = Politics of Strength
card-popularization-of-science = Popularization of Science
card-prosperity = Prosperity
card-ravages-of-time = Ravages of Time
card-refugees = Refugees
card-terrorism = Terrorism

## Events of Age III

card-impact-of-agriculture = Impact of Agriculture
card-impact-of-architecture = Impact of Architecture
card-impact-of-balance = Impact of Balance
card-impact-of-colonies = Impact of Colonies
card-impact-of-competition = Impact of Competition
card-impact-of-government = Impact of Government
card-impact-of-happiness = Impact of Happiness
card-impact-of-industry = Impact of Industry
card-impact-of-population = Impact of Population
card-impact-of-progress = Impact of Progress
card-impact-of-science = Impact of Science
card-impact-of-strength = Impact of Strength
card-impact-of-technology = Impact of Technology
card-impact-of-variety = Impact of Variety
card-impact-of-wonders = Impact of Wonders

## Kinds of cards

kind-farm = Farm
kind-mine = Mine
kind-lab = Lab
kind-temple = Temple
kind-library = Library
kind-theater = Theater
kind-arena = Arena
kind-infantry = Infantry
kind-cavalry = Cavalry
kind-artillery = Artillery
kind-air = Air force
kind-special = Special technology
kind-government = Government
kind-wonder = Wonder
kind-leader = Leader
kind-action = Action card
kind-bonus = Military bonus
kind-tactic = Tactic
kind-aggression = Aggression
kind-war = War
kind-pact = Pact
kind-territory = Territory
kind-event = Event

## Ages

age-A = Age A
age-I = Age I
age-II = Age II
age-III = Age III
age-IV = Age IV

## Branches of special technologies

# In other languages it agrees with the word for a technology.

branch-civil = civil
branch-military = military
branch-colonization = colonization
branch-construction = construction

## Terms

# The basic form only.

term-civil-action = civil action
term-military-action = military action
term-science = science
term-culture = culture
term-strength = strength
term-happy-face = happy face
term-discontent-worker = discontent worker
term-unused-worker = unused worker
term-population = population
term-yellow-bank = yellow bank
term-blue-bank = blue bank
term-yellow-token = yellow token
term-blue-token = blue token
term-food = food
term-resource = resource
term-corruption = corruption
term-uprising = uprising
term-card-row = card row
term-current-events = current events
term-future-events = future events
term-common-tactics = common tactics
term-colony = colony
term-territory = territory
term-pact = pact
term-war = war
term-aggression = aggression
term-wonder-stage = wonder stage
term-government = government
term-leader = leader
term-special-technology = special technology
term-action-card = action card
term-revolution = revolution
term-peaceful-change = peaceful change
term-technology = technology
term-hand = hand
term-level = level
term-army = army
term-obsolete-army = obsolete army
term-air-force = air force
term-bid = bid
term-force = colonization force
term-defence = defense
