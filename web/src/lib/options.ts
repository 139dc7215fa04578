import type { GameInfo, GameOption, Options, OptionValue } from "../api/types";
import { catalogue } from "./catalogue.svelte";
import { t, words } from "./fluent.svelte";
import { capital } from "./plain";

/** The option whose choices give values to the others: the edition. */
export function editionOf(game: GameInfo): GameOption | null {
  return game.options.find((option) => presetsOf(option) !== null) ?? null;
}

/** The same of a game that is known by its name. */
export async function editionsOf(name: string): Promise<GameOption | null> {
  await catalogue.load();
  const game = catalogue.find(name);
  return game ? editionOf(game) : null;
}

export function presetsOf(option: GameOption): Record<string, Options> | null {
  const { presets } = option;
  return presets && Object.keys(presets).length > 0 ? presets : null;
}

/** Every option's value as the edition has it. */
export function optionsFor(game: GameInfo, edition: OptionValue | null): Options {
  const values: Options = {};
  for (const { name, default: value } of game.options) if (value !== null) values[name] = value;
  const leading = editionOf(game);
  if (!leading || edition === null) return values;
  return { ...values, [leading.name]: edition, ...presetsOf(leading)?.[String(edition)] };
}

/** What an option proposes to who speaks our language: the box that is sold there. */
export function usualValue(option: GameOption): OptionValue | null {
  return option.usual[words.language] ?? option.default ?? option.choices[0] ?? null;
}

/** What is played where nobody chooses. */
export function usualOptions(game: GameInfo): Options {
  const leading = editionOf(game);
  return optionsFor(game, leading && usualValue(leading));
}

/** Only what must be said: the edition, and the switches that differ from it. */
export function saidOptions(game: GameInfo, values: Options): Options {
  const leading = editionOf(game);
  const plain = optionsFor(game, leading ? (values[leading.name] ?? null) : null);
  const said = Object.entries(values).filter(
    ([name, value]) => name === leading?.name || plain[name] !== value,
  );
  return Object.fromEntries(said);
}

/** The key of an option's or a value's words in the game's catalogue. */
export function optionKey(name: string, value?: OptionValue): string {
  const parts = ["option", name, ...(value === undefined ? [] : [String(value)])];
  return parts.join("-").replaceAll(/[_ ]/g, "-");
}

/** What an option is called; where the game has no words for it, what it is about. */
export function optionLabel(option: GameOption): string {
  const key = optionKey(option.name);
  if (words.has(key)) return t(key);
  return capital(option.help || option.name.replaceAll("_", " "));
}

/** What a choice is called; without words of the game, the choice itself. */
export function valueLabel(option: GameOption, value: OptionValue): string {
  const key = optionKey(option.name, value);
  if (words.has(key)) return t(key);
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  return capital(value.replaceAll("_", " "));
}

/** A sentence about a choice, where the game has one. */
export function valueNote(option: GameOption, value: OptionValue | undefined): string {
  if (value === undefined) return "";
  const key = `${optionKey(option.name, value)}.about`;
  return words.has(key) ? t(key) : "";
}
