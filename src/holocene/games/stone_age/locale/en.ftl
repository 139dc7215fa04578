# The words of Stone Age. The other languages have exactly the same keys, attributes and variables;
# tests/games/stone_age/test_locale.py holds them to it.
#
# For authors of a client
# -----------------------
# Names from the engine enter a key with every space and underscore turned into a hyphen:
# `card_points` is `score-card-points`, `hunt_reentry` is `option-hunt-reentry`, `one-use tool` is `one-use-tool`.
# A place such as "card 2" is passed as two variables, $place = "card" and $number = 2; other places need only $place.
#
#   $name     a player's name; it stands as the subject, in the present tense, so that no language needs a gender
#   $who      the same in a line of the log
#   $n        how many, of whatever the message is about
#   $place    toolmaker hut field hunt forest clay-pit quarry river card building
#   $number   of a card's slot or a building's stack, from 1
#   $good     food wood clay stone gold tool agriculture points people
#   $what, $paid, $names   a list in words, joined by the client with Intl.ListFormat; pictures in the log, see there
#
# A list of goods in a sentence is made of `object-wood` and so on, one call for each good of which there is any;
# `amount-wood` is the same as a label, outside a sentence:
# some languages change the word ("1 cigla", but "plaća 1 ciglu").
# Numbers of points lost are passed without their sign.
# The client puts these words and its own (web/src/locale) into one bundle, so no key may be in both.
# Czech, Slovak and Croatian speak to a player as the rulebooks do, in the plural.
# Attributes: `.about` explains in one sentence; `.title` and `.body` make a page of help; `.short` fits on a phone.

### The game

game-title = Stone Age
game-about = Lead a tribe from the campfire to a small civilization: place people, roll for goods, feed everyone, build, and discover.
# How far a running game is, in the lists of tables.
game-progress = Round { $round }

## Goods

good-food = food
good-wood = wood
good-clay = brick
good-stone = stone
good-gold = gold
good-tool = tool
good-agriculture = agriculture
good-points = points
good-people = people
good-any-two-resources = any two resources

amount-food = { $n } food
amount-wood = { $n } wood
amount-clay = { $n } brick
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-tool = { $n ->
        [one] { $n } tool
       *[other] { $n } tools
    }
amount-agriculture = agriculture +{ $n }
amount-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-people = { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
amount-resources = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }

# As the object of a sentence: "Dora pays ...", "Dora places ...".
object-food = { $n } food
object-wood = { $n } wood
object-clay = { $n } brick
object-stone = { $n } stone
object-gold = { $n } gold
object-tool = { $n ->
        [one] { $n } tool
       *[other] { $n } tools
    }
object-agriculture = agriculture +{ $n }
object-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
object-people = { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
object-resources = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }

# By $good and $n; for messages that get both.
amount = { $good ->
        [food] { amount-food }
        [wood] { amount-wood }
        [clay] { amount-clay }
        [stone] { amount-stone }
        [gold] { amount-gold }
        [tool] { amount-tool }
        [agriculture] { amount-agriculture }
        [points] { amount-points }
        [people] { amount-people }
       *[resources] { amount-resources }
    }
object = { $good ->
        [food] { object-food }
        [wood] { object-wood }
        [clay] { object-clay }
        [stone] { object-stone }
        [gold] { object-gold }
        [tool] { object-tool }
        [agriculture] { object-agriculture }
        [points] { object-points }
        [people] { object-people }
       *[resources] { object-resources }
    }

## Places

place-toolmaker = Tool maker
place-hut = Hut
place-field = Field
place-hunt = Hunt
place-forest = Forest
place-clay-pit = Clay pit
place-quarry = Quarry
place-river = River
place-card = Card { $number }
place-building = Building { $number }
place-buildings = Buildings

# Where somebody is placed, and where somebody is; by $place (and $number).
place-to = { $place ->
        [toolmaker] at the tool maker
        [hut] in the hut
        [field] in the field
        [hunt] on the hunt
        [forest] in the forest
        [clay-pit] in the clay pit
        [quarry] in the quarry
        [river] at the river
        [card] on card { $number }
       *[building] on building { $number }
    }
place-at = { $place ->
        [toolmaker] at the tool maker
        [hut] in the hut
        [field] in the field
        [hunt] on the hunt
        [forest] in the forest
        [clay-pit] in the clay pit
        [quarry] in the quarry
        [river] at the river
        [card] on card { $number }
       *[building] on building { $number }
    }

# What a place is for, in a few words.
place-brings-toolmaker = a new tool
place-brings-hut = one more person
place-brings-field = agriculture +1
place-brings-hunt = 1 food for every 2 on the dice
place-brings-forest = 1 wood for every 3 on the dice
place-brings-clay-pit = 1 brick for every 4 on the dice
place-brings-quarry = 1 stone for every 5 on the dice
place-brings-river = 1 gold for every 6 on the dice
place-brings-card = { $n ->
        [one] costs { $n } resource of any kind
       *[other] costs { $n } resources of any kind
    }
place-brings-building = points at once

