"""What a civilization does, whoever lets it: its actions, action cards and events alike.

Actions are spent by those who ask for it; the rest of a price is paid here.
"""

from __future__ import annotations

from ...core.layout import NOTHING
from . import powers as p
from . import stores
from .cards import ACTION, BONUS, LEADER, WONDER, is_unit
from .civil import CIVIL, CIVIL_IDS
from .gains import gain_culture, gain_science, tell_change
from .military import MILITARY, MILITARY_IDS
from .piles import card_of, face_down, face_up
from .player import (
    BY_LEADERS,
    BY_WONDERS,
    REPLACED_LEADER,
    STAGED,
    Player,
)
from .prices import (
    build_cost,
    develop_price,
    revolution_price,
    stages_cost,
    take_cost,
    upgrade_cost,
)
from .production import lab_output
from .scoring import COMPLETED
from .shapes.events import (
    Appointed,
    Built,
    Destroyed,
    Developed,
    Discarded,
    Drew,
    Grew,
    LeaderLeft,
    PactEnd,
    PactEnded,
    Raised,
    Took,
    Upgraded,
)
from .state import ThroughTheAges

# Actions


def spend_civil(player: Player, count: int) -> None:
    player.civil -= count
    player.civil_spent += count


def spend_military(player: Player, count: int) -> None:
    player.military -= count
    player.military_spent += count


def add_civil(player: Player) -> None:
    """One more than there are, in this turn."""
    player.civil += 1
    player.civil_spent -= 1


def add_military(player: Player) -> None:
    player.military += 1
    player.military_spent -= 1


def refund_civil(player: Player) -> None:
    """A spent civil action comes back."""
    if player.civil_spent > 0:
        player.civil_spent -= 1
        player.civil += 1


# Payments


def pay_food(player: Player, amount: int) -> None:
    extra = min(player.extra_food, amount)
    player.extra_food -= extra
    stores.lose_food(player, amount - extra)


def pay_resources(player: Player, amount: int, for_unit: bool = False) -> None:
    """What may be spent on units only goes first."""
    if for_unit:
        own = min(player.unit_resources, amount)
        player.unit_resources -= own
        amount -= own
    extra = min(player.extra_resources, amount)
    player.extra_resources -= extra
    stores.lose_resources(player, amount - extra)


# Cards from the row


def take(state: ThroughTheAges, seat: int, slot: int) -> int:
    """A card comes from the row; how many civil actions that costs, which are not spent here."""
    player = state.players[seat]
    card = state.row[slot]
    cost = take_cost(player, slot, card, player.used & REPLACED_LEADER != 0)
    state.row[slot] = NOTHING
    facts = CIVIL[card]
    science = 0
    if facts.kind == WONDER:
        player.site, player.stages = card, 0
    else:
        player.hand.append(card)
        player.hand.sort()
        if facts.kind == LEADER:
            player.leaders_taken |= 1 << facts.age
        elif facts.kind == ACTION:
            player.fresh.append(card)
        else:
            science = player.powers[p.SCIENCE_ON_TAKE]
    if state.journal is not None:
        told = Took(kind="took", seat=seat, card=facts.id, slot=slot + 1, actions=cost)
        state.journal.note(seat, told)
    gain_science(state, seat, science, leader_id(player))
    return cost


# People and buildings


def grow(state: ThroughTheAges, seat: int, discount: int = 0) -> None:
    """One more worker, for food."""
    player = state.players[seat]
    cost = max(0, player.worker_cost - discount)
    pay_food(player, cost)
    player.yellow -= 1
    player.idle += 1
    if state.journal is not None:
        state.journal.note(seat, Grew(kind="grew", seat=seat, food=cost))


def build(state: ThroughTheAges, seat: int, card: int, discount: int = 0) -> None:
    """An idle worker goes to a card, for resources."""
    player = state.players[seat]
    cost = max(0, build_cost(player, card) - discount)
    pay_resources(player, cost, is_unit(CIVIL[card].kind))
    player.idle -= 1
    player.place(card)
    state.rate(seat)
    if state.journal is not None:
        told = Built(kind="built", seat=seat, card=CIVIL_IDS[card], resources=cost)
        state.journal.note(seat, told)


def upgrade(state: ThroughTheAges, seat: int, source: int, target: int, discount: int = 0) -> None:
    player = state.players[seat]
    cost = max(0, upgrade_cost(player, source, target) - discount)
    pay_resources(player, cost, is_unit(CIVIL[target].kind))
    player.place(source, -1)
    player.place(target)
    if CIVIL[source].kind != CIVIL[target].kind:
        player.used |= STAGED
    state.rate(seat)
    if state.journal is not None:
        facts = Upgraded(
            kind="upgraded", seat=seat, source=CIVIL_IDS[source], card=CIVIL_IDS[target],
            resources=cost,
        )  # fmt: skip
        state.journal.note(seat, facts)


