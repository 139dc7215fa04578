"""The estimate: more of what is good is better, and greedy plays sensibly by it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

import holocene
from holocene.bots.simple import GreedyBot, RandomBot
from holocene.core.bot import Bot, ask
from holocene.core.dice import fast_dice
from holocene.core.playout import play_out
from holocene.games.through_the_ages import heuristics, stores
from holocene.games.through_the_ages.actions import END_TURN
from holocene.games.through_the_ages.cards import IV
from holocene.games.through_the_ages.civil import CIVIL_BY_ID
from holocene.games.through_the_ages.game import THROUGH_THE_AGES
from holocene.games.through_the_ages.player import AT_THE_END, Player
from holocene.games.through_the_ages.state import ThroughTheAges
from holocene.games.through_the_ages.worth.outlook import turns_left

from .table import Data, act, legal, position


@cache
def reached(round: int) -> ThroughTheAges:
    """A position as greedy reaches it, in a turn of the first seat."""
    state = THROUGH_THE_AGES.new(seats=2, seed=4)
    assert isinstance(state, ThroughTheAges)
    bot = GreedyBot()
    while state.round < round or state.stack[-1].kind != "acting" or state.current != 0:
        state.apply(ask(bot, state, state.dice.seed()))
    return state


def later(round: int = 8) -> ThroughTheAges:
    return reached(round).copy()


def worth(state: ThroughTheAges, change: Callable[[Player], None]) -> float:
    """By how much a change of the first civilization changes what it is worth."""
    before = heuristics.estimate(state)[0]
    changed = state.copy()
    change(changed.players[0])
    changed.recount()
    return heuristics.estimate(changed)[0] - before


def build(name: str) -> Callable[[Player], None]:
    def change(player: Player) -> None:
        player.workers[CIVIL_BY_ID[name]] += 1

    return change


def gain_science(player: Player) -> None:
    player.science += 3


def gain_wonder(player: Player) -> None:
    player.wonders.append(CIVIL_BY_ID["universitas-carolina"])


def gain_resources(player: Player) -> None:
    player.blue += 4
    stores.gain_resources(player, 2)


def gain_culture(player: Player) -> None:
    player.score(AT_THE_END, 5)


BETTER = [
    build("bronze"), build("agriculture"), build("philosophy"), build("religion"),
    build("warriors"), gain_science, gain_wonder, gain_resources, gain_culture,
]  # fmt: skip


@pytest.mark.parametrize("change", BETTER)
def test_more_is_better(change: Callable[[Player], None]) -> None:
    assert worth(later(), change) > 0


def test_culture_counts_as_it_is() -> None:
    assert worth(later(), gain_culture) == pytest.approx(5)


def test_hunger_is_worse_than_a_store() -> None:
    def starve(player: Player) -> None:
        stores.lose_food(player, 99)
        for card in (CIVIL_BY_ID["agriculture"], CIVIL_BY_ID["irrigation"]):
            player.idle += player.workers[card]
            player.workers[card] = 0

    state = later(12)
    assert worth(state, starve) < -4 * state.players[0].eaten


def test_discontent_is_worse_the_more_there_is_and_an_uprising_is_worst() -> None:
    """Tokens that leave the bank ask for happy faces; idle workers keep the peace."""

    def lose_tokens(player: Player) -> None:
        player.yellow = 4

    def with_nobody_idle(player: Player) -> None:
        player.yellow, player.idle = 4, 0

    def with_idle_workers(player: Player) -> None:
        player.yellow, player.idle = 4, 8

    state = later(10)
    assert worth(state, lose_tokens) < 0
    changed = state.copy()
    with_nobody_idle(changed.players[0])
    assert changed.players[0].discontent > 0
    lost = worth(state, with_idle_workers) - worth(state, with_nobody_idle)
    made = state.players[0].culture_rate
    assert lost > made


def test_the_stronger_one_is_worth_more_and_the_weaker_one_less() -> None:
    state = later()
    before = heuristics.estimate(state)
    state.players[0].workers[CIVIL_BY_ID["warriors"]] += 2
    state.recount()
    after = heuristics.estimate(state)
    assert after[0] > before[0]
    assert after[1] < before[1]


def test_at_the_end_only_culture_counts() -> None:
    state = later()
    state.stack.clear()
    assert heuristics.estimate(state) == [float(score) for score in state.scores()]


def test_who_has_left_the_game_is_worth_nothing() -> None:
    state = later()
    state.players[1].leave()
    assert heuristics.estimate(state)[1] == heuristics.OUT


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_time_runs_down_by_one_turn_a_turn(seats: int) -> None:
    """From guess to guess, and exactly when the last round is known."""
    state = THROUGH_THE_AGES.new(seats=seats, seed=2)
    assert isinstance(state, ThroughTheAges)
    bot = GreedyBot()
    guesses: list[tuple[bool, float]] = []
    turn = (0, -1)
    while state.stack:
        if (state.round, state.current) != turn:
            turn = (state.round, state.current)
            guesses.append((state.last_round > 0, turns_left(state)))
        state.apply(ask(bot, state, state.dice.seed()))
    for left, (known, guess) in enumerate(reversed(guesses), start=1):
        assert abs(guess - left) <= (0 if known else 6 * seats)


def test_greedy_ends_its_turn_rather_than_tear_down_what_works() -> None:
    state = THROUGH_THE_AGES.new(seats=2, seed=1)
    bot = GreedyBot()
    torn = 0
    turns = 0
    while state.stack:
        assert isinstance(state, ThroughTheAges)
        early = state.age < 3
        action = ask(bot, state, state.dice.seed())
        turns += action is END_TURN
        torn += early and state.stack[-1].kind == "acting" and action.kind == "destroy"
        state.apply(action)
    assert torn <= turns // 10


def test_greedy_beats_random_and_lives_well() -> None:
    for seed in range(2):
        state = THROUGH_THE_AGES.new(seats=2, seed=seed)
        bots: list[Bot] = [GreedyBot(), RandomBot()] if seed % 2 else [RandomBot(), GreedyBot()]
        while state.stack:
            state.apply(ask(bots[state.stack[-1].seat], state, state.dice.seed()))
        greedy = 0 if seed % 2 else 1
        scores = state.scores()
        assert scores[greedy] > 60 + scores[1 - greedy]


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:100", "search:4"])
def test_no_bot_leaves_a_game_that_is_lost(spec: str) -> None:
    players: dict[int, Data] = {0: {"secrets": ["rats"]}, 1: {"culture": 200}}
    state = position(THROUGH_THE_AGES, phase="politics", players=players)
    assert legal(state) == ["prepare rats", "resign", "pass"]
    chosen = {ask(holocene.bot(spec), state, seed).text for seed in range(16)}
    assert chosen <= {"prepare rats", "pass"}


def test_nobody_leaves_by_chance() -> None:
    state = THROUGH_THE_AGES.new(seats=2, seed=3)
    play_out(state, fast_dice(3))
    assert isinstance(state, ThroughTheAges)
    assert state.age == IV
    assert not any(player.out for player in state.players)


def test_leaving_looks_worse_than_losing() -> None:
    players: dict[int, Data] = {0: {"secrets": ["rats"], "culture": 90}}
    state = act(position(THROUGH_THE_AGES, phase="politics", players=players), "resign")
    assert state.over
    assert THROUGH_THE_AGES.estimate(state)[0] < 0