# Who stands where; by $place, $number and $n. For the accessible name of a place.
place-empty = nobody is here
place-people = { $name }: { amount-people }
place-room = { $n ->
        [0] no room left
       *[other] room for { $n } more
    }
place-room-any = room for everybody

## Tribes, by their marks

tribe-hand = Tribe of the Hand
    .short = Hand
tribe-fish = Tribe of the Fish
    .short = Fish
tribe-sun = Tribe of the Sun
    .short = Sun
tribe-spiral = Tribe of the Spiral
    .short = Spiral

## Culture symbols and workers

symbol-healing = healing
symbol-art = art
symbol-music = music
symbol-writing = writing
symbol-time = time
symbol-pottery = pottery
symbol-transport = transport
symbol-weaving = weaving

worker-farmer = Farmers
worker-toolmaker = Tool makers
worker-builder = Hut builders
worker-shaman = Shamans

amount-farmer = { $n ->
        [one] { $n } farmer
       *[other] { $n } farmers
    }
amount-toolmaker = { $n ->
        [one] { $n } tool maker
       *[other] { $n } tool makers
    }
amount-builder = { $n ->
        [one] { $n } hut builder
       *[other] { $n } hut builders
    }
amount-shaman = { $n ->
        [one] { $n } shaman
       *[other] { $n } shamans
    }

## Phases

phase-placing = Placing people
    .short = Placing
phase-using = Taking actions
    .short = Actions
phase-feeding = Feeding the tribe
    .short = Feeding
phase-last-chance = Before final scoring
    .short = Last chance
phase-over = The game is over
    .short = Over

## Editions and options

option-edition = Edition
    .about = Which printed edition’s rules you play by.
edition-mindok-2019 = Mindok 2019
    .about = Czech edition of 2019: hunger costs 10 points, you place hunters once a round, a new tool raises the first of your lowest tools, and a second set of symbols is squared too.
edition-riogrande-2008 = Rio Grande 2008
    .about = Edition of 2008: hunger costs 10 points, you place hunters once a round, you choose which of your lowest tools a new one raises, and each repeated symbol is worth 1 point.
edition-slovak = Slovak edition
    .about = Slovak edition: each missing food costs 4 points, you may add hunters later in the round, you choose which of your lowest tools a new one raises, and a second set of symbols is squared too.
option-edition-mindok-2019 = { edition-mindok-2019 }
    .about = { edition-mindok-2019.about }
option-edition-riogrande-2008 = { edition-riogrande-2008 }
    .about = { edition-riogrande-2008.about }
option-edition-slovak = { edition-slovak }
    .about = { edition-slovak.about }
option-starvation = Hunger
    .about = What a tribe loses when someone goes unfed.
option-starvation-flat-10 = 10 points flat
    .about = A tribe that is not fully fed loses 10 points, however much is missing.
option-starvation-4-per-food = 4 points per missing food
    .about = Each food that is still missing costs 4 points.
option-hunt-reentry = More hunters later
    .about = Whether you may add hunters later in the same round.
option-hunt-reentry-false = Once a round
    .about = You place hunters once a round, as everywhere else.
option-hunt-reentry-true = Any time
    .about = You may add hunters on any of your turns.
option-green-duplicates = Repeated symbols
    .about = What duplicate culture symbols are worth at the end.
option-green-duplicates-second-set = Second set
    .about = Duplicates form a set of their own, which is squared as well.
option-green-duplicates-one-point = 1 point each
    .about = Each duplicate is worth 1 point.
option-box = Pieces
    .about = Which box’s wooden pieces are shown. They never run out.
option-box-2019 = Box of 2019
    .about = 28 wood, 18 brick, 12 stone, 10 gold, 63 food tokens, and 48 wooden people.
option-box-2008 = Box of 2008
    .about = 20 wood, 16 brick, 12 stone, 10 gold, 53 food tokens, 40 wooden people, and 8 markers.

## Prompts: one sentence for who decides, one for everybody else

prompt-placing = Choose where to place people.
prompt-placing-other = { $name } is placing people.
prompt-how-many = { $place ->
        [hunt] How many people go hunting?
        [forest] How many people go to the forest?
        [clay-pit] How many people go to the clay pit?
        [quarry] How many people go to the quarry?
        [river] How many people go to the river?
       *[other] How many people go?
    }
prompt-confirm-place = Place { object-people } { place-to }?
prompt-using = Choose your next action.
prompt-using-other = { $name } is taking actions.
prompt-adding-tools = You rolled { $total } { place-at }. Add any tools?
prompt-adding-tools-other = { $name } rolled { $total } { place-at } and may add tools.
prompt-buying-card = { $n ->
        [one] Pay { $n } resource for card { $number }, or leave it?
       *[other] Pay { $n } resources for card { $number }, or leave it?
    }
prompt-buying-card-other = { $name } is deciding about card { $number }.
prompt-buying-tile = Pay for building { $number }, or leave it?
prompt-buying-tile-other = { $name } is deciding about building { $number }.
prompt-picking-die = Take one of the market dice.
prompt-picking-die-other = { $name } is taking a market die.
prompt-feeding = You are { $n } food short: give resources instead, or go hungry?
prompt-feeding-other = { $name } is short of food.
prompt-last-chance = Last chance before final scoring: use your card to take two resources?
prompt-last-chance-other = { $name } may still take two resources.

