"""Military cards: in the hand, wars that were declared, and events at the end."""

from __future__ import annotations

from ....core.layout import NOTHING
from .. import military as m
from .. import powers as p
from ..army import army_bonus
from ..cards import AIR, ARTILLERY, BONUS, CAVALRY, EVENT, III, INFANTRY, PACT, TACTIC, TERRITORY
from ..decisions.events import impact
from ..military import MILITARY
from ..piles import card_of
from ..player import Player
from ..state import ThroughTheAges
from .outlook import Outlook, fading
from .weights import WEIGHTS


def last_events(state: ThroughTheAges, values: list[float]) -> None:
    """What events that are still to come will score at the end, as things are."""
    first = state.starting_player()
    for pile in (state.events, state.future):
        for entry in pile:
            facts = MILITARY[card_of(entry)]
            if facts.age == III and facts.kind == EVENT:
                for clause in facts.clauses:
                    for seat, points in impact(state, clause.what, clause.amount, first):
                        values[seat] += WEIGHTS.impact * points


def secrets_worth(player: Player, at: Outlook) -> float:
    """Any card serves for a defence or as an event; some are worth a little more."""
    w = WEIGHTS
    value = w.secret * len(player.secrets)
    best = 0
    for card in player.secrets:
        facts = MILITARY[card]
        kind = facts.kind
        if kind == BONUS:
            value += w.bonus * facts.defense
        elif kind == TACTIC:
            best = max(best, army_of(player, card) - player.army)
        elif kind == TERRITORY:
            value += w.territory
        elif facts.is_attack:
            value += w.attack * facts.age
        elif kind == PACT:
            value += w.pact
        else:
            value += w.event * facts.age
    return value * fading(at.turns, 3.0) + w.tactic * best * at.strength


def army_of(player: Player, card: int) -> int:
    """What armies of a tactic would add, as if none of them were outdated."""
    counts = player.counts
    if counts[INFANTRY] + counts[CAVALRY] + counts[ARTILLERY] < 2:
        return 0
    units = (counts[INFANTRY], counts[CAVALRY], counts[ARTILLERY])
    rides = player.powers[p.INFANTRY_RIDES] > 0
    return army_bonus(MILITARY[card], units, units, counts[AIR], rides)


def wars(state: ThroughTheAges, values: list[float]) -> None:
    """Wars that are to be decided: the one who is attacked has a turn to prepare."""
    for seat in range(state.seats):
        player = state.players[seat]
        if player.war == NOTHING:
            continue
        lead = float(player.strength - state.players[player.war_on].strength)
        if state.current == seat:
            lead -= WEIGHTS.war_margin
        worth = lead
        if MILITARY[player.war].does == m.OVER_CULTURE:
            worth += 5.0 if lead > 0.0 else -5.0
        worth *= WEIGHTS.war
        values[seat] += worth
        values[player.war_on] -= worth
