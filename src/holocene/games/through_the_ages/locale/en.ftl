# The words of Through the Ages. The other languages have exactly the same keys, attributes and variables;
# tests/games/through_the_ages/test_locale.py holds them to it.
#
# For authors of a client
# -----------------------
# Names from the engine enter a key with every underscore turned into a hyphen: `science_rate` is `change-science-rate`.
#
#   $name, $who   a player's name; it stands as the subject, in the present tense, so that no language needs a gender
#   $target, $partner, $victim, $by, $to, $attacker   other players' names, never inflected
#   $card     the name of a card, never inflected either; where several ages have a card of one name, with its age
#   $kind     of a card: farm mine lab temple library theater arena infantry cavalry artillery air, see `object-kind`
#   $n        how many, of whatever the message is about
#   $cost, $what, $points   an amount in words, made of `object-food` and so on; in the log a picture with its number
#   $amount   a number with its sign as text: +2, −1
#
# `object-WHAT` is an amount as the object of a sentence ("platí 1 surovinu"), `amount-WHAT` the same as a label.
# What a card does is put together: `power-POWER` for each power, `action-`, `wonder-`, `attack-`, `event-` and `who-` by the
# vocabulary of the card data (cards.py, civil.py, military.py, powers.py). These begin with a small letter; who shows them alone
# makes it a capital.
# The client puts these words and its own (web/src/locale) into one bundle, so no key may be in both.
# Czech, Slovak and Croatian speak to a player in the plural; Czech terms are those of the Czech edition.

### The game

game-title = Through the Ages: A New Story of Civilization
game-about = Lead a civilization from its first fields to the space age: choose leaders, wonders, and technologies, keep your people fed and happy, stay strong enough to be left in peace, and leave the richest culture behind.
# How far a running game is, in the lists of tables; $last: the last round, 0 as long as nobody knows it.
game-progress = { $last ->
        [0] Age { $age } · round { $round }
       *[other] Age { $age } · round { $round } of { $last }
    }

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

## Amounts

# By $n; as the object of a sentence: “Dora pays ...”, “Dora gains ...”.
object-food = { $n } food
object-resources = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
object-science = { $n } science
object-culture = { $n } culture
object-population = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
object-yellow = { $n ->
        [one] { $n } yellow token
       *[other] { $n } yellow tokens
    }
object-blue = { $n ->
        [one] { $n } blue token
       *[other] { $n } blue tokens
    }
object-civil = { $n ->
        [one] { $n } civil action
       *[other] { $n } civil actions
    }
object-military = { $n ->
        [one] { $n } military action
       *[other] { $n } military actions
    }
object-secrets = { $n ->
        [one] { $n } military card
       *[other] { $n } military cards
    }
# The same as labels.
amount-food = { $n } food
amount-resources = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
amount-science = { object-science }
amount-culture = { object-culture }
amount-population = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
amount-draw = { $n ->
        [one] { $n } military card
       *[other] { $n } military cards
    }
# What a card with workers is called when one is built, upgraded or destroyed; by $kind.
object-kind = { $kind ->
        [farm] farm
        [mine] mine
        [lab] lab
        [temple] temple
        [library] library
        [theater] theater
        [arena] arena
        [infantry] infantry
        [cavalry] cavalry
        [artillery] artillery
       *[air] air force
    }

## The log

# A line is a sentence with open places, which the client fills with a name ($who and other players) or with pictures that carry
# their number and an accessible name of their own: $card, $cards, $source, $replaced, $cost, $points, $what, $scores.
# $n is the number in $cost, $what or $points, or how many cards are listed.
log-turn = Round { $round }: { $who } plays
log-row = { $n ->
        [one] Nobody took { $cards }: it leaves the row
       *[other] Nobody took { $cards }: they leave the row
    }
log-row-came = New in the row: { $came }
log-age = Age { $ended } is over; Age { $begins } begins
log-age-tokens = Age { $ended } is over; Age { $begins } begins, and everyone loses 2 yellow tokens from the bank
log-age-last = Age { $ended } is over: round { $round } will be the last
log-outdated = { $who } loses what is out of date: { $what }
log-took = { $n ->
        [0] { $who } takes { $card } for free
       *[other] { $who } takes { $card } for { $cost }
    }
log-grew = { $n ->
        [0] { $who } increases population for free
       *[other] { $who } increases population for { $cost }
    }
log-built = { $n ->
        [0] { $who } builds { $card } ({ object-kind }) for free
       *[other] { $who } builds { $card } ({ object-kind }) for { $cost }
    }
log-upgraded = { $n ->
        [0] { $who } upgrades { $source } to { $card } for free
       *[other] { $who } upgrades { $source } to { $card } for { $cost }
    }
log-destroyed = { $who } destroys { $card } ({ object-kind })
log-destroyed-by = { $who } destroys { $card } ({ object-kind }): { $cause }
log-disbanded = { $who } disbands { $card } ({ object-kind })
# Of somebody else's building: $by destroys one of $who.
log-razed = { $by } destroys { $who }’s { $card } ({ object-kind })
log-razed-by = { $by } destroys { $who }’s { $card } ({ object-kind }): { $cause }
log-raised = { $who } builds { $stages ->
        [one] { $stages } stage
       *[other] { $stages } stages
    } of { $card } { $n ->
        [0] for free
       *[other] for { $cost }
    }
log-completed = { $n ->
        [0] { $who } completes { $card } for free
       *[other] { $who } completes { $card } for { $cost }
    }
log-wonder-scores = The wonder scores { $points }
log-developed = { $n ->
        [0] { $who } develops { $card } for free
       *[other] { $who } develops { $card } for { $cost }
    }
log-government = { $n ->
        [0] { $who } peacefully changes government to { $card }
       *[other] { $who } peacefully changes government to { $card } for { $cost }
    }
log-revolution = { $n ->
        [0] { $who } declares a revolution: { $card }
       *[other] { $who } declares a revolution for { $cost }: { $card }
    }
log-appointed = { $who } is now led by { $card }
log-appointed-instead = { $who } is now led by { $card }; { $replaced } leaves
log-tucked = { $who } keeps the old leader under { $card } for a happy face
log-leader-left = { $who } no longer has the leader { $card }
log-leader-left-by = { $who } no longer has the leader { $card } ({ $cause })
log-played = { $who } plays { $card }
log-adopted = { $who } plays the tactic { $card }
log-copied = { $who } copies the tactic { $card }
log-tactic-shared = Everyone may now copy the tactic { $card }
# By $power: what a leader, a wonder or a pact allows once a turn.
log-used = { $power ->
        [command] { $who } uses a military action as a civil one
        [sail] { $who } brings a worker by ocean liner
        [praise] { $who } makes a speech for culture
        [rally] { $who } makes a speech for the army: science and resources for units
       *[trade] { $who } trades by the pact
    }
log-gained = { $who } gains { $what }
log-lost = { $who } loses { $what }
log-gained-by = { $who } gains { $what } ({ $cause })
log-lost-by = { $who } loses { $what } ({ $cause })
# What $rival loses, $who gains.
log-taken = { $who } takes { $what } from { $rival } ({ $cause })
log-lost-worker = { $who } loses a worker from { $card }
log-lost-worker-by = { $who } loses a worker from { $card } ({ $cause })
log-made = { $who } produces { $what }
log-made-nothing = { $who } produces nothing
# What happens to it; lines that follow `log-made`.
log-corruption = corruption takes { $n }
log-eaten = the people eat { $what }
log-hungry = { $n ->
        [one] { $n } food is missing, which costs { $points }
       *[other] { $n } food is missing, which costs { $points }
    }
