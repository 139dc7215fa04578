"""What docs/learning.md shows works as it stands there, and docs/features.md is up to date."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from holocene import game
from holocene.learn.__main__ import main, page
from tests.learn.games import GAMES

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "learning.md").read_text("utf-8")
EXAMPLES = re.findall(r"## ([^\n]+)\n(?:(?!\n## ).)*?```python\n(.*?)```", PAGE, flags=re.S)


@pytest.mark.parametrize(("title", "code"), EXAMPLES, ids=[title for title, _ in EXAMPLES])
def test_examples_run(title: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, f"learning.md: {title}", "exec"), {})
    assert bool(capsys.readouterr().out) == ("print(" in code)


def test_there_is_an_example_of_each() -> None:
    titles = {title for title, _ in EXAMPLES}
    assert {"PettingZoo", "Gymnasium", "OpenSpiel", "Many games at once"} < titles
    assert PAGE.count("```python") == len(EXAMPLES)


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!https:)([^)]+)\)", PAGE):
        assert (DOCS / target).is_file(), target


def test_the_tables_of_features_are_those_of_the_games() -> None:
    """If not: python -m holocene.learn > docs/features.md"""
    assert (DOCS / "features.md").read_text("utf-8") == page([game(name) for name in GAMES]) + "\n"


def test_every_number_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stone-age"]) == 0
    lines = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    assert [line[1] for line in lines] == game("stone-age").feature_names()
    assert lines[1] == ["1", "seats", "0", "1", "/ 4"]
    assert main(["chess"]) == 1
    assert "unknown game 'chess'" in capsys.readouterr().err
