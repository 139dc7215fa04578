"""A patch applied, as the client in the browser does it."""

from __future__ import annotations

from collections.abc import Mapping

from holocene.tables.patch import Patch


def patched(value: object, patch: Patch) -> object:
    """The value with a patch applied; the value itself is left as it was."""
    for change in patch:
        path = change[0]
        assert isinstance(path, list)
        value = _with(value, path, 0, change)
    return value


def _with(value: object, path: list[object], depth: int, change: list[object]) -> object:
    if depth == len(path):
        return change[1]
    key = path[depth]
    last = depth + 1 == len(path)
    if isinstance(value, Mapping):
        made = dict(value)
        if last and len(change) == 1:
            del made[key]
        else:
            made[key] = _with(made.get(key), path, depth + 1, change)
        return made
    assert isinstance(value, list)
    assert isinstance(key, int)
    copy = value[:]
    copy[key] = _with(copy[key], path, depth + 1, change)
    return copy
