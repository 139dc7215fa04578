"""Routes about games: what can be chosen, the pieces, the words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from ..core import registry
from ..core.game import Game
from ..tables.levels import LEVELS
from ..tables.refusal import Refusal
from .models import BotInfo, Choice, GameInfo, Language, OptionInfo, Pieces

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("")
async def games() -> list[GameInfo]:
    return [game_info(registry.game(name)) for name in registry.game_names()]


@router.get("/{game}/pieces", response_model=Pieces)
async def pieces(game: str) -> Response:
    return Response(
        pieces_of(find(game).name),
        media_type="application/json",
        headers={"Cache-Control": "public, max-age=3600"},
    )


TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"description": "Fluent", "content": {"text/plain": {"schema": {"type": "string"}}}}
}


@router.get("/{game}/locale/{language}", response_class=Response, responses=TEXT)
async def locale(game: str, language: Language) -> Response:
    """The words of a game, as Fluent text."""
    return PlainTextResponse(find(game).locale(language))


def find(name: str) -> Game:
    if name not in registry.game_names():
        raise Refusal("no-game", "there is no such game", 404)
    return registry.game(name)


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        rules=game.version,
        seats=list(game.seats),
        options=[
            OptionInfo(
                name=option.name,
                choices=list(option.choices),
                default=option.default,
                presets={choice: dict(sets) for choice, sets in option.presets.items()},
            )
            for option in game.options
        ],
        bots=[BotInfo(level=name, bot=level.bot) for name, level in LEVELS.items()],
    )


@lru_cache(maxsize=8)
def pieces_of(name: str) -> bytes:
    game = registry.game(name)
    actions = [
        Choice(text=action.text, kind=action.kind, arguments=action.arguments())
        for action in game.actions
    ]
    made = Pieces(game=name, rules=game.version, actions=actions, components=game.pieces())
    return made.model_dump_json().encode()
