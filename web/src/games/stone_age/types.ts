/** Stone Age as the server tells it: games/stone_age/view.py, events.py and the hints of docs/protocol.md. */

export const RESOURCES = ["wood", "clay", "stone", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Good = Resource | "food";
export type Goods = Record<Resource, number>;
export type Face = Resource | "tool" | "agriculture";

/** The eight places of the landscape; cards and buildings are places too, but lie on the shelf. */
export const LAND = ["hunt", "forest", "clay-pit", "quarry", "river", "toolmaker", "hut", "field"] as const;
export type Land = (typeof LAND)[number];
export type PlaceName = Land | `card ${number}` | `building ${number}`;

export const SYMBOLS = ["healing", "art", "music", "writing", "time", "pottery", "transport", "weaving"] as const;
export type CultureSymbol = (typeof SYMBOLS)[number];
export const WORKERS = ["farmer", "toolmaker", "builder", "shaman"] as const;
export type Worker = (typeof WORKERS)[number];

export interface ToolView {
  value: number;
  used: boolean;
}

export interface Breakdown {
  buildings: number;
  card_points: number;
  hunger: number;
  culture: number;
  farmers: number;
  toolmakers: number;
  builders: number;
  shamans: number;
  resources: number;
}

export interface PlayerView {
  people: number;
  home: number;
  at: Partial<Record<PlaceName, number>>;
  food: number;
  goods: Goods;
  agriculture: number;
  tools: ToolView[];
  one_use_tools: number[];
  any_two: boolean;
  cards: string[];
  extra_cards: number;
  extra: string | null;
  buildings: string[];
  points: number;
  score: number;
  breakdown: Breakdown;
}

export type DecisionView =
  | { kind: "placing"; seat: number; passed: number }
  | { kind: "using" | "feeding" | "last-chance"; seat: number }
  | { kind: "adding-tools"; seat: number; place: Land; dice: number[] }
  | { kind: "buying-card"; seat: number; slot: number }
  | { kind: "buying-tile"; seat: number; stack: number }
  | { kind: "picking-die"; seat: number; faces: Face[] };

export type Phase = "placing" | "using" | "feeding" | "last-chance" | "over";

export interface StoneAgeView {
  game: string;
  rules: string;
  options: Record<string, string | boolean | number>;
  viewer: number | null;
  round: number;
  first: number;
  phase: Phase;
  actor: number | null;
  decision: DecisionView | null;
  row: (string | null)[];
  deck: number;
  stacks: { tile: string | null; left: number }[];
  players: PlayerView[];
  over: boolean;
  winners: number[];
}

export type StoneAgeEvent =
  | { kind: "placed"; seat: number; place: PlaceName; count: number }
  | { kind: "used"; seat: number; place: PlaceName; gained: number }
  | { kind: "rolled"; seat: number; place: Land; dice: number[] }
  | { kind: "gathered"; seat: number; place: Land; tools: string[]; total: number; good: Good; amount: number }
  | { kind: "bought"; seat: number; card: string; slot: number; paid: Partial<Goods> }
  | { kind: "built"; seat: number; tile: string; stack: number; paid: Partial<Goods>; points: number }
  | { kind: "declined"; seat: number; place: PlaceName }
  | { kind: "turned"; stack: number; tile: string | null }
  | { kind: "gained"; seat: number; card: string; good: string; amount: number }
  | { kind: "drew"; seat: number; card: string | null; cards: number }
  | { kind: "market"; seat: number; faces: Face[] }
  | { kind: "picked"; seat: number; face: Face; gained: number }
  | { kind: "took-two"; seat: number; goods: Resource[] }
  | {
      kind: "fed";
      seat: number;
      harvest: number;
      eaten: number;
      paid: Partial<Goods>;
      missing: number;
      points: number;
    }
  | { kind: "round"; round: number; first: number; row: string[]; dealt: number }
  | { kind: "ended"; reason: "cards" | "buildings" }
  | { kind: "counted"; extra: (string | null)[]; scores: number[] };

export type CardTop =
  | "market"
  | "food"
  | "resource"
  | "points"
  | "tool"
  | "agriculture"
  | "dice"
  | "extra-card"
  | "one-use-tool"
  | "any-two";

/** A civilization card; of `symbol` and `worker` one is null. */
export interface Card {
  id: string;
  top: CardTop;
  amount: number;
  resource: Resource | null;
  symbol: CultureSymbol | null;
  worker: Worker | null;
  count: number;
}

/** A building; without a `cost` the payer chooses `least` to `most` goods, of `kinds` kinds unless that is 0. */
export interface Tile {
  id: string;
  cost: Goods | null;
  points: number;
  least: number;
  most: number;
  kinds: number;
}

export interface Components {
  cards: Card[];
  tiles: Tile[];
  /** By place and number of people less one: the chances of 0, 1, 2 ... goods. */
  odds: Partial<Record<PlaceName, number[][]>>;
  /** Dice points that yield one, and for resources their worth in points. */
  worth: Record<Good, number>;
}

/** The tribes by seat: what tells them apart besides colour is their mark. */
export const MARKS = ["hand", "fish", "sun", "spiral"] as const;
export type Mark = (typeof MARKS)[number];

export function markOf(seat: number): Mark {
  return MARKS[seat] ?? "hand";
}
