/** The rules as topics, and what editions change in them. */

import type { GameOption, Options } from "../api/types";

/** A page of help: `help-ID` in the catalogue, or a single piece that the game knows how to explain. */
export type Topic = string;

export interface Group {
  /** `help-group-ID` in the catalogue. */
  id: string;
  topics: Topic[];
}

/** A rule that editions decide: the topics it belongs to, and the ways it can go. */
export interface Switch {
  option: string;
  values: string[];
  topics: Topic[];
}

/** The option that has editions for choices: its name, and what each of them decides. */
export type Editions = Pick<GameOption, "name" | "presets">;

/** How a rule is played here, and how elsewhere. */
export interface Variant {
  here: string;
  /** Whether the table plays it otherwise than its edition. */
  own: boolean;
  elsewhere: { key: string; editions: string[] }[];
}

/** Messages of the variants of a topic, `help-starvation-flat-10` and the like. */
export function variants(
  switches: readonly Switch[],
  topic: Topic,
  options: Options,
  leading: Editions | null = null,
): Variant[] {
  const presets = leading?.presets ?? {};
  const edition = leading === null ? "" : String(options[leading.name]);
  return switches
    .filter((rule) => rule.topics.includes(topic))
    .map(({ option, values }) => {
      const key = (value: string): string => `help-${option.replaceAll("_", "-")}-${value}`;
      const here = String(options[option]);
      const editions = (value: string): string[] =>
        Object.keys(presets).filter((name) => String(presets[name]?.[option]) === value);
      return {
        here: key(here),
        own: edition in presets && !editions(here).includes(edition),
        elsewhere: values
          .filter((value) => value !== here)
          .map((value) => ({ key: key(value), editions: editions(value) })),
      };
    });
}
