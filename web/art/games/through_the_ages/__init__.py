"""Pictures of Through the Ages.

Sheets of symbols, of which the client names those it shows:

cards.svg
  card-ID           64 x 64, a picture for every card of `civil.py` and `military.py`, in the manner
                    of its age; a colony's island is the picture of its territory
signs.svg
  kind-KIND         32 x 32 in the colour of the words, for every kind in `cards.KIND_NAMES`
  branch-BRANCH     the same for `cards.BRANCH_NAMES`
  sign-NAME         32 x 32: food resources science culture happy unhappy strength civil military
                    pebble yellow-token colonization civil-card military-card corruption consumption
                    revolution urban war pact events either;
                    in the colour of the words: civil-spent military-spent pebble-gap arrow up down
                    warning lock hand leaves taken times;
                    30 x 35: person person-idle, and in the colour of the words person-gap
  tab-AGE           32 x 32, an age's colour with its number: A I II III IV
  window-KIND       88 x 64, the line round a card's window; `clip-KIND` is its clipping path
  ground-AGE        88 x 64, what is behind a picture in such a window
  find-NAME         64 x 64: amphora shard column ammonite coin helmet blade key anchor cog
                    bottle tin
land.svg
  layer-AGE         762 x 84, may be stretched: the ground begins at y = 6, and what is below y = 78
                    lies under the next; also layer-bedrock and layer-turf
  sky-wide sky-tall 762 x 120 and 374 x 78
  ledge-AGE         1440 x 40, the shelf of the row
  wonder-ID         64 x 62, as it stands on the skyline (needs cards.svg)
  ghost-ID          the same before it is built, in lines of the colour of the words

A window is put together so, the picture where it sits best in its shape:

  <svg viewBox="0 0 88 64">
    <g clip-path="url(#clip-KIND)">
      <use href="#ground-AGE" width="88" height="64" />
      <use href="#card-ID" x="17" y="5" width="54" height="54" />
    </g>
    <use href="#window-KIND" width="88" height="64" />
  </svg>

Besides the house's pigments these drawings have their own, as custom properties that the game's
style sheet sets by day and by night (`pigments.py`).
"""

from __future__ import annotations

from brush import Files, Sheet, thin

from . import cards, finds, kinds, land, skyline, tabs, tokens, windows
from .cover import cover
from .wide_cover import wide_cover


def files() -> Files:
    signs = [
        *kinds.symbols(),
        *tokens.symbols(),
        *tabs.symbols(),
        *windows.symbols(),
        *finds.symbols(),
    ]
    return {
        "cards.svg": thin(Sheet(cards.symbols()).svg()),
        "signs.svg": thin(Sheet(signs).svg(windows.clips()), 0.1),
        "land.svg": thin(Sheet([*land.symbols(), *skyline.symbols()]).svg()),
        "cover.svg": cover(),
        "wide-cover.svg": wide_cover(),
    }
