"""The pages of the client: which addresses there are, and what links to them tell."""

from __future__ import annotations

import logging
import re
from html import escape
from typing import Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from ..core import registry
from ..tables.house import House
from ..tables.messages import Clock, TableInfo
from ..tables.once import Once
from ..tables.refusal import Refusal
from .chunks import answers, answers_of, later_of, modules_of, snapshot_of
from .games import title_of
from .models import Language
from .previews import LOCALES, WORDS, Words
from .service import service_of
from .static import StaticClient

ONCE: Final = Once(logging.getLogger(__name__))
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
SITE: Final = "Holocene"
COOKIE: Final = "language"  # set by the client's settings


class Pages:
    """Every address is answered with the client; its head and the status say what is there."""

    def __init__(self, client: StaticClient) -> None:
        self._client: Final = client

    async def answer(self, request: Request, path: str) -> Response:
        found = self._client.file(path, request.headers)
        if found is not None:
            return found
        invite = request.query_params.get("invite")
        language = language_of(request)
        parts = [part for part in path.split("/") if part]
        status = 200 if is_page(parts) else 404
        title, about, listed = SITE, WORDS[language].site, status == 200
        game: str | None = None
        waiting = False
        asked = ["me", "games"]
        named: list[str] = []
        if status == 200 and parts[:1] in (["table"], ["replay"]):
            listed = False  # a table is for those who have its address
            told = await shown(service_of(request).house, parts, invite, language)
            if told is not None:
                title, about, game = told.title, told.about, told.game
                waiting = parts[0] == "table" and told.waiting
                named = game_named(game, language)
                if parts[0] == "table" and not waiting:
                    asked.remove("games")  # one is played, whose name the page tells
                asked += answers_of(game, language, waiting)
                if parts[0] == "table" and not told.hot_seat:
                    asked.append(snapshot_of(parts[1], invite))
        early: list[str] = []
        if status == 200:
            page = parts[0] if parts else "start"
            early += answers(asked)
            modules = modules_of(page.capitalize(), game, language, waiting)
            early += self._client.chunks.links(modules, later_of(None if waiting else game))
        lines = head(language, title, about, listed) + named
        return self._client.page(lines, early, language, status)


def is_page(parts: list[str]) -> bool:
    """Whether the client has something at this address: the same as in its router."""
    match parts:
        case [] | ["tables"] | ["account"] | ["replay"]:
            return True
        case ["table" | "replay", id]:
            return ID.fullmatch(id) is not None
        case ["rules", game]:
            return game in registry.game_names()
    return False


def language_of(request: Request) -> Language:
    """What the client was last set to, else what the browser likes."""
    chosen = request.cookies.get(COOKIE)
    for language in WORDS:
        if language == chosen:
            return language
    return preferred(request.headers.get("accept-language", ""))


def preferred(accepted: str) -> Language:
    """The language of ours that a browser likes best; English where it likes none."""
    wanted: list[tuple[float, Language]] = []
    for each in accepted.split(",")[:20]:
        tag, _, quality = each.partition(";")
        found = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", quality)
        language = tag.strip().lower().partition("-")[0]
        weight = float(found[1]) if found else 1.0
        wanted += [(weight, ours) for ours in WORDS if ours == language and weight > 0]
    return max(wanted, key=lambda each: each[0])[1] if wanted else "en"


class Shown(NamedTuple):
    """A table as its address tells of it."""

    title: str
    about: str
    game: str
    waiting: bool
    """Whether its game has not begun."""
    hot_seat: bool
    """Whether somebody has several seats: then the client asks for the one at the screen."""


async def shown(
    house: House, parts: list[str], invite: str | None, language: Language
) -> Shown | None:
    """What is told of the table at an address.

    None where a visitor without a session may not see it, or where it cannot be told: the page
    itself can be shown all the same.
    """
    if len(parts) != 2:
        return None
    id = parts[1]
    try:
        room = await house.room(id)
        room.table.check_watch(None, invite)
        table = await house.peek(id, lambda room: room.table.info(None))
        return Shown(
            *preview(table, language),
            table["game"],
            table["status"] == "waiting",
            room.table.hot_seat(),
        )
    except (Refusal, SQLAlchemyError):
        return None
    except Exception:  # a stranger's game may fail in any way
        ONCE.exception(id, "cannot tell of table %s", id)
        return None


def preview(table: TableInfo, language: Language) -> tuple[str, str]:
    """Title and description of a table: who invites, to what, with which clock."""
    words = WORDS[language]
    game = title_of(table["game"], language)
    names = ", ".join(seat["name"] for seat in table["seats"] if seat["kind"] != "open")
    open_seats = sum(seat["kind"] == "open" for seat in table["seats"])
    facts = [words.players.format(names=names)]
    if table["status"] == "waiting":
        title = words.invites.format(host=table["host_name"], game=game)
        facts += [words.open_seats.format(count=open_seats), clock_text(table["clock"], words)]
        facts += [words.rated] if table["rated"] else []
    else:
        title = f"{game}: {names}"
        facts = [words.over if table["status"] == "over" else words.running]
    return title, " · ".join(facts)


def clock_text(clock: Clock, words: Words) -> str:
    if clock["kind"] == "live":
        if clock["increment"] == 0:
            return words.live_plain.format(minutes=clock["minutes"])
        return words.live.format(minutes=clock["minutes"], seconds=clock["increment"])
    if clock["kind"] == "turns":
        if clock["hours"] % 24 == 0:
            return words.days.format(days=clock["hours"] // 24)
        return words.turns.format(hours=clock["hours"])
    return words.no_clock


def game_named(game: str, language: Language) -> list[str]:
    """Which game a page is about, for the client: it need not ask for all of them first."""
    title = title_of(game, language)
    return [
        f'<meta name="{name}" content="{escape(text)}" />'
        for name, text in (("game", game), ("game-title", title))
    ]


def head(language: Language, title: str, about: str, listed: bool) -> list[str]:
    """The title and the tags that links are shown by (https://ogp.me)."""
    shown = title if title == SITE else f"{title} · {SITE}"
    tags = [
        ("name", "description", about),
        ("property", "og:type", "website"),
        ("property", "og:site_name", SITE),
        ("property", "og:title", title),
        ("property", "og:description", about),
        ("property", "og:locale", LOCALES[language]),
        ("name", "twitter:card", "summary"),
    ]
    if not listed:
        tags.append(("name", "robots", "noindex"))
    lines = [f"<title>{escape(shown)}</title>"]
    lines += [f'<meta {kind}="{name}" content="{escape(text)}" />' for kind, name, text in tags]
    return lines
