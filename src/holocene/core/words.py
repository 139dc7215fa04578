"""The words of a game in one language: a Fluent catalogue, with plain words where it has none."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

LANGUAGES: Final = ("en", "cs", "sk", "hr")


def key_of(*parts: str) -> str:
    """Names of the engine as a key: blanks and underscores become hyphens."""
    return "-".join(parts).replace(" ", "-").replace("_", "-")


def plain(name: str) -> str:
    """A name of the engine as a reader would write it."""
    return name.replace("_", " ").replace("-", " ")


def excerpt(text: str, key: str) -> str:
    """One message out of a catalogue: reading all of a large one takes a tenth of a second."""
    found = re.search(rf"^{re.escape(key)} *=.*(?:\n(?:[ ].*)?)*", text, re.MULTILINE)
    return "" if found is None else found[0] + "\n"


class Words:
    """Catalogues in one language. Of two messages with one key the first is said."""

    __slots__ = ("_bundle", "language")

    def __init__(self, language: str, *texts: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # slow to import

        self.language: Final = language
        bundle: Any = FluentBundle([language], use_isolating=False)
        for text in texts:
            bundle.add_resource(FluentResource(text))
        self._bundle: Final[Any] = bundle

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        """The message, or its `key.attribute`, with facts for its variables; a KeyError if none."""
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(f"no words for {key!r} in {self.language}")
        told, errors = self._bundle.format_pattern(pattern, facts or {})
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return str(told)

    def say_or(self, key: str, otherwise: str, facts: Mapping[str, object] | None = None) -> str:
        return self.say(key, facts) if self.has(key) else otherwise

    def tell(self, facts: Mapping[str, object], names: list[str]) -> str:
        """An event as a line: `log-KIND` with its facts, or the facts themselves."""
        told = {name: _argument(value) for name, value in facts.items()}
        seat = facts.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(names):
            told["who"] = names[seat]
        key = key_of("log", str(facts["kind"]))
        if self.has(key):
            return self.say(key, told)
        parts = [f"{plain(name)} {value}" for name, value in told.items() if name not in DROPPED]
        who = f"{told['who']}: " if "who" in told else ""
        return who + ", ".join([plain(str(facts["kind"])), *parts])

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


DROPPED: Final = ("kind", "seat", "who")  # of a plain line: said otherwise


def _argument(value: object) -> object:
    """A fact as Fluent takes it: a number, or text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float | str):
        return value
    if isinstance(value, list):
        return ", ".join([str(_argument(item)) for item in value])
    if isinstance(value, dict):
        return ", ".join([f"{plain(str(name))} {_argument(item)}" for name, item in value.items()])
    return "-"
