"""Pictures of Endless Winter. Ids end as those of the engine's sets and words do.

`other` in place of a land, an animal, a card or a chief stands for one of another set.

Sheets of symbols, in the order in which a table needs them:

signs.svg
  op-OP             32 x 32, for every word in `ops.OPS`
  when-CONDITION    the same for `components.CONDITIONS`
  place-PLACE       in the colour of the words, for `ops.PLACE_IDS`
  sign-NAME         half-labour chain points-end cards deck pile discard eclipse day rest order
                    glacier folk boards upper unlike half chief;
                    in the colour of the words: labour-print beast-print eclipse-line arrow then or
                    plus minus again once first flip zoom
  m-TRIBE           24 x 24 in the colour of the words: wolf bison lioness eagle
board.svg
  land-TERRAIN      86.6 x 99, a hexagon 86.6 x 79 with room above; land-light glows on it
  chip-TERRAIN      32 x 32, the same among words
  figure-TRIBE leader-TRIBE camp-TRIBE village-TRIBE idol-TRIBE
  megalith-WHOSE    a tribe's stone or a neutral one in its place (see `megaliths.py`);
                    megalith-top-WHOSE from above, megalith-front-WHOSE as it is stored;
                    megalith-shadow under one that lies on others, megalith-light where one
                    may be put
  board board-turned board-start, and board-arrow-right -left -front -back over it
  stone-ID          60 x 60, a sacred stone without its number (needs cards.svg)
  bed-era-1 bed-era-2 bed-glacier bed-rest
  hide track-offering track-honour cord     may be stretched
  aura standing-place notch totality
  ground-terrace ground-ice ground-steppe   washes under the megalith, the land and the herd
cards.svg
  animal-ID         each of its own size, facing right
  role-ID           84 x 88, for every kind of starting and tribe card
  culture-ID        32 x 32
  chief-ID-a chief-ID-b   80 x 84, its sides; bust-ID is what they share
  back-tribe back-animal back-culture-1 back-culture-2, card-burial

Pictures by themselves: sky.svg 1440 x 400, wide.svg 1104 x 540 and tall.svg 390 x 560 (with
board.svg), covers.

What may be chosen is lit by `--light-pool`, `--light-coal`, `--light-chalk` and `--light-line`,
and hands of labour have `--hand` and `--hand-no`; whoever shows them may set these to say more.
"""

from __future__ import annotations

from brush import Files, Sheet, Symbol, drawing, thin

from . import (
    animals,
    cards,
    chiefs,
    furniture,
    grammar,
    grounds,
    lands,
    megaliths,
    pieces,
    roles,
    signs,
    stones,
    tribes,
)
from .cover import cover
from .sky import sky
from .wide_cover import wide_cover


def thinned(symbols: list[Symbol], tolerance: float) -> list[Symbol]:
    """The larger the units of a drawing, the fewer points it needs."""
    return [one._replace(body=thin(one.body, tolerance)) for one in symbols]


def early() -> Sheet:
    signs_of_words = [*signs.symbols(), *grammar.symbols(), *tribes.marks()]
    return Sheet(thinned(signs_of_words, 0.1))


def board() -> Sheet:
    return Sheet(
        [
            *thinned(lands.symbols(), 0.22),
            *thinned([*tribes.symbols(), *pieces.symbols()], 0.12),
            *thinned(megaliths.symbols(), 0.2),
            *thinned(stones.symbols(), 0.2),
            *thinned(furniture.symbols(), 0.25),
            *thinned(grounds.symbols(), 0.5),
        ]
    )


def late() -> Sheet:
    return Sheet(
        [
            *thinned(animals.symbols(), 0.4),
            *thinned([*roles.symbols(), *chiefs.symbols()], 0.2),
            *thinned(cards.symbols(), 0.12),
        ]
    )


def files() -> Files:
    above = ' class="sky" preserveAspectRatio="xMidYMin slice"'
    return {
        "signs.svg": early().svg(signs.CLIP),
        "board.svg": board().svg(),
        "cards.svg": late().svg(),
        "sky.svg": thin(drawing("0 0 1440 400", sky(), above), 0.5),
        "wide.svg": thin(drawing("0 0 1104 540", grounds.wide(), ' class="art"'), 0.3),
        "tall.svg": thin(drawing("0 0 390 560", grounds.tall(), ' class="art"'), 0.2),
        "cover.svg": thin(cover(), 0.3),
        "wide-cover.svg": thin(wide_cover(), 0.3),
    }
