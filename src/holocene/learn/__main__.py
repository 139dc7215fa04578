"""What the features of games say: `python -m holocene.learn [GAME ...]`.

Of the games that are named every single number; with none, the tables of all of them as Markdown.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from ..core.features import Block
from ..core.game import Game
from ..core.registry import game as find
from ..core.registry import game_names
from .positions import learnable

SHOWN = 12  # parts that are named one by one
HEAD = """\
# A position in numbers

Made by `python -m holocene.learn`; with the name of a game it lists every single number with its
place. `/ 20` is the amount divided by 20. Each number is cut off at its bounds; `1:` is 1 where
that holds, else 0. `me` is the seat for which the position is told, `rival1` who plays after it;
of seats that are not there all is 0."""


def main(names: list[str]) -> int:
    try:
        for name in names:
            print("\n".join(every_number(learnable(name))))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    if not names:
        games = [find(name) for name in game_names()]
        print(page([game for game in games if game.feature_table().size]))
    return 0


def every_number(game: Game) -> Iterator[str]:
    """Place, name, bounds and meaning, a line for each."""
    at = 0
    for block in game.feature_table().blocks:
        for name in block.names:
            yield f"{at}\t{name}\t{block.low:g}\t{block.high:g}\t{block.about}"
            at += 1


def page(games: list[Game]) -> str:
    """All tables, as they stand in the documentation."""
    return "\n\n".join([HEAD, *[as_markdown(game) for game in games]])


def as_markdown(game: Game) -> str:
    """One table for a game: a row for each block, and one for those that differ in whose it is."""
    table = game.feature_table()
    lines = [f"## {game.title}", "", f"`{game.name}`: {table.size:,} numbers.", ""]
    lines += ["| name | numbers | from | to | |", "|---|---|---|---|---|"]
    for names, block in _together(table.blocks):
        whose = names[0] if len(names) == 1 else f"{{{', '.join(names)}}}"
        name = ".".join(filter(None, [whose, _own_name(block), _parts(block)]))
        count = block.size * len(names)
        lines.append(f"| `{name}` | {count} | {block.low:g} | {block.high:g} | {block.about} |")
    return "\n".join(lines)


def _own_name(block: Block) -> str:
    return block.name.partition(".")[2]


def _parts(block: Block) -> str:
    if block.parts is None:
        return ""
    parts = block.parts
    if len(parts) > SHOWN:
        parts = [*parts[:2], "...", parts[-1]]
    return f"{{{', '.join(parts)}}}"


def _together(blocks: tuple[Block, ...]) -> Iterator[tuple[list[str], Block]]:
    """Blocks that say the same of several things, `me.food` and `rival1.food`, as one."""
    found: dict[str, tuple[list[str], Block]] = {}
    for block in blocks:
        of, _, name = block.name.partition(".")
        said = (block.about, block.low, block.high, block.parts)
        key = f"{name} {said}" if name else block.name
        found.setdefault(key, ([], block))[0].append(of)
    yield from found.values()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
