"""What happens to cards, camps and animals: every change of a position, told to the journal."""

from __future__ import annotations

from typing import Final

from ...core.layout import NOTHING
from . import goods
from .actions import (
    FROM_DISCARD,
    FROM_HAND,
    FROM_PLAY,
    ZONES,
)
from .components import (
    BURIED as BURIED_LEAST,
)
from .components import (
    CULTURE,
    HERD,
    NO_CONDITION,
    VILLAGES,
    Ability,
    Gains,
)
from .components import (
    DIFFERENT_ANIMALS as DIFFERENT,
)
from .components import (
    MEGALITHS_PLACED as PLACED,
)
from .components import (
    SAME_ANIMALS as SAME,
)
from .land import BASE, HEX_NAMES, JUNCTION_NAMES, JUNCTIONS
from .player import BY_REWARDS, Player
from .shapes import (
    AnimalUsed,
    BuriedCard,
    CampMoved,
    CampSet,
    Discarded,
    Drew,
    FoodLost,
    Hired,
    Hunted,
    Learned,
    Revealed,
    Settled,
    Shuffled,
)
from .state import EndlessWinter

EMPTY_POINTS: Final = 1  # for a card from an empty pile


# Conditions


def holds(state: EndlessWinter, player: Player, ability: Ability) -> bool:
    """Whether the condition of an ability is true."""
    condition, least = ability.condition, ability.least
    if condition == NO_CONDITION:
        return True
    if condition == VILLAGES:
        return len(player.villages) >= least
    if condition == BURIED_LEAST:
        return player.buried_count() >= least
    if condition == PLACED:
        return player.stones_placed() >= least
    if condition in (SAME, DIFFERENT):
        return _animals_hold(state, player, condition, least)
    return player.offering + player.honour >= least


def _animals_hold(state: EndlessWinter, player: Player, condition: int, least: int) -> bool:
    """Unused animals of one kind, to which wild ones can be added, or of different kinds."""
    most = wild = kinds = 0
    for species, facts in enumerate(state.box.set.animals):
        count = player.animals[species]
        if facts.wild:
            wild += count
        elif count:
            kinds += 1
            most = max(most, count)
    if condition == DIFFERENT:
        return kinds + wild >= least
    return most + wild >= least and (most > 0 or wild >= least)


# Cards


def draw(state: EndlessWinter, seat: int) -> None:
    """One card; the discard pile is shuffled where the deck is empty."""
    player = state.players[seat]
    if not player.deck:
        player.deck, player.discards = player.discards, []
        state.dice.deal_anew(player.deck)
        if state.journal is not None:
            told = Shuffled(kind="shuffled", seat=seat, count=len(player.deck))
            state.journal.note(seat, told, random=True)
    card = player.deck.pop()
    parts = state.box.set
    if state.revealed and state.rules.drawn_to_pile and parts.cards[card].sort != CULTURE:
        player.pile.append(card)
        player.pile.sort()
        if waits(state, card):
            state.waiting.append(card)
        if state.journal is not None:
            shown = Drew(kind="drew", seat=seat, card=parts.card_ids[card])
            state.journal.note(seat, shown, reveals=True)
        return
    player.hold(card)
    if state.journal is not None:
        facts = Drew(kind="drew", seat=seat, card=parts.card_ids[card])
        public = Drew(kind="drew", seat=seat, card=None)
        state.journal.note(seat, facts, reveals=True, owner=seat, public=public)


def waits(state: EndlessWinter, card: int) -> bool:
    """Whether a card has something to resolve in the eclipse: labour alone counts by itself."""
    ability = state.box.set.cards[card].eclipse
    return ability is not None and not ability.only_labour


def can_draw(player: Player) -> bool:
    return bool(player.deck) or bool(player.discards)


def recruit(state: EndlessWinter, seat: int, card: int, to_hand: bool) -> None:
    """A tribe card from its pile, or a point where that is empty."""
    player = state.players[seat]
    parts = state.box.set
    kind = card - parts.first_tribe
    empty = state.piles[kind] == 0
    if not empty:
        state.piles[kind] -= 1
        if to_hand:
            player.hold(card)
            player.known.append(card)
        else:
            player.discards.append(card)
    if state.journal is not None:
        facts = Hired(
            kind="hired", seat=seat, card=parts.card_ids[card],
            to="hand" if to_hand else "discard", empty=empty,
        )  # fmt: skip
        state.journal.note(seat, facts)
    if empty:
        goods.score(state, seat, EMPTY_POINTS, BY_REWARDS)


def learn(state: EndlessWinter, seat: int, card: int) -> None:
    player = state.players[seat]
    state.display[state.display.index(card)] = NOTHING
    player.hold(card)
    player.known.append(card)
    if state.journal is not None:
        id = state.box.set.card_ids[card]
        state.journal.note(seat, Learned(kind="learned", seat=seat, card=id))


def unfresh(state: EndlessWinter, player: Player, card: int) -> None:
    """A card has left the hand: no more of its kind are fresh than are left."""
    if state.fresh.count(card) > player.hand.count(card):
        state.fresh.remove(card)


