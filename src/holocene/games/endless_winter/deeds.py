"""What pieces and cards can do: every change of a position, told to the journal."""

from __future__ import annotations

from typing import Final

from ...core.layout import NOTHING
from .actions import (
    FROM_DISCARD,
    FROM_HAND,
    FROM_PLAY,
    HONOUR,
    OFFERING,
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
    Price,
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
from .plan import GROUND, SPACES
from .player import BY_IDOLS, BY_MEGALITHS, BY_REWARDS, Player
from .shapes import (
    AnimalUsed,
    Ate,
    BuiltStone,
    BuriedCard,
    CampMoved,
    CampSet,
    Discarded,
    Drew,
    FoodLost,
    Gained,
    Good,
    Hired,
    Hunted,
    Learned,
    Paid,
    Raised,
    Revealed,
    Settled,
    Shuffled,
    StoneTaken,
    Track,
)
from .state import NEUTRAL, EndlessWinter

EMPTY_POINTS: Final = 1  # for a card from an empty pile
POINT: Final = 2  # halves of labour
BY_TOOL: Final[Price] = Price(0, 1, 0, 0)


# Goods


def gain_food(state: EndlessWinter, seat: int, amount: int) -> None:
    player = state.players[seat]
    after = max(player.food, min(player.limit(), player.food + amount))
    gained = after - player.food
    player.food = after
    _tell_gained(state, seat, "food", gained, amount - gained)


def fill_food(state: EndlessWinter, seat: int) -> None:
    player = state.players[seat]
    gain_food(state, seat, max(0, player.limit() - player.food))


def gain_tools(state: EndlessWinter, seat: int, amount: int) -> None:
    player = state.players[seat]
    gained = min(amount, state.box.set.most_tools - player.tools)
    player.tools += gained
    _tell_gained(state, seat, "tool", gained, amount - gained)


def gain_labour(state: EndlessWinter, seat: int, halves: int) -> None:
    state.players[seat].labour += halves
    _tell_gained(state, seat, "labour", halves, 0)


def score(state: EndlessWinter, seat: int, points: int, source: int) -> None:
    state.players[seat].earned[source] += points
    _tell_gained(state, seat, "vp", points, 0)


def _tell_gained(state: EndlessWinter, seat: int, what: Good, amount: int, lost: int) -> None:
    if state.journal is not None:
        facts = Gained(kind="gained", seat=seat, what=what, amount=amount, lost=lost)
        state.journal.note(seat, facts)


def can_pay(player: Player, price: Price) -> bool:
    """Cards that are discarded come from the hand."""
    return (
        player.food >= price.food
        and player.tools >= price.tools
        and player.labour >= price.labour
        and len(player.hand) >= price.cards
    )


def pay(state: EndlessWinter, seat: int, price: Price) -> None:
    """All but cards, of which somebody has to choose."""
    player = state.players[seat]
    player.food -= price.food
    player.tools -= price.tools
    player.labour -= price.labour
    if not state.rules.halves_add and price.labour:
        player.labour -= player.labour % POINT
    if state.journal is not None and (price.food or price.tools or price.labour):
        facts = Paid(
            kind="paid", seat=seat, food=price.food, tools=price.tools, labour=price.labour
        )
        state.journal.note(seat, facts)


def step_to_eat(state: EndlessWinter, player: Player) -> int:
    """How much food is eaten until the next symbol of labour is crossed; 0: there is none."""
    food = player.food
    for step in reversed(state.box.set.labour_steps):
        if step <= food:
            return food - step + 1
    return 0


def eat(state: EndlessWinter, seat: int) -> None:
    player = state.players[seat]
    amount = step_to_eat(state, player)
    player.food -= amount
    player.labour += POINT
    if state.journal is not None:
        state.journal.note(seat, Ate(kind="ate", seat=seat, food=amount, labour=POINT))


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
        score(state, seat, EMPTY_POINTS, BY_REWARDS)


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
    elif zone == FROM_DISCARD:
        player.discards.remove(card)
    else:
        player.played.remove(card)
    if zone == FROM_HAND:
        unfresh(state, player, card)
    elif zone == FROM_PLAY and state.ready.count(card) > player.played.count(card):
        state.ready.remove(card)
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
        score(state, seat, EMPTY_POINTS, BY_REWARDS)
        return
    state.herd.remove(animal)
    state.players[seat].animals[animal] += 1
    _tell_hunted(state, seat, animal, False)


def hunt_top(state: EndlessWinter, seat: int) -> None:
    if not state.herd_deck:
        _tell_hunted(state, seat, NOTHING, True)
        score(state, seat, EMPTY_POINTS, BY_REWARDS)
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


# Stones


def take_stone(state: EndlessWinter, seat: int, stone: int) -> Gains:
    """To the leftmost free space, whose price is paid and whose reward follows."""
    player = state.players[seat]
    space = state.box.set.stone_spaces[len(player.stones)]
    pay(state, seat, space.price)
    state.stones.remove(stone)
    player.stones.append(stone)
    if state.journal is not None:
        id = state.box.set.stone_ids[stone]
        facts = StoneTaken(kind="stone-taken", seat=seat, stone=id, space=len(player.stones))
        state.journal.note(seat, facts)
    return space.gains


def build(state: EndlessWinter, seat: int, place: int) -> Gains | None:
    """The leftmost megalith of the storage; what the space gives, or points for those below."""
    player = state.players[seat]
    neutral = player.neutral > 0
    if neutral:
        player.neutral -= 1
    else:
        player.own -= 1
    state.built[place] = NEUTRAL if neutral else seat
    points = [0] * state.seats
    if place >= GROUND:
        foreign, own, to_owner = state.box.set.stacking
        for under in state.site.plan.below[place]:
            owner = state.built[under]
            points[seat] += own if owner == seat else foreign
            if owner not in (seat, NEUTRAL):
                points[owner] += to_owner
        for each, gained in enumerate(points):
            state.players[each].earned[BY_MEGALITHS] += gained
    if state.journal is not None:
        row, column = state.site.plan.positions[place]
        level = state.site.plan.levels[place]
        facts = BuiltStone(
            kind="built", seat=seat, row=row + 1, column=column + 1, level=level, neutral=neutral,
            points=points,
        )  # fmt: skip
        state.journal.note(seat, facts)
    if place >= GROUND:
        return None
    return state.box.set.boards[state.boards[place // SPACES]].spaces[place % SPACES].gains


def arrows(state: EndlessWinter, place: int) -> list[int]:
    """The places to which the arrows of a space lead, sorted."""
    space = state.box.set.boards[state.boards[place // SPACES]].spaces[place % SPACES]
    first = place - place % SPACES
    return sorted([first + at for at in space.arrows])


def is_start(state: EndlessWinter, place: int) -> bool:
    board = state.box.set.boards[state.boards[place // SPACES]]
    return bool(board.spaces[place % SPACES].arrows)


def building_places(state: EndlessWinter, seat: int) -> list[int]:
    """Where the next megalith of a player can stand, as their actions are numbered."""
    player = state.players[seat]
    neutral = player.neutral > 0
    out: list[int] = []
    if not neutral and player.own == 0:
        return out
    built = state.built
    plan = state.site.plan
    for place in state.site.ground:
        if built[place] == NOTHING:
            start = is_start(state, place)
            if start:
                if neutral:
                    out.append(place)
                continue
            for near in plan.beside[place]:
                if built[near] != NOTHING:
                    out.append(place)
                    break
    if not neutral:
        for place in plan.tops:
            if built[place] == NOTHING:
                a, b, c, d = plan.below[place]
                if (
                    built[a] != NOTHING
                    and built[d] != NOTHING
                    and built[b] != NOTHING
                    and built[c] != NOTHING
                ):
                    out.append(place)
    return out


# Idols


def raise_idol(state: EndlessWinter, seat: int, track: int) -> Gains | None:
    """One level up; on the top level of offerings a point instead."""
    player = state.players[seat]
    idols = state.box.set.idols
    gains: Gains | None = None
    points = 0
    if track == OFFERING:
        if player.offering < len(idols.ratios):
            player.offering += 1
            gains = idols.rewards[player.offering - 1]
        else:
            points = idols.beyond
    else:
        player.honour += 1
        points = idols.honour_vp[player.honour - 1]
        _rank(state, seat)
    player.earned[BY_IDOLS] += points
    if state.journal is not None:
        names: list[Track] = ["offering", "honour"]
        level = player.offering if track == OFFERING else player.honour
        facts = Raised(kind="raised", seat=seat, track=names[track], level=level, points=points)
        state.journal.note(seat, facts)
    return gains


def can_raise(state: EndlessWinter, player: Player, track: int) -> bool:
    return track != HONOUR or player.honour < len(state.box.set.idols.honour_vp)


def _rank(state: EndlessWinter, seat: int) -> None:
    """Behind all who are as high or higher."""
    honours = state.honours
    honours.remove(seat)
    level = state.players[seat].honour
    at = 0
    while at < len(honours) and state.players[honours[at]].honour >= level:
        at += 1
    honours.insert(at, seat)
