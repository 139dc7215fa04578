/**
 * What may be chosen now, sorted by what one clicks. The server lists the legal actions; nothing here knows a rule.
 */

import type { OpenChoice } from "../../lib/surface";
import type { Face, Goods, PlaceName, Resource } from "./types";
import { RESOURCES } from "./types";

export interface Option {
  index: number;
  text: string;
}
export interface CountOption extends Option {
  count: number;
}
export interface MixOption extends Option {
  mix: Goods;
}
export interface ToolsOption extends Option {
  tools: string[];
}
export interface FaceOption extends Option {
  face: Face;
}
export interface RaiseOption extends Option {
  /** The tile, as `ToolsOption` names it. */
  tool: string;
}

export interface Options {
  place: Map<PlaceName, CountOption[]>;
  use: Map<PlaceName, Option>;
  pay: MixOption[];
  add: ToolsOption[];
  pick: FaceOption[];
  take: MixOption[];
  raise: RaiseOption[];
  decline: Option | null;
}

export const NO_GOODS: Readonly<Goods> = { wood: 0, clay: 0, stone: 0, gold: 0 };

export function optionsOf(choices: readonly OpenChoice[]): Options {
  const options: Options = {
    place: new Map(),
    use: new Map(),
    pay: [],
    add: [],
    pick: [],
    take: [],
    raise: [],
    decline: null,
  };
  for (const choice of choices) sort(options, choice);
  return options;
}

function sort(options: Options, { index, text, kind, arguments: told }: OpenChoice): void {
  const option = { index, text };
  switch (kind) {
    case "place": {
      const place = told.place as PlaceName;
      const counts = options.place.get(place) ?? [];
      options.place.set(place, [...counts, { ...option, count: told.count as number }]);
      break;
    }
    case "use":
      options.use.set(told.place as PlaceName, option);
      break;
    case "pay":
      options.pay.push({ ...option, mix: { ...NO_GOODS, ...(told as Partial<Goods>) } });
      break;
    case "add":
      options.add.push({ ...option, tools: told.tools as string[] });
      break;
    case "pick":
      options.pick.push({ ...option, face: told.face as Face });
      break;
    case "take":
      options.take.push({ ...option, mix: pair(told.first as Resource, told.second as Resource) });
      break;
    case "raise":
      options.raise.push({ ...option, tool: told.tool as string });
      break;
    case "decline":
      options.decline = option;
  }
}

function pair(first: Resource, second: Resource): Goods {
  const mix = { ...NO_GOODS };
  mix[first] += 1;
  mix[second] += 1;
  return mix;
}

export function total(mix: Goods): number {
  return RESOURCES.reduce((sum, good) => sum + mix[good], 0);
}

export function sameMix(one: Goods, other: Goods): boolean {
  return RESOURCES.every((good) => one[good] === other[good]);
}

/** The option of exactly this mix. */
export function mixOption(options: readonly MixOption[], mix: Goods): MixOption | null {
  return options.find((option) => sameMix(option.mix, mix)) ?? null;
}

/** Whether some option holds at least this mix: then one may go on from here. */
export function leadsOn(options: readonly MixOption[], mix: Goods): boolean {
  return options.some((option) => RESOURCES.every((good) => option.mix[good] >= mix[good]));
}

export function withMore(mix: Goods, good: Resource, by: number): Goods {
  return { ...mix, [good]: mix[good] + by };
}

/**
 * The mix one good further. Where nothing is left to add, a good of another kind makes room for it,
 * so that one click exchanges.
 */
export function addGood(options: readonly MixOption[], mix: Goods, good: Resource): Goods | null {
  const more = withMore(mix, good, 1);
  if (leadsOn(options, more)) return more;
  for (const other of RESOURCES) {
    if (other === good || mix[other] === 0) continue;
    const exchanged = withMore(more, other, -1);
    if (leadsOn(options, exchanged)) return exchanged;
  }
  return null;
}

/** The option that adds exactly these tools, in whatever order they were named. */
export function toolsOption(
  options: readonly ToolsOption[],
  tools: readonly string[],
): ToolsOption | null {
  return (
    options.find(
      (option) =>
        option.tools.length === tools.length && option.tools.every((tool) => tools.includes(tool)),
    ) ?? null
  );
}

/** The tools that some option adds, in the order of the tiles. */
export function toolsOffered(options: readonly ToolsOption[]): string[] {
  const names = new Set(options.flatMap((option) => option.tools));
  return [...names].sort((one, other) => rank(one) - rank(other));
}

function rank(tool: string): number {
  const [kind, number] = tool.split("-");
  return (kind === "once" ? 100 : 0) + Number(number);
}

/** A mix to begin with: what brings most, and of that what gives away least. */
export function firstMix(
  options: readonly MixOption[],
  brings: Readonly<Record<string, number>>,
  worth: (mix: Goods) => number,
): Goods {
  let best: MixOption | null = null;
  for (const option of options) {
    if (best === null || better(option, best)) best = option;
  }
  return best ? { ...best.mix } : { ...NO_GOODS };

  function better(one: MixOption, other: MixOption): boolean {
    const gain = (brings[one.index] ?? 0) - (brings[other.index] ?? 0);
    return gain > 0 || (gain === 0 && worth(one.mix) < worth(other.mix));
  }
}
