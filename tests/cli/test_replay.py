"""Looking at recorded games."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest

from holocene.cli.main import main
from holocene.core.record import Record
from holocene.core.registry import game
from tests.games.tiny import TINY


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Record:
    """A finished game in the file game.json of the current folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    record = Record.play(game("stone-age"), ["random"] * 3, seed=4)
    record.save("game.json")
    return record


def on_a_terminal(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    monkeypatch.setenv("TERM", "dumb")


@pytest.mark.parametrize("words", [("--verify",), ()])
def test_verify(words: tuple[str, ...], record: Record, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "game.json", *words]) == 0
    assert capsys.readouterr().out == (
        f"game.json: stone-age, 3 seats, {len(record.actions)} actions, "
        f"scores {record.scores}: the record is valid\n"
    )


def test_verify_an_open_game(record: Record, capsys: pytest.CaptureFixture[str]) -> None:
    data = record.dump()
    data["actions"], data["result"] = record.dump()["actions"][:1], None  # type: ignore[index]
    Path("game.json").write_text(json.dumps(data))
    assert main(["replay", "game.json"]) == 0
    assert "3 seats, 1 action, not over: the record is valid" in capsys.readouterr().out


def test_text(record: Record, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "game.json", "--text"]) == 0
    lines = capsys.readouterr().out.splitlines()
    actions = [line for line in lines[1:] if not line.startswith("    ")]
    assert actions == record.dump()["actions"]
    assert lines[-1].startswith("    Final scoring: Red ")
    assert all(line.strip() for line in lines)


@pytest.mark.usefixtures("stranger")
def test_a_seat_is_not_told_what_others_chose(
    record: Record, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hiding = Record.play(TINY, ["random"] * 2, seed=1)
    hiding.save("tiny.json")
    assert "1: hide" in hiding.dump()["actions"]  # type: ignore[operator]
    assert main(["replay", "tiny.json", "--text", "--seat", "0"]) == 0
    lines = capsys.readouterr().out.splitlines()
    own = [line for line in hiding.dump()["actions"] if line.startswith("0: ")]  # type: ignore[attr-defined]
    assert [line for line in lines[1:] if not line.startswith("    ")] == own
    assert "    Player 2: hid" in lines
    at = hiding.actors.index(1) + 1
    on_a_terminal(monkeypatch, f"1\n{at}\nq\n")
    assert main(["replay", "tiny.json", "--seat", "0"]) == 0
    out = capsys.readouterr().out
    assert f" 1. Player 1: {hiding.actions[0]} " in out
    assert f" {at}. Player 2 " in out


def test_steps(
    record: Record, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    last = len(record.actions)
    on_a_terminal(monkeypatch, f"b\n\n\nb\n{last}\n\nx\n{last + 1}\n0\nq\n")
    assert main(["replay", "game.json"]) == 0
    out = capsys.readouterr().out
    asked = [line.split("/")[0] for line in out.splitlines() if "b, a number, or q >" in line]
    assert asked == ["0", "0", "1", "2", "1", str(last), str(last), str(last), str(last), "0"]
    first = game("stone-age").action(record.actions[0])
    where = str(first.arguments["place"])
    assert re.search(rf"1\. Red: Place \d (person|people) (at|in|on) .*{where}", out)
    assert out.startswith(
        f"Stone Age: Red (random), Blue (random), Green (random). {last} decisions."
    )
    assert "This is the beginning." in out
    assert "This is the end." in out
    assert out.count(f"a number from 0 to {last} to jump there, or q to quit.") == 2
    assert "Total" in out


def test_the_end_of_input_quits(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    on_a_terminal(monkeypatch, "")
    assert main(["replay", "game.json"]) == 0


def edited(record: Record, field: str, value: object) -> str:
    return json.dumps(record.dump() | {field: value})


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("rules", "7", "rules: this is stone-age by rules version '7'"),
        ("seed", None, "seed: not told yet; the record can be replayed when the game is over"),
        ("seed", "abc", "seed: a secret seed is written as 64 hexadecimal digits"),
        ("seats", 2, "players: expected 0 to 2 items, got 3"),
        ("result", {"scores": [0, 0, 0], "winners": [0]}, "result: the game scores "),
        ("result", None, "result: missing, though the game is over"),
        ("actions", [], "the game is not over after its 0 actions; some are missing"),
        ("actions", ["nonsense"], "actions[0]: expected 'seat: action'"),
        ("actions", ["1: place hut"], "action 1 of 1 ('place hut'): seat 0 is to decide"),
        ("actions", ["0: decline"], "action 1 of 1 ('decline'): seat 0 cannot take 'decline' now"),
        ("extra", 1, "extra: unknown field"),
    ],
)
@pytest.mark.parametrize("how", ["--verify", "--text"])
def test_a_record_that_does_not_fit(
    how: str,
    field: str,
    value: object,
    sentence: str,
    record: Record,
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path("game.json").write_text(edited(record, field, value))
    assert main(["replay", "game.json", how]) == 2
    told = capsys.readouterr()
    assert told.err.startswith(f"holocene: game.json: {sentence}")
    assert told.err.count("\n") == 1
    assert told.out == ""


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "not a whole record; its JSON breaks off in line 1"),
        (b"{", "not a whole record; its JSON breaks off in line 1"),
        (b"\xff\xfe\x00", "not a record; expected JSON text"),
        (b"[]", "the data: expected an object, got a list"),
        (b"{}", "format: missing"),
    ],
)
def test_not_a_record(
    content: bytes, sentence: str, record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("game.json").write_bytes(content)
    assert main(["replay", "game.json"]) == 2
    assert capsys.readouterr().err == f"holocene: game.json: {sentence}\n"


def test_no_file_and_no_seat(record: Record, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "missing.json"]) == 2
    assert main(["replay", "game.json", "--seat", "3"]) == 2
    assert capsys.readouterr().err == (
        "holocene: missing.json: No such file or directory\n"
        "holocene: game.json: seat 3 is not at this table; seats are 0 to 2\n"
    )
