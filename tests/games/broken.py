"""Games that break one promise each, to see that the conformance suite notices."""

from __future__ import annotations

from itertools import count
from typing import Any, Self

from holocene import Action, State
from holocene.core.decision import Decision, Step, loader
from holocene.core.dice import Dice
from holocene.core.features import Block, FeatureTable
from holocene.core.fields import Fields
from holocene.core.length import Length
from holocene.core.options import Value

from .tiny import CAST, COINS, DECISIONS, NUMBERS, REST, Tiny, TinyGame, Turn


class Leaking(Tiny):
    """Shows the hidden numbers of all to everybody."""

    def seen_by(self, seat: int | None) -> dict[str, object]:
        return {**super().seen_by(seat), "hands": self.hands[:]}


class Telltale(Tiny):
    """Shows what is on top of the deck: nobody's number, but somebody's next."""

    def seen_by(self, seat: int | None) -> dict[str, object]:
        return {**super().seen_by(seat), "next": self.deck[-1] if self.deck else None}


class Sharing(Tiny):
    """Its copies share their points."""

    def copy(self) -> Self:
        new = super().copy()
        new.points = self.points
        return new


class Unsorted(Tiny):
    """Lists its actions backwards."""

    def legal_actions(self) -> list[Action]:
        return super().legal_actions()[::-1]


class Lending(Tiny):
    """Hands out its own list of legal actions."""

    def legal_actions(self) -> list[Action]:
        return self.legal


class Foreseen(Tiny):
    """Deals anew, but leaves the dice."""

    def redeal(self, seat: int | None, seed: int) -> Self:
        new = super().redeal(seat, seed)
        new.dice = self.dice.copy()
        return new


class Miscounting(Tiny):
    """Forgets the coins in the breakdown."""

    def breakdown(self) -> list[dict[str, int]]:
        return [{"points": points} for points in self.points]


class Lenient(Tiny):
    """Takes anything for an action."""

    def apply(self, action: object) -> None:
        super().apply(action if self.is_legal(action) or self.over else self.legal[0])


class ForgetfulGame(TinyGame):
    """Loads everybody with all coins."""

    def restore(
        self, seats: int, dice: Dice, options: dict[str, Value], fields: dict[str, Any]
    ) -> Tiny:
        return super().restore(seats, dice, options, {**fields, "coins": [6] * seats})


class MoodyGame(TinyGame):
    """Deals by its mood, not by the seed."""

    moods = count(1)

    def deal(self, seats: int, dice: Dice, options: dict[str, Value]) -> Tiny:
        for _ in range(next(self.moods)):
            dice.word()
        return super().deal(seats, dice, options)


class Whisper(Decision[Tiny]):
    """A question that keeps a hidden number to itself: a redealt copy would still hold it."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__("whisper", seat)
        self.number = number

    def legal_actions(self, state: Tiny) -> list[Action]:
        return [state.game.actions[REST], state.game.actions[CAST]]

    def take(self, state: Tiny, action: Action) -> None:
        state.stack.append(Turn(self.seat))

    def dump(self) -> dict[str, object]:
        return {"kind": self.kind, "seat": self.seat, "number": self.number}


class KeepingGame(TinyGame):
    """Asks a first question that knows what the second player holds."""

    def __init__(self, name: str) -> None:
        super().__init__(name, decisions={**DECISIONS, "whisper": self.load_whisper})

    @staticmethod
    def load_whisper(fields: Fields, seats: int) -> Decision[Any]:
        return Whisper(fields.number("seat", 0, seats - 1), fields.number("number", 0, NUMBERS - 1))

    def deal(self, seats: int, dice: Dice, options: dict[str, Value]) -> Tiny:
        state = super().deal(seats, dice, options)
        state.stack.append(Whisper(0, state.hands[1]))
        return state


class Reminder(Step[Tiny]):
    """The same under all that is to be decided: nobody's, and as well shared by copies."""

    def __init__(self, number: int) -> None:
        super().__init__("reminder")
        self.number = number

    def dump(self) -> dict[str, object]:
        return {"kind": self.kind, "seat": self.seat, "number": self.number}


class BuryingGame(TinyGame):
    """Ends with a step that knows what the second player held at first."""

    def __init__(self, name: str) -> None:
        super().__init__(name, decisions={**DECISIONS, "reminder": self.load_reminder})

    @staticmethod
    def load_reminder(fields: Fields, seats: int) -> Decision[Any]:
        return Reminder(fields.number("number", 0, NUMBERS - 1))

    def deal(self, seats: int, dice: Dice, options: dict[str, Value]) -> Tiny:
        state = super().deal(seats, dice, options)
        state.stack.insert(0, Reminder(state.hands[1]))
        return state


