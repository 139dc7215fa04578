"""Playing in a terminal: whole games, leaving, going on, and what is refused."""

from __future__ import annotations

import builtins
import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.text import Text

import holocene
from holocene.cli import choices
from holocene.cli.language import words_of
from holocene.cli.main import main
from holocene.core.record import Record
from holocene.core.registry import game

Run = Callable[..., int]
ALWAYS_FIRST = "1\n" * 3000
GAME = ("play", "stone-age", "--bots", "random", "--seed", "5")
# To its end a game is played against somebody who plays for it, and without sending everybody out
# one by one: every decision is shown, and that takes time.
SHORT_GAME = ("play", "stone-age", "--bots", "greedy", "--seed", "5")
ALWAYS_SECOND = "2\n" * 1000


@pytest.fixture(autouse=True)
def _in_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    def run(*words: str, typed: str = "") -> int:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            return main(words)
        except SystemExit as stop:  # what argparse refuses
            return int(stop.code or 0)

    return run


def files() -> list[str]:
    return sorted(path.name for path in Path().iterdir())


# Whole games


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game(seats: int, run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    words = (*SHORT_GAME, "--seats", str(seats), "--record", "game.json")
    assert run(*words, typed=ALWAYS_SECOND) == 0
    out = capsys.readouterr().out
    record = Record.open("game.json")
    assert record.players == ["you"] + ["greedy"] * (seats - 1)
    assert record.scores == record.replay().scores()
    assert "Buildings" in out
    assert re.search(r"(Red|Blue|Green|Yellow) \(\w+\) wins\.|share the win\.", out)
    assert out.endswith("The record is in game.json\n")
    assert files() == ["game.json"]


def test_nothing_is_written_unasked(run: Run) -> None:
    assert run(*SHORT_GAME, typed=ALWAYS_SECOND) == 0
    assert files() == []


def test_the_seed_and_the_switches_reach_the_game(run: Run) -> None:
    words = (*GAME, "--edition", "slovak", "--hunt-reentry", "no", "--record", "game.json")
    assert run(*words) == 0
    record = Record.open("game.json")
    assert record.seed == 5
    assert record.options["starvation"] == "4-per-food"
    assert record.options["hunt_reentry"] is False


def test_one_sees_what_the_own_seat_sees(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*GAME, "--seats", "3", "--seat", "1", typed="1\n1\n") == 0
    out = capsys.readouterr().out
    assert "Blue (you)" in out
    assert "Red (you)" not in out
    assert Record.open("stone-age-5.json").players == ["random", "you", "random"]


def test_bots_by_seat(run: Run) -> None:
    assert run("play", "stone-age", "--bots", "random,greedy", "--seat", "2", "--seed", "5") == 0
    assert Record.open("stone-age-5.json").players == ["random", "greedy", "you"]


def test_people_share_a_keyboard(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("play", "stone-age", "--bots", "none", "--seed", "5", typed="1\n\n1\n\n") == 0
    out = capsys.readouterr().out
    assert "Blue is next. Press Enter once Red has handed over." in out
    assert "Blue (you)" in out
    assert Record.open("stone-age-5.json").actions == ["place toolmaker", "place hut"]


# What can be typed


def test_options_by_number_text_and_part_of_it(run: Run) -> None:
    typed = "PLACE   Hunt 2\nfor\nforest 1\n1 person Tool\n1\n"
    assert run(*GAME, typed=typed) == 0
    record = Record.open("stone-age-5.json")
    own = [text for seat, text in zip(record.actors, record.actions, strict=True) if seat == 0]
    assert own[:3] == ["place hunt 2", "place forest 1", "place toolmaker"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99; type a number from 1 to 35."),
        ("0", "There is no choice 0; type a number from 1 to 35."),
        ("9" * 5000, "There is no choice 99999999999999999999;"),
        ("place", "“place” could mean Place 1 person at the tool maker, Place 2 people in"),
        ("people hunt", "“people hunt” could mean Place 2 people on the hunt,"),
        ("decline", "“decline” is not possible now."),
        ("plaec hut", "There is no choice “plaec hut”. Did you mean: Place 2 people in the hut"),
        ("[/]", "There is no choice “[/]”; type ? for help."),
        ("?", "Type a number, or the words you see"),
        ("help", "Type a number, or the words you see"),
    ],
)
def test_it_answers_and_asks_again(
    typed: str, answer: str, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*GAME, "--seats", "3", typed=f"{typed}\nplace hut\n") == 0
    assert answer in " ".join(capsys.readouterr().out.split())
    assert Record.open("stone-age-5.json").actions[0] == "place hut"


def test_board_and_log_come_again(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*GAME, typed="place hut\nboard\nlog\n") == 0
    out = capsys.readouterr().out
    assert out.count("Tool maker") == 3
    assert out.count("Red places 2 people in the hut") == 2


def test_why_something_is_not_on_offer(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*GAME, typed="why\nplace hut\n") == 0
    assert "All that is possible now is in the list." in capsys.readouterr().out
    assert run("play", "through-the-ages", "--seed", "5", typed="1\nwhy\n") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Take Hammurabi, Take Cultural Heritage A: You do not have enough actions." in out


def test_giving_up_is_the_last_of_the_choices() -> None:
    state = game("through-the-ages").new(seats=2, seed=1, resignation=True)
    while "resign" not in map(str, state.legal):
        state.apply(state.playing_on()[-1])
    offered = choices.of(state, state.stack[-1].seat, words_of(state.game, "en"))
    assert [str(choice.action) for choice in offered] == ["pass", "resign"]


def test_an_empty_line_and_quit(run: Run) -> None:
    assert run(*GAME, typed="\n\nQuit\n1\n") == 0
    assert Record.open("stone-age-5.json").actions == []


def test_long_lists_come_in_pages() -> None:
    pays = [action for action in game("stone-age").actions if action.kind == "pay"][:100]
    rows = choices.rows([choices.Choice(action, str(action)) for action in pays])
    assert len(rows) == 100
    shown = choices.lines(rows[: choices.PAGE], 100)
    assert len(shown) < choices.PAGE
    assert all("pay" in line for line in shown)


def test_numbers_in_a_row_are_one_line() -> None:
    state = game("stone-age").new(seats=2)
    rows = choices.rows(choices.of(state, 0, words_of(state.game, "en")))
    by_words = {row.said: row for row in rows}
    forest = by_words["Place 1-5 people in the forest"]
    assert forest.numbers == "9-13"
    assert forest.gloss == "about 0.8-5.5 wood"
    assert "Place 1 person on card 1" in by_words


def test_numbers_that_stand_for_different_things_have_a_line_each() -> None:
    sends = [game("stone-age").action(f"place forest {count}") for count in (1, 2, 3)]
    said = ["Take Iron", "Take Rich Land", "Take Coal"]
    pairs = zip(sends, said, strict=True)
    rows = choices.rows([choices.Choice(action, text) for action, text in pairs])
    assert [(row.numbers, row.said) for row in rows] == list(zip("123", said, strict=True))


def test_what_a_choice_brings_goes_on_below_where_it_does_not_fit() -> None:
    action = game("stone-age").action("place forest 1")
    brings = "wood, brick, stone, gold, food, tools, agriculture, points and people"
    rows = [choices.Row(1, [choices.Choice(action, "Place 1 person in the forest", brings)])]
    lines = [Text.from_markup(line).plain for line in choices.lines(rows, 60)]
    assert lines[0] == "1  Place 1 person in the forest  wood, brick, stone, gold,"
    assert lines[1] == " " * 33 + "food, tools, agriculture,"
    assert max(map(len, lines)) <= 60
    assert " ".join(" ".join(lines).split()).endswith(brings)


# Leaving and going on


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of the game in which nobody leaves."""
    file = tmp_path_factory.mktemp("whole") / "game.json"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO(ALWAYS_SECOND))
        assert main([*SHORT_GAME, "--record", str(file)]) == 0
    return file.read_text()


@pytest.mark.parametrize("moves", [0, 1, 120])
def test_a_game_that_was_left_goes_on_the_same(
    moves: int, whole_game: str, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*SHORT_GAME, typed="2\n" * moves) == 0
    told = capsys.readouterr().out.splitlines()[-1]
    assert told == "The game is saved. Continue with: holocene play --resume stone-age-5.json"
    Record.open("stone-age-5.json").replay()
    assert run("play", "--resume", "stone-age-5.json", typed=ALWAYS_SECOND) == 0
    assert Path("stone-age-5.json").read_text() == whole_game
    assert files() == ["stone-age-5.json"]


def test_ctrl_c_leaves(
    monkeypatch: pytest.MonkeyPatch, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["1", "1"])

    def typing(prompt: str = "") -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", typing)
    assert run(*GAME, "--record", "kept.json") == 0
    assert "holocene play --resume kept.json" in capsys.readouterr().out
    assert Record.open("kept.json").actors.count(0) == 2


def test_an_earlier_game_is_not_overwritten(run: Run) -> None:
    assert run(*GAME) == 0
    assert run(*GAME, typed="1\n") == 0
    assert files() == ["stone-age-5-2.json", "stone-age-5.json"]


def test_other_bots_may_take_over(run: Run) -> None:
    assert run(*GAME, typed="1\n") == 0
    assert run("play", "--resume", "stone-age-5.json", "--bots", "greedy", typed="1\n") == 0
    assert Record.open("stone-age-5.json").players == ["you", "greedy"]


@pytest.mark.parametrize("inherited", [signal.SIG_DFL, signal.SIG_IGN], ids=["default", "ignored"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_closed_terminal_keeps_the_game(
    number: signal.Signals, inherited: signal.Handlers, tmp_path: Path
) -> None:
    """In a real terminal: type, then interrupt, then see the file.

    However signals were inherited: a shell starts what runs in the background with SIGINT ignored.
    """
    ours, theirs = pty.openpty()
    code = "import sys; from holocene.cli.main import main; sys.exit(main())"
    with subprocess.Popen(
        [sys.executable, "-c", code, *GAME, "--record", "kept.json"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(holocene.__file__).parents[1])},
        preexec_fn=lambda: signal.signal(number, inherited) and None,
    ) as process:
        os.close(theirs)
        try:
            seen = wait_for(ours, b"> ")
            os.write(ours, b"place hut\r")
            seen = wait_for(ours, b"places 2 people in the hut", seen)
            wait_for(ours, b"> ", seen)
            wait_until_asleep(process.pid)
            process.send_signal(number)
            wait_for(ours, b"--resume kept.json")
            assert process.wait(60) == 0
        finally:
            process.kill()
            os.close(ours)
    assert Record.open(tmp_path / "kept.json").actions[0] == "place hut"


def wait_until_asleep(pid: int) -> None:
    """Until the kernel says that it waits: for the line, as the prompt was seen before."""
    while True:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0]
        if state == "S":
            return
        time.sleep(0.01)


def wait_for(terminal: int, text: bytes, seen: bytes = b"") -> bytes:
    """Read until this comes; what was read after it."""
    while text not in seen:
        ready, _, _ = select.select([terminal], [], [], 60)
        assert ready, f"{text!r} did not come after {seen!r}"
        seen += os.read(terminal, 4096)
    return seen.partition(text)[2]


# What is refused: one sentence, exit code 2, nothing written


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "which game? Name one of "),
        (("chess",), "unknown game 'chess'; known are "),
        (("stone-age", "--bots", "genius"), "unknown bot 'genius'; known are"),
        (("stone-age", "--bots", "no.such:Bot"), "bot 'no.such:Bot': cannot import"),
        (("stone-age", "--edition", "first"), "edition: first is not a choice; choices are"),
        (("stone-age", "--hunt-reentry", "maybe"), "hunt_reentry: maybe is not a choice"),
        (("stone-age", "--cheat", "yes"), "unrecognized arguments: --cheat yes"),
        (("stone-age", "--language", "de"), "argument --language: invalid choice: 'de'"),
        (("stone-age", "--seats", "9"), "stone-age seats 2 to 4 players, not 9"),
        (("stone-age", "--seats", "two"), "'two' is not a whole number"),
        (("stone-age", "--seat", "2"), "seat 2 is not at this table; seats are 0 to 1"),
        (("stone-age", "--seat", "1", "--bots", "none"), "--seat has no meaning"),
        (("stone-age", "--seats", "4", "--bots", "random,random"), "2 bots for 3 seats"),
        (("stone-age", "--seats", "2", "--bots", "random,random"), "2 bots for 1 seats"),
        (("stone-age", "--seed", "-1"), "'-1' is not a whole number"),
        (("stone-age", "--seed", "lucky"), "'lucky' is not a whole number"),
        (("stone-age", "--seed", "9" * 30), "is not a whole number from 0 to 2**64 - 1"),
        (("stone-age", "--record", "no/such/file.json"), "there is no folder no/such"),
        (("stone-age", "--record", "."), "cannot be written"),
        (("--resume", "missing.json"), "missing.json: No such file or directory"),
    ],
)
def test_refused(
    words: tuple[str, ...], sentence: str, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("play", *words, typed=ALWAYS_FIRST) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""
    assert files() == []


def left_game(run: Run) -> dict[str, object]:
    run(*GAME, typed="1\n1\n1\n")
    data: dict[str, object] = json.loads(Path("stone-age-5.json").read_text())
    return data


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("rules", "0", "rules: this is stone-age by rules version '0'; installed is version"),
        ("format", "holocene record 9", "format: expected 'holocene record 1'"),
        ("game", "chess", "game: unknown game 'chess'"),
        ("seed", None, "seed: not told yet"),
        ("actions", ["0: place hut", "0: place hut"], "action 2 of 2 ('place hut'): seat 1 is to"),
        ("actions", ["0: fly"], "action 1 of 1 ('fly'): stone-age knows no action 'fly'"),
        ("result", {"scores": [1, 2], "winners": [1]}, "this game is over"),
        ("players", [], "no seat is played at the keyboard"),
        ("players", ["random", "random"], "no seat is played at the keyboard"),
        ("players", ["you", "os:getcwd"], "the bot 'os:getcwd' does not come with holocene"),
    ],
)
def test_a_changed_record_is_refused(
    field: str, value: object, sentence: str, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    data = left_game(run)
    capsys.readouterr()
    text = json.dumps(data | {field: value})
    Path("stone-age-5.json").write_text(text)
    assert run("play", "--resume", "stone-age-5.json", typed=ALWAYS_FIRST) == 2
    told = capsys.readouterr()
    assert f"stone-age-5.json: {sentence}" in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""
    assert Path("stone-age-5.json").read_text() == text
    assert files() == ["stone-age-5.json"]


def test_half_a_record_is_refused(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    left_game(run)
    capsys.readouterr()
    half = Path("stone-age-5.json").read_text()[:-40]
    Path("stone-age-5.json").write_text(half)
    assert run("play", "--resume", "stone-age-5.json") == 2
    assert "stone-age-5.json: not a whole record" in capsys.readouterr().err
    assert Path("stone-age-5.json").read_text() == half


@pytest.mark.parametrize(
    "words",
    [("--seats", "3"), ("--seat", "0"), ("--seed", "1"), ("stone-age", "--edition", "slovak")],
)
def test_a_resumed_game_keeps_its_setup(
    words: tuple[str, ...], run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    left_game(run)
    assert run("play", "--resume", "stone-age-5.json", *words) == 2
    assert "cannot be changed in a saved game" in capsys.readouterr().err