log-produced = { $who } gains { $what } from the turn
log-produced-nothing = { $who } gains nothing from the turn
log-uprising = Uprising! Too many of { $who }’s workers are discontent: nothing is produced
log-drew = { $who } draws { $what }
log-drew-own = { $who } draws { $cards }
log-drew-by = { $who } draws { $what } ({ $cause })
log-drew-own-by = { $who } draws { $cards } ({ $cause })
log-discarded = { $who } discards { $what }
log-discarded-own = { $who } discards { $cards }
log-prepared = { $who } prepares an event of Age { $age } and scores { $points }
log-prepared-own = { $who } prepares { $card } (Age { $age }) and scores { $points }
log-foresaw = { $who } looks at the next event
log-foresaw-own = { $who } sees the next event: { $card }
log-event = Event: { $card }
log-territory = A territory to colonize: { $card }
log-bid = { $who } bids { $strength }
log-passed = { $who } passes
log-unclaimed = Nobody colonizes { $card }
log-colonized = { $who } colonizes { $card } with a force of { $force }: { $what }
log-settled = { $who } sails out and colonizes { $card } without a fight
log-colony-lost = { $who } loses the colony { $card }
log-colony-lost-by = { $who } loses the colony { $card } ({ $cause })
log-colony-taken = { $to } takes the colony { $card } from { $who }
log-colony-taken-by = { $to } takes the colony { $card } from { $who } ({ $cause })
log-ruined = { $who } turns the wonder { $card } face down: all it gives now is culture +2
log-ruined-by = { $who } turns the wonder { $card } face down ({ $cause }): all it gives now is culture +2
log-attacked = { $who } attacks { $target } with { $card }: strength { $strength } against { $defense }
log-defended = { $who } holds out with strength { $strength }, adding { $what }
log-defended-bare = { $who } holds out with strength { $strength }
log-overrun = { $who } is defeated with strength { $strength }, in spite of { $what }
log-overrun-bare = { $who } is defeated with strength { $strength }
# A special technology that changes hands, and an unfinished wonder that leaves the game.
log-seized = { $who } takes the technology { $card } from { $victim }
log-seized-by = { $who } takes the technology { $card } from { $victim } ({ $cause })
log-sabotaged = { $who } ends the work of { $victim } on { $card }
log-sabotaged-by = { $who } ends the work of { $victim } on { $card } ({ $cause })
log-declared = { $who } declares war on { $target }: { $card }
# $who is the one who declared it.
log-war-won = { $card }: { $who } defeats { $target } by { $strength } to { $defense }
log-war-lost = { $card }: { $who } loses against { $target } by { $strength } to { $defense }
log-war-tied = { $card }: { $who } and { $target } are equally strong, { $strength } to { $defense }; nothing happens
# $side is what the one who offers would be; both: there is no difference.
log-offered = { $side ->
        [a] { $who } offers { $partner } a pact, { $card }, as side A
        [b] { $who } offers { $partner } a pact, { $card }, as side B
       *[both] { $who } offers { $partner } a pact: { $card }
    }
log-signed = { $who } accepts the pact { $card }
log-refused = { $who } refuses the pact { $card }
# A pact is over: $by cancels it, attacks the other side, has signed another, or has left the game.
log-pact-cancelled = { $by } cancels the pact { $card } (of { $who } and { $partner })
log-pact-broken = The pact { $card } between { $who } and { $partner } is over: { $by } attacks
log-pact-replaced = The pact { $card } between { $who } and { $partner } is over: { $by } has signed a new one
log-pact-left = The pact { $card } between { $who } and { $partner } is over: { $by } has left the game
log-pact-outdated = The pact { $card } between { $who } and { $partner } is over: it is out of date
log-resigned = { $who } leaves the game
log-scored-at-end = { $card }: { $scores }
log-ended = The game is over: { $scores }

## Prompts: one sentence for who decides, one for everybody else

prompt-acting = Choose an action, or end your turn.
prompt-acting-other = { $name } is taking actions.
# $second: this is the further political action that a leader allows; yes or no.
prompt-politics = { $second ->
        [yes] A second political action, once in the game: what will you do?
       *[no] Politics: choose one political action, or pass.
    }
prompt-politics-other = { $name } is thinking about politics.
prompt-ordered = { $card }: which action will you take?
prompt-ordered-other = { $name } is playing { $card }.
prompt-reserves = { $card }: food or resources?
prompt-reserves-other = { $name } is choosing between food and resources.
prompt-tucking = Keep the replaced leader under a wonder for a happy face, or take the civil action back?
prompt-tucking-other = { $name } is deciding about the replaced leader.
# $partner offers it; $side is what oneself would be: a, b, or both where there is no difference.
prompt-answering = { $side ->
        [a] { $partner } offers you a pact: { $card }. You would be side A. Accept?
        [b] { $partner } offers you a pact: { $card }. You would be side B. Accept?
       *[both] { $partner } offers you a pact: { $card }. Accept?
    }
prompt-answering-other = { $name } is considering a pact: { $card }.
prompt-losing-workers = { $left ->
        [one] You lose { $left } worker. From which card?
       *[other] You lose { $left } workers. From which cards?
    }
prompt-losing-workers-other = { $name } is choosing which workers to lose.
prompt-destroying-own = Destroy one of your farms, mines, or urban buildings.
prompt-destroying-own-other = { $name } has to destroy a building.
prompt-ruining = Which wonder of Age A or I will you turn face down?
prompt-ruining-other = { $name } has to turn an old wonder face down.
prompt-ceding = Which colony becomes independent?
prompt-ceding-other = { $name } is losing a colony.
prompt-choosing-goods = { $left } food or { $left } resources?
prompt-choosing-goods-other = { $name } is choosing between food and resources.
# $sign: gain or lose.
prompt-splitting-goods = { $sign ->
        [gain] You gain { $left } more: food or a resource?
       *[lose] You lose { $left } more: food or a resource?
    }
prompt-splitting-goods-other = { $name } is choosing between food and resources.
prompt-discarding = { $left ->
        [one] Discard { $left } military card.
       *[other] Discard { $left } military cards.
    }
prompt-discarding-other = { $name } is discarding military cards.
# $high is the highest bid so far, $leader who made it; 0: nobody has bid.
prompt-bidding = { $high ->
        [0] Who colonizes { $card }? Bid a strength, or pass.
       *[other] { $card }: { $leader } bids { $high }. Bid more, or pass.
    }
prompt-bidding-other = { $name } is bidding for { $card }.
prompt-sending = Send a force of at least { $bid } to { $card }: units, and cards if you like.
prompt-sending-other = { $name } is sending a force to { $card }.
prompt-free-building = { $card }: put an unused worker there for free?
prompt-free-building-other = { $name } may build { $card } for free.
prompt-developing = One thing for { $discount } less and for no action: more population, a building, or a technology?
prompt-developing-other = { $name } may develop the civilization a little cheaper.
prompt-razing = Destroy an urban building of { $victim }.
prompt-razing-other = { $name } is destroying an urban building of { $victim }.
prompt-agreement = { $left ->
        [one] Take cards from the row for up to { $left } more civil action; you skip your next political action for it.
       *[other] Take cards from the row for up to { $left } civil actions; you skip your next political action for it.
    }
prompt-agreement-other = { $name } is taking cards by an agreement.
# $need is the attacker's strength, $now the defender's with the cards added so far.
prompt-defending = { $attacker } attacks you: { $card }, strength { $need }. You have { $now }. Add military cards?
prompt-defending-other = { $name } is defending against { $card }.
prompt-plundering = Plunder { $victim }: take food or resources, { $left } more.
prompt-plundering-other = { $name } is plundering { $victim }.
# $level is the highest level of a building that may be destroyed.
prompt-raiding = Destroy an urban building of { $victim } up to level { $level }.
prompt-raiding-other = { $name } is raiding { $victim }.
prompt-annexing = Which colony of { $victim } will you take?
prompt-annexing-other = { $name } is taking a colony from { $victim }.
prompt-infiltrating = What will { $victim } lose: the leader or the unfinished wonder?
prompt-infiltrating-other = { $name } is infiltrating { $victim }.
prompt-looting = Spoils of war from { $victim }, worth { $left }: take a special technology, or science for the rest.
prompt-looting-other = { $name } is choosing spoils of war from { $victim }.

## Choices

choice-take = Take { $card }
# Where the row has the same card twice; $n is its place from the left.
choice-take-from = Take { $card } (place { $n })
choice-take-wonder = Begin the wonder { $card }
choice-grow = Increase population
choice-build = Build { $card } ({ object-kind })
choice-upgrade = Upgrade { $source } to { $card }
choice-destroy = Destroy { $card } ({ object-kind })
choice-disband = Disband { $card } ({ object-kind })
choice-raise = { $n ->
        [one] Build { $n } stage of { $card }
       *[other] Build { $n } stages of { $card }
    }
