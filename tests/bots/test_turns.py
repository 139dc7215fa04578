"""Search in a game of long turns: it judges ends of turns, in deals that all actions share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import pytest

from holocene import Action, Game, State
from holocene.bots.search import SearchBot
from holocene.bots.simple import GreedyBot
from holocene.bots.turns import MOST, MOST_STEPS, Turns, affordable, finish, further
from holocene.core.action import ActionList
from holocene.core.bot import ask
from holocene.core.decision import Decision, loader
from holocene.core.dice import Dice
from holocene.core.layout import SEATS, Layout, Number, Numbers
from holocene.core.options import Value

ACTIONS = ActionList("farm")
IDLE = ACTIONS.make(Action, "idle", {})  # does nothing, as often as one likes
PICK = ACTIONS.make(Action, "pick", {})  # a berry: 1 point
SOW = ACTIONS.make(Action, "sow", {})  # costs 2 points
REAP = ACTIONS.make(Action, "reap", {})  # brings 6 points, to who has sown
STEAL = [ACTIONS.make(Action, "steal", {"what": what}) for what in range(MOST)]  # costs 5
DEEDS = 3  # in a turn; then a hidden card tells the weather
WEATHER = (0, 10, 20, 30, 40)  # never so bad that one would rather not end the turn


class Working(Decision["Farm"]):
    def __init__(self, seat: int, left: int = DEEDS) -> None:
        super().__init__("working", seat)
        self.left = left

    def layout(self) -> Layout:
        return Layout(("left", Number(1, DEEDS)))

    def view(self, seat: int | None) -> dict[str, object]:
        return self.dump()

    def legal_actions(self, state: Farm) -> list[Action]:
        sown = [REAP] if state.sown[self.seat] else []
        return [IDLE, PICK, SOW, *sown, *STEAL]

    def take(self, state: Farm, action: Action) -> None:
        points = state.points
        if action is IDLE:
            state.stack.append(self)
            return
        if action is PICK:
            points[self.seat] += 1
        elif action is SOW:
            points[self.seat] -= 2
            state.sown[self.seat] += 1
        elif action is REAP:
            points[self.seat] += 6
            state.sown[self.seat] -= 1
        else:
            points[self.seat] -= 5
        if self.left > 1:
            state.stack.append(Working(self.seat, self.left - 1))
            return
        points[self.seat] += state.weather.pop()
        if state.turns > 1:
            state.turns -= 1
            state.stack.append(Working((self.seat + 1) % state.seats))


class Farm(State):
    def __init__(
        self, game: Game, seats: int, dice: Dice, options: Mapping[str, Value],
        stack: list[Decision[Any]], legal: list[Action], turns: int, points: list[int],
        sown: list[int], weather: list[int],
    ) -> None:  # fmt: skip
        super().__init__(game, seats, dice, options, stack, legal)
        self.turns = turns
        self.points = points
        self.sown = sown
        self.weather = weather  # hidden

    def copy(self) -> Self:
        return type(self)(
            self.game, self.seats, self.dice.copy(), self.options, self.stack[:], self.legal[:],
            self.turns, self.points[:], self.sown[:], self.weather[:],
        )  # fmt: skip

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.points) if score == max(self.points)]

    def breakdown(self) -> list[dict[str, int]]:
        return [{"points": points} for points in self.points]

    def seen_by(self, seat: int | None) -> dict[str, object]:
        return {"turns": self.turns, "points": self.points[:], "sown": self.sown[:]}

    def deal_hidden(self, seat: int | None) -> None:
        self.dice.deal_anew(self.weather)


LAYOUT = Layout(
    ("turns", Number(1, 9)), ("points", Numbers(-99, 299, SEATS)), ("sown", Numbers(0, 9, SEATS)),
    ("weather", Numbers(0, 40, 0, len(WEATHER))),
)  # fmt: skip


class FarmGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "farm", "Farm", "1", range(2, 3), (), ACTIONS.all, LAYOUT,
            {"working": loader(Working)}, scale=4.0, long_turns=True,
        )  # fmt: skip

    def deal(self, seats: int, dice: Dice, options: dict[str, Value]) -> Farm:
        weather = list(WEATHER)
        dice.shuffle(weather)
        return Farm(self, seats, dice, options, [Working(0)], [], 4, [0, 0], [0, 0], weather)

    def restore(
        self, seats: int, dice: Dice, options: dict[str, Value], fields: dict[str, Any]
    ) -> Farm:
        return Farm(self, seats, dice, options, [], [], **fields)


class BlindGame(FarmGame):
    """Nothing seems better than anything else."""

    def estimate(self, state: State) -> list[float]:
        return [0.0, 0.0]


FARM = FarmGame()


def test_the_end_of_a_turn_is_judged() -> None:
    """What is sown seems lost until it is reaped: who looks one step ahead never sows."""
    for seed in range(4):
        state = FARM.new(seed=seed)
        assert ask(GreedyBot(), state, seed) is PICK
        assert ask(SearchBot("24"), state, seed) is SOW
        state.apply(SOW)
        assert ask(SearchBot("24"), state, seed) is REAP


@pytest.mark.parametrize("budget", ["8", "24", "1e-9s"])
def test_a_single_deal_is_enough_because_all_actions_share_it(budget: str) -> None:
    """The weather weighs ten times as much as any choice, and is the same for all of them."""
    for seed in range(6):
        assert ask(SearchBot(budget), FARM.new(seed=seed), seed) is SOW


def test_only_the_most_promising_actions_are_compared_and_half_of_them_fall_away() -> None:
    state = FARM.new(seed=1)
    turns = Turns(state)
    assert len(state.legal) > len(turns.left) == MOST
    assert [each.action for each in turns.left[:3]] == [PICK, IDLE, SOW]
    sizes = []
    for _ in range(turns.phases):
        turns.compare()
        turns.halve()
        sizes.append(len(turns.left))
    assert sizes == [4, 2, 1]


def test_fewer_actions_are_compared_where_there_is_time_for_few() -> None:
    assert [affordable(count) for count in (1, 2, 7, 8, 23, 24, 1000)] == [2, 2, 2, 4, 4, 8, 8]
    assert [further(count, 2) for count in (1, 24, 71, 72, 1000)] == [0, 0, 0, 2, 2]
    assert [further(count, 4) for count in (72, 119, 120)] == [0, 0, 4]


def test_with_more_time_everybody_plays_one_more_turn() -> None:
    """Who sows in the last deed of a turn reaps in the next one, if that is looked at."""
    state = FARM.new(seed=2)
    for action in (SOW, REAP):
        state.apply(action)
    assert ask(SearchBot("24"), state, 1) is PICK
    assert ask(SearchBot("72"), state, 1) is SOW
    assert ask(SearchBot("1e-9s"), state, 1) is SOW


def test_what_is_hidden_cannot_change_a_choice_and_choices_repeat() -> None:
    state = FARM.new(seed=1)
    other = state.redeal(0, 5)
    assert other != state
    for seed in range(3):
        choice = ask(SearchBot("20"), state, seed)
        assert choice is ask(SearchBot("20"), other, seed) is ask(SearchBot("20"), state, seed)


def test_a_turn_that_never_ends_is_left_at_some_point() -> None:
    state = BlindGame().new(seed=1)
    before = state.dump()
    assert MOST_STEPS < 1000
    finish(state, state.turn)  # idles, as all seems alike
    assert state.dump() == before
    assert state.is_legal(ask(SearchBot("10"), state, 1))
