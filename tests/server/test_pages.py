"""Addresses of pages: what is there, what is not, and what a link to a table tells."""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from holocene.core import registry
from holocene.server.app import create_app
from holocene.server.limits import NO_LIMITS
from holocene.server.models import Language
from holocene.server.pages import clock_text, preferred
from holocene.server.previews import WORDS
from holocene.server.service import ServerSettings
from holocene.server.static import HEAD_END, LANGUAGE, TITLE
from holocene.tables.messages import Clock
from tests import both
from tests.serving import in_time, seat_of

LANGUAGES: Final[tuple[Language, ...]] = ("en", "cs", "sk", "hr")
WEB = Path(__file__).parents[2] / "web"


class Head(HTMLParser):
    """What a messenger reads of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.title = self.language = ""
        self.early: list[str] = []  # what is asked for at once
        self.styles: list[str] = []
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
        elif tag == "link" and "preload" in found["rel"]:
            self.early.append(found["href"])
        elif tag == "link" and found["rel"] == "stylesheet":
            self.styles.append(found["href"])
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
    page = (WEB / "index.html").read_text("utf-8")
    own = ['<script src="/assets/main-1.js"></script>']
    own += ['<link rel="stylesheet" href="/assets/main-1.css">']
    (folder / "index.html").write_text(page.replace(HEAD_END, "".join(own) + HEAD_END))
    (folder / "assets").mkdir()
    (folder / "assets" / "main-1.js").write_text("1;")
    (folder / "chunks.json").write_text(json.dumps(chunks(both.played)))
    return folder


def chunks(game: str) -> dict[str, Any]:
    """A small list of files as the build writes it; the page itself loads the first."""
    return {
        "_main.js": {"file": "assets/main-1.js", "css": ["assets/main-1.css"]},
        "src/pages/Table.svelte": {"file": "assets/Table-1.js", "imports": ["_table.js"]},
        "_table.js": {
            "file": "assets/table-1.js",
            "imports": ["_main.js", "_table.js"],
            "css": ["assets/table-1.css"],
        },
        f"src/games/{game.replace('-', '_')}/index.ts": {
            "file": "assets/game-1.js",
            "imports": ["_main.js", "_table.js"],
            "css": ["assets/game-1.css"],
        },
        f"src/games/{game.replace('-', '_')}/later.ts": {
            "file": "assets/later-1.js",
            "imports": ["_main.js", "_table.js"],
            "css": ["assets/later-1.css"],
        },
        "src/house/waiting.ts": {"file": "assets/waiting-1.js", "imports": ["_main.js"]},
        "src/locale/cs.ftl?raw": {"file": "assets/cs-1.js"},
        "src/locale/table/cs.ftl?raw": {"file": "assets/cs-2.js"},
    }


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
    body = {"game": both.played, "seats": [seat_of(kind) for kind in kinds], **more}
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
    assert page.count(TITLE) == page.count(LANGUAGE) == page.count(HEAD_END) == 1


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
            "/%2574able/abc",
        ):  # fmt: skip
            answer = await http.get(path)
            assert answer.status_code == 404, path
            assert '<div id="app">' in answer.text, "the client says so in its own words"
            assert Head(answer.text).tags["robots"] == "noindex"
            assert (await http.head(path)).status_code == 404
        missing = await http.get("/assets/none.js")
        assert (missing.status_code, missing.text) == (404, "not found\n")
        part = await http.get("/assets/main-1.js")
        assert (part.status_code, part.headers["x-content-type-options"]) == (200, "nosniff")
        assert "content-security-policy" not in part.headers, "it is no document"


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


@pytest.mark.parametrize(
    ("clock", "told"),
    [
        ({"kind": "none"}, ["no clock", "bez hodin", "bez hodín", "bez sata"]),
        (
            {"kind": "live", "minutes": 20, "increment": 0},
            [
                "clock: 20 min per player",
                "hodiny: 20 min na hráče",
                "hodiny: 20 min na hráča",
                "sat: 20 min po igraču",
            ],
        ),
        (
            {"kind": "turns", "hours": 36},
            [
                "clock: 36 h per turn",
                "hodiny: 36 h na tah",
                "hodiny: 36 h na ťah",
                "sat: 36 h po potezu",
            ],
        ),
        (
            {"kind": "turns", "hours": 72},
            [
                "days per turn: 3",
                "počet dní na tah: 3",
                "počet dní na ťah: 3",
                "broj dana po potezu: 3",
            ],
        ),
    ],
)
def test_clocks_are_told_as_people_say_them(clock: Clock, told: list[str]) -> None:
    assert [clock_text(clock, WORDS[each]) for each in LANGUAGES] == told


@in_time
async def test_a_game_that_fails_does_not_break_the_page(
    tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with site(f"sqlite:///{tmp_path}/pages.db", client) as http, host(http, "Ana") as ana:
        table = await new_table(ana, "me", "open", open=True)
        address = f"/table/{table['id']}"
        assert "Ana" in (await read(http, address)).title

        def fails(name: str) -> None:
            raise RuntimeError(f"{name} has no title today")

        monkeypatch.setattr("holocene.server.games.info_of", fails)
        assert (await read(http, address)).title == "Holocene"
        assert f"cannot tell of table {table['id']}" in caplog.text


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
            assert seen.early == general.early, query
        # Not even to the host: what is told depends on the address alone.
        assert (await read(ana, f"/table/{private['id']}")).tags == general.tags
        assert "Ana" in (await read(http, f"/table/{public['id']}")).title


@pytest.mark.usefixtures("game")
@in_time
async def test_what_a_page_needs_is_asked_for_at_once(database: str, client: Path) -> None:
    async with site(database, client) as http, host(http, "Ana") as ana:
        table = await new_table(ana, "me", "open")
        house = ["api/me", "api/games", "assets/cs-1.js"]
        page = ["assets/Table-1.js", "assets/table-1.js"]
        own, style, last = (f"/assets/{name}-1.css" for name in ("main", "table", "game"))
        assert (await read(http, "/", "cs")).early == [f"/{file}" for file in house]
        seen = await read(http, "/table/there-is-none", "cs")
        assert seen.early == [f"/{file}" for file in house + page]
        assert seen.styles == [own, style]
        query = f"table/{table['id']}?invite={table['invite']}"
        seen = await read(http, f"/{query}", "cs")
        play = ["assets/cs-2.js", "assets/game-1.js"]
        assert seen.styles == [own, style, last], "a game has the last word"
        words = [f"locale/cs?part={part}" for part in ("table", "rules")]
        told = [f"api/games/{both.played}/{what}" for what in ("pieces", *words)]
        told.append(f"api/tables/{table['id']}?invite={table['invite']}")
        page.append("assets/waiting-1.js")
        assert sorted(seen.early) == sorted(f"/{file}" for file in house + page + play + told)
        for path in told:
            assert (await http.get(f"/{path}")).status_code == 200
        beside = await new_table(ana, "me", "beside Bo")
        together = await read(http, f"/table/{beside['id']}?invite={beside['invite']}", "cs")
        tables = [path for path in together.early if path.startswith("/api/tables")]
        assert tables == [], "at one screen each sees the table as one seat only"
        shared = await read(http, f"/{query}&fbclid=abc", "cs")
        assert shared.early == seen.early, "what a messenger adds is not for the server"
        strange = await read(http, f"/{query}&%22%3E%3Cb%3E=1", "cs")
        assert "b" not in strange.others, "a question is text and nothing else"
        http.cookies["language"] = "sk"
        assert (await read(http, "/", "cs")).language == "sk"
        http.cookies["language"] = "xx"
        assert (await read(http, "/", "cs")).language == "cs"
        assert (await http.get("/chunks.json")).status_code == 404


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
        # What the first moment of its board does not need is not asked for with it.
        late = ("/api/games", "/assets/waiting-1.js", "part=rules")
        assert [path for path in seen.early if path.endswith(late)] == []
        assert [path for path in seen.early if "later" in path] == ["/assets/later-1.js"]
        assert seen.tags["game"] == both.played
        assert seen.tags["game-title"] == registry.game(both.played).titles()["cs"]


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


@in_time
async def test_a_newer_worker_is_found_at_once(database: str, client: Path) -> None:
    """It stays in browsers, and shows calls of this server while no page is open."""
    async with site(database, client) as http:
        worker, other = await http.get("/worker.js"), await http.get("/theme.js")
        for answer in (worker, other):
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"
        assert "max-age=86400" in other.headers["cache-control"]
