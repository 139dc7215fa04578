"""Draws everything the table shows and writes it as plain SVG: `python build.py OUT_DIR`.

Only the standard library, and no chance: the same files come out on every machine. Colours are
class names; the style sheet of the table gives them pigments, by day and by night.
"""

import json
import re
import sys
from pathlib import Path

# Each module draws its symbols on the sheet when it is imported.
import beasts  # noqa: F401
import bits  # noqa: F401
import dice  # noqa: F401
import furniture  # noqa: F401
import glyphs  # noqa: F401
import ground_tall
import ground_wide
import light
import pits  # noqa: F401
import village  # noqa: F401
import walls
import workers  # noqa: F401
from sheet import S

SVG = 'svg xmlns="http://www.w3.org/2000/svg"'

# Pigment gradients: strong at the back line, thin at the belly.
GRADIENTS = {
    "red": (1, 2, ".6", ".55"),
    "umber": (3, 4, ".65", ".7"),
    "ochre": (5, 6, ".6", ".6"),
    "dark": (7, 8, ".7", ".75"),
}

# Where a place lies: corner and size on the wide board (1104 x 488), corner on the phone's
# (390 x 376, drawn at `SMALL`), and where its name stands in percent of the place, wide and phone.
SMALL = 0.58
PLACES = {
    "hunt": ((10, 10, 340, 240), (4, 10), (49, 99), (31, 7)),
    "forest": ((372, 18, 255, 225), (2, 130), (46, 104), (46, 104)),
    "clay-pit": ((638, 74, 200, 170), (152, 118), (50, 104), (50, 104)),
    "quarry": ((846, 2, 260, 235), (236, 4), (80, 100), (25, 14)),
    "river": ((850, 245, 254, 243), (250, 150), (82, 96), (67, 101)),
    "toolmaker": ((14, 276, 180, 200), (-3, 252), (51, 95), (52, 93)),
    "hut": ((202, 270, 180, 200), (82, 252), (51, 98), (51, 93)),
    "field": ((650, 288, 180, 200), (168, 254), (51, 91), (51, 91)),
}
RINGS = {
    "hunt": [],
    "forest": [
        (58, 180),
        (98, 180),
        (138, 180),
        (178, 180),
        (78, 205),
        (118, 205),
        (158, 205),
    ],
    "clay-pit": [
        (19, 106),
        (34, 128),
        (63, 145),
        (100, 151),
        (137, 145),
        (166, 128),
        (181, 106),
    ],
    "quarry": [
        (60, 194),
        (104, 194),
        (148, 194),
        (192, 194),
        (82, 217),
        (126, 217),
        (170, 217),
    ],
    "river": light.RIVER_RINGS,
    "toolmaker": [(92, 160)],
    "hut": [(70, 160), (114, 160)],
    "field": [(92, 158)],
}
AURAS = {"hunt": "hunt", "clay-pit": "clay", "toolmaker": "tool"}

# Rock: tiles of turbulence that the browser rasterises once. Size, frequency, octaves, seed, and
# by day and by night the pigment, its strength and offset.
TILES = {
    "stain": (900, ".0045 .007", 3, 4, ("8A5A24", 1.9, -0.86), ("6A4420", 1.6, -0.74)),
    "grain": (220, ".55", 2, 7, ("4A2E14", 0.9, -0.40), ("000000", 1.2, -0.46)),
    "speck": (260, ".42 .5", 3, 9, ("F1E2C2", 7, -3.55), ("F1D9A8", 7, -3.55)),
}


def gradient(name: str) -> str:
    strong, thin, middle, end = GRADIENTS[name]
    stops = (
        f'<stop class="g{strong}" offset="0"/><stop class="g{thin}" offset="{middle}"/>'
        f'<stop class="g{thin}" offset="1" stop-opacity="{end}"/>'
    )
    return f'<linearGradient id="g-{name}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


def symbol(name: str) -> str:
    box, body = S[name]
    return f'<symbol id="{name}" viewBox="{box}">{body}</symbol>'


def sprite(wanted: list[str], defs: str = "") -> str:
    symbols = "".join(map(symbol, wanted))
    return f'<{SVG} width="0" height="0" aria-hidden="true"><defs>{defs}{symbols}</defs></svg>'


def drawing(box: str, body: str, extra: str = "") -> str:
    return f'<{SVG} viewBox="{box}" aria-hidden="true"{extra}>{body}</svg>'


def tile(
    size: int, frequency: str, octaves: int, seed: int, pigment: tuple[str, float, float]
) -> str:
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


def places() -> dict[str, dict[str, object]]:
    """Geometry and light of the places, for the client to lay buttons and people on."""
    out: dict[str, dict[str, object]] = {}
    for name, (wide, phone, tag, phone_tag) in PLACES.items():
        aura = light.AURA_SVG[AURAS.get(name, name)]
        out[name] = {
            "wide": wide,
            "phone": (*phone, SMALL),
            "tag": tag,
            "phoneTag": phone_tag,
            "rings": RINGS[name],
            "aura": dict(re.findall(r'class="aura-(\w+)" d="([^"]+)"', aura)),
        }
    return out


def files() -> dict[str, str]:
    land = [name for name in S if name[:2] in ("a-", "v-") and name != "a-horse"]
    out = {
        "icons.svg": sprite(
            [name for name in S if name not in land], "".join(map(gradient, GRADIENTS))
        ),
        "land.svg": sprite(land),
        "wide.svg": drawing("0 0 1104 488", ground_wide.wide(), ' class="art"'),
        "tall.svg": drawing("0 0 390 376", ground_tall.tall(), ' class="art"'),
        "wall.svg": drawing("0 0 1440 900", walls.wall(), ' preserveAspectRatio="xMidYMid slice"'),
        "ledge.svg": drawing(
            "0 0 1110 42", walls.ledge(), ' class="ledge" preserveAspectRatio="none"'
        ),
        "places.json": json.dumps(places(), separators=(",", ":")),
    }
    for name, (size, frequency, octaves, seed, day, night) in TILES.items():
        out[f"{name}-day.svg"] = tile(size, frequency, octaves, seed, day)
        out[f"{name}-night.svg"] = tile(size, frequency, octaves, seed, night)
    return out


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        path = folder / name
        if not path.exists() or path.read_text("utf-8") != text:  # an unchanged file keeps its date
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: build.py OUT_DIR")
    main(Path(sys.argv[1]))
