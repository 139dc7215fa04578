"""What holds in every position of whole random games."""

from __future__ import annotations

import json
from importlib import import_module

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holocene import Game, Journal
from holocene.core.dice import fast_dice
from holocene.core.playout import play_out
from holocene.games.stone_age.decisions.raising import RAISING
from tests.conftest import PURE, from_package

from . import walks
from .walks import reach, walk

COMPILED = from_package("holocene")
INTERPRETED = from_package(PURE)

few = settings(max_examples=40)
some = settings(max_examples=150)
games = given(seats=walks.seats, edition=walks.editions, seed=walks.seeds, chooser=walks.seeds)
positions = given(
    seats=walks.seats,
    edition=walks.editions,
    seed=walks.seeds,
    chooser=walks.seeds,
    steps=st.integers(0, 400),
)


@few
@games
def test_people_are_conserved(seats: int, edition: str, seed: int, chooser: int) -> None:
    before = [5] * seats
    for state in walk(COMPILED, seats, edition, seed, chooser):
        for player in state.players:
            assert player.home >= 0
            assert player.home + sum(player.at) == player.people
        crowd = [sum(player.at[place] for player in state.players) for place in range(16)]
        assert state.crowd == crowd
        people = [player.people for player in state.players]
        assert all(old <= new <= old + 1 for old, new in zip(before, people, strict=True))
        before = people


@few
@games
def test_cards_are_conserved(seats: int, edition: str, seed: int, chooser: int) -> None:
    for state in walk(COMPILED, seats, edition, seed, chooser):
        cards = state.deck + [card for card in state.row if card >= 0]
        for player in state.players:
            cards = cards + player.cards + ([player.extra] if player.extra >= 0 else [])
        assert sorted(cards) == list(range(36))


@few
@games
def test_tiles_are_conserved(seats: int, edition: str, seed: int, chooser: int) -> None:
    start = sorted(tile for stack in next(walk(COMPILED, seats, edition, seed, 0)).stacks
                   for tile in stack)  # fmt: skip
    for state in walk(COMPILED, seats, edition, seed, chooser):
        tiles = [tile for stack in state.stacks for tile in stack]
        for player in state.players:
            tiles += player.buildings
        assert sorted(tiles) == start


@few
@games
def test_caps_hold(seats: int, edition: str, seed: int, chooser: int) -> None:
    for state in walk(COMPILED, seats, edition, seed, chooser):
        assert all(crowd <= 7 for crowd in state.crowd[4:8])
        for player in state.players:
            assert 5 <= player.people <= 10
            assert 0 <= player.agriculture <= 10
            assert 0 <= player.tools <= 12
            pending = state.stack and state.stack[-1] is RAISING[state.players.index(player)]
            values = [player.tile(tile) for tile in range(3)]
            assert sum(values) == player.tools - bool(pending)
            assert max(values) - min(values) <= 1
            assert player.food >= 0
            assert min(player.goods) >= 0
            assert player.hunger_points <= 0


@few
@games
def test_small_tables_keep_their_limits(seats: int, edition: str, seed: int, chooser: int) -> None:
    for state in walk(COMPILED, seats, edition, seed, chooser):
        if seats < 4:
            assert sum(crowd > 0 for crowd in state.crowd[:3]) <= 2
            for place in range(4, 8):
                assert sum(player.at[place] > 0 for player in state.players) <= seats - 1


@few
@games
def test_legal_actions_are_distinct_and_sorted(
    seats: int, edition: str, seed: int, chooser: int
) -> None:
    for state in walk(COMPILED, seats, edition, seed, chooser):
        indices = [action.index for action in state.legal_actions()]
        assert indices == sorted(set(indices))
        assert bool(indices) is not state.over
        assert len(indices) != 1  # the engine goes on by itself


@few
@games
def test_legal_actions_can_be_taken_and_others_not(
    seats: int, edition: str, seed: int, chooser: int
) -> None:
    for step, state in enumerate(walk(COMPILED, seats, edition, seed, chooser)):
        legal = state.legal_actions()
        if step % 10 == 0:
            assert [action for action in COMPILED.actions if state.is_legal(action)] == legal
            for action in legal:
                state.copy().apply(action)


@few
@games
def test_copies_and_loaded_dumps_are_equal(
    seats: int, edition: str, seed: int, chooser: int
) -> None:
    for state in walk(COMPILED, seats, edition, seed, chooser):
        data = state.dump()
        twin = state.copy()
        assert twin.dump() == data
        assert twin.scores() == state.scores()
        loaded = COMPILED.load(json.loads(json.dumps(data)))
        assert loaded.dump() == data
        assert loaded.legal_actions() == state.legal_actions()
        assert loaded.breakdown() == state.breakdown()


@some
@positions
def test_copies_go_their_own_way(
    seats: int, edition: str, seed: int, chooser: int, steps: int
) -> None:
    state = reach(COMPILED, seats, edition, seed, chooser, steps)
    before = json.dumps(state.dump())
    twin = state.copy()
    play_out(twin, fast_dice(chooser))
    assert json.dumps(state.dump()) == before


