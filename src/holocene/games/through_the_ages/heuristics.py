"""A guess at where a position leads, for bots.

Everything is told in culture at the end of the game. A civilization is worth the culture it has,
what its ratings will still bring, its goods and people by what they can still be turned into, its
strength by how it compares, and the cards it holds by what they would change. The later it is, the
less everything but culture is worth. Weights were found by playing variants of greedy against
each other, by hand and by bench/climb.py, and then chosen so that search gains by looking ahead.
"""

from __future__ import annotations

from typing import Final

from ...core.layout import NOTHING
from . import actions as a
from . import military as m
from . import powers as p
from . import stores
from .ages import civil_deck
from .army import army_bonus
from .board import SWEPT, faces_needed
from .cards import (
    ACTION,
    AIR,
    ARTILLERY,
    BONUS,
    CAVALRY,
    EVENT,
    FARM,
    GOVERNMENT,
    III,
    INFANTRY,
    IV,
    LAB,
    LEADER,
    LIBRARY,
    MINE,
    PACT,
    SPECIAL,
    TACTIC,
    TERRITORY,
    THEATER,
    WORKED_KINDS,
    CivilCard,
    is_urban,
)
from .civil import (
    ARMY,
    ARMY_PER_STRONGER,
    CIVIL,
    CULTURE_PER_RICHER,
    FOOD_AND_RESOURCES,
    FOOD_OR_RESOURCES,
    POPULATION,
    SCIENCE_AND_CULTURE,
    STAGE,
    TECHNOLOGY,
)
from .decisions.colonizing import Bidding, Sending
from .decisions.events import Agreement, Developing, impact
from .decisions.fighting import Defending, Plundering, Raiding, best_defense, defense_of
from .decisions.losing import Splitting
from .decisions.playing import Ordered, Reserves
from .decisions.politics import Answering
from .military import MILITARY
from .piles import card_of
from .player import FARMS, MINES, SPOKE, TOKEN_WORTH, Player
from .prices import build_cost, develop_price
from .scoring import COMPLETED
from .state import ThroughTheAges


class Weights:
    """What things are worth, in culture; some of them for each turn that is left."""

    __slots__ = (
        "action", "attack", "blue", "bonus", "civil", "colony", "corruption", "crowd",
        "defence", "discontent", "event", "fade", "famine", "food", "food_cap",
        "food_enough", "food_span", "hand", "happy", "held", "hunger", "idle", "impact",
        "knee_age", "leader", "military", "need", "new_workers", "ordered", "pact",
        "people_span", "plenty", "potential", "power", "resource_cap", "resource_span",
        "resources", "science", "science_cap", "science_span", "secret", "site",
        "special", "strength", "strength_age", "strength_knee", "strength_span",
        "tactic", "territory", "unit_cost", "uprising", "urban", "war", "war_margin",
        "wonder", "worker", "worker_span", "yellow",
    )  # fmt: skip

    def __init__(self) -> None:
        # Goods: each is worth so much while the span of turns is left, then less and less.
        self.science = 0.9
        self.science_span = 7.0
        self.science_cap = 14.0  # beyond which points are worth less
        self.resources = 0.8
        self.resource_span = 7.0
        self.resource_cap = 9.0
        self.food = 0.45
        self.food_enough = 2.0  # more than is eaten, a turn
        self.food_span = 7.0
        self.food_cap = 7.0
        self.plenty = 0.35  # of what goods are worth, beyond the cap
        self.corruption = 0.7  # of a resource, for each that will be lost
        self.blue = 0.03  # a token in the bank, a turn
        # People.
        self.worker = 10.0
        self.worker_span = 12.0
        self.idle = 1.0  # less for one without work
        self.yellow = 0.03  # in the bank, a turn
        self.need = 1.0  # a face where none is spare
        self.happy = 0.5  # a spare face
        self.discontent = 1.5
        self.uprising = 1.0  # of what is not made
        self.hunger = 1.2  # of the culture that is lost in this turn
        self.famine = 0.4  # and later
        self.people_span = 6.0
        # Actions.
        self.action = 1.5  # one that is left in this turn and can be used
        self.civil = 1.1  # a turn
        self.military = 0.5
        self.urban = 0.1
        # Strength.
        self.strength = 25.0
        self.strength_age = 0.4  # more in each age
        self.strength_knee = 4.0
        self.knee_age = 2.0
        self.strength_span = 3.0
        # Cards.
        self.potential = 0.7  # of what workers would gain on better cards
        self.new_workers = 1.0
        self.hand = 0.7
        self.held = 0.2  # less for each card that fills the hand
        self.crowd = 0.75  # each further action card
        self.special = 0.7
        self.leader = 0.7
        self.fade = 0.8
        self.power = 1.0
        self.ordered = 0.8
        self.site = 0.6
        self.wonder = 0.9
        self.secret = 0.5  # any military card
        self.bonus = 0.1  # more for each point of defence
        self.tactic = 0.4
        self.event = 0.2  # and for each age
        self.attack = 0.1
        self.territory = 0.3
        self.war = 0.6
        self.war_margin = 2.0  # that the other one may gain
        self.pact = 0.1
        self.impact = 0.9  # of what an event at the end scores
        self.colony = 0.9
        self.unit_cost = 1.5  # a point of strength that is sent to a colony
        self.defence = 1.6  # that a hidden card adds


