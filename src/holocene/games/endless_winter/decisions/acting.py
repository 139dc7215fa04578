"""A turn: culture cards, a figure, its actions from the top of a column to the bottom."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.decision import Step
from ....core.layout import NOTHING, Layout, Piece
from .. import goods
from ..actions import (
    CHIEF,
    CHIEF_FIGURE,
    DONE,
    EAT,
    FIGURES,
    MOST_SEATS,
    PLAY,
    TRIBE_FIGURE,
    USE,
    Choice,
)
from ..components import CULTURE
from ..offers import offer_line
from ..ops import CULTURE_HAND, DUE_OPS, MOVE, PLACE_IDS, REST, TRIBE_HAND
from ..player import BY_REWARDS, Player
from ..shapes import Placed, Reason
from ..state import CHIEF_PLEDGED, CHIEF_READY, CHIEF_USED, EndlessWinter
from .gaining import Gaining, PaidGaining, bring, gain
from .own import Question
from .playing import (
    chief_sides,
    play,
    play_culture,
    usable,
    use_card,
    use_chief,
    why_no_culture,
)
from .resting import rest

TOP: Final = 0
AFTER: Final = 1
SECTIONS: Final[list[str]] = ["top", "after"]


# Before the figure


@final
class Beginning(Question):
    """Culture cards, one after the other; a figure ends that."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("beginning", seat)

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        player = state.players[self.seat]
        acts = state.box.acts
        out: list[Action] = []
        if why_no_culture(state, player) is None:
            add_cultures(state, player, out)
        out.extend([acts.chief[side] for side in chief_sides(state, player)])
        rest = not (state.rules.rest_bare and player.played)
        if player.figures[0] == NOTHING:
            out.extend(acts.place[CHIEF_FIGURE] if rest else acts.place[CHIEF_FIGURE][:REST])
        if NOTHING in player.figures[1:] and state.chief_state != CHIEF_PLEDGED:
            out.extend(acts.place[TRIBE_FIGURE] if rest else acts.place[TRIBE_FIGURE][:REST])
        return out

    def why_not_play(self, state: EndlessWinter, player: Player, card: int) -> Reason | None:
        """What is in the way of playing a card of the hand now."""
        if state.box.set.cards[card].sort != CULTURE:
            return "no-figure"
        return why_no_culture(state, player)

    def take(self, state: EndlessWinter, action: Action) -> None:
        assert isinstance(action, Choice)
        seat = self.seat
        if action.op == PLAY:
            state.stack.append(self)
            play_culture(state, seat, action.number)
        elif action.op == CHIEF:
            state.stack.append(self)
            use_chief(state, seat, action.number)
        else:
            place_figure(state, seat, action.number, action.other)


def add_cultures(state: EndlessWinter, player: Player, out: list[Action]) -> None:
    """The culture cards of the hand."""
    cards = state.box.set.cards
    play = state.box.acts.play
    last = -1
    for card in player.hand:
        if card != last and cards[card].sort == CULTURE:
            out.append(play[card])
        last = card


def place_figure(state: EndlessWinter, seat: int, who: int, place: int) -> None:
    player = state.players[seat]
    figure = 0 if who == CHIEF_FIGURE else player.figures.index(NOTHING, 1)
    player.figures[figure] = place
    state.column = place
    if who == CHIEF_FIGURE:
        state.chief_state = CHIEF_USED if state.chief_state == CHIEF_PLEDGED else CHIEF_READY
    if state.journal is not None:
        told = Placed(kind="placed", seat=seat, figure=FIGURES[who], place=PLACE_IDS[place])
        state.journal.note(seat, told)
    if place == REST:
        state.stack.append(ACTING[seat][AFTER])
        rest(state, seat)
        return
    _labour_of_place(state, seat)
    state.stack.append(ACTING[seat][TOP])


def _labour_of_place(state: EndlessWinter, seat: int) -> None:
    """Culture cards that give labour in this very column, and nothing else, give it by itself."""
    for card in state.ready[:]:
        ability = state.box.set.cards[card].action
        if ability is not None and ability.only_labour and ability.column == state.column:
            state.ready.remove(card)
            goods.gain_labour(state, seat, ability.gains.labour)


# In a column


SECTION: Final[Layout] = Layout(("section", Piece(SECTIONS)))


