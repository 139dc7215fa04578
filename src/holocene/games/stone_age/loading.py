"""A position from data, with everything checked that the rules rely on."""

from __future__ import annotations

from typing import Any

from ...core.decision import Decision
from ...core.dice import Dice
from ...core.fields import Fields
from ...core.game import Game
from .components import (
    ANY_TWO_CARD,
    BUILDING,
    CARD,
    CARD_BY_ID,
    CARD_SLOTS,
    CARDS,
    EXTRA_CARD_CARD,
    FIELD,
    FIRST_PEOPLE,
    FOREST,
    HUNT,
    HUT,
    MARKET_FACES,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    MOST_TOOLS,
    ONE_USE_CARDS,
    PLACE_BY_NAME,
    PLACE_NAMES,
    PLACES,
    RESOURCE_ROOM,
    RIVER,
    STACK_SIZE,
    TILE_BY_ID,
    TILES,
    TOOLMAKER,
)
from .decisions.buying import BuyingCard, BuyingTile
from .decisions.market import PickingDie
from .decisions.placing import PLACING, tribes_at
from .decisions.rolling import AddingTools
from .decisions.rounds import FINAL_COUNT, LastChance, agenda, why_over
from .options import Rules
from .state import NOTHING, Player, StoneAge

MANY = 1_000_000  # no game comes near it
FIELDS = (
    "game", "rules", "seats", "options", "dice", "decisions",
    "round", "first", "row", "deck", "stacks", "players",
)  # fmt: skip
PLAYER_FIELDS = (
    "people", "at", "food", "goods", "agriculture", "tools", "used", "once", "any_two", "cards",
    "extra", "buildings", "building_points", "card_points", "hunger_points",
)  # fmt: skip


def read(game: Game, fields: Fields, seats: int, dice: Dice, rules: Rules) -> StoneAge:
    fields.only(*FIELDS)
    players = [read_player(player) for player in fields.objects("players", seats, seats)]
    state = StoneAge(
        game=game,
        seats=seats,
        dice=dice,
        stack=[],
        legal=[],
        rules=rules,
        round=fields.number("round", 1, MANY),
        first=fields.number("first", 0, seats - 1),
        row=[read_card(fields, "row", item) for item in fields.items("row", 4, 4)],
        deck=[read_card(fields, "deck", item) for item in fields.texts("deck", 0, len(CARDS))],
        stacks=read_stacks(fields, seats),
        players=players,
        crowd=[sum(player.at[place] for player in players) for place in range(PLACES)],
    )
    check_cards(state)
    check_tiles(state)
    check_board(state)
    read_decisions(state, fields)
    return state


def read_player(fields: Fields) -> Player:
    fields.only(*PLAYER_FIELDS)
    people = fields.number("people", FIRST_PEOPLE, MOST_PEOPLE)
    at = fields.numbers("at", 0, MOST_PEOPLE, PLACES, PLACES)
    if sum(at) > people:
        raise fields.wrong("at", f"{sum(at)} people are out, but the tribe has {people}")
    extra = fields.value("extra")
    player = Player(
        people=people,
        home=people - sum(at),
        at=at,
        food=fields.number("food", 0, MANY),
        goods=fields.numbers("goods", 0, MANY, 4, 4),
        agriculture=fields.number("agriculture", 0, MOST_AGRICULTURE),
        tools=fields.number("tools", 0, MOST_TOOLS),
        used=fields.number("used", 0, 7),
        once=fields.number("once", 0, 7),
        any_two=fields.truth("any_two"),
        cards=[read_card(fields, "cards", item) for item in fields.texts("cards", 0, len(CARDS))],
        extra=read_card(fields, "extra", extra),
        buildings=[
            read_tile(fields, "buildings", item) for item in fields.texts("buildings", 0, 28)
        ],
        building_points=fields.number("building_points", 0, MANY),
        card_points=fields.number("card_points", 0, MANY),
        hunger_points=fields.number("hunger_points", -MANY, 0),
        symbols=0,
        singles=0,
        doubles=0,
        workers=[0, 0, 0, 0],
    )
    check_player(player, fields)
    player.recount_cards()
    return player


