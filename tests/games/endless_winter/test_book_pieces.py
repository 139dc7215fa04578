"""Every piece of the set as a table, to read beside the cards: what is loaded is what they say."""

from __future__ import annotations

import pytest

from holocene.games.endless_winter import components as c
from holocene.games.endless_winter.game import ENDLESS_WINTER
from holocene.games.endless_winter.ops import COLUMN_IDS, LABOUR, OPS

SET = ENDLESS_WINTER.box.set
STARTING = """
3 tribesman, 1 labour, 0 vp | - | -
2 tribeswoman, 1 labour, 0 vp | - | 0.5 labour
2 brave, 1.5 labour, 0 vp | 1 labour | 1 tool
2 gatherer, 1.5 labour, 0 vp | 1 food > 1 tool | 2 food
"""
TRIBE = """
15 hunter, 1 labour, 1 vp | in hunt: 1 labour | 1 animal_top
15 craftswoman, 1 labour, 1 vp | in develop: 1 labour | 2 tool
15 elder, 1 labour, 1 vp | in rite-of-passage: 1 labour | 1 bury, 1 idol
15 explorer, 1 labour, 1 vp | in migrate: 1 labour | 2 move
15 shaman, 1.5 labour, 1 vp | 1 food > 1 idol | 1 megalith
"""
CULTURE = """
era 1 fire-making, 1 vp | 1 food > 2 draw
era 1 foraging-basket, 2 vp | 3 food
era 1 stone-knapping, 2 vp | 2 tool
era 1 cordage, 1 vp | 1 tool, 2 food
era 1 atlatl, 1 vp | in hunt: 2 labour
era 1 bone-needle, 1 vp | in develop: 2 labour
era 1 travois, 1 vp | in migrate: 2 labour
era 1 ancestor-song, 1 vp | in rite-of-passage: 2 labour
era 1 smoke-drying, 2 vp | 1 animal_use, 1 food
era 1 snares, 1 vp | 1 animal_top
era 1 hide-tents, 1 vp | 1 camp, 1 move
era 1 ochre-pigment, 1 vp | 2 idol
era 1 burial-rite, 1 vp | 1 bury, 1 idol
era 1 standing-stone, 2 vp | 1 tool > 1 megalith
era 1 oral-tradition, 1 vp | 1 draw, 1 food
era 1 gift-exchange, 1 vp | 2 food > 1 idol, 2 tool
era 1 hearth-circle, 2 vp | if villages >= 1: 1 megalith
era 1 bone-flute, 1 vp | 1 food, 1 labour
era 1 kinship, 1 vp | 1 food, 1 tribe_discard
era 1 shared-labour, 1 vp | 1 discard_hand > 1 tool, 2 labour
era 2 fluted-points, 2 vp | in hunt: 1 tool, 2 labour
era 2 microblades, 2 vp | in develop: 1 tool, 2 labour
era 2 dog-sled, 2 vp | in migrate: 1 camp, 2 labour
era 2 council-of-elders, 2 vp | in rite-of-passage: 1 bury, 2 labour
era 2 permafrost-larder, 3 vp | 1 max_food
era 2 star-lore, 2 vp | 2 draw
era 2 monument-builders, 2 vp | 1 megalith, 1 tool
era 2 stone-haulers, 3 vp | 2 food > 1 idol, 1 megalith
era 2 ritual-feast, 2 vp | 2 food > 3 idol
era 2 ancestor-cult, 2 vp | 1 bury, 2 vp
era 2 great-hunt, 2 vp | 1 animal_take, 1 food
era 2 herd-driving, 2 vp | if same_animals >= 2: 1 megalith, 2 food
era 2 initiation-masks, 2 vp | 1 food, 1 tribe_hand
era 2 stone-circle, 2 vp | 1 sacred_stone, 1 tool
era 2 cave-painting, 3 vp | if different_animals >= 3: 1 idol, 3 vp
era 2 winter-village, 2 vp | 1 food > 1 village
era 2 seasonal-camps, 2 vp | 1 camp, 2 move
era 2 storytelling, 2 vp | 2 labour
era 2 vision-quest, 2 vp | 1 draw, 1 idol
era 2 barter-network, 1 vp | 2 food, 2 tool
"""
ANIMALS = """
5 woolly-mammoth | 1 max_food | 2 6
5 argentavis | 1 food, 1 idol | wild
10 woolly-rhino | 1 tool, 3 food | 1 3 6 10
10 megatherium | 5 food | 1 3 6 10
10 glyptodon | 2 food, 2 tool | 1 3 6 10
10 smilodon | 1 idol, 2 food | 1 3 6 10
10 giant-elk | 4 food | 1 3 6 10
"""
LANDS = """
1 base | -
6 glacier | -
3 grassland | 2 food
3 forest | 1 tool
3 canyon | 1 idol
3 lake | 1 draw
3 mountain | 1 megalith
3 tundra | 2 vp
"""
BOARDS = """
a: 2 food | 1 tool | to 1 6 | 2 vp | 1 idol | 1 draw | 2 food | 1 bury
b: 1 vp | to 2 5 | 1 tool | 1 draw | 1 animal_use | 2 food | 1 idol | 2 vp
c: 1 tool | 1 idol | 1 animal_top | 2 food | 2 vp | 1 draw | to 5 7 | 1 tool
d: 1 draw | 2 food | 1 camp | 1 idol | 1 tool | to 1 4 | 1 vp | 1 tribe_discard
"""
CHIEFS = """
tuskbreaker | in hunt: 1 labour, 1 tool | 1 animal_use, 1 food
stonecarver | in develop: 2 labour | 2 tool
seeing-hand | in rite-of-passage: 1 bury, 1 labour | 1 food, 1 idol
firewolf | in migrate: 1 camp, 1 move | 2 move
thunderclaw | 1.5 labour | 1 draw
"""
SETUP = """
setup-1 | 2 tool, 2 food | hunter | megatherium | -
setup-2 | 1 tool, 2 food | explorer | glyptodon | camp
setup-3 | 3 tool, 1 food | craftswoman | smilodon | -
setup-4 | 2 tool, 1 food | elder | woolly-rhino | camp
setup-5 | 1 tool, 1 food | shaman | giant-elk, woolly-rhino | -
"""
GLACIERS = """
glacier-01 | 2 food
glacier-02 | 2 tool
glacier-03 | 1 idol
glacier-04 | 2 idol
glacier-05 | 1 draw
glacier-06 | 1 megalith
glacier-07 | 2 vp
glacier-08 | 3 vp
glacier-09 | 1 tribe_discard
glacier-10 | 1 animal_top
"""
RESTS = """
rest-1 | 2 food
rest-2 | 1 food, 1 tool
rest-3 | 1 draw
rest-4 | 1 bury, 1 idol
rest-5 | 1 camp, 1 move
"""
STONES = """
era 1 s1-01 | villages-at | grassland | 2 per 1
era 1 s1-02 | villages-at | forest | 2 per 1
era 1 s1-03 | villages-at | canyon | 2 per 1
era 1 s1-04 | villages-at | lake | 2 per 1
era 1 s1-05 | villages-at | mountain | 2 per 1
era 1 s1-06 | villages-at | tundra | 2 per 1
era 1 s1-07 | villages-at | glacier | 2 per 1
era 1 s1-08 | camp-lands | grassland forest canyon lake mountain tundra glacier | 1 per 1
era 1 s1-09 | megaliths-low | - | 1 per 1
era 1 s1-10 | megalith-boards | - | 1 per 1
era 2 s2-01 | buried | - | table 1 2 4 6 8 10
era 2 s2-02 | megaliths-high | - | 2 per 1
era 2 s2-03 | idol-levels | - | 1 per 2
era 2 s2-04 | used-kinds | - | 1 per 1
era 2 s2-05 | used-animals | woolly-rhino | table 2 4 7 10
era 2 s2-06 | used-animals | megatherium | table 2 4 7 10
era 2 s2-07 | used-animals | glyptodon | table 2 4 7 10
era 2 s2-08 | used-animals | smilodon | table 2 4 7 10
era 2 s2-09 | used-animals | giant-elk | table 2 4 7 10
era 2 s2-10 | used-animals-of-two | woolly-mammoth argentavis | table 2 5 8 10
"""


