"""`holocene replay`: step through a recorded game, or verify it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..core.action import Action
from ..core.journal import Event, Journal
from ..core.record import Record
from ..core.state import State
from ..core.words import Words
from . import screen
from .language import add_language, chosen_language, words_of
from .options import add_components, chosen_set, whole_number

if TYPE_CHECKING:
    from rich.console import Console


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, as saved by play or arena")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--verify", action="store_true", help="only check that the record is valid")
    how.add_argument("--text", action="store_true", help="print every action and what it led to")
    parser.add_argument(
        "--seat",
        type=whole_number,
        metavar="N",
        help="show only what this seat could know (default: the board as spectators saw it, and "
        "every action, even those taken face down)",
    )
    add_components(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    chosen_set(args)
    record = screen.open_record(args.file)
    try:
        final = record.replay()
        final.check_seat(args.seat)
    except ValueError as error:
        raise ValueError(f"{args.file}: {error}") from None
    if args.text:
        print_text(record, args.seat, words_of(record.game, chosen_language(args)))
    elif args.verify or not sys.stdout.isatty():
        print(f"{args.file}: {summary(record)}: the record is valid")
    else:
        words = words_of(record.game, chosen_language(args))
        Walk(record, args.seat, screen.terminal(), words).go()
    return 0


def summary(record: Record) -> str:
    end = "not over" if record.scores is None else f"scores {record.scores}"
    count = len(record.actions)
    actions = "1 action" if count == 1 else f"{count} actions"
    return f"{record.game.name}, {record.seats} seats, {actions}, {end}"


def print_text(record: Record, seat: int | None, words: Words) -> None:
    """The whole game as lines: an action, if one may know it, and indented what happened then."""
    print(summary(record))
    journal = Journal()
    state = record.start(journal)
    said = 0
    for actor, action in record.states(state):
        _print_events(state, journal.events[said:], seat, words)
        said = len(journal)
        if seat in (None, actor):
            print(f"{actor}: {action}")
    _print_events(state, journal.events[said:], seat, words)


def _print_events(state: State, events: list[Event], seat: int | None, words: Words) -> None:
    for line in screen.told(state, events, seat, words):
        print(f"    {line}")


class Walk:
    """Going through a record back and forth. Position n is after n actions."""

    def __init__(self, record: Record, seat: int | None, console: Console, words: Words) -> None:
        self.record = record
        self.seat = seat
        self.console = console
        self.words = words
        self.last = len(record.actions)

    def go(self) -> None:
        position = 0
        facts: dict[str, object] = {
            "game": screen.title(self.record.game, self.words),
            "players": screen.players(self.record, self.words),
            "n": self.last,
        }
        self.console.print(self.words.say("cli-replay", facts), style="bold", markup=False)
        self.show(position)
        while True:
            prompt = self.words.say("cli-step", {"at": str(position), "last": str(self.last)})
            try:
                typed = input(f"{prompt} > ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                print()
                return
            if typed in ("q", "quit"):
                return
            target = self.target(position, typed)
            if target is None:
                print(self.words.say("cli-step-help", {"last": str(self.last)}))
            elif target == position:
                print(self.words.say("cli-step-last" if position else "cli-step-first"))
            else:
                position = target
                self.show(position)

    def target(self, position: int, typed: str) -> int | None:
        """Where the typed word leads; None where it cannot be understood."""
        if typed in ("", "n"):
            return min(position + 1, self.last)
        if typed == "b":
            return max(position - 1, 0)
        if typed.isdecimal() and len(typed) < 10 and int(typed) <= self.last:
            return int(typed)
        return None

    def show(self, position: int) -> None:
        """Replays from the start: quick enough, and nothing is kept that could go stale."""
        from rich.text import Text

        journal = Journal()
        state = self.record.start(journal)
        before = 0
        for done, (actor, action) in enumerate(self.record.states(state)):
            if done == position:
                break
            if done == position - 1:
                before = len(journal)
                self.console.rule(
                    Text(self.step(position, state, actor, state.game.action(action))), style="dim"
                )
        for line in screen.told(state, journal.events[before:], self.seat, self.words):
            self.console.print(line, style="italic", markup=False)
        self.console.print()
        screen.show_board(self.console, state, self.seat, self.words)
        if state.over:
            screen.show_result(self.console, state, self.record.players, self.words)

    def step(self, position: int, state: State, actor: int, action: Action) -> str:
        """Who chose what, if one may know it, in the position before."""
        game = state.game
        who = f"{position}. {game.terminal.seat_name(actor, self.words)}"
        if self.seat not in (None, actor):
            return who
        hints = game.hints(state, actor)
        return f"{who}: {game.terminal.choice(action, state.view(actor), hints, self.words)}"
