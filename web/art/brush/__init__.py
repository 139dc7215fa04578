"""What every drawing is made with. No pictures, and no chance: the same marks come out on every
machine, from the standard library alone."""

from .light import aura
from .paint import detail, fill, line, moved, paint, shape
from .points import Point, Points, arc_lengths, ellipse, path, paths, sample, shift
from .strokes import Taper, band, blob, dot, outline, poly, spatter, stroke, strokes
from .svg import Files, Pigment, Sheet, Symbol, drawing, gradient, symbol, tile
from .thin import thin
from .washes import dry, flow, prints

__all__ = [
    "Files",
    "Pigment",
    "Point",
    "Points",
    "Sheet",
    "Symbol",
    "Taper",
    "arc_lengths",
    "aura",
    "band",
    "blob",
    "detail",
    "dot",
    "drawing",
    "dry",
    "ellipse",
    "fill",
    "flow",
    "gradient",
    "line",
    "moved",
    "outline",
    "paint",
    "path",
    "paths",
    "poly",
    "prints",
    "sample",
    "shape",
    "shift",
    "spatter",
    "stroke",
    "strokes",
    "symbol",
    "thin",
    "tile",
]
