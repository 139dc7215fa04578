"""What can be chosen for each op of the vocabulary, and carrying it out."""

from __future__ import annotations

from ...core.action import Action
from ...core.layout import NOTHING
from . import deeds, goods, monuments
from .actions import FROM_DISCARD, FROM_HAND, FROM_PILE, FROM_PLAY, HONOUR, OFFERING, Choice
from .components import HERD, STONE_SPACES, VILLAGES_EACH, Gains, Line
from .land import HEXES, JUNCTIONS, SITES
from .ops import (
    ANIMAL_REVEAL,
    ANIMAL_TAKE,
    ANIMAL_USE,
    BURY,
    CAMP,
    CULTURE_HAND,
    DRAW,
    FOOD,
    IDOL,
    MAX_FOOD,
    MEGALITH,
    MOVE,
    SACRED_STONE,
    TOOL,
    TRIBE_DISCARD,
    TRIBE_HAND,
    VILLAGE,
)
from .player import Player
from .shapes import Reason
from .state import EndlessWinter


def offer_line(
    state: EndlessWinter, seat: int, line: Line, labour: int, out: list[Action]
) -> Reason | None:
    """The choices of a line of a column, for who has so much labour; why there are none."""
    why = goods.lacking(state.players[seat], goods.line_price(state, line), labour)
    if why is not None:
        return why
    if line.op != TRIBE_HAND:
        return offer(state, seat, line.op, out)
    before = len(out)
    out.extend([each for each in state.box.acts.hire if not is_taken(state, each.number)])
    return "kind-taken" if len(out) == before else None


def is_taken(state: EndlessWinter, card: int) -> bool:
    """Whether this kind of tribe card was already taken in the column."""
    return bool(state.kinds >> (card - state.box.set.first_tribe) & 1)


def offer(state: EndlessWinter, seat: int, op: int, out: list[Action]) -> Reason | None:
    """Add the choices of an op, sorted; why there are none."""
    acts = state.box.acts
    player = state.players[seat]
    before = len(out)
    why: Reason = "nothing"
    if op == TRIBE_HAND:
        out.extend(acts.hire)
    elif op == CULTURE_HAND:
        cards = sorted([card for card in state.display if card != NOTHING])
        out.extend([acts.learn[card] for card in cards])
    elif op == CAMP:
        if player.camps_left():
            out.append(acts.camp)
        why = "no-camp"
    elif op == MOVE:
        for hex in range(HEXES):
            if player.camps[hex]:
                out.extend(acts.move[hex])
        why = "no-camp"
    elif op == ANIMAL_REVEAL:
        if state.rules.reveal_in_vain or (state.herd_deck and len(state.herd) < HERD):
            out.append(acts.reveal)
        why = "no-room"
    elif op == ANIMAL_TAKE:
        _offer_hunt(state, out)
        why = "no-animal"
    elif op == TRIBE_DISCARD:
        out.extend(acts.adopt)
    elif op == BURY:
        _offer_burial(state, player, out)
    elif op == SACRED_STONE:
        why = _offer_stones(state, player, out)
    elif op == VILLAGE:
        why = _offer_sites(state, player, out)
    elif op == ANIMAL_USE:
        for species, count in enumerate(player.animals):
            if count:
                out.append(acts.use_animal[species])
        why = "no-animal"
    else:
        _offer_reward(state, seat, op, out)
    return why if len(out) == before else None


def _offer_reward(state: EndlessWinter, seat: int, op: int, out: list[Action]) -> None:
    """A step of the ladder, without what can be had instead."""
    acts = state.box.acts
    player = state.players[seat]
    if op == MEGALITH:
        builds = state.site.builds
        out.extend([builds[place] for place in monuments.building_places(state, seat)])
    elif op == DRAW:
        if deeds.can_draw(player):
            out.append(acts.draw)
    elif op == IDOL:
        out.append(acts.idol[OFFERING])
        if monuments.can_raise(state, player, HONOUR):
            out.append(acts.idol[HONOUR])
    elif op == TOOL:
        out.append(acts.tool)
    elif op == FOOD:
        out.append(acts.food)
    elif op == MAX_FOOD:
        out.append(acts.max_food)


