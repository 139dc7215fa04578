"""Games on paper: saved, opened, replayed, and refused with a sentence where they are broken."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holocene import Game, Record
from holocene.core.dice import commitment, fast_dice

SECRET = "5e" * 32


def played(game: Game, seed: int | str = 3, actions: int | None = None) -> Record:
    """A random game of two, whole or begun."""
    record = Record(game, 2, seed, {"edition": "slovak"}, ["ann", "bob"])
    state = record.start()
    chance = fast_dice(1)
    while not state.over and len(record.actions) != actions:
        legal = state.legal_actions()
        record.apply(state, legal[chance.below(len(legal))])
    return record


@pytest.fixture(scope="module")
def whole(compiled: Game) -> dict[str, Any]:
    return played(compiled).dump()


def broken(whole: dict[str, Any], **changes: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(whole))
    return data | changes


# Sound records


@pytest.mark.parametrize("seed", [3, SECRET])
@pytest.mark.parametrize("actions", [None, 0, 10])
def test_a_record_is_saved_opened_and_replayed(
    compiled: Game, tmp_path: Path, seed: int | str, actions: int | None
) -> None:
    record = played(compiled, seed, actions)
    record.save(tmp_path / "game.json")
    again = Record.open(tmp_path / "game.json")
    assert again.dump() == record.dump()
    assert again.replay().scores() == (record.scores or again.replay().scores())


def test_a_record_is_text_that_people_can_read(whole: dict[str, Any]) -> None:
    assert whole["format"] == "holocene record 1"
    assert whole["game"] == "stone-age"
    assert whole["actions"][0].startswith("0: place ")


def test_saving_leaves_nothing_beside_the_file(compiled: Game, tmp_path: Path) -> None:
    record = played(compiled)
    record.save(tmp_path / "game.json")
    record.save(tmp_path / "game.json")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_save_that_fails_leaves_the_old_file(compiled: Game, tmp_path: Path) -> None:
    record = played(compiled, actions=3)
    file = tmp_path / "game.json"
    record.save(file)
    before = file.read_bytes()
    record.players.append("\ud800")  # cannot be written as UTF-8
    with pytest.raises(UnicodeEncodeError):
        record.save(file)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_steps_can_be_watched(compiled: Game, whole: dict[str, Any]) -> None:
    record = Record.load(whole)
    state = record.start()
    lines = []
    for seat, text in record.states(state):
        assert state.actor == seat
        lines.append(f"{seat}: {text}")
    assert lines == whole["actions"]
    assert state.over


def test_a_secret_record_tells_its_commitment(compiled: Game) -> None:
    assert played(compiled, SECRET).dump()["commitment"] == commitment(SECRET)


def test_a_record_whose_seed_is_not_told_yet(compiled: Game) -> None:
    data = broken(played(compiled, SECRET, 5).dump(), seed=None)
    record = Record.load(data)
    assert record.commitment == commitment(SECRET)
    with pytest.raises(ValueError, match="seed: not told yet"):
        record.replay()


def test_bots_play_a_record(compiled: Game) -> None:
    record = Record.play(compiled, ["random", "random", "random"], seed=8, edition="slovak")
    assert record.players == ["random"] * 3
    assert record.replay().scores() == record.scores


def test_a_running_game_has_no_result(compiled: Game) -> None:
    assert played(compiled, actions=5).dump()["result"] is None


# Broken data

FIELDS = [
    "format", "game", "rules", "seats", "options", "seed", "commitment",
    "players", "actions", "result",
]  # fmt: skip


@pytest.mark.parametrize("name", FIELDS)
def test_a_missing_field_is_named(whole: dict[str, Any], name: str) -> None:
    data = broken(whole)
    del data[name]
    with pytest.raises(ValueError, match=f"^{name}: missing"):
        Record.load(data)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": "holocene record 9"}, "format: expected 'holocene record 1'"),
        ({"format": 1}, "format: expected text, got a number"),
        ({"game": "chess"}, "game: unknown game 'chess'; known are .*stone-age"),
        ({"game": 1}, "game: expected text"),
        ({"rules": "0.9"}, "rules: this is stone-age by rules version '0.9'; installed is version"),
        ({"seats": 5}, "seats: expected 2 to 4, got 5"),
        ({"seats": "2"}, "seats: expected a whole number, got text"),
        ({"options": {"edition": "german"}}, "options: edition: german is not a choice"),
        ({"options": {"houses": 1}}, "options: unknown option 'houses'"),
        ({"options": []}, "options: expected an object, got a list"),
        ({"seed": -1}, "seed: seed '-1' is not a whole number"),
        ({"seed": 1.5}, "seed: .* is not a whole number"),
        ({"seed": True}, "seed: .* is not a whole number"),
        ({"seed": "abc"}, "seed: a secret seed is written as 64 hexadecimal digits"),
        ({"seed": SECRET, "commitment": "00" * 32}, "commitment: the seed is not the one"),
        ({"seed": SECRET, "commitment": None}, "commitment: expected text, got nothing"),
        ({"seed": None, "commitment": 5}, "commitment: expected text, got a number"),
        ({"players": ["a", "b", "c"]}, "players: expected 0 to 2 items, got 3"),
        ({"players": [1, 2]}, r"players\[0\]: expected text"),
        ({"actions": "0: place hut"}, "actions: expected a list, got text"),
        ({"actions": ["place hut"]}, r"actions\[0\]: expected 'seat: action'"),
        ({"actions": [None]}, r"actions\[0\]: expected text, got nothing"),
        ({"result": [1, 2]}, "result: expected an object, got a list"),
        ({"result": {}}, "result.scores: missing"),
        ({"result": {"scores": [1, 2]}}, "result.winners: missing"),
        ({"result": {"scores": [1], "winners": [0]}}, "result.scores: expected 2 items, got 1"),
        ({"result": {"scores": ["a", 1], "winners": [0]}}, r"result.scores\[0\]: expected a whole"),
        ({"result": {"scores": [1, 2], "winners": []}}, "result.winners: expected 1 to 2 items"),
        ({"result": {"scores": [1, 2], "winners": [2]}}, r"result.winners\[0\]: expected 0 to 1"),
        ({"result": {"scores": [1, 2], "winners": [1], "by": 1}}, "result.by: unknown field"),
        ({"comment": "nice"}, "comment: unknown field; known are format"),
    ],
)
def test_a_wrong_field_is_named(whole: dict[str, Any], changes: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=f"^{words}"):
        Record.load(broken(whole, **changes))


@pytest.mark.parametrize("data", [None, 1, "record", [], True])
def test_only_an_object_is_a_record(data: object) -> None:
    with pytest.raises(ValueError, match="the data: expected an object"):
        Record.load(data)


# Records that do not fit their rules


def edit(at: int, line: str) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        data["actions"][at] = line

    return change


def cut(data: dict[str, Any]) -> None:
    del data["actions"][-3:]


def lengthen(data: dict[str, Any]) -> None:
    data["actions"].append("0: place hut")


def spoil_result(data: dict[str, Any]) -> None:
    data["result"]["scores"][0] += 1


def spoil_winners(data: dict[str, Any]) -> None:
    data["result"]["winners"] = [0, 1]


def forget_result(data: dict[str, Any]) -> None:
    data["result"] = None


def another_seed(data: dict[str, Any]) -> None:
    data["seed"] += 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (edit(0, "0: pick gold"), r"action 1 of \d+ \('pick gold'\): seat 0 cannot take"),
        (edit(0, "0: dance"), r"action 1 of \d+ \('dance'\): stone-age knows no action"),
        (edit(0, "1: place hut"), r"action 1 of .*: seat 0 is to decide, not seat 1"),
        (edit(0, "99: place hut"), r"action 1 of .*: seat 0 is to decide, not seat 99"),
        (cut, r"the game is not over after its \d+ actions; some are missing"),
        (lengthen, r"action \d+ of \d+ \('place hut'\): the game is already over"),
        (spoil_result, r"result: the game scores \[.*\], not \["),
        (spoil_winners, r"result: the winners are \[.*\], not \[0, 1\]"),
        (forget_result, "result: missing, though the game is over"),
        (another_seed, r"(action \d+ of|the game is not over|result)"),
    ],
)
def test_a_record_that_does_not_fit_says_where(
    whole: dict[str, Any], change: Callable[[dict[str, Any]], None], words: str
) -> None:
    data = broken(whole)
    change(data)
    with pytest.raises(ValueError, match=f"^{words}"):
        Record.load(data).replay()


# Broken files


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "not a whole record; its JSON breaks off in line 1"),
        (b"hello", "not a whole record; its JSON breaks off in line 1"),
        (b"[]", "the data: expected an object"),
        (b"{}", "format: missing"),
        (b"\xff\xfe\x00\x80binary", "not a record; expected JSON text"),
        (b"\x00" * 100, "not a whole record"),
        (b"[" * 100_000, "not a record; expected JSON text"),
        (b'{"format": ' + b"9" * 10_000 + b"}", "Exceeds the limit"),
    ],
)
def test_a_broken_file_is_named(tmp_path: Path, content: bytes, words: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    with pytest.raises(ValueError, match=f"game.json: {words}"):
        Record.open(file)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.999])
def test_a_truncated_file_is_named(compiled: Game, tmp_path: Path, part: float) -> None:
    file = tmp_path / "game.json"
    played(compiled).save(file)
    text = file.read_text("utf-8").rstrip()
    file.write_text(text[: int(len(text) * part)], "utf-8")
    with pytest.raises(ValueError, match=r"game.json: not a whole record; its JSON breaks off"):
        Record.open(file)


def test_a_missing_file_is_missing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Record.open(tmp_path / "game.json")


def test_a_name_that_cannot_be_written_is_refused(whole: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="players"):
        Record.load(broken(whole, players=["\ud800", "bob"]))
