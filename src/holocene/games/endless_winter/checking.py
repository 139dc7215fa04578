"""Whether a position can come up in a game: no piece is there twice, none is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.layout import NOTHING
from .components import CULTURE, NEUTRAL_STONES, OWN_STONES, STARTING, STONES_SHOWN, TRIBE_PILE
from .plan import GROUND
from .player import Player

if TYPE_CHECKING:
    from .state import EndlessWinter

NEUTRAL: Final = 4


def check(state: EndlessWinter) -> None:
    """ValueError naming the field where something does not add up."""
    for seat, player in enumerate(state.players):
        try:
            _check_player(state, seat, player)
        except ValueError as error:
            raise ValueError(f"players[{seat}].{error}") from None
    _check_tribe_cards(state)
    _check_culture_cards(state)
    _check_animals(state)
    _check_stones(state)
    _check_megaliths(state)


def cards_of(player: Player) -> list[int]:
    """All cards of a player, wherever they are."""
    return [
        *player.hand, *player.deck, *player.discards, *player.played, *player.buried,
        *player.crypt, *player.pile,
    ]  # fmt: skip


def _check_player(state: EndlessWinter, seat: int, player: Player) -> None:
    if player.food > player.limit() and state.rules.food_lost:
        raise ValueError(f"food: there is room for {player.limit()}, not for {player.food}")
    if player.hand != sorted(player.hand):
        raise ValueError("hand: the cards are not in order")
    held = player.hand + ([] if state.revealed else player.pile)
    for card in player.known:
        if player.known.count(card) > held.count(card):
            raise ValueError("known: it is not in the hand")
    if state.round:
        owned = cards_of(player)
        for card, facts in enumerate(state.box.set.cards):
            if facts.sort == STARTING and owned.count(card) != facts.count:
                raise ValueError(f"deck: expected {facts.count} of {facts.id} among all cards")
    if state.built.count(seat) + player.own != OWN_STONES:
        raise ValueError(f"own: with those that stand there are not {OWN_STONES} megaliths")


def _check_tribe_cards(state: EndlessWinter) -> None:
    owned = [card for player in state.players for card in cards_of(player)]
    for kind, left in enumerate(state.piles):
        if left + owned.count(state.box.set.first_tribe + kind) != TRIBE_PILE:
            raise ValueError(f"piles: with those of the players there are not {TRIBE_PILE} of each")


def _check_culture_cards(state: EndlessWinter) -> None:
    cards = state.box.set.cards
    there = [card for card in state.display if card != NOTHING] + state.deck_one + state.deck_two
    for player in state.players:
        there += [card for card in cards_of(player) if cards[card].sort == CULTURE]
    if len(set(there)) < len(there):
        raise ValueError("display: a culture card is there twice")


def _check_animals(state: EndlessWinter) -> None:
    for species, facts in enumerate(state.box.set.animals):
        count = state.herd.count(species) + state.herd_deck.count(species)
        for player in state.players:
            count += player.animals[species] + player.used[species]
        if count != facts.count:
            raise ValueError(f"herd_deck: expected {facts.count} of {facts.id} in all")


def _check_stones(state: EndlessWinter) -> None:
    there = state.stones[:]
    for player in state.players:
        there += player.stones
    if len(set(there)) < len(there) or len(there) != 2 * STONES_SHOWN[state.seats]:
        raise ValueError("stones: the stones gone from there are not those of the players")


def _check_megaliths(state: EndlessWinter) -> None:
    grey = state.built.count(NEUTRAL)
    for player in state.players:
        grey += player.neutral
    if grey != NEUTRAL_STONES * state.seats:
        raise ValueError("built: there are not two neutral megaliths for each player")
    for place in range(GROUND, len(state.built)):
        if state.built[place] == NOTHING:
            continue
        if state.built[place] == NEUTRAL:
            raise ValueError("built: a neutral megalith stands on others")
        for under in state.site.plan.below[place]:
            if state.built[under] == NOTHING:
                raise ValueError("built: a megalith stands on fewer than four")
    villages = [junction for player in state.players for junction in player.villages]
    if len(set(villages)) < len(villages):
        raise ValueError("players: two villages stand on one point")