def gains(told: c.Gains) -> str:
    """In the order of the vocabulary, labour in points."""
    parts = [f"{n / 2 if op == LABOUR else n:g} {OPS[op]}" for op, n in told.amounts]
    return ", ".join(sorted(parts)) or "-"


def price(told: c.Price) -> str:
    named = (
        (told.food, "food"), (told.tools, "tool"), (told.labour / 2, "labour"),
        (told.cards, "discard_hand"),
    )  # fmt: skip
    return ", ".join(sorted(f"{n:g} {what}" for n, what in named if n))


def ability(told: c.Ability | None) -> str:
    if told is None:
        return "-"
    out = f"in {COLUMN_IDS[told.column]}: " if told.column != c.NO_COLUMN else ""
    if told.condition != c.NO_CONDITION:
        out += f"if {c.CONDITIONS[told.condition]} >= {told.least}: "
    if not told.price.is_free:
        out += f"{price(told.price)} > "
    return out + gains(told.gains)


def cards(sort: int) -> list[c.Card]:
    return [card for card in SET.cards if card.sort == sort]


def people(sort: int) -> list[str]:
    return [
        f"{card.count} {card.id}, {card.labour / 2:g} labour, {card.vp} vp"
        f" | {ability(card.action)} | {ability(card.eclipse)}"
        for card in cards(sort)
    ]


def boards() -> list[str]:
    out: list[str] = []
    for board in SET.boards:
        spaces = [
            "to " + " ".join(str(at) for at in sorted(space.arrows))
            if space.arrows
            else gains(space.gains)
            for space in board.spaces
        ]
        out.append(f"{board.id}: " + " | ".join(spaces))
    return out


