"""Shapes beside those of the routes: what sockets tell, and what games show.

A game's shapes carry its name: `View` of `big-river` is `BigRiverView`, and so are those that it is
made of. So two games may have a `PlayerView` each.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from pydantic import TypeAdapter

from ..core import registry, sets
from ..tables.messages import Beat, Command, Moved, PauseAhead, Presence, Refused, Tried

LOG: Final = logging.getLogger(__name__)
WHERE: Final = "#/components/schemas/"
OF_SOCKETS: Final[dict[str, Any]] = {
    "Beat": Beat,
    "Moved": Moved,
    "PauseAhead": PauseAhead,
    "Presence": Presence,
    "Refused": Refused,
    "Tried": Tried,
    "Command": Command,
}


def add_shapes(known: dict[str, Any]) -> None:
    """Add them to the schemas of an OpenAPI description; a game that fails goes without."""
    known.update(described(OF_SOCKETS, "", known))
    taken: set[str] = set()
    for name in registry.game_names():
        if sets.base_of(name) != name:
            continue  # with another set of components a game shows the same
        prefix = camel(name)
        try:
            if prefix in taken:
                raise ValueError(f"another game's types are called {prefix} too")
            known.update(described(registry.game(name).shapes(), prefix, known))
            taken.add(prefix)
        except Exception as error:  # a stranger's package may fail in any way
            LOG.error("the shapes of %s are left out: %s: %s", name, type(error).__name__, error)


def camel(name: str) -> str:
    """The name of a game as types are called: `big-river` is `BigRiver`."""
    return "".join(part.capitalize() for part in name.replace("_", "-").split("-"))


def described(shapes: dict[str, Any], prefix: str, known: dict[str, Any]) -> dict[str, Any]:
    """The schemas of shapes and of all that they are made of, by their new names."""
    found: dict[str, Any] = {}
    for name, shape in shapes.items():
        made = TypeAdapter(shape).json_schema(ref_template=WHERE + "{model}")
        parts = {**made.pop("$defs", {}), name: made}
        renamed = {part: _prefixed(part, prefix) for part in parts}
        for part, schema in parts.items():
            new, schema = renamed[part], _renamed(schema, renamed)
            if found.setdefault(new, schema) != schema or known.get(new, schema) != schema:
                raise ValueError(f"two shapes are called {new}; one needs another name")
    return found


def _prefixed(name: str, prefix: str) -> str:
    has_it = name.startswith(prefix) and name[len(prefix) :][:1].isupper()
    return name if has_it or not prefix else prefix + name


def _renamed(part: Any, names: dict[str, str]) -> Any:
    """A schema whose references, and the table of a discriminator, have the new names."""
    if isinstance(part, dict):
        return {key: _renamed(value, names) for key, value in part.items()}
    if isinstance(part, list):
        return [_renamed(value, names) for value in part]
    if isinstance(part, str) and part.startswith(WHERE):
        return WHERE + names[part.removeprefix(WHERE)]
    return part
