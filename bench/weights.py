"""The weights of an estimate by name: each number of an object's fields, and of lists in them."""

from __future__ import annotations

from typing import Any

Values = dict[str, float]


def flat(weights: Any) -> Values:
    """All of them; the numbers of a list are called `list.0`, `list.1`, ..."""
    out: Values = {}
    for name in dir(weights):
        value = None if name.startswith("_") else getattr(weights, name)
        if isinstance(value, float):
            out[name] = value
        elif isinstance(value, list):
            out |= {f"{name}.{at}": each for at, each in enumerate(value)}
    return out


def use(weights: Any, values: Values) -> None:
    for name, value in values.items():
        field, _, at = name.partition(".")
        if at:
            getattr(weights, field)[int(at)] = value
        else:
            setattr(weights, field, value)


def scaled(values: Values, factors: Values) -> Values:
    """Some of them multiplied; a list by its name as a whole, or a number of it by its own."""
    return {
        name: value * factors.get(name, factors.get(name.partition(".")[0], 1.0))
        for name, value in values.items()
    }
