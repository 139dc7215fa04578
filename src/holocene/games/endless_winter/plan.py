"""The plan of megaliths: four boards laid together, and what can be built on four stones.

A place is a space of a board, numbered tile by tile, or a seat on top of a square of four places
of one level; those are numbered after all spaces. What is printed on a space depends on which
board lies on the tile, all else on the shape of the plan alone.
"""

from __future__ import annotations

from typing import Final

BOARDS: Final = 4
BOARD_ROWS: Final = 2
BOARD_COLUMNS: Final = 4
SPACES: Final = BOARD_ROWS * BOARD_COLUMNS  # of one board
GROUND: Final = BOARDS * SPACES
NEUTRAL: Final = 4  # whose a grey megalith is


class Tile:
    """Where a board lies: its upper left corner, and whether it is turned by a quarter."""

    __slots__ = ("column", "row", "turned")

    def __init__(self, row: int, column: int, turned: bool) -> None:
        self.row: Final = row
        self.column: Final = column
        self.turned: Final = turned

    def position(self, space: int) -> tuple[int, int]:
        """Row and column of a space on the whole plan."""
        row, column = divmod(space, BOARD_COLUMNS)
        if self.turned:
            row, column = column, BOARD_ROWS - 1 - row
        return self.row + row, self.column + column


class Plan:
    """The geometry of one shape; `joined`: neighbours and squares go over the borders of boards."""

    __slots__ = ("below", "beside", "levels", "name", "players", "positions", "tops")

    def __init__(self, name: str, players: int, tiles: list[Tile], joined: bool) -> None:
        self.name: Final = name
        self.players: Final = players
        self.positions: Final[list[tuple[int, int]]] = [
            tile.position(space) for tile in tiles for space in range(SPACES)
        ]
        self.beside: Final[list[list[int]]] = [
            self._beside(place, joined) for place in range(GROUND)
        ]
        self.levels: Final[list[int]] = [0] * GROUND
        self.below: Final[list[list[int]]] = [[] for _ in range(GROUND)]  # the four under a place
        level = 0
        while self._stack(level, joined):
            level += 1
        # The places above the ground.
        self.tops: Final[list[int]] = list(range(GROUND, len(self.positions)))

    def _beside(self, place: int, joined: bool) -> list[int]:
        row, column = self.positions[place]
        out: list[int] = []
        for at in range(GROUND):
            other_row, other_column = self.positions[at]
            near = abs(row - other_row) + abs(column - other_column) == 1
            if near and (joined or at // SPACES == place // SPACES):
                out.append(at)
        return out

    def _stack(self, level: int, joined: bool) -> bool:
        """Add the places one level above; whether there are any."""
        there = {
            self.positions[at]: at for at in range(len(self.positions)) if self.levels[at] == level
        }
        count = len(self.positions)
        for row, column in sorted(there):
            square = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
            if all(each in there for each in square):
                below = [there[each] for each in square]
                if joined or self._board(below[0]) == self._board(below[3]):
                    self.positions.append((row, column))
                    self.levels.append(level + 1)
                    self.below.append(below)
        return len(self.positions) > count

    def _board(self, place: int) -> int:
        """The board under a place: of a stone on others, under the first of them."""
        while place >= GROUND:
            place = self.below[place][0]
        return place // SPACES
