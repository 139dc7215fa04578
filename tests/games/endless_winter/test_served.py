"""A server that offers another set of components beside the game's own."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from holocene.cli.main import main
from holocene.core import sets
from holocene.games.endless_winter.game import ENDLESS_WINTER
from tests.serving import Server, in_time

MINE = "endless-winter.mine"


def write(folder: Path, name: str = "mine", **changes: object) -> None:
    data: dict[str, Any] = json.loads(ENDLESS_WINTER.components())
    folder.mkdir(exist_ok=True)
    changed = {**data, "name": "Our own set", **changes}
    (folder / f"{name}.json").write_text(json.dumps(changed), "utf-8")


def test_a_set_is_a_game_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(sets.VARIABLE, "")
    write(tmp_path / "sets", tool_track={"most": 7, "source": "ours"})
    server = Server(
        tmp_path, f"sqlite:///{tmp_path}/holocene.db", "--no-limits", "--bot-pause", "0",
        "--sets", str(tmp_path / "sets"),
    )  # fmt: skip

    sets.offer([str(tmp_path / "sets")])  # here too: who plays it reads its actions

    @in_time
    async def play() -> None:
        async with server.guest() as ana:
            games = {each["name"]: each for each in await ana.ok("GET", "/api/games")}
            own, mine = games["endless-winter"], games[MINE]
            assert mine["titles"] == {
                language: f"{title} (Our own set)" for language, title in own["titles"].items()
            }
            assert mine["rules"] != own["rules"]
            pieces = await ana.ok("GET", f"/api/games/{MINE}/pieces")
            assert pieces["components"]["most_tools"] == 7
            table = await ana.new_table("me", "gatherer", game=MINE)
            async with ana.live(table["id"], 0) as live:
                while not live.choices:  # the bot may come first
                    await live.hear()
                assert (await live.act(random.Random(1)))["kind"] == "moved"

    try:
        play()
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("name", "changes", "why"),
    [
        ("mine", {"first_hand": ["nobody"]}, "mine.json: first_hand"),
        ("mine", {"game": "chess"}, "unknown game 'chess'"),
        ("Mine", {}, "must be named in small letters"),
        ("m" * 40, {}, "name it shorter"),
    ],
)
def test_a_bad_set_is_told_before_anything_starts(
    name: str,
    changes: dict[str, object],
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(sets.VARIABLE, "")
    write(tmp_path / "sets", name, **changes)
    assert main(["serve", "--sets", str(tmp_path / "sets")]) == 2
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1


def test_two_sets_of_one_name_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(sets.VARIABLE, "")
    write(tmp_path / "ours")
    write(tmp_path / "theirs", about="Another one.")
    assert (
        main(["serve", "--sets", str(tmp_path / "ours"), "--sets", str(tmp_path / "theirs")]) == 2
    )
    assert "is called so too; name one of them anew" in capsys.readouterr().err


def test_an_empty_folder_is_no_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(sets.VARIABLE, "")
    assert main(["serve", "--sets", str(tmp_path)]) == 2
    assert "no set of components" in capsys.readouterr().err
    assert main(["serve", "--sets", str(tmp_path / "nowhere")]) == 2
