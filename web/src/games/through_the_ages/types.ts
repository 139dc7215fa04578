/** Through the Ages as the server tells it: views and events are the server's own, from its schema. */

import type { components } from "../../api/schema";
import type { OpenChoice, TableSurface } from "../../lib/surface";
import type { Seen } from "../../table/game";
import type { Turn } from "./turn.svelte";

type Schemas = components["schemas"];

export const AGES = ["A", "I", "II", "III"] as const;
export type Age = Schemas["ThroughTheAgesView"]["age"];

/** Kinds of cards on which workers stand: the columns of the ground, in this order. */
export const COLUMNS = [
  "farm",
  "mine",
  "lab",
  "temple",
  "library",
  "theater",
  "arena",
  "infantry",
  "cavalry",
  "artillery",
  "air",
] as const;
export type Column = (typeof COLUMNS)[number];

/** The ratings, in the one order that is used everywhere. */
export const RATINGS = ["food", "resources", "science", "culture", "happy", "strength"] as const;
export type Rating = (typeof RATINGS)[number];

export type View = Schemas["ThroughTheAgesView"];
export type Player = Schemas["ThroughTheAgesPlayerView"];
export type Decision = NonNullable<View["decision"]>;
export type Event = Schemas["ThroughTheAgesEvent"];
export type Hints = Schemas["ThroughTheAgesHints"];
export type Change = Schemas["ThroughTheAgesChange"];
export type Changing = keyof Change;
export type Way = Schemas["ThroughTheAgesWay"];
export type Forecast = Schemas["ThroughTheAgesForecast"];
export type Civil = Schemas["ThroughTheAgesCivilShape"];
export type Military = Schemas["ThroughTheAgesMilitaryShape"];
export type Card = Civil | Military;
export type Clause = Schemas["ThroughTheAgesClauseShape"];
export type Box = Schemas["ThroughTheAgesPieces"];
export type Choice = OpenChoice;

export type Table = TableSurface<View, Hints>;
/** What the parts of the screen are given. */
export type OwnSeen = Seen<View, Hints, Turn>;
