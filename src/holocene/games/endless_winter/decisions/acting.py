"""A turn: culture cards, a figure, its actions from the top of a column to the bottom."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.decision import Step
from ....core.layout import NOTHING, Layout, Piece
from .. import deeds
from ..actions import (
    CHIEF,
    CHIEF_FIGURE,
    DONE,
    EAT,
    FIGURES,
    MOST_SEATS,
    NEXT_TOKEN,
    PLAY,
    SIDES,
    SKIP,
    TRIBE_FIGURE,
    USE,
    Choice,
)
from ..components import CULTURE, NO_COLUMN, Ability, Gains, Line, Price
from ..offers import offer
from ..ops import ANIMAL_USE, CULTURE_HAND, DUE_OPS, MOVE, PLACE_IDS, REST, TRIBE_HAND
from ..player import BY_REWARDS, Player
from ..shapes import ChiefUsed, Placed, Played, TokenTaken, Used
from ..state import CHIEF_AWAY, CHIEF_PLEDGED, CHIEF_READY, CHIEF_USED, EndlessWinter
from .gaining import Gaining, PaidGaining, bring, gain
from .own import Question, distinct

TOP: Final = 0
AFTER: Final = 1
SECTIONS: Final[list[str]] = ["top", "after"]


# Abilities


def usable(state: EndlessWinter, player: Player, ability: Ability) -> bool:
    """Whether it could be used here and now."""
    return (
        (ability.column == NO_COLUMN or ability.column == state.column)
        and deeds.can_pay(player, ability.price)
        and deeds.holds(state, player, ability)
    )


def use(state: EndlessWinter, seat: int, ability: Ability) -> None:
    """Pay all that is before the arrow, then gain all that is behind it."""
    deeds.pay(state, seat, ability.price)
    gain(state, seat, ability.gains, BY_REWARDS)
    for _ in range(ability.price.cards):
        state.stack.append(DISCARDING[seat])


def use_card(state: EndlessWinter, seat: int, card: int) -> None:
    """The ability of a card that was played in this turn."""
    state.ready.remove(card)
    facts = state.box.set.cards[card]
    if state.journal is not None:
        state.journal.note(seat, Used(kind="used", seat=seat, card=facts.id))
    assert facts.action is not None
    use(state, seat, facts.action)


def chief_sides(state: EndlessWinter, player: Player) -> list[int]:
    """The sides of the chief card whose ability could be used now."""
    if state.chief_state == CHIEF_AWAY:  # before a figure is placed, which must be the chief then
        if state.column != NOTHING or player.figures[0] != NOTHING:
            return []
    elif state.chief_state != CHIEF_READY:
        return []
    sides = state.box.set.chiefs[player.chief].sides
    return [
        side
        for side in range(len(SIDES))
        if (side == player.side or state.rules.free_side) and usable(state, player, sides[side])
    ]


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
            if ability.price.is_free:
                return out
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
        if state.cultures == 0 or len(player.hand) > 1:
            add_plays(state, player, True, out)
        out.extend([acts.chief[side] for side in chief_sides(state, player)])
        rest = not (state.rules.rest_bare and player.played)
        if player.figures[0] == NOTHING:
            out.extend(acts.place[CHIEF_FIGURE] if rest else acts.place[CHIEF_FIGURE][:REST])
        if NOTHING in player.figures[1:] and state.chief_state != CHIEF_PLEDGED:
            out.extend(acts.place[TRIBE_FIGURE] if rest else acts.place[TRIBE_FIGURE][:REST])
        return out

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


def add_plays(state: EndlessWinter, player: Player, culture: bool, out: list[Action]) -> None:
    """Cards of the hand that are culture cards, or are not."""
    cards = state.box.set.cards
    play = state.box.acts.play
    last = -1
    for card in player.hand:
        if card != last and (cards[card].sort == CULTURE) == culture:
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
            deeds.gain_labour(state, seat, ability.gains.labour)


# Resting


def rest(state: EndlessWinter, seat: int) -> None:
    """The first in a round may take a rest token, whose effects go between those of the rest."""
    if state.rules.rest_tokens and not state.rested:
        state.rested = True
        state.stack.append(RESTING[seat])
        return
    rest_effects(state, seat)


def rest_effects(state: EndlessWinter, seat: int) -> None:
    """First a card, then an animal."""
    due = state.box.set.rest.due
    later = [op for op in due if op == ANIMAL_USE]
    if later and len(later) < len(due):
        state.stack.append(Gaining(seat, later))
        state.stack.append(Gaining(seat, [op for op in due if op != ANIMAL_USE]))
    else:
        gain(state, seat, state.box.set.rest, BY_REWARDS)


def put_under(state: EndlessWinter) -> int:
    """The top rest token goes to the bottom, and everybody has seen it."""
    token = state.rests.pop()
    state.rests.insert(0, token)
    state.rest_known = min(state.rest_known + 1, len(state.rests))
    return token


@final
class Resting(Question):
    """The rest token that lies face up, the one below it, or none."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("resting", seat)

    def legal_actions(self, state: EndlessWinter) -> list[Action]:
        acts = state.box.acts
        return [*acts.token, acts.skip]

    def take(self, state: EndlessWinter, action: Action) -> None:
        """It lies at the bottom at once, where it would go at the end of the turn."""
        assert isinstance(action, Choice)
        seat = self.seat
        if action.op == SKIP:
            rest_effects(state, seat)
            return
        if action.number == NEXT_TOKEN:
            put_under(state)
        token = put_under(state)
        state.rest_taken = True
        facts = state.box.set.rest_tokens[token]
        if state.journal is not None:
            told = TokenTaken(kind="token-taken", seat=seat, token=facts.id)
            state.journal.note(seat, told, reveals=action.number == NEXT_TOKEN)
        due = facts.gains.amounts + state.box.set.rest.amounts
        merged: dict[int, int] = {}
        for op, n in due:
            merged[op] = merged.get(op, 0) + n
        gain(state, seat, Gains(sorted(merged.items())), BY_REWARDS)


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
        if self.section == TOP:
            if deeds.step_to_eat(state, player):
                out.append(acts.eat)
            for line in state.box.set.columns[state.column].lines:
                self._line(state, player, line, out)
        elif not out and not player.hand:
            return out  # nothing is left to do, as everybody can see
        elif not out and state.column == REST:
            return out
        out.append(acts.done)
        return out

    def _plays(self, state: EndlessWinter, player: Player, out: list[Action]) -> None:
        """Tribe cards; those taken in this turn not yet. Culture cards where they may be late."""
        cards = state.box.set.cards
        rules = state.rules
        last = -1
        for card in player.hand:
            if card == last:
                continue
            last = card
            if cards[card].sort == CULTURE:
                if not (rules.learned_at_once and card in state.fresh):
                    continue
                if state.cultures and len(player.hand) < 2:
                    continue
            elif not self._may_act(state, player, card):
                continue
            out.append(state.box.acts.play[card])

    def _may_act(self, state: EndlessWinter, player: Player, card: int) -> bool:
        """Recruits of this turn do not work in the section that brought them."""
        if not state.fresh or player.hand.count(card) > state.fresh.count(card):
            return True
        return self.section == AFTER and state.rules.recruits_act

    def _line(self, state: EndlessWinter, player: Player, line: Line, out: list[Action]) -> None:
        if not deeds.can_pay(player, price(state, line)):
            return
        if line.op == TRIBE_HAND:
            first = state.box.set.first_tribe
            for action in state.box.acts.hire:
                if not state.kinds >> (action.number - first) & 1:
                    out.append(action)
        else:
            offer(state, self.seat, line.op, out)

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
            deeds.eat(state, seat)

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
                deeds.pay(state, seat, price(state, line))
                if line.op == TRIBE_HAND:
                    kind = action.number - state.box.set.first_tribe
                    state.kinds |= 1 << kind
                    if state.piles[kind]:
                        state.fresh.append(action.number)
                elif line.op == CULTURE_HAND:
                    state.fresh.append(action.number)
                bring(state, seat, action, line.number)
                return


def price(state: EndlessWinter, line: Line) -> Price:
    return deeds.BY_TOOL if line.op == MOVE and state.rules.move_by_tool else line.price


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
OFFERED: Final[list[Offered]] = [Offered(seat) for seat in range(MOST_SEATS)]
DISCARDING: Final[list[Discarding]] = [Discarding(seat) for seat in range(MOST_SEATS)]
RESTING: Final[list[Resting]] = [Resting(seat) for seat in range(MOST_SEATS)]
ACTING: Final[list[list[Acting]]] = [
    [Acting(seat, section) for section in (TOP, AFTER)] for seat in range(MOST_SEATS)
]
