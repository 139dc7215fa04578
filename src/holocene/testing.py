"""The public conformance suite: any game, ours or a stranger's, is tested by one line.

>>> import holocene, holocene.testing
>>> for name in holocene.game_names():
...     holocene.testing.check_game(holocene.game(name), games=1)

It needs nothing but the game, installed or not, and raises AssertionError with a sentence that
says what broke. What it cannot know is what should be hidden: a game that shows everything in its
views and hides nothing in `redeal` passes, and so does an event that tells others which choice was
made face down.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import orjson

from .core.action import Action, IllegalAction
from .core.dice import commitment, fast_dice
from .core.game import Game
from .core.journal import Journal
from .core.playout import any_action
from .core.record import Record
from .core.registry import shown
from .core.state import State
from .core.words import LANGUAGES

LONGEST_GAME = 100_000


def check_game(game: Game, games: int = 3, seed: int = 1) -> None:
    """Check a game on so many random games for each number of seats."""
    with shown(game):
        check_actions(game)
        check_length(game)
        check_options(game)
        for seats in game.seats:
            for number in range(games):
                check_random_game(game, seats, seed + number)
        check_fair_dice(game)


def check_words(game: Game) -> None:
    """Its catalogues, where it has any, say the same in every language, and can say all of it.

    Same keys, attributes and variables; plurals as each language has them; nothing left in another
    language. A language without a catalogue is left out: it is said in English.
    """
    from .catalogues import check  # parsers that only this needs

    english = game.locale(LANGUAGES[0])
    texts = {language: game.locale(language) for language in LANGUAGES[1:]}
    own = {language: text for language, text in texts.items() if text != english}
    check({language: text for language, text in [(LANGUAGES[0], english), *own.items()] if text})


def check_actions(game: Game) -> None:
    """The action space is fixed, and every action can be written and read."""
    _that(len(game.actions) > 0, "the action space is empty")
    for position, action in enumerate(game.actions):
        _that(action.index == position, f"{action!r} has index {action.index}, not {position}")
        _that(game.actions[position] is action, f"{action!r} is not one object in game.actions")
        _that(game.action(str(action)) is action, f"{action!r} does not come back from its text")
        _that(pickle.loads(pickle.dumps(action)) is action, f"{action!r} is not one when pickled")
        _json(dict(action.arguments), f"the arguments of {action!r}")
    _json(game.pieces(), "pieces()")
    for text in ("", "no such action", "\x00", "9" * 500):
        _refuses(f"game.action({text[:20]!r})", game.action, text)


def check_length(game: Game) -> None:
    """How long it takes, where it tells so, is told for every number of players."""
    if game.length is not None:
        minutes = game.length.minutes
        _that(list(minutes) == list(game.seats), f"its length is told for {list(minutes)} players")
        _that(min(minutes.values()) > 0 and game.length.turns > 0, "its length is nothing")


def check_options(game: Game) -> None:
    """Every choice of every option starts a game, and nothing else does."""
    for option in game.options:
        _json(option.describe(), f"option {option.name}")
        for choice in option.choices:
            chosen: dict[str, Any] = {option.name: choice}
            state = game.new(seed=1, **chosen)
            _that(not state.over, f"a game with {option.name}={choice} is over at once")
        _refuses(f"a bad choice of {option.name}", game.new, **{option.name: "no such choice"})
    _refuses("an unknown option", game.new, no_such_option=1)
    for seats in (-1, 0, game.seats.stop):
        _refuses(f"{seats} seats", game.new, seats=seats)
    _refuses("a negative seed", game.new, seed=-1)
    _refuses("loading no data", game.load, {})


def check_random_game(game: Game, seats: int, seed: int) -> None:
    """One random game, checked from the first position to the last."""
    state = game.new(seats=seats, seed=seed)
    _that(state == game.new(seats=seats, seed=seed), "the same seed gives two different deals")
    _that(state != game.new(seats=seats, seed=seed + 1000), "two seeds give the same deal")
    record = Record(game, seats, seed)
    chance = fast_dice(seed)
    journal = state.journal = Journal()
    far: dict[str, Mapping[str, int | str]] = {}
    for step, action in enumerate(_random_actions(state, chance.seed())):
        thorough = step % 7 == 0
        facts = dict(game.progress(state))
        far[_json(facts, "its progress")] = facts
        check_position(state, chance.seed(), thorough)
        if thorough:
            check_events(state, action, chance.seed())
        dice, told = state.dice.dump(), len(journal)
        record.apply(state, action)
        noted = any(event.random or event.reveals for event in journal.events[told:])
        _that(noted or state.dice.dump() == dice, f"{action!r} rolls dice, and no event is random")
        _that(step < LONGEST_GAME, f"the game is not over after {LONGEST_GAME} decisions")
    check_end(state)
    check_progress(game, far.values())
    for event in journal:
        for viewer in [None, *range(seats)]:
            _json(event.told_to(viewer), "an event")
    again = Record.load(json.loads(json.dumps(record.dump())))
    _that(again.dump() == record.dump(), "a record changes on paper")
    _that(again.replay() == state, "replaying a record leads somewhere else")


def check_position(state: State, seed: int, thorough: bool = True) -> None:
    """What must hold in every position of a running game."""
    actor = state.actor
    _that(actor is not None and 0 <= actor < state.seats, f"nobody decides: actor is {actor}")
    legal = state.legal_actions()
    _that(bool(legal), "there is no legal action though the game runs")
    indices = [action.index for action in legal]
    _that(indices == sorted(set(indices)), "legal actions are not distinct and sorted by index")
    _that(all(state.game.actions[i] is a for i, a in zip(indices, legal, strict=True)),
          "a legal action is not the one in the action space")  # fmt: skip
    legal.clear()
    _that(bool(state.legal_actions()), "changing the list of legal actions changes the state")
    if thorough:
        check_copies(state, seed)
        check_illegal(state)
        for seat in [None, *range(state.seats)]:
            check_secrecy(state, seat, seed)


def check_copies(state: State, seed: int) -> None:
    """Copies, dumps and pickles are equal and independent."""
    data = _json(state.dump(), "a dump")
    for name, twin in (
        ("a copy", state.copy()),
        ("a loaded dump", state.game.load(json.loads(data))),
        ("a pickled state", pickle.loads(pickle.dumps(state))),
    ):
        _that(twin == state, f"{name} is not equal to the state")
        _that(twin.legal_actions() == state.legal_actions(), f"{name} has other legal actions")
        _that(twin.scores() == state.scores(), f"{name} has other scores")
        for viewer in [None, *range(state.seats)]:
            _that(twin.view(viewer) == state.view(viewer), f"{name} shows another view")
        twin.legal.clear()
        _that(bool(state.legal_actions()), f"{name} shares its legal actions with the state")
        twin.refresh()
        twin.apply(twin.legal_actions()[seed % len(twin.legal_actions())])
        _that(json.dumps(state.dump()) == data, f"playing on in {name} changes the state")


def check_illegal(state: State) -> None:
    """Anything but a legal action is refused and changes nothing."""
    before = json.dumps(state.dump())
    legal = set(state.legal_actions())
    wrong: list[object] = [None, 0, "no such action", object()]
    wrong += [action for action in state.game.actions if action not in legal][:3]
    for action in wrong:
        try:
            state.apply(action)
        except IllegalAction:
            pass
        else:
            raise AssertionError(f"applying {action!r} was not refused")
        _that(json.dumps(state.dump()) == before, f"refusing {action!r} changed the state")


def check_secrecy(state: State, seat: int | None, seed: int) -> None:
    """A view is unchanged by dealing anew what it must not tell; so are the viewer's choices.

    A bot gets a redealt state with the legal actions of the true one: they must tell it nothing.
    """
    view = _json(state.view(seat), "a view")
    before = json.dumps(state.dump())
    other = state.redeal(seat, seed)
    other.refresh()  # redeal keeps the actor's own legal actions: asked anew, they must not differ
    _that(json.dumps(state.dump()) == before, "redeal changes the state it is asked of")
    _that(json.dumps(other.view(seat)) == view, f"seat {seat} can see what it must not know")
    if seat is not None:
        check_features(state, other, seat)
    far = _json(dict(state.game.progress(state)), "its progress")
    same = json.dumps(dict(state.game.progress(other))) == far
    _that(same, f"its progress tells seat {seat} what it must not know")
    hints = _json(state.game.hints(state, seat), "a hint")
    told = json.dumps(state.game.hints(other, seat))
    _that(told == hints, f"hints tell seat {seat} what it must not know")
    check_decisions(state, seat)
    _that(other.actor == state.actor, "redeal changes who decides")
    _that(other == state.redeal(seat, seed), "redeal with one seed gives two positions")
    twice = state.redeal(seat, seed ^ 1).redeal(seat, seed)
    _that(other == twice, "what redeal deals depends on what is hidden")
    _that(other.dice.dump() != state.dice.dump(), "redeal leaves the dice to be foreseen")
    if seat == state.actor:
        same = other.legal_actions() == state.legal_actions()
        _that(same, f"what seat {seat} can choose depends on what it must not know")


def check_features(state: State, other: State, seat: int) -> None:
    """The position in numbers, where the game tells it so: as the table says, and no secrets."""
    table = state.game.feature_table()
    if not table.size:
        _refuses("a position in numbers", state.game.features, state, seat)
        return
    numbers = state.game.features(state, seat)
    fault = table.fault(numbers)
    _that(fault is None, f"{fault}")
    told = state.game.features(other, seat)
    for name, one, two in zip(table.names, numbers, told, strict=True):
        _that(one == two, f"feature {name} tells seat {seat} what it must not know")


def check_events(state: State, action: Action, seed: int) -> None:
    """What a viewer is told of an action does not depend on what it must not know.

    It may where the events say so: where chance decides, or something hidden becomes known.
    """
    before = json.dumps(state.dump())
    for seat in [None, *range(state.seats)]:
        other = state.redeal(seat, seed)
        other.refresh()
        if other.is_legal(action):
            one, two = _told(state.copy(), action, seat), _told(other, action, seat)
            _that(one is None or two is None or one == two,
                  f"the events of {action!r} tell seat {seat} what it must not know")  # fmt: skip
    _that(json.dumps(state.dump()) == before, "playing on in a copy changes the state")


def _told(state: State, action: Action, seat: int | None) -> list[str] | None:
    """What a seat is told of an action; None if it may well be another thing in another deal."""
    dice, journal = state.dice.dump(), Journal()
    state.journal = journal
    state.apply(action)
    if state.over or state.dice.dump() != dice or not all(event.undoable for event in journal):
        return None
    return [_json(event.told_to(seat), "an event") for event in journal]


def check_decisions(state: State, seat: int | None) -> None:
    """A decision shows a seat all it holds: copies share it, so redeal cannot reach what it hides.

    So does a step, which is nobody's. What is hidden belongs into the state.
    """
    for decision in state.stack:
        shown, held = decision.view(seat), decision.dump()
        kept = ", ".join(name for name in held if name not in shown)
        _that(not kept, f"the decision {decision.kind} keeps {kept} to itself")
        _that(shown == held, f"the decision {decision.kind} shows what it does not hold")


def check_progress(game: Game, told: Iterable[Mapping[str, int | str]]) -> None:
    """How far it was, where it tells so, can be said in every language that it has words in."""
    words = [game.words(language) for language in LANGUAGES]
    for facts in filter(None, told):
        for each in words:
            each.say_or("game-progress", "", facts)
            mistake = each.mistakes.get("game-progress")
            _that(mistake is None, f"game-progress cannot be said in {each.language}: {mistake}")


def check_end(state: State) -> None:
    """What must hold when the game is over."""
    _that(state.over and state.actor is None, "somebody decides though the game is over")
    _that(state.legal_actions() == [], "there are legal actions though the game is over")
    scores, winners, parts = state.scores(), state.winners(), state.breakdown()
    _that(len(scores) == len(parts) == state.seats, "not as many scores as seats")
    _that([sum(part.values()) for part in parts] == scores, "the breakdown does not add up")
    _that(bool(winners) and set(winners) <= set(range(state.seats)), f"winners are {winners}")
    _that(state.game.load(state.dump()) == state, "the end does not load from its dump")
    for viewer in [None, *range(state.seats)]:
        _json(state.view(viewer), "the last view")
        if viewer is not None:
            check_features(state, state, viewer)
    try:
        state.apply(state.game.actions[0])
    except IllegalAction:
        return
    raise AssertionError("an action was taken after the end")


def check_fair_dice(game: Game) -> None:
    """A game under a secret seed repeats; while it runs, its record tells the commitment only."""
    secret = "5e" * 32
    record = Record(game, game.seats.start, secret)
    state = record.start()
    for action in _random_actions(state, 5):
        record.apply(state, action)
        told = json.dumps(record.public())
        _that((secret in told) == state.over, "a running game's record tells its secret")
        _that(commitment(secret) in told, "a record does not tell its commitment")
    _that(record.replay() == state, "the same secret gives two different games")


def _random_actions(state: State, seed: int) -> Iterator[Action]:
    """Random choices for as long as whoever takes them goes on."""
    dice = fast_dice(seed)
    while not state.over:
        yield any_action(state, dice)


def _json(value: object, what: str) -> str:
    try:
        text = json.dumps(value)
        orjson.dumps(value)  # as servers do: keys are texts, and numbers have at most 64 bits
    except (TypeError, ValueError) as error:
        raise AssertionError(f"{what} is not JSON-ready: {error}") from None
    return text


def _refuses(what: str, call: Callable[..., object], *args: object, **named: object) -> None:
    try:
        call(*args, **named)
    except ValueError as error:
        _that(bool(str(error)), f"{what} is refused without a word")
    else:
        raise AssertionError(f"{what} was not refused")


def _that(holds: bool, otherwise: str) -> None:
    if not holds:
        raise AssertionError(otherwise)
