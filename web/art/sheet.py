"""The sheet of symbols: every drawing ends up here under its name. Colours only by class."""

from brush import blob, outline, paint, shift, strokes

S = {}  # name -> (viewBox, markup)


def sym(name, body, vb="0 0 32 32"):
    S[name] = (vb, "".join(body))


def fill(cls, pts, seed=1, rough=0.22, step=2):
    return paint(cls, blob(pts, rough, seed, step))


def line(pts, w=2.2, seed=1, **k):
    return paint("ln", outline(pts, w, seed, **k))


def det(lst, w=1.5, seed=1, taper=(0.2, 0.5), cls="ink"):
    return paint(cls, strokes(lst, w, taper, seed))


def shape(cls, pts, seed=1, w=2.2):
    return fill(cls, shift(pts, 0.25, 0.2), seed) + line(pts, w, seed)
