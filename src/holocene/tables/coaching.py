"""Whether a table has a coach, and who may ask for a hint while a game is played."""

from __future__ import annotations

import logging
from typing import Final

from ..coach import seats_coached
from ..core.game import Game
from .once import Once
from .people import People
from .refusal import Refusal

ONCE: Final = Once(logging.getLogger(__name__))


def is_coached(game: Game, seats: int) -> bool:
    try:
        return seats in seats_coached(game)
    except Exception:  # a stranger's game may fail in any way; it can be played without a coach
        ONCE.exception(game.name, "cannot tell whether there is a coach for %s", game.name)
        return False


def why_no_hints(table: People) -> Refusal | None:
    """What whoever asks for one is told; None: they get it.

    A rating is measured without help, against bots too. Else help is nobody's loss where one
    person plays against bots alone; others must have agreed to it by sitting down.
    """
    setup = table.setup
    if setup.rated and not table.hot_seat():
        return rated_hints()
    people = [seat for seat in table.seats if seat.kind != "bot"]
    if len(people) > 1 and not setup.hints:
        return Refusal("no-hints", "this table plays without hints")
    if not is_coached(setup.game, len(table.seats)):
        return no_coach()
    return None


def rated_hints() -> Refusal:
    return Refusal("rated-hints", "a rated game is played without hints")


def no_coach() -> Refusal:
    return Refusal("no-coach", "there is no coach for this game with so many players")
