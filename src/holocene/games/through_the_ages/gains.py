"""What somebody gains or loses, and what one takes from another: told as it is done."""

from __future__ import annotations

from . import stores
from .player import BY_FIGHTS
from .shapes.common import What
from .shapes.events import Changed
from .state import ThroughTheAges


def gain_food(state: ThroughTheAges, seat: int, amount: int, by: str | None = None) -> None:
    player = state.players[seat]
    done = stores.gain_food(player, amount) if amount > 0 else -stores.lose_food(player, -amount)
    tell_change(state, seat, "food", done, by)


def gain_resources(state: ThroughTheAges, seat: int, amount: int, by: str | None = None) -> None:
    player = state.players[seat]
    if amount > 0:
        done = stores.gain_resources(player, amount)
    else:
        done = -stores.lose_resources(player, -amount)
    tell_change(state, seat, "resources", done, by)


def gain_goods(state: ThroughTheAges, seat: int, food: bool, amount: int, by: str | None) -> None:
    """Food or resources, all of one kind."""
    if food:
        gain_food(state, seat, amount, by)
    else:
        gain_resources(state, seat, amount, by)


def gain_science(state: ThroughTheAges, seat: int, amount: int, by: str | None = None) -> int:
    done = state.players[seat].research(amount)
    tell_change(state, seat, "science", done, by)
    return done


def gain_culture(
    state: ThroughTheAges, seat: int, amount: int, source: int, by: str | None = None
) -> int:
    done = state.players[seat].score(source, amount)
    tell_change(state, seat, "culture", done, by)
    return done


def gain_blue(state: ThroughTheAges, seat: int, amount: int, by: str | None = None) -> None:
    """Blue tokens from the box, or back to it."""
    state.players[seat].gain_blue(amount)
    tell_change(state, seat, "blue", amount, by)


def tell_change(
    state: ThroughTheAges, seat: int, what: What, amount: int, by: str | None = None,
    card: str | None = None, rival: int | None = None,
) -> None:  # fmt: skip
    """`by`: the card that brings it about; `card`: the one that a worker was taken off.

    `rival`: from whom it is taken.
    """
    if state.journal is not None and amount:
        facts = Changed(
            kind="changed", seat=seat, what=what, amount=amount, card=card, cause=by, rival=rival
        )
        state.journal.note(state.current, facts)


# Spoils: what one loses another gains


def take_goods(
    state: ThroughTheAges, seat: int, victim: int, food: int, resources: int, by: str | None
) -> None:
    """Food and resources change hands; what there is no token for is lost."""
    player = state.players[seat]
    if food:
        gain_food(state, victim, -food, by)
        tell_change(state, seat, "food", stores.gain_food(player, food), by, rival=victim)
    if resources:
        gain_resources(state, victim, -resources, by)
        gained = stores.gain_resources(player, resources)
        tell_change(state, seat, "resources", gained, by, rival=victim)


def take_science(
    state: ThroughTheAges, seat: int, victim: int, amount: int, by: str | None
) -> None:
    """As much as there is."""
    lost = -gain_science(state, victim, -amount, by)
    tell_change(state, seat, "science", state.players[seat].research(lost), by, rival=victim)


def take_culture(
    state: ThroughTheAges, seat: int, victim: int, amount: int, by: str | None
) -> None:
    """As much as there is."""
    lost = -gain_culture(state, victim, -amount, BY_FIGHTS, by)
    gained = state.players[seat].score(BY_FIGHTS, lost)
    tell_change(state, seat, "culture", gained, by, rival=victim)


def take_tokens(state: ThroughTheAges, seat: int, victim: int, amount: int, by: str | None) -> None:
    """Yellow tokens go from bank to bank, as many as there are."""
    moved = min(amount, state.players[victim].yellow)
    state.players[victim].yellow -= moved
    state.players[seat].yellow += moved
    tell_change(state, victim, "yellow", -moved, by)
    tell_change(state, seat, "yellow", moved, by, rival=victim)