choice-develop = Develop { $card }
choice-reform = Change government peacefully to { $card }
choice-revolt = Revolution: { $card }
choice-lead = Play the leader { $card }
choice-play = Play { $card }
choice-adopt = Play the tactic { $card }
choice-copy = Copy the tactic { $card }
choice-levy = New worker straight into { $card }
choice-command = Use a military action as a civil one
choice-sail = Bring a free worker by ocean liner
choice-praise = Speak for culture
choice-rally = Speak for the army
# $power: food-as-resource or resource-as-food.
choice-trade = { $power ->
        [food-as-resource] Use 1 food as a resource this turn
       *[resource-as-food] Use 1 resource as food this turn
    }
choice-end-turn = End turn
choice-prepare = Prepare the event { $card }
choice-attack = { $card } against { $target }
choice-declare = { $card } with { $target }
choice-offer = { $side ->
        [a] Offer { $target } the pact { $card }, yourself as side A
        [b] Offer { $target } the pact { $card }, yourself as side B
       *[both] Offer { $target } the pact { $card }
    }
choice-cancel = Cancel the pact { $card }
choice-retire = Let { $card } go and gain a yellow token
choice-settle = Sail out and colonize { $card }
choice-resign = Leave the game
# By $decision, the kind of decision that is open.
choice-pass = { $decision ->
        [politics] No political action
        [bidding] Pass for good
        [tucking] Take the civil action back
        [agreement] Take no cards
       *[other] Do nothing
    }
choice-accept = Accept
choice-refuse = Refuse
# $sign: gain or lose.
choice-food = { $sign ->
        [gain] Gain { object-food }
       *[lose] Lose { object-food }
    }
choice-resources = { $sign ->
        [gain] Gain { object-resources }
       *[lose] Lose { object-resources }
    }
choice-science = Take { object-science }
choice-bid = Bid { $n }
choice-send = Send { $card } ({ object-kind })
choice-lose = Lose a worker from { $card }
choice-raze = Destroy { $card } ({ object-kind })
# By $kind: a special technology is taken, a leader or a wonder leaves the game.
choice-seize = { $kind ->
        [leader] Drive out the leader { $card }
        [wonder] Wreck the wonder { $card }
       *[special] Take the technology { $card }
    }
choice-ruin = Turn { $card } face down
choice-tuck = Keep the leader under { $card }
choice-cede = Let { $card } go
choice-annex = Take { $card }
choice-discard = Discard { $card }
# A card for a defence or a colony; $n is what it adds.
choice-add = Add { $card }: +{ $n }
# By $decision, the kind of decision that is open.
choice-done = { $decision ->
        [defending] That is my defense
        [sending] Send this force
        [agreement] Enough cards
       *[other] That is enough
    }

## What cards do: powers of technologies, governments, wonders, leaders, colonies and pacts

# $amount is a number with its sign; of a government it has none.
power-science = science { $amount }
power-culture = culture { $amount }
power-happy = happy faces { $amount }
power-strength = strength { $amount }
power-civil = civil actions { $amount }
power-military = military actions { $amount }
power-urban-limit = up to { $amount } urban buildings of each kind
power-civil-hand = civil hand limit { $amount }
power-military-hand = military hand limit { $amount }
power-colonization = colonization { $amount }
power-yellow = yellow tokens { $amount }
power-blue = blue tokens { $amount }
power-food = food { $amount }
power-resources = resources { $amount }
power-strength-per-unit = strength { $amount } for each of your units
power-strength-per-infantry = strength { $amount } for each infantry unit
power-strength-per-artillery = strength { $amount } for each artillery unit
power-strength-per-unit-type = strength { $amount } for each kind of unit you have
power-strength-per-happy = strength { $amount } for each happy face of your temples and government
power-culture-per-happy = culture { $amount } for each happy face of your temples, theaters, and wonders
power-culture-per-theater = culture { $amount } for each theater
power-culture-per-pair = culture { $amount } for each pair of a library and a theater
power-culture-per-lab-level = each lab also gives culture equal to its level
power-culture-per-colony = culture { $amount } for each colony
power-culture-if-colony = culture { $amount } once you have a colony
power-culture-per-wonder-of-partner = culture { $amount } for each wonder your partner has completed
power-best-theater-twice = your best theater gives its culture twice
power-science-of-best = science equal to the level of your best lab or library
power-science-per-lab = science { $amount } for each lab
power-happy-per-source = one more happy face from every other card and worker that gives any
power-infantry-rides = infantry may stand for cavalry in your armies
power-urban-discount = urban buildings cost 1 resource less per level, at most { $n } less
power-stages = up to { $n } stages of a wonder for one action
power-cheap-population = increasing population costs { $n } food less
power-cheap-leaders = leaders in the row cost { $n } civil action less
power-cheap-theaters = theaters cost { $n } science less to develop
power-cheap-technologies = technologies cost { $n } science less, but your partner pays 1 science for each
power-library-and-theater = with a library, theaters cost { $n } science and { $n } resource less, and the other way round
power-no-surcharge = no surcharge for taking further wonders
power-dear-to-attack = attacking you costs twice as many military actions
power-science-on-take = { object-science } for each technology you take from the row
power-resource-on-develop = { object-resources } for each technology you develop
power-civil-on-develop = developing a technology gives the civil action back
power-culture-on-develop = { object-culture } for each technology you develop
power-culture-on-revolution = { object-culture } for a revolution
power-military-revolution = a revolution takes all military actions instead of the civil ones
power-unit-resources = { object-resources } for units each turn
power-civil-from-military = once a turn a military action may be used as a civil one
power-free-population = once a turn a new worker for free
power-turn-to-theater = once a turn any urban building may be upgraded to a theater of its level or higher
power-speech = each turn either { object-culture }, or { object-science } and { object-resources } for units
power-food-as-resource = once a turn 1 food may be paid as a resource
power-resource-as-food = once a turn 1 resource may be paid as food
power-levy = for one military action increase population and build a unit with the new worker, each for 1 less
power-colonists = for a colony you may discard up to { $n } military cards, +1 each
power-second-action = once in the game a second political action in the same turn
power-foresight = at the start of each turn you see the next event
power-settles = as a political action, give up this leader to colonize a territory from your hand without a fight
power-leaves-a-token = as a political action, give up this leader for a yellow token
power-never-attacks = you may not start aggressions or wars
power-safe-from-war = nobody may declare war on you
power-culture-if-strong = at the end of your turn { object-culture } if you are one of the two strongest (of two players: the stronger); you win ties
power-best-mine-twice = one worker on your best mine produces twice
power-labs-make-resources = labs also produce resources equal to their level; when he leaves and at the end of the game, culture equal to that
power-food-made = food { $amount } each turn
power-resources-made = resources { $amount } each turn
power-may-be-tucked = when replaced, may be tucked under a wonder for a happy face

## What cards cost

# $price is science, $cost resources; both amounts as objects.
facts-technology = { $price } to develop, { $cost } for each worker
facts-first-technology = { $cost } for each worker
facts-development = { $price } to develop
facts-government = peacefully { $price }, by revolution { $uprising }
facts-worker = each worker: { $what }
# $stages are the resources of each stage: 3-2-1.
facts-stages = stages { $stages }
facts-attack-cost = { $n ->
        [one] costs { $n } military action
       *[other] costs { $n } military actions
    }

## What wonders score when completed

wonder-technology-levels = when completed, culture equal to the levels of all your technologies
wonder-workplaces = when completed, 2 culture for each farm and mine and 1 for each other building and unit
wonder-theaters-and-libraries = when completed, twice the culture of your theaters and libraries
wonder-urban-output = when completed, culture equal to the culture, science, and strength of your urban buildings
wonder-takes-off = { $n } civil actions cheaper to take in a turn in which you replace a leader

## What action cards do

