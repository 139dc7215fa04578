"""Ratings, tokens and cards of one civilization."""

from __future__ import annotations

import random

import pytest

from holocene.games.through_the_ages import powers as p
from holocene.games.through_the_ages import stores
from holocene.games.through_the_ages.beginning import first_player
from holocene.games.through_the_ages.board import FIRST_BLUE
from holocene.games.through_the_ages.cards import GOVERNMENT, LEADER, SPECIAL, WONDER
from holocene.games.through_the_ages.civil import CIVIL, CIVIL_BY_ID
from holocene.games.through_the_ages.military import MILITARY, MILITARY_BY_ID
from holocene.games.through_the_ages.player import (
    FARMS,
    STORES,
    TOKEN_WORTH,
    WORKED,
    Player,
)
from holocene.games.through_the_ages.ratings import refresh

KEPT_UP = (
    "powers", "counts", "worked", "faces", "sources", "army", "workers", "tucked", "science_rate",
    "culture_rate", "happy", "strength",
)  # fmt: skip


def having(*ids: str, workers: dict[str, int] | None = None, tactic: str = "") -> Player:
    """Somebody with these cards in play, and with these workers more than at first."""
    player = first_player()
    for id in ids:
        if id in MILITARY_BY_ID:
            player.colonies.append(MILITARY_BY_ID[id])
            player.gain_powers(MILITARY[MILITARY_BY_ID[id]].powers)
            continue
        card = CIVIL_BY_ID[id]
        if CIVIL[card].kind == WONDER:
            player.wonders.append(card)
            player.gain_powers(CIVIL[card].powers)
        elif CIVIL[card].kind == LEADER:
            player.leader = card
            player.gain_powers(CIVIL[card].powers)
        else:
            player.learn(card)
    if tactic:
        player.tactic = MILITARY_BY_ID[tactic]
    for id, count in (workers or {}).items():
        player.technologies |= 1 << CIVIL_BY_ID[id]
        player.place(CIVIL_BY_ID[id], count)
    player.rally()
    refresh(player)
    return player


def rates(player: Player) -> tuple[int, int, int, int]:
    return player.science_rate, player.culture_rate, player.happy, player.strength


def test_what_everybody_begins_with() -> None:
    player = first_player()
    assert rates(player) == (1, 0, 0, 1)
    assert (player.civil, player.military, player.powers[p.URBAN_LIMIT]) == (4, 2, 2)
    assert (player.idle, player.yellow, player.blue) == (1, 18, 16)
    assert sum(player.workers) == 6
    assert (player.worker_cost, player.eaten, player.corruption, player.discontent) == (2, 0, 0, 0)


# Cards with a rule of their own: what is in play, workers, and what that makes of the ratings.
OWN_RULES = {
    "alexander": (("alexander-the-great",), {"warriors": 2}, (1, 0, 0, 6)),
    "great wall": (("great-wall",), {"cannon": 1, "knights": 1}, (1, 1, 1, 8)),
    "napoleon": (("napoleon-bonaparte",), {"knights": 1, "air-forces": 1}, (1, 0, 0, 14)),
    "joan": (("joan-of-arc", "theocracy"), {"theology": 2}, (1, 4, 5, 7)),
    "joan and st peter's": (
        ("joan-of-arc", "theocracy", "st-peters-basilica"),
        {"theology": 1},
        (1, 5, 6, 7),
    ),
    "michelangelo": (
        ("michelangelo", "hanging-gardens"),
        {"drama": 1, "religion": 1},
        (1, 8, 4, 1),
    ),
    "leonardo": (("leonardo-da-vinci",), {"alchemy": 1, "journalism": 1}, (7, 2, 0, 1)),
    "no lab is best": (("isaac-newton",), {"philosophy": -1}, (0, 0, 0, 1)),
    "bach": (("j-s-bach",), {"drama": 2}, (1, 6, 2, 1)),
    "shakespeare": (
        ("william-shakespeare",),
        {"drama": 1, "printing-press": 2},
        (3, 6, 2, 1),
    ),
    "chaplin": (("charlie-chaplin",), {"drama": 1, "opera": 1}, (1, 8, 4, 1)),
    "meier": (("sid-meier",), {"computers": 2}, (8, 6, 0, 1)),
    "cook": (
        ("james-cook", "developed-territory-i", "historic-territory-i", "vast-territory-i"),
        {},
        (1, 4, 1, 1),
    ),
    "st peter's": (
        ("st-peters-basilica", "hanging-gardens", "homer", "kremlin"),
        {"religion": 1, "drama": 1},
        (1, 8, 8, 1),
    ),
    "fundamentalism": (("fundamentalism",), {}, (0, 0, 0, 6)),
    "communism": (("communism",), {"religion": 1}, (1, 1, 0, 1)),
}


