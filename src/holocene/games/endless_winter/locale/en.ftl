# The words of Endless Winter. The other languages have exactly the same keys, attributes and variables;
# tests/games/endless_winter/test_locale.py holds them to it.
#
# For authors of a client
# -----------------------
# Names from the engine enter a key with every underscore turned into a hyphen: `tribe_hand` is `object-tribe-hand`.
#
#   $name, $who   a player's name; it stands as the subject, in the present tense, so that no language needs a gender
#   $card, $animal, $chief   a name, never inflected
#   $n        how many, of whatever the message is about; of labour it may be 1.5
#   $what     a list in words, made of `object-food` and so on
#   $hex, $start, $end   a hex by its row and number, such as b2
#   $place    rite-of-passage develop migrate hunt rest
#
# `object-WHAT` is an amount as the object of a sentence; what a card does is put together of them.
# A set of components may have other cards: then their names are those of the set.
# The client puts these words and its own (web/src/locale) into one bundle, so no key may be in both.

### The game

game-title = Endless Winter: Paleoamericans
game-story = Lead your tribe through four generations at the end of the ice age: welcome new members, learn, migrate and hunt, raise megaliths, honor your ancestors, and make the most of every eclipse.
game-about = { game-story } Played with the Holocene set: its cards and boards are our own, not those of the printed game.
# How far a running game is, in the lists of tables.
game-progress = { $round ->
        [0] Setup
       *[other] Round { $round } of { $rounds }
    }
set-holocene = Holocene set
    .about = The rules are those of the rulebook. Whatever it shows only in pictures is our own design: the cards, rewards, and boards here are not those of the printed game.
set-other = Another set
    .about = Played with another set, “{ $set }”: its cards and boards need not be those of the printed game.

## Tribes, by their marks

tribe-wolf = Tribe of the Wolf
    .short = Wolf
tribe-bison = Tribe of the Bison
    .short = Bison
tribe-lioness = Tribe of the Lioness
    .short = Lioness
tribe-eagle = Tribe of the Eagle
    .short = Eagle

## Columns and places

column-rite-of-passage = Rite of Passage
column-develop = Develop
column-migrate = Migrate
column-hunt = Hunt
column-rest = Rest
world-above = From above
world-herd = Hunting ground
eclipse-step-reveal = Reveal
eclipse-step-order = Order
eclipse-step-place = Place
eclipse-step-cards = Cards
eclipse-step-land = Land
eclipse-step-board = Board
eclipse-done = done
labour-word = labor
herd-adds = adds { $n ->
    [one] { $n } point
   *[other] { $n } points
} to your sets
lesser-draw = 1 card
or-instead = or instead

## Cards

card-tribesman = Tribesman
card-tribeswoman = Tribeswoman
card-brave = Brave
card-gatherer = Gatherer
card-hunter = Hunter
card-craftswoman = Craftswoman
card-elder = Elder
card-explorer = Explorer
card-shaman = Shaman
card-fire-making = Fire Making
card-foraging-basket = Foraging Basket
card-stone-knapping = Stone Knapping
card-cordage = Cordage
card-atlatl = Atlatl
card-bone-needle = Bone Needle
card-travois = Travois
card-ancestor-song = Ancestor Song
card-smoke-drying = Smoke Drying
card-snares = Snares
card-hide-tents = Hide Tents
card-ochre-pigment = Ochre Pigment
card-burial-rite = Burial Rite
card-standing-stone = Standing Stone
card-oral-tradition = Oral Tradition
card-gift-exchange = Gift Exchange
card-hearth-circle = Hearth Circle
card-bone-flute = Bone Flute
card-kinship = Kinship
card-shared-labour = Shared Labor
card-fluted-points = Fluted Points
card-microblades = Microblades
card-dog-sled = Dog Sled
card-council-of-elders = Council of Elders
card-permafrost-larder = Permafrost Larder
card-star-lore = Star Lore
card-monument-builders = Monument Builders
card-stone-haulers = Stone Haulers
card-ritual-feast = Ritual Feast
card-ancestor-cult = Ancestor Cult
card-great-hunt = Great Hunt
card-herd-driving = Herd Driving
card-initiation-masks = Initiation Masks
card-stone-circle = Stone Circle
card-cave-painting = Cave Painting
card-winter-village = Winter Village
card-seasonal-camps = Seasonal Camps
card-storytelling = Storytelling
card-vision-quest = Vision Quest
card-barter-network = Barter Network

## Animals

animal-woolly-mammoth = Woolly mammoth
animal-argentavis = Argentavis
animal-woolly-rhino = Woolly rhinoceros
animal-megatherium = Megatherium
animal-glyptodon = Glyptodon
animal-smilodon = Smilodon
animal-giant-elk = Giant elk

## Lands

land-base = base
    .short = base
land-glacier = glacier
    .short = glacier
land-grassland = grassland
    .short = grass
land-forest = forest
    .short = forest
land-canyon = canyon
    .short = canyon
land-lake = lake
    .short = lake
land-mountain = mountain
    .short = mount
land-tundra = tundra
    .short = tundra

## Chiefs

chief-tuskbreaker = Chief Tuskbreaker
chief-stonecarver = Chief Flint
chief-seeing-hand = Chief Seeing Hand
chief-firewolf = Chief Firewolf
chief-thunderclaw = Chief Thunderclaw

## Amounts, as the object of a sentence

object-tribe-hand = { $n ->
        [one] { $n } tribe card to hand
       *[other] { $n } tribe cards to hand
    }
object-culture-hand = { $n ->
        [one] { $n } culture card
       *[other] { $n } culture cards
    }
object-camp = { $n ->
        [one] { $n } camp on the base hex
       *[other] { $n } camps on the base hex
    }
