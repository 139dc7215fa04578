"""Aggressions and wars: who may attack whom, the defence, and the spoils."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.layout import NOTHING, Layout, Number, Numbers, Piece, SeatNumber
from .. import actions as a
from .. import military as m
from .. import powers as p
from .. import stores
from ..cards import AGGRESSION, BONUS, SPECIAL, among
from ..civil import CIVIL, CIVIL_IDS
from ..deeds import (
    destroy,
    dismiss,
    end_pact,
    gain_culture,
    gain_food,
    gain_resources,
    gain_science,
    put_away,
    put_laid_away,
    spend_military,
    tell_change,
)
from ..military import MILITARY, MILITARY_IDS
from ..player import BY_FIGHTS, Player
from ..prices import attack_cost
from ..shapes import (
    Attacked,
    ColonyLost,
    Declared,
    Defended,
    Reason,
    Seized,
    WarEnded,
)
from ..state import ThroughTheAges
from .events import razed
from .losing import lose_population
from .own import Question, distinct

PEACEFUL_LEADER: Final[Reason] = "peaceful-leader"
PEACE: Final[Reason] = "peace"
ACTIONS: Final[Reason] = "actions"
TOO_WEAK: Final[Reason] = "too-weak"
NO_TARGET: Final[Reason] = "nothing-to-do"
LAST_ROUND: Final[Reason] = "last-round"
SAFE: Final[Reason] = "safe-from-war"
LEVELS_PER_TOKEN: Final = 5  # of advantage, for one more in a war over territory
TERRITORY_TOKENS: Final = 1
CULTURE_SPOILS: Final = 5


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
            end_pact(state, owner)


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
            _spoil(state, self.attacker, self.seat, self.card)


def defense_of(cards: list[int]) -> int:
    out = 0
    for card in cards:
        facts = MILITARY[card]
        out += facts.defense if facts.kind == BONUS else 1
    return out


def _spoil(state: ThroughTheAges, seat: int, victim: int, card: int) -> None:
    """What an aggression does to the rival."""
    facts = MILITARY[card]
    rival = state.players[victim]
    does, amounts = facts.does, facts.amounts
    if does == m.ENSLAVE:
        gain_food(state, seat, amounts[1], facts.id)
        gain_resources(state, seat, amounts[2], facts.id)
        lose_population(state, victim, amounts[0])
    elif does == m.PLUNDER:
        state.stack.append(Plundering(seat, victim, amounts[0], 0, 0))
    elif does == m.RAID:
        state.stack.append(Raiding(seat, victim, amounts, []))
    elif does == m.ANNEX:
        state.stack.append(Annexing(seat, victim))
    elif does == m.INFILTRATE:
        state.stack.append(Infiltrating(seat, victim, amounts[0]))
    elif does == m.SPY:
        lost = -gain_science(state, victim, -amounts[0], facts.id)
        gain_science(state, seat, lost, facts.id)
    else:
        taken = min(amounts[0], rival.culture)
        lost = -gain_culture(state, victim, -taken, BY_FIGHTS, facts.id)
        gain_culture(state, seat, lost, BY_FIGHTS, facts.id)


PLUNDER: Final[Layout] = Layout(
    ("victim", SeatNumber()), ("left", Number(1)), ("food", Number()), ("resources", Number())
)


@final
class Plundering(Question):
    """Food and resources of the rival, one after the other, or enough."""

    __slots__ = ("food", "left", "resources", "victim")

    def __init__(self, seat: int, victim: int, left: int, food: int, resources: int) -> None:
        super().__init__("plundering", seat)
        self.victim: Final = victim
        self.left: Final = left
        self.food: Final = food  # chosen so far
        self.resources: Final = resources

    def layout(self) -> Layout:
        return PLUNDER

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        rival = state.players[self.victim]
        out: list[Action] = []
        if stores.food(rival) > self.food:
            out.append(a.FOOD)
        if stores.resources(rival) > self.resources:
            out.append(a.RESOURCES)
        if out:
            out.append(a.DONE)
        return out

    def pass_over(self, state: ThroughTheAges) -> None:
        self._settle(state, self.food, self.resources)

    def take(self, state: ThroughTheAges, action: Action) -> None:
        food = self.food + (1 if action is a.FOOD else 0)
        resources = self.resources + (1 if action is a.RESOURCES else 0)
        if action is a.DONE or self.left == 1:
            self._settle(state, food, resources)
        else:
            more = Plundering(self.seat, self.victim, self.left - 1, food, resources)
            state.stack.append(more)

    def _settle(self, state: ThroughTheAges, food: int, resources: int) -> None:
        if food:
            gain_food(state, self.victim, -food)
            gain_food(state, self.seat, food)
        if resources:
            gain_resources(state, self.victim, -resources)
            gain_resources(state, self.seat, resources)


RAID: Final[Layout] = Layout(
    ("victim", SeatNumber()), ("levels", Numbers(0, 3, 0, 2)), ("costs", Numbers(0, 99, 0, 2))
)


@final
class Raiding(Question):
    """Urban buildings of the rival, each up to a level; half of their cost is gained."""

    __slots__ = ("costs", "levels", "victim")

    def __init__(self, seat: int, victim: int, levels: list[int], costs: list[int]) -> None:
        super().__init__("raiding", seat)
        self.victim: Final = victim
        self.levels: Final = levels  # still to come, the highest first
        self.costs: Final = costs  # of what was destroyed

    def layout(self) -> Layout:
        return RAID

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        if not self.levels:
            return []
        out = razed(state.players[self.victim], self.levels[0])
        if out and self.costs:
            out.append(a.DONE)
        return out

    def pass_over(self, state: ThroughTheAges) -> None:
        self._settle(state)

    def take(self, state: ThroughTheAges, action: Action) -> None:
        if isinstance(action, a.OnCivil):
            destroy(state, self.victim, action.card, self.seat)
            costs = [*self.costs, CIVIL[action.card].cost]
            state.stack.append(Raiding(self.seat, self.victim, self.levels[1:], costs))
        else:
            self._settle(state)

    def _settle(self, state: ThroughTheAges) -> None:
        if state.rules.raid_together:
            gained = (sum(self.costs) + 1) // 2
        else:
            gained = sum([(cost + 1) // 2 for cost in self.costs])
        gain_resources(state, self.seat, gained)


@final
class Annexing(Question):
    """A colony of the rival: what it gives for good, not what it gave once."""

    __slots__ = ("victim",)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__("annexing", seat)
        self.victim: Final = victim

    def layout(self) -> Layout:
        return VICTIM

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        return [a.CEDE[card] for card in sorted(state.players[self.victim].colonies)]

    def take(self, state: ThroughTheAges, action: Action) -> None:
        assert isinstance(action, a.OnMilitary)
        state.players[self.victim].settle(action.card, -1)
        state.players[self.seat].settle(action.card)
        state.rate(self.victim)
        state.rate(self.seat)
        if state.journal is not None:
            facts = ColonyLost(
                kind="colony-lost", seat=self.victim, card=MILITARY_IDS[action.card], to=self.seat
            )
            state.journal.note(self.seat, facts)


VICTIM: Final[Layout] = Layout(("victim", SeatNumber()))
INFILTRATION: Final[Layout] = Layout(("victim", SeatNumber()), ("per_level", Number(0, 9)))


@final
class Infiltrating(Question):
    """The rival's leader or unfinished wonder leaves the game, for culture by its level."""

    __slots__ = ("per_level", "victim")

    def __init__(self, seat: int, victim: int, per_level: int) -> None:
        super().__init__("infiltrating", seat)
        self.victim: Final = victim
        self.per_level: Final = per_level

    def layout(self) -> Layout:
        return INFILTRATION

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        rival = state.players[self.victim]
        cards = sorted([card for card in (rival.leader, rival.site) if card != NOTHING])
        return [a.SEIZE[card] for card in cards]

    def take(self, state: ThroughTheAges, action: Action) -> None:
        assert isinstance(action, a.OnCivil)
        rival = state.players[self.victim]
        if action.card == rival.leader:
            dismiss(state, self.victim)
        else:
            rival.abandon()
            _tell_seized(state, self.seat, self.victim, action.card)
        gain_culture(state, self.seat, self.per_level * CIVIL[action.card].age, BY_FIGHTS)


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
        _take_spoils(state, winner, loser, card, advantage)


