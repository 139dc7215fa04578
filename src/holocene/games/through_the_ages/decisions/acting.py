"""The action phase: everything that civil and military actions can do."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.layout import NOTHING
from .. import actions as a
from .. import powers as p
from .. import stores
from ..board import COPY_COST, TACTIC_COST
from ..cards import ACTION, GOVERNMENT, LEADER, TACTIC
from ..civil import CIVIL
from ..deeds import (
    add_civil,
    appoint,
    build,
    destroy,
    develop,
    gain_worker,
    grow,
    leader_id,
    raise_stages,
    refund_civil,
    revolt,
    spend_civil,
    spend_military,
    take,
    upgrade,
)
from ..gains import gain_culture
from ..limits import (
    wealth,
    why_not_build,
    why_not_develop,
    why_not_grow,
    why_not_raise,
    why_not_revolt,
    why_not_take,
    why_not_upgrade,
)
from ..military import MILITARY, MILITARY_IDS
from ..player import (
    BY_LEADERS,
    CHANGED_TACTIC,
    COMMANDED,
    FIRST_UNIT,
    REPLACED_LEADER,
    SAILED,
    SPOKE,
    TRADED,
    Player,
)
from ..prices import build_cost
from ..shapes.events import Adopted, Used
from ..state import ThroughTheAges
from .own import Question
from .playing import play_card, why_not_play
from .tucking import Tucking

LEVY_DISCOUNT: Final = 1  # food and resources
# By card: where a worker on it can go on to, as they are numbered.
_PAIRS: Final[list[list[a.Upgrade]]] = [
    [action for pair, action in a.UPGRADE.items() if pair[0] == source]
    for source in range(len(CIVIL))
]


@final
class Acting(Question):
    """One action after the other, as many as can be paid; then the turn is ended."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("acting", seat)

    def out_of_turn(self) -> bool:
        return False

    def always_asks(self) -> bool:
        return True  # the turn ends when its player says so

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        player = state.players[self.seat]
        out: list[Action] = []
        if player.civil > 0 or _takes_for_nothing(player):
            for slot in range(len(state.row)):
                if why_not_take(state, player, slot, player.civil) is None:
                    out.append(a.TAKE[slot])
        if state.round > 1:
            self._add_buildings(state, player, out)
            self._add_cards(state, player, out)
            self._add_army(state, player, out)
        out.append(a.END_TURN)
        return out

    def _add_buildings(self, state: ThroughTheAges, player: Player, out: list[Action]) -> None:
        civil, military = player.civil > 0, player.military > 0
        if not civil and not military:
            return
        if civil and why_not_grow(player, 0) is None:
            out.append(a.GROW)
        means = wealth(player, False)
        unit_means = means + player.unit_resources
        if player.idle:
            for card in player.board:
                unit = card >= FIRST_UNIT
                ready = military if unit else civil
                if ready and why_not_build(player, card, 0, unit_means if unit else means) is None:
                    out.append(a.BUILD[card])
        for source in player.board:
            unit = source >= FIRST_UNIT
            if not player.workers[source] or not (military if unit else civil):
                continue
            for pair in _PAIRS[source]:
                if may_upgrade(player, pair) and (
                    why_not_upgrade(player, source, pair.target, 0, unit_means if unit else means)
                    is None
                ):
                    out.append(pair)
        for card in player.board:
            if player.workers[card] and (military if card >= FIRST_UNIT else civil):
                out.append(a.DESTROY[card])
        if civil and player.site != NOTHING:
            for count in range(1, player.powers[p.STAGES] + 2):
                if why_not_raise(state, player, count, 0, means) is None:
                    out.append(a.STAGES[count - 1])

    def _add_cards(self, state: ThroughTheAges, player: Player, out: list[Action]) -> None:
        """Civil cards in the hand: technologies, governments, leaders and action cards."""
        if not player.hand or (player.civil == 0 and not player.powers[p.MILITARY_REVOLUTION]):
            return
        seat = self.seat
        if player.civil > 0:
            for card in player.hand:
                if CIVIL[card].is_technology and why_not_develop(state, seat, card, 0) is None:
                    out.append(a.DEVELOP[card])
        for card in player.hand:
            if CIVIL[card].kind == GOVERNMENT and why_not_revolt(state, seat, card, 0, 0) is None:
                out.append(a.REVOLT[card])
        if player.civil > 0:
            last = NOTHING
            for card in player.hand:
                kind = CIVIL[card].kind
                if card != last and (
                    kind == LEADER or (kind == ACTION and why_not_play(state, seat, card) is None)
                ):
                    out.append(a.PLAY[card])
                last = card

    def _add_army(self, state: ThroughTheAges, player: Player, out: list[Action]) -> None:
        powers = player.powers
        if player.military >= TACTIC_COST and not player.used & CHANGED_TACTIC:
            last = NOTHING
            for card in player.secrets:
                if card != last and MILITARY[card].kind == TACTIC:
                    out.append(a.ADOPT[card])
                last = card
            if player.military >= COPY_COST:
                for card in state.tactics:
                    if card != player.tactic:
                        out.append(a.COPY[card])
        if powers[p.LEVY] and player.military and why_not_grow(player, LEVY_DISCOUNT) is None:
            means = wealth(player, True) + LEVY_DISCOUNT
            for card in player.board:
                if card >= FIRST_UNIT and build_cost(player, card) <= means:
                    out.append(a.LEVY[card])
        if powers[p.CIVIL_FROM_MILITARY] and player.military and not player.used & COMMANDED:
            out.append(a.COMMAND)
        if powers[p.FREE_POPULATION] and player.yellow and not player.used & SAILED:
            out.append(a.SAIL)
        if powers[p.SPEECH] and not player.used & SPOKE:
            out.append(a.PRAISE)
            out.append(a.RALLY)
        if not player.used & TRADED and can_trade(player):
            out.append(a.TRADE)

    def take(self, state: ThroughTheAges, action: Action) -> None:
        player = state.players[self.seat]
        if action is a.END_TURN:
            return
        state.stack.append(self)
        seat = self.seat
        if isinstance(action, a.Numbered):
            if action.kind == "take":
                spend_civil(player, take(state, seat, action.number - 1))
            else:
                spend_civil(player, 1)
                raise_stages(state, seat, action.number)
        elif isinstance(action, a.Upgrade):
            _spend(player, action.target)
            upgrade(state, seat, action.source, action.target)
        elif isinstance(action, a.OnCivil):
            self._use_civil(state, player, action)
        elif isinstance(action, a.OnMilitary):
            change_tactic(state, seat, action.card, action.kind == "copy")
        elif action is a.GROW:
            spend_civil(player, 1)
            grow(state, seat)
        else:
            use_power(state, seat, action)

    def _use_civil(self, state: ThroughTheAges, player: Player, action: a.OnCivil) -> None:
        seat, card, kind = self.seat, action.card, action.kind
        if kind == "build":
            _spend(player, card)
            build(state, seat, card)
        elif kind == "destroy":
            _spend(player, card)
            destroy(state, seat, card, seat)
        elif kind == "develop":
            spend_civil(player, 1)
            develop(state, seat, card)
        elif kind == "revolt":
            revolt(state, seat, card)
        elif kind == "levy":
            spend_military(player, 1)
            grow(state, seat, LEVY_DISCOUNT)
            build(state, seat, card, LEVY_DISCOUNT)
        elif CIVIL[card].kind == LEADER:
            self._play_leader(state, player, card)
        else:
            spend_civil(player, 1)
            play_card(state, seat, card)

    def _play_leader(self, state: ThroughTheAges, player: Player, card: int) -> None:
        """The one before gives an action back, or is laid under a wonder instead."""
        spend_civil(player, 1)
        replaced = player.leader
        tucks = player.powers[p.MAY_BE_TUCKED] and player.wonders
        appoint(state, self.seat, card)
        if tucks:
            state.stack.append(Tucking(self.seat, replaced))
        elif replaced != NOTHING:
            refund_civil(player)


