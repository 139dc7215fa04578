"""`holocene bench`: the speed of the engine, compiled and interpreted side by side.

Each way is measured in a process of its own. Only real decisions are counted: where there is one
choice only, the engine goes on by itself, and that costs time but is not counted. Time is that
of the process itself: what others do on the machine counts little.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence

from ..core.dice import fast_dice
from ..core.game import Game
from ..core.playout import any_action, play_out
from ..core.registry import game as find
from ..core.registry import game_names
from ..core.state import State
from ..interpreted import SWITCH, is_compiled

WAYS = ("compiled", "interpreted")
REPEATS = 3
WORKER = "from holocene.cli.bench import worker; worker()"


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    names = ", ".join(game_names())
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of: {names} (default: all)")
    parser.add_argument(
        "--seconds", type=float, default=1.0, metavar="S", help="for each measurement; default: 1"
    )
    parser.add_argument("--json", action="store_true", help="print the figures for programs")


def run(args: argparse.Namespace) -> int:
    if not 0.01 <= args.seconds <= 600:
        raise ValueError(f"--seconds {args.seconds:g}: expected 0.01 to 600")
    names = game_names() if args.game is None else [find(args.game).name]
    result: dict[str, object] = {"start_up_seconds": round(start_up(), 3)}
    games = {name: {way: _elsewhere(way, name, args.seconds) for way in WAYS} for name in names}
    result["games"] = games
    if args.json:
        print(json.dumps(result, indent=1))
        return 0
    print(f"start-up of `holocene --help`: {result['start_up_seconds']} s")
    for name, ways in games.items():
        _print_table(name, ways)
    return 0


def start_up() -> float:
    """Seconds until the help of the command is printed, the best of three."""
    command = [sys.executable, "-c", "from holocene.cli.main import main; main(['--help'])"]
    best = float("inf")
    for _ in range(REPEATS):
        start = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        best = min(best, time.perf_counter() - start)
    return best


def _elsewhere(way: str, name: str, seconds: float) -> dict[str, float]:
    env = {**os.environ, SWITCH: "1" if way == "interpreted" else "0"}
    done = subprocess.run(
        [sys.executable, "-c", WORKER, name, str(seconds)],
        env=env,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def worker() -> None:
    """Measure in this process and print the figures."""
    print(json.dumps(measure(find(sys.argv[1]), float(sys.argv[2]))))


def measure(game: Game, seconds: float) -> dict[str, float]:
    figures: dict[str, float] = {"compiled": is_compiled()}
    for seats in game.seats:
        decisions, games = random_games(game, seats, seconds)
        figures[f"decisions/s, {seats} seats"] = round(decisions)
        figures[f"games/s, {seats} seats"] = round(games, 1)
    state = middle_of(game, game.seats.stop - 1)
    figures["copy, microseconds"] = each(state.copy, seconds)
    figures["redeal, microseconds"] = each(lambda: state.redeal(0, 1), seconds)
    figures["view, microseconds"] = each(lambda: state.view(0), seconds)
    figures["estimate, microseconds"] = each(lambda: game.estimate(state), seconds)
    figures["position, bytes"] = size_of(state)
    return figures


def random_games(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions and games a second in random play, the best of three."""
    best = (0.0, 0.0)
    for _ in range(REPEATS):
        dice = fast_dice(1)
        decisions = games = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds / REPEATS:
            decisions += play_out(game.new(seats=seats, seed=games), dice)
            games += 1
        best = max(best, (decisions / spent, games / spent))
    return best


def middle_of(game: Game, seats: int) -> State:
    """A position half-way through a random game."""
    dice = fast_dice(1)
    half = play_out(game.new(seats=seats, seed=1), dice.copy()) // 2
    state = game.new(seats=seats, seed=1)
    for _ in range(half):
        state.apply(any_action(state, dice))
    return state


def each(call: Callable[[], object], seconds: float) -> float:
    """Microseconds a call takes, the best of three."""
    best = float("inf")
    for _ in range(REPEATS):
        count = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds / REPEATS / 3:
            for _ in range(100):
                call()
            count += 100
        best = min(best, spent / count)
    return round(best * 1e6, 3)


def size_of(state: State) -> int:
    """Bytes that one more position takes."""
    count = 200
    kept: list[State] = []
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(count):
        kept.append(state.copy())
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return round(grown / len(kept))


def _print_table(name: str, ways: dict[str, dict[str, float]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=name)
    for column in ("", *WAYS, "ratio"):
        table.add_column(column, justify="right" if column else "left")
    compiled, plain = ways["compiled"], ways["interpreted"]
    if not compiled["compiled"]:
        table.caption = "the engine is not compiled in this installation"
    for figure, value in compiled.items():
        if figure == "compiled":
            continue
        slow = plain[figure]
        ratio = value / slow if figure.partition(",")[0].endswith("/s") else slow / value
        table.add_row(figure, f"{value:,}", f"{slow:,}", f"{ratio:.1f}")
    Console().print(table)
