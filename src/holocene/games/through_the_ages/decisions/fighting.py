"""Aggressions and wars: who may attack whom, the defence, and who wins."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.decision import distinct
from ....core.layout import NOTHING, Layout, Number, Piece, SeatNumber
from .. import actions as a
from .. import military as m
from .. import powers as p
from ..cards import AGGRESSION, BONUS, among
from ..deeds import end_pact, put_away, put_laid_away, spend_military
from ..military import MILITARY, MILITARY_IDS
from ..player import Player
from ..prices import attack_cost
from ..shapes.common import Reason
from ..shapes.events import Attacked, Declared, Defended, WarEnded
from ..state import ThroughTheAges
from .own import Question
from .spoils import spoil, take_spoils

PEACEFUL_LEADER: Final[Reason] = "peaceful-leader"
PEACE: Final[Reason] = "peace"
ACTIONS: Final[Reason] = "actions"
TOO_WEAK: Final[Reason] = "too-weak"
NO_TARGET: Final[Reason] = "nothing-to-do"
LAST_ROUND: Final[Reason] = "last-round"
SAFE: Final[Reason] = "safe-from-war"


# Who may attack whom


def why_not_attack(state: ThroughTheAges, seat: int, card: int, target: int) -> Reason | None:
    """An aggression."""
    player, rival = state.players[seat], state.players[target]
    facts = MILITARY[card]
    reason = _why_not_fight(state, seat, card, target)
    if reason is not None:
        return reason
    if facts.does == m.INFILTRATE and rival.leader == NOTHING and rival.site == NOTHING:
        return NO_TARGET
    if facts.does == m.ANNEX and state.rules.annex_needed and not rival.colonies:
        return NO_TARGET
    mine = player.strength + lead(state, seat, target) - fleeting(state, seat, target)
    theirs = rival.strength - fleeting(state, target, seat)
    return TOO_WEAK if mine <= theirs else None


def why_not_declare(state: ThroughTheAges, seat: int, card: int, target: int) -> Reason | None:
    """A war."""
    if state.last_round and state.round >= state.last_round:
        return LAST_ROUND
    if state.players[target].powers[p.SAFE_FROM_WAR]:
        return SAFE
    return _why_not_fight(state, seat, card, target)


def _why_not_fight(state: ThroughTheAges, seat: int, card: int, target: int) -> Reason | None:
    player, rival = state.players[seat], state.players[target]
    if player.powers[p.NEVER_ATTACKS]:
        return PEACEFUL_LEADER
    if attack_cost(MILITARY[card], rival) > player.military:
        return ACTIONS
    for owner, _ in pacts_between(state, seat, target):
        if MILITARY[state.players[owner].pact].peace:
            return PEACE
    return None


def pacts_between(state: ThroughTheAges, seat: int, other: int) -> list[tuple[int, int]]:
    """By pact: with whom it lies, and the side of the first seat."""
    out: list[tuple[int, int]] = []
    for owner, partner in ((seat, other), (other, seat)):
        player = state.players[owner]
        if player.pact != NOTHING and player.pact_with == partner:
            side = player.pact_side if owner == seat else 1 - player.pact_side
            out.append((owner, side))
    return out


def lead(state: ThroughTheAges, seat: int, target: int) -> int:
    """Strength that a pact gives whoever attacks the other side."""
    out = 0
    for owner, _ in pacts_between(state, seat, target):
        out += MILITARY[state.players[owner].pact].lead
    return out


def fleeting(state: ThroughTheAges, seat: int, other: int) -> int:
    """Strength of a seat by pacts that end when the two fight."""
    out = 0
    for owner, side in pacts_between(state, seat, other):
        card = MILITARY[state.players[owner].pact]
        if card.ends:
            for power, amount in card.powers if side == 0 else card.second:
                if power == p.STRENGTH:
                    out += amount
    return out


def _break_pacts(state: ThroughTheAges, seat: int, target: int) -> None:
    for owner, _ in pacts_between(state, seat, target):
        if MILITARY[state.players[owner].pact].ends:
            end_pact(state, owner, "broken", seat)


# Aggressions


def attack(state: ThroughTheAges, seat: int, card: int, target: int) -> None:
    player = state.players[seat]
    player.secrets.remove(card)
    spend_military(player, attack_cost(MILITARY[card], state.players[target]))
    _break_pacts(state, seat, target)
    strength = player.strength + lead(state, seat, target)
    if state.journal is not None:
        facts = Attacked(
            kind="attacked", seat=seat, target=target, card=MILITARY_IDS[card], strength=strength,
            defense=state.players[target].strength,
        )  # fmt: skip
        state.journal.note(seat, facts, reveals=True)
    defending = Defending(target, card, seat, strength)
    if state.players[target].secrets and state.players[target].military_total:
        state.stack.append(defending)
    else:
        defending.settle(state)


DEFENSE: Final[Layout] = Layout(
    ("card", Piece(MILITARY_IDS, among=among(MILITARY, AGGRESSION))),
    ("attacker", SeatNumber()),
    ("strength", Number()),
)


@final
class Defending(Question):
    """Military cards for a defence, up to the number of military actions; then it is decided."""

    __slots__ = ("attacker", "card", "strength")

    def __init__(self, seat: int, card: int, attacker: int, strength: int) -> None:
        super().__init__("defending", seat)
        self.card: Final = card
        self.attacker: Final = attacker
        self.strength: Final = strength

    def layout(self) -> Layout:
        return DEFENSE

    def always_asks(self) -> bool:
        return True

    def at_once(self) -> bool:
        return True

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        player = state.players[self.seat]
        out: list[Action] = []
        if len(player.laid) < player.military_total:
            out += [a.DISCARD[card] for card in distinct(player.secrets)]
        out.append(a.DONE)
        return out

    def take(self, state: ThroughTheAges, action: Action) -> None:
        player = state.players[self.seat]
        if isinstance(action, a.OnMilitary):
            player.secrets.remove(action.card)
            player.laid.append(action.card)
            state.stack.append(self)
        else:
            self.settle(state)

    def settle(self, state: ThroughTheAges) -> None:
        """Bonus cards are shown; others are discarded face down."""
        player = state.players[self.seat]
        total = player.strength + defense_of(player.laid)
        held = total >= self.strength
        cards, unseen = put_laid_away(state, self.seat)
        if state.journal is not None:
            facts = Defended(
                kind="defended", seat=self.seat, attacker=self.attacker, cards=cards,
                others=unseen, strength=total, held=held,
            )  # fmt: skip
            state.journal.note(self.seat, facts, reveals=True)
        put_away(state, self.card, self.attacker, True)
        if not held:
            spoil(state, self.attacker, self.seat, self.card)


def defense_of(cards: list[int]) -> int:
    out = 0
    for card in cards:
        facts = MILITARY[card]
        out += facts.defense if facts.kind == BONUS else 1
    return out


def best_defense(player: Player) -> int:
    """The most that the cards in the hand can add to a defence."""
    worths = sorted([defense_of([card]) for card in player.secrets], reverse=True)
    return sum(worths[: player.military_total])


# Wars


def declare(state: ThroughTheAges, seat: int, card: int, target: int) -> None:
    player = state.players[seat]
    player.secrets.remove(card)
    spend_military(player, attack_cost(MILITARY[card], state.players[target]))
    _break_pacts(state, seat, target)
    player.war, player.war_on = card, target
    if state.journal is not None:
        facts = Declared(kind="declared", seat=seat, target=target, card=MILITARY_IDS[card])
        state.journal.note(seat, facts, reveals=True)


def end_war(state: ThroughTheAges, seat: int) -> None:
    """A war is decided at the start of the next turn of who declared it."""
    player = state.players[seat]
    card, target = player.war, player.war_on
    player.war, player.war_on = NOTHING, NOTHING
    mine = player.strength + lead(state, seat, target)
    theirs = state.players[target].strength
    winner, loser = (seat, target) if mine > theirs else (target, seat)
    advantage = abs(mine - theirs)
    put_away(state, card, seat, True)
    if state.journal is not None:
        facts = WarEnded(
            kind="war-ended", seat=seat, target=target, card=MILITARY_IDS[card], strength=mine,
            defense=theirs, winner=winner if advantage else None,
        )  # fmt: skip
        state.journal.note(None, facts)
    if advantage:
        take_spoils(state, winner, loser, card, advantage)
