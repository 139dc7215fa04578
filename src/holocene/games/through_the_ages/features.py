"""A position in numbers, from one seat's eyes.

First the seat itself, then its rivals in the order in which they play after it. Of what rivals hold
unseen only the backs count: in estimates a plain card of the same age stands for each.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.decision import Decision
from ...core.features import Block, Row, bounded
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
    TABLE,
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


CIVILIZATION_SIZE: Final = _size(CIVILIZATION)


def features(state: ThroughTheAges, seat: int) -> Row:
    known = _known(state, seat)
    guess = heuristics.estimate(known)
    out = TABLE.row()
    _game(out, state, seat, guess)
    _question(out, state, seat)
    _one_hot(out, TACTICS, state.tactics)
    _cards(out, state, known, seat)
    for turn in range(MOST_SEATS):
        owner = (seat + turn) % state.seats
        if turn < state.seats and not state.players[owner].out:
            _civilization(out, state, owner, guess[owner], seat)
        else:
            out.blank(CIVILIZATION_SIZE)
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


def _game(out: Row, state: ThroughTheAges, seat: int, guess: list[float]) -> None:
    best = -1000.0
    for owner in range(state.seats):
        if owner != seat and guess[owner] > best:
            best = guess[owner]
    out.add(bounded((guess[seat] - best) / 100.0, -4.0, 4.0))
    out.add(state.seats / 4.0)
    out.add(bounded(state.round / 25.0, 0.0, 2.0))
    at = out.blank(len(AGE_NAMES))
    out.put(at + state.age, 1.0)
    out.flag(state.last_round != 0)
    out.add(bounded(turns_left(state) / 60.0, 0.0, 2.0))
    out.add(bounded(len(state.deck) / 60.0, 0.0, 1.0))
    out.add(bounded(len(state.draw) / 60.0, 0.0, 2.0))
    out.flag(state.rules.peaceful != 0)
    out.flag(not state.stack)
    _ages(out, [age_of(entry) for entry in state.events], 10.0, 2.0)
    out.add(age_of(state.events[-1]) / 3.0 if state.events else 0.0)
    _ages(out, [age_of(entry) for entry in state.future], 10.0, 2.0)


def _ages(out: Row, ages: list[int], scale: float, high: float) -> None:
    """How many there are of each age."""
    counts = [0, 0, 0, 0]
    for age in ages:
        counts[age] += 1
    for count in counts:
        out.add(bounded(count / scale, 0.0, high))


def _seat(out: Row, state: ThroughTheAges, seat: int, whom: int) -> None:
    at = out.blank(MOST_SEATS)
    if whom != NOTHING:
        out.put(at + (whom - seat) % state.seats, 1.0)


def _one_hot(out: Row, among: range, cards: list[int]) -> None:
    """1 for each of these cards, all of which are in a range."""
    at = out.blank(len(among)) - among.start
    for card in cards:
        out.put(at + card, 1.0)


def _question(out: Row, state: ThroughTheAges, seat: int) -> None:
    if not state.stack:
        out.blank(MOST_SEATS)
        out.blank(len(KINDS))
        out.blank(MOST_SEATS)
        out.blank(1)
        _one_hot(out, TERRITORIES, [])
        _one_hot(out, ATTACKS, [])
        return
    top = state.stack[-1]
    _seat(out, state, seat, top.seat)
    at = out.blank(len(KINDS))
    out.put(at + KIND[top.kind], 1.0)
    _seat(out, state, seat, _other(top))
    out.add(bounded(_amount(top) / 20.0, -1.0, 4.0))
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


def _cards(out: Row, state: ThroughTheAges, known: ThroughTheAges, seat: int) -> None:
    """The row, the own hands, and the events that the seat knows of."""
    at = out.blank(len(HELD))
    for slot in range(len(state.row) - 1, -1, -1):
        card = state.row[slot]
        if card != NOTHING:
            out.put(at + PLACE[card], (SLOTS - slot) / 13.0)
    player = state.players[seat]
    at = out.blank(len(HELD))
    for card in player.hand:
        out.more(at + PLACE[card], 0.5)
    at = out.blank(len(MILITARY))
    for card in player.secrets:
        out.more(at + card, 0.5)
    for card in player.laid:
        out.more(at + card, 0.5)
    at = out.blank(len(TO_COME)) - TO_COME.start
    for card in known.events:
        out.put(at + card, 0.5)
    for card in known.future:
        out.put(at + card, 0.5)
    if state.events and state.foreseen >> seat & 1:
        out.put(at + card_of(state.events[-1]), 1.0)


def _civilization(out: Row, state: ThroughTheAges, owner: int, guess: float, seat: int) -> None:
    player = state.players[owner]
    out.flag(True)
    out.flag(state.current == owner)
    out.add(bounded(player.culture / 200.0, 0.0, 3.0))
    out.add(bounded(guess / 200.0, -1.0, 3.0))
    _numbers(out, player)
    _turn(out, player)
    _relations(out, state, player, seat)
    at = out.blank(WORKED)
    for card in player.board:
        out.put(at + card, bounded((1 + player.workers[card]) / 6.0, 0.0, 3.0))
    for card in SPECIALS:
        out.flag(player.technologies >> card & 1 != 0)
    _one_hot(out, GOVERNMENTS, [player.government])
    at = out.blank(len(WONDERS)) - WONDERS.start
    for card in player.wonders:
        out.put(at + card, 0.9 if player.ruins >> card & 1 else 1.0)
    if player.site != NOTHING:
        out.put(at + player.site, (1 + player.stages) / 10.0)
    _one_hot(out, LEADERS, [player.leader] if player.leader != NOTHING else [])
    _one_hot(out, TERRITORIES, player.colonies)


def _numbers(out: Row, player: Player) -> None:
    out.add(bounded(player.culture_rate / 30.0, -1.0, 3.0))
    out.add(bounded(player.science / 50.0, 0.0, 3.0))
    out.add(bounded(player.science_rate / 20.0, -1.0, 3.0))
    out.add(bounded(player.strength / 60.0, -1.0, 3.0))
    out.add(bounded(player.army / 20.0, 0.0, 3.0))
    out.add(bounded(player.happy / 8.0, 0.0, 1.0))
    out.add(bounded(player.discontent / 8.0, 0.0, 1.0))
    out.add(bounded(player.idle / 5.0, 0.0, 3.0))
    out.add(bounded(player.yellow / 18.0, 0.0, 2.0))
    out.add(bounded(player.blue / 16.0, 0.0, 2.0))
    out.add(bounded(stores.food(player) / 20.0, 0.0, 3.0))
    out.add(bounded(stores.resources(player) / 30.0, 0.0, 3.0))
    out.add(bounded(food_output(player) / 20.0, -1.0, 3.0))
    out.add(bounded(resource_output(player) / 30.0, 0.0, 3.0))
    out.add(player.eaten / 6.0)
    out.add(player.corruption / 6.0)
    out.add(player.worker_cost / 7.0)
    out.add(bounded(player.civil / 8.0, 0.0, 2.0))
    out.add(bounded(player.civil_total / 8.0, 0.0, 2.0))
    out.add(bounded(player.military / 8.0, 0.0, 2.0))
    out.add(bounded(player.military_total / 8.0, 0.0, 2.0))
    out.add(bounded(player.powers[p.URBAN_LIMIT] / 5.0, 0.0, 2.0))
    out.add(bounded(player.powers[p.COLONIZATION] / 10.0, 0.0, 2.0))
    out.add(bounded(len(player.hand) / 8.0, 0.0, 3.0))


def _turn(out: Row, player: Player) -> None:
    """Backs of military cards, and what lasts for a turn."""
    _ages(out, [MILITARY[card].age for card in player.secrets], 6.0, 3.0)
    out.add(bounded(player.unit_resources / 10.0, 0.0, 2.0))
    out.add(bounded(player.unit_science / 10.0, 0.0, 2.0))
    out.add(bounded(player.extra_food / 10.0, 0.0, 2.0))
    out.add(bounded(player.extra_resources / 10.0, 0.0, 2.0))
    out.flag(player.skips)
    for age in range(A, IV):
        out.flag(player.leaders_taken >> age & 1 != 0)
    for bit in range(8):
        out.flag(player.used >> bit & 1 != 0)


def _relations(out: Row, state: ThroughTheAges, player: Player, seat: int) -> None:
    """The tactic, and what there is between players."""
    if player.tactic == NOTHING:
        out.blank(6)
    else:
        tactic = MILITARY[player.tactic]
        out.add(tactic.infantry / 6.0)
        out.add(tactic.cavalry / 6.0)
        out.add(tactic.artillery / 6.0)
        out.add(tactic.strength / 6.0)
        out.add(tactic.obsolete / 6.0)
        out.flag(player.exclusive)
    _one_hot(out, WARS, [player.war] if player.war != NOTHING else [])
    _seat(out, state, seat, player.war_on)
    out.flag(player.pact != NOTHING)
    out.flag(player.pact != NOTHING and player.pact_side == 1)
    _seat(out, state, seat, player.pact_with)