object-move = { $n ->
        [one] { $n } camp move
       *[other] { $n } camp moves
    }
object-animal-reveal = { $n ->
        [one] { $n } animal revealed
       *[other] { $n } animals revealed
    }
object-animal-take = { $n ->
        [one] { $n } animal from the hunting ground
       *[other] { $n } animals from the hunting ground
    }
object-tribe-discard = { $n ->
        [one] { $n } tribe card to the discard pile
       *[other] { $n } tribe cards to the discard pile
    }
object-bury = { $n ->
        [one] { $n } burial
       *[other] { $n } burials
    }
object-sacred-stone = { $n ->
        [one] { $n } sacred stone
       *[other] { $n } sacred stones
    }
object-village = { $n ->
        [one] { $n } village
       *[other] { $n } villages
    }
object-animal-use = { $n ->
        [one] { $n } animal used
       *[other] { $n } animals used
    }
object-megalith = { $n ->
        [one] { $n } megalith
       *[other] { $n } megaliths
    }
object-draw = { $n ->
        [one] { $n } card from the deck
       *[other] { $n } cards from the deck
    }
object-idol = { $n ->
        [one] { $n } idol
       *[other] { $n } idols
    }
object-tool = { $n ->
        [one] { $n } tool
       *[other] { $n } tools
    }
object-food = { $n } food
object-max-food = food up to the limit
object-labour = { $n } labor
object-vp = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
object-animal-top = { $n ->
        [one] the top animal of the deck
       *[other] the top { $n } animals of the deck
    }
object-discard-hand = { $n ->
        [one] { $n } card from the hand
       *[other] { $n } cards from the hand
    }

## The same as labels

amount-tribe-hand = { object-tribe-hand }
amount-culture-hand = { object-culture-hand }
amount-camp = { object-camp }
amount-move = { object-move }
amount-animal-reveal = { object-animal-reveal }
amount-animal-take = { object-animal-take }
amount-tribe-discard = { object-tribe-discard }
amount-bury = { object-bury }
amount-sacred-stone = { object-sacred-stone }
amount-village = { object-village }
amount-animal-use = { object-animal-use }
amount-megalith = { object-megalith }
amount-draw = { object-draw }
amount-idol = { object-idol }
amount-tool = { object-tool }
amount-food = { object-food }
amount-max-food = { object-max-food }
amount-labour = { object-labour }
amount-vp = { object-vp }
amount-animal-top = { object-animal-top }
amount-discard-hand = { object-discard-hand }

## What a card does

ability-pay = pay { $paid }: { $what }
ability-column = { $place ->
        [rite-of-passage] in Rite of Passage
        [develop] in Develop
        [migrate] in Migrate
       *[hunt] in Hunt
    }: { $what }
ability-if = { $condition ->
        [villages] with { $n } or more villages
        [same-animals] with { $n } or more unused animals of one kind
        [different-animals] with unused animals of { $n } or more kinds
        [buried] with { $n } or more buried cards
        [megaliths-placed] with { $n } or more megaliths placed
       *[idol-levels] with idols { $n } or more levels up in all
    }: { $what }
ability-eclipse = in the eclipse: { $what }
facts-labour = { $n } labor
facts-labour-more = { $n } more labor
facts-vp = { $n ->
        [one] worth { $n } point
       *[other] worth { $n } points
    }
facts-era = { $n ->
        [1] era I
       *[other] era II
    }
setup-facts = { $what }; card: { $card }; animals: { $animals }
stone-villages-at = { $n ->
        [one] { $n } point per own village next to { $lands }
       *[other] { $n } points per own village next to { $lands }
    }
stone-camp-lands = { $n ->
        [one] { $n } point per kind of land with an own camp
       *[other] { $n } points per kind of land with an own camp
    }
stone-megaliths-low = { $n ->
        [one] { $n } point per own megalith directly on the boards
       *[other] { $n } points per own megalith directly on the boards
    }
stone-megalith-boards = { $n ->
        [one] { $n } point per board with an own megalith
       *[other] { $n } points per board with an own megalith
    }
stone-buried = points by the number of buried cards: { $table }
stone-megaliths-high = { $n ->
        [one] { $n } point per own megalith on top of others
       *[other] { $n } points per own megalith on top of others
    }
stone-idol-levels = { $n ->
        [one] { $n } point per { $per } levels of both idols together
       *[other] { $n } points per { $per } levels of both idols together
    }
stone-used-kinds = { $n ->
        [one] { $n } point per kind of used animals
       *[other] { $n } points per kind of used animals
    }
stone-used-animals = points by the number of used animals ({ $animals }): { $table }
stone-used-animals-of-two = points by the number of used animals of both kinds ({ $animals }): { $table }

## Questions: one for who decides, one for everybody else

prompt-drafting-chief = Choose a chief.
prompt-drafting-chief-other = { $name } is choosing a chief.
prompt-choosing-side = Which side of your chief card will you use?
prompt-choosing-side-other = { $name } is choosing a side of the chief card.
prompt-drafting-setup = Choose a setup card.
prompt-drafting-setup-other = { $name } is choosing a setup card.
prompt-beginning = Play culture cards if you like, then place a figure.
prompt-beginning-other = { $name } is about to place a figure.
prompt-offered = Use the card’s ability?
prompt-offered-other = { $name } may use the ability of a culture card.
prompt-discarding = Which card will you discard?
prompt-discarding-other = { $name } is discarding a card.
prompt-resting = You are the first to rest this round: take a rest token?
prompt-resting-other = { $name } may take a rest token.
prompt-acting = { $section ->
        [top] What will you do?
       *[after] Anything else before your turn ends?
    }
