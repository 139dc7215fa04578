"""Territories: the auction, the force that is sent, and what a colony brings."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.layout import NOTHING, Layout, Number, Piece, SeatNumber
from .. import actions as a
from .. import powers as p
from ..army import army_bonus
from ..cards import AIR, ARTILLERY, BONUS, CAVALRY, INFANTRY, is_unit
from ..civil import CIVIL, CIVIL_IDS
from ..deeds import put_laid_away
from ..effects import Cause, give
from ..military import MILITARY, MILITARY_IDS
from ..player import BY_COLONIES, Player
from ..shapes.events import Bid, Colonized, PassedOver, Unclaimed
from ..state import TERRITORIES, ThroughTheAges
from .own import Question

EVERYBODY: Final = 15  # a bit for each seat


def force_of(player: Player, units: list[int]) -> int:
    """The strength of units that go together: their own, and of the armies that they form."""
    counts = [0, 0, 0, 0]
    modern = [0, 0, 0]
    out = 0
    age = MILITARY[player.tactic].age if player.tactic != NOTHING else 0
    for card in units:
        facts = CIVIL[card]
        out += facts.strength
        kind = facts.kind - INFANTRY
        counts[kind] += 1
        if kind < 3 and facts.age >= age - 1:
            modern[kind] += 1
    if player.tactic != NOTHING:
        out += army_bonus(
            MILITARY[player.tactic],
            (counts[0], counts[CAVALRY - INFANTRY], counts[ARTILLERY - INFANTRY]),
            (modern[0], modern[1], modern[2]),
            counts[AIR - INFANTRY],
            player.powers[p.INFANTRY_RIDES] > 0,
        )
    return out


def units_of(player: Player) -> list[int]:
    """A card for each unit."""
    out: list[int] = []
    for card in player.board:
        if is_unit(CIVIL[card].kind):
            out += [card] * player.workers[card]
    return out


def worth_of(player: Player, cards: list[int]) -> int:
    """What military cards add to a force: bonus cards their number, a few others one each."""
    out = 0
    others = 0
    for card in cards:
        facts = MILITARY[card]
        if facts.kind == BONUS:
            out += facts.colonization
        else:
            others += 1
    return out + min(others, player.powers[p.COLONISTS])


def open_force(player: Player) -> int:
    """The most that everybody can see."""
    return force_of(player, units_of(player)) + player.powers[p.COLONIZATION]


def most_force(player: Player) -> int:
    """The most that can be sent, with the cards in the hand."""
    return open_force(player) + worth_of(player, player.secrets)


def auction(state: ThroughTheAges, card: int) -> None:
    """Who bids most for a territory gets it; the player whose turn it is begins."""
    _ask_next(state, card, 0, NOTHING, 0, state.current)


def _ask_next(
    state: ThroughTheAges, card: int, high: int, leader: int, passed: int, first: int
) -> None:
    """The next one who has not passed; who cannot bid more, as all can see, is not asked."""
    for seat in state.in_order(first):
        player = state.players[seat]
        if seat == leader or passed >> seat & 1:
            continue
        if not units_of(player) or (not player.secrets and open_force(player) <= high):
            passed |= 1 << seat
            continue
        state.stack.append(Bidding(seat, card, high, leader, passed))
        return
    if leader == NOTHING:
        state.past.append(card)
        if state.journal is not None:
            told = Unclaimed(kind="unclaimed", card=MILITARY_IDS[card])
            state.journal.note(None, told)
    else:
        state.stack.append(Sending(leader, card, high))


AUCTION: Final[Layout] = Layout(
    ("card", Piece(MILITARY_IDS, among=TERRITORIES)),
    ("high", Number(0, a.MOST_BID)),
    ("leader", SeatNumber(gap=True)),
    ("passed", Number(0, EVERYBODY)),
)


@final
class Bidding(Question):
    """Bid more strength than the others, or pass for good."""

    __slots__ = ("card", "high", "leader", "passed")

    def __init__(self, seat: int, card: int, high: int, leader: int, passed: int) -> None:
        super().__init__("bidding", seat)
        self.card: Final = card
        self.high: Final = high
        self.leader: Final = leader
        self.passed: Final = passed

    def layout(self) -> Layout:
        return AUCTION

    def always_asks(self) -> bool:
        return True  # or others would learn what the hand cannot add

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        out: list[Action] = [a.PASS]
        out += a.BID[self.high : min(most_force(state.players[self.seat]), a.MOST_BID)]
        return out

    def take(self, state: ThroughTheAges, action: Action) -> None:
        after = (self.seat + 1) % state.seats
        if isinstance(action, a.Numbered):
            if state.journal is not None:
                told = Bid(kind="bid", seat=self.seat, strength=action.number)
                state.journal.note(self.seat, told)
            _ask_next(state, self.card, action.number, self.seat, self.passed, after)
        else:
            if state.journal is not None:
                state.journal.note(self.seat, PassedOver(kind="passed", seat=self.seat))
            passed = self.passed | 1 << self.seat
            _ask_next(state, self.card, self.high, self.leader, passed, after)


FORCE: Final[Layout] = Layout(
    ("card", Piece(MILITARY_IDS, among=TERRITORIES)), ("bid", Number(1, a.MOST_BID))
)


@final
class Sending(Question):
    """Units, one after the other, and cards, until the bid is reached; at least one unit.

    A bid is within what the hand can add. Who does not know that hand may deal it anew so that it
    is not: then all there is must do.
    """

    __slots__ = ("bid", "card")

    def __init__(self, seat: int, card: int, bid: int) -> None:
        super().__init__("sending", seat)
        self.card: Final = card
        self.bid: Final = bid

    def layout(self) -> Layout:
        return FORCE

    def always_asks(self) -> bool:
        return True

    def at_once(self) -> bool:
        return True

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        player = state.players[self.seat]
        out: list[Action] = []
        for card in player.board:
            if is_unit(CIVIL[card].kind) and player.workers[card] > player.sent.count(card):
                out.append(a.SEND[card])
        others = len([card for card in player.laid if MILITARY[card].kind != BONUS])
        last = NOTHING
        for card in player.secrets:
            if card != last and (
                MILITARY[card].kind == BONUS or others < player.powers[p.COLONISTS]
            ):
                out.append(a.DISCARD[card])
            last = card
        if player.sent and (not out or self.force(player) >= self.bid):
            out.append(a.DONE)
        return out

    def force(self, player: Player) -> int:
        out = force_of(player, player.sent) + player.powers[p.COLONIZATION]
        return out + worth_of(player, player.laid)

    def take(self, state: ThroughTheAges, action: Action) -> None:
        player = state.players[self.seat]
        if isinstance(action, a.OnCivil):
            player.sent.append(action.card)
            state.stack.append(self)
        elif isinstance(action, a.OnMilitary):
            player.secrets.remove(action.card)
            player.laid.append(action.card)
            state.stack.append(self)
        else:
            self._arrive(state, player)

    def _arrive(self, state: ThroughTheAges, player: Player) -> None:
        force = self.force(player)
        units, player.sent = player.sent, []
        for card in units:
            player.place(card, -1)
            player.yellow += 1
        cards, unseen = put_laid_away(state, self.seat)
        if state.journal is not None:
            facts = Colonized(
                kind="colonized", seat=self.seat, card=MILITARY_IDS[self.card],
                units=[CIVIL_IDS[card] for card in units], cards=cards, others=unseen, force=force,
            )  # fmt: skip
            state.journal.note(self.seat, facts, reveals=True)
        settle(state, self.seat, self.card)


def settle(state: ThroughTheAges, seat: int, card: int) -> None:
    """A territory becomes a colony: what it gives for good comes first, then what comes once."""
    state.players[seat].settle(card)
    state.rate(seat)
    cause = Cause(MILITARY_IDS[card], BY_COLONIES)
    for what, amount in MILITARY[card].gains:
        give(state, seat, what, amount, cause)
    state.rate(seat)
