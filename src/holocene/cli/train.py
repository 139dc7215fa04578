"""`holocene train`: let a network learn a game by playing against itself."""

from __future__ import annotations

import argparse
import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..bots.neural import load_numpy
from ..core.bot import BotError
from ..core.options import spell
from .main import complain
from .options import (
    add_components,
    add_game,
    add_jobs,
    check_jobs,
    chosen_game,
    chosen_options,
    chosen_set,
    whole_number,
)

if TYPE_CHECKING:
    from ..learn.training.checkpoint import Checkpoint

NEEDS = "training needs NumPy: pip install numpy"
MOST_THREADS = 4  # of this process, which learns while others play
# What stays with a training, once it has begun.
KEPT = ("seats", "seed", "generation", "hidden", "rival", "trust")


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    add_game(parser, words, optional=True)
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="the weights, such as weights.npz; a checkpoint "
        "and the card as text are written beside them",
    )  # fmt: skip
    parser.add_argument("--minutes", type=positive, metavar="N", help="in all (default: 60)")
    parser.add_argument(
        "--stop-after", type=positive, metavar="N", help="leave after N minutes, to be resumed"
    )
    parser.add_argument(
        "--resume", action="store_true", help="go on with the training that writes --out"
    )
    parser.add_argument(
        "--from", dest="weights", type=Path, metavar="FILE",
        help="begin with what these weights know, not with games of greedy",
    )  # fmt: skip
    add_jobs(parser)
    parser.add_argument(
        "--seats", type=whole_number, nargs="+", metavar="N",
        help="numbers of players to learn for (default: 2 3 4 as far as the game has them); "
        "2 2 3 plays twice as much with 2",
    )  # fmt: skip
    parser.add_argument("--seed", type=whole_number, metavar="N", help="default: 1")
    parser.add_argument(
        "--generation", type=positive, metavar="SECONDS", help="of play between two fits"
    )
    parser.add_argument("--hidden", type=sizes, metavar="N,N", help="layers (default: 128,32)")
    parser.add_argument(
        "--trust", type=float, metavar="N", help="how far the game's own estimate counts "
        "beside the network: 0 not at all, 30 nearly alone (default: as play shows to be good)",
    )  # fmt: skip
    parser.add_argument("--rival", metavar="BOT", help="its strength is measured against (greedy)")
    parser.add_argument(
        "--device", default="cpu", metavar="NAME", help="where it learns; cuda needs PyTorch"
    )
    parser.add_argument(
        "--card", type=Path, metavar="FILE", help="print how these weights came about, no more"
    )
    add_components(parser)


def run(args: argparse.Namespace) -> int:
    try:
        load_numpy(_threads(args))
    except ImportError:
        return complain(NEEDS)
    if args.card is not None:
        print(_card(args.card), end="")
        return 0
    if args.out is None:
        raise ValueError("--out FILE: where should the weights go?")
    _check(args)
    at = _resumed(args) if args.resume else _fresh(args)
    return _train(at, args)


def _threads(args: argparse.Namespace) -> int:
    """For this process, which needs not leave a processor to those that play elsewhere."""
    elsewhere = args.ray not in (None, "local")
    return MOST_THREADS if elsewhere else min(args.jobs or 1, MOST_THREADS)