WEIGHTS: Final[Weights] = Weights()
OUT: Final = -100.0  # of who has left the game

# Cards of the ages to come, by players and the present age.
_SIZES: Final[list[list[int]]] = [
    [len(civil_deck(age, max(2, players))) for age in range(IV)] for players in range(5)
]
CARDS_TO_COME: Final[list[list[int]]] = [
    [sum(sizes[age + 1 :]) for age in range(IV + 1)] for sizes in _SIZES
]
# Cards that leave the row in a turn, by players, and turns after the last one has come.
PACE: Final[list[float]] = [3.9, 3.9, 3.9, 2.95, 2.0]
LAST_TURNS: Final[list[float]] = [1.6, 1.6, 1.6, 3.2, 4.5]

# What a power is worth in a turn, where no rating tells it.
PER_TURN: Final[list[float]] = [0.0] * len(p.POWERS)
_WORTHS: Final[list[tuple[int, float]]] = [
    (p.CIVIL_HAND, 0.05), (p.MILITARY_HAND, 0.1), (p.COLONIZATION, 0.15),
    (p.URBAN_DISCOUNT, 0.5), (p.STAGES, 0.3), (p.CHEAP_POPULATION, 0.5), (p.CHEAP_LEADERS, 0.1),
    (p.CHEAP_THEATERS, 0.15), (p.CHEAP_TECHNOLOGIES, 0.4), (p.LIBRARY_AND_THEATER, 0.3),
    (p.NO_SURCHARGE, 0.3), (p.DEAR_TO_ATTACK, 0.4), (p.SCIENCE_ON_TAKE, 0.6),
    (p.RESOURCE_ON_DEVELOP, 0.4), (p.CIVIL_ON_DEVELOP, 0.3), (p.CULTURE_ON_DEVELOP, 0.4),
    (p.CULTURE_ON_REVOLUTION, 0.05), (p.MILITARY_REVOLUTION, 0.1), (p.UNIT_RESOURCES, 0.4),
    (p.CIVIL_FROM_MILITARY, 0.7), (p.FREE_POPULATION, 1.5), (p.TURN_TO_THEATER, 0.2),
    (p.FOOD_AS_RESOURCE, 0.1), (p.RESOURCE_AS_FOOD, 0.1), (p.LEVY, 0.4),
    (p.COLONISTS, 0.15), (p.SECOND_ACTION, 0.2), (p.FORESIGHT, 0.1), (p.SETTLES, 0.5),
    (p.LEAVES_A_TOKEN, 0.1), (p.NEVER_ATTACKS, -0.1), (p.SAFE_FROM_WAR, 0.3),
    (p.MAY_BE_TUCKED, 0.1),
]  # fmt: skip
for _power, _worth in _WORTHS:
    PER_TURN[_power] = _worth
SILENT: Final[list[int]] = [power for power, worth in enumerate(PER_TURN) if worth != 0.0]

# What an action card gives: resources, food, science, culture; by card, then by players.
_R: Final = 0
_F: Final = 1
_S: Final = 2
_C: Final = 3


def _gives(card: CivilCard, players: int) -> list[float]:
    out = [0.0, 0.0, 0.0, 0.0]
    if card.kind != ACTION:
        return out
    amount = float(card.amounts[0])
    if card.does == POPULATION:
        out[_F] = amount
    elif card.does == TECHNOLOGY:
        out[_S] = amount
    elif card.does == FOOD_OR_RESOURCES:
        out[_R] = amount
    elif card.does == FOOD_AND_RESOURCES:
        out[_F], out[_R] = amount, float(card.amounts[1])
    elif card.does == SCIENCE_AND_CULTURE:
        out[_S] = amount
        out[_C] = float(card.amounts[1]) if len(card.amounts) > 1 else 0.0
    elif card.does == ARMY:
        out[_R], out[_C] = 0.8 * amount, 0.5
    elif card.does == ARMY_PER_STRONGER:
        out[_R] = 0.4 * card.amounts[max(2, players) - 2] * (max(2, players) - 1)
    elif card.does == CULTURE_PER_RICHER:
        out[_C] = 0.5 * card.amounts[max(2, players) - 2] * (max(2, players) - 1)
    else:
        out[_R] = 0.9 * amount
    return out


GIVES: Final[list[list[list[float]]]] = [
    [_gives(card, players) for card in CIVIL] for players in range(5)
]
# Workers who may still come to a new card, by kind.
NEW_WORKERS: Final[list[float]] = [1.0, 1.5, 1.0, 0.8, 1.0, 1.2, 0.6, 0.8, 0.8, 0.6, 0.5]


