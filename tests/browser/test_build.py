"""What the build tells the server about its files."""

from __future__ import annotations

import json
from importlib.resources import files

from holocene.core.words import LANGUAGES
from holocene.server.chunks import MANIFEST, later_of, modules_of
from tests.games.ours import OURS

PAGES = ("Start", "Tables", "Table", "Replay", "Rules", "Account")


def test_it_has_what_pages_ask_for_at_once() -> None:
    """By the names of the client's modules: one that has moved would be left out in silence."""
    built = files("holocene") / "web" / MANIFEST
    assert built.is_file(), "the client is not built into this installation: run `make test`"
    known = json.loads(built.read_text("utf-8"))
    wanted = {
        module
        for page in PAGES
        for game in OURS
        for language in LANGUAGES
        for module in modules_of(page, game, language, waiting=True) + later_of(game)
    }
    assert wanted <= set(known)
