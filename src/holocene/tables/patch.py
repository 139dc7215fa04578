"""What changed between two JSON values, so that a viewer need not be sent all of it again."""

from __future__ import annotations

# [path, value] sets, [path] removes; a path is a list of keys and indices.
Patch = list[list[object]]


def diff(old: object, new: object) -> Patch:
    """The patch that makes `new` of `old`.

    A field keeps its type: inside lists and dictionaries, 1 and True count as equal.
    """
    out: Patch = []
    _compare([], old, new, out)
    return out


def _compare(path: list[object], old: object, new: object, out: Patch) -> None:
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            if key not in old:
                out.append([[*path, key], value])
            else:
                before = old[key]
                if before is not value and (before != value or type(before) is not type(value)):
                    _compare([*path, key], before, value, out)
        for key in old:
            if key not in new:
                out.append([[*path, key]])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, value in enumerate(new):
            before = old[at]
            if before is not value and (before != value or type(before) is not type(value)):
                _compare([*path, at], before, value, out)
    elif old != new or type(old) is not type(new):
        out.append([path, new])
