"""Routes of the coach: a hint while a game is played, a review when it is over."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Request

from ..tables.clock import now_ms
from ..tables.house import PEOPLES, WATCHED
from ..tables.messages import Hint, Review
from ..tables.room import Room
from ..tables.turns import Asker
from ..tables.tutor import Finished
from .models import HintWanted, Id
from .service import address_of, service_of, visitor
from .sessions import Anybody, Somebody
from .tables import Invite, check_reader, finished

router = APIRouter(prefix="/api/tables/{id}", tags=["coach"])


@router.post("/hint")
async def hint(request: Request, me: Somebody, id: Id, wanted: HintWanted) -> Hint:
    """The best choices of a seat of mine that is to decide, after these steps of its choice."""
    service = service_of(request)
    house, account = service.house, me["id"]
    service.hints.take(account)
    steps: Sequence[str] = wanted.actions
    await check_reader(house, id, account, wanted.seat, None)
    state = await house.peek(
        id,
        lambda room: room.table.to_be_hinted(
            account, wanted.seat, steps, wanted.position, now_ms()
        ),
    )
    asker = Asker(account, house.house_of(account), WATCHED)
    return await house.tutor.hint(id, wanted.position, state, steps, asker)


@router.get("/review")
async def review(request: Request, me: Anybody, id: Id, invite: Invite = None) -> Review:
    """What the coach found so far in a finished game; while it is thinking, ask again."""
    service = service_of(request)

    def read(room: Room) -> Finished:
        table = finished(room.table, me, invite)
        people = [seat.seat for seat in table.seats if seat.kind == "person"]
        return Finished(id, table.record, table.ends[:], people)

    service.reviews.take(address_of(request))
    game = await service.house.peek(id, read)
    address = address_of(request) if me is None else service.house.house_of(me)
    asker = Asker(me or visitor(request), address, PEOPLES)  # nobody's move waits for it
    return await service.house.tutor.review(game, asker)
