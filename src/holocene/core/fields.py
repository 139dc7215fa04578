"""Reading JSON data from outside: every complaint names the field it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Fields:
    """The fields of one JSON object, read with checks. `path` is where it stands in the whole."""

    __slots__ = ("data", "path", "read")

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, dict):
            raise ValueError(f"{path or 'the data'}: expected an object, got {_kind(data)}")
        self.data: Final[dict[str, object]] = data
        self.path: Final = path
        self.read: Final[dict[str, bool]] = {}  # names, in order

    def where(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def wrong(self, name: str, what: str) -> ValueError:
        return ValueError(f"{self.where(name)}: {what}")

    def done(self) -> None:
        """Refuse fields that nobody has read."""
        for name in self.data:
            if name not in self.read:
                known = ", ".join(self.read)
                raise self.wrong(str(name)[:40], f"unknown field; known are {known}")

    def value(self, name: str) -> object:
        if name not in self.data:
            raise self.wrong(name, "missing")
        self.read[name] = True
        return self.data[name]

    def text(self, name: str) -> str:
        return _text(self.value(name), self.where(name))

    def choice(self, name: str, choices: Sequence[str]) -> str:
        value = self.text(name)
        if value not in choices:
            raise self.wrong(name, f"expected {' or '.join(choices)}, got {value[:40]!r}")
        return value

    def truth(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise self.wrong(name, f"expected true or false, got {_kind(value)}")
        return value

    def number(self, name: str, low: int, high: int) -> int:
        return _number(self.value(name), low, high, self.where(name))

    def items(self, name: str, least: int, most: int) -> list[object]:
        value = self.value(name)
        if not isinstance(value, list):
            raise self.wrong(name, f"expected a list, got {_kind(value)}")
        if not least <= len(value) <= most:
            size = str(least) if least == most else f"{least} to {most}"
            raise self.wrong(name, f"expected {size} items, got {len(value)}")
        return value

    def numbers(self, name: str, low: int, high: int, least: int, most: int) -> list[int]:
        return [
            _number(item, low, high, f"{self.where(name)}[{at}]")
            for at, item in enumerate(self.items(name, least, most))
        ]

    def texts(self, name: str, least: int, most: int) -> list[str]:
        return [
            _text(item, f"{self.where(name)}[{at}]")
            for at, item in enumerate(self.items(name, least, most))
        ]

    def object(self, name: str) -> Fields:
        return Fields(self.value(name), self.where(name))

    def objects(self, name: str, least: int, most: int) -> list[Fields]:
        return [
            Fields(item, f"{self.where(name)}[{at}]")
            for at, item in enumerate(self.items(name, least, most))
        ]


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{where}: expected text, got {_kind(value)}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{where}: expected text, got half a character") from None
    return value


def _number(value: object, low: int, high: int, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{where}: expected a whole number, got {_kind(value)}")
    if not low <= value <= high:
        raise ValueError(f"{where}: expected {low} to {high}, got {str(value)[:40]}")
    return value


def _kind(value: object) -> str:
    if value is None:
        return "nothing"
    names = {bool: "true or false", int: "a number", float: "a fraction", str: "text"}
    names |= {list: "a list", dict: "an object"}
    return names.get(type(value), type(value).__name__)
