/** Where people stand. Positions are in units of the wide board, inside their place. */

import places from "../../art/stone-age/places.json";
import type { Land, PlayerView } from "./types";
import { LAND } from "./types";

export interface PlaceArt {
  wide: number[];
  phone: number[];
  tag: number[];
  phoneTag: number[];
  rings: number[][];
}

/** The light around a place: outlines. */
export interface Aura {
  pool: string;
  chalk: string;
  line: string;
}

export const WIDE = { width: 1104, height: 488 };
export const PHONE = { width: 390, height: 376 };

export const PLACE_ART = places as unknown as Record<Land, PlaceArt>;

/** Paint, and as long as what else is needed first: it comes with the ground. */
export async function aurasOf(): Promise<Readonly<Record<Land, Aura>>> {
  return (await import("../../art/stone-age/auras.json")).default;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Person extends Spot {
  key: string;
  seat: number;
  place: Land;
  /** Not sent yet: only where they would stand. */
  ghost: boolean;
}

export interface Planned {
  seat: number;
  place: string;
  count: number;
}

/** Everybody on the landscape, those further back first; `planned` are the people about to be sent. */
export function peopleOut(
  players: readonly PlayerView[],
  planned: Planned | null = null,
): Person[] {
  return LAND.flatMap((place) => {
    const seats: { seat: number; nth: number; ghost: boolean }[] = [];
    players.forEach((player, seat) => {
      const here = player.at[place] ?? 0;
      for (let nth = 0; nth < here; nth++) seats.push({ seat, nth, ghost: false });
    });
    if (planned?.place === place) {
      const here = players[planned.seat]?.at[place] ?? 0;
      for (let nth = 0; nth < planned.count; nth++) {
        seats.push({ seat: planned.seat, nth: here + nth, ghost: true });
      }
    }
    const spots = spotsAt(place, seats.length);
    return seats
      .map(({ seat, nth, ghost }, at) => ({
        key: `${place} ${seat} ${nth}`,
        seat,
        place,
        ghost,
        ...(spots[at] ?? { x: 0, y: 0 }),
      }))
      .sort((one, other) => one.y - other.y);
  });
}

export function spotsAt(place: Land, people: number): Spot[] {
  const rings = PLACE_ART[place].rings;
  if (rings.length > 0) return rings.map(([x = 0, y = 0]) => ({ x, y }));
  return huntSpots(people);
}

const GROUND = { left: 52, right: 292, back: 186, front: 214 };
const ROOM = 30;

/** The hunt has no rings and no limit: a loose crowd, in as many rows as it needs. */
export function huntSpots(people: number): Spot[] {
  const perRow = Math.floor((GROUND.right - GROUND.left) / ROOM) + 1;
  const rows = Math.max(1, Math.min(4, Math.ceil(people / perRow)));
  const inRow = Math.ceil(people / rows);
  const gap = Math.min(34, (GROUND.right - GROUND.left) / Math.max(1, inRow));
  const spots: Spot[] = [];
  for (let at = 0; at < people; at++) {
    const row = Math.floor(at / inRow);
    const column = at % inRow;
    const width = (Math.min(inRow, people - row * inRow) - 1) * gap;
    const depth =
      rows === 1 ? 206 : GROUND.back + ((GROUND.front - GROUND.back) * row) / (rows - 1);
    spots.push({
      x: Math.round(
        (GROUND.left + GROUND.right - width) / 2 + column * gap + (row % 2) * gap * 0.35,
      ),
      y: Math.round(depth + (column % 2) * 7),
    });
  }
  return spots;
}

/** Where a spot of a place lies on the board, in percent of its size. */
export function onBoard(place: Land, spot: Spot, phone: boolean): Spot {
  const art = PLACE_ART[place];
  if (phone) {
    const [x = 0, y = 0, scale = 1] = art.phone;
    return {
      x: ((x + spot.x * scale) / PHONE.width) * 100,
      y: ((y + spot.y * scale) / PHONE.height) * 100,
    };
  }
  const [x = 0, y = 0] = art.wide;
  return { x: ((x + spot.x) / WIDE.width) * 100, y: ((y + spot.y) / WIDE.height) * 100 };
}