@few
@games
def test_compiled_equals_interpreted(seats: int, edition: str, seed: int, chooser: int) -> None:
    fast = walk(COMPILED, seats, edition, seed, chooser)
    slow = walk(INTERPRETED, seats, edition, seed, chooser)
    for one, two in zip(fast, slow, strict=True):
        assert [str(a) for a in one.legal_actions()] == [str(a) for a in two.legal_actions()]
        assert one.dump() == two.dump()
        assert one.scores() == two.scores()
        assert one.winners() == two.winners()
        for viewer in (None, 0, seats - 1):
            assert one.view(viewer) == two.view(viewer)


@some
@positions
def test_compiled_redeals_and_copies_like_interpreted(
    seats: int, edition: str, seed: int, chooser: int, steps: int
) -> None:
    one = reach(COMPILED, seats, edition, seed, chooser, steps)
    two = reach(INTERPRETED, seats, edition, seed, chooser, steps)
    for viewer in (None, *range(seats)):
        assert one.redeal(viewer, seed).dump() == two.redeal(viewer, seed).dump()


@few
@games
def test_compiled_tells_the_same_events_as_interpreted(
    seats: int, edition: str, seed: int, chooser: int
) -> None:
    told = []
    for game, package in ((COMPILED, "holocene"), (INTERPRETED, PURE)):
        states = walk(game, seats, edition, seed, chooser)
        state = next(states)
        state.journal = _journal(package)
        for _ in states:
            pass
        told.append(
            [(dict(e.facts), dict(e.public), e.random, e.reveals, e.owner) for e in state.journal]
        )
    assert told[0] == told[1]


def _journal(package: str) -> Journal:
    journal: Journal = import_module(f"{package}.core.journal").Journal()
    return journal


@some
@positions
def test_redeal_changes_nothing_in_a_view(
    seats: int, edition: str, seed: int, chooser: int, steps: int
) -> None:
    state = reach(COMPILED, seats, edition, seed, chooser, steps)
    for viewer in (None, *range(seats)):
        other = state.redeal(viewer, seed)
        assert other.view(viewer) == state.view(viewer)
        assert other.legal_actions() == state.legal_actions()
        assert COMPILED.load(other.dump()) == other


@some
@positions
def test_hidden_cards_changed_leave_every_entitled_view_unchanged(
    seats: int, edition: str, seed: int, chooser: int, steps: int
) -> None:
    """Not by redeal, which could forget something, but by editing the dump itself."""
    state = reach(COMPILED, seats, edition, seed, chooser, steps)
    data = json.loads(json.dumps(state.dump()))
    chance = fast_dice(seed)
    order = list(range(len(data["deck"])))
    chance.shuffle(order)
    data["deck"] = [data["deck"][at] for at in order]
    drawn = [seat for seat in range(seats) if data["players"][seat]["extra"] is not None]
    for seat in drawn:
        if data["deck"]:
            player = data["players"][seat]
            player["extra"], data["deck"][0] = data["deck"][0], player["extra"]
    for stack in data["stacks"]:
        stack[:-1] = reversed(stack[:-1])
    data["dice"]["words"] = [1, 2, 3, 4]
    other = COMPILED.load(data)
    for viewer in (None, *range(seats)):
        if viewer not in drawn:
            assert other.view(viewer) == state.view(viewer)
    assert other.legal_actions() == state.legal_actions()


@few
@games
def test_scores_are_the_sum_of_their_parts(
    seats: int, edition: str, seed: int, chooser: int
) -> None:
    for state in walk(COMPILED, seats, edition, seed, chooser):
        assert [sum(parts.values()) for parts in state.breakdown()] == state.scores()
        best = max(state.scores())
        assert all(state.scores()[seat] == best for seat in state.winners())


@few
@games
def test_running_totals_agree_with_a_fresh_count(
    seats: int, edition: str, seed: int, chooser: int
) -> None:
    for state in walk(COMPILED, seats, edition, seed, chooser):
        for player in state.players:
            counted = player.copy()
            counted.recount_cards()
            assert (counted.singles, counted.doubles) == (player.singles, player.doubles)
            assert counted.workers == player.workers


@few
@games
def test_a_journal_changes_nothing(seats: int, edition: str, seed: int, chooser: int) -> None:
    silent = walk(COMPILED, seats, edition, seed, chooser)
    told = walk(COMPILED, seats, edition, seed, chooser)
    first = next(told)
    assert next(silent) == first
    first.journal = Journal()
    for one, two in zip(silent, told, strict=True):
        assert one == two
    assert first.journal.events[-1].facts["kind"] == "counted"


@few
@games
def test_the_same_seed_gives_the_same_game(
    seats: int, edition: str, seed: int, chooser: int
) -> None:
    *_, one = walk(COMPILED, seats, edition, seed, chooser)
    *_, two = walk(COMPILED, seats, edition, seed, chooser)
    assert one == two


@pytest.mark.parametrize("edition", walks.EDITIONS)
def test_walks_reach_every_kind_of_event(compiled: Game, edition: str) -> None:
    """The properties above are worth as much as what the walks see."""
    seen = set()
    for seed in range(60):
        states = walk(compiled, 2 + seed % 3, edition, seed, seed)
        state = next(states)
        state.journal = Journal()
        for _ in states:
            pass
        seen |= {event.facts["kind"] for event in state.journal}
    chosen = set() if edition == "mindok-2019" else {"raised"}
    assert seen == chosen | {
        "placed", "used", "rolled", "gathered", "bought", "built", "declined", "turned", "gained",
        "drew", "market", "picked", "took-two", "fed", "round", "ended", "counted",
    }  # fmt: skip
