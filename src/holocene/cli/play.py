"""`holocene play`: a game in the terminal, against bots or friends next to you."""

from __future__ import annotations

import argparse
import contextlib
import os
import secrets
import shlex
import signal
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..core import registry
from ..core.action import Action
from ..core.bot import Bot, BotError, check_fits
from ..core.journal import Journal
from ..core.record import Record
from ..core.state import State
from ..core.words import Words
from . import choices, screen
from .language import add_language, chosen_language, words_of
from .options import (
    add_components,
    add_game,
    chosen_game,
    chosen_options,
    chosen_set,
    whole_number,
)

if TYPE_CHECKING:
    from rich.console import Console

PEOPLE = ("you", "person")  # names in a record that stand for somebody at the keyboard
LONGEST_LOG = 40
COMMANDS = ("board", "log", "why", "more", "quit")  # what can be typed beside a choice


class Leave(Exception):
    """Somebody wants to stop here."""


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    add_game(parser, words, optional=True)
    parser.add_argument("--seats", type=whole_number, metavar="N", help="number of players")
    parser.add_argument(
        "--seat", type=whole_number, metavar="N", help="your seat (default: 0, the first player)"
    )
    parser.add_argument(
        "--bots",
        metavar="BOT,...",
        help=f"who plays the other seats: {', '.join(registry.bot_names())}, module:Class, or "
        "none for people at this keyboard; one name fills all seats (default: greedy)",
    )
    parser.add_argument("--seed", type=_seed, help="seed of the dice, to repeat a game")
    parser.add_argument("--record", metavar="FILE", help="where to save the game")
    parser.add_argument("--resume", metavar="FILE", help="continue a saved game")
    add_components(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    running = resumed(args) if args.resume is not None else fresh(args)
    words = words_of(running.record.game, chosen_language(args))
    sitting = Sitting(running, screen.terminal(), words)
    with _hangups_interrupt():
        return sitting.play()


class RunningGame:
    """A game that is going on: its record, its position, and who plays."""

    def __init__(self, record: Record, bots: dict[int, Bot], file: str, keep: bool) -> None:
        self.record = record
        self.bots = bots
        self.file = file
        self.keep = keep  # whether the finished game is written too
        self.journal = Journal()
        self.state: State = record.start(self.journal)
        self.seen = [0] * record.seats  # events before a seat's last own action

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.record.seats) if seat not in self.bots]

    def catch_up(self) -> None:
        """Replay what the record holds."""
        for seat, _ in self.record.states(self.state):
            self.seen[seat] = len(self.journal)

    def take(self, action: Action) -> None:
        seat = self.state.actor
        assert seat is not None
        self.seen[seat] = len(self.journal)
        self.record.apply(self.state, action)

    def let_bot_choose(self, bot: Bot) -> None:
        self.record.let_choose(bot, self.state)

    def save(self) -> None:
        del self.record.actors[len(self.record.actions) :]  # if Ctrl-C came between the two
        self.record.save(self.file)


# Setting the table


def fresh(args: argparse.Namespace) -> RunningGame:
    if args.game is None:
        known = ", ".join(registry.game_names())
        raise ValueError(f"which game? Name one of {known}, or continue one with --resume FILE")
    game = chosen_game(args)
    options = chosen_options(args)
    names = (args.bots or "greedy").split(",")
    seats = args.seats
    if seats is None:
        seats = len(names) + 1 if len(names) > 1 else game.seats.start
    seed: int | str = secrets.randbelow(1_000_000_000) if args.seed is None else args.seed
    game.new(seats=seats, seed=seed, **options)  # ValueError if it cannot be played
    players = _players(names, seats, args.seat)
    record = Record(game, seats, seed, options, players)
    file = args.record or _free_name(f"{game.name}-{str(seed)[:16]}")
    _check_folder(file)
    return RunningGame(record, _bots(record), file, keep=args.record is not None)


def resumed(args: argparse.Namespace) -> RunningGame:
    chosen = chosen_set(args)
    record = screen.open_record(args.resume)
    if chosen is not None and chosen != record.game.name:
        raise ValueError(f"{args.resume}: this is a game of {record.game.name}")
    _refuse_changes(args, record)
    if record.scores is not None:
        raise ValueError(f"{args.resume}: this game is over; view it with: holocene replay FILE")
    people = [seat for seat, name in enumerate(record.players) if name in PEOPLE]
    if len(record.players) != record.seats or not people:
        raise ValueError(
            f'{args.resume}: no seat is played at the keyboard; see "players" in the file'
        )
    if args.bots is not None:
        record.players[:] = _players(args.bots.split(","), record.seats, people[0])
    else:
        _refuse_strangers(record, args.resume)
    file = args.record or args.resume
    _check_folder(file)
    running = RunningGame(record, _bots(record), file, keep=True)
    try:
        running.catch_up()
    except ValueError as error:
        raise ValueError(f"{args.resume}: {error}") from None
    return running


