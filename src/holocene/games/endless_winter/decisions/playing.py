"""Playing cards and using abilities: of cards, and of the chief."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.decision import distinct
from ....core.layout import NOTHING
from .. import deeds, goods
from ..actions import (
    MOST_SEATS,
    SIDES,
    USE,
    Choice,
)
from ..components import NO_COLUMN, Ability
from ..player import BY_REWARDS, Player
from ..shapes import ChiefUsed, Played, Reason, Used
from ..state import CHIEF_AWAY, CHIEF_PLEDGED, CHIEF_READY, CHIEF_USED, EndlessWinter
from .gaining import gain
from .own import Question


def usable(state: EndlessWinter, player: Player, ability: Ability) -> bool:
    """Whether it could be used here and now."""
    return why_not(state, player, ability) is None


def why_not(state: EndlessWinter, player: Player, ability: Ability) -> Reason | None:
    """What is in the way of using it here and now."""
    if ability.column not in (NO_COLUMN, state.column):
        return "column"
    lacking = goods.lacking(player, ability.price, player.labour)
    if lacking is not None:
        return lacking
    return None if deeds.holds(state, player, ability) else "condition"


def use(state: EndlessWinter, seat: int, ability: Ability) -> None:
    """Pay all that is before the arrow, then gain all that is behind it."""
    goods.pay(state, seat, ability.price)
    gain(state, seat, ability.gains, BY_REWARDS)
    for _ in range(ability.price.cards):
        state.stack.append(DISCARDING[seat])


def use_card(state: EndlessWinter, seat: int, card: int) -> None:
    """The ability of a card that was played in this turn, or waits in the eclipse."""
    facts = state.box.set.cards[card]
    if state.revealed:
        state.waiting.remove(card)
        ability = facts.eclipse
    else:
        state.ready.remove(card)
        ability = facts.action
    if state.journal is not None:
        state.journal.note(seat, Used(kind="used", seat=seat, card=facts.id))
    assert ability is not None
    use(state, seat, ability)


def own_sides(state: EndlessWinter, player: Player) -> list[int]:
    """The sides of the chief card that may be asked about now; none where the chief is away."""
    if state.chief_state == CHIEF_AWAY:  # before a figure is placed, which must be the chief then
        if state.column != NOTHING or player.figures[0] != NOTHING:
            return []
    elif state.chief_state != CHIEF_READY:
        return []
    return [side for side in range(len(SIDES)) if side == player.side or state.rules.free_side]


def chief_sides(state: EndlessWinter, player: Player) -> list[int]:
    """The sides of the chief card whose ability could be used now."""
    sides = state.box.set.chiefs[player.chief].sides
    return [side for side in own_sides(state, player) if usable(state, player, sides[side])]


def why_not_chief(state: EndlessWinter, player: Player) -> Reason | None:
    """Why no side can: of several the reason of one that would work in this column."""
    out: Reason | None = "played"
    sides = state.box.set.chiefs[player.chief].sides
    for side in own_sides(state, player):
        why = why_not(state, player, sides[side])
        if why is None:
            return None
        if out in ("played", "column"):
            out = why
    return out


def use_chief(state: EndlessWinter, seat: int, side: int) -> None:
    player = state.players[seat]
    state.chief_state = CHIEF_USED if state.column != NOTHING else CHIEF_PLEDGED
    chief = state.box.set.chiefs[player.chief]
    if state.journal is not None:
        facts = ChiefUsed(kind="chief-used", seat=seat, chief=chief.id, side=SIDES[side])
        state.journal.note(seat, facts)
    use(state, seat, chief.sides[side])


def play(state: EndlessWinter, seat: int, card: int) -> None:
    """A card from the hand: labour at once, an ability for later."""
    player = state.players[seat]
    player.hand.remove(card)
    player.forget(card)
    deeds.unfresh(state, player, card)
    player.played.append(card)
    facts = state.box.set.cards[card]
    labour = facts.labour
    ability = facts.action
    if ability is not None:
        if ability.column != NO_COLUMN and state.column == NOTHING:
            state.ready.append(card)  # until it is known where the figure goes
        elif ability.column in (NO_COLUMN, state.column):
            if ability.only_labour:
                labour += ability.gains.labour
            else:
                state.ready.append(card)
    player.labour += labour
    if state.journal is not None:
        told = Played(kind="played", seat=seat, card=facts.id, labour=labour)
        state.journal.note(seat, told)


def why_no_culture(state: EndlessWinter, player: Player) -> Reason | None:
    """What is in the way of a culture card of the hand: all but the first cost another card."""
    return "cards" if state.cultures and len(player.hand) < 2 else None


def play_culture(state: EndlessWinter, seat: int, card: int) -> None:
    """The first of a turn is free, any other costs another card of the hand."""
    state.cultures += 1
    play(state, seat, card)
    costs = state.cultures > 1
    if costs and not state.rules.discard_first:
        state.stack.append(DISCARDING[seat])
    ability = state.box.set.cards[card].action
    assert ability is not None
    if card in state.ready and (ability.column in (NO_COLUMN, state.column)):
        state.stack.append(OFFERED[seat])
    if costs and state.rules.discard_first:
        state.stack.append(DISCARDING[seat])


@final
class Offered(Question):
    """A culture card has been played: its ability now, or not at all."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("offered", seat)

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        card = state.ready[-1]
        ability = state.box.set.cards[card].action
        acts = state.box.acts
        assert ability is not None
        out: list[Action] = []
        if usable(state, state.players[self.seat], ability):
            out.append(acts.use[card])
            if ability.price.is_free and not ability.gains.reveals:
                return out  # nobody would rather not; but animals are revealed to others too
        out.append(acts.skip)
        return out

    def take(self, state: EndlessWinter, action: Action) -> None:
        assert isinstance(action, Choice)
        if action.op == USE:
            use_card(state, self.seat, action.number)
        else:
            state.ready.pop()


@final
class Discarding(Question):
    """A card from the hand, as a price."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("discarding", seat)

    def always_asks(self) -> bool:
        return True

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        acts = state.box.acts
        return [acts.discard[card] for card in distinct(state.players[self.seat].hand)]

    def take(self, state: EndlessWinter, action: Action) -> None:
        assert isinstance(action, Choice)
        deeds.discard(state, self.seat, action.number)


OFFERED: Final[list[Offered]] = [Offered(seat) for seat in range(MOST_SEATS)]
DISCARDING: Final[list[Discarding]] = [Discarding(seat) for seat in range(MOST_SEATS)]