def destroy(state: ThroughTheAges, seat: int, card: int, by: int, cause: str | None = None) -> None:
    """A worker leaves a card and is idle again; `by` whom, and by which card."""
    player = state.players[seat]
    player.place(card, -1)
    player.idle += 1
    state.rate(seat)
    if state.journal is not None:
        facts = Destroyed(kind="destroyed", seat=seat, card=CIVIL_IDS[card], by=by, cause=cause)
        state.journal.note(by, facts)


def lose_worker(state: ThroughTheAges, seat: int, card: int, by: str | None) -> None:
    """A worker goes back to the bank: an idle one, or one from a card."""
    player = state.players[seat]
    if card == NOTHING:
        player.idle -= 1
    else:
        player.place(card, -1)
        state.rate(seat)
    player.yellow += 1
    told = CIVIL_IDS[card] if card != NOTHING else None
    tell_change(state, seat, "population", -1, by, card=told)


def gain_worker(state: ThroughTheAges, seat: int, count: int, by: str | None = None) -> None:
    player = state.players[seat]
    count = min(count, player.yellow)
    player.yellow -= count
    player.idle += count
    tell_change(state, seat, "population", count, by)


# Wonders


def raise_stages(state: ThroughTheAges, seat: int, count: int, discount: int = 0) -> None:
    """Stages of the wonder are built; with the last one it is completed."""
    player = state.players[seat]
    card = player.site
    cost = max(0, stages_cost(player, count) - discount)
    pay_resources(player, cost)
    for _ in range(count):
        if player.blue == 0:
            player.take_token()
            player.blue += 1
        player.blue -= 1
    player.stages += count
    completed = player.stages == len(CIVIL[card].stages)
    points = 0
    if completed:
        player.complete()
        state.rate_all()  # others may have a share in it
        if CIVIL[card].scores:
            points = player.score(BY_WONDERS, COMPLETED[CIVIL[card].scores](player))
    if state.journal is not None:
        facts = Raised(
            kind="raised", seat=seat, card=CIVIL_IDS[card], stages=count, resources=cost,
            completed=completed, points=points,
        )  # fmt: skip
        state.journal.note(seat, facts)


# Technologies and governments


def develop(
    state: ThroughTheAges, seat: int, card: int, discount: int = 0, revolution: bool = False
) -> None:
    """A technology comes from the hand onto the board, for science."""
    player = state.players[seat]
    facts = CIVIL[card]
    price = revolution_price(player, card) if revolution else develop_price(player, card)
    price = max(0, price - discount)
    left = price
    if is_unit(facts.kind):
        own = min(player.unit_science, left)
        player.unit_science -= own
        left -= own
    player.science -= left
    if player.powers[p.CHEAP_TECHNOLOGIES]:
        partner = state.partner(seat, p.CHEAP_TECHNOLOGIES)
        state.players[partner].science -= 1
        pact = state.players[state.pact_giving(seat, p.CHEAP_TECHNOLOGIES)].pact
        tell_change(state, partner, "science", -1, MILITARY_IDS[pact])
    player.hand.remove(card)
    player.learn(card)
    state.rate(seat)
    if state.journal is not None:
        told = Developed(
            kind="developed", seat=seat, card=facts.id, science=price, revolution=revolution
        )
        state.journal.note(seat, told)
    _reap_of_technology(state, seat)


def _reap_of_technology(state: ThroughTheAges, seat: int) -> None:
    """What leaders bring when a technology is developed."""
    player = state.players[seat]
    powers = player.powers
    if powers[p.RESOURCE_ON_DEVELOP]:
        gained = stores.gain_resources(player, powers[p.RESOURCE_ON_DEVELOP])
        tell_change(state, seat, "resources", gained, leader_id(player))
    if powers[p.CIVIL_ON_DEVELOP]:
        refund_civil(player)
    if powers[p.CULTURE_ON_DEVELOP]:
        gain_culture(state, seat, powers[p.CULTURE_ON_DEVELOP], BY_LEADERS, leader_id(player))


def revolt(state: ThroughTheAges, seat: int, card: int, discount: int = 0) -> None:
    """A government comes by a revolution: all actions of one colour are spent on it."""
    player = state.players[seat]
    by_army = player.powers[p.MILITARY_REVOLUTION] > 0
    if by_army:
        spend_military(player, player.military)
    else:
        spend_civil(player, player.civil)
    culture = player.powers[p.CULTURE_ON_REVOLUTION]
    returned = player.powers[p.CIVIL_ON_DEVELOP]
    develop(state, seat, card, discount, revolution=True)
    # New actions of that colour arrive spent, but for one that a leader gives back.
    if by_army:
        spend_military(player, player.military)
    else:
        spend_civil(player, max(0, player.civil - returned))
    if culture:
        gain_culture(state, seat, culture, BY_LEADERS, leader_id(player))


# Leaders


def appoint(state: ThroughTheAges, seat: int, card: int) -> None:
    """A leader is played from the hand; the one before leaves the game."""
    player = state.players[seat]
    player.hand.remove(card)
    replaced = player.leader
    if replaced != NOTHING:
        _reap_of_leaver(state, seat)
        player.used |= REPLACED_LEADER
    player.appoint(card)
    player.unit_resources += player.powers[p.UNIT_RESOURCES]
    state.rate(seat)
    if state.journal is not None:
        gone = CIVIL_IDS[replaced] if replaced != NOTHING else None
        facts = Appointed(kind="appointed", seat=seat, card=CIVIL_IDS[card], replaced=gone)
        state.journal.note(seat, facts)