prompt-pay-tile-fixed = This building costs { $paid } and scores { object-points }.
prompt-pay-tile-choice = { $kinds ->
        [one] Choose { $n } resources, all of one kind. You score their value.
       *[other] Choose { $n } resources of exactly { $kinds } kinds. You score their value.
    }
prompt-pay-tile-free = Choose { $least } to { $most } resources of any kind. You score their value.
prompt-pay-left = { $n ->
        [0] That is all.
       *[other] { $n } more to choose.
    }
prompt-take-two = Choose two resources, the same or different.
prompt-cannot-pay = You cannot pay yet: { $have } of { $need }. Your card can bring two more.

## Buttons

button-send = Place { $n }
button-roll = { $n ->
        [one] Roll { $n } die
       *[other] Roll { $n } dice
    }
button-use = Use
button-pay = Pay
button-decline = Leave it
button-take-what = Take { $what }
button-add-tools = { $n ->
        [one] Add { $n } tool
       *[other] Add { $n } tools
    }
button-keep-roll = Keep the roll
button-starve = { $n ->
        [one] Go hungry: lose { $n } point
       *[other] Go hungry: lose { $n } points
    }
button-feed = Feed the tribe
button-more = One more
button-fewer = One fewer

## Choices, for those who hear them

choice-place = Place { object-people } { place-to }
choice-use = { $place ->
        [toolmaker] Make a tool
        [hut] Welcome a new person
        [field] Work the field: agriculture +1
        [hunt] Roll on the hunt
        [forest] Roll in the forest
        [clay-pit] Roll in the clay pit
        [quarry] Roll in the quarry
        [river] Roll at the river
        [card] Buy card { $number }
       *[building] Build building { $number }
    }
choice-pay = Pay { $what }
choice-pay-points = Pay { $what } for { object-points }
choice-pay-food = Give { $what } instead of food
choice-pay-food-hungry = { $n ->
        [one] Give { $what } and go hungry: lose { $n } point
       *[other] Give { $what } and go hungry: lose { $n } points
    }
choice-decline-last-chance = Take nothing
choice-pick = { $face ->
        [wood] Take 1 wood
        [clay] Take 1 brick
        [stone] Take 1 stone
        [gold] Take 1 gold
        [tool] Take a tool
       *[agriculture] Take agriculture +1
    }
choice-pick-lost = { $face ->
        [tool] Take a tool: no effect, you already have them all
       *[agriculture] Take agriculture: no effect, yours is already at the top
    }

# One tool; $n is its value. For lists of tools.
tool-tile = tool, value { $n }
tool-once = one-use tool, value { $n }
tool-used = used this round
tool-ready = ready

## Why a place cannot be chosen now

closed-not-your-turn = It is not your turn.
closed-full = There is no room left here.
closed-yours = You have already placed people here this round.
closed-taken = Somebody is already here.
closed-two-tribes = With three players, only two tribes may be here.
closed-one-tribe = With two players, only one tribe may be here.
closed-village = With fewer than four players, only two of tool maker, hut, and field can be taken in a round.
closed-no-people = You have no people left to place.
closed-need-two = The hut needs two people.
closed-empty = There is nothing here.
closed-other-phase = Not in this phase.
closed-nobody = None of your people are here.

## Cards: the top half gains, the bottom half scores

# The tops get $n (how many) and, where one is pictured, $good.
top-market = Market
top-food = { amount-food }
top-resource = { amount }
top-points = { amount-points }
top-tool = New tool
top-agriculture = Agriculture +1
top-dice = { $good ->
        [wood] Roll for wood
        [clay] Roll for brick
        [stone] Roll for stone
       *[gold] Roll for gold
    }
top-extra-card = Extra card
top-one-use-tool = One-use tool, value { $n }
top-any-two = Any two resources

bottom-symbol = { $symbol ->
        [healing] culture: healing
        [art] culture: art
        [music] culture: music
        [writing] culture: writing
        [time] culture: time
        [pottery] culture: pottery
        [transport] culture: transport
       *[weaving] culture: weaving
    }
bottom-worker = { $worker ->
        [farmer] { amount-farmer }
        [toolmaker] { amount-toolmaker }
        [builder] { amount-builder }
       *[shaman] { amount-shaman }
    }
    .about = { $worker ->
        [farmer] { object-points } for each level of agriculture
        [toolmaker] { object-points } for each point of your tools’ total value
        [builder] { object-points } for each of your buildings
       *[shaman] { object-points } for each of your people
    }
card-whole = { $top }; at the end: { $bottom }
card-price = { $n ->
        [one] costs { $n } resource
       *[other] costs { $n } resources
    }
card-back = a card only its owner may see
card-now = Now
card-at-end = At the end

## Building tiles

tile-fixed = { $paid } for { object-points }
    .about = Costs { $paid } and scores { object-points }.
tile-choice = { $kinds ->
        [one] { $n } resources of 1 kind
       *[other] { $n } resources of { $kinds } kinds
    }
    .about = { $kinds ->
        [one] Costs { $n } resources, all of one kind, and scores their value.
       *[other] Costs { $n } resources of exactly { $kinds } kinds and scores their value.
    }
