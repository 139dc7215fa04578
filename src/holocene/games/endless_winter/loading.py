"""Reading a set of components: whatever is wrong is named by its field."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from ...core.fields import Fields
from . import components as c
from .actions import GAME
from .ops import (
    COLUMN_IDS,
    MIDDLE_OPS,
    TOP_OPS,
)
from .plan import BOARDS, GROUND, SPACES, Plan, Tile
from .reading import (
    MOST,
    NAME_LENGTH,
    ability_of,
    ability_or_none,
    amounts,
    distinct,
    finish,
    gains_of,
    halves,
    many_gains,
    number_of,
    numbers_of,
    price_of,
    read_id,
    short,
)

OURS: Final = "sets/holocene.json"
ABOUT_LENGTH: Final = 2000
MOST_SPECIES: Final = 20
MOST_LEVELS: Final = 20
FARTHEST: Final = 20  # rows and columns of a plan of megaliths


def ours() -> str:
    """The set that comes with the game, as text."""
    assert __package__ is not None
    return (files(__package__) / OURS).read_text("utf-8")


def parse(text: str) -> c.Components:
    """A set from a file; ValueError naming the field that is wrong."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"the set is not JSON: {error}") from None
    return load(data)


def load(data: object) -> c.Components:
    fields = Fields(data)
    fields.choice("game", (GAME,))
    tracks = fields.object("turn_order")
    rest = fields.object("rest")
    animals = _animals(fields)
    lands = _lands(fields)
    cards = [*_tribe_cards(fields, "starting_cards"), *_tribe_cards(fields, "tribe_cards")]
    cards += _culture_cards(fields)
    distinct("culture_cards", [card.id for card in cards])
    loaded = c.Components(
        name=short(fields, "name", NAME_LENGTH),
        version=short(fields, "version", NAME_LENGTH),
        about=short(fields, "about", ABOUT_LENGTH),
        columns=_columns(fields),
        rest=gains_of(rest, "gain"),
        rest_labour=halves(rest, "eclipse_labour", 1),
        labour_steps=_labour_steps(fields),
        most_tools=_most_tools(fields),
        village_gains=_village_gains(fields),
        storage=_storage(fields),
        stone_spaces=_stone_spaces(fields),
        order_rewards=many_gains(tracks, "rewards", 4),
        first_bonus=many_gains(tracks, "first", 4, ("food", "tool")),
        cards=cards,
        first_hand=_first_hand(fields, cards),
        animals=animals,
        lands=lands,
        boards=_boards(fields),
        shapes=_shapes(fields),
        stacking=_stacking(fields),
        idols=_idols(fields),
        stones=_stones(fields, lands, animals),
        chiefs=_chiefs(fields),
        setup_cards=_setup_cards(fields, cards, animals),
        glacier_tokens=_tokens(fields, "glacier_tokens", 10),
        rest_tokens=_tokens(fields, "rest_tokens", 5),
    )
    finish(tracks)
    finish(rest)
    fields.done()
    return loaded


# Cards


def _tribe_cards(fields: Fields, name: str) -> list[c.Card]:
    starting = name == "starting_cards"
    least, most = (1, c.STARTING_CARDS) if starting else (c.TRIBE_KINDS, c.TRIBE_KINDS)
    out: list[c.Card] = []
    for entry in fields.objects(name, least, most):
        each = 1 if starting else c.TRIBE_PILE
        card = c.Card(
            read_id(entry), short(entry, "name", NAME_LENGTH),
            c.STARTING if starting else c.TRIBE, 0,
            entry.number("count", each, c.STARTING_CARDS if starting else each),
            halves(entry, "labour"), entry.number("vp", 0, MOST),
            ability_or_none(entry, "action"), ability_or_none(entry, "eclipse"),
        )  # fmt: skip
        if card.eclipse is not None and card.eclipse.column != c.NO_COLUMN:
            raise entry.wrong("eclipse.column", "there are no columns in the eclipse")
        finish(entry)
        out.append(card)
    count = sum([card.count for card in out])
    if starting and count != c.STARTING_CARDS:
        raise fields.wrong(name, f"expected {c.STARTING_CARDS} cards in all, got {count}")
    return out