def _refuse_changes(args: argparse.Namespace, record: Record) -> None:
    given = [name for name in ("seats", "seat", "seed") if getattr(args, name) is not None]
    if args.game is not None:
        if chosen_game(args) is not record.game:
            raise ValueError(f"{args.resume}: this is a game of {record.game.name}")
        given += chosen_options(args)
    if given:
        flag = f"--{given[0].replace('_', '-')}"
        raise ValueError(f"{flag} cannot be changed in a saved game")


def _refuse_strangers(record: Record, file: str) -> None:
    """A file from elsewhere must not choose which code runs here."""
    for name in _strangers(record.players):
        raise ValueError(
            f"{file}: the bot {name[:60]!r} does not come with holocene; "
            "to play against it, name it with --bots"
        )


def _strangers(players: Sequence[str]) -> list[str]:
    known = registry.bot_names()
    return [name for name in players if name not in PEOPLE and name.partition(":")[0] not in known]


def _players(bots: list[str], seats: int, seat: int | None) -> list[str]:
    """A name for every seat."""
    if bots == ["none"]:
        if seat:
            raise ValueError("--seat has no meaning with --bots none: people play every seat")
        return ["person"] * seats
    own = seat or 0
    if own >= seats:
        raise ValueError(f"seat {own} is not at this table; seats are 0 to {seats - 1}")
    if len(bots) not in (1, seats - 1):
        raise ValueError(f"{len(bots)} bots for {seats - 1} seats; name one bot, or one per seat")
    others = list(bots if len(bots) == seats - 1 else bots * (seats - 1))
    return [*others[:own], "you", *others[own:]]


def _bots(record: Record) -> dict[int, Bot]:
    bots = {
        seat: registry.bot(name) for seat, name in enumerate(record.players) if name not in PEOPLE
    }
    for bot in bots.values():
        check_fits(bot, record.game, record.seats)
    return bots


def _seed(text: str) -> int | str:
    """A number, or the 64 hexadecimal digits of a secret."""
    return text if len(text) == 64 else whole_number(text[:40])


def _free_name(stem: str) -> str:
    """A file name that overwrites no game left earlier."""
    name, number = f"{stem}.json", 2
    while os.path.exists(name):
        name, number = f"{stem}-{number}.json", number + 1
    return name


def _check_folder(file: str) -> None:
    """Better to complain now than after an hour of play."""
    folder = Path(file).parent
    if not folder.is_dir():
        raise ValueError(f"{file}: there is no folder {folder}")
    if Path(file).is_dir() or not os.access(folder, os.W_OK):
        raise ValueError(f"{file}: cannot be written")


# Playing


