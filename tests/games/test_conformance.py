"""The public conformance suite passes sound games and stops at broken ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import holocene.testing
from holocene import Action, Game, Journal, Record
from holocene.cli import choices
from holocene.core.dice import fast_dice
from holocene.core.playout import play_out
from holocene.core.terminal import Terminal
from holocene.core.words import LANGUAGES, Words

from . import broken
from .museum import MUSEUM
from .ours import OURS, from_package
from .tiny import TINY, Tiny, TinyGame

pytestmark = pytest.mark.usefixtures("stranger")


@pytest.mark.parametrize("name", OURS)
def test_our_games_conform(name: str) -> None:
    holocene.testing.check_game(from_package(name))


@pytest.mark.parametrize("game", [TINY, MUSEUM, broken.NUMBERED], ids=lambda game: str(game.name))
def test_a_strangers_game_conforms(game: Game) -> None:
    holocene.testing.check_game(game)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (broken.LEAKING, r"seat \w+ can see what it must not know"),
        (broken.TELLTALE, r"seat \w+ can see what it must not know"),
        (broken.SHARING, "playing on in a copy changes the state"),
        (broken.UNSORTED, "legal actions are not distinct and sorted by index"),
        (broken.LENDING, "changing the list of legal actions changes the state"),
        (broken.FORESEEN, "redeal leaves the dice to be foreseen"),
        (broken.MISCOUNTING, "the breakdown does not add up"),
        (broken.LENIENT, "applying .* was not refused"),
        (broken.FORGETFUL, "a loaded dump is not equal to the state"),
        (broken.KEEPING, "the decision whisper keeps number to itself"),
        (broken.PEEKING, "what seat 0 can choose depends on what it must not know"),
        (broken.BURYING, "the decision reminder keeps number to itself"),
        (broken.FUMBLING, "<tiny-fumbling: (rest|cast)> rolls dice, and no event is random"),
        (broken.BOASTING, r"the events of <.*> tell seat \w+ what it must not know"),
        (broken.BABBLING, r"feature number\.rival tells seat \d what it must not know"),
        (broken.EXAGGERATING, r"feature number\.rival is 1\.5, which is not from 0\.0 to 1\.0"),
        (broken.HASTY, r"its progress tells seat \w+ what it must not know"),
        (broken.MUMBLING, "game-progress cannot be said in en: .*round"),
        (broken.NAMELESS, "its progress is not JSON-ready: Dict key must be str"),
        (broken.VAST, "its progress is not JSON-ready: Integer exceeds 64-bit range"),
        (broken.ENDLESS, r"its length is told for \[2, 3\] players"),
        (broken.TIMELESS, "its length is nothing"),
        (broken.MOODY, "the same seed gives two different deals"),
    ],
    ids=lambda value: value.name if isinstance(value, Game) else "",
)
def test_a_broken_promise_is_noticed(game: Game, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        holocene.testing.check_game(game)


def test_a_strangers_game_is_found_by_name() -> None:
    assert holocene.game("tiny") is TINY
    assert {*OURS, "tiny"} <= set(holocene.game_names())


def test_others_decide_out_of_turn() -> None:
    state = TINY.new(seats=3, seed=1)
    state.apply(TINY.action("cast"))
    assert (state.actor, state.decision and state.decision.kind) == (1, "bidding")
    state.apply(TINY.action("bid 2"))
    assert [str(action) for action in state.legal_actions()] == ["pass", "bid 3"]


def test_a_turn_is_whose_it_was_before_others_were_asked() -> None:
    state = TINY.new(seats=3, seed=1)
    assert (state.actor, state.turn) == (0, 0)
    state.apply(TINY.action("cast"))
    assert (state.actor, state.turn) == (1, 0)
    state.apply(TINY.action("pass"))
    assert (state.actor, state.turn) == (2, 0)


def test_a_decision_about_hidden_things_asks_with_one_choice_too() -> None:
    choices = set()
    for seed in range(20):
        state = TINY.new(seed=seed)
        state.apply(TINY.action("rest"))
        state.apply(TINY.action("done"))
        assert state.decision is not None
        assert state.decision.kind == "showing"
        choices.add(len(state.legal_actions()))
    assert choices == {1, 2}


def test_bots_of_a_strangers_game_are_not_measured() -> None:
    ratings = {name: level.rating for name, level in TINY.levels.items()}
    err = dict.fromkeys(("child", "youth", "apprentice", "fisher"), 400)  # on purpose
    assert ratings == {**err, "gatherer": 1200, "hunter": 1200, "elder": 1200}


def test_bots_play_a_strangers_game() -> None:
    record = Record.play(TINY, ["random", "greedy", "random"], seed=3)
    assert record.replay().scores() == record.scores


def test_a_strangers_journal_is_kept() -> None:
    kinds = set()
    for seed in range(10):
        state = TINY.new(seed=seed)
        state.journal = Journal()
        play_out(state, fast_dice(seed))
        kinds |= {event.facts["kind"] for event in state.journal}
    assert kinds == {"cast", "hid", "shown", "drew"}


def test_a_strangers_game_need_not_answer_for_a_terminal() -> None:
    state = TINY.new(seats=3, seed=1)
    assert isinstance(state, Tiny)
    words = TINY.words("en")
    shown = TINY.terminal.show(state.view(0), words).splitlines()
    assert shown[0] == "hands: 8, -, -"
    assert {"shown: -", "coins: 6, 6, 6"} < set(shown)
    assert shown[-1] == "1: turn"
    state.apply(TINY.action("cast"))
    shown = TINY.terminal.show(state.view(0), words).splitlines()
    assert "high: 0" in shown
    assert shown[-1] == "2: bidding"
    facts = {"kind": "cast", "seat": 1, "prize": 3}
    assert TINY.terminal.tell(facts, ["Ana", "Ben"], words) == "Ben: cast, prize 3"
    assert TINY.terminal.choice(TINY.actions[3], state.view(0), {}, words) == "bid 1"
    assert TINY.terminal.explain(TINY.actions[3], state.view(0), {}, words) == ""
    assert TINY.titles() == dict.fromkeys(["en", "cs", "sk", "hr"], "Shells")
    assert TINY.estimate(state) == [float(score) for score in state.scores()]


def test_how_far_a_game_is_is_said_in_every_language() -> None:
    state = TINY.new(seats=2, seed=1)
    assert TINY.progress(state) == {"turns_left": 8}
    assert TINY.progress_said({"turns_left": 8}) == dict.fromkeys(LANGUAGES, "turns left 8")
    assert TINY.progress_said({}) == MUSEUM.progress_said({}) == {}


def test_a_strangers_words_are_said_where_there_are_any() -> None:
    state = TINY.new(seats=2, seed=1)
    state.apply(TINY.action("cast"))
    words = Words(
        "en",
        "field-coins = Coins in the purse\n"
        "prompt-bidding = Bid over { $high } for { $prize } shells\n"
        "prompt-bidding-other = { $name } is bidding\n"
        "choice-pass = Let it go\n"
        "log-cast = { $who } casts a { $prize }\n",
    )
    prize = state.view(1)["decision"]["prize"]  # type: ignore[index]
    shown = TINY.terminal.show(state.view(1), words).splitlines()
    assert "Coins in the purse: 6, 6" in shown
    assert shown[-1] == f"2: Bid over 0 for {prize} shells"
    assert TINY.terminal.show(state.view(0), words).endswith("\n2 is bidding")
    assert TINY.terminal.choice(TINY.action("pass"), state.view(1), {}, words) == "Let it go"
    facts = {"kind": "cast", "seat": 1, "prize": 3}
    assert TINY.terminal.tell(facts, ["Ana", "Ben"], words) == "Ben casts a 3"


class Loud(Terminal):
    """Plain but for what it says in its own way."""

    def seat_name(self, seat: int, words: Words) -> str:
        return "ANA" if seat == 0 else "BEN"

    def explain(
        self, action: Action, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words
    ) -> str:
        return f"{action}, {len(view['coins'])}!"


def test_a_strangers_game_may_have_a_terminal_of_its_own() -> None:
    game = TinyGame("loud", terminal=Loud())
    state, words = game.new(seats=2, seed=1), game.words("en")
    assert game.terminal.show(state.view(0), words).endswith("\nANA: turn")
    said = [(choice.said, choice.gloss) for choice in choices.of(state, 0, words)]
    assert said == [("rest", "rest, 2!"), ("cast", "cast, 2!")]


def test_what_a_view_holds_becomes_lines() -> None:
    fields = {
        "deck_left": 3,
        "open": True,
        "players": [{"coins": 1, "cards": []}, {"coins": 2, "cards": ["a", "b"]}],
        "market": {"wood": 1},
        "nothing": {},
    }
    assert Words("en").outline(fields) == [
        "deck left: 3",
        "open: yes",
        "players:",
        "  1:",
        "    coins: 1",
        "    cards: -",
        "  2:",
        "    coins: 2",
        "    cards: a, b",
        "market:",
        "  wood: 1",
        "nothing: -",
    ]


@pytest.mark.parametrize(
    ("language", "listed", "one", "several"),
    [
        ("en", "a, b, and c", "4.0", "0.8"),
        ("cs", "a, b a\u00a0c", "4,0", "0,8"),
        ("hr", "a, b i c", "4,0", "0,8"),
    ],
)
def test_lists_and_decimals(language: str, listed: str, one: str, several: str) -> None:
    words = Words(language, "n = { $n }")
    assert words.join(["a", "b", "c"]) == words.listed(["a", "b", "c"]) == listed
    assert words.say("n", {"n": words.decimal(4.04)}) == one
    assert words.say("n", {"n": words.decimal(0.8)}) == several


def test_a_list_of_nothing_says_so() -> None:
    said = {language: TINY.words(language).listed([]) for language in LANGUAGES}
    assert said == {"en": "nothing", "cs": "nic", "sk": "nič", "hr": "ništa"}


def test_decimals_have_plurals_of_their_own() -> None:
    text = "n = { $n ->\n [few] { $n } kameny\n [many] { $n } kamene\n *[other] { $n } kamenů\n }"
    words = Words("cs", text)
    assert words.say("n", {"n": 4}) == "4 kameny"
    assert words.say("n", {"n": words.decimal(4)}) == "4,0 kamene"
    assert words.say("n", {"n": words.decimal(1.7)}) == "1,7 kamene"