prompt-acting-other = { $section ->
        [top] { $name } is taking actions.
       *[after] { $name } is finishing the turn.
    }
prompt-gaining = Take your reward: { $gains }
prompt-gaining-other = { $name } is taking rewards: { $gains }.
prompt-paid-gaining = What will you take at the usual price? ({ $gains })
prompt-paid-gaining-other = { $name } may take this at the usual price: { $gains }.
prompt-chaining = Place one more megalith where an arrow points?
prompt-chaining-other = { $name } may place one more megalith.
prompt-piling = Which cards go on your eclipse pile?
prompt-piling-other = { $name } is making an eclipse pile.
prompt-eclipse-cards = Which ability from your eclipse pile will you use?
prompt-eclipse-cards-other = { $name } is using the eclipse pile.
prompt-gathering = Which land’s reward will you take next?
prompt-gathering-other = { $name } is taking the rewards of the land.
prompt-rewarding = Which turn-order reward will you take?
prompt-rewarding-other = { $name } is taking a turn-order reward.

## Choices

choice-lead = Take { $chief }
choice-side = { $side ->
        [a] Use side A
       *[b] Use side B
    }
choice-begin = Setup card: { $card }
choice-play = Play { $card }
choice-use = Use { $card }
choice-chief = Use { $chief }
choice-place = { $figure ->
        [chief] { $place ->
            [rite-of-passage] Chief to Rite of Passage
            [develop] Chief to Develop
            [migrate] Chief to Migrate
            [hunt] Chief to Hunt
           *[rest] Let the chief rest
        }
       *[tribe] { $place ->
            [rite-of-passage] Figure to Rite of Passage
            [develop] Figure to Develop
            [migrate] Figure to Migrate
            [hunt] Figure to Hunt
           *[rest] Let a figure rest
        }
    }
choice-eat = Eat food for labor
choice-hire = Recruit { $card }
choice-learn = Learn { $card }
choice-camp = Place a camp on the base hex
choice-move = Move a camp from { $start } to { $end }
choice-reveal = Reveal animals
choice-hunt = Hunt { $animal }
choice-hunt-none = Hunt though no animals are left: 1 point
choice-adopt = Put { $card } on your discard pile
choice-bury = { $zone ->
        [hand] Bury { $card } from your hand
        [play] Bury your played { $card }
        [pile] Bury { $card } from your eclipse pile
       *[discard] Bury { $card } from your discard pile
    }
choice-stone = Stone: { $what }
choice-settle = Found a village where { $hexes } meet
choice-eat-animal = Use { $animal }
choice-build = { $level ->
        [0] Megalith to row { $row }, column { $column }
       *[other] Megalith on level { $level }, row { $row }, column { $column }
    }
choice-draw = Draw a card
choice-draw-all = Draw all of them
choice-idol = { $track ->
        [offering] Raise the offering idol
       *[honour] Raise the honor idol
    }
choice-tool = Take tools
choice-food = Take food
choice-max-food = Fill up with food
choice-instead = { $of ->
        [megalith] Instead of the megalith,
        [draw] Instead of the card,
        [idol] Instead of the idol,
       *[tool] Instead of the tool,
    } { $take ->
        [draw] draw a card
        [offering] raise the offering idol
        [honour] raise the honor idol
        [tool] take 1 tool
       *[food] take 1 food
    }
choice-reward = Take the reward for place { $place }
choice-gather = Reward of hex { $hex }: { $land }
choice-pile = Put { $card } on the eclipse pile
choice-discard = Discard { $card }
choice-token = { $which ->
        [take] Take the rest token
       *[next] Put it at the bottom and take the next one
    }
choice-skip = Skip
choice-done = { $decision ->
        [acting-top] Move on down the column
        [acting-after] End the turn
        [piling] That is all
       *[other] Done
    }

## What happened

log-order = Turn order: { $names }
log-chief-taken = { $who } is led by { $chief }
log-side-chosen = { $who } uses side { $side } of { $chief }
log-setup-taken = { $who } starts with { $what }
log-hand-dealt = { $who } has { $cards } in hand
log-hand-dealt-other = { $who } has { $known } in hand, and other cards
log-round = Round { $n } begins. Turn order: { $names }
log-turn = { $who }: turn { $turn }
log-placed = { $figure ->
        [chief] { $place ->
            [rite-of-passage] { $who } places the chief on Rite of Passage
            [develop] { $who } places the chief on Develop
            [migrate] { $who } places the chief on Migrate
            [hunt] { $who } places the chief on Hunt
           *[rest] { $who } lets the chief rest
        }
       *[tribe] { $place ->
            [rite-of-passage] { $who } places a figure on Rite of Passage
            [develop] { $who } places a figure on Develop
            [migrate] { $who } places a figure on Migrate
            [hunt] { $who } places a figure on Hunt
           *[rest] { $who } lets a figure rest
        }
    }
log-played = { $who } plays { $card }
log-played-labour = { $who } plays { $card }: { $labour }
log-used = { $who } uses { $card }
log-chief-used = { $who } uses { $chief }
log-ate = { $who } eats { $food } for { $labour }
log-paid = { $who } pays { $what }
log-gained = { $who } gets { $what }
log-gained-in-vain = { $who } has no room for more { $what ->
        [tool] tools
       *[food] food
    }
log-food-lost = { $who } loses { $food } for lack of room
log-hired = { $to ->
        [hand] { $who } recruits { $card }
       *[discard] { $who } puts { $card } on the discard pile
    }
