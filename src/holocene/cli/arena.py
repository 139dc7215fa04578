"""`holocene arena`: let bots play many games and rank them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from ..bots.arena import Series, Tally, play_series
from ..core.bot import BotError
from ..core.registry import bot_names
from .main import complain
from .options import (
    add_components,
    add_game,
    add_jobs,
    check_jobs,
    chosen_game,
    chosen_options,
    whole_number,
)

MOST_JOBS = 64


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    add_game(parser, words)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="BOT,BOT,...",
        help=f"one per seat: {', '.join(bot_names())}, search:2000, search:1.5s, or module:Class",
    )
    parser.add_argument("--games", type=whole_number, default=400, metavar="N", help="default: 400")
    add_jobs(parser)
    parser.add_argument("--seed", type=whole_number, default=1, metavar="N", help="default: 1")
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="write every game as a record, and the result"
    )
    parser.add_argument("--json", action="store_true", help="print the result for programs")
    add_components(parser)


def run(args: argparse.Namespace) -> int:
    game = chosen_game(args)
    check_jobs(args, MOST_JOBS)
    bots = tuple(spec.strip() for spec in args.bots.split(","))
    series = Series(game.name, bots, args.games, args.seed, chosen_options(args))
    try:
        result = _played(series, args)
    except BotError as error:
        return complain(str(error))
    if args.json:
        print(json.dumps(result, indent=1))
    else:
        _print_table(game.title, result)
    return 0


def _played(series: Series, args: argparse.Namespace) -> dict[str, object]:
    """Play with a progress bar on standard error, where somebody can see it."""
    if not sys.stderr.isatty():
        return play_series(series, args.jobs, args.out, ray=args.ray)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)
    )
    with bar:
        task = bar.add_task("games", total=series.games)

        def show(tally: Tally) -> None:
            bar.update(task, completed=tally.games)

        return play_series(series, args.jobs, args.out, show, args.ray)


def _print_table(title: str, result: dict[str, object]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{title}, {result['games']} games, seed {result['seed']}")
    table.add_column("bot")
    for name in ("games", "wins", "win rate", "mean score", "rating (95 %)"):
        table.add_column(name, justify="right")
    ranking = result["ranking"]
    assert isinstance(ranking, list)
    for row in ranking:
        table.add_row(
            row["bot"],
            str(row["games"]),
            f"{row['wins']:g}",
            f"{100 * row['win_rate']:.1f} %",
            f"{row['mean_score']:.1f}",
            f"{row['rating']:+.0f} ± {row['margin']:.0f}",
        )
    console = Console()
    console.print(table)
    console.print(f"{result['decisions']} decisions in {result['seconds']} s", highlight=False)
