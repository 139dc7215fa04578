"""The eclipse: piles are turned over, the order changes, and everybody reaps in the new order."""

from __future__ import annotations

from typing import Any, Final, final

from ....core.action import Action
from ....core.decision import Decision, Step, distinct
from ....core.layout import Layout, SeatNumber
from .. import deeds
from ..actions import DONE, MOST_SEATS, PILE, Choice
from ..components import CULTURE, Gains
from ..land import HEX_NAMES, HEXES
from ..ops import LADDER
from ..player import BY_LANDS, BY_REWARDS, BY_STONES, Player
from ..room import food_waits
from ..scoring import stone_points
from ..shapes import Eclipsed, Gathered, OrderReward, Piled, StoneScored
from ..state import EndlessWinter
from .gaining import gain
from .own import Question
from .playing import usable, use_card


@final
class Piling(Question):
    """After the third turn: cards from the hand face down, as many as one likes."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("piling", seat)

    def always_asks(self) -> bool:
        return True

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        acts = state.box.acts
        hand = state.players[self.seat].hand
        if not hand:
            return []
        out: list[Action] = [acts.pile[card] for card in distinct(hand)]
        out.append(acts.done)
        return out

    def take(self, state: EndlessWinter, action: Action) -> None:
        assert isinstance(action, Choice)
        if action.op != PILE:
            return
        player = state.players[self.seat]
        player.hand.remove(action.number)
        player.pile.append(action.number)
        player.pile.sort()
        state.stack.append(self)
        if state.journal is not None:
            id = state.box.set.card_ids[action.number]
            count = len(player.pile)
            facts = Piled(kind="piled", seat=self.seat, card=id, count=count)
            public = Piled(kind="piled", seat=self.seat, card=None, count=count)
            state.journal.note(self.seat, facts, owner=self.seat, public=public)


# Labour and order


def eclipse_labour(state: EndlessWinter, seat: int) -> int:
    """Halves: of the tribe cards of the pile, and of resting figures."""
    player = state.players[seat]
    total = player.resting() * state.box.set.rest_labour
    for card in player.pile:
        labour, ability = card_labour(state, player, card)
        total += labour + ability
    return total


def card_labour(state: EndlessWinter, player: Player, card: int) -> tuple[int, int]:
    """Halves that are printed on a card of the pile, and those that its ability gives now."""
    facts = state.box.set.cards[card]
    if facts.sort == CULTURE:
        return 0, 0
    ability = facts.eclipse
    if ability is None or not ability.price.is_free or not deeds.holds(state, player, ability):
        return facts.labour, 0
    return facts.labour, ability.gains.labour


def new_order(labour: list[int], order: list[int]) -> list[int]:
    """The most labour first; of equals who was later in the round goes ahead."""
    ranked = sorted([(-labour[seat], -at) for at, seat in enumerate(order)])
    return [order[-at] for _, at in ranked]


@final
class Eclipse(Step[EndlessWinter]):
    """All piles at once; culture cards go back to the hand, where everybody has seen them."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("eclipse")

    def pass_over(self, state: EndlessWinter) -> None:
        labour = [eclipse_labour(state, seat) for seat in range(state.seats)]
        ids = state.box.set.card_ids
        piles = [[ids[card] for card in player.pile] for player in state.players]
        state.before, state.labours = state.order, labour
        state.order = new_order(labour, state.order)
        state.revealed = True
        for seat in range(state.seats):
            _turn_over(state, seat)
        if state.journal is not None:
            told = Eclipsed(
                kind="eclipse", round=state.round, piles=piles, labour=labour[:],
                order=state.order[:],
            )  # fmt: skip
            state.journal.note(None, told, reveals=True)
        state.stack.append(AFTER_ECLIPSE)
        for seat in reversed(state.order):
            state.stack.extend(agenda(seat))


def _turn_over(state: EndlessWinter, seat: int) -> None:
    player = state.players[seat]
    cards = state.box.set.cards
    for card in player.pile:
        player.forget(card)
    for card in player.pile[:]:
        if cards[card].sort == CULTURE:
            player.pile.remove(card)
            player.hold(card)
            player.known.append(card)


# What each player reaps


SEAT: Final[Layout] = Layout(("whose", SeatNumber()))


