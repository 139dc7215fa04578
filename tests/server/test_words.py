"""Whatever the server refuses, the client has its own words for it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from holocene.server.status import STATUS
from holocene.tables.messages import EntryKind, Status

ROOT = Path(__file__).parents[2]
SOURCES = [ROOT / "src/holocene/server", ROOT / "src/holocene/tables"]
WORDS = ROOT / "web/src/locale"
ANSWERS = {"Refusal": 0, "answer": 1}  # where each of them takes its code


def given() -> Iterator[tuple[str, ast.expr]]:
    """Every place where a code is given, and the expression that gives it."""
    for path in sorted(path for source in SOURCES for path in source.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            where = f"{path.name}:{getattr(node, 'lineno', 0)}"
            match node:
                case ast.Call(func=ast.Name(id=name)) if name in ANSWERS:
                    yield where, node.args[ANSWERS[name]]
                case ast.Assign(targets=[ast.Name(id="codes")], value=ast.Dict(values=values)):
                    for value in values:
                        yield where, value


def codes() -> set[str]:
    out: set[str] = set()
    for where, code in given():
        match code:
            case ast.Constant(value=str(text)):
                out.add(text)
            case ast.JoinedStr(values=[ast.Constant(value="is-"), _]):
                out.update(f"is-{status}" for status in get_args(Status))
            case ast.Call(func=ast.Attribute(attr="get"), args=[_, ast.Constant(value=str(text))]):
                out.add(text)  # where there is none in `codes`
            case ast.Attribute(attr="code"):
                pass  # handed on from a refusal
            case _:
                pytest.fail(f"{where}: a code that this test cannot read: {ast.unparse(code)}")
    return out


def test_the_sources_are_read() -> None:
    known = codes()
    assert {"host", "too-large", "not-allowed", "old-rules", "broken"} <= known
    assert {"is-waiting", "is-running", "is-over"} <= known


def test_every_status_is_of_a_refusal_that_is_given() -> None:
    assert not set(STATUS) - codes()


def keys_of(path: Path) -> set[str]:
    body = parse(path.read_text("utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, fluent.Message)}


def test_every_entry_of_the_log_has_its_words() -> None:
    told_otherwise = {"act", "chat", "undo", "over"}  # by events, by text, and not at all
    for kind in set(get_args(EntryKind)) - told_otherwise:
        assert {f"entry-{kind}", f"entry-{kind}-table"} <= keys_of(WORDS / "table/en.ftl")


def test_every_refusal_has_its_words() -> None:
    keys = keys_of(WORDS / "en.ftl")
    assert not {f"error-{code}" for code in codes()} - keys
    told = {key.removeprefix("error-") for key in keys if key.startswith("error-")}
    assert told - codes() == {"unknown", "offline"}, "the client's own, and none that nobody gives"
