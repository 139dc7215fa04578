"""A list of choices on a terminal: how it is shown, and which one was meant."""

from __future__ import annotations

import contextlib
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches

from ..core.action import Action
from ..core.game import Game
from ..core.state import State
from ..core.words import Words

PAGE = 30  # rows shown at once
FEW = 12  # up to so many rows stand below each other
SOME = 3  # so many are named where several could be meant
NUMBERED = re.compile(r"(.* )(\d+)")
NUMBER = re.compile(r"\d+([.,]\d+)?")


class Choice:
    """An action in a player's words, and what it would bring."""

    def __init__(self, action: Action, said: str, gloss: str = "") -> None:
        self.action = action
        self.said = said
        self.gloss = gloss


def of(state: State, seat: int, words: Words) -> list[Choice]:
    """What a seat can choose now, in order."""
    terminal, view, hints = state.game.terminal, state.view(seat), state.game.hints(state, seat)
    return [
        Choice(
            action,
            terminal.choice(action, view, hints, words),
            terminal.explain(action, view, hints, words),
        )
        for action in state.legal_actions()
    ]


# How they are shown


class Row:
    """One choice, or several that differ in their last number only (`place forest 1` to `5`)."""

    def __init__(self, first: int, choices: Sequence[Choice]) -> None:
        last = first + len(choices) - 1
        self.numbers = str(first) if first == last else f"{first}-{last}"
        self.said = _span(choices[0].said, choices[-1].said)
        self.gloss = _span(choices[0].gloss, choices[-1].gloss)


def rows(choices: Sequence[Choice]) -> list[Row]:
    """The choices in order, numbered from 1."""
    out: list[Row] = []
    first = 1
    for family in _families(choices):
        out.append(Row(first, family))
        first += len(family)
    return out


def _families(choices: Sequence[Choice]) -> Iterator[list[Choice]]:
    family: list[Choice] = []
    for choice in choices:
        if family and not _follows(family[-1].action, choice.action):
            yield family
            family = []
        family.append(choice)
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
    """Two sentences in one: `about 0.8-5.5 wood`. A word that differs follows the last number."""
    one, other = first.split(), last.split()
    differ = [(a, b) for a, b in zip(one, other, strict=False) if a != b]
    numbers = [pair for pair in differ if all(NUMBER.fullmatch(part) for part in pair)]
    if len(one) != len(other) or (differ and not numbers):
        return f"{first} ... {last}"
    return " ".join(f"{a}-{b}" if (a, b) in numbers else b for a, b in zip(one, other, strict=True))


def lines(rows: Sequence[Row], width: int) -> list[str]:
    """The rows as lines with rich's markup, in columns where there are many."""
    from rich.markup import escape

    def dim(text: str) -> str:
        return f"[dim]{escape(text)}[/]" if text else ""

    number_width = max(len(row.numbers) for row in rows)
    said_width = max(len(row.said) for row in rows)
    gloss_width = max(len(row.gloss) for row in rows)
    cells = [
        f"[bold]{row.numbers:>{number_width}}[/]  {escape(row.said)}"
        f"{' ' * (said_width - len(row.said))}  "
        f"{dim(row.gloss)}{' ' * (gloss_width - len(row.gloss))}"
        for row in rows
    ]
    fit = (width + 3) // (number_width + said_width + gloss_width + 7)
    columns = max(1, min(fit, 4)) if len(rows) > FEW else 1
    height = -(-len(cells) // columns)
    return ["   ".join(cells[at::height]).rstrip() for at in range(height)]


# Which one was meant


def meant(game: Game, choices: Sequence[Choice], typed: str, words: Words) -> Action:
    """The choice that was typed: its number, its words, or enough of them; ValueError if none.

    Also the text of the action, as records have it: `place forest 3`.
    """
    if typed.isdecimal():
        if len(typed) > 9 or not 1 <= int(typed) <= len(choices):
            raise ValueError(
                words.say("cli-no-number", {"number": typed[:20], "last": len(choices)})
            )
        return choices[int(typed) - 1].action
    found = _found(choices, _folded(typed))
    if len(found) == 1:
        return found[0].action
    if found:
        some = ", ".join(choice.said for choice in found[:SOME])
        more = ", ..." if len(found) > SOME else ""
        raise ValueError(words.say("cli-several", {"typed": typed[:40], "found": some + more}))
    raise ValueError(_nothing_like(game, choices, typed, words))


def _found(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """Those that read like this, the closest way of reading first."""
    texts = [(choice, _folded(str(choice.action)), _folded(choice.said)) for choice in choices]
    ways: list[Iterable[Choice]] = [
        (choice for choice, text, said in texts if typed in (text, said)),
        (choice for choice, text, _ in texts if text.startswith(typed)),
        (choice for choice, text, _ in texts if text.endswith(f" {typed}")),
        (choice for choice, _, said in texts if _has_words(said, typed)),
    ]
    return next((found for way in ways if (found := list(way))), [])


def _has_words(said: str, typed: str) -> bool:
    """Whether every typed word begins one of the said ones."""
    return all(any(word.startswith(part) for word in said.split()) for part in typed.split())


def _nothing_like(game: Game, choices: Sequence[Choice], typed: str, words: Words) -> str:
    with contextlib.suppress(ValueError):
        return words.say("cli-not-now", {"typed": str(game.action(typed))})
    known = {_folded(text): each for each in choices for text in (str(each.action), each.said)}
    near = [known[text].said for text in get_close_matches(_folded(typed)[:80], known, n=SOME)]
    found = ", ".join(dict.fromkeys(near))
    return words.say("cli-meant" if near else "cli-unknown", {"typed": typed[:40], "found": found})


def _folded(text: str) -> str:
    """Without what a typist may leave out: capitals, accents, blanks."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(each for each in letters if not unicodedata.combining(each)).split())
