"""The bots choose legally, repeat under a seed, and know only what their seat may."""

from __future__ import annotations

import random

import pytest

import holocene
from holocene import Action, State
from holocene.bots.arena import Series, play_series
from holocene.bots.careless import CarelessBot, thoughtless
from holocene.bots.search import SearchBot, parse_budget
from holocene.bots.simple import GreedyBot, RandomBot, lead
from holocene.core.bot import ask

GAME = holocene.game("stone-age")


class Watcher:
    """A stranger's bot: one class with one method."""

    seen: list[dict[str, object]] = []  # noqa: RUF012

    def choose(self, state: State) -> Action:
        if not Watcher.seen:
            Watcher.seen.append(state.dump())
        return state.legal_actions()[0]


@pytest.mark.parametrize("bots", [["random", "greedy"], ["greedy", "search:20", "random"]])
def test_a_game_repeats_under_its_seed(bots: list[str]) -> None:
    first = holocene.Record.play(GAME, bots=bots, seed=5)
    again = holocene.Record.play(GAME, bots=bots, seed=5)
    other = holocene.Record.play(GAME, bots=bots, seed=6)
    assert first.dump() == again.dump()
    assert first.actions != other.actions
    assert first.replay().scores() == first.scores


def test_search_repeats_with_a_budget_of_iterations() -> None:
    state = GAME.new(seats=2, seed=3)
    choices = {str(ask(SearchBot("60"), state, 11)) for _ in range(3)}
    assert len(choices) == 1


@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot(), SearchBot("25"), SearchBot("0.01s")])
def test_bots_leave_the_real_position_alone(bot: holocene.Bot) -> None:
    state = GAME.new(seats=3, seed=8)
    before = state.dump()
    assert state.is_legal(ask(bot, state, 1))
    assert state.dump() == before


@pytest.mark.parametrize(
    "bot", [RandomBot(), GreedyBot(), SearchBot("40"), CarelessBot("0.5:search:20")]
)
def test_what_is_hidden_cannot_change_a_choice(bot: holocene.Bot) -> None:
    """Two real positions that differ only in what the seat cannot know: the same choice."""
    state = GAME.new(seats=2, seed=4)
    for _ in range(9):
        state.apply(state.legal_actions()[-1])
    actor = state.actor
    other = state.redeal(actor, 999)
    assert other != state
    for seed in range(5):
        assert ask(bot, state, seed) is ask(bot, other, seed)


def test_greedy_takes_what_is_plainly_better() -> None:
    """Ten points of a building against declining it, in the last round."""
    data = GAME.new(seats=2, seed=2).dump()
    state = GAME.load(_buying_the_last_tile(data))
    texts = [str(action) for action in state.legal_actions()]
    assert "decline" in texts
    for bot in (GreedyBot(), SearchBot("100")):
        assert str(ask(bot, state, 1)).startswith("pay ")


def test_a_greedy_bot_that_misjudges_still_sees_large_differences() -> None:
    state = GAME.new(seats=2, seed=2)
    best = ask(GreedyBot(), state, 0)
    assert {ask(GreedyBot("0"), state, seed) for seed in range(20)} == {best}
    assert len({ask(GreedyBot("0.6"), state, seed) for seed in range(20)}) > 1
    buying = GAME.load(_buying_the_last_tile(GAME.new(seats=2, seed=2).dump()))
    assert str(ask(GreedyBot("0.1"), buying, 1)).startswith("pay ")
    for text in ("-1", "nan", "inf", "much", "101", ""):
        with pytest.raises(ValueError, match="greedy error"):
            GreedyBot(text)


def test_a_careless_bot_is_another_one_that_now_and_then_does_not_think() -> None:
    state = GAME.new(seats=2, seed=2)
    best = ask(GreedyBot(), state, 0)
    assert {ask(CarelessBot("0"), state, seed) for seed in range(20)} == {best}
    chosen = [ask(CarelessBot("0.3"), state, seed) for seed in range(200)]
    assert 0.6 < chosen.count(best) / len(chosen) < 0.85
    assert len({ask(CarelessBot("0:random"), state, seed) for seed in range(20)}) > 1
    for text in ("-1", "nan", "inf", "much", "1.01", "", ":greedy"):
        with pytest.raises(ValueError, match="expected a number from 0 to 1"):
            CarelessBot(text)
    with pytest.raises(ValueError, match="unknown bot 'oracle'"):
        CarelessBot("0.1:oracle")
    with pytest.raises(ValueError, match="comes with no weights for 9 seats"):
        CarelessBot("0.1:trained").fits(GAME, 9)


