"""Makes docs/terminal.svg: a game in the terminal, in the middle of it.

python docs/terminal_picture.py
"""

from __future__ import annotations

import html
import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import holocene
from holocene.cli import choices, screen
from holocene.cli.language import words_of

SEED, DECISIONS, SEATS, SEAT = 11, 250, 3, 0
TARGET = Path(__file__).with_name("terminal.svg")
TEXT = re.compile(
    r'<text class="([^"]*)" x="([^"]*)" y="([^"]*)" textLength="([^"]*)"([^>]*)>([^<]*)</text>'
)
THEME = TerminalTheme(
    (28, 27, 25),
    (226, 220, 208),
    [(28, 27, 25), (201, 93, 74), (124, 158, 96), (205, 163, 84), (104, 141, 180), (160, 124, 160),
     (110, 160, 160), (226, 220, 208)],
    [(110, 104, 96), (220, 110, 90), (140, 180, 110), (222, 184, 105), (126, 164, 204),
     (180, 142, 180), (130, 180, 180), (245, 240, 230)],
)  # fmt: skip


def position() -> tuple[holocene.State, list[str]]:
    """A game between bots, stopped where one seat is to send people out; and what led there."""
    record = holocene.Record.play(holocene.game("stone-age"), ["greedy"] * SEATS, seed=SEED)
    state = record.start()
    state.journal = journal = holocene.Journal()
    seen = 0
    for done, (seat, _) in enumerate(record.states(state)):
        legal = state.legal_actions()
        if done >= DECISIONS and seat == SEAT and typed(legal):
            break
        if seat == SEAT:
            seen = len(journal)
    return state, screen.told(state, journal.events[seen:], SEAT, words_of(state.game, "en"))


def typed(legal: list[holocene.Action]) -> str:
    """What a person might answer: three people to some place, while most are out already."""
    threes = [str(action) for action in legal if str(action).endswith(" 3")]
    return threes[1] if len(threes) > 2 and len(legal) < 24 else ""


def picture() -> str:
    state, news = position()
    console = Console(record=True, width=84, file=io.StringIO(), highlight=False)
    for line in news:
        console.print(line, style="italic", markup=False)
    console.print()
    words = words_of(state.game, "en")
    screen.show_board(console, state, SEAT, words)
    rows = choices.rows(choices.of(state, SEAT, words))
    console.print("\n".join(choices.lines(rows, console.width)))
    console.print(f"> {typed(state.legal_actions())}[reverse] [/]")
    svg = console.export_svg(title="holocene play stone-age", theme=THEME, unique_id="terminal")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # nothing from afar
    svg = TEXT.sub(tightened, svg)
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"


def tightened(found: re.Match[str]) -> str:
    """A piece of text without the spaces around it, which some viewers drop and some keep."""
    style, x, y, length, rest, text = found.groups()
    words = html.unescape(text)
    kept = words.strip()
    if not kept:
        return ""
    size = float(length) / len(words)
    start = float(x) + size * (len(words) - len(words.lstrip()))
    inside = html.escape(kept, quote=False).replace("\xa0", "&#160;")
    return (
        f'<text class="{style}" x="{start:.1f}" y="{y}" textLength="{size * len(kept):.1f}"'
        f"{rest}>{inside}</text>"
    )


if __name__ == "__main__":
    TARGET.write_text(picture(), "utf-8")
