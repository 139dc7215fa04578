"""Compare a game with a second reading of its rules over many random games.

Run from the folder above `bench`: python -m bench.referee GAME [GAMES] [FIRST_SEED], where GAME is
a folder of tests/games with a test_referee.py. Every position's choices and points are worked out
anew from its dump, and of some choices what they do; the first difference ends the round with its
seed.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from importlib import import_module


def main(game: str, games: int = 60, first: int = 1000) -> None:
    rules = import_module(f"tests.games.{game}.test_referee")
    began = time.perf_counter()
    positions = 0
    foretold: Counter[str] = Counter()
    for seed in range(first, first + games):
        seats, options = 2 + seed % 3, rules.OPTIONS[seed // 3 % len(rules.OPTIONS)]
        try:
            watch = rules.check_game(seats, seed, options, 4)
        except AssertionError:
            print(f"{seats} seats, seed {seed}, {options}")
            raise
        positions += watch.positions
        foretold += watch.foretold
    print(f"{games} games, {positions} positions, {foretold.total()} outcomes foretold")
    print(dict(foretold.most_common()))
    print(f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1], *[int(argument) for argument in sys.argv[2:]])
