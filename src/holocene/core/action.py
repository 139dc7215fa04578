"""What a player may choose, as interned values with a place in a fixed space."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr


class IllegalAction(ValueError):
    """The action cannot be taken in this position; the position is unchanged."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing that can be chosen: made once when its game is imported, never while playing.

    Two actions are equal only if they are the same object. A game's own kinds of action are
    subclasses that keep as attributes what the rules ask for. `arguments` say what the action
    concerns, JSON-ready as `dict(arguments)`, for a front end that draws choices; its text is made
    of them, unless another is given. Nobody can change them: all share the action.

    By one that `gives_up` a player leaves the game to the others. It is for people: no bot is
    offered it, and nothing that goes by lot takes it.
    """

    __slots__ = ("arguments", "game", "gives_up", "index", "kind", "text")

    def __init__(
        self,
        game: str,
        index: int,
        kind: str,
        arguments: Mapping[str, object] | None = None,
        text: str | None = None,
        gives_up: bool = False,
    ) -> None:
        self.game: Final = game
        self.index: Final = index
        self.kind: Final = kind
        self.arguments: Final[Mapping[str, object]] = MappingProxyType(dict(arguments or {}))
        said = [kind, *(str(value) for value in self.arguments.values())]
        self.text: Final[str] = " ".join(said) if text is None else text
        self.gives_up: Final = gives_up

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.game}: {self.text}>"

    def __reduce__(self) -> tuple[object, ...]:  # pickle and copy keep it one object
        return (_interned, (self.game, self.index))


def _interned(game: str, index: int) -> Action:
    from .registry import game as find

    return find(game).actions[index]


A = TypeVar("A", bound=Action)


class ActionList:
    """The actions of a game as they are made: each gets the next index."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.all: Final[list[Action]] = []

    def make(self, kind: Callable[..., A], *arguments: object) -> A:
        """`make(Place, forest, 3)` is `Place(game, index, forest, 3)`."""
        action = kind(self.game, len(self.all), *arguments)
        self.all.append(action)
        return action


class ActionSpace:
    """Every action of a game, by index and by text."""

    def __init__(self, game: str, actions: list[Action]) -> None:
        self._game: Final = game
        self._actions: Final = actions
        self._by_text: Final[dict[str, Action]] = {}
        for position, action in enumerate(actions):
            if action.index != position:
                raise ValueError(f"{action!r} has index {action.index} at position {position}")
            if action.text in self._by_text:
                raise ValueError(f"two actions of {game} read {action.text!r}")
            self._by_text[action.text] = action

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, index: int) -> Action:
        return self._actions[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __contains__(self, item: object) -> bool:
        return isinstance(item, Action) and self._by_text.get(item.text) is item

    def find(self, text: str) -> Action:
        """The action that reads like this; case and spacing are forgiven."""
        if not isinstance(text, str):
            raise ValueError(f"an action is written as text, not as {type(text).__name__}")
        words = " ".join(text.lower().split())
        found = self._by_text.get(words)
        if found is None:
            near = get_close_matches(words[:80], self._by_text, n=3, cutoff=0.6)
            hint = f"did you mean {_either(near)}?" if near else f"try {str(self._actions[0])!r}"
            raise ValueError(f"{self._game} knows no action {_short(words)}; {hint}")
        return found


def _either(texts: list[str]) -> str:
    return " or ".join(repr(text) for text in texts)


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")