log-hired-empty = { $who } takes a card from an empty pile ({ $card })
log-learned = { $who } learns { $card }
log-camp = { $who } places a camp on the base hex
log-moved = { $who } moves a camp from { $start } to { $end }
log-settled = { $who } founds a village where { $hexes } meet
log-revealed = { $who } reveals { $animals }
log-hunted = { $who } hunts { $animal }
log-hunted-top = { $who } takes the top animal: { $animal }
log-hunted-none = { $who } finds no animals left to hunt
log-animal-used = { $who } uses { $animal }
log-stone-taken = { $who } takes a sacred stone: { $what }
log-built = { $who } places a megalith in row { $row }, column { $column }
log-built-high = { $who } places a megalith on level { $level }, row { $row }, column { $column }
log-built-points = { $who } gets { $points } for megaliths
log-drew = { $who } draws a card
log-drew-own = { $who } draws { $card }
log-shuffled = { $who } shuffles the discard pile into a new deck
log-raised = { $track ->
        [offering] { $who } raises the offering idol to level { $level }
       *[honour] { $who } raises the honor idol to level { $level }
    }
log-instead = { $of ->
        [megalith] Instead of a megalith { $who } takes
        [draw] Instead of a card { $who } takes
        [idol] Instead of an idol { $who } takes
       *[tool] Instead of a tool { $who } takes
    } { $take ->
        [draw] a card
        [offering] an idol
        [honour] an idol
        [tool] a tool
       *[food] 1 food
    }
log-buried = { $who } buries { $card }
log-buried-secret = { $who } buries a card from the hand
log-discarded = { $who } discards { $card }
log-piled = { $who } puts a card on the eclipse pile
log-piled-own = { $who } puts { $card } on the eclipse pile
log-eclipse = The eclipse of round { $n }: { $parts }. New order: { $names }
log-eclipse-part = { $who } { $labour } ({ $cards })
log-eclipse-part-bare = { $who } { $labour }
log-order-reward = { $who } takes the reward for place { $place }
log-gathered = { $who } takes the reward of hex { $hex }: { $land }
log-stone-scored = { $who } gets { $points } for a sacred stone: { $what }
log-token-taken = { $who } takes a rest token: { $what }
log-ended = The game is over: { $scores }

## Where points come from

score-lands = Land
score-megaliths = Megaliths
score-stones = Sacred stones
score-idols = Idols
score-rewards = Cards and other rewards
score-offering = Offerings
score-burial = Buried cards
score-cards = Tribe and culture cards
score-herd = Sets of animals
score-total = Total

## Why not

reason-food = not enough food
reason-tools = not enough tools
reason-labour = not enough labor
reason-cards = no card to discard
reason-no-camp = no camp available
reason-no-room = no room, or no animals left
reason-no-animal = no animal available
reason-no-stone = no sacred stone of this era left
reason-stone-spaces = all three stone spaces are taken
reason-no-place = no three camps around a free junction
reason-no-village = all your villages are on the land
reason-kind-taken = you have taken every kind
reason-kind-once = you have taken this kind already
reason-later-era = only from the second era on
reason-column = it works in another column
reason-condition = the condition is not met
reason-played = not in this turn
reason-no-figure = you play it after placing a figure
reason-figure-placed = culture cards come before placing a figure
reason-resting = no cards are played while your figure rests
reason-fresh = you have only just taken it
reason-nothing = nothing to choose from

## The terminal

terminal-round = { $round ->
        [0] Setup
       *[other] Round { $round } of 4, era { $era }
    }
terminal-order = Turn order: { $names }
terminal-order-rewards = In the eclipse the places of the turn order bring: { $what }
terminal-once = { $what } (once)
terminal-first = first here: { $what }
terminal-first-was = first here: { $name }
terminal-no-room = no room for more
terminal-middle = ends the top section
terminal-used = when used: { $what }
terminal-piles = Tribe cards: { $what }
terminal-display = Culture cards ({ $left } in the deck):
terminal-herd = Hunting ground: { $animals } ({ $left } in the deck)
terminal-stones = Sacred stones (spaces for them, from the left: { $what }):
terminal-land = Land (influence of the tribes as listed below; in color where one leads):
terminal-glaciers = Glacier tokens: { $what }
terminal-plan = Megaliths (letters: tribe, digit: level; + neutral, . free, o start space):
terminal-offering = Offering, by level (food and tools to points at the end, a reward on arrival): { $what }
terminal-honour = Honor, by level (points on arrival): { $what }
terminal-graves = Points at the end for buried cards ({ $rows }), by the honor idol: { $what }
terminal-rest-token = Rest token: { $what }
terminal-rest-none = taken
terminal-column = column
    .points = points
    .food = food
    .tools = tools
    .camps = camps
    .villages = villages
    .stones = stones
    .megaliths = megaliths
    .idols = idols
    .hand = hand
    .deck = deck
terminal-own = own
    .chief = { $what }
    .figures = figures at: { $what }
    .camps = camps on: { $what }
    .villages = villages at: { $what }
    .animals = animals: { $what }
    .used = used: { $what }
    .stones = sacred stones: { $what }
    .played = played: { $what }
    .buried = buried: { $what }
    .discards = discarded: { $what }
    .known = known to be in hand: { $what }
terminal-hand = Your hand ({ $n }):
terminal-pile = Your eclipse pile: { $cards }
terminal-labour = Labor: { $n }
terminal-times = { $n ->
        [one] once
       *[other] { $n } times
    }
terminal-arrows = one more along an arrow
terminal-stone = { $n ->
        [one] now { $n } point per eclipse
       *[other] now { $n } points per eclipse
    }
