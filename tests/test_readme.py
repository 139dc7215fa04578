"""What the README shows works as it stands there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import holocene
import holocene.testing
from holocene.cli.main import build_parser, main

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
RUNNING = (Path(__file__).parent.parent / "docs" / "running.md").read_text("utf-8")


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
        path = Path(__file__).parent.parent / name
        assert path.is_file(), target
        assert not heading or heading in anchors(path.read_text("utf-8")), target


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
