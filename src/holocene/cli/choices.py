"""A list of options on a terminal: how it is shown, and which one was meant."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from ..core.action import Action
from ..core.game import Game

PAGE = 30  # rows shown at once
FEW = 12  # up to so many rows stand below each other
NUMBERED = re.compile(r"(.* )(\d+)")


class Row:
    """One option, or several that differ in their last number only (`place forest 1-5`)."""

    def __init__(self, first: int, actions: Sequence[Action], glosses: Sequence[str]) -> None:
        last = first + len(actions) - 1
        self.numbers = str(first) if first == last else f"{first}-{last}"
        self.text = str(actions[0])
        self.gloss = glosses[0]
        if len(actions) > 1:
            self.text += f"-{str(actions[-1]).rsplit(' ', 1)[1]}"
            self.gloss = _span(glosses[0], glosses[-1])


def rows(actions: Sequence[Action], explain: Callable[[Action], str]) -> list[Row]:
    """The options in order, numbered from 1."""
    out: list[Row] = []
    first = 1
    for family in _families(actions):
        out.append(Row(first, family, [explain(action) for action in family]))
        first += len(family)
    return out


def _families(actions: Sequence[Action]) -> Iterator[list[Action]]:
    family: list[Action] = []
    for action in actions:
        if family and not _follows(family[-1], action):
            yield family
            family = []
        family.append(action)
    if family:
        yield family


def _follows(one: Action, other: Action) -> bool:
    """Whether two actions are the same thing with a number and the next number."""
    a, b = NUMBERED.fullmatch(str(one)), NUMBERED.fullmatch(str(other))
    if a is None or b is None or a[1] != b[1] or int(a[2]) + 1 != int(b[2]):
        return False
    before, after = one.arguments, other.arguments
    changed = [name for name in after if before.get(name) != after[name]]
    return len(changed) == 1 and isinstance(after[changed[0]], int)


def _span(first: str, last: str) -> str:
    """Two sentences in one: `about 0.8-5.5 wood`."""
    one, other = first.split(), last.split()
    differ = [at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b]
    if len(one) != len(other) or len(differ) > 1:
        return f"{first} ... {last}"
    for at in differ:
        one[at] += f"-{other[at]}"
    return " ".join(one)


def lines(rows: Sequence[Row], width: int) -> list[str]:
    """The rows as lines with rich's markup, in columns where there are many."""
    from rich.markup import escape

    number_width = max(len(row.numbers) for row in rows)
    text_width = max(len(row.text) for row in rows)
    gloss_width = max(len(row.gloss) for row in rows)
    cells = [
        f"[bold]{row.numbers:>{number_width}}[/]  {escape(row.text):<{text_width}}  "
        f"[dim]{escape(row.gloss)}[/]{' ' * (gloss_width - len(row.gloss))}"
        for row in rows
    ]
    fit = (width + 3) // (number_width + text_width + gloss_width + 7)
    columns = max(1, min(fit, 4)) if len(rows) > FEW else 1
    height = -(-len(cells) // columns)
    return ["   ".join(cells[at::height]).rstrip() for at in range(height)]


def meant(game: Game, legal: Sequence[Action], typed: str) -> Action:
    """The option that was typed: its number, its text, or enough of its text to know it."""
    words = " ".join(typed.lower().split())
    if words.isdecimal():
        if len(words) > 9 or not 1 <= int(words) <= len(legal):
            raise ValueError(f"There is no option {words[:20]}; choose 1 to {len(legal)}.")
        return legal[int(words) - 1]
    texts = {str(action): action for action in legal}
    if words in texts:
        return texts[words]
    found = [text for text in texts if text.startswith(words)]
    found = found or [text for text in texts if text.endswith(f" {words}")]
    if len(found) == 1:
        return texts[found[0]]
    if found:
        some = ", ".join(found[:3]) + (", ..." if len(found) > 3 else "")
        raise ValueError(f"{words[:40]!r} can mean {some}; say a little more.")
    known = game.action(words)  # ValueError with the nearest texts, if there is no such action
    raise ValueError(f"{str(known)!r} is not possible now.")