class Outlook:
    """What goods and ratings are worth to a seat.

    `ends` are the ends of turns it will still see, `turns` those left when this one is over. What
    lies there is worth what it will be worth next time: so to end a turn changes nothing by itself.
    """

    __slots__ = (
        "ends", "food", "food_rate", "happy", "have_food", "have_resources", "made",
        "resource_rate", "resources", "science", "science_rate", "strength", "turns",
    )  # fmt: skip

    def __init__(self, ends: float, turns: float) -> None:
        w = WEIGHTS
        self.ends: Final = ends
        self.turns: Final = turns
        self.science: Final = stock_worth(w.science, turns, w.science_span)
        self.science_rate: Final = rate_worth(w.science, ends, w.science_span)
        self.resources: Final = stock_worth(w.resources, turns, w.resource_span)
        self.resource_rate: Final = rate_worth(w.resources, ends, w.resource_span)
        self.food: Final = stock_worth(w.food, turns, w.food_span)
        self.food_rate: Final = rate_worth(w.food, ends, w.food_span)
        self.happy = 0.0  # one more face
        self.strength = 0.0  # one more point
        # What lies there, and the resources made in a turn.
        self.have_food = 0
        self.have_resources = 0
        self.made = 0


def stock_worth(worth: float, turns: float, span: float) -> float:
    """Of one that lies there."""
    return worth if turns >= span else worth * turns / span


def rate_worth(worth: float, ends: float, span: float) -> float:
    """Of one made at the end of each turn: the last can be used no more."""
    if ends <= 1.0:
        return 0.0
    if ends <= span:
        return worth * ends * (ends - 1.0) / (2.0 * span)
    return worth * ((span - 1.0) / 2.0 + ends - span)


def fading(turns: float, span: float) -> float:
    """One while there is time, then less and less."""
    return 1.0 if turns >= span else turns / span


def estimate(state: ThroughTheAges) -> list[float]:
    """A guess at the final culture of each seat."""
    if not state.stack:
        return [float(player.culture) for player in state.players]
    left = turns_left(state)
    views = [outlook(state, seat, left) for seat in range(state.seats)]
    values: list[float] = []
    for seat in range(state.seats):
        if state.players[seat].out:
            values.append(OUT)
        else:
            values.append(civilization(state, seat, views[seat]))
    wars(state, values)
    if state.last_round:
        last_events(state, values)
    open_question(state, views, values)
    return values


# Time


def turns_left(state: ThroughTheAges) -> float:
    """Turns of all players, the present one included."""
    players = state.remaining()
    if state.last_round:
        return float((state.last_round - state.round) * players + players - place(state))
    cards = len(state.deck) + CARDS_TO_COME[players][state.age]
    for slot in range(SWEPT[players], len(state.row)):
        if state.row[slot] == NOTHING:
            cards -= 1
    return 1.0 + max(0.0, float(cards)) / PACE[players] + LAST_TURNS[players]


def place(state: ThroughTheAges) -> int:
    """How many have had their turn in this round."""
    count = 0
    for seat in range(state.current):
        if not state.players[seat].out:
            count += 1
    return count


