"""What can be chosen about a game before it starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Value = str | bool


class Option:
    """A named choice. `presets` says which other options each choice of this one sets.

    A default of None means: as the presets say. An option with a value `before` came later: games
    that began before it go on by that value. It is a fix of the rules, about which players of new
    games are not asked, unless it is a choice that was lacking: then it is `asked`.
    """

    __slots__ = ("asked", "before", "choices", "default", "help", "name", "presets")

    def __init__(
        self,
        name: str,
        choices: tuple[Value, ...],
        default: Value | None,
        help: str,
        presets: Mapping[str, Mapping[str, Value]] | None = None,
        before: Value | None = None,
        asked: bool = False,
    ) -> None:
        self.name: Final = name
        self.choices: Final = choices
        self.default: Final = default
        self.help: Final = help
        self.presets: Final[Mapping[str, Mapping[str, Value]]] = presets or {}
        self.before: Final = before
        self.asked: Final = asked or before is None

    @property
    def hidden(self) -> bool:
        """Whether players are not asked about it."""
        return not self.asked

    def describe(self) -> dict[str, object]:
        """JSON-ready, for a form."""
        return {
            "name": self.name,
            "choices": list(self.choices),
            "default": self.default,
            "help": self.help,
            "presets": {choice: dict(values) for choice, values in self.presets.items()},
        }

    def check(self, value: object) -> Value:
        for choice in self.choices:  # True == 1, so compare the types too
            if type(choice) is type(value) and choice == value:
                return choice
        choices = ", ".join(_short(choice) for choice in self.choices)
        raise ValueError(f"{self.name}: {_short(value)} is not a choice; choices are {choices}")

    def __repr__(self) -> str:
        return f"Option({self.name!r}, choices={self.choices!r}, default={self.default!r})"


def _short(value: object) -> str:
    """A value as it stands in data."""
    text = ("true" if value else "false") if isinstance(value, bool) else str(value)
    return text if len(text) <= 40 else text[:37] + "..."


def spell(value: Value) -> str:
    """A value as it is written on a command line."""
    return ("yes" if value else "no") if isinstance(value, bool) else value


def parse(option: Option, text: str) -> Value:
    """A value as it was written on a command line, back."""
    for choice in option.choices:
        if spell(choice) == text.lower():
            return choice
    choices = ", ".join(spell(choice) for choice in option.choices)
    raise ValueError(f"{option.name}: {_short(text)} is not a choice; choices are {choices}")


def resolve(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option with its value: what was given, else a preset's, else the default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            names = ", ".join(known) or "none"
            raise ValueError(f"unknown option {str(name)[:40]!r}; options are {names}")
    chosen = {name: known[name].check(value) for name, value in given.items() if value is not None}
    values: dict[str, Value] = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        if value is None:
            continue
        values[option.name] = value
        for name, preset in option.presets.get(str(value), {}).items():
            values[name] = chosen.get(name, preset)
    return {option.name: values[option.name] for option in options}


def revived(options: tuple[Option, ...], stored: Mapping[str, object]) -> dict[str, Value]:
    """The options of a game that was stored: by fixes that came later it does not go."""
    before = {option.name: option.before for option in options if option.before is not None}
    return resolve(options, {**before, **stored})
