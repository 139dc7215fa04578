"""A position of a game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

from mypy_extensions import mypyc_attr

from .action import Action, IllegalAction
from .decision import NOBODY, Decision
from .dice import Dice, check_seed, fast_dice
from .journal import Journal
from .options import Value

if TYPE_CHECKING:
    from .game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about a position, with its random source and a stack of open decisions.

    A game's own state adds its pieces and the abstract methods below. It is mutable: `apply`
    changes it in place, `copy` gives an independent one.
    """

    __slots__ = ("dice", "game", "journal", "legal", "options", "seats", "stack")

    def __init__(
        self,
        game: Game,
        seats: int,
        dice: Dice,
        options: Mapping[str, Value],
        stack: list[Decision[Any]],
        legal: list[Action],
    ) -> None:
        self.game = game
        self.seats = seats
        self.dice = dice
        self.options = options  # cannot be changed once the game begins: copies share them
        self.stack = stack
        self.legal = legal  # of the top decision, sorted by index
        self.journal: Journal | None = None  # not copied: copies are for thinking

    # What every game answers

    @abstractmethod
    def copy(self) -> Self:
        """An equal, independent state, without the journal."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat: final when the game is over, else as if it ended now."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that win, or lead while the game runs; several share a win."""

    @abstractmethod
    def breakdown(self) -> list[dict[str, int]]:
        """Points by source, a dictionary per seat; they add up to `scores()`."""

    @abstractmethod
    def seen_by(self, seat: int | None) -> Mapping[str, object]:
        """JSON-ready: what this seat may know of the game's own pieces; None is a spectator."""

    @abstractmethod
    def deal_hidden(self, seat: int | None) -> None:
        """Deal anew, with the own dice, all that this seat does not know (`Dice.deal_anew`)."""

    def check(self) -> None:
        """ValueError where the position cannot come up in a game. `load` does not ask."""

    # What the engine does with it

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def actor(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return self.stack[-1].seat if self.stack else None

    @property
    def decision(self) -> Decision[Any] | None:
        """The question put to the actor; None when the game is over."""
        return self.stack[-1] if self.stack else None

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is: the actor's, unless the actor was asked out of turn."""
        for at in range(len(self.stack) - 1, -1, -1):
            decision = self.stack[at]
            if decision.seat != NOBODY and not decision.out_of_turn():
                return int(decision.seat)
        return self.actor

    def view(self, seat: int | None) -> Mapping[str, object]:
        """JSON-ready: all that this seat may know; None is a spectator."""
        self.check_seat(seat)
        over = not self.stack
        seen: dict[str, object] = {
            "game": self.game.name,
            "rules": self.game.version,
            "options": dict(self.options),
            "viewer": seat,
            "actor": None if over else self.stack[-1].seat,
            "decision": None if over else self.stack[-1].view(seat),
            "over": over,
            "winners": self.winners() if over else [],
        }
        seen.update(self.seen_by(seat))
        return seen

    def redeal(self, seat: int | None, seed: int) -> Self:
        """A copy that agrees with all that seat knows; the rest, dice included, is dealt anew.

        A seat that decides knows what it may choose: its legal actions are kept, not asked anew,
        so they must not depend on anything that is hidden from it.
        """
        self.check_seat(seat)
        new = self.copy()
        new.dice = fast_dice(check_seed(seed))
        new.deal_hidden(seat)
        if self.actor != seat:  # who decides may hold other cards now
            new.refresh()
        return new

    def dump(self) -> dict[str, object]:
        """The whole position, secrets included, as JSON-ready data for `game.load`."""
        data: dict[str, object] = {
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "dice": self.dice.dump(),
            "decisions": [decision.dump() for decision in self.stack],
        }
        data.update(self.game.layout.dump(self))
        return data

    def legal_actions(self) -> list[Action]:
        """What the actor may choose, sorted by index; empty only when the game is over."""
        return self.legal[:]

    def playing_on(self) -> list[Action]:
        """What the actor may choose without giving up, for who decides in somebody's place."""
        return [action for action in self.legal if not action.gives_up] or self.legal[:]

    def is_legal(self, action: object) -> bool:
        return isinstance(action, Action) and self._offers(action)

    def _offers(self, action: Action) -> bool:
        """Whether the action is among the legal ones, which are sorted by index."""
        legal = self.legal
        index = action.index
        low, high = 0, len(legal)
        while low < high:
            middle = (low + high) >> 1
            if legal[middle].index < index:
                low = middle + 1
            else:
                high = middle
        return low < len(legal) and legal[low] is action

    def apply(self, action: object) -> None:
        """Take an action; raise IllegalAction and change nothing if it is not legal here."""
        if isinstance(action, Action) and self._offers(action):
            self.stack.pop().take(self, action)
            self.settle()
        else:
            raise IllegalAction(self._why_not(action))

    def settle(self) -> None:
        """Go on by itself until somebody has a real choice, or the game is over."""
        while self.stack:
            top = self.stack[-1]
            legal = top.legal_actions(self)
            count = len(legal)
            if count > 1 or (count == 1 and top.always_asks()):
                self.legal = legal
                return
            self.stack.pop()
            if count == 1:
                top.take(self, legal[0])
            else:
                top.pass_over(self)
        self.legal = []

    def refresh(self) -> None:
        """Ask the top decision again, after the position was changed from outside."""
        self.legal = self.stack[-1].legal_actions(self) if self.stack else []

    def check_seat(self, seat: int | None) -> None:
        if seat is not None and (
            not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats
        ):
            raise ValueError(f"seat {seat!r} is not at this table; seats are 0 to {self.seats - 1}")

    def _why_not(self, action: object) -> str:
        if not isinstance(action, Action):
            return f"{action!r} is not an action of {self.game.name}; take one of legal_actions()"
        if not self.stack:
            return f"the game is over; {str(action)!r} cannot be taken"
        # Not which actions are legal: they may tell what the actor holds.
        return f"seat {self.actor} cannot take {str(action)!r} now ({self.stack[-1].kind})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a state changes as the game goes on and cannot be hashed")

    def __reduce__(self) -> tuple[object, ...]:  # pickle; the journal stays behind
        return (_restored, (self.game.name, self.dump()))


def _restored(game: str, data: dict[str, object]) -> State:
    from .registry import game as find

    return find(game).load(data)
