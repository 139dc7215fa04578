"""How things stand, for hints: sets of animals, the land, megaliths, and the next order of play.

Nothing of it is hidden from the seat that is told: of the piles of others only what lies open.
"""

from __future__ import annotations

from ...core.layout import NOTHING
from .components import ROUNDS
from .decisions.eclipse import card_labour
from .land import HEX_NAMES, HEXES
from .pieces import gains_told
from .plan import GROUND, NEUTRAL
from .scoring import herd_points, herd_sets
from .shapes import Contest, HerdHint, HexHint, LevelHint, Strength
from .state import EndlessWinter
from .view import leaders


def herds(state: EndlessWinter) -> list[HerdHint]:
    """By seat: what unused animals are worth, and what one more or one less would change."""
    parts = state.box.set
    out: list[HerdHint] = []
    for player in state.players:
        points = herd_points(parts, player.animals)
        sets: dict[str, int] = {}
        more: dict[str, int] = {}
        fewer: dict[str, int] = {}
        best = herd_sets(parts, player.animals)
        for species, id in enumerate(parts.animal_ids):
            changed = player.animals[:]
            changed[species] += 1
            more[id] = herd_points(parts, changed) - points
            if player.animals[species]:
                sets[id] = best[species]
                changed[species] -= 2
                fewer[id] = points - herd_points(parts, changed)
        out.append({"points": points, "sets": sets, "more": more, "fewer": fewer})
    return out


def lands(state: EndlessWinter, seat: int | None) -> list[HexHint]:
    """By hex: who leads it, how far ahead of the next, and how far this seat is from that."""
    out: list[HexHint] = []
    for hex in range(HEXES):
        first = leaders(state, hex)
        influence = sorted([player.influence[hex] for player in state.players])
        lead = influence[-1] - influence[-2]
        ahead: int | None = None
        if seat is not None:
            others = [
                player.influence[hex] for at, player in enumerate(state.players) if at != seat
            ]
            ahead = state.players[seat].influence[hex] - max(others)
        out.append({"hex": HEX_NAMES[hex], "leaders": first, "lead": lead, "ahead": ahead})
    return out


def led(state: EndlessWinter) -> dict[str, list[int]]:
    """By kind of land that lies there: how many of its hexes each seat leads."""
    out: dict[str, list[int]] = {}
    for hex, kind in enumerate(state.land):
        counts = out.setdefault(state.box.set.land_ids[kind], [0] * state.seats)
        for seat in leaders(state, hex):
            counts[seat] += 1
    return out


def levels(state: EndlessWinter) -> list[LevelHint]:
    """From the ground up: how many megaliths stand there, and how many more could as it is."""
    plan = state.site.plan
    built = state.built
    out: list[LevelHint] = []
    for level in range(max(plan.levels) + 1):
        places = [place for place, at in enumerate(plan.levels) if at == level]
        owners = [built[place] for place in places]
        carried = [
            place for place in places
            if built[place] == NOTHING
            and (place < GROUND or all(built[under] != NOTHING for under in plan.below[place]))
        ]  # fmt: skip
        out.append(
            {
                "stones": [owners.count(seat) for seat in range(state.seats)],
                "neutral": owners.count(NEUTRAL),
                "free": len(carried),
            }
        )
    return out


def contest(state: EndlessWinter, seat: int | None) -> Contest | None:
    """The comparison of labour: as it was in this eclipse, or what is known of the next one."""
    if not 1 <= state.round <= ROUNDS:
        return None
    return {
        "strengths": [_strength(state, owner, seat) for owner in range(state.seats)],
        "before": (state.before or state.order)[:],
        "after": state.order[:] if state.revealed else None,
        "rewards": [gains_told(gains) for gains in state.box.set.order_rewards],
        "lower": state.rules.low_rewards,
    }


def _strength(state: EndlessWinter, owner: int, seat: int | None) -> Strength:
    """Of a pile that lies face down others are told the number of its cards."""
    player = state.players[owner]
    ids = state.box.set.card_ids
    rest = player.resting() * state.box.set.rest_labour
    out: Strength = {
        "cards": None, "count": len(player.pile), "resting": player.resting(), "rest": rest,
        "total": None,
    }  # fmt: skip
    if owner == seat or state.revealed:
        parts = [(card, *card_labour(state, player, card)) for card in player.pile]
        out["cards"] = [
            {"card": ids[card], "labour": labour, "ability": ability}
            for card, labour, ability in parts
        ]
        sums = rest + sum([labour + ability for _, labour, ability in parts])
        out["total"] = state.labours[owner] if state.labours else sums
    return out
