"""A game: how many can play, what can be chosen beforehand, and where its positions come from."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .action import Action, ActionSpace
from .decision import NOBODY, Decision, Loader
from .dice import Dice, dice_from, load_dice
from .features import NO_FEATURES, FeatureTable
from .fields import Fields
from .journal import Journal
from .layout import Layout
from .length import Length
from .levels import LEVELS, Level
from .options import Option, Value, resolve, revived
from .state import State
from .terminal import PLAIN, Terminal
from .words import LANGUAGES, Words, common, plain

DEEPEST: Final = 1000  # decisions on a stack that is loaded
SCALE: Final = 20.0  # a guess, for a game that has not been measured


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Made once per game and found by name through the entry-point group `holocene.games`.

    `layout` are the fields that its states add to a dump, `decisions` the loaders of its decisions
    by kind. `package` is where its `locale/` lies, `terminal` how it is shown as text. `levels` are
    the bots a table offers, `scale` the lead in points that a bot takes for a chance to win of
    73 %, and `long_turns` says that a turn is made of many decisions of its seat: bots that look
    ahead then judge no position within one. `weight` is how much there is to learn, from 1 to 5:
    light games are offered first. `length` is how long it usually takes.
    """

    __slots__ = (
        "actions", "decisions", "layout", "length", "levels", "long_turns", "name", "options",
        "package", "scale", "seats", "terminal", "title", "version", "weight",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        title: str,
        version: str,
        seats: range,
        options: tuple[Option, ...],
        actions: list[Action],
        layout: Layout,
        decisions: Mapping[str, Loader],
        package: str | None = None,
        levels: Mapping[str, Level] = LEVELS,
        scale: float = SCALE,
        terminal: Terminal = PLAIN,
        long_turns: bool = False,
        weight: float = 3.0,
        length: Length | None = None,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.version: Final = version  # of the rules: a change that alters old records is a new one
        self.seats: Final = seats
        self.options: Final = options
        self.actions: Final = ActionSpace(name, actions)
        self.layout: Final = layout
        self.decisions: Final = decisions
        self.package: Final = package
        self.levels: Final = levels
        self.scale: Final = scale
        self.terminal: Final = terminal
        self.long_turns: Final = long_turns
        self.weight: Final = weight
        self.length: Final = length

    # What every game answers

    @abstractmethod
    def deal(self, seats: int, dice: Dice, options: dict[str, Value]) -> State:
        """The first position, its first decision or step on the stack; `start` lets it begin."""

    @abstractmethod
    def restore(
        self, seats: int, dice: Dice, options: dict[str, Value], fields: dict[str, Any]
    ) -> State:
        """A position from the fields of its layout, read and checked; the stack is filled later."""

    def estimate(self, state: State) -> list[float]:
        """Where the position leads: a guess at the final score of each seat, for bots."""
        return [float(score) for score in state.scores()]

    # What learners ask

    def feature_table(self) -> FeatureTable:
        """Which numbers `features` gives, in order; empty where the game gives none."""
        return NO_FEATURES

    def features(self, state: State, seat: int) -> list[float]:
        """The position in numbers as a seat knows it, as long as the table for all positions."""
        raise ValueError(f"{self.name} does not describe its positions in numbers for learners")

    def feature_row(self, state: State, seat: int) -> Any:
        """The same in a buffer that NumPy reads at once, where a game has been made to."""
        return self.features(state, seat)

    def feature_names(self) -> list[str]:
        return self.feature_table().names[:]

    # What a coach asks

    def stage(self, state: State) -> int:
        """Grows when something is settled, as a round is: a coach plays on so far to see what
        a choice came to. A game that tells none is judged by what a choice brings at once."""
        return 0

    def facts(self, state: State, seat: int) -> Mapping[str, float]:
        """What a player counts of a seat besides points, by name: `fact-NAME` in its words."""
        return {}

    def worths(self) -> Mapping[str, float]:
        """About how many points one of each of its facts is worth; below zero: a fact to avoid."""
        return {}

    # What a table asks

    def hints(self, state: State, seat: int | None) -> Mapping[str, object]:
        """JSON-ready help for a seat's choices, made only of what that seat may know."""
        return {}

    def progress(self, state: State) -> Mapping[str, int | str]:
        """How far a game is, as all may know it: facts for the `game-progress` of its words."""
        return {}

    def pieces(self) -> Mapping[str, object]:
        """The facts a front end draws from, JSON-ready; they never change within one version."""
        return {}

    def components(self) -> str:
        """The set of components it is played with, as a file; empty where none can be replaced."""
        return ""

    def set_name(self) -> str:
        """What its set of components is called; empty for the one that the game comes with."""
        return ""

    def with_components(self, name: str, text: str) -> Game:
        """The game under another name with another set; ValueError naming the field that is wrong.

        Its version must tell sets apart, or records of one would be replayed with another.
        """
        raise ValueError(f"{self.name} has no set of components that could be replaced")

    def shapes(self) -> dict[str, object]:
        """The types of its views, events and hints by name, for schemas."""
        return {}

    def locale(self, language: str) -> str:
        """The words of the game as Fluent text: in a language, else in English, else none."""
        if self.package is None or language not in LANGUAGES:
            return ""
        for each in (language, LANGUAGES[0]):
            catalogue = files(self.package) / "locale" / f"{each}.ftl"
            if catalogue.is_file():
                return catalogue.read_text("utf-8")
        return ""

    def words(self, language: str) -> Words:
        return Words(language, self.locale(language), common(language))

    def titles(self) -> dict[str, str]:
        """What the game is called in each language, and with which set it is played."""
        with_set = f" ({self.set_name()})" if self.set_name() else ""
        return {
            each: self.words(each).say_or("game-title", self.title) + with_set for each in LANGUAGES
        }

    def about(self) -> dict[str, str]:
        """The game in one sentence of each language; empty where it has none."""
        return {each: self.words(each).say_or("game-about", "") for each in LANGUAGES}

    def progress_said(self, facts: Mapping[str, int | str]) -> dict[str, str]:
        """How far a game is, in each language; nothing where the game does not say."""
        if not facts:
            return {}
        plainly = ", ".join([f"{plain(name)} {value}" for name, value in facts.items()])
        return {
            each: self.words(each).say_or("game-progress", plainly, facts) for each in LANGUAGES
        }

    # What the engine does with it

    def new(self, seats: int | None = None, seed: int | str = 0, **options: object) -> State:
        """A new game. A number as seed gives fast dice, 64 hexadecimal digits fair ones."""
        return self.start(self.seats.start if seats is None else seats, seed, options)

    def start(
        self,
        seats: int,
        seed: int | str,
        options: Mapping[str, object],
        journal: Journal | None = None,
    ) -> State:
        """A new game, told from its first deal on if there is a journal."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise ValueError(
                f"{self.name} seats {self.seats.start} to {self.seats.stop - 1} players, "
                f"not {str(seats)[:40]}"
            )
        chosen = resolve(self.options, options)
        state = self.deal(seats, dice_from(seed), chosen)
        state.options = MappingProxyType(chosen)
        state.journal = journal
        state.settle()
        return state

    def load(self, data: object) -> State:
        """The position that was dumped; ValueError naming the field that is wrong."""
        fields = Fields(data)
        if fields.text("game") != self.name:
            raise fields.wrong("game", f"expected {self.name!r}")
        if fields.text("rules") != self.version:
            raise fields.wrong(
                "rules", f"expected version {self.version!r}, got {fields.text('rules')[:40]!r}"
            )
        seats = fields.number("seats", self.seats.start, self.seats.stop - 1)
        given = fields.object("options").data
        try:
            options = revived(self.options, given)
        except ValueError as error:
            raise ValueError(f"options: {error}") from None
        dice = load_dice(fields.object("dice"))
        own = self.layout.load(fields, seats)
        stack = [self._decision(each, seats) for each in fields.objects("decisions", 0, DEEPEST)]
        fields.done()
        state = self.restore(seats, dice, options, own)
        state.options = MappingProxyType(options)
        state.stack = stack
        try:
            state.refresh()
        except Exception as error:  # whatever a rule stumbles over
            raise fields.wrong("decisions", "they cannot be asked in this position") from error
        if stack and not state.legal:
            raise fields.wrong("decisions", "nothing is to be decided in this position")
        return state

    def _decision(self, fields: Fields, seats: int) -> Decision[Any]:
        load = self.decisions[fields.choice("kind", list(self.decisions))]
        decision = load(fields, seats)
        fields.number("seat", NOBODY, seats - 1)  # whatever its loader made of it
        fields.done()
        return decision

    def action(self, text: str) -> Action:
        """The action that reads like this; ValueError if there is none."""
        return self.actions.find(text)

    def __repr__(self) -> str:
        return f"<game {self.name}, rules {self.version}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (_found, (self.name,))


def _found(name: str) -> Game:
    from .registry import game as find

    return find(name)
