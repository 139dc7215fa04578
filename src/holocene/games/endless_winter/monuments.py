"""Sacred stones, megaliths and idols: what is raised, and what that brings."""

from __future__ import annotations

from ...core.layout import NOTHING
from . import goods
from .actions import (
    HONOUR,
    OFFERING,
)
from .components import (
    Gains,
)
from .plan import GROUND, NEUTRAL, SPACES
from .player import BY_IDOLS, BY_MEGALITHS, Player
from .shapes import (
    BuiltStone,
    Raised,
    StoneTaken,
    Track,
)
from .state import EndlessWinter

# Stones


def take_stone(state: EndlessWinter, seat: int, stone: int) -> Gains:
    """To the leftmost free space, whose price is paid and whose reward follows."""
    player = state.players[seat]
    space = state.box.set.stone_spaces[len(player.stones)]
    goods.pay(state, seat, space.price)
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
    anywhere = neutral and state.rules.neutral_free
    for place in state.site.ground:
        if built[place] == NOTHING:
            if anywhere:
                out.append(place)
                continue
            if is_start(state, place):
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
