"""What a folder of pictures is made of, and how it is written down.

A folder (`house`, or one in `games`) has a function `files() -> Files` in its `__init__`; that is
all `build.py` knows of it. Files are made of

  Symbol, Sheet   drawings with names, which a page shows with `<use href="#name">`
  drawing         one picture, which a page takes in whole
  tile            rock that a style sheet repeats
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .paint import moved
from .strokes import num

Files = dict[str, str]  # file name -> text

SVG = 'svg xmlns="http://www.w3.org/2000/svg"'
ICON = "0 0 32 32"


class Symbol(NamedTuple):
    name: str
    box: str
    body: str

    def svg(self) -> str:
        return f'<symbol id="{self.name}" viewBox="{self.box}">{self.body}</symbol>'

    def use(self, x: float, y: float, w: float, extra: str = "") -> str:
        """Shown from a sheet that is in the page."""
        _, _, across, high = self._box()
        size = f'width="{num(w)}" height="{num(w * high / across)}"{(" " + extra) if extra else ""}'
        return f'<use href="#{self.name}" x="{num(x)}" y="{num(y)}" {size}/>'

    def copy(self, x: float, y: float, w: float) -> str:
        """Drawn once more, for a picture that needs no sheet."""
        left, top, across, _ = self._box()
        s = w / across
        return moved(self.body, f"translate({num(x - left * s)} {num(y - top * s)}) scale({s:.4g})")

    def _box(self) -> tuple[float, float, float, float]:
        left, top, across, high = map(float, self.box.split())
        return left, top, across, high


def symbol(name: str, *marks: str, box: str = ICON) -> Symbol:
    return Symbol(name, box, "".join(marks))


class Sheet:
    """Symbols by name."""

    def __init__(self, symbols: Iterable[Symbol]) -> None:
        self._symbols: dict[str, Symbol] = {}
        for one in symbols:
            if one.name in self._symbols:
                raise ValueError(f"two symbols are called {one.name}")
            self._symbols[one.name] = one

    def __getitem__(self, name: str) -> Symbol:
        return self._symbols[name]

    def svg(self, defs: str = "") -> str:
        symbols = "".join(one.svg() for one in self._symbols.values())
        return f'<{SVG} width="0" height="0" aria-hidden="true"><defs>{defs}{symbols}</defs></svg>'


def drawing(box: str, body: str, extra: str = "") -> str:
    return f'<{SVG} viewBox="{box}" aria-hidden="true"{extra}>{body}</svg>'


def gradient(name: str, strong: str, thin: str, middle: str, end: str) -> str:
    """Pigment that is strong at the back line and thin at the belly."""
    stops = (
        f'<stop class="{strong}" offset="0"/><stop class="{thin}" offset="{middle}"/>'
        f'<stop class="{thin}" offset="1" stop-opacity="{end}"/>'
    )
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


class Pigment(NamedTuple):
    colour: str
    strength: float
    offset: float


def tile(size: int, frequency: str, octaves: int, seed: int, pigment: Pigment) -> str:
    """Turbulence that the browser rasterises once."""
    colour, strength, offset = pigment
    rgb = " ".join(f"0 0 0 0 {int(colour[at : at + 2], 16) / 255:.2f}" for at in (0, 2, 4))
    noise = (
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="{octaves}"'
        f' seed="{seed}" stitchTiles="stitch"/>'
        f'<feColorMatrix values="{rgb} {strength} 0 0 0 {offset}"/>'
    )
    return (
        f'<{SVG} width="{size}" height="{size}">'
        f'<filter id="f" x="0" y="0" width="100%" height="100%">{noise}</filter>'
        f'<rect width="100%" height="100%" filter="url(#f)"/></svg>'
    )
