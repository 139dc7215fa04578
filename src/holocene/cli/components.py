"""`holocene components`: write or check the set of components that a game is played with."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from ..core import sets
from ..core.record import write_whole
from ..core.registry import game, game_names


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    names = ", ".join(game_names())
    parser.add_argument("game", metavar="GAME", help=f"one of: {names}")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--export", metavar="FILE", help="write the game's own set, to change it")
    what.add_argument("--check", metavar="FILE", help="say whether the game can be played with it")


def run(args: argparse.Namespace) -> int:
    own = game(args.game).components()
    if not own:
        raise ValueError(f"{args.game} has no set of components that could be replaced")
    if args.export is not None:
        if Path(args.export).is_file():  # perhaps a set that somebody has worked on
            raise ValueError(f"{args.export}: there is such a file already; name another")
        write_whole(args.export, own)
        print(f"{args.export}: written; change it, then play with --components {args.export}")
    else:
        print(f"{args.check}: {checked(args.game, args.check)} can be played")
    return 0


def checked(name: str, file: str) -> str:
    """The name of the game with the set; ValueError where there is something wrong with it."""
    found = sets.offer_one(file)
    if sets.base_of(found) != name:
        raise ValueError(f"{file}: this set is not for {name}")
    playable(found)
    return found


def playable(name: str) -> None:
    """ValueError where something is wrong with the set of a game."""
    with_set = game(name)
    for seats in with_set.seats:
        with_set.new(seats=seats)
