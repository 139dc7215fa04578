"""The politics phase: at most one political action."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.decision import distinct
from ....core.layout import NOTHING, Layout, Number, Piece, SeatNumber, Truth
from .. import actions as a
from .. import powers as p
from ..board import CULTURE_FOR_A_LOST_WAR
from ..cards import AGGRESSION, EVENT, IV, PACT, TERRITORY, WAR
from ..deeds import dismiss, end_pact, leader_id, put_away, sign_pact
from ..gains import gain_culture, tell_change
from ..military import MILITARY, MILITARY_IDS
from ..piles import face_down
from ..player import BY_EVENTS, BY_FIGHTS, SECOND_ACTION, Player
from ..shapes.events import Offered, Prepared, Resigned, Settled, Signed
from ..state import PACTS, ThroughTheAges
from .colonizing import settle
from .fighting import attack, declare, why_not_attack, why_not_declare
from .own import Question
from .revealing import reveal

SECOND: Final[Layout] = Layout(("second", Truth()))


@final
class Politics(Question):
    """An event, an attack, a pact, something that a leader allows, or nothing.

    `second`: it is the further action that a leader allows once in the game.
    """

    __slots__ = ("second",)

    def __init__(self, seat: int, second: bool) -> None:
        super().__init__("politics", seat)
        self.second: Final = second

    def layout(self) -> Layout:
        return SECOND

    def out_of_turn(self) -> bool:
        return False

    def always_asks(self) -> bool:
        return True  # or others would learn what is not in the hand

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        player = state.players[self.seat]
        if not player.secrets and not self._has_more(state, player):
            return []  # as everybody can see
        out: list[Action] = []
        cards = distinct(player.secrets)
        self._add_events(state, cards, out)
        self._add_attacks(state, cards, out)
        self._add_pacts(state, cards, out)
        if player.powers[p.LEAVES_A_TOKEN]:
            out.append(a.RETIRE)
        if player.powers[p.SETTLES]:
            out += [a.SETTLE[card] for card in cards if MILITARY[card].kind == TERRITORY]
        if state.rules.resignation and state.age < IV:
            out.append(a.RESIGN)
        out.append(a.PASS)
        return out

    def _has_more(self, state: ThroughTheAges, player: Player) -> bool:
        """Whether there is anything to do without a card in the hand."""
        return bool(
            player.powers[p.LEAVES_A_TOKEN]
            or state.pacts_of(self.seat)
            or (state.rules.resignation_asked and state.age < IV)
        )

    def _add_events(self, state: ThroughTheAges, cards: list[int], out: list[Action]) -> None:
        for card in cards:
            if MILITARY[card].kind == EVENT or MILITARY[card].kind == TERRITORY:
                out.append(a.PREPARE[card])

    def _add_attacks(self, state: ThroughTheAges, cards: list[int], out: list[Action]) -> None:
        rivals = [seat for seat in range(state.seats) if self._is_rival(state, seat)]
        for card in cards:
            if MILITARY[card].kind == AGGRESSION:
                for target in rivals:
                    if why_not_attack(state, self.seat, card, target) is None:
                        out.append(a.ATTACK[card][target])
        for card in cards:
            if MILITARY[card].kind == WAR:
                for target in rivals:
                    if why_not_declare(state, self.seat, card, target) is None:
                        out.append(a.DECLARE[card][target])

    def _is_rival(self, state: ThroughTheAges, seat: int) -> bool:
        return seat != self.seat and not state.players[seat].out

    def _add_pacts(self, state: ThroughTheAges, cards: list[int], out: list[Action]) -> None:
        for card in cards:
            if MILITARY[card].kind != PACT:
                continue
            sides = 1 if MILITARY[card].second is MILITARY[card].powers else 2
            for target in range(state.seats):
                if self._is_rival(state, target):
                    out += a.OFFER[card][target][:sides]
        out += [a.CANCEL[card] for card in sorted([o.pact for o, _ in state.pacts_of(self.seat)])]

    def take(self, state: ThroughTheAges, action: Action) -> None:
        if action is a.PASS:
            return
        player = state.players[self.seat]
        if self.second:
            player.used |= SECOND_ACTION
        elif player.powers[p.SECOND_ACTION] and not player.used & SECOND_ACTION:
            state.stack.append(POLITICS[self.seat][1])
        seat = self.seat
        if isinstance(action, a.OnMilitary):
            if action.kind == "prepare":
                prepare(state, seat, action.card)
            elif action.kind == "cancel":
                cancel(state, seat, action.card)
            else:
                self._settle_by_leader(state, player, action.card)
        elif isinstance(action, a.Against):
            if action.kind == "attack":
                attack(state, seat, action.card, action.seat)
            else:
                declare(state, seat, action.card, action.seat)
        elif isinstance(action, a.Offer):
            offer(state, seat, action)
        elif action is a.RETIRE:
            leader = leader_id(player)
            dismiss(state, seat)
            player.yellow += 1
            tell_change(state, seat, "yellow", 1, leader)
        else:
            resign(state, seat)

    def _settle_by_leader(self, state: ThroughTheAges, player: Player, card: int) -> None:
        """A colony from the hand, and the leader leaves."""
        player.secrets.remove(card)
        if state.journal is not None:
            facts = Settled(kind="settled", seat=self.seat, card=MILITARY_IDS[card])
            state.journal.note(self.seat, facts, reveals=True)
        dismiss(state, self.seat)
        settle(state, self.seat, card)


POLITICS: Final[list[list[Politics]]] = [
    [Politics(seat, False), Politics(seat, True)] for seat in range(a.MOST_SEATS)
]


# Events


def prepare(state: ThroughTheAges, seat: int, card: int) -> None:
    """A card for later, face down; then the next event happens."""
    player = state.players[seat]
    player.secrets.remove(card)
    state.future.append(face_down(card, seat))
    points = player.score(BY_EVENTS, MILITARY[card].age)
    if state.journal is not None:
        age = MILITARY[card].age
        facts = Prepared(
            kind="prepared", seat=seat, card=MILITARY_IDS[card], age=age, points=points
        )
        public = Prepared(kind="prepared", seat=seat, card=None, age=age, points=points)
        state.journal.note(seat, facts, owner=seat, public=public)
    reveal(state)


# Pacts


def offer(state: ThroughTheAges, seat: int, action: a.Offer) -> None:
    player = state.players[seat]
    if action.card not in player.shown:
        player.shown.append(action.card)
    if state.journal is not None:
        facts = Offered(
            kind="offered", seat=seat, card=MILITARY_IDS[action.card], partner=action.seat,
            side=a.SIDES[action.side],
        )  # fmt: skip
        state.journal.note(seat, facts, reveals=True)
    state.stack.append(Answering(action.seat, action.card, seat, action.side))


def cancel(state: ThroughTheAges, seat: int, card: int) -> None:
    for owner, player in enumerate(state.players):
        if player.pact == card and seat in (owner, player.pact_with):
            end_pact(state, owner, "cancelled", seat)
            return


PACT_OFFER: Final[Layout] = Layout(
    ("card", Piece(MILITARY_IDS, among=PACTS)), ("partner", SeatNumber()), ("side", Number(0, 1))
)


@final
class Answering(Question):
    """A pact is offered: with `partner`, who takes this side of it."""

    __slots__ = ("card", "partner", "side")

    def __init__(self, seat: int, card: int, partner: int, side: int) -> None:
        super().__init__("answering", seat)
        self.card: Final = card
        self.partner: Final = partner
        self.side: Final = side

    def layout(self) -> Layout:
        return PACT_OFFER

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        return [a.ACCEPT, a.REFUSE]

    def take(self, state: ThroughTheAges, action: Action) -> None:
        accepted = action is a.ACCEPT
        if state.journal is not None:
            facts = Signed(
                kind="signed", seat=self.seat, card=MILITARY_IDS[self.card], partner=self.partner,
                accepted=accepted,
            )  # fmt: skip
            state.journal.note(self.seat, facts)
        if accepted:
            player = state.players[self.partner]
            player.secrets.remove(self.card)
            player.shown.remove(self.card)
            sign_pact(state, self.partner, self.card, self.seat, self.side)


# Leaving


def resign(state: ThroughTheAges, seat: int) -> None:
    """A player leaves the game; who was at war with them gains by it. The last one wins."""
    player = state.players[seat]
    if state.journal is not None:
        state.journal.note(seat, Resigned(kind="resigned", seat=seat), reveals=True)
    for owner, other in enumerate(state.players):
        if other.pact != NOTHING and seat in (owner, other.pact_with):
            end_pact(state, owner, "left", seat)
        if other.war != NOTHING and other.war_on == seat:
            war = MILITARY_IDS[other.war]
            put_away(state, other.war, owner, True)
            other.war, other.war_on = NOTHING, NOTHING
            gain_culture(state, owner, CULTURE_FOR_A_LOST_WAR, BY_FIGHTS, war)
    for card in player.secrets:
        put_away(state, card, seat, False)
    if player.war != NOTHING:
        put_away(state, player.war, seat, True)
    player.leave()
    state.rate(seat)
    del state.stack[1:]  # the rest of this turn; below is the next one
