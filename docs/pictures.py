"""Small PNG files: fewer pixels, and a palette of 256 colours chosen for the picture."""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path

from playwright.sync_api import Page

# Done in the browser, which has the fast pixels: draws the picture smaller, then cuts its colours
# (15 bits of each) into boxes, always the most crowded one at its longest side.
REDUCE = """async ([png, width, colours]) => {
  const picture = await createImageBitmap(await (await fetch(png)).blob());
  const height = Math.round(picture.height * width / picture.width);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const binOf = (at) => (data[at] >> 3) << 10 | (data[at + 1] >> 3) << 5 | data[at + 2] >> 3;
  const counts = new Uint32Array(1 << 15);
  const sums = [0, 1, 2].map(() => new Float64Array(1 << 15));
  for (let at = 0; at < data.length; at += 4) {
    const bin = binOf(at);
    counts[bin] += 1;
    for (const side of [0, 1, 2]) sums[side][bin] += data[at + side];
  }
  const level = (bin, side) => (bin >> (10 - 5 * side)) & 31;
  const boxOf = (bins) => {
    const spans = [0, 1, 2].map((side) => {
      const levels = bins.map((bin) => level(bin, side));
      return Math.max(...levels) - Math.min(...levels);
    });
    const span = Math.max(...spans);
    const people = bins.reduce((sum, bin) => sum + counts[bin], 0);
    return { bins, people, span, side: spans.indexOf(span), weight: span * Math.sqrt(people) };
  };
  const boxes = [boxOf([...counts.keys()].filter((bin) => counts[bin] > 0))];
  while (boxes.length < colours) {
    boxes.sort((one, other) => other.weight - one.weight);
    const { bins, people, side, span } = boxes[0];
    if (span === 0) break;
    bins.sort((one, other) => level(one, side) - level(other, side));
    let [before, cut] = [0, 0];
    const last = bins.length - 1;
    while (cut < last && (cut === 0 || before < people / 2)) before += counts[bins[cut++]];
    boxes.splice(0, 1, boxOf(bins.slice(0, cut)), boxOf(bins.slice(cut)));
  }
  const indexOf = new Uint8Array(1 << 15);
  const palette = boxes.map(({ bins, people }, index) => {
    for (const bin of bins) indexOf[bin] = index;
    return [0, 1, 2].map((side) =>
      Math.round(bins.reduce((sum, bin) => sum + sums[side][bin], 0) / people));
  });
  const pixels = new Uint8Array(width * height).map((_, at) => indexOf[binOf(4 * at)]);
  let text = "";
  for (let at = 0; at < pixels.length; at += 8192) {
    text += String.fromCharCode(...pixels.subarray(at, at + 8192));
  }
  return { height, palette, pixels: btoa(text) };
}"""


def write(page: Page, shot: bytes, path: Path, width: int, colours: int = 256) -> int:
    """Write a screenshot smaller; `page` may be any open page. The answer is the size."""
    address = "data:image/png;base64," + base64.b64encode(shot).decode()
    found = page.evaluate(REDUCE, [address, width, colours])
    pixels = base64.b64decode(found["pixels"])
    rows = (pixels[at : at + width] for at in range(0, len(pixels), width))
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, found["height"], 8, 3, 0, 0, 0))
        + chunk(b"PLTE", bytes(value for colour in found["palette"] for value in colour))
        + chunk(b"IDAT", zlib.compress(b"".join(b"\0" + row for row in rows), 9))
        + chunk(b"IEND", b"")
    )
    return path.stat().st_size


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