action-fields = build or upgrade a farm or mine for { $n } less
action-town = build or upgrade an urban building for { $n } less
action-upgrade = upgrade a farm, mine, or urban building for { $n } less
action-stage = build one stage of your wonder for { $n } less
action-population = increase population, then gain { object-food }
action-technology = develop a technology, then gain { object-science }
action-army = one more military action this turn, and { object-resources } for units
# Amounts with two, three and four players.
action-army-per-stronger = for each stronger civilization { $two } resources for units this turn (with 3 players { $three }, with 4 players { $four })
action-food-or-resources = gain { object-food } or { object-resources }
action-food-and-resources = gain { object-food } and { object-resources }
# $culture may be 0.
action-science-and-culture = { $culture ->
        [0] gain { object-science }
       *[other] gain { object-science } and { $culture } culture
    }
action-culture-per-richer = for each civilization with more culture than you { $two } culture (with 3 players { $three }, with 4 players { $four })

## What military cards do

facts-bonus = defense +{ $defense }, or colonization +{ $colonization }
# $units is made of the next three: 2× infantry, 1× cavalry.
facts-tactic = { $obsolete ->
        [0] each army of { $units }: strength +{ $n }
       *[other] each army of { $units }: strength +{ $n }, with outdated units +{ $obsolete }
    }
army-infantry = { $n }× infantry
army-cavalry = { $n }× cavalry
army-artillery = { $n }× artillery
attack-enslave = { $resources ->
        [one] the rival loses { $population } population; you gain { $food } food and { $resources } resource
       *[other] the rival loses { $population } population; you gain { $food } food and { $resources } resources
    }
attack-plunder = take up to { $n } food and resources from the rival, as you like
# $second is the level of a second building, 0 where there is none.
attack-raid = { $second ->
        [0] destroy an urban building of the rival up to level { $n } and gain half its cost in resources
       *[other] destroy an urban building of the rival up to level { $n } and another up to level { $second }; gain half their cost in resources
    }
attack-annex = take a colony from the rival: what it gives for good, not what it gave at once
attack-infiltrate = the rival loses the leader or the unfinished wonder; you gain { object-culture } for each of its levels
attack-spy = take up to { $n } science from the rival
attack-intervene = take up to { $n } culture from the rival
# A war; the loser gives what the stronger one takes.
attack-over-territory = decided at your next turn; the stronger takes a yellow token, and one more for every 5 points of advantage
attack-over-technology = decided at your next turn; the stronger takes special technologies or science worth the difference in strength
attack-over-culture = decided at your next turn; the stronger takes 5 culture and the difference in strength on top
pact-both = both: { $what }
pact-a = side A: { $what }
pact-b = side B: { $what }
pact-peace = you may not attack each other
pact-ends = it ends when one attacks the other
pact-lead = whoever attacks the other has strength +{ $n }
facts-territory = at once { $gains }; for good { $what }

## What events do, and to whom

event-clause = { $who }: { $what }
who-all = everyone
who-strongest = the strongest
who-weakest = the weakest
who-two-strongest = the two strongest (of two players: the stronger)
who-two-weakest = the two weakest (of two players: the weaker)
who-most-culture = the one with the most culture
who-least-culture = the one with the least culture
who-happiest = all with the most happy faces
who-unhappiest = all with the most discontent workers
who-richest-if-weak = the one with the most culture, if also one of the two weakest
# $amount has a sign, $n has none; of culture and science these are points.
event-food = { $n ->
        [one] { $amount } food
       *[other] { $amount } food
    }
event-resources = { $n ->
        [one] { $amount } resource
       *[other] { $amount } resources
    }
event-either = { $amount } food or { $amount } resources
event-mixed = { $amount } food and resources in all, as they choose
event-science = { $n ->
        [one] { $amount } science
       *[other] { $amount } science
    }
event-culture = { $n ->
        [one] { $amount } culture
       *[other] { $amount } culture
    }
event-population = { $amount } population
event-draw = { $n ->
        [one] { $amount } military card
       *[other] { $amount } military cards
    }
event-draw-or-culture = { $n ->
        [one] { $amount } military card, in Age IV { $amount } culture
       *[other] { $amount } military cards, in Age IV { $amount } culture
    }
event-discard-or-culture = { $n ->
        [one] { $amount } military card, in Age IV { $amount } culture
       *[other] { $amount } military cards, in Age IV { $amount } culture
    }
event-blue = { $n ->
        [one] { $amount } blue token
       *[other] { $amount } blue tokens
    }
event-science-as-rated = as much science as the science rating
event-culture-as-rated = as much culture as the culture rating
event-culture-of-science = as much culture as the science rating
event-food-of-happiness = as much food as happy faces
event-culture-per-discontent = { $amount } culture for each discontent worker
event-population-per-discontent = { $amount } population for every two discontent workers, rounded up
event-actions-per-discontent = { $amount } civil actions for each discontent worker
event-all-food = all stored food is lost
event-make-food = farms produce food
event-make-resources = mines produce resources
event-make-all = farms and mines produce, with corruption and consumption
event-develop = increase population, build a farm, mine, or urban building, or develop a technology for { $n } less and for no action
event-free-temple = an unused worker may become a temple (Religion) for free
event-free-warriors = an unused worker may become Warriors for free
event-destroy-own = destroys a farm, mine, or urban building of their own
event-destroy-others = destroys an urban building of each rival
event-token-of-weakest = takes a yellow token from the weakest
event-old-leader = a leader who is not of the current age leaves
event-colony = loses a colony
event-take-cards = may take cards from the row for up to { $n } civil actions, and skips the next political action for it
event-ruin = a wonder of Age A or I is turned face down and gives only culture +2 from now on
# Events of Age III score culture when they come up, or at the end of the game.
event-score-farms = culture equal to the food of the farms, and { $n } more if that is more than is eaten
event-score-levels-of-town = culture equal to the levels of all urban buildings
event-score-balance = { $n } culture for each point of the lowest of science, culture, food, and resources made in a turn
event-score-colonies = { $n } culture for each colony
event-score-levels-of-army = culture equal to the levels of all units and arenas
event-score-actions = 2 culture for each civil action and 1 for each military action
event-score-happiness = { $n } culture for each happy face, at most 16, and { $n } less for each discontent worker
event-score-mines = culture equal to the resources of the mines
event-score-population = { $n } culture for each content worker beyond ten
event-score-progress = { $n } culture for each level of the special technologies and the government
event-score-rank-in-science = culture by rank in science: 10/0 with two players, 14/7/0 with three, 15/10/5/0 with four
event-score-rank-in-strength = culture by rank in strength: 10/0 with two players, 14/7/0 with three, 15/10/5/0 with four
event-score-latest = { $n } culture for each technology of Age III
event-score-variety = { $n } culture for each special technology and for each kind of urban building and unit in use
event-score-wonders = culture for each wonder by its age: A 5, I 4, II 3, III 2

## How the turn would end

# $n happy faces are missing: more than there are unused workers.
forecast-uprising = { $n ->
        [one] uprising: { $n } discontent worker, nothing is produced
       *[other] uprising: { $n } discontent workers, nothing is produced
    }
# $n food is missing, which costs $hunger culture.
forecast-hungry = { $n } food short: { $hunger ->
        [0] no culture left to lose
       *[other] −{ $hunger } culture
    }

## Fights and colonies

# How much stronger one is than somebody; $amount has a sign.
fight-lead = your strength is { $amount }
fight-equal = you are equally strong
fight-holds = that is enough to hold
fight-fails = not enough: the attack succeeds
force-now = force { $now } of { $need }

## Where culture comes from

score-turns = Turns
score-events = Events
score-wonders = Completed wonders
score-leaders = Leaders
score-cards = Action cards
score-colonies = Colonies
score-fights = Aggressions and wars
score-hunger = Hunger
score-end = Events at the end

## Seats, by their colours

seat-red = Red
    .short = Red
seat-black = Black
    .short = Black
seat-yellow = Yellow
    .short = Yellow
seat-white = White
    .short = White

## Options: what can be chosen before the game

option-peaceful = Peaceful game
    .about = Whether the game is played without aggressions and wars.
option-peaceful-false = With aggressions and wars
    .about = The full game: whoever is weak gets attacked.
option-peaceful-true = Without aggressions and wars
    .about = These cards stay in the box; strength still counts for events and colonies.
option-resignation = Leaving the game
    .about = Whether a player may leave the game as a political action while the others play on.
option-resignation-alongside = When there is politics to decide
    .about = The game never stops to ask for this alone. Not in Age IV. Whoever was at war with the leaver scores 7 culture.
