"""A list of choices on a terminal: how it is shown, and which one was meant."""

from __future__ import annotations

import contextlib
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from textwrap import wrap

from ..core.action import Action
from ..core.game import Game
from ..core.state import State
from ..core.words import Words

PAGE = 30  # rows shown at once
FEW = 12  # up to so many rows stand below each other
LEAST_GLOSS = 16  # letters in a line of what a choice brings
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
    """What a seat can choose now, in order; what nobody should choose by a slip comes last."""
    terminal, view, hints = state.game.terminal, state.view(seat), state.game.hints(state, seat)
    return [
        Choice(
            action,
            terminal.choice(action, view, hints, words),
            terminal.explain(action, view, hints, words),
        )
        for action in sorted(state.legal_actions(), key=lambda action: action.gives_up)
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
        if family and not _belongs(family[-1], choice):
            yield family
            family = []
        family.append(choice)
    if family:
        yield family


def _belongs(one: Choice, other: Choice) -> bool:
    """Whether two choices are the next number of each other, and read like it.

    `take 1` and `take 2` may be different cards by name, of which each has its own row.
    """
    return _follows(one.action, other.action) and _differ_in_numbers(one.said, other.said)


def _differ_in_numbers(first: str, last: str) -> bool:
    differ = _differing(first, last)
    return differ is not None and (not differ or any(map(_are_numbers, differ)))


def _differing(first: str, last: str) -> list[tuple[str, str]] | None:
    """The words in which two sentences of one length differ; None: of different lengths."""
    one, other = first.split(), last.split()
    if len(one) != len(other):
        return None
    return [(a, b) for a, b in zip(one, other, strict=True) if a != b]


def _are_numbers(pair: tuple[str, str]) -> bool:
    return all(NUMBER.fullmatch(part) for part in pair)


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
    if first == last:
        return first
    if not _differ_in_numbers(first, last):
        return f"{first} ... {last}"
    pairs = zip(first.split(), last.split(), strict=True)
    return " ".join(f"{a}-{b}" if a != b and _are_numbers((a, b)) else b for a, b in pairs)


def lines(rows: Sequence[Row], width: int) -> list[str]:
    """The rows as lines with rich's markup, in columns where there are many."""
    number_width = max(len(row.numbers) for row in rows)
    said_width = max(len(row.said) for row in rows)
    gloss_width = max(len(row.gloss) for row in rows)
    fit = (width + 3) // (number_width + said_width + gloss_width + 7)
    columns = max(1, min(fit, 4)) if len(rows) > FEW else 1
    if columns == 1:
        glossed = max([len(row.said) for row in rows if row.gloss], default=0)
        start = min(number_width + glossed + 4, width - LEAST_GLOSS)
        return [line for row in rows for line in _alone(row, number_width, start, width)]
    cells = [
        f"{_start(row, number_width)}{' ' * (said_width - len(row.said))}  "
        f"{_dim(row.gloss)}{' ' * (gloss_width - len(row.gloss))}"
        for row in rows
    ]
    height = -(-len(cells) // columns)
    return ["   ".join(cells[at::height]).rstrip() for at in range(height)]


def _alone(row: Row, number_width: int, start: int, width: int) -> list[str]:
    """A row of one column; what it brings begins at `start` and goes on below."""
    gloss = wrap(row.gloss, width - start)
    out = _start(row, number_width)
    room = start - (number_width + 2 + len(row.said))
    if gloss and room >= 2:  # else all of it stands below
        out += " " * room + _dim(gloss.pop(0))
    return [out, *[" " * start + _dim(part) for part in gloss]]


def _start(row: Row, number_width: int) -> str:
    from rich.markup import escape

    return f"[bold]{row.numbers:>{number_width}}[/]  {escape(row.said)}"


def _dim(text: str) -> str:
    from rich.markup import escape

    return f"[dim]{escape(text)}[/]" if text else ""


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