def _culture_cards(fields: Fields) -> list[c.Card]:
    out: list[c.Card] = []
    for entry in fields.objects("culture_cards", c.CULTURE_CARDS, c.CULTURE_CARDS):
        card = c.Card(
            read_id(entry), short(entry, "name", NAME_LENGTH), c.CULTURE, entry.number("era", 1, 2),
            1, 0, entry.number("vp", 0, MOST), ability_of(entry.object("ability")), None,
        )  # fmt: skip
        finish(entry)
        out.append(card)
    first = sum([card.era == 1 for card in out])
    if first != c.CULTURE_CARDS // 2:
        raise fields.wrong("culture_cards", f"expected 20 cards of era 1, got {first}")
    return out


def _first_hand(fields: Fields, cards: list[c.Card]) -> list[int]:
    ids = [card.id for card in cards if card.sort == c.STARTING]
    out = numbers_of(fields, "first_hand", ids, 0, c.FIRST_HAND - 1)
    for card in out:
        if out.count(card) > cards[card].count:
            raise fields.wrong("first_hand", f"there are not so many of {ids[card]}")
    return out


def _animals(fields: Fields) -> list[c.Animal]:
    out: list[c.Animal] = []
    for entry in fields.objects("animals", 1, MOST_SPECIES):
        wild = entry.truth("wild")
        animal = c.Animal(
            read_id(entry), short(entry, "name", NAME_LENGTH),
            entry.number("count", 1, c.ANIMAL_CARDS), gains_of(entry, "use"),
            entry.numbers("set", 0, MOST, 0 if wild else 1, 0 if wild else 10), wild,
        )  # fmt: skip
        finish(entry)
        out.append(animal)
    distinct("animals", [animal.id for animal in out])
    count = sum([animal.count for animal in out])
    if count != c.ANIMAL_CARDS:
        raise fields.wrong("animals", f"expected {c.ANIMAL_CARDS} cards in all, got {count}")
    return out


def _chiefs(fields: Fields) -> list[c.Chief]:
    out: list[c.Chief] = []
    for entry in fields.objects("chiefs", 5, 5):
        sides = [ability_of(side) for side in entry.objects("sides", 2, 2)]
        out.append(c.Chief(read_id(entry), short(entry, "name", NAME_LENGTH), sides))
        finish(entry)
    distinct("chiefs", [chief.id for chief in out])
    return out


def _setup_cards(fields: Fields, cards: list[c.Card], animals: list[c.Animal]) -> list[c.SetupCard]:
    tribes = [card.id for card in cards if card.sort == c.TRIBE]
    first = [card.sort for card in cards].index(c.TRIBE)
    species = [animal.id for animal in animals]
    out: list[c.SetupCard] = []
    for entry in fields.objects("setup_cards", 5, 5):
        out.append(
            c.SetupCard(
                read_id(entry),
                entry.number("tool", 0, c.FOOD_LIMIT),
                entry.number("food", 0, c.FOOD_LIMIT),
                first + number_of(entry, "tribe", tribes),
                numbers_of(entry, "animals", species, 0, 3),
                entry.truth("camp"),
            )
        )
        finish(entry)
    distinct("setup_cards", [card.id for card in out])
    for at, animal in enumerate(animals):
        if sum([card.animals.count(at) for card in out]) > animal.count:
            raise fields.wrong("setup_cards", f"there are not so many of {animal.id}")
    return out


def _tokens(fields: Fields, name: str, count: int) -> list[c.Token]:
    out: list[c.Token] = []
    for entry in fields.objects(name, count, count):
        out.append(c.Token(read_id(entry), gains_of(entry, "gain")))
        finish(entry)
    distinct(name, [token.id for token in out])
    return out


# Boards


