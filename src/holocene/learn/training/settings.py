"""How a training goes, chosen once and kept with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from ...bots.neural.weights import LEAD_FEATURE, MOST_TRUST
from ...core.game import Game
from ...core.options import Value
from ...core.registry import bot
from ...core.registry import game as find
from ..positions import learnable

HIDDEN: Final = (128, 32)
GREEDY_SLIPS: Final = 0.12  # of the first generation: greedy alone would always play the same
GREEDY_PASSES: Final = 1.5
GREEDY_RATE: Final = 2e-3
PASSES: Final = 2.0
REPLAYED: Final = 3  # generations that are learnt from
KEPT: Final = 0.15
TASK_GAMES: Final = 16  # with two seats
FEWEST_GENERATIONS: Final = 20  # for which a generation is made shorter, if need be
LAST_PER_MINUTE: Final = 20
FEWEST_AT_THE_END: Final = 12
MOST_JOBS: Final = 256
MOST_SEATS: Final = 16  # numbers that can be listed; some of them more than once


@dataclass(frozen=True)
class Settings:
    """`generation` and `minutes` are times; with a number of `games` generations repeat."""

    game: str
    seats: tuple[int, ...] = (2, 3, 4)  # one of them for each task, in turn
    minutes: float = 60.0
    seed: int = 1
    generation: float = 30.0  # seconds of play
    games: int = 0  # in a generation, in place of a time
    hidden: tuple[int, ...] = HIDDEN
    trust: float | None = None  # in the game's estimate; None: as much as play shows to be good
    rival: str = "greedy"
    measured_every: int = 5  # generations
    measured_games: int = 96  # for each number of seats
    last_games: int = 400  # the same, at the end; fewer after a short training
    variants: float = 0.15
    kept: float = KEPT
    options: Mapping[str, Value] = field(default_factory=dict)

    def check(self) -> Game:
        """The game; ValueError unless it can be trained so."""
        game = learnable(find(self.game))
        if not 1 <= len(self.seats) <= MOST_SEATS:
            raise ValueError(f"--seats: expected 1 to {MOST_SEATS} numbers")
        for seats in self.seats:
            game.new(seats=seats, seed=0, **self.options)
        if not 0.0 < self.minutes <= 100_000.0:
            raise ValueError(f"--minutes {self.minutes:g}: expected more than 0, at most 100000")
        if not 0.0 < self.generation <= 36_000.0:
            raise ValueError(f"--generation {self.generation:g}: expected seconds, at most 36000")
        if not self.hidden or not all(1 <= size <= 4096 for size in self.hidden):
            raise ValueError("--hidden: expected sizes of layers from 1 to 4096, such as 128,32")
        if self.trust is not None and not 0.0 <= self.trust <= MOST_TRUST:
            raise ValueError(f"--trust {self.trust:g}: expected 0 to {MOST_TRUST:g}")
        if self.trust and LEAD_FEATURE not in game.feature_table().names:
            raise ValueError(f"--trust: {game.name} does not tell the lead by its estimate")
        bot(self.rival)
        return game

    @property
    def seat_counts(self) -> list[int]:
        return sorted(set(self.seats))

    def shape(self, game: Game, outputs: int) -> list[int]:
        return [game.feature_table().size, *self.hidden, outputs]

    # What cools down as the training goes on: `done` is from 0 to 1.

    def temperature(self, done: float) -> float:
        return 0.018 - 0.012 * done

    def slips(self, done: float) -> float:
        return 0.005 - 0.003 * done

    def rate(self, done: float) -> float:
        return 1e-3 * (1.0 - 0.7 * done)

    def seconds_of_play(self) -> float:
        """Of a generation: as was chosen, but less in a short training."""
        return min(self.generation, self.minutes * 60.0 / FEWEST_GENERATIONS)

    def games_in_a_task(self, seats: int) -> int:
        """More seats make longer games, each position of which is kept from more eyes.

        So that the numbers of seats give equally much, games must be fewer by the square.
        """
        games = max(1, round(TASK_GAMES * (2 / seats) ** 2))
        return min(games, self.games) if self.games else games

    def games_at_the_end(self) -> int:
        return min(self.last_games, max(FEWEST_AT_THE_END, int(self.minutes * LAST_PER_MINUTE)))

    def dump(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            **asdict(self),
            "seats": list(self.seats),
            "hidden": list(self.hidden),
            "options": dict(self.options),
        }

    @staticmethod
    def load(data: Mapping[str, Any]) -> Settings:
        known = {each.name for each in fields(Settings)}
        kept = {name: value for name, value in data.items() if name in known}
        for name in ("seats", "hidden"):
            kept[name] = tuple(kept[name])
        return Settings(**kept)