def positive(text: str) -> float:
    """For argparse: a number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.0 < number <= 100_000.0:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number above 0")
    return number


def sizes(text: str) -> tuple[int, ...]:
    """For argparse: 128,32."""
    return tuple(whole_number(part) for part in text.split(","))


def _card(file: Path) -> str:
    from ..bots.neural.weights import load
    from ..learn.training.card import as_text

    weights = load(file)
    try:
        return as_text({**weights.card, "bytes": file.stat().st_size})
    except (KeyError, TypeError, ValueError):
        raise ValueError(f"{file}: these weights have no card") from None


def _check(args: argparse.Namespace) -> None:
    """Better to complain now than after an hour."""
    from ..learn.training.settings import MOST_JOBS

    check_jobs(args, MOST_JOBS)
    if args.out.suffix != ".npz":
        raise ValueError(f"{args.out}: weights are written to a file that ends in .npz")
    if not args.out.parent.is_dir():
        raise ValueError(f"{args.out}: there is no folder {args.out.parent}")
    if args.out.is_dir() or not os.access(args.out.parent, os.W_OK):
        raise ValueError(f"{args.out}: cannot be written")
    if args.device != "cpu":
        _check_device(args.device)


def _check_device(device: str) -> None:
    try:
        import torch
    except ImportError:
        raise ValueError(
            f'--device {device[:40]}: needs PyTorch: pip install "holocene[train]"'
        ) from None
    try:
        torch.zeros(1, device=device)
    except Exception as error:  # whatever a driver stumbles over
        why = str(error).partition("\n")[0][:100]
        raise ValueError(f"--device {device[:40]}: not to be had here ({why})") from None


def _fresh(args: argparse.Namespace) -> Checkpoint:
    from ..bots.neural.weights import load
    from ..learn.training.checkpoint import beside
    from ..learn.training.run import going_on, new
    from ..learn.training.settings import Settings

    if args.game is None:
        raise ValueError("which game should be learnt? Name one, or go on with --resume")
    game = chosen_game(args)
    for file in (args.out, beside(args.out)):
        if file.exists():
            raise ValueError(f"{file}: already there; go on with --resume, or name a new file")
    usual = tuple(seats for seats in (2, 3, 4) if seats in game.seats)
    given: dict[str, Any] = {name: getattr(args, name) for name in (*KEPT, "minutes")}
    given = {name: value for name, value in given.items() if value is not None}
    given["seats"] = tuple(given.get("seats", usual))
    settings = Settings(game.name, options=chosen_options(args), **given)
    if args.weights is None:
        return new(settings, command(args))
    if args.hidden is not None:
        raise ValueError("--hidden: layers are as they are in the weights of --from")
    weights = load(args.weights)
    weights.check(game, weights.seats[0], str(args.weights))
    return going_on(settings, command(args), weights)


def _resumed(args: argparse.Namespace) -> Checkpoint:
    from dataclasses import replace

    from ..learn.training.checkpoint import Checkpoint, beside

    chosen_set(args)  # so that the game is there
    at = Checkpoint.open(beside(args.out))
    if args.game is not None and chosen_game(args).name != at.settings.game:
        raise ValueError(f"{args.out}: this is a training of {at.settings.game}")
    for name in KEPT:
        if getattr(args, name) is not None:
            raise ValueError(f"--{name} cannot be changed in a training that goes on")
    if args.weights is not None:
        raise ValueError("--from: a training that goes on has its own weights")
    if args.game is not None and chosen_options(args):
        raise ValueError("options of the game cannot be changed in a training that goes on")
    if args.minutes is not None:
        at.settings = replace(at.settings, minutes=args.minutes)
    if at.seconds >= 60.0 * at.settings.minutes and at.done:
        raise ValueError(
            f"{args.out}: its {at.settings.minutes:g} minutes are over; give it more with --minutes"
        )
    return at


def command(args: argparse.Namespace) -> str:
    """What was asked for, to be repeated; on which cluster is nobody's business and no matter."""
    words = ["holocene", "train", args.game]
    if args.seats is not None:
        words += ["--seats", *map(str, args.seats)]
    for name in ("minutes", "generation", "seed", "jobs", "rival", "device", "trust"):
        value = getattr(args, name)
        if value is not None:
            words += [f"--{name}", f"{value:g}" if isinstance(value, float) else str(value)]
    if args.weights is not None:
        words += ["--from", args.weights.name]
    if args.components is not None:
        words += ["--components", args.components]
    if args.hidden is not None:
        words += ["--hidden", ",".join(map(str, args.hidden))]
    for name, value in chosen_options(args).items():
        words += [f"--{name.replace('_', '-')}", spell(value)]
    return shlex.join(words)


def _train(at: Checkpoint, args: argparse.Namespace) -> int:
    from rich.console import Console

    from ..learn.training.card import as_text
    from ..learn.training.run import Training

    console = Console(stderr=True, highlight=False, soft_wrap=True)
    training = Training(at, args.out, args.jobs, args.device, console.print, args.ray)
    again = f"go on with: holocene train --resume --out {shlex.quote(str(args.out))}"
    try:
        weights = training.run(args.stop_after)
    except KeyboardInterrupt:
        console.print(f"left after {at.generations} generations; {again}", markup=False)
        return 130
    except BotError as error:
        return complain(f"{error}; {again}")
    if not at.done:
        console.print(f"paused after {at.generations} generations; {again}", markup=False)
        return 0
    print(as_text({**weights.card, "bytes": args.out.stat().st_size}), end="")
    return 0