option-resignation-false = Not possible
    .about = Everyone plays to the end.
option-resignation-true = In every politics phase
    .about = Not in Age IV. Whoever was at war with the leaver scores 7 culture.
option-second-round-politics = Politics in round 2
    .about = Whether the second round has a politics phase, though nobody holds military cards yet.
option-second-round-politics-true = Yes
    .about = A leader’s political action may be used at once.
option-second-round-politics-false = No
    .about = Politics begins in the third round.
option-stage-with-empty-bank = Wonder stage with an empty blue bank
    .about = Where the blue token that covers a stage comes from when the bank is empty.
option-stage-with-empty-bank-from-cards = From a card
    .about = You take a token off one of your cards and lose what it stood for.
option-stage-with-empty-bank-forbidden = Not possible
    .about = Without a token in the bank you cannot build a stage.
option-genius-builds-more = Engineering Genius and several stages
    .about = Whether Engineering Genius lets you add the further stages that a construction technology allows.
option-genius-builds-more-false = One stage
    .about = The card builds exactly one stage.
option-genius-builds-more-true = Further stages too
    .about = The discount counts once for all of them.
option-annex-needs-colony = Annex without a colony
    .about = Whether Annex can be played against a rival who has no colony.
option-annex-needs-colony-needed = A colony is needed
    .about = Without one the card cannot be played against that rival.
option-annex-needs-colony-in-vain = In vain
    .about = It can be played, but brings nothing.
option-raid-rounding = Raid on two buildings
    .about = How half the cost of two destroyed buildings is rounded up.
option-raid-rounding-together = Together
    .about = Add both costs, then take half.
option-raid-rounding-each = Each
    .about = Take half of each cost.
option-leaders-at-end-of-turn = Leaders at the end of a turn
    .about = When leaders who score at the end of a turn do so.
option-leaders-at-end-of-turn-before-uprising = Before an uprising
    .about = They score even in a turn with an uprising.
option-leaders-at-end-of-turn-after-production = After production
    .about = They score last, after food and resources.
option-pact-food-scores = Food from pacts at the end
    .about = Whether food from a pact counts for the Impact of Agriculture.
option-pact-food-scores-false = Does not count
    .about = Only your farms score.
option-pact-food-scores-true = Counts
    .about = All the food that a turn brings scores.
option-homer-under-ruin = Homer under a wonder turned down
    .about = Whether Homer still gives his happy face under a wonder that was turned face down.
option-homer-under-ruin-true = He does
    .about = The face stays.
option-homer-under-ruin-false = He does not
    .about = It is lost with the rest of the wonder.
option-iconoclasm-in-age-iv = Iconoclasm in Age IV
    .about = Which leaders Iconoclasm removes in Age IV.
option-iconoclasm-in-age-iv-all = All of them
    .about = No leader is of Age IV, so all leave.
option-iconoclasm-in-age-iv-older = Only older ones
    .about = Leaders of Age III stay.
option-agreement-actions = International Agreement
    .about = Which civil actions pay for cards taken by International Agreement.
option-agreement-actions-free = Five free actions
    .about = The event itself brings up to five actions for taking cards.
option-agreement-actions-own-actions = Your own actions
    .about = You spend your own civil actions, five at most.
option-technology-war = War over Technology
    .about = What the winner of a War over Technology takes.
option-technology-war-one-by-one = Technologies and science
    .about = Special technologies one by one, and science for the rest.
option-technology-war-science-only = Science only
    .about = As much science as the difference in strength.
option-civilization-by-revolution = Development of Civilization and revolution
    .about = Whether Development of Civilization may be used for a revolution.
option-civilization-by-revolution-true = Allowed
    .about = It takes all your civil actions, as always.
option-civilization-by-revolution-false = Not allowed
    .about = Only a peaceful change of government.

### Said by the client alone

# The terminal does without these; what stands above is said by both.

## What a choice would change; $amount has a sign

change-civil = { $n ->
        [one] { $amount } civil action
       *[other] { $amount } civil actions
    }
change-military = { $n ->
        [one] { $amount } military action
       *[other] { $amount } military actions
    }
change-food = { event-food }
change-resources = { event-resources }
change-science = { event-science }
change-culture = { event-culture }
change-science-rate = science { $amount } a turn
change-culture-rate = culture { $amount } a turn
change-strength = { power-strength }
change-happy = { power-happy }
change-discontent = discontent workers { $amount }
change-idle = unused workers { $amount }
change-yellow = { power-yellow }
change-blue = { power-blue }
change-food-made = food { $amount } a turn
change-resources-made = resources { $amount } a turn
change-eaten = food eaten { $amount }
change-corruption = corruption { $amount }
change-civil-total = civil actions a turn { $amount }
change-military-total = military actions a turn { $amount }
change-urban-limit = limit of urban buildings { $amount }
change-colonization = { power-colonization }

## How the turn would end

forecast-discards = { $n ->
        [one] discard { $n } military card
       *[other] discard { $n } military cards
    }
forecast-discontent = { $n ->
        [one] { $n } discontent worker, kept quiet by the unused ones
       *[other] { $n } discontent workers, kept quiet by the unused ones
    }
forecast-science = +{ $n } science
forecast-culture = +{ $n } culture
forecast-corruption = corruption −{ $n }
# $made is produced, $eaten eaten, $after is there then.
forecast-food = food +{ $made } −{ $eaten } = { $after }
forecast-resources = resources +{ $made } = { $after }
forecast-draws = { $n ->
        [one] draw { $n } military card
       *[other] draw { $n } military cards
    }

## Fights and colonies

# $now of $need strength, $most with all the cards that may be added.
fight-defense = strength { $now } of { $need }, at most { $most } with your cards
force-most = your force is at most { $most }

## Why something cannot be done

reason-empty = There is no card here.
reason-actions = You do not have enough actions.
reason-hand-full = Your hand is full.
reason-owned = You already have this technology.
reason-leader-of-age = You have already taken a leader of this age.
reason-site-taken = You have to complete your wonder first.
reason-no-site = You are not building a wonder.
reason-stages-left = The wonder does not have that many stages left.
reason-stages-at-once = You may not build that many stages at once.
reason-tokens = You have no blue token for the stage.
reason-bank-empty = Your yellow bank is empty.
reason-food = You do not have enough food.
reason-resources = You do not have enough resources.
reason-science = You do not have enough science.
reason-partner-science = Your partner in the pact has no science to pay with.
reason-no-idle-worker = You have no unused worker.
reason-no-worker-there = You have no worker there.
reason-urban-limit = Your government allows no more urban buildings of this kind.
reason-once-a-turn = You have already done this in this turn.
reason-actions-spent = A revolution needs all your actions, and you have spent some.
reason-fresh = You took this card in this turn; play it in the next.
reason-nothing-to-do = It would do nothing now.
reason-peaceful-leader = Your leader does not attack anybody.
reason-peace = A pact forbids you to attack.
reason-too-weak = You have to be stronger than your rival.
reason-last-round = In the last round nobody may declare war.
reason-safe-from-war = A pact protects this rival from wars.

## Phases of a turn

phase-politics = Politics
phase-actions = Actions
phase-end = End of turn

## Branches of special technologies

branch-civil = civil
branch-military = military
branch-colonization = colonization
branch-construction = construction

## Rules help: a turn

help-start =
    .title = Start of turn
    .body = In the first round there is nothing to do here. Later the leftmost places of the row are emptied: three with two players, two with three, one with four. The other cards slide down, and new ones fill the row. Then a war that you declared last turn is decided, and a tactic that you played last turn becomes one that everyone may copy.
help-politics =
    .title = Politics
    .body = You may take one political action: prepare an event, start an aggression, declare war, offer or cancel a pact, or use a leader’s political power. Or none at all. If the table allows it, you may also leave the game here, except in Age IV: your civilization is out for good, your pacts end, and whoever was at war with you scores 7 culture. The others play on; the last one left wins.
help-actions =
    .title = Actions
    .body = Spend your civil and military actions in any order, as many as you can pay for. Your government says how many you have each turn. Unspent military actions let you draw military cards.
