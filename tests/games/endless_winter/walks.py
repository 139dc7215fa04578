"""Random walks through games that see much of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holocene.core.dice import fast_dice
from holocene.core.game import Game
from holocene.core.journal import Journal

SHY = ("done", "skip", "instead", "pile")
EVERYTHING: dict[str, Any] = {"glaciers": True, "rest_tokens": True, "setup": "chief-draft"}
# The second choice of every reading.
OTHERWISE: dict[str, Any] = {
    **EVERYTHING, "chief_side": "free", "food_over_limit": "kept", "labour_left": "kept",
    "half_labour": "action", "cards_before_rest": "none", "camp_move": "tool",
    "first_at_migrate": "paid", "reveal_without_room": "allowed", "order_reward": "own",
    "no_influence": "shared", "neutral_megaliths": "start-or-beside", "megalith_boards": "apart",
    "stone_of_two_kinds": "pairs",
    "village_by_effect": "paid", "culture_learned": "at-once", "tribe_recruited": "next-turn",
    "drawn_in_eclipse": "pile", "discard_for_culture": "after", "buried_cards": "secret",
    "bury_in_eclipse": "played", "storage_space": "one",
}  # fmt: skip


def walk(
    game: Game, seats: int, seed: int, journal: Journal | None = None, **options: Any
) -> Iterator[Any]:
    """Every position of a random game, the last one included; it is one state that changes.

    What even chances would choose too often is chosen seldom. Everybody has some more food, tools
    and labour before each action, or hardly a village would come up.
    """
    state: Any = game.start(seats, seed, options, journal)
    chance = fast_dice(seed + 1)
    while not state.over:
        if state.decision.kind == "acting":
            enrich(state)
        yield state
        legal = state.legal_actions()
        if chance.below(6):
            legal = [action for action in legal if action.kind not in SHY] or legal
        state.apply(legal[chance.below(len(legal))])
    yield state


def enrich(state: Any) -> None:
    player = state.players[state.actor]
    player.food = max(player.food, min(player.limit(), 4))
    player.tools = max(player.tools, 1)
    if player.labour < 4:
        player.labour += 1
    state.refresh()