terminal-change = change
    .food = food { $sign }{ $n }
    .food-limit = room for food { $sign }{ $n }
    .tools = tools { $sign }{ $n }
    .labour = labor { $sign }{ $n }
    .points = points { $sign }{ $n }
    .hand = cards { $sign }{ $n }
    .animals = animals { $sign }{ $n }
    .offering = offering { $sign }{ $n }
    .honour = honor { $sign }{ $n }
    .buried = buried { $sign }{ $n }
    .stones = sacred stones { $sign }{ $n }
    .megaliths = megaliths left { $sign }{ $n }
    .camps = camps { $sign }{ $n }
    .villages = villages { $sign }{ $n }
    .sets = sets of animals { $sign }{ $n }
    .lands = lands led { $sign }{ $n }

## Options

option-setup = Setup
    .about = How chiefs and setup cards are handed out.
option-setup-dealt = Dealt
    .about = Everybody gets a random chief and a random setup card.
option-setup-draft = Setup cards drafted
    .about = One more setup card than there are players is laid out; the last in turn order chooses first.
option-setup-chief-draft = Chiefs and setup cards drafted
    .about = Chiefs are chosen in turn order, then setup cards in reverse order.
option-glaciers = Glacier tokens
    .about = A bonus lies on every glacier, for villages founded beside it.
option-glaciers-false = Without
    .about = Glaciers give nothing.
option-glaciers-true = With
    .about = Whoever founds a village beside a glacier gets its bonus.
option-rest-tokens = Rest tokens
    .about = A bonus for the first in every round to rest.
option-rest-tokens-false = Without
    .about = Resting gives a card and the use of an animal.
option-rest-tokens-true = With
    .about = The first to rest may take a token too.
option-plan = Megalith boards
    .about = The shape in which the four boards are laid.
option-plan-by-players = By players
    .about = The shape for this number of players.
option-plan-two = For two
    .about = The shape for two players.
option-plan-three = For three
    .about = The shape for three players.
option-plan-four = For four
    .about = The shape for four players.
option-chief-side = Side of the chief
    .about = Whether the side of the chief card is chosen once.
option-chief-side-fixed = Once
    .about = You choose a side before the game.
option-chief-side-free = Every time
    .about = You choose a side whenever you use your chief.
option-food-over-limit = Food without room
    .about = What happens to food when camps come back to your board.
option-food-over-limit-lost = Lost
    .about = What is over the new limit is lost.
option-food-over-limit-kept = Kept
    .about = It stays until you eat it.
option-labour-left = Unused labor
    .about = What happens to labor at the end of your turn.
option-labour-left-lost = Lost
    .about = You begin every turn with none.
option-labour-left-kept = Kept
    .about = You keep it for your next turns of the round.
option-half-labour = Half points of labor
    .about = When two halves make a point.
option-half-labour-turn = In the whole turn
    .about = Halves add up over all of your turn.
option-half-labour-action = In one action
    .about = A half that is left after an action is lost.
option-cards-before-rest = Cards before a rest
    .about = What you may play in a turn in which you rest.
option-cards-before-rest-culture = Culture cards
    .about = Culture cards before you place the figure.
option-cards-before-rest-none = None
    .about = No card at all.
option-camp-move = Moving a camp
    .about = What a move in the column Migrate costs.
option-camp-move-labour = Labor
    .about = Each move costs 1 labor.
option-camp-move-tool = A tool
    .about = Each move costs 1 tool.
option-first-at-migrate = First at Migrate
    .about = What the bottom of the column Migrate costs.
option-first-at-migrate-free = Nothing
    .about = The camp and the move are free.
option-first-at-migrate-paid = As at the top
    .about = The camp and the move cost what they cost at the top.
option-reveal-without-room = Revealing animals in vain
    .about = Whether you may pay even though no animal can be revealed.
option-reveal-without-room-forbidden = Not possible
    .about = There must be room and an animal.
option-reveal-without-room-allowed = Possible
    .about = You may pay for nothing.
option-order-reward = Turn-order reward
    .about = Which rewards of the turn order you may take.
option-order-reward-or-lower = Your own or a lower one
    .about = The reward of your place or of any place below it.
option-order-reward-own = Your own
    .about = Only the reward of your place.
option-no-influence = Lands without influence
    .about = Who gets the reward of a hex on which nobody has influence.
option-no-influence-never = Nobody
    .about = You need influence there.
option-no-influence-shared = Everybody
    .about = It counts as a tie.
option-neutral-megaliths = Neutral megaliths
    .about = Where your first two megaliths, the neutral ones, may go.
option-neutral-megaliths-anywhere = Any space
    .about = On any free space of the boards, start spaces included.
option-neutral-megaliths-start-or-beside = Start spaces and next to others
    .about = On a start space, or next to another megalith.
option-megalith-boards = Borders of the boards
    .about = Whether megaliths stand together across the borders of boards.
option-megalith-boards-joined = One plan
    .about = Borders do not matter.
option-megalith-boards-apart = Apart
    .about = Only megaliths on the same board are neighbors.
option-stone-of-two-kinds = Stone of two animals
    .about = How the sacred stone of two kinds of animals counts.
option-stone-of-two-kinds-sum = Together
    .about = Used animals of both kinds are added up.
option-stone-of-two-kinds-pairs = Pairs
    .about = Only pairs of both kinds count.
option-village-by-effect = Village from a card
    .about = What a village costs that a card gives you.
option-village-by-effect-free = Camps only
    .about = Three camps, but no food.
option-village-by-effect-paid = Food too
    .about = Three camps, and food as in the column Migrate.
option-culture-learned = New culture cards
    .about = When you may play a culture card you have just learned.
option-culture-learned-later = Later
    .about = In one of your next turns.
option-culture-learned-at-once = At once
    .about = In the same turn.
option-tribe-recruited = New tribe cards
    .about = When you may play a tribe card you have just recruited.
option-tribe-recruited-after-top = After the top section
    .about = In the same turn, once you are done with the top section.
option-tribe-recruited-next-turn = Later
    .about = In one of your next turns.
