/** Stone Age as the server tells it: views and events are the server's own, from its schema. */

import type { components } from "../../api/schema";
import type { TableSurface } from "../../lib/surface";
import type { Seen } from "../../table/game";
import type { Turn } from "./turn.svelte";

export const RESOURCES = ["wood", "clay", "stone", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Good = Resource | "food";
export type Goods = Record<Resource, number>;
export type Face = Resource | "tool" | "agriculture";

/** The eight places of the landscape; cards and buildings are places too, but lie on the shelf. */
export const LAND = [
  "hunt",
  "forest",
  "clay-pit",
  "quarry",
  "river",
  "toolmaker",
  "hut",
  "field",
] as const;
export type Land = (typeof LAND)[number];
export type PlaceName = Land | `card ${number}` | `building ${number}`;

export const SYMBOLS = [
  "healing",
  "art",
  "music",
  "writing",
  "time",
  "pottery",
  "transport",
  "weaving",
] as const;
export type CultureSymbol = (typeof SYMBOLS)[number];
export const WORKERS = ["farmer", "toolmaker", "builder", "shaman"] as const;
export type Worker = (typeof WORKERS)[number];

type Schemas = components["schemas"];

export type ToolView = Schemas["StoneAgeToolView"];
/** Keys of a dictionary are lost in the schema: here they are again. */
export type PlayerView = Omit<Schemas["StoneAgePlayerView"], "at"> & {
  at: Partial<Record<PlaceName, number>>;
};
export type DecisionView = NonNullable<Schemas["StoneAgeView"]["decision"]>;
export type Phase = Schemas["StoneAgeView"]["phase"];
export type StoneAgeView = Omit<Schemas["StoneAgeView"], "players"> & { players: PlayerView[] };
export type StoneAgeEvent = Schemas["StoneAgeEvent"];
export type StoneAgeHints = Schemas["StoneAgeHints"];
/** Resources there are, and how many a price takes at least. */
export type Lost = Schemas["StoneAgeLostShape"];

/** A civilization card; of `symbol` and `worker` one is null. */
export type Card = Schemas["StoneAgeCardShape"];

/** A building; without a `cost` the payer chooses `least` to `most` goods, of `kinds` kinds unless that is 0. */
export type Tile = Schemas["StoneAgeTileShape"];

/** All that lies in the box. */
export type Components = Omit<Schemas["StoneAgePieces"], "room" | "odds" | "worth"> & {
  /** How many people of all tribes a place holds; null: any number. */
  room: Record<PlaceName, number | null>;
  /** By place and number of people less one: the chances of 0, 1, 2 ... goods. */
  odds: Partial<Record<PlaceName, number[][]>>;
  /** Dice points that yield one, and for resources their worth in points. */
  worth: Record<Good, number>;
};

/** The tribes by seat: what tells them apart besides colour is their mark. */
export const MARKS = ["hand", "fish", "sun", "spiral"] as const;
export type Mark = (typeof MARKS)[number];

export function markOf(seat: number): Mark {
  return MARKS[seat] ?? "hand";
}

export type StoneAgeTable = TableSurface<StoneAgeView, StoneAgeHints>;
/** What the parts of the screen are given. */
export type StoneAgeSeen = Seen<StoneAgeView, StoneAgeHints, Turn>;
