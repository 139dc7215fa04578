"""Addresses of pages: what is there, what is not, and what a link to a table tells."""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from holocene.core import registry
from holocene.server.app import create_app
from holocene.server.limits import NO_LIMITS
from holocene.server.pages import preferred
from holocene.server.previews import WORDS
from holocene.server.service import ServerSettings
from holocene.server.static import LANGUAGE, TITLE
from tests import both
from tests.serving import in_time

WEB = Path(__file__).parents[2] / "web"


class Head(HTMLParser):
    """What a messenger reads of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.title = self.language = ""
        self.others: list[str] = []
        self._in_title = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self._in_title = tag == "title"
        if tag == "html":
            self.language = found["lang"]
        elif tag == "meta":
            name = found.get("name") or found.get("property") or ""
            assert name == "" or name not in self.tags
            self.tags[name] = found.get("content", "")
        else:
            self.others.append(tag)

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data
            self._in_title = False


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """The client's page and its small files, as they lie in the sources."""
    folder = tmp_path / "client"
    shutil.copytree(WEB / "public", folder)
    shutil.copy(WEB / "index.html", folder)
    (folder / "assets").mkdir()
    (folder / "assets" / "main-1.js").write_text("1;")
    return folder


@asynccontextmanager
async def site(database: str, client: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(ServerSettings(database, limits=NO_LIMITS), client)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http,
    ):
        yield http


