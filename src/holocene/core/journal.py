"""What happened, told as events: for the log, for animation and for undo."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final


class Event:
    """One thing that happened.

    `facts` is JSON-ready with a `kind`; each game types its events as TypedDicts. `random` tells
    that chance decided, `reveals` that somebody learned something hidden: undo stops at both.
    A secret event tells the full facts to its owner alone and `public` to everybody else.
    """

    __slots__ = ("facts", "owner", "public", "random", "reveals")

    def __init__(
        self,
        facts: Mapping[str, object],
        random: bool = False,
        reveals: bool = False,
        owner: int | None = None,
        public: Mapping[str, object] | None = None,
    ) -> None:
        self.facts: Final = facts
        self.random: Final = random
        self.reveals: Final = reveals
        self.owner: Final = owner
        self.public: Final = facts if public is None else public

    @property
    def undoable(self) -> bool:
        return not (self.random or self.reveals)

    def told_to(self, seat: int | None) -> Mapping[str, object]:
        """The facts as this seat may know them; None is a spectator."""
        return self.facts if self.owner is None or self.owner == seat else self.public


class Journal:
    """The events of a game in order. Attach one to `state.journal` to have it written."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def note(
        self, facts: Mapping[str, object], random: bool = False, reveals: bool = False
    ) -> None:
        self.events.append(Event(facts, random, reveals))

    def secret(self, owner: int, facts: Mapping[str, object], public: Mapping[str, object]) -> None:
        """Something that one seat learns and the others only see happening."""
        self.events.append(Event(facts, random=True, reveals=True, owner=owner, public=public))

    def __len__(self) -> int:
        return len(self.events)

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)
