"""What happened, told as events: for the log, for animation and for undo."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final


class Event:
    """One thing that happened.

    `facts` is JSON-ready with a `kind`; each game types its events as TypedDicts. Undo asks three
    things: `seat`, who did it (None: the game itself), `random`, whether chance decided, and
    `reveals`, whether somebody learned something hidden.

    A secret event has an `owner`, who alone is told the facts; everybody else is told `public`.
    """

    __slots__ = ("facts", "owner", "public", "random", "reveals", "seat")

    def __init__(
        self,
        seat: int | None,
        facts: Mapping[str, object],
        random: bool = False,
        reveals: bool = False,
        owner: int | None = None,
        public: Mapping[str, object] | None = None,
    ) -> None:
        if (owner is None) != (public is None):
            raise ValueError("a secret event needs both an owner and what the others are told")
        self.seat: Final = seat
        self.facts: Final = facts
        self.random: Final = random
        self.reveals: Final = reveals
        self.owner: Final = owner
        self.public: Final = facts if public is None else public

    @property
    def undoable(self) -> bool:
        return not (self.random or self.reveals)

    def undoable_by(self, seat: int) -> bool:
        """Whether it is a seat's own doing, with no chance and no news in it."""
        return self.seat == seat and self.undoable

    def told_to(self, seat: int | None) -> Mapping[str, object]:
        """The facts as this seat may know them; None is a spectator."""
        return self.facts if self.owner is None or self.owner == seat else self.public


class Journal:
    """The events of a game in order. Attach one to `state.journal` to have it written."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(
        self,
        seat: int | None,
        facts: Mapping[str, object],
        random: bool = False,
        reveals: bool = False,
        owner: int | None = None,
        public: Mapping[str, object] | None = None,
    ) -> None:
        """Write down what somebody did, or (None) what happened by itself; see `Event`."""
        self.events.append(Event(seat, facts, random, reveals, owner, public))

    def __len__(self) -> int:
        return len(self.events)

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)
