"""Shapes beside those of the routes: what sockets tell, and what games show.

A game's shapes carry its name: `View` of `big-river` is `BigRiverView`, and so are those that it is
made of. So two games may have a `PlayerView` each.
"""

from __future__ import annotations

from typing import Any, Final

from pydantic import TypeAdapter

from ..core import registry
from ..tables.messages import Command, Moved, Presence, Refused, Tried

WHERE: Final = "#/components/schemas/"
OF_SOCKETS: Final[dict[str, Any]] = {
    "Moved": Moved,
    "Presence": Presence,
    "Refused": Refused,
    "Tried": Tried,
    "Command": Command,
}


def add_shapes(known: dict[str, Any]) -> None:
    """Add them to the schemas of an OpenAPI description."""
    _add(known, OF_SOCKETS, "")
    for name in registry.game_names():
        _add(known, registry.game(name).shapes(), camel(name))


def camel(name: str) -> str:
    """The name of a game as types are called: `big-river` is `BigRiver`."""
    return "".join(part.capitalize() for part in name.replace("_", "-").split("-"))


def _add(known: dict[str, Any], shapes: dict[str, Any], prefix: str) -> None:
    for name, shape in shapes.items():
        made = TypeAdapter(shape).json_schema(ref_template=WHERE + "{model}")
        parts = {**made.pop("$defs", {}), name: made}
        renamed = {part: _prefixed(part, prefix) for part in parts}
        for part, described in parts.items():
            described = _renamed(described, renamed)
            if known.setdefault(renamed[part], described) != described:
                raise ValueError(f"two shapes are called {renamed[part]}; one needs another name")


def _prefixed(name: str, prefix: str) -> str:
    return name if name.startswith(prefix) else prefix + name


def _renamed(part: Any, names: dict[str, str]) -> Any:
    """A schema whose references, and the table of a discriminator, have the new names."""
    if isinstance(part, dict):
        return {key: _renamed(value, names) for key, value in part.items()}
    if isinstance(part, list):
        return [_renamed(value, names) for value in part]
    if isinstance(part, str) and part.startswith(WHERE):
        return WHERE + names[part.removeprefix(WHERE)]
    return part
