"""What the HTTP API takes and gives; the rest of its shapes are in `tables.messages`."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ..core.options import Value
from ..tables.messages import OnTimeout, Pace
from ..tables.plain_text import BLANK, is_seen
from .names import MOST_MARKS, clean_name, most_marks, one_line

Language = Literal["en", "cs", "sk", "hr"]


def clean(text: str) -> str:
    """A title as one line of visible characters, and no longer than it came."""
    line = one_line(text)
    unseen = any(unicodedata.category(sign)[0] == "C" or sign in BLANK for sign in line)
    if unseen or not is_seen(line):
        raise ValueError("expected visible characters")
    if most_marks(line) > MOST_MARKS:
        raise ValueError(f"expected at most {MOST_MARKS} accents on one letter")
    if len(line) > len(text):  # a few signs have a normal form of several
        raise ValueError("expected signs in their composed form")
    return line


def storable(text: str) -> str:
    """PostgreSQL keeps no NUL, and UTF-8 no lone surrogates."""
    if "\x00" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
        raise ValueError("expected plain text")
    return text


# Longer than a name can be: blanks around it do not count.
Name = Annotated[str, Field(max_length=200), AfterValidator(clean_name)]
Password = Annotated[str, Field(min_length=8, max_length=200), AfterValidator(storable)]
Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,24}$")]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Settings(Model):
    language: Language = "en"
    theme: Literal["auto", "day", "night"] = "auto"
    confirm: bool = True
    motion: Literal["auto", "full", "less"] = "auto"
    pace: Pace = "normal"  # how long bots pause, so that one can follow


class Rating(Model):
    game: str
    rating: int
    games: int


class Me(Model):
    id: str
    name: str
    guest: bool
    settings: Settings
    ratings: list[Rating]


class NewGuest(Model):
    name: Name
    language: Language = "en"


class Credentials(Model):
    name: Name
    password: Password


class SignIn(Model):
    """By whatever name: one that could not be taken any more may be somebody's."""

    name: Annotated[str, Field(max_length=200), AfterValidator(storable)]
    password: Password


class SessionInfo(Model):
    id: str
    device: str  # browser and system
    created: int
    seen: int
    here: bool  # it is the one that asks


class Reset(Model):
    code: str = Field(min_length=1, max_length=60)
    password: Password


class Changes(Model):
    name: Name | None = None
    settings: Settings | None = None
    password: Password | None = None
    old_password: str | None = Field(default=None, max_length=200)


class PushKey(Model):
    key: str | None


KeyText = Annotated[str, Field(max_length=100, pattern=r"^[A-Za-z0-9_-]+={0,2}$")]
EndpointText = Annotated[str, Field(max_length=1000), AfterValidator(storable)]


class BrowserKeys(Model):
    p256dh: KeyText
    auth: Annotated[KeyText, Field(max_length=40)]


class Endpoint(Model):
    """A browser, as its push service knows it."""

    endpoint: EndpointText


class NewSubscription(Endpoint):
    keys: BrowserKeys


class OptionInfo(Model):
    name: str
    choices: list[Value]
    default: Value | None
    presets: dict[str, dict[str, Value]]
    usual: dict[str, Value]  # by language: what a form proposes before the default
    help: str


class BotInfo(Model):
    level: str
    bot: str


class LengthInfo(Model):
    """How long a game usually takes people, by how many play; and the turns of each."""

    minutes: dict[int, int]
    turns: int


class GameInfo(Model):
    name: str
    title: str
    titles: dict[str, str]  # by language
    about: dict[str, str]  # one sentence; empty where the game has none
    rules: str
    seats: list[int]
    length: LengthInfo | None
    options: list[OptionInfo]
    bots: list[BotInfo]
    coached: list[int]  # numbers of seats for which there is a coach


class Choice(Model):
    text: str
    kind: str
    arguments: dict[str, Any]


class Pieces(Model):
    game: str
    rules: str
    actions: list[Choice]
    components: dict[str, Any]


class NoClockSet(Model):
    kind: Literal["none"] = "none"


class LiveClockSet(Model):
    kind: Literal["live"]
    minutes: int = Field(ge=1, le=180)
    increment: int = Field(ge=0, le=300)


class TurnClockSet(Model):
    kind: Literal["turns"]
    hours: int = Field(ge=1, le=336)


ClockSet = Annotated[NoClockSet | LiveClockSet | TurnClockSet, Field(discriminator="kind")]


class NewSeat(Model):
    """Mine (a second one is for a friend beside me), a bot's, or open."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: str | None = Field(default=None, max_length=20)


class NewTable(Model):
    game: str = Field(max_length=40)
    options: dict[str, Value] = Field(default_factory=dict, max_length=20)
    seats: list[NewSeat] = Field(min_length=1, max_length=12)
    clock: ClockSet = Field(default_factory=NoClockSet)
    on_timeout: OnTimeout = "bot"
    rated: bool = False  # whether it changes the ratings of its players
    hints: bool = False  # whether who plays may ask the coach, where more than one person does
    open: bool = False
    name: Annotated[str, Field(max_length=60), AfterValidator(clean)] | None = None
    guest: NewGuest | None = None  # who has no session yet comes in by the same call


class Sitting(Model):
    seat: int | None = Field(default=None, ge=0, le=11)
    invite: Id | None = None
    name: Name | None = None


class Seating(Model):
    """The host puts a bot, or a friend beside them, on an open seat."""

    bot: str | None = Field(default=None, max_length=20)
    name: Name | None = None


class HintWanted(Model):
    seat: int = Field(ge=0, le=11)
    position: int = Field(ge=0, le=1_000_000)
    # What was chosen already, of a choice that is sent at once.
    actions: list[Annotated[str, Field(max_length=1000)]] = Field(
        default_factory=list, max_length=60
    )


class Check(Model):
    """Whether a finished game follows from the seed that was committed to."""

    commitment: str
    seed: str
    fits: bool
    steps: int


class Error(Model):
    code: str
    message: str


class ErrorAnswer(Model):
    error: Error