tile-free = { $least }–{ $most } resources
    .about = Costs { $least } to { $most } resources of any kind and scores their value.
stack-left = { $n ->
        [0] the stack is empty
        [one] the last building of this stack
       *[other] { $n } buildings left in this stack
    }
deck-left = { $n ->
        [0] no cards left in the deck
        [one] { $n } card left in the deck
       *[other] { $n } cards left in the deck
    }

## The table in words

round-number = Round { $n }
first-player = First player
people-of = { $home } of { $n } at home
food-needed = eats { $n } food a round
food-missing = { $n ->
        [0] enough food
       *[other] { $n } food missing
    }
agriculture-level = Agriculture { $n }
score-now = If the game ended now
worth-now = { $n ->
        [one] worth { $n } point to you now
       *[other] worth { $n } points to you now
    }
worth-range = worth { $low } to { $high } points to you now
odds-title = Chances
odds-line = { $chance }: { object }
odds-nothing = { $chance }: nothing

## The log
##
## A line is a sentence with open places, which the client fills with a name ($who) or with pictures that carry
## their number and an accessible name of their own: $icons, $goods, $dice, $tools, $paid, $price, $points, $card, $faces,
## $meal, $harvest, $scores. They can stand anywhere in the sentence, but once.

# $count people; by $place (and $number).
log-placed = { $count ->
        [one] { $who } places { $count } person { place-to } { $icons }
       *[other] { $who } places { $count } people { place-to } { $icons }
    }
log-used = { $place ->
        [toolmaker] { $who } makes a tool { $icons }
        [hut] { $who } welcomes a new person { $icons }
       *[field] { $who } works the field { $icons }
    }
log-used-in-vain = { $place ->
        [toolmaker] { $who } already has every tool { $icons }
        [hut] { $who } already has ten people; the tribe cannot grow { $icons }
       *[field] { $who } is already at the top of agriculture; the field brings nothing { $icons }
    }
log-rolled = { $who } rolls { $dice } { place-at }
log-gathered = { $who } rolls { $dice } { place-at } and gets { $goods }
log-gathered-tools = { $who } rolls { $dice } { place-at }, adds { $tools }, and gets { $goods }
log-gathered-total = { $who } gets { $goods } for a total of { $total }
log-bought = { $who } pays { $paid } for the card { $card }
log-built = { $who } builds with { $paid } and scores { $points }
log-declined = { $place ->
        [card] { $who } does not buy the card { $icons }
       *[building] { $who } does not build { $icons }
    }
log-turned = New building: { $price } for { $points }
# $kinds is 0 where any kinds will do.
log-turned-choice = { $kinds ->
        [0] New building: { $price } of any kind, scores their value
        [one] New building: { $price } of 1 kind, scores their value
       *[other] New building: { $price } of { $kinds } kinds, scores their value
    }
log-stack-empty = Building stack { $stack } is empty: this is the last round
log-gained = { $who } gets { $goods } from the card
log-gained-in-vain = { $who } is at the limit and gets nothing from the card { $goods }
log-keeps-tool = { $who } keeps a one-use tool, value { $value } { $icons }
log-keeps-any-two = { $who } keeps the “any two resources” card for later
log-drew = { $who } draws a hidden card: { $card }
log-drew-unseen = { $who } draws a hidden card
log-drew-none = { $who } has no card left to draw
log-market = { $who } rolls for the market: { $faces }
log-picked = { $who } takes { $goods } from the market
log-picked-in-vain = { $who } must take { $goods } from the market, but is at the limit
log-took-two = { $who } uses the “any two resources” card to take { $goods }
# $people is how many are fed.
log-fed = { $people ->
        [one] { $who } feeds { $people } person: { $meal }
       *[other] { $who } feeds { $people } people: { $meal }
    }
log-fed-harvest = { $people ->
        [one] { $who } harvests { $harvest } and feeds { $people } person: { $meal }
       *[other] { $who } harvests { $harvest } and feeds { $people } people: { $meal }
    }
log-hungry = { $who } goes hungry, { $missing } food missing: { $points } { $meal }
log-round = Round { $round }
log-torch = { $who } goes first
log-ended-cards = Not enough cards to refill the row: the game ends
log-ended-buildings = A stack of buildings is empty: the game ends
log-counted = Final scoring: { $scores }
log-shown = { $who } reveals the hidden card: { $card }
log-choosing = { $decision ->
        [placing] { $who } is placing people
        [using] { $who } is taking actions
        [adding-tools] { $who } is thinking about tools
        [buying-card] { $who } is thinking about a card
        [buying-tile] { $who } is thinking about a building
        [picking-die] { $who } is taking a market die
        [feeding] { $who } is looking for food
        [raising-tool] { $who } is choosing a tool to raise
       *[last-chance] { $who } may still take two resources
    }

## Accessible names of pictures; a number is read after them

