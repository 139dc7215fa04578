"""What holds in every position of whole random games."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from holocene.games.through_the_ages.civil import CIVIL_IDS
from holocene.games.through_the_ages.military import MILITARY_IDS

from . import facts
from .conftest import from_package
from .table import attach
from .walks import walk

GAME = from_package("holocene")
GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in (1, 2)]
whole_games = pytest.mark.parametrize(("seats", "seed"), GAMES)
KEPT_UP = (
    "board", "powers", "counts", "worked", "faces", "sources", "army", "civil_total",
    "military_total", "science_rate", "culture_rate", "happy", "strength", "culture",
)  # fmt: skip


def positions(seats: int, seed: int) -> Iterator[Any]:
    """Every other game is one with resignations and without the first reading of the rules."""
    options: dict[str, object] = {}
    if seed % 2 == 0:
        options = {
            "resignation": True, "genius_builds_more": True, "annex_needs_colony": "in-vain",
            "raid_rounding": "each", "leaders_at_end_of_turn": "after-production",
            "stage_with_empty_bank": "forbidden", "agreement_actions": "own-actions",
        }  # fmt: skip
    return walk(GAME, seats, seed, **options)


@whole_games
def test_sums_and_ratings_are_what_a_recount_makes(seats: int, seed: int) -> None:
    for state in positions(seats, seed):
        again = state.copy()
        again.recount()
        for one, two in zip(state.players, again.players, strict=True):
            for name in KEPT_UP:
                if name == "culture":
                    assert one.culture == sum(one.earned)
                else:
                    assert getattr(one, name) == getattr(two, name), (name, state.decision)


@whole_games
def test_nothing_is_below_zero(seats: int, seed: int) -> None:
    for state in positions(seats, seed):
        for player in state.players:
            counts = [
                player.idle, player.yellow, player.blue, player.science, player.culture,
                player.science_rate, player.culture_rate, player.happy, player.strength,
                player.civil, player.military, player.unit_resources, player.unit_science,
                player.extra_food, player.extra_resources,
            ]  # fmt: skip
            assert min([*counts, *player.workers, *player.tokens, *player.counts]) >= 0
            assert player.happy <= 8
            if state.round > 1:
                assert player.civil + player.civil_spent == player.civil_total
                assert player.military + player.military_spent == player.military_total


BLUE = {
    card: each["gives"]["blue"]
    for cards in (facts.CIVIL, facts.MILITARY)
    for card, each in cards.items()
    if "blue" in each["gives"]
}


def in_play(view: Any) -> list[str]:
    wonders = [each["card"] for each in view["wonders"] if not each["ruined"]]
    return [*view["specials"], *wonders, *view["colonies"]]


@whole_games
def test_blue_tokens_come_and_go_by_cards_alone(seats: int, seed: int) -> None:
    """Sixteen of each player, those of cards in play, and what events took."""
    states = positions(seats, seed)
    state = next(states)
    journal = attach(state)
    heard = 0
    taken = [0] * seats
    for state in states:
        for event in journal.events[heard:]:
            if event.facts["kind"] == "changed" and event.facts["what"] == "blue":
                taken[event.facts["seat"]] += event.facts["amount"]
        heard = len(journal)
        for seat, player in enumerate(state.players):
            cards = in_play(state.view(None)["players"][seat])
            expected = 16 + sum(BLUE.get(card, 0) for card in cards) + taken[seat]
            assert player.blue + sum(player.tokens) + player.stages == expected


@whole_games
def test_yellow_tokens_come_and_go_by_cards_and_ages_alone(seats: int, seed: int) -> None:
    states = positions(seats, seed)
    state = next(states)
    journal = attach(state)
    heard, before = 0, yellow(state)
    banks = [player.yellow for player in state.players]
    for state in states:
        gained = lost = 0
        for event in journal.events[heard:]:
            told = event.facts
            if told["kind"] in ("colonized", "settled"):
                gained += tokens_of(told["card"])
            elif told["kind"] == "colony-lost":
                lost += tokens_of(told["card"])
                gained += tokens_of(told["card"]) if told["to"] is not None else 0
            elif told["kind"] == "leader-left" and told["card"] == "alexander-the-great":
                gained += any(
                    other.facts.get("what") == "yellow" and other.facts["seat"] == told["seat"]
                    for other in journal.events[heard:]
                )
            elif told["kind"] == "age" and told["ended"] != "A":
                lost += 2 * state.remaining()
        now = yellow(state)
        if min(banks) >= 10:
            assert now - before == gained - lost
        else:  # what a bank has not got cannot be lost
            assert gained - lost <= now - before <= gained
        heard, before = len(journal), now
        banks = [player.yellow for player in state.players]


def yellow(state: Any) -> int:
    return sum(player.yellow + player.idle + sum(player.workers) for player in state.players)


def tokens_of(card: str) -> int:
    return int(facts.MILITARY[card]["gives"].get("yellow", 0))


@whole_games
def test_no_card_is_there_more_often_than_it_was_printed(seats: int, seed: int) -> None:
    civil = {card: each["copies"][seats - 2] for card, each in facts.CIVIL.items()}
    military = {card: each["copies"][0] for card, each in facts.MILITARY.items()}
    for state in positions(seats, seed):
        for card, count in Counter(CIVIL_IDS[each] for each in civil_cards(state)).items():
            assert count <= civil[card] or civil[card] == 0, card
        cards = Counter(MILITARY_IDS[each] for each in military_cards(state))
        for card, count in cards.items():
            assert count <= military[card], card
        if seats == 2:
            assert not any(facts.MILITARY[card]["kind"] == "pact" for card in cards)


def civil_cards(state: Any) -> list[int]:
    out: list[int] = [card for card in state.row if card >= 0] + state.deck
    for player in state.players:
        out += player.hand + player.wonders
        out += [card for card in (player.leader, player.site) if card >= 0]
        out += [card for card in range(len(CIVIL_IDS)) if player.has(card)]
    return out


def military_cards(state: Any) -> list[int]:
    piles = (state.draw, state.discards, state.gone, state.events, state.future)
    out: list[int] = [entry & 127 for pile in piles for entry in pile] + state.past
    out += state.tactics
    for player in state.players:
        out += player.secrets + player.laid + player.colonies
        out += [card for card in (player.war, player.pact) if card >= 0]
        out += [player.tactic] if player.exclusive else []
    return out


@whole_games
def test_legal_actions_are_sorted_and_can_be_taken_and_no_others(seats: int, seed: int) -> None:
    for step, state in enumerate(positions(seats, seed)):
        if state.over:
            break
        legal = state.legal_actions()
        indices = [action.index for action in legal]
        assert indices == sorted(set(indices))
        if step % 20 == 0:
            assert [action for action in GAME.actions if state.is_legal(action)] == legal
            for action in legal:
                state.copy().apply(action)


@whole_games
def test_dumps_survive_paper(seats: int, seed: int) -> None:
    for step, state in enumerate(positions(seats, seed)):
        if step % 25 == 0 or state.over:
            data = state.dump()
            twin: Any = GAME.load(json.loads(json.dumps(data)))
            assert twin.dump() == data == state.copy().dump()
            assert twin.legal_actions() == state.legal_actions()
            for viewer in (None, *range(seats)):
                assert twin.view(viewer) == state.view(viewer)


@whole_games
def test_the_game_ends_with_the_last_round(seats: int, seed: int) -> None:
    state = None
    for state in positions(seats, seed):
        assert state.last_round == 0 or state.age == 4
    assert state is not None
    assert state.over
    if state.remaining() > 1:
        assert state.round == state.last_round
    assert [sum(parts.values()) for parts in state.breakdown()] == state.scores()


def test_the_walks_see_most_of_the_game() -> None:
    """The properties above are worth as much as what the walks see."""
    told: set[str] = set()
    asked: set[str] = set()
    for seats, seed in GAMES:
        states = positions(seats, seed)
        state = next(states)
        journal = attach(state)
        asked |= {state.decision.kind for state in states if not state.over}
        told |= {event.facts["kind"] for event in journal}
    assert told >= {
        "turn", "row", "age", "took", "grew", "built", "upgraded", "destroyed", "raised",
        "developed", "appointed", "played", "adopted", "tactic-shared", "changed", "made",
        "produced", "uprising", "drew", "discarded", "prepared", "event", "bid", "passed",
        "colonized", "attacked", "defended", "declared", "war-ended", "offered", "signed",
        "pact-ended", "leader-left", "used", "resigned", "scored-at-end", "ended",
    }  # fmt: skip
    assert asked >= {
        "acting", "politics", "ordered", "reserves", "answering", "bidding", "sending",
        "defending", "discarding", "losing-workers", "splitting-goods", "choosing-goods",
        "developing", "agreement", "plundering", "raiding",
    }  # fmt: skip
