"""The pages of the client: which addresses there are, and what links to them tell."""

from __future__ import annotations

import re
from html import escape
from typing import Final
from urllib.parse import unquote

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response

from ..core import registry
from ..tables.house import House
from ..tables.messages import Clock, TableInfo
from ..tables.refusal import Refusal
from .games import info_of
from .models import Language
from .previews import LOCALES, WORDS, Words
from .service import service_of
from .static import StaticClient

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
SITE: Final = "Holocene"


class Pages:
    """Every address is answered with the client; its head and the status say what is there."""

    def __init__(self, client: StaticClient) -> None:
        self._client: Final = client

    async def answer(self, request: Request, path: str) -> Response:
        found = self._client.file(path, request.headers)
        if found is not None:
            return found
        language = preferred(request.headers.get("accept-language", ""))
        parts = [unquote(part) for part in path.split("/") if part]
        status = 200 if is_page(parts) else 404
        title, about, listed = SITE, WORDS[language].site, status == 200
        if status == 200 and parts[:1] in (["table"], ["replay"]):
            listed = False  # a table is for those who have its address
            table = await shown(service_of(request).house, parts, request.query_params)
            if table is not None:
                title, about = preview(table, language)
        return self._client.page(head(language, title, about, listed), language, status)


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


async def shown(house: House, parts: list[str], query: QueryParams) -> TableInfo | None:
    """The table at an address, as a visitor without a session may see it; None: not at all."""
    if len(parts) != 2:
        return None
    try:
        room = await house.room(parts[1])
        room.table.check_watch(None, query.get("invite"))
        return await house.peek(parts[1], lambda room: room.table.info(None))
    except (Refusal, SQLAlchemyError):  # the page itself can be shown all the same
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


def title_of(game: str, language: Language) -> str:
    found = info_of(game)
    return found.titles.get(language) or found.title


def clock_text(clock: Clock, words: Words) -> str:
    if clock["kind"] == "live":
        return words.live.format(minutes=clock["minutes"], seconds=clock["increment"])
    if clock["kind"] == "turns":
        return words.turns.format(hours=clock["hours"])
    return words.no_clock


def head(language: Language, title: str, about: str, listed: bool) -> str:
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
    return "\n    ".join(lines)