def _columns(fields: Fields) -> list[c.Column]:
    out: list[c.Column] = []
    for at, entry in enumerate(fields.objects("columns", len(COLUMN_IDS), len(COLUMN_IDS))):
        id = entry.choice("id", COLUMN_IDS[at : at + 1])
        lines: list[c.Line] = []
        for line in entry.objects("top", 1, 4):
            price = price_of(line, "pay", ("food", "tool", "labour"))
            if price.is_free:
                raise line.wrong("pay", "what can be done again and again has a price")
            lines += _lines(line, TOP_OPS, price, False)
        middle = entry.object("middle")
        price = price_of(middle, "pay", ("food", "tool", "labour"))
        lines += _lines(middle, MIDDLE_OPS, price, True)
        ops = [line.op for line in lines]
        if len(set(ops)) < len(ops):
            raise entry.wrong("top", "two actions of the column give the same")
        pairs = sorted([(line.op, number) for number, line in enumerate(lines)])
        lines = [lines[number] for _, number in pairs]
        out.append(c.Column(id, lines, gains_of(entry, "bottom")))
        finish(entry)
    return out


def _lines(fields: Fields, ops: Sequence[str], price: c.Price, middle: bool) -> list[c.Line]:
    given = amounts(fields, "gain", ops)
    if not given or (not middle and len(given) > 1):
        raise fields.wrong("gain", f"expected one of {', '.join(ops)}")
    if middle and any(n > 1 for _, n in given):
        raise fields.wrong("gain", "in the middle of a column each is given once")
    fields.done()
    return [c.Line(op, n, price, middle) for op, n in given]


def _labour_steps(fields: Fields) -> list[int]:
    entry = fields.object("food_track")
    out = entry.numbers("labour_steps", 1, c.MOST_FOOD, 0, c.MOST_FOOD)
    if out != sorted(set(out)):
        raise entry.wrong("labour_steps", "expected rising numbers")
    finish(entry)
    return out


def _most_tools(fields: Fields) -> int:
    entry = fields.object("tool_track")
    out = entry.number("most", 1, MOST)
    finish(entry)
    return out


def _village_gains(fields: Fields) -> c.Gains:
    entry = fields.object("villages")
    out = gains_of(entry, "eclipse")
    finish(entry)
    return out


def _storage(fields: Fields) -> list[c.Gains]:
    entry = fields.object("storage")
    out = many_gains(entry, "rewards", c.STORAGE)
    finish(entry)
    return out


def _stone_spaces(fields: Fields) -> list[c.StoneSpace]:
    out: list[c.StoneSpace] = []
    for entry in fields.objects("stone_spaces", c.STONE_SPACES, c.STONE_SPACES):
        out.append(c.StoneSpace(price_of(entry, "cost", ("food", "tool")), gains_of(entry, "gain")))
        finish(entry)
    return out


def _lands(fields: Fields) -> list[c.Land]:
    """The base hex, glaciers, and six kinds of land, of which there must be enough to lay."""
    out: list[c.Land] = []
    for entry in fields.objects("terrain", c.LAND_KINDS + 2, c.LAND_KINDS + 2):
        out.append(c.Land(read_id(entry), entry.number("count", 1, 25), gains_of(entry, "gain")))
        finish(entry)
    distinct("terrain", [land.id for land in out])
    for at, id in enumerate(("base", "glacier")):
        if out[at].id != id:
            raise fields.wrong(f"terrain[{at}].id", f"expected {id!r}")
    if out[0].count != 1 or out[0].gains.due:
        raise fields.wrong("terrain[0]", "expected one base hex, which gives nothing")
    counts = [land.count for land in out]
    if sum(counts) != 25 or counts[c.GLACIERS] < 6 or sum(counts[2:]) < 15:
        raise fields.wrong("terrain", "expected 25 hexes, 6 or more glaciers and 15 or more lands")
    return out


