"""A position in numbers, from one seat's eyes.

First the seat itself, then its rivals in the order in which they play after it. Of what rivals hold
unseen only the backs count: in estimates a plain card of the same age stands for each.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.decision import Decision
from ...core.features import Block, bounded
from ...core.layout import NOTHING
from . import heuristics, stores
from . import powers as p
from .board import SLOTS
from .cards import AGE_NAMES, EVENT, IV, A
from .decisions.colonizing import Bidding, Sending
from .decisions.events import Agreement, Developing, Razing
from .decisions.fighting import Defending
from .decisions.losing import Choosing, Discarding, LosingWorkers, Splitting
from .decisions.politics import Answering
from .decisions.spoils import Annexing, Infiltrating, Looting, Plundering, Raiding
from .feature_table import (
    ATTACKS,
    CIVILIZATION,
    GOVERNMENTS,
    HELD,
    KIND,
    KINDS,
    LEADERS,
    MOST_SEATS,
    PLACE,
    SPECIALS,
    TACTICS,
    TERRITORIES,
    TO_COME,
    WARS,
    WONDERS,
)
from .military import MILITARY
from .piles import age_of, card_of, is_known
from .player import WORKED, Player
from .production import food_output, resource_output
from .state import ThroughTheAges
from .worth.outlook import turns_left

# By age, the card that stands for one that is not seen.
UNSEEN: Final[list[int]] = [
    min([card for card in TO_COME if MILITARY[card].kind == EVENT and MILITARY[card].age == age])
    for age in range(A, IV)
]


def _size(blocks: list[Block]) -> int:
    return sum([block.size for block in blocks])


NOBODY_THERE: Final[list[float]] = [0.0] * _size(CIVILIZATION)
NO_AGES: Final[list[float]] = [0.0] * len(AGE_NAMES)
NO_SEATS: Final[list[float]] = [0.0] * MOST_SEATS
NO_QUESTION: Final[list[float]] = [0.0] * len(KINDS)
NO_CIVIL: Final[list[float]] = [0.0] * len(HELD)
NO_MILITARY: Final[list[float]] = [0.0] * len(MILITARY)


def features(state: ThroughTheAges, seat: int) -> list[float]:
    known = _known(state, seat)
    guess = heuristics.estimate(known)
    out: list[float] = []
    _game(out, state, seat, guess)
    _question(out, state, seat)
    _one_hot(out, TACTICS, state.tactics)
    _cards(out, state, known, seat)
    for turn in range(MOST_SEATS):
        owner = (seat + turn) % state.seats
        if turn < state.seats and not state.players[owner].out:
            _civilization(out, state, owner, guess[owner], seat)
        else:
            out.extend(NOBODY_THERE)
    return out


def _known(state: ThroughTheAges, seat: int) -> ThroughTheAges:
    """To be looked at only: shares all that the seat knows, and holds nothing that it does not."""
    foresees = len(state.events) > 0 and state.foreseen >> seat & 1 == 1
    events = [card_of(entry) for entry in state.events if is_known(entry, seat)]
    if foresees and not is_known(state.events[-1], seat):
        events.append(card_of(state.events[-1]))
    future = [card_of(entry) for entry in state.future if is_known(entry, seat)]
    players: list[Player] = []
    for owner in range(state.seats):
        player = state.players[owner]
        if owner != seat and (player.secrets or player.laid):
            player = player.copy()
            player.secrets = _backs(player)
            player.laid = []
        players.append(player)
    return ThroughTheAges(
        state.game, state.seats, state.dice, state.options, state.stack, state.legal,
        state.rules, state.round, state.current, state.age, state.last_round, state.row,
        state.deck, state.draw, state.discards, state.gone, sorted(events), sorted(future),
        state.past, state.foreseen, state.tactics, players,
    )  # fmt: skip


def _backs(player: Player) -> list[int]:
    """What everybody has seen of a hand, and a plain card of the same age for each other one."""
    seen = player.shown[:]
    out = [UNSEEN[MILITARY[card].age] for card in player.laid]
    for card in player.secrets:
        if card in seen:
            seen.remove(card)
            out.append(card)
        else:
            out.append(UNSEEN[MILITARY[card].age])
    return sorted(out)


def _game(out: list[float], state: ThroughTheAges, seat: int, guess: list[float]) -> None:
    best = -1000.0
    for owner in range(state.seats):
        if owner != seat and guess[owner] > best:
            best = guess[owner]
    out.append(bounded((guess[seat] - best) / 100.0, -4.0, 4.0))
    out.append(state.seats / 4.0)
    out.append(bounded(state.round / 25.0, 0.0, 2.0))
    at = len(out)
    out.extend(NO_AGES)
    out[at + state.age] = 1.0
    out.append(1.0 if state.last_round else 0.0)
    out.append(bounded(turns_left(state) / 60.0, 0.0, 2.0))
    out.append(bounded(len(state.deck) / 60.0, 0.0, 1.0))
    out.append(bounded(len(state.draw) / 60.0, 0.0, 2.0))
    out.append(1.0 if state.rules.peaceful else 0.0)
    out.append(0.0 if state.stack else 1.0)
    _ages(out, [age_of(entry) for entry in state.events], 10.0, 2.0)
    out.append(age_of(state.events[-1]) / 3.0 if state.events else 0.0)
    _ages(out, [age_of(entry) for entry in state.future], 10.0, 2.0)


def _ages(out: list[float], ages: list[int], scale: float, high: float) -> None:
    """How many there are of each age."""
    counts = [0, 0, 0, 0]
    for age in ages:
        counts[age] += 1
    for count in counts:
        out.append(bounded(count / scale, 0.0, high))


def _seat(out: list[float], state: ThroughTheAges, seat: int, whom: int) -> None:
    at = len(out)
    out.extend(NO_SEATS)
    if whom != NOTHING:
        out[at + (whom - seat) % state.seats] = 1.0


def _one_hot(out: list[float], among: range, cards: list[int]) -> None:
    """1 for each of these cards, all of which are in a range."""
    at = len(out) - among.start
    out.extend([0.0] * len(among))
    for card in cards:
        out[at + card] = 1.0


def _question(out: list[float], state: ThroughTheAges, seat: int) -> None:
    if not state.stack:
        out.extend(NO_SEATS)
        out.extend(NO_QUESTION)
        out.extend(NO_SEATS)
        out.append(0.0)
        _one_hot(out, TERRITORIES, [])
        _one_hot(out, ATTACKS, [])
        return
    top = state.stack[-1]
    _seat(out, state, seat, top.seat)
    at = len(out)
    out.extend(NO_QUESTION)
    out[at + KIND[top.kind]] = 1.0
    _seat(out, state, seat, _other(top))
    out.append(bounded(_amount(top) / 20.0, -1.0, 4.0))
    is_colony = isinstance(top, (Bidding, Sending))
    _one_hot(out, TERRITORIES, [_card(top)] if is_colony else [])
    _one_hot(out, ATTACKS, [_card(top)] if isinstance(top, Defending) else [])


def _other(top: Decision[Any]) -> int:
    """Whom a question concerns besides who decides, or NOTHING."""
    if isinstance(top, Bidding):
        return top.leader
    if isinstance(top, Defending):
        return top.attacker
    if isinstance(top, Answering):
        return top.partner
    if isinstance(top, (Plundering, Looting, Raiding)):
        return top.victim
    return top.victim if isinstance(top, (Annexing, Infiltrating, Razing)) else NOTHING


def _amount(top: Decision[Any]) -> int:
    if isinstance(top, Bidding):
        return top.high
    if isinstance(top, Sending):
        return top.bid
    if isinstance(top, Defending):
        return top.strength
    if isinstance(top, (LosingWorkers, Choosing, Splitting, Discarding)):
        return top.left
    if isinstance(top, (Plundering, Looting, Agreement)):
        return top.left
    return top.discount if isinstance(top, Developing) else 0


def _card(top: Decision[Any]) -> int:
    if isinstance(top, Bidding):
        return top.card
    if isinstance(top, Sending):
        return top.card
    assert isinstance(top, Defending)
    return top.card


def _cards(out: list[float], state: ThroughTheAges, known: ThroughTheAges, seat: int) -> None:
    """The row, the own hands, and the events that the seat knows of."""
    at = len(out)
    out.extend(NO_CIVIL)
    for slot in range(len(state.row) - 1, -1, -1):
        card = state.row[slot]
        if card != NOTHING:
            out[at + PLACE[card]] = (SLOTS - slot) / 13.0
    player = state.players[seat]
    at = len(out)
    out.extend(NO_CIVIL)
    for card in player.hand:
        out[at + PLACE[card]] += 0.5
    at = len(out)
    out.extend(NO_MILITARY)
    for card in player.secrets:
        out[at + card] += 0.5
    for card in player.laid:
        out[at + card] += 0.5
    at = len(out) - TO_COME.start
    out.extend([0.0] * len(TO_COME))
    for card in known.events:
        out[at + card] = 0.5
    for card in known.future:
        out[at + card] = 0.5
    if state.events and state.foreseen >> seat & 1:
        out[at + card_of(state.events[-1])] = 1.0


def _civilization(
    out: list[float], state: ThroughTheAges, owner: int, guess: float, seat: int
) -> None:
    player = state.players[owner]
    out.append(1.0)
    out.append(1.0 if state.current == owner else 0.0)
    out.append(bounded(player.culture / 200.0, 0.0, 3.0))
    out.append(bounded(guess / 200.0, -1.0, 3.0))
    _numbers(out, player)
    _turn(out, player)
    _relations(out, state, player, seat)
    at = len(out)
    out.extend([0.0] * WORKED)
    for card in player.board:
        out[at + card] = bounded((1 + player.workers[card]) / 6.0, 0.0, 3.0)
    for card in SPECIALS:
        out.append(1.0 if player.technologies >> card & 1 else 0.0)
    _one_hot(out, GOVERNMENTS, [player.government])
    at = len(out) - WONDERS.start
    out.extend([0.0] * len(WONDERS))
    for card in player.wonders:
        out[at + card] = 0.9 if player.ruins >> card & 1 else 1.0
    if player.site != NOTHING:
        out[at + player.site] = (1 + player.stages) / 10.0
    _one_hot(out, LEADERS, [player.leader] if player.leader != NOTHING else [])
    _one_hot(out, TERRITORIES, player.colonies)


def _numbers(out: list[float], player: Player) -> None:
    out.append(bounded(player.culture_rate / 30.0, -1.0, 3.0))
    out.append(bounded(player.science / 50.0, 0.0, 3.0))
    out.append(bounded(player.science_rate / 20.0, -1.0, 3.0))
    out.append(bounded(player.strength / 60.0, -1.0, 3.0))
    out.append(bounded(player.army / 20.0, 0.0, 3.0))
    out.append(bounded(player.happy / 8.0, 0.0, 1.0))
    out.append(bounded(player.discontent / 8.0, 0.0, 1.0))
    out.append(bounded(player.idle / 5.0, 0.0, 3.0))
    out.append(bounded(player.yellow / 18.0, 0.0, 2.0))
    out.append(bounded(player.blue / 16.0, 0.0, 2.0))
    out.append(bounded(stores.food(player) / 20.0, 0.0, 3.0))
    out.append(bounded(stores.resources(player) / 30.0, 0.0, 3.0))
    out.append(bounded(food_output(player) / 20.0, -1.0, 3.0))
    out.append(bounded(resource_output(player) / 30.0, 0.0, 3.0))
    out.append(player.eaten / 6.0)
    out.append(player.corruption / 6.0)
    out.append(player.worker_cost / 7.0)
    out.append(bounded(player.civil / 8.0, 0.0, 2.0))
    out.append(bounded(player.civil_total / 8.0, 0.0, 2.0))
    out.append(bounded(player.military / 8.0, 0.0, 2.0))
    out.append(bounded(player.military_total / 8.0, 0.0, 2.0))
    out.append(bounded(player.powers[p.URBAN_LIMIT] / 5.0, 0.0, 2.0))
    out.append(bounded(player.powers[p.COLONIZATION] / 10.0, 0.0, 2.0))
    out.append(bounded(len(player.hand) / 8.0, 0.0, 3.0))


def _turn(out: list[float], player: Player) -> None:
    """Backs of military cards, and what lasts for a turn."""
    _ages(out, [MILITARY[card].age for card in player.secrets], 6.0, 3.0)
    out.append(bounded(player.unit_resources / 10.0, 0.0, 2.0))
    out.append(bounded(player.unit_science / 10.0, 0.0, 2.0))
    out.append(bounded(player.extra_food / 10.0, 0.0, 2.0))
    out.append(bounded(player.extra_resources / 10.0, 0.0, 2.0))
    out.append(1.0 if player.skips else 0.0)
    for age in range(A, IV):
        out.append(1.0 if player.leaders_taken >> age & 1 else 0.0)
    for bit in range(8):
        out.append(1.0 if player.used >> bit & 1 else 0.0)


def _relations(out: list[float], state: ThroughTheAges, player: Player, seat: int) -> None:
    """The tactic, and what there is between players."""
    if player.tactic == NOTHING:
        out.extend([0.0] * 6)
    else:
        tactic = MILITARY[player.tactic]
        out.append(tactic.infantry / 6.0)
        out.append(tactic.cavalry / 6.0)
        out.append(tactic.artillery / 6.0)
        out.append(tactic.strength / 6.0)
        out.append(tactic.obsolete / 6.0)
        out.append(1.0 if player.exclusive else 0.0)
    _one_hot(out, WARS, [player.war] if player.war != NOTHING else [])
    _seat(out, state, seat, player.war_on)
    out.append(1.0 if player.pact != NOTHING else 0.0)
    out.append(1.0 if player.pact != NOTHING and player.pact_side == 1 else 0.0)
    _seat(out, state, seat, player.pact_with)
