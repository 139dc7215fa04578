"""Positions of Through the Ages for tests, made by loading an edited dump.

Everything is told and read by the ids of cards, so that a test holds on the compiled engine and on
the interpreted one alike.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, cast

from holocene.core.game import Game
from holocene.core.state import State

Data = dict[str, Any]

WORKED = [
    "agriculture", "irrigation", "selective-breeding", "mechanized-agriculture",
    "bronze", "iron", "coal", "oil",
    "philosophy", "alchemy", "scientific-method", "computers",
    "religion", "theology", "organized-religion",
    "printing-press", "journalism", "multimedia",
    "drama", "opera", "movies",
    "bread-and-circuses", "team-sports", "professional-sports",
    "warriors", "swordsmen", "riflemen", "modern-infantry",
    "knights", "cavalrymen", "tanks",
    "cannon", "rockets",
    "air-forces",
]  # fmt: skip
TOKENS = WORKED[:12]  # farms, mines and labs
FIRST = ["agriculture", "bronze", "philosophy", "religion", "warriors"]
AGES = ["A", "I", "II", "III", "IV"]
NOBODY, EVERYBODY = 0, 5  # who knows a card that lies face down; in between a seat and one
BEGINNINGS: dict[tuple[str, int, tuple[tuple[str, object], ...]], str] = {}


def position(
    game: Game,
    seats: int = 2,
    seat: int = 0,
    phase: str = "acting",
    round: int = 5,
    age: str = "I",
    players: Mapping[int, Any] | None = None,
    row: Sequence[str | None] | None = None,
    deck: Sequence[str] | None = None,
    draw: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    events: Sequence[str] | None = None,
    future: Sequence[tuple[str, int]] = (),
    tactics: Sequence[str] = (),
    last_round: int = 0,
    more: Sequence[Data] = (),
    journal: bool = False,
    **options: object,
) -> State:
    """A position like no game has reached.

    Piles are told in the order in which their cards will come. All actions of everybody are there,
    unless a player says otherwise. `more` are questions above the one of the phase.
    """
    out = beginning(game, seats, tuple(options.items()))
    out.update(round=round, current=seat, age=AGES.index(age), last_round=last_round)
    out["row"] = list(row) if row is not None else []
    out["row"] += [None] * (13 - len(out["row"]))
    out["deck"] = list(deck)[::-1] if deck is not None else ["reserves-iii"] * 30
    out["draw"] = pile(draw if draw is not None else ["bonus-iii"] * 12)
    out["discards"] = pile(discards, EVERYBODY)
    out["gone"] = []
    out["events"] = pile(events if events is not None else ["rats"] * 3)
    out["future"] = [{"card": card, "known": known} for card, known in future]
    out["tactics"] = list(tactics)
    changes = players or {}
    out["players"] = [
        {**player, **person(changes.get(number, {}))}
        for number, player in enumerate(out["players"])
    ]
    out["decisions"] = turn(seat, phase) + list(more)
    state = game.load(out)
    for number, player in enumerate(state.players):  # type: ignore[attr-defined]
        told = changes.get(number, {})
        player.secrets.sort()
        player.hand.sort()
        player.civil = told.get("civil", player.civil_total)
        player.military = told.get("military", player.military_total)
    if journal:
        attach(state)
    state.refresh()
    state.settle()
    return state


def beginning(game: Game, seats: int, options: tuple[tuple[str, object], ...]) -> Data:
    """A dump of the first position, to be edited; making one takes longer than reading it."""
    key = (type(game).__module__, seats, options)
    if key not in BEGINNINGS:
        BEGINNINGS[key] = json.dumps(game.new(seats=seats, seed=1, **dict(options)).dump())
    return cast(Data, json.loads(BEGINNINGS[key]))


def pile(cards: Sequence[str], known: int = NOBODY) -> list[Data]:
    return [{"card": card, "known": known} for card in reversed(cards)]


def turn(seat: int, phase: str) -> list[Data]:
    """The agenda of a turn, from the end of it to what is asked now."""
    out: list[Data] = [
        {"kind": "next-turn", "seat": -1},
        {"kind": "end-turn", "seat": -1},
        {"kind": "discard-down", "seat": -1},
    ]
    if phase in ("acting", "politics"):
        out.append({"kind": "acting", "seat": seat})
    if phase == "politics":
        out.append({"kind": "politics", "seat": seat, "second": False})
    return out[:1] if phase == "over" else out


def person(changes: Data) -> Data:
    """One player of a dump: what is not said is as everybody begins.

    `workers` are those on cards, `food` and `resources` lie on the first farm and mine, `culture`
    came by turns, and `technologies` are those more than what has to be there.
    """
    told = dict(changes)
    workers = {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
    workers |= told.pop("workers", {})
    tokens = dict(told.pop("tokens", {}))
    tokens["agriculture"] = told.pop("food", tokens.get("agriculture", 0))
    tokens["bronze"] = told.pop("resources", tokens.get("bronze", 0))
    government = told.get("government", "despotism")
    more = told.pop("technologies", ())
    technologies = list(dict.fromkeys([*FIRST, government, *more, *workers, *tokens]))
    out: Data = {
        "technologies": technologies,
        "workers": [workers.get(card, 0) for card in WORKED],
        "tokens": [tokens.get(card, 0) for card in TOKENS],
        "civil_spent": 0,
        "military_spent": 0,
    }
    told.pop("civil", None)
    told.pop("military", None)
    culture = told.pop("culture", 0)
    if culture:
        out["earned"] = [culture] + [0] * 8
    return out | told


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


def look(state: State, viewer: int | None) -> Any:
    """What somebody sees."""
    return state.view(viewer)


def dump(state: State) -> Any:
    return state.dump()


def of(state: State, seat: int = 0) -> Data:
    """What a player sees of their own civilization."""
    return cast(Data, look(state, seat)["players"][seat])


def board(state: State, seat: int = 0) -> dict[str, int]:
    """Workers by card, where there are any."""
    return {each["card"]: each["workers"] for each in of(state, seat)["board"] if each["workers"]}


def rates(state: State, seat: int = 0) -> tuple[int, int, int, int]:
    """Science, culture, happy faces, strength."""
    one = of(state, seat)
    return one["science_rate"], one["culture_rate"], one["happy"], one["strength"]


def left(state: State, seat: int = 0) -> tuple[int, int]:
    """Civil and military actions that are left."""
    one = of(state, seat)
    return one["civil"]["left"], one["military"]["left"]


def told(state: State, kind: str) -> list[Data]:
    """What a journal holds of a kind of event, as whoever knows most is told."""
    assert state.journal is not None
    return [dict(event.facts) for event in state.journal if event.facts["kind"] == kind]
