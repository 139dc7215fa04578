/** The rules as topics, and what editions change in them. */

import type { Options } from "../api/types";

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

/** What each edition decides, by its name. */
export type Presets = Readonly<Record<string, Options>>;

/** How a rule is played here, and how elsewhere. */
export interface Variant {
  here: string;
  /** Whether the table plays it otherwise than its edition. */
  own: boolean;
  elsewhere: { key: string; editions: string[] }[];
}

/** Messages of the variants of a topic, `help-starvation-flat-10` and the like; `presets` are the editions. */
export function variants(
  switches: readonly Switch[],
  topic: Topic,
  options: Options,
  presets: Presets = {},
): Variant[] {
  return switches
    .filter((rule) => rule.topics.includes(topic))
    .map(({ option, values }) => {
      const key = (value: string): string => `help-${option.replaceAll("_", "-")}-${value}`;
      const here = String(options[option]);
      const editions = (value: string): string[] =>
        Object.keys(presets).filter((name) => String(presets[name]?.[option]) === value);
      const edition = String(options.edition);
      return {
        here: key(here),
        own: edition in presets && !editions(here).includes(edition),
        elsewhere: values
          .filter((value) => value !== here)
          .map((value) => ({ key: key(value), editions: editions(value) })),
      };
    });
}
