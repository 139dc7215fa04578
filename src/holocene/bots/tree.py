"""Information-set Monte-Carlo tree search.

Each iteration deals anew what the seat cannot know, dice included, and walks down one tree that
all deals share, choosing for every seat in its own interest. Below a roll or newly turned cards
the tree branches by what came (`Decision.outcome`). At a new leaf the game's estimate speaks
instead of a playout. A child starts with what the estimate said one step ahead, as if it had been
visited a few times already.
"""

from __future__ import annotations

import math
from typing import Final

from ..core.action import Action
from ..core.state import State
from .simple import one_step, reward

EXPLORATION: Final = 0.12
PRIOR_VISITS: Final = 2.0


class Node:
    """An action taken after a sequence of others, by the seat to whom it seemed good."""

    __slots__ = ("action", "children", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action: Final = action
        self.prior: Final = prior
        self.visits = 0
        self.total = 0.0  # of rewards to the seat that took the action
        self.children: Final[dict[int, Node]] = {}


class Tree:
    """Grown from the position of a seat that decides."""

    __slots__ = ("root", "state")

    def __init__(self, state: State) -> None:
        self.root: Final = Node(state.legal[0], 0.0)
        self.state: Final = state

    def grow(self, count: int) -> None:
        """So many walks from the root, each through a position dealt anew."""
        state = self.state
        seat = state.stack[-1].seat
        for _ in range(count):
            walk(self.root, state.redeal(seat, state.dice.seed()))

    def best(self) -> Action:
        """The most visited."""
        best: Node | None = None
        for child in self.root.children.values():
            if best is None or child.visits > best.visits:
                best = child
        assert best is not None
        return best.action


def walk(root: Node, state: State) -> None:
    """Down to a new leaf and back up; the state is used up."""
    path: list[Node] = []
    movers: list[int] = []
    node = root
    while state.stack:
        mover = state.stack[-1].seat
        node = select(node, state, mover)
        path.append(node)
        movers.append(mover)
        state.apply(node.action)
        if node.visits == 0:
            break
    values = state.game.estimate(state)
    scale = state.game.scale
    rewards = [reward(values, seat, scale) for seat in range(state.seats)]
    root.visits += 1
    for step in range(len(path)):
        path[step].visits += 1
        path[step].total += rewards[movers[step]]


def select(node: Node, state: State, mover: int) -> Node:
    """The most promising of the legal actions: a mean, plus a bonus for being little known."""
    options = known_options(node, state, mover)
    visits = 2.0
    for child in options:
        visits += child.visits
    spread = EXPLORATION * math.sqrt(math.log(visits))
    best = options[0]
    best_score = -1.0
    for child in options:
        known = child.visits + PRIOR_VISITS
        score = (child.total + PRIOR_VISITS * child.prior) / known + spread / math.sqrt(known)
        if score > best_score:
            best, best_score = child, score
    return best


def known_options(node: Node, state: State, mover: int) -> list[Node]:
    """The nodes of the legal actions, apart for each outcome of chance before them."""
    base = (state.stack[-1].outcome(state) * state.seats + mover) * len(state.game.actions)
    out: list[Node] = []
    for action in state.legal:
        child = node.children.get(base + action.index)
        if child is None:
            child = Node(action, one_step(state, action, mover))
            node.children[base + action.index] = child
        out.append(child)
    return out