class NumberedGame(TinyGame):
    """Sound: it tells in numbers what a seat has, and what it holds."""

    def feature_table(self) -> FeatureTable:
        return FeatureTable(
            Block("coins", "/ 6"), Block("number", "held / 9", parts=["me", "rival"])
        )

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Tiny)
        state.check_seat(seat)
        return [state.coins[seat] / COINS, state.hands[seat] / (NUMBERS - 1), self.rival(state)]

    def rival(self, state: Tiny) -> float:
        return 0.0


class BabblingGame(NumberedGame):
    """The same, and what the last player holds."""

    def rival(self, state: Tiny) -> float:
        return state.hands[-1] / (NUMBERS - 1)


class ExaggeratingGame(NumberedGame):
    """The same, in numbers beyond the bounds that it has named."""

    def rival(self, state: Tiny) -> float:
        return 1.5


class HastyGame(TinyGame):
    """Tells how far it is by what is on top of the deck, which nobody may know."""

    def progress(self, state: State) -> dict[str, int | str]:
        assert isinstance(state, Tiny)
        return {"next": state.deck[-1] if state.deck else 0}


class MumblingGame(TinyGame):
    """Has words for how far it is, about something that it does not tell."""

    def locale(self, language: str) -> str:
        return "game-progress = Round { $round }\n"


class NamelessGame(TinyGame):
    """Tells how far it is under a number in place of a name."""

    def progress(self, state: State) -> dict[str, int | str]:
        return {1: 2}  # type: ignore[dict-item]


class VastGame(TinyGame):
    """Tells a number that is too large for JSON as servers write it."""

    def progress(self, state: State) -> dict[str, int | str]:
        return {"round": 2**64}


class Question(Decision[Tiny]):
    """A question before the first turn."""

    def legal_actions(self, state: Tiny) -> list[Action]:
        return [state.game.actions[REST], state.game.actions[CAST]]

    def take(self, state: Tiny, action: Action) -> None:
        """Nothing comes of it."""


class Peek(Question):
    """Has a choice more when an even number is on top of the deck, which nobody may know."""

    def legal_actions(self, state: Tiny) -> list[Action]:
        return [state.game.actions[at] for at in range(3 - state.deck[-1] % 2)]


class Fumble(Question):
    """Rolls a die, and tells nobody."""

    def take(self, state: Tiny, action: Action) -> None:
        state.coins[self.seat] -= state.dice.below(2)


class Boast(Question):
    """Tells all what the player holds, as if everybody knew."""

    def take(self, state: Tiny, action: Action) -> None:
        if state.journal is not None:
            facts = {"kind": "boast", "seat": self.seat, "number": state.hands[self.seat]}
            state.journal.note(self.seat, facts)


class AskingGame(TinyGame):
    """Puts a question to the first player."""

    def __init__(self, name: str, question: type[Question]) -> None:
        self.question = question("question", 0)
        super().__init__(
            name, decisions={**DECISIONS, "question": loader(lambda seat: self.question)}
        )

    def deal(self, seats: int, dice: Dice, options: dict[str, Value]) -> Tiny:
        state = super().deal(seats, dice, options)
        state.stack.append(self.question)
        return state


LEAKING = TinyGame("tiny-leaking", Leaking)
TELLTALE = TinyGame("tiny-telltale", Telltale)
SHARING = TinyGame("tiny-sharing", Sharing)
UNSORTED = TinyGame("tiny-unsorted", Unsorted)
LENDING = TinyGame("tiny-lending", Lending)
FORESEEN = TinyGame("tiny-foreseen", Foreseen)
MISCOUNTING = TinyGame("tiny-miscounting", Miscounting)
LENIENT = TinyGame("tiny-lenient", Lenient)
FORGETFUL = ForgetfulGame("tiny-forgetful")
MOODY = MoodyGame("tiny-moody")
KEEPING = KeepingGame("tiny-keeping")
BURYING = BuryingGame("tiny-burying")
PEEKING = AskingGame("tiny-peeking", Peek)
FUMBLING = AskingGame("tiny-fumbling", Fumble)
NUMBERED = NumberedGame("tiny-numbered")
BABBLING = BabblingGame("tiny-babbling")
EXAGGERATING = ExaggeratingGame("tiny-exaggerating")
HASTY = HastyGame("tiny-hasty")
MUMBLING = MumblingGame("tiny-mumbling")
NAMELESS = NamelessGame("tiny-nameless")
VAST = VastGame("tiny-vast")
ENDLESS = TinyGame("tiny-endless", length=Length({2: 5, 3: 7}, 8))
TIMELESS = TinyGame("tiny-timeless", length=Length({2: 5, 3: 7, 4: 9}, 0))
BOASTING = AskingGame("tiny-boasting", Boast)
