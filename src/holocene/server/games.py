"""Routes about games: what can be chosen, the pieces, the words."""

from __future__ import annotations

import gzip
import logging
import re
import zlib
from functools import lru_cache
from typing import Any, Final, Literal

from fastapi import APIRouter, Request, Response

from ..core import registry
from ..core.game import Game
from ..core.length import Length
from ..tables.coaching import is_coached
from ..tables.refusal import Refusal
from .models import BotInfo, Choice, GameInfo, Language, LengthInfo, OptionInfo, Pieces

router = APIRouter(prefix="/api/games", tags=["games"])
Part = Literal["table", "rules"]
LOG: Final = logging.getLogger(__name__)


@router.get("")
async def games() -> list[GameInfo]:
    """Those that are learnt soonest first."""
    found: list[tuple[float, GameInfo]] = []
    for name in registry.game_names():
        try:
            found.append((registry.game(name).weight, info_of(name)))
        except Exception:  # a stranger's package may fail in any way; ours are offered still
            LOG.exception("the game %s cannot be offered", name)
    return [info for _, info in sorted(found, key=lambda each: each[0])]


@router.get("/{game}/pieces", response_model=Pieces)
async def pieces(request: Request, game: str) -> Response:
    return tagged(request, pieces_of(find(game).name), "application/json")


TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"description": "Fluent", "content": {"text/plain": {"schema": {"type": "string"}}}}
}


@router.get("/{game}/locale/{language}", response_class=Response, responses=TEXT)
async def locale(
    request: Request, game: str, language: Language, part: Part | None = None
) -> Response:
    """The words of a game, as Fluent text: all, or those for its table or for its rules alone."""
    return tagged(request, words_of(find(game).name, language, part), "text/plain")


def tagged(request: Request, body: bytes, kind: str) -> Response:
    """With an ETag: who has it is told so (304), who has an old one gets the new."""
    tag = f'"{zlib.crc32(body):08x}-{len(body):x}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if body and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = packed(body)
    return Response(body, media_type=kind, headers=headers)


@lru_cache(maxsize=64)
def packed(body: bytes) -> bytes:
    """As small as it gets: it is asked for often, and never changes."""
    return gzip.compress(body, 9, mtime=0)


def find(name: str) -> Game:
    if name not in registry.game_names():
        raise Refusal("no-game", "there is no such game")
    return registry.game(name)


@lru_cache(maxsize=32)
def info_of(name: str) -> GameInfo:
    game = registry.game(name)
    return GameInfo(
        name=game.name,
        title=game.title,
        titles=game.titles(),
        about=game.about(),
        rules=game.version,
        seats=list(game.seats),
        length=None if game.length is None else length_of(game.length),
        options=[
            OptionInfo(
                name=option.name,
                choices=list(option.choices),
                default=option.default,
                presets={choice: dict(sets) for choice, sets in option.presets.items()},
                usual=dict(option.usual),
                help=option.help,
            )
            for option in game.options
            if not option.hidden
        ],
        bots=[BotInfo(level=name, bot=level.bot) for name, level in game.levels.items()],
        coached=[seats for seats in game.seats if is_coached(game, seats)],
    )


def length_of(length: Length) -> LengthInfo:
    return LengthInfo(minutes=dict(length.minutes), turns=length.turns)


def title_of(name: str, language: Language) -> str:
    found = info_of(name)
    return found.titles.get(language) or found.title


@lru_cache(maxsize=64)
def words_of(name: str, language: str, part: Part | None) -> bytes:
    catalogue = lean(registry.game(name).locale(language))
    return (catalogue if part is None else parts(catalogue)[part]).encode()


def lean(catalogue: str) -> str:
    """Without its comments, and the empty lines between messages: those within one are said."""
    return re.sub(r"\n{2,}(?=\S)", "\n", re.sub(r"^#.*\n?", "", catalogue, flags=re.MULTILINE))


MESSAGE: Final = re.compile(r"\n(?=[A-Za-z-])")
BODY: Final = re.compile(r"\n +\.body *=.*(?:\n(?! +\.[a-z]).*)*")
EMPTY: Final = re.compile(r"[\w-]+ *=\s*")


def parts(catalogue: str) -> dict[Part, str]:
    """What a table says, and what is only said by its rules and about its options.

    A slow line brings the first sooner alone. Those are titles of help without their bodies; the
    second has whole messages, so that it can be laid over the first.
    """
    table: list[str] = []
    rules: list[str] = []
    for message in MESSAGE.split(catalogue):
        short = "" if message.startswith("option-") else BODY.sub("", message)
        if short != message:
            rules.append(message)
        if short and not EMPTY.fullmatch(short):
            table.append(short)
    return {"table": "\n".join(table), "rules": "\n".join(rules)}


@lru_cache(maxsize=8)
def pieces_of(name: str) -> bytes:
    game = registry.game(name)
    actions = [
        Choice(text=action.text, kind=action.kind, arguments=dict(action.arguments))
        for action in game.actions
    ]
    made = Pieces(game=name, rules=game.version, actions=actions, components=dict(game.pieces()))
    return made.model_dump_json().encode()
