"""What holds in every position of whole random games."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import holocene.testing
from holocene.core.dice import fast_dice
from holocene.core.journal import Journal
from holocene.core.registry import shown
from holocene.games.endless_winter.components import CULTURE, TRIBE

from .conftest import from_package
from .walks import EVERYTHING, OTHERWISE, walk

GAME: Any = from_package()
SET = GAME.box.set
GAMES = [
    (seats, seed, options)
    for seats in (2, 3, 4)
    for seed, options in ((1, {}), (2, EVERYTHING), (3, OTHERWISE))
]
whole_games = pytest.mark.parametrize(("seats", "seed", "options"), GAMES)


def zones(player: Any) -> list[int]:
    return [
        *player.hand, *player.deck, *player.discards, *player.played, *player.buried,
        *player.crypt, *player.pile,
    ]  # fmt: skip


@whole_games
def test_cards_are_neither_lost_nor_made(seats: int, seed: int, options: Any) -> None:
    removed: Counter[int] = Counter()
    before: set[int] = set()
    for state in walk(GAME, seats, seed, **options):
        held = Counter(card for player in state.players for card in zones(player))
        dealt = state.round > 0
        for kind in range(5):
            assert state.piles[kind] + held[SET.first_tribe + kind] == 15
        culture = Counter(card for card in held.elements() if SET.cards[card].sort == CULTURE)
        there = {card for card in state.display if card >= 0}
        if state.round == 3 and before & {card for card in before if SET.cards[card].era == 1}:
            removed.update(before - there - set(culture))
        before = there
        all_culture = culture + Counter(there) + Counter(state.deck_one) + Counter(state.deck_two)
        all_culture += removed
        assert max(all_culture.values()) == 1
        assert len(all_culture) == 40
        if dealt:
            for player in state.players:
                own = Counter(card for card in zones(player) if SET.cards[card].sort < TRIBE)
                assert own == {
                    at: card.count for at, card in enumerate(SET.cards) if card.sort < TRIBE
                }


@whole_games
def test_pieces_are_neither_lost_nor_made(seats: int, seed: int, options: Any) -> None:
    shown_stones = {2: 8, 3: 12, 4: 14}[seats]
    for state in walk(GAME, seats, seed, **options):
        built = Counter(state.built)
        herd = Counter(state.herd) + Counter(state.herd_deck)
        for seat, player in enumerate(state.players):
            assert 0 <= player.out == sum(player.camps) <= 5
            assert len(player.villages) <= 3
            assert built[seat] + player.own == 8
            for species, count in enumerate(player.animals):
                herd[species] += count + player.used[species]
            again = player.copy()
            again.recount()
            assert again.influence == player.influence
            assert len(player.stones) <= 3
        assert built[4] + sum(player.neutral for player in state.players) == 2 * seats
        villages = [at for player in state.players for at in player.villages]
        assert len(set(villages)) == len(villages)
        assert herd == {at: animal.count for at, animal in enumerate(SET.animals)}
        assert len(state.herd) <= 6
        stones = state.stones + [stone for player in state.players for stone in player.stones]
        assert len(stones) == len(set(stones)) == shown_stones
        assert sorted(state.honours) == sorted(state.order) == list(range(seats))
        assert sorted(state.rests) in ([], [0, 1, 2, 3, 4])


@whole_games
def test_every_position_passes_its_own_check(seats: int, seed: int, options: Any) -> None:
    for state in walk(GAME, seats, seed, **options):
        state.check()


@whole_games
def test_goods_stay_within_their_tracks(seats: int, seed: int, options: Any) -> None:
    for state in walk(GAME, seats, seed, **options):
        for player in state.players:
            most = 10 if state.rules.food_lost is False else player.limit()
            assert 0 <= player.food <= most
            assert 0 <= player.tools <= 10
            assert player.labour >= 0
            assert min(player.earned) >= 0
            assert player.hand == sorted(player.hand)


@whole_games
def test_every_megalith_stands_on_four_others(seats: int, seed: int, options: Any) -> None:
    for state in walk(GAME, seats, seed, **options):
        for place in state.site.plan.tops:
            if state.built[place] >= 0:
                assert state.built[place] < 4
                assert all(state.built[under] >= 0 for under in state.site.plan.below[place])
        for place in range(32):
            space = SET.boards[state.boards[place // 8]].spaces[place % 8]
            if space.arrows and state.built[place] >= 0:
                assert state.built[place] == 4


@whole_games
def test_idols_rank_by_level(seats: int, seed: int, options: Any) -> None:
    for state in walk(GAME, seats, seed, **options):
        levels = [state.players[seat].honour for seat in state.honours]
        assert levels == sorted(levels, reverse=True)


@whole_games
def test_what_is_known_to_be_held_is_held(seats: int, seed: int, options: Any) -> None:
    for state in walk(GAME, seats, seed, **options):
        for player in state.players:
            held = Counter(player.hand) + Counter([] if state.revealed else player.pile)
            assert not Counter(player.known) - held


@whole_games
def test_the_journal_tells_all_points(seats: int, seed: int, options: Any) -> None:
    """Of every kind of event, whoever adds them up comes to what the markers show."""
    journal = Journal()
    *_, state = walk(GAME, seats, seed, journal, **options)
    told = [0] * seats
    for event in journal:
        facts: Any = event.facts
        if facts["kind"] == "gained" and facts["what"] == "vp":
            told[facts["seat"]] += facts["amount"]
        elif facts["kind"] in ("raised", "stone-scored"):
            told[facts["seat"]] += facts["points"]
        elif facts["kind"] == "built":
            told = [sum(pair) for pair in zip(told, facts["points"], strict=True)]
    assert told == [sum(player.earned) for player in state.players]


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(2, 5, EVERYTHING), (3, 6, OTHERWISE), (4, 7, EVERYTHING), (2, 8, OTHERWISE)],
)
def test_positions_conform_with_modules_and_other_readings(
    seats: int, seed: int, options: Any
) -> None:
    chance = fast_dice(seed)
    with shown(GAME):
        state: Any = GAME.new(seats=seats, seed=seed, **options)
        journal = state.journal = Journal()
        step = 0
        while not state.over:
            thorough = step % 9 == 0
            holocene.testing.check_position(state, chance.seed(), thorough)
            legal = state.legal_actions()
            action = legal[chance.below(len(legal))]
            if thorough:
                holocene.testing.check_events(state, action, chance.seed())
            dice, heard = state.dice.dump(), len(journal)
            state.apply(action)
            noted = any(event.random or event.reveals for event in journal.events[heard:])
            assert noted or state.dice.dump() == dice
            step += 1
        holocene.testing.check_end(state)


def test_the_game_conforms() -> None:
    holocene.testing.check_game(GAME, games=1)


def test_both_engines_play_the_same_game(winter: Any) -> None:
    for seats, options in ((2, {}), (3, OTHERWISE), (4, EVERYTHING)):
        one = winter.new(seats=seats, seed=77, **options)
        two = GAME.new(seats=seats, seed=77, **options)
        chance = fast_dice(7)
        while not two.over:
            texts = [str(action) for action in two.legal_actions()]
            assert [str(action) for action in one.legal_actions()] == texts
            text = texts[chance.below(len(texts))]
            one.apply(winter.action(text))
            two.apply(GAME.action(text))
        assert json.dumps(one.dump()) == json.dumps(two.dump())


def test_rich_games_see_every_kind_of_choice_and_event() -> None:
    kinds, events = set(), set()
    more = [(2 + seed % 3, seed, EVERYTHING) for seed in range(20, 32)]
    for seats, seed, options in [*GAMES, *more]:
        journal = Journal()
        for state in walk(GAME, seats, seed, journal, **options):
            kinds |= {action.kind for action in state.legal_actions()}
        events |= {str(event.facts["kind"]) for event in journal}
    never = {"reward", "max-food", "food"}  # in this set rewards cover it; food comes by itself
    assert {action.kind for action in GAME.actions} - kinds == never
    assert events | {"food-lost"} == EVENTS  # that one is rare


EVENTS = {
    "order", "chief-taken", "side-chosen", "setup-taken", "hand-dealt", "round", "turn", "placed",
    "played", "used", "chief-used", "ate", "paid", "gained", "food-lost", "hired", "learned",
    "camp", "moved", "settled", "revealed", "hunted", "animal-used", "stone-taken", "built", "drew",
    "shuffled", "raised", "instead", "buried", "discarded", "piled", "eclipse", "order-reward",
    "gathered", "stone-scored", "token-taken", "ended",
}  # fmt: skip