def discard(state: EndlessWinter, seat: int, card: int) -> None:
    player = state.players[seat]
    player.hand.remove(card)
    player.forget(card)
    unfresh(state, player, card)
    player.discards.append(card)
    if state.journal is not None:
        id = state.box.set.card_ids[card]
        state.journal.note(seat, Discarded(kind="discarded", seat=seat, card=id))


def bury(state: EndlessWinter, seat: int, card: int, zone: int) -> None:
    """For the rest of the game. Of a card from the hand it may be secret which it is."""
    player = state.players[seat]
    secret = zone == FROM_HAND and not state.rules.open_graves
    if zone == FROM_HAND:
        player.hand.remove(card)
        if secret:
            player.known = []  # any of them may be the one
        else:
            player.forget(card)
        unfresh(state, player, card)
    elif zone == FROM_DISCARD:
        player.discards.remove(card)
    elif zone == FROM_PLAY:
        _unlay(card, player.played, state.ready)
    else:
        _unlay(card, player.pile, state.waiting)
    if secret:
        player.crypt.append(card)
        player.crypt.sort()
    else:
        player.buried.append(card)
    if state.journal is not None:
        id = state.box.set.card_ids[card]
        facts = BuriedCard(kind="buried", seat=seat, card=id, zone=ZONES[zone])
        if secret:
            public = BuriedCard(kind="buried", seat=seat, card=None, zone=ZONES[zone])
            state.journal.note(seat, facts, owner=seat, public=public)
        else:
            state.journal.note(seat, facts)


def _unlay(card: int, cards: list[int], open: list[int]) -> None:
    """Take a card away from above the board, and with the last of its kind what it could do."""
    cards.remove(card)
    if open.count(card) > cards.count(card):
        open.remove(card)


# Land


def set_camp(state: EndlessWinter, seat: int) -> None:
    state.players[seat].set_camp(BASE, 1)
    if state.journal is not None:
        state.journal.note(seat, CampSet(kind="camp", seat=seat))


def move_camp(state: EndlessWinter, seat: int, a: int, b: int) -> None:
    state.players[seat].move_camp(a, b)
    if state.journal is not None:
        facts = CampMoved(kind="moved", seat=seat, start=HEX_NAMES[a], end=HEX_NAMES[b])
        state.journal.note(seat, facts)


def settle(state: EndlessWinter, seat: int, junction: int) -> None:
    """Three camps come back for a village; the track may hold less food then."""
    player = state.players[seat]
    for hex in JUNCTIONS[junction]:
        player.set_camp(hex, -1)
    player.set_village(junction)
    if state.journal is not None:
        name = JUNCTION_NAMES[junction]
        state.journal.note(seat, Settled(kind="settled", seat=seat, junction=name))
    over = player.food - player.limit()
    if over > 0 and state.rules.food_lost:
        player.food -= over
        if state.journal is not None:
            state.journal.note(seat, FoodLost(kind="food-lost", seat=seat, amount=over))


def can_settle(state: EndlessWinter, player: Player, junction: int) -> bool:
    a, b, c = JUNCTIONS[junction]
    camps = player.camps
    if not (camps[a] and camps[b] and camps[c]):
        return False
    return all(junction not in other.villages for other in state.players)


# Animals


def reveal(state: EndlessWinter, seat: int, count: int) -> None:
    shown: list[int] = []
    while len(shown) < count and len(state.herd) < HERD and state.herd_deck:
        animal = state.herd_deck.pop()
        state.herd.append(animal)
        shown.append(animal)
    if state.journal is not None and shown:
        ids = [state.box.set.animal_ids[animal] for animal in shown]
        told = Revealed(kind="revealed", seat=seat, animals=ids)
        state.journal.note(seat, told, reveals=True)


def hunt(state: EndlessWinter, seat: int, animal: int) -> None:
    """One from the hunting ground; NOTHING: none is left anywhere, and a point instead."""
    if animal == NOTHING:
        _tell_hunted(state, seat, NOTHING, False)
        goods.score(state, seat, EMPTY_POINTS, BY_REWARDS)
        return
    state.herd.remove(animal)
    state.players[seat].animals[animal] += 1
    _tell_hunted(state, seat, animal, False)


def hunt_top(state: EndlessWinter, seat: int) -> None:
    if not state.herd_deck:
        _tell_hunted(state, seat, NOTHING, True)
        goods.score(state, seat, EMPTY_POINTS, BY_REWARDS)
        return
    animal = state.herd_deck.pop()
    state.players[seat].animals[animal] += 1
    _tell_hunted(state, seat, animal, True)


def _tell_hunted(state: EndlessWinter, seat: int, animal: int, top: bool) -> None:
    if state.journal is not None:
        id = state.box.set.animal_ids[animal] if animal != NOTHING else None
        told = Hunted(kind="hunted", seat=seat, animal=id, top=top)
        state.journal.note(seat, told, reveals=top and id is not None)


def use_animal(state: EndlessWinter, seat: int, animal: int) -> Gains:
    player = state.players[seat]
    player.animals[animal] -= 1
    player.used[animal] += 1
    if state.journal is not None:
        id = state.box.set.animal_ids[animal]
        state.journal.note(seat, AnimalUsed(kind="animal-used", seat=seat, animal=id))
    return state.box.set.animals[animal].use
