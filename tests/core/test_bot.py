"""Asking a bot: it sees what its seat may see, and must choose what is legal."""

from __future__ import annotations

from typing import Any, cast

import pytest

from holocene import Action, BotError, Game, Record, State
from holocene.core.bot import ask
from holocene.core.dice import Dice, fast_dice
from holocene.games.stone_age.state import StoneAge


class Peeking:
    """Remembers every state it was given."""

    def __init__(self) -> None:
        self.seen: list[StoneAge] = []

    def choose(self, state: State) -> Action:
        self.seen.append(cast(StoneAge, state))
        return state.legal_actions()[0]


class Stubborn:
    """Chooses one thing, whatever may be chosen."""

    def __init__(self, choice: Any) -> None:
        self.choice = choice

    def choose(self, state: State) -> Action:
        return cast(Action, self.choice)


class Vandal:
    """Plays on in the state it was given."""

    def choose(self, state: State) -> Action:
        choice = state.legal_actions()[0]
        for _ in range(50):
            state.apply(state.legal_actions()[0])
        return choice


def test_a_legal_choice_is_returned(compiled: Game) -> None:
    state = compiled.new(seats=3, seed=1)
    hunt = compiled.action("place hunt 2")
    assert ask(Stubborn(hunt), state, 5) is hunt


@pytest.mark.parametrize("choice", ["use hunt", "pick gold"])
def test_an_illegal_choice_is_an_error_of_the_bot(compiled: Game, choice: str) -> None:
    state = compiled.new(seats=3, seed=1)
    words = f"bot Stubborn chose '{choice}', which is not legal"
    with pytest.raises(BotError, match=words):
        ask(Stubborn(compiled.action(choice)), state, 5)


@pytest.mark.parametrize("choice", [None, 3, "place hunt 2", object()])
def test_no_action_at_all_is_an_error_of_the_bot(compiled: Game, choice: object) -> None:
    with pytest.raises(BotError, match=r"bot Stubborn chose .*, which is not legal"):
        ask(Stubborn(choice), compiled.new(seats=3, seed=1), 5)


def test_a_bot_cannot_see_the_deck(compiled: Game) -> None:
    state = cast(StoneAge, compiled.new(seats=3, seed=1))
    bot = Peeking()
    for seed in range(20):
        ask(bot, state, seed)
    decks = {tuple(seen.deck) for seen in bot.seen}
    assert len(decks) == 20
    assert tuple(state.deck) not in decks
    assert all(sorted(deck) == sorted(state.deck) for deck in decks)


def test_a_bot_cannot_foresee_the_dice(compiled: Game) -> None:
    state = compiled.new(seats=3, seed=1)
    bot = Peeking()
    for seed in range(20):
        ask(bot, state, seed)
    assert all(rolls(seen.dice) != rolls(state.dice) for seen in bot.seen)


def rolls(dice: Dice) -> list[int]:
    twin = dice.copy()
    return [twin.below(6) for _ in range(20)]


def test_a_secret_seed_never_reaches_a_bot(compiled: Game) -> None:
    secret = "5e" * 32
    state = compiled.new(seats=2, seed=secret)
    bot = Peeking()
    ask(bot, state, 1)
    assert secret not in str(bot.seen[0].dump())


def test_a_bot_sees_the_same_view(compiled: Game) -> None:
    state = compiled.new(seats=3, seed=1)
    bot = Peeking()
    ask(bot, state, 7)
    assert bot.seen[0].view(0) == state.view(0)


def test_a_bot_cannot_change_the_game(compiled: Game) -> None:
    state = compiled.new(seats=3, seed=1)
    before = state.dump()
    ask(Vandal(), state, 7)
    assert state.dump() == before


def test_what_a_bot_is_given_follows_from_the_seed(compiled: Game) -> None:
    state = compiled.new(seats=3, seed=1)
    bot = Peeking()
    ask(bot, state, 7)
    ask(bot, state, 7)
    assert bot.seen[0] == bot.seen[1]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_games_of_our_bots_repeat(compiled: Game, name: str) -> None:
    one = Record.play(compiled, [name, "random"], seed=4)
    two = Record.play(compiled, [name, "random"], seed=4)
    assert one.dump() == two.dump()


def test_the_random_bot_chooses_evenly(compiled: Game) -> None:
    from holocene.bots.simple import RandomBot

    state = compiled.new(seats=2, seed=1)
    chance = fast_dice(1)
    seen = {str(ask(RandomBot(), state, chance.seed())) for _ in range(600)}
    assert len(seen) == len(state.legal_actions())
