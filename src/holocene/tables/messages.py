"""The shapes of what a table tells: see docs/protocol.md."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from ..core.options import Value

Status = Literal["waiting", "running", "over"]
SeatKind = Literal["open", "person", "bot"]
OnTimeout = Literal["bot", "loses"]
EntryKind = Literal[
    "act", "undo", "chat", "sat", "left", "started", "resigned", "timeout", "back", "over",
    "rematch", "here", "invite",
]  # fmt: skip
Patch = list[list[Any]]  # [path, value] sets, [path] removes
Pace = Literal["slow", "normal", "quick"]  # of bots


class NoClock(TypedDict):
    kind: Literal["none"]


class LiveClock(TypedDict):
    """A bank of minutes for each player, and seconds added after each turn."""

    kind: Literal["live"]
    minutes: int
    increment: int


class TurnClock(TypedDict):
    """So many hours for each turn."""

    kind: Literal["turns"]
    hours: int


Clock = NoClock | LiveClock | TurnClock


class Clocks(TypedDict):
    """Milliseconds left by seat, right at server time `at`; only `running` counts down.

    None does while a live clock waits for people to come: those on the seats of `waiting`.
    """

    left: list[int]
    running: int | None
    waiting: list[int]
    at: int


class SeatInfo(TypedDict):
    seat: int
    kind: SeatKind
    account: str | None
    name: str
    bot: str | None
    away: bool  # a bot plays for the person
    lost: bool  # out, by resigning or by time
    known: bool  # has an account, and sits here by its name
    rating: int | None


class RatingChange(TypedDict):
    seat: int
    before: int
    after: int


class Result(TypedDict):
    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]
    ratings: list[RatingChange]


class LastMove(TypedDict):
    """Who moved last, and when."""

    name: str
    at: int


class TableInfo(TypedDict):
    id: str
    name: str
    game: str
    rules: str
    playable: bool  # whether this game, by these rules, is installed here
    abortable: NotRequired[bool]  # it runs, and not everybody has moved yet
    options: dict[str, Value]
    status: Status
    open: bool
    host: str
    host_name: str
    mine: list[int]
    seats: list[SeatInfo]
    clock: Clock
    on_timeout: OnTimeout
    rated: bool
    hints: bool  # whether who plays here may ask the coach
    coached: bool  # whether there is a coach for this game
    clocks: Clocks
    created: int
    updated: int
    finished: int | None
    moved: LastMove | None  # while it is running
    progress: dict[str, str]  # how far it is, by language, while it is running
    commitment: str
    seed: str | None
    result: Result | None
    rematch: str | None
    to_move: int | None
    number: int
    invite: str | None


class EntryInfo(TypedDict):
    """A line of the log. What somebody chose is told by its events alone: they know to whom."""

    number: int
    at: int
    kind: EntryKind
    seat: int | None
    name: str | None
    events: list[dict[str, Any]]
    text: str | None
    undone: list[int]


class Snapshot(TypedDict):
    kind: Literal["table"]
    number: int
    position: int
    table: TableInfo
    seat: int | None
    view: dict[str, Any] | None  # None while the table waits
    choices: list[int]
    hints: dict[str, Any]
    undo: bool
    at_once: bool  # this seat decides, and has to send all its steps in one command
    log: list[EntryInfo]
    complete: bool
    now: int
    re: NotRequired[int]  # over a socket, where it answers a command


class Moved(TypedDict):
    kind: Literal["moved"]
    number: int
    position: int
    patch: Patch
    choices: list[int]
    hints: dict[str, Any]
    undo: bool
    at_once: bool
    log: list[EntryInfo]
    table: Patch
    now: int
    re: NotRequired[int]


class Tried(TypedDict):
    """What one seat would see and could choose after some steps; nothing was changed."""

    kind: Literal["tried"]
    choices: list[int]
    hints: dict[str, Any]
    patch: Patch  # from the present view
    more: bool  # there is more to choose before `act` takes these steps
    re: NotRequired[int]


class Refused(TypedDict):
    kind: Literal["refused"]
    re: int | None
    code: str
    message: str


class Presence(TypedDict):
    kind: Literal["presence"]
    here: list[bool]
    watching: int


class Beat(TypedDict):
    """Nothing has happened for a while, and the line is alive."""

    kind: Literal["beat"]


# What the coach says.


class HintChoice(TypedDict):
    """A choice by its index in the action space, in words by language, and the chance it leaves."""

    index: int
    said: dict[str, str]
    chance: float


class Reason(TypedDict):
    """What there was more of, or below zero less: points by a source, or a fact of the game."""

    family: Literal["score", "fact"]
    name: str
    by: float


class Hint(TypedDict):
    """The best choices in a position, the best one first, and what speaks for it."""

    position: int
    choices: list[HintChoice]
    reasons: list[Reason]  # of the best one, against the second


class ReviewedDecision(TypedDict):
    """A decision that cost its seat something, in words by language."""

    step: int  # of the replay, before it
    seat: int
    taken: dict[str, str]
    best: dict[str, str]
    chance: float  # to win after what was taken
    best_chance: float
    reasons: list[Reason]  # what there was more or less of after what was taken


class Review(TypedDict):
    """A finished game as the coach sees it; `course` has everybody's chances by step."""

    status: Literal["none", "thinking", "done", "stopped"]
    progress: float  # of 1
    course: list[list[float]]
    decisions: list[ReviewedDecision]  # of people, those that cost most, in order


# What a client sends over its socket; `id` comes back as `re`.


class PauseAhead(TypedDict):
    """The house will be closed from then on, for so many minutes; with no time: it will not be."""

    kind: Literal["pause"]
    at: int | None
    minutes: int


class Act(TypedDict):
    """What one seat chooses, in one or several steps: all of it or nothing."""

    do: Literal["act"]
    id: NotRequired[int]
    key: NotRequired[str]
    actions: list[str]
    position: int


class Try(TypedDict):
    """What would follow: told to the sender alone, and nothing is changed."""

    do: Literal["try"]
    id: NotRequired[int]
    actions: list[str]
    position: int


class Undo(TypedDict):
    do: Literal["undo"]
    id: NotRequired[int]
    key: NotRequired[str]
    position: int


class Chat(TypedDict):
    do: Literal["chat"]
    id: NotRequired[int]
    key: NotRequired[str]
    text: str


class Plain(TypedDict):
    do: Literal["resign", "abort", "back", "skip", "ready"]
    id: NotRequired[int]
    key: NotRequired[str]  # of what changes something: known again if it comes twice


class Look(TypedDict):
    do: Literal["look"]
    id: NotRequired[int]
    seat: int


Command = Act | Try | Undo | Chat | Plain | Look


class ReplayStep(TypedDict):
    """One command of a table, one action of a record from a file."""

    seat: int
    patch: Patch
    events: list[dict[str, Any]]


class Replay(TypedDict):
    game: str
    rules: str
    options: dict[str, Value]
    players: list[str]
    seat: int | None
    view: dict[str, Any]
    result: Result | None
    steps: list[ReplayStep]
