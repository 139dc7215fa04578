"""What events and territories give or take without asking, by the words of the card data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.layout import NOTHING
from . import military as m
from . import production, stores
from .cards import III, IV
from .civil import CIVIL
from .deeds import dismiss, draw, gain_worker, spend_civil
from .gains import gain_blue, gain_culture, gain_food, gain_resources, gain_science, tell_change
from .shapes.events import Made
from .state import ThroughTheAges


class Cause:
    """The card that brings something about, and as what its culture counts."""

    __slots__ = ("card", "source")

    def __init__(self, card: str, source: int) -> None:
        self.card: Final = card
        self.source: Final = source


Effect = Callable[[ThroughTheAges, int, int, Cause], None]  # state, seat, amount, by what


def give(state: ThroughTheAges, seat: int, what: str, amount: int, cause: Cause) -> None:
    GIVES[what](state, seat, amount, cause)


def _food(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    gain_food(state, seat, amount, cause.card)


def _resources(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    gain_resources(state, seat, amount, cause.card)


def _science(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    gain_science(state, seat, amount, cause.card)


def _culture(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    gain_culture(state, seat, amount, cause.source, cause.card)


def _population(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    gain_worker(state, seat, amount, cause.card)


def _draw(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    if state.age < IV:
        draw(state, seat, amount, cause.card)


def _draw_or_culture(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    if state.age < IV:
        draw(state, seat, amount, cause.card)
    else:
        gain_culture(state, seat, amount, cause.source, cause.card)


def _blue(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    gain_blue(state, seat, amount, cause.card)


def _science_as_rated(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    gain_science(state, seat, amount * state.players[seat].science_rate, cause.card)


def _culture_as_rated(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    gain_culture(state, seat, amount * state.players[seat].culture_rate, cause.source, cause.card)


def _culture_of_science(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    gain_culture(state, seat, amount * state.players[seat].science_rate, cause.source, cause.card)


def _food_of_happiness(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    gain_food(state, seat, amount * state.players[seat].happy, cause.card)


def _culture_per_discontent(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    gain_culture(state, seat, amount * state.players[seat].discontent, cause.source, cause.card)


def _actions_per_discontent(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    """Civil actions that are there are spent in vain."""
    player = state.players[seat]
    lost = min(player.civil, -amount * player.discontent)
    spend_civil(player, lost)
    tell_change(state, seat, "civil", -lost, cause.card)


def _all_food(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    gain_food(state, seat, -stores.food(state.players[seat]), cause.card)


def _make_food(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    player = state.players[seat]
    before = stores.food(player)
    production.make_food(player)
    _tell_made(state, seat, food=stores.food(player) - before)


def _make_resources(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    player = state.players[seat]
    before = stores.resources(player)
    production.make_resources(player)
    _tell_made(state, seat, resources=stores.resources(player) - before)


def _make_all(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    make_goods(state, seat)


def make_goods(state: ThroughTheAges, seat: int) -> None:
    """Corruption, food, consumption and resources, in this order."""
    player = state.players[seat]
    lost = production.lose_to_corruption(player)
    before = stores.food(player)
    production.make_food(player)
    food = stores.food(player) - before
    culture = player.culture
    if state.rules.trades_return:
        production.trade_again(player)
    hungry = production.eat(player)
    hunger = culture - player.culture
    before = stores.resources(player)
    production.make_resources(player)
    resources = stores.resources(player) - before
    _tell_made(state, seat, food, resources, lost, player.eaten - hungry, hungry, hunger)


def _tell_made(
    state: ThroughTheAges, seat: int, food: int = 0, resources: int = 0, corruption: int = 0,
    eaten: int = 0, hungry: int = 0, hunger: int = 0,
) -> None:  # fmt: skip
    if state.journal is not None:
        facts = Made(
            kind="made", seat=seat, food=food, resources=resources, corruption=corruption,
            eaten=eaten, hungry=hungry, hunger=hunger,
        )  # fmt: skip
        state.journal.note(state.current, facts)


def _old_leader(state: ThroughTheAges, seat: int, amount: int, cause: Cause) -> None:
    """A leader who is not of the present age leaves; in Age IV that is everybody, or not."""
    leader = state.players[seat].leader
    if leader == NOTHING:
        return
    kept = III if state.age == IV and not state.rules.iconoclasm_all else state.age
    if CIVIL[leader].age != kept:
        dismiss(state, seat, cause.card)


GIVES: Final[dict[str, Effect]] = {
    m.FOOD: _food,
    m.RESOURCES: _resources,
    m.SCIENCE: _science,
    m.CULTURE: _culture,
    m.POPULATION: _population,
    m.DRAW: _draw,
    m.DRAW_OR_CULTURE: _draw_or_culture,
    m.BLUE: _blue,
    m.SCIENCE_AS_RATED: _science_as_rated,
    m.CULTURE_AS_RATED: _culture_as_rated,
    m.CULTURE_OF_SCIENCE: _culture_of_science,
    m.FOOD_OF_HAPPINESS: _food_of_happiness,
    m.CULTURE_PER_DISCONTENT: _culture_per_discontent,
    m.ACTIONS_PER_DISCONTENT: _actions_per_discontent,
    m.ALL_FOOD: _all_food,
    m.MAKE_FOOD: _make_food,
    m.MAKE_RESOURCES: _make_resources,
    m.MAKE_ALL: _make_all,
    m.OLD_LEADER: _old_leader,
}
