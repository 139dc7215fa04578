"""The public conformance suite passes sound games and stops at broken ones."""

from __future__ import annotations

import pytest

import holocene.testing
from holocene import Game, Journal, Record
from holocene.core.dice import fast_dice
from holocene.core.playout import play_out

from . import broken
from .ours import OURS, from_package
from .tiny import TINY, Tiny

pytestmark = pytest.mark.usefixtures("stranger")


@pytest.mark.parametrize("name", OURS)
def test_our_games_conform(name: str) -> None:
    holocene.testing.check_game(from_package(name))


def test_a_strangers_game_conforms() -> None:
    holocene.testing.check_game(TINY)


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
    state = TINY.new(seed=1)
    assert isinstance(state, Tiny)
    words = TINY.words("en")
    assert "coins: [6, 6]" in TINY.show(state.view(0), words)
    facts = {"kind": "cast", "seat": 1, "prize": 3}
    assert TINY.tell(facts, ["Ana", "Ben"], words) == "Ben: cast, prize 3"
    assert TINY.explain(TINY.actions[0], state.view(0), {}, words) == ""
    assert TINY.titles() == dict.fromkeys(["en", "cs", "sk", "hr"], "Shells")
    assert TINY.estimate(state) == [float(score) for score in state.scores()]
