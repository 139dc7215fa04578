"""How a turn would end if it were ended now, and what would mend it."""

from __future__ import annotations

from ...core.action import Action
from . import production, stores
from .board import MOST_DRAWN
from .cards import IV
from .decisions.acting import Acting
from .decisions.playing import Ordered, Reserves
from .decisions.turns import culture_by_leader
from .player import BY_HUNGER, BY_LEADERS, BY_TURNS, Player
from .prices import military_hand_limit
from .shapes.hints import Forecast
from .state import ThroughTheAges
from .trying import ENDS


def foretold(state: ThroughTheAges, seat: int) -> Forecast:
    """The same with what would mend it, for who chooses an action."""
    out = forecast(state, seat)
    if isinstance(state.stack[-1], Acting):
        out["mends"] = mends(state, seat, out)
    return out


def forecast(state: ThroughTheAges, seat: int) -> Forecast:
    player = state.players[seat]
    after = player.copy()
    early = state.rules.early_leaders
    by_leader = culture_by_leader(state, seat)
    uprising = player.discontent > player.idle
    by_turn = lost = made = hungry = mined = 0
    if state.rules.trades_return:
        production.give_back(after)
    if early:
        after.score(BY_LEADERS, by_leader)
    if not uprising:
        by_turn = after.score(BY_TURNS, after.culture_rate)
        lost = production.lose_to_corruption(after)
        before = stores.food(after)
        production.make_food(after)
        made = stores.food(after) - before
        if state.rules.trades_return:
            production.trade_again(after)
        hungry = production.eat(after)
        before = stores.resources(after)
        production.make_resources(after)
        mined = stores.resources(after) - before
    if not early:
        after.score(BY_LEADERS, by_leader)
    discards = max(0, len(player.secrets) - military_hand_limit(player))
    return {
        "discards": discards,
        "uprising": uprising,
        "missing_faces": player.discontent,
        "science": 0 if uprising else player.science_rate,
        "culture": by_turn + by_leader,
        "by_leader": by_leader,
        "leader_first": early,
        "corruption": lost,
        "food": made,
        "eaten": 0 if uprising else player.eaten,
        "hungry": hungry,
        "hunger": player.earned[BY_HUNGER] - after.earned[BY_HUNGER],
        "resources": mined,
        "draws": _draws(state, player, discards),
        "food_after": stores.food(after),
        "resources_after": stores.resources(after),
        "mends": [],
    }


def mends(state: ThroughTheAges, seat: int, ahead: Forecast) -> list[int]:
    """What would let fewer people rise, or else fewer go hungry."""
    out: list[int] = []
    if not ahead["uprising"] and not ahead["hungry"]:
        return out
    for action in state.legal:
        if action.kind in ENDS:
            continue
        for after in _ends_of(state, action):
            then = forecast(after, seat)
            if ahead["uprising"]:
                better = _unruly(after.players[seat]) < _unruly(state.players[seat])
            else:
                better = not then["uprising"] and then["hungry"] < ahead["hungry"]
            if better:
                out.append(action.index)
                break
    return out


def _unruly(player: Player) -> int:
    """Workers who are discontent beyond those who are idle."""
    return player.discontent - player.idle


def _ends_of(state: ThroughTheAges, action: Action) -> list[ThroughTheAges]:
    """A choice; where it asks what is to be done by a card, each answer."""
    after = state.copy()
    after.stack.pop().take(after, action)
    if not isinstance(after.stack[-1], (Ordered, Reserves)):
        return [after]
    out: list[ThroughTheAges] = []
    for answer in after.stack[-1].legal_actions(after):
        done = after.copy()
        done.stack.pop().take(done, answer)
        out.append(done)
    return out


def _draws(state: ThroughTheAges, player: Player, discards: int) -> int:
    """As many cards as there may be: one that is discarded before can be drawn again."""
    if state.age == IV:
        return 0
    return min(MOST_DRAWN, player.military, len(state.draw) + len(state.discards) + discards)
