"""Before the first round: chiefs, setup cards, and the first hands."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.decision import Step
from ....core.layout import NOTHING
from ..actions import MOST_SEATS, Choice
from ..components import FIRST_HAND
from ..land import BASE
from ..ops import FOOD, TOOL
from ..shapes import ChiefTaken, HandDealt, OrderDealt, SetupTaken, SideChosen
from ..state import EndlessWinter
from .own import Question
from .rounds import begin_round


@final
class Start(Step[EndlessWinter]):
    """What lies on the stack when the game has been dealt."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("start")

    def pass_over(self, state: EndlessWinter) -> None:
        if state.journal is not None:
            told = OrderDealt(kind="order", order=state.order[:])
            state.journal.note(None, told, random=True)
        for place, seat in enumerate(state.order):
            gains = state.box.set.first_bonus[place]
            _give(state, seat, gains.due.count(FOOD), gains.due.count(TOOL))
        state.stack.append(FIRST_HANDS)
        for seat in state.order:  # the last in the order takes a setup card first
            state.stack.append(DRAFTING_SETUP[seat])
        for seat in reversed(state.order):
            state.stack += [CHOOSING_SIDE[seat], DRAFTING_CHIEF[seat]]


def _give(state: EndlessWinter, seat: int, food: int, tools: int) -> None:
    player = state.players[seat]
    player.food = min(player.limit(), player.food + food)
    player.tools = min(state.box.set.most_tools, player.tools + tools)


@final
class DraftingChief(Question):
    """A chief card of those that lie there, in the order of play; or the one that was dealt."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("drafting-chief", seat)

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        if state.players[self.seat].chief != NOTHING:
            return []
        acts = state.box.acts
        return [acts.take_chief[chief] for chief in state.chiefs]

    def take(self, state: EndlessWinter, action: Action) -> None:
        assert isinstance(action, Choice)
        state.chiefs.remove(action.number)
        state.players[self.seat].chief = action.number
        self._tell(state)

    def pass_over(self, state: EndlessWinter) -> None:
        self._tell(state)

    def _tell(self, state: EndlessWinter) -> None:
        if state.journal is not None:
            chief = state.box.set.chiefs[state.players[self.seat].chief].id
            facts = ChiefTaken(kind="chief-taken", seat=self.seat, chief=chief)
            state.journal.note(self.seat, facts)


@final
class ChoosingSide(Question):
    """Which side of the chief card to use; where both can be used, none has to be chosen."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("choosing-side", seat)

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        return [] if state.rules.free_side else [*state.box.acts.take_side]

    def take(self, state: EndlessWinter, action: Action) -> None:
        assert isinstance(action, Choice)
        player = state.players[self.seat]
        player.side = action.number
        if state.journal is not None:
            chief = state.box.set.chiefs[player.chief].id
            side = str(action.arguments["side"])
            facts = SideChosen(kind="side-chosen", seat=self.seat, chief=chief, side=side)
            state.journal.note(self.seat, facts)


@final
class DraftingSetup(Question):
    """A setup card of those that lie there, in reverse order; or the one that was dealt."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("drafting-setup", seat)

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        if state.players[self.seat].setup != NOTHING:
            return []
        acts = state.box.acts
        return [acts.take_setup[card] for card in state.setups]

    def take(self, state: EndlessWinter, action: Action) -> None:
        assert isinstance(action, Choice)
        state.setups.remove(action.number)
        state.players[self.seat].setup = action.number
        resolve_setup(state, self.seat)

    def pass_over(self, state: EndlessWinter) -> None:
        resolve_setup(state, self.seat)


def resolve_setup(state: EndlessWinter, seat: int) -> None:
    """Goods, a tribe card, animals searched out of the deck, perhaps a camp."""
    player = state.players[seat]
    facts = state.box.set.setup_cards[player.setup]
    if facts.camp:
        player.set_camp(BASE, 1)
    _give(state, seat, facts.food, facts.tools)
    state.piles[facts.tribe - state.box.set.first_tribe] -= 1
    player.hold(facts.tribe)
    player.known.append(facts.tribe)
    for animal in facts.animals:
        state.herd_deck.remove(animal)
        player.animals[animal] += 1
    if state.journal is not None:
        told = SetupTaken(kind="setup-taken", seat=seat, setup=facts.id)
        state.journal.note(seat, told)


@final
class FirstHands(Step[EndlessWinter]):
    """Three cards that everybody knows, and two from the deck; then the first round begins."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("first-hands")

    def pass_over(self, state: EndlessWinter) -> None:
        parts = state.box.set
        for seat in state.order:
            player = state.players[seat]
            for card in parts.first_hand:
                player.hold(card)
            player.known = player.hand[:]
            while len(player.hand) < FIRST_HAND:
                player.hold(player.deck.pop())
            if state.journal is not None:
                hand = [parts.card_ids[card] for card in player.hand]
                known = [parts.card_ids[card] for card in player.known]
                facts = HandDealt(kind="hand-dealt", seat=seat, cards=hand, known=known)
                public = HandDealt(kind="hand-dealt", seat=seat, cards=None, known=known)
                state.journal.note(None, facts, reveals=True, owner=seat, public=public)
        begin_round(state)


START: Final[Start] = Start()
FIRST_HANDS: Final[FirstHands] = FirstHands()
DRAFTING_CHIEF: Final[list[DraftingChief]] = [DraftingChief(seat) for seat in range(MOST_SEATS)]
CHOOSING_SIDE: Final[list[ChoosingSide]] = [ChoosingSide(seat) for seat in range(MOST_SEATS)]
DRAFTING_SETUP: Final[list[DraftingSetup]] = [DraftingSetup(seat) for seat in range(MOST_SEATS)]