help-turn-end =
    .title = End of turn
    .body = Discard military cards beyond your limit. If there is no uprising, you produce: science and culture, then corruption takes resources, farms give food, your people eat, and mines give resources. Finally you draw a military card for each unspent military action, at most three.
help-first-round =
    .title = The first round
    .body = There is no politics yet, and you can only take cards: the first player has one civil action for it, the second two, the third three, the fourth four. The turn then ends as always, with production. From the second round on everyone has all their actions.

## Rules help: civil actions

help-take =
    .title = Take a card
    .body = A card costs 1, 2, or 3 civil actions by its place in the row. A wonder costs one more for each wonder you have completed and lies in front of you at once, unfinished; you may have only one such. Other cards go to your hand, which holds as many as you have civil actions. You may take only one leader of each age, and no technology twice.
help-grow =
    .title = Increase population
    .body = For a civil action and some food a yellow token from your bank becomes an unused worker. The emptier the bank, the more the next worker costs, the more your people eat, and the more happy faces they want.
help-build =
    .title = Build
    .body = Put an unused worker on a technology and pay its resources. Farms, mines, and urban buildings cost a civil action, units a military one. Of each kind of urban building you may have only as many as your government allows.
help-upgrade =
    .title = Upgrade
    .body = Move a worker to a better card of the same kind and pay the difference in resources. It costs one action, civil for buildings and military for units. You may skip levels.
help-destroy =
    .title = Destroy and disband
    .body = For one action a worker leaves a card and is unused again. Nothing is paid back.
help-raise =
    .title = Build a wonder
    .body = For a civil action pay the next stage of your unfinished wonder; a blue token covers it. With the last stage the wonder is completed, the tokens return to the bank, and it begins to work. Construction technologies let you build several stages for one action.
help-develop =
    .title = Develop a technology
    .body = Pay science and a civil action to bring a technology from your hand into play. Of special technologies you keep only the best of each branch. A new government developed this way is a peaceful change.
help-revolt =
    .title = Revolution
    .body = A cheaper way to a new government: pay the lower science cost, but give up all civil actions of this turn. You must not have spent any yet. Civil actions that the new government adds come in your next turn, military ones at once.
help-lead =
    .title = Leaders
    .body = Play a leader from your hand for a civil action. The one replaced leaves the game, and you get a civil action back. Leaders also leave when the age after their own ends.
help-play =
    .title = Action cards
    .body = An action card is played for one civil action and then leaves the game. What it lets you do costs no further action. You cannot play it in the turn in which you took it.

## Rules help: the military

help-strength =
    .title = Strength
    .body = Your strength is that of your units and arenas, of cards and leaders, and of the armies that your tactic makes of your units. The strong gain from events and may attack; the weak pay for it.
help-secrets =
    .title = Military cards
    .body = At the end of your turn you draw one for each military action you have not spent, at most three. Nobody else sees them, and you may keep as many as you have military actions. Most of them are for politics, some are tactics, and in a defense any of them helps.
help-tactic =
    .title = Tactics
    .body = A tactic groups your units into armies, and each army adds strength. Playing one from your hand costs a military action; it is yours alone until your next turn. After that anyone may copy it for two. Units two levels older than the tactic make the army outdated. An air force doubles what an army adds. You may change tactics once a turn.
help-prepare =
    .title = Events
    .body = Put an event or territory from your hand face down among the future events and score culture equal to its level. Then the top current event is revealed and happens to everyone it concerns. When the current ones run out, the future ones are shuffled, older ages on top.
help-colonize =
    .title = Colonies
    .body = When a territory comes up, everyone in turn bids a force or passes for good. The highest bidder sends at least one unit. What counts are the strengths of the units sent, the armies that your tactic makes of them, colonization bonuses, and bonus cards; leaders and arenas stay at home. The units are lost. A colony gives something at once and something for good.
help-attack =
    .title = Aggression
    .body = Play it against a rival weaker than you and pay its military actions. The rival may add military cards, as many as they have military actions: bonus cards their defense, any other card +1. If that reaches your strength, nothing happens; otherwise the card takes effect.
help-declare =
    .title = War
    .body = Declare it on anyone and pay its military actions. It is decided at the start of your next turn by strength alone, and either side can win. The greater the difference, the greater the spoils. There are no new wars in the last round.
help-offer =
    .title = Pacts
    .body = Offer a pact to somebody and say which side you take. If it is accepted, it works at once and lies in front of you; you can have only one there, but be partner in others. Either of you may cancel it as a political action. There are no pacts with two players.

## Rules help: your civilization

help-workers =
    .title = Workers
    .body = Every yellow token outside the bank is a worker. On a card a worker is a farm, a mine, a building, or a unit; on none, an unused worker. A technology without workers produces nothing.
help-points =
    .title = Science and culture
    .body = You have points and a rating in each: at the end of every turn the rating is added to the points. Science points pay for technologies. Culture points decide the game; nothing is bought with them.
help-happiness =
    .title = Happiness and uprising
    .body = The emptier your yellow bank, the more happy faces your people want. For each one that is missing a worker is discontent. If there are more discontent than unused workers at the end of your turn, there is an uprising and you produce nothing.
help-food =
    .title = Food
    .body = Farms put blue tokens on their cards, each worth as much food as the card says. Your people eat at the end of every turn. Each food that is missing costs 4 culture.
help-resources =
    .title = Resources
    .body = Mines put blue tokens on their cards, each worth as many resources as the card says. With resources you pay for workers on cards, for upgrades, and for the stages of wonders. Your change comes back as tokens on lower cards.
help-corruption =
    .title = Corruption
    .body = The more blue tokens lie on your cards, the emptier your blue bank and the more resources corruption takes each turn: 2, 4, or 6. Spend in time, or use better farms and mines, where fewer tokens are worth more.
help-government =
    .title = Government
    .body = It says how many civil and military actions you have each turn, how many urban buildings of each kind you may have, and how many cards fit in your hands.

## Rules help: kinds of cards

help-fields =
    .title = Farms and mines
    .body = At the end of your turn each worker on a farm card makes food and each worker on a mine card makes resources. On a better card one blue token is worth more, so the bank stays fuller and corruption away.
help-urban =
    .title = Urban buildings
    .body = Labs bring science, temples happy faces and a little culture, libraries science and culture, theaters culture and a happy face, and arenas happy faces and strength. Of each kind, all levels together, you may have only as many as your government allows.
help-units =
    .title = Units
    .body = Infantry, cavalry, artillery, and air forces give strength, and your tactic makes armies of them. You may have any number. To build, upgrade, or disband one costs a military action. Those you send to a colony do not come back.
help-specials =
    .title = Special technologies
    .body = They need no worker and work as soon as they are developed. Civil ones bring civil actions, military ones strength and military actions, colonization ones larger forces for colonies; construction ones make urban buildings cheaper and wonders quicker. Of each of these four branches you keep only the best.
help-bonus =
    .title = Bonus cards
    .body = They have two numbers. One adds to your strength when somebody starts an aggression against you, the other to a force that you send to a colony. A card is used once, for one of them, and discarded.

## Rules help: ages and the end

help-ages =
    .title = Ages
    .body = An age ends when the last card of its civil deck is dealt. Everyone then loses 2 yellow tokens from the bank, and what is older than the age that ended is out of date: cards in hand, leaders, unfinished wonders, and pacts. Age A ends when the row is filled for the first time, and takes nothing away.
help-end =
    .title = End of the game
    .body = When Age III is over, Age IV begins and the last round is set: the current one if it is the first player’s turn, otherwise the next. Then all events of Age III that have not happened yet score for everyone. Whoever has the most culture wins; a tie is shared.
help-group-turn = A turn
help-group-civil = Civil actions
help-group-military = Military and politics
help-group-civilization = Your civilization
help-group-cards = Kinds of cards
help-group-end = Ages and the end
rules-all-technologies = All technologies
rules-all-governments = All governments
rules-all-leaders = All leaders
rules-all-wonders = All wonders
rules-all-actions = All action cards
rules-all-military = Tactics, bonus cards, attacks, and pacts
rules-all-territories = All territories
rules-all-events = All events

## How to play

how-to-play-1 =
    .title = Your civilization
    .body = You lead a people from antiquity to the present. It begins with a few farmers, miners, a philosopher, and a warrior. Whoever leaves the most culture behind at the end wins.
