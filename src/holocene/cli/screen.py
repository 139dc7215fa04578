"""What `play` and `replay` show alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ..core.game import Game
from ..core.journal import Event
from ..core.options import Option, Value, spell
from ..core.record import Record
from ..core.state import State
from ..core.words import Words, key_of, plain

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def terminal() -> Console:
    from rich.console import Console

    return Console(highlight=False)


def show_board(console: Console, state: State, seat: int | None, words: Words) -> None:
    from rich.errors import MarkupError
    from rich.text import Text

    board = state.game.terminal.show(state.view(seat), words)
    try:
        console.print(Text.from_markup(board))
    except MarkupError:  # a game that writes plain text may have brackets in it
        console.print(Text(board))


def told(state: State, events: Iterable[Event], seat: int | None, words: Words) -> list[str]:
    """The events in words, as this seat may know them."""
    names = [state.game.terminal.seat_name(seat, words) for seat in range(state.seats)]
    said = [state.game.terminal.tell(event.told_to(seat), names, words) for event in events]
    return [line for line in said if line]


def show_result(console: Console, state: State, players: Sequence[str], words: Words) -> None:
    """The final count by its sources, and who won."""
    console.print(breakdown(state, players, words))
    names = [seat_name(state.game, seat, players, words) for seat in state.winners()]
    key = "cli-share" if len(names) > 1 else "cli-wins"
    console.print(words.say(key, {"names": words.join(names)}), style="bold", markup=False)


def breakdown(state: State, players: Sequence[str], words: Words) -> Table:
    from rich import box
    from rich.table import Table

    parts = state.breakdown()
    table = Table(box=box.SIMPLE_HEAD, show_footer=True)
    table.add_column(words.say("cli-points"), footer=words.say("cli-total"))
    for seat, score in enumerate(state.scores()):
        name = seat_name(state.game, seat, players, words)
        table.add_column(name, footer=str(score), justify="right")
    for source in parts[0]:
        name = words.say_or(key_of("score", source), plain(source))
        table.add_row(name, *(str(part[source] or "-") for part in parts))
    return table


def title(game: Game, words: Words) -> str:
    return words.say_or("game-title", game.title)


def options(state: State, words: Words) -> str:
    """What was chosen about the game, of all that players are asked about."""
    asked = [option for option in state.game.options if not option.hidden]
    chosen = [_option(option, state.options[option.name], words) for option in asked]
    return "; ".join(words.say("cli-option", each) for each in chosen)


def _option(option: Option, value: Value, words: Words) -> dict[str, str]:
    choice = str(value).lower() if isinstance(value, bool) else value
    return {
        "option": words.say_or(key_of("option", option.name), option.help),
        "choice": words.say_or(key_of("option", option.name, choice), spell(value)),
    }


def players(record: Record, words: Words) -> str:
    """The seats in order, with who plays them."""
    names = [seat_name(record.game, seat, record.players, words) for seat in range(record.seats)]
    return ", ".join(names)


def seat_name(game: Game, seat: int, players: Sequence[str], words: Words) -> str:
    name = game.terminal.seat_name(seat, words)
    if seat >= len(players):
        return name
    player = words.say_or(f"cli-{players[seat]}", players[seat])  # you, a person, or a bot
    return words.say("cli-seat", {"name": name, "player": player})


def open_record(path: str) -> Record:
    """A record that can be replayed: its seed is told."""
    record = Record.open(path)
    try:
        record.start()
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
    return record