ACTING: Final[list[Acting]] = [Acting(seat) for seat in range(a.MOST_SEATS)]


def _takes_for_nothing(player: Player) -> bool:
    """Whether some card in the row may cost no action."""
    return player.powers[p.CHEAP_LEADERS] > 0 or player.used & REPLACED_LEADER != 0


def may_upgrade(player: Player, pair: a.Upgrade) -> bool:
    """Whether the better card is there, and into another kind only by a leader's power."""
    if not player.has(pair.target):
        return False
    if CIVIL[pair.source].kind == CIVIL[pair.target].kind:
        return True
    return player.powers[p.TURN_TO_THEATER] > 0


def _spend(player: Player, card: int) -> None:
    """The action that work on a card costs."""
    if card >= FIRST_UNIT:
        spend_military(player, 1)
    else:
        spend_civil(player, 1)


def change_tactic(state: ThroughTheAges, seat: int, card: int, copied: bool) -> None:
    """A tactic from the hand, which is one's own for a turn, or one that all know."""
    player = state.players[seat]
    spend_military(player, COPY_COST if copied else TACTIC_COST)
    player.used |= CHANGED_TACTIC
    if not copied:
        player.secrets.remove(card)
    player.tactic, player.exclusive = card, not copied
    player.rally()
    state.rate(seat)
    if state.journal is not None:
        facts = Adopted(kind="adopted", seat=seat, card=MILITARY_IDS[card], copied=copied)
        state.journal.note(seat, facts, reveals=not copied)


def can_trade(player: Player) -> bool:
    """Whether a pact lets one food stand for a resource, or the other way round."""
    if player.powers[p.FOOD_AS_RESOURCE]:
        return stores.food(player) > 0
    return player.powers[p.RESOURCE_AS_FOOD] > 0 and stores.resources(player) > 0


def use_power(state: ThroughTheAges, seat: int, action: Action) -> None:
    """What a leader, a wonder or a pact allows once in a turn."""
    player = state.players[seat]
    if state.journal is not None:
        state.journal.note(seat, Used(kind="used", seat=seat, power=action.kind))
    if action is a.COMMAND:
        player.used |= COMMANDED
        spend_military(player, 1)
        add_civil(player)
    elif action is a.SAIL:
        player.used |= SAILED
        gain_worker(state, seat, 1)
    elif action is a.TRADE:
        player.used |= TRADED
        if player.powers[p.FOOD_AS_RESOURCE]:
            stores.lose_food(player, 1)
            player.extra_resources += 1
        else:
            stores.lose_resources(player, 1)
            player.extra_food += 1
    else:
        player.used |= SPOKE
        amount = player.powers[p.SPEECH]
        if action is a.PRAISE:
            gain_culture(state, seat, amount, BY_LEADERS, leader_id(player))
        else:
            player.unit_science += amount
            player.unit_resources += amount
