"""Positions of Endless Winter for tests, made by loading an edited dump.

Everything is told and read by ids, so that a test holds on the compiled engine and on the
interpreted one alike.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, cast

from holocene.core.game import Game
from holocene.core.state import State

Data = dict[str, Any]
HEXES = [f"{row}{at + 1}" for row, count in zip("abcde", (3, 4, 5, 4, 3), strict=True)
         for at in range(count)]  # fmt: skip
SPECIES = [
    "woolly-mammoth", "argentavis", "woolly-rhino", "megatherium", "glyptodon", "smilodon",
    "giant-elk",
]  # fmt: skip
TRIBES = ["hunter", "craftswoman", "elder", "explorer", "shaman"]
LANDS = ["grassland", "forest", "canyon", "lake", "mountain", "tundra"]
BEGINNINGS: dict[tuple[str, int, tuple[tuple[str, object], ...]], str] = {}
START = [{"kind": "next-turn", "seat": -1}, {"kind": "end-turn", "seat": -1}]


def beginning(game: Game, seats: int, options: tuple[tuple[str, object], ...]) -> Data:
    """A dump of the first position after setup, to be edited; who sits first plays first."""
    key = (f"{type(game).__module__} {game.name} {game.version}", seats, options)
    if key not in BEGINNINGS:
        state = game.new(seats=seats, seed=1, **dict(options))
        while state.decision is not None and state.decision.kind != "beginning":
            state.apply(state.legal_actions()[0])
        BEGINNINGS[key] = json.dumps(state.dump())
    return cast(Data, json.loads(BEGINNINGS[key]))


def position(
    game: Game,
    seats: int = 2,
    seat: int = 0,
    at: str = "beginning",
    chief: bool = False,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    decisions: Sequence[Data] | None = None,
    stones: Mapping[int, int] | None = None,
    more: Mapping[str, Any] | None = None,
    journal: bool = False,
    **options: object,
) -> State:
    """A position like no game has reached.

    `at`: "beginning", or a column in which a figure of this seat, or its chief, was just placed,
    or "eclipse", where piles have just been turned over, and after which nothing comes.
    Nobody has cards but those of `players`, nor food or tools. `stones`: whose megalith stands
    where, 4 is nobody's. All land is grassland but for the base, unless `more` says otherwise.
    """
    out = beginning(game, seats, tuple(options.items()))
    out.update(order=list(range(seats)), honours=list(range(seats)), current=seat, turns=seat + 1)
    out["land"] = ["base" if hex == "c3" else "grassland" for hex in HEXES]
    out["boards"] = ["a", "b", "c", "d"]
    changes = players or {}
    out["players"] = [
        {**player, **person(changes.get(number, {}))}
        for number, player in enumerate(out["players"])
    ]
    for place, owner in (stones or {}).items():
        out["built"][place] = owner
    out.update(more or {})
    out["decisions"] = list(decisions) if decisions is not None else _turn(out, seat, at, chief)
    state = game.load(out)
    if journal:
        attach(state)
    state.settle()
    if at == "eclipse":
        act(state, "done")
    return state


def _turn(out: Data, seat: int, at: str, chief: bool) -> list[Data]:
    if at == "beginning":
        return [*START, {"kind": "beginning", "seat": seat}]
    if at == "eclipse":
        out["players"][seat]["hand"] = out["players"][seat]["hand"] or ["tribesman"]
        return [{"kind": "eclipse", "seat": -1}, {"kind": "piling", "seat": seat}]
    out["column"] = at
    out["players"][seat]["figures"][0 if chief else 1] = at
    out["chief_state"] = 1 if chief else 0
    return [*START, {"kind": "acting", "seat": seat, "section": "top"}]


def person(changes: Mapping[str, Any]) -> Data:
    """One player of a dump: one camp at home on the base hex, all figures beside the board."""
    told = dict(changes)
    camps = told.pop("camps", {"c3": 1})
    animals, used = told.pop("animals", {}), told.pop("used", {})
    out: Data = {
        "chief": "tuskbreaker", "side": "a", "setup": "setup-1", "food": 0, "tools": 0,
        "labour": 0, "earned": [0] * 5, "camps": [camps.get(hex, 0) for hex in HEXES],
        "villages": [], "neutral": 2, "own": 8, "stones": [],
        "animals": [animals.get(species, 0) for species in SPECIES],
        "used": [used.get(species, 0) for species in SPECIES], "offering": 0, "honour": 0,
        "figures": [None, None, None], "hand": [], "deck": [], "discards": [], "played": [],
        "buried": [], "crypt": [], "pile": [], "known": [],
    }  # fmt: skip
    for zone in ("hand", "pile"):
        if zone in told:
            told[zone] = sorted(told[zone], key=card_number)
    return out | told


def card_number(id: str) -> int:
    from holocene.games.endless_winter.game import ENDLESS_WINTER

    return ENDLESS_WINTER.box.set.card_ids.index(id)


def gaining(seat: int, *due: str) -> list[Data]:
    """Something is due to somebody, at the end of a turn."""
    return [*START, {"kind": "gaining", "seat": seat, "due": list(due)}]


def attach(state: State) -> Any:
    """A journal of the same engine."""
    package = type(state).__module__.partition(".")[0]
    state.journal = import_module(f"{package}.core.journal").Journal()
    return state.journal


def act(state: State, *texts: str) -> State:
    """Take actions, one after the other."""
    for text in texts:
        state.apply(state.game.action(text))
    return state


def legal(state: State, beginning: str = "") -> list[str]:
    """What can be chosen, as text."""
    texts = [str(action) for action in state.legal_actions()]
    return [text for text in texts if text.startswith(beginning)]


def asked(state: State) -> tuple[str, int | None]:
    """What is to be decided, and by whom."""
    return (state.decision.kind if state.decision else "over"), state.actor


def due(state: State) -> list[str]:
    """What is due to whoever is asked."""
    assert state.decision is not None
    return cast(list[str], state.decision.dump()["due"])


def look(state: State, viewer: int | None = 0) -> Any:
    """What somebody sees."""
    return state.view(viewer)


def of(state: State, seat: int = 0) -> Data:
    """What a player sees of their own tribe."""
    return cast(Data, look(state, seat)["players"][seat])


def points(state: State, seat: int = 0) -> int:
    return int(of(state, seat)["points"])


def goods(state: State, seat: int = 0) -> tuple[int, int]:
    """Food and tools."""
    one = of(state, seat)
    return one["food"], one["tools"]


def told(state: State, kind: str) -> list[Data]:
    """What a journal holds of a kind of event, as whoever knows most is told."""
    assert state.journal is not None
    return [dict(event.facts) for event in state.journal if event.facts["kind"] == kind]
