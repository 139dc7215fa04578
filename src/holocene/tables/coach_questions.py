"""What a worker process is asked of the coach, as JSON, and what it answers.

A hint is asked for a redealt position, so what its seat may not know is not there to be told. A
review is of a game that is over: its record is open to all who may see it. Each question about one
takes a bounded time and says where to go on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from ..coach import coach
from ..coach.costs import Cost
from ..core import registry
from ..core.record import Record

if TYPE_CHECKING:
    from ..coach.judge import Coach
    from ..coach.review import Review

HINTED: Final = 3  # choices


def told(question: dict[str, Any]) -> object:
    return _ANSWERS[question["coach"]](question)


@lru_cache(maxsize=16)
def _tutor(game: str, seats: int) -> Coach:
    """Asked for before anything else of the coach: with it NumPy comes, computing by one thread.

    More of them take fifty times as long for matrices as small as these.
    """
    return coach(registry.game(game), seats)


def _hint(question: dict[str, Any]) -> object:
    state = registry.game(question["game"]).load(question["state"])
    tutor = _tutor(question["game"], state.seats)
    from ..coach.review import said
    from ..coach.why import reasons

    choices = tutor.choices(state, question["seed"])[:HINTED]
    why = []
    if len(choices) > 1:
        best, second = choices[0].action, choices[1].action
        why = reasons(tutor, state, second, best, question["seed"])
    return {
        "choices": [
            {
                "index": each.action.index,
                "said": said(state, each.action),
                "chance": each.chance,
            }
            for each in choices
        ],
        # Told of the better one: what it has more of.
        "reasons": [{"family": r.family, "name": r.name, "by": -r.by} for r in why],
    }


def _course(question: dict[str, Any]) -> object:
    items, after = _review(question).course(
        question["ends"], question["begin"], question["seconds"]
    )
    return {"items": items, "next": after}


def _costs(question: dict[str, Any]) -> object:
    items, after = _review(question).costs(
        question["seats"], question["begin"], question["seconds"]
    )
    return {"items": [list(cost) for cost in items], "next": after}


def _why(question: dict[str, Any]) -> object:
    costs = [Cost(*each) for each in question["costs"]]
    items, after = _review(question).why(costs, question["begin"], question["seconds"])
    told = [
        {
            "at": each.at,
            "taken": each.taken,
            "best": each.best,
            "reasons": [{"family": r.family, "name": r.name, "by": r.by} for r in each.reasons],
        }
        for each in items
    ]
    return {"items": told, "next": after}


def _review(question: dict[str, Any]) -> Review:
    record = Record.load(question["record"])
    tutor = _tutor(question["game"], record.seats)
    from ..coach.review import Review

    return Review(tutor, record)


_ANSWERS: Final[Mapping[str, Callable[[dict[str, Any]], object]]] = {
    "hint": _hint,
    "course": _course,
    "costs": _costs,
    "why": _why,
}
