"""Stone Age in a terminal: whole games in every language and edition, read line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any
from unicodedata import normalize

import pytest
from rich.text import Text

from holocene.cli import choices
from holocene.cli.language import words_of
from holocene.core.journal import Journal
from holocene.core.record import Record
from holocene.core.words import LANGUAGES, Words
from holocene.games.stone_age import STONE_AGE
from holocene.games.stone_age.components import CARD_BY_ID, CARDS, PLACE_NAMES, TILES
from holocene.games.stone_age.options import EDITIONS
from holocene.games.stone_age.telling import tile_price

from .table import using

WIDTH = 80
EVERY = 5  # decisions are looked at; with a prime step all kinds of them come up
# Words of the English catalogue and of the engine that are no words elsewhere.
ENGLISH = re.compile(
    r"\b(the|and|of|to|with|you|your|for|from|card|cards|wood|clay|stone|food|people|person|"
    r"tools?|points?|resources?|buildings?|round|takes?|pays?|send|place|use|nothing|left|free|"
    r"placing|feeding|hunt|river|forest|quarry|hut|field|toolmaker|agriculture|one-use|any)\b"
)
GAMES = list(zip([2, 3, 4], EDITIONS, ["greedy", "random", "greedy"], strict=True))


@cache
def words_in(language: str) -> Words:
    return words_of(STONE_AGE, language)


def check_line(line: str, language: str) -> None:
    """A line that a reader would find nothing wrong with."""
    assert line.strip(), "an empty line"
    assert not words_in(language).mistakes
    assert not re.search(r"[{}$\n]|None|\?\?\?|[a-z]-[a-z]+-|_", line), line
    assert not re.search(r" [,.;:]", line.replace(" . ", " ").replace(" .", "")), line
    if language != "en":
        assert not ENGLISH.search(line), line


def check_sentence(line: str, language: str) -> None:
    check_line(line, language)
    assert "  " not in line, line
    assert line == line.strip(), line


def board(view: Any, language: str) -> list[str]:
    return Text.from_markup(STONE_AGE.terminal.show(view, words_in(language))).plain.splitlines()


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "edition", "bot"), GAMES)
def test_whole_games(seats: int, edition: str, bot: str, language: str) -> None:
    words = words_in(language)
    record = Record.play(STONE_AGE, [bot] * seats, seed=seats, edition=edition)
    state = record.start()
    state.journal = Journal()
    for step, (seat, _) in enumerate(record.states(state)):
        if step % EVERY:
            continue
        for viewer in (seat, None, (seat + 1) % seats):
            check_board(board(state.view(viewer), language), language)
        offered = choices.of(state, seat, words)
        if "add nothing" not in [str(choice.action) for choice in offered]:  # tools may be equal
            assert len({choice.said for choice in offered}) == len(offered), "two read the same"
        for choice in offered:
            check_sentence(choice.said, language)
            if choice.gloss:
                check_sentence(choice.gloss, language)
        for row in choices.lines(choices.rows(offered), WIDTH):
            assert len(Text.from_markup(row).plain) <= WIDTH, row
    check_board(board(state.view(0), language), language)
    names = [STONE_AGE.terminal.seat_name(seat, words) for seat in range(seats)]
    for event, viewer in product(state.journal, [None, *range(seats)]):
        check_sentence(STONE_AGE.terminal.tell(event.told_to(viewer), names, words), language)


def check_board(lines: list[str], language: str) -> None:
    assert len(lines) <= 40
    for line in lines:
        assert len(line) <= WIDTH, line
        assert line == line.rstrip(), line
        if line:
            check_line(line, language)


# Every piece and every line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_building_fits_its_column(language: str) -> None:
    state = STONE_AGE.new(seats=4, seed=1)
    for number in range(0, len(CARDS), 4):
        state.row[:] = range(number, number + 4)  # type: ignore[attr-defined]
        check_board(board(state.view(0), language), language)
    for number in range(len(TILES)):
        state.stacks[0][-1] = number  # type: ignore[attr-defined]
        lines = board(state.view(0), language)
        check_board(lines, language)
        price = tile_price(TILES[number], words_in(language))
        assert any(f"{price}  " in line for line in lines), "the column is too narrow"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_widest_tribes_fit(language: str) -> None:
    state: Any = STONE_AGE.new(seats=4, seed=1)
    for player in state.players:
        player.people = player.home = 10
        player.tools, player.used = 12, 7
        player.food, player.agriculture = 100, 10
        player.goods[:] = [100, 100, 100, 100]
        player.cards[:] = range(len(CARDS))
        player.hunger_points = -400
        player.at[PLACE_NAMES.index("hunt")] = 10
        player.recount_cards()
    for viewer in range(4):
        lines = board(state.view(viewer), language)
        assert max(map(len, lines)) <= WIDTH, max(lines, key=len)


# Facts that no random game may bring
RARE: list[dict[str, object]] = [
    {"kind": "used", "seat": 0, "place": "toolmaker", "gained": 0},
    {"kind": "used", "seat": 0, "place": "hut", "gained": 0},
    {"kind": "used", "seat": 0, "place": "field", "gained": 0},
    {"kind": "gathered", "seat": 0, "place": "river", "tools": [], "total": 2, "good": "gold",
     "amount": 0},
    {"kind": "gained", "seat": 0, "card": "c29", "good": "tool", "amount": 0},
    {"kind": "gained", "seat": 0, "card": "c30", "good": "agriculture", "amount": 0},
    {"kind": "drew", "seat": 0, "card": None, "cards": 0},
    {"kind": "picked", "seat": 0, "face": "tool", "gained": 0},
    {"kind": "picked", "seat": 0, "face": "agriculture", "gained": 0},
    {"kind": "turned", "stack": 1, "tile": None},
    {"kind": "raised", "seat": 0, "tool": "tool-2", "value": 3, "used": True},
    {"kind": "raised", "seat": 0, "tool": "tool-2", "value": 3, "used": False},
    {"kind": "fed", "seat": 0, "harvest": 0, "eaten": 0, "paid": {}, "missing": 5, "points": -10},
    {"kind": "fed", "seat": 0, "harvest": 0, "eaten": 0, "paid": {"gold": 5}, "missing": 0,
     "points": 0},
    {"kind": "ended", "reason": "buildings"},
    {"kind": "ended", "reason": "cards"},
    {"kind": "counted", "extra": ["c01", "c36"], "scores": [-4, 120]},
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("facts", RARE, ids=lambda facts: str(facts["kind"]))
def test_rare_events_are_told(facts: dict[str, object], language: str) -> None:
    names = [STONE_AGE.terminal.seat_name(seat, words_in(language)) for seat in range(2)]
    check_sentence(STONE_AGE.terminal.tell(facts, names, words_in(language)), language)


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"kind": "placed", "seat": 0, "place": "card 2", "count": 1},
         "Red places 1 person on card 2"),
        ({"kind": "rolled", "seat": 1, "place": "river", "dice": [6, 5]},
         "Blue rolls 6 5 at the river"),
        ({"kind": "gathered", "seat": 1, "place": "river", "tools": ["tool-1", "once-3"],
          "total": 14, "good": "gold", "amount": 2},
         "Blue adds 2 tools and gets 2 gold for a total of 14"),
        ({"kind": "gathered", "seat": 1, "place": "river", "tools": [], "total": 5,
          "good": "gold", "amount": 0}, "Blue gets nothing for a total of 5"),
        ({"kind": "bought", "seat": 0, "card": "c33", "slot": 1, "paid": {"wood": 1, "gold": 1}},
         "Red pays 1 wood and 1 gold for the card (One-use tool, value 4; 1 tool maker)"),
        ({"kind": "gained", "seat": 0, "card": "c33", "good": "one-use tool", "amount": 4},
         "Red keeps a one-use tool, value 4"),
        ({"kind": "turned", "stack": 0, "tile": "b01"},
         "New building: 2 wood and 1 brick for 10 points"),
        ({"kind": "turned", "stack": 0, "tile": "b26"},
         "New building: 1\u20137 resources of any kind, scores their value"),
        ({"kind": "fed", "seat": 0, "harvest": 2, "eaten": 4, "paid": {"clay": 1}, "missing": 0,
          "points": 0}, "Red harvests 2 food and feeds 5 people: 4 food and 1 brick"),
        ({"kind": "fed", "seat": 0, "harvest": 2, "eaten": 3, "paid": {}, "missing": 2,
          "points": -10}, "Red goes hungry, 2 food missing: \u221210 points (3 food)"),
        ({"kind": "raised", "seat": 1, "tool": "tool-2", "value": 3, "used": True},
         "Blue raises a used tool to 3"),
        ({"kind": "round", "round": 3, "first": 1, "row": [], "dealt": 1},
         "Round 3. Blue goes first"),
        ({"kind": "drew", "seat": 0, "card": "c36", "cards": 1},
         "Red draws a hidden card: healing"),
        ({"kind": "counted", "extra": [None, "c05"], "scores": [90, 77]},
         "Final scoring: Red 90, Blue 77. Blue reveals the hidden card: 1 hut builder"),
    ],
    ids=lambda value: str(value["kind"]) if isinstance(value, dict) else "",
)  # fmt: skip
def test_events_in_english(facts: dict[str, object], told: str) -> None:
    assert STONE_AGE.terminal.tell(facts, ["Red", "Blue"], words_in("en")) == told


# The choices


def offered(state: Any, language: str = "en") -> dict[str, tuple[str, str]]:
    """By the text of the action: what is said, and what it brings."""
    return {
        str(choice.action): (choice.said, choice.gloss)
        for choice in choices.of(state, state.actor, words_in(language))
    }


def positions() -> Iterator[Any]:
    for seed in range(40):
        record = Record.play(STONE_AGE, ["random"] * 2, seed=seed, edition="slovak")
        state = record.start()
        for _ in record.states(state):
            yield state


def first_at(kind: str) -> Any:
    return next(
        state for state in positions() if state.decision is not None and state.decision.kind == kind
    )


def test_placing_tells_chances_and_worth() -> None:
    state: Any = STONE_AGE.new(seats=2, seed=5)
    assert offered(state)["place forest 3"] == ("Place 3 people in the forest", "about 3.2 wood")
    state.players[0].tools = state.players[0].raised = 1
    assert offered(state)["place hunt 2"][1] == "about 3.3 food, before tools"
    assert offered(state, "hr")["place hunt 2"][1] == "oko 3,3 hrane, bez alata"
    low, high = STONE_AGE.hints(state, 0)["worth"]["building 1"]  # type: ignore[index]
    worth = f"{low} to {high} points" if low != high else f"{low} points"
    assert offered(state)["place building 1"] == (
        "Place 1 person on building 1",
        f"worth {worth} now",
    )


def test_a_limit_is_told() -> None:
    state: Any = STONE_AGE.new(seats=2, seed=5)
    assert offered(state)["place toolmaker"][1] == ""
    state.players[0].tools = 12
    state.players[0].people = 10
    state.players[0].agriculture = 10
    for place in ("toolmaker", "hut", "field"):
        assert offered(state)[f"place {place}"][1] == "nothing: you are at the limit"


def test_feeding_tells_what_hunger_costs() -> None:
    state = first_at("feeding")
    missing = state.view(state.actor)["players"][state.actor]["missing"]
    said = offered(state)
    assert said["pay nothing"] == (f"Go hungry: lose {4 * missing} points", "")
    fed = [gloss for words, gloss in said.values() if "instead of food" in words]
    assert fed == [f"hunger: \u2212{4 * missing} points"] * len(fed)
    assert fed or len(said) < missing
    question = board(state.view(state.actor), "en")[-1]
    assert f": You are {missing} food short: give resources instead, or go hungry?" in question


def test_a_place_that_could_only_be_given_up_says_so() -> None:
    state: Any = STONE_AGE.new(seats=2, seed=5)
    state.row[3] = CARD_BY_ID["c12"]
    for text in ("place card 4", "place hunt 5", "place forest 4"):
        state.apply(STONE_AGE.action(text))
    assert offered(state)["use card 4"] == ("Buy card 4", "gives it up: 0 of 4 resources")
    state.players[0].goods[0] = 4
    assert offered(state)["use card 4"][1] == "worth 1 point now"


def test_raising_a_tool_tells_ready_from_used() -> None:
    state = using(STONE_AGE, {"toolmaker": 1}, tools=3, used=1, raise_tools="choose")
    state.apply(STONE_AGE.action("use toolmaker"))
    assert offered(state) == {
        "raise 1": ("Raise the used tool to 2; it stays used this round", ""),
        "raise 2": ("Raise a ready tool to 2; you may add it this round", ""),
    }


def test_tools_are_told_by_their_values() -> None:
    state: Any = STONE_AGE.new(seats=2, seed=5)
    state.players[0].tools, state.players[0].raised, state.players[0].once = 4, 1, 1
    for text in ("place forest 2", "place hunt 5", "place river 3"):
        state.apply(STONE_AGE.action(text))
    while state.decision.kind == "placing":
        state.apply(state.legal_actions()[0])
    state.apply(STONE_AGE.action("use forest"))
    dice = state.view(0)["decision"]["dice"]
    said = offered(state)
    assert said["add nothing"] == (
        "Keep the roll",
        f"{sum(dice) // 3 or 'nothing'} wood".replace("nothing wood", "nothing"),
    )
    value = CARDS[32].amount
    assert said["add tool-1 once-4"][0] == f"Add tools 2 + {value} (once)"
    assert board(state.view(0), "en")[-1] == (
        f"Red: You rolled {sum(dice)} in the forest. Add any tools?"
    )


def test_payments_tell_points() -> None:
    state = first_at("buying-tile")
    said = offered(state)
    assert said["decline"] == ("Leave it", "")
    pays = [words for text, (words, _) in said.items() if text.startswith("pay")]
    assert all(re.fullmatch(r"Pay .* for \d+ points", words) for words in pays)


def test_who_decides_is_told_to_the_others() -> None:
    state = STONE_AGE.new(seats=2, seed=5)
    assert board(state.view(0), "en")[-1] == "Red: Choose where to place people."
    assert board(state.view(1), "en")[-1] == "Red is placing people."
    assert board(state.view(None), "cs")[-1] == "Červený umísťuje figurky."


def test_seats_have_names_in_every_language() -> None:
    for language in LANGUAGES:
        names = [STONE_AGE.terminal.seat_name(seat, words_in(language)) for seat in range(4)]
        letters = {normalize("NFD", name)[0] + normalize("NFD", name[1])[0] for name in names}
        assert len(letters) == 4, "the board shows two letters, some of which look much alike"
        assert all(name.isalpha() for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowd_is_told_apart(language: str) -> None:
    state: Any = STONE_AGE.new(seats=4, seed=1)
    names = [STONE_AGE.terminal.seat_name(seat, words_in(language)) for seat in range(4)]
    for player in state.players[1:3]:
        player.at[PLACE_NAMES.index("forest")] = 2
    lines = board(state.view(0), language)
    assert any(f" {names[1][:2]}2 {names[2][:2]}2 " in line for line in lines)
    for player in state.players:
        player.at[PLACE_NAMES.index("forest")] = 1
    lines = board(state.view(0), language)
    assert any("".join([f"{name[:2]}1" for name in names]) in line for line in lines)
    check_board(lines, language)