how-to-play-2 =
    .title = The card row
    .body = Technologies, leaders, wonders, and action cards pass by in a row. New ones cost three civil actions, older ones two or one; those nobody wants disappear. Take what fits your plan before somebody else does.
how-to-play-3 =
    .title = Workers and buildings
    .body = Food brings new workers, resources put them to work: on farms and in mines, in labs, temples, and theaters, or in the army. Better technologies cost science, and let the same workers give more.
how-to-play-4 =
    .title = Fed, happy, honest
    .body = A growing people eats more and wants more happy faces. Too many discontent workers rise up, and the turn brings nothing. And where too much lies in store, corruption helps itself.
how-to-play-5 =
    .title = Leaders and wonders
    .body = One leader at a time gives your civilization its character, and only one of each age can be yours. Wonders are built stage by stage and stay to the end.
how-to-play-6 =
    .title = Politics
    .body = Once a turn you may play a military card: prepare an event that will come one day, attack somebody weaker, declare war, or offer a pact. Keep an eye on your strength: most events reward the strong and punish the weak.
how-to-play-7 =
    .title = Ages pass
    .body = When a deck runs out, a new age begins. Old leaders die, unfinished old wonders crumble, old cards in hand are lost, and the people grow more demanding.
how-to-play-8 =
    .title = The end
    .body = After Age III there is one last round or a little more. Then every event of Age III that is still prepared scores for all: for wonders, for science, for strength, and much else. Plan for those you prepared yourself.

## Tips of the first game

lesson-row = In the first round you only take cards. The marks under a card are the civil actions that it costs. Press a card to read it, then take it.
lesson-end = That was your last action. End the turn: your people then bring food, resources, science, and culture, as they do after every turn.
lesson-politics = Before your actions you may play one military card. Preparing an event scores culture at once, and then the next event happens to everyone. Or pass.
lesson-worker = An unused worker brings nothing. Press a lit building or unit on your ground and put a worker there; the number beside it is the price in resources.
lesson-site = Your wonder is built stage by stage: press it above your ground. Each stage costs resources and a civil action, and only a completed wonder works.
lesson-technology = You pay science to develop a technology from your hand. Farms, buildings, and units then still need a worker before they bring anything.
lesson-leader = A leader in your hand does nothing yet. Play them for a civil action.
lesson-card = An action card can be played from the turn after you took it, and what it lets you do costs no further action.
lesson-grow = Food brings more people. But the more you are, the more is eaten and the more happy faces are wanted: the scales by your bank show it.
lesson-military = Military actions that you do not spend draw military cards when your turn ends. But do not fall too far behind in strength: events and rivals go for the weak.
lesson-bid = Whoever bids most gets the territory, but loses the units sent there. See beforehand how weak that leaves you.
lesson-defense = You are attacked. Military cards may make up for what you lack in strength; if they cannot, keep them.
lesson-discard = You may keep only so many military cards. Choose which ones go; nobody sees them.
lesson-unrest = Your people want more happy faces. Unused workers keep the discontent quiet; should they be too few, there is an uprising and nothing is produced.
lesson-rot = Few blue tokens are left in your bank, and corruption takes resources every turn. Spend what lies in store.
lesson-age = A new age: yellow tokens are gone from everyone’s bank, and so is all that was out of date. Use cards and leaders before their time is up.
lesson-last = The last round is known. What you have in store counts for nothing at the end, culture alone does. Have fun!

### In the terminal

# Short, for columns of a board of 80; names and numbers stand where the browser has pictures.
terminal-round = Round { $n }
terminal-last = round { $n } is the last
# The row, with its prices for the reader.
terminal-row = Card row (civil actions)
terminal-taken = taken
terminal-column =
    .culture = culture
    .science = science
    .strength = str.
    .happy = happy
    .food = food
    .resources = res.
    .civil = civ.
    .military = mil.
    .idle = idle
    .bank = bank
# What a choice costs and brings, as short as it can be.
terminal-change =
    .civil = { $amount } civ.
    .military = { $amount } mil.
    .food = { $amount } food
    .resources = { $amount } res.
    .science = { $amount } science
    .culture = { $amount } culture
    .science-rate = science { $amount }
    .culture-rate = culture { $amount }
    .strength = strength { $amount }
    .happy = happy { $amount }
    .discontent = discontent { $amount }
    .food-made = food { $amount }
    .resources-made = resources { $amount }
    .corruption = corruption { $amount }
    .civil-total = civ. total { $amount }
    .military-total = mil. total { $amount }
    .colonization = colonization { $amount }
# What lies in front of somebody.
terminal-site = { $card } { $done }/{ $all }
terminal-ruined = { $card } (face down)
terminal-tucked = { $card } (with a leader)
terminal-own =
    .workers = workers: { $what }
    .government = government: { $what }
    .leader = leader: { $what }
    .wonders = wonders: { $what }
    .site = building: { $what }
    .specials = special: { $what }
    .tactic = tactic: { $what }
    .colonies = colonies: { $what }
    .war = war on { $target }: { $what }
    .pact = pact with { $target }: { $what }
    .hand = hand: { $what }
    .secrets = military cards: { $what }
    .out = has left the game
# For the turn: what may be spent on units only, or by a pact.
terminal-purse = for units this turn: { $science } science, { $resources } res.
# Cards in the reader's hand, with the limit.
terminal-hand = Civil cards { $n }/{ $limit }
terminal-secrets = Military cards { $n }/{ $limit }
terminal-fresh = from the next turn on
terminal-events = Current events: { $n } ({ $ages }), future events: { $later } ({ $later_ages })
terminal-events-own = yours: { $cards }
terminal-events-next = next: { $card }
terminal-tactics = Common tactics: { $cards }
terminal-sent = on the way: { $cards }

### What the client says

## Panels and parts of the table

panel-ground = Ground
panel-hands = Hands
panel-rivals = Rivals
row = Card row
row-deck = { $n ->
        [one] { $n } card left in the deck
       *[other] { $n } cards left in the deck
    }
row-taken = taken
row-price = { $n ->
        [one] { $n } civil action
       *[other] { $n } civil actions
    }
row-falls = leaves at the next refill
# Why a card of the row cannot be taken, in two or three words.
short-actions = no actions
short-hand-full = hand full
short-owned = you have it
short-leader-of-age = 1 per age
short-site-taken = 1 wonder
short-science = too little science
short-resources = too few resources
short-no-idle-worker = no unused worker
short-urban-limit = no room in town
short-other = not now
card-named = { $name }, { $kind }, Age { $age }
card-kind = { $kind }, Age { $age }
parts-of-turn = Parts of a turn
age-now = { $n ->
        [one] Age { $age }, { $n } card left
       *[other] Age { $age }, { $n } cards left
    }
age-left = { $n ->
        [one] { $n } left in Age { $age }
       *[other] { $n } left in Age { $age }
    }
last-round = Round { $round } is the last
round-now = Round { $round }
niche = What is open
niche-empty = Your people are waiting
niche-empty-about = Press a card, a building, or a rival to read about it.

## Ratings, actions and banks

rating-food = Food
rating-resources = Resources
rating-science = Science
rating-culture = Culture
rating-happy = Happy faces
rating-discontent = Discontent workers
rating-strength = Strength
your-ratings = Your ratings
ratings-of = Ratings of { $name }
strength-armies = armies { $n }
actions-civil = civil actions
actions-military = military actions
actions-left = { $kind ->
        [civil] { $n } of { $all } civil actions left
       *[military] { $n } of { $all } military actions left
    }
your-ground = Your civilization
ground-of = Civilization of { $name }
back-to-mine = Back to mine
kinds = Kinds of buildings and units
urban-limit = { $n } of at most { $most }
workplace = { $n ->
        [0] { $name }: nobody works there
        [one] { $name }: { $n } worker
       *[other] { $name }: { $n } workers
    }
workplace-tokens = { $n ->
        [one] { $n } blue token
       *[other] { $n } blue tokens
    }
workplace-price = one more costs { object-resources }
would-lie-here = { $name } would lie here
belongs-here = { $name } in your hand belongs here
idle = { $n ->
        [one] unused
       *[other] unused
    }