icon-food = food
icon-wood = wood
icon-clay = brick
icon-stone = stone
icon-gold = gold
icon-tool = tool
icon-agriculture = agriculture
icon-points = points
icon-people = people
icon-card = card
icon-hut = building
icon-torch = first player
icon-resources = resources
icon-die = die showing { $value }
icon-two-dice = two dice
icon-market = market
icon-extra-card = extra card
icon-one-use-tool = one-use tool
icon-any-two = any resources
icon-symbol-healing = healing
icon-symbol-art = art
icon-symbol-music = music
icon-symbol-writing = writing
icon-symbol-time = time
icon-symbol-pottery = pottery
icon-symbol-transport = transport
icon-symbol-weaving = weaving
icon-worker-farmer = farmers
icon-worker-toolmaker = tool makers
icon-worker-builder = hut builders
icon-worker-shaman = shamans

## The score

score-buildings = Buildings
score-card-points = Points from cards
score-hunger = Hunger
score-culture = Culture symbols
score-farmers = Farmers
score-toolmakers = Tool makers
score-builders = Hut builders
score-shamans = Shamans
score-resources = Resources left

## Rules help: places

help-toolmaker =
    .title = Tool maker
    .body = Exactly one person may go here, and makes one tool. Your first three tools are worth 1 each; every further one raises your lowest tool by 1, up to three tools of 4. Add tools to your rolls, each once a round. You may go here even when you cannot get more tools, just to keep others out.
help-hut =
    .title = Hut
    .body = Two people of the same tribe go here together, and one more person joins the tribe. The newcomer must be fed this round and can be placed from the next round on. A tribe has at most ten people.
help-field =
    .title = Field
    .body = Exactly one person may go here and raises your agriculture by 1, up to 10. Every level brings 1 food at the start of each feeding.
help-hunt =
    .title = Hunt
    .body = There is room for everybody. Roll one die for each of your hunters and add tools if you like. For every 2 in the total, take 1 food; anything left over is lost.
help-forest =
    .title = Forest
    .body = Seven people fit in here in all. Roll one die for each of yours and add tools if you like. For every 3 in the total, take 1 wood; anything left over is lost.
help-clay-pit =
    .title = Clay pit
    .body = Seven people fit in here in all. Roll one die for each of yours and add tools if you like. For every 4 in the total, take 1 brick; anything left over is lost.
help-quarry =
    .title = Quarry
    .body = Seven people fit in here in all. Roll one die for each of yours and add tools if you like. For every 5 in the total, take 1 stone; anything left over is lost.
help-river =
    .title = River
    .body = Seven people fit in here in all. Roll one die for each of yours and add tools if you like. For every 6 in the total, take 1 gold; anything left over is lost.
help-card =
    .title = Civilization card
    .body = A card takes one person. When you take your actions, pay as many resources as its slot says – 1 at the cheap end, 4 at the other – in any mix, but never food. The upper half takes effect when you buy it, the lower half scores at the end. You may also leave the card; it stays in the row.
help-building =
    .title = Building
    .body = A building takes one person. Pay the resources on the tile and score its points at once, or leave it. Once it is built, the next tile of the stack is turned up; it can be taken from the next round on. When a stack runs out, the round is played to its end and the game is over.
help-hunt-reentry-false =
    .body = You place hunters only once a round, as at every other place.
help-hunt-reentry-true =
    .body = You may add more hunters on a later turn of the same round, even if some of yours are already hunting.

## Rules help: cards

help-top-market =
    .title = Market
    .body = The buyer rolls one die for each player. Starting with the buyer and going clockwise, everyone takes exactly one die: 1 = wood, 2 = brick, 3 = stone, 4 = gold, 5 = a tool, 6 = agriculture +1. Tools do not change these dice, and nobody may refuse.
help-top-food =
    .title = Food
    .body = Take the food shown as soon as you buy the card.
help-top-resource =
    .title = Resources
    .body = Take the resources shown as soon as you buy the card.
help-top-points =
    .title = Points
    .body = Score the points shown as soon as you buy the card.
help-top-tool =
    .title = New tool
    .body = Get one tool, just as at the tool maker.
help-top-agriculture =
    .title = Agriculture
    .body = Raise your agriculture by 1, just as in the field.
help-top-dice =
    .title = A roll for resources
    .body = Roll two dice for the resource shown, as if two of your people were at its place. This roll is separate from any people you have there. You may add tools.
help-top-extra-card =
    .title = Extra card
    .body = Take the top card of the deck and look at it in secret. Its upper half does nothing; its lower half counts for you at the end. If the deck is empty, you get nothing.
help-top-one-use-tool =
    .title = One-use tool
    .body = Keep the card face up beside you. Once in the game you may add its value to one of your rolls, alone or with other tools.
help-top-any-two =
    .title = Any two resources
    .body = Keep the card face up beside you. Once in the game, at any of your decisions, take two resources at once, the same or different – also while feeding and before final scoring.
help-culture =
    .title = Culture symbols
    .body = Green cards show eight symbols, each on two cards. At the end, count your different symbols and square the number: five different ones score 25.
help-green-duplicates-second-set =
    .body = Your duplicates form a second set, which is squared too: three pairs score 9 and 9.
help-green-duplicates-one-point =
    .body = Each duplicate is worth 1 point: three pairs score 9 and 3.