def _offer_hunt(state: EndlessWinter, out: list[Action]) -> None:
    acts = state.box.acts
    if state.herd:
        for species in range(len(acts.hunt)):
            if species in state.herd:
                out.append(acts.hunt[species])
    elif not state.herd_deck:
        out.append(acts.hunt_none)


def _offer_burial(state: EndlessWinter, player: Player, out: list[Action]) -> None:
    """From the hand, the discard pile and above the board, where an open eclipse pile lies too."""
    acts = state.box.acts
    piled = player.pile if state.revealed and state.rules.pile_graves else []
    for zone, cards in (
        (FROM_HAND, player.hand), (FROM_PLAY, player.played), (FROM_DISCARD, player.discards),
        (FROM_PILE, piled),
    ):  # fmt: skip
        last = -1
        for card in sorted(cards):
            if card != last:
                out.append(acts.bury[zone][card])
            last = card


def _offer_stones(state: EndlessWinter, player: Player, out: list[Action]) -> Reason:
    """And what would be in the way."""
    space = len(player.stones)
    if space == STONE_SPACES:
        return "stone-spaces"
    why = goods.lacking(player, state.box.set.stone_spaces[space].price, player.labour)
    if why is not None:
        return why
    for stone in state.stones:
        if is_of_era(state, stone):
            out.append(state.box.acts.stone[stone])
    return "no-stone"


def is_of_era(state: EndlessWinter, stone: int) -> bool:
    return state.box.set.stones[stone].era <= state.era()


def _offer_sites(state: EndlessWinter, player: Player, out: list[Action]) -> Reason:
    if len(player.villages) >= VILLAGES_EACH:
        return "no-village"
    if player.out < 3:
        return "no-place"
    settle = state.box.acts.settle
    for at, junction in enumerate(SITES):
        if deeds.can_settle(state, player, junction):
            out.append(settle[at])
    return "no-place"


def carry_out(state: EndlessWinter, seat: int, action: Choice, number: int = 1) -> Gains | None:
    """Do what was chosen for an op; what that brings in turn. `number`: animals revealed."""
    op = action.op
    if op == TRIBE_HAND:
        deeds.recruit(state, seat, action.number, True)
    elif op == CULTURE_HAND:
        deeds.learn(state, seat, action.number)
    elif op == CAMP:
        deeds.set_camp(state, seat)
    elif op == MOVE:
        deeds.move_camp(state, seat, action.number, action.other)
    elif op == ANIMAL_REVEAL:
        deeds.reveal(state, seat, number)
    elif op == ANIMAL_TAKE:
        deeds.hunt(state, seat, action.number)
    elif op == TRIBE_DISCARD:
        deeds.recruit(state, seat, action.number, False)
    elif op == BURY:
        deeds.bury(state, seat, action.number, action.other)
    elif op == SACRED_STONE:
        return monuments.take_stone(state, seat, action.number)
    elif op == VILLAGE:
        return _settle(state, seat, action.number)
    elif op == ANIMAL_USE:
        return deeds.use_animal(state, seat, action.number)
    elif op == MEGALITH:
        return monuments.build(state, seat, state.site.place_of[action.number])
    elif op == DRAW:
        deeds.draw(state, seat)
    elif op == IDOL:
        return monuments.raise_idol(state, seat, action.number)
    elif op == TOOL:
        goods.gain_tools(state, seat, number)
    elif op == FOOD:
        goods.gain_food(state, seat, number)
    elif op == MAX_FOOD:
        goods.fill_food(state, seat)
    return None


def _settle(state: EndlessWinter, seat: int, junction: int) -> Gains | None:
    """A village, and with glacier tokens the bonus of each that it touches; they stay."""

    deeds.settle(state, seat, junction)
    amounts: dict[int, int] = {}
    for hex in JUNCTIONS[junction]:
        if state.glaciers[hex] != NOTHING:
            for op, n in state.box.set.glacier_tokens[state.glaciers[hex]].gains.amounts:
                amounts[op] = amounts.get(op, 0) + n
    return Gains(sorted(amounts.items())) if amounts else None