def test_what_is_plainly_bad_is_seen_without_a_thought() -> None:
    state, chance = GAME.new(seats=2, seed=2), random.Random(2)
    seen = 0
    while not state.over:
        assert state.actor is not None
        leads = {}
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            leads[action] = lead(GAME.estimate(after), state.actor)
        least = max(leads.values()) - GAME.scale
        bad = {action for action, ahead in leads.items() if ahead < least}
        if bad:
            seen += 1
            taken = {thoughtless(state.redeal(state.actor, seed)) for seed in range(20)}
            assert taken
            assert not taken & bad
        state.apply(chance.choice(state.legal_actions()))
    assert seen > 3


def _buying_the_last_tile(data: dict[str, object]) -> dict[str, object]:
    """Seat 0 is about to pay for a building; it has plenty of everything."""
    players = data["players"]
    assert isinstance(players, list)
    players[0]["goods"] = [7, 7, 7, 7]
    decisions = [{"kind": "next-round", "seat": -1}]
    decisions += [{"kind": "feeding", "seat": 1}, {"kind": "feeding", "seat": 0}]
    decisions += [{"kind": "using", "seat": 1}, {"kind": "using", "seat": 0}]
    decisions += [{"kind": "buying-tile", "seat": 0, "stack": 0}]
    return {**data, "decisions": decisions}


def test_a_strangers_bot_sees_a_redealt_state() -> None:
    Watcher.seen.clear()
    record = holocene.Record.play(GAME, bots=[Watcher(), "random"], seed=21)
    real = record.start().dump()
    seen = Watcher.seen[0]
    assert seen["row"] == real["row"]  # the open cards are the real ones
    assert seen["deck"] != real["deck"]
    assert sorted(map(str, seen["deck"])) == sorted(map(str, real["deck"]))  # type: ignore[call-overload]
    assert seen["dice"] != real["dice"]


class Vandal:
    """Changes everything it can reach in the state that it was told is its own."""

    def choose(self, state: State) -> Action:
        choice = state.legal_actions()[-1]
        state.legal.clear()
        state.stack.clear()
        for name in ("row", "deck", "crowd", "players", "stacks"):
            getattr(state, name).clear()
        return choice


def test_a_bot_can_wreck_only_its_own_copy() -> None:
    record = holocene.Record.play(GAME, bots=[Vandal(), "random"], seed=3)
    assert record.replay().scores() == record.scores


def test_a_deal_does_not_depend_on_what_is_hidden() -> None:
    """Else who winds the dice back would find the real order (it once was so)."""
    state = GAME.new(seats=3, seed=5)
    other = state.redeal(0, 77)
    assert other.dump()["deck"] != state.dump()["deck"]
    assert other.redeal(0, 9) == state.redeal(0, 9)


@pytest.mark.parametrize("error", [RuntimeError("no idea"), ValueError("bad"), SystemExit(3)])
def test_a_failing_bot_is_named(error: BaseException) -> None:
    class Failing:
        def choose(self, state: State) -> Action:
            raise error

    with pytest.raises(holocene.BotError, match="bot Failing failed"):
        ask(Failing(), GAME.new(seed=1), 1)


def test_the_shortest_time_is_enough_to_choose() -> None:
    state = GAME.new(seed=1)
    assert state.is_legal(ask(SearchBot("1e-9s"), state, 1))


class Miser:
    """Never buys anything, so that two of them never come to an end."""

    def choose(self, state: State) -> Action:
        decline = GAME.action("decline")
        return decline if state.is_legal(decline) else state.legal_actions()[0]


def test_bots_that_never_end_are_stopped() -> None:
    with pytest.raises(holocene.BotError, match="Miser, Miser is not over after 20000"):
        holocene.Record.play(GAME, bots=[Miser(), Miser()], seed=1)


def test_search_keeps_outcomes_of_chance_apart() -> None:
    """A choice of tools after a roll of 2 and one after a roll of 12 are not the same memory."""
    outcomes = set()
    for seed in range(40):
        state = GAME.new(seats=2, seed=seed)
        for text in ("place toolmaker", "place field", "place forest 4", "place hunt 4"):
            state.apply(GAME.action(text))
        state.apply(GAME.action("use toolmaker"))
        assert state.decision is not None
        assert state.decision.kind == "adding-tools"
        outcomes.add(state.decision.outcome(state))
    assert len(outcomes) > 8


def test_budgets() -> None:
    assert parse_budget("2000") == (2000, 0.0)
    assert parse_budget("1.5s") == (0, 1.5)
    for text in ("", "0", "-3", "x", "0s", "s", "nans", "infs", "1e9s", "9" * 30):
        with pytest.raises(ValueError, match="expected iterations"):
            parse_budget(text)


@pytest.mark.parametrize("bot", ["greedy", "search:30"])
def test_thinking_beats_chance_every_time(bot: str) -> None:
    """How much search beats greedy takes longer to tell: `bench/results.md`."""
    result = play_series(Series("stone-age", (bot, "random"), 6, 1))
    ranking = result["ranking"]
    assert isinstance(ranking, list)
    assert (ranking[0]["bot"], ranking[0]["wins"]) == (bot, 6.0)