def stone(told: c.Stone) -> str:
    ids = [SET.land_ids[land] for land in told.lands]
    ids += [SET.animal_ids[animal] for animal in told.animals]
    worth = f"table {' '.join(map(str, told.table))}" if told.table else f"{told.vp} per {told.per}"
    return f"era {told.era} {told.id} | {c.COUNTS[told.counts]} | {' '.join(ids) or '-'} | {worth}"


LOADED = {
    "starting": (STARTING, people(c.STARTING)),
    "tribe": (TRIBE, people(c.TRIBE)),
    "culture": (CULTURE, [
        f"era {card.era} {card.id}, {card.vp} vp | {ability(card.action)}"
        for card in cards(c.CULTURE)
    ]),
    "animals": (ANIMALS, [
        f"{each.count} {each.id} | {gains(each.use)} | "
        + ("wild" if each.wild else " ".join(map(str, each.sets)))
        for each in SET.animals
    ]),
    "lands": (LANDS, [f"{each.count} {each.id} | {gains(each.gains)}" for each in SET.lands]),
    "boards": (BOARDS, boards()),
    "chiefs": (CHIEFS, [
        f"{each.id} | {ability(each.sides[0])} | {ability(each.sides[1])}" for each in SET.chiefs
    ]),
    "setup": (SETUP, [
        f"{each.id} | {each.tools} tool, {each.food} food | {SET.card_ids[each.tribe]} | "
        f"{', '.join(SET.animal_ids[at] for at in each.animals)} | {'camp' if each.camp else '-'}"
        for each in SET.setup_cards
    ]),
    "glaciers": (GLACIERS, [f"{each.id} | {gains(each.gains)}" for each in SET.glacier_tokens]),
    "rests": (RESTS, [f"{each.id} | {gains(each.gains)}" for each in SET.rest_tokens]),
    "stones": (STONES, [stone(each) for each in SET.stones]),
}  # fmt: skip


@pytest.mark.parametrize("pieces", list(LOADED))
def test_what_is_printed_is_loaded(pieces: str) -> None:
    printed, loaded = LOADED[pieces]
    assert loaded == printed.strip().splitlines()


def test_tracks_and_spaces_of_the_boards() -> None:
    assert SET.labour_steps == [1, 3, 5, 7, 9]
    assert SET.most_tools == 10
    assert gains(SET.village_gains) == "1 draw"
    assert [gains(each) for each in SET.storage] == ["1 tool", "-", "1 idol", "-", "1 idol"]
    assert [f"{price(each.price)} > {gains(each.gains)}" for each in SET.stone_spaces] == [
        "1 food, 1 tool > 1 idol", "1 tool, 2 food > 1 draw", "2 food, 2 tool > 1 megalith",
    ]  # fmt: skip
    assert [gains(each) for each in SET.order_rewards] == [
        "1 megalith",
        "1 draw",
        "1 idol",
        "1 tool",
    ]
    assert [gains(each) for each in SET.first_bonus] == ["-", "1 food", "1 tool", "1 food, 1 tool"]
    assert (gains(SET.rest), SET.rest_labour) == ("1 animal_use, 1 draw", 3)
    assert SET.stacking == [1, 2, 1]


def test_idol_tracks_and_burial_tables() -> None:
    idols = SET.idols
    assert idols.ratios == [3, 3, 3, 2, 2, 2, 1]
    assert [gains(each) for each in idols.rewards] == [
        "-", "1 tool", "-", "1 draw", "-", "1 megalith", "-",
    ]  # fmt: skip
    assert (idols.beyond, idols.honour_vp) == (1, [0, 0, 2, 0, 3, 0, 5])
    for cards, row in ((0, [0, 0, 0]), (1, [5, 3, 1]), (3, [5, 3, 1]), (4, [10, 6, 3]),
                       (6, [10, 6, 3]), (7, [15, 9, 5]), (20, [15, 9, 5])):  # fmt: skip
        assert [idols.burial(rank, cards) for rank in (0, 1, 2)] == row
        assert idols.burial(3, cards) == row[2]


def test_columns() -> None:
    told = {
        column.id: [
            f"{'once' if line.middle else 'again'} {price(line.price) or '-'} > "
            f"{line.number} {OPS[line.op]}"
            for line in column.lines
        ]
        + [gains(column.bottom)]
        for column in SET.columns
    }
    assert told == {
        "rite-of-passage": [
            "again 1 labour, 1 tool > 1 tribe_hand", "once 1 food > 1 tribe_discard",
            "once 1 food > 1 bury", "1 bury, 1 idol",
        ],
        "develop": [
            "again 3 labour > 1 culture_hand", "once - > 1 sacred_stone", "1 food, 1 tool",
        ],
        "migrate": [
            "again 1 tool > 1 camp", "again 1 labour > 1 move", "once 3 food > 1 village",
            "1 camp, 1 move",
        ],
        "hunt": [
            "again 1 labour > 2 animal_reveal", "again 1 labour, 1 tool > 1 animal_take",
            "once - > 1 animal_use", "1 animal_top",
        ],
    }  # fmt: skip
