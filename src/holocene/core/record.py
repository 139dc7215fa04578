"""A game on paper: what was set up and what was chosen, from which everything follows."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from . import registry
from .action import Action
from .bot import Bot, BotError, ask
from .dice import check_secret, check_seed, commitment
from .fields import Fields
from .game import Game
from .journal import Journal
from .options import Value, resolve, revived
from .state import State

FORMAT: Final = "holocene record 1"
LONGEST: Final = 20_000  # decisions in a game between bots
LINE: Final = re.compile(r"(\d{1,2}): (.+)")


class Record:
    """Rules version, setup, seed and actions as text. Replaying it gives the game again.

    While a game runs, its record is shown as `public()`, without the seed; such a record can be
    opened, and replayed once the seed is told.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | str | None,
        options: Mapping[str, object] | None = None,
        players: Sequence[str] = (),
    ) -> None:
        self.game: Final = game
        self.rules: Final = game.version
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final[dict[str, Value]] = resolve(game.options, options or {})
        self.players: Final = list(players)
        self.commitment: str | None = commitment(seed) if isinstance(seed, str) else None
        self.actors: Final[list[int]] = []
        self.actions: Final[list[str]] = []
        self.scores: list[int] | None = None  # of the finished game
        self.winners: list[int] | None = None

    @staticmethod
    def play(
        game: Game,
        bots: Sequence[Bot | str],
        seed: int | str = 0,
        **options: object,
    ) -> Record:
        """A whole game between bots, one per seat."""
        players = [registry.bot(bot) if isinstance(bot, str) else bot for bot in bots]
        names = [bot if isinstance(bot, str) else type(bot).__name__ for bot in bots]
        state = game.new(seats=len(players), seed=seed, **options)
        record = Record(game, len(players), seed, options, names)
        while not state.over:
            if len(record.actions) >= LONGEST:  # rules may allow bots to go on for ever
                who = ", ".join(names)
                raise BotError(f"the game of {who} is not over after {LONGEST} decisions")
            record.let_choose(players[state.stack[-1].seat], state)
        return record

    def apply(self, state: State, action: Action) -> None:
        """Take an action in a state of this game and write it down."""
        actor = state.actor
        state.apply(action)
        assert actor is not None  # or apply would have refused
        self.actors.append(actor)
        self.actions.append(str(action))
        if state.over:
            self.scores = state.scores()
            self.winners = state.winners()

    def let_choose(self, bot: Bot, state: State) -> None:
        """Let a bot take the next action.

        Its chance comes from the seed and the number of the action: so it repeats, tells nothing
        of the game's own dice, and a game that was left goes on as if it had not been.
        """
        number = len(self.actions)
        digest = hashlib.sha256(f"bots {self.seed} {number}".encode()).digest()
        self.apply(state, ask(bot, state, int.from_bytes(digest[:8], "big")))

    def start(self, journal: Journal | None = None) -> State:
        """The first position."""
        if self.seed is None:
            raise ValueError("seed: not told yet; the record can be replayed when the game is over")
        return self.game.start(self.seats, self.seed, self.options, journal)

    def states(self, state: State) -> Iterator[tuple[int, str]]:
        """Replay into `state`, step by step: yields seat and action before each is taken."""
        count = len(self.actions)
        for number, (seat, text) in enumerate(zip(self.actors, self.actions, strict=True), 1):
            where = f"action {number} of {count} ({text[:40]!r})"
            if state.over:
                raise ValueError(f"{where}: the game is already over")
            if state.actor != seat:
                raise ValueError(f"{where}: seat {state.actor} is to decide, not seat {seat}")
            yield seat, text
            try:
                state.apply(self.game.action(text))
            except ValueError as error:
                raise ValueError(f"{where}: {error}") from None
        self._check_result(state)

    def _check_result(self, state: State) -> None:
        if self.scores is None:
            if state.over:
                raise ValueError("result: missing, though the game is over")
            return
        if not state.over:
            count = len(self.actions)
            raise ValueError(f"the game is not over after its {count} actions; some are missing")
        if state.scores() != self.scores:
            raise ValueError(f"result: the game scores {state.scores()}, not {self.scores}")
        if state.winners() != self.winners:
            raise ValueError(f"result: the winners are {state.winners()}, not {self.winners}")

    def replay(self) -> State:
        """The state after the last action; ValueError saying where it does not fit its rules."""
        state = self.start()
        for _ in self.states(state):
            pass
        return state

    # On paper

    def dump(self) -> dict[str, object]:
        lines = zip(self.actors, self.actions, strict=True)
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "commitment": self.commitment,
            "players": list(self.players),
            "actions": [f"{seat}: {text}" for seat, text in lines],
            "result": (
                None
                if self.scores is None or self.winners is None
                else {"scores": list(self.scores), "winners": list(self.winners)}
            ),
        }

    def public(self) -> dict[str, object]:
        """What may be shown of it: until the game is over, not the seed but its commitment."""
        data = self.dump()
        return data if self.scores is not None else {**data, "seed": None}

    @staticmethod
    def load(data: object) -> Record:
        """A record from its JSON-ready data; ValueError naming the field that is wrong."""
        fields = Fields(data)
        if fields.text("format") != FORMAT:
            raise fields.wrong("format", f"expected {FORMAT!r}, got {fields.text('format')[:40]!r}")
        game = _known_game(fields)
        if fields.text("rules") != game.version:
            raise fields.wrong(
                "rules",
                f"this is {game.name} by rules version {fields.text('rules')[:40]!r}; "
                f"installed is version {game.version!r}",
            )
        seats = fields.number("seats", game.seats.start, game.seats.stop - 1)
        seed = _known_seed(fields)
        options = fields.object("options").data
        try:
            record = Record(game, seats, seed, revived(game.options, options))
        except ValueError as error:
            raise ValueError(f"options: {error}") from None
        record.players.extend(fields.texts("players", 0, seats))
        _read_commitment(fields, record)
        for at, line in enumerate(fields.texts("actions", 0, 1_000_000)):
            parts = LINE.fullmatch(line)
            if parts is None:
                raise fields.wrong(f"actions[{at}]", "expected 'seat: action'")
            record.actors.append(int(parts[1]))
            record.actions.append(parts[2])
        if fields.value("result") is not None:
            result = fields.object("result")
            record.scores = result.numbers("scores", -1_000_000, 1_000_000, seats, seats)
            record.winners = result.numbers("winners", 0, seats - 1, 1, seats)
            result.done()
        fields.done()
        return record

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file whole or not at all."""
        write_whole(path, self.as_text())

    def as_text(self) -> str:
        """What a file of it holds."""
        return json.dumps(self.dump(), indent=1, ensure_ascii=False) + "\n"

    @staticmethod
    def open(path: str | os.PathLike[str]) -> Record:
        """Read a file; ValueError with its name and what is wrong with it."""
        try:
            return Record.load(json.loads(Path(path).read_text("utf-8-sig")))
        except json.JSONDecodeError as error:
            raise ValueError(
                f"{path}: not a whole record; its JSON breaks off in line {error.lineno}"
            ) from None
        except (UnicodeDecodeError, RecursionError):
            raise ValueError(f"{path}: not a record; expected JSON text") from None
        except ValueError as error:
            raise ValueError(f"{path}: {error}") from None


def write_whole(path: str | os.PathLike[str], content: str | bytes) -> None:
    """Write a file so that nobody ever finds half of it."""
    target = Path(path)
    if target.is_dir():
        raise ValueError(f"{path}: a folder; name a file")
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        draft.write_bytes(content.encode() if isinstance(content, str) else content)
        os.replace(draft, target)
    except OSError as error:  # of the file that was asked for, not of the draft
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        draft.unlink(missing_ok=True)


def _known_game(fields: Fields) -> Game:
    name = fields.text("game")
    try:
        return registry.game(name)
    except ValueError as error:
        raise fields.wrong("game", str(error)) from None


def _known_seed(fields: Fields) -> int | str | None:
    seed = fields.value("seed")
    if seed is None:
        return None
    try:
        return check_secret(seed) if isinstance(seed, str) else check_seed(seed)
    except ValueError as error:
        raise fields.wrong("seed", str(error)) from None


def _read_commitment(fields: Fields, record: Record) -> None:
    if fields.value("commitment") is None and not isinstance(record.seed, str):
        return
    told = fields.text("commitment")
    if record.commitment is not None and told != record.commitment:
        raise fields.wrong("commitment", "the seed is not the one that was committed to")
    record.commitment = told