grow-title = More people
grow = One more worker costs { object-food } and a civil action
grow-none = The yellow bank is empty
bank-faces = Happy faces needed
bank-yellow = { $n ->
        [one] Yellow bank: { $n } left
       *[other] Yellow bank: { $n } left
    }
bank-eaten = Food eaten each turn
bank-blue = { $n ->
        [one] { $n } blue left
       *[other] { $n } blue left
    }
bank-rot = Lost to corruption each turn
no-leader = No leader
wonder-ruined = { $name }, face down
site = { $name }: { $n } of { $all } stages built

## Hands and rivals

your-hands = Your cards
hands-of = Cards of { $name }
hand-civil = { $n } of { $most } in hand
hand-military = { $n } of { $most } in hand
civil-hand = Civil cards
military-hand = Military cards
more-fit = { $n ->
        [one] { $n } more fits
       *[other] { $n } more fit
    }
only-you-see = only you see these
to-use-now = { $n ->
        [one] { $n } card can be used now
       *[other] { $n } cards can be used now
    }
no-tactic = No tactic
pact-with = { $name } with
colonies = Colonies
everyone-compared = Everyone compared
look-at-ground = Look at the civilization of { $name }
council = Events and common tactics
events-now = { $n ->
        [one] { $n } event to come, of Age { $age }
       *[other] { $n } events to come, the next of Age { $age }
    }
events-later = { $n ->
        [one] { $n } event prepared, { $own } of them yours
       *[other] { $n } events prepared, { $own } of them yours
    }
now = now
later = later
common-tactics = Common tactics

## The niche

deeds-free = Your actions
deeds-about = What you can do is lit: press a card, a building, or your people.
deeds-title = What you can do
would-title = What it would change for you
would-play = once it is in play
would-worker = with one worker on it
step-take = Take it
step-develop = Develop it
step-reform = Change peacefully
step-play = Play it
step-build = Add a worker
step-upgrade = Upgrade { $card }
step-raise = Build the first stage
steps-fit = { $n ->
        [one] fits this turn
        [2] both fit this turn
       *[other] all { $n } fit this turn
    }
steps-short = not all of it this turn
last-event = The last event
event-concerns = Whom it concerns
event-nobody = It concerns nobody.
event-nobody-short = nobody
event-chooses = chooses
soon = If you end the turn now
soon-rot = { $n ->
        [one] { $n } resource rots
       *[other] { $n } resources rot
    }:
soon-rot-why = { $n ->
        [one] only { $n } blue token left.
       *[other] only { $n } blue tokens left.
    }
soon-calm = No unrest.
soon-faces = Faces { $n }, needed { $faces }.
politics-title = One political action, or none
politics-about = The military cards you can use now are lit.
politics-prepare = goes under the future events; the next event happens
politics-against = { $n ->
        [one] against { $name }, { $n } military action
       *[other] against { $name }, { $n } military actions
    }
politics-offer = { $side ->
        [a] offer it to { $name }, be side A
        [b] offer it to { $name }, be side B
       *[both] offer it to { $name }
    }
politics-kept = keep it for later
politics-resign = your civilization leaves for good
strength-of-all = Strength of all
next-event = Next event: { $card }.
next-event-age = Next event: Age { $age }.
future-events = { $n ->
        [one] Prepared: { $n }, { $own } of them yours.
       *[other] Prepared: { $n }, { $own } of them yours.
    }
bid-title = Who settles it?
bid-passed = passed
# The force of somebody that all can see, and how many cards could add to it.
bid-open = can openly send force { $n }; cards in hand: { $cards }
bid-yours = Your bid
bid-less = Bid less
bid-more = Bid more
bid-note = The force that costs you least is laid out; if you win, you may send another. Whoever bids most loses what they send.
force-left = strength left afterwards
force-title = Your force
force-fleet = Your units
force-lit = lit ones are sent and lost
force-need = of { $n } needed, at most { $most }
defense-title = { $name } attacks you
defense-cards = Cards you may add
defense-most = { $n ->
        [one] up to { $n }, it is discarded
       *[other] up to { $n }, they are discarded
    }
defense-toll = What giving in costs
defense-toll-some = some of this, as the card says
pact-title = { $name } offers a pact
pact-who = Who gets what
pact-you = You
pact-nothing = nothing
pact-now = What it changes now
pact-culture = Culture of the other side against yours: { $n }, each turn { $rate }.
pact-strength = Strength of the other side against yours: { $n }.
discard-title = { $n ->
        [one] { $n } card, room for { $room }
       *[other] { $n } cards, room for { $room }
    }
discard-about = They go face down; nobody sees which.
discard-note = { $n ->
        [one] { $n } crossed-out card leaves; press another to swap.
       *[other] { $n } crossed-out cards leave; press another to swap one.
    }
discard-leaves = { $card }, leaves
discard-stays = { $card }, stays
keep-title = What you keep
keep-defense = for a defense
keep-colony = for a colony
keep-attacks = attacks
keep-events = events and territories
keep-tactics = tactics
keep-pacts = pacts
keep-nothing = You keep no military cards.
goods-plunder = { $n ->
        [one] Take { $n } from { $name }
       *[other] Take { $n } from { $name }
    }
goods-lose = { $n ->
        [one] You lose { $n }
       *[other] You lose { $n }
    }
goods-gain = { $n ->
        [one] You gain { $n }
       *[other] You gain { $n }
    }
goods-about = Food and resources together, as you like.
goods-there = of { $n }
goods-more-food = One more food
goods-more-resources = One more resource
goods-fewer = Take one less
goods-more = Take one more
goods-most = at most { $n }
asked-looting = Spoils of war
asked-raiding = A raid
asked-annexing = A colony for the taking
asked-infiltrating = Leader or wonder
asked-tucking = The leader who leaves
asked-other = Your answer

## The end of the turn

since-last-turn = Since your last turn
end-of-turn = How your turn will end
end-about = Step by step, as the rules go; nothing has happened yet.
end-hand = Military cards { $n } of { $most }
end-keep = fine
end-stop = stop
end-uprising = { $n ->
        [one] { $n } discontent, { $idle } unused: uprising
       *[other] { $n } discontent, { $idle } unused: uprising
    }
end-calm = { $n ->
        [0] Everybody is content
       *[other] { $n } discontent, kept quiet by { $idle } unused
    }
end-culture = Culture
end-science = Science
end-corruption = { $n ->
        [one] Corruption, { $n } blue left
       *[other] Corruption, { $n } blue left
    }
end-food = Farms
end-eaten = Eaten
end-mines = Mines
end-draw = { $n ->
        [one] New cards, { $n } military action left
       *[other] New cards, { $n } military actions left
    }
end-unused = { $n ->
        [one] { $n } civil action would be lost.
       *[other] { $n } civil actions would be lost.
    }
end-mend = What would calm them
end-feed = What would feed them

## The dock

ask-deed = { $deed }?
ask-end = End the turn like this?
ask-uprising = End the turn in spite of the uprising?
ask-goods = { $n ->
        [one] How do you share out { $n }?
       *[other] How do you share out { $n }?
    }
ask-goods-all = All of it goes: there is no more to share.
button-pass = Pass
button-pass-bid = Pass
button-give-in = Give in
button-send = Send { $n }
button-hold = Hold with { $n }
button-discard = Discard { $n }
button-end-anyway = End anyway
button-take = Take
button-build = Build
button-develop = Develop
button-upgrade = Upgrade
button-play = Play
button-attack = Attack
button-declare = Declare
button-offer = Offer
button-prepare = Prepare
button-revolt = Start a revolution
button-do = Do it

## Signs in the log, for those who hear it

icon-food = food
icon-resources = resources
icon-science = science
icon-culture = culture
icon-population = people
icon-yellow = yellow tokens
icon-blue = blue tokens
icon-civil = civil actions
icon-military = military actions
icon-secrets = military cards

# What a coach compares two choices by, with a number after it: "Food −2".
fact-culture = Culture per turn
fact-science = Science per turn
fact-science-points = Science points
fact-strength = Strength
fact-discontent = Discontent workers
fact-food-output = Food per turn
fact-resource-output = Resources per turn
fact-food = Food in store
fact-resources = Resources in store
fact-workers = Workers