@asynccontextmanager
async def host(http: httpx.AsyncClient, name: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody with a session."""
    async with httpx.AsyncClient(transport=http._transport, base_url="http://localhost") as person:
        answer = await person.post("/api/guests", json={"name": name, "language": "en"})
        assert answer.status_code == 201
        yield person


async def new_table(person: httpx.AsyncClient, *kinds: str, **more: object) -> dict[str, Any]:
    seats = [
        {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds
    ]
    body = {"game": both.played, "seats": seats, **more}
    answer = await person.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


async def read(http: httpx.AsyncClient, address: str, language: str = "en") -> Head:
    answer = await http.get(address, headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert "Accept-Language" in answer.headers["vary"]
    return Head(answer.text)


def test_the_page_is_written_as_the_server_expects() -> None:
    page = (WEB / "index.html").read_text("utf-8")
    assert page.count(TITLE) == page.count(LANGUAGE) == 1


@in_time
async def test_known_addresses_and_others(tmp_path: Path, client: Path) -> None:
    async with site(f"sqlite:///{tmp_path}/pages.db", client) as http:
        game = registry.game_names()[0]
        for path in (
            "/", "/?new", "/tables", "/tables/", "/account", "/replay", "/replay/abc",
            "/table/abc", "/table/abc?invite=x", f"/rules/{game}",
        ):  # fmt: skip
            answer = await http.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (
                200,
                "text/html; charset=utf-8",
            ), path
        for path in (
            "/nothing", "/table", "/table/a/b", "/table/a%20b", "/rules", "/rules/chess",
            "/tables/more", "/index.html", "/wp-login.php", "/favicon.ico", "/..%2fetc/passwd",
        ):  # fmt: skip
            answer = await http.get(path)
            assert answer.status_code == 404, path
            assert '<div id="app">' in answer.text, "the client says so in its own words"
            assert Head(answer.text).tags["robots"] == "noindex"
            assert (await http.head(path)).status_code == 404
        missing = await http.get("/assets/none.js")
        assert (missing.status_code, missing.text) == (404, "not found\n")
        assert (await http.get("/assets/main-1.js")).status_code == 200


@in_time
async def test_small_files_of_the_site(tmp_path: Path, client: Path) -> None:
    async with site(f"sqlite:///{tmp_path}/pages.db", client) as http:
        robots = await http.get("/robots.txt")
        assert (robots.status_code, robots.headers["content-type"].split(";")[0]) == (
            200,
            "text/plain",
        )
        assert robots.text.startswith("User-agent: *\n")
        answer = await http.get("/manifest.webmanifest")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = json.loads(answer.text)
        assert {"name", "short_name", "start_url", "display", "icons"} <= set(manifest)
        assert manifest["display"] == "standalone"
        for icon in manifest["icons"]:
            found = await http.get(icon["src"])
            assert (found.status_code, found.headers["content-type"]) == (200, icon["type"])
        assert 'rel="manifest" href="/manifest.webmanifest"' in (await http.get("/")).text


@pytest.mark.usefixtures("game")
@in_time
async def test_a_link_tells_who_invites_and_to_what(database: str, client: Path) -> None:
    async with site(database, client) as http, host(http, "Žofie & <Ben>") as ana:
        clock = {"kind": "live", "minutes": 20, "increment": 15}
        table = await new_table(ana, "me", "open", clock=clock)
        address = f"/table/{table['id']}?invite={table['invite']}"
        for language, words in WORDS.items():
            seen = await read(http, address, language)
            title = registry.game(both.played).titles().get(language) or table["game"]
            assert seen.language == language
            assert seen.tags["og:title"] == words.invites.format(host="Žofie & <Ben>", game=title)
            assert seen.title == f"{seen.tags['og:title']} · Holocene"
            assert seen.tags["og:description"] == seen.tags["description"]
            for fact in ("Žofie & <Ben>", "20 min + 15 s", ": 1 ·"):
                assert fact in seen.tags["description"]
            assert seen.tags["robots"] == "noindex"
            assert "ben" not in seen.others, "a name is text and nothing else"
        assert table["seed"] is None
        answer = await http.get(address)
        assert table["commitment"] not in answer.text


@pytest.mark.usefixtures("game")
@in_time
async def test_of_a_private_table_nothing_is_told_without_its_invitation(
    database: str, client: Path
) -> None:
    async with site(database, client) as http, host(http, "Ana") as ana:
        private = await new_table(ana, "me", "open")
        public = await new_table(ana, "me", "open", open=True)
        general = await read(http, "/table/there-is-none")
        assert general.title == "Holocene"
        assert general.tags["description"] == WORDS["en"].site
        for query in ("", "?invite=", "?invite=wrong", f"?invite={public['invite']}"):
            seen = await read(http, f"/table/{private['id']}{query}")
            assert (seen.title, seen.tags) == (general.title, general.tags), query
        # Not even to the host: what is told depends on the address alone.
        assert (await read(ana, f"/table/{private['id']}")).tags == general.tags
        assert "Ana" in (await read(http, f"/table/{public['id']}")).title


@pytest.mark.usefixtures("game")
@in_time
async def test_a_link_to_a_running_game(database: str, client: Path) -> None:
    async with site(database, client) as http, host(http, "Ana") as ana:
        table = await new_table(ana, "me", "child", open=True)
        seen = await read(http, f"/table/{table['id']}", "cs")
        assert "Ana" in seen.title
        assert seen.tags["description"] == WORDS["cs"].running
        replay = await read(http, f"/replay/{table['id']}", "cs")
        assert replay.tags == seen.tags


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("cs", "cs"),
        ("sk-SK,sk;q=0.9,en;q=0.8", "sk"),
        ("de,hr;q=0.5,en;q=0.3", "hr"),
        ("en;q=0.4, cs;q=0.9", "cs"),
        ("hr;q=0, en", "en"),
        ("cs;q=nonsense", "cs"),
        ("," * 5000, "en"),
        ("<script>", "en"),
    ],
)
def test_the_language_a_browser_likes_best(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_all_languages_say_the_same() -> None:
    for field in ("invites", "players", "open_seats", "live", "turns"):
        texts = {getattr(words, field) for words in WORDS.values()}
        assert len(texts) == len(WORDS)
        for text in texts:
            for name in ("host", "game", "names", "count", "minutes", "seconds", "hours"):
                assert ("{" + name + "}" in text) == (
                    "{" + name + "}" in getattr(WORDS["en"], field)
                )
