"""What a player that is a program looks like to the engine."""

from __future__ import annotations

from typing import Any, Protocol

from .action import Action
from .game import Game
from .state import State


class Bot(Protocol):
    """One class with one method.

    The state is a redealt copy: it agrees with all that the acting seat knows, and what that seat
    cannot know was dealt anew, the dice included. It belongs to the bot, which may change it
    freely and use `state.dice` for its own chance: then its games repeat under a seed. Its legal
    actions are those of the true position, which must not depend on what the seat cannot know,
    without those that give up.

    A bot that does not play every game may have a method `fits(game, seats)` too, which raises a
    ValueError that says why it cannot play this one: it is asked before the first game.
    """

    def choose(self, state: State) -> Action: ...


class BotError(Exception):
    """A bot failed to choose a legal action."""


def check_fits(bot: Bot, game: Game, seats: int) -> None:
    """ValueError if the bot says that it cannot play this game with so many seats."""
    fits: Any = getattr(bot, "fits", None)
    if fits is not None:
        fits(game, seats)


def ask(bot: Bot, state: State, seed: int) -> Action:
    """Let a bot decide for the acting seat of a state, of which it sees only what that seat may."""
    return chosen(bot, state.redeal(state.actor, seed))


def chosen(bot: Bot, state: State) -> Action:
    """What a bot chooses in a redealt state, which it may change; BotError if it is not legal."""
    stranger: Any = bot  # who may return anything, whatever its type says, or fail in any way
    name = type(bot).__name__
    legal = state.playing_on()
    state.legal = legal[:]
    try:
        choice: object = stranger.choose(state)
    except (Exception, SystemExit) as error:
        raise BotError(f"bot {name} failed: {type(error).__name__}: {str(error)[:200]}") from error
    for action in legal:
        if action is choice:
            return action
    raise BotError(f"bot {name} chose {str(choice)[:60]!r}, which is not legal")