option-drawn-in-eclipse = Cards drawn in the eclipse
    .about = Where a card goes that you draw in the eclipse.
option-drawn-in-eclipse-hand = Hand
    .about = To your hand.
option-drawn-in-eclipse-pile = Eclipse pile
    .about = Tribe cards join your eclipse pile.
option-discard-for-culture = Discarding for a culture card
    .about = When you discard a card for a further culture card.
option-discard-for-culture-before = Before
    .about = Before its effect.
option-discard-for-culture-after = After
    .about = After its effect.
option-buried-cards = Buried cards
    .about = Whether everybody sees which cards you bury from your hand.
option-buried-cards-open = Open
    .about = Everybody sees them.
option-buried-cards-secret = Secret
    .about = Others only see how many there are.
option-bury-in-eclipse = Burying in the eclipse
    .about = Whether you may bury cards from your eclipse pile.
option-bury-in-eclipse-pile = Eclipse pile too
    .about = They lie above your board, so you may bury them.
option-bury-in-eclipse-played = Not from it
    .about = Only cards from your hand, played cards, and discarded ones.
option-storage-space = Empty storage space
    .about = When a space of your megalith storage counts as empty.
option-storage-space-both = Both gone
    .about = When both of its megaliths are gone.
option-storage-space-one = One gone
    .about = When one of its megaliths is gone.

## Rules help

help-group-round = A round
help-turn =
    .title = A turn
    .body = First you may play culture cards. Then you must place one figure, your chief or a tribe figure, on a column or on your rest space, and carry out what is there. Meanwhile you may play tribe cards, eat food, and use abilities. At the end all cards you played go to your discard pile. You do not draw new ones until the round is over.
help-culture =
    .title = Culture cards
    .body = You play them before you place a figure, as many as you like. The first in a turn is free; for each further one you discard another card from your hand. What the card does happens at once, if you want it to. At the end of the game a culture card is worth the points printed on it.
help-labour =
    .title = Labor
    .body = Tribe cards you play from your hand give labor: the number on the card, and some of them more in a certain column. Food you eat gives labor too: 1 for each labor symbol that the marker crosses on its way down the food track. Two halves make a whole; what is left at the end of the turn is lost.
help-rest =
    .title = Rest
    .body = Instead of a column a figure may go on your rest space. Draw a card, then you may use one animal. You may not play tribe cards in this turn; your chief may use an ability that is not tied to a column. In the eclipse each resting figure counts 1.5 labor. Several of your figures may rest in a round.
help-eclipse-pile =
    .title = The eclipse pile
    .body = After your third turn of the round put any number of cards from your hand face down on your eclipse pile. What you keep in hand stays there for the next round. Culture cards on the pile give no labor and come back to your hand; they are there to mislead the others.
help-next-round =
    .title = The next round
    .body = Everyone takes back the figures. The hunting ground is filled up to one animal more than there are players. The display of culture cards is filled up to eight; after the second round all of them make way for cards of era II. Then everyone draws 5 cards and may take a lesser reward instead of any of them.
help-group-columns = The four columns
help-rite-of-passage =
    .title = Rite of Passage
    .body = Top, as often as you can pay: for 1 tool and 1 labor take a tribe card to your hand, each time another kind. You may not play these cards in this section. Middle, once: for 1 food put a tribe card on your discard pile, bury a card, or both. Bottom, only the first in the round: 1 idol, and you may bury a card. An empty pile gives 1 point instead of a card.
help-develop =
    .title = Develop
    .body = Top, as often as you can pay: for 3 labor take a culture card from the display to your hand. Middle, once: take a sacred stone and pay what the leftmost free stone space of your board costs; the reward of that space is yours at once. In rounds 1 and 2 only stones of era I can be taken. Bottom, only the first in the round: 1 tool and 1 food.
help-migrate =
    .title = Migrate
    .body = Top, as often as you can pay, in any mix: for 1 tool put a camp on the base hex; for 1 labor move a camp to a neighboring hex. Middle, once: for 3 food take back three camps, one from each of three hexes that meet in a junction, and put a village there. The base hex may not be one of them, and a junction holds only one village. Bottom, only the first in the round: put a camp on the base hex, then you may move a camp.
help-hunt =
    .title = Hunt
    .body = Top, as often as you can pay, in any mix: for 1 labor reveal two animals, as far as there is room for six on the hunting ground; for 1 tool and 1 labor take an animal from there. Middle, once: use one of your animals. Bottom, only the first in the round: take the top animal of the deck. If no animal is left to take, you get 1 point instead.
help-group-eclipse = The eclipse
help-eclipse =
    .title = The eclipse
    .body = All eclipse piles are revealed. What counts is the labor of the tribe cards on the pile and of their eclipse abilities, and 1.5 for each resting figure. Whoever has the most goes first from now on; in a tie whoever was later goes ahead. In the new order everyone takes the turn-order reward, uses the abilities of the pile, then takes the rewards of the land and of the player board. All of this is optional.
help-order-reward =
    .title = Turn-order reward
    .body = Each place in the turn order has its reward. You take that of your own place, or one further down.
help-land =
    .title = Influence and land
    .body = A camp gives 1 influence on its hex, a village 2 on each of the three hexes it touches. In the eclipse you get the reward of every hex where you have influence and nobody has more. The base hex and glaciers give nothing.
help-board =
    .title = Your board
    .body = In the eclipse you draw a card for each of your villages. Each empty space of your megalith storage gives what it shows: the first 1 tool, the third and the fifth 1 idol. Then each of your sacred stones scores.
