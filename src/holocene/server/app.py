"""The application: routes, guards, errors, and the life of the house behind them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from .. import __version__
from ..tables import database
from ..tables.once import Seldom
from ..tables.refusal import Refusal
from . import coach, games, live, people, push, tables, watch
from .guard import Guard
from .models import ErrorAnswer
from .pages import Pages
from .service import ServerSettings, Service
from .shapes import add_shapes
from .static import StaticClient
from .status import status_of

SELDOM: Final = Seldom(logging.getLogger(__name__))
ROUTERS: Final = tuple(
    module.router for module in (people, push, games, tables, coach, live, watch)
)
ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorAnswer, "description": "refused; nothing was changed"}
}


def create_app(settings: ServerSettings, client: Path | None = None) -> FastAPI:
    """The application of one server process; the client lies in a folder of the package."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        service: Service = getattr(app.state, "service", None) or await open_service(app, settings)
        beside = asyncio.create_task(service.run())
        yield
        beside.cancel()
        await asyncio.gather(beside, return_exceptions=True)
        await service.house.close()
        service.close()
        service.engine.dispose()

    app = FastAPI(
        title="Holocene",
        version=__version__,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=ERRORS,
        generate_unique_id_function=lambda route: route.name,
    )
    for router in ROUTERS:
        app.include_router(router)
    _add_client(app, Pages(StaticClient(client)))
    _add_errors(app)
    app.add_middleware(GZipMiddleware, minimum_size=1400, compresslevel=5)
    app.add_middleware(Guard)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    return app


async def open_service(app: FastAPI, settings: ServerSettings) -> Service:
    """What the routes share; its database may be one that cannot be used."""
    engine = database.connect(settings.database)
    try:
        database.migrate(engine)
        service = Service(settings, engine)
        service.house.give_up = getattr(app.state, "give_up", service.house.give_up)
        await service.house.open()
    except BaseException:
        engine.dispose()
        raise
    app.state.service = service
    return service


def _add_client(app: FastAPI, pages: Pages) -> None:
    async def unknown(request: Request) -> Response:
        raise Refusal("not-found", "there is nothing here")

    for path in ("/api", "/api/{rest:path}"):
        app.add_api_route(path, unknown, methods=["GET", "HEAD"], include_in_schema=False)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        return await pages.answer(request, path)


def _add_errors(app: FastAPI) -> None:
    def answer(status: int, code: str, message: str) -> JSONResponse:
        return JSONResponse({"error": {"code": code, "message": message}}, status)

    @app.exception_handler(Refusal)
    async def refusal(_: Request, error: Refusal) -> Response:
        return answer(status_of(error), error.code, error.message)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
        if first["type"] == "bad-name":
            return answer(422, "bad-name", first["msg"])
        return answer(422, "bad-input", f"{where}: {first['msg']}"[:300])

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> Response:
        codes = {404: "not-found", 405: "not-allowed"}
        made = answer(error.status_code, codes.get(error.status_code, "bad-input"), error.detail)
        made.headers.update(error.headers or {})
        return made

    async def no_database(_: Request, error: Exception) -> Response:
        SELDOM.failed(error, "the database failed")
        return answer(503, "trouble", "the server is in trouble; try again")

    for kind in (DBAPIError, PoolTimeout, TimeoutError, database.Vanished):
        app.add_exception_handler(kind, no_database)

    @app.exception_handler(Exception)
    async def unexpected(_: Request, error: Exception) -> Response:
        return answer(500, "trouble", "the server is in trouble; try again")

    @app.exception_handler(ClientDisconnect)
    async def gone(_: Request, error: ClientDisconnect) -> Response:
        made = answer(413, "too-large", "the request was too large, or broke off")
        made.headers["Connection"] = "close"  # nobody reads the rest of it
        return made


def described(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description, with the shapes that sockets and games add to it."""
    if app.openapi_schema:
        return app.openapi_schema
    schema = FastAPI.openapi(app)
    add_shapes(schema["components"]["schemas"])
    app.openapi_schema = schema
    return schema