class Sitting:
    """A table with people in front of one terminal."""

    def __init__(self, running: RunningGame, console: Console, words: Words) -> None:
        self.running = running
        self.console = console
        self.words = words
        self.at_keyboard: int | None = None

    def play(self) -> int:
        running = self.running
        try:
            self._welcome()
            while not running.state.over:
                self._bots_decide()
                if not running.state.over:
                    self._person_decides()
        except (KeyboardInterrupt, EOFError, Leave):
            self._leave()
            return 0
        except BotError as error:
            running.save()
            raise ValueError(f"{error}; the game so far is in {running.file}") from error
        self._finish()
        return 0

    def _welcome(self) -> None:
        record = self.running.record
        facts: dict[str, object] = {
            "game": screen.title(record.game, self.words),
            "seed": str(record.seed),
            "players": screen.players(record, self.words),
        }
        key = "cli-welcome-back" if record.actions else "cli-welcome"
        self.console.print(self.words.say(key, facts), style="bold", markup=False)
        self.console.print(screen.options(self.running.state, self.words), markup=False)
        self.console.print(self.words.say("cli-hint"), style="dim", markup=False)
        with contextlib.suppress(ImportError):  # arrow keys and history where there are any
            import readline  # noqa: F401

    def _bots_decide(self) -> None:
        running = self.running
        quiet = contextlib.nullcontext()
        thinking = self.words.say("cli-thinking")
        with self.console.status(thinking) if self.console.is_terminal else quiet:
            while not running.state.over:
                bot = running.bots.get(running.state.stack[-1].seat)
                if bot is None:
                    return
                running.let_bot_choose(bot)

    def _person_decides(self) -> None:
        seat = self.running.state.actor
        assert seat is not None
        self._hand_over(seat)
        self._show_news(seat)
        self._show_board(seat)
        self.running.take(self._asked(seat))
        self.running.save()  # so that not even a crash loses it

    def _hand_over(self, seat: int) -> None:
        """Between people at one keyboard, nobody should look at the other's screen."""
        before, self.at_keyboard = self.at_keyboard, seat
        if before is None or before == seat:
            return
        self.console.clear()
        game = self.running.record.game
        names = {
            "name": game.terminal.seat_name(seat, self.words),
            "before": game.terminal.seat_name(before, self.words),
        }
        input(f"{self.words.say('cli-hand-over', names)} ")

    def _show_news(self, seat: int) -> None:
        news = self.running.journal.events[self.running.seen[seat] :]
        self._say(screen.told(self.running.state, news, seat, self.words))

    def _say(self, lines: list[str]) -> None:
        self.console.rule(style="dim")
        for line in lines:
            self.console.print(line, style="italic", markup=False)
        if lines:
            self.console.print()

    def _show_board(self, seat: int) -> None:
        screen.show_board(self.console, self.running.state, seat, self.words)

    def _asked(self, seat: int) -> Action:
        offered = choices.of(self.running.state, seat, self.words)
        rows = choices.rows(offered)
        page = self._show_choices(rows, 0, len(offered))
        while True:
            typed = input("> ").strip()
            command = self._command(typed.lower())
            if command == "more":
                page = self._show_choices(rows, page, len(offered))
            elif command is not None:
                self._obey(command, seat)
            elif typed:
                try:
                    return choices.meant(self.running.record.game, offered, typed, self.words)
                except ValueError as error:
                    self.console.print(str(error), style="yellow", markup=False)

    def _show_choices(self, rows: list[choices.Row], page: int, count: int) -> int:
        """Show a page of the choices; the number of the page to show next."""
        start = page * choices.PAGE
        shown = choices.lines(rows[start : start + choices.PAGE], self.console.width)
        self.console.print("\n".join(shown))
        if len(rows) <= choices.PAGE:
            return 0
        self.console.print(self.words.say("cli-many", {"n": count}), style="dim", markup=False)
        return page + 1 if start + choices.PAGE < len(rows) else 0

    def _command(self, typed: str) -> str | None:
        """The command that was typed, in English or in the player's language."""
        if typed in ("?", "h", "help"):
            return "help"
        if typed in ("q", "exit"):
            return "quit"
        named = (name for name in COMMANDS if typed in (name, self.words.say(f"cli-{name}")))
        return next(named, None)

    def _obey(self, command: str, seat: int) -> None:
        if command == "quit":
            raise Leave
        if command == "help":
            self._help()
        elif command == "board":
            self._show_board(seat)
        elif command == "log":
            events = self.running.journal.events
            self._say(screen.told(self.running.state, events, seat, self.words)[-LONGEST_LOG:])
        elif command == "why":
            state = self.running.state
            view, hints = state.view(seat), state.game.hints(state, seat)
            reasons = state.game.terminal.missing(view, hints, self.words)
            self._say(reasons or [self.words.say("cli-why-none")])

    def _help(self) -> None:
        self.console.print(self.words.say("cli-help"), markup=False)
        for name in COMMANDS:
            word, about = self.words.say(f"cli-{name}"), self.words.say(f"cli-{name}.about")
            self.console.print(f"[bold]{word:<8}[/] {about}")

    def _finish(self) -> None:
        running = self.running
        if running.keep:
            running.save()
        else:
            Path(running.file).unlink(missing_ok=True)
        seat = running.people[0]
        self._show_news(seat)
        self._show_board(seat)
        screen.show_result(self.console, running.state, running.record.players, self.words)
        if running.keep:
            print(self.words.say("cli-kept", {"file": running.file}))

    def _leave(self) -> None:
        running = self.running
        running.save()
        players = running.record.players
        names = ",".join(name for name in players if name not in PEOPLE)
        more = f" --bots {shlex.quote(names)}" if _strangers(players) else ""
        command = f"holocene play --resume {shlex.quote(running.file)}{more}"
        print(f"\n{self.words.say('cli-saved', {'command': command})}")


@contextlib.contextmanager
def _hangups_interrupt() -> Iterator[None]:
    """A closed window leaves the game as Ctrl-C does, however signals were inherited."""
    main = threading.current_thread() is threading.main_thread()
    names = ("SIGINT", "SIGTERM", "SIGHUP") if main else ()
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = [signal.signal(number, signal.default_int_handler) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