def _boards(fields: Fields) -> list[c.Board]:
    out: list[c.Board] = []
    for entry in fields.objects("boards", BOARDS, BOARDS):
        spaces: list[c.Space] = []
        for at, space in enumerate(entry.objects("spaces", SPACES, SPACES)):
            arrows: list[int] = []
            gains = c.Gains([])
            if "arrows" in space.data:
                arrows = space.numbers("arrows", 0, SPACES - 1, 1, 4)
                if at in arrows:
                    raise space.wrong("arrows", "an arrow leads to another space")
            else:
                gains = gains_of(space, "gain")
            space.done()
            spaces.append(c.Space(gains, arrows))
        starts = [at for at, space in enumerate(spaces) if space.arrows]
        if not starts:
            raise entry.wrong("spaces", "expected a start space, which has arrows")
        for at in starts:
            if any(target in starts for target in spaces[at].arrows):
                raise entry.wrong(f"spaces[{at}].arrows", "an arrow leads to a start space")
        out.append(c.Board(read_id(entry), spaces))
        finish(entry)
    distinct("boards", [board.id for board in out])
    return out


def _shapes(fields: Fields) -> list[c.Shape]:
    out: list[c.Shape] = []
    for at, entry in enumerate(fields.objects("plans", 3, 3)):
        tiles: list[Tile] = []
        for tile in entry.objects("tiles", BOARDS, BOARDS):
            row, column = tile.number("row", 0, FARTHEST), tile.number("column", 0, FARTHEST)
            tiles.append(Tile(row, column, tile.truth("turned")))
            tile.done()
        players = entry.number("players", at + 2, at + 2)
        shape = c.Shape(short(entry, "name", NAME_LENGTH), players, tiles)
        if len(set(Plan(shape.name, players, tiles, True).positions[:GROUND])) < GROUND:
            raise entry.wrong("tiles", "two boards lie on each other")
        finish(entry)
        out.append(shape)
    return out


def _stacking(fields: Fields) -> list[int]:
    entry = fields.object("stacking")
    out = [entry.number(name, 0, MOST) for name in ("foreign", "own", "owner_below")]
    finish(entry)
    return out


def _idols(fields: Fields) -> c.Idols:
    offering, honour = fields.object("offering"), fields.object("honour")
    burial = fields.object("burial")
    ratios = offering.numbers("ratios", 1, MOST, 1, MOST_LEVELS)
    steps = burial.numbers("from", 1, MOST, 1, 10)
    if steps != sorted(set(steps)):
        raise burial.wrong("from", "expected rising numbers")
    out = c.Idols(
        ratios, many_gains(offering, "rewards", len(ratios)), offering.number("beyond", 0, MOST),
        honour.numbers("vp", 0, MOST, 1, MOST_LEVELS), steps,
        burial.numbers("first", 0, MOST, len(steps), len(steps)),
        burial.numbers("second", 0, MOST, len(steps), len(steps)),
        burial.numbers("others", 0, MOST, len(steps), len(steps)),
    )  # fmt: skip
    for entry in (offering, honour, burial):
        finish(entry)
    return out


NEED_LANDS: Final = (c.VILLAGES_AT, c.CAMP_LANDS)
NEED_ANIMALS: Final = (c.USED_ANIMALS, c.USED_ANIMALS_OF_TWO)


def _stones(fields: Fields, lands: list[c.Land], animals: list[c.Animal]) -> list[c.Stone]:
    out: list[c.Stone] = []
    for entry in fields.objects("stones", 20, 20):
        counts = c.COUNTS.index(entry.choice("counts", c.COUNTS))
        kinds: list[int] = []
        species: list[int] = []
        if counts in NEED_LANDS:
            known = [land.id for land in lands[1:]]
            kinds = [at + 1 for at in numbers_of(entry, "terrain", known, 1, len(known))]
        if counts in NEED_ANIMALS:
            need = 2 if counts == c.USED_ANIMALS_OF_TWO else 1
            species = numbers_of(entry, "animals", [each.id for each in animals], need, need)
        table: list[int] = []
        vp, per = 0, 1
        if "table" in entry.data:
            table = entry.numbers("table", 0, MOST, 1, MOST_LEVELS)
        else:
            vp, per = entry.number("vp", 0, MOST), entry.number("per", 1, MOST)
        era = entry.number("era", 1, 2)
        out.append(c.Stone(read_id(entry), era, counts, kinds, species, table, vp, per))
        finish(entry)
    distinct("stones", [stone.id for stone in out])
    if sum([stone.era == 1 for stone in out]) != 10:
        raise fields.wrong("stones", "expected 10 stones of each era")
    return out