help-farmer =
    .title = Farmers
    .body = At the end, count all your farmers and multiply by your agriculture.
help-worker-toolmaker =
    .title = Tool makers
    .body = At the end, count all the tool makers on your cards and multiply by the total value of your tools.
help-builder =
    .title = Hut builders
    .body = At the end, count all your hut builders and multiply by the number of your buildings.
help-shaman =
    .title = Shamans
    .body = At the end, count all your shamans and multiply by the number of your people.

## Rules help: buildings

help-tile-fixed =
    .title = Building with a fixed price
    .body = Pay exactly the three resources shown and score the number on the tile.
help-tile-choice =
    .title = Building for four or five resources
    .body = Pay exactly as many resources as the tile says, of exactly as many kinds as it says. They score what they are worth: wood 3, brick 4, stone 5, gold 6.
help-tile-free =
    .title = Building for one to seven resources
    .body = Pay as many resources as you like, from one to seven, of any kinds. They score what they are worth: wood 3, brick 4, stone 5, gold 6.

## Rules help: the course of the game

help-placing =
    .title = Placing people
    .body = Starting with the first player, everyone in turn places one or more people in one place, round and round until nobody can place any more. You may not pass while you can still place someone. Where you already gather resources you may not add people later in the round; cards and buildings are taken one per turn.
help-using =
    .title = Taking actions
    .body = Starting with the first player, each player takes the actions of all their people, place by place in any order, and brings them home. Only then does the next player begin.
help-tools =
    .title = Tools
    .body = Once you have seen your roll, you may add any tools you have not used this round, each at its full value. Next round they are all ready again.
help-feeding =
    .title = Feeding the tribe
    .body = First take as much food as your agriculture level, then pay 1 food for each of your people. If you do not have enough, pay all of it; you may replace each missing food with one resource of any kind.
help-starvation-flat-10 =
    .body = If any food is still missing, you lose 10 points, no matter how much is missing. Points may fall below zero.
help-starvation-4-per-food =
    .body = You lose 4 points for each food that is still missing. Points may fall below zero.
help-first-player =
    .title = First player and new round
    .body = After feeding, the first-player marker passes to the left. Cards nobody bought slide to the cheap end and new ones fill the row. All tools are ready again.
help-end =
    .title = End of the game
    .body = The game ends at once when the deck cannot fill the row at the start of a round. It also ends after a round in which a stack of buildings ran out; that round is played to its end, feeding included.
help-scoring =
    .title = Final scoring
    .body = On top of the points scored so far you score your culture symbols, your farmers, tool makers, hut builders, and shamans, and 1 point for each resource left. Food is worth nothing. Whoever has the most points wins; a tie is broken by agriculture, tools, and people; if those are equal too, the win is shared.
help-two-players =
    .title = Two players
    .body = Only two of tool maker, hut, and field may be taken in a round. Forest, clay pit, quarry, and river may each be used by one tribe only. There are two stacks of buildings.
help-three-players =
    .title = Three players
    .body = Only two of tool maker, hut, and field may be taken in a round. Forest, clay pit, quarry, and river may each be used by at most two tribes. There are three stacks of buildings.
help-four-players =
    .title = Four players
    .body = All places are open, and there are four stacks of buildings.
help-resources =
    .title = Resources
    .body = Wood is worth 3, brick 4, stone 5, gold 6. That is how much you have to roll for one, and how many points one brings in a building without a fixed price. They never run out.

## How to play

how-to-play-1 =
    .title = Your tribe
    .body = You lead a tribe of five people with food for the first rounds. During the game it grows, learns to sow and to make tools, builds, and discovers. Whoever has the most points at the end wins.
how-to-play-2 =
    .title = A round
    .body = Every round has three parts: first everyone places their people, then takes their actions, then feeds the tribe.
how-to-play-3 =
    .title = Placing people
    .body = You take turns, each time placing some people in one place. Space is limited: one person at the tool maker, two in the hut, one in the field, one on each card and building, and seven in each place with resources. Only the hunt has room for everyone. Take what you need most before somebody else does.
how-to-play-4 =
    .title = Rolling for goods
    .body = Where you hunt or gather, each person is one die. Divide what you rolled by 2 for food, 3 for wood, 4 for brick, 5 for stone, or 6 for gold, and drop the remainder. Tools add to a roll and can save a bad one.
how-to-play-5 =
    .title = The village
    .body = The tool maker gives you a tool, the field raises your agriculture and so brings food every round, and two people in the hut bring a third. All of this stays with you to the end.
how-to-play-6 =
    .title = Buildings and cards
    .body = Resources turn into points in buildings, which score at once. Civilization cards help you now and score at the end – all the more if they match what your tribe is good at.
how-to-play-7 =
    .title = Feeding
    .body = At the end of every round each of your people eats 1 food. Agriculture gives some of it, the hunt the rest. You can replace missing food with resources; going hungry costs points.
how-to-play-8 =
    .title = The end
    .body = The game ends when a stack of buildings is empty or the cards run out. Then you score: the number of different culture symbols squared; farmers times agriculture, tool makers times tools, hut builders times buildings, shamans times people; and 1 point for each resource left.

