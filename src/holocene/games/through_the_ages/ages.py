"""The card row and the ages: how cards come, and what is out of date when an age ends."""

from __future__ import annotations

from ...core.layout import NOTHING
from .board import LOST_TOKENS, SLOTS, SWEPT
from .cards import AGE_NAMES, III, IV, PACT, A
from .civil import CIVIL, CIVIL_IDS
from .deeds import dismiss, end_pact
from .military import MILITARY
from .piles import face_down, face_up
from .shapes.events import AgeEnded, Outdated, RowFilled
from .state import ThroughTheAges


def civil_deck(age: int, players: int) -> list[int]:
    """The civil cards of an age with so many players, in order."""
    return [number for number, card in enumerate(CIVIL) if card.age == age
            for _ in range(card.copies[players - 2])]  # fmt: skip


def military_deck(age: int, players: int, peaceful: bool) -> list[int]:
    """The same for military cards: pacts need three players, a peaceful game has no attacks."""
    return [number for number, card in enumerate(MILITARY) if card.age == age
            and not (players == 2 and card.kind == PACT)
            and not (peaceful and card.is_attack)
            for _ in range(card.copies)]  # fmt: skip


def replenish(state: ThroughTheAges) -> None:
    """At the start of a turn: the cheapest cards leave, the others move up, new ones come.

    The first time this happens Age A is over.
    """
    swept = state.row[: SWEPT[state.remaining()]]
    left = [card for card in swept if card != NOTHING]
    state.row = state.row[len(swept) :]
    fill(state, left)
    if state.age == A:
        end_age(state)


def fill(state: ThroughTheAges, left: list[int]) -> None:
    """Close the gaps in the row and deal new cards; after the last one of a deck the age ends."""
    state.row = [card for card in state.row if card != NOTHING]
    came: list[int] = []
    while len(state.row) < SLOTS and state.deck:
        came.append(state.deck.pop())
        state.row.append(came[-1])
        if not state.deck:
            _tell_row(state, left, came)
            left, came = [], []
            end_age(state)
    state.row.extend([NOTHING] * (SLOTS - len(state.row)))
    _tell_row(state, left, came)


def _tell_row(state: ThroughTheAges, left: list[int], came: list[int]) -> None:
    if state.journal is not None:
        row = [CIVIL_IDS[card] if card != NOTHING else None for card in state.row]
        gone = [CIVIL_IDS[card] for card in left]
        new = [CIVIL_IDS[card] for card in came]
        facts = RowFilled(kind="row", row=row, left=gone, came=new, deck=len(state.deck))
        state.journal.note(None, facts, reveals=True)


def end_age(state: ThroughTheAges) -> None:
    """New decks come, and what is older than the age that ended is out of date."""
    ended = state.age
    state.age = ended + 1
    state.gone += [*state.draw, *state.discards]
    state.draw, state.discards, state.deck = [], [], []
    outdated: list[Outdated] = []
    if ended != A:
        for seat, player in enumerate(state.players):
            if not player.out:
                outdated += _outdate(state, seat, ended)
                player.yellow -= min(player.yellow, LOST_TOKENS)
    if state.age <= III:
        players = state.remaining()
        state.deck = civil_deck(state.age, players)
        state.draw = military_deck(state.age, players, state.rules.peaceful)
        state.dice.shuffle(state.deck)
        state.dice.shuffle(state.draw)
    else:
        is_first = state.current == state.starting_player()
        state.last_round = state.round if is_first else state.round + 1
    state.rate_all()
    if state.journal is not None:
        facts = AgeEnded(
            kind="age", ended=AGE_NAMES[ended], begins=AGE_NAMES[min(state.age, IV)],
            outdated=outdated, last_round=state.last_round or None,
        )  # fmt: skip
        state.journal.note(None, facts, random=state.age <= III)


def _outdate(state: ThroughTheAges, seat: int, ended: int) -> list[Outdated]:
    """What one player loses: cards in hand, the leader, an unfinished wonder, a pact."""
    player = state.players[seat]
    out: list[Outdated] = []
    old = [card for card in player.hand if CIVIL[card].age < ended]
    player.hand = [card for card in player.hand if CIVIL[card].age >= ended]
    player.fresh = [card for card in player.fresh if CIVIL[card].age >= ended]
    secrets = [card for card in player.secrets if MILITARY[card].age < ended]
    if secrets:
        seen = player.shown
        state.gone += [face_up(card) if card in seen else face_down(card, seat) for card in secrets]
        player.secrets = [card for card in player.secrets if MILITARY[card].age >= ended]
        player.shown = [card for card in player.shown if MILITARY[card].age >= ended]
    if player.leader != NOTHING and CIVIL[player.leader].age < ended:
        old.append(player.leader)
        dismiss(state, seat)
    if player.site != NOTHING and CIVIL[player.site].age < ended:
        old.append(player.site)
        player.abandon()
    pact = NOTHING
    if player.pact != NOTHING and MILITARY[player.pact].age < ended:
        pact = player.pact
        end_pact(state, seat, "outdated")
    if state.journal is not None and (old or secrets or pact != NOTHING):
        cards = [CIVIL_IDS[card] for card in old]
        cards += [MILITARY[pact].id] if pact != NOTHING else []
        out.append(Outdated(seat=seat, cards=cards, military=len(secrets)))
    return out