def outlook(state: ThroughTheAges, seat: int, left: float) -> Outlook:
    players = state.remaining()
    behind = (seat - state.current) % state.seats
    if state.last_round:
        ends = float((int(left) - behind + players - 1) // players)
    else:
        ends = (left - behind + 0.5 * (players - 1)) / players
    return Outlook(max(0.0, ends), (left - 1.0) / players)


def until_old(state: ThroughTheAges, age: int) -> float:
    """Rounds until a leader of an age leaves: when the next age ends."""
    if age >= III or state.age == IV:
        return 40.0
    if state.age > age + 1:
        return 0.0
    players = state.remaining()
    cards = len(state.deck) + CARDS_TO_COME[players][state.age]
    cards -= CARDS_TO_COME[players][age + 1]
    return cards / (PACE[players] * players)


# A civilization


def civilization(state: ThroughTheAges, seat: int, at: Outlook) -> float:
    player = state.players[seat]
    value = float(player.culture) + strength_worth(state, seat, at)
    at.happy = face_worth(player, at)
    at.have_food = stores.food(player)
    at.have_resources = stores.resources(player)
    at.made = made_resources(player)
    value += made(player, at)
    value += goods(state, player, at)
    value += people(player, at)
    value += actions(state, player, at)
    value += silent_powers(state, player, at)
    value += secrets_worth(player, at)
    later = Outlook(at.turns, at.turns)  # for what is not yet there
    later.happy, later.strength = at.happy, at.strength
    later.have_resources, later.made = at.have_resources, at.made
    value += board_worth(player, later)
    value += hand_worth(state, player, later)
    value += site_worth(player, later)
    return value


def made(player: Player, at: Outlook) -> float:
    """What the ratings will bring."""
    w = WEIGHTS
    value = player.culture_rate * at.ends + player.science_rate * at.science_rate
    food = player.powers[p.FOOD_MADE] - player.eaten
    for card in FARMS:
        food += player.workers[card] * TOKEN_WORTH[card]
    resources = at.made
    value += resources * at.resource_rate
    value += at.food_rate * (food if food <= w.food_enough else soft_rate(food, w.food_enough))
    if at.ends <= 0.0:
        return value
    if player.discontent > player.idle:
        lost = player.culture_rate + player.science_rate * at.science
        lost += resources * at.resources + max(0, food) * at.food + 2.0
        value -= w.uprising * lost
    if food < 0:
        stock = at.have_food + player.extra_food
        if stock + food < 0:
            value += 4.0 * w.hunger * (stock + food)
            stock = -food
        later = stock + food * at.ends
        if later < 0.0:
            value += 4.0 * w.famine * later
    return value


def made_resources(player: Player) -> int:
    """In a turn, as long as there are tokens."""
    powers = player.powers
    out = powers[p.RESOURCES_MADE]
    best = 0
    for card in MINES:
        if player.workers[card]:
            best = TOKEN_WORTH[card]
            out += player.workers[card] * best
    if powers[p.BEST_MINE_TWICE]:
        out += best
    return out + player.levels(LAB) if powers[p.LABS_MAKE_RESOURCES] else out


def soft_rate(rate: int, enough: float) -> float:
    """Of a rate that is greater than can be used."""
    return enough + WEIGHTS.plenty * (rate - enough)


def actions(state: ThroughTheAges, player: Player, at: Outlook) -> float:
    """Those at hand, and those of turns to come.

    Who ends a turn loses what was left of it, and gains no more than the next turn was worth all
    along; who is about to begin one loses nothing by that. Military actions draw cards; civil ones
    count as long as there is something to do.
    """
    w = WEIGHTS
    value = (at.ends - 1.0) * w.civil * player.civil_total
    if state.age != IV:
        value += w.military * (player.military + (at.ends - 1.0) * player.military_total)
    useful = 1  # there is always a card to take
    if player.idle and at.have_resources >= 2:
        useful += 1
    if player.yellow and at.have_food >= player.worker_cost:
        useful += 1
    if player.site != NOTHING and at.have_resources >= CIVIL[player.site].stages[player.stages]:
        useful += 1
    for card in player.hand:
        facts = CIVIL[card]
        if facts.kind == LEADER or (facts.kind != ACTION and player.science >= facts.price):
            useful += 1
    return value + w.action * min(useful, player.civil)


def goods(state: ThroughTheAges, player: Player, at: Outlook) -> float:
    """Stocks, of which great ones are worth less, and what corruption will take of them."""
    w = WEIGHTS
    value = at.science * soft(float(player.science), w.science_cap + 2.0 * state.age)
    have = float(at.have_resources + player.extra_resources)
    value += at.resources * soft(have, w.resource_cap + state.age)
    value += 0.5 * (at.resources * player.unit_resources + at.science * player.unit_science)
    value += at.food * soft(float(at.have_food + player.extra_food), w.food_cap)
    value -= w.corruption * player.corruption * at.resources
    return value + w.blue * player.blue * at.turns


def soft(amount: float, cap: float) -> float:
    return amount if amount <= cap else cap + WEIGHTS.plenty * (amount - cap)


def people(player: Player, at: Outlook) -> float:
    w = WEIGHTS
    value = w.yellow * player.yellow * at.turns
    idle = player.idle
    workers = idle
    for count in player.counts:
        workers += count
    value += w.worker * workers * fading(at.turns, w.worker_span)
    value -= w.idle * idle
    spare = player.happy - faces_needed(player.yellow)
    if spare < 0:
        return value + w.discontent * spare * fading(at.turns, 3.0)
    return value + w.happy * min(spare, 2) * fading(at.turns, w.people_span)


def face_worth(player: Player, at: Outlook) -> float:
    """What one more happy face is worth."""
    w = WEIGHTS
    spare = player.happy - faces_needed(player.yellow)
    scale = fading(at.turns, w.people_span)
    if spare < 0:
        return (w.need + w.discontent) * scale * 2.0
    return w.need * scale if spare == 0 else w.happy * scale


def strength_worth(state: ThroughTheAges, seat: int, at: Outlook) -> float:
    """How an army compares with the others'; notes what one more point is worth."""
    w = WEIGHTS
    mine = state.players[seat].strength
    knee = w.strength_knee + w.knee_age * state.age
    total = 0.0
    slope = 0.0
    rivals = 0
    for other in range(state.seats):
        player = state.players[other]
        if other == seat or player.out:
            continue
        rivals += 1
        lead = float(mine - player.strength)
        size = lead if lead >= 0.0 else -lead
        total += lead / (size + knee)
        slope += knee / ((size + knee) * (size + knee))
    if rivals == 0:
        return 0.0
    scale = w.strength * (1.0 + w.strength_age * state.age) / rivals
    scale *= fading(at.turns, w.strength_span) * (0.4 if state.rules.peaceful else 1.0)
    at.strength = scale * slope
    return scale * total


def silent_powers(state: ThroughTheAges, player: Player, at: Outlook) -> float:
    """What cards in play give that no rating tells."""
    w = WEIGHTS
    powers = player.powers
    value = 0.0
    for power in SILENT:
        if powers[power]:
            value += powers[power] * PER_TURN[power]
    value *= at.turns * w.power
    if powers[p.SPEECH]:  # it comes also where nobody has spoken
        value += powers[p.SPEECH] * (at.ends if not player.used & SPOKE else at.ends - 1.0)
    value += powers[p.URBAN_LIMIT] * w.urban * at.turns
    if powers[p.CULTURE_IF_STRONG]:
        value += 0.5 * powers[p.CULTURE_IF_STRONG] * at.ends
    if powers[p.LABS_MAKE_RESOURCES]:
        value += player.levels(LAB)
    if player.leader != NOTHING:
        facts = CIVIL[player.leader]
        life = until_old(state, facts.age)
        if life < at.turns:
            gone = (at.turns - life) / at.turns
            value -= w.fade * gone * powers_worth(player, facts.powers, at)
    return value


# Cards in play and in the hand


def powers_worth(player: Player, powers: list[tuple[int, int]], at: Outlook) -> float:
    """What the powers of a card are worth to a civilization."""
    value = 0.0
    for power, amount in powers:
        value += amount * power_worth(player, power, at)
    return value


def power_worth(player: Player, power: int, at: Outlook) -> float:
    w = WEIGHTS
    counts = player.counts
    if power == p.SCIENCE:
        return at.science_rate
    if power == p.CULTURE:
        return at.ends
    if power == p.HAPPY:
        return at.happy
    if power == p.STRENGTH:
        return at.strength
    if power == p.CIVIL:
        return w.civil * at.turns
    if power == p.MILITARY:
        return w.military * at.turns
    if power == p.URBAN_LIMIT:
        return w.urban * at.turns
    if power == p.YELLOW:
        return w.yellow * at.turns + 0.5
    if power == p.BLUE:
        return w.blue * at.turns
    if power <= p.STRENGTH_PER_HAPPY:
        units = counts[INFANTRY] + counts[CAVALRY] + counts[ARTILLERY] + counts[AIR]
        if power == p.STRENGTH_PER_INFANTRY:
            units = counts[INFANTRY]
        elif power == p.STRENGTH_PER_ARTILLERY:
            units = counts[ARTILLERY]
        elif power == p.STRENGTH_PER_UNIT_TYPE:
            units = min(3, units)
        elif power == p.STRENGTH_PER_HAPPY:
            units = player.happy
        return (units if power >= p.STRENGTH_PER_UNIT else 0) * at.strength + (
            PER_TURN[power] * at.turns
        )
    if power <= p.INFANTRY_RIDES:
        return rating_worth(player, power, at)
    if power == p.CULTURE_IF_STRONG:
        return 0.5 * at.ends
    if power == p.SPEECH:
        return at.ends
    if power == p.BEST_MINE_TWICE:
        best = player.best(MINE)
        return CIVIL[best].yields * at.resource_rate if best != NOTHING else 0.0
    if power == p.LABS_MAKE_RESOURCES:
        levels = player.levels(LAB)
        return levels * (1.0 + at.resource_rate)
    if power == p.FOOD_MADE:
        return at.food_rate
    if power == p.RESOURCES_MADE:
        return at.resource_rate
    return w.power * PER_TURN[power] * at.turns


def rating_worth(player: Player, power: int, at: Outlook) -> float:
    """Powers that add to a rating by what else is there."""
    counts = player.counts
    if power == p.CULTURE_PER_HAPPY:
        return 0.7 * player.happy * at.ends
    if power == p.CULTURE_PER_THEATER:
        return counts[THEATER] * at.ends
    if power == p.CULTURE_PER_PAIR:
        return min(counts[THEATER], counts[LIBRARY]) * at.ends
    if power == p.CULTURE_PER_LAB_LEVEL:
        return player.levels(LAB) * at.ends
    if power == p.CULTURE_PER_COLONY:
        return len(player.colonies) * at.ends
    if power == p.CULTURE_IF_COLONY:
        return at.ends if player.colonies else 0.0
    if power == p.BEST_THEATER_TWICE:
        best = player.best(THEATER)
        return CIVIL[best].culture * at.ends if best != NOTHING else 0.0
    if power == p.SCIENCE_OF_BEST:
        level = 0
        for kind in (LAB, LIBRARY):
            best = player.best(kind)
            if best != NOTHING and CIVIL[best].age > level:
                level = CIVIL[best].age
        return level * at.science_rate
    if power == p.SCIENCE_PER_LAB:
        return counts[LAB] * at.science_rate
    if power == p.HAPPY_PER_SOURCE:
        return (player.faces + player.sources) * at.happy
    return 0.0


def worker_worth(facts: CivilCard, at: Outlook) -> float:
    """What a worker on a card makes."""
    if facts.kind == FARM:
        return facts.yields * at.food_rate
    if facts.kind == MINE:
        return facts.yields * at.resource_rate
    value = facts.science * at.science_rate + facts.culture * at.ends
    return value + facts.happy * at.happy + facts.strength * at.strength


def board_worth(player: Player, at: Outlook) -> float:
    """What workers would gain on the best card of each kind."""
    board = player.board
    value = 0.0
    first = 0
    last = len(board) - 1
    for number in range(last + 1):
        if number == last or CIVIL[board[number + 1]].kind != CIVIL[board[number]].kind:
            value += promise(player, board[number], first, number, at)
            first = number + 1
    return value


def promise(player: Player, best: int, first: int, end: int, at: Outlook) -> float:
    """What workers would gain if this card were the best of its kind.

    The others of its kind lie on the board from one place up to, but not with, another.
    """
    w = WEIGHTS
    facts = CIVIL[best]
    kind = facts.kind
    worth = worker_worth(facts, at) - build_cost(player, best) * at.resources - w.action
    value = 0.0
    for number in range(first, end):
        card = player.board[number]
        workers = player.workers[card]
        if workers:
            old = CIVIL[card]
            gain = worth - worker_worth(old, at) + old.cost * at.resources
            if gain > 0.0:
                value += gain if workers == 1 else gain + gain
    gain = worth - w.worker * fading(at.turns, w.worker_span)
    if gain > 0.0 and not (is_urban(kind) and player.counts[kind] >= player.powers[p.URBAN_LIMIT]):
        value += gain * NEW_WORKERS[kind] * w.new_workers
    return w.potential * value


def hand_worth(state: ThroughTheAges, player: Player, at: Outlook) -> float:
    """Civil cards: what they would change, as far as there is science for them."""
    hand = player.hand
    if not hand:
        return 0.0
    w = WEIGHTS
    value = 0.0
    crowd = 1.0
    techs = 0.0
    price = 0.0
    best_leader = 0.0
    for card in hand:
        facts = CIVIL[card]
        kind = facts.kind
        if kind == ACTION:
            value += action_worth(state, player, card, at) * crowd
            crowd *= w.crowd
        elif kind == LEADER:
            worth = leader_worth(state, player, facts, at)
            if worth > best_leader:
                best_leader = worth
        else:
            worth = technology_worth(player, card, facts, at)
            if worth > 0.0:
                techs += worth
                price += develop_price(player, card)
    if price > 0.0:
        means = player.science + player.science_rate * min(5.0, at.turns)
        techs *= 1.0 if means >= price else means / price
    return value + w.leader * best_leader + w.hand * techs - w.held * len(hand)


def action_worth(state: ThroughTheAges, player: Player, card: int, at: Outlook) -> float:
    gives = GIVES[state.seats][card]
    value = gives[_R] * at.resources + gives[_F] * at.food + gives[_S] * at.science
    value += gives[_C]
    if CIVIL[card].does == STAGE and player.site == NOTHING:
        value *= 0.4
    return value * WEIGHTS.ordered


def leader_worth(state: ThroughTheAges, player: Player, facts: CivilCard, at: Outlook) -> float:
    """Of a leader in the hand, above the one who is there."""
    turns = at.turns
    if turns <= 0.0:
        return 0.0
    life = min(turns, until_old(state, facts.age)) / turns
    worth = life * powers_worth(player, facts.powers, at)
    if player.leader != NOTHING:
        old = CIVIL[player.leader]
        life = min(turns, until_old(state, old.age)) / turns
        worth -= life * powers_worth(player, old.powers, at)
    return worth


def technology_worth(player: Player, card: int, facts: CivilCard, at: Outlook) -> float:
    """Of a technology in the hand, less its price."""
    w = WEIGHTS
    price = develop_price(player, card) * at.science + w.action
    kind = facts.kind
    if kind < WORKED_KINDS:
        board = player.board
        first = 0
        while first < len(board) and CIVIL[board[first]].kind < kind:
            first += 1
        end = first
        while end < len(board) and CIVIL[board[end]].kind == kind:
            end += 1
        worth = promise(player, card, first, end, at)
        if end > first:
            best = board[end - 1]
            if best > card:
                return -1.0
            worth -= promise(player, best, first, end - 1, at)
        return worth - price
    worth = powers_worth(player, facts.powers, at)
    if kind == GOVERNMENT:
        worth -= powers_worth(player, CIVIL[player.government].powers, at)
        price = min(price, facts.uprising * at.science + w.civil * player.civil_total)
    else:
        for other in range(FIRST_SPECIAL, LAST_SPECIAL + 1):
            if player.has(other) and CIVIL[other].branch == facts.branch:
                if CIVIL[other].age >= facts.age:
                    return -1.0
                worth -= powers_worth(player, CIVIL[other].powers, at)
    return w.special * worth - price


_SPECIALS: Final[list[int]] = [number for number, card in enumerate(CIVIL) if card.kind == SPECIAL]
FIRST_SPECIAL: Final[int] = _SPECIALS[0]
LAST_SPECIAL: Final[int] = _SPECIALS[-1]


def site_worth(player: Player, at: Outlook) -> float:
    """A wonder that is being built: what it will give, less what is still to be paid."""
    if player.site == NOTHING:
        return 0.0
    w = WEIGHTS
    facts = CIVIL[player.site]
    worth = powers_worth(player, facts.powers, at)
    if facts.scores:
        worth += COMPLETED[facts.scores](player)
    stages = len(facts.stages)
    left = stages - player.stages
    cost = 0
    for stage in range(player.stages, stages):
        cost += facts.stages[stage]
    means = at.have_resources + at.made * at.turns * 0.7
    if cost > means:
        worth *= means / cost
    share = w.site + (w.wonder - w.site) * player.stages / stages
    return share * worth - cost * at.resources - left * w.action


# Military cards


def last_events(state: ThroughTheAges, values: list[float]) -> None:
    """What events that are still to come will score at the end, as things are."""
    first = state.starting_player()
    for pile in (state.events, state.future):
        for entry in pile:
            facts = MILITARY[card_of(entry)]
            if facts.age == III and facts.kind == EVENT:
                for clause in facts.clauses:
                    for seat, points in impact(state, clause.what, clause.amount, first):
                        values[seat] += WEIGHTS.impact * points


def secrets_worth(player: Player, at: Outlook) -> float:
    """Any card serves for a defence or as an event; some are worth a little more."""
    w = WEIGHTS
    value = w.secret * len(player.secrets)
    best = 0
    for card in player.secrets:
        facts = MILITARY[card]
        kind = facts.kind
        if kind == BONUS:
            value += w.bonus * facts.defense
        elif kind == TACTIC:
            best = max(best, army_of(player, card) - player.army)
        elif kind == TERRITORY:
            value += w.territory
        elif facts.is_attack:
            value += w.attack * facts.age
        elif kind == PACT:
            value += w.pact
        else:
            value += w.event * facts.age
    return value * fading(at.turns, 3.0) + w.tactic * best * at.strength


def army_of(player: Player, card: int) -> int:
    """What armies of a tactic would add, as if none of them were outdated."""
    counts = player.counts
    if counts[INFANTRY] + counts[CAVALRY] + counts[ARTILLERY] < 2:
        return 0
    units = (counts[INFANTRY], counts[CAVALRY], counts[ARTILLERY])
    rides = player.powers[p.INFANTRY_RIDES] > 0
    return army_bonus(MILITARY[card], units, units, counts[AIR], rides)


def wars(state: ThroughTheAges, values: list[float]) -> None:
    """Wars that are to be decided: the one who is attacked has a turn to prepare."""
    for seat in range(state.seats):
        player = state.players[seat]
        if player.war == NOTHING:
            continue
        lead = float(player.strength - state.players[player.war_on].strength)
        if state.current == seat:
            lead -= WEIGHTS.war_margin
        worth = lead
        if MILITARY[player.war].does == m.OVER_CULTURE:
            worth += 5.0 if lead > 0.0 else -5.0
        worth *= WEIGHTS.war
        values[seat] += worth
        values[player.war_on] -= worth


# What is being decided


def open_question(state: ThroughTheAges, views: list[Outlook], values: list[float]) -> None:
    """What the decision at hand will bring those whom it concerns."""
    top = state.stack[-1]
    seat = top.seat
    player = state.players[seat]
    at = views[seat]
    if isinstance(top, Ordered):
        values[seat] += best_order(state, player, top, at)
    elif isinstance(top, Reserves):
        values[seat] += CIVIL[top.card].amounts[0] * max(at.resources, at.food)
    elif isinstance(top, Defending):
        defending(top, player, views[top.attacker], at, values)
    elif isinstance(top, Plundering):
        taken = top.food * at.food + top.resources * at.resources
        taken += 0.8 * top.left * max(at.food, at.resources)
        values[seat] += taken
        values[top.victim] -= taken
    elif isinstance(top, Raiding):
        values[seat] += 0.5 * sum(top.costs) * at.resources + 2.0 * len(top.levels)
    elif isinstance(top, Splitting):
        shared = top.food * at.food + top.resources * at.resources
        shared += 0.8 * top.left * max(at.food, at.resources)
        values[seat] += top.sign * shared
    elif isinstance(top, Bidding):
        bidding(state, top, views, values)
    elif isinstance(top, Sending):
        values[seat] += sending(top, player, at)
    elif isinstance(top, Agreement):
        values[seat] += top.left * WEIGHTS.civil
    elif isinstance(top, Developing):
        values[seat] += 1.5
    elif isinstance(top, Answering):
        sides = [MILITARY[top.card].powers, MILITARY[top.card].second]
        offering = powers_worth(state.players[top.partner], sides[top.side], views[top.partner])
        answering = powers_worth(player, sides[1 - top.side], at)
        if offering > 0.0 and answering > 0.0:
            values[top.partner] += 0.5 * offering
            values[seat] += 0.5 * answering


def best_order(state: ThroughTheAges, player: Player, top: Ordered, at: Outlook) -> float:
    """The best of what an action card allows."""
    facts = CIVIL[top.card]
    off = facts.amounts[0]
    best = -50.0
    for action in state.legal:
        if isinstance(action, a.Upgrade):
            worth = worker_worth(CIVIL[action.target], at)
            worth -= worker_worth(CIVIL[action.source], at)
            cost = build_cost(player, action.target) - build_cost(player, action.source) - off
            worth -= max(0, cost) * at.resources
        elif isinstance(action, a.OnCivil) and facts.does != TECHNOLOGY:
            worth = worker_worth(CIVIL[action.card], at)
            worth += WEIGHTS.idle
            worth -= max(0, build_cost(player, action.card) - off) * at.resources
        elif facts.does == TECHNOLOGY:
            worth = off * at.science + 2.0
        else:
            worth = off * at.resources + 1.0
        best = max(best, worth)
    return best


def defending(
    top: Defending, player: Player, mine: Outlook, at: Outlook, values: list[float]
) -> None:
    """An aggression: who attacks guesses what cards will add, who defends knows."""
    short = float(top.strength - player.strength)
    if player.laid:
        short -= defense_of(player.laid)
        chance = 0.0
        if short > 0.0:
            room = player.military_total - len(player.laid)
            chance = 0.1 if room > 0 and best_defense(player) >= short else 1.0
    else:
        guess = WEIGHTS.defence * min(len(player.secrets), player.military_total)
        chance = max(0.0, min(1.0, 0.5 + (short - guess) / (2.0 + guess)))
    values[top.attacker] += chance * spoils(top, player, mine)
    values[top.seat] -= chance * spoils(top, player, at)


def spoils(top: Defending, victim: Player, at: Outlook) -> float:
    """What an aggression is worth to one side of it."""
    facts = MILITARY[top.card]
    does = facts.does
    if does == m.INTERVENE:
        return float(min(victim.culture, facts.amounts[0]))
    if does == m.SPY:
        return min(victim.science, facts.amounts[0]) * at.science
    if does == m.PLUNDER:
        have = stores.food(victim) + stores.resources(victim)
        return min(have, facts.amounts[0]) * at.resources
    if does == m.RAID:
        return (3.0 + 3.0 * len(facts.amounts)) * fading(at.turns, 6.0)
    if does == m.INFILTRATE or does == m.ANNEX:
        return 6.0
    return 5.0 * fading(at.turns, 6.0)


# Colonies


def territory_worth(player: Player, card: int, at: Outlook) -> float:
    """What a colony gives once and for good."""
    facts = MILITARY[card]
    value = 1.0 + powers_worth(player, facts.powers, at)
    for what, amount in facts.gains:
        if what == m.CULTURE:
            value += amount
        elif what == m.SCIENCE:
            value += amount * at.science
        elif what == m.FOOD:
            value += amount * at.food
        elif what == m.RESOURCES:
            value += amount * at.resources
        elif what == m.POPULATION:
            value += amount * WEIGHTS.worker * fading(at.turns, WEIGHTS.worker_span)
        else:
            value += amount * 0.6
    return value


def bidding(state: ThroughTheAges, top: Bidding, views: list[Outlook], values: list[float]) -> None:
    """Who leads an auction will perhaps win it for what was bid."""
    if top.leader == NOTHING:
        return
    player = state.players[top.leader]
    at = views[top.leader]
    worth = WEIGHTS.colony * territory_worth(player, top.card, at)
    values[top.leader] += 0.6 * (worth - force_cost(player, top.high, at))


def force_cost(player: Player, force: int, at: Outlook) -> float:
    """What it costs to send so much strength: units are lost, with their workers."""
    strength = max(1, force - player.powers[p.COLONIZATION])
    lost = WEIGHTS.unit_cost * fading(at.turns, WEIGHTS.people_span)
    return strength * (lost + at.strength)


def sending(top: Sending, player: Player, at: Outlook) -> float:
    """A colony that is won: units already sent are lost, and more may be needed."""
    value = territory_worth(player, top.card, at)
    time = fading(at.turns, WEIGHTS.worker_span)
    for card in player.sent:
        facts = CIVIL[card]
        value -= facts.strength * at.strength + facts.cost * at.resources
        value -= WEIGHTS.worker * time
    short = top.bid - top.force(player)
    if short > 0 or not player.sent:
        value -= 1.0 + force_cost(player, max(1, short) + player.powers[p.COLONIZATION], at)
    return value
