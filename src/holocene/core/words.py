"""The words of a game in one language: a Fluent catalogue, with plain words where it has none."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

LANGUAGES: Final = ("en", "cs", "sk", "hr")
MOST_SAID: Final = 5000  # sentences that are remembered
ENTRY: Final = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)  # where one begins
NAME: Final = re.compile(r"[\w -]+")
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def key_of(*parts: str) -> str:
    """Names of the engine as a key: blanks and underscores become hyphens."""
    return "-".join(parts).replace(" ", "-").replace("_", "-")


def plain(name: str) -> str:
    """A name of the engine as a reader would write it."""
    return name.replace("_", " ").replace("-", " ")


@cache
def common(language: str) -> str:
    """What games say in the same words; of a game they come after its own."""
    language = language if language in LANGUAGES else LANGUAGES[0]
    return (files(__package__) / "locale" / f"{language}.ftl").read_text("utf-8")


class Words:
    """Catalogues in one language. Of two messages with one key the first is said.

    A message is parsed when it is first said: all of a large catalogue takes a tenth of a second.
    `mistakes` are those that were met, by key, for tests: a game goes on with them.
    """

    __slots__ = ("_bundle", "_said", "_unread", "language", "mistakes")

    def __init__(self, language: str, *texts: str) -> None:
        from fluent.runtime import FluentBundle  # slow to import

        self.language: Final = language
        self.mistakes: Final[dict[str, str]] = {}
        self._bundle: Final[Any] = FluentBundle([language], use_isolating=False)
        # A board says mostly what it said before. By key and facts; False: with a mistake.
        self._said: Final[dict[object, tuple[str, bool]]] = {}
        self._unread: Final[dict[str, str]] = {}  # messages by key
        for text in texts:
            for message in ENTRY.split(text):
                self._unread.setdefault(message.partition("=")[0].strip(), message)

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        """The message, or its `key.attribute`, with facts for its variables; a KeyError if none.

        A message with a mistake in it is said as far as it goes.
        """
        return self._attempt(key, facts)[0]

    def say_or(self, key: str, otherwise: str, facts: Mapping[str, object] | None = None) -> str:
        """The message; other words where there is none, or a mistake in it."""
        if not self.has(key):
            return otherwise
        said, sound = self._attempt(key, facts)
        return said if sound else otherwise

    def _attempt(self, key: str, facts: Mapping[str, object] | None) -> tuple[str, bool]:
        """What can be said of a message, and whether it is sound."""
        asked = (key, *facts.items()) if facts else key
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[asked] = self._format(key, facts or {})
        return said

    def _format(self, key: str, facts: Mapping[str, object]) -> tuple[str, bool]:
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(f"no words for {key!r} in {self.language}")
        try:
            told, errors = self._bundle.format_pattern(pattern, facts)
        except Exception as error:  # messages that refer to each other raise a RecursionError
            told, errors = plain(key), [error]
        if errors:
            self.mistakes[key] = str(errors[0])
        return str(told), not errors

    def tell(self, facts: Mapping[str, object], names: list[str]) -> str:
        """An event as a line: `log-KIND` with its facts, or the facts themselves."""
        told = self.arguments(facts)
        seat = facts.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(names):
            told["who"] = names[seat]
        parts = [f"{plain(name)} {value}" for name, value in told.items() if name not in DROPPED]
        who = f"{told['who']}: " if "who" in told else ""
        plainly = who + ", ".join([plain(str(facts["kind"])), *parts])
        return self.say_or(key_of("log", str(facts["kind"])), plainly, told)

    def ask(
        self,
        view: Mapping[str, Any],
        name: str,
        facts: Mapping[str, object] | None = None,
    ) -> str:
        """The question that is open in a view, with the name of who decides.

        `prompt-KIND` is put to that seat, `prompt-KIND-other` told to all else; their variables
        are the decision's own fields and the facts that a game adds.
        """
        decision = view["decision"]
        if decision is None:
            return self.say_or("prompt-over", "")
        told = {**self.arguments(decision), **(facts or {}), "name": name}
        told["what"] = plain(str(decision["kind"]))
        key = key_of("prompt", str(decision["kind"]))
        if view["viewer"] == decision["seat"]:
            asked = self.say_or("prompt-plain", str(told["what"]), told)
            return f"{name}: {self.say_or(key, asked, told)}"
        waiting = self.say_or("prompt-plain-other", f"{name}: {told['what']}", told)
        return self.say_or(f"{key}-other", waiting, told)

    def outline(self, fields: Mapping[str, object], indent: str = "") -> list[str]:
        """Any JSON-ready data as lines: `field-NAME` or the name itself, and what it holds."""
        out: list[str] = []
        for name, value in fields.items():
            label = indent + self.say_or(key_of("field", name), plain(name))
            inner = value
            if isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
                inner = {str(at + 1): item for at, item in enumerate(value)}
            if isinstance(inner, dict) and inner:
                out += [f"{label}:", *self.outline(inner, indent + "  ")]
            else:
                out.append(f"{label}: {_argument(value, self)}")
        return out

    def value(self, text: str) -> str:
        """What a text of the engine is called, such as an id: `value-ID`, or the text itself."""
        return self.say_or(key_of("value", text), text) if NAME.fullmatch(text) else text

    def arguments(self, facts: Mapping[str, object]) -> dict[str, object]:
        """Facts as Fluent takes them, ids by their words."""
        return {name: _argument(value, self) for name, value in facts.items()}

    def choice(self, kind: str, facts: Mapping[str, object], text: str) -> str:
        """A choice as a player would say it: `choice-KIND`, or its own text, ids by their words."""
        told = self.arguments(facts)
        plainly = text
        if told != _arguments(facts):  # the text does not know the words
            plainly = " ".join([plain(kind), *map(str, told.values())])
        return self.say_or(key_of("choice", kind), plainly, told)

    def join(self, parts: Sequence[str]) -> str:
        """`wood, clay and gold`, as the language joins them."""
        from babel.lists import format_list

        return str(format_list(parts, locale=self.language))

    def listed(self, parts: Sequence[str]) -> str:
        """The same; of none it says so."""
        return self.join(parts) if parts else self.say("nothing")

    def decimal(self, number: float) -> object:
        """A number with one decimal place, as an argument of a message."""
        from fluent.runtime.types import fluent_number

        rounded = round(number, 1)
        if rounded == int(rounded):
            rounded += 5e-7  # not shown, but "4.0" has another plural than "4" in Czech and Slovak
        return fluent_number(rounded, minimumFractionDigits=1, maximumFractionDigits=1)

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if name in self._unread:
            self._read(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, name: str) -> None:
        """Parse a message, and those that it refers to."""
        from fluent.runtime import FluentResource

        text = self._unread.pop(name, "")
        self._bundle.add_resource(FluentResource(text))
        for reference in REFERENCE.findall(text):
            if reference in self._unread:
                self._read(reference)


DROPPED: Final = ("kind", "seat", "who")  # of a plain line: said otherwise


def _arguments(facts: Mapping[str, object]) -> dict[str, object]:
    """Facts as Fluent takes them."""
    return {name: _argument(value) for name, value in facts.items()}


def _argument(value: object, words: Words | None = None) -> object:
    """A fact as Fluent takes it: a number, or text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) and words is not None:
        return words.value(value)
    if isinstance(value, int | float | str):
        return value
    if isinstance(value, list):
        return ", ".join([str(_argument(item, words)) for item in value]) or "-"
    if isinstance(value, dict):
        parts = [f"{plain(str(name))} {_argument(item, words)}" for name, item in value.items()]
        return ", ".join(parts) or "-"
    return "-"
