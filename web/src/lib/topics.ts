/** The rules as topics, and what editions change in them. */

import type { GameOption, Options, OptionValue } from "../api/types";

/** A page of help: `help-ID` in the catalogue, or a single piece that the game knows how to explain. */
export type Topic = string;

export interface Group {
  /** `help-group-ID` in the catalogue. */
  id: string;
  topics: Topic[];
}

/** A rule that an option decides: the topics it belongs to. */
export interface Switch {
  option: string;
  /** The ways it can go where editions decide it: `help-OPTION-VALUE`; without them it is told by the option's own words. */
  values?: string[];
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
    .filter((rule) => rule.values !== undefined && rule.topics.includes(topic))
    .map(({ option, values = [] }) => {
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

/** Options that a topic depends on and that the table has chosen otherwise than usual, with what it chose. */
export function chosenHere(
  switches: readonly Switch[],
  topic: Topic,
  options: Options,
  all: readonly GameOption[],
): { option: GameOption; value: OptionValue }[] {
  const names = switches
    .filter((rule) => rule.values === undefined && rule.topics.includes(topic))
    .map(({ option }) => option);
  return all.flatMap((option) => {
    const value = options[option.name];
    const told = value !== undefined && names.includes(option.name) && value !== option.default;
    return told ? [{ option, value }] : [];
  });
}