## Around the board

# Accessible names of the parts of the screen.
board = Game board
shelf = Cards and buildings
your-tribe = Your tribe
other-tribes = Other tribes
# Tabs on a phone, one short word each.
panel-tribe = Tribe
panel-cards = Cards
# Cards and buildings where one's people stand, on the tab of a phone.
to-use = to use: { $n }
place-open = you may place people here
# $phase is the short name of a phase.
round-phase = Round { $round } · { $phase }
# $good is good-wood and so on, $n how many there are.
give-one = Give one of { $n }: { $good }
take-one = Take one: { $good }
harvest = +{ $n } food each round
choice-any-two = Use your card: take any two resources
culture-points = { $n ->
        [one] symbols = { $n } point
       *[other] symbols = { $n } points
    }
count-of = { $what }: { $n }
your-extra-card = Your hidden card
no-tools-yet = no tools yet
# $amount is a decimal number as text.
odds-mean = about { $amount }
tools-can-add = tools can add +{ $n }
mix-more-of = { $good }: one more, now { $n }/{ $have }

## Rules help: moving about

help-group-round = A round
help-group-places = Places
help-group-tribe = Your tribe
help-group-players = Number of players
help-group-cards = Upper halves of the cards
help-group-buildings = Buildings
help-group-end = End and scoring
rules-all-cards = All 36 civilization cards
rules-all-tiles = All 28 buildings

## The end of the game

end-tie-break = agriculture + tools + people: { $n }
end-hidden = hidden card:

## In the terminal
##
## Short, for columns of a board of 80; names and numbers stand where the browser has pictures.

terminal-tribe = { $colour ->
        [red] Red
        [blue] Blue
        [green] Green
       *[yellow] Yellow
    }
terminal-per = { $good } per { $n }
terminal-room = { $n ->
        [0] full
       *[other] { $n } free
    }
terminal-left = { $n } left
terminal-bought = bought
terminal-none = none left
terminal-worth = their value
terminal-one-use-tool = One-use tool, value { $n }
terminal-worker = { $worker ->
        [farmer] { amount-farmer } × agriculture
        [toolmaker] { amount-toolmaker } × tool value
        [builder] { amount-builder } × buildings
       *[shaman] { amount-shaman } × people
    }
terminal-column =
    .price = Price
    .points = track
    .total = total
    .home = home
    .agriculture = agri
    .tools = tool (used)