class OwnStep(Step[EndlessWinter]):
    """A step of one player's eclipse."""

    __slots__ = ("whose",)

    def __init__(self, kind: str, whose: int) -> None:
        super().__init__(kind)
        self.whose: Final = whose

    def layout(self) -> Layout:
        return SEAT

    def view(self, seat: int | None) -> dict[str, object]:
        return self.dump()


@final
class OrderStep(OwnStep):
    """A: the reward beside one's token, or one further down."""

    __slots__ = ()

    def __init__(self, whose: int) -> None:
        super().__init__("order-step", whose)

    def pass_over(self, state: EndlessWinter) -> None:
        seat = self.whose
        state.current = seat
        place = state.order.index(seat)
        if state.rules.low_rewards and not _covered(state.box.set.order_rewards, place):
            state.stack.append(REWARDING[seat])
        else:
            take_order_reward(state, seat, place)


def _covered(rewards: list[Gains], place: int) -> bool:
    """Whether all that is further down is a lesser reward of this place's anyway."""
    own = rewards[place].due
    if len(own) != 1 or own[0] < LADDER:
        return False
    return all(
        len(each.amounts) == 1 and len(each.due) == 1 and each.due[0] >= own[0]
         for each in rewards[place + 1 :]
    )  # fmt: skip


def take_order_reward(state: EndlessWinter, seat: int, place: int) -> None:
    if state.journal is not None:
        state.journal.note(seat, OrderReward(kind="order-reward", seat=seat, place=place + 1))
    gain(state, seat, state.box.set.order_rewards[place], BY_REWARDS)


@final
class Rewarding(Question):
    """Which place's reward of the turn order: one's own or one below."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("rewarding", seat)

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        return [*state.box.acts.reward[state.order.index(self.seat) :]]

    def take(self, state: EndlessWinter, action: Action) -> None:
        assert isinstance(action, Choice)
        take_order_reward(state, self.seat, action.number)


@final
class CardsStep(OwnStep):
    """B: which cards of the pile have something to resolve."""

    __slots__ = ()

    def __init__(self, whose: int) -> None:
        super().__init__("cards-step", whose)

    def pass_over(self, state: EndlessWinter) -> None:
        pile = state.players[self.whose].pile
        state.waiting = [card for card in pile if deeds.waits(state, card)]
        state.stack.append(ECLIPSE_CARDS[self.whose])


@final
class EclipseCards(Question):
    """B: one ability after the other, in any order."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("eclipse-cards", seat)

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        player = state.players[self.seat]
        cards = state.box.set.cards
        out: list[Action] = []
        for card in distinct(sorted(state.waiting)):
            ability = cards[card].eclipse
            if ability is not None and usable(state, player, ability):
                out.append(state.box.acts.use[card])
        if out:
            out.append(state.box.acts.done)
        return out

    def pass_over(self, state: EndlessWinter) -> None:
        state.waiting = []

    def take(self, state: EndlessWinter, action: Action) -> None:
        assert isinstance(action, Choice)
        if action.op == DONE:
            state.waiting = []
            return
        state.stack.append(self)
        use_card(state, self.seat, action.number)


@final
class LandStep(OwnStep):
    """C: the hexes on which a player has the most influence."""

    __slots__ = ()

    def __init__(self, whose: int) -> None:
        super().__init__("land-step", whose)

    def pass_over(self, state: EndlessWinter) -> None:
        """What needs no choice is gathered by itself, unless its food may fit in later."""
        seat = self.whose
        lands = state.box.set.lands
        due: list[int] = []
        state.lands_due = 0
        for hex in range(HEXES):
            gains = lands[state.land[hex]].gains
            if not gains.is_empty and rules_hex(state, seat, hex):
                state.lands_due |= 1 << hex
                due += gains.due
        waits = food_waits(state, seat, due)
        for hex in range(HEXES):
            gains = lands[state.land[hex]].gains
            at_once = gains.only_goods and not (waits and gains.due)
            if state.lands_due >> hex & 1 and at_once:
                state.lands_due &= ~(1 << hex)
                gather(state, seat, hex)
        state.stack.append(GATHERING[seat])


def rules_hex(state: EndlessWinter, seat: int, hex: int) -> bool:
    mine = state.players[seat].influence[hex]
    if mine == 0 and not state.rules.shared_void:
        return False
    return all(player.influence[hex] <= mine for player in state.players)