@pytest.mark.parametrize("name", OWN_RULES)
def test_cards_with_a_rule_of_their_own(name: str) -> None:
    cards, workers, expected = OWN_RULES[name]
    assert rates(having(*cards, workers=workers)) == expected


def test_genghis_lets_infantry_ride() -> None:
    workers = {"warriors": 3}
    assert having(workers=workers, tactic="medieval-army").strength == 4
    assert having("genghis-khan", workers=workers, tactic="medieval-army").strength == 4 + 2 * 2


def test_a_special_technology_takes_the_place_of_its_branch() -> None:
    player = having("code-of-laws", "warfare", "justice-system")
    assert not player.has(CIVIL_BY_ID["code-of-laws"])
    assert player.has(CIVIL_BY_ID["warfare"])
    assert player.powers[p.CIVIL] == 5
    assert player.blue == FIRST_BLUE + 3
    player.forget(CIVIL_BY_ID["justice-system"])
    assert player.blue == FIRST_BLUE


def test_of_two_special_technologies_the_higher_one_stays() -> None:
    player = having("civil-service", "code-of-laws")
    assert player.has(CIVIL_BY_ID["civil-service"])
    assert not player.has(CIVIL_BY_ID["code-of-laws"])
    assert player.powers[p.CIVIL] == 6


def test_tokens_of_a_better_technology_are_those_of_the_other() -> None:
    player = having("justice-system")
    player.tokens[CIVIL_BY_ID["bronze"]], player.blue = player.blue, 0
    player.learn(CIVIL_BY_ID["civil-service"])
    assert player.blue == 0
    assert stores.resources(player) == FIRST_BLUE + 3


@pytest.mark.parametrize(("stays", "happy"), [(True, 3), (False, 1)])
def test_homer_under_a_ruin(stays: bool, happy: int) -> None:
    player = having("hanging-gardens", "st-peters-basilica")
    player.tuck(CIVIL_BY_ID["hanging-gardens"])
    refresh(player)
    assert player.happy == 1 + 2 + 1 + 1
    player.ruin(CIVIL_BY_ID["hanging-gardens"], stays)
    refresh(player)
    assert player.happy == happy  # of St. Peter's, Homer's, and one more for him
    assert player.culture_rate == 2 + 2


def test_a_government_takes_the_place_of_another() -> None:
    player = having("theocracy", "monarchy")
    assert rates(player) == (1, 0, 0, 1)
    assert [player.powers[power] for power in (p.CIVIL, p.MILITARY, p.URBAN_LIMIT)] == [5, 3, 3]


def test_homer_under_a_wonder() -> None:
    player = having("pyramids", "st-peters-basilica")
    player.tuck(CIVIL_BY_ID["pyramids"])
    refresh(player)
    assert player.happy == 3  # one of its own, Homer's, and one more for the pyramids


def test_tokens_are_gained_as_few_as_can_be() -> None:
    player = having("irrigation", "mechanized-agriculture")
    assert stores.gain(player, FARMS, 9) == 9
    assert [player.tokens[card] for card in FARMS] == [0, 2, 0, 1]
    assert (stores.food(player), player.blue) == (9, FIRST_BLUE - 3)
    player.blue = 1
    assert stores.gain(player, FARMS, 4) == 2  # one token is left, and five would be too much
    assert player.blue == 0