def _take_spoils(state: ThroughTheAges, winner: int, loser: int, card: int, advantage: int) -> None:
    does, by = MILITARY[card].does, MILITARY_IDS[card]
    rival = state.players[loser]
    if does == m.OVER_TERRITORY:
        tokens = min(rival.yellow, TERRITORY_TOKENS + advantage // LEVELS_PER_TOKEN)
        rival.yellow -= tokens
        state.players[winner].yellow += tokens
        tell_change(state, loser, "yellow", -tokens, by)
        tell_change(state, winner, "yellow", tokens, by)
    elif does == m.OVER_CULTURE:
        lost = -gain_culture(state, loser, -(CULTURE_SPOILS + advantage), BY_FIGHTS, by)
        gain_culture(state, winner, lost, BY_FIGHTS, by)
    elif state.rules.technologies_taken:
        state.stack.append(Looting(winner, loser, advantage))
    else:
        _take_science(state, winner, loser, advantage)


def _take_science(state: ThroughTheAges, winner: int, loser: int, amount: int) -> None:
    lost = -gain_science(state, loser, -amount)
    gain_science(state, winner, lost)


LOOT: Final[Layout] = Layout(("victim", SeatNumber()), ("left", Number()))


@final
class Looting(Question):
    """Special technologies of the loser for their price, then science for the rest."""

    __slots__ = ("left", "victim")

    def __init__(self, seat: int, victim: int, left: int) -> None:
        super().__init__("looting", seat)
        self.victim: Final = victim
        self.left: Final = left

    def layout(self) -> Layout:
        return LOOT

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        loser, winner = state.players[self.victim], state.players[self.seat]
        out: list[Action] = [a.SCIENCE]
        out += [
            a.SEIZE[card]
            for card, facts in enumerate(CIVIL)
            if facts.kind == SPECIAL
            and loser.has(card)
            and not winner.has(card)
            and card not in winner.hand
            and facts.price <= self.left
        ]
        return out

    def take(self, state: ThroughTheAges, action: Action) -> None:
        if isinstance(action, a.OnCivil):
            state.players[self.victim].forget(action.card)
            state.players[self.seat].learn(action.card)
            state.rate(self.victim)
            state.rate(self.seat)
            _tell_seized(state, self.seat, self.victim, action.card)
            left = self.left - CIVIL[action.card].price
            state.stack.append(Looting(self.seat, self.victim, left))
        else:
            _take_science(state, self.seat, self.victim, self.left)


def _tell_seized(state: ThroughTheAges, seat: int, victim: int, card: int) -> None:
    if state.journal is not None:
        facts = Seized(kind="seized", seat=seat, victim=victim, card=CIVIL_IDS[card])
        state.journal.note(seat, facts)


def best_defense(player: Player) -> int:
    """The most that the cards in the hand can add to a defence."""
    worths = sorted([defense_of([card]) for card in player.secrets], reverse=True)
    return sum(worths[: player.military_total])
