"""What the README shows works as it stands there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import holocene
import holocene.testing
from holocene.cli.main import build_parser, main
from holocene.tables.messages import TableInfo
from tests.games.ours import OURS, folder_of

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
RUNNING = (ROOT / "docs" / "running.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, flags=re.S)


def test_the_library_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    exec(compile(blocks("python")[0], "README.md", "exec"), names)
    assert isinstance(names["state"], holocene.State)
    assert names["state"].over
    assert capsys.readouterr().out.startswith("[")


def test_the_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "readme_bots.py").write_text(blocks("python")[1])
    monkeypatch.syspath_prepend(str(tmp_path))
    record = holocene.Record.play(
        holocene.game("stone-age"), bots=["readme_bots:Hunter", "random"], seed=1
    )
    assert record.actions[0] == "place hunt 5"


def test_the_commands_parse() -> None:
    lines = [line for block in blocks("") for line in block.splitlines()]
    commands = [line.split()[1:] for line in lines if line.startswith("holocene ")]
    assert len(commands) == 7
    for words in commands:
        assert build_parser(words).parse_args(words).run is not None


def test_the_commands_of_those_who_run_a_house_parse() -> None:
    lines = RUNNING.replace("ExecStart=/opt/holocene/bin/", "").splitlines()
    commands = [line.split()[1:] for line in lines if line.startswith("holocene ")]
    assert len(commands) == 6
    for words in commands:
        assert build_parser(words).parse_args(words).run is not None


def test_pictures_and_links_are_there() -> None:
    targets = re.findall(r"\]\(([^)]+)\)", README)
    assert targets
    for target in targets:
        name, _, heading = target.partition("#")
        path = ROOT / name
        assert path.is_file(), target
        assert not heading or heading in anchors(path.read_text("utf-8")), target


def test_a_new_game_is_told_of_every_file_that_ours_have() -> None:
    """What is found by its name alone, nobody would know of."""
    told = README.partition("## Add a game")[2].partition("\n## ")[0]
    for name in ("later.ts", "topics.ts", "lessons.ts", "keys.testing.ts"):
        assert f"`{name}`" in told
        folders = [ROOT / "web/src/games" / folder_of(game) for game in OURS]
        assert any((folder / name).is_file() for folder in folders), name
    for method in ("feature_table", "features", "stage", "facts", "worths", "estimate"):
        assert f"`{method}`" in told
        assert hasattr(holocene.Game, method)


def test_the_protocol_tells_every_field_of_a_table() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    found = re.search(r"`TableInfo = \{(.*?)\}`", page, flags=re.S)
    assert found
    told = re.findall(r"(\w+)(?:: [^,]+)?(?:, ?|$)", found[1].replace("\n", " "))
    assert set(told) == set(TableInfo.__annotations__)


def test_the_number_of_actions_is_told_right() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    assert f"({len(holocene.game('stone-age').actions):,} for Stone Age" in page


def anchors(text: str) -> list[str]:
    """Of headings, as they are made for links."""
    headings = re.findall(r"^#+ (.+)$", text, flags=re.M)
    return [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]


@pytest.mark.parametrize("module", [holocene, holocene.testing])
def test_examples_in_the_documentation_of_modules(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("words", [["--help"], ["play", "stone-age", "--help"], ["--version"]])
def test_help(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(words)
    assert leaving.value.code == 0
    assert "holocene" in capsys.readouterr().out