def test_change_is_given_for_a_token_that_is_worth_too_much() -> None:
    player = having("iron", "oil")
    stores.gain(player, STORES, 5)
    assert stores.pay(player, STORES, 2) == 2
    assert stores.resources(player) == 3
    assert player.blue == FIRST_BLUE - 2
    assert stores.pay(player, STORES, 9) == 3
    assert player.blue == FIRST_BLUE


def test_labs_of_gates_store_resources() -> None:
    player = having("computers")
    lab = CIVIL_BY_ID["computers"]
    player.tokens[lab] += 1
    player.blue -= 1
    assert stores.resources(player) == 3
    stores.pay(player, STORES, 1)
    assert stores.resources(player) == 2
    assert player.tokens[lab] == 0
    assert player.tokens[CIVIL_BY_ID["bronze"]] == 2  # change never lies on a lab


def test_tokens_are_neither_made_nor_lost() -> None:
    chance = random.Random(7)
    for _ in range(50):
        player = first_player()
        for card in FARMS + STORES:
            player.technologies |= chance.getrandbits(1) << card
        for _ in range(60):
            cards = chance.choice([FARMS, STORES])
            stored = sum(player.tokens[card] * TOKEN_WORTH[card] for card in cards)
            amount = chance.randint(0, 12)
            if chance.random() < 0.5:
                paid = stores.pay(player, cards, amount)
                assert paid == min(stored, amount)
            else:
                free = player.blue
                gained = stores.gain(player, [card for card in cards if card < 8], amount)
                assert gained == amount or player.blue == 0 or free == 0
            assert player.blue + sum(player.tokens) == FIRST_BLUE
            assert min([player.blue, *player.tokens]) >= 0


def test_sums_are_what_a_recount_makes() -> None:
    """Whatever comes and goes, in whatever order."""
    chance = random.Random(11)
    kinds = (SPECIAL, GOVERNMENT)
    technologies = [number for number, card in enumerate(CIVIL) if card.kind in kinds]
    leaders = [number for number, card in enumerate(CIVIL) if card.kind == LEADER]
    wonders = [number for number, card in enumerate(CIVIL) if card.kind == WONDER]
    tactics = [number for number, card in enumerate(MILITARY) if card.infantry + card.cavalry]
    territories = [number for number, card in enumerate(MILITARY) if card.gains]
    for _ in range(40):
        player = first_player()
        for _ in range(50):
            what = chance.randrange(8)
            if what == 0:
                new = [card for card in technologies if not player.has(card)]
                player.learn(chance.choice(new))
            elif what == 1:
                card = chance.randrange(WORKED)
                player.place(card, 1 if player.workers[card] == 0 else chance.choice([1, -1]))
            elif what == 2:
                if player.leader >= 0:
                    player.gain_powers(CIVIL[player.leader].powers, -1)
                player.leader = chance.choice(leaders)
                player.gain_powers(CIVIL[player.leader].powers)
                player.rally()
            elif what == 3:
                card = chance.choice(wonders)
                if card not in player.wonders:
                    player.wonders.append(card)
                    player.gain_powers(CIVIL[card].powers)
            elif what == 4:
                player.tactic = chance.choice(tactics)
                player.rally()
            elif what == 5:
                card = chance.choice(territories)
                player.colonies.append(card)
                player.gain_powers(MILITARY[card].powers)
            elif what == 6:
                standing = [card for card in player.wonders if not player.ruins >> card & 1]
                if standing:
                    player.ruin(chance.choice(standing), chance.random() < 0.5)
            elif player.wonders and player.tucked < 0:
                player.tuck(player.wonders[-1])
            assert player.blue + sum(player.tokens) == FIRST_BLUE + player.powers[p.BLUE]
            refresh(player)
            again = player.copy()
            again.recount([])
            refresh(again)
            for sum_ in KEPT_UP:
                assert getattr(again, sum_) == getattr(player, sum_), sum_
