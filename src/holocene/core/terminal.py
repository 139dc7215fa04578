"""A game in a terminal: said plainly, by its catalogue, unless it has a terminal of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .action import Action
from .words import Words

LETTERS: Final = 2  # of a seat's name where it has no room: the first may be that of others too
# What every view has; the rest is the game's own.
FRAME: Final = ("game", "rules", "options", "viewer", "actor", "decision", "over", "winners")


@mypyc_attr(allow_interpreted_subclasses=True)
class Terminal:
    """How a game is shown and told as text. Views, events and hints are those of the reader."""

    __slots__ = ()

    def seat_name(self, seat: int, words: Words) -> str:
        """Whose seat it is, as the board shows it."""
        return words.say_or("seat-plain", f"{seat + 1}", {"number": seat + 1})

    def show(self, view: Mapping[str, Any], words: Words) -> str:
        """A view as text, the open question last; may use rich's markup."""
        fields = {name: value for name, value in view.items() if name not in FRAME}
        decision = view["decision"] or {}
        fields.update({name: decision[name] for name in decision if name not in ("kind", "seat")})
        actor = view["actor"]
        name = "" if actor is None else self.seat_name(actor, words)
        lines = [*words.outline(fields), "", words.ask(view, name)]
        return "\n".join(lines).replace("[", "\\[")  # nothing in it is markup

    def tell(self, facts: Mapping[str, Any], names: list[str], words: Words) -> str:
        """An event as a line of text, with the names of the seats; empty: nothing to say."""
        return words.tell(facts, names)

    def choice(
        self, action: Action, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words
    ) -> str:
        """A choice as a player would say it: `choice-KIND`, or its own text."""
        return words.choice(action.kind, action.arguments, action.text)

    def explain(
        self, action: Action, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words
    ) -> str:
        """What a choice would bring, to be shown beside it; may be empty."""
        return ""

    def missing(self, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words) -> list[str]:
        """What one may look for among the choices in vain, and why; may be empty."""
        return []


PLAIN: Final[Terminal] = Terminal()
