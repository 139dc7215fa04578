"""Many games between bots, on many processes or machines, with memory that does not grow."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from pathlib import Path

from ..core import registry
from ..core.bot import BotError, check_fits
from ..core.record import Record, write_whole
from .jobs.gathering import Jobs
from .jobs.material import Needs
from .rating import rate


@dataclass(frozen=True)
class Series:
    """What is to be played: the bots move one seat on with every game."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)

    def check(self) -> None:
        """ValueError unless it can be played, before any process is started."""
        game = registry.game(self.game)
        game.new(seats=len(self.bots), seed=0, **self.options)
        for spec in self.bots:
            check_fits(registry.bot(spec), game, len(self.bots))
        if self.games < 1 or self.games % len(self.bots):
            raise ValueError(
                f"{self.games} games cannot seat {len(self.bots)} bots everywhere equally often; "
                f"take a multiple of {len(self.bots)}"
            )

    def seating(self, number: int) -> list[int]:
        """Which bot sits on each seat in a game."""
        count = len(self.bots)
        return [(seat - number) % count for seat in range(count)]

    def game_seed(self, number: int) -> int:
        digest = hashlib.sha256(f"{self.seed} game {number}".encode()).digest()
        return int.from_bytes(digest[:8], "big")


@dataclass(frozen=True)
class Outcome:
    """One game: scores and winners by bot, not by seat."""

    number: int
    scores: list[int]
    winners: list[int]
    decisions: int
    record: str = ""  # as text, if it is to be kept


@dataclass
class Standing:
    """What one bot has reached; equal specs are one bot."""

    name: str
    games: int = 0
    wins: Fraction = Fraction(0)  # exact: games end in any order, and sums of floats would differ
    points: int = 0
    rating: float = 0.0
    margin: float = 0.0

    @property
    def mean_score(self) -> float:
        return self.points / self.games if self.games else 0.0


class Tally:
    """The sum of all games so far."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.names = list(dict.fromkeys(series.bots))
        self.standings = [Standing(name) for name in self.names]
        self.beaten = [[0.0] * len(self.names) for _ in self.names]
        self.games = 0
        self.decisions = 0

    def add(self, outcome: Outcome) -> None:
        rows = [self.names.index(name) for name in self.series.bots]
        for bot, row in enumerate(rows):
            standing = self.standings[row]
            standing.games += 1
            standing.points += outcome.scores[bot]
            if bot in outcome.winners:
                standing.wins += Fraction(1, len(outcome.winners))
            for rival, other in enumerate(rows):
                if other != row:
                    self.beaten[row][other] += _duel(outcome, bot, rival)
        self.games += 1
        self.decisions += outcome.decisions

    def ranking(self) -> list[Standing]:
        """Best first, with ratings."""
        ratings = rate(self.beaten, len(self.series.bots))
        for standing, rating in zip(self.standings, ratings, strict=True):
            standing.rating, standing.margin = rating.value, rating.margin
        return sorted(self.standings, key=lambda standing: -standing.rating)

    def result(self, seconds: float) -> dict[str, object]:
        """JSON-ready."""
        series = self.series
        game = registry.game(series.game)
        return {
            "game": series.game,
            "rules": game.version,
            "options": dict(series.options),
            "bots": list(series.bots),
            "games": self.games,
            "seed": series.seed,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "ranking": [
                {
                    "bot": standing.name,
                    "games": standing.games,
                    "wins": round(float(standing.wins), 3),
                    "win_rate": round(float(standing.wins / max(1, standing.games)), 4),
                    "mean_score": round(standing.mean_score, 2),
                    "rating": round(standing.rating, 1),
                    "margin": round(standing.margin, 1),
                }
                for standing in self.ranking()
            ],
        }


def _duel(outcome: Outcome, bot: int, rival: int) -> float:
    """1 for finishing before a rival, a half for beside."""
    mine = (bot in outcome.winners, outcome.scores[bot])
    theirs = (rival in outcome.winners, outcome.scores[rival])
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


def play_series(
    series: Series,
    jobs: int | None = None,
    out: Path | None = None,
    progress: Callable[[Tally], None] | None = None,
    ray: str | None = None,
) -> dict[str, object]:
    """Play it all; the JSON-ready result. The same series gives the same, wherever it is played.

    So many processes play it, or all processors of a Ray cluster or as many of them.
    """
    series.check()
    with _written_whole(out) as folder, _opened(series, jobs, ray) as places:
        start = time.perf_counter()
        tally = Tally(series)
        for outcomes in _chunks(series, places, folder is not None):
            for outcome in outcomes:
                tally.add(outcome)
                if folder is not None:
                    write_whole(folder / "games" / f"{outcome.number + 1:06}.json", outcome.record)
            if progress is not None:
                progress(tally)
        result = tally.result(time.perf_counter() - start)
        if folder is not None:
            (folder / "result.json").write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    return result


def _opened(series: Series, jobs: int | None, ray: str | None) -> Jobs:
    """Where the games are played."""
    if ray is not None:
        from .jobs.cluster import RayExecutor

        cluster = RayExecutor(ray, jobs, Needs(series.game, tuple(dict.fromkeys(series.bots))))
        return Jobs(cluster, cluster.slots)
    if jobs is None or jobs == 1:
        return Jobs(None)
    return Jobs(ProcessPoolExecutor(jobs), jobs)


@contextmanager
def _written_whole(out: Path | None) -> Iterator[Path | None]:
    """A folder that takes its name when all is in it, and is gone if something goes wrong."""
    if out is None:
        yield None
        return
    if out.exists():
        raise ValueError(f"{out}: already there; name a new folder for the records")
    out.parent.mkdir(parents=True, exist_ok=True)
    draft = out.with_name(f".{out.name}.{os.getpid()}.part")
    (draft / "games").mkdir(parents=True)
    try:
        yield draft
        draft.rename(out)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def _chunks(series: Series, places: Jobs, kept: bool) -> Iterator[list[Outcome]]:
    size = max(1, min(50, series.games // (places.slots * 16)))
    chunks = [
        range(first, min(first + size, series.games)) for first in range(0, series.games, size)
    ]
    try:
        yield from places.gather(partial(play_some, series, kept), iter(chunks), queued=3)
    except BrokenExecutor:
        raise BotError("a process of the arena died; a bot may have ended it") from None


def play_some(series: Series, kept: bool, numbers: range) -> list[Outcome]:
    """A few games of a series, in whatever process this is."""
    return [play_game(series, number, kept) for number in numbers]


def play_game(series: Series, number: int, kept: bool) -> Outcome:
    game = registry.game(series.game)
    seating = series.seating(number)
    bots: Sequence[str] = [series.bots[bot] for bot in seating]
    seed = series.game_seed(number)
    try:
        record = Record.play(game, bots, seed, **series.options)
    except Exception as error:
        raise BotError(f"game {number + 1} (seed {seed}) failed: {error}") from error
    assert record.scores is not None
    assert record.winners is not None
    by_seat = record.scores
    return Outcome(
        number,
        [by_seat[seating.index(bot)] for bot in range(len(seating))],
        [seating[seat] for seat in record.winners],
        len(record.actions),
        record.as_text() if kept else "",
    )
