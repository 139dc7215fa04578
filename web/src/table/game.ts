/**
 * What a game gives the table. Only a board, seats and sources are needed, and a game that gives nothing at all
 * is drawn by PlainScreen.
 *
 * In what a game draws, `data-about="NAME"` marks what can be read about (see `glance`), `data-piece="ID"`
 * what can travel and be read about, `data-place` where something happens and what is read about it, `data-count="SEAT WHAT"` where something is counted, `data-home` where
 * somebody's people live, `data-deck="NAME"` a deck; a piece with `data-from="NAME"` comes from it when
 * it is new. A piece that lies elsewhere than before slides there by itself.
 */

import type { Component } from "svelte";
import type { Choice, GameEvent, Pieces } from "../api/types";
import type { Count } from "../lib/count";
import type { BaseView, TableFacts, TableSurface } from "../lib/surface";
import type { Group, Switch, Topic } from "../lib/topics";
import { t } from "../lib/fluent.svelte";
import type { WordOf } from "../lib/plain";
import { MARKS } from "../ui/marks";
import type { Glance } from "./glance";
import type { Flights } from "./motion";
import type { Sound } from "./sounds";
import type { Draft, Tellers } from "./story";
import type { Turn } from "./turn.svelte";

/** What every part of a game's screen is given. */
export interface Seen<View extends BaseView = BaseView, Hints = unknown, Mind = Turn> {
  table: TableSurface<View, Hints>;
  view: View;
  pieces: Pieces;
  turn: Mind;
  seats: readonly Seat[];
  /** The seat in the big panel: one's own, or whom a spectator chose. */
  shown: number;
  /** Whether a phone's layout is used. */
  phone: boolean;
  /** Whether something has happened whose outcome is not shown yet: dice roll, goods fly. */
  holding: boolean;
  /** The chances of the choices that the coach suggests, by their texts. */
  hinted?: ReadonlyMap<string, number>;
  /** What a text of the engine is called: as the game's code says, else by its catalogue's `value-ID`. */
  word: WordOf;
  onhelp: (topic: string) => void;
  onshow: (seat: number) => void;
}

/** How a round ended: a heading, and lines as in the log. */
export interface Roundup {
  title: string;
  lines: readonly Draft[];
}

/** A tip of the guided first game: `lesson-ID` in the catalogue. */
export interface Lesson<View extends BaseView = BaseView, Hints = unknown, Mind = Turn> {
  id: string;
  /** Whether it fits now. */
  when: (seen: Seen<View, Hints, Mind>) => boolean;
  /** The `data-place` it is about. */
  point?: string;
}

/** Who sits there, as the table shows it. */
export interface Seat {
  name: string;
  /** A symbol of the sprite, for colour never tells alone; empty where only the number tells. */
  mark: string;
  /** The mark in words. */
  label: string;
}

/** The one sentence of the dock, and the word on its button. */
export interface Ask {
  sentence: string;
  /** What else there is to know. */
  note?: string;
  confirm: string;
  /** The same for those who hear it, where the eye finds more in the chooser. */
  spoken?: string;
  /** What the rules say about it. */
  about?: { title: string; topic: string };
  /** An answer that is no, on the left button as long as there is nothing to take back: to pass, to refuse. */
  back?: { word: string; actions: string[] };
}

/** An area beside the board; of a phone, one to be swiped to. It draws one element, whose place is the game's. */
export interface Panel<View extends BaseView, Hints, Mind> {
  id: string;
  icon: string;
  key: string;
  /** Of the first one, which a phone shows with the board; those of others may come later. */
  Area?: Component<Seen<View, Hints, Mind>>;
  /** What waits in it: how many, and in words. */
  waits?: (turn: Mind) => { n: number; label: string };
}

/** A source of points: `score-ID` in the catalogue. */
export interface Source {
  id: string;
  icon?: string;
}

/** The rules by topics: the default export of a game's `topics.ts`, which the rules page takes alone. */
export interface Help<View extends BaseView> {
  /** Sheets of symbols in its texts, besides the house's. */
  sheets?: readonly string[];
  /** Symbols of these sheets beside the steps of `how-to-play-N`, one each. */
  pictures?: readonly string[];
  /** The symbol of a topic; null: it has none. */
  picture?: (topic: Topic) => string | null;
  groups: readonly Group[];
  switches: readonly Switch[];
  /** What was pointed at, as a topic; null: the contents. */
  topicOf(name: string, view: View): Topic | null;
  /** Of a topic that is a piece; null: `help-ID.title`. */
  title?: (topic: Topic, pieces: Pieces) => string | null;
  /** The topic whose switches also concern this one. */
  ruledBy?: (topic: Topic, pieces: Pieces) => Topic;
  related: (topic: Topic, pieces: Pieces) => Topic[];
  /** Other topics that a number of players adds to it. */
  notes?: (topic: Topic, players: number | null) => Topic[];
  /** Instead of `help-ID.body`. */
  Body?: Component<{ topic: Topic; pieces: Pieces }>;
  /** All pieces, at the end of the rules; a section for each of these, named `rules-ID`. */
  gallery?: { ids: readonly string[]; Pieces: Component<{ id: string; pieces: Pieces }> };
}

