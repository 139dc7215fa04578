"""Games and bots by name."""

from __future__ import annotations

import pytest

import holocene
from holocene import Action, Game, State


class FirstBot:
    """A bot of somebody else: it takes the first action."""

    def choose(self, state: State) -> Action:
        return state.legal_actions()[0]


class Mute:
    """No bot."""


class Needy:
    """A bot that cannot be made without something."""

    def __init__(self, need: str) -> None:
        self.need = need

    def choose(self, state: State) -> Action:
        return state.legal_actions()[0]


def test_stone_age_is_found(compiled: Game) -> None:
    assert holocene.game("stone-age") is compiled
    assert "stone-age" in holocene.game_names()


@pytest.mark.parametrize("name", ["chess", "", "Stone-Age", "x" * 1000])
def test_an_unknown_game_is_told_with_the_known(name: str) -> None:
    with pytest.raises(ValueError, match=r"unknown game .*; known are .*stone-age") as caught:
        holocene.game(name)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_our_bots_are_found(name: str) -> None:
    assert name in holocene.bot_names()
    assert callable(holocene.bot(name).choose)


@pytest.mark.parametrize("name", ["deep-blue", "", "x" * 1000])
def test_an_unknown_bot_is_told_with_the_known(name: str) -> None:
    words = "unknown bot .*; known are .*greedy, random, search.*, or give module:Class"
    with pytest.raises(ValueError, match=words) as caught:
        holocene.bot(name)
    assert len(str(caught.value)) < 200


def test_a_bot_of_any_module_is_found() -> None:
    bot = holocene.bot("tests.core.test_registry:FirstBot")
    assert type(bot).__name__ == "FirstBot"


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("no_such_module:Bot", "cannot import 'no_such_module'"),
        ("tests.core.test_registry:Lost", "tests.core.test_registry has no 'Lost'"),
        ("tests.core.test_registry:Mute", r"it has no method choose\(state\)"),
        ("tests.core.test_registry:Needy", "need"),
        ("search:soon", "search budget 'soon': expected iterations"),
        ("random:3", "bot 'random:3'"),
        (".relative:Bot", "bot '.relative:Bot'"),
        (":", "bot ':'"),
    ],
)
def test_a_bad_bot_is_told(spec: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        holocene.bot(spec)


def test_testing_is_imported_when_asked_for() -> None:
    assert callable(holocene.testing.check_game)


def test_nothing_else_is_there() -> None:
    with pytest.raises(AttributeError, match="module 'holocene' has no attribute 'chess'"):
        _ = holocene.chess