def gather(state: EndlessWinter, seat: int, hex: int) -> None:
    land = state.box.set.lands[state.land[hex]]
    if state.journal is not None:
        told = Gathered(kind="gathered", seat=seat, hex=HEX_NAMES[hex], land=land.id)
        state.journal.note(seat, told)
    gain(state, seat, land.gains, BY_LANDS)


@final
class Gathering(Question):
    """C: one hex after the other."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("gathering", seat)

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        acts = state.box.acts
        lands = state.box.set.lands
        hexes = [hex for hex in range(HEXES) if state.lands_due >> hex & 1]
        if all(lands[state.land[hex]].gains.only_goods for hex in hexes):
            hexes = hexes[:1]  # nothing is left to choose: one after the other
        return [acts.gather[hex] for hex in hexes]

    def take(self, state: EndlessWinter, action: Action) -> None:
        assert isinstance(action, Choice)
        state.stack.append(self)
        state.lands_due &= ~(1 << action.number)
        gather(state, self.seat, action.number)


@final
class BoardStep(OwnStep):
    """D: villages and empty storage spaces; sacred stones count after all of that."""

    __slots__ = ()

    def __init__(self, whose: int) -> None:
        super().__init__("board-step", whose)

    def pass_over(self, state: EndlessWinter) -> None:
        gain(state, self.whose, board_gains(state, self.whose), BY_REWARDS)


def board_gains(state: EndlessWinter, seat: int) -> Gains:
    """Of villages on the land and of empty storage spaces."""
    player = state.players[seat]
    parts = state.box.set
    amounts: dict[int, int] = {}
    for _ in player.villages:
        _add(amounts, parts.village_gains)
    for space in range(player.empty_spaces(state.rules.storage_by_one)):
        _add(amounts, parts.storage[space])
    return Gains(sorted(amounts.items()))


def land_gains(state: EndlessWinter, seat: int) -> Gains:
    """Of all hexes that somebody rules."""
    lands = state.box.set.lands
    amounts: dict[int, int] = {}
    for hex in range(HEXES):
        if rules_hex(state, seat, hex):
            _add(amounts, lands[state.land[hex]].gains)
    return Gains(sorted(amounts.items()))


def _add(amounts: dict[int, int], gains: Gains) -> None:
    for op, n in gains.amounts:
        amounts[op] = amounts.get(op, 0) + n


@final
class StonesStep(OwnStep):
    """D: every sacred stone on the board by its condition."""

    __slots__ = ()

    def __init__(self, whose: int) -> None:
        super().__init__("stones-step", whose)

    def pass_over(self, state: EndlessWinter) -> None:
        player = state.players[self.whose]
        for stone in player.stones:
            points = stone_points(state, self.whose, stone)
            player.earned[BY_STONES] += points
            if state.journal is not None:
                told = StoneScored(
                    kind="stone-scored", seat=self.whose, stone=state.box.set.stone_ids[stone],
                    points=points,
                )  # fmt: skip
                state.journal.note(None, told)


def agenda(seat: int) -> list[Decision[Any]]:
    """A to D of one player; the last comes first."""
    return AGENDAS[seat]


@final
class AfterEclipse(Step[EndlessWinter]):
    """The piles go to the discard piles."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("after-eclipse")

    def pass_over(self, state: EndlessWinter) -> None:
        state.revealed = False
        state.before, state.labours = [], []
        for player in state.players:
            player.discards.extend(player.pile)
            player.pile = []


ECLIPSE: Final[Eclipse] = Eclipse()
AFTER_ECLIPSE: Final[AfterEclipse] = AfterEclipse()
PILING: Final[list[Piling]] = [Piling(seat) for seat in range(MOST_SEATS)]
REWARDING: Final[list[Rewarding]] = [Rewarding(seat) for seat in range(MOST_SEATS)]
ECLIPSE_CARDS: Final[list[EclipseCards]] = [EclipseCards(seat) for seat in range(MOST_SEATS)]
GATHERING: Final[list[Gathering]] = [Gathering(seat) for seat in range(MOST_SEATS)]
AGENDAS: Final[list[list[Decision[Any]]]] = [
    [StonesStep(seat), BoardStep(seat), LandStep(seat), CardsStep(seat), OrderStep(seat)]
    for seat in range(MOST_SEATS)
]
STEP_KINDS: Final[list[str]] = [
    "stones-step", "board-step", "land-step", "cards-step", "order-step",
]  # fmt: skip