def dismiss(state: ThroughTheAges, seat: int, by: str | None = None) -> None:
    """The leader leaves the game; `by`: the card of others that asks for it."""
    player = state.players[seat]
    card = player.leader
    _reap_of_leaver(state, seat)
    player.appoint(NOTHING)
    state.rate(seat)
    if state.journal is not None:
        facts = LeaderLeft(kind="leader-left", seat=seat, card=CIVIL_IDS[card], cause=by)
        state.journal.note(state.current, facts)


def leader_id(player: Player) -> str | None:
    return CIVIL_IDS[player.leader] if player.leader != NOTHING else None


def _reap_of_leaver(state: ThroughTheAges, seat: int) -> None:
    """Who let labs make resources scores once for what they make."""
    player = state.players[seat]
    if player.powers[p.LABS_MAKE_RESOURCES]:
        gain_culture(state, seat, lab_output(player), BY_LEADERS, leader_id(player))


# Pacts


def end_pact(state: ThroughTheAges, owner: int, why: PactEnd, by: int | None = None) -> None:
    """The pact that lies with somebody ends, for both sides; `by` whose doing."""
    player = state.players[owner]
    card, partner, side = player.pact, player.pact_with, player.pact_side
    player.pact, player.pact_with, player.pact_side = NOTHING, NOTHING, 0
    facts = MILITARY[card]
    sides = [facts.powers, facts.second]
    player.gain_powers(sides[side], -1)
    state.players[partner].gain_powers(sides[1 - side], -1)
    state.rate(owner)
    state.rate(partner)
    if state.journal is not None:
        told = PactEnded(
            kind="pact-ended", seat=owner, card=facts.id, partner=partner, why=why, by=by
        )
        state.journal.note(None, told)


def sign_pact(state: ThroughTheAges, owner: int, card: int, partner: int, side: int) -> None:
    """A pact begins; it takes the place of another that lies with the same player."""
    player = state.players[owner]
    if player.pact != NOTHING:
        end_pact(state, owner, "replaced", owner)
    player.pact, player.pact_with, player.pact_side = card, partner, side
    facts = MILITARY[card]
    sides = [facts.powers, facts.second]
    player.gain_powers(sides[side])
    state.players[partner].gain_powers(sides[1 - side])
    state.rate(owner)
    state.rate(partner)


# Military cards


def draw(state: ThroughTheAges, seat: int, count: int, by: str | None = None) -> None:
    """Military cards of this age; where they have run out, the discarded ones are shuffled.

    `by`: the card that brings it about.
    """
    player = state.players[seat]
    drawn: list[int] = []
    while len(drawn) < count:
        if not state.draw:
            if not state.discards:
                break
            state.draw = [card_of(entry) for entry in state.discards]  # nobody knows them any more
            state.discards = []
            state.dice.deal_anew(state.draw)
        drawn.append(state.draw.pop())
    player.secrets += drawn
    player.secrets.sort()
    if state.journal is not None and drawn:
        ids = [MILITARY_IDS[card] for card in sorted(drawn)]
        facts = Drew(kind="drew", seat=seat, count=len(drawn), cards=ids, cause=by)
        public = Drew(kind="drew", seat=seat, count=len(drawn), cards=None, cause=by)
        state.journal.note(None, facts, random=True, reveals=True, owner=seat, public=public)


def put_away(state: ThroughTheAges, card: int, owner: int, open_to_all: bool) -> None:
    """A military card goes to the discarded ones of its age, face down unless all have seen it.

    Of one that lies face down only the age can be seen: it may be one that was shown before.
    """
    age = MILITARY[card].age
    if open_to_all:
        entry = face_up(card)
    else:
        entry = face_down(card, owner)
        player = state.players[owner]
        player.shown = [shown for shown in player.shown if MILITARY[shown].age != age]
    if age == state.age:
        state.discards.append(entry)
    else:
        state.gone.append(entry)


def put_laid_away(state: ThroughTheAges, seat: int) -> tuple[list[str], int]:
    """What was laid down goes away: bonus cards, which all have seen, and so many others."""
    player = state.players[seat]
    laid, player.laid = player.laid, []
    shown: list[str] = []
    for card in laid:
        bonus = MILITARY[card].kind == BONUS
        put_away(state, card, seat, bonus)
        if bonus:
            shown.append(MILITARY_IDS[card])
    return shown, len(laid) - len(shown)


def discard(state: ThroughTheAges, seat: int, card: int) -> None:
    """A card is discarded face down."""
    player = state.players[seat]
    player.secrets.remove(card)
    put_away(state, card, seat, False)
    if state.journal is not None:
        facts = Discarded(kind="discarded", seat=seat, count=1, cards=[MILITARY_IDS[card]])
        public = Discarded(kind="discarded", seat=seat, count=1, cards=None)
        state.journal.note(seat, facts, owner=seat, public=public)