help-group-tribe = Your tribe
help-cards =
    .title = Tribe cards
    .body = Everyone starts with the same nine cards and takes more in Rite of Passage. Played from your hand a card gives labor and an ability that you may use once in the turn. On the eclipse pile it gives labor and its eclipse ability instead. When your deck is empty, your discard pile is shuffled and becomes the new deck.
help-chief =
    .title = Chiefs
    .body = In the turn in which you place your chief you may use the chief’s ability once, before, during, or after the actions. If it is tied to a column, the chief has to be placed there. You choose one side of the chief card before the game.
help-food =
    .title = Food
    .body = Camps on your board block the food track: you can have 5 food, and 1 more for each camp on the land. What does not fit is lost, also when camps come back for a village.
help-bury =
    .title = Burying
    .body = A buried card leaves your deck for the rest of the game. It may come from your hand, from the cards you have played this turn, from your discard pile, or in the eclipse from your eclipse pile. At the end buried cards score by the Honor track, and the points printed on them count as well.
help-lesser =
    .title = Lesser rewards
    .body = Whenever you would place a megalith, draw a card, or get an idol or a tool, you may take something lower instead, in this order: megalith, card, idol, tool, food. You decide when you get it; what you already have cannot be exchanged.
help-group-world = Stones, idols, and animals
help-megaliths =
    .title = Megaliths
    .body = Take the leftmost one from your board, the two neutral ones first. Neutral ones may go on any free space of the boards, and only they on start spaces, from where you place one more along an arrow. Your own go next to any other megalith. On a board a megalith brings the reward of its space. Your own may also go one level up, on four that form a square: 2 points for each of yours directly below, 1 for each other one, and the others score 1 for each of theirs.
help-idols =
    .title = Idols
    .body = For each idol you get, move one of your two idols up a level. Offering: some levels give a reward, and at the end its section says how many food and tools make a point; at the top each further idol is 1 point. Honor: three levels give 2, 3, and 5 points, and whoever stands higher, or got there first, scores more for buried cards. A track on which you never moved gives nothing at the end.
help-stones =
    .title = Sacred stones
    .body = You take a stone in Develop. You can have three, and each stays where it is until the end of the game. In every eclipse each of your stones scores what it says.
help-animals =
    .title = Animals
    .body = Animals you take lie unused beside your board. If you use one, you get what it shows and turn the card; it no longer counts for sets. At the end the unused animals of each kind score by their number, up to four, mammoths up to two. Argentavis is wild: it joins any set, but makes none of its own.
help-glaciers =
    .title = Glacier tokens
    .body = A module. A token lies on every glacier. Whoever founds a village next to it gets its bonus at that moment, and not in the eclipse.
help-rest-tokens =
    .title = Rest tokens
    .body = A module. The first to rest in a round may take the face-up token, or put it at the bottom and take the next one. Its effects may come before, between, or after those of resting. Then the token goes to the bottom.
help-group-end = End and scoring
help-scoring =
    .title = Final scoring
    .body = After the fourth eclipse you score food and tools that are left, by your section of the Offering track; buried cards, by the Honor track; the points printed on all your cards; and sets of unused animals. Whoever has the most points wins; in a tie whoever is earlier in turn order.
help-holocene =
    .title = The Holocene set
    .body = The rules are those of the rulebook. Whatever it shows only in pictures is our own design: what cards, animals, lands, boards, stones, and tokens give here is not what they give in the printed game.

## How to play

how-to-play-1 =
    .title = Your tribe
    .body = You lead a tribe of the first Americans at the end of the ice age. Each of the four rounds is one generation. Whoever has the most points at the end wins.
how-to-play-2 =
    .title = Three turns a round
    .body = In a round everyone takes three turns and places one figure in each: the chief and two members of the tribe. Before that you may play culture cards; the first is free, each further one costs you another card from your hand. Then place the figure on one of the four columns, or let it rest.
how-to-play-3 =
    .title = Where labor comes from
    .body = Most actions cost labor. Tribe cards from your hand give it, some of them more in the right column, and so does food you eat. Two halves make a whole. Whatever you do not spend in the turn is lost.
how-to-play-4 =
    .title = Four columns
    .body = Rite of Passage brings new people to your tribe and lets you bury cards. Develop brings culture cards and sacred stones. Migrate takes your camps across the land, and three of them around a junction make a village. Hunt brings animals. Act at the top as often as you can pay, once in the middle; the bottom goes to whoever gets there first in the round.
how-to-play-5 =
    .title = Taking a rest
    .body = A figure that rests lets you draw a card and use an animal. It also counts 1.5 labor in the eclipse.
how-to-play-6 =
    .title = When the sun goes dark
    .body = After your third turn you put any cards from your hand face down on your eclipse pile. Then all piles are revealed, and whoever has the most labor goes first from now on. In the new order everyone takes a turn-order reward, uses the eclipse abilities in the pile, takes the reward of every hex where nobody has more influence, and gets what villages, megaliths, and sacred stones give.
how-to-play-7 =
    .title = Raising megaliths
    .body = A megalith on a free space brings the reward of that space. Your first two are neutral: they may go on any space of the boards, and only they on start spaces. Your own go next to other megaliths. Four in a square carry one more on top: you score 2 points for each of your own right below it and 1 for each of the others.
how-to-play-8 =
    .title = Idols and burials
    .body = Idols climb two tracks. Offering gives rewards on the way and turns left-over food and tools into points at the end. Honor decides how much your buried cards are worth.
how-to-play-9 =
    .title = Something smaller
    .body = Whenever you get a megalith, a card, an idol, or a tool, you may take something smaller instead. From large to small: megalith, card, idol, tool, food.
how-to-play-10 =
    .title = The end
    .body = After the fourth eclipse you score offerings, buried cards, the points on all your cards, and sets of animals you have not used. In a tie whoever is earlier in turn order wins.
