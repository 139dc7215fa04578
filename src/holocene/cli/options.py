"""What several commands share: naming a game and choosing its options."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from ..core import sets
from ..core.game import Game
from ..core.options import Option, Value, parse, spell
from ..core.registry import game, game_names

MOST_ON_A_CLUSTER: Final = 100_000


def add_game(parser: argparse.ArgumentParser, words: Sequence[str], optional: bool = False) -> None:
    """A game as an argument, and the options of the game that is named on this command line."""
    names = game_names()
    nargs = "?" if optional else None
    parser.add_argument("game", metavar="GAME", nargs=nargs, help=f"one of: {', '.join(names)}")
    named = [word for word in words if word in names]
    if named:
        group = parser.add_argument_group(f"options of {named[0]}")
        for option in game(named[0]).options:
            if option.hidden:
                continue
            group.add_argument(
                f"--{option.name.replace('_', '-')}",
                dest=f"option_{option.name}",
                metavar="CHOICE",
                help=f"{option.help}: {_choices(option)}",
            )


def add_components(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--components", metavar="FILE", help="play with this set instead of the game's own"
    )


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """How much is done at once, and where."""
    parser.add_argument(
        "--jobs", type=whole_number, metavar="N",
        help="processes (default: 1; with --ray as many as the cluster has processors)",
    )  # fmt: skip
    parser.add_argument(
        "--ray", metavar="ADDRESS",
        help="play on a Ray cluster: HOST:PORT, ray://HOST:PORT, auto for the one that runs here, "
        "local to start one on this machine",
    )  # fmt: skip


def check_jobs(args: argparse.Namespace, most: int) -> None:
    """ValueError if so many processes are not to be had; a cluster is as large as it is."""
    most = most if args.ray is None else MOST_ON_A_CLUSTER
    if args.jobs is not None and not 1 <= args.jobs <= most:
        raise ValueError(f"--jobs {args.jobs}: expected 1 to {most}")


def chosen_set(args: argparse.Namespace) -> str | None:
    """The name of the game with the set that was named, which is there from now on."""
    return None if args.components is None else sets.offer_one(args.components)


def chosen_game(args: argparse.Namespace) -> Game:
    """The game that was named, with the set that was named."""
    name = chosen_set(args)
    if name is None:
        return game(args.game)
    if sets.base_of(name) != args.game:
        raise ValueError(f"{args.components}: this set is not for {args.game}")
    return game(name)


def chosen_options(args: argparse.Namespace) -> dict[str, Value]:
    """The options that were given, with their values checked."""
    out: dict[str, Value] = {}
    for option in game(args.game).options:
        text = getattr(args, f"option_{option.name}", None)
        if text is not None:
            out[option.name] = parse(option, text)
    return out


def whole_number(text: str) -> int:
    """For argparse: a number from 0 up."""
    if not text.isdecimal() or len(text) > 40:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return int(text)


def _choices(option: Option) -> str:
    choices = " or ".join(spell(choice) for choice in option.choices)
    default = "as the edition says" if option.default is None else spell(option.default)
    return f"{choices} (default: {default})"


def database_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        default="sqlite:///holocene.db",
        metavar="ADDRESS",
        help="sqlite:///FILE (default sqlite:///holocene.db) or postgresql+psycopg://USER@HOST/NAME",
    )