def check_player(player: Player, fields: Fields) -> None:
    if player.used >> min(player.tools, 3):
        raise fields.wrong("used", f"a tool is used that is not among the {player.tools}")
    for bit, card in enumerate(ONE_USE_CARDS):
        if player.once >> bit & 1 and card not in player.cards:
            raise fields.wrong("once", f"a one-use tool is held without its card {CARDS[card].id}")
    if player.any_two and ANY_TWO_CARD not in player.cards:
        raise fields.wrong("any_two", f"held without its card {CARDS[ANY_TWO_CARD].id}")
    if player.extra != NOTHING and EXTRA_CARD_CARD not in player.cards:
        raise fields.wrong("extra", f"held without the card {CARDS[EXTRA_CARD_CARD].id}")


def read_card(fields: Fields, name: str, item: object) -> int:
    if item is None and name in ("row", "extra"):
        return NOTHING
    if isinstance(item, str) and item in CARD_BY_ID:
        return CARD_BY_ID[item]
    raise fields.wrong(name, f"{str(item)[:40]!r} is no card; cards are c01 to c36")


def read_tile(fields: Fields, name: str, item: str) -> int:
    if item not in TILE_BY_ID:
        raise fields.wrong(name, f"{item[:40]!r} is no building; buildings are b01 to b28")
    return TILE_BY_ID[item]


def read_stacks(fields: Fields, seats: int) -> list[list[int]]:
    out: list[list[int]] = []
    for at, items in enumerate(fields.items("stacks", seats, seats)):
        inner = Fields({f"stacks[{at}]": items}, fields.path)
        texts = inner.texts(f"stacks[{at}]", 0, STACK_SIZE)
        out.append([read_tile(inner, f"stacks[{at}]", item) for item in texts])
    return out


def check_cards(state: StoneAge) -> None:
    """Every card is somewhere, once."""
    cards = state.deck + [card for card in state.row if card != NOTHING]
    for player in state.players:
        cards = cards + player.cards
        if player.extra != NOTHING:
            cards.append(player.extra)
    for number, card in enumerate(CARDS):
        if cards.count(number) != 1:
            raise ValueError(f"deck: card {card.id} is there {cards.count(number)} times, not once")


def check_tiles(state: StoneAge) -> None:
    """No tile twice, and as many built as are gone from the stacks."""
    tiles: list[int] = []
    built = 0
    for stack in state.stacks:
        tiles = tiles + stack
        built += STACK_SIZE - len(stack)
    for player in state.players:
        tiles = tiles + player.buildings
        built -= len(player.buildings)
    for number in tiles:
        if tiles.count(number) != 1:
            raise ValueError(f"stacks: building {TILES[number].id} is there twice")
    if built:
        raise ValueError("stacks: the buildings gone from the stacks are not those of the players")


def check_board(state: StoneAge) -> None:
    """People stand only where the rules allow."""
    for place, crowd in enumerate(state.crowd):
        if crowd and not _allowed(state, place, crowd):
            raise ValueError(f"players: {crowd} people cannot stand at {PLACE_NAMES[place]}")
    village = [place for place in range(TOOLMAKER, FIELD + 1) if state.crowd[place]]
    if state.seats < 4 and len(village) > 2:
        raise ValueError("players: tool maker, hut and field are occupied, but only two may be")


def _allowed(state: StoneAge, place: int, crowd: int) -> bool:
    if place == HUNT:
        return True
    tribes = tribes_at(state, place)
    if FOREST <= place <= RIVER:
        return crowd <= RESOURCE_ROOM and (state.seats == 4 or tribes < state.seats)
    if CARD <= place < CARD + CARD_SLOTS and state.row[place - CARD] == NOTHING:
        return False
    stack = place - BUILDING
    if stack >= 0 and (stack >= state.seats or not state.stacks[stack]):
        return False
    return tribes == 1 and crowd == (2 if place == HUT else 1)


# The decisions on the stack: the agenda of the round, and at most one more above it.