terminal-buildings = { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
terminal-culture = culture: { $symbols }
terminal-twice = { $symbol } ×2
terminal-extra = one hidden card
# What one more choice brings; $amount is a good with a decimal number.
terminal-mean = about { $amount }
terminal-mean-before-tools = about { $amount }, before tools
terminal-value = worth { object-points } now
terminal-values = worth { $low } to { $high } points now
terminal-limit = nothing: you are at the limit
# $tools are values: 2 + 1 + 4 (once).
terminal-add = Add tools { $tools }
terminal-once = { $n } (once)
terminal-by-card = with your card, once per game
# Of a roll that was told already.
terminal-gathered-tools = { $who } adds { object-tool } and gets { $goods } for a total of { $total }
terminal-harvest = { object-food }
terminal-lost = −{ object-points }

## Which tool tile is raised, and what the books leave open

prompt-raising-tool = Your new tool raises one of your lowest tools. Which one?
prompt-raising-tool-other = { $name } is choosing a tool to raise.
# $n is the value it will have; $state is used or ready, by this round.
choice-raise = { $state ->
        [used] Raise the used tool to { $n }; it stays used this round
       *[ready] Raise a ready tool to { $n }; you may add it this round
    }
button-raise = Raise it to { $n }
# $used is true or false.
log-raised = { $used ->
        [true] { $who } raises a used tool to { $value } { $icons }
       *[false] { $who } raises a ready tool to { $value } { $icons }
    }
option-raise-tools = Raising tools
    .about = Which of your lowest tools a new tool raises. It makes a difference when one of them is already used this round.
option-raise-tools-first = The first one
    .about = The first of your lowest tools is raised.
option-raise-tools-choose = You choose
    .about = You choose which of your lowest tools is raised, whenever it makes a difference.
option-count-one-use-tools = One-use tools at the end
    .about = Whether one-use tools you still hold count for your tool makers. The books do not say.
option-count-one-use-tools-false = They do not count
    .about = Your tool makers count only the three tools on your board.
option-count-one-use-tools-true = They count
    .about = Your tool makers also count the one-use tools you have not used.
option-tie-break = Breaking ties
    .about = Who wins when points are equal. The Croatian book can be read either way.
option-tie-break-sum = Highest sum
    .about = The highest sum of agriculture, tools, and people wins.
option-tie-break-in-order = One after another
    .about = The highest agriculture wins; if that is equal, the most tools; then the most people.
option-green-duplicates-no-points = No points
    .about = Second copies bring nothing. The Slovak book says nothing about them.
help-raise-tools-first =
    .body = A new tool raises the first of your lowest tools. If you have used that tool this round, it stays used.
help-raise-tools-choose =
    .body = A new tool raises one of your lowest tools. If some of them are used this round and others are not, you choose. A used tool that is raised stays used.
help-count-one-use-tools-false =
    .body = One-use tools you still hold do not count for tool makers.
help-count-one-use-tools-true =
    .body = One-use tools you still hold count for tool makers too, with their whole value.
help-tie-break-sum =
    .body = If points are equal, add up agriculture, tools, and people: the highest sum wins.
help-tie-break-in-order =
    .body = If points are equal, the highest agriculture wins. If that is equal too, the most tools win, and then the most people.
help-green-duplicates-no-points =
    .body = Second copies bring nothing: three pairs score 9.
end-tie-break-in-order = agriculture { $agriculture }, tools { $tools }, people { $people }
terminal-gives-up = { $need ->
        [one] gives it up: { $have } of { $need } resource
       *[other] gives it up: { $have } of { $need } resources
    }
terminal-hunger = hunger: −{ object-points }

## At a glance: what a panel says of a thing, in at most two sentences

# $what is what the lower half of a card scores, in words.
glance-card-end = At the end: { $what }.
glance-card-symbol = At the end: the symbol “{ $symbol }”; your different symbols are squared.
# What the upper half of a card does, where the rules need more than a sentence; $n is its number.
glance-top-market = Roll one die for each player; everyone takes one, you first: a resource, a tool, or agriculture.
glance-top-one-use-tool = Keep the card and add { $n } to one of your rolls, once in the game.
glance-top-any-two = Keep the card and take two resources of your choice, once in the game.
glance-deck = Deck of cards
    .text = At the start of each round new cards fill the row from here. When there are too few, the game ends at once.
glance-stacks = Smallest stack of buildings
    .text = Once a stack is empty, the round is played to its end and the game is over.
glance-food =
    .text = At the end of each round every person eats 1 food. It pays for nothing else, and food left over scores nothing.
# $n is the worth of this resource.
glance-resource =
    .text = Resources pay for cards and buildings and can replace missing food. This one scores { object-points } in a building without a fixed price, and 1 point if you still have it at the end.
glance-people =
    .text = Each person takes one spot a round and eats 1 food at its end. New people come from the hut; a tribe has at most ten.
glance-agriculture =
    .text = Brings that much food at the start of each feeding. At the end it is multiplied by the number of farmers.
glance-score =
    .text = What the tribe would score if the game ended now. Hidden cards of other players are not counted.
glance-torch =
    .text = Whoever holds the torch goes first this round. After feeding it passes to the next player on the left.
glance-tribe =
    .text = { $tribe }. Press the name to see everything the tribe has.
glance-buildings =
    .text = Everything the tribe has built. At the end their number is multiplied by the number of hut builders.
glance-extra =
    .text = Only you know this card. Its upper half does nothing; its lower half counts at the end: { $what }.
glance-unseen = Hidden card
    .text = Only its owner knows this card. Its upper half does nothing; its lower half counts at the end.
# $amount is a good with a decimal number.
glance-mean = { amount-people }: about { $amount }
# How many cards or buildings there still are.
left = { $n } left
# Of the stacks of buildings, the one that ends the game first.
stack-smallest = smallest
# What a tribe shown large has.
tribe-all = all cards and buildings
tribe-none = none yet

## Turn, story and first game
# Where people stand on something that cannot be paid: $have of $need resources are there.
prompt-lost = You cannot pay yet: { $have } of { $need }. Roll first, or leave it for good?
prompt-lost-only = You cannot pay: { $have } of { $need }. Leave it for good?
button-leave = Leave it
feeding-prices = Both prices
feeding-or = or
# The end of a round, $round is the one that is over.
round-over = Round { $round } is over
log-new-cards = { $n ->
        [one] New card: { $cards }
       *[other] New cards: { $cards }
    }
# Tips of the first game, one at a time.
lesson-place = A round has three parts: place your people, use them, feed them. Choose a place, then how many people go there, and confirm.
lesson-hunt = Each of your people eats 1 food every round. There is always room to hunt: roll one die per hunter, and every 2 pips bring 1 food.
lesson-hut = Two people in the hut bring a third, for the rest of the game. The tool maker improves your rolls, and the field brings food every round.
lesson-cards = One person on a card or a building keeps it for you. You pay later, when you use that person – so place others where there are resources.
lesson-order = Now use your people, in any order. Roll first, buy after: what you gather you can spend at once.
lesson-roll = You roll one die per person. The total is divided by the number shown at the place, and the bars show how likely each result is.
lesson-tools = Each tool helps one roll per round. Add it where it brings one more, or keep it for a later roll.
lesson-pay = Cards take any resources, most buildings exactly those they show. A card’s upper half helps you now, its lower half scores at the end.
lesson-hunger = You are short of food. Any resource stands in for 1 food. If you would rather keep them, the tribe goes hungry and you lose points.
lesson-round = A new round: somebody else begins, and the cards nobody took have become cheaper.
lesson-end = The game ends when a stack of buildings is empty or the deck cannot refill the row. Then your cards score. Have fun!

# What a coach compares two choices by, with a number after it: "Food −2".
fact-short = Food short
fact-food = Food
fact-people = People
fact-agriculture = Agriculture
fact-tools = Tools