@final
class Acting(Question):
    """Labour, abilities and the actions of a column; then what can still be used after them."""

    __slots__ = ("section",)

    def __init__(self, seat: int, section: int) -> None:
        super().__init__("acting", seat)
        self.section: Final = section

    def layout(self) -> Layout:
        return SECTION

    def always_asks(self) -> bool:
        return True

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        player = state.players[self.seat]
        acts = state.box.acts
        out: list[Action] = []
        if state.column != REST:
            self._plays(state, player, out)
        last = -1
        cards = state.box.set.cards
        for card in sorted(state.ready):
            ability = cards[card].action
            if card != last and ability is not None and usable(state, player, ability):
                out.append(acts.use[card])
            last = card
        out.extend([acts.chief[side] for side in chief_sides(state, player)])
        if self._may_eat(state, player) and goods.step_to_eat(state, player):
            out.append(acts.eat)
        if self.section == TOP:
            for line in state.box.set.columns[state.column].lines:
                offer_line(state, self.seat, line, player.labour, out)
        elif not out and not player.hand:
            return out  # nothing is left to do, as everybody can see
        elif not out and state.column == REST:
            return out
        out.append(acts.done)
        return out

    def _plays(self, state: EndlessWinter, player: Player, out: list[Action]) -> None:
        play = state.box.acts.play
        last = -1
        for card in player.hand:
            if card != last and self.why_not_play(state, player, card) is None:
                out.append(play[card])
            last = card

    def why_not_play(self, state: EndlessWinter, player: Player, card: int) -> Reason | None:
        """Tribe cards, those taken in this turn not yet. Culture cards where they may be late."""
        if state.column == REST:
            return "resting"
        if state.box.set.cards[card].sort == CULTURE:
            if state.rules.learned_at_once and card in state.fresh:
                return why_no_culture(state, player)
            return "figure-placed"
        return None if self._may_act(state, player, card) else "fresh"

    def _may_eat(self, state: EndlessWinter, player: Player) -> bool:
        """After the middle section only for a later turn of the round."""
        if self.section == TOP:
            return True
        return state.rules.eats_later and state.column != REST and NOTHING in player.figures

    def _may_act(self, state: EndlessWinter, player: Player, card: int) -> bool:
        """Recruits of this turn do not work in the section that brought them."""
        if not state.fresh or player.hand.count(card) > state.fresh.count(card):
            return True
        return self.section == AFTER and state.rules.recruits_act

    def take(self, state: EndlessWinter, action: Action) -> None:
        assert isinstance(action, Choice)
        seat = self.seat
        op = action.op
        if op == DONE:
            if self.section == TOP:
                reach_bottom(state, seat)
            return
        if op < DUE_OPS:
            self._act(state, action)
            return
        state.stack.append(self)
        if op == PLAY:
            if state.box.set.cards[action.number].sort == CULTURE:
                play_culture(state, seat, action.number)
            else:
                play(state, seat, action.number)
        elif op == USE:
            use_card(state, seat, action.number)
        elif op == CHIEF:
            use_chief(state, seat, action.number)
        else:
            assert op == EAT
            goods.eat(state, seat)

    def _act(self, state: EndlessWinter, action: Choice) -> None:
        """An action of the top, after which there may be more, or the one of the middle."""
        seat = self.seat
        column = state.box.set.columns[state.column]
        for line in column.lines:
            if line.op == action.op:
                if not line.middle:
                    state.stack.append(self)
                else:
                    reach_bottom(state, seat)
                    rest = [op for op in column.middle_ops if op != line.op]
                    if rest:
                        state.stack.append(Gaining(seat, rest))
                goods.pay(state, seat, goods.line_price(state, line))
                if line.op == TRIBE_HAND:
                    kind = action.number - state.box.set.first_tribe
                    state.kinds |= 1 << kind
                    if state.piles[kind]:
                        state.fresh.append(action.number)
                elif line.op == CULTURE_HAND:
                    state.fresh.append(action.number)
                bring(state, seat, action, line.number)
                return


def reach_bottom(state: EndlessWinter, seat: int) -> None:
    """Lay out what follows the middle section: the bottom for who is first, and the rest."""
    state.stack.append(ACTING[seat][AFTER])
    state.stack.append(BOTTOM)


@final
class Bottom(Step[EndlessWinter]):
    """The first figure in a round gets the reward of the bottom section."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("bottom")

    def pass_over(self, state: EndlessWinter) -> None:
        column = state.column
        if state.bottoms[column] != NOTHING:
            return
        seat = state.current
        state.bottoms[column] = seat
        gains = state.box.set.columns[column].bottom
        if state.rules.paid_migrate and MOVE in gains.due:
            state.stack.append(PaidGaining(seat, gains.due))
        else:
            gain(state, seat, gains, BY_REWARDS)


BOTTOM: Final[Bottom] = Bottom()
BEGINNING: Final[list[Beginning]] = [Beginning(seat) for seat in range(MOST_SEATS)]
ACTING: Final[list[list[Acting]]] = [
    [Acting(seat, section) for section in (TOP, AFTER)] for seat in range(MOST_SEATS)
]