def read_decisions(state: StoneAge, fields: Fields) -> None:
    items = fields.objects("decisions", 0, 12)
    if items:
        state.stack = read_stack(state, items)
        if [decision.dump() for decision in state.stack] != [item.data for item in items]:
            raise fields.wrong("decisions", "they do not follow from one another in any round")
        state.refresh()
        if len(state.legal) < 2:
            raise fields.wrong("decisions", "nothing is to be decided in this position")
    elif any(state.crowd) or why_over(state) is None:
        raise fields.wrong("decisions", "missing, though the game cannot be over like this")


def read_stack(state: StoneAge, items: list[Fields]) -> list[Decision[Any]]:
    """The stack that the top decision implies."""
    top = items[-1]
    kind = top.text("kind")
    if kind == "last-chance":
        seat = top.number("seat", 0, state.seats - 1)
        check_home(state, state.seats, top)
        if why_over(state) is None:
            raise top.wrong("kind", "the game cannot be over like this")
        return [FINAL_COUNT, LastChance(seat)]
    if kind == "placing":
        if NOTHING in state.row:
            raise top.wrong("kind", "a card is missing in the row while people are placed")
        seat = top.number("seat", 0, state.seats - 1)
        passed = top.number("passed", 0, state.seats - 1)
        for before in range(1, passed + 1):
            if PLACING[(seat - before) % state.seats][0].choices(state):
                raise top.wrong("passed", f"the tribe {before} before this one could place")
        return [*agenda(state.seats, state.first), PLACING[seat][passed]]
    order = [(state.first + turn) % state.seats for turn in range(state.seats)]
    if kind == "feeding":
        check_home(state, state.seats, top)
        fed = order.index(top.number("seat", 0, state.seats - 1))
        return agenda(state.seats, state.first, fed, state.seats)
    using = items if kind == "using" else items[:-1]
    if not using:
        raise top.wrong("kind", f"{kind[:40]!r} cannot stand alone")
    user = using[-1].number("seat", 0, state.seats - 1)
    used = order.index(user)
    check_home(state, used, top)
    stack = agenda(state.seats, state.first, 0, used)
    if kind != "using":
        stack.append(read_inner(state, user, top))
    return stack


def check_home(state: StoneAge, done: int, fields: Fields) -> None:
    """The first tribes of the round have used all their people."""
    for turn in range(done):
        seat = (state.first + turn) % state.seats
        if any(state.players[seat].at):
            raise fields.wrong("kind", f"people of seat {seat} are out, but had to come home")


def read_inner(state: StoneAge, user: int, fields: Fields) -> Decision[Any]:
    """A decision inside the use of a place."""
    kind = fields.choice("kind", ["adding-tools", "buying-card", "buying-tile", "picking-die"])
    seat = fields.number("seat", 0, state.seats - 1)
    if kind == "picking-die":
        faces = read_faces(fields, state.seats)
        if len(faces) != state.seats - (seat - user) % state.seats:
            raise fields.wrong("faces", "not as many dice as players who still take one")
        return PickingDie(seat, tuple(faces))
    if seat != user:
        raise fields.wrong("seat", f"seat {user} is using people, not seat {seat}")
    if kind == "adding-tools":
        place = PLACE_BY_NAME[fields.choice("place", PLACE_NAMES[HUNT : RIVER + 1])]
        dice = fields.numbers("dice", 1, 6, 1, MOST_PEOPLE)
        return AddingTools(seat, place, tuple(dice))
    if kind == "buying-card":
        slot = fields.number("slot", 0, CARD_SLOTS - 1)
        if state.row[slot] == NOTHING or state.crowd[CARD + slot]:
            raise fields.wrong("slot", f"card {slot + 1} cannot be bought now")
        return BuyingCard(seat, slot)
    stack = fields.number("stack", 0, state.seats - 1)
    if not state.stacks[stack] or state.crowd[BUILDING + stack]:
        raise fields.wrong("stack", f"building {stack + 1} cannot be bought now")
    return BuyingTile(seat, stack)


def read_faces(fields: Fields, seats: int) -> list[int]:
    numbers: dict[str, int] = {face: number for number, face in enumerate(MARKET_FACES)}
    faces = fields.texts("faces", 1, seats)
    for face in faces:
        if face not in numbers:
            raise fields.wrong("faces", f"{face[:40]!r} is no face; expected {MARKET_FACES}")
    return [numbers[face] for face in faces]