how-to-play-11 =
    .title = The Holocene set
    .body = You play with the Holocene set. The rules are those of the rulebook, but whatever it shows only in pictures we had to make up ourselves: what cards, lands, boards, and stones give is not what the printed game gives.

## At the table in the browser

ask-deed = { $deed }?
ask-place = { $figure ->
        [chief] Where does your chief go?
       *[tribe] Where does your figure go?
    }
ask-column = { $column }: what will you do?
ask-eclipse = Labor in the eclipse: { $n }
button-deed = { $kind ->
        [lead] Choose
        [side] Choose
        [begin] Choose
        [play] Play
        [use] Use
        [chief] Use
        [place] Place
        [hire] Recruit
        [learn] Learn
        [camp] Place
        [move] Move
        [reveal] Reveal
        [hunt] Hunt
        [bury] Bury
        [settle] Found
        [eat-animal] Use
        [build] Build
        [draw] Draw
        [draw-all] Draw all
        [idol] Raise
        [discard] Discard
       *[other] Take
    }
button-priced = { $word } (pay { $price })
order-of-play-2 = Turn order: { $name0 }, { $name1 }
order-of-play-3 = Turn order: { $name0 }, { $name1 }, { $name2 }
order-of-play-4 = Turn order: { $name0 }, { $name1 }, { $name2 }, { $name3 }
round-begins = Round { $n } begins
round-over = Round { $n } is over
eclipse-of-round = The eclipse of round { $n }
tie-by-order = Earlier in turn order
glance-times = { $n ->
        [one] You could do it once.
       *[other] You could do it { $n } times.
    }
glance-first = Nobody has been here this round.
glance-taken = Somebody was here first this round.
glance-influence = Your influence: { $n }.
glance-rival-hand = { $n ->
        [one] { $n } card in hand.
       *[other] { $n } cards in hand.
    }
rules-tribe-cards = Tribe cards
rules-culture-one = Culture cards of era I
rules-culture-two = Culture cards of era II
rules-all-animals = Animals
rules-all-stones = Sacred stones
rules-all-chiefs = Chiefs
rules-all-signs = What the signs mean
sign-pay = Price and reward: pay what stands before the arrow, get what stands behind it
sign-if = Condition: if it is met, you get what stands behind the sign
sign-in-eclipse = In the eclipse
sign-in-column = Only in this column: Rite of Passage, Develop, Migrate, or Hunt
sign-repeated = As often as you can pay
sign-for-first = Only the first to come there in the round

## Tips of the first game

lesson-place = Choose a column, or rest. Each says how often you could do what it offers with all the labor you have.
lesson-labour = Actions cost labor. Tap a tribe card in your hand to play it, or a step of the food track to eat.
lesson-top = Act at the top as often as you can pay. Then move on down the column: its middle is used once, its bottom goes to whoever is first this round.
lesson-culture = Culture cards come before the figure. The first in a turn is free.
lesson-gain = You may always take something smaller: from megalith to card, idol, tool, and food.
lesson-pile = Cards on your eclipse pile give labor in the eclipse. Whoever has the most goes first in the next round.
lesson-eclipse = In the eclipse everyone takes rewards in the new order: place, cards, land, board.
lesson-end = After the fourth eclipse you score what is left: offerings, buried cards, points on your cards, and sets of unused animals.

## One's own part of the table

panel-act = Act
panel-land = Land
panel-stones = Stones
panel-tribe = Tribe
your-hand = Your hand
hand-of = Hand of { $name }
your-piles = Piles of cards
your-tribe = Your tribe
other-tribes = Other tribes
back-to-mine = Back to your own tribe
pile-deck = Deck
pile-discard = Discard
pile-buried = Buried
pile-eclipse = Eclipse
pile-empty = no cards
zone-hand = Cards in hand
zone-played = Played
zone-discard = Discard pile
zone-eclipse = Eclipse pile
zone-animals = Animals
animals-have = { $name }: { $n }
animals-used = { $name }: { $n } used
animals-wild = { $name }: { $n }, joins any set
animals-worth = { $points ->
        [one] { $name }: { $n }, the set is worth { $points } point
       *[other] { $name }: { $n }, the set is worth { $points } points
    }
eclipse-labour = Labor for the next order: { $n }
eclipse-gives = in every eclipse: { $what }
eat-to = { $n ->
        [0] Eat all your food, labor +{ $labour }
       *[other] Eat until { $n } food is left, labor +{ $labour }
    }
points-now = points
good-food = food
good-tool = tools
figures-left = { $n ->
        [one] { $n } figure left
       *[other] { $n } figures left
    }
figure-chief = Chief
figure-tribe = Tribe member
figure-chief-away = Chief, already placed
figure-tribe-away = Tribe member, already placed
rest-about = Rest: draw a card and use an animal now, { $n } labor in the eclipse
kicker-builds = Camps, villages, megaliths
kicker-stones = Sacred stones
kicker-idols = Idols
camps-left = Camps left: { $n }
camps-word = camps left
villages-word = villages on the land
megaliths-word = megaliths left
chief-side = { $chief }, side { $side }
chief-use-side = Use side { $side }
place-number = no. { $n }
track-offering = Offering
track-honour = Honor
status-over = The end
status-setup = Setup
status-turn = Round { $round } · turn { $turn } of 3
status-eclipse = Round { $round } · eclipse
order-of-play = Turn order, and what each place brings in the eclipse
labour-left = Labor left: { $n }
labour-left-short = left
choices-here = Choices

# What a coach compares two choices by, with a number after it: "Food −2".
fact-food = Food
fact-tools = Tools
fact-labor = Labor
fact-camps = Camps on the land
fact-villages = Villages
fact-animals = Animals