export interface GameClient<
  View extends BaseView = BaseView,
  Event extends { kind: string } = GameEvent,
  Hints = unknown,
  Mind extends Turn<View, Hints> = Turn<View, Hints>,
> {
  /** The middle. Without panels it is all there is, and on a phone a panel itself. */
  Board: Component<Seen<View, Hints, Mind>>;
  /** What the log says of an event; without it, what the catalogue says of its kind. */
  tell?: Partial<Tellers<Event>>;
  /** Marks of the seats and their names: `KEY`, and `KEY.short` for a seat without a name. */
  seats: readonly { mark: string; key: string }[];
  sources: readonly Source[];
  panels?: readonly Panel<View, Hints, Mind>[];
  /** Where the game stands: round and phase, what is left. */
  Status?: Component<{ view: View; pieces: Pieces }>;
  turn?: (table: TableSurface<View, Hints>) => Mind;
  Chooser?: Component<Seen<View, Hints, Mind>>;
  /** What one has to spend: one slim row, on a phone always in sight above the dock. */
  Purse?: Component<Seen<View, Hints, Mind>>;
  /** What is asked; what it leaves out is as in every game (`plainAsk`). */
  ask?: (seen: Seen<View, Hints, Mind>) => Partial<Ask>;
  /** Words for an id in an argument, a view or a set, by the field it stands in; null: `value-ID`, or the id. */
  word?: (value: string, field: string, pieces: Pieces) => string | null;
  /** What travels when something happens; the views are those before and after all that came with it. */
  flights?: (event: Event, before: View, after: View, pieces: Pieces) => Flights;
  /** What is told of a thing by its name: of `data-about`, else of `data-piece` or `data-place`. */
  glance?: (name: string, seen: Seen<View, Hints, Mind>) => Glance | null;
  /** The things on the table that a choice is about, by the names that `glance` knows; without it, what its arguments name. */
  thingsOf?: (choice: Choice) => string[];
  /** What an event sounds like; null: nothing. */
  sound?: (event: Event) => Sound | null;
  /** How a round ended, where it did by these events; the log in `seen` has them already. */
  roundup?: (events: readonly Event[], seen: Seen<View, Hints, Mind>) => Roundup | null;
  /** What is told in the first game, in this order, each when it fits. */
  lessons?: readonly Lesson<View, Hints, Mind>[];
  /** What a seat has, before the result is told. */
  count?: (view: View, seat: number) => Count;
  /** Whether a seat holds something the others may not see; without it a shared screen is always covered. */
  secret?: (view: View, seat: number) => boolean;
  /** What else is told of a seat at the end. */
  Final?: Component<{ view: View; pieces: Pieces; seat: number; tied: boolean }>;
  /** What is to be known about what was played, below the result. */
  remark?: () => string;
  /** The rules, when somebody asks. */
  help?: () => Promise<{ default: Help<View> }>;
  /** What the first moment does not need. */
  later?: () => Promise<{ default: Later<View, Event, Hints, Mind> }>;
  /** Sheets of symbols besides the house's. */
  sheets?: readonly string[];
  /** Symbols of the game on things of the table: points, and what is painted on the curtain. */
  symbols?: { points?: string; curtain?: string };
}

/**
 * What a game leaves for later: the default export of its `later.ts`. On a phone it comes when the
 * board can be played, for on a slow line every part of the first moment shows; else with the rest.
 */
export interface Later<
  View extends BaseView = BaseView,
  Event extends { kind: string } = GameEvent,
  Hints = unknown,
  Mind extends Turn<View, Hints> = Turn<View, Hints>,
> extends Pick<
  GameClient<View, Event, Hints, Mind>,
  "tell" | "flights" | "glance" | "roundup" | "Final" | "remark"
> {
  /** The panels beside the first one, by their ids. */
  areas?: Readonly<Record<string, Component<Seen<View, Hints, Mind>>>>;
}

/** A client with all it left for later. */
export async function whole({ later, ...first }: GameClient): Promise<GameClient> {
  if (!later) return first;
  const { areas = {}, ...more } = (await later()).default;
  const panels = first.panels?.map((panel) => ({ ...panel, Area: areas[panel.id] ?? panel.Area }));
  return { ...first, ...more, ...(panels && { panels }) };
}

/**
 * A game's client as the table takes it: any of them. This is the one place where a game's own types
 * are forgotten; what the server sends for its tables is of these types by its schema.
 */
export function gameClient<
  View extends BaseView,
  Event extends { kind: string },
  Hints,
  Mind extends Turn<View, Hints>,
>(client: GameClient<View, Event, Hints, Mind>): GameClient {
  return client as unknown as GameClient;
}

/** Everybody at the table; a seat without a name goes by its mark, one beyond the marks by its number. */
export function seatsOf(info: TableFacts, marks: GameClient["seats"]): Seat[] {
  return info.seats.map(({ seat, name }) => {
    const own = marks[seat];
    const house = marks.length === 0 ? MARKS[seat] : undefined;
    const number = t("seat-number", { number: seat + 1 });
    return {
      name: name || (own ? t(`${own.key}.short`) : number),
      mark: own?.mark ?? house ?? "",
      label: own ? t(own.key) : number,
    };
  });
}
